//! Floor 12: which classes of each argument the cases reach, in a way that affects a
//! verdict.
//!
//! A driver's rare faults need a particular count, size or offset: a batch of 1,000
//! vertices, a field of 16 bits, an odd number of patches. Every numeric argument of a
//! script therefore has classes of values ([`classes`]), and each class needs a case in
//! which it *matters*: the model, given another value near it, must allow something else
//! (`sight`). A class that no case reaches so is a gap, unless [`excuses`] states why it
//! cannot be reached.
//!
//! * [`classes`] – the classes of a number; [`choices`] – the values of all other arguments.
//! * `counts` – how many draws, binds, counters and other things a case has.
//! * [`situations`] – in which a command is recorded; [`pairs`] – of a class and a situation.
//! * `sight` – whether a class affects the verdict of a case.
//! * [`subject`] – the numbers of a case, and where each occurs.
//! * [`excuses`] – classes that no case can reach.

pub mod choices;
pub mod classes;
mod counts;
pub mod draws;
pub mod excuses;
pub mod forms;
pub mod pairs;
mod sight;
pub mod situations;
pub mod subject;

use crate::case::{Case, List};
use crate::script::commands::arguments::Argument;
use crate::script::commands::effects::Drawn;
use crate::script::requirements::features;
use crate::script::{Capabilities, Feature};
use classes::Class;
use draws::DrawPair;
use forms::Form;
use sight::Judged;
use std::collections::{BTreeMap, BTreeSet};
use subject::Occurrence;

/// Occurrences of a class in a case that are tried until one is seen.
const MAX_OCCURRENCES: usize = 8;

/// Occurrences of an argument in a case after which it is given up if no verdict sees one.
const MAX_UNSEEN: usize = 24;

/// A class of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    pub argument: Argument,
    pub class: Class,
}

impl Cell {
    /// Every class of every argument, in the order of the table.
    pub fn all() -> impl Iterator<Item = Cell> {
        Argument::ALL.iter().flat_map(|argument| {
            let classes = Class::all(argument.domain()).into_iter();
            classes.map(|class| Cell {
                argument: *argument,
                class,
            })
        })
    }
}

/// The cases that reach a class or a choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Cases by list, from the smoke list on; each list includes those before it.
    pub seen: [usize; 3],
    /// Cases in which the value occurs and no verdict depends on it.
    pub unseen: usize,
    /// The first case whose verdict depends on it, or else in which it occurs.
    pub example: Option<String>,
}

impl Tally {
    fn add(&mut self, case: &str, list: List, seen: bool) {
        if seen {
            if self.seen == [0; 3] {
                self.example = None;
            }
            for (count, of) in self.seen.iter_mut().zip(List::ALL) {
                *count += usize::from(of.holds(list));
            }
        } else {
            self.unseen += 1;
        }
        let first = self.example.is_none() && (seen || self.seen == [0; 3]);
        if first {
            self.example = Some(case.to_owned());
        }
    }

    fn merge(&mut self, other: Tally) {
        let was_seen = self.seen != [0; 3];
        let example = match (was_seen, other.seen != [0; 3]) {
            (true, false) => self.example.take(),
            (false, true) => other.example,
            (true, true) | (false, false) => {
                let both = [self.example.take(), other.example];
                both.into_iter().flatten().min()
            }
        };
        for (count, more) in self.seen.iter_mut().zip(other.seen) {
            *count += more;
        }
        self.unseen += other.unseen;
        self.example = example;
    }

    /// Whether the verdict of a case of the list depends on it.
    pub fn is_covered(&self, list: List) -> bool {
        self.seen[list as usize] > 0
    }
}

/// A class of a number, a value of a choice or a pair of conditions of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reached {
    /// A class, or one in a form of the command.
    Number(Cell, Option<Form>),
    /// The name of a choice, and its value.
    Choice(&'static str, &'static str),
    Draw(DrawPair),
}

impl Reached {
    /// Whether this is a part of a class or a choice: a bit, a class in a form, or a pair.
    pub fn is_detail(&self) -> bool {
        match self {
            Reached::Number(cell, _) if cell.class.is_bit() => true,
            Reached::Number(..) | Reached::Choice(..) | Reached::Draw(_) => self.is_combination(),
        }
    }

    /// Whether this is a class in a form of its command, or a pair of conditions.
    pub fn is_combination(&self) -> bool {
        match self {
            Reached::Number(_, form) => form.is_some(),
            Reached::Choice(..) => false,
            Reached::Draw(_) => true,
        }
    }

