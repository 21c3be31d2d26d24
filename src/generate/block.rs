//! Blocks made at random: from a seed, the same on every machine.

use super::Rng;
use crate::case::memory::{BLOCK, MemoryCase};
use crate::types::layout::{Placement, Rules};
use crate::types::{Member, Scalar, StructType, Type};

/// Words of one member, at most.
const WORDS: u32 = 32;
/// Members of a block and of a struct, at most.
const MEMBERS: u32 = 8;
const STRUCT_MEMBERS: u32 = 4;

/// The block of this seed, of at most `bytes` by any rules.
pub fn block(seed: u32, bytes: u32) -> MemoryCase {
    let mut rng = Rng::new(seed.into());
    let words = (bytes / 16).min(WORDS);
    let mut structs: Vec<Type> = Vec::new();
    for number in 0..rng.between(1, 3) {
        let count = rng.between(2, STRUCT_MEMBERS);
        let members: Vec<(String, Type)> = (0..count)
            .map(|member| (format!("m{member}"), ty(&mut rng, &structs, words / 2)))
            .collect();
        structs.push(Type::structure(&format!("S{number}"), members));
    }
    let row_major = rng.chance(50);
    let mut case = MemoryCase {
        block: StructType {
            name: BLOCK.to_owned(),
            members: Vec::new(),
        },
        placements: Vec::new(),
        row_major,
        kind: None,
        rules: None,
        expected: Vec::new(),
    };
    for number in 0..rng.between(4, MEMBERS) {
        let bare = ty(&mut rng, &structs, words);
        // Half of the members as the block says, half as they say themselves.
        let own = rng.chance(50);
        let majorness = if rng.chance(50) { row_major } else { own };
        case.block.members.push(Member {
            name: format!("b{number}"),
            ty: bare.with_majorness(majorness),
            offset: None,
        });
        let align = rng.chance(15).then(|| 4 << rng.below(5));
        case.placements.push(Placement {
            offset: None,
            align,
        });
        // No rules need more bytes than std140's.
        let fits = case
            .laid_out(Rules::Std140)
            .is_ok_and(|(_, size)| size <= bytes);
        if !fits {
            case.block.members.pop();
            case.placements.pop();
        }
    }
    case
}

/// A type of at most `words` words, or a single one.
fn ty(rng: &mut Rng, structs: &[Type], words: u32) -> Type {
    let mut ty = match (rng.below(10), rng.pick(structs)) {
        (0..=2, Some(structure)) => structure.clone(),
        (0..=5, _) => {
            let scalar = if rng.chance(25) {
                Scalar::F64
            } else {
                Scalar::F32
            };
            Type::matrix(scalar, rng.between(2, 4), rng.between(2, 4))
        }
        _ => {
            use Scalar::{Bool, F32, F64, I32, I64, U32};
            let scalars = [F32, F32, F32, I32, U32, Bool, F64, F64, I64];
            let scalar = *rng.pick(&scalars).expect("there are scalars");
            Type::vector(scalar, rng.between(1, 4))
        }
    };
    for _ in 0..2 {
        if rng.chance(30) {
            ty = Type::array(ty, rng.between(1, 3));
        }
    }
    if ty.components() <= words {
        ty
    } else {
        Type::Scalar(Scalar::F32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_block_that_every_rule_lays_out() {
        let mut seen = Vec::new();
        for seed in 0..300 {
            let bytes = if seed % 2 == 0 { 512 } else { 128 };
            let case = block(seed, bytes);
            assert_eq!(case, block(seed, bytes));
            for rules in [Rules::Std140, Rules::Std430, Rules::Scalar] {
                let (_, size) = case.laid_out(rules).expect("a valid block");
                assert!((4..=bytes).contains(&size), "{seed}: {size} bytes");
            }
            seen.push(case);
        }
        let has = |test: &dyn Fn(&MemoryCase) -> bool| seen.iter().filter(|c| test(c)).count() > 20;
        assert!(has(&|c| c.placements.iter().any(|p| p.align.is_some())));
        assert!(has(&|c| c
            .block
            .members
            .iter()
            .any(|m| m.ty.contains_64bit())));
        assert!(has(&|c| c.block.members.iter().any(|m| m
            .ty
            .without_arrays()
            .as_struct()
            .is_some())));
        assert!(has(&|c| c.row_major));
    }
}
