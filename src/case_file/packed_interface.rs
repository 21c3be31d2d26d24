//! The `packed` of a `[pipeline]`: the capturing stage and a fragment shader
//! packed together, and what that shader reads.
//!
//! The fragment shader writes every word that it reads into a storage buffer:
//! so a word that took a wrong way between the stages is seen, whether it is
//! captured or not. GLSL 4.60 section 4.5: since version 4.40 qualifiers of
//! interpolation need not be the same on both sides, the fragment shader's
//! count.

use crate::case::packed_interface::{Input, Packing};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::Text;
use crate::case_file::request::split;
use crate::packing::PackOptions;
use crate::types::{Interface, Interpolation, OutputVariable, Scalar, Type};
use serde::Deserialize;
use toml::Spanned;

/// What the file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raw {
    /// Presets and options of packing: `mesa,no-straddling`.
    pub options: Option<Text>,
    /// Names of the variables and blocks that the fragment shader reads,
    /// with commas between them; all where left out, as for `*`. `*/2` is every
    /// second.
    pub reads: Option<Text>,
    /// Nothing is packed: the modules stay as they are compiled, and outputs and
    /// inputs meet at their locations.
    #[serde(default)]
    pub as_is: bool,
    /// `as_written` (where left out), or `otherwise`: in reverse order and with
    /// other qualifiers of interpolation.
    pub declared: Option<Text>,
}

/// Qualifiers that inputs of floats get one after the other.
const OTHERWISE: [&str; 6] = [
    "noperspective",
    "flat",
    "centroid",
    "smooth",
    "",
    "noperspective centroid",
];

/// Reads what is packed with `interface`.
pub fn build(raw: &Spanned<Raw>, interface: &Interface, scope: &Scope<'_>) -> Result<Packing> {
    let raw = raw.get_ref();
    let options = match &raw.options {
        None => PackOptions::ENGINE,
        Some(text) => PackOptions::parse(&scope.text(text)?).or_else(|error| {
            let problem = Problem::Pipeline(error.to_string());
            scope.fail(text.span(), problem)
        })?,
    };
    let mut inputs = Vec::new();
    let outputs = || interface.outputs.iter().enumerate();
    let every = |step: usize| {
        let inputs = outputs().skip(step.saturating_sub(1)).step_by(step.max(1));
        inputs.map(|(index, output)| input(index, output))
    };
    match &raw.reads {
        None => inputs.extend(every(1)),
        Some(text) => {
            for name in split(&scope.text(text)?) {
                match name.strip_prefix('*').map(|step| step.strip_prefix('/')) {
                    Some(None) if name == "*" => {
                        inputs.extend(every(1));
                        continue;
                    }
                    Some(Some(step)) if step.parse::<u8>().is_ok_and(|step| step > 0) => {
                        inputs.extend(every(step.parse::<u8>().map_or(1, usize::from)));
                        continue;
                    }
                    _ => {}
                }
                match outputs().find(|(_, output)| goes_by(output) == name) {
                    Some((index, output)) => inputs.push(input(index, output)),
                    None => {
                        let why = format!("the fragment shader reads '{name}', which is no output");
                        return scope.fail(text.span(), Problem::Pipeline(why));
                    }
                }
            }
        }
    }
    inputs.retain(|input| goes_by(&input.variable) != crate::case_glsl::declare::PER_VERTEX);
    if let Some(text) = &raw.declared {
        match scope.text(text)?.as_str() {
            "as_written" => {}
            "otherwise" => declare_otherwise(&mut inputs),
            seen => {
                let problem = Problem::Unknown {
                    what: "way to declare inputs",
                    seen: seen.to_owned(),
                    known: "as_written, otherwise".to_owned(),
                };
                return scope.fail(text.span(), problem);
            }
        }
    }
    Ok(Packing {
        as_is: raw.as_is,
        options,
        inputs,
    })
}

/// The name of a variable or block.
fn goes_by(variable: &OutputVariable) -> &str {
    match &variable.block {
        Some(block) => &block.name,
        None => &variable.name,
    }
}

/// What reads an output as it is declared.
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
        let other = next.next().and_then(|text| Interpolation::parse(text));
        if !ty.any_scalar(&Scalar::is_integer_or_double) {
            *interpolation = other.unwrap_or_default();
        }
    };
    for Input { variable, .. } in inputs {
        match (&mut variable.block, variable.ty.without_arrays()) {
            (Some(block), Type::Struct(structure)) => {
                variable.interpolation = Interpolation::default();
                for (member, ty) in block.members.iter_mut().zip(&structure.members) {
                    other(&ty.ty, &mut member.interpolation);
                }
            }
            _ => {
                let ty = variable.ty.clone();
                other(&ty, &mut variable.interpolation);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::{interface, raw};
    use crate::case_glsl::{declare, packed_reader};

    #[derive(Deserialize)]
    struct File {
        interface: raw::Interface,
        packed: Spanned<Raw>,
    }

    const OUTPUTS: &str = "interface = { outputs = [\
        { name = 'a', type = 'vec2' }, \
        { name = 'm', type = 'mat2x3', location = 4, interpolation = 'centroid' }, \
        { name = 'd', type = 'dvec2' }, \
        { block = 'B', instance = 'k', array = [2], members = [{ name = 'i', type = 'int' }] }, \
        { block = 'gl_PerVertex', members = [{ name = 'gl_PointSize' }] }] }\n";

    fn build_from(packed: &str) -> Result<(Packing, Interface)> {
        let text = format!("{OUTPUTS}packed = {packed}");
        let file: File = toml::from_str(&text).expect("a packing");
        let scope = Scope::new("f/x.toml", &text);
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
        assert_eq!(packing.features(), ["fragmentStoresAndAtomics"]);
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
