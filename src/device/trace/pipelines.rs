//! Structures: what pipelines and shaders are created from.

use super::structures::{field, structures};
use super::value::{Traced, Value};
use ash::vk;

structures! {
    vk::PipelineLayoutCreateInfo<'_> = "VkPipelineLayoutCreateInfo": PIPELINE_LAYOUT_CREATE_INFO {
        (flags) (set_layout_count) (p_set_layouts [set_layout_count])
        (push_constant_range_count) (p_push_constant_ranges [push_constant_range_count])
    }
    vk::PushConstantRange = "VkPushConstantRange" {
        (stage_flags) (offset) (size)
    }
    vk::ShaderModuleCreateInfo<'_> = "VkShaderModuleCreateInfo": SHADER_MODULE_CREATE_INFO {
        (flags) (code_size) (p_code bytes code_size)
    }
    vk::GraphicsPipelineCreateInfo<'_> = "VkGraphicsPipelineCreateInfo": GRAPHICS_PIPELINE_CREATE_INFO {
        (flags) (stage_count) (p_stages [stage_count]) (p_vertex_input_state *)
        (p_input_assembly_state *) (p_tessellation_state *) (p_viewport_state *)
        (p_rasterization_state *) (p_multisample_state *) (p_depth_stencil_state *)
        (p_color_blend_state *) (p_dynamic_state *) (layout) (render_pass) (subpass)
        (base_pipeline_handle) (base_pipeline_index)
    }
    vk::PipelineShaderStageCreateInfo<'_> = "VkPipelineShaderStageCreateInfo": PIPELINE_SHADER_STAGE_CREATE_INFO {
        (flags) (stage) (module) (p_name str)
    }
    vk::PipelineVertexInputStateCreateInfo<'_> = "VkPipelineVertexInputStateCreateInfo": PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO {
        (flags) (vertex_binding_description_count)
        (p_vertex_binding_descriptions [vertex_binding_description_count])
        (vertex_attribute_description_count)
        (p_vertex_attribute_descriptions [vertex_attribute_description_count])
    }
    vk::VertexInputBindingDescription = "VkVertexInputBindingDescription" {
        (binding) (stride) (input_rate)
    }
    vk::VertexInputAttributeDescription = "VkVertexInputAttributeDescription" {
        (location) (binding) (format) (offset)
    }
    vk::PipelineVertexInputDivisorStateCreateInfoKHR<'_> = "VkPipelineVertexInputDivisorStateCreateInfoEXT": PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT {
        (vertex_binding_divisor_count)
        (p_vertex_binding_divisors [vertex_binding_divisor_count])
    }
    vk::VertexInputBindingDivisorDescriptionKHR = "VkVertexInputBindingDivisorDescriptionEXT" {
        (binding) (divisor)
    }
    vk::PipelineInputAssemblyStateCreateInfo<'_> = "VkPipelineInputAssemblyStateCreateInfo": PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO {
        (flags) (topology) (primitive_restart_enable)
    }
    vk::PipelineTessellationStateCreateInfo<'_> = "VkPipelineTessellationStateCreateInfo": PIPELINE_TESSELLATION_STATE_CREATE_INFO {
        (flags) (patch_control_points)
    }
    vk::PipelineTessellationDomainOriginStateCreateInfo<'_> = "VkPipelineTessellationDomainOriginStateCreateInfo": PIPELINE_TESSELLATION_DOMAIN_ORIGIN_STATE_CREATE_INFO {
        (domain_origin)
    }
    vk::PipelineViewportStateCreateInfo<'_> = "VkPipelineViewportStateCreateInfo": PIPELINE_VIEWPORT_STATE_CREATE_INFO {
        (flags) (viewport_count) (p_viewports [viewport_count]) (scissor_count)
        (p_scissors [scissor_count])
    }
    vk::Viewport = "VkViewport" {
        (x) (y) (width) (height) (min_depth) (max_depth)
    }
    vk::PipelineRasterizationStateCreateInfo<'_> = "VkPipelineRasterizationStateCreateInfo": PIPELINE_RASTERIZATION_STATE_CREATE_INFO {
        (flags) (depth_clamp_enable) (rasterizer_discard_enable) (polygon_mode) (cull_mode)
        (front_face) (depth_bias_enable) (depth_bias_constant_factor) (depth_bias_clamp)
        (depth_bias_slope_factor) (line_width)
    }
    vk::PipelineRasterizationStateStreamCreateInfoEXT<'_> = "VkPipelineRasterizationStateStreamCreateInfoEXT": PIPELINE_RASTERIZATION_STATE_STREAM_CREATE_INFO_EXT {
        (flags) (rasterization_stream)
    }
    vk::PipelineRasterizationProvokingVertexStateCreateInfoEXT<'_> = "VkPipelineRasterizationProvokingVertexStateCreateInfoEXT": PIPELINE_RASTERIZATION_PROVOKING_VERTEX_STATE_CREATE_INFO_EXT {
        (provoking_vertex_mode)
    }
    vk::PipelineMultisampleStateCreateInfo<'_> = "VkPipelineMultisampleStateCreateInfo": PIPELINE_MULTISAMPLE_STATE_CREATE_INFO {
        (flags) (rasterization_samples) (sample_shading_enable) (min_sample_shading)
        (p_sample_mask *) (alpha_to_coverage_enable) (alpha_to_one_enable)
    }
    vk::PipelineDepthStencilStateCreateInfo<'_> = "VkPipelineDepthStencilStateCreateInfo": PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO {
        (flags) (depth_test_enable) (depth_write_enable) (depth_compare_op)
        (depth_bounds_test_enable) (stencil_test_enable) (front) (back) (min_depth_bounds)
        (max_depth_bounds)
    }
    vk::StencilOpState = "VkStencilOpState" {
        (fail_op) (pass_op) (depth_fail_op) (compare_op) (compare_mask) (write_mask) (reference)
    }
    vk::PipelineColorBlendStateCreateInfo<'_> = "VkPipelineColorBlendStateCreateInfo": PIPELINE_COLOR_BLEND_STATE_CREATE_INFO {
        (flags) (logic_op_enable) (logic_op) (attachment_count)
        (p_attachments [attachment_count]) (blend_constants)
    }
    vk::PipelineColorBlendAttachmentState = "VkPipelineColorBlendAttachmentState" {
        (blend_enable) (src_color_blend_factor) (dst_color_blend_factor) (color_blend_op)
        (src_alpha_blend_factor) (dst_alpha_blend_factor) (alpha_blend_op) (color_write_mask)
    }
    vk::PipelineDynamicStateCreateInfo<'_> = "VkPipelineDynamicStateCreateInfo": PIPELINE_DYNAMIC_STATE_CREATE_INFO {
        (flags) (dynamic_state_count) (p_dynamic_states [dynamic_state_count])
    }
    vk::PipelineRenderingCreateInfo<'_> = "VkPipelineRenderingCreateInfo": PIPELINE_RENDERING_CREATE_INFO {
        (view_mask) (color_attachment_count)
        (p_color_attachment_formats [color_attachment_count]) (depth_attachment_format)
        (stencil_attachment_format)
    }
    vk::PipelineLibraryCreateInfoKHR<'_> = "VkPipelineLibraryCreateInfoKHR": PIPELINE_LIBRARY_CREATE_INFO_KHR {
        (library_count) (p_libraries [library_count])
    }
    vk::GraphicsPipelineLibraryCreateInfoEXT<'_> = "VkGraphicsPipelineLibraryCreateInfoEXT": GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT {
        (flags)
    }
    vk::ShaderCreateInfoEXT<'_> = "VkShaderCreateInfoEXT": SHADER_CREATE_INFO_EXT {
        (flags) (stage) (next_stage) (code_type) (code_size) (p_code bytes code_size)
        (p_name str) (set_layout_count) (p_set_layouts [set_layout_count])
        (push_constant_range_count) (p_push_constant_ranges [push_constant_range_count])
    }
}
