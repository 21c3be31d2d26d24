//! `xfb repro` of a case whose driver crashes or hangs: its folder and its program do the same
//! to the driver again, and another driver survives them.

use super::devices::working_drivers;
use super::ran::{Ran, finish};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A case without a fault of any known driver.
const CASE: &str = "xfb.place.stride.vertex.8";

/// A driver that crashes or hangs in a function, made of the driver of this machine.
struct Crashing {
    folder: TempDir,
    manifest: PathBuf,
    /// The library of the driver of this machine.
    real: String,
}

/// The library that a manifest names, as the loader resolves it.
fn library(manifest: &Path) -> String {
    let text = fs::read_to_string(manifest).expect("a manifest");
    let manifest_of: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let path = manifest_of["ICD"]["library_path"].as_str().expect("a path");
    if path.contains('/') {
        let folder = manifest.parent().expect("a folder");
        folder.join(path).display().to_string()
    } else {
        path.to_owned()
    }
}

impl Crashing {
    fn new() -> Crashing {
        let folder = tempfile::tempdir().expect("a folder");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("harness/crashing_driver.c");
        let mut cc = Command::new("cc");
        cc.current_dir(folder.path())
            .args(["-Wall", "-Werror", "-shared", "-fPIC", "-o", "driver.so"])
            .arg(source);
        finish(&mut cc).exits(0);
        let path = folder.path().join("driver.so");
        let text = format!(
            r#"{{"file_format_version":"1.0.0","ICD":{{"library_path":{path:?},"api_version":"1.3.0"}}}}"#
        );
        let manifest = folder.path().join("driver.json");
        fs::write(&manifest, text).expect("a manifest");
        let own = working_drivers();
        let first = own.split(':').next().expect("split has a first part");
        let real = library(Path::new(first));
        Crashing {
            folder,
            manifest,
            real,
        }
    }

    /// The command over this driver, which crashes in a function of a device.
    fn over<'c>(&self, command: &'c mut Command, function: &str) -> &'c mut Command {
        self.with(command, "XFB_CRASH_IN", function)
    }

    /// The command over this driver, which has a fault in a function of a device.
    fn with<'c>(&self, command: &'c mut Command, fault: &str, function: &str) -> &'c mut Command {
        command
            .current_dir(self.folder.path())
            .env("VK_DRIVER_FILES", &self.manifest)
            .env("VK_ICD_FILENAMES", &self.manifest)
            .env("XFB_REAL_DRIVER", &self.real)
            .env(fault, function)
    }

    fn xfb(&self, function: &str, arguments: &[&str]) -> Ran {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        finish(self.over(&mut command, function).args(arguments))
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.folder.path().join("out").join(name)).expect(name)
    }

    /// Runs the program of the folder: its output, and whether it ended by itself.
    fn program(&self, function: &str) -> (String, bool) {
        let mut program = Command::new(self.folder.path().join("program"));
        let output = self.over(&mut program, function).output();
        let output = output.expect("the program starts");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        (text, output.status.code().is_some())
    }
}

/// Functions that return nothing, a result, or what they create; before, in and after the
/// recording of commands.
#[test]
fn a_crash_is_recorded_and_its_program_crashes_too() {
    let driver = Crashing::new();
    for (function, step) in [
        ("vkQueueSubmit", "execution"),
        ("vkWaitForFences", "execution"),
        ("vkCmdBeginTransformFeedbackEXT", "record"),
        ("vkCreateGraphicsPipelines", "pipeline"),
        ("vkAllocateCommandBuffers", "record"),
    ] {
        driver
            .xfb(function, &["repro", CASE, "-o", "out"])
            .exits(1)
            .prints(&format!("crash {CASE}: 1 recorded in out\n"))
            .prints(&format!(
                "replay: xfb run {} --expectations none\n",
                driver.folder.path().join("out").display()
            ));
        let result = driver.read("result.txt");
        let reason = format!("was killed by SIGSEGV in step {step}");
        assert!(result.contains(&reason), "{function}: {result}");
        assert!(
            result.contains(&format!("calls is {function}\n")),
            "{result}"
        );
        let json: serde_json::Value =
            serde_json::from_str(&driver.read("result.json")).expect("JSON");
        assert_eq!(json["status"], "crash", "{function}");

        driver
            .xfb(function, &["run", "out/", "--expectations", "none"])
            .exits(1)
            .prints("crash ");
        driver
            .xfb("", &["run", "out/", "--expectations", "none"])
            .exits(0);

        // A run that executes nothing finds each crash before the submission.
        let compiled = ["run", CASE, "--expectations", "none", "--compile-only"];
        let code = if step == "execution" { 0 } else { 1 };
        driver.xfb(function, &compiled).exits(code);

        let mut cc = Command::new("cc");
        cc.current_dir(driver.folder.path())
            .args(["-Wall", "-Werror", "-o", "program"]);
        finish(cc.args(["out/repro.c", "-lvulkan"])).exits(0);
        assert_eq!(
            driver.program(function),
            (String::new(), false),
            "{function}"
        );
        assert_eq!(
            driver.program(""),
            ("pass\n".to_owned(), true),
            "{function}"
        );
        fs::remove_dir_all(driver.folder.path().join("out")).expect("a folder");
    }
}

