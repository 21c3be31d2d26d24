//! A plan as a command buffer.
//!
//! Vulkan chapters "Command Buffers", "Synchronization and Cache Control",
//! "Transform Feedback".

use super::draws::DrawBuffers;
use super::error::failed;
use super::logical::Logical;
use super::memory::GuardedBuffer;
use super::pipeline::{AREA, Pipeline};
use super::plan::Step;
use super::readback::Queries;
use super::resources::BoundResources;
use super::xfb_ext::{BoundRange, ByteCountDraw, Counter};
use crate::script::commands::{Barrier, Range, RangeSize, counter_offset};
use crate::script::{Command, ExecuteError};
use crate::units::Binding;
use ash::vk;
use std::sync::Arc;

/// What the commands of a script speak of.
pub(super) struct Resources<'a> {
    pub pipeline: &'a Pipeline,
    pub buffers: &'a [GuardedBuffer],
    pub counters: &'a GuardedBuffer,
    pub queries: &'a Queries,
    pub draws: &'a DrawBuffers,
    pub bound: &'a BoundResources,
}

/// A command buffer; freed when dropped.
pub(super) struct Recording {
    device: Arc<Logical>,
    buffer: vk::CommandBuffer,
}

impl Recording {
    /// Records a plan, to be submitted once.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed, or a number names no resource.
    pub fn new(
        device: &Arc<Logical>,
        steps: &[Step<'_>],
        resources: &Resources<'_>,
    ) -> Result<Recording, ExecuteError> {
        let info = vk::CommandBufferAllocateInfo::default()
            .command_pool(device.pool())
            .level(vk::CommandBufferLevel::PRIMARY)
            .command_buffer_count(1);
        // SAFETY: the pool is used by this thread only.
        let buffers = unsafe { device.raw().allocate_command_buffers(&info) }
            .map_err(failed("vkAllocateCommandBuffers"))?;
        let recording = Recording {
            device: Arc::clone(device),
            buffer: buffers.first().copied().unwrap_or_default(),
        };
        recording.record(steps, resources)?;
        Ok(recording)
    }

    pub fn raw(&self) -> vk::CommandBuffer {
        self.buffer
    }

    fn record(&self, steps: &[Step<'_>], resources: &Resources<'_>) -> Result<(), ExecuteError> {
        let device = self.device.raw();
        let begin = vk::CommandBufferBeginInfo::default()
            .flags(vk::CommandBufferUsageFlags::ONE_TIME_SUBMIT);
        // SAFETY: the command buffer is new.
        unsafe { device.begin_command_buffer(self.buffer, &begin) }
            .map_err(failed("vkBeginCommandBuffer"))?;
        resources.queries.record_reset(self.buffer);
        // SAFETY: the command buffer is being recorded; pipeline and device match.
        unsafe {
            device.cmd_bind_pipeline(
                self.buffer,
                vk::PipelineBindPoint::GRAPHICS,
                resources.pipeline.pipeline,
            );
        }
        resources
            .bound
            .record(self.buffer, &resources.pipeline.resources);
        for step in steps {
            match step {
                Step::OpenPass => self.open_pass(resources.pipeline),
                // SAFETY: the plan opens a pass before it closes one.
                Step::ClosePass => unsafe { device.cmd_end_render_pass(self.buffer) },
                Step::Command(number, command) => self.command(*number, command, resources)?,
            }
        }
        self.barrier(to_host(resources.bound.writing_stages()));
        // SAFETY: the plan closed the last pass.
        unsafe { device.end_command_buffer(self.buffer) }.map_err(failed("vkEndCommandBuffer"))
    }

    fn open_pass(&self, pipeline: &Pipeline) {
        let info = vk::RenderPassBeginInfo::default()
            .render_pass(pipeline.render_pass)
            .framebuffer(pipeline.framebuffer)
            .render_area(AREA);
        // SAFETY: no pass is open (the plan), pass and framebuffer match.
        unsafe {
            self.device.raw().cmd_begin_render_pass(
                self.buffer,
                &info,
                vk::SubpassContents::INLINE,
            );
        }
    }

    /// Records one command. The plan made sure that Vulkan allows it here.
    fn command(
        &self,
        number: usize,
        command: &Command,
        resources: &Resources<'_>,
    ) -> Result<(), ExecuteError> {
        let extension = self.device.transform_feedback();
        match command {
            Command::Bind { first, ranges } => {
                let ranges = ranges
                    .iter()
                    .map(|range| resources.range(range))
                    .collect::<Result<Vec<_>, _>>()?;
                // SAFETY: the plan checked the ranges; no capture is active.
                unsafe { extension.bind(self.buffer, *first, &ranges) };
            }
            Command::Begin {
                first_counter,
                counters,
            } => {
                let counters = resources.counters(counters);
                // SAFETY: a pass is open, no capture is active.
                unsafe { extension.begin(self.buffer, Binding(*first_counter), &counters) };
            }
            Command::End {
                first_counter,
                counters,
            } => {
                let counters = resources.counters(counters);
                // SAFETY: a capture is active.
                unsafe { extension.end(self.buffer, Binding(*first_counter), &counters) };
            }
            Command::Draw(draw) => resources.draws.record(self.buffer, number, draw)?,
            Command::DrawByteCount(draw) => {
                let counter = Counter {
                    buffer: resources.counters.raw(),
                    offset: counter_offset(draw.counter),
                };
                let draw = ByteCountDraw {
                    instances: draw.instances,
                    first_instance: draw.first_instance,
                    counter,
                    counter_offset: draw.counter_offset,
                    vertex_stride: draw.stride,
                };
                // SAFETY: a pass is open, the pipeline is bound, the plan checked
                // counter and stride.
                unsafe { extension.draw_byte_count(self.buffer, draw) };
            }
            Command::Barrier(barrier) => self.barrier(dependency(*barrier)),
            &Command::BeginQuery(query) => {
                let slot = resources.queries.slot(query)?;
                // SAFETY: the query was reset and is not active.
                unsafe {
                    extension.begin_query(self.buffer, slot.pool, slot.index, slot.stream);
                }
            }
            &Command::EndQuery(query) => {
                let slot = resources.queries.slot(query)?;
                // SAFETY: the query is active and began in the same place.
                unsafe { extension.end_query(self.buffer, slot.pool, slot.index, slot.stream) };
            }
        }
        Ok(())
    }

    fn barrier(&self, dependency: Dependency) {
        let barriers = [vk::MemoryBarrier::default()
            .src_access_mask(dependency.from_access)
            .dst_access_mask(dependency.to_access)];
        // SAFETY: no pass is open; transform feedback is enabled, so its stages
        // and accesses are valid.
        unsafe {
            self.device.raw().cmd_pipeline_barrier(
                self.buffer,
                dependency.from,
                dependency.to,
                vk::DependencyFlags::empty(),
                &barriers,
                &[],
                &[],
            );
        }
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        if self.device.is_abandoned() {
            return;
        }
        let device = self.device.raw();
        // SAFETY: allocated from this pool; whoever submitted it waited for it.
        unsafe { device.free_command_buffers(self.device.pool(), &[self.buffer]) };
    }
}

impl Resources<'_> {
    fn range(&self, range: &Range) -> Result<BoundRange, ExecuteError> {
        let buffer = self.buffers.get(range.buffer).ok_or_else(|| {
            ExecuteError::Harness(format!("there is no capture buffer {}", range.buffer))
        })?;
        Ok(BoundRange {
            buffer: buffer.raw(),
            offset: range.offset,
            size: match range.size {
                RangeSize::Bytes(bytes) => bytes,
                RangeSize::Whole => vk::WHOLE_SIZE,
            },
        })
    }

    fn counters(&self, counters: &[Option<usize>]) -> Vec<Counter> {
        let counter = |index: &Option<usize>| {
            index.map_or_else(Counter::null, |index| Counter {
                buffer: self.counters.raw(),
                offset: counter_offset(index),
            })
        };
        counters.iter().map(counter).collect()
    }
}

/// Stages and accesses of a memory dependency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Dependency {
    from: vk::PipelineStageFlags,
    from_access: vk::AccessFlags,
    to: vk::PipelineStageFlags,
    to_access: vk::AccessFlags,
}

