//! Barriers as calls: pipeline barriers, events, and what subpasses depend on.
//!
//! The stages and accesses of `script::barrier` as flags. Both versions of the calls take the same flags, as far as the
//! first has them.
//!
//! Vulkan chapters "Synchronization and Cache Control", "Render Pass Creation".

use super::error::failed;
use super::logical::Logical;
use crate::script::barrier::{Access, Barrier, Stage, SyncMethod};
use crate::script::timeline::timeline;
use crate::script::{Command, ExecuteError, Script};
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

fn stage_flags(stage: Stage) -> vk::PipelineStageFlags2 {
    match stage {
        Stage::TransformFeedback => vk::PipelineStageFlags2::TRANSFORM_FEEDBACK_EXT,
        Stage::DrawIndirect => vk::PipelineStageFlags2::DRAW_INDIRECT,
        Stage::VertexInput => vk::PipelineStageFlags2::VERTEX_INPUT,
        Stage::VertexAttributeInput => vk::PipelineStageFlags2::VERTEX_ATTRIBUTE_INPUT,
        Stage::IndexInput => vk::PipelineStageFlags2::INDEX_INPUT,
        Stage::VertexShader => vk::PipelineStageFlags2::VERTEX_SHADER,
        Stage::Transfer => vk::PipelineStageFlags2::TRANSFER,
        Stage::Copy => vk::PipelineStageFlags2::COPY,
        Stage::Host => vk::PipelineStageFlags2::HOST,
    }
}

fn access_flags(access: Access) -> vk::AccessFlags2 {
    match access {
        Access::TransformFeedbackWrite => vk::AccessFlags2::TRANSFORM_FEEDBACK_WRITE_EXT,
        Access::TransformFeedbackCounterWrite => {
            vk::AccessFlags2::TRANSFORM_FEEDBACK_COUNTER_WRITE_EXT
        }
        Access::TransformFeedbackCounterRead => {
            vk::AccessFlags2::TRANSFORM_FEEDBACK_COUNTER_READ_EXT
        }
        Access::IndirectCommandRead => vk::AccessFlags2::INDIRECT_COMMAND_READ,
        Access::VertexAttributeRead => vk::AccessFlags2::VERTEX_ATTRIBUTE_READ,
        Access::IndexRead => vk::AccessFlags2::INDEX_READ,
        Access::UniformRead => vk::AccessFlags2::UNIFORM_READ,
        Access::ShaderRead => vk::AccessFlags2::SHADER_READ,
        Access::ShaderStorageRead => vk::AccessFlags2::SHADER_STORAGE_READ,
        Access::ShaderSampledRead => vk::AccessFlags2::SHADER_SAMPLED_READ,
        Access::TransferRead => vk::AccessFlags2::TRANSFER_READ,
        Access::TransferWrite => vk::AccessFlags2::TRANSFER_WRITE,
        Access::HostRead => vk::AccessFlags2::HOST_READ,
    }
}

/// Stages and accesses of a memory dependency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Masks {
    pub from: vk::PipelineStageFlags2,
    pub from_access: vk::AccessFlags2,
    pub to: vk::PipelineStageFlags2,
    pub to_access: vk::AccessFlags2,
}

impl Masks {
    fn new(barrier: Barrier) -> Masks {
        let ((from, from_access), (to, to_access)) = barrier.sides();
        Masks {
            from: stage_flags(from),
            from_access: access_flags(from_access),
            to: stage_flags(to),
            to_access: access_flags(to_access),
        }
    }

    fn add(&mut self, other: Masks) {
        self.from |= other.from;
        self.from_access |= other.from_access;
        self.to |= other.to;
        self.to_access |= other.to_access;
    }
}

/// The first version's flags: the same bits, as far as it has them.
fn old_stages(stages: vk::PipelineStageFlags2) -> vk::PipelineStageFlags {
    vk::PipelineStageFlags::from_raw(stages.as_raw() as u32)
}

fn old_accesses(accesses: vk::AccessFlags2) -> vk::AccessFlags {
    vk::AccessFlags::from_raw(accesses.as_raw() as u32)
}

/// The events of a recording; destroyed with it.
pub(super) struct Events {
    device: Arc<Logical>,
    all: Vec<vk::Event>,
}

impl Events {
    pub fn new(device: &Arc<Logical>) -> Events {
        Events {
            device: Arc::clone(device),
            all: Vec::new(),
        }
    }

    fn add(&mut self) -> Result<vk::Event, ExecuteError> {
        let info = vk::EventCreateInfo::default();
        // SAFETY: the device is alive.
        let event = unsafe { self.device.raw().create_event(&info, None) }
            .map_err(failed("vkCreateEvent"))?;
        self.all.push(event);
        Ok(event)
    }

