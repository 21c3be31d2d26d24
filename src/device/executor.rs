//! [`VulkanDevice`]: runs jobs on a driver.

use super::barriers::subpass_dependencies;
use super::consume::CapturedDescriptors;
use super::counters::CounterBuffers;
use super::draws::DrawBuffers;
use super::error::DeviceError;
use super::features;
use super::fence::Fence;
use super::instance::{Instance, Validation};
use super::logical::Logical;
use super::memory::{BufferRequest, GuardedBuffer};
use super::neutral::NeutralObjects;
use super::predicates::Predicates;
use super::programs::Programs;
use super::queries::Queries;
use super::record::{Recording, Resources};
use super::report::{Physical, examine, reports};
use super::requirements;
use super::resources::BoundResources;
use super::select::{SelectError, select};
use super::shared::Devices;
use super::submit::{Memory, print, submit};
use super::trace::recorder;
use super::trial::Trial;
use super::usage;
use crate::meter::{Part, spend};
use crate::script::capabilities::RunMode;
use crate::script::executor::{CommandText, Phase, ValidationMessage};
use crate::script::passes::{self, Step};
use crate::script::practice::Practice;
use crate::script::query_read::ReadWhen;
use crate::script::{
    Capabilities, ExecuteError, Execution, Executor, Feature, Job, Observed, Prefill,
};
use std::collections::BTreeSet;
use std::iter;
use std::sync::Arc;
use std::time::{Duration, Instant};
use thiserror::Error;

/// The time that submitted work may take.
pub const TIMEOUT: Duration = Duration::from_secs(10);

/// The time limit of a submission divided by the limit of a draw whose vertices are only counted.
const TRIAL_DIVISOR: u32 = 5;

/// The reason why no device is open.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// No instance.
    #[error(transparent)]
    Device(#[from] DeviceError),
    /// No device matches.
    #[error(transparent)]
    Select(#[from] SelectError),
}

/// One device of an instance, as an [`Executor`]. One thread uses it at a time. A
/// worker has its own, with its own [`Instance`], because messages of the
/// validation layer belong to an instance.
pub struct VulkanDevice {
    physical: Physical,
    timeout: Duration,
    /// Whether devices are created with more features than their jobs require.
    shares_features: bool,
    devices: Devices,
    health: Health,
    instance: Arc<Instance>,
}

/// The condition of a device after the jobs so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// A logical device was created.
    pub opened: bool,
    /// A logical device was lost, or abandoned with unfinished work. The driver may
    /// still use memory of this process, so that another job needs a new process.
    pub spoiled: bool,
    /// The reason why the last job has no logical device, if none can be created, whatever its
    /// features.
    pub refused: Option<String>,
}

/// The results of a job that ran once.
enum Run {
    Executed(Observed),
    /// Its commands were submitted to be printed.
    Printed(CommandText),
    /// Nothing was submitted.
    Recorded,
}

impl VulkanDevice {
    /// Opens the device that [`select`] finds, on a new instance.
    ///
    /// # Errors
    /// [`OpenError`]: no instance, or no such device.
    pub fn open(wanted: Option<&str>, validation: Validation) -> Result<VulkanDevice, OpenError> {
        spend(Part::Pipeline, || {
            let instance = Arc::new(Instance::new(validation)?);
            let index = select(&reports(&instance), wanted)?;
            Ok(VulkanDevice::new(instance, index)?)
        })
    }

    /// Takes the device at this position of [`reports`]. Nothing is created
    /// before the first job.
    ///
    /// # Errors
    /// [`DeviceError::NoSuchDevice`]
    pub fn new(instance: Arc<Instance>, index: usize) -> Result<VulkanDevice, DeviceError> {
        let devices = instance.physical_devices();
        let count = devices.len();
        let Some(&handle) = devices.get(index) else {
            return Err(DeviceError::NoSuchDevice { index, count });
        };
        Ok(VulkanDevice {
            physical: examine(&instance, index, handle),
            timeout: TIMEOUT,
            shares_features: false,
            devices: Devices::new(!instance.is_validated()),
            health: Health::default(),
            instance,
        })
    }

    /// Replaces [`RunMode::Executed`].
    pub fn with_mode(mut self, mode: RunMode) -> VulkanDevice {
        self.physical.capabilities.mode = mode;
        self
    }

