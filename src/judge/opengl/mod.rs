//! Cases through OpenGL: programs as texts, the tables that drivers report, and programs that they
//! must refuse.
//!
//! The table of the engine is compared with the one that a driver reports of the linked program;
//! the case's own table was compared with the engine's before. OpenGL 4.6 sections 7.3.1 and
//! 11.1.2.1.

mod calls;
mod classes;
mod comparison;
mod embedded;
mod modules;
mod program;

use self::classes::UNATTRIBUTED;
use self::comparison::TableFault;
use self::modules::has_lower_left;
pub(super) use self::modules::raise;
use crate::capture::rules::Rule;
use crate::capture::{
    self, Buffer, CaptureError, CaptureTable, CapturedWord, Dialect, Options, OutputForm, Request,
    RequestMode,
};
use crate::case::refusal::{Answer, GlslAnswer, RefusalCase};
use crate::case::{Body, CaptureCase, Case, DEVICE_DIALECT, LayoutCase, Program};
use crate::case_glsl::{self, template};
use crate::judge::outcome::{NotPassed, failed_execution, harness_error};
use crate::packing::CaptureLimits;
use crate::script::capabilities::RunMode;
use crate::script::executor::{ExecuteError, Execution, Executor, Phase};
use crate::script::glsl_program::{CapturedNames, GlslLanguage, GlslProgram, GlslStage};
use crate::script::program::Producer;
use crate::script::reported_table::ReportedTable;
use crate::script::{self, Capabilities, Job, Script, Topology, ValidScript};
use crate::shader_test::ShaderTest;
use crate::sources::{Language, Sources, StageSource};
use crate::types::{Interface, Scalar};
use crate::units::Binding;
use crate::verdict::Status;
use std::collections::BTreeMap;

/// The rules of OpenGL's own text, among those of captures.
fn is_of_opengl(rule: &Rule) -> bool {
    rule.source.contains("OpenGL") || rule.source.contains("GLSL")
}

/// The stages of a program as texts; `None` where one is not written in GLSL.
pub(super) fn texts(
    program: &Program,
    sources: &Sources,
    mode: RunMode,
) -> Result<Option<GlslProgram>, NotPassed> {
    if mode == RunMode::OpenGlEs
        && let Some(missing) = embedded::missing(program)
    {
        return Err(NotPassed::unsupported(format!(
            "OpenGL ES has not {missing}"
        )));
    }
    let options = Options {
        dialect: DEVICE_DIALECT,
        limits: CaptureLimits::NONE,
    };
    // A program that breaks a rule is refused for that.
    if let Ok(captured) = program.captured(&options)
        && let Some(varying) = captured
            .varyings()
            .iter()
            .find(|one| one.components.is_some())
    {
        let message = format!(
            "OpenGL has no names of components, such as {}",
            varying.name
        );
        return Err(NotPassed::unsupported(message));
    }
    if program.request.is_none() && has_long_integers(&program.interface) {
        let message = "OpenGL does not state the alignment of 64-bit integers";
        return Err(NotPassed::unsupported(message));
    }
    if program.pipeline.packing().is_some() {
        let message = "OpenGL leaves the packing of varyings to the linker";
        return Err(NotPassed::unsupported(message));
    }
    if let Some(location) = mixed_location(&program.interface) {
        let message = format!("OpenGL has one type and one interpolation for location {location}");
        return Err(NotPassed::unsupported(message));
    }
    let flat = (mode == RunMode::OpenGlEs).then(|| embedded::with_flat_integers(program));
    let program = flat.as_ref().unwrap_or(program);
    let stages = template::stages(program, sources).map_err(harness_error)?;
    let stages = stages.iter().map(stage).collect::<Option<Vec<_>>>();
    Ok(stages.map(|stages| GlslProgram {
        stages,
        names: program.request.as_ref().map(captured_names),
        language: if has_lower_left(&program.assembly) {
            GlslLanguage::VulkanLowerLeft
        } else {
            GlslLanguage::Vulkan
        },
    }))
}

