//! The machine: runs a legal script and returns the results that it may have.
//!
//! Vulkan, "Transform Feedback" (vkCmdBindTransformFeedbackBuffersEXT,
//! vkCmdBeginTransformFeedbackEXT, vkCmdEndTransformFeedbackEXT), "Transform
//! Feedback Queries" and "Primitives Generated Queries". Each step names the
//! rule it follows by its number in the project's table (`case::rules`).

mod consume;
mod count;
mod draw;
mod identities;
mod writes;

use crate::capture::{Buffer, CapturedWord};
use crate::model::allowed::{Allowed, AllowedCounter, AllowedQuery, AllowedWord};
use crate::model::inputs::Inputs;
use crate::model::primitives::Shape;
use crate::model::values;
use crate::script::ValidScript;
use crate::script::commands::{Boundary, Command, CounterCall, QueryKind};
use crate::script::condition::Condition;
use crate::script::draw::DrawCall;
use crate::units::{Binding, CounterIndex, ProgramIndex, QueryIndex, Stream};
use std::collections::{BTreeMap, BTreeSet};
use thiserror::Error;
use writes::{Write, settle};

/// The capture of one program, as far as the model needs it.
pub struct Capture<'a> {
    pub shape: &'a Shape,
    /// The active buffers of the table.
    pub buffers: &'a [Buffer],
    pub words: &'a [CapturedWord],
    /// The bits that the shader writes into a word; `None` where undefined.
    pub value: &'a dyn Fn(values::Identity, &Inputs) -> Option<u32>,
}

/// The reason why the model has no answer to a legal script: the case is wrong, not the
/// driver.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ModelError {
    #[error("the draws make {vertices} vertices in all, more than the {max} of the model")]
    TooManyVertices { vertices: u64, max: u64 },
    #[error(
        "command {at}: the case expects {expected} vertices of a draw by byte count, by the counter's \
         value it is {counted}"
    )]
    ByteCount {
        at: usize,
        expected: u32,
        counted: u64,
    },
    #[error(
        "command {at} reads byte {position} of buffer {buffer}, where what was captured is not one \
         exact value"
    )]
    NotExact {
        at: usize,
        buffer: usize,
        position: u64,
    },
    #[error("command {at} draws without indices, where 'consume' states that it reads some")]
    NoIndices { at: usize },
    #[error("command {at} reads no draw count, where 'consume' states that it does")]
    NoCount { at: usize },
    #[error(
        "command {at}: the case expects {expected} as {what} {place}, {} was captured there",
        captured.map_or("an undefined value".to_owned(), |bits| bits.to_string())
    )]
    Consumed {
        at: usize,
        what: &'static str,
        place: usize,
        expected: u32,
        /// `None` for an undefined value.
        captured: Option<u32>,
    },
}

/// Vertices that all draws of a script may have together.
const MAX_VERTICES: u64 = 1 << 22;
/// Vertices that a device which misreads a script may draw, if the script has fewer.
const MAX_MISREAD_VERTICES: u64 = 1 << 17;

/// The number of vertices up to which the model runs a script or a misreading of it.
fn most_vertices(script: &ValidScript) -> u64 {
    let stated = script.vertices().max(MAX_MISREAD_VERTICES);
    stated.min(MAX_VERTICES)
}

