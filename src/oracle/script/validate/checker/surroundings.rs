//! The state around a command: render passes, command buffers, queries, conditions.

use super::{Checker, Level, Result, exists, links};
use crate::script::Draw;
use crate::script::barrier::{Barrier, Dependency, SyncMethod};
use crate::script::commands::QueryDeclaration;
use crate::script::consume::DrawInput;
use crate::script::neutral::{Neutral, NeutralPlace};
use crate::script::passes::{Activity, Contents, Open, Step};
use crate::script::validate::rules::{Action, Illegal, Resource};
use crate::units::QueryIndex;

impl Checker<'_> {
    /// The rules of the end of a pass, for every pass that the last command ended; `paused`
    /// is whether a capture was active before it.
    pub(super) fn passes_end(&self, paused: &Result) -> Result {
        let mut pass = self.state.placer.passes;
        for step in self.state.placer.steps.iter().rev() {
            match step {
                Step::OpenPass(_) => pass -= 1,
                Step::ClosePass => {
                    paused.clone()?;
                    self.inactive_inside(pass)?;
                }
                Step::NextSubpass(_)
                | Step::CommandBuffer { .. }
                | Step::SubmitAgain
                | Step::BeginSecondary { .. }
                | Step::EndSecondary
                | Step::Command(..) => {}
            }
        }
        Ok(())
    }

    pub(super) fn finish(mut self, level: Level) -> Result {
        if self.script.commands.last().is_some_and(links) {
            return Err(Illegal::NoNextSubpass);
        }
        self.primary(Action::EndScript)?;
        self.paused(Action::EndScript)?;
        self.state.placer.steps.clear();
        self.state.placer.close();
        self.passes_end(&Ok(()))?;
        self.unconditional(Action::EndScript)?;
        if let Some((query, _)) = self.state.placer.active_queries().next() {
            let action = Action::EndScript;
            return Err(Illegal::WhileQuery { action, query });
        }
        match self
            .state
            .placer
            .find_query(|activity| activity != Activity::Ended)
        {
            Some(query)
                if level == Level::Complete && !self.script.query_read.reads_unavailable() =>
            {
                Err(Illegal::QueryUnused { query })
            }
            Some(_) | None => Ok(()),
        }
    }

    pub(super) fn paused(&self, action: Action) -> Result {
        if self.state.capture.is_some() {
            Err(Illegal::WhileActive(action))
        } else {
            Ok(())
        }
    }

    pub(super) fn without_inputs(&self, action: Action) -> Result {
        if self.state.inputs.is_empty() {
            Ok(())
        } else {
            Err(Illegal::InputsLost(action))
        }
    }

    pub(super) fn primary(&self, action: Action) -> Result {
        if self.state.placer.secondary {
            Err(Illegal::InSecondary(action))
        } else {
            Ok(())
        }
    }

    pub(super) fn unconditional(&self, action: Action) -> Result {
        if self.state.placer.condition.is_active() {
            Err(Illegal::WhileConditional(action))
        } else {
            Ok(())
        }
    }

    /// Checks that no condition or query is active that began inside this pass.
    pub(super) fn inactive_inside(&self, pass: usize) -> Result {
        let inside = Activity::Inside(pass);
        if self.state.placer.condition == inside {
            return Err(Illegal::ConditionOutlivesPass);
        }
        match self.state.placer.find_query(|activity| activity == inside) {
            Some(query) => Err(Illegal::QueryOutlivesPass { query }),
            None => Ok(()),
        }
    }

    /// The restrictions of draws that the device generates.
    pub(super) fn generated(&self, draw: &Draw) -> Result {
        if !draw.form.is_generated() {
            return Ok(());
        }
        if self.state.placer.secondary {
            return Err(Illegal::GeneratedInSecondary);
        }
        if self.script.views() > 1 {
            return Err(Illegal::GeneratedInViews);
        }
        if self.script.submits_again() {
            return Err(Illegal::GeneratedAgain);
        }
        let mut inputs = self.state.inputs.iter().map(|input| input.by);
        let is_read = |by| matches!(by, DrawInput::Indirect { .. } | DrawInput::Count);
        if inputs.any(is_read) {
            return Err(Illegal::GeneratedFromCapture);
        }
        Ok(())
    }

    pub(super) fn neutral(&self, neutral: Neutral) -> Result {
        let action = Action::Neutral(neutral);
        let changed = neutral.changes();
        let mut used = self.programs.iter().flat_map(|program| &program.resources);
        if used.any(|kind| changed == Some(*kind)) {
            return Err(Illegal::NeutralDisturbs(neutral));
        }
        // Its query is reset before the first submission only.
        if neutral.uses_query() && self.script.submits_again() {
            return Err(Illegal::QueryResubmitted);
        }
        for (query, _) in self.state.placer.active_queries() {
            if neutral.may_count() || neutral.begins(self.script.queries[query].kind) {
                return Err(Illegal::WhileQuery { action, query });
            }
        }
        match neutral.place() {
            NeutralPlace::Anywhere => Ok(()),
            NeutralPlace::InPass => {
                let is_inline = |open: Open| !open.pending && open.contents == Contents::Inline;
                if self.state.placer.secondary || self.state.placer.open.is_some_and(is_inline) {
                    Ok(())
                } else {
                    Err(Illegal::NeutralOutsidePass(neutral))
                }
            }
            NeutralPlace::OutsidePass => {
                self.primary(action)?;
                self.paused(action)
            }
        }
    }

    pub(super) fn barrier(&self, barrier: Barrier) -> Result {
        if barrier.by.stays_inside() && !barrier.order.fits_a_pass() {
            return Err(Illegal::BarrierStages);
        }
        let host = matches!(barrier.order, Dependency::Host | Dependency::CounterHost);
        if host && barrier.by == SyncMethod::Event2 {
            return Err(Illegal::HostEvent);
        }
        let legal = match (barrier.by, self.state.placer.open) {
            (SyncMethod::Inside, Some(open)) => !open.pending && open.contents == Contents::Inline,
            (SyncMethod::Subpass, Some(_)) => true,
            (SyncMethod::Inside | SyncMethod::Subpass, None) => false,
            (
                SyncMethod::Core
                | SyncMethod::Buffers
                | SyncMethod::Sync2
                | SyncMethod::Event
                | SyncMethod::Event2,
                _,
            ) => true,
        };
        if legal {
            Ok(())
        } else {
            Err(Illegal::BarrierOutsidePass)
        }
    }

    pub(super) fn query(&self, query: QueryIndex) -> Result<Activity> {
        exists(
            Resource::Query,
            query.position(),
            self.state.placer.queries.len(),
        )?;
        Ok(self.state.placer.queries[query])
    }

    /// No two queries of one type and index may be active, and a plain begin
    /// excludes every other query of its type.
    pub(super) fn begin_query(&self, query: QueryIndex) -> Result {
        if self.query(query)? != Activity::Idle {
            return Err(Illegal::QueryTwice { query });
        }
        // A pass of secondary command buffers ends before the query begins.
        let inside = |open: Open| self.state.placer.secondary || open.contents == Contents::Inline;
        if self.script.views() > 1 && !self.state.placer.open.is_some_and(inside) {
            return Err(Illegal::QueryOfViews { query });
        }
        let begun = self.script.queries[query];
        let plain = self.script.query_read.begin.is_plain(begun.stream, true);
        let conflicts = |other: &QueryDeclaration| {
            let statistics = begun.kind.is_statistics() && other.kind.is_statistics();
            statistics || (begun.kind == other.kind && (plain || begun.stream == other.stream))
        };
        let mut active = self.state.placer.active_queries();
        match active.find(|(_, other)| conflicts(other)) {
            Some((other, _)) => Err(Illegal::QueryConflict { query, other }),
            None => Ok(()),
        }
    }
}
