//! A plan as command buffers.
//!
//! Vulkan chapters "Command Buffers", "Synchronization and Cache Control",
//! "Transform Feedback".

use super::barriers::Events;
use super::consume::{Consumers, Fed};
use super::counters::{self, CounterBuffers};
use super::draws::DrawBuffers;
use super::error::failed;
use super::logical::Logical;
use super::memory::GuardedBuffer;
use super::plan::{Contents, Step};
use super::predicates::Predicates;
use super::programs::{Current, Programs};
use super::queries::Queries;
use super::resources::BoundResources;
use super::xfb_ext::{BufferRange, ByteCountDraw, Counter, Sizes};
use crate::script::commands::{BoundRange, RangeSize};
use crate::script::consume::{BufferCopy, CapturedSource, Copier, DrawInput};
use crate::script::{Command, ExecuteError, Script};
use crate::units::Binding;
use ash::vk;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What the commands of a script speak of.
pub(super) struct Resources<'a> {
    pub programs: &'a Programs,
    pub buffers: &'a [GuardedBuffer],
    pub counters: &'a CounterBuffers,
    pub script: &'a Script,
    pub queries: &'a Queries,
    pub draws: &'a DrawBuffers,
    pub consumers: &'a Consumers,
    pub predicates: &'a Predicates,
    /// One of each program.
    pub bound: &'a [BoundResources],
}

