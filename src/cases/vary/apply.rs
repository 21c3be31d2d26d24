//! A case with the items of a variation.
//!
//! Each command of the plain script has a [`Slot`], so that items change the script by the
//! numbers of its plain commands, whatever other items do.

mod draws;
mod state;

use super::transformation::{Change, Reading, shown_by};
use super::{Item, Reach};
use crate::case::{CaptureCase, Program};
use crate::script::barrier::{Barrier, Dependency, SyncMethod};
use crate::script::commands::{
    Bind, BoundRange, Boundary, Command, CounterCall, QueryDeclaration, RangeSize,
};
use crate::script::condition::Condition;
use crate::script::counters::CounterArrays;
use crate::script::placement::{Allocation, Placement};
use crate::script::practice::Practice;
use crate::script::program::{Build, Dynamic, Pass, Topology};
use crate::script::query_read::{BeginBy, QueryKind, QueryRead, ReadBy, ResetBy};
use crate::script::timeline::{ScriptState, timeline};
use crate::script::{Resource, ResourceKind, Script};
use crate::units::{Binding, CounterIndex, ProgramIndex, QueryIndex, Stream};

/// Unused queries of each pool before those of the script.
const UNUSED_QUERIES: u32 = 5;

/// A command of the plain script, with the commands around it.
#[derive(Clone, Debug, Default)]
struct Slot {
    before: Vec<Command>,
    own: Vec<Command>,
    after: Vec<Command>,
}

/// A case that is being varied.
struct Edit<'a> {
    plain: &'a CaptureCase,
    /// The state before each command of the plain script, and after the last one.
    states: Vec<ScriptState<'a>>,
    slots: Vec<Slot>,
    case: CaptureCase,
    /// The varied script without its commands.
    script: Script,
    /// State that has become dynamic.
    dynamic: Vec<Dynamic>,
    /// The begins of captures in secondary command buffers that are executed twice.
    twice: Vec<usize>,
}

/// Returns the case with these items; `None` if one of them does not apply, or the script
/// would not be legal.
pub(super) fn apply(plain: &CaptureCase, items: &[Item]) -> Option<CaptureCase> {
    let is_place = |item: &Item| match item.command {
        Some(number) => {
            let command = plain.script.commands.get(number);
            command.is_some_and(|command| item.transformation.reach().is_at(command))
        }
        None => item.transformation.reach() == Reach::Case,
    };
    items.iter().all(is_place).then_some(())?;
    let mut states: Vec<_> = timeline(&plain.script).map(|(_, state, _)| state).collect();
    states.push(ScriptState::before(
        &plain.script,
        plain.script.commands.len(),
    ));
    let mut script = Script::clone(&plain.script);
    let commands = std::mem::take(&mut script.commands).into_iter();
    let mut edit = Edit {
        plain,
        states,
        slots: commands
            .map(|command| Slot {
                own: vec![command],
                ..Slot::default()
            })
            .collect(),
        case: plain.clone(),
        script,
        dynamic: Vec::new(),
        twice: Vec::new(),
    };
    // Queries that other items add stay.
    let omits = |item: &&Item| item.transformation.change() == Change::NoQueries;
    let (first, others): (Vec<&Item>, Vec<&Item>) = items.iter().partition(omits);
    for item in first.into_iter().chain(others) {
        match item.command {
            Some(number) => {
                let transformation = item.transformation;
                edit.at(transformation.change(), transformation.reach(), number)?;
            }
            None => edit.whole(item.transformation.change())?,
        }
    }
    edit.finish()
}

