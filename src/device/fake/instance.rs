//! The global functions and those of instances and physical devices.

use super::driver::{Lie, Variant, with};
use super::functions::{get_device_proc_addr, write_name};
use super::memory::PROTECTED_TYPE;
use crate::script::Feature;
use crate::script::feature::{Provider, STRUCTURES};
use crate::validation;
use crate::vk::PhysicalDeviceDeviceGeneratedCommandsPropertiesEXT as Generated;
use crate::vk::{self, Handle, TaggedStructure};
use ash::{ext, khr};
use std::collections::BTreeSet;
use std::ffi::{CStr, c_char, c_void};

type Callbacks<'a> = *const vk::AllocationCallbacks<'a>;

/// The entry point of the fake loader.
pub(super) unsafe extern "system" fn get_instance_proc_addr(
    _: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: the caller passes a string that ends with a zero.
    find(unsafe { CStr::from_ptr(name) })
}

/// Writes `all` as the functions that enumerate do, in two calls.
unsafe fn enumerate<T: Copy>(
    call: &'static str,
    all: &[T],
    count: *mut u32,
    out: *mut T,
) -> vk::Result {
    match with(|driver| driver.call(call)) {
        // A call that only counts is never incomplete.
        Some(vk::Result::INCOMPLETE) if out.is_null() => {}
        Some(result) => return result,
        None => {}
    }
    let lie = with(|driver| driver.lie);
    match lie {
        Some(Lie::Endless(named)) if named == call && !out.is_null() => {
            return vk::Result::INCOMPLETE;
        }
        Some(Lie::ManyElements(named)) if named == call => {
            // SAFETY: the caller passes a place for the count.
            unsafe { *count = 1 << 31 };
            return vk::Result::SUCCESS;
        }
        _ => {}
    }
    // SAFETY: the caller passes a place for the count and, if `out` is not null,
    // for as many elements.
    unsafe {
        if !out.is_null() {
            assert!(*count as usize >= all.len(), "the caller knows the count");
            std::ptr::copy_nonoverlapping(all.as_ptr(), out, all.len());
        }
        let more = lie == Some(Lie::MoreElements(call)) && !out.is_null();
        *count = all.len() as u32 + u32::from(more);
    }
    vk::Result::SUCCESS
}

fn extension(name: &CStr) -> vk::ExtensionProperties {
    vk::ExtensionProperties::default()
        .extension_name(name)
        .expect("names of extensions fit")
}

unsafe extern "system" fn enumerate_instance_version(out: *mut u32) -> vk::Result {
    if let Some(result) = with(|driver| driver.call("vkEnumerateInstanceVersion")) {
        return result;
    }
    // SAFETY: the caller passes a place for the version.
    unsafe { *out = vk::API_VERSION_1_3 };
    vk::Result::SUCCESS
}

unsafe extern "system" fn enumerate_layers(
    count: *mut u32,
    out: *mut vk::LayerProperties,
) -> vk::Result {
    let mut layer = vk::LayerProperties::default();
    let name = validation::LAYER.to_bytes_with_nul();
    for (to, from) in layer.layer_name.iter_mut().zip(name) {
        *to = *from as c_char;
    }
    // SAFETY: as for the Vulkan function.
    unsafe { enumerate("vkEnumerateInstanceLayerProperties", &[layer], count, out) }
}

unsafe extern "system" fn enumerate_instance_extensions(
    _layer: *const c_char,
    count: *mut u32,
    out: *mut vk::ExtensionProperties,
) -> vk::Result {
    let all = [
        khr::get_physical_device_properties2::NAME,
        ext::debug_utils::NAME,
        ext::layer_settings::NAME,
        ext::validation_features::NAME,
    ];
    let call = "vkEnumerateInstanceExtensionProperties";
    // SAFETY: as for the Vulkan function.
    unsafe { enumerate(call, &all.map(extension), count, out) }
}

unsafe extern "system" fn enumerate_device_extensions(
    _device: vk::PhysicalDevice,
    _layer: *const c_char,
    count: *mut u32,
    out: *mut vk::ExtensionProperties,
) -> vk::Result {
    let providers = Feature::ALL.iter().filter_map(|feature| feature.provider());
    let all: BTreeSet<&CStr> = providers.filter_map(Provider::extension).collect();
    let all: Vec<_> = all.into_iter().map(extension).collect();
    let call = "vkEnumerateDeviceExtensionProperties";
    // SAFETY: as for the Vulkan function.
    unsafe { enumerate(call, &all, count, out) }
}

