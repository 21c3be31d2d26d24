//! The refusal of an invalid interface.
//!
//! An interface is judged as the declaration itself, as the GLSL text that spells
//! it, and as a SPIR-V module that has it. Where one of them accepts it, the file
//! states the reason: the GLSL compiler leaves some rules to the reader of the
//! module, and some mistakes cannot be spelled in every form.

use super::shaders;
use crate::case::refusal::{Refusal, RefusalCase};
use crate::case_file::error::Result;
use crate::case_file::expression::Scope;
use crate::sources::Sources;
use crate::types::Interface;

/// The case of a refusal.
///
/// # Errors
/// A shader that cannot be read.
pub(crate) fn build(
    refusal: &Refusal,
    interface: Interface,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<RefusalCase> {
    let shader = refusal.shader.as_ref();
    Ok(RefusalCase {
        interface,
        refusal: refusal.clone(),
        shader: shader
            .map(|shader| shaders::source(shader, sources, scope))
            .transpose()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::Dialect;
    use crate::case::refusal::{Answer, GlslAnswer};
    use crate::case_file::build::interface;
    use crate::case_file::deserialize::read_text;
    use crate::case_glsl::refusal::explicit;
    use crate::types::interface::Origin;
    use crate::units::{Binding, ByteOffset, Stride};

    fn interface_of(text: &str) -> Interface {
        let scope = Scope::new("f/x.toml", text);
        let definition = read_text(text, &scope).expect("an interface");
        interface::build(&definition, &scope).expect("an interface")
    }

    fn build_from(text: &str) -> Result<Refusal> {
        read_text(text, &Scope::new("f/x.toml", text))
    }

    #[test]
    fn every_form_is_refused_by_the_rule_unless_said() {
        let negative = build_from("rule = 'xfb_offset.overlap'\nglsl = 'compiler'").expect("right");
        let refused = Answer::Refused("xfb_offset.overlap".into());
        let answers = [negative.declared_answer(), negative.module_answer()];
        assert_eq!(answers, [refused.clone(), refused]);
        assert_eq!(*negative.glsl, GlslAnswer::Compiler);
        assert_eq!(negative.dialects(), Dialect::ALL);
        let negative = build_from(
            "rule = 'xfb_offset.overlap'\nglsl = 'engine: xfb_offset.misaligned'\n\
             declared = 'accepted: it is fine'\nspirv = 'inexpressible: no way'\ndialects = ['spec']",
        )
        .expect("right");
        assert_eq!(
            negative.declared_answer(),
            Answer::Accepted("it is fine".into())
        );
        let inexpressible = Answer::Inexpressible("no way".into());
        assert_eq!(negative.module_answer(), inexpressible);
        let misaligned = GlslAnswer::Engine(Some("xfb_offset.misaligned".into()));
        assert_eq!(*negative.glsl, misaligned);
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
