//! What one command writes and another reads has a barrier between, and the
//! barrier that the specification asks for.
//!
//! Without one a device may read anything, and a case that leaves it out would
//! blame the driver (rules 82 to 85). Layers do not know of it: they do not follow
//! what transform feedback writes. Nor may a capture begin at a counter that the
//! application set to no multiple of 4 (rule 51).
//!
//! Vulkan chapters "Synchronization and Cache Control", "Transform Feedback".

use crate::script::barrier::{Dependency, SyncMethod};
use crate::script::commands::{BoundRange, Boundary, Command, RangeSize};
use crate::script::consume::{CapturedSource, Copier, DrawInput, ReadAs};
use crate::units::Binding;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What was written last, as the steps of a script go by.
#[derive(Debug, Default)]
pub struct Ordered {
    /// What the application set; a capture ends at multiples of 4 anyway.
    set: BTreeMap<usize, u32>,
    /// What was written since the barrier that each way of using it needs.
    pending: BTreeSet<(Written, Dependency)>,
    bound: BTreeMap<Binding, BoundRange>,
    /// Ranges captured into since the last barrier between captures.
    captured: Vec<BoundRange>,
    /// Whether the script says itself what the next subpass waits for.
    said: bool,
}

/// What a command has written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Written {
    /// A counter, at the end of a capture.
    Counter(usize),
    /// A counter, by the application.
    Set(usize),
    /// A buffer, by a capture.
    Captured(usize),
}

/// Reads as what was written, and by what.
impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Written::Counter(counter) => write!(f, "counter {counter}, which an end"),
            Written::Set(counter) => write!(f, "counter {counter}, which a step"),
            Written::Captured(buffer) => write!(f, "buffer {buffer}, which a capture"),
        }
    }
}

/// What a counter that a capture has written waits for.
const OF_COUNTERS: [Dependency; 5] = [
    Dependency::Counters,
    Dependency::CounterDraws,
    Dependency::CounterCopy,
    Dependency::CounterHost,
    Dependency::CounterRewrite,
];
/// What one that the application has written waits for.
const OF_SET: [Dependency; 2] = [Dependency::Written, Dependency::WrittenDraws];
/// What captured data waits for, but for a capture into the same bytes.
const OF_DATA: [Dependency; 9] = [
    Dependency::Vertex,
    Dependency::Index,
    Dependency::Indirect,
    Dependency::Uniform,
    Dependency::Storage,
    Dependency::UniformTexel,
    Dependency::StorageTexel,
    Dependency::Copy,
    Dependency::Host,
];
/// What a subpass waits for where the script does not say (`device::pass`).
const OF_SUBPASS: [Dependency; 4] = [
    Dependency::Counters,
    Dependency::CounterDraws,
    Dependency::Indirect,
    Dependency::Data,
];

impl Ordered {
    /// Before the first command; what counters hold there, every command sees.
    pub fn new(counters: &[Option<u32>]) -> Ordered {
        let values = counters.iter().enumerate();
        Ordered {
            set: values
                .filter_map(|(at, value)| Some((at, (*value)?)))
                .collect(),
            ..Ordered::default()
        }
    }

    /// Follows a command, with a program bound that captures into these bindings.
    ///
    /// # Errors
    /// It uses what it cannot.
    pub fn follow(
        &mut self,
        command: &Command,
        captures: &dyn Fn(Binding) -> bool,
    ) -> Result<(), String> {
        let written = |(binding, _): &(&Binding, &BoundRange)| captures(**binding);
        match command {
            Command::Bind { first, ranges } => {
                let bindings = first.0..;
                let ranges = bindings.map(Binding).zip(ranges.iter().copied());
                self.bound.extend(ranges);
            }
            Command::Begin {
                first_counter,
                counters,
            } => {
                for counter in counters.iter().flatten() {
                    self.begin_at(*counter)?;
                }
                let counted = (*first_counter..).zip(counters);
                let counted = counted.filter_map(|(at, counter)| counter.map(|_| Binding(at)));
                let counted: BTreeSet<Binding> = counted.collect();
                let anew = self.bound.iter().filter(written);
                self.begin_anew(anew.filter(|(at, _)| !counted.contains(at)))?;
            }
            Command::DrawByteCount(draw) => {
                self.uses(
                    "draw reads",
                    CapturedSource::Counter(draw.counter),
                    Dependency::Indirect,
                )?;
            }
            Command::End { counters, .. } => {
                for &counter in counters.iter().flatten() {
                    self.set.remove(&counter);
                    self.write(Written::Counter(counter), &OF_COUNTERS);
                }
                let ranges = self.bound.iter().filter(written);
                let ranges: Vec<BoundRange> = ranges.map(|(_, range)| *range).collect();
                for range in &ranges {
                    self.write(Written::Captured(range.buffer), &OF_DATA);
                }
                self.captured.extend(ranges);
            }
            Command::WriteCounter { counter, value, .. } => {
                self.ordered(
                    "step writes",
                    Written::Counter(*counter),
                    Dependency::CounterRewrite,
                )?;
                self.set.insert(*counter, *value);
                self.write(Written::Set(*counter), &OF_SET);
            }
            Command::Consume(consume) => {
                self.uses("draw reads", consume.from, order(consume.by))?;
            }
            Command::Copy(copy) => {
                let order = match copy.by {
                    Copier::Queue => Dependency::Copy,
                    Copier::Host => Dependency::Host,
                };
                self.uses("copy reads", copy.from, order)?;
            }
            Command::Barrier(barrier) => {
                self.said |= barrier.by == SyncMethod::Subpass;
                self.wait(barrier.order);
            }
            Command::Next(Boundary::Subpass) => self.next_subpass(),
            // What is recorded elsewhere binds for itself.
            Command::Next(_) | Command::BeginSecondary | Command::EndSecondary => {
                self.bound.clear();
            }
            _ => {}
        }
        Ok(())
    }

