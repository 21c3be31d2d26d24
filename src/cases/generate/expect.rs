//! The words of a capture, by the plainest arithmetic there is: one component
//! after the other, each at the next multiple of its size.
//!
//! GLSL 4.60 section 4.4.2.1, and nothing of any dialect. Written apart from the
//! capture engine, which must have the same result.

use crate::types::interface::CaptureQualifiers;
use crate::types::{Interface, Type};
use crate::units::{Binding, ByteOffset, Stream, Word};

/// One captured 32-bit word: where it lands, and which word of the interface it
/// is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlacedWord {
    pub binding: Binding,
    pub offset: ByteOffset,
    pub stream: Stream,
    pub word: Word,
}

/// The words that an interface captures in which everything is explicit, by
/// (binding, offset).
pub fn words(explicit: &Interface) -> Vec<PlacedWord> {
    let mut found = Vec::new();
    let mut word = 0;
    for output in &explicit.outputs {
        let own = output.capture;
        let structure = output.ty.without_arrays().as_struct();
        match (&output.block, structure) {
            (Some(block), Some(structure)) => {
                for element in 0..output.ty.flattened_len() {
                    for (field, member) in structure.members.iter().zip(&block.members) {
                        let capture = CaptureQualifiers {
                            buffer: member.capture.buffer.or(own.buffer),
                            stream: member.capture.stream.or(own.stream),
                            ..member.capture
                        };
                        flatten(&field.ty, &capture, element, &mut word, &mut found);
                    }
                }
            }
            _ => flatten(&output.ty, &own, 0, &mut word, &mut found),
        }
    }
    found.sort_unstable();
    found
}

/// Appends the words of `ty`, if it is captured, and counts them anyway.
fn flatten(
    ty: &Type,
    capture: &CaptureQualifiers,
    element: u32,
    word: &mut u32,
    found: &mut Vec<PlacedWord>,
) {
    let mut sizes = Vec::new();
    component_sizes(ty, &mut sizes);
    let mut at = capture.offset.map_or(0, |offset| offset.0);
    let binding = Binding(capture.buffer.unwrap_or_default().0 + element);
    for size in sizes {
        at = at.next_multiple_of(size);
        for part in 0..size / 4 {
            if capture.offset.is_some() {
                found.push(PlacedWord {
                    binding,
                    offset: ByteOffset(at + 4 * part),
                    stream: capture.stream.unwrap_or_default(),
                    word: Word(*word),
                });
            }
            *word += 1;
        }
        at += size;
    }
}

/// The size in bytes of each component, in order.
fn component_sizes(ty: &Type, sizes: &mut Vec<u32>) {
    match ty {
        Type::Scalar(scalar) | Type::Vector { scalar, .. } | Type::Matrix { scalar, .. } => {
            let size = 4 * scalar.words();
            let count = ty.components() / scalar.words();
            sizes.extend((0..count).map(|_| size));
        }
        Type::Array { element, len, .. } => {
            (0..*len).for_each(|_| component_sizes(element, sizes));
        }
        Type::Struct(structure) => {
            let members = structure.members.iter();
            members.for_each(|member| component_sizes(&member.ty, sizes));
        }
    }
}
