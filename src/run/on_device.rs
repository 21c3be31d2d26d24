//! Runs cases on a Vulkan device: finds each by its name and takes it from its
//! file to its verdict.

use super::disguise::Disguise;
use super::on_model::renew_modules;
use super::protocol::Refusal;
use super::runner::{CaseRunner, DeviceCondition};
use crate::case::Case;
use crate::catalog::library::Library;
use crate::compile::Compiler;
use crate::device::{Validation, VulkanDevice};
#[cfg(feature = "gl")]
use crate::gl::GlDevice;
use crate::judge::CaseResult;
use crate::judge::capture::{Depth, Manner, run_case_as, run_case_with_witness};
use crate::judge::changes::Change;
use crate::judge::explain::run_changed;
use crate::judge::result::Look;
use crate::judge::varied::{Cause, run_varied};
use crate::script::capabilities::RunMode;
use crate::script::executor::Phase;
use crate::script::{Capabilities, Executor, MemoryDigest};
use crate::sources::Sources;
use crate::vary::Item;
use crate::verdict::Status;
use std::time::Duration;

/// Parts of the time for a case that one submission may take: the job runs
/// twice, and compiles before.
const SUBMISSION_SHARE: u32 = 3;

/// A device that is open.
pub trait Device: Executor {
    /// The condition of the device after the last job.
    fn condition(&self) -> DeviceCondition;
}

impl Device for VulkanDevice {
    fn condition(&self) -> DeviceCondition {
        let health = self.health();
        match &health.refused {
            Some(message) => DeviceCondition::Refused {
                message: message.clone(),
            },
            None if health.spoiled => DeviceCondition::Spoiled,
            None if health.opened => DeviceCondition::Open,
            None => DeviceCondition::Unopened,
        }
    }
}

#[cfg(feature = "gl")]
impl Device for GlDevice {
    fn condition(&self) -> DeviceCondition {
        if self.is_lost() {
            DeviceCondition::Spoiled
        } else {
            DeviceCondition::Open
        }
    }
}

/// A device, and where the cases come from.
pub struct DeviceRunner {
    /// The first that has a case wins.
    libraries: Vec<Library>,
    device: Box<dyn Device>,
    /// The memory after the last case, if digests are requested.
    memory: Option<MemoryDigest>,
    unexplained: Vec<Look>,
    disguise: Disguise,
    /// The variation of the next cases.
    variation: Vec<Item>,
}

/// The device to open, and the limits of its use.
#[derive(Clone, Debug)]
pub struct Wanted<'a> {
    /// Number or part of the name.
    pub device: Option<&'a str>,
    pub validation: Validation,
    /// The time that a case may take.
    pub limit: Duration,
    pub disguise: Disguise,
    pub mode: RunMode,
}

impl DeviceRunner {
    /// Opens the device that is meant.
    ///
    /// # Errors
    /// Where there is no such device, or no driver at all.
    pub fn open(libraries: Vec<Library>, wanted: Wanted<'_>) -> Result<DeviceRunner, Refusal> {
        let device = VulkanDevice::open(wanted.device, wanted.validation).map_err(|error| {
            Refusal::NoDevice {
                message: error.to_string(),
            }
        })?;
        let device = device
            .with_timeout(wanted.limit / SUBMISSION_SHARE)
            .with_shared_features()
            .with_mode(wanted.mode);
        Ok(DeviceRunner {
            disguise: wanted.disguise,
            ..DeviceRunner::new(libraries, device)
        })
    }

    /// Takes an open device, for cases as they are declared.
    pub(crate) fn new(libraries: Vec<Library>, device: impl Device + 'static) -> DeviceRunner {
        DeviceRunner {
            libraries,
            device: Box::new(device),
            memory: None,
            unexplained: Vec::new(),
            disguise: Disguise::Plain,
            variation: Vec::new(),
        }
    }
}

