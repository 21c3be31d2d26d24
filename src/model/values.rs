//! The values that generated shaders write, and how to read one back.
//!
//! Every 32-bit word that a shader writes names its stream, its origin (which
//! vertex of the draw, or which emission) and its word of the interface: 31
//! bits, mixed by a bijection with the seed, then dressed as an integer or as a
//! finite normal float with all mantissa bits in use. So a stray word found
//! anywhere in memory can be traced to where it came from. The shader side is
//! `shaders/values.glsl`; nothing but a test ties the two together.

use crate::types::Scalar;
use crate::types::interface::{BuiltIn, Leaf};
use crate::units::{Stream, Word};

/// Bits of an identity and of a mixed value.
const MASK: u32 = 0x7fff_ffff;
/// Bits of a word's number in an identity.
const WORD_BITS: u32 = 12;
/// Bits of an origin in an identity.
pub const ORIGIN_BITS: u32 = 17;

const FACTOR_1: u32 = 0x2c1b_3c6d;
const FACTOR_2: u32 = 0x297a_2d39;

/// The first of four words that no interface has
/// (`types::interface::MAX_WORDS` is below): what a generated shader writes to a
/// gl_Position that the case does not declare.
pub const POSITION_WORD: u32 = 4092;

/// Origins between one instance of a draw and the next: a draw of several
/// instances has at most this many vertices in each.
pub const INSTANCE_SPAN: u32 = 1 << 12;

/// The origin of a vertex that the vertex shader captures, by `gl_VertexIndex`
/// and `gl_InstanceIndex`.
pub fn vertex_origin(vertex_index: u32, instance_index: u32) -> u32 {
    vertex_index.wrapping_add(instance_index.wrapping_mul(INSTANCE_SPAN))
}

/// The origin of a geometry shader's emission: `base` is the greatest
/// vertex origin among the primitive's input vertices; `emission` counts the vertices
/// emitted so far, over all streams and invocations, of `emissions` in all.
pub fn emission_origin(base: u32, emission: u32, emissions: u32) -> u32 {
    base.wrapping_mul(emissions).wrapping_add(emission)
}

/// The origin of a corner of a tessellation domain: `first` is the vertex
/// origin of the patch's first control point.
pub fn corner_origin(first: u32, corner: u32) -> u32 {
    first.wrapping_add(corner)
}

/// What a value names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Identity {
    pub stream: Stream,
    /// Which vertex: the vertex's index (instances follow one another), or the
    /// number of the emission or domain corner, counted over all primitives.
    pub origin: u32,
    pub word: Word,
}

/// How a word is dressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dress {
    /// Any 32 bits: integers, and the low word of a double.
    Integer,
    /// A finite, normal float.
    Float,
    /// A finite, positive, normal float: PointSize must be above zero.
    PositiveFloat,
    /// The high word of a finite, normal double.
    DoubleHigh,
}

/// The dress of word `part` (0-based) of a leaf.
pub fn dress(leaf: &Leaf, part: u32) -> Dress {
    match leaf.ty.scalar() {
        _ if leaf.builtin == Some(BuiltIn::PointSize) => Dress::PositiveFloat,
        Some(Scalar::F32) => Dress::Float,
        Some(Scalar::F64) if part % 2 == 1 => Dress::DoubleHigh,
        _ => Dress::Integer,
    }
}

/// The 32 bits that the shader writes.
pub fn encode(seed: u32, identity: Identity, dress: Dress) -> u32 {
    let id = (identity.stream.0 << (ORIGIN_BITS + WORD_BITS))
        | (identity.origin << WORD_BITS)
        | identity.word.0;
    let m = mix((id ^ seed) & MASK);
    match dress {
        Dress::Integer => m | ((m >> 13) & 1) << 31,
        Dress::Float => (m >> 30) << 31 | (64 + ((m >> 23) & 0x7f)) << 23 | m & 0x7f_ffff,
        Dress::PositiveFloat => (64 + ((m >> 23) & 0x7f)) << 23 | m & 0x7f_ffff,
        Dress::DoubleHigh => (m >> 30) << 31 | (512 + ((m >> 20) & 0x3ff)) << 20 | m & 0xf_ffff,
    }
}

