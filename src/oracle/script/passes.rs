//! The beginnings and ends of render passes: the commands of a script with the render
//! passes that contain them.
//!
//! * A pass begins before the first begin or draw that is not inside one.
//! * It ends before a copy, before a barrier that is recorded between passes,
//!   before a bind that follows an end, before the end or the reset of a query
//!   that began outside, before another command buffer, and after the last
//!   command.
//! * A pass that contains secondary command buffers ends before any other command but one
//!   of them.
//! * A query, or conditional rendering, begins inside a pass if one is open.
//!
//! Placement never fails. Whether the result is legal is decided by
//! [`validate`](mod@super::validate).
//!
//! Vulkan chapters "Render Pass", "Command Buffers", "Queries".

use super::barrier::SyncMethod;
use super::commands::{Boundary, Command, QueryDeclaration, QueryKind, Script};
use super::neutral::NeutralPlace;
use crate::units::QueryIndex;

/// One thing to record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step<'a> {
    /// Begins a render pass whose first subpass has these contents.
    OpenPass(Contents),
    /// Continues in the next subpass, which has these contents.
    NextSubpass(Contents),
    /// Ends the render pass, which is in its last subpass.
    ClosePass,
    /// Continues in another primary command buffer: in one of the next
    /// submission if `submit` is set.
    CommandBuffer {
        submit: bool,
    },
    /// Submits the last submission a second time.
    SubmitAgain,
    /// Begins a secondary command buffer that continues this subpass.
    BeginSecondary {
        subpass: u32,
        inherited: Inherited,
    },
    EndSecondary,
    /// The command of this number.
    Command(usize, &'a Command),
}

/// Contents of a subpass (`VkSubpassContents`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contents {
    Inline,
    Secondaries,
}

/// State of the primary command buffer that a secondary one inherits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inherited {
    /// The statistics query that is active.
    pub statistics: Option<QueryKind>,
    /// Whether conditional rendering is active.
    pub condition: bool,
}

/// Returns the number of subpasses that every render pass of the script has.
pub fn subpasses(script: &Script) -> u32 {
    let mut placer = Placer::new(script);
    let commands = script.commands.iter().enumerate();
    let subpasses = commands.map(|(number, command)| {
        placer.command(number, command);
        placer.open.map_or(0, |open| open.subpass) + 1
    });
    subpasses.fold(1, u32::max)
}

/// Returns everything that is to be recorded for a script, in order.
pub fn place(script: &Script) -> Vec<Step<'_>> {
    let mut placer = Placer {
        subpasses: subpasses(script),
        ..Placer::new(script)
    };
    let mut steps = Vec::with_capacity(script.commands.len() + 2);
    for (number, command) in script.commands.iter().enumerate() {
        placer.command(number, command);
        steps.append(&mut placer.steps);
    }
    placer.close();
    steps.append(&mut placer.steps);
    steps
}

/// The state of a query, or of conditional rendering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Activity {
    Idle,
    /// Active since a place outside any pass.
    Outside,
    /// Active since a place inside the pass of this number.
    Inside(usize),
    Ended,
}

impl Activity {
    pub(super) fn is_active(self) -> bool {
        match self {
            Activity::Outside | Activity::Inside(_) => true,
            Activity::Idle | Activity::Ended => false,
        }
    }
}

/// The pass that is open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    pub(super) subpass: u32,
    pub(super) contents: Contents,
    /// Whether the step to this subpass is not recorded yet: its contents
    /// depend on the next command.
    pub(super) pending: bool,
}

/// Places commands one by one.
#[derive(Clone, Debug)]
pub(super) struct Placer<'a> {
    script: &'a Script,
    /// The steps of the last command.
    pub(super) steps: Vec<Step<'a>>,
    /// Number of passes opened so far, and so the number of the open one.
    pub(super) passes: usize,
    /// Subpasses that every pass has at least.
    subpasses: u32,
    pub(super) open: Option<Open>,
    /// Whether a secondary command buffer is being recorded.
    pub(super) secondary: bool,
    /// Whether a capture ended inside the open pass.
    ended_here: bool,
    pub(super) queries: Vec<Activity>,
    pub(super) condition: Activity,
    /// Whether conditional rendering was active before the secondary command
    /// buffer that is being recorded.
    pub(super) inherits_condition: bool,
}