unsafe extern "system" fn create_instance(
    _info: *const vk::InstanceCreateInfo<'_>,
    _: Callbacks<'_>,
    out: *mut vk::Instance,
) -> vk::Result {
    with(|driver| {
        if let Some(result) = driver.call("vkCreateInstance") {
            return result;
        }
        // SAFETY: the caller passes a place for the handle.
        unsafe { *out = driver.add(0, []) };
        vk::Result::SUCCESS
    })
}

unsafe extern "system" fn destroy_instance(instance: vk::Instance, _: Callbacks<'_>) {
    with(|driver| driver.remove("vkDestroyInstance", instance));
}

unsafe extern "system" fn create_messenger(
    instance: vk::Instance,
    _info: *const vk::DebugUtilsMessengerCreateInfoEXT<'_>,
    _: Callbacks<'_>,
    out: *mut vk::DebugUtilsMessengerEXT,
) -> vk::Result {
    with(|driver| {
        if let Some(result) = driver.call("vkCreateDebugUtilsMessengerEXT") {
            return result;
        }
        // SAFETY: the caller passes a place for the handle.
        unsafe { *out = driver.add(instance.as_raw(), []) };
        vk::Result::SUCCESS
    })
}

unsafe extern "system" fn destroy_messenger(
    _: vk::Instance,
    messenger: vk::DebugUtilsMessengerEXT,
    _: Callbacks<'_>,
) {
    with(|driver| driver.remove("vkDestroyDebugUtilsMessengerEXT", messenger));
}

unsafe extern "system" fn enumerate_physical_devices(
    instance: vk::Instance,
    count: *mut u32,
    out: *mut vk::PhysicalDevice,
) -> vk::Result {
    let device = if out.is_null() || with(|driver| driver.lie == Some(Lie::NullDevice)) {
        vk::PhysicalDevice::null()
    } else {
        with(|driver| driver.add(instance.as_raw(), []))
    };
    // SAFETY: as for the Vulkan function.
    unsafe { enumerate("vkEnumeratePhysicalDevices", &[device], count, out) }
}

unsafe extern "system" fn get_properties(
    _: vk::PhysicalDevice,
    out: *mut vk::PhysicalDeviceProperties,
) {
    let mut properties = vk::PhysicalDeviceProperties {
        api_version: vk::API_VERSION_1_3,
        ..Default::default()
    };
    properties.limits.max_vertex_output_components = 64;
    properties.limits.max_draw_indexed_index_value = u32::MAX;
    properties.limits.max_draw_indirect_count = u32::MAX;
    properties.limits.max_push_constants_size = 128;
    properties.limits.max_uniform_buffer_range = 1 << 16;
    properties.limits.max_storage_buffer_range = 1 << 16;
    properties.limits.max_per_stage_descriptor_uniform_buffers = 4;
    properties.limits.max_per_stage_descriptor_storage_buffers = 4;
    properties.limits.buffer_image_granularity = 1;
    // SAFETY: the caller passes a place for the structure.
    unsafe { *out = properties };
}

/// Calls `each` with every structure of a chain.
unsafe fn chain(first: *mut c_void, each: &mut dyn FnMut(vk::StructureType, *mut c_void)) {
    let mut next = first.cast::<vk::BaseOutStructure<'_>>();
    // SAFETY: every structure of a chain begins with these two members.
    while let Some(structure) = unsafe { next.as_mut() } {
        each(structure.s_type, next.cast());
        next = structure.p_next;
    }
}