/// Every identity whose value these bits could be, in any dress; the caller
/// keeps those that exist in its job.
pub fn decode(seed: u32, bits: u32) -> Vec<(Identity, Dress)> {
    let mut mixed = vec![(bits & MASK, Dress::Integer)];
    let exponent = (bits >> 23) & 0xff;
    if (64..192).contains(&exponent) {
        let low = (exponent - 64) << 23 | bits & 0x7f_ffff;
        mixed.push((bits >> 31 << 30 | low, Dress::Float));
        mixed.extend([0, 1].map(|top| (top << 30 | low, Dress::PositiveFloat)));
    }
    let exponent = (bits >> 20) & 0x7ff;
    if (512..1536).contains(&exponent) {
        let low = (exponent - 512) << 20 | bits & 0xf_ffff;
        mixed.push((bits >> 31 << 30 | low, Dress::DoubleHigh));
    }
    mixed
        .into_iter()
        .map(|(m, dress)| {
            let id = (unmix(m) ^ seed) & MASK;
            let identity = Identity {
                stream: Stream(id >> (ORIGIN_BITS + WORD_BITS)),
                origin: (id >> WORD_BITS) & ((1 << ORIGIN_BITS) - 1),
                word: Word(id & ((1 << WORD_BITS) - 1)),
            };
            (identity, dress)
        })
        .filter(|&(identity, dress)| encode(seed, identity, dress) == bits)
        .collect()
}

/// A bijection of 31-bit numbers.
fn mix(mut x: u32) -> u32 {
    x ^= x >> 15;
    x = x.wrapping_mul(FACTOR_1) & MASK;
    x ^= x >> 12;
    x = x.wrapping_mul(FACTOR_2) & MASK;
    x ^ x >> 15
}

/// The inverse of [`mix`].
fn unmix(mut x: u32) -> u32 {
    x = unshift(x, 15);
    x = x.wrapping_mul(inverse(FACTOR_2)) & MASK;
    x = unshift(x, 12);
    x = x.wrapping_mul(inverse(FACTOR_1)) & MASK;
    unshift(x, 15)
}

/// The inverse of `x ^ x >> by` on 31 bits.
fn unshift(x: u32, by: u32) -> u32 {
    let mut y = x;
    let mut shift = by;
    while shift < 31 {
        y = x ^ y >> by;
        shift += by;
    }
    y
}

/// The inverse of an odd number modulo 2^32, by Newton's iteration.
fn inverse(odd: u32) -> u32 {
    (0..5).fold(odd, |i, _| {
        i.wrapping_mul(2u32.wrapping_sub(odd.wrapping_mul(i)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identities() -> impl Iterator<Item = Identity> {
        (0..4).flat_map(|stream| {
            [0, 1, 7, 4095, 100_000, (1 << ORIGIN_BITS) - 1]
                .into_iter()
                .flat_map(move |origin| {
                    [0, 1, 31, 127, 4095].into_iter().map(move |word| Identity {
                        stream: Stream(stream),
                        origin,
                        word: Word(word),
                    })
                })
        })
    }

    #[test]
    fn every_value_is_traced_back() {
        for seed in [0, 1, 0xdead_beef] {
            for identity in identities() {
                for dress in [
                    Dress::Integer,
                    Dress::Float,
                    Dress::PositiveFloat,
                    Dress::DoubleHigh,
                ] {
                    let bits = encode(seed, identity, dress);
                    assert!(
                        decode(seed, bits).contains(&(identity, dress)),
                        "{identity:?} {dress:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn floats_are_finite_and_normal() {
        for identity in identities() {
            let float = f32::from_bits(encode(5, identity, Dress::Float));
            assert!(float.is_normal(), "{float}");
            let float = f32::from_bits(encode(5, identity, Dress::PositiveFloat));
            assert!(float.is_normal() && float > 0.0, "{float}");
            let high = u64::from(encode(5, identity, Dress::DoubleHigh));
            assert!(f64::from_bits(high << 32 | 0xffff_ffff).is_normal());
        }
    }

    #[test]
    fn neighbours_get_unlike_values() {
        let value = |origin, word| {
            let identity = Identity {
                stream: Stream(0),
                origin,
                word: Word(word),
            };
            encode(0, identity, Dress::Integer)
        };
        assert!((value(0, 0) ^ value(0, 1)).count_ones() > 4);
        assert!((value(0, 0) ^ value(1, 0)).count_ones() > 4);
    }
}
