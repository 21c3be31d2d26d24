//! The API sequence of a case, with everything that the file omits.
//!
//! Without a bind the script begins with one that gives every buffer up to the
//! last captured one a range of its own; without queries every captured stream
//! has one around the script, and stream 0 one for generated primitives.

use super::buffer_sizes::{BufferPlan, CapturedBytes};
use super::programs::Drawing;
use super::{consume, counters, draws};
use crate::case::Values;
use crate::case::sequence::draws::Draw as DrawStep;
use crate::case::sequence::steps::{
    BindRange, Consume, Copy, DynamicState, ScriptEntry, ShortForm, WholeSize,
};
use crate::case::sequence::{Query, Sequence};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::model::draw_size;
use crate::script::commands::effects;
use crate::script::commands::{Bind, Command, CounterCall, QueryDeclaration, QueryKind};
use crate::script::memory;
use crate::script::program::{Assembly, Provoking};
use crate::script::query_read::QueryRead;
use crate::script::timeline::timeline;
use crate::script::validate::validate_draw;
use crate::script::{Draw, Script, Topology, ValidScript, validate};
use crate::spanned::Spanned;
use crate::units::{Binding, ProgramIndex, QueryIndex, Stream, Within};
use std::collections::{BTreeMap, BTreeSet};
use std::ops;

/// Commands that a script may have, repeated ones counted each time.
const MAX_COMMANDS: usize = 10_000;
/// Queries that a script may have.
const MAX_QUERIES: usize = 10_000;
/// The number of buffers of a script: the fills of memory distinguish as many.
const MAX_BUFFERS: usize = memory::COUNTER_IMAGE;
/// Bytes that a buffer may have whose middle is not read back.
const MAX_SKIPPED: u64 = 1 << 34;
/// Numbers that may be unused between two query results, and queries before the first.
const MAX_UNUSED: u32 = 1 << 16;
/// Bytes of the results of queries, with those that are unused.
const MAX_RESULT_BYTES: u32 = 1 << 26;

