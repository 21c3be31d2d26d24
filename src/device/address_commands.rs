//! The transform feedback commands of VK_KHR_device_address_commands, which name memory
//! by device addresses. ash does not have them.
//!
//! Each function has the contract of the Vulkan command it is named after: the command
//! buffer is being recorded, the addressed buffers are alive until it has run, and the
//! "Valid Usage" of the command holds.
//!
//! Vulkan chapters "Fixed-Function Vertex Post-Processing", Transform Feedback, and
//! "Drawing Commands"; vk.xml, VK_KHR_device_address_commands (318).

use super::instance::Instance;
use super::xfb_ext::ByteCountDraw;
use crate::script::counters::CounterArrays;
use crate::units::Binding;
use ash::vk;
use std::ffi::{CStr, c_void};

/// `VK_STRUCTURE_TYPE_BIND_TRANSFORM_FEEDBACK_BUFFER_2_INFO_EXT`
const INFO_TYPE: vk::StructureType = vk::StructureType::from_raw(1_000_318_013);

/// Bits of `VkAddressCommandFlagBitsKHR`.
const FULLY_BOUND: u32 = 0x2;
const STORAGE_BUFFER_USAGE: u32 = 0x4;
const UNKNOWN_STORAGE_BUFFER_USAGE: u32 = 0x8;
const TRANSFORM_FEEDBACK_BUFFER_USAGE: u32 = 0x10;
const UNKNOWN_TRANSFORM_FEEDBACK_BUFFER_USAGE: u32 = 0x20;

/// `VkDeviceAddressRangeKHR`
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AddressRange {
    pub address: vk::DeviceAddress,
    pub size: vk::DeviceSize,
}

/// `VkBindTransformFeedbackBuffer2InfoEXT`
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RangeInfo {
    pub s_type: vk::StructureType,
    pub p_next: *const c_void,
    pub range: AddressRange,
    /// `VkAddressCommandFlagsKHR`
    pub flags: u32,
}

impl RangeInfo {
    pub fn new(address: vk::DeviceAddress, size: vk::DeviceSize, flags: u32) -> RangeInfo {
        RangeInfo {
            s_type: INFO_TYPE,
            p_next: std::ptr::null(),
            range: AddressRange { address, size },
            flags,
        }
    }

    /// No counter: a range of 0 bytes at address 0.
    pub fn null() -> RangeInfo {
        RangeInfo::new(0, 0, 0)
    }
}

/// Returns the flags of an address in a buffer of this usage. `is_shared` if buffers of
/// other usages are bound to the same memory: neither usage is stated then.
///
/// VUID-VkBindTransformFeedbackBuffer2InfoEXT-addressRange-13097, -13122 to -13125.
pub(super) fn flags(usage: vk::BufferUsageFlags, is_shared: bool) -> u32 {
    if is_shared {
        let unknown = UNKNOWN_STORAGE_BUFFER_USAGE | UNKNOWN_TRANSFORM_FEEDBACK_BUFFER_USAGE;
        return FULLY_BOUND | unknown;
    }
    let stated = [
        (vk::BufferUsageFlags::STORAGE_BUFFER, STORAGE_BUFFER_USAGE),
        (
            vk::BufferUsageFlags::TRANSFORM_FEEDBACK_BUFFER_EXT,
            TRANSFORM_FEEDBACK_BUFFER_USAGE,
        ),
    ];
    let stated = stated.into_iter().filter(|(bit, _)| usage.contains(*bit));
    stated.fold(FULLY_BOUND, |flags, (_, flag)| flags | flag)
}

/// `vkCmdBindTransformFeedbackBuffers2EXT`, `vkCmdBeginTransformFeedback2EXT` and
/// `vkCmdEndTransformFeedback2EXT`: the command buffer, the first binding, and the count
/// and the array of the ranges.
pub(super) type Ranges = unsafe extern "system" fn(vk::CommandBuffer, u32, u32, *const RangeInfo);

/// `vkCmdDrawIndirectByteCount2EXT`: the command buffer, `instanceCount`,
/// `firstInstance`, the range of the counter, `counterOffset` and `vertexStride`.
pub(super) type DrawByteCount =
    unsafe extern "system" fn(vk::CommandBuffer, u32, u32, *const RangeInfo, u32, u32);

/// The functions of one device.
pub(super) struct AddressCommands {
    bind: Ranges,
    begin: Ranges,
    end: Ranges,
    draw_byte_count: DrawByteCount,
}