/// Runs `script` with these programs, of which there is at least one: those it
/// was validated for.
///
/// # Errors
/// The values cannot name every vertex, or a number that the case states of
/// captured data is not what was captured.
pub fn run(programs: &[Capture<'_>], script: &ValidScript) -> Result<Allowed, ModelError> {
    run_without(programs, script, 0).map(|(allowed, _)| allowed)
}

/// Runs the script of a device that misreads it: its byte-count draws have the vertices that
/// their counters then have. Returns the script with these vertices beside what is allowed.
///
/// # Errors
/// As [`run`]; a draw whose submission is made twice, with another count each time.
pub fn run_misread(
    captures: &[Capture<'_>],
    mut script: ValidScript,
) -> Result<(Allowed, ValidScript), ModelError> {
    // Each turn corrects one draw.
    for _ in 0..script.commands.len() {
        let error = match run(captures, &script) {
            Ok(allowed) => return Ok((allowed, script)),
            Err(error) => error,
        };
        let ModelError::ByteCount { at, counted, .. } = error else {
            return Err(error);
        };
        let Ok(counted) = u32::try_from(counted) else {
            return Err(error);
        };
        let corrected = script.misread(|script| {
            if let Command::DrawByteCount(draw) = &mut script.commands[at] {
                draw.vertices = counted;
            }
        });
        script = corrected.map_err(|_| error)?;
    }
    run(captures, &script).map(|allowed| (allowed, script))
}

/// Runs a script like [`run`], without some of the primitives that may be missing (rule 34): bit n
/// of `missing` omits the one numbered n, bit 63 all later ones too. Also returns how
/// many there are.
///
/// # Errors
/// As [`run`].
pub fn run_without(
    programs: &[Capture<'_>],
    script: &ValidScript,
    missing: u64,
) -> Result<(Allowed, u32), ModelError> {
    run_omitting(programs, script, &mut |number, _| {
        missing >> number.min(63) & 1 == 1
    })
}

/// Whether a primitive that may be missing is, by its number and the words that it
/// leaves otherwise, in each allowed order: none if it is not captured.
pub type Omission<'a> = dyn FnMut(u32, &[Vec<(usize, AllowedWord)>]) -> bool + 'a;

/// Runs a script like [`run_without`]; `omits` decides about each primitive that may be missing.
///
/// # Errors
/// As [`run`].
pub fn run_omitting(
    programs: &[Capture<'_>],
    script: &ValidScript,
    omits: &mut Omission<'_>,
) -> Result<(Allowed, u32), ModelError> {
    let first = programs.first().expect("a script has a program");
    let vertices: u64 = script
        .commands
        .iter()
        .filter_map(|command| {
            if let Command::Draw(draw) = command {
                (!draw.is_counted()).then(|| draw.drawn())
            } else {
                None
            }
        })
        .flatten()
        .map(DrawCall::total)
        .fold(0, u64::saturating_add);
    let max = most_vertices(script);
    if vertices > max {
        return Err(ModelError::TooManyVertices { vertices, max });
    }
    let mut machine = Machine {
        programs,
        capture: first,
        shape: first.shape.clone(),
        script,
        most_vertices: max,
        condition: None,
        bound: BTreeMap::new(),
        cursors: None,
        counters: script
            .counters
            .iter()
            .map(|initial| initial.map(u64::from))
            .collect(),
        stored: vec![None; script.counters.len()],
        queries: vec![QueryState::default(); script.queries.len()],
        chains: BTreeMap::new(),
        writes: Vec::new(),
        captured: BTreeMap::new(),
        captures: Vec::new(),
        points: Vec::new(),
        fed: consume::PendingInputs::default(),
        patches: 0,
        omits,
        optional: 0,
        draws: 0,
    };
    for (at, command) in script.executed() {
        machine.step(at, command)?;
    }
    let optional = machine.optional;
    Ok((machine.finish(), optional))
}

/// A bound range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct BoundBuffer {
    buffer: usize,
    offset: u64,
    size: u64,
}

/// The position that the capture of one binding has reached, across begin/end pairs
/// that pass it on through a counter.
#[derive(Clone, Debug)]
struct ResumedCapture {
    bound: BoundBuffer,
    start: u64,
    at: u64,
    counter: Option<CounterIndex>,
    /// The queries that have been active since its start.
    queries: BTreeSet<QueryIndex>,
    whole: bool,
    /// The kinds of vertices that draws captured into the binding.
    fed: BindingHistory,
}

/// The draws that fed a binding: the identity of rule 73 requires one stream, one
/// number of vertices per primitive and one stride.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BindingHistory {
    Nothing,
    Alike(Slots),
    Unlike,
}

/// The kind of vertices that one program captures into a binding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slots {
    stream: Stream,
    /// Vertices of one primitive.
    vertices: u32,
    stride: u32,
}

#[derive(Clone, Debug, Default)]
struct QueryState {
    begun: bool,
    ended: bool,
    written: u64,
    needed: u64,
    /// The stream had no bound buffer during a capturing draw. The number of primitives
    /// written is then unspecified.
    written_unknown: bool,
    /// A primitive of the stream did not fit while it was active.
    overflowed: bool,
    /// The draws it counted.
    draws: Vec<usize>,
}

struct Machine<'a> {
    programs: &'a [Capture<'a>],
    /// The program that is bound, and how it makes primitives now.
    capture: &'a Capture<'a>,
    shape: Shape,
    script: &'a ValidScript,
    /// Vertices that one draw may have.
    most_vertices: u64,
    /// The condition of conditional rendering that draws depend on.
    condition: Option<Condition>,
    bound: BTreeMap<Binding, BoundBuffer>,
    /// The bytes from the start of the range to the next vertex, by binding; `Some` while
    /// active.
    cursors: Option<BTreeMap<Binding, u64>>,
    counters: Vec<Option<u64>>,
    stored: Vec<Option<u64>>,
    queries: Vec<QueryState>,
    chains: BTreeMap<Binding, ResumedCapture>,
    writes: Vec<Write>,
    /// Primitives and vertices captured so far, by stream.
    captured: BTreeMap<u32, (u32, u32)>,
    /// Vertices captured before each capture, by stream.
    captures: Vec<BTreeMap<Stream, u32>>,
    points: Vec<(Stream, u32)>,
    /// The captured data that the next draw reads.
    fed: consume::PendingInputs,
    /// Patches captured so far.
    patches: u32,
    /// Decides which primitives that may be missing are.
    omits: &'a mut Omission<'a>,
    /// Primitives so far that may be missing.
    optional: u32,
    draws: usize,
}

