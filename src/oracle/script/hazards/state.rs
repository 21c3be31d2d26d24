//! The state of a [`HazardTracker`]: the accesses that later commands may depend on.

use super::Hazard;
use super::access::{Access, Use};
use crate::script::barrier::Dependency;
use crate::script::commands::{Command, Script};
use crate::script::counters::CounterHome;
use crate::script::placement::Place;
use crate::script::program_use::ProgramUse;
use crate::script::timeline::ScriptState;
use crate::units::{Binding, CounterIndex};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

pub(super) type Result = std::result::Result<(), Hazard>;

/// Accesses that no barrier has followed yet, while commands are followed in order.
#[derive(Debug)]
pub struct HazardTracker<'a> {
    pub(super) script: &'a Script,
    pub(super) programs: &'a [ProgramUse],
    pub(super) state: ScriptState<'a>,
    /// The commands of the current submission and their numbers, for a second execution.
    pub(super) submission: Vec<(usize, &'a Command)>,
    /// The values of counters.
    pub(super) values: BTreeMap<CounterIndex, Interval>,
    /// The start of the range for which an end stored a counter last, and the captures up to
    /// then.
    pub(super) stored: BTreeMap<CounterIndex, (Place, usize)>,
    /// Each access with every use that would lack a dependency on it.
    pub(super) pending: Vec<Pending>,
    /// The bytes that vkCmdCopyBuffer wrote, by buffer.
    pub(super) copied: Vec<(usize, Range<u64>)>,
    /// The active capture.
    pub(super) active: Option<ActiveCapture>,
    /// The dependencies that the script states between this subpass and the next one.
    pub(super) link: BTreeSet<Dependency>,
    /// The dependencies between each subpass and the next one in the first pass that has
    /// both: the device makes all render passes with these (`device::pass`), and pipelines
    /// are compatible with render passes of identical dependencies only.
    pub(super) links: BTreeMap<u32, BTreeSet<Dependency>>,
}

/// The least and the greatest value that a counter, or the number of bytes that a range
/// has, may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Interval {
    pub least: u64,
    pub most: u64,
}

impl Interval {
    pub(super) const UNKNOWN: Interval = Interval {
        least: 0,
        most: u32::MAX as u64,
    };

    pub(super) fn exactly(value: u64) -> Interval {
        let (least, most) = (value, value);
        Interval { least, most }
    }

    /// Returns the value, if there is only one.
    pub(super) fn known(self) -> Option<u64> {
        (self.least == self.most).then_some(self.least)
    }
}

/// The capture that is active.
#[derive(Debug)]
pub(super) struct ActiveCapture {
    /// The counters that the begin read.
    pub begun: Vec<CounterIndex>,
    /// The counters that its draws read.
    pub drawn: Vec<CounterIndex>,
    pub ranges: Vec<CaptureRange>,
}

/// A bound range that a capture writes.
#[derive(Debug)]
pub(super) struct CaptureRange {
    pub binding: Binding,
    pub buffer: usize,
    /// The bytes of the buffer that are written.
    pub written: Range<u64>,
    /// The offset in the range where the capture ends.
    pub end: Interval,
}

/// An access on which a later use would lack a dependency.
#[derive(Debug)]
pub(super) struct Pending {
    pub access: Access,
    /// The bytes of the capture buffer, or of the counter.
    pub bytes: Range<u64>,
    /// The captures up to the access.
    pub captures: usize,
    pub later: Use,
    pub place: AccessIn,
}

/// The bytes of a counter.
const COUNTER: Range<u64> = 0..4;

/// The place of an access, as far as the dependencies of subpasses are concerned: their
/// scopes are commands of two subpasses, and those of a barrier inside a subpass are
/// commands of that subpass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AccessIn {
    /// The current subpass.
    Here,
    /// The current subpass, or one on which it depends directly or through subpasses
    /// between them: commands of this subpass may follow the access.
    Ordered,
    /// Elsewhere.
    Elsewhere,
}

impl AccessIn {
    /// After a barrier inside this subpass.
    pub(super) fn after_barrier(self) -> AccessIn {
        match self {
            AccessIn::Here | AccessIn::Ordered => AccessIn::Ordered,
            AccessIn::Elsewhere => AccessIn::Elsewhere,
        }
    }

