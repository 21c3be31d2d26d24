//! Sizes of laid-out types, and comparison of two types by bare type, layout and bytes.

use super::place::{Place, leaves};
use crate::types::{MatrixLayout, Member, StructType, Type};
use std::sync::Arc;

/// The maximum nesting of arrays and structs.
const MAX_DEPTH: u32 = 64;

impl Type {
    /// Subtracts the types that this one declares from `parts`, the element of an array
    /// once. Returns false if there are too many, or if they are nested more than 64
    /// levels deep. It bounds the cost of walking the declaration, and must be called
    /// before walking a type of a hostile module.
    pub fn declares_at_most(&self, parts: &mut u32) -> bool {
        fn at(ty: &Type, parts: &mut u32, depth: u32) -> bool {
            let Some(left) = parts.checked_sub(1) else {
                return false;
            };
            *parts = left;
            depth < MAX_DEPTH
                && match ty {
                    Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => true,
                    Type::Array { element, .. } => at(element, parts, depth + 1),
                    Type::Struct(s) => s.members.iter().all(|m| at(&m.ty, parts, depth + 1)),
                }
        }
        at(self, parts, 0)
    }

    /// Returns the type without any explicit layout.
    pub fn bare(&self) -> Type {
        self.relaid(&|_| MatrixLayout::default())
    }

    /// Returns the type without offsets and strides, with the majorness of every matrix
    /// set, as by `layout(row_major)` on a block or a member.
    pub fn with_majorness(&self, row_major: bool) -> Type {
        self.relaid(&|_| MatrixLayout {
            stride: None,
            row_major,
        })
    }

    /// Returns the type without offsets and strides, but with the majorness of its
    /// matrices: the form to which layout rules are applied.
    pub fn without_offsets(&self) -> Type {
        self.relaid(&|layout| MatrixLayout {
            stride: None,
            ..layout
        })
    }

    fn relaid(&self, of_matrix: &impl Fn(MatrixLayout) -> MatrixLayout) -> Type {
        match self {
            Type::Scalar(_) | Type::Vector { .. } => self.clone(),
            Type::Matrix {
                scalar,
                columns,
                rows,
                layout,
            } => Type::Matrix {
                scalar: *scalar,
                columns: *columns,
                rows: *rows,
                layout: of_matrix(*layout),
            },
            Type::Array { element, len, .. } => Type::Array {
                element: Arc::new(element.relaid(of_matrix)),
                len: *len,
                stride: None,
            },
            Type::Struct(s) => Type::Struct(Arc::new(StructType {
                name: s.name.clone(),
                members: s
                    .members
                    .iter()
                    .map(|member| Member {
                        name: member.name.clone(),
                        ty: member.ty.relaid(of_matrix),
                        offset: None,
                    })
                    .collect(),
            })),
        }
    }

    /// Returns the number of bytes from the start to the end of the type: for a struct to
    /// the end of the last member, for an array all strides but the last and one element,
    /// for a matrix its stride times its columns, or times its rows if row-major. An array
    /// without a length counts as one element. `None` if layout is missing.
    pub fn explicit_size(&self) -> Option<u64> {
        match self {
            Type::Scalar(scalar) => Some(scalar.bytes().into()),
            Type::Vector { scalar, size } => Some(u64::from(scalar.bytes()) * u64::from(*size)),
            Type::Matrix {
                columns,
                rows,
                layout,
                ..
            } => {
                let (count, _) = layout.vectors(*columns, *rows);
                Some(u64::from(layout.stride?) * u64::from(count))
            }
            Type::Array {
                element,
                len,
                stride,
            } => {
                let before = u64::from((*stride)?) * u64::from(len.saturating_sub(1));
                Some(before.saturating_add(element.explicit_size()?))
            }
            Type::Struct(s) => s.members.iter().try_fold(0, |end, member| {
                let member_end = member.ty.explicit_size()?;
                Some(member_end.saturating_add(member.offset?.into()).max(end))
            }),
        }
    }

    /// Returns whether the types are equal except for layout, so that a value of one can be
    /// copied to the other.
    pub fn same_bare_type(&self, other: &Type) -> bool {
        self.bare() == other.bare()
    }

