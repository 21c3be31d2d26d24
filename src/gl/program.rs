//! Programs: texts compiled and linked with the names that they capture.
//!
//! OpenGL 4.6 sections 7.1, 7.3, 11.1.2.1 and 13.3.

use super::bindings::{self, Gl, types::GLenum, types::GLuint};
use super::context::Context;
use super::glsl::{c_text, translated};
use crate::script::executor::ExecuteError;
use crate::script::gl_calls::GlDialect as Dialect;
use crate::script::gl_calls::GlProgram;
use crate::script::glsl_program::{CapturedNames, GlslLanguage, GlslProgram, GlslStage};
use crate::spirv::ShaderModule;
use crate::types::Stage;
use std::ffi::CString;
use thiserror::Error;

/// The reason why there is no program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum ProgramError {
    /// OpenGL or the context lacks something that the texts use.
    #[error("{0}")]
    Unsupported(String),
    /// The driver refuses the names to capture.
    #[error("the driver refuses the names: {error}")]
    Request { error: String },
    /// The driver refuses a text.
    #[error("the driver refuses the {stage} shader: {log}")]
    Compile { stage: Stage, log: String },
    /// The driver refuses the program.
    #[error("the driver refuses the program: {log}")]
    Link { log: String },
}

/// A program that the driver refuses is a failure of its own: the case states a valid one.
impl From<ProgramError> for ExecuteError {
    fn from(error: ProgramError) -> ExecuteError {
        match error {
            ProgramError::Unsupported(what) => ExecuteError::Unsupported(what),
            ProgramError::Request { error } => ExecuteError::Driver {
                call: "glTransformFeedbackVaryings",
                result: error,
            },
            ProgramError::Compile { stage, log } => ExecuteError::Driver {
                call: "glCompileShader",
                result: format!("an error in the {stage} shader: {log}"),
            },
            ProgramError::Link { log } => ExecuteError::Driver {
                call: "glLinkProgram",
                result: format!("an error: {log}"),
            },
        }
    }
}

/// A linked program; deleted when it is dropped.
pub(super) struct LinkedProgram<'c> {
    context: &'c Context,
    pub(super) name: GLuint,
}

impl Drop for LinkedProgram<'_> {
    fn drop(&mut self) {
        // SAFETY: the context is current, and the program is its own.
        unsafe { self.context.gl().DeleteProgram(self.name) };
    }
}

impl<'c> LinkedProgram<'c> {
    /// Compiles and links the stages of a program.
    ///
    /// # Errors
    /// The context lacks something, or the driver refuses a text, the names or the program.
    pub(super) fn link(context: &'c Context, source: &GlslProgram) -> Result<Self, ProgramError> {
        let gl = context.gl();
        // SAFETY: the context is current.
        let name = unsafe { gl.CreateProgram() };
        let program = LinkedProgram { context, name };
        for stage in &complete(context, &source.stages, false) {
            let text = match source.language {
                GlslLanguage::OpenGl => stage.text.clone(),
                language => translated((stage.stage, language), &stage.text, context)
                    .map_err(ProgramError::Unsupported)?,
            };
            program.attach(stage.stage, &text)?;
        }
        if let Some(names) = &source.names {
            program.request(names)?;
        }
        program
            .link_again()
            .map_err(|log| ProgramError::Link { log })?;
        Ok(program)
    }

    /// Specializes and links the modules of a program.
    ///
    /// # Errors
    /// The context lacks a stage, or the driver refuses a module or the program.
    pub(super) fn link_modules(
        context: &'c Context,
        modules: &[ShaderModule],
    ) -> Result<Self, ProgramError> {
        // SAFETY: the context is current.
        let name = unsafe { context.gl().CreateProgram() };
        let program = LinkedProgram { context, name };
        for module in modules {
            program.attach_module(module)?;
        }
        program
            .link_again()
            .map_err(|log| ProgramError::Link { log })?;
        Ok(program)
    }

