//! `xfb repro` and printed `reproduce:` commands, on a real driver.

use super::ran::{Ran, finish};
use std::fs;
use std::path::Path;
use std::process::Command;

/// A case without a fault of any known driver.
const CASE: &str = "xfb.place.stride.vertex.8";

fn xfb(folder: &Path, arguments: &[&str]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    finish(command.current_dir(folder).args(arguments))
}

/// The case in a file whose table states an offset that the shader does not have, so that
/// it fails on every driver; relative to the folder.
fn failing_file(folder: &Path) -> &'static str {
    let shown = xfb(folder, &["show", "--toml", CASE]).exits(0).stdout;
    let wrong = shown.replacen("stride = 24", "stride = 28", 1);
    assert_ne!(wrong, shown, "the case states its stride");
    fs::create_dir(folder.join("mine")).expect("a folder");
    fs::write(folder.join("mine/wrong.toml"), wrong).expect("a case file");
    "mine/wrong.toml"
}

#[test]
fn the_printed_command_fails_alike_in_another_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = failing_file(folder.path());
    let first = xfb(folder.path(), &["run", file]).exits(1);
    let line = |ran: &Ran| {
        let mut lines = ran.stdout.lines().map(str::trim);
        let line = lines.find_map(|line| line.strip_prefix("reproduce: xfb "));
        line.expect("a command").to_owned()
    };
    let elsewhere = tempfile::tempdir().expect("a folder");
    let printed = line(&first);
    let words: Vec<&str> = printed.split(' ').collect();
    let second = xfb(elsewhere.path(), &words).exits(1);
    assert_eq!(line(&second), printed);
}

#[test]
fn the_files_of_a_case_are_written_into_a_new_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    xfb(folder.path(), &["repro", CASE, "-o", "out"])
        .exits(0)
        .prints(&format!("pass {CASE}: 1 recorded in out\n"));
    let out = folder.path().join("out");
    let text = |name: &str| fs::read_to_string(out.join(name)).expect(name);
    let command = format!("xfb run {CASE} --plain --expectations none\n");
    assert_eq!(text("command.txt"), command);
    assert!(text("job-0/script.txt").contains("vkCmdBeginTransformFeedbackEXT("));
    assert!(text("job-0/program-0.vertex.spvasm").contains("OpEntryPoint Vertex"));
    assert!(text("case.txt").contains("#version"));
    let module = fs::read(out.join("job-0/program-0.vertex.spv")).expect("a module");
    assert_eq!(module[..4], 0x0723_0203_u32.to_le_bytes());
    for run in ["job-0/run-0", "job-0/run-1"] {
        let bytes = |name: &str| fs::read(out.join(run).join(name)).expect(name);
        let (before, after) = (
            bytes("buffer-0.prefill.bin"),
            bytes("buffer-0.observed.bin"),
        );
        assert_eq!(before.len(), after.len());
        assert_ne!(before, after, "{run} captured nothing");
    }
    // A second run must not be mixed with the first.
    xfb(folder.path(), &["repro", CASE, "-o", "out"])
        .exits(64)
        .complains("out is not empty: name a new folder");
}

#[test]
fn a_case_whose_stores_are_read_has_no_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = xfb(folder.path(), &["repro", CASE, "--stores", "-o", "out"]).exits(0);
    let why = "stores are read from the driver's own texts";
    ran.prints(&format!("no program in C: {why}"));
    let path = folder.path().join("out/no-program.txt");
    assert!(fs::read_to_string(path).expect("a reason").starts_with(why));
    xfb(
        folder.path(),
        &["repro", CASE, "--expectations", "none", "-o", "other"],
    )
    .exits(64)
    .complains("--issue");
}

/// Compiles and runs a program; its output, and whether it ended with 0.
fn compiled(folder: &Path, program: &str) -> (String, bool) {
    fs::write(folder.join("program.c"), program).expect("a file");
    let mut cc = Command::new("cc");
    cc.current_dir(folder).args([
        "-std=c11",
        "-pedantic",
        "-Wall",
        "-Werror",
        "-o",
        "program",
        "program.c",
        "-lvulkan",
    ]);
    // Without the headers of Vulkan (libvulkan-dev), this fails.
    finish(&mut cc).exits(0);
    let output = Command::new(folder.join("program")).output();
    let output = output.expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    (text, output.status.success())
}

