//! Ending early: one flag, raised by a signal, that everything which waits
//! looks at.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::TERM_SIGNALS;
use signal_hook::flag;

/// Raised once, and then for good.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// An interrupt that SIGINT, SIGTERM and SIGQUIT raise. A second signal
    /// ends the program at once with `code`.
    ///
    /// # Errors
    /// Whatever the system says of signal handlers that it refuses.
    pub fn on_signals(code: u8) -> io::Result<Interrupt> {
        let interrupt = Interrupt::default();
        for signal in TERM_SIGNALS {
            // In this order: the first signal must find the flag down.
            flag::register_conditional_shutdown(*signal, code.into(), interrupt.0.clone())?;
            flag::register(*signal, interrupt.0.clone())?;
        }
        Ok(interrupt)
    }

    /// Whether it was raised.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Raises it.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
