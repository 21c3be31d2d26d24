//! The queries of a case file, and how their results are read.

use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::pipeline::one_of;
use crate::case_file::raw::{Number, Text};
use crate::script::commands::{QueryDeclaration, QueryKind};
use crate::script::query_read::{BeginBy, QueryRead, ReadBy, ReadWhen, ResetBy};
use crate::units::Stream;
use serde::Deserialize;
use std::collections::BTreeSet;

/// Queries that a script may have.
const MAX_QUERIES: i64 = 1000;

const KINDS: [(&str, QueryKind); 4] = [
    ("written", QueryKind::TransformFeedback),
    ("generated", QueryKind::PrimitivesGenerated),
    ("statistics", QueryKind::Statistics),
    ("clipping", QueryKind::Clipping),
];
const READERS: [(&str, ReadBy); 2] = [("host", ReadBy::Host), ("copy", ReadBy::Copy)];
const RESETTERS: [(&str, ResetBy); 2] = [("command", ResetBy::Command), ("host", ResetBy::Host)];
const TIMES: [(&str, ReadWhen); 2] = [("done", ReadWhen::Done), ("submitted", ReadWhen::Submitted)];
const BEGINNERS: [(&str, BeginBy); 4] = [
    ("indexed", BeginBy::Indexed),
    ("plain", BeginBy::Plain),
    ("plain_begin", BeginBy::PlainBegin),
    ("plain_end", BeginBy::PlainEnd),
];
/// Numbers that may lie free between two results, and queries in front.
const MOST_FREE: i64 = 16;

/// A query of the script, numbered in the order of the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raw {
    /// `written`, `generated`, `statistics` or `clipping`.
    pub kind: Text,
    pub stream: Option<Number>,
    /// So many queries of this kind, one after the other; 1 where left out.
    pub times: Option<Number>,
}

/// How the results of queries are read: 64-bit numbers with availability, waited
/// for, by the host, where nothing is said.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawRead {
    /// 32 or 64.
    pub width: Option<Number>,
    /// `host` or `copy`.
    pub by: Option<Text>,
    pub availability: Option<Number>,
    pub wait: Option<Number>,
    pub partial: Option<Number>,
    /// `command` or `host`.
    pub reset: Option<Text>,
    /// Of generated primitives, where it is another: 32 or 64.
    pub generated: Option<Number>,
    /// When the host reads: `done`, or `submitted`.
    pub when: Option<Text>,
    /// The commands for stream 0: `indexed`, `plain`, `plain_begin` or `plain_end`.
    pub begin: Option<Text>,
    /// One call, with so many numbers free between two results; `none` for a call
    /// per query.
    pub free: Option<Number>,
    /// Queries that lie in front of those in use.
    pub first: Option<Number>,
}

/// Reads the queries that a file lists.
pub fn declared(raw: &[Raw], scope: &Scope<'_>) -> Result<Vec<QueryDeclaration>> {
    let mut queries = Vec::new();
    for query in raw {
        let kind = one_of(&query.kind, "kind of query", &KINDS, scope)?;
        let stream = scope.optional(&query.stream, "a stream")?.unwrap_or(0);
        let times = match &query.times {
            Some(times) => scope.ranged(times, "times", 0..MAX_QUERIES)?,
            None => 1,
        };
        let declared = QueryDeclaration {
            kind,
            stream: Stream(stream),
        };
        queries.extend(std::iter::repeat_n(declared, times as usize));
    }
    Ok(queries)
}

/// The queries of a script that lists none: one of every stream that is captured,
/// and one of generated primitives.
pub fn usual(streams: impl Iterator<Item = Stream>) -> Vec<QueryDeclaration> {
    let declaration = |kind, stream| QueryDeclaration { kind, stream };
    let streams: BTreeSet<Stream> = streams.collect();
    let written = streams.into_iter();
    written
        .map(|stream| declaration(QueryKind::TransformFeedback, stream))
        .chain([declaration(QueryKind::PrimitivesGenerated, Stream(0))])
        .collect()
}

/// Reads how results are asked for.
pub fn read(raw: &RawRead, scope: &Scope<'_>) -> Result<QueryRead> {
    let usual = QueryRead::default();
    let flag = |number: &Option<Number>, what, otherwise| -> Result<bool> {
        match number {
            Some(number) => Ok(scope.ranged(number, what, 0..2)? == 1),
            None => Ok(otherwise),
        }
    };
    let wide = |width: &Number| match scope.ranged(width, "a width", 32..65)? {
        32 => Ok(false),
        64 => Ok(true),
        _ => {
            let why = "a query's numbers have 32 or 64 bits".to_owned();
            scope.fail(width.span(), Problem::Script(why))
        }
    };
    let read = QueryRead {
        wide: raw.width.as_ref().map_or(Ok(usual.wide), wide)?,
        wide_generated: raw.generated.as_ref().map(wide).transpose()?,
        by: named(&raw.by, "reader of queries", &READERS, scope)?,
        when: named(&raw.when, "time of reading", &TIMES, scope)?,
        availability: flag(&raw.availability, "availability", usual.availability)?,
        wait: flag(&raw.wait, "wait", usual.wait)?,
        partial: flag(&raw.partial, "partial", usual.partial)?,
        reset: named(&raw.reset, "resetter of queries", &RESETTERS, scope)?,
        begin: named(&raw.begin, "way to begin queries", &BEGINNERS, scope)?,
        free: match &raw.free {
            // "none" for a call per query.
            Some(number) => match scope.number_or_none(number)? {
                Some(_) => Some(scope.ranged(number, "free", 0..MOST_FREE + 1)?),
                None => None,
            },
            None => None,
        },
        first: match &raw.first {
            Some(first) => scope.ranged(first, "first", 0..MOST_FREE + 1)?,
            None => 0,
        },
    };
    if let (Some(when), ReadWhen::Submitted) = (&raw.when, read.when)
        && (read.by != ReadBy::Host || read.reset != ResetBy::Host)
    {
        let why = "what is read before the work is done is reset and read by the host";
        return scope.fail(when.span(), Problem::Script(why.to_owned()));
    }
    Ok(read)
}

