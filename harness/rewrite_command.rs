//! Tests of the modules that `xfb rewrite` writes, and of those that it refuses to write.

use crate::ran::{Ran, xfb_json};
use crate::validate::valid;
use rspirv::{binary::Assemble, spirv::Decoration};
use std::fs;
use std::path::Path;
use xfb::capture::{self, Dialect, Options};
use xfb::packing::CaptureLimits;
use xfb::spirv;

fn xfb(args: &[&str]) -> Ran {
    xfb_json(&[&["rewrite"], args].concat())
}

/// A path as an argument.
fn arg(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// Returns `(binding, offset, type, size)` of the captures of a module.
fn captured(path: &Path) -> Vec<(u32, u32, String, u32)> {
    let module = spirv::load_bytes(&fs::read(path).expect("a file")).expect("a module");
    let interface = spirv::reflect(&module, None).expect("its interface");
    let options = Options {
        dialect: Dialect::Vulkan,
        limits: CaptureLimits::default(),
    };
    let captured = capture::declared(&interface, &options).expect("a valid capture");
    let varyings = captured.varyings().iter().map(|varying| {
        (
            varying.binding.expect("no marker").0,
            varying.offset.0,
            varying.ty.expect("no marker").to_string(),
            varying.size,
        )
    });
    varyings.collect()
}

/// Runs the program on GLSL as a vertex shader; returns its output, and whether it
/// wrote a module.
fn rewritten_glsl(text: &str, args: &[&str]) -> (Option<i32>, String, Option<Vec<u8>>) {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (folder.path().join("a.vert"), folder.path().join("out.spv"));
    fs::write(&from, text).expect("a file");
    let mut all = vec![arg(&from), "-o", arg(&to), "--format", "json"];
    all.extend(args);
    let ran = xfb(&all);
    (ran.code, ran.stdout, fs::read(&to).ok())
}

#[test]
fn features_missing_in_vulkan_are_refused_by_name() {
    let rows = [
        ("uniform vec4 q;", "q", "the uniform 'q'"),
        ("uniform mat4 q;", "q[0]", "the uniform 'q'"),
        (
            "uniform vec4 q; uniform sampler2D s;",
            "q + texture(s, q.xy)",
            "the uniform 'q'",
        ),
        (
            "layout(binding = 0) uniform atomic_uint c;",
            "vec4(atomicCounter(c))",
            "the atomic counter 'c'",
        ),
    ];
    for (declared, value, named) in rows {
        let text = format!(
            "#version 450\n{declared}\nout vec4 a;\n\
             void main() {{ a = {value}; gl_Position = vec4(gl_VertexID); }}\n"
        );
        let (code, said, written) = rewritten_glsl(&text, &["--varyings", "a"]);
        assert_eq!((code, written), (Some(1), None), "{declared}: {said}");
        assert!(
            said.starts_with(r#"{"error":{"rule":"opengl.not_lowered""#),
            "{said}"
        );
        assert!(said.contains(named), "{said}");
    }
}

#[test]
fn samplers_and_blocks_stay_without_their_locations() {
    let text = "#version 450\nlayout(binding = 1) uniform sampler2D s;\n\
                layout(binding = 2, std140) uniform B { vec4 z; };\nout vec4 a;\n\
                void main() { a = z + texture(s, vec2(0)); gl_Position = vec4(gl_VertexID); }\n";
    let (code, said, written) = rewritten_glsl(text, &["--varyings", "a"]);
    assert_eq!(code, Some(0), "{said}");
    let module = spirv::load_bytes(&written.expect("it is written")).expect("a module");
    let editor = spirv::Editor::new(module, None).expect("it is edited");
    let variables = editor.module().types_global_values.iter();
    let ids = variables.filter_map(|v| v.result_id);
    let bound: Vec<Vec<_>> = ids
        .map(|id| editor.decorations(spirv::Target::Id(id)))
        .filter(|all| all.iter().any(|(d, _)| *d == Decoration::Binding))
        .collect();
    assert_eq!(bound.len(), 2);
    for decorations in bound {
        let has = |wanted| decorations.iter().any(|(d, _)| *d == wanted);
        assert!(has(Decoration::DescriptorSet) && !has(Decoration::Location));
    }
}

/// OpenGL captures built-in outputs that a shader never mentions: they have their
/// place, an undefined value, and no part in rasterization.
#[test]
fn an_unmentioned_built_in_occupies_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "#version 450\nout vec4 a;\nout float b;\n\
                void main() { a = vec4(1.5); b = a.x; }\n";
    for method in ["in-place", "copies", "words"] {
        let names = "a,gl_PointSize,b,gl_Position,gl_NextBuffer,gl_PointSize";
        // GL refuses what is captured twice.
        let (code, said, _) = rewritten_glsl(text, &["--varyings", names, "--method", method]);
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains("varying.duplicate"), "{said}");
        let names = "a,gl_PointSize,b,gl_NextBuffer,gl_Position";
        let (code, said, written) =
            rewritten_glsl(text, &["--varyings", names, "--method", method]);
        assert_eq!(code, Some(0), "{said}");
        let to = folder.path().join("out.spv");
        fs::write(&to, written.expect("it is written")).expect("a file");
        let words = |(_, _, ty, size): &(u32, u32, String, u32)| match ty.as_str() {
            "GL_FLOAT_VEC4" => 4 * size,
            _ => *size,
        };
        let captured = captured(&to);
        let count = |binding| {
            captured
                .iter()
                .filter(|c| c.0 == binding)
                .map(words)
                .sum::<u32>()
        };
        assert_eq!((count(0), count(1)), (6, 4), "{captured:?}");
        let module = spirv::load_bytes(&fs::read(&to).expect("a file")).expect("a module");
        valid(&module.representation().assemble(), method);
        let editor = spirv::Editor::new(module, None).expect("it is edited");
        let globals = editor.module().types_global_values.iter();
        let mut decorations = globals
            .filter_map(|v| v.result_id)
            .flat_map(|id| editor.decorations(spirv::Target::Id(id)));
        assert!(!decorations.any(|(d, _)| d == Decoration::BuiltIn));
    }
}