#[test]
fn the_program_in_c_passes_and_finds_a_changed_draw() {
    for case in [
        CASE,
        "xfb.overflow.buffers.1.triangles",
        "xfb.stream.four.mixed",
        "xfb.boundary.copies.4",
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        xfb(folder.path(), &["repro", case, "-o", "out"])
            .exits(0)
            .prints("in C: cc out/repro.c -lvulkan");
        let path = folder.path().join("out/repro.c");
        let program = fs::read_to_string(path).expect("a program");
        let passes = "for (run = 0; run < 2; run++) {";
        assert!(program.contains(passes), "{case} repeats its calls");
        assert_eq!(
            compiled(folder.path(), &program),
            ("pass\n".to_owned(), true)
        );
        let draw = program
            .find("vkCmdDraw(command_buffer_1, ")
            .expect("a draw");
        let (before, rest) = program.split_at(draw);
        let (call, rest) = rest.split_once(';').expect("a statement");
        let changed = format!("{before}if (0) {call};{rest}");
        let (text, passed) = compiled(folder.path(), &changed);
        assert!(
            text.starts_with("fail: run 0, ") && !passed,
            "{case}: {text}"
        );
    }
}

/// Images, the queries of several views, and what a case does not leave open are compared.
#[test]
fn the_program_in_c_has_the_verdict_of_the_case() {
    for case in [
        "xfb.boundary.views",
        "xfb.query.views.generated.2",
        "xfb.counter.past_the_end.4294967280",
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let ran = xfb(folder.path(), &["repro", case, "-o", "out"]);
        if ["unsupported", "probe"]
            .iter()
            .any(|status| ran.stdout.starts_with(status))
        {
            continue;
        }
        let path = folder.path().join("out/repro.c");
        let program = fs::read_to_string(path).expect("a program");
        assert!(!program.contains("Not compared"), "{case}");
        let (text, passed) = compiled(folder.path(), &program);
        assert_eq!(passed, ran.stdout.starts_with("pass"), "{case}: {text}");
    }
}

#[test]
fn expected_memory_and_calls_are_files() {
    let folder = tempfile::tempdir().expect("a folder");
    xfb(folder.path(), &["repro", CASE, "-o", "out"]).exits(0);
    let out = folder.path().join("out");
    let calls = fs::read_to_string(out.join("calls.txt")).expect("a file");
    for part in [
        "vkCreateShaderModule(device: device_1, info: VkShaderModuleCreateInfo {",
        "vkCmdBeginTransformFeedbackEXT(commands: command_buffer_1, firstCounterBuffer: 0,",
        "the host reads ",
    ] {
        assert!(calls.contains(part), "{part}");
    }
    let lines = fs::read_to_string(out.join("calls.jsonl")).expect("a file");
    let events = lines.lines().map(|line| {
        let event: serde_json::Value = serde_json::from_str(line).expect("JSON");
        event
    });
    let events: Vec<serde_json::Value> = events.collect();
    let begin = "vkCmdBeginTransformFeedbackEXT";
    let begins = events
        .iter()
        .filter(|event| event["event"] == "call" && event["function"] == begin);
    assert_eq!(begins.count(), calls.matches(begin).count());
    for event in ["return", "write", "read", "run", "results"] {
        assert!(
            events.iter().any(|found| found["event"] == event),
            "{event}"
        );
    }
    let run = out.join("job-0/run-1");
    let bytes = |name: &str| fs::read(run.join(name)).expect(name);
    assert_eq!(
        bytes("buffer-0.expected.bin"),
        bytes("buffer-0.observed.bin")
    );
    let listing = String::from_utf8(bytes("buffer-0.txt")).expect("text");
    assert!(listing.contains(" of captured vertex 6: 0x"), "{listing}");
}

