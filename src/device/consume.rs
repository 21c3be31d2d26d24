//! Captured data as the input of draws: vertex buffers, descriptors, indices, and
//! the arguments of indirect draws.
//!
//! Vulkan chapters "Fixed-Function Vertex Processing", "Resource Descriptors",
//! "Buffer Views", "Drawing Commands".

use super::descriptors::{DescriptorPool, set_layout};
use super::error::failed;
use super::logical::Logical;
use super::memory::GuardedBuffer;
use super::owned::Owned;
use super::vertex_input;
use crate::script::consume::{CapturedSource, Consume, DrawInput, READ_BYTES, ReadAs};
use crate::script::placement::Place;
use crate::script::{Command, ExecuteError, Script};
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The part of a uniform buffer that every device can bind, in bytes.
const UNIFORM_BYTES: u64 = 16384;
/// The format of the views of texel buffers.
const FORMAT: vk::Format = vk::Format::R32G32B32A32_UINT;

/// The type of the descriptor that a program reads through; `None` if it reads a
/// vertex buffer.
pub(super) fn descriptor(reads: ReadAs) -> Option<vk::DescriptorType> {
    match reads {
        ReadAs::Vertex | ReadAs::Instance => None,
        ReadAs::Uniform => Some(vk::DescriptorType::UNIFORM_BUFFER),
        ReadAs::Storage => Some(vk::DescriptorType::STORAGE_BUFFER),
        ReadAs::UniformTexel => Some(vk::DescriptorType::UNIFORM_TEXEL_BUFFER),
        ReadAs::StorageTexel => Some(vk::DescriptorType::STORAGE_TEXEL_BUFFER),
    }
}

/// The binding of set 0 for a descriptor of this type.
pub(super) fn layout_binding(kind: vk::DescriptorType) -> vk::DescriptorSetLayoutBinding<'static> {
    vk::DescriptorSetLayoutBinding::default()
        .binding(0)
        .descriptor_type(kind)
        .descriptor_count(1)
        .stage_flags(vk::ShaderStageFlags::VERTEX)
}

/// Captured data that replaces inputs of the next draw: buffers and offsets.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CapturedInputs {
    pub indices: Option<(vk::Buffer, u64)>,
    /// The indirect buffer, the offset of the arguments, and the stride from one draw to
    /// the next.
    pub arguments: Option<(vk::Buffer, u64, u32)>,
    pub count: Option<(vk::Buffer, u64)>,
}

impl CapturedInputs {
    /// Notes the input that a command names; `at` is where it is.
    pub fn note(&mut self, consume: &Consume, at: (vk::Buffer, u64)) {
        match consume.by {
            DrawInput::Data(_) => {}
            DrawInput::Index => self.indices = Some(at),
            DrawInput::Indirect { stride } => self.arguments = Some((at.0, at.1, stride)),
            DrawInput::Count => self.count = Some(at),
        }
    }
}

/// The descriptors through which the draws of a script read captured data.
pub(super) struct CapturedDescriptors {
    device: Arc<Logical>,
    /// The descriptor sets by the number of the command.
    sets: BTreeMap<usize, vk::DescriptorSet>,
    pool: Option<DescriptorPool>,
    layouts: Vec<Owned<vk::DescriptorSetLayout>>,
    views: Vec<Owned<vk::BufferView>>,
}

impl CapturedDescriptors {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or a command reads past its buffer.
    pub fn new(
        device: &Arc<Logical>,
        script: &Script,
        buffers: &[GuardedBuffer],
    ) -> Result<CapturedDescriptors, ExecuteError> {
        let reads: Vec<_> = (0..)
            .zip(&script.commands)
            .filter_map(|(number, command)| {
                let Command::Consume(Consume {
                    by: DrawInput::Data(reads),
                    from: CapturedSource::Captured(place),
                }) = command
                else {
                    return None;
                };
                // Attributes have no descriptor.
                Some((number, descriptor(*reads)?, *place))
            })
            .collect();
        let mut descriptors = CapturedDescriptors {
            device: Arc::clone(device),
            sets: BTreeMap::new(),
            pool: None,
            layouts: Vec::new(),
            views: Vec::new(),
        };
        if reads.is_empty() {
            return Ok(descriptors);
        }
        let pool =
            DescriptorPool::new(device, reads.len(), reads.iter().map(|(_, kind, _)| *kind))?;
        for (number, kind, place) in reads {
            let bytes = script.buffers[place.buffer]
                .checked_sub(place.offset)
                .filter(|bytes| *bytes >= READ_BYTES)
                .ok_or_else(|| ExecuteError::Harness(format!("no captured data at {place}")))?;
            // The layout is like that of the program.
            let layout = set_layout(device, &[layout_binding(kind)])?;
            let set = pool.allocate(layout.raw())?;
            descriptors.layouts.push(layout);
            descriptors.write(set, kind, buffers[place.buffer].raw(), place, bytes)?;
            descriptors.sets.insert(number, set);
        }
        descriptors.pool = Some(pool);
        Ok(descriptors)
    }

    /// Writes a descriptor of `bytes` bytes of a buffer, from a place on.
    fn write(
        &mut self,
        set: vk::DescriptorSet,
        kind: vk::DescriptorType,
        buffer: vk::Buffer,
        place: Place,
        bytes: u64,
    ) -> Result<(), ExecuteError> {
        let device = self.device.raw();
        let write = vk::WriteDescriptorSet::default()
            .dst_set(set)
            .descriptor_type(kind);
        let texels = matches!(
            kind,
            vk::DescriptorType::UNIFORM_TEXEL_BUFFER | vk::DescriptorType::STORAGE_TEXEL_BUFFER
        );
        if texels {
            let info = vk::BufferViewCreateInfo::default()
                .buffer(buffer)
                .format(FORMAT)
                .offset(place.offset)
                .range(bytes / READ_BYTES * READ_BYTES);
            // SAFETY: the buffer is alive, and the range lies inside of it.
            let view = unsafe { device.create_buffer_view(&info, None) }
                .map_err(failed("vkCreateBufferView"))?;
            self.views.push(Owned::new(
                &self.device,
                view,
                ash::Device::destroy_buffer_view,
            ));
            let views = [view];
            // SAFETY: the set is not in use and has this binding.
            unsafe { device.update_descriptor_sets(&[write.texel_buffer_view(&views)], &[]) };
        } else {
            let info = [vk::DescriptorBufferInfo::default()
                .buffer(buffer)
                .offset(place.offset)
                .range(bytes.min(UNIFORM_BYTES))];
            // SAFETY: as above.
            unsafe { device.update_descriptor_sets(&[write.buffer_info(&info)], &[]) };
        }
        Ok(())
    }

    /// Records that draws read from `at`, by a program with this layout.
    pub fn record(
        &self,
        commands: vk::CommandBuffer,
        number: usize,
        reads: ReadAs,
        at: (vk::Buffer, u64),
        layout: vk::PipelineLayout,
    ) {
        let device = self.device.raw();
        if vertex_input::rate(reads).is_some() {
            // SAFETY: the command buffer is being recorded, the buffer lives
            // until it has run.
            unsafe { device.cmd_bind_vertex_buffers(commands, 0, &[at.0], &[at.1]) };
            return;
        }
        // SAFETY: as above; the set was made like that of the layout.
        unsafe {
            device.cmd_bind_descriptor_sets(
                commands,
                vk::PipelineBindPoint::GRAPHICS,
                layout,
                0,
                &[self.sets[&number]],
                &[],
            );
        }
    }
}
