//! Every call of a capture fails once with each of its results, at every place
//! where it occurs.

use super::driver::{Driver, Lie, with};
use super::entry;
use super::generated::Generated;
use super::memory::ADDRESS_SHIFT;
use super::results::{RESULTS, results};
use super::scenarios;
use crate::address_commands::RangeInfo;
use crate::error::name;
use crate::script::capabilities::RunMode;
use crate::script::commands::Boundary;
use crate::script::practice::Practice;
use crate::script::{ExecuteError, Executor, Job, Prefill};
use crate::vk::{self, Handle};
use crate::{DeviceError, Health, Instance, Validation, VulkanDevice};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The outcome of a run.
#[derive(Debug)]
pub(super) enum Outcome {
    NotOpened(DeviceError),
    Executed(Result<(), ExecuteError>),
}

/// The end of a run.
pub(super) struct Run {
    pub outcome: Outcome,
    pub calls: Vec<&'static str>,
    /// Whether work was unfinished after the job.
    pub unfinished: bool,
    /// The condition of the device after the job, if one was opened.
    health: Health,
    /// Violations of the specification, and what is wrong about the end.
    pub faults: Vec<String>,
}

/// Runs a job on a new driver, from opening the loader to closing it; if the job
/// fails, a second time without the driver's failure.
pub(super) fn run(job: &Job, validation: Validation, new: Driver) -> Run {
    run_as(RunMode::Executed, job, validation, new)
}

/// Runs a job like [`run`] to an extent.
pub(super) fn run_as(mode: RunMode, job: &Job, validation: Validation, new: Driver) -> Run {
    with(|driver| *driver = new);
    let opened = Instance::with_entry(entry(), validation)
        .and_then(|instance| VulkanDevice::new(Arc::new(instance), 0));
    let mut faults = Vec::new();
    let (outcome, unfinished, health) = match opened {
        Err(error) => (
            Outcome::NotOpened(error),
            BTreeSet::new(),
            Health::default(),
        ),
        Ok(device) => {
            let mut device = device.with_mode(mode);
            let execute = |device: &mut VulkanDevice| {
                let executed = device.execute(job, &Prefill::BOTH, &mut |_| {});
                executed.map(|_| ())
            };
            let executed = execute(&mut device);
            let health = device.health().clone();
            let unfinished = with(|driver| {
                driver.failure = None;
                driver.busy_devices()
            });
            let unsupported = matches!(executed, Err(ExecuteError::Unsupported(_)));
            if executed.is_err()
                && !unsupported
                && with(|driver| driver.lie.is_none())
                && let Err(error) = execute(&mut device)
            {
                faults.push(format!("the next job fails too: {error}"));
            }
            drop(device);
            (Outcome::Executed(executed), unfinished, health)
        }
    };
    with(|driver| {
        faults.append(&mut driver.faults);
        // A device with unfinished work is abandoned, and its instance with it.
        for (&raw, object) in &driver.objects {
            let stays = match driver.device_of(raw) {
                Some(device) => unfinished.contains(&device),
                None => !unfinished.is_empty(),
            };
            if !stays {
                faults.push(format!("{:?} {raw:#x} leaks", object.kind));
            }
        }
        for device in &unfinished {
            if !driver.objects.contains_key(device) {
                faults.push(format!(
                    "device {device:#x} is destroyed with unfinished work"
                ));
            }
        }
        Run {
            outcome,
            calls: std::mem::take(&mut driver.calls),
            unfinished: !unfinished.is_empty(),
            health,
            faults,
        }
    })
}

