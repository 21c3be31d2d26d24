//! The bindings of each capture that a script begins (rules 8, 57).

use super::{Bind, Command};
use crate::units::{Binding, ProgramIndex};
use std::collections::BTreeSet;

/// A begin of transform feedback, with the program and the bindings at that point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaptureBegin {
    /// The number of the begin command.
    pub command: usize,
    /// The program that is bound.
    pub program: ProgramIndex,
    /// The bindings that the command buffer has given a range.
    pub bound: BTreeSet<Binding>,
}

/// Returns the captures that these commands begin, in order.
pub fn capture_begins(commands: &[Command]) -> impl Iterator<Item = CaptureBegin> {
    let mut bound = BTreeSet::new();
    let mut program = ProgramIndex(0);
    commands
        .iter()
        .enumerate()
        .filter_map(move |(command, step)| {
            let effects = step.effects();
            if effects.clears_state {
                bound.clear();
            }
            if let Some(bind) = effects.binds {
                bound.extend(bind.bindings());
            }
            if let Some(number) = effects.binds_program {
                program = number;
            }
            effects.begins_capture.map(|_| CaptureBegin {
                command,
                program,
                bound: bound.clone(),
            })
        })
}

impl Bind {
    /// Returns the bindings that get a range.
    pub fn bindings(&self) -> impl Iterator<Item = Binding> + use<> {
        (self.first.0..).take(self.ranges.len()).map(Binding)
    }
}
