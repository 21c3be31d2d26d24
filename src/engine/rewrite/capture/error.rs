//! Errors of writing a capture into a module.

use crate::capture::CaptureError;
use crate::spirv::EditError;
use crate::types::{Scalar, Stage};
use crate::units::{Binding, ByteOffset, Word};
use thiserror::Error;

/// The reason why a capture cannot be written into a module.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CaptureRewriteError {
    /// The module cannot be edited.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// The outputs of the module break a rule about locations, so free ones cannot be found.
    #[error("the module's own outputs break the rule {rule}: {0}", rule = .0.rule().name)]
    Locations(#[from] CaptureError),
    #[error("a {0} shader cannot capture; vertex, tess_eval and geometry shaders can")]
    Stage(Stage),
    #[error("word {word} is to be captured, but the outputs have {count} words", word = .word.0)]
    NoWord { word: Word, count: u32 },
    #[error("a word is captured into binding {0}, which is not a binding of the capture")]
    NoBuffer(Binding),
    #[error("two words are to be captured at byte {offset} of binding {binding}")]
    Twice {
        binding: Binding,
        offset: ByteOffset,
    },
    #[error("{what} holds a {scalar:?}; captured components must be numbers of 32 or 64 bits")]
    NotCapturable { what: String, scalar: Scalar },
    #[error(
        "%{0} is the struct of an output block and of a buffer: its offsets cannot be both kept \
         and removed"
    )]
    SharedStruct(u32),
    #[error(
        "no location is left: copies of captured values need {needed}, and of the {locations} that \
         {limit} allows {free} free",
        needed = count(*.needed, "component"),
        locations = count(*.locations, "location"),
        free = match .free {
            1 => "1 component is".to_owned(),
            free => format!("{free} components are"),
        }
    )]
    NoLocation {
        needed: u32,
        free: u32,
        locations: u32,
        limit: &'static str,
    },
    #[error(
        "{vertices} of {components} each exceed {limit}, which is {allowed}",
        vertices = match .vertices {
            1 => "1 vertex".to_owned(),
            vertices => format!("{vertices} vertices"),
        },
        components = count(*.components, "component")
    )]
    TotalComponents {
        vertices: u32,
        components: u32,
        limit: &'static str,
        allowed: u32,
    },
}

/// Formats a number with its noun.
fn count(number: u32, thing: &str) -> String {
    match number {
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    }
}

impl CaptureRewriteError {
    /// Returns the name of the rule that the capture breaks; `None` if the module is
    /// invalid, or if the capture is of another interface.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            CaptureRewriteError::Edit(error) => error.rule(),
            CaptureRewriteError::Locations(error) => Some(error.rule().name),
            CaptureRewriteError::Stage(_) => Some("stage.cannot_capture"),
            CaptureRewriteError::NoWord { .. } | CaptureRewriteError::NoBuffer(_) => None,
            CaptureRewriteError::Twice { .. } => Some("xfb_offset.overlap"),
            CaptureRewriteError::NotCapturable { .. } => Some("type.not_capturable"),
            CaptureRewriteError::SharedStruct(_) => Some("rewrite.shared_struct"),
            CaptureRewriteError::NoLocation { .. } => Some("rewrite.no_location"),
            CaptureRewriteError::TotalComponents { .. } => Some("rewrite.total_components"),
        }
    }

    /// Returns whether higher device limits would allow the capture.
    pub fn is_lack_of_room(&self) -> bool {
        matches!(
            self,
            CaptureRewriteError::NoLocation { .. } | CaptureRewriteError::TotalComponents { .. }
        )
    }
}
