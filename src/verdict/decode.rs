//! Decodes the differences of a job into [`Findings`], and chooses
//! the [`Headline`].

use super::buffer_memory;
use super::change::Change;
use super::compare::{Plan, plans};
use super::describe::{expected_scalar, image_place, number, region, vertex_record};
use super::difference::{Difference, Expected, PatchDifference, WordDifference};
use super::evidence::Evidence;
use super::findings::{
    CapturedComponent, ComponentName, CounterState, ExpectedContent, ExpectedWord, Finding,
    Findings, Home, MemoryWindow, ObservedContent, ObservedWord, PrefillRun, QueryState,
    RecordSpan, SourceVertex, WindowComponent, WindowWord, WordFinding,
};
use super::fingerprint::{count, fingerprint, kind};
use super::headline::{Headline, Situation};
use super::kind::Kind;
use super::trace::{Trace, Tracer};
use super::{counters, identities, queries};
use crate::model::allowed::{AllowedCounter, COUNTER_WORD};
use crate::model::values;
use crate::script::commands::effects::Drawn;
use crate::script::{Observed, Prefill, Script};
use crate::units::{CounterIndex, QueryIndex, Word};

/// Words of memory around the first difference.
const WINDOW_WORDS: i64 = 12;
/// Differing words that are listed.
const MAX_WORDS: usize = 16;
/// Other differences that are listed.
const MAX_OTHERS: usize = 8;
/// Counters and queries whose state is listed.
const MAX_STATES: usize = 64;

/// The comparison of a job's evidence, explained.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// All differences.
    pub differences: Vec<Difference>,
    /// Returns the explained differences; `None` without any.
    pub failure: Option<Failure>,
}

/// The reason why a job failed.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    pub fingerprint: String,
    pub headline: Headline,
    pub findings: Findings,
}

impl Verdict {
    /// Whether the driver did what the specification requires.
    pub fn passed(&self) -> bool {
        self.differences.is_empty()
    }

    /// Whether tessellated vertices are further from their exact places than expected,
    /// and everything else is as required.
    pub fn is_only_imprecise(&self) -> bool {
        let imprecise = |difference: &Difference| match difference {
            Difference::Patch(patch) => patch.fault.kind.is_precision(),
            Difference::Word(_)
            | Difference::Counter { .. }
            | Difference::CounterNeighbour { .. }
            | Difference::Query { .. }
            | Difference::QueryOverrun { .. }
            | Difference::Identity { .. } => false,
        };
        !self.passed() && self.differences.iter().all(imprecise)
    }
}

/// Explains the differences of a job.
pub fn decode(evidence: &Evidence<'_>, differences: Vec<Difference>) -> Verdict {
    let Some(first) = differences.first() else {
        return Verdict {
            differences,
            failure: None,
        };
    };
    let prefill = prefill_of(first);
    let observed = evidence.observed.iter().find(|o| o.prefill == prefill);
    let observed = observed.expect("each difference is of an observed run");
    let plans = plans(evidence, observed);
    let tracer = Tracer::new(evidence, &plans);
    let kinds: Vec<Kind> = differences
        .iter()
        .map(|difference| kind(evidence, &tracer, difference))
        .collect();
    let pattern = count(kinds.iter().copied());
    let decoder = Decoder {
        evidence,
        tracer: &tracer,
        instanced: is_instanced(evidence.script),
    };
    let words = || differences.iter().filter_map(as_word);
    let listed = |word: bool, most: usize| {
        let wanted = move |d: &&(&Difference, &Kind)| as_word(d.0).is_some() == word;
        let pairs: Vec<(&Difference, &Kind)> = differences.iter().zip(&kinds).collect();
        let findings = pairs.iter().filter(wanted).take(most);
        let findings = findings.map(|(difference, kind)| decoder.finding(difference, **kind));
        findings.collect::<Vec<Finding>>()
    };
    let mut findings = listed(true, MAX_WORDS);
    findings.extend(listed(false, MAX_OTHERS));
    let findings = Findings {
        total: differences.len(),
        words: words().count(),
        records: record_span(evidence, words().next(), words().next_back()),
        complement_only: differences.iter().all(|d| prefill_of(d).complement),
        window: words()
            .next()
            .map(|word| decoder.window(&plans, observed, word)),
        counters: counter_states(evidence, observed),
        queries: query_states(evidence, observed),
        identities: identities::states(evidence),
        prefills: evidence
            .observed
            .iter()
            .map(|run| run_of(run.prefill))
            .collect(),
        memory: buffer_memory::memory(evidence, &tracer, &plans, observed, &|buffer, at, bits| {
            decoder.observed(&tracer.trace(observed.prefill, buffer, at, bits))
        }),
        differences: findings,
        pattern,
    };
    let decode = |word: &WordDifference, kind| decoder.word(word, kind);
    let situation = Situation::new(evidence, &plans, &differences, &kinds, &findings, &decode);
    Verdict {
        failure: Some(Failure {
            fingerprint: fingerprint(&findings.pattern),
            headline: situation.headline(),
            findings,
        }),
        differences,
    }
}

