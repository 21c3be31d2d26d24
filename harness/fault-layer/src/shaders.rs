//! Faults of modules, shader objects, and state of pipelines.
//!
//! Vulkan chapters "Shaders" and "Pipelines".

use crate::fault::{Event, Fault, occurs};
use crate::loader::replaced;
use crate::spirv;
use crate::state;
use ash::vk::{self, Handle};
use std::ffi::c_void;

/// The words as the faulty driver takes them.
///
/// # Safety
/// `code` has `size` bytes.
unsafe fn changed(device: vk::Device, code: *const u32, size: usize) -> Vec<u32> {
    // SAFETY: as for this function.
    let words = unsafe { std::slice::from_raw_parts(code, size / 4) };
    let words = spirv::changed(words);
    let event = Event {
        is_geometry: spirv::is_geometry(&words),
        ..Event::default()
    };
    if !occurs(Fault::StaleModule, event) {
        return words;
    }
    let key = spirv::without_offsets(&words);
    state::with(device.as_raw(), |device| {
        device.modules.entry(key).or_insert(words).clone()
    })
}

unsafe extern "system" fn create_module(
    device: vk::Device,
    info: *const vk::ShaderModuleCreateInfo<'_>,
    allocator: *const vk::AllocationCallbacks<'_>,
    out: *mut vk::ShaderModule,
) -> vk::Result {
    // SAFETY: as for vkCreateShaderModule.
    unsafe {
        let mut info = *info;
        let words = changed(device, info.p_code, info.code_size);
        info.p_code = words.as_ptr();
        info.code_size = 4 * words.len();
        let next = state::with(device.as_raw(), |device| {
            device.functions.fp_v1_0().create_shader_module
        });
        next(device, &info, allocator, out)
    }
}

unsafe extern "system" fn create_shaders(
    device: vk::Device,
    count: u32,
    infos: *const vk::ShaderCreateInfoEXT<'_>,
    allocator: *const vk::AllocationCallbacks<'_>,
    out: *mut vk::ShaderEXT,
) -> vk::Result {
    // SAFETY: as for vkCreateShadersEXT, which the device has.
    unsafe {
        let mut infos = std::slice::from_raw_parts(infos, count as usize).to_vec();
        let mut words = Vec::new();
        for info in &mut infos {
            if info.code_type == vk::ShaderCodeTypeEXT::SPIRV {
                let changed = changed(device, info.p_code.cast(), info.code_size);
                info.p_code = changed.as_ptr().cast();
                info.code_size = 4 * changed.len();
                words.push(changed);
            }
        }
        let next: vk::PFN_vkCreateShadersEXT = state::with(device.as_raw(), |device| {
            device.function(c"vkCreateShadersEXT")
        });
        next(device, count, infos.as_ptr(), allocator, out)
    }
}

/// The other provoking vertex mode.
fn exchanged(mode: vk::ProvokingVertexModeEXT) -> vk::ProvokingVertexModeEXT {
    match mode {
        vk::ProvokingVertexModeEXT::FIRST_VERTEX => vk::ProvokingVertexModeEXT::LAST_VERTEX,
        _ => vk::ProvokingVertexModeEXT::FIRST_VERTEX,
    }
}

/// Exchanges the provoking vertex mode of a chain.
///
/// # Safety
/// The chain is that of a rasterization state, which the caller may write.
unsafe fn exchange_mode(first: *const c_void) {
    let mut next = first.cast_mut().cast::<vk::BaseOutStructure<'_>>();
    // SAFETY: every structure of a chain begins with these two members.
    unsafe {
        while let Some(structure) = next.as_mut() {
            let wanted =
                vk::StructureType::PIPELINE_RASTERIZATION_PROVOKING_VERTEX_STATE_CREATE_INFO_EXT;
            if structure.s_type == wanted {
                type Mode<'a> = vk::PipelineRasterizationProvokingVertexStateCreateInfoEXT<'a>;
                let state = &mut *next.cast::<Mode<'_>>();
                state.provoking_vertex_mode = exchanged(state.provoking_vertex_mode);
            }
            next = structure.p_next;
        }
    }
}

