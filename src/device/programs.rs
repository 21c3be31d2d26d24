//! The programs of a job: pipelines for each, all for the same kind of pass.
//!
//! Vulkan chapters "Pipelines", "Render Pass" (pipelines are made for a render
//! pass and a subpass of it).

use super::barriers::Masks;
use super::dynamic;
use super::logical::Logical;
use super::pass::RenderingPass;
use super::pipeline::{Pipeline, Shaders};
use super::raster_state::Rasterization;
use super::resources::BoundResources;
use super::target::layers;
use crate::script::executor::ShaderText;
use crate::script::program::State;
use crate::script::{ExecuteError, Job, Prefill, ResourceKind};
use crate::units::ProgramIndex;
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The pipelines of a job, and the pass that it draws in.
pub(super) struct Programs {
    device: Arc<Logical>,
    pub pass: RenderingPass,
    pipelines: Vec<Pipeline>,
}

impl Programs {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or a stage does not belong to a graphics
    /// pipeline.
    pub fn new(
        device: &Arc<Logical>,
        job: &Job,
        subpasses: u32,
        dependencies: &BTreeMap<(u32, u32), Masks>,
    ) -> Result<Programs, ExecuteError> {
        // All programs draw in the same pass, into the image of the first one.
        let mut resources = job.program.resources.iter();
        let target = resources.find(|resource| resource.kind == ResourceKind::Target);
        // Clears need an attachment.
        let clears = job.script.clears_attachments();
        let layers = target.map_or(u32::from(clears), |target| layers(target.bytes.len()));
        let pass = RenderingPass::new(
            device,
            (job.program.pass, &job.script.practices),
            subpasses,
            dependencies,
            layers,
        )?;
        let pipelines = job
            .programs()
            .map(|program| Pipeline::new(device, program, &pass, subpasses, &job.script.practices))
            .collect::<Result<_, _>>()?;
        Ok(Programs {
            device: Arc::clone(device),
            pass,
            pipelines,
        })
    }

    /// Returns the texts of the compiled shaders of each program, if they are read.
    pub fn texts(&self) -> Vec<Vec<ShaderText>> {
        let pipelines = self.pipelines.iter();
        pipelines
            .map(|pipeline| pipeline.texts().to_vec())
            .collect()
    }

    /// Creates the resources of every program for one run.
    ///
    /// # Errors
    /// As [`BoundResources::new`].
    pub fn resources(
        &self,
        job: &Job,
        prefill: Prefill,
    ) -> Result<Vec<BoundResources>, ExecuteError> {
        let pipelines = self.pipelines.iter().zip(job.programs());
        pipelines
            .map(|(pipeline, program)| {
                let layout = &pipeline.resources;
                BoundResources::new(&self.device, layout, program, job.guard, prefill)
            })
            .collect()
    }

    /// Records a bind of the program that is current in this subpass, with its
    /// dynamic state.
    ///
    /// # Errors
    /// As [`Programs::set`].
    pub fn bind(
        &self,
        commands: vk::CommandBuffer,
        subpass: u32,
        current: &BoundProgram,
        resources: &[BoundResources],
    ) -> Result<(), ExecuteError> {
        let pipeline = &self.pipelines[current.program];
        pipeline.bind(commands, subpass);
        resources[current.program].record(commands, &pipeline.resources);
        for &state in &current.states {
            self.set(commands, current, state)?;
        }
        Ok(())
    }

    /// Records what precedes each draw of the current program.
    pub fn record_before_draw(&self, commands: vk::CommandBuffer, current: &BoundProgram) {
        self.pipelines[current.program].record_before_draw(commands);
    }

    /// Returns the shaders of the current program in this subpass.
    pub fn shaders(&self, current: &BoundProgram, subpass: u32) -> Shaders {
        self.pipelines[current.program].shaders(subpass)
    }

    /// Returns the pipeline layout of the current program.
    pub fn layout(&self, current: &BoundProgram) -> vk::PipelineLayout {
        self.pipelines[current.program].resources.pipeline_layout()
    }

    /// Returns the rasterization of the current program.
    pub fn rasterization(&self, current: &BoundProgram) -> &Rasterization {
        &self.pipelines[current.program].rasterization
    }

    /// Records a change of dynamic state.
    ///
    /// # Errors
    /// [`ExecuteError::Harness`]: the state is not dynamic in the current program.
    pub fn set(
        &self,
        commands: vk::CommandBuffer,
        current: &BoundProgram,
        state: State,
    ) -> Result<(), ExecuteError> {
        let kind = state.kind();
        if !self.pipelines[current.program].is_dynamic(kind) {
            let message = format!("program {} has no dynamic {kind:?}", current.program);
            return Err(ExecuteError::Harness(message));
        }
        dynamic::set(&self.device, commands, state);
        Ok(())
    }
}

/// The program that is bound at a point of recording, the first one by default,
/// and the state set since.
#[derive(Clone, Debug, Default)]
pub(super) struct BoundProgram {
    pub program: ProgramIndex,
    /// The dynamic state in the order in which it was set.
    pub states: Vec<State>,
}
