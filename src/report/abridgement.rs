//! The results whose details are kept in full: a driver that is broken altogether has
//! thousands of failures with one fault, and the first few of them explain it.

use crate::judge::CaseResult;
use std::collections::BTreeMap;

/// Failures with one fault that keep their details.
pub const MOST_IN_FULL: usize = 3;

/// The failures that keep their details: the first of each fault, by their places in the list,
/// in whatever order they come.
#[derive(Debug, Default)]
pub struct Abridgement {
    /// The first failures of each fault by their places, each without its details.
    first: BTreeMap<String, BTreeMap<usize, CaseResult>>,
}

/// The effect of a result on itself and on an earlier one.
#[derive(Debug, Default, PartialEq)]
pub struct Abridged {
    /// The result without its details, if it does not keep them.
    pub own: Option<CaseResult>,
    /// The place of an earlier result that does not keep its details any more, and that
    /// result without them.
    pub earlier: Option<(usize, CaseResult)>,
}

impl Abridgement {
    /// Takes the result at a place of the list.
    pub fn add(&mut self, place: usize, result: &CaseResult) -> Abridged {
        if !result.status.is_failure() || result.details.is_none() {
            return Abridged::default();
        }
        let first = self.first.entry(result.fault_key()).or_default();
        first.insert(place, result.abridged());
        if first.len() <= MOST_IN_FULL {
            return Abridged::default();
        }
        let (last, abridged) = first.pop_last().expect("one was inserted");
        if last == place {
            Abridged {
                own: Some(abridged),
                earlier: None,
            }
        } else {
            Abridged {
                own: None,
                earlier: Some((last, abridged)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;
    use crate::verdict::Status;
    use std::collections::BTreeSet;

    #[test]
    fn the_first_failures_of_a_fault_keep_their_details_in_whatever_order_they_come() {
        let places = 3 * MOST_IN_FULL;
        let orders: [Vec<usize>; 2] = [(0..places).collect(), (0..places).rev().collect()];
        for order in orders {
            let mut abridgement = Abridgement::default();
            let mut full = BTreeSet::new();
            for place in order {
                let failure = result("xfb.a", Status::Fail);
                let Abridged { own, earlier } = abridgement.add(place, &failure);
                if own.is_none() {
                    full.insert(place);
                }
                if let Some((earlier, short)) = earlier {
                    assert!(full.remove(&earlier));
                    let details = short.details.expect("they say that they are abridged");
                    assert!(details.is_abridged && details.notes.is_empty());
                }
            }
            assert_eq!(full, (0..MOST_IN_FULL).collect());
        }
    }
}