fn as_word(difference: &Difference) -> Option<&WordDifference> {
    match difference {
        Difference::Word(word) => Some(word),
        Difference::Counter { .. }
        | Difference::CounterNeighbour { .. }
        | Difference::Query { .. }
        | Difference::QueryOverrun { .. }
        | Difference::Patch(_)
        | Difference::Identity { .. } => None,
    }
}

fn prefill_of(difference: &Difference) -> Prefill {
    match difference {
        Difference::Word(word) => word.prefill,
        Difference::Patch(patch) => patch.prefill,
        Difference::Counter { prefill, .. }
        | Difference::CounterNeighbour { prefill, .. }
        | Difference::Query { prefill, .. }
        | Difference::QueryOverrun { prefill, .. }
        | Difference::Identity { prefill, .. } => *prefill,
    }
}

fn run_of(prefill: Prefill) -> PrefillRun {
    if prefill.complement {
        PrefillRun::Complement
    } else {
        PrefillRun::Pattern
    }
}

fn record_span(
    evidence: &Evidence<'_>,
    first: Option<&WordDifference>,
    last: Option<&WordDifference>,
) -> Option<RecordSpan> {
    let (first, last) = (first?, last?);
    let record = |word: &WordDifference| {
        vertex_record(evidence, word.buffer, word.position).map(|record| record.number)
    };
    (first.buffer == last.buffer).then_some(RecordSpan {
        buffer: first.buffer,
        first: record(first)?,
        last: record(last)?,
    })
}

fn counter_states(evidence: &Evidence<'_>, observed: &Observed) -> Vec<CounterState> {
    let counters = CounterIndex::enumerate(&evidence.allowed.counters);
    counters
        .take(MAX_STATES)
        .map(|(counter, allowed)| {
            let (seen, untouched) = counters::word(evidence, observed, counter);
            let (expected, required) = match allowed {
                AllowedCounter::Exact(value) => (Some(*value), *value),
                AllowedCounter::Untouched => (None, untouched),
            };
            CounterState {
                counter,
                expected,
                observed: seen,
                differs: seen != required,
            }
        })
        .collect()
}

fn query_states(evidence: &Evidence<'_>, observed: &Observed) -> Vec<QueryState> {
    let count = evidence.allowed.queries.len().min(MAX_STATES);
    QueryIndex::all(count)
        .map(|query| queries::state(evidence, observed, query))
        .collect()
}

/// Whether a script draws another instance than 0.
fn is_instanced(script: &Script) -> bool {
    let mut draws = script
        .commands
        .iter()
        .filter_map(|command| command.effects().draws);
    draws.any(|drawn| match drawn {
        Drawn::Vertices(draw) => {
            let mut calls = draw.calls.iter();
            calls.any(|call| call.instances > 1 || call.first_instance > 0)
        }
        Drawn::ByteCount(draw) => draw.instances > 1 || draw.first_instance > 0,
    })
}

/// Decodes differences into names.
pub(super) struct Decoder<'a> {
    evidence: &'a Evidence<'a>,
    tracer: &'a Tracer<'a>,
    /// Whether the script draws another instance than 0.
    instanced: bool,
}

