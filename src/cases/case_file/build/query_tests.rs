use super::script::default_queries;
use super::script_of;
use crate::script::Topology;
use crate::script::ValidScript;
use crate::script::barrier::{Barrier, Dependency, SyncMethod};
use crate::script::commands::{Command, QueryKind};
use crate::script::program::{Provoking, State};
use crate::script::query_read::{
    BeginBy, CopyPlace, QueryRead, ReadBy, ReadWhen, ResetAgain, ResetBy,
};
use crate::units::Stream;

fn script(rest: &str) -> Result<ValidScript, String> {
    let text = format!(
        "about = 'x'\nrules = [1]\n{rest}\n[interface]\n\
         outputs = [{{ name = 'a', type = 'vec4', offset = 0 }}]\n"
    );
    script_of(&text)
}

fn query_read(text: &str) -> Result<QueryRead, String> {
    script(&format!("[query_read]\n{text}")).map(|script| script.query_read)
}

#[test]
fn omitted_keys_have_defaults() {
    assert_eq!(query_read("").expect("the usual"), QueryRead::default());
    let all = query_read(
        "width = 32\nvia = 'copy'\navailability = 0\nwait = 0\npartial = true\nreset = 'host'",
    );
    let want = QueryRead {
        wide: false,
        by: ReadBy::Copy,
        availability: false,
        wait: false,
        partial: true,
        reset: ResetBy::Host,
        ..QueryRead::default()
    };
    assert_eq!(all.expect("all of it"), want);
    let rest = query_read(
        "generated = 32\nwhen = 'submitted'\nreset = 'host'\nbegin = 'plain_end'\nfree = 2\nfirst = 3",
    );
    let want = QueryRead {
        wide_generated: Some(false),
        when: ReadWhen::Submitted,
        reset: ResetBy::Host,
        begin: BeginBy::PlainEnd,
        free: Some(2),
        first: 3,
        ..QueryRead::default()
    };
    assert_eq!(rest.expect("the rest"), want);
    let places = query_read("via = 'copy'\nplace = 'ended'\nreset_again = 'ranges'");
    let want = QueryRead {
        by: ReadBy::Copy,
        place: CopyPlace::Ended,
        reset_again: ResetAgain::Ranges,
        ..QueryRead::default()
    };
    assert_eq!(places.expect("a place"), want);
    assert_eq!(query_read("free = 'none'").expect("none").free, None);
}

#[test]
fn impossible_query_reads_are_refused() {
    for (text, part) in [
        ("width = 48", "32 or 64"),
        ("via = 'mail'", "host, copy"),
        ("reset = 'never'", "command, host"),
        ("wait = 2", "0 to 1"),
        ("generated = 16", "32 or 64"),
        ("when = 'later'", "done, submitted, reset"),
        ("when = 'submitted'", "reset and read by the host"),
        ("when = 'reset'", "reset and read by the host"),
        ("when = 'reset'\nreset = 'host'", "cannot wait for results"),
        (
            "place = 'ended'",
            "only results that are copied have a place",
        ),
        (
            "via = 'copy'\nplace = 'ended'\nfree = 1",
            "need a command each",
        ),
        ("begin = 'twice'", "indexed, plain, plain_begin, plain_end"),
        ("free = 65537", "0 to 65536"),
        ("first = -1", "first must be 0 to"),
    ] {
        let error = query_read(text).expect_err(text).to_string();
        assert!(error.contains(part), "{error}");
    }
}

/// A script of one query, whose commands are these.
fn with_query(commands: &str) -> Result<ValidScript, String> {
    script(&format!(
        "queries = [{{ kind = 'written' }}]\nscript = [{commands}, 'begin', 'draw', 'end']"
    ))
}

