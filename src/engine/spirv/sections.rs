//! Sorts parsed instructions into the sections of a module.
//!
//! rspirv's own loader refuses instructions at module scope that are newer than it, such
//! as `OpExecutionModeId` and `OpUntypedVariableKHR`; this one accepts every instruction
//! that the grammar allows there. Instructions that rspirv cannot parse are passed to it as
//! words ([`Unparsed`]) and become an `OpNop` that holds these words, until [`assemble`]
//! writes them again.
//!
//! Definitions of graphs (SPV_ARM_graph) are refused: they have bodies, as functions do.
//!
//! SPIR-V 1.6 section 2.4 (logical layout of a module).

use rspirv::binary::{Assemble, Consumer, ParseAction};
use rspirv::dr::{Block, Function, Instruction, Module, ModuleHeader, Operand};
use rspirv::spirv::{Capability, Decoration, ExecutionMode, Op};
use thiserror::Error;

/// Opcodes of constants that rspirv does not have: OpConstantDataKHR, OpSpecConstantDataKHR
/// and OpPoisonKHR.
const UNKNOWN_CONSTANTS: [u32; 3] = [5147, 5148, 5158];

/// The words before the first instruction.
const HEADER: usize = 5;

/// An instruction at module scope that rspirv cannot parse.
pub(super) struct Unparsed {
    /// The number of parsed instructions before it.
    pub after: usize,
    pub words: Vec<u32>,
}

/// Returns whether rspirv cannot parse an instruction: a constant of an opcode that it does
/// not know, or a capability, decoration or execution mode that it does not have.
pub(super) fn is_unparsed(instruction: &[u32]) -> bool {
    let opcode = |op: Op| op as u32;
    let [first, operands @ ..] = instruction else {
        return false;
    };
    let unknown = |at: usize, known: fn(u32) -> bool| operands.get(at).is_some_and(|v| !known(*v));
    let decoration = |value| Decoration::from_u32(value).is_some();
    let mode = |value| ExecutionMode::from_u32(value).is_some();
    match first & 0xffff {
        op if op == opcode(Op::Capability) => {
            unknown(0, |value| Capability::from_u32(value).is_some())
        }
        op if op == opcode(Op::Decorate) || op == opcode(Op::DecorateId) => unknown(1, decoration),
        op if op == opcode(Op::MemberDecorate) => unknown(2, decoration),
        op if op == opcode(Op::ExecutionMode) || op == opcode(Op::ExecutionModeId) => {
            unknown(1, mode)
        }
        op => UNKNOWN_CONSTANTS.contains(&op),
    }
}

