//! The differences of a failure, as the patterns of headlines need them.

use crate::model::allowed::Source;
use crate::script::timeline::executed;
use crate::units::{Stream, Word};
use crate::verdict::arrangement::{CapturedValue, DisplacedValue};
use crate::verdict::compare::Plan;
use crate::verdict::difference::{Difference, Expected, WordDifference};
use crate::verdict::evidence::Evidence;
use crate::verdict::findings::{
    CounterState, ExpectedContent, Finding, Findings, QueryState, WordFinding,
};
use crate::verdict::kind::{Distance, Kind};
use std::collections::{BTreeMap, BTreeSet};

/// The differences from which a headline is chosen.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::verdict) struct Situation {
    /// The listed differences, the first one first.
    pub findings: Vec<Finding>,
    /// Buffers with differing words, in order.
    pub buffers: Vec<BufferSituation>,
    pub counters: Vec<CounterState>,
    pub queries: Vec<QueryState>,
    /// Whether there is a capture.
    pub captures: bool,
    /// Whether a capture resumes at a counter that another one stored.
    pub resumes: bool,
}

/// The differing words of a buffer.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::verdict) struct BufferSituation {
    pub buffer: usize,
    /// The first word that differs.
    pub first: WordFinding,
    /// The kinds of its differing words.
    pub kinds: Vec<Kind>,
    /// The wrong vertices of each wrong component, by its number.
    pub wrong: BTreeMap<u32, BTreeSet<u32>>,
    /// The names of the wrong components.
    pub names: BTreeMap<u32, String>,
    /// The captured vertices of each component.
    pub planned: BTreeMap<u32, BTreeSet<u32>>,
    /// The first vertex of each capture; one where several streams are captured into the buffer.
    pub captures: Vec<u32>,
    /// The captured values at wrong places of this buffer.
    pub displaced: Vec<DisplacedValue>,
    /// The names of displaced components.
    pub displaced_names: BTreeMap<u32, String>,
}

impl BufferSituation {
    pub(super) fn wrong_vertices(&self) -> BTreeSet<u32> {
        self.wrong.values().flatten().copied().collect()
    }

    pub(super) fn planned_vertices(&self) -> BTreeSet<u32> {
        self.planned.values().flatten().copied().collect()
    }

    /// The wrong and the captured vertices of each capture, numbered from 0 in each.
    pub(super) fn by_capture(&self) -> Vec<(BTreeSet<u32>, BTreeSet<u32>)> {
        let (wrong, planned) = (self.wrong_vertices(), self.planned_vertices());
        let within = |vertices: &BTreeSet<u32>, first: u32, end: Option<u32>| {
            let own = vertices.range(first..end.unwrap_or(u32::MAX));
            own.map(|vertex| vertex - first).collect()
        };
        let ends = self.captures.iter().skip(1).copied().map(Some);
        let captures = self.captures.iter().zip(ends.chain([None]));
        captures
            .map(|(first, end)| (within(&wrong, *first, end), within(&planned, *first, end)))
            .collect()
    }

    pub(super) fn only(&self, allowed: impl Fn(Kind) -> bool) -> bool {
        self.kinds.iter().all(|kind| allowed(*kind))
    }

    /// Returns the one distance by which values are shifted within the buffer.
    pub(super) fn shift(&self) -> Option<i64> {
        match common_distance(&self.kinds)? {
            Distance::Bytes(bytes) => Some(bytes),
            Distance::Buffers(_) => None,
        }
    }
}

/// Returns the one distance that all words have that are not merely unwritten.
fn common_distance<'k>(kinds: impl IntoIterator<Item = &'k Kind>) -> Option<Distance> {
    let written = kinds.into_iter().filter(|kind| **kind != Kind::Missing);
    let mut distances = written.map(|kind| kind.distance());
    let first = distances.next()??;
    distances
        .all(|distance| distance == Some(first))
        .then_some(first)
}

