//! A buffer between two guards, in memory that the host can read and write.
//!
//! One allocation holds guard, `VkBuffer`, guard: the buffer is bound inside the
//! allocation, so that a driver that writes before the buffer's start or past
//! its end is seen to.
//!
//! ```text
//! allocation  |…slack…| guard | VkBuffer | guard | …slack… |
//! image               |<--------------------------->|
//! ```
//! The slack before exists because a buffer is bound at a multiple of its
//! alignment, the one after because it may need more memory than it has bytes.

use super::error::{failed, not_allocated};
use super::logical::Logical;
use crate::script::{ExecuteError, Image, Prefill};
use crate::units::round_up;
use ash::vk;
use gpu_allocator::MemoryLocation;
use gpu_allocator::vulkan::{Allocation, AllocationCreateDesc, AllocationScheme};
use std::ops::Range;
use std::sync::Arc;

/// What a buffer is made of.
#[derive(Clone, Debug)]
pub(super) struct BufferRequest {
    /// For messages: "capture buffer 2".
    pub what: String,
    pub size: u64,
    /// Bytes of guard on each side.
    pub guard: u64,
    pub usage: vk::BufferUsageFlags,
}

/// A `VkBuffer` bound to memory between two guards.
pub(super) struct GuardedBuffer {
    device: Arc<Logical>,
    buffer: vk::Buffer,
    allocation: Option<Allocation>,
    /// Where the image (guard, buffer, guard) lies in the allocation.
    image: Range<usize>,
    guard: usize,
    what: String,
}

impl GuardedBuffer {
    /// # Errors
    /// [`ExecuteError::Harness`] where the machine has no memory for it, or the
    /// request makes no sense.
    pub fn new(device: &Arc<Logical>, request: BufferRequest) -> Result<Self, ExecuteError> {
        if request.size == 0 {
            let message = format!("{} has no bytes: a VkBuffer has at least one", request.what);
            return Err(ExecuteError::Harness(message));
        }
        let info = vk::BufferCreateInfo::default()
            .size(request.size)
            .usage(request.usage);
        // SAFETY: the device is alive; the size is not 0.
        let buffer =
            unsafe { device.raw().create_buffer(&info, None) }.map_err(failed("vkCreateBuffer"))?;
        let mut guarded = GuardedBuffer {
            device: Arc::clone(device),
            buffer,
            allocation: None,
            image: 0..0,
            guard: 0,
            what: request.what.clone(),
        };
        guarded.allocate(&request)?;
        Ok(guarded)
    }

    fn allocate(&mut self, request: &BufferRequest) -> Result<(), ExecuteError> {
        // SAFETY: the buffer was made from this device.
        let mut requirements = unsafe {
            self.device
                .raw()
                .get_buffer_memory_requirements(self.buffer)
        };
        let layout = layout(request.size, request.guard, requirements).ok_or_else(|| {
            ExecuteError::Harness(format!(
                "{} has {} bytes, more than this machine can address",
                request.what, request.size
            ))
        })?;
        requirements.size = layout.total;
        let allocation = self
            .device
            .allocator()
            .allocate(&AllocationCreateDesc {
                name: &request.what,
                requirements,
                location: MemoryLocation::GpuToCpu,
                linear: true,
                allocation_scheme: AllocationScheme::GpuAllocatorManaged,
            })
            .map_err(|error| not_allocated(&request.what, layout.total, &error))?;
        let offset = allocation.offset() + layout.start;
        // SAFETY: the memory belongs to the allocation, which lives as long as
        // the buffer and is freed after it.
        let memory = unsafe { allocation.memory() };
        self.allocation = Some(allocation);
        self.image = layout.image;
        self.guard = layout.guard;
        // SAFETY: the buffer is new; the memory is of a type it allows, the
        // offset a multiple of its alignment, and enough bytes follow.
        unsafe {
            self.device
                .raw()
                .bind_buffer_memory(self.buffer, memory, offset)
        }
        .map_err(failed("vkBindBufferMemory"))
    }

    pub fn raw(&self) -> vk::Buffer {
        self.buffer
    }

    /// Fills the guards and the buffer with the pattern of image `number`.
    pub fn fill(&mut self, prefill: Prefill, number: usize) -> Result<(), ExecuteError> {
        for (position, byte) in self.bytes_mut()?.iter_mut().enumerate() {
            *byte = prefill.byte(number, position);
        }
        Ok(())
    }

