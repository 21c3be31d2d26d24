//! The blocks of shaders of every stage, compiled for every version of Vulkan.

use xfb::compile::{Compiler, Flavour};
use xfb::spirv::{load_words, reflect_blocks};
use xfb::types::stage::OtherStage;
use xfb::types::{Environment, Stage};

const BLOCK: &str = "layout(set = 0, binding = 0) uniform B { vec4 a; float b; };\n";

/// A text of a stage of the pipeline.
fn text(stage: Stage) -> String {
    let (layout, body) = match stage {
        Stage::Vertex => ("", "gl_Position = a;"),
        Stage::TessControl => (
            "layout(vertices = 3) out;",
            "gl_out[gl_InvocationID].gl_Position = a;",
        ),
        Stage::TessEval => ("layout(triangles) in;", "gl_Position = a;"),
        Stage::Geometry => (
            "layout(points) in; layout(points, max_vertices = 1) out;",
            "gl_Position = a; EmitVertex();",
        ),
        Stage::Fragment => ("layout(location = 0) out vec4 c;", "c = a;"),
        Stage::Compute => ("layout(local_size_x = 4) in; shared float s;", "s = b;"),
    };
    format!("#version 450\n{BLOCK}{layout}\nvoid main() {{ {body} }}\n")
}

/// A text of another stage.
fn other_text(stage: OtherStage) -> String {
    let ray = "GL_EXT_ray_tracing";
    let (extension, layout, body) = match stage {
        OtherStage::Task => (
            "GL_EXT_mesh_shader",
            "layout(local_size_x = 4) in;",
            "EmitMeshTasksEXT(uint(b), 1, 1);",
        ),
        OtherStage::Mesh => (
            "GL_EXT_mesh_shader",
            "layout(local_size_x = 4) in; layout(triangles, max_vertices = 3, max_primitives = 1) out;",
            "SetMeshOutputsEXT(3, 1); gl_MeshVerticesEXT[0].gl_Position = a;",
        ),
        OtherStage::RayGeneration => (ray, "layout(location = 0) rayPayloadEXT vec4 p;", "p = a;"),
        OtherStage::Intersection => (
            ray,
            "hitAttributeEXT vec4 h;",
            "h = a; reportIntersectionEXT(b, 0u);",
        ),
        OtherStage::AnyHit | OtherStage::ClosestHit | OtherStage::Miss => (
            ray,
            "layout(location = 0) rayPayloadInEXT vec4 p;",
            "p = a;",
        ),
        OtherStage::Callable => (
            ray,
            "layout(location = 0) callableDataInEXT vec4 p;",
            "p = a;",
        ),
    };
    format!(
        "#version 460\n#extension {extension} : require\n{BLOCK}{layout}\nvoid main() {{ {body} }}\n"
    )
}

fn check(words: &[u32], what: &str) {
    let module = load_words(words).unwrap_or_else(|error| panic!("{what}: {error}"));
    let blocks = reflect_blocks(&module).unwrap_or_else(|error| panic!("{what}: {error}"));
    let names: Vec<&str> = blocks
        .iter()
        .map(|block| block.block.name.as_str())
        .collect();
    assert_eq!(names, ["B"], "{what}");
    assert_eq!(module.assemble().len(), words.len(), "{what}");
}

#[test]
fn blocks_of_every_stage_are_read_for_every_version_of_vulkan() {
    let compiler = Compiler::shared();
    for environment in Environment::ALL.iter().copied() {
        for stage in Stage::ALL.iter().copied() {
            let what = format!("{stage} for {environment:?}");
            let compiled = compiler.compile_either_for(&text(stage), stage, "a", environment);
            let (words, flavour) = compiled.unwrap_or_else(|error| panic!("{what}: {error}"));
            assert_eq!(flavour, Flavour::Vulkan, "{what}");
            check(&words, &what);
        }
        // Both extensions require SPIR-V 1.4.
        if matches!(environment, Environment::Vulkan1_0 | Environment::Vulkan1_1) {
            continue;
        }
        for stage in OtherStage::ALL.iter().copied() {
            let what = format!("{stage:?} for {environment:?}");
            let words = compiler.compile_other(&other_text(stage), stage, "a", environment);
            check(
                &words.unwrap_or_else(|error| panic!("{what}: {error}")),
                &what,
            );
        }
    }
}
