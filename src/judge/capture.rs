//! One case from start to end: tables, shaders, the table of the compiled
//! module, the device, the model, the verdict.
//!
//! Three sources must agree before a driver is blamed: the tables stated in the
//! case, the engine's table of the declared interface, and the table of the
//! module that the GLSL compiler made. Where they do not, the status is
//! `error`, and the reason names the two that differ.

use crate::capture::{Buffer, Captured, CapturedWord, OutputForm};
use crate::case::{Body, CaptureCase, Case, Program, packed_interface};
use crate::judge::CaseResult;
use crate::judge::context::{self, CaseContext};
use crate::judge::outcome::{
    NotPassed, failed_execution, harness_error, refused_interface, validation_clean,
};
use crate::judge::prepared::Prepared;
use crate::judge::programs::{self, Programs, Ready};
use crate::judge::result::{Details, Look};
use crate::judge::rewritten::CapturePath;
use crate::judge::{
    degenerate_primitives, image, opengl, packed, refusal, required_limits, shader_test, stored,
    tables,
};
use crate::model;
use crate::packing::CaptureLimits;
use crate::rewrite::capture::Method;
use crate::script::capabilities::RunMode;
use crate::script::executor::{Executor, Job, Phase};
use crate::script::memory::{Observed, Prefill};
use crate::script::{self, Capabilities, Limit, ResourceKind};
use crate::sources::Sources;
use crate::stores;
use crate::verdict::hypothesis::Search;
use crate::verdict::read_fault::ReadFault;
use crate::verdict::{self, Evidence, Failure, Status, WordName, evidence, hypothesis};
use std::time::Instant;

/// The depth of the analysis of a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth<'a> {
    /// The differences, and the faults that could have caused them: for the headline, the
    /// model runs with one reading after the other.
    Cause,
    /// The differences and the faults that could have caused them, except that a failure
    /// with one of these looks is compared only with readings that are the same
    /// throughout the case.
    CauseUnlessAlike(&'a [Look]),
    /// The differences only.
    Difference,
}

/// The method by which a case is captured and judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner<'a> {
    pub path: CapturePath,
    pub depth: Depth<'a>,
}

impl Default for Manner<'_> {
    /// The case's own way of capturing, and the cause of a failure.
    fn default() -> Self {
        Manner {
            path: CapturePath::Native,
            depth: Depth::Cause,
        }
    }
}

