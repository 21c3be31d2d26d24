//! Why a capture cannot be written into a module.

use crate::capture::CaptureError;
use crate::spirv::EditError;
use crate::types::{Scalar, Stage};
use crate::units::{Binding, ByteOffset, Word};
use thiserror::Error;

/// Why a module is not rewritten to capture.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CaptureRewriteError {
    /// The module cannot be edited.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// Its outputs break a rule about locations, so that nothing is free.
    #[error("the module's own outputs break the rule {rule}: {0}", rule = .0.rule)]
    Locations(#[from] CaptureError),
    #[error("a {0} shader cannot capture; vertex, tess_eval and geometry shaders can")]
    Stage(Stage),
    #[error("word {word} of {count} words of the outputs is to be captured", word = .word.0)]
    NoWord { word: Word, count: u32 },
    #[error("a word is captured into buffer {0}, which the capture does not list")]
    NoBuffer(Binding),
    #[error("two words are to be captured at byte {offset} of buffer {binding}")]
    Twice {
        binding: Binding,
        offset: ByteOffset,
    },
    #[error("{what} holds a {scalar:?}, and captured components must be numbers of 32 or 64 bits")]
    NotCapturable { what: String, scalar: Scalar },
    #[error(
        "%{0}, the struct of an output block, also lays out memory: its offsets cannot be both \
         kept and removed"
    )]
    SharedStruct(u32),
    #[error(
        "no location is left: copies of captured values need {needed} components, and of the \
         {locations} locations that {limit} allows {free} components are free"
    )]
    NoLocation {
        needed: u32,
        free: u32,
        locations: u32,
        limit: &'static str,
    },
    #[error(
        "{vertices} vertices of {components} components each exceed {limit}, which is {allowed}"
    )]
    TotalComponents {
        vertices: u32,
        components: u32,
        limit: &'static str,
        allowed: u32,
    },
}

impl CaptureRewriteError {
    /// Whether a device with higher limits could do it.
    pub fn is_lack_of_room(&self) -> bool {
        matches!(
            self,
            CaptureRewriteError::NoLocation { .. } | CaptureRewriteError::TotalComponents { .. }
        )
    }
}
