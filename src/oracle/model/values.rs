//! The values that generated shaders write, and how to read one back.
//!
//! Every 32-bit word that a shader writes names its stream, its origin (which
//! vertex of the draw, or which emission) and its word of the interface. Two
//! bijections mix stream and origin on one side and the word on the other, both
//! with the seed; their results share 31 bits, which are then encoded as an integer
//! or as a finite normal float with all mantissa bits in use. So a stray word found
//! anywhere in memory can be traced to where it came from. Everything after the
//! bijections is linear over exclusive or, and no word changes a sign or the top of
//! an exponent: a shader computes the part of the vertex once, in either encoding,
//! the parts of the words are constants, and one operation is left for each word
//! (code generation is most of a software driver's time). The shader side is
//! `shaders/values.glsl`; nothing but tests tie the two together.

use crate::types::Scalar;
use crate::types::interface::{BuiltIn, Leaf};
use crate::units::{Stream, Word};

/// Bits of an identity and of a mixed value.
const MASK: u32 = 0x7fff_ffff;
/// Bits of a word's number in an identity.
const WORD_BITS: u32 = 12;
const WORD_MASK: u32 = (1 << WORD_BITS) - 1;
/// Bits of an origin in an identity.
pub const ORIGIN_BITS: u32 = 17;
/// Bits of a stream and an origin.
const VERTEX_BITS: u32 = 2 + ORIGIN_BITS;
const VERTEX_MASK: u32 = (1 << VERTEX_BITS) - 1;

const VERTEX_FACTOR: u32 = 0x5_c1b3;
/// The factor by which [`hash`] multiplies a mixed stream and origin.
const VERTEX_HASH: u32 = 0x297a_2d39;
const WORD_FACTOR: u32 = 0xb2d;
/// The factor that repeats the bits of the word above themselves.
const REPEAT: u32 = 0x1001;
/// The bit above all that words change: of an integer it is repeated at the top.
const SIGN_BIT: u32 = 2 * WORD_BITS;
/// Set in a float's exponent unless the bit above it is: the exponent is of the
/// middle half of all.
const MIDDLE: u32 = 0x2000_0000;

/// The maximum number of words that the outputs of a case have: values name no more.
pub const MAX_WORDS: u32 = (1 << WORD_BITS) - 4;

/// The first of the four words that follow: what a generated shader writes to a
/// gl_Position that the case does not declare.
pub const POSITION_WORD: u32 = MAX_WORDS;

/// Origins between one instance of a draw and the next: a draw of several
/// instances has at most this many vertices in each.
pub const INSTANCE_SPAN: u32 = 1 << 12;

/// The seed of a program whose word 0 is word `first` of the case: a multiple of a power of
/// two that is not below the program's number of words.
pub fn program_seed(seed: u32, first: u32) -> u32 {
    seed ^ first << VERTEX_BITS
}

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

/// The identity that a value encodes: the stream, source vertex and word that it belongs
/// to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Identity {
    pub stream: Stream,
    /// The number of the vertex: its index (instances follow one another), or the
    /// number of the emission or domain corner, counted over all primitives.
    pub origin: u32,
    pub word: Word,
}

/// The encoding of a 32-bit component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// Any 32 bits: integers, and the low word of a double.
    Integer,
    /// A finite, normal float.
    Float,
    /// A finite, positive, normal float: PointSize must be above zero.
    PositiveFloat,
    /// The high word of a finite, normal double.
    DoubleHigh,
    /// A rate of fragment shading: at most one of two bits for each direction. It does
    /// not identify its vertex.
    ShadingRate,
}

/// The encoding of word `part` (0-based) of a leaf.
pub fn encoding(leaf: &Leaf, part: u32) -> Encoding {
    match leaf.builtin {
        Some(BuiltIn::PointSize) => Encoding::PositiveFloat,
        Some(BuiltIn::PrimitiveShadingRate) => Encoding::ShadingRate,
        Some(_) | None => {
            scalar_encoding(leaf.ty.scalar().expect("a leaf has a scalar type"), part)
        }
    }
}

