//! The memory of a buffer, and how the host comes to its bytes.
//!
//! Memory that the host sees is mapped for good. Device-local memory is reached
//! through a second buffer over all of it, guards included, by copies from and
//! to a mapped buffer; sparse memory is mapped page by page.
//!
//! Vulkan chapters "Memory Allocation", "Resource Memory Association" (memory
//! aliasing), "Sparse Resources".

use super::error::{failed, not_allocated};
use super::fence::Fence;
use super::logical::Logical;
use crate::script::ExecuteError;
use crate::script::placement::Allocation as Kind;
use ash::vk;
use gpu_allocator::MemoryLocation;
use gpu_allocator::vulkan::{Allocation, AllocationCreateDesc, AllocationScheme};
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

/// How long binding sparse memory may take.
const BINDING: Duration = Duration::from_secs(10);

/// Allocations, and the parts of them that make up an image.
pub(super) struct Backing {
    device: Arc<Logical>,
    allocations: Vec<Allocation>,
    /// Index of the allocation, and bytes of it, in the order of the image.
    pieces: Vec<(usize, Range<usize>)>,
    what: String,
}

impl Backing {
    fn new(device: &Arc<Logical>, what: &str) -> Backing {
        Backing {
            device: Arc::clone(device),
            allocations: Vec::new(),
            pieces: Vec::new(),
            what: what.to_owned(),
        }
    }

    /// One allocation, of which these runs make up the image.
    ///
    /// # Errors
    /// [`ExecuteError`]: there is no such memory.
    pub fn whole(
        device: &Arc<Logical>,
        what: &str,
        requirements: vk::MemoryRequirements,
        location: MemoryLocation,
        scheme: AllocationScheme,
        image: impl IntoIterator<Item = Range<u64>>,
    ) -> Result<Backing, ExecuteError> {
        let mut backing = Backing::new(device, what);
        backing.allocate(requirements, location, scheme)?;
        for run in image {
            backing
                .pieces
                .push((0, run.start as usize..run.end as usize));
        }
        Ok(backing)
    }

    fn allocate(
        &mut self,
        requirements: vk::MemoryRequirements,
        location: MemoryLocation,
        scheme: AllocationScheme,
    ) -> Result<(), ExecuteError> {
        let allocation = self
            .device
            .allocator()
            .allocate(&AllocationCreateDesc {
                name: &self.what,
                requirements,
                location,
                linear: true,
                allocation_scheme: scheme,
            })
            .map_err(|error| not_allocated(&self.what, requirements.size, &error))?;
        self.allocations.push(allocation);
        Ok(())
    }

    /// Memory for a sparse buffer, bound to it: pages from the last to the first,
    /// alternately of two allocations.
    ///
    /// # Errors
    /// [`ExecuteError`]: there is no memory, or the queue cannot bind it.
    pub fn sparse(
        device: &Arc<Logical>,
        what: &str,
        buffer: vk::Buffer,
        requirements: vk::MemoryRequirements,
        size: u64,
    ) -> Result<Backing, ExecuteError> {
        if !device.binds_sparsely() {
            let lack = "a queue family that draws and binds sparse memory";
            return Err(ExecuteError::Unsupported(lack.into()));
        }
        let mut backing = Backing::new(device, what);
        let page = requirements.alignment.max(1);
        let pages = requirements.size.div_ceil(page);
        let each = vk::MemoryRequirements {
            size: page * pages.div_ceil(2),
            ..requirements
        };
        for _ in 0..2 {
            let location = MemoryLocation::GpuToCpu;
            backing.allocate(each, location, AllocationScheme::GpuAllocatorManaged)?;
        }
        let mut binds = Vec::new();
        for number in 0..pages {
            // The last page of the buffer is the first of the memory.
            let back = pages - 1 - number;
            let (of, at) = ((back % 2) as usize, back / 2 * page);
            let Some(allocation) = backing.allocations.get(of) else {
                continue;
            };
            binds.push(
                vk::SparseMemoryBind::default()
                    .resource_offset(number * page)
                    .size(page.min(requirements.size - number * page))
                    // SAFETY: the memory belongs to the allocation, which lives
                    // as long as the buffer.
                    .memory(unsafe { allocation.memory() })
                    .memory_offset(allocation.offset() + at),
            );
            let len = page.min(size.saturating_sub(number * page)) as usize;
            let at = at as usize;
            backing.pieces.push((of, at..at + len));
        }
        let buffers = [vk::SparseBufferMemoryBindInfo::default()
            .buffer(buffer)
            .binds(&binds)];
        let info = [vk::BindSparseInfo::default().buffer_binds(&buffers)];
        let fence = Fence::new(device)?;
        // SAFETY: the queue binds sparse memory; the binds lie inside of buffer
        // and memory, at multiples of the page.
        unsafe { device.bind_sparse(&info, fence.raw()) }?;
        fence.wait(BINDING)?;
        Ok(backing)
    }

