//! The members of a block, as OpenGL's program interface enumerates and names
//! them (OpenGL 4.6 section 7.3.1):
//! * a member of a struct is `s.m`;
//! * an array of scalars, vectors or matrices is one row, `a[0]`, with a separate
//!   size;
//! * an array of structs or of arrays has a row for each element, `n[1].a`;
//! * but of a *shader storage* block's own member that is an array only the first
//!   element is enumerated, and size and stride of that array are separate
//!   (`TOP_LEVEL_ARRAY_SIZE`, `TOP_LEVEL_ARRAY_STRIDE`).

use super::place::Place;
use super::{Decorated, LayoutError};
use crate::types::{GlType, StructType, Type};
use serde::Serialize;

/// The maximum number of rows of a block.
pub const MAX_ROWS: usize = 1 << 14;

/// The program interface that is queried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enumeration {
    /// `GL_UNIFORM`
    Uniform,
    /// `GL_BUFFER_VARIABLE`
    BufferVariable,
}

impl Enumeration {
    /// Returns the interface of a storage block or of another block.
    pub fn new(storage: bool) -> Enumeration {
        if storage {
            Enumeration::BufferVariable
        } else {
            Enumeration::Uniform
        }
    }
}

/// One member, with its properties as OpenGL reports them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MemberRow {
    /// The name of the member; "" if a part of it has no name in the module.
    pub name: String,
    #[serde(rename = "type")]
    pub ty: GlType,
    /// Bytes from the start of the block.
    pub offset: u64,
    /// The number of array elements; 1 if it is not an array, 0 for one without a length.
    pub array_size: u32,
    /// Bytes between array elements; 0 if it is not an array.
    pub array_stride: u32,
    /// Bytes between columns, or rows; 0 if it is not a matrix.
    pub matrix_stride: u32,
    pub row_major: bool,
    /// For a member of a storage block, the array whose first element contains it.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub top_level: Option<TopLevel>,
}

/// The outermost array dimension of a storage block's member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TopLevel {
    /// 0 where it has no length.
    #[serde(rename = "top_level_array_size")]
    pub size: u32,
    #[serde(rename = "top_level_array_stride")]
    pub stride: u32,
}

/// The members of a laid-out block. `prefix` is what names begin with: the
/// block's name where it has an instance name, else "".
///
/// # Errors
/// Missing layout, or more than [`MAX_ROWS`] rows.
pub fn members(
    block: &StructType,
    prefix: &str,
    enumeration: Enumeration,
) -> Result<Vec<MemberRow>, LayoutError> {
    let mut walk = Walk { rows: Vec::new() };
    for member in &block.members {
        let name = joined(Some(prefix.to_owned()), &member.name, prefix.is_empty());
        let offset = member.offset.ok_or_else(|| LayoutError::Missing {
            at: member.name.clone(),
            what: Decorated::Offset,
        })?;
        let place = Place::at(member.ty.clone(), offset.into());
        match (&member.ty, enumeration) {
            (
                Type::Array {
                    element,
                    len,
                    stride,
                },
                Enumeration::BufferVariable,
            ) if GlType::from_type(element).is_none() => {
                let missing = || missing(&name, Decorated::ArrayStride);
                let top = TopLevel {
                    size: *len,
                    stride: stride.ok_or_else(missing)?,
                };
                let first = place.index(0).ok_or_else(missing)?;
                walk.member(&first, indexed(&name, 0), Some(top))?;
            }
            _ => walk.member(&place, name, None)?,
        }
    }
    Ok(walk.rows)
}

struct Walk {
    rows: Vec<MemberRow>,
}

impl Walk {
    /// `name` is `None` where a part of it has no name.
    fn member(
        &mut self,
        place: &Place,
        name: Option<String>,
        top_level: Option<TopLevel>,
    ) -> Result<(), LayoutError> {
        match &place.ty {
            Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
                self.row(place, &place.ty, name, (1, 0), top_level)
            }
            Type::Array {
                element,
                len,
                stride,
            } if GlType::from_type(element).is_some() => {
                let stride = stride.ok_or_else(|| missing(&name, Decorated::ArrayStride))?;
                let name = indexed(&name, 0);
                self.row(place, element, name, (*len, stride), top_level)
            }
            Type::Array { len, .. } => {
                for i in 0..(*len).max(1) {
                    let before = self.rows.len();
                    let element = place.index(i);
                    let element = element.ok_or_else(|| missing(&name, Decorated::ArrayStride))?;
                    self.member(&element, indexed(&name, i), top_level)?;
                    if self.rows.len() == before {
                        // Nothing inside, however often.
                        break;
                    }
                }
                Ok(())
            }
            Type::Struct(structure) => {
                for (i, member) in (0..).zip(&structure.members) {
                    let name = joined(name.clone(), &member.name, false);
                    let inner = place.index(i);
                    let inner = inner.ok_or_else(|| missing(&name, Decorated::Offset))?;
                    self.member(&inner, name, top_level)?;
                }
                Ok(())
            }
        }
    }

    fn row(
        &mut self,
        place: &Place,
        ty: &Type,
        name: Option<String>,
        (array_size, array_stride): (u32, u32),
        top_level: Option<TopLevel>,
    ) -> Result<(), LayoutError> {
        if self.rows.len() >= MAX_ROWS {
            return Err(LayoutError::TooManyMembers { max: MAX_ROWS });
        }
        let (matrix_stride, row_major) = match ty {
            Type::Matrix { layout, .. } => {
                let stride = layout.stride;
                let stride = stride.ok_or_else(|| missing(&name, Decorated::MatrixStride))?;
                (stride, layout.row_major)
            }
            Type::Scalar(_) | Type::Vector { .. } | Type::Array { .. } | Type::Struct(_) => {
                (0, false)
            }
        };
        let Some(ty) = GlType::from_type(ty) else {
            return Ok(());
        };
        self.rows.push(MemberRow {
            name: name.unwrap_or_default(),
            ty,
            offset: place.offset,
            array_size,
            array_stride,
            matrix_stride,
            row_major,
            top_level,
        });
        Ok(())
    }
}

