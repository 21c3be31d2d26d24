//! One shader through shaderc. `ci/test` runs this first, so that a compiler that is linked wrongly (it can crash as
//! well as fail) can be distinguished from a failing test.

use shaderc::{CompileOptions, Compiler, EnvVersion, ShaderKind, TargetEnv};

const SHADER: &str = "#version 450
layout(location = 0, xfb_buffer = 0, xfb_offset = 0) out vec4 value;
void main() { value = vec4(gl_VertexIndex); }
";

#[test]
fn one_shader_compiles() {
    let compiler = Compiler::new().expect("shaderc gives a compiler");
    let mut options = CompileOptions::new().expect("shaderc gives options");
    options.set_target_env(TargetEnv::Vulkan, EnvVersion::Vulkan1_3 as u32);
    let module = compiler
        .compile_into_spirv(
            SHADER,
            ShaderKind::Vertex,
            "one.vert",
            "main",
            Some(&options),
        )
        .expect("the shader compiles");
    assert_eq!(
        module.as_binary()[..2],
        [0x0723_0203, 0x0001_0600],
        "SPIR-V 1.6"
    );
}
