//! The layer's records of devices and of the objects made from them.
//!
//! A device and everything that is dispatched through it – its queues and command buffers –
//! share the first word of their objects, the dispatch key.

use ash::vk::{self, Handle};
use std::collections::{BTreeMap, HashMap};
use std::ffi::CStr;
use std::sync::{Mutex, PoisonError};

/// Bytes of a buffer of the layer.
const OWN_BYTES: u64 = 1 << 16;

/// A bound range: the buffer, the offset and the size.
pub(crate) type Range = (vk::Buffer, u64, u64);
/// A counter: the buffer, and the offset in it.
pub(crate) type Counter = (vk::Buffer, u64);

/// A command buffer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Commands {
    pub is_secondary: bool,
    pub binds: u32,
    pub begins: u32,
    pub ends: u32,
    pub byte_counts: u32,
    pub draws: u32,
    /// Whether an indexed draw was recorded.
    pub has_indexed: bool,
    /// Whether a capture is active, as the application recorded it.
    pub is_capturing: bool,
    /// Active queries of transform feedback.
    pub queries: u32,
    /// Calls that set rasterizer discard.
    pub discards: u32,
    /// Whether a command has enabled rasterizer discard since the bind of the pipeline.
    pub is_discarding: bool,
    /// The topology of the bound pipeline.
    pub topology: Option<vk::PrimitiveTopology>,
    /// The counters that ends store, with their bindings.
    pub stored: Vec<(u32, Counter)>,
    /// The ranges by binding.
    pub bound: BTreeMap<u32, Range>,
    /// Whether the begin of the active capture was not recorded.
    pub is_dropped: bool,
    /// Whether other ranges are bound for the active capture than the application bound.
    pub is_rebound: bool,
    /// The end that is not recorded yet: the first binding and the counters.
    pub postponed: Option<(u32, Vec<Counter>)>,
    /// Counters to copy at the end of the pass.
    pub copies: Vec<(Counter, Counter)>,
    /// Whether a capture ended before, so that the layer's own counters have values.
    pub has_ended: bool,
}

/// A query pool.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pool {
    pub kind: vk::QueryType,
}

/// A buffer of the layer, with its memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Own {
    pub buffer: vk::Buffer,
    memory: vk::DeviceMemory,
}

/// A device, and what was made from it.
pub(crate) struct Device {
    pub handle: vk::Device,
    pub next: vk::PFN_vkGetDeviceProcAddr,
    pub functions: ash::Device,
    /// `None` where the device was created without the extension.
    pub capture: Option<ash::ext::transform_feedback::DeviceFn>,
    /// The size of each buffer.
    pub buffers: HashMap<vk::Buffer, u64>,
    pub pools: HashMap<vk::QueryPool, Pool>,
    pub commands: HashMap<vk::CommandBuffer, Commands>,
    /// The streams that queries were begun for.
    pub streams: HashMap<(vk::QueryPool, u32), u32>,
    pub topologies: HashMap<vk::Pipeline, vk::PrimitiveTopology>,
    /// The memory of each buffer, and the offset in it.
    pub memories: HashMap<vk::Buffer, (vk::DeviceMemory, u64)>,
    /// The addresses of mapped memory.
    pub mapped: HashMap<vk::DeviceMemory, usize>,
    /// Submissions so far, counted for the faults of counters.
    pub submits: u32,
    own: Vec<Own>,
    /// Modules without their Offsets, and the words that were first compiled of them.
    pub modules: HashMap<Vec<u32>, Vec<u32>>,
}

impl Device {
    /// # Safety
    /// `next` finds the functions of the device.
    pub unsafe fn new(handle: vk::Device, next: vk::PFN_vkGetDeviceProcAddr) -> Device {
        let load = |name: &CStr| {
            // SAFETY: as for vkGetDeviceProcAddr.
            let function = unsafe { next(handle, name.as_ptr()) };
            function.map_or(std::ptr::null(), |function| {
                (function as *const ()).cast::<std::ffi::c_void>()
            })
        };
        let has = !load(c"vkCmdBeginTransformFeedbackEXT").is_null();
        Device {
            handle,
            next,
            // SAFETY: the functions belong to the device.
            functions: unsafe { ash::Device::load_with(load, handle) },
            capture: has.then(|| ash::ext::transform_feedback::DeviceFn::load(load)),
            buffers: HashMap::new(),
            pools: HashMap::new(),
            commands: HashMap::new(),
            streams: HashMap::new(),
            topologies: HashMap::new(),
            memories: HashMap::new(),
            mapped: HashMap::new(),
            submits: 0,
            own: Vec::new(),
            modules: HashMap::new(),
        }
    }

