//! The places of counters.

use super::buffer_sizes::BufferPlan;
use crate::case::sequence::Counter;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::script::Script;
use crate::script::counters::{CounterHome, CounterPlace};
use crate::spanned::Spanned;
use crate::units::CounterIndex;

/// Adds the counters to a script.
///
/// # Errors
/// A place that no counter can have.
pub(crate) fn declare(
    counters: &[Spanned<Counter>],
    buffers: &mut BufferPlan,
    script: &mut Script,
    scope: &Scope<'_>,
) -> Result<()> {
    for (index, counter) in CounterIndex::enumerate(counters) {
        script.counters.push(counter.get_ref().value);
        let place = place(index, counter.get_ref(), buffers, script);
        let place = place.or_else(|why| scope.fail(counter.span(), Problem::Script(why)))?;
        if let Some(place) = place {
            script.counter_places.insert(index, place);
        }
    }
    Ok(())
}

/// The place that a counter states, if it states one.
fn place(
    index: CounterIndex,
    counter: &Counter,
    buffers: &mut BufferPlan,
    script: &Script,
) -> std::result::Result<Option<CounterPlace>, String> {
    let Counter {
        value: _,
        buffer,
        memory,
        offset,
    } = *counter;
    if buffer.is_none() && memory.is_none() && offset.is_none() {
        return Ok(None);
    }
    let offset = match offset {
        Some(offset) => u64::from(offset.get()),
        None if memory.is_some() => {
            return Err("a counter in a captured buffer needs an 'offset'".to_owned());
        }
        None => script.counter_place(index).offset,
    };
    if !offset.is_multiple_of(4) {
        return Err(format!(
            "the offset of a counter is a multiple of 4, seen {offset}"
        ));
    }
    let home = match (buffer, memory) {
        (Some(_), Some(_)) => {
            return Err("a counter is in a buffer of counters or in a captured one".to_owned());
        }
        (None, Some(memory)) => CounterHome::Capture(buffers.extend_memory(memory, offset + 4)),
        (Some(buffer), None) => CounterHome::Counters(buffer.get() as usize),
        (None, None) => CounterHome::Counters(0),
    };
    let place = CounterPlace { home, offset };
    match CounterIndex::all(index.position()).find(|other| script.counter_place(*other) == place) {
        Some(other) => Err(format!("counter {other} has the same place")),
        None => Ok(Some(place)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::expand::expand;
    use crate::script::Command;
    use crate::script::ValidScript;
    use crate::script::commands::{Bind, RangeSize};
    use crate::script::counters::{CounterArrays, WriteCounter, WriteMeans};
    use crate::sources::Sources;

    const RIGHT: &str = "about = 'x'
rules = [50]
[interface]
outputs = [{ name = 'a', type = 'vec4', offset = 0 }]
[[counters]]
buffer = 1
offset = 0
[[counters]]
memory = 0
offset = 12
value = 4
[[counters]]
offset = 4
[[counters]]
[[script]]
bind = [{ buffer = 0, memory = 0, offset = 16, size = 64, whole = false }]
[[script]]
write_counter = { counter = 0, value = 8, via = 'fill' }
[[script]]
barrier = 'written'
[[script]]
begin = { counters = [0], arrays = 'no_offsets' }
[[script]]
draw = {}
[[script]]
end = { counters = ['none'], arrays = 'neither' }
";

    fn script(text: &str) -> Result<ValidScript> {
        let cases = expand("f/x.toml", text, &Sources::embedded(), None)?;
        Ok(cases[0].capture().expect("a device case").script.clone())
    }

    #[test]
    fn counters_are_where_they_are_stated_and_arrays_can_be_omitted() {
        let script = script(RIGHT).unwrap_or_else(|error| panic!("{error}"));
        let place = |home, offset| CounterPlace { home, offset };
        let want = [
            place(CounterHome::Counters(1), 0),
            place(CounterHome::Capture(0), 12),
            place(CounterHome::Counters(0), 4),
            place(CounterHome::Counters(0), 56),
        ];
        let places = CounterIndex::all(4).map(|counter| script.counter_place(counter));
        let places: Vec<CounterPlace> = places.collect();
        assert_eq!(places, want);
        let calls = script.commands.iter().filter_map(|command| match command {
            Command::Begin(call) => Some(("begin", call.arrays)),
            Command::End(call) => Some(("end", call.arrays)),
            _ => None,
        });
        let want = [
            ("begin", CounterArrays::NoOffsets),
            ("end", CounterArrays::Neither),
        ];
        assert_eq!(calls.collect::<Vec<_>>(), want);
        let write = Command::WriteCounter(WriteCounter {
            counter: CounterIndex(0),
            value: 8,
            by: WriteMeans::Fill,
        });
        assert!(script.commands.contains(&write));
    }

    #[test]
    fn sizes_can_be_omitted() {
        let text = RIGHT.replace("whole = false", "whole = 'null'");
        let script = script(&text.replace("memory = 0\noffset = 12", "offset = 12"));
        let script = script.unwrap_or_else(|error| panic!("{error}"));
        let unsaid = script.commands.iter().any(|command| match command {
            Command::Bind(Bind { ranges, .. }) => {
                ranges.iter().all(|r| r.size == RangeSize::NullSizes)
            }
            _ => false,
        });
        assert!(unsaid);
    }

    #[test]
    fn mistakes_are_reported_where_they_are() {
        let rows = [
            ("offset = 12|offset = 10", "case.script", 8),
            ("offset = 12|offset = 20", "case.script", 15),
            ("offset = 4|offset = 56|", "case.script", 13),
            ("memory = 0|memory = 0\nbuffer = 0", "case.script", 8),
            ("'no_offsets'|'none'", "case.unknown", 22),
            (
                "begin = { counters = [0]|begin = { counters = [1]",
                "case.script",
                21,
            ),
            ("['none'], arrays|[3], arrays", "case.script", 25),
            ("via = 'fill'|via = 'hand'", "case.unknown", 18),
            ("whole = false|whole = 'half'", "case.unknown", 16),
        ];
        for (change, rule, line) in rows {
            let (from, to) = change.split_once('|').expect("a change");
            assert!(RIGHT.contains(from), "{from}");
            let to = to.trim_end_matches('|');
            let text = match rule {
                "case.script" if to == "offset = 56" => {
                    // The place that the last counter has without saying so.
                    RIGHT.replace("offset = 4\n[[counters]]\n", "[[counters]]\noffset = 40\n")
                }
                _ => RIGHT.replacen(from, to, 1),
            };
            let Err(error) = script(&text) else {
                panic!("{change} is accepted");
            };
            assert_eq!((error.problem.rule(), error.line), (rule, line), "{error}");
        }
    }
}
