//! Follows the commands of a script in the order in which they are executed.

use super::Hazard;
use super::access::{Access, Use, read_bytes, required_by};
use crate::script::barrier::{Dependency, SyncMethod};
use crate::script::commands::effects::{Drawn, ReadBy};
use crate::script::commands::{BoundRange, Boundary, Command, RangeSize, Script};
use crate::script::consume::{BufferCopy, CapturedSource, Copier, DrawInput};
use crate::script::draw::IndexBuffer;
use crate::script::placement::Place;
use crate::units::Binding;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

type Result = std::result::Result<(), Hazard>;

/// A command with its surroundings.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    pub number: usize,
    pub command: &'a Command,
    /// Whether a render pass ends before the command.
    pub ends_pass: bool,
    /// The bindings into which the bound program captures.
    pub captures: &'a [Binding],
}

/// Accesses that no barrier has followed yet, while commands are followed in order.
#[derive(Debug, Default)]
pub struct HazardTracker<'a> {
    indices: &'a [IndexBuffer],
    /// The commands of the current submission, for a second execution.
    submission: Vec<Step<'a>>,
    /// Values that the application set. A capture ends at multiples of 4.
    set: BTreeMap<usize, u32>,
    /// The start of the range for which an end stored a counter last, and the captures up to
    /// then.
    stored: BTreeMap<usize, (Place, usize)>,
    /// Each access with every use that would lack a dependency on it.
    pending: BTreeMap<(Access, Use), AccessIn>,
    bound: BTreeMap<Binding, BoundRange>,
    /// Whether ranges that are captured into at the same time may share bytes.
    overlaps: bool,
    /// The bytes that captures wrote and draws read since the last barrier before captures.
    bytes: Vec<Bytes>,
    /// The bytes that vkCmdCopyBuffer wrote, by buffer.
    copied: Vec<(usize, Range<u64>)>,
    /// The active capture.
    active: Option<Active>,
    /// The captures so far.
    captures: usize,
    /// The captured data that the next draw reads.
    inputs: Vec<(DrawInput, Place)>,
    /// The counters that the next draw reads.
    parameters: Vec<usize>,
    /// The dependencies that the script states between this subpass and the next one.
    link: BTreeSet<Dependency>,
    /// The current subpass.
    subpass: u32,
    /// The dependencies between each subpass and the next one in the first pass that has
    /// both: the device makes all render passes with these (`device::pass`), and pipelines
    /// are compatible with render passes of identical dependencies only.
    links: BTreeMap<u32, BTreeSet<Dependency>>,
}

#[derive(Debug)]
struct Active {
    /// The counters that the begin read.
    begun: Vec<usize>,
    /// The counters that its draws read.
    drawn: Vec<usize>,
    ranges: Vec<(Binding, BoundRange)>,
}

/// Bytes that a later capture may write.
#[derive(Debug)]
struct Bytes {
    access: Access,
    bytes: Range<u64>,
    /// The captures up to the access.
    captures: usize,
    place: AccessIn,
}

/// Where an access was made, as far as the dependencies of subpasses are concerned: their
/// scopes are commands of two subpasses, and those of a barrier inside a subpass are
/// commands of that subpass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AccessIn {
    /// In this subpass.
    Here,
    /// In this subpass, or in one on which it depends directly or through subpasses
    /// between them: commands of this subpass may follow the access.
    Ordered,
    /// Elsewhere.
    Elsewhere,
}

impl AccessIn {
    /// After a barrier inside this subpass.
    fn after_barrier(self) -> AccessIn {
        match self {
            AccessIn::Here | AccessIn::Ordered => AccessIn::Ordered,
            AccessIn::Elsewhere => AccessIn::Elsewhere,
        }
    }

    /// In the next subpass, which has the dependency on this one or does not.
    fn in_next_subpass(self, depends: bool) -> AccessIn {
        if depends {
            self.after_barrier()
        } else {
            AccessIn::Elsewhere
        }
    }
}

