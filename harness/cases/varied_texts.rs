//! A bundle has the texts of a case for all its variations.

use super::cases;
use std::collections::BTreeSet;
use xfb::case::Program;
use xfb::case::{CaptureCase, Case};
use xfb::case_glsl::GlslError;
use xfb::case_glsl::template::{stages, stages_of_variations};
use xfb::script::commands::Command;
use xfb::sources::{Sources, StageSource};
use xfb::vary::{Item, Reach, Transformation, varied};

/// The case with one transformation at the first place where it applies.
fn with(capture: &CaptureCase, transformation: Transformation) -> Option<CaptureCase> {
    let reach = transformation.reach();
    let is_place = |(number, command): (usize, &Command)| reach.is_at(command).then_some(number);
    let commands = capture.script.commands.iter().enumerate();
    let places: Vec<Option<usize>> = match reach {
        Reach::Case => vec![None],
        Reach::InCapture
        | Reach::Between
        | Reach::Draw
        | Reach::Barrier
        | Reach::Bind
        | Reach::Capture => commands.filter_map(is_place).map(Some).collect(),
    };
    places.into_iter().find_map(|command| {
        let item = Item {
            transformation,
            command,
        };
        varied(capture, &[item])
    })
}

/// The texts of all programs of a case.
fn texts(
    capture: &CaptureCase,
    of_program: fn(&Program, &Sources) -> Result<Vec<StageSource>, GlslError>,
) -> BTreeSet<String> {
    let sources = Sources::embedded();
    let stages = capture
        .programs()
        .map(|program| of_program(program, &sources));
    let stages = stages.flat_map(|stages| stages.expect("texts"));
    stages
        .map(|stage| format!("{} {}", stage.stage, stage.text))
        .collect()
}

/// Checks the texts of a case with a transformation; returns whether they differ from those of the
/// plain case, and `None` if the transformation does not apply.
fn changes_text(capture: &CaptureCase, transformation: Transformation) -> Option<bool> {
    let varied = texts(&with(capture, transformation)?, stages);
    let bundled = texts(capture, stages_of_variations);
    let lacking: Vec<_> = varied.difference(&bundled).collect();
    assert!(lacking.is_empty(), "{}: {lacking:?}", transformation.name());
    Some(varied != texts(capture, stages))
}

#[test]
fn no_variation_has_a_text_that_bundles_lack() {
    let captures = |smoke| cases().iter().filter(move |case| case.smoke == smoke);
    let mut changing = BTreeSet::new();
    for transformation in Transformation::all() {
        let change = |case: &Case| changes_text(case.capture()?, transformation);
        let seen: Vec<bool> = captures(true).filter_map(change).collect();
        let seen = match seen.as_slice() {
            [] => captures(false).find_map(change).into_iter().collect(),
            _ => seen,
        };
        let name = transformation.name();
        assert!(!seen.is_empty(), "{name} applies to no case");
        if seen.contains(&true) {
            changing.insert(name);
        }
    }
    assert_eq!(
        changing,
        ["dynamic_patch_points", "toggled_patch_points"].into()
    );
}
