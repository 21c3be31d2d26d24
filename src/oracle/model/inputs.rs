//! The built-in inputs of shaders, and their values where a captured vertex is produced.
//!
//! Vulkan, "Built-In Variables": VertexIndex, InstanceIndex, BaseVertex, BaseInstance and
//! DrawIndex of a vertex shader (rules 63 and 94), PrimitiveId of the later stages
//! (rule 108), PatchVertices and InvocationId.

use super::values::INSTANCE_SPAN;
use crate::types::Stage;
use strum::{EnumString, IntoStaticStr, VariantNames};

/// A built-in input of a stage.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    EnumString,
    IntoStaticStr,
    VariantNames,
)]
pub enum Input {
    /// `gl_VertexIndex`
    #[strum(serialize = "gl_VertexIndex")]
    VertexIndex,
    /// `gl_InstanceIndex`
    #[strum(serialize = "gl_InstanceIndex")]
    InstanceIndex,
    /// `gl_BaseVertex`
    #[strum(serialize = "gl_BaseVertex")]
    BaseVertex,
    /// `gl_BaseInstance`
    #[strum(serialize = "gl_BaseInstance")]
    BaseInstance,
    /// `gl_DrawID`
    #[strum(serialize = "gl_DrawID")]
    DrawIndex,
    /// `gl_PatchVerticesIn` of a control shader
    #[strum(serialize = "tess_control.gl_PatchVerticesIn")]
    ControlPatchVertices,
    /// `gl_PrimitiveID` of a control shader
    #[strum(serialize = "tess_control.gl_PrimitiveID")]
    ControlPrimitiveId,
    /// `gl_InvocationID` of a control shader: an array has an element for each control point.
    #[strum(serialize = "tess_control.gl_InvocationID")]
    ControlInvocationId,
    /// `gl_PatchVerticesIn` of an evaluation shader: the control points that the control
    /// shader writes.
    #[strum(serialize = "tess_eval.gl_PatchVerticesIn")]
    EvaluationPatchVertices,
    /// `gl_PrimitiveID` of an evaluation shader
    #[strum(serialize = "tess_eval.gl_PrimitiveID")]
    EvaluationPrimitiveId,
    /// `gl_PrimitiveIDIn` of a geometry shader
    #[strum(serialize = "geometry.gl_PrimitiveIDIn")]
    GeometryPrimitiveId,
    /// `gl_InvocationID` of a geometry shader
    #[strum(serialize = "geometry.gl_InvocationID")]
    GeometryInvocationId,
}

impl Input {
    /// The name in case files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The stage that has the input.
    pub fn stage(self) -> Stage {
        match self {
            Input::VertexIndex
            | Input::InstanceIndex
            | Input::BaseVertex
            | Input::BaseInstance
            | Input::DrawIndex => Stage::Vertex,
            Input::ControlPatchVertices
            | Input::ControlPrimitiveId
            | Input::ControlInvocationId => Stage::TessControl,
            Input::EvaluationPatchVertices | Input::EvaluationPrimitiveId => Stage::TessEval,
            Input::GeometryPrimitiveId | Input::GeometryInvocationId => Stage::Geometry,
        }
    }
}

/// A component of an output that holds an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CapturedInput {
    pub input: Input,
    /// The number of the component within its output; of
    /// [`Input::EvaluationPatchVertices`] the value, which the control shader declares.
    pub number: u32,
}

/// The values of inputs for one primitive, or for one invocation of a geometry shader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inputs {
    pub instance: u32,
    pub base_vertex: u32,
    pub base_instance: u32,
    pub draw_index: u32,
    /// The number of the primitive, or of the patch, within its draw and instance; `None` in
    /// every draw of a command but the first, where the text leaves it open (rule 108).
    pub primitive: Option<u32>,
    /// Control points of a patch that a control shader reads.
    pub patch_points: u32,
    /// The invocation of a geometry shader.
    pub invocation: u32,
}

impl CapturedInput {
    /// The value at a vertex of this origin; `None` where it is unspecified.
    pub fn value(self, origin: u32, inputs: &Inputs) -> Option<u32> {
        match self.input {
            Input::VertexIndex => {
                Some(origin.wrapping_sub(inputs.instance.wrapping_mul(INSTANCE_SPAN)))
            }
            Input::InstanceIndex => Some(inputs.instance),
            Input::BaseVertex => Some(inputs.base_vertex),
            Input::BaseInstance => Some(inputs.base_instance),
            Input::DrawIndex => Some(inputs.draw_index),
            Input::ControlPatchVertices => Some(inputs.patch_points),
            Input::ControlInvocationId | Input::EvaluationPatchVertices => Some(self.number),
            Input::ControlPrimitiveId
            | Input::EvaluationPrimitiveId
            | Input::GeometryPrimitiveId => inputs.primitive,
            Input::GeometryInvocationId => Some(inputs.invocation),
        }
    }
}
