//! The names in C of enumerants, bits and handle types.

use super::value::{Traced, Value};
use ash::vk::{self, Handle};

/// The suffixes of extensions, before which C has `BIT`.
const SUFFIXES: [&str; 3] = ["_EXT", "_KHR", "_NV"];

/// Combinations of bits, which C names without `BIT`.
const COMBINATIONS: [&str; 5] = [
    "ALL_GRAPHICS",
    "ALL",
    "FRONT_AND_BACK",
    "NONE",
    "ALL_COMMANDS",
];

/// A name of ash as its stem and its suffix in C: that of the name, or else of its type.
fn split<'n>(name: &'n str, ty: &str) -> (&'n str, &'static str) {
    // Digits that Rust names cannot begin with.
    let stem = name.strip_prefix("TYPE_");
    let stem = stem.filter(|stem| stem.starts_with(|first: char| first.is_ascii_digit()));
    let name = stem.unwrap_or(name);
    let own = SUFFIXES.iter().find(|suffix| name.ends_with(*suffix));
    if let Some(own) = own {
        return (&name[..name.len() - own.len()], own);
    }
    let of_type = SUFFIXES.iter().find(|suffix| ty.ends_with(&suffix[1..]));
    (name, of_type.copied().unwrap_or_default())
}

/// An enumerant as ash prints it: an unknown one as a number.
fn enumerant(prefix: &str, ty: &str, printed: &str, raw: i32) -> Value {
    if printed == raw.to_string() {
        return Value::Signed(raw.into());
    }
    // Older headers have the name of the first extension only.
    let printed = match printed {
        "UINT8_KHR" => "UINT8_EXT",
        other => other,
    };
    let (stem, suffix) = split(printed, ty);
    Value::Name(format!("{prefix}{stem}{suffix}"))
}

macro_rules! enumerations {
    ($($ty:ident $c:literal $prefix:literal;)*) => {
        $(impl Traced for vk::$ty {
            const C: &'static str = $c;

            unsafe fn value(&self) -> Value {
                enumerant($prefix, $c, &format!("{self:?}"), self.as_raw())
            }
        })*
    };
}

enumerations! {
    AttachmentLoadOp "VkAttachmentLoadOp" "VK_ATTACHMENT_LOAD_OP_";
    AttachmentStoreOp "VkAttachmentStoreOp" "VK_ATTACHMENT_STORE_OP_";
    BlendFactor "VkBlendFactor" "VK_BLEND_FACTOR_";
    BlendOp "VkBlendOp" "VK_BLEND_OP_";
    CommandBufferLevel "VkCommandBufferLevel" "VK_COMMAND_BUFFER_LEVEL_";
    CompareOp "VkCompareOp" "VK_COMPARE_OP_";
    ComponentSwizzle "VkComponentSwizzle" "VK_COMPONENT_SWIZZLE_";
    DescriptorType "VkDescriptorType" "VK_DESCRIPTOR_TYPE_";
    DynamicState "VkDynamicState" "VK_DYNAMIC_STATE_";
    Format "VkFormat" "VK_FORMAT_";
    FrontFace "VkFrontFace" "VK_FRONT_FACE_";
    ImageLayout "VkImageLayout" "VK_IMAGE_LAYOUT_";
    ImageTiling "VkImageTiling" "VK_IMAGE_TILING_";
    ImageType "VkImageType" "VK_IMAGE_TYPE_";
    ImageViewType "VkImageViewType" "VK_IMAGE_VIEW_TYPE_";
    IndexType "VkIndexType" "VK_INDEX_TYPE_";
    LogicOp "VkLogicOp" "VK_LOGIC_OP_";
    PipelineBindPoint "VkPipelineBindPoint" "VK_PIPELINE_BIND_POINT_";
    PolygonMode "VkPolygonMode" "VK_POLYGON_MODE_";
    PrimitiveTopology "VkPrimitiveTopology" "VK_PRIMITIVE_TOPOLOGY_";
    ProvokingVertexModeEXT "VkProvokingVertexModeEXT" "VK_PROVOKING_VERTEX_MODE_";
    QueryType "VkQueryType" "VK_QUERY_TYPE_";
    ShaderCodeTypeEXT "VkShaderCodeTypeEXT" "VK_SHADER_CODE_TYPE_";
    SharingMode "VkSharingMode" "VK_SHARING_MODE_";
    StencilOp "VkStencilOp" "VK_STENCIL_OP_";
    SubpassContents "VkSubpassContents" "VK_SUBPASS_CONTENTS_";
    TessellationDomainOrigin "VkTessellationDomainOrigin" "VK_TESSELLATION_DOMAIN_ORIGIN_";
    VertexInputRate "VkVertexInputRate" "VK_VERTEX_INPUT_RATE_";
}