/// Command buffers, recorded and ready to be submitted; freed when dropped.
pub(super) struct Recording {
    device: Arc<Logical>,
    /// The primary ones, by submission.
    submissions: Vec<Vec<vk::CommandBuffer>>,
    /// The secondary ones.
    secondaries: Vec<vk::CommandBuffer>,
    /// Those submissions that are made twice.
    again: BTreeSet<usize>,
    events: Events,
    /// What is bound where recording has come to.
    current: Current,
    /// What the next draw takes from captured data.
    fed: Fed,
    /// Whether captured data is copied.
    copied: bool,
    /// What the host copies, by the submission that it waits for.
    copies: BTreeMap<usize, Vec<BufferCopy>>,
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
        let mut recording = Recording {
            device: Arc::clone(device),
            submissions: vec![Vec::new()],
            secondaries: Vec::new(),
            again: BTreeSet::new(),
            events: Events::new(device),
            current: Current::default(),
            fed: Fed::default(),
            copied: false,
            copies: BTreeMap::new(),
        };
        recording.record(steps, resources)?;
        Ok(recording)
    }

    /// What is to be submitted, in this order.
    pub fn submissions(&self) -> &[Vec<vk::CommandBuffer>] {
        &self.submissions
    }

    /// How often this submission is made.
    pub fn times(&self, submission: usize) -> usize {
        1 + usize::from(self.again.contains(&submission))
    }

    /// What the host copies once this submission is done.
    pub fn copies(&self, submission: usize) -> &[BufferCopy] {
        self.copies.get(&submission).map_or(&[], Vec::as_slice)
    }

    fn record(
        &mut self,
        steps: &[Step<'_>],
        resources: &Resources<'_>,
    ) -> Result<(), ExecuteError> {
        let mut primary = self.begin_primary(resources)?;
        resources.queries.record_reset(primary);
        if resources.record_staging(primary, false) {
            self.barrier(primary, STAGED);
        }
        let target = resources.programs.pass.target();
        let target = target.zip(resources.bound.first().and_then(BoundResources::target));
        if let Some((target, buffer)) = target {
            target.upload(primary, buffer);
        }
        // What is recorded into: the primary, or a secondary inside of it.
        let mut buffer = primary;
        let mut subpass = 0;
        let pass = &resources.programs.pass;
        for step in steps {
            match step {
                Step::OpenPass(contents) => {
                    if subpass > 0 {
                        self.bind(buffer, 0, resources)?;
                    }
                    pass.open(buffer, *contents == Contents::Secondaries);
                    subpass = 0;
                    // A pass of several views begins without any state (Vulkan,
                    // "Render Pass", VkRenderPassMultiviewCreateInfo).
                    if pass.views() > 1 && *contents == Contents::Inline {
                        self.bind(buffer, 0, resources)?;
                    }
                }
                Step::NextSubpass(contents) => {
                    subpass += 1;
                    pass.next(buffer, *contents == Contents::Secondaries);
                    if *contents == Contents::Inline {
                        self.bind(buffer, subpass, resources)?;
                    }
                }
                Step::ClosePass => pass.close(buffer),
                Step::SubmitAgain => {
                    self.again.insert(self.submissions.len().saturating_sub(1));
                }
                Step::CommandBuffer { submit } => {
                    self.end(primary)?;
                    if *submit {
                        self.submissions.push(Vec::new());
                    }
                    primary = self.begin_primary(resources)?;
                    buffer = primary;
                    subpass = 0;
                }
                Step::BeginSecondary { subpass, inherited } => {
                    buffer = self.allocate(vk::CommandBufferLevel::SECONDARY)?;
                    self.secondaries.push(buffer);
                    pass.begin_secondary(buffer, *subpass, *inherited)?;
                    self.current = Current::default();
                    self.bind(buffer, *subpass, resources)?;
                }
                Step::EndSecondary => {
                    self.end(buffer)?;
                    let executed = [buffer];
                    // SAFETY: a subpass is open that takes secondary command
                    // buffers, and this one continues it.
                    unsafe { self.device.raw().cmd_execute_commands(primary, &executed) };
                    buffer = primary;
                    // State is undefined now: the next pass binds anew.
                    self.current = Current::default();
                    subpass = subpass.max(1);
                }
                Step::Command(_, Command::Use(program)) => {
                    self.current = Current {
                        program: *program,
                        states: Vec::new(),
                    };
                    self.bind(buffer, subpass, resources)?;
                }
                Step::Command(_, Command::Set(state)) => {
                    resources.programs.set(buffer, &self.current, *state)?;
                    self.current.states.push(*state);
                }
                Step::Command(number, command) => {
                    self.command(buffer, *number, command, resources)?;
                }
            }
        }
        let written = self.copied || counters::written(resources.script);
        let mut copied = resources.queries.record_copies(primary) || written;
        if resources.guarded().any(|b| b.staging().is_some()) {
            self.barrier(primary, UNSTAGED);
            copied |= resources.record_staging(primary, true);
        }
        if let Some((target, buffer)) = target {
            target.download(primary, buffer);
            copied = true;
        }
        let writing = resources.bound.iter().map(BoundResources::writing_stages);
        let writing = writing.fold(vk::PipelineStageFlags::empty(), |all, one| all | one);
        self.barrier(primary, to_host(writing, copied));
        self.end(primary)
    }

    fn allocate(&self, level: vk::CommandBufferLevel) -> Result<vk::CommandBuffer, ExecuteError> {
        let info = vk::CommandBufferAllocateInfo::default()
            .command_pool(self.device.pool())
            .level(level)
            .command_buffer_count(1);
        // SAFETY: the pool is used by this thread only.
        let buffers = unsafe { self.device.raw().allocate_command_buffers(&info) }
            .map_err(failed("vkAllocateCommandBuffers"))?;
        Ok(buffers.first().copied().unwrap_or_default())
    }

    /// Another command buffer of the last submission, with everything bound that
    /// draws of the first subpass need.
    fn begin_primary(
        &mut self,
        resources: &Resources<'_>,
    ) -> Result<vk::CommandBuffer, ExecuteError> {
        let buffer = self.allocate(vk::CommandBufferLevel::PRIMARY)?;
        if let Some(submission) = self.submissions.last_mut() {
            submission.push(buffer);
        }
        let begin =
            vk::CommandBufferBeginInfo::default().flags(match resources.script.submits_again() {
                true => vk::CommandBufferUsageFlags::SIMULTANEOUS_USE,
                false => vk::CommandBufferUsageFlags::ONE_TIME_SUBMIT,
            });
        // SAFETY: the command buffer is new.
        unsafe { self.device.raw().begin_command_buffer(buffer, &begin) }
            .map_err(failed("vkBeginCommandBuffer"))?;
        self.current = Current::default();
        self.bind(buffer, 0, resources)?;
        Ok(buffer)
    }

    fn bind(
        &self,
        buffer: vk::CommandBuffer,
        subpass: u32,
        resources: &Resources<'_>,
    ) -> Result<(), ExecuteError> {
        let programs = resources.programs;
        programs.bind(buffer, subpass, &self.current, resources.bound)
    }

    fn end(&self, buffer: vk::CommandBuffer) -> Result<(), ExecuteError> {
        // SAFETY: it is being recorded, and the plan closed its last pass.
        unsafe { self.device.raw().end_command_buffer(buffer) }
            .map_err(failed("vkEndCommandBuffer"))
    }

    /// Records one command. The plan made sure that Vulkan allows it here.
    fn command(
        &mut self,
        buffer: vk::CommandBuffer,
        number: usize,
        command: &Command,
        resources: &Resources<'_>,
    ) -> Result<(), ExecuteError> {
        let device = Arc::clone(&self.device);
        let extension = device.transform_feedback();
        match command {
            Command::Bind { first, ranges } => {
                let said = ranges
                    .iter()
                    .all(|range| range.size != RangeSize::NullSizes);
                let ranges = ranges
                    .iter()
                    .map(|range| resources.range(number, range))
                    .collect::<Result<Vec<_>, _>>()?;
                let sizes = match said {
                    true => Sizes::Given,
                    false => Sizes::Null,
                };
                // SAFETY: the plan checked the ranges; no capture is active.
                unsafe { extension.bind(buffer, *first, &ranges, sizes) };
            }
            Command::Begin {
                first_counter,
                counters,
            } => {
                let counters = resources.counters(number, counters)?;
                let arrays = resources.script.counter_arrays(number);
                // SAFETY: a pass is open, no capture is active.
                unsafe { extension.begin(buffer, Binding(*first_counter), &counters, arrays) };
            }
            Command::End {
                first_counter,
                counters,
            } => {
                let counters = resources.counters(number, counters)?;
                let arrays = resources.script.counter_arrays(number);
                // SAFETY: a capture is active.
                unsafe { extension.end(buffer, Binding(*first_counter), &counters, arrays) };
            }
            Command::Draw(draw) => {
                let fed = std::mem::take(&mut self.fed);
                resources.draws.record(buffer, number, draw, &fed)?;
            }
            Command::Consume(consume) => {
                let at = resources.from(number, consume.from)?;
                self.fed.note(consume, at);
                if let DrawInput::Data(reads) = consume.by {
                    let layout = resources.programs.layout(&self.current);
                    let consumers = resources.consumers;
                    consumers.record(buffer, number, reads, at, layout)?;
                }
            }
            Command::Copy(copy) if copy.by == Copier::Host => {
                let submission = self.submissions.len() - 1;
                self.copies.entry(submission).or_default().push(*copy);
            }
            Command::Copy(copy) => {
                let from = resources.from(number, copy.from)?;
                let to = resources.from(number, CapturedSource::Captured(copy.to))?;
                let region = [vk::BufferCopy::default()
                    .src_offset(from.1)
                    .dst_offset(to.1)
                    .size(copy.bytes)];
                self.copied = true;
                // SAFETY: outside of a pass; both buffers have the bytes (the plan)
                // and live until the commands have run.
                unsafe { device.raw().cmd_copy_buffer(buffer, from.0, to.0, &region) };
            }
            Command::BeginConditional(condition) => {
                resources.predicates.begin(buffer, number, *condition);
            }
            Command::EndConditional => resources.predicates.end(buffer),
            Command::DrawByteCount(draw) => {
                let counter = resources.counter(number, draw.counter)?;
                let draw = ByteCountDraw {
                    instances: draw.instances,
                    first_instance: draw.first_instance,
                    counter,
                    counter_offset: draw.counter_offset,
                    vertex_stride: draw.stride,
                };
                // SAFETY: a pass is open, the pipeline is bound, the plan checked
                // counter and stride.
                unsafe { extension.draw_byte_count(buffer, draw) };
            }
            &Command::WriteCounter { counter, value, by } => {
                let place = resources.counter(number, counter)?;
                let counters = resources.counters;
                counters.record_write(buffer, number, place, value, by)?;
            }
            Command::Barrier(barrier) => {
                self.events.record(buffer, *barrier, &resources.memory())?;
            }
            &Command::BeginQuery(query) => resources.queries.record(buffer, query, true)?,
            &Command::EndQuery(query) => resources.queries.record(buffer, query, false)?,
            &Command::ResetQuery(query) => resources.queries.record_reset_of(buffer, query)?,
            // The plan made other steps of these.
            Command::Next(_) | Command::BeginSecondary | Command::EndSecondary => {}
            // Recorded above.
            Command::Use(_) | Command::Set(_) => {}
        }
        Ok(())
    }

    fn barrier(&self, buffer: vk::CommandBuffer, dependency: Dependency) {
        let barriers = [vk::MemoryBarrier::default()
            .src_access_mask(dependency.from_access)
            .dst_access_mask(dependency.to_access)];
        // SAFETY: no pass is open; transform feedback is enabled, so its stages
        // and accesses are valid.
        unsafe {
            self.device.raw().cmd_pipeline_barrier(
                buffer,
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
        if !self.device.may_destroy() {
            return;
        }
        let device = self.device.raw();
        let all = self.submissions.iter().flatten().chain(&self.secondaries);
        let all: Vec<vk::CommandBuffer> = all.copied().collect();
        // The call requires at least one.
        if !all.is_empty() {
            // SAFETY: allocated from this pool; no submitted work uses them.
            unsafe { device.free_command_buffers(self.device.pool(), &all) };
        }
    }
}

impl Resources<'_> {
    /// Every buffer that is captured into, and that of the counters.
    fn memory(&self) -> Vec<vk::Buffer> {
        self.guarded().map(GuardedBuffer::raw).collect()
    }

    fn range(&self, number: usize, range: &BoundRange) -> Result<BufferRange, ExecuteError> {
        let buffer = self.buffers.get(range.buffer).ok_or_else(|| {
            ExecuteError::Harness(format!("there is no capture buffer {}", range.buffer))
        })?;
        let (buffer, offset) = buffer.reached(number, range.offset);
        Ok(BufferRange {
            buffer,
            offset,
            size: match range.size {
                RangeSize::Bytes(bytes) => bytes,
                RangeSize::WholeSize | RangeSize::NullSizes => vk::WHOLE_SIZE,
            },
        })
    }

    /// Where command `number` reads or copies.
    fn from(&self, number: usize, from: CapturedSource) -> Result<(vk::Buffer, u64), ExecuteError> {
        match from {
            CapturedSource::Counter(index) => {
                let counter = self.counter(number, index)?;
                Ok((counter.buffer, counter.offset))
            }
            CapturedSource::Captured(place) => {
                let buffer = self.buffers.get(place.buffer).ok_or_else(|| {
                    ExecuteError::Harness(format!("there is no capture buffer {}", place.buffer))
                })?;
                Ok(buffer.reached(number, place.offset))
            }
        }
    }

    /// Counter `index` as command `number` reaches it.
    fn counter(&self, number: usize, index: usize) -> Result<Counter, ExecuteError> {
        self.counters.counter(number, index, self.buffers)
    }

    fn counters(
        &self,
        number: usize,
        counters: &[Option<usize>],
    ) -> Result<Vec<Counter>, ExecuteError> {
        let counter = |index: &Option<usize>| match index {
            Some(index) => self.counter(number, *index),
            None => Ok(Counter::null()),
        };
        counters.iter().map(counter).collect()
    }

    /// Every buffer between guards.
    fn guarded(&self) -> impl Iterator<Item = &GuardedBuffer> {
        self.buffers.iter().chain(self.counters.buffers())
    }

    /// Records what the host wrote into memory that it does not see, or what it
    /// is to read of it.
    fn record_staging(&self, commands: vk::CommandBuffer, back: bool) -> bool {
        let staged: Vec<_> = self.guarded().filter_map(GuardedBuffer::staging).collect();
        for staging in &staged {
            staging.record(commands, back);
        }
        !staged.is_empty()
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

/// Copies into memory before anything else there.
const STAGED: Dependency = Dependency {
    from: vk::PipelineStageFlags::TRANSFER,
    from_access: vk::AccessFlags::TRANSFER_WRITE,
    to: vk::PipelineStageFlags::ALL_COMMANDS,
    to_access: vk::AccessFlags::from_raw(
        vk::AccessFlags::MEMORY_READ.as_raw() | vk::AccessFlags::MEMORY_WRITE.as_raw(),
    ),
};

/// Everything before copies out of memory.
const UNSTAGED: Dependency = Dependency {
    from: vk::PipelineStageFlags::ALL_COMMANDS,
    from_access: vk::AccessFlags::MEMORY_WRITE,
    to: vk::PipelineStageFlags::TRANSFER,
    to_access: vk::AccessFlags::TRANSFER_READ,
};

/// Whatever capture wrote, the shaders of these stages, and copies (of query
/// results, into counters), before the host reads it.
fn to_host(writing: vk::PipelineStageFlags, copied: bool) -> Dependency {
    let mut from = vk::PipelineStageFlags::TRANSFORM_FEEDBACK_EXT | writing;
    let mut from_access = vk::AccessFlags::TRANSFORM_FEEDBACK_WRITE_EXT
        | vk::AccessFlags::TRANSFORM_FEEDBACK_COUNTER_WRITE_EXT;
    if !writing.is_empty() {
        from_access |= vk::AccessFlags::SHADER_WRITE;
    }
    if copied {
        from |= vk::PipelineStageFlags::TRANSFER;
        from_access |= vk::AccessFlags::TRANSFER_WRITE;
    }
    Dependency {
        from,
        from_access,
        to: vk::PipelineStageFlags::HOST,
        to_access: vk::AccessFlags::HOST_READ,
    }
}
