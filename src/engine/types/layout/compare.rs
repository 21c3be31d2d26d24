//! The differences between two blocks: of their bare types, and of their layouts.
//!
//! Where only layouts differ, a value of one block can be copied to the other through a
//! cast, which changes the offsets and strides that [`differences`] lists. Equality of
//! bare types is that of GLSL 4.60 section 4.1.8: names and types of all members, and
//! names of nested structures. The names of the blocks themselves do not matter.

use super::apply::join;
use crate::types::{Member, StructType, Type, glsl};
use serde::Serialize;
use std::fmt;
use std::sync::Arc;

/// A property in which two blocks differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Property {
    /// A member that only one of the blocks has, or another name of it.
    Member,
    Type,
    Offset,
    ArrayStride,
    MatrixStride,
    Majorness,
}

impl fmt::Display for Property {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Property::Member => "member",
            Property::Type => "type",
            Property::Offset => "offset",
            Property::ArrayStride => "array stride",
            Property::MatrixStride => "matrix stride",
            Property::Majorness => "majorness",
        })
    }
}

/// A difference between two blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The path of the member from the block; `[]` is every element of an array.
    pub member: String,
    pub property: Property,
    /// The value in the first block; "" if there is none.
    pub first: String,
    /// The value in the second block.
    pub second: String,
}

/// Two blocks, compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Comparison {
    /// Whether a value of one block can be copied to the other.
    pub same_bare_type: bool,
    /// Whether all offsets, strides and majorness are equal.
    pub same_layout: bool,
    /// Whether memory that is written as one block can be read as the other: components
    /// of the same sizes are at the same offsets.
    pub compatible_in_bytes: bool,
    /// The differences in order of declaration; a cast from the first block to the second
    /// makes these changes if the bare types are the same.
    pub differences: Vec<Difference>,
}

/// Compares two blocks that are laid out.
pub fn compare(first: &StructType, second: &StructType) -> Comparison {
    let unnamed = |block: &StructType| {
        Type::Struct(Arc::new(StructType {
            name: String::new(),
            members: block.members.clone(),
        }))
    };
    let (a, b) = (unnamed(first), unnamed(second));
    Comparison {
        same_bare_type: a.same_bare_type(&b),
        same_layout: a.same_layout(&b),
        compatible_in_bytes: a.compatible_in_bytes(&b),
        differences: differences(first, second),
    }
}

/// Returns the differences between two blocks, in order of declaration.
pub fn differences(first: &StructType, second: &StructType) -> Vec<Difference> {
    let mut found = Differences(Vec::new());
    found.members("", first, second);
    found.0
}

struct Differences(Vec<Difference>);

impl Differences {
    fn add<T: PartialEq>(
        &mut self,
        member: &str,
        property: Property,
        (first, second): (T, T),
        text: impl Fn(T) -> String,
    ) {
        if first != second {
            self.0.push(Difference {
                member: member.to_owned(),
                property,
                first: text(first),
                second: text(second),
            });
        }
    }

    fn members(&mut self, at: &str, first: &StructType, second: &StructType) {
        let count = first.members.len().max(second.members.len());
        for index in 0..count {
            let (a, b) = (first.members.get(index), second.members.get(index));
            let name = |member: Option<&Member>| member.map_or("", |m| m.name.as_str()).to_owned();
            let path = join(at, &name(a.or(b)));
            let (Some(a), Some(b)) = (a, b) else {
                let spelled = |member: Option<&Member>| member.map_or(String::new(), declared);
                self.add(&path, Property::Member, (spelled(a), spelled(b)), |text| {
                    text
                });
                continue;
            };
            self.add(&path, Property::Member, (&a.name, &b.name), String::clone);
            self.add(&path, Property::Offset, (a.offset, b.offset), number);
            self.types(&path, &a.ty, &b.ty);
        }
    }

    fn types(&mut self, at: &str, first: &Type, second: &Type) {
        match (first, second) {
            (Type::Struct(a), Type::Struct(b)) => {
                self.add(at, Property::Type, (&a.name, &b.name), String::clone);
                self.members(at, a, b);
            }
            (
                Type::Array {
                    element: a,
                    len: m,
                    stride: s,
                },
                Type::Array {
                    element: b,
                    len: n,
                    stride: t,
                },
            ) => {
                let length = |len: u32| match len {
                    0 => "array without a length".to_owned(),
                    len => format!("array of {len}"),
                };
                self.add(at, Property::Type, (*m, *n), length);
                self.add(at, Property::ArrayStride, (*s, *t), number);
                self.types(&format!("{at}[]"), a, b);
            }
            (Type::Matrix { layout: a, .. }, Type::Matrix { layout: b, .. })
                if first.bare() == second.bare() =>
            {
                self.add(at, Property::MatrixStride, (a.stride, b.stride), number);
                self.add(at, Property::Majorness, (a.row_major, b.row_major), |row| {
                    if row { "row-major" } else { "column-major" }.to_owned()
                });
            }
            (a, b) => self.add(at, Property::Type, (a.bare(), b.bare()), |ty| spelled(&ty)),
        }
    }
}