fn missing(name: &Option<String>, what: Decorated) -> LayoutError {
    LayoutError::Missing {
        at: name.clone().unwrap_or_default(),
        what,
    }
}

fn joined(prefix: Option<String>, name: &str, alone: bool) -> Option<String> {
    match (prefix, name) {
        (None, _) | (_, "") => None,
        (Some(_), name) if alone => Some(name.to_owned()),
        (Some(prefix), name) => Some(format!("{prefix}.{name}")),
    }
}

fn indexed(name: &Option<String>, index: u32) -> Option<String> {
    name.as_ref().map(|name| format!("{name}[{index}]"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::glsl::parse_type;
    use crate::types::layout::{Rules, lay_out_block};

    fn block() -> StructType {
        let inner = Type::structure(
            "S",
            [
                ("a".to_owned(), parse_type("float", &|_| None).expect("a")),
                ("m".to_owned(), parse_type("mat2[2]", &|_| None).expect("m")),
            ],
        );
        let find = |name: &str| (name == "S").then(|| inner.clone());
        let members = [
            ("n", "S[2]"),
            ("v", "vec3"),
            ("k", "float[3][2]"),
            ("e", "int[5]"),
        ];
        let members = members.map(|(name, ty)| (name.to_owned(), parse_type(ty, &find).expect(ty)));
        let Type::Struct(block) = Type::structure("B", members) else {
            panic!("a struct");
        };
        lay_out_block(&block, Rules::Std430, &[])
            .expect("a block")
            .0
    }

    fn names(prefix: &str, enumeration: Enumeration) -> Vec<(String, u64, u32)> {
        let rows = members(&block(), prefix, enumeration).expect("members");
        rows.into_iter()
            .map(|row| (row.name, row.offset, row.array_size))
            .collect()
    }

    #[test]
    fn uniforms_are_enumerated_element_by_element() {
        let want = [
            ("n[0].a", 0, 1),
            ("n[0].m[0]", 8, 2),
            ("n[1].a", 40, 1),
            ("n[1].m[0]", 48, 2),
            ("v", 80, 1),
            ("k[0][0]", 92, 2),
            ("k[1][0]", 100, 2),
            ("k[2][0]", 108, 2),
            ("e[0]", 116, 5),
        ];
        let want = want.map(|(name, offset, size)| (name.to_owned(), offset, size));
        assert_eq!(names("", Enumeration::Uniform), want);
        assert_eq!(names("B", Enumeration::Uniform)[0].0, "B.n[0].a");
    }

    #[test]
    fn storage_blocks_show_the_first_element_of_their_own_arrays() {
        let want = [
            ("n[0].a", 0, 1),
            ("n[0].m[0]", 8, 2),
            ("v", 80, 1),
            ("k[0][0]", 92, 2),
            ("e[0]", 116, 5),
        ];
        let want = want.map(|(name, offset, size)| (name.to_owned(), offset, size));
        assert_eq!(names("", Enumeration::BufferVariable), want);
        let rows = members(&block(), "", Enumeration::BufferVariable).expect("members");
        assert_eq!(
            rows[1].top_level,
            Some(TopLevel {
                size: 2,
                stride: 40
            })
        );
        assert_eq!((rows[1].array_stride, rows[1].matrix_stride), (16, 8));
        assert_eq!(rows[4].top_level, None);
    }

    #[test]
    fn rows_are_bounded_and_names_complete_or_absent() {
        let huge = Type::array(
            Type::array(Type::Scalar(crate::types::Scalar::F32), 2),
            1 << 20,
        );
        let Type::Struct(block) = Type::structure("B", [("a".to_owned(), huge)]) else {
            panic!("a struct");
        };
        let (block, _) = lay_out_block(&block, Rules::Scalar, &[]).expect("8 MiB");
        let error = members(&block, "", Enumeration::Uniform).expect_err("too many");
        assert_eq!(error.rule(), "layout.too_many_members");
        assert_eq!(
            members(&block, "", Enumeration::BufferVariable)
                .expect("one row")
                .len(),
            1
        );
        let Type::Struct(nameless) = Type::structure(
            "",
            [(String::new(), Type::Scalar(crate::types::Scalar::F32))],
        ) else {
            panic!("a struct");
        };
        let error = members(&nameless, "", Enumeration::Uniform).expect_err("bare");
        assert_eq!(error.rule(), "layout.offset_missing");
        let (nameless, _) = lay_out_block(&nameless, Rules::Scalar, &[]).expect("a float");
        assert_eq!(
            members(&nameless, "", Enumeration::Uniform).expect("a row")[0].name,
            ""
        );
    }
}
