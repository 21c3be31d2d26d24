//! The names that OpenGL's program interface gives to types (OpenGL 4.6 table 7.3).

use super::{Scalar, Type};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The type of a varying as OpenGL names it: a scalar, vector or matrix.
/// An array has a separate size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GlType {
    pub scalar: Scalar,
    /// 1 for scalars and vectors.
    pub columns: u32,
    /// Components of a scalar or vector, rows of a matrix.
    pub rows: u32,
}

/// The names of scalars: the scalar's own and the prefix of its vectors and matrices.
/// OpenGL has no buffer references, and so no name for them.
const SCALARS: [(Scalar, &str, &str); 13] = [
    (Scalar::F32, "GL_FLOAT", "GL_FLOAT"),
    (Scalar::F64, "GL_DOUBLE", "GL_DOUBLE"),
    (Scalar::I32, "GL_INT", "GL_INT"),
    (Scalar::U32, "GL_UNSIGNED_INT", "GL_UNSIGNED_INT"),
    (Scalar::Bool, "GL_BOOL", "GL_BOOL"),
    (Scalar::I64, "GL_INT64_ARB", "GL_INT64"),
    (Scalar::U64, "GL_UNSIGNED_INT64_ARB", "GL_UNSIGNED_INT64"),
    (Scalar::F16, "GL_FLOAT16_NV", "GL_FLOAT16"),
    (Scalar::I16, "GL_INT16_NV", "GL_INT16"),
    (Scalar::U16, "GL_UNSIGNED_INT16_NV", "GL_UNSIGNED_INT16"),
    (Scalar::I8, "GL_INT8_NV", "GL_INT8"),
    (Scalar::U8, "GL_UNSIGNED_INT8_NV", "GL_UNSIGNED_INT8"),
    (Scalar::Address, "buffer reference", ""),
];

impl GlType {
    /// Returns the GL type of a scalar, vector or matrix; `None` for aggregates.
    pub fn from_type(ty: &Type) -> Option<GlType> {
        Some(match *ty {
            Type::Scalar(scalar) => GlType {
                scalar,
                columns: 1,
                rows: 1,
            },
            Type::Vector { scalar, size } => GlType {
                scalar,
                columns: 1,
                rows: size,
            },
            Type::Matrix {
                scalar,
                columns,
                rows,
                ..
            } => GlType {
                scalar,
                columns,
                rows,
            },
            Type::Array { .. } | Type::Struct(_) => return None,
        })
    }

    /// Parses a name such as `GL_DOUBLE_MAT2x3`.
    pub fn parse(name: &str) -> Option<GlType> {
        SCALARS.iter().find_map(|&(scalar, _, _)| {
            (1..=4)
                .flat_map(|columns| {
                    (1..=4).map(move |rows| GlType {
                        scalar,
                        columns,
                        rows,
                    })
                })
                .filter(|t| t.columns == 1 || t.rows > 1)
                .find(|t| t.to_string() == name)
        })
    }
}

impl fmt::Display for GlType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (_, alone, prefix) = SCALARS
            .iter()
            .find(|(scalar, ..)| *scalar == self.scalar)
            .expect("SCALARS lists every scalar");
        // The vectors of the extension types carry the extension's suffix.
        let suffix = match self.scalar {
            Scalar::I64 | Scalar::U64 => "_ARB",
            Scalar::F16 | Scalar::I16 | Scalar::U16 | Scalar::I8 | Scalar::U8 => "_NV",
            Scalar::Bool
            | Scalar::I32
            | Scalar::U32
            | Scalar::F32
            | Scalar::F64
            | Scalar::Address => "",
        };
        match (self.columns, self.rows) {
            (1, 1) => f.write_str(alone),
            (1, rows) => write!(f, "{prefix}_VEC{rows}{suffix}"),
            (columns, rows) if columns == rows => write!(f, "{prefix}_MAT{columns}{suffix}"),
            (columns, rows) => write!(f, "{prefix}_MAT{columns}x{rows}{suffix}"),
        }
    }
}

impl Serialize for GlType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GlType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        GlType::parse(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("'{name}' is not an OpenGL type name")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for name in [
            "GL_FLOAT",
            "GL_FLOAT_VEC3",
            "GL_FLOAT_MAT4",
            "GL_FLOAT_MAT2x3",
            "GL_DOUBLE_MAT4x2",
            "GL_UNSIGNED_INT_VEC2",
            "GL_INT64_ARB",
            "GL_UNSIGNED_INT64_VEC2_ARB",
            "GL_BOOL",
        ] {
            assert_eq!(GlType::parse(name).expect(name).to_string(), name);
        }
        assert_eq!(GlType::parse("GL_FLOAT_VEC5"), None);
        assert_eq!(GlType::parse("FLOAT"), None);
    }

    #[test]
    fn types_have_gl_names() {
        let named = [
            (Type::vector(Scalar::F64, 3), "GL_DOUBLE_VEC3"),
            (Type::matrix(Scalar::F32, 3, 2), "GL_FLOAT_MAT3x2"),
        ];
        for (ty, name) in named {
            assert_eq!(GlType::from_type(&ty), GlType::parse(name), "{name}");
        }
    }
}
