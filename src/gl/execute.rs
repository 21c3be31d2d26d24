//! Runs the steps of a script and reads back all memory.
//!
//! OpenGL 4.6 sections 4.2, 6, 10.4, 13.3 and 14.1.

use super::bindings::{self, types::GLenum, types::GLuint};
use super::context::Context;
use super::image::Image;
use super::lacking::{has_feedback_objects, has_streams};
use super::plan::{DrawState, Plan, Range, Step, Target};
use super::program::LinkedProgram;
use super::query_results;
use crate::script::draw::{Draw, DrawForm, IndexType};
use crate::script::executor::ExecuteError;
use crate::script::gl_calls::GlDialect as Dialect;
use crate::script::memory::COUNTER_IMAGE;
use crate::script::program::Topology;
use crate::script::query_read::ReadWhen;
use crate::script::{Job, Observed, Prefill, Readback, Script};
use crate::units::Stream;
use std::ffi::c_void;
use std::ptr;

/// Runs a plan once, from fresh memory.
///
/// # Errors
/// A call that gave an error.
pub(super) fn run(
    context: &Context,
    (job, plan): (&Job, &Plan),
    programs: &[LinkedProgram<'_>],
    prefill: Prefill,
) -> Result<Observed, ExecuteError> {
    let script = &job.script;
    let guard = job.guard;
    let images = script.buffers.iter().enumerate().map(|(number, size)| {
        let bytes = 2 * guard + size;
        prefill.bytes(
            number,
            usize::try_from(bytes).expect("a buffer fits into memory"),
        )
    });
    let objects = Objects::new(context, (script, plan), images.collect())?;
    let run = Run {
        context,
        job,
        programs,
        objects: &objects,
    };
    for step in &plan.steps {
        run.step(step)?;
    }
    let queries = || query_results::results(context, &objects.queries, (script, plan), prefill);
    let early = (script.query_read.when == ReadWhen::Submitted).then(queries);
    // SAFETY: the context is current.
    unsafe { context.gl().Finish() };
    let observed = Observed {
        prefill,
        buffers: objects.read(guard),
        counters: Readback {
            bytes: prefill.bytes(
                COUNTER_IMAGE,
                usize::try_from(script.counter_image_bytes(guard)).expect("counters are few"),
            ),
            start: usize::try_from(guard).expect("a guard is small"),
        },
        queries: early.unwrap_or_else(queries),
        resources: Vec::new(),
    };
    check(context, "reading back")?;
    Ok(observed)
}

/// Returns the error of the calls since the last check.
fn check(context: &Context, call: &'static str) -> Result<(), ExecuteError> {
    match context.error() {
        None => Ok(()),
        Some(error) if error == "GL_OUT_OF_MEMORY" => Err(ExecuteError::OutOfMemory(format!(
            "{call} returned {error}"
        ))),
        Some(error) if error == "GL_CONTEXT_LOST" => Err(ExecuteError::DeviceLost { call }),
        Some(result) => Err(ExecuteError::Driver { call, result }),
    }
}

/// The objects of OpenGL that a run needs; deleted when they are dropped.
struct Objects<'c> {
    context: &'c Context,
    captures: Vec<GLuint>,
    /// Bytes of each capture buffer, guards included.
    sizes: Vec<usize>,
    indices: Vec<GLuint>,
    arguments: GLuint,
    feedbacks: Vec<GLuint>,
    queries: Vec<GLuint>,
    vertex_array: GLuint,
    /// The target of all draws.
    _image: Image<'c>,
}

