//! Checked loading of modules.
//!
//! rspirv 0.13 relies on two properties: that an instruction's words are inside
//! the module (its string decoder slices by the word count and panics past the
//! end), and that `OpSpecConstantOp` wraps an instruction that may be wrapped (it
//! panics at the operands of `OpConstant`, `OpSwitch` and itself). Both are checked
//! before rspirv parses the module; it reports other errors itself. `Sections` sorts
//! the instructions into the sections of the module.
//!
//! Debug information that is extended instructions is removed, because an edited module
//! would have other variables than it describes. SPV_KHR_non_semantic_info allows the
//! removal of instructions of sets named `NonSemantic.…`, and the specifications of
//! DebugInfo and OpenCL.DebugInfo.100 that of all their instructions at once.

use super::SpirvError;
use super::sections::{self, Sections, Unparsed, is_unparsed};
use crate::types::Stage;
use rspirv::binary;
use rspirv::dr;
use rspirv::spirv::{BuiltIn, Decoration, ExecutionMode, ExecutionModel, Op};
use std::collections::HashSet;

/// The maximum size of a module in bytes. Real shaders are far smaller; rewriting needs
/// about thirty times as much memory.
pub const MAX_BYTES: usize = 16 << 20;
/// The maximum number of ids of a module (SPIR-V universal limits).
pub(super) const MAX_BOUND: u32 = 0x3f_ffff;
/// The number of words before the first instruction.
const HEADER: usize = 5;
/// The first word of a module.
pub const MAGIC: u32 = 0x0723_0203;
/// The names of instruction sets whose instructions may be removed.
const REMOVABLE_SETS: [&str; 2] = ["DebugInfo", "OpenCL.DebugInfo.100"];
/// The prefix of the names of instruction sets without semantics.
const NON_SEMANTIC: &str = "NonSemantic.";

/// Instructions that `OpSpecConstantOp` may wrap.
const SPEC_CONSTANT_OPS: [Op; 59] = [
    Op::AccessChain,
    Op::InBoundsAccessChain,
    Op::PtrAccessChain,
    Op::InBoundsPtrAccessChain,
    Op::VectorShuffle,
    Op::CompositeExtract,
    Op::CompositeInsert,
    Op::ConvertFToU,
    Op::ConvertFToS,
    Op::ConvertSToF,
    Op::ConvertUToF,
    Op::UConvert,
    Op::SConvert,
    Op::FConvert,
    Op::QuantizeToF16,
    Op::ConvertPtrToU,
    Op::ConvertUToPtr,
    Op::PtrCastToGeneric,
    Op::GenericCastToPtr,
    Op::Bitcast,
    Op::SNegate,
    Op::FNegate,
    Op::IAdd,
    Op::FAdd,
    Op::ISub,
    Op::FSub,
    Op::IMul,
    Op::FMul,
    Op::UDiv,
    Op::SDiv,
    Op::FDiv,
    Op::UMod,
    Op::SRem,
    Op::SMod,
    Op::FRem,
    Op::FMod,
    Op::LogicalEqual,
    Op::LogicalNotEqual,
    Op::LogicalOr,
    Op::LogicalAnd,
    Op::LogicalNot,
    Op::Select,
    Op::IEqual,
    Op::INotEqual,
    Op::UGreaterThan,
    Op::SGreaterThan,
    Op::UGreaterThanEqual,
    Op::SGreaterThanEqual,
    Op::ULessThan,
    Op::SLessThan,
    Op::ULessThanEqual,
    Op::SLessThanEqual,
    Op::ShiftRightLogical,
    Op::ShiftRightArithmetic,
    Op::ShiftLeftLogical,
    Op::BitwiseOr,
    Op::BitwiseXor,
    Op::BitwiseAnd,
    Op::Not,
];

/// A loaded module.
#[derive(Clone, Debug)]
pub struct Module {
    inner: dr::Module,
}

/// An entry point of a module, of a known stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryPoint {
    pub stage: Stage,
    pub name: String,
    /// The id of its function.
    pub function: u32,
    /// The ids of its interface variables, in order.
    pub interface: Vec<u32>,
}

impl Module {
    /// Returns the module that an editor has changed.
    pub(super) fn edited(inner: dr::Module) -> Module {
        Module { inner }
    }

    /// Returns the instructions, to be changed.
    pub(crate) fn representation_mut(&mut self) -> &mut dr::Module {
        &mut self.inner
    }

