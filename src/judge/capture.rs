//! One case from start to end: tables, shaders, the engine's second reading,
//! the device, the model, the verdict.
//!
//! Three sources must agree before a driver is blamed: the tables stated in the
//! case, the engine's table of the declared interface, and the table of the
//! module that the GLSL compiler made. Where they do not, the status is
//! `error`, and the text says which two differ.

use crate::capture::{self, Captured, Options};
use crate::case::sources::Sources;
use crate::case::{Case, DeviceCase, Language, Values, reads, template};
use crate::compile::{Compiler, Flavour};
use crate::judge::CaseResult;
use crate::judge::packed::{self, Unpacked};
use crate::judge::programs::{self, Ready};
use crate::judge::result::Standing;
use crate::judge::rewritten::Way;
use crate::judge::{
    degenerate_primitives as optional, image as picture, refusal as negative,
    required_limits as advertised, requirements as needs, shader_test, tables,
};
use crate::model::values::{self, Dress};
use crate::packing::CaptureLimits;
use crate::report::explanation;
use crate::rewrite::capture::Method;
use crate::script::executor::{ExecuteError, Executor, Job, Phase, ValidationMessage};
use crate::script::memory::{Prefill, guard_bytes};
use crate::script::program::{Assembly, Producer, Provoking, ShaderModule};
use crate::script::{Capabilities, Topology};
use crate::types::Stage;
use crate::verdict::reads::Misread;
use crate::verdict::{self, Evidence, Status, Verdict};
use crate::{model, rewrite, spirv};
use std::time::Instant;

/// Why a case gave no pass.
pub(crate) struct Trouble {
    pub(crate) status: Status,
    pub(crate) reason: String,
    pub(crate) explanation: String,
    pub(crate) fingerprint: Option<String>,
    /// Of a probe.
    pub(crate) recorded: Option<String>,
}

impl Trouble {
    pub(crate) fn new(status: Status, reason: impl Into<String>) -> Trouble {
        Trouble {
            status,
            reason: reason.into(),
            explanation: String::new(),
            fingerprint: None,
            recorded: None,
        }
    }

    pub(crate) fn ours(reason: impl std::fmt::Display) -> Trouble {
        Trouble::new(Status::Error, reason.to_string())
    }
}

