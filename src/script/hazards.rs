//! Hazards: a command that uses what an earlier one wrote without the barrier
//! that the specification requires between them.
//!
//! Without the barrier a device may read anything, and a case that omits it
//! would blame the driver (rules 82 to 85). Validation layers do not report it,
//! because they do not follow what transform feedback writes. Nor may a capture
//! begin at a counter that the application set to a value that is not a multiple
//! of 4 (rule 51).
//!
//! Vulkan chapters "Synchronization and Cache Control", "Transform Feedback".

use super::barrier::{Dependency, SyncMethod};
use super::commands::effects::ReadBy;
use super::commands::{BoundRange, Boundary, Command, RangeSize, Script};
use super::consume::{CapturedSource, Copier, DrawInput, ReadAs};
use crate::units::Binding;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use thiserror::Error;

/// A command that uses what it must not, or not yet.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Hazard {
    #[error(
        "the {user} {written} before it wrote: a barrier = \"{}\" is required between",
        .dependency.name()
    )]
    MissingBarrier {
        /// The command and its verb: "draw reads".
        user: &'static str,
        written: Written,
        dependency: Dependency,
    },
    #[error(
        "the capture writes where one before it wrote, in the range of binding {binding}: a \
         barrier = \"data\" is required between"
    )]
    Overwrite { binding: Binding },
    #[error(
        "the ranges of bindings {one} and {other} share bytes, and what those hold after a \
         capture into both is unspecified: only a probe has such a capture"
    )]
    Overlap { one: Binding, other: Binding },
    #[error(
        "subpass {} has another dependency on the one before it than in an earlier render \
         pass: all passes of a script are made alike", .from + 1
    )]
    Dependencies {
        /// The earlier subpass.
        from: u32,
    },
    #[error("the begin reads counter {counter}, which is {value}: it must be a multiple of 4")]
    CounterValue { counter: usize, value: u32 },
}

impl Hazard {
    /// The section of the specification that states the rule.
    pub fn reference(&self) -> &'static str {
        match self {
            Hazard::MissingBarrier { .. } | Hazard::Overwrite { .. } => {
                "\"Synchronization and Cache Control\", Memory Dependencies; rules 82 to 85"
            }
            Hazard::Overlap { .. } => "nowhere specified; rule 23",
            Hazard::Dependencies { .. } => {
                "\"Render Pass\", Render Pass Compatibility: dependencies are identical"
            }
            Hazard::CounterValue { .. } => "\"Transform Feedback\", counter buffers; rule 51",
        }
    }
}

type Result = std::result::Result<(), Hazard>;
/// Writes that no barrier has followed yet, while commands are followed in order.
#[derive(Debug, Default)]
pub struct HazardTracker {
    /// Values that the application set. A capture ends at multiples of 4.
    set: BTreeMap<usize, u32>,
    /// Each write with every dependency that its readers still lack.
    pending: BTreeMap<(Written, Dependency), WrittenIn>,
    bound: BTreeMap<Binding, BoundRange>,
    /// Whether ranges that are captured into at the same time may share bytes.
    overlaps: bool,
    /// Ranges captured into since the last barrier between captures.
    captured: Vec<(BoundRange, WrittenIn)>,
    /// The dependencies that the script states between this subpass and the next one.
    link: BTreeSet<Dependency>,
    /// The current subpass.
    subpass: u32,
    /// The dependencies between each subpass and the next one in the first pass that has
    /// both: the device makes all render passes with these (`device::pass`), and pipelines
    /// are compatible with render passes of identical dependencies only.
    links: BTreeMap<u32, BTreeSet<Dependency>>,
}

/// Where a write was made, as far as the dependencies of subpasses are concerned: their
/// scopes are commands of two subpasses, and those of a barrier inside a subpass are
/// commands of that subpass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WrittenIn {
    /// In this subpass.
    Here,
    /// In this subpass, or in one on which it depends directly or through subpasses
    /// between them: commands of this subpass may use what was written.
    Ordered,
    /// Elsewhere.
    Elsewhere,
}