/// The reason why an instruction is where it cannot be.
#[derive(Debug, Error)]
enum Misplaced {
    #[error("Op{0} is not inside a block of a function")]
    OutsideBlock(&'static str),
    #[error("Op{0} is not inside a function")]
    OutsideFunction(&'static str),
    #[error("Op{0} is inside a function or block that has not ended")]
    Unfinished(&'static str),
    #[error("the module ends inside a function")]
    End,
    #[error("the instruction of opcode {0} is not known inside functions")]
    Unknown(u32),
}

/// Builds a module from its instructions.
#[derive(Default)]
pub(super) struct Sections {
    module: Module,
    function: Option<Function>,
    block: Option<Block>,
    /// The number of instructions that were parsed.
    parsed: usize,
    /// The unparsed parts in order of their places, the last first.
    unparsed: Vec<Unparsed>,
}

impl Sections {
    /// Starts a module with these instructions that rspirv cannot parse, in their order.
    pub(crate) fn with(mut unparsed: Vec<Unparsed>) -> Sections {
        unparsed.reverse();
        Sections {
            unparsed,
            ..Sections::default()
        }
    }

    /// Returns the module.
    pub(crate) fn module(self) -> Module {
        self.module
    }

    /// Adds the unparsed instructions that follow the parsed ones.
    fn add_unparsed(&mut self) -> Result<(), Misplaced> {
        let is_next = |next: &Unparsed| next.after <= self.parsed;
        while self.unparsed.last().is_some_and(is_next)
            && let Some(next) = self.unparsed.pop()
        {
            let opcode = next.words[0] & 0xffff;
            if self.function.is_some() {
                return Err(Misplaced::Unknown(opcode));
            }
            let words = next.words.into_iter().map(Operand::LiteralBit32).collect();
            let module = &mut self.module;
            let section = match opcode {
                op if op == Op::Capability as u32 => &mut module.capabilities,
                op if op == Op::ExecutionMode as u32 || op == Op::ExecutionModeId as u32 => {
                    &mut module.execution_modes
                }
                op if UNKNOWN_CONSTANTS.contains(&op) => &mut module.types_global_values,
                _ => &mut module.annotations,
            };
            section.push(Instruction::new(Op::Nop, None, None, words));
        }
        Ok(())
    }

    fn add(&mut self, instruction: Instruction) -> Result<(), Misplaced> {
        self.add_unparsed()?;
        self.parsed += 1;
        let (op, name) = (instruction.class.opcode, instruction.class.opname);
        let module = &mut self.module;
        let section = match op {
            Op::Function => {
                let begun = Function {
                    def: Some(instruction),
                    ..Function::new()
                };
                return match self.function.replace(begun) {
                    None => Ok(()),
                    Some(_) => Err(Misplaced::Unfinished(name)),
                };
            }
            Op::FunctionParameter => {
                let function = self.function.as_mut();
                let function = function.ok_or(Misplaced::OutsideFunction(name))?;
                function.parameters.push(instruction);
                return Ok(());
            }
            Op::FunctionEnd => {
                let function = self.function.take();
                let mut function = function.ok_or(Misplaced::OutsideFunction(name))?;
                if self.block.is_some() {
                    return Err(Misplaced::Unfinished(name));
                }
                function.end = Some(instruction);
                module.functions.push(function);
                return Ok(());
            }
            Op::Label => {
                if self.function.is_none() {
                    return Err(Misplaced::OutsideFunction(name));
                }
                let begun = Block {
                    label: Some(instruction),
                    ..Block::new()
                };
                return match self.block.replace(begun) {
                    None => Ok(()),
                    Some(_) => Err(Misplaced::Unfinished(name)),
                };
            }
            _ => match &mut self.block {
                Some(block) if !is_global_only(op) => {
                    block.instructions.push(instruction);
                    if rspirv::grammar::reflect::is_block_terminator(op)
                        && let Some((function, block)) =
                            self.function.as_mut().zip(self.block.take())
                    {
                        function.blocks.push(block);
                    }
                    return Ok(());
                }
                None if self.function.is_some() && is_variable(op) => {
                    return Err(Misplaced::OutsideBlock(name));
                }
                Some(_) | None => section(module, op).ok_or(Misplaced::OutsideBlock(name))?,
            },
        };
        section.push(instruction);
        Ok(())
    }
}

/// Returns whether an instruction belongs to the module wherever it is.
fn is_global_only(op: Op) -> bool {
    op.is_type() || op.is_constant() || op.is_annotation()
}

/// Returns whether an instruction declares a variable or a value, of the module or of the
/// function that it is in.
fn is_variable(op: Op) -> bool {
    matches!(op, Op::Variable | Op::UntypedVariableKHR | Op::Undef)
}

/// Returns the section of an instruction at module scope; `None` for one that functions
/// have only. The memory model is a section of one instruction.
fn section(module: &mut Module, op: Op) -> Option<&mut Vec<Instruction>> {
    Some(match op {
        Op::Capability | Op::ConditionalCapabilityINTEL => &mut module.capabilities,
        Op::Extension | Op::ConditionalExtensionINTEL => &mut module.extensions,
        Op::ExtInstImport => &mut module.ext_inst_imports,
        Op::EntryPoint | Op::ConditionalEntryPointINTEL | Op::GraphEntryPointARM => {
            &mut module.entry_points
        }
        Op::ExecutionMode | Op::ExecutionModeId => &mut module.execution_modes,
        Op::String | Op::SourceExtension | Op::Source | Op::SourceContinued => {
            &mut module.debug_string_source
        }
        Op::Name | Op::MemberName => &mut module.debug_names,
        Op::ModuleProcessed => &mut module.debug_module_processed,
        op if op.is_annotation() => &mut module.annotations,
        Op::Variable
        | Op::UntypedVariableKHR
        | Op::Undef
        | Op::Nop
        | Op::Line
        | Op::NoLine
        | Op::GraphConstantARM
        | Op::ConstantFunctionPointerINTEL
        | Op::AsmTargetINTEL
        | Op::AsmINTEL
        | Op::AliasDomainDeclINTEL
        | Op::AliasScopeDeclINTEL
        | Op::AliasScopeListDeclINTEL => &mut module.types_global_values,
        op if op.is_type() || op.is_constant() => &mut module.types_global_values,
        op if is_vendor_type(op) => &mut module.types_global_values,
        _ => return None,
    })
}

/// Returns whether an instruction declares a type that rspirv's grammar does not list as
/// one.
fn is_vendor_type(op: Op) -> bool {
    matches!(
        op,
        Op::TypeVmeImageINTEL
            | Op::TypeAvcImePayloadINTEL
            | Op::TypeAvcRefPayloadINTEL
            | Op::TypeAvcSicPayloadINTEL
            | Op::TypeAvcMcePayloadINTEL
            | Op::TypeAvcMceResultINTEL
            | Op::TypeAvcImeResultINTEL
            | Op::TypeAvcImeResultSingleReferenceStreamoutINTEL
            | Op::TypeAvcImeResultDualReferenceStreamoutINTEL
            | Op::TypeAvcImeSingleReferenceStreaminINTEL
            | Op::TypeAvcImeDualReferenceStreaminINTEL
            | Op::TypeAvcRefResultINTEL
            | Op::TypeAvcSicResultINTEL
            | Op::TypeTaskSequenceALTERA
    )
}

impl Consumer for Sections {
    fn initialize(&mut self) -> ParseAction {
        ParseAction::Continue
    }

    fn finalize(&mut self) -> ParseAction {
        let rest = self.add_unparsed();
        if self.block.is_some() || self.function.is_some() {
            return ParseAction::Error(Box::new(Misplaced::End));
        }
        action(rest)
    }

    fn consume_header(&mut self, header: ModuleHeader) -> ParseAction {
        self.module.header = Some(header);
        ParseAction::Continue
    }

    fn consume_instruction(&mut self, instruction: Instruction) -> ParseAction {
        if instruction.class.opcode == Op::MemoryModel {
            self.parsed += 1;
            self.module.memory_model = Some(instruction);
            return ParseAction::Continue;
        }
        action(self.add(instruction))
    }
}

fn action(added: Result<(), Misplaced>) -> ParseAction {
    match added {
        Ok(()) => ParseAction::Continue,
        Err(misplaced) => ParseAction::Error(Box::new(misplaced)),
    }
}

/// Assembles a module; instructions that were not parsed are written as they were read.
pub(super) fn assemble(module: &Module) -> Vec<u32> {
    let words = module.assemble();
    let sections = [
        &module.capabilities,
        &module.execution_modes,
        &module.annotations,
        &module.types_global_values,
    ];
    let unparsed = |i: &Instruction| i.class.opcode == Op::Nop && !i.operands.is_empty();
    if !sections.into_iter().flatten().any(unparsed) {
        return words;
    }
    let (header, mut rest) = words.split_at(HEADER.min(words.len()));
    let mut written = header.to_vec();
    while let Some(first) = rest.first() {
        let (instruction, after) = rest.split_at((first >> 16) as usize);
        let is_nop = first & 0xffff == Op::Nop as u32;
        written.extend(&instruction[usize::from(is_nop && instruction.len() > 1)..]);
        rest = after;
    }
    written
}
