//! Functions in place of those of the loader and the driver: each notes its call, and
//! calls the real one.
//!
//! An argument in the table is its name, its type and how it is read, as fields are
//! (`structures`); `strided N S` are structures that begin S bytes apart, `out N` is a place
//! for N handles, and `-` is not noted.

use super::recorder::{self, Function};
use super::value::{Traced, Value, array, bytes, camel, pointer};
use crate::address_commands::RangeInfo;
use ash::vk;
use std::ffi::c_void;
use std::mem::transmute;

type Callbacks<'a> = *const vk::AllocationCallbacks<'a>;

/// The return value of a function.
trait Outcome {
    /// Whether it wrote its outputs.
    fn has_outputs(&self) -> bool;
    /// The name of a result.
    fn name(&self) -> Option<String>;
}

impl Outcome for () {
    fn has_outputs(&self) -> bool {
        true
    }

    fn name(&self) -> Option<String> {
        None
    }
}

impl Outcome for vk::Result {
    fn has_outputs(&self) -> bool {
        self.as_raw() >= 0
    }

    fn name(&self) -> Option<String> {
        Some(format!("VK_{self:?}"))
    }
}

/// An argument as data; `None` if it is not noted.
macro_rules! argument {
    ($argument:ident -) => {
        None
    };
    ($argument:ident out $count:expr) => {
        None
    };
    ($argument:ident) => {
        Some(Traced::value(&$argument))
    };
    ($argument:ident *) => {
        Some(pointer($argument))
    };
    ($argument:ident [$count:expr]) => {
        Some(array($argument, $count as usize))
    };
    ($argument:ident strided $count:ident $stride:ident) => {
        Some(strided($argument, $count, $stride))
    };
    ($argument:ident bytes $count:ident) => {
        Some(bytes($argument.cast(), $count as usize))
    };
}

/// The bytes of so many structures that begin so many bytes apart.
///
/// # Safety
/// The pointer is to that many, or the count is 0.
unsafe fn strided<T>(first: *const T, count: u32, stride: u32) -> Value {
    let before = count.saturating_sub(1) as usize * stride as usize;
    let size = if count == 0 {
        0
    } else {
        before + size_of::<T>()
    };
    // SAFETY: see above.
    unsafe { bytes(first.cast(), size) }
}

/// Notes the handles that a call wrote.
macro_rules! output {
    ($argument:ident out $count:expr) => {
        outputs($argument, $count as usize);
    };
    ($argument:ident $($kind:tt)*) => {};
}

/// # Safety
/// The pointer is to so many handles.
unsafe fn outputs<T: Traced>(first: *const T, count: usize) {
    // SAFETY: see above.
    if let Value::Array { items, .. } = unsafe { array(first, count) } {
        recorder::created(items);
    }
}

macro_rules! functions {
    ($($function:ident($($argument:ident: $ty:ty $(, ($($kind:tt)*))?);*) $(-> $result:ty)?)*) => {
        $(
            #[allow(non_snake_case)]
            unsafe extern "system" fn $function($($argument: $ty),*) $(-> $result)? {
                // SAFETY: the caller fulfils the contract of the Vulkan function, so that its
                // arguments are valid; the real function has this type.
                unsafe {
                    let mut arguments: Vec<(String, Value)> = Vec::new();
                    $(
                        let value: Option<Value> = argument!($argument $($($kind)*)?);
                        arguments.extend(value.map(|value| (camel(stringify!($argument)), value)));
                    )*
                    recorder::begun(stringify!($function), arguments);
                    let real = recorder::real(stringify!($function));
                    let real = transmute::<
                        Function,
                        unsafe extern "system" fn($($ty),*) $(-> $result)?,
                    >(real);
                    let result = real($($argument),*);
                    if Outcome::has_outputs(&result) {
                        $(output!($argument $($($kind)*)?);)*
                    }
                    recorder::returned(Outcome::name(&result));
                    result
                }
            }
        )*

        /// The function of this module with this name.
        pub(super) fn wrapper(name: &str) -> Option<(&'static str, Function)> {
            match name {
                $(stringify!($function) => {
                    let function: unsafe extern "system" fn($($ty),*) $(-> $result)? = $function;
                    // SAFETY: both are function pointers; the caller casts it back.
                    let function = unsafe {
                        transmute::<
                            unsafe extern "system" fn($($ty),*) $(-> $result)?,
                            Function,
                        >(function)
                    };
                    Some((stringify!($function), function))
                })*
                _ => None,
            }
        }

        #[cfg(test)]
        pub(super) const NAMES: &[&str] = &[$(stringify!($function)),*];
    };
}

