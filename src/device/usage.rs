//! The usage flags of the buffers of a script, derived from its commands.
//!
//! Vulkan chapter "Resource Creation", VkBufferUsageFlagBits.

use super::logical::Logical;
use crate::script::commands::effects::ReadBy;
use crate::script::consume::{CapturedSource, Copier, DrawInput, ReadAs};
use crate::script::counters::CounterHome;
use crate::script::placement::Allocation;
use crate::script::{Command, Script};
use crate::units::CounterIndex;
use ash::vk;

/// Returns the usage of capture buffer `number`.
pub(super) fn capture_buffer(script: &Script, number: usize) -> vk::BufferUsageFlags {
    let mut usage = vk::BufferUsageFlags::TRANSFORM_FEEDBACK_BUFFER_EXT | memory_usage(script);
    let home = CounterHome::Capture(number);
    let is_here = |counter: CounterIndex| script.counter_place(counter).home == home;
    if CounterIndex::all(script.counters.len()).any(is_here) {
        usage |= vk::BufferUsageFlags::TRANSFORM_FEEDBACK_COUNTER_BUFFER_EXT;
    }
    usage
        | access_usage(script, &|from| match from {
            CapturedSource::Captured(place) => place.buffer == number,
            CapturedSource::Counter(counter) => is_here(counter),
        })
}

/// Returns the usage by commands that read or write the places for which `is_here`
/// holds. A byte-count draw reads its counter as an indirect argument
/// (VUID-vkCmdDrawIndirectByteCountEXT-counterBuffer-02290).
fn access_usage(script: &Script, is_here: &dyn Fn(CapturedSource) -> bool) -> vk::BufferUsageFlags {
    let mut usage = vk::BufferUsageFlags::empty();
    for effects in script.commands.iter().map(Command::effects) {
        if let Some((reader, from)) = effects.reads
            && is_here(from)
        {
            usage |= reader_usage(reader);
        }
        if effects.transfers_to.is_some_and(is_here) {
            usage |= vk::BufferUsageFlags::TRANSFER_DST;
        }
    }
    usage
}

fn reader_usage(reader: ReadBy) -> vk::BufferUsageFlags {
    match reader {
        ReadBy::Draw(DrawInput::Index) => vk::BufferUsageFlags::INDEX_BUFFER,
        ReadBy::Draw(DrawInput::Indirect { .. } | DrawInput::Count) | ReadBy::ByteCountDraw => {
            vk::BufferUsageFlags::INDIRECT_BUFFER
        }
        ReadBy::Draw(DrawInput::Data(reads)) => match reads {
            ReadAs::Vertex | ReadAs::Instance => vk::BufferUsageFlags::VERTEX_BUFFER,
            ReadAs::Uniform => vk::BufferUsageFlags::UNIFORM_BUFFER,
            ReadAs::Storage => vk::BufferUsageFlags::STORAGE_BUFFER,
            ReadAs::UniformTexel => vk::BufferUsageFlags::UNIFORM_TEXEL_BUFFER,
            ReadAs::StorageTexel => vk::BufferUsageFlags::STORAGE_TEXEL_BUFFER,
        },
        ReadBy::Copy(Copier::Queue) => vk::BufferUsageFlags::TRANSFER_SRC,
        ReadBy::Copy(Copier::Host) => vk::BufferUsageFlags::empty(),
    }
}

/// Returns the usage of the buffers of counters that are not in a capture buffer.
pub(super) fn counter_buffer(script: &Script) -> vk::BufferUsageFlags {
    let is_here = |counter: CounterIndex| {
        let home = script.counter_place(counter).home;
        matches!(home, CounterHome::Counters(_))
    };
    vk::BufferUsageFlags::TRANSFORM_FEEDBACK_COUNTER_BUFFER_EXT
        | access_usage(script, &|from| match from {
            CapturedSource::Counter(counter) => is_here(counter),
            CapturedSource::Captured(_) => false,
        })
        | memory_usage(script)
}

