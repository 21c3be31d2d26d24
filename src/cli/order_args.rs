//! Arguments that select the order in which cases run, and how often.

use crate::generate::Rng;

/// The order in which cases run, and how often.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct OrderArgs {
    /// Shuffle the cases by this seed; with --repeat, every round has another order
    #[arg(long, value_name = "SEED")]
    pub shuffle: Option<u64>,
    /// Number of times to run every case; a case whose result varies is a flake, and
    /// fails
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub repeat: u16,
}

impl OrderArgs {
    /// Returns the names of all rounds, in the order in which they run.
    pub fn all_rounds(&self, names: &[String]) -> Vec<String> {
        let mut random = self.shuffle.map(Rng::new);
        let mut all = Vec::new();
        for _ in 0..self.repeat {
            let mut round = names.to_vec();
            if let Some(random) = &mut random {
                shuffle(&mut round, random);
            }
            all.extend(round);
        }
        all
    }

    /// Describes the order, one line per property; empty for the default order.
    pub fn description(&self) -> String {
        let mut text = String::new();
        if let Some(seed) = self.shuffle {
            text += &format!("order shuffled by seed {seed}\n");
        }
        if self.repeat > 1 {
            text += &format!("each case {} times\n", self.repeat);
        }
        text
    }
}

/// Shuffles by the algorithm of Fisher and Yates.
fn shuffle(names: &mut [String], random: &mut Rng) {
    for last in (1..names.len()).rev() {
        let bound = u32::try_from(last + 1).expect("fewer cases than 2^32");
        names.swap(last, random.below(bound) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(shuffle: Option<u64>, repeat: u16) -> Vec<String> {
        let names: Vec<String> = (0..40).map(|number| format!("{number:02}")).collect();
        OrderArgs { shuffle, repeat }.all_rounds(&names)
    }

    #[test]
    fn a_seed_determines_a_permutation_of_all_cases() {
        let plain = order(None, 1);
        let shuffled = order(Some(1), 1);
        assert_eq!(shuffled, order(Some(1), 1));
        assert_ne!(shuffled, plain);
        assert_ne!(shuffled, order(Some(2), 1));
        let mut sorted = shuffled;
        sorted.sort();
        assert_eq!(sorted, plain);
    }

    #[test]
    fn every_round_has_all_cases_in_another_order() {
        assert_eq!(order(None, 2), [order(None, 1), order(None, 1)].concat());
        let all = order(Some(3), 3);
        let mut rounds = all.chunks(40);
        assert_eq!(rounds.len(), 3);
        assert_ne!(rounds.next(), rounds.next());
        let mut last = all[80..].to_vec();
        last.sort();
        assert_eq!(last, order(None, 1));
    }
}
