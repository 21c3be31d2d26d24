//! Jobs that together make every call that captures make.

mod resources;

use super::query_scenarios::{queries, reset_again};
use crate::script::barrier::{Barrier, Dependency, SyncMethod};
use crate::script::commands::{
    Bind, BoundRange, Boundary, CounterCall, QueryDeclaration, QueryKind, RangeSize,
};
use crate::script::condition::Condition;
use crate::script::consume::{BufferCopy, CapturedSource, Consume, Copier, DrawInput, ReadAs};
use crate::script::counters::{CounterArrays, CounterHome, CounterPlace, WriteCounter, WriteMeans};
use crate::script::draw::{ByteCountDraw, DrawCall, DrawForm, IndexBuffer, IndexType};
use crate::script::neutral::{Neutral, NeutralPlace};
use crate::script::placement::{Allocation, Place};
use crate::script::practice::Practice;
use crate::script::program::{Assembly, Build, Dynamic, Pass, Provoking, State};
use crate::script::query_read::{
    BeginBy, CopyPlace, QueryRead, ReadBy, ReadWhen, ResetAgain, ResetBy,
};
use crate::script::raster::Discard;
use crate::script::{
    Command, Draw, Job, Program, ProgramUse, ResourceKind, Script, Topology, validate_calls,
};
use crate::spirv::ShaderModule;
use crate::types::Stage;
use crate::units::{Binding, CounterIndex, ProgramIndex, Stream};

use resources::{resource, resources, resources_with};

/// A module without instructions: the fake driver compiles nothing.
fn module(stage: Stage) -> ShaderModule {
    ShaderModule {
        stage,
        words: [0x0723_0203, 0x0001_0000, 0, 1, 0].as_slice().into(),
    }
}

pub(super) fn program(stages: &[Stage]) -> Program {
    Program {
        modules: stages.iter().map(|stage| module(*stage)).collect(),
        ..Program::default()
    }
}

/// A job that executes these commands, with two capture buffers and two counters.
fn job(program: Program, commands: Vec<Command>) -> Job {
    job_with(program, commands, |_| ())
}

/// A job that executes these commands, with a change of its script.
pub(super) fn job_with(
    program: Program,
    commands: Vec<Command>,
    change: impl FnOnce(&mut Script),
) -> Job {
    job_of(program, Vec::new(), commands, change)
}

/// A job that executes these commands, with additional programs and a change of its
/// script.
fn job_of(
    program: Program,
    extra_programs: Vec<Program>,
    commands: Vec<Command>,
    change: impl FnOnce(&mut Script),
) -> Job {
    let mut script = Script {
        buffers: vec![1024; 2],
        counters: vec![Some(16), None],
        commands,
        ..Script::default()
    };
    change(&mut script);
    let program_use = ProgramUse {
        dynamic: Dynamic::ALL.to_vec(),
        ..ProgramUse::new(&program, [])
    };
    let uses = vec![program_use; 2];
    Job::new(
        program,
        extra_programs,
        validate_calls(script, uses).expect("the script is legal"),
        256,
    )
}

fn bind() -> Command {
    let range = |buffer, size| BoundRange {
        buffer,
        offset: 0,
        size,
    };
    Command::Bind(Bind::new(
        Binding(0),
        vec![
            range(0, RangeSize::Bytes(512)),
            range(1, RangeSize::WholeSize),
        ],
    ))
}

fn call(counters: &[Option<u32>]) -> CounterCall {
    let counters = counters.iter().map(|counter| counter.map(CounterIndex));
    CounterCall::new(Binding(0), counters.collect())
}

fn begin(counters: &[Option<u32>]) -> Command {
    Command::Begin(call(counters))
}

fn end(counters: &[Option<u32>]) -> Command {
    Command::End(call(counters))
}

pub(super) fn draw() -> Command {
    Command::Draw(Draw::plain(3, 1, 0, 0))
}

/// The draw between a bind, a begin and an end.
pub(super) fn capture(draws: Vec<Command>) -> Vec<Command> {
    let before = vec![bind(), begin(&[])];
    [before, draws, vec![end(&[])]].concat()
}

fn indexed(form: DrawForm) -> Command {
    let calls = match form {
        DrawForm::Direct => 1,
        DrawForm::Multi
        | DrawForm::Indirect
        | DrawForm::IndirectCount { .. }
        | DrawForm::Generated { .. }
        | DrawForm::GeneratedCount { .. } => 2,
    };
    let call = DrawCall {
        vertices: 3,
        instances: 1,
        ..DrawCall::default()
    };
    Command::Draw(Draw {
        form,
        indices: Some(0),
        calls: vec![call; calls],
    })
}

