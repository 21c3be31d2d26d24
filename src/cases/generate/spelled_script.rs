//! Scripts as case files spell them: the inverse of `case_file::build::script`.
//!
//! Ranges state their bytes and the number of their `VkBuffer`, so that nothing depends on
//! defaults. The reader sizes each `VkBuffer` anew, after the last range of it.

use crate::case::CaptureCase;
use crate::case::definition::Definition;
use crate::case::sequence::draws::{
    Count, Draw as DrawStep, DrawCall as CallStep, DrawCommand, DrawCount, First, Indices,
};
use crate::case::sequence::steps::{
    BindRange, BufferRef, Consume as ConsumeStep, Copy as CopyStep, ScriptEntry, ShortForm, Usage,
    WholeSize,
};
use crate::case::sequence::{Counter, Query, Sequence};
use crate::case::size::Size;
use crate::script::Script;
use crate::script::commands::{BoundRange, Command, RangeSize};
use crate::script::consume::{BufferCopy, CapturedSource, Consume, DrawInput, ReadAs};
use crate::script::counters::CounterHome;
use crate::script::draw::{Draw, DrawForm, IndexBuffer};
use crate::script::placement::{Allocation, Place};
use crate::script::query_read::QueryRead;
use crate::spanned::Spanned;
use crate::units::{Binding, CounterIndex, Within};

/// The sequence of a script; `programs` are the names of its programs, by number.
///
/// A capture of several views and bytes that are not read back are keys of the pipeline
/// and of large cases; this sequence has neither.
pub fn sequence(script: &Script, programs: &[String]) -> Sequence {
    let speller = Speller { script, programs };
    let entries = speller.entries().into_iter().map(placed);
    let usual = |read: &QueryRead| *read == QueryRead::default();
    Sequence {
        unbound: Vec::new(),
        counters: CounterIndex::all(script.counters.len())
            .map(|counter| placed(speller.counter(counter)))
            .collect(),
        allocation: (script.placement.allocation != Allocation::default())
            .then(|| placed(script.placement.allocation)),
        practices: script.practices.iter().copied().map(placed).collect(),
        skip_readback: None,
        queries: Some(script.queries.iter().map(query).collect()),
        query_read: (!usual(&script.query_read)).then(|| placed(script.query_read)),
        indices: script.indices.iter().map(indices).map(placed).collect(),
        script: Some(placed(entries.collect())),
    }
}

/// Returns the parts of a case file with the script of this case, and with the state of its
/// programs that variations change.
pub fn with_capture(
    (mut definition, sequence): (Definition, Sequence),
    case: &CaptureCase,
) -> (Definition, Sequence) {
    let extra = definition.programs.keys();
    let names = extra.map(|name| name.get_ref().clone());
    let names: Vec<String> = std::iter::once("default".to_owned()).chain(names).collect();
    let sequence = Sequence {
        unbound: sequence.unbound,
        skip_readback: sequence.skip_readback,
        ..self::sequence(&case.script, &names)
    };
    let extra = definition.programs.values_mut();
    let extra = extra.map(|program| &mut program.get_mut().pipeline);
    let pipelines = std::iter::once(&mut definition.pipeline).chain(extra);
    for (number, (pipeline, program)) in pipelines.zip(case.programs()).enumerate() {
        pipeline.dynamic.clone_from(&program.pipeline.dynamic);
        pipeline.build = program.pipeline.build;
        if number == 0 {
            pipeline.pass = program.pipeline.pass;
        }
    }
    (definition, sequence)
}

struct Speller<'a> {
    script: &'a Script,
    programs: &'a [String],
}

