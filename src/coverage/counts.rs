//! The counts of draws, binds, counters and other things of a case: a driver that holds them in an
//! array of a usual length loses the first one beyond it.

use super::choices::{Choice, choice};
use crate::case::CaptureCase;
use crate::script::commands::effects::Effects;
use crate::script::commands::{Boundary, Command};
use crate::script::timeline::executed;
use std::collections::BTreeMap;

/// The counts of things, up to each of their limits.
const UP_TO_4: [&str; 4] = ["1", "2", "3", "4"];
const UP_TO_6: [&str; 5] = ["1", "2", "3", "5", "6"];
const UP_TO_64: [&str; 7] = ["1", "2", "3", "5", "9", "17", "33"];
const ANY: [&str; 8] = ["1", "2", "3", "5", "9", "17", "33", "65"];

/// The choices of a number of things.
pub(super) const COUNTS: [Choice; 23] = [
    choice("queries", &ANY, |case| count(case.script.queries.len())),
    choice("counters", &ANY, |case| count(case.script.counters.len())),
    choice("buffers", &ANY, |case| count(case.script.buffers.len())),
    choice(
        "views",
        &UP_TO_6,
        |case| count(case.script.views() as usize),
    ),
    choice("streams", &UP_TO_4, |case| {
        let streams = case.script.queries.iter().map(|query| query.stream.0);
        count(1 + streams.max().unwrap_or(0) as usize)
    }),
    choice("outputs", &UP_TO_64, |case| {
        greatest(case.programs(), |program| program.interface.outputs.len())
    }),
    choice("members", &UP_TO_64, |case| {
        greatest(case.programs(), |program| {
            let blocks = program
                .interface
                .outputs
                .iter()
                .filter_map(|o| o.block.as_ref());
            blocks.map(|block| block.members.len()).max().unwrap_or(0)
        })
    }),
    choice("strips", &ANY, |case| {
        let restarts = case.programs().any(|program| program.assembly.restart);
        let buffers = case.script.indices.iter().filter(|_| restarts);
        greatest(buffers, |buffer| {
            let restart = buffer.restart_index();
            let cuts = buffer.values.iter().filter(|index| **index == restart);
            1 + cuts.count()
        })
    }),
    choice("binds", &ANY, |case| {
        executions(case, |e, _| e.binds.is_some())
    }),
    choice("captures", &ANY, |case| {
        executions(case, |e, _| e.begins_capture.is_some())
    }),
    choice("resumed captures", &ANY, |case| {
        let commands = executed(&case.script).filter(|(_, state, command)| {
            let begun = command.effects().begins_capture;
            begun.is_some_and(|call| state.resumes(call))
        });
        count(commands.count())
    }),
    choice("draws of a capture", &ANY, |case| {
        in_a_capture(case, |effects| effects.draws.is_some())
    }),
    choice("dynamic states of a capture", &ANY, |case| {
        in_a_capture(case, |effects| effects.sets.is_some())
    }),
    choice("queries of a capture", &ANY, |case| {
        in_a_capture(case, |effects| effects.begins_query.is_some())
    }),
    choice("conditions of a capture", &ANY, |case| {
        in_a_capture(case, |effects| effects.condition.flatten().is_some())
    }),
    choice("binds of programs", &ANY, |case| {
        executions(case, |_, command| matches!(command, Command::Use(_)))
    }),
    choice("barriers", &ANY, |case| {
        executions(case, |_, command| matches!(command, Command::Barrier(_)))
    }),
    choice("copies", &ANY, |case| {
        executions(case, |_, command| matches!(command, Command::Copy(_)))
    }),
    choice("writes of counters", &ANY, |case| {
        executions(case, |_, command| {
            matches!(command, Command::WriteCounter(_))
        })
    }),
    choice("secondary command buffers", &ANY, |case| {
        executions(case, |_, command| *command == Command::BeginSecondary)
    }),
    choice("next subpasses", &ANY, |case| {
        boundaries(case, Boundary::Subpass)
    }),
    choice("next command buffers", &ANY, |case| {
        boundaries(case, Boundary::CommandBuffer)
    }),
    choice("next submissions", &ANY, |case| {
        boundaries(case, Boundary::Submission)
    }),
];

/// The name of a number, if one of the choices lists it.
fn count(number: usize) -> Vec<&'static str> {
    let names = [ANY.as_slice(), &["4", "6"]].concat();
    let name = names.into_iter().find(|name| *name == number.to_string());
    name.into_iter().collect()
}

/// The names of the numbers that a case reaches with the greatest of several.
fn greatest<T>(things: impl Iterator<Item = T>, number: impl Fn(T) -> usize) -> Vec<&'static str> {
    count(things.map(number).max().unwrap_or(0))
}

/// The number of the executed commands for which this holds.
fn executions(
    case: &CaptureCase,
    is_counted: impl Fn(Effects<'_>, &Command) -> bool,
) -> Vec<&'static str> {
    let executed = case.script.executed().into_iter();
    count(
        executed
            .filter(|(_, command)| is_counted(command.effects(), command))
            .count(),
    )
}

fn boundaries(case: &CaptureCase, boundary: Boundary) -> Vec<&'static str> {
    executions(case, |_, command| *command == Command::Next(boundary))
}

/// The greatest number, of all captures, of commands inside for which this holds.
fn in_a_capture(case: &CaptureCase, is_counted: impl Fn(Effects<'_>) -> bool) -> Vec<&'static str> {
    let mut numbers: BTreeMap<usize, usize> = BTreeMap::new();
    for (_, state, command) in executed(&case.script) {
        if state.capture.is_some() && is_counted(command.effects()) {
            *numbers.entry(state.captures).or_default() += 1;
        }
    }
    greatest(numbers.into_values(), |number| number)
}
