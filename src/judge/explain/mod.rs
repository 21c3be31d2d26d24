//! The nearest neighbours of a failing case that pass: the case with one argument, one state
//! or one part of its sequence changed to the plain one, and the numbers from which it fails.
//!
//! Each neighbour is a legal case of its own, which the model and the device run. Where a
//! number is large, the greatest one that passes is searched for by halving.

mod neighbours;
mod numbers;

use crate::case::{CaptureCase, Case};
use crate::judge::CaseResult;
use crate::judge::capture::{Depth, run_case};
use crate::judge::changes::Changes;
use crate::script::Executor;
use crate::script::executor::Phase;
use crate::sources::Sources;
use crate::verdict::Status;
use serde::Serialize;

/// A case that differs from the failing one in one respect.
struct Neighbour {
    /// The difference in words, after "with" or "in".
    change: String,
    case: CaptureCase,
}

/// The outcome of a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    Passes,
    /// The neighbour fails with another fingerprint.
    FailsOtherwise,
    /// The neighbour fails with the fingerprint of the case.
    FailsAlike,
    /// The device does not support it, or it cannot be judged.
    Unknown,
}

/// A change of the case, and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Effect {
    pub change: String,
    pub ending: Ending,
    /// The fingerprint of another failure; the status and the reason of what cannot be
    /// judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A failing case and its neighbours.
#[derive(Clone, Debug)]
pub struct Explanation {
    pub result: CaseResult,
    /// The effects by ending, otherwise in fixed order.
    pub effects: Vec<Effect>,
}

