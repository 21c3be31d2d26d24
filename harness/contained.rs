//! Tests of commands that compile shaders on text that glslang cannot bear: its crash is
//! reported as its own.

use std::process::{Command, Output};

fn table(glsl: &str) -> Output {
    inspect("table", "a.vert", glsl)
}

fn inspect(command: &str, file: &str, glsl: &str) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(file);
    std::fs::write(&path, glsl).expect("it can be written");
    let mut program = Command::new(env!("CARGO_BIN_EXE_xfb"));
    program.env("XFB_COMPILE_SECONDS", "3");
    let output = program.arg(command).arg(path).output();
    output.expect("xfb starts")
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
    let glsl = "#version 450\nshared uint s;\nvoid main() { atomicAdd(s + 1u, 1u); }\n";
    is_fault_of_shaderc(&inspect("layout", "a.comp", glsl), "was killed by SIG");
}

#[test]
fn a_compiler_without_end_is_stopped() {
    let mut glsl = "#version 450\n#define A0 1.0 + 1.0\n".to_owned();
    for number in 1..40 {
        let before = number - 1;
        glsl += &format!("#define A{number} A{before} + A{before}\n");
    }
    glsl += "void main() { float f = A39; }\n";
    is_fault_of_shaderc(&table(&glsl), "");
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
