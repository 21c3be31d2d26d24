//! The checks of a C program after a run: the capture buffers and counters with their
//! guards, and the results of queries.

use crate::judge::capture::ExpectedImage;
use crate::model::allowed::{AllowedQuery, OpenPlace};
use crate::script::commands::QueryKind;
use crate::script::counters::CounterHome;
use crate::script::memory::QueryResult;
use crate::units::{CounterIndex, QueryIndex};
use crate::verdict::ideal::{self, FirstChoice};
use crate::verdict::{Evidence, probe};
use std::collections::BTreeSet;

/// The results that a run may have.
#[derive(Clone, Debug, Default)]
pub struct Expected {
    /// Capture buffers, then the buffers of counters as one.
    pub images: Vec<Image>,
    pub choices: Vec<Choice>,
    pub queries: Vec<QueryNumbers>,
    /// The image that is drawn.
    pub drawn: Option<Drawn>,
    /// The reason why a part is not compared.
    pub omitted: Vec<String>,
}

/// Memory that is read back.
#[derive(Clone, Debug)]
pub struct Image {
    pub what: String,
    pub bytes: Vec<u8>,
    /// The bytes that are compared.
    pub compared: Vec<bool>,
    /// Bytes of guard, before byte 0.
    pub start: usize,
}

/// An image that is drawn and read back after the buffers and the queries.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The number of resources that are read back before it.
    pub resources_before: usize,
    pub bytes: Vec<u8>,
}

/// Sets of words, of which one must be there.
#[derive(Clone, Debug)]
pub struct Choice {
    pub what: &'static str,
    /// Image, position in it, bits.
    pub alternatives: Vec<Vec<(usize, usize, u32)>>,
}

/// The numbers of a query; `None` for one that is not compared.
#[derive(Clone, Debug)]
pub struct QueryNumbers {
    pub number: QueryIndex,
    pub kind: QueryKind,
    /// The index of its first query in the pool of its kind.
    pub index: u32,
    /// The number of consecutive queries whose results are added.
    pub views: u32,
    pub numbers: Vec<Option<u64>>,
    /// Whether an availability follows the numbers.
    pub availability: bool,
    pub is_wide: bool,
}

/// The results that each run of a job may have.
pub fn expected(evidence: &Evidence<'_>, image: Option<&ExpectedImage>) -> Vec<Expected> {
    let runs = evidence.observed.iter();
    runs.map(|observed| Expected {
        drawn: image.map(|image| Drawn {
            resources_before: image.resources_before,
            bytes: image.bytes.clone(),
        }),
        ..expected_in_run(evidence, observed.prefill)
    })
    .collect()
}

fn expected_in_run(evidence: &Evidence<'_>, prefill: crate::script::Prefill) -> Expected {
    let Evidence {
        script,
        guard,
        allowed,
        ..
    } = *evidence;
    let mut expected = Expected::default();
    if !script.placement.unseen.is_empty() {
        let why = "buffers too large to be read back as a whole";
        expected.omitted.push(why.to_owned());
        return expected;
    }
    let ideal = ideal::free(script, guard, allowed, prefill, &mut FirstChoice);
    let start = guard as usize;
    let buffers = ideal.buffers.iter().enumerate();
    for (number, readback) in buffers {
        expected.images.push(Image {
            what: format!("capture buffer {number}"),
            compared: vec![true; readback.bytes.len()],
            bytes: readback.bytes.clone(),
            start,
        });
    }
    expected.images.push(Image {
        what: "the counter buffers".to_owned(),
        compared: vec![true; ideal.counters.bytes.len()],
        bytes: ideal.counters.bytes,
        start: ideal.counters.start,
    });
    let place = |position: u64| start + position as usize;
    for (number, buffer) in allowed.buffers.iter().enumerate() {
        for word in buffer.words.iter().filter(|word| word.bits.is_none()) {
            let at = place(word.position);
            expected.images[number].compared[at..at + 4].fill(false);
        }
    }
    for choice in &allowed.choices {
        let words = choice.alternatives.iter().flatten();
        for (buffer, word) in words {
            let at = place(word.position);
            expected.images[*buffer].compared[at..at + 4].fill(false);
        }
        let alternatives = choice.alternatives.iter().map(|words| {
            let known = words
                .iter()
                .filter_map(|(buffer, word)| Some((*buffer, place(word.position), word.bits?)));
            known.collect()
        });
        expected.choices.push(Choice {
            what: choice.what,
            alternatives: alternatives.collect(),
        });
    }
    if !allowed.patches.is_empty() {
        let why = "the coordinates of tessellated vertices, which several subdivisions allow";
        expected.omitted.push(why.to_owned());
    }
    queries(evidence, &ideal.queries, &mut expected);
    expected
}

