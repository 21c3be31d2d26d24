//! A Vulkan driver in memory, for tests of what happens when a call fails.
//!
//! [`entry`] is a loader whose functions are those of this module. They keep
//! account of every object and check what the specification requires of the
//! caller: handles are alive and of the right type, nothing is destroyed twice
//! or while unfinished work uses it, nothing outlives its parent. Nothing is
//! rendered: memory keeps what the host wrote.
//!
//! One call of a run, counted over all calls that return a `VkResult`, can be
//! made to fail with a chosen result (`Driver::failure`).

mod autogen_results;
mod commands;
#[cfg(test)]
mod compiled_tests;
mod driver;
mod functions;
mod generated;
mod instance;
mod memory;
#[cfg(test)]
mod memory_tests;
#[cfg(test)]
mod query_scenarios;
#[cfg(test)]
mod query_tests;
mod queue;
mod results;
#[cfg(test)]
pub(crate) mod scenarios;
#[cfg(test)]
mod tests;

use super::{Instance, Validation, VulkanDevice};
use ash::vk;
use std::sync::Arc;

/// A loader whose only driver is the fake one.
fn entry() -> ash::Entry {
    let functions = ash::StaticFn {
        get_instance_proc_addr: instance::get_instance_proc_addr,
    };
    // SAFETY: the function has the contract of vkGetInstanceProcAddr.
    unsafe { ash::Entry::from_static_fn(functions) }
}

/// Opens the device of the fake driver, without the validation layer.
pub fn device() -> VulkanDevice {
    let instance = Instance::with_entry(entry(), Validation::Off).expect("the driver starts");
    VulkanDevice::new(Arc::new(instance), 0).expect("the driver has a device")
}

/// Defines a function that finds the functions of a table by their names.
macro_rules! function_table {
    ($find:ident: $($name:literal => $function:path as $type:ty),* $(,)?) => {
        pub(super) fn $find(name: &std::ffi::CStr) -> ash::vk::PFN_vkVoidFunction {
            match name.to_str().unwrap_or_default() {
                $($name => {
                    let function: $type = $function;
                    // SAFETY: both are function pointers; the caller casts it
                    // back to the type of this name.
                    Some(unsafe {
                        std::mem::transmute::<$type, unsafe extern "system" fn()>(function)
                    })
                })*
                _ => None,
            }
        }
    };
}
use function_table;

/// The elements of an array that Vulkan functions take as count and pointer.
///
/// # Safety
/// `first` points to `count` elements, or the count is 0.
unsafe fn slice<'a, T>(count: u32, first: *const T) -> &'a [T] {
    if count == 0 {
        return &[];
    }
    // SAFETY: see above.
    unsafe { std::slice::from_raw_parts(first, count as usize) }
}

/// The raw handles of an array.
///
/// # Safety
/// As [`slice`].
unsafe fn raw<H: vk::Handle + Copy>(count: u32, first: *const H) -> Vec<u64> {
    // SAFETY: as for this function.
    unsafe { slice(count, first) }
        .iter()
        .map(|handle| handle.as_raw())
        .collect()
}
