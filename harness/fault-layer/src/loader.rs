//! The interface to the Vulkan loader: the negotiation, the chains of layers, and which
//! functions the layer replaces.
//!
//! Vulkan loader, "Layer interface to the loader"; vk_layer.h.

use crate::state::{self, Device};
use crate::{capture, draws, log, other_commands, queries, shaders, submits};
use ash::vk::{self, Handle};
use std::collections::HashMap;
use std::ffi::{CStr, c_char, c_void};
use std::sync::{Mutex, PoisonError};

type Any = unsafe extern "system" fn();

/// `VkNegotiateLayerInterface`
#[repr(C)]
pub struct NegotiateInterface {
    s_type: i32,
    p_next: *mut c_void,
    version: u32,
    get_instance_proc_addr: Option<vk::PFN_vkGetInstanceProcAddr>,
    get_device_proc_addr: Option<vk::PFN_vkGetDeviceProcAddr>,
    get_physical_device_proc_addr: Option<Any>,
}

/// `VkLayerInstanceLink` and `VkLayerDeviceLink`, whose first two members are those of both.
#[repr(C)]
struct Link {
    next: *mut Link,
    get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    /// The next `vk_layerGetPhysicalDeviceProcAddr` of an instance, or
    /// `vkGetDeviceProcAddr` of a device.
    get_proc_addr: Option<vk::PFN_vkGetDeviceProcAddr>,
}

/// `VkLayerInstanceCreateInfo` and `VkLayerDeviceCreateInfo`, of which only the links are read.
#[repr(C)]
struct LinkInfo {
    s_type: vk::StructureType,
    p_next: *const c_void,
    /// `VkLayerFunction`; 0 is `VK_LAYER_LINK_INFO`.
    function: i32,
    link: *mut Link,
}

/// `VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO` and `…_DEVICE_CREATE_INFO`
const INSTANCE_LINK: i32 = 47;
const DEVICE_LINK: i32 = 48;

/// The next layer's function of each instance, by the dispatch key of the instance.
static INSTANCES: Mutex<Option<HashMap<usize, vk::PFN_vkGetInstanceProcAddr>>> = Mutex::new(None);

/// The entry point of the layer: returns its functions to the loader.
///
/// # Safety
/// The loader calls the function with a valid structure of its interface.
#[unsafe(no_mangle)]
#[allow(non_snake_case)]
pub unsafe extern "system" fn vkNegotiateLoaderLayerInterfaceVersion(
    interface: *mut NegotiateInterface,
) -> vk::Result {
    // SAFETY: the loader passes a structure of version 2 at least.
    let interface = unsafe { &mut *interface };
    if interface.version < 2 {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    }
    interface.version = 2;
    interface.get_instance_proc_addr = Some(get_instance_proc_addr);
    interface.get_device_proc_addr = Some(get_device_proc_addr);
    interface.get_physical_device_proc_addr = None;
    vk::Result::SUCCESS
}

/// Removes the first link of a chain; returns it.
///
/// # Safety
/// `first` is the chain of a create info that the loader passes.
unsafe fn take_link<'a>(first: *const c_void, s_type: i32) -> Option<&'a Link> {
    let mut next = first.cast_mut().cast::<LinkInfo>();
    // SAFETY: every structure of a chain begins with its type and the next pointer; the
    // structures of the loader are those of this layer's to change.
    unsafe {
        while let Some(info) = next.as_mut() {
            if info.s_type.as_raw() == s_type && info.function == 0 {
                let link = info.link.as_ref()?;
                info.link = link.next;
                return Some(link);
            }
            next = info.p_next.cast_mut().cast();
        }
    }
    None
}

unsafe extern "system" fn create_instance(
    info: *const vk::InstanceCreateInfo<'_>,
    allocator: *const vk::AllocationCallbacks<'_>,
    out: *mut vk::Instance,
) -> vk::Result {
    // SAFETY: the loader calls with the chain of the interface; a function found by a name
    // has the type of that name.
    unsafe {
        let Some(link) = take_link((*info).p_next, INSTANCE_LINK) else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let get = link.get_instance_proc_addr;
        let Some(create) = get(vk::Instance::null(), c"vkCreateInstance".as_ptr()) else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let create: vk::PFN_vkCreateInstance = std::mem::transmute::<Any, _>(create);
        let result = create(info, allocator, out);
        if result == vk::Result::SUCCESS {
            let mut instances = INSTANCES.lock().unwrap_or_else(PoisonError::into_inner);
            let key = state::key((*out).as_raw());
            instances.get_or_insert_default().insert(key, get);
        }
        result
    }
}

