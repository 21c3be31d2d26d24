//! The executor and the device report: phases, features, messages, and every reason for
//! which no result exists.

use super::kit::*;
use std::time::Duration;
use xfb::device::{Validation, VulkanDevice, reports, select};
use xfb::meter::{self, Part};
use xfb::model::values::Encoding;
use xfb::script::commands::{Bind, CounterCall};
use xfb::script::consume::{BufferCopy, CapturedSource, Consume, Copier, DrawInput};
use xfb::script::counters::{WriteCounter, WriteMeans};
use xfb::script::draw::{Draw, IndexBuffer, IndexType};
use xfb::script::executor::Phase;
use xfb::script::placement::Place;
use xfb::script::{
    Command, ExecuteError, Execution, Executor, Feature, Limit, Prefill, Program, Script, Topology,
};
use xfb::types::Stage;
use xfb::units::{Binding, CounterIndex};

#[test]
fn a_crash_is_reported_with_its_phase() {
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 7), end(None)];
    let job = job(points(), script(commands));
    let instance = instance(Validation::Off);
    let mut phases = Vec::new();
    let execution = device(&instance)
        .execute(&job, &Prefill::BOTH, &mut |phase| phases.push(phase))
        .expect("the job runs");
    assert_eq!(execution.observed.len(), 2);
    let once = [Phase::Record, Phase::Submit, Phase::Wait, Phase::ReadBack];
    assert_eq!(phases, [&[Phase::Pipeline][..], &once, &once].concat());
}

#[test]
fn a_case_without_its_feature_is_unsupported() {
    let mut program = points();
    program.features = vec![Feature::Hardware];
    let job = job(program, script(vec![]));
    let instance = instance(Validation::Off);
    let answer = device(&instance).execute(&job, &Prefill::BOTH, &mut |_| ());
    assert_eq!(
        answer,
        Err(ExecuteError::Unsupported(
            "hardware (the case requires it)".into()
        ))
    );
}

#[test]
fn named_features_are_enabled() {
    let mut program = points();
    let body = VERTEX.replace("out float b", "out double b").replace(
        "b = xfb_float(xfb_at(0u, uint(gl_VertexIndex)), 1u)",
        "b = packDouble2x32(xfb_double(xfb_at(0u, uint(gl_VertexIndex)), 1u))",
    );
    program.modules = vec![module(
        Stage::Vertex,
        &body.replace("offset = 12", "offset = 16"),
    )];
    program.features = vec![Feature::ShaderFloat64, Feature::RobustBufferAccess];
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 1), end(None)];
    let job = job(program, script(commands));
    for observed in run(&job) {
        let words = [
            (OFFSET + 4, value(0, 0, 0, Encoding::Integer)),
            (OFFSET + 16, value(0, 0, 1, Encoding::Integer)),
            (OFFSET + 20, value(0, 0, 2, Encoding::DoubleHigh)),
        ];
        assert_memory(&observed, &job, &words, &[]);
    }
}

#[test]
fn devices_with_many_feature_sets_are_cached_and_freed() {
    let instance = instance(Validation::On);
    let mut device = device(&instance);
    let offered = device.capabilities().features.clone();
    let has_no_effect = |name: &str| name.starts_with("texture") || name.starts_with("shader");
    let features = offered
        .into_iter()
        .filter(|(feature, has)| *has && has_no_effect(feature.name()));
    let features: Vec<_> = features.map(|(feature, _)| feature).take(12).collect();
    assert!(features.len() > 8, "{features:?}");
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 7), end(None)];
    for feature in features {
        let program = Program {
            features: vec![feature],
            ..points()
        };
        let job = job(program, script(commands.clone()));
        let execution = device
            .execute(&job, &Prefill::BOTH[..1], &mut |_| ())
            .expect("the job runs");
        assert_eq!(execution.validation, []);
        assert_memory(&execution.observed[0], &job, &captured(0..7), &[]);
    }
    drop(device);
    assert_eq!(instance.take_validation_messages(), []);
}

