//! Structures: what objects are created from.

use super::structures::{field, structures};
use super::value::{Traced, Value};
use ash::vk;

structures! {
    vk::ApplicationInfo<'_> = "VkApplicationInfo": APPLICATION_INFO {
        (p_application_name str) (application_version) (p_engine_name str) (engine_version)
        (api_version)
    }
    vk::InstanceCreateInfo<'_> = "VkInstanceCreateInfo": INSTANCE_CREATE_INFO {
        (flags) (p_application_info *) (enabled_layer_count)
        (pp_enabled_layer_names strs enabled_layer_count) (enabled_extension_count)
        (pp_enabled_extension_names strs enabled_extension_count)
    }
    vk::DeviceQueueCreateInfo<'_> = "VkDeviceQueueCreateInfo": DEVICE_QUEUE_CREATE_INFO {
        (flags) (queue_family_index) (queue_count) (p_queue_priorities [queue_count])
    }
    vk::DeviceCreateInfo<'_> = "VkDeviceCreateInfo": DEVICE_CREATE_INFO {
        (flags) (queue_create_info_count) (p_queue_create_infos [queue_create_info_count])

        (enabled_extension_count) (pp_enabled_extension_names strs enabled_extension_count)
        (p_enabled_features *)
    }
    vk::BufferCreateInfo<'_> = "VkBufferCreateInfo": BUFFER_CREATE_INFO {
        (flags) (size) (usage) (sharing_mode) (queue_family_index_count)
        (p_queue_family_indices [queue_family_index_count])
    }
    vk::BufferDeviceAddressInfo<'_> = "VkBufferDeviceAddressInfo": BUFFER_DEVICE_ADDRESS_INFO {
        (buffer)
    }
    vk::BufferUsageFlags2CreateInfoKHR<'_> = "VkBufferUsageFlags2CreateInfoKHR": BUFFER_USAGE_FLAGS_2_CREATE_INFO_KHR {
        (usage)
    }
    vk::MemoryAllocateInfo<'_> = "VkMemoryAllocateInfo": MEMORY_ALLOCATE_INFO {
        (allocation_size) (memory_type_index)
    }
    vk::MemoryAllocateFlagsInfo<'_> = "VkMemoryAllocateFlagsInfo": MEMORY_ALLOCATE_FLAGS_INFO {
        (flags) (device_mask)
    }
    vk::MemoryDedicatedAllocateInfo<'_> = "VkMemoryDedicatedAllocateInfo": MEMORY_DEDICATED_ALLOCATE_INFO {
        (image) (buffer)
    }
    vk::ImageCreateInfo<'_> = "VkImageCreateInfo": IMAGE_CREATE_INFO {
        (flags) (image_type) (format) (extent) (mip_levels) (array_layers) (samples) (tiling)
        (usage) (sharing_mode) (queue_family_index_count)
        (p_queue_family_indices [queue_family_index_count]) (initial_layout)
    }
    vk::Extent3D = "VkExtent3D" {
        (width) (height) (depth)
    }
    vk::Extent2D = "VkExtent2D" {
        (width) (height)
    }
    vk::Offset2D = "VkOffset2D" {
        (x) (y)
    }
    vk::Offset3D = "VkOffset3D" {
        (x) (y) (z)
    }
    vk::Rect2D = "VkRect2D" {
        (offset) (extent)
    }
    vk::ImageViewCreateInfo<'_> = "VkImageViewCreateInfo": IMAGE_VIEW_CREATE_INFO {
        (flags) (image) (view_type) (format) (components) (subresource_range)
    }
    vk::ComponentMapping = "VkComponentMapping" {
        (r) (g) (b) (a)
    }
    vk::ImageSubresourceRange = "VkImageSubresourceRange" {
        (aspect_mask) (base_mip_level) (level_count) (base_array_layer) (layer_count)
    }
    vk::ImageSubresourceLayers = "VkImageSubresourceLayers" {
        (aspect_mask) (mip_level) (base_array_layer) (layer_count)
    }
    vk::BufferViewCreateInfo<'_> = "VkBufferViewCreateInfo": BUFFER_VIEW_CREATE_INFO {
        (flags) (buffer) (format) (offset) (range)
    }
    vk::FenceCreateInfo<'_> = "VkFenceCreateInfo": FENCE_CREATE_INFO {
        (flags)
    }
    vk::EventCreateInfo<'_> = "VkEventCreateInfo": EVENT_CREATE_INFO {
        (flags)
    }
    vk::QueryPoolCreateInfo<'_> = "VkQueryPoolCreateInfo": QUERY_POOL_CREATE_INFO {
        (flags) (query_type) (query_count) (pipeline_statistics)
    }
    vk::CommandPoolCreateInfo<'_> = "VkCommandPoolCreateInfo": COMMAND_POOL_CREATE_INFO {
        (flags) (queue_family_index)
    }
    vk::CommandBufferAllocateInfo<'_> = "VkCommandBufferAllocateInfo": COMMAND_BUFFER_ALLOCATE_INFO {
        (command_pool) (level) (command_buffer_count)
    }
    vk::DescriptorSetLayoutCreateInfo<'_> = "VkDescriptorSetLayoutCreateInfo": DESCRIPTOR_SET_LAYOUT_CREATE_INFO {
        (flags) (binding_count) (p_bindings [binding_count])
    }
    vk::DescriptorSetLayoutBinding<'_> = "VkDescriptorSetLayoutBinding" {
        (binding) (descriptor_type) (descriptor_count) (stage_flags)
    }
    vk::DescriptorPoolCreateInfo<'_> = "VkDescriptorPoolCreateInfo": DESCRIPTOR_POOL_CREATE_INFO {
        (flags) (max_sets) (pool_size_count) (p_pool_sizes [pool_size_count])
    }
    vk::DescriptorPoolSize = "VkDescriptorPoolSize" {
        (ty) (descriptor_count)
    }
    vk::DescriptorSetAllocateInfo<'_> = "VkDescriptorSetAllocateInfo": DESCRIPTOR_SET_ALLOCATE_INFO {
        (descriptor_pool) (descriptor_set_count) (p_set_layouts [descriptor_set_count])
    }
    vk::RenderPassCreateInfo<'_> = "VkRenderPassCreateInfo": RENDER_PASS_CREATE_INFO {
        (flags) (attachment_count) (p_attachments [attachment_count]) (subpass_count)
        (p_subpasses [subpass_count]) (dependency_count) (p_dependencies [dependency_count])
    }
    vk::RenderPassMultiviewCreateInfo<'_> = "VkRenderPassMultiviewCreateInfo": RENDER_PASS_MULTIVIEW_CREATE_INFO {
        (subpass_count) (p_view_masks [subpass_count]) (dependency_count)
        (correlation_mask_count) (p_correlation_masks [correlation_mask_count])
    }
    vk::AttachmentDescription = "VkAttachmentDescription" {
        (flags) (format) (samples) (load_op) (store_op) (stencil_load_op) (stencil_store_op)
        (initial_layout) (final_layout)
    }
    vk::AttachmentReference = "VkAttachmentReference" {
        (attachment) (layout)
    }
    vk::SubpassDescription<'_> = "VkSubpassDescription" {
        (flags) (pipeline_bind_point) (input_attachment_count)
        (p_input_attachments [input_attachment_count]) (color_attachment_count)
        (p_color_attachments [color_attachment_count])
        (p_resolve_attachments [color_attachment_count]) (p_depth_stencil_attachment *)
        (preserve_attachment_count)
    }
    vk::SubpassDependency = "VkSubpassDependency" {
        (src_subpass) (dst_subpass) (src_stage_mask) (dst_stage_mask) (src_access_mask)
        (dst_access_mask) (dependency_flags)
    }
    vk::FramebufferCreateInfo<'_> = "VkFramebufferCreateInfo": FRAMEBUFFER_CREATE_INFO {
        (flags) (render_pass) (attachment_count) (p_attachments [attachment_count]) (width)
        (height) (layers)
    }
}
