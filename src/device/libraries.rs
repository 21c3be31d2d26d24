//! A pipeline linked from libraries, which are compiled separately: vertex input,
//! pre-rasterization shaders, fragment shader, and fragment output.
//!
//! Vulkan chapter "Pipelines", "Graphics Pipeline Libraries".

use super::error::failed;
use super::logical::Logical;
use super::owned::Owned;
use crate::script::ExecuteError;
use crate::script::practice::Practice;
use crate::script::program::Build;
use ash::vk;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The parts of a pipeline, in order. Where everything is discarded the last two
/// may be omitted, but layers up to 1.3.239 crash then.
const PARTS: [vk::GraphicsPipelineLibraryFlagsEXT; 4] = [
    vk::GraphicsPipelineLibraryFlagsEXT::VERTEX_INPUT_INTERFACE,
    vk::GraphicsPipelineLibraryFlagsEXT::PRE_RASTERIZATION_SHADERS,
    vk::GraphicsPipelineLibraryFlagsEXT::FRAGMENT_SHADER,
    vk::GraphicsPipelineLibraryFlagsEXT::FRAGMENT_OUTPUT_INTERFACE,
];

/// A pipeline and the libraries that it is linked from.
pub(super) struct LinkedPipeline {
    pub pipeline: Owned<vk::Pipeline>,
    _libraries: Vec<Owned<vk::Pipeline>>,
}

impl LinkedPipeline {
    /// Creates the pipeline that `monolithic` describes from one library per part.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn new(
        device: &Arc<Logical>,
        monolithic: &vk::GraphicsPipelineCreateInfo<'_>,
        stages: &[vk::PipelineShaderStageCreateInfo<'_>],
        (build, making): (Build, Making<'_>),
    ) -> Result<LinkedPipeline, ExecuteError> {
        let optimised = build == Build::OptimisedLink;
        let (fragment, others): (Vec<_>, Vec<_>) = stages
            .iter()
            .copied()
            .partition(|stage| stage.stage == vk::ShaderStageFlags::FRAGMENT);
        let mut library_flags = vk::PipelineCreateFlags::LIBRARY_KHR;
        let mut flags = vk::PipelineCreateFlags::empty();
        if optimised {
            library_flags |= vk::PipelineCreateFlags::RETAIN_LINK_TIME_OPTIMIZATION_INFO_EXT;
            flags |= vk::PipelineCreateFlags::LINK_TIME_OPTIMIZATION_EXT;
        }
        let mut libraries = Vec::new();
        for part in PARTS {
            let stages: &[_] = match part {
                vk::GraphicsPipelineLibraryFlagsEXT::PRE_RASTERIZATION_SHADERS => &others,
                vk::GraphicsPipelineLibraryFlagsEXT::FRAGMENT_SHADER => &fragment,
                _ => &[],
            };
            // State of the other parts is ignored.
            let mut library = vk::GraphicsPipelineLibraryCreateInfoEXT::default().flags(part);
            let info = monolithic.flags(library_flags).stages(stages);
            let info = info.push_next(&mut library);
            libraries.push(create_pipeline(device, &info, making)?);
        }
        let handles: Vec<_> = libraries.iter().map(Owned::raw).collect();
        let mut linked = vk::PipelineLibraryCreateInfoKHR::default().libraries(&handles);
        let info = vk::GraphicsPipelineCreateInfo::default()
            .flags(flags)
            .layout(monolithic.layout)
            .push_next(&mut linked);
        Ok(LinkedPipeline {
            pipeline: create_pipeline(device, &info, making)?,
            _libraries: libraries,
        })
    }
}

/// The circumstances in which pipelines are created.
#[derive(Clone, Copy)]
pub(super) struct Making<'a> {
    pub practices: &'a BTreeSet<Practice>,
    /// The cache of all pipelines, or null.
    pub cache: vk::PipelineCache,
}

/// Creates one pipeline or library, by the practices that are about pipelines.
///
/// # Errors
/// [`ExecuteError`]: a call failed.
pub(super) fn create_pipeline(
    device: &Arc<Logical>,
    info: &vk::GraphicsPipelineCreateInfo<'_>,
    Making { practices, cache }: Making<'_>,
) -> Result<Owned<vk::Pipeline>, ExecuteError> {
    if practices.contains(&Practice::DerivedPipelines) {
        let flags = info.flags | vk::PipelineCreateFlags::ALLOW_DERIVATIVES;
        let base = create(device, &info.flags(flags), cache)?;
        let derived = info
            .flags(info.flags | vk::PipelineCreateFlags::DERIVATIVE)
            .base_pipeline_handle(base.raw())
            .base_pipeline_index(-1);
        return create(device, &derived, cache);
    }
    let has_data = practices.contains(&Practice::CacheData);
    if !has_data && !practices.contains(&Practice::CachedPipelines) {
        return create(device, info, cache);
    }
    let mut cache = create_cache(device, &[])?;
    create(device, info, cache.raw())?;
    if has_data {
        // SAFETY: the cache was made from this device.
        let data = unsafe { device.raw().get_pipeline_cache_data(cache.raw()) }
            .map_err(failed("vkGetPipelineCacheData"))?;
        cache = create_cache(device, &data)?;
    }
    create(device, info, cache.raw())
}

/// Creates a pipeline cache with the data of another one, or none.
pub(super) fn create_cache(
    device: &Arc<Logical>,
    data: &[u8],
) -> Result<Owned<vk::PipelineCache>, ExecuteError> {
    let info = vk::PipelineCacheCreateInfo::default().initial_data(data);
    // SAFETY: `info` outlives the call; the data is that of a cache of this device.
    let cache = unsafe { device.raw().create_pipeline_cache(&info, None) }
        .map_err(failed("vkCreatePipelineCache"))?;
    let destroy = ash::Device::destroy_pipeline_cache;
    Ok(Owned::new(device, cache, destroy))
}

/// Creates one pipeline or library with a cache, or null.
fn create(
    device: &Arc<Logical>,
    info: &vk::GraphicsPipelineCreateInfo<'_>,
    cache: vk::PipelineCache,
) -> Result<Owned<vk::Pipeline>, ExecuteError> {
    let functions = device.raw();
    let mut info = *info;
    if device.reads_shaders() {
        info.flags |= vk::PipelineCreateFlags::CAPTURE_INTERNAL_REPRESENTATIONS_KHR;
    }
    let mut pipeline = vk::Pipeline::null();
    // SAFETY: everything `info` points to outlives the call, and there is one
    // handle for the one pipeline. Whether the stages fit one another is up to
    // the case.
    let result = unsafe {
        (functions.fp_v1_0().create_graphics_pipelines)(
            functions.handle(),
            cache,
            1,
            &raw const info,
            std::ptr::null(),
            &raw mut pipeline,
        )
    };
    match result {
        vk::Result::SUCCESS => Ok(Owned::new(device, pipeline, ash::Device::destroy_pipeline)),
        // A call for one pipeline that fails creates none, whatever it wrote.
        other => Err(failed("vkCreateGraphicsPipelines")(other)),
    }
}