    /// A function of the next layer by its name, as this type.
    ///
    /// # Safety
    /// `T` is the type of the function of this name, which the device has.
    pub unsafe fn function<T: Copy>(&self, name: &CStr) -> T {
        // SAFETY: as for vkGetDeviceProcAddr.
        let found = unsafe { (self.next)(self.handle, name.as_ptr()) };
        let found = found.expect("only functions that the device has are replaced");
        assert_eq!(size_of::<T>(), size_of_val(&found));
        // SAFETY: the caller names the type of the function.
        unsafe { std::mem::transmute_copy(&found) }
    }

    /// The state of a command buffer.
    pub fn recorded(&mut self, commands: vk::CommandBuffer) -> &mut Commands {
        self.commands.entry(commands).or_default()
    }

    /// A buffer of the layer: the first for ranges, the second for counters. Created when it
    /// is first used, filled with zeros, and kept until the device is destroyed.
    pub fn own(&mut self, number: usize) -> Option<vk::Buffer> {
        while self.own.len() <= number {
            let made = self.make_own()?;
            self.own.push(made);
        }
        Some(self.own[number].buffer)
    }

    fn make_own(&self) -> Option<Own> {
        let usage = vk::BufferUsageFlags::TRANSFORM_FEEDBACK_BUFFER_EXT
            | vk::BufferUsageFlags::TRANSFORM_FEEDBACK_COUNTER_BUFFER_EXT
            | vk::BufferUsageFlags::TRANSFER_SRC
            | vk::BufferUsageFlags::TRANSFER_DST;
        let info = vk::BufferCreateInfo::default().size(OWN_BYTES).usage(usage);
        let functions = &self.functions;
        // SAFETY: the device is alive; each object is made from it, and the memory is of a
        // type that the buffer allows.
        unsafe {
            let buffer = functions.create_buffer(&info, None).ok()?;
            let needed = functions.get_buffer_memory_requirements(buffer);
            let info = vk::MemoryAllocateInfo::default()
                .allocation_size(needed.size)
                .memory_type_index(needed.memory_type_bits.trailing_zeros());
            let memory = functions.allocate_memory(&info, None).ok()?;
            functions.bind_buffer_memory(buffer, memory, 0).ok()?;
            let flags = vk::MemoryMapFlags::empty();
            if let Ok(mapped) = functions.map_memory(memory, 0, vk::WHOLE_SIZE, flags) {
                mapped.cast::<u8>().write_bytes(0, OWN_BYTES as usize);
                functions.unmap_memory(memory);
            }
            Some(Own { buffer, memory })
        }
    }

    /// Destroys the buffers of the layer.
    ///
    /// # Safety
    /// The device is idle.
    pub unsafe fn free_own(&self) {
        for own in &self.own {
            // SAFETY: they were made from this device, and nothing uses them.
            unsafe {
                self.functions.destroy_buffer(own.buffer, None);
                self.functions.free_memory(own.memory, None);
            }
        }
    }
}

static DEVICES: Mutex<Option<HashMap<usize, Device>>> = Mutex::new(None);

/// The dispatch key of an object.
pub(crate) fn key(raw: u64) -> usize {
    // SAFETY: the handle is dispatchable: a pointer to an object that begins with the key.
    unsafe { *(raw as *const usize) }
}

/// Adds a device.
pub(crate) fn add(device: Device) {
    let mut devices = DEVICES.lock().unwrap_or_else(PoisonError::into_inner);
    let key = key(device.handle.as_raw());
    devices.get_or_insert_default().insert(key, device);
}

/// Removes a device.
pub(crate) fn remove(device: vk::Device) -> Device {
    let mut devices = DEVICES.lock().unwrap_or_else(PoisonError::into_inner);
    let removed = devices
        .as_mut()
        .and_then(|all| all.remove(&key(device.as_raw())));
    removed.expect("a device is added when it is created")
}

/// Calls `act` with the device of a dispatchable handle.
pub(crate) fn with<T>(raw: u64, act: impl FnOnce(&mut Device) -> T) -> T {
    let mut devices = DEVICES.lock().unwrap_or_else(PoisonError::into_inner);
    let device = devices.as_mut().and_then(|all| all.get_mut(&key(raw)));
    act(device.expect("a device is added when it is created"))
}
