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

/// A stage of a shader that does not rasterize vertices: blocks are all that is read of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OtherStage {
    Task,
    Mesh,
    RayGeneration,
    Intersection,
    AnyHit,
    ClosestHit,
    Miss,
    Callable,
}

impl OtherStage {
    /// Every other stage.
    pub const ALL: [OtherStage; 8] = [
        OtherStage::Task,
        OtherStage::Mesh,
        OtherStage::RayGeneration,
        OtherStage::Intersection,
        OtherStage::AnyHit,
        OtherStage::ClosestHit,
        OtherStage::Miss,
        OtherStage::Callable,
    ];

    /// Returns the extension of a GLSL file's name.
    pub fn extension(self) -> &'static str {
        match self {
            OtherStage::Task => "task",
            OtherStage::Mesh => "mesh",
            OtherStage::RayGeneration => "rgen",
            OtherStage::Intersection => "rint",
            OtherStage::AnyHit => "rahit",
            OtherStage::ClosestHit => "rchit",
            OtherStage::Miss => "rmiss",
            OtherStage::Callable => "rcall",
        }
    }
}

/// The stage of a shader text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextStage {
    Pipeline(Stage),
    Other(OtherStage),
}

impl TextStage {
    /// Returns the stage of a GLSL file name's extension.
    pub fn from_extension(extension: &str) -> Option<TextStage> {
        let other = OtherStage::ALL.into_iter();
        let mut other = other.filter(|stage| stage.extension() == extension);
        let stage = Stage::from_extension(extension).map(TextStage::Pipeline);
        stage.or_else(|| other.next().map(TextStage::Other))
    }

    /// Parses the name or the file name extension of a stage: `vertex`, `vert`, `mesh`.
    ///
    /// # Errors
    /// The text is not one; the message lists the extensions.
    pub fn parse(text: &str) -> Result<TextStage, String> {
        let mut named = Stage::ALL.into_iter().filter(|stage| stage.name() == text);
        let named = named.next().map(TextStage::Pipeline);
        named
            .or_else(|| TextStage::from_extension(text))
            .ok_or_else(|| {
                let other = OtherStage::ALL.map(OtherStage::extension).join(", ");
                format!("the stages are vert, tesc, tese, geom, frag, comp, {other}")
            })
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
