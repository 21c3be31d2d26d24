//! A block in memory that a vertex shader reads completely, and the layouts that
//! the rules must give it.
//!
//! OpenGL 4.6 section 7.6.2.2, GL_EXT_scalar_block_layout, Vulkan "Offset and
//! Stride Assignment".

use crate::spirv::BlockKind;
use crate::types::StructType;
use crate::types::layout::{LayoutError, Placement, Rules, lay_out_block};

/// The name of the block in the shader.
pub const BLOCK: &str = "Block";

/// Words that one vertex captures.
pub const WORDS: usize = 16;

/// Words that a block may hold.
pub const MAX_BLOCK_WORDS: u32 = 512;

/// A block, and what its layout must be.
#[derive(Clone, Debug, PartialEq)]
pub struct MemoryCase {
    /// Without offsets and strides; matrices are as majored as declared.
    pub block: StructType,
    /// What each member says about where it lies.
    pub placements: Vec<Placement>,
    /// What the block as a whole says about its matrices.
    pub row_major: bool,
    /// What the block is the memory of; absent where no device is asked.
    pub kind: Option<BlockKind>,
    /// The rules that it is declared with.
    pub rules: Option<Rules>,
    /// Layouts worked out by hand.
    pub expected: Vec<ExpectedLayout>,
}

/// A layout that the rules must give.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedLayout {
    pub rules: Rules,
    pub answer: LayoutAnswer,
}

/// What the layout rules must answer.
#[derive(Clone, Debug, PartialEq)]
pub enum LayoutAnswer {
    /// Offsets of the block's members; strides by the name of a member, a
    /// member's member as `s.m`, those of arrays outermost first.
    Layout {
        offsets: Vec<u32>,
        size: Option<u32>,
        array_strides: Vec<(String, Vec<u32>)>,
        matrix_strides: Vec<(String, u32)>,
    },
    /// A refusal by the rule of this name.
    Refused(String),
}

impl MemoryCase {
    /// The block as `rules` lay it out, and its size.
    ///
    /// # Errors
    /// The rule of layout that the declaration breaks.
    pub fn laid_out(&self, rules: Rules) -> Result<(StructType, u32), LayoutError> {
        lay_out_block(&self.block, rules, &self.placements)
    }
}