    /// Returns whether offsets, strides and majorness are equal, regardless of scalars and
    /// names.
    pub fn same_layout(&self, other: &Type) -> bool {
        match (self, other) {
            (Type::Matrix { layout: a, .. }, Type::Matrix { layout: b, .. }) => a == b,
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
            ) => m == n && s == t && a.same_layout(b),
            (Type::Struct(a), Type::Struct(b)) => {
                let same =
                    |(a, b): (&Member, &Member)| a.offset == b.offset && a.ty.same_layout(&b.ty);
                a.members.len() == b.members.len() && a.members.iter().zip(&b.members).all(same)
            }
            (Type::Matrix { .. } | Type::Array { .. } | Type::Struct(_), _)
            | (_, Type::Matrix { .. } | Type::Array { .. } | Type::Struct(_)) => false,
            _ => true,
        }
    }

    /// Returns whether both types have components of the same sizes at the same offsets, so
    /// that memory written as one can be read as the other: `float[]` and `int[]` of one
    /// stride. False if layout is missing, or if either has more parts than [`leaves`]
    /// walks.
    pub fn compatible_in_bytes(&self, other: &Type) -> bool {
        let components = |ty: &Type| -> Option<Vec<(u64, u32)>> {
            let leaves = leaves(&Place::at_start(ty), "").ok()?;
            let all = leaves.iter().map(|leaf| {
                let size = leaf.scalar()?.bytes();
                Some(leaf.components().map(move |at| (at, size)))
            });
            let mut all: Vec<(u64, u32)> = all
                .collect::<Option<Vec<_>>>()?
                .into_iter()
                .flatten()
                .collect();
            all.sort_unstable();
            Some(all)
        };
        match (components(self), components(other)) {
            (Some(a), Some(b)) => a == b,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::types::layout::{Rules, lay_out};
    use crate::types::{Type, glsl};

    fn ty(text: &str) -> Type {
        glsl::parse_type(text, &|_| None).expect(text)
    }

    fn laid_out(text: &str, rules: Rules) -> Type {
        lay_out(&ty(text), rules).expect(text).0
    }

    #[test]
    fn sizes_follow_from_the_type_alone() {
        let rows = [
            ("vec3", Rules::Std140, 12),
            ("vec3[2]", Rules::Std140, 28),
            ("float[3]", Rules::Std140, 36),
            ("mat3", Rules::Std140, 48),
            ("mat3", Rules::Scalar, 36),
            ("mat2x3[2]", Rules::Std430, 64),
            ("dvec3[2]", Rules::Std140, 56),
        ];
        for (text, rules, size) in rows {
            assert_eq!(laid_out(text, rules).explicit_size(), Some(size), "{text}");
        }
        // Row-major, a matrix has as many strides as rows.
        let row = lay_out(&ty("mat2x3").with_majorness(true), Rules::Std140).expect("a matrix");
        assert_eq!(row.0.explicit_size(), Some(48));
        assert_eq!(row.1, 48);
        assert_eq!(
            ty("mat3").explicit_size(),
            None,
            "a bare matrix has no size"
        );
        let endless = Type::array(ty("float"), 0);
        let endless = lay_out(&endless, Rules::Std430).expect("an array");
        assert_eq!(endless.0.explicit_size(), Some(4));
    }

    #[test]
    fn bare_type_and_layout_are_two_questions() {
        let std140 = laid_out("mat2[3]", Rules::Std140);
        let std430 = laid_out("mat2[3]", Rules::Std430);
        assert!(std140.same_bare_type(&std430));
        assert!(!std140.same_layout(&std430));
        assert_eq!(std140.bare(), ty("mat2[3]"));
        let row = lay_out(&ty("mat2[3]").with_majorness(true), Rules::Std140).expect("laid out");
        assert!(row.0.same_bare_type(&std140) && !row.0.same_layout(&std140));
        let floats = laid_out("float[4]", Rules::Std430);
        let ints = laid_out("int[4]", Rules::Std430);
        assert!(!floats.same_bare_type(&ints));
        assert!(floats.same_layout(&ints) && floats.compatible_in_bytes(&ints));
        assert!(!floats.compatible_in_bytes(&laid_out("int[4]", Rules::Std140)));
        assert!(!floats.same_layout(&laid_out("vec4", Rules::Std430)));
        assert!(floats.compatible_in_bytes(&laid_out("vec4", Rules::Std430)));
        assert!(!ty("float[4]").compatible_in_bytes(&ty("int[4]")), "bare");
    }

    #[test]
    fn declarations_are_bounded() {
        let float = ty("float");
        let pair = |ty: Type| Type::structure("", [("a".into(), ty.clone()), ("b".into(), ty)]);
        let wide = (0..40).fold(float.clone(), |ty, _| pair(ty));
        assert!(!wide.declares_at_most(&mut 1000));
        let deep = (0..100).fold(float.clone(), |ty, _| Type::array(ty, 1));
        assert!(!deep.declares_at_most(&mut 1000));
        assert!(Type::array(float, u32::MAX).declares_at_most(&mut 2));
    }
}