/// Whether the outcome of a run is right for its failure.
fn is_right(outcome: &Outcome, failed: &str, result: vk::Result) -> bool {
    let out_of_memory = matches!(
        result,
        vk::Result::ERROR_OUT_OF_HOST_MEMORY | vk::Result::ERROR_OUT_OF_DEVICE_MEMORY
    );
    let executed = match outcome {
        Outcome::NotOpened(error) => {
            return match error {
                DeviceError::Loader { call, result: said } => *call == failed && *said == result,
                DeviceError::Call { call, result: said } => *call == failed && *said == result,
                DeviceError::NoDriver { .. } => matches!(
                    result,
                    vk::Result::ERROR_INCOMPATIBLE_DRIVER | vk::Result::ERROR_INITIALIZATION_FAILED
                ),
                DeviceError::NoLoader { .. }
                | DeviceError::NoValidationLayer
                | DeviceError::NoMessages
                | DeviceError::Enumeration { .. }
                | DeviceError::NoSuchDevice { .. } => false,
            };
        }
        Outcome::Executed(executed) => executed,
    };
    match (failed, result) {
        // A device that cannot be created once is created at the second attempt.
        ("vkCreateDevice", _) => executed.is_ok(),
        // The device has a pool, and a job may have another one.
        ("vkCreateCommandPool", _) if executed.is_ok() => true,
        // Data that grew is read again; a size without data is complete.
        ("vkGetPipelineCacheData", vk::Result::INCOMPLETE) if executed.is_ok() => true,
        // These are not failures.
        (call, vk::Result::INCOMPLETE)
            if !["vkGetPipelineCacheData", "vkGetShaderBinaryDataEXT"].contains(&call) =>
        {
            executed.is_ok()
        }
        ("vkGetQueryPoolResults", vk::Result::NOT_READY) => executed.is_ok(),
        // A device whose extensions cannot be listed has none.
        ("vkEnumerateDeviceExtensionProperties", _) => {
            matches!(executed, Err(ExecuteError::Unsupported(what)) if what == "VK_EXT_transform_feedback")
        }
        ("vkWaitForFences", vk::Result::TIMEOUT) => {
            matches!(executed, Err(ExecuteError::Timeout { .. }))
        }
        (_, vk::Result::ERROR_DEVICE_LOST) => {
            matches!(executed, Err(ExecuteError::DeviceLost { call }) if *call == failed)
        }
        // The allocator tries another type of memory.
        ("vkAllocateMemory" | "vkMapMemory", _) if executed.is_ok() => true,
        _ if out_of_memory => match executed {
            // A buffer of gigabytes needs memory that a machine may lack.
            Err(ExecuteError::Unsupported(what)) => what.starts_with("memory for a buffer of more"),
            Err(ExecuteError::OutOfMemory(message)) => {
                message.contains("out of memory") || message.starts_with("no memory")
            }
            _ => false,
        },
        _ => matches!(
            executed,
            Err(ExecuteError::Driver { call, result: said })
                if *call == failed && *said == name(result)
        ),
    }
}

/// The outcome of injecting failures into a job.
struct Injected {
    /// The calls that the job makes.
    calls: Vec<&'static str>,
    /// The failures that are handled wrongly.
    wrong: Vec<String>,
}

/// Injects every failure into a job.
fn inject(title: &str, job: &Job, validation: Validation) -> Injected {
    let mut wrong = Vec::new();
    let clean = run(job, validation, Driver::default());
    assert!(
        matches!(clean.outcome, Outcome::Executed(Ok(()))),
        "{title}: {:?}",
        clean.outcome
    );
    assert_eq!(clean.faults, [""; 0], "{title}");
    assert!(!clean.unfinished, "{title}");
    for (position, &call) in clean.calls.iter().enumerate() {
        for result in results(call) {
            let failed = run(
                job,
                validation,
                Driver::failing(position..position + 1, result),
            );
            let mut notes = failed.faults;
            if !is_right(&failed.outcome, call, result) {
                notes.push(format!("its outcome is {:?}", failed.outcome));
            }
            let lost = matches!(
                failed.outcome,
                Outcome::Executed(Err(ExecuteError::DeviceLost { .. }))
            );
            // A device that was never created cannot be spoiled.
            let spoiled = failed.health.opened && (failed.unfinished || lost);
            if failed.health.spoiled != spoiled {
                notes.push(format!("spoiled is {}", failed.health.spoiled));
            }
            if failed.health.refused.is_some() {
                notes.push("one failed call counts as a refusal of every device".into());
            }
            if !notes.is_empty() {
                wrong.push(format!(
                    "{title}: {call} (call {position}) returns {}: {}",
                    name(result),
                    notes.join("; ")
                ));
            }
        }
    }
    Injected {
        calls: clean.calls,
        wrong,
    }
}