impl Decoder<'_> {
    fn finding(&self, difference: &Difference, kind: Kind) -> Finding {
        let prefill = run_of(prefill_of(difference));
        match difference {
            Difference::Word(word) => Finding::Word(Box::new(self.word(word, kind))),
            Difference::Counter {
                counter,
                expected,
                written,
                observed,
                ..
            } => Finding::Counter {
                prefill,
                counter: *counter,
                expected: *expected,
                written: *written,
                observed: *observed,
            },
            Difference::CounterNeighbour {
                position,
                expected,
                observed,
                ..
            } => Finding::CounterNeighbour {
                prefill,
                byte: *position,
                expected: *expected,
                observed: *observed,
            },
            Difference::Query {
                query,
                number,
                expected,
                observed,
                ..
            } => Finding::Query {
                prefill,
                query: *query,
                stream: self.evidence.script.queries[*query].stream.0,
                number: *number,
                expected: *expected,
                observed: *observed,
            },
            Difference::QueryOverrun { query, byte, .. } => Finding::QueryOverrun {
                prefill,
                query: *query,
                byte: *byte,
                read: self.evidence.script.query_read.to_string(),
            },
            Difference::Patch(PatchDifference {
                patch,
                origin,
                levels,
                fault,
                ..
            }) => Finding::Patch {
                prefill,
                patch: *patch,
                origin: *origin,
                levels: levels.to_string(),
                fault: fault.kind,
                text: fault.text.clone(),
            },
            Difference::Identity { text, .. } => Finding::Contradiction {
                prefill,
                text: text.clone(),
            },
        }
    }

    /// Decodes a word that differs.
    pub(super) fn word(&self, word: &WordDifference, kind: Kind) -> WordFinding {
        let at = image_place(self.evidence, word.buffer, word.position);
        let trace = self
            .tracer
            .trace(word.prefill, word.buffer, at, word.observed);
        let scalar = expected_scalar(self.evidence, word.expected);
        let value = |bits| scalar.and_then(|scalar| number(scalar, bits));
        let bits = word.expected.bits();
        WordFinding {
            prefill: run_of(word.prefill),
            buffer: word.buffer,
            position: word.position,
            byte: word.first_byte(),
            region: region(self.evidence, word.buffer, word.position),
            kind,
            expected: ExpectedWord {
                bits,
                value: value(bits),
                content: self.expected(word.expected),
            },
            observed: ObservedWord {
                bits: word.observed,
                value: value(word.observed),
                content: self.observed(&trace),
                change: match word.expected {
                    Expected::Captured { .. } if trace == Trace::Unknown => {
                        Change::find(scalar, bits, word.observed)
                    }
                    Expected::Captured { .. } | Expected::Untouched { .. } => None,
                },
            },
        }
    }

    /// The required content of a word.
    pub(super) fn expected(&self, expected: Expected) -> ExpectedContent {
        match expected {
            Expected::Untouched { .. } => ExpectedContent::Prefill,
            Expected::Captured { source, .. } if source.word == COUNTER_WORD => {
                ExpectedContent::Counter
            }
            Expected::Captured { source, .. } => {
                let known = self.evidence.names.get(source.word.0 as usize);
                let location = known.and_then(|name| name.location);
                let name = self.tracer.name(source.word);
                ExpectedContent::Captured(CapturedComponent {
                    component: ComponentName {
                        variable: known.map_or_else(|| name.clone(), |name| name.variable.clone()),
                        name,
                        location: location.map(|(location, _)| location.0),
                        location_component: location.map(|(_, component)| component.0),
                    },
                    vertex: source.vertex,
                    primitive: source.primitive,
                    source: self.source(source.origin, source.word),
                    stream: source.stream.0,
                })
            }
        }
    }

    fn source(&self, origin: u32, word: Word) -> SourceVertex {
        let name = self.evidence.names.get(word.0 as usize);
        let input = name.and_then(|name| name.input(origin));
        SourceVertex {
            origin,
            input,
            instance: self
                .instanced
                .then(|| input.unwrap_or(origin) / values::INSTANCE_SPAN),
        }
    }

    fn observed(&self, trace: &Trace) -> ObservedContent {
        match trace {
            Trace::Untouched => ObservedContent::Prefill,
            Trace::Zero => ObservedContent::Zero,
            Trace::Unknown => ObservedContent::Unknown,
            Trace::Value { identity, belongs } => ObservedContent::Shader {
                name: self.tracer.name(identity.word),
                source: self.source(identity.origin, identity.word),
                stream: identity.stream.0,
                belongs: belongs.map(|(buffer, byte)| Home { buffer, byte }),
            },
        }
    }

    /// The memory around a word.
    fn window(&self, plans: &[Plan], observed: &Observed, word: &WordDifference) -> MemoryWindow {
        let (image, plan) = (&observed.buffers[word.buffer], &plans[word.buffer]);
        let record = vertex_record(self.evidence, word.buffer, word.position);
        let record_start = record.map_or(word.position, |r| word.position - r.offset as i64);
        // The record that the word is in, unless that is larger than the window.
        let start = record_start.max(word.position - WINDOW_WORDS * 2);
        let readback = self
            .evidence
            .script
            .readback_window(word.buffer, self.evidence.guard);
        let shown = |position: i64| {
            let at = readback.index(position)?;
            let bits = u32::from_le_bytes(*image.bytes.get(at..)?.first_chunk()?);
            let prefill = u32::from_le_bytes(std::array::from_fn(|i| {
                observed.prefill.byte(word.buffer, at + i)
            }));
            let planned = u64::try_from(position).ok().and_then(|p| plan.get(p));
            let expected = planned.map_or(Some(prefill), |planned| planned.bits);
            let differs = expected.is_some_and(|expected| expected != bits);
            let trace = || self.tracer.trace(observed.prefill, word.buffer, at, bits);
            Some(WindowWord {
                position,
                expected,
                observed: bits,
                component: planned.map(|planned| WindowComponent {
                    name: self.tracer.name(planned.source.word),
                    vertex: planned.source.vertex,
                }),
                wrong: differs.then(|| self.observed(&trace())),
            })
        };
        MemoryWindow {
            buffer: word.buffer,
            prefill: run_of(observed.prefill),
            words: (0..WINDOW_WORDS)
                .filter_map(|i| shown(start + 4 * i))
                .collect(),
        }
    }
}
