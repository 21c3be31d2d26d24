//! Rules 63, 94 and 108: the built-in inputs of every vertex that is captured.

use super::*;
use crate::model::inputs::{CapturedInput, Input};
use crate::script::draw::{DrawCall, DrawForm};

/// The values of these inputs for every captured vertex, in order.
fn captured(assembly: Assembly, draws: Vec<Command>, inputs: &[Input]) -> Vec<Vec<Option<u32>>> {
    let shape = Shape::from(assembly);
    let captured: Vec<CapturedInput> = inputs
        .iter()
        .map(|input| CapturedInput {
            input: *input,
            number: 5,
        })
        .collect();
    let value = |identity: values::Identity, inputs: &Inputs| {
        captured[identity.word.0 as usize].value(identity.origin, inputs)
    };
    let stride = 4 * inputs.len() as u32;
    let words: Vec<CapturedWord> = (0..inputs.len() as u32)
        .map(|number| word(0, 4 * number, 0, number))
        .collect();
    let mut commands = vec![bind(0, &[(0, 0, 4096)]), begin(0, &[])];
    commands.extend(draws);
    commands.push(end(0, &[]));
    let mut s = script(&[4096], &[], commands);
    s.indices.push(IndexBuffer {
        kind: IndexType::U16,
        values: vec![9, 4, 0xffff, 6, 8],
        restart: None,
    });
    let capture = Capture {
        shape: &shape,
        buffers: &[buffer(0, stride, 0)],
        words: &words,
        value: &value,
    };
    let allowed = run(&[capture], &valid(&s, 1)).expect("runs");
    let bits: Vec<Option<u32>> = positions(&allowed, 0).iter().map(|(_, b)| *b).collect();
    bits.chunks(inputs.len()).map(<[_]>::to_vec).collect()
}

fn known(rows: &[&[u32]]) -> Vec<Vec<Option<u32>>> {
    let row = |row: &&[u32]| row.iter().map(|value| Some(*value)).collect();
    rows.iter().map(row).collect()
}

fn several(form: DrawForm, indices: Option<usize>, calls: Vec<DrawCall>) -> Command {
    Command::Draw(Draw {
        form,
        indices,
        calls,
    })
}

const OF_VERTEX: [Input; 5] = [
    Input::VertexIndex,
    Input::InstanceIndex,
    Input::BaseVertex,
    Input::BaseInstance,
    Input::DrawIndex,
];

#[test]
fn a_vertex_has_the_numbers_of_its_own_draw() {
    let call = |first_vertex, first_instance, vertices| DrawCall {
        vertices,
        instances: 2,
        first_vertex,
        first_instance,
        vertex_offset: 0,
    };
    let calls = vec![call(7, 3, 1), call(50, 0, 0), call(1 << 31, 1 << 20, 1)];
    let draws = vec![
        several(DrawForm::Indirect, None, calls),
        Command::Draw(Draw::plain(1, 1, 2, 0)),
    ];
    let rows: [&[u32]; 5] = [
        &[7, 3, 7, 3, 0],
        &[7, 4, 7, 3, 0],
        &[1 << 31, 1 << 20, 1 << 31, 1 << 20, 2],
        &[1 << 31, (1 << 20) + 1, 1 << 31, 1 << 20, 2],
        &[2, 0, 2, 0, 0],
    ];
    assert_eq!(
        captured(Assembly::default(), draws, &OF_VERTEX),
        known(&rows)
    );
}

#[test]
fn the_base_vertex_of_a_draw_with_indices_is_its_offset() {
    let call = |first_vertex, vertex_offset| DrawCall {
        vertices: 2,
        instances: 1,
        first_vertex,
        vertex_offset,
        first_instance: 1,
    };
    let calls = vec![call(0, -5), call(3, 70_000)];
    let draws = vec![several(DrawForm::Multi, Some(0), calls)];
    let minus_five = 5u32.wrapping_neg();
    let rows: [&[u32]; 4] = [
        &[4, 1, minus_five, 1, 0],
        &[u32::MAX, 1, minus_five, 1, 0],
        &[70_006, 1, 70_000, 1, 1],
        &[70_008, 1, 70_000, 1, 1],
    ];
    assert_eq!(
        captured(Assembly::default(), draws, &OF_VERTEX),
        known(&rows)
    );
}

