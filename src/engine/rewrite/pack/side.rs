//! A module that is being rewritten.

use super::error::{PackError, Side};
use super::plan::{Fate, KeptAt, Plan, plan};
use crate::packing::PackedInterface;
use crate::packing::packed_interface::LocationSlot;
use crate::spirv::ShaderModule;
use crate::spirv::edit::Editor;
use crate::spirv::{self, Reflected, Target};
use crate::types::Interface;
use crate::units::Word;
use rspirv::dr::Operand;
use rspirv::spirv::{Decoration, ExecutionMode, Op};
use std::collections::{HashMap, HashSet};

/// The maximum nesting of arrays, as in reflection.
const MAX_DEPTH: u32 = 64;

/// A side that is being rewritten.
pub(super) struct Opened {
    pub editor: Editor,
    interface: Interface,
    /// The ids of the interface's variables.
    pub ids: Vec<u32>,
    pub plan: Plan,
}

impl Opened {
    /// Loads a module and plans its side of the packed interface.
    pub(crate) fn new(
        module: &ShaderModule,
        placement: &PackedInterface,
        side: Side,
    ) -> Result<Opened, PackError> {
        let loaded = spirv::load_words(&module.words)?;
        let reflected = match side {
            Side::Producer => spirv::reflect_with_ids(&loaded, Some(module.stage))?,
            Side::Consumer => spirv::inputs_with_ids(&loaded, module.stage)?,
        };
        let Reflected {
            interface,
            variables: ids,
        } = reflected;
        let plan = plan(placement, &interface, side)?;
        let entry_points = loaded.entry_points();
        for ((id, fate), variable) in ids.iter().zip(&plan.fates).zip(&interface.outputs) {
            let uses = entry_points.iter().filter(|e| e.interface.contains(id));
            if *fate != Fate::Untouched && uses.count() > 1 {
                let name = variable.name.clone();
                return Err(PackError::Shared { name, side });
            }
        }
        Ok(Opened {
            editor: Editor::new(loaded, Some(module.stage))?,
            interface,
            ids,
            plan,
        })
    }

    /// Makes the packed variables private and assigns the locations of the kept ones.
    pub(crate) fn apply_fates(&mut self) -> Result<(), PackError> {
        // The targets whose location is replaced.
        let mut moved: HashSet<Target> = HashSet::new();
        let fates = self.ids.iter().zip(&self.plan.fates);
        let private: Vec<u32> = fates
            .clone()
            .filter(|(_, fate)| **fate == Fate::Private)
            .map(|(id, _)| *id)
            .collect();
        let mut kept: Vec<(Target, KeptAt)> = Vec::new();
        for (id, fate) in fates {
            match fate {
                Fate::Kept(place) => kept.push((Target::Id(*id), *place)),
                Fate::KeptBlock(places) => {
                    let block = innermost(&self.editor, *id).unwrap_or(*id);
                    let members = (0..).map(|member| Target::Member(block, member));
                    kept.extend(members.zip(places.iter().copied()));
                    moved.insert(Target::Id(*id));
                }
                Fate::Untouched | Fate::Private => {}
            }
        }
        moved.extend(kept.iter().map(|(target, _)| *target));
        let blocks = self.blocks_of(&private);
        self.editor.make_private(&private)?;
        let gone: HashSet<u32> = private.into_iter().collect();
        self.editor.retain_decorations(|target, decoration| {
            let place = matches!(decoration, Decoration::Location | Decoration::Component);
            let stays = match target {
                Target::Id(id) if gone.contains(&id) => false,
                Target::Id(id) => !(blocks.contains(&id) && decoration == Decoration::Block),
                Target::Member(id, _) => !blocks.contains(&id),
            };
            let stays = stays || decoration == Decoration::RelaxedPrecision;
            stays && !(place && moved.contains(&target))
        });
        for (target, place) in kept {
            let location = place.location.0;
            self.editor
                .decorate(target, Decoration::Location, &[location]);
            if place.component.0 != 0 {
                let component = place.component.0;
                self.editor
                    .decorate(target, Decoration::Component, &[component]);
            }
        }
        Ok(())
    }

