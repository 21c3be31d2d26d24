//! Draws: index buffers, and the buffer that indirect draws read their arguments
//! from.
//!
//! The stride of arguments is greater than their size, so that a driver that
//! ignores the stride is found out. The host writes both kinds of buffers before
//! submission, which makes them visible to the device ("Host Write Ordering
//! Guarantees").
//!
//! Vulkan chapter "Drawing Commands".

use super::consume::CapturedInputs;
use super::generated_draws::{Arguments, GeneratedDraw, TOKEN_OFFSET, arguments_buffer};
use super::logical::Logical;
use super::memory::{BufferRequest, GuardedBuffer};
use super::pipeline::Shaders;
use crate::script::draw::{DrawCall, DrawForm, IndexType};
use crate::script::practice::Practice;
use crate::script::{Command, Draw, ExecuteError, Script};
use ash::vk;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Bytes from the arguments of one indirect draw to those of the next; the
/// longest structure has 20.
const ARGUMENTS_STRIDE: u32 = 28;
/// Bytes of the count before the arguments of a command.
const COUNT_BYTES: u64 = TOKEN_OFFSET as u64;

/// Indices before those of the script in a buffer that is bound at an offset.
const UNUSED_INDICES: usize = 5;

/// The buffers that the draws of a script read.
pub(super) struct DrawBuffers {
    device: Arc<Logical>,
    /// One per index buffer of the script, with the type, and the index that restarts
    /// primitives in place of its greatest.
    indices: Vec<(GuardedBuffer, IndexType, Option<u32>)>,
    /// Arguments of every indirect draw; `None` if there is no such draw.
    arguments: Option<GuardedBuffer>,
    /// The offset of the count and arguments of a command, by its number.
    offsets: BTreeMap<usize, u64>,
    /// Whether index buffers are bound at an offset.
    moves_indices: bool,
    /// Arguments of every generated draw, by the number of its command.
    generated: BTreeMap<usize, GuardedBuffer>,
}

impl DrawBuffers {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is not enough memory.
    pub fn new(device: &Arc<Logical>, script: &Script) -> Result<DrawBuffers, ExecuteError> {
        let mut buffers = DrawBuffers {
            device: Arc::clone(device),
            indices: Vec::new(),
            arguments: None,
            offsets: BTreeMap::new(),
            moves_indices: script.practices.contains(&Practice::IndexOffset),
            generated: BTreeMap::new(),
        };
        for (number, indices) in script.indices.iter().enumerate() {
            let what = format!("index buffer {number}");
            let usage = vk::BufferUsageFlags::INDEX_BUFFER;
            let mut bytes = indices.bytes();
            if buffers.moves_indices {
                let unused = UNUSED_INDICES * indices.kind.bytes() as usize;
                bytes.splice(0..0, vec![1; unused]);
            }
            let buffer = host_buffer(device, what, usage, &bytes)?;
            let (kind, restart) = (indices.kind, indices.restart);
            buffers.indices.push((buffer, kind, restart));
        }
        let mut bytes = Vec::new();
        for (number, command) in script.commands.iter().enumerate() {
            let Command::Draw(draw) = command else {
                continue;
            };
            match draw.form {
                DrawForm::Direct | DrawForm::Multi => {}
                DrawForm::Indirect | DrawForm::IndirectCount { .. } => {
                    buffers.offsets.insert(number, bytes.len() as u64);
                    bytes.extend(arguments(&buffers.moved(draw).0));
                }
                DrawForm::Generated { .. } | DrawForm::GeneratedCount { .. } => {
                    let draw = buffers.moved(draw).0;
                    let buffer = arguments_buffer(device, &arguments(&draw))?;
                    buffers.generated.insert(number, buffer);
                }
            }
        }
        if !bytes.is_empty() {
            let what = "the buffer of indirect draws".to_owned();
            let usage = vk::BufferUsageFlags::INDIRECT_BUFFER;
            buffers.arguments = Some(host_buffer(device, what, usage, &bytes)?);
        }
        Ok(buffers)
    }

