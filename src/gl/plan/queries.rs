//! Queries of a script as sums of queries of OpenGL.
//!
//! A transform feedback query of Vulkan counts two numbers. OpenGL has a query for each, and its
//! query of generated primitives also counts outside of captures: it is ended and begun again where
//! a capture begins or ends.

use super::step::{Step, Target};
use crate::script::commands::{QueryDeclaration, QueryKind};
use crate::script::query_read::BeginBy;
use crate::units::Stream;
use std::collections::{BTreeMap, BTreeSet};

/// The queries of OpenGL whose results a query of the script is the sum of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in super::super) struct PlannedQuery {
    /// Primitives written; none of a query that does not count them.
    pub(in super::super) written: Vec<usize>,
    /// Primitives needed, or generated.
    pub(in super::super) generated: Vec<usize>,
    /// Whether it was reset and did not begin again.
    pub(in super::super) is_reset: bool,
}

/// The queries of a script, and which of them are active.
#[derive(Clone, Debug, Default)]
pub(super) struct Queries {
    declared: Vec<QueryDeclaration>,
    planned: Vec<PlannedQuery>,
    active: BTreeSet<usize>,
    /// The queries of generated primitives that run, by stream.
    open: BTreeMap<Stream, usize>,
    is_capturing: bool,
    number: usize,
    by: BeginBy,
}

impl Queries {
    pub(super) fn new(declared: &[QueryDeclaration], by: BeginBy) -> Queries {
        Queries {
            by,
            planned: vec![PlannedQuery::default(); declared.len()],
            declared: declared.to_vec(),
            ..Queries::default()
        }
    }

    /// The number of queries of OpenGL.
    pub(super) fn number(&self) -> usize {
        self.number
    }

    /// The planned queries.
    ///
    /// # Errors
    /// One was reset last, or never begins.
    pub(super) fn finish(self) -> Result<Vec<PlannedQuery>, String> {
        if self.planned.iter().any(|query| query.is_reset) {
            return Err("a query that is reset and does not begin again".to_owned());
        }
        let never_begins =
            |query: &PlannedQuery| query.written.is_empty() && query.generated.is_empty();
        if self.planned.iter().any(never_begins) {
            return Err("a query that does not begin".to_owned());
        }
        Ok(self.planned)
    }

    pub(super) fn set_capturing(&mut self, is_capturing: bool) {
        self.is_capturing = is_capturing;
    }

    /// The streams of the active queries that count during captures only.
    pub(super) fn counting_captures(&self) -> BTreeSet<Stream> {
        let active = self.active.iter().map(|query| self.declared[*query]);
        let counting = active.filter(|query| query.kind == QueryKind::TransformFeedback);
        counting.map(|query| query.stream).collect()
    }

    /// Ends the running queries of generated primitives of these streams.
    pub(super) fn cut(&mut self, streams: &BTreeSet<Stream>, steps: &mut Vec<Step>) {
        for stream in streams {
            if self.open.remove(stream).is_some() {
                self.end_one(Target::Generated, *stream, steps);
            }
        }
    }

    /// Begins queries of generated primitives on these streams where one is needed.
    pub(super) fn open(&mut self, streams: &BTreeSet<Stream>, steps: &mut Vec<Step>) {
        for stream in streams {
            let counts = |query: &&usize| {
                let declared = self.declared[**query];
                declared.stream == *stream
                    && (declared.kind == QueryKind::PrimitivesGenerated || self.is_capturing)
            };
            let counting: Vec<usize> = self.active.iter().filter(counts).copied().collect();
            if counting.is_empty() {
                continue;
            }
            let query = self.begin_one(Target::Generated, *stream, steps);
            self.open.insert(*stream, query);
            for counting in counting {
                self.planned[counting].generated.push(query);
            }
        }
    }

    fn begin_one(&mut self, target: Target, stream: Stream, steps: &mut Vec<Step>) -> usize {
        let query = self.number;
        self.number += 1;
        steps.push(Step::BeginQuery {
            query,
            target,
            stream,
            is_plain: self.by.is_plain(stream, true),
        });
        query
    }

    fn end_one(&self, target: Target, stream: Stream, steps: &mut Vec<Step>) {
        steps.push(Step::EndQuery {
            target,
            stream,
            is_plain: self.by.is_plain(stream, false),
        });
    }

    /// Begins a query of the script.
    pub(super) fn begin(&mut self, query: usize, steps: &mut Vec<Step>) {
        let QueryDeclaration { kind, stream } = self.declared[query];
        self.planned[query] = PlannedQuery::default();
        let streams = BTreeSet::from([stream]);
        self.cut(&streams, steps);
        self.active.insert(query);
        if kind == QueryKind::TransformFeedback {
            let written = self.begin_one(Target::Written, stream, steps);
            self.planned[query].written.push(written);
        }
        self.open(&streams, steps);
    }

    /// Ends a query of the script.
    pub(super) fn end(&mut self, query: usize, steps: &mut Vec<Step>) {
        let QueryDeclaration { kind, stream } = self.declared[query];
        let streams = BTreeSet::from([stream]);
        self.cut(&streams, steps);
        self.active.remove(&query);
        if kind == QueryKind::TransformFeedback {
            self.end_one(Target::Written, stream, steps);
        }
        self.open(&streams, steps);
    }

    /// Resets a query.
    pub(super) fn reset(&mut self, query: usize) {
        self.planned[query].is_reset = true;
    }
}
