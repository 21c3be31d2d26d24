//! Tests of the expansion of files into cases, and of the places of mistakes.

use super::*;
use crate::script::{Command, Topology};
use serde::Deserialize;

/// A case that is right; `|` in an argument of [`mistake`] separates what
/// is replaced from what it is replaced by.
const RIGHT: &str = "about = 'x'
rules = [15]
[axes]
n = [1, 2]
[interface]
outputs = [{ name = 'a', type = 'vec{n}', offset = 0, stride = 16 }]
[[counters]]
[[script]]
bind = [{ buffer = 0, size = '7 vertices' }]
[[script]]
begin = {}
[[script]]
draw = {}
[[script]]
end = { counters = [0] }
[[table]]
varyings = [{ name = 'a', type = 'GL_FLOAT', offset = 0 }]
";

fn cases(text: &str) -> Result<Vec<Case>> {
    let text = text.replace("vec{n}", "vec4");
    expand("f/x.toml", &text, &Sources::embedded(), None)
}

#[test]
fn a_file_gives_a_case_per_combination() {
    let cases = cases(RIGHT).expect("a right file");
    let names: Vec<&str> = cases.iter().map(|c| c.name.as_str()).collect();
    assert_eq!(names, ["xfb.f.x.1", "xfb.f.x.2"]);
    let seeds = cases.iter().filter_map(|c| Some(c.capture()?.script.seed));
    let seeds: Vec<u32> = seeds.collect();
    assert_eq!(seeds, [build::case::seed_of("f/x.toml"); 2]);
    let one = expand("f/x.toml", RIGHT, &Sources::embedded(), Some("xfb.f.x.2"));
    assert_eq!(one.expect("a right file").len(), 1);
}

/// The keys that differ where the axis of [`RIGHT`] is 2.
const DIFFERENT: &str = "[when.n.2]
about = 'y {n}'
interface.outputs = [{ name = 'b', type = 'uint', offset = 0 }]
pipeline.topology = 'lines'
";

#[test]
fn a_value_of_an_axis_replaces_what_the_file_states() {
    let cases = cases(&format!("{RIGHT}{DIFFERENT}").replace("[[table]]", "[[when.n.1.table]]"));
    let cases = cases.unwrap_or_else(|error| panic!("{error}"));
    let abouts: Vec<&str> = cases.iter().map(|case| case.about.as_str()).collect();
    assert_eq!(abouts, ["x", "y 2"]);
    let captures: Vec<_> = cases.iter().filter_map(Case::capture).collect();
    let tables = captures.iter().map(|capture| &capture.references.tables);
    assert_eq!(tables.map(Vec::len).collect::<Vec<_>>(), [1, 0]);
    let outputs = captures
        .iter()
        .map(|capture| &capture.program.interface.outputs);
    let outputs = outputs.map(|outputs| outputs[0].name.as_str());
    assert_eq!(outputs.collect::<Vec<_>>(), ["a", "b"]);
}

#[test]
fn differences_name_an_axis_a_value_and_keys_of_a_case() {
    for (when, rule, line) in [
        ("[when.m.2]\nabout = 'y'", "case.undeclared_axis", 18),
        ("[when.n.3]\nabout = 'y'", "case.axis", 18),
        ("[when.n.2]\nsmoke = true", "case.unknown_key", 19),
        ("[when.n]\n2 = 'y'", "case.value", 19),
    ] {
        let error = cases(&format!("{RIGHT}{when}\n")).expect_err(when);
        assert_eq!((error.problem.rule(), error.line), (rule, line), "{error}");
    }
}

/// The content of `expand_tests.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mistakes {
    mistakes: Vec<(String, String, usize, usize)>,
}

