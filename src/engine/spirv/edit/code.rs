//! Straight-line code that rewriters add to shaders.

use super::{EditError, Editor};
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Op, StorageClass};

/// Instructions in order, without any control flow.
#[derive(Clone, Debug, Default)]
pub struct Code {
    pub(super) instructions: Vec<Instruction>,
}

impl Code {
    /// Returns empty code.
    pub fn new() -> Code {
        Code::default()
    }

    /// Returns whether the code is empty.
    pub fn is_empty(&self) -> bool {
        self.instructions.is_empty()
    }
}

/// A value that code computes, or a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    pub id: u32,
    /// Id of its type.
    pub ty: u32,
}

/// A pointer that code reads and writes: a variable, or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer {
    pub id: u32,
    pub class: StorageClass,
    /// Id of the type that it points to.
    pub ty: u32,
}

impl Editor {
    /// Appends an operation; returns its value of type `ty`.
    ///
    /// # Errors
    /// No id is left.
    pub fn compute(
        &mut self,
        code: &mut Code,
        op: Op,
        ty: u32,
        operands: Vec<Operand>,
    ) -> Result<Value, EditError> {
        let id = self.fresh()?;
        let instruction = Instruction::new(op, Some(ty), Some(id), operands);
        code.instructions.push(instruction);
        Ok(Value { id, ty })
    }

    /// Returns a pointer to the part of a variable that constant indices select.
    ///
    /// # Errors
    /// The path selects nothing, or no id is left.
    pub fn access(
        &mut self,
        code: &mut Code,
        variable: u32,
        path: &[u32],
    ) -> Result<Pointer, EditError> {
        let (class, mut ty) = self.pointee(variable)?;
        if path.is_empty() {
            let id = variable;
            return Ok(Pointer { id, class, ty });
        }
        let mut operands = vec![Operand::IdRef(variable)];
        for index in path {
            ty = self.part(ty, *index)?;
            operands.push(Operand::IdRef(self.constant_u32(*index)?));
        }
        let pointer = self.pointer(class, ty)?;
        let value = self.compute(code, Op::AccessChain, pointer, operands)?;
        let id = value.id;
        Ok(Pointer { id, class, ty })
    }

    /// Loads the value at a pointer.
    ///
    /// # Errors
    /// No id is left.
    pub fn load(&mut self, code: &mut Code, pointer: Pointer) -> Result<Value, EditError> {
        let operands = vec![Operand::IdRef(pointer.id)];
        self.compute(code, Op::Load, pointer.ty, operands)
    }

    /// Loads the part of a variable that constant indices select.
    ///
    /// # Errors
    /// The path selects nothing, or no id is left.
    pub fn read(
        &mut self,
        code: &mut Code,
        variable: u32,
        path: &[u32],
    ) -> Result<Value, EditError> {
        let pointer = self.access(code, variable, path)?;
        self.load(code, pointer)
    }

    /// Stores a value at a pointer; the types must be the same.
    pub fn store(&mut self, code: &mut Code, pointer: Pointer, value: Value) {
        let operands = vec![Operand::IdRef(pointer.id), Operand::IdRef(value.id)];
        let instruction = Instruction::new(Op::Store, None, None, operands);
        code.instructions.push(instruction);
    }

    /// Stores a value into the part of a variable that constant indices select.
    ///
    /// # Errors
    /// The path selects nothing, or no id is left.
    pub fn write(
        &mut self,
        code: &mut Code,
        variable: u32,
        path: &[u32],
        value: Value,
    ) -> Result<(), EditError> {
        let pointer = self.access(code, variable, path)?;
        self.store(code, pointer, value);
        Ok(())
    }

    /// Returns the part of a value that indices select; the value itself without indices.
    ///
    /// # Errors
    /// The path selects nothing, or no id is left.
    pub(crate) fn extract(
        &mut self,
        code: &mut Code,
        value: Value,
        path: &[u32],
    ) -> Result<Value, EditError> {
        if path.is_empty() {
            return Ok(value);
        }
        let mut ty = value.ty;
        for index in path {
            ty = self.part(ty, *index)?;
        }
        let indices = path.iter().map(|index| Operand::LiteralBit32(*index));
        let operands = std::iter::once(Operand::IdRef(value.id)).chain(indices);
        self.compute(code, Op::CompositeExtract, ty, operands.collect())
    }

    /// Returns a value of type `ty` composed of its parts; the part itself if it is the
    /// only one and has that type.
    ///
    /// # Errors
    /// No id is left.
    pub(crate) fn construct(
        &mut self,
        code: &mut Code,
        ty: u32,
        parts: &[Value],
    ) -> Result<Value, EditError> {
        if let [only] = parts
            && only.ty == ty
        {
            return Ok(*only);
        }
        let operands = parts.iter().map(|part| Operand::IdRef(part.id));
        self.compute(code, Op::CompositeConstruct, ty, operands.collect())
    }

    /// Returns a value bit-cast to type `ty`, which must have the same number of bits; the
    /// value itself if it has that type.
    ///
    /// # Errors
    /// No id is left.
    pub(crate) fn bitcast(
        &mut self,
        code: &mut Code,
        ty: u32,
        value: Value,
    ) -> Result<Value, EditError> {
        if value.ty == ty {
            return Ok(value);
        }
        self.compute(code, Op::Bitcast, ty, vec![Operand::IdRef(value.id)])
    }
}
