//! Removes the capture decorations of a module.
//!
//! Offset also lays out memory: it remains on the structs of buffers. Stream
//! remains, since it is a property of an output, captured or not.

use super::CaptureRewriteError;
use crate::spirv::{Editor, Reflected, Target};
use rspirv::dr::Operand;
use rspirv::spirv::{Decoration, Op, StorageClass};
use std::collections::HashSet;

/// The maximum nesting of arrays; reflection refuses more.
const MAX_DEPTH: u32 = 64;

/// Removes Offset, XfbBuffer and XfbStride from the outputs, except for those in `kept`,
/// a flag for each output.
pub(super) fn strip(
    editor: &mut Editor,
    reflected: &Reflected,
    kept: &[bool],
) -> Result<(), CaptureRewriteError> {
    // By id: whether it is an output that loses its decorations.
    let mut outputs = Vec::new();
    let mut roots = Vec::new();
    let mut blocks = HashSet::new();
    let variables = reflected.variables.iter().zip(&reflected.interface.outputs);
    for ((id, variable), kept) in variables.zip(kept) {
        let (_, ty) = editor.pointee(*id)?;
        outputs.resize(outputs.len().max(*id as usize + 1), false);
        outputs[*id as usize] = !kept;
        // Outputs of one type often follow each other.
        if roots.last() != Some(&ty) {
            roots.push(ty);
        }
        if variable.block.is_some() {
            blocks.insert(without_arrays(editor, ty));
        }
    }
    let structs = reachable(editor, roots);
    let mut offsets = false;
    editor.retain_decorations(|target, decoration| {
        let member = match target {
            Target::Id(id) if outputs.get(id as usize) == Some(&true) => false,
            Target::Member(id, _) if structs.contains(&id) => true,
            _ => return true,
        };
        offsets |= member && decoration == Decoration::Offset;
        match decoration {
            Decoration::XfbBuffer | Decoration::XfbStride => false,
            Decoration::Offset => member,
            _ => true,
        }
    });
    if !offsets {
        return Ok(());
    }
    let memory = reachable(editor, memory_types(editor));
    let mut shared = None;
    editor.retain_decorations(|target, decoration| match (target, decoration) {
        (Target::Member(id, _), Decoration::Offset) if structs.contains(&id) => {
            let keep = memory.contains(&id);
            if keep && blocks.contains(&id) {
                shared = Some(id);
            }
            keep
        }
        _ => true,
    });
    shared.map_or(Ok(()), |id| Err(CaptureRewriteError::SharedStruct(id)))
}

/// Returns the innermost element type of `ty`. Ends if an array contains itself.
pub(super) fn without_arrays(editor: &Editor, mut ty: u32) -> u32 {
    for _ in 0..MAX_DEPTH {
        let array = editor.definition(ty).filter(|definition| {
            matches!(
                definition.class.opcode,
                Op::TypeArray | Op::TypeRuntimeArray
            )
        });
        match array.and_then(|a| a.operands.first()?.id_ref_any()) {
            Some(element) => ty = element,
            None => break,
        }
    }
    ty
}

/// Returns the types of all variables in memory: not inputs, outputs or private ones.
fn memory_types(editor: &Editor) -> Vec<u32> {
    let globals = editor.module().types_global_values.iter();
    let variables = globals.filter(|global| global.class.opcode == Op::Variable);
    let pointees = variables.filter_map(|variable| editor.pointee(variable.result_id?).ok());
    let memory = pointees.filter(|(class, _)| {
        !matches!(
            class,
            StorageClass::Input | StorageClass::Output | StorageClass::Private
        )
    });
    memory.map(|(_, ty)| ty).collect()
}

/// Returns every type of which one of `types` consists.
fn reachable(editor: &Editor, mut types: Vec<u32>) -> HashSet<u32> {
    let mut seen = HashSet::new();
    while let Some(ty) = types.pop() {
        if !seen.insert(ty) {
            continue;
        }
        let Some(definition) = editor.definition(ty) else {
            continue;
        };
        let parts = definition.operands.iter().filter_map(Operand::id_ref_any);
        match definition.class.opcode {
            Op::TypeStruct => types.extend(parts),
            // The second operand is a length.
            Op::TypeArray | Op::TypeRuntimeArray | Op::TypePointer => types.extend(parts.take(1)),
            _ => {}
        }
    }
    seen
}
