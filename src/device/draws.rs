//! Draws: index buffers, and the buffers that indirect draws read their
//! arguments from.
//!
//! Arguments lie further apart than they are long, so that a driver which takes
//! the structure's size for the stride is seen to. The host writes both kinds of
//! buffer before submission, which makes them visible to the device (Vulkan,
//! "Host Write Ordering Guarantees").
//!
//! Vulkan chapter "Drawing Commands".

use super::consume::Fed;
use super::logical::Logical;
use super::memory::{BufferRequest, GuardedBuffer};
use crate::script::draw::{DrawCall, DrawForm, IndexType};
use crate::script::{Command, Draw, ExecuteError, Script};
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Bytes from the arguments of one indirect draw to those of the next; the
/// longest structure has 20.
const ARGUMENTS_STRIDE: u32 = 28;
/// Bytes before the arguments of a command: its count.
const COUNT_BYTES: u64 = 4;

/// What the draws of a script read.
pub(super) struct DrawBuffers {
    device: Arc<Logical>,
    /// One per index buffer of the script.
    indices: Vec<(GuardedBuffer, IndexType)>,
    /// Arguments of every indirect draw; `None` where there is none.
    arguments: Option<GuardedBuffer>,
    /// Where the count and arguments of a command begin, by its number.
    places: BTreeMap<usize, u64>,
}

impl DrawBuffers {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is no memory.
    pub fn new(device: &Arc<Logical>, script: &Script) -> Result<DrawBuffers, ExecuteError> {
        let mut buffers = DrawBuffers {
            device: Arc::clone(device),
            indices: Vec::new(),
            arguments: None,
            places: BTreeMap::new(),
        };
        for (number, indices) in script.indices.iter().enumerate() {
            let what = format!("index buffer {number}");
            let usage = vk::BufferUsageFlags::INDEX_BUFFER;
            let buffer = host_buffer(device, what, usage, &indices.bytes())?;
            buffers.indices.push((buffer, indices.kind));
        }
        let mut bytes = Vec::new();
        for (number, command) in script.commands.iter().enumerate() {
            if let Command::Draw(draw) = command
                && matches!(
                    draw.form,
                    DrawForm::Indirect | DrawForm::IndirectCount { .. }
                )
            {
                buffers.places.insert(number, bytes.len() as u64);
                bytes.extend(arguments(draw));
            }
        }
        if !bytes.is_empty() {
            let what = "the buffer of indirect draws".to_owned();
            let usage = vk::BufferUsageFlags::INDIRECT_BUFFER;
            buffers.arguments = Some(host_buffer(device, what, usage, &bytes)?);
        }
        Ok(buffers)
    }

    /// Records command `number`, which takes from captured data what is `fed`. A pass is open and the pipeline bound; indices
    /// lie in their buffer (the plan).
    ///
    /// # Errors
    /// [`ExecuteError::Harness`] where the draw names what is not there.
    pub fn record(
        &self,
        commands: vk::CommandBuffer,
        number: usize,
        draw: &Draw,
        fed: &Fed,
    ) -> Result<(), ExecuteError> {
        let device = self.device.raw();
        if let Some(index) = draw.indices {
            let missing = || ExecuteError::Harness(format!("there is no index buffer {index}"));
            let (buffer, kind) = self.indices.get(index).ok_or_else(missing)?;
            let (buffer, offset) = fed.indices.unwrap_or((buffer.raw(), 0));
            // SAFETY: the buffer lives until the commands have run.
            unsafe { device.cmd_bind_index_buffer(commands, buffer, offset, index_type(*kind)) };
        }
        match draw.form {
            DrawForm::Direct => {
                for call in &draw.calls {
                    self.direct(commands, draw.indices.is_some(), call);
                }
                Ok(())
            }
            DrawForm::Multi => {
                self.multi(commands, draw);
                Ok(())
            }
            DrawForm::Indirect => self.indirect(commands, number, draw, None, fed),
            DrawForm::IndirectCount { max, .. } => {
                self.indirect(commands, number, draw, Some(max), fed)
            }
        }
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

    /// The draws of one call lie further apart than they are long; offsets that
    /// must not be read are others than the case says.
    fn multi(&self, commands: vk::CommandBuffer, draw: &Draw) {
        let functions = self.device.multi_draw().fp();
        let first = draw.calls.first().copied().unwrap_or_default();
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

    /// The arguments are in a buffer, with `max` the count as well.
    fn indirect(
        &self,
        commands: vk::CommandBuffer,
        number: usize,
        draw: &Draw,
        max: Option<u32>,
        fed: &Fed,
    ) -> Result<(), ExecuteError> {
        let missing =
            || ExecuteError::Harness(format!("command {number} has no indirect arguments"));
        let own = self.arguments.as_ref().ok_or_else(missing)?.raw();
        let place = *self.places.get(&number).ok_or_else(missing)?;
        let arguments = (own, place + COUNT_BYTES, ARGUMENTS_STRIDE);
        let (buffer, at, stride) = fed.arguments.unwrap_or(arguments);
        let (counts, place) = fed.count.unwrap_or((own, place));
        let calls = draw.calls.len() as u32;
        let device = self.device.raw();
        let counted = self.device.draw_indirect_count();
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
        Ok(())
    }
}

/// A draw of a `vkCmdDrawMultiEXT`, and what lies between it and the next one.
#[repr(C)]
struct Apart<T> {
    info: T,
    between: u32,
}

/// Count and arguments of an indirect draw, little-endian.
fn arguments(draw: &Draw) -> Vec<u8> {
    let count = match draw.form {
        DrawForm::IndirectCount { count, .. } => count,
        _ => draw.calls.len() as u32,
    };
    let mut bytes = count.to_le_bytes().to_vec();
    for call in &draw.calls {
        let mut words = vec![call.vertices, call.instances, call.first_vertex];
        if draw.indices.is_some() {
            words.push(call.vertex_offset.cast_unsigned());
        }
        words.push(call.first_instance);
        // What lies between must not be read: all bits set.
        words.resize(ARGUMENTS_STRIDE as usize / 4, u32::MAX);
        bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    }
    bytes
}

/// A buffer with this content, at least one byte long.
pub(super) fn host_buffer(
    device: &Arc<Logical>,
    what: String,
    usage: vk::BufferUsageFlags,
    bytes: &[u8],
) -> Result<GuardedBuffer, ExecuteError> {
    let request = BufferRequest {
        what,
        size: (bytes.len() as u64).max(4),
        guard: 0,
        usage,
        kind: Default::default(),
        unseen: 0..0,
    };
    let mut buffer = GuardedBuffer::new(device, request)?;
    buffer.write(0, bytes)?;
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
    fn arguments_lie_behind_their_count() {
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