/// Whether an output has 64-bit integers: where declared captures have them, GLSL 4.60 states the
/// alignment of doubles alone (section 4.4.2.1).
fn has_long_integers(interface: &Interface) -> bool {
    let is_long = |scalar: Scalar| matches!(scalar, Scalar::I64 | Scalar::U64);
    interface
        .outputs
        .iter()
        .any(|output| output.ty.any_scalar(&is_long))
}

/// A location that outputs of different types or interpolations share by their components, which
/// GLSL forbids (GLSL 4.60 section 4.4.1).
fn mixed_location(interface: &Interface) -> Option<u32> {
    let mut uses = BTreeMap::new();
    let located = interface.outputs.iter().filter_map(|output| {
        let scalar = output.ty.scalar()?;
        let is_float = matches!(scalar, Scalar::F16 | Scalar::F32 | Scalar::F64);
        let kind = (is_float, scalar.words(), &output.interpolation);
        Some((
            output.location?.0,
            output.ty.locations(false),
            kind,
            output.capture.stream,
        ))
    });
    for (first, count, kind, stream) in located {
        for location in (first..).take(count as usize) {
            if *uses.entry((location, stream)).or_insert(kind) != kind {
                return Some(location);
            }
        }
    }
    None
}

/// The names of a request, as OpenGL is given them.
pub fn captured_names(request: &Request) -> CapturedNames {
    CapturedNames {
        names: request.names.clone(),
        separate: request.mode == RequestMode::Separate,
    }
}

fn stage(source: &StageSource) -> Option<GlslStage> {
    match source.language {
        Language::Glsl => Some(GlslStage {
            stage: source.stage,
            text: source.text.clone(),
        }),
        Language::SpirvAssembly => None,
    }
}

/// The outcome of a case whose commands OpenGL cannot express.
pub(super) fn inexpressible(what: &str) -> NotPassed {
    NotPassed::unsupported(format!("OpenGL has the tables of the case, but not {what}"))
}

/// The outcome of a case that was not executed after its programs were linked.
pub(super) fn stopped(error: &ExecuteError) -> NotPassed {
    match error {
        ExecuteError::Unsupported(what) => inexpressible(what),
        other => failed(other),
    }
}

/// The outcome of a case that a driver of OpenGL does not run: of one that it refuses, with the
/// known class.
pub(super) fn failed(error: &ExecuteError) -> NotPassed {
    let mut not_passed = failed_execution(error);
    if let Some(message) = refusal(error) {
        let class = classes::message_class(message);
        if class != UNATTRIBUTED {
            not_passed.reason = format!("{} ({class})", not_passed.reason);
        }
    }
    not_passed
}

/// Names the part of a capture that the text of OpenGL leaves open: whether a last record fits whose captured
/// components fit into the range and whose padding does not (OpenGL 4.6 section 13.3.2).
pub(super) fn unstated(
    script: &Script,
    buffers: &[Buffer],
    words: &[CapturedWord],
) -> Option<&'static str> {
    let cuts_padding = |binding: Binding, size: u64| {
        let mut own = buffers.iter().filter(|buffer| buffer.binding == binding);
        own.any(|buffer| {
            let captured = words.iter().filter(|word| word.binding == binding);
            let end = captured.map(|word| u64::from(word.offset.0) + 4).max();
            let rest = size % u64::from(buffer.stride.0.max(1));
            end.is_some_and(|end| end <= rest)
        })
    };
    let binds = script
        .commands
        .iter()
        .filter_map(|command| command.effects().binds);
    let mut ranges = binds.flat_map(|bind| bind.bindings().zip(&bind.ranges));
    let is_open = ranges.any(|(binding, range)| {
        let size = range
            .size
            .resolve(range.offset, script.buffers[range.buffer]);
        cuts_padding(binding, size)
    });
    is_open.then_some(
        "a range that ends in the padding of a record, of which it does not state the end",
    )
}

