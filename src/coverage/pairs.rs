//! Pairs of a class of an argument and a [`Situation`] in which it occurs: a driver's rarest
//! faults need both.

use super::classes::Class;
use super::sight::Judged;
use super::situations::{self, SITUATIONS, Situation};
use super::subject::{Occurrence, Subject};
use super::{Cell, MAX_OCCURRENCES};
use crate::case::{CaptureCase, Case};
use crate::script::Capabilities;
use crate::script::commands::Command;
use crate::script::commands::arguments::{Argument, Scope};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A class of an argument in a situation.
pub type Pair = (Cell, Situation);

/// Every pair that can occur, by argument, class and situation.
pub fn all() -> impl Iterator<Item = Pair> {
    Cell::all().flat_map(|cell| {
        let situations = SITUATIONS.into_iter().map(|(situation, _)| situation);
        situations
            .filter(move |situation| is_possible(cell, *situation))
            .map(move |situation| (cell, situation))
    })
}

/// Whether the class can occur in the situation.
fn is_possible(cell: Cell, situation: Situation) -> bool {
    let of_own_kind = situation == Situation::AfterByteCount
        && matches!(
            cell.argument,
            Argument::ByteCountInstances
                | Argument::ByteCountFirstInstance
                | Argument::ByteCountOffset
                | Argument::ByteCountStride
        );
    // A begin resumes by a counter.
    let resumes_by_none = situation == Situation::Resumed
        && cell.argument == Argument::BeginCount
        && cell.class == Class::Zero;
    cell.class.has_pairs()
        && situations::applies(situation, cell.argument.scope())
        && !of_own_kind
        && !resumes_by_none
}

/// The pairs that cases cover.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    pub covered: BTreeSet<Pair>,
    /// Cases that were examined.
    pub cases: usize,
}

impl Pairs {
    /// Adds what a case covers on a device that offers everything.
    pub fn add(&mut self, case: &Case, device: &Capabilities) {
        if let Some(new) = Pairs::new_of(case, device, &self.covered) {
            self.covered.extend(new);
            self.cases += 1;
        }
    }

    /// Returns what a case covers other than what is known; `None` if no verdict judges it.
    pub fn new_of(
        case: &Case,
        device: &Capabilities,
        known: &BTreeSet<Pair>,
    ) -> Option<BTreeSet<Pair>> {
        let judged = Judged::new(case, device)?;
        let mut found = BTreeSet::new();
        let capture = case.capture().expect("a judged case captures");
        let situations = situations::command_situations(capture);
        for (argument, values) in judged.subject().occurrences() {
            let mut tried: BTreeMap<Pair, usize> = BTreeMap::new();
            for place in places(argument, &values, &situations, capture) {
                let new: Vec<Pair> = pairs_at(argument, &place)
                    .filter(|pair| !known.contains(pair) && !found.contains(pair))
                    .collect();
                let is_tried = |pair: &Pair| tried.get(pair).is_some_and(|n| *n >= MAX_OCCURRENCES);
                if new.iter().all(is_tried) {
                    continue;
                }
                if judged.sees(argument, place.occurrence, place.value) {
                    found.extend(new);
                } else {
                    for pair in new {
                        *tried.entry(pair).or_default() += 1;
                    }
                }
            }
        }
        Some(found)
    }

    /// Whether a case covers a pair.
    pub fn covers(case: &Case, device: &Capabilities, (cell, situation): Pair) -> bool {
        let Some(judged) = Judged::new(case, device) else {
            return false;
        };
        let capture = case.capture().expect("a judged case captures");
        let situations = situations::command_situations(capture);
        let argument = cell.argument;
        let all = judged.subject().occurrences();
        let values = all.get(&argument).map_or(&[][..], Vec::as_slice);
        places(argument, values, &situations, capture)
            .iter()
            .filter(|place| {
                let mut classes = Class::classify(place.value, argument.domain());
                classes.any(|class| class == cell.class) && place.situations.contains(&situation)
            })
            .take(MAX_OCCURRENCES)
            .any(|place| judged.sees(argument, place.occurrence, place.value))
    }

    /// Adds what other cases cover.
    pub fn merge(&mut self, other: Pairs) {
        self.covered.extend(other.covered);
        self.cases += other.cases;
    }
}

/// The pairs that occur in a case, whether or not a verdict depends on them.
pub fn occurring(case: &CaptureCase) -> BTreeSet<Pair> {
    let situations = situations::command_situations(case);
    let mut found = BTreeSet::new();
    for (argument, values) in Subject::new(case, &case.script).occurrences() {
        for place in places(argument, &values, &situations, case) {
            found.extend(pairs_at(argument, &place));
        }
    }
    found
}

