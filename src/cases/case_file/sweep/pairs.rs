//! Pairwise choice: a few rows of a product of axes in which every pair of
//! values that meets anywhere in the product still meets.
//!
//! Greedy: of all rows the one that shows most pairs not seen yet is taken, until
//! none is left. The seed decides between equals, so that the choice is the same
//! on every machine and every day.

use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;

/// The rows of a product, as numbers of values: `width` of them per row.
pub struct Rows {
    /// Values of each column.
    sizes: Vec<usize>,
    digits: Vec<usize>,
}

impl Rows {
    /// No rows yet, of columns with these numbers of values.
    pub fn new(sizes: Vec<usize>) -> Rows {
        Rows {
            sizes,
            digits: Vec::new(),
        }
    }

    /// Adds a row: a value per column.
    pub fn push(&mut self, row: impl IntoIterator<Item = usize>) {
        self.digits.extend(row.into_iter().take(self.sizes.len()));
    }

    fn row(&self, index: usize) -> &[usize] {
        let width = self.sizes.len();
        &self.digits[index * width..(index + 1) * width]
    }

    fn len(&self) -> usize {
        self.digits.len().checked_div(self.sizes.len()).unwrap_or(1)
    }

    /// The chosen rows: all of `first`, and as many more as it takes for
    /// every pair of values that any row shows.
    pub fn choose(&self, first: impl Fn(usize) -> bool, seed: u64) -> Vec<bool> {
        let mut chosen = vec![false; self.len()];
        if self.sizes.len() < 2 {
            // No pairs: every value.
            return vec![true; self.len()];
        }
        let shown = self.pairs();
        let width = self.sizes.len();
        let per_row = width * (width - 1) / 2;
        let of_row = |index: usize| &shown[index * per_row..(index + 1) * per_row];
        let mut seen = vec![false; shown.iter().max().map_or(0, |last| last + 1)];
        let mut take = |index: usize, seen: &mut [bool]| {
            for &pair in of_row(index) {
                seen[pair] = true;
            }
            chosen[index] = true;
        };
        for index in (0..self.len()).filter(|&index| first(index)) {
            take(index, &mut seen);
        }
        // Rows are read very often: a plain loop.
        let gain = |index: usize, seen: &[bool]| {
            let mut gain = 0;
            for &pair in of_row(index) {
                gain += usize::from(!seen[pair]);
            }
            gain
        };
        // The gain of a row only decreases: the greatest known gain that
        // is still right is the greatest of all.
        let entry = |index| (gain(index, &seen), mixed(seed, self.row(index)), index);
        let mut heap: BinaryHeap<_> = (0..self.len()).map(entry).collect();
        while let Some(mut greatest) = heap.peek_mut() {
            let (known, _, index) = *greatest;
            match gain(index, &seen) {
                0 => drop(PeekMut::pop(greatest)),
                now if now == known => {
                    PeekMut::pop(greatest);
                    take(index, &mut seen);
                }
                // Finds its place when it is let go.
                now => greatest.0 = now,
            }
        }
        chosen
    }

    /// The pairs of every row, one row after the other: each pair of values of
    /// two columns has a number.
    fn pairs(&self) -> Vec<usize> {
        let mut shown = Vec::new();
        for index in 0..self.len() {
            let row = self.row(index);
            let mut start = 0;
            for (at, (left, left_size)) in row.iter().zip(&self.sizes).enumerate() {
                for (right, right_size) in row.iter().zip(&self.sizes).skip(at + 1) {
                    shown.push(start + left * right_size + right);
                    start += left_size * right_size;
                }
            }
        }
        shown
    }
}

/// A number that seems random, of the seed and the values (after FNV-1a).
fn mixed(seed: u64, row: &[usize]) -> u64 {
    let step = |hash: u64, number: u64| (hash ^ number).wrapping_mul(0x0000_0100_0000_01b3);
    let hash = row
        .iter()
        .fold(step(0xcbf2_9ce4_8422_2325, seed), |hash, &digit| {
            step(hash, digit as u64)
        });
    // The high bits, which have seen every value.
    hash ^ (hash >> 29)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// All rows of a product that `keep` keeps.
    fn product(sizes: &[usize], keep: impl Fn(&[usize]) -> bool) -> Rows {
        let mut rows = Rows::new(sizes.to_vec());
        let mut digits = vec![0; sizes.len()];
        loop {
            if keep(&digits) {
                rows.push(digits.iter().copied());
            }
            let next = digits
                .iter()
                .zip(sizes)
                .rposition(|(d, size)| d + 1 < *size);
            let Some(next) = next else {
                return rows;
            };
            digits[next] += 1;
            digits[next + 1..].fill(0);
        }
    }

    type Pair = (usize, usize, usize, usize);

    fn pairs(rows: &Rows, chosen: impl Fn(usize) -> bool) -> BTreeSet<Pair> {
        let mut seen = BTreeSet::new();
        for index in (0..rows.len()).filter(|&index| chosen(index)) {
            let row = rows.row(index);
            for (i, a) in row.iter().enumerate() {
                for (j, b) in row.iter().enumerate().skip(i + 1) {
                    seen.insert((i, *a, j, *b));
                }
            }
        }
        seen
    }

    #[test]
    fn every_pair_that_is_possible_occurs() {
        for seed in 0..20 {
            let sizes = [2 + seed as usize % 3, 3, 7, 2, 4];
            let rows = product(&sizes, |d| {
                (d[1] != 2 || d[2] < 3) && (d[3] == 0 || d[4] > 0)
            });
            let chosen = rows.choose(|_| false, seed);
            let all = pairs(&rows, |_| true);
            assert_eq!(pairs(&rows, |index| chosen[index]), all, "seed {seed}");
            let count = chosen.iter().filter(|c| **c).count();
            assert!((28..=40).contains(&count), "seed {seed}: {count} rows");
            // A row less, and a pair is missing.
            let last = chosen.iter().rposition(|c| *c).expect("a row");
            let fewer = pairs(&rows, |index| chosen[index] && index != last);
            let dropped: BTreeSet<_> = pairs(&rows, |index| index == last);
            assert!(fewer.len() < all.len() || dropped.is_subset(&fewer));
            assert_eq!(chosen, rows.choose(|_| false, seed), "seed {seed}");
        }
    }

    #[test]
    fn what_must_be_there_is_there() {
        let rows = product(&[3, 3, 3], |_| true);
        let chosen = rows.choose(|index| index == 5 || index == 6, 1);
        assert!(chosen[5] && chosen[6]);
        assert!(chosen.iter().filter(|c| **c).count() < 15);
    }

    #[test]
    fn one_axis_has_no_pairs() {
        let rows = product(&[4], |_| true);
        assert_eq!(rows.choose(|_| false, 1), [true; 4]);
    }
}