#[test]
fn every_failure_of_every_call_is_reported_and_leaks_nothing() {
    let mut jobs: Vec<_> = scenarios::all()
        .into_iter()
        .map(|(title, job)| (title, job, Validation::Off))
        .collect();
    let (title, plain, _) = &jobs[0];
    jobs.push((title, plain.clone(), Validation::On));
    // Every thread has a driver of its own.
    let injected: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = jobs
            .iter()
            .map(|(title, job, validation)| scope.spawn(|| inject(title, job, *validation)))
            .collect();
        let joined = threads.into_iter().map(|thread| thread.join());
        joined.map(|injected| injected.expect("no panic")).collect()
    });
    let wrong: Vec<_> = injected
        .iter()
        .flat_map(|injected| &injected.wrong)
        .collect();
    let first: Vec<_> = wrong.iter().take(20).map(|text| text.as_str()).collect();
    let count = wrong.len();
    assert_eq!(
        count,
        0,
        "failures are handled wrongly:\n{}",
        first.join("\n")
    );
    let called: BTreeSet<_> = injected
        .iter()
        .flat_map(|injected| &injected.calls)
        .copied()
        .collect();
    let listed: BTreeSet<_> = RESULTS.iter().map(|(call, _)| *call).collect();
    assert_eq!(called, listed);
}

fn scenario(title: &str) -> Job {
    let mut jobs = scenarios::all().into_iter();
    let found = jobs.find(|(named, _)| *named == title);
    found.expect("a scenario").1
}

/// The numbers that a command is given, and the address, size and flags of each range,
/// or `None` for NULL. An address is the number of its buffer in the order in which the
/// commands name them, and the offset.
type Given = (
    &'static str,
    Vec<u32>,
    Option<Vec<(Option<usize>, u64, u64, u32)>>,
);

/// Runs a job; returns its commands by address with their arguments.
fn given(job: &Job) -> Vec<Given> {
    let done = run(job, Validation::Off, Driver::default());
    assert!(matches!(done.outcome, Outcome::Executed(Ok(()))));
    assert_eq!(done.faults, [""; 0]);
    let mut buffers = Vec::new();
    with(|driver| std::mem::take(&mut driver.addressed))
        .into_iter()
        .map(|command| {
            let info = |info: &RangeInfo| {
                assert!(info.p_next.is_null() && info.s_type.as_raw() == 1_000_318_013);
                let address = info.address_range.address;
                let handle = Some(address >> ADDRESS_SHIFT).filter(|handle| *handle != 0);
                let buffer = handle.map(|handle| {
                    if !buffers.contains(&handle) {
                        buffers.push(handle);
                    }
                    buffers
                        .iter()
                        .position(|known| *known == handle)
                        .expect("just added")
                });
                let offset = address & ((1 << ADDRESS_SHIFT) - 1);
                (
                    buffer,
                    offset,
                    info.address_range.size,
                    info.address_flags.as_raw(),
                )
            };
            let infos = command.infos.map(|infos| infos.iter().map(info).collect());
            (command.command, command.numbers, infos)
        })
        .collect()
}

#[test]
fn commands_by_address_name_the_address_of_each_range_and_nothing_as_0_bytes() {
    // FULLY_BOUND, and TRANSFORM_FEEDBACK_BUFFER_USAGE of capture buffers.
    let (captured, counter) = (0x12, 0x2);
    let null = (None, 0, 0, 0);
    let (first, second) = (Some(2), Some(1));
    let once = [
        (
            "bind",
            vec![0, 2],
            Some(vec![
                (Some(0), 16, 512, captured),
                (second, 4, 256, captured),
            ]),
        ),
        (
            "begin",
            vec![0, 2],
            Some(vec![(first, 8, 4, counter), null]),
        ),
        (
            "end",
            vec![0, 2],
            Some(vec![(first, 8, 4, counter), (second, 512, 4, captured)]),
        ),
        ("begin", vec![0, 0], None),
        (
            "draw",
            vec![2, 1, 8, 16],
            Some(vec![(second, 512, 4, captured)]),
        ),
        ("end", vec![0, 2], None),
    ];
    let seen = given(&scenario(scenarios::ADDRESSED));
    // Once for each of the two patterns that memory is filled with.
    assert_eq!(seen[..once.len()], once);
    assert_eq!(seen.len(), 2 * once.len());
}

