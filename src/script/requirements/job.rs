//! What the programs and the script of a job require together.

use super::{Requirements, features, modules};
use crate::script::commands::Boundary;
use crate::script::draw::IndexType;
use crate::script::program::{Pass, Producer};
use crate::script::raster::Rasterized;
use crate::script::{Command, Job, Program, ResourceKind};
use crate::types::Stage;
use std::cell::Cell;

thread_local! {
    static COMPUTED: Cell<u64> = const { Cell::new(0) };
}

/// Returns how often this thread has computed the requirements of a job: an executed
/// job needs them once.
pub fn computed() -> u64 {
    COMPUTED.get()
}

impl Requirements {
    /// The requirements of a job.
    pub fn of_job(job: &Job) -> Requirements {
        COMPUTED.set(COMPUTED.get() + 1);
        let mut all = Requirements::default();
        all.add(["transformFeedback"], "the job captures");
        for program in job.programs() {
            let names = program.features.iter().cloned();
            all.add(names, "the case requires it");
            let names = features::build(program.build).iter().copied();
            all.add(names, "the pipeline is built that way");
            all.add(features::raster(&program.raster), "the rasterization state");
            all.add(
                features::rasterized_stream(program.assembly.rasterized).to_vec(),
                "the rasterized stream is stated",
            );
            of_modules(program, &mut all);
            of_streams(program, &mut all);
            of_assembly(program, &mut all);
            of_resources(program, &mut all);
        }
        of_states(job, &mut all);
        of_instances(job, &mut all);
        of_queries(job, &mut all);
        of_commands(job, &mut all);
        of_memory(job, &mut all);
        let dynamic = job.program.pass == Pass::Dynamic;
        all.add_if(dynamic, ["dynamicRendering"], "draws in dynamic rendering");
        all
    }
}

fn of_modules(program: &Program, all: &mut Requirements) {
    for module in &program.modules {
        all.spirv_version = all.spirv_version.max(modules::version(&module.words));
        all.add(modules::stage(module.stage), "a stage of the program");
        let capabilities = modules::declared_capabilities(&module.words);
        let names = capabilities.filter_map(modules::capability).flatten();
        all.add(names, "a capability of a module");
    }
}

fn of_streams(program: &Program, all: &mut Requirements) {
    let producer = &program.assembly.producer;
    if let Producer::Geometry { emits, .. } = producer {
        let mut streams = emits.iter().filter_map(|emit| emit.stream());
        all.add_if(
            streams.any(|stream| stream > 0),
            ["geometryStreams"],
            "vertices go to streams other than 0",
        );
    }
    let shapes = features::shapes_of_streams(producer);
    all.add(shapes, "lines or triangles go to more than one stream");
}

/// What restart and dynamic state of a program require.
fn of_assembly(program: &Program, all: &mut Requirements) {
    let assembly = &program.assembly;
    let restart = features::restart(assembly.topology).filter(|_| assembly.restart);
    all.add(restart, "primitives of a list restart");
    let dynamic = program.dynamic.iter();
    let dynamic = dynamic.filter_map(|state| features::dynamic(*state, program.build));
    all.add(dynamic, "commands set the state");
    let names = features::divisor(assembly.divisor).iter().copied();
    all.add(names, "an attribute of instances has a divisor");
    if let Some(divisor) = assembly.divisor {
        all.add_limit("maxVertexAttribDivisor", divisor.into());
    }
}

/// What draws that do not begin at instance 0 require
/// (VUID-vkCmdDraw-pNext-09461).
fn of_instances(job: &Job, all: &mut Requirements) {
    let divides = |program: &Program| program.assembly.divisor.is_some_and(|d| d != 1);
    let begins_later = |command: &Command| match command {
        Command::Draw(draw) => draw.calls.iter().any(|call| call.first_instance != 0),
        Command::DrawByteCount(draw) => draw.first_instance != 0,
        _ => false,
    };
    all.add_if(
        job.programs().any(divides) && job.script.commands.iter().any(begins_later),
        ["supportsNonZeroFirstInstance"],
        "a draw with a divisor begins at a later instance",
    );
}

