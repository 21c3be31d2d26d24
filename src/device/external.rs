//! Memory that is exported and imported again, through a file descriptor.
//!
//! The device of the export imports the memory, which then has two handles. Buffers are bound to
//! the second one.
//!
//! Vulkan chapter "Memory Allocation" (External Memory), VK_KHR_external_memory_fd.

use super::error::failed;
use super::logical::Logical;
use super::owned::Owned;
use crate::script::{ExecuteError, Feature};
use ash::{khr, vk};
use gpu_allocator::MemoryLocation;
use std::ptr::NonNull;
use std::sync::Arc;

/// The kind of the handles.
pub(super) const HANDLE: vk::ExternalMemoryHandleTypeFlags =
    vk::ExternalMemoryHandleTypeFlags::OPAQUE_FD;

/// Checks that the device exports and imports the memory of buffers of a usage.
///
/// # Errors
/// [`ExecuteError::Unsupported`]: it does not.
pub(super) fn check(device: &Logical, usage: vk::BufferUsageFlags) -> Result<(), ExecuteError> {
    let info = vk::PhysicalDeviceExternalBufferInfo::default()
        .usage(usage)
        .handle_type(HANDLE);
    let mut found = vk::ExternalBufferProperties::default();
    let (physical, version) = device.physical();
    if version >= vk::API_VERSION_1_1 {
        let instance = device.instance();
        // SAFETY: the device is one of the instance, and both have the version of the function.
        unsafe {
            instance.get_physical_device_external_buffer_properties(physical, &info, &mut found);
        }
    }
    let features = found.external_memory_properties.external_memory_features;
    let needed =
        vk::ExternalMemoryFeatureFlags::EXPORTABLE | vk::ExternalMemoryFeatureFlags::IMPORTABLE;
    let dedicated = vk::ExternalMemoryFeatureFlags::DEDICATED_ONLY;
    if features.contains(needed) && !features.contains(dedicated) {
        return Ok(());
    }
    let lack = "exports and imports of the memory of buffers as file descriptors";
    Err(ExecuteError::Unsupported(lack.into()))
}

/// Imported memory, which is mapped, with the memory that it is imported from.
pub(super) struct ImportedMemory {
    imported: Owned<vk::DeviceMemory>,
    _exported: Owned<vk::DeviceMemory>,
    mapped: NonNull<u8>,
    size: u64,
}

// SAFETY: memory is mapped for all threads, and the host accesses it where it has the owner.
unsafe impl Send for ImportedMemory {}
// SAFETY: as above.
unsafe impl Sync for ImportedMemory {}

impl ImportedMemory {
    /// # Errors
    /// [`ExecuteError`]: there is no such memory, or a call failed.
    pub fn new(
        device: &Arc<Logical>,
        what: &str,
        requirements: vk::MemoryRequirements,
    ) -> Result<ImportedMemory, ExecuteError> {
        let info = allocation(device, what, requirements)?;
        let exported = exportable(device, info)?;
        let functions = device.load(khr::external_memory_fd::Device::new);
        let get = vk::MemoryGetFdInfoKHR::default()
            .memory(exported.raw())
            .handle_type(HANDLE);
        // SAFETY: the memory was allocated for exports of this kind.
        let fd = unsafe { functions.get_memory_fd(&get) }.map_err(failed("vkGetMemoryFdKHR"))?;
        let mut import = vk::ImportMemoryFdInfoKHR::default()
            .handle_type(HANDLE)
            .fd(fd);
        let imported = allocate(device, info.push_next(&mut import)).inspect_err(|_| close(fd))?;
        let mapped = map(device, &imported)?;
        Ok(ImportedMemory {
            imported,
            _exported: exported,
            mapped,
            size: requirements.size,
        })
    }

    pub fn raw(&self) -> vk::DeviceMemory {
        self.imported.raw()
    }

    /// Returns the address of its bytes for the host.
    pub fn mapped(&self) -> NonNull<u8> {
        self.mapped
    }

    pub fn size(&self) -> u64 {
        self.size
    }
}

/// Returns how to allocate memory that is exported.
///
/// # Errors
/// [`ExecuteError::Unsupported`]: there is no such memory.
fn allocation(
    device: &Logical,
    what: &str,
    requirements: vk::MemoryRequirements,
) -> Result<vk::MemoryAllocateInfo<'static>, ExecuteError> {
    let location = MemoryLocation::GpuToCpu;
    let memory_type = device.memory_type(requirements.memory_type_bits, location);
    let Some(memory_type) = memory_type else {
        let lack = format!("memory for {what} that the host can access");
        return Err(ExecuteError::Unsupported(lack));
    };
    Ok(vk::MemoryAllocateInfo::default()
        .allocation_size(requirements.size)
        .memory_type_index(memory_type))
}

