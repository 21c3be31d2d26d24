//! Dialects: implementations disagree on offsets inside aggregates that hold
//! 64-bit values, so the rule is a parameter of the engine.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// The rule by which captured aggregates are laid out.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "lowercase")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Dialect {
    /// The text of GLSL 4.60: flatten to components, each at the next multiple
    /// of its own size.
    #[default]
    Spec,
    /// Mesa's GLSL linker: as `Spec` for variables, but laid out before their
    /// offset is known. Only doubles, not 64-bit integers, need an offset that is
    /// a multiple of 8. In a block with an offset, the largest alignment of the
    /// members applies to all of them, implied offsets included. Trailing padding is
    /// not reserved. Other errors of that linker are not imitated.
    Mesa,
    /// Mesa's SPIR-V path: every aggregate that holds a 64-bit value starts at
    /// a multiple of 8. Its size is not rounded.
    Nir,
    /// The member offsets and strides that glslang writes: as `Nir`, and the size
    /// of a struct that holds a 64-bit value is also rounded up to a multiple of
    /// 8. Modules do not state offsets inside a member; they are as in `Nir`.
    Glslang,
    /// The text of Vulkan: tightly packed; an aggregate whose packing misaligns
    /// a 64-bit value is refused, never padded. An offset that a declared block
    /// implies is the next one that Vulkan allows for the member.
    Vulkan,
}

impl Dialect {
    /// Every dialect.
    pub const ALL: &[Dialect] = Dialect::VARIANTS;

    /// Returns the name used on the command line and in JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
