//! Where the buffers and counters of a `[[script]]` lie.

use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{File, Number, Text};
use crate::script::counters::{CounterHome, CounterPlace};
use crate::script::placement::Allocation;
use crate::script::{Command, Script};
use serde::Deserialize;
use std::ops::Range;

/// Reads in what memory buffers lie.
pub fn allocation(text: &Option<Text>, scope: &Scope<'_>) -> Result<Allocation> {
    let Some(text) = text else {
        return Ok(Allocation::default());
    };
    let seen = scope.text(text)?;
    match Allocation::ALL.iter().find(|(name, _)| *name == seen) {
        Some((_, allocation)) => Ok(*allocation),
        None => {
            let what = "kind of memory";
            let known = Allocation::ALL.map(|(name, _)| name).join(", ");
            scope.fail(text.span(), Problem::Unknown { what, seen, known })
        }
    }
}

/// Bytes of every captured buffer that are neither filled nor read back.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unseen {
    /// The first of them, and the first behind them; multiples of 4.
    pub from: Number,
    pub to: Number,
}

/// Bytes that a buffer may have whose middle is not looked at.
const MAX_FAR: i64 = 1 << 34;

/// Reads which bytes nobody looks at.
pub fn unseen(file: &File, scope: &Scope<'_>) -> Result<Range<u64>> {
    let Some(raw) = &file.unseen else {
        return Ok(0..0);
    };
    if let Some(counter) = file.counters.iter().find_map(|c| c.memory.as_ref()) {
        let why = "buffers with unseen bytes hold no counters";
        return scope.fail(counter.span(), Problem::Script(why.to_owned()));
    }
    if let Some(kind) = &file.allocation {
        let why = "buffers with unseen bytes lie in memory that the host sees";
        return scope.fail(kind.span(), Problem::Script(why.to_owned()));
    }
    let read = |number: &Number| {
        let value = scope.number(number)?;
        match u64::try_from(value) {
            Ok(bytes) if value <= MAX_FAR && bytes % 4 == 0 => Ok(bytes),
            _ => {
                let problem = Problem::OutOfRange {
                    what: "an unseen byte",
                    required: format!("a multiple of 4 up to {MAX_FAR}"),
                    seen: value.to_string(),
                };
                scope.fail(number.span(), problem)
            }
        }
    };
    let unseen = read(&raw.get_ref().from)?..read(&raw.get_ref().to)?;
    match unseen.is_empty() {
        true => scope.fail(raw.span(), Problem::Empty("what is unseen")),
        false => Ok(unseen),
    }
}

/// No range may reach over a counter: its bytes would be captured into.
pub fn check(script: &Script, span: &Range<usize>, scope: &Scope<'_>) -> Result<()> {
    let ranges = script.commands.iter().filter_map(|command| match command {
        Command::Bind { ranges, .. } => Some(ranges),
        _ => None,
    });
    for range in ranges.flatten() {
        let size = script.buffers.get(range.buffer).copied().unwrap_or(0);
        let end = range.offset + range.size.resolve(range.offset, size);
        let homes = script.counter_use.places.iter();
        let covered = |(_, place): &(&usize, &CounterPlace)| {
            place.home == CounterHome::Capture(range.buffer)
                && place.offset + 4 > range.offset
                && place.offset < end
        };
        if let Some((counter, _)) = { homes }.find(covered) {
            let why = format!("a range reaches over counter {counter} in its buffer");
            return scope.fail(span.clone(), Problem::Script(why));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::case_file::expand::expand;
    use crate::script::Script;
    use crate::script::counters::{CounterHome, CounterPlace};
    use crate::script::placement::Allocation;
    use crate::sources::Sources;

    fn script(rest: &str) -> Result<Script, String> {
        let text = format!(
            "about = 'x'\nrules = [1]\n{rest}\n[interface]\n\
             outputs = [{{ name = 'a', type = 'vec4', offset = 0 }}]\n[[script]]\n\
             bind = [{{ buffer = 0, memory = 3, offset = 16, room = 32 }}]\n[[script]]\n\
             begin = {{}}\n[[script]]\ndraw = {{}}\n[[script]]\nend = {{ counters = [0] }}\n"
        );
        let cases = expand("f/x.toml", &text, &Sources::embedded(), None);
        let mut cases = cases.map_err(|error| error.to_string())?;
        Ok(cases.remove(0).device.expect("a device case").script)
    }

    #[test]
    fn the_middle_of_a_large_buffer_is_unseen() {
        let text = |unseen: &str, rest: &str| {
            format!(
                "about = 'x'\nrules = [1]\nunseen = {unseen}\n{rest}\n[interface]\n\
                 outputs = [{{ name = 'a', type = 'vec4', offset = 0 }}]\n[[script]]\n\
                 bind = [{{ buffer = 0, offset = 4294967296 }}]\n[[script]]\n\
                 begin = {{}}\n[[script]]\ndraw = {{}}\n[[script]]\nend = {{}}\n"
            )
        };
        let read = |text: &str| {
            let cases = expand("f/x.toml", text, &Sources::embedded(), None);
            cases.map(|mut cases| cases.remove(0).device.expect("a device case").script)
        };
        let script = read(&text("{ from = 64, to = '4294967296 - 64' }", "")).expect("right");
        assert_eq!(script.placement.unseen, 64..(1 << 32) - 64);
        assert!(script.buffers[0] > 1 << 32, "{:?}", script.buffers);
        let wrong = [
            ("{ from = 64, to = 64 }", "", "case.empty"),
            ("{ from = 64, to = 66 }", "", "case.range"),
            ("{ from = 64, to = 1024 }", "", "case.range"),
            (
                "{ from = 64, to = 4294967232 }",
                "allocation = 'sparse'",
                "case.script",
            ),
            (
                "{ from = 64, to = 4294967232 }",
                "counters = [{ memory = 0, offset = 8 }]",
                "case.script",
            ),
        ];
        for (unseen, rest, rule) in wrong {
            let error = read(&text(unseen, rest)).expect_err(unseen);
            assert_eq!(error.problem.rule(), rule, "{error}");
        }
    }

    #[test]
    fn a_counter_lies_in_a_captured_buffer() {
        let placed = "allocation = 'sparse'\n[[counters]]\nmemory = 3\noffset = 64";
        let script = script(placed).expect("a right file");
        assert_eq!(script.placement.allocation, Allocation::Sparse);
        let place = CounterPlace {
            home: CounterHome::Capture(0),
            offset: 64,
        };
        assert_eq!(script.counter_place(0), place);
        assert!(script.buffers[0] >= 68, "{}", script.buffers[0]);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for (placed, part) in [
            (
                "allocation = 'paper'\n[[counters]]",
                "host_cached, host_coherent",
            ),
            ("[[counters]]\nmemory = 3", "needs an 'offset'"),
            (
                "[[counters]]\nmemory = 3\noffset = 6",
                "a multiple of 4, seen 6",
            ),
            (
                "[[counters]]\nmemory = 3\noffset = 44",
                "reaches over counter 0",
            ),
        ] {
            let error = script(placed).expect_err(part);
            assert!(error.contains(part), "{error}");
        }
    }
}
