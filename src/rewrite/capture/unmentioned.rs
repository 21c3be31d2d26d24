//! Built-in outputs that are captured although the module never mentions them.
//!
//! OpenGL captures gl_PointSize of a shader that never writes it: its value is
//! undefined, but it has its place in the buffer (OpenGL 4.6 section 11.1.2.1,
//! GLSL 4.60 section 7.1). In Vulkan the built-in itself must not appear: an
//! output that a shader has and does not write – a layer, a point size – is
//! undefined for rasterization too, where without it there is a default. So what
//! is captured is a copy of a private variable that nobody writes.

use super::CaptureRewriteError;
use crate::spirv::{Editor, Reflected};
use rspirv::spirv::StorageClass;

/// The variables of all outputs; those that the module lacks are declared.
pub(super) fn declare(
    editor: &mut Editor,
    reflected: &Reflected,
) -> Result<Vec<u32>, CaptureRewriteError> {
    let mut variables = reflected.variables.clone();
    let outputs = reflected.interface.outputs.iter();
    for output in outputs.skip(variables.len()) {
        let ty = editor.ty(&output.ty)?;
        let name = format!("xfb_unwritten_{}", output.name);
        variables.push(editor.variable(StorageClass::Private, ty, &name)?);
    }
    Ok(variables)
}
