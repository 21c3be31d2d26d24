//! The capturing stage and a fragment shader, packed together.
//!
//! The fragment shader writes every component that it reads into a storage buffer,
//! so that a component that takes a wrong way between the stages is seen, whether
//! it is captured or not. GLSL 4.60 section 4.5: since version 4.40 interpolation
//! qualifiers need not match; those of the fragment shader count.

use crate::case::packed_interface::FragmentPacking;
use crate::case_file::document::Node;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::types::Interface;

/// Checks the inputs of the fragment shader of an interface that is packed.
///
/// # Errors
/// An input that is not an output.
pub(crate) fn check(
    packed: &FragmentPacking,
    keys: &Node,
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<()> {
    match packed.named_inputs(interface) {
        Ok(_) => Ok(()),
        Err(name) => {
            let why = format!("the fragment shader reads '{name}', which is not an output");
            scope.fail(keys.place(&["packed", "reads"]), Problem::Pipeline(why))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::interface::InterfaceDefinition;
    use crate::case::packed_interface::goes_by;
    use crate::case_file::build::interface;
    use crate::case_file::deserialize::read;
    use crate::case_file::document::Document;
    use crate::case_glsl::{declare, packed_reader};
    use crate::script::Feature;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct File {
        interface: InterfaceDefinition,
        packed: FragmentPacking,
    }

    const OUTPUTS: &str = "interface = { outputs = [\
        { name = 'a', type = 'vec2' }, \
        { name = 'm', type = 'mat2x3', location = 4, interpolation = 'centroid' }, \
        { name = 'd', type = 'dvec2' }, \
        { block = 'B', instance = 'k', array = [2], members = [{ name = 'i', type = 'int' }] }, \
        { block = 'gl_PerVertex', members = [{ name = 'gl_PointSize' }] }] }\n";

    fn build_from(packed: &str) -> Result<(FragmentPacking, Interface)> {
        let text = format!("{OUTPUTS}packed = {packed}");
        let scope = Scope::new("f/x.toml", &text);
        let keys = Document::parse(scope.file(), &text)?.root;
        let file: File = read(&keys, &scope)?;
        let interface = interface::build(&file.interface, &scope)?;
        check(&file.packed, &keys, &interface, &scope)?;
        Ok((file.packed, interface))
    }

    #[test]
    fn the_shader_hands_on_every_word_in_its_place() {
        let (packing, interface) = build_from("{ reads = 'd, B, m' }").expect("right");
        let declared = declare::inputs(&packing.interface(&interface), false);
        assert_eq!(
            declared,
            "flat in dvec2 d;\nin B {\n    flat int i;\n} k[2];\ncentroid in mat2x3 m;\n"
        );
        let statements = packed_reader::statements(&packing, &interface);
        let lines: Vec<&str> = statements.lines().map(str::trim).collect();
        assert_eq!(lines.len(), 4 + 2 + 6);
        for line in [
            // Before d are the words of a and m.
            "xfb_seen[xfb_row + 9u] = unpackDouble2x32(d.x).y;",
            "xfb_seen[xfb_row + 13u] = uint(k[1].i);",
            "xfb_seen[xfb_row + 7u] = floatBitsToUint(m[1].z);",
        ] {
            assert!(lines.contains(&line), "{line} in {statements}");
        }
        assert_eq!(
            packing.features(&interface),
            [Feature::FragmentStoresAndAtomics]
        );
    }

    #[test]
    fn what_is_read_as_it_is_meets_at_locations() {
        let (packing, interface) = build_from("{ as_is = true, reads = 'm' }").expect("right");
        let declared = declare::inputs(&packing.interface(&interface), true);
        assert_eq!(declared, "layout(location = 4) centroid in mat2x3 m;\n");
    }

    #[test]
    fn what_is_read_is_said_in_short() {
        let names = |text: &str| {
            let (packing, interface) = build_from(text).expect(text);
            let inputs = packing.named_inputs(&interface).expect(text);
            let names = inputs.iter().map(|input| goes_by(&input.variable));
            let names: Vec<&str> = names.collect();
            names.join(" ")
        };
        assert_eq!(names("{}"), "a m d B");
        assert_eq!(names("{ reads = '*' }"), "a m d B");
        assert_eq!(names("{ reads = '*/2' }"), "m B");
        assert_eq!(names("{ reads = '' }"), "");
        assert_eq!(names("{ reads = 'd, a' }"), "d a");
        assert_eq!(names("{ declared = 'otherwise' }"), "B d m a");
    }

    #[test]
    fn other_qualifiers_leave_integers_and_doubles_alone() {
        let (packing, interface) = build_from("{ declared = 'otherwise' }").expect("right");
        let declared = declare::inputs(&packing.interface(&interface), false);
        assert_eq!(
            declared,
            "in B {\n    flat int i;\n} k[2];\nflat in dvec2 d;\n\
             centroid in mat2x3 m;\nsmooth in vec2 a;\n"
        );
        // A location that is given stays on both sides, the others are open.
        let side = packing.side(&interface);
        let located = side.variables.iter().filter(|v| v.location.is_some());
        assert_eq!(located.count(), 1);
    }

    #[test]
    fn mistakes_have_places() {
        let rows = [
            ("{ options = 'loose' }", "case.pipeline", 22),
            ("{ reads = 'a, z' }", "case.pipeline", 20),
            ("{ reads = '*/0' }", "case.pipeline", 20),
            ("{ declared = 'backwards' }", "case.unknown", 23),
        ];
        for (text, rule, column) in rows {
            let error = build_from(text).expect_err(text);
            let seen = (error.problem.rule(), error.line, error.column);
            assert_eq!(seen, (rule, 2, column), "{text}: {error}");
        }
    }
}
