//! Lays out bare types.
//!
//! Majorness is read from the type ([`Type::with_majorness`] sets it as a block or
//! a member does); everything else is computed. Sizes include padding at the end of
//! a type, so that the next member starts at the next multiple of its own
//! alignment.

use super::{Decorated, LayoutError, MAX_DECLARED, Rules};
use crate::types::{MatrixLayout, Member, Scalar, StructType, Type};
use crate::units::Alignment;
use std::sync::Arc;

/// The qualifiers of a member's offset: GLSL's `offset` and `align`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Placement {
    pub offset: Option<u32>,
    pub align: Option<u32>,
}

/// Alignment and size of a type, trailing padding included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Extent {
    pub align: Alignment,
    pub size: u64,
}

/// Returns `ty` laid out by `rules`, and its size in bytes.
///
/// # Errors
/// A type to which the rules do not apply, or that is too large.
pub fn lay_out(ty: &Type, rules: Rules) -> Result<(Type, u32), LayoutError> {
    bounded(ty)?;
    let (laid_out, extent) = laid_out_type(ty, rules, "")?;
    Ok((laid_out, fits(extent.size, "")?))
}

/// Returns a block laid out by its members' placements and by `rules`, and its size in
/// bytes. A missing placement is an empty one.
///
/// # Errors
/// The errors of [`lay_out`], and placements that GLSL does not allow.
pub fn lay_out_block(
    block: &StructType,
    rules: Rules,
    placements: &[Placement],
) -> Result<(StructType, u32), LayoutError> {
    for member in &block.members {
        bounded(&member.ty)?;
    }
    let (laid_out, extent) = laid_out_struct(block, rules, placements, &block.name, true)?;
    Ok((laid_out, fits(extent.size, &block.name)?))
}

fn bounded(ty: &Type) -> Result<(), LayoutError> {
    let mut parts = MAX_DECLARED;
    if ty.declares_at_most(&mut parts) {
        Ok(())
    } else {
        Err(LayoutError::TooManyTypes)
    }
}

fn fits(bytes: u64, at: &str) -> Result<u32, LayoutError> {
    u32::try_from(bytes).map_err(|_| LayoutError::TooLarge {
        at: at.to_owned(),
        bytes,
    })
}

fn laid_out_type(ty: &Type, rules: Rules, at: &str) -> Result<(Type, Extent), LayoutError> {
    match ty {
        Type::Scalar(scalar) => Ok((ty.clone(), vector_extent(*scalar, 1, rules))),
        Type::Vector { scalar, size } => Ok((ty.clone(), vector_extent(*scalar, *size, rules))),
        Type::Matrix {
            scalar,
            columns,
            rows,
            layout,
        } => {
            if rules == Rules::C {
                return Err(LayoutError::Matrix { at: at.to_owned() });
            }
            let (count, size) = layout.vectors(*columns, *rows);
            let (stride, extent) = array_extent(vector_extent(*scalar, size, rules), count, rules);
            let layout = MatrixLayout {
                stride: Some(fits(stride, at)?),
                ..*layout
            };
            let laid_out = Type::Matrix {
                scalar: *scalar,
                columns: *columns,
                rows: *rows,
                layout,
            };
            Ok((laid_out, extent))
        }
        Type::Array { element, len, .. } => {
            let (element, extent) = laid_out_type(element, rules, at)?;
            let (stride, extent) = array_extent(extent, *len, rules);
            let laid_out = Type::Array {
                element: Arc::new(element),
                len: *len,
                stride: Some(fits(stride, at)?),
            };
            fits(extent.size, at)?;
            Ok((laid_out, extent))
        }
        Type::Struct(structure) => {
            let (laid_out, extent) = laid_out_struct(structure, rules, &[], at, false)?;
            Ok((Type::Struct(Arc::new(laid_out)), extent))
        }
    }
}

pub(super) fn vector_extent(scalar: Scalar, size: u32, rules: Rules) -> Extent {
    let component = u64::from(scalar.bytes());
    let power = u64::from(size.next_power_of_two());
    let size = u64::from(size);
    let (align, size) = match rules {
        Rules::Std140 | Rules::Std430 => (power, size),
        Rules::Scalar | Rules::ScalarTight => (1, size),
        Rules::C => (power, power),
    };
    Extent {
        align: Alignment::new(align * component).expect("scalars have 1, 2, 4 or 8 bytes"),
        size: size * component,
    }
}