impl<'a> Edit<'a> {
    /// Applies a transformation at a command; `None` if it is not about this one.
    fn at(&mut self, change: Change, reach: Reach, number: usize) -> Option<()> {
        let plain = self.plain;
        let command = plain.script.commands.get(number)?;
        let effects = command.effects();
        if reach == Reach::InCapture {
            self.states[number].capture?;
        }
        match change {
            Change::Practice(practice) => {
                // A command that shows it already stays as it is.
                let (shown, reach) = shown_by(practice)?;
                if self.script.practices.insert(practice) && !self.shows(practice) {
                    self.at(shown, reach, number)?;
                }
            }
            Change::Neutral(neutral) => self.before(number, [Command::Neutral(neutral)]),
            Change::UseAgain => {
                let bind = self.program(&self.states[number]);
                self.before(number, bind);
            }
            Change::Indexed(kind) => self.indexed(number, kind)?,
            Change::Form(form) => self.form(number, form)?,
            Change::SplitInstances => self.split_instances(number)?,
            Change::SplitVertices => self.split_vertices(number)?,
            Change::Merged => self.merge(number)?,
            Change::Joined(form) => self.join(number, form)?,
            Change::ByteCount { offset } => self.count_bytes(number, offset)?,
            Change::Toggled(dynamic) => self.toggle(number, dynamic)?,
            Change::Barrier(method) => match &mut self.slots[number].own[..] {
                [Command::Barrier(barrier)]
                    if barrier.by == SyncMethod::Core && method != SyncMethod::Core =>
                {
                    barrier.by = method;
                }
                _ => return None,
            },
            Change::Conditional { inverted } => {
                let value = u32::from(!inverted);
                let condition = Condition { value, inverted };
                self.before(number, [Command::BeginConditional(condition)]);
                self.slots[number].after.push(Command::EndConditional);
            }
            Change::SplitBind => self.split_bind(number)?,
            Change::BindTwice => {
                let mut whole = effects.binds?.clone();
                let same = whole.clone();
                for range in &mut whole.ranges {
                    (range.offset, range.size) = (0, RangeSize::WholeSize);
                }
                (whole != same).then_some(())?;
                self.before(number, [Command::Bind(whole)]);
            }
            Change::ExplicitSizes => self.sizes(number, |range, rest| {
                let is_whole = !matches!(range.size, RangeSize::Bytes(_));
                is_whole.then_some(RangeSize::Bytes(rest))
            })?,
            Change::WholeSizes => self.sizes(number, |range, rest| {
                (range.size == RangeSize::Bytes(rest)).then_some(RangeSize::WholeSize)
            })?,
            Change::NullCounters => self.null_counters(number)?,
            Change::Secondary => {
                let end = self.end(number)?;
                let inside = self.restated(&self.states[number]);
                self.before(number, [Command::BeginSecondary]);
                self.before(number, inside);
                let outside = self.restated(&self.states[end + 1]);
                let after = &mut self.slots[end].after;
                after.push(Command::EndSecondary);
                if end + 1 < plain.script.commands.len() {
                    after.extend(outside);
                }
            }
            Change::SecondaryTwice => {
                self.captures_the_same_again(number)?;
                self.twice.push(number);
                self.at(Change::Secondary, reach, number)?;
            }
            Change::Boundary(boundary) => {
                (number > 0).then_some(())?;
                let restated = self.restated(&self.states[number]);
                self.before(number, [Command::Next(boundary)]);
                self.before(number, restated);
            }
            Change::Query(kind) => self.query(number, kind)?,
            Change::Addresses
            | Change::Counters(_)
            | Change::Memory(_)
            | Change::Dynamic(_)
            | Change::Build(_)
            | Change::Rendering
            | Change::NoQueries
            | Change::QueryRead(_) => return None,
        }
        Some(())
    }

