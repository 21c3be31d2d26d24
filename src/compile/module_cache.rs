//! A bounded cache of compiled modules: the cases of a sweep share their texts, which are
//! compiled once. The oldest module is removed first. Modules that a worker does not have
//! may be on disk, or recorded with the case that is run.

use super::disk_cache::DiskCache;
use super::source::Source;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The maximum number of cached modules.
const MOST: usize = 256;

/// A bounded cache of modules.
#[derive(Default)]
pub(super) struct ModuleCache {
    store: Mutex<Store>,
    /// Empty unless [`ModuleCache::use_disk`] was called.
    disk: OnceLock<DiskCache>,
    /// Modules that were recorded with a case, which are only read.
    recorded: OnceLock<DiskCache>,
    /// Whether the modules on disk are replaced instead of read.
    afresh: AtomicBool,
    /// Compiled modules that are not on disk.
    not_kept: AtomicUsize,
}

#[derive(Default)]
struct Store {
    modules: HashMap<Arc<Source>, Vec<u32>>,
    /// The oldest first.
    order: VecDeque<Arc<Source>>,
}

impl ModuleCache {
    /// Reads and keeps modules on disk from now on.
    pub fn use_disk(&self, disk: DiskCache) {
        self.disk.get_or_init(|| disk);
    }

    /// Compiles the modules on disk again from now on, or reads them again.
    pub fn compile_afresh(&self, afresh: bool) {
        self.afresh.store(afresh, Ordering::Relaxed);
    }

    /// Whether modules are read from disk and kept there.
    pub fn has_disk(&self) -> bool {
        self.disk.get().is_some()
    }

    /// Returns how many compiled modules are not on disk.
    pub fn not_kept(&self) -> usize {
        self.not_kept.load(Ordering::Relaxed)
    }

    /// Reads modules that were recorded from now on, before all others.
    pub fn use_recorded(&self, recorded: DiskCache) {
        self.recorded.get_or_init(|| recorded);
    }

    /// Returns the module of a source, compiled by `make` if it is not cached.
    ///
    /// # Errors
    /// The errors of `make`, which are not cached.
    pub fn get<E>(
        &self,
        source: Source,
        make: impl FnOnce(&Source) -> Result<Vec<u32>, E>,
    ) -> Result<Vec<u32>, E> {
        let store = || self.store.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(module) = store().modules.get(&source) {
            return Ok(module.clone());
        }
        // Without the lock, so that several threads can compile at once.
        let read = |cache: &OnceLock<DiskCache>| cache.get()?.read(&source.key());
        let is_read = !self.afresh.load(Ordering::Relaxed);
        let on_disk = || is_read.then(|| read(&self.disk)).flatten();
        let module = match read(&self.recorded).or_else(on_disk) {
            Some(module) => module,
            None => {
                let module = make(&source)?;
                let kept = |disk: &DiskCache| disk.write(&source.key(), &module);
                if !self.disk.get().is_some_and(kept) {
                    self.not_kept.fetch_add(1, Ordering::Relaxed);
                }
                module
            }
        };
        store().keep(Arc::new(source), &module);
        Ok(module)
    }
}

impl Store {
    fn keep(&mut self, source: Arc<Source>, module: &[u32]) {
        let before = self.modules.insert(Arc::clone(&source), module.to_vec());
        if before.is_some() {
            return;
        }
        self.order.push_back(source);
        if self.order.len() > MOST
            && let Some(oldest) = self.order.pop_front()
        {
            self.modules.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Flavour;
    use crate::types::{Environment, Stage};
    use std::convert::Infallible;

    fn glsl(number: usize) -> Source {
        Source::Glsl(
            Stage::Vertex,
            Flavour::Vulkan,
            Environment::default(),
            number.to_string(),
        )
    }

    #[test]
    fn a_module_on_disk_is_replaced_where_it_is_compiled_afresh() {
        let folder = tempfile::tempdir().expect("a folder");
        let get = |afresh: bool, words: u32| {
            let cache = ModuleCache::default();
            cache.use_disk(DiskCache::portable(folder.path()));
            cache.compile_afresh(afresh);
            let made = cache.get(glsl(1), |_| Ok::<_, Infallible>(vec![words]));
            made.expect("it is made")
        };
        assert_eq!(get(false, 1), [1]);
        assert_eq!(get(false, 2), [1]);
        assert_eq!(get(true, 3), [3]);
        assert_eq!(get(false, 4), [3]);
    }

    #[test]
    fn cached_modules_are_not_compiled_again() {
        let cache = ModuleCache::default();
        let get = |source, words: u32| {
            let made = cache.get(source, |_| Ok::<_, Infallible>(vec![words]));
            made.expect("it is made")
        };
        assert_eq!(get(glsl(1), 10), [10]);
        assert_eq!(get(glsl(1), 11), [10]);
        let other = Source::Glsl(
            Stage::Vertex,
            Flavour::OpenGl,
            Environment::default(),
            "1".into(),
        );
        assert_eq!(get(other, 12), [12]);
        assert_eq!(get(Source::Assembly("1".into()), 13), [13]);
        assert_eq!(
            cache.get(glsl(2), |_| Err::<_, u8>(1).map(|()| vec![])),
            Err(1)
        );
        assert_eq!(get(glsl(2), 14), [14]);
        for number in 100..100 + MOST {
            get(glsl(number), 20);
        }
        assert_eq!(get(glsl(1), 30), [30]);
        let store = cache.store.lock().expect("no panic");
        assert_eq!((store.modules.len(), store.order.len()), (MOST, MOST));
    }

    #[test]
    fn modules_that_are_not_on_disk_are_counted() {
        let cache = ModuleCache::default();
        let compile = |number| cache.get(glsl(number), |_| Ok::<_, Infallible>(vec![1]));
        assert_eq!(compile(0), Ok(vec![1]));
        assert_eq!((cache.has_disk(), cache.not_kept()), (false, 1));
        let folder = tempfile::tempdir().expect("a folder");
        cache.use_disk(DiskCache::portable(folder.path()));
        assert_eq!(compile(1), Ok(vec![1]));
        assert_eq!((cache.has_disk(), cache.not_kept()), (true, 1));
        std::fs::write(folder.path().join("file"), "").expect("a file");
        let cache = ModuleCache::default();
        cache.use_disk(DiskCache::portable(&folder.path().join("file")));
        let compiled = cache.get(glsl(2), |_| Ok::<_, Infallible>(vec![1]));
        assert_eq!((compiled, cache.not_kept()), (Ok(vec![1]), 1));
    }
}
