//! Structures: what commands and submissions take.

use super::structures::{field, structures};
use super::value::{Traced, Value};
use ash::vk;

structures! {
    vk::CommandBufferBeginInfo<'_> = "VkCommandBufferBeginInfo": COMMAND_BUFFER_BEGIN_INFO {
        (flags) (p_inheritance_info *)
    }
    vk::CommandBufferInheritanceInfo<'_> = "VkCommandBufferInheritanceInfo": COMMAND_BUFFER_INHERITANCE_INFO {
        (render_pass) (subpass) (framebuffer) (occlusion_query_enable) (query_flags)
        (pipeline_statistics)
    }
    vk::CommandBufferInheritanceRenderingInfo<'_> = "VkCommandBufferInheritanceRenderingInfo": COMMAND_BUFFER_INHERITANCE_RENDERING_INFO {
        (flags) (view_mask) (color_attachment_count)
        (p_color_attachment_formats [color_attachment_count]) (depth_attachment_format)
        (stencil_attachment_format) (rasterization_samples)
    }
    vk::CommandBufferInheritanceConditionalRenderingInfoEXT<'_> = "VkCommandBufferInheritanceConditionalRenderingInfoEXT": COMMAND_BUFFER_INHERITANCE_CONDITIONAL_RENDERING_INFO_EXT {
        (conditional_rendering_enable)
    }
    vk::WriteDescriptorSet<'_> = "VkWriteDescriptorSet": WRITE_DESCRIPTOR_SET {
        (dst_set) (dst_binding) (dst_array_element) (descriptor_count) (descriptor_type)
        (p_buffer_info [descriptor_count]) (p_texel_buffer_view [descriptor_count])
    }
    vk::DescriptorBufferInfo = "VkDescriptorBufferInfo" {
        (buffer) (offset) (range)
    }
    vk::RenderPassBeginInfo<'_> = "VkRenderPassBeginInfo": RENDER_PASS_BEGIN_INFO {
        (render_pass) (framebuffer) (render_area) (clear_value_count)
        (p_clear_values [clear_value_count])
    }
    vk::RenderingInfo<'_> = "VkRenderingInfo": RENDERING_INFO {
        (flags) (render_area) (layer_count) (view_mask) (color_attachment_count)
        (p_color_attachments [color_attachment_count]) (p_depth_attachment *)
        (p_stencil_attachment *)
    }
    vk::RenderingAttachmentInfo<'_> = "VkRenderingAttachmentInfo": RENDERING_ATTACHMENT_INFO {
        (image_view) (image_layout) (resolve_mode) (resolve_image_view) (resolve_image_layout)
        (load_op) (store_op) (clear_value)
    }
    vk::SubmitInfo<'_> = "VkSubmitInfo": SUBMIT_INFO {
        (wait_semaphore_count) (p_wait_semaphores [wait_semaphore_count])
        (p_wait_dst_stage_mask [wait_semaphore_count]) (command_buffer_count)
        (p_command_buffers [command_buffer_count]) (signal_semaphore_count)
        (p_signal_semaphores [signal_semaphore_count])
    }
    vk::BindSparseInfo<'_> = "VkBindSparseInfo": BIND_SPARSE_INFO {
        (wait_semaphore_count) (p_wait_semaphores [wait_semaphore_count]) (buffer_bind_count)
        (p_buffer_binds [buffer_bind_count]) (signal_semaphore_count)
        (p_signal_semaphores [signal_semaphore_count])
    }
    vk::SparseBufferMemoryBindInfo<'_> = "VkSparseBufferMemoryBindInfo" {
        (buffer) (bind_count) (p_binds [bind_count])
    }
    vk::SparseMemoryBind = "VkSparseMemoryBind" {
        (resource_offset) (size) (memory) (memory_offset) (flags)
    }
    vk::BufferCopy = "VkBufferCopy" {
        (src_offset) (dst_offset) (size)
    }
    vk::BufferImageCopy = "VkBufferImageCopy" {
        (buffer_offset) (buffer_row_length) (buffer_image_height) (image_subresource)
        (image_offset) (image_extent)
    }
    vk::MemoryBarrier<'_> = "VkMemoryBarrier": MEMORY_BARRIER {
        (src_access_mask) (dst_access_mask)
    }
    vk::BufferMemoryBarrier<'_> = "VkBufferMemoryBarrier": BUFFER_MEMORY_BARRIER {
        (src_access_mask) (dst_access_mask) (src_queue_family_index) (dst_queue_family_index)
        (buffer) (offset) (size)
    }
    vk::ImageMemoryBarrier<'_> = "VkImageMemoryBarrier": IMAGE_MEMORY_BARRIER {
        (src_access_mask) (dst_access_mask) (old_layout) (new_layout) (src_queue_family_index)
        (dst_queue_family_index) (image) (subresource_range)
    }
    vk::DependencyInfo<'_> = "VkDependencyInfo": DEPENDENCY_INFO {
        (dependency_flags) (memory_barrier_count) (p_memory_barriers [memory_barrier_count])
        (buffer_memory_barrier_count) (p_buffer_memory_barriers [buffer_memory_barrier_count])
        (image_memory_barrier_count) (p_image_memory_barriers [image_memory_barrier_count])
    }
    vk::MemoryBarrier2<'_> = "VkMemoryBarrier2": MEMORY_BARRIER_2 {
        (src_stage_mask) (src_access_mask) (dst_stage_mask) (dst_access_mask)
    }
    vk::BufferMemoryBarrier2<'_> = "VkBufferMemoryBarrier2": BUFFER_MEMORY_BARRIER_2 {
        (src_stage_mask) (src_access_mask) (dst_stage_mask) (dst_access_mask)
        (src_queue_family_index) (dst_queue_family_index) (buffer) (offset) (size)
    }
    vk::ImageMemoryBarrier2<'_> = "VkImageMemoryBarrier2": IMAGE_MEMORY_BARRIER_2 {
        (src_stage_mask) (src_access_mask) (dst_stage_mask) (dst_access_mask) (old_layout)
        (new_layout) (src_queue_family_index) (dst_queue_family_index) (image)
        (subresource_range)
    }
    vk::ConditionalRenderingBeginInfoEXT<'_> = "VkConditionalRenderingBeginInfoEXT": CONDITIONAL_RENDERING_BEGIN_INFO_EXT {
        (buffer) (offset) (flags)
    }
    vk::VertexInputBindingDescription2EXT<'_> = "VkVertexInputBindingDescription2EXT": VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT {
        (binding) (stride) (input_rate) (divisor)
    }
    vk::VertexInputAttributeDescription2EXT<'_> = "VkVertexInputAttributeDescription2EXT": VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT {
        (location) (binding) (format) (offset)
    }
}
