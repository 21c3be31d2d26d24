//! Hypotheses about the arguments of calls, and about calls without effect.

use super::misreading::{Hypothesis, Job, Named, differences};
use super::places::Place;
use crate::model::{self, Capture};
use crate::script::commands::effects::Drawn;
use crate::script::commands::{BoundRange, Command, QueryDeclaration, RangeSize};
use crate::script::draw::{ByteCountDraw, DrawCall, DrawForm};
use crate::script::{Draw, Script};
use crate::units::{Binding, Stream};
use crate::verdict::headline::Fault;
use std::collections::BTreeSet;

/// An argument that a device may ignore or replace.
pub(super) struct Misreading {
    named: Named,
    change: Change,
}

/// A change of the part of a script that a hypothesis is about.
enum Change {
    /// Of one bound range; the number is that of the unused bytes at the end of a record.
    Range(fn(&mut BoundRange, u64)),
    /// Of the first binding of a bind.
    FirstBinding(fn(&mut Binding)),
    /// Of one counter.
    Counter(Calls, fn(&mut Option<usize>)),
    /// Of the binding of the first counter.
    FirstCounter(Calls, fn(&mut u32)),
    Query(fn(&mut QueryDeclaration)),
    ByteCount(fn(&mut ByteCountDraw)),
    /// A begin resumes by a counter of its own, which the end before it stores.
    Resume,
    /// A begin and its end are removed.
    Without,
    /// The end of a capture follows the next draw.
    Late,
    /// A byte-count draw has the parameters of the indirect draw before it.
    AsIndirect,
    /// An indirect draw has the draw count of the indirect-count draw before it.
    CountOfBefore,
    /// A bind unbinds the bindings above its own.
    Unbinds,
    /// A bind leaves the bindings above its own without space.
    Empties,
}

/// The calls that a hypothesis about counters is about.
#[derive(Clone, Copy)]
enum Calls {
    Begin,
    End,
    Both,
}

const fn named(fault: &'static str, instead: &'static str) -> Named {
    Named {
        fault,
        instead,
        kind: Fault::Hypothesis,
    }
}