    /// Returns the struct types that are blocks of the given variables only.
    fn blocks_of(&self, variables: &[u32]) -> HashSet<u32> {
        let globals = &self.editor.module().types_global_values;
        let mut theirs = HashSet::new();
        let mut others = HashSet::new();
        for variable in globals.iter().filter(|i| i.class.opcode == Op::Variable) {
            let Some(id) = variable.result_id else {
                continue;
            };
            let Some(ty) = innermost(&self.editor, id) else {
                continue;
            };
            if variables.contains(&id) {
                theirs.insert(ty);
            } else {
                others.insert(ty);
            }
        }
        theirs.retain(|ty| !others.contains(ty));
        theirs
    }

    /// Removes everything that makes the module capture.
    pub(crate) fn capture_nothing(&mut self) {
        let variables = self.ids.iter();
        let blocks: HashSet<u32> = variables
            .filter_map(|id| innermost(&self.editor, *id))
            .collect();
        let ids: HashSet<u32> = self.ids.iter().copied().collect();
        self.editor
            .retain_decorations(|target, decoration| match decoration {
                Decoration::XfbBuffer | Decoration::XfbStride => false,
                Decoration::Offset => match target {
                    Target::Id(id) => !ids.contains(&id),
                    Target::Member(id, _) => !blocks.contains(&id),
                },
                _ => true,
            });
        self.editor.remove_execution_mode(ExecutionMode::Xfb);
    }

    /// Returns the number of vertices of the primitives that a geometry shader reads: the
    /// length of its input arrays.
    pub(crate) fn vertices(&self) -> Result<Option<u32>, PackError> {
        let Some(first) = self.plan.pieces.first() else {
            return Ok(None);
        };
        let name = self.interface.outputs[first.variable].name.clone();
        let constant = |id: u32| {
            let definition = self.editor.definition(id)?;
            match definition.operands.as_slice() {
                [Operand::LiteralBit32(value)] if definition.class.opcode == Op::Constant => {
                    Some(*value)
                }
                _ => None,
            }
        };
        let length = || {
            let (_, ty) = self.editor.pointee(self.ids[first.variable]).ok()?;
            let array = self.editor.definition(ty)?;
            let length = array.operands.get(1)?.id_ref_any()?;
            constant(length)
        };
        // A geometry shader reads at most the six vertices of a triangle with adjacency.
        match length().filter(|length| (1..=6).contains(length)) {
            Some(length) => Ok(Some(length)),
            None => Err(PackError::Vertices { name }),
        }
    }

    /// Returns for each word of the interface its number in the rewritten module's
    /// interface: kept variables are in the same order, and the slots follow.
    pub(crate) fn words(&self, slots: &[LocationSlot]) -> Vec<Option<Word>> {
        let mut words = vec![None; self.interface.words() as usize];
        let mut firsts = Vec::new();
        let (mut old, mut new) = (0, 0);
        for (variable, fate) in self.interface.outputs.iter().zip(&self.plan.fates) {
            let count = variable.ty.components();
            firsts.push(old);
            if *fate != Fate::Private {
                for i in 0..count {
                    words[(old + i) as usize] = Some(Word(new + i));
                }
                new += count;
            }
            old += count;
        }
        let mut of_slot = HashMap::new();
        for (index, _) in &self.plan.slots {
            of_slot.insert(*index, new);
            new += slots[*index].components;
        }
        for piece in &self.plan.pieces {
            let first = firsts[piece.variable] + piece.word;
            for (spot, old) in piece.components.iter().zip(first..) {
                words[old as usize] = Some(Word(of_slot[&spot.slot] + spot.component));
            }
        }
        words
    }
}

/// Returns the type of a variable without its arrays.
fn innermost(editor: &Editor, variable: u32) -> Option<u32> {
    let (_, mut ty) = editor.pointee(variable).ok()?;
    // An array may contain itself in an invalid module.
    for _ in 0..MAX_DEPTH {
        let definition = editor.definition(ty)?;
        if !matches!(
            definition.class.opcode,
            Op::TypeArray | Op::TypeRuntimeArray
        ) {
            return Some(ty);
        }
        ty = definition.operands.first()?.id_ref_any()?;
    }
    None
}
