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
//! Memory that the host does not see is copied (`backing`).
//!
//! The slack before exists because a buffer is bound at a multiple of its
//! alignment, the one after because it may need more memory than it has bytes.

use super::backing::{Backing, Staging, bind, create, location};
use super::logical::Logical;
use crate::meter::{Part, spend};
use crate::script::placement::Allocation as Kind;
use crate::script::readback_window::ReadbackWindow;
use crate::script::{ExecuteError, Prefill, Readback};
use crate::units::round_up;
use ash::vk;
use gpu_allocator::MemoryLocation;
use gpu_allocator::vulkan::AllocationScheme;
use std::ops::Range;
use std::sync::Arc;

/// Bytes of memory before a buffer that lies far from its start.
const FAR: u64 = 1 << 20;

/// What a buffer is made of.
#[derive(Clone, Debug)]
pub(super) struct BufferRequest {
    /// For messages: "capture buffer 2".
    pub what: String,
    pub size: u64,
    /// Bytes of guard on each side.
    pub guard: u64,
    pub usage: vk::BufferUsageFlags,
    pub kind: Kind,
    /// Bytes of the buffer that are neither filled nor read back.
    pub unseen: Range<u64>,
}

/// A `VkBuffer` bound to memory between two guards.
pub(super) struct GuardedBuffer {
    device: Arc<Logical>,
    buffer: vk::Buffer,
    /// Further buffers over the same memory, and how many bytes before the
    /// first they start.
    aliases: Vec<(vk::Buffer, u64)>,
    /// Bytes in front of what the script names.
    front: u64,
    /// The memory; `None` until it is allocated.
    backing: Option<Backing>,
    /// What the host sees, where it does not see the memory.
    staging: Option<Staging>,
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
        let flags = match request.kind {
            Kind::Sparse => vk::BufferCreateFlags::SPARSE_BINDING,
            _ => vk::BufferCreateFlags::empty(),
        };
        let front = request.kind.in_front();
        // What lies in front has room for the first guard.
        let size = match front {
            0 => request.size,
            front => front + request.size + request.guard,
        };
        let buffer = create(device, size, request.usage, flags);
        let mut guarded = GuardedBuffer {
            device: Arc::clone(device),
            buffer: buffer.map_err(|error| too_large(error, front))?,
            front,
            aliases: Vec::new(),
            backing: None,
            staging: None,
            guard: 0,
            what: request.what.clone(),
        };
        guarded.allocate(&request)?;
        Ok(guarded)
    }

    fn allocate(&mut self, request: &BufferRequest) -> Result<(), ExecuteError> {
        let device = &Arc::clone(&self.device);
        let mut requirements = requirements(device, self.buffer);
        if request.kind == Kind::Sparse {
            let (what, size) = (&request.what, request.size);
            let backing = Backing::sparse(device, what, self.buffer, requirements, size)?;
            self.backing = Some(backing);
            return Ok(());
        }
        if self.front > 0 {
            return self.allocate_behind(request, requirements);
        }
        let lead = match request.kind {
            Kind::FarOffset => FAR,
            _ => request.guard,
        };
        let layout = layout(request.size, lead, request.guard, requirements).ok_or_else(|| {
            ExecuteError::Harness(format!(
                "{} has {} bytes, more than this machine can address",
                request.what, request.size
            ))
        })?;
        requirements.size = layout.total;
        let mut scheme = AllocationScheme::GpuAllocatorManaged;
        if matches!(request.kind, Kind::Dedicated | Kind::DeviceDedicated) {
            scheme = AllocationScheme::DedicatedBuffer(self.buffer);
        }
        let location = location(request.kind);
        if location == MemoryLocation::GpuOnly {
            // Dedicated memory takes no second buffer: the first one is copied.
            let shared = request.kind == Kind::DeviceLocal;
            let over = shared.then_some(layout.total);
            let staging = Staging::new(device, &request.what, over, &layout.image)?;
            if shared {
                let over = self::requirements(device, staging.over());
                requirements.alignment = requirements.alignment.max(over.alignment);
                requirements.memory_type_bits &= over.memory_type_bits;
                requirements.size = requirements.size.max(over.size);
            }
            self.staging = Some(staging);
        }
        let image = layout.image;
        let window = ReadbackWindow::new(request.guard, request.size, &request.unseen);
        let first = image.start as u64;
        let image = window
            .runs()
            .into_iter()
            .map(|run| first + run.start..first + run.end);
        let backing = Backing::whole(device, &request.what, requirements, location, scheme, image);
        let unseen = request.unseen.end - request.unseen.start;
        let backing = backing.map_err(|error| too_large(error, unseen))?;
        self.guard = layout.guard;
        let backing = self.backing.insert(backing);
        bind(device, self.buffer, backing, layout.start)?;
        if request.kind == Kind::Addressed {
            address(device, self.buffer)?;
        }
        match &mut self.staging {
            Some(staging) if request.kind == Kind::DeviceLocal => {
                bind(device, staging.over(), backing, 0)?;
            }
            Some(staging) => staging.copy_of(self.buffer, 0),
            None => {}
        }
        if request.kind == Kind::Aliased {
            // One starts where the buffer does, one before it if there is room.
            let before = requirements.alignment.max(4);
            let before = if before <= layout.start { before } else { 0 };
            for shift in [0, before] {
                let size = request.size + shift;
                let flags = vk::BufferCreateFlags::empty();
                let alias = create(device, size, request.usage, flags)?;
                self.aliases.push((alias, shift));
                // More memory may be asked for than there are bytes.
                let needed = self::requirements(device, alias).size;
                if layout.start - shift + needed <= requirements.size {
                    bind(device, alias, backing, layout.start - shift)?;
                } else {
                    let lack = "memory for two buffers of unlike sizes at one place";
                    return Err(ExecuteError::Unsupported(lack.into()));
                }
            }
        }
        Ok(())
    }

    /// Memory for a buffer of which the script sees the end; guards lie in it.
    fn allocate_behind(
        &mut self,
        request: &BufferRequest,
        requirements: vk::MemoryRequirements,
    ) -> Result<(), ExecuteError> {
        let device = &Arc::clone(&self.device);
        let length = usize::try_from(request.size + 2 * request.guard)
            .map_err(|_| ExecuteError::Harness(format!("{} is too large", request.what)))?;
        let staging = Staging::new(device, &request.what, None, &(0..length))?;
        let staging = self.staging.insert(staging);
        let backing = Backing::whole(
            device,
            &request.what,
            requirements,
            location(request.kind),
            AllocationScheme::GpuAllocatorManaged,
            None,
        );
        let backing = backing.map_err(|error| too_large(error, self.front))?;
        bind(device, self.buffer, self.backing.insert(backing), 0)?;
        staging.copy_of(self.buffer, self.front - request.guard);
        self.guard = request.guard as usize;
        Ok(())
    }

    pub fn raw(&self) -> vk::Buffer {
        self.buffer
    }

    /// The buffer and the offset by which command `number` reaches `offset`.
    pub fn reached(&self, number: usize, offset: u64) -> (vk::Buffer, u64) {
        let offset = offset + self.front;
        match self.aliases.len() {
            0 => (self.buffer, offset),
            count => match self.aliases.get(number % count) {
                Some((alias, shift)) => (*alias, offset + shift),
                None => (self.buffer, offset),
            },
        }
    }

    /// What copies go through, where the host does not see the memory.
    pub fn staging(&self) -> Option<&Staging> {
        self.staging.as_ref()
    }

    /// Fills the guards and the buffer with the pattern of image `number`.
    pub fn fill(&mut self, prefill: Prefill, number: usize) -> Result<(), ExecuteError> {
        self.fill_from(prefill, number, 0)
    }

    /// The same for a part of the image that begins at `first` of it.
    pub fn fill_from(
        &mut self,
        prefill: Prefill,
        number: usize,
        first: usize,
    ) -> Result<(), ExecuteError> {
        self.backing_mut()?.parts_mut(&mut |start, part| {
            spend(Part::Own, || {
                for (at, byte) in part.iter_mut().enumerate() {
                    *byte = prefill.byte(number, first + start + at);
                }
            });
        })
    }

    /// Writes a little-endian word at `offset` of the buffer.
    pub fn write_word(&mut self, offset: u64, word: u32) -> Result<(), ExecuteError> {
        self.write(offset, &word.to_le_bytes())
    }

    /// Writes `content` at `offset` of the buffer.
    pub fn write(&mut self, offset: u64, content: &[u8]) -> Result<(), ExecuteError> {
        let out_of_range = || {
            ExecuteError::Harness(format!(
                "{} has no {} bytes at byte {offset}",
                self.what,
                content.len()
            ))
        };
        let at = usize::try_from(offset).map_err(|_| out_of_range())?;
        let at = self.guard.checked_add(at).ok_or_else(out_of_range)?;
        let end = at.checked_add(content.len()).ok_or_else(out_of_range)?;
        if end > self.seen()?.len() {
            return Err(out_of_range());
        }
        self.backing_mut()?.parts_mut(&mut |start, part| {
            for (place, byte) in (start..).zip(part.iter_mut()) {
                if (at..end).contains(&place)
                    && let Some(new) = content.get(place - at)
                {
                    *byte = *new;
                }
            }
        })
    }

    /// Guards and buffer as they are now.
    pub fn read(&self) -> Result<Readback, ExecuteError> {
        Ok(Readback {
            bytes: self.seen()?.read()?,
            start: self.guard,
        })
    }

    /// What the host sees.
    fn seen(&self) -> Result<&Backing, ExecuteError> {
        let staged = self.staging.as_ref().map(Staging::backing);
        let backing = staged.or(self.backing.as_ref());
        backing.ok_or_else(|| no_memory(&self.what))
    }

    fn backing_mut(&mut self) -> Result<&mut Backing, ExecuteError> {
        let staged = self.staging.as_mut().map(Staging::backing_mut);
        let backing = staged.or(self.backing.as_mut());
        backing.ok_or_else(|| no_memory(&self.what))
    }
}

