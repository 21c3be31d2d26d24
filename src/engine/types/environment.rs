//! The Vulkan version that GLSL is compiled for, which sets the version of its SPIR-V.

use std::fmt;

/// A version of Vulkan, with the newest version of SPIR-V that it must accept
/// (Vulkan "Appendix A: Vulkan Environment for SPIR-V").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Environment {
    /// SPIR-V 1.0.
    #[default]
    Vulkan1_0,
    /// SPIR-V 1.3: the first with subgroup operations.
    Vulkan1_1,
    /// SPIR-V 1.5.
    Vulkan1_2,
    /// SPIR-V 1.6.
    Vulkan1_3,
    /// SPIR-V 1.6.
    Vulkan1_4,
}

impl Environment {
    pub const ALL: [Environment; 5] = [
        Environment::Vulkan1_0,
        Environment::Vulkan1_1,
        Environment::Vulkan1_2,
        Environment::Vulkan1_3,
        Environment::Vulkan1_4,
    ];

    /// Returns its name on the command line, which is that of glslang and SPIRV-Tools.
    pub fn name(self) -> &'static str {
        match self {
            Environment::Vulkan1_0 => "vulkan1.0",
            Environment::Vulkan1_1 => "vulkan1.1",
            Environment::Vulkan1_2 => "vulkan1.2",
            Environment::Vulkan1_3 => "vulkan1.3",
            Environment::Vulkan1_4 => "vulkan1.4",
        }
    }

    /// Parses a name.
    ///
    /// # Errors
    /// The name is unknown; the message lists the known ones.
    pub fn parse(name: &str) -> Result<Environment, String> {
        let known = || Environment::ALL.map(Environment::name).join(", ");
        Environment::ALL
            .into_iter()
            .find(|environment| environment.name() == name)
            .ok_or_else(|| format!("the environments are {}", known()))
    }
}

impl fmt::Display for Environment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
