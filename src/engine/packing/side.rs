//! One side of an interface between two stages, as it is for a linker.
//!
//! GLSL 4.60 section 4.3.9: each member of a block is a separate varying. Blocks
//! match by block name, not by instance name.

use super::packed_interface::VaryingId;
use crate::types::interface::{Block, Origin};
use crate::types::interpolation::InterpolationMode;
use crate::types::{Interface, Interpolation, OutputVariable, Stage, Type};
use crate::units::{Component, Location, Word};
use std::collections::BTreeSet;

/// The outputs or inputs of one stage, without the arrays over the vertices of a
/// primitive or patch.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    pub stage: Stage,
    pub variables: Vec<OutputVariable>,
    /// Inputs that `interpolateAt…` reads, which must stay shader inputs.
    pub interpolate_at: Vec<VaryingId>,
}

/// The captured outputs of a producer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captures {
    /// Variables and block members of which at least one component is captured.
    pub varyings: BTreeSet<VaryingId>,
    /// Whether names were requested in separate mode, one buffer each.
    pub separate: bool,
}

/// A variable or a block member.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) varying: VaryingId,
    /// GL's name.
    pub(super) name: String,
    /// The matching key: the block's name, and its own.
    pub(super) key: (String, String),
    /// The type of the item, inside the dimensions of the block's array.
    pub(super) ty: Type,
    pub(super) interpolation: Interpolation,
    /// Explicit location and component.
    pub(super) location: Option<(u32, u32)>,
    pub(super) builtin: bool,
    /// Whether it is a member of a block with an instance name.
    pub(super) instance: bool,
    pub(super) interpolate_at: bool,
}

impl Side {
    /// Returns the outputs of an interface in the terms of packing: locations that a
    /// compiler assigned are removed, and unqualified varyings of a module are
    /// smooth, since SPIR-V does not distinguish the two.
    pub fn new(interface: &Interface) -> Side {
        let mut variables = interface.outputs.clone();
        for &chosen in &interface.assigned {
            variables[chosen].location = None;
        }
        if interface.origin == Origin::Spirv {
            let smooth = |mode: &mut InterpolationMode| {
                if *mode == InterpolationMode::Unqualified {
                    *mode = InterpolationMode::Smooth;
                }
            };
            variables
                .iter_mut()
                .filter(|v| v.block.is_none())
                .for_each(|v| smooth(&mut v.interpolation.mode));
            let members = variables
                .iter_mut()
                .filter_map(|v| v.block.as_mut())
                .flat_map(|block| &mut block.members);
            members.for_each(|member| smooth(&mut member.interpolation.mode));
        }
        Side {
            stage: interface.stage,
            variables,
            interpolate_at: Vec::new(),
        }
    }

    /// Returns a fragment shader that reads every output as it is declared.
    pub fn reading_all(producer: &Side) -> Side {
        Side {
            stage: Stage::Fragment,
            variables: producer.variables.clone(),
            interpolate_at: Vec::new(),
        }
    }

    /// Returns the explicit location and component of a variable or block member.
    pub fn location_of(&self, varying: VaryingId) -> Option<(Location, Component)> {
        let items = self.items();
        let item = items.iter().find(|item| item.varying == varying)?;
        item.location
            .map(|(location, component)| (Location(location), Component(component)))
    }

    /// Returns the variables and block members in a linker's order: members of
    /// blocks with an instance name become separate variables at the end.
    pub(super) fn items(&self) -> Vec<Item> {
        let mut items = Vec::new();
        for (variable, declared) in self.variables.iter().enumerate() {
            match (&declared.block, declared.ty.without_arrays()) {
                (Some(block), Type::Struct(_)) => {
                    self.members(variable, declared, block, &mut items)
                }
                _ => items.push(Item {
                    varying: VaryingId {
                        variable,
                        member: None,
                    },
                    name: declared.name.clone(),
                    key: (String::new(), declared.name.clone()),
                    ty: declared.ty.clone(),
                    interpolation: declared.interpolation,
                    location: declared
                        .location
                        .map(|l| (l.0, declared.component.unwrap_or_default().0)),
                    builtin: declared.builtin.is_some(),
                    instance: false,
                    interpolate_at: false,
                }),
            }
        }
        for item in &mut items {
            item.interpolate_at = self.interpolate_at.contains(&item.varying);
        }
        items.sort_by_key(|item| item.instance);
        items
    }

    fn members(
        &self,
        variable: usize,
        declared: &OutputVariable,
        block: &Block,
        items: &mut Vec<Item>,
    ) {
        let Some(structure) = declared.ty.without_arrays().as_struct() else {
            return;
        };
        let instance = !declared.name.is_empty();
        let mut next = declared.location.map(|l| l.0);
        for (number, field) in structure.members.iter().enumerate() {
            let own = block.members.get(number).copied().unwrap_or_default();
            let location = own.location.map(|l| l.0).or(next);
            next = location.map(|l| l.saturating_add(field.ty.locations(false)));
            items.push(Item {
                varying: VaryingId {
                    variable,
                    member: Some(number),
                },
                name: if instance {
                    format!("{}.{}", block.name, field.name)
                } else {
                    field.name.clone()
                },
                key: (block.name.clone(), field.name.clone()),
                ty: in_arrays(&declared.ty, field.ty.clone()),
                interpolation: declared.interpolation_of(Some(number)),
                location: location.map(|l| (l, own.component.unwrap_or_default().0)),
                builtin: own.builtin.is_some(),
                instance,
                interpolate_at: false,
            });
        }
    }
}

impl Captures {
    /// Captures every output, without built-ins.
    pub fn everything(producer: &Side) -> Captures {
        let items = producer.items().into_iter();
        Captures {
            varyings: items.filter(|i| !i.builtin).map(|i| i.varying).collect(),
            separate: false,
        }
    }

    /// Captures the variables and block members with these GL names.
    ///
    /// # Errors
    /// The first unknown name.
    pub fn named<'n>(
        producer: &Side,
        names: impl IntoIterator<Item = &'n str>,
    ) -> Result<Captures, &'n str> {
        let items = producer.items();
        let find = |name: &'n str| {
            let found = items.iter().find(|item| item.name == name);
            found.map(|item| item.varying).ok_or(name)
        };
        Ok(Captures {
            varyings: names.into_iter().map(find).collect::<Result<_, _>>()?,
            separate: false,
        })
    }

    /// Captures the variables and block members that hold these words of an
    /// interface.
    pub fn from_words(
        interface: &Interface,
        words: impl IntoIterator<Item = Word>,
        separate: bool,
    ) -> Captures {
        let leaves = interface.leaves();
        let varyings = words.into_iter().filter_map(|word| {
            let after = leaves.partition_point(|leaf| leaf.word <= word);
            let leaf = leaves.get(after.checked_sub(1)?)?;
            Some(VaryingId {
                variable: leaf.output,
                member: leaf.member,
            })
        });
        Captures {
            varyings: varyings.collect(),
            separate,
        }
    }
}

/// Returns `member` inside the array dimensions of the block `ty`.
fn in_arrays(ty: &Type, member: Type) -> Type {
    match ty {
        Type::Array { element, len, .. } => Type::array(in_arrays(element, member), *len),
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } | Type::Struct(_) => member,
    }
}
