//! Buffers and push constants that the shaders of a program use: descriptor set
//! 0 and the push-constant range of its pipeline layout, and for each run new
//! buffers with the stated content.
//!
//! Without resources the pipeline layout is empty, and no set is bound.
//!
//! Vulkan chapter "Resource Descriptors".

use super::consume;
use super::descriptors::{DescriptorPool, set_layout};
use super::error::failed;
use super::logical::Logical;
use super::memory::{BufferRequest, GuardedBuffer};
use super::owned::Owned;
use super::state::{pipeline_stage, stage};
use crate::script::memory::{RESOURCE_IMAGE, Readback};
use crate::script::practice::Practice;
use crate::script::{ExecuteError, Prefill, Program, Resource, ResourceKind, VertexInput};
use ash::vk;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The layout of a program's resources.
pub(super) struct ResourceLayout {
    pipeline: Owned<vk::PipelineLayout>,
    set: Option<Owned<vk::DescriptorSetLayout>>,
    push_constants: Vec<vk::PushConstantRange>,
    /// Whether every stage may read the resources, not only those that do.
    for_all: bool,
}

impl ResourceLayout {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or a stage does not belong to a graphics
    /// pipeline.
    pub fn new(
        device: &Arc<Logical>,
        program: &Program,
        practices: &BTreeSet<Practice>,
    ) -> Result<ResourceLayout, ExecuteError> {
        let for_all = practices.contains(&Practice::AllStages);
        let mut push_constants = Vec::new();
        let mut bindings = Vec::new();
        for resource in &program.resources {
            let stages = visible_stages(resource, for_all)?;
            if let Some(kind) = descriptor(resource.kind) {
                bindings.push(
                    vk::DescriptorSetLayoutBinding::default()
                        .binding(resource.binding)
                        .descriptor_type(kind)
                        .descriptor_count(1)
                        .stage_flags(stages),
                );
            } else if resource.kind == ResourceKind::PushConstant {
                push_constants.push(
                    vk::PushConstantRange::default()
                        .stage_flags(stages)
                        .size(push_size(resource)?),
                );
            }
        }
        let read = program.reads.and_then(consume::descriptor);
        bindings.extend(read.map(consume::layout_binding));
        let set = if bindings.is_empty() {
            None
        } else {
            Some(set_layout(device, &bindings)?)
        };
        let sets: Vec<_> = set.iter().map(Owned::raw).collect();
        let info = vk::PipelineLayoutCreateInfo::default()
            .set_layouts(&sets)
            .push_constant_ranges(&push_constants);
        // SAFETY: `info` outlives the call; the set layout was made from this device.
        let pipeline = unsafe { device.raw().create_pipeline_layout(&info, None) }
            .map_err(failed("vkCreatePipelineLayout"))?;
        Ok(ResourceLayout {
            pipeline: Owned::new(device, pipeline, ash::Device::destroy_pipeline_layout),
            set,
            push_constants,
            for_all,
        })
    }

    /// Returns the layout of its descriptor set, if it has one.
    pub fn sets(&self) -> Vec<vk::DescriptorSetLayout> {
        self.set.iter().map(Owned::raw).collect()
    }

    pub fn push_constants(&self) -> &[vk::PushConstantRange] {
        &self.push_constants
    }

    pub fn pipeline_layout(&self) -> vk::PipelineLayout {
        self.pipeline.raw()
    }
}

/// The resources of one run.
pub(super) struct BoundResources {
    device: Arc<Logical>,
    /// One per resource; push constants have no buffer.
    buffers: Vec<Option<GuardedBuffer>>,
    /// Push constants: the stages and the bytes.
    constants: Vec<(vk::ShaderStageFlags, Vec<u8>)>,
    writing: vk::PipelineStageFlags,
    /// The position in `buffers` of the initial and final content of the image
    /// that the program draws into.
    target: Option<usize>,
    /// The position in `buffers` of the vertex buffer, and the bindings that read it, in the order
    /// of their numbers.
    vertices: Option<(usize, Vec<VertexInput>)>,
    /// The descriptor set, with the pool that owns it.
    set: Option<(vk::DescriptorSet, DescriptorPool)>,
}

