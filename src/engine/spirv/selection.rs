//! The part of a module that a user selects before it is read: one of its entry points,
//! and values of its specialization constants.

use super::index::{Index, Target};
use super::{Module, SpirvError};
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Decoration, Op};
use std::collections::HashSet;

/// The value of a specialization constant, as `xfb` takes it on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecConstant {
    /// The `SpecId` of the constant.
    pub id: u32,
    /// The bits of the value; for a bool, 0 is false.
    pub bits: u64,
}

impl SpecConstant {
    /// Parses `ID=VALUE`; the value is an integer, `true` or `false`.
    ///
    /// # Errors
    /// The text has another form.
    pub fn parse(text: &str) -> Result<SpecConstant, String> {
        let wrong = || "the form is ID=VALUE, with an integer, true or false".to_owned();
        let (id, value) = text.split_once('=').ok_or_else(wrong)?;
        let bits = match value {
            "true" => 1,
            "false" => 0,
            _ => match value.strip_prefix("0x") {
                Some(digits) => u64::from_str_radix(digits, 16).ok(),
                None => value
                    .parse::<u64>()
                    .ok()
                    .or_else(|| value.parse::<i64>().ok().map(|value| value as u64)),
            }
            .ok_or_else(wrong)?,
        };
        let id = id.parse().map_err(|_| wrong())?;
        Ok(SpecConstant { id, bits })
    }
}

impl Module {
    /// Returns the module with only those of its entry points that have one of these names.
    ///
    /// # Errors
    /// It has none of them.
    pub fn with_entry_points(self, names: &[String]) -> Result<Module, SpirvError> {
        let known: Vec<String> = self.entry_points().into_iter().map(|e| e.name).collect();
        let mut inner = self.into_representation();
        let is_named = |entry: &Instruction| match entry.operands.get(2) {
            Some(Operand::LiteralString(own)) => names.contains(own),
            _ => false,
        };
        inner.entry_points.retain(is_named);
        if inner.entry_points.is_empty() {
            return Err(SpirvError::NoEntryPointNamed {
                names: names.join(" or "),
                known: known.join(", "),
            });
        }
        let functions: HashSet<Option<u32>> = inner
            .entry_points
            .iter()
            .map(|entry| entry.operands.get(1).and_then(Operand::id_ref_any))
            .collect();
        inner.execution_modes.retain(|mode| {
            let function = match mode.operands.as_slice() {
                // The words of a mode that rspirv cannot parse.
                [
                    Operand::LiteralBit32(_),
                    Operand::LiteralBit32(function),
                    ..,
                ] => Some(*function),
                operands => operands.first().and_then(Operand::id_ref_any),
            };
            functions.contains(&function)
        });
        Ok(Module::edited(inner))
    }

    /// Returns the module with these values as the defaults of its specialization
    /// constants.
    ///
    /// # Errors
    /// It has no such constant, or the value does not fit into it.
    pub fn specialized(self, constants: &[SpecConstant]) -> Result<Module, SpirvError> {
        let mut inner = self.into_representation();
        for &SpecConstant { id, bits } in constants {
            let index = Index::new(&inner);
            let is_it = |instruction: &Instruction| {
                instruction.result_id.is_some_and(|result| {
                    index.decoration(Target::Id(result), Decoration::SpecId) == Some(id)
                })
            };
            let mut found = inner.types_global_values.iter();
            let at = found.position(is_it);
            let at = at.ok_or(SpirvError::NoSpecConstant(id))?;
            let wrong = SpirvError::SpecConstantValue { id, bits };
            let constant = &mut inner.types_global_values[at];
            specialize(constant, bits).ok_or(wrong)?;
        }
        Ok(Module::edited(inner))
    }
}

/// Sets the value of a specialization constant; `None` if it does not fit.
fn specialize(constant: &mut Instruction, bits: u64) -> Option<()> {
    let opcode = match (constant.class.opcode, bits) {
        (Op::SpecConstantTrue | Op::SpecConstantFalse, 0) => Op::SpecConstantFalse,
        (Op::SpecConstantTrue | Op::SpecConstantFalse, 1) => Op::SpecConstantTrue,
        (Op::SpecConstant, _) => Op::SpecConstant,
        _ => return None,
    };
    match constant.operands.first_mut() {
        None => {}
        Some(Operand::LiteralBit32(word)) => {
            // A negative value is given as 64 bits.
            let negative = i32::try_from(bits as i64).ok().map(|value| value as u32);
            *word = u32::try_from(bits).ok().or(negative)?;
        }
        Some(Operand::LiteralBit64(words)) => *words = bits,
        Some(_) => return None,
    }
    *constant = Instruction::new(
        opcode,
        constant.result_type,
        constant.result_id,
        std::mem::take(&mut constant.operands),
    );
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_constants_are_integers_and_bools() {
        let parsed = |text| SpecConstant::parse(text).ok().map(|c| (c.id, c.bits));
        assert_eq!(parsed("3=7"), Some((3, 7)));
        assert_eq!(parsed("0=0x10"), Some((0, 16)));
        assert_eq!(parsed("1=true"), Some((1, 1)));
        assert_eq!(parsed("1=-1"), Some((1, u64::MAX)));
        for text in ["", "3", "3=", "=3", "a=3", "3=x", "3=1.5", "-1=3", "3=0x"] {
            assert_eq!(parsed(text), None, "{text}");
        }
    }
}
