//! The programs of a job: a pipeline each, all for one kind of pass.
//!
//! Vulkan chapters "Pipelines", "Render Pass" (pipelines are made for a render
//! pass and a subpass of it).

use super::barriers::Masks;
use super::dynamic;
use super::logical::Logical;
use super::pass::RenderingPass;
use super::pipeline::Pipeline;
use super::resources::BoundResources;
use super::target::layers;
use crate::script::program::State;
use crate::script::{ExecuteError, Job, Prefill, ResourceKind};
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a job draws with, and what it draws inside of.
pub(super) struct Programs {
    device: Arc<Logical>,
    pub pass: RenderingPass,
    pipelines: Vec<Pipeline>,
}

impl Programs {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or a program is none.
    pub fn new(
        device: &Arc<Logical>,
        job: &Job,
        subpasses: u32,
        dependencies: &BTreeMap<(u32, u32), Masks>,
    ) -> Result<Programs, ExecuteError> {
        // All programs draw inside of the same pass; the image is the first one's.
        let mut resources = job.program.resources.iter();
        let drawn = resources.find(|resource| resource.kind == ResourceKind::Target);
        let layers = drawn.map_or(0, |target| layers(target.bytes.len()));
        let pass = RenderingPass::new(device, job.program.pass, subpasses, dependencies, layers)?;
        let pipelines = job
            .programs()
            .map(|program| Pipeline::new(device, program, &pass, subpasses))
            .collect::<Result<_, _>>()?;
        Ok(Programs {
            device: Arc::clone(device),
            pass,
            pipelines,
        })
    }

    /// The resources of every program, for one run.
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

    /// Records that this subpass is drawn with the program that is current.
    ///
    /// # Errors
    /// [`ExecuteError::Harness`]: no such program, or none that lets its state
    /// be set.
    pub fn bind(
        &self,
        commands: vk::CommandBuffer,
        subpass: u32,
        current: &Current,
        resources: &[BoundResources],
    ) -> Result<(), ExecuteError> {
        let (Some(pipeline), Some(bound)) = (
            self.pipelines.get(current.program),
            resources.get(current.program),
        ) else {
            let message = format!("there is no program {}", current.program);
            return Err(ExecuteError::Harness(message));
        };
        pipeline.bind(commands, subpass);
        bound.record(commands, &pipeline.resources);
        for &state in &current.states {
            self.set(commands, current, state)?;
        }
        Ok(())
    }

    /// The layout of the current program; null where there is none.
    pub fn layout(&self, current: &Current) -> vk::PipelineLayout {
        let pipeline = self.pipelines.get(current.program);
        pipeline.map_or_else(vk::PipelineLayout::null, |pipeline| {
            pipeline.resources.pipeline_layout()
        })
    }

    /// Records a change of dynamic state.
    ///
    /// # Errors
    /// [`ExecuteError::Harness`]: the current program has no such dynamic state.
    pub fn set(
        &self,
        commands: vk::CommandBuffer,
        current: &Current,
        state: State,
    ) -> Result<(), ExecuteError> {
        let pipeline = self.pipelines.get(current.program);
        if !pipeline.is_some_and(|pipeline| pipeline.is_dynamic(state.kind())) {
            let kind = state.kind();
            let message = format!("program {} has no dynamic {kind:?}", current.program);
            return Err(ExecuteError::Harness(message));
        }
        dynamic::set(&self.device, commands, state);
        Ok(())
    }
}

/// What is bound while a command buffer is recorded: the first program, until
/// commands say otherwise.
#[derive(Clone, Debug, Default)]
pub(super) struct Current {
    pub program: usize,
    /// Set since it was bound, oldest first.
    pub states: Vec<State>,
}