/// Runs one case. The executor runs only what needs a device.
pub fn run_case(
    case: &Case,
    sources: &Sources,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> CaseResult {
    run_case_as(Manner::default(), case, sources, executor, phase)
}

/// Runs one case in this manner.
pub fn run_case_as(
    manner: Manner<'_>,
    case: &Case,
    sources: &Sources,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> CaseResult {
    run_case_with_witness(manner, case, sources, executor, phase, &mut |_, _| ())
}

/// Gets what a job is judged by, and the image that it must draw.
pub type Witness<'a> = dyn FnMut(&Evidence<'_>, Option<&ExpectedImage>) + 'a;

/// The image that a job must draw.
pub struct ExpectedImage {
    /// The number of resources of the program that are read back before it.
    pub resources_before: usize,
    pub bytes: Vec<u8>,
}

/// Runs a case like [`run_case_as`], and hands the evidence of each job to `witness`.
pub fn run_case_with_witness(
    manner: Manner<'_>,
    case: &Case,
    sources: &Sources,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
    witness: &mut Witness<'_>,
) -> CaseResult {
    let start = Instant::now();
    let outcome = attempt(manner, case, sources, executor, phase, witness);
    let mut not_passed = match outcome {
        Ok(note) => NotPassed::new(Status::Pass, note),
        Err(not_passed) => not_passed,
    };
    let status = not_passed.status;
    if not_passed.details.context.is_none() {
        not_passed.details.context = match status {
            Status::Fail | Status::Error | Status::Crash | Status::Timeout => {
                Some(context::declared(case))
            }
            Status::Pass | Status::Quality | Status::Probe | Status::Unsupported => None,
        };
    }
    let details = not_passed.details;
    CaseResult {
        rules: case.rules.clone(),
        fingerprint: not_passed.fingerprint,
        reason: not_passed.reason,
        details: (*details != Details::default()).then_some(details),
        seconds: start.elapsed().as_secs_f64(),
        recorded: not_passed.recorded,
        ..CaseResult::bare(&case.name, status)
    }
}

/// The outcome of a case that passed as it is and then ran again, captured by
/// rewriting.
fn also_rewritten(
    first: &str,
    method: Method,
    second: Result<String, NotPassed>,
) -> Result<String, NotPassed> {
    let method = format!("{method:?}").to_lowercase();
    match second {
        Ok(_) => Ok(first.to_owned()),
        Err(second) if second.status == Status::Unsupported => {
            let notes = [
                first,
                &format!("not rewritten ({method}): {}", second.reason),
            ];
            let notes: Vec<&str> = notes.into_iter().filter(|note| !note.is_empty()).collect();
            Ok(notes.join("; "))
        }
        Err(second) => Err(NotPassed {
            reason: format!("rewritten ({method}): {}", second.reason),
            fingerprint: second.fingerprint.map(|print| format!("rewritten+{print}")),
            details: Box::new(Details {
                is_rewritten: true,
                ..*second.details
            }),
            ..second
        }),
    }
}

/// The stages of judging one case. Returns a note on omitted checks, or "".
fn attempt(
    Manner { path, depth }: Manner<'_>,
    case: &Case,
    sources: &Sources,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
    witness: &mut Witness<'_>,
) -> Result<String, NotPassed> {
    // A table that is about limits states its own.
    tables::check(case, CaptureLimits::NONE).map_err(harness_error)?;
    if executor.capabilities().mode.is_opengl()
        && let Some(outcome) = opengl::attempt(case, sources, executor, phase)
    {
        return outcome;
    }
    let capture = match &case.body {
        Body::Capture(capture) => capture,
        Body::Layout(_) | Body::Memory(_) => return Ok(String::new()),
        Body::Refusal(refusal) => {
            return refusal::check(&case.name, refusal).map_err(harness_error);
        }
        Body::RequiredLimit(limit) => {
            return required_limits::check(limit, executor.capabilities());
        }
        Body::ShaderTest(test) => return shader_test::attempt(case, test, executor, phase),
        Body::Calls(_) => return Err(NotPassed::unsupported("calls of OpenGL")),
    };
    let prepared = Prepared::new(&case.rules, capture, executor.capabilities())?;
    phase(Phase::Compile);
    let capabilities = executor.capabilities();
    let (CapturePath::Native, Some(method)) = (path, capture.also_rewrite) else {
        let programs = programs::ready(path, &prepared, sources, capabilities)?;
        return capture_case(
            (case, &prepared),
            &programs,
            executor,
            phase,
            (depth, witness),
        );
    };
    let (native, rewritten) =
        programs::ready_and_rewritten(method, &prepared, sources, capabilities)?;
    let note = capture_case(
        (case, &prepared),
        &native,
        executor,
        phase,
        (depth, witness),
    )?;
    let second = rewritten.and_then(|programs| {
        capture_case(
            (case, &prepared),
            &programs,
            executor,
            phase,
            (depth, witness),
        )
    });
    also_rewritten(&note, method, second)
}

/// Runs a case that captures on the device. Through OpenGL its tables are compared, too.
fn capture_case(
    case: (&Case, &Prepared<'_>),
    programs: &Programs<'_>,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
    manner: (Depth<'_>, &mut Witness<'_>),
) -> Result<String, NotPassed> {
    let mut table = Ok(());
    let captured = captured_case(case, programs, executor, phase, manner, &mut table);
    opengl::with_table(table, captured)
}

/// Runs a case that captures on the device, and compares the tables of its programs.
fn captured_case(
    (case, prepared): (&Case, &Prepared<'_>),
    (own, extra): &Programs<'_>,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
    (depth, witness): (Depth<'_>, &mut Witness<'_>),
    table: &mut Result<(), NotPassed>,
) -> Result<String, NotPassed> {
    let capture = prepared.case;
    let all = || std::iter::once(own).chain(extra);
    let buffers: Vec<Buffer> = all().flat_map(|p| p.buffers.iter().cloned()).collect();
    let words: Vec<CapturedWord> = all().flat_map(|p| p.words.iter().cloned()).collect();
    let mut names = programs::names(capture);
    for program in all() {
        // Only packed modules have outputs without locations of their own.
        let outputs = program.captured.outputs(OutputForm::Locations);
        evidence::add_locations(
            &mut names,
            &program.words,
            &outputs.map_err(|e| refused_interface(&e))?,
        );
    }
    let captures: Vec<_> = all().map(|ready| ready.capture()).collect();
    let mode = executor.capabilities().mode;
    // A run that executes nothing compares nothing with the model.
    let allowed = if mode.executes() || Rasterized::is_sized_by_model(capture) {
        let mut allowed = model::run(&captures, &prepared.script).map_err(harness_error)?;
        if mode.is_opengl() {
            allowed.forget_counters();
        }
        Some(allowed)
    } else {
        None
    };
    let mut program = own.program.clone();
    let rasterized = match &allowed {
        Some(allowed) => Rasterized::add(capture, allowed, own, &mut program)?,
        None => Rasterized::default(),
    };
    let mut extra_programs: Vec<script::Program> =
        extra.iter().map(|extra| extra.program.clone()).collect();
    if mode == RunMode::OpenGlSpirv {
        for program in std::iter::once(&mut program).chain(&mut extra_programs) {
            opengl::raise(program, &prepared.script)?;
        }
    }
    let job = Job::with_requirements(
        program,
        extra_programs,
        prepared.script.clone(),
        prepared.guard,
        prepared.requirements.clone(),
    );
    let execution = executor
        .execute(&job, &Prefill::both(&job.script), phase)
        .map_err(|error| match mode {
            RunMode::OpenGl | RunMode::OpenGlEs | RunMode::OpenGlSpirv => opengl::failed(&error),
            RunMode::Executed | RunMode::Compiled | RunMode::Stores => failed_execution(&error),
        })?;
    phase(Phase::Judge);
    if mode.is_opengl() {
        *table = opengl::check_tables(capture, &job, &execution, executor.capabilities());
        if let Some(error) = &execution.stopped {
            return Err(opengl::stopped(error));
        }
        if let Some(what) = opengl::unstated(&prepared.script, &buffers, &words) {
            return Err(opengl::inexpressible(what));
        }
    }
    validation_clean(&execution.validation)?;
    if mode == RunMode::Stores {
        let outputs = stored::outputs(executor.capabilities(), &job)?;
        let captured: Vec<_> = all()
            .zip(&outputs)
            .map(|(ready, outputs)| stores::Captured {
                buffers: &ready.buffers,
                words: &ready.words,
                unstored: &ready.unstored,
                names: &names,
                outputs,
                seed: Some(job.script.seed),
                vertices: ready.program.assembly.captured_vertices(),
            })
            .collect();
        return stored::judge(executor.capabilities(), &job.script, &execution, &captured);
    }
    if !mode.executes() {
        return Ok(String::new());
    }
    let allowed = allowed.expect("the model runs where the job is executed");
    let evidence = Evidence {
        script: &job.script,
        guard: job.guard,
        buffers: &buffers,
        words: &words,
        names: &names,
        allowed: &allowed,
        observed: &execution.observed,
    };
    witness(&evidence, rasterized.expected_image(&job).as_ref());
    let (verdict, recorded) = match &capture.probe {
        Some(probe) => {
            let probed = verdict::probe::probe(&evidence, &probe.places).map_err(harness_error)?;
            (probed.verdict, Some((probe, probed.recorded)))
        }
        None => (verdict::judge(&evidence).map_err(harness_error)?, None),
    };
    let misread = rasterized.judge(job.script.seed, &names, &execution.observed);
    if misread.is_none() && verdict.passed() {
        if let Some((probe, recorded)) = recorded {
            return Err(NotPassed {
                recorded: Some(recorded),
                ..NotPassed::new(Status::Probe, &probe.open)
            });
        }
        let omitted = prepared.omitted_queries.join(", ");
        return Ok(if omitted.is_empty() {
            String::new()
        } else {
            format!("without the queries that need {omitted}")
        });
    }
    if misread.is_none()
        && let Some(missing) = degenerate_primitives::missing(&captures, &job.script, &evidence)?
    {
        return Err(NotPassed::new(Status::Quality, missing));
    }
    let imprecise = verdict.is_only_imprecise();
    let oversized = above_allocation_limit(&job, executor.capabilities());
    let cause = |failure: &Failure| {
        let search = match depth {
            Depth::Cause => Search::Full,
            Depth::CauseUnlessAlike(looks) if looks.iter().any(|look| look.is_of(failure)) => {
                Search::Everywhere
            }
            Depth::CauseUnlessAlike(_) => Search::Full,
            Depth::Difference => return None,
        };
        hypothesis::find(search, &captures, &job.script, &evidence)
    };
    let failure = verdict.failure.map(|failure| Failure {
        headline: cause(&failure).unwrap_or(failure.headline),
        ..failure
    });
    if misread.is_none()
        && let Some(failure) = &failure
    {
        let text = &failure.headline.text;
        if imprecise {
            let reason = format!("{text} (the specification gives no precision)");
            return Err(NotPassed::new(Status::Quality, reason));
        }
        if let Some(limit) = oversized {
            let reason = format!(
                "{text} (in a buffer above the maxMemoryAllocationSize of {limit}, which need not be possible)"
            );
            return Err(NotPassed::new(Status::Quality, reason));
        }
    }
    let context = context::executed(
        case,
        &buffers,
        &words,
        &names,
        (&job.script, &execution.calls),
    );
    let packed_locations = packed_locations(&capture.program, &own.captured)?;
    Err(failed(misread, failure, packed_locations, context))
}

/// The maxMemoryAllocationSize of the device, if a buffer of the job exceeds it.
fn above_allocation_limit(job: &Job, capabilities: &Capabilities) -> Option<u64> {
    let limit = capabilities.limit(Limit::MaxMemoryAllocationSize)?;
    let front = job.script.placement.allocation.leading_bytes();
    let largest = job.script.buffers.iter().max()?;
    (front + largest > limit).then_some(limit)
}

/// The resources that the harness adds to the program of a case for the results of its
/// rasterized primitives, each with its index there.
#[derive(Default)]
struct Rasterized {
    /// The buffer into which the fragment shader writes what it reads.
    fragment_readback: Option<(usize, packed::Expected)>,
    /// The image into which the points are drawn.
    image: Option<(usize, image::Expected)>,
}

impl Rasterized {
    /// Whether the case has resources whose sizes result from the model.
    fn is_sized_by_model(case: &CaptureCase) -> bool {
        let pipeline = &case.program.pipeline;
        pipeline.packed.is_some() || pipeline.image
    }

    /// Adds the resources that the case reads back to its program.
    fn add(
        case: &CaptureCase,
        allowed: &model::Allowed,
        own: &Ready<'_>,
        program: &mut script::Program,
    ) -> Result<Rasterized, NotPassed> {
        let resources = &mut program.resources;
        let fragment_readback = match &case.program.pipeline.packed {
            Some(packing) => {
                let expected =
                    packed::Expected::new(&case.program.interface, packing, allowed, own.value())
                        .map_err(harness_error)?;
                resources.push(expected.resource());
                Some((resources.len() - 1, expected))
            }
            None => None,
        };
        let image = if case.program.pipeline.image {
            let expected =
                image::Expected::new(case, allowed, own.value()).map_err(harness_error)?;
            resources.push(expected.resource());
            Some((resources.len() - 1, expected))
        } else {
            None
        };
        Ok(Rasterized {
            fragment_readback,
            image,
        })
    }

    /// The image that the job must draw.
    fn expected_image(&self, job: &Job) -> Option<ExpectedImage> {
        let (number, expected) = self.image.as_ref()?;
        let before = job.program.resources[..*number].iter();
        let in_memory = before.filter(|resource| resource.kind != ResourceKind::PushConstant);
        Some(ExpectedImage {
            resources_before: in_memory.count(),
            bytes: expected.drawn_image(job.script.seed),
        })
    }

    /// Returns the values that the fragment shader read wrongly, or else the pixels that
    /// it drew wrongly.
    fn judge(&self, seed: u32, names: &[WordName], observed: &[Observed]) -> Option<ReadFault> {
        let contents = |resource: usize| -> Vec<&[u8]> {
            let runs = observed.iter();
            runs.map(|run| run.resources[resource].as_slice()).collect()
        };
        let misread = self
            .fragment_readback
            .as_ref()
            .and_then(|(resource, expected)| expected.judge(seed, names, contents(*resource)));
        misread.or_else(|| {
            let (resource, expected) = self.image.as_ref()?;
            expected.judge(seed, contents(*resource))
        })
    }
}

/// The outcome of a case in which a fragment shader read or drew wrong values, or
/// memory, counters or queries are wrong.
fn failed(
    misread: Option<ReadFault>,
    failure: Option<Failure>,
    packed_locations: Vec<String>,
    context: CaseContext,
) -> NotPassed {
    let misread_headline = misread.as_ref().map(ReadFault::headline);
    let fingerprints = [
        misread.as_ref().map(ReadFault::fingerprint),
        failure.as_ref().map(|failure| failure.fingerprint.clone()),
    ];
    let fingerprints: Vec<String> = fingerprints.into_iter().flatten().collect();
    let (headline, findings) = match failure {
        Some(failure) => (Some(failure.headline), Some(failure.findings)),
        None => (None, None),
    };
    let headline = misread_headline.or(headline);
    let headline = headline.expect("a failure has wrong values or differences");
    NotPassed {
        fingerprint: Some(fingerprints.join("+")),
        details: Box::new(Details {
            fault: Some(headline.fault),
            fault_binding: headline.binding.map(|binding| binding.0),
            cause: headline.cause,
            findings,
            packed_locations: if misread.is_some() {
                packed_locations
            } else {
                Vec::new()
            },
            misread,
            context: Some(context),
            ..Details::default()
        }),
        ..NotPassed::new(Status::Fail, headline.text)
    }
}

/// The locations into which the packing of a case put its varyings.
fn packed_locations(program: &Program, captured: &Captured<'_>) -> Result<Vec<String>, NotPassed> {
    let packing = program.pipeline.packing();
    match packing {
        Some(packing) => {
            let placement = packing
                .place(&program.interface, captured)
                .map_err(harness_error)?;
            Ok(packed_interface::placement_lines(&placement))
        }
        None => Ok(Vec::new()),
    }
}

#[cfg(all(test, feature = "shaderc"))]
#[path = "capture_tests.rs"]
mod tests;
