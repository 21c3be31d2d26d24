//! Where render passes and queries begin and end: a script's commands with the
//! render passes put in, before any call of Vulkan.
//!
//! The rules are those of [`script::commands`](crate::script::commands):
//! * a pass begins before the first begin or draw that finds none open;
//! * it ends before a barrier between passes, before a bind that follows an end, before the end
//!   of a query that began outside, and at the end of the script;
//! * a query begins inside a pass if one is open, else outside, and must end in
//!   the same place (Vulkan, "Query Operation").
//!
//! A script that breaks a rule of Vulkan is refused here: that is our error, and
//! a driver must not be blamed for what it does with it.

use crate::script::barrier::{Barrier, SyncMethod};
use crate::script::commands::{BoundRange, Boundary, QueryDeclaration, QueryKind, RangeSize};
use crate::script::consume::{CapturedSource, Copier, READ_BYTES};
use crate::script::counters::CounterArrays;
use crate::script::draw::{DrawCall, DrawForm};
use crate::script::{Command, Draw, ExecuteError, Script};
use std::collections::BTreeSet;

/// One thing to record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Step<'a> {
    /// What the pass, or the next subpass of it, has: commands, or secondary
    /// command buffers.
    OpenPass(Contents),
    NextSubpass(Contents),
    ClosePass,
    /// Recording goes on in another command buffer; `submit` in one of its own
    /// submission.
    CommandBuffer {
        submit: bool,
    },
    /// The last submission is made twice.
    SubmitAgain,
    /// A secondary command buffer inside of this subpass.
    BeginSecondary {
        subpass: u32,
        inherited: Inherited,
    },
    EndSecondary,
    /// The command of this number.
    Command(usize, &'a Command),
}

/// What a subpass is made of (`VkSubpassContents`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Contents {
    Inline,
    Secondaries,
}

/// What is active around a secondary command buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Inherited {
    /// The statistics that are counted in it.
    pub statistics: Option<QueryKind>,
    /// Whether its draws depend on a condition of the primary one.
    pub condition: bool,
}

/// The subpasses that a script needs of each render pass.
pub(super) fn subpasses(script: &Script) -> u32 {
    let (mut most, mut here) = (1, 1);
    for command in &script.commands {
        here = match command {
            Command::Next(Boundary::Subpass) => here + 1,
            Command::Barrier(barrier) if barrier.by.stays_inside() => here,
            Command::Next(_) | Command::Barrier(_) => 1,
            _ => here,
        };
        most = most.max(here);
    }
    most
}

/// The steps of a script, in order.
///
/// # Errors
/// [`ExecuteError::Harness`], which names the command and what is wrong with it.
pub(super) fn plan(script: &Script) -> Result<Vec<Step<'_>>, ExecuteError> {
    let mut planner = Planner {
        script,
        steps: Vec::with_capacity(script.commands.len() + 2),
        passes: 0,
        subpasses: subpasses(script),
        open: None,
        secondary: false,
        capturing: false,
        ended_here: false,
        host: false,
        bound: BTreeSet::new(),
        queries: vec![QueryState::Idle; script.queries.len()],
        condition: QueryState::Idle,
        inherits_condition: false,
    };
    for (number, command) in script.commands.iter().enumerate() {
        planner
            .command(number, command)
            .map_err(|reason| refused(&format!("command {number} ({command:?}) {reason}")))?;
    }
    planner
        .finish()
        .map_err(|reason| refused(&format!("it {reason}")))?;
    Ok(planner.steps)
}

fn refused(what: &str) -> ExecuteError {
    ExecuteError::Harness(format!("the script cannot be run: {what}"))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum QueryState {
    Idle,
    /// Begun outside of any pass.
    Outside,
    /// Begun inside the pass of this number.
    Inside(usize),
    Ended,
}

/// The pass that is open.
#[derive(Clone, Copy, Debug)]
struct Open {
    subpass: u32,
    contents: Contents,
    /// The step to this subpass is not taken yet: what is in it decides how.
    pending: bool,
}

struct Planner<'a> {
    script: &'a Script,
    steps: Vec<Step<'a>>,
    /// Passes opened so far.
    passes: usize,
    /// Subpasses of every pass.
    subpasses: u32,
    open: Option<Open>,
    /// Whether a secondary command buffer is being recorded.
    secondary: bool,
    capturing: bool,
    /// Whether a capture ended inside the open pass.
    ended_here: bool,
    /// Whether the last command is a copy by the host.
    host: bool,
    /// Bindings that a bind named so far.
    bound: BTreeSet<u64>,
    queries: Vec<QueryState>,
    /// Where conditional rendering began, if it did.
    condition: QueryState,
    /// Whether that was around the secondary command buffer being recorded.
    inherits_condition: bool,
}

