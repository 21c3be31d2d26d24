//! The memory of the buffers of a script. It must not affect the capture (rule 87).
//!
//! Vulkan chapters "Memory Allocation", "Resource Memory Association", "Sparse
//! Resources".

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::Range;
use strum::{IntoStaticStr, VariantArray};

/// The memory of capture buffers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placement {
    pub allocation: Allocation,
    /// Bytes of every capture buffer that are neither filled nor read back; none
    /// but in buffers of gigabytes.
    pub unseen: Range<u64>,
}

impl Placement {
    /// Bytes of a capture buffer that are there to be large: a machine may lack memory for
    /// them.
    pub fn large_bytes(&self) -> u64 {
        let unseen = self.unseen.end - self.unseen.start;
        unseen.max(self.allocation.leading_bytes())
    }
}

/// A place in a capture buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Index into `Script::buffers`.
    pub buffer: usize,
    /// Bytes from the start of the `VkBuffer`.
    pub offset: u64,
}

/// The memory of capture buffers and of the counter buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[derive(IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Allocation {
    /// Visible to the host and, where there is such memory, cached for it.
    #[default]
    HostCached,
    /// Visible to the host, for it to write.
    HostCoherent,
    /// For the device; filled and read back by copies.
    DeviceLocal,
    /// Memory of the buffer's own (`VkMemoryDedicatedAllocateInfo`), visible to
    /// the host. It has no guards.
    Dedicated,
    /// Device memory of the buffer's own (`VkMemoryDedicatedAllocateInfo`). It has no
    /// guards.
    DeviceDedicated,
    /// Far from the start of its memory.
    FarOffset,
    /// Sparsely bound, page by page in reverse order. It has no guards.
    Sparse,
    /// Every command goes through another one of several `VkBuffer`s over the
    /// same memory.
    Aliased,
    /// Device memory, 16 MiB after the start of the `VkBuffer`: offsets are
    /// greater by that. Counters have the default allocation.
    #[serde(rename = "behind_16m")]
    #[strum(serialize = "behind_16m")]
    After16MiB,
    /// Device memory, 2 GiB after the start of the `VkBuffer`; counters have the default
    /// allocation.
    #[serde(rename = "behind_2g")]
    #[strum(serialize = "behind_2g")]
    After2GiB,
    /// Device memory, 4 GiB after the start of the `VkBuffer`; counters have the default
    /// allocation.
    #[serde(rename = "behind_4g")]
    #[strum(serialize = "behind_4g")]
    After4GiB,
    /// Visible to the host, of buffers and memory that have device addresses.
    Addressed,
    /// Visible to the host, imported from a file descriptor of other memory that is exported
    /// (`VkImportMemoryFdInfoKHR`).
    Imported,
}

impl Allocation {
    /// Every allocation.
    pub const ALL: &[Allocation] = Allocation::VARIANTS;

    /// The name in case files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Bytes of a `VkBuffer` before the part that a script uses.
    pub fn leading_bytes(self) -> u64 {
        match self {
            Allocation::After16MiB => 1 << 24,
            Allocation::After2GiB => 1 << 31,
            Allocation::After4GiB => 1 << 32,
            Allocation::HostCached
            | Allocation::HostCoherent
            | Allocation::DeviceLocal
            | Allocation::Dedicated
            | Allocation::DeviceDedicated
            | Allocation::FarOffset
            | Allocation::Sparse
            | Allocation::Aliased
            | Allocation::Addressed
            | Allocation::Imported => 0,
        }
    }

    /// The allocation of the buffer of counters.
    pub fn for_counters(self) -> Allocation {
        if self.leading_bytes() > 0 {
            Allocation::default()
        } else {
            self
        }
    }

    /// Whether the host can access the memory, and not only copies of it.
    pub fn is_host_visible(self) -> bool {
        match self {
            Allocation::HostCached
            | Allocation::HostCoherent
            | Allocation::Dedicated
            | Allocation::FarOffset
            | Allocation::Aliased
            | Allocation::Addressed
            | Allocation::Imported => true,
            Allocation::DeviceLocal
            | Allocation::DeviceDedicated
            | Allocation::Sparse
            | Allocation::After16MiB
            | Allocation::After2GiB
            | Allocation::After4GiB => false,
        }
    }

    /// Whether there is memory around a buffer that can be guarded.
    pub fn has_guards(self) -> bool {
        !matches!(
            self,
            Allocation::Dedicated | Allocation::DeviceDedicated | Allocation::Sparse
        )
    }

    /// The allocation in words, for the report.
    pub fn describe(self) -> &'static str {
        match self {
            Allocation::HostCached => "host-visible, cached",
            Allocation::HostCoherent => "host-visible, for writing",
            Allocation::DeviceLocal => "device-local",
            Allocation::Dedicated => "host-visible, dedicated to each buffer",
            Allocation::DeviceDedicated => "device-local, dedicated to each buffer",
            Allocation::FarOffset => "host-visible, far from its start",
            Allocation::Sparse => "sparsely bound, pages in reverse order",
            Allocation::Aliased => "host-visible, under several VkBuffers",
            Allocation::After16MiB => "device-local, after 16 MiB of the VkBuffer",
            Allocation::After2GiB => "device-local, after 2 GiB of the VkBuffer",
            Allocation::After4GiB => "device-local, after 4 GiB of the VkBuffer",
            Allocation::Addressed => "host-visible, with a device address",
            Allocation::Imported => "host-visible, exported and imported",
        }
    }
}
