//! Buffers and memory of the fake device.

use super::driver::{Lie, Variant, create, with};
use ash::vk::{self, Handle};
use std::ffi::c_void;

/// The memory type that a device without protectedMemory must not allocate.
pub(super) const PROTECTED_TYPE: u32 = 0;

type Callbacks<'a> = *const vk::AllocationCallbacks<'a>;

/// Alignment of buffers and images in memory.
const ALIGNMENT: u64 = 64;
/// Bytes that an image requires.
const IMAGE_BYTES: u64 = 4096;

pub(super) fn create_buffer(
    device: vk::Device,
    info: &vk::BufferCreateInfo<'_>,
    out: *mut vk::Buffer,
) -> vk::Result {
    let call = "vkCreateBuffer";
    let result = create(call, device, [], out);
    if result == vk::Result::SUCCESS {
        with(|driver| {
            // SAFETY: the handle was just written.
            let buffer = unsafe { *out };
            let buffer = driver.object(call, buffer).expect("just created");
            (buffer.size, buffer.usage, buffer.flags) = (info.size, info.usage, info.flags);
        });
    }
    result
}

fn requirements(size: u64) -> vk::MemoryRequirements {
    vk::MemoryRequirements {
        size: match with(|driver| driver.lie) {
            Some(Lie::SmallRequirements) => 1,
            _ => size.next_multiple_of(ALIGNMENT),
        },
        alignment: match with(|driver| driver.lie) {
            Some(Lie::ZeroAlignment) => 0,
            _ => ALIGNMENT,
        },
        memory_type_bits: 0b111,
    }
}

pub(super) unsafe extern "system" fn get_buffer_requirements(
    _: vk::Device,
    buffer: vk::Buffer,
    out: *mut vk::MemoryRequirements,
) {
    let (size, types) = with(|driver| {
        let variant = driver.variant;
        let object = driver.object("vkGetBufferMemoryRequirements", buffer);
        let Some(buffer) = object else {
            return (0, 0b111);
        };
        let copies = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
        let sparse = vk::BufferCreateFlags::SPARSE_BINDING;
        let types = match variant {
            Some(Variant::TypeOfCopies) if copies.contains(buffer.usage) => 0b1101,
            Some(Variant::DeviceLocalSparse) if buffer.flags.contains(sparse) => 0b011,
            Some(
                Variant::TypeOfCopies
                | Variant::DeviceLocalSparse
                | Variant::SmallHeap
                | Variant::PrintsCommands,
            )
            | None => 0b111,
        };
        (buffer.size, types)
    });
    let requirements = vk::MemoryRequirements {
        memory_type_bits: types,
        ..requirements(size)
    };
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    unsafe { *out = requirements };
}

pub(super) unsafe extern "system" fn get_image_requirements(
    _: vk::Device,
    image: vk::Image,
    out: *mut vk::MemoryRequirements,
) {
    with(|driver| {
        driver
            .object("vkGetImageMemoryRequirements", image)
            .is_some()
    });
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    unsafe { *out = requirements(IMAGE_BYTES) };
}

pub(super) unsafe extern "system" fn allocate_memory(
    device: vk::Device,
    info: *const vk::MemoryAllocateInfo<'_>,
    _: Callbacks<'_>,
    out: *mut vk::DeviceMemory,
) -> vk::Result {
    let call = "vkAllocateMemory";
    let result = create(call, device, [], out);
    if result == vk::Result::SUCCESS {
        with(|driver| {
            // SAFETY: the caller fulfils the contract of the Vulkan function.
            let (memory, size) = unsafe { (*out, (*info).allocation_size) };
            driver.object(call, memory).expect("just created").size = size;
            // SAFETY: as above.
            if unsafe { (*info).memory_type_index } == PROTECTED_TYPE {
                driver.faults.push(format!("{call} of protected memory"));
            }
        });
    }
    result
}

pub(super) unsafe extern "system" fn map_memory(
    _: vk::Device,
    memory: vk::DeviceMemory,
    offset: vk::DeviceSize,
    _size: vk::DeviceSize,
    _flags: vk::MemoryMapFlags,
    out: *mut *mut c_void,
) -> vk::Result {
    let call = "vkMapMemory";
    with(|driver| {
        if let Some(result) = driver.call(call) {
            return result;
        }
        let Some(memory) = driver.object(call, memory) else {
            return vk::Result::ERROR_UNKNOWN;
        };
        memory.bytes = vec![0; memory.size.div_ceil(8) as usize];
        let first = memory.bytes.as_mut_ptr().cast::<u8>();
        // SAFETY: the caller passes a place for the pointer, and an offset inside
        // the memory.
        unsafe { *out = first.add(offset as usize).cast() };
        vk::Result::SUCCESS
    })
}

pub(super) unsafe extern "system" fn unmap_memory(_: vk::Device, memory: vk::DeviceMemory) {
    with(|driver| driver.object("vkUnmapMemory", memory).is_some());
}

/// Binds memory to a buffer or an image that has none yet.
fn bind<H: Handle + Copy>(
    call: &'static str,
    resource: H,
    memory: vk::DeviceMemory,
    end: u64,
) -> vk::Result {
    with(|driver| {
        let capacity = driver.object(call, memory).map_or(0, |memory| memory.size);
        if end > capacity {
            let fault = format!("{call} binds up to byte {end} of {capacity}");
            driver.faults.push(fault);
        }
        if let Some(result) = driver.call(call) {
            return result;
        }
        let bound = driver.object(call, resource);
        if bound.is_some_and(|resource| !resource.uses.insert(memory.as_raw())) {
            driver
                .faults
                .push(format!("{call} of a resource that has memory"));
        }
        vk::Result::SUCCESS
    })
}

pub(super) unsafe extern "system" fn bind_buffer_memory(
    _: vk::Device,
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
    offset: vk::DeviceSize,
) -> vk::Result {
    let call = "vkBindBufferMemory";
    let size = with(|driver| driver.object(call, buffer).map_or(0, |buffer| buffer.size));
    bind(call, buffer, memory, offset + requirements(size).size)
}

pub(super) unsafe extern "system" fn bind_image_memory(
    _: vk::Device,
    image: vk::Image,
    memory: vk::DeviceMemory,
    offset: vk::DeviceSize,
) -> vk::Result {
    bind("vkBindImageMemory", image, memory, offset + IMAGE_BYTES)
}

/// An address is the handle of its buffer, moved by this number of bits, and an offset.
pub(super) const ADDRESS_SHIFT: u32 = 32;

pub(super) unsafe extern "system" fn get_buffer_address(
    _: vk::Device,
    info: *const vk::BufferDeviceAddressInfo<'_>,
) -> vk::DeviceAddress {
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    let buffer = unsafe { (*info).buffer };
    with(|driver| {
        driver.object("vkGetBufferDeviceAddress", buffer);
        match driver.lie {
            Some(Lie::NullAddress) => 0,
            _ => buffer.as_raw() << ADDRESS_SHIFT,
        }
    })
}