#[test]
fn mistakes_name_their_kind_and_place() {
    let Mistakes { mistakes } =
        toml::from_str(include_str!("expand_tests.toml")).expect("the mistakes");
    assert_eq!(mistakes.len(), 47);
    let mut wrong = Vec::new();
    for (change, rule, line, column) in mistakes {
        let (from, to) = change.split_once('|').expect("a change");
        assert!(RIGHT.contains(from), "{from}");
        let error = match cases(&RIGHT.replace(from, to)) {
            Ok(_) => panic!("{change} is accepted"),
            Err(error) => error,
        };
        let seen = (error.problem.rule(), error.line, error.column);
        if seen != (&*rule, line, column) {
            wrong.push(format!("{change}: {error}, not {rule} at {line}:{column}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn repeated_steps_are_bounded() {
    let steps =
        "repeat = { times = 900, steps = [{ repeat = { times = 900, steps = [{ draw = {} }] } }] }";
    let error = cases(&RIGHT.replace("draw = {}", steps)).expect_err("too many");
    assert_eq!(error.problem.rule(), "case.value");
}

#[test]
fn nothing_is_read_for_millions_of_combinations() {
    let axes: String = (0..12)
        .map(|i| format!("a{i} = [{}]\n", "1,".repeat(4)))
        .collect();
    let text = RIGHT.replace("n = [1, 2]\n", &axes);
    let error = cases(&text).expect_err("too many");
    assert_eq!(error.problem.rule(), "case.too_many_combinations");
    assert!(error.to_string().contains("16777216"), "{error}");
}

#[test]
fn damaged_files_never_panic() {
    let sources = Sources::embedded();
    let files = [
        "place/stride.toml",
        "resume/parts.toml",
        "table/w12.toml",
        "stream/two.toml",
    ];
    let mut state = 1u32;
    let mut random = |below: usize| {
        state = state.wrapping_mul(0x2c1b_3c6d).wrapping_add(0x9e37_79b9);
        (state >> 8) as usize % below.max(1)
    };
    for file in files {
        let text = sources.case(file).expect("readable").expect(file);
        let read = |text: &str| {
            if let Err(error) = expand(file, text, &sources, None) {
                assert!(error.line > 0 && error.column > 0);
                assert!(
                    !error
                        .with_excerpt(crate::terminal::Screen::stderr())
                        .is_empty()
                );
            }
        };
        for end in 0..text.len() {
            read(text.get(..end).unwrap_or(""));
        }
        for _ in 0..1500 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=random(3) {
                let at = random(bytes.len());
                let other = bytes[random(bytes.len())];
                match random(4) {
                    0 => bytes[at] = other,
                    1 => bytes.insert(at, other),
                    2 => drop(bytes.remove(at)),
                    _ => bytes[at] = b"0123456789-{}[]'\"\n=,"[random(20)],
                }
            }
            read(&String::from_utf8_lossy(&bytes));
        }
    }
}

#[test]
fn mistakes_are_reported_in_the_words_of_case_files() {
    for (from, to, part) in [
        (
            "draw = {}",
            "draw = {}\nbarrier = 'data'",
            "expected a table of one key: one of bind, begin",
        ),
        (
            "[[script]]\nbegin",
            "[[script]]\nbind = [{ buffer = 0 }, { buffer = 9, size = '7 vertices' }]\n[[script]]\nbegin",
            "nothing is captured into this buffer",
        ),
    ] {
        assert!(RIGHT.contains(from), "{from}");
        let error = cases(&RIGHT.replacen(from, to, 1))
            .expect_err(part)
            .to_string();
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn a_when_inside_what_differs_applies_where_both_values_do() {
    let text = "about = 'x'\nrules = [15]\naxes.a = [1, 2]\naxes.b = ['c', 'd']\n\
                interface.outputs = [{ name = 'v', type = 'vec2', offset = 0 }]\n\
                script = ['begin', { draw = { vertices = 1 } }, 'end']\n\
                [when.a.2]\npipeline.topology = 'lines'\n\
                [when.a.2.when.b.d]\nscript = ['begin', { draw = { vertices = 4 } }, 'end']\n";
    let found = cases(text).unwrap_or_else(|error| panic!("{error}"));
    let stated: Vec<_> = found
        .iter()
        .map(|case| {
            let capture = case.capture().expect("it captures");
            let drawn = capture
                .script
                .commands
                .iter()
                .find_map(|command| match command {
                    Command::Draw(draw) => Some(draw.calls[0].vertices),
                    _ => None,
                });
            (capture.program.assembly.topology, drawn.expect("a draw"))
        })
        .collect();
    let [points, lines] = [Topology::Points, Topology::Lines];
    assert_eq!(stated, [(points, 1), (points, 1), (lines, 1), (lines, 4)]);
    for (from, to, part) in [
        ("when.b.d", "when.b.e", "'e'"),
        ("when.b.d", "when.c.d", "'c'"),
        (
            "2.when.b.d]\n",
            "2.when.b.d]\naxes.e = [1]\n",
            "unknown key 'axes'",
        ),
    ] {
        let error = cases(&text.replace(from, to)).expect_err(part).to_string();
        assert!(error.contains(part), "{error}");
    }
}
