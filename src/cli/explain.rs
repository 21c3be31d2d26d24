//! `xfb explain`: finds the changes with which a failing case passes.

use super::device_args::DeviceArgs;
use super::failing_case::{failure, with_failing_case};
use super::format::{Format, json};
use super::one_case::OneCaseArgs;
use super::progress::Progress;
use super::{Exit, Outcome, output};
use crate::judge::changes::Change;
use crate::judge::explain::{Effect, Ending, Explanation, changes, explain};
use crate::report::page::Page;
use crate::run::fuzz::lane;
use crate::verdict::Status;
use itertools::Itertools;
use serde::Serialize;

/// The stem of the names of the changed cases.
const STEM: &str = "changed";

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

/// Runs `xfb explain`: prints with which changes the case passes, and with which it does not.
pub fn run(args: ExplainArgs) -> Outcome {
    with_failing_case(&args.case, &args.device, "explained", |failing, lane| {
        let text = failing.draft.text();
        let case = lane::case(STEM, &text, failing.sources);
        let case = case.expect("the worker ran this text");
        // A change with which the case hangs takes as long as --timeout.
        let mut progress = Progress::new(changes(&case).len());
        let (mut done, mut failed) = (0, 0);
        let mut run = |change: &Change| {
            let words = match change {
                Change::Plain(words) => words,
                Change::AtMost(..) => "fewer vertices or instances",
            };
            progress.begin(words);
            let seen = lane.run_changed(STEM, &text, change)?;
            done += usize::from(matches!(change, Change::Plain(_)));
            failed += usize::from(seen.status != Status::Pass);
            progress.finish(words, done, failed);
            Ok(seen)
        };
        let explained = explain(&case, failing.result, &mut run).map_err(failure)?;
        progress.end();
        lane.shut_down();
        let printed = match args.format {
            Format::Text => page(failing.name, &explained),
            Format::Json => json(&Answer {
                case: failing.name,
                fingerprint: explained.result.fingerprint.as_deref(),
                reason: &explained.result.reason,
                effects: &explained.effects,
            })?,
        };
        output::print(&printed)?;
        Ok(Exit::Success)
    })
}

fn page(name: &str, explained: &Explanation) -> String {
    let mut page = Page::default();
    page.line(format!("{name}: {}", explained.result.reason));
    let alike = match explained.result.status {
        Status::Crash => "crashes alike with",
        Status::Timeout => "hangs alike with",
        Status::Fail
        | Status::Pass
        | Status::Quality
        | Status::Probe
        | Status::Unsupported
        | Status::Error => "fails alike with",
    };
    for (ending, effects) in &explained.effects.iter().chunk_by(|effect| effect.ending) {
        page.line(match ending {
            Ending::Passes => "passes with",
            Ending::FailsOtherwise => "fails in another way with",
            Ending::FailsAlike => alike,
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
