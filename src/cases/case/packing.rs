//! The locations into which the packer must put the varyings of an interface.

use super::given::given;
use crate::packing::packed_interface::ComponentRun;
use crate::packing::{Captures, InterfaceLimits, PackOptions};
use crate::spanned::Spanned;
use crate::units::{Within, is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A placement that the packer must give for the case's interface.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedPlacement {
    /// Presets and options of packing, as `xfb pack` takes them:
    /// `"mesa,no-straddling"`.
    pub options: PackOptions,
    /// The limits that the interface must not exceed, as `xfb pack --limits` takes
    /// them.
    pub limits: Option<InterfaceLimits>,
    /// The number of vertices that the stage writes, for limits of their total.
    pub vertices: Option<u32>,
    pub captures: Captures,
    pub expected: ExpectedSlots,
}

/// The expected result of the packer.
#[derive(Clone, Debug, PartialEq)]
pub enum ExpectedSlots {
    /// The packed varyings are these and no others.
    Placed {
        varyings: Vec<ExpectedVarying>,
        slots: Option<u32>,
    },
    /// A refusal by the rule of this name.
    Refused(String),
}

/// The location of one varying.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedVarying {
    pub name: String,
    pub class: Option<String>,
    /// Runs of consecutive words; their parts count from 0.
    pub at: Vec<ComponentRun>,
}

/// A `[[placement]]`: the locations that packing must assign to the varyings, or the
/// rule by which it must refuse.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct PackingDefinition {
    /// Presets and options of packing: `mesa,no-straddling`.
    #[serde(default, deserialize_with = "given")]
    pub options: Option<Spanned<String>>,
    /// The limits that the interface must not exceed.
    #[serde(default, deserialize_with = "given")]
    pub limits: Option<Spanned<String>>,
    /// The number of vertices that a geometry shader emits for a primitive, or a
    /// tessellation control shader for a patch; with it, `limits` include those of all
    /// vertices together.
    pub vertices: Option<Within<1, 65535>>,
    /// The names of what is captured; the default is everything.
    pub captured: Option<Vec<Spanned<String>>>,
    /// Whether each is captured into a buffer of its own; the default is false.
    #[serde(skip_serializing_if = "is_default")]
    pub separate: bool,
    /// The rule of a refusal, in place of varyings and slots.
    #[serde(default, deserialize_with = "given")]
    pub refused: Option<String>,
    /// The packed varyings.
    pub varyings: Option<Vec<PackedRow>>,
    /// The number of locations that are taken.
    pub slots: Option<Within<0, 65535>>,
}

/// An expected varying of a packed interface.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PackedRow {
    /// The name.
    pub name: String,
    /// The class of varyings that share locations; not compared where omitted.
    #[serde(default, deserialize_with = "given")]
    pub class: Option<String>,
    /// The components, `1.w` or `2.xy`, in the order of the varying.
    pub at: Vec<Spanned<String>>,
}