unsafe extern "system" fn create_pipelines(
    device: vk::Device,
    cache: vk::PipelineCache,
    count: u32,
    infos: *const vk::GraphicsPipelineCreateInfo<'_>,
    allocator: *const vk::AllocationCallbacks<'_>,
    out: *mut vk::Pipeline,
) -> vk::Result {
    // SAFETY: as for vkCreateGraphicsPipelines; modes of chains are exchanged back after the
    // call, before the caller can read them.
    unsafe {
        let mut infos = std::slice::from_raw_parts(infos, count as usize).to_vec();
        let mut assemblies = Vec::with_capacity(infos.len());
        let mut modes = Vec::new();
        for info in &mut infos {
            let stages = match info.p_stages.is_null() {
                true => &[],
                false => std::slice::from_raw_parts(info.p_stages, info.stage_count as usize),
            };
            let event = Event {
                is_geometry: stages
                    .iter()
                    .any(|stage| stage.stage == vk::ShaderStageFlags::GEOMETRY),
                ..Event::default()
            };
            if occurs(Fault::RestartIgnored, event)
                && let Some(assembly) = info.p_input_assembly_state.as_ref()
            {
                let mut assembly = *assembly;
                assembly.primitive_restart_enable = vk::FALSE;
                assemblies.push(assembly);
                // The capacity is that of all pipelines: no element moves.
                info.p_input_assembly_state = &assemblies[assemblies.len() - 1];
            }
            if occurs(Fault::ProvokingModeExchanged, event)
                && let Some(raster) = info.p_rasterization_state.as_ref()
            {
                modes.push(raster.p_next);
                exchange_mode(raster.p_next);
            }
        }
        let next = state::with(device.as_raw(), |device| {
            device.functions.fp_v1_0().create_graphics_pipelines
        });
        let result = next(device, cache, count, infos.as_ptr(), allocator, out);
        if result == vk::Result::SUCCESS {
            state::with(device.as_raw(), |device| {
                for (number, info) in infos.iter().enumerate() {
                    if let Some(assembly) = info.p_input_assembly_state.as_ref() {
                        device
                            .topologies
                            .insert(*out.add(number), assembly.topology);
                    }
                }
            });
        }
        for mode in modes {
            exchange_mode(mode);
        }
        result
    }
}

unsafe extern "system" fn set_mode(commands: vk::CommandBuffer, mode: vk::ProvokingVertexModeEXT) {
    let name = c"vkCmdSetProvokingVertexModeEXT";
    // SAFETY: as for the command, which the device has.
    unsafe {
        let next: vk::PFN_vkCmdSetProvokingVertexModeEXT =
            state::with(commands.as_raw(), |device| device.function(name));
        let is = occurs(Fault::ProvokingModeExchanged, Event::default());
        next(commands, if is { exchanged(mode) } else { mode });
    }
}

unsafe extern "system" fn set_restart(commands: vk::CommandBuffer, restarts: vk::Bool32) {
    let name = c"vkCmdSetPrimitiveRestartEnableEXT";
    // SAFETY: as for the command, which the device has.
    unsafe {
        let next: vk::PFN_vkCmdSetPrimitiveRestartEnable =
            state::with(commands.as_raw(), |device| device.function(name));
        let is = occurs(Fault::RestartIgnored, Event::default());
        next(commands, if is { vk::FALSE } else { restarts });
    }
}

replaced! {
    "vkCreateShaderModule" => create_module as vk::PFN_vkCreateShaderModule,
    "vkCreateShadersEXT" => create_shaders as vk::PFN_vkCreateShadersEXT,
    "vkCreateGraphicsPipelines" => create_pipelines as vk::PFN_vkCreateGraphicsPipelines,
    "vkCmdSetProvokingVertexModeEXT" => set_mode as vk::PFN_vkCmdSetProvokingVertexModeEXT,
    "vkCmdSetPrimitiveRestartEnableEXT" => set_restart as vk::PFN_vkCmdSetPrimitiveRestartEnable,
}
