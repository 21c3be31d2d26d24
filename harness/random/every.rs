//! Checks many seeds on all cores, and reports the first that fails.

use crate::number::number;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use xfb::generate::{Bounds, RandomInterface, shrink};

/// The difference that a check finds.
pub type Verdict = Result<(), String>;

/// Checks `count` interfaces from the seed `XFB_SEED` on. `XFB_COUNT` replaces 20000;
/// tests that check fewer use the same fraction of it, and at least one.
pub fn every(count: u64, bounds: &Bounds, check: impl Fn(&RandomInterface) -> Verdict + Sync) {
    let first = number("XFB_SEED").unwrap_or(0);
    let count = number("XFB_COUNT").map_or(count, |all| (count * all / 20_000).max(1));
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let failed: Mutex<Vec<(u64, String)>> = Mutex::default();
    let checked = |random: &RandomInterface| {
        let result = catch_unwind(AssertUnwindSafe(|| check(random)));
        result.unwrap_or_else(|_| Err("it panics".to_owned()))
    };
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count || stop.load(Ordering::Relaxed) {
                break;
            }
            let seed = first.wrapping_add(number);
            if let Err(why) = checked(&RandomInterface::new(seed, bounds)) {
                stop.store(true, Ordering::Relaxed);
                let mut failed = failed.lock().expect("no panic holds it");
                failed.push((seed, why));
            }
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    let failed = failed.into_inner().expect("no panic holds it");
    let Some((seed, first)) = failed.into_iter().min() else {
        return;
    };
    let random = RandomInterface::new(seed, bounds);
    if checked(&random).is_ok() {
        panic!("{first}\nbut not a second time, with\n{random}");
    }
    let small = shrink::shrink(&random, &mut |random| checked(random).is_err());
    let why = checked(&small).err().unwrap_or(first);
    panic!("{why}\n{small}\nfrom\n{random}");
}

/// An error that shows both sides if they differ.
pub fn equal<T: PartialEq + std::fmt::Debug>(what: &str, seen: &T, want: &T) -> Verdict {
    if seen == want {
        return Ok(());
    }
    Err(format!("{what}\n  seen {seen:?}\n  want {want:?}"))
}

/// Like [`equal`], for lists: reports the first entry that differs.
pub fn equal_lists<T: PartialEq + std::fmt::Debug>(what: &str, seen: &[T], want: &[T]) -> Verdict {
    for (index, pair) in seen.iter().zip(want).enumerate() {
        equal(&format!("{what}, number {index}"), &pair.0, &pair.1)?;
    }
    equal(&format!("{what}, how many"), &seen.len(), &want.len())
}
