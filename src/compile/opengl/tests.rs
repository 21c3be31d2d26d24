//! Each difference of an old version by its smallest shader.

use crate::spirv::{inputs, load_words, reflect};
use crate::types::Stage;
use crate::{CompileError, Compiler, Flavour};

fn module(stage: Stage, text: &str) -> Result<crate::spirv::Module, CompileError> {
    let compiler = Compiler::shared();
    let words = compiler.compile_glsl(text, stage, "a", Flavour::OpenGl)?;
    Ok(load_words(&words).expect("a module"))
}

/// Names of the generic outputs, which the compiler assigns locations in order of
/// declaration.
fn outputs(stage: Stage, text: &str) -> String {
    let module = module(stage, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let interface = reflect(&module, Some(stage)).expect("an interface");
    let outputs = interface.outputs.iter();
    let mut generic: Vec<_> = outputs
        .filter(|o| o.builtin.is_none() && o.block.is_none())
        .collect();
    generic.sort_by_key(|output| output.location);
    let names: Vec<&str> = generic.iter().map(|o| o.name.as_str()).collect();
    names.join(" ")
}

fn vertex(version: &str, declarations: &str, body: &str) -> String {
    let text = format!(
        "#version {version}\n{declarations}\nvoid main() {{ gl_Position = vec4(0.0); {body} }}"
    );
    outputs(Stage::Vertex, &text)
}

fn message(text: &str) -> String {
    let error = module(Stage::Vertex, text).expect_err(text);
    error.to_string()
}

#[test]
fn varyings_and_attributes_are_outputs_and_inputs() {
    for version in ["110", "120", "130", "140", "150", "150 core"] {
        let declarations = "attribute vec4 p; varying vec2 b, a; varying vec3 c;";
        let body = "a = b = p.xy; c = p.xyz;";
        assert_eq!(vertex(version, declarations, body), "b a c", "{version}");
    }
    let declarations = "invariant varying vec4 v; centroid varying vec2 w[2];";
    let body = "v = vec4(1.0); w[0] = w[1] = vec2(2.0);";
    assert_eq!(vertex("120", declarations, body), "v w");
    assert_eq!(
        vertex("130", "flat out int i; out uint u;", "i = 1; u = 2u;"),
        "i u"
    );
}

#[test]
fn a_text_without_a_version_is_of_version_110() {
    let text = "varying float a;\nvoid main() { a = float(__VERSION__); gl_Position = vec4(a); }";
    assert_eq!(outputs(Stage::Vertex, text), "a");
    let error = message("varying float a;\n\nvoid main() { a = b; }");
    assert!(error.contains("a:3: error: 'b' : undeclared"), "{error}");
}

#[test]
fn uniforms_outside_of_blocks_have_any_type() {
    let declarations = "uniform vec4 u; uniform mat3 m[2]; uniform bool b; uniform sampler2D s;
        struct S { int i; vec2 v; }; uniform S t; out vec4 a;";
    let body = "a = b ? u : vec4(m[1][0], t.v.y) + textureLod(s, t.v, 0.0);";
    for version in ["130", "140", "150", "330"] {
        assert_eq!(vertex(version, declarations, body), "a", "{version}");
    }
    let declarations = "precision mediump float; uniform vec4 u; uniform lowp sampler2D s; \
                        uniform bool b[2]; out highp vec4 a;";
    let body = "a = b[1] ? u : texture(s, u.xy);";
    for version in ["300 es", "310 es", "320 es"] {
        assert_eq!(vertex(version, declarations, body), "a", "{version}");
    }
}

#[test]
fn vertex_and_instance_numbers_are_those_of_opengl() {
    for version in ["130", "140", "150", "300 es", "310 es", "320 es"] {
        let declarations = "flat out highp int a;";
        let body = "a = gl_VertexID + gl_InstanceID;";
        // GLSL 1.40 introduces gl_InstanceID, which 1.30 is not refused.
        assert_eq!(vertex(version, declarations, body), "a", "{version}");
    }
}

#[test]
fn es_keeps_its_precisions() {
    let text = "#version 300 es\nout mediump vec4 a; out lowp vec2 b; flat out highp uint c;\n\
                void main() { a = vec4(1.0); b = a.xy; c = 1u; gl_Position = a; }";
    assert_eq!(outputs(Stage::Vertex, text), "a b c");
    let module = module(Stage::Vertex, text).expect("it compiles");
    let decorated = format!("{:?}", module.representation().annotations);
    assert!(decorated.contains("RelaxedPrecision"), "{decorated}");
    let error = message("#version 300 es\nvarying vec4 a;\nvoid main() { a = vec4(1.0); }");
    assert!(error.contains("a:2: error"), "{error}");
}

#[test]
fn fragment_shaders_write_gl_frag_color() {
    for (version, storage) in [("110", "varying"), ("130", "in"), ("150", "in")] {
        let text =
            format!("#version {version}\n{storage} vec4 a;\nvoid main() {{ gl_FragColor = a; }}");
        let module = module(Stage::Fragment, &text).expect(version);
        let interface = inputs(&module, Stage::Fragment).expect("an interface");
        let names: Vec<&str> = interface.outputs.iter().map(|o| &*o.name).collect();
        assert_eq!(names, ["a"], "{version}");
    }
}

#[test]
fn fixed_function_state_has_its_names() {
    let body = "gl_Position = ftransform(); gl_FrontColor = gl_Color; \
                gl_TexCoord[1] = gl_TextureMatrix[0] * gl_MultiTexCoord0; \
                gl_FogFragCoord = (gl_ModelViewProjectionMatrix * gl_Vertex).z;";
    for version in ["110", "120", "130", "150 compatibility"] {
        let names = vertex(version, "", body);
        assert_eq!(
            names, "gl_FrontColor gl_TexCoord gl_FogFragCoord",
            "{version}"
        );
    }
    assert_eq!(
        vertex(
            "120",
            "varying vec4 gl_TexCoord[3];",
            "gl_TexCoord[1] = vec4(1.0);"
        ),
        "gl_TexCoord"
    );
    let error = message("#version 150\nvoid main() {\ngl_FrontColor = vec4(1.0); }");
    assert!(
        error.contains("a:3: error: 'gl_FrontColor' : undeclared"),
        "{error}"
    );
}

#[test]
fn texture_functions_have_their_old_names() {
    let declarations = "uniform sampler2D s; uniform sampler2DShadow d; varying vec4 a;";
    let body = "a = texture2D(s, vec2(0.5)) + texture2DProjLod(s, a, 0.0) + shadow2D(d, a.xyz);";
    assert_eq!(vertex("110", declarations, body), "a");
    let own = "vec4 texture2D(float x) { return vec4(x); } varying vec4 a;";
    assert_eq!(vertex("120", own, "a = texture2D(1.0);"), "a");
}

#[test]
fn identifiers_that_became_keywords_keep_their_names() {
    let declarations = "struct smooth { float uint; }; varying vec4 layout, flat;";
    let body = "smooth s; s.uint = 1.0; layout = flat = vec4(s.uint);";
    assert_eq!(vertex("120", declarations, body), "layout flat");
    let error = message("#version 120\nvarying vec4 layout;\nvoid main() { layout = 1; }");
    assert!(
        error.contains("a:3: error:") && !error.contains("xfb_"),
        "{error}"
    );
    assert_eq!(
        vertex("300 es", "out vec4 buffer;", "buffer = vec4(1.0);"),
        "buffer"
    );
}

#[test]
fn geometry_shaders_of_150_redeclare_gl_in() {
    let text = "#version 150
        layout(points) in; layout(points, max_vertices = 1) out;
        in gl_PerVertex { vec4 gl_Position; } gl_in[];
        out vec4 a;
        void main() { a = gl_in[0].gl_Position; gl_Position = a; EmitVertex(); }";
    assert_eq!(outputs(Stage::Geometry, text), "a");
    let error = message("#version 150\nout gl_PerVertex { vec4 gl_Position; };\nfoo");
    assert!(error.contains("a:4:") || error.contains("a:3:"), "{error}");
}

#[test]
fn directives_see_the_version_of_the_text() {
    let declarations = "
        #if __VERSION__ == 120 && !defined(GL_ES)
        #define OUT varying
        OUT vec4 a;
        #else
        this is not GLSL
        #endif";
    assert_eq!(vertex("120", declarations, "a = vec4(1.0);"), "a");
    let es = "#ifdef GL_ES\nout vec4 a;\n#endif\n#if __VERSION__ != 300\n#error\n#endif";
    assert_eq!(vertex("300 es", es, "a = vec4(1.0);"), "a");
}

#[test]
fn messages_have_the_lines_of_the_text() {
    let rows = [
        (
            "#version 110\n\n/* a\nb */\nvarying vec4 a;\nvoid main() { a = b; }",
            "a:6: error: 'b'",
        ),
        (
            "#version 120\n#define F(x) \\\n  x\nvoid main() {\n F(\n  c); }",
            "'c'",
        ),
        (
            "#version 130\n#extension GL_EXT_gpu_shader4 : require\nvoid main() { b; }",
            "a:3: error: 'b'",
        ),
        (
            "#version 150\n#if 0\nx\n#endif\n\nvoid main() { b; }",
            "a:6: error: 'b'",
        ),
        ("#version 110\n#error stop", "a:2: error: '#error'"),
        ("#version 300 es\n\nvoid main() { b; }", "a:3: error: 'b'"),
        (
            "#version 150\n\nvoid main() { gl_Vertex; }",
            "a:3: error: 'gl_Vertex'",
        ),
        (
            "#version 110\nvoid main() { gl_Position = gl_Vertex * b; }",
            "a:2: error: 'b'",
        ),
    ];
    for (text, expected) in rows {
        let error = message(text);
        assert!(error.contains(expected), "{text}\n{error}");
    }
}

#[test]
fn capture_qualifiers_are_those_of_an_extension() {
    let text = "#version 140\n#extension GL_ARB_enhanced_layouts : require\n\
                layout(xfb_buffer = 1, xfb_offset = 4) out vec2 a;\n\
                void main() { a = vec2(1.0); gl_Position = vec4(0.0); }";
    let module = module(Stage::Vertex, text).expect("it compiles");
    assert!(reflect(&module, None).expect("an interface").capturing);
    let without = text.replace("#extension GL_ARB_enhanced_layouts : require", "");
    let error = message(&without);
    assert!(error.contains("a:3: error:"), "{error}");
}