/// The features of stages that write resources, and the limits on the size and
/// number of resources.
fn of_resources(program: &Program, all: &mut Requirements) {
    for resource in &program.resources {
        if resource.kind == ResourceKind::Storage {
            let names = resource.stages.iter().map(|stage| match stage {
                Stage::Fragment => "fragmentStoresAndAtomics",
                Stage::Vertex
                | Stage::TessControl
                | Stage::TessEval
                | Stage::Geometry
                | Stage::Compute => "vertexPipelineStoresAndAtomics",
            });
            all.add(names, "a stage writes into a storage buffer");
        }
        if let Some(limit) = resource.kind.limit() {
            all.add_limit(limit, resource.bytes.len() as u64);
        }
    }
    for module in &program.modules {
        let count = |kinds: &[ResourceKind]| {
            let own = program.resources.iter();
            let own = own.filter(|r| r.stages.contains(&module.stage) && kinds.contains(&r.kind));
            own.count() as u64
        };
        all.add_limit(
            "maxPerStageDescriptorUniformBuffers",
            count(&[ResourceKind::Uniform]),
        );
        all.add_limit(
            "maxPerStageDescriptorStorageBuffers",
            count(&[ResourceKind::Storage, ResourceKind::ReadOnlyStorage]),
        );
    }
}

/// What is set while a program is bound: another class of topologies, restart
/// of a list.
fn of_states(job: &Job, all: &mut Requirements) {
    let mut bound = &job.program;
    let mut assembly = bound.assembly.clone();
    for command in &job.script.commands {
        match command {
            Command::Next(Boundary::CommandBuffer | Boundary::Submission | Boundary::Resubmit)
            | Command::BeginSecondary
            | Command::EndSecondary => bound = &job.program,
            Command::Use(number) => {
                let mut programs = job.programs();
                bound = programs
                    .nth(*number)
                    .expect("a valid script binds its programs");
            }
            Command::Set(state) => {
                assembly.set(*state);
                all.add(
                    features::rasterized_stream(assembly.rasterized).to_vec(),
                    "a command sets the rasterized stream",
                );
                all.add_if(
                    assembly.topology.class() != bound.assembly.topology.class(),
                    ["dynamicPrimitiveTopologyUnrestricted"],
                    "a command sets a topology of another class",
                );
                let restart = features::restart(assembly.topology);
                let restart = restart.filter(|_| assembly.restart);
                all.add(restart, "primitives of a list restart");
                continue;
            }
            _ => continue,
        }
        assembly = bound.assembly.clone();
    }
}

fn of_queries(job: &Job, all: &mut Requirements) {
    let rasterized = job.programs().map(|program| {
        let mut stages = program.modules.iter().map(|module| module.stage);
        let has_fragments = stages.any(|stage| stage == Stage::Fragment);
        let stream = program.assembly.rasterized_stream();
        program.raster.rasterized(has_fragments, stream)
    });
    let rasterized = rasterized.reduce(Rasterized::and);
    let mut rasterized = rasterized.expect("a job has a program");
    rasterized.other_stream |= job.script.rasterizes_other_streams();
    for query in &job.script.queries {
        all.add(
            features::query_read(&job.script.query_read),
            "queries are read that way",
        );
        all.add(features::query(*query, rasterized), "a query of the script");
    }
    all.add_if(
        job.script.inherits_queries(),
        ["inheritedQueries"],
        "a secondary command buffer inherits a query",
    );
}

fn of_commands(job: &Job, all: &mut Requirements) {
    for command in &job.script.commands {
        match command {
            Command::Draw(draw) => all.add(features::draw(draw), "a draw command"),
            Command::Barrier(barrier) => {
                all.add(features::sync(barrier.by), "a synchronization method");
            }
            Command::BeginConditional(_) => {
                all.add(["conditionalRendering"], "draws depend on a condition");
            }
            Command::DrawByteCount(_) => {
                all.add(["transformFeedbackDraw"], "a byte-count draw");
            }
            _ => {}
        }
    }
    all.add_if(
        job.script.inherits_condition(),
        ["inheritedConditionalRendering"],
        "a secondary command buffer inherits a condition",
    );
    let bytes = job.script.indices.iter().any(|i| i.kind == IndexType::U8);
    all.add_if(bytes, ["indexTypeUint8"], "indices of 8 bits");
    let restart = job.script.indices.iter().any(|i| i.restart.is_some());
    all.add_if(
        restart,
        ["primitiveRestartIndex"],
        "an index of the case restarts primitives",
    );
}

fn of_memory(job: &Job, all: &mut Requirements) {
    let placement = &job.script.placement;
    all.add(features::allocation(placement.allocation), "the allocation");
    let largest = job.script.buffers.iter().max().copied().unwrap_or(0);
    // The bytes before the buffer include a guard.
    let bytes = match placement.allocation.leading_bytes() {
        0 => largest,
        front => front + largest + job.guard,
    };
    all.add_limit("maxBufferSize", bytes);
    if placement.unseen.is_empty() {
        // A larger allocation may still succeed, and is tried there.
        all.add_limit("maxMemoryAllocationSize", bytes);
    }
}
