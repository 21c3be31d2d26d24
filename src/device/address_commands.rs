//! Arguments of the transform feedback commands of VK_KHR_device_address_commands, which name
//! memory by device addresses.
//!
//! Vulkan chapters "Fixed-Function Vertex Post-Processing", Transform Feedback, and
//! "Drawing Commands".

use crate::script::counters::CounterArrays;
use crate::vk;

/// A range of memory and its flags; the default, 0 bytes at address 0, is NULL.
pub(super) type RangeInfo = vk::BindTransformFeedbackBuffer2InfoEXT;

/// Returns the flags of an address in a buffer of this usage. `is_shared` if buffers of
/// other usages are bound to the same memory: neither usage is stated then.
///
/// VUID-VkBindTransformFeedbackBuffer2InfoEXT-addressRange-13097, -13122 to -13125.
pub(super) fn flags(usage: vk::BufferUsageFlags, is_shared: bool) -> vk::AddressCommandFlagsKHR {
    use vk::AddressCommandFlagsKHR as Flags;
    if is_shared {
        let unknown = Flags::UNKNOWN_STORAGE_BUFFER_USAGE;
        return Flags::FULLY_BOUND | unknown | Flags::UNKNOWN_TRANSFORM_FEEDBACK_BUFFER_USAGE;
    }
    let stated = [
        (
            vk::BufferUsageFlags::STORAGE_BUFFER,
            Flags::STORAGE_BUFFER_USAGE,
        ),
        (
            vk::BufferUsageFlags::TRANSFORM_FEEDBACK_BUFFER_EXT,
            Flags::TRANSFORM_FEEDBACK_BUFFER_USAGE,
        ),
    ];
    let stated = stated.into_iter().filter(|(bit, _)| usage.contains(*bit));
    stated.fold(Flags::FULLY_BOUND, |flags, (_, flag)| flags | flag)
}

/// NULL if there are no counters, or if the command is given no array.
pub(super) fn pointer(counters: &[RangeInfo], arrays: CounterArrays) -> *const RangeInfo {
    if counters.is_empty() || arrays == CounterArrays::Neither {
        return std::ptr::null();
    }
    counters.as_ptr()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::mem::offset_of;

    #[test]
    fn generated_structures_have_the_layout_of_the_headers() {
        assert_eq!(size_of::<vk::DeviceAddressRangeKHR>(), 16);
        assert_eq!(offset_of!(RangeInfo, p_next), 8);
        assert_eq!(offset_of!(RangeInfo, address_range), 16);
        assert_eq!(offset_of!(RangeInfo, address_flags), 32);
        assert_eq!(size_of::<RangeInfo>(), 40);
        assert_eq!(
            offset_of!(vk::GeneratedCommandsInfoEXT, preprocess_size),
            64
        );
        assert_eq!(size_of::<vk::GeneratedCommandsInfoEXT>(), 96);
        assert_eq!(offset_of!(vk::IndirectCommandsLayoutTokenEXT, offset), 32);
    }

    #[test]
    fn flags_state_the_usages_unless_memory_is_shared() {
        let (captured, storage) = (
            vk::BufferUsageFlags::TRANSFORM_FEEDBACK_BUFFER_EXT,
            vk::BufferUsageFlags::STORAGE_BUFFER,
        );
        let counter = vk::BufferUsageFlags::TRANSFORM_FEEDBACK_COUNTER_BUFFER_EXT;
        assert_eq!(flags(counter, false).as_raw(), 0x2);
        assert_eq!(flags(captured, false).as_raw(), 0x12);
        assert_eq!(flags(captured | storage, false).as_raw(), 0x16);
        assert_eq!(flags(captured | storage, true).as_raw(), 0x2a);
    }
}
