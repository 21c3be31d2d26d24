//! Records a plan into command buffers.
//!
//! Vulkan chapters "Command Buffers", "Synchronization and Cache Control",
//! "Transform Feedback".

mod dependencies;
mod resources;
mod secondaries;

use super::address_commands::pointer;
use super::barriers::Events;
use super::consume::{CapturedDescriptors, CapturedInputs};
use super::counters::{self, CounterBuffers};
use super::draws::DrawBuffers;
use super::error::failed;
use super::generated_draws::GeneratedDraw;
use super::logical::Logical;
use super::memory::GuardedBuffer;
use super::neutral::NeutralObjects;
use super::owned::Owned;
use super::predicates::Predicates;
use super::programs::{BoundProgram, Programs};
use super::queries::Queries;
use super::raster_state;
use super::resources::BoundResources;
use super::xfb_ext::{ByteCountDraw, Sizes};
use crate::script::commands::{Bind, RangeSize};
use crate::script::consume::{BufferCopy, CapturedSource, Copier, DrawInput};
use crate::script::neutral::{Neutral, NeutralPlace};
use crate::script::passes::{Contents, Inherited, Step};
use crate::script::practice::Practice;
use crate::script::query_read::CopyPlace;
use crate::script::{Command, ExecuteError, Script};
use crate::units::QueryIndex;
use ash::vk;
use dependencies::{COPY_TO_CAPTURE, Dependency, STAGED, TRANSFER_TO_TRANSFER, UNSTAGED, to_host};
use secondaries::{Recorded, secondary_steps};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

/// The resources that the commands of a script name.
pub(super) struct Resources<'a> {
    pub programs: &'a Programs,
    pub buffers: &'a [GuardedBuffer],
    pub counters: &'a CounterBuffers,
    pub script: &'a Script,
    pub queries: &'a Queries,
    pub draws: &'a DrawBuffers,
    pub descriptors: &'a CapturedDescriptors,
    pub predicates: &'a Predicates,
    /// `None` if the script has no neutral commands.
    pub neutral: Option<&'a NeutralObjects>,
    /// One for each program.
    pub bound: &'a [BoundResources],
}

/// Command buffers, recorded and ready to be submitted; freed when dropped.
pub(super) struct Recording {
    device: Arc<Logical>,
    /// The primary ones, by submission.
    submissions: Vec<Vec<vk::CommandBuffer>>,
    /// The secondary ones.
    secondaries: Vec<vk::CommandBuffer>,
    /// Submissions that are submitted twice.
    resubmitted: BTreeSet<usize>,
    events: Events,
    /// The program bound at this point of recording.
    current: BoundProgram,
    /// Inputs of the next draw that are captured data.
    inputs: CapturedInputs,
    /// The objects that generated draws use.
    generated: Vec<GeneratedDraw>,
    /// Whether captured data is copied.
    copied: bool,
    /// Whether a copy or a write of a counter was recorded.
    transferred: bool,
    /// The actions of the host after each submission.
    host_actions: BTreeMap<usize, Vec<HostAction>>,
    /// Command buffers that are recorded again: primary and secondary ones.
    spare: [VecDeque<vk::CommandBuffer>; 2],
    /// Secondary command buffers that are to be executed by the next command.
    waiting: Vec<vk::CommandBuffer>,
    /// The contents of the pass that is open.
    open: Option<Contents>,
    /// Queries that are active since a place inside of the open pass.
    queries_inside: BTreeSet<QueryIndex>,
    /// Whether a condition is active since such a place.
    condition_inside: bool,
    /// The pool of command buffers that are reset; the last field, since it is destroyed after
    /// them.
    pool: Option<Owned<vk::CommandPool>>,
}

/// A command of a script that the host executes once a submission is finished.
#[derive(Clone, Copy, Debug)]
pub(super) enum HostAction {
    Copy(BufferCopy),
    /// The reset of the queries of this command and of those that follow it.
    ResetQueries {
        command: usize,
    },
}

