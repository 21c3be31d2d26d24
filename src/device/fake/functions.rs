//! The functions of a device that are not recorded.

use super::driver::{Driver, Lie, create, with};
use super::generated::{create_layout, destroy_layout, get_requirements};
use super::memory::{
    allocate_memory, bind_buffer_memory, bind_image_memory, create_buffer, get_buffer_address,
    get_buffer_requirements, get_image_requirements, map_memory, unmap_memory,
};
use super::queue::{
    allocate_command_buffers, begin_command_buffer, end_command_buffer, free_command_buffers,
    queue_bind_sparse, queue_submit, wait_for_fences,
};
use super::{raw, slice};
use crate::vk::{self, Handle};
use std::ffi::{CStr, c_void};

type Callbacks<'a> = *const vk::AllocationCallbacks<'a>;

/// Functions that create one object, with the objects that their information
/// refers to.
macro_rules! creators {
    ($($name:literal $function:ident($info:ty) -> $handle:ty, $uses:expr;)*) => {
        $(
            unsafe extern "system" fn $function(
                device: vk::Device,
                info: *const $info,
                _: Callbacks<'_>,
                out: *mut $handle,
            ) -> vk::Result {
                // SAFETY: the caller fulfils the contract of the Vulkan function.
                let uses: Vec<u64> = unsafe {
                    let uses: unsafe fn(&$info) -> Vec<u64> = $uses;
                    uses(&*info)
                };
                create($name, device, uses, out)
            }
        )*
    };
}