functions! {
    vkCreateInstance(info: *const vk::InstanceCreateInfo<'_>, (*); allocator: Callbacks<'_>, (-);
        instance: *mut vk::Instance, (out 1)) -> vk::Result
    vkCreateDevice(physical_device: vk::PhysicalDevice; info: *const vk::DeviceCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); device: *mut vk::Device, (out 1)) -> vk::Result
    vkDestroyDevice(device: vk::Device; allocator: Callbacks<'_>, (-))
    vkGetDeviceQueue(device: vk::Device; queue_family_index: u32; queue_index: u32;
        queue: *mut vk::Queue, (out 1))
    vkCreateBuffer(device: vk::Device; info: *const vk::BufferCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); buffer: *mut vk::Buffer, (out 1)) -> vk::Result
    vkCreateBufferView(device: vk::Device; info: *const vk::BufferViewCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); view: *mut vk::BufferView, (out 1)) -> vk::Result
    vkCreateCommandPool(device: vk::Device; info: *const vk::CommandPoolCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); pool: *mut vk::CommandPool, (out 1)) -> vk::Result
    vkCreateDescriptorPool(device: vk::Device; info: *const vk::DescriptorPoolCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); pool: *mut vk::DescriptorPool, (out 1)) -> vk::Result
    vkCreateDescriptorSetLayout(device: vk::Device;
        info: *const vk::DescriptorSetLayoutCreateInfo<'_>, (*); allocator: Callbacks<'_>, (-);
        layout: *mut vk::DescriptorSetLayout, (out 1)) -> vk::Result
    vkCreateEvent(device: vk::Device; info: *const vk::EventCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); event: *mut vk::Event, (out 1)) -> vk::Result
    vkCreateFence(device: vk::Device; info: *const vk::FenceCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); fence: *mut vk::Fence, (out 1)) -> vk::Result
    vkCreateFramebuffer(device: vk::Device; info: *const vk::FramebufferCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); framebuffer: *mut vk::Framebuffer, (out 1)) -> vk::Result
    vkCreateGraphicsPipelines(device: vk::Device; cache: vk::PipelineCache; count: u32;
        infos: *const vk::GraphicsPipelineCreateInfo<'_>, ([count]); allocator: Callbacks<'_>, (-);
        pipelines: *mut vk::Pipeline, (out count)) -> vk::Result
    vkCreateImage(device: vk::Device; info: *const vk::ImageCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); image: *mut vk::Image, (out 1)) -> vk::Result
    vkCreateImageView(device: vk::Device; info: *const vk::ImageViewCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); view: *mut vk::ImageView, (out 1)) -> vk::Result
    vkCreatePipelineLayout(device: vk::Device; info: *const vk::PipelineLayoutCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); layout: *mut vk::PipelineLayout, (out 1)) -> vk::Result
    vkCreateQueryPool(device: vk::Device; info: *const vk::QueryPoolCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); pool: *mut vk::QueryPool, (out 1)) -> vk::Result
    vkCreateRenderPass(device: vk::Device; info: *const vk::RenderPassCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); pass: *mut vk::RenderPass, (out 1)) -> vk::Result
    vkCreateShaderModule(device: vk::Device; info: *const vk::ShaderModuleCreateInfo<'_>, (*);
        allocator: Callbacks<'_>, (-); module: *mut vk::ShaderModule, (out 1)) -> vk::Result
    vkCreateShadersEXT(device: vk::Device; count: u32;
        infos: *const vk::ShaderCreateInfoEXT<'_>, ([count]); allocator: Callbacks<'_>, (-);
        shaders: *mut vk::ShaderEXT, (out count)) -> vk::Result
    vkDestroyBuffer(device: vk::Device; buffer: vk::Buffer; allocator: Callbacks<'_>, (-))
    vkDestroyBufferView(device: vk::Device; view: vk::BufferView; allocator: Callbacks<'_>, (-))
    vkDestroyCommandPool(device: vk::Device; pool: vk::CommandPool; allocator: Callbacks<'_>, (-))
    vkDestroyDescriptorPool(device: vk::Device; pool: vk::DescriptorPool;
        allocator: Callbacks<'_>, (-))
    vkDestroyDescriptorSetLayout(device: vk::Device; layout: vk::DescriptorSetLayout;
        allocator: Callbacks<'_>, (-))
    vkDestroyEvent(device: vk::Device; event: vk::Event; allocator: Callbacks<'_>, (-))
    vkDestroyFence(device: vk::Device; fence: vk::Fence; allocator: Callbacks<'_>, (-))
    vkDestroyFramebuffer(device: vk::Device; framebuffer: vk::Framebuffer;
        allocator: Callbacks<'_>, (-))
    vkDestroyImage(device: vk::Device; image: vk::Image; allocator: Callbacks<'_>, (-))
    vkDestroyImageView(device: vk::Device; view: vk::ImageView; allocator: Callbacks<'_>, (-))
    vkDestroyPipeline(device: vk::Device; pipeline: vk::Pipeline; allocator: Callbacks<'_>, (-))
    vkDestroyPipelineLayout(device: vk::Device; layout: vk::PipelineLayout;
        allocator: Callbacks<'_>, (-))
    vkDestroyQueryPool(device: vk::Device; pool: vk::QueryPool; allocator: Callbacks<'_>, (-))
    vkDestroyRenderPass(device: vk::Device; pass: vk::RenderPass; allocator: Callbacks<'_>, (-))
    vkDestroyShaderEXT(device: vk::Device; shader: vk::ShaderEXT; allocator: Callbacks<'_>, (-))
    vkDestroyShaderModule(device: vk::Device; module: vk::ShaderModule;
        allocator: Callbacks<'_>, (-))
    vkAllocateCommandBuffers(device: vk::Device; info: *const vk::CommandBufferAllocateInfo<'_>, (*);
        buffers: *mut vk::CommandBuffer, (out (*info).command_buffer_count)) -> vk::Result
    vkAllocateDescriptorSets(device: vk::Device; info: *const vk::DescriptorSetAllocateInfo<'_>, (*);
        sets: *mut vk::DescriptorSet, (out (*info).descriptor_set_count)) -> vk::Result
    vkFreeCommandBuffers(device: vk::Device; pool: vk::CommandPool; count: u32;
        buffers: *const vk::CommandBuffer, ([count]))
    vkUpdateDescriptorSets(device: vk::Device; write_count: u32;
        writes: *const vk::WriteDescriptorSet<'_>, ([write_count]); copy_count: u32;
        copies: *const c_void, (bytes copy_count))
    vkBindBufferMemory(device: vk::Device; buffer: vk::Buffer; memory: vk::DeviceMemory;
        offset: vk::DeviceSize) -> vk::Result
    vkBindImageMemory(device: vk::Device; image: vk::Image; memory: vk::DeviceMemory;
        offset: vk::DeviceSize) -> vk::Result
    vkResetQueryPoolEXT(device: vk::Device; pool: vk::QueryPool; first: u32; count: u32)
    vkGetQueryPoolResults(device: vk::Device; pool: vk::QueryPool; first: u32; count: u32;
        data_size: usize; data: *mut c_void, (-); stride: vk::DeviceSize;
        flags: vk::QueryResultFlags) -> vk::Result
    vkQueueBindSparse(queue: vk::Queue; count: u32; infos: *const vk::BindSparseInfo<'_>, ([count]);
        fence: vk::Fence) -> vk::Result
    vkBeginCommandBuffer(commands: vk::CommandBuffer;
        info: *const vk::CommandBufferBeginInfo<'_>, (*)) -> vk::Result
    vkEndCommandBuffer(commands: vk::CommandBuffer) -> vk::Result

    vkCmdBindTransformFeedbackBuffers2EXT(commands: vk::CommandBuffer; first_binding: u32;
        binding_count: u32; binding_infos: *const RangeInfo, ([binding_count]))
    vkCmdBeginTransformFeedback2EXT(commands: vk::CommandBuffer; first_counter_range: u32;
        counter_range_count: u32; counter_infos: *const RangeInfo, ([counter_range_count]))
    vkCmdEndTransformFeedback2EXT(commands: vk::CommandBuffer; first_counter_range: u32;
        counter_range_count: u32; counter_infos: *const RangeInfo, ([counter_range_count]))
    vkCmdDrawIndirectByteCount2EXT(commands: vk::CommandBuffer; instance_count: u32;
        first_instance: u32; counter_info: *const RangeInfo, (*); counter_offset: u32;
        vertex_stride: u32)

    vkCmdBeginConditionalRenderingEXT(commands: vk::CommandBuffer;
        info: *const vk::ConditionalRenderingBeginInfoEXT<'_>, (*))
    vkCmdBeginQuery(commands: vk::CommandBuffer; pool: vk::QueryPool; query: u32;
        flags: vk::QueryControlFlags)
    vkCmdBeginQueryIndexedEXT(commands: vk::CommandBuffer; pool: vk::QueryPool; query: u32;
        flags: vk::QueryControlFlags; index: u32)
    vkCmdBeginRenderPass(commands: vk::CommandBuffer; info: *const vk::RenderPassBeginInfo<'_>, (*);
        contents: vk::SubpassContents)
    vkCmdBeginRenderingKHR(commands: vk::CommandBuffer; info: *const vk::RenderingInfo<'_>, (*))
    vkCmdBeginTransformFeedbackEXT(commands: vk::CommandBuffer; first_counter_buffer: u32;
        counter_buffer_count: u32; counter_buffers: *const vk::Buffer, ([counter_buffer_count]);
        counter_buffer_offsets: *const vk::DeviceSize, ([counter_buffer_count]))
    vkCmdBindDescriptorSets(commands: vk::CommandBuffer; bind_point: vk::PipelineBindPoint;
        layout: vk::PipelineLayout; first: u32; count: u32;
        sets: *const vk::DescriptorSet, ([count]); offset_count: u32;
        offsets: *const u32, ([offset_count]))
    vkCmdBindIndexBuffer(commands: vk::CommandBuffer; buffer: vk::Buffer; offset: vk::DeviceSize;
        index_type: vk::IndexType)
    vkCmdBindPipeline(commands: vk::CommandBuffer; bind_point: vk::PipelineBindPoint;
        pipeline: vk::Pipeline)
    vkCmdBindShadersEXT(commands: vk::CommandBuffer; count: u32;
        stages: *const vk::ShaderStageFlags, ([count]); shaders: *const vk::ShaderEXT, ([count]))
    vkCmdBindTransformFeedbackBuffersEXT(commands: vk::CommandBuffer; first_binding: u32;
        binding_count: u32; buffers: *const vk::Buffer, ([binding_count]);
        offsets: *const vk::DeviceSize, ([binding_count]);
        sizes: *const vk::DeviceSize, ([binding_count]))
    vkCmdBindVertexBuffers(commands: vk::CommandBuffer; first: u32; count: u32;
        buffers: *const vk::Buffer, ([count]); offsets: *const vk::DeviceSize, ([count]))
    vkCmdCopyBuffer(commands: vk::CommandBuffer; from: vk::Buffer; to: vk::Buffer; count: u32;
        regions: *const vk::BufferCopy, ([count]))
    vkCmdCopyBufferToImage(commands: vk::CommandBuffer; from: vk::Buffer; to: vk::Image;
        layout: vk::ImageLayout; count: u32; regions: *const vk::BufferImageCopy, ([count]))
    vkCmdCopyImageToBuffer(commands: vk::CommandBuffer; from: vk::Image; layout: vk::ImageLayout;
        to: vk::Buffer; count: u32; regions: *const vk::BufferImageCopy, ([count]))
    vkCmdCopyQueryPoolResults(commands: vk::CommandBuffer; pool: vk::QueryPool; first: u32;
        count: u32; to: vk::Buffer; offset: vk::DeviceSize; stride: vk::DeviceSize;
        flags: vk::QueryResultFlags)
    vkCmdDraw(commands: vk::CommandBuffer; vertex_count: u32; instance_count: u32;
        first_vertex: u32; first_instance: u32)
    vkCmdDrawIndexed(commands: vk::CommandBuffer; index_count: u32; instance_count: u32;
        first_index: u32; vertex_offset: i32; first_instance: u32)
    vkCmdDrawIndexedIndirect(commands: vk::CommandBuffer; buffer: vk::Buffer;
        offset: vk::DeviceSize; draw_count: u32; stride: u32)
    vkCmdDrawIndexedIndirectCountKHR(commands: vk::CommandBuffer; buffer: vk::Buffer;
        offset: vk::DeviceSize; count_buffer: vk::Buffer; count_offset: vk::DeviceSize;
        max_draw_count: u32; stride: u32)
    vkCmdDrawIndirect(commands: vk::CommandBuffer; buffer: vk::Buffer; offset: vk::DeviceSize;
        draw_count: u32; stride: u32)
    vkCmdDrawIndirectByteCountEXT(commands: vk::CommandBuffer; instance_count: u32;
        first_instance: u32; counter_buffer: vk::Buffer; counter_buffer_offset: vk::DeviceSize;
        counter_offset: u32; vertex_stride: u32)
    vkCmdDrawIndirectCountKHR(commands: vk::CommandBuffer; buffer: vk::Buffer;
        offset: vk::DeviceSize; count_buffer: vk::Buffer; count_offset: vk::DeviceSize;
        max_draw_count: u32; stride: u32)
    vkCmdDrawMultiEXT(commands: vk::CommandBuffer; draw_count: u32;
        draws: *const vk::MultiDrawInfoEXT, (strided draw_count stride); instance_count: u32;
        first_instance: u32; stride: u32)
    vkCmdDrawMultiIndexedEXT(commands: vk::CommandBuffer; draw_count: u32;
        draws: *const vk::MultiDrawIndexedInfoEXT, (strided draw_count stride); instance_count: u32;
        first_instance: u32; stride: u32; vertex_offset: *const i32, (*))
    vkCmdEndConditionalRenderingEXT(commands: vk::CommandBuffer)
    vkCmdEndQuery(commands: vk::CommandBuffer; pool: vk::QueryPool; query: u32)
    vkCmdEndQueryIndexedEXT(commands: vk::CommandBuffer; pool: vk::QueryPool; query: u32;
        index: u32)
    vkCmdEndRenderPass(commands: vk::CommandBuffer)
    vkCmdEndRenderingKHR(commands: vk::CommandBuffer)
    vkCmdEndTransformFeedbackEXT(commands: vk::CommandBuffer; first_counter_buffer: u32;
        counter_buffer_count: u32; counter_buffers: *const vk::Buffer, ([counter_buffer_count]);
        counter_buffer_offsets: *const vk::DeviceSize, ([counter_buffer_count]))
    vkCmdExecuteCommands(commands: vk::CommandBuffer; count: u32;
        secondaries: *const vk::CommandBuffer, ([count]))
    vkCmdFillBuffer(commands: vk::CommandBuffer; buffer: vk::Buffer; offset: vk::DeviceSize;
        size: vk::DeviceSize; data: u32)
    vkCmdNextSubpass(commands: vk::CommandBuffer; contents: vk::SubpassContents)
    vkCmdPipelineBarrier(commands: vk::CommandBuffer; from: vk::PipelineStageFlags;
        to: vk::PipelineStageFlags; flags: vk::DependencyFlags; memory_count: u32;
        memory_barriers: *const vk::MemoryBarrier<'_>, ([memory_count]); buffer_count: u32;
        buffer_barriers: *const vk::BufferMemoryBarrier<'_>, ([buffer_count]); image_count: u32;
        image_barriers: *const vk::ImageMemoryBarrier<'_>, ([image_count]))
    vkCmdPipelineBarrier2KHR(commands: vk::CommandBuffer; info: *const vk::DependencyInfo<'_>, (*))
    vkCmdPushConstants(commands: vk::CommandBuffer; layout: vk::PipelineLayout;
        stages: vk::ShaderStageFlags; offset: u32; size: u32; values: *const c_void, (bytes size))
    vkCmdResetQueryPool(commands: vk::CommandBuffer; pool: vk::QueryPool; first: u32; count: u32)
    vkCmdSetEvent(commands: vk::CommandBuffer; event: vk::Event; stages: vk::PipelineStageFlags)
    vkCmdSetEvent2KHR(commands: vk::CommandBuffer; event: vk::Event;
        info: *const vk::DependencyInfo<'_>, (*))
    vkCmdWaitEvents(commands: vk::CommandBuffer; count: u32; events: *const vk::Event, ([count]);
        from: vk::PipelineStageFlags; to: vk::PipelineStageFlags; memory_count: u32;
        memory_barriers: *const vk::MemoryBarrier<'_>, ([memory_count]); buffer_count: u32;
        buffer_barriers: *const vk::BufferMemoryBarrier<'_>, ([buffer_count]); image_count: u32;
        image_barriers: *const vk::ImageMemoryBarrier<'_>, ([image_count]))
    vkCmdWaitEvents2KHR(commands: vk::CommandBuffer; count: u32;
        events: *const vk::Event, ([count]); infos: *const vk::DependencyInfo<'_>, ([count]))
    vkCmdUpdateBuffer(commands: vk::CommandBuffer; buffer: vk::Buffer; offset: vk::DeviceSize;
        size: vk::DeviceSize; data: *const c_void, (bytes size))

    vkCmdSetAlphaToCoverageEnableEXT(commands: vk::CommandBuffer; enable: u32)
    vkCmdSetColorBlendEnableEXT(commands: vk::CommandBuffer; first: u32; count: u32;
        enables: *const u32, ([count]))
    vkCmdSetColorWriteMaskEXT(commands: vk::CommandBuffer; first: u32; count: u32;
        masks: *const vk::ColorComponentFlags, ([count]))
    vkCmdSetCullModeEXT(commands: vk::CommandBuffer; mode: vk::CullModeFlags)
    vkCmdSetDepthBiasEnableEXT(commands: vk::CommandBuffer; enable: u32)
    vkCmdSetDepthBoundsTestEnableEXT(commands: vk::CommandBuffer; enable: u32)
    vkCmdSetDepthTestEnableEXT(commands: vk::CommandBuffer; enable: u32)
    vkCmdSetDepthWriteEnableEXT(commands: vk::CommandBuffer; enable: u32)
    vkCmdSetFrontFaceEXT(commands: vk::CommandBuffer; face: vk::FrontFace)
    vkCmdSetLineWidth(commands: vk::CommandBuffer; width: f32)
    vkCmdSetPatchControlPointsEXT(commands: vk::CommandBuffer; points: u32)
    vkCmdSetPolygonModeEXT(commands: vk::CommandBuffer; mode: vk::PolygonMode)
    vkCmdSetPrimitiveRestartEnableEXT(commands: vk::CommandBuffer; enable: u32)
    vkCmdSetPrimitiveTopologyEXT(commands: vk::CommandBuffer; topology: vk::PrimitiveTopology)
    vkCmdSetProvokingVertexModeEXT(commands: vk::CommandBuffer; mode: vk::ProvokingVertexModeEXT)
    vkCmdSetRasterizationSamplesEXT(commands: vk::CommandBuffer; samples: vk::SampleCountFlags)
    vkCmdSetRasterizationStreamEXT(commands: vk::CommandBuffer; stream: u32)
    vkCmdSetRasterizerDiscardEnableEXT(commands: vk::CommandBuffer; enable: u32)
    vkCmdSetSampleMaskEXT(commands: vk::CommandBuffer; samples: vk::SampleCountFlags;
        mask: *const u32, (*))
    vkCmdSetScissorWithCountEXT(commands: vk::CommandBuffer; count: u32;
        scissors: *const vk::Rect2D, ([count]))
    vkCmdSetStencilTestEnableEXT(commands: vk::CommandBuffer; enable: u32)
    vkCmdSetTessellationDomainOriginEXT(commands: vk::CommandBuffer;
        origin: vk::TessellationDomainOrigin)
    vkCmdSetVertexInputEXT(commands: vk::CommandBuffer; binding_count: u32;
        bindings: *const vk::VertexInputBindingDescription2EXT<'_>, ([binding_count]);
        attribute_count: u32;
        attributes: *const vk::VertexInputAttributeDescription2EXT<'_>, ([attribute_count]))
    vkCmdSetViewportWithCountEXT(commands: vk::CommandBuffer; count: u32;
        viewports: *const vk::Viewport, ([count]))
}
