//! Pairwise choice: a few rows of a product of axes in which every pair of
//! values that meets anywhere in the product still meets.
//!
//! Greedy: of all rows the one that shows most pairs not seen yet is taken, until
//! none is left. The seed decides between equals, so that the choice is the same
//! on every machine and every day.

use std::collections::BinaryHeap;

/// The rows of a product, as numbers of values: `width` of them per row.
pub struct Rows {
    /// Values of each column.
    sizes: Vec<usize>,
    digits: Vec<usize>,
}

impl Rows {
    /// No rows yet, of columns with so many values.
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
        let row = self.digits.get(index * width..(index + 1) * width);
        row.unwrap_or_default()
    }

    fn len(&self) -> usize {
        self.digits.len().checked_div(self.sizes.len()).unwrap_or(1)
    }

    /// Which rows are chosen: all of `first`, and as many more as it takes for
    /// every pair of values that any row shows.
    pub fn choose(&self, first: impl Fn(usize) -> bool, seed: u64) -> Vec<bool> {
        let mut chosen = vec![false; self.len()];
        if self.sizes.len() < 2 {
            // No pairs: every value.
            return vec![true; self.len()];
        }
        let pairs = Pairs::of(&self.sizes);
        let mut seen = vec![false; pairs.count];
        let mut take = |index: usize, seen: &mut Vec<bool>| {
            for pair in pairs.shown(self.row(index)) {
                seen[pair] = true;
            }
            chosen[index] = true;
        };
        for index in (0..self.len()).filter(|&index| first(index)) {
            take(index, &mut seen);
        }
        let gain = |index: usize, seen: &[bool]| {
            let shown = pairs.shown(self.row(index));
            shown.filter(|&pair| !seen[pair]).count()
        };
        // What a row gains only ever becomes less: the greatest known gain that
        // is still right is the greatest of all.
        let entry = |index| (gain(index, &seen), mixed(seed, self.row(index)), index);
        let mut heap: BinaryHeap<_> = (0..self.len()).map(entry).collect();
        while let Some((known, order, index)) = heap.pop() {
            match gain(index, &seen) {
                0 => {}
                now if now == known => take(index, &mut seen),
                now => heap.push((now, order, index)),
            }
        }
        chosen
    }
}

/// A number for each pair of values of two columns.
struct Pairs {
    sizes: Vec<usize>,
    /// The first number of each pair of columns, in the order of `shown`.
    starts: Vec<usize>,
    count: usize,
}

impl Pairs {
    fn of(sizes: &[usize]) -> Pairs {
        let mut starts = Vec::new();
        let mut count = 0;
        for (at, left) in sizes.iter().enumerate() {
            for right in sizes.iter().skip(at + 1) {
                starts.push(count);
                count += left * right;
            }
        }
        Pairs {
            sizes: sizes.to_vec(),
            starts,
            count,
        }
    }

    /// The pairs of a row.
    fn shown<'a>(&'a self, row: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
        let left = row.iter().enumerate();
        let both = left.flat_map(move |(at, left)| {
            let right = row.iter().zip(&self.sizes).skip(at + 1);
            right.map(move |(right, size)| left * size + right)
        });
        both.zip(&self.starts).map(|(pair, start)| start + pair)
    }
}

/// A number that seems random, of the seed and the values (FNV-1a, 64 bits).
fn mixed(seed: u64, row: &[usize]) -> u64 {
    let numbers = std::iter::once(seed).chain(row.iter().map(|&digit| digit as u64));
    let bytes = numbers.flat_map(u64::to_le_bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
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
