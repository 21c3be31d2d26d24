//! Corrupted modules: changed words, dropped, duplicated and swapped instructions,
//! exchanged ids, truncated ends. The engine must not panic or hang on any of them, and
//! must use little memory.
//!
//! Every mutant is generated from a seed. `XFB_SEED` and `XFB_COUNT` select the seeds
//! (`ci/proofs/all` runs 2000000); `XFB_SEED=N XFB_COUNT=1` repeats one.

#[path = "corrupt_spirv/corpus.rs"]
mod corpus;
#[path = "support/exercise.rs"]
mod exercise;
#[path = "corrupt_spirv/memory.rs"]
mod memory;
#[path = "support/modules.rs"]
mod modules;
#[path = "corrupt_spirv/mutate.rs"]
mod mutate;
#[path = "support/number.rs"]
mod number;
#[path = "corrupt_spirv/watch.rs"]
mod watch;

use exercise::{Reached, exercise};
use number::number;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// The default number of mutants.
const COUNT: u64 = 8_000;
/// Bytes that one mutant may take; the modules have some thousand words.
const MEMORY: u64 = 64 << 20;

#[test]
fn no_damage_makes_the_engine_panic_hang_or_grow() {
    let originals = corpus::corpus();
    let first = number("XFB_SEED").unwrap_or(0);
    let count = number("XFB_COUNT").unwrap_or(COUNT);
    let next = AtomicU64::new(0);
    let total: Mutex<(Reached, (u64, u64), Vec<String>)> = Mutex::default();
    let work = |desk: &watch::Desk| {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            let seed = first.wrapping_add(number);
            let words = mutate::mutant(&originals, seed);
            desk.begin(seed);
            let before = memory::start();
            let result = catch_unwind(AssertUnwindSafe(|| exercise(&words)));
            let peak = memory::peak() - before;
            desk.end();
            let mut total = total.lock().expect("no panic holds it");
            let (sum, most, failed) = &mut *total;
            *most = (peak, seed).max(*most);
            match result {
                Ok(reached) => {
                    sum.reflected += u32::from(reached.reflected > 0);
                    sum.captured += u32::from(reached.captured > 0);
                    sum.laid_out += u32::from(reached.laid_out > 0);
                    sum.rewritten += u32::from(reached.rewritten > 0);
                }
                Err(_) => failed.push(format!("mutant {seed} makes the engine panic")),
            }
            if peak > MEMORY {
                failed.push(format!("mutant {seed} takes {peak} bytes"));
            }
        }
    };
    watch::on_all_cores(work);
    let (sum, most, mut failed) = total.into_inner().expect("no panic holds it");
    let (bytes, seed) = most;
    eprintln!("{count} mutants from seed {first}: {sum:?}, at most {bytes} bytes, for {seed}");
    failed.sort();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    // Enough of them must get past the loader for this to prove anything.
    if count >= 1_000 {
        let share = |n: u32| u64::from(n) * 100 / count;
        assert!(share(sum.reflected) > 25, "{sum:?}");
        assert!(share(sum.captured) > 25, "{sum:?}");
        assert!(share(sum.rewritten) > 10, "{sum:?}");
        assert!(sum.laid_out > 0, "{sum:?}");
    }
}

/// Undamaged, every module of the corpus goes all the way.
#[test]
fn every_module_of_the_corpus_is_processed_completely() {
    for words in corpus::corpus() {
        let reached = exercise(&words);
        assert!(reached.reflected > 0 && reached.captured > 0, "{reached:?}");
        assert!(reached.rewritten > 0, "{reached:?}");
    }
}
