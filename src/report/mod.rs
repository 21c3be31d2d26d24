//! Floor 8: results and their formats.
//!
//! * [`boxes`] – the slots of a capture, drawn.
//! * [`neighbours`] – the nearest passing cases.
//! * [`result`] – what became of one case, as data.

pub mod boxes;
pub mod neighbours;
pub mod result;

pub use result::CaseResult;
