//! `xfb minimise`: reduces a failing case to the interface, steps and numbers that the
//! failure needs.

use super::case_folder::CaseFolder;
use super::cases::{SelectionArgs, case_file_failure};
use super::device_args::DeviceArgs;
use super::folder_args::FolderArgs;
use super::one_case::OneCaseArgs;
use super::rerun;
use super::run::interrupt;
use super::{Exit, Failure, Outcome, output};
use crate::case::rules::{self, Rule};
use crate::case_file::draft::Draft;
use crate::judge::CaseResult;
use crate::judge::reduce::{Keeping, Reduced};
use crate::report::failure_report;
use crate::run::company::Company;
use crate::run::fuzz::lane::{self, Lane, LaneError};
use crate::run::fuzz::reduction::Reduction;
use crate::script::{self, Capabilities};
use crate::sources::Sources;
use crate::verdict::Status;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Judgements at most.
const MAX_TRIES: usize = 3000;

/// Arguments of `xfb minimise`.
#[derive(Debug, clap::Args)]
pub struct MinimiseArgs {
    #[command(flatten)]
    case: OneCaseArgs,
    /// Write the smaller case to this file, which must not exist
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Keep every kind of difference of the failure: a part of it may have another cause
    #[arg(long)]
    all_kinds: bool,
    #[command(flatten)]
    device: DeviceArgs,
}

/// Runs `xfb minimise`: prints the smallest case that still fails, and its report.
pub fn run(args: MinimiseArgs) -> Outcome {
    let (library, case) = args.case.find()?;
    let name = &case.name;
    let draft = match case.capture() {
        Some(capture) if !args.case.variation.is_empty() => library.varied_draft(name, capture),
        Some(_) | None => library.draft(name),
    };
    let draft = draft.map_err(|error| case_file_failure(&error))?;
    let draft = draft.ok_or_else(|| {
        let message = format!("{name} is a case of a .shader_test, which cannot be reduced");
        Failure::new(Exit::Usage, message)
    })?;
    let folder = CaseFolder::new()?;
    let cases = SelectionArgs {
        folders: FolderArgs {
            cases: Some(folder.path().to_owned()),
            shaders: args.case.folders.shaders.clone(),
        },
        ..SelectionArgs::default()
    };
    let worker = args.device.worker(&cases, false)?;
    let interrupt = interrupt()?;
    let company = Arc::new(Company::default());
    lane::make_folder(folder.path()).map_err(failure)?;
    let mut lane = Lane::new(&worker, company, folder.path(), &interrupt);
    let device = lane.device().map_err(failure)?;
    let first = lane.confirm("start", &draft.text()).map_err(failure)?;
    let why = match first.status {
        Status::Fail | Status::Crash | Status::Timeout => None,
        Status::Pass | Status::Quality | Status::Probe => Some(String::new()),
        // A wrong case shows nothing about a driver.
        status @ (Status::Unsupported | Status::Error) => {
            Some(format!(": {status}: {}", first.reason))
        }
    };
    if let Some(why) = why {
        let message = format!("{name} does not fail on this device{why}");
        return Err(Failure::new(Exit::Failure, message));
    }
    let reduction = Reduction {
        stem: "smaller",
        sources: library.sources(),
        keeping: if args.all_kinds {
            Keeping::AllKinds
        } else {
            Keeping::SomeKinds
        },
        most: MAX_TRIES,
        until: None,
        interrupt: &interrupt,
    };
    let whole = draft.clone();
    let reduced = reduction.reduce(draft, first, &mut lane).map_err(failure)?;
    lane.shut_down();
    report(&args, name, &device, (&whole, library.sources()), reduced)
}

