//! Barriers that case files must state (`script::hazards`).

use crate::case_file::expand::expand;
use crate::sources::Sources;

/// Returns the mistake in a script of these steps, after a capture that wrote counter 0;
/// counter 1 holds 6.
fn wrong(steps: &str) -> Option<String> {
    let capture =
        "bind = [{ buffer = 0, memory = 0 }] | begin = {} | draw = {} | end = { counters = [0] }";
    let steps = format!("{capture} | {steps}");
    let steps: Vec<String> = steps
        .split(" | ")
        .map(|s| format!("[[script]]\n{s}\n"))
        .collect();
    let text = format!(
        "about = 'x'\nrules = [1]\nqueries = []\n[interface]\n\
             outputs = [{{ name = 'a', type = 'vec4', offset = 0 }}]\n\
             [[counters]]\n[[counters]]\nvalue = 6\n{}",
        steps.concat()
    );
    let cases = expand("f/x.toml", &text, &Sources::embedded(), None);
    cases.err().map(|error| error.problem.to_string())
}

const BEGIN: &str = "begin = { counters = [0] } | draw = {} | end = {}";
const DRAW: &str = "draw_byte_count = { counter = 0, stride = 16, vertices = 7 }";

#[test]
fn a_begin_requires_a_barrier_after_the_end() {
    for (between, needed) in [
        ("draw = {}", Some("barrier = \"counters\"")),
        ("barrier = 'counter_draws'", Some("barrier = \"counters\"")),
        ("barrier = 'counters'", None),
        ("barrier = 'counters via event'", None),
        (
            "next = 'subpass' | bind = [{ buffer = 0, memory = 0 }]",
            None,
        ),
        (
            "barrier = 'data via subpass' | next = 'subpass' | bind = [{ buffer = 0, memory = 0 }]",
            Some("barrier = \"counters\""),
        ),
        (
            "next = 'submission' | bind = [{ buffer = 0, memory = 0 }]",
            Some("barrier = \"counters\""),
        ),
    ] {
        let error = wrong(&format!("{between} | {BEGIN}"));
        match needed {
            Some(needed) => {
                assert!(error.is_some_and(|text| text.contains(needed)), "{between}")
            }
            None => assert_eq!(error, None, "{between}"),
        }
    }
}

#[test]
fn dependencies_of_subpasses_order_later_subpasses_only_through_those_between() {
    let next = |order: &str| format!("barrier = '{order} via subpass' | next = 'subpass'");
    let counters = format!("{} | {}", next("counters"), next("counters"));
    let other_first = format!("{} | {}", next("data"), next("counters"));
    let other_last = format!("{} | {}", next("counters"), next("data"));
    let both = format!("{} | next = 'subpass'", next("counters"));
    for (between, missing) in [
        (next("counters"), false),
        (counters, false),
        (other_first, true),
        (other_last, true),
        // A subpass without a stated dependency depends on the one before.
        (both, false),
        // The scopes of a barrier inside a subpass end with it.
        ("barrier = 'counters via inside'".to_owned(), false),
        (
            format!("barrier = 'counters via inside' | {}", next("data")),
            true,
        ),
        (
            format!("barrier = 'counters via inside' | {}", next("counters")),
            false,
        ),
        (
            "barrier = 'counters via inside' | barrier = 'data'".to_owned(),
            true,
        ),
    ] {
        let error = wrong(&format!("{between} | {BEGIN}"));
        let says = |text: &String| text.contains("barrier = \"counters\"");
        assert_eq!(
            error.as_ref().is_some_and(says),
            missing,
            "{between}: {error:?}"
        );
    }
}