    /// Applies a transformation of the whole case; `None` if it changes nothing.
    fn whole(&mut self, change: Change) -> Option<()> {
        match change {
            Change::Practice(practice) => {
                if practice == Practice::StateFirst {
                    self.dynamic(Dynamic::Topology)?;
                } else if practice == Practice::SuspendedRendering {
                    self.render_dynamically()?;
                } else if practice == Practice::ObjectBinaries {
                    let mut programs = self.programs();
                    if !programs.all(|program| program.pipeline.build.makes_objects()) {
                        drop(programs);
                        self.whole(Change::Build(Build::ShaderObjects))?;
                    }
                }
                self.script.practices.insert(practice).then_some(())?;
            }
            Change::Addresses => {
                (!self.plain.script.uses_addresses()).then_some(())?;
                let slots = self.slots.iter_mut();
                let commands = slots.flat_map(|slot| {
                    let Slot { before, own, after } = slot;
                    before.iter_mut().chain(own).chain(after)
                });
                commands.for_each(|command| command.set_by_address(true));
            }
            Change::Counters(homes) => {
                let is_plain = self.script.counter_places.is_empty();
                (is_plain && !self.script.counters.is_empty()).then_some(())?;
                let counters = CounterIndex::enumerate(&self.script.counters);
                let place = |(counter, _): (CounterIndex, _)| (counter, homes.place(counter));
                self.script.counter_places = counters.map(place).collect();
            }
            Change::Memory(allocation) => {
                (self.script.placement == Placement::default()).then_some(())?;
                (allocation != Allocation::default()).then_some(())?;
                self.script.placement.allocation = allocation;
            }
            Change::Dynamic(dynamic) => self.dynamic(dynamic)?,
            Change::Build(build) => {
                let is_plain = |program: &Program| program.pipeline.build == Build::default();
                self.plain.programs().all(is_plain).then_some(())?;
                if build.makes_objects() {
                    self.render_dynamically()?;
                }
                self.programs()
                    .for_each(|program| program.pipeline.build = build);
            }
            Change::Rendering => {
                let is_plain = |program: &Program| program.pipeline.pass == Pass::RenderPass;
                self.plain.programs().all(is_plain).then_some(())?;
                self.render_dynamically()?;
            }
            Change::NoQueries => {
                (!self.script.queries.is_empty()).then_some(())?;
                self.script.queries.clear();
                for slot in &mut self.slots {
                    slot.own.retain(|command| {
                        let effects = command.effects();
                        let is_reset = matches!(command, Command::ResetQuery(_));
                        !is_reset && effects.begins_query.or(effects.ends_query).is_none()
                    });
                }
            }
            Change::QueryRead(reading) => {
                let is_plain = self.script.query_read == QueryRead::default();
                (is_plain && !self.script.queries.is_empty()).then_some(())?;
                let read = &mut self.script.query_read;
                match reading {
                    Reading::Narrow => read.wide = false,
                    Reading::Copied => read.by = ReadBy::Copy,
                    Reading::ResetByHost => read.reset = ResetBy::Host,
                    Reading::Plain => read.begin = BeginBy::Plain,
                    Reading::Later => read.first = UNUSED_QUERIES,
                }
            }
            Change::Neutral(_)
            | Change::Indexed(_)
            | Change::Form(_)
            | Change::SplitInstances
            | Change::SplitVertices
            | Change::Merged
            | Change::Joined(_)
            | Change::ByteCount { .. }
            | Change::Toggled(_)
            | Change::Barrier(_)
            | Change::Conditional { .. }
            | Change::SplitBind
            | Change::BindTwice
            | Change::ExplicitSizes
            | Change::WholeSizes
            | Change::NullCounters
            | Change::UseAgain
            | Change::Secondary
            | Change::SecondaryTwice
            | Change::Boundary(_)
            | Change::Query(_) => return None,
        }
        Some(())
    }

    /// Returns the varied case, if its script is legal.
    fn finish(mut self) -> Option<CaptureCase> {
        for begin in std::mem::take(&mut self.twice) {
            self.execute_again(begin)?;
        }
        let slots = self.slots.into_iter();
        let commands = slots.flat_map(|Slot { before, own, after }| [before, own, after]);
        self.script.commands = commands.flatten().collect();
        let states: Vec<_> = self.case.programs().map(Program::state).collect();
        let mut practices = self.script.practices.iter();
        let applies = practices.all(|practice| practice.applies(&self.script, &states));
        applies.then_some(())?;
        let (script, dynamic) = (self.script, self.dynamic);
        let revised = self.plain.script.revise_with_programs(|own, programs| {
            *own = script;
            for program in programs {
                let states = dynamic.iter().copied();
                states.for_each(|state| program.make_dynamic(state));
            }
        });
        self.case.script = revised.ok()?;
        self.case.program.add_features();
        let extra = self.case.extra_programs.iter_mut();
        extra.for_each(|program| program.add_features());
        Some(self.case)
    }

