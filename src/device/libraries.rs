//! A pipeline in parts that are compiled apart and linked: what comes before
//! vertex shaders, what comes before rasterization, fragments, and outputs.
//!
//! Vulkan chapter "Pipelines", "Graphics Pipeline Libraries".

use super::error::failed;
use super::logical::Logical;
use crate::script::ExecuteError;
use crate::script::program::Build;
use ash::vk;
use std::sync::Arc;

/// The parts of a pipeline, in order. Where everything is discarded the last two
/// may be left out; layers up to 1.3.239 crash then.
const PARTS: [vk::GraphicsPipelineLibraryFlagsEXT; 4] = [
    vk::GraphicsPipelineLibraryFlagsEXT::VERTEX_INPUT_INTERFACE,
    vk::GraphicsPipelineLibraryFlagsEXT::PRE_RASTERIZATION_SHADERS,
    vk::GraphicsPipelineLibraryFlagsEXT::FRAGMENT_SHADER,
    vk::GraphicsPipelineLibraryFlagsEXT::FRAGMENT_OUTPUT_INTERFACE,
];

/// Libraries, and the pipeline linked of them; destroyed when dropped.
pub(super) struct Linked {
    device: Arc<Logical>,
    libraries: Vec<vk::Pipeline>,
    pub pipeline: vk::Pipeline,
}

impl Linked {
    /// Makes what `whole` describes in parts.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn new(
        device: &Arc<Logical>,
        whole: &vk::GraphicsPipelineCreateInfo<'_>,
        stages: &[vk::PipelineShaderStageCreateInfo<'_>],
        build: Build,
    ) -> Result<Linked, ExecuteError> {
        let mut linked = Linked {
            device: Arc::clone(device),
            libraries: Vec::new(),
            pipeline: vk::Pipeline::null(),
        };
        let optimised = build == Build::OptimisedLink;
        for part in PARTS {
            let is_fragment = |stage: &&vk::PipelineShaderStageCreateInfo<'_>| {
                stage.stage == vk::ShaderStageFlags::FRAGMENT
            };
            let own: Vec<_> = match part {
                vk::GraphicsPipelineLibraryFlagsEXT::PRE_RASTERIZATION_SHADERS => {
                    stages.iter().filter(|s| !is_fragment(s)).copied().collect()
                }
                vk::GraphicsPipelineLibraryFlagsEXT::FRAGMENT_SHADER => {
                    stages.iter().filter(is_fragment).copied().collect()
                }
                _ => Vec::new(),
            };
            let mut flags = vk::PipelineCreateFlags::LIBRARY_KHR;
            if optimised {
                flags |= vk::PipelineCreateFlags::RETAIN_LINK_TIME_OPTIMIZATION_INFO_EXT;
            }
            // State of the other parts is ignored.
            let mut library = vk::GraphicsPipelineLibraryCreateInfoEXT::default().flags(part);
            let info = whole.flags(flags).stages(&own).push_next(&mut library);
            let made = create(device, &info)?;
            linked.libraries.push(made);
        }
        let flags = match optimised {
            true => vk::PipelineCreateFlags::LINK_TIME_OPTIMIZATION_EXT,
            false => vk::PipelineCreateFlags::empty(),
        };
        let mut libraries =
            vk::PipelineLibraryCreateInfoKHR::default().libraries(&linked.libraries);
        let info = vk::GraphicsPipelineCreateInfo::default()
            .flags(flags)
            .layout(whole.layout)
            .push_next(&mut libraries);
        let pipeline = create(device, &info)?;
        linked.pipeline = pipeline;
        Ok(linked)
    }
}

/// One pipeline or library.
///
/// # Errors
/// [`ExecuteError`]: the call failed.
pub(super) fn create(
    device: &Logical,
    info: &vk::GraphicsPipelineCreateInfo<'_>,
) -> Result<vk::Pipeline, ExecuteError> {
    let device = device.raw();
    let mut pipeline = vk::Pipeline::null();
    // SAFETY: everything `info` points to outlives the call, and there is one
    // handle for the one pipeline. Whether the stages fit one another is up to
    // the case.
    let result = unsafe {
        (device.fp_v1_0().create_graphics_pipelines)(
            device.handle(),
            vk::PipelineCache::null(),
            1,
            info,
            std::ptr::null(),
            &raw mut pipeline,
        )
    };
    // A call for one pipeline that fails creates none, whatever it wrote.
    match result {
        vk::Result::SUCCESS => Ok(pipeline),
        other => Err(failed("vkCreateGraphicsPipelines")(other)),
    }
}

impl Drop for Linked {
    fn drop(&mut self) {
        if !self.device.may_destroy() {
            return;
        }
        // SAFETY: made from this device or null; whoever submitted work with
        // them waited for it.
        unsafe {
            self.device.raw().destroy_pipeline(self.pipeline, None);
            for &library in &self.libraries {
                self.device.raw().destroy_pipeline(library, None);
            }
        }
    }
}