    /// The memory of the first allocation, and where that begins in it.
    pub fn memory(&self) -> Option<(vk::DeviceMemory, u64)> {
        let allocation = self.allocations.first()?;
        // SAFETY: whoever binds it holds this, and frees it after the buffer.
        Some((unsafe { allocation.memory() }, allocation.offset()))
    }

    /// Calls `each` with every part of the image and where in it the part lies.
    ///
    /// # Errors
    /// [`ExecuteError::Harness`] where the memory is not mapped.
    pub fn parts_mut(
        &mut self,
        each: &mut dyn FnMut(usize, &mut [u8]),
    ) -> Result<(), ExecuteError> {
        let mut at = 0;
        for (of, range) in &self.pieces {
            let part = self
                .allocations
                .get_mut(*of)
                .and_then(Allocation::mapped_slice_mut)
                .and_then(|mapped| mapped.get_mut(range.clone()))
                .ok_or_else(|| not_mapped(&self.what))?;
            each(at, part);
            at += range.len();
        }
        Ok(())
    }

    /// The image as it is now.
    ///
    /// # Errors
    /// [`ExecuteError::Harness`] where the memory is not mapped.
    pub fn read(&self) -> Result<Vec<u8>, ExecuteError> {
        let mut bytes = Vec::new();
        for (of, range) in &self.pieces {
            let part = self
                .allocations
                .get(*of)
                .and_then(Allocation::mapped_slice)
                .and_then(|mapped| mapped.get(range.clone()))
                .ok_or_else(|| not_mapped(&self.what))?;
            bytes.extend_from_slice(part);
        }
        Ok(bytes)
    }

    /// Bytes of the image.
    pub fn len(&self) -> usize {
        self.pieces.iter().map(|(_, range)| range.len()).sum()
    }
}

impl Drop for Backing {
    fn drop(&mut self) {
        if !self.device.may_destroy() {
            return;
        }
        for allocation in self.allocations.drain(..) {
            // Freeing fails for an allocation of another allocator only.
            let _ = self.device.allocator().free(allocation);
        }
    }
}

fn not_mapped(what: &str) -> ExecuteError {
    ExecuteError::Harness(format!("the memory of {what} is not mapped"))
}

/// Where a kind of memory is asked for.
pub(super) fn location(kind: Kind) -> MemoryLocation {
    match kind {
        Kind::HostCoherent => MemoryLocation::CpuToGpu,
        Kind::DeviceLocal
        | Kind::DeviceDedicated
        | Kind::After16MiB
        | Kind::After2GiB
        | Kind::After4GiB => MemoryLocation::GpuOnly,
        _ => MemoryLocation::GpuToCpu,
    }
}

/// A mapped buffer that stands in for memory which the host does not see, and a
/// buffer over all of that memory.
pub(super) struct Staging {
    device: Arc<Logical>,
    /// Over the memory itself.
    over: vk::Buffer,
    /// In place of it, where the memory takes no second buffer.
    copied: Option<vk::Buffer>,
    /// What the host sees.
    mapped: vk::Buffer,
    backing: Backing,
    /// Where the image lies in `over`.
    from: u64,
}

