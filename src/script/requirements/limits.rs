//! The limits of a device that a stream or a script may exceed.
//!
//! Vulkan chapter "Limits". Limits that the device does not report are not checked.

use crate::script::commands::Command;
use crate::script::commands::effects::Drawn;
use crate::script::{Capabilities, Script};
use crate::units::Stream;

/// The value that a limit must have at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitRequirement {
    pub name: &'static str,
    pub needed: u64,
}

/// The first of these limits that exceeds what the device offers: its name, the needed and the
/// offered value. The limits on what is captured are checked by the engine.
pub fn exceeded(needed: &[LimitRequirement], capabilities: &Capabilities) -> Option<String> {
    let capture = capabilities.limits.named();
    let offered = |name: &str| {
        let of_capture = capture.iter().find(|(known, _)| *known == name);
        let other = || capabilities.other_limits.get(name).copied();
        of_capture.map(|(_, offered)| *offered).or_else(other)
    };
    needed
        .iter()
        .find_map(|&LimitRequirement { name, needed }| {
            let offered = offered(name)?;
            (needed > offered).then(|| lack(name, needed, offered))
        })
}

/// The limit that this stream is past, if it is.
pub fn of_stream(stream: Stream, capabilities: &Capabilities) -> Option<String> {
    let offered = u64::from(capabilities.limits.max_streams);
    let needed = u64::from(stream.0) + 1;
    (needed > offered).then(|| lack("maxTransformFeedbackStreams", needed, offered))
}

fn lack(name: &str, needed: u64, offered: u64) -> String {
    format!("{name}: {needed} needed, {offered} offered")
}

pub(super) fn listed(rows: impl IntoIterator<Item = (&'static str, u64)>) -> Vec<LimitRequirement> {
    let rows = rows.into_iter();
    rows.map(|(name, needed)| LimitRequirement { name, needed })
        .collect()
}

/// The limits that a script may exceed, and what it needs of each.
pub fn of_script(script: &Script) -> Vec<LimitRequirement> {
    let (mut bytes, mut bindings, mut stride) = (0, 0, 0);
    for effects in script.commands.iter().map(Command::effects) {
        if let Some((first, ranges)) = effects.binds {
            let sizes = ranges.iter().map(|range| {
                let buffer = script.buffers[range.buffer];
                range.size.resolve(range.offset, buffer)
            });
            bytes = sizes.fold(bytes, u64::max);
            bindings = bindings.max(u64::from(first.0) + ranges.len() as u64);
        }
        for array in effects.begins_capture.iter().chain(&effects.ends_capture) {
            bindings = bindings.max(u64::from(array.first) + array.counters.len() as u64);
        }
        // VUID-vkCmdDrawIndirectByteCountEXT-vertexStride-02289
        if let Some(Drawn::ByteCount(draw)) = effects.draws {
            stride = stride.max(u64::from(draw.stride));
        }
    }
    // VUID-VkGeneratedCommandsInfoEXT-maxSequenceCount-11067, -sequenceCountAddress-11068
    let effects = script.commands.iter().map(Command::effects);
    let sequences = effects.filter_map(|effects| match effects.draws {
        Some(Drawn::Vertices(draw)) => draw.form.reserved_sequences(),
        Some(Drawn::ByteCount(_)) | None => None,
    });
    let sequences = sequences
        .max()
        .map(|most| ("maxIndirectSequenceCount", u64::from(most)));
    let largest = script.buffers.iter().copied().fold(0, u64::max);
    let rows = [
        ("maxTransformFeedbackBufferSize", bytes),
        ("maxTransformFeedbackBuffers", bindings),
        ("maxTransformFeedbackBufferDataStride", stride),
        ("maxBufferSize", largest),
    ];
    listed(rows.into_iter().chain(sequences))
}