impl<'c> Objects<'c> {
    fn new(
        context: &'c Context,
        (script, plan): (&Script, &Plan),
        images: Vec<Vec<u8>>,
    ) -> Result<Objects<'c>, ExecuteError> {
        let gl = context.gl();
        let mut objects = Objects {
            context,
            captures: vec![0; images.len()],
            sizes: images.iter().map(Vec::len).collect(),
            indices: vec![0; script.indices.len()],
            arguments: 0,
            // Without transform feedback objects there is the default one alone.
            feedbacks: Vec::new(),
            queries: vec![0; plan.queries],
            vertex_array: 0,
            _image: Image::new(context),
        };
        let count = |list: &[GLuint]| i32::try_from(list.len()).expect("a script has few objects");
        // SAFETY: the context is current, and each list has as many places as its call is given.
        unsafe {
            gl.GenBuffers(count(&objects.captures), objects.captures.as_mut_ptr());
            gl.GenBuffers(count(&objects.indices), objects.indices.as_mut_ptr());
            gl.GenBuffers(1, &raw mut objects.arguments);
            gl.GenQueries(count(&objects.queries), objects.queries.as_mut_ptr());
            gl.GenVertexArrays(1, &raw mut objects.vertex_array);
            gl.BindVertexArray(objects.vertex_array);
            if has_feedback_objects(context) {
                objects.feedbacks = vec![0; plan.objects];
                let feedbacks = &mut objects.feedbacks;
                gl.GenTransformFeedbacks(count(feedbacks), feedbacks.as_mut_ptr());
            }
        }
        for (buffer, image) in objects.captures.iter().zip(&images) {
            objects.fill(*buffer, image);
        }
        for (buffer, indices) in objects.indices.iter().zip(&script.indices) {
            objects.fill(*buffer, &indices.bytes());
        }
        check(context, "creating objects")?;
        Ok(objects)
    }

    /// Gives a buffer its contents.
    fn fill(&self, buffer: GLuint, bytes: &[u8]) {
        let gl = self.context.gl();
        let size = isize::try_from(bytes.len()).expect("a slice is no longer");
        // SAFETY: the context is current, and the driver copies `size` bytes.
        unsafe {
            gl.BindBuffer(bindings::COPY_WRITE_BUFFER, buffer);
            let data = bytes.as_ptr().cast::<c_void>();
            gl.BufferData(
                bindings::COPY_WRITE_BUFFER,
                size,
                data,
                bindings::DYNAMIC_READ,
            );
        }
    }

    /// Reads all capture buffers.
    fn read(&self, guard: u64) -> Vec<Readback> {
        let gl = self.context.gl();
        let buffers = self.captures.iter().zip(&self.sizes);
        let read = buffers.map(|(buffer, size)| {
            let mut bytes = vec![0u8; *size];
            let length = isize::try_from(*size).expect("a slice is no longer");
            // SAFETY: the context is current, and there are `length` bytes to write to.
            unsafe {
                gl.BindBuffer(bindings::COPY_READ_BUFFER, *buffer);
                read_buffer(self.context, length, &mut bytes);
            }
            Readback {
                bytes,
                start: usize::try_from(guard).expect("a guard is small"),
            }
        });
        read.collect()
    }
}

/// Ends the capture and the queries that a call with an error left active, so that the next run
/// finds none. Where none is active, the calls have errors, which are dropped.
pub(super) fn end_all(context: &Context) {
    let gl = context.gl();
    let targets = [Target::Written, Target::Generated].map(target_of);
    // SAFETY: the context is current.
    unsafe {
        gl.EndTransformFeedback();
        for target in targets {
            gl.EndQuery(target);
            if context.is_desktop(4, 0) {
                (1..4).for_each(|stream| gl.EndQueryIndexed(target, stream));
            }
        }
    }
    context.error();
}

/// Copies the bound buffer of reads; OpenGL ES can only map it.
///
/// # Safety
/// The context is current, and the bound buffer has `length` bytes, as has the slice.
pub(super) unsafe fn read_buffer(context: &Context, length: isize, bytes: &mut [u8]) {
    let gl = context.gl();
    if length == 0 {
        return;
    }
    // SAFETY: as the function requires.
    unsafe {
        if context.is_desktop(3, 0) {
            let data = bytes.as_mut_ptr().cast();
            gl.GetBufferSubData(bindings::COPY_READ_BUFFER, 0, length, data);
            return;
        }
        let target = bindings::COPY_READ_BUFFER;
        let mapped = gl.MapBufferRange(target, 0, length, bindings::MAP_READ_BIT);
        if !mapped.is_null() {
            ptr::copy_nonoverlapping(mapped.cast::<u8>(), bytes.as_mut_ptr(), bytes.len());
            gl.UnmapBuffer(target);
        }
    }
}

