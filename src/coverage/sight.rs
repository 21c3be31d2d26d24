//! Whether a verdict can see the value of an argument: the model runs the case once as it
//! is and once with a value near it, and allows something else.

use super::arguments::{Argument, Subject};
use crate::case::{CaptureCase, Case, Program};
use crate::judge::prepared::Prepared;
use crate::judge::programs::{Modelled, modelled};
use crate::model::{self, Allowed, Capture, ModelError};
use crate::script::commands::Command;
use crate::script::{Capabilities, Script};

/// A case with what the model allows.
pub(super) struct Judged<'a> {
    case: &'a CaptureCase,
    prepared: Prepared<'a>,
    device: &'a Capabilities,
    allowed: Allowed,
}

impl<'a> Judged<'a> {
    /// Runs the model; `None` for a case without a script, one that this device cannot run,
    /// and one of unspecified behaviour, which no verdict judges.
    pub(super) fn new(case: &'a Case, device: &'a Capabilities) -> Option<Judged<'a>> {
        let capture = case.capture()?;
        if capture.probe.is_some() {
            return None;
        }
        let prepared = Prepared::new(&case.rules, capture, device).ok()?;
        let assemblies: Vec<&Program> = capture.programs().collect();
        let allowed = run(&assemblies, &prepared, device, |_| {})?;
        Some(Judged {
            case: capture,
            prepared,
            device,
            allowed,
        })
    }

    /// What the case gives to the device.
    pub(super) fn subject(&self) -> Subject {
        Subject {
            script: Script::clone(&self.prepared.script),
            assemblies: self.case.programs().map(|p| p.assembly.clone()).collect(),
        }
    }

    /// Whether the case captures, counts or draws anything that is compared.
    pub(super) fn compares(&self) -> bool {
        let mut buffers = self.allowed.buffers.iter();
        buffers.any(|buffer| !buffer.words.is_empty())
            || !self.allowed.choices.is_empty()
            || !self.allowed.queries.is_empty()
    }

    /// Whether another value at this occurrence of an argument changes what is allowed.
    pub(super) fn sees(&self, argument: &Argument, occurrence: usize, value: u64) -> bool {
        let mut misreadings = argument.domain.misreadings(value).into_iter();
        misreadings.any(|other| self.differs(argument, occurrence, other))
    }

    fn differs(&self, argument: &Argument, occurrence: usize, other: u64) -> bool {
        let mut subject = self.subject();
        let mut number = 0;
        (argument.visit)(&mut subject, &mut |_| {
            number += 1;
            (number == occurrence + 1).then_some(other)
        });
        let programs: Vec<Program> = self
            .case
            .programs()
            .zip(&subject.assemblies)
            .filter(|(program, assembly)| program.assembly != **assembly)
            .map(|(program, assembly)| Program {
                assembly: assembly.clone(),
                ..program.clone()
            })
            .collect();
        let mut altered = programs.iter();
        let programs: Vec<&Program> = self
            .case
            .programs()
            .zip(&subject.assemblies)
            .map(|(program, assembly)| {
                if program.assembly == *assembly {
                    program
                } else {
                    altered.next().expect("one for each that is altered")
                }
            })
            .collect();
        let allowed = run(&programs, &self.prepared, self.device, |script| {
            *script = subject.script;
        });
        allowed.is_some_and(|allowed| !self.is_alike(&allowed))
    }

    /// Whether every byte, counter, query and pixel that is compared is the same.
    fn is_alike(&self, other: &Allowed) -> bool {
        let own = &self.allowed;
        let draws = self.case.programs().any(|program| program.image);
        own.buffers == other.buffers
            && own.choices == other.choices
            && own.patches == other.patches
            && own.counters == other.counters
            && own.queries == other.queries
            && (!draws || own.points == other.points)
    }
}

/// What the model allows for a misread script of these programs; `None` where it has no
/// answer.
fn run(
    programs: &[&Program],
    prepared: &Prepared<'_>,
    device: &Capabilities,
    change: impl FnOnce(&mut Script),
) -> Option<Allowed> {
    let stride = prepared.case.word_stride;
    let modelled: Vec<Modelled<'_>> = (0u32..)
        .zip(programs.iter().zip(&prepared.captures))
        .map(|(number, (program, captured))| modelled(program, captured, number * stride, device))
        .collect();
    let captures: Vec<Capture<'_>> = modelled.iter().map(Modelled::capture).collect();
    let mut script = prepared.script.misread(change).ok()?;
    loop {
        match model::run(&captures, &script) {
            Ok(allowed) => return Some(allowed),
            // What the case states of a draw by byte count follows the counter.
            Err(ModelError::ByteCount {
                at,
                counted,
                expected,
            }) if u64::from(expected) != counted => {
                let counted = u32::try_from(counted).ok()?;
                let follow = |script: &mut Script| {
                    if let Command::DrawByteCount(draw) = &mut script.commands[at] {
                        draw.vertices = counted;
                    }
                };
                script = script.misread(follow).ok()?;
            }
            Err(_) => return None,
        }
    }
}
