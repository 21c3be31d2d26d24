//! The order of accesses by barriers and by dependencies of subpasses.

use super::Hazard;
use super::access::{Access, Use};
use super::state::{AccessIn, HazardTracker};
use crate::script::barrier::{Dependency, SyncMethod};

/// Dependencies of every subpass for which the script states none
/// (`device::pass`).
const OF_SUBPASS: [Dependency; 4] = [
    Dependency::Counters,
    Dependency::CounterDraws,
    Dependency::Indirect,
    Dependency::Data,
];

impl HazardTracker<'_> {
    pub(super) fn barrier(&mut self, stated: Dependency, by: SyncMethod) {
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
                    .retain(|pending| !pending.access.is_ordered_by(stated, pending.later));
            }
        }
    }

    pub(super) fn next_subpass(&mut self) -> Result<(), Hazard> {
        let mut link = std::mem::take(&mut self.link);
        if link.is_empty() {
            link.extend(OF_SUBPASS);
        }
        // The next subpass is the current one already.
        let from = self.state.subpass() - 1;
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
    pub(super) fn pass_ended(&mut self) {
        self.link.clear();
        self.reorder(|_, _, _| AccessIn::Elsewhere);
    }

    /// Replaces where each access was made, for each later use.
    fn reorder(&mut self, now: impl Fn(Access, Use, AccessIn) -> AccessIn) {
        for pending in &mut self.pending {
            pending.place = now(pending.access, pending.later, pending.place);
        }
    }
}