creators! {
    "vkCreateFence" create_fence(vk::FenceCreateInfo<'_>) -> vk::Fence, |_| vec![];
    "vkCreateEvent" create_event(vk::EventCreateInfo<'_>) -> vk::Event, |_| vec![];
    "vkCreateCommandPool" create_command_pool(vk::CommandPoolCreateInfo<'_>) -> vk::CommandPool,
        |_| vec![];
    "vkCreateShaderModule" create_shader_module(vk::ShaderModuleCreateInfo<'_>) -> vk::ShaderModule,
        |_| vec![];
    "vkCreateImage" create_image(vk::ImageCreateInfo<'_>) -> vk::Image, |_| vec![];
    "vkCreateImageView" create_image_view(vk::ImageViewCreateInfo<'_>) -> vk::ImageView,
        |info| vec![info.image.as_raw()];
    "vkCreateBufferView" create_buffer_view(vk::BufferViewCreateInfo<'_>) -> vk::BufferView,
        |info| vec![info.buffer.as_raw()];
    "vkCreateRenderPass" create_render_pass(vk::RenderPassCreateInfo<'_>) -> vk::RenderPass,
        |_| vec![];
    "vkCreateFramebuffer" create_framebuffer(vk::FramebufferCreateInfo<'_>) -> vk::Framebuffer,
        |info| {
            let mut uses = raw(info.attachment_count, info.p_attachments);
            uses.push(info.render_pass.as_raw());
            uses
        };
    "vkCreateDescriptorSetLayout"
        create_set_layout(vk::DescriptorSetLayoutCreateInfo<'_>) -> vk::DescriptorSetLayout,
        |_| vec![];
    "vkCreatePipelineLayout"
        create_pipeline_layout(vk::PipelineLayoutCreateInfo<'_>) -> vk::PipelineLayout,
        |info| raw(info.set_layout_count, info.p_set_layouts);
    "vkCreateDescriptorPool"
        create_descriptor_pool(vk::DescriptorPoolCreateInfo<'_>) -> vk::DescriptorPool,
        |_| vec![];
}

macro_rules! destroyers {
    ($($name:literal $function:ident($handle:ty);)*) => {
        $(
            unsafe extern "system" fn $function(
                device: vk::Device, handle: $handle, _: Callbacks<'_>,
            ) {
                with(|driver| {
                    driver.object($name, device);
                    driver.remove($name, handle);
                });
            }
        )*
    };
}

destroyers! {
    "vkDestroyFence" destroy_fence(vk::Fence);
    "vkDestroyEvent" destroy_event(vk::Event);
    "vkDestroyCommandPool" destroy_command_pool(vk::CommandPool);
    "vkDestroyShaderModule" destroy_shader_module(vk::ShaderModule);
    "vkDestroyBuffer" destroy_buffer(vk::Buffer);
    "vkDestroyImage" destroy_image(vk::Image);
    "vkDestroyImageView" destroy_image_view(vk::ImageView);
    "vkDestroyBufferView" destroy_buffer_view(vk::BufferView);
    "vkDestroyRenderPass" destroy_render_pass(vk::RenderPass);
    "vkDestroyFramebuffer" destroy_framebuffer(vk::Framebuffer);
    "vkDestroyDescriptorSetLayout" destroy_set_layout(vk::DescriptorSetLayout);
    "vkDestroyPipelineLayout" destroy_pipeline_layout(vk::PipelineLayout);
    "vkDestroyDescriptorPool" destroy_descriptor_pool(vk::DescriptorPool);
    "vkDestroyQueryPool" destroy_query_pool(vk::QueryPool);
    "vkDestroyPipeline" destroy_pipeline(vk::Pipeline);
    "vkDestroyShaderEXT" destroy_shader(vk::ShaderEXT);
    "vkFreeMemory" free_memory(vk::DeviceMemory);
}

unsafe extern "system" fn destroy_device(device: vk::Device, _: Callbacks<'_>) {
    with(|driver| driver.remove("vkDestroyDevice", device));
}

unsafe extern "system" fn get_device_queue(
    device: vk::Device,
    _family: u32,
    _index: u32,
    out: *mut vk::Queue,
) {
    with(|driver| {
        driver.object("vkGetDeviceQueue", device);
        // SAFETY: the caller passes a place for the handle.
        unsafe { *out = driver.add(device.as_raw(), []) };
    });
}

unsafe extern "system" fn create_query_pool(
    device: vk::Device,
    info: *const vk::QueryPoolCreateInfo<'_>,
    _: Callbacks<'_>,
    out: *mut vk::QueryPool,
) -> vk::Result {
    let call = "vkCreateQueryPool";
    let result = create(call, device, [], out);
    if result == vk::Result::SUCCESS {
        with(|driver| {
            // SAFETY: the caller fulfils the contract of the Vulkan function.
            let (pool, count) = unsafe { (*out, (*info).query_count) };
            driver.object(call, pool).expect("just created").size = u64::from(count);
        });
    }
    result
}

unsafe extern "system" fn reset_query_pool(
    _: vk::Device,
    pool: vk::QueryPool,
    first: u32,
    count: u32,
) {
    with(|driver| {
        driver.check_idle("vkResetQueryPool", pool.as_raw());
        check_queries(driver, "vkResetQueryPool", pool, first, count);
    });
}

fn check_queries(
    driver: &mut Driver,
    call: &'static str,
    pool: vk::QueryPool,
    first: u32,
    count: u32,
) {
    let size = driver.object(call, pool).map_or(0, |pool| pool.size);
    if u64::from(first) + u64::from(count) > size {
        let fault = format!("{call} names queries {first} to {count} of a pool of {size}");
        driver.faults.push(fault);
    }
}

unsafe extern "system" fn get_query_pool_results(
    _: vk::Device,
    pool: vk::QueryPool,
    first: u32,
    count: u32,
    _size: usize,
    data: *mut c_void,
    stride: vk::DeviceSize,
    flags: vk::QueryResultFlags,
) -> vk::Result {
    let call = "vkGetQueryPoolResults";
    let wide = flags.contains(vk::QueryResultFlags::TYPE_64);
    let width = if wide { 8 } else { 4 };
    let aligned = data.addr().is_multiple_of(width) && stride.is_multiple_of(width as u64);
    with(|driver| {
        if !aligned {
            let fault = format!("{call} to {data:?} at multiples of {stride}, not of {width}");
            driver.faults.push(fault);
        }
        check_queries(driver, call, pool, first, count);
        driver.call(call).unwrap_or(vk::Result::SUCCESS)
    })
}

unsafe extern "system" fn create_graphics_pipelines(
    device: vk::Device,
    _: vk::PipelineCache,
    _count: u32,
    infos: *const vk::GraphicsPipelineCreateInfo<'_>,
    _: Callbacks<'_>,
    out: *mut vk::Pipeline,
) -> vk::Result {
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    let info = unsafe { &*infos };
    // SAFETY: as above.
    let stages = unsafe { slice(info.stage_count, info.p_stages) };
    let mut uses: Vec<u64> = stages.iter().map(|stage| stage.module.as_raw()).collect();
    uses.extend([info.layout.as_raw(), info.render_pass.as_raw()]);
    let mut next = info.p_next.cast::<vk::BaseInStructure<'_>>();
    // SAFETY: as above; every structure of a chain begins with these two members.
    while let Some(structure) = unsafe { next.as_ref() } {
        if structure.s_type == vk::StructureType::PIPELINE_LIBRARY_CREATE_INFO_KHR {
            let libraries = next.cast::<vk::PipelineLibraryCreateInfoKHR<'_>>();
            // SAFETY: as above.
            uses.extend(unsafe { raw((*libraries).library_count, (*libraries).p_libraries) });
        }
        next = structure.p_next;
    }
    let result = create("vkCreateGraphicsPipelines", device, uses, out);
    if result != vk::Result::SUCCESS {
        // A driver is required to write null here; not all do.
        // SAFETY: as above.
        unsafe { *out = vk::Pipeline::from_raw(0xdead) };
    }
    result
}

unsafe extern "system" fn create_compute_pipelines(
    device: vk::Device,
    _: vk::PipelineCache,
    _count: u32,
    infos: *const vk::ComputePipelineCreateInfo<'_>,
    _: Callbacks<'_>,
    out: *mut vk::Pipeline,
) -> vk::Result {
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    let info = unsafe { &*infos };
    // The module is destroyed before the pipeline is used.
    with(|driver| driver.check_alive("vkCreateComputePipelines", info.stage.module.as_raw()));
    create(
        "vkCreateComputePipelines",
        device,
        [info.layout.as_raw()],
        out,
    )
}

unsafe extern "system" fn create_shaders(
    device: vk::Device,
    count: u32,
    _infos: *const vk::ShaderCreateInfoEXT<'_>,
    _: Callbacks<'_>,
    out: *mut vk::ShaderEXT,
) -> vk::Result {
    with(|driver| {
        let failure = driver.call("vkCreateShadersEXT");
        // The last shader is the one that cannot be created.
        for index in 0..count as usize {
            let fails = failure.is_some() && index + 1 == count as usize;
            let shader = if fails {
                vk::ShaderEXT::null()
            } else {
                driver.add(device.as_raw(), [])
            };
            // SAFETY: the caller passes `count` places.
            unsafe { *out.add(index) = shader };
        }
        failure.unwrap_or(vk::Result::SUCCESS)
    })
}

unsafe extern "system" fn allocate_descriptor_sets(
    _: vk::Device,
    info: *const vk::DescriptorSetAllocateInfo<'_>,
    out: *mut vk::DescriptorSet,
) -> vk::Result {
    let call = "vkAllocateDescriptorSets";
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    let (pool, layouts) = unsafe {
        let info = &*info;
        let layouts = raw(info.descriptor_set_count, info.p_set_layouts);
        (info.descriptor_pool, layouts)
    };
    with(|driver| {
        driver.object(call, pool);
        if let Some(result) = driver.call(call) {
            return result;
        }
        for (index, layout) in layouts.into_iter().enumerate() {
            // SAFETY: as above; there is a place for each layout.
            unsafe { *out.add(index) = driver.add(pool.as_raw(), [layout]) };
        }
        vk::Result::SUCCESS
    })
}

unsafe extern "system" fn update_descriptor_sets(
    _: vk::Device,
    count: u32,
    writes: *const vk::WriteDescriptorSet<'_>,
    _: u32,
    _: *const vk::CopyDescriptorSet<'_>,
) {
    let call = "vkUpdateDescriptorSets";
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    for write in unsafe { slice(count, writes) } {
        // SAFETY: as above.
        let written = unsafe {
            match write.p_texel_buffer_view.as_ref() {
                Some(view) => view.as_raw(),
                None => (*write.p_buffer_info).buffer.as_raw(),
            }
        };
        with(|driver| {
            driver.check_idle(call, write.dst_set.as_raw());
            driver.check_alive(call, written);
            if let Some(set) = driver.object(call, write.dst_set) {
                set.uses.insert(written);
            }
        });
    }
}

super::function_table! {
    find_here:
    "vkCreateFence" => create_fence as vk::PFN_vkCreateFence,
    "vkCreateEvent" => create_event as vk::PFN_vkCreateEvent,
    "vkCreateCommandPool" => create_command_pool as vk::PFN_vkCreateCommandPool,
    "vkCreateShaderModule" => create_shader_module as vk::PFN_vkCreateShaderModule,
    "vkCreateBuffer" => create_buffer as vk::PFN_vkCreateBuffer,
    "vkCreateImage" => create_image as vk::PFN_vkCreateImage,
    "vkCreateImageView" => create_image_view as vk::PFN_vkCreateImageView,
    "vkCreateBufferView" => create_buffer_view as vk::PFN_vkCreateBufferView,
    "vkCreateRenderPass" => create_render_pass as vk::PFN_vkCreateRenderPass,
    "vkCreateFramebuffer" => create_framebuffer as vk::PFN_vkCreateFramebuffer,
    "vkCreateDescriptorSetLayout" => create_set_layout as vk::PFN_vkCreateDescriptorSetLayout,
    "vkCreatePipelineLayout" => create_pipeline_layout as vk::PFN_vkCreatePipelineLayout,
    "vkCreateDescriptorPool" => create_descriptor_pool as vk::PFN_vkCreateDescriptorPool,
    "vkCreateQueryPool" => create_query_pool as vk::PFN_vkCreateQueryPool,
    "vkCreateComputePipelines" => create_compute_pipelines as vk::PFN_vkCreateComputePipelines,
    "vkCreateGraphicsPipelines" => create_graphics_pipelines as vk::PFN_vkCreateGraphicsPipelines,
    "vkCreateShadersEXT" => create_shaders as vk::PFN_vkCreateShadersEXT,
    "vkDestroyFence" => destroy_fence as vk::PFN_vkDestroyFence,
    "vkDestroyEvent" => destroy_event as vk::PFN_vkDestroyEvent,
    "vkDestroyCommandPool" => destroy_command_pool as vk::PFN_vkDestroyCommandPool,
    "vkDestroyShaderModule" => destroy_shader_module as vk::PFN_vkDestroyShaderModule,
    "vkDestroyBuffer" => destroy_buffer as vk::PFN_vkDestroyBuffer,
    "vkDestroyImage" => destroy_image as vk::PFN_vkDestroyImage,
    "vkDestroyImageView" => destroy_image_view as vk::PFN_vkDestroyImageView,
    "vkDestroyBufferView" => destroy_buffer_view as vk::PFN_vkDestroyBufferView,
    "vkDestroyRenderPass" => destroy_render_pass as vk::PFN_vkDestroyRenderPass,
    "vkDestroyFramebuffer" => destroy_framebuffer as vk::PFN_vkDestroyFramebuffer,
    "vkDestroyDescriptorSetLayout" => destroy_set_layout as vk::PFN_vkDestroyDescriptorSetLayout,
    "vkDestroyPipelineLayout" => destroy_pipeline_layout as vk::PFN_vkDestroyPipelineLayout,
    "vkDestroyDescriptorPool" => destroy_descriptor_pool as vk::PFN_vkDestroyDescriptorPool,
    "vkDestroyQueryPool" => destroy_query_pool as vk::PFN_vkDestroyQueryPool,
    "vkDestroyPipeline" => destroy_pipeline as vk::PFN_vkDestroyPipeline,
    "vkDestroyShaderEXT" => destroy_shader as vk::PFN_vkDestroyShaderEXT,
    "vkDestroyDevice" => destroy_device as vk::PFN_vkDestroyDevice,
    "vkGetDeviceQueue" => get_device_queue as vk::PFN_vkGetDeviceQueue,
    "vkResetQueryPoolEXT" => reset_query_pool as vk::PFN_vkResetQueryPool,
    "vkGetQueryPoolResults" => get_query_pool_results as vk::PFN_vkGetQueryPoolResults,
    "vkGetBufferMemoryRequirements" =>
        get_buffer_requirements as vk::PFN_vkGetBufferMemoryRequirements,
    "vkGetImageMemoryRequirements" =>
        get_image_requirements as vk::PFN_vkGetImageMemoryRequirements,
    "vkAllocateMemory" => allocate_memory as vk::PFN_vkAllocateMemory,
    "vkFreeMemory" => free_memory as vk::PFN_vkFreeMemory,
    "vkMapMemory" => map_memory as vk::PFN_vkMapMemory,
    "vkUnmapMemory" => unmap_memory as vk::PFN_vkUnmapMemory,
    "vkBindBufferMemory" => bind_buffer_memory as vk::PFN_vkBindBufferMemory,
    "vkBindImageMemory" => bind_image_memory as vk::PFN_vkBindImageMemory,
    "vkGetBufferDeviceAddress" => get_buffer_address as vk::PFN_vkGetBufferDeviceAddress,
    "vkAllocateDescriptorSets" => allocate_descriptor_sets as vk::PFN_vkAllocateDescriptorSets,
    "vkUpdateDescriptorSets" => update_descriptor_sets as vk::PFN_vkUpdateDescriptorSets,
    "vkAllocateCommandBuffers" => allocate_command_buffers as vk::PFN_vkAllocateCommandBuffers,
    "vkFreeCommandBuffers" => free_command_buffers as vk::PFN_vkFreeCommandBuffers,
    "vkBeginCommandBuffer" => begin_command_buffer as vk::PFN_vkBeginCommandBuffer,
    "vkEndCommandBuffer" => end_command_buffer as vk::PFN_vkEndCommandBuffer,
    "vkQueueSubmit" => queue_submit as vk::PFN_vkQueueSubmit,
    "vkQueueBindSparse" => queue_bind_sparse as vk::PFN_vkQueueBindSparse,
    "vkCreateIndirectCommandsLayoutEXT" => create_layout as vk::PFN_vkCreateIndirectCommandsLayoutEXT,
    "vkDestroyIndirectCommandsLayoutEXT" => destroy_layout as vk::PFN_vkDestroyIndirectCommandsLayoutEXT,
    "vkGetGeneratedCommandsMemoryRequirementsEXT" => get_requirements as vk::PFN_vkGetGeneratedCommandsMemoryRequirementsEXT,
    "vkWaitForFences" => wait_for_fences as vk::PFN_vkWaitForFences,
}

/// Finds a function of a device by its name.
pub(super) unsafe extern "system" fn get_device_proc_addr(
    _: vk::Device,
    name: *const std::ffi::c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: the caller passes a string that ends with a zero.
    let name = unsafe { CStr::from_ptr(name) };
    let lacks = with(|driver| driver.lie == Some(Lie::NoFunction));
    let missing = [
        c"vkCmdDrawIndirectByteCount2EXT",
        c"vkCmdExecuteGeneratedCommandsEXT",
    ];
    if lacks && missing.contains(&name) {
        return None;
    }
    find_here(name).or_else(|| super::commands::find(name))
}
