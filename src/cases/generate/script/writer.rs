//! A script while it is written: every command is offered to the rules of
//! [`validate`](crate::script::validate), and added if it is legal there. A command that
//! lacks a barrier gets one. So a script is legal whatever was chosen.
//!
//! The rules of `validate` follow single submissions. Three further hazards follow from
//! "Synchronization and Cache Control": a counter that a draw or a copy read is not written
//! again, a range that was copied from is not captured into again, and a capture that
//! continues elsewhere than where the last one into its range ended waits for it.

use super::focus::Focus;
use super::offer::Offer;
use super::programs::RandomProgram;
use super::sizes::Scale;
use crate::generate::Rng;
use crate::generate::script::aim::Aim;
use crate::model::draw_size::captured_vertices;
use crate::model::primitives::Drawn;
use crate::script::barrier::{Barrier, Dependency, SyncMethod};
use crate::script::commands::arguments::Argument;
use crate::script::commands::effects::Drawn as DrawEffect;
use crate::script::commands::{BoundRange, Boundary, Command, CounterCall, RangeSize, Script};
use crate::script::draw::{ByteCountDraw, DrawCall};
use crate::script::program::{Assembly, Emit, Pass, Producer};
use crate::script::raster::Rasterized;
use crate::script::requirements::features;
use crate::script::timeline::ScriptState;
use crate::script::validate::{Illegal, ScriptError, validate_prefix};
use crate::script::{Draw, ProgramUse};
use crate::units::{Binding, CounterIndex, ProgramIndex, QueryIndex, round_up};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Barriers that a command may need before it.
const MAX_BARRIERS: usize = 8;
/// Memories of a script at most: a case file numbers 64.
const MAX_MEMORIES: usize = 48;
/// The offset of a range at most.
const MAX_OFFSET: u64 = 1 << 17;
/// The percentage of arguments with the value that a script is about.
const AIMED: u32 = 90;
/// Bytes of a buffer after its last range.
const SLACK: u64 = 64;

/// Something that has begun and must end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Open {
    Capture,
    Condition,
    Query(QueryIndex),
    Secondary,
}

/// A `VkBuffer` for captures.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Memory {
    /// The end of the last range.
    pub end: u64,
    /// Whether a range extends to the end of the buffer, which then has no more bytes.
    pub frozen: bool,
    /// Whether something was copied from it.
    pub copied: bool,
}

/// The state of a counter at this point of the script.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CounterFacts {
    /// The value of the counter, where that follows from the script.
    pub value: Option<u64>,
    /// Whether a command wrote it.
    pub written: bool,
    /// Whether a draw or a copy read it.
    pub read: bool,
}

/// The bytes of one binding in the active capture.
#[derive(Clone, Copy, Debug)]
struct Filled {
    /// The start of the capture, in bytes of the range.
    start: Option<u64>,
    /// The end of the capture, in bytes of the range.
    at: Option<u64>,
    /// Whether the captured bytes have one value only.
    exact: bool,
    size: u64,
}

/// A script that is being written, and what follows from its commands.
pub(super) struct Writer<'a> {
    pub rng: Rng,
    pub offer: Offer<'a>,
    pub programs: &'a [RandomProgram],
    uses: Vec<ProgramUse>,
    pub script: Script,
    pub scale: Scale,
    pub focus: Focus,
    /// The aim of the script, if it has one.
    pub aim: Option<Aim>,
    /// The open parts of the script, which must end, the innermost last.
    pub open: Vec<Open>,
    /// The open parts that began inside a render pass.
    pub inside: Vec<Open>,
    /// Whether recording continues in a subpass that has no command yet.
    pub new_subpass: bool,
    pub memories: Vec<Memory>,
    pub counters: Vec<CounterFacts>,
    /// The bound program, and its assembly with the dynamic state.
    pub program: ProgramIndex,
    pub assembly: Assembly,
    /// The bound ranges that may be captured into.
    pub bound: BTreeMap<Binding, BoundRange>,
    /// The ranges that bindings had before.
    pub history: BTreeMap<Binding, Vec<BoundRange>>,
    capture: BTreeMap<Binding, Filled>,
    /// The counter in which the last capture into a range stored its end.
    pub ends: Vec<(BoundRange, Option<CounterIndex>)>,
    /// Bytes of memories that hold one exact value.
    pub exact: Vec<(usize, Range<u64>)>,
    /// Whether draws take place.
    drawing: bool,
    /// The next vertex that no draw has.
    pub next_vertex: u32,
    /// The vertices of all draws so far.
    pub vertices: u64,
    /// Whether the first submission is made twice.
    pub again: bool,
    /// Whether a point was drawn into the image.
    shown: bool,
}

