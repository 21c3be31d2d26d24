//! The functions that find others, and those that memory and submissions need: the host
//! writes mapped memory without a call, so that it is compared at each submission.

use super::functions::wrapper;
use super::recorder::{self, Function};
use super::value::{Traced, Value, array, pointer};
use ash::vk::{self, Handle};
use std::ffi::{CStr, c_char, c_void};
use std::mem::transmute;
use std::sync::OnceLock;

type Callbacks<'a> = *const vk::AllocationCallbacks<'a>;

/// The loader's own function.
static LOADER: OnceLock<vk::PFN_vkGetInstanceProcAddr> = OnceLock::new();

/// Functions that are not traced: the memory that they read has addresses, which another run
/// has elsewhere.
const UNTRACED: [&str; 2] = ["GeneratedCommands", "IndirectCommandsLayout"];

/// The functions of a loader, each of which notes its calls.
pub(crate) fn traced(loader: &ash::Entry) -> ash::StaticFn {
    // Another loader would be the same library.
    let _ = LOADER.set(loader.static_fn().get_instance_proc_addr);
    ash::StaticFn {
        get_instance_proc_addr,
    }
}

/// The traced function in place of a real one, if there is any.
fn replaced(name: &CStr, real: Function) -> Function {
    let name = name.to_str().unwrap_or_default();
    let own = own(name).or_else(|| wrapper(name));
    match own {
        Some((name, function)) => {
            recorder::keep(name, real);
            function
        }
        None => {
            if UNTRACED.iter().any(|part| name.contains(part)) {
                recorder::lacks("device-generated commands (VK_EXT_device_generated_commands)");
            }
            real
        }
    }
}

unsafe extern "system" fn get_instance_proc_addr(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    let loader = LOADER
        .get()
        .expect("the entry point exists after the loader");
    // SAFETY: the caller passes an instance or none, and a string.
    let real = unsafe { loader(instance, name) }?;
    // SAFETY: see above.
    Some(replaced(unsafe { CStr::from_ptr(name) }, real))
}

/// Calls the real function of this name, which has this type.
macro_rules! real {
    ($name:ident as $ty:ty) => {
        transmute::<Function, $ty>(recorder::real(stringify!($name)))
    };
}

