//! Types, pointers and constants, each declared once; new variables.
//!
//! SPIR-V 1.6 section 2.8: two types that are not aggregates must not be the
//! same. Arrays and structs may be, and are never shared with those of the
//! module, which may have decorations for other uses.

use super::key::key;
use super::{EditError, Editor, NOT_GLOBAL};
use crate::types::{Scalar, Type};
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Op, StorageClass};

impl Editor {
    /// Indexes the definitions of the module.
    pub(super) fn index(&mut self) -> Result<(), EditError> {
        // No id is as large as `next`, which is below SPIR-V's limit.
        self.globals.clear();
        self.globals.resize(self.next as usize, NOT_GLOBAL);
        for (index, instruction) in (0..).zip(&self.module.types_global_values) {
            let Some(id) = instruction.result_id else {
                continue;
            };
            let global = &mut self.globals[id as usize];
            if *global != NOT_GLOBAL {
                return Err(EditError::DefinedTwice(id));
            }
            *global = index;
            if let Some(key) = key(instruction) {
                self.interned.entry(key).or_insert(id);
            }
        }
        Ok(())
    }

    /// Appends a global definition; returns its id.
    pub(super) fn define(
        &mut self,
        op: Op,
        result_type: Option<u32>,
        operands: Vec<Operand>,
    ) -> Result<u32, EditError> {
        let id = self.fresh()?;
        let globals = &mut self.module.types_global_values;
        let index = u32::try_from(globals.len()).expect("a module has fewer globals than words");
        self.globals.resize(id as usize + 1, NOT_GLOBAL);
        self.globals[id as usize] = index;
        globals.push(Instruction::new(op, result_type, Some(id), operands));
        Ok(id)
    }

    /// Returns the id of a definition, which is added if the module does not have it.
    fn intern(
        &mut self,
        op: Op,
        result_type: Option<u32>,
        operands: Vec<Operand>,
    ) -> Result<u32, EditError> {
        let wanted = key(&Instruction::new(op, result_type, None, operands.clone()));
        if let Some(id) = wanted.and_then(|wanted| self.interned.get(&wanted)) {
            return Ok(*id);
        }
        let id = self.define(op, result_type, operands)?;
        if let Some(wanted) = wanted {
            self.interned.insert(wanted, id);
        }
        Ok(id)
    }

    /// Returns the id of a type without explicit layout. Structs and arrays are new
    /// ones, one for each distinct type.
    ///
    /// # Errors
    /// No id is left.
    pub fn ty(&mut self, ty: &Type) -> Result<u32, EditError> {
        match ty {
            Type::Scalar(scalar) => self.scalar(*scalar),
            Type::Vector { scalar, size } => {
                let scalar = self.scalar(*scalar)?;
                let operands = vec![Operand::IdRef(scalar), Operand::LiteralBit32(*size)];
                self.intern(Op::TypeVector, None, operands)
            }
            Type::Matrix {
                scalar,
                columns,
                rows,
                ..
            } => {
                let column = self.ty(&Type::vector(*scalar, *rows))?;
                let operands = vec![Operand::IdRef(column), Operand::LiteralBit32(*columns)];
                self.intern(Op::TypeMatrix, None, operands)
            }
            Type::Array { .. } | Type::Struct(_) => {
                if let Some(id) = self.aggregates.get(ty) {
                    return Ok(*id);
                }
                let id = self.aggregate(ty)?;
                self.aggregates.insert(ty.clone(), id);
                Ok(id)
            }
        }
    }

    fn aggregate(&mut self, ty: &Type) -> Result<u32, EditError> {
        match ty {
            Type::Array { element, len, .. } => {
                let element = self.ty(element)?;
                let len = self.constant_u32(*len)?;
                let operands = vec![Operand::IdRef(element), Operand::IdRef(len)];
                self.define(Op::TypeArray, None, operands)
            }
            Type::Struct(structure) => {
                let mut members = Vec::new();
                for member in &structure.members {
                    members.push(Operand::IdRef(self.ty(&member.ty)?));
                }
                let id = self.define(Op::TypeStruct, None, members)?;
                self.name(id, &structure.name);
                for (index, member) in (0..).zip(&structure.members) {
                    self.name_member(id, index, &member.name);
                }
                Ok(id)
            }
            Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => self.ty(ty),
        }
    }

    fn scalar(&mut self, scalar: Scalar) -> Result<u32, EditError> {
        let width = Operand::LiteralBit32(8 * scalar.bytes());
        match scalar {
            Scalar::Bool => self.intern(Op::TypeBool, None, Vec::new()),
            Scalar::F16 | Scalar::F32 | Scalar::F64 => {
                self.intern(Op::TypeFloat, None, vec![width])
            }
            Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64 => {
                self.intern(Op::TypeInt, None, vec![width, Operand::LiteralBit32(1)])
            }
            Scalar::U8 | Scalar::U16 | Scalar::U32 | Scalar::U64 | Scalar::Address => {
                self.intern(Op::TypeInt, None, vec![width, Operand::LiteralBit32(0)])
            }
        }
    }

