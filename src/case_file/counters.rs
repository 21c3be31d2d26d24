//! The counters of a `[[script]]`: where they lie, how begin and end name them,
//! and what the application writes into them.

use crate::case_file::buffer_sizes::Memories;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{self, Number, Text, Value};
use crate::script::Script;
use crate::script::commands::Command;
use crate::script::counters::{CounterArrays, CounterHome, CounterPlace, WriteMeans};
use std::collections::BTreeSet;

/// Buffers of counters that a script may have.
const MAX_BUFFERS: i64 = 16;
/// Bytes that such a buffer may have.
const MAX_BYTES: i64 = 1 << 16;

/// Reads the declared counters into `script`; gives those that hold a value.
///
/// # Errors
/// A place that no counter can have.
pub fn declare(
    declared: &[raw::Counter],
    memories: &mut Memories,
    script: &mut Script,
    scope: &Scope<'_>,
) -> Result<BTreeSet<usize>> {
    let mut set = BTreeSet::new();
    for (index, counter) in declared.iter().enumerate() {
        let value = scope.optional(&counter.value, "a counter's value")?;
        if value.is_some() {
            set.insert(index);
        }
        script.counters.push(value);
        if let Some(place) = place(index, counter, memories, script, scope)? {
            script.counter_use.places.insert(index, place);
        }
    }
    Ok(set)
}

fn place(
    index: usize,
    counter: &raw::Counter,
    memories: &mut Memories,
    script: &Script,
    scope: &Scope<'_>,
) -> Result<Option<CounterPlace>> {
    let raw::Counter {
        buffer,
        offset,
        memory,
        ..
    } = counter;
    let Some(said) = buffer.as_ref().or(memory.as_ref()).or(offset.as_ref()) else {
        return Ok(None);
    };
    let wrong = |number: &Number, why: String| scope.fail(number.span(), Problem::Script(why));
    let offset = match offset {
        Some(number) => u64::from(scope.ranged(number, "a counter's offset", 0..MAX_BYTES)?),
        None if memory.is_some() => {
            return wrong(
                said,
                "a counter in a captured buffer needs an 'offset'".to_owned(),
            );
        }
        None => script.counter_place(index).offset,
    };
    if !offset.is_multiple_of(4) {
        return wrong(
            said,
            format!("a counter lies at a multiple of 4, seen {offset}"),
        );
    }
    let home = match (buffer, memory) {
        (Some(_), Some(memory)) => {
            let why = "a counter lies in a buffer of counters or in a captured one";
            return wrong(memory, why.to_owned());
        }
        (None, Some(memory)) => CounterHome::Capture(memories.place(memory, offset + 4, scope)?),
        (Some(buffer), None) => {
            let buffer = scope.ranged(buffer, "a buffer of counters", 0..MAX_BUFFERS)?;
            CounterHome::Counters(buffer as usize)
        }
        (None, None) => CounterHome::Counters(0),
    };
    let place = CounterPlace { home, offset };
    let mut others = (0..index).map(|other| (other, script.counter_place(other)));
    if let Some((other, _)) = others.find(|(_, taken)| *taken == place) {
        return wrong(said, format!("counter {other} lies at this place, too"));
    }
    Ok(Some(place))
}

/// How a begin or an end that names `counters` is given its arrays.
///
/// # Errors
/// An array that is left out though something in it matters.
pub fn arrays(
    text: &Option<Text>,
    counters: &[Option<usize>],
    script: &Script,
    scope: &Scope<'_>,
) -> Result<CounterArrays> {
    let Some(text) = text else {
        return Ok(CounterArrays::default());
    };
    let wrong = |why: String| scope.fail(text.span(), Problem::Script(why));
    let mut named = counters.iter().flatten();
    let seen = scope.text(text)?;
    match seen.as_str() {
        "both" => Ok(CounterArrays::Both),
        "no_offsets" => match named.find(|c| script.counter_place(**c).offset != 0) {
            Some(counter) => wrong(format!(
                "without offsets every counter lies at byte 0, and counter {counter} does not"
            )),
            None => Ok(CounterArrays::NoOffsets),
        },
        "neither" => match named.next() {
            Some(counter) => wrong(format!(
                "without an array of counters none is named, seen counter {counter}"
            )),
            None => Ok(CounterArrays::Neither),
        },
        _ => {
            let problem = Problem::Unknown {
                what: "arrays of counters",
                seen,
                known: "both, no_offsets, neither".to_owned(),
            };
            scope.fail(text.span(), problem)
        }
    }
}

