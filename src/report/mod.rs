//! Floor 8: results and their formats.
//!
//! * [`result`] – what became of one case, as data.

pub mod result;

pub use result::CaseResult;