fn draw_forms(program: Program, forms: &[DrawForm]) -> Job {
    let mut draws = Vec::new();
    for &form in forms {
        draws.push(indexed(form));
        if let Command::Draw(draw) = indexed(form) {
            draws.push(Command::Draw(Draw {
                indices: None,
                ..draw
            }));
        }
    }
    job_with(program, capture(draws), |script| {
        script.indices = vec![IndexBuffer {
            kind: IndexType::U16,
            values: vec![0, 1, 2],
            restart: Some(7),
        }];
    })
}

/// Pause and resume with counters, written by the application and drawn by.
fn counters() -> Job {
    let write = |by| {
        Command::WriteCounter(WriteCounter {
            counter: CounterIndex(0),
            value: 4,
            by,
        })
    };
    let barrier = |order, by| Command::Barrier(Barrier::new(order, by));
    let commands = vec![
        bind(),
        write(WriteMeans::Update),
        write(WriteMeans::Fill),
        write(WriteMeans::Copy),
        barrier(Dependency::Written, SyncMethod::Core),
        begin(&[Some(0), None]),
        draw(),
        end(&[Some(0), Some(1)]),
        barrier(Dependency::Counters, SyncMethod::Event),
        barrier(Dependency::CounterDraws, SyncMethod::Event2),
        barrier(Dependency::Data, SyncMethod::Sync2),
        barrier(Dependency::Data, SyncMethod::Buffers),
        begin(&[Some(0)]),
        Command::DrawByteCount(ByteCountDraw {
            instances: 1,
            first_instance: 0,
            counter: CounterIndex(1),
            counter_offset: 0,
            stride: 16,
            vertices: 1,
            by_address: false,
        }),
        end(&[]),
    ];
    job(program(&[Stage::Vertex]), commands)
}

/// Captures, counters and a byte-count draw by address, in this kind of memory.
fn addressed(allocation: Allocation) -> Job {
    let range = |buffer, offset, size| BoundRange {
        buffer,
        offset,
        size: RangeSize::Bytes(size),
    };
    let barrier = |order| Command::Barrier(Barrier::new(order, SyncMethod::Core));
    let mut commands = vec![
        Command::Bind(Bind::new(
            Binding(0),
            vec![range(0, 16, 512), range(1, 4, 256)],
        )),
        begin(&[Some(0), None]),
        draw(),
        end(&[Some(0), Some(1)]),
        barrier(Dependency::Counters),
        barrier(Dependency::CounterDraws),
        barrier(Dependency::Data),
        begin(&[]),
        Command::DrawByteCount(ByteCountDraw {
            instances: 2,
            first_instance: 1,
            counter: CounterIndex(1),
            counter_offset: 8,
            stride: 16,
            vertices: 1,
            by_address: false,
        }),
        Command::End(CounterCall {
            arrays: CounterArrays::Neither,
            ..CounterCall::new(Binding(0), vec![None, None])
        }),
    ];
    for command in &mut commands {
        command.set_by_address(true);
    }
    job_with(program(&[Stage::Vertex]), commands, |script| {
        let home = CounterHome::Capture(1);
        let place = CounterPlace { home, offset: 512 };
        script.counter_places = [(CounterIndex(1), place)].into();
        script.placement.allocation = allocation;
    })
}

/// Every neutral command where it is legal.
fn neutral() -> Job {
    let at = |place| {
        let all = Neutral::ALL.iter().copied();
        all.filter(move |neutral| neutral.place() == place)
            .map(Command::Neutral)
    };
    let mut inside = vec![draw()];
    inside.extend(at(NeutralPlace::InPass).chain(at(NeutralPlace::Anywhere)));
    let mut commands: Vec<_> = at(NeutralPlace::OutsidePass).collect();
    commands.extend(capture(inside));
    commands.extend(at(NeutralPlace::OutsidePass));
    job(program(&[Stage::Vertex]), commands)
}

/// Secondary command buffers, with state that they inherit.
fn secondaries(pass: Pass) -> Job {
    let mut commands = vec![
        Command::BeginConditional(Condition {
            value: 1,
            inverted: true,
        }),
        Command::BeginSecondary,
    ];
    commands.extend(capture(vec![draw()]));
    commands.extend([Command::EndSecondary, Command::EndConditional]);
    commands.extend(capture(vec![draw()]));
    let program = Program {
        pass,
        ..program(&[Stage::Vertex])
    };
    job(program, commands)
}

