//! Pairs of two conditions of one draw: its command, topology, indices, primitive restart,
//! instances, offsets, size, captured streams, active queries, conditional rendering, whether a
//! capture is active, and the draw before it. A driver can be right with each condition alone and
//! wrong with both.

use super::choices;
use super::sight::Judged;
use super::subject::Occurrence;
use super::{MAX_OCCURRENCES, Reached};
use crate::capture::Captured;
use crate::case::{CaptureCase, Program};
use crate::script::Script;
use crate::script::commands::arguments::Argument;
use crate::script::commands::effects::Drawn;
use crate::script::draw::{DrawCall, DrawForm};
use crate::script::program::{Assembly, Topology};
use crate::script::timeline::{ScriptState, timeline};
use crate::units::QueryIndex;
use std::collections::{BTreeMap, BTreeSet};
use strum::VariantNames;

/// A condition of a draw, and its value.
pub type Condition = (&'static str, &'static str);

/// Two conditions of one draw, in the order of [`CONDITIONS`].
pub type DrawPair = [Condition; 2];

const COMMAND: &str = "command";
const BEFORE: &str = "draw before";
const INDICES_BEFORE: &str = "index type before";
const CAPTURE: &str = "capture";
const CONDITIONAL: &str = "conditional rendering";
const QUERIED: &str = "streams with queries";
const TOPOLOGY: &str = "topology";
const INDICES: &str = "index type";
const RESTART: &str = "restart";
const INSTANCES: &str = "instances";
const OFFSET: &str = "offset";
const SIZE: &str = "size";
const STREAM: &str = "stream";
const QUERY: &str = "query";

const NOT_INDEXED: &str = "not indexed";
const NO_QUERY: &str = "no query";
const BY_COUNT: &str = "byte count";
const NONE_BEFORE: &str = "none";
/// The commands of draws, whether or not they are indexed.
const COMMANDS: [&str; 7] = [
    "direct",
    "multi",
    "indirect",
    "indirect count",
    "generated",
    "generated count",
    BY_COUNT,
];
const COMMANDS_BEFORE: [&str; 8] = {
    let [a, b, c, d, e, f, g] = COMMANDS;
    [NONE_BEFORE, a, b, c, d, e, f, g]
};
const CAPTURES: [&str; 2] = ["active", "inactive"];
const CONDITIONALS: [&str; 5] = [
    "none",
    "condition that holds",
    "inverted condition that holds",
    "condition that does not hold",
    "inverted condition that does not hold",
];
const STREAM_COUNTS: [&str; 5] = ["0", "1", "2", "3", "4"];
const RESTARTS: [&str; 2] = ["no restart", "restart"];
const OFFSETS: [&str; 4] = ["no offset", "firstVertex", "firstIndex", "vertexOffset"];
const NUMBERS: [&str; 3] = ["1 instance", "more instances", "firstInstance"];
const SIZES: [&str; 3] = ["below 2^8", "2^8 and more", "2^12 and more"];

/// The conditions of a draw and the values of each.
pub const CONDITIONS: [(&str, &[&str]); 14] = [
    (TOPOLOGY, Topology::VARIANTS),
    (INDICES, &[NOT_INDEXED, "u8", "u16", "u32"]),
    (RESTART, &RESTARTS),
    (INSTANCES, &NUMBERS),
    (OFFSET, &OFFSETS),
    (SIZE, &SIZES),
    (STREAM, &super::forms::STREAMS),
    (
        QUERY,
        &[
            NO_QUERY,
            choices::QUERIES[0],
            choices::QUERIES[1],
            choices::QUERIES[2],
            choices::QUERIES[3],
        ],
    ),
    (QUERIED, &STREAM_COUNTS),
    (CAPTURE, &CAPTURES),
    (CONDITIONAL, &CONDITIONALS),
    (COMMAND, &COMMANDS),
    (BEFORE, &COMMANDS_BEFORE),
    (INDICES_BEFORE, &[NONE_BEFORE, "u8", "u16", "u32"]),
];

