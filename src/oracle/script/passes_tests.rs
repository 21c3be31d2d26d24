use super::*;
use crate::script::commands::QueryKind;
use crate::script::test_commands::{commands, script};

/// `(` and `)` for passes, a letter for each command.
fn sketch(words: &str) -> String {
    let script = script(commands(words));
    place(&script)
        .iter()
        .map(|step| match step {
            Step::OpenPass(Contents::Inline) => '(',
            Step::OpenPass(Contents::Secondaries) => '{',
            Step::NextSubpass(Contents::Inline) => ',',
            Step::NextSubpass(Contents::Secondaries) => ';',
            Step::ClosePass => ')',
            Step::CommandBuffer { submit: false } => '/',
            Step::SubmitAgain => '2',
            Step::CommandBuffer { submit: true } => '!',
            Step::BeginSecondary { .. } => '<',
            Step::EndSecondary => '>',
            Step::Command(_, command) => match command {
                Command::Bind(_) => 'b',
                Command::Begin(_) => 'B',
                Command::End(_) => 'E',
                Command::Draw(_) | Command::DrawByteCount(_) => 'd',
                Command::Barrier(_) => '|',
                Command::Consume(_) => 'c',
                Command::Copy(_) => 'k',
                Command::Use(_) => 'p',
                Command::Set(_) => 's',
                Command::WriteCounter(_) => 'w',
                Command::BeginConditional(_) => 'f',
                Command::EndConditional => 'F',
                Command::BeginQuery(_) => 'q',
                Command::EndQuery(_) => 'Q',
                Command::ResetQuery(_) => 'r',
                Command::Neutral(_) => 'n',
                Command::Next(_) | Command::BeginSecondary | Command::EndSecondary => '?',
            },
        })
        .collect()
}

fn check(rows: &[(&str, &str)]) {
    for (words, expected) in rows {
        assert_eq!(sketch(words), *expected, "{words}");
    }
}

#[test]
fn passes_open_at_the_first_draw_and_close_at_the_next_barrier() {
    check(&[
        ("", ""),
        ("bind, begin, draw, end 0", "b(BdE)"),
        (
            "bind, begin, draw, end 0, barrier counters, begin, end 0",
            "b(BdE)|(BE)",
        ),
        // A bind closes the pass only after an end.
        ("begin, end 0, bind, begin, end 0", "(BE)b(BE)"),
        ("draw, bind, begin, end 0", "(dbBE)"),
    ]);
}

#[test]
fn copies_and_writes_of_counters_end_the_pass() {
    check(&[
        ("draw, write 0, draw", "(d)w(d)"),
        ("draw, copy queue 4, draw", "(d)k(d)"),
        (
            "draw, copy host 4, copy host 4, next submission, draw",
            "(d)kk!(d)",
        ),
    ]);
}

#[test]
fn a_bind_leaves_other_bindings_bound() {
    check(&[("bind-at 1, bind-at 0, begin - -, end 0", "bb(BE)")]);
}

#[test]
fn every_boundary_continues_in_the_right_pass() {
    check(&[
        ("bind, begin, end 0, next subpass, begin, end 0", "b(BE,BE)"),
        // Every pass has as many subpasses, and ends in the last one.
        (
            "begin, end 0, next subpass, begin, end 0, barrier counters, begin, end 0",
            "(BE,BE)|(BE,)",
        ),
        // A subpass may have no commands.
        (
            "draw, next subpass, next subpass, barrier counters, draw",
            "(d,,)|(d,,)",
        ),
        (
            "draw, next command_buffer, draw, next submission, draw",
            "(d)/(d)!(d)",
        ),
        ("draw, next again, draw", "(d)2!(d)"),
        (
            "secondary, bind, begin, draw, end 0, end-secondary, draw",
            "{<bBdE>)(d)",
        ),
        (
            "draw, next subpass, secondary, draw, end-secondary",
            "(d;<d>)",
        ),
    ]);
}