impl Drop for Objects<'_> {
    fn drop(&mut self) {
        let gl = self.context.gl();
        let count = |list: &[GLuint]| i32::try_from(list.len()).expect("a script has few objects");
        end_all(self.context);
        // SAFETY: the context is current, and the objects are its own.
        unsafe {
            if !self.feedbacks.is_empty() {
                gl.BindTransformFeedback(bindings::TRANSFORM_FEEDBACK, 0);
                gl.DeleteTransformFeedbacks(count(&self.feedbacks), self.feedbacks.as_ptr());
            }
            gl.UseProgram(0);
            gl.BindVertexArray(0);
            gl.DeleteVertexArrays(1, &raw const self.vertex_array);
            gl.DeleteQueries(count(&self.queries), self.queries.as_ptr());
            gl.DeleteBuffers(count(&self.captures), self.captures.as_ptr());
            gl.DeleteBuffers(count(&self.indices), self.indices.as_ptr());
            gl.DeleteBuffers(1, &raw const self.arguments);
        }
        // After a call with an error these may have errors, too, which are not the next case's.
        self.context.error();
    }
}

/// A run of the steps.
struct Run<'r, 'c> {
    context: &'c Context,
    job: &'r Job,
    programs: &'r [LinkedProgram<'c>],
    objects: &'r Objects<'c>,
}

impl Run<'_, '_> {
    fn step(&self, step: &Step) -> Result<(), ExecuteError> {
        let gl = self.context.gl();
        let objects = self.objects;
        // SAFETY: the context is current, and the numbers of objects are those of the plan.
        let call = unsafe {
            match step {
                Step::Use(program) => {
                    gl.UseProgram(self.programs[*program].name);
                    "glUseProgram"
                }
                Step::Begin {
                    object,
                    ranges,
                    mode,
                } => {
                    self.bind_object(*object);
                    for range in ranges {
                        self.bind_range(range);
                    }
                    check(self.context, "glBindBufferRange")?;
                    gl.BeginTransformFeedback(mode_of(*mode));
                    "glBeginTransformFeedback"
                }
                Step::Pause => {
                    gl.PauseTransformFeedback();
                    "glPauseTransformFeedback"
                }
                Step::Resume { object } => {
                    self.bind_object(*object);
                    check(self.context, "glBindTransformFeedback")?;
                    gl.ResumeTransformFeedback();
                    "glResumeTransformFeedback"
                }
                Step::End => {
                    gl.EndTransformFeedback();
                    "glEndTransformFeedback"
                }
                Step::Draw { draw, state } => {
                    self.set_state(*state);
                    self.draw(draw, state.topology)
                }
                Step::DrawCaptured {
                    object,
                    stream,
                    instances,
                    state,
                } => {
                    self.set_state(*state);
                    let object = objects.feedbacks[*object];
                    let count = i32::try_from(*instances).unwrap_or(i32::MAX);
                    let mode = mode_of(state.topology);
                    if *instances == 1 {
                        gl.DrawTransformFeedbackStream(mode, object, stream.0);
                        "glDrawTransformFeedbackStream"
                    } else {
                        gl.DrawTransformFeedbackStreamInstanced(mode, object, stream.0, count);
                        "glDrawTransformFeedbackStreamInstanced"
                    }
                }
                Step::BeginQuery {
                    query,
                    target,
                    stream,
                    is_plain,
                } => {
                    let query = objects.queries[*query];
                    if self.is_plain(*is_plain, *stream) {
                        gl.BeginQuery(target_of(*target), query);
                        "glBeginQuery"
                    } else {
                        gl.BeginQueryIndexed(target_of(*target), stream.0, query);
                        "glBeginQueryIndexed"
                    }
                }
                Step::EndQuery {
                    target,
                    stream,
                    is_plain,
                } => {
                    if self.is_plain(*is_plain, *stream) {
                        gl.EndQuery(target_of(*target));
                        "glEndQuery"
                    } else {
                        gl.EndQueryIndexed(target_of(*target), stream.0);
                        "glEndQueryIndexed"
                    }
                }
            }
        };
        check(self.context, call)
    }

