//! Tests of `ci/drivers/bisect`: with replacements for meson, ninja and xfb, the exit code of each
//! outcome of a step, as `git bisect run` reads it; and whole bisections of a repository
//! whose commits describe mock drivers.

use std::env;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::history::History;
use tempfile::TempDir;

/// A checkout that looks like Mesa's, beside the tools that build it.
///
/// One at a time: a script cannot be started while another test's child, just forked, still holds
/// it open for writing.
struct Checkout(
    TempDir,
    #[expect(dead_code, reason = "held")] MutexGuard<'static, ()>,
);

static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

const MESON: &str = r#"printf '%s\n' "$@" >meson.log
built=${!#}/src/gallium/targets/lavapipe
mkdir -p "$built" && touch "${!#}/build.ninja" "$built/lvp_devenv_icd.x86_64.json""#;

impl Checkout {
    fn new(meson: &str, ninja: &str, xfb: &str) -> Checkout {
        let turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = TempDir::new().unwrap();
        let root = folder.path();
        fs::create_dir_all(root.join("mesa/src/vulkan")).unwrap();
        fs::write(root.join("mesa/meson.build"), "").unwrap();
        for (name, body) in [("meson", meson), ("ninja", ninja), ("xfb", xfb)] {
            let path = root.join(name);
            fs::write(&path, format!("#!/usr/bin/env bash\n{body}\n")).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        }
        Checkout(folder, turn)
    }

    fn mesa(&self) -> PathBuf {
        self.0.path().join("mesa")
    }

    fn step(&self, arguments: &[&str]) -> Output {
        let path = env::var("PATH").unwrap();
        let path = format!("{}:{path}", self.0.path().display());
        Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("ci/drivers/bisect"))
            .args(arguments)
            .current_dir(self.mesa())
            .env("PATH", path)
            .env("XFB", self.0.path().join("xfb"))
            .output()
            .expect("ci/drivers/bisect starts")
    }
}

fn status(output: &Output) -> Option<i32> {
    output.status.code()
}

#[test]
fn the_exit_code_of_xfb_is_passed_on() {
    for answer in [0, 1, 125, 129] {
        let checkout = Checkout::new(MESON, "", &format!("exit {answer}"));
        assert_eq!(status(&checkout.step(&["xfb.*"])), Some(answer));
    }
}

#[test]
fn other_exit_codes_of_xfb_stop_the_bisection() {
    for end in ["exit 64", "exit 101", "kill -SEGV $$"] {
        let output = Checkout::new(MESON, "", end).step(&["xfb.*"]);
        assert_eq!(status(&output), Some(129), "{end}");
    }
}

#[test]
fn a_commit_that_does_not_build_is_skipped() {
    for (meson, ninja) in [
        ("exit 1", ""),
        (MESON, "exit 1"),
        ("mkdir -p build-xfb", ""),
    ] {
        let output = Checkout::new(meson, ninja, "exit 1").step(&["xfb.*"]);
        assert_eq!(status(&output), Some(125), "{meson} / {ninja}");
    }
}

#[test]
fn set_up_errors_stop_the_bisection() {
    let checkout = Checkout::new(MESON, "", "exit 0");
    assert_eq!(status(&checkout.step(&[])), Some(129));
    assert_eq!(status(&checkout.step(&["--driver"])), Some(129));
    fs::remove_file(checkout.0.path().join("xfb")).unwrap();
    assert_eq!(status(&checkout.step(&["xfb.*"])), Some(129));
    drop(checkout);
    let checkout = Checkout::new(MESON, "", "exit 0");
    fs::remove_file(checkout.mesa().join("meson.build")).unwrap();
    assert_eq!(status(&checkout.step(&["xfb.*"])), Some(129));
}

