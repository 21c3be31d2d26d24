//! Random types: scalars, vectors, matrices, arrays and structs within a budget.

use crate::generate::{Bounds, Rng};
use crate::types::{Scalar, Type};
use crate::units::round_up;

/// Makes types; structs are made once and used again.
pub(crate) struct Shapes {
    structs: Vec<Type>,
}

/// The remaining size for a type.
#[derive(Clone, Copy)]
pub(crate) struct Budget {
    pub(crate) words: u32,
    pub(crate) locations: u32,
}

impl Budget {
    fn holds(self, ty: &Type) -> bool {
        ty.components() <= self.words && ty.locations(false) <= self.locations
    }
}

/// Levels of structs inside one another.
const DEPTH: u32 = 2;
/// Attempts to draw a type that fits; after these it is a scalar.
const TRIES: u32 = 6;

impl Shapes {
    pub(crate) fn new() -> Shapes {
        Shapes {
            structs: Vec::new(),
        }
    }

    /// A type for an output or a member of a block that fits the budget;
    /// `None` where not even a scalar does.
    pub(crate) fn any(&mut self, rng: &mut Rng, bounds: &Bounds, budget: Budget) -> Option<Type> {
        let fits = |ty: &Type| budget.holds(ty) && (!bounds.agreed || agreed(ty));
        for _ in 0..TRIES {
            let made = self.structs.len();
            let ty = self.draw(rng, bounds, DEPTH);
            if fits(&ty) {
                return Some(ty);
            }
            self.structs.truncate(made);
        }
        Some(Type::Scalar(Scalar::F32)).filter(|ty| budget.holds(ty))
    }

    fn draw(&mut self, rng: &mut Rng, bounds: &Bounds, depth: u32) -> Type {
        let mut ty = match rng.below(100) {
            0..=24 if depth > 0 => self.structure(rng, bounds, depth - 1),
            _ => basic(rng, bounds),
        };
        for _ in 0..match rng.below(100) {
            0..=64 => 0,
            65..=92 => 1,
            _ => 2,
        } {
            ty = Type::array(ty, rng.between(1, 3));
        }
        ty
    }

    fn structure(&mut self, rng: &mut Rng, bounds: &Bounds, depth: u32) -> Type {
        if rng.chance(30)
            && let Some(ty) = rng.pick(&self.structs)
        {
            return ty.clone();
        }
        let members: Vec<(String, Type)> = (0..rng.between(1, 3))
            .map(|number| (format!("m{number}"), self.draw(rng, bounds, depth)))
            .collect();
        let ty = Type::structure(&format!("S{}", self.structs.len()), members);
        self.structs.push(ty.clone());
        ty
    }
}

fn basic(rng: &mut Rng, bounds: &Bounds) -> Type {
    let scalar = match rng.below(100) {
        0..=11 => Scalar::I32,
        12..=23 => Scalar::U32,
        24..=41 if bounds.doubles => Scalar::F64,
        42..=46 if bounds.wide_integers => Scalar::I64,
        47..=51 if bounds.wide_integers => Scalar::U64,
        _ => Scalar::F32,
    };
    let matrix = matches!(scalar, Scalar::F32 | Scalar::F64);
    match rng.below(100) {
        0..=34 => Type::Scalar(scalar),
        35..=54 if matrix => Type::matrix(scalar, rng.between(2, 4), rng.between(2, 4)),
        _ => Type::vector(scalar, rng.between(2, 4)),
    }
}

/// Whether tight packing from a multiple of 8 puts every 64-bit value, and every
/// aggregate that holds one, on a multiple of 8: no dialect then pads anything.
pub(crate) fn agreed(ty: &Type) -> bool {
    fn walk(ty: &Type, at: &mut u32) -> bool {
        if ty.contains_64bit() && !at.is_multiple_of(8) {
            return false;
        }
        match ty {
            Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
                *at += 4 * ty.components();
                true
            }
            Type::Array { element, len, .. } => (0..*len).all(|_| walk(element, at)),
            Type::Struct(structure) => structure.members.iter().all(|m| walk(&m.ty, at)),
        }
    }
    walk(ty, &mut 0)
}

/// Bytes that suffice for a captured type in every dialect: whatever holds a
/// 64-bit value begins and ends on a multiple of 8.
pub(crate) fn max_bytes(ty: &Type) -> u32 {
    fn end(ty: &Type, at: u64) -> u64 {
        let unit = if ty.contains_64bit() { 8 } else { 4 };
        let at = round_up(at, unit);
        let end = match ty {
            Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
                at + 4 * u64::from(ty.components())
            }
            Type::Array { element, len, .. } => (0..*len).fold(at, |at, _| end(element, at)),
            Type::Struct(s) => s.members.iter().fold(at, |at, m| end(&m.ty, at)),
        };
        round_up(end, unit)
    }
    u32::try_from(end(ty, 0)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::glsl::parse_type;

    fn structure(members: &[&str]) -> Type {
        let ty = |name: &str| parse_type(name, &|_| None).expect(name);
        Type::structure("S", members.iter().map(|m| ("m".to_owned(), ty(m))))
    }

    #[test]
    fn agreement_is_that_nothing_is_padded() {
        let rows: [(Type, bool, u32); 6] = [
            (structure(&["float", "double"]), false, 16),
            (structure(&["double", "float"]), true, 16),
            (structure(&["vec2", "double"]), true, 16),
            (Type::array(structure(&["double", "float"]), 2), false, 32),
            (structure(&["float", "vec3"]), true, 16),
            (structure(&["float", "vec2"]), true, 12),
        ];
        for (ty, want, bytes) in rows {
            assert_eq!((agreed(&ty), max_bytes(&ty)), (want, bytes), "{ty:?}");
        }
    }
}
