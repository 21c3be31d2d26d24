//! The situations in which a command is recorded: what came before it, where it is
//! recorded, and with which program. A driver that is right with an argument in one
//! situation can be wrong with it in another one.

use crate::case::{CaptureCase, Program};
pub use crate::generate::script::aim::{SITUATIONS, Situation};
use crate::script::commands::Command;
use crate::script::commands::arguments::Scope;
use crate::script::commands::effects::Drawn;
use crate::script::draw::DrawForm;
use crate::script::program::Build;
use crate::script::timeline::{ScriptState, timeline};
use std::collections::BTreeSet;

use Situation as S;

/// Whether an argument of this scope can be in the situation.
pub fn applies(situation: Situation, scope: Scope) -> bool {
    if scope == Scope::Query {
        // A query counts in many situations.
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
pub(super) fn command_situations(case: &CaptureCase) -> Vec<BTreeSet<Situation>> {
    let programs: Vec<&Program> = case.programs().collect();
    let submissions = case.script.submissions();
    let mut history = History::default();
    let situations = timeline(&case.script).map(|(number, state, command)| {
        let mut here = history.before(command);
        here.extend(state_situations(number, &state, command));
        here.extend(program_situations(programs[state.program], &state));
        let mut again = submissions.iter().filter(|(_, is_again)| *is_again);
        if again.any(|(commands, _)| commands.contains(&number)) {
            here.insert(S::SubmittedAgain);
        }
        if case.script.extra_views > 0 {
            here.insert(S::Multiview);
        }
        history.follow(&state, command);
        here
    });
    situations.collect()
}

/// The situations that follow from the state before a command.
fn state_situations<'a>(
    number: usize,
    state: &ScriptState<'a>,
    command: &'a Command,
) -> impl Iterator<Item = Situation> + use<> {
    let first = state.captures == 0 || (state.capture.is_some() && state.captures == 1);
    let own = command.effects().begins_capture;
    let capture = own.or(state.capture.map(|capture| capture.call));
    // A command may end the pass that is open before it.
    let mut recorded = state.clone();
    recorded.apply(number, command);
    let rows = [
        (first, S::FirstCapture),
        (!first, S::LaterCapture),
        (capture.is_some_and(|call| state.resumes(call)), S::Resumed),
        (state.is_secondary(), S::Secondary),
        (recorded.subpass() > 0, S::LaterSubpass),
        (state.command_buffer > 0, S::LaterCommandBuffer),
        (state.submission > 0, S::LaterSubmission),
    ];
    let rows = rows.into_iter().filter(|(holds, _)| *holds);
    rows.map(|(_, situation)| situation)
}

fn program_situations(program: &Program, state: &ScriptState<'_>) -> [Situation; 3] {
    let discards = state.assembly(&program.assembly).discard;
    let discards = discards.unwrap_or(program.state().discards());
    [
        if program.pipeline.has_fragment_shader() {
            S::Fragments
        } else {
            S::NoFragments
        },
        if discards {
            S::DiscardOn
        } else {
            S::DiscardOff
        },
        match program.pipeline.build {
            Build::Monolithic => S::Monolithic,
            Build::FastLink => S::FastLink,
            Build::OptimisedLink => S::OptimisedLink,
            Build::ShaderObjects => S::ShaderObjects,
            Build::LinkedObjects => S::LinkedObjects,
        },
    ]
}

/// The situations that earlier commands create.
#[derive(Default)]
struct History {
    /// The kinds of draws so far.
    drawn: BTreeSet<Situation>,
    /// Situations that last up to the end of the capture.
    inside: BTreeSet<Situation>,
}

impl History {
    fn before(&self, command: &Command) -> BTreeSet<Situation> {
        let mut here = &self.drawn | &self.inside;
        // After a draw of its own kind, a draw is in no situation.
        if let Some(own) = kind(command) {
            here.remove(&own);
        }
        here
    }

    fn follow(&mut self, state: &ScriptState<'_>, command: &Command) {
        let effects = command.effects();
        self.drawn.extend(kind(command));
        if effects.begins_capture.or(effects.ends_capture).is_some() {
            self.inside.clear();
        }
        if state.capture.is_none() {
            return;
        }
        let rows = [
            (effects.sets.is_some(), S::InsideAfterState),
            (effects.begins_query.is_some(), S::InsideAfterQueryBegun),
            (effects.ends_query.is_some(), S::InsideAfterQueryEnded),
            (
                effects.condition.flatten().is_some(),
                S::InsideAfterConditionBegun,
            ),
            (
                effects.condition == Some(None),
                S::InsideAfterConditionEnded,
            ),
        ];
        let rows = rows.into_iter().filter(|(holds, _)| *holds);
        self.inside.extend(rows.map(|(_, situation)| situation));
    }
}

/// The situation that a draw creates for the draws after it.
fn kind(command: &Command) -> Option<Situation> {
    match command.effects().draws? {
        Drawn::Vertices(draw) => Some(match draw.form {
            DrawForm::Direct if draw.indices.is_some() => S::AfterIndexed,
            DrawForm::Direct => S::AfterDirect,
            DrawForm::Multi => S::AfterMulti,
            DrawForm::Indirect | DrawForm::IndirectCount { .. } => S::AfterIndirect,
            DrawForm::Generated { .. } | DrawForm::GeneratedCount { .. } => S::AfterGenerated,
        }),
        Drawn::ByteCount(_) => Some(S::AfterByteCount),
    }
}
