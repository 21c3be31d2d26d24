//! Whether a verdict can depend on the value of an argument: the model runs the case once as it
//! is and once with a value near it, and allows something else.

use super::forms::Forms;
use super::subject::Subject;
use crate::capture::Captured;
use crate::case::{CaptureCase, Case, Program};
use crate::judge::prepared::Prepared;
use crate::judge::programs::{Modelled, modelled};
use crate::model::{self, Allowed, Capture, ModelError};
use crate::script::commands::Command;
use crate::script::commands::arguments::Argument;
use crate::script::counters::CounterPlace;
use crate::script::{Capabilities, Script};
use std::collections::BTreeSet;

/// A case with what the model allows.
pub(super) struct Judged<'a> {
    case: &'a CaptureCase,
    prepared: Prepared<'a>,
    device: &'a Capabilities,
    allowed: Allowed,
    /// The places of the counters that the script reads or stores.
    places: Vec<CounterPlace>,
}

/// The effect of a script that a driver misreads.
enum Effect {
    /// The results that the model allows, and where it expects the counters.
    Allowed(Box<Allowed>, Vec<CounterPlace>),
    /// The script draws with captured data other than those that the case states.
    Differs,
    /// The model has no answer.
    Unknown,
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
        let Effect::Allowed(allowed, places) = run(&assemblies, &prepared, device, |_| {}) else {
            return None;
        };
        Some(Judged {
            case: capture,
            prepared,
            device,
            allowed: *allowed,
            places,
        })
    }

    /// Returns the numbers that the case gives to the device.
    pub(super) fn subject(&self) -> Subject {
        Subject::new(self.case, &self.prepared.script)
    }

    /// Returns the forms in which the case gives numbers to the device.
    pub(super) fn forms(&self) -> Forms<'_> {
        Forms::new(self.case, &self.prepared.script, &self.prepared.captures)
    }

    /// Returns the captures of the programs.
    pub(super) fn captures(&self) -> &[Captured<'a>] {
        &self.prepared.captures
    }

    /// Whether the case captures, counts or draws anything that is compared.
    pub(super) fn compares(&self) -> bool {
        let mut buffers = self.allowed.buffers.iter();
        buffers.any(|buffer| !buffer.words.is_empty())
            || !self.allowed.choices.is_empty()
            || !self.allowed.queries.is_empty()
            || (self.draws() && !self.allowed.points.is_empty())
    }

    /// Whether points are drawn into an image that is compared.
    fn draws(&self) -> bool {
        self.case.programs().any(|program| program.pipeline.image)
    }

    /// Whether another value at this occurrence of an argument changes what is allowed.
    pub(super) fn sees(&self, argument: Argument, occurrence: usize, value: u64) -> bool {
        let mut misreadings = argument.domain().misreadings(value).into_iter();
        misreadings.any(|other| self.differs(argument, occurrence, other))
    }

    /// Whether what is allowed changes if draws take place that the condition which this command
    /// begins discards.
    pub(super) fn sees_discarded(&self, begin: usize) -> bool {
        let programs: Vec<&Program> = self.case.programs().collect();
        self.differs_by(&programs, |script| {
            if let Command::BeginConditional(condition) = &mut script.commands[begin] {
                condition.inverted = !condition.inverted;
            }
        })
    }

    fn differs(&self, argument: Argument, occurrence: usize, other: u64) -> bool {
        let mut subject = self.subject();
        subject.replace(argument, occurrence, other);
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
        self.differs_by(&programs, |script| *script = subject.script)
    }

    fn differs_by(&self, programs: &[&Program], misread: impl FnOnce(&mut Script)) -> bool {
        match run(programs, &self.prepared, self.device, misread) {
            Effect::Allowed(allowed, places) => places != self.places || !self.is_alike(&allowed),
            Effect::Differs => true,
            Effect::Unknown => false,
        }
    }

    /// Whether every byte, counter, query and pixel that is compared is the same.
    fn is_alike(&self, other: &Allowed) -> bool {
        let own = &self.allowed;
        own.buffers == other.buffers
            && own.choices == other.choices
            && own.patches == other.patches
            && own.counters == other.counters
            && own.queries == other.queries
            && (!self.draws() || own.points == other.points)
    }
}

/// Returns the effect of a misread script of these programs.
fn run(
    programs: &[&Program],
    prepared: &Prepared<'_>,
    device: &Capabilities,
    change: impl FnOnce(&mut Script),
) -> Effect {
    let stride = prepared.case.word_stride;
    let modelled: Vec<Modelled<'_>> = (0u32..)
        .zip(programs.iter().zip(&prepared.captures))
        .map(|(number, (program, captured))| modelled(program, captured, number * stride, device))
        .collect();
    let captures: Vec<Capture<'_>> = modelled.iter().map(Modelled::capture).collect();
    let Ok(script) = prepared.script.misread(change) else {
        return Effect::Unknown;
    };
    // The stated vertices of a byte-count draw follow the counter.
    match model::run_misread(&captures, script) {
        Ok((allowed, script)) => Effect::Allowed(Box::new(allowed), used_counters(&script)),
        Err(ModelError::Consumed { .. } | ModelError::NotExact { .. }) => Effect::Differs,
        Err(_) => Effect::Unknown,
    }
}

/// The places of the counters that begins, ends and byte-count draws name.
fn used_counters(script: &Script) -> Vec<CounterPlace> {
    let mut used = BTreeSet::new();
    for command in &script.commands {
        let effects = command.effects();
        if let Some(call) = effects.begins_capture.or(effects.ends_capture) {
            used.extend(call.named().map(|(_, counter)| counter));
        }
        if let Command::DrawByteCount(draw) = command {
            used.insert(draw.counter);
        }
    }
    used.into_iter()
        .map(|counter| script.counter_place(counter))
        .collect()
}
