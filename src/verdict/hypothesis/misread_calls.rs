//! Scripts as a device misreads them: calls without effect or with the arguments of others.
//!
//! Each function changes the command of a number and what it affects; the places are those
//! that the device misreads.

use super::misreading::Job;
use super::places::Place;
use crate::model::Capture;
use crate::script::commands::effects::Drawn;
use crate::script::commands::{Bind, BoundRange, Command, CounterCall, RangeSize};
use crate::script::consume::{DrawInput, ReadAs};
use crate::script::draw::{DrawCall, DrawForm};
use crate::script::program::State;
use crate::script::timeline::{Bound, ScriptState, timeline};
use crate::script::{Draw, Script};
use crate::units::{Binding, CounterIndex};
use std::collections::{BTreeMap, BTreeSet};

/// The end of the capture that the begin of this number begins.
fn end_of(script: &Script, begin: usize) -> Option<usize> {
    let is_end = |command: &Command| matches!(command, Command::End(_));
    let after = script.commands.iter().skip(begin).position(is_end)?;
    Some(begin + after)
}

/// Removes a begin and its end.
pub(super) fn without(script: &mut Script, begin: usize, _: &BTreeSet<Place>) {
    if let Some(end) = end_of(script, begin) {
        script.commands.remove(end);
        script.commands.remove(begin);
    }
}

/// Ends a capture at the command of this number, if one is active there.
pub(super) fn end_early(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    let commands = &mut script.commands;
    let mut before = commands[..number].iter().rev().map(Command::effects);
    let is_active = before
        .find(|effects| effects.begins_capture.or(effects.ends_capture).is_some())
        .is_some_and(|effects| effects.begins_capture.is_some());
    let mut after = commands.iter().skip(number).map(Command::effects);
    if is_active && let Some(end) = after.position(|effects| effects.ends_capture.is_some()) {
        commands.remove(number + end);
        commands[number] = Command::End(CounterCall::default());
    }
}

/// Moves the end of a capture after the next draw.
pub(super) fn late(script: &mut Script, begin: usize, _: &BTreeSet<Place>) {
    let is_draw = |command: &Command| command.effects().draws.is_some();
    let Some(end) = end_of(script, begin) else {
        return;
    };
    let next = script.commands.iter().skip(end).position(is_draw);
    if let Some(next) = next {
        script.commands[end..=end + next].rotate_left(1);
    }
}

/// Changes the range of a binding for the capture that the begin of this number begins.
pub(super) fn rebind_for(
    script: &mut Script,
    begin: usize,
    binding: Binding,
    change: fn(&mut BoundRange),
) {
    let bound = bound_at(script, begin).remove(&binding);
    let (Some(bound), Some(end)) = (bound, end_of(script, begin)) else {
        return;
    };
    let mut changed = bound;
    change(&mut changed.range);
    script.commands.insert(end + 1, bind(binding, bound));
    script.commands.insert(begin, bind(binding, changed));
}

/// The size of a range that ends with its buffer, whatever its size.
pub(super) const UP_TO_THE_END: RangeSize = RangeSize::Bytes(u64::MAX);

/// Lets ranges of a bind that pass the end of their buffers reach into the guard after them, which
/// is part of the `VkBuffer` unless the script has a range up to its end, and end with it.
pub(super) fn end_with_buffers(script: &mut Script, number: usize, job: &Job<'_>) {
    let original = &job.evidence.script;
    let Some(Command::Bind(bind)) = script.commands.get_mut(number) else {
        return;
    };
    for range in &mut bind.ranges {
        let size = script.buffers[range.buffer];
        let passes = |bytes: u64| bytes > size.saturating_sub(range.offset);
        if !matches!(range.size, RangeSize::Bytes(bytes) if passes(bytes)) {
            continue;
        }
        let mut binds = original.commands.iter().filter_map(|c| c.effects().binds);
        let has_no_guard = binds.any(|bind| {
            let mut ranges = bind.ranges.iter();
            ranges.any(|other| {
                other.buffer == range.buffer && !matches!(other.size, RangeSize::Bytes(_))
            })
        });
        if let Some(own) = original.buffers.get(range.buffer).filter(|_| !has_no_guard) {
            script.buffers[range.buffer] = own + job.evidence.guard;
        }
        let space = script.buffers[range.buffer].saturating_sub(range.offset);
        if matches!(range.size, RangeSize::Bytes(bytes) if bytes > space) {
            range.size = RangeSize::WholeSize;
        }
    }
}

