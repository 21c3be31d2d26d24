//! Floor 7: the verdict. `Allowed` against `Observed`: compare, decode, explain.
//!
//! * [`status`] – the outcomes of a case.

pub mod status;

pub use status::Status;