    /// A program of calls, which is linked if the case says that it is.
    ///
    /// # Errors
    /// As [`LinkedProgram::link`].
    pub(super) fn for_calls(
        context: &'c Context,
        source: &GlProgram,
    ) -> Result<Self, ProgramError> {
        let gl = context.gl();
        // SAFETY: the context is current.
        let name = unsafe { gl.CreateProgram() };
        let program = LinkedProgram { context, name };
        for stage in &complete(context, &source.stages, source.separable) {
            let text = translated((stage.stage, GlslLanguage::Vulkan), &stage.text, context)
                .map_err(ProgramError::Unsupported)?;
            program.attach(stage.stage, &text)?;
        }
        if source.separable {
            // SAFETY: the context is current, and the program is its own.
            unsafe { gl.ProgramParameteri(name, bindings::PROGRAM_SEPARABLE, 1) };
        }
        if !source.captures.is_empty() {
            program.request(&CapturedNames {
                names: source.captures.clone(),
                separate: source.separate,
            })?;
        }
        if source.is_linked {
            program
                .link_again()
                .map_err(|log| ProgramError::Link { log })?;
        }
        Ok(program)
    }

    /// Links the program, once more if it was linked.
    ///
    /// # Errors
    /// The log of the driver, which refuses it.
    pub(super) fn link_again(&self) -> Result<(), String> {
        // SAFETY: the context is current, and the program is its own.
        unsafe { self.context.gl().LinkProgram(self.name) };
        if self.number(bindings::LINK_STATUS) == 0 {
            return Err(self.log());
        }
        Ok(())
    }

    /// Compiles a shader and attaches it.
    fn attach(&self, stage: Stage, text: &str) -> Result<(), ProgramError> {
        let shader = self.attached(stage)?;
        let gl = self.context.gl();
        let text = c_text(text);
        let pointer = text.as_ptr().cast();
        // SAFETY: the context is current; the text ends with a null character and is copied by
        // the driver.
        unsafe {
            gl.ShaderSource(shader, 1, &raw const pointer, std::ptr::null());
            gl.CompileShader(shader);
        }
        self.check_compiled(shader, stage)
    }

    /// Specializes a module and attaches its shader.
    fn attach_module(&self, module: &ShaderModule) -> Result<(), ProgramError> {
        let shader = self.attached(module.stage)?;
        let gl = self.context.gl();
        let bytes = i32::try_from(module.words.len() * 4).expect("a module is small");
        let specialize = if gl.SpecializeShader.is_loaded() {
            Gl::SpecializeShader
        } else {
            Gl::SpecializeShaderARB
        };
        // SAFETY: the context is current; there is one shader, the module has as many bytes as the
        // call is given, the name ends with a null character, and nothing is specialized.
        unsafe {
            gl.ShaderBinary(
                1,
                &raw const shader,
                bindings::SHADER_BINARY_FORMAT_SPIR_V,
                module.words.as_ptr().cast(),
                bytes,
            );
            let main = c"main".as_ptr();
            specialize(gl, shader, main, 0, std::ptr::null(), std::ptr::null());
        }
        self.check_compiled(shader, module.stage)
    }

    /// A new shader of a stage, which is deleted with the program that it is attached to.
    fn attached(&self, stage: Stage) -> Result<GLuint, ProgramError> {
        let kind = shader_type(stage)
            .filter(|_| has_stage(self.context, stage))
            .ok_or_else(|| ProgramError::Unsupported(format!("the {stage} stage")))?;
        let gl = self.context.gl();
        // SAFETY: the context is current, and the program is its own.
        unsafe {
            let shader = gl.CreateShader(kind);
            gl.AttachShader(self.name, shader);
            gl.DeleteShader(shader);
            Ok(shader)
        }
    }

    /// Checks that a shader was compiled, or specialized.
    fn check_compiled(&self, shader: GLuint, stage: Stage) -> Result<(), ProgramError> {
        let gl = self.context.gl();
        let number = |name| {
            let mut value = 0;
            // SAFETY: the context is current, and the shader is attached.
            unsafe { gl.GetShaderiv(shader, name, &raw mut value) };
            value
        };
        if number(bindings::COMPILE_STATUS) != 0 {
            return Ok(());
        }
        let log = read_log(number(bindings::INFO_LOG_LENGTH), |size, buffer| {
            // SAFETY: the buffer has `size` bytes.
            unsafe { gl.GetShaderInfoLog(shader, size, std::ptr::null_mut(), buffer) }
        });
        Err(ProgramError::Compile { stage, log })
    }

    /// Requests the capture of names (`glTransformFeedbackVaryings`).
    ///
    /// # Errors
    /// The error that the call gave.
    fn request(&self, request: &CapturedNames) -> Result<(), ProgramError> {
        let mode = if request.separate {
            bindings::SEPARATE_ATTRIBS
        } else {
            bindings::INTERLEAVED_ATTRIBS
        };
        // OpenGL ES 3.1 is the first that names elements.
        let names_element = request.names.iter().any(|name| name.contains('['));
        if names_element && self.context.dialect == Dialect::Es && self.context.version < (3, 1) {
            let what = "names of elements, of OpenGL ES 3.1".to_owned();
            return Err(ProgramError::Unsupported(what));
        }
        self.context.error();
        varyings(self.context, self.name, &request.names, mode);
        match self.context.error() {
            None => Ok(()),
            Some(error) => Err(ProgramError::Request { error }),
        }
    }