/// Dependencies of every subpass for which the script states none
/// (`device::pass`).
const OF_SUBPASS: [Dependency; 4] = [
    Dependency::Counters,
    Dependency::CounterDraws,
    Dependency::Indirect,
    Dependency::Data,
];

impl<'a> HazardTracker<'a> {
    /// Starts before the first command of a script.
    pub fn new(script: &'a Script) -> HazardTracker<'a> {
        HazardTracker {
            indices: &script.indices,
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

    /// Follows a command.
    ///
    /// # Errors
    /// The hazard of the command.
    pub fn follow(&mut self, step: Step<'a>) -> Result {
        if step.command == &Command::Next(Boundary::Submission) {
            self.submission.clear();
        } else {
            self.submission.push(step);
        }
        self.execute(step)
    }

    /// Follows the commands of the current submission, which ends here, a second time.
    ///
    /// # Errors
    /// The first hazard, and the number of its command.
    pub fn execute_again(&mut self) -> std::result::Result<(), (usize, Hazard)> {
        let submission = std::mem::take(&mut self.submission);
        let mut steps = submission.into_iter();
        steps.try_for_each(|step| {
            let executed = self.execute(step);
            executed.map_err(|hazard| (step.number, hazard))
        })
    }

    fn execute(&mut self, step: Step<'_>) -> Result {
        if step.ends_pass {
            self.pass_ended();
        }
        let effects = step.command.effects();
        if let Some((first, ranges)) = effects.binds {
            let bindings = (first.0..).map(Binding);
            self.bound.extend(bindings.zip(ranges.iter().copied()));
        }
        if let Some((by, from)) = effects.reads {
            self.reads(by, from)?;
        }
        if let Some(drawn) = effects.draws {
            self.drawn(drawn)?;
        }
        if effects.clears_state {
            self.bound.clear();
        }
        match step.command {
            Command::Begin {
                first_counter,
                counters,
            } => self.begin((*first_counter, counters), step.captures),
            Command::End {
                first_counter,
                counters,
            } => self.end(*first_counter, counters),
            Command::WriteCounter { counter, value, .. } => {
                self.separated("step writes", Access::CounterStored(*counter), Use::SET)?;
                self.separated("step writes", Access::CounterBegun(*counter), Use::SET)?;
                self.separated("step writes", Access::CounterDrawn(*counter), Use::SET)?;
                self.set.insert(*counter, *value);
                self.stored.remove(counter);
                self.counter_written(*counter, Access::CounterSet(*counter));
                Ok(())
            }
            Command::Copy(copy) => self.copy(copy),
            Command::Barrier(barrier) => {
                self.barrier(barrier.order, barrier.by);
                Ok(())
            }
            Command::Next(Boundary::Subpass) => self.next_subpass(),
            Command::Bind { .. }
            | Command::DrawByteCount(_)
            | Command::Consume(_)
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
            | Command::ResetQuery(_) => Ok(()),
        }
    }

    fn begin(
        &mut self,
        (first, counters): (u32, &[Option<usize>]),
        captures: &[Binding],
    ) -> Result {
        for counter in counters.iter().flatten() {
            self.resume(*counter)?;
        }
        let begun: BTreeMap<Binding, usize> = (first..)
            .zip(counters)
            .filter_map(|(binding, counter)| Some((Binding(binding), (*counter)?)))
            .collect();
        let ranges = self.written(captures);
        for (number, (binding, range)) in ranges.iter().enumerate() {
            self.overwrite(*binding, range, begun.get(binding))?;
            let mut others = ranges[..number].iter();
            let other = others.find(|(_, other)| overlap(other, range));
            if let (Some((other, _)), false) = (other, self.overlaps) {
                return Err(Hazard::Overlap {
                    one: *other,
                    other: *binding,
                });
            }
        }
        self.captures += 1;
        self.active = Some(Active {
            begun: begun.into_values().collect(),
            drawn: Vec::new(),
            ranges,
        });
        Ok(())
    }

    fn end(&mut self, first: u32, counters: &[Option<usize>]) -> Result {
        let active = self.active.take();
        let Active {
            begun,
            drawn,
            ranges,
        } = active.expect("the checker refuses an end while no capture is active");
        for &counter in counters.iter().flatten() {
            if drawn.contains(&counter) {
                return Err(Hazard::StoresWhatItDraws { counter });
            }
            let user = "end writes";
            self.separated(user, Access::CounterStored(counter), Use::END)?;
            self.separated(user, Access::CounterSet(counter), Use::END_OVER_SET)?;
            self.separated(user, Access::CounterBegun(counter), Use::END)?;
            self.separated(user, Access::CounterDrawn(counter), Use::END)?;
        }
        // The end itself follows its begin.
        for counter in begun {
            self.access(Access::CounterBegun(counter), AccessIn::Here);
        }
        for (binding, counter) in (first..).map(Binding).zip(counters) {
            let Some(counter) = *counter else {
                continue;
            };
            self.set.remove(&counter);
            self.stored.remove(&counter);
            if let Some(range) = self.bound.get(&binding) {
                let stored = (start(range), self.captures);
                self.stored.insert(counter, stored);
            }
            self.counter_written(counter, Access::CounterStored(counter));
        }
        for (_, range) in ranges {
            let access = Access::Captured(range.buffer);
            self.access(access, AccessIn::Here);
            self.touch(access, range_bytes(&range));
        }
        Ok(())
    }

    /// A copy. The dependencies of what it reads are followed already.
    fn copy(&mut self, copy: &BufferCopy) -> Result {
        let buffer = copy.to.buffer;
        let bytes = |place: Place| place.offset..place.offset.saturating_add(copy.bytes);
        let user = "copy writes";
        match copy.by {
            Copier::Queue => {
                self.separated(user, Access::Captured(buffer), Use::COPY_INTO)?;
                self.separated(user, Access::Drawn(buffer), Use::COPY_INTO)?;
                self.copied.push((buffer, bytes(copy.to)));
            }
            // The host waits for everything before, so that it may write what was read.
            Copier::Host => {
                if let CapturedSource::Captured(place) = copy.from {
                    self.not_copied("copy reads", place.buffer, &bytes(place))?;
                }
                self.separated(user, Access::Captured(buffer), Use::HOST_COPY_INTO)?;
            }
        }
        Ok(())
    }

    fn barrier(&mut self, stated: Dependency, by: SyncMethod) {
        match by {
            SyncMethod::Subpass => {
                self.link.insert(stated);
            }
            SyncMethod::Inside => self.reorder(|access, later, place| {
                if access.is_ordered_by(stated, later) {
                    place.after_barrier()
                } else {
                    place
                }
            }),
            // Outside of render passes its scopes are all commands.
            SyncMethod::Core
            | SyncMethod::Buffers
            | SyncMethod::Sync2
            | SyncMethod::Event
            | SyncMethod::Event2 => {
                self.pending
                    .retain(|(access, later), _| !access.is_ordered_by(stated, *later));
                self.bytes
                    .retain(|bytes| !bytes.access.is_ordered_by(stated, Use::CAPTURE));
            }
        }
    }

    fn next_subpass(&mut self) -> Result {
        let mut link = std::mem::take(&mut self.link);
        if link.is_empty() {
            link.extend(OF_SUBPASS);
        }
        let from = self.subpass;
        self.subpass += 1;
        if *self.links.entry(from).or_insert_with(|| link.clone()) != link {
            return Err(Hazard::Dependencies { from });
        }
        self.reorder(|access, later, place| {
            let mut stated = link.iter();
            place.in_next_subpass(stated.any(|stated| access.is_ordered_by(*stated, later)))
        });
        Ok(())
    }

    /// Follows the end of a render pass.
    fn pass_ended(&mut self) {
        self.link.clear();
        self.subpass = 0;
        self.reorder(|_, _, _| AccessIn::Elsewhere);
    }

    /// Replaces where each access was made, for each later use.
    fn reorder(&mut self, now: impl Fn(Access, Use, AccessIn) -> AccessIn) {
        for ((access, later), place) in &mut self.pending {
            *place = now(*access, *later, *place);
        }
        for bytes in &mut self.bytes {
            bytes.place = now(bytes.access, Use::CAPTURE, bytes.place);
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
        self.separated(begin, Access::CounterStored(counter), Use::BEGIN)?;
        self.separated(begin, Access::CounterSet(counter), Use::BEGIN_AT_SET)?;
        match self.set.get(&counter) {
            Some(&value) if !value.is_multiple_of(4) => {
                Err(Hazard::CounterValue { counter, value })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// A capture begins in a range. It continues after the bytes that were captured before
    /// if it begins at a counter that an end stored for the start of this range; later
    /// captures and other values of the counter mean that it may write over them.
    fn overwrite(&self, binding: Binding, range: &BoundRange, counter: Option<&usize>) -> Result {
        let stored = counter.and_then(|counter| self.stored.get(counter));
        let continued = stored.filter(|(from, _)| *from == start(range));
        let lacks = |bytes: &&Bytes| {
            bytes.place != AccessIn::Ordered
                && bytes.is_in(range)
                && continued.is_none_or(|(_, captures)| bytes.captures > *captures)
        };
        match self.bytes.iter().find(lacks).map(|bytes| bytes.access) {
            None => Ok(()),
            Some(Access::Drawn(_)) => Err(Hazard::OverwriteRead { binding }),
            Some(_captured) => Err(Hazard::Overwrite { binding }),
        }
    }

    /// A draw reads its inputs.
    fn drawn(&mut self, drawn: Drawn<'_>) -> Result {
        for counter in std::mem::take(&mut self.parameters) {
            self.access(Access::CounterDrawn(counter), AccessIn::Here);
            if let Some(active) = &mut self.active {
                active.drawn.push(counter);
            }
        }
        for (by, place) in std::mem::take(&mut self.inputs) {
            let buffer = place.buffer;
            let bytes = read_bytes((by, place.offset), drawn, self.indices);
            self.not_copied("draw reads", buffer, &bytes)?;
            let active = self.active.iter().flat_map(|active| &active.ranges);
            let mut written = active.filter(|(_, range)| range.buffer == buffer);
            if written.any(|(_, range)| shares(&range_bytes(range), &bytes)) {
                return Err(Hazard::ReadsOwnCapture { buffer });
            }
            self.access(Access::Drawn(buffer), AccessIn::Here);
            self.touch(Access::Drawn(buffer), bytes);
        }
        Ok(())
    }

    /// Bytes that are read, other than by a copy of the queue, must not be those of a copy.
    fn not_copied(&self, user: &'static str, buffer: usize, bytes: &Range<u64>) -> Result {
        let mut copied = self.copied.iter();
        if copied.any(|(other, copied)| *other == buffer && shares(copied, bytes)) {
            let earlier = Access::Copied(buffer);
            return Err(Hazard::NoBarrier { user, earlier });
        }
        Ok(())
    }

    fn access(&mut self, access: Access, place: AccessIn) {
        let later = access.required_after().iter();
        self.pending
            .extend(later.map(|later| ((access, *later), place)));
    }

    fn touch(&mut self, access: Access, bytes: Range<u64>) {
        self.bytes.push(Bytes {
            access,
            bytes,
            captures: self.captures,
            place: AccessIn::Here,
        });
    }

    /// A write replaces every earlier access: it is ordered after them.
    fn counter_written(&mut self, counter: usize, access: Access) {
        let replaced = [
            Access::CounterStored(counter),
            Access::CounterSet(counter),
            Access::CounterBegun(counter),
            Access::CounterDrawn(counter),
        ];
        self.pending
            .retain(|(other, _), _| !replaced.contains(other));
        self.access(access, AccessIn::Here);
    }

    /// A command, or the next draw, reads data or a counter.
    fn reads(&mut self, by: ReadBy, from: CapturedSource) -> Result {
        let user = match by {
            ReadBy::Draw(_) | ReadBy::ByteCountDraw => "draw reads",
            ReadBy::Copy(_) => "copy reads",
        };
        let (after_end, after_set) = match by {
            ReadBy::Draw(_) | ReadBy::ByteCountDraw => {
                (Dependency::CounterDraws, Some(Dependency::WrittenDraws))
            }
            ReadBy::Copy(Copier::Queue) => (Dependency::CounterCopy, None),
            ReadBy::Copy(Copier::Host) => (Dependency::CounterHost, Some(Dependency::CounterHost)),
        };
        match (from, by) {
            (CapturedSource::Captured(place), ReadBy::Draw(input)) => {
                self.inputs.push((input, place));
            }
            (CapturedSource::Counter(counter), ReadBy::Draw(_) | ReadBy::ByteCountDraw) => {
                self.parameters.push(counter);
            }
            (CapturedSource::Captured(_), ReadBy::ByteCountDraw) | (_, ReadBy::Copy(_)) => {}
        }
        match from {
            CapturedSource::Captured(place) => {
                let access = Access::Captured(place.buffer);
                self.separated(user, access, Use::read(required_by(by)))
            }
            CapturedSource::Counter(counter) => {
                let stored = Access::CounterStored(counter);
                self.separated(user, stored, Use::read(after_end))?;
                after_set.map_or(Ok(()), |dependency| {
                    let set = Access::CounterSet(counter);
                    self.separated(user, set, Use::read(dependency))
                })
            }
        }
    }

    /// After this access, a barrier must have come before the use.
    fn separated(&self, user: &'static str, earlier: Access, later: Use) -> Result {
        match self.pending.get(&(earlier, later)) {
            None | Some(AccessIn::Ordered) => Ok(()),
            Some(AccessIn::Here | AccessIn::Elsewhere) if earlier.can_precede(later) => {
                Err(Hazard::MissingBarrier {
                    user,
                    earlier,
                    dependency: later.dependency,
                })
            }
            Some(AccessIn::Here | AccessIn::Elsewhere) => Err(Hazard::NoBarrier { user, earlier }),
        }
    }
}

impl Bytes {
    /// Whether a bound range has some of the bytes.
    fn is_in(&self, range: &BoundRange) -> bool {
        match self.access {
            Access::Captured(buffer) | Access::Drawn(buffer) => {
                buffer == range.buffer && shares(&self.bytes, &range_bytes(range))
            }
            Access::CounterStored(_)
            | Access::CounterSet(_)
            | Access::CounterBegun(_)
            | Access::CounterDrawn(_)
            | Access::Copied(_) => false,
        }
    }
}

/// The start of a bound range.
fn start(range: &BoundRange) -> Place {
    Place {
        buffer: range.buffer,
        offset: range.offset,
    }
}

fn range_bytes(range: &BoundRange) -> Range<u64> {
    let end = match range.size {
        RangeSize::Bytes(bytes) => range.offset.saturating_add(bytes),
        RangeSize::WholeSize | RangeSize::NullSizes => u64::MAX,
    };
    range.offset..end
}

fn shares(a: &Range<u64>, b: &Range<u64>) -> bool {
    a.start < b.end && b.start < a.end
}

/// Whether two ranges share a byte.
fn overlap(a: &BoundRange, b: &BoundRange) -> bool {
    a.buffer == b.buffer && shares(&range_bytes(a), &range_bytes(b))
}
