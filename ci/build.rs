//! Build script: re-embeds known failures and help texts when they change, names the commit in
//! `--version`, and links the archives that a distribution's static shaderc omits.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    for watched in ["ci/build.rs", "ci/expectations", "src/cli/help"] {
        println!("cargo:rerun-if-changed={watched}");
    }
    let version = env::var("CARGO_PKG_VERSION").expect("cargo sets it");
    let commit = commit().map_or(String::new(), |commit| format!(" ({commit})"));
    println!("cargo:rustc-env=XFB_VERSION={version}{commit}");
    // A bundled shaderc is complete in itself, and it wins where both features are on.
    let enabled = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    if enabled("STATIC_SHADERC") && !enabled("BUNDLED_SHADERC") {
        link_static_shaderc();
    }
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

/// Debian's `libshaderc_combined.a` holds shaderc alone. glslang and SPIRV-Tools are archives of
/// their own beside it that need one another, so they are linked as one group; a combined archive
/// without such neighbours is complete.
fn link_static_shaderc() {
    println!("cargo:rerun-if-env-changed=SHADERC_LIB_DIR");
    println!("cargo:rerun-if-changed=ci/shaderc-archives");
    // Without the variable shaderc's own build script queries pkg-config, which adds the shared
    // library to the static one: that links, and crashes at the first shader.
    let folder = env::var_os("SHADERC_LIB_DIR").expect(
        "the feature static-shaderc needs SHADERC_LIB_DIR, the folder of libshaderc_combined.a: \
         build through ci/cargo, or set it and run `cargo clean -p shaderc-sys` once",
    );
    let group: Vec<String> = include_str!("shaderc-archives")
        .lines()
        .map(|name| Path::new(&folder).join(format!("lib{name}.a")))
        .filter(|archive| archive.exists())
        .map(|archive| archive.display().to_string())
        .collect();
    if group.is_empty() {
        return;
    }
    // As arguments, since these come last: the group must follow shaderc's own archive.
    println!("cargo:rustc-link-arg=-Wl,--start-group");
    for archive in group {
        println!("cargo:rustc-link-arg={archive}");
    }
    for argument in ["-Wl,--end-group", "-lstdc++", "-lm"] {
        println!("cargo:rustc-link-arg={argument}");
    }
}