/// Explains a case that fails on `executor`, and calls `phase` before each step of each
/// neighbour; `None` where it does not fail.
pub fn explain(
    case: &Case,
    sources: &Sources,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> Option<Explanation> {
    let mut judge = |case: &Case| run_case(case, sources, executor, phase);
    explain_by(case, &mut judge)
}

/// Explains a failure like [`explain`], with any function that judges.
pub fn explain_by(case: &Case, judge: &mut dyn FnMut(&Case) -> CaseResult) -> Option<Explanation> {
    let result = judge(case);
    if result.status != Status::Fail {
        return None;
    }
    let capture = case.capture()?;
    let mut run = |neighbour: CaptureCase| Some(judge(&changed(case, neighbour)?));
    let mut effects = Vec::new();
    for neighbour in neighbours::list(capture) {
        let seen = run(neighbour.case)?;
        effects.push(effect(neighbour.change, &result, &seen));
    }
    for number in numbers::list(capture) {
        let mut passes = |most: u32| {
            let limited = number.limited(capture, most)?;
            let seen = run(limited)?;
            (seen.status == Status::Pass || seen.status == Status::Fail)
                .then_some(seen.status == Status::Pass)
        };
        if let Some(most) = numbers::greatest(number.greatest, &mut passes) {
            effects.push(Effect {
                change: number.describe(most),
                ending: Ending::Passes,
                reason: None,
            });
        }
    }
    effects.sort_by_key(|effect| effect.ending);
    Some(Explanation { result, effects })
}

/// The case with another capture; `None` for a case that captures nothing.
fn changed(case: &Case, neighbour: CaptureCase) -> Option<Case> {
    let mut changed = case.clone();
    *changed.capture_mut()? = neighbour;
    Some(changed)
}

/// Judges a case by its differences, and adds those of these changes with which it passes to
/// a failure.
pub fn explained(
    case: &Case,
    changes: &Changes,
    judge: &mut dyn FnMut(&Case, Depth<'_>) -> CaseResult,
) -> CaseResult {
    let mut result = judge(case, Depth::Difference);
    let Some(capture) = case.capture().filter(|_| result.status == Status::Fail) else {
        return result;
    };
    let mut passes = |neighbour: CaptureCase| {
        let seen = judge(&changed(case, neighbour)?, Depth::Difference);
        Some(seen.status == Status::Pass)
    };
    let neighbours = neighbours::list(capture).into_iter();
    let neighbours = neighbours.filter(|neighbour| changes.contains(&neighbour.change));
    let passing = neighbours
        .filter_map(|Neighbour { change, case }| passes(case)?.then_some(change))
        .collect();
    result.details.get_or_insert_default().passes_with = passing;
    result
}

fn effect(change: String, failure: &CaseResult, seen: &CaseResult) -> Effect {
    let ending = match seen.status {
        Status::Pass | Status::Probe | Status::Quality => Ending::Passes,
        Status::Fail if seen.fingerprint == failure.fingerprint => Ending::FailsAlike,
        Status::Fail | Status::Crash | Status::Timeout => Ending::FailsOtherwise,
        Status::Unsupported | Status::Error => Ending::Unknown,
    };
    let reason = match ending {
        Ending::Passes | Ending::FailsAlike => None,
        Ending::FailsOtherwise if seen.fingerprint.is_some() => seen.fingerprint.clone(),
        Ending::FailsOtherwise | Ending::Unknown => {
            Some(format!("{}: {}", seen.status, seen.reason))
        }
    };
    Effect {
        change,
        ending,
        reason,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::expand;
    use crate::script::commands::{Bind, Command, CounterCall, RangeSize};

    const FILE: &str = "about = 'x'\nrules = [15]\n[interface]\noutputs = [{ name = 'a', \
        type = 'vec3', offset = 0 }]\n[[counters]]\n[[script]]\n\
        bind = [{ buffer = 0, offset = 32, size = '90 vertices' }]\n[[script]]\nbegin = {}\n\
        [[script]]\ndraw = { vertices = 40 }\n[[script]]\ndraw = { vertices = 5, first_vertex = 9 }\n\
        [[script]]\nend = { counters = [0] }\n";

    fn case() -> Case {
        let cases = expand::expand("f/x.toml", FILE, &Sources::embedded(), None);
        cases.expect("a right file").remove(0)
    }

    fn result(wrong: Option<&str>) -> CaseResult {
        let status = if wrong.is_some() {
            Status::Fail
        } else {
            Status::Pass
        };
        CaseResult {
            fingerprint: wrong.map(str::to_owned),
            ..CaseResult::bare("xfb.f.x", status)
        }
    }

    /// The changes with which a case passes, on a driver that goes wrong so.
    fn passes(wrong: impl Fn(&Command) -> bool) -> Vec<String> {
        let mut judge = |case: &Case| {
            let commands = &case.capture().expect("a capture").script.commands;
            result(commands.iter().any(&wrong).then_some("missing"))
        };
        let explained = explain_by(&case(), &mut judge).expect("it fails");
        let passing = explained.effects.into_iter();
        let passing = passing.filter(|effect| effect.ending == Ending::Passes);
        passing.map(|effect| effect.change).collect()
    }

    #[test]
    fn the_argument_that_the_failure_needs_is_found() {
        let offset = |command: &Command| matches!(command, Command::Bind(Bind { ranges, .. }) if ranges[0].offset > 0);
        assert_eq!(passes(offset), ["offset 0 of every bound range"]);
        let size = |command: &Command| {
            matches!(command, Command::Bind(Bind { ranges, .. })
                if ranges[0].size != RangeSize::WholeSize)
        };
        assert_eq!(passes(size), ["VK_WHOLE_SIZE for every bound range"]);
        let first = |command: &Command| matches!(command, Command::Draw(draw) if draw.calls[0].first_vertex > 0);
        assert_eq!(passes(first), ["firstVertex 0 of every draw"]);
        let stored = |command: &Command| matches!(command, Command::End(CounterCall { counters, .. }) if !counters.is_empty());
        assert_eq!(passes(stored), ["no counters at end"]);
    }

    /// An argument without a row of its own in the table of changes.
    #[test]
    fn any_argument_with_a_plain_value_is_tried() {
        let file = FILE.replace(
            "[[script]]\nend = { counters = [0] }",
            "[[script]]\ndraw_byte_count = { counter = 0, stride = 12, first_instance = 3, \
             vertices = 0 }\n[[script]]\nend = {}",
        );
        let file = file.replace("[[counters]]\n", "[[counters]]\nvalue = 0\n");
        let cases = expand::expand("f/x.toml", &file, &Sources::embedded(), None);
        let case = cases.expect("a right file").remove(0);
        let wrong = |command: &Command| matches!(command, Command::DrawByteCount(draw) if draw.first_instance > 0);
        let mut judge = |case: &Case| {
            let commands = &case.capture().expect("a capture").script.commands;
            result(commands.iter().any(wrong).then_some("missing"))
        };
        let explained = explain_by(&case, &mut judge).expect("it fails");
        let change = "firstInstance 0 of every vkCmdDrawIndirectByteCountEXT";
        let passing = explained
            .effects
            .iter()
            .filter(|e| e.ending == Ending::Passes);
        let passing: Vec<&str> = passing.map(|effect| effect.change.as_str()).collect();
        assert!(passing.contains(&change), "{passing:?}");
    }

    #[test]
    fn the_number_from_which_it_fails_is_found() {
        let many = |command: &Command| matches!(command, Command::Draw(draw) if draw.calls[0].vertices > 17);
        let want = ["no draw of more than 17 vertices (18 fail)"];
        assert_eq!(passes(many), want);
    }

    #[test]
    fn a_failure_has_the_changes_with_which_it_passes_and_a_pass_has_none() {
        let first = |case: &Case| {
            let commands = &case.capture().expect("a capture").script.commands;
            let wrong = |command: &Command| matches!(command, Command::Draw(draw) if draw.calls[0].first_vertex > 0);
            result(commands.iter().any(wrong).then_some("missing"))
        };
        let details = explained(&case(), &Changes::All, &mut |case, _| first(case)).details;
        let want = ["firstVertex 0 of every draw"];
        assert_eq!(details.expect("they were sought").passes_with, want);
        let passing = explained(&case(), &Changes::All, &mut |_, _| result(None));
        assert_eq!(passing.details, None);
    }

    #[test]
    fn other_failures_are_distinguished_and_a_pass_has_no_explanation() {
        let mut judge = |case: &Case| {
            let script = &case.capture().expect("a capture").script;
            let plain = script.commands.iter().any(
                |command| matches!(command, Command::Bind(Bind { ranges, .. }) if ranges[0].offset == 0),
            );
            result(Some(if plain { "zero" } else { "missing" }))
        };
        let explained = explain_by(&case(), &mut judge).expect("it fails");
        let endings: Vec<Ending> = explained.effects.iter().map(|e| e.ending).collect();
        assert_eq!(endings[0], Ending::FailsOtherwise);
        assert!(endings.len() > 3);
        assert!(
            endings[1..].iter().all(|e| *e == Ending::FailsAlike),
            "{endings:?}"
        );
        assert!(explain_by(&case(), &mut |_| result(None)).is_none());
    }
}
