//! Tests of `ci/bisect` with replacements for meson, ninja and xfb: the exit code of
//! each outcome of a step, as `git bisect run` reads it.

use std::env;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, MutexGuard, PoisonError};

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
        Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("ci/bisect"))
            .args(arguments)
            .current_dir(self.mesa())
            .env("PATH", path)
            .env("XFB", self.0.path().join("xfb"))
            .output()
            .expect("ci/bisect starts")
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