    /// A capture begins where this counter is.
    fn begin_at(&self, counter: usize) -> Result<(), String> {
        self.ordered(
            "begin reads",
            Written::Counter(counter),
            Dependency::Counters,
        )?;
        self.ordered("begin reads", Written::Set(counter), Dependency::Written)?;
        match self.set.get(&counter) {
            Some(value) if value % 4 != 0 => Err(format!(
                "the begin reads counter {counter}, which is {value}: it must be a multiple of 4"
            )),
            _ => Ok(()),
        }
    }

    /// A capture begins at the start of the ranges without a counter.
    fn begin_anew<'a>(
        &self,
        anew: impl Iterator<Item = (&'a Binding, &'a BoundRange)>,
    ) -> Result<(), String> {
        for (binding, range) in anew {
            if self.captured.iter().any(|before| overlap(before, range)) {
                return Err(format!(
                    "the capture writes where one before it wrote, in the range of binding {}: \
                     a barrier = \"data\" must stand between",
                    binding.0
                ));
            }
        }
        Ok(())
    }

    fn write(&mut self, written: Written, waits: &[Dependency]) {
        if let Written::Counter(counter) | Written::Set(counter) = written {
            let stale = [Written::Counter(counter), Written::Set(counter)];
            self.pending.retain(|(other, _)| !stale.contains(other));
        }
        let waits = waits.iter().map(|order| (written, *order));
        self.pending.extend(waits);
    }

    fn next_subpass(&mut self) {
        if !std::mem::take(&mut self.said) {
            OF_SUBPASS.into_iter().for_each(|order| self.wait(order));
        }
    }

    fn wait(&mut self, order: Dependency) {
        let served = match order {
            // Whether that is enough is what its cases ask.
            Dependency::CountersElsewhere => &[Dependency::Counters, Dependency::CounterDraws][..],
            Dependency::Data => {
                self.captured.clear();
                &[]
            }
            _ => &[order],
        };
        self.pending.retain(|(_, order)| !served.contains(order));
    }

    /// Something is read in the way that this order of data is for.
    fn uses(&self, reads: &str, from: CapturedSource, order: Dependency) -> Result<(), String> {
        let counter = match from {
            CapturedSource::Captured(place) => {
                return self.ordered(reads, Written::Captured(place.buffer), order);
            }
            CapturedSource::Counter(counter) => counter,
        };
        // Layers do follow what the application writes to where it is copied.
        let (captured, set) = match order {
            Dependency::Copy => (Dependency::CounterCopy, None),
            Dependency::Host => (Dependency::CounterHost, None),
            _ => (Dependency::CounterDraws, Some(Dependency::WrittenDraws)),
        };
        self.ordered(reads, Written::Counter(counter), captured)?;
        set.map_or(Ok(()), |set| {
            self.ordered(reads, Written::Set(counter), set)
        })
    }

    /// What was written, if it was, has been waited for.
    fn ordered(&self, uses: &str, written: Written, order: Dependency) -> Result<(), String> {
        if !self.pending.contains(&(written, order)) {
            return Ok(());
        }
        let mut names = Dependency::ALL.iter().filter(|(_, known)| *known == order);
        let name = names.next().map_or("", |(name, _)| name);
        Err(format!(
            "the {uses} {written} before it wrote: a barrier = \"{name}\" must stand between"
        ))
    }
}

/// The dependency that captured data needs before it is read so.
fn order(by: DrawInput) -> Dependency {
    match by {
        DrawInput::Data(ReadAs::Vertex | ReadAs::Instance) => Dependency::Vertex,
        DrawInput::Data(ReadAs::Uniform) => Dependency::Uniform,
        DrawInput::Data(ReadAs::Storage) => Dependency::Storage,
        DrawInput::Data(ReadAs::UniformTexel) => Dependency::UniformTexel,
        DrawInput::Data(ReadAs::StorageTexel) => Dependency::StorageTexel,
        DrawInput::Index => Dependency::Index,
        DrawInput::Indirect { .. } | DrawInput::Count => Dependency::Indirect,
    }
}

/// Whether two ranges share a byte.
fn overlap(a: &BoundRange, b: &BoundRange) -> bool {
    let end = |range: &BoundRange| match range.size {
        RangeSize::Bytes(bytes) => range.offset.saturating_add(bytes),
        RangeSize::WholeSize | RangeSize::NullSizes => u64::MAX,
    };
    a.buffer == b.buffer && a.offset < end(b) && b.offset < end(a)
}