/// Whatever capture wrote, and the shaders of these stages, before the host
/// reads it.
fn to_host(writing: vk::PipelineStageFlags) -> Dependency {
    let mut from_access = vk::AccessFlags::TRANSFORM_FEEDBACK_WRITE_EXT
        | vk::AccessFlags::TRANSFORM_FEEDBACK_COUNTER_WRITE_EXT;
    if !writing.is_empty() {
        from_access |= vk::AccessFlags::SHADER_WRITE;
    }
    Dependency {
        from: vk::PipelineStageFlags::TRANSFORM_FEEDBACK_EXT | writing,
        from_access,
        to: vk::PipelineStageFlags::HOST,
        to_access: vk::AccessFlags::HOST_READ,
    }
}

fn dependency(barrier: Barrier) -> Dependency {
    match barrier {
        Barrier::CounterDraws => Dependency {
            from: vk::PipelineStageFlags::TRANSFORM_FEEDBACK_EXT,
            from_access: vk::AccessFlags::TRANSFORM_FEEDBACK_COUNTER_WRITE_EXT,
            to: vk::PipelineStageFlags::DRAW_INDIRECT,
            to_access: vk::AccessFlags::INDIRECT_COMMAND_READ,
        },
        Barrier::Counters => Dependency {
            from: vk::PipelineStageFlags::TRANSFORM_FEEDBACK_EXT,
            from_access: vk::AccessFlags::TRANSFORM_FEEDBACK_COUNTER_WRITE_EXT,
            to: vk::PipelineStageFlags::TRANSFORM_FEEDBACK_EXT,
            to_access: vk::AccessFlags::TRANSFORM_FEEDBACK_COUNTER_READ_EXT,
        },
        Barrier::Data => Dependency {
            from: vk::PipelineStageFlags::TRANSFORM_FEEDBACK_EXT,
            from_access: vk::AccessFlags::TRANSFORM_FEEDBACK_WRITE_EXT,
            to: vk::PipelineStageFlags::TRANSFORM_FEEDBACK_EXT,
            to_access: vk::AccessFlags::TRANSFORM_FEEDBACK_WRITE_EXT,
        },
    }
}
