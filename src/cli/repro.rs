//! `xfb repro`: runs one case and writes its definition, shaders, script and memory as
//! files, for an analysis without `xfb`.
//!
//! The case runs in a child process ([`super::contained`]). If the driver
//! crashes or hangs, its parent writes the remaining files from the recorded calls.

use super::cases::MODULES;
use super::contained::{self, ChildLost, contained_steps, report_phase};
use super::device_args::{DeviceArgs, quote};
use super::one_case::OneCaseArgs;
use super::rerun::{self, CaseOf};
use super::{Exit, Failure, Outcome, archive, issue, output};
use crate::case::{CaptureCase, Case};
use crate::catalog::Library;
use crate::compile::Compiler;
use crate::device::trace::read;
use crate::device::{VulkanDevice, trace};
use crate::input;
use crate::judge::capture::{ExpectedImage, Manner, run_case_with_witness};
use crate::judge::{CaseResult, context};
use crate::report::c_program::checks::{self, Expected};
use crate::report::c_program::{self, NoProgram};
use crate::report::case::CaseFacts;
pub use crate::report::issue::PROGRAM;
use crate::report::job_files::{self, JobFiles, RecordError, write};
use crate::report::memory_files::write_memory;
use crate::report::run::VERSION;
use crate::report::{devices, failure_report};
use crate::run::worker_exit::WorkerLost;
use crate::run::worker_slot::recorded;
use crate::script::{Capabilities, Executor};
use crate::sources::local;
use crate::verdict::{Evidence, Status};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The file of the Vulkan calls.
const CALLS: &str = "calls.txt";
/// The file of the Vulkan calls in JSON, for programs.
const CALLS_JSON: &str = "calls.jsonl";
/// The report about the device.
const DEVICE: &str = "device.json";
/// The command that runs the case again.
pub const COMMAND: &str = "command.txt";
/// The result, for programs.
pub const RESULT_JSON: &str = "result.json";
/// The reason why there is no program in C.
pub const NO_PROGRAM: &str = "no-program.txt";

/// Arguments of `xfb repro`.
#[derive(Debug, clap::Args)]
pub struct ReproArgs {
    #[command(flatten)]
    pub case: OneCaseArgs,
    /// Write the files into this folder, which must be new or empty
    #[arg(short, long, value_name = "DIR")]
    pub output: PathBuf,
    /// Write the text of an issue for the driver's tracker, too: issue.md, and a smaller case
    /// that fails alike
    #[arg(long)]
    issue: bool,
    /// File of known failures in which the reason and the cause of an issue may be, besides the
    /// built-in ones; `none` switches the built-in ones off; may be repeated
    #[arg(long, value_name = "FILE|none", requires = "issue")]
    pub expectations: Vec<PathBuf>,
    /// Enable no more features of the device than the case requires, so that the program runs on
    /// any device that has these
    #[arg(long)]
    required_features: bool,
    /// Write all files into one archive, too (.tar, .tar.gz)
    #[arg(long, value_name = "FILE", value_parser = archive::parse)]
    archive: Option<archive::Archive>,
    #[command(flatten)]
    pub device: DeviceArgs,
}

/// Creates the folder; fails unless it is new or empty, so that no file of another run remains.
pub fn create_folder(folder: &Path) -> Result<(), Failure> {
    let unusable = |error| {
        let message = format!("cannot write into {}: {error}", folder.display());
        Failure::new(Exit::Io, message)
    };
    fs::create_dir_all(folder).map_err(unusable)?;
    if fs::read_dir(folder).map_err(unusable)?.next().is_some() {
        let message = format!("{} is not empty: name a new folder", folder.display());
        return Err(Failure::new(Exit::Usage, message));
    }
    Ok(())
}

