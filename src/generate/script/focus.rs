//! The argument of a script, other than the sizes of its draws, that lies at a boundary
//! now and then. Few scripts have one, and none has several, so that scripts stay small.

use crate::generate::Rng;
use crate::generate::script::aim::{Aim, Target};

/// The powers of two next to which the numbers are.
const EXPONENTS: [u32; 4] = [8, 10, 12, 16];

/// The argument of a script whose values are at boundaries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Focus {
    None,
    RangeOffset,
    RangeSize,
    CounterValue,
    CounterOffset,
    FirstVertex,
    VertexOffset,
    FirstIndex,
    IndexCount,
    Index,
    DrawCount,
    Copy,
    ByteCountOffset,
}

impl Focus {
    /// The focus of a script.
    pub fn random(rng: &mut Rng) -> Focus {
        if !rng.chance(40) {
            return Focus::None;
        }
        let all = [
            Focus::RangeOffset,
            Focus::RangeSize,
            Focus::CounterValue,
            Focus::CounterOffset,
            Focus::FirstVertex,
            Focus::VertexOffset,
            Focus::FirstIndex,
            Focus::IndexCount,
            Focus::Index,
            Focus::DrawCount,
            Focus::Copy,
            Focus::ByteCountOffset,
        ];
        *rng.pick(&all).expect("there are arguments")
    }

    /// Returns the focus of a script with an aim. Arguments that have no other use in a
    /// script are given to their command where it is added.
    pub fn of_aim(aim: Aim) -> Focus {
        match aim.argument {
            Target::RangeOffset => Focus::RangeOffset,
            Target::RangeSize => Focus::RangeSize,
            Target::CounterOffset => Focus::CounterOffset,
            Target::CounterValue | Target::CounterWritten => Focus::CounterValue,
            Target::IndexCount => Focus::IndexCount,
            Target::FirstVertex => Focus::FirstVertex,
            Target::FirstIndex => Focus::FirstIndex,
            Target::VertexOffset => Focus::VertexOffset,
            Target::Index => Focus::Index,
            Target::ByteCountOffset => Focus::ByteCountOffset,
            Target::BindingCount
            | Target::BeginFirst
            | Target::EndFirst
            | Target::VertexCount
            | Target::DrawCount
            | Target::Count
            | Target::MaxDrawCount
            | Target::ByteCountInstances
            | Target::ByteCountFirstInstance
            | Target::ByteCountStride
            | Target::CopyOffset
            | Target::CopySize
            | Target::PatchPoints
            | Target::Invocations
            | Target::EmittedVertices => Focus::None,
        }
    }

    /// The exponent of the draws of a script, if what it is about needs more captured bytes
    /// than small draws have.
    pub fn exponent(self, rng: &mut Rng) -> Option<u32> {
        let exponents = [6, 8, 10, 12, 14];
        (self == Focus::Copy).then(|| *rng.pick(&exponents).expect("there are exponents"))
    }

    /// A boundary in units of `unit`, if the script is about `focus`: a power of two, or one
    /// unit more; from `from` on, and at most `most`.
    pub fn number(
        self,
        focus: Focus,
        rng: &mut Rng,
        unit: u64,
        (from, most): (u64, u64),
    ) -> Option<u64> {
        if self != focus || !rng.chance(70) {
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
        let mut number = |limits| Focus::Copy.number(Focus::Copy, &mut rng, 4, limits);
        let seen: BTreeSet<u64> = (0..400).filter_map(|_| number((257, 4100))).collect();
        assert_eq!(Vec::from_iter(seen), [260, 1024, 1028, 4096, 4100]);
        assert_eq!(number((1 << 20, 1 << 21)), None);
    }

    #[test]
    fn another_argument_is_ordinary() {
        let mut rng = Rng::new(3);
        let other = Focus::Index.number(Focus::Copy, &mut rng, 4, (0, 1 << 20));
        assert_eq!(other, None);
    }
}
