//! The variation of a case that a seed selects.
//!
//! Each transformation has a rank for each case, a hash of both names and the seed
//! (rendezvous hashing): a new transformation, or a new case, moves few variations. The first
//! two transformations that apply make the variation, each at up to three places. Where one is
//! not legal while a query is active, the queries are omitted.

use super::transformation::{Reach, Transformation};
use super::{Item, varied};
use crate::case::{Body, CaptureCase, Case};
use twox_hash::XxHash64;

/// The number of cases of which one stays plain.
const PLAIN_OF: u64 = 10;
/// Transformations of a variation.
const TRANSFORMATIONS: usize = 2;
/// The number of cases of which one is in the sample of those that stay plain.
const SAMPLE_OF: u64 = 10 * PLAIN_OF;
/// Places of a transformation.
const PLACES: usize = 3;
/// Places that are tried for a transformation.
const MOST_PLACES: usize = 8;

/// Whether the case of this name is in the sample, which stays plain.
pub fn is_in_sample(name: &str, seed: u64) -> bool {
    plain_rank(name, seed).is_multiple_of(SAMPLE_OF)
}

/// Returns the variation of a case; empty for one that stays plain. `is_supported` returns
/// whether the device can run a varied case.
pub fn chosen(
    case: &Case,
    seed: u64,
    is_supported: &mut dyn FnMut(&CaptureCase) -> bool,
) -> Vec<Item> {
    let Body::Capture(capture) = &case.body else {
        return Vec::new();
    };
    // A probe records what the device does in this very case.
    if capture.probe.is_some() || plain_rank(&case.name, seed).is_multiple_of(PLAIN_OF) {
        return Vec::new();
    }
    let omission = Item {
        transformation: Transformation::no_queries(),
        command: None,
    };
    let ranked = Transformation::all().filter(|one| *one != omission.transformation);
    let mut ranked: Vec<Transformation> = ranked.collect();
    ranked.sort_by_cached_key(|one| rank(seed, &case.name, one.name(), 0));
    let mut is_possible =
        |items: &[Item]| varied(capture, items).is_some_and(|case| is_supported(&case));
    let mut chosen: Vec<Item> = Vec::new();
    let mut transformations = 0;
    for transformation in ranked {
        let places = places(capture, transformation, seed, &case.name);
        let mut omitting = chosen.clone();
        omitting.push(omission);
        for before in [chosen.clone(), omitting] {
            let items = places.iter().fold(before.clone(), |mut items, item| {
                if items.len() < before.len() + PLACES {
                    items.push(*item);
                    if !is_possible(&items) {
                        items.pop();
                    }
                }
                items
            });
            if items.len() > before.len() {
                chosen = items;
                transformations += 1;
                break;
            }
            if chosen.contains(&omission) {
                break;
            }
        }
        if transformations == TRANSFORMATIONS {
            break;
        }
    }
    chosen
}

/// Returns the places of a transformation, by their ranks.
fn places(case: &CaptureCase, transformation: Transformation, seed: u64, name: &str) -> Vec<Item> {
    let item = |command| Item {
        transformation,
        command,
    };
    if transformation.reach() == Reach::Case {
        return vec![item(None)];
    }
    let reach = transformation.reach();
    let commands = case.script.commands.iter().enumerate();
    let places = commands.filter(|(_, command)| reach.is_at(command));
    let mut places: Vec<usize> = places.map(|(number, _)| number).collect();
    places.sort_by_cached_key(|number| rank(seed, name, transformation.name(), 1 + *number as u64));
    places.truncate(MOST_PLACES);
    places
        .into_iter()
        .map(|number| item(Some(number)))
        .collect()
}

fn plain_rank(case: &str, seed: u64) -> u64 {
    rank(seed, case, "plain", 0)
}

fn rank(seed: u64, case: &str, transformation: &str, place: u64) -> u64 {
    XxHash64::oneshot(seed, format!("{case} {transformation} {place}").as_bytes())
}
