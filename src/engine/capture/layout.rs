//! Byte offsets of the leaves of a captured type: the arithmetic of the dialects.
//!
//! GLSL 4.60 section 4.4.2.1: components follow one another in order, each at
//! the next multiple of its size. The dialects differ in what they align and
//! round where a type holds 64-bit values; see [`Dialect`].

use super::Dialect;
use crate::types::{GlType, Scalar, Type};
use crate::units::round_up;

/// The layout of one varying: a scalar, vector or matrix, or a one-dimensional
/// array of those.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LeafLayout {
    pub(super) gl_type: GlType,
    /// The array's length; `None` for a leaf that is not an array.
    pub(super) len: Option<u32>,
    /// Bytes from the start of the vertex record.
    pub(super) offset: u64,
}

impl LeafLayout {
    /// The number of elements: 1 for a leaf that is not an array.
    pub(super) fn count(&self) -> u32 {
        self.len.unwrap_or(1)
    }

    /// The number of 32-bit words of one column of one element.
    pub(super) fn column_words(&self) -> u32 {
        self.gl_type.scalar.words() * self.gl_type.rows
    }

    /// The number of 32-bit words of all elements.
    pub(super) fn words(&self) -> u32 {
        self.count() * self.gl_type.columns * self.column_words()
    }

    /// The offset of the byte after the last one.
    pub(super) fn end(&self) -> u64 {
        self.offset + 4 * u64::from(self.words())
    }
}

/// Appends the leaves of `ty`, captured at `offset`, in order. Returns the
/// offset of the byte after the last one.
pub(super) fn leaves(ty: &Type, offset: u64, dialect: Dialect, found: &mut Vec<LeafLayout>) -> u64 {
    // Mesa's linker lays out a variable before its offset is determined.
    let base = if dialect == Dialect::Mesa { offset } else { 0 };
    base + walk(ty, base, offset - base, dialect, found)
}

fn walk(ty: &Type, base: u64, at: u64, dialect: Dialect, found: &mut Vec<LeafLayout>) -> u64 {
    let mut at = round_up(at, alignment(ty, dialect));
    let (element, len) = if let Type::Array { element, len, .. } = ty
        && ty.is_leaf()
    {
        (&**element, Some(*len))
    } else {
        (ty, None)
    };
    if let Some(gl_type) = GlType::from_type(element) {
        let leaf = LeafLayout {
            gl_type,
            len,
            offset: base + at,
        };
        found.push(leaf);
        return leaf.end() - base;
    }
    match ty {
        Type::Array { element, len, .. } => {
            for _ in 0..*len {
                at = walk(element, base, at, dialect, found);
            }
        }
        Type::Struct(structure) => {
            for member in &structure.members {
                at = walk(&member.ty, base, at, dialect, found);
            }
        }
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {}
    }
    at
}

/// Returns the alignment of a part of a captured type.
fn alignment(ty: &Type, dialect: Dialect) -> u64 {
    match dialect {
        // An aggregate begins where its first component does.
        Dialect::Spec | Dialect::Mesa => {
            let first = if let Type::Array { element, .. } = ty
                && ty.is_leaf()
            {
                element.scalar()
            } else {
                ty.scalar()
            };
            // A struct has no component of its own.
            first.map_or(1, |scalar| u64::from(scalar.bytes()))
        }
        Dialect::Nir | Dialect::Glslang if ty.contains_64bit() => 8,
        Dialect::Nir | Dialect::Glslang => 4,
        Dialect::Vulkan => 1,
    }
}

/// Returns the alignment of a block member without an offset of its own.
pub(super) fn member_alignment(ty: &Type, dialect: Dialect) -> u64 {
    match dialect {
        Dialect::Spec => first_scalar(ty).map_or(1, |scalar| u64::from(scalar.bytes())),
        // Mesa's linker considers the member itself, not what aggregates hold.
        Dialect::Mesa => ty.scalar().map_or(4, |scalar| u64::from(scalar.bytes())),
        Dialect::Nir | Dialect::Glslang | Dialect::Vulkan if ty.contains_64bit() => 8,
        Dialect::Nir | Dialect::Glslang | Dialect::Vulkan => 4,
    }
}

