//! The locations into which the packer must put the varyings of an interface.

use super::given::given;
use super::spelled::{FromText, Spelled, TABLE, table_text};
use crate::packing::{Captures, InterfaceLimits, PackOptions, Side};
use crate::spanned::Spanned;
use crate::units::{Component, Location, Within, is_default};
use schemars::JsonSchema;
use serde::de::{self, EnumAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// A `[[placement]]`: the locations that packing must assign to the varyings, or the
/// rule by which it must refuse.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "PackingDefinition")]
pub struct ExpectedPlacement {
    /// Presets and options of packing: `mesa,no-straddling`.
    #[serde(deserialize_with = "table_text")]
    pub options: Option<Spelled<PackOptions>>,
    /// The limits that the interface must not exceed.
    #[serde(deserialize_with = "profile")]
    pub limits: Option<Spelled<InterfaceLimits>>,
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
    pub varyings: Option<Vec<ExpectedVarying>>,
    /// The number of locations that are taken.
    pub slots: Option<Within<0, 65535>>,
}

impl ExpectedPlacement {
    /// The options of packing.
    pub fn pack_options(&self) -> PackOptions {
        self.options.as_deref().copied().unwrap_or_default()
    }

    /// The captures of an interface.
    ///
    /// # Errors
    /// The first name that is not an output, with its place.
    pub fn captures(&self, producer: &Side) -> Result<Captures, Spanned<String>> {
        let mut captures = Captures::everything(producer);
        if let Some(names) = &self.captured {
            captures.varyings.clear();
            for name in names {
                match Captures::named(producer, [name.get_ref().as_str()]) {
                    Ok(named) => captures.varyings.extend(named.varyings),
                    Err(unknown) => {
                        let unknown = unknown.to_owned();
                        return Err(Spanned::new(name.span(), unknown));
                    }
                }
            }
        }
        captures.separate = self.separate;
        Ok(captures)
    }
}

impl FromText for InterfaceLimits {
    const KIND: &'static str = TABLE;

    fn from_text(text: &str) -> Result<InterfaceLimits, String> {
        let limits = InterfaceLimits::profile(text);
        limits.ok_or_else(|| format!("'{text}' is not a profile of limits"))
    }
}

/// Reads the name of a profile of limits.
fn profile<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Spelled<InterfaceLimits>>, D::Error> {
    struct Profile;
    impl<'de> Visitor<'de> for Profile {
        type Value = Spelled<InterfaceLimits>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a profile of limits")
        }

        fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<Self::Value, A::Error> {
            let (name, variant): (String, A::Variant) = access.variant()?;
            variant.unit_variant()?;
            Spelled::read(&name).map_err(de::Error::custom)
        }
    }
    let limits =
        deserializer.deserialize_enum("ProfileOfLimits", &InterfaceLimits::PROFILES, Profile);
    limits.map(Some)
}

/// An expected varying of a packed interface.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PackedRow")]
pub struct ExpectedVarying {
    /// The name.
    pub name: String,
    /// The class of varyings that share locations; not compared where omitted.
    #[serde(default, deserialize_with = "given")]
    pub class: Option<String>,
    /// The components, `1.w` or `2.xy`, in the order of the varying.
    pub at: Vec<Spelled<LocatedComponents>>,
}

/// Consecutive components of a location: `2.xy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocatedComponents {
    pub location: Location,
    pub component: Component,
    /// The number of components.
    pub components: u32,
}

impl FromText for LocatedComponents {
    const KIND: &'static str = TABLE;

    fn from_text(text: &str) -> Result<LocatedComponents, String> {
        let components = || {
            let (location, letters) = text.split_once('.')?;
            let first = "xyzw".find(letters).filter(|_| !letters.is_empty())?;
            Some(LocatedComponents {
                location: Location(location.parse().ok()?),
                component: Component(u32::try_from(first).ok()?),
                components: u32::try_from(letters.len()).ok()?,
            })
        };
        components().ok_or_else(|| format!("'{text}' is not a run of components such as 2.xy"))
    }
}
