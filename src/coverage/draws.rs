//! Pairs of two conditions of one draw: its topology, indices, primitive restart, instances,
//! offsets, size, captured streams and active queries. A driver can be right with each condition
//! alone and wrong with both.

use super::choices;
use super::sight::Judged;
use super::subject::Occurrence;
use super::{MAX_OCCURRENCES, Reached};
use crate::capture::Captured;
use crate::case::{CaptureCase, Program};
use crate::script::Script;
use crate::script::commands::arguments::Argument;
use crate::script::commands::effects::Drawn;
use crate::script::draw::DrawCall;
use crate::script::program::{Assembly, Topology};
use crate::script::timeline::{ScriptState, timeline};
use crate::units::QueryIndex;
use std::collections::{BTreeMap, BTreeSet};
use strum::VariantNames;

/// A condition of a draw, and its value.
pub type Condition = (&'static str, &'static str);

/// Two conditions of one draw, in the order of [`CONDITIONS`].
pub type DrawPair = [Condition; 2];

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
const RESTARTS: [&str; 2] = ["no restart", "restart"];
const OFFSETS: [&str; 4] = ["no offset", "firstVertex", "firstIndex", "vertexOffset"];
const NUMBERS: [&str; 3] = ["1 instance", "more instances", "firstInstance"];
const SIZES: [&str; 3] = ["below 2^8", "2^8 and more", "2^12 and more"];

/// The conditions of a draw and the values of each.
pub const CONDITIONS: [(&str, &[&str]); 8] = [
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
];

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

/// Whether a draw can have both values: indices restart primitives and have offsets of their own.
fn is_possible([one, other]: &DrawPair) -> bool {
    let indexed = [
        (RESTART, RESTARTS[1]),
        (OFFSET, OFFSETS[2]),
        (OFFSET, OFFSETS[3]),
    ];
    let plain = (OFFSET, OFFSETS[1]);
    let is_indexed = one.0 == INDICES && one.1 != NOT_INDEXED || indexed.contains(one);
    let is_plain = *one == (INDICES, NOT_INDEXED);
    !(is_indexed && *other == plain || is_plain && indexed.contains(other))
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
                let seen = judged.sees(argument, occurrence, *value);
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

/// Returns the conditions of each draw that takes place, by the number of its command and its
/// number in the command, in the order of [`CONDITIONS`].
fn conditions(
    case: &CaptureCase,
    script: &Script,
    captures: &[Captured<'_>],
) -> BTreeMap<(usize, usize), Vec<Condition>> {
    let programs: Vec<&Program> = case.programs().collect();
    let mut active: BTreeSet<QueryIndex> = BTreeSet::new();
    let mut found = BTreeMap::new();
    for (number, state, command) in timeline(script) {
        let effects = command.effects();
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
            .collect();
        for (call, own) in calls(draw, script, &state, &assembly)
            .into_iter()
            .enumerate()
        {
            let topology = (TOPOLOGY, assembly.topology.name());
            let all = [topology].into_iter().chain(own).chain(common.clone());
            found.insert((number, call), all.collect());
        }
    }
    found
}

/// Returns the conditions of each draw of a command which follow from its own numbers.
fn calls(
    draw: Drawn<'_>,
    script: &Script,
    state: &ScriptState<'_>,
    assembly: &Assembly,
) -> Vec<Vec<Condition>> {
    if !state.draws_take_place() {
        return Vec::new();
    }
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
        assert_eq!(all.len(), 533);
        assert!(all.contains(&[(TOPOLOGY, "patches"), (INDICES, "u8")]));
        assert!(!all.contains(&[(INDICES, "u8"), (OFFSET, "firstVertex")]));
        assert!(!all.contains(&[(INDICES, NOT_INDEXED), (RESTART, "restart")]));
        let (conditions, values) = names([(TOPOLOGY, "lines"), (QUERY, NO_QUERY)]);
        assert_eq!(conditions, "topology and query of a draw");
        assert_eq!(values, "lines, no query");
    }
}