/// Lets all ranges that are bound at the command of this number be in other memory after it.
pub(super) fn rebind_elsewhere(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    elsewhere(script, number, |_| true);
}

/// Lets the ranges of the other bindings be in other memory after a bind.
pub(super) fn bind_others_elsewhere(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    let own = script.commands[number].effects().binds;
    let own: BTreeSet<Binding> = own.into_iter().flat_map(Bind::bindings).collect();
    elsewhere(script, number, |binding| !own.contains(&binding));
}

/// Lets the ranges of the other bindings be in other memory after a bind, which never ends.
pub(super) fn bind_others_to_endless(
    script: &mut Script,
    number: usize,
    misread: &BTreeSet<Place>,
) {
    let before = script.buffers.len();
    bind_others_elsewhere(script, number, misread);
    for command in &mut script.commands {
        if let Command::Bind(bind) = command {
            let ranges = bind
                .ranges
                .iter_mut()
                .filter(|range| range.buffer >= before);
            ranges.for_each(|range| range.size = RangeSize::WholeSize);
        }
    }
    script.buffers[before..].fill(u64::from(u32::MAX));
}

fn elsewhere(script: &mut Script, number: usize, concerns: impl Fn(Binding) -> bool) {
    for (binding, mut bound) in bound_at(script, number) {
        if concerns(binding) {
            let size = script.buffers[bound.range.buffer];
            bound.range.buffer = script.buffers.len();
            script.buffers.push(size);
            script.commands.insert(number + 1, bind(binding, bound));
        }
    }
}

/// Returns the ranges before the command of this number.
fn bound_at(script: &Script, number: usize) -> BTreeMap<Binding, Bound> {
    ScriptState::before(script, number).bound
}

/// Returns the command that binds a range.
fn bind(first: Binding, bound: Bound) -> Command {
    Command::Bind(Bind {
        first,
        ranges: vec![bound.range],
        by_address: bound.by_address,
    })
}

/// Lets a begin find the ranges that earlier command buffers bound where its own bound none.
pub(super) fn keep_bindings(script: &mut Script, begin: usize, _: &BTreeSet<Place>) {
    let mut bound = BTreeMap::new();
    let mut own = BTreeMap::new();
    for (_, state, _) in timeline(script).take(begin + 1) {
        bound.extend(&state.bound);
        own = state.bound;
    }
    bound.retain(|binding, _| !own.contains_key(binding));
    let kept: Vec<Command> = bound
        .into_iter()
        .map(|(binding, bound)| bind(binding, bound))
        .collect();
    script.commands.splice(begin..begin, kept);
}

/// Lets attributes of instances advance with each vertex.
pub(super) fn by_vertex(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    if let Command::Consume(consume) = &mut script.commands[number] {
        consume.by = DrawInput::Data(ReadAs::Vertex);
    }
}