impl BoundResources {
    /// Creates and fills the buffers; the guards around them hold the prefill.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is not enough memory.
    pub fn new(
        device: &Arc<Logical>,
        layout: &ResourceLayout,
        program: &Program,
        guard: u64,
        prefill: Prefill,
    ) -> Result<BoundResources, ExecuteError> {
        let mut bound = BoundResources {
            device: Arc::clone(device),
            buffers: Vec::new(),
            constants: Vec::new(),
            writing: vk::PipelineStageFlags::empty(),
            target: None,
            vertices: None,
            set: None,
        };
        for (number, resource) in program.resources.iter().enumerate() {
            bound.add(resource, number, guard, prefill, layout.for_all)?;
        }
        let descriptors = program.resources.iter().filter_map(|r| descriptor(r.kind));
        if descriptors.clone().next().is_some() {
            let pool = DescriptorPool::new(device, 1, descriptors)?;
            let layout = layout.set.as_ref().expect("a descriptor has a set layout");
            let set = pool.allocate(layout.raw())?;
            bound.update(program, set);
            bound.set = Some((set, pool));
        }
        Ok(bound)
    }

    fn add(
        &mut self,
        resource: &Resource,
        number: usize,
        guard: u64,
        prefill: Prefill,
        for_all: bool,
    ) -> Result<(), ExecuteError> {
        let usage = match resource.kind {
            ResourceKind::PushConstant => {
                let stages = visible_stages(resource, for_all)?;
                self.constants.push((stages, resource.bytes.clone()));
                self.buffers.push(None);
                return Ok(());
            }
            ResourceKind::Uniform => vk::BufferUsageFlags::UNIFORM_BUFFER,
            ResourceKind::Vertex => vk::BufferUsageFlags::VERTEX_BUFFER,
            ResourceKind::ReadOnlyStorage => vk::BufferUsageFlags::STORAGE_BUFFER,
            ResourceKind::Storage => {
                for &stage in &resource.stages {
                    self.writing |= pipeline_stage(stage)?;
                }
                vk::BufferUsageFlags::STORAGE_BUFFER
            }
            ResourceKind::Target => {
                self.target = Some(self.buffers.len());
                vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST
            }
        };
        if resource.kind == ResourceKind::Vertex {
            let mut inputs = resource.inputs.clone();
            inputs.sort_by_key(|input| input.binding);
            self.vertices = Some((self.buffers.len(), inputs));
        }
        let what = format!("the buffer of resource {number}");
        let size = resource.bytes.len() as u64;
        let request = BufferRequest {
            // It ends with the last attribute.
            to_end: resource.kind == ResourceKind::Vertex,
            ..BufferRequest::plain(what, size, usage).with_guard(guard)
        };
        let mut buffer = GuardedBuffer::new(&self.device, request)?;
        buffer.fill(prefill, RESOURCE_IMAGE + number);
        buffer.write(0, &resource.bytes);
        self.buffers.push(Some(buffer));
        Ok(())
    }

    fn update(&self, program: &Program, set: vk::DescriptorSet) {
        let buffers = program.resources.iter().zip(&self.buffers);
        let described: Vec<_> = buffers
            .filter_map(|(resource, buffer)| {
                let info = vk::DescriptorBufferInfo::default()
                    .buffer(buffer.as_ref()?.raw())
                    .range(resource.bytes.len() as u64);
                Some((resource.binding, descriptor(resource.kind)?, [info]))
            })
            .collect();
        let writes: Vec<_> = described
            .iter()
            .map(|(binding, kind, info)| {
                vk::WriteDescriptorSet::default()
                    .dst_set(set)
                    .dst_binding(*binding)
                    .descriptor_type(*kind)
                    .buffer_info(info)
            })
            .collect();
        // SAFETY: the set is not in use; each write names a binding that it has.
        unsafe { self.device.raw().update_descriptor_sets(&writes, &[]) };
    }

