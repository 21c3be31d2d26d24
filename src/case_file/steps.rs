//! The `[[script]]` of a case file: the API sequence, with everything left out
//! filled in.
//!
//! Without a bind the script begins with one that gives every buffer up to the
//! last captured one a range of its own; without queries every stream in use
//! has one around the whole script, and stream 0 one for generated primitives.

use crate::case::ordered::Ordered;
use crate::case_file::buffer_sizes::{Captured, Memories};
use crate::case_file::consume::Known;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::programs::Drawing;
use crate::case_file::raw::{self, Number, Step, Text};
use crate::case_file::{
    allocation as places, barriers, counters, draws, dynamic_state as states, queries,
};
use crate::script::Script;
use crate::script::commands::{BoundRange, Boundary, Command};
use crate::script::consume::DrawInput;
use crate::script::counters::CounterArrays;
use crate::script::program::Assembly;
use crate::units::{Binding, Stream};
use std::collections::{BTreeMap, BTreeSet};
use std::ops;
use toml::Spanned;

/// Commands that a script may have, repeated ones counted each time.
const MAX_COMMANDS: usize = 1000;
/// A step with everything repeated spelled out.
struct Flat<'f> {
    step: FlatStep,
    span: ops::Range<usize>,
    scope: Scope<'f>,
}

impl Flat<'_> {
    fn binds(&self) -> bool {
        matches!(&self.step, FlatStep::Step(step) if matches!(**step, Step::Bind(_)))
    }
}

/// What a flat list of steps is made of.
enum FlatStep {
    Step(Box<Step>),
    /// Around the steps of a secondary command buffer.
    BeginSecondary,
    EndSecondary,
}

/// Reads the script of these programs, the case's own first; their strides are
/// those of their own tables.
pub fn build(
    file: &raw::File,
    programs: &[Drawing<'_>],
    seed: u32,
    scope: &Scope<'_>,
) -> Result<Script> {
    let Some(first) = programs.first() else {
        return scope.fail(file.about.span(), Problem::Empty("programs"));
    };
    let mut named: Vec<(String, i64)> = Vec::new();
    for (number, program) in programs.iter().enumerate() {
        let of = match number {
            0 => String::new(),
            _ => format!("{}_", program.name),
        };
        let strides = program.strides.iter();
        named.extend(
            strides
                .map(|(binding, stride, _)| (format!("{of}stride_{binding}"), i64::from(*stride))),
        );
    }
    let scope = &scope.with(named.iter().map(|(name, stride)| (name.as_str(), *stride)));
    let mut flat = Vec::new();
    match &file.script {
        Some(steps) => flatten(steps.get_ref(), scope, &mut flat)?,
        None => flat = default_steps(scope),
    }
    let span = file
        .script
        .as_ref()
        .map_or(file.interface.outputs.span(), Spanned::span);
    let unseen = places::unseen(file, scope)?;
    let mut builder = Builder {
        programs,
        current: *first,
        assembly: first.pipeline.assembly.clone(),
        bytes: BTreeMap::new(),
        memories: Memories::with_unseen(&unseen),
        bound: BTreeSet::new(),
        unbound: unbound(file, programs, scope)?,
        script: Script {
            seed,
            ..Script::default()
        },
        set: BTreeSet::new(),
        ordered: Ordered::default(),
        followed: 0,
        active: false,
        reading: false,
        secondary: false,
        begun: queries::Begun::default(),
        span: span.clone(),
    };
    let Builder {
        memories, script, ..
    } = &mut builder;
    builder.set = counters::declare(&file.counters, memories, script, scope)?;
    builder.ordered = Ordered::new(&builder.script.counters);
    builder.script.placement.unseen = unseen;
    builder.script.placement.allocation = places::allocation(&file.allocation, scope)?;
    for indices in &file.indices {
        let buffer = draws::indices(indices, scope)?;
        builder.script.indices.push(buffer);
    }
    builder.count_bytes(&flat)?;
    builder.script.query_read = queries::read(&file.query_read, scope)?;
    builder.queries(file, scope)?;
    if !flat.iter().any(Flat::binds) {
        builder.bind_all(scope)?;
    }
    for step in &flat {
        builder.step(step)?;
    }
    builder.finish(file.queries.is_none(), scope)
}

/// Begin, draw, end.
fn default_steps<'f>(scope: &Scope<'f>) -> Vec<Flat<'f>> {
    let none = raw::Counters::default();
    let draw = raw::Draw::default();
    [Step::Begin(none.clone()), Step::Draw(draw), Step::End(none)]
        .into_iter()
        .map(|step| Flat {
            step: FlatStep::Step(Box::new(step)),
            span: 0..0,
            scope: scope.clone(),
        })
        .collect()
}

