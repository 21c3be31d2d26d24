//! The winding of what a tessellator makes: OpenGL looks at the domain from
//! below, its origin at the lower left, Vulkan from above unless the pipeline
//! says otherwise. So the order that a shader asks for is turned round.
//!
//! OpenGL 4.6 section 11.2.2 (figure 11.1), Vulkan "Tessellator Vertex Winding
//! Order".

use crate::spirv::Editor;
use rspirv::dr::Operand;
use rspirv::spirv::ExecutionMode;

/// Turns the winding order round, if the stage has one.
pub(super) fn turn(editor: &mut Editor) {
    let modes = &editor.module().execution_modes;
    let has = |mode: ExecutionMode| {
        let mode = Operand::ExecutionMode(mode);
        modes.iter().any(|i| i.operands.get(1) == Some(&mode))
    };
    let (old, new) = match () {
        () if has(ExecutionMode::VertexOrderCcw) => {
            (ExecutionMode::VertexOrderCcw, ExecutionMode::VertexOrderCw)
        }
        () if has(ExecutionMode::VertexOrderCw) => {
            (ExecutionMode::VertexOrderCw, ExecutionMode::VertexOrderCcw)
        }
        () => return,
    };
    editor.remove_execution_mode(old);
    editor.execution_mode(new);
}
