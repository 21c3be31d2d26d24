//! The directives of a file as scripts: one for the draws up to each place
//! where something is read.
//!
//! GL begins to capture at the start of every buffer for each draw anew, so a
//! draw is between a begin and an end without counters, with a barrier
//! before it where an earlier one has written.

use crate::capture::Captured;
use crate::judge::outcome::NotPassed;
use crate::script::barrier::Dependency;
use crate::script::commands::{
    Bind, BoundRange, Command, CounterCall, QueryDeclaration, QueryKind, RangeSize,
};
use crate::script::raster::Rasterized;
use crate::script::requirements::queries::query_lacks;
use crate::script::{self, Capabilities, Script};
use crate::shader_test::ShaderTest;
use crate::shader_test::query::QueryTarget;
use crate::shader_test::test::{Action, Draw, Probe, Step};
use crate::units::{Binding, QueryIndex, Stream};
use crate::verdict::Status;
use std::collections::BTreeMap;

/// The draws up to a place of the file, and what is read there.
#[derive(Clone, Debug)]
pub(crate) struct Round<'t> {
    pub(crate) script: Script,
    /// The last of the draws.
    pub(crate) draw: Draw,
    pub(crate) checks: Vec<Check<'t>>,
    /// The queries of the last draw, where the device has them.
    pub(crate) written: Option<QueryIndex>,
    pub(crate) generated: Option<QueryIndex>,
    /// The buffer of the script that each binding has.
    pub(crate) bound: BTreeMap<Binding, usize>,
}

/// A directive that reads something of a draw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Check<'t> {
    pub(crate) step: &'t Step,
    pub(crate) reads: Reads<'t>,
}

/// The object that a directive reads, and the value that it expects.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reads<'t> {
    /// A value of a buffer of the script.
    Buffer { probe: &'t Probe, buffer: usize },
    /// The result of a query of the last draw.
    Query { target: QueryTarget, expected: u64 },
}

/// The rounds of a file; none where it does not draw.
pub(crate) fn read<'t>(
    test: &'t ShaderTest,
    captured: &Captured<'_>,
    capabilities: &Capabilities,
    place: &dyn Fn(usize) -> String,
) -> Result<Vec<Round<'t>>, NotPassed> {
    let lacks = |kind| {
        let stream = Stream(0);
        let query = QueryDeclaration { kind, stream };
        query_lacks(&query, Rasterized::NOTHING, capabilities)
    };
    let no_written = lacks(QueryKind::TransformFeedback);
    let mut builder = Builder {
        script: Script::default(),
        bound: BTreeMap::new(),
        unbound: true,
        current: None,
        rounds: Vec::new(),
        written: no_written.is_none(),
        generated: lacks(QueryKind::PrimitivesGenerated).is_none(),
    };
    for step in &test.steps {
        let trouble = |status, text: String| {
            Err(NotPassed::new(
                status,
                format!("{}: {text}", place(step.line)),
            ))
        };
        match &step.action {
            Action::Buffer { binding, size } => {
                let limits = &capabilities.limits;
                if binding.0 >= limits.max_buffers || *size > limits.max_buffer_size {
                    let text = format!(
                        "maxTransformFeedbackBuffers is {}, maxTransformFeedbackBufferSize {}",
                        limits.max_buffers, limits.max_buffer_size
                    );
                    return trouble(Status::Unsupported, text);
                }
                builder.buffer(*binding, *size);
            }
            Action::Draw(draw) => {
                let mut needed = captured.buffers().into_iter().map(|b| b.binding);
                if let Some(open) = needed.find(|binding| !builder.bound.contains_key(binding)) {
                    let text = format!(
                        "the program captures into binding {open}, and no buffer object is bound to it"
                    );
                    return trouble(Status::Error, text);
                }
                let earlier = builder.current.as_ref().map(|round| round.draw);
                let state = |draw: Draw| (draw.topology, draw.patch_points);
                if earlier.is_some_and(|earlier| state(earlier) != state(*draw)) {
                    let text = "draws of two topologies are not supported".to_owned();
                    return trouble(Status::Unsupported, text);
                }
                builder.draw(*draw);
            }
            Action::Probe(probe) => {
                let buffer = builder.bound[&probe.binding];
                builder.check(step, Reads::Buffer { probe, buffer });
            }
            Action::Query { target, expected } => {
                if let Some(lack) = no_written {
                    return Err(NotPassed::new(Status::Unsupported, lack));
                }
                let (target, expected) = (*target, *expected);
                builder.check(step, Reads::Query { target, expected });
            }
            Action::Program(_) | Action::Link { .. } => {}
        }
    }
    builder.rounds.extend(builder.current);
    Ok(builder.rounds)
}

