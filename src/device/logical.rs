//! A logical device: a `VkDevice` with the features that some jobs require,
//! its queue, its allocator and its command pool.
//!
//! Everything made from it holds an `Arc` of it and destroys itself when
//! dropped, so nothing outlives the device. If something is dropped while
//! submitted work is unfinished, because a call failed or the work timed out,
//! the driver may still use all of it: the device is then abandoned
//! ([`Logical::may_destroy`]), and nothing made from it is ever destroyed.
//!
//! Vulkan chapter "Devices and Queues".

use super::enumerate::enumerate;
use super::error::{failed, not_allocated};
use super::extensions::required_extensions;
use super::features::Chain;
use super::instance::Instance;
use super::owned::Owned;
use super::report::Physical;
use super::xfb_ext::TransformFeedback;
use crate::script::capabilities::{RunMode, StoreSource};
use crate::script::{ExecuteError, Feature};
use crate::vk;
use ash::{ext, khr};
use gpu_allocator::vulkan::{Allocator, AllocatorCreateDesc};
use gpu_allocator::{AllocationSizes, AllocatorDebugSettings, MemoryLocation};
use std::collections::BTreeSet;
use std::ffi::CStr;
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Bytes of a block of memory that buffers share. Capture buffers are small; a
/// larger one has its own memory.
const BLOCK: u64 = 4 << 20;

/// A `VkDevice` with its queue, its allocator, its command pool and its functions.
pub(super) struct Logical {
    device: ash::Device,
    /// The device that it is made from, and the version that may be used.
    physical: (vk::PhysicalDevice, u32),
    queue: vk::Queue,
    family: QueueFamily,
    pool: vk::CommandPool,
    // Functions of extensions, to be called if the extension is enabled.
    pub transform_feedback: TransformFeedback,
    pub multi_draw: ext::multi_draw::Device,
    pub draw_indirect_count: khr::draw_indirect_count::Device,
    pub dynamic_rendering: khr::dynamic_rendering::Device,
    pub create_renderpass2: khr::create_renderpass2::Device,
    pub host_query_reset: ext::host_query_reset::Device,
    synchronization2: khr::synchronization2::Device,
    pub shader_object: ext::shader_object::Device,
    pub conditional_rendering: ext::conditional_rendering::Device,
    pub extended_dynamic_state: ext::extended_dynamic_state::Device,
    pub extended_dynamic_state2: ext::extended_dynamic_state2::Device,
    pub vertex_input_dynamic_state: ext::vertex_input_dynamic_state::Device,
    pub extended_dynamic_state3: ext::extended_dynamic_state3::Device,
    /// The commands of `deviceAddressCommands`, if it is enabled.
    pub address_commands: Option<vk::KhrDeviceAddressCommandsFn>,
    /// The commands of `deviceGeneratedCommands`, if it is enabled.
    pub generated_commands: Option<vk::ExtDeviceGeneratedCommandsFn>,
    /// The command of `primitiveRestartIndex`, if it is enabled.
    pub restart_index: Option<vk::ExtPrimitiveRestartIndexFn>,
    /// The enabled features.
    features: BTreeSet<Feature>,
    mode: RunMode,
    /// The texts that [`RunMode::Stores`] reads.
    source: StoreSource,
    allocator: ManuallyDrop<Mutex<Allocator>>,
    /// The properties of each memory type.
    memory_types: Vec<MemoryType>,
    /// Whether submitted work may be unfinished.
    busy: AtomicBool,
    abandoned: AtomicBool,
    // The last field: the instance is destroyed after the device.
    instance: Arc<Instance>,
}

/// The functions of an extension that ash does not have, where its feature is enabled.
///
/// # Errors
/// [`ExecuteError::Driver`]: the device lacks the function that `load` names.
fn functions<T>(
    enabled: &BTreeSet<Feature>,
    feature: Feature,
    load: impl FnOnce() -> Result<T, &'static CStr>,
) -> Result<Option<T>, ExecuteError> {
    if !enabled.contains(&feature) {
        return Ok(None);
    }
    let functions = load().map_err(|name| ExecuteError::Driver {
        call: "vkGetDeviceProcAddr",
        result: format!("NULL for {}", name.to_string_lossy()),
    })?;
    Ok(Some(functions))
}