#[test]
fn an_invalid_use_gives_a_message_with_its_vuid() {
    // A stride past the limit, which only the layer checks.
    let body = VERTEX.replace("xfb_stride = 24", "xfb_stride = 16380");
    let mut program = points();
    program.modules = vec![module(Stage::Vertex, &body)];
    let job = job(program, script(vec![]));
    let instance = instance(Validation::On);
    let mut device = device(&instance);
    // As often as it happens: a worker runs many jobs.
    for time in 0..15 {
        let Execution { validation, .. } = device
            .execute(&job, &[], &mut |_| ())
            .expect("the driver takes it");
        assert!(
            validation
                .iter()
                .any(|message| message.id == "VUID-RuntimeSpirv-XfbStride-06313"),
            "time {time}: {validation:?}"
        );
    }
    // The next job is not blamed for it.
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 7), end(None)];
    let valid = self::job(points(), script(commands));
    let execution = device
        .execute(&valid, &Prefill::BOTH, &mut |_| ())
        .expect("the job runs");
    assert_eq!(execution.validation, []);
}

#[test]
fn a_hazard_without_a_barrier_gives_a_message() {
    let write = Command::WriteCounter(WriteCounter {
        counter: CounterIndex(0),
        value: 8,
        by: WriteMeans::Fill,
    });
    let place = Place {
        buffer: 0,
        offset: 0,
    };
    let copy = Command::Copy(BufferCopy {
        by: Copier::Queue,
        from: CapturedSource::Counter(CounterIndex(0)),
        to: place,
        bytes: 4,
    });
    let indices = Command::Consume(Consume {
        by: DrawInput::Index,
        from: CapturedSource::Captured(place),
    });
    let indexed = Command::Draw(Draw {
        indices: Some(0),
        ..Draw::plain(1, 1, 0, 0)
    });
    let instance = instance(Validation::On);
    let mut device = device(&instance);
    let mut messages = |commands| {
        let script = Script {
            indices: vec![IndexBuffer {
                kind: IndexType::U32,
                values: vec![8],
                restart: None,
            }],
            ..script(commands)
        };
        let job = job(points(), script);
        let execution = device.execute(&job, &Prefill::BOTH[..1], &mut |_| ());
        let messages = execution.expect("the job runs").validation.into_iter();
        messages.map(|message| message.id).collect::<Vec<_>>()
    };
    assert_eq!(messages(vec![write.clone()]), [""; 0]);
    // Writes of the application and copies have dependencies of their own.
    let transfers = [write.clone(), write.clone(), copy.clone(), copy.clone()];
    assert_eq!(messages(transfers.to_vec()), [""; 0]);
    assert_eq!(
        messages(vec![write, copy, indices, indexed]),
        ["SYNC-HAZARD-READ-AFTER-WRITE"]
    );
}

#[test]
fn after_a_timeout_the_next_job_runs() {
    let instance = instance(Validation::Off);
    let device = device(&instance);
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 3_000_000), end(None)];
    let late = job(points(), script(commands));
    let mut device = device.with_timeout(Duration::ZERO);
    let answer = device.execute(&late, &Prefill::BOTH, &mut |_| ());
    let timeout = Duration::ZERO;
    assert_eq!(answer, Err(ExecuteError::Timeout { timeout }));
    let mut device = device.with_timeout(Duration::from_secs(60));
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 7), end(None)];
    let job = job(points(), script(commands));
    let execution = device
        .execute(&job, &Prefill::BOTH[..1], &mut |_| ())
        .expect("a new device runs the next job");
    assert_memory(&execution.observed[0], &job, &captured(0..7), &[]);
}

#[test]
fn an_allocation_too_large_for_any_machine_is_unsupported() {
    for (size, lack) in [(0, false), (1 << 60, true), (u64::MAX, true)] {
        let large = Script {
            buffers: vec![size],
            ..script(vec![])
        };
        let job = job(points(), large);
        let instance = instance(Validation::Off);
        let error = device(&instance)
            .execute(&job, &Prefill::BOTH, &mut |_| ())
            .expect_err("no such memory");
        // A buffer may be larger than the device reports that it makes them.
        match error {
            ExecuteError::Harness(_) => {}
            ExecuteError::Unsupported(what) if lack && what.contains("maxBufferSize") => {}
            error => panic!("{size}: {error}"),
        }
    }
}

