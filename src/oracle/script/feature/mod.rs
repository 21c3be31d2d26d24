//! Features of devices by their Vulkan names.
//!
//! The table `autogen_features` is generated from the registry of Vulkan
//! (harness/vulkan-tables). It also has extensions and boolean properties, which jobs require as
//! they require features, and [`Feature::Hardware`].
//!
//! Vulkan chapter "Features".

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::ffi::CStr;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A feature structure: a type, a pointer, and booleans.
#[derive(Debug)]
pub struct FeatureStructure {
    pub name: &'static str,
    /// The number of its `VkStructureType`.
    pub s_type: i32,
    pub s_type_name: &'static str,
    pub provider: Provider,
    /// The features in the order of the structure.
    pub features: &'static [Feature],
}

/// The version or extension that a feature structure belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provider {
    /// This version of Vulkan: its major and minor number.
    Version(u32, u32),
    /// This device extension, enabled.
    Extension(&'static CStr),
}

impl Provider {
    /// The extension, if it is one.
    pub fn extension(self) -> Option<&'static CStr> {
        match self {
            Provider::Version(..) => None,
            Provider::Extension(name) => Some(name),
        }
    }
}

/// Defines the features and their structures: structures with their types and providers;
/// extensions and properties that need a provider; other properties.
macro_rules! features {
    ($($structure:literal $s_type_name:literal = $s_type:literal by $provider:ident $arguments:tt {
        $($feature:ident $name:literal,)*
    })*
    enabled { $($enabled:ident $enabled_name:literal by $by:ident $by_arguments:tt,)* }
    others { $($other:ident $other_name:literal,)* }) => {
        use super::FeatureStructure;
        use super::Provider;

        /// A feature of a device, or an extension or a property that counts as one. Features are
        /// ordered by their names.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Feature {
            $($(#[doc = $name] $feature,)*)*
            $(#[doc = $enabled_name] $enabled,)*
            $(#[doc = $other_name] $other,)*
        }

        impl Feature {
            /// Every feature.
            pub const ALL: &[Feature] = &[
                $($(Feature::$feature,)*)*
                $(Feature::$enabled,)*
                $(Feature::$other,)*
            ];

            /// The name in Vulkan.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Feature::$feature => $name,)*)*
                    $(Feature::$enabled => $enabled_name,)*
                    $(Feature::$other => $other_name,)*
                }
            }

            /// The version or extension that a device is created with for the feature;
            /// nothing for other properties.
            pub const fn provider(self) -> Option<Provider> {
                match self {
                    $($(Feature::$feature)|* => Some(Provider::$provider $arguments),)*
                    $(Feature::$enabled => Some(Provider::$by $by_arguments),)*
                    $(Feature::$other)|* => None,
                }
            }
        }

        /// The feature structures, that of Vulkan 1.0 first.
        pub static STRUCTURES: &[FeatureStructure] = &[$(FeatureStructure {
            name: $structure,
            s_type: $s_type,
            s_type_name: $s_type_name,
            provider: Provider::$provider $arguments,
            features: &[$(Feature::$feature),*],
        }),*];
    };
}

mod autogen_features;
pub use autogen_features::{Feature, STRUCTURES};

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Ord for Feature {
    fn cmp(&self, other: &Feature) -> Ordering {
        self.name().cmp(other.name())
    }
}

impl PartialOrd for Feature {
    fn partial_cmp(&self, other: &Feature) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A name that no feature has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "'{0}' is not the name of a feature that xfb knows (`xfb devices --format json` lists them)"
)]
pub struct UnknownFeature(String);

impl FromStr for Feature {
    type Err = UnknownFeature;

    fn from_str(name: &str) -> Result<Feature, UnknownFeature> {
        let mut all = Feature::ALL.iter().copied();
        let found = all.find(|feature| feature.name() == name);
        found.ok_or_else(|| UnknownFeature(name.to_owned()))
    }
}

impl Serialize for Feature {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Feature {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Feature, D::Error> {
        let name = Cow::<str>::deserialize(deserializer)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Feature {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Feature".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        String::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_are_unique_and_read_back() {
        let names: BTreeSet<_> = Feature::ALL.iter().map(|feature| feature.name()).collect();
        assert_eq!(names.len(), Feature::ALL.len());
        for feature in Feature::ALL {
            assert_eq!(feature.name().parse(), Ok(*feature));
        }
        let unknown = "shaderTelepathy".parse::<Feature>();
        assert_eq!(unknown, Err(UnknownFeature("shaderTelepathy".to_owned())));
    }

    #[test]
    fn features_are_ordered_by_their_names() {
        let mut features = Feature::ALL.to_vec();
        features.sort();
        assert!(features.is_sorted_by_key(|feature| feature.name()));
        assert_eq!(features[0], Feature::ExtShaderViewportIndexLayer);
    }
}
