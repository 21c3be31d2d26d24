//! The identity of types and constants that a module declares once.

use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::Op;

/// The identity of a type or constant: opcode, result type or 0, and up to two words of
/// operands.
pub(super) type Key = [u32; 4];

/// Returns the key of a type or constant that is interned.
pub(super) fn key(instruction: &Instruction) -> Option<Key> {
    let op = instruction.class.opcode;
    let (ty, a, b) = match (op, instruction.operands.as_slice()) {
        (Op::TypeVoid | Op::TypeBool, []) => (0, 0, 0),
        // A second operand is an encoding other than IEEE 754.
        (Op::TypeFloat, [Operand::LiteralBit32(width)]) => (0, *width, 0),
        (Op::TypeInt, [Operand::LiteralBit32(a), Operand::LiteralBit32(b)]) => (0, *a, *b),
        (Op::TypeVector | Op::TypeMatrix, [Operand::IdRef(a), Operand::LiteralBit32(b)]) => {
            (0, *a, *b)
        }
        (Op::TypePointer, [Operand::StorageClass(class), Operand::IdRef(to)]) => {
            (0, *class as u32, *to)
        }
        (Op::TypeFunction, [Operand::IdRef(result)]) => (0, *result, 0),
        (Op::Constant, [Operand::LiteralBit32(low)]) => (instruction.result_type?, *low, 0),
        (Op::Constant, [Operand::LiteralBit64(bits)]) => {
            (instruction.result_type?, *bits as u32, (*bits >> 32) as u32)
        }
        _ => return None,
    };
    Some([op as u32, ty, a, b])
}
