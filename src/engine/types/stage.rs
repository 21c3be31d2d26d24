//! Shader stages, and which of them may capture.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// A shader stage, in pipeline order.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
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
    pub const ALL: &[Stage] = Stage::VARIANTS;

    /// Returns the name used in JSON, case files and messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the extension of a GLSL file's name.
    pub fn extension(self) -> &'static str {
        match self {
            Stage::Vertex => "vert",
            Stage::TessControl => "tesc",
            Stage::TessEval => "tese",
            Stage::Geometry => "geom",
            Stage::Fragment => "frag",
            Stage::Compute => "comp",
        }
    }

    /// Returns whether the stage can be the last one before rasterization, and so can
    /// capture on Vulkan. The tessellation control stage cannot.
    pub fn may_capture(self) -> bool {
        matches!(self, Stage::Vertex | Stage::TessEval | Stage::Geometry)
    }
}

/// A stage of a shader that does not rasterize vertices: blocks are all that is read of it. Its
/// name is the extension of a GLSL file's name.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, VariantArray, strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum OtherStage {
    Task,
    Mesh,
    #[strum(serialize = "rgen")]
    RayGeneration,
    #[strum(serialize = "rint")]
    Intersection,
    #[strum(serialize = "rahit")]
    AnyHit,
    #[strum(serialize = "rchit")]
    ClosestHit,
    #[strum(serialize = "rmiss")]
    Miss,
    #[strum(serialize = "rcall")]
    Callable,
}

impl OtherStage {
    /// Every other stage.
    pub const ALL: &[OtherStage] = OtherStage::VARIANTS;
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
        let mut stages = Stage::ALL.iter().copied();
        let stage = stages.find(|stage| stage.extension() == extension);
        let other = || extension.parse().ok().map(TextStage::Other);
        stage.map(TextStage::Pipeline).or_else(other)
    }

    /// Parses the name or the file name extension of a stage: `vertex`, `vert`, `mesh`.
    ///
    /// # Errors
    /// The text is not one; the message lists the extensions.
    pub fn parse(text: &str) -> Result<TextStage, String> {
        let named = text.parse().ok().map(TextStage::Pipeline);
        named
            .or_else(|| TextStage::from_extension(text))
            .ok_or_else(|| {
                let stages = Stage::ALL.iter().map(|stage| stage.extension());
                let other = <OtherStage as strum::VariantNames>::VARIANTS;
                let stages: Vec<&str> = stages.chain(other.iter().copied()).collect();
                format!("the stages are {}", stages.join(", "))
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