/// In the order in which they are tried.
pub(super) const HYPOTHESES: [Misreading; 24] = [
    Misreading {
        named: named(
            "firstCounterBuffer is ignored at begin and end",
            "firstCounterBuffer 0",
        ),
        change: Change::FirstCounter(Calls::Both, |first| *first = 0),
    },
    Misreading {
        named: named(
            "firstCounterBuffer is ignored at begin",
            "firstCounterBuffer 0",
        ),
        change: Change::FirstCounter(Calls::Begin, |first| *first = 0),
    },
    Misreading {
        named: named(
            "firstCounterBuffer is ignored at end",
            "firstCounterBuffer 0",
        ),
        change: Change::FirstCounter(Calls::End, |first| *first = 0),
    },
    Misreading {
        named: named(
            "counters are ignored at begin",
            "captures that start at the start of their ranges",
        ),
        change: Change::Counter(Calls::Begin, |counter| *counter = None),
    },
    Misreading {
        named: named("counters are not stored at end", "ends without counters"),
        change: Change::Counter(Calls::End, |counter| *counter = None),
    },
    Misreading {
        named: named(
            "a capture without a counter continues where the last one ended",
            "a counter that the last end stored",
        ),
        change: Change::Resume,
    },
    Misreading {
        named: named(
            "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is ignored",
            "offset 0",
        ),
        change: Change::Range(|range, _| range.offset = 0),
    },
    Misreading {
        named: named(
            "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is added twice",
            "twice the offset",
        ),
        change: Change::Range(|range, _| range.offset = range.offset.saturating_mul(2)),
    },
    Misreading {
        named: rounded("multiples of 32 bytes"),
        change: Change::Range(|range, _| range.offset -= range.offset % 32),
    },
    Misreading {
        named: rounded("multiples of 64 bytes"),
        change: Change::Range(|range, _| range.offset -= range.offset % 64),
    },
    Misreading {
        named: rounded("multiples of 256 bytes"),
        change: Change::Range(|range, _| range.offset -= range.offset % 256),
    },
    Misreading {
        named: named(
            "vkCmdBindTransformFeedbackBuffersEXT unbinds the bindings above its own",
            "captures without the ranges that were bound there before",
        ),
        change: Change::Unbinds,
    },
    Misreading {
        named: named(
            "vkCmdBindTransformFeedbackBuffersEXT unbinds the bindings above its own",
            "captures without space in the ranges that were bound there before",
        ),
        change: Change::Empties,
    },
    Misreading {
        named: named(
            "an indirect draw reuses the draw count of the indirect-count draw before it",
            "that count",
        ),
        change: Change::CountOfBefore,
    },
    Misreading {
        named: named(
            "firstBinding of vkCmdBindTransformFeedbackBuffersEXT is ignored",
            "firstBinding 0",
        ),
        change: Change::FirstBinding(|first| *first = Binding(0)),
    },
    Misreading {
        named: named(
            "remaining space is judged by the last captured component, not by whole vertex records",
            "ranges that are larger by the unused bytes at the end of a record",
        ),
        change: Change::Range(|range, padding| {
            if let RangeSize::Bytes(bytes) = &mut range.size {
                *bytes += padding;
            }
        }),
    },
    Misreading {
        named: named(
            "pSizes of vkCmdBindTransformFeedbackBuffersEXT is ignored",
            "VK_WHOLE_SIZE",
        ),
        change: Change::Range(|range, _| range.size = RangeSize::WholeSize),
    },
    Misreading {
        named: named(
            "counterOffset of vkCmdDrawIndirectByteCountEXT is ignored",
            "counterOffset 0",
        ),
        change: Change::ByteCount(|draw| draw.counter_offset = 0),
    },
    Misreading {
        named: named("index of vkCmdBeginQueryIndexedEXT is ignored", "index 0"),
        change: Change::Query(|query| query.stream = Stream(0)),
    },
    Misreading {
        named: named(
            "instanceCount of vkCmdDrawIndirectByteCountEXT is ignored",
            "instanceCount 1",
        ),
        change: Change::ByteCount(|draw| draw.instances = 1),
    },
    Misreading {
        named: named(
            "firstInstance of vkCmdDrawIndirectByteCountEXT is ignored",
            "firstInstance 0",
        ),
        change: Change::ByteCount(|draw| draw.first_instance = 0),
    },
    Misreading {
        named: named(
            "vkCmdDrawIndirectByteCountEXT draws as the indirect draw before it",
            "that draw once more",
        ),
        change: Change::AsIndirect,
    },
    Misreading {
        named: named(
            "vkCmdBeginTransformFeedbackEXT has no effect",
            "a script without it and its end",
        ),
        change: Change::Without,
    },
    Misreading {
        named: named(
            "vkCmdEndTransformFeedbackEXT takes effect one draw late",
            "an end that follows the next draw",
        ),
        change: Change::Late,
    },
];

const fn rounded(instead: &'static str) -> Named {
    named(
        "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is rounded down",
        instead,
    )
}

impl Change {
    /// Where a command has what the change is about.
    fn places(&self, number: usize, command: &Command) -> Vec<Place> {
        let effects = command.effects();
        let counters = match self {
            Change::Counter(Calls::Begin, _) => effects.begins_capture,
            Change::Counter(Calls::End, _) => effects.ends_capture,
            _ => None,
        };
        let at = |binding| Place {
            command: Some(number),
            binding,
        };
        let bindings = |first: u32, many: usize| {
            let bindings = (first..).take(many);
            bindings.map(|binding| at(Some(Binding(binding)))).collect()
        };
        let is_about = match self {
            Change::Range(_) => {
                let (first, ranges) = effects.binds.unwrap_or((Binding(0), &[]));
                return bindings(first.0, ranges.len());
            }
            Change::Counter(..) => {
                return counters.map_or(Vec::new(), |c| bindings(c.first, c.counters.len()));
            }
            Change::Resume if effects.begins_capture.is_some() => return bindings(0, 4),
            Change::Resume => false,
            Change::FirstBinding(_) | Change::Unbinds | Change::Empties => effects.binds.is_some(),
            Change::FirstCounter(calls, _) => match calls {
                Calls::Begin => effects.begins_capture.is_some(),
                Calls::End => effects.ends_capture.is_some(),
                Calls::Both => effects.begins_capture.is_some() || effects.ends_capture.is_some(),
            },
            Change::ByteCount(_) | Change::AsIndirect => {
                matches!(effects.draws, Some(Drawn::ByteCount(_)))
            }
            Change::CountOfBefore => {
                matches!(effects.draws, Some(Drawn::Vertices(draw)) if draw.form == DrawForm::Indirect)
            }
            Change::Without | Change::Late => effects.begins_capture.is_some(),
            Change::Query(_) => false,
        };
        if is_about { vec![at(None)] } else { Vec::new() }
    }

