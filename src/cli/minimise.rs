//! `xfb minimise`: reduces a failing case to the interface, steps and numbers that the
//! failure needs.

use super::device_args::DeviceArgs;
use super::failing_case::{failure, with_failing_case};
use super::one_case::OneCaseArgs;
use super::rerun;
use super::{Exit, Failure, Outcome, output};
use crate::case::rules::{self, Rule};
use crate::case_file::draft::Draft;
use crate::judge::CaseResult;
use crate::judge::reduce::{Keeping, Reduced};
use crate::report::failure_report;
use crate::report::page::Page;
use crate::run::fuzz::lane;
use crate::run::fuzz::reduction::Reduction;
use crate::script::{self, Capabilities};
use crate::sources::Sources;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

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
    /// Keep only some of the kinds of difference of the failure: the case becomes smaller, and may
    /// show a part of the failure that has another cause
    #[arg(long)]
    some_kinds: bool,
    #[command(flatten)]
    device: DeviceArgs,
}

/// Runs `xfb minimise`: prints the smallest case that still fails, and its report.
pub fn run(args: MinimiseArgs) -> Outcome {
    with_failing_case(&args.case, &args.device, "reduced", |case, lane| {
        let device = lane.device().map_err(failure)?;
        let reduction = Reduction {
            stem: "smaller",
            sources: case.sources,
            keeping: if args.some_kinds {
                Keeping::SomeKinds
            } else {
                Keeping::AllKinds
            },
            most: MAX_TRIES,
            until: None,
            interrupt: case.interrupt,
        };
        let reduced = reduction.reduce(case.draft.clone(), case.result, lane);
        let reduced = reduced.map_err(failure)?;
        lane.shut_down();
        let whole = (&case.draft, case.sources);
        report(&args, case.name, &device, whole, reduced)
    })
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
    let file = case_file(name, device, (&result, &reduced.cures), best);
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
fn case_file(
    name: &str,
    device: &Capabilities,
    (result, cures): (&CaseResult, &BTreeSet<String>),
    draft: &Draft,
) -> String {
    let reason: Vec<&str> = result.reason.lines().collect();
    let fingerprint = result.fingerprint.as_deref().unwrap_or("none");
    format!(
        "# {}: {}\n# fingerprint: {fingerprint}\n# reduced from {name} on {}, {} {}\n\
         {}# Saved as cases/regress/NAME.toml, it is the case xfb.regress.NAME.\n{}",
        result.status,
        reason.join(" "),
        device.name,
        device.driver_name,
        device.driver_info,
        likeness(name, result, cures),
        draft.text()
    )
}

/// Comments with the evidence that a failure without kinds of difference is that of the whole
/// case.
fn likeness(name: &str, result: &CaseResult, cures: &BTreeSet<String>) -> String {
    if !result.kinds().is_empty() {
        return String::new();
    }
    if cures.is_empty() {
        return format!(
            "# No change of `xfb explain` makes {name} pass: the fault of the smaller case may be \
             another one.\n"
        );
    }
    let mut page = Page::default();
    page.line(format!("# {name} and the smaller case pass with each of:"))
        .lines(cures.iter().map(|cure| format!("#   {cure}")));
    page.to_string()
}

fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    let written = fs::File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| {
        let message = format!("cannot write {}: {error}", path.display());
        Failure::new(Exit::Io, message)
    })
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
