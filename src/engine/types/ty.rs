//! The types of the shading languages: [`Type`].

use super::Scalar;
use std::sync::Arc;

/// The explicit layout of a matrix; empty for types without one (outputs).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MatrixLayout {
    /// `MatrixStride` in bytes: from column to column, or from row to row when
    /// row-major.
    pub stride: Option<u32>,
    /// Whether the matrix is stored row by row. Never affects capture.
    pub row_major: bool,
}

impl MatrixLayout {
    /// Returns the number of vectors as which a matrix is stored, its columns or its rows
    /// if row-major, and the number of their components.
    pub(crate) fn vectors(self, columns: u32, rows: u32) -> (u32, u32) {
        if self.row_major {
            (rows, columns)
        } else {
            (columns, rows)
        }
    }
}

/// A type of the shading languages, layout included.
///
/// Cheap to clone: aggregates are shared.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    Scalar(Scalar),
    /// `size` components, 2..=4.
    Vector {
        scalar: Scalar,
        size: u32,
    },
    /// `columns` × `rows`, 2..=4 each; GLSL `mat{columns}x{rows}`.
    Matrix {
        scalar: Scalar,
        columns: u32,
        rows: u32,
        layout: MatrixLayout,
    },
    /// `stride` is `ArrayStride` in bytes, for a type with explicit layout.
    Array {
        element: Arc<Type>,
        len: u32,
        stride: Option<u32>,
    },
    /// A struct, or the struct of an interface block.
    Struct(Arc<StructType>),
}

/// A struct: its GL name ("" in a module without names) and its members.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StructType {
    pub name: String,
    pub members: Vec<Member>,
}

/// One member of a struct.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Member {
    pub name: String,
    pub ty: Type,
    /// Explicit byte offset, for a struct that is laid out in memory. The capture
    /// offset of a block member is a qualifier, not part of the type.
    pub offset: Option<u32>,
}

impl Type {
    /// Returns a vector of `size` components; the scalar itself if `size` is 1.
    pub fn vector(scalar: Scalar, size: u32) -> Type {
        if size == 1 {
            Type::Scalar(scalar)
        } else {
            Type::Vector { scalar, size }
        }
    }

    /// Returns a matrix without explicit layout.
    pub fn matrix(scalar: Scalar, columns: u32, rows: u32) -> Type {
        Type::Matrix {
            scalar,
            columns,
            rows,
            layout: MatrixLayout::default(),
        }
    }

    /// Returns an array without explicit layout.
    pub fn array(element: Type, len: u32) -> Type {
        Type::Array {
            element: Arc::new(element),
            len,
            stride: None,
        }
    }

    /// Returns a struct whose members have no explicit offsets.
    pub fn structure(name: &str, members: impl IntoIterator<Item = (String, Type)>) -> Type {
        let members = members
            .into_iter()
            .map(|(name, ty)| Member {
                name,
                ty,
                offset: None,
            })
            .collect();
        Type::Struct(Arc::new(StructType {
            name: name.to_owned(),
            members,
        }))
    }

    /// Returns the struct, if the type is one.
    pub fn as_struct(&self) -> Option<&Arc<StructType>> {
        match self {
            Type::Struct(s) => Some(s),
            _ => None,
        }
    }

    /// Returns the elements of an array and their number: `mat4` and 3 for `mat4[3]`.
    pub fn as_array(&self) -> Option<(&Type, u32)> {
        match self {
            Type::Array { element, len, .. } => Some((element, *len)),
            _ => None,
        }
    }

    /// Returns the type without array dimensions: `mat4` for `mat4[3][2]`.
    pub fn without_arrays(&self) -> &Type {
        let mut ty = self;
        while let Type::Array { element, .. } = ty {
            ty = element;
        }
        ty
    }

    /// Returns the product of all array dimensions, 1 for a type that is not an array.
    /// Saturates, so that a hostile module cannot overflow it.
    pub fn flattened_len(&self) -> u32 {
        match self {
            Type::Array { element, len, .. } => len.saturating_mul(element.flattened_len()),
            Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } | Type::Struct(_) => 1,
        }
    }

    /// Returns the scalar of a scalar, vector or matrix.
    pub fn scalar(&self) -> Option<Scalar> {
        match self {
            Type::Scalar(scalar) | Type::Vector { scalar, .. } | Type::Matrix { scalar, .. } => {
                Some(*scalar)
            }
            Type::Array { .. } | Type::Struct(_) => None,
        }
    }

    /// Returns the column vector of a matrix.
    pub fn column(&self) -> Option<Type> {
        match self {
            Type::Matrix { scalar, rows, .. } => Some(Type::vector(*scalar, *rows)),
            _ => None,
        }
    }

    /// Returns whether `test` is true for any scalar inside the type.
    pub fn any_scalar(&self, test: &impl Fn(Scalar) -> bool) -> bool {
        match self {
            Type::Scalar(s) | Type::Vector { scalar: s, .. } | Type::Matrix { scalar: s, .. } => {
                test(*s)
            }
            Type::Array { element, .. } => element.any_scalar(test),
            Type::Struct(s) => s.members.iter().any(|m| m.ty.any_scalar(test)),
        }
    }

    /// Returns whether the type holds a 64-bit value (double, int64, uint64).
    pub fn contains_64bit(&self) -> bool {
        self.any_scalar(&Scalar::is_64bit)
    }
}
