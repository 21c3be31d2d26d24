//! Performs calls that a case states.
//!
//! OpenGL 4.6 sections 4.2, 7.3, 7.4, 10.9, 11.1.2.1 and 13.3.

use super::bindings::{self, types::GLenum, types::GLuint};
use super::context::Context;
use super::execute::{end_all, read_buffer};
use super::image::Image;
use super::program::{LinkedProgram, varyings};
use crate::script::Prefill;
use crate::script::executor::ExecuteError;
use crate::script::gl_calls::GlDialect as Dialect;
use crate::script::gl_calls::{
    Answer, Argument, CONSTANTS, GlCall, GlCalls, GlCommand, LINKED, REFUSED, constant,
};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::c_void;

/// The version of OpenGL, the version of OpenGL ES, and the extension of earlier versions of
/// OpenGL, by which a context has a command; "" for no extension.
struct Origin {
    desktop: (u32, u32),
    embedded: Option<(u32, u32)>,
    extension: &'static str,
}

const fn origin(
    desktop: (u32, u32),
    embedded: Option<(u32, u32)>,
    extension: &'static str,
) -> Origin {
    Origin {
        desktop,
        embedded,
        extension,
    }
}

/// The origin of a constant; `None` where every context has it.
fn constant_origin(name: &str) -> Option<Origin> {
    Some(match name {
        "TRANSFORM_FEEDBACK_OVERFLOW" | "TRANSFORM_FEEDBACK_STREAM_OVERFLOW" => {
            origin((4, 6), None, "GL_ARB_transform_feedback_overflow_query")
        }
        "QUERY_WAIT_INVERTED" => origin((4, 5), None, "GL_ARB_conditional_render_inverted"),
        "PRIMITIVES_GENERATED" => origin((3, 0), Some((3, 2)), ""),
        "MAX_TRANSFORM_FEEDBACK_BUFFERS" | "MAX_VERTEX_STREAMS" => {
            origin((4, 0), None, "GL_ARB_transform_feedback3")
        }
        "TRANSFORM_FEEDBACK_BINDING"
        | "TRANSFORM_FEEDBACK_ACTIVE"
        | "TRANSFORM_FEEDBACK_PAUSED" => origin((4, 0), Some((3, 0)), "GL_ARB_transform_feedback2"),
        _ => return None,
    })
}

/// The origin of a command.
fn command_origin(command: GlCommand) -> Origin {
    match command {
        GlCommand::BindTransformFeedback
        | GlCommand::DeleteTransformFeedbacks
        | GlCommand::IsTransformFeedback
        | GlCommand::PauseTransformFeedback
        | GlCommand::ResumeTransformFeedback => {
            origin((4, 0), Some((3, 0)), "GL_ARB_transform_feedback2")
        }
        GlCommand::DrawTransformFeedback => origin((4, 0), None, "GL_ARB_transform_feedback2"),
        GlCommand::DrawTransformFeedbackStream
        | GlCommand::BeginQueryIndexed
        | GlCommand::EndQueryIndexed => origin((4, 0), None, "GL_ARB_transform_feedback3"),
        GlCommand::DrawTransformFeedbackInstanced
        | GlCommand::DrawTransformFeedbackStreamInstanced => {
            origin((4, 2), None, "GL_ARB_transform_feedback_instanced")
        }
        GlCommand::TransformFeedbackBufferBase | GlCommand::TransformFeedbackBufferRange => {
            origin((4, 5), None, "GL_ARB_direct_state_access")
        }
        GlCommand::UseProgramStages | GlCommand::BindProgramPipeline => {
            origin((4, 1), Some((3, 1)), "GL_ARB_separate_shader_objects")
        }
        GlCommand::DrawArraysInstanced => origin((3, 1), Some((3, 0)), "GL_ARB_draw_instanced"),
        GlCommand::BeginConditionalRender | GlCommand::EndConditionalRender => {
            origin((3, 0), None, "")
        }
        GlCommand::TransformFeedbackVaryings
        | GlCommand::LinkProgram
        | GlCommand::UseProgram
        | GlCommand::DeleteProgram
        | GlCommand::BindBufferBase
        | GlCommand::BindBufferRange
        | GlCommand::BeginTransformFeedback
        | GlCommand::EndTransformFeedback
        | GlCommand::DrawArrays
        | GlCommand::BeginQuery
        | GlCommand::EndQuery
        | GlCommand::GetQueryObjectuiv
        | GlCommand::DeleteQueries
        | GlCommand::Enable
        | GlCommand::Disable
        | GlCommand::GetIntegerv
        | GlCommand::GetIndexed
        | GlCommand::GetProgramiv
        | GlCommand::GetTransformFeedbackVarying
        | GlCommand::GetBufferSubData => origin((3, 0), Some((3, 0)), ""),
    }
}

