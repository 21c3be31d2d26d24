//! Cases about interfaces that must be refused: the `[negative]` of a case file.
//!
//! A mistake is judged three times: as the declaration itself, as the GLSL text
//! that spells it, and as a SPIR-V module that has it. Whoever lets a form
//! through is named in the file, with the reason: the GLSL compiler leaves some
//! rules to whoever reads the module, and some mistakes one form cannot say.
//! GLSL 4.60 section 4.4.2.1; VUID-StandaloneSpirv-Offset-04687 to 04716.

use crate::capture::rules::Rule;
use crate::case::refusal::{Answer, GlslAnswer, Negative};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{self, Text};
use crate::case_file::{pipeline, table};
use crate::sources::Sources;

/// Reads the `[negative]` of a case.
pub fn build(raw: &raw::Negative, sources: &Sources, scope: &Scope<'_>) -> Result<Negative> {
    let rule = rule(&raw.rule, &scope.text(&raw.rule)?, scope)?;
    let answer = |text: &Option<Text>| match text {
        Some(text) => answer(text, scope),
        None => Ok(Answer::Refused(rule.clone())),
    };
    let shader = match &raw.shader {
        Some(shader) => Some(pipeline::source(shader, sources, scope)?),
        None => None,
    };
    Ok(Negative {
        declared: answer(&raw.declared)?,
        dialects: table::dialects(&raw.dialects, scope)?,
        glsl: glsl_answer(&raw.glsl, &rule, scope)?,
        spirv: answer(&raw.spirv)?,
        shader,
    })
}

fn rule(at: &Text, name: &str, scope: &Scope<'_>) -> Result<String> {
    match Rule::named(name) {
        Some(rule) => Ok(rule.name.to_owned()),
        None => {
            let why = format!("'{name}' is no rule of capture");
            scope.fail(at.span(), Problem::Negative(why))
        }
    }
}

/// `word: why`, and nothing else, where `word` is one of these.
fn reasoned(text: &str) -> Option<(&str, String)> {
    let (word, why) = text.split_once(':')?;
    let why = why.trim();
    (!why.is_empty()).then(|| (word.trim(), why.to_owned()))
}

fn answer(at: &Text, scope: &Scope<'_>) -> Result<Answer> {
    let text = scope.text(at)?;
    match reasoned(&text) {
        Some(("accepted", why)) => Ok(Answer::Accepted(why)),
        Some(("unsaid", why)) => Ok(Answer::Unsaid(why)),
        _ => rule(at, &text, scope).map(Answer::Refused),
    }
}

fn glsl_answer(at: &Text, expected: &str, scope: &Scope<'_>) -> Result<GlslAnswer> {
    let text = scope.text(at)?;
    match (text.as_str(), reasoned(&text)) {
        ("compiler", _) => Ok(GlslAnswer::Compiler(expected.to_owned())),
        ("engine", _) => Ok(GlslAnswer::Engine(expected.to_owned())),
        (_, Some(("compiler", message))) => Ok(GlslAnswer::Message(message)),
        (_, Some(("engine", name))) => rule(at, &name, scope).map(GlslAnswer::Engine),
        (_, Some(("accepted", why))) => Ok(GlslAnswer::Accepted(why)),
        _ => {
            let why = "'glsl' is 'compiler', 'engine', 'compiler: part of its message', \
                       'engine: rule' or 'accepted: reason'";
            scope.fail(at.span(), Problem::Negative(why.to_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::Dialect;
    use crate::case_file::interface;
    use crate::case_glsl::refusal::explicit;
    use crate::types::Interface;
    use crate::types::interface::Origin;
    use crate::units::{Binding, ByteOffset, Stride};

    fn interface_of(text: &str) -> Interface {
        let raw: raw::Interface = toml::from_str(text).expect("an interface");
        interface::build(&raw, &Scope::new("f/x.toml", text)).expect("an interface")
    }

    fn build_from(text: &str) -> Result<Negative> {
        let raw: raw::Negative = toml::from_str(text).expect("a negative");
        build(&raw, &Sources::embedded(), &Scope::new("f/x.toml", text))
    }

    #[test]
    fn every_form_is_refused_by_the_rule_unless_said() {
        let negative = build_from("rule = 'xfb_offset.overlap'\nglsl = 'compiler'").expect("right");
        let refused = Answer::Refused("xfb_offset.overlap".into());
        assert_eq!((&negative.declared, &negative.spirv), (&refused, &refused));
        assert_eq!(
            negative.glsl,
            GlslAnswer::Compiler("xfb_offset.overlap".into())
        );
        assert_eq!(negative.dialects, Dialect::ALL);
        let negative = build_from(
            "rule = 'xfb_offset.overlap'\nglsl = 'engine: xfb_offset.misaligned'\n\
             declared = 'accepted: it is fine'\nspirv = 'unsaid: no way'\ndialects = ['spec']",
        )
        .expect("right");
        assert_eq!(negative.declared, Answer::Accepted("it is fine".into()));
        assert_eq!(negative.spirv, Answer::Unsaid("no way".into()));
        assert_eq!(
            negative.glsl,
            GlslAnswer::Engine("xfb_offset.misaligned".into())
        );
    }

    #[test]
    fn mistakes_have_places() {
        let rows = [
            ("rule = 'xfb_offset.nothing'\nglsl = 'compiler'", 1, 8),
            ("rule = 'xfb_offset.overlap'\nglsl = 'linker'", 2, 8),
            ("rule = 'xfb_offset.overlap'\nglsl = 'accepted:'", 2, 8),
            ("rule = 'xfb_offset.overlap'\nglsl = 'engine: x.y'", 2, 8),
            (
                "rule = 'xfb_offset.overlap'\nglsl = 'engine'\nspirv = 'x.y'",
                3,
                9,
            ),
        ];
        for (text, line, column) in rows {
            let error = build_from(text).expect_err(text);
            let seen = (error.problem.rule(), error.line, error.column);
            assert_eq!(seen, ("case.negative", line, column), "{text}: {error}");
        }
    }

    #[test]
    fn what_a_declaration_implies_is_written_out() {
        let explicit = explicit(&interface_of(
            "outputs = [
               { name = 'a', type = 'dvec3', offset = 4 },
               { block = 'B', buffer = 1, offset = 4, members = [
                 { name = 'f', type = 'float' }, { name = 'd', type = 'double' }, { name = 'v', type = 'vec3', offset = 40 },
               ] },
               { name = 'c', type = 'float', buffer = 2, offset = 0 },
             ]
             buffers = [{ binding = 2, stride = 20 }]",
        ));
        assert_eq!(explicit.origin, Origin::Spirv);
        assert!(explicit.buffers.is_empty());
        let seen = |n: usize| {
            let capture = explicit.outputs[n].capture;
            (capture.buffer, capture.offset, capture.stride)
        };
        let want = |buffer, offset, stride| {
            let offset: Option<u32> = offset;
            (
                Some(Binding(buffer)),
                offset.map(ByteOffset),
                Some(Stride(stride)),
            )
        };
        assert_eq!(seen(0), want(0, Some(4), 32));
        assert_eq!(seen(1), (Some(Binding(1)), None, None));
        assert_eq!(seen(2), want(2, Some(0), 20));
        let block = explicit.outputs[1].block.as_ref().expect("a block");
        let offsets: Vec<_> = block.members.iter().map(|m| m.capture.offset).collect();
        assert_eq!(offsets, [4, 8, 40].map(|o| Some(ByteOffset(o))));
        let mut strides = block.members.iter().map(|m| m.capture.stride);
        assert!(strides.all(|stride| stride == Some(Stride(56))));
    }
}