impl Recording {
    /// Records a plan, to be submitted once.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed, or the script sets state that is not dynamic.
    pub fn new(
        device: &Arc<Logical>,
        steps: &[Step<'_>],
        resources: &Resources<'_>,
    ) -> Result<Recording, ExecuteError> {
        let mut recording = Recording {
            device: Arc::clone(device),
            submissions: vec![Vec::new()],
            secondaries: Vec::new(),
            resubmitted: BTreeSet::new(),
            events: Events::new(device),
            current: BoundProgram::default(),
            inputs: CapturedInputs::default(),
            generated: Vec::new(),
            copied: false,
            // A second execution follows the transfers of the first one.
            transferred: resources.script.submits_again(),
            host_actions: BTreeMap::new(),
            spare: Default::default(),
            waiting: Vec::new(),
            open: None,
            queries_inside: BTreeSet::new(),
            condition_inside: false,
            pool: None,
        };
        let practices = &resources.script.practices;
        let resets = [
            Practice::RecordedAgain,
            Practice::ResetBuffers,
            Practice::ResetPool,
        ];
        let Some(reset) = resets.iter().find(|reset| practices.contains(reset)) else {
            recording.record(steps, resources)?;
            return Ok(recording);
        };
        let flags = if *reset == Practice::ResetPool {
            vk::CommandPoolCreateFlags::empty()
        } else {
            vk::CommandPoolCreateFlags::RESET_COMMAND_BUFFER
        };
        recording.pool = Some(device.create_pool(flags)?);
        recording.record(steps, resources)?;
        recording.reset(*reset)?;
        recording.transferred = resources.script.submits_again();
        recording.record(steps, resources)?;
        Ok(recording)
    }

    /// Returns the command buffers of each submission, in order.
    pub fn submissions(&self) -> &[Vec<vk::CommandBuffer>] {
        &self.submissions
    }

    /// Returns how often a submission is submitted.
    pub fn times(&self, submission: usize) -> usize {
        1 + usize::from(self.resubmitted.contains(&submission))
    }

    /// Returns the actions of the host after this submission is finished.
    pub fn host_actions(&self, submission: usize) -> &[HostAction] {
        let actions = self.host_actions.get(&submission);
        actions.map_or(&[], Vec::as_slice)
    }

    /// Leaves an action to the host, after the last submission so far.
    fn act_by_host(&mut self, action: HostAction) {
        let submission = self.submissions.len() - 1;
        self.host_actions
            .entry(submission)
            .or_default()
            .push(action);
    }

    fn record(
        &mut self,
        steps: &[Step<'_>],
        resources: &Resources<'_>,
    ) -> Result<(), ExecuteError> {
        let mut primary = self.begin_primary(resources)?;
        resources.queries.record_reset(primary);
        if let Some(neutral) = resources.neutral {
            neutral.record_start(primary);
        }
        if resources.record_staging(primary, false) {
            self.barrier(primary, STAGED);
        }
        let image = resources.programs.pass.target();
        let target = image.zip(resources.bound.first().and_then(BoundResources::target));
        match (image, target) {
            (_, Some((target, buffer))) => target.upload(primary, buffer),
            (Some(image), None) => image.prepare(primary),
            (None, None) => {}
        }
        if resources.script.submits_again() {
            // A second submission of the script's first commands must not repeat the uploads.
            self.end(primary)?;
            self.submissions.push(Vec::new());
            primary = self.begin_primary(resources)?;
        }
        // The buffer to record into: the primary, or a secondary inside of it.
        let mut buffer = primary;
        let mut subpass = 0;
        // Whether a secondary command buffer, or another pipeline, left the state undefined.
        let mut undefined = false;
        let pass = &resources.programs.pass;
        let practices = &resources.script.practices;
        let several = practices.contains(&Practice::SeveralSecondaries);
        let nested = practices.contains(&Practice::NestedSecondaries);
        let reuses = practices.contains(&Practice::ReusedSecondaries);
        let mut recorded = Recorded::new();
        // Whether the commands of the secondary command buffer are recorded already.
        let mut skips = false;
        let (mut inner_subpass, mut inner_inherited) = (0, Inherited::default());
        let copy_place = resources.queries.copy_place();
        // The ends of queries since the pass was opened.
        let mut ended = Vec::new();
        for (place, step) in steps.iter().enumerate() {
            if skips && *step != Step::EndSecondary {
                continue;
            }
            if !matches!(step, Step::BeginSecondary { .. } | Step::EndSecondary)
                && buffer == primary
            {
                self.execute_waiting(primary, pass);
            }
            match step {
                Step::OpenPass(contents) => {
                    self.open = Some(*contents);
                    if subpass > 0 || undefined {
                        self.bind(buffer, 0, resources)?;
                    }
                    pass.open(buffer, *contents == Contents::Secondaries);
                    subpass = 0;
                    undefined = false;
                    // A pass of several views begins without any state (Vulkan,
                    // "Render Pass", VkRenderPassMultiviewCreateInfo).
                    if pass.views() > 1 && *contents == Contents::Inline {
                        self.bind(buffer, 0, resources)?;
                    }
                }
                Step::NextSubpass(contents) => {
                    subpass += 1;
                    self.open = Some(*contents);
                    pass.next(buffer, *contents == Contents::Secondaries);
                    if *contents == Contents::Inline {
                        self.bind(buffer, subpass, resources)?;
                    }
                }
                Step::ClosePass => {
                    let contents = self.open.take();
                    pass.close(buffer, contents == Some(Contents::Secondaries));
                }
                Step::SubmitAgain => {
                    self.resubmitted.insert(self.submissions.len() - 1);
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
                    if several && self.waiting.is_empty() {
                        self.add_others(*subpass, *inherited, resources)?;
                    }
                    (inner_subpass, inner_inherited) = (*subpass, *inherited);
                    let own = secondary_steps(&steps[place..]);
                    let known = secondaries::recorded(&recorded, own).filter(|_| reuses);
                    skips = known.is_some();
                    buffer = match known {
                        Some(known) => known,
                        None => self.begin_secondary(*subpass, *inherited, resources)?,
                    };
                    recorded.push((own, buffer));
                }
                Step::EndSecondary => {
                    if !std::mem::take(&mut skips) {
                        self.end(buffer)?;
                    }
                    if nested {
                        let inner = buffer;
                        buffer = self.begin_secondary(inner_subpass, inner_inherited, resources)?;
                        // SAFETY: `nestedCommandBuffer` is enabled; both continue the same
                        // subpass.
                        unsafe { self.device.raw().cmd_execute_commands(buffer, &[inner]) };
                        self.end(buffer)?;
                    }
                    self.waiting.push(buffer);
                    if several {
                        self.add_others(inner_subpass, inner_inherited, resources)?;
                    } else {
                        self.execute_waiting(primary, pass);
                    }
                    buffer = primary;
                    // State is undefined now: the next pass binds anew.
                    self.current = BoundProgram::default();
                    undefined = true;
                }
                Step::Command(_, Command::Use(program)) => {
                    self.current = BoundProgram {
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
                    self.note_activity(command, buffer == primary);
                    if buffer == primary && matches!(command, Command::Begin(_)) {
                        self.interrupt(primary, pass);
                    }
                    self.command(buffer, *number, command, subpass, resources)?;
                    // The next pass binds the program again.
                    undefined |= command
                        .effects()
                        .neutral
                        .is_some_and(Neutral::binds_pipeline);
                    if let Command::EndQuery(query) = command {
                        ended.push((*query, *number));
                    }
                }
            }
            if copy_place == Some(CopyPlace::Ended) && self.open.is_none() {
                for (query, number) in ended.drain(..) {
                    resources.queries.record_copy_of(primary, query, number);
                }
            }
        }
        match copy_place {
            None | Some(CopyPlace::Ended) => {}
            Some(CopyPlace::Last) => resources.queries.record_copies(primary),
            Some(CopyPlace::Submission) => {
                self.end(primary)?;
                self.submissions.push(Vec::new());
                primary = self.begin_primary(resources)?;
                resources.queries.record_copies(primary);
            }
            Some(CopyPlace::Secondary) => self.record_secondary_copies(primary, resources)?,
        }
        let written = self.copied || counters::written(resources.script);
        let mut copied = copy_place.is_some() || written;
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

    fn allocate(
        &mut self,
        level: vk::CommandBufferLevel,
    ) -> Result<vk::CommandBuffer, ExecuteError> {
        let [primary, secondary] = &mut self.spare;
        let spare = if level == vk::CommandBufferLevel::PRIMARY {
            primary
        } else {
            secondary
        };
        if let Some(buffer) = spare.pop_front() {
            return Ok(buffer);
        }
        let info = vk::CommandBufferAllocateInfo::default()
            .command_pool(self.pool())
            .level(level)
            .command_buffer_count(1);
        // SAFETY: the pool is used by this thread only.
        let buffers = unsafe { self.device.raw().allocate_command_buffers(&info) }
            .map_err(failed("vkAllocateCommandBuffers"))?;
        Ok(buffers[0])
    }

    /// Begins another command buffer of the last submission, and binds everything
    /// that draws of the first subpass need.
    fn begin_primary(
        &mut self,
        resources: &Resources<'_>,
    ) -> Result<vk::CommandBuffer, ExecuteError> {
        let buffer = self.allocate(vk::CommandBufferLevel::PRIMARY)?;
        let submission = self.submissions.last_mut();
        submission.expect("there is always one").push(buffer);
        let flags = submission_flags(resources.script);
        let begin = vk::CommandBufferBeginInfo::default().flags(flags);
        // SAFETY: the command buffer is new.
        unsafe { self.device.raw().begin_command_buffer(buffer, &begin) }
            .map_err(failed("vkBeginCommandBuffer"))?;
        self.current = BoundProgram::default();
        self.bind(buffer, 0, resources)?;
        Ok(buffer)
    }

    /// Copies the results of queries in a secondary command buffer that no pass contains.
    fn record_secondary_copies(
        &mut self,
        primary: vk::CommandBuffer,
        resources: &Resources<'_>,
    ) -> Result<(), ExecuteError> {
        let buffer = self.allocate(vk::CommandBufferLevel::SECONDARY)?;
        self.secondaries.push(buffer);
        let inheritance = vk::CommandBufferInheritanceInfo::default();
        let begin = vk::CommandBufferBeginInfo::default()
            .flags(submission_flags(resources.script))
            .inheritance_info(&inheritance);
        // SAFETY: the command buffer is new.
        unsafe { self.device.raw().begin_command_buffer(buffer, &begin) }
            .map_err(failed("vkBeginCommandBuffer"))?;
        resources.queries.record_copies(buffer);
        self.end(buffer)?;
        let executed = [buffer];
        // SAFETY: outside of any pass, and no query is active.
        unsafe { self.device.raw().cmd_execute_commands(primary, &executed) };
        Ok(())
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

    /// Records one command, which the plan allows here.
    fn command(
        &mut self,
        buffer: vk::CommandBuffer,
        number: usize,
        command: &Command,
        subpass: u32,
        resources: &Resources<'_>,
    ) -> Result<(), ExecuteError> {
        let device = Arc::clone(&self.device);
        let extension = &device.transform_feedback;
        let by_address = command.effects().by_address.then(|| {
            let commands = device.address_commands.as_ref();
            commands.expect("the script requires deviceAddressCommands")
        });
        if command.effects().draws.is_some() {
            let raster = resources.programs.rasterization(&self.current);
            let own = (&resources.script.practices, raster);
            raster_state::set(&device, buffer, own, number);
            let programs = resources.programs;
            programs.record_before_draw(buffer, &self.current);
        }
        match command {
            Command::Bind(Bind { first, ranges, .. }) => {
                if let Some(commands) = by_address {
                    let infos = resources.addresses(&device, number, ranges)?;
                    // SAFETY: the plan checked the ranges; no capture is active.
                    unsafe {
                        let bind = commands.cmd_bind_transform_feedback_buffers2_ext;
                        bind(buffer, first.0, infos.len() as u32, infos.as_ptr());
                    }
                    return Ok(());
                }
                let sized = ranges
                    .iter()
                    .all(|range| range.size != RangeSize::NullSizes);
                let ranges = ranges
                    .iter()
                    .map(|range| resources.range(number, range))
                    .collect::<Vec<_>>();
                let sizes = if sized { Sizes::Given } else { Sizes::Null };
                // SAFETY: the plan checked the ranges; no capture is active.
                unsafe { extension.bind(buffer, *first, &ranges, sizes) };
            }
            Command::Begin(call) => {
                if let Some(commands) = by_address {
                    let infos = resources.counter_addresses(number, &call.counters)?;
                    // SAFETY: a pass is open, no capture is active.
                    unsafe {
                        let begin = commands.cmd_begin_transform_feedback2_ext;
                        let first_info = pointer(&infos, call.arrays);
                        begin(buffer, call.first.0, infos.len() as u32, first_info);
                    }
                    return Ok(());
                }
                let counters = resources.counters(number, call);
                // SAFETY: a pass is open, no capture is active.
                unsafe { extension.begin(buffer, call.first, &counters, call.arrays) };
            }
            Command::End(call) => {
                if let Some(commands) = by_address {
                    let infos = resources.counter_addresses(number, &call.counters)?;
                    // SAFETY: a capture is active.
                    unsafe {
                        let end = commands.cmd_end_transform_feedback2_ext;
                        let first_info = pointer(&infos, call.arrays);
                        end(buffer, call.first.0, infos.len() as u32, first_info);
                    }
                    return Ok(());
                }
                let counters = resources.counters(number, call);
                // SAFETY: a capture is active.
                unsafe { extension.end(buffer, call.first, &counters, call.arrays) };
            }
            Command::Draw(draw) => {
                let inputs = std::mem::take(&mut self.inputs);
                let shaders = || resources.programs.shaders(&self.current, subpass);
                let draws = resources.draws;
                let generated = draws.record(buffer, number, draw, &inputs, shaders)?;
                self.generated.extend(generated);
            }
            Command::Consume(consume) => {
                let at = resources.source(number, consume.from);
                self.inputs.note(consume, at);
                if let DrawInput::Data(reads) = consume.by {
                    let layout = resources.programs.layout(&self.current);
                    let descriptors = resources.descriptors;
                    descriptors.record(buffer, number, reads, at, layout);
                }
            }
            Command::Copy(copy) if copy.by == Copier::Host => {
                self.act_by_host(HostAction::Copy(*copy));
            }
            Command::Copy(copy) => {
                let from = resources.source(number, copy.from);
                let to = resources.source(number, CapturedSource::Captured(copy.to));
                let region = [vk::BufferCopy::default()
                    .src_offset(from.1)
                    .dst_offset(to.1)
                    .size(copy.bytes)];
                self.copied = true;
                self.after_transfers(buffer);
                // SAFETY: outside of a pass; both buffers have the bytes (the plan)
                // and live until the commands have run.
                unsafe { device.raw().cmd_copy_buffer(buffer, from.0, to.0, &region) };
                self.barrier(buffer, COPY_TO_CAPTURE);
            }
            Command::BeginConditional(condition) => {
                resources.predicates.begin(buffer, number, *condition);
            }
            Command::EndConditional => resources.predicates.end(buffer),
            Command::DrawByteCount(draw) => {
                let index = draw.counter;
                let counter = resources.counter(number, index);
                let draw = ByteCountDraw {
                    instances: draw.instances,
                    first_instance: draw.first_instance,
                    counter,
                    counter_offset: draw.counter_offset,
                    vertex_stride: draw.stride,
                };
                if let Some(commands) = by_address {
                    let info = resources.counter_address(number, index)?;
                    // SAFETY: as below.
                    unsafe {
                        (commands.cmd_draw_indirect_byte_count2_ext)(
                            buffer,
                            draw.instances,
                            draw.first_instance,
                            &info,
                            draw.counter_offset,
                            draw.vertex_stride,
                        );
                    }
                    return Ok(());
                }
                // SAFETY: a pass is open, the pipeline is bound, the plan checked
                // counter and stride.
                unsafe { extension.draw_byte_count(buffer, draw) };
            }
            Command::WriteCounter(write) => {
                let place = resources.counter(number, write.counter);
                let counters = resources.counters;
                self.after_transfers(buffer);
                counters.record_write(buffer, number, place, write.value, write.by);
            }
            Command::Barrier(barrier) => {
                self.events.record(buffer, *barrier, &resources.memory())?;
            }
            Command::Neutral(neutral) => {
                if neutral.place() == NeutralPlace::OutsidePass {
                    self.after_transfers(buffer);
                }
                let objects = resources.neutral.expect("the script has neutral commands");
                objects.record(buffer, number, *neutral);
            }
            &Command::BeginQuery(query) => resources.queries.record(buffer, query, true),
            &Command::EndQuery(query) => resources.queries.record(buffer, query, false),
            Command::ResetQuery(_) => {
                if resources.queries.record_reset_again(buffer, number) {
                    self.act_by_host(HostAction::ResetQueries { command: number });
                }
            }
            // The plan replaced these by other steps.
            Command::Next(_) | Command::BeginSecondary | Command::EndSecondary => {}
            // Recorded above.
            Command::Use(_) | Command::Set(_) => {}
        }
        Ok(())
    }

    /// Orders a copy or a write of a counter after those before it.
    fn after_transfers(&mut self, buffer: vk::CommandBuffer) {
        if std::mem::replace(&mut self.transferred, true) {
            self.barrier(buffer, TRANSFER_TO_TRANSFER);
        }
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
        let spare = self.spare.iter().flatten();
        let all = self.submissions.iter().flatten().chain(&self.secondaries);
        let all = all.chain(spare);
        let all: Vec<vk::CommandBuffer> = all.copied().collect();
        // The call requires at least one.
        if !all.is_empty() {
            // SAFETY: allocated from this pool; no submitted work uses them.
            unsafe { device.free_command_buffers(self.pool(), &all) };
        }
    }
}

/// The flags with which command buffers of a script are begun: primary ones and those that they
/// execute alike.
fn submission_flags(script: &Script) -> vk::CommandBufferUsageFlags {
    let practices = &script.practices;
    if script.submits_again() || practices.contains(&Practice::SimultaneousUse) {
        vk::CommandBufferUsageFlags::SIMULTANEOUS_USE
    } else if practices.contains(&Practice::ReusableBuffers)
        || practices.contains(&Practice::ExecutedAgain)
    {
        vk::CommandBufferUsageFlags::empty()
    } else {
        vk::CommandBufferUsageFlags::ONE_TIME_SUBMIT
    }
}