/// The encoding of word `part` (0-based) of consecutive values of a scalar type.
pub fn scalar_encoding(scalar: Scalar, part: u32) -> Encoding {
    match scalar {
        Scalar::F32 => Encoding::Float,
        Scalar::F64 if part % 2 == 1 => Encoding::DoubleHigh,
        // Of the types below 32 bits, only their word is captured.
        Scalar::Bool
        | Scalar::I8
        | Scalar::U8
        | Scalar::I16
        | Scalar::U16
        | Scalar::F16
        | Scalar::I32
        | Scalar::U32
        | Scalar::I64
        | Scalar::U64
        | Scalar::Address
        | Scalar::F64 => Encoding::Integer,
    }
}

/// The 32 bits that the shader writes.
pub fn encode(seed: u32, identity: Identity, encoding: Encoding) -> u32 {
    let m = vertex_part(seed, identity.stream, identity.origin) ^ word_part(seed, identity.word);
    match encoding {
        Encoding::Integer => m | m >> SIGN_BIT << 31,
        Encoding::Float | Encoding::DoubleHigh => finite(m),
        Encoding::PositiveFloat => finite(m) & MASK,
        // Rule 95: the bit of four pixels excludes that of two.
        Encoding::ShadingRate => m & 0xf & !((m & 0xa) >> 1),
    }
}

/// Every identity whose value these bits could be, in any encoding that identifies
/// one; the caller keeps those that exist in its job.
pub fn decode(seed: u32, bits: u32) -> Vec<(Identity, Encoding)> {
    let low = bits & (MIDDLE - 1) | (bits >> 1) & MIDDLE;
    let [plus, minus] = [low, low | 1 << 30];
    [
        (bits & MASK, Encoding::Integer),
        (if bits >> 31 == 0 { plus } else { minus }, Encoding::Float),
        (
            if bits >> 31 == 0 { plus } else { minus },
            Encoding::DoubleHigh,
        ),
        (plus, Encoding::PositiveFloat),
        (minus, Encoding::PositiveFloat),
    ]
    .into_iter()
    .map(|(m, encoding)| (identity(seed, m), encoding))
    .filter(|&(identity, encoding)| encode(seed, identity, encoding) == bits)
    .collect()
}

/// The part of a stream and an origin in a mixed value.
fn vertex_part(seed: u32, stream: Stream, origin: u32) -> u32 {
    // The complement, so that the value of a small origin is not zero.
    let mut x = !((stream.0 << ORIGIN_BITS | origin) ^ seed) & VERTEX_MASK;
    x ^= x >> 10;
    x = x.wrapping_mul(VERTEX_FACTOR) & VERTEX_MASK;
    x ^= x >> 9;
    repeat(x << WORD_BITS | hash(x))
}

/// The part of a word in a mixed value.
fn word_part(seed: u32, word: Word) -> u32 {
    ((word.0 ^ seed >> VERTEX_BITS).wrapping_mul(WORD_FACTOR) & WORD_MASK) * REPEAT
}

/// The inverse of [`vertex_part`] and [`word_part`].
fn identity(seed: u32, mixed: u32) -> Identity {
    let both = repeat(mixed);
    let mut vertex = both >> WORD_BITS;
    let word = (both ^ hash(vertex)).wrapping_mul(inverse(WORD_FACTOR));
    vertex ^= vertex >> 9 ^ vertex >> 18;
    vertex = vertex.wrapping_mul(inverse(VERTEX_FACTOR)) & VERTEX_MASK;
    vertex ^= vertex >> 10;
    vertex = !(vertex ^ seed) & VERTEX_MASK;
    Identity {
        stream: Stream(vertex >> ORIGIN_BITS),
        origin: vertex & ((1 << ORIGIN_BITS) - 1),
        word: Word((word ^ seed >> VERTEX_BITS) & WORD_MASK),
    }
}

/// The bits that a mixed stream and origin adds to the bits of the word.
fn hash(vertex: u32) -> u32 {
    vertex.wrapping_mul(VERTEX_HASH) >> (32 - WORD_BITS)
}