impl<'a> Planner<'a> {
    fn command(&mut self, number: usize, command: &'a Command) -> Result<(), String> {
        let elsewhere = matches!(
            command,
            Command::Copy(_) | Command::Next(Boundary::Submission | Boundary::Resubmit)
        );
        if std::mem::take(&mut self.host) && !elsewhere {
            return Err("follows a copy by the host, which waits for the submission".into());
        }
        if self.boundary(command)? {
            return Ok(());
        }
        match command {
            Command::Bind { first, ranges } => {
                if self.capturing {
                    return Err("binds while capture is active".into());
                }
                let unsaid = ranges
                    .iter()
                    .filter(|r| r.size == RangeSize::NullSizes)
                    .count();
                if unsaid > 0 && unsaid < ranges.len() {
                    return Err("gives sizes for some of its ranges only".into());
                }
                for (binding, range) in (u64::from(first.0)..).zip(ranges) {
                    self.check_range(range)?;
                    self.bound.insert(binding);
                }
                if self.open.is_some() && self.ended_here && !self.secondary {
                    self.close()?;
                }
            }
            Command::Begin {
                first_counter,
                counters,
            } => {
                if self.capturing {
                    return Err("begins while capture is active".into());
                }
                self.check_counters(counters)?;
                self.check_arrays(number, counters)?;
                self.check_bound(*first_counter, counters.len())?;
                self.enter()?;
                self.capturing = true;
            }
            Command::End { counters, .. } => {
                if !self.capturing {
                    return Err("ends while no capture is active".into());
                }
                self.check_counters(counters)?;
                self.check_arrays(number, counters)?;
                self.capturing = false;
                self.ended_here = true;
            }
            Command::Draw(draw) => {
                self.check_draw(draw)?;
                self.enter()?;
            }
            Command::DrawByteCount(draw) => {
                self.check_counters(&[Some(draw.counter)])?;
                if draw.stride == 0 || !draw.stride.is_multiple_of(4) {
                    return Err(format!(
                        "draws by a stride of {}, which must be a multiple of 4 and not 0",
                        draw.stride
                    ));
                }
                self.enter()?;
            }
            // VUID-vkCmdBindPipeline-None-02323
            Command::Use(_) => self.paused("binds a pipeline")?,
            Command::Set(_) => {}
            Command::Consume(consume) => self.check_from(&consume.from, READ_BYTES)?,
            Command::Copy(copy) => {
                self.check_from(&copy.from, copy.bytes)?;
                self.check_from(&CapturedSource::Captured(copy.to), copy.bytes)?;
                self.primary("copies")?;
                self.paused("copies")?;
                self.close()?;
                self.host = copy.by == Copier::Host;
            }
            Command::WriteCounter { counter, .. } => {
                self.check_counters(&[Some(*counter)])?;
                self.primary("writes a counter")?;
                self.close()?;
            }
            Command::Barrier(barrier) => {
                self.primary("has a barrier")?;
                self.barrier(*barrier)?;
            }
            Command::BeginConditional(_) => {
                if self.condition != QueryState::Idle {
                    return Err("begins conditional rendering a second time".into());
                }
                self.leave_secondaries()?;
                self.condition = match self.open.is_some() {
                    true => QueryState::Inside(self.passes),
                    false => QueryState::Outside,
                };
            }
            Command::EndConditional => match self.condition {
                _ if self.inherits_condition => {
                    return Err("ends conditional rendering of the primary command buffer".into());
                }
                QueryState::Outside => {
                    self.close()?;
                    self.condition = QueryState::Idle;
                }
                QueryState::Inside(pass) if pass == self.passes => {
                    self.condition = QueryState::Idle;
                }
                _ => return Err("ends conditional rendering that is not active".into()),
            },
            Command::BeginQuery(query) => {
                let state = if self.open.is_some() {
                    QueryState::Inside(self.passes)
                } else {
                    QueryState::Outside
                };
                self.check_others(*query)?;
                match self.query(*query)? {
                    before @ &mut QueryState::Idle => *before = state,
                    _ => return Err("begins a query a second time".into()),
                }
            }
            Command::ResetQuery(query) => {
                self.primary("resets a query")?;
                match self.query(*query)? {
                    state @ &mut QueryState::Ended => *state = QueryState::Idle,
                    _ => return Err("resets a query that has not ended".into()),
                }
                self.close()?;
            }
            Command::EndQuery(query) => {
                let passes = self.passes;
                let state = self.query(*query)?;
                match *state {
                    QueryState::Outside => {
                        *state = QueryState::Ended;
                        self.close()?;
                    }
                    QueryState::Inside(pass) if pass == passes => *state = QueryState::Ended,
                    _ => return Err("ends a query that is not active".into()),
                }
            }
            // Dealt with above.
            Command::Next(_) | Command::BeginSecondary | Command::EndSecondary => {}
        }
        self.steps.push(Step::Command(number, command));
        Ok(())
    }

