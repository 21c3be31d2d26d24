//! Functions that a context lacks: an older one has fewer, unless an extension adds them.
//!
//! OpenGL 4.6 appendix D; the versions of ARB_base_instance, ARB_draw_elements_base_vertex,
//! ARB_draw_indirect, ARB_query_buffer_object, ARB_transform_feedback2 and ARB_transform_feedback3.

use super::context::Context;
use super::plan::{Plan, Step};
use super::query_results::has_buffers;
use crate::script::Script;
use crate::script::draw::{Draw, DrawForm};
use crate::script::gl_calls::GlDialect as Dialect;
use crate::script::query_read::ReadBy;
use crate::units::Stream;

/// The extension or version without which a context lacks a function that a plan calls, if it
/// lacks one.
pub(super) fn lacking(context: &Context, script: &Script, plan: &Plan) -> Option<&'static str> {
    let is_copied = !script.queries.is_empty() && script.query_read.by == ReadBy::Copy;
    if is_copied && !has_buffers(context) {
        return Some("GL_ARB_query_buffer_object");
    }
    let is_embedded = context.dialect == Dialect::Es;
    let has_base = context.is_desktop(4, 2) || context.has("GL_ARB_base_instance");
    let has_vertex = context.is_desktop(3, 2)
        || context.has("GL_ARB_draw_elements_base_vertex")
        || (is_embedded && context.version >= (3, 2));
    let draw = |draw: &Draw| {
        let mut calls = draw.calls.iter();
        let is_direct = matches!(draw.form, DrawForm::Direct | DrawForm::Multi);
        if is_direct && !has_base && calls.clone().any(|call| call.first_instance != 0) {
            return Some("GL_ARB_base_instance");
        }
        let has_offset = draw.form == DrawForm::Multi || calls.any(|call| call.vertex_offset != 0);
        if draw.indices.is_some() && has_offset && !has_vertex {
            return Some("GL_ARB_draw_elements_base_vertex");
        }
        let is_new = context.is_desktop(4, 0)
            || context.has("GL_ARB_draw_indirect")
            || (is_embedded && context.version >= (3, 1));
        (!is_direct && !is_new).then_some("GL_ARB_draw_indirect")
    };
    plan.steps.iter().find_map(|step| match step {
        Step::Pause | Step::Resume { .. } | Step::DrawCaptured { .. } => {
            (!has_feedback_objects(context)).then_some("GL_ARB_transform_feedback2")
        }
        Step::BeginQuery { stream, .. } if *stream != Stream(0) => {
            (!has_streams(context)).then_some("GL_ARB_transform_feedback3")
        }
        Step::Draw { draw: one, .. } => draw(one),
        Step::Use(_)
        | Step::Begin { .. }
        | Step::End
        | Step::BeginQuery { .. }
        | Step::EndQuery { .. } => None,
    })
}

/// Whether a context has queries of streams.
pub(super) fn has_streams(context: &Context) -> bool {
    context.is_desktop(4, 0) || context.has("GL_ARB_transform_feedback3")
}

/// Whether a context has transform feedback objects.
pub(super) fn has_feedback_objects(context: &Context) -> bool {
    context.is_desktop(4, 0)
        || context.has("GL_ARB_transform_feedback2")
        || context.dialect == Dialect::Es
}
