//! The memory of buffers, and how the host accesses its bytes.
//!
//! Host-visible memory stays mapped. Device-local memory is accessed by copies
//! from and to a mapped buffer ([`Staging`]). Sparse memory is mapped page by
//! page.
//!
//! Vulkan chapters "Memory Allocation", "Resource Memory Association" (memory
//! aliasing), "Sparse Resources".

use super::error::{failed, not_allocated};
use super::external::{self, HANDLE, ImportedMemory};
use super::fence::Fence;
use super::logical::Logical;
use super::owned::Owned;
use super::trace::recorder;
use super::volatile;
use crate::script::ExecuteError;
use crate::script::placement::Allocation as Kind;
use ash::vk;
use gpu_allocator::MemoryLocation;
use gpu_allocator::vulkan::{Allocation, AllocationCreateDesc, AllocationScheme};
use std::ops::Range;
use std::ptr::NonNull;
use std::sync::Arc;
use std::time::Duration;

/// The time that binding sparse memory may take.
const BINDING_TIMEOUT: Duration = Duration::from_secs(10);

/// The reason why memory that the host accesses is mapped.
const MAPPED: &str = "the allocator maps all host-visible memory, and a piece lies inside of it";

/// Memory, freed when dropped.
pub(super) struct Memory {
    device: Arc<Logical>,
    block: Block,
}

/// The memory of an allocator, or memory of its own.
enum Block {
    Allocated(Allocation),
    /// Memory of a device that executes nothing: the allocator would map it.
    Unmapped(Owned<vk::DeviceMemory>, u64),
    Imported(ImportedMemory),
}

impl Memory {
    /// # Errors
    /// [`ExecuteError`]: there is no such memory, or a call failed.
    pub fn new(
        device: &Arc<Logical>,
        what: &str,
        requirements: vk::MemoryRequirements,
        location: MemoryLocation,
        linear: bool,
        scheme: AllocationScheme,
    ) -> Result<Memory, ExecuteError> {
        let possible = requirements.memory_type_bits & device.memory_types();
        let memory_type_bits = possible & device.memory_types_of(requirements.size);
        if possible != 0 && memory_type_bits == 0 {
            return Err(ExecuteError::OutOfMemory(format!(
                "no memory for {what} ({} bytes): its heaps are smaller",
                requirements.size
            )));
        }
        let requirements = vk::MemoryRequirements {
            memory_type_bits,
            ..requirements
        };
        if !device.executes() {
            let memory = external::unmapped(device, what, requirements, location)?;
            return Ok(Memory {
                device: Arc::clone(device),
                block: Block::Unmapped(memory, requirements.size),
            });
        }
        let allocated = device.allocator().allocate(&AllocationCreateDesc {
            name: what,
            requirements,
            location,
            linear,
            allocation_scheme: scheme,
        });
        let allocation =
            allocated.map_err(|error| not_allocated(what, requirements.size, location, &error))?;
        Ok(Memory {
            device: Arc::clone(device),
            block: Block::Allocated(allocation),
        })
    }

    /// Allocates memory that is zero, on a device that executes nothing.
    ///
    /// # Errors
    /// [`ExecuteError`]: there is no such memory, or a call failed.
    pub fn zeroed(
        device: &Arc<Logical>,
        what: &str,
        requirements: vk::MemoryRequirements,
    ) -> Result<Memory, ExecuteError> {
        let memory = external::zeroed(device, what, requirements)?;
        Ok(Memory {
            device: Arc::clone(device),
            block: Block::Unmapped(memory, requirements.size),
        })
    }

    /// Exports memory, and imports it. A device that executes nothing does neither.
    ///
    /// # Errors
    /// [`ExecuteError`]: there is no such memory, or a call failed.
    pub fn imported(
        device: &Arc<Logical>,
        what: &str,
        requirements: vk::MemoryRequirements,
    ) -> Result<Memory, ExecuteError> {
        let block = if device.executes() {
            Block::Imported(ImportedMemory::new(device, what, requirements)?)
        } else {
            let memory = external::not_exported(device, what, requirements)?;
            Block::Unmapped(memory, requirements.size)
        };
        Ok(Memory {
            device: Arc::clone(device),
            block,
        })
    }

