//! Buffers and push constants that the shaders of a program use: descriptor set
//! 0 and the push-constant range of its pipeline layout, and for each run fresh
//! buffers with the stated content.
//!
//! Without resources the pipeline layout is empty, and no set is bound.
//!
//! Vulkan chapter "Resource Descriptors".

use super::consume;
use super::error::failed;
use super::logical::Logical;
use super::memory::{BufferRequest, GuardedBuffer};
use super::state::{pipeline_stage, stage};
use crate::script::memory::{RESOURCE_IMAGE, Readback};
use crate::script::{ExecuteError, Prefill, Program, Resource, ResourceKind};
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The layout of a program's resources. Handles are null until they are made.
pub(super) struct ResourceLayout {
    device: Arc<Logical>,
    set: vk::DescriptorSetLayout,
    push_constants: Vec<vk::PushConstantRange>,
    pipeline: vk::PipelineLayout,
}

impl ResourceLayout {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or a stage is none of a pipeline.
    pub fn new(device: &Arc<Logical>, program: &Program) -> Result<ResourceLayout, ExecuteError> {
        let mut layout = ResourceLayout {
            device: Arc::clone(device),
            set: vk::DescriptorSetLayout::null(),
            push_constants: Vec::new(),
            pipeline: vk::PipelineLayout::null(),
        };
        let mut bindings = Vec::new();
        for resource in &program.resources {
            let stages = stages(resource)?;
            match descriptor(resource.kind) {
                None if resource.kind == ResourceKind::Target => {}
                Some(kind) => bindings.push(
                    vk::DescriptorSetLayoutBinding::default()
                        .binding(resource.binding)
                        .descriptor_type(kind)
                        .descriptor_count(1)
                        .stage_flags(stages),
                ),
                None => layout.push_constants.push(
                    vk::PushConstantRange::default()
                        .stage_flags(stages)
                        .size(push_size(resource)?),
                ),
            }
        }
        bindings.extend(
            program
                .reads
                .and_then(consume::descriptor)
                .map(consume::layout_binding),
        );
        if !bindings.is_empty() {
            let info = vk::DescriptorSetLayoutCreateInfo::default().bindings(&bindings);
            // SAFETY: the device is alive, `info` outlives the call.
            layout.set = unsafe { device.raw().create_descriptor_set_layout(&info, None) }
                .map_err(failed("vkCreateDescriptorSetLayout"))?;
        }
        let sets = layout.sets();
        let info = vk::PipelineLayoutCreateInfo::default()
            .set_layouts(&sets)
            .push_constant_ranges(&layout.push_constants);
        // SAFETY: as above; the set layout was made from this device.
        layout.pipeline = unsafe { device.raw().create_pipeline_layout(&info, None) }
            .map_err(failed("vkCreatePipelineLayout"))?;
        Ok(layout)
    }

    /// Its one descriptor set, if it has any.
    pub fn sets(&self) -> Vec<vk::DescriptorSetLayout> {
        let is_null = self.set == vk::DescriptorSetLayout::null();
        (!is_null).then_some(self.set).into_iter().collect()
    }

    pub fn push_constants(&self) -> &[vk::PushConstantRange] {
        &self.push_constants
    }

    pub fn pipeline_layout(&self) -> vk::PipelineLayout {
        self.pipeline
    }
}