#[test]
fn passes_of_a_case_have_the_same_dependencies() {
    let pass = |orders: &[&str]| {
        let stated = orders.iter();
        let stated: String = stated
            .map(|order| format!("barrier = '{order} via subpass' | "))
            .collect();
        format!("draw = {{}} | {stated}next = 'subpass' | draw = {{}}")
    };
    let passes = |orders: [&[&str]; 2]| {
        let passes = orders.map(pass);
        wrong(&passes.join(" | next = 'submission' | "))
    };
    let (none, both): (&[&str], _) = (&[], &["data", "counters"][..]);
    for orders in [
        [none, none],
        [&["data"], &["data"]],
        [both, &["counters", "data"]],
    ] {
        assert_eq!(passes(orders), None, "{orders:?}");
    }
    for orders in [[&["data"][..], none], [none, &["data"]], [&["data"], both]] {
        let error = passes(orders).unwrap_or_default();
        assert!(
            error.contains("subpass 1 has another dependency"),
            "{orders:?}: {error}"
        );
    }
}

#[test]
fn captured_data_is_ordered_by_dependencies_of_subpasses_in_the_same_way() {
    let next = |order: &str| format!("barrier = '{order} via subpass' | next = 'subpass'");
    let again = "begin = {} | draw = {} | end = {}";
    for (links, missing) in [
        (vec!["data"], false),
        (vec!["counters"], true),
        (vec!["data", "data"], false),
        (vec!["data", "counters"], true),
        (vec!["counters", "data"], true),
    ] {
        let steps: Vec<String> = links.iter().map(|order| next(order)).collect();
        let error = wrong(&format!("{} | {again}", steps.join(" | ")));
        let says = |text: &String| text.contains("barrier = \"data\"");
        assert_eq!(
            error.as_ref().is_some_and(says),
            missing,
            "{links:?}: {error:?}"
        );
    }
}

#[test]
fn a_byte_count_draw_requires_a_barrier_after_the_end() {
    let error = wrong(&format!("barrier = 'counters' | {DRAW}"));
    assert!(error.is_some_and(|text| text.contains("barrier = \"counter_draws\"")));
    assert_eq!(wrong(&format!("barrier = 'counter_draws' | {DRAW}")), None);
}

#[test]
fn both_require_a_barrier_after_a_write_of_the_application() {
    // The first capture wrote 112 bytes: the next one writes after them.
    let write =
        "barrier = 'counter_rewrite' | write_counter = { counter = 0, value = 112, via = 'fill' }";
    for (reads, barrier) in [(BEGIN, "written"), (DRAW, "written_draws")] {
        let error = wrong(&format!("{write} | barrier = 'counters' | {reads}"));
        let needed = format!("barrier = \"{barrier}\"");
        assert!(
            error.is_some_and(|text| text.contains(&needed)),
            "{barrier}"
        );
        assert_eq!(
            wrong(&format!("{write} | barrier = '{barrier}' | {reads}")),
            None
        );
    }
}

#[test]
fn every_read_of_captured_data_or_counters_requires_its_barrier() {
    const INDIRECT: &str = "consume = { as = 'indirect', from = { memory = 0 } } | \
            bind = [{ buffer = 0, memory = 1, size = 99 }] | begin = {} | \
            draw = { command = 'indirect', draws = [{ vertices = 1 }] } | end = {}";
    let copy = |from: &str, by: &str| {
        format!(
            "copy = {{ from = {{ {from} = 0 }}, to = {{ memory = 1, offset = 0 }}, bytes = 4, via = '{by}' }}"
        )
    };
    for (reads, barrier, wrong_one) in [
        (copy("memory", "queue"), "copy", "counter_copy"),
        (copy("memory", "host"), "host", "copy"),
        (copy("counter", "queue"), "counter_copy", "copy"),
        (copy("counter", "host"), "counter_host", "counters"),
        (INDIRECT.to_owned(), "indirect", "data"),
    ] {
        let needed = format!("barrier = \"{barrier}\" is required");
        let error = wrong(&format!("barrier = '{wrong_one}' | {reads}"));
        assert!(
            error.as_ref().is_some_and(|t| t.contains(&needed)),
            "{error:?}"
        );
        assert_eq!(wrong(&format!("barrier = '{barrier}' | {reads}")), None);
    }
    let set = "write_counter = { counter = 0, value = 8, via = 'fill' }";
    let error = wrong(set);
    assert!(error.is_some_and(|text| text.contains("barrier = \"counter_rewrite\" is required")));
    assert_eq!(wrong(&format!("barrier = 'counter_rewrite' | {set}")), None);
    // A copy waits for another access than draws do.
    let copied = copy("counter", "queue");
    let steps = format!("barrier = 'counter_rewrite' | {set} | {copied}");
    assert_eq!(wrong(&steps), None);
}

