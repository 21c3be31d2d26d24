//! Integer constants, as far as array lengths need them.
//!
//! A specialization constant has its default value; an operation on such constants is
//! computed (SPIR-V 1.6, OpSpecConstantOp).

use super::index::Index;
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::Op;

/// The maximum number of instructions evaluated for one length. Shared operands are
/// evaluated again each time, so this limits time as well as depth.
const MAX_STEPS: u32 = 256;

/// An integer or a bool: its bits and their type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Value {
    /// Above the width all bits are zero.
    bits: u64,
    /// 1 for a bool.
    width: u32,
    signed: bool,
}

impl Value {
    fn new(bits: u64, width: u32, signed: bool) -> Value {
        let mask = u64::MAX
            .checked_shr(64 - width.clamp(1, 64))
            .unwrap_or(u64::MAX);
        Value {
            bits: bits & mask,
            width,
            signed,
        }
    }

    fn as_signed(self) -> i64 {
        let shift = 64 - self.width.clamp(1, 64);
        ((self.bits << shift) as i64) >> shift
    }
}

/// Returns the array length of constant `id`, if it is a valid one.
pub(super) fn length(index: &Index, id: u32) -> Option<u32> {
    let mut steps = MAX_STEPS;
    let value = evaluate(index, id, &mut steps)?;
    if value.width == 1 || (value.signed && value.as_signed() < 0) {
        return None;
    }
    u32::try_from(value.bits).ok().filter(|length| *length > 0)
}

fn evaluate(index: &Index, id: u32, steps: &mut u32) -> Option<Value> {
    *steps = steps.checked_sub(1)?;
    let instruction = index.definition(id)?;
    let (width, signed) = integer_type(index, instruction.result_type?)?;
    let bits = match (instruction.class.opcode, instruction.operands.as_slice()) {
        (Op::Constant | Op::SpecConstant, [Operand::LiteralBit32(bits)]) => u64::from(*bits),
        (Op::Constant | Op::SpecConstant, [Operand::LiteralBit64(bits)]) => *bits,
        (Op::ConstantTrue | Op::SpecConstantTrue, _) => 1,
        (Op::ConstantFalse | Op::SpecConstantFalse | Op::ConstantNull, _) => 0,
        (Op::SpecConstantOp, [Operand::LiteralSpecConstantOpInteger(op), operands @ ..]) => {
            operation(index, *op, operands, steps)?
        }
        _ => return None,
    };
    Some(Value::new(bits, width, signed))
}

/// Width and signedness of an integer type; a bool is one bit wide.
fn integer_type(index: &Index, id: u32) -> Option<(u32, bool)> {
    let instruction: &Instruction = index.definition(id)?;
    match (instruction.class.opcode, instruction.operands.as_slice()) {
        (Op::TypeInt, [Operand::LiteralBit32(width), Operand::LiteralBit32(sign)]) => {
            (1..=64).contains(width).then_some((*width, *sign != 0))
        }
        (Op::TypeBool, _) => Some((1, false)),
        _ => None,
    }
}

/// The bits that an operation gives, before they are cut to the result's width.
fn operation(index: &Index, op: Op, operands: &[Operand], steps: &mut u32) -> Option<u64> {
    let mut values = [Value::new(0, 64, false); 3];
    if operands.len() > values.len() {
        return None;
    }
    for (value, operand) in values.iter_mut().zip(operands) {
        *value = evaluate(index, operand.id_ref_any()?, steps)?;
    }
    let [a, b, c] = values;
    let (x, y, sx, sy) = (a.bits, b.bits, a.as_signed(), b.as_signed());
    let shift = |shifted: Option<u64>| shifted.unwrap_or(0);
    let amount = u32::try_from(y).unwrap_or(u32::MAX);
    Some(match op {
        Op::UConvert => x,
        Op::SConvert => sx as u64,
        Op::SNegate => x.wrapping_neg(),
        Op::Not => !x,
        Op::LogicalNot => u64::from(x == 0),
        Op::IAdd => x.wrapping_add(y),
        Op::ISub => x.wrapping_sub(y),
        Op::IMul => x.wrapping_mul(y),
        Op::UDiv => x.checked_div(y)?,
        Op::UMod => x.checked_rem(y)?,
        Op::SDiv => sx.checked_div(sy)? as u64,
        Op::SRem => sx.checked_rem(sy)? as u64,
        // The result of SMod takes the sign of the divisor.
        Op::SMod => sx.checked_rem(sy)?.checked_add(sy)?.checked_rem(sy)? as u64,
        Op::ShiftLeftLogical => shift(x.checked_shl(amount)),
        Op::ShiftRightLogical => shift(x.checked_shr(amount)),
        Op::ShiftRightArithmetic => (sx >> amount.min(63)) as u64,
        Op::BitwiseAnd | Op::LogicalAnd => x & y,
        Op::BitwiseOr | Op::LogicalOr => x | y,
        Op::BitwiseXor | Op::LogicalNotEqual => x ^ y,
        Op::LogicalEqual | Op::IEqual => u64::from(x == y),
        Op::INotEqual => u64::from(x != y),
        Op::ULessThan => u64::from(x < y),
        Op::ULessThanEqual => u64::from(x <= y),
        Op::UGreaterThan => u64::from(x > y),
        Op::UGreaterThanEqual => u64::from(x >= y),
        Op::SLessThan => u64::from(sx < sy),
        Op::SLessThanEqual => u64::from(sx <= sy),
        Op::SGreaterThan => u64::from(sx > sy),
        Op::SGreaterThanEqual => u64::from(sx >= sy),
        Op::Select if x != 0 => y,
        Op::Select => c.bits,
        _ => return None,
    })
}