unsafe extern "system" fn get_properties2(
    device: vk::PhysicalDevice,
    out: *mut vk::PhysicalDeviceProperties2<'_>,
) {
    // SAFETY: the caller fulfils the contract of the Vulkan function; a structure
    // has the type in its `sType`.
    unsafe {
        get_properties(device, &raw mut (*out).properties);
        chain((*out).p_next, &mut |s_type, structure| match s_type {
            vk::StructureType::PHYSICAL_DEVICE_DRIVER_PROPERTIES => {
                let driver = &mut *structure.cast::<vk::PhysicalDeviceDriverProperties<'_>>();
                if with(|driver| driver.variant == Some(Variant::PrintsCommands)) {
                    write_name(&mut driver.driver_name, *b"NVK");
                }
            }
            vk::StructureType::PHYSICAL_DEVICE_MULTI_DRAW_PROPERTIES_EXT => {
                let limits = &mut *structure.cast::<vk::PhysicalDeviceMultiDrawPropertiesEXT<'_>>();
                limits.max_multi_draw_count = u32::MAX;
            }
            vk::StructureType::PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_PROPERTIES_EXT => {
                let limits =
                    &mut *structure.cast::<vk::PhysicalDeviceTransformFeedbackPropertiesEXT<'_>>();
                limits.max_transform_feedback_streams = 4;
                limits.max_transform_feedback_buffers = 4;
                limits.max_transform_feedback_buffer_size = u64::MAX;
                limits.max_transform_feedback_stream_data_size = 512;
                limits.max_transform_feedback_buffer_data_size = 512;
                limits.max_transform_feedback_buffer_data_stride = 512;
                limits.transform_feedback_queries = vk::TRUE;
                limits.transform_feedback_draw = vk::TRUE;
            }
            vk::StructureType::PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_PROPERTIES_EXT => {
                let limits = &mut *structure
                    .cast::<vk::PhysicalDeviceExtendedDynamicState3PropertiesEXT<'_>>();
                limits.dynamic_primitive_topology_unrestricted = vk::TRUE;
            }
            Generated::STRUCTURE_TYPE => {
                let limits = &mut *structure.cast::<Generated>();
                limits.max_indirect_sequence_count = 1 << 20;
                limits.supported_indirect_commands_shader_stages =
                    vk::ShaderStageFlags::ALL_GRAPHICS;
                limits.device_generated_commands_transform_feedback = vk::TRUE;
                limits.device_generated_commands_multi_draw_indirect_count = vk::TRUE;
            }
            vk::StructureType::PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES => {
                let limits = &mut *structure.cast::<vk::PhysicalDeviceMaintenance3Properties<'_>>();
                limits.max_memory_allocation_size = u64::MAX;
            }
            vk::StructureType::PHYSICAL_DEVICE_MAINTENANCE_4_PROPERTIES => {
                let limits = &mut *structure.cast::<vk::PhysicalDeviceMaintenance4Properties<'_>>();
                limits.max_buffer_size = u64::MAX;
            }
            _ => {}
        });
    }
}

/// Every feature is offered.
unsafe extern "system" fn get_features2(
    _: vk::PhysicalDevice,
    out: *mut vk::PhysicalDeviceFeatures2<'_>,
) {
    // SAFETY: the caller fulfils the contract of the Vulkan function; booleans
    // follow the two members that every structure begins with.
    unsafe {
        chain(out.cast(), &mut |s_type, structure| {
            let mut structures = STRUCTURES.iter();
            let known = structures.find(|known| known.s_type == s_type.as_raw());
            let count = known.expect("a known structure").features.len();
            let first = structure.cast::<u8>().add(16).cast::<vk::Bool32>();
            std::slice::from_raw_parts_mut(first, count).fill(vk::TRUE);
        });
    }
}

unsafe extern "system" fn get_queue_families(
    _: vk::PhysicalDevice,
    count: *mut u32,
    out: *mut vk::QueueFamilyProperties,
) {
    let lie = with(|driver| driver.lie);
    let more = lie
        == Some(Lie::MoreElements(
            "vkGetPhysicalDeviceQueueFamilyProperties",
        ));
    let families = u32::from(lie != Some(Lie::NoQueueFamily));
    // SAFETY: the caller passes a place for the count, and for one family if
    // `out` is not null.
    unsafe {
        *count = families + u32::from(more && !out.is_null());
        if families > 0
            && let Some(family) = out.as_mut()
        {
            *family = vk::QueueFamilyProperties {
                timestamp_valid_bits: 64,
                queue_flags: vk::QueueFlags::GRAPHICS
                    | vk::QueueFlags::COMPUTE
                    | vk::QueueFlags::SPARSE_BINDING,
                queue_count: 1,
                ..Default::default()
            };
        }
    }
}

/// Protected memory, memory of the device, memory that the host can access, and other memory of
/// the device.
unsafe extern "system" fn get_memory(
    _: vk::PhysicalDevice,
    out: *mut vk::PhysicalDeviceMemoryProperties,
) {
    let mut memory = vk::PhysicalDeviceMemoryProperties {
        memory_type_count: match with(|driver| driver.lie) {
            Some(Lie::NoMemoryTypes) => 0,
            Some(Lie::ManyMemoryTypes) => 33,
            _ => 4,
        },
        memory_heap_count: match with(|driver| driver.lie) {
            Some(Lie::ManyMemoryHeaps) => u32::MAX,
            _ => 1,
        },
        ..Default::default()
    };
    memory.memory_heaps[0].size = match with(|driver| driver.variant) {
        Some(Variant::SmallHeap) => 16 << 20,
        _ => 1 << 32,
    };
    memory.memory_types[PROTECTED_TYPE as usize].property_flags =
        vk::MemoryPropertyFlags::DEVICE_LOCAL | vk::MemoryPropertyFlags::PROTECTED;
    memory.memory_types[1].property_flags = vk::MemoryPropertyFlags::DEVICE_LOCAL;
    memory.memory_types[2].property_flags = vk::MemoryPropertyFlags::HOST_VISIBLE
        | vk::MemoryPropertyFlags::HOST_COHERENT
        | vk::MemoryPropertyFlags::HOST_CACHED;
    memory.memory_types[3].property_flags = vk::MemoryPropertyFlags::DEVICE_LOCAL;
    if with(|driver| driver.lie == Some(Lie::HeapOutside)) {
        memory.memory_types[3].heap_index = 7;
    }
    // SAFETY: the caller passes a place for the structure.
    unsafe { *out = memory };
}