    /// Replaces [`TIMEOUT`].
    pub fn with_timeout(mut self, timeout: Duration) -> VulkanDevice {
        self.timeout = timeout;
        self
    }

    /// Enables features that a job does not require and that change no result, so that more
    /// jobs share a logical device, except under the validation layer, which finds features
    /// that a job should require.
    pub fn with_shared_features(mut self) -> VulkanDevice {
        self.shares_features = !self.instance.is_validated();
        self
    }

    /// Returns what the jobs so far showed of the device.
    pub fn health(&self) -> &Health {
        &self.health
    }

    fn run(
        &mut self,
        job: &Job,
        prefills: &[Prefill],
        phase: &mut dyn FnMut(Phase),
    ) -> Result<Execution, ExecuteError> {
        self.health.refused = None;
        let capabilities = &self.physical.capabilities;
        let required = requirements::features(capabilities, self.physical.version, job)?;
        let steps = passes::place(&job.script);
        phase(Phase::Pipeline);
        let features = self.open_device(job, required)?;
        self.health.opened = true;
        let shared = self.devices.current();
        let device = Arc::clone(&shared.device);
        let dependencies = subpass_dependencies(&job.script);
        let subpasses = passes::subpasses(&job.script);
        let programs = spend(Part::Pipeline, || {
            shared.programs(job, subpasses, &dependencies)
        });
        let runs_elsewhere = job.script.practices.contains(&Practice::OtherDevice);
        let mut other = None;
        let observed = programs.and_then(|(programs, new)| {
            // A program of recorded calls has one device.
            if runs_elsewhere && !recorder::is_active() {
                let features = device.features();
                let new = Logical::new(Arc::clone(&self.instance), &self.physical, features)?;
                let new = other.insert(new);
                let programs = Programs::new(new, job, subpasses, &dependencies)?;
                for &prefill in prefills {
                    self.run_once(new, &programs, job, &steps, (prefill, Part::Submit), phase)?;
                }
            }
            self.try_part(&device, &programs, job, (prefills, phase))?;
            let first = if new { Part::FirstUse } else { Part::Submit };
            let uses = [first].into_iter().chain(iter::repeat(Part::Submit));
            // The commands are those of the first run.
            let count = if device.executes() { prefills.len() } else { 1 };
            let mut execution = Execution {
                shaders: programs.texts(),
                ..Execution::default()
            };
            for (&prefill, part) in prefills.iter().take(count).zip(uses) {
                let run = spend(Part::Record, || {
                    self.run_once(&device, &programs, job, &steps, (prefill, part), phase)
                });
                match run.map_err(|error| too_large(error, job.script.placement.large_bytes()))? {
                    Run::Executed(observed) => execution.observed.push(observed),
                    Run::Printed(commands) => execution.commands = Some(commands),
                    Run::Recorded => {}
                }
            }
            Ok(execution)
        });
        let lost = matches!(observed, Err(ExecuteError::DeviceLost { .. }));
        let is_other_abandoned = other.is_some_and(|other| other.is_abandoned());
        if lost || device.is_abandoned() || is_other_abandoned {
            // The next job gets a new device.
            self.devices.forget(&features);
            self.health.spoiled = true;
        }
        observed
    }

    /// Makes a device current that has the features which the job requires; returns all that it
    /// has.
    fn open_device(
        &mut self,
        job: &Job,
        required: BTreeSet<Feature>,
    ) -> Result<BTreeSet<Feature>, ExecuteError> {
        let offered = &self.physical.capabilities.features;
        let sets = self
            .shares_features
            .then(|| features::shared_features(&required, offered))
            .filter(|shared| *shared != required)
            .into_iter()
            .chain([required]);
        let mut error = None;
        let mut refuses_shared = false;
        for features in sets {
            if job.script.captures_unbound() {
                // A driver may keep the bindings of earlier command buffers, and then the
                // result depends on the jobs before. No other job has bound on a new device.
                self.devices.forget(&features);
            }
            self.health.refused = None;
            let refused = &mut self.health.refused;
            let open = || create_device(&self.instance, &self.physical, &features, refused);
            match spend(Part::Pipeline, || self.devices.open(&features, open)) {
                Ok(()) => {
                    // The driver creates no device with the shared features: later jobs do not
                    // try them again.
                    self.shares_features &= !refuses_shared;
                    return Ok(features);
                }
                Err(new) => {
                    // Otherwise it creates no device at all at present.
                    refuses_shared |= self.health.refused.is_none();
                    error = Some(new);
                }
            }
        }
        Err(error.expect("the required features are always tried"))
    }

