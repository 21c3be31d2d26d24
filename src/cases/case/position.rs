//! The values of a `gl_Position` that the case does not declare.

use crate::types::Interface;
use crate::units::Stream;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The value that the generated shader writes to a `gl_Position` that the case does not
/// declare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// The values that a case file names, in this stream.
    Named(PositionName, Stream),
    /// The centre of the pixel that has the number of the source vertex.
    Pixel,
    /// The centre of the pixel that has the number of the source vertex, to draw a point
    /// of this stream into an image.
    Drawn(Stream),
}

/// Returns the stream of gl_Position: that of the declared block of built-in outputs, or
/// else the rasterized one
/// (VUID-VkGraphicsPipelineCreateInfo-rasterizationStream-02319 and -02320).
pub fn position_stream(interface: &Interface, rasterized: Stream) -> Stream {
    interface.per_vertex_stream().unwrap_or(rasterized)
}

/// The positions that a generated shader writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PositionName {
    /// Values that identify the vertex and the component, as in every other output.
    #[default]
    Named,
    /// Inside the view volume.
    Inside,
    /// Outside one of its sides.
    Outside,
    /// w below zero: on the other side of the eye.
    #[serde(rename = "behind")]
    NegativeW,
    /// Inside, all on one line: triangles have no area.
    Flat,
    /// An infinite x.
    Infinite,
    /// An x that is not a number.
    #[serde(rename = "nan")]
    NotANumber,
    /// One position for each two successive vertices.
    Pairs,
    /// One position for each three successive vertices.
    Triples,
    /// One position for all vertices.
    Same,
    /// Nothing is written.
    Unwritten,
}

impl PositionName {
    /// Whether a component is infinite or not a number, so that it is undefined without
    /// SignedZeroInfNanPreserve. Other components of these positions differ between the
    /// vertices, whatever the undefined one is.
    pub fn is_special(self) -> bool {
        match self {
            PositionName::Infinite | PositionName::NotANumber => true,
            PositionName::Named
            | PositionName::Inside
            | PositionName::Outside
            | PositionName::NegativeW
            | PositionName::Flat
            | PositionName::Pairs
            | PositionName::Triples
            | PositionName::Same
            | PositionName::Unwritten => false,
        }
    }

    /// The divisor of source vertices with equal positions:
    /// `script::program::Assembly::coincident`.
    pub fn coincident(self) -> Option<u32> {
        match self {
            PositionName::Pairs => Some(2),
            PositionName::Triples => Some(3),
            // Positions that are never written may be equal everywhere.
            PositionName::Same | PositionName::Unwritten => Some(u32::MAX),
            PositionName::Named
            | PositionName::Inside
            | PositionName::Outside
            | PositionName::NegativeW
            | PositionName::Flat
            | PositionName::Infinite
            | PositionName::NotANumber => None,
        }
    }
}
