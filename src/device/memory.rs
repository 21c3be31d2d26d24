//! A buffer between two guards, in memory that the host can read and write.
//!
//! One allocation holds guard, `VkBuffer`, guard: the buffer is bound inside the
//! allocation, so that writes before its start or past its end are found.
//!
//! ```text
//! allocation  |…slack…| guard | VkBuffer | guard | …slack… |
//! readback            |<------------------------->|
//! ```
//! The slack before exists because a buffer is bound at a multiple of its
//! alignment, the slack after because it may need more memory than it has bytes.

use super::address_commands::{self, RangeInfo};
use super::backing::{Backing, Memory, Staging, create_buffer, location, requirements};
use super::logical::Logical;
use super::owned::Owned;
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

/// Bytes of memory before a buffer that is far from the start of its memory.
const FAR: u64 = 1 << 20;

/// The parameters of a buffer.
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
    pub skipped: Range<u64>,
}

impl BufferRequest {
    /// A buffer without guards in the default kind of memory.
    pub fn plain(what: String, size: u64, usage: vk::BufferUsageFlags) -> BufferRequest {
        BufferRequest {
            what,
            size,
            guard: 0,
            usage,
            kind: Kind::default(),
            skipped: 0..0,
        }
    }

    /// The same with this many bytes of guard on each side.
    pub fn with_guard(self, guard: u64) -> BufferRequest {
        BufferRequest { guard, ..self }
    }

    fn is_too_large(&self) -> ExecuteError {
        ExecuteError::Harness(format!(
            "{} has {} bytes, more than this machine can address",
            self.what, self.size
        ))
    }
}

/// A `VkBuffer` bound to memory between two guards.
pub(super) struct GuardedBuffer {
    buffer: Owned<vk::Buffer>,
    /// More buffers over the same memory, and how many bytes before the first
    /// one they start.
    aliases: Vec<(Owned<vk::Buffer>, u64)>,
    /// A buffer over all of the memory, which staging copies.
    overlay: Option<Owned<vk::Buffer>>,
    /// Bytes of the `VkBuffer` before those that the script names.
    leading: u64,
    guard: usize,
    /// The usage of the buffer and of its aliases.
    usage: vk::BufferUsageFlags,
    /// The copy that the host accesses if the memory is not host-visible.
    staging: Option<Staging>,
    backing: Backing,
}

impl GuardedBuffer {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is not enough memory.
    pub fn new(device: &Arc<Logical>, request: BufferRequest) -> Result<Self, ExecuteError> {
        if request.size == 0 {
            let message = format!("{} has no bytes: a VkBuffer has at least one", request.what);
            return Err(ExecuteError::Harness(message));
        }
        let flags = if request.kind == Kind::Sparse {
            vk::BufferCreateFlags::SPARSE_BINDING
        } else {
            vk::BufferCreateFlags::empty()
        };
        let leading = request.kind.leading_bytes();
        let size = leading + request.size;
        let buffer = create_buffer(device, size, request.usage, flags)
            .map_err(|error| too_large(error, leading))?;
        if request.kind == Kind::Sparse {
            GuardedBuffer::sparse(device, &request, buffer)
        } else if leading > 0 {
            GuardedBuffer::after_gap(device, &request, buffer, leading)
        } else {
            GuardedBuffer::between_guards(device, &request, buffer)
        }
    }

    /// Sparse memory has no guards.
    fn sparse(
        device: &Arc<Logical>,
        request: &BufferRequest,
        buffer: Owned<vk::Buffer>,
    ) -> Result<Self, ExecuteError> {
        let requirements = requirements(device, &buffer);
        let (what, size) = (&request.what, request.size);
        let backing = Backing::sparse(device, what, buffer.raw(), requirements, size)?;
        Ok(GuardedBuffer {
            buffer,
            aliases: Vec::new(),
            overlay: None,
            leading: 0,
            guard: 0,
            usage: request.usage,
            staging: None,
            backing,
        })
    }

    /// The script names only the end of the buffer. The first guard is part of it; the last
    /// one follows it, since ranges of VK_WHOLE_SIZE extend to its end.
    fn after_gap(
        device: &Arc<Logical>,
        request: &BufferRequest,
        buffer: Owned<vk::Buffer>,
        leading: u64,
    ) -> Result<Self, ExecuteError> {
        let what = &request.what;
        let end = leading + request.size + request.guard;
        let overlay = create_buffer(device, end, Staging::USAGE, Default::default())
            .map_err(|error| too_large(error, leading))?;
        let requirements = both(
            requirements(device, &buffer),
            requirements(device, &overlay),
        );
        let place = (overlay.raw(), leading - request.guard);
        let size = request.size + 2 * request.guard;
        let staging = Staging::new(device, what, place, size)?;
        let (location, scheme) = (
            location(request.kind),
            AllocationScheme::GpuAllocatorManaged,
        );
        let memory = Memory::new(device, what, requirements, location, true, scheme)
            .map_err(|error| too_large(error, leading))?;
        let backing = Backing::new(memory, []);
        backing.bind(device, &buffer, 0)?;
        backing.bind(device, &overlay, 0)?;
        Ok(GuardedBuffer {
            buffer,
            aliases: Vec::new(),
            overlay: Some(overlay),
            leading,
            guard: request.guard as usize,
            usage: request.usage,
            staging: Some(staging),
            backing,
        })
    }

