//! The worked blocks B1 to B11: offsets, strides and sizes worked out by hand
//! from the rules, for all four of them.

use super::{LayoutError, Placement, Rules, lay_out_block};
use crate::types::glsl::parse_type;
use crate::types::{Member, StructType, Type};

/// A block: `name type` pairs; `row ` before a type makes it row-major.
struct Worked {
    name: &'static str,
    structs: &'static [(&'static str, &'static [(&'static str, &'static str)])],
    members: &'static [(&'static str, &'static str)],
    /// Offsets and size for std140, std430, scalar and C.
    offsets: [Option<(&'static [u32], u32)>; 4],
}

const BLOCKS: [Worked; 11] = [
    Worked {
        name: "B1",
        structs: &[],
        members: &[("a", "float"), ("b", "vec2"), ("c", "vec3"), ("d", "vec4")],
        offsets: [
            Some((&[0, 8, 16, 32], 48)),
            Some((&[0, 8, 16, 32], 48)),
            Some((&[0, 4, 12, 24], 40)),
            Some((&[0, 8, 16, 32], 48)),
        ],
    },
    Worked {
        name: "B2",
        structs: &[],
        members: &[("a", "vec3"), ("b", "float"), ("c", "vec3"), ("d", "vec2")],
        offsets: [
            Some((&[0, 12, 16, 32], 48)),
            Some((&[0, 12, 16, 32], 48)),
            Some((&[0, 12, 16, 28], 36)),
            Some((&[0, 16, 32, 48], 64)),
        ],
    },
    Worked {
        name: "B3",
        structs: &[],
        members: &[
            ("a", "float[3]"),
            ("b", "vec2[2]"),
            ("c", "vec3[2]"),
            ("d", "float"),
        ],
        offsets: [
            Some((&[0, 48, 80, 112], 128)),
            Some((&[0, 16, 32, 64], 80)),
            Some((&[0, 12, 28, 52], 56)),
            Some((&[0, 16, 32, 64], 80)),
        ],
    },
    Worked {
        name: "B4",
        structs: &[],
        members: &[
            ("a", "mat2"),
            ("b", "mat3"),
            ("c", "mat2x3"),
            ("d", "mat3x2"),
            ("e", "mat4x3"),
            ("f", "mat3x4"),
            ("g", "float"),
        ],
        offsets: [
            Some((&[0, 32, 80, 112, 160, 224, 272], 288)),
            Some((&[0, 16, 64, 96, 128, 192, 240], 256)),
            Some((&[0, 16, 52, 76, 100, 148, 196], 200)),
            None,
        ],
    },
    Worked {
        name: "B5",
        structs: &[],
        members: &[
            ("a", "row mat2"),
            ("b", "row mat3"),
            ("c", "row mat2x3"),
            ("d", "row mat3x2"),
            ("e", "row mat4x3"),
            ("f", "row mat3x4"),
            ("g", "float"),
        ],
        offsets: [
            Some((&[0, 32, 80, 128, 160, 208, 272], 288)),
            Some((&[0, 16, 64, 96, 128, 176, 240], 256)),
            Some((&[0, 16, 52, 76, 100, 148, 196], 200)),
            None,
        ],
    },
    Worked {
        name: "B6",
        structs: &[],
        members: &[
            ("a", "float"),
            ("b", "double"),
            ("c", "dvec2"),
            ("d", "dvec3"),
            ("e", "dvec4"),
            ("f", "float"),
        ],
        offsets: [
            Some((&[0, 8, 16, 32, 64, 96], 128)),
            Some((&[0, 8, 16, 32, 64, 96], 128)),
            Some((&[0, 8, 16, 32, 56, 88], 96)),
            Some((&[0, 8, 16, 32, 64, 96], 128)),
        ],
    },
    Worked {
        name: "B7",
        structs: &[],
        members: &[
            ("a", "dmat2"),
            ("b", "dmat3"),
            ("c", "row dmat2x3"),
            ("d", "float"),
        ],
        offsets: [
            Some((&[0, 32, 128, 176], 192)),
            Some((&[0, 32, 128, 176], 192)),
            Some((&[0, 32, 104, 152], 160)),
            None,
        ],
    },
    Worked {
        name: "B8",
        structs: &[
            ("T", &[("v", "vec3"), ("f", "float")]),
            ("S", &[("d", "double"), ("f", "float")]),
        ],
        members: &[("t", "T"), ("u", "float"), ("s", "S"), ("w", "float")],
        offsets: [
            Some((&[0, 16, 32, 48], 64)),
            Some((&[0, 16, 24, 40], 48)),
            Some((&[0, 16, 24, 40], 48)),
            Some((&[0, 32, 40, 56], 64)),
        ],
    },
    Worked {
        name: "B9",
        structs: &[("N", &[("a", "float"), ("b", "vec3")])],
        members: &[
            ("n", "N[2]"),
            ("z", "float"),
            ("ma", "mat2x3[2]"),
            ("mr", "row mat2x3[2]"),
            ("y", "float"),
        ],
        offsets: [
            Some((&[0, 64, 80, 144, 240], 256)),
            Some((&[0, 64, 80, 144, 192], 208)),
            Some((&[0, 32, 36, 84, 132], 136)),
            None,
        ],
    },
    Worked {
        name: "B10",
        structs: &[],
        members: &[
            ("a", "float[3][2]"),
            ("b", "vec3[2][2]"),
            ("c", "dvec3[2]"),
            ("d", "float"),
        ],
        offsets: [
            Some((&[0, 96, 160, 224], 256)),
            Some((&[0, 32, 96, 160], 192)),
            Some((&[0, 24, 72, 120], 128)),
            Some((&[0, 32, 96, 160], 192)),
        ],
    },
    Worked {
        name: "B11",
        structs: &[("Q", &[("p", "vec2"), ("q", "float[2]")])],
        members: &[("a", "ivec3"), ("b", "uint"), ("c", "bvec2"), ("s", "Q[2]")],
        offsets: [
            Some((&[0, 12, 16, 32], 128)),
            Some((&[0, 12, 16, 24], 64)),
            Some((&[0, 12, 16, 24], 56)),
            Some((&[0, 16, 24, 32], 64)),
        ],
    },
];

fn bare(worked: &Worked) -> StructType {
    let mut structs: Vec<(&str, Type)> = Vec::new();
    for (name, members) in worked.structs {
        let of = typed(members, &structs);
        structs.push((name, Type::structure(name, of)));
    }
    let members = typed(worked.members, &structs);
    StructType {
        name: worked.name.to_owned(),
        members: members
            .into_iter()
            .map(|(name, ty)| Member {
                name,
                ty,
                offset: None,
            })
            .collect(),
    }
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

fn worked(name: &str) -> &'static Worked {
    BLOCKS.iter().find(|b| b.name == name).expect(name)
}

fn check(name: &str) {
    let block = worked(name);
    for (rules, want) in Rules::ALL.into_iter().zip(&block.offsets) {
        let laid_out = lay_out_block(&bare(block), rules, &[]);
        let Some((offsets, size)) = want else {
            let error = laid_out.expect_err("C has no matrices");
            assert_eq!(error.rule(), "layout.no_matrix", "{name}");
            continue;
        };
        let (laid_out, seen) = laid_out.expect(name);
        let seen_offsets: Vec<u32> = laid_out.members.iter().filter_map(|m| m.offset).collect();
        assert_eq!(seen_offsets, *offsets, "{name} by {rules}");
        assert_eq!(seen, *size, "size of {name} by {rules}");
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
    let offsets = |name: &str| {
        let (laid_out, size) =
            lay_out_block(&bare(worked(name)), Rules::ScalarTight, &[]).expect(name);
        let offsets: Vec<u32> = laid_out.members.iter().filter_map(|m| m.offset).collect();
        (offsets, size)
    };
    // B8's {double; float} ends at 24 + 12.
    assert_eq!(offsets("B8"), (vec![0, 16, 24, 36], 40));
    assert_eq!(offsets("B9"), (vec![0, 32, 36, 84, 132], 136));
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
fn strides(block: &str, member: &str, rules: Rules) -> (Vec<u32>, Option<u32>) {
    let (laid_out, _) = lay_out_block(&bare(worked(block)), rules, &[]).expect(block);
    let mut ty = &laid_out
        .members
        .iter()
        .find(|m| m.name == member)
        .expect(member)
        .ty;
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
    use Rules::{Scalar, Std140, Std430};
    // B4 has two, three and four rows; B5 two, three and four columns.
    let rows = [
        ("B4", "a", 16, 8, 8),
        ("B4", "b", 16, 16, 12),
        ("B4", "c", 16, 16, 12),
        ("B4", "d", 16, 8, 8),
        ("B4", "e", 16, 16, 12),
        ("B4", "f", 16, 16, 16),
        ("B5", "a", 16, 8, 8),
        ("B5", "b", 16, 16, 12),
        ("B5", "c", 16, 8, 8),
        ("B5", "d", 16, 16, 12),
        ("B5", "e", 16, 16, 16),
        ("B5", "f", 16, 16, 12),
        ("B7", "a", 16, 16, 16),
        ("B7", "b", 32, 32, 24),
        ("B7", "c", 16, 16, 16),
    ];
    for (block, member, std140, std430, scalar) in rows {
        for (rules, want) in [(Std140, std140), (Std430, std430), (Scalar, scalar)] {
            let seen = strides(block, member, rules);
            assert_eq!(seen, (vec![], Some(want)), "{block}.{member} by {rules}");
        }
    }
}

#[test]
fn strides_of_arrays() {
    use Rules::{C, Scalar, Std140, Std430};
    type Row<'a> = (&'a str, &'a str, Rules, &'a [u32], Option<u32>);
    let rows: [Row<'_>; 18] = [
        ("B3", "a", Std140, &[16], None),
        ("B3", "b", Std430, &[8], None),
        ("B3", "c", Std430, &[16], None),
        ("B3", "c", Scalar, &[12], None),
        ("B3", "c", C, &[16], None),
        ("B9", "n", Std140, &[32], None),
        ("B9", "n", Std430, &[32], None),
        ("B9", "n", Scalar, &[16], None),
        ("B9", "ma", Std140, &[32], Some(16)),
        ("B9", "ma", Std430, &[32], Some(16)),
        ("B9", "mr", Std140, &[48], Some(16)),
        ("B9", "mr", Std430, &[24], Some(8)),
        ("B9", "mr", Scalar, &[24], Some(8)),
        ("B10", "a", Std140, &[32, 16], None),
        ("B10", "a", Std430, &[8, 4], None),
        ("B10", "b", Std430, &[32, 16], None),
        ("B10", "c", Std140, &[32], None),
        ("B11", "s", Std140, &[48], None),
    ];
    for (block, member, rules, arrays, matrix) in rows {
        let seen = strides(block, member, rules);
        assert_eq!(
            seen,
            (arrays.to_vec(), matrix),
            "{block}.{member} by {rules}"
        );
    }
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
        for (rules, want) in Rules::ALL.into_iter().zip(sizes) {
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