/// Several command buffers and submissions, one of them made twice, and a copy
/// by the host between two.
fn submissions() -> Job {
    let next = |boundary| vec![Command::Next(boundary)];
    let copy = Command::Copy(BufferCopy {
        by: Copier::Host,
        from: CapturedSource::Counter(CounterIndex(0)),
        to: Place {
            buffer: 1,
            offset: 0,
        },
        bytes: 4,
    });
    let commands = [
        capture(vec![draw()]),
        next(Boundary::CommandBuffer),
        capture(vec![draw()]),
        next(Boundary::Submission),
        capture(vec![draw()]),
        next(Boundary::Resubmit),
        capture(vec![draw()]),
        vec![copy],
        next(Boundary::Submission),
        capture(vec![draw()]),
    ];
    job(program(&[Stage::Vertex]), commands.concat())
}

/// A write of a counter, in a submission that ends with this boundary.
pub(super) fn counter_written(boundary: Boundary) -> Job {
    let write = Command::WriteCounter(WriteCounter {
        counter: CounterIndex(0),
        value: 4,
        by: WriteMeans::Update,
    });
    let commands = vec![write, Command::Next(boundary), draw()];
    job(program(&[Stage::Vertex]), commands)
}

/// Two subpasses, a dependency of the first on itself, and another pipeline.
fn subpasses() -> Job {
    let commands = vec![
        bind(),
        begin(&[]),
        draw(),
        end(&[]),
        Command::Barrier(Barrier::new(Dependency::Data, SyncMethod::Inside)),
        Command::Barrier(Barrier::new(Dependency::Data, SyncMethod::Subpass)),
        Command::Next(Boundary::Subpass),
        Command::Use(ProgramIndex(1)),
        Command::Set(State::Topology(Topology::LineStrip)),
        Command::Set(State::Restart(true)),
        Command::Set(State::Provoking(Provoking::Last)),
        Command::Set(State::Stream(Stream(0))),
        Command::Set(State::Discard(false)),
        begin(&[]),
        draw(),
        end(&[]),
    ];
    let mut other = program(&[Stage::Vertex]);
    other.assembly.topology = Topology::Lines;
    other.dynamic = vec![
        Dynamic::Topology,
        Dynamic::Restart,
        Dynamic::Provoking,
        Dynamic::Stream,
        Dynamic::Discard,
    ];
    other.assembly.discard = Some(true);
    job_of(program(&[Stage::Vertex]), vec![other], commands, |_| ())
}

/// Captured data as the input of later draws and copies.
fn reads(reads: ReadAs) -> Job {
    let from = CapturedSource::Captured(Place {
        buffer: 0,
        offset: 0,
    });
    let consume = |by| Command::Consume(Consume { by, from });
    let mut program = program(&[Stage::Vertex]);
    program.reads = Some(reads);
    let mut commands = capture(vec![draw()]);
    commands.extend([
        Command::Barrier(Barrier::new(Dependency::Copy, SyncMethod::Core)),
        Command::Copy(BufferCopy {
            by: Copier::Queue,
            from,
            to: Place {
                buffer: 1,
                offset: 0,
            },
            bytes: 16,
        }),
        consume(DrawInput::Data(reads)),
        consume(DrawInput::Index),
        indexed(DrawForm::Direct),
        consume(DrawInput::Indirect { stride: 16 }),
        consume(DrawInput::Count),
        Command::Draw(Draw {
            form: DrawForm::IndirectCount { count: 1, max: 1 },
            ..Draw::plain(3, 1, 0, 0)
        }),
    ]);
    job_with(program, commands, |script| {
        script.indices = vec![IndexBuffer {
            kind: IndexType::U32,
            values: vec![0, 1, 2],
            restart: None,
        }];
    })
}

/// A job that shows each practice, with one of them or none.
pub(super) fn practice(practice: Option<Practice>) -> Job {
    let pass = if practice == Some(Practice::SuspendedRendering) {
        Pass::Dynamic
    } else {
        Pass::RenderPass
    };
    if practice == Some(Practice::ObjectBinaries) {
        return captured_by_objects(practice.as_slice());
    }
    if let Some(Practice::AllStages | Practice::DynamicVertexInput) = practice {
        return resources_with(pass, practice);
    }
    if practice == Some(Practice::DynamicDomainOrigin) {
        let mut program = program(&[Stage::Vertex, Stage::TessControl, Stage::TessEval]);
        program.assembly.topology = Topology::Patches;
        program.assembly.patch_points = 1;
        return job_with(program, capture(vec![draw()]), |script| {
            script.practices = practice.into_iter().collect();
        });
    }
    practices(pass, practice.as_slice())
}

