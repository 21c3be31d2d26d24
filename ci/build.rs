//! Build script: re-embeds known failures and help texts when they change, names the commit in
//! `--version`, and links the archives that a distribution's static shaderc omits.

#[path = "link.rs"]
mod link;

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    for watched in [
        "ci/build.rs",
        "ci/link.rs",
        "ci/expectations",
        "src/cli/help",
    ] {
        println!("cargo:rerun-if-changed={watched}");
    }
    let version = env::var("CARGO_PKG_VERSION").expect("cargo sets it");
    let commit = commit().map_or(String::new(), |commit| format!(" ({commit})"));
    println!("cargo:rustc-env=XFB_VERSION={version}{commit}");
    link::main();
}

/// The commit of the checkout; `None` outside of one, as in a source archive.
fn commit() -> Option<String> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).output().ok()?;
        let text = output.status.success().then_some(output.stdout)?;
        Some(String::from_utf8(text).ok()?.trim().to_owned())
    };
    // A checkout that is part of another one has no commit of its own.
    git(&["ls-files", "--error-unmatch", "ci/build.rs"])?;
    let folder = git(&["rev-parse", "--git-dir"])?;
    let common = git(&["rev-parse", "--git-common-dir"])?;
    for watched in [
        format!("{folder}/HEAD"),
        format!("{folder}/logs/HEAD"),
        format!("{common}/packed-refs"),
    ] {
        if Path::new(&watched).exists() {
            println!("cargo:rerun-if-changed={watched}");
        }
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}