fn flatten<'f>(steps: &[Spanned<Step>], scope: &Scope<'f>, flat: &mut Vec<Flat<'f>>) -> Result<()> {
    for step in steps {
        let step_span = step.span();
        if let Step::Repeat(repeat) = step.get_ref() {
            let times = scope.ranged(&repeat.times, "times", 0..MAX_COMMANDS as i64)?;
            for i in 0..times {
                flatten(&repeat.steps, &scope.with([("i", i64::from(i))]), flat)?;
            }
            continue;
        }
        if let Step::Secondary(steps) = step.get_ref() {
            let mark = |step| Flat {
                step,
                span: step_span.clone(),
                scope: scope.clone(),
            };
            flat.push(mark(FlatStep::BeginSecondary));
            flatten(steps, scope, flat)?;
            flat.push(mark(FlatStep::EndSecondary));
            continue;
        }
        if flat.len() >= MAX_COMMANDS {
            let why = format!("a script has at most {MAX_COMMANDS} steps");
            return scope.fail(step_span, Problem::Script(why));
        }
        flat.push(Flat {
            step: FlatStep::Step(Box::new(step.get_ref().clone())),
            span: step_span,
            scope: scope.clone(),
        });
    }
    Ok(())
}

struct Builder<'a> {
    programs: &'a [Drawing<'a>],
    /// What is bound, and its assembly as it was last set.
    current: Drawing<'a>,
    assembly: Assembly,
    /// Bytes that all draws capture, by binding.
    bytes: BTreeMap<Binding, u64>,
    memories: Memories,
    bound: BTreeSet<Binding>,
    /// Captured into and left without a buffer on purpose.
    unbound: BTreeSet<Binding>,
    script: Script,
    /// Counters that hold a value.
    set: BTreeSet<usize>,
    ordered: Ordered,
    /// Commands that it has followed.
    followed: usize,
    active: bool,
    /// Whether the next draw's program was told what to read.
    reading: bool,
    secondary: bool,
    /// Queries begun, and ended.
    begun: queries::Begun,
    /// Where to point for what no step says.
    span: ops::Range<usize>,
}

