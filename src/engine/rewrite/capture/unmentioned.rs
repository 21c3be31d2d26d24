//! Built-in outputs that are captured although the module never mentions them.
//!
//! OpenGL captures gl_PointSize of a shader that never writes it: its value is
//! undefined, but its bytes in the buffer are reserved (OpenGL 4.6 section
//! 11.1.2.1, GLSL 4.60 section 7.1). In Vulkan the built-in itself must not be
//! declared: an output that a shader declares and does not write, such as a layer
//! or a point size, is undefined for rasterization, too, while without it there is
//! a default. So a copy of a private variable that is never written is captured.

use super::CaptureRewriteError;
use crate::spirv::{Editor, Reflected};
use rspirv::spirv::StorageClass;

/// Returns the variables of all outputs; those that the module lacks are declared.
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
