//! Translates the states of a program into Vulkan's enums: stages, topologies,
//! rasterization state, and the area that every pass renders to.
//!
//! Vulkan chapters "Drawing Commands", "Tessellation", "Rasterization".

use crate::script::practice::Practice;
use crate::script::program::{Assembly, Producer, Provoking};
use crate::script::raster::{Cull, Fill, FrontFace, Raster, Scissor};
use crate::script::tessellation::DomainOrigin;
use crate::script::{ExecuteError, Topology};
use crate::types::Stage;
use ash::vk;
use std::collections::BTreeSet;

/// The area that passes render to: one row of pixels, so that a fragment shader
/// can read back several vertices in separate pixels.
pub(super) const AREA: vk::Rect2D = vk::Rect2D {
    offset: vk::Offset2D { x: 0, y: 0 },
    extent: vk::Extent2D {
        width: 64,
        height: 1,
    },
};

pub(super) fn stage(stage: Stage) -> Result<vk::ShaderStageFlags, ExecuteError> {
    Ok(match stage {
        Stage::Vertex => vk::ShaderStageFlags::VERTEX,
        Stage::TessControl => vk::ShaderStageFlags::TESSELLATION_CONTROL,
        Stage::TessEval => vk::ShaderStageFlags::TESSELLATION_EVALUATION,
        Stage::Geometry => vk::ShaderStageFlags::GEOMETRY,
        Stage::Fragment => vk::ShaderStageFlags::FRAGMENT,
        Stage::Compute => return Err(no_compute()),
    })
}

/// Returns a viewport over [`AREA`].
pub(super) fn viewport(practices: &BTreeSet<Practice>) -> vk::Viewport {
    let height = AREA.extent.height as f32;
    let (y, height) = if practices.contains(&Practice::NegativeHeight) {
        (height, -height)
    } else {
        (0.0, height)
    };
    vk::Viewport {
        x: 0.0,
        y,
        width: AREA.extent.width as f32,
        height,
        min_depth: 0.0,
        max_depth: 1.0,
    }
}

pub(super) fn scissor(raster: &Raster) -> vk::Rect2D {
    if raster.scissor == Scissor::Empty {
        vk::Rect2D::default()
    } else {
        AREA
    }
}

pub(super) fn front_face(raster: &Raster) -> vk::FrontFace {
    match raster.front {
        FrontFace::Clockwise => vk::FrontFace::CLOCKWISE,
        FrontFace::CounterClockwise => vk::FrontFace::COUNTER_CLOCKWISE,
    }
}

pub(super) fn polygon_mode(fill: Fill) -> vk::PolygonMode {
    match fill {
        Fill::Solid => vk::PolygonMode::FILL,
        Fill::Line => vk::PolygonMode::LINE,
        Fill::Point => vk::PolygonMode::POINT,
    }
}

pub(super) fn cull_mode(cull: Cull) -> vk::CullModeFlags {
    match cull {
        Cull::None => vk::CullModeFlags::NONE,
        Cull::Front => vk::CullModeFlags::FRONT,
        Cull::Back => vk::CullModeFlags::BACK,
        Cull::Both => vk::CullModeFlags::FRONT_AND_BACK,
    }
}

/// The origin of the tessellation domain; the default is the upper left.
pub(super) fn domain_origin(assembly: &Assembly) -> vk::TessellationDomainOrigin {
    match &assembly.producer {
        Producer::Tessellated(patches) if patches.origin == DomainOrigin::LowerLeft => {
            vk::TessellationDomainOrigin::LOWER_LEFT
        }
        Producer::Vertex
        | Producer::TessEval(_)
        | Producer::Tessellated(_)
        | Producer::Geometry { .. } => vk::TessellationDomainOrigin::UPPER_LEFT,
    }
}

pub(super) fn provoking_mode(mode: Provoking) -> vk::ProvokingVertexModeEXT {
    match mode {
        Provoking::First | Provoking::Default => vk::ProvokingVertexModeEXT::FIRST_VERTEX,
        Provoking::Last => vk::ProvokingVertexModeEXT::LAST_VERTEX,
    }
}

pub(super) fn topology(topology: Topology) -> vk::PrimitiveTopology {
    match topology {
        Topology::Points => vk::PrimitiveTopology::POINT_LIST,
        Topology::Lines => vk::PrimitiveTopology::LINE_LIST,
        Topology::LineStrip => vk::PrimitiveTopology::LINE_STRIP,
        Topology::Triangles => vk::PrimitiveTopology::TRIANGLE_LIST,
        Topology::TriangleStrip => vk::PrimitiveTopology::TRIANGLE_STRIP,
        Topology::TriangleFan => vk::PrimitiveTopology::TRIANGLE_FAN,
        Topology::LinesAdjacency => vk::PrimitiveTopology::LINE_LIST_WITH_ADJACENCY,
        Topology::LineStripAdjacency => vk::PrimitiveTopology::LINE_STRIP_WITH_ADJACENCY,
        Topology::TrianglesAdjacency => vk::PrimitiveTopology::TRIANGLE_LIST_WITH_ADJACENCY,
        Topology::TriangleStripAdjacency => vk::PrimitiveTopology::TRIANGLE_STRIP_WITH_ADJACENCY,
        Topology::Patches => vk::PrimitiveTopology::PATCH_LIST,
    }
}

pub(super) fn pipeline_stage(stage: Stage) -> Result<vk::PipelineStageFlags, ExecuteError> {
    Ok(match stage {
        Stage::Vertex => vk::PipelineStageFlags::VERTEX_SHADER,
        Stage::TessControl => vk::PipelineStageFlags::TESSELLATION_CONTROL_SHADER,
        Stage::TessEval => vk::PipelineStageFlags::TESSELLATION_EVALUATION_SHADER,
        Stage::Geometry => vk::PipelineStageFlags::GEOMETRY_SHADER,
        Stage::Fragment => vk::PipelineStageFlags::FRAGMENT_SHADER,
        Stage::Compute => return Err(no_compute()),
    })
}

fn no_compute() -> ExecuteError {
    ExecuteError::Harness("a graphics pipeline has no compute stage".into())
}