impl WrittenIn {
    /// After a barrier inside this subpass.
    fn after_barrier(self) -> WrittenIn {
        match self {
            WrittenIn::Here | WrittenIn::Ordered => WrittenIn::Ordered,
            WrittenIn::Elsewhere => WrittenIn::Elsewhere,
        }
    }

    /// In the next subpass, which has the dependency on this one or does not.
    fn in_next_subpass(self, depends: bool) -> WrittenIn {
        if depends {
            self.after_barrier()
        } else {
            WrittenIn::Elsewhere
        }
    }
}

/// The target of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Written {
    /// A counter, by the end of a capture.
    Counter(usize),
    /// A counter, by the application.
    Set(usize),
    /// A buffer, by a capture.
    Captured(usize),
}

/// The target and the kind of command that wrote it.
impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Written::Counter(counter) => write!(f, "counter {counter}, which an end"),
            Written::Set(counter) => write!(f, "counter {counter}, which a step"),
            Written::Captured(buffer) => write!(f, "buffer {buffer}, which a capture"),
        }
    }
}

/// Dependencies that the uses of a counter require after the end of a capture.
const AFTER_END: [Dependency; 5] = [
    Dependency::Counters,
    Dependency::CounterDraws,
    Dependency::CounterCopy,
    Dependency::CounterHost,
    Dependency::CounterRewrite,
];
/// Those after a write of the application. A copy requires none: validation
/// layers do follow this write there.
const AFTER_SET: [Dependency; 2] = [Dependency::Written, Dependency::WrittenDraws];
/// Those of captured data, except for a capture into the same bytes.
const AFTER_CAPTURE: [Dependency; 9] = [
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
/// Dependencies of every subpass for which the script states none
/// (`device::pass`).
const OF_SUBPASS: [Dependency; 4] = [
    Dependency::Counters,
    Dependency::CounterDraws,
    Dependency::Indirect,
    Dependency::Data,
];

impl HazardTracker {
    /// Starts before the first command of a script.
    pub fn new(script: &Script) -> HazardTracker {
        HazardTracker {
            overlaps: script.overlaps,
            set: script
                .counters
                .iter()
                .enumerate()
                .filter_map(|(counter, value)| Some((counter, (*value)?)))
                .collect(),
            ..HazardTracker::default()
        }
    }

    /// Follows a command while a program is bound that captures into `captures`.
    ///
    /// # Errors
    /// The hazard of the command.
    pub fn follow(&mut self, command: &Command, captures: &[Binding]) -> Result {
        let effects = command.effects();
        if let Some((first, ranges)) = effects.binds {
            let bindings = (first.0..).map(Binding);
            self.bound.extend(bindings.zip(ranges.iter().copied()));
        }
        if let Some((by, from)) = effects.reads {
            let user = match by {
                ReadBy::Draw(_) | ReadBy::ByteCountDraw => "draw reads",
                ReadBy::Copy(_) => "copy reads",
            };
            self.reads(user, from, required_by(by))?;
        }
        if effects.clears_state {
            self.bound.clear();
        }
        match command {
            Command::Begin {
                first_counter,
                counters,
            } => {
                for counter in counters.iter().flatten() {
                    self.resume(*counter)?;
                }
                let resumed: BTreeSet<Binding> = (*first_counter..)
                    .zip(counters)
                    .filter(|(_, counter)| counter.is_some())
                    .map(|(binding, _)| Binding(binding))
                    .collect();
                let written = self.written(captures);
                for (number, (binding, range)) in written.iter().enumerate() {
                    if !resumed.contains(binding) {
                        self.overwrite(*binding, range)?;
                    }
                    let mut others = written[..number].iter();
                    let other = others.find(|(_, other)| overlap(other, range));
                    if let (Some((other, _)), false) = (other, self.overlaps) {
                        return Err(Hazard::Overlap {
                            one: *other,
                            other: *binding,
                        });
                    }
                }
            }
            Command::End { counters, .. } => {
                for &counter in counters.iter().flatten() {
                    self.set.remove(&counter);
                    self.write(Written::Counter(counter), WrittenIn::Here, &AFTER_END);
                }
                for (_, range) in self.written(captures) {
                    let written = Written::Captured(range.buffer);
                    self.write(written, WrittenIn::Here, &AFTER_CAPTURE);
                    self.captured.push((range, WrittenIn::Here));
                }
            }
            Command::WriteCounter { counter, value, .. } => {
                let (written, dependency) =
                    (Written::Counter(*counter), Dependency::CounterRewrite);
                self.separated("step writes", written, dependency)?;
                self.set.insert(*counter, *value);
                self.write(Written::Set(*counter), WrittenIn::Elsewhere, &AFTER_SET);
            }
            Command::Barrier(barrier) => match barrier.by {
                SyncMethod::Subpass => self.link.extend(satisfied_by(barrier.order)),
                SyncMethod::Inside => {
                    let satisfied = satisfied_by(barrier.order);
                    self.reorder(|written, dependency| {
                        if satisfied.contains(&dependency) {
                            written.after_barrier()
                        } else {
                            written
                        }
                    });
                }
                SyncMethod::Core
                | SyncMethod::Buffers
                | SyncMethod::Sync2
                | SyncMethod::Event
                | SyncMethod::Event2 => self.satisfy(satisfied_by(barrier.order)),
            },
            Command::Next(Boundary::Subpass) => {
                let mut link = std::mem::take(&mut self.link);
                if link.is_empty() {
                    link.extend(OF_SUBPASS);
                }
                let from = self.subpass;
                self.subpass += 1;
                if *self.links.entry(from).or_insert_with(|| link.clone()) != link {
                    return Err(Hazard::Dependencies { from });
                }
                self.reorder(|written, dependency| {
                    written.in_next_subpass(link.contains(&dependency))
                });
            }
            Command::Bind { .. }
            | Command::DrawByteCount(_)
            | Command::Consume(_)
            | Command::Copy(_)
            | Command::Next(Boundary::CommandBuffer | Boundary::Submission | Boundary::Resubmit)
            | Command::BeginSecondary
            | Command::EndSecondary
            | Command::Draw(_)
            | Command::Use(_)
            | Command::Set(_)
            | Command::BeginConditional(_)
            | Command::EndConditional
            | Command::BeginQuery(_)
            | Command::EndQuery(_)
            | Command::ResetQuery(_) => {}
        }
        Ok(())
    }

    /// Follows the end of a render pass, which ends before the next command.
    pub fn pass_ended(&mut self) {
        self.link.clear();
        self.subpass = 0;
        self.reorder(|_, _| WrittenIn::Elsewhere);
    }

    /// Replaces where each write was made, for each dependency.
    fn reorder(&mut self, now: impl Fn(WrittenIn, Dependency) -> WrittenIn) {
        for ((_, dependency), written) in &mut self.pending {
            *written = now(*written, *dependency);
        }
        for (_, written) in &mut self.captured {
            *written = now(*written, Dependency::Data);
        }
    }

    /// The bound ranges that a capture into these bindings writes.
    fn written(&self, captures: &[Binding]) -> Vec<(Binding, BoundRange)> {
        self.bound
            .iter()
            .filter(|(binding, _)| captures.contains(binding))
            .map(|(binding, range)| (*binding, *range))
            .collect()
    }

    /// A capture begins at the value of a counter.
    fn resume(&self, counter: usize) -> Result {
        let begin = "begin reads";
        self.separated(begin, Written::Counter(counter), Dependency::Counters)?;
        self.separated(begin, Written::Set(counter), Dependency::Written)?;
        match self.set.get(&counter) {
            Some(&value) if !value.is_multiple_of(4) => {
                Err(Hazard::CounterValue { counter, value })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// A capture begins at the start of a range.
    fn overwrite(&self, binding: Binding, range: &BoundRange) -> Result {
        let lacks = |(before, written): &(BoundRange, WrittenIn)| {
            *written != WrittenIn::Ordered && overlap(before, range)
        };
        if self.captured.iter().any(lacks) {
            Err(Hazard::Overwrite { binding })
        } else {
            Ok(())
        }
    }

    fn write(&mut self, written: Written, place: WrittenIn, dependencies: &[Dependency]) {
        if let Written::Counter(counter) | Written::Set(counter) = written {
            let replaced = [Written::Counter(counter), Written::Set(counter)];
            self.pending
                .retain(|(other, _), _| !replaced.contains(other));
        }
        let dependencies = dependencies.iter();
        self.pending
            .extend(dependencies.map(|dependency| ((written, *dependency), place)));
    }

    /// A barrier outside of render passes: its scopes are all commands.
    fn satisfy(&mut self, satisfied: Vec<Dependency>) {
        self.pending
            .retain(|(_, dependency), _| !satisfied.contains(dependency));
        if satisfied.contains(&Dependency::Data) {
            self.captured.clear();
        }
    }

    /// A command reads data or a counter; `of_data` is the dependency that this
    /// use of data requires.
    fn reads(&self, user: &'static str, from: CapturedSource, of_data: Dependency) -> Result {
        let counter = match from {
            CapturedSource::Captured(place) => {
                return self.separated(user, Written::Captured(place.buffer), of_data);
            }
            CapturedSource::Counter(counter) => counter,
        };
        let (after_end, after_set) = match of_data {
            Dependency::Copy => (Dependency::CounterCopy, None),
            Dependency::Host => (Dependency::CounterHost, None),
            _draws => (Dependency::CounterDraws, Some(Dependency::WrittenDraws)),
        };
        self.separated(user, Written::Counter(counter), after_end)?;
        match after_set {
            Some(dependency) => self.separated(user, Written::Set(counter), dependency),
            None => Ok(()),
        }
    }

    /// If this was written, a barrier with this dependency must have followed.
    fn separated(&self, user: &'static str, written: Written, dependency: Dependency) -> Result {
        let place = self.pending.get(&(written, dependency));
        if place.is_some_and(|place| *place != WrittenIn::Ordered) {
            Err(Hazard::MissingBarrier {
                user,
                written,
                dependency,
            })
        } else {
            Ok(())
        }
    }
}

/// The dependencies of later commands that a barrier satisfies.
fn satisfied_by(stated: Dependency) -> Vec<Dependency> {
    match stated {
        // Its cases find out whether this access is sufficient.
        Dependency::CountersElsewhere => vec![Dependency::Counters, Dependency::CounterDraws],
        Dependency::Data
        | Dependency::Counters
        | Dependency::CounterDraws
        | Dependency::CounterCopy
        | Dependency::CounterHost
        | Dependency::CounterRewrite
        | Dependency::Written
        | Dependency::WrittenDraws
        | Dependency::Vertex
        | Dependency::Index
        | Dependency::Indirect
        | Dependency::Uniform
        | Dependency::Storage
        | Dependency::UniformTexel
        | Dependency::StorageTexel
        | Dependency::Copy
        | Dependency::Host => vec![stated],
    }
}

/// The dependency that a read of captured data requires.
fn required_by(by: ReadBy) -> Dependency {
    match by {
        ReadBy::Draw(DrawInput::Data(reads)) => match reads {
            ReadAs::Vertex | ReadAs::Instance => Dependency::Vertex,
            ReadAs::Uniform => Dependency::Uniform,
            ReadAs::Storage => Dependency::Storage,
            ReadAs::UniformTexel => Dependency::UniformTexel,
            ReadAs::StorageTexel => Dependency::StorageTexel,
        },
        ReadBy::Draw(DrawInput::Index) => Dependency::Index,
        ReadBy::Draw(DrawInput::Indirect { .. } | DrawInput::Count) | ReadBy::ByteCountDraw => {
            Dependency::Indirect
        }
        ReadBy::Copy(Copier::Queue) => Dependency::Copy,
        ReadBy::Copy(Copier::Host) => Dependency::Host,
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