    /// The place of the access in the next subpass, which has the dependency on this one
    /// or does not.
    pub(super) fn in_next_subpass(self, depends: bool) -> AccessIn {
        if depends {
            self.after_barrier()
        } else {
            AccessIn::Elsewhere
        }
    }
}

impl<'a> HazardTracker<'a> {
    /// Starts before the first command of a script of these programs.
    pub fn new(script: &'a Script, programs: &'a [ProgramUse]) -> HazardTracker<'a> {
        HazardTracker {
            script,
            programs,
            state: ScriptState::new(script),
            submission: Vec::new(),
            values: CounterIndex::enumerate(&script.counters)
                .filter_map(|(counter, value)| Some((counter, Interval::exactly((*value)?.into()))))
                .collect(),
            stored: BTreeMap::new(),
            pending: Vec::new(),
            copied: Vec::new(),
            active: None,
            link: BTreeSet::new(),
            links: BTreeMap::new(),
        }
    }
}

impl HazardTracker<'_> {
    /// Bytes are accessed.
    pub(super) fn access(&mut self, access: Access, bytes: &Range<u64>) {
        for later in access.required_after() {
            self.pending.push(Pending {
                access,
                bytes: bytes.clone(),
                captures: self.state.captures,
                later: *later,
                place: AccessIn::Here,
            });
        }
    }

    /// A counter is accessed.
    pub(super) fn counter_access(&mut self, access: Access) {
        self.access(access, &COUNTER);
    }

    /// A write replaces every earlier access: it is ordered after them.
    pub(super) fn counter_written(&mut self, counter: CounterIndex, access: Access) {
        let replaced = [
            Access::CounterStored(counter),
            Access::CounterSet(counter),
            Access::CounterBegun(counter),
            Access::CounterDrawn(counter),
        ];
        self.pending
            .retain(|pending| !replaced.contains(&pending.access));
        self.counter_access(access);
    }

    /// After this access to any of these bytes, a barrier must have come before the use.
    pub(super) fn separated(
        &self,
        user: &'static str,
        (earlier, bytes): (Access, &Range<u64>),
        later: Use,
    ) -> Result {
        let mut pending = self.pending.iter();
        let is_ordered = !pending.any(|pending| {
            (pending.access, pending.later) == (earlier, later)
                && pending.place != AccessIn::Ordered
                && shares(&pending.bytes, bytes)
        });
        if is_ordered {
            Ok(())
        } else if earlier.can_precede(later) {
            Err(Hazard::MissingBarrier {
                user,
                earlier,
                dependency: later.dependency,
            })
        } else {
            Err(Hazard::NoBarrier { user, earlier })
        }
    }

    /// The counters in these bytes of a capture buffer, which are read with them.
    pub(super) fn counters_in(&self, buffer: usize, bytes: &Range<u64>) -> Vec<CounterIndex> {
        let places = self.script.counter_places.iter();
        let inside = places.filter(|(_, place)| {
            place.home == CounterHome::Capture(buffer)
                && shares(&(place.offset..place.offset + COUNTER.end), bytes)
        });
        inside.map(|(counter, _)| *counter).collect()
    }

    /// The counter must not have been written: no barrier orders the use after that.
    pub(super) fn counter_unwritten(&self, user: &'static str, counter: CounterIndex) -> Result {
        let writes = [Access::CounterStored(counter), Access::CounterSet(counter)];
        let mut pending = self.pending.iter();
        match pending.find(|pending| writes.contains(&pending.access)) {
            None => Ok(()),
            Some(pending) => Err(Hazard::NoBarrier {
                user,
                earlier: pending.access,
            }),
        }
    }

    /// The form of [`separated`](Self::separated) for a counter.
    pub(super) fn counter_separated(
        &self,
        user: &'static str,
        earlier: Access,
        later: Use,
    ) -> Result {
        self.separated(user, (earlier, &COUNTER), later)
    }
}

/// Returns whether two ranges share a byte.
pub(super) fn shares(a: &Range<u64>, b: &Range<u64>) -> bool {
    a.start < b.end && b.start < a.end
}
