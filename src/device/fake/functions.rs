//! The functions of a device that are neither commands nor create or destroy one object alone.

use super::commands::Handles;
use super::driver::{Driver, Lie, create, with};
use super::generated::{create_layout, destroy_layout, execute, get_requirements};
use super::memory::{
    allocate_memory, bind_buffer_memory, bind_image_memory, get_buffer_address,
    get_buffer_requirements, get_image_requirements, map_memory, unmap_memory,
};
use super::queue::{
    allocate_command_buffers, begin_command_buffer, end_command_buffer, free_command_buffers,
    queue_bind_sparse, queue_submit, queue_submit2, reset_command_buffer, reset_command_pool,
    wait_for_fences,
};
use super::{raw, slice};
use crate::vk::{self, Handle};
use std::ffi::{CStr, c_void};

type Callbacks<'a> = *const vk::AllocationCallbacks<'a>;

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

pub(super) fn create_query_pool(
    device: vk::Device,
    info: &vk::QueryPoolCreateInfo<'_>,
    out: *mut vk::QueryPool,
) -> vk::Result {
    let call = "vkCreateQueryPool";
    let result = create(call, device, [], out);
    if result == vk::Result::SUCCESS {
        with(|driver| {
            // SAFETY: the handle was just written.
            let pool = unsafe { *out };
            let pool = driver.object(call, pool).expect("just created");
            pool.size = u64::from(info.query_count);
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
        driver.resets.push(("vkResetQueryPool", first, count));
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
    size: usize,
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
        if let Some(result) = driver.call(call) {
            return result;
        }
        let Some(answer) = driver.results else {
            return vk::Result::SUCCESS;
        };
        // SAFETY: the caller passes a pointer to `size` bytes.
        let data = unsafe { std::slice::from_raw_parts_mut(data.cast::<u8>(), size) };
        let with_availability = flags.contains(vk::QueryResultFlags::WITH_AVAILABILITY);
        let result = size - stride as usize * (count as usize - 1);
        for (query, data) in (first..).zip(data.chunks_mut((stride as usize).max(result))) {
            let numbers = data[..result].chunks_exact_mut(width);
            let last = numbers.len() - 1;
            for (index, number) in numbers.enumerate() {
                let is_availability = with_availability && index == last;
                number.fill(0);
                number[0] = u8::from(!(is_availability && answer.unavailable == Some(query)));
            }
        }
        answer.returned
    })
}

/// Creates a pipeline. Its modules, its cache and the pipeline that it is derived from may be
/// destroyed before it is used.
pub(super) fn create_pipelines(
    call: &'static str,
    device: vk::Device,
    used: Handles,
    out: *mut vk::Pipeline,
) -> vk::Result {
    let (modules, others): (Handles, Handles) = used
        .into_iter()
        .partition(|(ty, _)| ["VkShaderModule", "VkPipelineCache", "VkPipeline"].contains(ty));
    with(|driver| {
        for (_, module) in modules {
            driver.check_alive(call, module);
        }
    });
    let others = others.into_iter().map(|(_, raw)| raw);
    let result = create(call, device, others, out);
    if result != vk::Result::SUCCESS {
        // A driver is required to write null here; not all do.
        // SAFETY: the caller passes a place for the handle.
        unsafe { *out = vk::Pipeline::from_raw(0xdead) };
    }
    result
}

pub(super) fn create_shaders(
    device: vk::Device,
    count: u32,
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

unsafe extern "system" fn get_pipeline_cache_data(
    _: vk::Device,
    cache: vk::PipelineCache,
    size: *mut usize,
    _data: *mut c_void,
) -> vk::Result {
    let call = "vkGetPipelineCacheData";
    with(|driver| {
        driver.object(call, cache);
        if let Some(result) = driver.call(call) {
            return result;
        }
        // SAFETY: the caller passes a place for the size.
        unsafe { *size = 0 };
        vk::Result::SUCCESS
    })
}

unsafe extern "system" fn get_shader_binary_data(
    _: vk::Device,
    shader: vk::ShaderEXT,
    size: *mut usize,
    _data: *mut c_void,
) -> vk::Result {
    let call = "vkGetShaderBinaryDataEXT";
    with(|driver| {
        driver.object(call, shader);
        if let Some(result) = driver.call(call) {
            return result;
        }
        // SAFETY: the caller passes a place for the size.
        unsafe { *size = 4 };
        vk::Result::SUCCESS
    })
}

/// Returns a file descriptor that no file has: an import does not look.
unsafe extern "system" fn get_memory_fd(
    _: vk::Device,
    info: *const vk::MemoryGetFdInfoKHR<'_>,
    out: *mut i32,
) -> vk::Result {
    let call = "vkGetMemoryFdKHR";
    with(|driver| {
        // SAFETY: the caller fulfils the contract of the Vulkan function.
        let memory = unsafe { (*info).memory };
        driver.object(call, memory);
        if let Some(result) = driver.call(call) {
            return result;
        }
        // SAFETY: as above. No file has this descriptor.
        unsafe { *out = -1 };
        vk::Result::SUCCESS
    })
}

/// The text of every shader.
pub(super) const TEXT: &str = "shader: MESA_SHADER_VERTEX\n";

/// Writes the characters of a name.
pub(super) fn write_name<const N: usize>(name: &mut [std::ffi::c_char], text: [u8; N]) {
    for (to, from) in name.iter_mut().zip(text) {
        *to = from as std::ffi::c_char;
    }
}

unsafe extern "system" fn get_executables(
    _: vk::Device,
    info: *const vk::PipelineInfoKHR<'_>,
    count: *mut u32,
    out: *mut vk::PipelineExecutablePropertiesKHR<'_>,
) -> vk::Result {
    let call = "vkGetPipelineExecutablePropertiesKHR";
    with(|driver| {
        // SAFETY: the caller fulfils the contract of the Vulkan function.
        driver.object(call, unsafe { (*info).pipeline });
        if let Some(result) = driver.call(call) {
            return result;
        }
        let (lies, all) = enumerated(driver, call);
        // SAFETY: as above; there is memory for as many elements as `count` says.
        unsafe {
            if !out.is_null() && *count > 0 {
                write_name(&mut (*out).name, *b"vs");
            }
            *count = all + u32::from(lies && !out.is_null());
        }
        vk::Result::SUCCESS
    })
}

unsafe extern "system" fn get_representations(
    _: vk::Device,
    info: *const vk::PipelineExecutableInfoKHR<'_>,
    count: *mut u32,
    out: *mut vk::PipelineExecutableInternalRepresentationKHR<'_>,
) -> vk::Result {
    let call = "vkGetPipelineExecutableInternalRepresentationsKHR";
    with(|driver| {
        // SAFETY: the caller fulfils the contract of the Vulkan function.
        driver.object(call, unsafe { (*info).pipeline });
        if let Some(result) = driver.call(call) {
            return result;
        }
        let (lies, all) = enumerated(driver, call);
        // SAFETY: as above; there is memory for as many elements as `count` says, and in each
        // for as many bytes as it says, or none.
        unsafe {
            if !out.is_null() && *count > 0 {
                let out = &mut *out;
                write_name(&mut out.name, *b"IR");
                out.is_text = vk::TRUE;
                if out.p_data.is_null() {
                    out.data_size = TEXT.len();
                } else {
                    let size = out.data_size.min(TEXT.len());
                    std::ptr::copy_nonoverlapping(TEXT.as_ptr(), out.p_data.cast(), size);
                }
            }
            *count = all + u32::from(lies && !out.is_null());
        }
        vk::Result::SUCCESS
    })
}

/// Whether an enumeration has another element at the second call, and the number of elements.
fn enumerated(driver: &Driver, call: &'static str) -> (bool, u32) {
    match driver.lie {
        Some(Lie::ManyElements(liar)) if liar == call => (false, 1 << 31),
        Some(Lie::MoreElements(liar)) if liar == call => (true, 1),
        _ => (false, 1),
    }
}

super::function_table! {
    find_here:
    "vkGetPipelineExecutablePropertiesKHR" =>
        get_executables as vk::PFN_vkGetPipelineExecutablePropertiesKHR,
    "vkGetPipelineExecutableInternalRepresentationsKHR" =>
        get_representations as vk::PFN_vkGetPipelineExecutableInternalRepresentationsKHR,
    "vkGetMemoryFdKHR" => get_memory_fd as vk::PFN_vkGetMemoryFdKHR,
    "vkDestroyDevice" => destroy_device as vk::PFN_vkDestroyDevice,
    "vkGetDeviceQueue" => get_device_queue as vk::PFN_vkGetDeviceQueue,
    "vkResetQueryPoolEXT" => reset_query_pool as vk::PFN_vkResetQueryPool,
    "vkGetPipelineCacheData" => get_pipeline_cache_data as vk::PFN_vkGetPipelineCacheData,
    "vkGetShaderBinaryDataEXT" => get_shader_binary_data as vk::PFN_vkGetShaderBinaryDataEXT,
    "vkGetQueryPoolResults" => get_query_pool_results as vk::PFN_vkGetQueryPoolResults,
    "vkGetBufferMemoryRequirements" =>
        get_buffer_requirements as vk::PFN_vkGetBufferMemoryRequirements,
    "vkGetImageMemoryRequirements" =>
        get_image_requirements as vk::PFN_vkGetImageMemoryRequirements,
    "vkAllocateMemory" => allocate_memory as vk::PFN_vkAllocateMemory,
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
    "vkResetCommandBuffer" => reset_command_buffer as vk::PFN_vkResetCommandBuffer,
    "vkResetCommandPool" => reset_command_pool as vk::PFN_vkResetCommandPool,
    "vkQueueSubmit" => queue_submit as vk::PFN_vkQueueSubmit,
    "vkQueueSubmit2KHR" => queue_submit2 as vk::PFN_vkQueueSubmit2,
    "vkQueueBindSparse" => queue_bind_sparse as vk::PFN_vkQueueBindSparse,
    "vkCmdExecuteGeneratedCommandsEXT" => execute as vk::PFN_vkCmdExecuteGeneratedCommandsEXT,
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
