//! Errors of loading and reflecting modules.

use crate::types::Stage;
use crate::types::interface::{MAX_PARTS, MAX_WORDS};
use crate::types::layout::MAX_DECLARED;
use thiserror::Error;

/// The reason why a module cannot be loaded or reflected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpirvError {
    #[error("the module is {size} bytes long; the limit is {max}")]
    TooLong { size: usize, max: usize },
    #[error(
        "the module is {0} bytes long, which is not a multiple of 4: it is truncated or not SPIR-V"
    )]
    Ragged(usize),
    #[error("the module is {0} words long; its header has 5")]
    ShortHeader(usize),
    #[error("the first word must be the magic number 0x07230203, found {0:#010x}")]
    Magic(u32),
    #[error("the version word must be 0x00010000 to 0x00010600, found {0:#010x}")]
    Version(u32),
    #[error("the id bound must be 1..={max}, found {seen}")]
    Bound { seen: u32, max: u32 },
    #[error(
        "the instruction at word {word} (opcode {opcode}) has a word count of {len}; 1..={left} \
         is possible there"
    )]
    WordCount {
        word: usize,
        opcode: u32,
        len: usize,
        left: usize,
    },
    #[error(
        "OpSpecConstantOp at word {word} wraps opcode {opcode}, which SPIR-V does not \
         allow"
    )]
    SpecConstantOp { word: usize, opcode: u32 },
    #[error("the module cannot be parsed: {0}")]
    Parse(String),
    #[error("the module has no entry point of the {0} stage")]
    NoStage(Stage),
    #[error("the module has no entry point of a stage before rasterization")]
    NoEntryPoint,
    #[error("the module has no entry point named {names}; it has {known}")]
    NoEntryPointNamed { names: String, known: String },
    #[error("the module has no specialization constant {0}")]
    NoSpecConstant(u32),
    #[error("specialization constant {id} cannot have the value {bits}")]
    SpecConstantValue { id: u32, bits: u64 },
    #[error("%{0} must be a variable or type that is valid for outputs")]
    NotAnOutputType(u32),
    #[error(
        "{} has the decoration {decoration} more than once, which SPIR-V 1.6 section 3.20 does \
         not allow", decorated(*id, *member)
    )]
    Repeated {
        id: u32,
        member: Option<u32>,
        decoration: String,
    },
    #[error("%{0} must be a valid array length: an integer constant 1..=4294967295")]
    Length(u32),
    #[error("type %{id} contains itself or is nested more than {max} levels deep")]
    Depth { id: u32, max: u32 },
    #[error("{at}: a member must not be both RowMajor and ColMajor")]
    Majorness { at: String },
    #[error(
        "%{0} must be a struct, or an array of one, as the type of a uniform or storage buffer or \
         of push constants is"
    )]
    NotABlock(u32),
    #[error(
        "a block must declare at most {MAX_DECLARED} types and members, nested 64 deep at most"
    )]
    BlockTooLarge,
    #[error(
        "the outputs must hold at most {MAX_WORDS} 32-bit words and {MAX_PARTS} scalars, vectors, \
         matrices, arrays and structs"
    )]
    TooLarge,
}

/// Returns the target of a decoration as messages name it.
fn decorated(id: u32, member: Option<u32>) -> String {
    match member {
        None => format!("%{id}"),
        Some(member) => format!("member {member} of %{id}"),
    }
}
