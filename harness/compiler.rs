//! One shader through shaderc. `ci/test` runs this first, so that a compiler that is linked wrongly (it can crash as
//! well as fail) can be distinguished from a failing test.

use xfb::compile::{Compiler, Flavour};
use xfb::types::Stage;

const SHADER: &str = "#version 450
layout(location = 0, xfb_buffer = 0, xfb_offset = 0) out vec4 value;
void main() { value = vec4(gl_VertexIndex); }
";

#[test]
fn one_shader_compiles() {
    let compiler = Compiler::shared();
    let module = compiler
        .compile_glsl(SHADER, Stage::Vertex, "one.vert", Flavour::Vulkan)
        .expect("the shader compiles");
    assert_eq!(module[..2], [0x0723_0203, 0x0001_0000], "SPIR-V 1.0");
}