/// Defines functions and the table of their names.
macro_rules! own {
    ($($(#[$doc:meta])* fn $name:ident($($argument:ident: $ty:ty),* $(,)?) $(-> $result:ty)? as $pfn:ty $body:block)*) => {
        $(
            $(#[$doc])*
            #[allow(non_snake_case)]
            unsafe extern "system" fn $name($($argument: $ty),*) $(-> $result)? {
                // SAFETY: the caller fulfils the contract of the Vulkan function, which
                // is that of the real one.
                unsafe { $body }
            }
        )*

        fn own(name: &str) -> Option<(&'static str, Function)> {
            match name {
                $(stringify!($name) => {
                    let function: $pfn = $name;
                    // SAFETY: both are function pointers; the caller casts it back.
                    Some((stringify!($name), unsafe { transmute::<$pfn, Function>(function) }))
                })*
                _ => None,
            }
        }

        #[cfg(test)]
        pub(super) const NAMES: &[&str] = &[$(stringify!($name)),*];
    };
}

/// An argument of a noted call.
///
/// # Safety
/// As [`Traced::value`].
unsafe fn named<T: Traced>(name: &str, value: &T) -> (String, Value) {
    // SAFETY: see above.
    (name.to_owned(), unsafe { value.value() })
}

own! {
    fn vkGetDeviceProcAddr(device: vk::Device, name: *const c_char) -> vk::PFN_vkVoidFunction
        as vk::PFN_vkGetDeviceProcAddr
    {
        let real = real!(vkGetDeviceProcAddr as vk::PFN_vkGetDeviceProcAddr)(device, name)?;
        Some(replaced(CStr::from_ptr(name), real))
    }

    fn vkEnumeratePhysicalDevices(
        instance: vk::Instance, count: *mut u32, devices: *mut vk::PhysicalDevice,
    ) -> vk::Result as vk::PFN_vkEnumeratePhysicalDevices {
        let real = real!(vkEnumeratePhysicalDevices as vk::PFN_vkEnumeratePhysicalDevices);
        if devices.is_null() {
            return real(instance, count, devices);
        }
        recorder::begun("vkEnumeratePhysicalDevices", vec![named("instance", &instance)]);
        let result = real(instance, count, devices);
        if let Value::Array { items, .. } = array(devices, *count as usize) {
            recorder::created(items);
        }
        recorder::returned(Some(format!("VK_{result:?}")));
        result
    }

    fn vkGetPhysicalDeviceMemoryProperties(
        device: vk::PhysicalDevice, properties: *mut vk::PhysicalDeviceMemoryProperties,
    ) as vk::PFN_vkGetPhysicalDeviceMemoryProperties {
        real!(vkGetPhysicalDeviceMemoryProperties
            as vk::PFN_vkGetPhysicalDeviceMemoryProperties)(device, properties);
        let types = (*properties).memory_types_as_slice().iter();
        let flags = types.map(|memory_type| memory_type.property_flags.as_raw());
        recorder::memory_types(flags.collect());
    }

    fn vkAllocateMemory(
        device: vk::Device, info: *const vk::MemoryAllocateInfo<'_>, allocator: Callbacks<'_>,
        memory: *mut vk::DeviceMemory,
    ) -> vk::Result as vk::PFN_vkAllocateMemory {
        let arguments = vec![named("device", &device), ("info".to_owned(), pointer(info))];
        recorder::begun("vkAllocateMemory", arguments);
        let real = real!(vkAllocateMemory as vk::PFN_vkAllocateMemory);
        let result = real(device, info, allocator, memory);
        if result == vk::Result::SUCCESS {
            recorder::created(vec![(*memory).value()]);
            recorder::allocated((*memory).as_raw(), (*info).allocation_size);
        }
        recorder::returned(Some(format!("VK_{result:?}")));
        result
    }

    fn vkFreeMemory(
        device: vk::Device, memory: vk::DeviceMemory, allocator: Callbacks<'_>,
    ) as vk::PFN_vkFreeMemory {
        let arguments = vec![named("device", &device), named("memory", &memory)];
        recorder::begun("vkFreeMemory", arguments);
        recorder::freed(memory.as_raw());
        real!(vkFreeMemory as vk::PFN_vkFreeMemory)(device, memory, allocator);
    }

    fn vkMapMemory(
        device: vk::Device, memory: vk::DeviceMemory, offset: vk::DeviceSize,
        size: vk::DeviceSize, flags: vk::MemoryMapFlags, data: *mut *mut c_void,
    ) -> vk::Result as vk::PFN_vkMapMemory {
        recorder::begun("vkMapMemory", vec![
            named("device", &device),
            named("memory", &memory),
            named("offset", &offset),
            named("size", &size),
            named("flags", &flags),
        ]);
        let real = real!(vkMapMemory as vk::PFN_vkMapMemory);
        let result = real(device, memory, offset, size, flags, data);
        if result == vk::Result::SUCCESS {
            recorder::mapped(memory.as_raw(), offset, size, *data);
        }
        recorder::returned(Some(format!("VK_{result:?}")));
        result
    }

    fn vkUnmapMemory(device: vk::Device, memory: vk::DeviceMemory) as vk::PFN_vkUnmapMemory {
        let arguments = vec![named("device", &device), named("memory", &memory)];
        recorder::begun("vkUnmapMemory", arguments);
        recorder::unmapped(memory.as_raw());
        real!(vkUnmapMemory as vk::PFN_vkUnmapMemory)(device, memory);
    }

    fn vkQueueSubmit(
        queue: vk::Queue, count: u32, infos: *const vk::SubmitInfo<'_>, fence: vk::Fence,
    ) -> vk::Result as vk::PFN_vkQueueSubmit {
        recorder::note_writes();
        recorder::begun("vkQueueSubmit", vec![
            named("queue", &queue),
            named("count", &count),
            ("infos".to_owned(), array(infos, count as usize)),
            named("fence", &fence),
        ]);
        let real = real!(vkQueueSubmit as vk::PFN_vkQueueSubmit);
        let result = real(queue, count, infos, fence);
        recorder::returned(Some(format!("VK_{result:?}")));
        result
    }

    fn vkWaitForFences(
        device: vk::Device, count: u32, fences: *const vk::Fence, all: vk::Bool32, timeout: u64,
    ) -> vk::Result as vk::PFN_vkWaitForFences {
        recorder::begun("vkWaitForFences", vec![
            named("device", &device),
            named("count", &count),
            ("fences".to_owned(), array(fences, count as usize)),
            named("waitAll", &all),
            named("timeout", &timeout),
        ]);
        let real = real!(vkWaitForFences as vk::PFN_vkWaitForFences);
        let result = real(device, count, fences, all, timeout);
        if result == vk::Result::SUCCESS {
            recorder::note_results();
        }
        recorder::returned(Some(format!("VK_{result:?}")));
        result
    }

    fn vkGetBufferDeviceAddress(
        device: vk::Device, info: *const vk::BufferDeviceAddressInfo<'_>,
    ) -> vk::DeviceAddress as vk::PFN_vkGetBufferDeviceAddress {
        let arguments = vec![named("device", &device), ("info".to_owned(), pointer(info))];
        recorder::begun("vkGetBufferDeviceAddress", arguments);
        let real = real!(vkGetBufferDeviceAddress as vk::PFN_vkGetBufferDeviceAddress);
        let address = real(device, info);
        recorder::addressed(address);
        recorder::returned(None);
        address
    }
}

#[cfg(test)]
mod tests {
    use super::super::functions;
    use std::collections::BTreeSet;

    /// The sources of the fake driver, which has every function that the device calls.
    const FAKE: [&str; 3] = [
        include_str!("../fake/commands.rs"),
        include_str!("../fake/functions.rs"),
        include_str!("../fake/instance.rs"),
    ];

    /// Functions that no program needs that makes the same calls.
    const UNNEEDED: [&str; 16] = [
        "vkCreateDebugUtilsMessengerEXT",
        "vkDestroyDebugUtilsMessengerEXT",
        "vkDestroyInstance",
        "vkEnumerateDeviceExtensionProperties",
        "vkEnumerateInstanceExtensionProperties",
        "vkEnumerateInstanceLayerProperties",
        "vkEnumerateInstanceVersion",
        "vkGetBufferMemoryRequirements",
        "vkGetImageMemoryRequirements",
        "vkGetPhysicalDeviceFeatures2KHR",
        "vkGetPhysicalDeviceProperties",
        "vkGetPhysicalDeviceProperties2KHR",
        "vkGetPhysicalDeviceQueueFamilyProperties",
        "vkGetInstanceProcAddr",
        "vkGetGeneratedCommandsMemoryRequirementsEXT",
        "vkResetQueryPool",
    ];

    #[test]
    fn every_function_that_the_fake_driver_has_is_traced_or_named_here() {
        let quoted = FAKE.iter().flat_map(|source| source.split('"'));
        let names: BTreeSet<&str> = quoted.filter(|text| text.starts_with("vk")).collect();
        assert!(names.len() > 130, "{}", names.len());
        for name in names {
            let traced = functions::NAMES.contains(&name) || super::NAMES.contains(&name);
            let untraced = super::UNTRACED.iter().any(|part| name.contains(part));
            assert!(traced || untraced || UNNEEDED.contains(&name), "{name}");
        }
    }
}
