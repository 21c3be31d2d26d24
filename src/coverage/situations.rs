//! The situations in which a command is recorded: what came before it, where it is
//! recorded, and with which program. A driver that is right with an argument in one
//! situation can be wrong with it in another one.

use crate::case::{CaptureCase, Program};
pub use crate::generate::script::aim::{SITUATIONS, Situation};
use crate::script::commands::arguments::Scope;
use crate::script::commands::{Boundary, Command};
use crate::script::draw::DrawForm;
use crate::script::program::Build;
use crate::script::raster::Discard;
use crate::units::{CounterIndex, ProgramIndex};
use std::collections::BTreeSet;

use Situation as S;

/// Whether an argument of this scope can be in the situation.
pub fn applies(situation: Situation, scope: Scope) -> bool {
    if scope == Scope::Query {
        // The same query counts in many situations.
        return false;
    }
    match situation {
        S::InsideAfterState
        | S::InsideAfterQueryBegun
        | S::InsideAfterQueryEnded
        | S::InsideAfterConditionBegun
        | S::InsideAfterConditionEnded => {
            matches!(scope, Scope::Draws | Scope::Program | Scope::End)
        }
        // Copies and writes are outside of passes, after a capture or before one.
        S::Secondary | S::LaterSubpass | S::FirstCapture => scope != Scope::Transfer,
        S::Resumed => !matches!(scope, Scope::Transfer | Scope::Bind),
        // No capture can be active in a pass of several views.
        S::Multiview => matches!(scope, Scope::Draws | Scope::Program),
        S::LaterCapture
        | S::SubmittedAgain
        | S::LaterSubmission
        | S::LaterCommandBuffer
        | S::AfterDirect
        | S::AfterIndexed
        | S::AfterMulti
        | S::AfterIndirect
        | S::AfterByteCount
        | S::AfterGenerated
        | S::Fragments
        | S::NoFragments
        | S::DiscardOn
        | S::DiscardOff
        | S::Monolithic
        | S::FastLink
        | S::OptimisedLink
        | S::ShaderObjects
        | S::LinkedObjects => true,
    }
}

/// The situations of every command of a case, by its number.
pub(super) fn of_commands(case: &CaptureCase) -> Vec<BTreeSet<Situation>> {
    let programs: Vec<&Program> = case.programs().collect();
    let again = submitted_again(&case.script.commands);
    let mut state = Follower::default();
    let mut all = Vec::with_capacity(case.script.commands.len());
    for (number, command) in case.script.commands.iter().enumerate() {
        let mut here = state.before(command);
        here.extend(of_program(programs[state.program]));
        if again[number] {
            here.insert(S::SubmittedAgain);
        }
        if case.script.extra_views > 0 {
            here.insert(S::Multiview);
        }
        all.push(here);
        state.follow(command);
    }
    all
}

/// Whether each command belongs to a submission that is made twice.
fn submitted_again(commands: &[Command]) -> Vec<bool> {
    let mut again = vec![false; commands.len()];
    let mut start = 0;
    for (number, command) in commands.iter().enumerate() {
        match command {
            Command::Next(Boundary::Resubmit) => {
                again[start..number].fill(true);
                start = number + 1;
            }
            Command::Next(Boundary::Submission) => start = number + 1,
            _ => {}
        }
    }
    again
}

fn of_program(program: &Program) -> [Situation; 3] {
    let discards = match program.raster.discard {
        Discard::WithoutFragments => !program.rasterize,
        Discard::On | Discard::DynamicOn => true,
        Discard::Off | Discard::DynamicOff => false,
    };
    [
        if program.rasterize {
            S::Fragments
        } else {
            S::NoFragments
        },
        if discards {
            S::DiscardOn
        } else {
            S::DiscardOff
        },
        match program.build {
            Build::Monolithic => S::Monolithic,
            Build::FastLink => S::FastLink,
            Build::OptimisedLink => S::OptimisedLink,
            Build::ShaderObjects => S::ShaderObjects,
            Build::LinkedObjects => S::LinkedObjects,
        },
    ]
}

