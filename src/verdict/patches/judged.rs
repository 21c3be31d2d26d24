//! A patch that is judged, and how its coordinates are compared and printed.

use crate::model::allowed::AllowedPatch;
use crate::model::tessellation::{Coordinate, ONE, Subdivision};

/// The maximum distance of a coordinate from its exact value, in units of
/// [`Coordinate`]. The text gives no precision; tessellators compute with 16
/// fractional bits and round at each of up to eight steps, which is below 2^-12.
pub const NEAR: i64 = ONE >> 12;

/// A segment of an edge of level 64, which every device has: coordinates that are as far
/// from where they belong are not imprecise, but wrong.
pub const SEGMENT: i64 = ONE >> 6;

/// A patch with its subdivision; `whole` if all of it was captured.
pub struct Judged<'a> {
    pub patch: &'a AllowedPatch,
    pub subdivision: &'a Subdivision,
    pub whole: bool,
}

/// Returns a coordinate as text.
pub fn coordinate_text(at: &Coordinate) -> String {
    let [u, v, w] = at.map(|component| component as f64 / ONE as f64);
    format!("({u:.6}, {v:.6}, {w:.6})")
}
