//! The winding of tessellated primitives: OpenGL's domain has its origin at the
//! lower left, Vulkan's at the upper left unless the pipeline states otherwise, so
//! the winding order of a shader is reversed.
//!
//! OpenGL 4.6 section 11.2.2 (figure 11.1), Vulkan "Tessellator Vertex Winding
//! Order".

use crate::spirv::Editor;
use rspirv::dr::Operand;
use rspirv::spirv::ExecutionMode;

/// Reverses the winding order, if the stage has one.
pub(super) fn reverse(editor: &mut Editor) {
    let modes = &editor.module().execution_modes;
    let has = |mode: ExecutionMode| {
        let mode = Operand::ExecutionMode(mode);
        modes.iter().any(|i| i.operands.get(1) == Some(&mode))
    };
    let (old, new) = if has(ExecutionMode::VertexOrderCcw) {
        (ExecutionMode::VertexOrderCcw, ExecutionMode::VertexOrderCw)
    } else if has(ExecutionMode::VertexOrderCw) {
        (ExecutionMode::VertexOrderCw, ExecutionMode::VertexOrderCcw)
    } else {
        return;
    };
    editor.remove_execution_mode(old);
    editor.execution_mode(new, &[]);
}