    /// Returns the type of functions without parameters and result, and the type void.
    pub(super) fn procedure(&mut self) -> Result<(u32, u32), EditError> {
        let void = self.intern(Op::TypeVoid, None, Vec::new())?;
        let ty = self.intern(Op::TypeFunction, None, vec![Operand::IdRef(void)])?;
        Ok((ty, void))
    }

    /// Returns the type of pointers to `ty`.
    ///
    /// # Errors
    /// No id is left.
    pub fn pointer(&mut self, class: StorageClass, ty: u32) -> Result<u32, EditError> {
        let operands = vec![Operand::StorageClass(class), Operand::IdRef(ty)];
        self.intern(Op::TypePointer, None, operands)
    }

    /// Returns a constant of type `uint`.
    ///
    /// # Errors
    /// No id is left.
    pub(crate) fn constant_u32(&mut self, value: u32) -> Result<u32, EditError> {
        self.constant(Scalar::U32, u64::from(value))
    }

    /// Returns a constant of a numeric scalar type with these bits.
    ///
    /// # Errors
    /// No id is left.
    pub fn constant(&mut self, scalar: Scalar, bits: u64) -> Result<u32, EditError> {
        let ty = self.scalar(scalar)?;
        let literal = if scalar.is_64bit() {
            Operand::LiteralBit64(bits)
        } else {
            Operand::LiteralBit32(bits as u32)
        };
        self.intern(Op::Constant, Some(ty), vec![literal])
    }

    /// Declares a variable of type `ty`, in the entry point's interface if required.
    ///
    /// # Errors
    /// No id is left.
    pub fn variable(&mut self, class: StorageClass, ty: u32, name: &str) -> Result<u32, EditError> {
        let pointer = self.pointer(class, ty)?;
        let operands = vec![Operand::StorageClass(class)];
        let id = self.define(Op::Variable, Some(pointer), operands)?;
        self.name(id, name);
        // Inputs and outputs are always required, since 1.4 every global variable.
        let header = self.module.header.as_ref();
        let all = header.is_some_and(|header| header.version >= 0x0001_0400);
        if all || matches!(class, StorageClass::Input | StorageClass::Output) {
            self.add_to_interface(id);
        }
        Ok(id)
    }

    fn add_to_interface(&mut self, id: u32) {
        if let Some(entry) = self.module.entry_points.get_mut(self.entry_index) {
            entry.operands.push(Operand::IdRef(id));
        }
    }

    /// Returns storage class and pointee type of a global variable.
    ///
    /// # Errors
    /// `id` is not a global variable.
    pub fn pointee(&self, id: u32) -> Result<(StorageClass, u32), EditError> {
        let variable = self
            .definition(id)
            .filter(|v| v.class.opcode == Op::Variable);
        let pointer = variable.and_then(|variable| self.definition(variable.result_type?));
        match pointer.map(|p| (p.class.opcode, p.operands.as_slice())) {
            Some((Op::TypePointer, [Operand::StorageClass(class), Operand::IdRef(ty)])) => {
                Ok((*class, *ty))
            }
            _ => Err(EditError::NotAVariable(id)),
        }
    }

    /// Returns the element type of a variable and the number of its array dimensions.
    pub fn array_element(&self, variable: u32) -> Option<(u32, u32)> {
        let (_, mut ty) = self.pointee(variable).ok()?;
        let mut dimensions = 0;
        // Reflection refuses more. The array type of an invalid module may contain itself.
        while dimensions < 64
            && let Some(array) = self
                .definition(ty)
                .filter(|d| d.class.opcode == Op::TypeArray)
        {
            ty = array.operands.first().and_then(Operand::id_ref_any)?;
            dimensions += 1;
        }
        Some((ty, dimensions))
    }

    /// Returns the type of part `index` of a value of type `ty`. Array lengths are not
    /// checked.
    ///
    /// # Errors
    /// `ty` has no such part.
    pub fn part(&self, ty: u32, index: u32) -> Result<u32, EditError> {
        let definition = self.definition(ty);
        let part = definition.and_then(|definition| {
            let operands = definition.operands.as_slice();
            match (definition.class.opcode, operands) {
                (Op::TypeStruct, members) => members.get(usize::try_from(index).ok()?),
                (Op::TypeVector | Op::TypeMatrix, [part, Operand::LiteralBit32(size)]) => {
                    (index < *size).then_some(part)
                }
                (Op::TypeArray | Op::TypeRuntimeArray, [part, ..]) => Some(part),
                _ => None,
            }
        });
        part.and_then(Operand::id_ref_any)
            .ok_or(EditError::NoPart { id: ty, index })
    }
}
