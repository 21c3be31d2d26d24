//! What draws read of captured data: vertex buffers, descriptors, and in place of
//! the script's own indices and arguments those that were captured.
//!
//! Vulkan chapters "Fixed-Function Vertex Processing", "Resource Descriptors",
//! "Buffer Views", "Drawing Commands".

use super::error::failed;
use super::logical::Logical;
use super::memory::GuardedBuffer;
use crate::script::consume::{CapturedSource, Consume, DrawInput, READ_BYTES, ReadAs};
use crate::script::placement::Place;
use crate::script::{Command, ExecuteError, Script};
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Bytes of a uniform buffer that every device lets be bound at once.
const UNIFORM_BYTES: u64 = 16384;
/// What one vertex reads.
const FORMAT: vk::Format = vk::Format::R32G32B32A32_UINT;

/// The descriptor that a program needs to read in this way.
pub(super) fn descriptor(reads: ReadAs) -> Option<vk::DescriptorType> {
    match reads {
        ReadAs::Vertex | ReadAs::Instance => None,
        ReadAs::Uniform => Some(vk::DescriptorType::UNIFORM_BUFFER),
        ReadAs::Storage => Some(vk::DescriptorType::STORAGE_BUFFER),
        ReadAs::UniformTexel => Some(vk::DescriptorType::UNIFORM_TEXEL_BUFFER),
        ReadAs::StorageTexel => Some(vk::DescriptorType::STORAGE_TEXEL_BUFFER),
    }
}

/// The binding of set 0 that it is read through.
pub(super) fn layout_binding(kind: vk::DescriptorType) -> vk::DescriptorSetLayoutBinding<'static> {
    vk::DescriptorSetLayoutBinding::default()
        .binding(0)
        .descriptor_type(kind)
        .descriptor_count(1)
        .stage_flags(vk::ShaderStageFlags::VERTEX)
}

/// The vertex buffer that a program reads, and its attribute; `None` where it
/// reads in another way.
pub(super) fn vertex_input(
    reads: ReadAs,
) -> Option<(
    vk::VertexInputBindingDescription,
    vk::VertexInputAttributeDescription,
)> {
    let rate = match reads {
        ReadAs::Vertex => vk::VertexInputRate::VERTEX,
        ReadAs::Instance => vk::VertexInputRate::INSTANCE,
        _ => return None,
    };
    Some((
        vk::VertexInputBindingDescription::default()
            .stride(READ_BYTES as u32)
            .input_rate(rate),
        vk::VertexInputAttributeDescription::default().format(FORMAT),
    ))
}

/// What the next draw takes from captured data.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fed {
    pub indices: Option<(vk::Buffer, u64)>,
    /// With the bytes from one draw's arguments to the next.
    pub arguments: Option<(vk::Buffer, u64, u32)>,
    pub count: Option<(vk::Buffer, u64)>,
}

impl Fed {
    /// Notes what a command says; `at` is where that is.
    pub fn note(&mut self, consume: &Consume, at: (vk::Buffer, u64)) {
        match consume.by {
            DrawInput::Data(_) => {}
            DrawInput::Index => self.indices = Some(at),
            DrawInput::Indirect { stride } => self.arguments = Some((at.0, at.1, stride)),
            DrawInput::Count => self.count = Some(at),
        }
    }
}

/// The descriptors of a script. Handles are null until they are made.
pub(super) struct Consumers {
    device: Arc<Logical>,
    pool: vk::DescriptorPool,
    layouts: Vec<vk::DescriptorSetLayout>,
    views: Vec<vk::BufferView>,
    /// By the number of the command.
    sets: BTreeMap<usize, vk::DescriptorSet>,
}

impl Consumers {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or a command names what is not there.
    pub fn new(
        device: &Arc<Logical>,
        script: &Script,
        buffers: &[GuardedBuffer],
    ) -> Result<Consumers, ExecuteError> {
        let mut consumers = Consumers {
            device: Arc::clone(device),
            pool: vk::DescriptorPool::null(),
            layouts: Vec::new(),
            views: Vec::new(),
            sets: BTreeMap::new(),
        };
        let wanted: Vec<_> = (0..)
            .zip(&script.commands)
            .filter_map(|(number, command)| match command {
                Command::Consume(Consume {
                    by: DrawInput::Data(reads),
                    from: CapturedSource::Captured(place),
                }) => Some((number, descriptor(*reads)?, *place)),
                _ => None,
            })
            .collect();
        if wanted.is_empty() {
            return Ok(consumers);
        }
        consumers.make_pool(&wanted)?;
        for (number, kind, place) in wanted {
            let buffer = buffers.get(place.buffer);
            let size = script.buffers.get(place.buffer).copied().unwrap_or(0);
            let room = size.saturating_sub(place.offset);
            let buffer = buffer
                .filter(|_| room >= READ_BYTES)
                .ok_or_else(|| ExecuteError::Harness(format!("nothing lies at {place}")))?;
            let set = consumers.allocate(kind)?;
            consumers.write(set, kind, buffer.raw(), place, room)?;
            consumers.sets.insert(number, set);
        }
        Ok(consumers)
    }

