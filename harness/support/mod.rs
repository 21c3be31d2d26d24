//! Helpers that the modules of the `engine` test program share.

pub mod declarations;
pub mod spelling;
#[cfg(feature = "shaderc")]
pub mod validate;