/// One of the names that are known; the usual where nothing is said.
fn named<T: Copy + Default>(
    text: &Option<Text>,
    what: &'static str,
    known: &[(&str, T)],
    scope: &Scope<'_>,
) -> Result<T> {
    text.as_ref()
        .map_or(Ok(T::default()), |text| one_of(text, what, known, scope))
}

/// The queries of a script as its steps begin and end them.
#[derive(Default)]
pub struct Begun {
    open: BTreeSet<usize>,
    closed: BTreeSet<usize>,
}

impl Begun {
    /// Query `query` begins; what is wrong with that, if anything.
    pub fn begin(&mut self, query: usize) -> std::result::Result<(), String> {
        match self.open.insert(query) {
            true => Ok(()),
            false => Err(format!("query {query} is begun twice")),
        }
    }

    /// Query `query` ends.
    pub fn end(&mut self, query: usize) -> std::result::Result<(), String> {
        match self.open.contains(&query) && self.closed.insert(query) {
            true => Ok(()),
            false => Err(format!("query {query} is ended twice, or never begun")),
        }
    }

    /// Query `query` is reset, and may begin again.
    pub fn reset(&mut self, query: usize) -> std::result::Result<(), String> {
        match self.closed.remove(&query) && self.open.remove(&query) {
            true => Ok(()),
            false => Err(format!("query {query} is reset before it has ended")),
        }
    }

    /// Whether so many queries have begun and ended, and no other.
    pub fn all(&self, count: usize) -> bool {
        self.open.len() == count && self.closed.len() == count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_from(text: &str) -> Result<QueryRead> {
        let raw: RawRead = toml::from_str(text).expect("a way to read queries");
        read(&raw, &Scope::new("f/x.toml", text))
    }

    #[test]
    fn what_is_left_out_is_as_usual() {
        assert_eq!(read_from("").expect("the usual"), QueryRead::default());
        let all = read_from(
            "width = 32\nby = 'copy'\navailability = 0\nwait = 0\npartial = true\nreset = 'host'",
        );
        let want = QueryRead {
            wide: false,
            by: ReadBy::Copy,
            availability: false,
            wait: false,
            partial: true,
            reset: ResetBy::Host,
            ..QueryRead::default()
        };
        assert_eq!(all.expect("all of it"), want);
        let rest = read_from(
            "generated = 32\nwhen = 'submitted'\nreset = 'host'\nbegin = 'plain_end'\nfree = 2\nfirst = 3",
        );
        let want = QueryRead {
            wide_generated: Some(false),
            when: ReadWhen::Submitted,
            reset: ResetBy::Host,
            begin: BeginBy::PlainEnd,
            free: Some(2),
            first: 3,
            ..QueryRead::default()
        };
        assert_eq!(rest.expect("the rest"), want);
        assert_eq!(read_from("free = 'none'").expect("none").free, None);
    }

    #[test]
    fn what_cannot_be_asked_for_is_refused() {
        for (text, part) in [
            ("width = 48", "32 or 64"),
            ("by = 'mail'", "host, copy"),
            ("reset = 'never'", "command, host"),
            ("wait = 2", "0 to 1"),
            ("generated = 16", "32 to 64"),
            ("when = 'later'", "done, submitted"),
            ("when = 'submitted'", "reset and read by the host"),
            ("begin = 'twice'", "indexed, plain, plain_begin, plain_end"),
            ("free = 17", "0 to 16"),
            ("first = -1", "0 to 16"),
        ] {
            let error = read_from(text).expect_err(text).to_string();
            assert!(error.contains(part), "{error}");
        }
    }

    #[test]
    fn queries_begin_and_end_in_turn() {
        let mut begun = Begun::default();
        let told = |result: std::result::Result<(), String>| result.expect_err("refused");
        assert!(told(begun.end(0)).contains("never begun"));
        assert!(told(begun.reset(0)).contains("before it has ended"));
        assert_eq!(begun.begin(0), Ok(()));
        assert!(told(begun.begin(0)).contains("twice"));
        assert!(told(begun.reset(0)).contains("before it has ended"));
        assert!(!begun.all(1));
        assert_eq!(begun.end(0), Ok(()));
        assert!(told(begun.end(0)).contains("twice"));
        assert!(begun.all(1) && !begun.all(2));
        assert_eq!(begun.reset(0), Ok(()));
        assert_eq!((begun.begin(0), begun.end(0)), (Ok(()), Ok(())));
        assert!(begun.all(1));
    }

    #[test]
    fn every_stream_has_a_query_where_none_is_listed() {
        let seen = usual([Stream(2), Stream(0), Stream(2)].into_iter());
        let seen: Vec<_> = seen
            .iter()
            .map(|query| (query.kind, query.stream.0))
            .collect();
        let written = QueryKind::TransformFeedback;
        let generated = QueryKind::PrimitivesGenerated;
        assert_eq!(seen, [(written, 0), (written, 2), (generated, 0)]);
    }
}