/// Judges a case that captures nothing; `None` for one that captures.
pub(super) fn attempt(
    case: &Case,
    sources: &Sources,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> Option<Result<String, NotPassed>> {
    let is_spirv = executor.capabilities().mode == RunMode::OpenGlSpirv;
    match &case.body {
        Body::Capture(_) => None,
        Body::Refusal(_) if is_spirv => Some(unsupported("a text of GLSL in a module of SPIR-V")),
        Body::Calls(_) if is_spirv => Some(unsupported("a text of GLSL in a module of SPIR-V")),
        Body::Layout(layout) => Some(linked_layout(case, layout, sources, executor, phase)),
        Body::Refusal(refusal) => Some(refused_text(&case.name, refusal, sources, executor, phase)),
        Body::Memory(_) => Some(unsupported("the layout of a block in memory")),
        Body::RequiredLimit(_) => Some(unsupported("a limit of Vulkan")),
        Body::ShaderTest(_) => None,
        Body::Calls(calls) => Some(calls::judge(calls, executor, phase)),
    }
}

fn unsupported(what: &str) -> Result<String, NotPassed> {
    Err(NotPassed::unsupported(format!("OpenGL has not {what}")))
}

/// Links a program, and returns its table.
fn link(
    glsl: GlslProgram,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> Result<ReportedTable, ExecuteError> {
    link_program(
        script::Program {
            glsl: Some(Box::new(glsl)),
            ..script::Program::default()
        },
        executor,
        phase,
    )
}

fn link_program(
    program: script::Program,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> Result<ReportedTable, ExecuteError> {
    let job = Job::new(program, Vec::new(), ValidScript::default(), 0);
    let mut execution = executor.execute(&job, &[], phase)?;
    let missing = || ExecuteError::Harness("a linked program has no table".to_owned());
    execution.tables.pop().ok_or_else(missing)
}

/// Links a program, and describes each difference of its table; the last line names the class.
///
/// # Errors
/// The driver does not link it.
pub fn compare_texts(
    glsl: GlslProgram,
    required: &CaptureTable,
    executor: &mut dyn Executor,
) -> Result<Vec<String>, ExecuteError> {
    let reported = link(glsl, executor, &mut |_| ())?;
    let faults = comparison::faults(required, &reported);
    let mut lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    if !faults.is_empty() {
        lines.push(classes::table_classes(&faults, &[], false));
    }
    Ok(lines)
}

/// Whether a driver refused a text or a program, which a case may require.
fn refusal(error: &ExecuteError) -> Option<&str> {
    match error {
        ExecuteError::Driver { result, .. } => Some(result),
        _ => None,
    }
}

/// Whether a rule is about the names that are requested.
fn is_about_names(rule: &Rule) -> bool {
    rule.name.starts_with("varying.") || rule.name.starts_with("call.")
}

/// Whether a program was refused, and no text.
fn is_of_the_linker(error: &ExecuteError) -> bool {
    matches!(error, ExecuteError::Driver { call, .. } if *call != COMPILES)
}

/// The call that compiles a text.
const COMPILES: &str = "glCompileShader";

/// The table of the engine by the text of OpenGL, within the limits of a device.
fn required(program: &Program, limits: CaptureLimits) -> Result<CaptureTable, CaptureError> {
    let options = Options {
        dialect: Dialect::Spec,
        limits,
    };
    let captured = capture::read(&program.interface, program.request.as_ref(), &options)?;
    captured.table(OutputForm::Locations)
}

/// Links the program of an interface whose tables a case states.
fn linked_layout(
    case: &Case,
    layout: &LayoutCase,
    sources: &Sources,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> Result<String, NotPassed> {
    if layout
        .references
        .tables
        .iter()
        .all(|table| table.limits.is_some())
    {
        return unsupported("the limits or the packing that the case is about");
    }
    let limits = executor.capabilities().limits;
    let program =
        program::capturing_program(&case.name, &layout.interface, layout.request.as_ref())
            .map_err(|what| NotPassed::unsupported(format!("OpenGL has not {what}")))?;
    let required = required(&program, limits);
    let mode = executor.capabilities().mode;
    if mode == RunMode::OpenGlSpirv {
        required.map_err(|error| NotPassed::unsupported(error.to_string()))?;
        let (linked, required) = modules::compiled(&program, sources, executor.capabilities())?;
        let reported = link_program(linked, executor, phase).map_err(|error| failed(&error))?;
        return judged(comparison::faults(&required, &reported), &program, mode);
    }
    let glsl = texts(&program, sources, mode)?.expect("generated texts are GLSL");
    let linked = link(glsl, executor, phase);
    match (required, linked) {
        (Ok(table), Ok(reported)) => judged(comparison::faults(&table, &reported), &program, mode),
        (Ok(_), Err(error)) => Err(failed(&error)),
        (Err(error), linked) => judged_refusal(error.rule(), linked),
    }
}

/// Judges what a driver did with a program that breaks a rule.
fn judged_refusal(
    rule: &Rule,
    linked: Result<ReportedTable, ExecuteError>,
) -> Result<String, NotPassed> {
    match linked {
        Err(error) => match refusal(&error) {
            // A rule about names is broken by the request, and not by the texts.
            Some(_) if is_about_names(rule) && !is_of_the_linker(&error) => Err(failed(&error)),
            Some(log) if classes::is_of_no_rule(log) => Err(failed(&error)),
            Some(log) => Ok(format!("refused, as {} requires: {log}", rule.name)),
            None => Err(failed_execution(&error)),
        },
        Ok(_) if !is_of_opengl(rule) => Err(NotPassed::unsupported(format!(
            "{}, not a rule of OpenGL",
            rule.name
        ))),
        Ok(_) => {
            let reason = format!(
                "the driver links a program that breaks {}: {} ({})",
                rule.name, rule.text, rule.source
            );
            let mut not_passed = NotPassed::new(Status::Fail, reason);
            not_passed.fingerprint = Some(format!("linked.{}", rule.name));
            Err(not_passed)
        }
    }
}

/// Compiles and links a text that must be refused.
fn refused_text(
    name: &str,
    case: &RefusalCase,
    sources: &Sources,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> Result<String, NotPassed> {
    let refusal = &case.refusal;
    let text = case_glsl::refusal::text(name, case).map_err(harness_error)?;
    let of_spec = refusal.dialects().contains(&Dialect::Spec);
    let is_refused = match (&*refusal.glsl, refusal.declared_answer()) {
        (GlslAnswer::Accepted(_), _) | (_, Answer::Accepted(_)) => false,
        (GlslAnswer::Compiler | GlslAnswer::Message(_) | GlslAnswer::Engine(_), _) => of_spec,
    };
    // The rules are about captures that a shader declares.
    let mode = executor.capabilities().mode;
    if !is_refused || has_long_integers(&case.interface) || mode == RunMode::OpenGlEs {
        return unsupported("a rule that the case is about");
    }
    // Outputs are written, since a driver may omit others.
    let written = match &case.shader {
        Some(_) => None,
        None => program::capturing_program(name, &case.interface, None).ok(),
    };
    let written = written.and_then(|program| texts(&program, sources, mode).ok().flatten());
    let glsl = match (written, stage(&text)) {
        (Some(glsl), _) => glsl,
        (None, Some(stage)) => {
            let mut stages = program::stages_before(stage.stage);
            stages.push(stage);
            GlslProgram {
                stages,
                names: None,
                language: GlslLanguage::Vulkan,
            }
        }
        (None, None) => return unsupported("texts that are not GLSL"),
    };
    judged_refusal(*refusal.rule, link(glsl, executor, phase))
}

/// Compares the tables that a driver reports of the programs of a case with the engine's.
pub(super) fn check_tables(
    case: &CaptureCase,
    job: &Job,
    execution: &Execution,
    capabilities: &Capabilities,
) -> Result<(), NotPassed> {
    if capabilities.mode == RunMode::OpenGlSpirv {
        let mut programs = job.programs().zip(case.programs()).zip(&execution.tables);
        return programs.try_for_each(|((linked, program), reported)| {
            let table = modules::required(&linked.modules, capabilities.limits)?;
            judged(
                comparison::faults(&table, reported),
                program,
                capabilities.mode,
            )
            .map(|_| ())
        });
    }
    for (program, reported) in case.programs().zip(&execution.tables) {
        // Packed outputs are captured at other places in Vulkan alone.
        let table = required(program, capabilities.limits)
            .map_err(|error| NotPassed::unsupported(format!("{}: {error}", error.rule().name)))?;
        judged(
            comparison::faults(&table, reported),
            program,
            capabilities.mode,
        )?;
    }
    Ok(())
}

/// Gives the program of a file of piglit, which is lowered to Vulkan, what OpenGL takes: its own texts, or
/// modules of OpenGL.
pub(super) fn adopt(
    program: &mut script::Program,
    (test, script): (&ShaderTest, &Script),
    (mode, made): (RunMode, Option<Topology>),
) -> Result<(), NotPassed> {
    // A begin names the primitives that it captures.
    if let (true, Some(output)) = (mode.is_opengl(), made) {
        program.assembly.producer = Producer::Geometry {
            output,
            emits: Vec::new(),
            invocations: 1,
        };
    }
    match mode {
        RunMode::Executed | RunMode::Compiled | RunMode::Stores => Ok(()),
        RunMode::OpenGlSpirv => raise(program, script),
        RunMode::OpenGlEs => unsupported("files of desktop OpenGL").map(|_| ()),
        RunMode::OpenGl => {
            let stages = test.stages.iter().map(stage).collect::<Option<Vec<_>>>();
            let stages = stages.ok_or_else(|| {
                NotPassed::unsupported("a program of SPIR-V, for which there is --api gl-spirv")
            })?;
            program.glsl = Some(Box::new(GlslProgram {
                stages,
                names: None,
                language: GlslLanguage::OpenGl,
            }));
            Ok(())
        }
    }
}

/// Compares the tables that a driver reports of a program of such a file with those of its texts.
pub(super) fn check_adopted(
    (linked, interface): (&script::Program, &Interface),
    execution: &Execution,
    capabilities: &Capabilities,
) -> Result<(), NotPassed> {
    let required = if capabilities.mode == RunMode::OpenGlSpirv {
        modules::required(&linked.modules, capabilities.limits)?
    } else {
        let options = Options {
            dialect: Dialect::Spec,
            limits: capabilities.limits,
        };
        let captured = capture::declared(interface, &options)
            .map_err(|error| NotPassed::unsupported(error.to_string()))?;
        captured
            .table(OutputForm::Locations)
            .map_err(|error| NotPassed::unsupported(error.to_string()))?
    };
    let mut tables = execution.tables.iter();
    let mode = capabilities.mode;
    tables.try_for_each(|reported| differing(comparison::faults(&required, reported), None, mode))
}

/// The outcome of a case of which the table and the capture were judged: where both are wrong, both
/// are stated. A program for which OpenGL states no table is not judged by its capture.
pub(super) fn with_table(
    table: Result<(), NotPassed>,
    captured: Result<String, NotPassed>,
) -> Result<String, NotPassed> {
    let is_judged = |outcome: &NotPassed| outcome.status.is_failure();
    match (table, captured) {
        (Ok(()), captured) => captured,
        (Err(table), Err(mut captured)) if is_judged(&table) && is_judged(&captured) => {
            captured.reason = format!("{}; {}", table.reason, captured.reason);
            let prints = [table.fingerprint, captured.fingerprint];
            let prints: Vec<String> = prints.into_iter().flatten().collect();
            captured.fingerprint = Some(prints.join("+"));
            captured.details.notes.extend(table.details.notes);
            Err(captured)
        }
        (Err(table), Ok(_) | Err(_)) => Err(table),
    }
}

/// The outcome of a comparison of the tables of a program.
fn judged(faults: Vec<TableFault>, program: &Program, mode: RunMode) -> Result<String, NotPassed> {
    differing(faults, Some(program), mode).map(|()| String::new())
}

/// The outcome of a comparison of tables, with the known classes of the program if there is one.
fn differing(
    faults: Vec<TableFault>,
    program: Option<&Program>,
    mode: RunMode,
) -> Result<(), NotPassed> {
    let Some(first) = faults.first() else {
        return Ok(());
    };
    let more = match faults.len() {
        1 => String::new(),
        number => format!(", and {} more", number - 1),
    };
    let unwritten = program.map(classes::unwritten).unwrap_or_default();
    let class = if mode == RunMode::OpenGlSpirv {
        classes::place_class(&faults, &unwritten).to_owned()
    } else {
        let member_stride = program.is_some_and(classes::has_member_stride);
        classes::table_classes(&faults, &unwritten, member_stride)
    };
    let reason = format!("the table of the linked program: {first}{more} ({class})");
    let mut kinds: Vec<&str> = faults.iter().map(TableFault::kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let mut not_passed = NotPassed::new(Status::Fail, reason);
    not_passed.fingerprint = Some(format!("table.{}", kinds.join("+")));
    not_passed.details.notes = faults.iter().map(ToString::to_string).take(64).collect();
    Err(not_passed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(fingerprint: &str, status: Status) -> NotPassed {
        NotPassed {
            fingerprint: Some(fingerprint.to_owned()),
            ..NotPassed::new(status, fingerprint)
        }
    }

    /// Status, reason and fingerprint of an outcome; none of one that passes.
    fn outcome(
        table: Option<&str>,
        captured: Result<(), (&str, Status)>,
    ) -> Option<(Status, String, String)> {
        let table = table.map_or(Ok(()), |print| Err(fault(print, Status::Fail)));
        let captured = captured.map(|()| String::new());
        let captured = captured.map_err(|(print, status)| fault(print, status));
        let failed = with_table(table, captured).err()?;
        let fingerprint = failed.fingerprint.unwrap_or_default();
        Some((failed.status, failed.reason, fingerprint))
    }

    #[test]
    fn a_wrong_table_and_a_wrong_capture_are_both_stated() {
        let failed =
            |reason: &str, print: &str| Some((Status::Fail, reason.to_owned(), print.to_owned()));
        assert_eq!(outcome(None, Ok(())), None);
        assert_eq!(outcome(Some("table"), Ok(())), failed("table", "table"));
        let missing = Err(("missing", Status::Fail));
        assert_eq!(outcome(None, missing), failed("missing", "missing"));
        let both = failed("table; missing", "table+missing");
        assert_eq!(outcome(Some("table"), missing), both);
        // A lost device remains one.
        let lost = Err(("lost", Status::Crash));
        let status = outcome(Some("table"), lost).map(|(status, ..)| status);
        assert_eq!(status, Some(Status::Crash));
        let unstated = fault("refused", Status::Unsupported);
        let judged = with_table(Err(unstated), Err(fault("missing", Status::Fail)));
        let judged = judged.expect_err("a program that OpenGL refuses");
        assert_eq!(
            (judged.status, judged.reason.as_str()),
            (Status::Unsupported, "refused")
        );
        // A case that could not run has its table, which is wrong.
        let stopped = Err(("", Status::Unsupported));
        assert_eq!(outcome(Some("table"), stopped), failed("table", "table"));
    }
}
