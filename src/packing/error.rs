//! Why varyings cannot be packed.

use thiserror::Error;

/// Why an interface cannot be packed; [`PackingError::rule`] is its stable name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PackingError {
    /// No run of free slots below the ceiling is long enough.
    #[error(
        "varying '{name}' takes {slots} slots from slot {first} on and would end in slot {last}; \
         there are {ceiling} (0 to {max})", last = first + slots - 1, max = ceiling.saturating_sub(1)
    )]
    NoRoom {
        name: String,
        first: u32,
        slots: u32,
        ceiling: u32,
    },
    /// The varyings together hold too much.
    #[error(
        "the varyings hold {seen} components, {over} more than the {max} that there are",
        over = seen - max
    )]
    TooManyComponents { seen: u32, max: u32 },
    /// An input has another type than the output it reads.
    #[error("varying '{name}' is {output} where it is written and {input} where it is read")]
    TypeDiffers {
        name: String,
        output: String,
        input: String,
    },
    /// Where both stages are linked, what is read must be written.
    #[error(
        "input '{name}' is read by the {reader} shader, and the stage before it has no such output"
    )]
    Unwritten { name: String, reader: &'static str },
    /// Neither 32 nor 64 bits wide.
    #[error("varying '{name}' holds a bool or a value of 8 or 16 bits; 32 and 64 bits are packed")]
    Narrow { name: String },
    /// More than a limit of one stage allows.
    #[error("{seen} components are {over} more than the {max} of {name}", over = seen - max)]
    Limit {
        rule: &'static str,
        name: &'static str,
        seen: u32,
        max: u32,
    },
    /// More words than an interface may have.
    #[error("the varyings hold more than {max} words or {parts} parts")]
    TooLarge { max: u32, parts: u32 },
}

impl PackingError {
    /// The stable name of the rule that is broken.
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
