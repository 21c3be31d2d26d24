//! Where packing puts every varying: what the packer answers, the shaders are
//! rewritten by and captured outputs are told by.

use crate::types::{Interpolation, Type};
use crate::units::{Component, Location, Word};
use std::fmt;

/// A packed interface between two stages, or behind the last one.
///
/// An output that is not among the varyings is neither read nor captured: the
/// rewritten producer has no place for it. The same holds for an input that
/// nothing writes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackedInterface {
    /// Every slot with something in it, by location; those of variables that
    /// keep their place included.
    pub slots: Vec<LocationSlot>,
    /// In the order in which they were placed.
    pub varyings: Vec<PackedVarying>,
}

/// A location of four 32-bit components, as the rewritten shaders declare it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocationSlot {
    pub location: Location,
    /// How the rewritten variable is declared.
    pub kind: SlotKind,
    /// Components used, from the first: 1..=4.
    pub components: u32,
    pub interpolation: Interpolation,
    /// Whether its varyings may as well stay variables of their own, each with
    /// this location and a component: all are read, neither aggregates nor 64
    /// bits wide, of one base type, and none goes on in another slot.
    pub by_component: bool,
}

/// What a slot's variable is declared as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotKind {
    /// The variables in it stay as they are, at the location of their first
    /// run: explicit locations, interpolateAt targets, and all that packing
    /// leaves alone.
    Kept,
    /// One `float` vector.
    Float,
    /// One `int` vector; other types are bit-cast.
    Int,
}

/// One varying: a variable, or one member of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedVarying {
    /// GL's name: of a member of a block with an instance name `Block.member`;
    /// of a part that scalarization split off `name.y`.
    pub name: String,
    /// The packing class by name: `none`, `smooth`, `flat centroid`, ….
    pub class: String,
    /// The producer's output; `None` for an input that nothing writes.
    pub output: Option<VaryingId>,
    /// The consumer's input that reads it.
    pub input: Option<VaryingId>,
    /// The type of what lies there: of a block member with the dimensions of
    /// the block's array.
    pub ty: Type,
    /// Its words in order: runs of consecutive components of one slot.
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
/// `part` counts the words of the varying alone: leaf after leaf, and of an
/// array of blocks element after element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComponentRun {
    pub part: Word,
    pub location: Location,
    pub component: Component,
    pub components: u32,
}

/// `2.xy`.
impl fmt::Display for ComponentRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = "xyzw".chars().skip(self.component.0 as usize);
        let letters: String = letters.take(self.components as usize).collect();
        write!(f, "{}.{letters}", self.location)
    }
}