#[test]
fn a_driver_without_its_hardware_is_opened_by_its_shim_and_compiles_only() {
    let meson = format!(
        "{MESON}\nmkdir -p \"${{!#}}/src/amd\" && touch \"${{!#}}/src/amd/libamdgpu_noop_drm_shim.so\""
    );
    // The loader of the shell reports that the shim is empty.
    let xfb = r#"echo "$LD_PRELOAD|$AMDGPU_GPU_ID|$*""#;
    let checkout = Checkout::new(&meson, "", xfb);
    let step = |gpu: &[&str]| checkout.step(&[&["--driver", "amd"], gpu, &["xfb.*"]].concat());
    let text = String::from_utf8_lossy(&step(&["--gpu", "navi31"]).stdout).into_owned();
    let shim = checkout
        .mesa()
        .join("build-xfb/src/amd/libamdgpu_noop_drm_shim.so");
    assert_eq!(
        text,
        format!(
            "{}|navi31|bisect-step xfb.* --compile-only\n",
            shim.display()
        )
    );
    let options = fs::read_to_string(checkout.mesa().join("meson.log")).unwrap();
    assert!(options.contains("-Dtools=drm-shim\n"), "{options}");
    let text = String::from_utf8_lossy(&step(&[]).stdout).into_owned();
    assert_eq!(text, "||bisect-step xfb.*\n");
    let output = checkout.step(&[
        "--gpu",
        "navi31",
        "--build-command",
        "true",
        "--icd",
        "a.json",
        "xfb.*",
    ]);
    assert_eq!(status(&output), Some(129));
    drop(checkout);
    // Mesa's build of another driver has no shim of this one.
    let output = Checkout::new(MESON, "", xfb).step(&["--driver", "amd", "--gpu", "navi31", "a"]);
    assert_eq!(status(&output), Some(125));
}

#[test]
fn a_driver_of_opengl_is_built_with_its_libegl_and_runs_through_it() {
    let meson = format!(
        r#"{MESON}
        mkdir -p "${{!#}}/src/egl" && touch "${{!#}}/src/egl/libEGL.so""#
    );
    let xfb = r#"echo "$GALLIUM_DRIVER|$MESA_LOADER_DRIVER_OVERRIDE|$*""#;
    let checkout = Checkout::new(&meson, "", xfb);
    fs::write(checkout.mesa().join("meson.options"), "'llvmpipe', 'zink'").unwrap();
    let folder = checkout.mesa().join("build-xfb/src/egl");
    let folder = folder.display();
    for (arguments, text, drivers) in [
        (
            &["--gl", "softpipe", "xfb.*"][..],
            format!("softpipe||bisect-step xfb.* --gl-library {folder} --api gl\n"),
            "-Dvulkan-drivers=\n-Dgallium-drivers=softpipe\n",
        ),
        (
            &["--gl", "zink", "xfb.*", "--api", "gles"],
            format!("|zink|bisect-step xfb.* --api gles --gl-library {folder}\n"),
            "-Dvulkan-drivers=swrast\n-Dgallium-drivers=zink,llvmpipe\n",
        ),
    ] {
        let output = checkout.step(arguments);
        assert_eq!(String::from_utf8_lossy(&output.stdout), text);
        let options = fs::read_to_string(checkout.mesa().join("meson.log")).unwrap();
        assert!(options.contains(drivers), "{options}");
    }
    for wrong in [
        &["--gl", "iris", "a"][..],
        &["--gl", "zink", "--gpu", "any", "a"],
    ] {
        assert_eq!(status(&checkout.step(wrong)), Some(129));
    }
    drop(checkout);
    // A build without libEGL is skipped.
    let output = Checkout::new(MESON, "", xfb).step(&["--gl", "llvmpipe", "a"]);
    assert_eq!(status(&output), Some(125));
}

#[test]
fn xfb_receives_its_arguments_and_the_built_driver() {
    let checkout = Checkout::new(MESON, "", r#"echo "$VK_DRIVER_FILES|$VK_ICD_FILENAMES|$*""#);
    let output = checkout.step(&["--driver", "swrast", "xfb.*", "--expect-device", "llvmpipe"]);
    let built = checkout
        .mesa()
        .join("build-xfb/src/gallium/targets/lavapipe/lvp_devenv_icd.x86_64.json");
    let built = built.display();
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        format!("{built}|{built}|bisect-step xfb.* --expect-device llvmpipe\n")
    );
}

#[test]
fn lavapipe_is_built_under_the_name_in_the_checkout() {
    for (choices, name) in [("'swrast'", "swrast"), ("'llvmpipe', 'swrast'", "llvmpipe")] {
        let checkout = Checkout::new(MESON, "", "exit 0");
        fs::write(checkout.mesa().join("meson_options.txt"), choices).unwrap();
        assert_eq!(status(&checkout.step(&["xfb.*"])), Some(0));
        let log = fs::read_to_string(checkout.mesa().join("meson.log")).unwrap();
        assert!(
            log.contains(&format!("-Dgallium-drivers={name}\n")),
            "{log}"
        );
    }
}

