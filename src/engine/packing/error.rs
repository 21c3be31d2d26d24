//! Errors of packing.

use thiserror::Error;

/// The reason why an interface cannot be packed; [`PackingError::rule`] names the rule.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PackingError {
    /// No run of free slots below the ceiling is long enough.
    #[error(
        "varying '{name}' takes {slots} slots from slot {first} on and ends in slot {last}: {over} more \
         than the {ceiling} slots of GL_MAX_VARYING_VECTORS; the packing option any-slots removes this limit",
        last = first + slots - 1, over = first + slots - ceiling
    )]
    NoRoom {
        name: String,
        first: u32,
        slots: u32,
        ceiling: u32,
    },
    /// The varyings hold too many components.
    #[error(
        "the varyings hold {seen} components, {over} more than the limit of {max}",
        over = seen - max
    )]
    TooManyComponents { seen: u32, max: u32 },
    /// An input has another type than the output it reads.
    #[error("varying '{name}' is written as {output} and read as {input}")]
    TypeDiffers {
        name: String,
        output: String,
        input: String,
    },
    /// An input that no output of the linked stage before it writes.
    #[error(
        "input '{name}' is read by the {reader} shader, but the stage before it has no such output"
    )]
    Unwritten { name: String, reader: &'static str },
    /// A component that is neither 32 nor 64 bits wide.
    #[error(
        "varying '{name}' holds a bool or a value of 8 or 16 bits; only values of 32 and 64 bits are packed"
    )]
    Narrow { name: String },
    /// A limit of one stage is exceeded.
    #[error("{seen} components are {over} more than the {max} of {name}", over = seen - max)]
    Limit {
        rule: &'static str,
        name: &'static str,
        seen: u32,
        max: u32,
    },
    /// The interface holds too many words or parts.
    #[error("the varyings hold more than {max} words or {parts} parts")]
    TooLarge { max: u32, parts: u32 },
}

impl PackingError {
    /// Returns the stable name of the broken rule.
    pub fn rule(&self) -> &'static str {
        match self {
            PackingError::NoRoom { .. } => "packing.no_room",
            PackingError::TooManyComponents { .. } => "packing.components",
            PackingError::TypeDiffers { .. } => "packing.type_differs",
            PackingError::Unwritten { .. } => "packing.input_unwritten",
            PackingError::Narrow { .. } => "packing.type",
            PackingError::Limit { rule, .. } => rule,
            PackingError::TooLarge { .. } => "interface.too_large",
        }
    }
}
