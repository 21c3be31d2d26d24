//! Requests for overlapping parts of the outputs.
//!
//! OpenGL 4.6 section 11.1.2.1 forbids an array together with its own elements; only
//! `spec` refuses that. A module can capture a component through several outputs, so
//! parts may overlap in the other dialects, and each is captured. A part that is
//! requested twice under different spellings (`v.x`, `v.r`) is refused like a name that
//! is requested twice. The access paths of the names decide both.

use super::names::Names;
use crate::capture::Dialect;
use crate::capture::error::{CaptureError, Violation};
use crate::capture::request::Marker;
use crate::types::access::{Alias, Path, compare};
use std::collections::HashMap;

/// Checks that no component is captured twice, in the dialect that forbids it, and no
/// part of a vector twice, in the dialect that has them.
pub(super) fn check(
    names: &[String],
    lookup: &mut Names,
    dialect: Dialect,
) -> Result<(), CaptureError> {
    let mut paths = || -> Vec<(Path, usize)> {
        let names = names.iter().enumerate();
        let varyings = names.filter(|(_, name)| Marker::from_name(name).is_none());
        let mut path = |name| lookup.path(name).expect("the name was found");
        varyings.map(|(at, name)| (path(name), at)).collect()
    };
    let pair = match dialect {
        Dialect::Spec => overlapping(paths()),
        Dialect::Vulkan => repeated(paths()),
        Dialect::Mesa | Dialect::Nir | Dialect::Glslang => None,
    };
    let Some((one, other, relation)) = pair else {
        return Ok(());
    };
    // In the order of the request.
    let relation = if one > other {
        relation
    } else {
        relation.reversed()
    };
    let (before, name) = (one.min(other), one.max(other));
    let (before, name) = (names[before].clone(), names[name].clone());
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

/// Returns two names whose parts overlap, and the relation of the first to the second.
/// A path and those into its part follow each other in order of their steps.
fn overlapping(mut paths: Vec<(Path, usize)>) -> Option<(usize, usize, Alias)> {
    paths.sort_unstable_by(|(a, _), (b, _)| (a.root, &a.steps).cmp(&(b.root, &b.steps)));
    paths.windows(2).find_map(|pair| {
        let [(a, first), (b, second)] = pair else {
            return None;
        };
        let relation = compare(a, b);
        (relation != Alias::Never).then_some((*first, *second, relation))
    })
}

/// Returns two names of one part: components of a vector have the same order, too.
fn repeated(paths: Vec<(Path, usize)>) -> Option<(usize, usize, Alias)> {
    let mut seen: HashMap<Path, usize> = HashMap::new();
    paths.into_iter().find_map(|(path, at)| {
        let first = seen.insert(path, at)?;
        Some((at, first, Alias::Equal))
    })
}
