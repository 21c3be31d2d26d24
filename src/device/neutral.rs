//! Records neutral commands, and owns what they use: other memory, images, a pipeline, query
//! pools, events.
//!
//! Vulkan chapters "Clear Commands", "Copy Commands", "Dispatching Commands", "Queries",
//! "Synchronization and Cache Control" (events).

use super::descriptors::{DescriptorPool, set_layout};
use super::draws::host_buffer;
use super::error::failed;
use super::image::Image;
use super::logical::Logical;
use super::memory::GuardedBuffer;
use super::owned::Owned;
use super::pass::RenderingPass;
use super::pipeline::Pipeline;
use super::state::AREA;
use crate::script::neutral::Neutral;
use crate::script::program::{Assembly, Pass};
use crate::script::{ExecuteError, Program, Script, Topology};
use crate::spirv::ShaderModule;
use crate::types::Stage;
use ash::vk;
use rspirv::binary::Assemble as _;
use rspirv::dr::{Builder, Operand};
use rspirv::spirv::{
    AddressingModel, Capability, Decoration, ExecutionMode, ExecutionModel, FunctionControl,
    MemoryModel, StorageClass,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Bytes of the other memory.
const SIZE: u64 = 2048;
/// Parts of the other memory, each of which one command writes or reads: whether commands depend
/// on one another is not what they test.
const FILLED: u64 = 0;
const COPIED_FROM: u64 = 512;
const COPIED_TO: u64 = 768;
const PARAMETERS: u64 = 1024;
const UPDATED: u64 = 1280;
const RESULT: u64 = 1536;
const FROM_IMAGE: u64 = 1792;
/// Bytes of a part.
const PART: u64 = 256;
/// The groups of an indirect dispatch.
const GROUPS: [u32; 3] = [1, 1, 1];
/// Bytes of push constants, which every device has.
const PUSHED: u32 = 128;
/// The last vertex binding that every device has.
const LAST_BINDING: u32 = 15;
/// A value that no capture has at the same place but by chance.
const VALUE: u32 = 0xdead_5a5a;

/// The objects that the neutral commands of a script use.
pub(super) struct NeutralObjects {
    device: Arc<Logical>,
    buffer: GuardedBuffer,
    layout: Owned<vk::PipelineLayout>,
    _set_layout: Owned<vk::DescriptorSetLayout>,
    _descriptors: DescriptorPool,
    set: vk::DescriptorSet,
    compute: Option<Owned<vk::Pipeline>>,
    /// The pipelines of the draws that a script has, and their pass.
    others: BTreeMap<Neutral, Pipeline>,
    pass: Option<RenderingPass>,
    queries: BTreeMap<vk::QueryType, Queries>,
    images: Option<[Image; 2]>,
    events: Option<Events>,
}

/// The queries of a kind.
struct Queries {
    pool: Owned<vk::QueryPool>,
    /// The first query of each command that has one, by its number.
    first: BTreeMap<usize, u32>,
    count: u32,
}

/// An event that is set before the first command, and one that no command waits for.
struct Events {
    early: Owned<vk::Event>,
    other: Owned<vk::Event>,
}

impl NeutralObjects {
    /// Creates the objects; `None` for a script without neutral commands.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed, there is no memory, or the queue does not compute.
    pub fn new(
        device: &Arc<Logical>,
        script: &Script,
    ) -> Result<Option<NeutralObjects>, ExecuteError> {
        if script.neutral().next().is_none() {
            return Ok(None);
        }
        let usage = vk::BufferUsageFlags::VERTEX_BUFFER
            | vk::BufferUsageFlags::INDEX_BUFFER
            | vk::BufferUsageFlags::STORAGE_BUFFER
            | vk::BufferUsageFlags::INDIRECT_BUFFER
            | vk::BufferUsageFlags::TRANSFER_SRC
            | vk::BufferUsageFlags::TRANSFER_DST;
        let mut bytes = VALUE.to_le_bytes().repeat(SIZE as usize / 4);
        let groups = bytemuck::bytes_of(&GROUPS);
        bytes[PARAMETERS as usize..][..groups.len()].copy_from_slice(groups);
        let buffer = host_buffer(device, "memory of neutral commands".into(), usage, &bytes)?;
        let kind = vk::DescriptorType::STORAGE_BUFFER;
        let stages = vk::ShaderStageFlags::COMPUTE;
        let set_layout = set_layout(
            device,
            &[vk::DescriptorSetLayoutBinding::default()
                .descriptor_type(kind)
                .descriptor_count(1)
                .stage_flags(stages)],
        )?;
        let descriptors = DescriptorPool::new(device, 1, [kind])?;
        let set = descriptors.allocate(set_layout.raw())?;
        let info = [vk::DescriptorBufferInfo::default()
            .buffer(buffer.raw())
            .range(vk::WHOLE_SIZE)];
        let write = vk::WriteDescriptorSet::default()
            .dst_set(set)
            .descriptor_type(kind)
            .buffer_info(&info);
        // SAFETY: the set is new and has this binding; the buffer is alive.
        unsafe { device.raw().update_descriptor_sets(&[write], &[]) };
        let (sets, pushed) = ([set_layout.raw()], [pushed()]);
        let info = vk::PipelineLayoutCreateInfo::default()
            .set_layouts(&sets)
            .push_constant_ranges(&pushed);
        // SAFETY: `info` outlives the call; the set layout was made from this device.
        let layout = unsafe { device.raw().create_pipeline_layout(&info, None) }
            .map_err(failed("vkCreatePipelineLayout"))?;
        let layout = Owned::new(device, layout, ash::Device::destroy_pipeline_layout);
        let uses = |test: fn(Neutral) -> bool| script.neutral().any(|(_, neutral)| test(neutral));
        let compute = uses(dispatches)
            .then(|| compute_pipeline(device, layout.raw()))
            .transpose()?;
        let draws = uses(Neutral::binds_pipeline);
        let pass = draws.then(|| other_pass(device)).transpose()?;
        let mut others = BTreeMap::new();
        for (_, neutral) in script.neutral() {
            if let (true, Some(pass)) = (neutral.binds_pipeline(), &pass)
                && !others.contains_key(&neutral)
            {
                others.insert(neutral, other_pipeline(device, pass, neutral)?);
            }
        }
        let images = uses(uses_images).then(|| images(device)).transpose()?;
        let events = uses(uses_events).then(|| events(device)).transpose()?;
        Ok(Some(NeutralObjects {
            device: Arc::clone(device),
            buffer,
            layout,
            _set_layout: set_layout,
            _descriptors: descriptors,
            set,
            compute,
            others,
            pass,
            queries: query_pools(device, script)?,
            images,
            events,
        }))
    }

    /// Records what must precede anything else: resets of queries, an event, and the layout of
    /// the images.
    pub fn record_start(&self, commands: vk::CommandBuffer) {
        let device = self.device.raw();
        for Queries { pool, count, .. } in self.queries.values() {
            // SAFETY: the command buffer is being recorded, outside of any pass.
            unsafe { device.cmd_reset_query_pool(commands, pool.raw(), 0, *count) };
        }
        if let Some(events) = &self.events {
            // SAFETY: as above.
            unsafe { device.cmd_set_event(commands, events.early.raw(), EVENT_STAGE) };
        }
        for image in self.images.iter().flatten() {
            let layouts = (vk::ImageLayout::UNDEFINED, vk::ImageLayout::GENERAL);
            let transfer = vk::PipelineStageFlags::TRANSFER;
            let access = vk::AccessFlags::TRANSFER_READ | vk::AccessFlags::TRANSFER_WRITE;
            let before = (transfer, vk::AccessFlags::empty());
            image.transition(commands, layouts, before, (transfer, access));
        }
    }

    /// Returns the pool of a kind of queries, and the first query of a command.
    fn query(&self, kind: vk::QueryType, number: usize) -> (vk::QueryPool, u32) {
        let queries = self.queries.get(&kind);
        let queries = queries.expect("the script has queries of this kind");
        (queries.pool.raw(), queries.first[&number])
    }

    fn images(&self) -> &[Image; 2] {
        self.images.as_ref().expect("the script uses images")
    }

    fn events(&self) -> &Events {
        self.events.as_ref().expect("the script uses events")
    }

    /// Records command `number`, which the plan allows here.
    pub fn record(&self, commands: vk::CommandBuffer, number: usize, neutral: Neutral) {
        let device = self.device.raw();
        let buffer = self.buffer.raw();
        let layout = self.layout.raw();
        match neutral {
            Neutral::ClearAttachments => {
                let color = vk::ClearColorValue { uint32: [VALUE; 4] };
                let attachment = vk::ClearAttachment::default()
                    .aspect_mask(vk::ImageAspectFlags::COLOR)
                    .clear_value(vk::ClearValue { color });
                let area = vk::ClearRect::default().rect(AREA).layer_count(1);
                // SAFETY: a pass is open that has one color attachment of this area.
                unsafe { device.cmd_clear_attachments(commands, &[attachment], &[area]) };
            }
            Neutral::PushConstants => {
                let range = pushed();
                let bytes = VALUE.to_le_bytes().repeat(range.size as usize / 4);
                // SAFETY: the layout has this range for these stages.
                unsafe {
                    device.cmd_push_constants(commands, layout, range.stage_flags, 0, &bytes);
                }
            }
            Neutral::BindDescriptorSets => {
                let compute = vk::PipelineBindPoint::COMPUTE;
                // SAFETY: the set was allocated with a layout of this pipeline layout.
                unsafe {
                    device.cmd_bind_descriptor_sets(commands, compute, layout, 0, &[self.set], &[]);
                }
            }
            Neutral::BindVertexBuffers => {
                // SAFETY: the binding exists; the buffer lives until the commands have run.
                unsafe {
                    device.cmd_bind_vertex_buffers(commands, LAST_BINDING, &[buffer], &[16]);
                }
            }
            Neutral::BindIndexBuffer => {
                let kind = vk::IndexType::UINT16;
                // SAFETY: as for vertex buffers; the offset is a multiple of the index size.
                unsafe { device.cmd_bind_index_buffer(commands, buffer, 6, kind) };
            }
            Neutral::OcclusionQuery | Neutral::StatisticsQuery => {
                let kind = query_type(neutral).expect("it is a query");
                let (pool, first) = self.query(kind, number);
                let flags = vk::QueryControlFlags::empty();
                // SAFETY: the query was reset, and no other of its kind is active.
                unsafe {
                    device.cmd_begin_query(commands, pool, first, flags);
                    device.cmd_end_query(commands, pool, first);
                }
            }
            Neutral::WriteTimestamp => {
                let (pool, first) = self.query(vk::QueryType::TIMESTAMP, number);
                let stage = vk::PipelineStageFlags::BOTTOM_OF_PIPE;
                // SAFETY: the query was reset, and the queue writes timestamps.
                unsafe { device.cmd_write_timestamp(commands, stage, pool, first) };
            }
            Neutral::WaitEvents => {
                let event = [self.events().early.raw()];
                // SAFETY: an earlier command sets the event with this stage.
                unsafe {
                    device.cmd_wait_events(
                        commands,
                        &event,
                        EVENT_STAGE,
                        EVENT_STAGE,
                        &[],
                        &[],
                        &[],
                    );
                }
            }
            Neutral::FillBuffer => {
                // SAFETY: outside of a pass; offset and size are multiples of 4 in the buffer.
                unsafe { device.cmd_fill_buffer(commands, buffer, FILLED, PART, !VALUE) };
            }
            Neutral::UpdateBuffer => {
                let bytes = VALUE.to_be_bytes().repeat(PART as usize / 4);
                // SAFETY: as above.
                unsafe { device.cmd_update_buffer(commands, buffer, UPDATED, &bytes) };
            }
            Neutral::CopyBuffer => {
                let region = vk::BufferCopy::default()
                    .src_offset(COPIED_FROM)
                    .dst_offset(COPIED_TO)
                    .size(PART);
                // SAFETY: outside of a pass; the ranges are in the buffer and do not overlap.
                unsafe { device.cmd_copy_buffer(commands, buffer, buffer, &[region]) };
            }
            Neutral::ClearColorImage
            | Neutral::CopyImage
            | Neutral::BlitImage
            | Neutral::CopyBufferToImage
            | Neutral::CopyImageToBuffer => self.record_images(commands, neutral),
            Neutral::ResetQueryPool => {
                let (pool, first) = self.query(vk::QueryType::OCCLUSION, number);
                // SAFETY: outside of a pass; the query is not active.
                unsafe { device.cmd_reset_query_pool(commands, pool, first, 1) };
            }
            Neutral::CopyQueryPoolResults => {
                let (pool, first) = self.query(vk::QueryType::OCCLUSION, number);
                let flags = vk::QueryResultFlags::WAIT;
                // SAFETY: outside of a pass; the query was reset, and the result is in the buffer.
                unsafe {
                    let control = vk::QueryControlFlags::empty();
                    device.cmd_begin_query(commands, pool, first, control);
                    device.cmd_end_query(commands, pool, first);
                    device.cmd_copy_query_pool_results(
                        commands, pool, first, 1, buffer, RESULT, 4, flags,
                    );
                }
            }
            Neutral::SetEvent => {
                let event = self.events().other.raw();
                self.record_barrier(commands);
                // SAFETY: outside of a pass; nothing waits for the event.
                unsafe { device.cmd_reset_event(commands, event, EVENT_STAGE) };
                self.record_barrier(commands);
                // SAFETY: as above.
                unsafe { device.cmd_set_event(commands, event, EVENT_STAGE) };
            }
            Neutral::PipelineBarrier => self.record_barrier(commands),
            Neutral::OtherDraw | Neutral::OtherCapturingDraw => {
                self.record_other(commands, neutral)
            }
            Neutral::Dispatch | Neutral::DispatchIndirect => {
                let pipeline = self.compute.as_ref().expect("the script dispatches").raw();
                // SAFETY: outside of a pass; the shader uses no resources, and the buffer has
                // the parameters.
                unsafe {
                    device.cmd_bind_pipeline(commands, vk::PipelineBindPoint::COMPUTE, pipeline);
                    match neutral {
                        Neutral::Dispatch => device.cmd_dispatch(commands, 1, 1, 1),
                        _ => device.cmd_dispatch_indirect(commands, buffer, PARAMETERS),
                    }
                }
            }
        }
    }

    /// Records a draw with another pipeline, in a pass of its own.
    fn record_other(&self, commands: vk::CommandBuffer, neutral: Neutral) {
        let pass = self.pass.as_ref().expect("the script has such draws");
        pass.open(commands, false);
        self.others[&neutral].bind(commands, 0);
        // SAFETY: the pass is open, and the pipeline was made for it and needs nothing else.
        unsafe { self.device.raw().cmd_draw(commands, 3, 1, 0, 0) };
        pass.close(commands, false);
    }

    /// Records an execution dependency.
    fn record_barrier(&self, commands: vk::CommandBuffer) {
        let all = vk::PipelineStageFlags::ALL_COMMANDS;
        let (device, flags) = (self.device.raw(), vk::DependencyFlags::empty());
        // SAFETY: outside of a pass.
        unsafe { device.cmd_pipeline_barrier(commands, all, all, flags, &[], &[], &[]) };
    }

    /// Records a command about the images, which are in the general layout.
    fn record_images(&self, commands: vk::CommandBuffer, neutral: Neutral) {
        let device = self.device.raw();
        let buffer = self.buffer.raw();
        let [first, second] = self.images();
        let (from, to) = (first.raw(), second.raw());
        let layout = vk::ImageLayout::GENERAL;
        let end = vk::Offset3D {
            x: AREA.extent.width as i32,
            y: AREA.extent.height as i32,
            z: 1,
        };
        let offsets = [vk::Offset3D::default(), end];
        let layers = first.copied_layers();
        // SAFETY: outside of a pass; the images have one layer of this extent and a format that
        // every device copies and blits, and a part of the buffer holds as many pixels.
        unsafe {
            match neutral {
                Neutral::ClearColorImage => {
                    let color = vk::ClearColorValue { uint32: [VALUE; 4] };
                    let range = [first.all_layers()];
                    device.cmd_clear_color_image(commands, from, layout, &color, &range);
                }
                Neutral::CopyImage => {
                    let region = vk::ImageCopy::default()
                        .src_subresource(layers)
                        .dst_subresource(layers)
                        .extent(vk::Extent3D::from(AREA.extent));
                    device.cmd_copy_image(commands, from, layout, to, layout, &[region]);
                }
                Neutral::BlitImage => {
                    let region = vk::ImageBlit::default()
                        .src_subresource(layers)
                        .src_offsets(offsets)
                        .dst_subresource(layers)
                        .dst_offsets(offsets);
                    let filter = vk::Filter::NEAREST;
                    device.cmd_blit_image(commands, from, layout, to, layout, &[region], filter);
                }
                Neutral::CopyBufferToImage => {
                    let region = first.pixels().buffer_offset(COPIED_FROM);
                    device.cmd_copy_buffer_to_image(commands, buffer, from, layout, &[region]);
                }
                _ => {
                    let region = second.pixels().buffer_offset(FROM_IMAGE);
                    device.cmd_copy_image_to_buffer(commands, to, layout, buffer, &[region]);
                }
            }
        }
    }
}

/// The stage that signals the events, and that waits for them.
const EVENT_STAGE: vk::PipelineStageFlags = vk::PipelineStageFlags::VERTEX_SHADER;

/// Returns the kind of the queries that a command uses.
fn query_type(neutral: Neutral) -> Option<vk::QueryType> {
    match neutral {
        Neutral::OcclusionQuery | Neutral::ResetQueryPool | Neutral::CopyQueryPoolResults => {
            Some(vk::QueryType::OCCLUSION)
        }
        Neutral::StatisticsQuery => Some(vk::QueryType::PIPELINE_STATISTICS),
        Neutral::WriteTimestamp => Some(vk::QueryType::TIMESTAMP),
        _ => None,
    }
}

fn dispatches(neutral: Neutral) -> bool {
    matches!(neutral, Neutral::Dispatch | Neutral::DispatchIndirect)
}

fn uses_images(neutral: Neutral) -> bool {
    matches!(
        neutral,
        Neutral::ClearColorImage
            | Neutral::CopyImage
            | Neutral::BlitImage
            | Neutral::CopyBufferToImage
            | Neutral::CopyImageToBuffer
    )
}

fn uses_events(neutral: Neutral) -> bool {
    matches!(neutral, Neutral::WaitEvents | Neutral::SetEvent)
}

fn images(device: &Arc<Logical>) -> Result<[Image; 2], ExecuteError> {
    let usage = vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST;
    let image = || Image::new(device, "an image of neutral commands", 1, usage);
    Ok([image()?, image()?])
}

fn events(device: &Arc<Logical>) -> Result<Events, ExecuteError> {
    let event = || {
        let info = vk::EventCreateInfo::default();
        // SAFETY: the device is alive, `info` outlives the call.
        let event =
            unsafe { device.raw().create_event(&info, None) }.map_err(failed("vkCreateEvent"))?;
        Ok(Owned::new(device, event, ash::Device::destroy_event))
    };
    Ok(Events {
        early: event()?,
        other: event()?,
    })
}

/// The push constants of the layout: all that every device has.
fn pushed() -> vk::PushConstantRange {
    vk::PushConstantRange::default()
        .stage_flags(vk::ShaderStageFlags::ALL_GRAPHICS | vk::ShaderStageFlags::COMPUTE)
        .size(PUSHED)
}

/// Returns a shader that does nothing but, if `captures` is set, write a captured output.
fn shader(model: ExecutionModel, captures: bool) -> Vec<u32> {
    let mut words = Builder::new();
    words.set_version(1, 0);
    words.capability(Capability::Shader);
    words.memory_model(AddressingModel::Logical, MemoryModel::GLSL450);
    let nothing = words.type_void();
    let signature = words.type_function(nothing, []);
    let float = words.type_float(32, None);
    let output = captures.then(|| {
        words.capability(Capability::TransformFeedback);
        let class = StorageClass::Output;
        let pointer = words.type_pointer(None, class, float);
        let output = words.variable(pointer, None, class, None);
        for (decoration, value) in [
            (Decoration::Location, 0),
            (Decoration::XfbBuffer, 0),
            (Decoration::XfbStride, 4),
            (Decoration::Offset, 0),
        ] {
            words.decorate(output, decoration, [Operand::LiteralBit32(value)]);
        }
        output
    });
    let value = words.constant_bit32(float, VALUE);
    let only = "the one function is complete";
    let main = words.begin_function(nothing, None, FunctionControl::NONE, signature);
    let main = main.expect(only);
    words.begin_block(None).expect(only);
    if let Some(output) = output {
        words.store(output, value, None, []).expect(only);
        words.execution_mode(main, ExecutionMode::Xfb, []);
    }
    words.ret().expect(only);
    words.end_function().expect(only);
    if model == ExecutionModel::GLCompute {
        words.execution_mode(main, ExecutionMode::LocalSize, [1, 1, 1]);
    }
    words.entry_point(model, main, "main", output.as_slice());
    words.module().assemble()
}

fn other_pass(device: &Arc<Logical>) -> Result<RenderingPass, ExecuteError> {
    let practices = BTreeSet::new();
    let kind = (Pass::RenderPass, &practices);
    RenderingPass::new(device, kind, 1, &BTreeMap::new(), 0)
}

/// Creates the pipeline of a draw that is not of the script.
fn other_pipeline(
    device: &Arc<Logical>,
    pass: &RenderingPass,
    neutral: Neutral,
) -> Result<Pipeline, ExecuteError> {
    let captures = neutral == Neutral::OtherCapturingDraw;
    let words = shader(ExecutionModel::Vertex, captures);
    let program = Program {
        modules: vec![ShaderModule {
            stage: Stage::Vertex,
            words: words.into(),
        }],
        assembly: Assembly {
            topology: Topology::Triangles,
            ..Assembly::default()
        },
        ..Program::default()
    };
    Pipeline::new(device, &program, pass, 1, &BTreeSet::new())
}

fn compute_pipeline(
    device: &Arc<Logical>,
    layout: vk::PipelineLayout,
) -> Result<Owned<vk::Pipeline>, ExecuteError> {
    if !device.computes() {
        let message = "a queue family with VK_QUEUE_COMPUTE_BIT";
        return Err(ExecuteError::Unsupported(message.into()));
    }
    let words = shader(ExecutionModel::GLCompute, false);
    let info = vk::ShaderModuleCreateInfo::default().code(&words);
    // SAFETY: the words are a valid module.
    let module = unsafe { device.raw().create_shader_module(&info, None) }
        .map_err(failed("vkCreateShaderModule"))?;
    let module = Owned::new(device, module, ash::Device::destroy_shader_module);
    let stage = vk::PipelineShaderStageCreateInfo::default()
        .stage(vk::ShaderStageFlags::COMPUTE)
        .module(module.raw())
        .name(c"main");
    let info = vk::ComputePipelineCreateInfo::default()
        .stage(stage)
        .layout(layout);
    let cache = vk::PipelineCache::null();
    // SAFETY: module and layout were made from this device; `info` outlives the call.
    let pipelines = unsafe { device.raw().create_compute_pipelines(cache, &[info], None) }
        .map_err(|(_, error)| failed("vkCreateComputePipelines")(error))?;
    Ok(Owned::new(
        device,
        pipelines[0],
        ash::Device::destroy_pipeline,
    ))
}

/// Creates a pool for each kind of queries that the commands of a script use.
fn query_pools(
    device: &Arc<Logical>,
    script: &Script,
) -> Result<BTreeMap<vk::QueryType, Queries>, ExecuteError> {
    let mut users: BTreeMap<vk::QueryType, Vec<usize>> = BTreeMap::new();
    for (number, neutral) in script.neutral() {
        if let Some(kind) = query_type(neutral) {
            users.entry(kind).or_default().push(number);
        }
    }
    if users.contains_key(&vk::QueryType::TIMESTAMP) && !device.writes_timestamps() {
        let message = "a queue family that writes timestamps";
        return Err(ExecuteError::Unsupported(message.into()));
    }
    // In a pass of several views a query uses one for each view (Vulkan, "Queries",
    // "Query Operation").
    let each = script.views();
    let pools = users.into_iter().map(|(kind, commands)| {
        let count = each * u32::try_from(commands.len()).expect("few commands");
        let mut info = vk::QueryPoolCreateInfo::default()
            .query_type(kind)
            .query_count(count);
        if kind == vk::QueryType::PIPELINE_STATISTICS {
            let counted = vk::QueryPipelineStatisticFlags::VERTEX_SHADER_INVOCATIONS;
            info = info.pipeline_statistics(counted);
        }
        // SAFETY: the device is alive and has the feature of the kind, `info` outlives the call.
        let pool = unsafe { device.raw().create_query_pool(&info, None) }
            .map_err(failed("vkCreateQueryPool"))?;
        let first = commands.into_iter().zip((0..).step_by(each as usize));
        let queries = Queries {
            pool: Owned::new(device, pool, ash::Device::destroy_query_pool),
            first: first.collect(),
            count,
        };
        Ok((kind, queries))
    });
    pools.collect()
}