impl Drop for GuardedBuffer {
    fn drop(&mut self) {
        if !self.device.may_destroy() {
            return;
        }
        // SAFETY: the buffers were made from this device, and whoever submitted
        // work with them waited for the work. Their memory goes after them.
        unsafe {
            self.device.raw().destroy_buffer(self.buffer, None);
            for (alias, _) in &self.aliases {
                self.device.raw().destroy_buffer(*alias, None);
            }
        }
    }
}

/// That there is no memory for gibibytes is no fault of ours.
fn too_large(error: ExecuteError, front: u64) -> ExecuteError {
    match error {
        ExecuteError::Harness(_) if front > 0 => {
            ExecuteError::Unsupported(format!("memory for a buffer of more than {front} bytes"))
        }
        other => other,
    }
}

fn no_memory(what: &str) -> ExecuteError {
    ExecuteError::Harness(format!("{what} has no memory"))
}

fn requirements(device: &Arc<Logical>, buffer: vk::Buffer) -> vk::MemoryRequirements {
    // SAFETY: the buffer was made from this device.
    unsafe { device.raw().get_buffer_memory_requirements(buffer) }
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

/// At least `lead` bytes lie before the buffer. `None` where the sizes do not fit
/// an address.
fn layout(
    size: u64,
    lead: u64,
    guard: u64,
    requirements: vk::MemoryRequirements,
) -> Option<Layout> {
    let alignment = requirements.alignment.max(1);
    let lead = lead.max(guard);
    lead.checked_add(alignment)?;
    let start = round_up(lead, alignment);
    let end = start.checked_add(size)?.checked_add(guard)?;
    Some(Layout {
        start,
        total: start.checked_add(requirements.size)?.checked_add(guard)?,
        image: usize::try_from(start - guard).ok()?..usize::try_from(end).ok()?,
        guard: usize::try_from(guard).ok()?,
    })
}

/// A buffer that has an address must say which, and none is 0.
fn address(device: &Logical, buffer: vk::Buffer) -> Result<u64, ExecuteError> {
    let info = vk::BufferDeviceAddressInfo::default().buffer(buffer);
    // SAFETY: `bufferDeviceAddress` is enabled; the buffer was made with the
    // usage and bound to memory with the flag that an address needs.
    match unsafe { device.raw().get_buffer_device_address(&info) } {
        0 => Err(ExecuteError::Driver {
            call: "vkGetBufferDeviceAddress",
            result: "0".to_owned(),
        }),
        address => Ok(address),
    }
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
        let layout = layout(100, 0, 256, requirements(128, 64)).expect("it fits");
        assert_eq!(layout.start, 256);
        assert_eq!(layout.image, 0..612);
        assert_eq!(layout.total, 256 + 128 + 256);
    }

    #[test]
    fn alignment_moves_the_buffer_and_not_the_guard() {
        let layout = layout(8, 256, 256, requirements(4096, 4096)).expect("it fits");
        assert_eq!(layout.start, 4096);
        assert_eq!(layout.image, 3840..4360);
        assert_eq!(layout.guard, 256);
        assert_eq!(layout.total, 4096 + 4096 + 256);
    }

    #[test]
    fn a_lead_moves_the_buffer_and_its_guards() {
        let layout = layout(8, 1000, 256, requirements(64, 64)).expect("it fits");
        assert_eq!(layout.start, 1024);
        assert_eq!(layout.image, 768..1288);
        assert_eq!(layout.total, 1024 + 64 + 256);
    }

    #[test]
    fn absurd_sizes_are_refused() {
        assert_eq!(layout(u64::MAX, 256, 256, requirements(u64::MAX, 16)), None);
        assert_eq!(layout(4, 4, u64::MAX, requirements(4, 16)), None);
    }
}