#[test]
fn a_query_ends_where_it_began() {
    check(&[
        ("query 0, begin, draw, end 0, end-query 0", "q(BdE)Q"),
        ("begin, query 0, draw, end-query 0, end 0", "(BqdQE)"),
        (
            "query 0, begin, end 0, barrier data, begin, end 0, end-query 0",
            "q(BE)|(BE)Q",
        ),
        (
            "query 0, begin, end 0, end-query 0, draw, reset-query 0, \
             query 0, begin, end 0, end-query 0",
            "q(BE)Q(d)rq(BE)Q",
        ),
        // A query that begins after the step to a subpass is one of this subpass.
        (
            "begin, draw, end 0, next subpass, query 0, begin, draw, end 0, end-query 0",
            "(BdE,qBdEQ)",
        ),
    ]);
}

#[test]
fn secondaries_inherit_active_statistics() {
    let words = "query 2, secondary, draw, end-secondary, end-query 2";
    assert_eq!(sketch(words), "q{<d>)Q");
    let script = script(commands(words));
    assert!(script.inherits_queries());
    let steps = place(&script);
    let inherited = Inherited {
        statistics: Some(QueryKind::Clipping),
        condition: false,
    };
    assert!(steps.contains(&Step::BeginSecondary {
        subpass: 0,
        inherited
    }));
}

#[test]
fn secondaries_inherit_an_active_condition() {
    let inherited = |words: &str| {
        let script = script(commands(words));
        let planned = place(&script);
        let said = planned.iter().find_map(|step| match step {
            Step::BeginSecondary { inherited, .. } => Some(inherited.condition),
            _ => None,
        });
        assert_eq!(said, Some(script.inherits_condition()));
        said
    };
    let around = "condition, secondary, draw, end-secondary, end-condition";
    assert_eq!(sketch(around), "f{<d>)F");
    assert_eq!(inherited(around), Some(true));
    let inside = "secondary, condition, draw, end-condition, end-secondary";
    assert_eq!(sketch(inside), "{<fdF>)");
    assert_eq!(inherited(inside), Some(false));
    // A subpass of secondaries takes no other command.
    let between = format!("secondary, draw, end-secondary, {around}");
    assert_eq!(sketch(&between), "{<d>)f{<d>)F");
}

/// A bind of a program in a subpass of secondary command buffers once crashed the harness.
#[test]
fn what_follows_a_secondary_command_buffer_is_recorded_after_its_pass() {
    let steps = |words: &str| {
        let script = script(commands(&format!(
            "secondary, draw, end-secondary, {words}"
        )));
        let placed = place(&script).into_iter();
        placed.map(|step| format!("{step:?}")).collect::<Vec<_>>()
    };
    for words in ["program 0", "bind", "query 0", "topology points"] {
        let steps = steps(words);
        let closed = steps.iter().position(|step| step == "ClosePass");
        let closed = closed.expect("the pass ends");
        assert!(steps[closed + 1].starts_with("Command(3, "), "{steps:?}");
    }
}

#[test]
fn conditional_rendering_ends_where_it_began() {
    check(&[
        ("condition, draw, end-condition, draw", "f(d)F(d)"),
        ("draw, condition, draw, end-condition, draw", "(dfdFd)"),
    ]);
}

#[test]
fn only_barriers_inside_a_pass_leave_it_open() {
    let captured = "begin, draw, end 0";
    for (between, expected) in [
        ("barrier vertex inside, bind", "(BdE|bBdE)"),
        ("barrier vertex core", "(BdE)|(BdE)"),
        ("barrier vertex buffers", "(BdE)|(BdE)"),
        ("barrier vertex sync2", "(BdE)|(BdE)"),
        ("barrier vertex event", "(BdE)|(BdE)"),
        ("barrier vertex subpass, next subpass", "(BdE|,BdE)"),
    ] {
        let words = format!("{captured}, {between}, {captured}");
        assert_eq!(sketch(&words), expected, "{words}");
    }
}
