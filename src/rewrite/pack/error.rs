//! Why modules are not packed.

use crate::spirv::SpirvError;
use crate::spirv::edit::EditError;
use crate::types::{Scalar, Stage};
use crate::units::{Component, Location};
use std::fmt;
use thiserror::Error;

/// The two sides of an interface between stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The stage that writes.
    Producer,
    /// The stage that reads.
    Consumer,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Producer => "producer",
            Side::Consumer => "consumer",
        })
    }
}

/// Why modules are not rewritten by a placement.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PackError {
    /// A module cannot be read.
    #[error(transparent)]
    Spirv(#[from] SpirvError),
    /// A module cannot be edited.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// The stages are none that varyings are packed between.
    #[error(
        "varyings are packed from the vertex, tess_eval or geometry stage to the fragment or \
         geometry stage, seen {producer} to {consumer}"
    )]
    Stages { producer: Stage, consumer: Stage },
    /// The stage's outputs are read by its other invocations, too.
    #[error("the outputs of the {0} stage cannot be packed: a tess_control shader shares them")]
    Producer(Stage),
    /// Another entry point of the module has the variable, too.
    #[error(
        "'{name}' is a variable of several entry points of the {side}'s module: packed for one, \
         it would be lost for the others"
    )]
    Shared { name: String, side: Side },
    /// The placement speaks of another interface.
    #[error("'{name}' is variable {variable} of the {side}, which has {count}")]
    NoVariable {
        name: String,
        side: Side,
        variable: usize,
        count: usize,
    },
    /// A block, and a member that it has not; or the other way round.
    #[error("'{name}' is said to be {said} of the {side}, which {seen}")]
    NoMember {
        name: String,
        side: Side,
        said: String,
        seen: String,
    },
    /// A module without names, or one that calls two variables the same.
    #[error("'{name}' is the name of {count} variables of the {side}'s module: one is required")]
    Name {
        name: String,
        side: Side,
        count: usize,
    },
    /// Built-ins have no location.
    #[error("'{name}' of the {side} is a built-in: those are never packed")]
    BuiltIn { name: String, side: Side },
    /// The runs of a varying are not its words.
    #[error(
        "'{name}' has {required} words in the {side}; the placement has {seen}, each once and in \
         order required"
    )]
    Words {
        name: String,
        side: Side,
        required: u32,
        seen: u32,
    },
    /// A run ends outside of what the placement declares.
    #[error(
        "'{name}' is placed at location {location}, component {component}, {components} \
         components long: no slot of the placement has them"
    )]
    Outside {
        name: String,
        location: Location,
        component: Component,
        components: u32,
    },
    /// Two words are at one component.
    #[error("'{name}' is placed at location {location}, component {component}, which is taken")]
    Taken {
        name: String,
        location: Location,
        component: Component,
    },
    /// Part of a variable keeps its place, part does not.
    #[error(
        "'{name}' is packed while another part of its variable or block keeps its place: a \
         variable is packed as a whole"
    )]
    PartlyKept { name: String },
    /// The members of a block would move apart.
    #[error("'{name}' keeps its block's declaration, so it must move by as much as the others")]
    BlockMoved { name: String },
    /// A type without a 32-bit form.
    #[error("'{name}' holds a {scalar:?}, which has no 32-bit words to be packed as")]
    Scalar { name: String, scalar: Scalar },
    /// The fragment shader asks for its value at a place of its own choice.
    #[error(
        "'{name}' is read by interpolateAtCentroid, interpolateAtSample or interpolateAtOffset: \
         it must keep its place"
    )]
    Interpolated { name: String },
    /// Integers are not interpolated.
    #[error("the slot at location {0} is an int that a fragment shader reads: it must be flat")]
    NotFlat(Location),
    /// A variable is interpolated in one way.
    #[error(
        "the slot at location {0} has varyings that are interpolated differently, and a fragment \
         shader reads them: a variable is interpolated in one way"
    )]
    Mixed(Location),
    /// A variable belongs to one stream.
    #[error("the slot at location {0} has outputs of several streams: a variable has one")]
    Streams(Location),
    /// Variables per patch.
    #[error("the slot at location {0} is per patch: tessellation interfaces are not packed")]
    Patch(Location),
    /// An input whose vertices cannot be counted.
    #[error("'{name}' is read per vertex, so it must be an array of a constant length")]
    Vertices { name: String },
}
