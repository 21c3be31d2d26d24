//! The order in which a linker packs varyings.
//!
//! Within a packing class vec4s come first, then vec2s, scalars, and vec3s
//! last, so that all but vec3s keep their natural alignment.

use crate::types::Type;

/// The rank of a type in the packing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OrderClass {
    Vec4,
    Vec2,
    Scalar,
    Vec3,
}

impl OrderClass {
    /// Returns the rank of a type: its components without array dimensions, modulo
    /// 4. So a mat3 (9) packs like a scalar and a dvec3 (6) like a vec2.
    pub fn from_type(ty: &Type) -> OrderClass {
        match ty.without_arrays().components() % 4 {
            0 => OrderClass::Vec4,
            1 => OrderClass::Scalar,
            2 => OrderClass::Vec2,
            _ => OrderClass::Vec3,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::glsl::parse_type;

    #[test]
    fn basic_types_rank_by_components_modulo_four() {
        use OrderClass::{Scalar, Vec2, Vec3, Vec4};
        let rows = [
            ("float", Scalar),
            ("vec2", Vec2),
            ("vec3", Vec3),
            ("vec4", Vec4),
            ("double", Vec2),
            ("dvec2", Vec4),
            ("dvec3", Vec2),
            ("dvec4", Vec4),
            ("mat2x3", Vec2),
            ("mat3x2", Vec2),
            ("mat3", Scalar),
            ("mat4x3", Vec4),
            ("dmat3", Vec2),
            ("dmat3x4", Vec4),
            ("float[3]", Scalar),
            ("vec2[3]", Vec2),
            ("float[3][5]", Scalar),
        ];
        for (text, want) in rows {
            let ty = parse_type(text, &|_| None).expect(text);
            assert_eq!(OrderClass::from_type(&ty), want, "{text}");
        }
        assert!(Vec4 < Vec2 && Vec2 < Scalar && Scalar < Vec3);
    }

    #[test]
    fn structs_rank_by_the_sum_of_their_components() {
        let ty = |t: &str| parse_type(t, &|_| None).expect(t);
        let s = Type::structure("S", [("f".into(), ty("float")), ("v".into(), ty("vec4"))]);
        assert_eq!(OrderClass::from_type(&s), OrderClass::Scalar);
        let s = Type::structure("S", [("d".into(), ty("double")), ("f".into(), ty("float"))]);
        assert_eq!(OrderClass::from_type(&Type::array(s, 2)), OrderClass::Vec3);
    }
}
