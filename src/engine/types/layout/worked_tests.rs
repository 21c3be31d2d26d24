//! The worked blocks B1 to B11: offsets, strides and sizes worked out by hand
//! from the rules, for all of them (`worked.toml`).

use super::{LayoutError, Placement, Rules, lay_out_block};
use crate::types::glsl::parse_type;
use crate::types::{Member, StructType, Type};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The content of `worked.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Blocks {
    block: Vec<Worked>,
}

/// A block, and what each set of rules makes of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Worked {
    name: String,
    #[serde(default)]
    structs: BTreeMap<String, Vec<String>>,
    members: Vec<String>,
    std140: Offsets,
    std430: Offsets,
    scalar: Offsets,
    c: Option<Offsets>,
    scalar_tight: Option<Offsets>,
    #[serde(default)]
    matrix_strides: BTreeMap<String, [u32; 3]>,
    #[serde(default)]
    array_strides: Vec<String>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Offsets {
    offsets: Vec<u32>,
    size: u32,
}

fn blocks() -> Vec<Worked> {
    let blocks: Blocks = toml::from_str(include_str!("worked.toml")).expect("the blocks");
    blocks.block
}

fn bare(worked: &Worked) -> StructType {
    let structs = worked.structs.iter().map(|(name, members)| {
        let ty = Type::structure(name, typed(&pairs(members), &[]));
        (name.as_str(), ty)
    });
    let structs: Vec<(&str, Type)> = structs.collect();
    let members = typed(&pairs(&worked.members), &structs).into_iter();
    StructType {
        name: worked.name.clone(),
        members: members
            .map(|(name, ty)| Member {
                name,
                ty,
                offset: None,
            })
            .collect(),
    }
}

/// The names and types of members.
fn pairs(members: &[String]) -> Vec<(&str, &str)> {
    let pairs = members.iter().map(|member| member.split_once(' '));
    pairs.map(|pair| pair.expect("a name and a type")).collect()
}

fn typed(members: &[(&str, &str)], structs: &[(&str, Type)]) -> Vec<(String, Type)> {
    let find = |wanted: &str| {
        let found = structs.iter().find(|(name, _)| *name == wanted);
        found.map(|(_, ty)| ty.clone())
    };
    let typed = members.iter().map(|(name, text)| {
        let ty = parse_type(text.trim_start_matches("row "), &find).expect(text);
        (
            (*name).to_owned(),
            ty.with_majorness(text.starts_with("row ")),
        )
    });
    typed.collect()
}

fn laid_out(block: &Worked, rules: Rules) -> Result<Offsets, LayoutError> {
    let (laid_out, size) = lay_out_block(&bare(block), rules, &[])?;
    let offsets = laid_out.members.iter().filter_map(|m| m.offset).collect();
    Ok(Offsets { offsets, size })
}

fn check(name: &str) {
    let block = blocks().into_iter().find(|block| block.name == name);
    let block = block.expect(name);
    let by_rules = [
        (Rules::Std140, Some(&block.std140)),
        (Rules::Std430, Some(&block.std430)),
        (Rules::Scalar, Some(&block.scalar)),
        (Rules::C, block.c.as_ref()),
    ];
    for (rules, expected) in by_rules {
        match (laid_out(&block, rules), expected) {
            (seen, Some(expected)) => assert_eq!(&seen.expect(name), expected, "{name} by {rules}"),
            (seen, None) => {
                let error = seen.expect_err("C has no matrices");
                assert_eq!(error.rule(), "layout.no_matrix", "{name}");
            }
        }
    }
}

macro_rules! worked {
    ($($test:ident $name:literal),* $(,)?) => {
        $(#[test] fn $test() { check($name); })*
    };
}

worked! {
    b1 "B1", b2 "B2", b3 "B3", b4 "B4", b5 "B5", b6 "B6", b7 "B7", b8 "B8", b9 "B9",
    b10 "B10", b11 "B11",
}

/// GLSL's scalar layout differs from Vulkan's where a member follows a struct.
#[test]
fn a_struct_without_tail_padding() {
    // B8's {double; float} ends at 24 + 12.
    let mut checked = 0;
    for block in blocks() {
        if let Some(expected) = &block.scalar_tight {
            let seen = laid_out(&block, Rules::ScalarTight).expect("a block");
            assert_eq!(&seen, expected, "{}", block.name);
            checked += 1;
        }
    }
    assert_eq!(checked, 2);
    let inner = Type::structure("S", typed(&[("d", "double"), ("f", "float")], &[]));
    let members = [
        ("s".to_owned(), Type::array(inner, 2)),
        ("w".to_owned(), Type::Scalar(crate::types::Scalar::F32)),
    ];
    let Type::Struct(block) = Type::structure("B", members) else {
        panic!("a struct");
    };
    let (laid_out, size) = lay_out_block(&block, Rules::ScalarTight, &[]).expect("a block");
    // The elements are 16 apart, the last one 12 long.
    assert_eq!((laid_out.members[1].offset, size), (Some(28), 32));
}

/// Array strides, outermost first, and the matrix stride of a member.
fn strides(block: &Worked, member: &str, rules: Rules) -> (Vec<u32>, Option<u32>) {
    let (laid_out, _) = lay_out_block(&bare(block), rules, &[]).expect(member);
    let found = laid_out.members.iter().find(|m| m.name == member);
    let mut ty = &found.expect(member).ty;
    let mut arrays = Vec::new();
    while let Type::Array {
        element, stride, ..
    } = ty
    {
        arrays.extend(*stride);
        ty = element;
    }
    let matrix = match ty {
        Type::Matrix { layout, .. } => layout.stride,
        _ => None,
    };
    (arrays, matrix)
}

#[test]
fn strides_of_matrices() {
    let mut checked = 0;
    for block in blocks() {
        for (member, expected) in &block.matrix_strides {
            for (rules, stride) in Rules::ALL.iter().copied().zip(expected) {
                let seen = strides(&block, member, rules);
                assert_eq!(seen, (vec![], Some(*stride)), "{member} by {rules}");
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 45);
}

#[test]
fn strides_of_arrays() {
    let mut checked = 0;
    for block in blocks() {
        for row in &block.array_strides {
            let (arrays, matrix) = row.split_once(" matrix ").unwrap_or((row, ""));
            let mut words = arrays.split(' ');
            let member = words.next().expect("a member");
            let rules = words.next().expect("rules");
            let rules = Rules::ALL
                .iter()
                .copied()
                .find(|known| known.name() == rules);
            let arrays = words.map(|stride| stride.parse().expect("a stride"));
            let expected = (arrays.collect(), matrix.parse().ok());
            let seen = strides(&block, member, rules.expect("their name"));
            assert_eq!(seen, expected, "{} {row}", block.name);
            checked += 1;
        }
    }
    assert_eq!(checked, 18);
}

fn placed(
    members: &[(&str, &str)],
    placements: &[(Option<u32>, Option<u32>)],
) -> Result<Vec<u32>, LayoutError> {
    let Type::Struct(block) = Type::structure("B", typed(members, &[])) else {
        panic!("a struct");
    };
    let placements: Vec<Placement> = placements
        .iter()
        .map(|&(offset, align)| Placement { offset, align })
        .collect();
    let (laid_out, _) = lay_out_block(&block, Rules::Std140, &placements)?;
    Ok(laid_out.members.iter().filter_map(|m| m.offset).collect())
}

#[test]
fn explicit_offsets_and_alignments() {
    let pair = [("a", "float"), ("b", "vec2")];
    let place = |offset: u32| (Some(offset), None);
    assert_eq!(placed(&pair, &[place(4), place(24)]), Ok(vec![4, 24]));
    assert_eq!(placed(&pair, &[place(4)]), Ok(vec![4, 8]), "b follows");
    assert_eq!(
        placed(&pair, &[(None, None), (None, Some(32))]),
        Ok(vec![0, 32])
    );
    // 'align' rounds an explicit offset up, too, and never lowers an alignment.
    assert_eq!(
        placed(&pair, &[(None, None), (Some(8), Some(16))]),
        Ok(vec![0, 16])
    );
    assert_eq!(
        placed(&pair, &[(None, None), (None, Some(2))]),
        Ok(vec![0, 8])
    );
    let refused = |members: &[(&str, &str)], placements: &[(Option<u32>, Option<u32>)]| {
        placed(members, placements).map_err(|error| error.rule())
    };
    assert_eq!(
        refused(&pair, &[place(0), place(12)]),
        Err("layout.offset_misaligned")
    );
    assert_eq!(
        refused(&pair, &[place(8), place(8)]),
        Err("layout.offset_backwards")
    );
    assert_eq!(
        refused(&pair, &[place(8), place(0)]),
        Err("layout.offset_backwards")
    );
    assert_eq!(
        refused(&pair, &[(None, Some(12))]),
        Err("layout.align_power_of_two")
    );
    assert_eq!(
        refused(&pair, &[(None, Some(0))]),
        Err("layout.align_power_of_two")
    );
    assert_eq!(
        refused(&pair, &[place(u32::MAX - 3)]),
        Err("layout.too_large")
    );
}

/// An array without a length counts as one element: a whole stride of it, and
/// the alignment that rounds up the size of the block.
#[test]
fn arrays_without_a_length_have_one_element() {
    let inner = Type::structure("N", typed(&[("a", "float"), ("b", "vec3")], &[]));
    let structs = [("N", inner)];
    // By std140, std430, scalar, C, scalar without tails.
    let rows = [
        (&[("a", "float"), ("n", "vec3")][..], [32, 32, 16, 32, 16]),
        (&[("a", "float"), ("n", "N")], [48, 48, 20, 48, 20]),
        (&[("n", "float")], [16, 4, 4, 4, 4]),
        (&[("a", "vec3"), ("n", "float")], [32, 16, 16, 32, 16]),
        (&[("a", "float"), ("n", "double")], [32, 16, 16, 16, 16]),
        (&[("a", "float"), ("n", "float[3]")], [64, 16, 16, 16, 16]),
    ];
    for (members, sizes) in rows {
        let mut members = typed(members, &structs);
        let (_, last) = members.last_mut().expect("a member");
        *last = Type::array(last.clone(), 0);
        let Type::Struct(block) = Type::structure("B", members.clone()) else {
            panic!("a struct");
        };
        for (rules, want) in Rules::ALL.iter().copied().zip(sizes) {
            let (_, size) = lay_out_block(&block, rules, &[]).expect("a block");
            assert_eq!(size, want, "{members:?} by {rules}");
        }
    }
}

#[test]
fn arrays_without_a_length_come_last() {
    let endless = |name: &str| {
        (
            name.to_owned(),
            Type::array(Type::Scalar(crate::types::Scalar::F32), 0),
        )
    };
    let lay_out = |members: Vec<(String, Type)>| {
        let Type::Struct(block) = Type::structure("B", members) else {
            panic!("a struct");
        };
        lay_out_block(&block, Rules::Std430, &[])
            .map(|(_, size)| size)
            .map_err(|error| error.rule())
    };
    let one = ("a".to_owned(), Type::Scalar(crate::types::Scalar::F32));
    assert_eq!(lay_out(vec![one.clone(), endless("e")]), Ok(8));
    assert_eq!(
        lay_out(vec![endless("e"), one.clone()]),
        Err("layout.unsized_not_last")
    );
    let inner = Type::structure("S", [endless("e")]);
    assert_eq!(
        lay_out(vec![one, ("s".into(), inner)]),
        Err("layout.unsized_not_last")
    );
    let (name, ty) = endless("e");
    assert_eq!(
        lay_out(vec![(name, Type::array(ty, 2))]),
        Err("layout.unsized_not_last")
    );
}

#[test]
fn hostile_types_are_refused() {
    let float = Type::Scalar(crate::types::Scalar::F32);
    let huge = Type::array(Type::array(float.clone(), u32::MAX), u32::MAX);
    assert_eq!(
        super::lay_out(&huge, Rules::Std140).map_err(|e| e.rule()),
        Err("layout.too_large")
    );
    let pair = |ty: Type| Type::structure("", [("a".into(), ty.clone()), ("b".into(), ty)]);
    let wide = (0..40).fold(float.clone(), |ty, _| pair(ty));
    assert_eq!(
        super::lay_out(&wide, Rules::Scalar).map_err(|e| e.rule()),
        Err("layout.too_many_types")
    );
    let deep = (0..200).fold(float, |ty, _| Type::array(ty, 1));
    assert_eq!(
        super::lay_out(&deep, Rules::Scalar).map_err(|e| e.rule()),
        Err("layout.too_many_types")
    );
}