/// A capture with indices, and one in a secondary command buffer.
fn practices(pass: Pass, practices: &[Practice]) -> Job {
    let mut program = program(&[Stage::Vertex]);
    program.pass = pass;
    program.dynamic = vec![Dynamic::Topology];
    program.raster.discard = Discard::Off;
    let mut commands = capture(vec![indexed(DrawForm::Direct)]);
    let is_reused = practices.contains(&Practice::ReusedSecondaries);
    for _ in 0..1 + usize::from(is_reused) {
        commands.push(Command::BeginSecondary);
        commands.extend(capture(vec![draw()]));
        commands.push(Command::EndSecondary);
    }
    let query = QueryDeclaration {
        kind: QueryKind::TransformFeedback,
        stream: Stream(0),
    };
    job_with(program, commands, |script| {
        script.indices = vec![IndexBuffer {
            kind: IndexType::U16,
            values: vec![0, 1, 2, 3],
            restart: None,
        }];
        script.queries = vec![query];
        script.practices = practices.iter().copied().collect();
    })
}

fn build(build: Build) -> Job {
    let mut program = program(&[Stage::Vertex, Stage::TessControl, Stage::TessEval]);
    program.assembly = Assembly {
        topology: Topology::Patches,
        patch_points: 3,
        ..Assembly::default()
    };
    program.build = build;
    if build.makes_objects() {
        program.pass = Pass::Dynamic;
        program.assembly.provoking = Some(Provoking::First);
        let fragment = module(Stage::Fragment);
        program.modules.extend([module(Stage::Geometry), fragment]);
        program.resources = vec![resource(ResourceKind::Target, 0, 256, Stage::Fragment)];
    } else {
        program.dynamic = vec![Dynamic::PatchPoints];
    }
    job(program, capture(vec![draw()]))
}

/// A program of shader objects.
fn objects() -> Program {
    let mut program = program(&[Stage::Vertex]);
    program.build = Build::ShaderObjects;
    program.pass = Pass::Dynamic;
    program
}

/// A capture by shader objects, with these practices.
pub(super) fn captured_by_objects(practices: &[Practice]) -> Job {
    job_with(objects(), capture(vec![draw()]), |script| {
        script.practices = practices.iter().copied().collect();
    })
}

/// A capture that is resumed after a barrier for the buffers, in this memory.
pub(super) fn placed(allocation: Allocation) -> Job {
    let barrier = Barrier::new(Dependency::Counters, SyncMethod::Buffers);
    let capture = [begin(&[Some(0)]), draw(), end(&[Some(0)])];
    let mut commands = vec![bind()];
    commands.extend(capture.clone());
    commands.push(Command::Barrier(barrier));
    commands.extend(capture);
    job_with(program(&[Stage::Vertex]), commands, |script| {
        script.placement.allocation = allocation;
    })
}

/// Commands that the device does not generate.
const FORMS: [DrawForm; 4] = [
    DrawForm::Direct,
    DrawForm::Multi,
    DrawForm::Indirect,
    DrawForm::IndirectCount { count: 1, max: 2 },
];

/// Commands that the device generates.
const GENERATED_FORMS: [DrawForm; 3] = [
    DrawForm::Generated {
        count: None,
        max: 2,
    },
    DrawForm::Generated {
        count: Some(3),
        max: 1,
    },
    DrawForm::GeneratedCount { count: 1, max: 2 },
];

/// The names of the jobs whose draws the device generates.
pub(super) const GENERATED: &str = "generated draws";
pub(super) const GENERATED_BY_OBJECTS: &str = "generated draws of shader objects";

/// The name of the job whose commands name memory by its address.
pub(super) const ADDRESSED: &str = "commands by address";

