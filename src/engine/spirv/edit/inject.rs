//! Code injected into a shader: called at its start, at its ends, and before the
//! vertices that it emits.
//!
//! A shader ends where its entry function returns. An invocation that is
//! discarded or reaches OpUnreachable has no outputs.

use super::code::Code;
use super::{EditError, Editor};
use crate::units::Stream;
use rspirv::dr::{Block, Function, Instruction, Operand};
use rspirv::spirv::{FunctionControl, Op};

impl Editor {
    /// Declares a function without parameters and result that runs `code`; returns its
    /// id.
    ///
    /// # Errors
    /// No id is left.
    pub fn function(&mut self, name: &str, code: Code) -> Result<u32, EditError> {
        let (ty, void) = self.procedure()?;
        let (id, label) = (self.fresh()?, self.fresh()?);
        let mut instructions = code.instructions;
        instructions.push(Instruction::new(Op::Return, None, None, Vec::new()));
        let operands = vec![
            Operand::FunctionControl(FunctionControl::NONE),
            Operand::IdRef(ty),
        ];
        self.module.functions.push(Function {
            def: Some(Instruction::new(
                Op::Function,
                Some(void),
                Some(id),
                operands,
            )),
            end: Some(Instruction::new(Op::FunctionEnd, None, None, Vec::new())),
            parameters: Vec::new(),
            blocks: vec![Block {
                label: Some(Instruction::new(Op::Label, None, Some(label), Vec::new())),
                instructions,
            }],
        });
        self.name(id, name);
        Ok(id)
    }

    /// Calls a [`function`](Editor::function) at the start of the entry function,
    /// before earlier such calls.
    ///
    /// # Errors
    /// The entry function has no body, or no id is left.
    pub(crate) fn call_at_start(&mut self, function: u32) -> Result<(), EditError> {
        let call = self.call(function)?;
        let entry = self.entry.function;
        let block = self.entry_function()?.blocks.first_mut();
        let block = block.ok_or(EditError::NotAFunction(entry))?;
        // Variables come first.
        let declares =
            |i: &&Instruction| matches!(i.class.opcode, Op::Variable | Op::Line | Op::NoLine);
        let first = block.instructions.iter().take_while(declares).count();
        block.instructions.insert(first, call);
        Ok(())
    }

    /// Calls a [`function`](Editor::function) wherever the entry function returns,
    /// after earlier such calls.
    ///
    /// # Errors
    /// The entry function has no body, or no id is left.
    pub(crate) fn call_at_exits(&mut self, function: u32) -> Result<(), EditError> {
        let returns = |block: &Block| {
            let last = block.instructions.last();
            last.is_some_and(|last| last.class.opcode == Op::Return)
        };
        let blocks = &self.entry_function()?.blocks;
        let exits = blocks.iter().filter(|block| returns(block)).count();
        let mut calls = Vec::new();
        for _ in 0..exits {
            calls.push(self.call(function)?);
        }
        let blocks = &mut self.entry_function()?.blocks;
        for (block, call) in blocks.iter_mut().filter(|b| returns(b)).zip(calls) {
            let last = block.instructions.len().saturating_sub(1);
            block.instructions.insert(last, call);
        }
        Ok(())
    }

    /// Calls a [`function`](Editor::function) before every emitted vertex, in all
    /// functions. `of_stream` returns the function for the vertex's stream, if any.
    ///
    /// # Errors
    /// The stream of a vertex is not a constant of the module, or no id is left.
    pub(crate) fn call_before_emits(
        &mut self,
        of_stream: impl Fn(Stream) -> Option<u32>,
    ) -> Result<(), EditError> {
        let mut functions = std::mem::take(&mut self.module.functions);
        let injected = self.inject_emits(&mut functions, of_stream);
        self.module.functions = functions;
        injected
    }

    fn inject_emits(
        &mut self,
        functions: &mut [Function],
        of_stream: impl Fn(Stream) -> Option<u32>,
    ) -> Result<(), EditError> {
        for block in functions.iter_mut().flat_map(|f| &mut f.blocks) {
            let emits =
                |i: &Instruction| matches!(i.class.opcode, Op::EmitVertex | Op::EmitStreamVertex);
            if !block.instructions.iter().any(emits) {
                continue;
            }
            let mut instructions = Vec::new();
            for instruction in std::mem::take(&mut block.instructions) {
                let called = match instruction.class.opcode {
                    Op::EmitVertex => of_stream(Stream(0)),
                    Op::EmitStreamVertex => of_stream(self.stream_of(&instruction)?),
                    _ => None,
                };
                if let Some(function) = called {
                    instructions.push(self.call(function)?);
                }
                instructions.push(instruction);
            }
            block.instructions = instructions;
        }
        Ok(())
    }

    /// Returns the stream of OpEmitStreamVertex.
    fn stream_of(&self, instruction: &Instruction) -> Result<Stream, EditError> {
        let id = instruction.operands.first().and_then(Operand::id_ref_any);
        let id = id.unwrap_or_default();
        let constant = self.definition(id);
        match constant.map(|c| (c.class.opcode, c.operands.as_slice())) {
            Some((Op::Constant | Op::SpecConstant, [Operand::LiteralBit32(stream)])) => {
                Ok(Stream(*stream))
            }
            Some((Op::ConstantNull, _)) => Ok(Stream(0)),
            _ => Err(EditError::Stream(id)),
        }
    }

    /// Makes every EmitVertex and EndPrimitive of a geometry shader state its stream,
    /// which a module with streams requires for stream 0, too.
    ///
    /// # Errors
    /// No id is left.
    pub(crate) fn name_streams(&mut self) -> Result<(), EditError> {
        let zero = self.constant_u32(0)?;
        let blocks = self.module.functions.iter_mut().flat_map(|f| &mut f.blocks);
        for instruction in blocks.flat_map(|b| &mut b.instructions) {
            let named = match instruction.class.opcode {
                Op::EmitVertex => Op::EmitStreamVertex,
                Op::EndPrimitive => Op::EndStreamPrimitive,
                _ => continue,
            };
            *instruction = Instruction::new(named, None, None, vec![Operand::IdRef(zero)]);
        }
        Ok(())
    }

    fn call(&mut self, function: u32) -> Result<Instruction, EditError> {
        let (_, void) = self.procedure()?;
        let id = self.fresh()?;
        let operands = vec![Operand::IdRef(function)];
        Ok(Instruction::new(
            Op::FunctionCall,
            Some(void),
            Some(id),
            operands,
        ))
    }

    fn entry_function(&mut self) -> Result<&mut Function, EditError> {
        let id = self.entry.function;
        let mut functions = self.module.functions.iter_mut();
        let found = functions.find(|function| function.def_id() == Some(id));
        found.ok_or(EditError::NotAFunction(id))
    }
}