/// The behaviour of the driver of a commit in a history.
#[derive(Clone, Copy, PartialEq)]
enum Commit {
    Works,
    DoesNotBuild,
    Crashes,
    Fails(&'static str),
}

impl Commit {
    /// A mock driver, and a build that may fail.
    fn files(self) -> Vec<(&'static str, String)> {
        let build = match self {
            Commit::DoesNotBuild => "exit 1\n",
            Commit::Works | Commit::Crashes | Commit::Fails(_) => {
                "mkdir -p build && cp mock.toml build/ && echo '{}' >build/icd.json\n"
            }
        };
        let does = match self {
            Commit::Works | Commit::DoesNotBuild => "does = 'pass'".to_owned(),
            Commit::Crashes => "does = 'crash'\nsignal = 6\nphase = 'wait'".to_owned(),
            Commit::Fails(print) => {
                format!("does = 'fail'\nfingerprint = '{print}'\nexplanation = ''")
            }
        };
        let mock = format!(
            "devices = ['Mock']\ncases = ['xfb.m.a', 'xfb.m.b']\n\
             [[case]]\nname = 'xfb.m.a'\n{does}\n"
        );
        vec![
            (".gitignore", "build\n".to_owned()),
            ("build.sh", build.to_owned()),
            ("mock.toml", mock),
        ]
    }
}

fn repository(commits: &[Commit]) -> History {
    History::new(commits.iter().map(|commit| commit.files()))
}

fn bisect(history: &History, arguments: &[&str]) -> (Option<i32>, String) {
    let mock = ["--mock", "build/mock.toml", "--repeat", "2"];
    let xfb = Path::new(env!("CARGO_BIN_EXE_xfb"));
    history.bisect(xfb, &[arguments, &mock].concat())
}

/// 36 commits: some do not build, some crash, one breaks the driver, and a later one breaks
/// something else besides.
fn history() -> History {
    let mut commits = vec![Commit::Works; 36];
    for number in [5, 6, 17, 24, 30] {
        commits[number] = Commit::DoesNotBuild;
    }
    for commit in &mut commits[22..] {
        if *commit == Commit::Works {
            *commit = Commit::Fails("displaced(+4)");
        }
    }
    for number in [9, 10, 19, 27] {
        commits[number] = Commit::Crashes;
    }
    repository(&commits)
}

#[test]
fn the_first_bad_commit_is_found_among_broken_and_crashing_ones() {
    let history = history();
    let (code, text) = bisect(&history, &["--fingerprint", "displaced(+4)", "xfb.m.*"]);
    assert_eq!(code, Some(0), "{text}");
    let want = format!("first bad commit: {}\n    change 22\n", history.commits[22]);
    assert!(text.starts_with(&want), "{text}");
    for part in [
        format!("before, at {}:\n", history.commits[21]),
        format!("after, at {}:\n", history.commits[22]),
        "good: every case passed".to_owned(),
        "bad: 1 case failed every time with the fingerprint displaced(+4)".to_owned(),
    ] {
        assert!(text.contains(&part), "no '{part}' in {text}");
    }
}

#[test]
fn without_a_fingerprint_the_first_crash_is_bad() {
    let history = history();
    // The crashes at 9 and 10 are not there at 11: which one is found depends on the order.
    let (code, text) = bisect(&history, &["xfb.m.*"]);
    assert_eq!(code, Some(0), "{text}");
    let first = text.lines().next().expect("a line");
    let found = history
        .commits
        .iter()
        .position(|commit| first.ends_with(commit));
    assert!(matches!(found, Some(9 | 19 | 22)), "{text}");
}

#[test]
fn ends_that_are_not_good_and_bad_are_no_bisection() {
    let mut commits = [Commit::Works; 3];
    let (code, text) = bisect(&repository(&commits), &["xfb.m.*"]);
    assert_eq!(code, Some(1), "{text}");
    assert!(
        text.contains("is not bad: its step exited with 0"),
        "{text}"
    );
    commits[0] = Commit::Fails("missing");
    let (code, text) = bisect(&repository(&commits), &["xfb.m.*"]);
    assert_eq!(code, Some(1), "{text}");
    assert!(
        text.contains("is not good: its step exited with 1"),
        "{text}"
    );
}

#[test]
fn commits_that_are_all_skipped_are_named() {
    let mut commits = [Commit::DoesNotBuild; 5];
    commits[0] = Commit::Works;
    commits[4] = Commit::Fails("missing");
    let history = repository(&commits);
    let (code, text) = bisect(&history, &["xfb.m.*"]);
    assert_eq!(code, Some(125), "{text}");
    for commit in &history.commits[1..] {
        assert!(text.contains(commit.as_str()), "no {commit} in {text}");
    }
}
