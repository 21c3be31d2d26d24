//! Binds, begins and ends of generated scripts, and their counters.

use super::sizes::DRAWS_OF_A_RANGE;
use super::writer::{CounterFacts, Writer};
use crate::script::barrier::Dependency;
use crate::script::commands::arguments::Argument;
use crate::script::commands::{Bind, BoundRange, Command, CounterCall, RangeSize};
use crate::script::counters::{CounterArrays, CounterHome, CounterPlace, WriteCounter, WriteMeans};
use crate::units::{Binding, CounterIndex, ProgramIndex};
use std::collections::BTreeSet;

/// Counters of a script at most.
const MAX_COUNTERS: usize = 12;
/// The greatest offset of a counter in a capture buffer.
const MAX_COUNTER_OFFSET: u64 = 1 << 15;
/// Bytes of a range at most.
const MAX_RANGE: u64 = 1 << 23;

impl Writer<'_> {
    /// Begins a capture, with binds before it.
    pub fn begin_capture(&mut self) -> bool {
        if self.script.views() > 1 {
            return false;
        }
        if self.programs.len() > 1 && self.rng.chance(40) {
            self.use_any();
        }
        let strides = &self.bound_program().strides;
        let lacks = strides
            .iter()
            .any(|(binding, ..)| !self.bound.contains_key(binding));
        if (lacks || self.rng.chance(40)) && !self.bind_all() {
            return false;
        }
        let last = self.last_binding();
        let by_address = self.by_address();
        let mut call = self.begin_counters(last);
        call.by_address = by_address;
        self.await_capture(&call);
        call.arrays = self.arrays(&call.counters);
        self.push(Command::Begin(call))
    }

    /// The last binding that the bound program captures into.
    fn last_binding(&self) -> u32 {
        let bindings = self.bound_program().strides.iter();
        let last = bindings.map(|(binding, ..)| binding.0).max();
        last.expect("a program captures")
    }

    /// Binds every binding up to the last one that any program captures into.
    pub fn bind_all(&mut self) -> bool {
        let captured = self.programs.iter().flat_map(|program| &program.strides);
        let last = captured.map(|(binding, ..)| binding.0).max();
        let mut last = last.expect("a program captures");
        if self.rng.chance(8) && last + 1 < self.offer.0.limits.max_buffers {
            last += 1;
        }
        let null = self.has_memories() && self.rng.chance(4);
        let ranges: Vec<BoundRange> = (0..=last)
            .map(|binding| self.range(Binding(binding), null))
            .collect();
        let by_address = self.by_address() && !ranges.iter().any(Writer::is_whole);
        let bind = |first: u32, ranges: Vec<BoundRange>| {
            Command::Bind(Bind {
                first: Binding(first),
                ranges,
                by_address,
            })
        };
        if let Some(count) = self.aimed_at(Argument::BindingCount) {
            let parts = (0..).step_by(count as usize);
            let mut parts: Vec<_> = parts.zip(ranges.chunks(count as usize)).collect();
            // A bind of too many is seen if it replaces what was bound before.
            self.rng.shuffle(&mut parts);
            let mut parts = parts.into_iter();
            return parts.all(|(first, part)| self.push(bind(first, part.to_vec())));
        }
        if self.rng.chance(65) {
            return self.push(bind(0, ranges));
        }
        // In two parts, or one by one, in any order.
        let cut = 1 + self.rng.below(last + 1) as usize;
        let mut parts: Vec<(u32, Vec<BoundRange>)> = if self.rng.chance(50) {
            (0..)
                .zip(ranges.into_iter().map(|range| vec![range]))
                .collect()
        } else {
            let (low, high) = ranges.split_at(cut.min(ranges.len()));
            let high = (!high.is_empty()).then(|| (cut as u32, high.to_vec()));
            std::iter::once((0, low.to_vec())).chain(high).collect()
        };
        if self.rng.chance(20) {
            self.rng.shuffle(&mut parts);
        }
        parts
            .into_iter()
            .all(|(first, ranges)| self.push(bind(first, ranges)))
    }

    /// A range for a binding: one that it had before, or new bytes.
    fn range(&mut self, binding: Binding, null: bool) -> BoundRange {
        let before = self.history.get(&binding).cloned();
        if let Some(before) = before
            && !null
            && !self.takes_new_bytes()
            && self.rng.chance(50)
            && let Some(range) = self.rng.pick(&before).copied()
            && range.size != RangeSize::NullSizes
            && !self.memories[range.buffer].copied
        {
            return range;
        }
        let bytes = self.bytes(binding);
        let whole = null || (self.has_memories() && self.rng.chance(8));
        let memory = if whole {
            self.new_memory()
        } else {
            self.memory()
        };
        let wide = self.programs.iter().any(|program| program.wide);
        let offset = self.reserve(memory, if wide { 8 } else { 4 }, bytes);
        if whole {
            self.memories[memory].frozen = true;
            self.script.buffers[memory] = offset + bytes;
        }
        BoundRange {
            buffer: memory,
            offset,
            size: match (whole, null) {
                (_, true) => RangeSize::NullSizes,
                (true, false) => RangeSize::WholeSize,
                (false, false) => RangeSize::Bytes(bytes),
            },
        }
    }

    /// The size of a new range: for a few draws, or so that captures end within it.
    fn bytes(&mut self, binding: Binding) -> u64 {
        let strides = self.programs.iter().flat_map(|program| {
            let origins = u64::from(program.origins());
            let own = program.strides.iter();
            own.map(move |(binding, stride, _)| (*binding, u64::from(*stride), origins))
        });
        let captured = strides.filter(|(other, ..)| *other == binding);
        let Some((_, stride, origins)) =
            captured.max_by_key(|(_, stride, origins)| stride * origins)
        else {
            return 64;
        };
        let all = DRAWS_OF_A_RANGE * self.scale.capacity() * origins.min(12) * stride;
        let few = 1 + u64::from(self.rng.below(24));
        let bytes = match self.rng.below(20) {
            0..=12 => all,
            13 => stride,
            14 => few * stride + 4,
            15 => few * stride - 4,
            16 => 4,
            _ => few * stride,
        };
        // A counter that is set to a boundary lies within the range.
        let bytes = if self.focus.is_on_counters() {
            bytes.max(all) + (5 << 15)
        } else {
            self.focused(Argument::RangeSize, 4, MAX_RANGE)
                .unwrap_or(bytes)
        };
        bytes.clamp(4, MAX_RANGE) / 4 * 4
    }

    /// The counters at which a capture begins, and the binding of the first.
    fn begin_counters(&mut self, last: u32) -> CounterCall {
        if let Some(first) = self.aimed_at(Argument::BeginFirst) {
            let counters = (first..=last).map(|_| {
                let value = self.counter_value(12);
                Some(self.new_counter(Some(value)))
            });
            return CounterCall::new(Binding(first), counters.collect());
        }
        if self.aim.is_none() && self.rng.chance(35) {
            return CounterCall::new(Binding(0), self.nulls());
        }
        let continues = self.rng.chance(70);
        let mut taken = BTreeSet::new();
        let mut counters = vec![None; last as usize + 1];
        let bindings = self.bound_program().strides.iter();
        let bindings: Vec<Binding> = bindings.map(|(binding, ..)| *binding).collect();
        for binding in bindings {
            let Some(range) = self.bound.get(&binding).copied() else {
                continue;
            };
            let end = self.ends.iter().rev().find(|(other, _)| *other == range);
            let stored = end.and_then(|(_, counter)| *counter);
            let counter = match stored {
                Some(counter) if continues => Some(counter),
                Some(_) | None => self.set_counter(),
            };
            if let Some(counter) = counter.filter(|counter| taken.insert(*counter)) {
                counters[binding.0 as usize] = Some(counter);
            }
        }
        self.trimmed(counters)
    }

    /// A value of a counter: a few words, or a boundary.
    pub fn counter_value(&mut self, end: u32) -> u32 {
        let step = if self.programs.iter().any(|program| program.wide) {
            8
        } else {
            4
        };
        let value = step * self.rng.below(end);
        let boundary = self.focused_number(Argument::CounterValue, step, 1 << 17);
        // A byte-count draw subtracts its offset.
        let above = self.focused_number(Argument::ByteCountOffset, step, 1 << 17);
        let above = above.map(|above| above + value);
        boundary.or(above).unwrap_or(value)
    }

    /// A counter that holds a value at which a capture can begin.
    fn set_counter(&mut self) -> Option<CounterIndex> {
        let set: Vec<CounterIndex> = self.set_counters().into_iter().collect();
        if self.counters.len() < MAX_COUNTERS && (set.is_empty() || self.rng.chance(30)) {
            let value = self.counter_value(12);
            return Some(self.new_counter(Some(value)));
        }
        self.rng.pick(&set).copied()
    }

    /// A list without what it need not have: nulls at its end, and, rarely, at its start.
    fn trimmed(&mut self, mut counters: Vec<Option<CounterIndex>>) -> CounterCall {
        if self.rng.chance(70) {
            while counters.last() == Some(&None) {
                counters.pop();
            }
        }
        let leading = counters.iter().take_while(|c| c.is_none()).count();
        if leading > 0 && leading < counters.len() && self.rng.chance(10) {
            counters.drain(..leading);
            return CounterCall::new(Binding(leading as u32), counters);
        }
        CounterCall::new(Binding(0), counters)
    }

    /// No counters: no list, or a list of null handles.
    fn nulls(&mut self) -> Vec<Option<CounterIndex>> {
        let bound = u32::try_from(self.bound.len()).expect("few bindings");
        if self.rng.chance(80) {
            return Vec::new();
        }
        vec![None; self.rng.below(bound + 1) as usize]
    }

    fn arrays(&mut self, counters: &[Option<CounterIndex>]) -> CounterArrays {
        let named: Vec<CounterIndex> = counters.iter().flatten().copied().collect();
        let first = |counter: &CounterIndex| self.script.counter_offset(*counter) == 0;
        if named.is_empty() && !counters.is_empty() && self.rng.chance(30) {
            return CounterArrays::Neither;
        }
        if !counters.is_empty() && named.iter().all(first) && self.rng.chance(50) {
            return CounterArrays::NoOffsets;
        }
        CounterArrays::Both
    }

    /// Waits for captures before this one that wrote bytes which this one may write too:
    /// the order of a counter concerns only captures that continue where the last one
    /// ended.
    fn await_capture(&mut self, call: &CounterCall) {
        let strides = &self.bound_program().strides;
        let ranges = strides
            .iter()
            .filter_map(|(binding, ..)| Some((*self.bound.get(binding)?, call.counter(*binding))));
        let ranges: Vec<_> = ranges.collect();
        let waits = ranges.iter().any(|(range, counter)| {
            let continued = counter.is_some() && self.ends.contains(&(*range, *counter));
            self.overlaps_capture(range) && !continued
        });
        if (waits || self.rng.chance(20)) && !self.in_secondary() {
            self.settle(Dependency::Data);
        }
    }

    /// A new counter.
    pub fn new_counter(&mut self, value: Option<u32>) -> CounterIndex {
        let counter = CounterIndex::at(self.script.counters.len());
        self.script.counters.push(value);
        self.counters.push(CounterFacts {
            value: value.map(u64::from),
            ..CounterFacts::default()
        });
        let unusual = if self.focus.is(Argument::CounterOffset) {
            2
        } else {
            12
        };
        let place = match self.rng.below(unusual) {
            0 => {
                // Each in a buffer of counters of its own, at its start or later.
                let buffer = 1 + counter.position();
                let offset = 4 * u64::from(self.rng.below(4));
                let offset = if self.rng.chance(50) { 0 } else { offset };
                let boundary = self.focused(Argument::CounterOffset, 4, 1 << 17);
                Some(CounterPlace {
                    home: CounterHome::Counters(buffer),
                    offset: boundary.unwrap_or(offset),
                })
            }
            1 => {
                let memory = self.memory();
                let near = self.memories[memory].end < MAX_COUNTER_OFFSET;
                near.then(|| CounterPlace {
                    home: CounterHome::Capture(memory),
                    offset: self.reserve(memory, 4, 4),
                })
            }
            2 => Some(CounterPlace {
                home: CounterHome::Counters(0),
                offset: 16 * u64::from(counter.0) + 4,
            }),
            _ => None,
        };
        if let Some(place) = place {
            self.script.counter_places.insert(counter, place);
        }
        counter
    }

    /// The end of the active capture, which may store counters.
    pub fn end_capture(&mut self) -> CounterCall {
        if self.rng.chance(25) {
            return CounterCall::default();
        }
        let commands = self.script.commands.iter().rev();
        let mut begun = commands.filter_map(|command| command.effects().begins_capture);
        let begun = begun.next().cloned().expect("a capture has begun");
        let mut taken: BTreeSet<CounterIndex> = BTreeSet::new();
        let mut counters = vec![None; self.last_binding() as usize + 1];
        let bindings = self.bound_program().strides.iter();
        let bindings: Vec<Binding> = bindings.map(|(binding, ..)| *binding).collect();
        if let Some(first) = self.aimed_at(Argument::EndFirst) {
            let counters = (first..=self.last_binding()).map(|_| Some(self.new_counter(None)));
            return CounterCall::new(Binding(first), counters.collect());
        }
        for binding in bindings {
            if self.rng.chance(10) {
                continue;
            }
            let own = begun.counter(binding);
            let own = own.filter(|counter| !self.counters[*counter].read);
            let counter = match own {
                Some(own) if self.rng.chance(85) => Some(own),
                _ if self.counters.len() < MAX_COUNTERS => Some(self.new_counter(None)),
                own => own,
            };
            counters[binding.0 as usize] = counter.filter(|counter| taken.insert(*counter));
        }
        self.trimmed(counters)
    }

    /// Ends the active capture.
    pub fn finish_capture(&mut self) -> bool {
        let mut call = self.end_capture();
        call.arrays = self.arrays(&call.counters);
        call.by_address = self.by_address();
        self.push(Command::End(call)) || self.push(Command::End(CounterCall::default()))
    }

    /// Binds another program.
    pub fn use_any(&mut self) -> bool {
        let count = u32::try_from(self.programs.len()).expect("few programs");
        let program = ProgramIndex(self.rng.below(count));
        self.push(Command::Use(program))
    }

    /// Writes a counter that no draw and no copy read.
    pub fn write_counter(&mut self) -> bool {
        let often = self.focus.is_on_counters();
        if (self.again && self.aim.is_none()) || self.capturing() {
            return false;
        }
        let unread = |counter: &CounterIndex| !self.counters[*counter].read;
        let unread: Vec<_> = CounterIndex::all(self.counters.len())
            .filter(unread)
            .collect();
        if often && unread.is_empty() && self.counters.len() < MAX_COUNTERS {
            self.new_counter(None);
            return self.write_counter();
        }
        let Some(&counter) = self.rng.pick(&unread) else {
            return false;
        };
        if !self.in_secondary() {
            // A capture that begins at the counter comes before the write.
            self.settle(Dependency::CounterRewrite);
        }
        let value = self.counter_value(24);
        let by = *self.rng.pick(WriteMeans::ALL).expect("there are means");
        self.push(Command::WriteCounter(WriteCounter { counter, value, by }))
    }
}