#[test]
fn the_issue_of_a_crash_without_execution_has_the_cause_of_a_file() {
    let driver = Crashing::new();
    let known = format!(
        "[[known]]\ncases = ['{CASE}']\nstatus = 'crash'\nfingerprint = 'crash.SIGSEGV.record'\n\
         driver = ''\nmodes = ['compiled']\nreason = 'a begin crashes'\ncause = 'a null pointer'\n"
    );
    fs::write(driver.folder.path().join("known.toml"), known).expect("a file");
    let repro = |file: &str, out: &str| {
        let mut command = vec!["repro", CASE, "--compile-only", "-o", out];
        command.extend(["--issue", "--expectations", file]);
        driver.xfb("vkCmdBeginTransformFeedbackEXT", &command)
    };
    repro("known.toml", "out").exits(1);
    let issue = driver.read("issue.md");
    let title = issue.lines().next().expect("a title");
    assert!(title.ends_with(": a begin crashes"), "{issue}");
    assert!(issue.contains("In the driver: a null pointer\n"), "{issue}");
    repro("absent.toml", "other")
        .exits(65)
        .complains("absent.toml");
}

#[test]
fn a_crash_before_the_device_is_open_is_no_fault_of_the_case() {
    let driver = Crashing::new();
    driver
        .xfb(
            "vkGetPhysicalDeviceProperties2",
            &["repro", CASE, "-o", "out"],
        )
        .exits(1)
        .prints("error ");
    let result = driver.read("result.txt");
    assert!(
        result.contains("before the case used the driver"),
        "{result}"
    );
    assert!(
        driver
            .read("repro.c")
            .contains("a device that the driver did not open")
    );
}

#[test]
fn a_crash_where_behaviour_is_unspecified_is_recorded_and_blames_no_driver() {
    let driver = Crashing::new();
    driver
        .xfb(
            "vkQueueSubmit",
            &[
                "repro",
                "xfb.byte_count.clamp.by_a_vertex_of_many",
                "-o",
                "out",
            ],
        )
        .exits(0)
        .prints("probe xfb.byte_count.clamp.by_a_vertex_of_many: 1 recorded in out\n")
        .prints("no program in C: the specification leaves its results open");
    assert!(driver.read("result.txt").starts_with("probe "));
}

/// A driver that crashes or hangs in a call that only queries need.
#[test]
fn explain_lists_the_changes_without_which_a_driver_crashes_or_hangs() {
    let driver = Crashing::new();
    for (fault, alike) in [("XFB_CRASH_IN", "crashes"), ("XFB_HANG_IN", "hangs")] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        driver
            .with(&mut command, fault, "vkCmdBeginQueryIndexedEXT")
            .args(["explain", CASE, "--timeout", "2"]);
        finish(&mut command)
            .exits(0)
            .prints("passes with\n    no queries\n")
            .prints(&format!("{alike} alike with\n    "));
    }
}

/// A driver that does not return from a call: the command does not wait for ever.
#[test]
fn a_hang_in_a_call_is_recorded() {
    let driver = Crashing::new();
    for function in ["vkCreateGraphicsPipelines", "vkQueueSubmit"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        driver.with(&mut command, "XFB_HANG_IN", function).args([
            "repro",
            CASE,
            "--timeout",
            "1",
            "-o",
            "out",
        ]);
        finish(&mut command)
            .exits(1)
            .prints(&format!("timeout {CASE}: 1 recorded in out\n"));
        let result = driver.read("result.txt");
        assert!(result.contains("did not finish within 2 s"), "{result}");
        assert!(
            result.contains(&format!("calls is {function}\n")),
            "{result}"
        );
        let program = driver.read("repro.c");
        assert!(program.contains("crashed or hung"), "{function}");
        fs::remove_dir_all(driver.folder.path().join("out")).expect("a folder");
    }
}

#[test]
fn a_driver_that_crashes_while_devices_are_listed_is_reported() {
    let driver = Crashing::new();
    driver
        .xfb("vkEnumeratePhysicalDevices", &["devices"])
        .exits(69)
        .complains("xfb was killed by SIGSEGV: the Vulkan loader or a driver crashes");
}

#[test]
fn a_driver_that_hangs_while_devices_are_listed_or_opened_is_reported() {
    let driver = Crashing::new();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        command.env("XFB_COMPILE_SECONDS", "1").args(arguments);
        finish(driver.with(&mut command, "XFB_HANG_IN", "vkEnumeratePhysicalDevices"))
    };
    run(&["devices"])
        .exits(69)
        .complains("xfb did not finish within 1 s: the Vulkan loader or a driver hangs; name");
    run(&["explain", CASE, "--timeout", "1"])
        .exits(69)
        .complains("the worker did not finish within 1 s before it was ready");
    run(&["repro", CASE, "-o", "out"])
        .exits(1)
        .prints(&format!("error {CASE}: 0 recorded in out\n"));
    let result = driver.read("result.txt");
    assert!(result.contains("did not finish within 1 s"), "{result}");
}
