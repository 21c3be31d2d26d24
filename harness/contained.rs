//! Tests of commands that compile shaders on text that glslang cannot bear: its crash is
//! reported as its own.

use super::ran::finish;
use std::process::{Command, Output};

/// The commands that compile the files that they are given.
const COMMANDS: [&str; 4] = ["table", "layout", "pack", "rewrite"];

fn table(glsl: &str) -> Output {
    inspect("table", "a.vert", glsl)
}

fn inspect(command: &str, file: &str, glsl: &str) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(file);
    std::fs::write(&path, glsl).expect("it can be written");
    let mut program = Command::new(env!("CARGO_BIN_EXE_xfb"));
    program.env("XFB_COMPILE_SECONDS", "2");
    program.arg(command).arg(path);
    if command == "rewrite" {
        program.arg("-o").arg(folder.path().join("a.spv"));
    }
    program.output().expect("xfb starts")
}

/// A text whose preprocessing does not end in a human lifetime.
fn endless() -> String {
    let mut glsl = "#version 450\n#define A0 1.0 + 1.0\n".to_owned();
    for number in 1..40 {
        let before = number - 1;
        glsl += &format!("#define A{number} A{before} + A{before}\n");
    }
    glsl + "void main() { float f = A39; }\n"
}

fn is_fault_of_shaderc(output: &Output, how: &str) {
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(65), "{stderr}");
    assert!(stderr.contains(": shaderc "), "{stderr}");
    assert!(stderr.contains(how), "{stderr}");
    assert!(
        stderr.contains("a fault of the shader compiler or its limits"),
        "{stderr}"
    );
}

#[test]
fn a_stack_overflow_of_the_compiler_is_its_own() {
    let sum = "f+".repeat(100_000);
    let glsl = format!("#version 450\nfloat f;\nvoid main() {{ float g = {sum}f; }}\n");
    is_fault_of_shaderc(&table(&glsl), "was killed by SIG");
}

#[test]
fn a_crash_of_the_compiler_is_its_own() {
    let glsl = "#version 450
        layout(set = 0, binding = 0) buffer B { int a; } b;
        void main() { atomicAdd(b.a + 1, 1); gl_Position = vec4(0); }";
    for command in COMMANDS {
        is_fault_of_shaderc(&inspect(command, "a.vert", glsl), "was killed by SIG");
    }
    let glsl = "#version 450\nshared uint s;\nvoid main() { atomicAdd(s + 1u, 1u); }\n";
    is_fault_of_shaderc(&inspect("layout", "a.comp", glsl), "was killed by SIG");
}

#[test]
fn a_compiler_without_end_is_stopped() {
    let glsl = endless();
    for command in COMMANDS {
        is_fault_of_shaderc(&inspect(command, "a.vert", &glsl), "");
    }
}

#[test]
fn a_bundle_has_no_module_of_a_compiler_without_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text);
    write("endless.vert", &endless()).expect("a file");
    let case = "about = 'x'\nrules = [15]\ninterface.outputs = [{ name = 'f', type = 'float', \
                offset = 0 }]\npipeline.shaders = [{ stage = 'vertex', file = './endless.vert' }]\n";
    write("endless.toml", case).expect("a file");
    let mut program = Command::new(env!("CARGO_BIN_EXE_xfb"));
    program.current_dir(folder.path());
    program.env("XFB_COMPILE_SECONDS", "2");
    program.args(["bundle", "./endless.toml", "-o", "cases.bundle"]);
    is_fault_of_shaderc(&program.output().expect("xfb starts"), "");
    assert!(!folder.path().join("cases.bundle").exists());
}

/// `xfb explain` compiles the shaders of a case in a worker.
#[test]
fn explain_survives_the_compiler() {
    let crash = "#version 450
        layout(set = 0, binding = 0) buffer B { int a; } b;
        layout(location = 0, xfb_buffer = 0, xfb_offset = 0) out float v;
        void main() { v = float(atomicAdd(b.a + 1, 1)); }";
    for (glsl, how) in [
        (crash, "was killed by SIG"),
        (&endless(), "did not finish within 2 s"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            std::fs::write(path, text).expect("it can be written");
        };
        write("shaders/fatal.vert", glsl);
        write(
            "cases/one/fatal.toml",
            "about = 'x'\nrules = [10]
             pipeline.shaders = [{ stage = 'vertex', file = 'fatal.vert' }]
             interface.outputs = [{ name = 'v', type = 'float', location = 0, offset = 0 }]
             script = [{ bind = [{ buffer = 0, size = '4 * stride' }] }, 'begin',
                       { draw = { vertices = 3 } }, 'end']\n",
        );
        let mut program = Command::new(env!("CARGO_BIN_EXE_xfb"));
        program.args(["explain", "xfb.one.fatal", "--timeout", "2", "--cases"]);
        program.arg(folder.path().join("cases"));
        program.arg("--shaders").arg(folder.path().join("shaders"));
        finish(&mut program)
            .exits(1)
            .complains(how)
            .complains("in step compile, before the case used the driver");
    }
}

#[test]
fn a_shader_that_does_not_compile_is_reported_as_before() {
    let output = table("#version 450\nvoid main() { x; }\n");
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(65), "{stderr}");
    assert!(stderr.contains("'x' : undeclared identifier"), "{stderr}");
    let output = table(
        "#version 450\nlayout(location = 0, xfb_buffer = 0, xfb_offset = 0) out vec4 a;\n\
         void main() { a = vec4(0); }\n",
    );
    assert_eq!(output.status.code(), Some(0));
    assert!(!output.stdout.is_empty());
}
