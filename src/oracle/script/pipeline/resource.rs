//! The resources that the shaders of a program read and write beside their interfaces:
//! uniform buffers, storage buffers, push constants, the image drawn into.
//!
//! Every run starts from the stated content; what buffers hold afterwards is
//! observed ([`Observed::resources`](crate::script::Observed::resources)).
//!
//! Vulkan chapters "Resource Descriptors", "Push Constant Updates", "Render Pass".

use crate::script::Limit;
use crate::types::Stage;

/// The kind of a resource for shaders.
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
    /// The colour attachment of the row of pixels that is rendered to: 32 bits a
    /// pixel (`VK_FORMAT_R32_UINT`), output 0 of the fragment shader. A program
    /// has it once.
    Target,
}

impl ResourceKind {
    /// The limit on its bytes, where it has one.
    pub fn limit(self) -> Option<Limit> {
        match self {
            ResourceKind::Uniform => Some(Limit::MaxUniformBufferRange),
            ResourceKind::ReadOnlyStorage | ResourceKind::Storage => {
                Some(Limit::MaxStorageBufferRange)
            }
            ResourceKind::PushConstant => Some(Limit::MaxPushConstantsSize),
            ResourceKind::Target => None,
        }
    }
}

/// One resource of a program.
#[derive(Clone, Debug, PartialEq)]
pub struct Resource {
    pub kind: ResourceKind,
    /// Binding in descriptor set 0; without meaning for push constants and the
    /// image.
    pub binding: u32,
    /// The contents when a run starts; their length is the size of the resource.
    pub bytes: Vec<u8>,
    /// The stages that use it.
    pub stages: Vec<Stage>,
}
