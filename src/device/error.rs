//! The errors of the device, which keep the `VkResult` of a failed call.

use super::enumerate::EnumerationError;
use crate::script::ExecuteError;
use ash::vk;
use gpu_allocator::{AllocationError, MemoryLocation};
use thiserror::Error;

/// The reason that there is no instance or no device.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeviceError {
    /// This machine has no Vulkan loader.
    #[error(
        "the Vulkan loader cannot be opened: {reason}; install it \
         (Debian, Ubuntu: libvulkan1; Fedora: vulkan-loader)"
    )]
    NoLoader { reason: String },
    /// The loader finds no driver that works.
    #[error(
        "the Vulkan loader finds no driver that works{}; install one \
         (Debian, Ubuntu: mesa-vulkan-drivers), or name its file in \
         VK_DRIVER_FILES (older loaders: VK_ICD_FILENAMES)",
        loader_note(.loader)
    )]
    NoDriver {
        /// The messages of the loader.
        loader: Vec<String>,
    },
    /// `--validation` is given, but the layer is not installed.
    #[error(
        "the layer VK_LAYER_KHRONOS_validation is not installed; install it \
         (Debian, Ubuntu: vulkan-validationlayers), or name its folder in VK_LAYER_PATH"
    )]
    NoValidationLayer,
    /// The layer is installed, but cannot send messages.
    #[error(
        "validation needs the instance extension VK_EXT_debug_utils, which neither the loader nor the layer has"
    )]
    NoMessages,
    /// No device has this index.
    #[error("there is no device {index}: the number of devices is {count}")]
    NoSuchDevice { index: usize, count: usize },
    /// The loader failed before it called any driver.
    #[error(
        "the Vulkan loader failed: {call} returned {}; the file of a driver or a layer may be \
         damaged: set VK_LOADER_DEBUG=all to see which, or VK_DRIVER_FILES to another driver",
        name(*.result)
    )]
    Loader {
        call: &'static str,
        result: vk::Result,
    },
    /// A command that enumerates gave an answer that the specification excludes.
    #[error("{call} returned {error}")]
    Enumeration {
        call: &'static str,
        error: EnumerationError,
    },
    /// A Vulkan call failed.
    #[error("{call} returned {}", name(*.result))]
    Call {
        call: &'static str,
        result: vk::Result,
    },
}

fn loader_note(messages: &[String]) -> String {
    if messages.is_empty() {
        String::new()
    } else {
        format!(" (it says: {})", messages.join("; "))
    }
}

/// Returns the name of a result as the specification writes it, or its number.
pub fn name(result: vk::Result) -> String {
    let name = format!("{result:?}");
    if name.starts_with(|c: char| c.is_ascii_uppercase()) {
        format!("VK_{name}")
    } else {
        format!("VkResult {}", result.as_raw())
    }
}

/// Converts a failed result of `call` into an error.
pub(super) fn failed(call: &'static str) -> impl Fn(vk::Result) -> ExecuteError {
    move |result| match result {
        vk::Result::ERROR_DEVICE_LOST => ExecuteError::DeviceLost { call },
        vk::Result::ERROR_OUT_OF_HOST_MEMORY | vk::Result::ERROR_OUT_OF_DEVICE_MEMORY => {
            ExecuteError::OutOfMemory(format!(
                "{call} returned {}: the machine is out of memory",
                name(result)
            ))
        }
        other => ExecuteError::Driver {
            call,
            result: name(other),
        },
    }
}