/// Writes the case as a file of its own, and how to run it.
fn write_case(args: &ReproArgs, library: &Library, case: &Case) -> Result<(), Failure> {
    let facts = CaseFacts::new(case, library.sources()).map_err(|problem| {
        let message = format!("{}: {problem}", case.file);
        Failure::new(Exit::Data, message)
    })?;
    let definition = match case.capture() {
        Some(capture) if !args.case.variation.is_empty() => {
            let draft = library.varied_draft(&case.name, capture);
            draft.map(|draft| draft.map(|draft| draft.text()))
        }
        Some(_) | None => library.single_case(&case.name),
    };
    let definition = definition.map_err(|error| super::cases::case_file_failure(&error))?;
    let definition = definition.expect("the case exists");
    let kind = if case.file.ends_with(".shader_test") {
        "case.shader_test"
    } else {
        "case.toml"
    };
    for (name, text) in [
        (COMMAND, reproduce(args, library, case) + "\n"),
        ("version.txt", format!("xfb {VERSION}\n")),
        (kind, definition),
        ("case.txt", facts.text(true)),
    ] {
        write(&args.output.join(name), text).map_err(unwritable)?;
    }
    Ok(())
}

/// The failure of a file that cannot be written.
pub fn unwritable(error: RecordError) -> Failure {
    Failure::new(Exit::Io, error)
}

/// Opens the device, whose calls are recorded from here on, and writes what it reports.
fn open(args: &ReproArgs) -> Result<VulkanDevice, Failure> {
    let calls = args.output.join(CALLS);
    trace::start(&calls, &args.output.join(CALLS_JSON)).map_err(|error| {
        let message = format!("cannot write {}: {error}", calls.display());
        Failure::new(Exit::Io, message)
    })?;
    let device = if args.required_features {
        args.device.open()?
    } else {
        args.device.open()?.with_shared_features()
    };
    let report = devices::json(std::slice::from_ref(device.capabilities()));
    let report = report.map_err(|error| Failure::new(Exit::Internal, error))?;
    write(&args.output.join(DEVICE), report).map_err(unwritable)?;
    Ok(device)
}

/// Runs the case: prints the result, and ends with 1 if the case fails.
fn run(args: &ReproArgs) -> Outcome {
    let (library, case) = args.case.find()?;
    create_folder(&args.output)?;
    write_case(args, &library, &case)?;
    let mut device = open(args)?;
    let reproduce = reproduce(args, &library, &case);
    let file = |name: &str| args.output.join(name);
    Compiler::shared().record(&file(MODULES));
    let mut recorded = JobFiles::new(&mut device, &args.output);
    let mut runs: Vec<Expected> = Vec::new();
    let mut written = Ok(());
    let mut job = 0;
    let mut witness = |evidence: &Evidence<'_>, image: Option<&ExpectedImage>| {
        let mut expected = checks::expected(evidence, image);
        if let Some(probe) = case.probe() {
            checks::leave_open(&mut expected, evidence, &probe.places);
        }
        runs.extend(expected);
        let folder = args.output.join(job_files::job_folder(job));
        job += 1;
        let memory = write_memory(&folder, evidence);
        written = std::mem::replace(&mut written, Ok(())).and(memory);
    };
    let sources = library.sources();
    let result = run_case_with_witness(
        Manner::default(),
        &case,
        sources,
        &mut recorded,
        &mut report_phase,
        &mut witness,
    );
    let jobs = recorded.finish().map_err(unwritable)?;
    written.map_err(unwritable)?;
    let trace = trace::finish().expect("the recording has begun");
    if has_fragment_readback(&case) {
        let what = "what a fragment shader reads";
        let omitted = runs.iter_mut().map(|run| &mut run.omitted);
        omitted.for_each(|omitted| omitted.push(what.to_owned()));
    }
    let program = if is_open(result.status) {
        Err(NoProgram::Open)
    } else if args.device.stores {
        Err(NoProgram::Stores)
    } else if result.status == Status::Unsupported {
        Err(NoProgram::Unsupported(result.reason.clone()))
    } else if jobs == 0 {
        Err(NoProgram::NothingRuns)
    } else {
        let about = comment(&result, &case.about, Some(device.capabilities()));
        c_program::program(&trace, &runs, &about)
    };
    conclude(args, &result, jobs, &reproduce, program)
}

