//! The places of arguments and references in commands, scripts and programs.
//!
//! Commands and their structs are destructured field by field: one that gets another field
//! does not compile before its place is stated here.

use super::arguments::Argument;
use super::{Bind, BoundRange, Command, CounterCall, RangeSize, Script};
use crate::script::condition::Condition;
use crate::script::consume::{BufferCopy, CapturedSource, Consume, DrawInput};
use crate::script::counters::{CounterPlace, WriteCounter};
use crate::script::draw::{ByteCountDraw, Draw, DrawCall, DrawForm, IndexBuffer};
use crate::script::placement::Place;
use crate::script::program::{Assembly, Emit, Producer, Topology};
use crate::script::query_read::QueryDeclaration;
use crate::units::{Binding, CounterIndex, ProgramIndex, QueryIndex, Stream};

/// A value that is a number, or the length of an array.
pub trait Number {
    fn get(&self) -> u64;

    /// Replaces the number, or resizes the array.
    fn set(&mut self, value: u64);
}

impl Number for u64 {
    fn get(&self) -> u64 {
        *self
    }

    fn set(&mut self, value: u64) {
        *self = value;
    }
}

impl Number for u32 {
    fn get(&self) -> u64 {
        u64::from(*self)
    }

    fn set(&mut self, value: u64) {
        *self = u32::try_from(value).expect("no domain of a 32-bit number exceeds 32 bits");
    }
}

/// A signed number is visited as the unsigned number of the same bits.
impl Number for i32 {
    fn get(&self) -> u64 {
        self.cast_unsigned().get()
    }

    fn set(&mut self, value: u64) {
        let mut bits = 0u32;
        bits.set(value);
        *self = bits.cast_signed();
    }
}

/// Implements [`Number`] for the length of an array. The expression is the element that is
/// added, if the array can grow.
macro_rules! length {
    ($element:ty, $array:ident, $added:expr) => {
        impl Number for Vec<$element> {
            fn get(&self) -> u64 {
                self.len() as u64
            }

            fn set(&mut self, value: u64) {
                let value = usize::try_from(value).expect("no longer than case files allow");
                let $array = &*self;
                if let Some(added) = $added {
                    self.resize(value, added);
                }
            }
        }
    };
}

// The last element again; no device has anything to repeat in an empty array.
length!(BoundRange, array, array.last().copied());
length!(DrawCall, array, array.last().copied());
// The first counter of the script.
length!(Option<CounterIndex>, _array, Some(Some(CounterIndex(0))));

/// The vertices that a geometry shader emits: the last ones are omitted, or the last one is
/// emitted again.
impl Number for Vec<Emit> {
    fn get(&self) -> u64 {
        self.iter().filter(is_vertex).count() as u64
    }

    fn set(&mut self, value: u64) {
        let vertices = self.get();
        for _ in value..vertices {
            let last = self.iter().rposition(|emit| is_vertex(&emit));
            self.remove(last.expect("one of those that were counted"));
        }
        if let Some(last) = self.iter().rev().find(is_vertex).copied() {
            let more = usize::try_from(value.saturating_sub(vertices));
            self.extend(std::iter::repeat_n(
                last,
                more.expect("no more than the limit"),
            ));
        }
    }
}

fn is_vertex(emit: &&Emit) -> bool {
    matches!(emit, Emit::Vertex(_))
}