#[test]
fn a_device_is_selected_by_its_name() {
    let first = VulkanDevice::open(None, Validation::Off).expect("a device");
    let name = first.capabilities().name.clone();
    let number = first.capabilities().index.to_string();
    for wanted in [name.to_uppercase(), number] {
        let device = VulkanDevice::open(Some(&wanted), Validation::Off).expect("the same one");
        assert_eq!(device.capabilities(), first.capabilities());
    }
    let none = VulkanDevice::open(Some("no such device"), Validation::Off);
    let message = none.err().expect("no device").to_string();
    assert!(message.contains(&name), "{message}");
}

#[test]
fn the_report_has_every_limit() {
    let instance = instance(Validation::Off);
    let devices = reports(&instance);
    let at = select(&devices, None).expect("a device with transform feedback");
    let device = &devices[at];
    assert!(device.limits.max_streams >= 1 && device.limits.max_buffers >= 1);
    assert!(device.limits.max_buffer_size >= 1 << 27);
    assert!(device.limits.max_buffer_data_stride >= 512);
    assert!(device.has(Feature::TransformFeedback));
    assert!(device.features.contains_key(&Feature::GeometryStreams));
    assert!(device.other_limits[&Limit::MaxVertexOutputComponents] >= 64);
    assert!(VulkanDevice::new(instance, devices.len()).is_err());
}

/// The number of times that a part was begun since the last call.
fn begun(part: Part) -> u64 {
    meter::take().spent(part).times
}

#[test]
fn jobs_with_the_same_programs_share_only_pipelines() {
    let short = vec![bind(7 * STRIDE), begin(None), draw(0, 3), end(None)];
    let long = vec![bind(7 * STRIDE), begin(Some(0)), draw(2, 5), end(Some(0))];
    // The capture of the second job continues from a counter that the application set.
    let continued = Script {
        counters: vec![Some(0)],
        ..script(long)
    };
    let jobs = [script(short), continued].map(|script| job(points(), script));
    let alone = jobs.each_ref().map(run);
    // Under the layer each job makes its own, so that it hears what is wrong.
    let instance = instance(Validation::Off);
    let mut device = device(&instance);
    meter::take();
    for (job, new) in [(0, true), (1, false), (0, false), (1, false)] {
        let execution = device
            .execute(&jobs[job], &Prefill::BOTH, &mut |_| ())
            .expect("the job runs");
        assert_eq!(execution.observed, alone[job], "job {job}");
        assert_eq!(begun(Part::FirstUse) > 0, new, "job {job}");
    }
    // Another topology is another pipeline.
    let mut lines = jobs[0].clone();
    lines.program.assembly.topology = Topology::Lines;
    device
        .execute(&lines, &Prefill::BOTH[..1], &mut |_| ())
        .expect("the job runs");
    assert!(begun(Part::FirstUse) > 0);
}

/// A driver may keep the binding of an earlier job, as NVIDIA's does.
#[test]
fn a_capture_into_an_unbound_binding_runs_on_a_new_device() {
    let bound = job(
        points(),
        script(vec![bind(7 * STRIDE), begin(None), draw(0, 3), end(None)]),
    );
    let Command::Bind(other) = bind(7 * STRIDE) else {
        panic!("it binds");
    };
    let other = Command::Bind(Bind::new(Binding(1), other.ranges));
    let none = || CounterCall::new(Binding(0), Vec::new());
    let (begin, end) = (Command::Begin(none()), Command::End(none()));
    let unbound = job(points(), script(vec![other, begin, draw(0, 3), end]));
    let instance = instance(Validation::Off);
    let mut device = device(&instance);
    for (job, new) in [
        (&bound, true),
        (&bound, false),
        (&unbound, true),
        (&unbound, true),
    ] {
        meter::take();
        device
            .execute(job, &Prefill::BOTH, &mut |_| ())
            .expect("the job runs");
        assert_eq!(begun(Part::FirstUse) > 0, new);
    }
}