    /// Returns a draw with less `firstIndex`, and how many indices before its own the offset of
    /// the index buffer skips.
    fn moved<'d>(&self, draw: &'d Draw) -> (Cow<'d, Draw>, u64) {
        if !self.moves_indices || draw.indices.is_none() {
            return (Cow::Borrowed(draw), 0);
        }
        let first = draw.calls.iter().map(|call| call.first_vertex).min();
        let first = first.unwrap_or(0);
        let mut moved = draw.clone();
        for call in &mut moved.calls {
            call.first_vertex -= first;
        }
        (Cow::Owned(moved), UNUSED_INDICES as u64 + u64::from(first))
    }

    /// Records command `number`, some inputs of which are captured data. A pass is
    /// open and the shaders bound; indices lie inside of their buffer (the plan).
    /// Returns what a generated draw uses besides, which must live until the commands have
    /// run.
    ///
    /// # Errors
    /// As [`GeneratedDraw::record`].
    pub fn record(
        &self,
        commands: vk::CommandBuffer,
        number: usize,
        draw: &Draw,
        inputs: &CapturedInputs,
        shaders: impl FnOnce() -> Shaders,
    ) -> Result<Option<GeneratedDraw>, ExecuteError> {
        let device = self.device.raw();
        let (draw, skipped) = self.moved(draw);
        let draw = &*draw;
        if let Some(index) = draw.indices {
            let (buffer, kind, restart) = &self.indices[index];
            let (buffer, offset) = inputs
                .indices
                .unwrap_or((buffer.raw(), skipped * kind.bytes()));
            // SAFETY: the buffer lives until the commands have run.
            unsafe { device.cmd_bind_index_buffer(commands, buffer, offset, index_type(*kind)) };
            // A bind makes the greatest index of the type the restart index again.
            if let Some(restart) = *restart {
                let functions = self.device.restart_index;
                let functions = functions.expect("the script requires primitiveRestartIndex");
                // SAFETY: `primitiveRestartIndex` is enabled.
                unsafe { (functions.cmd_set_primitive_restart_index_ext)(commands, restart) };
            }
        }
        match draw.form {
            DrawForm::Direct => {
                for call in &draw.calls {
                    self.direct(commands, draw.indices.is_some(), call);
                }
            }
            DrawForm::Multi => self.multi(commands, draw),
            DrawForm::Indirect => self.indirect(commands, number, draw, None, inputs),
            DrawForm::IndirectCount { max, .. } => {
                self.indirect(commands, number, draw, Some(max), inputs);
            }
            DrawForm::Generated { .. } | DrawForm::GeneratedCount { .. } => {
                let arguments = Arguments {
                    buffer: &self.generated[&number],
                    stride: ARGUMENTS_STRIDE,
                    draws: draw.calls.len() as u32,
                    indexed: draw.indices.is_some(),
                };
                let device = &self.device;
                let recorded =
                    GeneratedDraw::record(device, commands, draw.form, arguments, &shaders())?;
                return Ok(Some(recorded));
            }
        }
        Ok(None)
    }

    fn direct(&self, commands: vk::CommandBuffer, indexed: bool, call: &DrawCall) {
        let device = self.device.raw();
        // SAFETY: as for `record`.
        unsafe {
            if indexed {
                device.cmd_draw_indexed(
                    commands,
                    call.vertices,
                    call.instances,
                    call.first_vertex,
                    call.vertex_offset,
                    call.first_instance,
                );
            } else {
                device.cmd_draw(
                    commands,
                    call.vertices,
                    call.instances,
                    call.first_vertex,
                    call.first_instance,
                );
            }
        }
    }

    /// The stride of draws is greater than their size; vertex offsets that must not
    /// be read differ from those of the case.
    fn multi(&self, commands: vk::CommandBuffer, draw: &Draw) {
        let functions = self.device.multi_draw.fp();
        let first = &draw.calls[0];
        let count = draw.calls.len() as u32;
        if draw.indices.is_some() {
            let shared = draw.shared_offset();
            let infos: Vec<_> = draw
                .calls
                .iter()
                .map(|call| Apart {
                    info: vk::MultiDrawIndexedInfoEXT {
                        first_index: call.first_vertex,
                        index_count: call.vertices,
                        vertex_offset: match shared {
                            Some(_) => call.vertex_offset.wrapping_add(64),
                            None => call.vertex_offset,
                        },
                    },
                    between: u32::MAX,
                })
                .collect();
            let offset = shared.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
            // SAFETY: as for `record`; `multiDraw` is enabled, the array is as
            // long as its count, each element begins with its draw, and the
            // offset, if any, outlives the call.
            unsafe {
                (functions.cmd_draw_multi_indexed_ext)(
                    commands,
                    count,
                    infos.as_ptr().cast(),
                    first.instances,
                    first.first_instance,
                    size_of::<Apart<vk::MultiDrawIndexedInfoEXT>>() as u32,
                    offset,
                );
            }
        } else {
            let infos: Vec<_> = draw
                .calls
                .iter()
                .map(|call| Apart {
                    info: vk::MultiDrawInfoEXT {
                        first_vertex: call.first_vertex,
                        vertex_count: call.vertices,
                    },
                    between: u32::MAX,
                })
                .collect();
            // SAFETY: as above.
            unsafe {
                (functions.cmd_draw_multi_ext)(
                    commands,
                    count,
                    infos.as_ptr().cast(),
                    first.instances,
                    first.first_instance,
                    size_of::<Apart<vk::MultiDrawInfoEXT>>() as u32,
                );
            }
        }
    }

    /// Records a draw with its arguments, and with `max` its count, in a buffer.
    fn indirect(
        &self,
        commands: vk::CommandBuffer,
        number: usize,
        draw: &Draw,
        max: Option<u32>,
        inputs: &CapturedInputs,
    ) {
        let own = self
            .arguments
            .as_ref()
            .expect("indirect draws have arguments");
        let offset = self.offsets[&number];
        let arguments = (own.raw(), offset + COUNT_BYTES, ARGUMENTS_STRIDE);
        let (buffer, at, stride) = inputs.arguments.unwrap_or(arguments);
        let (counts, place) = inputs.count.unwrap_or((own.raw(), offset));
        let calls = draw.calls.len() as u32;
        let device = self.device.raw();
        let counted = &self.device.draw_indirect_count;
        // SAFETY: as for `record`; the buffer holds the arguments of every call,
        // the extension or features for more than one draw are enabled.
        unsafe {
            match (max, draw.indices.is_some()) {
                (None, false) => device.cmd_draw_indirect(commands, buffer, at, calls, stride),
                (None, true) => {
                    device.cmd_draw_indexed_indirect(commands, buffer, at, calls, stride);
                }
                (Some(max), false) => {
                    counted
                        .cmd_draw_indirect_count(commands, buffer, at, counts, place, max, stride);
                }
                (Some(max), true) => {
                    counted.cmd_draw_indexed_indirect_count(
                        commands, buffer, at, counts, place, max, stride,
                    );
                }
            }
        }
    }
}

