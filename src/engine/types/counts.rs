//! The numbers of components, locations and varyings of a type.
//!
//! GLSL 4.60 section 4.4.1 (locations), OpenGL 4.6 section 11.1.2.1 (varyings). All
//! counts saturate, so that a hostile module cannot overflow them.

use super::{Scalar, Type};

/// The maximum number of elements of one array that [`Type::components_aligned`]
/// walks. No interface has this many locations.
const MAX_WALK: u32 = 1 << 13;

/// The maximum nesting of arrays and structs that [`Type::fits`] allows.
const MAX_DEPTH: u32 = 64;

impl Type {
    /// Subtracts the parts of the type (scalars, vectors, matrices, arrays and structs,
    /// every element counted) from `parts`. Returns false if there are too many, or if
    /// the type is nested more than 64 levels deep.
    pub fn fits(&self, parts: &mut u32) -> bool {
        self.fits_at(parts, 0)
    }

    fn fits_at(&self, parts: &mut u32, depth: u32) -> bool {
        let Some(left) = parts.checked_sub(1) else {
            return false;
        };
        *parts = left;
        depth < MAX_DEPTH
            && match self {
                Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => true,
                Type::Array { element, len, .. } => {
                    (0..*len).all(|_| element.fits_at(parts, depth + 1))
                }
                Type::Struct(s) => s.members.iter().all(|m| m.ty.fits_at(parts, depth + 1)),
            }
    }

    /// Returns the number of 32-bit components: 2 for a 64-bit component, else 1, also
    /// for bools and 8- and 16-bit scalars.
    pub fn components(&self) -> u32 {
        match self {
            Type::Scalar(s) => s.words(),
            Type::Vector { scalar, size } => scalar.words() * size,
            Type::Matrix {
                scalar,
                columns,
                rows,
                ..
            } => scalar.words() * columns * rows,
            Type::Array { element, len, .. } => len.saturating_mul(element.components()),
            Type::Struct(s) => s
                .members
                .iter()
                .fold(0, |sum, m| sum.saturating_add(m.ty.components())),
        }
    }

    /// Returns the number of interface locations. A 64-bit vector of three or four
    /// components takes two, except as a GL vertex shader input (`vs_input`).
    pub fn locations(&self, vs_input: bool) -> u32 {
        let column = |scalar: Scalar, rows: u32| {
            if scalar.is_64bit() && rows > 2 && !vs_input {
                2
            } else {
                1
            }
        };
        match self {
            Type::Scalar(_) => 1,
            Type::Vector { scalar, size } => column(*scalar, *size),
            Type::Matrix {
                scalar,
                columns,
                rows,
                ..
            } => columns * column(*scalar, *rows),
            Type::Array { element, len, .. } => len.saturating_mul(element.locations(vs_input)),
            Type::Struct(s) => s
                .members
                .iter()
                .fold(0, |sum, m| sum.saturating_add(m.ty.locations(vs_input))),
        }
    }

    /// Returns whether the type is one varying: a scalar, a vector, a matrix, or a
    /// one-dimensional array of those.
    pub(crate) fn is_leaf(&self) -> bool {
        match self {
            Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => true,
            Type::Array { element, .. } => {
                !matches!(**element, Type::Array { .. } | Type::Struct(_))
            }
            Type::Struct(_) => false,
        }
    }

    /// Returns the number of varyings of the type.
    pub fn varying_count(&self) -> u32 {
        match self {
            _ if self.is_leaf() => 1,
            Type::Array { element, len, .. } => len.saturating_mul(element.varying_count()),
            Type::Struct(s) => s
                .members
                .iter()
                .fold(0, |sum, m| sum.saturating_add(m.ty.varying_count())),
            Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => 1,
        }
    }

