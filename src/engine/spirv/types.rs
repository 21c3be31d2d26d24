//! Type declarations to [`Type`]s, with explicit layout on the type to which it
//! belongs: SPIR-V decorates a struct's member with the layout of the matrix
//! inside.
//!
//! SPIR-V declares each type once, so the type of an output may have the layout of
//! a buffer, which does not apply to it: [`Layout`] states whether layout is read.

use super::index::{Index, MAX_DEPTH, Target};
use super::{SpirvError, constants};
use crate::types::{Member, Scalar, StructType, Type};
use rspirv::dr::Operand;
use rspirv::spirv::{Decoration, Op, StorageClass};
use std::collections::HashMap;
use std::sync::Arc;

/// Whether explicit layout is read. It applies to uniform and storage blocks and push
/// constants, and has no meaning for other storage classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    Kept,
    Ignored,
}

/// Reads type declarations, each once, so that the cost is linear in the module's size.
pub(super) struct TypeReader<'i, 'm> {
    index: &'i Index<'m>,
    layout: Layout,
    read: HashMap<u32, Type>,
}

impl<'i, 'm> TypeReader<'i, 'm> {
    pub(super) fn new(index: &'i Index<'m>, layout: Layout) -> Self {
        TypeReader {
            index,
            layout,
            read: HashMap::new(),
        }
    }

    /// Returns the type that `id` declares.
    pub(super) fn read(&mut self, id: u32) -> Result<Type, SpirvError> {
        self.read_at(id, 0)
    }

    fn read_at(&mut self, id: u32, depth: u32) -> Result<Type, SpirvError> {
        if let Some(ty) = self.read.get(&id) {
            return Ok(ty.clone());
        }
        if depth >= MAX_DEPTH {
            let max = MAX_DEPTH;
            return Err(SpirvError::Depth { id, max });
        }
        let ty = self.declare(id, depth)?;
        self.read.insert(id, ty.clone());
        Ok(ty)
    }

    fn declare(&mut self, id: u32, depth: u32) -> Result<Type, SpirvError> {
        let not_a_type = SpirvError::NotAnOutputType(id);
        let Some(instruction) = self.index.definition(id) else {
            return Err(not_a_type);
        };
        match (instruction.class.opcode, instruction.operands.as_slice()) {
            (Op::TypeBool, _) => Ok(Type::Scalar(Scalar::Bool)),
            (Op::TypeInt, [Operand::LiteralBit32(width), Operand::LiteralBit32(sign)]) => {
                Ok(Type::Scalar(integer(*width, *sign != 0).ok_or(not_a_type)?))
            }
            // A second operand is an encoding other than IEEE 754.
            (Op::TypeFloat, [Operand::LiteralBit32(width)]) => {
                Ok(Type::Scalar(float(*width).ok_or(not_a_type)?))
            }
            (
                Op::TypeVector,
                [
                    Operand::IdRef(component),
                    Operand::LiteralBit32(size @ 2..=4),
                ],
            ) => match self.read_at(*component, depth + 1)? {
                Type::Scalar(scalar) => Ok(Type::vector(scalar, *size)),
                _ => Err(not_a_type),
            },
            (
                Op::TypeMatrix,
                [
                    Operand::IdRef(column),
                    Operand::LiteralBit32(columns @ 2..=4),
                ],
            ) => match self.read_at(*column, depth + 1)? {
                Type::Vector { scalar, size } => Ok(Type::matrix(scalar, *columns, size)),
                _ => Err(not_a_type),
            },
            (Op::TypeArray, [Operand::IdRef(element), Operand::IdRef(length)]) => {
                let len =
                    constants::length(self.index, *length).ok_or(SpirvError::Length(*length))?;
                self.array(id, *element, len, depth)
            }
            // An array without a length, which capture refuses.
            (Op::TypeRuntimeArray, [Operand::IdRef(element)]) => self.array(id, *element, 0, depth),
            (Op::TypeStruct, members) => self.structure(id, members, depth),
            // The pointee is a block of its own, or of a type that contains this one.
            (
                Op::TypePointer,
                [
                    Operand::StorageClass(StorageClass::PhysicalStorageBuffer),
                    ..,
                ],
            ) if self.layout == Layout::Kept => Ok(Type::Scalar(Scalar::Address)),
            _ => Err(not_a_type),
        }
    }

