//! A `.shader_test` from start to end.
//!
//! The stages are compiled or assembled, brought to Vulkan
//! (`rewrite::gl_program`), and what GL says of the program is answered by the
//! engine. Then every run of the file's draws goes to the device, and three
//! things are compared with the result: the model's memory, in which
//! values are unknown but everything outside of captured words must be
//! untouched; the results of queries; and the file's probes.
//!
//! A driver is blamed where memory, a query or a probed value is not as it
//! should be. Where the file contradicts the engine or the model – another
//! number of varyings, another number of primitives, a value in bytes that
//! nothing captures – the file or the engine is wrong: an error.
//!
//! * [`modules`] – texts to modules.
//! * [`program`] – what GL says of the program.
//! * [`rounds`] – the directives as scripts.
//! * [`memory`] – what memory may hold.
//! * [`probes`] – probes and queries against what was observed.

mod memory;
pub(crate) mod modules;
mod probes;
mod program;
mod rounds;

use crate::capture::{self, Captured, Dialect, Options};
use crate::case::{Case, DEVICE_DIALECT};
use crate::judge::context::{self, CaseContext};
use crate::judge::outcome::{
    NotPassed, failed_execution, harness_error, refused_interface, validation_clean,
};
use crate::judge::result::{Details, FileExpectation};
use crate::judge::{opengl, rewritten, stored};
use crate::packing::CaptureLimits;
use crate::rewrite::capture::Method;
use crate::script::capabilities::{RunMode, StoreSource};
use crate::script::executor::{Executor, Job, Phase};
use crate::script::memory::{Prefill, guard_bytes};
use crate::script::program::Assembly;
use crate::script::{Capabilities, Limit, Program};
use crate::shader_test::require::RequiredLimit;
use crate::shader_test::test::Action;
use crate::shader_test::{ShaderTest, Unsupported};
use crate::sources::Language;
use crate::spirv;
use crate::stores;
use crate::types::Interface;
use crate::verdict::{self, Evidence, Failure, Fault, Headline, Status, Verdict};
use modules::{Modules, Primitive};
use program::ProgramMismatch;
use rounds::Round;
use std::collections::BTreeSet;

/// Statements of the file that are listed.
const MAX_LISTED: usize = 16;