    /// Whether the plain case shows a practice.
    fn shows(&self, practice: Practice) -> bool {
        let states: Vec<_> = self.plain.programs().map(Program::state).collect();
        practice.applies(&self.plain.script, &states)
    }

    fn programs(&mut self) -> impl Iterator<Item = &mut Program> {
        std::iter::once(&mut self.case.program).chain(&mut self.case.extra_programs)
    }

    fn before(&mut self, number: usize, commands: impl IntoIterator<Item = Command>) {
        self.slots[number].before.extend(commands);
    }

    /// Returns the number of the end of the capture that begins at this command.
    fn end(&self, begin: usize) -> Option<usize> {
        let commands = &self.plain.script.commands;
        commands[begin].effects().begins_capture?;
        let mut later = (begin..commands.len()).skip(1);
        later.find(|number| commands[*number].effects().ends_capture.is_some())
    }

    /// Whether a second execution of a capture leaves what the first one does: it begins anew, and
    /// shaders write no other memory.
    fn captures_the_same_again(&self, begin: usize) -> Option<()> {
        let call = self.plain.script.commands[begin].effects().begins_capture?;
        let writes = |resource: &Resource| resource.kind == ResourceKind::Storage;
        let mut programs = self.plain.programs();
        let writes = programs.any(|program| program.resources.iter().any(writes));
        (call.named().next().is_none() && !writes).then_some(())
    }

    /// Repeats the secondary command buffer of a capture after itself, with the dependency of what
    /// it writes; `None` if a query may count it.
    fn execute_again(&mut self, begin: usize) -> Option<()> {
        self.script.queries.is_empty().then_some(())?;
        let end = self.end(begin)?;
        let slots = self.slots[begin..=end].iter();
        let commands = slots.flat_map(|slot| [&slot.before, &slot.own, &slot.after]);
        let mut secondary: Vec<Command> = commands.flatten().cloned().collect();
        let start = secondary
            .iter()
            .position(|c| *c == Command::BeginSecondary)?;
        secondary.drain(..start);
        let length = 1 + secondary.iter().position(|c| *c == Command::EndSecondary)?;
        secondary.truncate(length);
        let dependencies = [Dependency::Data, Dependency::Counters]
            .map(|order| Command::Barrier(Barrier::new(order, SyncMethod::Core)));
        let after = &mut self.slots[end].after;
        let place = 1 + after.iter().position(|c| *c == Command::EndSecondary)?;
        after.splice(place..place, dependencies.into_iter().chain(secondary));
        Some(())
    }

    /// Returns commands that bind the program of a state, with its dynamic state.
    fn program(&self, state: &ScriptState<'a>) -> Vec<Command> {
        let bind = std::iter::once(Command::Use(state.program));
        let sets = state.dynamic.iter().map(|state| Command::Set(*state));
        bind.chain(sets).collect()
    }

    /// Returns commands after which a new command buffer has this state.
    fn restated(&self, state: &ScriptState<'a>) -> Vec<Command> {
        let mut commands = self.program(state);
        if state.program == ProgramIndex(0) {
            // It is bound already.
            commands.remove(0);
        }
        commands.extend(state.bound.iter().map(|(binding, bound)| {
            Command::Bind(Bind {
                by_address: bound.by_address,
                ..Bind::new(*binding, vec![whole_if_unsaid(bound.range)])
            })
        }));
        commands
    }

    fn bind(&mut self, number: usize) -> Option<&mut Bind> {
        match &mut self.slots[number].own[..] {
            [Command::Bind(bind)] => Some(bind),
            _ => None,
        }
    }

