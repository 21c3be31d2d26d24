//! What the shaders of a program read and write beside their interfaces:
//! uniform buffers, storage buffers, push constants.
//!
//! Every run starts from the stated content; what buffers hold afterwards is
//! observed ([`Observed::resources`](super::Observed::resources)).
//!
//! Vulkan chapters "Resource Descriptors" and "Push Constant Updates".

use crate::types::Stage;

/// How shaders see a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResourceKind {
    /// A uniform buffer (`VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER`).
    Uniform,
    /// A storage buffer that every stage declares `readonly`; needs no feature.
    ReadOnlyStorage,
    /// A storage buffer that may be written, for which the stages need
    /// `vertexPipelineStoresAndAtomics` or `fragmentStoresAndAtomics`.
    Storage,
    /// The push constants, from byte 0. A program has them once.
    PushConstant,
}

impl ResourceKind {
    /// The limit on its bytes, by its Vulkan name.
    pub fn limit(self) -> &'static str {
        match self {
            ResourceKind::Uniform => "maxUniformBufferRange",
            ResourceKind::ReadOnlyStorage | ResourceKind::Storage => "maxStorageBufferRange",
            ResourceKind::PushConstant => "maxPushConstantsSize",
        }
    }
}

/// One resource of a program.
#[derive(Clone, Debug, PartialEq)]
pub struct Resource {
    pub kind: ResourceKind,
    /// Binding in descriptor set 0; without meaning for push constants.
    pub binding: u32,
    /// What it holds when a run starts; as many bytes as it has.
    pub bytes: Vec<u8>,
    /// The stages that use it.
    pub stages: Vec<Stage>,
}