/// Runs one case. `executor` is asked for only if the case needs a device.
pub fn run_case(
    case: &Case,
    sources: &Sources,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> CaseResult {
    run_case_by(Way::Native, case, sources, executor, phase)
}

/// Runs one case that comes to capture in this way.
pub fn run_case_by(
    way: Way,
    case: &Case,
    sources: &Sources,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> CaseResult {
    let start = Instant::now();
    let again = case.device.as_ref().and_then(|device| device.again);
    let mut outcome = attempt(way, case, sources, executor, phase);
    if let (Ok(note), Way::Native, Some(method)) = (&outcome, way, again) {
        let second = attempt(Way::Rewritten(method), case, sources, executor, phase);
        outcome = both(note, method, second);
    }
    let Trouble {
        status,
        reason,
        explanation,
        fingerprint,
        recorded,
    } = outcome.map_or_else(|trouble| trouble, |note| Trouble::new(Status::Pass, note));
    // A lost device is explained where lost workers are.
    let explanation = match status {
        Status::Fail | Status::Error if explanation.is_empty() => explanation::of_case(case, None),
        _ => explanation,
    };
    CaseResult {
        name: case.name.clone(),
        status,
        rules: case.rules.clone(),
        fingerprint,
        reason,
        explanation,
        seconds: start.elapsed().as_secs_f64(),
        recorded,
        standing: Standing::Plain,
    }
}

/// What comes of a case that passed, and was then captured through the engine.
fn both(first: &str, method: Method, second: Result<String, Trouble>) -> Result<String, Trouble> {
    let method = format!("{method:?}").to_lowercase();
    match second {
        Ok(_) => Ok(first.to_owned()),
        Err(trouble) if trouble.status == Status::Unsupported => {
            let notes = [
                first,
                &format!("not rewritten ({method}): {}", trouble.reason),
            ];
            let notes: Vec<&str> = notes.into_iter().filter(|note| !note.is_empty()).collect();
            Ok(notes.join("; "))
        }
        Err(trouble) => Err(Trouble {
            reason: format!("rewritten ({method}): {}", trouble.reason),
            fingerprint: trouble
                .fingerprint
                .map(|print| format!("rewritten+{print}")),
            ..trouble
        }),
    }
}

/// Gives a note on what was left out, "" mostly.
fn attempt(
    way: Way,
    case: &Case,
    sources: &Sources,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> Result<String, Trouble> {
    if let Some(test) = &case.shader_test {
        return shader_test::attempt(case, test, executor, phase);
    }
    // A table that is about limits states its own.
    tables::check(case, CaptureLimits::NONE).map_err(Trouble::ours)?;
    if let Some(negative) = &case.negative {
        return negative::check(case, negative).map_err(Trouble::ours);
    }
    if let Some(advertised) = &case.advertised {
        return advertised::check(advertised, executor.capabilities());
    }
    let Some(device) = &case.device else {
        return Ok(String::new());
    };
    let capabilities = executor.capabilities().clone();
    if let Some(lack) = needs::lacks(case, device, &capabilities) {
        return Err(Trouble::new(Status::Unsupported, lack));
    }
    phase(Phase::Compile);
    let (own, further) = programs::ready(way, case, device, sources, &capabilities)?;
    let (script, left_out) =
        needs::affordable_queries(&device.script, device.rasterized(), &capabilities);
    let all = || std::iter::once(&own).chain(&further);
    let buffers: Vec<_> = all().flat_map(|p| p.buffers.iter().cloned()).collect();
    let words: Vec<_> = all().flat_map(|p| p.words.iter().cloned()).collect();
    let widest = buffers.iter().map(|b| b.stride.0).max().unwrap_or(0);
    let captures: Vec<_> = all().map(Ready::capture).collect();
    let allowed = model::run(&captures, &script).map_err(Trouble::ours)?;
    let mut job = Job {
        program: own.program.clone(),
        further: further.iter().map(|p| p.program.clone()).collect(),
        script,
        guard: match device.script.placement.allocation.has_guards() {
            true => guard_bytes(widest),
            false => 0,
        },
    };

    let read_back = match &device.packed {
        Some(packing) => {
            let reads = packed::Expected::new(case, packing, &allowed, own.value());
            let reads = reads.map_err(Trouble::ours)?;
            job.program.resources.push(reads.resource());
            Some(reads)
        }
        None => None,
    };
    let image = match device.image {
        true => {
            let image = picture::Expected::new(case, device, &allowed, own.value());
            let image = image.map_err(Trouble::ours)?;
            job.program.resources.push(image.resource());
            Some(image)
        }
        false => None,
    };
    let execution = executor
        .execute(&job, &Prefill::BOTH, phase)
        .map_err(|e| execution_trouble(&e))?;
    validation_clean(case, &execution.validation)?;
    let names = programs::names(case, device);
    let evidence = Evidence {
        script: &job.script,
        guard: job.guard,
        buffers: &buffers,
        words: &words,
        names: &names,
        allowed: &allowed,
        observed: &execution.observed,
    };
    let (verdict, recorded) = match &case.probe {
        Some(probe) => {
            let probed = verdict::probe::probe(&evidence, &probe.places);
            let probed = probed.map_err(Trouble::ours)?;
            (probed.verdict, Some((probe, probed.recorded)))
        }
        None => (verdict::judge(&evidence).map_err(Trouble::ours)?, None),
    };
    let misread = read_back.as_ref().and_then(|reads| {
        let runs = execution.observed.iter();
        let after = runs.map(|run| run.resources.first().map_or(&[][..], Vec::as_slice));
        reads.judge(job.script.seed, &names, after.collect())
    });
    let misread = misread.or_else(|| {
        let runs = execution.observed.iter();
        let after = runs.map(|run| run.resources.last().map_or(&[][..], Vec::as_slice));
        image.as_ref()?.judge(job.script.seed, after.collect())
    });
    if let Some(misread) = misread {
        return Err(misread_trouble(case, &own.captured, misread, &verdict));
    }
    if let (true, Some((probe, recorded))) = (verdict.passed(), recorded) {
        let mut open = Trouble::new(Status::Probe, &probe.open);
        open.recorded = Some(recorded);
        return Err(open);
    }
    if verdict.passed() {
        return Ok(match left_out.as_slice() {
            [] => String::new(),
            lacks => format!("without the queries that need {}", lacks.join(", ")),
        });
    }
    if let Some(missing) = optional::missing(&captures, &evidence)? {
        return Err(Trouble::new(Status::Quality, missing));
    }
    Err(Trouble {
        status: Status::Fail,
        explanation: explanation::of_failure(case, &buffers, &words, &names, &job.script, &verdict),
        reason: verdict.headline,
        fingerprint: verdict.fingerprint,
        recorded: None,
    })
}

/// What a fragment shader read or drew wrongly, and what was captured wrongly
/// beside.
fn misread_trouble(
    case: &Case,
    captured: &Captured<'_>,
    misread: Misread,
    verdict: &Verdict,
) -> Trouble {
    let packing = case.device.as_ref().and_then(|d| d.packed.as_ref());
    let packing = packing.filter(|packing| !packing.as_is);
    let placement = packing.and_then(|p| p.place(&case.interface, captured).ok());
    let slots = placement.map(|placement| reads::told(&placement).join("\n  "));
    let captured = verdict.fingerprint.clone();
    let fingerprint = [Some(misread.fingerprint), captured];
    let fingerprint: Vec<String> = fingerprint.into_iter().flatten().collect();
    let slots = slots.unwrap_or_default();
    let slots = match slots.as_str() {
        "" => slots,
        told => format!("slots:\n  {told}\n"),
    };
    let details = format!("{}\n{slots}\n{}", misread.details, verdict.details);
    Trouble {
        status: Status::Fail,
        reason: misread.headline,
        explanation: explanation::of_case(case, Some(&details)),
        fingerprint: Some(fingerprint.join("+")),
        recorded: None,
    }
}

impl From<Unpacked> for Trouble {
    fn from(unpacked: Unpacked) -> Trouble {
        match unpacked {
            Unpacked::Lacks(lack) => Trouble::new(Status::Unsupported, lack),
            Unpacked::Ours(reason) => Trouble::ours(reason),
        }
    }
}

/// The provoking vertex mode that the captured order shows: a device may leave
/// triangle fans out of preservation (rule 30).
pub(crate) fn preserved(assembly: &Assembly, capabilities: &Capabilities) -> Option<Provoking> {
    const FANS: &str = "transformFeedbackPreservesTriangleFanProvokingVertex";
    let fans = assembly.topology == Topology::TriangleFan;
    assembly
        .provoking
        .filter(|_| !fans || assembly.producer != Producer::Vertex || capabilities.has(FANS))
}

/// Any message of the validation layer says that our own calls are wrong.
pub(crate) fn validation_clean(case: &Case, messages: &[ValidationMessage]) -> Result<(), Trouble> {
    let Some(first) = messages.first() else {
        return Ok(());
    };
    let mut trouble = Trouble::ours(format!(
        "{} messages of the validation layer, the first {}",
        messages.len(),
        first.id
    ));
    let texts = messages.iter().map(|m| format!("{}: {}", m.id, m.text));
    let all: Vec<String> = texts.collect();
    trouble.explanation = explanation::of_case(case, Some(&all.join("\n")));
    Err(trouble)
}

pub(crate) fn refused(error: &capture::CaptureError) -> Trouble {
    Trouble::ours(format!(
        "the engine refuses the interface by {}: {error}",
        error.rule
    ))
}

/// What a failed execution says of the driver.
pub(crate) fn execution_trouble(error: &ExecuteError) -> Trouble {
    let status = match error {
        ExecuteError::Unsupported(_) => Status::Unsupported,
        ExecuteError::Driver { .. } => Status::Fail,
        ExecuteError::DeviceLost { .. } => Status::Crash,
        ExecuteError::Timeout { .. } => Status::Timeout,
        ExecuteError::Harness(_) => Status::Error,
    };
    let reason = match error {
        ExecuteError::Unsupported(lack) => lack.clone(),
        other => other.to_string(),
    };
    let mut trouble = Trouble::new(status, reason);
    trouble.fingerprint = match error {
        ExecuteError::Driver { call, result } => Some(format!("{call}:{result}")),
        ExecuteError::DeviceLost { call } => Some(format!("device-lost:{call}")),
        ExecuteError::Timeout { .. } => Some("timeout.execution".to_owned()),
        ExecuteError::Unsupported(_) | ExecuteError::Harness(_) => None,
    };
    trouble
}

/// The stages as SPIR-V.
pub(crate) fn modules(case: &Case, sources: &Sources) -> Result<Vec<ShaderModule>, Trouble> {
    let stages = template::stages(case, sources).map_err(Trouble::ours)?;
    let compiler = Compiler::shared().map_err(Trouble::ours)?;
    stages
        .iter()
        .map(|source| {
            let words = match source.language {
                Language::Glsl => {
                    compiler.compile_glsl(&source.text, source.stage, &source.name, Flavour::Vulkan)
                }
                Language::SpirvAssembly => compiler.assemble(&source.text, &source.name),
            };
            let words = words.map_err(Trouble::ours)?;
            let words = rewrite::lower_gl_builtins(&words).map_err(Trouble::ours)?;
            Ok(ShaderModule {
                stage: source.stage,
                words: words.into(),
            })
        })
        .collect()
}

/// The table of the module must be the table of the declaration.
pub(crate) fn second_reading(
    case: &Case,
    captured: &Captured<'_>,
    modules: &[ShaderModule],
    options: &Options,
) -> Result<(), Trouble> {
    let last = modules
        .iter()
        .rfind(|m| m.stage != Stage::Fragment)
        .ok_or_else(|| Trouble::ours("the case has no stage that could capture"))?;
    let module = spirv::load_words(&last.words).map_err(Trouble::ours)?;
    let interface = spirv::reflect(&module, Some(last.stage)).map_err(Trouble::ours)?;
    if interface.stage != case.interface.stage {
        return Err(Trouble::ours(format!(
            "the case declares the outputs of the {} stage, the last module is for {}",
            case.interface.stage, interface.stage
        )));
    }
    let seen = match &case.request {
        Some(request) => capture::requested(&interface, request, options),
        None => capture::declared(&interface, options),
    };
    let seen = seen.map_err(|error| {
        Trouble::ours(format!(
            "the engine refuses the compiled module by {}: {error}",
            error.rule
        ))
    })?;
    let differs =
        |text: String| Trouble::ours(format!("declared and compiled interface differ: {text}"));
    tables::rows("varyings", captured.varyings(), seen.varyings()).map_err(differs)?;
    tables::rows("buffers", &captured.buffers(), &seen.buffers()).map_err(differs)
}

/// What the shaders write into each word.
pub(crate) fn value_source<'a>(
    case: &Case,
    device: &'a DeviceCase,
) -> impl Fn(values::Identity) -> Option<u32> + 'a {
    let dresses: Vec<Dress> = verdict::word_names(&case.interface)
        .into_iter()
        .map(|name| name.dress)
        .collect();
    let builtins = device.image.then(|| picture::builtin_values(case));
    let mut unwritten = vec![false; dresses.len()];
    for leaf in case.interface.leaves() {
        if device.unwritten.iter().any(|name| leaf.is_part_of(name)) {
            let words = unwritten.iter_mut().skip(leaf.word.0 as usize);
            let words = words.take(leaf.ty.components() as usize);
            words.for_each(|word| *word = true);
        }
    }
    let coordinate = match &device.assembly.producer {
        Producer::Tessellated(tessellation) => Some(tessellation),
        _ => None,
    };
    move |identity| {
        let word = identity.word.0 as usize;
        if *unwritten.get(word)? || coordinate.is_some_and(|t| t.is_coordinate(identity.word)) {
            return None;
        }
        let drawn = builtins.as_ref().and_then(|value| value(identity));
        match &device.values {
            Values::Generated if drawn.is_some() => drawn,
            Values::Generated => Some(values::encode(
                device.script.seed,
                identity,
                *dresses.get(word)?,
            )),
            // What is stated of a vertex holds for every instance of it.
            Values::Stated(vertices) => {
                let vertex = identity.origin % values::INSTANCE_SPAN;
                *vertices.get(vertex as usize)?.get(word)?
            }
        }
    }
}

#[cfg(test)]
#[path = "capture_tests.rs"]
mod tests;