/// A write of the application's own.
///
/// # Errors
/// A counter that there is not, a value that is none, an unknown means.
pub fn write(raw: &raw::WriteCounter, script: &Script, scope: &Scope<'_>) -> Result<Command> {
    let count = script.counters.len() as i64;
    let counter = scope.ranged(&raw.counter, "a counter", 0..count)? as usize;
    let value = scope.optional(&Some(raw.value.clone()), "a counter's value")?;
    let seen = scope.text(&raw.by)?;
    let Some((_, by)) = WriteMeans::ALL.iter().find(|(name, _)| *name == seen) else {
        let problem = Problem::Unknown {
            what: "means to write",
            seen,
            known: WriteMeans::ALL.map(|(name, _)| name).join(", "),
        };
        return scope.fail(raw.by.span(), problem);
    };
    Ok(Command::WriteCounter {
        counter,
        value: value.unwrap_or(0),
        by: *by,
    })
}

/// A range of `binding` as a script without binds has it.
pub fn plain_range(binding: u32) -> raw::BindRange {
    raw::BindRange {
        buffer: toml::Spanned::new(0..0, Value::Int(binding.into())),
        memory: None,
        offset: None,
        room: None,
        whole: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::expand::expand;
    use crate::script::commands::RangeSize;
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
bind = [{ buffer = 0, memory = 0, offset = 16, room = 64, whole = false }]
[[script]]
write_counter = { counter = 0, value = 8, by = 'fill' }
[[script]]
barrier = 'written'
[[script]]
begin = { counters = [0], arrays = 'no_offsets' }
[[script]]
draw = {}
[[script]]
end = { counters = ['none'], arrays = 'neither' }
";

    fn script(text: &str) -> Result<Script> {
        let cases = expand("f/x.toml", text, &Sources::embedded(), None)?;
        Ok(cases[0].device.clone().expect("a device case").script)
    }

    #[test]
    fn counters_lie_where_they_are_told_and_arrays_are_left_out() {
        let script = script(RIGHT).unwrap_or_else(|error| panic!("{error}"));
        let place = |home, offset| CounterPlace { home, offset };
        let want = [
            place(CounterHome::Counters(1), 0),
            place(CounterHome::Capture(0), 12),
            place(CounterHome::Counters(0), 4),
            place(CounterHome::Counters(0), 56),
        ];
        let places: Vec<CounterPlace> = (0..4).map(|i| script.counter_place(i)).collect();
        assert_eq!(places, want);
        let arrays: Vec<CounterArrays> = script.counter_use.arrays.values().copied().collect();
        assert_eq!(arrays, [CounterArrays::NoOffsets, CounterArrays::Neither]);
        for (number, arrays) in &script.counter_use.arrays {
            let begins = matches!(script.commands[*number], Command::Begin { .. });
            assert_eq!(begins, *arrays == CounterArrays::NoOffsets);
        }
        let write = Command::WriteCounter {
            counter: 0,
            value: 8,
            by: WriteMeans::Fill,
        };
        assert!(script.commands.contains(&write));
    }

    #[test]
    fn sizes_can_be_left_out() {
        let text = RIGHT.replace("whole = false", "whole = 'null'");
        let script = script(&text.replace("memory = 0\noffset = 12", "offset = 12"));
        let script = script.unwrap_or_else(|error| panic!("{error}"));
        let unsaid = script.commands.iter().any(|command| match command {
            Command::Bind { ranges, .. } => ranges.iter().all(|r| r.size == RangeSize::NullSizes),
            _ => false,
        });
        assert!(unsaid);
    }

    #[test]
    fn mistakes_are_told_where_they_are() {
        let rows = [
            ("offset = 12|offset = 10", "case.script", 9),
            ("offset = 12|offset = 20", "case.script", 15),
            ("offset = 4|offset = 56|", "case.script", 14),
            ("memory = 0|memory = 0\nbuffer = 0", "case.script", 9),
            ("'no_offsets'|'none'", "case.unknown", 22),
            (
                "begin = { counters = [0]|begin = { counters = [1]",
                "case.script",
                22,
            ),
            ("['none'], arrays|[3], arrays", "case.script", 26),
            ("by = 'fill'|by = 'hand'", "case.unknown", 18),
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