/// A reference to an entry of a table of the script or of its programs.
pub enum Reference<'a> {
    /// A capture buffer.
    Buffer(&'a mut usize),
    Indices(&'a mut usize),
    Program(&'a mut ProgramIndex),
    Query(&'a mut QueryIndex),
    Counter(&'a mut CounterIndex),
    /// A counter, or `VK_NULL_HANDLE`.
    NullableCounter(&'a mut Option<CounterIndex>),
}

/// An entry that is removed from its table.
#[derive(Clone, Copy, Debug)]
pub enum Entry {
    Query(QueryIndex),
    Counter(CounterIndex),
}

impl Reference<'_> {
    /// Follows the removal of an entry: decrements a reference to a later one, and makes one to
    /// the removed entry a null handle. Returns false if the latter cannot be null.
    pub fn follow_removal(self, gone: Entry) -> bool {
        match (self, gone) {
            (Reference::Query(query), Entry::Query(gone)) => {
                let moved = query.without(gone).map(|moved| *query = moved);
                moved.is_some()
            }
            (Reference::Counter(counter), Entry::Counter(gone)) => {
                let moved = counter.without(gone).map(|moved| *counter = moved);
                moved.is_some()
            }
            (Reference::NullableCounter(counter), Entry::Counter(gone)) => {
                *counter = counter.and_then(|counter| counter.without(gone));
                true
            }
            (
                Reference::Buffer(_)
                | Reference::Indices(_)
                | Reference::Program(_)
                | Reference::Query(_)
                | Reference::Counter(_)
                | Reference::NullableCounter(_),
                Entry::Query(_) | Entry::Counter(_),
            ) => true,
        }
    }
}

/// The value of an argument.
pub enum Slot<'a> {
    Number(Argument, &'a mut dyn Number),
    Reference(Reference<'a>),
}

/// Called with the value of each argument in turn.
pub type Visit<'a> = dyn FnMut(Slot<'_>) + 'a;

/// A command or state with arguments.
pub trait Arguments {
    /// Visits the values, in fixed order.
    fn visit(&mut self, each: &mut Visit<'_>);

    /// Visits the numbers.
    fn visit_numbers(&mut self, each: &mut dyn FnMut(Argument, &mut dyn Number)) {
        self.visit(&mut |slot| match slot {
            Slot::Number(argument, number) => each(argument, number),
            Slot::Reference(_) => {}
        });
    }

    /// Visits the references.
    fn visit_references(&mut self, each: &mut dyn FnMut(Reference<'_>)) {
        self.visit(&mut |slot| match slot {
            Slot::Reference(reference) => each(reference),
            Slot::Number(..) => {}
        });
    }
}

/// Visits the properties of the script itself, and not its commands.
impl Arguments for Script {
    fn visit(&mut self, each: &mut Visit<'_>) {
        for CounterPlace { home: _, offset } in self.counter_places.values_mut() {
            each(Slot::Number(Argument::CounterOffset, offset));
        }
        for value in self.counters.iter_mut().flatten() {
            each(Slot::Number(Argument::CounterValue, value));
        }
        for QueryDeclaration {
            kind,
            stream: Stream(stream),
        } in &mut self.queries
        {
            if !kind.is_statistics() {
                each(Slot::Number(Argument::QueryStream, stream));
            }
        }
        for IndexBuffer { values, .. } in &mut self.indices {
            for value in values {
                each(Slot::Number(Argument::Index, value));
            }
        }
    }
}

impl Arguments for Assembly {
    fn visit(&mut self, each: &mut Visit<'_>) {
        if self.topology == Topology::Patches {
            each(Slot::Number(Argument::PatchPoints, &mut self.patch_points));
        }
        match &mut self.producer {
            Producer::Geometry {
                output: _,
                emits,
                invocations,
            } => {
                each(Slot::Number(Argument::Invocations, invocations));
                each(Slot::Number(Argument::EmittedVertices, emits));
            }
            Producer::Vertex | Producer::TessEval(_) | Producer::Tessellated(_) => {}
        }
    }
}

impl Arguments for Command {
    fn visit(&mut self, each: &mut Visit<'_>) {
        match self {
            Command::Bind(bind) => bind.visit(each),
            Command::Begin(call) => call.visit(Argument::BeginFirst, Argument::BeginCount, each),
            Command::End(call) => call.visit(Argument::EndFirst, Argument::EndCount, each),
            Command::Draw(draw) => draw.visit(each),
            Command::DrawByteCount(draw) => draw.visit(each),
            Command::Use(program) => each(Slot::Reference(Reference::Program(program))),
            Command::Set(state) => {
                if let Some((argument, number)) = state.number() {
                    each(Slot::Number(argument, number));
                }
            }
            Command::WriteCounter(WriteCounter {
                counter,
                value,
                by: _,
            }) => {
                each(Slot::Reference(Reference::Counter(counter)));
                each(Slot::Number(Argument::CounterWritten, value));
            }
            Command::Consume(Consume { by, from }) => {
                match by {
                    DrawInput::Indirect { stride } => {
                        each(Slot::Number(Argument::IndirectStride, stride));
                    }
                    DrawInput::Data(_) | DrawInput::Index | DrawInput::Count => {}
                }
                from.visit(Argument::SourceOffset, each);
            }
            Command::Copy(BufferCopy {
                by: _,
                from,
                to: Place { buffer, offset: _ },
                bytes,
            }) => {
                from.visit(Argument::CopyOffset, each);
                each(Slot::Reference(Reference::Buffer(buffer)));
                each(Slot::Number(Argument::CopySize, bytes));
            }
            Command::BeginQuery(query) | Command::EndQuery(query) | Command::ResetQuery(query) => {
                each(Slot::Reference(Reference::Query(query)))
            }
            Command::BeginConditional(Condition {
                value: _,
                inverted: _,
            })
            | Command::EndConditional
            | Command::Barrier(_)
            | Command::Neutral(_)
            | Command::Next(_)
            | Command::BeginSecondary
            | Command::EndSecondary => {}
        }
    }
}

impl Command {
    /// Returns the numbers of the command with their arguments, in the order of visits.
    pub fn numbers(&self) -> Vec<(Argument, u64)> {
        let mut numbers = Vec::new();
        let mut visited = self.clone();
        visited.visit_numbers(&mut |argument, number| numbers.push((argument, number.get())));
        numbers
    }

    /// Replaces the values of these arguments by their plain values.
    pub fn set_plain(&mut self, arguments: &[Argument]) {
        self.visit_numbers(&mut |argument, number| {
            let plain = argument.plain();
            if let Some(plain) = plain.filter(|_| arguments.contains(&argument)) {
                number.set(plain);
            }
        });
    }
}

impl Bind {
    fn visit(&mut self, each: &mut Visit<'_>) {
        let Bind {
            first: Binding(first),
            ranges,
            by_address: _,
        } = self;
        each(Slot::Number(Argument::BindFirst, first));
        for range in &mut *ranges {
            let BoundRange {
                buffer,
                offset,
                size,
            } = range;
            each(Slot::Reference(Reference::Buffer(buffer)));
            each(Slot::Number(Argument::RangeOffset, offset));
            match size {
                RangeSize::Bytes(bytes) => each(Slot::Number(Argument::RangeSize, bytes)),
                RangeSize::WholeSize | RangeSize::NullSizes => {}
            }
        }
        each(Slot::Number(Argument::BindingCount, ranges));
    }
}

impl CounterCall {
    fn visit(&mut self, first_argument: Argument, count: Argument, each: &mut Visit<'_>) {
        let CounterCall {
            first: Binding(first),
            counters,
            arrays: _,
            by_address: _,
        } = self;
        if !counters.is_empty() {
            each(Slot::Number(first_argument, first));
        }
        for counter in &mut *counters {
            each(Slot::Reference(Reference::NullableCounter(counter)));
        }
        each(Slot::Number(count, counters));
    }
}

impl Draw {
    fn visit(&mut self, each: &mut Visit<'_>) {
        let Draw {
            form,
            indices,
            calls,
        } = self;
        let (count, first) = match indices {
            Some(_) => (Argument::IndexCount, Argument::FirstIndex),
            None => (Argument::VertexCount, Argument::FirstVertex),
        };
        for call in &mut *calls {
            let DrawCall {
                vertices,
                instances,
                first_vertex,
                first_instance,
                vertex_offset,
            } = call;
            each(Slot::Number(count, vertices));
            each(Slot::Number(Argument::InstanceCount, instances));
            each(Slot::Number(first, first_vertex));
            if indices.is_some() {
                each(Slot::Number(Argument::VertexOffset, vertex_offset));
            }
            each(Slot::Number(Argument::FirstInstance, first_instance));
        }
        if let Some(buffer) = indices {
            each(Slot::Reference(Reference::Indices(buffer)));
        }
        match form {
            DrawForm::Multi | DrawForm::Indirect => {
                each(Slot::Number(Argument::DrawCount, calls));
            }
            DrawForm::Direct => {}
            DrawForm::IndirectCount { count, max } | DrawForm::GeneratedCount { count, max } => {
                each(Slot::Number(Argument::Count, count));
                each(Slot::Number(Argument::MaxDrawCount, max));
            }
            DrawForm::Generated { count, max } => {
                if let Some(count) = count {
                    each(Slot::Number(Argument::Count, count));
                }
                each(Slot::Number(Argument::MaxDrawCount, max));
            }
        }
    }
}

impl Arguments for ByteCountDraw {
    fn visit(&mut self, each: &mut Visit<'_>) {
        let ByteCountDraw {
            instances,
            first_instance,
            counter,
            counter_offset,
            stride,
            // Stated by the case, and not an argument.
            vertices: _,
            by_address: _,
        } = self;
        each(Slot::Number(Argument::ByteCountInstances, instances));
        each(Slot::Number(
            Argument::ByteCountFirstInstance,
            first_instance,
        ));
        each(Slot::Reference(Reference::Counter(counter)));
        each(Slot::Number(Argument::ByteCountOffset, counter_offset));
        each(Slot::Number(Argument::ByteCountStride, stride));
    }
}

impl CapturedSource {
    fn visit(&mut self, argument: Argument, each: &mut Visit<'_>) {
        match self {
            CapturedSource::Captured(Place { buffer, offset }) => {
                each(Slot::Reference(Reference::Buffer(buffer)));
                each(Slot::Number(argument, offset));
            }
            CapturedSource::Counter(counter) => {
                each(Slot::Reference(Reference::Counter(counter)));
            }
        }
    }
}

impl Script {
    /// Removes the queries for which `is_kept` does not hold, and their commands; later
    /// queries move up.
    pub fn keep_queries(&mut self, is_kept: impl Fn(QueryIndex) -> bool) {
        let all = QueryIndex::all(self.queries.len()).rev();
        for gone in all.filter(|query| !is_kept(*query)) {
            self.queries.remove(gone.position());
            self.commands.retain_mut(|command| {
                let mut is_left = true;
                command.visit_references(&mut |reference| {
                    is_left &= reference.follow_removal(Entry::Query(gone));
                });
                is_left
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::query_read::QueryKind;

    #[test]
    fn emitted_vertices_are_omitted_from_the_end_or_repeated() {
        let emits = [Emit::Vertex(0), Emit::Vertex(1), Emit::EndPrimitive(0)];
        let misread = |new| {
            let mut emits = emits.to_vec();
            emits.set(new);
            emits
        };
        assert_eq!(misread(1), [Emit::Vertex(0), Emit::EndPrimitive(0)]);
        let more = [emits.as_slice(), &[Emit::Vertex(1)]].concat();
        assert_eq!(misread(3), more);
    }

    #[test]
    fn an_array_is_as_long_as_its_number() {
        let mut counters = vec![None, Some(CounterIndex(2))];
        counters.set(3);
        let first = Some(CounterIndex(0));
        assert_eq!(counters, [None, Some(CounterIndex(2)), first]);
        let mut calls: Vec<DrawCall> = Vec::new();
        calls.set(2);
        assert_eq!(calls.get(), 0, "an empty array has no last element");
    }

    #[test]
    fn later_queries_move_up_and_the_commands_of_others_go() {
        let all = QueryIndex::all(3);
        let mut script = Script {
            queries: (0..3)
                .map(|stream| QueryDeclaration {
                    kind: QueryKind::TransformFeedback,
                    stream: Stream(stream),
                })
                .collect(),
            commands: all.map(Command::BeginQuery).collect(),
            ..Script::default()
        };
        script.commands.push(Command::Use(ProgramIndex(0)));
        script.keep_queries(|query| query != QueryIndex(1));
        let streams: Vec<u32> = script.queries.iter().map(|query| query.stream.0).collect();
        assert_eq!(streams, [0, 2]);
        let kept = QueryIndex::all(2).map(Command::BeginQuery);
        let mut want: Vec<Command> = kept.collect();
        want.push(Command::Use(ProgramIndex(0)));
        assert_eq!(script.commands, want);
    }
}
