//! The numbers of a case that reach the device as arguments, and where each occurs.

use crate::case::CaptureCase;
use crate::script::Script;
use crate::script::commands::arguments::Argument;
use crate::script::commands::slots::{Arguments, Number};
use crate::script::program::Assembly;
use std::collections::BTreeMap;

/// The numbers that a case gives to the device: its script, and how its programs produce
/// primitives.
#[derive(Clone, Debug)]
pub struct Subject {
    pub script: Script,
    /// The assembly of each program, by its number.
    pub assemblies: Vec<Assembly>,
}

/// A value of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    pub value: u64,
    /// The number of its command; `None` for a property of the script or of a program.
    pub command: Option<usize>,
}

/// Called with each number, its argument, and the number of its command if it has one.
type Visit<'a> = dyn FnMut(Option<usize>, Argument, &mut dyn Number) + 'a;

impl Subject {
    /// Returns the numbers of a case whose script has been replaced by this one.
    pub fn new(case: &CaptureCase, script: &Script) -> Subject {
        Subject {
            script: script.clone(),
            assemblies: case.programs().map(|p| p.assembly.clone()).collect(),
        }
    }

    /// Returns the values of each argument that occurs, in fixed order.
    pub fn occurrences(&self) -> BTreeMap<Argument, Vec<Occurrence>> {
        let mut found: BTreeMap<Argument, Vec<Occurrence>> = BTreeMap::new();
        self.clone().visit(&mut |command, argument, number| {
            found.entry(argument).or_default().push(Occurrence {
                value: number.get(),
                command,
            });
        });
        found
    }

    /// Replaces one of the [`occurrences`](Subject::occurrences) of an argument.
    pub fn replace(&mut self, argument: Argument, occurrence: usize, value: u64) {
        let mut number = 0;
        self.visit(&mut |_, other, slot| {
            if other == argument {
                if number == occurrence {
                    slot.set(value);
                }
                number += 1;
            }
        });
    }

    fn visit(&mut self, each: &mut Visit<'_>) {
        for assembly in &mut self.assemblies {
            assembly.visit_numbers(&mut |argument, number| each(None, argument, number));
        }
        let script = &mut self.script;
        script.visit_numbers(&mut |argument, number| each(None, argument, number));
        for (at, command) in script.commands.iter_mut().enumerate() {
            command.visit_numbers(&mut |argument, number| each(Some(at), argument, number));
        }
    }
}