    /// Whether a query begins or ends by the command without an index, as it does where there is
    /// no other.
    fn is_plain(&self, is_plain: bool, stream: Stream) -> bool {
        is_plain || (stream == Stream(0) && !has_streams(self.context))
    }

    /// Binds a transform feedback object, where there are any.
    fn bind_object(&self, object: usize) {
        if let Some(object) = self.objects.feedbacks.get(object) {
            let gl = self.context.gl();
            // SAFETY: the context is current, and the object is its own.
            unsafe { gl.BindTransformFeedback(bindings::TRANSFORM_FEEDBACK, *object) };
        }
    }

    fn bind_range(&self, range: &Range) {
        let signed = |bytes: u64| isize::try_from(bytes).expect("a buffer fits into memory");
        // SAFETY: the context is current, and the range is within the buffer.
        unsafe {
            self.context.gl().BindBufferRange(
                bindings::TRANSFORM_FEEDBACK_BUFFER,
                range.binding,
                self.objects.captures[range.buffer],
                signed(self.job.guard + range.offset),
                signed(range.size),
            );
        }
    }

    /// Sets the state of a draw.
    fn set_state(&self, state: DrawState) {
        let gl = self.context.gl();
        // SAFETY: the context is current.
        unsafe {
            if state.discards {
                gl.Enable(bindings::RASTERIZER_DISCARD);
            } else {
                gl.Disable(bindings::RASTERIZER_DISCARD);
            }
            match (state.restart, self.context.dialect) {
                (None, Dialect::Desktop) if !self.context.is_desktop(3, 1) => {}
                (None, Dialect::Desktop) => gl.Disable(bindings::PRIMITIVE_RESTART),
                (None, Dialect::Es) => gl.Disable(bindings::PRIMITIVE_RESTART_FIXED_INDEX),
                (Some(index), Dialect::Desktop) => {
                    gl.Enable(bindings::PRIMITIVE_RESTART);
                    gl.PrimitiveRestartIndex(index);
                }
                (Some(_), Dialect::Es) => gl.Enable(bindings::PRIMITIVE_RESTART_FIXED_INDEX),
            }
            if state.topology == Topology::Patches {
                let points = i32::try_from(state.patch_points).unwrap_or(i32::MAX);
                gl.PatchParameteri(bindings::PATCH_VERTICES, points);
            }
        }
    }

