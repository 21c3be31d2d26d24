//! `xfb repro`: runs one case and writes its definition, shaders, script and memory as
//! files, for an analysis without `xfb`.

use super::cases::MODULES;
use super::completion::case_or_path;
use super::device_args::{DeviceArgs, quote};
use super::one_case::one_case;
use super::{Exit, Failure, Outcome, output};
use crate::case::{CaptureCase, Case};
use crate::catalog::Library;
use crate::catalog::select::is_path;
use crate::compile::Compiler;
use crate::device::{Validation, VulkanDevice, trace};
use crate::judge::CaseResult;
use crate::judge::capture::run_case_before;
use crate::report::c_program::checks::{self, Expected};
use crate::report::c_program::{self, NoProgram};
use crate::report::case::CaseFacts;
use crate::report::job_files::{JobFiles, RecordError, write};
use crate::report::memory_files::write_memory;
use crate::report::run::VERSION;
use crate::report::{devices, explanation};
use crate::script::{Capabilities, Executor};
use crate::verdict::{Evidence, Status};
use std::fs;
use std::path::PathBuf;

/// The file of the Vulkan calls.
const CALLS: &str = "calls.txt";
/// The same calls for programs.
const CALLS_JSON: &str = "calls.jsonl";
/// The program in C that makes the same calls.
const PROGRAM: &str = "repro.c";

/// Printed below `xfb repro --help`.
pub const HELP: &str = "\
Exit codes: 0 the case does not fail, 1 it fails, 65 its file is wrong, 69 no device,
70 the driver crashed (what it was given is written), 74 a file cannot be written.
docs/reproducing.md describes the files.";

/// Arguments of `xfb repro`.
#[derive(Debug, clap::Args)]
pub struct ReproArgs {
    /// Name of a case, as `xfb list` prints it, or the path of a file with one case
    #[arg(value_name = "CASE|FILE", add = case_or_path())]
    pub name: String,
    /// Write the files into this folder, which must be new or empty
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    #[command(flatten)]
    device: DeviceArgs,
    /// Read the cases from this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    cases: Option<PathBuf>,
}

