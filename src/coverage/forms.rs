//! The forms of a command in which a number reaches the device: the draw command, handles or
//! addresses, and the stage, the streams and the binding that the number concerns.
//!
//! A driver implements each form by code of its own, so that a class of a number needs a case in
//! every form.

use super::choices::draw_command;
use super::subject::Occurrence;
use crate::capture::Captured;
use crate::case::{CaptureCase, Program};
use crate::script::Script;
use crate::script::commands::arguments::{Argument, Scope};
use crate::script::commands::{BoundRange, Command, CounterCall, RangeSize};
use crate::script::draw::{Draw, DrawCall, DrawForm};
use crate::script::program::Producer;
use crate::script::timeline::timeline;
use crate::units::{Binding, CounterIndex};
use std::collections::BTreeSet;

/// The name of a form.
pub type Form = &'static str;

const MEMORY: [Form; 2] = ["by buffer", "by address"];
const STAGES: [Form; 3] = ["vertex", "tessellation evaluation", "geometry"];
/// The streams of draws.
pub(super) const STREAMS: [Form; 4] = ["stream 0", "stream 1", "stream 2", "stream 3"];
const BINDINGS: [Form; 4] = ["binding 0", "binding 1", "binding 2", "binding 3"];

/// Returns the forms in which an argument can occur.
pub fn possible(argument: Argument) -> Vec<Form> {
    let scope = argument.scope();
    let draws = sample_draws().filter(|draw| {
        let mut numbers = draw.numbers().into_iter();
        numbers.any(|(own, _)| own == argument)
    });
    let mut forms: Vec<Form> = draws.filter_map(|draw| draw_command(&draw)).collect();
    let by_count = argument.command() == Argument::ByteCountStride.command();
    if by_count || matches!(scope, Scope::Bind | Scope::Begin | Scope::End) {
        forms.extend(MEMORY);
    }
    if !forms.is_empty() {
        forms.extend(STAGES);
    }
    if scope == Scope::Draws && !forms.is_empty() {
        forms.extend(STREAMS);
    }
    if concerns_a_binding(argument) {
        forms.extend(BINDINGS);
    }
    forms
}

/// Whether the argument is one of a range or a counter, each of which is of a binding.
fn concerns_a_binding(argument: Argument) -> bool {
    argument.scope() == Scope::Counter
        || matches!(argument, Argument::RangeOffset | Argument::RangeSize)
}

/// Returns a draw by each command. Its numbers are the arguments of the command.
fn sample_draws() -> impl Iterator<Item = Command> {
    let (count, max) = (1, 1);
    let forms = [
        DrawForm::Direct,
        DrawForm::Multi,
        DrawForm::Indirect,
        DrawForm::IndirectCount { count, max },
        DrawForm::Generated {
            count: Some(count),
            max,
        },
        DrawForm::GeneratedCount { count, max },
    ];
    forms.into_iter().flat_map(|form| {
        [None, Some(0)].map(|indices| {
            Command::Draw(Draw {
                form,
                indices,
                calls: vec![DrawCall::default()],
            })
        })
    })
}

/// The forms of the numbers of a case.
pub(super) struct Forms<'a> {
    script: &'a Script,
    /// The forms of each command, by its number.
    commands: Vec<BTreeSet<Form>>,
}

impl<'a> Forms<'a> {
    /// Returns the forms of a case whose programs capture this.
    pub(super) fn new(
        case: &CaptureCase,
        script: &'a Script,
        captures: &[Captured<'_>],
    ) -> Forms<'a> {
        let programs: Vec<&Program> = case.programs().collect();
        let commands = timeline(script).map(|(_, state, command)| {
            let memory = usize::from(command.effects().by_address);
            let stage = match programs[state.program].assembly.producer {
                Producer::Vertex => 0,
                Producer::TessEval(_) | Producer::Tessellated(_) => 1,
                Producer::Geometry { .. } => 2,
            };
            let buffers = captures[state.program.position()].buffers().into_iter();
            let streams =
                buffers.filter_map(|buffer| STREAMS.get(buffer.stream.0 as usize).copied());
            let forms = [MEMORY[memory], STAGES[stage]].into_iter().chain(streams);
            forms.chain(draw_command(command)).collect()
        });
        Forms {
            commands: commands.collect(),
            script,
        }
    }

    /// Returns the forms of each value of an argument.
    pub(super) fn forms_of_values(
        &self,
        argument: Argument,
        values: &[Occurrence],
    ) -> Vec<BTreeSet<Form>> {
        let possible: BTreeSet<Form> = possible(argument).into_iter().collect();
        let mut bindings = self.bindings(argument).into_iter();
        let forms = values.iter().map(|value| {
            let mut forms: BTreeSet<Form> = bindings.next().into_iter().flatten().collect();
            if let Some(command) = value.command {
                forms.extend(&self.commands[command] & &possible);
            }
            forms
        });
        forms.collect()
    }

    /// Returns the bindings of each range or counter with this argument, in the order of visits.
    fn bindings(&self, argument: Argument) -> Vec<Vec<Form>> {
        let commands = self.script.commands.iter();
        let form = |binding: Binding| BINDINGS.get(binding.0 as usize).copied();
        if matches!(argument, Argument::RangeOffset | Argument::RangeSize) {
            let binds = commands.filter_map(|command| command.effects().binds);
            let ranges = binds.flat_map(|bind| bind.bindings().zip(&bind.ranges));
            let has_number = |range: &BoundRange| {
                argument != Argument::RangeSize || matches!(range.size, RangeSize::Bytes(_))
            };
            let ranges = ranges.filter(|(_, range)| has_number(range));
            return ranges
                .map(|(binding, _)| form(binding).into_iter().collect())
                .collect();
        }
        let counters: Vec<CounterIndex> = if argument == Argument::CounterOffset {
            self.script.counter_places.keys().copied().collect()
        } else if argument == Argument::CounterValue {
            let counters = CounterIndex::enumerate(&self.script.counters);
            let with_value = counters.filter(|(_, value)| value.is_some());
            with_value.map(|(counter, _)| counter).collect()
        } else {
            return Vec::new();
        };
        let calls = commands.filter_map(|command| command.effects().begins_capture);
        let named: Vec<(Binding, CounterIndex)> = calls.flat_map(CounterCall::named).collect();
        let forms = counters.into_iter().map(|counter| {
            let own = named.iter().filter(|(_, named)| *named == counter);
            own.filter_map(|(binding, _)| form(*binding)).collect()
        });
        forms.collect()
    }
}
