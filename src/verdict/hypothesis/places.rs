//! The places of a job that a device may misread, and how a headline names them.

use crate::script::{Script, text};
use crate::units::Binding;
use std::collections::BTreeSet;
use std::fmt::Display;

/// A command, a binding, or a binding at a command; an output of a program; nothing for what
/// has one place only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    /// The number of the command.
    pub(super) command: Option<usize>,
    pub(super) binding: Option<Binding>,
    pub(super) output: Option<OutputPlace>,
}

/// An output of a program, or two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct OutputPlace {
    pub(super) program: usize,
    pub(super) output: usize,
    pub(super) other: Option<usize>,
}

/// The misread places as a clause before a fault: "" for all, `at bind 2 of 3, for binding 1, `
/// for one of several.
pub(super) fn clause(script: &Script, all: &[Place], misread: &BTreeSet<Place>) -> String {
    let is_all = |of: &dyn Fn(&Place) -> bool| all.iter().all(of);
    if is_all(&|place| misread.contains(place)) {
        return String::new();
    }
    let commands: BTreeSet<usize> = misread.iter().filter_map(|place| place.command).collect();
    let bindings: BTreeSet<Binding> = misread.iter().filter_map(|place| place.binding).collect();
    let has_command = |place: &Place| place.command.is_none_or(|c| commands.contains(&c));
    let has_binding = |place: &Place| place.binding.is_none_or(|b| bindings.contains(&b));
    let is_product =
        is_all(&|place| misread.contains(place) == (has_command(place) && has_binding(place)));
    if !is_product {
        let each = misread.iter().map(|place| {
            let commands = place.command.map(|command| at(script, &[command]));
            let binding = place
                .binding
                .map(|binding| format!("for binding {binding}"));
            let parts: Vec<String> = commands.into_iter().chain(binding).collect();
            parts.join(" ")
        });
        return each.collect::<Vec<_>>().join(", ") + ", ";
    }
    let mut clause = String::new();
    if !is_all(&has_command) {
        let commands: Vec<usize> = commands.into_iter().collect();
        clause += &format!("{}, ", at(script, &commands));
    }
    if !is_all(&has_binding) {
        let noun = if bindings.len() == 1 {
            "binding"
        } else {
            "bindings"
        };
        clause += &format!("for {noun} {}, ", list(bindings));
    }
    clause
}

/// `at begins 2 and 3 of 4`
fn at(script: &Script, commands: &[usize]) -> String {
    let noun = script.commands[commands[0]].noun();
    let noun = noun.expect("hypotheses are about such commands");
    let ordinals = commands
        .iter()
        .map(|&number| text::count(&script.commands[..=number], noun));
    let plural = if commands.len() == 1 { "" } else { "s" };
    format!(
        "at {noun}{plural} {} of {}",
        list(ordinals),
        text::count(&script.commands, noun)
    )
}

/// `1, 2 and 3`
pub(super) fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}