#[test]
fn every_generated_sequence_is_the_first_draw_of_its_command() {
    let call = DrawCall {
        vertices: 1,
        instances: 1,
        ..DrawCall::default()
    };
    let form = DrawForm::Generated {
        count: None,
        max: 2,
    };
    let draws = vec![several(form, None, vec![call; 2])];
    let rows = captured(Assembly::default(), draws, &[Input::DrawIndex]);
    assert_eq!(rows, known(&[&[0], &[0]]));
}

/// Points that a geometry shader of two invocations emits for each line of a strip.
fn lines() -> Assembly {
    Assembly {
        topology: Topology::LineStrip,
        restart: true,
        producer: Producer::Geometry {
            output: Topology::Points,
            emits: vec![Emit::Vertex(0)],
            invocations: 2,
        },
        ..Assembly::default()
    }
}

const OF_GEOMETRY: [Input; 3] = [
    Input::GeometryPrimitiveId,
    Input::GeometryInvocationId,
    Input::InstanceIndex,
];

#[test]
fn primitives_are_numbered_in_each_instance_and_across_restarts() {
    let draws = vec![Command::Draw(Draw {
        indices: Some(0),
        ..Draw::plain(5, 2, 0, 0)
    })];
    // The lines (9, 4) and (6, 8).
    let rows: [&[u32]; 8] = [
        &[0, 0, 0],
        &[0, 1, 0],
        &[1, 0, 0],
        &[1, 1, 0],
        &[0, 0, 1],
        &[0, 1, 1],
        &[1, 0, 1],
        &[1, 1, 1],
    ];
    assert_eq!(captured(lines(), draws, &OF_GEOMETRY), known(&rows));
}

#[test]
fn whether_primitives_are_numbered_across_draws_of_a_command_is_open() {
    let call = DrawCall {
        vertices: 2,
        instances: 1,
        ..DrawCall::default()
    };
    let draws = vec![
        several(DrawForm::Indirect, None, vec![call; 2]),
        Command::Draw(Draw::plain(2, 1, 0, 0)),
    ];
    let rows = captured(lines(), draws, &[Input::GeometryPrimitiveId]);
    let expected = [Some(0), Some(0), None, None, Some(0), Some(0)];
    assert_eq!(rows, expected.map(|number| vec![number]));
}

#[test]
fn patches_are_numbered_and_have_the_points_of_their_draw() {
    let assembly = Assembly {
        topology: Topology::Patches,
        patch_points: 3,
        producer: Producer::Geometry {
            output: Topology::Points,
            emits: vec![Emit::Vertex(0)],
            invocations: 1,
        },
        fed: Some(Domain::Triangles),
        ..Assembly::default()
    };
    let inputs = [
        Input::ControlPrimitiveId,
        Input::EvaluationPrimitiveId,
        Input::ControlPatchVertices,
        // These two hold the number that is stated with them.
        Input::ControlInvocationId,
        Input::EvaluationPatchVertices,
    ];
    let draws = vec![
        Command::Draw(Draw::plain(7, 1, 0, 0)),
        Command::Set(State::PatchPoints(2)),
        Command::Draw(Draw::plain(4, 1, 0, 0)),
    ];
    let rows: [&[u32]; 4] = [
        &[0, 0, 3, 5, 5],
        &[1, 1, 3, 5, 5],
        &[0, 0, 2, 5, 5],
        &[1, 1, 2, 5, 5],
    ];
    assert_eq!(captured(assembly, draws, &inputs), known(&rows));
}