/// Runs `xfb repro` in a child process; this one writes what a crash keeps it from writing.
pub fn contained(args: &ReproArgs) -> Outcome {
    // The calls of an earlier case are not those of a child that crashed before its own.
    let is_used = args.output.join(CALLS_JSON).exists();
    let crashed = |child: ChildLost| {
        if is_used {
            return Err(contained::lost(&args.case.argument, &child.exit));
        }
        crashed(args, child)
    };
    let step = args.device.step_limit();
    let variables = args.device.variables();
    let name = &args.case.argument;
    let exit = contained_steps(name, step, &variables, || run(args), crashed)?;
    // The child has only the files of the case to write.
    let is_recorded = !is_used && matches!(exit, Exit::Success | Exit::Failure);
    if contained::is_child() || !is_recorded {
        return Ok(exit);
    }
    if args.issue {
        issue::write_issue(args)?;
        output::print(&format!(
            "issue: {}\n",
            args.output.join(issue::FILE).display()
        ))?;
    }
    if let Some(archive) = &args.archive {
        archive::write(&args.output, archive, &|_| true)?;
        output::print(&format!("archive: {}\n", archive.path.display()))?;
    }
    Ok(exit)
}

/// Writes the files of a case whose driver crashed or hung that are missing: its result, and
/// the program of the calls up to that one.
fn crashed(args: &ReproArgs, child: ChildLost) -> Outcome {
    let file = |name: &str| args.output.join(name);
    // A driver that crashes while its device is opened has no call.
    let lines = written_file(&file(CALLS_JSON))?.unwrap_or_default();
    let trace = read::trace(&lines).map_err(|error| {
        let message = format!("{}: {error}", file(CALLS_JSON).display());
        Failure::new(Exit::Internal, message)
    })?;
    let Some(last) = trace.calls().next_back() else {
        return Err(contained::lost(&args.case.argument, &child.exit));
    };
    let (library, case) = args.case.find()?;
    let device = recorded_device(args)?;
    let lost = WorkerLost {
        variation: Vec::new(),
        exit: child.exit,
        phase: child.phase,
        elapsed: child.elapsed,
        output: Vec::new(),
        after: None,
    };
    let mut result = lost.result(&case.name);
    if records(&case) {
        result = recorded(result);
    }
    let note = format!(
        "the last of {} calls is {}",
        trace.calls().count(),
        last.function
    );
    let details = result.details.get_or_insert_default();
    details.notes.push(note);
    details
        .context
        .get_or_insert_with(|| context::declared(&case));
    let about = format!(
        "{}\nIt ends with the call during which the driver crashed or hung, compares nothing, and \
         passes if the\ndriver survives it.\n",
        comment(&result, &case.about, device.as_ref())
    );
    let jobs = job_files::count(&args.output);
    let reproduce = reproduce(args, &library, &case);
    let program = if records(&case) || is_open(result.status) {
        Err(NoProgram::Open)
    } else {
        c_program::interrupted(&trace, &about)
    };
    conclude(args, &result, jobs, &reproduce, program)
}

/// Returns the text of a file of the folder; `None` if there is no such file.
///
/// # Errors
/// It cannot be read.
pub fn written_file(path: &Path) -> Result<Option<String>, Failure> {
    match input::results(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => {
            let message = format!("cannot read {}: {error}", path.display());
            Err(Failure::new(Exit::Io, message))
        }
    }
}

/// The device as the child wrote it; `None` if the driver crashed before that.
pub fn recorded_device(args: &ReproArgs) -> Result<Option<Capabilities>, Failure> {
    let path = args.output.join(DEVICE);
    let Some(text) = written_file(&path)? else {
        return Ok(None);
    };
    devices::first(&text).map_err(|error| {
        let message = format!("{}: {error}", path.display());
        Failure::new(Exit::Internal, message)
    })
}

