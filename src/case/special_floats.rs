//! Zeros and infinities of floating-point type among the values that hand-written
//! shaders capture.
//!
//! A shader without the execution mode SignedZeroInfNanPreserve is assumed to need
//! neither the signs of zeros nor infinities, not even where it only moves them
//! (Vulkan, "Vulkan Environment for SPIR-V", "Precision and Operation of SPIR-V
//! Instructions"). The mode is optional for each width. Generated shaders write
//! neither zeros nor infinities.

use super::{Program, Values};
use crate::types::Scalar;
use std::collections::BTreeSet;

/// One such value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecialFloat {
    /// The row of the hand-written values.
    pub vertex: usize,
    /// The number of its first word in the interface.
    pub word: usize,
    /// Bits of its type.
    pub width: u32,
}

/// The property of a device on which the mode can be declared for floats of this width.
pub fn property(width: u32) -> String {
    format!("shaderSignedZeroInfNanPreserveFloat{width}")
}

impl Program {
    /// The zeros and infinities of floating-point type that its shaders capture.
    pub fn special_floats(&self) -> Vec<SpecialFloat> {
        let Values::HandWritten(vertices) = &self.values else {
            return Vec::new();
        };
        let mut special = Vec::new();
        for leaf in self.interface.leaves() {
            let scalar = leaf.ty.scalar().expect("a leaf has a scalar type");
            if !matches!(scalar, Scalar::F32 | Scalar::F64) {
                continue;
            }
            let first = leaf.word.0 as usize;
            let words = first..first + leaf.ty.components() as usize;
            for (vertex, row) in vertices.iter().enumerate() {
                for word in words.clone().step_by(scalar.words() as usize) {
                    let bits = row[word..][..scalar.words() as usize].iter().copied();
                    let bits: Option<Vec<u32>> = bits.collect();
                    if bits.is_some_and(|bits| is_special(&bits)) {
                        special.push(SpecialFloat {
                            vertex,
                            word,
                            width: 8 * scalar.bytes(),
                        });
                    }
                }
            }
        }
        special
    }

    /// The widths of these values: those for which the execution mode is declared where
    /// the device has the [`property`].
    pub fn special_float_widths(&self) -> BTreeSet<u32> {
        self.special_floats().iter().map(|f| f.width).collect()
    }
}

/// Whether the words of a float, low word first, are a zero or an infinity.
fn is_special(words: &[u32]) -> bool {
    let value = match *words {
        [bits] => f64::from(f32::from_bits(bits)),
        [low, high] => f64::from_bits(u64::from(high) << 32 | u64::from(low)),
        _ => unreachable!("a float has one or two words"),
    };
    value == 0.0 || value.is_infinite()
}