/// Opens the device of OpenGL that is meant, for cases as they are declared: variations are
/// expressions of Vulkan.
///
/// # Errors
/// There is no such device, or no OpenGL at all.
#[cfg(feature = "gl")]
pub fn open_gl(
    libraries: Vec<Library>,
    wanted: crate::gl::Wanted<'_>,
) -> Result<DeviceRunner, Refusal> {
    let device = GlDevice::open(wanted).map_err(|error| Refusal::NoDevice {
        message: error.to_string(),
    })?;
    Ok(DeviceRunner::new(libraries, device))
}

/// Returns the depth of the analysis of a failure, which is full unless it has one of these
/// looks.
pub(super) fn depth(cause: Cause, unexplained: &[Look]) -> Depth<'_> {
    match cause {
        Cause::Sought => Depth::CauseUnlessAlike(unexplained),
        Cause::Omitted => Depth::Difference,
    }
}

/// The result of running the case of this name, wherever it is.
pub(super) fn with_case(
    libraries: &[Library],
    name: &str,
    run: impl FnOnce(&Case, &Sources) -> CaseResult,
) -> CaseResult {
    match find(libraries, name) {
        Ok((case, library)) => run(&case, library.sources()),
        Err(reason) => CaseResult {
            reason,
            ..CaseResult::bare(name, Status::Error)
        },
    }
}

/// The case of this name, and the library that has it.
pub(super) fn find<'l>(
    libraries: &'l [Library],
    name: &str,
) -> Result<(Case, &'l Library), String> {
    for library in libraries {
        let case = library.get(name).map_err(|error| error.to_string())?;
        if let Some(case) = case {
            return Ok((case, library));
        }
    }
    Err("the worker finds no case of this name".to_owned())
}

impl CaseRunner for DeviceRunner {
    fn device(&self) -> &Capabilities {
        self.device.capabilities()
    }

    fn run(&mut self, name: &str, phase: &mut dyn FnMut(Phase)) -> CaseResult {
        let mut memory = self.memory.as_mut();
        if let Some(memory) = &mut memory {
            **memory = MemoryDigest::default();
        }
        with_case(&self.libraries, name, |case, sources| {
            run_varied(case, &self.variation, &mut |case, cause| {
                let device = &mut *self.device;
                let manner = Manner {
                    depth: depth(cause, &self.unexplained),
                    ..Manner::default()
                };
                run_case_with_witness(manner, case, sources, device, phase, &mut |evidence, _| {
                    if let Some(memory) = &mut memory {
                        memory.add(evidence.observed);
                    }
                })
            })
        })
    }

    fn run_changed(
        &mut self,
        name: &str,
        change: &Change,
        phase: &mut dyn FnMut(Phase),
    ) -> CaseResult {
        with_case(&self.libraries, name, |case, sources| {
            let manner = Manner {
                depth: Depth::Difference,
                ..Manner::default()
            };
            let device = &mut *self.device;
            run_changed(case, change, |case| {
                run_case_as(manner, case, sources, device, phase)
            })
        })
    }

    fn choose_variation(&mut self, name: &str) -> Vec<Item> {
        // A case that is not there has a result that reports it.
        find(&self.libraries, name).map_or(Vec::new(), |(case, _)| {
            self.disguise.variation(&case, self.device.capabilities())
        })
    }

    fn vary(&mut self, variation: Vec<Item>) {
        self.variation = variation;
    }

    fn compile_afresh(&mut self, afresh: bool) {
        Compiler::shared().compile_afresh(afresh);
    }

    fn shares_modules(&self) -> bool {
        Compiler::shared().keeps_modules()
    }

    fn renew_modules(&mut self, name: &str, phase: &mut dyn FnMut(Phase)) -> CaseResult {
        let case = (self.libraries.as_slice(), self.variation.as_slice());
        renew_modules(case, name, self.device.capabilities(), phase)
    }

    fn leave_unexplained(&mut self, looks: Vec<Look>) {
        self.unexplained = looks;
    }

    fn digest_memory(&mut self) {
        self.memory = Some(MemoryDigest::default());
    }

    fn memory(&self) -> MemoryDigest {
        self.memory.clone().unwrap_or_default()
    }

    fn condition(&self) -> DeviceCondition {
        self.device.condition()
    }
}