/// Fails unless the folder is new or empty, so that no file of another run remains.
fn check_folder(args: &ReproArgs) -> Result<(), Failure> {
    let folder = &args.output;
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

/// Runs `xfb repro`: prints the result, and ends with 1 if the case fails.
pub fn run(args: ReproArgs) -> Outcome {
    let (library, case) = one_case(&args.name, args.cases.as_ref())?;
    check_folder(&args)?;
    let validation = if args.device.validation {
        Validation::On
    } else {
        Validation::Off
    };
    let calls = args.output.join(CALLS);
    trace::start(&calls, &args.output.join(CALLS_JSON)).map_err(|error| {
        let message = format!("cannot write {}: {error}", calls.display());
        Failure::new(Exit::Io, message)
    })?;
    let device = VulkanDevice::open(args.device.device.as_deref(), validation)
        .map_err(|error| Failure::new(Exit::Unavailable, error))?;
    let mut device = device.with_timeout(args.device.limit());
    let failed = |error: RecordError| Failure::new(Exit::Io, error);
    let reproduce = reproduce(&args, &library, &case.name);
    let file = |name: &str| args.output.join(name);
    let facts = CaseFacts::of(&case, library.sources()).map_err(|problem| {
        let message = format!("{}: {problem}", case.file);
        Failure::new(Exit::Data, message)
    })?;
    let definition = library.single_case(&case.name);
    let definition = definition.map_err(|error| super::cases::case_file_failure(&error))?;
    let definition = definition.expect("the case exists");
    let kind = if case.file.ends_with(".shader_test") {
        "case.shader_test"
    } else {
        "case.toml"
    };
    let device_report = devices::json(std::slice::from_ref(device.capabilities()));
    let device_report = device_report.map_err(|error| Failure::new(Exit::Internal, error))?;
    for (name, text) in [
        ("command.txt", format!("{reproduce}\n")),
        ("version.txt", format!("xfb {VERSION}\n")),
        ("device.json", device_report),
        (kind, definition),
        ("case.txt", facts.text(true)),
    ] {
        write(&file(name), text).map_err(failed)?;
    }
    Compiler::shared().record(&file(MODULES));
    let mut recorded = JobFiles::new(&mut device, &args.output);
    let mut runs: Vec<Expected> = Vec::new();
    let mut written = Ok(());
    let mut job = 0;
    let mut witness = |evidence: &Evidence<'_>| {
        runs.extend(checks::expected(evidence));
        let folder = args.output.join(format!("job-{job}"));
        job += 1;
        let memory = write_memory(&folder, evidence);
        written = std::mem::replace(&mut written, Ok(())).and(memory);
    };
    let sources = library.sources();
    let result = run_case_before(&case, sources, &mut recorded, &mut |_| (), &mut witness);
    let jobs = recorded.finish().map_err(failed)?;
    written.map_err(failed)?;
    let trace = trace::finish().expect("the recording has begun");
    if rasterizes(&case) {
        let what = "what a fragment shader reads or draws";
        let omitted = runs.iter_mut().map(|run| &mut run.omitted);
        omitted.for_each(|omitted| omitted.push(what.to_owned()));
    }
    let program = if is_open(&case, result.status) {
        Err(NoProgram::Open)
    } else {
        c_program::program(&trace, &runs, &comment(&result, &case.about, &device))
    };
    let text = format!(
        "{} {}\n{}\n{}",
        result.status.name(),
        result.name,
        result.reason,
        explanation::text(&result)
    );
    write(&file("result.txt"), &text).map_err(failed)?;
    let folder = args.output.display().to_string();
    let folder = if is_path(&folder) {
        folder
    } else {
        format!("{folder}/")
    };
    let replay = args.device.reproduce(&folder, None) + " --expectations none";
    let json = serde_json::to_string_pretty(&result);
    let json = json.map_err(|error| Failure::new(Exit::Internal, error))?;
    write(&file("result.json"), json + "\n").map_err(failed)?;
    let program_note = match program {
        Ok(text) => {
            write(&file(PROGRAM), text).map_err(failed)?;
            let path = file(PROGRAM).display().to_string();
            format!("in C: cc {} -lvulkan && ./a.out\n", quote(&path))
        }
        Err(why) => format!("no program in C: {why}\n"),
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

/// Whether the case compares what a fragment shader reads or draws.
fn rasterizes(case: &Case) -> bool {
    let mut programs = case.capture().into_iter().flat_map(CaptureCase::programs);
    programs.any(|program| program.image || program.packed.is_some())
}

/// Whether a conformant driver may have other results than those that a program compares:
/// unspecified behaviour, primitives that may be missing, values without a precision.
fn is_open(case: &Case, status: Status) -> bool {
    let records = case
        .capture()
        .is_some_and(|capture| capture.probe.is_some());
    records || matches!(status, Status::Quality | Status::Probe)
}

/// The first comment of the program.
fn comment(result: &CaseResult, about: &str, device: &VulkanDevice) -> String {
    let Capabilities {
        name,
        driver_name,
        driver_info,
        ..
    } = device.capabilities();
    let text = format!(
        "{}: {about}\n\nEvery Vulkan call that xfb {VERSION} made for the case, on {name}, {driver_name}\n\
         {driver_info}: {} {}\n\nBuild and run: cc {PROGRAM} -lvulkan && ./a.out\nIt prints pass, or the \
         first difference.\n",
        result.name,
        result.status.name(),
        result.reason
    );
    // Text of a case or a driver does not end the comment.
    text.replace("*/", "* /")
}

/// Returns the command line that runs the case again. The expectations are switched off:
/// a known failure is a failure here.
fn reproduce(args: &ReproArgs, library: &Library, name: &str) -> String {
    let folder = if is_path(&args.name) {
        library.root()
    } else {
        args.cases.as_deref()
    };
    let command = match library.foreign_file(name) {
        Some(file) => args.device.reproduce(&file.display().to_string(), None),
        None => args.device.reproduce(name, folder),
    };
    command + " --expectations none"
}
