//! Compares an image with the points that had to be drawn into it.
//!
//! Each point has a pixel of its own and draws a number that names its stream
//! and its origin (`model::points`); pixels without a point stay as they were.

use super::read_fault::{Point, ReadFault, ReadFaultKind, ReadPlace, Subject, WrongValue};
use crate::model::points;
use crate::model::values::{self, Encoding, POSITION_WORD};
use crate::units::Stream;
use std::collections::{BTreeMap, BTreeSet};

/// A run in which points were drawn.
pub struct Picture<'a> {
    pub seed: u32,
    /// The stream that is rasterized.
    pub stream: Stream,
    /// Origins of the points that must be drawn; that of a point is its pixel.
    pub drawn: &'a BTreeSet<u32>,
    /// The content of the image before the run.
    pub before: &'a [u8],
    /// The content of the image after each run.
    pub after: Vec<&'a [u8]>,
}

/// Compares every pixel after every run; `None` where all are right.
pub fn judge(picture: &Picture<'_>) -> Option<ReadFault> {
    let mut wrong: BTreeMap<usize, WrongValue> = BTreeMap::new();
    for after in &picture.after {
        let pixels = picture.before.len().max(after.len()).div_ceil(4);
        for pixel in 0..pixels {
            if let Some(value) = picture.wrong_value(pixel, after) {
                wrong.entry(pixel).or_insert(value);
            }
        }
    }
    let subject = Subject::Image {
        points: picture.drawn.len(),
        stream: picture.stream.0,
    };
    ReadFault::new(subject, wrong)
}

impl Picture<'_> {
    fn wrong_value(&self, pixel: usize, after: &[u8]) -> Option<WrongValue> {
        let (before, observed) = (number(self.before, pixel), number(after, pixel));
        // Every view has a layer of its own and draws every point.
        let pixel_number = u32::try_from(pixel).expect("images are far smaller");
        let origin = pixel_number % points::PIXELS;
        let drawn = self.drawn.contains(&origin);
        let expected = if drawn {
            points::number(self.seed, self.stream, origin)
        } else {
            before
        };
        if observed == expected {
            return None;
        }
        let (kind, found) = self.trace(before, observed, drawn);
        let point = Point {
            origin,
            stream: self.stream.0,
        };
        Some(WrongValue {
            kind,
            place: ReadPlace::Pixel {
                pixel,
                point: drawn.then_some(point),
            },
            expected,
            observed,
            found,
        })
    }

    /// The content of a wrong pixel.
    fn trace(&self, before: u32, observed: u32, drawn: bool) -> (ReadFaultKind, String) {
        if observed == before {
            return (ReadFaultKind::PixelMissing, "was not drawn".to_owned());
        }
        let named = values::decode(self.seed, observed);
        let point = named
            .into_iter()
            .find(|(identity, encoding)| {
                identity.word.0 == POSITION_WORD && *encoding == Encoding::Integer
            })
            .map(|(identity, _)| Point {
                origin: identity.origin,
                stream: identity.stream.0,
            });
        match point {
            None => (
                ReadFaultKind::PixelGarbage,
                format!("holds {observed:#010x}, not the number of a point"),
            ),
            Some(point) => {
                let kind = match (point.stream == self.stream.0, drawn) {
                    (false, _) => ReadFaultKind::PixelOfAnotherStream,
                    (true, true) => ReadFaultKind::PixelDisplaced,
                    (true, false) => ReadFaultKind::PixelStray,
                };
                (kind, format!("holds {point}"))
            }
        }
    }
}

/// Number `at` of `bytes`.
fn number(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(std::array::from_fn(|i| bytes[4 * at + i]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: u32 = 5;

    /// Points 1 and 3 of stream 2 among five pixels; `change` spoils the image.
    fn judged(change: impl Fn(&mut [u32])) -> Option<ReadFault> {
        let drawn = BTreeSet::from([1, 3]);
        let before: Vec<u32> = (0..5).map(|at| 0x5eed_0000 + at).collect();
        let mut after = before.clone();
        for &origin in &drawn {
            after[origin as usize] = points::number(SEED, Stream(2), origin);
        }
        let right = after.clone();
        change(&mut after);
        let bytes =
            |numbers: &[u32]| -> Vec<u8> { numbers.iter().flat_map(|n| n.to_le_bytes()).collect() };
        let (before, right, after) = (bytes(&before), bytes(&right), bytes(&after));
        judge(&Picture {
            seed: SEED,
            stream: Stream(2),
            drawn: &drawn,
            before: &before,
            after: vec![&right, &after],
        })
    }

    #[test]
    fn each_way_of_being_wrong_has_a_name() {
        assert_eq!(judged(|_| ()), None);
        let of = |stream, origin| points::number(SEED, Stream(stream), origin);
        type Spoil<'a> = &'a dyn Fn(&mut [u32]);
        let rows: [(Spoil<'_>, &str, &str); 5] = [
            (
                &|image| image[3] = 0x5eed_0003,
                "pixel-missing",
                "pixel 3 was not drawn; expected the point of source vertex 3, stream 2",
            ),
            (
                &|image| image[1] = of(0, 1),
                "pixel-of-another-stream",
                "pixel 1 holds the point of source vertex 1, stream 0; expected ",
            ),
            (
                &|image| image[0] = of(2, 0),
                "pixel-stray",
                "no point may be drawn there",
            ),
            (
                &|image| image[1] = of(2, 3),
                "pixel-displaced",
                "pixel 1 holds the point of source vertex 3, stream 2",
            ),
            (
                &|image| image[4] = 9,
                "pixel-garbage",
                "pixel 4 holds 0x00000009",
            ),
        ];
        for (change, fingerprint, headline) in rows {
            let wrong = judged(change).expect(headline);
            assert_eq!(wrong.fingerprint(), fingerprint);
            assert!(wrong.headline().text.contains(headline), "{wrong:?}");
            assert_eq!(
                wrong.subject,
                Subject::Image {
                    points: 2,
                    stream: 2
                }
            );
        }
        let all = judged(|image| image.fill(9)).expect("all is wrong");
        assert_eq!(all.fingerprint(), "pixel-garbage");
    }
}
