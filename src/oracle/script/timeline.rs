//! The state that commands leave: a script followed in order, without an execution.
//!
//! [`timeline`] gives each command with the [`ScriptState`] before it, and
//! [`ScriptState::apply`] the state after a command. Validation, hazards, requirements,
//! coverage, diagnosis and the generator read it. The model is an independent oracle
//! and follows scripts by itself (`harness/floors.rs` checks it).
//!
//! | state | ends with |
//! |---|---|
//! | ranges of bindings, program, dynamic state | the command buffer |
//! | dynamic state | also the next bind of a program: the executor sets that of the program |
//! | capture, subpass | their own commands, in one command buffer |
//! | query, conditional rendering | their own commands; a secondary command buffer inherits them |
//! | inputs of the next draw | the draw |
//! | values of counters | never: they are memory |
//!
//! * Each command buffer begins with undefined state, a secondary one inherits none of its
//!   primary command buffer, and the state of the primary one is undefined after it ("Command
//!   Buffers"). The executor binds the first program there.
//! * A submission that is made again executes the command buffers as they were recorded, over
//!   the memory that the first execution left ("Command Buffer Lifecycle").
//! * The next subpass keeps the state of its command buffer. With several views the state
//!   is undefined in each subpass ("Render Pass Creation", `VkRenderPassMultiviewCreateInfo`): the
//!   executor binds the program again, and no capture begins there.
//! * A bind of ranges replaces those of its bindings and no others; an end stores counters
//!   of bindings with a range ("Transform Feedback").

use super::commands::{BoundRange, Boundary, Command, CounterCall, Script};
use super::condition::Condition;
use super::consume::{CapturedSource, Consume};
use super::passes::{Placer, Step};
use super::program::{Assembly, State};
use crate::units::{Binding, CounterIndex, ProgramIndex};
use std::collections::BTreeMap;

/// The state before a command.
#[derive(Clone, Debug)]
pub struct ScriptState<'a> {
    /// The ranges of the command buffer.
    pub bound: BTreeMap<Binding, Bound>,
    pub program: ProgramIndex,
    /// The dynamic state that commands have set since the bind of the program, in order.
    pub dynamic: Vec<State>,
    /// The capture that is active.
    pub capture: Option<BegunCapture<'a>>,
    /// The number of captures that have begun.
    pub captures: usize,
    /// The condition on which draws depend.
    pub condition: Option<Condition>,
    /// The captured data and counters that the next draw reads.
    pub inputs: Vec<&'a Consume>,
    /// The counters that have a value.
    pub counters: BTreeMap<CounterIndex, CounterSource>,
    /// The number of submissions before this one.
    pub submission: usize,
    /// The number of primary command buffers before this one in the submission.
    pub command_buffer: usize,
    /// Render passes, and the queries and the condition that are active in them.
    pub(super) placer: Placer<'a>,
}

/// The range of a binding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    pub range: BoundRange,
    /// Whether the bind gives its device address.
    pub by_address: bool,
}

/// A begin of transform feedback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BegunCapture<'a> {
    /// The number of the command.
    pub begin: usize,
    pub call: &'a CounterCall,
}

/// The last write of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CounterSource {
    Application,
    /// The end of a capture.
    End,
}

