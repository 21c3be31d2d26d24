//! Judges the stores that the shaders of a program were compiled to.

use crate::capture::{self, Dialect, Options, Output, OutputForm};
use crate::judge::outcome::{NotPassed, harness_error, refused_interface};
use crate::packing::CaptureLimits;
use crate::script::capabilities::StoreSource;
use crate::script::executor::Execution;
use crate::script::{Capabilities, Job, Script};
use crate::spirv;
use crate::stores::{self, Captured, StoreFault};
use crate::types::Stage;
use crate::verdict::Status;
use std::collections::BTreeSet;

/// The most differences that a reason lists.
const LISTED: usize = 4;

/// Compares the stores of a job with what its programs must capture. Returns a note on what is
/// not known, or "".
///
/// # Errors
/// [`NotPassed`]: stores differ, or the driver's texts are not readable.
pub(crate) fn judge(
    device: &Capabilities,
    script: &Script,
    execution: &Execution,
    programs: &[Captured<'_>],
) -> Result<String, NotPassed> {
    let bindings = programs.iter().map(|captured| {
        let words = captured.words.iter();
        words.map(|word| word.binding.0).collect()
    });
    let bindings: Vec<_> = bindings.collect();
    let stores = stores::read(device, script, execution, &bindings)
        .map_err(|why| NotPassed::unsupported(why.to_string()))?;
    check("", stores.faults)?;
    let mut notes = BTreeSet::new();
    for (program, reading) in &stores.readings {
        let Some(captured) = programs.get(*program) else {
            continue;
        };
        let subject = match program {
            0 => String::new(),
            number => format!("program {number}: "),
        };
        check(&subject, stores::compare(reading, captured))?;
        let unidentified = stores::unidentified(reading, captured).len();
        let words = captured.words.len();
        if unidentified > 0 {
            notes.insert(format!(
                "{subject}the contents of {unidentified} of {words} stored words are not known"
            ));
        }
    }
    Ok(Vec::from_iter(notes).join("; "))
}

/// Returns the outputs that the modules of each program capture, if the driver's texts name
/// outputs. Packed and rewritten modules have others than the shaders that they were made of.
///
/// # Errors
/// A mistake of xfb in a module.
pub(crate) fn outputs(device: &Capabilities, job: &Job) -> Result<Vec<Vec<Output>>, NotPassed> {
    let names_outputs = device.store_source() == StoreSource::Commands;
    let options = Options {
        dialect: Dialect::Vulkan,
        limits: CaptureLimits::NONE,
    };
    let outputs = job.programs().map(|program| {
        let mut modules = program.modules.iter().filter(|_| names_outputs);
        let Some(last) = modules.rfind(|module| module.stage != Stage::Fragment) else {
            return Ok(Vec::new());
        };
        let module = spirv::load_words(&last.words).map_err(harness_error)?;
        let interface = spirv::reflect(&module, Some(last.stage)).map_err(harness_error)?;
        let captured = capture::declared(&interface, &options).map_err(harness_error)?;
        let outputs = captured.outputs(OutputForm::Locations);
        outputs.map_err(|error| refused_interface(&error))
    });
    outputs.collect()
}

/// Fails with these differences of a subject, if there are any.
fn check(subject: &str, faults: Vec<StoreFault>) -> Result<(), NotPassed> {
    let Some(first) = faults.first() else {
        return Ok(());
    };
    let listed = faults.iter().take(LISTED);
    let mut reason: Vec<String> = listed.map(|fault| fault.text.clone()).collect();
    if faults.len() > LISTED {
        reason.push(format!("and {} more", faults.len() - LISTED));
    }
    Err(NotPassed {
        fingerprint: Some(format!("stores.{}", <&str>::from(first.kind))),
        ..NotPassed::new(Status::Fail, subject.to_owned() + &reason.join("; "))
    })
}

#[cfg(all(test, feature = "shaderc"))]
#[path = "stored_tests.rs"]
mod tests;

#[cfg(all(test, feature = "shaderc"))]
#[path = "stored_commands_tests.rs"]
mod commands_tests;
