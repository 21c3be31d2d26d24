//! Calls of OpenGL as a file states them.
//!
//! OpenGL 4.6 sections 4.2, 7.3, 7.4, 10.9, 11.1.2.1 and 13.3.

use super::pipeline::ShaderFile;
use super::spelled::{CALLS, FromText, Spelled};
use crate::script::gl_calls::{GlCall, GlDialect};
use crate::spanned::Spanned;
use crate::units::is_default;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Calls that only OpenGL has, in order, and the objects that they name.
///
/// ```toml
/// [opengl]
/// programs.p = { shaders = [{ stage = "vertex", file = "counted.vert" }], captures = ["number"] }
/// buffers.b = 8
/// calls = [
///     "UseProgram p",
///     "BindBufferBase 0 b",
///     "BeginTransformFeedback POINTS",
///     "UseProgram 0 -> INVALID_OPERATION",
///     "DrawArrays POINTS 5 1",
///     "EndTransformFeedback",
///     "GetBufferSubData b -> 5 _",
/// ]
/// ```
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CallsDefinition")]
pub struct CallsDefinition {
    /// The programs by their names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub programs: BTreeMap<String, CallProgram>,
    /// The bytes of each buffer. A case does not state what they hold: a word that no call
    /// writes is `_` in an answer.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub buffers: BTreeMap<String, u64>,
    /// Needs of the shaders besides the commands: `geometry_shader`, `streams`,
    /// `enhanced_layouts`, or an extension by its name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requires: Vec<String>,
    /// `desktop` or `es`, where only one of OpenGL and OpenGL ES gives these answers.
    pub only: Option<Spelled<GlDialect>>,
    /// The calls: a command without `gl`, its arguments, and after `->` its answer. The
    /// arguments are objects by their names, `0`, numbers, limits, and constants without `GL_`;
    /// buffers are bound as TRANSFORM_FEEDBACK_BUFFER. An answer is an error or values; a call
    /// without one has no error, and a program is linked.
    pub calls: Spanned<Vec<Spelled<GlCall>>>,
}

/// A program of calls.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CallProgram {
    /// The stages in pipeline order.
    pub shaders: Vec<Spanned<ShaderFile>>,
    /// The names that are captured when the program is linked before the first call.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub captures: Vec<String>,
    /// Whether each name has a buffer of its own.
    #[serde(default, skip_serializing_if = "is_default")]
    pub separate: bool,
    /// Whether the program can be used for stages of a pipeline.
    #[serde(default, skip_serializing_if = "is_default")]
    pub separable: bool,
    /// Whether a call links the program first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unlinked: bool,
}

impl FromText for GlCall {
    const KIND: &'static str = CALLS;

    fn from_text(text: &str) -> Result<GlCall, String> {
        text.parse()
    }
}

impl FromText for GlDialect {
    const KIND: &'static str = CALLS;

    fn from_text(text: &str) -> Result<GlDialect, String> {
        let why = || format!("'{text}' is neither 'desktop' nor 'es'");
        text.parse().map_err(|_| why())
    }
}
