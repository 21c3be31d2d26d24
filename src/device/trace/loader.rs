//! The functions that find others, and those that find devices and types of memory.

use super::functions::wrapper;
use super::recorder::{self, Function};
use super::value::{Traced, Value, array};
use ash::vk;
use std::ffi::{CStr, c_char};
use std::mem::transmute;
use std::sync::OnceLock;

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
        recorder::begun("vkEnumeratePhysicalDevices", vec![("instance".to_owned(), instance.value())]);
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
}

#[cfg(test)]
mod tests {
    use super::super::functions;
    use std::collections::BTreeSet;

    /// The sources of the fake driver that have functions of their own; the others are traced.
    const FAKE: [&str; 2] = [
        include_str!("../fake/functions.rs"),
        include_str!("../fake/instance.rs"),
    ];

    /// Functions that no program needs that makes the same calls.
    const UNNEEDED: [&str; 22] = [
        "vkCreateDebugUtilsMessengerEXT",
        "vkDestroyDebugUtilsMessengerEXT",
        "vkDestroyInstance",
        "vkEnumerateDeviceExtensionProperties",
        "vkEnumerateInstanceExtensionProperties",
        "vkEnumerateInstanceLayerProperties",
        "vkEnumerateInstanceVersion",
        "vkGetBufferMemoryRequirements",
        "vkGetImageMemoryRequirements",
        "vkGetMemoryFdKHR",
        "vkGetPhysicalDeviceExternalBufferProperties",
        "vkGetPhysicalDeviceFeatures2KHR",
        "vkGetPhysicalDeviceProperties",
        "vkGetPhysicalDeviceProperties2KHR",
        "vkGetPhysicalDeviceQueueFamilyProperties",
        "vkGetInstanceProcAddr",
        "vkGetGeneratedCommandsMemoryRequirementsEXT",
        "vkGetPipelineCacheData",
        "vkGetPipelineExecutableInternalRepresentationsKHR",
        "vkGetPipelineExecutablePropertiesKHR",
        "vkGetShaderBinaryDataEXT",
        "vkResetQueryPool",
    ];

    #[test]
    fn every_function_that_the_fake_driver_has_is_traced_or_named_here() {
        let quoted = FAKE.iter().flat_map(|source| source.split('"'));
        let names: BTreeSet<&str> = quoted.filter(|text| text.starts_with("vk")).collect();
        assert!(names.len() > 40, "{}", names.len());
        for name in names {
            let traced = functions::NAMES.contains(&name) || super::NAMES.contains(&name);
            let untraced = super::UNTRACED.iter().any(|part| name.contains(part));
            assert!(traced || untraced || UNNEEDED.contains(&name), "{name}");
        }
    }
}
