//! Jobs on a device that compiles and records only.

use super::driver::{Driver, Lie, Variant, with};
use super::functions::TEXT;
use super::scenarios;
use super::tests::{Outcome, run_as};
use crate::script::capabilities::RunMode;
use crate::script::executor::{ExecuteError, Execution, Executor, ShaderText};
use crate::script::practice::Practice;
use crate::script::{Job, Prefill};
use crate::{Validation, fake, vk};
use std::collections::BTreeSet;

/// Functions by which memory is shared or mapped or work is submitted, waited for or read back.
const EXECUTION: [&str; 7] = [
    "vkGetMemoryFdKHR",
    "vkMapMemory",
    "vkQueueSubmit",
    "vkQueueSubmit2",
    "vkQueueBindSparse",
    "vkWaitForFences",
    "vkGetQueryPoolResults",
];

#[test]
fn a_device_that_compiles_only_maps_and_submits_nothing() {
    let called = |mode, job: &Job| -> BTreeSet<&str> {
        let done = run_as(mode, job, Validation::Off, Driver::default());
        let is_done = matches!(done.outcome, Outcome::Executed(Ok(())));
        assert!(is_done, "{:?}", done.outcome);
        assert_eq!(done.faults, [""; 0]);
        assert!(!done.unfinished);
        done.calls.into_iter().collect()
    };
    let practices = Practice::ALL.iter();
    let practices = practices.map(|practice| scenarios::practice(Some(*practice)));
    let jobs = scenarios::all().into_iter().map(|(_, job)| job);
    let mut omitted = BTreeSet::new();
    for job in jobs.chain(practices) {
        let executed = called(RunMode::Executed, &job);
        let compiled = called(RunMode::Compiled, &job);
        assert!(compiled.is_subset(&executed), "{compiled:?}");
        let mut stores = called(RunMode::Stores, &job);
        stores.retain(|call| !call.starts_with("vkGetPipelineExecutable"));
        assert_eq!(stores, compiled);
        omitted.extend(executed.difference(&compiled).copied());
    }
    assert_eq!(omitted, BTreeSet::from(EXECUTION));
}

/// Runs the first job of the scenarios on a driver that prints its shaders.
fn printed(driver: Driver) -> Result<Execution, ExecuteError> {
    let (_, job) = scenarios::all().remove(0);
    printed_job(driver, &job)
}

fn printed_job(driver: Driver, job: &Job) -> Result<Execution, ExecuteError> {
    with(|own| *own = driver);
    let mut device = fake::device().with_mode(RunMode::Stores);
    let printed = device.execute(job, &Prefill::BOTH, &mut |_| {});
    drop(device);
    with(|driver| assert_eq!(driver.faults, [""; 0]));
    printed
}

#[test]
fn the_texts_of_shaders_are_read() {
    let execution = printed(Driver::default()).expect("the driver prints them");
    assert!(execution.observed.is_empty());
    let text = ShaderText {
        executable: "vs".to_owned(),
        representation: "IR".to_owned(),
        text: TEXT.to_owned(),
    };
    assert_eq!(execution.shaders, [vec![text]]);
}

#[test]
fn the_text_of_submitted_commands_is_read() {
    let execution =
        printed(Driver::varying(Variant::PrintsCommands)).expect("the driver prints them");
    assert!(execution.observed.is_empty());
    assert_eq!(execution.shaders.concat(), []);
    let commands = execution.commands.expect("they are printed");
    assert_eq!(commands.text, "vkQueueSubmit of 1 command buffers\n");
    assert!(!commands.buffers.contains(&0), "{commands:?}");
}

#[test]
fn memory_of_commands_that_are_printed_and_never_generated_is_zeroed() {
    let printing = || Driver::varying(Variant::PrintsCommands);
    let mut jobs = scenarios::all().into_iter();
    let (_, job) = jobs
        .find(|(name, _)| *name == scenarios::GENERATED)
        .expect("the scenario exists");
    printed_job(printing(), &job).expect("the driver prints them");
    let calls = with(|driver| driver.calls.clone());
    let position = calls.iter().position(|call| *call == "vkMapMemory");
    let position = position.expect("memory is mapped");
    assert_eq!(calls[position + 1], "vkBindBufferMemory");
    let mut driver = printing();
    driver.failure = Some((position..position + 1, vk::Result::ERROR_OUT_OF_HOST_MEMORY));
    let error = printed_job(driver, &job).expect_err("the call fails");
    assert!(error.to_string().contains("vkMapMemory"), "{error}");
}

#[test]
fn a_submission_for_its_text_may_fail() {
    let printing = || Driver::varying(Variant::PrintsCommands);
    printed(printing()).expect("the driver prints them");
    let calls = with(|driver| driver.calls.clone());
    for call in ["vkQueueSubmit", "vkWaitForFences"] {
        let position = calls.iter().position(|made| *made == call);
        let position = position.expect("it is called");
        let mut driver = printing();
        driver.failure = Some((position..position + 1, vk::Result::ERROR_DEVICE_LOST));
        let lost = printed(driver).expect_err("the call fails");
        assert_eq!(lost, ExecuteError::DeviceLost { call });
    }
}

#[test]
fn answers_about_texts_are_not_trusted() {
    for call in [
        "vkGetPipelineExecutablePropertiesKHR",
        "vkGetPipelineExecutableInternalRepresentationsKHR",
    ] {
        for lie in [Lie::ManyElements(call), Lie::MoreElements(call)] {
            let mut driver = Driver::default();
            driver.lie = Some(lie);
            let error = printed(driver).expect_err("no driver may answer this");
            assert!(
                matches!(error, ExecuteError::Driver { call: of, .. } if of == call),
                "{error}"
            );
        }
    }
}