impl<'a> Writer<'a> {
    pub fn new(
        rng: Rng,
        offer: Offer<'a>,
        programs: &'a [RandomProgram],
        (scale, focus): (Scale, Focus),
        aim: Option<Aim>,
    ) -> Self {
        let script = Script {
            extra_views: programs[0].pipeline.view_count() - 1,
            ..Script::default()
        };
        Writer {
            rng,
            offer,
            programs,
            uses: programs.iter().map(RandomProgram::program_use).collect(),
            script,
            scale,
            focus,
            aim,
            open: Vec::new(),
            inside: Vec::new(),
            new_subpass: false,
            memories: Vec::new(),
            counters: Vec::new(),
            program: ProgramIndex(0),
            assembly: programs[0].assembly.clone(),
            bound: BTreeMap::new(),
            history: BTreeMap::new(),
            capture: BTreeMap::new(),
            ends: Vec::new(),
            exact: Vec::new(),
            drawing: true,
            next_vertex: 0,
            vertices: 0,
            again: false,
            shown: false,
        }
    }

    /// The bound program.
    pub fn bound_program(&self) -> &'a RandomProgram {
        &self.programs[self.program]
    }

    pub fn capturing(&self) -> bool {
        self.open.contains(&Open::Capture)
    }

    pub fn in_secondary(&self) -> bool {
        self.open.contains(&Open::Secondary)
    }

    /// The rasterization of the primitives of all programs.
    pub fn rasterized(&self) -> Rasterized {
        let programs = self.programs.iter().map(|program| program.rasterized);
        let all = programs.reduce(Rasterized::and);
        all.expect("a script draws with at least one program")
    }

    /// Adds a command if it is legal, with the barriers that it lacks; returns whether it is.
    pub fn push(&mut self, command: Command) -> bool {
        for _ in 0..MAX_BARRIERS {
            match self.try_push(&command) {
                Ok(()) => return true,
                Err(error) => match missing(&error) {
                    Some(dependency) if self.barrier(dependency) => {}
                    Some(_) | None => break,
                },
            }
        }
        false
    }

    fn try_push(&mut self, command: &Command) -> Result<(), ScriptError> {
        self.script.commands.push(command.clone());
        let legal = validate_prefix(&self.script, &self.uses);
        if legal.is_err() {
            self.script.commands.pop();
        } else {
            self.follow(command);
        }
        legal
    }

    /// Records a dependency by any method that is legal here.
    pub fn barrier(&mut self, order: Dependency) -> bool {
        let mut methods: Vec<SyncMethod> = SyncMethod::ALL
            .iter()
            .copied()
            .filter(|by| self.allows(*by) && self.offer.has(features::sync(*by)))
            .collect();
        self.rng.shuffle(&mut methods);
        // An event orders nothing in the second execution of a submission.
        let again = self.again;
        let mut methods = methods.into_iter().filter(|by| !again || !by.is_event());
        methods.any(|by| {
            self.try_push(&Command::Barrier(Barrier { order, by }))
                .is_ok()
        })
    }

    /// Whether a missing barrier may be recorded by a method: one inside a render pass
    /// concerns what was written there, and dynamic rendering has none.
    fn allows(&mut self, by: SyncMethod) -> bool {
        match by {
            SyncMethod::Subpass => false,
            SyncMethod::Inside => self.has_render_passes() && self.rng.chance(30),
            SyncMethod::Core
            | SyncMethod::Buffers
            | SyncMethod::Sync2
            | SyncMethod::Event
            | SyncMethod::Event2 => true,
        }
    }

    /// Whether points are drawn into an image that is read back.
    pub fn has_picture(&self) -> bool {
        self.programs[0].pipeline.image
    }

    /// Whether something is drawn into the image, if there is one.
    pub fn shows_enough(&self) -> bool {
        self.shown || !self.has_picture()
    }

    pub fn has_render_passes(&self) -> bool {
        self.programs[0].pipeline.pass == Pass::RenderPass
    }

    /// A dependency that a barrier between passes satisfies, whatever the method.
    pub fn settle(&mut self, order: Dependency) -> bool {
        let methods = [SyncMethod::Core, SyncMethod::Buffers, SyncMethod::Event];
        let by = *self.rng.pick(&methods).expect("there are methods");
        let by = if self.again && by.is_event() {
            SyncMethod::Core
        } else {
            by
        };
        self.try_push(&Command::Barrier(Barrier { order, by }))
            .is_ok()
    }

    /// A number at a boundary if the script is about the argument; see
    /// [`Focus::number`].
    pub fn focused(&mut self, argument: Argument, unit: u64, most: u64) -> Option<u64> {
        self.focused_within(argument, unit, (0, most))
    }

    /// A number at a boundary within limits if the script is about the argument; the value of
    /// the aim if the script has one.
    pub fn focused_within(
        &mut self,
        argument: Argument,
        unit: u64,
        (least, most): (u64, u64),
    ) -> Option<u64> {
        let Some(aim) = self.aim else {
            return self
                .focus
                .number(argument, &mut self.rng, unit, (least, most));
        };
        let value = u64::from(aim.value);
        let fits = (least..=most).contains(&value) && value.is_multiple_of(unit);
        (self.focus.is(argument) && fits && self.rng.chance(AIMED)).then_some(value)
    }

    /// The value of an argument, if the script is about it.
    pub fn aimed_at(&self, argument: Argument) -> Option<u32> {
        let aim = self.aim.filter(|aim| aim.argument == argument);
        aim.map(|aim| aim.value)
    }

    /// A number of 32 bits at a boundary if the script is about the argument; see
    /// [`Focus::number`].
    pub fn focused_number(&mut self, argument: Argument, unit: u32, most: u32) -> Option<u32> {
        let number = self.focused(argument, unit.into(), most.into())?;
        Some(u32::try_from(number).expect("at most a number of 32 bits"))
    }

    /// Reserves bytes of a memory after what it has; returns their offset.
    pub fn reserve(&mut self, memory: usize, alignment: u64, bytes: u64) -> u64 {
        let gap = u64::from(self.rng.below(12)) * alignment;
        let gap = if self.rng.chance(60) { 0 } else { gap };
        let offset = round_up(self.memories[memory].end, alignment) + gap;
        let far = self.focused_within(Argument::RangeOffset, alignment, (offset, MAX_OFFSET));
        let offset = far.unwrap_or(offset);
        // The copied range begins at the offset, or a little before it.
        let offset = match self.aimed_at(Argument::CopyOffset).map(u64::from) {
            Some(copied) if offset <= copied && bytes > 4 => {
                let before = (copied - offset) / 4;
                let before = u32::try_from(before.min(8)).expect("at most 8");
                copied - 4 * u64::from(self.rng.below(before + 1))
            }
            Some(_) | None => offset,
        };
        self.memories[memory].end = offset + bytes;
        let most = self.programs.iter().flat_map(|program| &program.strides);
        let most = most.map(|(_, stride, _)| u64::from(*stride)).max();
        let slack = SLACK + 2 * most.expect("a program captures");
        self.script.buffers[memory] = round_up(offset + bytes + slack, 16);
        offset
    }

    /// A memory with free bytes: one of those that are there, or a new one.
    pub fn memory(&mut self) -> usize {
        let free = |memory: &usize| !self.memories[*memory].frozen;
        let free: Vec<usize> = (0..self.memories.len()).filter(free).collect();
        if self.memories.len() < 16 && (free.is_empty() || self.rng.chance(50)) {
            return self.new_memory();
        }
        match self.rng.pick(&free) {
            Some(memory) => *memory,
            None => self.new_memory(),
        }
    }

    /// Whether a command may take memories of its own.
    pub fn has_memories(&self) -> bool {
        self.memories.len() < MAX_MEMORIES
    }

    /// A memory that nothing names yet.
    pub fn new_memory(&mut self) -> usize {
        self.memories.push(Memory::default());
        self.script.buffers.push(0);
        self.memories.len() - 1
    }

    /// Follows a command that was added.
    fn follow(&mut self, command: &Command) {
        let state = ScriptState::before(&self.script, self.script.commands.len());
        let is_in_pass = state.is_in_pass();
        self.program = state.program;
        self.assembly = state.assembly(&self.programs[state.program].assembly);
        self.new_subpass = state.is_in_new_subpass();
        self.drawing = state.draws_take_place();
        let bound = state.bound.into_iter();
        let bound = bound.map(|(binding, bound)| (binding, bound.range));
        self.bound = bound
            .filter(|(_, range)| !self.memories[range.buffer].copied)
            .collect();
        match command {
            Command::Bind(bind) => {
                for (binding, range) in bind.bindings().zip(&bind.ranges) {
                    let history = self.history.entry(binding).or_default();
                    if !history.contains(range) {
                        history.push(*range);
                    }
                }
            }
            Command::Begin(call) => self.begin(call),
            Command::End(call) => self.end(call),
            Command::Draw(draw) => self.draws(DrawEffect::Vertices(draw)),
            Command::DrawByteCount(draw) => {
                self.counters[draw.counter].read = true;
                self.draws(DrawEffect::ByteCount(draw));
            }
            Command::WriteCounter(write) => {
                self.counters[write.counter].value = Some(u64::from(write.value));
                self.counters[write.counter].written = true;
            }
            Command::BeginConditional(_) => self.opened(Open::Condition, is_in_pass),
            Command::EndConditional => self.closed(Open::Condition),
            Command::Barrier(barrier) => {
                if barrier.order == Dependency::Data && !barrier.by.stays_inside() {
                    self.ends.clear();
                }
            }
            Command::BeginQuery(query) => self.opened(Open::Query(*query), is_in_pass),
            Command::EndQuery(query) => self.closed(Open::Query(*query)),
            Command::Next(Boundary::Resubmit) => {
                // The second time everything may end elsewhere.
                for counter in &mut self.counters {
                    if counter.written {
                        counter.value = None;
                    }
                }
            }
            Command::BeginSecondary => self.open.push(Open::Secondary),
            Command::EndSecondary => self.closed(Open::Secondary),
            Command::Use(_)
            | Command::Set(_)
            | Command::ResetQuery(_)
            | Command::Neutral(_)
            | Command::Consume(_)
            | Command::Copy(_)
            | Command::Next(Boundary::Subpass | Boundary::CommandBuffer | Boundary::Submission) => {
            }
        }
    }

    /// Notes what a command began, and whether it did so inside a render pass.
    fn opened(&mut self, what: Open, is_in_pass: bool) {
        if is_in_pass {
            self.inside.push(what);
        }
        self.open.push(what);
    }

    fn closed(&mut self, what: Open) {
        self.inside.retain(|open| *open != what);
        let place = self.open.iter().rposition(|open| *open == what);
        self.open.remove(place.expect("only what is open ends"));
    }

    fn begin(&mut self, call: &CounterCall) {
        self.open.push(Open::Capture);
        self.capture.clear();
        for (binding, ..) in &self.programs[self.program].strides {
            let counter = call.counter(*binding);
            let range = self.bound[binding];
            let start = counter.map_or(Some(0), |counter| self.counters[counter].value);
            self.exact.retain(|(memory, _)| *memory != range.buffer);
            let filled = Filled {
                start,
                at: start,
                exact: self.programs[self.program].dense.contains(binding),
                size: range
                    .size
                    .resolve(range.offset, self.script.buffers[range.buffer]),
            };
            self.capture.insert(*binding, filled);
        }
    }

    fn end(&mut self, call: &CounterCall) {
        self.closed(Open::Capture);
        let capture = std::mem::take(&mut self.capture);
        for (binding, counter) in call.named() {
            self.counters[counter].written = true;
            let filled = capture.get(&binding);
            self.counters[counter].value = filled.and_then(|filled| filled.at);
        }
        for (binding, filled) in &capture {
            let range = self.bound[binding];
            if let (Some(start), Some(end), true) = (filled.start, filled.at, filled.exact) {
                let bytes = range.offset + start..range.offset + end;
                self.exact.push((range.buffer, bytes));
            }
            self.ends.retain(|(other, _)| *other != range);
            self.ends.push((range, call.counter(*binding)));
        }
    }

    /// Follows a draw, which takes place if its condition holds.
    fn draws(&mut self, draw: DrawEffect<'_>) {
        let looks = self.has_picture() && !self.shown;
        if !self.drawing || (self.capture.is_empty() && !looks) {
            return;
        }
        let drawn: Vec<Drawn> = match draw {
            DrawEffect::Vertices(draw) => self.vertices_of(draw),
            DrawEffect::ByteCount(draw) => vec![vertices_of_byte_count(draw)],
        };
        if looks {
            let stream = self.assembly.rasterized_stream();
            let mut drawn = drawn.iter();
            self.shown = drawn.any(|drawn| captured_vertices(&self.assembly, drawn, stream) > 0);
        }
        if !self.capture.is_empty() {
            self.captures(&drawn);
        }
    }

    /// Adds what draws capture to the active capture. A range that has no place for all of
    /// it leaves the end of the capture open.
    fn captures(&mut self, drawn: &[Drawn]) {
        let exact = match &self.assembly.producer {
            Producer::Vertex | Producer::TessEval(_) => true,
            Producer::Tessellated(_) => false,
            Producer::Geometry { emits, .. } => {
                !emits.iter().any(|emit| matches!(emit, Emit::Only(_)))
            }
        } && self.assembly.coincident.is_none();
        // Lines and triangles may leave an order of vertices to the implementation.
        let ordered = self.assembly.captured_vertices() == 1
            && !matches!(self.assembly.producer, Producer::TessEval(_));
        let mut fits = exact;
        for (binding, stride, stream) in &self.programs[self.program].strides {
            let vertices: u64 = drawn
                .iter()
                .map(|drawn| captured_vertices(&self.assembly, drawn, *stream))
                .sum();
            let filled = self.capture.get_mut(binding);
            let filled = filled.expect("the program captures into each of its bindings");
            filled.at = filled.at.map(|at| at + vertices * u64::from(*stride));
            filled.exact &= ordered;
            fits &= filled.at.is_some_and(|at| at <= filled.size);
        }
        if !fits {
            for filled in self.capture.values_mut() {
                filled.at = None;
            }
        }
    }

    /// The vertices of each draw of a command.
    pub fn vertices_of(&self, draw: &Draw) -> Vec<Drawn> {
        let buffer = draw.indices.map(|index| &self.script.indices[index]);
        let calls = draw.drawn().iter();
        calls
            .map(|call| match buffer {
                Some(buffer) => Drawn::indexed(buffer, call, self.assembly.restart),
                None => Drawn::in_order(call.first_vertex, call, call.vertices),
            })
            .collect()
    }

    /// The counters that the application set, or a capture ended at.
    pub fn set_counters(&self) -> BTreeSet<CounterIndex> {
        let written = |counter: &CounterIndex| {
            self.script.counters[*counter].is_some() || self.counters[*counter].written
        };
        CounterIndex::all(self.counters.len())
            .filter(written)
            .collect()
    }

    /// Whether a range shares bytes with one that was captured into since the last barrier.
    pub fn overlaps_capture(&self, range: &BoundRange) -> bool {
        let bytes = |range: &BoundRange| {
            let size = range
                .size
                .resolve(range.offset, self.script.buffers[range.buffer]);
            range.offset..range.offset + size
        };
        let own = bytes(range);
        self.ends.iter().any(|(other, _)| {
            let other_bytes = bytes(other);
            other.buffer == range.buffer
                && other_bytes.start < own.end
                && own.start < other_bytes.end
        })
    }

    /// Whether all sizes of a bind are of one kind.
    pub fn is_whole(range: &BoundRange) -> bool {
        match range.size {
            RangeSize::Bytes(_) => false,
            RangeSize::WholeSize | RangeSize::NullSizes => true,
        }
    }
}

/// The vertices of a byte-count draw.
pub(super) fn vertices_of_byte_count(draw: &ByteCountDraw) -> Drawn {
    let call = DrawCall {
        instances: draw.instances,
        first_instance: draw.first_instance,
        ..DrawCall::default()
    };
    Drawn::in_order(0, &call, draw.vertices)
}

/// The dependency that a command lacks, if it lacks nothing else.
fn missing(error: &ScriptError) -> Option<Dependency> {
    let (Illegal::Hazard(hazard) | Illegal::SecondExecution(hazard)) = &error.illegal else {
        return None;
    };
    hazard.missing()
}
