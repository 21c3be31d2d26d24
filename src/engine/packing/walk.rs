//! Component positions of the words of one varying, from a given position on.

use crate::types::{Scalar, Type};

/// Returns the component position of each word of `ty`, packed from position `at`
/// on. A 64-bit value at an odd position that would extend into the next slot
/// moves to the next even position; an array of them moves as a whole. The number
/// of positions taken is [`Type::components_aligned`].
pub(super) fn packed(ty: &Type, at: u32) -> Vec<u32> {
    let mut positions = Vec::new();
    let mut next = at;
    pack(ty, &mut next, &mut positions);
    positions
}

fn pack(ty: &Type, next: &mut u32, positions: &mut Vec<u32>) {
    match ty {
        Type::Scalar(_) | Type::Vector { .. } => {
            let size = ty.components();
            if ty.contains_64bit() && *next % 2 == 1 && *next % 4 + size > 4 {
                *next += 1;
            }
            take(size, next, positions);
        }
        Type::Matrix {
            scalar, columns, ..
        } => {
            move_array(scalar.is_64bit(), *columns, next);
            take(ty.components(), next, positions);
        }
        Type::Array { element, len, .. } => {
            move_array(element.scalar().is_some_and(Scalar::is_64bit), *len, next);
            for _ in 0..*len {
                pack(element, next, positions);
            }
        }
        Type::Struct(structure) => {
            for member in &structure.members {
                pack(&member.ty, next, positions);
            }
        }
    }
}

/// Moves an array of `len` 64-bit leaves from an odd position to the next one if
/// it would extend into the next slot.
fn move_array(is_64bit: bool, len: u32, next: &mut u32) {
    if is_64bit && *next % 2 == 1 && u64::from(*next % 4) + 2 * u64::from(len) > 4 {
        *next += 1;
    }
}

fn take(size: u32, next: &mut u32, positions: &mut Vec<u32>) {
    positions.extend(*next..*next + size);
    *next += size;
}

/// Returns the component position of each word of `ty`, with each scalar, vector
/// and column at a separate location from `location` on, starting at component
/// `component`.
pub(super) fn located(ty: &Type, location: u32, component: u32) -> Vec<u32> {
    let mut positions = Vec::new();
    let mut next = location;
    locate(ty, component, &mut next, &mut positions);
    positions
}

fn locate(ty: &Type, component: u32, next: &mut u32, positions: &mut Vec<u32>) {
    match ty {
        Type::Scalar(_) | Type::Vector { .. } => {
            let first = next.saturating_mul(4).saturating_add(component);
            positions.extend((0..ty.components()).map(|word| first.saturating_add(word)));
            *next = next.saturating_add(ty.locations(false));
        }
        Type::Matrix { columns, .. } => {
            let column = ty.column().expect("a matrix has columns");
            (0..*columns).for_each(|_| locate(&column, component, next, positions));
        }
        Type::Array { element, len, .. } => {
            (0..*len).for_each(|_| locate(element, component, next, positions));
        }
        Type::Struct(structure) => {
            let members = structure.members.iter();
            members.for_each(|member| locate(&member.ty, component, next, positions));
        }
    }
}
