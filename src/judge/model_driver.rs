//! The model in place of a driver: a case runs on what the model allows, of which the
//! first alternative is taken. With a fault in this model, the cases show whether they
//! detect the fault (`ci/mutate-model`).
//!
//! It has neither a rasterizer nor a tessellator of arbitrary levels: cases that read what
//! a fragment shader read or drew, and patches of which only the number is known, are
//! unsupported on it.

use crate::case::{Case, Program};
use crate::device::report;
use crate::judge::CaseResult;
use crate::judge::capture::run_case;
use crate::judge::prepared::Prepared;
use crate::judge::programs::{Modelled, modelled};
use crate::model::{self, Allowed, Capture, ModelError};
use crate::script::executor::{ExecuteError, Execution, Executor, Job, Phase};
use crate::script::memory::{Observed, Prefill};
use crate::script::{Capabilities, ResourceKind, ValidScript};
use crate::sources::Sources;
use crate::verdict::ideal::{self, FirstChoice};

/// Bytes of the capture buffers above which a case is unsupported.
const LARGE: u64 = 64 << 20;

/// A device with every feature and no limits but those of capture.
pub fn capabilities() -> Capabilities {
    Capabilities {
        name: "the model".to_owned(),
        kind: "cpu".to_owned(),
        driver_name: "model".to_owned(),
        driver_info: "no driver".to_owned(),
        ..Capabilities::with_features(report::known_features())
    }
}

/// Runs one case on the model.
pub fn run_case_on_model(
    case: &Case,
    sources: &Sources,
    device: &Capabilities,
    phase: &mut dyn FnMut(Phase),
) -> CaseResult {
    run_case(case, sources, &mut ModelDriver { case, device }, phase)
}

/// What the model leaves in memory, in place of a driver.
struct ModelDriver<'a> {
    case: &'a Case,
    device: &'a Capabilities,
}

impl Executor for ModelDriver<'_> {
    fn capabilities(&self) -> &Capabilities {
        self.device
    }

    fn execute(
        &mut self,
        job: &Job,
        prefills: &[Prefill],
        phase: &mut dyn FnMut(Phase),
    ) -> Result<Execution, ExecuteError> {
        let lacks = |what: &str| Err(ExecuteError::Unsupported(what.to_owned()));
        let Some(capture) = self.case.capture() else {
            return lacks("a rasterizer");
        };
        if capture.programs().any(is_rasterized) {
            return lacks("a rasterizer");
        }
        let script = &job.script;
        if !script.placement.unseen.is_empty() || script.buffers.iter().sum::<u64>() > LARGE {
            return lacks("memory for large buffers");
        }
        let prepared = Prepared::new(&self.case.rules, capture, self.device);
        let prepared = prepared.expect("the case is prepared before it is executed");
        let programs = (0u32..).zip(capture.programs().zip(&prepared.captures));
        let programs: Vec<Modelled<'_>> = programs
            .map(|(number, (program, captured))| {
                modelled(program, captured, number * capture.word_stride, self.device)
            })
            .collect();
        let captures: Vec<Capture<'_>> = programs.iter().map(Modelled::capture).collect();
        phase(Phase::Submit);
        let allowed = results(&captures, script);
        let allowed = allowed.map_err(|error| ExecuteError::Harness(error.to_string()))?;
        if !allowed.patches.is_empty() {
            return lacks("a tessellator");
        }
        phase(Phase::ReadBack);
        let observed = prefills.iter().map(|prefill| {
            let observed = ideal::free(script, job.guard, &allowed, *prefill, &mut FirstChoice);
            Observed {
                resources: resources(job),
                ..observed
            }
        });
        Ok(Execution {
            observed: observed.collect(),
            validation: Vec::new(),
        })
    }
}

/// The results of the driver's own model, which may have a fault.
fn results(captures: &[Capture<'_>], script: &ValidScript) -> Result<Allowed, ModelError> {
    model::run(captures, script)
}

/// Whether the case compares what the program rasterizes.
fn is_rasterized(program: &Program) -> bool {
    program.image || program.packed.is_some()
}

/// What the resources of a job's first program hold: nothing writes them.
fn resources(job: &Job) -> Vec<Vec<u8>> {
    let resources = job.program.resources.iter();
    resources
        .map(|resource| match resource.kind {
            ResourceKind::PushConstant => Vec::new(),
            ResourceKind::Uniform
            | ResourceKind::ReadOnlyStorage
            | ResourceKind::Storage
            | ResourceKind::Target => resource.bytes.clone(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Library;
    use crate::verdict::Status;

    fn status(name: &str) -> Status {
        let library = Library::embedded();
        let case = library.get(name).expect("no mistake").expect(name);
        let device = capabilities();
        run_case_on_model(&case, library.sources(), &device, &mut |_| ()).status
    }

    #[test]
    fn cases_pass_on_the_model() {
        for name in [
            "xfb.counter.first.1",
            "xfb.stream.four.mixed",
            "xfb.boundary.draws.indirect.257",
            "xfb.memory_layout.b9.std140.uniform",
        ] {
            assert_eq!(status(name), Status::Pass, "{name}");
        }
    }

    #[test]
    fn what_is_rasterized_is_unsupported() {
        assert_eq!(status("xfb.stream.raster.1.position"), Status::Unsupported);
    }
}
