//! A block in memory that a vertex shader reads completely, and the layouts that
//! the rules must give it.
//!
//! OpenGL 4.6 section 7.6.2.2, GL_EXT_scalar_block_layout, Vulkan "Offset and
//! Stride Assignment".

use super::given::given;
use super::interface::StructDefinition;
use crate::spanned::Spanned;
use crate::spirv::BlockKind;
use crate::types::StructType;
use crate::types::layout::{LayoutError, Placement, Rules, lay_out_block};
use crate::units::is_default;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The name of the block in the shader.
pub const BLOCK: &str = "Block";

/// Words that one vertex captures.
pub const WORDS: usize = 16;

/// Words that a block may hold.
pub const MAX_BLOCK_WORDS: u32 = 512;

/// A block with the types of its members.
#[derive(Clone, Debug)]
pub struct MemoryCase {
    /// The declaration. `layout_rules` are those that a device reads the block by.
    pub declared: MemoryBlock,
    /// Without offsets and strides; matrices are as majored as declared.
    pub block: StructType,
}

impl MemoryCase {
    /// The block as `rules` lay it out, and its size.
    ///
    /// # Errors
    /// The rule of layout that the declaration breaks.
    pub fn laid_out(&self, rules: Rules) -> Result<(StructType, u32), LayoutError> {
        lay_out_block(&self.block, rules, &self.placements())
    }

    /// The offset and alignment that each member states.
    pub fn placements(&self) -> Vec<Placement> {
        let members = self.declared.members.iter();
        let placement = |member: &BlockMember| Placement {
            offset: member.offset,
            align: member.align,
        };
        members.map(placement).collect()
    }
}

/// A block that the shader reads in place of writing outputs of its own, and its
/// layouts.
///
/// ```toml
/// [memory]
/// kind = "uniform"
/// layout_rules = "std140"
/// structs = [{ name = "N", members = [{ name = "a", type = "float" }] }]
/// members = [
///     { name = "n", type = "N[2]" },
///     { name = "m", type = "mat2x3", row_major = true, align = 32 },
/// ]
/// [[memory.layout]]
/// rules = "std430"
/// offsets = [0, 32]
/// size = 64
/// array_strides = { n = [4] }
/// matrix_strides = { m = 16 }
/// ```
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "BlockDefinition")]
pub struct MemoryBlock {
    /// The kind of memory that holds the block; a case that runs on a device states it.
    pub kind: Option<BlockKind>,
    /// The layout rules of the declaration; a device case states them.
    pub layout_rules: Option<Rules>,
    /// Whether matrices are row-major where a member does not state it; the default is
    /// false.
    #[serde(skip_serializing_if = "is_default")]
    pub row_major: bool,
    /// Struct types, each usable in the declarations after it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub structs: Vec<StructDefinition>,
    /// The members of the block.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<BlockMember>,
    /// The seed of the values that the block holds; the default depends on the name of
    /// the case.
    pub seed: Option<u32>,
    /// Layouts worked out by hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub layout: Vec<Spanned<ExpectedLayout>>,
}

/// A member of a block.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BlockMember {
    /// The name.
    pub name: Spanned<String>,
    /// The type as GLSL spells it.
    #[serde(rename = "type")]
    pub ty: Spanned<String>,
    /// Whether matrices are row-major; the default is the block's.
    pub row_major: Option<bool>,
    /// `layout(offset)`
    pub offset: Option<u32>,
    /// `layout(align)`
    pub align: Option<u32>,
}

/// A layout worked out by hand.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "LayoutDefinition")]
pub struct ExpectedLayout {
    /// The layout rules.
    pub rules: Rules,
    /// The rule of a refusal, in place of offsets.
    #[serde(default, deserialize_with = "given")]
    pub refused: Option<String>,
    /// The offset of each member, in bytes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offsets: Vec<u32>,
    /// The size of the block in bytes; not compared where omitted.
    pub size: Option<u32>,
    /// The strides of arrays by the names of members, outermost first.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub array_strides: BTreeMap<String, Vec<u32>>,
    /// The strides of matrices by the names of members.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub matrix_strides: BTreeMap<String, u32>,
}
