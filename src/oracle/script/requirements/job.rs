//! The joint requirements of the programs and the script of a job.
//!
//! The requirements of programs and script are computed once for each case, before
//! there are modules ([`Requirements::for_script`]). Each job adds those of its modules
//! and resources ([`Requirements::add_program`]) and hands them to the device.

use super::{Requirements, features, modules};
use crate::script::draw::IndexType;
use crate::script::program::{Pass, ProgramState, Provoking, State};
use crate::script::raster::Rasterized;
use crate::script::timeline::timeline;
use crate::script::{Command, Feature, Limit, Program, ResourceKind, Script};
use crate::types::Stage;
use std::cell::Cell;

thread_local! {
    static COMPUTED: Cell<u64> = const { Cell::new(0) };
}

/// Returns how often this thread has computed the requirements of a script: a case
/// needs them once.
pub fn computed() -> u64 {
    COMPUTED.get()
}

impl Requirements {
    /// The requirements of a script and of the programs that it draws with, whatever
    /// their modules are. `guard` is the number of bytes before each capture buffer.
    pub fn for_script(script: &Script, programs: &[ProgramState<'_>], guard: u64) -> Requirements {
        COMPUTED.set(COMPUTED.get() + 1);
        let mut all = Requirements::default();
        all.add([Feature::TransformFeedback], "the job captures");
        for program in programs {
            let names = program.features.iter().copied();
            all.add(names, "the case requires it");
            all.add_state(program);
            let assembly = program.assembly;
            let restart = features::restart(assembly.topology).filter(|_| assembly.restart);
            all.add(restart, "primitives of a list restart");
            if let Some(divisor) = assembly.divisor {
                all.add_limit(Limit::MaxVertexAttribDivisor, divisor.into());
            }
        }
        add_states(script, programs, &mut all);
        add_instances(script, programs, &mut all);
        add_queries(script, programs, &mut all);
        add_commands(script, &mut all);
        add_memory(script, guard, &mut all);
        for practice in &script.practices {
            let features = practice.features().iter().copied();
            all.add(features, "a practice of the script");
        }
        all
    }

    /// Adds what the state of a program requires.
    pub(super) fn add_state(&mut self, program: &ProgramState<'_>) {
        let names = features::build(program.build).iter().copied();
        self.add(names, "the pipeline is built that way");
        self.add(features::raster(program.raster), "the rasterization state");
        let stream = features::rasterized_stream(program.assembly.rasterized);
        self.add(stream.to_vec(), "the rasterized stream is stated");
        let dynamic = program.dynamic.iter();
        let dynamic = dynamic.filter_map(|state| features::dynamic(*state, program.build));
        self.add(dynamic, "commands set the state");
        let names = features::divisor(program.assembly.divisor).iter().copied();
        self.add(names, "an attribute of instances has a divisor");
        let producer = &program.assembly.producer;
        let streams = features::streams(producer);
        self.add(streams, "vertices are emitted to streams other than 0");
        let shapes = features::shapes_of_streams(producer);
        self.add(shapes, "lines or triangles are emitted to several streams");
        let dynamic = program.pass == Pass::Dynamic;
        self.add_if(
            dynamic,
            [Feature::DynamicRendering],
            "draws in dynamic rendering",
        );
    }

    /// Adds what the modules and the resources of a program require.
    pub fn add_program(&mut self, program: &Program) {
        for module in &program.modules {
            self.spirv_version = self.spirv_version.max(modules::version(&module.words));
            self.add(modules::stage(module.stage), "a stage of the program");
            let capabilities = modules::declared_capabilities(&module.words);
            let names = capabilities.filter_map(modules::capability).flatten();
            self.add(names, "a capability of a module");
        }
        add_resources(program, self);
    }

    /// Adds what the stages of a program require whose draws the device generates.
    pub fn add_generated(&mut self, program: &Program) {
        let modules = program.modules.iter();
        let names = modules.filter_map(|module| features::generated_stage(module.stage));
        self.add(names, "the device generates draws with the stage");
    }
}

/// The requirement of draws that do not begin at instance 0 (VUID-vkCmdDraw-pNext-09461).
fn add_instances(script: &Script, programs: &[ProgramState<'_>], all: &mut Requirements) {
    let divides = |program: &ProgramState<'_>| {
        let inputs = program.resources.iter().flat_map(|one| &one.inputs);
        let mut divisors = inputs.filter_map(|input| input.divisor);
        program.assembly.divisor.is_some_and(|d| d != 1) || divisors.any(|divisor| divisor != 1)
    };
    all.add_if(
        programs.iter().any(divides) && script.draws_later_instances(),
        [Feature::SupportsNonZeroFirstInstance],
        "a draw with a divisor begins at a later instance",
    );
}

/// The features of stages that write resources, and the limits on the size and
/// number of resources.
fn add_resources(program: &Program, all: &mut Requirements) {
    for resource in &program.resources {
        if resource.kind == ResourceKind::Storage {
            let names = resource.stages.iter().map(|stage| match stage {
                Stage::Fragment => Feature::FragmentStoresAndAtomics,
                Stage::Vertex
                | Stage::TessControl
                | Stage::TessEval
                | Stage::Geometry
                | Stage::Compute => Feature::VertexPipelineStoresAndAtomics,
            });
            all.add(names, "a stage writes into a storage buffer");
        }
        for input in &resource.inputs {
            let names = features::divisor(input.divisor.filter(|divisor| *divisor != 1));
            all.add(names.iter().copied(), "an attribute has a divisor");
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
            Limit::MaxPerStageDescriptorUniformBuffers,
            count(&[ResourceKind::Uniform]),
        );
        all.add_limit(
            Limit::MaxPerStageDescriptorStorageBuffers,
            count(&[ResourceKind::Storage, ResourceKind::ReadOnlyStorage]),
        );
    }
}

/// The requirements of state that is set while a program is bound: another class of
/// topologies, restart of a list.
fn add_states(script: &Script, programs: &[ProgramState<'_>], all: &mut Requirements) {
    for (_, before, command) in timeline(script) {
        if let Some(set) = command.effects().sets {
            let bound = programs[before.program].assembly;
            let mut assembly = before.assembly(bound);
            assembly.set(set);
            all.add(
                features::rasterized_stream(assembly.rasterized).to_vec(),
                "a command sets the rasterized stream",
            );
            all.add_if(
                assembly.topology.class() != bound.topology.class(),
                [Feature::DynamicPrimitiveTopologyUnrestricted],
                "a command sets a topology of another class",
            );
            all.add_if(
                set == State::Provoking(Provoking::Last),
                [Feature::ProvokingVertexLast],
                "a command sets the last vertex as provoking",
            );
            let restart = features::restart(assembly.topology);
            let restart = restart.filter(|_| assembly.restart);
            all.add(restart, "primitives of a list restart");
        }
    }
}

fn add_queries(script: &Script, programs: &[ProgramState<'_>], all: &mut Requirements) {
    let rasterized = programs
        .iter()
        .map(|program| {
            let stream = program.assembly.rasterized_stream();
            let has_fragments = program.has_fragment_shader;
            program.raster.rasterized(has_fragments, stream)
        })
        .reduce(Rasterized::and)
        .expect("a script draws with at least one program")
        .and(script.rasterized());
    for query in &script.queries {
        all.add(
            features::query_read(&script.query_read),
            "queries are read that way",
        );
        all.add(features::query(*query, rasterized), "a query of the script");
    }
    all.add_if(
        script.inherits_queries(),
        [Feature::InheritedQueries],
        "a secondary command buffer inherits a query",
    );
}

/// The features that commands require that name memory by device addresses. The extension
/// depends on the last two (vk.xml, VK_KHR_device_address_commands).
const ADDRESSES: [Feature; 4] = [
    Feature::DeviceAddressCommands,
    Feature::BufferDeviceAddress,
    Feature::Synchronization2,
    Feature::ExtendedDynamicState,
];

fn add_commands(script: &Script, all: &mut Requirements) {
    all.add_if(
        script.uses_addresses(),
        ADDRESSES,
        "a command names memory by its address",
    );
    for command in &script.commands {
        match command {
            Command::Draw(draw) => all.add(features::draw(draw), "a draw command"),
            Command::Barrier(barrier) => {
                all.add(features::sync(barrier.by), "a synchronization method");
            }
            Command::BeginConditional(_) => {
                all.add(
                    [Feature::ConditionalRendering],
                    "draws depend on a condition",
                );
            }
            Command::DrawByteCount(_) => {
                all.add([Feature::TransformFeedbackDraw], "a byte-count draw");
            }
            Command::Neutral(neutral) => {
                let features = neutral.features().iter().copied();
                all.add(features, "a command of the script");
            }
            Command::Bind(_)
            | Command::Begin(_)
            | Command::End(_)
            | Command::Use(_)
            | Command::Set(_)
            | Command::Consume(_)
            | Command::Copy(_)
            | Command::WriteCounter(_)
            | Command::EndConditional
            | Command::BeginQuery(_)
            | Command::EndQuery(_)
            | Command::ResetQuery(_)
            | Command::Next(_)
            | Command::BeginSecondary
            | Command::EndSecondary => {}
        }
    }
    all.add_if(
        script.inherits_condition(),
        [Feature::InheritedConditionalRendering],
        "a secondary command buffer inherits a condition",
    );
    let bytes = script.indices.iter().any(|i| i.kind == IndexType::U8);
    all.add_if(bytes, [Feature::IndexTypeUint8], "indices of 8 bits");
    let restart = script.indices.iter().any(|i| i.restart.is_some());
    all.add_if(
        restart,
        [Feature::PrimitiveRestartIndex],
        "an index of the case restarts primitives",
    );
}

fn add_memory(script: &Script, guard: u64, all: &mut Requirements) {
    let placement = &script.placement;
    all.add(features::allocation(placement.allocation), "the allocation");
    // A script that binds nothing has no buffers.
    let largest = script.buffers.iter().copied().fold(0, u64::max);
    // The bytes before the buffer include a guard.
    let bytes = match placement.allocation.leading_bytes() {
        0 => largest,
        front => front + largest + guard,
    };
    all.add_limit(Limit::MaxBufferSize, bytes);
    if placement.unseen.is_empty() {
        // A larger allocation may still succeed, and is tried there.
        all.add_limit(Limit::MaxMemoryAllocationSize, bytes);
    }
}