/// Runs one way through a file.
pub(crate) fn attempt(
    case: &Case,
    test: &ShaderTest,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> Result<String, NotPassed> {
    if let Some(mistake) = &test.broken {
        return Err(harness_error(mistake));
    }
    let place = |line: usize| format!("{}:{line}", case.file);
    if let Some(Unsupported { line, what }) = &test.unsupported {
        let reason = format!("{}: {what} is not known here", place(*line));
        return Err(NotPassed::new(Status::Unsupported, reason));
    }
    let capabilities = executor.capabilities().clone();
    if let Some(lack) = lacks(test, &capabilities, &place) {
        return Err(NotPassed::new(Status::Unsupported, lack));
    }
    phase(Phase::Compile);
    let mut modules = match (modules::build(test, &capabilities), must_not_link(test)) {
        (Err(error), Some(_)) if error.is_of_the_program() => return Ok(String::new()),
        (Err(error), _) => return Err(error.into_trouble()),
        (Ok(modules), _) => modules,
    };
    let interface = &modules.interface;
    let gl = capture::declared(
        interface,
        &Options {
            dialect: Dialect::Spec,
            limits: CaptureLimits::NONE,
        },
    );
    let gl = match (gl, must_not_link(test)) {
        (Err(_), Some(_)) => return Ok(String::new()),
        (Ok(_), Some(line)) => {
            let reason = format!(
                "{}: a link error is expected, the program links",
                place(line)
            );
            return Err(harness_error(reason));
        }
        (Err(error), None) => return Err(refused_interface(&error)),
        (Ok(gl), None) => gl,
    };
    let named = test.language == Language::Glsl;
    program::check(test, &gl, named).map_err(|failure| program_failure(failure, &place))?;
    let (captured, dialect) = captured(interface, &capabilities)?;
    if dialect != DEVICE_DIALECT {
        let options = Options {
            dialect,
            limits: capabilities.limits,
        };
        let declared = rewritten::read(None, &modules.modules, &options)?;
        let method = (Method::default(), 0);
        rewritten::rewrite(&declared, &mut modules.modules, method, &capabilities)?;
    }
    same_capture(&captured, &modules, &capabilities)?;
    for round in rounds::read(test, &captured, &capabilities, &place)? {
        run((case, test), &modules, &captured, &round, executor, phase)?;
    }
    Ok(String::new())
}

/// The outputs of the stage that captures, as the program declares them.
///
/// # Errors
/// A program that is not compiled, or not brought to Vulkan.
pub fn interface(test: &ShaderTest) -> Result<Interface, String> {
    match modules::lower(test, modules::LOCATIONS) {
        Ok(lowered) => Ok(lowered.interface),
        Err(error) => Err(error.text()),
    }
}

/// The line that says that the program must not link, if one does.
fn must_not_link(test: &ShaderTest) -> Option<usize> {
    let mut steps = test.steps.iter();
    let found = steps.find(|step| step.action == Action::Link { succeeds: false });
    found.map(|step| step.line)
}

fn program_failure(failure: ProgramMismatch, place: &dyn Fn(usize) -> String) -> NotPassed {
    match failure {
        ProgramMismatch::Differs { line, text } => {
            harness_error(format!("{}: {text}", place(line)))
        }
        ProgramMismatch::Unnamed { line, text } => {
            let reason = format!("{}: {text}", place(line));
            NotPassed::new(Status::Unsupported, reason)
        }
    }
}

/// Returns the first requirement of the file that the device lacks.
fn lacks(
    test: &ShaderTest,
    capabilities: &Capabilities,
    place: &dyn Fn(usize) -> String,
) -> Option<String> {
    if !capabilities.transform_feedback {
        return Some("VK_EXT_transform_feedback".to_owned());
    }
    let mut features = test.requirements.features.iter();
    if let Some(feature) = features.find(|feature| !capabilities.has(**feature)) {
        return Some(format!("feature {feature}"));
    }
    let mut limits = test.requirements.limits.iter();
    limits.find_map(|required| {
        let RequiredLimit {
            line,
            name,
            comparison,
            value,
            ..
        } = required;
        let offered = offered(required.limit, capabilities);
        let seen = offered.and_then(|offered| i64::try_from(offered).ok());
        let holds = seen.is_some_and(|seen| comparison.holds(&seen, value));
        (!holds).then(|| {
            let seen = seen.map_or("nothing".to_owned(), |seen| seen.to_string());
            let sign = comparison.sign();
            format!("{}: {name} {sign} {value}, {seen} offered", place(*line))
        })
    })
}

fn offered(limit: Limit, capabilities: &Capabilities) -> Option<u64> {
    let value = capabilities.limit(limit)?;
    let is_size = limit == Limit::MaxTransformFeedbackBufferDataSize;
    Some(if is_size { value / 4 } else { value })
}

/// The capture that the device makes, and whose table it is: Vulkan's, or where
/// Vulkan cannot declare it, that of GLSL's text, which copies capture. A limit
/// that it passes is the device's.
fn captured<'i>(
    interface: &'i Interface,
    capabilities: &Capabilities,
) -> Result<(Captured<'i>, Dialect), NotPassed> {
    let unlimited = |dialect| {
        let limits = CaptureLimits::NONE;
        capture::declared(interface, &Options { dialect, limits })
    };
    let dialect = match unlimited(DEVICE_DIALECT) {
        Ok(_) => DEVICE_DIALECT,
        Err(_) => Dialect::Spec,
    };
    let options = Options {
        dialect,
        limits: capabilities.limits,
    };
    match (capture::declared(interface, &options), unlimited(dialect)) {
        (Ok(captured), _) => Ok((captured, dialect)),
        (Err(error), Ok(_)) => Err(NotPassed::new(Status::Unsupported, error.to_string())),
        (Err(_), Err(error)) => Err(refused_interface(&error)),
    }
}

/// Checks that the last module captures what the program declares, word for word: arrays
/// of blocks have been split up in between.
fn same_capture(
    captured: &Captured<'_>,
    modules: &Modules,
    capabilities: &Capabilities,
) -> Result<(), NotPassed> {
    let Some(last) = modules.modules.last() else {
        return Err(harness_error("the program has no stage that could capture"));
    };
    let module = spirv::load_words(&last.words).map_err(harness_error)?;
    let interface = spirv::reflect(&module, Some(last.stage)).map_err(harness_error)?;
    let options = Options {
        dialect: DEVICE_DIALECT,
        limits: capabilities.limits,
    };
    let drawn =
        capture::declared(&interface, &options).map_err(|error| refused_interface(&error))?;
    let words = |captured: &Captured<'_>| -> Vec<_> {
        let words = captured.words().into_iter();
        words.map(|w| (w.binding, w.offset, w.stream)).collect()
    };
    let buffers = |captured: &Captured<'_>| -> Vec<_> {
        let buffers = captured.buffers().into_iter();
        buffers.map(|b| (b.binding, b.stride, b.stream)).collect()
    };
    let same = words(captured) == words(&drawn) && buffers(captured) == buffers(&drawn);
    if same {
        Ok(())
    } else {
        Err(harness_error(
            "the program for Vulkan captures other words than the program declares",
        ))
    }
}

