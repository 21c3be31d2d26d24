//! The order in which the cases of a run come: that of the list, or one that a
//! seed gives, once or several times over.

use crate::generate::Rng;

/// Arguments that say in which order, and how often.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct OrderArgs {
    /// Run the cases in an order that this number gives; with --repeat each time
    /// in another
    #[arg(long, value_name = "SEED")]
    pub shuffle: Option<u64>,
    /// Run everything so many times; a case that is not the same each time fails
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub repeat: u16,
}

impl OrderArgs {
    /// What to run, in order.
    pub fn of(&self, names: &[String]) -> Vec<String> {
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

    /// What a person should know of it; "" for the plain order.
    pub fn told(&self) -> String {
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

/// Fisher and Yates: every order is as likely.
fn shuffle(names: &mut [String], random: &mut Rng) {
    for last in (1..names.len()).rev() {
        let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
        names.swap(last, random.below(bound) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(shuffle: Option<u64>, repeat: u16) -> Vec<String> {
        let names: Vec<String> = (0..40).map(|number| format!("{number:02}")).collect();
        OrderArgs { shuffle, repeat }.of(&names)
    }

    #[test]
    fn a_seed_gives_one_order_of_everything() {
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
    fn each_round_has_everything_in_an_order_of_its_own() {
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
