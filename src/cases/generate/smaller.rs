//! Smaller cases that may still show a fault: definitions and sequences with one part less.
//!
//! From coarse to fine: runs of steps, pairs of steps that belong together, single steps,
//! programs, queries, counters, state of pipelines, outputs, and the numbers of what is
//! left. A candidate may be illegal: the reader of case files refuses it.

mod draws;

use crate::capture::Request;
use crate::case::definition::Definition;
use crate::case::interface::InterfaceDefinition;
use crate::case::pipeline::{PipelineDefinition, RasterDefinition};
use crate::case::sequence::Sequence;
use crate::case::sequence::draws::Count;
use crate::case::sequence::steps::{BindRange, ScriptEntry, ShortForm, WholeSize};
use crate::script::commands::slots::Entry;
use crate::script::commands::{Command, CounterCall};
use crate::spanned::Spanned;
use crate::units::{CounterIndex, QueryIndex};
use draws::{limit_to_indices, smaller_draws};

/// A case that is being reduced.
#[derive(Clone, Debug)]
pub struct Draft {
    pub definition: Definition,
    pub sequence: Sequence,
}

/// The vertices that large draws are reduced to at first.
const FEW: [u32; 3] = [6, 64, 1024];

type Steps = Vec<Spanned<ScriptEntry>>;

impl Draft {
    /// The number of steps, those of secondary command buffers included.
    pub fn steps(&self) -> usize {
        fn count(steps: &Steps) -> usize {
            let own = steps.iter().map(|step| match step.get_ref() {
                ScriptEntry::Short(ShortForm::Secondary(steps)) => count(steps),
                ScriptEntry::Short(_) | ScriptEntry::Command(_) => 1,
            });
            own.sum()
        }
        let script = self.sequence.script.as_ref();
        script.map_or(0, |script| count(script.get_ref()))
    }

    /// The number of outputs of the program with most of them.
    pub fn outputs(&self) -> usize {
        let count = |interface: &InterfaceDefinition| {
            let outputs = interface.outputs.as_ref();
            outputs.map_or(0, |outputs| outputs.get_ref().len())
        };
        let extra = self.definition.programs.values();
        let extra = extra.map(|program| count(&program.get_ref().interface));
        extra.fold(count(&self.definition.interface), usize::max)
    }

    /// Every draft with one part less.
    pub fn smaller(&self) -> Vec<Draft> {
        let mut all = Vec::new();
        self.without_statements(&mut all);
        self.with_small_draws(&mut all);
        self.without_steps(&mut all);
        self.without_programs(&mut all);
        self.without_queries(&mut all);
        self.without_counters(&mut all);
        self.without_reading(&mut all);
        self.without_state(&mut all);
        self.without_outputs(&mut all);
        self.with_smaller_steps(&mut all);
        self.without_indices(&mut all);
        all
    }

    /// Adds the draft without the tables and placements that are compared with the engine's: smaller
    /// interfaces have others.
    fn without_statements(&self, all: &mut Vec<Draft>) {
        let own = &self.definition;
        if own.table.is_empty() && own.tables.is_empty() && own.placement.is_empty() {
            return;
        }
        let mut draft = self.clone();
        draft.definition.table.clear();
        draft.definition.tables.clear();
        draft.definition.placement.clear();
        all.push(draft);
    }

    fn steps_ref(&self) -> &[Spanned<ScriptEntry>] {
        let script = self.sequence.script.as_ref();
        script.map_or(&[], |script| script.get_ref())
    }

    fn with_steps(&self, steps: Steps) -> Draft {
        let mut draft = self.clone();
        draft.sequence.script = Some(Spanned::new(0..0, steps));
        draft
    }

    /// Adds drafts with few vertices in every large draw, so that all further runs are
    /// short.
    fn with_small_draws(&self, all: &mut Vec<Draft>) {
        for most in FEW {
            let mut changed = false;
            let mut few = |count: &mut Option<Count>| {
                if let Some(large) = count.filter(|count| count.get() > 4 * most) {
                    *count = Some(Count::new(most + large.get() % 2));
                    changed = true;
                }
            };
            let mut draft = self.clone();
            draft.edit_steps(&mut |step| {
                if let ScriptEntry::Short(ShortForm::Draw(draw)) = step {
                    few(&mut draw.vertices);
                    for call in &mut draw.draws {
                        few(&mut call.vertices);
                    }
                }
                true
            });
            if changed {
                all.push(draft);
            }
        }
    }