/// Runs one round on the device and judges it.
fn run(
    (case, test): (&Case, &ShaderTest),
    modules: &Modules,
    captured: &Captured<'_>,
    round: &Round<'_>,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> Result<(), NotPassed> {
    let buffers = captured.buffers();
    let words = captured.words();
    let names = verdict::word_names(&modules.interface);
    // A program that captures nothing has a guard, too.
    let widest = buffers.iter().map(|b| b.stride.0).fold(0, u32::max);
    let mut expected = memory::expected(modules.primitive, round, &buffers, &words)?;
    let mode = executor.capabilities().mode;
    if mode.is_opengl() {
        expected.allowed.forget_counters();
    }
    let disagreement = |text: String| harness_error(format!("{}:{text}", case.file));
    probes::against_model(round, &expected).map_err(disagreement)?;
    let mut program = Program {
        modules: modules.modules.clone(),
        assembly: Assembly {
            topology: round.draw.topology,
            patch_points: round.draw.patch_points,
            ..Assembly::default()
        },
        features: modules.features.clone(),
        ..Program::default()
    };
    let script = memory::valid(&round.script, &buffers)?;
    let made = match modules.primitive {
        Primitive::OfDraw => None,
        Primitive::Made(topology) => Some(topology),
    };
    opengl::adopt(&mut program, (test, &script), (mode, made))?;
    let job = Job::new(program, Vec::new(), script, guard_bytes(widest));
    let executed = executor.execute(&job, &Prefill::BOTH, phase);
    let execution = executed.map_err(|error| {
        if mode.is_opengl() {
            opengl::failed(&error)
        } else {
            failed_execution(&error)
        }
    })?;
    if mode.is_opengl() {
        let linked = (&job.program, &modules.interface);
        opengl::check_adopted(linked, &execution, executor.capabilities())?;
        if let Some(error) = &execution.stopped {
            return Err(opengl::stopped(error));
        }
    }
    validation_clean(&execution.validation)?;
    if executor.capabilities().mode == RunMode::Stores {
        // The values of such a shader are not known, and whether it writes its outputs.
        let unstored = match executor.capabilities().store_source() {
            StoreSource::Shaders => words.iter().map(|word| word.word).collect(),
            StoreSource::Commands => BTreeSet::new(),
        };
        let outputs = stored::outputs(executor.capabilities(), &job)?.concat();
        let captured = stores::Captured {
            buffers: &buffers,
            words: &words,
            unstored: &unstored,
            names: &names,
            outputs: &outputs,
            seed: None,
            vertices: made.unwrap_or(round.draw.topology).vertices_per_primitive(),
        };
        stored::judge(
            executor.capabilities(),
            &job.script,
            &execution,
            &[captured],
        )?;
    }
    if !executor.capabilities().mode.executes() {
        return Ok(());
    }
    let (script, observed) = if expected.counted {
        (round.script.clone(), execution.observed.clone())
    } else {
        memory::without_queries(&round.script, &execution.observed)
    };
    let evidence = Evidence {
        script: &script,
        guard: job.guard,
        buffers: &buffers,
        words: &words,
        names: &names,
        allowed: &expected.allowed,
        observed: &observed,
    };
    let verdict = verdict::judge(&evidence).map_err(harness_error)?;
    let missed = probes::against_device(round, &expected, &evidence, &execution.observed);
    if verdict.passed() && missed.is_empty() {
        return Ok(());
    }
    let context = context::executed(
        case,
        &buffers,
        &words,
        &names,
        (&round.script, &execution.calls),
    );
    Err(failed(verdict, missed, &case.file, context))
}

/// The outcome of a round: what the file expects goes before memory.
fn failed(
    verdict: Verdict,
    missed: Vec<FileExpectation>,
    file: &str,
    context: CaseContext,
) -> NotPassed {
    let (fingerprint, memory_headline, findings) = match verdict.failure {
        Some(Failure {
            fingerprint,
            headline,
            findings,
        }) => (fingerprint, Some(headline), Some(findings)),
        None => (String::new(), None, None),
    };
    let headline = match (missed.first(), memory_headline) {
        (Some(first), _) => Headline {
            fault: Fault::FileExpectation,
            text: format!("{file}:{}", first.text),
            binding: None,
            cause: None,
        },
        (None, Some(headline)) => headline,
        (None, None) => unreachable!("a round fails by an expectation or by memory"),
    };
    let pattern = findings.iter().flat_map(|findings| &findings.pattern);
    let found: Vec<_> = pattern.map(|count| count.kind.name()).collect();
    let mut kinds: BTreeSet<&str> = missed.iter().map(|missed| missed.kind.as_str()).collect();
    kinds.retain(|kind| !found.iter().any(|found| found == kind));
    kinds.extend(Some(fingerprint.as_str()).filter(|print| !print.is_empty()));
    let fingerprint = kinds.into_iter().collect::<Vec<_>>().join("+");
    let file_expectations_total = missed.len();
    let listed = missed.into_iter().take(MAX_LISTED);
    NotPassed {
        fingerprint: Some(fingerprint),
        details: Box::new(Details {
            fault: Some(headline.fault),
            fault_binding: headline.binding.map(|binding| binding.0),
            cause: headline.cause,
            findings,
            file_expectations: listed
                .map(|missed| FileExpectation {
                    text: format!("{file}:{}", missed.text),
                    ..missed
                })
                .collect(),
            file_expectations_total,
            context: Some(context),
            ..Details::default()
        }),
        ..NotPassed::new(Status::Fail, headline.text)
    }
}

#[cfg(all(test, feature = "shaderc"))]
mod tests;
