//! State of the stages after capture, which must not change the captured data: culling,
//! polygon mode, scissor, rasterizer discard.
//!
//! Vulkan chapters "Rasterization" and "Fixed-Function Vertex Post-Processing".

use crate::units::{Stream, is_default, or_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// Rasterization state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "RasterDefinition")]
pub struct Raster {
    /// `cullMode`; the default is `none`.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    #[schemars(with = "Option<Cull>")]
    pub cull: Cull,
    /// `frontFace`; the default is `counter_clockwise`.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    #[schemars(with = "Option<FrontFace>")]
    pub front: FrontFace,
    /// `polygonMode`; the default is `solid`.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    #[schemars(with = "Option<Fill>")]
    pub fill: Fill,
    /// The scissor; the default is `whole`.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    #[schemars(with = "Option<Scissor>")]
    pub scissor: Scissor,
    /// `rasterizerDiscardEnable`; the default is `without_fragments`.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    #[schemars(with = "Option<Discard>")]
    pub discard: Discard,
    /// `rasterizationStream`, the stream of `gl_Position`; `none` omits the structure that
    /// states it.
    pub stream: Option<Stream>,
}

/// The winding of a polygon that is its front.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FrontFace {
    /// `VK_FRONT_FACE_COUNTER_CLOCKWISE`
    #[default]
    CounterClockwise,
    /// `VK_FRONT_FACE_CLOCKWISE`
    Clockwise,
}

/// The extent of the scissor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scissor {
    /// The whole rendered area.
    #[default]
    Whole,
    /// Nothing.
    Empty,
}

/// `VkCullModeFlags`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[derive(IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Cull {
    #[default]
    None,
    Front,
    Back,
    Both,
}

/// `VkPolygonMode`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fill {
    #[default]
    Solid,
    Line,
    Point,
}

/// Rasterizer discard: that of the pipeline, or, if `dynamic` has `discard`, the value that a
/// command sets when the pipeline is bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Discard {
    /// On where there is no fragment shader.
    #[default]
    WithoutFragments,
    On,
    Off,
}

/// The rasterization of the primitives of one program, or of several, as far as queries
/// count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rasterized {
    /// Every program rasterizes what it draws.
    pub all: bool,
    /// Some program rasterizes a stream that is not the first.
    pub other_stream: bool,
}

impl Rasterized {
    /// Primitives of the first stream, which are discarded.
    pub const NOTHING: Rasterized = Rasterized {
        all: false,
        other_stream: false,
    };

    /// The rasterization of the programs of both.
    pub fn and(self, other: Rasterized) -> Rasterized {
        Rasterized {
            all: self.all && other.all,
            other_stream: self.other_stream || other.other_stream,
        }
    }
}

impl Raster {
    /// The rasterization of the primitives of a program with this state that rasterizes a
    /// stream.
    pub fn rasterized(&self, has_fragment_shader: bool, stream: Stream) -> Rasterized {
        Rasterized {
            all: !self.discards(has_fragment_shader),
            other_stream: stream != Stream(0),
        }
    }

    /// Whether primitives are discarded before rasterization.
    pub fn discards(&self, has_fragment_shader: bool) -> bool {
        match self.discard {
            Discard::WithoutFragments => !has_fragment_shader,
            Discard::On => true,
            Discard::Off => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Feature;
    use crate::script::requirements::features;

    #[test]
    fn several_programs_rasterize_what_all_of_them_do() {
        let plain = Raster::default();
        let first = |fragments| plain.rasterized(fragments, Stream(0));
        let other = plain.rasterized(true, Stream(2));
        let seen = first(true).and(other);
        assert!(seen.all && seen.other_stream);
        let seen = other.and(first(false));
        assert!(!seen.all && seen.other_stream);
        assert_eq!(first(false), Rasterized::NOTHING);
    }

    #[test]
    fn discard_follows_the_shaders_unless_it_is_said() {
        let with = |discard| Raster {
            discard,
            ..Raster::default()
        };
        assert!(Raster::default().discards(false) && !Raster::default().discards(true));
        assert!(with(Discard::On).discards(true) && !with(Discard::Off).discards(false));
        assert!(features::raster(&Raster::default()).is_empty());
        assert!(features::rasterized_stream(None).is_empty());
        let of = |stream| features::rasterized_stream(Some(Stream(stream)));
        assert_eq!(of(0), [Feature::GeometryStreams]);
        assert_eq!(
            of(2),
            [
                Feature::GeometryStreams,
                Feature::TransformFeedbackRasterizationStreamSelect
            ]
        );
    }
}
