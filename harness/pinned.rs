//! Every case of the extended list and every error text of the case reader are
//! as pinned in `harness/pinned/`.
//!
//! The tests use only the outermost functions of the library: names, cases, the
//! facts that `xfb show --format json` prints, and error texts. They hold when
//! the reader is restructured, and fail when it reads anything differently.
//!
//! * `XFB_BLESS=1` rewrites the pinned files from what the reader does now.
//! * `XFB_PIN_DUMP=DIR` writes the facts of all cases into `DIR`, one file of
//!   JSON lines per case file. Dumps of two checkouts can be compared by `diff`.

#[path = "pinned/cases.rs"]
mod cases;
#[path = "pinned/mistakes.rs"]
mod mistakes;

use std::path::{Path, PathBuf};

/// A file of the folder `harness/pinned`.
fn pinned_file(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("harness/pinned").join(name)
}

/// Whether the pinned files are to be rewritten.
fn bless() -> bool {
    std::env::var_os("XFB_BLESS").is_some_and(|value| value == "1")
}
