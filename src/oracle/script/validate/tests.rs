use super::*;
use crate::script::commands::{Bind, BoundRange, Command, CounterCall, RangeSize};
use crate::script::consume::{CapturedSource, Consume, DrawInput, ReadAs};
use crate::script::counters::{CounterArrays, CounterHome, CounterPlace};
use crate::script::placement::Allocation;
use crate::script::query_read::BeginBy;
use crate::script::test_commands::{bind, commands, script};
use crate::units::{Binding, CounterIndex, QueryIndex};

mod binds;

/// The one command of these words.
fn one(words: &str) -> Command {
    commands(words).remove(0)
}

/// The rule that a script breaks, if any; queries may be unused.
fn broken_by(script: Script) -> Option<ScriptError> {
    let program = ProgramUse::default();
    let error = validate(script, vec![program]).err()?;
    Some(error).filter(|error| !matches!(error.illegal, Illegal::QueryUnused { .. }))
}

/// The text of the rule that commands break.
fn broken(words: &str) -> Option<String> {
    broken_by(script(commands(words))).map(|error| error.illegal.to_string())
}

#[test]
fn an_error_names_the_command_and_the_rule() {
    let error = broken_by(script(commands("bind, begin, bind"))).expect("a bind while active");
    assert_eq!(
        error.to_string(),
        "command 2: a bind while transform feedback is active \
         (VUID-vkCmdBindTransformFeedbackBuffersEXT-None-02365)"
    );
    let error = validate(script(vec![]), vec![]).expect_err("queries that are never begun");
    assert_eq!(
        error.illegal,
        Illegal::QueryUnused {
            query: QueryIndex(0)
        }
    );
    assert_eq!(error.command, None);
}

#[test]
fn legal_scripts_are_accepted() {
    for words in [
        "",
        "bind, begin, draw, end",
        "begin, query 0, draw, end-query 0, end",
        "query 0, begin, end, barrier data core, end-query 0",
        "query 2, secondary, draw, end-secondary, end-query 2",
        "query 3, secondary, draw, end-secondary, end-query 3",
        "query 0, draw, end-query 0, reset-query 0, query 0, end-query 0",
        "draw, next subpass, draw, next again, draw",
        "condition, secondary, draw, end-secondary, end-condition",
        "draw, barrier data inside, draw",
        "draw, copy host 4, copy host 4, next submission",
        "write 0, barrier written_draws, draw-bytes 0 4",
    ] {
        assert_eq!(broken(words), None, "{words}");
    }
}

#[test]
fn counters_reach_no_further_than_the_number_of_bound_buffers() {
    // By the letter of VUID 09630, binding 1 alone is one buffer.
    let bound = |first, buffers| {
        let range = BoundRange {
            buffer: 0,
            offset: 0,
            size: RangeSize::WholeSize,
        };
        let bind = Command::Bind(Bind::new(Binding(first), vec![range; buffers]));
        let begin = Command::Begin(CounterCall::new(Binding(1), vec![None]));
        let error = broken_by(script(vec![bind, begin, one("end")]));
        error.map(|error| error.illegal.to_string())
    };
    assert!(bound(1, 1).is_some_and(|text| text.contains("for binding 1")));
    assert_eq!(bound(0, 2), None);
}

#[test]
fn every_illegal_command_is_refused() {
    let lines = include_str!("tests/illegal.txt").lines();
    let lines: Vec<&str> = lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect();
    for row in lines.chunks(2) {
        assert_eq!(
            broken(row[0]).as_deref(),
            row[1].strip_prefix("    "),
            "{row:?}"
        );
    }
    assert_eq!(lines.len(), 2 * 66);
}

#[test]
fn a_plain_begin_excludes_queries_of_other_streams() {
    let mut script = script(commands("query 1, query 0, end-query 0, end-query 1"));
    assert_eq!(broken_by(script.clone()), None);
    script.query_read.begin = BeginBy::Plain;
    let error = broken_by(script).expect("a plain begin");
    assert_eq!(
        error.illegal,
        Illegal::QueryConflict {
            query: QueryIndex(0),
            other: QueryIndex(1),
        }
    );
}

