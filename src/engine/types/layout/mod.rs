//! Explicit layout in memory: the byte offset of each component of a type.
//!
//! Layout is part of the [`Type`](super::Type): the offset of a member, the
//! stride of an array, stride and majorness of a matrix. So equal types have
//! equal layouts, and sizes and strides follow from the type alone, without its
//! context. A type without any layout is *bare*.
//!
//! * `apply` – lays out bare types by [`Rules`].
//! * `measure` – sizes of laid-out types; comparison of bare types and layouts.
//! * [`compare`] – the differences between two blocks.
//! * `place` – the offset of a member, an element, a column, a component.
//! * `members` – the members of a block, as OpenGL enumerates them.
//! * `check` – checks a given layout against rules.
//!
//! OpenGL 4.6 section 7.6.2.2 (std140, std430), GL_EXT_scalar_block_layout,
//! OpenCL C 6.3.5 (alignment of types), Vulkan "Offset and Stride Assignment".

mod apply;
mod check;
pub mod compare;
mod measure;
mod members;
mod place;

pub use apply::{Placement, lay_out, lay_out_block};
pub use check::{Checked, check};
pub use members::{Enumeration, MAX_ROWS, MemberRow, members};
pub use place::{LaidLeaf, MAX_LEAVES, Place, leaves};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use thiserror::Error;

/// The maximum number of types that a block may declare, each array element type counted
/// once.
pub const MAX_DECLARED: u32 = 1 << 14;

/// A set of layout rules.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Rules {
    /// Arrays, structs and matrices are aligned to at least 16 bytes.
    Std140,
    /// Like std140, but without this minimum.
    Std430,
    /// Everything has the alignment of its scalars.
    Scalar,
    /// OpenCL C: a vector of three components has the size of one of four.
    C,
    /// Like scalar, but a struct has no padding after its last member, so the next member
    /// may start there. This is GLSL's `scalar`.
    ScalarTight,
}

impl Rules {
    /// All sets of rules.
    pub const ALL: &[Rules] = Rules::VARIANTS;

    /// Returns the name used on command lines and in case files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns whether everything has the alignment of its scalars.
    pub fn is_scalar(self) -> bool {
        matches!(self, Rules::Scalar | Rules::ScalarTight)
    }
}

/// The decoration that an error is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decorated {
    Offset,
    ArrayStride,
    MatrixStride,
}

impl fmt::Display for Decorated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Decorated::Offset => "offset",
            Decorated::ArrayStride => "array stride",
            Decorated::MatrixStride => "matrix stride",
        })
    }
}

/// The reason why a type cannot be laid out, or why a given layout is invalid. `at` is the path of
/// the member from the block.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LayoutError {
    #[error("{at}: the offset must be {end} or more, where what precedes it ends, seen {offset}")]
    Backwards { at: String, offset: u32, end: u64 },
    #[error("{at}: the {what} must be a multiple of {alignment} by the {rules} rules, seen {seen}")]
    Misaligned {
        at: String,
        what: Decorated,
        seen: u32,
        alignment: u64,
        rules: &'static str,
    },
    #[error("{at}: 'align' must be a power of two, seen {align}")]
    Align { at: String, align: u32 },
    #[error("{at}: an array without a length must be the last member of its block")]
    Unsized { at: String },
    #[error("{at}: a block must be shorter than 4 GiB, seen {bytes} bytes up to here")]
    TooLarge { at: String, bytes: u64 },
    #[error("{at}: C has no matrices")]
    Matrix { at: String },
    #[error(
        "a block must declare at most {MAX_DECLARED} types and members, nested 64 deep at most"
    )]
    TooManyTypes,
    #[error("a block must have at most {max} members, array elements counted")]
    TooManyMembers { max: usize },
    #[error("{at}: the {what} is missing")]
    Missing { at: String, what: Decorated },
    #[error("{at}: the {what} must not be 0")]
    Zero { at: String, what: Decorated },
    #[error("{at}: the {what} must be {size} or more, the bytes of what it repeats, seen {stride}")]
    Short {
        at: String,
        what: Decorated,
        stride: u32,
        size: u64,
    },
    #[error("{at}: it begins at byte {offset}, where {other} has not ended (byte {end})")]
    Overlap {
        at: String,
        offset: u64,
        other: String,
        end: u64,
    },
    #[error(
        "{at}: a vector of {size} bytes must not straddle a multiple of 16 (one of more than 16 \
         bytes begins at one), seen bytes {offset} to {last}"
    )]
    Straddle {
        at: String,
        size: u64,
        offset: u64,
        last: u64,
    },
    #[error(
        "{at}: byte {offset} must not lie between the end of {other} and byte {until}, the next \
         multiple of its alignment"
    )]
    Padding {
        at: String,
        offset: u64,
        other: String,
        until: u64,
    },
}

impl LayoutError {
    /// Returns the stable name of the broken rule.
    pub fn rule(&self) -> &'static str {
        match self {
            LayoutError::Backwards { .. } => "layout.offset_backwards",
            LayoutError::Misaligned { what, .. } => match what {
                Decorated::Offset => "layout.offset_misaligned",
                Decorated::ArrayStride => "layout.array_stride_misaligned",
                Decorated::MatrixStride => "layout.matrix_stride_misaligned",
            },
            LayoutError::Align { .. } => "layout.align_power_of_two",
            LayoutError::Unsized { .. } => "layout.unsized_not_last",
            LayoutError::TooLarge { .. } => "layout.too_large",
            LayoutError::Matrix { .. } => "layout.no_matrix",
            LayoutError::TooManyTypes => "layout.too_many_types",
            LayoutError::TooManyMembers { .. } => "layout.too_many_members",
            LayoutError::Missing { what, .. } => match what {
                Decorated::Offset => "layout.offset_missing",
                Decorated::ArrayStride => "layout.array_stride_missing",
                Decorated::MatrixStride => "layout.matrix_stride_missing",
            },
            LayoutError::Zero { .. } => "layout.stride_zero",
            LayoutError::Short { what, .. } => match what {
                Decorated::MatrixStride => "layout.matrix_stride_short",
                Decorated::Offset | Decorated::ArrayStride => "layout.array_stride_short",
            },
            LayoutError::Overlap { .. } => "layout.overlap",
            LayoutError::Straddle { .. } => "layout.straddle",
            LayoutError::Padding { .. } => "layout.padding",
        }
    }
}

#[cfg(test)]
#[path = "worked_tests.rs"]
mod worked_tests;