    fn split_bind(&mut self, number: usize) -> Option<()> {
        let bind = self.bind(number)?;
        (bind.ranges.len() > 1).then_some(())?;
        let each = bind.bindings().zip(&bind.ranges).map(|(binding, range)| {
            Command::Bind(Bind {
                by_address: bind.by_address,
                ..Bind::new(binding, vec![*range])
            })
        });
        self.slots[number].own = each.collect();
        Some(())
    }

    /// Replaces sizes; the function gets the range and the rest of its buffer.
    fn sizes(
        &mut self,
        number: usize,
        size: impl Fn(&BoundRange, u64) -> Option<RangeSize>,
    ) -> Option<()> {
        let buffers = self.script.buffers.clone();
        let bind = self.bind(number)?;
        let before = bind.clone();
        for range in &mut bind.ranges {
            let rest = buffers[range.buffer].saturating_sub(range.offset);
            range.size = size(range, rest).unwrap_or(whole_if_unsaid(*range).size);
        }
        (*bind != before).then_some(())
    }

    fn null_counters(&mut self, begin: usize) -> Option<()> {
        let end = self.end(begin)?;
        let mut is_changed = false;
        for number in [begin, end] {
            let ([Command::Begin(call)] | [Command::End(call)]) = &mut self.slots[number].own[..]
            else {
                return None;
            };
            is_changed |= with_null_counters(call);
        }
        is_changed.then_some(())
    }

    fn query(&mut self, begin: usize, kind: QueryKind) -> Option<()> {
        let end = self.end(begin)?;
        let query = QueryIndex(u32::try_from(self.script.queries.len()).ok()?);
        let stream = Stream(0);
        self.script.queries.push(QueryDeclaration { kind, stream });
        self.before(begin, [Command::BeginQuery(query)]);
        self.slots[end].after.push(Command::EndQuery(query));
        Some(())
    }

    /// Makes a state of all programs dynamic, unless another item does.
    fn dynamic(&mut self, dynamic: Dynamic) -> Option<()> {
        if self.dynamic.contains(&dynamic) {
            return Some(());
        }
        let is_possible = |program: &mut Program| {
            let has_patches = program.assembly.topology == Topology::Patches;
            !program.pipeline.build.makes_objects()
                && !program.pipeline.dynamic.contains(&dynamic)
                && (dynamic != Dynamic::PatchPoints || has_patches)
        };
        self.programs().all(is_possible).then_some(())?;
        for program in self.programs() {
            program.pipeline.dynamic.push(dynamic);
            if dynamic == Dynamic::Discard {
                let discards = program.state().discards();
                program.assembly.discard = Some(discards);
            }
        }
        self.dynamic.push(dynamic);
        Some(())
    }

    /// Subpasses, their dependencies and several views are parts of render passes.
    fn render_dynamically(&mut self) -> Option<()> {
        let mut commands = self.plain.script.commands.iter();
        let needs_pass = |command: &Command| match command {
            Command::Next(boundary) => *boundary == Boundary::Subpass,
            Command::Barrier(barrier) => barrier.by.stays_inside(),
            _ => false,
        };
        (!commands.any(needs_pass) && self.script.views() == 1).then_some(())?;
        self.programs()
            .for_each(|program| program.pipeline.pass = Pass::Dynamic);
        Some(())
    }
}

/// `pSizes` is NULL for all ranges of a bind or for none.
fn whole_if_unsaid(range: BoundRange) -> BoundRange {
    let size = match range.size {
        RangeSize::Bytes(_) => range.size,
        RangeSize::WholeSize | RangeSize::NullSizes => RangeSize::WholeSize,
    };
    BoundRange { size, ..range }
}

/// Names bindings without a counter by null handles; whether there are any.
fn with_null_counters(call: &mut CounterCall) -> bool {
    if call.arrays != CounterArrays::Both {
        return false;
    }
    let before = std::mem::replace(&mut call.first, Binding(0));
    if call.counters.is_empty() {
        call.counters.push(None);
        return true;
    }
    call.counters.splice(0..0, (0..before.0).map(|_| None));
    before != Binding(0)
}
