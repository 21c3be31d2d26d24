//! The results, other than `VK_SUCCESS`, that the specification lists for each
//! call of a capture ("Return Codes" of its page).

use ash::vk::Result as R;

const HOST: R = R::ERROR_OUT_OF_HOST_MEMORY;
const DEVICE: R = R::ERROR_OUT_OF_DEVICE_MEMORY;
const LOST: R = R::ERROR_DEVICE_LOST;
const ADDRESS: R = R::ERROR_INVALID_OPAQUE_CAPTURE_ADDRESS;

/// Every call that returns a `VkResult`, with its results.
pub(super) const RESULTS: [(&str, &[R]); 37] = [
    ("vkEnumerateInstanceVersion", &[HOST]),
    (
        "vkEnumerateInstanceLayerProperties",
        &[R::INCOMPLETE, HOST, DEVICE],
    ),
    (
        "vkEnumerateInstanceExtensionProperties",
        &[R::INCOMPLETE, HOST, DEVICE, R::ERROR_LAYER_NOT_PRESENT],
    ),
    (
        "vkEnumerateDeviceExtensionProperties",
        &[R::INCOMPLETE, HOST, DEVICE, R::ERROR_LAYER_NOT_PRESENT],
    ),
    (
        "vkCreateInstance",
        &[
            HOST,
            DEVICE,
            R::ERROR_INITIALIZATION_FAILED,
            R::ERROR_LAYER_NOT_PRESENT,
            R::ERROR_EXTENSION_NOT_PRESENT,
            R::ERROR_INCOMPATIBLE_DRIVER,
        ],
    ),
    ("vkCreateDebugUtilsMessengerEXT", &[HOST]),
    (
        "vkEnumeratePhysicalDevices",
        &[R::INCOMPLETE, HOST, DEVICE, R::ERROR_INITIALIZATION_FAILED],
    ),
    (
        "vkCreateDevice",
        &[
            HOST,
            DEVICE,
            R::ERROR_INITIALIZATION_FAILED,
            R::ERROR_EXTENSION_NOT_PRESENT,
            R::ERROR_FEATURE_NOT_PRESENT,
            R::ERROR_TOO_MANY_OBJECTS,
            LOST,
        ],
    ),
    ("vkCreateCommandPool", &[HOST, DEVICE]),
    ("vkAllocateCommandBuffers", &[HOST, DEVICE]),
    ("vkBeginCommandBuffer", &[HOST, DEVICE]),
    ("vkEndCommandBuffer", &[HOST, DEVICE]),
    (
        "vkAllocateMemory",
        &[
            HOST,
            DEVICE,
            R::ERROR_TOO_MANY_OBJECTS,
            R::ERROR_INVALID_EXTERNAL_HANDLE,
            ADDRESS,
        ],
    ),
    ("vkMapMemory", &[HOST, DEVICE, R::ERROR_MEMORY_MAP_FAILED]),
    ("vkCreateBuffer", &[HOST, DEVICE, ADDRESS]),
    ("vkBindBufferMemory", &[HOST, DEVICE, ADDRESS]),
    ("vkCreateBufferView", &[HOST, DEVICE]),
    (
        "vkCreateImage",
        &[HOST, DEVICE, R::ERROR_COMPRESSION_EXHAUSTED_EXT, ADDRESS],
    ),
    ("vkBindImageMemory", &[HOST, DEVICE]),
    ("vkCreateImageView", &[HOST, DEVICE, ADDRESS]),
    (
        "vkCreateShaderModule",
        &[HOST, DEVICE, R::ERROR_INVALID_SHADER_NV],
    ),
    (
        "vkCreateGraphicsPipelines",
        &[
            R::PIPELINE_COMPILE_REQUIRED,
            HOST,
            DEVICE,
            R::ERROR_INVALID_SHADER_NV,
        ],
    ),
    (
        "vkCreateShadersEXT",
        &[
            R::INCOMPATIBLE_SHADER_BINARY_EXT,
            HOST,
            DEVICE,
            R::ERROR_INITIALIZATION_FAILED,
        ],
    ),
    ("vkCreatePipelineLayout", &[HOST, DEVICE]),
    ("vkCreateIndirectCommandsLayoutEXT", &[HOST, DEVICE]),
    ("vkCreateDescriptorSetLayout", &[HOST, DEVICE]),
    (
        "vkCreateDescriptorPool",
        &[HOST, DEVICE, R::ERROR_FRAGMENTATION],
    ),
    (
        "vkAllocateDescriptorSets",
        &[
            HOST,
            DEVICE,
            R::ERROR_FRAGMENTED_POOL,
            R::ERROR_OUT_OF_POOL_MEMORY,
        ],
    ),
    ("vkCreateRenderPass", &[HOST, DEVICE]),
    ("vkCreateFramebuffer", &[HOST, DEVICE]),
    ("vkCreateFence", &[HOST, DEVICE]),
    ("vkCreateEvent", &[HOST, DEVICE]),
    ("vkCreateQueryPool", &[HOST, DEVICE]),
    ("vkQueueSubmit", &[HOST, DEVICE, LOST]),
    ("vkQueueBindSparse", &[HOST, DEVICE, LOST]),
    ("vkWaitForFences", &[R::TIMEOUT, HOST, DEVICE, LOST]),
    ("vkGetQueryPoolResults", &[R::NOT_READY, HOST, DEVICE, LOST]),
];

/// Results that every call may return, and one that the specification does not
/// know.
const ANY: [R; 2] = [R::ERROR_UNKNOWN, R::from_raw(-987_654)];

/// The results to inject into a call.
pub(super) fn results(call: &str) -> Vec<R> {
    let row = RESULTS.iter().find(|(name, _)| *name == call);
    let (_, own) = row.unwrap_or_else(|| panic!("no results are listed for {call}"));
    own.iter().copied().chain(ANY).collect()
}
