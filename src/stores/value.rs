//! The values that a shader computes where everything that it reads is zero.
//!
//! A generated shader writes to each word a value that names the word, whatever the vertex
//! ([`crate::model::values`]): so the value for one vertex shows which word a store takes.

use super::nir::{Operand, Shader, Statement};
use std::cell::RefCell;
use std::collections::HashMap;

/// The most values that one depends on, one through the other.
const DEEPEST: u32 = 400;

/// The values of a shader.
pub(super) struct Values<'s> {
    shader: &'s Shader<'s>,
    known: RefCell<HashMap<(u32, u32), Option<u64>>>,
}

impl<'s> Values<'s> {
    pub fn new(shader: &'s Shader<'s>) -> Values<'s> {
        Values {
            shader,
            known: RefCell::default(),
        }
    }

    /// Returns a component of an operand; `None` where it is not known.
    pub fn component(&self, operand: &Operand<'_>, component: u32) -> Option<u64> {
        self.value(operand.value, operand.component(component), 0)
    }

    fn value(&self, value: u32, component: u32, depth: u32) -> Option<u64> {
        let key = (value, component);
        if let Some(known) = self.known.borrow().get(&key) {
            return *known;
        }
        if depth > DEEPEST {
            return None;
        }
        // A value that depends on itself is not known.
        self.known.borrow_mut().insert(key, None);
        let statement = self.shader.definition(value)?;
        let computed = self.compute(statement, component, depth + 1);
        let mask = u64::MAX >> (64 - statement.bits.clamp(1, 64));
        let computed = computed.map(|value| value & mask);
        self.known.borrow_mut().insert(key, computed);
        computed
    }

    fn compute(&self, statement: &Statement<'_>, component: u32, depth: u32) -> Option<u64> {
        let operands = &statement.operands;
        let component_of = |operand: &Operand<'_>, at| {
            let value = self.value(operand.value, operand.component(at), depth)?;
            let bits = self.shader.definition(operand.value)?.bits;
            Some(Number { value, bits })
        };
        match statement.operation {
            "load_const" => return statement.constants.get(component as usize).copied(),
            "vec2" | "vec3" | "vec4" => {
                return Some(component_of(operands.get(component as usize)?, 0)?.value);
            }
            "phi" => {
                let defined = operands.iter().filter(|operand| {
                    let statement = self.shader.definition(operand.value);
                    statement.is_none_or(|statement| statement.operation != "undefined")
                });
                let mut values = defined.map(|operand| component_of(operand, component));
                let first = values.next()??;
                return values
                    .all(|other| other.is_some_and(|other| other.value == first.value))
                    .then_some(first.value);
            }
            // Inputs, addresses and memory.
            operation if operation.starts_with("@load_") => return Some(0),
            "@mbcnt_amd" => return Some(0),
            operation if operation.starts_with('@') => return None,
            _ => {}
        }
        let numbers = operands.iter().map(|one| component_of(one, component));
        let numbers: Vec<Number> = numbers.collect::<Option<_>>()?;
        operate(statement.operation, &numbers)
    }
}

/// A component and its size.
#[derive(Clone, Copy)]
struct Number {
    value: u64,
    bits: u32,
}

impl Number {
    /// The value as a signed number.
    fn signed(self) -> i64 {
        let unused = 64 - self.bits;
        (self.value << unused) as i64 >> unused
    }

    /// The amount of a shift of a number of this size.
    fn amount(self, shifted: Number) -> u32 {
        self.value as u32 & (shifted.bits - 1)
    }

    fn float(self) -> Option<f32> {
        (self.bits == 32).then(|| f32::from_bits(self.value as u32))
    }
}