    fn make_pool(
        &mut self,
        wanted: &[(usize, vk::DescriptorType, Place)],
    ) -> Result<(), ExecuteError> {
        let mut counts: BTreeMap<vk::DescriptorType, u32> = BTreeMap::new();
        for (_, kind, _) in wanted {
            *counts.entry(*kind).or_default() += 1;
        }
        let sizes: Vec<_> = counts
            .into_iter()
            .map(|(kind, count)| {
                vk::DescriptorPoolSize::default()
                    .ty(kind)
                    .descriptor_count(count)
            })
            .collect();
        let info = vk::DescriptorPoolCreateInfo::default()
            .max_sets(wanted.len() as u32)
            .pool_sizes(&sizes);
        // SAFETY: the device is alive, `info` outlives the call.
        self.pool = unsafe { self.device.raw().create_descriptor_pool(&info, None) }
            .map_err(failed("vkCreateDescriptorPool"))?;
        Ok(())
    }

    /// A set like those of the program's own layout.
    fn allocate(&mut self, kind: vk::DescriptorType) -> Result<vk::DescriptorSet, ExecuteError> {
        let device = self.device.raw();
        let bindings = [layout_binding(kind)];
        let info = vk::DescriptorSetLayoutCreateInfo::default().bindings(&bindings);
        // SAFETY: the device is alive, `info` outlives the call.
        let layout = unsafe { device.create_descriptor_set_layout(&info, None) }
            .map_err(failed("vkCreateDescriptorSetLayout"))?;
        self.layouts.push(layout);
        let layouts = [layout];
        let info = vk::DescriptorSetAllocateInfo::default()
            .descriptor_pool(self.pool)
            .set_layouts(&layouts);
        // SAFETY: pool and layout were made from this device.
        let sets = unsafe { device.allocate_descriptor_sets(&info) }
            .map_err(failed("vkAllocateDescriptorSets"))?;
        Ok(sets.first().copied().unwrap_or_default())
    }

    /// Lets a set name `room` bytes of a buffer from a place on.
    fn write(
        &mut self,
        set: vk::DescriptorSet,
        kind: vk::DescriptorType,
        buffer: vk::Buffer,
        place: Place,
        room: u64,
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
                .range(room / READ_BYTES * READ_BYTES);
            // SAFETY: the buffer is alive, and the range lies inside of it.
            let view = unsafe { device.create_buffer_view(&info, None) }
                .map_err(failed("vkCreateBufferView"))?;
            self.views.push(view);
            let views = [view];
            // SAFETY: the set is not in use and has this binding.
            unsafe { device.update_descriptor_sets(&[write.texel_buffer_view(&views)], &[]) };
        } else {
            let info = [vk::DescriptorBufferInfo::default()
                .buffer(buffer)
                .offset(place.offset)
                .range(room.min(UNIFORM_BYTES))];
            // SAFETY: as above.
            unsafe { device.update_descriptor_sets(&[write.buffer_info(&info)], &[]) };
        }
        Ok(())
    }

    /// Records that draws read from `at`, by a program of this layout.
    ///
    /// # Errors
    /// [`ExecuteError::Harness`] where there is no such descriptor.
    pub fn record(
        &self,
        commands: vk::CommandBuffer,
        number: usize,
        reads: ReadAs,
        at: (vk::Buffer, u64),
        layout: vk::PipelineLayout,
    ) -> Result<(), ExecuteError> {
        let device = self.device.raw();
        if vertex_input(reads).is_some() {
            // SAFETY: the command buffer is being recorded, the buffer lives
            // until it has run.
            unsafe { device.cmd_bind_vertex_buffers(commands, 0, &[at.0], &[at.1]) };
            return Ok(());
        }
        let set = self.sets.get(&number).ok_or_else(|| {
            ExecuteError::Harness(format!("command {number} has no descriptor to bind"))
        })?;
        // SAFETY: as above; the set was made like that of the layout.
        unsafe {
            device.cmd_bind_descriptor_sets(
                commands,
                vk::PipelineBindPoint::GRAPHICS,
                layout,
                0,
                &[*set],
                &[],
            );
        }
        Ok(())
    }
}

impl Drop for Consumers {
    fn drop(&mut self) {
        if !self.device.may_destroy() {
            return;
        }
        let device = self.device.raw();
        // SAFETY: made from this device or null; whoever used them waited for
        // the work. The sets go with their pool.
        unsafe {
            device.destroy_descriptor_pool(self.pool, None);
            for &view in &self.views {
                device.destroy_buffer_view(view, None);
            }
            for &layout in &self.layouts {
                device.destroy_descriptor_set_layout(layout, None);
            }
        }
    }
}