#[test]
fn the_second_execution_of_a_submission_follows_the_transfers_of_the_first() {
    let transfers = |boundary| {
        let job = scenarios::counter_written(boundary);
        let done = run(&job, Validation::Off, Driver::default());
        assert!(matches!(done.outcome, Outcome::Executed(Ok(()))));
        let barriers = with(|driver| std::mem::take(&mut driver.barriers));
        let transfer = vk::PipelineStageFlags::TRANSFER;
        let between = barriers
            .iter()
            .filter(|stages| **stages == (transfer, transfer));
        between.count()
    };
    assert_eq!(transfers(Boundary::Submission), 0);
    // Once for each of the two patterns that memory is filled with.
    assert_eq!(transfers(Boundary::Resubmit), 2);
}

/// Runs a job; returns its commands of generated draws with their arguments.
fn generated(title: &str) -> Vec<Generated> {
    let done = run(&scenario(title), Validation::Off, Driver::default());
    assert!(matches!(done.outcome, Outcome::Executed(Ok(()))));
    assert_eq!(done.faults, [""; 0]);
    with(|driver| std::mem::take(&mut driver.generated))
}

#[test]
fn generated_draws_are_a_sequence_each_or_one_of_several() {
    use vk::IndirectCommandsTokenTypeEXT as Token;
    let (indexed, plain) = (Token::DRAW_INDEXED, Token::DRAW);
    let (indexed_count, plain_count) = (Token::DRAW_INDEXED_COUNT, Token::DRAW_COUNT);
    let draws = |kind, most_sequences, count| Generated {
        token: (kind, 4),
        stride: 28,
        stages: vk::ShaderStageFlags::VERTEX,
        names_pipeline: true,
        size: 2 * 28,
        most_sequences,
        most_draws: 0,
        count,
    };
    let counted = |kind| Generated {
        stride: 4 + 16,
        size: 4 + 16,
        most_draws: 2,
        ..draws(kind, 1, None)
    };
    let once = [
        draws(indexed, 2, None),
        draws(plain, 2, None),
        draws(indexed, 1, Some(0)),
        draws(plain, 1, Some(0)),
        counted(indexed_count),
        counted(plain_count),
    ];
    let seen = generated(scenarios::GENERATED);
    // Once for each of the two patterns that memory is filled with.
    assert_eq!(seen[..once.len()], once);
    assert_eq!(seen.len(), 2 * once.len());
    let objects = generated(scenarios::GENERATED_BY_OBJECTS);
    let named = objects.iter().map(|seen| Generated {
        names_pipeline: true,
        ..*seen
    });
    assert!(named.eq(seen), "nothing but the shaders differs");
    assert!(objects.iter().all(|seen| !seen.names_pipeline));
}

#[test]
fn usages_are_not_stated_of_memory_with_buffers_of_other_usages() {
    for (title, expected) in [
        ("commands by address in device memory", [0x2a].as_slice()),
        ("commands by address in aliased memory", &[0x2, 0x12]),
    ] {
        let seen = given(&scenario(title));
        let infos = seen.into_iter().filter_map(|(_, _, infos)| infos).flatten();
        let named = infos.filter(|(buffer, ..)| buffer.is_some());
        let flags: BTreeSet<u32> = named.map(|(.., flags)| flags).collect();
        assert_eq!(
            flags,
            BTreeSet::from_iter(expected.iter().copied()),
            "{title}"
        );
    }
}