impl Logical {
    /// Creates a device with these features, which it must offer.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn new(
        instance: Arc<Instance>,
        physical: &Physical,
        enabled: &BTreeSet<Feature>,
    ) -> Result<Arc<Logical>, ExecuteError> {
        let family = graphics_family(&instance, physical)?;
        let queues = [vk::DeviceQueueCreateInfo::default()
            .queue_family_index(family.index)
            .queue_priorities(&[1.0])];
        let extensions = required_extensions(enabled, physical.version);
        let extensions: Vec<_> = extensions.iter().map(|name| name.as_ptr()).collect();
        let mut chain = Chain::enabling(enabled);
        let mut info = vk::DeviceCreateInfo::default()
            .queue_create_infos(&queues)
            .enabled_extension_names(&extensions);
        info.p_next = chain.link();
        // SAFETY: everything `info` points to lives until the end of the call;
        // features and extensions are offered, the queue family exists.
        let device = unsafe { instance.raw().create_device(physical.handle, &info, None) }
            .map_err(failed("vkCreateDevice"))?;
        let addresses = enabled.contains(&Feature::BufferDeviceAddress);
        let find = |name: &'static CStr| {
            // SAFETY: the device is one of the instance; the name ends with a zero.
            unsafe {
                let instance = instance.raw();
                instance.get_device_proc_addr(device.handle(), name.as_ptr())
            }
        };
        let build = || {
            // SAFETY: the device has functions of these names.
            let absent = unsafe {
                (
                    functions(enabled, Feature::DeviceAddressCommands, || {
                        vk::KhrDeviceAddressCommandsFn::load(find)
                    })?,
                    functions(enabled, Feature::DeviceGeneratedCommands, || {
                        vk::ExtDeviceGeneratedCommandsFn::load(find)
                    })?,
                    functions(enabled, Feature::PrimitiveRestartIndex, || {
                        vk::ExtPrimitiveRestartIndexFn::load(find)
                    })?,
                )
            };
            let parts = finish(&instance, physical, &device, family.index, addresses)?;
            Ok((absent, parts))
        };
        let (absent, parts) = match build() {
            Ok(parts) => parts,
            Err(error) => {
                // SAFETY: `finish` destroyed what it had made.
                unsafe { device.destroy_device(None) };
                return Err(error);
            }
        };
        let (address_commands, generated_commands, restart_index) = absent;
        let (pool, allocator, memory_types) = parts;
        Ok(Arc::new(Logical {
            physical: (physical.handle, physical.version),
            // SAFETY: the device was created with this queue.
            queue: unsafe { device.get_device_queue(family.index, 0) },
            family,
            pool,
            memory_types,
            transform_feedback: TransformFeedback::new(instance.raw(), &device),
            multi_draw: ext::multi_draw::Device::new(instance.raw(), &device),
            draw_indirect_count: khr::draw_indirect_count::Device::new(instance.raw(), &device),
            dynamic_rendering: khr::dynamic_rendering::Device::new(instance.raw(), &device),
            create_renderpass2: khr::create_renderpass2::Device::new(instance.raw(), &device),
            host_query_reset: ext::host_query_reset::Device::new(instance.raw(), &device),
            synchronization2: khr::synchronization2::Device::new(instance.raw(), &device),
            shader_object: ext::shader_object::Device::new(instance.raw(), &device),
            conditional_rendering: ext::conditional_rendering::Device::new(instance.raw(), &device),
            address_commands,
            generated_commands,
            restart_index,
            features: enabled.clone(),
            mode: physical.capabilities.mode,
            source: physical.capabilities.store_source(),
            extended_dynamic_state: ext::extended_dynamic_state::Device::new(
                instance.raw(),
                &device,
            ),
            vertex_input_dynamic_state: ext::vertex_input_dynamic_state::Device::new(
                instance.raw(),
                &device,
            ),
            extended_dynamic_state3: ext::extended_dynamic_state3::Device::new(
                instance.raw(),
                &device,
            ),
            extended_dynamic_state2: ext::extended_dynamic_state2::Device::new(
                instance.raw(),
                &device,
            ),
            allocator: ManuallyDrop::new(Mutex::new(allocator)),
            busy: AtomicBool::new(false),
            abandoned: AtomicBool::new(false),
            device,
            instance,
        }))
    }

    /// Returns the device with its core functions.
    pub fn raw(&self) -> &ash::Device {
        &self.device
    }

    /// Returns the functions of an extension; to be called if it is enabled.
    pub fn load<T>(&self, new: fn(&ash::Instance, &ash::Device) -> T) -> T {
        new(self.instance.raw(), &self.device)
    }

    /// Returns the functions for labels.
    ///
    /// # Errors
    /// [`ExecuteError::Unsupported`]: the instance lacks the extension.
    pub fn debug_utils(&self) -> Result<ext::debug_utils::Device, ExecuteError> {
        if !self.instance.has_debug_utils() {
            let message = "the instance extension VK_EXT_debug_utils";
            return Err(ExecuteError::Unsupported(message.into()));
        }
        Ok(self.load(ext::debug_utils::Device::new))
    }

    /// Whether the queue binds sparse memory.
    pub fn binds_sparsely(&self) -> bool {
        self.family.sparse
    }

    /// Whether the queue executes dispatches.
    pub fn computes(&self) -> bool {
        self.family.computes
    }

    /// Whether the queue writes timestamps.
    pub fn writes_timestamps(&self) -> bool {
        self.family.timestamps
    }

    /// Creates another pool of command buffers.
    ///
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    pub fn create_pool(
        self: &Arc<Logical>,
        flags: vk::CommandPoolCreateFlags,
    ) -> Result<Owned<vk::CommandPool>, ExecuteError> {
        let info = vk::CommandPoolCreateInfo::default()
            .flags(flags)
            .queue_family_index(self.family.index);
        // SAFETY: the device has a queue of this family.
        let pool = unsafe { self.device.create_command_pool(&info, None) }
            .map_err(failed("vkCreateCommandPool"))?;
        Ok(Owned::new(self, pool, ash::Device::destroy_command_pool))
    }

    /// Returns the pool of its command buffers.
    pub fn pool(&self) -> vk::CommandPool {
        self.pool
    }

    /// Returns the functions of VK_KHR_synchronization2; to be called if
    /// `synchronization2` is enabled.
    pub fn synchronization2(&self) -> &khr::synchronization2::Device {
        &self.synchronization2
    }

    /// Returns the enabled features.
    pub fn features(&self) -> &BTreeSet<Feature> {
        &self.features
    }

    /// Whether jobs are executed. Otherwise nothing is submitted, and no memory is mapped, but for
    /// the text of its commands.
    pub fn executes(&self) -> bool {
        self.mode.executes()
    }

    /// Whether the texts of compiled shaders are read.
    pub fn reads_shaders(&self) -> bool {
        self.mode == RunMode::Stores && self.source == StoreSource::Shaders
    }

    /// Whether the texts of submitted commands are read.
    pub fn prints_commands(&self) -> bool {
        self.mode == RunMode::Stores && self.source == StoreSource::Commands
    }

    /// Whether those texts have addresses that the device states.
    pub fn prints_addresses(&self) -> bool {
        self.prints_commands() && self.has(Feature::BufferDeviceAddress)
    }

    /// Whether a feature is enabled.
    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    /// Returns the memory types that need no feature, a bit each.
    pub fn memory_types(&self) -> u32 {
        plain_memory_types(&self.memory_types, vk::MemoryPropertyFlags::empty())
    }

    /// Returns the memory types whose heaps are as large as this number of bytes, a bit each. No
    /// other may be allocated of that size (VUID-vkAllocateMemory-pAllocateInfo-01713).
    pub fn memory_types_of(&self, bytes: u64) -> u32 {
        let large = (0..).zip(&self.memory_types);
        let large = large.filter(|(_, memory)| memory.heap_size >= bytes);
        large.map(|(index, _): (u32, _)| 1 << index).sum()
    }

    /// Whether one of these memory types, a bit each, can be allocated at a location.
    pub fn has_memory(&self, types: u32, location: MemoryLocation) -> bool {
        types & plain_memory_types(&self.memory_types, properties(location)) != 0
    }

    /// Returns one of these memory types, a bit each, that can be allocated at a location.
    pub fn memory_type(&self, types: u32, location: MemoryLocation) -> Option<u32> {
        let types = types & plain_memory_types(&self.memory_types, properties(location));
        (types != 0).then(|| types.trailing_zeros())
    }

    /// Returns the device that it is made from, and the version that may be used.
    pub fn physical(&self) -> (vk::PhysicalDevice, u32) {
        self.physical
    }

    /// Returns the instance.
    pub fn instance(&self) -> &ash::Instance {
        self.instance.raw()
    }

    /// Locks the allocator of memory.
    pub fn allocator(&self) -> MutexGuard<'_, Allocator> {
        // Nothing panics while it holds the lock.
        self.allocator
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Submits command buffers to the queue, with a fence to signal or none.
    ///
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    ///
    /// # Safety
    /// The requirements of `vkQueueSubmit`, except that dropping what the work uses is
    /// safe: it is not destroyed before a fence was waited for.
    pub unsafe fn submit(
        &self,
        submits: &[vk::SubmitInfo<'_>],
        fence: vk::Fence,
    ) -> Result<(), ExecuteError> {
        // SAFETY: as for this function.
        let result = unsafe { self.device.queue_submit(self.queue, submits, fence) };
        self.note_submission(result);
        result.map_err(failed("vkQueueSubmit"))
    }

    /// Submits command buffers by `vkQueueSubmit2`, with a fence to signal or none.
    ///
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    ///
    /// # Safety
    /// As [`Logical::submit`]; `synchronization2` is enabled.
    pub unsafe fn submit2(
        &self,
        submits: &[vk::SubmitInfo2<'_>],
        fence: vk::Fence,
    ) -> Result<(), ExecuteError> {
        let functions = &self.synchronization2;
        // SAFETY: as for this function.
        let result = unsafe { functions.queue_submit2(self.queue, submits, fence) };
        self.note_submission(result);
        result.map_err(failed("vkQueueSubmit2"))
    }

    /// Binds sparse memory on the queue; `fence` is signalled afterwards.
    ///
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    ///
    /// # Safety
    /// The requirements of `vkQueueBindSparse`; see [`Logical::submit`].
    pub unsafe fn bind_sparse(
        &self,
        binds: &[vk::BindSparseInfo<'_>],
        fence: vk::Fence,
    ) -> Result<(), ExecuteError> {
        // SAFETY: as for this function.
        let result = unsafe { self.device.queue_bind_sparse(self.queue, binds, fence) };
        self.note_submission(result);
        result.map_err(failed("vkQueueBindSparse"))
    }

    /// Whether a resource is in use is the same after `VK_ERROR_DEVICE_LOST` as
    /// after `VK_SUCCESS` ("Lost Device"): after a submission it is, after a wait
    /// it is not.
    fn note_submission(&self, result: Result<(), vk::Result>) {
        if matches!(result, Ok(()) | Err(vk::Result::ERROR_DEVICE_LOST)) {
            self.busy.store(true, Ordering::Relaxed);
        }
    }

    /// Notes that all submitted work is finished.
    pub fn note_idle(&self) {
        self.busy.store(false, Ordering::Relaxed);
    }

    /// Whether an object of this device may be destroyed. While submitted work is
    /// unfinished it may not, and the device is abandoned.
    pub fn may_destroy(&self) -> bool {
        if self.busy.load(Ordering::Relaxed) {
            self.abandoned.store(true, Ordering::Relaxed);
        }
        !self.is_abandoned()
    }

    /// Whether the device and its objects are never destroyed, because the driver
    /// may still use them.
    pub fn is_abandoned(&self) -> bool {
        self.abandoned.load(Ordering::Relaxed)
    }
}

impl Drop for Logical {
    fn drop(&mut self) {
        if !self.may_destroy() {
            // The instance stays as well, since the device still needs it.
            std::mem::forget(Arc::clone(&self.instance));
            return;
        }
        // SAFETY: everything made from the device held an `Arc` of it and is
        // gone; the allocator is dropped once, before the device it frees its
        // memory from.
        unsafe {
            self.device.destroy_command_pool(self.pool, None);
            ManuallyDrop::drop(&mut self.allocator);
            self.device.destroy_device(None);
        }
    }
}

/// The properties of memory types that a device without certain features must not
/// allocate (VUID-VkMemoryAllocateInfo-memoryTypeIndex-01872,
/// VUID-vkAllocateMemory-deviceCoherentMemory-02790), or not for buffers.
const SPECIAL_MEMORY: vk::MemoryPropertyFlags = vk::MemoryPropertyFlags::from_raw(
    vk::MemoryPropertyFlags::PROTECTED.as_raw()
        | vk::MemoryPropertyFlags::LAZILY_ALLOCATED.as_raw()
        | vk::MemoryPropertyFlags::DEVICE_COHERENT_AMD.as_raw()
        | vk::MemoryPropertyFlags::DEVICE_UNCACHED_AMD.as_raw()
        | vk::MemoryPropertyFlags::RDMA_CAPABLE_NV.as_raw(),
);

/// Returns the memory types with these properties that every device may allocate, a bit
/// each.
fn plain_memory_types(types: &[MemoryType], with: vk::MemoryPropertyFlags) -> u32 {
    let plain = (0..).zip(types).filter(|(_, memory)| {
        memory.flags.contains(with) && !memory.flags.intersects(SPECIAL_MEMORY)
    });
    plain.map(|(index, _): (u32, _)| 1 << index).sum()
}

/// Returns the properties that memory at a location has at least.
fn properties(location: MemoryLocation) -> vk::MemoryPropertyFlags {
    match location {
        MemoryLocation::GpuOnly => vk::MemoryPropertyFlags::DEVICE_LOCAL,
        MemoryLocation::CpuToGpu | MemoryLocation::GpuToCpu => {
            vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT
        }
        MemoryLocation::Unknown => vk::MemoryPropertyFlags::empty(),
    }
}

/// A memory type.
#[derive(Clone, Copy, Debug)]
struct MemoryType {
    flags: vk::MemoryPropertyFlags,
    /// The size of its heap in bytes.
    heap_size: u64,
}

/// Returns the memory types.
///
/// # Errors
/// [`ExecuteError::Driver`]: there are more types or heaps than Vulkan has, or a type of a
/// heap that does not exist.
fn memory_types(instance: &Instance, physical: &Physical) -> Result<Vec<MemoryType>, ExecuteError> {
    // SAFETY: the instance is alive, the device is one of its own.
    let memory = unsafe {
        let instance = instance.raw();
        instance.get_physical_device_memory_properties(physical.handle)
    };
    let wrong = |result| ExecuteError::Driver {
        call: "vkGetPhysicalDeviceMemoryProperties",
        result,
    };
    let (types, heaps) = (memory.memory_type_count, memory.memory_heap_count);
    if types as usize > vk::MAX_MEMORY_TYPES {
        return Err(wrong(format!("{types} memory types")));
    }
    if heaps as usize > vk::MAX_MEMORY_HEAPS {
        return Err(wrong(format!("{heaps} memory heaps")));
    }
    let types = &memory.memory_types[..types as usize];
    if let Some(of) = types.iter().find(|of| of.heap_index >= heaps) {
        let heap = of.heap_index;
        return Err(wrong(format!("a type of memory heap {heap} of {heaps}")));
    }
    let described = types.iter().map(|of| MemoryType {
        flags: of.property_flags,
        heap_size: memory.memory_heaps[of.heap_index as usize].size,
    });
    Ok(described.collect())
}

/// Creates the command pool and the allocator of a new device, and returns the properties
/// of its memory types; on failure neither exists.
fn finish(
    instance: &Instance,
    physical: &Physical,
    device: &ash::Device,
    family: u32,
    addresses: bool,
) -> Result<(vk::CommandPool, Allocator, Vec<MemoryType>), ExecuteError> {
    let types = memory_types(instance, physical)?;
    let allocator = Allocator::new(&AllocatorCreateDesc {
        instance: instance.raw().clone(),
        device: device.clone(),
        physical_device: physical.handle,
        debug_settings: AllocatorDebugSettings::default(),
        buffer_device_address: addresses,
        allocation_sizes: AllocationSizes::new(BLOCK, BLOCK),
    })
    .map_err(|error| not_allocated("the allocator", 0, MemoryLocation::Unknown, &error))?;
    let info = vk::CommandPoolCreateInfo::default()
        .flags(vk::CommandPoolCreateFlags::TRANSIENT)
        .queue_family_index(family);
    // SAFETY: the device has a queue of this family.
    let pool = unsafe { device.create_command_pool(&info, None) }
        .map_err(failed("vkCreateCommandPool"))?;
    Ok((pool, allocator, types))
}

/// A queue family that draws.
#[derive(Clone, Copy, Debug)]
struct QueueFamily {
    index: u32,
    /// Whether it binds sparse memory.
    sparse: bool,
    computes: bool,
    timestamps: bool,
}

/// Returns the first queue family that draws.
fn graphics_family(instance: &Instance, physical: &Physical) -> Result<QueueFamily, ExecuteError> {
    let functions = instance.raw().fp_v1_0();
    let function = functions.get_physical_device_queue_family_properties;
    // SAFETY: the instance is alive, the device is one of its own; `enumerate` passes valid
    // pointers.
    let families = enumerate(|count, families: *mut vk::QueueFamilyProperties| unsafe {
        function(physical.handle, count, families);
        vk::Result::SUCCESS
    });
    let families = families.map_err(|error| ExecuteError::Driver {
        call: "vkGetPhysicalDeviceQueueFamilyProperties",
        result: error.to_string(),
    })?;
    (0..)
        .zip(families)
        .find(|(_, family)| family.queue_flags.contains(vk::QueueFlags::GRAPHICS))
        .map(|(index, family)| QueueFamily {
            index,
            sparse: family.queue_flags.contains(vk::QueueFlags::SPARSE_BINDING),
            computes: family.queue_flags.contains(vk::QueueFlags::COMPUTE),
            timestamps: family.timestamp_valid_bits > 0,
        })
        .ok_or_else(|| {
            ExecuteError::Unsupported("a queue family with VK_QUEUE_GRAPHICS_BIT".into())
        })
}
