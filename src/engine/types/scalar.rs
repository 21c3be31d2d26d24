//! Scalar types.

use serde::{Deserialize, Serialize};

/// A scalar type of SPIR-V or GLSL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scalar {
    Bool,
    I8,
    U8,
    I16,
    U16,
    F16,
    I32,
    U32,
    F32,
    I64,
    U64,
    F64,
    /// A pointer into physical storage: a buffer reference of GLSL. Only blocks in memory
    /// have one.
    Address,
}

impl Scalar {
    /// Returns the size in bytes; 4 for a bool, as in an interface.
    pub fn bytes(self) -> u32 {
        match self {
            Scalar::I8 | Scalar::U8 => 1,
            Scalar::I16 | Scalar::U16 | Scalar::F16 => 2,
            Scalar::Bool | Scalar::I32 | Scalar::U32 | Scalar::F32 => 4,
            Scalar::I64 | Scalar::U64 | Scalar::F64 | Scalar::Address => 8,
        }
    }

    /// Returns whether it is 64 bits wide, and so aligned to 8 bytes when captured.
    pub fn is_64bit(self) -> bool {
        self.bytes() == 8
    }

    /// Returns whether Vulkan allows it to be captured: 32- or 64-bit numbers only
    /// (VUID-StandaloneSpirv-Offset-04692).
    pub fn capturable(self) -> bool {
        !matches!(self, Scalar::Bool | Scalar::Address) && self.bytes() >= 4
    }

    /// Returns the number of 32-bit words of one component: 2 if it is 64 bits wide,
    /// else 1, also for bools and 8- and 16-bit scalars.
    pub fn words(self) -> u32 {
        if self.is_64bit() { 2 } else { 1 }
    }

    /// Returns whether GLSL requires `flat` for a fragment shader input of this type.
    pub fn is_integer_or_double(self) -> bool {
        !matches!(self, Scalar::F16 | Scalar::F32)
    }
}
