//! Reports when this process enters and leaves shaderc, which may crash or hang.

#[cfg(feature = "shaderc")]
use crate::meter::{Part, spend};
use std::sync::OnceLock;

/// Called with `true` before each call of shaderc, and with `false` after it.
static OBSERVER: OnceLock<fn(bool)> = OnceLock::new();

/// Sets what is called with `true` before each call of shaderc and with `false` after
/// it: a crash between the two is one of shaderc. Only the first observer counts.
pub fn observe(observer: fn(bool)) {
    OBSERVER.get_or_init(|| observer);
}

/// Runs shaderc.
#[cfg(feature = "shaderc")]
pub(super) fn in_compiler<T>(act: impl FnOnce() -> T) -> T {
    let notify = |entered| {
        if let Some(observer) = OBSERVER.get() {
            observer(entered);
        }
    };
    notify(true);
    let result = spend(Part::Compiler, act);
    notify(false);
    result
}