#[test]
fn captured_data_is_given_to_every_draw_that_reads_it() {
    let broken = |reads, words: &str| {
        let program = ProgramUse {
            reads,
            ..ProgramUse::default()
        };
        let error = validate(script(commands(words)), vec![program]).err();
        let rule = error.map(|error| error.illegal);
        rule.filter(|rule| !matches!(rule, Illegal::QueryUnused { .. }))
    };
    let (reads, unread) = (Some(ReadAs::Vertex), Some(Illegal::NothingConsumed));
    // A new command buffer has no descriptors and no vertex buffers.
    let lost = Some(Illegal::InputsLost(Action::CommandBuffer));
    for (reads, words, expected) in [
        (reads, "read-vertex, draw", None),
        (reads, "draw", unread.clone()),
        (reads, "read-vertex, draw, draw", unread),
        (None, "read-vertex, draw", Some(Illegal::NeverRead)),
        (reads, "read-vertex, next command_buffer, draw", lost),
    ] {
        assert_eq!(broken(reads, words), expected, "{words}");
    }
}

#[test]
fn the_host_copies_from_memory_that_it_sees() {
    for allocation in Allocation::ALL.iter().copied() {
        let mut script = script(commands("copy host 4"));
        script.placement.allocation = allocation;
        let unseen = broken_by(script).is_some_and(|e| e.illegal == Illegal::HostCopyUnseen);
        assert_eq!(unseen, !allocation.is_host_visible(), "{allocation:?}");
    }
}

#[test]
fn draws_are_generated_once_by_primary_command_buffers_in_passes_of_one_view() {
    assert_eq!(broken("bind, begin, generate 1, end"), None);
    let views = Script {
        extra_views: 1,
        ..script(commands("generate 1"))
    };
    assert_eq!(
        broken_by(views).map(|error| error.illegal),
        Some(Illegal::GeneratedInViews)
    );
    for by in [DrawInput::Indirect { stride: 16 }, DrawInput::Count] {
        let from = CapturedSource::Counter(CounterIndex(1));
        let consume = Command::Consume(Consume { from, by });
        // The next draw reads it, whatever is between.
        for words in ["generate 1", "program 0, generate 1"] {
            let commands = [vec![consume.clone()], commands(words)].concat();
            assert_eq!(
                broken_by(script(commands)).map(|error| error.illegal),
                Some(Illegal::GeneratedFromCapture),
                "{by:?}"
            );
        }
    }
}

/// Rule 101: a query of several views is used in one subpass.
#[test]
fn a_query_of_several_views_begins_inside_a_subpass() {
    let outside = Some(Illegal::QueryOfViews {
        query: QueryIndex(0),
    });
    let query = "query 0, draw, end-query 0";
    for (words, expected) in [
        (query.to_owned(), outside.clone()),
        (format!("draw, {query}"), None),
        (format!("secondary, {query}, end-secondary"), None),
        // The pass of the secondary command buffer ends first.
        (format!("secondary, draw, end-secondary, {query}"), outside),
    ] {
        let views = Script {
            extra_views: 1,
            ..script(commands(&words))
        };
        let error = broken_by(views).map(|error| error.illegal);
        assert_eq!(error, expected, "{words}");
    }
}

#[test]
fn a_revised_script_is_checked_again() {
    let program = ProgramUse {
        captures: vec![Binding(0)],
        ..ProgramUse::default()
    };
    let once = "bind, begin, draw, end";
    let legal = Script {
        buffers: vec![64],
        commands: commands(&format!("{once}, barrier data, {once}")),
        ..Script::default()
    };
    let valid = validate(legal, vec![program]).expect("the script is legal");
    let without_barrier = |script: &mut Script| {
        script.commands.remove(4);
    };
    let error = valid.revise(without_barrier).expect_err("a hazard");
    assert!(matches!(error.illegal, Illegal::Hazard(_)), "{error}");
    assert!(valid.misread(without_barrier).is_ok());
    let ends_twice = |script: &mut Script| script.commands.push(one("end"));
    assert!(valid.misread(ends_twice).is_err());
}
