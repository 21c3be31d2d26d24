//! The Vulkan version that GLSL is compiled for, which sets the version of its SPIR-V.

use strum::{Display, EnumString, VariantArray};

/// A version of Vulkan, with the newest version of SPIR-V that it must accept
/// (Vulkan "Appendix A: Vulkan Environment for SPIR-V").
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    VariantArray,
    strum::VariantNames,
)]
pub enum Environment {
    /// SPIR-V 1.0.
    #[default]
    #[strum(serialize = "vulkan1.0")]
    Vulkan1_0,
    /// SPIR-V 1.3: the first with subgroup operations.
    #[strum(serialize = "vulkan1.1")]
    Vulkan1_1,
    /// SPIR-V 1.5.
    #[strum(serialize = "vulkan1.2")]
    Vulkan1_2,
    /// SPIR-V 1.6.
    #[strum(serialize = "vulkan1.3")]
    Vulkan1_3,
    /// SPIR-V 1.6.
    #[strum(serialize = "vulkan1.4")]
    Vulkan1_4,
}

impl Environment {
    /// Every version, the oldest first.
    pub const ALL: &[Environment] = Environment::VARIANTS;

    /// Parses its name on the command line, which is that of glslang and SPIRV-Tools.
    ///
    /// # Errors
    /// The name is unknown; the message lists the known ones.
    pub fn parse(name: &str) -> Result<Environment, String> {
        let known = || <Environment as strum::VariantNames>::VARIANTS.join(", ");
        name.parse()
            .map_err(|_| format!("the environments are {}", known()))
    }
}