/// Returns the name of the command of a draw, whether or not it is indexed.
fn command_name(draw: Drawn<'_>) -> &'static str {
    match draw {
        Drawn::ByteCount(_) => BY_COUNT,
        Drawn::Vertices(draw) => match draw.form {
            DrawForm::Direct => COMMANDS[0],
            DrawForm::Multi => COMMANDS[1],
            DrawForm::Indirect => COMMANDS[2],
            DrawForm::IndirectCount { .. } => COMMANDS[3],
            DrawForm::Generated { .. } => COMMANDS[4],
            DrawForm::GeneratedCount { .. } => COMMANDS[5],
        },
    }
}

/// Returns every pair that can occur, by the names of the conditions.
pub fn all() -> impl Iterator<Item = DrawPair> {
    let names = CONDITIONS.into_iter().enumerate();
    let names = names.flat_map(|(number, one)| {
        let later = CONDITIONS.into_iter().skip(number + 1);
        later.map(move |other| (one, other))
    });
    let pairs = names.flat_map(|((one, values), (other, others))| {
        let values = values.iter();
        values.flat_map(move |value| others.iter().map(move |o| [(one, *value), (other, *o)]))
    });
    pairs.filter(is_possible)
}

/// Returns the name of the two conditions, and that of their values.
pub fn names([one, other]: DrawPair) -> (String, String) {
    (
        format!("{} and {} of a draw", one.0, other.0),
        format!("{}, {}", one.1, other.1),
    )
}

/// Whether a draw can have both values, and a verdict see it.
fn is_possible(pair: &DrawPair) -> bool {
    let excludes = |one: &Condition, other: &Condition| match *one {
        // Indices restart primitives and have offsets of their own.
        (INDICES, NOT_INDEXED) => [
            (RESTART, RESTARTS[1]),
            (OFFSET, OFFSETS[2]),
            (OFFSET, OFFSETS[3]),
        ]
        .contains(other),
        (INDICES, _) | (RESTART, "restart") | (OFFSET, "firstIndex" | "vertexOffset") => {
            *other == (OFFSET, OFFSETS[1])
        }
        // A byte-count draw has no indices and begins at vertex 0.
        (COMMAND, BY_COUNT) => {
            matches!(other.0, INDICES if other.1 != NOT_INDEXED)
                || matches!(other.0, OFFSET if other.1 != OFFSETS[0])
                || *other == (RESTART, RESTARTS[1])
        }
        (BEFORE, NONE_BEFORE) => other.0 == INDICES_BEFORE && other.1 != NONE_BEFORE,
        // Queries alone see a draw outside of a capture.
        (QUERY, NO_QUERY) => {
            other.0 == QUERIED && other.1 != STREAM_COUNTS[0] || *other == (CAPTURE, CAPTURES[1])
        }
        (QUERIED, "0") => *other == (CAPTURE, CAPTURES[1]),
        (QUERY, kind) if kind == choices::QUERIES[0] || kind == choices::QUERIES[1] => {
            *other == (QUERIED, STREAM_COUNTS[0])
        }
        _ => false,
    };
    let [one, other] = pair;
    !excludes(one, other) && !excludes(other, one)
}

/// Returns the pairs of the draws of a case that are not skipped, and whether a verdict depends on
/// the number of vertices of a draw that has them.
pub(super) fn reached(
    judged: &Judged<'_>,
    case: &CaptureCase,
    skips: &dyn Fn(&Reached) -> bool,
) -> BTreeMap<Reached, bool> {
    let subject = judged.subject();
    let conditions = conditions(case, &subject.script, judged.captures());
    let discarded = discarded(&subject.script);
    let mut reached: BTreeMap<Reached, bool> = BTreeMap::new();
    let mut tried: BTreeMap<DrawPair, usize> = BTreeMap::new();
    let occurrences = subject.occurrences();
    for argument in [
        Argument::VertexCount,
        Argument::IndexCount,
        Argument::ByteCountStride,
    ] {
        let values = occurrences.get(&argument).map_or(&[][..], Vec::as_slice);
        let mut calls: BTreeMap<usize, usize> = BTreeMap::new();
        for (occurrence, Occurrence { value, command }) in values.iter().enumerate() {
            let command = command.expect("an argument of a command");
            let call = calls.entry(command).or_default();
            let here = conditions.get(&(command, *call));
            *call += 1;
            let mut pairs = here.map_or_else(Vec::new, |here| pairs_of(here));
            pairs.retain(|pair| !skips(&Reached::Draw(*pair)));
            pairs.retain(|pair| {
                let times = tried.entry(*pair).or_default();
                *times += 1;
                *times <= MAX_OCCURRENCES && reached.get(&Reached::Draw(*pair)) != Some(&true)
            });
            if !pairs.is_empty() {
                let seen = match discarded.get(&command) {
                    Some(condition) => judged.sees_discarded(*condition),
                    None => judged.sees(argument, occurrence, *value),
                };
                reached.extend(pairs.into_iter().map(|pair| (Reached::Draw(pair), seen)));
            }
        }
    }
    reached
}

fn pairs_of(conditions: &[Condition]) -> Vec<DrawPair> {
    let pairs = conditions.iter().enumerate().flat_map(|(number, one)| {
        let later = conditions[number + 1..].iter();
        let later = later.filter(|other| other.0 != one.0);
        later.map(|other| [*one, *other])
    });
    pairs.collect()
}

/// Returns the draws that do not take place, each with the command that begins its condition, by
/// their numbers.
fn discarded(script: &Script) -> BTreeMap<usize, usize> {
    let mut begun = None;
    let mut found = BTreeMap::new();
    for (number, state, command) in timeline(script) {
        let effects = command.effects();
        if effects.condition.flatten().is_some() {
            begun = Some(number);
        }
        if effects.draws.is_some() && !state.draws_take_place() {
            found.insert(number, begun.expect("a condition begins before its draws"));
        }
    }
    found
}

/// Returns the conditions of each draw, by the number of its command and its number in the command.
fn conditions(
    case: &CaptureCase,
    script: &Script,
    captures: &[Captured<'_>],
) -> BTreeMap<(usize, usize), Vec<Condition>> {
    let programs: Vec<&Program> = case.programs().collect();
    let mut active: BTreeSet<QueryIndex> = BTreeSet::new();
    let mut before = Before::default();
    let mut found = BTreeMap::new();
    for (number, state, command) in timeline(script) {
        let effects = command.effects();
        if effects.clears_state {
            before = Before::default();
        }
        active.extend(effects.begins_query);
        if let Some(ended) = effects.ends_query {
            active.remove(&ended);
        }
        let Some(draw) = effects.draws else { continue };
        let captured = &captures[state.program.position()];
        let assembly = state.assembly(&programs[state.program].assembly);
        let kinds = CONDITIONS[7].1.iter().filter(|name| {
            let mut kinds = active.iter().map(|query| script.queries[*query].kind);
            **name == NO_QUERY && active.is_empty()
                || kinds.any(|kind| choices::query_type(kind) == **name)
        });
        let buffers = captured.buffers();
        let streams = super::forms::STREAMS.iter().zip(0..).filter(|(_, stream)| {
            let mut buffers = buffers.iter();
            buffers.any(|buffer| buffer.stream.0 == *stream)
        });
        let common: Vec<Condition> = streams
            .map(|(name, _)| (STREAM, *name))
            .chain(kinds.map(|name| (QUERY, *name)))
            .chain([
                (QUERIED, queried_streams(script, &active)),
                (CAPTURE, CAPTURES[usize::from(state.capture.is_none())]),
                (CONDITIONAL, conditional(&state)),
                (COMMAND, command_name(draw)),
                (BEFORE, before.command.unwrap_or(NONE_BEFORE)),
                (INDICES_BEFORE, before.indices.unwrap_or(NONE_BEFORE)),
            ])
            .collect();
        before.follow(draw, script);
        for (call, own) in calls(draw, script, &assembly).into_iter().enumerate() {
            let topology = (TOPOLOGY, assembly.topology.name());
            let all = [topology].into_iter().chain(own).chain(common.clone());
            found.insert((number, call), all.collect());
        }
    }
    found
}

/// The draws before one in its command buffer.
#[derive(Default)]
struct Before {
    command: Option<&'static str>,
    /// The index type of the last draw with indices.
    indices: Option<&'static str>,
}

impl Before {
    fn follow(&mut self, draw: Drawn<'_>, script: &Script) {
        self.command = Some(command_name(draw));
        if let Drawn::Vertices(draw) = draw
            && let Some(indices) = draw.indices
        {
            self.indices = Some(script.indices[indices].kind.into());
        }
    }
}

fn conditional(state: &ScriptState<'_>) -> &'static str {
    let name = state.condition.map_or(0, |condition| {
        1 + usize::from(condition.inverted) + 2 * usize::from(!condition.holds())
    });
    CONDITIONALS[name]
}

/// Returns the number of streams that queries of primitives count.
fn queried_streams(script: &Script, active: &BTreeSet<QueryIndex>) -> &'static str {
    let queries = active.iter().map(|query| &script.queries[*query]);
    let counted = queries.filter(|query| !query.kind.is_statistics());
    let streams: BTreeSet<_> = counted.map(|query| query.stream).collect();
    STREAM_COUNTS[streams.len().min(4)]
}

/// Returns the conditions of each draw of a command which follow from its own numbers.
fn calls(draw: Drawn<'_>, script: &Script, assembly: &Assembly) -> Vec<Vec<Condition>> {
    let (calls, indices) = match draw {
        Drawn::Vertices(draw) => (draw.drawn().to_vec(), draw.indices),
        Drawn::ByteCount(draw) => {
            let call = DrawCall {
                vertices: draw.vertices,
                instances: draw.instances,
                first_instance: draw.first_instance,
                ..DrawCall::default()
            };
            (vec![call], None)
        }
    };
    let buffer = indices.map(|indices| &script.indices[indices]);
    let conditions = calls.iter().map(|call| {
        let restarts = buffer.filter(|_| assembly.restart).is_some_and(|buffer| {
            let drawn = buffer.values.iter().skip(call.first_vertex as usize);
            let mut drawn = drawn.take(call.vertices as usize);
            drawn.any(|index| *index == buffer.restart_index())
        });
        let moved = call.first_vertex > 0;
        let rows = [
            (true, INDICES, buffer.map_or(NOT_INDEXED, |b| b.kind.into())),
            (true, RESTART, RESTARTS[usize::from(restarts)]),
            (call.instances == 1, INSTANCES, NUMBERS[0]),
            (call.instances > 1, INSTANCES, NUMBERS[1]),
            (call.first_instance > 0, INSTANCES, NUMBERS[2]),
            (!moved && call.vertex_offset == 0, OFFSET, OFFSETS[0]),
            (moved, OFFSET, OFFSETS[1 + usize::from(buffer.is_some())]),
            (call.vertex_offset != 0, OFFSET, OFFSETS[3]),
            (call.vertices < 1 << 8, SIZE, SIZES[0]),
            (call.vertices >= 1 << 8, SIZE, SIZES[1]),
            (call.vertices >= 1 << 12, SIZE, SIZES[2]),
        ];
        let rows = rows.into_iter().filter(|(holds, ..)| *holds);
        rows.map(|(_, name, value)| (name, value)).collect()
    });
    conditions.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_possible_pairs_are_counted() {
        let all: BTreeSet<DrawPair> = all().collect();
        assert_eq!(all.len(), 2020);
        assert!(all.contains(&[(TOPOLOGY, "patches"), (INDICES, "u8")]));
        assert!(!all.contains(&[(INDICES, "u8"), (OFFSET, "firstVertex")]));
        assert!(!all.contains(&[(INDICES, NOT_INDEXED), (RESTART, "restart")]));
        let (conditions, values) = names([(TOPOLOGY, "lines"), (QUERY, NO_QUERY)]);
        assert_eq!(conditions, "topology and query of a draw");
        assert_eq!(values, "lines, no query");
    }
}
