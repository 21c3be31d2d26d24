//! The options by which a capture is read.

use super::Dialect;
use crate::packing::CaptureLimits;

/// The dialect and the limits by which a capture is read. The defaults are the
/// text of GLSL and the limits of most desktop drivers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    pub dialect: Dialect,
    pub limits: CaptureLimits,
}