    /// Where recording goes on; such a command is not recorded itself.
    fn boundary(&mut self, command: &Command) -> Result<bool, String> {
        match command {
            Command::Next(Boundary::Subpass) => {
                self.primary("goes to the next subpass")?;
                self.paused("goes to the next subpass")?;
                self.check_queries()?;
                let Some(open) = &mut self.open else {
                    return Err("goes to the next subpass outside of a pass".into());
                };
                open.subpass += 1;
                open.pending = true;
                self.ended_here = false;
            }
            Command::Next(next) => {
                self.primary("goes to another command buffer")?;
                self.unconditional("goes to another command buffer")?;
                if self.queries.contains(&QueryState::Outside) {
                    return Err("goes to another command buffer while a query is active".into());
                }
                self.close()?;
                self.bound.clear();
                if *next == Boundary::Resubmit {
                    if self.queries.iter().any(|query| *query != QueryState::Idle) {
                        return Err("submits again what begins a query".into());
                    }
                    self.steps.push(Step::SubmitAgain);
                }
                let submit = *next != Boundary::CommandBuffer;
                self.steps.push(Step::CommandBuffer { submit });
            }
            Command::BeginSecondary => {
                self.primary("begins another")?;
                self.paused("executes a secondary command buffer")?;
                // VUID-vkCmdExecuteCommands-commandBuffer-00101 and -07594
                let kinds: Vec<QueryKind> = self.active_queries().map(|(_, q)| q.kind).collect();
                if kinds.iter().any(|kind| !kind.is_statistics()) {
                    return Err(
                        "executes a secondary command buffer while a query is active".into(),
                    );
                }
                let subpass = self.contain(Contents::Secondaries)?;
                self.secondary = true;
                self.inherits_condition = self.condition != QueryState::Idle;
                let inherited = Inherited {
                    statistics: kinds.first().copied(),
                    condition: self.inherits_condition,
                };
                self.bound.clear();
                self.steps.push(Step::BeginSecondary { subpass, inherited });
            }
            Command::EndSecondary => {
                self.paused("ends a secondary command buffer")?;
                if !self.secondary {
                    return Err("ends a secondary command buffer that never began".into());
                }
                if !std::mem::take(&mut self.inherits_condition) {
                    self.unconditional("ends a secondary command buffer")?;
                }
                self.check_queries()?;
                self.secondary = false;
                self.bound.clear();
                self.steps.push(Step::EndSecondary);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Where a barrier stands: between passes, or inside of the one that is open.
    fn barrier(&mut self, barrier: Barrier) -> Result<(), String> {
        self.paused("has a barrier")?;
        match (barrier.by, &self.open) {
            (SyncMethod::Inside, Some(open))
                if !open.pending && open.contents == Contents::Inline =>
            {
                // A bind that follows stays inside as well.
                self.ended_here = false;
                Ok(())
            }
            (SyncMethod::Subpass, Some(_)) => Ok(()),
            (SyncMethod::Inside | SyncMethod::Subpass, _) => {
                Err("is recorded inside of a pass, where none is open".into())
            }
            _ => self.close(),
        }
    }

    /// Makes sure that the commands of a capture have a pass to be in.
    fn enter(&mut self) -> Result<(), String> {
        if !self.secondary {
            self.contain(Contents::Inline)?;
        }
        Ok(())
    }

    /// Ends a pass that takes nothing but secondary command buffers, so that
    /// another command can be recorded beside these (vkCmdBeginRenderPass,
    /// `VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS`).
    fn leave_secondaries(&mut self) -> Result<(), String> {
        match self.open {
            Some(open) if !self.secondary && open.contents == Contents::Secondaries => self.close(),
            _ => Ok(()),
        }
    }

    /// Makes sure that a subpass with these contents is open; gives its number.
    fn contain(&mut self, contents: Contents) -> Result<u32, String> {
        match &mut self.open {
            Some(open) if open.pending => {
                open.pending = false;
                open.contents = contents;
                self.steps.push(Step::NextSubpass(contents));
            }
            Some(open) if open.contents == contents => {}
            Some(_) => {
                self.close()?;
                return self.contain(contents);
            }
            None => {
                self.open = Some(Open {
                    subpass: 0,
                    contents,
                    pending: false,
                });
                self.ended_here = false;
                self.passes += 1;
                self.steps.push(Step::OpenPass(contents));
            }
        }
        Ok(self.open.map_or(0, |open| open.subpass))
    }

    fn primary(&self, what: &str) -> Result<(), String> {
        match self.secondary {
            true => Err(format!("{what} inside a secondary command buffer")),
            false => Ok(()),
        }
    }

    fn paused(&self, what: &str) -> Result<(), String> {
        match self.capturing {
            true => Err(format!("{what} while capture is active")),
            false => Ok(()),
        }
    }

    fn finish(&mut self) -> Result<(), String> {
        self.primary("ends")?;
        self.close()?;
        self.unconditional("ends")?;
        let active = |state: &QueryState| *state == QueryState::Outside;
        match self.queries.iter().position(active) {
            Some(query) => Err(format!("ends while query {query} is active")),
            None => Ok(()),
        }
    }

    fn close(&mut self) -> Result<(), String> {
        self.paused("ends a render pass")?;
        self.check_queries()?;
        if let Some(open) = self.open.take() {
            // VUID-vkCmdEndRenderPass-None-00910
            let taken = open.subpass + u32::from(!open.pending);
            for _ in taken..self.subpasses {
                self.steps.push(Step::NextSubpass(Contents::Inline));
            }
            self.steps.push(Step::ClosePass);
        }
        Ok(())
    }

    /// No query may be active that began inside the pass that is open.
    fn check_queries(&self) -> Result<(), String> {
        let inside = QueryState::Inside(self.passes);
        if self.condition == inside {
            return Err("ends the pass inside which conditional rendering began".into());
        }
        match self.queries.iter().position(|state| *state == inside) {
            Some(query) => Err(format!(
                "ends the render pass inside which query {query} began and has not ended"
            )),
            None => Ok(()),
        }
    }

    /// What no conditional rendering may be active at.
    fn unconditional(&self, what: &str) -> Result<(), String> {
        match self.condition {
            QueryState::Idle => Ok(()),
            _ => Err(format!("{what} while conditional rendering is active")),
        }
    }

    /// The queries that are active.
    fn active_queries(&self) -> impl Iterator<Item = (usize, &QueryDeclaration)> {
        let declared = self.script.queries.iter().enumerate();
        let states = declared.zip(&self.queries);
        let active =
            |state: &QueryState| matches!(state, QueryState::Outside | QueryState::Inside(_));
        states
            .filter(move |(_, state)| active(state))
            .map(|(query, _)| query)
    }

    /// No two queries of a type and an index may be active, and a plain begin
    /// allows no other of its type (VUID-vkCmdBeginQueryIndexedEXT-queryPool-04753,
    /// VUID-vkCmdBeginQuery-queryPool-01922).
    fn check_others(&self, query: usize) -> Result<(), String> {
        let Some(begun) = self.script.queries.get(query) else {
            return Ok(());
        };
        let plain = self.script.query_read.begin.is_plain(begun.stream, true);
        let conflicts = |other: &QueryDeclaration| {
            let statistics = begun.kind.is_statistics() && other.kind.is_statistics();
            statistics || (begun.kind == other.kind && (plain || begun.stream == other.stream))
        };
        match self.active_queries().find(|(_, other)| conflicts(other)) {
            Some((other, _)) => Err(format!(
                "begins query {query} while query {other} is active"
            )),
            None => Ok(()),
        }
    }

    fn query(&mut self, query: usize) -> Result<&mut QueryState, String> {
        let count = self.queries.len();
        self.queries
            .get_mut(query)
            .ok_or_else(|| format!("names query {query}; the script has {count}"))
    }

    fn check_counters(&self, counters: &[Option<usize>]) -> Result<(), String> {
        let count = self.script.counters.len();
        match counters.iter().flatten().find(|&&counter| counter >= count) {
            Some(counter) => Err(format!("names counter {counter}; the script has {count}")),
            None => Ok(()),
        }
    }

    /// What is read or copied lies inside of its buffer.
    fn check_from(&self, from: &CapturedSource, bytes: u64) -> Result<(), String> {
        match from {
            CapturedSource::Counter(counter) => self.check_counters(&[Some(*counter)]),
            CapturedSource::Captured(place) => {
                let size = self.script.buffers.get(place.buffer).copied().unwrap_or(0);
                match place.offset.checked_add(bytes) {
                    Some(end) if end <= size && place.offset.is_multiple_of(4) => Ok(()),
                    _ => Err(format!("reaches {bytes} bytes at {place}, of {size}")),
                }
            }
        }
    }

    /// An array that is left out must say what the counters are.
    fn check_arrays(&self, number: usize, counters: &[Option<usize>]) -> Result<(), String> {
        let offset = |counter: &usize| self.script.counter_place(*counter).offset;
        match self.script.counter_arrays(number) {
            CounterArrays::Both => Ok(()),
            CounterArrays::NoOffsets => match counters.iter().flatten().find(|c| offset(c) != 0) {
                Some(counter) => Err(format!(
                    "leaves out the offsets, and counter {counter} lies at byte {}",
                    offset(counter)
                )),
                None => Ok(()),
            },
            CounterArrays::Neither => match counters.iter().flatten().next() {
                Some(counter) => Err(format!("leaves out the counters, and names {counter}")),
                None => Ok(()),
            },
        }
    }

    /// VUID-vkCmdBeginTransformFeedbackEXT-firstCounterBuffer-09630: a begin names
    /// counters for bindings that something is bound to. Checked here because the
    /// layer gets it wrong (`validation::ALLOWED`).
    fn check_bound(&self, first_counter: u32, count: usize) -> Result<(), String> {
        let mut named = (u64::from(first_counter)..).take(count);
        match named.find(|binding| !self.bound.contains(binding)) {
            Some(binding) => Err(format!(
                "names a counter for binding {binding}, to which nothing is bound"
            )),
            None => Ok(()),
        }
    }

    /// Indices must lie in their buffer, and one call cannot have several draws
    /// that it has no room for.
    fn check_draw(&self, draw: &Draw) -> Result<(), String> {
        if draw.form == DrawForm::Direct && draw.calls.len() != 1 {
            return Err(format!("draws {} times by one call", draw.calls.len()));
        }
        let Some(index) = draw.indices else {
            return Ok(());
        };
        let Some(buffer) = self.script.indices.get(index) else {
            let count = self.script.indices.len();
            return Err(format!(
                "draws by index buffer {index}; the script has {count}"
            ));
        };
        let length = buffer.values.len() as u64;
        let end = |call: &DrawCall| u64::from(call.first_vertex) + u64::from(call.vertices);
        match draw.calls.iter().map(end).find(|end| *end > length) {
            Some(end) => Err(format!("draws up to index {end} of {length}")),
            None => Ok(()),
        }
    }

    /// "Valid Usage" of vkCmdBindTransformFeedbackBuffersEXT.
    fn check_range(&self, range: &BoundRange) -> Result<(), String> {
        let count = self.script.buffers.len();
        let Some(&size) = self.script.buffers.get(range.buffer) else {
            let buffer = range.buffer;
            return Err(format!("binds buffer {buffer}; the script has {count}"));
        };
        let bytes = range.size.resolve(range.offset, size);
        let end = range.offset.checked_add(bytes);
        if !range.offset.is_multiple_of(4) {
            return Err(format!("binds at byte {}, no multiple of 4", range.offset));
        }
        if range.offset >= size || end.is_none_or(|end| end > size) {
            return Err(format!(
                "binds {bytes} bytes at byte {} of a buffer of {size}",
                range.offset
            ));
        }
        Ok(())
    }
}

#[cfg(test)]
#[path = "plan_tests.rs"]
mod tests;
