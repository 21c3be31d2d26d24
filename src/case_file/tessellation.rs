//! The `tessellation` of a `[pipeline]`: patches of any levels.
//!
//! Vulkan chapter "Tessellation". Levels that leave inner vertices on the edges
//! of a domain are refused where triangles are captured: these vertices coincide,
//! and triangles without area may be missing.

use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{Number, Text};
use crate::model::tessellation::subdivide;
use crate::script::tessellation::{Level, Levels, Spacing, Surface, Tessellation, VertexOrder};
use crate::types::{Interface, Scalar, Type};
use serde::Deserialize;
use toml::Spanned;

/// Levels in one case.
const MAX_SETS: usize = 16;
/// The highest level: every implementation has 64 or more, but coordinates are
/// only as near to their places as a few steps of rounding allow.
const MAX_LEVEL: i32 = 8;

/// What the file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raw {
    /// `triangles`, `quads` or `isolines`.
    pub domain: Text,
    /// `equal`, `fractional_even` or `fractional_odd`.
    pub spacing: Option<Text>,
    /// `cw` or `ccw`.
    pub order: Option<Text>,
    /// `upper_left` or `lower_left`: where the domain's origin is.
    pub origin: Option<Text>,
    /// Points in place of lines or triangles.
    pub point_mode: Option<Number>,
    /// Outer and inner levels: "1 2 3 4 / 5 2.5"; patches take them by turns.
    pub levels: Vec<Text>,
    /// The `vec3` output that is gl_TessCoord.
    pub coordinate: Text,
}

const SURFACES: [Surface; 3] = [Surface::Triangles, Surface::Quads, Surface::Isolines];
const SPACINGS: [Spacing; 3] = [
    Spacing::Equal,
    Spacing::FractionalEven,
    Spacing::FractionalOdd,
];
const ORDERS: [VertexOrder; 2] = [VertexOrder::Cw, VertexOrder::Ccw];

/// Reads how patches are subdivided, of a pipeline that captures `interface`.
pub fn build(raw: &Spanned<Raw>, interface: &Interface, scope: &Scope<'_>) -> Result<Tessellation> {
    let span = raw.span();
    let raw = raw.get_ref();
    let wrong = |why: String| scope.fail(span.clone(), Problem::Pipeline(why));
    let order = choose(&raw.order, "order", &ORDERS.map(|o| (o.name(), o)), scope)?;
    let spacings = SPACINGS.map(|s| (s.name(), s));
    let spacing = choose(&raw.spacing, "spacing", &spacings, scope)?;
    let domain = Some(raw.domain.clone());
    let surface = choose(&domain, "domain", &SURFACES.map(|s| (s.name(), s)), scope)?;
    let origins = [("upper_left", false), ("lower_left", true)];
    let lower_left = choose(&raw.origin, "origin", &origins, scope)?;
    let point_mode = match &raw.point_mode {
        Some(number) => scope.ranged(number, "point_mode", 0..2)? == 1,
        None => false,
    };
    let mut levels = Vec::new();
    for text in &raw.levels {
        levels.push(read_levels(text, scope)?);
    }
    if levels.is_empty() || levels.len() > MAX_SETS {
        return wrong(format!(
            "'levels' has 1 to {MAX_SETS} texts, seen {}",
            levels.len()
        ));
    }
    let name = scope.text(&raw.coordinate)?;
    let leaves = interface.leaves();
    let Some(leaf) = leaves.iter().find(|leaf| leaf.expression == name) else {
        return wrong(format!("'coordinate' names no output: '{name}'"));
    };
    let vec3 = leaf.ty.scalar() == Some(Scalar::F32) && leaf.ty.components() == 3;
    let output = interface.outputs.get(leaf.output);
    let captured = output.is_some_and(|o| o.block.is_none() && o.capture.offset.is_some());
    if !vec3 || !matches!(leaf.ty, Type::Vector { .. }) || !captured {
        return wrong(format!(
            "'coordinate' is a captured vec3, which '{name}' is not"
        ));
    }
    let tessellation = Tessellation {
        surface,
        spacing,
        order,
        lower_left,
        point_mode,
        levels,
        coordinate: leaf.word,
    };
    let triangles = tessellation.vertices_per_primitive() == 3;
    let flat = |levels: &&Levels| {
        triangles && subdivide(&tessellation, levels).is_some_and(|s| s.may_repeat)
    };
    match tessellation.levels.iter().find(flat) {
        Some(levels) => wrong(format!(
            "levels {levels} leave inner vertices on the edges, and triangles without area: \
             capture points of them"
        )),
        None => Ok(tessellation),
    }
}

/// Vertices that one patch captures at most.
pub fn most(tessellation: &Tessellation) -> u64 {
    let sets = tessellation.levels.iter();
    let primitives = sets.filter_map(|levels| {
        let subdivision = subdivide(tessellation, levels)?;
        Some(match tessellation.point_mode {
            true => subdivision.points(),
            false => subdivision.primitives(),
        })
    });
    let most = u64::from(primitives.max().unwrap_or(0));
    most * u64::from(tessellation.vertices_per_primitive())
}

