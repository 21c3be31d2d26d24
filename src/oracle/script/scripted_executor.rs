//! For tests: a device that offers and answers what the test states.

use super::Capabilities;
use super::executor::{ExecuteError, Execution, Executor, Job, Phase};
use super::memory::Prefill;
use crate::script::Feature;

impl Capabilities {
    /// A device with transform feedback, the limits of llvmpipe and these features.
    pub fn offering(features: &[Feature]) -> Capabilities {
        Capabilities {
            kind: "cpu".into(),
            ..Capabilities::with_features(features.iter().copied())
        }
    }
}

/// The reply to a job, from the job and the number of jobs before it.
pub type Reply<'a> = dyn Fn(&Job, usize) -> Result<Execution, ExecuteError> + 'a;

/// An executor that gives prepared replies.
pub struct ScriptedExecutor<'a> {
    pub capabilities: Capabilities,
    reply: &'a Reply<'a>,
    /// The number of jobs so far.
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
        assert_eq!(
            prefills,
            Prefill::both(&job.script),
            "every job runs with both"
        );
        self.calls += 1;
        (self.reply)(job, self.calls - 1)
    }
}
