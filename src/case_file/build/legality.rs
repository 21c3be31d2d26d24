//! The order of the commands of a script: each must be legal where it is.

use crate::case::ordered::Ordered as HazardTracker;
use crate::case_file::error::Problem;
use crate::case_file::programs::Drawing;
use crate::script::Script;
use crate::script::barrier::{Dependency, SyncMethod};
use crate::script::commands::{Boundary, Command};
use crate::script::consume::DrawInput;
use crate::script::counters::{CounterHome, CounterPlace};
use crate::units::Binding;
use std::collections::BTreeSet;

/// Checks every command of a script of these programs.
///
/// # Errors
/// The number of the first command that is not legal, and why; the number of
/// commands for a mistake of the script.
pub(crate) fn check(
    script: &Script,
    programs: &[Drawing<'_>],
    unbound: &BTreeSet<Binding>,
) -> Result<(), (usize, Problem)> {
    let values = script.counters.iter().enumerate();
    let mut state = State {
        script,
        programs,
        unbound,
        current: programs[0],
        active: false,
        secondary: false,
        inputs: false,
        bound: BTreeSet::new(),
        set: values
            .filter(|(_, value)| value.is_some())
            .map(|(counter, _)| counter)
            .collect(),
        begun: BTreeSet::new(),
        ended: BTreeSet::new(),
        hazards: HazardTracker::new(&script.counters),
    };
    for (number, command) in script.commands.iter().enumerate() {
        state.follow(command).map_err(|problem| (number, problem))?;
    }
    state
        .finish()
        .map_err(|problem| (script.commands.len(), problem))
}

struct State<'a> {
    script: &'a Script,
    programs: &'a [Drawing<'a>],
    unbound: &'a BTreeSet<Binding>,
    current: Drawing<'a>,
    /// Whether transform feedback is active.
    active: bool,
    secondary: bool,
    /// Whether a step named the captured data that the next draw reads.
    inputs: bool,
    bound: BTreeSet<Binding>,
    /// Counters that hold a value.
    set: BTreeSet<usize>,
    begun: BTreeSet<usize>,
    ended: BTreeSet<usize>,
    hazards: HazardTracker,
}

fn wrong<T>(why: impl Into<String>) -> Result<T, Problem> {
    Err(Problem::Script(why.into()))
}