impl<'a> Placer<'a> {
    /// Starts before the first command; a pass ends in the last subpass that the script
    /// begins in it.
    pub(super) fn new(script: &'a Script) -> Placer<'a> {
        Placer {
            script,
            steps: Vec::new(),
            passes: 0,
            subpasses: 1,
            open: None,
            secondary: false,
            ended_here: false,
            queries: vec![Activity::Idle; script.queries.len()],
            condition: Activity::Idle,
            inherits_condition: false,
        }
    }

    /// Places one command.
    pub(super) fn command(&mut self, number: usize, command: &'a Command) {
        self.steps.clear();
        match command {
            Command::Next(Boundary::Subpass) => {
                if let Some(open) = &mut self.open {
                    if open.pending {
                        // The subpass before has no commands.
                        self.steps.push(Step::NextSubpass(Contents::Inline));
                    }
                    open.subpass += 1;
                    open.pending = true;
                }
                self.ended_here = false;
                return;
            }
            Command::Next(
                next @ (Boundary::CommandBuffer | Boundary::Submission | Boundary::Resubmit),
            ) => {
                self.close();
                if *next == Boundary::Resubmit {
                    self.steps.push(Step::SubmitAgain);
                }
                let submit = *next != Boundary::CommandBuffer;
                self.steps.push(Step::CommandBuffer { submit });
                return;
            }
            Command::BeginSecondary => {
                let subpass = self.contain(Contents::Secondaries);
                self.secondary = true;
                self.inherits_condition = self.condition.is_active();
                let inherited = Inherited {
                    statistics: self.active_queries().map(|(_, query)| query.kind).next(),
                    condition: self.inherits_condition,
                };
                self.steps.push(Step::BeginSecondary { subpass, inherited });
                return;
            }
            Command::EndSecondary => {
                self.inherits_condition = false;
                self.secondary = false;
                self.steps.push(Step::EndSecondary);
                return;
            }
            Command::Bind(_) => {
                if self.ended_here && !self.secondary {
                    self.close();
                }
                self.leave_secondaries();
            }
            Command::Begin(_) | Command::Draw(_) | Command::DrawByteCount(_) => {
                if !self.secondary {
                    self.contain(Contents::Inline);
                }
            }
            Command::End(_) => self.ended_here = true,
            Command::Use(_) | Command::Set(_) | Command::Consume(_) => self.leave_secondaries(),
            Command::Copy(_) | Command::WriteCounter(_) => self.close(),
            Command::Barrier(barrier) => match barrier.by {
                // A bind that follows stays inside as well.
                SyncMethod::Inside => self.ended_here = false,
                SyncMethod::Subpass => {}
                SyncMethod::Core
                | SyncMethod::Buffers
                | SyncMethod::Sync2
                | SyncMethod::Event
                | SyncMethod::Event2 => self.close(),
            },
            Command::BeginConditional(_) => {
                self.leave_secondaries();
                self.condition = self.activity();
            }
            Command::EndConditional => {
                if self.condition == Activity::Outside {
                    self.close();
                }
                self.condition = Activity::Idle;
            }
            Command::BeginQuery(query) => {
                self.leave_secondaries();
                // It ends in the subpass that it begins in.
                if self.open.is_some_and(|open| open.pending) {
                    self.contain(Contents::Inline);
                }
                self.set_query(*query, self.activity());
            }
            Command::Neutral(neutral) => match neutral.place() {
                NeutralPlace::InPass => {}
                NeutralPlace::Anywhere => self.leave_secondaries(),
                NeutralPlace::OutsidePass => self.close(),
            },
            Command::ResetQuery(query) => {
                self.set_query(*query, Activity::Idle);
                self.close();
            }
            Command::EndQuery(query) => {
                let began = self.set_query(*query, Activity::Ended);
                if began == Some(Activity::Outside) {
                    self.close();
                }
            }
        }
        self.steps.push(Step::Command(number, command));
    }

    /// Replaces the activity of a query and returns the one before; `None` if the script has
    /// no such query.
    fn set_query(&mut self, query: QueryIndex, activity: Activity) -> Option<Activity> {
        let own = self.queries.get_mut(query.position())?;
        Some(std::mem::replace(own, activity))
    }

    /// The activity of what begins here.
    fn activity(&self) -> Activity {
        if self.open.is_some() {
            Activity::Inside(self.passes)
        } else {
            Activity::Outside
        }
    }

    /// Ends a pass that contains nothing but secondary command buffers, so that
    /// another command can be recorded (vkCmdBeginRenderPass,
    /// `VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS`).
    fn leave_secondaries(&mut self) {
        let open = self
            .open
            .filter(|open| open.contents == Contents::Secondaries);
        if open.is_some() && !self.secondary {
            self.close();
        }
    }

    /// Returns the first query whose activity is such.
    pub(super) fn find_query(&self, is_such: impl Fn(Activity) -> bool) -> Option<QueryIndex> {
        let position = self.queries.iter().position(|activity| is_such(*activity));
        position.map(QueryIndex::at)
    }

    /// Opens a subpass with these contents, if none is open, and returns its
    /// number.
    fn contain(&mut self, contents: Contents) -> u32 {
        match &mut self.open {
            Some(open) if open.pending => {
                open.pending = false;
                open.contents = contents;
                self.steps.push(Step::NextSubpass(contents));
                open.subpass
            }
            Some(open) if open.contents == contents => open.subpass,
            open => {
                if open.is_some() {
                    self.close();
                }
                self.open = Some(Open {
                    subpass: 0,
                    contents,
                    pending: false,
                });
                self.ended_here = false;
                self.passes += 1;
                self.steps.push(Step::OpenPass(contents));
                0
            }
        }
    }

    /// Ends the pass, if one is open, after all its subpasses
    /// (VUID-vkCmdEndRenderPass-None-00910).
    pub(super) fn close(&mut self) {
        if let Some(open) = self.open.take() {
            let recorded = open.subpass + u32::from(!open.pending);
            for _ in recorded..self.subpasses {
                self.steps.push(Step::NextSubpass(Contents::Inline));
            }
            self.steps.push(Step::ClosePass);
        }
    }

    /// The queries that are active.
    pub(super) fn active_queries(
        &self,
    ) -> impl Iterator<Item = (QueryIndex, &'a QueryDeclaration)> {
        QueryIndex::enumerate(&self.script.queries)
            .zip(&self.queries)
            .filter(|(_, activity)| activity.is_active())
            .map(|(query, _)| query)
    }
}

#[cfg(test)]
#[path = "passes_tests.rs"]
mod tests;