/// The device exports and imports the memory of buffers.
unsafe extern "system" fn get_external_buffer_properties(
    _: vk::PhysicalDevice,
    info: *const vk::PhysicalDeviceExternalBufferInfo<'_>,
    out: *mut vk::ExternalBufferProperties<'_>,
) {
    // SAFETY: the caller passes both structures.
    unsafe {
        let properties = &mut (*out).external_memory_properties;
        properties.external_memory_features =
            vk::ExternalMemoryFeatureFlags::EXPORTABLE | vk::ExternalMemoryFeatureFlags::IMPORTABLE;
        properties.compatible_handle_types = (*info).handle_type;
    }
}

unsafe extern "system" fn create_device(
    physical: vk::PhysicalDevice,
    info: *const vk::DeviceCreateInfo<'_>,
    _: Callbacks<'_>,
    out: *mut vk::Device,
) -> vk::Result {
    let call = "vkCreateDevice";
    with(|driver| {
        let instance = driver
            .object(call, physical)
            .map_or(0, |device| device.parent);
        if let Some(result) = driver.call(call) {
            return result;
        }
        // SAFETY: the caller passes a structure.
        let extensions = unsafe { (*info).enabled_extension_count };
        if driver.lie == Some(Lie::NoDevice)
            || driver.lie == Some(Lie::FewExtensions) && extensions > 2
        {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        }
        // SAFETY: the caller passes a place for the handle.
        unsafe { *out = driver.add(instance, []) };
        vk::Result::SUCCESS
    })
}

super::function_table! {
    find:
    "vkEnumerateInstanceVersion" =>
        enumerate_instance_version as vk::PFN_vkEnumerateInstanceVersion,
    "vkEnumerateInstanceLayerProperties" =>
        enumerate_layers as vk::PFN_vkEnumerateInstanceLayerProperties,
    "vkEnumerateInstanceExtensionProperties" =>
        enumerate_instance_extensions as vk::PFN_vkEnumerateInstanceExtensionProperties,
    "vkEnumerateDeviceExtensionProperties" =>
        enumerate_device_extensions as vk::PFN_vkEnumerateDeviceExtensionProperties,
    "vkCreateInstance" => create_instance as vk::PFN_vkCreateInstance,
    "vkDestroyInstance" => destroy_instance as vk::PFN_vkDestroyInstance,
    "vkCreateDebugUtilsMessengerEXT" =>
        create_messenger as vk::PFN_vkCreateDebugUtilsMessengerEXT,
    "vkDestroyDebugUtilsMessengerEXT" =>
        destroy_messenger as vk::PFN_vkDestroyDebugUtilsMessengerEXT,
    "vkEnumeratePhysicalDevices" =>
        enumerate_physical_devices as vk::PFN_vkEnumeratePhysicalDevices,
    "vkGetPhysicalDeviceProperties" => get_properties as vk::PFN_vkGetPhysicalDeviceProperties,
    "vkGetPhysicalDeviceProperties2KHR" =>
        get_properties2 as vk::PFN_vkGetPhysicalDeviceProperties2,
    "vkGetPhysicalDeviceFeatures2KHR" => get_features2 as vk::PFN_vkGetPhysicalDeviceFeatures2,
    "vkGetPhysicalDeviceQueueFamilyProperties" =>
        get_queue_families as vk::PFN_vkGetPhysicalDeviceQueueFamilyProperties,
    "vkGetPhysicalDeviceMemoryProperties" =>
        get_memory as vk::PFN_vkGetPhysicalDeviceMemoryProperties,
    "vkGetPhysicalDeviceExternalBufferProperties" => get_external_buffer_properties
        as vk::PFN_vkGetPhysicalDeviceExternalBufferProperties,
    "vkCreateDevice" => create_device as vk::PFN_vkCreateDevice,
    "vkGetDeviceProcAddr" => get_device_proc_addr as vk::PFN_vkGetDeviceProcAddr,
}
