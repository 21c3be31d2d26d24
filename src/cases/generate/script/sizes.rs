//! Numbers at the boundaries where drivers change their behaviour: few, the sizes of
//! batches, the widths of counters. Small numbers are more frequent, because they cost
//! less.

use crate::generate::Rng;

/// The exponents of the large boundaries, and how many of a thousand scripts have draws
/// of up to that size.
const LARGE: [(u32, u32); 4] = [(8, 90), (10, 40), (12, 35), (16, 20)];

/// Numbers of a small draw: 0, 1, 2, and those that fill and do not fill primitives.
const SMALL: [u32; 20] = [
    0, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9, 10, 11, 12, 13, 15, 17,
];

/// The small draws for which a range has place.
pub(super) const DRAWS_OF_A_RANGE: u64 = 6;

/// The size of the largest draws of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scale {
    Small,
    /// Small ones, in ranges for one more draw of this number of vertices.
    WithLarge(u32),
    /// Up to one more than two to this power.
    Large(u32),
}

impl Scale {
    /// The scale of a script.
    pub fn random(rng: &mut Rng) -> Scale {
        let mut number = rng.below(1000);
        for (exponent, share) in LARGE {
            if number < share {
                return Scale::Large(exponent);
            }
            number -= share;
        }
        Scale::Small
    }

    /// A number of vertices, below `end`.
    pub fn vertices(self, rng: &mut Rng, end: u32) -> u32 {
        let number = match self {
            Scale::Large(exponent) if rng.chance(60) => near(rng, exponent),
            Scale::Large(_) | Scale::WithLarge(_) | Scale::Small => {
                *rng.pick(&SMALL).expect("there are small numbers")
            }
        };
        if number < end {
            number
        } else {
            rng.below(end.min(18))
        }
    }

    /// The vertices of a few draws.
    pub fn capacity(self) -> u64 {
        match self {
            Scale::Small => 64,
            Scale::WithLarge(vertices) => u64::from(vertices).div_ceil(DRAWS_OF_A_RANGE) + 64,
            Scale::Large(exponent) => (2 << exponent) + 64,
        }
    }
}

/// A number next to two to a power: one less, itself, one or a few more.
fn near(rng: &mut Rng, exponent: u32) -> u32 {
    let boundary = 1 << exponent;
    let distances = [
        boundary - 1,
        boundary,
        boundary,
        boundary + 1,
        boundary + 1,
        boundary + 5,
    ];
    *rng.pick(&distances).expect("there are distances")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_boundary_and_its_neighbours_occur() {
        let mut rng = Rng::new(5);
        let mut seen = BTreeSet::new();
        for _ in 0..40_000 {
            let scale = Scale::random(&mut rng);
            seen.insert(scale.vertices(&mut rng, 1 << 17));
        }
        for exponent in [8, 10, 12, 16] {
            let boundary = 1 << exponent;
            for number in [boundary - 1, boundary, boundary + 1] {
                assert!(seen.contains(&number), "{number}");
            }
        }
        assert!(SMALL.iter().all(|number| seen.contains(number)));
        assert!((0..100).all(|_| Scale::Large(16).vertices(&mut rng, 40) < 40));
    }
}