/// Lets a byte-count draw read the buffer of the indirect draw before it, whose parameters
/// have no index size any more.
pub(super) fn as_indirect(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
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
pub(super) fn count_of_before(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
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

/// The numbers of the draws of a capture that rasterizer discard applies to, where it is dynamic.
pub(super) fn discarded_draws(script: &Script, captures: &[Capture<'_>]) -> Vec<usize> {
    let draws = timeline(script).filter(|(_, state, command)| {
        let program = &captures[state.program.position()].shape.assembly;
        let is_discarded = state.assembly(program).discard == Some(true);
        command.effects().draws.is_some() && state.capture.is_some() && is_discarded
    });
    draws.map(|(number, ..)| number).collect()
}

/// Lets a draw have no vertices.
pub(super) fn skip_draw(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    if let Command::Draw(draw) = &mut script.commands[number] {
        draw.calls.iter_mut().for_each(|call| call.vertices = 0);
    } else if let Command::DrawByteCount(draw) = &mut script.commands[number] {
        draw.instances = 0;
    }
}

/// Removes a command.
pub(super) fn remove(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    script.commands.remove(number);
}

/// Reverses the setting of rasterizer discard.
pub(super) fn reverse_discard(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    if let Command::Set(State::Discard(discards)) = &mut script.commands[number] {
        *discards = !*discards;
    }
}

/// Lets the bindings above those of a bind have no space.
pub(super) fn empty(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    let Some(bind) = script.commands[number].effects().binds else {
        return;
    };
    let end = bind.first.0 + bind.ranges.len() as u32;
    let above = bound_at(script, number).into_iter();
    for (binding, mut bound) in above.filter(|(binding, _)| binding.0 >= end) {
        bound.range.size = RangeSize::Bytes(0);
        script
            .commands
            .insert(number + 1, self::bind(binding, bound));
    }
}

/// Lets a bind unbind the bindings above its own that were bound since the last capture: a script
/// cannot state it of those that a capture used.
pub(super) fn unbind(script: &mut Script, number: usize, _: &BTreeSet<Place>) {
    let Some(bind) = script.commands[number].effects().binds else {
        return;
    };
    let end = bind.first.0 as usize + bind.ranges.len();
    for command in script.commands[..number].iter_mut().rev() {
        let effects = command.effects();
        if effects.clears_state || effects.begins_capture.is_some() {
            return;
        }
        if let Command::Bind(bind) = command {
            let kept = end.saturating_sub(bind.first.0 as usize);
            bind.ranges.truncate(kept);
        }
    }
}

/// Lets each binding without a counter at a begin continue by a new one, which the end
/// before it stores: an end stores counters only of bindings with a buffer.
pub(super) fn resume(script: &mut Script, begin: usize, places: &BTreeSet<Place>) {
    let is_end = |command: &Command| matches!(command, Command::End(_));
    let Some(before) = script.commands[..begin].iter().rposition(is_end) else {
        return;
    };
    for binding in bound_at(script, before).into_keys() {
        let place = Place {
            command: Some(begin),
            binding: Some(binding),
            ..Place::default()
        };
        if !places.contains(&place) {
            continue;
        }
        let Command::Begin(call) = &script.commands[begin] else {
            return;
        };
        if call.counter(binding).is_some() {
            continue;
        }
        let new = CounterIndex::at(script.counters.len());
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

/// The counter of a binding at a begin or end, which gets a longer array where it has none;
/// `None` for a binding before its first one.
fn counter_at(command: &mut Command, binding: Binding) -> Option<&mut Option<CounterIndex>> {
    let (Command::Begin(call) | Command::End(call)) = command else {
        return None;
    };
    let at = binding.0.checked_sub(call.first.0)? as usize;
    if call.counters.len() <= at {
        call.counters.resize(at + 1, None);
    }
    call.counters.get_mut(at)
}

/// The unused bytes at the end of the record of a binding.
pub(super) fn padding(captures: &[Capture<'_>], binding: Binding) -> u64 {
    let paddings = captures.iter().flat_map(|capture| {
        let own = capture.buffers.iter().filter(|b| b.binding == binding);
        own.filter_map(|buffer| {
            let words = capture.words.iter().filter(|w| w.binding == buffer.binding);
            let end = words.map(|word| word.offset.0 + 4).max()?;
            Some(u64::from(buffer.stride.0 - end))
        })
    });
    // A binding that nothing is captured into has no record.
    paddings.min().unwrap_or(0)
}
