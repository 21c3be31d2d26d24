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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::commands::{BoundRange, Boundary, CounterCall, RangeSize};

    #[test]
    fn a_new_command_buffer_has_no_bindings_and_a_new_subpass_keeps_them() {
        let range = BoundRange {
            buffer: 0,
            offset: 0,
            size: RangeSize::WholeSize,
        };
        let bind = |first, count| Command::Bind(Bind::new(Binding(first), vec![range; count]));
        let begin = || Command::Begin(CounterCall::new(Binding(0), Vec::new()));
        let rows = [
            (Command::Next(Boundary::Subpass), vec![0, 1, 3]),
            (Command::Next(Boundary::CommandBuffer), vec![3]),
            (Command::Next(Boundary::Submission), vec![3]),
            (Command::BeginSecondary, vec![3]),
            (Command::EndSecondary, vec![3]),
        ];
        for (boundary, kept) in rows {
            let commands = [bind(0, 2), begin(), boundary, bind(3, 1), begin()];
            let begins: Vec<_> = capture_begins(&commands).collect();
            let places: Vec<_> = begins.iter().map(|begin| begin.command).collect();
            assert_eq!(places, [1, 4]);
            assert_eq!(begins[0].bound, BTreeSet::from([Binding(0), Binding(1)]));
            let kept: BTreeSet<_> = kept.into_iter().map(Binding).collect();
            assert_eq!(begins[1].bound, kept, "{:?}", commands[2]);
        }
    }
}