    /// Everything that is to be covered, in the order of the table.
    pub fn all() -> impl Iterator<Item = Reached> {
        let numbers = Argument::ALL.iter().flat_map(|argument| {
            let cells = Cell::all().filter(|cell| cell.argument == *argument);
            let cells: Vec<Cell> = cells.collect();
            let cells = cells.into_iter();
            let in_forms = cells.clone().filter(|cell| cell.class.has_pairs());
            let forms = forms::possible(*argument).into_iter();
            let forms = forms.flat_map(move |form| {
                let cells = in_forms.clone();
                cells.map(move |cell| Reached::Number(cell, Some(form)))
            });
            cells.map(|cell| Reached::Number(cell, None)).chain(forms)
        });
        let choices = choices::choices().flat_map(|choice| {
            let values = choice.values.iter();
            values.map(|value| Reached::Choice(choice.name, value))
        });
        numbers
            .chain(choices)
            .chain(draws::all().map(Reached::Draw))
    }
}

/// Whatever cases reach.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    pub tallies: BTreeMap<Reached, Tally>,
    /// Cases that were examined.
    pub cases: usize,
}

impl Coverage {
    /// Adds what a case reaches on a device that offers everything, without what is skipped
    /// with its tally so far.
    pub fn add(
        &mut self,
        case: &Case,
        list: List,
        device: &Capabilities,
        skips: &dyn Fn(&Reached, Option<&Tally>) -> bool,
    ) {
        let Some(judged) = Judged::new(case, device) else {
            return;
        };
        self.cases += 1;
        let tallies = &mut self.tallies;
        let skips_now = |tallies: &BTreeMap<Reached, Tally>, reached: &Reached| {
            skips(reached, tallies.get(reached))
        };
        let forms = judged.forms();
        for (argument, values) in judged.subject().occurrences() {
            let forms = forms.forms_of_values(argument, &values);
            let mut found: BTreeMap<Reached, Vec<usize>> = BTreeMap::new();
            for (occurrence, Occurrence { value, .. }) in values.iter().enumerate() {
                for class in Class::classify(*value, argument.domain()) {
                    let own = forms[occurrence].iter().filter(|_| class.has_pairs());
                    for form in own.map(|form| Some(*form)).chain([None]) {
                        let cell = Cell { argument, class };
                        let occurrences = found.entry(Reached::Number(cell, form)).or_default();
                        if occurrences.len() < MAX_OCCURRENCES {
                            occurrences.push(occurrence);
                        }
                    }
                }
            }
            found.retain(|reached, _| !skips_now(tallies, reached));
            let mut known: BTreeMap<usize, bool> = BTreeMap::new();
            for (reached, occurrences) in found {
                let is_known = occurrences.iter().any(|own| known.get(own) == Some(&true));
                let seen = is_known
                    || occurrences.into_iter().any(|occurrence| {
                        if known.len() >= MAX_UNSEEN && !known.values().any(|seen| *seen) {
                            return false;
                        }
                        *known.entry(occurrence).or_insert_with(|| {
                            judged.sees(argument, occurrence, values[occurrence].value)
                        })
                    });
                tallies
                    .entry(reached)
                    .or_default()
                    .add(&case.name, list, seen);
            }
        }
        let capture = case.capture().expect("a judged case captures");
        for choice in choices::choices() {
            let values: BTreeSet<&'static str> = (choice.of)(capture).into_iter().collect();
            for value in values {
                let tally = tallies
                    .entry(Reached::Choice(choice.name, value))
                    .or_default();
                tally.add(&case.name, list, judged.compares());
            }
        }
        let pairs = draws::reached(&judged, capture, &|reached| skips_now(tallies, reached));
        for (pair, seen) in pairs {
            tallies.entry(pair).or_default().add(&case.name, list, seen);
        }
    }

    /// Adds what other cases reach.
    pub fn merge(&mut self, other: Coverage) {
        for (reached, tally) in other.tallies {
            self.tallies.entry(reached).or_default().merge(tally);
        }
        self.cases += other.cases;
    }
}

/// Returns the vertices of all draws of a case, by which the model's time rises.
pub fn drawn_vertices(case: &Case) -> u64 {
    let commands = case.capture().into_iter().flat_map(|c| &c.script.commands);
    let draws = commands.filter_map(|command| command.effects().draws);
    let vertices = draws.map(|drawn| match drawn {
        Drawn::Vertices(draw) => {
            let calls = draw.drawn().iter();
            calls
                .map(|c| u64::from(c.vertices).saturating_mul(c.instances.into()))
                .fold(0, u64::saturating_add)
        }
        Drawn::ByteCount(draw) => u64::from(draw.vertices).saturating_mul(draw.instances.into()),
    });
    vertices.fold(0, u64::saturating_add)
}

/// A device that offers every feature that these cases require.
pub fn capable_device<'a>(cases: impl IntoIterator<Item = &'a Case>) -> Capabilities {
    let mut offered: BTreeSet<Feature> = BTreeSet::new();
    for capture in cases.into_iter().filter_map(Case::capture) {
        offered.extend(capture.programs().flat_map(|p| p.features.iter().copied()));
        let rasterized = capture.rasterized();
        let queries = capture.script.queries.iter();
        offered.extend(queries.flat_map(|query| features::query(*query, rasterized)));
    }
    Capabilities::with_features(offered)
}
