//! Records neutral commands, and owns what they use: other memory, images, a pipeline, query
//! pools, events.
//!
//! Vulkan chapters "Clear Commands", "Copy Commands", "Dispatching Commands", "Queries",
//! "Synchronization and Cache Control" (events).

mod pipelines;
mod second_forms;

use self::pipelines::{VALUE, compute_pipeline, mesh_pipeline, other_pass, other_pipeline};
use self::second_forms::Execution;
use super::descriptors::{DescriptorPool, push_layout, set_layout};
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
use crate::script::{ExecuteError, Feature, Script};
use ash::{ext, khr, vk};
use std::collections::BTreeMap;
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
/// The kind of the one descriptor of a set.
const DESCRIPTOR: vk::DescriptorType = vk::DescriptorType::STORAGE_BUFFER;

/// The objects that the neutral commands of a script use.
pub(super) struct NeutralObjects {
    device: Arc<Logical>,
    buffer: GuardedBuffer,
    layout: Owned<vk::PipelineLayout>,
    _set_layout: Owned<vk::DescriptorSetLayout>,
    _descriptors: DescriptorPool,
    set: vk::DescriptorSet,
    /// The layout of pushed descriptors, with that of its set.
    push_layout: Option<(Owned<vk::PipelineLayout>, Owned<vk::DescriptorSetLayout>)>,
    labels: Option<ext::debug_utils::Device>,
    compute: Option<Owned<vk::Pipeline>>,
    /// The pipelines of the draws that a script has, and their pass.
    others: BTreeMap<Neutral, Pipeline>,
    mesh: Option<Owned<vk::Pipeline>>,
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

/// Events that are set before the first command, and one that no command waits for.
struct Events {
    early: Owned<vk::Event>,
    /// Set by `vkCmdSetEvent2` on a device that has it.
    early2: Owned<vk::Event>,
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
        let bindings = [vk::DescriptorSetLayoutBinding::default()
            .descriptor_type(DESCRIPTOR)
            .descriptor_count(1)
            .stage_flags(vk::ShaderStageFlags::COMPUTE)];
        let set_layout = set_layout(device, &bindings)?;
        let descriptors = DescriptorPool::new(device, 1, [DESCRIPTOR])?;
        let set = descriptors.allocate(set_layout.raw())?;
        let info = described(&buffer);
        let write = write(&info).dst_set(set);
        // SAFETY: the set is new and has this binding; the buffer is alive.
        unsafe { device.raw().update_descriptor_sets(&[write], &[]) };
        let layout = pipeline_layout(device, &set_layout)?;
        let uses = |test: fn(Neutral) -> bool| script.neutral().any(|(_, neutral)| test(neutral));
        let push_layout = uses(pushes_descriptors)
            .then(|| {
                let set = push_layout(device, &bindings)?;
                Ok((pipeline_layout(device, &set)?, set))
            })
            .transpose()?;
        let labels = uses(|neutral| neutral == Neutral::DebugLabel)
            .then(|| device.debug_utils())
            .transpose()?;
        let compute = uses(dispatches)
            .then(|| compute_pipeline(device, layout.raw()))
            .transpose()?;
        let draws = uses(Neutral::binds_pipeline);
        let pass = draws.then(|| other_pass(device)).transpose()?;
        let mut others = BTreeMap::new();
        for (_, neutral) in script.neutral() {
            let draws = neutral.binds_pipeline() && neutral != Neutral::MeshDraw;
            if let (true, Some(pass)) = (draws, &pass)
                && !others.contains_key(&neutral)
            {
                others.insert(neutral, other_pipeline(device, pass, neutral)?);
            }
        }
        let mesh = match &pass {
            Some(pass) if uses(|neutral| neutral == Neutral::MeshDraw) => {
                Some(mesh_pipeline(device, layout.raw(), pass)?)
            }
            _ => None,
        };
        let images = uses(uses_images).then(|| images(device)).transpose()?;
        let events = uses(Neutral::uses_event)
            .then(|| events(device))
            .transpose()?;
        Ok(Some(NeutralObjects {
            device: Arc::clone(device),
            buffer,
            layout,
            _set_layout: set_layout,
            _descriptors: descriptors,
            set,
            push_layout,
            labels,
            compute,
            others,
            mesh,
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
            if self.device.has(Feature::Synchronization2) {
                let dependency = Execution::between_events();
                let functions = self.device.synchronization2();
                // SAFETY: as above.
                unsafe {
                    functions.cmd_set_event2(commands, events.early2.raw(), &dependency.info());
                }
            }
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

    /// Returns the layout of pushed descriptors.
    fn push_layout(&self) -> vk::PipelineLayout {
        let layout = self.push_layout.as_ref();
        layout.expect("the script pushes descriptors").0.raw()
    }

    /// Records labels, which have no effect but for tools.
    fn record_labels(&self, commands: vk::CommandBuffer) {
        let labels = self.labels.as_ref().expect("the script has labels");
        let label = |name| vk::DebugUtilsLabelEXT::default().label_name(name);
        // SAFETY: the command buffer is being recorded; the region ends in it.
        unsafe {
            labels.cmd_begin_debug_utils_label(commands, &label(c"region"));
            labels.cmd_insert_debug_utils_label(commands, &label(c"label"));
            labels.cmd_end_debug_utils_label(commands);
        }
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
            Neutral::PushDescriptorSet => {
                let compute = vk::PipelineBindPoint::COMPUTE;
                let info = described(&self.buffer);
                let writes = [write(&info)];
                let functions = self.device.load(khr::push_descriptor::Device::new);
                // SAFETY: the set of the layout is one of push descriptors, and has this binding.
                unsafe {
                    let layout = self.push_layout();
                    functions.cmd_push_descriptor_set(commands, compute, layout, 0, &writes);
                }
            }
            Neutral::PushConstants2 => self.push_constants2(commands),
            Neutral::BindDescriptorSets2 => self.bind_descriptor_sets2(commands),
            Neutral::PushDescriptorSet2 => self.push_descriptor_set2(commands),
            Neutral::BindVertexBuffers2 => self.bind_vertex_buffers2(commands),
            Neutral::BindIndexBuffer2 => self.bind_index_buffer2(commands),
            Neutral::WriteTimestamp2 => self.write_timestamp2(commands, number),
            Neutral::WaitEvents2 => self.wait_events2(commands),
            Neutral::SetEvent2 => self.set_event2(commands),
            Neutral::PipelineBarrier2 => self.pipeline_barrier2(commands),
            Neutral::CopyBuffer2 => self.copy_buffer2(commands),
            Neutral::CopyImage2 => self.copy_image2(commands),
            Neutral::BlitImage2 => self.blit_image2(commands),
            Neutral::CopyBufferToImage2 => self.copy_buffer_to_image2(commands),
            Neutral::CopyImageToBuffer2 => self.copy_image_to_buffer2(commands),
            Neutral::DebugLabel => self.record_labels(commands),
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
            Neutral::OtherDraw | Neutral::OtherCapturingDraw | Neutral::MeshDraw => {
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
        if neutral == Neutral::MeshDraw {
            let pipeline = self.mesh.as_ref().expect("the script has mesh draws").raw();
            let functions = self.device.load(ext::mesh_shader::Device::new);
            let point = vk::PipelineBindPoint::GRAPHICS;
            let device = self.device.raw();
            // SAFETY: as below; meshShader is enabled.
            unsafe {
                device.cmd_bind_pipeline(commands, point, pipeline);
                functions.cmd_draw_mesh_tasks(commands, 1, 1, 1);
            }
        } else {
            self.others[&neutral].bind(commands, 0);
            // SAFETY: the pass is open, and the pipeline was made for it and needs nothing else.
            unsafe { self.device.raw().cmd_draw(commands, 3, 1, 0, 0) };
        }
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
        let offsets = all_pixels();
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
    match neutral.first_form() {
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

fn pushes_descriptors(neutral: Neutral) -> bool {
    neutral.first_form() == Neutral::PushDescriptorSet
}

/// Returns the buffer of a descriptor.
fn described(buffer: &GuardedBuffer) -> [vk::DescriptorBufferInfo; 1] {
    [vk::DescriptorBufferInfo::default()
        .buffer(buffer.raw())
        .range(vk::WHOLE_SIZE)]
}

/// Returns a write of the descriptor of a set.
fn write(buffer: &[vk::DescriptorBufferInfo; 1]) -> vk::WriteDescriptorSet<'_> {
    vk::WriteDescriptorSet::default()
        .descriptor_type(DESCRIPTOR)
        .buffer_info(buffer)
}

/// Creates the layout of pipelines with this set.
fn pipeline_layout(
    device: &Arc<Logical>,
    set_layout: &Owned<vk::DescriptorSetLayout>,
) -> Result<Owned<vk::PipelineLayout>, ExecuteError> {
    let (sets, pushed) = ([set_layout.raw()], [pushed()]);
    let info = vk::PipelineLayoutCreateInfo::default()
        .set_layouts(&sets)
        .push_constant_ranges(&pushed);
    // SAFETY: `info` outlives the call; the set layout was made from this device.
    let layout = unsafe { device.raw().create_pipeline_layout(&info, None) }
        .map_err(failed("vkCreatePipelineLayout"))?;
    Ok(Owned::new(
        device,
        layout,
        ash::Device::destroy_pipeline_layout,
    ))
}

/// Returns the corners of an image.
fn all_pixels() -> [vk::Offset3D; 2] {
    let end = vk::Offset3D {
        x: AREA.extent.width as i32,
        y: AREA.extent.height as i32,
        z: 1,
    };
    [vk::Offset3D::default(), end]
}

fn uses_images(neutral: Neutral) -> bool {
    matches!(
        neutral.first_form(),
        Neutral::ClearColorImage
            | Neutral::CopyImage
            | Neutral::BlitImage
            | Neutral::CopyBufferToImage
            | Neutral::CopyImageToBuffer
    )
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
        early2: event()?,
        other: event()?,
    })
}

/// The push constants of the layout: all that every device has.
fn pushed() -> vk::PushConstantRange {
    vk::PushConstantRange::default()
        .stage_flags(vk::ShaderStageFlags::ALL_GRAPHICS | vk::ShaderStageFlags::COMPUTE)
        .size(PUSHED)
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