fn choose<T: Copy>(
    text: &Option<Text>,
    what: &'static str,
    known: &[(&str, T)],
    scope: &Scope<'_>,
) -> Result<T> {
    let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
    let fallback = known.first().map(|(_, value)| *value);
    let (seen, span) = match text {
        Some(text) => (scope.text(text)?, text.span()),
        None => (names.first().copied().unwrap_or_default().to_owned(), 0..0),
    };
    let found = known.iter().find(|(name, _)| *name == seen);
    match found
        .map(|(_, value)| *value)
        .or(fallback.filter(|_| text.is_none()))
    {
        Some(value) => Ok(value),
        None => {
            let known = names.join(", ");
            scope.fail(span, Problem::Unknown { what, seen, known })
        }
    }
}

/// Reads `"1 2 3 4 / 5 2.5"`.
fn read_levels(text: &Text, scope: &Scope<'_>) -> Result<Levels> {
    let seen = scope.text(text)?;
    let read = |part: &str| -> Option<Vec<Level>> { part.split_whitespace().map(level).collect() };
    let parts = seen.split_once('/');
    let parts = parts.and_then(|(outer, inner)| read(outer).zip(read(inner)));
    let levels = parts.and_then(|(outer, inner)| {
        let outer = outer.try_into().ok()?;
        let inner = inner.try_into().ok()?;
        Some(Levels { outer, inner })
    });
    match levels {
        Some(levels) => Ok(levels),
        None => {
            let why = format!(
                "levels are four outer and two inner ones up to {MAX_LEVEL} in sixteenths, \
                 '1 2 3 4 / 5 2.5', seen '{seen}'"
            );
            scope.fail(text.span(), Problem::Pipeline(why))
        }
    }
}

/// A level, if it is a whole number of sixteenths and not too high.
fn level(text: &str) -> Option<Level> {
    let number: f64 = text.parse().ok()?;
    let scaled = number * f64::from(Level::ONE);
    let fits = scaled.fract() == 0.0 && scaled.abs() <= f64::from(MAX_LEVEL * Level::ONE);
    fits.then_some(Level(scaled as i32))
}

#[cfg(test)]
mod tests {
    use crate::case_file::expand::expand;
    use crate::script::program::Producer;
    use crate::sources::Sources;

    fn read(tessellation: &str) -> Result<Producer, String> {
        let text = format!(
            "about = 'x'\nrules = [36]\n[interface]\nstage = 'tess_eval'\n\
             outputs = [{{ name = 'c', type = 'vec3', offset = 0 }}, {{ name = 'd', type = 'vec3' }}, \
             {{ name = 'e', type = 'uvec3', offset = 12 }}]\n\
             [pipeline]\npatch_points = 1\ntessellation = {{ {tessellation} }}"
        );
        let cases = expand("f/x.toml", &text, &Sources::embedded(), None);
        let mut cases = cases.map_err(|error| error.to_string())?;
        Ok(cases
            .remove(0)
            .device
            .expect("a device case")
            .assembly
            .producer)
    }

    #[test]
    fn levels_and_modes_are_read() {
        let read = read(
            "domain = 'quads', spacing = 'fractional_odd', point_mode = 1, coordinate = 'c', \
             levels = ['1 2 3 4 / 5 2.5', '-1 2 3 4 / 1 1.0625']",
        );
        let Producer::Tessellated(tessellation) = read.expect("a tessellation") else {
            panic!("patches of any levels");
        };
        assert_eq!(
            tessellation.to_string(),
            "quads, fractional_odd spacing, cw, as points"
        );
        let levels: Vec<String> = tessellation.levels.iter().map(|l| l.to_string()).collect();
        assert_eq!(
            levels,
            ["1.0 2.0 3.0 4.0 / 5.0 2.5", "-1.0 2.0 3.0 4.0 / 1.0 1.0625"]
        );
        // The patch before the third point, by turns.
        assert_eq!(tessellation.set_of(5, 2), 0);
        assert_eq!(tessellation.set_of(3, 2), 1);
    }

    #[test]
    fn mistakes_are_told() {
        let rows = [
            (
                "domain = 'quad', coordinate = 'c', levels = ['1 1 1 1 / 1 1']",
                "triangles, quads, isolines",
            ),
            (
                "domain = 'quads', coordinate = 'c', levels = []",
                "1 to 16 texts",
            ),
            (
                "domain = 'quads', coordinate = 'c', levels = ['1 1 1 / 1 1']",
                "four outer",
            ),
            (
                "domain = 'quads', coordinate = 'c', levels = ['1 1 1 1 / 1 0.1']",
                "sixteenths",
            ),
            (
                "domain = 'quads', coordinate = 'c', levels = ['1 1 1 9 / 1 1']",
                "up to 8",
            ),
            (
                "domain = 'quads', coordinate = 'x', levels = ['1 1 1 1 / 1 1']",
                "names no output",
            ),
            (
                "domain = 'quads', coordinate = 'd', levels = ['1 1 1 1 / 1 1']",
                "a captured vec3",
            ),
            (
                "domain = 'quads', coordinate = 'e', levels = ['1 1 1 1 / 1 1']",
                "a captured vec3",
            ),
            (
                "domain = 'quads', spacing = 'fractional_odd', coordinate = 'c', levels = ['1 1 1 2 / 1 3']",
                "capture points",
            ),
        ];
        for (text, part) in rows {
            let error = read(text).expect_err(part);
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
