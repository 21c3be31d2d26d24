//! The steps of a script that change how draws are done: dynamic state, and the
//! condition that they depend on.

use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::pipeline::{PROVOKING, one_of, topologies};
use crate::case_file::raw::{Number, Text};
use crate::script::program::{Dynamic, State};
use crate::script::{Command, condition};
use crate::types::Stage;
use serde::Deserialize;
use std::ops::Range;

/// Dynamic state, set until another program is bound.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    pub topology: Option<Text>,
    pub restart: Option<Number>,
    pub patch_points: Option<Number>,
    pub provoking: Option<Text>,
}

/// What draws depend on.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The predicate.
    pub value: Number,
    /// 1 where draws depend on a predicate of 0.
    pub inverted: Option<Number>,
}

/// A step without arguments.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

const DYNAMIC: [(&str, Dynamic); 4] = [
    ("topology", Dynamic::Topology),
    ("restart", Dynamic::Restart),
    ("patch_points", Dynamic::PatchPoints),
    ("provoking", Dynamic::Provoking),
];

/// Reads what state of a pipeline is dynamic.
pub(crate) fn dynamic(raw: &[Text], scope: &Scope<'_>) -> Result<Vec<Dynamic>> {
    let each = raw.iter();
    each.map(|text| one_of(text, "dynamic state", &DYNAMIC, scope))
        .collect()
}

/// Reads a change of dynamic state: every state that it names.
pub(crate) fn set(raw: &Set, scope: &Scope<'_>) -> Result<Vec<State>> {
    let mut states = Vec::new();
    if let Some(text) = &raw.topology {
        let topology = one_of(text, "topology", &topologies(Stage::Vertex), scope)?;
        states.push(State::Topology(topology));
    }
    if let Some(number) = &raw.restart {
        let restart = scope.ranged(number, "restart", 0..2)? == 1;
        states.push(State::Restart(restart));
    }
    if let Some(number) = &raw.patch_points {
        let points = scope.ranged(number, "patch_points", 1..33)?;
        states.push(State::PatchPoints(points));
    }
    if let Some(text) = &raw.provoking {
        let mode = one_of(text, "provoking vertex mode", &PROVOKING, scope)?;
        states.push(State::Provoking(mode));
    }
    Ok(states)
}

/// The commands of such a change, where `known` is what the bound pipeline has
/// of dynamic state.
pub(crate) fn commands(
    raw: &Set,
    known: &[Dynamic],
    span: &Range<usize>,
    scope: &Scope<'_>,
) -> Result<Vec<Command>> {
    let states = set(raw, scope)?;
    if let Some(state) = states.iter().find(|state| !known.contains(&state.kind())) {
        let kind = state.kind();
        let why = format!("the pipeline that is bound has no dynamic {kind:?}");
        return scope.fail(span.clone(), Problem::Script(why));
    }
    Ok(states.into_iter().map(Command::Set).collect())
}

/// Reads the begin of conditional rendering.
pub(crate) fn condition(raw: &Condition, scope: &Scope<'_>) -> Result<Command> {
    let value = scope.ranged(&raw.value, "a predicate", 0..1 << 32)?;
    let inverted = match &raw.inverted {
        Some(inverted) => scope.ranged(inverted, "inverted", 0..2)? == 1,
        None => false,
    };
    let condition = condition::Condition { value, inverted };
    Ok(Command::BeginConditional(condition))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Topology;
    use crate::script::program::Provoking;

    fn read(text: &str, known: &[Dynamic]) -> Result<Vec<Command>> {
        let raw: Set = toml::from_str(text).expect("a change of state");
        commands(&raw, known, &(0..1), &Scope::new("f/x.toml", text))
    }

    #[test]
    fn one_step_sets_several_states() {
        let all = DYNAMIC.map(|(_, state)| state);
        let set = read(
            "topology = 'lines'\nrestart = 1\npatch_points = 4\nprovoking = 'last'",
            &all,
        );
        let want = [
            State::Topology(Topology::Lines),
            State::Restart(true),
            State::PatchPoints(4),
            State::Provoking(Provoking::Last),
        ];
        assert_eq!(set.expect("all of it"), want.map(Command::Set));
        for (text, known, part) in [
            (
                "topology = 'lines'",
                &[Dynamic::Restart][..],
                "no dynamic Topology",
            ),
            ("topology = 'dots'", &all, "topology"),
            ("patch_points = 0", &all, "1 to 32"),
            ("restart = 2", &all, "0 to 1"),
        ] {
            let error = read(text, known).expect_err(text).to_string();
            assert!(error.contains(part), "{error}");
        }
    }
}