/// The part of a list of calls that a context lacks, in words.
fn lacking(context: &Context, calls: &GlCalls) -> Option<String> {
    if calls.only.is_some_and(|only| only != context.dialect) {
        return Some("answers that only the other language of OpenGL gives".to_owned());
    }
    let is_marker =
        |name: &String| name == "gl_NextBuffer" || name.starts_with("gl_SkipComponents");
    let mut programs = calls.programs.values();
    if context.dialect == Dialect::Es
        && programs.any(|program| program.captures.iter().any(is_marker))
    {
        return Some("gl_NextBuffer and gl_SkipComponents".to_owned());
    }
    let extensions = calls.requires.iter();
    let has = |extension: &&String| match extension.as_str() {
        "geometry_shader" => {
            context.is_desktop(3, 2)
                || (context.dialect == Dialect::Es && context.version >= (3, 2))
        }
        "streams" => context.is_desktop(4, 0) || context.has("GL_ARB_gpu_shader5"),
        "enhanced_layouts" => context.is_desktop(4, 4) || context.has("GL_ARB_enhanced_layouts"),
        name => context.has(name),
    };
    if let Some(missing) = extensions.clone().find(|extension| !has(extension)) {
        return Some(missing.clone());
    }
    let has = |origin: &Origin| match context.dialect {
        Dialect::Desktop => {
            context.is_desktop(origin.desktop.0, origin.desktop.1) || context.has(origin.extension)
        }
        Dialect::Es => origin
            .embedded
            .is_some_and(|version| context.version >= version),
    };
    calls.calls.iter().find_map(|call| {
        let constants = constants(call).filter_map(constant_origin);
        let mut origins = constants.chain([command_origin(call.command)]);
        let missing = origins.find(|origin| !has(origin))?;
        let (major, minor) = missing.desktop;
        Some(format!("{call}, of OpenGL {major}.{minor}"))
    })
}

/// Performs the calls, and returns their answers; the first that is not the required one is the
/// last.
///
/// # Errors
/// The context lacks a command, or the programs of the case do not compile.
pub(super) fn perform(
    context: &Context,
    calls: &GlCalls,
    prefill: Prefill,
) -> Result<Vec<Answer>, ExecuteError> {
    if let Some(lack) = lacking(context, calls) {
        return Err(ExecuteError::Unsupported(lack));
    }
    let performer = Performer::new(context, calls, prefill)?;
    let mut answers = Vec::new();
    for call in &calls.calls {
        let answer = performer.perform(call)?;
        let is_last = answer.error != call.error;
        answers.push(answer);
        if is_last {
            break;
        }
    }
    Ok(answers)
}

/// Objects of one kind by their names in the case.
type Names = BTreeMap<String, GLuint>;

/// The objects of a case; deleted when they are dropped.
struct Performer<'c> {
    context: &'c Context,
    programs: BTreeMap<String, LinkedProgram<'c>>,
    buffers: Names,
    sizes: BTreeMap<String, u64>,
    feedbacks: RefCell<Names>,
    pipelines: RefCell<Names>,
    queries: RefCell<Names>,
    vertex_array: GLuint,
    /// The target of all draws.
    _image: Image<'c>,
}