/// Writes the result and the program, and prints what was written.
fn conclude(
    args: &ReproArgs,
    result: &CaseResult,
    jobs: usize,
    reproduce: &str,
    program: Result<String, NoProgram>,
) -> Outcome {
    let file = |name: &str| args.output.join(name);
    let text = format!(
        "{} {}\n{}\n{}",
        result.status.name(),
        result.name,
        result.reason,
        failure_report::text(result)
    );
    write(&file("result.txt"), &text).map_err(unwritable)?;
    let shaders = args.case.folders.shaders.as_deref();
    let replay = rerun::path(&args.device, &args.output, shaders) + " --expectations none";
    let json = serde_json::to_string_pretty(result);
    let json = json.map_err(|error| Failure::new(Exit::Internal, error))?;
    write(&file(RESULT_JSON), json + "\n").map_err(unwritable)?;
    let program_note = match program {
        Ok(text) => {
            write(&file(PROGRAM), text).map_err(unwritable)?;
            let path = file(PROGRAM).display().to_string();
            format!(
                "in C: cc {} -lvulkan && ./a.out (needs the headers of Vulkan: libvulkan-dev)\n",
                quote(&path)
            )
        }
        Err(why) => {
            write(&file(NO_PROGRAM), format!("{why}\n")).map_err(unwritable)?;
            format!("no program in C: {why}\n")
        }
    };
    output::print(&format!(
        "{} {}: {jobs} recorded in {}\nreproduce: {reproduce}\nreplay: {replay}\n{program_note}",
        result.status.name(),
        result.name,
        args.output.display(),
    ))?;
    Ok(match result.status {
        Status::Pass | Status::Quality | Status::Probe | Status::Unsupported => Exit::Success,
        Status::Fail | Status::Crash | Status::Timeout | Status::Error => Exit::Failure,
    })
}

/// Whether the case compares what a fragment shader reads.
fn has_fragment_readback(case: &Case) -> bool {
    let mut programs = case.capture().into_iter().flat_map(CaptureCase::programs);
    programs.any(|program| program.pipeline.packed.is_some())
}

/// Whether a conformant driver may have other results than those that a program compares:
/// unspecified behaviour, primitives that may be missing, values without a precision.
fn is_open(status: Status) -> bool {
    matches!(status, Status::Quality | Status::Probe)
}

/// Whether the case records unspecified behaviour, a crash included.
fn records(case: &Case) -> bool {
    let capture = case.capture();
    capture.is_some_and(|capture| capture.probe.is_some())
}

/// The first comment of the program.
fn comment(result: &CaseResult, about: &str, device: Option<&Capabilities>) -> String {
    let device = device.map_or_else(
        || "a device that the driver did not open".to_owned(),
        |device| {
            let Capabilities {
                name,
                driver_name,
                driver_info,
                ..
            } = device;
            format!("{name}, {driver_name}\n{driver_info}")
        },
    );
    let text = format!(
        "{}: {about}\n\nEvery Vulkan call that xfb {VERSION} made for the case, on {device}: {} {}\n\n\
         Build and run: cc {PROGRAM} -lvulkan && ./a.out\n\
         It needs the headers of Vulkan (Debian: libvulkan-dev).\nIt prints pass, or the first difference.\n",
        result.name,
        result.status.name(),
        result.reason
    );
    // Text of a case or a driver does not end the comment.
    text.replace("*/", "* /")
}

/// Returns the command line that runs the case again. The expectations are switched off:
/// a known failure is a failure here.
fn reproduce(args: &ReproArgs, library: &Library, case: &Case) -> String {
    let place = CaseOf {
        library,
        file: &case.file,
        is_only: library.has_one_case(&case.file),
    };
    let command = rerun::case(&args.device, &case.name, place);
    // A local case runs plain anyway.
    let is_local = case.name.starts_with(local::PREFIX);
    let variation = if args.case.variation.is_empty() && !is_local {
        " --plain".to_owned()
    } else {
        args.case.option()
    };
    command + &variation + " --expectations none"
}
