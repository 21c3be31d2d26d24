//! The seam between a worker and whatever runs one case, from its name to its
//! verdict: the real thing on a Vulkan device, or the [`mock`](super::mock).

use crate::judge::CaseResult;
use crate::judge::changes::Change;
use crate::judge::result::Look;
use crate::script::executor::Phase;
use crate::script::{Capabilities, MemoryDigest};
use crate::vary::Item;
use crate::verdict::Status;
use serde::{Deserialize, Serialize};

/// Runs cases by name, one at a time, on one device.
pub trait CaseRunner {
    /// The report of the device that cases run on.
    fn device(&self) -> &Capabilities;

    /// Runs one case to its end and calls `phase` before each step, so that a
    /// hang or a crash can be placed. Whatever goes wrong is a status of the
    /// result, an unknown name too.
    fn run(&mut self, name: &str, phase: &mut dyn FnMut(Phase)) -> CaseResult;

    /// Runs one case with a change. The cause of a failure need not be sought.
    fn run_changed(
        &mut self,
        name: &str,
        change: &Change,
        phase: &mut dyn FnMut(Phase),
    ) -> CaseResult;

    /// Returns the variation that it selects for a case; empty for none.
    fn choose_variation(&mut self, _name: &str) -> Vec<Item> {
        Vec::new()
    }

    /// Runs the next cases in this variation.
    fn vary(&mut self, _variation: Vec<Item>) {}

    /// Compiles the modules of the next cases although they are cached on disk, or not.
    fn compile_afresh(&mut self, _afresh: bool) {}

    /// Whether it reads modules that other runners compiled.
    fn shares_modules(&self) -> bool {
        false
    }

    /// Compiles the modules of a case again, after [`CaseRunner::compile_afresh`], and replaces
    /// those on disk. The result is a pass if workers that read the cache get these.
    fn renew_modules(&mut self, name: &str, _phase: &mut dyn FnMut(Phase)) -> CaseResult {
        CaseResult {
            reason: "no modules are kept on disk".to_owned(),
            ..CaseResult::bare(name, Status::Unsupported)
        }
    }

    /// Seeks no causes that depend on places for failures of the next cases that have one of
    /// these looks.
    fn leave_unexplained(&mut self, _looks: Vec<Look>) {}

    /// Makes digests of the memory from now on, for [`CaseRunner::memory`].
    fn digest_memory(&mut self) {}

    /// A digest of the memory after the last case; empty unless requested, and of a case
    /// that the model does not judge.
    fn memory(&self) -> MemoryDigest {
        MemoryDigest::default()
    }

    /// The condition of the device after the last case.
    fn condition(&self) -> DeviceCondition;
}

/// The condition of a worker's device after a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "device", rename_all = "snake_case")]
pub enum DeviceCondition {
    /// No logical device has been needed yet.
    Unopened,
    /// The device is open.
    Open,
    /// The device was lost, or abandoned with unfinished work: the next case needs a new
    /// worker.
    Spoiled,
    /// No logical device can be created, whatever its features.
    Refused {
        /// The call and its result.
        message: String,
    },
}
