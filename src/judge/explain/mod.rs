//! The nearest neighbours of a failing case that pass: the case with one argument, one state
//! or one part of its sequence changed to the plain one, and the numbers from which it fails.
//!
//! Each neighbour is a legal case of its own, which the model and the device run. Where a
//! number is large, the greatest one that passes is searched for by halving.

mod neighbours;
mod numbers;

use crate::case::{CaptureCase, Case};
use crate::judge::CaseResult;
use crate::judge::changes::Change;
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

/// Explains a case with a failing result. `judge` runs the case with a change.
///
/// # Errors
/// The errors of `judge`.
pub fn explain<E>(
    case: &Case,
    result: CaseResult,
    judge: &mut dyn FnMut(&Change) -> Result<CaseResult, E>,
) -> Result<Explanation, E> {
    let mut effects = Vec::new();
    for change in changes(case) {
        let seen = judge(&Change::Plain(change.clone()))?;
        effects.push(effect(change, &result, &seen));
    }
    for (counted, number) in case.capture().map_or(Vec::new(), numbers::list) {
        let mut passes = |most: u32| {
            let seen = judge(&Change::AtMost(counted, most))?;
            Ok(match seen.status {
                Status::Pass => Some(true),
                Status::Fail | Status::Crash | Status::Timeout => Some(false),
                Status::Quality | Status::Probe | Status::Unsupported | Status::Error => None,
            })
        };
        if let Some(most) = numbers::greatest(number, &mut passes)? {
            effects.push(Effect {
                change: counted.describe(most),
                ending: Ending::Passes,
                reason: None,
            });
        }
    }
    effects.sort_by_key(|effect| effect.ending);
    Ok(Explanation { result, effects })
}

/// The changes that a case has, in words, in fixed order; none for a case that captures nothing.
pub fn changes(case: &Case) -> Vec<String> {
    let neighbours = case.capture().map_or(Vec::new(), neighbours::list);
    let changes = neighbours.into_iter();
    changes.map(|neighbour| neighbour.change).collect()
}

/// The case with a change; `None` if it does not have this change.
pub fn changed(case: &Case, change: &Change) -> Option<Case> {
    let capture = case.capture()?;
    let capture = match change {
        Change::Plain(words) => {
            let mut neighbours = neighbours::list(capture).into_iter();
            neighbours
                .find(|neighbour| neighbour.change == *words)?
                .case
        }
        Change::AtMost(counted, most) => counted.limited(capture, *most)?,
    };
    let mut changed = case.clone();
    *changed.capture_mut()? = capture;
    Some(changed)
}

/// Judges a case with a change.
pub fn run_changed(
    case: &Case,
    change: &Change,
    judge: impl FnOnce(&Case) -> CaseResult,
) -> CaseResult {
    match changed(case, change) {
        Some(changed) => judge(&changed),
        None => CaseResult {
            reason: "the case does not have this change, or is not legal with it".to_owned(),
            ..CaseResult::bare(&case.name, Status::Error)
        },
    }
}

fn effect(change: String, failure: &CaseResult, seen: &CaseResult) -> Effect {
    let ending = match seen.status {
        Status::Pass | Status::Probe | Status::Quality => Ending::Passes,
        Status::Fail | Status::Crash | Status::Timeout => {
            if (seen.status, &seen.fingerprint) == (failure.status, &failure.fingerprint) {
                Ending::FailsAlike
            } else {
                Ending::FailsOtherwise
            }
        }
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
    use crate::sources::Sources;
    use std::convert::Infallible;

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

    /// The effects of the changes of a case that fails by this judgement.
    fn effects(case: &Case, judge: impl Fn(&Case) -> CaseResult) -> Vec<Effect> {
        let mut run =
            |change: &Change| Ok::<_, Infallible>(run_changed(case, change, |case| judge(case)));
        let explained = explain(case, judge(case), &mut run);
        explained.unwrap_or_else(|never| match never {}).effects
    }

    /// A judgement that fails a case with such a command.
    fn failing(wrong: impl Fn(&Command) -> bool) -> impl Fn(&Case) -> CaseResult {
        move |case| {
            let commands = &case.capture().expect("a capture").script.commands;
            result(commands.iter().any(&wrong).then_some("missing"))
        }
    }

    fn passing(effects: Vec<Effect>) -> Vec<String> {
        let passing = effects.into_iter();
        let passing = passing.filter(|effect| effect.ending == Ending::Passes);
        passing.map(|effect| effect.change).collect()
    }

    /// The changes with which a case passes, on a driver that fails at such a command.
    fn passes(wrong: impl Fn(&Command) -> bool) -> Vec<String> {
        passing(effects(&case(), failing(wrong)))
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
        let passing = passing(effects(&case, failing(wrong)));
        let change = "firstInstance 0 of every vkCmdDrawIndirectByteCountEXT";
        assert!(passing.iter().any(|one| one == change), "{passing:?}");
    }

    #[test]
    fn the_number_from_which_it_fails_is_found() {
        let many = |command: &Command| matches!(command, Command::Draw(draw) if draw.calls[0].vertices > 17);
        let want = ["no draw of more than 17 vertices (18 fail)"];
        assert_eq!(passes(many), want);
    }

    #[test]
    fn a_crash_is_explained_as_any_other_failure_is() {
        let judge = |case: &Case| {
            let commands = &case.capture().expect("a capture").script.commands;
            let crashes = |command: &Command| matches!(command, Command::Draw(draw) if draw.calls[0].vertices > 17);
            let crash = CaseResult {
                fingerprint: Some("crash.SIGSEGV.execution".to_owned()),
                ..CaseResult::bare("xfb.f.x", Status::Crash)
            };
            if commands.iter().any(crashes) {
                crash
            } else {
                result(None)
            }
        };
        let effects = effects(&case(), judge);
        assert_eq!(effects[0].ending, Ending::Passes);
        assert_eq!(
            effects[0].change,
            "no draw of more than 17 vertices (18 fail)"
        );
        let alike = |effect: &Effect| effect.ending == Ending::FailsAlike;
        assert!(
            effects.len() > 3 && effects[1..].iter().all(alike),
            "{effects:?}"
        );
    }

    #[test]
    fn a_change_that_a_case_does_not_have_is_an_error() {
        for change in [
            Change::Plain("no such change".to_owned()),
            Change::Plain("no indices".to_owned()),
        ] {
            let result = run_changed(&case(), &change, |_| result(None));
            assert_eq!(result.status, Status::Error, "{change:?}");
        }
    }

    #[test]
    fn other_failures_are_distinguished() {
        let judge = |case: &Case| {
            let script = &case.capture().expect("a capture").script;
            let plain = script.commands.iter().any(
                |command| matches!(command, Command::Bind(Bind { ranges, .. }) if ranges[0].offset == 0),
            );
            result(Some(if plain { "zero" } else { "missing" }))
        };
        let effects = effects(&case(), judge);
        let endings: Vec<Ending> = effects.iter().map(|e| e.ending).collect();
        assert_eq!(endings[0], Ending::FailsOtherwise);
        assert!(endings.len() > 3);
        assert!(
            endings[1..].iter().all(|e| *e == Ending::FailsAlike),
            "{endings:?}"
        );
    }
}