    fn size(&self) -> u64 {
        match &self.block {
            Block::Allocated(allocation) => allocation.size(),
            Block::Unmapped(_, size) => *size,
            Block::Imported(imported) => imported.size(),
        }
    }

    /// Returns the address of its bytes, if the host can access them.
    fn mapped(&self) -> Option<NonNull<u8>> {
        match &self.block {
            Block::Allocated(allocation) => Some(allocation.mapped_ptr()?.cast()),
            Block::Unmapped(..) => None,
            Block::Imported(imported) => Some(imported.mapped()),
        }
    }

    /// Returns the `VkDeviceMemory` and the offset at which this memory begins.
    pub fn raw(&self) -> (vk::DeviceMemory, u64) {
        match &self.block {
            // SAFETY: the memory is bound only to resources that are dropped before it.
            Block::Allocated(allocation) => (unsafe { allocation.memory() }, allocation.offset()),
            Block::Unmapped(memory, _) => (memory.raw(), 0),
            Block::Imported(imported) => (imported.raw(), 0),
        }
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        if let Block::Allocated(allocation) = &mut self.block
            && self.device.may_destroy()
        {
            let allocation = std::mem::take(allocation);
            // Freeing fails for an allocation of another allocator only.
            let _ = self.device.allocator().free(allocation);
        }
    }
}

/// Memory, and the pieces of it that the host fills and reads back.
pub(super) struct Backing {
    memories: Vec<Memory>,
    /// Positions in `memories` and bytes of the memory, in the order of a
    /// [`Readback`](crate::script::Readback). A device that executes nothing has none.
    pieces: Vec<(usize, Range<usize>)>,
}

impl Backing {
    /// Backs a buffer with one memory, of which the host accesses these pieces.
    pub fn new(memory: Memory, pieces: impl IntoIterator<Item = Range<u64>>) -> Backing {
        let executes = memory.device.executes();
        let pieces = pieces.into_iter().filter(|_| executes);
        Backing {
            memories: vec![memory],
            pieces: pieces
                .map(|piece| (0, piece.start as usize..piece.end as usize))
                .collect(),
        }
    }

    /// Allocates memory for a sparse buffer and binds it: the pages alternate
    /// between two memories, in reverse order.
    ///
    /// # Errors
    /// [`ExecuteError`]: there is not enough memory, or the queue cannot bind it.
    pub fn sparse(
        device: &Arc<Logical>,
        what: &str,
        buffer: vk::Buffer,
        requirements: vk::MemoryRequirements,
        size: u64,
        location: MemoryLocation,
    ) -> Result<Backing, ExecuteError> {
        if !device.binds_sparsely() {
            let lack = "a queue family that draws and binds sparse memory";
            return Err(ExecuteError::Unsupported(lack.into()));
        }
        let page = requirements.alignment;
        let pages = requirements.size.div_ceil(page);
        let half = vk::MemoryRequirements {
            size: page * pages.div_ceil(2),
            ..requirements
        };
        let scheme = AllocationScheme::GpuAllocatorManaged;
        let memories = vec![
            Memory::new(device, what, half, location, true, scheme)?,
            Memory::new(device, what, half, location, true, scheme)?,
        ];
        let mut pieces = Vec::new();
        let mut binds = Vec::new();
        for number in 0..pages {
            // The last page of the buffer is the first of the memory.
            let reversed = pages - 1 - number;
            let (memory, at) = ((reversed % 2) as usize, reversed / 2 * page);
            let (handle, offset) = memories[memory].raw();
            binds.push(
                vk::SparseMemoryBind::default()
                    .resource_offset(number * page)
                    .size(page.min(requirements.size - number * page))
                    .memory(handle)
                    .memory_offset(offset + at),
            );
            let end = at + page.min(size.saturating_sub(number * page));
            pieces.push((memory, at as usize..end as usize));
        }
        if !device.executes() {
            // The queue binds the pages.
            return Ok(Backing {
                memories,
                pieces: Vec::new(),
            });
        }
        if location == MemoryLocation::GpuOnly {
            // A copy in mapped memory is filled and read back instead.
            pieces.clear();
        }
        let buffers = [vk::SparseBufferMemoryBindInfo::default()
            .buffer(buffer)
            .binds(&binds)];
        let info = [vk::BindSparseInfo::default().buffer_binds(&buffers)];
        let fence = Fence::new(device)?;
        // SAFETY: the queue binds sparse memory; the binds lie inside of buffer
        // and memory, at multiples of the page.
        unsafe { device.bind_sparse(&info, fence.raw()) }?;
        fence.wait(BINDING_TIMEOUT)?;
        Ok(Backing { memories, pieces })
    }