    /// Binds the set and sets the push constants.
    pub fn record(&self, commands: vk::CommandBuffer, layout: &ResourceLayout) {
        let device = self.device.raw();
        let pipeline_layout = layout.pipeline_layout();
        if let Some((set, _)) = self.set {
            // SAFETY: the command buffer is being recorded; the set fits the layout.
            unsafe {
                device.cmd_bind_descriptor_sets(
                    commands,
                    vk::PipelineBindPoint::GRAPHICS,
                    pipeline_layout,
                    0,
                    &[set],
                    &[],
                );
            }
        }
        if let Some((at, inputs)) = &self.vertices {
            let buffer = self.buffers[*at].as_ref().expect("a vertex buffer is one");
            for run in inputs.chunk_by(|one, next| one.binding + 1 == next.binding) {
                let offsets = run.iter().map(|input| u64::from(input.start));
                let offsets: Vec<u64> = offsets.collect();
                let buffers = vec![buffer.raw(); run.len()];
                // SAFETY: as above; the buffer lives until the commands have run.
                unsafe {
                    device.cmd_bind_vertex_buffers(commands, run[0].binding, &buffers, &offsets);
                }
            }
        }
        for (stages, bytes) in &self.constants {
            // SAFETY: as above; the layout has this range for these stages.
            unsafe { device.cmd_push_constants(commands, pipeline_layout, *stages, 0, bytes) };
        }
    }

    /// Returns the buffer of the image that the program draws into: its content
    /// before the first pass and after the last.
    pub fn target(&self) -> Option<vk::Buffer> {
        let buffer = self.buffers[self.target?].as_ref();
        Some(buffer.expect("the image has a buffer").raw())
    }

    /// Returns the stages whose shaders may write into a buffer.
    pub fn writing_stages(&self) -> vk::PipelineStageFlags {
        self.writing
    }

    /// Returns the content of each resource, without its guards.
    pub fn read(&self) -> Vec<Vec<u8>> {
        let read = |buffer: &Option<GuardedBuffer>| match buffer {
            Some(buffer) => inner(buffer.read()),
            None => Vec::new(),
        };
        self.buffers.iter().map(read).collect()
    }
}

/// The bytes between two guards, which have the same length.
fn inner(readback: Readback) -> Vec<u8> {
    let end = readback.bytes.len() - readback.start;
    readback.bytes[readback.start..end].to_vec()
}

fn descriptor(kind: ResourceKind) -> Option<vk::DescriptorType> {
    match kind {
        ResourceKind::Uniform => Some(vk::DescriptorType::UNIFORM_BUFFER),
        ResourceKind::ReadOnlyStorage | ResourceKind::Storage => {
            Some(vk::DescriptorType::STORAGE_BUFFER)
        }
        ResourceKind::PushConstant | ResourceKind::Vertex | ResourceKind::Target => None,
    }
}

fn push_size(resource: &Resource) -> Result<u32, ExecuteError> {
    let size = resource.bytes.len();
    u32::try_from(size)
        .map_err(|_| ExecuteError::Harness(format!("{size} bytes of push constants are too many")))
}

/// Returns the stages to which a resource is visible: those that read it, or all.
fn visible_stages(
    resource: &Resource,
    for_all: bool,
) -> Result<vk::ShaderStageFlags, ExecuteError> {
    if for_all {
        return Ok(vk::ShaderStageFlags::ALL_GRAPHICS);
    }
    let mut stages = resource.stages.iter();
    stages.try_fold(vk::ShaderStageFlags::empty(), |all, &used| {
        Ok(all | stage(used)?)
    })
}
