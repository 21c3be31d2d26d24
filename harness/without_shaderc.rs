//! `xfb` in a build without shaderc. Runs from bundles are compared in `bundle_command`.

use super::ran::{Ran, finish};
use std::fs;
use std::path::Path;
use std::process::Command;

fn xfb(folder: &Path, arguments: &str) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.args(arguments.split_whitespace());
    finish(command.current_dir(folder))
}

#[test]
fn what_needs_shaders_states_where_they_come_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fs::write(folder.join("mock.toml"), "model = true\n").expect("a file");
    fs::write(folder.join("a.vert"), "#version 450\n").expect("a file");
    let beside = Path::new(env!("CARGO_BIN_EXE_xfb")).with_file_name("cases.bundle");
    let missing = format!(
        "this xfb compiles no shaders, and needs their modules: write {} with `xfb bundle -o \
         cases.bundle` where xfb has shaderc, or name a bundle with --bundle",
        beside.display()
    );
    let shaderc = "this xfb was built without the feature `shaderc`";
    for (command, code, message) in [
        (
            "run xfb.place.stride.vertex.8 --mock mock.toml",
            65,
            &*missing,
        ),
        ("bundle -o cases.bundle", 69, shaderc),
        ("fuzz --mock mock.toml --count 1", 69, shaderc),
        ("table a.vert", 69, shaderc),
    ] {
        xfb(folder, command).exits(code).complains(message);
    }
}
