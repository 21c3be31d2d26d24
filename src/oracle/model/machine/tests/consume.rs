//! Captured data that later commands read.

use super::*;
use crate::model::allowed::COUNTER_WORD;
use crate::script::consume::{BufferCopy, CapturedSource, Consume, Copier, DrawInput, ReadAs};
use crate::script::counters::{CounterHome, CounterPlace};
use crate::script::draw::{DrawCall, DrawForm, IndexBuffer, IndexType};
use crate::script::placement::Place;
use crate::units::CounterIndex;

fn place(buffer: usize, offset: u64) -> Place {
    Place { buffer, offset }
}

fn captured(buffer: usize, offset: u64) -> CapturedSource {
    CapturedSource::Captured(place(buffer, offset))
}

fn consume(by: DrawInput, from: CapturedSource) -> Command {
    Command::Consume(Consume { by, from })
}

/// A first capture of 16-byte vertices at byte 16 of buffer 0, of which only the
/// second word is written; then `commands`, and a capture into buffer 1.
fn after_capture(commands: Vec<Command>, drawn: Command) -> Script {
    let mut all = vec![
        bind(0, &[(0, 16, 64)]),
        begin(0, &[]),
        draw(3),
        end(0, &[Some(0)]),
    ];
    all.extend(commands);
    all.extend([bind(0, &[(1, 0, 96)]), begin(0, &[]), drawn, end(0, &[])]);
    script(&[96, 96], &[None], all)
}

fn outcome(script: &Script) -> Result<Allowed, ModelError> {
    model(&points(), script, &[buffer(0, 16, 0)], &[word(0, 4, 0, 0)])
}

#[test]
fn what_a_program_reads_it_captures() {
    // Vertex i of the first capture holds value i x 100 at byte 16 + 16 i + 4;
    // vertex i of the second reads word 0 of the 16 bytes from byte 20 + 16 i on.
    let reads = consume(DrawInput::Data(ReadAs::Vertex), captured(0, 20));
    let allowed = outcome(&after_capture(vec![reads], draw(3))).expect("runs");
    assert_eq!(
        positions(&allowed, 1),
        [(4, Some(0)), (20, Some(100)), (36, Some(200))]
    );
    // Another place is read for one draw, and nothing by the next one.
    let reads = consume(DrawInput::Data(ReadAs::Vertex), captured(0, 36));
    let allowed = outcome(&after_capture(vec![reads.clone()], draw(2))).expect("runs");
    assert_eq!(positions(&allowed, 1), [(4, Some(100)), (20, Some(200))]);
    let twice = after_capture(vec![reads, draw(1)], draw(2));
    let allowed = outcome(&twice).expect("runs");
    assert_eq!(positions(&allowed, 1), [(4, Some(0)), (20, Some(100))]);
}

#[test]
fn an_attribute_of_instances_begins_at_the_first_one() {
    // Two instances from 1 of two vertices: elements 1 and 2, for each vertex.
    let reads = consume(DrawInput::Data(ReadAs::Instance), captured(0, 20));
    let instanced = Command::Draw(Draw::plain(2, 2, 0, 1));
    let allowed = outcome(&after_capture(vec![reads], instanced)).expect("runs");
    let want = [100, 100, 200, 200];
    let want = [4, 20, 36, 52].into_iter().zip(want.map(Some));
    assert_eq!(positions(&allowed, 1), want.collect::<Vec<_>>());
    // One of vertices begins anew in each.
    let reads = consume(DrawInput::Data(ReadAs::Vertex), captured(0, 20));
    let instanced = Command::Draw(Draw::plain(2, 2, 1, 1));
    let allowed = outcome(&after_capture(vec![reads], instanced)).expect("runs");
    let want = [100, 200, 100, 200];
    let want = [4, 20, 36, 52].into_iter().zip(want.map(Some));
    assert_eq!(positions(&allowed, 1), want.collect::<Vec<_>>());
}

#[test]
fn as_many_instances_as_the_divisor_read_one_element() {
    let read = |divisor, first, instances| {
        let reads = consume(DrawInput::Data(ReadAs::Instance), captured(0, 20));
        let instanced = Command::Draw(Draw::plain(1, instances, 0, first));
        let shape = Shape::from(Assembly {
            divisor,
            ..Assembly::default()
        });
        let script = after_capture(vec![reads], instanced);
        let (buffers, words) = ([buffer(0, 16, 0)], [word(0, 4, 0, 0)]);
        let allowed = model(&shape, &script, &buffers, &words).expect("runs");
        let values = positions(&allowed, 1).into_iter();
        values
            .map(|(_, bits)| bits.expect("a value") / 100)
            .collect()
    };
    let rows: [(Option<u32>, u32, u32, &[u32]); 6] = [
        (None, 1, 2, &[1, 2]),
        (Some(1), 1, 2, &[1, 2]),
        // The element does not depend on multiples of the divisor.
        (Some(2), 1, 4, &[1, 1, 2, 2]),
        (Some(3), 0, 5, &[0, 0, 0, 1, 1]),
        (Some(9), 2, 3, &[2, 2, 2]),
        (Some(0), 2, 3, &[2, 2, 2]),
    ];
    for (divisor, first, instances, elements) in rows {
        let seen: Vec<u32> = read(divisor, first, instances);
        assert_eq!(seen, elements, "{divisor:?} from {first}");
    }
}

