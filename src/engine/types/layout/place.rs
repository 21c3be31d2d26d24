//! The byte offset of a part of a laid-out type.
//!
//! A [`Place`] is a type at an offset; indexing it returns the places of its
//! members, elements, columns and components. A column of a row-major matrix is a
//! strided vector: its components are a matrix stride apart, and columns are the
//! size of a component apart.

use super::LayoutError;
use super::apply::join;
use crate::types::{Scalar, Type};

/// The maximum number of scalars, vectors and matrices that [`leaves`] lists.
pub const MAX_LEAVES: usize = 1 << 14;

/// A type at a byte offset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub ty: Type,
    pub offset: u64,
    /// For a vector, the bytes between components, if that is not their size.
    step: Option<u32>,
}

impl Place {
    /// Returns the place of a laid-out type at byte 0.
    pub fn at_start(ty: &Type) -> Place {
        Place::at(ty.clone(), 0)
    }

    /// A type at a byte offset.
    pub fn at(ty: Type, offset: u64) -> Place {
        Place {
            ty,
            offset,
            step: None,
        }
    }

    /// Returns the bytes between the components of a vector.
    pub(crate) fn component_stride(&self) -> Option<u32> {
        if let Type::Vector { scalar, .. } = self.ty {
            // Without a row-major matrix around it the vector is contiguous.
            Some(self.step.unwrap_or(scalar.bytes()))
        } else {
            None
        }
    }

    /// Returns the member, element, column or component `index`; `None` if there is no such
    /// part, or its layout is missing. An array without a length has every element.
    pub fn index(&self, index: u32) -> Option<Place> {
        let at = |ty: Type, stride: u32, step: Option<u32>| Place {
            ty,
            offset: self
                .offset
                .saturating_add(u64::from(stride) * u64::from(index)),
            step,
        };
        match &self.ty {
            Type::Scalar(_) => None,
            Type::Vector { scalar, size } => {
                let stride = self.component_stride().filter(|_| index < *size)?;
                Some(at(Type::Scalar(*scalar), stride, None))
            }
            Type::Matrix {
                scalar,
                columns,
                rows,
                layout,
            } => {
                let stride = layout.stride.filter(|_| index < *columns)?;
                let column = Type::vector(*scalar, *rows);
                Some(if layout.row_major {
                    at(column, scalar.bytes(), Some(stride))
                } else {
                    at(column, stride, None)
                })
            }
            Type::Array {
                element,
                len,
                stride,
            } => {
                let stride = stride.filter(|_| *len == 0 || index < *len)?;
                Some(at((**element).clone(), stride, None))
            }
            Type::Struct(s) => {
                let member = s.members.get(usize::try_from(index).ok()?)?;
                Some(Place {
                    ty: member.ty.clone(),
                    offset: self.offset.saturating_add(member.offset?.into()),
                    step: None,
                })
            }
        }
    }
}

/// A scalar, vector or matrix inside a laid-out type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidLeaf {
    /// The GLSL expression that names it.
    pub expression: String,
    pub place: Place,
}

impl LaidLeaf {
    /// Returns its scalar type.
    pub fn scalar(&self) -> Option<Scalar> {
        self.place.ty.scalar()
    }

    /// Returns the offset of each component in GLSL's order: the columns of a matrix one
    /// after another.
    pub fn components(&self) -> impl Iterator<Item = u64> + '_ {
        let columns = if let Type::Matrix { columns, .. } = self.place.ty {
            (0..columns).filter_map(|c| self.place.index(c)).collect()
        } else {
            vec![self.place.clone()]
        };
        columns.into_iter().flat_map(|column| {
            let Type::Vector { size, .. } = column.ty else {
                return vec![column.offset];
            };
            let components = (0..size).filter_map(|i| column.index(i));
            components.map(|component| component.offset).collect()
        })
    }
}

/// Returns the scalars, vectors and matrices of `place` in order of declaration; of an
/// array without a length one element. `name` is the name of `place`.
///
/// # Errors
/// Missing layout, or more than [`MAX_LEAVES`].
pub fn leaves(place: &Place, name: &str) -> Result<Vec<LaidLeaf>, LayoutError> {
    let mut found = Vec::new();
    collect(place, name, &mut found)?;
    Ok(found)
}

