//! The commands that are recorded into command buffers. Each checks that its
//! command buffer is being recorded and that the handles it names are alive,
//! and notes them as used by the command buffer.

use super::driver::{Addressed, CommandState, with};
use super::generated;
use super::memory::ADDRESS_SHIFT;
use super::raw;
use crate::address_commands::RangeInfo;
use crate::vk::{self, Handle};
use std::ffi::c_void;

/// Defines the commands of a table: the name to find it by, the type of its
/// pointer, the function, and the handles that it uses.
macro_rules! commands {
    ($($name:literal $pointer:ident $function:ident($($argument:ident: $type:ty),* $(,)?)
        $uses:expr;)*) => {
        $(
            #[allow(clippy::too_many_arguments)]
            unsafe extern "system" fn $function(
                commands: vk::CommandBuffer, $($argument: $type),*
            ) {
                // SAFETY: the caller fulfils the contract of the Vulkan command.
                #[allow(unused_unsafe)]
                let uses = unsafe { $uses };
                record($name, commands, &uses);
            }
        )*
        super::function_table! {
            find: $($name => $function as vk::$pointer),*
        }
    };
}

fn record(call: &'static str, commands: vk::CommandBuffer, uses: &[u64]) {
    with(|driver| {
        for &used in uses {
            driver.check_alive(call, used);
        }
        let Some(buffer) = driver.object(call, commands) else {
            return;
        };
        buffer.uses.extend(uses);
        if buffer.state != CommandState::Recording {
            let fault = format!(
                "{call} is recorded into a buffer that is {:?}",
                buffer.state
            );
            driver.faults.push(fault);
        }
    });
}

/// The handles of an array, without those that are null.
fn non_null(mut handles: Vec<u64>) -> Vec<u64> {
    handles.retain(|handle| *handle != 0);
    handles
}

/// The buffers of counters; the array may be null.
unsafe fn counters(count: u32, buffers: *const vk::Buffer) -> Vec<u64> {
    if buffers.is_null() {
        return Vec::new();
    }
    // SAFETY: as for vkCmdBeginTransformFeedbackEXT.
    let buffers = non_null(unsafe { raw(count, buffers) });
    with(|driver| driver.counters.extend(&buffers));
    buffers
}

/// Notes the stages of a barrier; returns what it names.
unsafe fn barrier_handles(
    stages: (vk::PipelineStageFlags, vk::PipelineStageFlags),
    buffers: u32,
    first_buffer: *const vk::BufferMemoryBarrier<'_>,
    images: u32,
    first_image: *const vk::ImageMemoryBarrier<'_>,
) -> Vec<u64> {
    with(|driver| driver.barriers.push(stages));
    // SAFETY: as for vkCmdPipelineBarrier.
    let (buffers, images) = unsafe {
        (
            super::slice(buffers, first_buffer),
            super::slice(images, first_image),
        )
    };
    let buffers = buffers.iter().map(|barrier| barrier.buffer.as_raw());
    with(|driver| driver.barrier_buffers.extend(buffers.clone()));
    buffers
        .chain(images.iter().map(|barrier| barrier.image.as_raw()))
        .collect()
}

unsafe fn pass_handles(begin: *const vk::RenderPassBeginInfo<'_>) -> Vec<u64> {
    // SAFETY: as for vkCmdBeginRenderPass.
    let begin = unsafe { &*begin };
    vec![begin.render_pass.as_raw(), begin.framebuffer.as_raw()]
}

unsafe fn attachment_handles(info: *const vk::RenderingInfo<'_>) -> Vec<u64> {
    // SAFETY: as for vkCmdBeginRendering.
    let attachments =
        unsafe { super::slice((*info).color_attachment_count, (*info).p_color_attachments) };
    let views = attachments
        .iter()
        .map(|attachment| attachment.image_view.as_raw());
    views.collect()
}

/// Notes a command by address; returns the buffers that it names.
unsafe fn addressed(
    command: &'static str,
    numbers: &[u32],
    count: u32,
    infos: *const RangeInfo,
) -> Vec<u64> {
    // SAFETY: as for the command; the array may be null.
    let infos = (!infos.is_null()).then(|| unsafe { super::slice(count, infos) }.to_vec());
    let named = infos.iter().flatten();
    let buffers = named
        .map(|info| info.address_range.address >> ADDRESS_SHIFT)
        .collect();
    with(|driver| {
        driver.addressed.push(Addressed {
            command,
            numbers: numbers.to_vec(),
            infos,
        });
    });
    non_null(buffers)
}

