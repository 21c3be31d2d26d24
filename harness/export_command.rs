//! `xfb export`: the project is built without CMake here, and run on a real driver.

use super::ran::{Ran, finish, xfb};
use std::fs;
use std::path::Path;
use std::process::Command;

/// A case without a fault of any known driver.
const CASE: &str = "xfb.place.stride.vertex.8";

/// Exports cases into a folder.
fn export(folder: &Path, cases: &[&str]) -> Ran {
    let folder = folder.display().to_string();
    xfb(&[&["export", &folder], cases].concat())
}

/// Builds the project of a folder as its `CMakeLists.txt` does.
fn build(project: &Path, libraries: &[&str]) {
    let list = fs::read_to_string(project.join("cases.h")).expect("a list");
    let mut objects = vec!["run.c".to_owned()];
    let cc = |arguments: &[&str]| {
        let mut cc = Command::new("cc");
        cc.current_dir(project)
            .args(["-std=c11", "-pedantic", "-Wall", "-Wextra", "-Werror"]);
        finish(cc.args(arguments)).exits(0);
    };
    for line in list.lines() {
        let case = line
            .strip_prefix("CASE(")
            .and_then(|line| line.strip_suffix("\")"));
        let (function, name) = case.and_then(|case| case.split_once(", \"")).expect(line);
        let source = format!("cases/{name}.c");
        let object = format!("{function}.o");
        cc(&["-c", &source, "-o", &object, &format!("-Dmain={function}")]);
        objects.push(object);
    }
    let objects: Vec<&str> = objects.iter().map(String::as_str).collect();
    cc(&[&["-o", "xfb-cases"], objects.as_slice(), libraries].concat());
}

/// Runs the cases; the names and statuses that are printed, and the exit code.
fn run(project: &Path, arguments: &[&str]) -> (String, Option<i32>) {
    let ran = finish(Command::new(project.join("xfb-cases")).args(arguments));
    let lines = ran.stdout.lines().map(|line| {
        let (result, seconds) = line.rsplit_once(',').expect("three fields");
        seconds.parse::<f64>().expect("seconds");
        result.to_owned() + "\n"
    });
    (lines.collect(), ran.code)
}

#[test]
fn exported_programs_pass_and_a_changed_one_fails() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = "xfb.stream.four.mixed";
    let project = folder.path().join("project");
    export(&project, &[CASE, other])
        .exits(0)
        .prints("2 cases exported to ");
    let module = fs::read(
        project
            .join("modules")
            .join(CASE)
            .join("job-0/program-0.vertex.spv"),
    );
    assert_eq!(
        module.expect("a module")[..4],
        0x0723_0203_u32.to_le_bytes()
    );
    assert!(!project.join("recording").exists());
    let source = project.join("cases").join(format!("{other}.c"));
    let text = fs::read_to_string(&source).expect("a program");
    let draw = text.find("vkCmdDraw(command_buffer_1, ").expect("a draw");
    let changed = format!("{}if (0) {}", &text[..draw], &text[draw..]);
    fs::write(&source, changed).expect("a file");
    build(&project, &["-lvulkan"]);
    let results = format!("{CASE},Pass\n{other},Fail\n");
    assert_eq!(run(&project, &[]), (results, Some(1)));
    assert_eq!(run(&project, &[CASE]), (format!("{CASE},Pass\n"), Some(0)));
}

/// A driver that lacks a feature or an extension refuses to create the device.
#[test]
fn a_device_without_a_required_feature_skips_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let project = folder.path().join("project");
    export(&project, &[CASE]).exits(0);
    let source = project.join("cases").join(format!("{CASE}.c"));
    let text = fs::read_to_string(&source).expect("a program");
    let extension = "\"VK_EXT_transform_feedback\"";
    assert!(text.contains(extension));
    assert!(
        !text.contains("VK_EXT_multi_draw"),
        "the case requires no multi-draw"
    );
    fs::write(
        &source,
        text.replace(extension, "\"VK_EXT_no_such_extension\""),
    )
    .expect("a file");
    build(&project, &["-lvulkan"]);
    assert_eq!(run(&project, &[]), (format!("{CASE},Skip\n"), Some(77)));
}

/// Cases that end in every way, without a driver.
#[test]
fn the_runner_isolates_crashes_and_hangs() {
    let folder = tempfile::tempdir().expect("a folder");
    let project = folder.path().join("project");
    export(&project, &[CASE]).exits(0);
    let bodies = [
        ("hang", "for (;;) { }", "Timeout"),
        ("crash", "abort();", "Crash"),
        ("pass", "return 0;", "Pass"),
        ("fail", "return 1;", "Fail"),
        ("lost", "exit(3);", "Crash"),
        ("skip", "exit(77);", "Skip"),
        ("slow", "exit(124);", "Timeout"),
    ];
    let (mut list, mut want) = (String::new(), String::new());
    for (name, body, word) in bodies {
        list += &format!("CASE(case_{name}, \"xfb.{name}\")\n");
        want += &format!("xfb.{name},{word}\n");
        let text = format!("#include <stdlib.h>\nint main(void) {{ {body} }}\n");
        fs::write(project.join(format!("cases/xfb.{name}.c")), text).expect("a file");
    }
    fs::write(project.join("cases.h"), list).expect("a file");
    build(&project, &[]);
    assert_eq!(run(&project, &["-t", "0.5"]), (want, Some(1)));
    let skipped = ("xfb.skip,Skip\n".to_owned(), Some(77));
    assert_eq!(run(&project, &["xfb.skip"]), skipped);
    for wrong in [["-t", "0"], ["-t", "soon"], ["xfb.skip", "xfb.other"]] {
        assert_eq!(run(&project, &wrong), (String::new(), Some(2)), "{wrong:?}");
    }
}

#[test]
fn a_case_without_a_program_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let project = folder.path().join("project");
    let table = "xfb.pack.table.k3";
    let reason = format!("{table}: the case runs nothing on a device");
    export(&project, &[CASE, table])
        .exits(1)
        .complains(&reason)
        .complains("1 case cannot be exported: ");
    let text = |name: &str| fs::read_to_string(project.join(name)).expect(name);
    assert_eq!(text("not-exported.txt"), reason + "\n");
    assert_eq!(text("cases.h"), format!("CASE(case_0, \"{CASE}\")\n"));
    assert_eq!(text("partial.txt"), "");
    export(&project, &[CASE])
        .exits(64)
        .complains("is not empty: name a new folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    export(&file, &[CASE])
        .exits(74)
        .complains("cannot write into");
}

/// A driver that fails the case has no program that might pass.
#[test]
fn a_failure_that_a_program_would_not_find_is_not_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let case = "xfb.query.unavailable_copied.reset.written.32.each";
    let ran = export(&folder.path().join("project"), &[case]);
    if ran.code == Some(0) {
        let partial = fs::read_to_string(folder.path().join("project/partial.txt"));
        let what = format!("{case}: the results of queries.\n");
        assert_eq!(partial.expect("a file"), what);
        return;
    }
    ran.exits(1)
        .complains("the program would not compare the results of queries");
}

#[test]
fn only_runs_that_execute_on_vulkan_are_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let project = folder.path().join("project");
    for options in [&["--compile-only"][..], &["--stores"], &["--api", "gl"]] {
        export(&project, &[&[CASE], options].concat())
            .exits(64)
            .complains("omit --compile-only, --stores and --api gl");
    }
    export(&project, &[CASE, "--device", "no such device"]).exits(69);
}
