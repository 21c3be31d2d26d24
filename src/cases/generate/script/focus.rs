//! The argument of a script, other than the sizes of its draws, that lies at a boundary
//! now and then. Few scripts have one, and none has several, so that scripts stay small.

use crate::generate::Rng;
use crate::generate::script::aim::Aim;
use crate::script::commands::arguments::Argument;

/// The powers of two next to which the numbers are.
const EXPONENTS: [u32; 4] = [8, 10, 12, 16];

/// The arguments that a script can have at boundaries.
const ARGUMENTS: [Argument; 12] = [
    Argument::RangeOffset,
    Argument::RangeSize,
    Argument::CounterValue,
    Argument::CounterOffset,
    Argument::FirstVertex,
    Argument::VertexOffset,
    Argument::FirstIndex,
    Argument::IndexCount,
    Argument::Index,
    Argument::DrawCount,
    Argument::CopySize,
    Argument::ByteCountOffset,
];

/// The argument of a script whose values are at boundaries, if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Focus(pub Option<Argument>);

impl Focus {
    /// The focus of a script.
    pub fn random(rng: &mut Rng) -> Focus {
        Focus(if rng.chance(40) {
            rng.pick(&ARGUMENTS).copied()
        } else {
            None
        })
    }

    /// Returns the focus of a script with an aim. Arguments that have no other use in a
    /// script are given to their command where it is added.
    pub fn for_aim(aim: Aim) -> Focus {
        if aim.argument == Argument::CounterWritten {
            return Focus(Some(Argument::CounterValue));
        }
        let own = [Argument::DrawCount, Argument::CopySize];
        let has_other_use = ARGUMENTS.contains(&aim.argument) && !own.contains(&aim.argument);
        Focus(has_other_use.then_some(aim.argument))
    }

    /// Whether the script is about an argument.
    pub fn is(self, argument: Argument) -> bool {
        self.0 == Some(argument)
    }

    /// Whether the script is about the value of a counter, or a number that is subtracted from
    /// it.
    pub fn is_on_counters(self) -> bool {
        self.is(Argument::CounterValue) || self.is(Argument::ByteCountOffset)
    }

    /// Whether the script is about an argument of indexed draws.
    pub fn is_on_indices(self) -> bool {
        let arguments = [
            Argument::FirstIndex,
            Argument::IndexCount,
            Argument::Index,
            Argument::VertexOffset,
        ];
        arguments.into_iter().any(|argument| self.is(argument))
    }

    /// The exponent of the draws of a script, if what it is about needs more captured bytes
    /// than small draws have.
    pub fn exponent(self, rng: &mut Rng) -> Option<u32> {
        let exponents = [6, 8, 10, 12, 14];
        self.is(Argument::CopySize)
            .then(|| *rng.pick(&exponents).expect("there are exponents"))
    }

    /// A boundary in units of `unit`, if the script is about the argument: a power of two, or one
    /// unit more; from `from` on, and at most `most`.
    pub fn number(
        self,
        argument: Argument,
        rng: &mut Rng,
        unit: u64,
        (from, most): (u64, u64),
    ) -> Option<u64> {
        if !self.is(argument) || !rng.chance(70) {
            return None;
        }
        let boundaries = EXPONENTS.iter().flat_map(|exponent| {
            let power = 1u64 << exponent;
            [power, power + unit]
        });
        let fitting: Vec<u64> = boundaries
            .filter(|number| (from..=most).contains(number))
            .collect();
        rng.pick(&fitting).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn numbers_lie_at_every_boundary_within_the_limits() {
        let mut rng = Rng::new(3);
        let mut number = |limits| {
            Focus(Some(Argument::CopySize)).number(Argument::CopySize, &mut rng, 4, limits)
        };
        let seen: BTreeSet<u64> = (0..400).filter_map(|_| number((257, 4100))).collect();
        assert_eq!(Vec::from_iter(seen), [260, 1024, 1028, 4096, 4100]);
        assert_eq!(number((1 << 20, 1 << 21)), None);
    }

    #[test]
    fn another_argument_is_ordinary() {
        let mut rng = Rng::new(3);
        let other =
            Focus(Some(Argument::Index)).number(Argument::CopySize, &mut rng, 4, (0, 1 << 20));
        assert_eq!(other, None);
    }
}
