//! A plan as calls of OpenGL, in words: what reports print in the place of Vulkan's commands.

use super::{DrawState, Plan, Range, Step, Target};
use crate::script::draw::{Draw, DrawCall, DrawForm};
use crate::script::{Script, Topology};
use crate::units::Stream;

/// The calls of a plan, one line each.
pub(in super::super) fn calls(plan: &Plan, script: &Script) -> Vec<String> {
    let mut lines = Vec::new();
    let mut state = DrawState::default();
    for step in &plan.steps {
        match step {
            Step::Use(program) => lines.push(format!("glUseProgram(program {program})")),
            Step::Begin {
                object,
                ranges,
                mode,
            } => {
                lines.push(bind(*object));
                lines.extend(ranges.iter().map(range));
                lines.push(format!("glBeginTransformFeedback({})", mode_name(*mode)));
            }
            Step::Pause => lines.push("glPauseTransformFeedback()".to_owned()),
            Step::Resume { object } => {
                lines.push(bind(*object));
                lines.push("glResumeTransformFeedback()".to_owned());
            }
            Step::End => lines.push("glEndTransformFeedback()".to_owned()),
            Step::Draw { draw, state: own } => {
                lines.extend(changes(&state, own));
                state = *own;
                lines.extend(draws(draw, own.topology, script));
            }
            Step::DrawCaptured {
                object,
                stream,
                instances,
                state: own,
            } => {
                lines.extend(changes(&state, own));
                state = *own;
                let mode = mode_name(own.topology);
                lines.push(if *instances == 1 {
                    format!(
                        "glDrawTransformFeedbackStream({mode}, object {object}, stream {stream})"
                    )
                } else {
                    format!(
                        "glDrawTransformFeedbackStreamInstanced({mode}, object {object}, \
                         stream {stream}, instancecount {instances})"
                    )
                });
            }
            Step::BeginQuery {
                query,
                target,
                stream,
                is_plain,
            } => {
                let target = target_name(*target, *stream, *is_plain);
                let indexed = if *is_plain { "" } else { "Indexed" };
                lines.push(format!("glBeginQuery{indexed}({target}, query {query})"));
            }
            Step::EndQuery {
                target,
                stream,
                is_plain,
            } => {
                let target = target_name(*target, *stream, *is_plain);
                let indexed = if *is_plain { "" } else { "Indexed" };
                lines.push(format!("glEndQuery{indexed}({target})"));
            }
        }
    }
    lines
}

fn bind(object: usize) -> String {
    format!("glBindTransformFeedback(GL_TRANSFORM_FEEDBACK, object {object})")
}

fn range(range: &Range) -> String {
    let Range {
        binding,
        buffer,
        offset,
        size,
    } = range;
    format!(
        "glBindBufferRange(GL_TRANSFORM_FEEDBACK_BUFFER, {binding}, buffer {buffer}, \
         offset {offset}, size {size})"
    )
}

/// The calls that change the state of the draw before.
fn changes(before: &DrawState, own: &DrawState) -> Vec<String> {
    let mut lines = Vec::new();
    let switched = |is_on| if is_on { "glEnable" } else { "glDisable" };
    if before.discards != own.discards {
        lines.push(format!("{}(GL_RASTERIZER_DISCARD)", switched(own.discards)));
    }
    if before.restart.is_some() != own.restart.is_some() {
        let call = switched(own.restart.is_some());
        lines.push(format!("{call}(GL_PRIMITIVE_RESTART)"));
    }
    if let (true, Some(index)) = (before.restart != own.restart, own.restart) {
        lines.push(format!("glPrimitiveRestartIndex({index})"));
    }
    if own.topology == Topology::Patches && before.patch_points != own.patch_points {
        let points = own.patch_points;
        lines.push(format!("glPatchParameteri(GL_PATCH_VERTICES, {points})"));
    }
    lines
}

/// The calls of a draw.
fn draws(draw: &Draw, topology: Topology, script: &Script) -> Vec<String> {
    let what = if draw.indices.is_some() {
        "Elements"
    } else {
        "Arrays"
    };
    let indices = draw.indices.map_or(String::new(), |buffer| {
        format!(", index buffer {buffer} of {}", script.indices[buffer].kind)
    });
    let mode = format!("{}{indices}", mode_name(topology));
    let each = |call: &DrawCall| {
        let DrawCall {
            vertices,
            instances,
            first_vertex,
            first_instance,
            vertex_offset,
        } = call;
        let mut text = format!("count {vertices}, first {first_vertex}");
        for (name, value, usual) in [
            ("instancecount", i64::from(*instances), 1),
            ("baseinstance", i64::from(*first_instance), 0),
            ("basevertex", i64::from(*vertex_offset), 0),
        ] {
            if value != usual {
                text += &format!(", {name} {value}");
            }
        }
        text
    };
    let all = || {
        let calls: Vec<String> = draw
            .calls
            .iter()
            .map(|call| format!("[{}]", each(call)))
            .collect();
        calls.join(", ")
    };
    match draw.form {
        DrawForm::Direct | DrawForm::Generated { .. } | DrawForm::GeneratedCount { .. } => draw
            .calls
            .iter()
            .map(|call| format!("glDraw{what}({mode}, {})", each(call)))
            .collect(),
        DrawForm::Multi => vec![format!("glMultiDraw{what}({mode}, {})", all())],
        DrawForm::Indirect => vec![format!("glMultiDraw{what}Indirect({mode}, {})", all())],
        DrawForm::IndirectCount { count, max } => vec![format!(
            "glMultiDraw{what}IndirectCount({mode}, drawcount {count}, maxdrawcount {max}, {})",
            all()
        )],
    }
}

fn target_name(target: Target, stream: Stream, is_plain: bool) -> String {
    let name = match target {
        Target::Written => "GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN",
        Target::Generated => "GL_PRIMITIVES_GENERATED",
    };
    if is_plain {
        name.to_owned()
    } else {
        format!("{name}, stream {stream}")
    }
}

fn mode_name(topology: Topology) -> String {
    let name: String = topology.name().to_uppercase();
    format!("GL_{name}")
}