/// Writes and prints the smaller case.
fn report(
    args: &MinimiseArgs,
    name: &str,
    device: &Capabilities,
    (whole, sources): (&Draft, &Sources),
    reduced: Reduced<Draft>,
) -> Outcome {
    let result = CaseResult {
        name: name.to_owned(),
        ..reduced.result
    };
    let best = &described(name, &result, reduced.best, sources);
    let file = case_file(name, device, &result, best);
    let size = |draft: &Draft| format!("{} steps, {} outputs", draft.steps(), draft.outputs());
    let mut lines = format!(
        "{name}: {} reduced to {} in {} runs\n",
        size(whole),
        size(best),
        reduced.tries
    );
    match &args.output {
        Some(path) => {
            write_new(path, &file)?;
            let shown = path.display().to_string();
            lines += &format!(
                "written to {shown}\nreproduce: {}\n",
                rerun::path(&args.device, path, args.case.folders.shaders.as_deref())
            );
        }
        None => lines += &format!("\n{file}"),
    }
    lines += &format!(
        "\n{} {}\n{}\n",
        result.status,
        result.reason,
        failure_report::text(&result)
    );
    output::print(&lines)?;
    Ok(Exit::Success)
}

/// The smaller case with a purpose and rules of its own: a rule about commands of which none is
/// left is not one of its rules.
fn described(name: &str, result: &CaseResult, mut draft: Draft, sources: &Sources) -> Draft {
    let reason = result.reason.lines().next().unwrap_or_default();
    let reason = reason.split("; ").next().expect("split has a first part");
    // Braces are expressions over the axes of a file.
    let about = format!("reduced from {name}: {}", reason.replace(['{', '}'], ""));
    draft.describe(about);
    let case = lane::case("smaller", &draft.text(), sources);
    let lines = case.and_then(|case| Some(script::text::lines(&case.capture()?.script)));
    if let Some(lines) = lines {
        draft.keep_rules(|number| {
            let rule = u8::try_from(number).ok().and_then(rules::rule);
            rule.is_none_or(|rule| concerns(rule, &lines))
        });
    }
    draft
}

/// Whether a rule may be about a script, which is written as lines: it is not if its sources are
/// commands, and the script has none of them.
fn concerns(rule: &Rule, script: &[String]) -> bool {
    let commands = rule.source.iter().map(|source| {
        let source = source.strip_prefix("VUID-").unwrap_or(source);
        let command = source.split('-').next().expect("split has a first part");
        command.starts_with("vkCmd").then_some(command)
    });
    let commands: Vec<Option<&str>> = commands.collect();
    commands.iter().any(|command| {
        command.is_none_or(|command| {
            let call = format!("{command}(");
            script.iter().any(|line| line.contains(&call))
        })
    })
}

/// The smaller case as a case file that states where it comes from.
fn case_file(name: &str, device: &Capabilities, result: &CaseResult, draft: &Draft) -> String {
    let reason: Vec<&str> = result.reason.lines().collect();
    let fingerprint = result.fingerprint.as_deref().unwrap_or("none");
    format!(
        "# {}: {}\n# fingerprint: {fingerprint}\n# reduced from {name} on {}, {} {}\n\
         # Saved as cases/regress/NAME.toml, it is the case xfb.regress.NAME.\n{}",
        result.status,
        reason.join(" "),
        device.name,
        device.driver_name,
        device.driver_info,
        draft.text()
    )
}

fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    let written = fs::File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| {
        let message = format!("cannot write {}: {error}", path.display());
        Failure::new(Exit::Io, message)
    })
}

fn failure(error: LaneError) -> Failure {
    let exit = match &error {
        LaneError::Start(_) => Exit::Unavailable,
        LaneError::File { .. } => Exit::Io,
    };
    Failure::new(exit, error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_about_commands_that_are_gone_does_not_concern_a_script() {
        let lines = |text: &str| vec![text.to_owned()];
        let begin = lines("vkCmdBeginTransformFeedbackEXT(no counters)");
        let draw = lines("vkCmdDraw(vertexCount 7)");
        let rule = |number| rules::rule(number).expect("a rule");
        // Rule 61 is about byte-count draws, 50 about counters of begins and ends.
        assert!(!concerns(rule(61), &begin));
        assert!(concerns(rule(50), &begin));
        assert!(!concerns(rule(50), &draw));
        // Rule 8 is about a section of the specification.
        assert!(concerns(rule(8), &draw));
    }
}
