//! The limits of a device that a stream or a script may exceed.
//!
//! Vulkan chapter "Limits". Limits that the device does not report are not checked.

use crate::script::commands::effects::Drawn;
use crate::script::commands::{Bind, Command};
use crate::script::draw::{Draw, DrawForm};
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
pub fn lacking_stream(stream: Stream, capabilities: &Capabilities) -> Option<String> {
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
pub fn script_requirements(script: &Script) -> Vec<LimitRequirement> {
    let (mut bytes, mut bindings, mut stride) = (0, 0, 0);
    for effects in script.commands.iter().map(Command::effects) {
        if let Some(Bind { first, ranges, .. }) = effects.binds {
            let sizes = ranges.iter().map(|range| {
                let buffer = script.buffers[range.buffer];
                range.size.resolve(range.offset, buffer)
            });
            bytes = sizes.fold(bytes, u64::max);
            bindings = bindings.max(u64::from(first.0) + ranges.len() as u64);
        }
        if let Some(call) = effects.begins_capture.or(effects.ends_capture) {
            bindings = bindings.max(u64::from(call.first.0) + call.counters.len() as u64);
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
    let draws = script.commands.iter().map(Command::effects);
    let draws = draws.filter_map(|effects| match effects.draws {
        Some(Drawn::Vertices(draw)) => Some(draw),
        Some(Drawn::ByteCount(_)) | None => None,
    });
    let draws = most_draws(script, draws);
    let largest = script.buffers.iter().copied().fold(0, u64::max);
    let rows = [
        ("maxTransformFeedbackBufferSize", bytes),
        ("maxTransformFeedbackBuffers", bindings),
        ("maxTransformFeedbackBufferDataStride", stride),
        ("maxBufferSize", largest),
    ];
    listed(rows.into_iter().chain(sequences).chain(draws))
}

/// The draws of one command, and the indices, that scripts with such draws need.
///
/// VUID-vkCmdDrawMultiEXT-drawCount-04934, VUID-vkCmdDrawIndirect-drawCount-02719,
/// VUID-vkCmdDrawIndirectCount-countBuffer-02717; maxDrawIndexedIndexValue. The index that
/// restarts primitives is not an index.
fn most_draws<'a>(
    script: &Script,
    draws: impl Iterator<Item = &'a Draw>,
) -> Vec<(&'static str, u64)> {
    let (mut multi, mut indirect, mut index) = (0, 0, 0);
    for draw in draws {
        let calls = draw.calls.len() as u64;
        match draw.form {
            // The count is less than the limit.
            DrawForm::Multi => multi = multi.max(calls + 1),
            DrawForm::Indirect => indirect = indirect.max(calls),
            DrawForm::IndirectCount { count, .. } | DrawForm::GeneratedCount { count, .. } => {
                indirect = indirect.max(u64::from(count));
            }
            DrawForm::Direct | DrawForm::Generated { .. } => {}
        }
        if let Some(buffer) = draw.indices.and_then(|number| script.indices.get(number)) {
            let values = buffer.values.iter().copied();
            let values = values.filter(|value| *value != buffer.restart_index());
            index = index.max(values.max().map_or(0, u64::from));
        }
    }
    let rows = [
        ("maxMultiDrawCount", multi),
        ("maxDrawIndirectCount", indirect),
        ("maxDrawIndexedIndexValue", index),
    ];
    rows.into_iter().filter(|(_, needed)| *needed > 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::draw::{DrawCall, IndexBuffer, IndexType};

    #[test]
    fn the_numbers_of_draws_and_indices_have_limits() {
        let draw = |form, indices| Draw {
            form,
            indices,
            calls: vec![DrawCall::default(); 3],
        };
        let script = |draw| Script {
            indices: vec![IndexBuffer {
                kind: IndexType::U16,
                values: vec![7, 0xffff, 300],
                restart: None,
            }],
            commands: vec![Command::Draw(draw)],
            ..Script::default()
        };
        let counted = DrawForm::IndirectCount { count: 9, max: 2 };
        let rows = [
            (DrawForm::Multi, None, "maxMultiDrawCount", 4),
            (DrawForm::Indirect, None, "maxDrawIndirectCount", 3),
            (counted, None, "maxDrawIndirectCount", 9),
            (DrawForm::Direct, Some(0), "maxDrawIndexedIndexValue", 300),
        ];
        for (form, indices, name, needed) in rows {
            let of_draw = LimitRequirement { name, needed };
            let all = script_requirements(&script(draw(form, indices)));
            assert!(all.contains(&of_draw), "{all:?}");
            let others = rows.iter().filter(|row| row.2 != name);
            for (_, _, other, _) in others {
                assert!(all.iter().all(|limit| limit.name != *other), "{all:?}");
            }
        }
    }
}
