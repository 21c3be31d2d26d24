//! The subdivision of patches: domain, spacing, winding order and levels.
//!
//! Vulkan chapter "Tessellation". Levels are kept in sixteenths, which a float
//! holds exactly.

use crate::units::Word;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::IntoStaticStr;

/// The capture of an evaluation shader from patches of any levels: every vertex names its
/// patch, and has its place in the domain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tessellation {
    pub surface: Surface,
    pub spacing: Spacing,
    pub order: VertexOrder,
    /// Whether the domain's origin is at the lower left, which turns the winding.
    pub lower_left: bool,
    /// One point for each vertex instead of lines or triangles.
    pub point_mode: bool,
    /// Never empty: the patch whose first control point has origin `o` takes the
    /// levels `o / patch_points` modulo their number.
    pub levels: Vec<Levels>,
    /// The first of the three words that `gl_TessCoord` is captured as.
    pub coordinate: Word,
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
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Spacing {
    Equal,
    FractionalEven,
    FractionalOdd,
}

/// The winding of triangles.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum VertexOrder {
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
    lower_left: bool,
    point_mode: bool,
}

impl Tessellation {
    /// The modes of its patches.
    pub fn modes(&self) -> Modes {
        Modes {
            surface: self.surface,
            spacing: self.spacing,
            order: self.order,
            lower_left: self.lower_left,
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

/// `triangles, equal spacing, cw`
impl fmt::Display for Tessellation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = if self.point_mode { ", as points" } else { "" };
        let origin = if self.lower_left {
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