/// A linear map that is its own inverse: the low bits are added to those above
/// them, which so distinguish words, too.
fn repeat(x: u32) -> u32 {
    x ^ (x & WORD_MASK) << WORD_BITS
}

/// Sign, exponent and mantissa of a float, or of the high word of a double.
fn finite(m: u32) -> u32 {
    let exponent = (m & MIDDLE) << 1 | (!m & MIDDLE);
    (m >> 30) << 31 | exponent | m & (MIDDLE - 1)
}

/// The inverse of an odd number modulo 2^32, by Newton's iteration.
fn inverse(odd: u32) -> u32 {
    (0..5).fold(odd, |i, _| {
        i.wrapping_mul(2u32.wrapping_sub(odd.wrapping_mul(i)))
    })
}

/// The numbers that `shaders/values.glsl` has too.
#[cfg(any(test, feature = "testing"))]
pub const NUMBERS: [u32; 8] = [
    VERTEX_MASK,
    VERTEX_FACTOR,
    VERTEX_HASH,
    WORD_MASK,
    WORD_FACTOR,
    REPEAT,
    MIDDLE,
    MIDDLE - 1,
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

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
                for encoding in [
                    Encoding::Integer,
                    Encoding::Float,
                    Encoding::PositiveFloat,
                    Encoding::DoubleHigh,
                ] {
                    let bits = encode(seed, identity, encoding);
                    assert!(
                        decode(seed, bits).contains(&(identity, encoding)),
                        "{identity:?} {encoding:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn floats_are_finite_and_normal() {
        for identity in identities() {
            let float = f32::from_bits(encode(5, identity, Encoding::Float));
            assert!(float.is_normal(), "{float}");
            let float = f32::from_bits(encode(5, identity, Encoding::PositiveFloat));
            assert!(float.is_normal() && float > 0.0, "{float}");
            let high = u64::from(encode(5, identity, Encoding::DoubleHigh));
            assert!(f64::from_bits(high << 32 | 0xffff_ffff).is_normal());
        }
    }

    #[test]
    fn rates_of_fragment_shading_have_one_bit_for_each_direction() {
        let mut rates: Vec<u32> = (0..100)
            .map(|origin| {
                let identity = Identity {
                    stream: Stream(0),
                    origin,
                    word: Word(1),
                };
                encode(5, identity, Encoding::ShadingRate)
            })
            .collect();
        rates.sort_unstable();
        rates.dedup();
        assert_eq!(rates, [0, 1, 2, 4, 5, 6, 8, 9, 10]);
    }

    #[test]
    fn no_two_words_of_an_interface_are_alike() {
        let words = 0..1 << WORD_BITS;
        let mut mixed: Vec<u32> = words.map(|w| word_part(0xdead_beef, Word(w))).collect();
        let origins = 0..1 << ORIGIN_BITS;
        let vertices = origins.map(|o| vertex_part(0xdead_beef, Stream(3), o));
        let vertices: HashSet<u32> = vertices.map(|m| repeat(m) >> WORD_BITS).collect();
        assert_eq!(vertices.len(), 1 << ORIGIN_BITS);
        mixed.sort_unstable();
        mixed.dedup();
        assert_eq!(mixed.len(), 1 << WORD_BITS);
    }

    #[test]
    fn values_of_another_program_are_traced_to_it() {
        let seed = 0xdead_beef;
        for identity in identities().filter(|identity| identity.word.0 < 32) {
            let own = program_seed(seed, 3 * 32);
            let bits = encode(own, identity, Encoding::Integer);
            let of_case = Identity {
                word: Word(3 * 32 + identity.word.0),
                ..identity
            };
            assert!(decode(seed, bits).contains(&(of_case, Encoding::Integer)));
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
            encode(0, identity, Encoding::Integer)
        };
        assert!((value(0, 0) ^ value(0, 1)).count_ones() > 4);
        assert!((value(0, 0) ^ value(1, 0)).count_ones() > 4);
    }
}