    /// Adds drafts without some steps, or with a part only of a secondary command buffer.
    fn without_steps(&self, all: &mut Vec<Draft>) {
        let steps = self.steps_ref();
        all.extend(
            shorter(steps)
                .into_iter()
                .map(|steps| self.with_steps(steps)),
        );
        for (at, step) in steps.iter().enumerate() {
            let ScriptEntry::Short(ShortForm::Secondary(inner)) = step.get_ref() else {
                continue;
            };
            let replaced = |with: &[Spanned<ScriptEntry>]| {
                let rest = &steps[at + 1..];
                self.with_steps([&steps[..at], with, rest].concat())
            };
            all.push(replaced(inner));
            for inner in shorter(inner) {
                let inner = ScriptEntry::Short(ShortForm::Secondary(inner));
                all.push(replaced(&[Spanned::new(0..0, inner)]));
            }
        }
    }

    /// Adds drafts without a program, and without the steps that bind it.
    fn without_programs(&self, all: &mut Vec<Draft>) {
        for name in self.definition.programs.keys() {
            let mut draft = self.clone();
            draft.definition.programs.remove(name);
            draft.edit_steps(&mut |step| match step {
                ScriptEntry::Short(ShortForm::Use(other)) => other != name.get_ref(),
                ScriptEntry::Short(_) | ScriptEntry::Command(_) => true,
            });
            all.push(draft);
        }
    }

    /// Adds drafts without a query; later ones move up.
    fn without_queries(&self, all: &mut Vec<Draft>) {
        let count = self.sequence.queries.as_ref().map_or(0, Vec::len);
        for gone in QueryIndex::all(count) {
            let mut draft = self.clone();
            if let Some(queries) = &mut draft.sequence.queries {
                queries.remove(gone.position());
            }
            draft.follow_removal(Entry::Query(gone));
            all.push(draft);
        }
    }

    /// Adds drafts without a counter; later ones move up. Steps that read or write it are removed.
    fn without_counters(&self, all: &mut Vec<Draft>) {
        for gone in CounterIndex::all(self.sequence.counters.len()) {
            let mut draft = self.clone();
            draft.sequence.counters.remove(gone.position());
            draft.follow_removal(Entry::Counter(gone));
            all.push(draft);
        }
        for counter in CounterIndex::all(self.sequence.counters.len()) {
            let own = self.sequence.counters[counter].get_ref();
            let mut put = |change: fn(&mut crate::case::sequence::Counter)| {
                let mut draft = self.clone();
                change(draft.sequence.counters[counter].get_mut());
                all.push(draft);
            };
            if own.buffer.is_some() || own.memory.is_some() || own.offset.is_some() {
                put(|counter| {
                    counter.buffer = None;
                    counter.memory = None;
                    counter.offset = None;
                });
            }
            if own.value.is_some() {
                put(|counter| counter.value = None);
            }
        }
    }

    /// Adds drafts without unusual reading of queries and unusual memory.
    fn without_reading(&self, all: &mut Vec<Draft>) {
        let mut put = |there: bool, change: fn(&mut Draft)| {
            if there {
                let mut draft = self.clone();
                change(&mut draft);
                all.push(draft);
            }
        };
        put(self.sequence.query_read.is_some(), |draft| {
            draft.sequence.query_read = None;
        });
        put(self.sequence.allocation.is_some(), |draft| {
            draft.sequence.allocation = None;
        });
    }

    /// Adds drafts without a key of a pipeline.
    fn without_state(&self, all: &mut Vec<Draft>) {
        for pipeline in smaller_pipelines(&self.definition.pipeline) {
            let mut draft = self.clone();
            draft.definition.pipeline = pipeline;
            all.push(draft);
        }
        for (name, program) in &self.definition.programs {
            for pipeline in smaller_pipelines(&program.get_ref().pipeline) {
                let mut draft = self.clone();
                let own = draft.definition.programs.get_mut(name);
                own.expect("the program is there").get_mut().pipeline = pipeline;
                all.push(draft);
            }
        }
    }

    /// Adds drafts without an output, a member, a capture or a name.
    fn without_outputs(&self, all: &mut Vec<Draft>) {
        let own = (&self.definition.interface, &self.definition.request);
        for (interface, request) in smaller_interfaces(own) {
            let mut draft = self.clone();
            draft.definition.interface = interface;
            draft.definition.request = request;
            all.push(draft);
        }
        for (name, program) in &self.definition.programs {
            let program = program.get_ref();
            for (interface, request) in smaller_interfaces((&program.interface, &program.request)) {
                let mut draft = self.clone();
                let own = draft.definition.programs.get_mut(name);
                let own = own.expect("the program is there").get_mut();
                own.interface = interface;
                own.request = request;
                all.push(draft);
            }
        }
    }