impl Situation {
    /// Summarizes the differences of a job; `plans` is what each buffer must hold,
    /// `kinds` the kind of each difference.
    pub(in crate::verdict) fn new(
        evidence: &Evidence<'_>,
        plans: &[Plan],
        differences: &[Difference],
        kinds: &[Kind],
        findings: &Findings,
        decode: &dyn Fn(&WordDifference, Kind) -> WordFinding,
    ) -> Situation {
        let mut buffers: BTreeMap<usize, BufferSituation> = BTreeMap::new();
        for (difference, kind) in differences.iter().zip(kinds) {
            let Difference::Word(word) = difference else {
                continue;
            };
            let situation = buffers.entry(word.buffer).or_insert_with(|| {
                let mut planned: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
                let mut streams: BTreeSet<Stream> = BTreeSet::new();
                for planned_word in plans[word.buffer].words() {
                    let source = planned_word.source;
                    streams.insert(source.stream);
                    planned
                        .entry(source.word.0)
                        .or_default()
                        .insert(source.vertex);
                }
                BufferSituation {
                    buffer: word.buffer,
                    first: decode(word, *kind),
                    kinds: Vec::new(),
                    wrong: BTreeMap::new(),
                    names: BTreeMap::new(),
                    planned,
                    captures: captures(evidence, &streams),
                    displaced: Vec::new(),
                    displaced_names: BTreeMap::new(),
                }
            });
            situation.kinds.push(*kind);
            if let Some(Distance::Bytes(bytes)) = kind.distance()
                && let Ok(home) = u64::try_from(word.position - bytes)
                && let Some(planned) = plans[word.buffer].get(home)
            {
                let number = planned.source.word.0;
                let instead_of = match word.expected {
                    Expected::Captured { source, .. } => Some(captured(source)),
                    Expected::Untouched { .. } => None,
                };
                situation.displaced.push(DisplacedValue {
                    value: captured(planned.source),
                    instead_of,
                    bytes,
                    sibling: sibling(evidence, planned.source.word, word.expected),
                });
                if let Some(name) = evidence.names.get(number as usize) {
                    let names = &mut situation.displaced_names;
                    names.entry(number).or_insert_with(|| name.name.clone());
                }
            }
            if let Expected::Captured { source, .. } = word.expected {
                let wrong = situation.wrong.entry(source.word.0).or_default();
                wrong.insert(source.vertex);
                let name = evidence.names.get(source.word.0 as usize);
                if let Some(name) = name {
                    situation
                        .names
                        .entry(source.word.0)
                        .or_insert_with(|| name.name.clone());
                }
            }
        }
        let begins = || {
            executed(evidence.script).filter_map(|(_, state, command)| {
                let begin = command.effects().begins_capture?;
                Some(state.resumes(begin))
            })
        };
        Situation {
            findings: findings.differences.clone(),
            buffers: buffers.into_values().collect(),
            counters: findings.counters.clone(),
            queries: findings.queries.clone(),
            captures: begins().next().is_some(),
            resumes: begins().any(|resumes| resumes),
        }
    }
}

impl BufferSituation {
    /// Returns the location of the first wrong component, in parentheses.
    pub(super) fn place(&self) -> String {
        match &self.first.expected.content {
            ExpectedContent::Captured(captured) => format!(
                " ({}: {})",
                captured.component.name,
                captured.place_in_interface()
            ),
            ExpectedContent::Prefill | ExpectedContent::Counter => String::new(),
        }
    }
}

fn captured(source: Source) -> CapturedValue {
    CapturedValue {
        word: source.word.0,
        origin: source.origin,
        vertex: source.vertex,
    }
}

/// The first vertex of each capture into a buffer that these streams are captured into.
fn captures(evidence: &Evidence<'_>, streams: &BTreeSet<Stream>) -> Vec<u32> {
    let captures = &evidence.allowed.captures;
    match streams.first() {
        Some(only) if streams.len() == 1 && !captures.is_empty() => {
            let first = |before: &BTreeMap<Stream, u32>| before.get(only).copied().unwrap_or(0);
            captures.iter().map(first).collect()
        }
        Some(_) | None => vec![0],
    }
}

/// The component whose place a value takes, if it is one of the same variable.
fn sibling(evidence: &Evidence<'_>, held: Word, expected: Expected) -> Option<u32> {
    let Expected::Captured { source, .. } = expected else {
        return None;
    };
    let variable = |word: Word| {
        let name = evidence.names.get(word.0 as usize);
        name.map(|name| &name.variable)
    };
    (variable(held)? == variable(source.word)?).then_some(source.word.0)
}
