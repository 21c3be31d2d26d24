//! Records neutral commands, and owns what they use: other memory, a pipeline of its own, a
//! query pool.
//!
//! Vulkan chapters "Clear Commands", "Copy Commands", "Dispatching Commands", "Queries".

use super::descriptors::{DescriptorPool, set_layout};
use super::draws::host_buffer;
use super::error::failed;
use super::logical::Logical;
use super::memory::GuardedBuffer;
use super::owned::Owned;
use super::state::AREA;
use crate::script::neutral::Neutral;
use crate::script::{ExecuteError, Script};
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Bytes of the other memory.
const SIZE: u64 = 1024;
/// Bytes of push constants, which every device has.
const PUSHED: u32 = 128;
/// The last vertex binding that every device has.
const LAST_BINDING: u32 = 15;
/// A value that no capture has at the same place but by chance.
const VALUE: u32 = 0xdead_5a5a;

/// A compute shader that does nothing: `void main() {}` with a local size of one.
const SHADER: [u32; 35] = [
    0x0723_0203,
    0x0001_0000,
    0,
    5,
    0, // the header, with a bound of 5
    0x0002_0011,
    1, // OpCapability Shader
    0x0003_000e,
    0,
    1, // OpMemoryModel Logical GLSL450
    0x0005_000f,
    5,
    1,
    0x6e69_616d,
    0, // OpEntryPoint GLCompute %1 "main"
    0x0006_0010,
    1,
    17,
    1,
    1,
    1, // OpExecutionMode %1 LocalSize 1 1 1
    0x0002_0013,
    2, // %2 = OpTypeVoid
    0x0003_0021,
    3,
    2, // %3 = OpTypeFunction %2
    0x0005_0036,
    2,
    1,
    0,
    3, // %1 = OpFunction %2 None %3
    0x0002_00f8,
    4,           // %4 = OpLabel
    0x0001_00fd, // OpReturn
    0x0001_0038, // OpFunctionEnd
];

/// The objects that the neutral commands of a script use.
pub(super) struct NeutralObjects {
    device: Arc<Logical>,
    buffer: GuardedBuffer,
    layout: Owned<vk::PipelineLayout>,
    _set_layout: Owned<vk::DescriptorSetLayout>,
    _descriptors: DescriptorPool,
    set: vk::DescriptorSet,
    compute: Option<Owned<vk::Pipeline>>,
    queries: Option<Owned<vk::QueryPool>>,
    /// The first query of each command that has one, by its number.
    first_query: BTreeMap<usize, u32>,
    query_count: u32,
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
            | vk::BufferUsageFlags::TRANSFER_SRC
            | vk::BufferUsageFlags::TRANSFER_DST;
        let bytes = VALUE.to_le_bytes().repeat(SIZE as usize / 4);
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
        let compute = if script.neutral().any(|(_, one)| one == Neutral::Dispatch) {
            Some(compute_pipeline(device, layout.raw())?)
        } else {
            None
        };
        let counting = script
            .neutral()
            .filter(|(_, one)| *one == Neutral::OcclusionQuery);
        // In a pass of several views a query uses one for each view (Vulkan, "Queries",
        // "Query Operation").
        let each = script.views();
        let first_query: BTreeMap<usize, u32> = counting
            .map(|(number, _)| number)
            .zip((0..).step_by(each as usize))
            .collect();
        let query_count = each * u32::try_from(first_query.len()).expect("few commands");
        let queries = if query_count > 0 {
            Some(occlusion_queries(device, query_count)?)
        } else {
            None
        };
        Ok(Some(NeutralObjects {
            device: Arc::clone(device),
            buffer,
            layout,
            _set_layout: set_layout,
            _descriptors: descriptors,
            set,
            compute,
            queries,
            first_query,
            query_count,
        }))
    }

    /// Records the reset of the queries, before anything else.
    pub fn record_reset(&self, commands: vk::CommandBuffer) {
        if let Some(queries) = &self.queries {
            let (device, count) = (self.device.raw(), self.query_count);
            // SAFETY: the command buffer is being recorded, outside of any pass.
            unsafe { device.cmd_reset_query_pool(commands, queries.raw(), 0, count) };
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
            Neutral::OcclusionQuery => {
                let queries = self.queries.as_ref().expect("the script has queries").raw();
                let (first, flags) = (self.first_query[&number], vk::QueryControlFlags::empty());
                // SAFETY: the query was reset, and no other occlusion query is active.
                unsafe {
                    device.cmd_begin_query(commands, queries, first, flags);
                    device.cmd_end_query(commands, queries, first);
                }
            }
            Neutral::FillBuffer => {
                // SAFETY: outside of a pass; offset and size are multiples of 4 in the buffer.
                unsafe { device.cmd_fill_buffer(commands, buffer, 0, SIZE / 2, !VALUE) };
            }
            Neutral::CopyBuffer => {
                let region = vk::BufferCopy::default()
                    .src_offset(SIZE / 2)
                    .dst_offset(3 * SIZE / 4)
                    .size(SIZE / 4);
                // SAFETY: outside of a pass; the ranges are in the buffer and do not overlap.
                unsafe { device.cmd_copy_buffer(commands, buffer, buffer, &[region]) };
            }
            Neutral::Dispatch => {
                let pipeline = self.compute.as_ref().expect("the script dispatches").raw();
                // SAFETY: outside of a pass; the shader uses no resources.
                unsafe {
                    device.cmd_bind_pipeline(commands, vk::PipelineBindPoint::COMPUTE, pipeline);
                    device.cmd_dispatch(commands, 1, 1, 1);
                }
            }
        }
    }
}

/// The push constants of the layout: all that every device has.
fn pushed() -> vk::PushConstantRange {
    vk::PushConstantRange::default()
        .stage_flags(vk::ShaderStageFlags::ALL_GRAPHICS | vk::ShaderStageFlags::COMPUTE)
        .size(PUSHED)
}

fn compute_pipeline(
    device: &Arc<Logical>,
    layout: vk::PipelineLayout,
) -> Result<Owned<vk::Pipeline>, ExecuteError> {
    if !device.computes() {
        let message = "a queue family with VK_QUEUE_COMPUTE_BIT";
        return Err(ExecuteError::Unsupported(message.into()));
    }
    let info = vk::ShaderModuleCreateInfo::default().code(&SHADER);
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

fn occlusion_queries(
    device: &Arc<Logical>,
    count: u32,
) -> Result<Owned<vk::QueryPool>, ExecuteError> {
    let info = vk::QueryPoolCreateInfo::default()
        .query_type(vk::QueryType::OCCLUSION)
        .query_count(count);
    // SAFETY: the device is alive, `info` outlives the call.
    let pool = unsafe { device.raw().create_query_pool(&info, None) }
        .map_err(failed("vkCreateQueryPool"))?;
    Ok(Owned::new(device, pool, ash::Device::destroy_query_pool))
}