/// Converts an error of the allocator, which holds the `VkResult` of
/// vkAllocateMemory or vkMapMemory only as text.
pub(super) fn not_allocated(
    what: &str,
    bytes: u64,
    location: MemoryLocation,
    error: &AllocationError,
) -> ExecuteError {
    let called = match error {
        AllocationError::NoCompatibleMemoryTypeFound => {
            // "Resource Memory Association" promises both of what is not sparse.
            let properties = match location {
                MemoryLocation::GpuOnly => "device-local",
                MemoryLocation::CpuToGpu | MemoryLocation::GpuToCpu | MemoryLocation::Unknown => {
                    "host-visible and host-coherent"
                }
            };
            return ExecuteError::Driver {
                call: "vkGetBufferMemoryRequirements",
                result: format!(
                    "no memory type that is {properties}, which every buffer must have \
                     ({what}, {bytes} bytes)"
                ),
            };
        }
        AllocationError::InvalidAllocationCreateDesc => {
            return ExecuteError::Driver {
                call: "vkGetBufferMemoryRequirements",
                result: format!(
                    "a size of {bytes} or an alignment that is not a power of two ({what})"
                ),
            };
        }
        AllocationError::Internal(text) => text
            .strip_prefix("Unexpected error in vkAllocateMemory: ")
            .map(|result| ("vkAllocateMemory", result)),
        AllocationError::FailedToMap(text) => Some(("vkMapMemory", text.as_str())),
        AllocationError::OutOfMemory
        | AllocationError::InvalidAllocatorCreateDesc(_)
        | AllocationError::BarrierLayoutNeedsDevice10
        | AllocationError::CastableFormatsRequiresEnhancedBarriers
        | AllocationError::CastableFormatsRequiresAtLeastDevice12 => None,
    };
    let no_memory =
        || ExecuteError::OutOfMemory(format!("no memory for {what} ({bytes} bytes): {error}"));
    called.map_or_else(no_memory, |(call, text)| {
        // The allocator writes `{:?}` of some results and `{}` of others.
        let writes = |result: &vk::Result| [format!("{result:?}"), result.to_string()];
        match MEMORY_RESULTS
            .iter()
            .find(|result| writes(result).iter().any(|name| name == text))
        {
            Some(
                &(vk::Result::ERROR_OUT_OF_HOST_MEMORY | vk::Result::ERROR_OUT_OF_DEVICE_MEMORY),
            ) => no_memory(),
            Some(&result) => failed(call)(result),
            None => ExecuteError::Driver {
                call,
                result: text.parse().map_or_else(
                    |_| format!("VK_{text}"),
                    |raw| name(vk::Result::from_raw(raw)),
                ),
            },
        }
    })
}

/// Results of vkMapMemory and vkAllocateMemory that the allocator describes in
/// words, or that are not the driver's fault.
const MEMORY_RESULTS: [vk::Result; 5] = [
    vk::Result::ERROR_OUT_OF_HOST_MEMORY,
    vk::Result::ERROR_OUT_OF_DEVICE_MEMORY,
    vk::Result::ERROR_DEVICE_LOST,
    vk::Result::ERROR_MEMORY_MAP_FAILED,
    vk::Result::ERROR_UNKNOWN,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_have_the_names_of_the_specification() {
        assert_eq!(name(vk::Result::ERROR_DEVICE_LOST), "VK_ERROR_DEVICE_LOST");
        assert_eq!(name(vk::Result::from_raw(-77_777)), "VkResult -77777");
    }

    #[test]
    fn running_out_of_memory_is_not_blamed_on_the_driver() {
        let error = failed("vkQueueSubmit");
        assert_eq!(
            error(vk::Result::ERROR_DEVICE_LOST),
            ExecuteError::DeviceLost {
                call: "vkQueueSubmit"
            }
        );
        assert!(matches!(
            error(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY),
            ExecuteError::OutOfMemory(_)
        ));
        assert_eq!(
            error(vk::Result::ERROR_INITIALIZATION_FAILED).to_string(),
            "vkQueueSubmit returned VK_ERROR_INITIALIZATION_FAILED"
        );
    }

    #[test]
    fn memory_errors_name_the_buffer() {
        let host = MemoryLocation::GpuToCpu;
        let error = not_allocated("capture buffer 0", 64, host, &AllocationError::OutOfMemory);
        assert_eq!(
            error,
            ExecuteError::OutOfMemory(
                "no memory for capture buffer 0 (64 bytes): Out of memory".into()
            )
        );
        let none = AllocationError::NoCompatibleMemoryTypeFound;
        for (location, properties) in [
            (host, "host-visible and host-coherent"),
            (MemoryLocation::GpuOnly, "device-local"),
        ] {
            let error = not_allocated("a", 1, location, &none);
            assert!(matches!(error, ExecuteError::Driver { .. }));
            assert!(error.to_string().contains(properties), "{error}");
        }
    }

    #[test]
    fn the_messages_of_the_loader_are_quoted() {
        let silent = DeviceError::NoDriver { loader: vec![] }.to_string();
        assert!(silent.contains("works; install"), "{silent}");
        let loader = vec!["cannot open liba.so".to_string()];
        let quoted = DeviceError::NoDriver { loader }.to_string();
        assert!(
            quoted.contains("(it says: cannot open liba.so)"),
            "{quoted}"
        );
    }
}