fn first_scalar(ty: &Type) -> Option<Scalar> {
    match ty {
        Type::Array { element, .. } => first_scalar(element),
        Type::Struct(structure) => structure.members.iter().find_map(|m| first_scalar(&m.ty)),
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => ty.scalar(),
    }
}

/// Returns the number of bytes that glslang reserves for a type: the size of a
/// struct that holds a 64-bit value is rounded up to 8.
pub(super) fn glslang_size(ty: &Type) -> u64 {
    match ty {
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
            4 * u64::from(ty.components())
        }
        Type::Array { element, len, .. } => u64::from(*len) * glslang_size(element),
        Type::Struct(structure) => {
            let end = structure.members.iter().fold(0, |at, member| {
                let align = alignment(&member.ty, Dialect::Glslang);
                round_up(at, align) + glslang_size(&member.ty)
            });
            if ty.contains_64bit() {
                round_up(end, 8)
            } else {
                end
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::glsl::parse_type;

    fn structure(members: &[Type]) -> Type {
        Type::structure("S", members.iter().map(|ty| ("m".to_owned(), ty.clone())))
    }

    fn ty(name: &str) -> Type {
        parse_type(name, &|_| None).expect(name)
    }

    fn offsets(ty: &Type, at: u64, dialect: Dialect) -> (Vec<u64>, u64) {
        let mut found = Vec::new();
        let end = leaves(ty, at, dialect, &mut found);
        (found.iter().map(|leaf| leaf.offset).collect(), end)
    }

    #[test]
    fn dialects_pad_64_bit_values_differently() {
        use Dialect::{Glslang, Mesa, Nir, Spec, Vulkan};
        let inner = structure(&[ty("float"), ty("double")]);
        let outer = structure(&[ty("float"), inner, ty("float")]);
        let pair = Type::array(structure(&[ty("float"), ty("double"), ty("float")]), 2);
        let rows: [(&Type, Dialect, &[u64], u64); 7] = [
            (&outer, Spec, &[0, 4, 8, 16], 20),
            (&outer, Mesa, &[0, 4, 8, 16], 20),
            (&outer, Nir, &[0, 8, 16, 24], 28),
            (&outer, Vulkan, &[0, 4, 8, 16], 20),
            (&pair, Spec, &[0, 8, 16, 20, 24, 32], 36),
            (&pair, Glslang, &[0, 8, 16, 24, 32, 40], 44),
            (&pair, Vulkan, &[0, 4, 12, 16, 20, 28], 32),
        ];
        for (ty, dialect, want, end) in rows {
            assert_eq!(offsets(ty, 0, dialect), (want.to_vec(), end), "{dialect}");
        }
    }

    #[test]
    fn mesa_lays_out_a_variable_before_it_knows_its_offset() {
        let pair = structure(&[ty("float"), ty("int64_t")]);
        assert_eq!(offsets(&pair, 4, Dialect::Mesa), (vec![4, 12], 20));
        assert_eq!(offsets(&pair, 4, Dialect::Spec), (vec![4, 8], 16));
    }

    #[test]
    fn glslang_rounds_the_size_of_structs_with_64_bit_values_up() {
        let inner = structure(&[ty("dvec3"), ty("ivec3")]);
        let outer = structure(&[ty("mat3x4"), inner, ty("uint[1]")]);
        assert_eq!(glslang_size(&outer), 96);
        assert_eq!(offsets(&outer, 0, Dialect::Glslang).0, [0, 48, 72, 84]);
        let w10 = structure(&[ty("double"), ty("float")]);
        assert_eq!(glslang_size(&w10), 16);
        assert_eq!(glslang_size(&structure(&[ty("float"), ty("vec4")])), 20);
    }
}
