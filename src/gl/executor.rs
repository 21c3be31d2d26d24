//! [`GlDevice`]: runs jobs through a context of OpenGL.

use super::calls as call_list;
use super::context::Context;
use super::display::{self, OpenError, Wanted};
use super::execute;
use super::interface;
use super::lacking::lacking;
use super::plan::programs::check_streams;
use super::plan::{calls, plan};
use super::program::{LinkedProgram, ProgramError};
use crate::script::capabilities::RunMode;
use crate::script::executor::{ExecuteError, Execution, Executor, Phase};
use crate::script::gl_calls::{Answer, GlCalls};
use crate::script::reported_table::ReportedTable;
use crate::script::{Capabilities, Job, Prefill};

/// A context, as an [`Executor`]. One thread uses it.
pub struct GlDevice {
    context: Context,
    capabilities: Capabilities,
    is_lost: bool,
}

impl GlDevice {
    /// Opens the device that is meant.
    ///
    /// # Errors
    /// There is no libEGL, no display, no context, or no such device.
    pub fn open(wanted: Wanted<'_>) -> Result<GlDevice, OpenError> {
        let (context, capabilities) = display::open(wanted)?;
        Ok(GlDevice {
            context,
            capabilities,
            is_lost: false,
        })
    }

    /// Whether the context was lost: another job needs a new one.
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }
}

impl Executor for GlDevice {
    fn capabilities(&self) -> &Capabilities {
        &self.capabilities
    }

    fn execute(
        &mut self,
        job: &Job,
        prefills: &[Prefill],
        phase: &mut dyn FnMut(Phase),
    ) -> Result<Execution, ExecuteError> {
        phase(Phase::Pipeline);
        let mut programs = Vec::new();
        for program in job.programs() {
            check_streams(&program.assembly).map_err(ExecuteError::Unsupported)?;
            let linked = match &program.glsl {
                _ if self.capabilities.mode == RunMode::OpenGlSpirv => {
                    LinkedProgram::link_modules(&self.context, &program.modules)
                }
                Some(source) => LinkedProgram::link(&self.context, source),
                None => Err(ProgramError::Unsupported(
                    "a program that is not written in GLSL".to_owned(),
                )),
            };
            programs.push(linked.map_err(ExecuteError::from)?);
        }
        let tables = programs
            .iter()
            .map(|program| interface::table(&self.context, program));
        let tables: Vec<ReportedTable> = tables.collect();
        let missing = job.requirements.first_missing(&self.capabilities);
        let plan = match missing {
            Some(missing) => Err(missing),
            None => plan(job),
        };
        let plan = plan.and_then(|plan| match lacking(&self.context, &job.script, &plan) {
            Some(lack) => Err(lack.to_owned()),
            None => Ok(plan),
        });
        let calls = plan.as_ref().map(|plan| calls(plan, &job.script));
        let calls = calls.unwrap_or_default();
        let observed = match plan {
            Ok(plan) => {
                phase(Phase::Submit);
                let runs = prefills.iter();
                let run = |prefill: &Prefill| {
                    execute::run(&self.context, (job, &plan), &programs, *prefill)
                };
                runs.map(run).collect()
            }
            Err(what) => Err(ExecuteError::Unsupported(what)),
        };
        if let Err(ExecuteError::DeviceLost { .. }) = &observed {
            self.is_lost = true;
        }
        let (observed, stopped) = match observed {
            Ok(observed) => (observed, None),
            Err(error) => (Vec::new(), Some(error)),
        };
        Ok(Execution {
            observed,
            tables,
            calls,
            stopped,
            ..Execution::default()
        })
    }

    fn perform(&mut self, list: &GlCalls, prefill: Prefill) -> Result<Vec<Answer>, ExecuteError> {
        let answers = call_list::perform(&self.context, list, prefill);
        if let Err(ExecuteError::DeviceLost { .. }) = &answers {
            self.is_lost = true;
        }
        answers
    }
}
