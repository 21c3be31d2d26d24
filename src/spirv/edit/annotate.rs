//! Decorations, names, capabilities, execution modes.

use super::{EditError, Editor};
use crate::spirv::Target;
use rspirv::dr::{self, Instruction, Operand};
use rspirv::spirv::{Capability, Decoration, ExecutionMode, Op};
use std::collections::{BTreeSet, HashMap, HashSet};

/// The maximum number of decorations that expanding groups may create.
const MAX_UNGROUPED: usize = 1 << 16;

impl Editor {
    /// Adds a decoration.
    pub fn decorate(&mut self, target: Target, decoration: Decoration, literals: &[u32]) {
        let literals = literals.iter().map(|value| Operand::LiteralBit32(*value));
        let annotation = annotation(target, decoration, literals);
        self.module.annotations.push(annotation);
    }

    /// Keeps the decorations for which `keep` returns true.
    pub fn retain_decorations(&mut self, mut keep: impl FnMut(Target, Decoration) -> bool) {
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
    pub fn name_member(&mut self, id: u32, member: u32, name: &str) {
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

    /// Adds an execution mode without operands to the entry point, unless it has it.
    pub fn execution_mode(&mut self, mode: ExecutionMode) {
        let operands = vec![
            Operand::IdRef(self.entry.function),
            Operand::ExecutionMode(mode),
        ];
        let all = &mut self.module.execution_modes;
        if !all.iter().any(|i| i.operands == operands) {
            all.push(Instruction::new(Op::ExecutionMode, None, None, operands));
        }
    }

    /// Returns the maximum number of vertices that the entry point, a geometry shader,
    /// emits.
    pub fn output_vertices(&self) -> Option<u32> {
        let modes = self.module.execution_modes.iter();
        modes
            .filter_map(|mode| match mode.operands.as_slice() {
                [
                    Operand::IdRef(function),
                    Operand::ExecutionMode(ExecutionMode::OutputVertices),
                    Operand::LiteralBit32(vertices),
                ] if *function == self.entry.function => Some(*vertices),
                _ => None,
            })
            .next()
    }

    /// Puts the interface variables of all entry points that are in `listed` into the
    /// order of `order`.
    pub fn reorder_interface(&mut self, listed: &BTreeSet<u32>, order: &[u32]) {
        for entry in &mut self.module.entry_points {
            let operands = entry.operands.iter_mut().skip(2);
            let listed = operands.filter(|o| o.id_ref_any().is_some_and(|id| listed.contains(&id)));
            for (operand, id) in listed.zip(order) {
                *operand = Operand::IdRef(*id);
            }
        }
    }

    /// Removes an execution mode without operands from the entry point.
    pub fn remove_execution_mode(&mut self, mode: ExecutionMode) {
        let operands = [
            Operand::IdRef(self.entry.function),
            Operand::ExecutionMode(mode),
        ];
        let all = &mut self.module.execution_modes;
        all.retain(|i| i.operands != operands);
    }
}

fn annotation(
    target: Target,
    decoration: Decoration,
    literals: impl IntoIterator<Item = Operand>,
) -> Instruction {
    let (op, mut operands) = match target {
        Target::Id(id) => (Op::Decorate, vec![Operand::IdRef(id)]),
        Target::Member(id, member) => (
            Op::MemberDecorate,
            vec![Operand::IdRef(id), Operand::LiteralBit32(member)],
        ),
    };
    operands.push(Operand::Decoration(decoration));
    operands.extend(literals);
    Instruction::new(op, None, None, operands)
}

/// Returns target and decoration of an annotation; `None` for one about groups.
pub(super) fn decorated(instruction: &Instruction) -> Option<(Target, Decoration)> {
    match instruction.operands.as_slice() {
        [Operand::IdRef(id), Operand::Decoration(decoration), ..] => {
            Some((Target::Id(*id), *decoration))
        }
        [
            Operand::IdRef(id),
            Operand::LiteralBit32(member),
            Operand::Decoration(decoration),
            ..,
        ] => Some((Target::Member(*id, *member), *decoration)),
        _ => None,
    }
}

/// Expands decoration groups into decorations of their targets.
pub(super) fn ungroup(module: &mut dr::Module) -> Result<(), EditError> {
    let is_group = |i: &Instruction| i.class.opcode == Op::DecorationGroup;
    let groups: HashSet<u32> = module
        .annotations
        .iter()
        .filter(|i| is_group(i))
        .filter_map(|i| i.result_id)
        .collect();
    if groups.is_empty() {
        return Ok(());
    }
    let mut of_group: HashMap<u32, Vec<(Decoration, Vec<Operand>)>> = HashMap::new();
    let mut kept = Vec::new();
    let mut uses = Vec::new();
    for instruction in std::mem::take(&mut module.annotations) {
        match (instruction.class.opcode, instruction.operands.as_slice()) {
            (Op::DecorationGroup, _) => {}
            (Op::GroupDecorate | Op::GroupMemberDecorate, _) => uses.push(instruction),
            (
                _,
                [
                    Operand::IdRef(id),
                    Operand::Decoration(decoration),
                    literals @ ..,
                ],
            ) if groups.contains(id) => {
                let of_group = of_group.entry(*id).or_default();
                of_group.push((*decoration, literals.to_vec()));
            }
            _ => kept.push(instruction),
        }
    }
    let mut made = 0;
    for instruction in uses {
        let Some((Operand::IdRef(group), targets)) = instruction.operands.split_first() else {
            continue;
        };
        let decorations = of_group.get(group).map(Vec::as_slice).unwrap_or_default();
        for target in targets_of(instruction.class.opcode, targets) {
            made += decorations.len();
            if made > MAX_UNGROUPED {
                let (seen, max) = (made, MAX_UNGROUPED);
                return Err(EditError::Groups { seen, max });
            }
            let decorations = decorations.iter();
            kept.extend(decorations.map(|(decoration, literals)| {
                annotation(target, *decoration, literals.iter().cloned())
            }));
        }
    }
    module.annotations = kept;
    let named_group = |i: &Instruction| {
        let id = i.operands.first().and_then(Operand::id_ref_any);
        id.is_some_and(|id| groups.contains(&id))
    };
    module.debug_names.retain(|i| !named_group(i));
    Ok(())
}

fn targets_of(op: Op, operands: &[Operand]) -> Vec<Target> {
    match op {
        Op::GroupMemberDecorate => operands
            .chunks_exact(2)
            .filter_map(|pair| match pair {
                [Operand::IdRef(id), Operand::LiteralBit32(member)] => {
                    Some(Target::Member(*id, *member))
                }
                _ => None,
            })
            .collect(),
        _ => operands
            .iter()
            .filter_map(Operand::id_ref_any)
            .map(Target::Id)
            .collect(),
    }
}
