//! Logical devices by the features they have, and on each the pipelines that
//! jobs have made and may share: of jobs that draw with the same programs in
//! the same kind of pass, only the first has pipelines to make.
//!
//! Which features are enabled, and so which jobs share a device, follows from
//! the job alone. Both stores are bounded; the longest unused goes first. What
//! is shared is never written to: a run has memory, queries and command buffers
//! of its own. Under the validation layer nothing but devices is shared: what it
//! says of a pipeline it says when that is made, and each job is to hear it.

use super::barriers::Masks;
use super::logical::Logical;
use super::programs::Programs;
use crate::script::{ExecuteError, Job, Program};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

/// Logical devices kept at once; drivers hold memory for each.
const MOST_DEVICES: usize = 8;
/// Sets of pipelines kept on one device: enough for the sweeps whose cases
/// alternate between programs.
const MOST_PROGRAMS: usize = 24;

/// What pipelines depend on, beside the device.
#[derive(Clone, Debug, PartialEq)]
struct Key {
    programs: Vec<Program>,
    subpasses: u32,
    dependencies: BTreeMap<(u32, u32), Masks>,
}

/// A logical device and what has been made of it.
pub(super) struct Shared {
    pub device: Arc<Logical>,
    programs: Recent<Key, Arc<Programs>>,
}

impl Shared {
    /// The pipelines of a job, and whether they are new.
    ///
    /// # Errors
    /// As [`Programs::new`].
    pub fn programs(
        &mut self,
        job: &Job,
        subpasses: u32,
        dependencies: &BTreeMap<(u32, u32), Masks>,
    ) -> Result<(Arc<Programs>, bool), ExecuteError> {
        let key = Key {
            programs: job.programs().cloned().collect(),
            subpasses,
            dependencies: dependencies.clone(),
        };
        if let Some(known) = self.programs.find(&key) {
            return Ok((Arc::clone(known), false));
        }
        let made = Programs::new(&self.device, job, subpasses, dependencies)?;
        let made = Arc::new(made);
        self.programs.add(key, Arc::clone(&made));
        Ok((made, true))
    }
}

/// Every logical device that is open.
pub(super) struct Devices {
    open: Recent<BTreeSet<String>, Shared>,
    most_programs: usize,
}

impl Devices {
    /// None yet; jobs share pipelines if they may.
    pub fn new(share_pipelines: bool) -> Devices {
        Devices {
            open: Recent::new(MOST_DEVICES),
            most_programs: if share_pipelines { MOST_PROGRAMS } else { 0 },
        }
    }

    /// The device with these features, which `open` makes if need be.
    ///
    /// # Errors
    /// As `open`.
    pub fn with(
        &mut self,
        features: &BTreeSet<String>,
        open: impl FnOnce() -> Result<Arc<Logical>, ExecuteError>,
    ) -> Result<&mut Shared, ExecuteError> {
        if self.open.find(features).is_none() {
            let device = open()?;
            let programs = Recent::new(self.most_programs);
            self.open.add(features.clone(), Shared { device, programs });
        }
        // It was found or added, and so it is the newest.
        self.open.newest().ok_or_else(|| {
            let message = "a logical device that was just opened is gone";
            ExecuteError::Harness(message.into())
        })
    }

    /// Gives up the device with these features and all that was made of it.
    pub fn forget(&mut self, features: &BTreeSet<String>) {
        self.open.entries.retain(|(known, _)| known != features);
    }
}

/// A bounded store; what was found or added last is at the end.
struct Recent<K, V> {
    entries: VecDeque<(K, V)>,
    most: usize,
}

impl<K: PartialEq, V> Recent<K, V> {
    fn new(most: usize) -> Recent<K, V> {
        Recent {
            entries: VecDeque::new(),
            most,
        }
    }

    fn find(&mut self, key: &K) -> Option<&V> {
        let at = self.entries.iter().position(|(known, _)| known == key)?;
        let entry = self.entries.remove(at)?;
        self.entries.push_back(entry);
        self.entries.back().map(|(_, value)| value)
    }

    fn add(&mut self, key: K, value: V) {
        if self.most == 0 {
            return;
        }
        if self.entries.len() >= self.most {
            self.entries.pop_front();
        }
        self.entries.push_back((key, value));
    }

    fn newest(&mut self) -> Option<&mut V> {
        self.entries.back_mut().map(|(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_unused_goes_first() {
        let mut store = Recent::new(2);
        store.add("a", 1);
        store.add("b", 2);
        assert_eq!(store.find(&"a"), Some(&1));
        store.add("c", 3);
        assert_eq!(store.find(&"b"), None);
        assert_eq!(store.find(&"a"), Some(&1));
        assert_eq!(store.newest(), Some(&mut 1));
        assert_eq!(store.find(&"c"), Some(&3));
        let mut none = Recent::new(0);
        none.add("a", 1);
        assert_eq!(none.find(&"a"), None);
    }
}
