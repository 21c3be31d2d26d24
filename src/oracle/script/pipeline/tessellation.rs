//! The subdivision of patches: domain, spacing, winding order and levels.
//!
//! Vulkan chapter "Tessellation". Levels are kept in sixteenths, which a float
//! holds exactly.

use crate::units::{PIPELINE_TEXT, Word, is_default, or_default};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use strum::IntoStaticStr;

/// The highest level of a case: the least maxTessellationGenerationLevel, to which a greater
/// level would be clamped.
pub const MAX_LEVEL: i32 = 64;

// Every captured vertex names its patch, and has its place in the domain: in an output that
// a case names and a program identifies by its first component, `C`.
/// Patches of any levels.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TessellationDefinition")]
pub struct Tessellation<C = Word> {
    /// The abstract patch.
    #[serde(rename = "domain")]
    pub surface: Surface,
    /// The spacing; the default is `equal`.
    #[serde(
        default,
        deserialize_with = "or_default",
        skip_serializing_if = "is_default"
    )]
    #[schemars(with = "Option<Spacing>")]
    pub spacing: Spacing,
    /// The vertex order; the default is `cw`.
    #[serde(
        default,
        deserialize_with = "or_default",
        skip_serializing_if = "is_default"
    )]
    #[schemars(with = "Option<VertexOrder>")]
    pub order: VertexOrder,
    /// The domain origin; the default is `upper_left`.
    #[serde(
        default,
        deserialize_with = "or_default",
        skip_serializing_if = "is_default"
    )]
    #[schemars(with = "Option<DomainOrigin>")]
    pub origin: DomainOrigin,
    /// Whether points take the place of lines or triangles (`point_mode`); the default
    /// is false.
    #[serde(default, skip_serializing_if = "is_default")]
    pub point_mode: bool,
    /// Outer levels, then inner levels: `"1 2 3 4 / 5 2.5"`. Successive patches take
    /// successive entries in turn.
    pub levels: Vec<Levels>,
    /// The `vec3` output that holds `gl_TessCoord`. It is compared as a set, since the
    /// specification fixes neither the triangles nor their order.
    pub coordinate: C,
}

/// `VkTessellationDomainOrigin`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DomainOrigin {
    /// `VK_TESSELLATION_DOMAIN_ORIGIN_UPPER_LEFT`
    #[default]
    UpperLeft,
    /// `VK_TESSELLATION_DOMAIN_ORIGIN_LOWER_LEFT`
    LowerLeft,
}

/// The domain that is subdivided.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Surface {
    /// The triangle with the corners (1,0,0), (0,1,0), (0,0,1).
    Triangles,
    /// The square from (0,0) to (1,1), into triangles.
    Quads,
    /// The square from (0,0) to (1,1), into lines of constant v.
    Isolines,
}

/// The spacing of the segments of an edge.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Spacing {
    #[default]
    Equal,
    FractionalEven,
    FractionalOdd,
}

/// The winding of triangles.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum VertexOrder {
    #[default]
    Cw,
    Ccw,
}

/// A tessellation level, in sixteenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(pub i32);

/// The tessellation levels that a control shader writes for one patch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Levels {
    pub outer: [Level; 4],
    pub inner: [Level; 2],
}

/// Everything but its levels that a subdivision may depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Modes {
    surface: Surface,
    spacing: Spacing,
    order: VertexOrder,
    origin: DomainOrigin,
    point_mode: bool,
}

impl Tessellation<String> {
    /// Returns the tessellation with the first component of the output that holds the
    /// coordinate.
    pub fn with_coordinate(&self, coordinate: Word) -> Tessellation {
        Tessellation {
            surface: self.surface,
            spacing: self.spacing,
            order: self.order,
            origin: self.origin,
            point_mode: self.point_mode,
            levels: self.levels.clone(),
            coordinate,
        }
    }
}

impl Tessellation {
    /// The modes of its patches.
    pub fn modes(&self) -> Modes {
        Modes {
            surface: self.surface,
            spacing: self.spacing,
            order: self.order,
            origin: self.origin,
            point_mode: self.point_mode,
        }
    }

