//! Jobs whose programs read buffers and push constants.

use super::{capture, draw, job_with, program};
use crate::script::practice::Practice;
use crate::script::program::Pass;
use crate::script::{Job, Resource, ResourceKind, VertexInput};
use crate::types::Stage;

pub(super) fn resource(kind: ResourceKind, binding: u32, bytes: usize, stage: Stage) -> Resource {
    Resource {
        kind,
        binding,
        bytes: vec![7; bytes],
        stages: vec![stage],
        inputs: Vec::new(),
    }
}

/// Buffers, push constants, and an image that is drawn into and read back.
pub(super) fn resources(pass: Pass) -> Job {
    resources_with(pass, None)
}

pub(super) fn resources_with(pass: Pass, practice: Option<Practice>) -> Job {
    let mut program = program(&[Stage::Vertex, Stage::Fragment]);
    program.pass = pass;
    program.resources = vec![
        resource(ResourceKind::Uniform, 0, 64, Stage::Vertex),
        resource(ResourceKind::Storage, 1, 64, Stage::Vertex),
        resource(ResourceKind::PushConstant, 0, 16, Stage::Vertex),
        Resource {
            inputs: vec![VertexInput {
                binding: 1,
                start: 0,
                stride: 8,
                divisor: None,
                location: 0,
                offset: 0,
                elements: 2,
            }],
            ..resource(ResourceKind::Vertex, 0, 16, Stage::Vertex)
        },
        resource(ResourceKind::Target, 0, 256, Stage::Fragment),
    ];
    job_with(program, capture(vec![draw()]), |script| {
        script.practices = practice.into_iter().collect();
    })
}
