//! Splits an array of captured blocks into its blocks.
//!
//! GLSL captures element i of such an array into buffer i after the declared one.
//! Vulkan's text does not define its decorations on an array. After splitting,
//! every block is a variable with its own buffer.

use super::error::GlProgramError;
use crate::spirv::{Editor, Reflected, Target};
use crate::types::Stage;
use rspirv::spirv::{Decoration, StorageClass};

/// Splits every array of blocks of which something is captured. `reflected` is the
/// interface of the editor's module.
pub(super) fn split(
    editor: &mut Editor,
    stage: Stage,
    reflected: &Reflected,
) -> Result<(), GlProgramError> {
    for (id, variable) in reflected.variables.iter().zip(&reflected.interface.outputs) {
        let Some(block) = &variable.block else {
            continue;
        };
        let of_block = variable.capture.offset.is_some();
        let captured = of_block || block.members.iter().any(|m| m.capture.offset.is_some());
        let elements = variable.ty.flattened_len();
        let Some((ty, dimensions)) = editor.array_element(*id) else {
            continue;
        };
        if !captured || dimensions == 0 {
            continue;
        }
        let by_members = |decoration| {
            let mut members = (0..).zip(&block.members);
            members.any(|(n, _)| {
                editor
                    .decoration(Target::Member(ty, n), decoration)
                    .is_some()
            })
        };
        if by_members(Decoration::Location) || by_members(Decoration::XfbBuffer) {
            let what = format!(
                "the array of blocks '{}' with locations or buffers on its members",
                block.name
            );
            return Err(GlProgramError::Unsupported { stage, what });
        }
        let span = variable.ty.locations(false) / elements.max(1);
        let decorations = editor.decorations(Target::Id(*id));
        let mut parts = Vec::new();
        for element in 0..elements {
            let name = format!("{}_{element}", variable.name);
            let part = editor.variable(StorageClass::Output, ty, &name)?;
            for (decoration, literals) in &decorations {
                let step = match decoration {
                    Decoration::XfbBuffer => element,
                    Decoration::Location => element.saturating_mul(span),
                    _ => 0,
                };
                let literals: Vec<u32> = literals.iter().map(|n| n.saturating_add(step)).collect();
                editor.decorate(Target::Id(part), *decoration, &literals);
            }
            parts.push(part);
        }
        editor.split_array(*id, &parts)?;
    }
    Ok(())
}