    /// Adds drafts with smaller arguments of one step.
    fn with_smaller_steps(&self, all: &mut Vec<Draft>) {
        let steps = self.steps_ref();
        for (at, step) in steps.iter().enumerate() {
            for smaller in smaller_step(step.get_ref()) {
                let mut steps = steps.to_vec();
                steps[at] = Spanned::new(0..0, smaller);
                all.push(self.with_steps(steps));
            }
        }
    }

    /// Adds drafts without the last index buffer, or without an index.
    fn without_indices(&self, all: &mut Vec<Draft>) {
        let buffers = &self.sequence.indices;
        if !buffers.is_empty() {
            let mut draft = self.clone();
            draft.sequence.indices.pop();
            all.push(draft);
        }
        for (number, buffer) in buffers.iter().enumerate() {
            let values: Vec<&str> = buffer.get_ref().values.split_whitespace().collect();
            let kept = [values.len() / 2, values.len() - 1];
            for kept in kept.into_iter().filter(|kept| *kept > 0) {
                let mut draft = self.clone();
                draft.sequence.indices[number].get_mut().values = values[..kept].join(" ");
                let (number, kept) = (
                    u32::try_from(number).expect("few index buffers"),
                    u32::try_from(kept).expect("few indices"),
                );
                draft.edit_steps(&mut |step| {
                    if let ScriptEntry::Short(ShortForm::Draw(draw)) = step
                        && draw.indices == Some(number)
                    {
                        limit_to_indices(draw, kept);
                    }
                    true
                });
                all.push(draft);
            }
        }
    }

    /// Removes the steps that name an entry; references to later ones move up.
    fn follow_removal(&mut self, gone: Entry) {
        self.edit_steps(&mut |step| {
            let mut is_left = true;
            step.visit_references(&mut |reference| is_left &= reference.follow_removal(gone));
            is_left
        });
    }

    /// Edits every step, and removes those for which `edit` returns false.
    fn edit_steps(&mut self, edit: &mut dyn FnMut(&mut ScriptEntry) -> bool) {
        fn edit_all(steps: &mut Steps, edit: &mut dyn FnMut(&mut ScriptEntry) -> bool) {
            steps.retain_mut(|step| {
                if let ScriptEntry::Short(ShortForm::Secondary(inner)) = step.get_mut() {
                    edit_all(inner, edit);
                    return true;
                }
                edit(step.get_mut())
            });
        }
        if let Some(script) = &mut self.sequence.script {
            edit_all(script.get_mut(), edit);
        }
    }
}

/// Lists without some steps: runs of them, what begins and ends, and single steps.
fn shorter(steps: &[Spanned<ScriptEntry>]) -> Vec<Steps> {
    let without = |gone: &dyn Fn(usize) -> bool| -> Steps {
        let numbered = steps.iter().enumerate();
        let kept = numbered.filter(|(at, _)| !gone(*at));
        kept.map(|(_, step)| step.clone()).collect()
    };
    let mut all = Vec::new();
    let mut length = steps.len() / 2;
    while length > 1 {
        let mut first = 0;
        while first < steps.len() {
            all.push(without(&|at| (first..first + length).contains(&at)));
            first += length;
        }
        length /= 2;
    }
    for (begin, end) in pairs(steps) {
        all.push(without(&|at| (begin..=end).contains(&at)));
        all.push(without(&|at| at == begin || at == end));
    }
    all.extend((0..steps.len()).map(|gone| without(&|at| at == gone)));
    all
}

/// The places of steps that begin something, each with that of its end.
fn pairs(steps: &[Spanned<ScriptEntry>]) -> Vec<(usize, usize)> {
    let end_of = |begin: usize| {
        let mut rest = steps.iter().enumerate().skip(begin);
        let ends = |step: &ScriptEntry| {
            let (ScriptEntry::Command(begin), ScriptEntry::Command(end)) =
                (steps[begin].get_ref(), step)
            else {
                return false;
            };
            match (begin, end) {
                (Command::Begin(_), Command::End(_))
                | (Command::BeginConditional(_), Command::EndConditional) => true,
                (Command::BeginQuery(own), Command::EndQuery(other)) => own == other,
                (_, _) => false,
            }
        };
        rest.find(|(_, step)| ends(step.get_ref()))
    };
    let pairs = (0..steps.len()).filter_map(|begin| Some((begin, end_of(begin)?.0)));
    pairs.collect()
}

