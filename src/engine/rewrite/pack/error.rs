//! Errors of packing modules.

use crate::spirv::SpirvError;
use crate::spirv::edit::EditError;
use crate::types::interpolation::Weighting;
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

/// The reason why modules cannot be rewritten to a packed interface.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PackError {
    /// A module is invalid.
    #[error(transparent)]
    Spirv(#[from] SpirvError),
    /// A module cannot be edited.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// Varyings are not packed between these stages.
    #[error(
        "varyings are packed from the vertex, tess_eval or geometry stage to the fragment or \
         geometry stage, found {producer} to {consumer}"
    )]
    Stages { producer: Stage, consumer: Stage },
    /// Other invocations of the stage read its outputs.
    #[error("the outputs of the {0} stage cannot be packed: a tess_control shader shares them")]
    Producer(Stage),
    /// Another entry point of the module uses the variable.
    #[error(
        "'{name}' is a variable of several entry points of the {side}'s module: packed for one, \
         the others would lose it"
    )]
    Shared { name: String, side: Side },
    /// The packed interface is of another module.
    #[error("'{name}' is variable {variable} of the {side}, which has {count}")]
    NoVariable {
        name: String,
        side: Side,
        variable: usize,
        count: usize,
    },
    /// A member that the block does not have, or a block without a member.
    #[error("'{name}' is packed as {said} of the {side}, which {seen}")]
    NoMember {
        name: String,
        side: Side,
        said: String,
        seen: String,
    },
    /// A module without names, or with two variables of one name.
    #[error("'{name}' is the name of {count} variables of the {side}'s module: one is required")]
    Name {
        name: String,
        side: Side,
        count: usize,
    },
    /// Built-ins have no location.
    #[error("'{name}' of the {side} is a built-in: those are never packed")]
    BuiltIn { name: String, side: Side },
    /// The runs of a varying do not cover its words.
    #[error(
        "'{name}' has {required} words in the {side}, each of which must be packed once and in \
         order; {seen} are"
    )]
    Words {
        name: String,
        side: Side,
        required: u32,
        seen: u32,
    },
    /// A run is outside the packed slots.
    #[error(
        "'{name}' is placed at location {location}, component {component}, {components} \
         components long, which no packed slot contains"
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
    /// Part of a variable keeps its location, part does not.
    #[error(
        "'{name}' is packed, but another part of its variable or block keeps its location: a \
         variable must be packed completely"
    )]
    PartlyKept { name: String },
    /// The members of a block would move apart.
    #[error(
        "'{name}' keeps its block's declaration, so all members must move by the same distance"
    )]
    BlockMoved { name: String },
    /// A type without a 32-bit form.
    #[error("'{name}' holds a {scalar:?}, which cannot be packed as 32-bit words")]
    Scalar { name: String, scalar: Scalar },
    /// The fragment shader interpolates it at a chosen position.
    #[error(
        "'{name}' is read by interpolateAtCentroid, interpolateAtSample or interpolateAtOffset: \
         it must keep its location"
    )]
    Interpolated { name: String },
    /// Integers cannot be interpolated.
    #[error(
        "'{name}' is {weighting} in the fragment shader, and the slot at location {location} is \
         an int, which must be flat"
    )]
    NotFlat {
        name: String,
        location: Location,
        weighting: Weighting,
    },
    /// A location has one weighting of the vertices.
    #[error(
        "the slot at location {location} holds '{first}', which is {first_weighting} in the \
         fragment shader, and '{other}', which is {other_weighting}: the variables of a location \
         have one interpolation, and a shader cannot compute the other exactly; the option \
         mix-sampling places them in separate slots"
    )]
    Mixed {
        location: Location,
        first: String,
        first_weighting: Weighting,
        other: String,
        other_weighting: Weighting,
    },
    /// A variable belongs to one stream.
    #[error("the slot at location {0} has outputs of several streams: a variable has one stream")]
    Streams(Location),
    /// Variables per patch.
    #[error("the slot at location {0} is per patch: tessellation interfaces are not packed")]
    Patch(Location),
    /// An input whose vertices cannot be counted.
    #[error("'{name}' is read per vertex, so it must be an array of a constant length")]
    Vertices { name: String },
}

impl PackError {
    /// Returns the name of the rule that a packing breaks; `None` if a module is invalid,
    /// or the packing is of another module.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            PackError::Mixed { .. } => Some("packing.mixed_interpolation"),
            PackError::NotFlat { .. } => Some("packing.not_flat"),
            PackError::Streams(_) => Some("packing.streams"),
            PackError::Patch(_) => Some("packing.patch"),
            PackError::Stages { .. } | PackError::Producer(_) => Some("packing.stages"),
            PackError::Spirv(_)
            | PackError::Edit(_)
            | PackError::Shared { .. }
            | PackError::NoVariable { .. }
            | PackError::NoMember { .. }
            | PackError::Name { .. }
            | PackError::BuiltIn { .. }
            | PackError::Words { .. }
            | PackError::Outside { .. }
            | PackError::Taken { .. }
            | PackError::PartlyKept { .. }
            | PackError::BlockMoved { .. }
            | PackError::Scalar { .. }
            | PackError::Interpolated { .. }
            | PackError::Vertices { .. } => None,
        }
    }
}