    /// Binds a buffer `offset` bytes into the memory.
    ///
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    pub fn bind(
        &self,
        device: &Logical,
        buffer: &Owned<vk::Buffer>,
        offset: u64,
    ) -> Result<(), ExecuteError> {
        let (memory, start) = self.memories[0].raw();
        let device = device.raw();
        // SAFETY: the buffer has no memory yet; the memory is of a type that it
        // allows, the offset a multiple of its alignment, and enough bytes follow.
        unsafe { device.bind_buffer_memory(buffer.raw(), memory, start + offset) }
            .map_err(failed("vkBindBufferMemory"))
    }

    /// Calls `each` with every piece and its position in the readback.
    pub fn pieces_mut(&mut self, each: &mut dyn FnMut(usize, &mut [u8])) {
        let mut position = 0;
        for (memory, range) in &self.pieces {
            let memory = &mut self.memories[*memory];
            assert!(range.end as u64 <= memory.size(), "{MAPPED}");
            let mapped = memory.mapped().expect(MAPPED);
            // SAFETY: the memory is mapped as long as it exists, the range lies inside of it, and
            // the host has no other reference.
            let piece = unsafe {
                let first = mapped.as_ptr().add(range.start);
                std::slice::from_raw_parts_mut(first, range.len())
            };
            each(position, piece);
            position += range.len();
        }
    }

    /// Returns the current bytes of all pieces.
    pub fn read(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (memory, range) in &self.pieces {
            let memory = &self.memories[*memory];
            assert!(range.end as u64 <= memory.size(), "{MAPPED}");
            let mapped = memory.mapped().expect(MAPPED);
            // SAFETY: the memory is mapped as long as it exists, and the range lies inside
            // of it.
            unsafe {
                let first = mapped.as_ptr().add(range.start);
                recorder::read(first, range.len());
                bytes.append(&mut volatile::copy(first, range.len()));
            }
        }
        bytes
    }

    /// Returns the number of bytes of all pieces.
    pub fn len(&self) -> usize {
        self.pieces.iter().map(|(_, range)| range.len()).sum()
    }
}

/// Returns the location that a kind of memory is requested at.
pub(super) fn location(kind: Kind) -> MemoryLocation {
    match kind {
        Kind::HostCoherent => MemoryLocation::CpuToGpu,
        Kind::DeviceLocal
        | Kind::DeviceDedicated
        | Kind::After16MiB
        | Kind::After2GiB
        | Kind::After4GiB => MemoryLocation::GpuOnly,
        Kind::HostCached
        | Kind::Dedicated
        | Kind::FarOffset
        | Kind::Sparse
        | Kind::Aliased
        | Kind::Addressed
        | Kind::Imported => MemoryLocation::GpuToCpu,
    }
}

/// A mapped buffer that bytes of device-local memory are copied from and to.
pub(super) struct Staging {
    device: Arc<Logical>,
    mapped: Owned<vk::Buffer>,
    pub backing: Backing,
    /// The buffer over the device-local memory, and the offset of the bytes in it.
    local: (vk::Buffer, u64),
    /// The number of bytes.
    size: u64,
}

impl Staging {
    /// The usage of buffers that are copied from and to.
    pub const USAGE: vk::BufferUsageFlags = vk::BufferUsageFlags::from_raw(
        vk::BufferUsageFlags::TRANSFER_SRC.as_raw() | vk::BufferUsageFlags::TRANSFER_DST.as_raw(),
    );