/// A command, or a short form whose buffers are not known before all draws are.
enum Pending<'a> {
    Command(Command),
    Bind(&'a [Spanned<BindRange>]),
    Consume(&'a Consume),
    Copy(&'a Copy),
}

/// Builds the script of these programs, the case's own first. A mistake that is
/// in no step is at `span`. Ranges that are captured into at the same time share bytes only
/// if `overlaps` holds.
///
/// # Errors
/// The first mistake of the sequence.
pub(crate) fn build(
    sequence: &Sequence,
    programs: &[Drawing<'_>],
    seed: u32,
    overlaps: bool,
    span: ops::Range<usize>,
    scope: &Scope<'_>,
) -> Result<ValidScript> {
    let defaults = capture_of(DrawStep::default(), &span);
    let script = sequence.script.as_ref();
    let span = script.map_or(span, Spanned::span);
    let entries = script.map_or(defaults.as_slice(), |script| script.get_ref());
    let skipped = skipped_bytes(sequence, scope)?;
    let mut builder = Builder {
        programs,
        current: programs[0],
        assembly: programs[0].program.assembly.clone(),
        bytes: BTreeMap::new(),
        buffers: BufferPlan::new(&skipped),
        unbound: unbound(sequence, programs, scope)?,
        script: Script {
            seed,
            extra_views: programs[0].program.pipeline.view_count() - 1,
            overlaps,
            ..Script::default()
        },
        spans: Vec::new(),
        span,
        scope,
    };
    let Builder {
        buffers, script, ..
    } = &mut builder;
    counters::declare(&sequence.counters, buffers, script, scope)?;
    script.placement.unseen = skipped;
    if let Some(allocation) = &sequence.allocation {
        script.placement.allocation = *allocation.get_ref();
    }
    for practice in &sequence.practices {
        script.practices.insert(*practice.get_ref());
    }
    for indices in &sequence.indices {
        let buffer = draws::index_buffer(indices.get_ref());
        let buffer = buffer.or_else(|why| scope.fail(indices.span(), Problem::Script(why)))?;
        script.indices.push(buffer);
    }
    let mut pending = Vec::new();
    builder.resolve(entries, &mut pending)?;
    builder.use_program(ProgramIndex(0));
    builder.queries(sequence)?;
    if let Some(read) = &sequence.query_read {
        let queries = builder.script.queries.len();
        builder.script.query_read = checked_query_read(read, queries, scope)?;
    }
    if !pending
        .iter()
        .any(|(pending, _)| matches!(pending, Pending::Bind(_)))
    {
        builder.bind_all()?;
    }
    for (pending, span) in pending {
        builder.place(pending, &span)?;
    }
    let script = builder.finish(sequence.queries.is_none())?;
    let states: Vec<_> = programs.iter().map(|one| one.program.state()).collect();
    for practice in &sequence.practices {
        if !practice.get_ref().applies(&script, &states) {
            let why = format!(
                "no call of this script shows '{}'",
                practice.get_ref().name()
            );
            return scope.fail(practice.span(), Problem::Script(why));
        }
    }
    Ok(script)
}

/// Begin, draw, end.
pub(super) fn capture_of(draw: DrawStep, span: &ops::Range<usize>) -> Vec<Spanned<ScriptEntry>> {
    [
        ScriptEntry::Command(Command::Begin(CounterCall::default())),
        ScriptEntry::Short(ShortForm::Draw(draw)),
        ScriptEntry::Command(Command::End(CounterCall::default())),
    ]
    .map(|entry| Spanned::new(span.clone(), entry))
    .into()
}

struct Builder<'a> {
    programs: &'a [Drawing<'a>],
    /// The bound program, and its assembly with the dynamic state.
    current: Drawing<'a>,
    assembly: Assembly,
    /// Bytes that all draws capture, by binding.
    bytes: BTreeMap<Binding, u64>,
    buffers: BufferPlan,
    /// Captured bindings that deliberately have no range at one or more begins.
    unbound: BTreeSet<Binding>,
    script: Script,
    /// The place of every command.
    spans: Vec<ops::Range<usize>>,
    /// The place of mistakes that are in no step.
    span: ops::Range<usize>,
    scope: &'a Scope<'a>,
}

impl Builder<'_> {
    fn fail<T>(&self, span: &ops::Range<usize>, why: impl Into<String>) -> Result<T> {
        self.scope.fail(span.clone(), Problem::Script(why.into()))
    }

    fn push(&mut self, command: Command, span: &ops::Range<usize>) {
        self.script.commands.push(command);
        self.spans.push(span.clone());
    }

    /// Resolves what does not depend on buffers, and counts the bytes that all draws capture.
    fn resolve<'s>(
        &mut self,
        entries: &'s [Spanned<ScriptEntry>],
        pending: &mut Vec<(Pending<'s>, ops::Range<usize>)>,
    ) -> Result<()> {
        for entry in entries {
            let span = entry.span();
            if pending.len() >= MAX_COMMANDS {
                let why = format!("a script has at most {MAX_COMMANDS} steps");
                return self.fail(&span, why);
            }
            let commands = match entry.get_ref() {
                ScriptEntry::Command(command) => vec![command.clone()],
                ScriptEntry::Short(ShortForm::Draw(draw)) => {
                    vec![Command::Draw(self.draw(draw, &span)?)]
                }
                ScriptEntry::Short(ShortForm::Use(name)) => {
                    vec![Command::Use(self.program(name, &span)?)]
                }
                ScriptEntry::Short(ShortForm::Set(set)) => self.states(set, &span)?,
                ScriptEntry::Short(ShortForm::Secondary(entries)) => {
                    self.follow_program(&Command::BeginSecondary);
                    pending.push((Pending::Command(Command::BeginSecondary), span.clone()));
                    self.resolve(entries, pending)?;
                    vec![Command::EndSecondary]
                }
                ScriptEntry::Short(ShortForm::Bind(ranges)) => {
                    pending.push((Pending::Bind(ranges), span));
                    continue;
                }
                ScriptEntry::Short(ShortForm::Consume(consume)) => {
                    pending.push((Pending::Consume(consume), span));
                    continue;
                }
                ScriptEntry::Short(ShortForm::Copy(copy)) => {
                    pending.push((Pending::Copy(copy), span));
                    continue;
                }
            };
            for command in commands {
                self.count_bytes(&command, &span)?;
                self.follow_program(&command);
                pending.push((Pending::Command(command), span.clone()));
            }
        }
        Ok(())
    }

    /// Counts the bytes that a draw captures, and checks the draw.
    fn count_bytes(&mut self, command: &Command, span: &ops::Range<usize>) -> Result<()> {
        let drawn = match command.effects().draws {
            Some(effects::Drawn::Vertices(draw)) => {
                draw_size::drawn(draw, &self.script.indices, self.assembly.restart)
            }
            Some(effects::Drawn::ByteCount(draw)) => draws::counted(draw),
            None => return Ok(()),
        };
        for drawn in &drawn {
            let named = match &self.current.program.values {
                Values::Generated | Values::HandWritten(_) => {
                    draw_size::check_origins(drawn, &self.assembly)
                }
                // An input needs no number that names its vertex.
                Values::Inputs(_) => Ok(()),
            };
            named.or_else(|why| self.fail(span, why))?;
            for (binding, stride, stream) in self.current.strides {
                let vertices = draw_size::captured_vertices(&self.assembly, drawn, *stream);
                *self.bytes.entry(*binding).or_default() += vertices * u64::from(*stride);
            }
        }
        Ok(())
    }

    /// Follows the program that a command binds, and its dynamic state.
    fn follow_program(&mut self, command: &Command) {
        let effects = command.effects();
        if let Some(program) = effects.binds_program {
            self.use_program(program);
        }
        if let Some(state) = effects.sets {
            self.assembly.set(state);
        }
    }

    fn draw(&self, step: &DrawStep, span: &ops::Range<usize>) -> Result<Draw> {
        let indices = &self.script.indices;
        let draw = draws::draw(step, indices).or_else(|why| self.fail(span, why))?;
        match validate_draw(&draw, indices) {
            Ok(()) => Ok(draw),
            Err(illegal) => self.fail(span, illegal.to_string()),
        }
    }

    /// The number of a program.
    fn program(&self, name: &str, span: &ops::Range<usize>) -> Result<ProgramIndex> {
        let number = self
            .programs
            .iter()
            .position(|program| program.name == name);
        number.map_or_else(
            || {
                let known: Vec<&str> = self.programs.iter().map(|p| p.name).collect();
                let problem = Problem::Unknown {
                    what: "program",
                    seen: name.to_owned(),
                    known: known.join(", "),
                };
                self.scope.fail(span.clone(), problem)
            },
            |position| Ok(ProgramIndex::at(position)),
        )
    }

    /// Binds a program, whose dynamic state is its own.
    fn use_program(&mut self, number: ProgramIndex) {
        self.current = self.programs[number];
        self.assembly = self.current.program.assembly.clone();
    }

    /// The commands of a step that sets dynamic state.
    fn states(&self, set: &DynamicState, span: &ops::Range<usize>) -> Result<Vec<Command>> {
        if set.topology == Some(Topology::Patches) {
            return self.fail(
                span,
                "patches are the topology of a pipeline and not dynamic",
            );
        }
        if set.provoking == Some(Provoking::Default) {
            return self.fail(span, "a command sets the mode 'first' or 'last'");
        }
        if set.stream.is_some() && self.current.program.pipeline.image {
            return self.fail(span, "the image shows the stream of the pipeline");
        }
        Ok(set.states().map(Command::Set).collect())
    }

    /// The bindings that the programs capture into, in the order of programs.
    fn captures(&self) -> impl Iterator<Item = &(Binding, u32, Stream)> {
        self.programs.iter().flat_map(|program| program.strides)
    }

    fn queries(&mut self, sequence: &Sequence) -> Result<()> {
        if let Some(queries) = &sequence.queries {
            self.script.queries = queries.iter().flat_map(declarations).collect();
            if self.script.queries.len() > MAX_QUERIES {
                let span = self.span.clone();
                return self.fail(&span, format!("a script has at most {MAX_QUERIES} queries"));
            }
            return Ok(());
        }
        self.script.queries = default_queries(self.captures().map(|(_, _, stream)| *stream));
        for query in QueryIndex::all(self.script.queries.len()) {
            self.push(Command::BeginQuery(query), &self.span.clone());
        }
        Ok(())
    }

    /// Binds every buffer up to the last captured one.
    fn bind_all(&mut self) -> Result<()> {
        let last = self.captures().map(|(binding, ..)| binding.0).max();
        let last = last.expect("every program captures");
        if last as usize >= MAX_BUFFERS {
            let why = format!(
                "a script has the bindings 0 to {}, found binding {last}",
                MAX_BUFFERS - 1
            );
            return self.fail(&self.span.clone(), why);
        }
        let ranges: Vec<_> = (0..=last)
            .filter(|binding| !self.unbound.contains(&Binding(*binding)))
            .map(|binding| BindRange {
                by_address: false,
                buffer: Within::new(binding),
                memory: None,
                offset: None,
                size: None,
                whole: WholeSize::Stated,
            })
            .map(|range| Spanned::new(self.span.clone(), range))
            .collect();
        self.bind(&ranges, &self.span.clone())
    }

    fn bind(&mut self, ranges: &[Spanned<BindRange>], span: &ops::Range<usize>) -> Result<()> {
        if ranges.is_empty() {
            return self.scope.fail(span.clone(), Problem::Empty("a bind"));
        }
        let mut binds: Vec<Bind> = Vec::new();
        for range in ranges {
            let binding = Binding(range.get_ref().buffer.get());
            let captured = self.captured(binding);
            let by_address = range.get_ref().by_address;
            let range = self.buffers.range(range, captured, self.scope)?;
            match binds.last_mut() {
                Some(bind)
                    if bind.first.0 + bind.ranges.len() as u32 == binding.0
                        && bind.by_address == by_address =>
                {
                    bind.ranges.push(range);
                }
                Some(_) | None => binds.push(Bind {
                    first: binding,
                    ranges: vec![range],
                    by_address,
                }),
            }
        }
        for bind in binds {
            self.push(Command::Bind(bind), span);
        }
        Ok(())
    }

    /// Returns the size of the data that is captured into a binding, if anything is.
    fn captured(&self, binding: Binding) -> Option<CapturedBytes> {
        let (binding, stride, _) = self.captures().find(|(b, ..)| *b == binding)?;
        Some(CapturedBytes {
            stride: u64::from(*stride),
            // Nothing where the script never draws with the program.
            all: self.bytes.get(binding).copied().unwrap_or(0),
        })
    }

    fn place(&mut self, pending: Pending<'_>, span: &ops::Range<usize>) -> Result<()> {
        let command = match pending {
            Pending::Command(command) => command,
            Pending::Bind(ranges) => return self.bind(ranges, span),
            Pending::Consume(step) => {
                let reads = self.current.program.pipeline.reads;
                let consume = consume::consume(step, reads, &mut self.buffers);
                Command::Consume(consume.or_else(|why| self.fail(span, why))?)
            }
            Pending::Copy(step) => {
                let copy = consume::copy(step, &mut self.buffers);
                Command::Copy(copy.or_else(|why| self.fail(span, why))?)
            }
        };
        self.follow_program(&command);
        self.push(command, span);
        Ok(())
    }

    fn finish(mut self, has_default_queries: bool) -> Result<ValidScript> {
        if has_default_queries {
            for query in QueryIndex::all(self.script.queries.len()).rev() {
                self.push(Command::EndQuery(query), &self.span.clone());
            }
        }
        let Some(sizes) = self.buffers.sizes() else {
            let why = "a range of VK_WHOLE_SIZE must end where its buffer does";
            return self.fail(&self.span, why);
        };
        if sizes.len() > MAX_BUFFERS {
            let why = format!("a script has at most {MAX_BUFFERS} buffers");
            return self.fail(&self.span, why);
        }
        self.script.buffers = sizes;
        self.check_buffers()?;
        let programs = self.programs.iter().map(Drawing::program_use).collect();
        let script = validate(self.script, programs).or_else(|error| {
            let span = error.command.map_or(&self.span, |at| &self.spans[at]);
            let problem = Problem::Script(error.illegal.to_string());
            self.scope.fail(span.clone(), problem)
        })?;
        if !script
            .commands
            .iter()
            .any(|command| command.effects().draws.is_some())
        {
            return self.scope.fail(self.span.clone(), Problem::NoDraw);
        }
        Ok(script)
    }

    /// Checks that each captured binding has a range at every begin, except those that
    /// `unbound` names, each of which must lack one at some begin.
    fn check_buffers(&self) -> Result<()> {
        let mut lacking = BTreeSet::new();
        for (number, state, command) in timeline(&self.script) {
            if command.effects().begins_capture.is_none() {
                continue;
            }
            let bound: BTreeSet<Binding> = state.bound.into_keys().collect();
            let strides = self.programs[state.program].strides.iter();
            let captured: BTreeSet<Binding> = strides.map(|(binding, ..)| *binding).collect();
            let (unbound, missing): (Vec<_>, Vec<_>) = captured
                .difference(&bound)
                .partition(|binding| self.unbound.contains(binding));
            if let Some(&Binding(binding)) = missing.first() {
                let unused = bound.difference(&captured).next();
                let unused = unused.map(|binding| binding.0);
                let problem = Problem::MissingBuffer { binding, unused };
                return self.scope.fail(self.spans[number].clone(), problem);
            }
            lacking.extend(unbound);
        }
        let Some(binding) = self.unbound.difference(&lacking).next() else {
            return Ok(());
        };
        let mut commands = self.script.commands.iter().zip(&self.spans);
        let span = commands.find(|(command, _)| {
            let bind = command.effects().binds;
            bind.is_some_and(|bind| bind.bindings().any(|bound| bound == *binding))
        });
        let span = span.map_or(&self.span, |(_, span)| span);
        let why = format!(
            "'unbound' names binding {binding}, but every begin that captures into it has a range \
             for it"
        );
        self.fail(span, why)
    }
}

