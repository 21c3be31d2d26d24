//! Decorations, names, capabilities, execution modes.

use super::Editor;
use super::decoration::{annotation, decorated};
use crate::spirv::Target;
use crate::spirv::load::output_vertices;
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Capability, Decoration, ExecutionMode, Op};
use std::collections::BTreeSet;

impl Editor {
    /// Adds a decoration.
    pub(crate) fn decorate(&mut self, target: Target, decoration: Decoration, literals: &[u32]) {
        let literals = literals.iter().map(|value| Operand::LiteralBit32(*value));
        let annotation = annotation(target, decoration, literals);
        self.module.annotations.push(annotation);
    }

    /// Keeps the decorations for which `keep` returns true.
    pub(crate) fn retain_decorations(&mut self, mut keep: impl FnMut(Target, Decoration) -> bool) {
        self.module.annotations.retain(|instruction| {
            let Some((target, decoration)) = decorated(instruction) else {
                return true;
            };
            keep(target, decoration)
        });
    }

    /// Returns the first literal of a decoration, 0 if it has none. It searches all
    /// decorations of the module, so it should be called rarely.
    pub fn decoration(&self, target: Target, decoration: Decoration) -> Option<u32> {
        let wanted = Some((target, decoration));
        let mut annotations = self.module.annotations.iter();
        let found = annotations.find(|instruction| decorated(instruction) == wanted)?;
        let mut literals = found
            .operands
            .iter()
            .skip_while(|operand| !matches!(operand, Operand::Decoration(_)));
        Some(match literals.nth(1) {
            Some(Operand::LiteralBit32(value)) => *value,
            Some(Operand::BuiltIn(builtin)) => *builtin as u32,
            _ => 0,
        })
    }

    /// Names an id, unless the module has no names or the name is empty.
    pub fn name(&mut self, id: u32, name: &str) {
        self.add_name(Op::Name, vec![Operand::IdRef(id)], name);
    }

    /// Names a member of a struct, like [`Editor::name`].
    pub(crate) fn name_member(&mut self, id: u32, member: u32, name: &str) {
        let operands = vec![Operand::IdRef(id), Operand::LiteralBit32(member)];
        self.add_name(Op::MemberName, operands, name);
    }

    fn add_name(&mut self, op: Op, mut operands: Vec<Operand>, name: &str) {
        if name.is_empty() || self.module.debug_names.is_empty() {
            return;
        }
        operands.push(Operand::LiteralString(name.to_owned()));
        let instruction = Instruction::new(op, None, None, operands);
        self.module.debug_names.push(instruction);
    }

    /// Declares a capability, unless the module already does.
    pub fn capability(&mut self, capability: Capability) {
        let operands = vec![Operand::Capability(capability)];
        let all = &mut self.module.capabilities;
        if !all.iter().any(|i| i.operands == operands) {
            all.push(Instruction::new(Op::Capability, None, None, operands));
        }
    }

    /// Declares an extension of SPIR-V, unless the module already does.
    pub fn extension(&mut self, name: &str) {
        let operands = vec![Operand::LiteralString(name.to_owned())];
        let all = &mut self.module.extensions;
        if !all.iter().any(|i| i.operands == operands) {
            all.push(Instruction::new(Op::Extension, None, None, operands));
        }
    }

    /// Adds an execution mode to the entry point, unless it has it.
    pub fn execution_mode(&mut self, mode: ExecutionMode, literals: &[u32]) {
        let mut operands = vec![
            Operand::IdRef(self.entry.function),
            Operand::ExecutionMode(mode),
        ];
        operands.extend(literals.iter().map(|value| Operand::LiteralBit32(*value)));
        let all = &mut self.module.execution_modes;
        if !all.iter().any(|i| i.operands == operands) {
            all.push(Instruction::new(Op::ExecutionMode, None, None, operands));
        }
    }

    /// Returns the maximum number of vertices that the entry point, a geometry shader,
    /// emits.
    pub fn output_vertices(&self) -> Option<u32> {
        output_vertices(&self.module, self.entry.function)
    }

    /// Puts the interface variables of all entry points that are in `listed` into the
    /// order of `order`.
    pub(crate) fn reorder_interface(&mut self, listed: &BTreeSet<u32>, order: &[u32]) {
        for entry in &mut self.module.entry_points {
            let operands = entry.operands.iter_mut().skip(2);
            let listed = operands.filter(|o| o.id_ref_any().is_some_and(|id| listed.contains(&id)));
            for (operand, id) in listed.zip(order) {
                *operand = Operand::IdRef(*id);
            }
        }
    }

    /// Removes an execution mode without operands from the entry point.
    pub(crate) fn remove_execution_mode(&mut self, mode: ExecutionMode) {
        let operands = [
            Operand::IdRef(self.entry.function),
            Operand::ExecutionMode(mode),
        ];
        let all = &mut self.module.execution_modes;
        all.retain(|i| i.operands != operands);
    }
}