impl<'c> Performer<'c> {
    fn new(
        context: &'c Context,
        calls: &GlCalls,
        prefill: Prefill,
    ) -> Result<Performer<'c>, ExecuteError> {
        let gl = context.gl();
        let mut performer = Performer {
            context,
            programs: BTreeMap::new(),
            buffers: Names::new(),
            sizes: calls.buffers.clone(),
            feedbacks: RefCell::default(),
            pipelines: RefCell::default(),
            queries: RefCell::default(),
            vertex_array: 0,
            _image: Image::new(context),
        };
        // SAFETY: the context is current, and a buffer gets as many bytes as there are.
        unsafe {
            gl.GenVertexArrays(1, &raw mut performer.vertex_array);
            gl.BindVertexArray(performer.vertex_array);
            for (number, (name, bytes)) in calls.buffers.iter().enumerate() {
                let image = prefill.bytes(
                    number,
                    usize::try_from(*bytes).expect("buffers of calls are small"),
                );
                let size = isize::try_from(image.len()).expect("a list is no longer");
                let mut buffer = 0;
                gl.GenBuffers(1, &raw mut buffer);
                gl.BindBuffer(bindings::COPY_WRITE_BUFFER, buffer);
                let data = image.as_ptr().cast::<c_void>();
                let usage = bindings::DYNAMIC_READ;
                gl.BufferData(bindings::COPY_WRITE_BUFFER, size, data, usage);
                performer.buffers.insert(name.clone(), buffer);
            }
        }
        for (name, program) in &calls.programs {
            let linked = LinkedProgram::for_calls(context, program).map_err(ExecuteError::from)?;
            performer.programs.insert(name.clone(), linked);
        }
        context.error();
        Ok(performer)
    }

    fn program(&self, call: &GlCall, place: usize) -> GLuint {
        let named = object(call, place).and_then(|name| self.programs.get(name));
        named.map_or(0, |program| program.name)
    }

    fn buffer(&self, call: &GlCall, place: usize) -> GLuint {
        let named = object(call, place).and_then(|name| self.buffers.get(name));
        named.copied().unwrap_or(0)
    }

    /// An object that is made when a call first names it. Its name stays when it is deleted.
    fn made(
        &self,
        names: &RefCell<Names>,
        (call, place): (&GlCall, usize),
        make: unsafe fn(&bindings::Gl, i32, *mut GLuint),
    ) -> GLuint {
        let Some(name) = object(call, place) else {
            return 0;
        };
        let mut names = names.borrow_mut();
        *names.entry(name.to_owned()).or_insert_with(|| {
            let mut made = 0;
            // SAFETY: the context is current, and there is a place for one name.
            unsafe { make(self.context.gl(), 1, &raw mut made) };
            made
        })
    }

    fn feedback(&self, call: &GlCall, place: usize) -> GLuint {
        self.made(
            &self.feedbacks,
            (call, place),
            bindings::Gl::GenTransformFeedbacks,
        )
    }

    fn pipeline(&self, call: &GlCall, place: usize) -> GLuint {
        self.made(
            &self.pipelines,
            (call, place),
            bindings::Gl::GenProgramPipelines,
        )
    }

    fn query(&self, call: &GlCall, place: usize) -> GLuint {
        self.made(&self.queries, (call, place), bindings::Gl::GenQueries)
    }

    /// A number, or the value of a limit.
    fn number(&self, call: &GlCall, place: usize) -> i64 {
        match call.arguments.get(place) {
            Some(Argument::Number(number)) => *number,
            Some(Argument::Constant(name)) => {
                i64::from(self.context.limit(constant(name).unwrap_or(0)))
            }
            Some(Argument::Object(_) | Argument::Names(_)) | None => 0,
        }
    }

    fn index(&self, call: &GlCall, place: usize) -> u32 {
        u32::try_from(self.number(call, place)).unwrap_or(u32::MAX)
    }

    fn count(&self, call: &GlCall, place: usize) -> i32 {
        let number = self.number(call, place);
        i32::try_from(number).unwrap_or(i32::MAX)
    }

    fn bytes(&self, call: &GlCall, place: usize) -> isize {
        isize::try_from(self.number(call, place)).unwrap_or(isize::MAX)
    }

    /// Performs one call.
    fn perform(&self, call: &GlCall) -> Result<Answer, ExecuteError> {
        let mut log = None;
        let values = match call.command {
            GlCommand::LinkProgram => {
                let program = object(call, 0).and_then(|name| self.programs.get(name));
                program.map_or_else(Vec::new, |program| match program.link_again() {
                    Ok(()) => vec![LINKED.to_owned()],
                    Err(text) => {
                        log = Some(text);
                        vec![REFUSED.to_owned()]
                    }
                })
            }
            _ if call.command.returns() => self.get(call),
            _ => {
                self.call(call);
                Vec::new()
            }
        };
        let error = self.context.error();
        if error.as_deref() == Some("GL_CONTEXT_LOST") {
            return Err(ExecuteError::DeviceLost {
                call: "a call of the case",
            });
        }
        if error.as_deref() == Some("GL_OUT_OF_MEMORY") {
            return Err(ExecuteError::OutOfMemory(format!("{call} returned it")));
        }
        Ok(Answer {
            values: if error.is_none() { values } else { Vec::new() },
            error,
            log,
        })
    }

    /// A call that returns nothing.
    fn call(&self, call: &GlCall) {
        let gl = self.context.gl();
        let buffer = bindings::TRANSFORM_FEEDBACK_BUFFER;
        // SAFETY: the context is current, and has the command; every pointer is to memory of the
        // length that its call is given.
        unsafe {
            match call.command {
                GlCommand::TransformFeedbackVaryings => {
                    if let Some(Argument::Names(names)) = call.arguments.get(2) {
                        let program = self.program(call, 0);
                        varyings(self.context, program, names, enumerant(call, 1));
                    }
                }
                GlCommand::UseProgram => gl.UseProgram(self.program(call, 0)),
                GlCommand::DeleteProgram => gl.DeleteProgram(self.program(call, 0)),
                GlCommand::UseProgramStages => gl.UseProgramStages(
                    self.pipeline(call, 0),
                    enumerant(call, 1),
                    self.program(call, 2),
                ),
                GlCommand::BindProgramPipeline => gl.BindProgramPipeline(self.pipeline(call, 0)),
                GlCommand::BindTransformFeedback => {
                    gl.BindTransformFeedback(bindings::TRANSFORM_FEEDBACK, self.feedback(call, 0));
                }
                GlCommand::DeleteTransformFeedbacks => {
                    let name = self.feedback(call, 0);
                    gl.DeleteTransformFeedbacks(1, &raw const name);
                }
                GlCommand::BindBufferBase => {
                    gl.BindBufferBase(buffer, self.index(call, 0), self.buffer(call, 1));
                }
                GlCommand::BindBufferRange => gl.BindBufferRange(
                    buffer,
                    self.index(call, 0),
                    self.buffer(call, 1),
                    self.bytes(call, 2),
                    self.bytes(call, 3),
                ),
                GlCommand::TransformFeedbackBufferBase => gl.TransformFeedbackBufferBase(
                    self.feedback(call, 0),
                    self.index(call, 1),
                    self.buffer(call, 2),
                ),
                GlCommand::TransformFeedbackBufferRange => gl.TransformFeedbackBufferRange(
                    self.feedback(call, 0),
                    self.index(call, 1),
                    self.buffer(call, 2),
                    self.bytes(call, 3),
                    self.bytes(call, 4),
                ),
                GlCommand::BeginTransformFeedback => gl.BeginTransformFeedback(enumerant(call, 0)),
                GlCommand::PauseTransformFeedback => gl.PauseTransformFeedback(),
                GlCommand::ResumeTransformFeedback => gl.ResumeTransformFeedback(),
                GlCommand::EndTransformFeedback => gl.EndTransformFeedback(),
                GlCommand::DrawArrays => {
                    gl.DrawArrays(enumerant(call, 0), self.count(call, 1), self.count(call, 2));
                }
                GlCommand::DrawArraysInstanced => gl.DrawArraysInstanced(
                    enumerant(call, 0),
                    self.count(call, 1),
                    self.count(call, 2),
                    self.count(call, 3),
                ),
                GlCommand::DrawTransformFeedback => {
                    gl.DrawTransformFeedback(enumerant(call, 0), self.feedback(call, 1));
                }
                GlCommand::DrawTransformFeedbackInstanced => gl.DrawTransformFeedbackInstanced(
                    enumerant(call, 0),
                    self.feedback(call, 1),
                    self.count(call, 2),
                ),
                GlCommand::DrawTransformFeedbackStream => gl.DrawTransformFeedbackStream(
                    enumerant(call, 0),
                    self.feedback(call, 1),
                    self.index(call, 2),
                ),
                GlCommand::DrawTransformFeedbackStreamInstanced => {
                    gl.DrawTransformFeedbackStreamInstanced(
                        enumerant(call, 0),
                        self.feedback(call, 1),
                        self.index(call, 2),
                        self.count(call, 3),
                    );
                }
                GlCommand::BeginQuery => gl.BeginQuery(enumerant(call, 0), self.query(call, 1)),
                GlCommand::EndQuery => gl.EndQuery(enumerant(call, 0)),
                GlCommand::BeginQueryIndexed => gl.BeginQueryIndexed(
                    enumerant(call, 0),
                    self.index(call, 1),
                    self.query(call, 2),
                ),
                GlCommand::EndQueryIndexed => {
                    gl.EndQueryIndexed(enumerant(call, 0), self.index(call, 1));
                }
                GlCommand::DeleteQueries => {
                    let name = self.query(call, 0);
                    gl.DeleteQueries(1, &raw const name);
                }
                GlCommand::BeginConditionalRender => {
                    gl.BeginConditionalRender(self.query(call, 0), enumerant(call, 1));
                }
                GlCommand::EndConditionalRender => gl.EndConditionalRender(),
                GlCommand::Enable => gl.Enable(enumerant(call, 0)),
                GlCommand::Disable => gl.Disable(enumerant(call, 0)),
                GlCommand::LinkProgram
                | GlCommand::IsTransformFeedback
                | GlCommand::GetQueryObjectuiv
                | GlCommand::GetIntegerv
                | GlCommand::GetIndexed
                | GlCommand::GetProgramiv
                | GlCommand::GetTransformFeedbackVarying
                | GlCommand::GetBufferSubData => {}
            }
        }
    }

    /// A call that returns values.
    fn get(&self, call: &GlCall) -> Vec<String> {
        let gl = self.context.gl();
        let mut value = 0i32;
        // SAFETY: the context is current, and the state is one number.
        unsafe {
            match call.command {
                GlCommand::IsTransformFeedback => {
                    value = i32::from(gl.IsTransformFeedback(self.feedback(call, 0)));
                }
                GlCommand::GetQueryObjectuiv => {
                    let mut number = 0u32;
                    let query = self.query(call, 0);
                    gl.GetQueryObjectuiv(query, bindings::QUERY_RESULT, &raw mut number);
                    return vec![number.to_string()];
                }
                GlCommand::GetIntegerv => gl.GetIntegerv(enumerant(call, 0), &raw mut value),
                GlCommand::GetIndexed => {
                    gl.GetIntegeri_v(enumerant(call, 0), self.index(call, 1), &raw mut value);
                }
                GlCommand::GetProgramiv => {
                    let program = self.program(call, 0);
                    gl.GetProgramiv(program, enumerant(call, 1), &raw mut value);
                }
                GlCommand::GetTransformFeedbackVarying => return self.varying(call),
                GlCommand::GetBufferSubData => return self.words(call),
                _ => {}
            }
        }
        vec![self.named(call, value)]
    }

    /// A state as a case names it: an object, a constant or a number.
    fn named(&self, call: &GlCall, value: i32) -> String {
        let name = u32::try_from(value).unwrap_or(0);
        let constant = constants(call).next();
        let object = |names: &Names| {
            let found = names.iter().find(|(_, own)| **own == name && name != 0);
            found.map(|(name, _)| name.clone())
        };
        let found = match constant {
            Some("TRANSFORM_FEEDBACK_BINDING") => object(&self.feedbacks.borrow()),
            Some("TRANSFORM_FEEDBACK_BUFFER_BINDING") => object(&self.buffers),
            Some("TRANSFORM_FEEDBACK_BUFFER_MODE") => constant_name(name),
            Some(_) | None => None,
        };
        found.unwrap_or_else(|| value.to_string())
    }

    /// The name, size and type of a captured varying.
    fn varying(&self, call: &GlCall) -> Vec<String> {
        let mut buffer = [0u8; 256];
        let (mut length, mut size, mut kind) = (0i32, 0i32, 0 as GLenum);
        let program = self.program(call, 0);
        // SAFETY: the context is current, and the buffer has as many bytes as are stated.
        unsafe {
            self.context.gl().GetTransformFeedbackVarying(
                program,
                self.index(call, 1),
                i32::try_from(buffer.len()).expect("a short buffer"),
                &raw mut length,
                &raw mut size,
                &raw mut kind,
                buffer.as_mut_ptr().cast(),
            );
        }
        let length = usize::try_from(length).unwrap_or(0).min(buffer.len());
        let name = String::from_utf8_lossy(&buffer[..length]).into_owned();
        let kind = constant_name(kind).unwrap_or_else(|| format!("{kind:#x}"));
        vec![name, size.to_string(), kind]
    }

    /// The words of a buffer.
    fn words(&self, call: &GlCall) -> Vec<String> {
        let size = object(call, 0).and_then(|name| self.sizes.get(name));
        let size = size.and_then(|size| usize::try_from(*size).ok());
        let mut bytes = vec![0u8; size.unwrap_or(0)];
        let length = isize::try_from(bytes.len()).expect("a list is no longer");
        // SAFETY: the context is current, and there are `length` bytes to write to.
        unsafe {
            let gl = self.context.gl();
            gl.BindBuffer(bindings::COPY_READ_BUFFER, self.buffer(call, 0));
            read_buffer(self.context, length, &mut bytes);
        }
        let words = bytes.chunks_exact(4);
        let number = |word: &[u8]| u32::from_le_bytes(word.try_into().expect("four bytes"));
        words.map(|word| number(word).to_string()).collect()
    }
}

