//! What was drawn into an image, against what had to be.
//!
//! Each point has a pixel of its own and draws a number that names its stream
//! and its origin (`model::points`); pixels without a point stay as they were.

use super::reads::Misread;
use crate::model::points;
use crate::model::values::{self, Encoding, POSITION_WORD};
use crate::units::Stream;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Differences told one by one.
const MAX_LINES: usize = 8;

/// What is known of a run in which points were drawn.
pub struct Picture<'a> {
    pub seed: u32,
    /// The stream that is rasterized.
    pub stream: Stream,
    /// Origins of the points that must be drawn; that of a point is its pixel.
    pub drawn: &'a BTreeSet<u32>,
    /// What the image held before.
    pub before: &'a [u8],
    /// What it held after each run.
    pub after: Vec<&'a [u8]>,
}

/// Compares every pixel after every run; `None` where all is right.
pub fn judge(picture: &Picture<'_>) -> Option<Misread> {
    let mut differences: BTreeMap<usize, (&'static str, String)> = BTreeMap::new();
    for after in &picture.after {
        let pixels = picture.before.len().max(after.len()).div_ceil(4);
        for pixel in 0..pixels {
            if let Some(difference) = picture.difference(pixel, after) {
                differences.entry(pixel).or_insert(difference);
            }
        }
    }
    let (_, headline) = differences.values().next()?;
    let mut details = String::from("the image:\n");
    for (_, line) in differences.values().take(MAX_LINES) {
        let _ = writeln!(details, "  {line}");
    }
    if differences.len() > MAX_LINES {
        let _ = writeln!(details, "  and {} more", differences.len() - MAX_LINES);
    }
    let _ = writeln!(
        details,
        "{} points of stream {} are to be drawn",
        picture.drawn.len(),
        picture.stream
    );
    let kinds: BTreeSet<&str> = differences.values().map(|(kind, _)| *kind).collect();
    Some(Misread {
        headline: headline.clone(),
        details,
        fingerprint: kinds.into_iter().collect::<Vec<_>>().join("+"),
    })
}

impl Picture<'_> {
    /// What is wrong with a pixel, by its kind and for people.
    fn difference(&self, pixel: usize, after: &[u8]) -> Option<(&'static str, String)> {
        let (before, seen) = (number(self.before, pixel), number(after, pixel));
        // Every view has a layer of its own, and draws every point.
        let origin = u32::try_from(pixel).ok()? % points::PIXELS;
        let drawn = self.drawn.contains(&origin);
        let expected = match drawn {
            true => points::number(self.seed, self.stream, origin),
            false => before,
        };
        if seen == expected {
            return None;
        }
        let (kind, what) = self.trace(before, seen, drawn);
        let required = match drawn {
            true => format!("the point of origin {origin}, stream {}", self.stream),
            false => "what it held before: no point is drawn there".to_owned(),
        };
        Some((
            kind,
            format!("pixel {pixel} holds {what}; required: {required}"),
        ))
    }

    /// What stands in a pixel that is wrong.
    fn trace(&self, before: u32, seen: u32, drawn: bool) -> (&'static str, String) {
        if seen == before {
            let what = "what it held before: nothing was drawn".to_owned();
            return ("pixel-missing", what);
        }
        let named = values::decode(self.seed, seen);
        let point = named
            .into_iter()
            .find(|(identity, encoding)| {
                identity.word.0 == POSITION_WORD && *encoding == Encoding::Integer
            })
            .map(|(identity, _)| identity);
        match point {
            None => (
                "pixel-garbage",
                format!("{seen:#010x}, no number of a point"),
            ),
            Some(point) => {
                let what = format!(
                    "the point of origin {}, stream {}",
                    point.origin, point.stream
                );
                let kind = match (point.stream == self.stream, drawn) {
                    (false, _) => "pixel-of-another-stream",
                    (true, true) => "pixel-displaced",
                    (true, false) => "pixel-stray",
                };
                (kind, what)
            }
        }
    }
}

/// Number `at` of some bytes; past their end 0.
fn number(bytes: &[u8], at: usize) -> u32 {
    let byte = |i: usize| bytes.get(4 * at + i).copied().unwrap_or(0);
    u32::from_le_bytes(std::array::from_fn(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: u32 = 5;

    /// Points 1 and 3 of stream 2 among five pixels; `change` spoils the image.
    fn judged(change: impl Fn(&mut [u32])) -> Option<Misread> {
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
                "pixel 3 holds what it held before: nothing was drawn; required: the point of \
                 origin 3, stream 2",
            ),
            (
                &|image| image[1] = of(0, 1),
                "pixel-of-another-stream",
                "pixel 1 holds the point of origin 1, stream 0; required: ",
            ),
            (
                &|image| image[0] = of(2, 0),
                "pixel-stray",
                "required: what it held before: no point is drawn there",
            ),
            (
                &|image| image[1] = of(2, 3),
                "pixel-displaced",
                "pixel 1 holds the point of origin 3, stream 2",
            ),
            (
                &|image| image[4] = 9,
                "pixel-garbage",
                "pixel 4 holds 0x00000009",
            ),
        ];
        for (change, fingerprint, headline) in rows {
            let wrong = judged(change).expect(headline);
            assert_eq!(wrong.fingerprint, fingerprint);
            assert!(wrong.headline.contains(headline), "{}", wrong.headline);
            assert!(wrong.details.contains("2 points of stream 2"));
        }
        let all = judged(|image| image.fill(9)).expect("all is wrong");
        assert_eq!(all.fingerprint, "pixel-garbage");
    }
}
