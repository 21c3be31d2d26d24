//! Every way in which a case does not pass, on a scripted executor.

use super::*;
use crate::case::{ExpectedTable, Probe};
use crate::catalog::Library;
use crate::judge::prepared::Prepared;
use crate::judge::programs;
use crate::judge::shaders::shader_values;
use crate::model::allowed::OpenPlace;
use crate::model::inputs::Inputs;
use crate::model::{self, values};
use crate::script::Script;
use crate::script::commands::Bind;
use crate::script::executor::{ExecuteError, Execution, ValidationMessage};
use crate::script::scripted_executor::ScriptedExecutor;
use crate::script::validate::validations;
use crate::script::{Capabilities, Command, Feature, Limit};
use crate::sources::Language;
use crate::types::Stage;
use crate::units::{Binding, ByteOffset};
use crate::verdict::Fault;
use crate::verdict::ideal;
use std::time::Duration;

/// The result of a job.
type Answer<'a> = dyn Fn(&Job) -> Result<Execution, ExecuteError> + 'a;

/// A device with everything that the case of these tests requires.
fn capabilities() -> Capabilities {
    Capabilities::offering(&[
        Feature::TransformFeedbackQueries,
        Feature::PrimitivesGeneratedQuery,
        Feature::PrimitivesGeneratedQueryWithRasterizerDiscard,
    ])
}

/// The result of a driver that does nothing.
fn idle(job: &Job) -> Execution {
    let resources = job.program.resources.iter();
    let resources: Vec<Vec<u8>> = resources.map(|resource| resource.bytes.clone()).collect();
    let untouched = |prefill| Observed {
        resources: resources.clone(),
        ..Observed::untouched(&job.script, job.guard, prefill)
    };
    Execution {
        observed: Prefill::BOTH.map(untouched).to_vec(),
        ..Execution::default()
    }
}

fn case() -> Case {
    let library = Library::embedded();
    let case = library
        .get("xfb.place.stride.vertex.8")
        .expect("the cases are right");
    case.expect("the case exists")
}

/// Runs a case after a change; returns the number of executed jobs as well.
fn run(change: &dyn Fn(&mut Case, &mut Capabilities), answer: &Answer<'_>) -> (CaseResult, usize) {
    let (mut case, mut capabilities) = (case(), capabilities());
    change(&mut case, &mut capabilities);
    let answer = |job: &Job, _| answer(job);
    let mut executor = ScriptedExecutor::new(capabilities, &answer);
    let library = Library::embedded();
    let result = run_case(&case, library.sources(), &mut executor, &mut |_| ());
    (result, executor.calls)
}

fn unchanged(_: &mut Case, _: &mut Capabilities) {}

#[test]
fn a_driver_that_does_nothing_fails() {
    let (result, _) = run(&unchanged, &|job| Ok(idle(job)));
    assert_eq!(result.status, Status::Fail);
    assert!(
        result
            .reason
            .starts_with("nothing was captured into buffer"),
        "{}",
        result.reason
    );
    assert_eq!(result.rules, [15, 16]);
    let fingerprint = result.fingerprint.expect("a failure has one");
    assert!(fingerprint.contains("missing"), "{fingerprint}");
    let details = result.details.expect("a failure has details");
    assert_eq!(details.fault, Some(Fault::NothingCaptured));
    let findings = details.findings.expect("memory differs");
    assert!(findings.window.is_some() && findings.total > findings.differences.len());
    let context = details.context.expect("a case that ran");
    assert_eq!(context.capture[0].stride, 24);
    let mut script = context.script.iter();
    assert!(script.any(|line| line.starts_with("vkCmdDraw(")));
}

