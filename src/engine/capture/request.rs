//! A request of an application to OpenGL: the names to capture, and a mode.
//!
//! OpenGL 4.6 section 11.1.2.1 (`glTransformFeedbackVaryings`).

use super::Mode;
use crate::units::is_default;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// Whether the requested names share a buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum RequestMode {
    /// `GL_INTERLEAVED_ATTRIBS`: one after another in one buffer, up to
    /// `gl_NextBuffer`.
    #[default]
    Interleaved,
    /// `GL_SEPARATE_ATTRIBS`: each in a buffer of its own.
    Separate,
}

/// The names that an application requests to capture.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RequestDefinition")]
pub struct Request {
    /// Whether the names share a buffer; the default is `interleaved`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mode: RequestMode,
    /// The names in order. `gl_NextBuffer` and `gl_SkipComponents1` to
    /// `gl_SkipComponents4` are markers. A text may hold several names, separated by
    /// commas: `["a, b[1]", "gl_NextBuffer", "c"]`.
    #[serde(rename = "varyings", deserialize_with = "split_each")]
    pub names: Vec<String>,
}

/// Deserializes texts, each of which may hold several names.
fn split_each<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let texts = Vec::<String>::deserialize(deserializer)?;
    Ok(texts.iter().flat_map(|text| split_names(text)).collect())
}

/// Returns the names of a text: `a, b[1]`.
pub fn split_names(text: &str) -> impl Iterator<Item = String> + '_ {
    let names = text.split(',').map(str::trim);
    names.filter(|name| !name.is_empty()).map(str::to_owned)
}

impl From<RequestMode> for Mode {
    fn from(mode: RequestMode) -> Mode {
        match mode {
            RequestMode::Interleaved => Mode::Interleaved,
            RequestMode::Separate => Mode::Separate,
        }
    }
}

/// Writes the mode in the spelling of the command line: `interleaved`.
impl fmt::Display for RequestMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RequestMode::Interleaved => "interleaved",
            RequestMode::Separate => "separate",
        })
    }
}

/// A name that captures nothing and moves the names after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Marker {
    /// `gl_NextBuffer`: the names after it are captured into the next buffer.
    NextBuffer,
    /// `gl_SkipComponents1` to `4`: this many components are not written.
    Skip(u32),
}

impl Marker {
    /// Every marker, by its name.
    const NAMES: [(&'static str, Marker); 5] = [
        ("gl_NextBuffer", Marker::NextBuffer),
        ("gl_SkipComponents1", Marker::Skip(1)),
        ("gl_SkipComponents2", Marker::Skip(2)),
        ("gl_SkipComponents3", Marker::Skip(3)),
        ("gl_SkipComponents4", Marker::Skip(4)),
    ];

    /// Returns the marker of exactly this name.
    pub(crate) fn from_name(name: &str) -> Option<Marker> {
        let mut markers = Marker::NAMES.iter();
        markers.find(|(other, _)| *other == name).map(|row| row.1)
    }

    /// Returns the array size that GL reports for it.
    pub(crate) fn size(self) -> u32 {
        match self {
            Marker::NextBuffer => 0,
            Marker::Skip(components) => components,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_are_matched_exactly() {
        assert_eq!(
            Marker::from_name("gl_NextBuffer").map(Marker::size),
            Some(0)
        );
        assert_eq!(
            Marker::from_name("gl_SkipComponents4"),
            Some(Marker::Skip(4))
        );
        for other in [
            "gl_SkipComponents5",
            "gl_SkipComponents0",
            "gl_nextBuffer",
            "gl_NextBuffer ",
        ] {
            assert_eq!(Marker::from_name(other), None, "{other}");
        }
    }
}
