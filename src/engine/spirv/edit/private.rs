//! Makes inputs and outputs private variables: the shader's own code does not
//! change, while other variables are passed between the stages.

use super::{EditError, Editor};
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Op, StorageClass};
use std::collections::{HashMap, HashSet};

impl Editor {
    /// Makes variables private: removes them from the interface of every entry point and
    /// changes the type of pointers into them. The caller removes their decorations.
    ///
    /// # Errors
    /// A pointer into one of them is used by an instruction that requires the old storage
    /// class: a call, or an interpolation function.
    pub(crate) fn make_private(&mut self, variables: &[u32]) -> Result<(), EditError> {
        let mut wanted = HashMap::new();
        for variable in variables {
            let (_, pointee) = self.pointee(*variable)?;
            wanted.insert(*variable, self.pointer(StorageClass::Private, pointee)?);
        }
        // The variables move, because new pointer types are declared after them.
        let globals = std::mem::take(&mut self.module.types_global_values);
        // An invalid module may define one id several times.
        let is_wanted = |i: &Instruction| {
            i.class.opcode == Op::Variable && i.result_id.is_some_and(|id| wanted.contains_key(&id))
        };
        let (moved, kept): (Vec<_>, Vec<_>) = globals.into_iter().partition(is_wanted);
        self.module.types_global_values = kept;
        for mut variable in moved {
            variable.result_type = variable.result_id.and_then(|id| wanted.get(&id).copied());
            if let Some(class) = variable.operands.first_mut() {
                *class = Operand::StorageClass(StorageClass::Private);
            }
            self.module.types_global_values.push(variable);
        }
        self.index()?;
        self.leave_interfaces(&wanted);
        self.follow(wanted.keys().copied().collect())
    }

    fn leave_interfaces(&mut self, variables: &HashMap<u32, u32>) {
        let header = self.module.header.as_ref();
        // Since 1.4 the interface lists every global variable.
        if header.is_some_and(|header| header.version >= 0x0001_0400) {
            return;
        }
        for entry in &mut self.module.entry_points {
            let mut position = 0;
            entry.operands.retain(|operand| {
                position += 1;
                // The first three are the stage, the function and the name.
                let id = operand.id_ref_any().filter(|_| position > 3);
                !id.is_some_and(|id| variables.contains_key(&id))
            });
        }
    }

    /// Changes the type of every pointer into the variables.
    fn follow(&mut self, variables: HashSet<u32>) -> Result<(), EditError> {
        let mut functions = std::mem::take(&mut self.module.functions);
        // From a pointer to the variable that it points into.
        let mut inside: HashMap<u32, u32> = variables.into_iter().map(|id| (id, id)).collect();
        let blocks = functions.iter_mut().flat_map(|f| &mut f.blocks);
        let mut followed = Ok(());
        for instruction in blocks.flat_map(|b| &mut b.instructions) {
            followed = self.follow_into(instruction, &mut inside);
            if followed.is_err() {
                break;
            }
        }
        self.module.functions = functions;
        followed
    }

    fn follow_into(
        &mut self,
        instruction: &mut Instruction,
        inside: &mut HashMap<u32, u32>,
    ) -> Result<(), EditError> {
        let mut ids = instruction.operands.iter().filter_map(Operand::id_ref_any);
        let Some((pointer, variable)) = ids.find_map(|id| Some((id, *inside.get(&id)?))) else {
            return Ok(());
        };
        match instruction.class.opcode {
            Op::AccessChain | Op::InBoundsAccessChain | Op::CopyObject => {
                let pointee = instruction.result_type.and_then(|ty| self.points_to(ty));
                let (Some(pointee), Some(result)) = (pointee, instruction.result_id) else {
                    return Err(EditError::NotAVariable(variable));
                };
                instruction.result_type = Some(self.pointer(StorageClass::Private, pointee)?);
                inside.insert(result, variable);
                Ok(())
            }
            Op::Load | Op::Store | Op::CopyMemory | Op::ArrayLength => Ok(()),
            op => Err(EditError::Pointer {
                variable,
                pointer,
                op,
            }),
        }
    }

    /// The type that pointers of type `pointer` point to.
    fn points_to(&self, pointer: u32) -> Option<u32> {
        let definition = self.definition(pointer)?;
        match (definition.class.opcode, definition.operands.as_slice()) {
            (Op::TypePointer, [_, Operand::IdRef(to)]) => Some(*to),
            _ => None,
        }
    }
}