/// Returns the pairs of a value of the argument.
fn pairs_at(argument: Argument, place: &Place) -> impl Iterator<Item = Pair> {
    let classes = Class::classify(place.value, argument.domain());
    classes.flat_map(move |class| {
        let cell = Cell { argument, class };
        let here = place.situations.iter().copied();
        here.filter(move |situation| is_possible(cell, *situation))
            .map(move |situation| (cell, situation))
    })
}

/// Chooses few of the candidates that cover the same as all of them: again and again the one
/// that adds the most, the first of equals. Returns their indices in ascending order.
pub fn cover(candidates: &[BTreeSet<Pair>]) -> Vec<usize> {
    let mut left: Vec<BTreeSet<Pair>> = candidates.to_vec();
    let mut chosen = Vec::new();
    while let Some((best, most)) = left
        .iter()
        .map(BTreeSet::len)
        .enumerate()
        .max_by_key(|(number, adds)| (*adds, Reverse(*number)))
        && most > 0
    {
        let added = std::mem::take(&mut left[best]);
        for other in &mut left {
            other.retain(|pair| !added.contains(pair));
        }
        chosen.push(best);
    }
    chosen.sort_unstable();
    chosen
}

/// The situations of the values of an argument. A property that is stated once for the case is
/// in the situations of every command that uses it.
struct Place {
    /// The number of the occurrence among the values of the argument.
    occurrence: usize,
    value: u64,
    situations: BTreeSet<Situation>,
}

/// Returns the values of an argument with the situations of their commands.
fn places(
    argument: Argument,
    values: &[Occurrence],
    situations: &[BTreeSet<Situation>],
    case: &CaptureCase,
) -> Vec<Place> {
    let uses: fn(&Command) -> bool = match argument.scope() {
        Scope::Bind | Scope::Begin | Scope::End | Scope::Draws | Scope::Transfer => {
            let places = values.iter().enumerate().map(|(occurrence, at)| Place {
                occurrence,
                value: at.value,
                situations: situations[at.command.expect("an argument of a command")].clone(),
            });
            return places.collect();
        }
        Scope::Query => |_| false,
        Scope::Program => |command| command.effects().draws.is_some(),
        Scope::Counter => |command| {
            let effects = command.effects();
            effects.begins_capture.is_some() || matches!(command, Command::DrawByteCount(_))
        },
    };
    let users = case.script.commands.iter().zip(situations);
    let used = users.filter(|(command, _)| uses(command));
    let all: BTreeSet<Situation> = used.flat_map(|(_, here)| here.iter().copied()).collect();
    // Of a long list of indices, the first ones of each class suffice.
    let mut counts: BTreeMap<Class, usize> = BTreeMap::new();
    let values = values.iter().enumerate().filter(|(_, at)| {
        let mut wanted = false;
        for class in Class::classify(at.value, argument.domain()) {
            let count = counts.entry(class).or_default();
            *count += 1;
            wanted |= *count <= MAX_OCCURRENCES;
        }
        wanted
    });
    let places = values.map(|(occurrence, at)| Place {
        occurrence,
        value: at.value,
        situations: all.clone(),
    });
    places.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Library;
    use crate::coverage::capable_device;

    #[test]
    fn few_candidates_cover_what_all_of_them_do() {
        let pairs: Vec<Pair> = all().take(5).collect();
        let of = |numbers: &[usize]| numbers.iter().map(|n| pairs[*n]).collect();
        let candidates: Vec<BTreeSet<Pair>> =
            vec![of(&[0, 1]), of(&[]), of(&[1, 2, 3]), of(&[0, 4]), of(&[4])];
        assert_eq!(cover(&candidates), [2, 3]);
    }

    #[test]
    fn what_a_case_covers_occurs_in_it() {
        let library = Library::embedded();
        let name = "xfb.counter.first.1";
        let case = library.get(name).expect("no mistake").expect(name);
        let occurring = occurring(case.capture().expect("it captures"));
        let mut covered = Pairs::default();
        covered.add(&case, &capable_device([&case]));
        assert!(!covered.covered.is_empty() && covered.covered.is_subset(&occurring));
        assert!(occurring.len() < all().count());
    }

    #[test]
    fn no_argument_is_in_a_situation_that_is_impossible() {
        let has = |argument, situation| {
            all().any(|(cell, other)| cell.argument == argument && other == situation)
        };
        assert!(has(Argument::VertexCount, Situation::InsideAfterState));
        assert!(!has(Argument::RangeOffset, Situation::InsideAfterState));
        assert!(!has(Argument::ByteCountStride, Situation::AfterByteCount));
        assert!(!has(Argument::BeginFirst, Situation::Multiview));
    }
}
