//! Logical devices by their features, and on each the pipelines that jobs share: of
//! the jobs that draw with the same programs in the same kind of pass, only the
//! first creates pipelines.
//!
//! The enabled features, and so the jobs that share a device, follow from the job, and
//! where features are shared from what the device offers. Both caches are bounded and drop the least recently used entry. SharedDevice
//! objects are never written to: a run has its own memory, queries and command
//! buffers. Under the validation layer only devices are shared, because the layer
//! reports on a pipeline when it is created, and each job needs that report.

use super::barriers::Masks;
use super::logical::Logical;
use super::programs::Programs;
use crate::script::practice::Practice;
use crate::script::{ExecuteError, Feature, Job, Program};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

/// The capacity for logical devices; drivers hold memory for each. The default list in
/// variations makes a sixth fewer than with a capacity of 8, and with 32 hardly fewer.
const MAX_DEVICES: usize = 16;
/// The capacity for sets of pipelines on one device: enough for sweeps whose cases
/// alternate between programs.
const MAX_PROGRAMS: usize = 24;

/// Everything that pipelines depend on, except the device.
#[derive(Clone, Debug, PartialEq)]
struct Key {
    programs: Vec<Program>,
    subpasses: u32,
    dependencies: BTreeMap<(u32, u32), Masks>,
    /// Whether their passes have an attachment to clear.
    clears: bool,
    practices: BTreeSet<Practice>,
}

/// A logical device and its pipelines.
pub(super) struct SharedDevice {
    pub device: Arc<Logical>,
    programs: RecentCache<Key, Arc<Programs>>,
}

impl SharedDevice {
    /// Returns the pipelines of a job, and whether they are new.
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
            clears: job.script.clears_attachments(),
            practices: job.script.practices.clone(),
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

/// All open logical devices.
pub(super) struct Devices {
    open: RecentCache<BTreeSet<Feature>, SharedDevice>,
    max_programs: usize,
}

impl Devices {
    /// No devices yet; jobs share pipelines if `share_pipelines` is set.
    pub fn new(share_pipelines: bool) -> Devices {
        Devices {
            open: RecentCache::new(MAX_DEVICES),
            max_programs: if share_pipelines { MAX_PROGRAMS } else { 0 },
        }
    }

    /// Makes the device with these features current, which `create` makes if it is missing.
    ///
    /// # Errors
    /// As `create`.
    pub fn open(
        &mut self,
        features: &BTreeSet<Feature>,
        create: impl FnOnce() -> Result<Arc<Logical>, ExecuteError>,
    ) -> Result<(), ExecuteError> {
        if self.open.find(features).is_none() {
            let device = create()?;
            let programs = RecentCache::new(self.max_programs);
            self.open
                .add(features.clone(), SharedDevice { device, programs });
        }
        Ok(())
    }

    /// Returns the device that was opened last.
    pub fn current(&mut self) -> &mut SharedDevice {
        self.open.newest().expect("it was found or added last")
    }

    /// Forgets the device with these features and its pipelines.
    pub fn forget(&mut self, features: &BTreeSet<Feature>) {
        self.open.entries.retain(|(known, _)| known != features);
    }
}

/// A bounded cache; the entry that was found or added last is at the end.
struct RecentCache<K, V> {
    entries: VecDeque<(K, V)>,
    capacity: usize,
}

impl<K: PartialEq, V> RecentCache<K, V> {
    fn new(capacity: usize) -> RecentCache<K, V> {
        RecentCache {
            entries: VecDeque::new(),
            capacity,
        }
    }

    fn find(&mut self, key: &K) -> Option<&V> {
        let at = self.entries.iter().position(|(known, _)| known == key)?;
        let entry = self.entries.remove(at)?;
        self.entries.push_back(entry);
        self.entries.back().map(|(_, value)| value)
    }

    fn add(&mut self, key: K, value: V) {
        if self.capacity == 0 {
            return;
        }
        if self.entries.len() >= self.capacity {
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
    fn the_least_recently_used_entry_is_dropped() {
        let mut cache = RecentCache::new(2);
        cache.add("a", 1);
        cache.add("b", 2);
        assert_eq!(cache.find(&"a"), Some(&1));
        cache.add("c", 3);
        assert_eq!(cache.find(&"b"), None);
        assert_eq!(cache.find(&"a"), Some(&1));
        assert_eq!(cache.newest(), Some(&mut 1));
        assert_eq!(cache.find(&"c"), Some(&3));
        let mut none = RecentCache::new(0);
        none.add("a", 1);
        assert_eq!(none.find(&"a"), None);
    }
}
