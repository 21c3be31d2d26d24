//! Where the buffers and counters of a `[[script]]` lie.

use super::error::{Problem, Result};
use super::expression::Scope;
use super::raw::{Counter, Text};
use super::room::Memories;
use crate::script::placement::{Allocation, Place};
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

/// The place of a counter that lies in a capture buffer.
pub fn counter(raw: &Counter, memories: &mut Memories, scope: &Scope<'_>) -> Result<Option<Place>> {
    let (Some(memory), Some(offset)) = (&raw.memory, &raw.offset) else {
        return match raw.memory.as_ref().or(raw.offset.as_ref()) {
            Some(number) => {
                let why = "a counter in a capture buffer has a 'memory' and an 'offset'";
                scope.fail(number.span(), Problem::Script(why.to_owned()))
            }
            None => Ok(None),
        };
    };
    let at: u32 = scope.ranged(offset, "an offset", 0..1 << 24)?;
    if at % 4 != 0 {
        let why = format!("a counter lies at a multiple of 4, seen {at}");
        return scope.fail(offset.span(), Problem::Script(why));
    }
    let offset = u64::from(at);
    let buffer = memories.place(memory, offset + 4, scope)?;
    Ok(Some(Place { buffer, offset }))
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
        let homes = script.placement.counters.iter();
        let covered = |(_, place): &(&usize, &Place)| {
            place.buffer == range.buffer && place.offset + 4 > range.offset && place.offset < end
        };
        if let Some((counter, _)) = homes.into_iter().find(covered) {
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
    use crate::script::placement::{Allocation, Place};

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
        let place = Place {
            buffer: 0,
            offset: 64,
        };
        assert_eq!(script.placement.counters.get(&0), Some(&place));
        assert!(script.buffers[0] >= 68, "{}", script.buffers[0]);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for (placed, part) in [
            (
                "allocation = 'paper'\n[[counters]]",
                "host_cached, host_coherent",
            ),
            ("[[counters]]\nmemory = 3", "a 'memory' and an 'offset'"),
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
