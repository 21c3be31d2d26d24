//! Cases of seeds.

use super::error::Result;
use super::expand;
use crate::case::Case;
use crate::generate::names;
use crate::script::Command;
use crate::script::draw::DrawForm;
use crate::sources::Sources;
use std::collections::BTreeSet;

fn sequences(kind: &str) -> Vec<Case> {
    let text = format!(
        "about = 'x'\nrules = [15]\n[axes]\nseed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]\n\
         sequence = [1, 2, 3, 4]\n[interface]\nrandom = 'seed'\nkind = '{kind}'\n\
         sequence = 'sequence'\n"
    );
    expand::expand("f/x.toml", &text, &Sources::embedded(), None).expect("a right file")
}

#[test]
fn sequences_differ_and_repeat() {
    let [first, second] = [sequences("declared"), sequences("declared")];
    assert_eq!(first.len(), 40);
    let mut scripts = BTreeSet::new();
    for (a, b) in first.iter().zip(&second) {
        let [a, b] = [a, b].map(|case| &case.capture().expect("a device").script);
        assert_eq!(a, b);
        scripts.insert(format!("{:?}", a.commands));
    }
    assert!(scripts.len() > 35, "{}", scripts.len());
}

#[test]
fn every_kind_of_command_occurs() {
    let cases = sequences("declared");
    let devices = || cases.iter().filter_map(Case::capture);
    let commands = || devices().flat_map(|device| &device.script.commands);
    let draws = || {
        commands().filter_map(|command| match command {
            Command::Draw(draw) => Some(draw),
            _ => None,
        })
    };
    for form in [DrawForm::Direct, DrawForm::Multi, DrawForm::Indirect] {
        assert!(draws().any(|draw| draw.form == form), "{form:?}");
    }
    assert!(draws().any(|draw| draw.indices.is_some()));
    assert!(commands().any(|command| matches!(command, Command::Next(_))));
    assert!(devices().any(|device| device.program.assembly.restart));
    assert!(devices().any(|device| device.script.counters.iter().any(Option::is_some)));
    let ranges = commands().filter_map(|command| match command {
        Command::Bind { ranges, .. } => Some(ranges),
        _ => None,
    });
    assert!(ranges.flatten().any(|range| range.offset > 0));
}

#[test]
fn several_streams_are_captured_where_they_are_requested() {
    for case in sequences("streams") {
        let device = case.capture().expect("a device");
        let streams: BTreeSet<u32> = device.script.queries.iter().map(|q| q.stream.0).collect();
        assert!(streams.len() > 1, "{}", case.name);
    }
}

const FILE: &str = "about = 'x'\nrules = [15]\n[axes]\nseed = [1, 2, 3, 4, 5, 6, 7, 8]\nwhole = [0, 1]\n\
                    [interface]\nrandom = 'seed'\nwhole_arrays = 'whole'\n";

fn cases(text: &str) -> Result<Vec<Case>> {
    expand::expand("f/x.toml", text, &Sources::embedded(), None)
}

#[test]
fn a_seed_gives_the_same_case_every_time() {
    let [first, second] = [cases(FILE), cases(FILE)].map(|c| c.expect("a right file"));
    assert_eq!(first.len(), 16);
    for (a, b) in first.iter().zip(&second) {
        assert_eq!((a.interface(), a.request()), (b.interface(), b.request()));
        let scripts = [a, b].map(|case| case.capture().map(|d| &d.script));
        assert_eq!(scripts[0], scripts[1]);
    }
    let lists: BTreeSet<_> = first.iter().map(|c| format!("{:?}", c.request())).collect();
    assert!(lists.len() > 8, "seeds differ");
}

#[test]
fn whole_arrays_are_requested_whole() {
    for case in cases(FILE).expect("a right file") {
        let request = case.request().expect("a request");
        let parts = names::parts(case.interface().expect("an interface"));
        let marker = |name: &String| name == "gl_NextBuffer" || name.starts_with("gl_Skip");
        let whole = |name: &String| parts.iter().any(|part| part.name == *name) || marker(name);
        if case.name.ends_with(".1") {
            assert!(
                request.names.iter().all(whole),
                "{}: {request:?}",
                case.name
            );
        }
    }
}

#[test]
fn a_seed_stands_alone() {
    for (change, column) in [
        (
            "random = 'seed'\noutputs = [{ name = 'a', type = 'int' }]",
            10,
        ),
        ("random = 'seed'\nstage = 'vertex'", 10),
    ] {
        let error = cases(&FILE.replace("random = 'seed'", change)).expect_err(change);
        assert_eq!(
            (error.problem.rule(), error.column),
            ("case.interface", column)
        );
    }
    let error = cases(&FILE.replace("random = 'seed'\n", "outputs = []\n")).expect_err("no seed");
    assert_eq!(error.problem.rule(), "case.interface");
}