    /// Replaces a built-in in all decorations of variables and block members.
    pub(crate) fn replace_builtin(&mut self, old: BuiltIn, new: BuiltIn) {
        for annotation in &mut self.inner.annotations {
            if let [
                ..,
                dr::Operand::Decoration(Decoration::BuiltIn),
                dr::Operand::BuiltIn(builtin),
            ] = annotation.operands.as_mut_slice()
                && *builtin == old
            {
                *builtin = new;
            }
        }
    }

    /// Assembles the module into words.
    pub fn assemble(&self) -> Vec<u32> {
        sections::assemble(&self.inner)
    }

    /// Returns the module in rspirv's data representation.
    pub fn representation(&self) -> &dr::Module {
        &self.inner
    }

    /// Converts the module to rspirv's data representation.
    pub fn into_representation(self) -> dr::Module {
        self.inner
    }

    /// Returns its entry points, in order.
    pub fn entry_points(&self) -> Vec<EntryPoint> {
        self.numbered_entry_points()
            .map(|(_, entry_point)| entry_point)
            .collect()
    }

    /// Returns the number of vertices that the first entry point of `stage` declares: of
    /// a geometry shader's output, or of a patch.
    pub fn output_vertices(&self, stage: Stage) -> Option<u32> {
        let entry = self.entry_points().into_iter().find(|e| e.stage == stage)?;
        output_vertices(&self.inner, entry.function)
    }

    /// Returns its entry points, each with its index among all of the module.
    pub(super) fn numbered_entry_points(&self) -> impl Iterator<Item = (usize, EntryPoint)> + '_ {
        self.inner
            .entry_points
            .iter()
            .enumerate()
            .filter_map(
                |(index, instruction)| match instruction.operands.as_slice() {
                    [
                        dr::Operand::ExecutionModel(model),
                        dr::Operand::IdRef(function),
                        dr::Operand::LiteralString(name),
                        interface @ ..,
                    ] => {
                        let entry_point = EntryPoint {
                            stage: stage(*model)?,
                            name: name.clone(),
                            function: *function,
                            interface: interface
                                .iter()
                                .filter_map(dr::Operand::id_ref_any)
                                .collect(),
                        };
                        Some((index, entry_point))
                    }
                    _ => None,
                },
            )
    }
}

/// Returns the number of vertices that the entry point with this function declares.
pub(super) fn output_vertices(module: &dr::Module, function: u32) -> Option<u32> {
    let mut modes = module.execution_modes.iter();
    modes.find_map(|mode| match mode.operands.as_slice() {
        [
            dr::Operand::IdRef(of),
            dr::Operand::ExecutionMode(ExecutionMode::OutputVertices),
            dr::Operand::LiteralBit32(vertices),
        ] if *of == function => Some(*vertices),
        _ => None,
    })
}

fn stage(model: ExecutionModel) -> Option<Stage> {
    Some(match model {
        ExecutionModel::Vertex => Stage::Vertex,
        ExecutionModel::TessellationControl => Stage::TessControl,
        ExecutionModel::TessellationEvaluation => Stage::TessEval,
        ExecutionModel::Geometry => Stage::Geometry,
        ExecutionModel::Fragment => Stage::Fragment,
        ExecutionModel::GLCompute => Stage::Compute,
        _ => return None,
    })
}

/// Loads a module from words in either byte order.
///
/// # Errors
/// The module is invalid.
pub fn load_words(words: &[u32]) -> Result<Module, SpirvError> {
    check_size(words.len().saturating_mul(4))?;
    let swapped: Vec<u32>;
    let words = if words.first() == Some(&MAGIC.swap_bytes()) {
        swapped = words.iter().map(|word| word.swap_bytes()).collect();
        &swapped
    } else {
        words
    };
    check_header(words)?;
    let kept: Kept;
    let (words, unparsed) = match check_instructions(words)? {
        Content::Parsed => (words, Vec::new()),
        Content::Other => {
            kept = Kept::new(words);
            (kept.words.as_slice(), kept.unparsed)
        }
    };
    let mut sections = Sections::with(unparsed);
    let parsed = if cfg!(target_endian = "little") {
        binary::parse_words(words, &mut sections)
    } else {
        // rspirv reads bytes as little-endian on every machine.
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        binary::parse_bytes(bytes, &mut sections)
    };
    parsed.map_err(|e| SpirvError::Parse(e.to_string()))?;
    Ok(Module {
        inner: sections.module(),
    })
}

