//! Sweeps: axes, their combinations and the names of these.

pub mod axes;
pub mod pairs;
