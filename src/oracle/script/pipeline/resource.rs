//! The resources that the shaders of a program read and write beside their interfaces:
//! uniform buffers, storage buffers, push constants, the image drawn into.
//!
//! Every run starts from the stated content; what buffers hold afterwards is
//! observed ([`Observed::resources`](crate::script::Observed::resources)).
//!
//! Vulkan chapters "Resource Descriptors", "Push Constant Updates", "Render Pass".

use crate::script::Limit;
use crate::types::Stage;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    /// A buffer from which vertex input reads attributes. A program has it once.
    Vertex,
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
            ResourceKind::Vertex | ResourceKind::Target => None,
        }
    }
}

/// A vertex input binding with one attribute, whose format is `VK_FORMAT_R32_UINT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VertexInput {
    /// The binding.
    pub binding: u32,
    /// Bytes from the start of the buffer to the range of the binding (`pOffsets`); the default
    /// is 0.
    #[serde(default)]
    pub start: u32,
    /// Bytes from one element to the next.
    pub stride: u32,
    /// Instances that read the same element; `none` for an attribute of vertices.
    #[serde(default)]
    pub divisor: Option<u32>,
    /// The location of the attribute.
    pub location: u32,
    /// Bytes from an element to its attribute; the default is 0.
    #[serde(default)]
    pub offset: u32,
    /// The number of elements. Element `n` holds `n + 2^24 * (location + 1)`.
    pub elements: u32,
}

impl VertexInput {
    /// Returns the byte of an element in the buffer.
    pub fn place(&self, element: u32) -> usize {
        self.start as usize + self.stride as usize * element as usize + self.offset as usize
    }

    /// Returns what an element holds.
    pub fn word(&self, element: u32) -> u32 {
        element + ((self.location + 1) << 24)
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
    /// The bindings of vertex input that read a [vertex buffer](ResourceKind::Vertex).
    pub inputs: Vec<VertexInput>,
}
