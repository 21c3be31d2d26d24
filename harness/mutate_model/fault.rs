//! The fault of this driver: which one is chosen, and where it occurs.
#![allow(missing_docs, unused_braces, unused_parens)]

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::OnceLock;

const NAMES: [&str; 0] = [];

thread_local! {
    static ON_DRIVER: Cell<bool> = const { Cell::new(false) };
    static PASSES: Cell<u64> = const { Cell::new(0) };
    static LOGGED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// The number of the chosen fault; 0 without one.
fn chosen() -> usize {
    static CHOSEN: OnceLock<usize> = OnceLock::new();
    *CHOSEN.get_or_init(|| {
        let name = std::env::var("XFB_FAULT").unwrap_or_default();
        if name.is_empty() {
            return 0;
        }
        let place = NAMES.iter().position(|known| *known == name);
        place.expect("XFB_FAULT is a fault of this program") + 1
    })
}

/// Runs the model as the driver, and not as the judge.
pub fn on_driver<T>(run: impl FnOnce() -> T) -> T {
    log("loaded".to_owned());
    ON_DRIVER.set(true);
    PASSES.set(0);
    let result = run();
    ON_DRIVER.set(false);
    result
}

/// Whether the driver runs, with this fault.
pub fn is(number: usize) -> bool {
    ON_DRIVER.get() && chosen() == number
}

/// The number of calls of this in the run.
pub fn nth() -> u64 {
    PASSES.set(PASSES.get() + 1);
    PASSES.get()
}

/// Notes that the fault occurs.
pub fn occurs(buffer: Option<u32>, stream: Option<u32>) -> bool {
    let number = |number: Option<u32>| number.map_or("-".to_owned(), |n| n.to_string());
    log(format!("occurs buffer={} stream={}", number(buffer), number(stream)));
    true
}

fn log(line: String) {
    let Some(path) = std::env::var_os("XFB_FAULT_LOG") else {
        return;
    };
    // Every line once in a process; the log is emptied before a process that it is read of.
    if LOGGED.with_borrow_mut(|logged| logged.insert(line.clone())) {
        let file = std::fs::File::options().append(true).create(true).open(path);
        let _ = file.and_then(|mut file| writeln!(file, "{line}"));
    }
}