unsafe extern "system" fn create_device(
    physical: vk::PhysicalDevice,
    info: *const vk::DeviceCreateInfo<'_>,
    allocator: *const vk::AllocationCallbacks<'_>,
    out: *mut vk::Device,
) -> vk::Result {
    // SAFETY: as in `create_instance`.
    unsafe {
        let Some(link) = take_link((*info).p_next, DEVICE_LINK) else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let (get, Some(get_device)) = (link.get_instance_proc_addr, link.get_proc_addr) else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let Some(create) = get(vk::Instance::null(), c"vkCreateDevice".as_ptr()) else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let create: vk::PFN_vkCreateDevice = std::mem::transmute::<Any, _>(create);
        let result = create(physical, info, allocator, out);
        if result == vk::Result::SUCCESS {
            log::loaded();
            state::add(Device::new(*out, get_device));
        }
        result
    }
}

unsafe extern "system" fn destroy_device(
    device: vk::Device,
    allocator: *const vk::AllocationCallbacks<'_>,
) {
    if device == vk::Device::null() {
        return;
    }
    let removed = state::remove(device);
    // SAFETY: as for vkDestroyDevice.
    unsafe {
        removed.free_own();
        (removed.functions.fp_v1_0().destroy_device)(device, allocator);
    }
}

/// The replaced functions of instances.
fn instance_function(name: &CStr) -> Option<Any> {
    // SAFETY: the caller casts a function back to the type of its name.
    unsafe {
        Some(match name.to_str().ok()? {
            "vkGetInstanceProcAddr" => {
                std::mem::transmute::<vk::PFN_vkGetInstanceProcAddr, Any>(get_instance_proc_addr)
            }
            "vkCreateInstance" => {
                std::mem::transmute::<vk::PFN_vkCreateInstance, Any>(create_instance)
            }
            "vkCreateDevice" => std::mem::transmute::<vk::PFN_vkCreateDevice, Any>(create_device),
            _ => return None,
        })
    }
}

/// The replaced functions of devices.
fn device_function(name: &CStr) -> Option<Any> {
    // SAFETY: as in `instance_function`.
    let own = unsafe {
        match name.to_str().ok()? {
            "vkGetDeviceProcAddr" => Some(std::mem::transmute::<vk::PFN_vkGetDeviceProcAddr, Any>(
                get_device_proc_addr,
            )),
            "vkDestroyDevice" => Some(std::mem::transmute::<vk::PFN_vkDestroyDevice, Any>(
                destroy_device,
            )),
            _ => None,
        }
    };
    own.or_else(|| shaders::find(name))
        .or_else(|| capture::find(name))
        .or_else(|| draws::find(name))
        .or_else(|| other_commands::find(name))
        .or_else(|| submits::find(name))
        .or_else(|| queries::find(name))
}

unsafe extern "system" fn get_instance_proc_addr(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: the caller passes a string that ends with a zero.
    let text = unsafe { CStr::from_ptr(name) };
    if let Some(own) = instance_function(text) {
        return Some(own);
    }
    if instance == vk::Instance::null() {
        return None;
    }
    let instances = INSTANCES.lock().unwrap_or_else(PoisonError::into_inner);
    let get = *instances.as_ref()?.get(&state::key(instance.as_raw()))?;
    drop(instances);
    // SAFETY: as for vkGetInstanceProcAddr.
    let next = unsafe { get(instance, name) }?;
    Some(device_function(text).unwrap_or(next))
}

unsafe extern "system" fn get_device_proc_addr(
    device: vk::Device,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: as for vkGetDeviceProcAddr; a function that the driver lacks is not offered.
    unsafe {
        let next = state::with(device.as_raw(), |device| device.next)(device, name)?;
        Some(device_function(CStr::from_ptr(name)).unwrap_or(next))
    }
}

/// Defines a function that finds the replaced functions of a module by their names.
macro_rules! replaced {
    ($($name:literal => $function:path as $type:ty),* $(,)?) => {
        /// Finds a replaced function by its name.
        pub(crate) fn find(name: &std::ffi::CStr) -> Option<unsafe extern "system" fn()> {
            match name.to_str().ok()? {
                $($name => {
                    let function: $type = $function;
                    // SAFETY: both are function pointers; the caller casts it back to the
                    // type of this name.
                    Some(unsafe {
                        std::mem::transmute::<$type, unsafe extern "system" fn()>(function)
                    })
                })*
                _ => None,
            }
        }
    };
}
pub(crate) use replaced;