impl Staging {
    /// With a buffer over memory of `total` bytes, not bound yet, if any.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is no memory.
    pub fn new(
        device: &Arc<Logical>,
        what: &str,
        total: Option<u64>,
        image: &Range<usize>,
    ) -> Result<Staging, ExecuteError> {
        let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
        let mut staging = Staging {
            device: Arc::clone(device),
            over: vk::Buffer::null(),
            copied: None,
            mapped: vk::Buffer::null(),
            backing: Backing::new(device, what),
            from: image.start as u64,
        };
        if let Some(total) = total {
            staging.over = create(device, total, usage, vk::BufferCreateFlags::empty())?;
        }
        let size = image.len() as u64;
        staging.mapped = create(device, size, usage, vk::BufferCreateFlags::empty())?;
        // SAFETY: the buffer was made from this device.
        let requirements = unsafe { device.raw().get_buffer_memory_requirements(staging.mapped) };
        staging.backing.allocate(
            requirements,
            MemoryLocation::GpuToCpu,
            AllocationScheme::GpuAllocatorManaged,
        )?;
        staging.backing.pieces.push((0, 0..image.len()));
        bind(device, staging.mapped, &staging.backing, 0)?;
        Ok(staging)
    }

    /// Copies are of this buffer, in which the image begins at `from`, and not of
    /// one over its memory.
    pub fn copy_of(&mut self, buffer: vk::Buffer, from: u64) {
        self.copied = Some(buffer);
        self.from = from;
    }

    /// The buffer over the memory, to be bound where that begins.
    pub fn over(&self) -> vk::Buffer {
        self.over
    }

    pub fn backing(&self) -> &Backing {
        &self.backing
    }

    pub fn backing_mut(&mut self) -> &mut Backing {
        &mut self.backing
    }

    /// Records that the memory gets what the host wrote, or the host what the
    /// memory holds. No pass is open; barriers are whoever's who calls.
    pub fn record(&self, commands: vk::CommandBuffer, back: bool) {
        let over = self.copied.unwrap_or(self.over);
        let (host, over) = ((self.mapped, 0), (over, self.from));
        let (from, to) = if back { (over, host) } else { (host, over) };
        let region = [vk::BufferCopy::default()
            .src_offset(from.1)
            .dst_offset(to.1)
            .size(self.backing.len() as u64)];
        // SAFETY: outside of a pass; both buffers have the bytes and live until
        // the commands have run.
        unsafe {
            self.device
                .raw()
                .cmd_copy_buffer(commands, from.0, to.0, &region);
        }
    }
}

impl Drop for Staging {
    fn drop(&mut self) {
        if !self.device.may_destroy() {
            return;
        }
        // SAFETY: made from this device or null; whoever submitted work with
        // them waited for the work.
        unsafe {
            self.device.raw().destroy_buffer(self.over, None);
            self.device.raw().destroy_buffer(self.mapped, None);
        }
    }
}

/// A `VkBuffer` without memory.
pub(super) fn create(
    device: &Arc<Logical>,
    size: u64,
    usage: vk::BufferUsageFlags,
    flags: vk::BufferCreateFlags,
) -> Result<vk::Buffer, ExecuteError> {
    let info = vk::BufferCreateInfo::default()
        .size(size)
        .usage(usage)
        .flags(flags);
    // SAFETY: the device is alive; the size is not 0.
    unsafe { device.raw().create_buffer(&info, None) }.map_err(failed("vkCreateBuffer"))
}

/// Binds a buffer `offset` bytes into a backing of one allocation.
pub(super) fn bind(
    device: &Arc<Logical>,
    buffer: vk::Buffer,
    backing: &Backing,
    offset: u64,
) -> Result<(), ExecuteError> {
    let Some((memory, start)) = backing.memory() else {
        return Err(not_mapped(&backing.what));
    };
    // SAFETY: the buffer has no memory yet; the memory is of a type that it
    // allows, the offset a multiple of its alignment, and enough bytes follow.
    unsafe {
        device
            .raw()
            .bind_buffer_memory(buffer, memory, start + offset)
    }
    .map_err(failed("vkBindBufferMemory"))
}