impl Builder<'_> {
    fn count_bytes(&mut self, flat: &[Flat<'_>]) -> Result<()> {
        for flat in flat {
            let FlatStep::Step(step) = &flat.step else {
                self.use_program(0);
                continue;
            };
            let drawn = match &**step {
                Step::Draw(raw) => {
                    let indices = &self.script.indices;
                    let draw = draws::draw(raw, indices, &flat.span, &flat.scope)?;
                    draws::drawn(&draw, indices, self.assembly.restart)
                }
                Step::DrawByteCount(raw) => draws::counted(&draws::by_count(raw, &flat.scope)?),
                Step::Use(name) => {
                    let program = self.program(name, &flat.scope)?;
                    self.use_program(program);
                    continue;
                }
                Step::Set(raw) => {
                    for state in states::set(raw, &flat.scope)? {
                        self.assembly.set(state);
                    }
                    continue;
                }
                Step::Next(next) => {
                    if boundary(next, &flat.scope)? != Boundary::Subpass {
                        self.use_program(0);
                    }
                    continue;
                }
                _ => continue,
            };
            for drawn in &drawn {
                draws::check_origins(drawn, &self.assembly, &flat.span, &flat.scope)?;
                for (binding, stride, stream) in self.current.strides {
                    let vertices = draws::captured_vertices(&self.assembly, drawn, *stream);
                    *self.bytes.entry(*binding).or_default() += vertices * u64::from(*stride);
                }
            }
        }
        self.use_program(0);
        Ok(())
    }

    /// Where steps that read captured data find it.
    fn known(&mut self) -> Known<'_> {
        Known {
            counters: self.script.counters.len(),
            memories: &mut self.memories,
        }
    }

    /// A program that reads captured data has been told which, for this draw.
    fn check_reading(&mut self, flat: &Flat<'_>) -> Result<()> {
        let reads = self.current.pipeline.reads.is_some();
        match std::mem::take(&mut self.reading) {
            told if told == reads => Ok(()),
            _ => {
                let why = "the draw's program reads captured data: 'consume' says which";
                let problem = Problem::Script(why.to_owned());
                flat.scope.fail(flat.span.clone(), problem)
            }
        }
    }

    /// A program by its name.
    fn program(&self, text: &Text, scope: &Scope<'_>) -> Result<usize> {
        let seen = scope.text(text)?;
        if let Some(number) = self.programs.iter().position(|p| p.name == seen) {
            return Ok(number);
        }
        let known: Vec<&str> = self.programs.iter().map(|p| p.name).collect();
        let problem = Problem::Unknown {
            what: "program",
            seen,
            known: known.join(", "),
        };
        scope.fail(text.span(), problem)
    }

    /// From here on this program is bound, its dynamic state as it says itself.
    fn use_program(&mut self, number: usize) {
        if let Some(program) = self.programs.get(number) {
            self.current = *program;
            self.assembly = program.pipeline.assembly.clone();
        }
    }

    /// What any program captures into, in the order of programs.
    fn captures(&self) -> impl Iterator<Item = &(Binding, u32, Stream)> {
        self.programs.iter().flat_map(|program| program.strides)
    }

    fn queries(&mut self, file: &raw::File, scope: &Scope<'_>) -> Result<()> {
        if let Some(queries) = &file.queries {
            self.script.queries = queries::declared(queries, scope)?;
            return Ok(());
        }
        self.script.queries = queries::usual(self.captures().map(|(_, _, stream)| *stream));
        for query in 0..self.script.queries.len() {
            self.begun
                .begin(query)
                .or_else(|why| scope.fail(self.span.clone(), Problem::Script(why)))?;
            self.script.commands.push(Command::BeginQuery(query));
        }
        Ok(())
    }

    /// Binds every buffer up to the last captured one.
    fn bind_all(&mut self, scope: &Scope<'_>) -> Result<()> {
        let last = self.captures().map(|(b, ..)| b.0).max();
        let ranges: Vec<Spanned<raw::BindRange>> = (0..=last.unwrap_or(0))
            .filter(|binding| !self.unbound.contains(&Binding(*binding)))
            .map(counters::plain_range)
            .map(|range| Spanned::new(self.span.clone(), range))
            .collect();
        self.bind(&ranges, scope, &self.span.clone())
    }

    fn step(&mut self, flat: &Flat<'_>) -> Result<()> {
        let scope = &flat.scope;
        let wrong = |why: String| scope.fail(flat.span.clone(), Problem::Script(why));
        let step = match &flat.step {
            FlatStep::Step(step) => &**step,
            mark => {
                return self.secondary(matches!(mark, FlatStep::BeginSecondary), flat);
            }
        };
        match step {
            Step::Bind(ranges) => {
                if self.active {
                    return wrong("a bind while transform feedback is active".to_owned());
                }
                self.bind(ranges, scope, &flat.span)?;
            }
            Step::Begin(raw) => {
                if self.active {
                    return wrong("a begin while transform feedback is active".to_owned());
                }
                let missing = self
                    .current
                    .strides
                    .iter()
                    .find(|(b, ..)| !self.bound.contains(b) && !self.unbound.contains(b));
                if let Some((binding, ..)) = missing {
                    let problem = Problem::MissingBuffer { binding: binding.0 };
                    return scope.fail(flat.span.clone(), problem);
                }
                let (first_counter, counters) = self.counters(raw, flat)?;
                let unset = counters.iter().flatten().find(|c| !self.set.contains(c));
                if let Some(counter) = unset {
                    return wrong(format!(
                        "the begin reads counter {counter}, which neither 'value' nor an earlier end sets"
                    ));
                }
                self.active = true;
                self.arrays(raw, &counters, scope)?;
                self.script.commands.push(Command::Begin {
                    first_counter,
                    counters,
                });
            }
            Step::End(raw) => {
                if !self.active {
                    return wrong("an end while transform feedback is not active".to_owned());
                }
                let (first_counter, counters) = self.counters(raw, flat)?;
                self.set.extend(counters.iter().flatten());
                self.active = false;
                self.arrays(raw, &counters, scope)?;
                self.script.commands.push(Command::End {
                    first_counter,
                    counters,
                });
            }
            Step::Draw(raw) => {
                self.check_reading(flat)?;
                let draw = draws::draw(raw, &self.script.indices, &flat.span, scope)?;
                self.script.commands.push(Command::Draw(draw));
            }
            Step::DrawByteCount(raw) => {
                self.check_reading(flat)?;
                let draw = draws::by_count(raw, scope)?;
                if !self.set.contains(&draw.counter) {
                    return wrong(format!(
                        "the draw reads counter {}, which neither 'value' nor an earlier end sets",
                        draw.counter
                    ));
                }
                self.script.commands.push(Command::DrawByteCount(draw));
            }
            Step::Consume(raw) => {
                let reads = self.current.pipeline.reads;
                let consume = self.known().consume(raw, reads, &flat.span, scope)?;
                self.reading |= matches!(consume.by, DrawInput::Data(_));
                self.script.commands.push(Command::Consume(consume));
            }
            Step::Copy(raw) => {
                if self.active {
                    return wrong("a copy while transform feedback is active".to_owned());
                }
                let copy = self.known().copy(raw, &flat.span, scope)?;
                self.script.commands.push(Command::Copy(copy));
            }
            Step::Use(name) => {
                if self.active {
                    return wrong("a pipeline is bound while capture is active".to_owned());
                }
                let program = self.program(name, scope)?;
                self.use_program(program);
                self.script.commands.push(Command::Use(program));
            }
            Step::Set(raw) => {
                let known = &self.current.pipeline.dynamic;
                let set = states::commands(raw, known, &flat.span, scope)?;
                self.script.commands.extend(set);
            }
            Step::WriteCounter(raw) => {
                if self.active {
                    return wrong("a write while transform feedback is active".to_owned());
                }
                let command = counters::write(raw, &self.script, scope)?;
                if let Command::WriteCounter { counter, .. } = command {
                    self.set.insert(counter);
                }
                self.script.commands.push(command);
            }
            Step::BeginConditional(raw) => {
                let begin = states::condition(raw, scope)?;
                self.script.commands.push(begin);
            }
            Step::EndConditional(_) => self.script.commands.push(Command::EndConditional),
            Step::Barrier(text) => {
                if self.active {
                    return wrong("a barrier while transform feedback is active".to_owned());
                }
                let barrier = barriers::barrier(text, scope)?;
                self.script.commands.push(Command::Barrier(barrier));
            }
            Step::BeginQuery(number) => {
                let query = self.query(number, scope)?;
                self.begun.begin(query).or_else(wrong)?;
                self.script.commands.push(Command::BeginQuery(query));
            }
            Step::EndQuery(number) => {
                let query = self.query(number, scope)?;
                self.begun.end(query).or_else(wrong)?;
                self.script.commands.push(Command::EndQuery(query));
            }
            Step::ResetQuery(number) => {
                let query = self.query(number, scope)?;
                self.begun.reset(query).or_else(wrong)?;
                self.script.commands.push(Command::ResetQuery(query));
            }
            Step::Next(text) => {
                if self.active {
                    return wrong("recording goes on elsewhere only while paused".to_owned());
                }
                let boundary = boundary(text, scope)?;
                if boundary != Boundary::Subpass {
                    self.bound.clear();
                    self.use_program(0);
                }
                self.script.commands.push(Command::Next(boundary));
            }
            // Flattened before.
            Step::Repeat(_) | Step::Secondary(_) => {}
        }
        let done = self.script.commands.len();
        let before = std::mem::replace(&mut self.followed, done);
        let mut done = self.script.commands.iter().skip(before);
        let captured = |binding| self.current.strides.iter().any(|(b, ..)| *b == binding);
        done.try_for_each(|command| self.ordered.follow(command, &captured))
            .or_else(wrong)
    }

    fn query(&self, number: &Number, scope: &Scope<'_>) -> Result<usize> {
        let count = self.script.queries.len() as i64;
        Ok(scope.ranged(number, "a query", 0..count)? as usize)
    }

    /// First counter, and which counter each binding from there on has.
    fn counters(&self, raw: &raw::Counters, flat: &Flat<'_>) -> Result<(u32, Vec<Option<usize>>)> {
        let scope = &flat.scope;
        let first = scope.optional(&raw.first, "first")?.unwrap_or(0);
        let mut counters = Vec::new();
        for number in &raw.counters {
            let counter = scope.optional(&Some(number.clone()), "a counter")?;
            let counter = counter.map(|counter| counter as usize);
            if counter.is_some_and(|counter| counter >= self.script.counters.len()) {
                let problem = Problem::OutOfRange {
                    what: "a counter",
                    required: format!("one of {}", self.script.counters.len()),
                    seen: counter.unwrap_or_default().to_string(),
                };
                return scope.fail(number.span(), problem);
            }
            counters.push(counter);
        }
        let last = u64::from(first) + counters.len() as u64;
        let bound = self.bound.last().map_or(0, |b| u64::from(b.0) + 1);
        if last > bound && !counters.is_empty() {
            let why = format!("the counters reach binding {}, {bound} are bound", last - 1);
            return scope.fail(flat.span.clone(), Problem::Script(why));
        }
        Ok((first, counters))
    }

    /// Notes which arrays the begin or end that comes next is given.
    fn arrays(
        &mut self,
        raw: &raw::Counters,
        named: &[Option<usize>],
        scope: &Scope<'_>,
    ) -> Result<()> {
        let arrays = counters::arrays(&raw.arrays, named, &self.script, scope)?;
        if arrays != CounterArrays::default() {
            let number = self.script.commands.len();
            self.script.counter_use.arrays.insert(number, arrays);
        }
        Ok(())
    }

    /// The begin or the end of a secondary command buffer: nothing is bound in
    /// it, and nothing behind it.
    fn secondary(&mut self, begins: bool, flat: &Flat<'_>) -> Result<()> {
        let nested = self.secondary;
        self.secondary = begins;
        if self.active || (begins && nested) {
            let why = "a secondary command buffer stands neither in a capture nor in another one";
            let problem = Problem::Script(why.to_owned());
            return flat.scope.fail(flat.span.clone(), problem);
        }
        self.bound.clear();
        self.use_program(0);
        self.script.commands.push(match begins {
            true => Command::BeginSecondary,
            false => Command::EndSecondary,
        });
        Ok(())
    }

    fn bind(
        &mut self,
        raw: &[Spanned<raw::BindRange>],
        scope: &Scope<'_>,
        span: &ops::Range<usize>,
    ) -> Result<()> {
        if raw.is_empty() {
            return scope.fail(span.clone(), Problem::Empty("a bind"));
        }
        let mut binds: Vec<(u32, Vec<BoundRange>)> = Vec::new();
        for raw in raw {
            let binding = scope.ranged(&raw.get_ref().buffer, "a buffer", 0..1 << 16)?;
            if self.unbound.contains(&Binding(binding)) {
                let why = format!("buffer {binding} is bound, and 'unbound' names it");
                return scope.fail(raw.span(), Problem::Script(why));
            }
            let range = self
                .memories
                .range(raw, binding, self.captured(binding), scope)?;
            self.bound.insert(Binding(binding));
            match binds.last_mut() {
                Some((first, ranges)) if *first + ranges.len() as u32 == binding => {
                    ranges.push(range);
                }
                _ => binds.push((binding, vec![range])),
            }
        }
        for (first, ranges) in binds {
            let first = Binding(first);
            self.script.commands.push(Command::Bind { first, ranges });
        }
        Ok(())
    }

    /// What is captured into a binding, if anything.
    fn captured(&self, binding: u32) -> Option<Captured> {
        let (binding, stride, _) = self.captures().find(|(b, ..)| b.0 == binding)?;
        Some(Captured {
            stride: u64::from(*stride),
            bytes: self.bytes.get(binding).copied().unwrap_or(0),
        })
    }

    fn finish(mut self, default_queries: bool, scope: &Scope<'_>) -> Result<Script> {
        let wrong = |why: &str| scope.fail(self.span.clone(), Problem::Script(why.to_owned()));
        if self.active {
            return wrong("transform feedback is still active at the end");
        }
        let draws =
            |command: &Command| matches!(command, Command::Draw(_) | Command::DrawByteCount(_));
        if !self.script.commands.iter().any(draws) {
            return scope.fail(self.span.clone(), Problem::NoDraw);
        }
        if default_queries {
            for query in (0..self.script.queries.len()).rev() {
                self.script.commands.push(Command::EndQuery(query));
            }
        } else if !self.begun.all(self.script.queries.len()) {
            return wrong("every query must be begun and ended");
        }
        match self.memories.sizes() {
            Some(sizes) => self.script.buffers = sizes,
            None => return wrong("a range of VK_WHOLE_SIZE must end where its buffer does"),
        }
        places::check(&self.script, &self.span, scope)?;
        Ok(self.script)
    }
}