/// The state that the commands before a command leave.
#[derive(Default)]
struct Follower {
    /// Situations that last up to the end of the script.
    lasting: BTreeSet<Situation>,
    /// Situations that last up to the end of the capture.
    inside: BTreeSet<Situation>,
    captures: usize,
    capturing: bool,
    program: ProgramIndex,
    secondary: bool,
    later_subpass: bool,
    later_command_buffer: bool,
    /// The counters that ends stored.
    stored: BTreeSet<CounterIndex>,
}

impl Follower {
    /// The situations of the next command, but for those of its program.
    fn before(&self, command: &Command) -> BTreeSet<Situation> {
        let mut here = &self.lasting | &self.inside;
        let first = self.captures == 0 || (self.capturing && self.captures == 1);
        here.insert(if first {
            S::FirstCapture
        } else {
            S::LaterCapture
        });
        if self.resumes(command) {
            here.insert(S::Resumed);
        }
        if self.secondary {
            here.insert(S::Secondary);
        }
        if self.later_subpass {
            here.insert(S::LaterSubpass);
        }
        if self.later_command_buffer {
            here.insert(S::LaterCommandBuffer);
        }
        // After a draw of its own kind, a draw is in no situation.
        if let Some(own) = kind(command) {
            here.remove(&own);
        }
        here
    }

    fn resumes(&self, command: &Command) -> bool {
        let effects = command.effects();
        effects.begins_capture.is_some_and(|call| {
            let mut counters = call.named();
            counters.any(|(_, counter)| self.stored.contains(&counter))
        })
    }

    fn follow(&mut self, command: &Command) {
        let effects = command.effects();
        if effects.begins_capture.is_some() {
            self.capturing = true;
            self.captures += 1;
            self.inside.clear();
            if self.resumes(command) {
                self.inside.insert(S::Resumed);
            }
        }
        if let Some(call) = effects.ends_capture {
            self.capturing = false;
            self.inside.clear();
            self.stored.extend(call.named().map(|(_, counter)| counter));
        }
        if let Some(program) = effects.binds_program {
            self.program = program;
        }
        self.lasting.extend(kind(command));
        let inside = match command {
            Command::Set(_) => Some(S::InsideAfterState),
            Command::BeginQuery(_) => Some(S::InsideAfterQueryBegun),
            Command::EndQuery(_) => Some(S::InsideAfterQueryEnded),
            Command::BeginConditional(_) => Some(S::InsideAfterConditionBegun),
            Command::EndConditional => Some(S::InsideAfterConditionEnded),
            _ => None,
        };
        if self.capturing {
            self.inside.extend(inside);
        }
        match command {
            Command::BeginSecondary => self.secondary = true,
            Command::EndSecondary => self.secondary = false,
            Command::Next(Boundary::Subpass) => self.later_subpass = true,
            Command::Next(Boundary::CommandBuffer) => {
                self.later_command_buffer = true;
                self.later_subpass = false;
            }
            Command::Next(Boundary::Submission | Boundary::Resubmit) => {
                self.lasting.insert(S::LaterSubmission);
                self.later_command_buffer = false;
                self.later_subpass = false;
            }
            _ => {}
        }
    }
}

/// The situation that a draw creates for the draws after it.
fn kind(command: &Command) -> Option<Situation> {
    match command {
        Command::Draw(draw) => Some(match draw.form {
            DrawForm::Direct if draw.indices.is_some() => S::AfterIndexed,
            DrawForm::Direct => S::AfterDirect,
            DrawForm::Multi => S::AfterMulti,
            DrawForm::Indirect | DrawForm::IndirectCount { .. } => S::AfterIndirect,
            DrawForm::Generated { .. } | DrawForm::GeneratedCount { .. } => S::AfterGenerated,
        }),
        Command::DrawByteCount(_) => Some(S::AfterByteCount),
        _ => None,
    }
}
