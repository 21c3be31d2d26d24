//! Where render passes and queries begin and end: a script's commands with the
//! render passes put in, before any call of Vulkan.
//!
//! The rules are those of [`script::commands`](crate::script::commands):
//! * a pass begins before the first begin or draw that finds none open;
//! * it ends before a barrier, before a bind that follows an end, before the end
//!   of a query that began outside, and at the end of the script;
//! * a query begins inside a pass if one is open, else outside, and must end in
//!   the same place (Vulkan, "Query Operation").
//!
//! A script that breaks a rule of Vulkan is refused here: that is our error, and
//! a driver must not be blamed for what it does with it.

use crate::script::commands::Range;
use crate::script::draw::{DrawCall, DrawForm};
use crate::script::{Command, Draw, ExecuteError, Script};
use std::collections::BTreeSet;

/// One thing to record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Step<'a> {
    OpenPass,
    ClosePass,
    /// The command of this number.
    Command(usize, &'a Command),
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
        open: false,
        capturing: false,
        ended_here: false,
        bound: BTreeSet::new(),
        queries: vec![QueryState::Idle; script.queries.len()],
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

struct Planner<'a> {
    script: &'a Script,
    steps: Vec<Step<'a>>,
    /// Passes opened so far.
    passes: usize,
    open: bool,
    capturing: bool,
    /// Whether a capture ended inside the open pass.
    ended_here: bool,
    /// Bindings that a bind named so far.
    bound: BTreeSet<u64>,
    queries: Vec<QueryState>,
}

impl<'a> Planner<'a> {
    fn command(&mut self, number: usize, command: &'a Command) -> Result<(), String> {
        match command {
            Command::Bind { first, ranges } => {
                if self.capturing {
                    return Err("binds while capture is active".into());
                }
                for (binding, range) in (u64::from(first.0)..).zip(ranges) {
                    self.check_range(range)?;
                    self.bound.insert(binding);
                }
                if self.open && self.ended_here {
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
                self.check_bound(*first_counter, counters.len())?;
                self.open();
                self.capturing = true;
            }
            Command::End { counters, .. } => {
                if !self.capturing {
                    return Err("ends while no capture is active".into());
                }
                self.check_counters(counters)?;
                self.capturing = false;
                self.ended_here = true;
            }
            Command::Draw(draw) => {
                self.check_draw(draw)?;
                self.open();
            }
            Command::DrawByteCount(draw) => {
                self.check_counters(&[Some(draw.counter)])?;
                if draw.stride == 0 || !draw.stride.is_multiple_of(4) {
                    return Err(format!(
                        "draws by a stride of {}, which must be a multiple of 4 and not 0",
                        draw.stride
                    ));
                }
                self.open();
            }
            Command::Barrier(_) => self.close()?,
            Command::BeginQuery(query) => {
                let state = if self.open {
                    QueryState::Inside(self.passes)
                } else {
                    QueryState::Outside
                };
                match self.query(*query)? {
                    before @ &mut QueryState::Idle => *before = state,
                    _ => return Err("begins a query a second time".into()),
                }
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
        }
        self.steps.push(Step::Command(number, command));
        Ok(())
    }

    fn finish(&mut self) -> Result<(), String> {
        self.close()?;
        let active = |state: &QueryState| *state == QueryState::Outside;
        match self.queries.iter().position(active) {
            Some(query) => Err(format!("ends while query {query} is active")),
            None => Ok(()),
        }
    }

    fn open(&mut self) {
        if !self.open {
            self.open = true;
            self.ended_here = false;
            self.passes += 1;
            self.steps.push(Step::OpenPass);
        }
    }

    fn close(&mut self) -> Result<(), String> {
        if self.capturing {
            return Err("ends a render pass while capture is active".into());
        }
        let inside = QueryState::Inside(self.passes);
        if let Some(query) = self.queries.iter().position(|state| *state == inside) {
            return Err(format!(
                "ends the render pass inside which query {query} began and has not ended"
            ));
        }
        if self.open {
            self.open = false;
            self.steps.push(Step::ClosePass);
        }
        Ok(())
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
    fn check_range(&self, range: &Range) -> Result<(), String> {
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