impl Speller<'_> {
    fn entries(&self) -> Vec<ScriptEntry> {
        let mut entries = Vec::new();
        // The entries before the secondary command buffer that is being recorded.
        let mut primary = None;
        for command in &self.script.commands {
            if *command == Command::BeginSecondary {
                primary = Some(std::mem::take(&mut entries));
            } else if *command == Command::EndSecondary {
                let own = entries.drain(..).map(placed).collect();
                entries = primary.take().expect("a secondary command buffer begins");
                entries.push(ScriptEntry::Short(ShortForm::Secondary(own)));
            } else {
                entries.push(self.entry(command));
            }
        }
        entries
    }

    /// The entry of a command.
    fn entry(&self, command: &Command) -> ScriptEntry {
        ScriptEntry::Short(match command {
            Command::Bind(bind) => {
                let ranges = bind.bindings().zip(&bind.ranges);
                let range = |(binding, range)| placed(self.range(binding, range, bind.by_address));
                ShortForm::Bind(ranges.map(range).collect())
            }
            Command::Draw(draw) => ShortForm::Draw(self.draw(draw)),
            Command::Use(program) => ShortForm::Use(self.programs[*program].clone()),
            Command::Consume(consume) => ShortForm::Consume(self::consume(consume)),
            Command::Copy(copy) => ShortForm::Copy(self::copy(copy)),
            Command::Begin(_)
            | Command::End(_)
            | Command::DrawByteCount(_)
            | Command::Set(_)
            | Command::WriteCounter(_)
            | Command::BeginConditional(_)
            | Command::EndConditional
            | Command::Barrier(_)
            | Command::BeginQuery(_)
            | Command::EndQuery(_)
            | Command::ResetQuery(_)
            | Command::Neutral(_)
            | Command::Next(_) => return ScriptEntry::Command(command.clone()),
            Command::BeginSecondary | Command::EndSecondary => {
                unreachable!("secondary command buffers are entries with entries")
            }
        })
    }

    fn range(&self, binding: Binding, range: &BoundRange, by_address: bool) -> BindRange {
        let size = range
            .size
            .resolve(range.offset, self.script.buffers[range.buffer]);
        BindRange {
            buffer: Within::new(binding.0),
            memory: Some(Within::new(number_of(range.buffer))),
            offset: (range.offset > 0).then(|| bytes(range.offset)),
            size: Some(bytes(size)),
            whole: match range.size {
                RangeSize::Bytes(_) => WholeSize::Stated,
                RangeSize::WholeSize => WholeSize::Whole,
                RangeSize::NullSizes => WholeSize::Null,
            },
            by_address,
        }
    }

    fn counter(&self, counter: CounterIndex) -> Counter {
        let value = self.script.counters[counter];
        let Some(place) = self.script.counter_places.get(&counter) else {
            return Counter {
                value,
                ..Counter::default()
            };
        };
        let (buffer, memory) = match place.home {
            CounterHome::Counters(buffer) => (Some(Within::new(number_of(buffer))), None),
            CounterHome::Capture(memory) => (None, Some(Within::new(number_of(memory)))),
        };
        let offset = u32::try_from(place.offset).expect("counters are in small buffers");
        Counter {
            value,
            buffer,
            memory,
            offset: Some(Within::new(offset)),
        }
    }

    fn draw(&self, draw: &Draw) -> DrawStep {
        let all = number_of(draw.calls.len());
        let (command, count, max) = match draw.form {
            DrawForm::Direct => (DrawCommand::Direct, None, None),
            DrawForm::Multi => (DrawCommand::Multi, None, None),
            DrawForm::Indirect => (DrawCommand::Indirect, None, None),
            DrawForm::IndirectCount { count, max } => {
                (DrawCommand::IndirectCount, Some(count), Some(max))
            }
            DrawForm::Generated { count, max } => (DrawCommand::Generated, count, Some(max)),
            DrawForm::GeneratedCount { count, max } => {
                (DrawCommand::GeneratedCount, Some(count), Some(max))
            }
        };
        let step = DrawStep {
            indices: draw.indices.map(number_of),
            command,
            count: count.map(DrawCount::new),
            max: max.filter(|max| *max != all).map(DrawCount::new),
            ..DrawStep::default()
        };
        let call = |call| {
            let crate::script::draw::DrawCall {
                vertices,
                instances,
                first_vertex,
                first_instance,
                vertex_offset,
            } = call;
            let unless = |usual, value| (value != usual).then(|| Count::new(value));
            let unless_zero = |value| (value != 0).then(|| First::new(value));
            CallStep {
                vertices: Some(Count::new(vertices)),
                instances: unless(1, instances),
                first_vertex: unless_zero(first_vertex),
                first_instance: unless_zero(first_instance),
                vertex_offset: (vertex_offset != 0).then(|| vertex_offset.into()),
            }
        };
        let calls: Vec<CallStep> = draw.calls.iter().copied().map(call).collect();
        match calls[..] {
            [only] => step.with_call(only),
            [] | [_, _, ..] => DrawStep {
                draws: calls,
                ..step
            },
        }
    }
}

/// A value that no file has.
fn placed<T>(value: T) -> Spanned<T> {
    Spanned::new(0..0, value)
}

fn bytes(bytes: u64) -> Spanned<Size> {
    let bytes = i64::try_from(bytes).expect("a buffer has fewer than 2^63 bytes");
    placed(Size::Bytes(bytes))
}

/// The number of something that a script has few of.
fn number_of(index: usize) -> u32 {
    u32::try_from(index).expect("a script has few of everything")
}

fn query(query: &crate::script::commands::QueryDeclaration) -> Query {
    Query {
        kind: query.kind,
        stream: query.stream,
        times: Within::new(1),
    }
}

fn indices(buffer: &IndexBuffer) -> Indices {
    let value = |value: &u32| match *value {
        value if value == buffer.restart_index() => "cut".to_owned(),
        value => value.to_string(),
    };
    let values: Vec<String> = buffer.values.iter().map(value).collect();
    Indices {
        ty: buffer.kind,
        values: values.join(" "),
        restart: buffer.restart,
    }
}

fn place(place: Place) -> BufferRef {
    let offset = u32::try_from(place.offset).expect("a place is in a small buffer");
    BufferRef {
        memory: Some(Within::new(number_of(place.buffer))),
        offset: (offset > 0).then(|| Within::new(offset)),
        ..BufferRef::default()
    }
}

fn source(source: CapturedSource) -> BufferRef {
    match source {
        CapturedSource::Captured(at) => place(at),
        CapturedSource::Counter(counter) => BufferRef {
            counter: Some(counter),
            ..BufferRef::default()
        },
    }
}

fn consume(consume: &Consume) -> ConsumeStep {
    let (usage, stride) = match consume.by {
        DrawInput::Data(ReadAs::Vertex) => (Usage::Vertex, None),
        DrawInput::Data(ReadAs::Instance) => (Usage::Instance, None),
        DrawInput::Data(ReadAs::Uniform) => (Usage::Uniform, None),
        DrawInput::Data(ReadAs::Storage) => (Usage::Storage, None),
        DrawInput::Data(ReadAs::UniformTexel) => (Usage::UniformTexel, None),
        DrawInput::Data(ReadAs::StorageTexel) => (Usage::StorageTexel, None),
        DrawInput::Index => (Usage::Index, None),
        DrawInput::Indirect { stride } => (Usage::Indirect, Some(stride)),
        DrawInput::Count => (Usage::Count, None),
    };
    ConsumeStep {
        usage,
        from: source(consume.from),
        stride: stride.map(Within::new),
    }
}

fn copy(copy: &BufferCopy) -> CopyStep {
    CopyStep {
        from: source(copy.from),
        to: place(copy.to),
        bytes: copy.bytes,
        by: copy.by,
    }
}
