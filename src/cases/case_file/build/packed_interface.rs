//! The capturing stage and a fragment shader, packed together.
//!
//! The fragment shader writes every component that it reads into a storage buffer,
//! so that a component that takes a wrong way between the stages is seen, whether
//! it is captured or not. GLSL 4.60 section 4.5: since version 4.40 interpolation
//! qualifiers need not match; those of the fragment shader count.

use crate::capture::split_names;
use crate::case::packed_interface::{FragmentPacking, Input};
use crate::case::pipeline::{InputDeclarations, PackedDefinition};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_glsl::declare::PER_VERTEX;
use crate::packing::PackOptions;
use crate::types::{Interface, Interpolation, OutputVariable, Scalar, Type};

/// The interpolation qualifiers that inputs of floats have in turn.
const OTHERWISE: [&str; 6] = [
    "noperspective",
    "flat",
    "centroid",
    "smooth",
    "",
    "noperspective centroid",
];

/// Builds the fragment shader's part of an interface that is packed.
///
/// # Errors
/// Unknown options, an input that is not an output.
pub(crate) fn build(
    definition: &PackedDefinition,
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<FragmentPacking> {
    let options = match &definition.options {
        None => PackOptions::ENGINE,
        Some(text) => PackOptions::parse(text.get_ref())
            .or_else(|error| scope.fail(text.span(), Problem::Pipeline(error.to_string())))?,
    };
    let mut inputs = match &definition.reads {
        None => every(1, interface).collect(),
        Some(names) => named(names.get_ref(), interface).or_else(|name| {
            let why = format!("the fragment shader reads '{name}', which is not an output");
            scope.fail(names.span(), Problem::Pipeline(why))
        })?,
    };
    inputs.retain(|input| goes_by(&input.variable) != PER_VERTEX);
    if definition.declared == Some(InputDeclarations::Otherwise) {
        declare_otherwise(&mut inputs);
    }
    Ok(FragmentPacking {
        as_is: definition.as_is,
        options,
        inputs,
    })
}

/// Every output, or every `step`-th one.
fn every(step: usize, interface: &Interface) -> impl Iterator<Item = Input> {
    let outputs = interface.outputs.iter().enumerate();
    outputs
        .skip(step - 1)
        .step_by(step)
        .map(|(index, output)| input(index, output))
}

/// The outputs of a list of names, or the first name that is not an output.
fn named(names: &str, interface: &Interface) -> std::result::Result<Vec<Input>, String> {
    let mut inputs = Vec::new();
    for name in split_names(names) {
        let step = match name.strip_prefix("*/") {
            Some(step) => step.parse::<u8>().ok().filter(|step| *step > 0),
            None => (name == "*").then_some(1),
        };
        if let Some(step) = step {
            inputs.extend(every(step.into(), interface));
            continue;
        }
        let mut outputs = interface.outputs.iter().enumerate();
        match outputs.find(|(_, output)| goes_by(output) == name) {
            Some((index, output)) => inputs.push(input(index, output)),
            None => return Err(name),
        }
    }
    Ok(inputs)
}

/// The name of a variable or block.
fn goes_by(variable: &OutputVariable) -> &str {
    match &variable.block {
        Some(block) => &block.name,
        None => &variable.name,
    }
}

/// Returns the fragment shader input that reads an output as it is declared.
fn input(output: usize, variable: &OutputVariable) -> Input {
    let mut variable = variable.clone();
    variable.capture = Default::default();
    for member in variable.block.iter_mut().flat_map(|b| &mut b.members) {
        member.capture = Default::default();
    }
    Input { variable, output }
}

fn declare_otherwise(inputs: &mut [Input]) {
    inputs.reverse();
    let mut next = OTHERWISE.iter().cycle();
    let mut other = |ty: &Type, interpolation: &mut Interpolation| {
        let other = next.next().expect("a cycle never ends");
        if !ty.any_scalar(&Scalar::is_integer_or_double) {
            *interpolation = Interpolation::parse(other).expect("OTHERWISE holds qualifiers");
        }
    };
    for Input { variable, .. } in inputs {
        let Some(block) = &mut variable.block else {
            other(&variable.ty, &mut variable.interpolation);
            continue;
        };
        let structure = variable.ty.without_arrays().as_struct();
        let structure = structure.expect("a block is a struct");
        variable.interpolation = Interpolation::default();
        for (member, ty) in block.members.iter_mut().zip(&structure.members) {
            other(&ty.ty, &mut member.interpolation);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::interface::InterfaceDefinition;
    use crate::case_file::build::interface;
    use crate::case_file::deserialize::read_text;
    use crate::case_glsl::{declare, packed_reader};
    use crate::script::Feature;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct File {
        interface: InterfaceDefinition,
        packed: PackedDefinition,
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
        let file: File = read_text(&text, &scope)?;
        let interface = interface::build(&file.interface, &scope)?;
        Ok((build(&file.packed, &interface, &scope)?, interface))
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
        assert_eq!(packing.features(), [Feature::FragmentStoresAndAtomics]);
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
            let (packing, _) = build_from(text).expect(text);
            let names = packing.inputs.iter();
            let names: Vec<String> = names.map(|i| goes_by(&i.variable).to_owned()).collect();
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
