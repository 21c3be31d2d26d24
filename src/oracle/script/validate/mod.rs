//! The legality of a script, checked once: [`Script`] → [`ValidScript`].
//!
//! [`validate`](validate()) follows the commands in order, with the render passes that
//! [`passes`](super::passes) places, and refuses the first command that Vulkan
//! does not allow, that lacks a barrier ([`hazards`](super::hazards)), or whose
//! result the harness could not read. [`Illegal`] lists the rules, each with its
//! VUID or section; rule 58 of the table
//! of rules is among them. The model and the device run a [`ValidScript`] and check
//! nothing of this again.
//!
//! Vulkan chapters "Transform Feedback", "Queries", "Render Pass", "Command
//! Buffers", "Synchronization and Cache Control".

mod checker;
mod rules;

pub use rules::{Action, Illegal, ScriptError};

use super::commands::Script;
use super::commands::draw::DrawCall;
use super::commands::effects::Drawn;
use super::program_use::ProgramUse;
use super::timeline::timeline;
pub use checker::validate_draw;
use checker::{Checker, Level};
use std::cell::Cell;
use std::ops::Deref;

/// A script that [`validate`] accepted, with the programs it was checked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ValidScript {
    script: Script,
    programs: Vec<ProgramUse>,
    /// The vertices of its draws, but of those that are only counted.
    vertices: u64,
    readable: Readable,
}

/// The numbers of capture buffers and counters that are read back: a misread script may have
/// others, which only its device knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Readable {
    pub buffers: usize,
    pub counters: usize,
}

impl Deref for ValidScript {
    type Target = Script;

    fn deref(&self) -> &Script {
        &self.script
    }
}

impl ValidScript {
    fn new(script: Script, programs: Vec<ProgramUse>) -> ValidScript {
        let draws = script
            .commands
            .iter()
            .map(|command| command.effects().draws);
        let vertices = draws.flatten().map(|draw| match draw {
            Drawn::Vertices(draw) if draw.is_counted() => 0,
            Drawn::Vertices(draw) => draw.drawn().iter().map(DrawCall::total).sum(),
            Drawn::ByteCount(draw) => u64::from(draw.vertices) * u64::from(draw.instances),
        });
        ValidScript {
            vertices: vertices.fold(0, u64::saturating_add),
            readable: Readable {
                buffers: script.buffers.len(),
                counters: script.counters.len(),
            },
            script,
            programs,
        }
    }

    /// The number of vertices of the draws of the script, without draws that are only counted.
    /// That of a misreading is the number of the script that is misread.
    pub fn vertices(&self) -> u64 {
        self.vertices
    }

    /// The programs that it was checked for, by number.
    pub fn programs(&self) -> &[ProgramUse] {
        &self.programs
    }

    /// Returns the numbers of buffers and counters that are read back.
    pub fn readable(&self) -> Readable {
        self.readable
    }

    /// Returns whether a program captures into a binding that its command buffer has given
    /// no range.
    pub fn captures_unbound(&self) -> bool {
        timeline(&self.script).any(|(_, state, command)| {
            let captured = &self.programs[state.program].captures;
            let mut captured = captured.iter();
            command.effects().begins_capture.is_some()
                && captured.any(|binding| !state.bound.contains_key(binding))
        })
    }

    /// Changes the script and validates the result for the same programs.
    ///
    /// # Errors
    /// The first rule that the changed script breaks.
    pub fn revise(&self, change: impl FnOnce(&mut Script)) -> Result<ValidScript, ScriptError> {
        let mut script = self.script.clone();
        change(&mut script);
        validate(script, self.programs.clone())
    }

    /// Changes the script and the uses of its programs, and validates the result.
    ///
    /// # Errors
    /// The first rule that the changed script breaks.
    pub fn revise_with_programs(
        &self,
        change: impl FnOnce(&mut Script, &mut [ProgramUse]),
    ) -> Result<ValidScript, ScriptError> {
        let (mut script, mut programs) = (self.script.clone(), self.programs.clone());
        change(&mut script, &mut programs);
        validate(script, programs)
    }

    /// Changes the script into one that the model can read and that no device
    /// runs: a misreading of it. Buffers and counters that the change adds are not read back.
    ///
    /// # Errors
    /// The model has no answer to the changed script.
    pub fn misread(&self, change: impl FnOnce(&mut Script)) -> Result<ValidScript, ScriptError> {
        let mut script = self.script.clone();
        change(&mut script);
        let programs = self.programs.clone();
        Checker::new(&script, &programs).run(Level::Readable)?;
        Ok(ValidScript {
            script,
            programs,
            vertices: self.vertices,
            readable: self.readable,
        })
    }
}

/// Validates a script except that barriers and inputs of draws may be missing, and
/// queries unused: a script that is about calls and not about results.
///
/// # Errors
/// As [`validate`](validate()).
pub fn validate_calls(
    script: Script,
    programs: Vec<ProgramUse>,
) -> Result<ValidScript, ScriptError> {
    Checker::new(&script, &programs).run(Level::Legal)?;
    Ok(ValidScript::new(script, programs))
}

/// Validates the commands of a script that is still being written: queries may be unused,
/// and what is active may end later.
///
/// # Errors
/// The first rule that a command breaks.
pub fn validate_prefix(script: &Script, programs: &[ProgramUse]) -> Result<(), ScriptError> {
    Checker::new(script, programs).follow(Level::Complete)
}

thread_local! {
    static VALIDATIONS: Cell<u64> = const { Cell::new(0) };
}

/// Returns how many scripts this thread has validated: a case needs one.
pub fn validations() -> u64 {
    VALIDATIONS.get()
}

/// Validates a script that draws with these programs, the first one bound at the
/// start of every command buffer.
///
/// # Errors
/// The first rule that the script breaks, and the command that breaks it.
pub fn validate(script: Script, programs: Vec<ProgramUse>) -> Result<ValidScript, ScriptError> {
    VALIDATIONS.set(VALIDATIONS.get() + 1);
    Checker::new(&script, &programs).run(Level::Complete)?;
    Ok(ValidScript::new(script, programs))
}

#[cfg(test)]
mod hazard_tests;
#[cfg(test)]
mod neutral_tests;
#[cfg(test)]
mod tests;