impl Machine<'_> {
    fn step(&mut self, at: usize, command: &Command) -> Result<(), ModelError> {
        match command {
            Command::Consume(consume) => self.consume(consume),
            Command::Copy(copy) => self.copy(at, copy)?,
            Command::Use(program) => self.bind_program(*program),
            Command::Set(state) => self.shape.assembly.set(*state),
            // Rule 51: a write of the application counts like that of an end.
            Command::WriteCounter(write) => {
                self.counters[write.counter] = Some(u64::from(write.value));
                self.stored[write.counter] = Some(u64::from(write.value));
                self.replaced(write.counter);
            }
            // Rule 57: a bind replaces the bindings it names and no others.
            Command::Bind(bind) => {
                for (binding, range) in bind.bindings().zip(&bind.ranges) {
                    let buffer_size = self.script.buffers[range.buffer];
                    let bound = BoundBuffer {
                        buffer: range.buffer,
                        offset: range.offset,
                        size: range.size.resolve(range.offset, buffer_size),
                    };
                    self.bound.insert(binding, bound);
                }
            }
            Command::Begin(call) => self.begin(call),
            Command::End(call) => self.end(call),
            Command::Draw(draw) if draw.is_counted() => {
                if self.is_drawn() {
                    self.count(draw)?;
                }
            }
            Command::Draw(draw) => {
                self.check_consumed(at, draw)?;
                let drawn = self.drawn(draw);
                if self.is_drawn() {
                    self.draw(at, &drawn)?;
                }
            }
            Command::DrawByteCount(draw) => {
                let drawn = self.drawn_by_count(at, draw)?;
                if self.is_drawn() {
                    self.draw(at, &[drawn])?;
                }
            }
            Command::BeginConditional(condition) => self.condition = Some(*condition),
            Command::EndConditional => self.condition = None,
            // Another command buffer begins without bindings and state; the next
            // subpass keeps them.
            Command::Next(Boundary::CommandBuffer | Boundary::Submission | Boundary::Resubmit)
            | Command::BeginSecondary
            | Command::EndSecondary => {
                self.bound.clear();
                self.bind_program(ProgramIndex(0));
            }
            Command::Next(Boundary::Subpass) => {}
            // The model has no caches: a barrier changes nothing.
            Command::Barrier(_) => {}
            Command::Neutral(_) => {}
            Command::BeginQuery(index) => self.queries[*index].begun = true,
            Command::EndQuery(index) => self.queries[*index].ended = true,
            // Rule 67: a reset discards the result of a query.
            Command::ResetQuery(index) => {
                self.queries[*index] = QueryState::default();
                for chain in self.chains.values_mut() {
                    chain.queries.remove(index);
                }
            }
        }
        Ok(())
    }

    /// Rule 64: draws are discarded where their condition does not hold, beginning
    /// and ending of a capture never are.
    fn is_drawn(&self) -> bool {
        self.condition.is_none_or(Condition::holds)
    }

    /// A bind sets dynamic state anew.
    fn bind_program(&mut self, index: ProgramIndex) {
        self.capture = &self.programs[index];
        self.shape = self.capture.shape.clone();
    }

    /// The counter that a begin or end names for a binding: element `i` of the
    /// array belongs to binding `first + i` (rule 50).
    fn counter(binding: Binding, call: &CounterCall) -> Option<CounterIndex> {
        let element = binding.0.checked_sub(call.first.0)?;
        *call.counters.get(element as usize)?
    }

    /// The value of a counter that something reads.
    fn counter_value(&self, counter: CounterIndex) -> u64 {
        self.counters[counter].expect("validated: a counter is set before it is read")
    }

    fn begin(&mut self, call: &CounterCall) {
        let before = self.captured.iter();
        let before = before.map(|(stream, (_, vertices))| (Stream(*stream), *vertices));
        self.captures.push(before.collect());
        let mut cursors = BTreeMap::new();
        let open = self.open_queries();
        for (&binding, &bound) in &self.bound {
            // Rules 48, 49, 51: from the counter's value, relative to the start
            // of the range, or from the start of the range without one.
            let counter = Self::counter(binding, call);
            let start = counter.map_or(0, |counter| self.counter_value(counter));
            cursors.insert(binding, start);
            let follows = |chain: &ResumedCapture| {
                chain.bound == bound && chain.at == start && chain.counter == counter
            };
            match self.chains.get_mut(&binding) {
                Some(chain) if follows(chain) && counter.is_some() => {
                    chain.queries.retain(|query| open.contains(query));
                }
                Some(chain) => chain.whole = false,
                None => {
                    let counter = None;
                    let chain = ResumedCapture {
                        bound,
                        start,
                        at: start,
                        counter,
                        queries: open.clone(),
                        whole: true,
                        fed: BindingHistory::Nothing,
                    };
                    self.chains.insert(binding, chain);
                }
            }
        }
        self.cursors = Some(cursors);
    }

    fn end(&mut self, call: &CounterCall) {
        let cursors = self.cursors.take().expect("validated: a capture is active");
        let open = self.open_queries();
        for (binding, cursor) in cursors {
            // Rules 43, 52: the position of the next vertex, 4 bytes of the
            // counter that is named and nothing else.
            let counter = Self::counter(binding, call);
            if let Some(counter) = counter {
                self.counters[counter] = Some(cursor);
                self.stored[counter] = Some(cursor);
            }
            let chain = self.chains.get_mut(&binding);
            let chain = chain.expect("a begin adds every bound binding");
            chain.at = cursor;
            chain.counter = counter;
            chain.queries.retain(|query| open.contains(query));
        }
    }

    /// A counter holds nothing of a capture any more.
    fn replaced(&mut self, counter: CounterIndex) {
        for chain in self.chains.values_mut() {
            if chain.counter == Some(counter) {
                chain.counter = None;
            }
        }
    }

    fn open_queries(&self) -> BTreeSet<QueryIndex> {
        let queries = QueryIndex::enumerate(&self.queries);
        let open = queries.filter(|(_, query)| query.begun && !query.ended);
        open.map(|(index, _)| index).collect()
    }

    fn finish(self) -> Allowed {
        let identities = self.identities();
        let readable = self.script.readable();
        let settled = settle(self.writes, readable.buffers);
        let counters = self
            .stored
            .iter()
            .zip(&self.script.counters)
            .take(readable.counters)
            .map(
                |(stored, initial)| match stored.map(|s| s as u32).or(*initial) {
                    Some(value) => AllowedCounter::Exact(value),
                    None => AllowedCounter::Untouched,
                },
            )
            .collect();
        // Rule 101: the numbers of all views are summed.
        let views = u64::from(self.script.views());
        let queries = self
            .queries
            .iter()
            .zip(&self.script.queries)
            .map(|(query, declared)| match declared.kind {
                // "Query Operation": a reset makes a query unavailable, until it has ended.
                _ if !query.ended => AllowedQuery::Unavailable,
                QueryKind::TransformFeedback => AllowedQuery::TransformFeedback {
                    written: (!query.written_unknown).then_some(views * query.written),
                    needed: views * query.needed,
                },
                QueryKind::PrimitivesGenerated => {
                    AllowedQuery::PrimitivesGenerated(views * query.needed)
                }
                // "These values are intended to measure relative statistics on
                // one implementation": no number of them is exact.
                QueryKind::Statistics | QueryKind::Clipping => AllowedQuery::Statistics,
            })
            .collect();
        Allowed {
            buffers: settled.buffers,
            choices: settled.choices,
            patches: settled.patches,
            counters,
            queries,
            identities,
            captures: self.captures,
            captured: self.captured.values().map(|(_, vertices)| vertices).sum(),
            points: self.points,
        }
    }
}

#[cfg(test)]
mod tests;
