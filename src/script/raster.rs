//! What comes after capture, and must make no difference to it: culling,
//! polygon mode, scissor, rasterizer discard.
//!
//! Vulkan chapters "Rasterization" and "Fixed-Function Vertex Post-Processing".

use crate::units::Stream;
use serde::{Deserialize, Serialize};

/// State behind capture. By default nothing is culled, polygons are filled,
/// primitives are discarded where there is no fragment shader, and of the streams
/// the first is rasterized.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Raster {
    pub cull: Cull,
    /// `VK_FRONT_FACE_CLOCKWISE`, else counter-clockwise.
    pub clockwise: bool,
    pub fill: Fill,
    /// A scissor of no pixels.
    pub empty_scissor: bool,
    pub discard: Discard,
    /// The stream that is said to be rasterized
    /// (`VkPipelineRasterizationStateStreamCreateInfoEXT`), if anything is said.
    pub stream: Option<Stream>,
}

/// `VkCullModeFlags`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cull {
    #[default]
    None,
    Front,
    Back,
    Both,
}

/// `VkPolygonMode`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fill {
    #[default]
    Solid,
    Line,
    Point,
}

/// Rasterizer discard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Discard {
    /// On where there is no fragment shader.
    #[default]
    WithoutFragments,
    On,
    Off,
    /// Set by `vkCmdSetRasterizerDiscardEnable`.
    DynamicOn,
    DynamicOff,
}

impl Raster {
    /// Whether primitives are discarded before rasterization.
    pub fn discards(&self, has_fragment_shader: bool) -> bool {
        match self.discard {
            Discard::WithoutFragments => !has_fragment_shader,
            Discard::On | Discard::DynamicOn => true,
            Discard::Off | Discard::DynamicOff => false,
        }
    }

    /// The value that is set by a command, if one does.
    pub fn dynamic_discard(&self) -> Option<bool> {
        match self.discard {
            Discard::DynamicOn => Some(true),
            Discard::DynamicOff => Some(false),
            _ => None,
        }
    }

    /// The stream that is rasterized (rule 75).
    pub fn rasterized_stream(&self) -> Stream {
        self.stream.unwrap_or(Stream(0))
    }

    /// Device features that it needs, by their Vulkan names.
    pub fn needs(&self) -> Vec<&'static str> {
        let mut needs = Vec::new();
        if self.fill != Fill::Solid {
            needs.push("fillModeNonSolid");
        }
        if self.dynamic_discard().is_some() {
            needs.push("extendedDynamicState2");
        }
        // VUID-VkPipelineRasterizationStateStreamCreateInfoEXT-geometryStreams-02324
        // and -rasterizationStream-02326.
        match self.stream {
            None => {}
            Some(Stream(0)) => needs.push("geometryStreams"),
            Some(_) => needs.extend([
                "geometryStreams",
                "transformFeedbackRasterizationStreamSelect",
            ]),
        }
        needs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discard_follows_the_shaders_unless_it_is_said() {
        let with = |discard| Raster {
            discard,
            ..Raster::default()
        };
        assert!(Raster::default().discards(false) && !Raster::default().discards(true));
        assert!(with(Discard::On).discards(true) && !with(Discard::Off).discards(false));
        assert_eq!(with(Discard::DynamicOff).dynamic_discard(), Some(false));
        assert_eq!(with(Discard::DynamicOn).needs(), ["extendedDynamicState2"]);
        assert!(Raster::default().needs().is_empty());
        let of = |stream| Raster {
            stream: Some(Stream(stream)),
            ..Raster::default()
        };
        assert_eq!(of(0).needs(), ["geometryStreams"]);
        assert_eq!(
            of(2).needs(),
            [
                "geometryStreams",
                "transformFeedbackRasterizationStreamSelect"
            ]
        );
    }
}
