//! Zeros, infinities and denormals of floating-point type among the values that
//! hand-written shaders capture.
//!
//! A shader without the execution mode SignedZeroInfNanPreserve is assumed to need
//! neither the signs of zeros nor infinities, not even where it only moves them, and
//! without DenormPreserve a denormal that is input into the shader may be flushed
//! (Vulkan, "Vulkan Environment for SPIR-V", "Precision and Operation of SPIR-V
//! Instructions"). Each mode is optional for each width. A denormal that results from a
//! bit cast of an integer is not flushed. Generated shaders write no such values but to
//! a gl_Position that is not captured.

use super::{Program, Values};
use crate::script::Feature;
use crate::types::Scalar;
use std::collections::BTreeSet;
use std::num::FpCategory;

/// One such value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecialFloat {
    /// The row of the hand-written values.
    pub vertex: usize,
    /// The number of its first word in the interface.
    pub word: usize,
    /// The execution mode that preserves it.
    pub mode: FloatMode,
}

/// An execution mode that preserves values of one width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FloatMode {
    pub preserved: Preserved,
    /// Bits of the type.
    pub width: u32,
}

/// The class of values that an execution mode preserves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Preserved {
    /// SignedZeroInfNanPreserve
    ZerosAndInfinities,
    /// DenormPreserve
    Denormals,
}

impl FloatMode {
    /// The properties of a device on which the mode can be declared for one width
    /// alone (VUID-RuntimeSpirv-denormBehaviorIndependence-06289 and -06290).
    pub fn properties(self) -> &'static [Feature] {
        match (self.preserved, self.width) {
            (Preserved::ZerosAndInfinities, 32) => {
                &[Feature::ShaderSignedZeroInfNanPreserveFloat32]
            }
            (Preserved::ZerosAndInfinities, _) => &[Feature::ShaderSignedZeroInfNanPreserveFloat64],
            (Preserved::Denormals, 32) => &[
                Feature::ShaderDenormPreserveFloat32,
                Feature::DenormBehaviorIndependence32BitOnly,
            ],
            (Preserved::Denormals, _) => &[
                Feature::ShaderDenormPreserveFloat64,
                Feature::DenormBehaviorIndependenceAll,
            ],
        }
    }
}

impl Program {
    /// The zeros, infinities and denormals of floating-point type that its shaders
    /// capture; denormals only of outputs that the shaders read as floats.
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
            let input = |name: &String| leaf.is_part_of(name);
            let is_input = self.float_inputs.iter().any(input);
            let first = leaf.word.0 as usize;
            let words = first..first + leaf.ty.components() as usize;
            for (vertex, row) in vertices.iter().enumerate() {
                for word in words.clone().step_by(scalar.words() as usize) {
                    let bits = row[word..][..scalar.words() as usize].iter().copied();
                    let bits: Option<Vec<u32>> = bits.collect();
                    let preserved = bits.and_then(|bits| preserved(&bits));
                    if let Some(preserved) = preserved
                        && (is_input || preserved != Preserved::Denormals)
                    {
                        let width = 8 * scalar.bytes();
                        special.push(SpecialFloat {
                            vertex,
                            word,
                            mode: FloatMode { preserved, width },
                        });
                    }
                }
            }
        }
        special
    }

    /// The execution modes that preserve these values and those of the position: each is
    /// declared where the device has its [properties](FloatMode::properties).
    pub fn float_modes(&self) -> BTreeSet<FloatMode> {
        let position = self.pipeline.position.is_special().then_some(FloatMode {
            preserved: Preserved::ZerosAndInfinities,
            width: 32,
        });
        let captured = self.special_floats().into_iter().map(|float| float.mode);
        captured.chain(position).collect()
    }
}

/// Returns the class of special values that a float of these words belongs to, low word
/// first; `None` for other values.
fn preserved(words: &[u32]) -> Option<Preserved> {
    let class = match *words {
        [bits] => f32::from_bits(bits).classify(),
        [low, high] => f64::from_bits(u64::from(high) << 32 | u64::from(low)).classify(),
        _ => unreachable!("a float has one or two words"),
    };
    match class {
        FpCategory::Zero | FpCategory::Infinite => Some(Preserved::ZerosAndInfinities),
        FpCategory::Subnormal => Some(Preserved::Denormals),
        FpCategory::Nan | FpCategory::Normal => None,
    }
}