    fn apply(&self, script: &mut Script, captures: &[Capture<'_>], places: &BTreeSet<Place>) {
        let change: fn(&mut Script, usize, &BTreeSet<Place>) = match self {
            Change::Resume => resume,
            Change::Without => without,
            Change::Late => late,
            Change::AsIndirect => as_indirect,
            Change::CountOfBefore => count_of_before,
            Change::Unbinds => unbind,
            Change::Empties => empty,
            Change::Query(change) => return script.queries.iter_mut().for_each(change),
            Change::Range(_)
            | Change::FirstBinding(_)
            | Change::Counter(..)
            | Change::FirstCounter(..)
            | Change::ByteCount(_) => {
                for place in places {
                    let command = place.command.expect("these have places at commands");
                    self.apply_to(&mut script.commands[command], captures, place.binding);
                }
                return;
            }
        };
        let commands: BTreeSet<usize> = places.iter().filter_map(|place| place.command).collect();
        // From the last one on: a change may remove commands after its own.
        for begin in commands.into_iter().rev() {
            change(script, begin, places);
        }
    }

    /// Changes what is at a place of this command.
    fn apply_to(&self, command: &mut Command, captures: &[Capture<'_>], binding: Option<Binding>) {
        match (self, command) {
            (Change::Range(change), Command::Bind { first, ranges }) => {
                for (own, range) in (first.0..).zip(ranges) {
                    if binding == Some(Binding(own)) {
                        change(range, padding(captures, own));
                    }
                }
            }
            (Change::FirstBinding(change), Command::Bind { first, .. }) => change(first),
            (
                Change::Counter(_, change),
                Command::Begin {
                    first_counter,
                    counters,
                }
                | Command::End {
                    first_counter,
                    counters,
                },
            ) => {
                for (own, counter) in (*first_counter..).zip(counters) {
                    if binding == Some(Binding(own)) {
                        change(counter);
                    }
                }
            }
            (
                Change::FirstCounter(_, change),
                Command::Begin { first_counter, .. } | Command::End { first_counter, .. },
            ) => change(first_counter),
            (Change::ByteCount(change), Command::DrawByteCount(draw)) => change(draw),
            _ => unreachable!("places are at commands that a change is about"),
        }
    }
}

impl Misreading {
    fn places_in(&self, script: &Script) -> Vec<Place> {
        if let Change::Query(_) = self.change {
            return vec![Place::default()];
        }
        let commands = script.commands.iter().enumerate();
        let places = commands.flat_map(|(number, command)| self.change.places(number, command));
        places.collect()
    }

    /// Misreads a script everywhere.
    fn misread(&self, script: &mut Script, captures: &[Capture<'_>]) {
        let places = self.places_in(script).into_iter().collect();
        self.change.apply(script, captures, &places);
    }

    /// Whether a device that misreads so does anything else.
    pub(super) fn occurs(&self, job: &Job<'_>) -> bool {
        let changed = job
            .script
            .misread(|script| self.misread(script, job.captures));
        changed.is_ok_and(|changed| changed != *job.script)
    }
}

/// The number of differences that are left if the device misreads two arguments everywhere;
/// `None` if the model cannot compute it.
pub(super) fn differences_of_both(
    first: &Misreading,
    second: &Misreading,
    job: &Job<'_>,
) -> Option<usize> {
    let changed = job.script.misread(|script| {
        first.misread(script, job.captures);
        second.misread(script, job.captures);
    });
    let (allowed, _) = model::run_misread(job.captures, changed.ok()?).ok()?;
    differences(allowed, job)
}

impl Hypothesis for Misreading {
    fn named(&self) -> &Named {
        &self.named
    }

    fn places(&self, job: &Job<'_>) -> Vec<Place> {
        self.places_in(job.script)
    }

    fn is_for_all(&self) -> bool {
        match self.change {
            Change::Range(_)
            | Change::Counter(..)
            | Change::Resume
            | Change::FirstBinding(_)
            | Change::FirstCounter(..)
            | Change::Query(_)
            | Change::ByteCount(_)
            | Change::AsIndirect
            | Change::CountOfBefore
            | Change::Unbinds
            | Change::Empties => true,
            // A call has its effect or not.
            Change::Without | Change::Late => false,
        }
    }

    fn differences(&self, job: &Job<'_>, places: &BTreeSet<Place>) -> Option<usize> {
        let changed = job
            .script
            .misread(|script| self.change.apply(script, job.captures, places));
        // A script that the model cannot read explains nothing.
        let changed = changed.ok().filter(|changed| changed != job.script)?;
        let (allowed, _) = model::run_misread(job.captures, changed).ok()?;
        differences(allowed, job)
    }
}

/// The end of the capture that the begin of this number begins.
fn end_of(script: &Script, begin: usize) -> Option<usize> {
    let is_end = |command: &Command| matches!(command, Command::End { .. });
    let after = script.commands.iter().skip(begin).position(is_end)?;
    Some(begin + after)
}

/// Removes a begin and its end.
fn without(script: &mut Script, begin: usize, _: &BTreeSet<Place>) {
    if let Some(end) = end_of(script, begin) {
        script.keep_commands(|number, command| {
            (number != begin && number != end).then(|| command.clone())
        });
    }
}

/// Moves the end of a capture after the next draw, unless something is stated by the
/// numbers of the commands.
fn late(script: &mut Script, begin: usize, _: &BTreeSet<Place>) {
    let is_draw = |command: &Command| command.effects().draws.is_some();
    let Some(end) = end_of(script, begin) else {
        return;
    };
    let next = script.commands.iter().skip(end).position(is_draw);
    let numbered = !script.by_address.is_empty() || !script.counter_use.arrays.is_empty();
    if let Some(next) = next.filter(|_| !numbered) {
        script.commands[end..=end + next].rotate_left(1);
    }
}

/// Lets a byte-count draw read the buffer of the indirect draw before it, whose parameters
/// have no index size any more.
fn as_indirect(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    let before = script.commands[..number].iter().rev();
    let mut before = before.filter_map(|command| match command.effects().draws? {
        Drawn::Vertices(draw) => Some(draw),
        Drawn::ByteCount(_) => None,
    });
    let Some(Draw {
        form: form @ (DrawForm::Indirect | DrawForm::IndirectCount { .. }),
        indices,
        calls,
    }) = before.next()
    else {
        return;
    };
    let calls = calls.iter().map(|call| match indices {
        Some(_) => DrawCall {
            first_instance: call.vertex_offset.cast_unsigned(),
            vertex_offset: 0,
            ..*call
        },
        None => *call,
    });
    let draw = Draw {
        form: *form,
        indices: None,
        calls: calls.collect(),
    };
    script.commands[number] = Command::Draw(draw);
}

/// Lets an indirect draw have the draw count of the indirect-count draw before it, if that is
/// not greater than its own.
fn count_of_before(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    let before = script.commands[..number].iter().rev();
    let mut counts = before.filter_map(|command| match command.effects().draws? {
        Drawn::Vertices(Draw {
            form: DrawForm::IndirectCount { count, .. },
            ..
        }) => Some(*count),
        Drawn::Vertices(_) | Drawn::ByteCount(_) => None,
    });
    if let Some(count) = counts.next()
        && let Command::Draw(draw) = &mut script.commands[number]
        && let Ok(max) = u32::try_from(draw.calls.len())
    {
        draw.form = DrawForm::IndirectCount { count, max };
    }
}

/// Lets a bind unbind the bindings above its own.
fn unbind(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    above(script, number, Vec::truncate);
}

/// Lets the bindings above those of a bind have no space.
fn empty(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    above(script, number, |ranges, kept| {
        let above = ranges.iter_mut().skip(kept);
        above.for_each(|range| range.size = RangeSize::Bytes(0));
    });
}

/// Changes the ranges above those of a bind that were bound since the last capture: a script
/// cannot say it of those that a capture used. The number is that of the ranges that stay.
fn above(script: &mut Script, number: usize, change: fn(&mut Vec<BoundRange>, usize)) {
    let Some((first, ranges)) = script.commands[number].effects().binds else {
        return;
    };
    let end = first.0 as usize + ranges.len();
    for command in script.commands[..number].iter_mut().rev() {
        let effects = command.effects();
        if effects.clears_state || effects.begins_capture.is_some() {
            return;
        }
        if let Command::Bind { first, ranges } = command {
            change(ranges, end.saturating_sub(first.0 as usize));
        }
    }
}

/// Lets each binding without a counter at a begin continue by a new one, which the end
/// before it stores: an end stores counters only of bindings with a buffer.
fn resume(script: &mut Script, begin: usize, places: &BTreeSet<Place>) {
    let is_end = |command: &Command| matches!(command, Command::End { .. });
    let Some(before) = script.commands[..begin].iter().rposition(is_end) else {
        return;
    };
    for binding in bound_at(&script.commands[..before]) {
        let place = Place {
            command: Some(begin),
            binding: Some(Binding(binding)),
        };
        if !places.contains(&place) {
            continue;
        }
        let Command::Begin {
            first_counter,
            counters,
        } = &script.commands[begin]
        else {
            return;
        };
        let own = binding.checked_sub(*first_counter);
        let own = own.and_then(|own| *counters.get(own as usize)?);
        if own.is_some() {
            continue;
        }
        let new = script.counters.len();
        let Some(stored) = counter_at(&mut script.commands[before], binding) else {
            continue;
        };
        let counter = *stored.get_or_insert(new);
        let Some(read) = counter_at(&mut script.commands[begin], binding) else {
            continue;
        };
        *read = Some(counter);
        if counter == new {
            script.counters.push(None);
        }
    }
}

/// The bindings with a buffer after these commands.
fn bound_at(commands: &[Command]) -> BTreeSet<u32> {
    let mut bound = BTreeSet::new();
    for effects in commands.iter().map(Command::effects) {
        if effects.clears_state {
            bound.clear();
        }
        if let Some((first, ranges)) = effects.binds {
            bound.extend((first.0..).take(ranges.len()));
        }
    }
    bound
}

/// The counter of a binding at a begin or end, which gets a longer array where it has none;
/// `None` for a binding before its first one.
fn counter_at(command: &mut Command, binding: u32) -> Option<&mut Option<usize>> {
    let (Command::Begin {
        first_counter,
        counters,
    }
    | Command::End {
        first_counter,
        counters,
    }) = command
    else {
        return None;
    };
    let at = binding.checked_sub(*first_counter)? as usize;
    if counters.len() <= at {
        counters.resize(at + 1, None);
    }
    counters.get_mut(at)
}

/// The unused bytes at the end of the record of a binding.
fn padding(captures: &[Capture<'_>], binding: u32) -> u64 {
    let paddings = captures.iter().flat_map(|capture| {
        let own = capture.buffers.iter().filter(|b| b.binding.0 == binding);
        own.filter_map(|buffer| {
            let words = capture.words.iter().filter(|w| w.binding == buffer.binding);
            let end = words.map(|word| word.offset.0 + 4).max()?;
            Some(u64::from(buffer.stride.0 - end))
        })
    });
    // A binding that nothing is captured into has no record.
    paddings.min().unwrap_or(0)
}
