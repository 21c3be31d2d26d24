//! Requests for overlapping parts of the outputs.
//!
//! OpenGL 4.6 section 11.1.2.1 forbids an array together with its own elements; only
//! `spec` refuses that. A module can capture a component through several outputs, so
//! parts may overlap in the other dialects, and each is captured. A part that is
//! requested twice under different spellings (`v.x`, `v.r`) is refused like a name that
//! is requested twice.

use super::names::Names;
use crate::capture::Dialect;
use crate::capture::captured_part::CapturedPart;
use crate::capture::error::{CaptureError, Violation};
use crate::types::Swizzle;
use crate::types::access::{Alias, compare};
use std::collections::HashMap;

/// Checks that no component is captured twice, in the dialect that forbids it, and no
/// part of a vector twice, in the dialect that has them.
pub(super) fn check(
    parts: &[CapturedPart],
    names: &[String],
    lookup: &mut Names,
    dialect: Dialect,
) -> Result<(), CaptureError> {
    let pair = match dialect {
        Dialect::Spec => overlapping(parts),
        Dialect::Vulkan => repeated(parts),
        Dialect::Mesa | Dialect::Nir | Dialect::Glslang => None,
    };
    let Some((one, other)) = pair else {
        return Ok(());
    };
    // In the order of the request.
    let (before, name) = (&names[one.min(other)], &names[one.max(other)]);
    let mut path = |name| lookup.path(name).expect("the name was found");
    let relation = compare(&path(name), &path(before));
    let (name, before) = (name.clone(), before.clone());
    Err(match relation {
        Alias::Equal => Violation::VaryingRepeated { name, before },
        Alias::Contains | Alias::Contained | Alias::May | Alias::Never => {
            Violation::VaryingOverlap {
                name,
                before,
                relation,
            }
        }
    }
    .into())
}

/// Returns the varyings of two parts that have words in common.
fn overlapping(parts: &[CapturedPart]) -> Option<(usize, usize)> {
    let mut ranges: Vec<(u32, u32, usize)> = parts
        .iter()
        .map(|part| (part.word, part.word + part.leaf.words(), part.varying))
        .collect();
    ranges.sort_unstable();
    let mut pairs = ranges.windows(2);
    pairs.find_map(|pair| match *pair {
        [(_, end, before), (start, _, after)] if start < end => Some((before, after)),
        _ => None,
    })
}

/// Returns the varyings of two parts of a vector that are the same components in the
/// same order.
fn repeated(parts: &[CapturedPart]) -> Option<(usize, usize)> {
    let mut seen: HashMap<(u32, Swizzle), usize> = HashMap::new();
    parts.iter().find_map(|part| {
        let first = seen.insert((part.word, part.swizzle?), part.varying)?;
        Some((first, part.varying))
    })
}