fn collect(place: &Place, name: &str, found: &mut Vec<LaidLeaf>) -> Result<(), LayoutError> {
    use super::Decorated;
    let missing = |what| LayoutError::Missing {
        at: name.to_owned(),
        what,
    };
    if found.len() >= MAX_LEAVES {
        return Err(LayoutError::TooManyMembers { max: MAX_LEAVES });
    }
    match &place.ty {
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
            if let Type::Matrix { layout, .. } = place.ty
                && layout.stride.is_none()
            {
                return Err(missing(Decorated::MatrixStride));
            }
            found.push(LaidLeaf {
                expression: name.to_owned(),
                place: place.clone(),
            });
        }
        Type::Array { len, .. } => {
            for i in 0..(*len).max(1) {
                let element = place
                    .index(i)
                    .ok_or_else(|| missing(Decorated::ArrayStride))?;
                let before = found.len();
                collect(&element, &format!("{name}[{i}]"), found)?;
                if found.len() == before {
                    // The element is empty, and so are all others.
                    break;
                }
            }
        }
        Type::Struct(s) => {
            for (i, member) in (0..).zip(&s.members) {
                let name = join(name, &member.name);
                let missing = LayoutError::Missing {
                    at: name.clone(),
                    what: Decorated::Offset,
                };
                collect(&place.index(i).ok_or(missing)?, &name, found)?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::glsl;
    use crate::types::layout::{Rules, lay_out};

    fn place(text: &str, row_major: bool, rules: Rules) -> Place {
        let ty = glsl::parse_type(text, &|_| None).expect(text);
        Place::at_start(&lay_out(&ty.with_majorness(row_major), rules).expect(text).0)
    }

    fn at(place: &Place, path: &[u32]) -> Option<(u64, Option<u32>)> {
        let mut place = place.clone();
        for index in path {
            place = place.index(*index)?;
        }
        Some((place.offset, place.component_stride()))
    }

    #[test]
    fn a_column_of_a_row_major_matrix_is_a_strided_vector() {
        // mat2x3: two columns of three rows.
        let column = place("mat2x3", false, Rules::Std140);
        assert_eq!(at(&column, &[1]), Some((16, Some(4))));
        assert_eq!(at(&column, &[1, 2]), Some((24, None)));
        let row = place("mat2x3", true, Rules::Std140);
        assert_eq!(at(&row, &[1]), Some((4, Some(16))));
        assert_eq!(at(&row, &[1, 2]), Some((36, None)));
        assert_eq!(at(&row, &[2]), None, "there are two columns");
        assert_eq!(at(&row, &[1, 3]), None, "of three rows");
        let doubles = place("dmat2x3[2]", true, Rules::Std430);
        assert_eq!(at(&doubles, &[1, 1]), Some((56, Some(16))));
    }

    #[test]
    fn components_are_counted_as_glsl_does() {
        let rows = [
            ("mat2x3", false, vec![0, 4, 8, 16, 20, 24]),
            ("mat2x3", true, vec![0, 16, 32, 4, 20, 36]),
            ("dvec3", false, vec![0, 8, 16]),
            ("float", false, vec![0]),
        ];
        for (text, row_major, want) in rows {
            let leaves = leaves(&place(text, row_major, Rules::Std140), "m").expect(text);
            assert_eq!(leaves.len(), 1);
            assert_eq!(leaves[0].components().collect::<Vec<_>>(), want, "{text}");
        }
    }

    #[test]
    fn leaves_have_names_and_bounds() {
        let inner = Type::structure("S", [("p".into(), Type::vector(Scalar::F32, 2))]);
        let block = Type::structure("B", [("s".into(), Type::array(inner, 2))]);
        let (block, _) = lay_out(&block, Rules::Std140).expect("a block");
        let seen: Vec<_> = leaves(&Place::at_start(&block), "")
            .expect("leaves")
            .into_iter()
            .map(|leaf| (leaf.expression, leaf.place.offset))
            .collect();
        assert_eq!(seen, [("s[0].p".to_owned(), 0), ("s[1].p".to_owned(), 16)]);
        let many = Type::array(Type::Scalar(Scalar::F32), u32::MAX / 4);
        let (many, _) = lay_out(&many, Rules::Std430).expect("an array");
        let error = leaves(&Place::at_start(&many), "a").expect_err("too many");
        assert_eq!(error.rule(), "layout.too_many_members");
        let empty = Type::array(Type::structure("E", []), u32::MAX);
        let (empty, _) = lay_out(&empty, Rules::Std430).expect("nothing");
        assert_eq!(leaves(&Place::at_start(&empty), "e"), Ok(vec![]));
        let bare = Type::array(Type::Scalar(Scalar::F32), 2);
        let error = leaves(&Place::at_start(&bare), "a").expect_err("bare");
        assert_eq!(error.rule(), "layout.array_stride_missing");
    }
}
