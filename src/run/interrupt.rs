//! Ending early: one flag, raised by a signal, that everything which waits
//! looks at.

use crate::platform;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Raised once, and then for good.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// An interrupt that SIGINT, SIGTERM and SIGHUP raise, however often they come:
    /// `timeout` and some shells send them twice at once. SIGQUIT stays the way
    /// out at once.
    ///
    /// # Errors
    /// The system's error about signal handlers that it refuses.
    pub fn on_signals() -> io::Result<Interrupt> {
        let interrupt = Interrupt::default();
        platform::on_signals(&interrupt.0)?;
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
