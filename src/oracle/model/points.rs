//! The points that are drawn after capture, with their pixels and numbers.
//!
//! Vulkan "Rasterization" (the rasterization stream, points), "Primitive
//! Clipping", "Primitive Culling". Generated shaders put the point of origin n
//! at the centre of pixel n of a row, and give it a number that names it.

use super::values::{Encoding, Identity, POSITION_WORD, encode};
use crate::units::{Stream, Word};

/// Pixels of the row: lower origins are distinguishable.
pub const PIXELS: u32 = 64;

/// Part `part` of the position of a point: x grows by a pixel from origin to
/// origin. Every step of it is exact in 32 bits.
pub fn position(origin: u32, part: u32) -> u32 {
    let x = (origin as f32 + 0.5) * (2.0 / PIXELS as f32) - 1.0;
    [x, 0.0, 0.0, 1.0][part as usize % 4].to_bits()
}

/// The size of a point: larger than a pixel where its origin is not a multiple of
/// 8, yet too small to reach the centre of another pixel.
pub fn size(origin: u32) -> u32 {
    (1.0 + (origin % 8) as f32 * 0.125).to_bits()
}

/// The number that the point draws.
pub fn number(seed: u32, stream: Stream, origin: u32) -> u32 {
    let identity = Identity {
        stream,
        origin,
        word: Word(POSITION_WORD),
    };
    encode(seed, identity, Encoding::Integer)
}

/// Whether a point with these clip and cull distances is drawn: a point is
/// clipped, or culled, as soon as one of its distances is below zero.
pub fn passes(distances: impl IntoIterator<Item = u32>) -> bool {
    distances
        .into_iter()
        .all(|bits| f32::from_bits(bits) >= 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_lie_at_the_centres_of_their_pixels() {
        for origin in 0..PIXELS {
            // The viewport takes x to (x + 1) * width / 2.
            let x = f32::from_bits(position(origin, 0));
            assert_eq!((x + 1.0) * 32.0, origin as f32 + 0.5);
        }
        assert_eq!(position(3, 3), 1.0f32.to_bits());
    }

    #[test]
    fn no_point_reaches_the_next_centre() {
        for origin in 0..PIXELS {
            let half = f32::from_bits(size(origin)) / 2.0;
            assert!((0.5..1.0).contains(&half), "{half}");
        }
        assert_eq!(size(8), 1.0f32.to_bits());
        assert_eq!(size(4), 1.5f32.to_bits());
    }

    #[test]
    fn one_distance_below_zero_is_enough() {
        let bits = |values: &[f32]| values.iter().map(|v| v.to_bits()).collect::<Vec<_>>();
        assert!(passes(bits(&[])));
        assert!(passes(bits(&[1.0, 0.0])));
        assert!(!passes(bits(&[1.0, -1e-30, 2.0])));
    }

    #[test]
    fn numbers_tell_streams_and_origins_apart() {
        let mut seen = std::collections::BTreeSet::new();
        for stream in 0..4 {
            for origin in 0..PIXELS {
                assert!(seen.insert(number(7, Stream(stream), origin)));
            }
        }
    }
}
