//! The statements of the fragment shader that reads a packed interface: every
//! word that it reads goes to a storage buffer.

use super::declare::{line, word_bits};
use crate::case::packed_interface::FragmentPacking;
use crate::types::interface::Leaf;
use crate::types::{Interface, Type};

/// Statements that copy every word to the output.
pub fn statements(packed: &FragmentPacking, producer: &Interface) -> String {
    let words = packed.words(producer);
    let mut text = String::new();
    for leaf in packed.interface(producer).leaves() {
        for part in 0..leaf.ty.components() {
            let word = words[(leaf.word.0 + part) as usize];
            let bits = bits(&leaf, part);
            line(
                &mut text,
                format_args!("    xfb_seen[xfb_row + {word}u] = {bits};"),
            );
        }
    }
    text
}

/// The GLSL expression for the bits of a word of a leaf.
fn bits(leaf: &Leaf, part: u32) -> String {
    const COMPONENTS: [&str; 4] = [".x", ".y", ".z", ".w"];
    let scalar = leaf
        .ty
        .scalar()
        .expect("a leaf is a scalar, a vector or a matrix");
    let (component, half) = (part / scalar.words(), part % scalar.words());
    let letter = |component: u32| COMPONENTS[(component % 4) as usize];
    let place = match leaf.ty {
        Type::Vector { .. } => letter(component).to_owned(),
        Type::Matrix { rows, .. } => format!("[{}]{}", component / rows, letter(component % rows)),
        Type::Scalar(_) => String::new(),
        Type::Array { .. } | Type::Struct(_) => unreachable!("a leaf is not an aggregate"),
    };
    let value = format!("{}{place}", leaf.expression);
    word_bits(&value, scalar, half)
}
