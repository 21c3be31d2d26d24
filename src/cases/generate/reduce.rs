//! The reducer: greedy, in a fixed order. A candidate is kept if it still fails, and then the
//! candidates of the smaller value follow from the same place.

/// Reduces `start`, which fails, until no candidate fails or `most` of them were judged; also
/// returns their number. `fails` returns `None` for a candidate that cannot be judged.
pub fn reduce<T, I: IntoIterator<Item = T>>(
    start: T,
    most: usize,
    candidates: impl Fn(&T) -> I,
    mut fails: impl FnMut(&T) -> Option<bool>,
) -> (T, usize) {
    let (mut best, mut tries) = (start, 0);
    loop {
        let mut smaller = false;
        let mut at = 0;
        let mut waiting = candidates(&best).into_iter();
        while let Some(candidate) = waiting.next() {
            if tries >= most {
                return (best, tries);
            }
            let failed = fails(&candidate);
            tries += usize::from(failed.is_some());
            if failed == Some(true) {
                best = candidate;
                smaller = true;
                // Later candidates moved up to the place of the removed one.
                waiting = candidates(&best).into_iter();
                waiting.by_ref().take(at).for_each(drop);
            } else {
                at += 1;
            }
        }
        if !smaller {
            return (best, tries);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_reduced_to_the_elements_that_fail() {
        let candidates = |list: &Vec<u32>| {
            let list = list.clone();
            (0..list.len()).map(move |at| [&list[..at], &list[at + 1..]].concat())
        };
        let fails = |list: &Vec<u32>| {
            // An illegal candidate is not judged.
            let fails = list.contains(&3) && list.contains(&5);
            (!list.is_empty()).then_some(fails)
        };
        let start: Vec<u32> = (0..9).collect();
        assert_eq!(reduce(start.clone(), 100, candidates, fails).0, [3, 5]);
        assert_eq!(reduce(start, 2, candidates, fails).1, 2);
    }
}
