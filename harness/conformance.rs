//! Every case is a test, for `cargo test` and `cargo nextest`.
//!
//! Cases run in workers of the real `xfb`, so that a driver that crashes or hangs fails
//! one test. A case that the device does not support is an ignored test.
//!
//! A known failure is an ignored test too, never a passed one. `cargo test` runs it, so that
//! a failure of another kind fails. nextest reads the exit code of a process only, in which
//! an ignored test is a success: for it such a case is listed as ignored, and runs with
//! `--run-ignored`, where a known failure fails with its reason.
//!
//! `XFB_ARGS` holds further options of `xfb run` that select the device, such as
//! `--device 1 --validation`. `XFB_EXPECTATIONS` is an argument of `--expectations`: a file
//! of known failures, or `none` for a run without the built-in ones.

use libtest_mimic::{Arguments, Completion, Conclusion, Failed, Trial};
use std::env;
use std::error::Error;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use xfb::case::Case;
use xfb::catalog::library::Library;
use xfb::judge::result::Standing;
use xfb::judge::{CaseResult, prepared};
use xfb::report::failure_report;
use xfb::run::company::Company;
use xfb::run::expectations::Expectations;
use xfb::run::worker::WorkerOptions;
use xfb::run::worker_slot::WorkerSlot;
use xfb::run::{Interrupt, Launch};
use xfb::script::Capabilities;
use xfb::verdict::Status;

/// The time limit of a case.
const LIMIT: Duration = Duration::from_secs(30);