#[test]
fn what_a_probe_leaves_open_is_recorded_and_nothing_else_is_forgiven() {
    let open = |case: &mut Case, _: &mut Capabilities| {
        case.capture_mut().expect("a device case").probe = Some(Probe {
            open: "whether anything is captured".to_owned(),
            places: [OpenPlace::Data].into(),
            own_process: false,
        });
    };
    let (result, _) = run(&open, &|job| Ok(idle(job)));
    assert_eq!(result.status, Status::Fail, "no query has a result");
    assert_eq!(result.recorded, None);
    let without_queries = |case: &mut Case, capabilities: &mut Capabilities| {
        open(case, capabilities);
        let device = case.capture_mut().expect("a device case");
        let query = |c: &Command| matches!(c, Command::BeginQuery(_) | Command::EndQuery(_));
        let without_queries = device.script.revise(|script| {
            script.queries.clear();
            script.commands.retain(|command| !query(command));
        });
        device.script = without_queries.expect("the script stays legal");
    };
    let (result, _) = run(&without_queries, &|job| Ok(idle(job)));
    assert_eq!(result.status, Status::Probe, "{}", result.reason);
    assert_eq!(result.reason, "whether anything is captured");
    let recorded = result.recorded.expect("a record");
    assert!(
        recorded.starts_with("data missing: 21 words #"),
        "{recorded}"
    );
}

#[test]
fn what_a_call_returns_decides_whose_fault_it_is() {
    let rows = [
        (
            ExecuteError::Unsupported("feature x".into()),
            Status::Unsupported,
            "feature x",
        ),
        (
            ExecuteError::Driver {
                call: "vkCreateFence",
                result: "VK_ERROR_UNKNOWN".into(),
            },
            Status::Fail,
            "vkCreateFence returned VK_ERROR_UNKNOWN",
        ),
        (
            ExecuteError::DeviceLost {
                call: "vkQueueSubmit",
            },
            Status::Crash,
            "vkQueueSubmit returned VK_ERROR_DEVICE_LOST",
        ),
        (
            ExecuteError::Timeout {
                timeout: Duration::from_secs(10),
            },
            Status::Timeout,
            "within 10 s",
        ),
        (
            ExecuteError::Timeout {
                timeout: Duration::from_millis(1500),
            },
            Status::Timeout,
            "within 1.5 s",
        ),
        (
            ExecuteError::Harness("out of memory".into()),
            Status::Error,
            "out of memory",
        ),
    ];
    for (error, status, reason) in rows {
        let (result, _) = run(&unchanged, &|_| Err(error.clone()));
        assert_eq!(result.status, status, "{error}");
        assert!(result.reason.contains(reason), "{}", result.reason);
    }
}

#[test]
fn any_validation_message_is_our_own_error() {
    let message = ValidationMessage {
        id: "VUID-x".into(),
        text: "not so".into(),
    };
    let (result, _) = run(&unchanged, &|job| {
        Ok(Execution {
            validation: vec![message.clone()],
            ..idle(job)
        })
    });
    assert_eq!(result.status, Status::Error);
    assert!(
        result.reason.contains("the first VUID-x"),
        "{}",
        result.reason
    );
    let details = result.details.expect("the messages");
    assert_eq!(details.validation[0].text, "not so");
}

#[test]
fn evidence_of_the_wrong_shape_is_a_harness_error() {
    let (result, _) = run(&unchanged, &|job| {
        let mut execution = idle(job);
        execution.observed[1].buffers[0].bytes.pop();
        Ok(execution)
    });
    assert_eq!(result.status, Status::Error);
    assert!(
        result.reason.contains("bytes of buffer 0 and its guards"),
        "{}",
        result.reason
    );
}

#[test]
fn what_a_device_lacks_is_named_before_anything_runs() {
    type Change = fn(&mut Case, &mut Capabilities);
    let rows: [(Change, &str); 4] = [
        (
            |_, c| c.transform_feedback = false,
            "VK_EXT_transform_feedback",
        ),
        (
            |case, _| {
                let program = &mut case.capture_mut().expect("a device case").program;
                program.features.push(Feature::GeometryShader);
            },
            "feature geometryShader",
        ),
        (|_, c| c.limits.max_buffer_data_stride = 20, "stride"),
        (
            |_, c| c.limits.max_buffer_size = 64,
            "maxTransformFeedbackBufferSize",
        ),
    ];
    for (change, reason) in rows {
        let (result, executed) = run(&change, &|job| Ok(idle(job)));
        assert_eq!(result.status, Status::Unsupported, "{}", result.reason);
        assert!(result.reason.contains(reason), "{}", result.reason);
        assert_eq!(executed, 0, "nothing was to run");
    }
}