/// Loads a module from the bytes of a file, in either byte order.
///
/// # Errors
/// The module is invalid.
pub fn load_bytes(bytes: &[u8]) -> Result<Module, SpirvError> {
    check_size(bytes.len())?;
    let (chunks, []) = bytes.as_chunks::<4>() else {
        return Err(SpirvError::Ragged(bytes.len()));
    };
    let words: Vec<u32> = chunks
        .iter()
        .map(|chunk| u32::from_le_bytes(*chunk))
        .collect();
    load_words(&words)
}

fn check_size(size: usize) -> Result<(), SpirvError> {
    if size > MAX_BYTES {
        let max = MAX_BYTES;
        return Err(SpirvError::TooLong { size, max });
    }
    Ok(())
}

fn check_header(words: &[u32]) -> Result<(), SpirvError> {
    let [magic, version, _generator, bound, _schema, ..] = *words else {
        return Err(SpirvError::ShortHeader(words.len()));
    };
    if magic != MAGIC {
        return Err(SpirvError::Magic(magic));
    }
    if !(0x0001_0000..=0x0001_0600).contains(&version) || version & 0xff != 0 {
        return Err(SpirvError::Version(version));
    }
    if !(1..=MAX_BOUND).contains(&bound) {
        let max = MAX_BOUND;
        return Err(SpirvError::Bound { seen: bound, max });
    }
    Ok(())
}

/// Whether rspirv parses all instructions of a module.
enum Content {
    Parsed,
    /// Some are removed, or kept as words.
    Other,
}

/// Checks the word count of every instruction, and the operands at which rspirv
/// panics.
fn check_instructions(words: &[u32]) -> Result<Content, SpirvError> {
    let mut content = Content::Parsed;
    for instruction in Instructions::new(words) {
        let (word, instruction) = instruction?;
        // Words: opcode, result type, result, wrapped opcode. rspirv reports a shorter
        // instruction.
        if let [first, _, _, opcode, ..] = *instruction
            && first & 0xffff == Op::SpecConstantOp as u32
            && !SPEC_CONSTANT_OPS.iter().any(|op| *op as u32 == opcode)
        {
            return Err(SpirvError::SpecConstantOp { word, opcode });
        }
        if imports_removable_set(instruction) || is_unparsed(instruction) {
            content = Content::Other;
        }
    }
    Ok(content)
}

/// Returns whether an instruction imports a set whose instructions may be removed.
fn imports_removable_set(instruction: &[u32]) -> bool {
    match *instruction {
        [first, _, ref name @ ..] if first & 0xffff == Op::ExtInstImport as u32 => {
            let bytes = || name.iter().flat_map(|word| word.to_le_bytes());
            let is = |set: &&str| bytes().take_while(|byte| *byte != 0).eq(set.bytes());
            REMOVABLE_SETS.iter().any(is)
                || bytes().take(NON_SEMANTIC.len()).eq(NON_SEMANTIC.bytes())
        }
        _ => false,
    }
}

/// The words of a checked module that rspirv parses, and its other instructions, without
/// those of sets that may be removed.
struct Kept {
    words: Vec<u32>,
    unparsed: Vec<Unparsed>,
}

impl Kept {
    fn new(words: &[u32]) -> Kept {
        let mut sets = HashSet::new();
        let mut parsed = 0;
        let mut kept = Kept {
            words: words.iter().take(HEADER).copied().collect(),
            unparsed: Vec::new(),
        };
        for (_, instruction) in Instructions::new(words).map_while(Result::ok) {
            match *instruction {
                [_, id, ..] if imports_removable_set(instruction) => {
                    sets.insert(id);
                }
                [first, _, _, set, ..] if is_extended(first) && sets.contains(&set) => continue,
                _ if is_unparsed(instruction) => {
                    kept.unparsed.push(Unparsed {
                        after: parsed,
                        words: instruction.to_vec(),
                    });
                    continue;
                }
                _ => {}
            }
            parsed += 1;
            kept.words.extend(instruction);
        }
        kept
    }
}

/// Returns whether the first word of an instruction is that of an extended one.
fn is_extended(first: u32) -> bool {
    let opcode = first & 0xffff;
    opcode == Op::ExtInst as u32 || opcode == Op::ExtInstWithForwardRefsKHR as u32
}

/// Iterates over the instructions of a module, each with its word offset. Ends after
/// an instruction that exceeds the module.
struct Instructions<'w> {
    word: usize,
    rest: &'w [u32],
}