    /// Runs a part of a job that draws billions of vertices, and refuses the whole where it
    /// would take too long.
    fn try_part(
        &self,
        device: &Arc<Logical>,
        programs: &Programs,
        job: &Job,
        (prefills, phase): (&[Prefill], &mut dyn FnMut(Phase)),
    ) -> Result<(), ExecuteError> {
        // A program of recorded calls has the runs of the job only.
        if recorder::is_active() || !device.executes() {
            return Ok(());
        }
        let (Some(trial), Some(&prefill)) = (Trial::new(job), prefills.first()) else {
            return Ok(());
        };
        let mut elapsed = |job: &Job| {
            let steps = passes::place(&job.script);
            let start = Instant::now();
            let part = (prefill, Part::Submit);
            self.run_once(device, programs, job, &steps, part, phase)?;
            Ok(start.elapsed())
        };
        // The first use of a pipeline takes longer.
        elapsed(&trial.part)?;
        let without = elapsed(&trial.none)?;
        let with = elapsed(&trial.part)?;
        trial.check(with.saturating_sub(without), self.timeout / TRIAL_DIVISOR)
    }

    /// Runs the job once from new memory; the time of its submission counts as
    /// `part`.
    fn run_once(
        &self,
        device: &Arc<Logical>,
        programs: &Programs,
        job: &Job,
        steps: &[Step<'_>],
        (prefill, part): (Prefill, Part),
        phase: &mut dyn FnMut(Phase),
    ) -> Result<Run, ExecuteError> {
        recorder::run();
        let mut buffers = capture_buffers(device, job, prefill)?;
        let mut counters =
            CounterBuffers::new(device, &job.script, &mut buffers, job.guard, prefill)?;
        let mut queries = Queries::new(device, &job.script)?;
        let draws = DrawBuffers::new(device, &job.script)?;
        let predicates = Predicates::new(device, &job.script)?;
        let neutral = NeutralObjects::new(device, &job.script)?;
        let bound = programs.resources(job, prefill)?;
        let descriptors = CapturedDescriptors::new(device, &job.script, &buffers)?;
        phase(Phase::Record);
        let recording = Recording::new(
            device,
            steps,
            &Resources {
                programs,
                buffers: &buffers,
                counters: &counters,
                queries: &queries,
                script: &job.script,
                draws: &draws,
                descriptors: &descriptors,
                predicates: &predicates,
                neutral: neutral.as_ref(),
                bound: &bound,
            },
        )?;
        let mut fence = Fence::new(device)?;
        if !device.executes() {
            if !device.prints_commands() {
                return Ok(Run::Recorded);
            }
            phase(Phase::Submit);
            let text = print(device, &recording, &fence, &job.script, self.timeout)?;
            let mut commands = CommandText {
                text,
                ..CommandText::default()
            };
            if device.prints_addresses() {
                let starts = buffers.iter().map(|buffer| buffer.start(device));
                commands.buffers = starts.collect::<Result<_, _>>()?;
                commands.counters = counters.starts(&buffers)?;
            }
            return Ok(Run::Printed(commands));
        }
        phase(Phase::Submit);
        queries.read_early(ReadWhen::Reset)?;
        let mut memory = Memory {
            queries: &mut queries,
            script: &job.script,
            buffers: &mut buffers,
            counters: &mut counters,
        };
        spend(part, || {
            submit(device, &recording, &fence, self.timeout, &mut memory)?;
            if job.script.practices.contains(&Practice::ExecutedAgain) {
                fence.wait(self.timeout)?;
                memory.set_back(prefill);
                memory.queries.set_back();
                fence = Fence::new(device)?;
                submit(device, &recording, &fence, self.timeout, &mut memory)?;
            }
            Ok(())
        })?;
        phase(Phase::Wait);
        queries.read_early(ReadWhen::Submitted)?;
        spend(part, || fence.wait(self.timeout))?;
        phase(Phase::ReadBack);
        recorder::results();
        spend(Part::ReadBack, || {
            Ok(Run::Executed(Observed {
                prefill,
                buffers: buffers.iter().map(GuardedBuffer::read).collect(),
                counters: counters.read(),
                queries: queries.read()?,
                resources: bound.iter().flat_map(BoundResources::read).collect(),
            }))
        })
    }
}

impl Executor for VulkanDevice {
    fn capabilities(&self) -> &Capabilities {
        &self.physical.capabilities
    }

