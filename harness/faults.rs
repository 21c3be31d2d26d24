//! The fault layer (`harness/fault-layer`) on a real driver: without a fault every result
//! stays as it is, and each fault is detected by a case that concerns it, whose headline
//! names it.
//!
//! `XFB_FAULT=NAME VK_LAYER_PATH=… VK_INSTANCE_LAYERS=VK_LAYER_XFB_fault xfb run` makes a
//! fault by hand; the first test writes such a folder.

#[path = "support/history.rs"]
mod history;

use history::History;
use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use xfb_fault_layer::fault::VARIABLE;
use xfb_fault_layer::matrix::{FAULTS_FILE, faults_json};
use xfb_fault_layer::{FAULTS, LAYER, MANIFEST_FILE, manifest};

/// A fault, a case that detects it, and a part of the headline.
struct Kill {
    fault: &'static str,
    case: &'static str,
    headline: &'static str,
}

macro_rules! kills {
    ($($fault:literal $case:literal $headline:literal;)*) => {
        /// One case for each fault that lavapipe can have.
        const KILLS: &[Kill] = &[$(Kill {
            fault: $fault,
            case: $case,
            headline: $headline,
        }),*];
    };
}

kills! {
    "offset_plus_four" "xfb.place.stride.vertex.8" "every vertex captured 4 bytes too high";
    "offsets_exchanged" "xfb.builtin.rasterized.vertex" "holds gl_PointSize of source vertex 0";
    "stride_plus_four" "xfb.place.stride.vertex.8" "XfbStride is 4 bytes too large";
    "stride_of_data" "xfb.builtin.position.tess_eval" "XfbStride is ignored";
    "stride_of_buffer_zero" "xfb.counter.null.middle.outer" "XfbStride is that of the first buffer";
    "next_buffer" "xfb.byte_count.stride.points.12.8" "nothing was captured into buffer 0";
    "stream_zero" "xfb.conditional.streams.two.off.direct" "buffer 1";
    "emit_to_stream_one" "xfb.gl.next_buffer.streams.3" "(stream 2)";
    "offset_added" "xfb.layout.component.at.double_double.2" "written where nothing is captured";
    "last_offset_removed" "xfb.builtin.cull_distance.3.geometry" "vkCmdBeginTransformFeedbackEXT has no effect";
    "every_member_captured" "xfb.builtin.cull_distance.3.geometry"
        "written where nothing is captured";
    "bind_offset_twice" "xfb.counter.application.20.16" "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is added twice";
    "bind_offset_ignored" "xfb.counter.application.20.16" "is ignored";
    "bind_offset_rounded" "xfb.counter.application.20.16" "is ignored";
    "bind_replaces_all" "xfb.counter.rebind.1" "capture ends early";
    "first_binding_zero" "xfb.counter.rebind.1" "capture ends early";
    "buffers_exchanged" "xfb.conditional.streams.two.off.direct" "buffer 0";
    "sizes_ignored" "xfb.counter.past_the_end.64" "written outside of every bound range";
    "size_too_small" "xfb.counter.unaligned" "capture ends early";
    "counters_ignored" "xfb.counter.application.20.16" "counters are ignored at begin";
    "counter_of_buffer_zero" "xfb.counter.rebind.1" "after resume";
    "null_counter_continues" "xfb.sync.uniform.core" "a capture without a counter continues where the last one ended";
    "begin_dropped" "xfb.counter.rebind.1" "capture ends early";
    "begin_ignored" "xfb.counter.application.20.16" "vkCmdBeginTransformFeedbackEXT has no effect";
    "clear_ends_capture" "xfb.neutral.in_capture.clear_attachments.direct" "vkCmdClearAttachments ends the capture";
    "dispatch_unbinds" "xfb.neutral.between.dispatch.restarted" "vkCmdDispatch unbinds the ranges";
    "end_postponed" "xfb.prim.outside.points" "vkCmdEndTransformFeedbackEXT takes effect one draw late";
    "draw_instances_ignored" "xfb.byte_count.instances.0.0.points" "instanceCount";
    "results_exchanged" "xfb.counter.past_the_end.64" "primitives written: expected 0, observed 7";
    "query_index_zero" "xfb.conditional.streams.two.off.direct" "index of vkCmdBeginQueryIndexedEXT";
    "availability_dropped"
        "xfb.query.stream.line_strip_adjacency.0.32.copy_wait_availability.indexed.command.each"
        "no result";
    "provoking_mode_exchanged" "xfb.prim.provoking.last.triangle_strip.vertex" "wrong order";
    "mode_removed" "xfb.counter.application.20.16" "vkCmdBeginTransformFeedbackEXT has no effect";
    "stale_module" "xfb.regress.dxvk_cache.offset" "nothing may be written there";
    "components_exchanged" "xfb.layout.component.at.double_double.2" "at wrong offsets";
    "elements_together" "xfb.layout.array.dvec3.2d" "value[1][0].x";
    "last_stream_vertex_lost" "xfb.regress.gallivm_last_vertex.1" "too few primitives";
    "start_component_zero" "xfb.layout.same_location_streams.0_1_2_3" "zeros were captured in place of";
    "fourth_component_lost" "xfb.layout.site.buffer.block" "k.b.w wrong in every vertex";
    "components_reversed" "xfb.layout.block.array1d.ivec4" "wrong in every vertex";
    "integers_converted" "xfb.layout.block.array1d.ivec4" "numbers were converted between integer and float";
    "unwritten_dropped" "xfb.regress.lavapipe_unwritten.both" "counter 0: expected 140, observed 0";
    "matrix_by_rows" "xfb.layout.block.array1d.dmat2" "k.value[0][0].y";
    "point_size_clamped" "xfb.builtin.point_size.vertex" "expected gl_PointSize";
    "position_transformed" "xfb.builtin.position.geometry" "expected gl_Position";
    "incomplete_captured" "xfb.prim.count.triangles.8" "too many primitives";
    "counter_in_dwords" "xfb.counter.application.20.16" "counter 0: expected 132, observed 33";
    "discard_kept" "xfb.pipeline.dynamic.discard.image.whole.on" "image";
    "discard_reversed" "xfb.pipeline.dynamic.discard.image.whole.on" "image";
    "discarded_skipped" "xfb.pipeline.dynamic.discard.toggled.on_off.points.rasterized"
        "draws with rasterizer discard capture nothing";
    "restart_ignored" "xfb.prim.restart.u16.triangle_strip.middle" "too many primitives";
}