fn tables(case: &mut Case) -> &mut Vec<ExpectedTable> {
    &mut case.capture_mut().expect("a device case").references.tables
}

#[test]
fn tables_that_disagree_are_our_own_error() {
    let altered = |case: &mut Case, _: &mut Capabilities| {
        let table = tables(case).first_mut().expect("the case states a table");
        let rows = table.varyings.as_mut().expect("the table has rows");
        *rows[0].offset.as_mut().expect("a varying").get_mut() = ByteOffset(8);
    };
    let (result, executed) = run(&altered, &|job| Ok(idle(job)));
    assert_eq!((result.status, executed), (Status::Error, 0));
    assert!(
        result.reason.contains("varyings, row 0: expected"),
        "{}",
        result.reason
    );

    let refused = |case: &mut Case, _: &mut Capabilities| {
        tables(case)[0] = ExpectedTable {
            refused: Some("xfb_offset.misaligned".into()),
            ..ExpectedTable::default()
        };
    };
    let (result, _) = run(&refused, &|job| Ok(idle(job)));
    assert_eq!(result.status, Status::Error);
    assert!(
        result.reason.contains("the engine accepts the interface"),
        "{}",
        result.reason
    );
}

#[test]
fn a_module_that_says_something_else_is_our_own_error() {
    let hand_written = |case: &mut Case, _: &mut Capabilities| {
        let program = &mut case.capture_mut().expect("a device case").program;
        program.shaders = crate::case::Shaders::Written(vec![crate::sources::StageSource {
            stage: Stage::Vertex,
            name: "other.vert".into(),
            language: Language::Glsl,
            text: "#version 460\n\
                   layout(location = 0, xfb_buffer = 0, xfb_stride = 24, xfb_offset = 8)\n\
                   out vec3 a;\n\
                   void main() { a = vec3(0); gl_Position = vec4(0); gl_PointSize = 1.0; }\n"
                .into(),
        }]);
    };
    let (result, executed) = run(&hand_written, &|job| Ok(idle(job)));
    assert_eq!((result.status, executed), (Status::Error, 0));
    assert!(
        result
            .reason
            .contains("declared and compiled interface differ: varyings, row 0"),
        "{}",
        result.reason
    );
}

#[test]
fn queries_that_the_device_lacks_are_omitted_and_named() {
    let lacks = |_: &mut Case, c: &mut Capabilities| {
        c.features.remove(&Feature::PrimitivesGeneratedQuery);
    };
    let (result, _) = run(&lacks, &|job| {
        assert_eq!(
            job.script.queries.len(),
            1,
            "only the one that the device can do"
        );
        Ok(idle(job))
    });
    assert_eq!(result.status, Status::Fail);
}

#[test]
fn what_is_never_written_may_hold_anything() {
    let library = Library::embedded();
    let name = "xfb.qual.inactive.array_element.vertex";
    let case = library.get(name).expect("no mistake").expect(name);
    let program = &case.capture().expect("a device case").program;
    let value = shader_values(program, &Capabilities::offering(&[]));
    let word = |leaf: &str| {
        let leaves = program.interface.leaves();
        let leaf = leaves.iter().find(|l| l.expression == leaf);
        let identity = values::Identity {
            stream: crate::units::Stream(0),
            origin: 3,
            word: leaf.expect("an output").word,
        };
        value(identity, &Inputs::default())
    };
    assert_eq!(word("k.n[1]"), None);
    assert!(word("k.n[0]").is_some() && word("k.n[2]").is_some() && word("a").is_some());
}

#[path = "../../harness/support/validate.rs"]
mod validate;

/// A device that offers what packed cases require.
fn packing_device() -> Capabilities {
    let mut capabilities = capabilities();
    for feature in [
        Feature::FragmentStoresAndAtomics,
        Feature::GeometryShader,
        Feature::SampleRateShading,
        Feature::ShaderFloat64,
        Feature::TessellationShader,
    ] {
        capabilities.features.insert(feature.to_owned(), true);
    }
    for stage in ["Vertex", "TessellationEvaluation", "Geometry"] {
        let limit = format!("max{stage}OutputComponents");
        let limit = limit.parse().expect("a limit");
        capabilities.other_limits.insert(limit, 128);
    }
    capabilities
}

