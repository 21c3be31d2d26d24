//! Calls of OpenGL.

use super::shaders;
use crate::case::gl_calls::{CallProgram, CallsDefinition};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::script::gl_calls::{Argument, GlCalls, GlProgram, Parameter};
use crate::script::glsl_program::GlslStage;
use crate::sources::{Language, Sources};
use crate::spanned::Spanned;

/// Bytes of a buffer: answers list each of its words.
const MAX_BYTES: u64 = 65_536;

/// The calls of a case, and their objects.
///
/// # Errors
/// A shader that cannot be read or is not GLSL; a call that names a program or a buffer that the
/// case does not have.
pub(crate) fn build(
    stated: &Spanned<CallsDefinition>,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<GlCalls> {
    let definition = stated.get_ref();
    let calls = definition.calls.get_ref();
    let fail = |why: String| scope.fail(definition.calls.span(), Problem::Calls(why));
    if calls.is_empty() {
        return scope.fail(definition.calls.span(), Problem::Empty("a list of calls"));
    }
    for (name, bytes) in &definition.buffers {
        if *bytes == 0 || *bytes > MAX_BYTES || !bytes.is_multiple_of(4) {
            let why = format!("buffer {name} has {bytes} bytes: a multiple of 4 up to {MAX_BYTES}");
            return fail(why);
        }
    }
    for call in calls {
        for (parameter, argument) in call.command.parameters().iter().zip(&call.arguments) {
            let Argument::Object(Some(name)) = argument else {
                continue;
            };
            let is_known = match parameter {
                Parameter::Program => definition.programs.contains_key(name),
                Parameter::Buffer => definition.buffers.contains_key(name),
                Parameter::Pipeline
                | Parameter::Feedback
                | Parameter::Query
                | Parameter::Number
                | Parameter::Constant
                | Parameter::Names => true,
            };
            if !is_known {
                return fail(format!("{}: the case has no '{name}'", call.text()));
            }
        }
    }
    let programs = definition.programs.iter().map(|(name, program)| {
        let program = self::program(program, sources, scope)?;
        Ok((name.clone(), program))
    });
    Ok(GlCalls {
        programs: programs.collect::<Result<_>>()?,
        buffers: definition.buffers.clone(),
        requires: definition.requires.clone(),
        only: definition.only.as_deref().copied(),
        calls: calls.iter().map(|call| (**call).clone()).collect(),
    })
}

fn program(program: &CallProgram, sources: &Sources, scope: &Scope<'_>) -> Result<GlProgram> {
    let stages = program.shaders.iter().map(|file| {
        let source = shaders::source(file, sources, scope)?;
        if source.language != Language::Glsl {
            let why = "a program of calls is written in GLSL".to_owned();
            return scope.fail(file.span(), Problem::Calls(why));
        }
        Ok(GlslStage {
            stage: source.stage,
            text: source.text,
        })
    });
    Ok(GlProgram {
        stages: stages.collect::<Result<_>>()?,
        captures: program.captures.clone(),
        separate: program.separate,
        separable: program.separable,
        is_linked: !program.unlinked,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::{Body, Case};
    use crate::case_file::expand::expand;

    fn cases(calls: &str) -> Result<Vec<Case>> {
        let text = format!(
            "about = 'x'\nrules = [24]\n[opengl]\nbuffers.b = 8\n\
             programs.p = {{ shaders = [{{ stage = 'vertex', file = 'counted.vert' }}] }}\n\
             calls = [{calls}]\n"
        );
        expand("f/x.toml", &text, &Sources::embedded(), None)
    }

    #[test]
    fn calls_are_read() {
        let case = cases("'UseProgram p', 'GetBufferSubData b -> 1 _'")
            .expect("right")
            .remove(0);
        let Body::Calls(calls) = &case.body else {
            panic!("{case:?}");
        };
        assert_eq!(calls.calls[1].to_string(), "glGetBufferSubData(b)");
        assert_eq!(calls.programs["p"].stages.len(), 1);
        assert!(calls.programs["p"].is_linked);
        assert!(!case.executes());
    }

    #[test]
    fn mistakes_are_named() {
        for (calls, error) in [
            ("", "a list of calls needs at least one entry"),
            ("'UseProgram q'", "UseProgram q: the case has no 'q'"),
            (
                "'BindBufferBase 0 p'",
                "BindBufferBase 0 p: the case has no 'p'",
            ),
            ("'Use'", "'Use' is not a command of calls"),
        ] {
            let found = cases(calls).expect_err(calls);
            assert_eq!(found.problem.to_string(), error);
        }
        for bytes in ["0", "6", "65540"] {
            let text = format!(
                "about = 'x'\nrules = [24]\n[opengl]\nbuffers.b = {bytes}\n\
                 calls = ['UseProgram 0']\n"
            );
            let found = expand("f/x.toml", &text, &Sources::embedded(), None);
            let error = found.expect_err(bytes).problem.to_string();
            assert!(error.starts_with("buffer b has "), "{error}");
        }
    }
}