    /// A buffer for `size` bytes at this place of another one, which is bound
    /// to memory later. The host fills and reads back these pieces of them.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is not enough memory.
    pub fn new(
        device: &Arc<Logical>,
        what: &str,
        local: (vk::Buffer, u64),
        size: u64,
        pieces: impl IntoIterator<Item = Range<u64>>,
    ) -> Result<Staging, ExecuteError> {
        let mapped = create_buffer(device, size, Staging::USAGE, Default::default())?;
        let requirements = requirements(device, &mapped, size)?;
        let (location, scheme) = (
            MemoryLocation::GpuToCpu,
            AllocationScheme::GpuAllocatorManaged,
        );
        let memory = Memory::new(device, what, requirements, location, true, scheme)?;
        let backing = Backing::new(memory, pieces);
        backing.bind(device, &mapped, 0)?;
        Ok(Staging {
            device: Arc::clone(device),
            mapped,
            backing,
            local,
            size,
        })
    }

    /// Records a copy of the bytes from the host to the device, or back. No pass
    /// is open; the caller records the barriers.
    pub fn record(&self, commands: vk::CommandBuffer, back: bool) {
        let host = (self.mapped.raw(), 0);
        let (from, to) = if back {
            (self.local, host)
        } else {
            (host, self.local)
        };
        let region = [vk::BufferCopy::default()
            .src_offset(from.1)
            .dst_offset(to.1)
            .size(self.size)];
        let device = self.device.raw();
        // SAFETY: outside of a pass; both buffers have the bytes and live until
        // the commands have run.
        unsafe { device.cmd_copy_buffer(commands, from.0, to.0, &region) };
    }
}

/// Creates a `VkBuffer` without memory; its size is not 0.
///
/// # Errors
/// [`ExecuteError`]: the call failed.
pub(super) fn create_buffer(
    device: &Arc<Logical>,
    size: u64,
    usage: vk::BufferUsageFlags,
    flags: vk::BufferCreateFlags,
) -> Result<Owned<vk::Buffer>, ExecuteError> {
    let info = vk::BufferCreateInfo::default()
        .size(size)
        .usage(usage)
        .flags(flags);
    new_buffer(device, &info)
}

/// Creates a `VkBuffer` for imported memory.
///
/// # Errors
/// [`ExecuteError`]: the call failed, or the device does not import memory of such buffers.
pub(super) fn create_external_buffer(
    device: &Arc<Logical>,
    size: u64,
    usage: vk::BufferUsageFlags,
) -> Result<Owned<vk::Buffer>, ExecuteError> {
    external::check(device, usage)?;
    let mut external = vk::ExternalMemoryBufferCreateInfo::default().handle_types(HANDLE);
    let info = vk::BufferCreateInfo::default()
        .size(size)
        .usage(usage)
        .push_next(&mut external);
    new_buffer(device, &info)
}

fn new_buffer(
    device: &Arc<Logical>,
    info: &vk::BufferCreateInfo<'_>,
) -> Result<Owned<vk::Buffer>, ExecuteError> {
    // SAFETY: the device is alive, `info` outlives the call.
    let buffer =
        unsafe { device.raw().create_buffer(info, None) }.map_err(failed("vkCreateBuffer"))?;
    Ok(Owned::new(device, buffer, ash::Device::destroy_buffer))
}

/// Returns the memory requirements of a buffer of `size` bytes, or more.
///
/// # Errors
/// [`ExecuteError::Driver`]: the memory does not have the bytes, or its alignment is not a
/// power of two.
pub(super) fn requirements(
    device: &Logical,
    buffer: &Owned<vk::Buffer>,
    size: u64,
) -> Result<vk::MemoryRequirements, ExecuteError> {
    // SAFETY: the buffer was made from this device.
    let needed = unsafe { device.raw().get_buffer_memory_requirements(buffer.raw()) };
    if needed.size < size || !needed.alignment.is_power_of_two() {
        return Err(ExecuteError::Driver {
            call: "vkGetBufferMemoryRequirements",
            result: format!(
                "a size of {} and an alignment of {} for a buffer of {size} bytes",
                needed.size, needed.alignment
            ),
        });
    }
    Ok(needed)
}
