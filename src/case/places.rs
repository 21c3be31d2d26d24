//! Where the buffers and counters of a `[[script]]` lie.

use super::error::{Problem, Result};
use super::expression::Scope;
use super::raw::Text;
use crate::script::counters::{CounterHome, CounterPlace};
use crate::script::placement::Allocation;
use crate::script::{Command, Script};
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
    use crate::case::expand::expand;
    use crate::case::sources::Sources;
    use crate::script::Script;
    use crate::script::counters::{CounterHome, CounterPlace};
    use crate::script::placement::Allocation;

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