impl<'a> ScriptState<'a> {
    /// Returns the state before the first command.
    pub fn new(script: &'a Script) -> ScriptState<'a> {
        let counters = CounterIndex::enumerate(&script.counters);
        let set = counters.filter(|(_, value)| value.is_some());
        ScriptState {
            bound: BTreeMap::new(),
            program: ProgramIndex(0),
            dynamic: Vec::new(),
            capture: None,
            captures: 0,
            condition: None,
            inputs: Vec::new(),
            counters: set
                .map(|(counter, _)| (counter, CounterSource::Application))
                .collect(),
            submission: 0,
            command_buffer: 0,
            placer: Placer::new(script),
        }
    }

    /// Returns the state before the command of this number, or after the last one.
    pub fn before(script: &'a Script, number: usize) -> ScriptState<'a> {
        let mut state = ScriptState::new(script);
        let commands = script.commands[..number].iter().enumerate();
        commands.for_each(|(number, command)| state.apply(number, command));
        state
    }

    /// Changes the state as the command does, whether or not it is legal.
    pub fn apply(&mut self, number: usize, command: &'a Command) {
        self.placer.command(number, command);
        let effects = command.effects();
        if effects.clears_state {
            self.bound.clear();
        }
        if let Some(bind) = effects.binds {
            let by_address = bind.by_address;
            let bound = bind.ranges.iter().map(|&range| Bound { range, by_address });
            self.bound.extend(bind.bindings().zip(bound));
        }
        if let Some(program) = effects.binds_program {
            self.program = program;
            self.dynamic.clear();
        }
        self.dynamic.extend(effects.sets);
        if let Some(call) = effects.begins_capture {
            let begin = number;
            self.capture = Some(BegunCapture { begin, call });
            self.captures += 1;
        }
        if let Some(call) = effects.ends_capture {
            self.capture = None;
            let stored = call.named();
            let stored = stored.filter(|(binding, _)| self.bound.contains_key(binding));
            self.counters
                .extend(stored.map(|(_, counter)| (counter, CounterSource::End)));
        }
        if let Some(CapturedSource::Counter(counter)) = effects.transfers_to {
            self.counters.insert(counter, CounterSource::Application);
        }
        if effects.draws.is_some() {
            self.inputs.clear();
        }
        if let Command::Consume(consume) = command {
            self.inputs.push(consume);
        }
        self.condition = effects.condition.unwrap_or(self.condition);
        if let Command::Next(boundary) = command {
            match boundary {
                Boundary::Subpass => {}
                Boundary::CommandBuffer => self.command_buffer += 1,
                Boundary::Submission | Boundary::Resubmit => {
                    self.submission += 1;
                    self.command_buffer = 0;
                }
            }
        }
    }

    /// Returns an assembly of the bound program with the dynamic state.
    pub fn assembly(&self, program: &Assembly) -> Assembly {
        let mut assembly = program.clone();
        self.dynamic.iter().for_each(|state| assembly.set(*state));
        assembly
    }

    /// Whether a begin continues at a counter that the end of a capture stored.
    pub fn resumes(&self, begin: &CounterCall) -> bool {
        let mut counters = begin.named();
        counters.any(|(_, counter)| self.counters.get(&counter) == Some(&CounterSource::End))
    }

    /// Whether draws take place: the condition holds, if there is one.
    pub fn draws_take_place(&self) -> bool {
        self.condition.is_none_or(Condition::holds)
    }

    /// Whether a secondary command buffer is being recorded.
    pub fn is_secondary(&self) -> bool {
        self.placer.secondary
    }

    /// Whether a render pass is open.
    pub fn is_in_pass(&self) -> bool {
        self.placer.open.is_some()
    }

    /// Whether recording continues in a subpass that has no command yet.
    pub fn is_in_new_subpass(&self) -> bool {
        self.placer.open.is_some_and(|open| open.pending)
    }

    /// Returns the subpass in which recording continues; 0 outside of render passes.
    pub fn subpass(&self) -> u32 {
        self.placer.open.map_or(0, |open| open.subpass)
    }

    /// Whether a query is active.
    pub fn has_active_query(&self) -> bool {
        self.placer.active_queries().next().is_some()
    }

    /// Whether a render pass ended before the command that was applied last.
    pub(super) fn ended_pass(&self) -> bool {
        self.placer.steps.contains(&Step::ClosePass)
    }
}

/// Returns each command in the order of recording, with its number and the state before it.
pub fn timeline(script: &Script) -> impl Iterator<Item = (usize, ScriptState<'_>, &Command)> {
    follow(script, script.commands.iter().enumerate())
}

/// Returns each command in the order of execution, as [`timeline`] does in that of recording:
/// commands of a submission that is made again occur twice.
pub fn executed(script: &Script) -> impl Iterator<Item = (usize, ScriptState<'_>, &Command)> {
    follow(script, script.executed())
}

fn follow<'a>(
    script: &'a Script,
    commands: impl IntoIterator<Item = (usize, &'a Command)>,
) -> impl Iterator<Item = (usize, ScriptState<'a>, &'a Command)> {
    let mut state = ScriptState::new(script);
    commands.into_iter().map(move |(number, command)| {
        let before = state.clone();
        state.apply(number, command);
        (number, before, command)
    })
}

impl Script {
    /// Whether a secondary command buffer is executed while a query is active
    /// (`inheritedQueries`).
    pub fn inherits_queries(&self) -> bool {
        self.inherits(|state| state.has_active_query())
    }

    /// Whether a secondary command buffer is executed while conditional rendering
    /// is active (`inheritedConditionalRendering`).
    pub fn inherits_condition(&self) -> bool {
        self.inherits(|state| state.condition.is_some())
    }

    /// Whether a secondary command buffer begins in such a state.
    fn inherits(&self, is_active: fn(&ScriptState<'_>) -> bool) -> bool {
        timeline(self)
            .any(|(_, state, command)| *command == Command::BeginSecondary && is_active(&state))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::commands::{Bind, QueryDeclaration, QueryKind, RangeSize};
    use crate::script::consume::DrawInput;
    use crate::script::counters::{WriteCounter, WriteMeans};
    use crate::script::{Draw, Topology};
    use crate::units::{QueryIndex, Stream};

    fn range(buffer: usize) -> BoundRange {
        BoundRange {
            buffer,
            offset: 0,
            size: RangeSize::WholeSize,
        }
    }

    fn bind(first: u32, buffers: &[usize]) -> Command {
        let ranges = buffers.iter().map(|buffer| range(*buffer));
        Command::Bind(Bind::new(Binding(first), ranges.collect()))
    }

    fn call(first: u32, counter: Option<u32>) -> CounterCall {
        CounterCall::new(Binding(first), vec![counter.map(CounterIndex)])
    }

    fn begin(counter: Option<u32>) -> Command {
        Command::Begin(call(0, counter))
    }

    fn end(counter: Option<u32>) -> Command {
        Command::End(call(0, counter))
    }

    fn draw() -> Command {
        Command::Draw(Draw::plain(3, 1, 0, 0))
    }

    fn script(commands: Vec<Command>) -> Script {
        let query = QueryDeclaration {
            kind: QueryKind::Statistics,
            stream: Stream(0),
        };
        Script {
            counters: vec![None, Some(8)],
            queries: vec![query],
            commands,
            ..Script::default()
        }
    }

    /// The commands with which recording continues elsewhere, and whether the state of the
    /// command buffer ends there.
    const BOUNDARIES: [(Command, bool); 6] = [
        (Command::Next(Boundary::Subpass), false),
        (Command::Next(Boundary::CommandBuffer), true),
        (Command::Next(Boundary::Submission), true),
        (Command::Next(Boundary::Resubmit), true),
        (Command::BeginSecondary, true),
        (Command::EndSecondary, true),
    ];

    #[test]
    fn ranges_program_and_dynamic_state_end_with_the_command_buffer() {
        for (boundary, ends) in BOUNDARIES {
            let script = script(vec![
                bind(0, &[0, 1]),
                Command::Use(ProgramIndex(1)),
                Command::Set(State::PatchPoints(5)),
                boundary.clone(),
                bind(3, &[2]),
            ]);
            let states: Vec<_> = timeline(&script).map(|(_, state, _)| state).collect();
            let before = &states[3];
            assert_eq!(before.bound.len(), 2);
            assert_eq!(before.program, ProgramIndex(1));
            assert_eq!(before.dynamic, [State::PatchPoints(5)]);
            let after = &states[4];
            assert_eq!(after.bound.is_empty(), ends, "{boundary:?}");
            assert_eq!(after.program == ProgramIndex(0), ends, "{boundary:?}");
            assert_eq!(after.dynamic.is_empty(), ends, "{boundary:?}");
            let last = ScriptState::before(&script, script.commands.len());
            assert_eq!(last.bound.len(), if ends { 1 } else { 3 });
        }
    }

    #[test]
    fn a_bind_replaces_the_ranges_that_it_names() {
        let script = script(vec![bind(0, &[0, 1, 2]), bind(1, &[3])]);
        let state = ScriptState::before(&script, 2);
        let buffers = state.bound.values().map(|bound| bound.range.buffer);
        assert_eq!(Vec::from_iter(buffers), [0, 3, 2]);
    }

    #[test]
    fn dynamic_state_ends_with_the_next_bind_of_a_program() {
        let set = |topology| Command::Set(State::Topology(topology));
        let script = script(vec![
            set(Topology::Lines),
            set(Topology::Points),
            Command::Use(ProgramIndex(0)),
        ]);
        let own = Assembly {
            topology: Topology::Triangles,
            ..Assembly::default()
        };
        let topology = |number| ScriptState::before(&script, number).assembly(&own).topology;
        let expected = [Topology::Triangles, Topology::Lines, Topology::Points];
        assert_eq!([topology(0), topology(1), topology(2)], expected);
        assert_eq!(topology(3), Topology::Triangles);
    }

    #[test]
    fn a_capture_is_active_from_its_begin_to_its_end() {
        let script = script(vec![begin(None), draw(), end(None), draw(), begin(None)]);
        let begun = timeline(&script).map(|(_, state, _)| {
            let begin = state.capture.map(|capture| capture.begin);
            (begin, state.captures)
        });
        let expected = [(None, 0), (Some(0), 1), (Some(0), 1), (None, 1), (None, 1)];
        assert_eq!(Vec::from_iter(begun), expected);
        assert_eq!(ScriptState::before(&script, 5).captures, 2);
    }

    #[test]
    fn a_begin_resumes_at_a_counter_that_an_end_stored_last() {
        let resumes = |commands: Vec<Command>, counter| {
            let script = script(commands);
            let state = ScriptState::before(&script, script.commands.len());
            state.resumes(&call(0, Some(counter)))
        };
        let captured = vec![bind(0, &[0]), begin(None), end(Some(0))];
        assert!(resumes(captured.clone(), 0));
        // The application set the other one.
        assert!(!resumes(captured.clone(), 1));
        let written = Command::WriteCounter(WriteCounter {
            counter: CounterIndex(0),
            value: 4,
            by: WriteMeans::Fill,
        });
        assert!(!resumes([&captured[..], &[written]].concat(), 0));
        // A counter is memory: it outlives command buffers.
        for (boundary, _) in BOUNDARIES {
            let later = [&captured[..], &[boundary]].concat();
            assert!(resumes(later, 0));
        }
        // An end stores nothing for a binding without a range.
        let above = vec![bind(1, &[0]), begin(None), end(Some(0))];
        assert!(!resumes(above, 0));
    }

    #[test]
    fn a_submission_that_is_made_again_resumes_where_the_first_one_ended() {
        let script = script(vec![
            bind(0, &[0]),
            begin(Some(1)),
            end(Some(1)),
            Command::Next(Boundary::Resubmit),
            begin(Some(1)),
        ]);
        let begins = executed(&script).filter_map(|(number, state, command)| {
            let call = command.effects().begins_capture?;
            Some((
                number,
                state.submission,
                state.bound.len(),
                state.resumes(call),
            ))
        });
        let expected = [(1, 0, 1, false), (1, 1, 1, true), (4, 2, 0, true)];
        assert_eq!(Vec::from_iter(begins), expected);
    }

    #[test]
    fn submissions_and_their_command_buffers_are_numbered() {
        let next = Command::Next;
        let script = script(vec![
            next(Boundary::CommandBuffer),
            next(Boundary::CommandBuffer),
            next(Boundary::Submission),
            next(Boundary::CommandBuffer),
            next(Boundary::Resubmit),
            draw(),
        ]);
        let numbers =
            timeline(&script).map(|(_, state, _)| (state.submission, state.command_buffer));
        let expected = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)];
        assert_eq!(Vec::from_iter(numbers), expected);
    }

    #[test]
    fn a_new_pass_begins_with_its_first_subpass() {
        let script = script(vec![
            draw(),
            Command::Next(Boundary::Subpass),
            draw(),
            Command::ResetQuery(QueryIndex(0)),
            draw(),
        ]);
        let subpasses = (1..=5).map(|number| {
            let state = ScriptState::before(&script, number);
            let place = (state.is_in_pass(), state.subpass());
            (
                place.0,
                place.1,
                state.is_in_new_subpass(),
                state.ended_pass(),
            )
        });
        let expected = [
            (true, 0, false, false),
            (true, 1, true, false),
            (true, 1, false, false),
            (false, 0, false, true),
            (true, 0, false, false),
        ];
        assert_eq!(Vec::from_iter(subpasses), expected);
    }

    #[test]
    fn a_secondary_command_buffer_inherits_queries_and_the_condition() {
        let never = Condition {
            value: 0,
            inverted: false,
        };
        let script = script(vec![
            Command::BeginConditional(never),
            Command::BeginQuery(QueryIndex(0)),
            Command::BeginSecondary,
            draw(),
            Command::EndSecondary,
            Command::EndQuery(QueryIndex(0)),
            Command::EndConditional,
        ]);
        let inside = ScriptState::before(&script, 3);
        assert!(inside.is_secondary() && inside.has_active_query());
        assert!(!inside.draws_take_place());
        let after = ScriptState::before(&script, 7);
        assert!(!after.is_secondary() && !after.has_active_query());
        assert!(after.draws_take_place());
    }

    #[test]
    fn inputs_are_those_of_the_next_draw_whatever_is_between() {
        let consume = Consume {
            by: DrawInput::Count,
            from: CapturedSource::Counter(CounterIndex(0)),
        };
        let script = script(vec![
            Command::Consume(consume),
            Command::Set(State::PatchPoints(1)),
            draw(),
            draw(),
        ]);
        let inputs = timeline(&script).map(|(_, state, _)| state.inputs.len());
        assert_eq!(Vec::from_iter(inputs), [0, 1, 1, 0]);
    }
}
