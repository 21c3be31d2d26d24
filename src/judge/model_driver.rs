//! The model in place of a driver: a case runs on what the model allows, of which the
//! first alternative is taken. With a fault in this model, the cases show whether they
//! detect the fault (`ci/proofs/mutate-model`).
//!
//! It has neither a rasterizer nor a tessellator of arbitrary levels: cases that read what
//! a fragment shader read or drew, and patches of which only the number is known, are
//! unsupported on it.

use crate::case::{CaptureCase, Case, Program};
use crate::judge::CaseResult;
use crate::judge::capture::{Depth, Manner, Witness, run_case_with_witness};
use crate::judge::prepared::Prepared;
use crate::judge::programs::{Modelled, modelled};
use crate::model::{self, Capture};
use crate::script::executor::{ExecuteError, Execution, Executor, Job, Phase};
use crate::script::memory::{Observed, Prefill};
use crate::script::{Capabilities, Feature, Limit, ResourceKind};
use crate::sources::Sources;
use crate::verdict::ideal::{self, FirstChoice};

/// Bytes of the capture buffers above which a case is unsupported.
const LARGE: u64 = 64 << 20;

/// A device with every feature, and the limits of llvmpipe.
pub fn capabilities() -> Capabilities {
    let components = [
        Limit::MaxVertexOutputComponents,
        Limit::MaxTessellationEvaluationOutputComponents,
        Limit::MaxGeometryOutputComponents,
    ];
    let features = Feature::ALL.iter().copied();
    let features = features.filter(|feature| *feature != Feature::Hardware);
    Capabilities {
        other_limits: components.map(|limit| (limit, 128)).into(),
        name: "the model".to_owned(),
        kind: "cpu".to_owned(),
        driver_name: "model".to_owned(),
        driver_info: "no driver".to_owned(),
        ..Capabilities::with_features(features)
    }
}

/// Runs one case on the model, and judges it down to this depth; `witness` gets what it is
/// judged by.
pub fn run_case_on_model(
    depth: Depth<'_>,
    case: &Case,
    sources: &Sources,
    device: &Capabilities,
    phase: &mut dyn FnMut(Phase),
    witness: &mut Witness<'_>,
) -> CaseResult {
    let mut driver = ModelDriver { case, device };
    let manner = Manner {
        depth,
        ..Manner::default()
    };
    run_case_with_witness(manner, case, sources, &mut driver, phase, witness)
}

/// A driver whose memory is the one that the model computes.
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
        phase(Phase::Submit);
        self.results(capture, job, prefills)
    }
}

impl ModelDriver<'_> {
    /// Everything that is read back of a job. The judge has run the same model before, so
    /// that an error is a fault of this one.
    fn results(
        &self,
        capture: &CaptureCase,
        job: &Job,
        prefills: &[Prefill],
    ) -> Result<Execution, ExecuteError> {
        let prepared = Prepared::new(&self.case.rules, capture, self.device);
        let prepared = prepared.expect("the case is prepared before it is executed");
        let programs = (0u32..).zip(capture.programs().zip(&prepared.captures));
        let programs: Vec<Modelled<'_>> = programs
            .map(|(number, (program, captured))| {
                modelled(program, captured, number * capture.word_stride, self.device)
            })
            .collect();
        let captures: Vec<Capture<'_>> = programs.iter().map(Modelled::capture).collect();
        let allowed = model::run(&captures, &job.script).map_err(|error| ExecuteError::Driver {
            call: "vkQueueSubmit",
            result: error.to_string(),
        })?;
        if !allowed.patches.is_empty() {
            return Err(ExecuteError::Unsupported("a tessellator".to_owned()));
        }
        let guard = job.guard;
        let observed = prefills.iter().map(|prefill| Observed {
            resources: resources(job),
            ..ideal::free(&job.script, guard, &allowed, *prefill, &mut FirstChoice)
        });
        Ok(Execution {
            observed: observed.collect(),
            ..Execution::default()
        })
    }
}

/// Whether the case compares what the program rasterizes.
fn is_rasterized(program: &Program) -> bool {
    program.pipeline.image || program.pipeline.packed.is_some()
}

/// The contents of the resources of a job's first program, to which nothing writes.
fn resources(job: &Job) -> Vec<Vec<u8>> {
    let resources = job.program.resources.iter();
    resources
        .map(|resource| match resource.kind {
            ResourceKind::PushConstant => Vec::new(),
            ResourceKind::Uniform
            | ResourceKind::ReadOnlyStorage
            | ResourceKind::Storage
            | ResourceKind::Vertex
            | ResourceKind::Target => resource.bytes.clone(),
        })
        .collect()
}

#[cfg(all(test, feature = "shaderc"))]
mod tests {
    use super::*;
    use crate::catalog::Library;
    use crate::verdict::Status;

    fn status(name: &str) -> Status {
        let library = Library::embedded();
        let case = library.get(name).expect("no mistake").expect(name);
        let device = capabilities();
        run_case_on_model(
            Depth::Cause,
            &case,
            library.sources(),
            &device,
            &mut |_| (),
            &mut |_, _| (),
        )
        .status
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