#[test]
fn a_driver_that_contradicts_the_specification_is_blamed() {
    let (_, plain) = scenarios::all().remove(0);
    let (_, addressed) = scenarios::all().pop().expect("the last job");
    let by_address = scenario(scenarios::ADDRESSED);
    for (lie, job, message) in [
        (
            Lie::NoMemoryTypes,
            &plain,
            "no memory type that is host-visible",
        ),
        (
            Lie::ManyMemoryTypes,
            &plain,
            "vkGetPhysicalDeviceMemoryProperties returned 33 memory types",
        ),
        (
            Lie::ManyMemoryHeaps,
            &plain,
            "vkGetPhysicalDeviceMemoryProperties returned 4294967295 memory heaps",
        ),
        (
            Lie::HeapOutside,
            &plain,
            "vkGetPhysicalDeviceMemoryProperties returned a type of memory heap 7 of 1",
        ),
        (
            Lie::ZeroAlignment,
            &plain,
            "returned a size of 1280 and an alignment of 0 for a buffer of 1280 bytes",
        ),
        (
            Lie::SmallRequirements,
            &plain,
            "vkGetBufferMemoryRequirements returned a size of 1 and an alignment of 64",
        ),
        (
            Lie::MoreElements("vkGetPhysicalDeviceQueueFamilyProperties"),
            &plain,
            "returned a number of 2 elements where there was memory for 1",
        ),
        (
            Lie::NullAddress,
            &addressed,
            "vkGetBufferDeviceAddress returned 0",
        ),
        (
            Lie::NullAddress,
            &by_address,
            "vkGetBufferDeviceAddress returned 0",
        ),
        (
            Lie::NoFunction,
            &by_address,
            "vkGetDeviceProcAddr returned NULL for vkCmdDrawIndirectByteCount2EXT",
        ),
        (
            Lie::NoFunction,
            &scenario(scenarios::GENERATED),
            "vkGetDeviceProcAddr returned NULL for vkCmdExecuteGeneratedCommandsEXT",
        ),
        (
            Lie::NoQueueFamily,
            &plain,
            "the device lacks a queue family with VK_QUEUE_GRAPHICS_BIT",
        ),
    ] {
        let lied = run(job, Validation::Off, Driver::lying(lie));
        let Outcome::Executed(Err(error)) = &lied.outcome else {
            panic!("{lie:?} has the outcome {:?}", lied.outcome);
        };
        assert!(error.to_string().contains(message), "{lie:?}: {error}");
        let is_harness = matches!(error, ExecuteError::Harness(_));
        assert!(!is_harness, "{lie:?}: {error}");
        assert_eq!(lied.faults, [""; 0], "{lie:?}");
    }
}

#[test]
fn a_device_that_cannot_be_created_at_all_is_refused() {
    let (_, plain) = scenarios::all().remove(0);
    let lied = run(&plain, Validation::Off, Driver::lying(Lie::NoDevice));
    let said = "vkCreateDevice returned VK_ERROR_INITIALIZATION_FAILED";
    assert_eq!(lied.health.refused.as_deref(), Some(said));
    assert!(!lied.health.opened && !lied.health.spoiled);
    assert_eq!(lied.faults, [""; 0]);
    let without_queue = run(&plain, Validation::Off, Driver::lying(Lie::NoQueueFamily));
    assert_eq!(without_queue.health, Health::default());
}

#[test]
fn jobs_that_require_different_permissions_share_a_device() {
    let created = |mut device: VulkanDevice| {
        with(|driver| driver.calls.clear());
        for (title, job) in scenarios::all() {
            let executed = device.execute(&job, &Prefill::BOTH, &mut |_| {});
            executed.unwrap_or_else(|error| panic!("{title}: {error}"));
        }
        let calls = with(|driver| std::mem::take(&mut driver.calls));
        calls
            .iter()
            .filter(|call| **call == "vkCreateDevice")
            .count()
    };
    with(|driver| *driver = Driver::default());
    let alone = created(super::device());
    let shared = created(super::device().with_shared_features());
    assert!(3 * shared < 2 * alone, "{shared} of {alone}");
    with(|driver| *driver = Driver::default());
}

/// A driver may refuse a device with all that it offers: no job fails by features that it does
/// not require.
#[test]
fn a_device_without_shared_features_is_made_where_one_with_them_is_refused() {
    let (_, plain) = scenarios::all().remove(0);
    with(|driver| *driver = Driver::lying(Lie::FewExtensions));
    let mut device = super::device().with_shared_features();
    let mut execute = || {
        let executed = device.execute(&plain, &Prefill::BOTH, &mut |_| {});
        executed.expect("the job runs");
        with(|driver| std::mem::take(&mut driver.calls))
    };
    let created = |calls: &[&str]| {
        let is_new = |call: &&&str| **call == "vkCreateDevice";
        calls.iter().filter(is_new).count()
    };
    // With shared features twice, with those of every capture, and with those of the job.
    assert_eq!(created(&execute()), 4);
    assert_eq!(created(&execute()), 0);
    assert_eq!(device.health().refused, None);
    with(|driver| *driver = Driver::default());
}

