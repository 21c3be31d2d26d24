use super::script_of;
use crate::case_file::expand::expand;
use crate::script::ValidScript;
use crate::script::counters::{CounterHome, CounterPlace};
use crate::script::placement::Allocation;
use crate::sources::Sources;
use crate::units::CounterIndex;

fn script(rest: &str) -> Result<ValidScript, String> {
    let text = format!(
        "about = 'x'\nrules = [1]\n{rest}\n[interface]\n\
         outputs = [{{ name = 'a', type = 'vec4', offset = 0 }}]\n[[script]]\n\
         bind = [{{ buffer = 0, memory = 3, offset = 16, size = 32 }}]\n[[script]]\n\
         begin = {{}}\n[[script]]\ndraw = {{}}\n[[script]]\nend = {{ counters = [0] }}\n"
    );
    script_of(&text)
}

#[test]
fn the_middle_of_a_large_buffer_is_unseen() {
    let text = |unseen: &str, rest: &str| {
        format!(
            "about = 'x'\nrules = [1]\nskip_readback = {unseen}\n{rest}\n[interface]\n\
             outputs = [{{ name = 'a', type = 'vec4', offset = 0 }}]\n[[script]]\n\
             bind = [{{ buffer = 0, offset = 4294967296 }}]\n[[script]]\n\
             begin = {{}}\n[[script]]\ndraw = {{}}\n[[script]]\nend = {{}}\n"
        )
    };
    let read = |text: &str| {
        let cases = expand("f/x.toml", text, &Sources::embedded(), None);
        cases.map(|cases| cases[0].capture().expect("a device case").script.clone())
    };
    let script = read(&text("{ from = 64, to = '4294967296 - 64' }", "")).expect("right");
    assert_eq!(script.placement.unseen, 64..(1 << 32) - 64);
    assert!(script.buffers[0] > 1 << 32, "{:?}", script.buffers);
    let wrong = [
        ("{ from = 64, to = 64 }", "", "case.empty"),
        ("{ from = 64, to = 66 }", "", "case.range"),
        ("{ from = 64, to = 1024 }", "", "case.range"),
        (
            "{ from = 64, to = 4294967232 }",
            "allocation = 'sparse'",
            "case.script",
        ),
        (
            "{ from = 64, to = 4294967232 }",
            "counters = [{ memory = 0, offset = 8 }]",
            "case.script",
        ),
    ];
    for (unseen, rest, rule) in wrong {
        let error = read(&text(unseen, rest)).expect_err(unseen);
        assert_eq!(error.problem.rule(), rule, "{error}");
    }
}

#[test]
fn a_counter_lies_in_a_captured_buffer() {
    let placed = "allocation = 'sparse'\n[[counters]]\nmemory = 3\noffset = 64";
    let script = script(placed).expect("a right file");
    assert_eq!(script.placement.allocation, Allocation::Sparse);
    let place = CounterPlace {
        home: CounterHome::Capture(0),
        offset: 64,
    };
    assert_eq!(script.counter_place(CounterIndex(0)), place);
    assert!(script.buffers[0] >= 68, "{}", script.buffers[0]);
}

#[test]
fn what_cannot_be_is_refused() {
    for (placed, part) in [
        (
            "allocation = 'paper'\n[[counters]]",
            "host_cached, host_coherent",
        ),
        ("[[counters]]\nmemory = 3", "needs an 'offset'"),
        (
            "[[counters]]\nmemory = 3\noffset = 6",
            "a multiple of 4, seen 6",
        ),
        (
            "[[counters]]\nmemory = 3\noffset = 44",
            "contains counter 0",
        ),
    ] {
        let error = script(placed).expect_err(part);
        assert!(error.contains(part), "{error}");
    }
}