/// Every job, by a name for messages.
pub(crate) fn all() -> Vec<(&'static str, Job)> {
    let early = QueryRead {
        when: ReadWhen::Submitted,
        reset: ResetBy::Host,
        ..QueryRead::default()
    };
    let copied = QueryRead {
        by: ReadBy::Copy,
        begin: BeginBy::Plain,
        free: Some(1),
        ..QueryRead::default()
    };
    let copied_at = |place| QueryRead {
        by: ReadBy::Copy,
        place,
        ..QueryRead::default()
    };
    let unavailable = QueryRead {
        when: ReadWhen::Reset,
        wait: false,
        ..early
    };
    let reset_between = QueryRead {
        wait: false,
        reset_again: ResetAgain::Host,
        ..QueryRead::default()
    };
    vec![
        (
            "plain capture",
            job(program(&[Stage::Vertex]), capture(vec![draw()])),
        ),
        (
            "draw commands",
            draw_forms(program(&[Stage::Vertex]), &FORMS),
        ),
        (
            GENERATED,
            draw_forms(program(&[Stage::Vertex]), &GENERATED_FORMS),
        ),
        (
            GENERATED_BY_OBJECTS,
            draw_forms(objects(), &GENERATED_FORMS),
        ),
        ("counters", counters()),
        ("queries", queries(QueryRead::default())),
        ("queries read early", queries(early)),
        ("queries read before submission", queries(unavailable)),
        ("queries copied", queries(copied)),
        (
            "queries copied after their ends",
            queries(copied_at(CopyPlace::Ended)),
        ),
        (
            "queries copied by a submission",
            queries(copied_at(CopyPlace::Submission)),
        ),
        (
            "queries copied by a secondary command buffer",
            queries(copied_at(CopyPlace::Secondary)),
        ),
        (
            "queries reset between submissions",
            reset_again(reset_between, &[0, 1]),
        ),
        ("secondary command buffers", secondaries(Pass::RenderPass)),
        (
            "secondary command buffers in dynamic rendering",
            secondaries(Pass::Dynamic),
        ),
        ("neutral commands", neutral()),
        ("submissions", submissions()),
        ("subpasses", subpasses()),
        ("resources", resources(Pass::RenderPass)),
        ("resources in dynamic rendering", resources(Pass::Dynamic)),
        (
            "a domain origin that is set by a command",
            practice(Some(Practice::DynamicDomainOrigin)),
        ),
        (
            "vertex input that is set by a command",
            practice(Some(Practice::DynamicVertexInput)),
        ),
        (
            "resources that every stage may read",
            practice(Some(Practice::AllStages)),
        ),
        ("vertex buffers", reads(ReadAs::Vertex)),
        ("uniform buffers", reads(ReadAs::Uniform)),
        ("texel buffers", reads(ReadAs::StorageTexel)),
        ("fast-linked pipeline libraries", build(Build::FastLink)),
        ("optimised pipeline libraries", build(Build::OptimisedLink)),
        ("shader objects", build(Build::ShaderObjects)),
        ("linked shader objects", build(Build::LinkedObjects)),
        (
            "shader objects from binary code",
            captured_by_objects(&[Practice::ObjectBinaries]),
        ),
        ("host-coherent memory", placed(Allocation::HostCoherent)),
        ("device-local memory", placed(Allocation::DeviceLocal)),
        ("dedicated memory", placed(Allocation::Dedicated)),
        (
            "dedicated device memory",
            placed(Allocation::DeviceDedicated),
        ),
        ("sparse memory", placed(Allocation::Sparse)),
        ("imported memory", placed(Allocation::Imported)),
        ("aliased memory", placed(Allocation::Aliased)),
        ("memory after a gap", placed(Allocation::After16MiB)),
        (ADDRESSED, addressed(Allocation::HostCached)),
        (
            "commands by address in device memory",
            addressed(Allocation::DeviceLocal),
        ),
        (
            "commands by address in aliased memory",
            addressed(Allocation::Aliased),
        ),
        (
            "practices",
            practices(
                Pass::RenderPass,
                &[
                    Practice::RangeOffset,
                    Practice::IndexOffset,
                    Practice::StateFirst,
                    Practice::RasterState,
                    Practice::ExtendedRasterState,
                    Practice::ExtendedRasterState3,
                    Practice::Submit2,
                    Practice::RenderPass2,
                    Practice::ResetBuffers,
                    Practice::ExecutedAgain,
                    Practice::SeveralSecondaries,
                    Practice::ReusedSecondaries,
                    Practice::CacheData,
                    Practice::OtherCaptureCached,
                ],
            ),
        ),
        (
            "practices in dynamic rendering",
            practices(
                Pass::Dynamic,
                &[
                    Practice::ResetPool,
                    Practice::NestedSecondaries,
                    Practice::SuspendedRendering,
                    Practice::DerivedPipelines,
                    Practice::NegativeHeight,
                    Practice::NegativeOneToOne,
                ],
            ),
        ),
        ("addressed memory", placed(Allocation::Addressed)),
    ]
}