/// Allocates memory for exports.
fn exportable(
    device: &Arc<Logical>,
    info: vk::MemoryAllocateInfo<'_>,
) -> Result<Owned<vk::DeviceMemory>, ExecuteError> {
    let mut export = vk::ExportMemoryAllocateInfo::default().handle_types(HANDLE);
    allocate(device, info.push_next(&mut export))
}

/// Allocates memory for exports, and exports none: without the hardware of a driver, the
/// kernel has no memory to share.
///
/// # Errors
/// [`ExecuteError`]: there is no such memory, or the call failed.
pub(super) fn not_exported(
    device: &Arc<Logical>,
    what: &str,
    requirements: vk::MemoryRequirements,
) -> Result<Owned<vk::DeviceMemory>, ExecuteError> {
    exportable(device, allocation(device, what, requirements)?)
}

/// Maps new memory that is host-visible.
fn map(device: &Logical, memory: &Owned<vk::DeviceMemory>) -> Result<NonNull<u8>, ExecuteError> {
    let flags = vk::MemoryMapFlags::empty();
    // SAFETY: the memory is host-visible and new.
    let mapped = unsafe {
        let device = device.raw();
        device.map_memory(memory.raw(), 0, vk::WHOLE_SIZE, flags)
    };
    let mapped = mapped.map_err(failed("vkMapMemory"))?;
    NonNull::new(mapped.cast()).ok_or_else(|| ExecuteError::Driver {
        call: "vkMapMemory",
        result: "a null pointer".into(),
    })
}

/// Allocates memory, and maps none.
///
/// # Errors
/// [`ExecuteError`]: there is no such memory, or the call failed.
pub(super) fn unmapped(
    device: &Arc<Logical>,
    what: &str,
    requirements: vk::MemoryRequirements,
    location: MemoryLocation,
) -> Result<Owned<vk::DeviceMemory>, ExecuteError> {
    let Some(memory_type) = device.memory_type(requirements.memory_type_bits, location) else {
        let lack = format!("memory for {what}");
        return Err(ExecuteError::Unsupported(lack));
    };
    let info = vk::MemoryAllocateInfo::default()
        .allocation_size(requirements.size)
        .memory_type_index(memory_type);
    allocate(device, info)
}

/// Allocates memory that is zero, and maps it for that only.
///
/// # Errors
/// [`ExecuteError`]: there is no such memory, or a call failed.
pub(super) fn zeroed(
    device: &Arc<Logical>,
    what: &str,
    requirements: vk::MemoryRequirements,
) -> Result<Owned<vk::DeviceMemory>, ExecuteError> {
    let memory = unmapped(device, what, requirements, MemoryLocation::CpuToGpu)?;
    let bytes = map(device, &memory)?;
    // SAFETY: the mapping has all bytes of the memory, which nothing else uses yet.
    unsafe {
        bytes.as_ptr().write_bytes(0, requirements.size as usize);
        device.raw().unmap_memory(memory.raw());
    }
    Ok(memory)
}

/// Allocates memory, whose buffers may have addresses if any of the device may.
fn allocate(
    device: &Arc<Logical>,
    info: vk::MemoryAllocateInfo<'_>,
) -> Result<Owned<vk::DeviceMemory>, ExecuteError> {
    let mut flags =
        vk::MemoryAllocateFlagsInfo::default().flags(vk::MemoryAllocateFlags::DEVICE_ADDRESS);
    let mut info = info;
    if device.has(Feature::BufferDeviceAddress) {
        info = info.push_next(&mut flags);
    }
    // SAFETY: the type exists; `info` outlives the call.
    let memory =
        unsafe { device.raw().allocate_memory(&info, None) }.map_err(failed("vkAllocateMemory"))?;
    Ok(Owned::new(device, memory, ash::Device::free_memory))
}

/// Closes a file descriptor that no import took.
fn close(fd: i32) {
    #[cfg(unix)]
    {
        use std::os::fd::{FromRawFd as _, OwnedFd};

        if fd >= 0 {
            // SAFETY: the export opened it for this program, and nothing else has it.
            drop(unsafe { OwnedFd::from_raw_fd(fd) });
        }
    }
    #[cfg(not(unix))]
    let _ = fd;
}