fn run_packed(case: &Case, answer: &Answer<'_>) -> (CaseResult, usize) {
    let answer = |job: &Job, _| answer(job);
    let mut executor = ScriptedExecutor::new(packing_device(), &answer);
    let library = Library::embedded();
    let result = run_case(case, library.sources(), &mut executor, &mut |_| ());
    (result, executor.calls)
}

fn named(name: &str) -> Case {
    let case = Library::embedded().get(name).expect("right cases");
    case.expect(name)
}

#[test]
fn a_fragment_shader_that_hands_on_nothing_fails() {
    let case = named("xfb.pack.k1.all");
    let (result, _) = run_packed(&case, &|job| Ok(idle(job)));
    assert_eq!(result.status, Status::Fail);
    let reason = "the fragment shader read a.x of source vertex 0 as nothing: no fragment wrote it";
    assert!(result.reason.starts_with(reason), "{}", result.reason);
    let fingerprint = result.fingerprint.expect("one");
    assert!(fingerprint.starts_with("read-missing+"), "{fingerprint}");
    let misread = result.details.and_then(|details| details.misread);
    assert_eq!(misread.map(|misread| misread.total), Some(70));
}

#[test]
fn packed_modules_are_valid() {
    let library = Library::embedded();
    let names = library.names().expect("right cases");
    let names = names.iter().map(|name| name.name.as_str());
    let packed: Vec<&str> = names
        .filter(|name| name.starts_with("xfb.pack.k") || name.starts_with("xfb.pack.random"))
        .collect();
    assert_eq!(packed.len(), 120);
    for name in packed {
        let case = named(name);
        let (result, executed) = run_packed(&case, &|job| {
            for module in &job.program.modules {
                validate::valid(&module.words, &format!("{name}, {}", module.stage));
            }
            Ok(idle(job))
        });
        assert_eq!(
            (result.status, executed),
            (Status::Fail, 1),
            "{}",
            result.reason
        );
    }
}

#[test]
fn a_device_with_too_few_locations_for_the_slots_is_named() {
    let case = named("xfb.pack.k6.all");
    let mut executor = ScriptedExecutor::new(packing_device(), &|job, _| Ok(idle(job)));
    let limits = &mut executor.capabilities.other_limits;
    limits.insert(Limit::MaxFragmentInputComponents, 44);
    let library = Library::embedded();
    let result = run_case(&case, library.sources(), &mut executor, &mut |_| ());
    assert_eq!(result.status, Status::Unsupported);
    // K6: the last vec3 is in slot 11.
    assert_eq!(
        result.reason,
        "maxFragmentInputComponents: 48 needed, 44 offered"
    );
}

/// A case captured a second time through the engine passes only if both do; what
/// exceeds a limit of the device is noted.
#[test]
fn a_second_capture_counts_as_much_as_the_first() {
    let outcome = |second| match also_rewritten("a note", Method::Words, second) {
        Ok(note) => (Status::Pass, note, None),
        Err(trouble) => (trouble.status, trouble.reason, trouble.fingerprint),
    };
    assert_eq!(
        outcome(Ok("another".into())),
        (Status::Pass, "a note".into(), None)
    );
    let lack = NotPassed::new(Status::Unsupported, "no locations");
    let noted = "a note; not rewritten (words): no locations";
    assert_eq!(outcome(Err(lack)), (Status::Pass, noted.into(), None));
    let mut wrong = NotPassed::new(Status::Fail, "byte 4 holds 5");
    wrong.fingerprint = Some("wrong-value".to_owned());
    let print = Some("rewritten+wrong-value".to_owned());
    let reason = "rewritten (words): byte 4 holds 5".to_owned();
    assert_eq!(outcome(Err(wrong)), (Status::Fail, reason, print));
    let harness = outcome(Err(harness_error("no such module")));
    assert_eq!(harness.0, Status::Error);
}