/// A program for OpenGL, which counts components: 33 are few, one location each is one too
/// many.
#[test]
fn outputs_of_opengl_that_do_not_fit_are_packed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (folder.path().join("g.vert"), folder.path().join("g.spv"));
    let text = "#version 150\nout float a[33]; out vec4 b;\n\
                void main() { for (int i = 0; i < 33; i++) a[i] = float(i); b = vec4(1.0);\n\
                gl_Position = vec4(0.0); }\n";
    fs::write(&from, text).expect("it is written");
    xfb(&[arg(&from), "--varyings", "a", "-o", arg(&to)])
        .exits(0)
        .prints(r#""packed":true"#);
    let module = spirv::load_bytes(&fs::read(&to).expect("a file")).expect("a module");
    valid(&module.assemble(), "g.spv");
    let interface = spirv::reflect(&module, None).expect("its interface");
    let options = Options {
        dialect: Dialect::Vulkan,
        limits: CaptureLimits::default(),
    };
    let captured = capture::declared(&interface, &options).expect("a valid capture");
    let words: Vec<u32> = captured.words().iter().map(|word| word.offset.0).collect();
    assert_eq!(words, (0..33).map(|n| 4 * n).collect::<Vec<u32>>());
}

/// An element of an array in a block, a part of a vector and a double between words, where
/// every location is taken: the module remains valid.
#[test]
fn outputs_are_split_where_no_location_is_free() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (folder.path().join("a.vert"), folder.path().join("a.spv"));
    for (declaration, written, names) in [
        (
            "out Blk { float y[2]; } k;\nlayout(location = 2) out vec4 v[30];",
            "k.y[1] = 2.0",
            "Blk.y[1]",
        ),
        ("out vec4 v[32];", "v[3] = vec4(2.0)", "v[3].y"),
        (
            "out dvec2 v[32];",
            "v[2] = dvec2(2.0)",
            "gl_SkipComponents1,v[2]",
        ),
    ] {
        let text = format!(
            "#version 450\nlayout(location = 0) {declaration}\n\
             void main() {{ {written}; gl_Position = vec4(0.0); }}\n"
        );
        fs::write(&from, text).expect("it is written");
        xfb(&[arg(&from), "--varyings", names, "-o", arg(&to)]).exits(0);
        let module = spirv::load_bytes(&fs::read(&to).expect("a file")).expect("a module");
        valid(&module.assemble(), names);
    }
}