impl State<'_> {
    fn paused(&self, what: &str) -> Result<(), Problem> {
        if self.active {
            return wrong(format!("{what} while transform feedback is active"));
        }
        Ok(())
    }

    fn follow(&mut self, command: &Command) -> Result<(), Problem> {
        match command {
            Command::Bind { first, ranges } => {
                self.paused("a bind")?;
                let bindings = (first.0..).take(ranges.len());
                self.bound.extend(bindings.map(Binding));
            }
            Command::Begin {
                first_counter,
                counters,
            } => {
                self.paused("a begin")?;
                let mut captured = self.current.strides.iter().map(|(binding, ..)| binding);
                let missing =
                    captured.find(|b| !self.bound.contains(b) && !self.unbound.contains(b));
                if let Some(Binding(binding)) = missing {
                    return Err(Problem::MissingBuffer { binding: *binding });
                }
                self.check_bindings(*first_counter, counters)?;
                if let Some(counter) = counters.iter().flatten().find(|c| !self.set.contains(c)) {
                    return wrong(format!(
                        "the begin reads counter {counter}, which neither 'value' nor an earlier end sets"
                    ));
                }
                self.active = true;
            }
            Command::End {
                first_counter,
                counters,
            } => {
                if !self.active {
                    return wrong("an end while transform feedback is not active");
                }
                self.check_bindings(*first_counter, counters)?;
                self.set.extend(counters.iter().flatten());
                self.active = false;
            }
            Command::Draw(_) => self.check_inputs()?,
            Command::DrawByteCount(draw) => {
                self.check_inputs()?;
                if !self.set.contains(&draw.counter) {
                    return wrong(format!(
                        "the draw reads counter {}, which neither 'value' nor an earlier end sets",
                        draw.counter
                    ));
                }
            }
            Command::Consume(consume) => self.inputs |= matches!(consume.by, DrawInput::Data(_)),
            Command::Copy(_) => self.paused("a copy")?,
            Command::Use(program) => {
                self.paused("a pipeline is bound")?;
                self.current = self.programs[*program];
            }
            Command::Set(state) => {
                let kind = state.kind();
                if !self.current.pipeline.dynamic.contains(&kind) {
                    return wrong(format!("the bound pipeline has no dynamic {kind:?}"));
                }
            }
            Command::WriteCounter { counter, .. } => {
                self.paused("a write")?;
                self.set.insert(*counter);
            }
            Command::BeginConditional(_) | Command::EndConditional => {}
            Command::Barrier(barrier) => {
                self.paused("a barrier")?;
                check_barrier(*barrier)?;
            }
            Command::BeginQuery(query) => {
                if !self.begun.insert(*query) {
                    return wrong(format!("query {query} is begun twice"));
                }
            }
            Command::EndQuery(query) => {
                if !self.begun.contains(query) || !self.ended.insert(*query) {
                    return wrong(format!("query {query} is ended twice, or never begun"));
                }
            }
            Command::ResetQuery(query) => {
                if !self.ended.remove(query) || !self.begun.remove(query) {
                    return wrong(format!("query {query} is reset before it has ended"));
                }
            }
            Command::Next(boundary) => {
                self.paused("recording continues elsewhere")?;
                if *boundary != Boundary::Subpass {
                    self.forget_state();
                }
            }
            Command::BeginSecondary | Command::EndSecondary => {
                let begins = *command == Command::BeginSecondary;
                if self.active || (begins && self.secondary) {
                    return wrong(
                        "a secondary command buffer is neither in a capture nor in another one",
                    );
                }
                self.secondary = begins;
                self.forget_state();
            }
        }
        let captured = |binding| self.current.strides.iter().any(|(b, ..)| *b == binding);
        self.hazards.follow(command, &captured).or_else(wrong)
    }

    /// The state of a new command buffer: nothing is bound.
    fn forget_state(&mut self) {
        self.bound.clear();
        self.current = self.programs[0];
    }

    /// Checks that the counters of a begin or end are those of bound buffers.
    fn check_bindings(&self, first: u32, counters: &[Option<usize>]) -> Result<(), Problem> {
        let last = u64::from(first) + counters.len() as u64;
        let bound = self.bound.last().map_or(0, |last| u64::from(last.0) + 1);
        if last > bound && !counters.is_empty() {
            return wrong(format!(
                "the counters reach binding {}, {bound} are bound",
                last - 1
            ));
        }
        Ok(())
    }

    /// Checks that a program which reads captured data has been given some for
    /// this draw.
    fn check_inputs(&mut self) -> Result<(), Problem> {
        let reads = self.current.pipeline.reads.is_some();
        if std::mem::take(&mut self.inputs) == reads {
            return Ok(());
        }
        wrong("the draw's program reads captured data: 'consume' says which")
    }

    fn finish(&self) -> Result<(), Problem> {
        if self.active {
            return wrong("transform feedback is still active at the end");
        }
        let draws =
            |command: &Command| matches!(command, Command::Draw(_) | Command::DrawByteCount(_));
        if !self.script.commands.iter().any(draws) {
            return Err(Problem::NoDraw);
        }
        let queries = self.script.queries.len();
        if self.begun.len() != queries || self.ended.len() != queries {
            return wrong("every query must be begun and ended");
        }
        self.check_counter_places()
    }

    /// Checks that no range contains a counter, which would be captured into.
    fn check_counter_places(&self) -> Result<(), Problem> {
        let ranges = self
            .script
            .commands
            .iter()
            .filter_map(|command| match command {
                Command::Bind { ranges, .. } => Some(ranges),
                _ => None,
            });
        for range in ranges.flatten() {
            let size = self.script.buffers[range.buffer];
            let end = range.offset + range.size.resolve(range.offset, size);
            let covered = |(_, place): &(&usize, &CounterPlace)| {
                place.home == CounterHome::Capture(range.buffer)
                    && place.offset + 4 > range.offset
                    && place.offset < end
            };
            let mut places = self.script.counter_use.places.iter();
            if let Some((counter, _)) = places.find(covered) {
                return wrong(format!("a range contains counter {counter} of its buffer"));
            }
        }
        Ok(())
    }
}

fn check_barrier(barrier: crate::script::barrier::Barrier) -> Result<(), Problem> {
    if barrier.by.stays_inside() && !barrier.order.fits_a_pass() {
        return wrong("inside a render pass a barrier names graphics stages only");
    }
    let host = matches!(barrier.order, Dependency::Host | Dependency::CounterHost);
    if host && barrier.by == SyncMethod::Event2 {
        // VUID-vkCmdSetEvent2-dstStageMask-09392
        return wrong("vkCmdSetEvent2 cannot name the host");
    }
    Ok(())
}