/// The result of an operation of ALU, before it is cut to its size; `None` of one that is not
/// known.
fn operate(operation: &str, numbers: &[Number]) -> Option<u64> {
    let float = |value: f32| Some(u64::from(value.to_bits()));
    let truth = |value: bool| Some(u64::from(value));
    match (operation, numbers) {
        ("mov" | "u2u8" | "u2u16" | "u2u32" | "u2u64" | "b2i32" | "b2b1" | "b2b32", [a]) => {
            Some(a.value)
        }
        ("i2i8" | "i2i16" | "i2i32" | "i2i64", [a]) => Some(a.signed() as u64),
        ("inot", [a]) => Some(!a.value),
        ("ineg", [a]) => Some(a.value.wrapping_neg()),
        ("iabs", [a]) => Some(a.signed().unsigned_abs()),
        ("bit_count", [a]) => Some(u64::from(a.value.count_ones())),
        ("iadd", [a, b]) => Some(a.value.wrapping_add(b.value)),
        ("isub", [a, b]) => Some(a.value.wrapping_sub(b.value)),
        ("imul" | "imul24" | "umul24" | "imul24_relaxed" | "umul24_relaxed", [a, b]) => {
            Some(a.value.wrapping_mul(b.value))
        }
        ("umul_high", [a, b]) if a.bits == 32 => Some((a.value * b.value) >> 32),
        ("iand", [a, b]) => Some(a.value & b.value),
        ("ior", [a, b]) => Some(a.value | b.value),
        ("ixor", [a, b]) => Some(a.value ^ b.value),
        ("ishl", [a, b]) => Some(a.value << b.amount(*a)),
        ("ushr", [a, b]) => Some(a.value >> b.amount(*a)),
        ("ishr", [a, b]) => Some((a.signed() >> b.amount(*a)) as u64),
        ("umin", [a, b]) => Some(a.value.min(b.value)),
        ("umax", [a, b]) => Some(a.value.max(b.value)),
        ("imin", [a, b]) => Some(a.signed().min(b.signed()) as u64),
        ("imax", [a, b]) => Some(a.signed().max(b.signed()) as u64),
        ("ieq", [a, b]) => truth(a.value == b.value),
        ("ine", [a, b]) => truth(a.value != b.value),
        ("ult", [a, b]) => truth(a.value < b.value),
        ("uge", [a, b]) => truth(a.value >= b.value),
        ("ilt", [a, b]) => truth(a.signed() < b.signed()),
        ("ige", [a, b]) => truth(a.signed() >= b.signed()),
        ("bitnz", [a, b]) => truth(a.value >> b.amount(*a) & 1 == 1),
        ("bitz", [a, b]) => truth(a.value >> b.amount(*a) & 1 == 0),
        ("bcsel", [a, b, c]) => Some(if a.value == 0 { c.value } else { b.value }),
        ("ubfe" | "ibfe", [a, offset, size]) if a.bits == 32 => {
            let size = size.value as u32 & 31;
            let field = (a.value as u32) >> (offset.value & 31);
            let unused = 32 - size;
            Some(match (operation, size) {
                (_, 0) => 0,
                ("ubfe", _) => u64::from(field << unused >> unused),
                _ => ((field << unused) as i32 >> unused) as u64,
            })
        }
        ("bfi", [mask, insert, base]) if mask.value != 0 => {
            let shifted = insert.value << mask.value.trailing_zeros();
            Some(base.value & !mask.value | shifted & mask.value)
        }
        ("bitfield_select", [mask, set, unset]) => {
            Some(mask.value & set.value | !mask.value & unset.value)
        }
        ("extract_u8", [a, at]) => Some(a.value >> (8 * (at.value & 7)) & 0xff),
        ("extract_u16", [a, at]) => Some(a.value >> (16 * (at.value & 3)) & 0xffff),
        ("pack_64_2x32_split", [low, high]) => Some(low.value | high.value << 32),
        ("unpack_64_2x32_split_x", [a]) => Some(a.value & 0xffff_ffff),
        ("unpack_64_2x32_split_y", [a]) => Some(a.value >> 32),
        ("u2f32", [a]) => float(a.value as f32),
        ("i2f32", [a]) => float(a.signed() as f32),
        ("f2u32", [a]) => Some(u64::from(a.float()? as u32)),
        ("f2i32", [a]) => Some(a.float()? as i32 as u64),
        ("fadd", [a, b]) => float(a.float()? + b.float()?),
        ("fsub", [a, b]) => float(a.float()? - b.float()?),
        ("fneg", [a]) => float(-a.float()?),
        ("fabs", [a]) => float(a.float()?.abs()),
        ("fsat", [a]) => float(a.float()?.clamp(0.0, 1.0)),
        ("ftrunc", [a]) => float(a.float()?.trunc()),
        ("ffloor", [a]) => float(a.float()?.floor()),
        ("fmul", [a, b]) => float(a.float()? * b.float()?),
        ("ffma", [a, b, c]) => float(a.float()?.mul_add(b.float()?, c.float()?)),
        ("fmin", [a, b]) => float(a.float()?.min(b.float()?)),
        ("fmax", [a, b]) => float(a.float()?.max(b.float()?)),
        ("feq", [a, b]) => truth(a.float()? == b.float()?),
        ("fneu", [a, b]) => truth(a.float()? != b.float()?),
        ("flt", [a, b]) => truth(a.float()? < b.float()?),
        ("fge", [a, b]) => truth(a.float()? >= b.float()?),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_computed_from_zeros() {
        let text = "\
shader: MESA_SHADER_VERTEX
    32      %0 = @load_vector_arg_amd (base=21)
    32      %1 = load_const (0x6a8f0054)
    32      %2 = ixor %0, %1 (0x6a8f0054)
    32      %3 = load_const (0x00000003)
    32      %4 = extract_u8 %2, %3 (0x3)
    32      %5 = load_const (0x0000001c)
    32      %6 = ubfe %2, %5, %3
    64      %7 = pack_64_2x32_split %4, %6
    32      %8 = unpack_64_2x32_split_y %7
    32x2    %9 = vec2 %2, %8
    32     %10 = undefined
    32     %11 = phi b1: %10, b2: %9.y
    32     %12 = phi b1: %12, b2: %0
    32     %13 = @ballot (%0)
";
        let shaders = Shader::all(text);
        let values = Values::new(&shaders[0]);
        let value = |value| values.value(value, 0, 0);
        assert_eq!(value(2), Some(0x6a8f_0054));
        assert_eq!(value(4), Some(0x6a));
        assert_eq!(value(6), Some(6));
        assert_eq!(value(8), Some(6));
        assert_eq!(values.value(9, 1, 0), Some(6));
        assert_eq!(value(11), Some(6));
        assert_eq!([value(12), value(13)], [None, None]);
    }
}