fn boundary(text: &Text, scope: &Scope<'_>) -> Result<Boundary> {
    let seen = scope.text(text)?;
    let known = Boundary::ALL.iter().find(|(name, _)| *name == seen);
    if let Some((_, boundary)) = known {
        return Ok(*boundary);
    }
    let problem = Problem::Unknown {
        what: "place to go on",
        seen,
        known: Boundary::ALL.map(|(name, _)| name).join(", "),
    };
    scope.fail(text.span(), problem)
}

/// The bindings that the file leaves unbound; each must be captured into.
fn unbound(
    file: &raw::File,
    programs: &[Drawing<'_>],
    scope: &Scope<'_>,
) -> Result<BTreeSet<Binding>> {
    let captured = programs.iter().flat_map(|p| p.strides);
    let mut unbound = BTreeSet::new();
    for number in &file.unbound {
        let binding = Binding(scope.ranged(number, "an unbound buffer", 0..1 << 16)?);
        if !captured.clone().any(|(captured, ..)| *captured == binding) {
            let why = format!("nothing is captured into the unbound buffer {binding}");
            return scope.fail(number.span(), Problem::Script(why));
        }
        unbound.insert(binding);
    }
    Ok(unbound)
}

#[cfg(test)]
#[path = "steps_tests.rs"]
mod tests;
