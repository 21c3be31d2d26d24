//! The limits of a device that a stream or a script may exceed.
//!
//! Vulkan chapter "Limits". Limits that the device does not report are not checked.

use crate::script::commands::effects::Drawn;
use crate::script::commands::{Bind, Command};
use crate::script::draw::{Draw, DrawForm};
use crate::script::{Capabilities, Limit, Script};
use crate::units::Stream;

/// The value that a limit must have at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitRequirement {
    pub limit: Limit,
    pub needed: u64,
}

/// The first of these limits that exceeds what the device offers: its name, the needed and the
/// offered value. The limits on what is captured are checked by the engine.
pub fn exceeded(needed: &[LimitRequirement], capabilities: &Capabilities) -> Option<String> {
    needed
        .iter()
        .find_map(|&LimitRequirement { limit, needed }| {
            let offered = capabilities.limit(limit)?;
            (needed > offered).then(|| lack(limit, needed, offered))
        })
}

/// The limit that this stream is past, if it is.
pub fn lacking_stream(stream: Stream, capabilities: &Capabilities) -> Option<String> {
    let offered = u64::from(capabilities.limits.max_streams);
    let needed = u64::from(stream.0) + 1;
    (needed > offered).then(|| lack(Limit::MaxTransformFeedbackStreams, needed, offered))
}

fn lack(limit: Limit, needed: u64, offered: u64) -> String {
    format!("{limit}: {needed} needed, {offered} offered")
}

pub(super) fn listed(rows: impl IntoIterator<Item = (Limit, u64)>) -> Vec<LimitRequirement> {
    let rows = rows.into_iter();
    rows.map(|(limit, needed)| LimitRequirement { limit, needed })
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
        .map(|most| (Limit::MaxIndirectSequenceCount, u64::from(most)));
    let draws = script.commands.iter().map(Command::effects);
    let draws = draws.filter_map(|effects| match effects.draws {
        Some(Drawn::Vertices(draw)) => Some(draw),
        Some(Drawn::ByteCount(_)) | None => None,
    });
    let draws = most_draws(script, draws);
    let largest = script.buffers.iter().copied().fold(0, u64::max);
    let rows = [
        (Limit::MaxTransformFeedbackBufferSize, bytes),
        (Limit::MaxTransformFeedbackBuffers, bindings),
        (Limit::MaxTransformFeedbackBufferDataStride, stride),
        (Limit::MaxBufferSize, largest),
    ];
    listed(rows.into_iter().chain(sequences).chain(draws))
}

/// The draws of one command, and the indices, that scripts with such draws need.
///
/// VUID-vkCmdDrawMultiEXT-drawCount-04934, VUID-vkCmdDrawIndirect-drawCount-02719,
/// VUID-vkCmdDrawIndirectCount-countBuffer-02717; maxDrawIndexedIndexValue. The index that
/// restarts primitives is not an index.
fn most_draws<'a>(script: &Script, draws: impl Iterator<Item = &'a Draw>) -> Vec<(Limit, u64)> {
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
        (Limit::MaxMultiDrawCount, multi),
        (Limit::MaxDrawIndirectCount, indirect),
        (Limit::MaxDrawIndexedIndexValue, index),
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
            (DrawForm::Multi, None, Limit::MaxMultiDrawCount, 4),
            (DrawForm::Indirect, None, Limit::MaxDrawIndirectCount, 3),
            (counted, None, Limit::MaxDrawIndirectCount, 9),
            (
                DrawForm::Direct,
                Some(0),
                Limit::MaxDrawIndexedIndexValue,
                300,
            ),
        ];
        for (form, indices, limit, needed) in rows {
            let of_draw = LimitRequirement { limit, needed };
            let all = script_requirements(&script(draw(form, indices)));
            assert!(all.contains(&of_draw), "{all:?}");
            let others = rows.iter().filter(|row| row.2 != limit);
            for (_, _, other, _) in others {
                assert!(all.iter().all(|row| row.limit != *other), "{all:?}");
            }
        }
    }
}