#[test]
fn a_capture_into_captured_bytes_requires_a_barrier() {
    let again = "begin = {} | draw = {} | end = {}";
    let elsewhere = "bind = [{ buffer = 0, memory = 1 }]";
    for (steps, needed) in [
        (format!("barrier = 'counters' | {again}"), true),
        (format!("barrier = 'data' | {again}"), false),
        (format!("{elsewhere} | {again}"), false),
        // After the existing commands.
        (format!("barrier = 'counters' | {BEGIN}"), false),
        (
            "next = 'submission' | bind = [{ buffer = 0, memory = 0 }] | ".to_owned() + again,
            true,
        ),
    ] {
        let error = wrong(&steps);
        let says = |text: String| text.contains("in the range of binding 0: a barrier = \"data\"");
        assert_eq!(
            error.clone().is_some_and(says),
            needed,
            "{steps}: {error:?}"
        );
    }
}

#[test]
fn a_capture_must_begin_at_a_multiple_of_four() {
    let error = wrong("begin = { counters = [1] } | draw = {} | end = {}");
    assert!(error.is_some_and(|text| text.contains("counter 1, which is 6")));
    // A draw may take any number of bytes.
    let draw = "draw_byte_count = { counter = 1, stride = 4, vertices = 1 }";
    assert_eq!(wrong(draw), None);
    // The capture from byte 8 on writes over bytes of the first one.
    let later = "barrier = 'data' | write_counter = { counter = 1, value = 8, via = 'fill' } | \
                 barrier = 'written'";
    let begin = "begin = { counters = [1] } | draw = {} | end = {}";
    assert_eq!(wrong(&format!("{later} | {begin}")), None);
}

/// Rule 23: disjoint ranges are judged, and what shared bytes hold is unspecified.
#[test]
fn ranges_that_are_captured_into_at_the_same_time_share_bytes_in_probes_only() {
    let wrong = |probe: &str, outputs: &str, second: &str| {
        let text = format!(
            "about = 'x'\nrules = [23]\n{probe}\nqueries = []\ninterface.outputs = [{outputs}]\n\
             script = [{{ bind = [\
             {{ buffer = 0, memory = 0, offset = 16, size = 64 }}, \
             {{ buffer = 1, memory = 0, {second} }}] }}, 'begin', 'draw', 'end']\n"
        );
        let cases = expand("f/x.toml", &text, &Sources::embedded(), None);
        cases.err().map(|error| error.problem.to_string())
    };
    let one = "{ name = 'a', type = 'float', buffer = 0, offset = 0 }";
    let both = format!("{one}, {{ name = 'b', type = 'float', buffer = 1, offset = 0 }}");
    let error = wrong("", &both, "offset = 76, size = 64").expect("the last word is shared");
    assert!(
        error.contains("the ranges of bindings 0 and 1 share bytes"),
        "{error}"
    );
    let whole = wrong("", &both, "offset = 0, size = 20").expect("the first word is shared");
    assert_eq!(whole, error);
    for (probe, outputs, second) in [
        ("", both.as_str(), "offset = 80, size = 64"),
        ("", &both, "offset = 0, size = 16"),
        // Nothing is captured into the second range.
        ("", one, "offset = 16, size = 64"),
        (
            "probe = 'what shared bytes hold'",
            &both,
            "offset = 16, size = 64",
        ),
    ] {
        assert_eq!(wrong(probe, outputs, second), None, "{probe} {second}");
    }
}
