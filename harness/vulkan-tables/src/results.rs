//! The table of results with which calls of the fake driver fail.

use crate::registry::Registry;
use crate::{Result, Table};
use std::fmt::Write;

/// The calls of a capture that return a `VkResult`.
pub const FUNCTIONS: &[&str] = &[
    "vkEnumerateInstanceVersion",
    "vkEnumerateInstanceLayerProperties",
    "vkEnumerateInstanceExtensionProperties",
    "vkEnumerateDeviceExtensionProperties",
    "vkCreateInstance",
    "vkCreateDebugUtilsMessengerEXT",
    "vkEnumeratePhysicalDevices",
    "vkCreateDevice",
    "vkCreateCommandPool",
    "vkAllocateCommandBuffers",
    "vkBeginCommandBuffer",
    "vkResetCommandBuffer",
    "vkResetCommandPool",
    "vkEndCommandBuffer",
    "vkAllocateMemory",
    "vkMapMemory",
    "vkGetMemoryFdKHR",
    "vkCreateBuffer",
    "vkBindBufferMemory",
    "vkCreateBufferView",
    "vkCreateImage",
    "vkBindImageMemory",
    "vkCreateImageView",
    "vkCreateShaderModule",
    "vkCreateComputePipelines",
    "vkCreateGraphicsPipelines",
    "vkCreateShadersEXT",
    "vkCreatePipelineLayout",
    "vkCreateIndirectCommandsLayoutEXT",
    "vkCreateDescriptorSetLayout",
    "vkCreateDescriptorPool",
    "vkAllocateDescriptorSets",
    "vkCreateRenderPass",
    "vkCreateRenderPass2",
    "vkCreatePipelineCache",
    "vkGetPipelineCacheData",
    "vkGetShaderBinaryDataEXT",
    "vkCreateFramebuffer",
    "vkCreateFence",
    "vkCreateEvent",
    "vkCreateQueryPool",
    "vkQueueSubmit",
    "vkQueueSubmit2",
    "vkQueueBindSparse",
    "vkWaitForFences",
    "vkGetQueryPoolResults",
];

/// Results of every function, and those of others.
const OTHERS: &[&str] = &[
    "VK_SUCCESS",
    "VK_ERROR_UNKNOWN",
    "VK_ERROR_VALIDATION_FAILED",
];

pub fn table(registry: &Registry<'_>) -> Result<Table> {
    let mut text = String::from(
        "use ash::vk::Result as R;\n\n\
         /// Every call that returns a `VkResult`, with its results other than success (\"Return\n\
         /// Codes\" of its page).\n\
         #[rustfmt::skip]\n\
         pub(super) const RESULTS: &[(&str, &[R])] = &[\n",
    );
    for function in FUNCTIONS {
        writeln!(text, "    (\n        {function:?},\n        &[")?;
        let results = registry.results(function)?.into_iter();
        for result in results.filter(|result| !OTHERS.contains(result)) {
            writeln!(text, "            R::{},", result.trim_start_matches("VK_"))?;
        }
        text.push_str("        ],\n    ),\n");
    }
    text.push_str("];\n");
    Ok(Table {
        path: "src/device/fake/autogen_results.rs",
        text,
    })
}