/// Faults for which no case of one run is known, each with the reason.
const OPEN: &[(&str, &str)] = &[
    (
        "first_counter_zero",
        "the cases of firstCounterBuffer fail on Mesa 22.3.6 anyway",
    ),
    (
        "block_elements_together",
        "the specification leaves the buffers of an array of blocks open",
    ),
    (
        "outside_counted",
        "lavapipe counts the primitives of draws outside of a capture itself",
    ),
    (
        "primitive_number_restarts",
        "no case captures the number of a primitive after the 4096th",
    ),
    (
        "counter_offset_ignored",
        "the cases of counterOffset fail on Mesa 22.3.6 anyway",
    ),
];

/// A folder with the manifest of the layer, which the loader searches.
fn layer() -> TempDir {
    let programs = std::env::current_exe().expect("a test has a path");
    let folder = programs.parent().expect("a test lies in a folder");
    let library: PathBuf = folder.join("libxfb_fault_layer.so");
    assert!(
        library.exists(),
        "{} is built with the tests",
        library.display()
    );
    let own = tempfile::tempdir().expect("a folder");
    let text = manifest(&library.display().to_string());
    std::fs::write(own.path().join(MANIFEST_FILE), text).expect("the folder is writable");
    std::fs::write(own.path().join(FAULTS_FILE), faults_json()).expect("the folder is writable");
    own
}

#[test]
fn the_matrix_has_kills_and_the_reasons_of_survivors() {
    let folder = layer();
    let output = Command::new(env!("CARGO_BIN_EXE_xfb"))
        .arg("faults")
        .arg("--layer")
        .arg(folder.path())
        .args(["--fault", "{stride_plus_four,block_elements_together}"])
        .args([
            "--format",
            "json",
            "xfb.place.stride.vertex.8",
            "xfb.table.s0_ex1",
        ])
        .output()
        .expect("xfb runs");
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{text}{errors}");
    let matrix: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let mutants = matrix["mutants"].as_array().expect("mutants");
    let killed = &mutants[0];
    assert_eq!(killed["name"], "stride_plus_four");
    assert_eq!(killed["class"], "STR");
    assert_eq!(killed["killed_by"][0], "xfb.place.stride.vertex.8");
    assert_eq!(killed["localised"], true, "{killed}");
    let equivalent = &mutants[1];
    assert_eq!(equivalent["equivalent"], true);
    assert_eq!(equivalent["killed"], false);
    assert_eq!(matrix["totals"]["mutants"], 1);
    assert_eq!(matrix["clean"]["changed_by_layer"], serde_json::json!([]));
}

