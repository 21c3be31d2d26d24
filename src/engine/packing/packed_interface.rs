//! A packed interface: the slots and components of every varying. The packer
//! returns it, shaders are rewritten by it, and captured outputs refer to it.

use crate::types::{Interpolation, Type};
use crate::units::{Component, Location, Word};
use std::fmt;

/// A packed interface between two stages, or after the last one.
///
/// An output that is not among the varyings is neither read nor captured: the
/// rewritten producer does not pass it on. The same is true of an input that
/// nothing writes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackedInterface {
    /// Every slot in use, by location, including those of variables that keep
    /// their location.
    pub slots: Vec<LocationSlot>,
    /// The varyings in the order in which they were placed.
    pub varyings: Vec<PackedVarying>,
}

/// A location of four 32-bit components, as the rewritten shaders declare it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocationSlot {
    pub location: Location,
    /// The declaration of the rewritten variable.
    pub kind: SlotKind,
    /// Number of components from the first to the last in use, 1..=4.
    pub components: u32,
    pub interpolation: Interpolation,
    /// Whether its varyings can also be separate variables, each with this
    /// location and a component: all are read, are scalars or vectors of one
    /// 32-bit base type, and none continues in another slot.
    pub by_component: bool,
}

/// The declaration of the variable of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotKind {
    /// A slot whose variables are not packed, and are at the location of their first run:
    /// explicit locations, interpolateAt targets, and whatever else packing does
    /// not change.
    Kept,
    /// One `float` vector.
    Float,
    /// One `int` vector; values of other types are bit-cast.
    Int,
}

/// One varying: a variable, or one member of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedVarying {
    /// GL's name: `Block.member` for a member of a block with an instance name,
    /// `name.y` for a component that scalarization split off.
    pub name: String,
    /// The name of the packing class: `none`, `smooth`, `flat centroid`, ….
    pub class: String,
    /// The producer's output; `None` for an input that nothing writes.
    pub output: Option<VaryingId>,
    /// The consumer's input that reads it.
    pub input: Option<VaryingId>,
    /// The type of the varying; for a block member, inside the dimensions of the
    /// block's array.
    pub ty: Type,
    /// The words of the varying in order: runs of consecutive components of one slot.
    pub at: Vec<ComponentRun>,
}

/// A variable or block member of one stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VaryingId {
    /// Index among the stage's variables.
    pub variable: usize,
    /// Index of the block member.
    pub member: Option<usize>,
}

/// Consecutive words of a varying in consecutive components of a slot.
///
/// `part` numbers the words of the varying from 0: leaf after leaf, and element
/// after element of an array of blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComponentRun {
    pub part: Word,
    pub location: Location,
    pub component: Component,
    pub components: u32,
}

/// Formats location and components: `2.xy`.
impl fmt::Display for ComponentRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = "xyzw".chars().skip(self.component.0 as usize);
        let letters: String = letters.take(self.components as usize).collect();
        write!(f, "{}.{letters}", self.location)
    }
}