/// Pipelines without one of the keys that are stated.
fn smaller_pipelines(pipeline: &PipelineDefinition) -> Vec<PipelineDefinition> {
    let mut all = Vec::new();
    let mut put = |there: bool, change: &dyn Fn(&mut PipelineDefinition)| {
        if there {
            let mut smaller = pipeline.clone();
            change(&mut smaller);
            all.push(smaller);
        }
    };
    put(pipeline.also_rewrite.is_some(), &|p| p.also_rewrite = None);
    put(pipeline.build.is_some(), &|p| p.build = None);
    put(pipeline.pass.is_some(), &|p| p.pass = None);
    put(pipeline.views.is_some(), &|p| p.views = None);
    put(pipeline.image.is_some(), &|p| {
        p.image = None;
        p.views = None;
    });
    put(pipeline.position.is_some(), &|p| p.position = None);
    put(pipeline.provoking.is_some(), &|p| p.provoking = None);
    put(pipeline.fragment.is_some(), &|p| p.fragment = None);
    put(pipeline.restart.is_some(), &|p| p.restart = None);
    put(pipeline.patch_points.is_some(), &|p| p.patch_points = None);
    put(!pipeline.dynamic.is_empty(), &|p| p.dynamic.clear());
    for state in 0..pipeline.dynamic.len() {
        put(true, &|p| {
            p.dynamic.remove(state);
        });
    }
    let raster = &pipeline.raster;
    type Change = fn(&mut RasterDefinition);
    let keys: [(bool, Change); 6] = [
        (raster.cull.is_some(), |raster| raster.cull = None),
        (raster.front.is_some(), |raster| raster.front = None),
        (raster.fill.is_some(), |raster| raster.fill = None),
        (raster.scissor.is_some(), |raster| raster.scissor = None),
        (raster.discard.is_some(), |raster| raster.discard = None),
        (raster.stream.is_some(), |raster| raster.stream = None),
    ];
    for (there, change) in keys {
        put(there, &|p| change(&mut p.raster));
    }
    if let Some(geometry) = &pipeline.geometry {
        put(geometry.invocations.is_some(), &|p| {
            if let Some(geometry) = &mut p.geometry {
                geometry.invocations = None;
            }
        });
        let emits = geometry.emits.as_ref();
        let emits = emits.map_or("", |emits| emits.get_ref().as_str());
        let emits: Vec<&str> = emits.split_whitespace().collect();
        for gone in 0..emits.len() {
            let mut less = emits.clone();
            less.remove(gone);
            put(true, &|p| {
                if let Some(geometry) = &mut p.geometry {
                    geometry.emits = Some(Spanned::new(0..0, less.join(" ")));
                }
            });
        }
    }
    all
}

type Captured = (InterfaceDefinition, Option<Spanned<Request>>);

/// Interfaces without an output, a member, a capture or a name.
fn smaller_interfaces(
    (interface, request): (&InterfaceDefinition, &Option<Spanned<Request>>),
) -> Vec<Captured> {
    let mut all: Vec<Captured> = Vec::new();
    if let Some(stated) = request {
        for name in 0..stated.get_ref().names.len() {
            let mut less = stated.clone();
            less.get_mut().names.remove(name);
            all.push((interface.clone(), Some(less)));
        }
    }
    let mut put = |change: &dyn Fn(&mut InterfaceDefinition)| {
        let mut less = interface.clone();
        change(&mut less);
        all.push((less, request.clone()));
    };
    let outputs = interface.outputs.as_ref();
    let outputs = outputs.map_or(&[][..], |outputs| outputs.get_ref());
    for (at, output) in outputs.iter().enumerate() {
        put(&|interface| {
            if let Some(outputs) = &mut interface.outputs {
                outputs.get_mut().remove(at);
            }
        });
        for member in 0..output.get_ref().members.len() {
            put(&|interface| {
                if let Some(outputs) = &mut interface.outputs {
                    outputs.get_mut()[at].get_mut().members.remove(member);
                }
            });
        }
        if output.get_ref().offset.is_some() {
            put(&|interface| {
                if let Some(outputs) = &mut interface.outputs {
                    outputs.get_mut()[at].get_mut().offset = None;
                }
            });
        }
    }
    for structure in 0..interface.structs.len() {
        put(&|interface| {
            interface.structs.remove(structure);
        });
    }
    for buffer in 0..interface.buffers.len() {
        put(&|interface| {
            interface.buffers.remove(buffer);
        });
    }
    all
}