/// A device that does what the model computes for a changed script.
fn device_with(name: &str, change: fn(&mut Script)) -> CaseResult {
    let case = named(name);
    let device = case.capture().expect("a device case");
    let library = Library::embedded();
    let capabilities = packing_device();
    let path = CapturePath::Native;
    let prepared = Prepared::new(&case.rules, device, &capabilities);
    let prepared = prepared.unwrap_or_else(|why| panic!("{why:?}"));
    let ready = programs::ready(path, &prepared, library.sources(), &capabilities);
    let Ok((own, _)) = ready else {
        panic!("the case is ready to run");
    };
    let answer = |job: &Job| {
        let script = job.script.misread(change).expect("a readable script");
        let allowed = model::run(&[own.capture()], &script).expect("the model runs");
        let mut execution = idle(job);
        for observed in &mut execution.observed {
            *observed = ideal::observed(&job.script, job.guard, &allowed, observed.prefill, 0);
        }
        Ok(execution)
    };
    let (result, _) = run_packed(&case, &answer);
    result
}

#[test]
fn a_device_that_ignores_an_argument_is_named() {
    let ignored = device_with("xfb.counter.first.1", |script| {
        for command in &mut script.commands {
            if let Command::Begin(call) | Command::End(call) = command {
                call.first = Binding(0);
            }
        }
    });
    let fault = |result: &CaseResult| result.details.as_ref().and_then(|details| details.fault);
    assert_eq!(fault(&ignored), Some(Fault::Hypothesis));
    assert!(
        ignored
            .reason
            .starts_with("firstCounterBuffer is ignored at begin and end: "),
        "{}",
        ignored.reason
    );
    let unchanged = device_with("xfb.counter.first.1", |_| ());
    assert_eq!(unchanged.status, Status::Pass, "{}", unchanged.reason);
}

#[test]
fn a_misread_argument_is_named_at_the_calls_that_have_it() {
    let zero: fn(&mut Script) = |script| {
        for command in &mut script.commands {
            if let Command::Begin(call) | Command::End(call) = command {
                call.first = Binding(0);
            }
        }
    };
    for at in ["begin", "end"] {
        // The other one has a NULL array.
        let null = if at == "begin" { "end" } else { "begin" };
        let result = device_with(&format!("xfb.counter.no_array_of_one.{null}.1"), zero);
        let fault = format!("firstCounterBuffer is ignored at {at}: ");
        assert!(result.reason.starts_with(&fault), "{}", result.reason);
    }
}

#[test]
fn a_vertex_of_a_geometry_shader_is_named_as_emitted() {
    let result = device_with("xfb.gs.input.points.lines", |script| {
        for command in &mut script.commands {
            if let Command::Bind(Bind { ranges, .. }) = command {
                ranges[0].offset += 4;
            }
        }
    });
    let details = result.details.as_ref().expect("details");
    let findings = details.findings.as_ref().expect("differences");
    let text: String = findings
        .differences
        .iter()
        .map(|f| format!("{f}\n"))
        .collect();
    assert!(
        text.contains("of emitted vertex 1 (input primitive of source vertex 0 of instance 0)"),
        "{text}"
    );
}

#[test]
fn judging_a_case_validates_no_script_again() {
    let before = validations();
    let case = case();
    let built = validations();
    assert!(built > before, "building the case validates its script");
    let answer = |job: &Job, _| Ok(idle(job));
    let mut executor = ScriptedExecutor::new(capabilities(), &answer);
    let library = Library::embedded();
    let result = run_case(&case, library.sources(), &mut executor, &mut |_| ());
    assert_eq!(result.status, Status::Fail, "{}", result.reason);
    // The model and the device take the script as it was validated; hypotheses on
    // a failure are not validated but misread.
    assert_eq!(validations(), built);
}

#[test]
fn a_failure_in_a_buffer_above_the_allocation_limit_is_only_notable() {
    for (limit, status) in [(16, Status::Quality), (1 << 30, Status::Fail)] {
        let limited = |_: &mut Case, capabilities: &mut Capabilities| {
            let allocation = Limit::MaxMemoryAllocationSize;
            capabilities.other_limits.insert(allocation, limit);
        };
        let (result, _) = run(&limited, &|job| Ok(idle(job)));
        assert_eq!(result.status, status, "{}", result.reason);
    }
}