fn number(value: Option<u32>) -> String {
    value.map_or("none".to_owned(), |value| value.to_string())
}

fn spelled(ty: &Type) -> String {
    let (base, lengths) = glsl::spell(ty);
    base + &lengths
}

fn declared(member: &Member) -> String {
    let (base, lengths) = glsl::spell(&member.ty);
    format!("{base} {}{lengths}", member.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::layout::{Rules, lay_out_block};

    fn ty(text: &str) -> Type {
        glsl::parse_type(text, &|_| None).expect(text)
    }

    fn block(rules: Rules, members: &[(&str, Type)]) -> StructType {
        let members = members
            .iter()
            .map(|(name, ty)| ((*name).to_owned(), ty.clone()));
        let bare = Type::structure("B", members);
        let bare = bare.as_struct().expect("a struct");
        lay_out_block(bare, rules, &[]).expect("a layout").0
    }

    fn spelled(comparison: &Comparison) -> Vec<String> {
        let text =
            |d: &Difference| format!("{} {}: {} to {}", d.member, d.property, d.first, d.second);
        comparison.differences.iter().map(text).collect()
    }

    #[test]
    fn a_cast_lists_each_offset_stride_and_majorness_that_differs() {
        let inner = Type::structure("S", [("f".into(), ty("float")), ("m".into(), ty("mat2"))]);
        let members = |m: Type| {
            [
                ("a", ty("float[2]")),
                ("s", Type::array(inner.clone(), 3)),
                ("m", m),
            ]
        };
        let std140 = block(Rules::Std140, &members(ty("mat3")));
        let std430 = block(Rules::Std430, &members(ty("mat3").with_majorness(true)));
        let compared = compare(&std140, &std430);
        assert!(compared.same_bare_type && !compared.same_layout);
        assert!(!compared.compatible_in_bytes);
        // By hand. std140: a at 0, stride 16; s at 32, stride 48 (f 0, m 16 of stride 16);
        // m at 176. std430: a at 0, stride 4; s at 8, stride 24 (f 0, m 8 of stride 8);
        // m at 80.
        assert_eq!(
            spelled(&compared),
            [
                "a array stride: 16 to 4",
                "s offset: 32 to 8",
                "s array stride: 48 to 24",
                "s[].m offset: 16 to 8",
                "s[].m matrix stride: 16 to 8",
                "m offset: 176 to 80",
                "m majorness: column-major to row-major",
            ]
        );
        let same = compare(&std140, &std140);
        assert!(same.same_bare_type && same.same_layout && same.compatible_in_bytes);
        assert_eq!(same.differences, []);
    }

    #[test]
    fn different_bare_types_are_named_by_member() {
        let one = block(Rules::Std430, &[("a", ty("int")), ("b", ty("vec2[2]"))]);
        let other = block(
            Rules::Std430,
            &[("a", ty("float")), ("c", ty("vec2[3]")), ("d", ty("uint"))],
        );
        let compared = compare(&one, &other);
        assert!(!compared.same_bare_type && !compared.same_layout);
        assert_eq!(
            spelled(&compared),
            [
                "a type: int to float",
                "b member: b to c",
                "b type: array of 2 to array of 3",
                "d member:  to uint d",
            ]
        );
        // Ints at the offsets of floats: another bare type, the same layout and bytes.
        let ints = compare(
            &block(Rules::Std430, &[("a", ty("int[4]"))]),
            &block(Rules::Std430, &[("a", ty("float[4]"))]),
        );
        assert!(!ints.same_bare_type && ints.same_layout && ints.compatible_in_bytes);
        assert_eq!(spelled(&ints), ["a[] type: int to float"]);
    }

    #[test]
    fn the_names_of_the_blocks_themselves_do_not_matter() {
        let block = |name: &str, inner: &str| StructType {
            name: name.to_owned(),
            members: vec![Member {
                name: "s".to_owned(),
                ty: Type::structure(inner, []),
                offset: Some(0),
            }],
        };
        assert!(compare(&block("A", "S"), &block("B", "S")).same_bare_type);
        let compared = compare(&block("A", "S"), &block("A", "T"));
        assert!(!compared.same_bare_type);
        assert_eq!(spelled(&compared), ["s type: S to T"]);
    }
}