/// The name in C of a bit: `TRANSFORM_FEEDBACK_BUFFER_EXT` of VkBufferUsageFlags is
/// `VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT`.
fn bit(prefix: &str, ty: &str, name: &str) -> String {
    let is_stage = prefix.starts_with("VK_PIPELINE_STAGE_");
    // Of the stages, both are single bits.
    if COMBINATIONS.contains(&name) && !(is_stage && name.starts_with("ALL_")) {
        return format!("{prefix}{name}");
    }
    let (stem, suffix) = split(name, ty);
    format!("{prefix}{stem}_BIT{suffix}")
}

/// Bits as ash prints them: unknown ones as a binary number.
fn bits(prefix: &str, ty: &str, printed: &str) -> Value {
    let names = printed.split(" | ").filter(|name| !name.is_empty());
    let names = names.map(|name| match u64::from_str_radix(name, 2) {
        Ok(unknown) => format!("{unknown:#x}"),
        Err(_) => bit(prefix, ty, name),
    });
    Value::Flags(names.collect())
}

macro_rules! flags {
    ($($ty:ident $c:literal $prefix:literal;)*) => {
        $(impl Traced for vk::$ty {
            const C: &'static str = $c;

            unsafe fn value(&self) -> Value {
                bits($prefix, $c, &format!("{self:?}"))
            }
        })*
    };
}

flags! {
    AccessFlags "VkAccessFlags" "VK_ACCESS_";
    AccessFlags2 "VkAccessFlags2" "VK_ACCESS_2_";
    AttachmentDescriptionFlags "VkAttachmentDescriptionFlags" "VK_ATTACHMENT_DESCRIPTION_";
    BufferCreateFlags "VkBufferCreateFlags" "VK_BUFFER_CREATE_";
    BufferUsageFlags "VkBufferUsageFlags" "VK_BUFFER_USAGE_";
    BufferUsageFlags2KHR "VkBufferUsageFlags2KHR" "VK_BUFFER_USAGE_2_";
    BufferViewCreateFlags "VkBufferViewCreateFlags" "";
    ColorComponentFlags "VkColorComponentFlags" "VK_COLOR_COMPONENT_";
    CommandBufferUsageFlags "VkCommandBufferUsageFlags" "VK_COMMAND_BUFFER_USAGE_";
    CommandPoolCreateFlags "VkCommandPoolCreateFlags" "VK_COMMAND_POOL_CREATE_";
    ConditionalRenderingFlagsEXT "VkConditionalRenderingFlagsEXT" "VK_CONDITIONAL_RENDERING_";
    CullModeFlags "VkCullModeFlags" "VK_CULL_MODE_";
    DependencyFlags "VkDependencyFlags" "VK_DEPENDENCY_";
    DescriptorPoolCreateFlags "VkDescriptorPoolCreateFlags" "VK_DESCRIPTOR_POOL_CREATE_";
    DescriptorSetLayoutCreateFlags "VkDescriptorSetLayoutCreateFlags" "VK_DESCRIPTOR_SET_LAYOUT_CREATE_";
    DeviceCreateFlags "VkDeviceCreateFlags" "";
    DeviceQueueCreateFlags "VkDeviceQueueCreateFlags" "VK_DEVICE_QUEUE_CREATE_";
    EventCreateFlags "VkEventCreateFlags" "VK_EVENT_CREATE_";
    FenceCreateFlags "VkFenceCreateFlags" "VK_FENCE_CREATE_";
    FramebufferCreateFlags "VkFramebufferCreateFlags" "VK_FRAMEBUFFER_CREATE_";
    GraphicsPipelineLibraryFlagsEXT "VkGraphicsPipelineLibraryFlagsEXT" "VK_GRAPHICS_PIPELINE_LIBRARY_";
    ImageAspectFlags "VkImageAspectFlags" "VK_IMAGE_ASPECT_";
    ImageCreateFlags "VkImageCreateFlags" "VK_IMAGE_CREATE_";
    ImageUsageFlags "VkImageUsageFlags" "VK_IMAGE_USAGE_";
    ImageViewCreateFlags "VkImageViewCreateFlags" "VK_IMAGE_VIEW_CREATE_";
    InstanceCreateFlags "VkInstanceCreateFlags" "VK_INSTANCE_CREATE_";
    MemoryAllocateFlags "VkMemoryAllocateFlags" "VK_MEMORY_ALLOCATE_";
    MemoryMapFlags "VkMemoryMapFlags" "VK_MEMORY_MAP_";
    PipelineColorBlendStateCreateFlags "VkPipelineColorBlendStateCreateFlags" "VK_PIPELINE_COLOR_BLEND_STATE_CREATE_";
    PipelineCreateFlags "VkPipelineCreateFlags" "VK_PIPELINE_CREATE_";
    PipelineDepthStencilStateCreateFlags "VkPipelineDepthStencilStateCreateFlags" "VK_PIPELINE_DEPTH_STENCIL_STATE_CREATE_";
    PipelineDynamicStateCreateFlags "VkPipelineDynamicStateCreateFlags" "";
    PipelineInputAssemblyStateCreateFlags "VkPipelineInputAssemblyStateCreateFlags" "";
    PipelineLayoutCreateFlags "VkPipelineLayoutCreateFlags" "VK_PIPELINE_LAYOUT_CREATE_";
    PipelineMultisampleStateCreateFlags "VkPipelineMultisampleStateCreateFlags" "";
    PipelineRasterizationStateCreateFlags "VkPipelineRasterizationStateCreateFlags" "";
    PipelineRasterizationStateStreamCreateFlagsEXT "VkPipelineRasterizationStateStreamCreateFlagsEXT" "";
    PipelineShaderStageCreateFlags "VkPipelineShaderStageCreateFlags" "VK_PIPELINE_SHADER_STAGE_CREATE_";
    PipelineStageFlags "VkPipelineStageFlags" "VK_PIPELINE_STAGE_";
    PipelineStageFlags2 "VkPipelineStageFlags2" "VK_PIPELINE_STAGE_2_";
    PipelineTessellationStateCreateFlags "VkPipelineTessellationStateCreateFlags" "";
    PipelineVertexInputStateCreateFlags "VkPipelineVertexInputStateCreateFlags" "";
    PipelineViewportStateCreateFlags "VkPipelineViewportStateCreateFlags" "";
    QueryControlFlags "VkQueryControlFlags" "VK_QUERY_CONTROL_";
    QueryPipelineStatisticFlags "VkQueryPipelineStatisticFlags" "VK_QUERY_PIPELINE_STATISTIC_";
    QueryPoolCreateFlags "VkQueryPoolCreateFlags" "";
    QueryResultFlags "VkQueryResultFlags" "VK_QUERY_RESULT_";
    RenderPassCreateFlags "VkRenderPassCreateFlags" "VK_RENDER_PASS_CREATE_";
    RenderingFlags "VkRenderingFlags" "VK_RENDERING_";
    ResolveModeFlags "VkResolveModeFlagBits" "VK_RESOLVE_MODE_";
    SampleCountFlags "VkSampleCountFlagBits" "VK_SAMPLE_COUNT_";
    ShaderCreateFlagsEXT "VkShaderCreateFlagsEXT" "VK_SHADER_CREATE_";
    ShaderModuleCreateFlags "VkShaderModuleCreateFlags" "";
    ShaderStageFlags "VkShaderStageFlags" "VK_SHADER_STAGE_";
    SparseMemoryBindFlags "VkSparseMemoryBindFlags" "VK_SPARSE_MEMORY_BIND_";
    SubpassDescriptionFlags "VkSubpassDescriptionFlags" "VK_SUBPASS_DESCRIPTION_";
}