/// A draw of a `vkCmdDrawMultiEXT`, and the bytes before the next one.
#[repr(C)]
struct Apart<T> {
    info: T,
    between: u32,
}

/// Count and arguments of an indirect draw, little-endian.
fn arguments(draw: &Draw) -> Vec<u8> {
    let calls = draw.calls.len() as u32;
    let count = match draw.form {
        DrawForm::IndirectCount { count, .. } | DrawForm::GeneratedCount { count, .. } => count,
        // Where no count is read, one that draws nothing would be seen.
        DrawForm::Generated { count, .. } => count.unwrap_or(0),
        DrawForm::Direct | DrawForm::Multi | DrawForm::Indirect => calls,
    };
    let mut bytes = count.to_le_bytes().to_vec();
    for call in &draw.calls {
        let mut words = vec![call.vertices, call.instances, call.first_vertex];
        if draw.indices.is_some() {
            words.push(call.vertex_offset.cast_unsigned());
        }
        words.push(call.first_instance);
        // The bytes between must not be read: all bits set.
        words.resize(ARGUMENTS_STRIDE as usize / 4, u32::MAX);
        bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    }
    bytes
}

/// Creates a buffer with this content.
///
/// # Errors
/// As [`GuardedBuffer::new`].
pub(super) fn host_buffer(
    device: &Arc<Logical>,
    what: String,
    usage: vk::BufferUsageFlags,
    bytes: &[u8],
) -> Result<GuardedBuffer, ExecuteError> {
    let size = (bytes.len() as u64).max(4);
    let mut buffer = GuardedBuffer::new(device, BufferRequest::plain(what, size, usage))?;
    buffer.write(0, bytes);
    Ok(buffer)
}

fn index_type(kind: IndexType) -> vk::IndexType {
    match kind {
        IndexType::U8 => vk::IndexType::UINT8_EXT,
        IndexType::U16 => vk::IndexType::UINT16,
        IndexType::U32 => vk::IndexType::UINT32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_follow_their_count() {
        let call = DrawCall {
            vertices: 1,
            instances: 2,
            first_vertex: 3,
            first_instance: 5,
            vertex_offset: -1,
        };
        let draw = |indices, form| Draw {
            form,
            indices,
            calls: vec![call; 2],
        };
        let words = |draw: &Draw| -> Vec<u32> {
            let bytes = arguments(draw);
            let words = bytes.chunks_exact(4);
            words
                .map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]]))
                .collect()
        };
        let none = u32::MAX;
        let plain = [1, 2, 3, 5, none, none, none];
        let want: Vec<u32> = [2].into_iter().chain(plain).chain(plain).collect();
        assert_eq!(words(&draw(None, DrawForm::Indirect)), want);
        let indexed = words(&draw(Some(0), DrawForm::IndirectCount { count: 1, max: 2 }));
        assert_eq!(indexed[..8], [1, 1, 2, 3, u32::MAX, 5, none, none]);
    }
}