impl Drop for Performer<'_> {
    fn drop(&mut self) {
        let gl = self.context.gl();
        let count = |names: &[GLuint]| i32::try_from(names.len()).expect("a case has few objects");
        let taken = |names: &RefCell<Names>| -> Vec<GLuint> {
            std::mem::take(&mut *names.borrow_mut())
                .into_values()
                .collect()
        };
        let feedbacks = taken(&self.feedbacks);
        let (pipelines, queries) = (taken(&self.pipelines), taken(&self.queries));
        let buffers: Vec<GLuint> = self.buffers.values().copied().collect();
        end_all(self.context);
        // SAFETY: the context is current, and the objects are its own.
        unsafe {
            for feedback in &feedbacks {
                gl.BindTransformFeedback(bindings::TRANSFORM_FEEDBACK, *feedback);
                gl.EndTransformFeedback();
            }
            if !feedbacks.is_empty() {
                gl.BindTransformFeedback(bindings::TRANSFORM_FEEDBACK, 0);
                gl.DeleteTransformFeedbacks(count(&feedbacks), feedbacks.as_ptr());
            }
            if !pipelines.is_empty() {
                gl.BindProgramPipeline(0);
                gl.DeleteProgramPipelines(count(&pipelines), pipelines.as_ptr());
            }
            if self.context.dialect == Dialect::Desktop {
                gl.EndConditionalRender();
            }
            gl.Disable(bindings::RASTERIZER_DISCARD);
            gl.UseProgram(0);
            for index in 0..4 {
                gl.BindBufferBase(bindings::TRANSFORM_FEEDBACK_BUFFER, index, 0);
            }
            gl.DeleteQueries(count(&queries), queries.as_ptr());
            gl.DeleteBuffers(count(&buffers), buffers.as_ptr());
            gl.BindVertexArray(0);
            gl.DeleteVertexArrays(1, &raw const self.vertex_array);
        }
        self.context.error();
    }
}

