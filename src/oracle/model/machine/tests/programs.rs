//! Several programs, and state that changes while one is bound.

use super::*;
use crate::script::program::State;
use crate::units::ProgramIndex;

#[test]
fn programs_take_turns_in_one_buffer() {
    // Points of 8 bytes, then lines of 16 bytes whose words have other numbers.
    let commands = vec![
        bind(0, &[(0, 0, 64)]),
        begin(0, &[]),
        draw(2),
        end(0, &[Some(0)]),
        Command::Use(ProgramIndex(1)),
        begin(0, &[Some(0)]),
        draw(3),
        end(0, &[Some(0)]),
    ];
    let s = script(&[96], &[None], commands);
    let shapes = [
        points(),
        Shape::from(Assembly {
            topology: Topology::Lines,
            ..Assembly::default()
        }),
    ];
    let buffers = [[buffer(0, 8, 0)], [buffer(0, 16, 0)]];
    let words = [[word(0, 4, 0, 0)], [word(0, 0, 0, 8)]];
    let capture = |program: usize| Capture {
        shape: &shapes[program],
        buffers: &buffers[program],
        words: &words[program],
        value: &value,
    };
    let allowed = run(&[capture(0), capture(1)], &valid(&s, 2)).expect("runs");
    assert_eq!(positions(&allowed, 0), [(4, Some(0)), (12, Some(100))]);
    let line: Vec<Vec<_>> = allowed.choices[0]
        .alternatives
        .iter()
        .map(|order| order.iter().map(|(_, w)| (w.position, w.bits)).collect())
        .collect();
    let want = [
        [(16, Some(8)), (32, Some(108))],
        [(16, Some(108)), (32, Some(8))],
    ];
    assert_eq!(line, want);
    assert_eq!(allowed.counters, [AllowedCounter::Exact(48)]);
    assert_eq!(allowed.queries, [numbers(3, 3)]);
    // Written times one stride is not the length of two (rule 73).
    assert_eq!(allowed.identities, []);

    // Another command buffer begins with the first program.
    let commands = vec![
        Command::Use(ProgramIndex(1)),
        Command::Next(Boundary::CommandBuffer),
        bind(0, &[(0, 0, 64)]),
        begin(0, &[]),
        draw(2),
        end(0, &[Some(0)]),
    ];
    let s = without_queries(script(&[96], &[None], commands));
    let allowed = run(&[capture(0), capture(1)], &valid(&s, 2)).expect("runs");
    assert_eq!(allowed.counters, [AllowedCounter::Exact(16)]);
}

#[test]
fn dynamic_state_lasts_as_long_as_the_program_is_bound() {
    let commands = vec![
        bind(0, &[(0, 0, 64)]),
        Command::Set(State::Topology(Topology::Lines)),
        begin(0, &[]),
        draw(3),
        Command::Set(State::Topology(Topology::Points)),
        draw(3),
        end(0, &[Some(0)]),
        Command::Set(State::Topology(Topology::Lines)),
        Command::Use(ProgramIndex(0)),
        begin(0, &[Some(0)]),
        draw(3),
        end(0, &[Some(0)]),
    ];
    let s = script(&[96], &[None], commands);
    let allowed = model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    assert_eq!(allowed.counters, [AllowedCounter::Exact(4 * (2 + 3 + 3))]);
    assert_eq!(allowed.queries, [numbers(1 + 3 + 3, 7)]);
}

#[test]
fn a_condition_discards_draws_and_nothing_else() {
    let with = |value, inverted| {
        let commands = vec![
            bind(0, &[(0, 0, 64)]),
            begin(0, &[Some(0)]),
            draw(1),
            Command::BeginConditional(Condition { value, inverted }),
            draw(3),
            Command::EndConditional,
            draw(2),
            end(0, &[Some(0)]),
        ];
        let s = script(&[96], &[Some(8)], commands);
        model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs")
    };
    for (value, inverted, all) in [(1, false, 6), (0, false, 3), (0, true, 6), (256, true, 3)] {
        let allowed = with(value, inverted);
        let end = 8 + 4 * all;
        assert_eq!(allowed.counters, [AllowedCounter::Exact(end)]);
        assert_eq!(allowed.queries, [numbers(all.into(), all.into())]);
    }
}

#[test]
fn a_condition_holds_in_a_secondary_command_buffer() {
    // Vulkan, "Conditional Rendering": around it, it decides over draws of both.
    let run = |value| {
        let condition = Condition {
            value,
            inverted: false,
        };
        let commands = vec![
            Command::BeginConditional(condition),
            Command::BeginSecondary,
            bind(0, &[(0, 0, 64)]),
            begin(0, &[]),
            draw(2),
            end(0, &[Some(0)]),
            Command::EndSecondary,
            Command::EndConditional,
            bind(0, &[(0, 32, 32)]),
            begin(0, &[]),
            draw(1),
            end(0, &[]),
        ];
        let s = without_queries(script(&[64], &[None], commands));
        let allowed = model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
        (positions(&allowed, 0), allowed.counters)
    };
    let (held, counters) = run(1);
    assert_eq!(held, [(0, Some(0)), (4, Some(100)), (32, Some(0))]);
    assert_eq!(counters, [AllowedCounter::Exact(8)]);
    let (not_held, counters) = run(0);
    assert_eq!(not_held, [(32, Some(0))]);
    assert_eq!(counters, [AllowedCounter::Exact(0)]);
}
