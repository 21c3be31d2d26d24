//! The headline of a failure: one sentence that names the fault.
//!
//! The first pattern of this table that explains the differences is chosen.
//!
//! | fault | condition | the sentence names |
//! |---|---|---|
//! | [`Fault::QueryOverrun`] | the driver wrote beside the results of a query | the query and the byte |
//! | [`Fault::PrimitiveCount`] | a query counts a wrong number of primitives needed or generated, and other numbers or memory are wrong too | both numbers |
//! | [`Fault::NothingCaptured`] | every captured word of a buffer is unwritten | the buffer, and what counters and queries return |
//! | [`Fault::Converted`] | all wrong words hold the required integers as floats, or the reverse | the components |
//! | [`Fault::Component`] | some components of the captured vertices are wrong, all others are right | the components and what they hold |
//! | [`Fault::Zeros`] | all wrong words of a buffer are zero | the buffer, its stream and the components |
//! | [`Fault::Shift`] | all wrong words of each buffer hold values that are shifted by one distance, or are unwritten, up to the last vertex | the buffers and their distances |
//! | [`Fault::Stride`] | the distance of wrong values from their places grows with the vertex | the buffer and both strides |
//! | [`Fault::WrongBuffer`] | all wrong values are in another buffer than their own | the buffers |
//! | [`Fault::CaptureEndsEarly`] | the last vertices of a buffer are unwritten, and nothing else is wrong in memory | the vertices |
//! | [`Fault::CaptureContinues`] | memory holds values only where nothing may be written | the first byte, and whether it is outside of every range |
//! | [`Fault::Offsets`] | each component is at one distance from its place, not all at the same | the components and their distances |
//! | [`Fault::Component`] | these are the places of other components of the same variables | the components and what they hold |
//! | [`Fault::WrongOrder`] | memory holds the captured values in another order | the first vertex |
//! | [`Fault::Counters`] | memory is right, counters are wrong | the counter and both values |
//! | [`Fault::Queries`] | memory and counters are right, queries are wrong | the query and both numbers |
//! | [`Fault::Patch`] | a patch is tessellated wrongly | the patch |
//! | [`Fault::Contradiction`] | only the driver's own numbers contradict each other | both numbers |
//! | [`Fault::FirstDifference`] | none of these | the first difference |
//!
//! [`super::hypothesis`] names further faults, and goes before this table.

use super::arrangement::{self, Arrangement, DisplacedValue};
use super::compare::Plan;
use super::difference::{Difference, Expected};
use super::evidence::Evidence;
use super::findings::{
    CounterState, ExpectedContent, Finding, Findings, QueryState, Region, WordFinding,
};
use super::kind::{Distance, Kind, QueryNumber};
use crate::script::commands::Command;
use crate::units::{Binding, Word};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Components that a headline lists by name.
const MAX_COMPONENTS: usize = 3;

/// The fault in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Headline {
    pub fault: Fault,
    pub text: String,
    /// The one binding that the sentence is about, where it names one.
    pub binding: Option<Binding>,
}

/// The explanation of a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// The device behaves as if the application had passed other arguments.
    Hypothesis,
    QueryOverrun,
    PrimitiveCount,
    NothingCaptured,
    Shift,
    Stride,
    Offsets,
    WrongBuffer,
    CaptureEndsEarly,
    CaptureContinues,
    Component,
    /// Integers were captured as floats, or floats as integers.
    Converted,
    /// Zeros were captured.
    Zeros,
    WrongOrder,
    Counters,
    Queries,
    Patch,
    Contradiction,
    FirstDifference,
    /// A fragment shader read other values than the stage before it wrote.
    FragmentInputs,
    /// An image does not hold the points that had to be drawn.
    Image,
    /// A statement of a `.shader_test` file does not hold.
    FileExpectation,
}

/// The differences from which a headline is chosen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Situation {
    /// The listed differences, the first one first.
    pub findings: Vec<Finding>,
    /// Buffers with differing words, in order.
    pub buffers: Vec<BufferSituation>,
    pub counters: Vec<CounterState>,
    pub queries: Vec<QueryState>,
    /// Whether a capture resumes by a counter.
    pub resumes: bool,
}

/// The differing words of a buffer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BufferSituation {
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
    /// The captured values at wrong places of this buffer.
    pub displaced: Vec<DisplacedValue>,
    /// The names of displaced components.
    pub displaced_names: BTreeMap<u32, String>,
}