    /// Records a barrier; `buffers` are those that it may be about. The plan
    /// made sure that a pass is active or not, as its method requires.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn record(
        &mut self,
        commands: vk::CommandBuffer,
        barrier: Barrier,
        buffers: &[vk::Buffer],
    ) -> Result<(), ExecuteError> {
        let masks = Masks::new(barrier);
        let device = self.device.raw();
        let (from, to) = (old_stages(masks.from), old_stages(masks.to));
        let memory = [vk::MemoryBarrier::default()
            .src_access_mask(old_accesses(masks.from_access))
            .dst_access_mask(old_accesses(masks.to_access))];
        let memory2 = [vk::MemoryBarrier2::default()
            .src_stage_mask(masks.from)
            .src_access_mask(masks.from_access)
            .dst_stage_mask(masks.to)
            .dst_access_mask(masks.to_access)];
        let info = vk::DependencyInfo::default().memory_barriers(&memory2);
        let flags = vk::DependencyFlags::empty();
        match barrier.by {
            // SAFETY: outside of a pass, or inside of a subpass that depends on
            // itself by these masks; transform feedback is enabled.
            SyncMethod::Core | SyncMethod::Inside => unsafe {
                device.cmd_pipeline_barrier(commands, from, to, flags, &memory, &[], &[]);
            },
            SyncMethod::Buffers => {
                let barriers: Vec<_> = buffers
                    .iter()
                    .map(|&buffer| {
                        vk::BufferMemoryBarrier::default()
                            .src_access_mask(old_accesses(masks.from_access))
                            .dst_access_mask(old_accesses(masks.to_access))
                            .src_queue_family_index(vk::QUEUE_FAMILY_IGNORED)
                            .dst_queue_family_index(vk::QUEUE_FAMILY_IGNORED)
                            .buffer(buffer)
                            .size(vk::WHOLE_SIZE)
                    })
                    .collect();
                // SAFETY: outside of a pass; the buffers are alive.
                unsafe {
                    device.cmd_pipeline_barrier(commands, from, to, flags, &[], &barriers, &[]);
                }
            }
            // SAFETY: as for `Core`; `synchronization2` is enabled.
            SyncMethod::Sync2 => unsafe {
                let functions = self.device.synchronization2();
                functions.cmd_pipeline_barrier2(commands, &info);
            },
            SyncMethod::Event => {
                let event = self.add()?;
                let device = self.device.raw();
                // SAFETY: outside of a pass; the event is new and of this device.
                unsafe {
                    device.cmd_set_event(commands, event, from);
                    device.cmd_wait_events(commands, &[event], from, to, &memory, &[], &[]);
                }
            }
            SyncMethod::Event2 => {
                let event = self.add()?;
                let functions = self.device.synchronization2();
                // SAFETY: as above, both with the same dependency;
                // `synchronization2` is enabled.
                unsafe {
                    functions.cmd_set_event2(commands, event, &info);
                    functions.cmd_wait_events2(commands, &[event], &[info]);
                }
            }
            // The render pass has it.
            SyncMethod::Subpass => {}
        }
        Ok(())
    }
}

impl Drop for Events {
    fn drop(&mut self) {
        if !self.device.may_destroy() {
            return;
        }
        for &event in &self.all {
            // SAFETY: made from this device; the submissions that use it
            // have completed.
            unsafe { self.device.raw().destroy_event(event, None) };
        }
    }
}

/// Returns the subpass dependencies of a script's render passes, by source and
/// destination. Every pass has the same subpasses, and the dependencies between them are
/// the same (`script::hazards`), so that one list serves all.
pub(super) fn subpass_dependencies(script: &Script) -> BTreeMap<(u32, u32), Masks> {
    let mut dependencies: BTreeMap<(u32, u32), Masks> = BTreeMap::new();
    for (_, state, command) in timeline(script) {
        let subpass = state.subpass();
        let Command::Barrier(barrier) = command else {
            continue;
        };
        let link = match barrier.by {
            SyncMethod::Inside => (subpass, subpass),
            SyncMethod::Subpass => (subpass, subpass + 1),
            SyncMethod::Core
            | SyncMethod::Buffers
            | SyncMethod::Sync2
            | SyncMethod::Event
            | SyncMethod::Event2 => continue,
        };
        let masks = dependencies.entry(link).or_default();
        masks.add(Masks::new(*barrier));
    }
    dependencies
}