#[test]
fn each_word_of_what_is_read_has_its_own_place() {
    let reads = consume(DrawInput::Data(ReadAs::Vertex), captured(0, 16));
    let script = after_capture(vec![reads], draw(2));
    let words = [word(0, 0, 0, 0), word(0, 4, 0, 1)];
    let allowed = model(&points(), &script, &[buffer(0, 16, 0)], &words).expect("runs");
    let want = [(0, Some(0)), (4, Some(1)), (16, Some(100)), (20, Some(101))];
    assert_eq!(positions(&allowed, 1), want);
}

#[test]
fn what_is_read_must_be_exact() {
    let refused = |from, vertices| {
        let reads = consume(DrawInput::Data(ReadAs::Uniform), from);
        let error = outcome(&after_capture(vec![reads], draw(vertices)));
        error.expect_err("refused")
    };
    // A hole of the first capture, and the bytes after it.
    let hole = ModelError::NotExact {
        at: 8,
        buffer: 0,
        position: 16,
    };
    assert_eq!(refused(captured(0, 16), 1), hole);
    let after = ModelError::NotExact {
        at: 8,
        buffer: 0,
        position: 68,
    };
    assert_eq!(refused(captured(0, 20), 4), after);
}

#[test]
fn one_of_several_values_is_not_exact() {
    let lines = Shape::from(Assembly {
        topology: Topology::Lines,
        ..Assembly::default()
    });
    let reads = consume(DrawInput::Data(ReadAs::Storage), captured(0, 20));
    let script = after_capture(vec![reads], draw(2));
    let error = model(&lines, &script, &[buffer(0, 16, 0)], &[word(0, 4, 0, 0)]);
    assert!(
        matches!(error, Err(ModelError::NotExact { .. })),
        "{error:?}"
    );
}

#[test]
fn indices_and_arguments_are_held_against_the_case() {
    let indexed = |values: &[u32]| {
        let drawn = Command::Draw(Draw {
            indices: Some(0),
            ..Draw::plain(values.len() as u32, 1, 0, 0)
        });
        let reads = consume(DrawInput::Index, captured(0, 20));
        let mut script = after_capture(vec![reads], drawn);
        script.indices = vec![IndexBuffer {
            kind: IndexType::U32,
            values: values.to_vec(),
            restart: None,
        }];
        outcome(&script)
    };
    let allowed = indexed(&[0]).expect("runs");
    assert_eq!(positions(&allowed, 1), [(4, Some(0))]);
    let wrong = ModelError::Consumed {
        at: 8,
        what: "index",
        place: 0,
        expected: 5,
        captured: Some(0),
    };
    assert_eq!(indexed(&[5]), Err(wrong));

    // The counter ends at 48; nothing states 47 draws.
    let counted = |count| {
        let drawn = Command::Draw(Draw {
            form: DrawForm::IndirectCount { count, max: 1 },
            indices: None,
            calls: vec![DrawCall {
                vertices: 1,
                instances: 1,
                ..DrawCall::default()
            }],
        });
        outcome(&after_capture(
            vec![consume(
                DrawInput::Count,
                CapturedSource::Counter(CounterIndex(0)),
            )],
            drawn,
        ))
    };
    assert!(counted(48).is_ok());
    assert!(matches!(counted(47), Err(ModelError::Consumed { .. })));
}

#[test]
fn copies_hand_on_what_was_captured() {
    let copy = |from, to, bytes| {
        Command::Copy(BufferCopy {
            by: Copier::Queue,
            from,
            to,
            bytes,
        })
    };
    // One word of the second vertex, then the counter.
    let commands = vec![
        copy(captured(0, 36), place(1, 80), 4),
        copy(CapturedSource::Counter(CounterIndex(0)), place(1, 88), 4),
    ];
    let allowed = outcome(&after_capture(commands, draw(1))).expect("runs");
    let words = &allowed.buffers[1].words;
    let seen: Vec<_> = words.iter().map(|w| (w.position, w.bits)).collect();
    assert_eq!(seen, [(4, Some(0)), (80, Some(100)), (88, Some(48))]);
    assert_eq!(words[1].source.vertex, 1);
    assert_eq!(words[2].source.word, COUNTER_WORD);
    // Later captures win over copies; holes are not copied.
    let over = vec![copy(captured(0, 36), place(1, 4), 4)];
    let allowed = outcome(&after_capture(over, draw(1))).expect("runs");
    assert_eq!(positions(&allowed, 1), [(4, Some(0))]);
    let hole = vec![copy(captured(0, 32), place(1, 80), 8)];
    let error = outcome(&after_capture(hole, draw(1)));
    assert!(matches!(
        error,
        Err(ModelError::NotExact { position: 32, .. })
    ));
}

#[test]
fn a_counter_in_the_buffer_is_read_with_it() {
    let copy = Command::Copy(BufferCopy {
        by: Copier::Queue,
        from: captured(0, 12),
        to: place(1, 80),
        bytes: 4,
    });
    let mut script = after_capture(vec![copy], draw(1));
    let at = CounterPlace {
        home: CounterHome::Capture(0),
        offset: 12,
    };
    script.counter_places.insert(CounterIndex(0), at);
    let allowed = outcome(&script).expect("runs");
    let last = allowed.buffers[1]
        .words
        .last()
        .map(|w| (w.position, w.bits));
    assert_eq!(last, Some((80, Some(48))));
}

#[test]
fn a_draw_without_the_stated_input_has_no_answer() {
    let answer = |by| outcome(&after_capture(vec![consume(by, captured(0, 20))], draw(3)));
    let at = 8;
    assert_eq!(answer(DrawInput::Index), Err(ModelError::NoIndices { at }));
    assert_eq!(answer(DrawInput::Count), Err(ModelError::NoCount { at }));
}