    /// A property of the program that is one number.
    pub(super) fn number(&self, name: GLenum) -> i32 {
        let mut value = 0;
        // SAFETY: the context is current, and the program is its own.
        unsafe {
            self.context
                .gl()
                .GetProgramiv(self.name, name, &raw mut value)
        };
        value
    }

    fn log(&self) -> String {
        read_log(self.number(bindings::INFO_LOG_LENGTH), |size, buffer| {
            let gl = self.context.gl();
            // SAFETY: the buffer has `size` bytes.
            unsafe { gl.GetProgramInfoLog(self.name, size, std::ptr::null_mut(), buffer) }
        })
    }
}

/// The stages of a program that links: OpenGL ES requires a fragment shader (OpenGL ES 3.2
/// section 7.3), unless the program is a part of a pipeline.
fn complete(context: &Context, stages: &[GlslStage], is_part: bool) -> Vec<GlslStage> {
    let mut stages = stages.to_vec();
    let has_fragment = stages.iter().any(|stage| stage.stage == Stage::Fragment);
    if context.dialect == Dialect::Es && !is_part && !has_fragment {
        stages.push(GlslStage {
            stage: Stage::Fragment,
            text: "#version 460\nvoid main() {}\n".to_owned(),
        });
    }
    stages
}

/// `glTransformFeedbackVaryings`.
pub(super) fn varyings(context: &Context, program: GLuint, names: &[String], mode: GLenum) {
    let names = names.iter();
    let names: Vec<CString> = names
        .map(|name| CString::new(name.replace('\0', "")).expect("no null character is left"))
        .collect();
    let pointers: Vec<_> = names.iter().map(|name| name.as_ptr()).collect();
    let count = i32::try_from(pointers.len()).expect("a case requests few names");
    // SAFETY: the context is current, and there are `count` names, which the driver copies.
    unsafe {
        let gl = context.gl();
        gl.TransformFeedbackVaryings(program, count, pointers.as_ptr(), mode);
    }
}

/// Reads a log of this length, its null character included, in one line.
fn read_log(length: i32, read: impl FnOnce(i32, *mut std::ffi::c_char)) -> String {
    let mut bytes = vec![0u8; usize::try_from(length).unwrap_or(0) + 1];
    read(length, bytes.as_mut_ptr().cast());
    let end = bytes
        .iter()
        .position(|byte| *byte == 0)
        .unwrap_or(bytes.len());
    let text = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let lines: Vec<&str> = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    if lines.is_empty() {
        "it gives no reason".to_owned()
    } else {
        lines.join("; ")
    }
}

/// Whether a context has a stage.
fn has_stage(context: &Context, stage: Stage) -> bool {
    let is_embedded = context.dialect == Dialect::Es && context.version >= (3, 2);
    match stage {
        Stage::Vertex | Stage::Fragment | Stage::Compute => true,
        Stage::Geometry => context.is_desktop(3, 2) || is_embedded,
        Stage::TessControl | Stage::TessEval => {
            context.is_desktop(4, 0) || is_embedded || context.has("GL_ARB_tessellation_shader")
        }
    }
}

fn shader_type(stage: Stage) -> Option<GLenum> {
    Some(match stage {
        Stage::Vertex => bindings::VERTEX_SHADER,
        Stage::TessControl => bindings::TESS_CONTROL_SHADER,
        Stage::TessEval => bindings::TESS_EVALUATION_SHADER,
        Stage::Geometry => bindings::GEOMETRY_SHADER,
        Stage::Fragment => bindings::FRAGMENT_SHADER,
        Stage::Compute => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_one_line() {
        let log = |text: &[u8]| {
            read_log(i32::try_from(text.len()).expect("short"), |size, buffer| {
                // SAFETY: the buffer has `size` bytes and one more.
                unsafe { std::ptr::copy(text.as_ptr(), buffer.cast(), size as usize) }
            })
        };
        assert_eq!(log(b"error: a\n\n  error: b\n\0"), "error: a; error: b");
        assert_eq!(log(b"\0"), "it gives no reason");
        assert_eq!(log(b""), "it gives no reason");
    }
}