    fn array(&mut self, id: u32, element: u32, len: u32, depth: u32) -> Result<Type, SpirvError> {
        let element = self.read_at(element, depth + 1)?;
        let stride = self
            .index
            .decoration(Target::Id(id), Decoration::ArrayStride);
        Ok(Type::Array {
            element: Arc::new(element),
            len,
            stride: stride.filter(|_| self.layout == Layout::Kept),
        })
    }

    fn structure(&mut self, id: u32, operands: &[Operand], depth: u32) -> Result<Type, SpirvError> {
        // The offset of an output block's member is its capture offset.
        let laid_out = self.layout == Layout::Kept;
        let mut members = Vec::new();
        for (number, operand) in (0..).zip(operands) {
            let Some(member) = operand.id_ref_any() else {
                return Err(SpirvError::NotAnOutputType(id));
            };
            let ty = self.read_at(member, depth + 1)?;
            let target = Target::Member(id, number);
            let both = [Decoration::RowMajor, Decoration::ColMajor];
            if laid_out && both.iter().all(|d| self.index.has(target, *d)) {
                let structure = self.index.name(Target::Id(id));
                let at = match (structure, self.index.name(target)) {
                    ("", _) | (_, "") => format!("member {number} of %{id}"),
                    (structure, member) => format!("{structure}.{member}"),
                };
                return Err(SpirvError::Majorness { at });
            }
            let offset = self.index.decoration(target, Decoration::Offset);
            members.push(Member {
                name: self.index.name(target).to_owned(),
                ty: self.lay_out_matrix(target, ty),
                offset: offset.filter(|_| laid_out),
            });
        }
        let name = self.index.name(Target::Id(id)).to_owned();
        Ok(Type::Struct(Arc::new(StructType { name, members })))
    }

    /// Returns `ty` with the matrix decorations of the member `target` on the matrix
    /// inside it.
    fn lay_out_matrix(&self, target: Target, ty: Type) -> Type {
        let stride = self.index.decoration(target, Decoration::MatrixStride);
        let row_major = self.index.has(target, Decoration::RowMajor);
        if self.layout == Layout::Ignored || (stride.is_none() && !row_major) {
            return ty;
        }
        match ty {
            Type::Matrix {
                scalar,
                columns,
                rows,
                mut layout,
            } => {
                layout.stride = stride;
                layout.row_major = row_major;
                Type::Matrix {
                    scalar,
                    columns,
                    rows,
                    layout,
                }
            }
            Type::Array {
                element,
                len,
                stride,
            } => Type::Array {
                element: Arc::new(self.lay_out_matrix(target, (*element).clone())),
                len,
                stride,
            },
            Type::Scalar(_) | Type::Vector { .. } | Type::Struct(_) => ty,
        }
    }
}

fn integer(width: u32, signed: bool) -> Option<Scalar> {
    Some(match (width, signed) {
        (8, true) => Scalar::I8,
        (8, false) => Scalar::U8,
        (16, true) => Scalar::I16,
        (16, false) => Scalar::U16,
        (32, true) => Scalar::I32,
        (32, false) => Scalar::U32,
        (64, true) => Scalar::I64,
        (64, false) => Scalar::U64,
        _ => return None,
    })
}

fn float(width: u32) -> Option<Scalar> {
    Some(match width {
        16 => Scalar::F16,
        32 => Scalar::F32,
        64 => Scalar::F64,
        _ => return None,
    })
}