    fn between_guards(
        device: &Arc<Logical>,
        request: &BufferRequest,
        buffer: Owned<vk::Buffer>,
    ) -> Result<Self, ExecuteError> {
        let what = &request.what;
        let mut requirements = requirements(device, &buffer);
        let lead = if request.kind == Kind::FarOffset {
            FAR
        } else {
            request.guard
        };
        let layout = layout(request.size, lead, request.guard, requirements)
            .ok_or_else(|| request.is_too_large())?;
        requirements.size = layout.total;
        let scheme = if matches!(request.kind, Kind::Dedicated | Kind::DeviceDedicated) {
            AllocationScheme::DedicatedBuffer(buffer.raw())
        } else {
            AllocationScheme::GpuAllocatorManaged
        };
        let location = location(request.kind);
        let start = layout.readback.start as u64;
        let mut overlay = None;
        let mut staging = None;
        if location == MemoryLocation::GpuOnly {
            // Dedicated memory allows no second buffer: the buffer itself is copied.
            let mut copied = buffer.raw();
            if request.kind == Kind::DeviceLocal {
                let (size, flags) = (layout.total, vk::BufferCreateFlags::empty());
                let buffer = overlay.insert(create_buffer(device, size, Staging::USAGE, flags)?);
                copied = buffer.raw();
            }
            let size = layout.readback.len() as u64;
            staging = Some(Staging::new(device, what, (copied, start), size)?);
            if let Some(overlay) = &overlay {
                requirements = both(requirements, self::requirements(device, overlay));
            }
        }
        let skipped = request.skipped.end - request.skipped.start;
        let memory = Memory::new(device, what, requirements, location, true, scheme)
            .map_err(|error| too_large(error, skipped))?;
        let window = ReadbackWindow::new(request.guard, request.size, &request.skipped);
        let runs = window.runs().into_iter();
        let backing = Backing::new(memory, runs.map(|run| start + run.start..start + run.end));
        backing.bind(device, &buffer, layout.start)?;
        if request.kind == Kind::Addressed {
            address(device, buffer.raw())?;
        }
        if let Some(overlay) = &overlay {
            backing.bind(device, overlay, 0)?;
        }
        let mut aliases = Vec::new();
        if request.kind == Kind::Aliased {
            // One starts where the buffer does, one before it if there are bytes.
            let before = requirements.alignment.max(4);
            let before = if before <= layout.start { before } else { 0 };
            for shift in [0, before] {
                let (size, flags) = (request.size + shift, vk::BufferCreateFlags::empty());
                let alias = create_buffer(device, size, request.usage, flags)?;
                // More memory may be required than there are bytes.
                let needed = self::requirements(device, &alias).size;
                if layout.start - shift + needed > requirements.size {
                    let lack = "memory for two buffers of different sizes at the same offset";
                    return Err(ExecuteError::Unsupported(lack.into()));
                }
                backing.bind(device, &alias, layout.start - shift)?;
                aliases.push((alias, shift));
            }
        }
        Ok(GuardedBuffer {
            buffer,
            aliases,
            overlay,
            leading: 0,
            guard: layout.guard,
            usage: request.usage,
            staging,
            backing,
        })
    }

    pub fn raw(&self) -> vk::Buffer {
        self.buffer.raw()
    }

    /// Returns the buffer and the offset that command `number` uses for `offset`:
    /// commands take turns with aliases.
    pub fn place(&self, number: usize, offset: u64) -> (vk::Buffer, u64) {
        let offset = offset + self.leading;
        if self.aliases.is_empty() {
            return (self.raw(), offset);
        }
        let (alias, shift) = &self.aliases[number % self.aliases.len()];
        (alias.raw(), offset + shift)
    }

    /// Returns `size` bytes at `offset` as command `number` names them by their address.
    ///
    /// # Errors
    /// [`ExecuteError::Driver`]: the buffer has no address.
    pub fn address(
        &self,
        device: &Logical,
        number: usize,
        offset: u64,
        size: u64,
    ) -> Result<RangeInfo, ExecuteError> {
        let (buffer, offset) = self.place(number, offset);
        let flags = address_commands::flags(self.usage, self.overlay.is_some());
        Ok(RangeInfo::new(
            address(device, buffer)? + offset,
            size,
            flags,
        ))
    }