impl Drop for ResourceLayout {
    fn drop(&mut self) {
        if !self.device.may_destroy() {
            return;
        }
        let device = self.device.raw();
        // SAFETY: made from this device or null; nothing that uses them is alive.
        unsafe {
            device.destroy_pipeline_layout(self.pipeline, None);
            device.destroy_descriptor_set_layout(self.set, None);
        }
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
    /// The buffer that the image drawn into is copied from and to.
    target: Option<usize>,
    pool: vk::DescriptorPool,
    set: vk::DescriptorSet,
}

impl BoundResources {
    /// Makes and fills the buffers; the guards around them hold the prefill.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is no memory.
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
            pool: vk::DescriptorPool::null(),
            set: vk::DescriptorSet::null(),
        };
        for (number, resource) in program.resources.iter().enumerate() {
            bound.add(resource, number, guard, prefill)?;
        }
        if program
            .resources
            .iter()
            .any(|r| descriptor(r.kind).is_some())
        {
            bound.allocate(layout, program)?;
            bound.update(program);
        }
        Ok(bound)
    }

    fn add(
        &mut self,
        resource: &Resource,
        number: usize,
        guard: u64,
        prefill: Prefill,
    ) -> Result<(), ExecuteError> {
        let usage = match resource.kind {
            ResourceKind::PushConstant => {
                let stages = stages(resource)?;
                self.constants.push((stages, resource.bytes.clone()));
                self.buffers.push(None);
                return Ok(());
            }
            ResourceKind::Uniform => vk::BufferUsageFlags::UNIFORM_BUFFER,
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
        let mut buffer = GuardedBuffer::new(
            &self.device,
            BufferRequest {
                what: format!("the buffer of resource {number}"),
                size: resource.bytes.len() as u64,
                guard,
                usage,
                kind: Default::default(),
                unseen: 0..0,
            },
        )?;
        buffer.fill(prefill, RESOURCE_IMAGE + number)?;
        buffer.write(0, &resource.bytes)?;
        self.buffers.push(Some(buffer));
        Ok(())
    }

    /// A pool with exactly the one set.
    fn allocate(&mut self, layout: &ResourceLayout, program: &Program) -> Result<(), ExecuteError> {
        let mut counts: BTreeMap<vk::DescriptorType, u32> = BTreeMap::new();
        for kind in program.resources.iter().filter_map(|r| descriptor(r.kind)) {
            *counts.entry(kind).or_default() += 1;
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
            .max_sets(1)
            .pool_sizes(&sizes);
        // SAFETY: the device is alive, `info` outlives the call.
        self.pool = unsafe { self.device.raw().create_descriptor_pool(&info, None) }
            .map_err(failed("vkCreateDescriptorPool"))?;
        let layouts = [layout.set];
        let info = vk::DescriptorSetAllocateInfo::default()
            .descriptor_pool(self.pool)
            .set_layouts(&layouts);
        // SAFETY: pool and layout were made from this device.
        let sets = unsafe { self.device.raw().allocate_descriptor_sets(&info) }
            .map_err(failed("vkAllocateDescriptorSets"))?;
        self.set = sets.first().copied().unwrap_or_default();
        Ok(())
    }

    fn update(&self, program: &Program) {
        let buffers = program.resources.iter().zip(&self.buffers);
        let described: Vec<_> = buffers
            .filter_map(|(resource, buffer)| {
                let info = vk::DescriptorBufferInfo::default()
                    .buffer(buffer.as_ref()?.raw())
                    .range(vk::WHOLE_SIZE);
                Some((resource.binding, descriptor(resource.kind)?, [info]))
            })
            .collect();
        let writes: Vec<_> = described
            .iter()
            .map(|(binding, kind, info)| {
                vk::WriteDescriptorSet::default()
                    .dst_set(self.set)
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
        if self.set != vk::DescriptorSet::null() {
            // SAFETY: the command buffer is being recorded; the set fits the layout.
            unsafe {
                device.cmd_bind_descriptor_sets(
                    commands,
                    vk::PipelineBindPoint::GRAPHICS,
                    layout.pipeline,
                    0,
                    &[self.set],
                    &[],
                );
            }
        }
        for (stages, bytes) in &self.constants {
            // SAFETY: as above; the layout has this range for these stages.
            unsafe { device.cmd_push_constants(commands, layout.pipeline, *stages, 0, bytes) };
        }
    }

    /// The buffer that holds what the image drawn into holds, before and after.
    pub fn target(&self) -> Option<vk::Buffer> {
        let buffer = self.buffers.get(self.target?)?.as_ref()?;
        Some(buffer.raw())
    }

    /// The stages whose shaders may write into a buffer.
    pub fn writing_stages(&self) -> vk::PipelineStageFlags {
        self.writing
    }

    /// What each resource holds now, without its guards.
    pub fn read(&self) -> Result<Vec<Vec<u8>>, ExecuteError> {
        let read = |buffer: &Option<GuardedBuffer>| match buffer {
            Some(buffer) => buffer.read().map(inner),
            None => Ok(Vec::new()),
        };
        self.buffers.iter().map(read).collect()
    }
}

impl Drop for BoundResources {
    fn drop(&mut self) {
        if self.device.may_destroy() {
            // SAFETY: made from this device or null; whoever used it waited for
            // the work. The set goes with its pool.
            unsafe { self.device.raw().destroy_descriptor_pool(self.pool, None) };
        }
    }
}

/// The bytes of an image between its guards, which are equally long.
fn inner(image: Readback) -> Vec<u8> {
    let end = image.bytes.len().saturating_sub(image.start);
    image
        .bytes
        .get(image.start..end)
        .unwrap_or_default()
        .to_vec()
}

fn descriptor(kind: ResourceKind) -> Option<vk::DescriptorType> {
    match kind {
        ResourceKind::Uniform => Some(vk::DescriptorType::UNIFORM_BUFFER),
        ResourceKind::ReadOnlyStorage | ResourceKind::Storage => {
            Some(vk::DescriptorType::STORAGE_BUFFER)
        }
        ResourceKind::PushConstant | ResourceKind::Target => None,
    }
}

fn push_size(resource: &Resource) -> Result<u32, ExecuteError> {
    let size = resource.bytes.len();
    u32::try_from(size)
        .map_err(|_| ExecuteError::Harness(format!("{size} bytes of push constants are too many")))
}

fn stages(resource: &Resource) -> Result<vk::ShaderStageFlags, ExecuteError> {
    let mut flags = vk::ShaderStageFlags::empty();
    for &used in &resource.stages {
        flags |= stage(used)?;
    }
    Ok(flags)
}