commands! {
    "vkCmdBindTransformFeedbackBuffers2EXT" PFN_vkCmdBindTransformFeedbackBuffers2EXT bind_transform_feedback_buffers_2(
        first: u32, count: u32, infos: *const RangeInfo,
    ) addressed("bind", &[first, count], count, infos);
    "vkCmdBeginTransformFeedback2EXT" PFN_vkCmdBeginTransformFeedback2EXT begin_transform_feedback_2(
        first: u32, count: u32, infos: *const RangeInfo,
    ) addressed("begin", &[first, count], count, infos);
    "vkCmdEndTransformFeedback2EXT" PFN_vkCmdEndTransformFeedback2EXT end_transform_feedback_2(
        first: u32, count: u32, infos: *const RangeInfo,
    ) addressed("end", &[first, count], count, infos);
    "vkCmdSetPrimitiveRestartIndexEXT" PFN_vkCmdSetPrimitiveRestartIndexEXT set_primitive_restart_index(
        _index: u32,
    ) [0; 0];
    "vkCmdDrawIndirectByteCount2EXT" PFN_vkCmdDrawIndirectByteCount2EXT draw_indirect_byte_count_2(
        instances: u32, first_instance: u32, info: *const RangeInfo, offset: u32, stride: u32,
    ) addressed("draw", &[instances, first_instance, offset, stride], 1, info);
    "vkCmdExecuteGeneratedCommandsEXT" PFN_vkCmdExecuteGeneratedCommandsEXT execute_generated(
        preprocessed: vk::Bool32, info: *const vk::GeneratedCommandsInfoEXT,
    ) generated::execute(preprocessed, info);
    "vkCmdBeginQuery" PFN_vkCmdBeginQuery begin_query(
        query_pool: vk::QueryPool, _query: u32, _flags: vk::QueryControlFlags,
    ) [query_pool.as_raw()];
    "vkCmdEndQuery" PFN_vkCmdEndQuery end_query(
        query_pool: vk::QueryPool, _query: u32,
    ) [query_pool.as_raw()];
    "vkCmdBeginQueryIndexedEXT" PFN_vkCmdBeginQueryIndexedEXT begin_query_indexed(
        query_pool: vk::QueryPool, _query: u32, _flags: vk::QueryControlFlags, _index: u32,
    ) [query_pool.as_raw()];
    "vkCmdEndQueryIndexedEXT" PFN_vkCmdEndQueryIndexedEXT end_query_indexed(
        query_pool: vk::QueryPool, _query: u32, _index: u32,
    ) [query_pool.as_raw()];
    "vkCmdResetQueryPool" PFN_vkCmdResetQueryPool reset_query_pool(
        query_pool: vk::QueryPool, _first_query: u32, _query_count: u32,
    ) [query_pool.as_raw()];
    "vkCmdCopyQueryPoolResults" PFN_vkCmdCopyQueryPoolResults copy_query_pool_results(
        query_pool: vk::QueryPool, _first_query: u32, _query_count: u32, dst_buffer: vk::Buffer,
        _dst_offset: vk::DeviceSize, _stride: vk::DeviceSize, _flags: vk::QueryResultFlags,
    ) [query_pool.as_raw(), dst_buffer.as_raw()];
    "vkCmdClearAttachments" PFN_vkCmdClearAttachments clear_attachments(
        _attachment_count: u32, _p_attachments: *const vk::ClearAttachment, _rect_count: u32,
        _p_rects: *const vk::ClearRect,
    ) [];
    "vkCmdDispatch" PFN_vkCmdDispatch dispatch(_x: u32, _y: u32, _z: u32,) [];
    "vkCmdBindPipeline" PFN_vkCmdBindPipeline bind_pipeline(
        _pipeline_bind_point: vk::PipelineBindPoint, pipeline: vk::Pipeline,
    ) [pipeline.as_raw()];
    "vkCmdBindDescriptorSets" PFN_vkCmdBindDescriptorSets bind_descriptor_sets(
        _pipeline_bind_point: vk::PipelineBindPoint, layout: vk::PipelineLayout, _first_set: u32,
        descriptor_set_count: u32, p_descriptor_sets: *const vk::DescriptorSet,
        _dynamic_offset_count: u32, _p_dynamic_offsets: *const u32,
    ) [vec![layout.as_raw()], raw(descriptor_set_count, p_descriptor_sets)].concat();
    "vkCmdPushConstants" PFN_vkCmdPushConstants push_constants(
        layout: vk::PipelineLayout, _stage_flags: vk::ShaderStageFlags, _offset: u32, _size: u32,
        _p_values: *const c_void,
    ) [layout.as_raw()];
    "vkCmdBindVertexBuffers" PFN_vkCmdBindVertexBuffers bind_vertex_buffers(
        _first_binding: u32, binding_count: u32, p_buffers: *const vk::Buffer, _p_offsets:
        *const vk::DeviceSize,
    ) raw(binding_count, p_buffers);
    "vkCmdBindIndexBuffer" PFN_vkCmdBindIndexBuffer bind_index_buffer(
        buffer: vk::Buffer, _offset: vk::DeviceSize, _index_type: vk::IndexType,
    ) [buffer.as_raw()];
    "vkCmdBindTransformFeedbackBuffersEXT" PFN_vkCmdBindTransformFeedbackBuffersEXT bind_transform_feedback_buffers(
        _first_binding: u32, binding_count: u32, p_buffers: *const vk::Buffer, _p_offsets:
        *const vk::DeviceSize, _p_sizes: *const vk::DeviceSize,
    ) raw(binding_count, p_buffers);
    "vkCmdBeginTransformFeedbackEXT" PFN_vkCmdBeginTransformFeedbackEXT begin_transform_feedback(
        _first_counter_buffer: u32, counter_buffer_count: u32, p_counter_buffers: *const vk::Buffer,
        _p_counter_buffer_offsets: *const vk::DeviceSize,
    ) counters(counter_buffer_count, p_counter_buffers);
    "vkCmdEndTransformFeedbackEXT" PFN_vkCmdEndTransformFeedbackEXT end_transform_feedback(
        _first_counter_buffer: u32, counter_buffer_count: u32, p_counter_buffers: *const vk::Buffer,
        _p_counter_buffer_offsets: *const vk::DeviceSize,
    ) counters(counter_buffer_count, p_counter_buffers);
    "vkCmdDraw" PFN_vkCmdDraw draw(
        _vertex_count: u32, _instance_count: u32, _first_vertex: u32, _first_instance: u32,
    ) [0; 0];
    "vkCmdDrawIndexed" PFN_vkCmdDrawIndexed draw_indexed(
        _index_count: u32, _instance_count: u32, _first_index: u32, _vertex_offset: i32,
        _first_instance: u32,
    ) [0; 0];
    "vkCmdDrawIndirect" PFN_vkCmdDrawIndirect draw_indirect(
        buffer: vk::Buffer, _offset: vk::DeviceSize, _draw_count: u32, _stride: u32,
    ) [buffer.as_raw()];
    "vkCmdDrawIndexedIndirect" PFN_vkCmdDrawIndexedIndirect draw_indexed_indirect(
        buffer: vk::Buffer, _offset: vk::DeviceSize, _draw_count: u32, _stride: u32,
    ) [buffer.as_raw()];
    "vkCmdDrawIndirectCountKHR" PFN_vkCmdDrawIndirectCount draw_indirect_count(
        buffer: vk::Buffer, _offset: vk::DeviceSize, count_buffer: vk::Buffer, _count_buffer_offset:
        vk::DeviceSize, _max_draw_count: u32, _stride: u32,
    ) [buffer.as_raw(), count_buffer.as_raw()];
    "vkCmdDrawIndexedIndirectCountKHR" PFN_vkCmdDrawIndexedIndirectCount draw_indexed_indirect_count(
        buffer: vk::Buffer, _offset: vk::DeviceSize, count_buffer: vk::Buffer, _count_buffer_offset:
        vk::DeviceSize, _max_draw_count: u32, _stride: u32,
    ) [buffer.as_raw(), count_buffer.as_raw()];
    "vkCmdDrawIndirectByteCountEXT" PFN_vkCmdDrawIndirectByteCountEXT draw_indirect_byte_count(
        _instance_count: u32, _first_instance: u32, counter_buffer: vk::Buffer,
        _counter_buffer_offset: vk::DeviceSize, _counter_offset: u32, _vertex_stride: u32,
    ) [counter_buffer.as_raw()];
    "vkCmdDrawMultiEXT" PFN_vkCmdDrawMultiEXT draw_multi(
        _draw_count: u32, _p_vertex_info: *const vk::MultiDrawInfoEXT, _instance_count: u32,
        _first_instance: u32, _stride: u32,
    ) [0; 0];
    "vkCmdDrawMultiIndexedEXT" PFN_vkCmdDrawMultiIndexedEXT draw_multi_indexed(
        _draw_count: u32, _p_index_info: *const vk::MultiDrawIndexedInfoEXT, _instance_count: u32,
        _first_instance: u32, _stride: u32, _p_vertex_offset: *const i32,
    ) [0; 0];
    "vkCmdPipelineBarrier" PFN_vkCmdPipelineBarrier pipeline_barrier(
        src_stage_mask: vk::PipelineStageFlags, dst_stage_mask: vk::PipelineStageFlags,
        _dependency_flags: vk::DependencyFlags, _memory_barrier_count: u32, _p_memory_barriers:
        *const vk::MemoryBarrier<'_>, buffer_memory_barrier_count: u32, p_buffer_memory_barriers:
        *const vk::BufferMemoryBarrier<'_>, image_memory_barrier_count: u32,
        p_image_memory_barriers: *const vk::ImageMemoryBarrier<'_>,
    ) barrier_handles(
        (src_stage_mask, dst_stage_mask),
        buffer_memory_barrier_count, p_buffer_memory_barriers,
        image_memory_barrier_count, p_image_memory_barriers,
    );
    "vkCmdPipelineBarrier2KHR" PFN_vkCmdPipelineBarrier2 pipeline_barrier2(
        _p_dependency_info: *const vk::DependencyInfo<'_>,
    ) [0; 0];
    "vkCmdSetEvent" PFN_vkCmdSetEvent set_event(
        event: vk::Event, _stage_mask: vk::PipelineStageFlags,
    ) [event.as_raw()];
    "vkCmdSetEvent2KHR" PFN_vkCmdSetEvent2 set_event2(
        event: vk::Event, _p_dependency_info: *const vk::DependencyInfo<'_>,
    ) [event.as_raw()];
    "vkCmdWaitEvents" PFN_vkCmdWaitEvents wait_events(
        event_count: u32, p_events: *const vk::Event, _src_stage_mask: vk::PipelineStageFlags,
        _dst_stage_mask: vk::PipelineStageFlags, _memory_barrier_count: u32, _p_memory_barriers:
        *const vk::MemoryBarrier<'_>, _buffer_memory_barrier_count: u32, _p_buffer_memory_barriers:
        *const vk::BufferMemoryBarrier<'_>, _image_memory_barrier_count: u32,
        _p_image_memory_barriers: *const vk::ImageMemoryBarrier<'_>,
    ) raw(event_count, p_events);
    "vkCmdWaitEvents2KHR" PFN_vkCmdWaitEvents2 wait_events2(
        event_count: u32, p_events: *const vk::Event, _p_dependency_infos:
        *const vk::DependencyInfo<'_>,
    ) raw(event_count, p_events);
    "vkCmdCopyBuffer" PFN_vkCmdCopyBuffer copy_buffer(
        src_buffer: vk::Buffer, dst_buffer: vk::Buffer, _region_count: u32, _p_regions:
        *const vk::BufferCopy,
    ) [src_buffer.as_raw(), dst_buffer.as_raw()];
    "vkCmdCopyBufferToImage" PFN_vkCmdCopyBufferToImage copy_buffer_to_image(
        src_buffer: vk::Buffer, dst_image: vk::Image, _dst_image_layout: vk::ImageLayout,
        _region_count: u32, _p_regions: *const vk::BufferImageCopy,
    ) [src_buffer.as_raw(), dst_image.as_raw()];
    "vkCmdCopyImageToBuffer" PFN_vkCmdCopyImageToBuffer copy_image_to_buffer(
        src_image: vk::Image, _src_image_layout: vk::ImageLayout, dst_buffer: vk::Buffer,
        _region_count: u32, _p_regions: *const vk::BufferImageCopy,
    ) [src_image.as_raw(), dst_buffer.as_raw()];
    "vkCmdUpdateBuffer" PFN_vkCmdUpdateBuffer update_buffer(
        dst_buffer: vk::Buffer, _dst_offset: vk::DeviceSize, _data_size: vk::DeviceSize, _p_data:
        *const c_void,
    ) [dst_buffer.as_raw()];
    "vkCmdFillBuffer" PFN_vkCmdFillBuffer fill_buffer(
        dst_buffer: vk::Buffer, _dst_offset: vk::DeviceSize, _size: vk::DeviceSize, _data: u32,
    ) [dst_buffer.as_raw()];
    "vkCmdBeginRenderPass" PFN_vkCmdBeginRenderPass begin_render_pass(
        p_render_pass_begin: *const vk::RenderPassBeginInfo<'_>, _contents: vk::SubpassContents,
    ) pass_handles(p_render_pass_begin);
    "vkCmdNextSubpass" PFN_vkCmdNextSubpass next_subpass(_contents: vk::SubpassContents) [0; 0];
    "vkCmdEndRenderPass" PFN_vkCmdEndRenderPass end_render_pass() [0; 0];
    "vkCmdBeginRenderingKHR" PFN_vkCmdBeginRendering begin_rendering(
        p_rendering_info: *const vk::RenderingInfo<'_>,
    ) attachment_handles(p_rendering_info);
    "vkCmdEndRenderingKHR" PFN_vkCmdEndRendering end_rendering() [0; 0];
    "vkCmdBeginConditionalRenderingEXT" PFN_vkCmdBeginConditionalRenderingEXT begin_conditional_rendering(
        p_conditional_rendering_begin: *const vk::ConditionalRenderingBeginInfoEXT<'_>,
    ) [(*p_conditional_rendering_begin).buffer.as_raw()];
    "vkCmdEndConditionalRenderingEXT" PFN_vkCmdEndConditionalRenderingEXT end_conditional_rendering(
    ) [0; 0];
    "vkCmdExecuteCommands" PFN_vkCmdExecuteCommands execute_commands(
        command_buffer_count: u32, p_command_buffers: *const vk::CommandBuffer,
    ) raw(command_buffer_count, p_command_buffers);
    "vkCmdBindShadersEXT" PFN_vkCmdBindShadersEXT bind_shaders(
        stage_count: u32, _p_stages: *const vk::ShaderStageFlags, p_shaders: *const vk::ShaderEXT,
    ) non_null(raw(stage_count, p_shaders));
    "vkCmdSetVertexInputEXT" PFN_vkCmdSetVertexInputEXT set_vertex_input(
        _vertex_binding_description_count: u32, _p_vertex_binding_descriptions:
        *const vk::VertexInputBindingDescription2EXT<'_>, _vertex_attribute_description_count: u32,
        _p_vertex_attribute_descriptions: *const vk::VertexInputAttributeDescription2EXT<'_>,
    ) [0; 0];
    "vkCmdSetLineWidth" PFN_vkCmdSetLineWidth set_line_width(_line_width: f32) [0; 0];
    "vkCmdSetPrimitiveTopologyEXT" PFN_vkCmdSetPrimitiveTopology set_primitive_topology(
        _primitive_topology: vk::PrimitiveTopology,
    ) [0; 0];
    "vkCmdSetPrimitiveRestartEnableEXT" PFN_vkCmdSetPrimitiveRestartEnable set_primitive_restart_enable(
        _primitive_restart_enable: vk::Bool32,
    ) [0; 0];
    "vkCmdSetViewportWithCountEXT" PFN_vkCmdSetViewportWithCount set_viewport_with_count(
        _viewport_count: u32, _p_viewports: *const vk::Viewport,
    ) [0; 0];
    "vkCmdSetScissorWithCountEXT" PFN_vkCmdSetScissorWithCount set_scissor_with_count(
        _scissor_count: u32, _p_scissors: *const vk::Rect2D,
    ) [0; 0];
    "vkCmdSetRasterizerDiscardEnableEXT" PFN_vkCmdSetRasterizerDiscardEnable set_rasterizer_discard_enable(
        _rasterizer_discard_enable: vk::Bool32,
    ) [0; 0];
    "vkCmdSetCullModeEXT" PFN_vkCmdSetCullMode set_cull_mode(_cull_mode: vk::CullModeFlags) [0; 0];
    "vkCmdSetFrontFaceEXT" PFN_vkCmdSetFrontFace set_front_face(_front_face: vk::FrontFace) [0; 0];
    "vkCmdSetDepthTestEnableEXT" PFN_vkCmdSetDepthTestEnable set_depth_test_enable(
        _depth_test_enable: vk::Bool32,
    ) [0; 0];
    "vkCmdSetDepthWriteEnableEXT" PFN_vkCmdSetDepthWriteEnable set_depth_write_enable(
        _depth_write_enable: vk::Bool32,
    ) [0; 0];
    "vkCmdSetDepthBoundsTestEnableEXT" PFN_vkCmdSetDepthBoundsTestEnable set_depth_bounds_test_enable(
        _depth_bounds_test_enable: vk::Bool32,
    ) [0; 0];
    "vkCmdSetDepthBiasEnableEXT" PFN_vkCmdSetDepthBiasEnable set_depth_bias_enable(
        _depth_bias_enable: vk::Bool32,
    ) [0; 0];
    "vkCmdSetStencilTestEnableEXT" PFN_vkCmdSetStencilTestEnable set_stencil_test_enable(
        _stencil_test_enable: vk::Bool32,
    ) [0; 0];
    "vkCmdSetPatchControlPointsEXT" PFN_vkCmdSetPatchControlPointsEXT set_patch_control_points(
        _patch_control_points: u32,
    ) [0; 0];
    "vkCmdSetTessellationDomainOriginEXT" PFN_vkCmdSetTessellationDomainOriginEXT set_tessellation_domain_origin(
        _domain_origin: vk::TessellationDomainOrigin,
    ) [0; 0];
    "vkCmdSetProvokingVertexModeEXT" PFN_vkCmdSetProvokingVertexModeEXT set_provoking_vertex_mode(
        _provoking_vertex_mode: vk::ProvokingVertexModeEXT,
    ) [0; 0];
    "vkCmdSetRasterizationStreamEXT" PFN_vkCmdSetRasterizationStreamEXT set_rasterization_stream(
        _rasterization_stream: u32,
    ) [0; 0];
    "vkCmdSetPolygonModeEXT" PFN_vkCmdSetPolygonModeEXT set_polygon_mode(
        _polygon_mode: vk::PolygonMode,
    ) [0; 0];
    "vkCmdSetRasterizationSamplesEXT" PFN_vkCmdSetRasterizationSamplesEXT set_rasterization_samples(
        _rasterization_samples: vk::SampleCountFlags,
    ) [0; 0];
    "vkCmdSetSampleMaskEXT" PFN_vkCmdSetSampleMaskEXT set_sample_mask(
        _samples: vk::SampleCountFlags, _p_sample_mask: *const vk::SampleMask,
    ) [0; 0];
    "vkCmdSetAlphaToCoverageEnableEXT" PFN_vkCmdSetAlphaToCoverageEnableEXT set_alpha_to_coverage_enable(
        _alpha_to_coverage_enable: vk::Bool32,
    ) [0; 0];
    "vkCmdSetColorBlendEnableEXT" PFN_vkCmdSetColorBlendEnableEXT set_color_blend_enable(
        _first_attachment: u32, _attachment_count: u32, _p_color_blend_enables: *const vk::Bool32,
    ) [0; 0];
    "vkCmdSetColorWriteMaskEXT" PFN_vkCmdSetColorWriteMaskEXT set_color_write_mask(
        _first_attachment: u32, _attachment_count: u32, _p_color_write_masks:
        *const vk::ColorComponentFlags,
    ) [0; 0];
}
