//! The GLSL text and the explicit interface of a case that must be refused.

use crate::case::refusal::RefusalCase;
use crate::case_glsl::{GlslError, declare};
use crate::sources::{Language, StageSource};
use crate::types::interface::{CaptureQualifiers, Origin};
use crate::types::{Interface, OutputVariable, Stage, Type};
use crate::units::{Binding, ByteOffset, Stride, round_up};
use std::collections::BTreeMap;

/// Returns the text with the mistake: the hand-written one, or the declarations of the
/// interface before an empty `main`.
///
/// # Errors
/// A block that GLSL cannot declare.
pub fn text(name: &str, refusal: &RefusalCase) -> Result<StageSource, GlslError> {
    if let Some(shader) = &refusal.shader {
        return Ok(shader.clone());
    }
    let interface = &refusal.interface;
    let primitives = match interface.stage {
        Stage::TessControl => "layout(vertices = 1) out;\n",
        Stage::TessEval => "layout(triangles) in;\n",
        Stage::Geometry => "layout(points) in;\nlayout(points, max_vertices = 1) out;\n",
        Stage::Vertex | Stage::Fragment | Stage::Compute => "",
    };
    Ok(StageSource {
        stage: interface.stage,
        name: name.to_owned(),
        language: Language::Glsl,
        text: format!(
            "#version 460\n{}{primitives}{}void main() {{}}\n",
            declare::extensions(interface),
            declare::outputs(interface, false)?
        ),
    })
}

/// Returns the interface as a module has it: with explicit buffers, offsets and
/// strides, as from a compiler without checks. Mistakes remain, and everything that
/// the declaration leaves to the compiler is valid.
pub fn explicit(interface: &Interface) -> Interface {
    let mut explicit = interface.clone();
    explicit.origin = Origin::Spirv;
    explicit.capturing = true;
    explicit.capability = true;
    explicit.buffers.clear();
    let mut named: BTreeMap<Binding, Stride> = BTreeMap::new();
    for buffer in &interface.buffers {
        if let Some(stride) = buffer.stride {
            named.entry(buffer.binding).or_insert(stride);
        }
    }
    let mut ends: BTreeMap<Binding, u64> = BTreeMap::new();
    for output in &mut explicit.outputs {
        place(output, &mut named, &mut ends);
    }
    for output in &mut explicit.outputs {
        if output.capture.stride.is_some() {
            continue;
        }
        let binding = output.capture.buffer.expect("`place` states the buffer");
        let stride = || {
            named.get(&binding).copied().unwrap_or_else(|| {
                let end = round_up(ends[&binding], 8);
                Stride(u32::try_from(end).expect("captures of a case end below 4 GiB"))
            })
        };
        match &mut output.block {
            Some(block) => {
                let captured = block.members.iter_mut().map(|member| &mut member.capture);
                for own in captured.filter(|own| own.offset.is_some()) {
                    own.stride.get_or_insert_with(stride);
                }
            }
            None if output.capture.offset.is_some() => output.capture.stride = Some(stride()),
            None => {}
        }
    }
    explicit
}

/// States an output's buffer and its members' offsets, and records the strides that it
/// states.
fn place(
    output: &mut OutputVariable,
    named: &mut BTreeMap<Binding, Stride>,
    ends: &mut BTreeMap<Binding, u64>,
) {
    let mut note = |qualifiers: CaptureQualifiers, binding: Binding, ty: &Type| {
        if let Some(stride) = qualifiers.stride {
            named.entry(binding).or_insert(stride);
        }
        if let Some(ByteOffset(offset)) = qualifiers.offset {
            let end = ends.entry(binding).or_default();
            *end = (*end).max(u64::from(offset) + 4 * u64::from(ty.components()));
        }
    };
    // GLSL captures into buffer 0 unless another is declared.
    let binding = *output.capture.buffer.get_or_insert_default();
    let Some(block) = &mut output.block else {
        note(output.capture, binding, &output.ty);
        return;
    };
    note(output.capture, binding, &Type::structure("", []));
    let structure = output.ty.without_arrays().as_struct();
    let fields = &structure.expect("a block has a struct type").members;
    let start = output
        .capture
        .offset
        .take()
        .map(|offset| u64::from(offset.0));
    let mut cursor = start;
    for (own, field) in block.members.iter_mut().zip(fields) {
        let own = &mut own.capture;
        if let (None, Some(at)) = (own.offset, cursor) {
            let wide = field.ty.contains_64bit() && cursor != start;
            let at = if wide { round_up(at, 8) } else { at };
            own.offset = u32::try_from(at).ok().map(ByteOffset);
        }
        if let (Some(offset), Some(_)) = (own.offset, cursor) {
            cursor = Some(u64::from(offset.0) + 4 * u64::from(field.ty.components()));
        }
        note(*own, binding, &field.ty);
    }
}