    /// Returns the copy that the host accesses, if the memory is not host-visible.
    pub fn staging(&self) -> Option<&Staging> {
        self.staging.as_ref()
    }

    /// Fills the guards and the buffer with the pattern of image `number`.
    pub fn fill(&mut self, prefill: Prefill, number: usize) {
        self.fill_from(prefill, number, 0);
    }

    /// The same for a part of the image that begins at byte `first` of it.
    pub fn fill_from(&mut self, prefill: Prefill, number: usize, first: usize) {
        self.accessed_mut().pieces_mut(&mut |start, piece| {
            spend(Part::Own, || {
                for (position, byte) in (first + start..).zip(piece) {
                    *byte = prefill.byte(number, position);
                }
            });
        });
    }

    /// Writes a little-endian 32-bit number at `offset` of the buffer.
    pub fn write_word(&mut self, offset: u64, word: u32) {
        self.write(offset, &word.to_le_bytes());
    }

    /// Writes `content`, which must fit, at `offset` of the buffer.
    pub fn write(&mut self, offset: u64, content: &[u8]) {
        let first = self.guard + offset as usize;
        let written = first..first + content.len();
        let accessed = self.accessed_mut();
        assert!(
            written.end <= accessed.len(),
            "a write lies inside of its buffer"
        );
        accessed.pieces_mut(&mut |start, piece| {
            for (position, byte) in (start..).zip(piece) {
                if written.contains(&position) {
                    *byte = content[position - first];
                }
            }
        });
    }

    /// Returns the current content of the guards and the buffer.
    pub fn read(&self) -> Readback {
        let staged = self.staging.as_ref().map(|staging| &staging.backing);
        Readback {
            bytes: staged.unwrap_or(&self.backing).read(),
            start: self.guard,
        }
    }

    /// The memory that the host accesses.
    fn accessed_mut(&mut self) -> &mut Backing {
        let staged = self.staging.as_mut().map(|staging| &mut staging.backing);
        staged.unwrap_or(&mut self.backing)
    }
}

/// The requirements of memory that two buffers share.
fn both(one: vk::MemoryRequirements, other: vk::MemoryRequirements) -> vk::MemoryRequirements {
    vk::MemoryRequirements {
        size: one.size.max(other.size),
        alignment: one.alignment.max(other.alignment),
        memory_type_bits: one.memory_type_bits & other.memory_type_bits,
    }
}

/// A machine may lack memory for gibibytes; the harness is not at fault then.
fn too_large(error: ExecuteError, leading: u64) -> ExecuteError {
    match error {
        ExecuteError::Harness(_) if leading > 0 => {
            ExecuteError::Unsupported(format!("memory for a buffer of more than {leading} bytes"))
        }
        other => other,
    }
}

/// The positions of a buffer and its guards in an allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Layout {
    /// The start of the buffer.
    start: u64,
    /// Bytes of the allocation.
    total: u64,
    /// Guard, buffer, guard.
    readback: Range<usize>,
    guard: usize,
}

/// Places a buffer at least `lead` bytes into an allocation; `None` if a size
/// exceeds the address space.
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
        readback: usize::try_from(start - guard).ok()?..usize::try_from(end).ok()?,
        guard: usize::try_from(guard).ok()?,
    })
}

/// Returns the address of a buffer.
///
/// # Errors
/// [`ExecuteError::Driver`]: the address is 0.
pub(super) fn address(
    device: &Logical,
    buffer: vk::Buffer,
) -> Result<vk::DeviceAddress, ExecuteError> {
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
    fn the_readback_is_guard_buffer_guard() {
        let layout = layout(100, 0, 256, requirements(128, 64)).expect("it fits");
        assert_eq!(layout.start, 256);
        assert_eq!(layout.readback, 0..612);
        assert_eq!(layout.total, 256 + 128 + 256);
    }

    #[test]
    fn alignment_moves_the_buffer_and_not_the_guard() {
        let layout = layout(8, 256, 256, requirements(4096, 4096)).expect("it fits");
        assert_eq!(layout.start, 4096);
        assert_eq!(layout.readback, 3840..4360);
        assert_eq!(layout.guard, 256);
        assert_eq!(layout.total, 4096 + 4096 + 256);
    }

    #[test]
    fn a_lead_moves_the_buffer_and_its_guards() {
        let layout = layout(8, 1000, 256, requirements(64, 64)).expect("it fits");
        assert_eq!(layout.start, 1024);
        assert_eq!(layout.readback, 768..1288);
        assert_eq!(layout.total, 1024 + 64 + 256);
    }

    #[test]
    fn sizes_past_the_address_space_are_refused() {
        assert_eq!(layout(u64::MAX, 256, 256, requirements(u64::MAX, 16)), None);
        assert_eq!(layout(4, 4, u64::MAX, requirements(4, 16)), None);
    }
}
