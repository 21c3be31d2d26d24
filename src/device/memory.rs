//! A buffer between two guards, in memory that the host can read and write.
//!
//! One allocation holds guard, `VkBuffer`, guard: the buffer is bound inside the
//! allocation, so that writes before its start or past its end are found.
//!
//! ```text
//! allocation  |…slack…| guard | bytes of the script | guard | …slack… |
//! VkBuffer                    |<--------------------------->|
//! readback            |<------------------------------------>|
//! ```
//! The slack before exists because a buffer is bound at a multiple of its
//! alignment, the slack after because it may need more memory than it has bytes.
//! The second guard is a part of the `VkBuffer`, unless a range extends to its end
//! (`VK_WHOLE_SIZE`). It then follows the memory that the buffer requires, since the
//! content of bytes that are required and not part of the buffer is unspecified.

use super::address_commands::{self, RangeInfo};
use super::backing::{
    Backing, Memory, Staging, create_buffer, create_external_buffer, location, requirements,
};
use super::logical::Logical;
use super::owned::Owned;
use crate::meter::{Part, spend};
use crate::script::placement::Allocation as Kind;
use crate::script::readback_window::ReadbackWindow;
use crate::script::{ExecuteError, Prefill, Readback};
use crate::vk;
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
    /// Bytes of the `VkBuffer` before those of the script, besides those of its kind.
    pub leading: u64,
    /// Bytes of the buffer that are neither filled nor read back.
    pub skipped: Range<u64>,
    /// Whether a range extends to the end of the buffer, so that it has no further bytes.
    pub to_end: bool,
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
            leading: 0,
            skipped: 0..0,
            to_end: false,
        }
    }

    /// Returns the request with this many bytes of guard on each side.
    pub fn with_guard(self, guard: u64) -> BufferRequest {
        BufferRequest { guard, ..self }
    }

    /// Bytes of the `VkBuffer` after those of the script.
    fn inner_guard(&self) -> u64 {
        if self.to_end || !self.skipped.is_empty() {
            0
        } else {
            self.guard
        }
    }

    /// Bytes of a `VkBuffer` with this many before those of the script.
    fn buffer_size(&self, leading: u64) -> u64 {
        leading + self.size + self.inner_guard()
    }

    /// Creates a `VkBuffer` with this many bytes before those of the script.
    fn create(
        &self,
        device: &Arc<Logical>,
        leading: u64,
        usage: vk::BufferUsageFlags,
    ) -> Result<Owned<vk::Buffer>, ExecuteError> {
        let size = self.buffer_size(leading);
        if self.kind == Kind::Imported {
            return create_external_buffer(device, size, usage);
        }
        let flags = if self.kind == Kind::Sparse {
            vk::BufferCreateFlags::SPARSE_BINDING
        } else {
            vk::BufferCreateFlags::empty()
        };
        create_buffer(device, size, usage, flags)
    }

    /// The positions of the bytes of the script and their guards, of which the first guard
    /// begins at byte `first` of the memory; the buffer requires it up to `required`.
    fn layout(&self, first: u64, required: u64) -> Result<Layout, ExecuteError> {
        let layout = || {
            let end = first.checked_add(self.guard)?.checked_add(self.size)?;
            let padding = if self.inner_guard() == self.guard {
                0
            } else {
                required.checked_sub(end)?
            };
            let total = end.checked_add(padding)?.checked_add(self.guard)?;
            usize::try_from(total.max(required)).ok()?;
            Some(Layout {
                first,
                guard: self.guard,
                size: self.size,
                padding,
                total: total.max(required),
            })
        };
        layout().ok_or_else(|| {
            ExecuteError::OutOfMemory(format!(
                "{} has {} bytes, more than this machine can address",
                self.what, self.size
            ))
        })
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
        let gap = request.kind.leading_bytes();
        let leading = gap.max(request.leading);
        let buffer = request.create(device, leading, request.usage)?;
        if request.kind == Kind::Sparse {
            GuardedBuffer::sparse(device, &request, buffer)
        } else if gap > 0 {
            GuardedBuffer::after_gap(device, &request, buffer, leading)
        } else {
            GuardedBuffer::between_guards(device, &request, buffer)
        }
    }

    /// Sparse memory has no guards. The host need not be able to access it ("Resource
    /// Memory Association").
    fn sparse(
        device: &Arc<Logical>,
        request: &BufferRequest,
        mut buffer: Owned<vk::Buffer>,
    ) -> Result<Self, ExecuteError> {
        let (what, size) = (&request.what, request.size);
        let mut needed = requirements(device, &buffer, size)?;
        let mut location = location(request.kind);
        let mut staging = None;
        if !device.has_memory(needed.memory_type_bits, location) {
            location = MemoryLocation::GpuOnly;
            buffer = request.create(device, 0, request.usage | Staging::USAGE)?;
            needed = requirements(device, &buffer, size)?;
            let whole = std::iter::once(0..size);
            staging = Some(Staging::new(device, what, (buffer.raw(), 0), size, whole)?);
        }
        let backing = Backing::sparse(device, what, buffer.raw(), needed, size, location)?;
        Ok(GuardedBuffer {
            buffer,
            aliases: Vec::new(),
            overlay: None,
            leading: 0,
            guard: 0,
            usage: request.usage,
            staging,
            backing,
        })
    }

    /// The script names only the end of the buffer. The first guard is part of it.
    fn after_gap(
        device: &Arc<Logical>,
        request: &BufferRequest,
        buffer: Owned<vk::Buffer>,
        leading: u64,
    ) -> Result<Self, ExecuteError> {
        let what = &request.what;
        let own = requirements(device, &buffer, request.buffer_size(leading))?;
        let layout = request.layout(leading - request.guard, own.size)?;
        let overlay = create_buffer(device, layout.total, Staging::USAGE, Default::default())?;
        let location = location(request.kind);
        let other = requirements(device, &overlay, layout.total)?;
        let requirements = both(device, own, other, location)?;
        let staging = layout.staged(device, what, overlay.raw())?;
        let scheme = AllocationScheme::GpuAllocatorManaged;
        let memory = Memory::new(device, what, requirements, location, true, scheme)?;
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
        let leading = request.leading;
        let mut needed = requirements(device, &buffer, request.buffer_size(leading))?;
        let lead = if request.kind == Kind::FarOffset {
            FAR.max(request.guard)
        } else {
            request.guard
        };
        let start = lead.next_multiple_of(needed.alignment);
        let aliases = aliases(device, request, needed.alignment.max(4).min(start))?;
        let mut required = start.saturating_add(needed.size);
        for (alias, shift) in &aliases {
            let needed = requirements(device, alias, request.buffer_size(*shift))?;
            required = required.max((start - shift).saturating_add(needed.size));
        }
        let layout = request.layout(start + leading - request.guard, required)?;
        needed.size = layout.total;
        let scheme = if matches!(request.kind, Kind::Dedicated | Kind::DeviceDedicated) {
            AllocationScheme::DedicatedBuffer(buffer.raw())
        } else {
            AllocationScheme::GpuAllocatorManaged
        };
        let location = location(request.kind);
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
            staging = Some(layout.staged(device, what, copied)?);
            if let Some(overlay) = &overlay {
                let other = requirements(device, overlay, layout.total)?;
                needed = both(device, needed, other, location)?;
            }
        }
        let memory = if request.kind == Kind::Imported {
            Memory::imported(device, what, needed)?
        } else {
            Memory::new(device, what, needed, location, true, scheme)?
        };
        let window = ReadbackWindow::new(request.guard, request.size, &request.skipped);
        let backing = Backing::new(memory, layout.pieces(&window));
        backing.bind(device, &buffer, start)?;
        if request.kind == Kind::Addressed {
            address(device, buffer.raw())?;
        }
        if let Some(overlay) = &overlay {
            backing.bind(device, overlay, 0)?;
        }
        for (alias, shift) in &aliases {
            backing.bind(device, alias, start - shift)?;
        }
        Ok(GuardedBuffer {
            buffer,
            aliases,
            overlay,
            leading,
            guard: request.guard as usize,
            usage: request.usage,
            staging,
            backing,
        })
    }

    pub fn raw(&self) -> vk::Buffer {
        self.buffer.raw()
    }

    /// Returns every buffer through which commands use the memory.
    pub fn used(&self) -> impl Iterator<Item = vk::Buffer> {
        let itself = self.aliases.is_empty().then(|| self.raw());
        let aliases = self.aliases.iter().map(|(alias, _)| alias.raw());
        itself.into_iter().chain(aliases)
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
        let address = address(device, buffer)? + offset;
        Ok(RangeInfo {
            address_range: vk::DeviceAddressRangeKHR { address, size },
            address_flags: flags,
            ..RangeInfo::default()
        })
    }

    /// Returns the address of the bytes that the script names.
    ///
    /// # Errors
    /// [`ExecuteError::Driver`]: the buffer has no address.
    pub fn start(&self, device: &Logical) -> Result<vk::DeviceAddress, ExecuteError> {
        Ok(address(device, self.raw())? + self.leading)
    }

    /// Returns the copy that the host accesses, if the memory is not host-visible.
    pub fn staging(&self) -> Option<&Staging> {
        self.staging.as_ref()
    }

    /// Fills the guards and the buffer with the pattern of image `number`.
    pub fn fill(&mut self, prefill: Prefill, number: usize) {
        self.fill_from(prefill, number, 0);
    }

    /// Fills a part of the image that begins at byte `first` of it with the pattern of
    /// image `number`.
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

    /// Writes `content`, which must fit, at `offset` of the buffer. Memory of a device that
    /// executes nothing is never written.
    pub fn write(&mut self, offset: u64, content: &[u8]) {
        let first = self.guard + offset as usize;
        let written = first..first + content.len();
        let executes = self.buffer.device().executes();
        let accessed = self.accessed_mut();
        assert!(
            written.end <= accessed.len() || !executes,
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

/// More buffers over the memory of a buffer: commands of aliased memory take turns with
/// them. One starts where the buffer does, one `before` bytes before it.
fn aliases(
    device: &Arc<Logical>,
    request: &BufferRequest,
    before: u64,
) -> Result<Vec<(Owned<vk::Buffer>, u64)>, ExecuteError> {
    if request.kind != Kind::Aliased {
        return Ok(Vec::new());
    }
    let alias = |shift| Ok((request.create(device, shift, request.usage)?, shift));
    [0, before].map(alias).into_iter().collect()
}

/// Returns the requirements of memory that two resources or commands share.
///
/// # Errors
/// [`ExecuteError::Unsupported`]: each has memory at this location, and no type of it is
/// common to both, which the specification does not promise.
pub(super) fn both(
    device: &Logical,
    one: vk::MemoryRequirements,
    other: vk::MemoryRequirements,
    location: MemoryLocation,
) -> Result<vk::MemoryRequirements, ExecuteError> {
    let common = one.memory_type_bits & other.memory_type_bits;
    let has = |bits| device.has_memory(bits, location);
    if has(one.memory_type_bits) && has(other.memory_type_bits) && !has(common) {
        let lack = "a memory type that two users of the same memory allow";
        return Err(ExecuteError::Unsupported(lack.into()));
    }
    Ok(vk::MemoryRequirements {
        size: one.size.max(other.size),
        alignment: one.alignment.max(other.alignment),
        memory_type_bits: common,
    })
}

/// The positions of the bytes of a script and their guards in an allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Layout {
    /// The start of the first guard.
    first: u64,
    /// Bytes of each guard.
    guard: u64,
    /// Bytes between the guards, without the padding.
    size: u64,
    /// Bytes before the second guard that are not read back.
    padding: u64,
    /// Bytes of the allocation.
    total: u64,
}

impl Layout {
    /// Returns the bytes of the allocation that a window is about, in its order.
    fn pieces(&self, window: &ReadbackWindow) -> Vec<Range<u64>> {
        let second = self.guard + self.size;
        let parts = |run: &Range<u64>| match self.padding {
            0 => vec![run.clone()],
            padding => {
                let before = run.start..run.end.min(second);
                let after = run.start.max(second) + padding..run.end + padding;
                let parts = [before, after].into_iter();
                parts.filter(|part| part.start < part.end).collect()
            }
        };
        let pieces = window.runs();
        let pieces = pieces.iter().flat_map(parts);
        pieces
            .map(|piece| self.first + piece.start..self.first + piece.end)
            .collect()
    }

    /// Creates the mapped copy of all bytes from guard to guard of memory that `local`
    /// covers from its start.
    fn staged(
        &self,
        device: &Arc<Logical>,
        what: &str,
        local: vk::Buffer,
    ) -> Result<Staging, ExecuteError> {
        let all = ReadbackWindow::new(self.guard, self.size, &(0..0));
        let pieces = Layout { first: 0, ..*self }.pieces(&all);
        let size = 2 * self.guard + self.size + self.padding;
        Staging::new(device, what, (local, self.first), size, pieces)
    }
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
    use std::slice;

    fn request(size: u64, guard: u64, to_end: bool) -> BufferRequest {
        let plain = BufferRequest::plain("b".into(), size, vk::BufferUsageFlags::empty());
        BufferRequest {
            to_end,
            ..plain.with_guard(guard)
        }
    }

    fn pieces(request: &BufferRequest, layout: &Layout) -> Vec<Range<u64>> {
        let window = ReadbackWindow::new(request.guard, request.size, &request.skipped);
        layout.pieces(&window)
    }

    #[test]
    fn the_readback_is_guard_bytes_guard() {
        let request = request(100, 256, false);
        let layout = request.layout(0, 256 + 356).expect("it fits");
        assert_eq!(pieces(&request, &layout), slice::from_ref(&(0..612)));
        assert_eq!(layout.total, 612);
        // A buffer requires more than it has bytes.
        let layout = request.layout(3840, 4096 + 4096).expect("it fits");
        assert_eq!(
            pieces(&request, &layout),
            slice::from_ref(&(3840..4096 + 356))
        );
        assert_eq!(layout.total, 8192);
    }

    #[test]
    fn bytes_that_a_buffer_requires_and_does_not_have_are_not_read_back() {
        let request = request(100, 256, true);
        let layout = request.layout(64, 320 + 128).expect("it fits");
        assert_eq!(pieces(&request, &layout), [64..420, 448..704]);
        assert_eq!(layout.total, 704);
        let skipping = BufferRequest {
            skipped: 10..90,
            to_end: false,
            ..request
        };
        let layout = skipping.layout(0, 256 + 128).expect("it fits");
        assert_eq!(pieces(&skipping, &layout), [0..266, 346..356, 384..640]);
    }

    #[test]
    fn sizes_past_the_address_space_are_refused() {
        for (request, first, required) in [
            (request(u64::MAX, 16, false), 256, u64::MAX),
            (request(4, u64::MAX, false), 4, 20),
            (request(64, 0, true), u64::MAX - 8, u64::MAX),
        ] {
            let refused = request.layout(first, required);
            assert!(matches!(refused, Err(ExecuteError::OutOfMemory(_))));
        }
    }
}