    /// Vertices of one captured primitive.
    pub fn vertices_per_primitive(&self) -> u32 {
        match self.surface {
            _ if self.point_mode => 1,
            Surface::Triangles | Surface::Quads => 3,
            Surface::Isolines => 2,
        }
    }

    /// The number of the levels that a patch takes.
    pub fn set_of(&self, origin: u32, patch_points: u32) -> usize {
        (origin / patch_points) as usize % self.levels.len()
    }

    /// Whether the word is one of those that the coordinate is captured as.
    pub fn is_coordinate(&self, word: Word) -> bool {
        (self.coordinate.0..self.coordinate.0 + 3).contains(&word.0)
    }
}

impl Surface {
    /// The name in case files, GLSL and messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Spacing {
    /// The name in case files and messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The name in GLSL.
    pub fn glsl(self) -> &'static str {
        match self {
            Spacing::Equal => "equal_spacing",
            Spacing::FractionalEven => "fractional_even_spacing",
            Spacing::FractionalOdd => "fractional_odd_spacing",
        }
    }
}

impl VertexOrder {
    /// The name in case files, GLSL and messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Level {
    /// Sixteenths in one.
    pub const ONE: i32 = 16;

    /// The level as a number.
    pub fn number(self) -> f64 {
        f64::from(self.0) / f64::from(Level::ONE)
    }
}

/// Writes the level in the spelling of GLSL: `2.5`, `3.0`.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.number())
    }
}

/// Writes the levels in the spelling of case files: `1.0 2.5 3.0 4.0 / 2.0 5.0`.
impl fmt::Display for Levels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = self.outer;
        let [x, y] = self.inner;
        write!(f, "{a} {b} {c} {d} / {x} {y}")
    }
}

impl Levels {
    /// Reads levels in the spelling of case files.
    ///
    /// # Errors
    /// The reason why the text does not state levels.
    pub fn parse(text: &str) -> Result<Levels, String> {
        let read =
            |part: &str| -> Option<Vec<Level>> { part.split_whitespace().map(level).collect() };
        let levels = text.split_once('/').and_then(|(outer, inner)| {
            Some(Levels {
                outer: read(outer)?.try_into().ok()?,
                inner: read(inner)?.try_into().ok()?,
            })
        });
        levels.ok_or_else(|| {
            format!(
                "levels are four outer and two inner ones up to {MAX_LEVEL} in sixteenths, \
                 '1 2 3 4 / 5 2.5', seen '{text}'"
            )
        })
    }
}

/// A level, if it is a whole number of sixteenths and not too high.
fn level(text: &str) -> Option<Level> {
    let number: f64 = text.parse().ok()?;
    let scaled = number * f64::from(Level::ONE);
    let fits = scaled.fract() == 0.0 && scaled.abs() <= f64::from(MAX_LEVEL * Level::ONE);
    fits.then_some(Level(scaled as i32))
}

impl Serialize for Levels {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [a, b, c, d] = self.outer.map(Level::number);
        let [x, y] = self.inner.map(Level::number);
        serializer.collect_str(&format_args!("{a} {b} {c} {d} / {x} {y}"))
    }
}

impl<'de> Deserialize<'de> for Levels {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Levels, D::Error> {
        deserializer.deserialize_newtype_struct(PIPELINE_TEXT, LevelsVisitor)
    }
}

struct LevelsVisitor;

impl<'de> Visitor<'de> for LevelsVisitor {
    type Value = Levels;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tessellation levels")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<Levels, D::Error> {
        Levels::parse(&String::deserialize(inner)?).map_err(de::Error::custom)
    }
}

/// The schema of a text.
impl JsonSchema for Levels {
    fn schema_name() -> Cow<'static, str> {
        String::schema_name()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        String::json_schema(generator)
    }
}

/// `triangles, equal spacing, cw`
impl fmt::Display for Tessellation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = if self.point_mode { ", as points" } else { "" };
        let origin = if self.origin == DomainOrigin::LowerLeft {
            ", origin at the lower left"
        } else {
            ""
        };
        write!(
            f,
            "{}, {} spacing, {}{origin}{points}",
            self.surface.name(),
            self.spacing.name(),
            self.order.name()
        )
    }
}