/// A step with simpler or smaller arguments.
fn smaller_step(step: &ScriptEntry) -> Vec<ScriptEntry> {
    match step {
        ScriptEntry::Command(command) => {
            let smaller = smaller_commands(command).into_iter();
            smaller.map(ScriptEntry::Command).collect()
        }
        ScriptEntry::Short(short) => {
            let smaller = smaller_short_forms(short).into_iter();
            smaller.map(ScriptEntry::Short).collect()
        }
    }
}

/// Commands without counters or without one of them, with an argument at its plain value, or
/// with buffers in place of addresses.
fn smaller_commands(command: &Command) -> Vec<Command> {
    let mut all = Vec::new();
    let mut put = |change: &dyn Fn(&mut Command)| {
        let mut less = command.clone();
        change(&mut less);
        if less != *command {
            all.push(less);
        }
    };
    if let Command::Begin(call) | Command::End(call) = command {
        let edit = |less: &mut Command, change: &dyn Fn(&mut CounterCall)| {
            if let Command::Begin(call) | Command::End(call) = less {
                change(call);
            }
        };
        put(&|less| edit(less, &|call| *call = CounterCall::default()));
        for at in 0..call.counters.len() {
            put(&|less| edit(less, &|call| call.counters[at] = None));
        }
        if let [shorter @ .., None] = call.counters.as_slice() {
            put(&|less| edit(less, &|call| call.counters.truncate(shorter.len())));
        }
    }
    for (argument, _) in command.numbers() {
        put(&|less| less.set_plain(&[argument]));
    }
    put(&|less| less.set_by_address(false));
    all
}

fn smaller_short_forms(short: &ShortForm) -> Vec<ShortForm> {
    match short {
        ShortForm::Bind(ranges) => {
            let smaller = smaller_binds(ranges).into_iter();
            smaller.map(ShortForm::Bind).collect()
        }
        ShortForm::Draw(draw) => {
            let smaller = smaller_draws(draw).into_iter();
            smaller.map(ShortForm::Draw).collect()
        }
        ShortForm::Secondary(steps) => {
            let mut all = Vec::new();
            for (at, step) in steps.iter().enumerate() {
                for smaller in smaller_step(step.get_ref()) {
                    let mut steps = steps.clone();
                    steps[at] = Spanned::new(0..0, smaller);
                    all.push(ShortForm::Secondary(steps));
                }
            }
            all
        }
        ShortForm::Use(_) | ShortForm::Consume(_) | ShortForm::Copy(_) | ShortForm::Set(_) => {
            Vec::new()
        }
    }
}

/// Binds without a range, without an offset, with sizes in bytes.
fn smaller_binds(ranges: &[Spanned<BindRange>]) -> Vec<Vec<Spanned<BindRange>>> {
    let mut all = Vec::new();
    for at in 0..ranges.len() {
        let mut put = |there: bool, change: fn(&mut BindRange)| {
            if there {
                let mut ranges = ranges.to_vec();
                change(ranges[at].get_mut());
                all.push(ranges);
            }
        };
        let range = ranges[at].get_ref();
        put(range.offset.is_some(), |range| range.offset = None);
        put(range.whole != WholeSize::Stated, |range| {
            range.whole = WholeSize::Stated;
        });
        put(range.by_address, |range| range.by_address = false);
        if ranges.len() > 1 {
            let mut less = ranges.to_vec();
            less.remove(at);
            all.push(less);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::draw::ByteCountDraw;
    use crate::units::Binding;

    /// Byte-count draws were once not reduced.
    #[test]
    fn each_argument_of_a_command_is_tried_at_its_plain_value() {
        let draw = ByteCountDraw {
            counter: CounterIndex(0),
            stride: 16,
            counter_offset: 4,
            instances: 2,
            first_instance: 0,
            vertices: 3,
            by_address: true,
        };
        let smaller = smaller_commands(&Command::DrawByteCount(draw));
        let want = [
            ByteCountDraw {
                instances: 1,
                ..draw
            },
            ByteCountDraw {
                counter_offset: 0,
                ..draw
            },
            ByteCountDraw {
                by_address: false,
                ..draw
            },
        ];
        assert_eq!(smaller, want.map(Command::DrawByteCount));
    }

    #[test]
    fn a_begin_is_tried_without_each_counter() {
        let counters = |counters: &[Option<u32>]| {
            let counters = counters.iter().map(|counter| counter.map(CounterIndex));
            Command::Begin(CounterCall::new(Binding(0), counters.collect()))
        };
        let smaller = smaller_commands(&counters(&[Some(3), None]));
        let want = [vec![], vec![None, None], vec![Some(3)], vec![]];
        assert_eq!(smaller, want.map(|want| counters(&want)));
    }
}