/// A reset of the device, in which every call fails, begins and ends between any two calls:
/// no job fails because its device could not be created.
#[test]
fn a_reset_that_ends_between_any_two_calls_refuses_no_feature() {
    let (_, plain) = scenarios::all().remove(0);
    let clean = run(&plain, Validation::Off, Driver::default());
    let created = clean
        .calls
        .iter()
        .position(|call| *call == "vkCreateDevice");
    let created = created.expect("a device is created");
    let results = [
        vk::Result::ERROR_INITIALIZATION_FAILED,
        vk::Result::ERROR_DEVICE_LOST,
        vk::Result::ERROR_OUT_OF_DEVICE_MEMORY,
    ];
    let mut outcomes = BTreeSet::new();
    for begin in created..clean.calls.len() {
        for (calls, result) in (1..8).flat_map(|calls| results.map(|result| (calls, result))) {
            let reset = Driver::failing(begin..begin + calls, result);
            let run = run(&plain, Validation::Off, reset);
            let what = format!(
                "{calls} calls from call {begin}: {result:?}: {:?}",
                run.outcome
            );
            assert_eq!(run.faults, [""; 0], "{what}");
            let executed = match run.outcome {
                Outcome::Executed(executed) => executed,
                Outcome::NotOpened(error) => panic!("{what}: {error}"),
            };
            let is_refused = run.health.refused.is_some();
            // The device is created with its command pool.
            let in_creation = begin <= created + 1;
            assert_eq!(in_creation && executed.is_err(), is_refused, "{what}");
            if in_creation {
                outcomes.insert((calls, is_refused));
            }
        }
    }
    // The first attempt fails alone, or with the one that has fewer features.
    assert!(outcomes.contains(&(1, false)) && outcomes.contains(&(2, true)));
}

/// Runs a job; returns the functions that it calls.
fn traced(job: &Job) -> Vec<String> {
    let done = run(job, Validation::Off, Driver::default());
    assert!(
        matches!(done.outcome, Outcome::Executed(Ok(()))),
        "{:?}",
        done.outcome
    );
    assert_eq!(done.faults, [""; 0]);
    with(|driver| std::mem::take(&mut driver.trace))
}

#[test]
fn each_practice_reaches_the_device() {
    let plain = [
        scenarios::practice(None),
        scenarios::captured_by_objects(&[]),
    ];
    let mut seen = BTreeSet::from(plain.each_ref().map(traced));
    assert!(seen.iter().all(|calls| calls.len() > 40));
    for practice in Practice::ALL {
        let calls = traced(&scenarios::practice(Some(*practice)));
        assert!(seen.insert(calls), "{practice:?} changes no call");
    }
}

#[test]
fn the_fake_driver_finds_leaks_and_misuse() {
    let faults = |act: &dyn Fn(&mut Driver, vk::Device)| {
        let mut driver = Driver::default();
        let device: vk::Device = driver.add(0, []);
        act(&mut driver, device);
        driver.remove("vkDestroyDevice", device);
        driver.faults
    };
    let fence =
        |driver: &mut Driver, device: vk::Device| -> vk::Fence { driver.add(device.as_raw(), []) };
    assert_eq!(faults(&|_, _| {}), [""; 0]);
    let leak = faults(&|driver, device| {
        fence(driver, device);
    });
    assert_eq!(
        leak,
        ["vkDestroyDevice of 0x1000, whose FENCE 0x2000 is alive"]
    );
    let twice = faults(&|driver, device| {
        let fence = fence(driver, device);
        driver.remove("vkDestroyFence", fence);
        driver.remove("vkDestroyFence", fence);
    });
    assert_eq!(
        twice,
        ["vkDestroyFence uses 0x2000 as FENCE, but finds None"]
    );
    let busy = faults(&|driver, device| {
        let fence = fence(driver, device);
        driver.submit(device.as_raw(), fence.as_raw(), Vec::new());
        driver.remove("vkDestroyFence", fence);
    });
    assert_eq!(
        busy,
        ["vkDestroyFence of Some(FENCE) 0x2000, which unfinished work uses"]
    );
}