    /// Returns the number of components from position `at` of a packed interface to the
    /// end of the type: like [`Type::components`], but a 64-bit leaf (a matrix is one
    /// leaf) at an odd position that does not fit in its slot moves by one component.
    pub(crate) fn components_aligned(&self, at: u32) -> u32 {
        match self {
            Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
                let size = self.components();
                let crosses = self.contains_64bit() && at % 2 == 1 && at % 4 + size > 4;
                size + u32::from(crosses)
            }
            Type::Array { element, len, .. } => {
                let mut position = at;
                for _ in 0..(*len).min(MAX_WALK) {
                    position = position.saturating_add(element.components_aligned(position));
                }
                position - at
            }
            Type::Struct(s) => {
                let mut position = at;
                for member in &s.members {
                    position = position.saturating_add(member.ty.components_aligned(position));
                }
                position - at
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::types::{Type, glsl};

    fn ty(text: &str) -> Type {
        glsl::parse_type(text, &|_| None).expect(text)
    }

    fn structure(members: &[&str]) -> Type {
        Type::structure("S", members.iter().map(|m| ("m".to_owned(), ty(m))))
    }

    #[test]
    fn components_and_locations_of_basic_types() {
        let rows = [
            ("float", 1, 1),
            ("bool", 1, 1),
            ("vec2", 2, 1),
            ("vec3", 3, 1),
            ("vec4", 4, 1),
            ("double", 2, 1),
            ("dvec2", 4, 1),
            ("dvec3", 6, 2),
            ("dvec4", 8, 2),
            ("mat2", 4, 2),
            ("mat2x3", 6, 2),
            ("mat2x4", 8, 2),
            ("mat3x2", 6, 3),
            ("mat3", 9, 3),
            ("mat3x4", 12, 3),
            ("mat4x2", 8, 4),
            ("mat4x3", 12, 4),
            ("mat4", 16, 4),
            ("dmat2", 8, 2),
            ("dmat2x3", 12, 4),
            ("dmat2x4", 16, 4),
            ("dmat3x2", 12, 3),
            ("dmat3", 18, 6),
            ("dmat3x4", 24, 6),
            ("dmat4x2", 16, 4),
            ("dmat4x3", 24, 8),
            ("dmat4", 32, 8),
            ("float[3]", 3, 3),
            ("vec2[3]", 6, 3),
            ("mat4[3]", 48, 12),
            ("float[3][5]", 15, 15),
        ];
        for (text, components, locations) in rows {
            assert_eq!(ty(text).components(), components, "components of {text}");
            assert_eq!(ty(text).locations(false), locations, "locations of {text}");
        }
        assert_eq!(ty("dvec3").locations(true), 1);
        let rows: [(&[&str], u32, u32); 3] = [
            (&["float", "vec4"], 5, 2),
            (&["double", "float"], 3, 2),
            (&["vec3", "double"], 5, 2),
        ];
        for (members, components, locations) in rows {
            assert_eq!(structure(members).components(), components, "{members:?}");
            assert_eq!(
                structure(members).locations(false),
                locations,
                "{members:?}"
            );
        }
    }

    #[test]
    fn arrays_of_arrays_and_structs_have_a_varying_per_leaf() {
        for (text, want) in [
            ("float[3]", 1),
            ("mat4[3]", 1),
            ("float[3][5]", 3),
            ("mat4", 1),
        ] {
            assert_eq!(ty(text).varying_count(), want, "{text}");
        }
        let s = structure(&["float", "vec4"]);
        assert_eq!(s.varying_count(), 2);
        assert_eq!(Type::array(s, 3).varying_count(), 6);
    }

    #[test]
    fn a_double_moves_only_where_it_would_cross_its_slot() {
        let rows = [
            ("double", 0, 2),
            ("double", 1, 2),
            ("double", 3, 3),
            ("dvec2", 1, 5),
            ("vec3", 3, 3),
        ];
        for (text, at, want) in rows {
            assert_eq!(ty(text).components_aligned(at), want, "{text} at {at}");
        }
        assert_eq!(structure(&["vec3", "double"]).components_aligned(0), 6);
    }

    #[test]
    fn hostile_sizes_saturate() {
        let huge = Type::array(Type::array(ty("mat4"), u32::MAX), u32::MAX);
        assert_eq!(huge.components(), u32::MAX);
        assert_eq!(huge.locations(false), u32::MAX);
        assert_eq!(huge.varying_count(), u32::MAX);
    }
}