fn declarations(query: &Query) -> impl Iterator<Item = QueryDeclaration> {
    let declaration = QueryDeclaration {
        kind: query.kind,
        stream: query.stream,
    };
    std::iter::repeat_n(declaration, query.times.get() as usize)
}

/// The queries of a case that states none: one of every captured stream, and one
/// of generated primitives.
pub(super) fn default_queries(streams: impl Iterator<Item = Stream>) -> Vec<QueryDeclaration> {
    let declaration = |kind, stream| QueryDeclaration { kind, stream };
    let streams: BTreeSet<Stream> = streams.collect();
    let written = streams.into_iter();
    written
        .map(|stream| declaration(QueryKind::TransformFeedback, stream))
        .chain([declaration(QueryKind::PrimitivesGenerated, Stream(0))])
        .collect()
}

/// Checks how the results of this number of queries are read.
fn checked_query_read(
    query_read: &Spanned<QueryRead>,
    queries: usize,
    scope: &Scope<'_>,
) -> Result<QueryRead> {
    let read = *query_read.get_ref();
    let rows = [
        ("free", read.free, MAX_UNUSED),
        ("first", Some(read.first), MAX_UNUSED),
        ("offset", Some(read.offset), MAX_RESULT_BYTES),
    ];
    for (what, number, most) in rows {
        if let Some(number) = number.filter(|number| *number > most) {
            let problem = Problem::OutOfRange {
                what,
                required: format!("0 to {most}"),
                seen: number.to_string(),
            };
            return scope.fail(query_read.span(), problem);
        }
    }
    if !read.offset.is_multiple_of(8) {
        let why = format!(
            "results are copied to a multiple of 8, seen {}",
            read.offset
        );
        return scope.fail(query_read.span(), Problem::Script(why));
    }
    let bytes = u64::from(read.free.unwrap_or(0)) * 8 * queries as u64;
    if bytes > u64::from(MAX_RESULT_BYTES) {
        let why = format!("the results of the queries have at most {MAX_RESULT_BYTES} bytes");
        return scope.fail(query_read.span(), Problem::Script(why));
    }
    if let Some(why) = read.contradiction() {
        return scope.fail(query_read.span(), Problem::Script(why.to_owned()));
    }
    Ok(read)
}

