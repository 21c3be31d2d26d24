//! A bundle has the modules of a case for all its variations, because no variation changes a text.

use super::cases;
use std::collections::BTreeSet;
use xfb::case::{CaptureCase, Case};
use xfb::case_glsl::template::stages;
use xfb::script::commands::Command;
use xfb::sources::Sources;
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

#[test]
fn no_variation_changes_the_text_of_a_shader() {
    let sources = Sources::embedded();
    let texts = |capture: &CaptureCase| {
        let texts = capture.programs().map(|program| stages(program, &sources));
        texts.collect::<Result<Vec<_>, _>>().expect("texts")
    };
    let mut applied = BTreeSet::new();
    let smoke = cases().iter().filter(|case| case.smoke);
    for capture in smoke.filter_map(Case::capture) {
        let plain = texts(capture);
        for transformation in Transformation::all() {
            if let Some(varied) = with(capture, transformation) {
                assert_eq!(texts(&varied), plain, "{}", transformation.name());
                applied.insert(transformation.name());
            }
        }
    }
    let every: BTreeSet<_> = Transformation::all().map(Transformation::name).collect();
    let never: Vec<_> = every.difference(&applied).collect();
    assert!(never.is_empty(), "{never:?}");
}
