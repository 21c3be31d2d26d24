//! Instructions that decorate, and the expansion of decoration groups.

use super::error::EditError;
use crate::spirv::Target;
use rspirv::dr::{self, Instruction, Operand};
use rspirv::spirv::{Decoration, Op};
use std::collections::{HashMap, HashSet};

/// The maximum number of decorations that expanding groups may create.
const MAX_UNGROUPED: usize = 1 << 16;

/// Returns the instruction that decorates a target.
pub(super) fn annotation(
    target: Target,
    decoration: Decoration,
    literals: impl IntoIterator<Item = Operand>,
) -> Instruction {
    let mut operands = Vec::with_capacity(4);
    let op = match target {
        Target::Id(id) => {
            operands.push(Operand::IdRef(id));
            Op::Decorate
        }
        Target::Member(id, member) => {
            operands.extend([Operand::IdRef(id), Operand::LiteralBit32(member)]);
            Op::MemberDecorate
        }
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