/// The number of compilations of a run of a case or of its files. No other cache is used.
fn compilations(folder: &Path, case: &str) -> u64 {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.current_dir(folder).env("XFB_CACHE_DIR", "");
    command.args([
        "run",
        case,
        "--timings",
        "--overwrite",
        "--output",
        "results",
    ]);
    finish(&mut command).exits(0);
    let results = fs::read_to_string(folder.join("results/results.json")).expect("results");
    let results: serde_json::Value = serde_json::from_str(&results).expect("JSON");
    let parts = results["timings"]["parts"]
        .as_object()
        .expect("the parts of the time");
    // A part that took no time is absent.
    parts
        .get("compiler")
        .map_or(0, |part| part["times"].as_u64().expect("a number"))
}

#[test]
fn a_recorded_case_runs_elsewhere_without_the_compiler() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = xfb(folder.path(), &["repro", CASE, "-o", "out"])
        .exits(0)
        .stdout;
    let out = folder.path().join("out").display().to_string();
    let replay = format!("\nreplay: xfb run {out} --expectations none\n");
    assert!(text.contains(&replay), "{text}");
    let elsewhere = tempfile::tempdir().expect("a folder");
    fs::rename(folder.path().join("out"), elsewhere.path().join("moved")).expect("it is moved");
    assert_eq!(compilations(elsewhere.path(), "moved/"), 0);
    // The command that a failure of the replay prints names the file of the case.
    assert_eq!(compilations(elsewhere.path(), "moved/case.toml"), 0);
    assert_ne!(compilations(elsewhere.path(), CASE), 0);
}

#[test]
fn a_case_of_a_file_is_recorded_and_its_failure_is_the_exit_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = failing_file(folder.path());
    xfb(folder.path(), &["repro", file, "-o", "out"]).exits(1);
    let result = fs::read_to_string(folder.path().join("out/result.json")).expect("a result");
    let result: serde_json::Value = serde_json::from_str(&result).expect("JSON");
    assert_eq!(result["status"], "error", "the case itself is wrong");
    xfb(folder.path(), &["minimise", file])
        .exits(1)
        .complains("does not fail on this device");
}

#[test]
fn an_issue_begins_with_the_sentence_of_the_specification() {
    let folder = tempfile::tempdir().expect("a folder");
    let case = "xfb.counter.first.1";
    let arguments = [
        "repro",
        case,
        "-o",
        "out",
        "--issue",
        "--archive",
        "out.tar.gz",
    ];
    let ran = xfb(folder.path(), &arguments).exits(1);
    let out = folder.path().join("out");
    if !ran.stdout.starts_with("fail") {
        ran.complains("does not fail on this device: there is no issue");
        assert!(!out.join("issue.md").exists());
        return;
    }
    let issue = fs::read_to_string(out.join("issue.md")).expect("an issue");
    let mut lines = issue.lines();
    let title = lines.next().expect("a title");
    assert!(title.starts_with("# "), "{issue}");
    let sentence = lines.nth(1).expect("a sentence");
    assert!(
        sentence.starts_with("> \"firstCounterBuffer is the index"),
        "{issue}"
    );
    for part in [
        "cc reduced/repro.c -lvulkan && ./a.out",
        "* firstCounterBuffer 0",
        "`reduced.toml`",
        "  pipeline: points, captured from the vertex stage",
        "<details><summary>vertex shader</summary>",
        "## Differences",
    ] {
        assert!(issue.contains(part), "{part} in\n{issue}");
    }
    let reduced = fs::read_to_string(out.join("reduced.toml")).expect("a smaller case");
    assert!(
        reduced.contains("about = \"reduced from xfb.counter.first.1: "),
        "{reduced}"
    );
    let program = fs::read_to_string(out.join("reduced/repro.c")).expect("a program");
    let (text, passed) = compiled(folder.path(), &program);
    assert!(text.starts_with("fail: ") && !passed, "{text}");
    let packed = fs::read(folder.path().join("out.tar.gz")).expect("an archive");
    assert_eq!(packed[..2], [0x1f, 0x8b]);
    xfb(
        folder.path(),
        &["repro", case, "-o", "two", "--archive", "two.zip"],
    )
    .exits(64)
    .complains("an archive ends in .tar");
}