#[test]
fn queries_begin_and_end_in_turn() {
    let right = "{ begin_query = 0 }, { end_query = 0 }";
    assert!(with_query(right).is_ok());
    assert!(with_query(&format!("{right}, {{ reset_query = 0 }}, {right}")).is_ok());
    assert!(with_query(&format!("{{ reset_query = 0 }}, {right}")).is_ok());
    let reset = script(
        "queries = [{ kind = 'written' }]\nquery_read.wait = false\n\
         script = ['begin', 'draw', 'end', { reset_query = 0 }]",
    );
    assert!(reset.is_ok(), "{reset:?}");
    let rows = [
        ("{ end_query = 0 }", "never begun"),
        ("{ reset_query = 0 }", "every query must be begun and ended"),
        ("{ begin_query = 0 }, { begin_query = 0 }", "begun twice"),
        (
            "{ begin_query = 0 }, { reset_query = 0 }",
            "before it has ended",
        ),
        ("{ begin_query = 0 }", "while query 0 is active"),
        (
            "{ begin_query = 0 }, { end_query = 0 }, { end_query = 0 }",
            "ended twice",
        ),
        ("{ begin_query = 1 }", "query 1 does not exist"),
    ];
    for (commands, part) in rows {
        let error = with_query(commands).expect_err(part);
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn the_host_resets_queries_again_after_their_submission() {
    let script = |commands: &str| {
        script(&format!(
            "queries = [{{ kind = 'written', times = 2 }}]\n\
             query_read = {{ wait = false, reset_again = 'host' }}\n\
             script = ['begin', 'draw', 'end', {{ begin_query = 0 }}, {{ end_query = 0 }}, \
             {{ reset_query = 0 }}, {{ reset_query = 1 }}, {commands}]"
        ))
    };
    for commands in [
        "",
        "{ next = 'submission' }, { begin_query = 0 }, { end_query = 0 }",
    ] {
        let script = script(commands);
        assert!(script.is_ok(), "{script:?}");
    }
    for commands in ["{ next = 'command_buffer' }", "{ begin_query = 0 }"] {
        let error = script(commands).expect_err(commands);
        let message = "only another reset or the next submission may follow a reset by the host";
        assert!(error.contains(message), "{error}");
    }
}

#[test]
fn every_captured_stream_has_a_query_by_default() {
    let streams = [Stream(2), Stream(0), Stream(2)].into_iter();
    let seen = default_queries(streams);
    let seen: Vec<_> = seen
        .iter()
        .map(|query| (query.kind, query.stream.0))
        .collect();
    let written = QueryKind::TransformFeedback;
    let generated = QueryKind::PrimitivesGenerated;
    assert_eq!(seen, [(written, 0), (written, 2), (generated, 0)]);
}

/// The states that one `set` changes in a pipeline of such dynamic state.
fn set(dynamic: &str, state: &str) -> Result<Vec<State>, String> {
    let script = script(&format!(
        "pipeline.dynamic = [{dynamic}]\nscript = [{{ set = {{ {state} }} }}, 'begin', 'draw', 'end']"
    ))?;
    let states = script.commands.iter().filter_map(|command| match command {
        Command::Set(state) => Some(*state),
        _ => None,
    });
    Ok(states.collect())
}

#[test]
fn one_step_sets_several_states() {
    let all = "'topology', 'restart', 'patch_points', 'provoking', 'stream'";
    let states = set(
        all,
        "topology = 'lines', restart = 1, patch_points = 4, provoking = 'last', stream = 2",
    );
    let want = [
        State::Topology(Topology::Lines),
        State::Restart(true),
        State::PatchPoints(4),
        State::Provoking(Provoking::Last),
        State::Stream(Stream(2)),
    ];
    assert_eq!(states.as_deref(), Ok(&want[..]));
    let rows = [
        ("'restart'", "topology = 'lines'", "no dynamic Topology"),
        (all, "topology = 'dots'", "unknown topology 'dots'"),
        (
            all,
            "topology = 'patches'",
            "patches are the topology of a pipeline",
        ),
        (
            all,
            "patch_points = 0",
            "patch_points must be 1 to 32, seen 0",
        ),
        (all, "restart = 2", "restart must be 0 to 1, seen 2"),
        (all, "provoking = 'default'", "the mode 'first' or 'last'"),
    ];
    for (dynamic, state, part) in rows {
        let error = set(dynamic, state).expect_err(part);
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn a_barrier_states_a_dependency_and_a_method() {
    let barrier = |text: &str| {
        let text = format!("script = ['begin', 'draw', 'end', {{ barrier = '{text}' }}]");
        let script = script(&text)?;
        let barriers = script.commands.iter().filter_map(|command| match command {
            Command::Barrier(barrier) => Some(*barrier),
            _ => None,
        });
        Ok::<Vec<Barrier>, String>(barriers.collect())
    };
    let want = Barrier::new(Dependency::Counters, SyncMethod::Core);
    assert_eq!(barrier("counters"), Ok(vec![want]));
    let want = Barrier::new(Dependency::UniformTexel, SyncMethod::Event2);
    assert_eq!(barrier("uniform_texel via event2"), Ok(vec![want]));
    let rows = [
        ("fence", "counters, counter_draws"),
        ("vertex via hand", "core, buffers"),
        ("host via inside", "graphics stages only"),
        ("host via event2", "cannot name the host"),
    ];
    for (text, part) in rows {
        let error = barrier(text).expect_err(part);
        assert!(error.contains(part), "{error}");
    }
}