    /// Draws. Returns the name of the call.
    ///
    /// # Safety
    /// The context is current.
    unsafe fn draw(&self, draw: &Draw, topology: Topology) -> &'static str {
        let indices = draw.indices.map(|buffer| {
            let ty = index_type(self.job.script.indices[buffer].kind);
            (self.objects.indices[buffer], ty)
        });
        let gl = self.context.gl();
        // SAFETY: the context is current, and the buffer is its own.
        unsafe {
            gl.BindBuffer(
                bindings::ELEMENT_ARRAY_BUFFER,
                indices.map_or(0, |(buffer, _)| buffer),
            );
        }
        let calls = (draw, mode_of(topology), indices.map(|(_, ty)| ty));
        // SAFETY: as the function requires; indirect draws read the arguments that are filled in.
        unsafe {
            match draw.form {
                DrawForm::Multi => self.draw_multi(calls),
                DrawForm::Indirect => self.draw_indirect(calls, None),
                DrawForm::IndirectCount { count, max } => {
                    self.draw_indirect(calls, Some((count, max)))
                }
                DrawForm::Direct | DrawForm::Generated { .. } | DrawForm::GeneratedCount { .. } => {
                    self.draw_direct(calls)
                }
            }
        }
    }

    unsafe fn draw_direct(
        &self,
        (draw, mode, indices): (&Draw, GLenum, Option<IndexFormat>),
    ) -> &'static str {
        let gl = self.context.gl();
        let mut name = "no draw";
        for call in &draw.calls {
            let (count, first) = (signed(call.vertices), signed(call.first_vertex));
            let instances = signed(call.instances);
            let base = call.first_instance;
            // SAFETY: as the caller requires.
            unsafe {
                name = match indices {
                    None if base != 0 => {
                        gl.DrawArraysInstancedBaseInstance(mode, first, count, instances, base);
                        "glDrawArraysInstancedBaseInstance"
                    }
                    None if instances != 1 => {
                        gl.DrawArraysInstanced(mode, first, count, instances);
                        "glDrawArraysInstanced"
                    }
                    None => {
                        gl.DrawArrays(mode, first, count);
                        "glDrawArrays"
                    }
                    Some(format) => {
                        let at = format.position(call.first_vertex);
                        let (ty, vertex) = (format.ty, call.vertex_offset);
                        if base != 0 {
                            gl.DrawElementsInstancedBaseVertexBaseInstance(
                                mode, count, ty, at, instances, vertex, base,
                            );
                            "glDrawElementsInstancedBaseVertexBaseInstance"
                        } else if vertex != 0 {
                            gl.DrawElementsInstancedBaseVertex(
                                mode, count, ty, at, instances, vertex,
                            );
                            "glDrawElementsInstancedBaseVertex"
                        } else if instances != 1 {
                            gl.DrawElementsInstanced(mode, count, ty, at, instances);
                            "glDrawElementsInstanced"
                        } else {
                            gl.DrawElements(mode, count, ty, at);
                            "glDrawElements"
                        }
                    }
                };
            }
        }
        name
    }

    unsafe fn draw_multi(
        &self,
        (draw, mode, indices): (&Draw, GLenum, Option<IndexFormat>),
    ) -> &'static str {
        let gl = self.context.gl();
        let counts: Vec<i32> = draw
            .calls
            .iter()
            .map(|call| signed(call.vertices))
            .collect();
        let number = i32::try_from(counts.len()).expect("a command has few draws");
        // SAFETY: as the caller requires; every list has as many entries as there are draws.
        unsafe {
            match indices {
                None => {
                    let first = draw.calls.iter().map(|call| signed(call.first_vertex));
                    let first: Vec<i32> = first.collect();
                    gl.MultiDrawArrays(mode, first.as_ptr(), counts.as_ptr(), number);
                    "glMultiDrawArrays"
                }
                Some(format) => {
                    let at = draw
                        .calls
                        .iter()
                        .map(|call| format.position(call.first_vertex));
                    let at: Vec<*const c_void> = at.collect();
                    let vertices: Vec<i32> =
                        draw.calls.iter().map(|call| call.vertex_offset).collect();
                    gl.MultiDrawElementsBaseVertex(
                        mode,
                        counts.as_ptr(),
                        format.ty,
                        at.as_ptr(),
                        number,
                        vertices.as_ptr(),
                    );
                    "glMultiDrawElementsBaseVertex"
                }
            }
        }
    }

    /// Draws by arguments in a buffer: the number of draws first, then five numbers of each.
    unsafe fn draw_indirect(
        &self,
        (draw, mode, indices): (&Draw, GLenum, Option<IndexFormat>),
        count: Option<(u32, u32)>,
    ) -> &'static str {
        /// Bytes of the arguments of a draw.
        const STRIDE: i32 = 20;
        let gl = self.context.gl();
        let mut words = vec![count.map_or(0, |(count, _)| count)];
        for call in &draw.calls {
            words.extend([call.vertices, call.instances, call.first_vertex]);
            match indices {
                None => words.extend([call.first_instance, 0]),
                Some(_) => {
                    words.extend([call.vertex_offset.cast_unsigned(), call.first_instance]);
                }
            }
        }
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.objects.fill(self.objects.arguments, &bytes);
        let first = ptr::without_provenance::<c_void>(4);
        let draws = i32::try_from(draw.calls.len()).expect("a command has few draws");
        // SAFETY: as the caller requires; the buffer of arguments is bound and has those of every
        // draw.
        unsafe {
            gl.BindBuffer(bindings::DRAW_INDIRECT_BUFFER, self.objects.arguments);
            match (count, indices) {
                (Some((_, max)), indices) => {
                    gl.BindBuffer(bindings::PARAMETER_BUFFER, self.objects.arguments);
                    let max = signed(max);
                    match indices {
                        None => {
                            gl.MultiDrawArraysIndirectCount(mode, first, 0, max, STRIDE);
                            "glMultiDrawArraysIndirectCount"
                        }
                        Some(IndexFormat { ty, .. }) => {
                            gl.MultiDrawElementsIndirectCount(mode, ty, first, 0, max, STRIDE);
                            "glMultiDrawElementsIndirectCount"
                        }
                    }
                }
                (None, None) if draws == 1 => {
                    gl.DrawArraysIndirect(mode, first);
                    "glDrawArraysIndirect"
                }
                (None, None) => {
                    gl.MultiDrawArraysIndirect(mode, first, draws, STRIDE);
                    "glMultiDrawArraysIndirect"
                }
                (None, Some(IndexFormat { ty, .. })) if draws == 1 => {
                    gl.DrawElementsIndirect(mode, ty, first);
                    "glDrawElementsIndirect"
                }
                (None, Some(IndexFormat { ty, .. })) => {
                    gl.MultiDrawElementsIndirect(mode, ty, first, draws, STRIDE);
                    "glMultiDrawElementsIndirect"
                }
            }
        }
    }
}