    fn execute(
        &mut self,
        job: &Job,
        prefills: &[Prefill],
        phase: &mut dyn FnMut(Phase),
    ) -> Result<Execution, ExecuteError> {
        let execution = self.run(job, prefills, phase);
        let validation = self.instance.take_validation_messages();
        match execution {
            Ok(execution) => Ok(Execution {
                validation,
                ..execution
            }),
            Err(error) => Err(blame(error, &validation)),
        }
    }
}

/// Creates the logical device of a job. If that fails, a device with the features of every
/// capture decides whether these features are the cause: if it cannot be created either,
/// `refused` is set; if it can, a second attempt follows, because the cause of the first
/// failure may have ended in the meantime, as the reset of the device does.
fn create_device(
    instance: &Arc<Instance>,
    physical: &Physical,
    features: &BTreeSet<Feature>,
    refused: &mut Option<String>,
) -> Result<Arc<Logical>, ExecuteError> {
    let create = |features| Logical::new(Arc::clone(instance), physical, features);
    let first = create(features);
    // A device without a suitable queue family is not created at all.
    if matches!(first, Ok(_) | Err(ExecuteError::Unsupported(_))) {
        return first;
    }
    let plain = BTreeSet::from([Feature::TransformFeedback]);
    if let Err(plain_error) = create(&plain) {
        *refused = Some(plain_error.to_string());
        return first;
    }
    create(features)
}

/// Attributes a failure after a message of the validation layer to the job, not to
/// the driver.
fn blame(error: ExecuteError, validation: &[ValidationMessage]) -> ExecuteError {
    match validation {
        [] => error,
        [first, ..] => ExecuteError::Harness(format!(
            "{error}; before that the validation layer said {}: {}",
            first.id, first.text
        )),
    }
}

/// Memory that a machine lacks for gibibytes is not a fault of xfb either; where allocations
/// are larger than the memory, a submission notices it.
fn too_large(error: ExecuteError, large: u64) -> ExecuteError {
    match error {
        ExecuteError::OutOfMemory(_) if large > 0 => {
            ExecuteError::Unsupported(format!("memory for a buffer of more than {large} bytes"))
        }
        other => other,
    }
}

fn capture_buffers(
    device: &Arc<Logical>,
    job: &Job,
    prefill: Prefill,
) -> Result<Vec<GuardedBuffer>, ExecuteError> {
    let script = &job.script;
    let sizes = script.buffers.iter().enumerate();
    sizes
        .map(|(number, &size)| {
            let what = format!("capture buffer {number}");
            let usage = usage::capture_buffer(script, number) | usage::addressed(device);
            let mut buffer = GuardedBuffer::new(
                device,
                BufferRequest {
                    guard: job.guard,
                    kind: script.placement.allocation,
                    leading: leading_bytes(script),
                    skipped: script.placement.unseen.clone(),
                    to_end: script.binds_to_end(number),
                    ..BufferRequest::plain(what, size, usage)
                },
            )?;
            buffer.fill(prefill, number);
            Ok(buffer)
        })
        .collect()
}

/// Returns the bytes of capture buffers before those that the script names.
fn leading_bytes(script: &crate::script::Script) -> u64 {
    if script.practices.contains(&Practice::RangeOffset) {
        4
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_after_a_validation_message_is_an_error_of_the_harness() {
        let lost = ExecuteError::DeviceLost {
            call: "vkQueueSubmit",
        };
        assert_eq!(blame(lost.clone(), &[]), lost);
        let message = ValidationMessage {
            id: "VUID-a".into(),
            text: "wrong".into(),
        };
        assert_eq!(
            blame(lost, &[message]),
            ExecuteError::Harness(
                "vkQueueSubmit returned VK_ERROR_DEVICE_LOST; before that the validation layer \
                 said VUID-a: wrong"
                    .into()
            )
        );
    }
}