/// The constants among the arguments of a call.
fn constants(call: &GlCall) -> impl Iterator<Item = &str> {
    call.arguments.iter().filter_map(|argument| match argument {
        Argument::Constant(name) => Some(name.as_str()),
        Argument::Object(_) | Argument::Number(_) | Argument::Names(_) => None,
    })
}

/// The name of the object at this place; `None` for zero.
fn object(call: &GlCall, place: usize) -> Option<&str> {
    match call.arguments.get(place) {
        Some(Argument::Object(name)) => name.as_deref(),
        Some(Argument::Number(_) | Argument::Constant(_) | Argument::Names(_)) | None => None,
    }
}

/// The value of the constant at this place.
fn enumerant(call: &GlCall, place: usize) -> GLenum {
    match call.arguments.get(place) {
        Some(Argument::Constant(name)) => constant(name).expect("the call was read with it"),
        Some(Argument::Number(_) | Argument::Object(_) | Argument::Names(_)) | None => 0,
    }
}

/// The name of the constant of this value, of those that are not small numbers.
fn constant_name(value: GLenum) -> Option<String> {
    let mut constants = CONSTANTS.iter();
    let found = constants.find(|(_, own)| *own == value && *own > 0xff);
    found.map(|(name, _)| (*name).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_have_the_values_of_the_registry() {
        macro_rules! check {
            ($($name:ident)*) => {{
                $(assert_eq!(constant(stringify!($name)), Some(bindings::$name));)*
                [$(stringify!($name)),*].len()
            }};
        }
        let checked = check!(
            POINTS LINES LINE_LOOP LINE_STRIP TRIANGLES TRIANGLE_STRIP TRIANGLE_FAN
            LINES_ADJACENCY TRIANGLES_ADJACENCY PATCHES INTERLEAVED_ATTRIBS SEPARATE_ATTRIBS
            VERTEX_SHADER_BIT FRAGMENT_SHADER_BIT GEOMETRY_SHADER_BIT ALL_SHADER_BITS
            PRIMITIVES_GENERATED TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN
            TRANSFORM_FEEDBACK_OVERFLOW TRANSFORM_FEEDBACK_STREAM_OVERFLOW ANY_SAMPLES_PASSED
            QUERY_WAIT QUERY_NO_WAIT QUERY_BY_REGION_WAIT QUERY_WAIT_INVERTED RASTERIZER_DISCARD
            TRANSFORM_FEEDBACK_BINDING TRANSFORM_FEEDBACK_ACTIVE TRANSFORM_FEEDBACK_PAUSED
            TRANSFORM_FEEDBACK_BUFFER TRANSFORM_FEEDBACK_BUFFER_BINDING
            TRANSFORM_FEEDBACK_BUFFER_START TRANSFORM_FEEDBACK_BUFFER_SIZE
            TRANSFORM_FEEDBACK_BUFFER_MODE TRANSFORM_FEEDBACK_VARYINGS LINK_STATUS
            MAX_TRANSFORM_FEEDBACK_BUFFERS MAX_TRANSFORM_FEEDBACK_SEPARATE_ATTRIBS
            MAX_VERTEX_STREAMS UNSIGNED_INT FLOAT FLOAT_VEC2 FLOAT_VEC3 FLOAT_VEC4
            UNSIGNED_INT_VEC2 INT
        );
        assert_eq!(checked, CONSTANTS.len());
    }
}
