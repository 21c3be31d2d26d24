//! What an application asks OpenGL to capture: names and a mode.
//!
//! OpenGL 4.6 section 11.1.2.1 (`glTransformFeedbackVaryings`).

use super::Mode;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Whether the names asked for share a buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RequestMode {
    /// `GL_INTERLEAVED_ATTRIBS`: one after the other in one buffer, until
    /// `gl_NextBuffer`.
    #[default]
    Interleaved,
    /// `GL_SEPARATE_ATTRIBS`: each in a buffer of its own.
    Separate,
}

/// A list of names in the order asked for, markers included, and the mode.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    pub names: Vec<String>,
    pub mode: RequestMode,
}

impl From<RequestMode> for Mode {
    fn from(mode: RequestMode) -> Mode {
        match mode {
            RequestMode::Interleaved => Mode::Interleaved,
            RequestMode::Separate => Mode::Separate,
        }
    }
}

/// As on the command line: `interleaved`.
impl fmt::Display for RequestMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RequestMode::Interleaved => "interleaved",
            RequestMode::Separate => "separate",
        })
    }
}