/// Returns the usage of every buffer that is captured to or has counters: on a device whose
/// commands are printed they have addresses where they can, by which they are known in the text.
pub(super) fn addressed(device: &Logical) -> vk::BufferUsageFlags {
    if device.prints_addresses() {
        vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS
    } else {
        vk::BufferUsageFlags::empty()
    }
}

/// Returns the usage that the kind of memory and commands by address require
/// (VUID-VkBufferDeviceAddressInfo-buffer-02601): dedicated memory of the device is
/// filled and read through the buffer itself.
fn memory_usage(script: &Script) -> vk::BufferUsageFlags {
    if script.uses_addresses() {
        return allocation_usage(script) | vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS;
    }
    allocation_usage(script)
}

fn allocation_usage(script: &Script) -> vk::BufferUsageFlags {
    match script.placement.allocation {
        Allocation::DeviceDedicated
        | Allocation::After16MiB
        | Allocation::After2GiB
        | Allocation::After4GiB => {
            vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST
        }
        Allocation::Addressed => vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS,
        Allocation::HostCached
        | Allocation::HostCoherent
        | Allocation::DeviceLocal
        | Allocation::Dedicated
        | Allocation::FarOffset
        | Allocation::Sparse
        | Allocation::Aliased
        | Allocation::Imported => vk::BufferUsageFlags::empty(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::consume::{BufferCopy, Consume};
    use crate::script::counters::CounterPlace;
    use crate::script::draw::ByteCountDraw;
    use crate::script::placement::Place;

    #[test]
    fn usage_flags_follow_from_commands() {
        let place = |buffer| Place { buffer, offset: 0 };
        let consume = |by, from| Command::Consume(Consume { by, from });
        let copy = |by| {
            Command::Copy(BufferCopy {
                by,
                from: CapturedSource::Counter(CounterIndex(0)),
                to: place(1),
                bytes: 4,
            })
        };
        let captured = vk::BufferUsageFlags::TRANSFORM_FEEDBACK_BUFFER_EXT;
        let counter = vk::BufferUsageFlags::TRANSFORM_FEEDBACK_COUNTER_BUFFER_EXT;
        let mut script = Script {
            buffers: vec![64; 2],
            counters: vec![None],
            commands: vec![
                consume(DrawInput::Index, CapturedSource::Captured(place(0))),
                consume(
                    DrawInput::Data(ReadAs::StorageTexel),
                    CapturedSource::Captured(place(1)),
                ),
                copy(Copier::Host),
            ],
            ..Script::default()
        };
        let index = vk::BufferUsageFlags::INDEX_BUFFER;
        let texels = vk::BufferUsageFlags::STORAGE_TEXEL_BUFFER;
        assert_eq!(capture_buffer(&script, 0), captured | index);
        assert_eq!(capture_buffer(&script, 1), captured | texels);
        assert_eq!(counter_buffer(&script), counter);

        script.commands = vec![
            copy(Copier::Queue),
            consume(DrawInput::Count, CapturedSource::Counter(CounterIndex(0))),
        ];
        let indirect = vk::BufferUsageFlags::INDIRECT_BUFFER;
        let (from, to) = (
            vk::BufferUsageFlags::TRANSFER_SRC,
            vk::BufferUsageFlags::TRANSFER_DST,
        );
        assert_eq!(capture_buffer(&script, 1), captured | to);
        assert_eq!(counter_buffer(&script), counter | indirect | from);

        // A counter that lies in a buffer makes it one of counters.
        script.commands = vec![Command::DrawByteCount(ByteCountDraw {
            instances: 1,
            first_instance: 0,
            counter: CounterIndex(0),
            counter_offset: 0,
            stride: 4,
            vertices: 0,
            by_address: false,
        })];
        let at = CounterPlace {
            home: CounterHome::Capture(1),
            offset: 0,
        };
        script.counter_places.insert(CounterIndex(0), at);
        assert_eq!(capture_buffer(&script, 0), captured);
        assert_eq!(capture_buffer(&script, 1), captured | counter | indirect);
        assert_eq!(counter_buffer(&script), counter);
    }
}