/// One dependency as a render pass is made with it.
pub(super) fn subpass_dependency((from, to): (u32, u32), masks: &Masks) -> vk::SubpassDependency {
    vk::SubpassDependency::default()
        .src_subpass(from)
        .dst_subpass(to)
        .src_stage_mask(old_stages(masks.from))
        .src_access_mask(old_accesses(masks.from_access))
        .dst_stage_mask(old_stages(masks.to))
        .dst_access_mask(old_accesses(masks.to_access))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Draw;
    use crate::script::barrier::Dependency;
    use crate::script::commands::{Bind, Boundary, CounterCall, QueryDeclaration, QueryKind};
    use crate::script::condition::Condition;
    use crate::script::counters::{WriteCounter, WriteMeans};
    use crate::units::{Binding, CounterIndex, QueryIndex, Stream};

    #[test]
    fn every_order_has_its_flags() {
        for order in Dependency::ALL.iter().copied() {
            let name = order.name();
            for by in SyncMethod::ALL.iter().copied() {
                let masks = Masks::new(Barrier::new(order, by));
                let narrow = matches!(by, SyncMethod::Sync2 | SyncMethod::Event2);
                assert!(narrow || masks.to.as_raw() >> 32 == 0, "{name}");
                let from = match order {
                    Dependency::Written | Dependency::WrittenDraws => {
                        vk::PipelineStageFlags2::TRANSFER
                    }
                    _ => vk::PipelineStageFlags2::TRANSFORM_FEEDBACK_EXT,
                };
                assert!(masks.from == from, "{name}");
            }
        }
    }

    #[test]
    fn names_are_those_of_the_flags() {
        for stage in Stage::ALL.iter().copied() {
            let name = format!("{:?}", stage_flags(stage));
            // Two names of one flag.
            let name = name.replace("ALL_TRANSFER", "TRANSFER");
            assert_eq!(name.strip_suffix("_EXT").unwrap_or(&name), stage.name());
        }
        for access in Access::ALL.iter().copied() {
            let name = format!("{:?}", access_flags(access));
            assert_eq!(name.strip_suffix("_EXT").unwrap_or(&name), access.name());
        }
    }

    fn barrier(order: Dependency, by: SyncMethod) -> Command {
        Command::Barrier(Barrier::new(order, by))
    }

    fn dependencies(commands: Vec<Command>) -> BTreeMap<(u32, u32), Masks> {
        subpass_dependencies(&Script {
            commands,
            ..Script::default()
        })
    }

    #[test]
    fn dependencies_count_subpasses_from_the_start_of_a_pass() {
        let draw = || Command::Draw(Draw::plain(3, 1, 0, 0));
        let dependencies = dependencies(vec![
            draw(),
            barrier(Dependency::Vertex, SyncMethod::Inside),
            barrier(Dependency::Index, SyncMethod::Subpass),
            Command::Next(Boundary::Subpass),
            barrier(Dependency::Indirect, SyncMethod::Subpass),
            barrier(Dependency::Counters, SyncMethod::Subpass),
            Command::Next(Boundary::Subpass),
            barrier(Dependency::Counters, SyncMethod::Core),
            draw(),
            barrier(Dependency::Counters, SyncMethod::Inside),
        ]);
        let links: Vec<_> = dependencies.keys().copied().collect();
        assert_eq!(links, [(0, 0), (0, 1), (1, 2)]);
        let own = dependencies[&(0, 0)];
        assert!(own.to.contains(vk::PipelineStageFlags2::VERTEX_INPUT));
        assert!(
            own.to
                .contains(vk::PipelineStageFlags2::TRANSFORM_FEEDBACK_EXT)
        );
        let last = dependencies[&(1, 2)];
        assert!(
            last.from_access
                .contains(vk::AccessFlags2::TRANSFORM_FEEDBACK_WRITE_EXT)
        );
        assert!(
            last.to_access
                .contains(vk::AccessFlags2::INDIRECT_COMMAND_READ)
        );
    }

    /// A bind after an end, a copy, a write of a counter, a reset of a query, and the end of
    /// a query or of conditional rendering that began outside close the pass.
    #[test]
    fn a_barrier_is_in_the_subpass_in_which_it_is_recorded() {
        let draw = || Command::Draw(Draw::plain(3, 1, 0, 0));
        let end = || Command::End(CounterCall::default());
        let bind = Command::Bind(Bind::new(Binding(0), vec![]));
        let (begin_query, reset) = (
            Command::BeginQuery(QueryIndex(0)),
            Command::ResetQuery(QueryIndex(0)),
        );
        let write = Command::WriteCounter(WriteCounter {
            counter: CounterIndex(0),
            value: 0,
            by: WriteMeans::Update,
        });
        let condition = Command::BeginConditional(Condition {
            value: 0,
            inverted: false,
        });
        let rows = [
            (draw(), bind),
            (begin_query, Command::EndQuery(QueryIndex(0))),
            (condition, Command::EndConditional),
            (draw(), reset),
            (draw(), write),
        ];
        for (first, closing) in rows {
            let name = format!("{closing:?}");
            let commands = vec![
                first,
                draw(),
                Command::Next(Boundary::Subpass),
                draw(),
                end(),
                closing,
                draw(),
                barrier(Dependency::Counters, SyncMethod::Inside),
            ];
            let script = Script {
                commands,
                queries: vec![QueryDeclaration {
                    kind: QueryKind::PrimitivesGenerated,
                    stream: Stream(0),
                }],
                ..Script::default()
            };
            let links: Vec<_> = subpass_dependencies(&script).into_keys().collect();
            assert_eq!(links, [(0, 0)], "{name}");
        }
    }
}
