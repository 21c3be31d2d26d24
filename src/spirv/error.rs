//! Why a module cannot be used.

use crate::types::Stage;
use thiserror::Error;

/// Why a module cannot be read or reflected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpirvError {
    #[error("the module is {size} bytes long; at most {max} are read")]
    TooLong { size: usize, max: usize },
    #[error("the module is {0} bytes long, which is no multiple of 4: it is cut off or not SPIR-V")]
    Ragged(usize),
    #[error("the module ends inside its header: {0} words of 5")]
    ShortHeader(usize),
    #[error("the first word must be the magic number 0x07230203, seen {0:#010x}")]
    Magic(u32),
    #[error("the version word must be 0x00010000 to 0x00010600, seen {0:#010x}")]
    Version(u32),
    #[error("the id bound must be 1..={max}, seen {seen}")]
    Bound { seen: u32, max: u32 },
    #[error(
        "the instruction at word {word} (opcode {opcode}) is {len} words long, and {left} are left"
    )]
    WordCount {
        word: usize,
        opcode: u16,
        len: usize,
        left: usize,
    },
    #[error(
        "the instruction at word {word} must define or use the ids below the bound {bound}, seen {id}"
    )]
    Id { word: usize, id: u32, bound: u32 },
    #[error(
        "the specialization constant at word {word} computes with opcode {opcode}, which SPIR-V does not allow there"
    )]
    SpecConstantOp { word: usize, opcode: u32 },
    #[error("the module cannot be parsed: {0}")]
    Parse(String),
    #[error("the module has no entry point of the {0} stage")]
    NoStage(Stage),
    #[error("the module has no entry point of a stage that this program knows")]
    NoEntryPoint,
    #[error("id %{0} must be a type that an output may have")]
    NotAType(u32),
    #[error("id %{0} must be a constant that says how long an array is, 1..=4294967295")]
    Length(u32),
    #[error("type %{0} is nested more than {1} levels deep, or contains itself")]
    Depth(u32, u32),
    #[error(
        "the outputs hold more than {0} scalars, vectors, matrices and aggregates, or more than 4096 32-bit words"
    )]
    TooLarge(u32),
}