macro_rules! handles {
    ($($ty:ident $c:literal;)*) => {
        $(impl Traced for vk::$ty {
            const C: &'static str = $c;

            unsafe fn value(&self) -> Value {
                Value::Handle($c, self.as_raw())
            }
        })*
    };
}

handles! {
    Buffer "VkBuffer";
    BufferView "VkBufferView";
    CommandBuffer "VkCommandBuffer";
    CommandPool "VkCommandPool";
    DescriptorPool "VkDescriptorPool";
    DescriptorSet "VkDescriptorSet";
    DescriptorSetLayout "VkDescriptorSetLayout";
    Device "VkDevice";
    DeviceMemory "VkDeviceMemory";
    Event "VkEvent";
    Fence "VkFence";
    Framebuffer "VkFramebuffer";
    Image "VkImage";
    ImageView "VkImageView";
    Instance "VkInstance";
    PhysicalDevice "VkPhysicalDevice";
    Pipeline "VkPipeline";
    PipelineCache "VkPipelineCache";
    PipelineLayout "VkPipelineLayout";
    QueryPool "VkQueryPool";
    Queue "VkQueue";
    RenderPass "VkRenderPass";
    Sampler "VkSampler";
    Semaphore "VkSemaphore";
    ShaderEXT "VkShaderEXT";
    ShaderModule "VkShaderModule";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_have_their_names_in_c() {
        // SAFETY: flags have no pointers.
        let name = |usage: vk::BufferUsageFlags| unsafe { usage.value() };
        let usage = vk::BufferUsageFlags::TRANSFORM_FEEDBACK_BUFFER_EXT
            | vk::BufferUsageFlags::TRANSFER_SRC;
        let names = [
            "VK_BUFFER_USAGE_TRANSFER_SRC_BIT",
            "VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT",
        ];
        assert_eq!(name(usage), Value::Flags(names.map(str::to_owned).to_vec()));
        assert_eq!(
            name(vk::BufferUsageFlags::empty()),
            Value::Flags(Vec::new())
        );
        assert_eq!(
            bit("VK_SAMPLE_COUNT_", "", "TYPE_1"),
            "VK_SAMPLE_COUNT_1_BIT"
        );
        assert_eq!(bit("VK_CULL_MODE_", "", "NONE"), "VK_CULL_MODE_NONE");
        let all = bit("VK_PIPELINE_STAGE_", "", "ALL_COMMANDS");
        assert_eq!(all, "VK_PIPELINE_STAGE_ALL_COMMANDS_BIT");
    }
}
