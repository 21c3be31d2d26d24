//! For tests: a device that offers what they say, answers as they say, and whose
//! memory is unwritten.

use super::executor::{ExecuteError, Execution, Executor, Job, Phase};
use super::memory::{COUNTER_IMAGE, Observed, Prefill, QueryResult, Readback};
use super::{Capabilities, Script};

impl Capabilities {
    /// A device with transform feedback, the limits of llvmpipe and these features.
    pub fn offering(features: &[&str]) -> Capabilities {
        Capabilities {
            kind: "cpu".into(),
            ..Capabilities::with_features(features.iter().map(|f| (*f).to_owned()))
        }
    }
}

impl Observed {
    /// The results of a driver that does nothing.
    pub fn untouched(script: &Script, guard: u64, prefill: Prefill) -> Observed {
        let guard = guard as usize;
        let image = |number, size: u64| Readback {
            bytes: prefill.bytes(number, 2 * guard + size as usize),
            start: guard,
        };
        let buffers = script.buffers.iter().enumerate();
        Observed {
            prefill,
            buffers: buffers.map(|(number, size)| image(number, *size)).collect(),
            counters: Readback {
                bytes: prefill.bytes(
                    COUNTER_IMAGE,
                    script.counter_image_bytes(guard as u64) as usize,
                ),
                start: guard,
            },
            queries: vec![QueryResult::Unavailable; script.queries.len()],
            resources: Vec::new(),
        }
    }
}

/// The reply to a job, from the job and the number of jobs before it.
pub type Reply<'a> = dyn Fn(&Job, usize) -> Result<Execution, ExecuteError> + 'a;

/// An executor that gives prepared replies.
pub struct ScriptedExecutor<'a> {
    pub capabilities: Capabilities,
    reply: &'a Reply<'a>,
    /// How many jobs there were.
    pub calls: usize,
}

impl<'a> ScriptedExecutor<'a> {
    pub fn new(capabilities: Capabilities, reply: &'a Reply<'a>) -> ScriptedExecutor<'a> {
        ScriptedExecutor {
            capabilities,
            reply,
            calls: 0,
        }
    }
}

impl Executor for ScriptedExecutor<'_> {
    fn capabilities(&self) -> &Capabilities {
        &self.capabilities
    }

    fn execute(
        &mut self,
        job: &Job,
        prefills: &[Prefill],
        _: &mut dyn FnMut(Phase),
    ) -> Result<Execution, ExecuteError> {
        assert_eq!(prefills, Prefill::BOTH, "every job runs with both");
        self.calls += 1;
        (self.reply)(job, self.calls - 1)
    }
}
