//! The refusal of an invalid interface.
//!
//! An interface is judged as the declaration itself, as the GLSL text that spells
//! it, and as a SPIR-V module that has it. Where one of them accepts it, the file
//! states the reason: the GLSL compiler leaves some rules to the reader of the
//! module, and some mistakes cannot be spelled in every form.

use super::{shaders, table};
use crate::capture::rules::Rule;
use crate::case::refusal::{Answer, GlslAnswer, Refusal, RefusalDefinition};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::sources::Sources;
use crate::spanned::Spanned;
use crate::types::Interface;

/// The refusal of a case.
///
/// # Errors
/// A rule of capture that does not exist, an answer without a reason.
pub(crate) fn build(
    definition: &RefusalDefinition,
    interface: Interface,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<Refusal> {
    let rule = rule(&definition.rule, definition.rule.get_ref(), scope)?;
    let answer = |text: &Option<Spanned<String>>| match text {
        Some(text) => answer(text, scope),
        None => Ok(Answer::Refused(rule.clone())),
    };
    let shader = definition.shader.as_ref();
    Ok(Refusal {
        interface,
        declared: answer(&definition.declared)?,
        dialects: table::dialects(&definition.dialects),
        glsl: glsl_answer(&definition.glsl, &rule, scope)?,
        spirv: answer(&definition.spirv)?,
        shader: shader
            .map(|shader| shaders::source(shader, sources, scope))
            .transpose()?,
    })
}

fn rule(at: &Spanned<String>, name: &str, scope: &Scope<'_>) -> Result<String> {
    match Rule::named(name) {
        Some(rule) => Ok(rule.name.to_owned()),
        None => {
            let why = format!("'{name}' is not a rule of capture");
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

fn answer(text: &Spanned<String>, scope: &Scope<'_>) -> Result<Answer> {
    match reasoned(text.get_ref()) {
        Some(("accepted", why)) => Ok(Answer::Accepted(why)),
        Some(("inexpressible", why)) => Ok(Answer::Inexpressible(why)),
        _ => rule(text, text.get_ref(), scope).map(Answer::Refused),
    }
}

fn glsl_answer(text: &Spanned<String>, expected: &str, scope: &Scope<'_>) -> Result<GlslAnswer> {
    match (text.get_ref().as_str(), reasoned(text.get_ref())) {
        ("compiler", _) => Ok(GlslAnswer::Compiler(expected.to_owned())),
        ("engine", _) => Ok(GlslAnswer::Engine(expected.to_owned())),
        (_, Some(("compiler", message))) => Ok(GlslAnswer::Message(message)),
        (_, Some(("engine", name))) => rule(text, &name, scope).map(GlslAnswer::Engine),
        (_, Some(("accepted", why))) => Ok(GlslAnswer::Accepted(why)),
        _ => {
            let why = "'glsl' is 'compiler', 'engine', 'compiler: part of its message', \
                       'engine: rule' or 'accepted: reason'";
            scope.fail(text.span(), Problem::Negative(why.to_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::Dialect;
    use crate::case_file::build::interface;
    use crate::case_file::deserialize::read_text;
    use crate::case_glsl::refusal::explicit;
    use crate::types::Stage;
    use crate::types::interface::Origin;
    use crate::units::{Binding, ByteOffset, Stride};

    fn interface_of(text: &str) -> Interface {
        let scope = Scope::new("f/x.toml", text);
        let definition = read_text(text, &scope).expect("an interface");
        interface::build(&definition, &scope).expect("an interface")
    }

    fn build_from(text: &str) -> Result<Refusal> {
        let scope = Scope::new("f/x.toml", text);
        let interface = Interface::empty(Stage::Vertex, Origin::Declared);
        build(
            &read_text(text, &scope)?,
            interface,
            &Sources::embedded(),
            &scope,
        )
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
             declared = 'accepted: it is fine'\nspirv = 'inexpressible: no way'\ndialects = ['spec']",
        )
        .expect("right");
        assert_eq!(negative.declared, Answer::Accepted("it is fine".into()));
        assert_eq!(negative.spirv, Answer::Inexpressible("no way".into()));
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