    /// Writes a little-endian word at `offset` of the buffer.
    pub fn write_word(&mut self, offset: u64, word: u32) -> Result<(), ExecuteError> {
        self.write(offset, &word.to_le_bytes())
    }

    /// Writes `content` at `offset` of the buffer.
    pub fn write(&mut self, offset: u64, content: &[u8]) -> Result<(), ExecuteError> {
        let at = usize::try_from(offset).map(|offset| self.guard + offset);
        let out_of_range = format!(
            "{} has no {} bytes at byte {offset}",
            self.what,
            content.len()
        );
        let bytes = self.bytes_mut()?;
        at.ok()
            .and_then(|at| bytes.get_mut(at..at.checked_add(content.len())?))
            .ok_or(ExecuteError::Harness(out_of_range))?
            .copy_from_slice(content);
        Ok(())
    }

    /// Guards and buffer as they are now.
    pub fn read(&self) -> Result<Image, ExecuteError> {
        let bytes = self
            .allocation
            .as_ref()
            .and_then(Allocation::mapped_slice)
            .and_then(|mapped| mapped.get(self.image.clone()))
            .ok_or_else(|| not_mapped(&self.what))?;
        Ok(Image {
            bytes: bytes.to_vec(),
            start: self.guard,
        })
    }

    fn bytes_mut(&mut self) -> Result<&mut [u8], ExecuteError> {
        self.allocation
            .as_mut()
            .and_then(Allocation::mapped_slice_mut)
            .and_then(|mapped| mapped.get_mut(self.image.clone()))
            .ok_or_else(|| not_mapped(&self.what))
    }
}

impl Drop for GuardedBuffer {
    fn drop(&mut self) {
        if self.device.is_abandoned() {
            return;
        }
        // SAFETY: the buffer was made from this device, and whoever submitted
        // work with it waited for the work.
        unsafe { self.device.raw().destroy_buffer(self.buffer, None) };
        if let Some(allocation) = self.allocation.take() {
            // Freeing fails for an allocation of another allocator only.
            let _ = self.device.allocator().free(allocation);
        }
    }
}

fn not_mapped(what: &str) -> ExecuteError {
    ExecuteError::Harness(format!("the memory of {what} is not mapped"))
}

/// Where things lie in an allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Layout {
    /// Where the buffer starts.
    start: u64,
    /// Bytes of the allocation.
    total: u64,
    /// Guard, buffer, guard.
    image: Range<usize>,
    guard: usize,
}

/// `None` where the sizes do not fit an address.
fn layout(size: u64, guard: u64, requirements: vk::MemoryRequirements) -> Option<Layout> {
    let alignment = requirements.alignment.max(1);
    guard.checked_add(alignment)?;
    let start = round_up(guard, alignment);
    let end = start.checked_add(size)?.checked_add(guard)?;
    Some(Layout {
        start,
        total: start.checked_add(requirements.size)?.checked_add(guard)?,
        image: usize::try_from(start - guard).ok()?..usize::try_from(end).ok()?,
        guard: usize::try_from(guard).ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn requirements(size: u64, alignment: u64) -> vk::MemoryRequirements {
        vk::MemoryRequirements {
            size,
            alignment,
            memory_type_bits: 1,
        }
    }

    #[test]
    fn the_image_is_exactly_guard_buffer_guard() {
        let layout = layout(100, 256, requirements(128, 64)).expect("it fits");
        assert_eq!(layout.start, 256);
        assert_eq!(layout.image, 0..612);
        assert_eq!(layout.total, 256 + 128 + 256);
    }

    #[test]
    fn alignment_moves_the_buffer_and_not_the_guard() {
        let layout = layout(8, 256, requirements(4096, 4096)).expect("it fits");
        assert_eq!(layout.start, 4096);
        assert_eq!(layout.image, 3840..4360);
        assert_eq!(layout.guard, 256);
        assert_eq!(layout.total, 4096 + 4096 + 256);
    }

    #[test]
    fn absurd_sizes_are_refused() {
        assert_eq!(layout(u64::MAX, 256, requirements(u64::MAX, 16)), None);
        assert_eq!(layout(4, u64::MAX, requirements(4, 16)), None);
    }
}