struct Builder<'t> {
    script: Script,
    bound: BTreeMap<Binding, usize>,
    /// Whether something is to be bound before the next draw.
    unbound: bool,
    current: Option<Round<'t>>,
    rounds: Vec<Round<'t>>,
    written: bool,
    generated: bool,
}

impl<'t> Builder<'t> {
    fn buffer(&mut self, binding: Binding, size: u64) {
        self.bound.insert(binding, self.script.buffers.len());
        self.script.buffers.push(size);
        self.unbound = true;
    }

    /// Binds every buffer, neighbours together.
    fn bind(&mut self) {
        let mut runs: Vec<(Binding, Vec<BoundRange>)> = Vec::new();
        for (&binding, &buffer) in &self.bound {
            let range = BoundRange {
                buffer,
                offset: 0,
                size: RangeSize::WholeSize,
            };
            match runs.last_mut() {
                Some((first, ranges)) if first.0 + ranges.len() as u32 == binding.0 => {
                    ranges.push(range);
                }
                _ => runs.push((binding, vec![range])),
            }
        }
        let binds = runs.into_iter();
        let binds = binds.map(|(first, ranges)| Command::Bind(Bind::new(first, ranges)));
        self.script.commands.extend(binds);
        self.unbound = false;
    }

    fn draw(&mut self, draw: Draw) {
        let earlier = self.current.take();
        let drawn = earlier.is_some();
        // A reading after an earlier draw belongs to a round of its own.
        self.rounds
            .extend(earlier.filter(|round| !round.checks.is_empty()));
        if drawn {
            self.script
                .commands
                .push(Command::Barrier(Dependency::Data.into()));
        }
        if self.unbound {
            self.bind();
        }
        let written = self
            .written
            .then(|| self.query(QueryKind::TransformFeedback));
        let generated = self
            .generated
            .then(|| self.query(QueryKind::PrimitivesGenerated));
        let queries = || written.iter().chain(&generated);
        let commands = &mut self.script.commands;
        commands.extend(queries().map(|query| Command::BeginQuery(*query)));
        commands.extend([
            Command::Begin(CounterCall::default()),
            Command::Draw(script::Draw::plain(draw.vertices, 1, draw.first, 0)),
            Command::End(CounterCall::default()),
        ]);
        commands.extend(queries().rev().map(|query| Command::EndQuery(*query)));
        self.current = Some(Round {
            script: self.script.clone(),
            draw,
            checks: Vec::new(),
            written,
            generated,
            bound: self.bound.clone(),
        });
    }

    fn query(&mut self, kind: QueryKind) -> QueryIndex {
        let stream = Stream(0);
        let query = QueryIndex::at(self.script.queries.len());
        self.script.queries.push(QueryDeclaration { kind, stream });
        query
    }

    fn check(&mut self, step: &'t Step, reads: Reads<'t>) {
        let round = self.current.as_mut();
        let round = round.expect("a directive that reads a capture follows a draw");
        // A buffer that was created after the draw is read as it was created.
        round.script.buffers.clone_from(&self.script.buffers);
        round.checks.push(Check { step, reads });
    }
}

impl Round<'_> {
    /// Returns the value that the file expects of a query of the last draw.
    pub(crate) fn stated(&self, wanted: QueryTarget) -> Option<u64> {
        self.checks.iter().find_map(|check| match check.reads {
            Reads::Query { target, expected } => (target == wanted).then_some(expected),
            Reads::Buffer { .. } => None,
        })
    }
}