/// Returns stride and extent of `count` elements. An array without a length counts as one
/// element.
fn array_extent(element: Extent, count: u32, rules: Rules) -> (u64, Extent) {
    let align = aggregate_align(element.align, rules);
    let stride = align.round_up(element.size);
    let count = u64::from(count.max(1));
    let size = match rules {
        Rules::ScalarTight => stride
            .saturating_mul(count - 1)
            .saturating_add(element.size),
        Rules::Std140 | Rules::Std430 | Rules::Scalar | Rules::C => stride.saturating_mul(count),
    };
    (stride, Extent { align, size })
}

/// Returns the alignment of an array or struct whose parts have alignment `align`.
pub(super) fn aggregate_align(align: Alignment, rules: Rules) -> Alignment {
    const SIXTEEN: Alignment = Alignment::new(16).expect("a power of two");
    match rules {
        Rules::Std140 => align.max(SIXTEEN),
        Rules::Std430 | Rules::Scalar | Rules::C | Rules::ScalarTight => align,
    }
}

fn laid_out_struct(
    structure: &StructType,
    rules: Rules,
    placements: &[Placement],
    at: &str,
    block: bool,
) -> Result<(StructType, Extent), LayoutError> {
    let mut members = Vec::with_capacity(structure.members.len());
    let mut align = Alignment::ONE;
    let mut end = 0;
    for (number, member) in structure.members.iter().enumerate() {
        let at = join(at, &member.name);
        let last = number + 1 == structure.members.len();
        if holds_unsized(&member.ty, block && last) {
            return Err(LayoutError::Unsized { at });
        }
        let (ty, extent) = laid_out_type(&member.ty, rules, &at)?;
        // Members without a placement of their own are at the end.
        let placement = placements.get(number).copied().unwrap_or_default();
        let offset = place(placement, extent, end, rules, &at)?;
        align = align.max(extent.align);
        end = offset.saturating_add(extent.size);
        fits(end, &at)?;
        members.push(Member {
            name: member.name.clone(),
            ty,
            offset: Some(fits(offset, &at)?),
        });
    }
    let align = aggregate_align(align, rules);
    let size = match rules {
        Rules::ScalarTight => end,
        Rules::Std140 | Rules::Std430 | Rules::Scalar | Rules::C => align.round_up(end),
    };
    let extent = Extent { align, size };
    let name = structure.name.clone();
    Ok((StructType { name, members }, extent))
}

/// Returns the offset of a member after the previous one, which ends at byte `end`.
fn place(
    placement: Placement,
    extent: Extent,
    end: u64,
    rules: Rules,
    at: &str,
) -> Result<u64, LayoutError> {
    let mut align = extent.align;
    if let Some(wanted) = placement.align {
        let wanted = Alignment::new(wanted.into()).ok_or_else(|| LayoutError::Align {
            at: at.to_owned(),
            align: wanted,
        })?;
        align = align.max(wanted);
    }
    let from = match placement.offset {
        None => end,
        Some(offset) if !extent.align.divides(offset.into()) => {
            return Err(LayoutError::Misaligned {
                at: at.to_owned(),
                what: Decorated::Offset,
                seen: offset,
                alignment: extent.align.bytes(),
                rules: rules.name(),
            });
        }
        Some(offset) if u64::from(offset) < end => {
            let at = at.to_owned();
            return Err(LayoutError::Backwards { at, offset, end });
        }
        Some(offset) => u64::from(offset),
    };
    Ok(align.round_up(from))
}

/// Returns whether `ty` has a disallowed array without a length; `allowed` is whether
/// its outermost dimension may be one.
fn holds_unsized(ty: &Type, allowed: bool) -> bool {
    match ty {
        Type::Array { element, len, .. } => {
            (*len == 0 && !allowed) || holds_unsized(element, false)
        }
        // Structs check their own members.
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } | Type::Struct(_) => false,
    }
}

/// Joins `a` and `b` as `a.b`.
pub(super) fn join(at: &str, name: &str) -> String {
    match at {
        "" => name.to_owned(),
        at => format!("{at}.{name}"),
    }
}
