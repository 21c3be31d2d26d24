//! The size of points: Vulkan requires a vertex shader to write it where points
//! are drawn, OpenGL has state for it.

use super::error::GlProgramError;
use crate::spirv::edit::Value;
use crate::spirv::edit::code::Code;
use crate::spirv::{Editor, Target};
use crate::types::{Scalar, Type};
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{BuiltIn, Decoration, Op, StorageClass};

/// The initial point size of OpenGL.
const SIZE: f32 = 1.0;

/// The output that is the point size of a module.
struct PointSize {
    variable: u32,
    /// The member, if the variable is a block.
    member: Option<u32>,
}

/// Writes the point size at the start of the shader, unless the shader writes it.
pub(super) fn complete(editor: &mut Editor) -> Result<(), GlProgramError> {
    let place = find(editor);
    if place
        .as_ref()
        .is_some_and(|place| is_written(editor, place))
    {
        return Ok(());
    }
    let ty = editor.ty(&Type::Scalar(Scalar::F32))?;
    let id = editor.constant(Scalar::F32, SIZE.to_bits().into())?;
    let place = match place {
        Some(place) => place,
        None => {
            let variable = editor.variable(StorageClass::Output, ty, "gl_PointSize")?;
            let builtin = BuiltIn::PointSize as u32;
            editor.decorate(Target::Id(variable), Decoration::BuiltIn, &[builtin]);
            PointSize {
                variable,
                member: None,
            }
        }
    };
    let mut code = Code::new();
    let path: Vec<u32> = place.member.into_iter().collect();
    editor.write(&mut code, place.variable, &path, Value { id, ty })?;
    let function = editor.function("xfb_point_size", code)?;
    editor.call_at_start(function)?;
    Ok(())
}

fn find(editor: &Editor) -> Option<PointSize> {
    let outputs = editor.entry().interface.iter().copied();
    let mut outputs = outputs.filter(|id| {
        let class = editor.pointee(*id).map(|(class, _)| class);
        class == Ok(StorageClass::Output)
    });
    let is_size =
        |target| editor.decoration(target, Decoration::BuiltIn) == Some(BuiltIn::PointSize as u32);
    outputs.find_map(|variable| {
        if is_size(Target::Id(variable)) {
            let member = None;
            return Some(PointSize { variable, member });
        }
        let (_, ty) = editor.pointee(variable).ok()?;
        let block = editor
            .definition(ty)
            .filter(|d| d.class.opcode == Op::TypeStruct)?;
        let mut members = (0..).zip(&block.operands).map(|(member, _)| member);
        let member = members.find(|member| is_size(Target::Member(ty, *member)))?;
        Some(PointSize {
            variable,
            member: Some(member),
        })
    })
}

/// Returns whether the shader writes it: the variable, the block, or the member.
fn is_written(editor: &Editor, place: &PointSize) -> bool {
    let constant = |operand: Option<&Operand>| {
        let definition = editor.definition(operand?.id_ref_any()?)?;
        match definition.operands.first() {
            Some(Operand::LiteralBit32(value)) => Some(*value),
            _ => None,
        }
    };
    let touches = |instruction: &Instruction| {
        let first = instruction.operands.first().and_then(Operand::id_ref_any);
        if first != Some(place.variable) {
            return false;
        }
        match instruction.class.opcode {
            Op::Store | Op::CopyMemory => true,
            Op::AccessChain | Op::InBoundsAccessChain => {
                place.member.is_some() && constant(instruction.operands.get(1)) == place.member
            }
            _ => false,
        }
    };
    let functions = editor.module().functions.iter();
    let mut blocks = functions.flat_map(|function| &function.blocks);
    blocks.any(|block| block.instructions.iter().any(touches))
}