/// The output of a run of one case on a driver with this fault, if any.
fn run(folder: &Path, fault: Option<&str>, case: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command
        .args(["run", case])
        .env("VK_LAYER_PATH", folder)
        .env("VK_INSTANCE_LAYERS", LAYER);
    if let Some(fault) = fault {
        command.env(VARIABLE, fault);
    }
    let output = command.output().expect("xfb runs");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn assert_killed(folder: &Path, kill: &Kill) {
    let clean = run(folder, None, kill.case);
    assert!(
        clean.contains("1 pass"),
        "{} without a fault:\n{clean}",
        kill.case
    );
    let text = run(folder, Some(kill.fault), kill.case);
    assert!(
        text.contains("1 fail") && text.contains(kill.headline),
        "{} of {}:\n{text}",
        kill.case,
        kill.fault
    );
}

#[test]
fn every_fault_has_a_case_or_a_reason() {
    let kills = KILLS.iter().map(|kill| kill.fault);
    let known: BTreeSet<&str> = kills.chain(OPEN.iter().map(|(fault, _)| *fault)).collect();
    let all: BTreeSet<&str> = FAULTS.iter().map(|row| row.name).collect();
    assert_eq!(known, all);
}

#[test]
fn a_driver_with_a_fault_fails_the_case_that_concerns_it() {
    let folder = layer();
    for fault in ["offset_plus_four", "counters_ignored", "results_exchanged"] {
        let mut kills = KILLS.iter();
        let kill = kills.find(|kill| kill.fault == fault);
        assert_killed(folder.path(), kill.expect("the fault has a case"));
    }
}

#[test]
fn a_misspelled_fault_ends_the_run() {
    let folder = layer();
    let text = run(
        folder.path(),
        Some("offset_plus_for"),
        "xfb.place.stride.vertex.8",
    );
    assert!(!text.contains("1 pass"), "{text}");
}

/// 32 commits of lavapipe: one has a fault from then on, some do not build, and some crash
/// when they are loaded.
#[test]
fn a_bisection_finds_the_commit_of_a_fault() {
    const FAULTY: usize = 19;
    const CASE: &str = "xfb.counter.rebind.1";
    let lavapipe = std::env::var("VK_DRIVER_FILES").expect("ci/ scripts choose the driver");
    let commit = |number: usize| {
        let build = match number {
            4 | 12 | 13 | 21 => "exit 1\n".to_owned(),
            _ => "mkdir -p build && cp fault build/ && cp driver.json build/icd.json\n".to_owned(),
        };
        let fault = match number {
            // The layer ends a process that names no fault.
            9 | 17 | 25 => "crash",
            _ if number < FAULTY => "",
            _ => "begin_dropped",
        };
        vec![
            (".gitignore", "build\n".to_owned()),
            (
                "driver.json",
                std::fs::read_to_string(&lavapipe).expect("a manifest"),
            ),
            ("build.sh", build),
            ("fault", fault.to_owned()),
        ]
    };
    let history = History::new((0..32).map(commit));
    let layer = layer();
    // The driver of a commit with a fault is lavapipe below the layer.
    let xfb = layer.path().join("xfb");
    let script = format!(
        "#!/usr/bin/env bash\nfault=$(cat build/fault)\n\
         if [[ $fault ]]; then export {VARIABLE}=$fault VK_LAYER_PATH='{}' \
         VK_INSTANCE_LAYERS={LAYER}; fi\nexec '{}' \"$@\"\n",
        layer.path().display(),
        env!("CARGO_BIN_EXE_xfb")
    );
    std::fs::write(&xfb, script).expect("a script");
    let executable = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(&xfb, executable).expect("a script");
    // The crashes before it are not sought.
    let faulty = run(layer.path(), Some("begin_dropped"), CASE);
    let mut lines = faulty.lines().map(str::trim);
    let fingerprint = lines.find_map(|line| line.strip_prefix("fingerprint: "));
    let fingerprint = fingerprint.expect("the fault is detected");
    let arguments = [
        CASE,
        "--fingerprint",
        fingerprint,
        "--expect-device",
        "llvmpipe",
    ];
    let (code, text) = history.bisect(&xfb, &arguments);
    assert_eq!(code, Some(0), "{text}");
    let commits = &history.commits;
    let found = format!("first bad commit: {}\n", commits[FAULTY]);
    assert!(text.starts_with(&found), "{text}");
    for part in [
        format!("before, at {}:\n", commits[FAULTY - 1]),
        "good: every case passed".to_owned(),
        format!("after, at {}:\n", commits[FAULTY]),
        "3 x fail: ".to_owned(),
    ] {
        assert!(text.contains(&part), "no '{part}' in {text}");
    }
}

/// `ci/proofs/all` runs this one.
#[test]
#[ignore = "takes a second for each fault"]
fn every_fault_is_detected_by_its_case() {
    let folder = layer();
    for kill in KILLS {
        assert_killed(folder.path(), kill);
    }
}