impl AddressCommands {
    /// Loads the functions of a device on which `deviceAddressCommands` is enabled; the
    /// name of the one that it lacks.
    pub fn new(instance: &Instance, device: &ash::Device) -> Result<Self, &'static CStr> {
        let load = |name: &'static CStr| {
            // SAFETY: the device is one of the instance; the name ends with a zero.
            let function = unsafe {
                let instance = instance.raw();
                instance.get_device_proc_addr(device.handle(), name.as_ptr())
            };
            function.ok_or(name)
        };
        let ranges = |name| {
            // SAFETY: the functions of the three names have this type.
            load(name).map(|function| unsafe {
                std::mem::transmute::<unsafe extern "system" fn(), Ranges>(function)
            })
        };
        Ok(AddressCommands {
            bind: ranges(c"vkCmdBindTransformFeedbackBuffers2EXT")?,
            begin: ranges(c"vkCmdBeginTransformFeedback2EXT")?,
            end: ranges(c"vkCmdEndTransformFeedback2EXT")?,
            // SAFETY: the function of this name has this type.
            draw_byte_count: unsafe {
                std::mem::transmute::<unsafe extern "system" fn(), DrawByteCount>(load(
                    c"vkCmdDrawIndirectByteCount2EXT",
                )?)
            },
        })
    }

    /// `vkCmdBindTransformFeedbackBuffers2EXT`
    ///
    /// # Safety
    /// See the module; `infos` is not empty.
    pub unsafe fn bind(&self, commands: vk::CommandBuffer, first: Binding, infos: &[RangeInfo]) {
        // SAFETY: the array is as long as its count and outlives the call.
        unsafe { (self.bind)(commands, first.0, infos.len() as u32, infos.as_ptr()) };
    }

    /// `vkCmdBeginTransformFeedback2EXT`; `counters[i]` belongs to binding `first + i`.
    ///
    /// # Safety
    /// See the module.
    pub unsafe fn begin(
        &self,
        commands: vk::CommandBuffer,
        first: Binding,
        counters: &[RangeInfo],
        arrays: CounterArrays,
    ) {
        let infos = pointer(counters, arrays);
        // SAFETY: the array is as long as its count and outlives the call, or is null.
        unsafe { (self.begin)(commands, first.0, counters.len() as u32, infos) };
    }

    /// `vkCmdEndTransformFeedback2EXT`; `counters[i]` belongs to binding `first + i`.
    ///
    /// # Safety
    /// See the module.
    pub unsafe fn end(
        &self,
        commands: vk::CommandBuffer,
        first: Binding,
        counters: &[RangeInfo],
        arrays: CounterArrays,
    ) {
        let infos = pointer(counters, arrays);
        // SAFETY: as in `begin`.
        unsafe { (self.end)(commands, first.0, counters.len() as u32, infos) };
    }

    /// `vkCmdDrawIndirectByteCount2EXT`; the range of the counter replaces its buffer.
    ///
    /// # Safety
    /// See the module.
    pub unsafe fn draw_byte_count(
        &self,
        commands: vk::CommandBuffer,
        draw: ByteCountDraw,
        counter: &RangeInfo,
    ) {
        let (instances, first) = (draw.instances, draw.first_instance);
        let (offset, stride) = (draw.counter_offset, draw.vertex_stride);
        // SAFETY: the pointer is valid during the call; the rest is up to the caller.
        unsafe { (self.draw_byte_count)(commands, instances, first, counter, offset, stride) };
    }
}

/// NULL if there are no counters, or if the command is given no array.
fn pointer(counters: &[RangeInfo], arrays: CounterArrays) -> *const RangeInfo {
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
    fn structures_have_the_layout_of_the_headers() {
        assert_eq!(size_of::<AddressRange>(), 16);
        assert_eq!(offset_of!(RangeInfo, p_next), 8);
        assert_eq!(offset_of!(RangeInfo, range), 16);
        assert_eq!(offset_of!(RangeInfo, flags), 32);
        assert_eq!(size_of::<RangeInfo>(), 40);
    }

    #[test]
    fn flags_state_the_usages_unless_memory_is_shared() {
        let (captured, storage) = (
            vk::BufferUsageFlags::TRANSFORM_FEEDBACK_BUFFER_EXT,
            vk::BufferUsageFlags::STORAGE_BUFFER,
        );
        let counter = vk::BufferUsageFlags::TRANSFORM_FEEDBACK_COUNTER_BUFFER_EXT;
        assert_eq!(flags(counter, false), 0x2);
        assert_eq!(flags(captured, false), 0x12);
        assert_eq!(flags(captured | storage, false), 0x16);
        assert_eq!(flags(captured | storage, true), 0x2a);
    }
}
