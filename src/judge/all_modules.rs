//! Every module of a case, compiled without a device, for a bundle.

use crate::case::{Body, Case};
use crate::case_glsl::{GlslError, refusal, template};
use crate::compile::CompileError;
use crate::judge::shader_test::modules;
use crate::judge::shaders;
use crate::sources::Sources;
use thiserror::Error;

/// The reason why a bundle cannot have the modules of a case.
#[derive(Debug, Error)]
pub enum ModuleError {
    #[error(transparent)]
    Text(#[from] GlslError),
    #[error(transparent)]
    Compile(#[from] CompileError),
}

/// Compiles every text that a run of the case compiles, on any device and in any variation. The
/// compiler may refuse a text only where the case may be about that.
///
/// # Errors
/// A text that cannot be generated or is not compiled.
pub fn compile_all(case: &Case, sources: &Sources) -> Result<(), ModuleError> {
    match &case.body {
        Body::Capture(capture) => {
            for program in capture.programs() {
                for stage in template::stages_of_variations(program, sources)? {
                    shaders::compile(&stage)?;
                }
            }
        }
        Body::Refusal(mistake) => {
            may_be_refused(shaders::compile(&refusal::text(&case.name, mistake)?))?;
        }
        Body::ShaderTest(test) => {
            for stage in &test.stages {
                may_be_refused(modules::compile(stage))?;
            }
        }
        Body::Layout(_) | Body::Memory(_) | Body::RequiredLimit(_) | Body::Calls(_) => {}
    }
    Ok(())
}

fn may_be_refused(compiled: Result<Vec<u32>, CompileError>) -> Result<(), CompileError> {
    match compiled {
        Err(error) if !error.is_of_the_text() => Err(error),
        Ok(_) | Err(_) => Ok(()),
    }
}
