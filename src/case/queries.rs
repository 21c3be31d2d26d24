//! The queries of a case file, and how their results are read.

use super::error::{Problem, Result};
use super::expression::Scope;
use super::raw::{self, Number, Text};
use crate::script::commands::{QueryDeclaration, QueryKind};
use crate::script::query_read::{QueryRead, ReadBy, ResetBy};
use crate::units::Stream;

/// Queries that a script may have.
const MAX_QUERIES: i64 = 1000;

const KINDS: [(&str, QueryKind); 2] = [
    ("written", QueryKind::TransformFeedback),
    ("generated", QueryKind::PrimitivesGenerated),
];
const READERS: [(&str, ReadBy); 2] = [("host", ReadBy::Host), ("copy", ReadBy::Copy)];
const RESETTERS: [(&str, ResetBy); 2] = [("command", ResetBy::Command), ("host", ResetBy::Host)];

/// Reads the queries that a file lists.
pub fn declared(raw: &[raw::Query], scope: &Scope<'_>) -> Result<Vec<QueryDeclaration>> {
    let mut queries = Vec::new();
    for query in raw {
        let kind = name(&query.kind, "kind of query", &KINDS, scope)?;
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

/// Reads how results are asked for.
pub fn read(raw: &raw::QueryRead, scope: &Scope<'_>) -> Result<QueryRead> {
    let usual = QueryRead::default();
    let flag = |number: &Option<Number>, what, otherwise| -> Result<bool> {
        match number {
            Some(number) => Ok(scope.ranged(number, what, 0..2)? == 1),
            None => Ok(otherwise),
        }
    };
    let wide = match &raw.width {
        Some(width) => match scope.ranged(width, "a width", 32..65)? {
            32 => false,
            64 => true,
            _ => {
                let why = "a query's numbers have 32 or 64 bits".to_owned();
                return scope.fail(width.span(), Problem::Script(why));
            }
        },
        None => usual.wide,
    };
    Ok(QueryRead {
        wide,
        by: match &raw.by {
            Some(by) => name(by, "reader of queries", &READERS, scope)?,
            None => usual.by,
        },
        availability: flag(&raw.availability, "availability", usual.availability)?,
        wait: flag(&raw.wait, "wait", usual.wait)?,
        partial: flag(&raw.partial, "partial", usual.partial)?,
        reset: match &raw.reset {
            Some(reset) => name(reset, "resetter of queries", &RESETTERS, scope)?,
            None => usual.reset,
        },
    })
}

fn name<T: Copy>(
    text: &Text,
    what: &'static str,
    known: &[(&str, T)],
    scope: &Scope<'_>,
) -> Result<T> {
    let seen = scope.text(text)?;
    match known.iter().find(|(name, _)| *name == seen) {
        Some((_, value)) => Ok(*value),
        None => {
            let known: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
            let known = known.join(", ");
            scope.fail(text.span(), Problem::Unknown { what, seen, known })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_from(text: &str) -> Result<QueryRead> {
        let raw: raw::QueryRead = toml::from_str(text).expect("a way to read queries");
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
        };
        assert_eq!(all.expect("all of it"), want);
    }

    #[test]
    fn what_cannot_be_asked_for_is_refused() {
        for (text, part) in [
            ("width = 48", "32 or 64"),
            ("by = 'mail'", "host, copy"),
            ("reset = 'never'", "command, host"),
            ("wait = 2", "0 to 1"),
        ] {
            let error = read_from(text).expect_err(text).to_string();
            assert!(error.contains(part), "{error}");
        }
    }
}
