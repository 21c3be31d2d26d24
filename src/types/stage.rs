//! Shader stages, and which of them may capture.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A shader stage, in pipeline order.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Vertex,
    TessControl,
    TessEval,
    Geometry,
    Fragment,
    Compute,
}

impl Stage {
    /// Every stage, in pipeline order.
    pub const ALL: [Stage; 6] = [
        Stage::Vertex,
        Stage::TessControl,
        Stage::TessEval,
        Stage::Geometry,
        Stage::Fragment,
        Stage::Compute,
    ];

    /// Returns the name used in JSON, case files and messages.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Vertex => "vertex",
            Stage::TessControl => "tess_control",
            Stage::TessEval => "tess_eval",
            Stage::Geometry => "geometry",
            Stage::Fragment => "fragment",
            Stage::Compute => "compute",
        }
    }

    /// Returns the stage of a GLSL file name's extension.
    pub fn from_extension(extension: &str) -> Option<Stage> {
        Some(match extension {
            "vert" => Stage::Vertex,
            "tesc" => Stage::TessControl,
            "tese" => Stage::TessEval,
            "geom" => Stage::Geometry,
            "frag" => Stage::Fragment,
            "comp" => Stage::Compute,
            _ => return None,
        })
    }

    /// Returns whether the stage can be the last one before rasterization, and so can
    /// capture on Vulkan. The tessellation control stage cannot.
    pub fn may_capture(self) -> bool {
        matches!(self, Stage::Vertex | Stage::TessEval | Stage::Geometry)
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn serde_name_and_display_agree() {
        for stage in Stage::ALL {
            let json = serde_json::to_string(&stage).expect("a stage serialises");
            assert_eq!(json, format!("\"{stage}\""));
        }
    }
}
