//! Patches of any levels.
//!
//! Vulkan chapter "Tessellation". Levels that put inner vertices on the edges of a
//! domain are refused where triangles are captured: these vertices coincide, and an
//! implementation may omit triangles without area.

use crate::case_file::document::Node;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::model::tessellation::subdivide;
use crate::script::tessellation::{Level, Levels, MAX_LEVEL, Spacing, Surface, Tessellation};
use crate::types::{Interface, Scalar, Type};
use crate::units::Word;

/// Sets of levels in one case.
const MAX_SETS: usize = 256;

/// The subdivision of the patches of a pipeline that captures `interface`.
///
/// # Errors
/// Levels that are not usable, a coordinate that is not a captured `vec3`.
pub(crate) fn build(
    definition: &Tessellation<String>,
    keys: &Node,
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<Tessellation> {
    let wrong = |why: String| scope.fail(keys.place(&["tessellation"]), Problem::Pipeline(why));
    let seen = definition.levels.len();
    if seen == 0 || seen > MAX_SETS {
        return wrong(format!("'levels' has 1 to {MAX_SETS} texts, seen {seen}"));
    }
    let coordinate = match coordinate(&definition.coordinate, interface) {
        Ok(word) => word,
        Err(why) => return wrong(why),
    };
    let tessellation = definition.with_coordinate(coordinate);
    if let Some(levels) = tessellation
        .levels
        .iter()
        .find(|l| is_clamped(&tessellation, l))
    {
        return wrong(format!(
            "levels {levels} with fractional_odd spacing are clamped to less than \
             maxTessellationGenerationLevel: levels up to {} are used",
            MAX_LEVEL - 1
        ));
    }
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

/// Whether a device whose maxTessellationGenerationLevel is [`MAX_LEVEL`] clamps a level that the
/// patch uses. The number of isolines has equal spacing.
fn is_clamped(tessellation: &Tessellation, levels: &Levels) -> bool {
    let Levels { outer, inner } = levels;
    let used = match tessellation.surface {
        Surface::Triangles => [&outer[..3], &inner[..1]],
        Surface::Quads => [&outer[..], &inner[..]],
        Surface::Isolines => [&outer[1..2], &inner[..0]],
    };
    let most = (MAX_LEVEL - 1) * Level::ONE;
    tessellation.spacing == Spacing::FractionalOdd
        && used.concat().iter().any(|level| level.0 > most)
}

/// The first component of the output that holds the coordinate, or why none does.
fn coordinate(name: &str, interface: &Interface) -> std::result::Result<Word, String> {
    let leaves = interface.leaves();
    let Some(leaf) = leaves.iter().find(|leaf| leaf.expression == name) else {
        return Err(format!("'coordinate' names no output: '{name}'"));
    };
    let output = &interface.outputs[leaf.output];
    let captured = output.block.is_none() && output.capture.offset.is_some();
    let vec3 = leaf.ty.scalar() == Some(Scalar::F32) && leaf.ty.components() == 3;
    if captured && vec3 && matches!(leaf.ty, Type::Vector { .. }) {
        return Ok(leaf.word);
    }
    Err(format!(
        "'coordinate' is a captured vec3, which '{name}' is not"
    ))
}

#[cfg(test)]
mod tests {
    use crate::case_file::build::test_mistakes::check_errors;
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
        let cases = cases.map_err(|error| error.to_string())?;
        let capture = cases[0].capture().expect("a device case");
        Ok(capture.program.assembly.producer.clone())
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
    fn mistakes_are_reported() {
        check_errors("tessellation", read);
    }
}