/// The bytes that are neither filled nor read back.
fn skipped_bytes(sequence: &Sequence, scope: &Scope<'_>) -> Result<ops::Range<u64>> {
    let Some(skip) = &sequence.skip_readback else {
        return Ok(0..0);
    };
    let wrong = |span, why: &str| scope.fail(span, Problem::Script(why.to_owned()));
    let mut counters = sequence.counters.iter();
    if let Some(counter) = counters.find(|counter| counter.get_ref().memory.is_some()) {
        return wrong(
            counter.span(),
            "buffers with 'skip_readback' bytes hold no counters",
        );
    }
    if let Some(allocation) = &sequence.allocation {
        let why = "buffers with 'skip_readback' bytes are in memory that is visible to the host";
        return wrong(allocation.span(), why);
    }
    let range = skip.get_ref().from..skip.get_ref().to;
    for byte in [range.start, range.end] {
        if byte > MAX_SKIPPED || !byte.is_multiple_of(4) {
            let problem = Problem::OutOfRange {
                what: "skip_readback",
                required: format!("a multiple of 4 up to {MAX_SKIPPED}"),
                seen: byte.to_string(),
            };
            return scope.fail(skip.span(), problem);
        }
    }
    if range.is_empty() {
        return scope.fail(skip.span(), Problem::Empty("'skip_readback'"));
    }
    Ok(range)
}

/// The bindings without a buffer; each must be captured into.
fn unbound(
    sequence: &Sequence,
    programs: &[Drawing<'_>],
    scope: &Scope<'_>,
) -> Result<BTreeSet<Binding>> {
    let captured = programs.iter().flat_map(|program| program.strides);
    let mut unbound = BTreeSet::new();
    for binding in &sequence.unbound {
        if !captured
            .clone()
            .any(|(captured, ..)| captured == binding.get_ref())
        {
            let binding_number = binding.get_ref();
            let why = format!("nothing is captured into the unbound binding {binding_number}");
            return scope.fail(binding.span(), Problem::Script(why));
        }
        unbound.insert(*binding.get_ref());
    }
    Ok(unbound)
}

#[cfg(test)]
#[path = "script_tests.rs"]
mod tests;