impl BufferSituation {
    fn wrong_vertices(&self) -> BTreeSet<u32> {
        self.wrong.values().flatten().copied().collect()
    }

    fn planned_vertices(&self) -> BTreeSet<u32> {
        self.planned.values().flatten().copied().collect()
    }

    fn only(&self, allowed: impl Fn(Kind) -> bool) -> bool {
        self.kinds.iter().all(|kind| allowed(*kind))
    }

    /// Returns the one distance by which values are shifted within the buffer.
    fn shift(&self) -> Option<i64> {
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
    pub(super) fn new(
        evidence: &Evidence<'_>,
        plans: &[Plan],
        differences: &[Difference],
        kinds: &[Kind],
        findings: &Findings,
        decode: &dyn Fn(&super::difference::WordDifference, Kind) -> WordFinding,
    ) -> Situation {
        let mut buffers: BTreeMap<usize, BufferSituation> = BTreeMap::new();
        for (difference, kind) in differences.iter().zip(kinds) {
            let Difference::Word(word) = difference else {
                continue;
            };
            let situation = buffers.entry(word.buffer).or_insert_with(|| {
                let mut planned: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
                for planned_word in plans[word.buffer].values() {
                    let source = planned_word.source;
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
                    displaced: Vec::new(),
                    displaced_names: BTreeMap::new(),
                }
            });
            situation.kinds.push(*kind);
            if let Some(Distance::Bytes(bytes)) = kind.distance()
                && let Ok(home) = u64::try_from(word.position - bytes)
                && let Some(planned) = plans[word.buffer].get(&home)
            {
                let number = planned.source.word.0;
                let of_its_component = match word.expected {
                    Expected::Captured { source, .. } => source.word == planned.source.word,
                    Expected::Untouched { .. } => false,
                };
                situation.displaced.push(DisplacedValue {
                    word: number,
                    vertex: planned.source.vertex,
                    bytes,
                    of_its_component,
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
        let mut effects = evidence.script.commands.iter().map(Command::effects);
        // A begin after the first end that reads a counter.
        let resumes = effects.any(|effects| effects.ends_capture.is_some())
            && effects
                .filter_map(|effects| effects.begins_capture)
                .any(|begin| begin.counters.iter().any(Option::is_some));
        Situation {
            findings: findings.differences.clone(),
            buffers: buffers.into_values().collect(),
            counters: findings.counters.clone(),
            queries: findings.queries.clone(),
            resumes,
        }
    }

    /// Chooses the headline; see the table of this module.
    pub(super) fn headline(&self) -> Headline {
        let patterns = [
            Situation::query_overrun,
            Situation::primitive_count,
            Situation::nothing_captured,
            Situation::converted,
            Situation::component,
            Situation::zeros,
            Situation::shift,
            Situation::stride,
            Situation::wrong_buffer,
            Situation::capture_ends_early,
            Situation::capture_continues,
            Situation::component_order,
            Situation::offsets,
            Situation::wrong_order,
            Situation::counters,
            Situation::queries,
            Situation::patch,
            Situation::contradiction,
        ];
        let found = patterns.iter().find_map(|pattern| pattern(self));
        let (fault, text) = found.unwrap_or_else(|| {
            let first = &self.findings[0];
            (Fault::FirstDifference, first.to_string())
        });
        Headline {
            fault,
            text,
            binding: None,
        }
    }

    fn query_overrun(&self) -> Option<(Fault, String)> {
        let is_overrun = |finding: &&Finding| matches!(finding, Finding::QueryOverrun { .. });
        let overrun = self.findings.iter().find(is_overrun)?;
        Some((Fault::QueryOverrun, overrun.to_string()))
    }

    fn primitive_count(&self) -> Option<(Fault, String)> {
        let wrong = self.queries.iter().filter_map(|query| {
            let pairs = [
                (
                    query.expected.generated,
                    query.observed.generated,
                    "generated",
                ),
                (query.expected.needed, query.observed.needed, "needed"),
            ];
            let differing = |(expected, observed, name): (Option<u64>, Option<u64>, _)| {
                let (expected, observed) = (expected?, observed?);
                (query.differs && expected != observed).then_some((query, expected, observed, name))
            };
            pairs.into_iter().find_map(differing)
        });
        let (query, expected, observed, name) =
            wrong.max_by_key(|(.., name)| *name == "generated")?;
        // A query alone is at fault where everything else is right.
        let elsewhere = !self.buffers.is_empty() || self.counters.iter().any(|c| c.differs);
        if !elsewhere {
            return None;
        }
        let many = if observed > expected {
            "too many"
        } else {
            "too few"
        };
        let memory = match self.buffers.first() {
            Some(buffer) => format!(
                "; first in memory: {}",
                Finding::Word(Box::new(buffer.first.clone()))
            ),
            None => String::new(),
        };
        let text = format!(
            "{many} primitives: query {} (stream {}) counts {observed} primitives {name}, expected {expected}{memory}",
            query.query, query.stream
        );
        Some((Fault::PrimitiveCount, text))
    }

    fn nothing_captured(&self) -> Option<(Fault, String)> {
        let empty: Vec<&BufferSituation> = self
            .buffers
            .iter()
            .filter(|buffer| buffer.only(|kind| kind == Kind::Missing))
            .filter(|buffer| !buffer.planned.is_empty() && buffer.wrong == buffer.planned)
            .collect();
        if empty.is_empty() || empty.len() < self.buffers.len() {
            return None;
        }
        let vertices = empty[0].planned_vertices().len();
        let text = format!(
            "nothing was captured into {}: {} expected{}",
            list_buffers(&empty),
            plural(vertices, "vertex", "vertices"),
            self.numbers()
        );
        Some((Fault::NothingCaptured, text))
    }

    fn shift(&self) -> Option<(Fault, String)> {
        let shifts: Vec<(&BufferSituation, i64)> = self
            .buffers
            .iter()
            .map(|buffer| Some((buffer, buffer.shift()?)))
            .collect::<Option<_>>()?;
        let displaced = shifts.iter().find(|(buffer, _)| !buffer.wrong.is_empty());
        let (first, bytes) = *displaced?;
        let (wrong, planned) = (first.wrong_vertices(), first.planned_vertices());
        let start = wrong.first().copied();
        if planned
            .iter()
            .filter(|vertex| Some(**vertex) >= start)
            .count()
            != wrong.len()
        {
            return None;
        }
        let all_alike = shifts.iter().all(|(_, other)| *other == bytes);
        let from = match start {
            Some(0) | None => "every vertex".to_owned(),
            Some(vertex) if self.resumes => format!("every vertex from {vertex} on, after resume,"),
            Some(vertex) => format!("every vertex from {vertex} on"),
        };
        let shifted = |bytes: i64| {
            let direction = if bytes > 0 { "high" } else { "low" };
            format!("{} bytes too {direction}", bytes.unsigned_abs())
        };
        let subject = if shifts.len() == 1 {
            format!(
                "buffer {}: {from} captured {}",
                first.buffer,
                shifted(bytes)
            )
        } else if all_alike {
            let buffers: Vec<&BufferSituation> = shifts.iter().map(|(buffer, _)| *buffer).collect();
            format!(
                "{}: {from} captured {}",
                list_buffers(&buffers),
                shifted(bytes)
            )
        } else {
            let each = shifts
                .iter()
                .map(|(buffer, bytes)| format!("buffer {} by {}", buffer.buffer, shifted(*bytes)));
            let each = each.collect::<Vec<_>>().join(", ").replace(" by ", " ");
            format!("captured vertices are shifted: {each}")
        };
        Some((Fault::Shift, format!("{subject}{}", first.place())))
    }

    /// The buffers whose wrong values follow a rule; `None` if those of one do not.
    fn arrangements(&self) -> Option<Vec<(&BufferSituation, Arrangement)>> {
        let arrangement = |buffer: &BufferSituation| {
            // Beside those, a buffer may merely lack what was overwritten.
            arrangement::find(&buffer.displaced, &buffer.kinds)
        };
        let buffers = self.buffers.iter();
        buffers
            .filter(|buffer| !buffer.only(|kind| kind == Kind::Missing))
            .map(|buffer| Some((buffer, arrangement(buffer)?)))
            .collect()
    }

    fn stride(&self) -> Option<(Fault, String)> {
        let mut clauses = Vec::new();
        for (buffer, arrangement) in self.arrangements()? {
            let Arrangement::Stride(more) = arrangement else {
                return None;
            };
            let apart = match &buffer.first.region {
                Region::Record { stride, .. } => {
                    let found = i64::from(*stride) + more;
                    format!("{found} bytes apart, expected {stride}")
                }
                Region::GuardBefore { .. } | Region::GuardAfter { .. } | Region::Unbound => {
                    let direction = if more > 0 { "far" } else { "close" };
                    format!("{} bytes too {direction} apart", more.unsigned_abs())
                }
            };
            clauses.push(format!("buffer {}: vertices are {apart}", buffer.buffer));
        }
        let first = self.buffers.first().filter(|_| !clauses.is_empty())?;
        let first = Finding::Word(Box::new(first.first.clone()));
        Some((
            Fault::Stride,
            format!("{}; first: {first}", clauses.join("; ")),
        ))
    }

    /// Components of a variable that take the places of one another.
    fn component_order(&self) -> Option<(Fault, String)> {
        let mut clauses = BTreeSet::new();
        for (buffer, _) in self.arrangements()? {
            for value in &buffer.displaced {
                let held = buffer.displaced_names.get(&value.word)?;
                let place = buffer.names.get(&value.sibling?)?;
                clauses.insert(format!("{place} holds {held}"));
            }
        }
        let first = self.buffers.first().filter(|_| !clauses.is_empty())?;
        let more = clauses.len().saturating_sub(MAX_COMPONENTS);
        let listed: Vec<String> = clauses.into_iter().take(MAX_COMPONENTS).collect();
        let more = match more {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let text = format!(
            "components in the wrong order in every vertex: {}{more}{}",
            listed.join(", "),
            first.place()
        );
        Some((Fault::Component, text))
    }

    fn offsets(&self) -> Option<(Fault, String)> {
        let mut clauses = Vec::new();
        for (buffer, arrangement) in self.arrangements()? {
            let Arrangement::Offsets(distances) = arrangement else {
                return None;
            };
            let moved = distances.iter().filter_map(|(word, bytes)| {
                let name = buffer.displaced_names.get(word)?;
                let direction = if *bytes > 0 { "high" } else { "low" };
                Some(format!(
                    "{name} {} bytes too {direction}",
                    bytes.unsigned_abs()
                ))
            });
            let moved: Vec<String> = moved.collect();
            let more = moved.len().saturating_sub(MAX_COMPONENTS);
            let more = if more > 0 {
                format!(" and {more} more")
            } else {
                String::new()
            };
            let listed: Vec<&str> = moved
                .iter()
                .take(MAX_COMPONENTS)
                .map(String::as_str)
                .collect();
            clauses.push(format!(
                "buffer {}: components at wrong offsets in every vertex: {}{more}",
                buffer.buffer,
                listed.join(", ")
            ));
        }
        let first = self.buffers.first().filter(|_| !clauses.is_empty())?;
        let first = Finding::Word(Box::new(first.first.clone()));
        Some((
            Fault::Offsets,
            format!("{}; first: {first}", clauses.join("; ")),
        ))
    }

    fn wrong_buffer(&self) -> Option<(Fault, String)> {
        let mut held: BTreeSet<(usize, i64)> = BTreeSet::new();
        for buffer in &self.buffers {
            for kind in buffer.kinds.iter().filter(|kind| **kind != Kind::Missing) {
                match kind.distance()? {
                    Distance::Buffers(distance) => {
                        held.insert((buffer.buffer, buffer.buffer as i64 - distance));
                    }
                    Distance::Bytes(_) => return None,
                }
            }
        }
        let holder = self.buffers.iter().find(|buffer| {
            let mut kinds = buffer.kinds.iter();
            kinds.any(|kind| *kind != Kind::Missing)
        })?;
        let held: Vec<String> = held
            .iter()
            .map(|(holder, own)| {
                format!("values of buffer {own} were captured into buffer {holder}")
            })
            .collect();
        let text = format!(
            "{}; first: {}",
            held.join(", "),
            Finding::Word(Box::new(holder.first.clone()))
        );
        Some((Fault::WrongBuffer, text))
    }

    fn capture_ends_early(&self) -> Option<(Fault, String)> {
        let mut ends = Vec::new();
        for buffer in &self.buffers {
            let (wrong, planned) = (buffer.wrong_vertices(), buffer.planned_vertices());
            let (first, last) = (*wrong.first()?, *wrong.last()?);
            // Whole vertices at the end.
            let whole = buffer.wrong.len() == buffer.planned.len();
            let at_end = planned.iter().filter(|vertex| **vertex >= first).count() == wrong.len();
            if !whole || !at_end || !buffer.only(|kind| kind == Kind::Missing) {
                return None;
            }
            ends.push(format!(
                "buffer {}: capture ends early: {} of {} {} not written",
                buffer.buffer,
                if first == last {
                    format!("vertex {first}")
                } else {
                    format!("vertices {first} to {last}")
                },
                planned.len(),
                if first == last { "is" } else { "are" },
            ));
        }
        let first = ends.first()?.clone();
        Some((Fault::CaptureEndsEarly, first + &self.numbers()))
    }

    fn capture_continues(&self) -> Option<(Fault, String)> {
        let strays = self.buffers.iter().all(|buffer| buffer.wrong.is_empty());
        let first = &self.buffers.first().filter(|_| strays)?.first;
        let place = match &first.region {
            Region::GuardBefore { .. } => "before the start of the buffer",
            Region::GuardAfter { .. } => "past the end of the buffer",
            Region::Unbound => "outside of every bound range",
            Region::Record { .. } => "where nothing is captured",
        };
        let text = format!(
            "buffer {}: {} {place}, at byte {}: it {}{}",
            first.buffer,
            plural(
                self.buffers.iter().map(|buffer| buffer.kinds.len()).sum(),
                "component was written",
                "components were written"
            ),
            first.byte,
            first.observed.brief(),
            self.numbers()
        );
        Some((Fault::CaptureContinues, text))
    }

    fn component(&self) -> Option<(Fault, String)> {
        let mut names = Vec::new();
        for buffer in &self.buffers {
            // Strays beside the vertices need another explanation.
            let strays = buffer.kinds.len() > buffer.wrong.values().map(BTreeSet::len).sum();
            if strays || buffer.wrong.len() == buffer.planned.len() {
                return None;
            }
            let many = buffer.planned_vertices().len();
            let throughout = |wrong: &BTreeSet<u32>| wrong.len() * 2 > many;
            if !buffer.wrong.values().all(throughout) {
                return None;
            }
            names.extend(buffer.names.values().cloned());
        }
        let first = self.buffers.first()?;
        let more = names.len().saturating_sub(MAX_COMPONENTS);
        names.truncate(MAX_COMPONENTS);
        let more = if more > 0 {
            format!(" and {more} more")
        } else {
            String::new()
        };
        let every = if first.wrong_vertices() == first.planned_vertices() {
            "every vertex"
        } else {
            "most vertices"
        };
        let text = format!(
            "{}{more} wrong in {every}, all other components right; buffer {}, byte {} {}; {}{}",
            names.join(", "),
            first.buffer,
            first.first.byte,
            first.first.observed.brief(),
            first.first.expected.brief(),
            first.place()
        );
        Some((Fault::Component, text))
    }

    /// The names of all wrong components, at most [`MAX_COMPONENTS`] of them.
    fn wrong_components(&self) -> String {
        let names = self.buffers.iter().flat_map(|buffer| buffer.names.values());
        let names: Vec<&str> = names.map(String::as_str).collect();
        let more = names.len().saturating_sub(MAX_COMPONENTS);
        let listed = names[..names.len() - more].join(", ");
        match more {
            0 => listed,
            more => format!("{listed} and {more} more"),
        }
    }

    fn converted(&self) -> Option<(Fault, String)> {
        let first = self.buffers.first()?;
        // A fraction becomes zero.
        let converted = |kind: Kind| matches!(kind, Kind::Converted | Kind::Zero);
        let mut kinds = self.buffers.iter().flat_map(|buffer| &buffer.kinds);
        let any = kinds.any(|kind| *kind == Kind::Converted);
        if !any || !self.buffers.iter().all(|buffer| buffer.only(converted)) {
            return None;
        }
        let text = format!(
            "numbers were converted between integer and float: {}; first: {}",
            self.wrong_components(),
            Finding::Word(Box::new(first.first.clone()))
        );
        Some((Fault::Converted, text))
    }

    fn zeros(&self) -> Option<(Fault, String)> {
        let first = self.buffers.first()?;
        let zero = |buffer: &BufferSituation| buffer.only(|kind| kind == Kind::Zero);
        if !self.buffers.iter().all(zero) {
            return None;
        }
        let buffers: Vec<&BufferSituation> = self.buffers.iter().collect();
        let text = format!(
            "{}: zeros were captured in place of {}{}{}",
            list_buffers(&buffers),
            self.wrong_components(),
            first.place(),
            self.numbers(),
        );
        Some((Fault::Zeros, text))
    }

    fn wrong_order(&self) -> Option<(Fault, String)> {
        let moved = |kind| matches!(kind, Kind::Displaced(Distance::Bytes(_)));
        let first = self.buffers.first()?;
        if !self.buffers.iter().all(|buffer| buffer.only(moved)) || self.numbers_differ() {
            return None;
        }
        // Of another component it would be an offset.
        let mut values = self.buffers.iter().flat_map(|buffer| &buffer.displaced);
        if !values.all(|value| value.of_its_component) {
            return None;
        }
        let text = format!(
            "{}: captured vertices are in the wrong order, counters and queries are right; first: {}",
            list_buffers(&self.buffers.iter().collect::<Vec<_>>()),
            Finding::Word(Box::new(first.first.clone()))
        );
        Some((Fault::WrongOrder, text))
    }

    fn counters(&self) -> Option<(Fault, String)> {
        if !self.buffers.is_empty() {
            return None;
        }
        let first = self.findings.iter().find(|finding| {
            matches!(
                finding,
                Finding::Counter { .. } | Finding::CounterNeighbour { .. }
            )
        })?;
        let queries = self.queries.iter().any(|query| query.differs);
        let right = if queries {
            "the captured data is right"
        } else {
            "captured data and queries are right"
        };
        Some((Fault::Counters, format!("{first}; {right}")))
    }

    fn queries(&self) -> Option<(Fault, String)> {
        if !self.buffers.is_empty() || self.counters.iter().any(|counter| counter.differs) {
            return None;
        }
        let is_query = |finding: &&Finding| matches!(finding, Finding::Query { .. });
        let first = self.findings.iter().find(is_query)?;
        Some((
            Fault::Queries,
            format!("{first}; captured data and counters are right"),
        ))
    }

    fn patch(&self) -> Option<(Fault, String)> {
        let first = self.findings.first()?;
        matches!(first, Finding::Patch { .. }).then(|| (Fault::Patch, first.to_string()))
    }

    fn contradiction(&self) -> Option<(Fault, String)> {
        let first = self.findings.first()?;
        matches!(first, Finding::Contradiction { .. })
            .then(|| (Fault::Contradiction, first.to_string()))
    }

    fn numbers_differ(&self) -> bool {
        self.counters.iter().any(|counter| counter.differs)
            || self.queries.iter().any(|query| query.differs)
    }

    /// The first wrong counter and the first wrong number of a query, as a clause.
    fn numbers(&self) -> String {
        let mut clause = String::new();
        let counter = self.counters.iter().find(|counter| counter.differs);
        if let Some(CounterState {
            counter,
            expected: Some(expected),
            observed,
            ..
        }) = counter
        {
            clause += &format!("; counter {counter} is {observed}, expected {expected}");
        }
        let written = self.findings.iter().find_map(|finding| match finding {
            Finding::Query {
                query,
                number: QueryNumber::Written,
                expected,
                observed: Some(observed),
                ..
            } => Some((query, expected, observed)),
            Finding::Query { .. }
            | Finding::Word(_)
            | Finding::Counter { .. }
            | Finding::CounterNeighbour { .. }
            | Finding::QueryOverrun { .. }
            | Finding::Patch { .. }
            | Finding::Contradiction { .. } => None,
        });
        if let Some((query, expected, observed)) = written {
            clause += &format!(
                "; query {query} counts {observed} primitives written, expected {expected}"
            );
        } else if clause.is_empty() && !self.queries.is_empty() && !self.numbers_differ() {
            clause += "; counters and queries are right";
        }
        clause
    }
}

impl BufferSituation {
    /// Returns the location of the first wrong component, in parentheses.
    fn place(&self) -> String {
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

fn list_buffers(buffers: &[&BufferSituation]) -> String {
    let numbers: Vec<String> = buffers.iter().map(|b| b.buffer.to_string()).collect();
    match numbers.split_last() {
        Some((last, [])) => format!("buffer {last}"),
        Some((last, others)) => format!("buffers {} and {last}", others.join(", ")),
        None => String::new(),
    }
}

fn plural(count: usize, one: &str, many: &str) -> String {
    if count == 1 {
        format!("1 {one}")
    } else {
        format!("{count} {many}")
    }
}
