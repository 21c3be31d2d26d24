//! `xfb explain`: finds the changes with which a failing case passes.

use super::contained::{ChildLost, contained_steps, lost, report_phase};
use super::device_args::DeviceArgs;
use super::format::{Format, json};
use super::one_case::OneCaseArgs;
use super::{Exit, Failure, Outcome, output};
use crate::judge::explain::{Effect, Ending, Explanation, explain};
use crate::report::page::Page;
use itertools::Itertools;
use serde::Serialize;

/// Arguments of `xfb explain`.
#[derive(Debug, clap::Args)]
pub struct ExplainArgs {
    #[command(flatten)]
    pub case: OneCaseArgs,
    #[command(flatten)]
    device: DeviceArgs,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// The answer in JSON.
#[derive(Serialize)]
struct Answer<'a> {
    case: &'a str,
    fingerprint: Option<&'a str>,
    reason: &'a str,
    effects: &'a [Effect],
}

/// Runs `xfb explain` in a child process, which a driver that hangs does not make endless.
pub fn contained(args: ExplainArgs) -> Outcome {
    let name = args.case.argument.clone();
    let step = args.device.step_limit();
    let crashed = |child: ChildLost| Err(lost(&name, &child.exit));
    contained_steps(&name, step, || run(args), crashed)
}

/// Prints with which changes the case passes, and with which it does
/// not.
fn run(args: ExplainArgs) -> Outcome {
    let (library, case) = args.case.find()?;
    let mut device = args.device.open()?;
    let Some(explained) = explain(&case, library.sources(), &mut device, &mut report_phase) else {
        let message = format!(
            "{} does not fail on this device: there is nothing to explain",
            case.name
        );
        return Err(Failure::new(Exit::Failure, message));
    };
    let printed = match args.format {
        Format::Text => text(&case.name, &explained),
        Format::Json => json(&Answer {
            case: &case.name,
            fingerprint: explained.result.fingerprint.as_deref(),
            reason: &explained.result.reason,
            effects: &explained.effects,
        })?,
    };
    output::print(&printed)?;
    Ok(Exit::Success)
}

fn text(name: &str, explained: &Explanation) -> String {
    let mut page = Page::default();
    page.line(format!("{name}: {}", explained.result.reason));
    for (ending, effects) in &explained.effects.iter().chunk_by(|effect| effect.ending) {
        page.line(match ending {
            Ending::Passes => "passes with",
            Ending::FailsOtherwise => "fails in another way with",
            Ending::FailsAlike => "fails alike with",
            Ending::Unknown => "cannot be judged with",
        });
        page.list(
            4,
            effects.map(|effect| match &effect.reason {
                Some(reason) => format!("{} ({reason})", effect.change),
                None => effect.change.clone(),
            }),
        );
    }
    page.to_string()
}