fn main() -> ExitCode {
    let args = Arguments::from_args();
    match run(&args) {
        Ok(code) => code,
        Err(error) => {
            say(&format!("Error: {error}"));
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Arguments) -> Result<ExitCode, Box<dyn Error>> {
    let runner = Arc::new(Runner::new(args)?);
    let cases = cases(args)?;
    let device = runner.device();
    let tests = cases
        .into_iter()
        .map(|case| test(case, device.as_ref(), &runner))
        .collect();
    let conclusion = libtest_mimic::run(args, tests);
    if args.exact {
        runner.say_failures();
    }
    Ok(runner.finish(&conclusion))
}

/// The cases that the arguments can select. A single one, which is how nextest
/// runs each test, is looked up alone.
fn cases(args: &Arguments) -> Result<Vec<Case>, Box<dyn Error>> {
    let library = Library::embedded();
    Ok(match &args.filter {
        Some(name) if args.exact => library.get(name)?.into_iter().collect(),
        // Calls of OpenGL are not for a device of Vulkan.
        _ => library
            .cases()?
            .into_iter()
            .filter(|case| !case.is_of_opengl())
            .collect(),
    })
}

fn test(case: Case, device: Option<&Capabilities>, runner: &Arc<Runner>) -> Trial {
    let capture = case.capture();
    let lacks = capture
        .zip(device)
        .and_then(|(capture, device)| prepared::lacks(&case.rules, capture, device));
    let (name, runner) = (case.name.clone(), runner.clone());
    let alone = case.needs_own_process();
    let is_omitted = runner.lists_known
        && device.is_some_and(|device| runner.expectations.covers(&case.name, device));
    Trial::ignorable_test(case.name, move || runner.run(&name, alone))
        .with_ignored_flag(lacks.is_some() || is_omitted)
}

/// Runs cases in workers.
struct Runner {
    worker: WorkerOptions,
    /// The cases that run at the same time.
    company: Arc<Company>,
    expectations: Expectations,
    /// Whether cases with a known failure are listed as ignored tests.
    lists_known: bool,
    /// Whether ignored tests are requested, of which a known failure then fails.
    runs_ignored: bool,
    /// Workers that have nothing to do.
    idle: Mutex<Vec<WorkerSlot>>,
    /// The failed cases, each with its reason.
    failures: Mutex<Vec<String>>,
    /// The failures of cases that happened only beside others.
    incidents: Mutex<Vec<String>>,
    interrupt: Interrupt,
}

impl Runner {
    fn new(args: &Arguments) -> Result<Runner, Box<dyn Error>> {
        // Of an archive of nextest's, where the program is elsewhere.
        let program = env::var_os("NEXTEST_BIN_EXE_xfb");
        let program = program.unwrap_or_else(|| env!("CARGO_BIN_EXE_xfb").into());
        let further = env::var("XFB_ARGS").unwrap_or_default();
        let timeout = [
            "worker".into(),
            "--timeout".into(),
            LIMIT.as_secs().to_string(),
        ];
        let further = further.split_whitespace().map(str::to_owned);
        let expectations = env::var_os("XFB_EXPECTATIONS").map(PathBuf::from);
        let expectations: Vec<PathBuf> = expectations.into_iter().collect();
        Ok(Runner {
            worker: WorkerOptions {
                launch: Launch::program(program).with(timeout).with(further),
                without_layer: None,
                devices: Vec::new(),
                limit: LIMIT,
                echo: false,
                max_memory: None,
                pauses: WorkerOptions::PAUSES,
            },
            company: Arc::default(),
            expectations: Expectations::from_arguments(&expectations)?,
            lists_known: args.list || args.ignored,
            runs_ignored: args.ignored || args.include_ignored,
            idle: Mutex::default(),
            failures: Mutex::default(),
            incidents: Mutex::default(),
            interrupt: Interrupt::default(),
        })
    }

    /// The report of the device, if there is one. Without one every case is
    /// listed, and fails: a test that passes without having run proves nothing.
    fn device(&self) -> Option<Capabilities> {
        self.with_slot(|slot| match slot.ready(&self.interrupt) {
            Ok(device) => Some(device.clone()),
            Err(error) => {
                say(&error.to_string());
                None
            }
        })
    }

    fn run(&self, name: &str, alone: bool) -> Result<Completion, Failed> {
        let outcome = self.with_slot(|slot| {
            let device = slot.ready(&self.interrupt)?.clone();
            let mut result = if alone {
                slot.run_alone(name, &self.interrupt)?
            } else {
                slot.run(name, &self.interrupt)?
            };
            if let Some(company) = &result.in_company {
                let mut incidents = self
                    .incidents
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner);
                incidents.push(format!("{name}: {company}"));
            }
            result.standing = self.expectations.judge(&result, &device);
            Ok::<CaseResult, xfb::run::worker_exit::StartError>(result)
        });
        let failure = match outcome {
            Ok(result) if result.is_unexpected_failure() => describe(&result),
            Ok(result) => match &result.standing {
                // The version that fixed it is often unknown: no reason to fail.
                Standing::Improvement { was } => {
                    say(&format!(
                        "{name}: {}, though known to {was}: see ci/expectations",
                        result.status
                    ));
                    return Ok(Completion::Completed);
                }
                Standing::Known { reason, .. } => {
                    let known = format!("known failure ({}): {reason}", result.status);
                    if !self.runs_ignored {
                        return Ok(Completion::ignored_with(known));
                    }
                    known
                }
                Standing::KnownFlake { pattern } => {
                    let known = format!("flake '{pattern}' ({})", result.status);
                    if !self.runs_ignored {
                        return Ok(Completion::ignored_with(known));
                    }
                    known
                }
                Standing::Plain | Standing::Changed { .. } | Standing::Flaky { .. } => {
                    return Ok(match result.status {
                        Status::Unsupported => Completion::ignored_with(result.reason),
                        Status::Pass
                        | Status::Quality
                        | Status::Probe
                        | Status::Fail
                        | Status::Crash
                        | Status::Timeout
                        | Status::Error => Completion::Completed,
                    });
                }
            },
            Err(error) => error.to_string(),
        };
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        failures.push(format!("Error: {name}: {failure}"));
        Err(failure.into())
    }

    /// Does something with an unused slot.
    fn with_slot<T>(&self, act: impl FnOnce(&mut WorkerSlot) -> T) -> T {
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = idle().pop();
        let mut slot =
            slot.unwrap_or_else(|| WorkerSlot::new(self.worker.clone(), self.company.clone()));
        let outcome = act(&mut slot);
        idle().push(slot);
        outcome
    }

    /// Prints the failures; nextest shows what follows `Error:` at the end of standard error.
    fn say_failures(&self) {
        let failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        failures.iter().for_each(|failure| say(failure));
    }

    /// Ends the workers; a crash of the driver fails the run here too.
    fn finish(&self, conclusion: &Conclusion) -> ExitCode {
        let mut lost = std::mem::take(
            &mut *self
                .incidents
                .lock()
                .unwrap_or_else(PoisonError::into_inner),
        );
        for slot in self
            .idle
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .iter_mut()
        {
            slot.shut_down();
            lost.extend(slot.take_incidents().iter().map(ToString::to_string));
        }
        for incident in &lost {
            say(&format!("Error: {incident}"));
        }
        if lost.is_empty() {
            conclusion.exit_code()
        } else {
            ExitCode::from(101)
        }
    }
}

fn describe(result: &CaseResult) -> String {
    let CaseResult { status, reason, .. } = result;
    let known = match &result.standing {
        Standing::Changed { was, .. } => format!("known as {was}, now: "),
        Standing::Plain
        | Standing::Known { .. }
        | Standing::Improvement { .. }
        | Standing::KnownFlake { .. }
        | Standing::Flaky { .. } => String::new(),
    };
    format!(
        "{known}{status}: {reason}\n{}",
        failure_report::text(result).trim_end()
    )
}

/// Standard output is libtest's.
fn say(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}
