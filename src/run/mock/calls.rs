//! The calls of a case of the mock driver. A fault happens at one of them, and the reset that
//! it causes lasts for a number of calls, so that it can end between any two.

use super::shared::Shared;
use crate::script::executor::Phase;
use serde::Deserialize;
use strum::VariantArray;

/// A call of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    CreatePipeline,
    AllocateMemory,
    Submit,
    Wait,
    ReadBack,
}

impl Call {
    /// The calls of a case on an open device, in order.
    pub const ALL: &[Call] = Call::VARIANTS;

    /// Returns the phase that the call belongs to.
    pub fn phase(self) -> Phase {
        match self {
            Call::CreatePipeline | Call::AllocateMemory => Phase::Pipeline,
            Call::Submit => Phase::Submit,
            Call::Wait => Phase::Wait,
            Call::ReadBack => Phase::ReadBack,
        }
    }
}

/// The number of calls for which a reset lasts; no reset happens if both numbers are zero.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reset {
    /// Failing calls of logical devices, their creation included.
    calls: usize,
    /// Workers that find no device when they start.
    starts: usize,
}

/// The outcome of the creation of a logical device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Creation {
    Created,
    /// The call failed twice, while a device with fewer features was created.
    Failed,
    /// A device with fewer features was not created either.
    Refused,
}

/// The files that count failing calls and starts, and those that failed.
const CALLS: [&str; 2] = ["failing-calls", "failed-calls"];
const STARTS: [&str; 2] = ["failing-starts", "failed-starts"];

impl Shared {
    /// Loses the device of every worker, and begins a reset.
    pub fn begin(&self, reset: Reset) {
        if reset.calls + reset.starts == 0 {
            return;
        }
        for _ in 0..reset.calls {
            self.count(CALLS[0]);
        }
        for _ in 0..reset.starts {
            self.count(STARTS[0]);
        }
        self.count("losses");
    }

    /// Whether a call on a logical device succeeds.
    pub fn call(&self) -> bool {
        self.succeeds(CALLS)
    }

    /// Whether a new worker finds its device.
    pub fn start(&self) -> bool {
        self.succeeds(STARTS)
    }

    fn succeeds(&self, [failing, failed]: [&str; 2]) -> bool {
        let fails = self.size(failed) < self.size(failing);
        if fails {
            self.count(failed);
        }
        !fails
    }

    /// Creates a logical device, as the device layer does.
    pub fn create_device(&self) -> Creation {
        if self.call() {
            Creation::Created
        } else if !self.call() {
            Creation::Refused
        } else if self.call() {
            Creation::Created
        } else {
            Creation::Failed
        }
    }
}