/// The type of indices.
#[derive(Clone, Copy)]
struct IndexFormat {
    ty: GLenum,
    bytes: usize,
}

impl IndexFormat {
    /// The position of an index in the bound buffer.
    fn position(self, index: u32) -> *const c_void {
        ptr::without_provenance(index as usize * self.bytes)
    }
}

fn index_type(kind: IndexType) -> IndexFormat {
    let ty = match kind {
        IndexType::U8 => bindings::UNSIGNED_BYTE,
        IndexType::U16 => bindings::UNSIGNED_SHORT,
        IndexType::U32 => bindings::UNSIGNED_INT,
    };
    IndexFormat {
        ty,
        bytes: kind.bytes() as usize,
    }
}

/// A count as OpenGL takes it; one that is too large draws nothing, and gives an error.
fn signed(count: u32) -> i32 {
    i32::try_from(count).unwrap_or(-1)
}

fn target_of(target: Target) -> GLenum {
    match target {
        Target::Written => bindings::TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN,
        Target::Generated => bindings::PRIMITIVES_GENERATED,
    }
}

fn mode_of(topology: Topology) -> GLenum {
    match topology {
        Topology::Points => bindings::POINTS,
        Topology::Lines => bindings::LINES,
        Topology::LineStrip => bindings::LINE_STRIP,
        Topology::Triangles => bindings::TRIANGLES,
        Topology::TriangleStrip => bindings::TRIANGLE_STRIP,
        Topology::TriangleFan => bindings::TRIANGLE_FAN,
        Topology::LinesAdjacency => bindings::LINES_ADJACENCY,
        Topology::LineStripAdjacency => bindings::LINE_STRIP_ADJACENCY,
        Topology::TrianglesAdjacency => bindings::TRIANGLES_ADJACENCY,
        Topology::TriangleStripAdjacency => bindings::TRIANGLE_STRIP_ADJACENCY,
        Topology::Patches => bindings::PATCHES,
    }
}