impl<'w> Instructions<'w> {
    fn new(words: &'w [u32]) -> Instructions<'w> {
        Instructions {
            word: HEADER,
            rest: words.get(HEADER..).unwrap_or_default(),
        }
    }
}

impl<'w> Iterator for Instructions<'w> {
    type Item = Result<(usize, &'w [u32]), SpirvError>;

    fn next(&mut self) -> Option<Self::Item> {
        let first = self.rest.first()?;
        let (word, len, opcode) = (self.word, (first >> 16) as usize, first & 0xffff);
        let rest = std::mem::take(&mut self.rest);
        let (instruction, after) = match rest.split_at_checked(len) {
            Some(split) if len > 0 => split,
            _ => {
                let left = rest.len();
                return Some(Err(SpirvError::WordCount {
                    word,
                    opcode,
                    len,
                    left,
                }));
            }
        };
        self.rest = after;
        self.word += len;
        Some(Ok((word, instruction)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORTEST: [u32; 5] = [MAGIC, 0x0001_0000, 0, 1, 0];

    fn with(instructions: &[u32]) -> Vec<u32> {
        [&SHORTEST, instructions].concat()
    }

    fn refused(words: &[u32]) -> String {
        load_words(words).expect_err("a damaged module").to_string()
    }

    #[test]
    fn both_byte_orders_are_loaded() {
        let words = with(&[0x0002_0011, 1]);
        let swapped: Vec<u32> = words.iter().map(|w| w.swap_bytes()).collect();
        for words in [&words, &swapped] {
            let module = load_words(words).expect("an empty module");
            assert_eq!(module.representation().capabilities.len(), 1);
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            load_bytes(&bytes).expect("the same in bytes");
        }
    }

    #[test]
    fn invalid_headers_are_refused() {
        let rows: [(&[u32], &str); 6] = [
            (&[], "0 words long"),
            (&SHORTEST[..4], "4 words long"),
            (&[1, 0x0001_0000, 0, 1, 0], "magic number"),
            (&[MAGIC, 0x0002_0000, 0, 1, 0], "version word"),
            (&[MAGIC, 0x0001_0001, 0, 1, 0], "version word"),
            (
                &[MAGIC, 0x0001_0000, 0, 0, 0],
                "bound must be 1..=4194303, found 0",
            ),
        ];
        for (words, want) in rows {
            assert!(refused(words).contains(want), "{}", refused(words));
        }
        let error = load_bytes(&[3, 2, 0x23]).expect_err("ragged").to_string();
        assert!(error.starts_with("the module is 3 bytes long"), "{error}");
        let error = load_bytes(&vec![0; MAX_BYTES + 4]).expect_err("too long");
        assert!(matches!(error, SpirvError::TooLong { .. }), "{error}");
    }

    #[test]
    fn invalid_word_counts_are_refused() {
        for (instructions, want) in [
            (&[0x0000_0011][..], "(opcode 17) has a word count of 0"),
            // OpName that ends inside its string, at which rspirv would panic.
            (
                &[0x0009_0005, 1, 0x6161_6161][..],
                "a word count of 9; 1..=3",
            ),
        ] {
            let error = refused(&with(instructions));
            assert!(error.contains(want), "{error}");
        }
        // rspirv reports an unterminated string.
        let error = refused(&with(&[0x0003_0005, 1, 0x6161_6161]));
        assert!(error.starts_with("the module cannot be parsed"), "{error}");
    }

    #[test]
    fn non_semantic_instructions_are_removed() {
        let name = |text: &[u8; 16]| {
            let words = text.as_chunks::<4>().0.iter();
            words
                .map(|word| u32::from_le_bytes(*word))
                .collect::<Vec<_>>()
        };
        let module = |text: &[u8; 16]| {
            let import = [&[0x0006_000b, 1][..], &name(text)].concat();
            load_words(&with(&[&import[..], &[0x0005_000c, 2, 3, 1, 101]].concat()))
        };
        let module_with_debug = module(b"NonSemantic.Any\0").expect("it loads");
        assert_eq!(module_with_debug.representation().ext_inst_imports.len(), 1);
        let error = module(b"GLSL.std.450\0\0\0\0").expect_err("not outside functions");
        assert!(error.to_string().contains("not inside a block"), "{error}");
    }

    #[test]
    fn spec_constant_operations_at_which_rspirv_panics_are_refused() {
        // OpSpecConstantOp over OpConstant, OpSwitch, OpSpecConstantOp.
        for opcode in [43, 251, 52] {
            let error = refused(&with(&[0x0006_0034, 1, 2, opcode, 3, 4]));
            assert!(error.contains(&format!("opcode {opcode}")), "{error}");
        }
    }
}
