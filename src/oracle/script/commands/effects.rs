//! The effects of a command, for code that follows a script without executing it.
//!
//! [`Command::effects`] is the one list of the commands without an effect of some kind:
//! usage flags, limits, requirements, render passes and headlines read it.

use super::{Bind, Boundary, Command, CounterCall, Script};
use crate::script::condition::Condition;
use crate::script::consume::{CapturedSource, Copier, DrawInput};
use crate::script::draw::{ByteCountDraw, Draw};
use crate::script::neutral::Neutral;
use crate::script::program::State;
use crate::units::{ProgramIndex, QueryIndex};

/// The effects of a command; each is `None` or `false` where the command has no such effect.
#[derive(Clone, Copy, Debug, Default)]
pub struct Effects<'a> {
    pub binds: Option<&'a Bind>,
    pub begins_capture: Option<&'a CounterCall>,
    pub ends_capture: Option<&'a CounterCall>,
    pub draws: Option<Drawn<'a>>,
    /// The captured data or counter that the command, or the next draw, reads.
    pub reads: Option<(ReadBy, CapturedSource)>,
    /// The captured data or counter that a transfer command writes.
    pub transfers_to: Option<CapturedSource>,
    /// The program that is bound afterwards.
    pub binds_program: Option<ProgramIndex>,
    /// The dynamic state that is set.
    pub sets: Option<State>,
    pub begins_query: Option<QueryIndex>,
    pub ends_query: Option<QueryIndex>,
    /// The condition on which draws depend afterwards, `Some(None)` at its end.
    pub condition: Option<Option<Condition>>,
    pub neutral: Option<Neutral>,
    /// Whether recording continues without bindings and dynamic state.
    pub clears_state: bool,
    pub subpass: Option<SubpassEffect>,
    /// Whether it names memory by device addresses.
    pub by_address: bool,
}

/// A draw command.
#[derive(Clone, Copy, Debug)]
pub enum Drawn<'a> {
    Vertices(&'a Draw),
    ByteCount(&'a ByteCountDraw),
}

/// A read of captured data, or of a counter.
#[derive(Clone, Copy, Debug)]
pub enum ReadBy {
    Draw(DrawInput),
    ByteCountDraw,
    Copy(Copier),
}

/// The effect of a command on the subpass in which recording continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubpassEffect {
    /// A barrier that is part of this subpass or of its dependency on the next one.
    Inside,
    Next,
    /// Recording continues outside of render passes.
    Outside,
}

impl Script {
    /// Whether a draw does not begin at instance 0.
    pub fn draws_later_instances(&self) -> bool {
        let mut draws = self.commands.iter().map(|command| command.effects().draws);
        draws.any(|draws| match draws {
            Some(Drawn::Vertices(draw)) => draw.calls.iter().any(|call| call.first_instance != 0),
            Some(Drawn::ByteCount(draw)) => draw.first_instance != 0,
            None => false,
        })
    }
}

impl Command {
    /// Returns the effects of the command.
    pub fn effects(&self) -> Effects<'_> {
        let none = Effects::default();
        let new_command_buffer = Effects {
            binds_program: Some(ProgramIndex(0)),
            clears_state: true,
            ..none
        };
        match self {
            Command::Bind(bind) => Effects {
                binds: Some(bind),
                by_address: bind.by_address,
                ..none
            },
            Command::Begin(call) => Effects {
                begins_capture: Some(call),
                by_address: call.by_address,
                ..none
            },
            Command::End(call) => Effects {
                ends_capture: Some(call),
                by_address: call.by_address,
                ..none
            },
            Command::Draw(draw) => Effects {
                draws: Some(Drawn::Vertices(draw)),
                ..none
            },
            Command::DrawByteCount(draw) => Effects {
                draws: Some(Drawn::ByteCount(draw)),
                by_address: draw.by_address,
                reads: Some((ReadBy::ByteCountDraw, CapturedSource::Counter(draw.counter))),
                ..none
            },
            Command::Use(program) => Effects {
                binds_program: Some(*program),
                ..none
            },
            Command::WriteCounter(write) => Effects {
                transfers_to: Some(CapturedSource::Counter(write.counter)),
                ..none
            },
            Command::Consume(consume) => Effects {
                reads: Some((ReadBy::Draw(consume.by), consume.from)),
                ..none
            },
            Command::Copy(copy) => Effects {
                reads: Some((ReadBy::Copy(copy.by), copy.from)),
                transfers_to: match copy.by {
                    Copier::Queue => Some(CapturedSource::Captured(copy.to)),
                    Copier::Host => None,
                },
                ..none
            },
            Command::Barrier(barrier) => Effects {
                subpass: Some(if barrier.by.stays_inside() {
                    SubpassEffect::Inside
                } else {
                    SubpassEffect::Outside
                }),
                ..none
            },
            Command::Next(Boundary::Subpass) => Effects {
                subpass: Some(SubpassEffect::Next),
                ..none
            },
            Command::Next(Boundary::CommandBuffer | Boundary::Submission | Boundary::Resubmit) => {
                Effects {
                    subpass: Some(SubpassEffect::Outside),
                    ..new_command_buffer
                }
            }
            Command::BeginSecondary | Command::EndSecondary => new_command_buffer,
            Command::Set(state) => Effects {
                sets: Some(*state),
                ..none
            },
            Command::BeginConditional(condition) => Effects {
                condition: Some(Some(*condition)),
                ..none
            },
            Command::EndConditional => Effects {
                condition: Some(None),
                ..none
            },
            Command::BeginQuery(query) => Effects {
                begins_query: Some(*query),
                ..none
            },
            Command::EndQuery(query) => Effects {
                ends_query: Some(*query),
                ..none
            },
            Command::Neutral(neutral) => Effects {
                neutral: Some(*neutral),
                ..none
            },
            Command::ResetQuery(_) => none,
        }
    }
}