/// Removes what a case leaves open from the comparisons.
pub fn leave_open(runs: &mut [Expected], evidence: &Evidence<'_>, open: &BTreeSet<OpenPlace>) {
    for run in runs {
        for place in open {
            match place {
                OpenPlace::Data => leave_data_open(run, evidence),
                OpenPlace::Counters => leave_counters_open(run, evidence),
                OpenPlace::Written => leave_numbers_open(run, |query| query.numbers.len() == 2, 0),
                OpenPlace::Needed => leave_numbers_open(run, |query| query.numbers.len() == 2, 1),
                OpenPlace::Generated => {
                    leave_numbers_open(run, |query| query.numbers.len() == 1, 0);
                }
                // The choices have every order.
                OpenPlace::Order => {}
            }
        }
    }
}

fn leave_data_open(run: &mut Expected, evidence: &Evidence<'_>) {
    run.choices.clear();
    let sizes = evidence.script.buffers.iter().enumerate();
    for (buffer, size) in sizes {
        let Some(image) = run.images.get_mut(buffer) else {
            continue;
        };
        for position in 0..*size {
            if probe::in_range(evidence, buffer, position as i64) {
                image.compared[image.start + position as usize] = false;
            }
        }
    }
}

fn leave_counters_open(run: &mut Expected, evidence: &Evidence<'_>) {
    let Evidence { script, guard, .. } = *evidence;
    for index in CounterIndex::all(script.counters.len()) {
        let place = script.counter_place(index);
        let (image, at) = match place.home {
            CounterHome::Capture(buffer) => (buffer, Some(guard + place.offset)),
            CounterHome::Counters(_) => {
                (script.buffers.len(), script.counter_position(index, guard))
            }
        };
        let at = at.expect("a counter has a place") as usize;
        if let Some(image) = run.images.get_mut(image) {
            image.compared[at..at + 4].fill(false);
        }
    }
}

fn leave_numbers_open(run: &mut Expected, is_kind: impl Fn(&QueryNumbers) -> bool, number: usize) {
    let queries = run.queries.iter_mut();
    for query in queries.filter(|query| is_kind(query)) {
        query.numbers[number] = None;
    }
}

fn queries(evidence: &Evidence<'_>, ideal: &[QueryResult], expected: &mut Expected) {
    let (script, allowed) = (evidence.script, evidence.allowed);
    let read = &script.query_read;
    if !read.is_certain() {
        expected.omitted.push("the results of queries".to_owned());
        return;
    }
    for (number, declared) in QueryIndex::enumerate(&script.queries) {
        let of_kind = script.queries[..number.position()].iter();
        let before = of_kind.filter(|other| other.kind == declared.kind).count() as u32;
        let is_wide = read.is_wide(declared.kind);
        let fits = |number: u64| (is_wide || number <= u32::MAX.into()).then_some(number);
        let numbers = match (&allowed.queries[number], &ideal[number]) {
            (AllowedQuery::TransformFeedback { written, needed }, _) => {
                vec![written.and_then(fits), fits(*needed)]
            }
            (AllowedQuery::PrimitivesGenerated(generated), _) => vec![fits(*generated)],
            (AllowedQuery::Statistics | AllowedQuery::Unavailable, _) => continue,
        };
        expected.queries.push(QueryNumbers {
            number,
            kind: declared.kind,
            index: read.first + script.views() * before,
            views: script.views(),
            numbers,
            availability: read.availability,
            is_wide,
        });
    }
}
