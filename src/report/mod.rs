//! Floor 8: results and their formats.
//!
//! * [`boxes`] – the slots of a capture, drawn.
//! * [`result`] – what became of one case, as data.

pub mod boxes;
pub mod result;

pub use result::CaseResult;
