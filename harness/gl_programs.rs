//! Tests of OpenGL programs lowered to Vulkan: moved outputs, added declarations,
//! refusals; and every produced module is valid, if spirv-val is installed.

use crate::support::validate::strictly_valid;
use std::collections::BTreeSet;
use xfb::catalog::Library;
use xfb::compile::Compiler;
use xfb::rewrite::{GlDraw, GlProgram, GlProgramError, GlStage, Located, lower_gl_program};
use xfb::sources::Language;
use xfb::spirv::{self, inputs, load_words, reflect};
use xfb::types::{Interface, Stage};

/// A vertex and a geometry shader; "" for none.
fn lower(vertex: &str, geometry: &str, located: &[&str]) -> Result<GlProgram, GlProgramError> {
    let compiler = Compiler::shared();
    let located: BTreeSet<String> = located.iter().map(|name| (*name).to_owned()).collect();
    let texts = [(Stage::Vertex, vertex), (Stage::Geometry, geometry)];
    let mut words = Vec::new();
    for (stage, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
        let text = format!("#version 450\n{text}");
        let compiled = compiler.compile_either(&text, stage, "a");
        words.push((stage, compiled.unwrap_or_else(|e| panic!("{e}\n{text}")).0));
    }
    let stages: Vec<GlStage<'_>> = words
        .iter()
        .map(|(stage, words)| GlStage {
            stage: *stage,
            words,
            located: Located::Named(&located),
        })
        .collect();
    let draw = GlDraw {
        points: true,
        locations: 8,
    };
    let program = lower_gl_program(&stages, draw);
    if let Ok(program) = &program {
        for (_, words) in &program.modules {
            strictly_valid(words, "a lowered module");
        }
    }
    program
}

fn module(program: &GlProgram, stage: Stage) -> spirv::Module {
    let found = program.modules.iter().find(|(s, _)| *s == stage);
    load_words(&found.expect("the stage").1).expect("a module")
}

/// Names and locations; built-ins are omitted.
fn locations(interface: &Interface) -> Vec<(String, u32)> {
    let outputs = interface.outputs.iter();
    outputs
        .filter_map(|o| Some((o.name.clone(), o.location?.0)))
        .collect()
}

fn outputs(program: &GlProgram, stage: Stage) -> Vec<(String, u32)> {
    locations(&reflect(&module(program, stage), Some(stage)).expect("outputs"))
}

fn pairs(rows: &[(&str, u32)]) -> Vec<(String, u32)> {
    rows.iter()
        .map(|(name, at)| ((*name).to_owned(), *at))
        .collect()
}

#[test]
fn outputs_with_overlapping_locations_are_moved() {
    // The compiler gives the block location 0, which the program gives to color:
    // what the program leaves open takes what is free, in order of declaration.
    let vertex = "out blk { float f; vec4 v; } x; layout(location = 0) out vec4 color;
                  layout(location = 5) out float kept; out mat2 m;
                  void main() { color = vec4(0); x.f = 1.0; kept = 2.0; m = mat2(3.0); }";
    let program = lower(vertex, "", &["color", "kept"]).expect("it is brought over");
    let want = pairs(&[("color", 0), ("x", 1), ("kept", 5), ("m", 3)]);
    let mut seen = outputs(&program, Stage::Vertex);
    seen.retain(|(name, _)| !name.starts_with("gl_"));
    assert_eq!(seen, want);
    // Components share a location without meeting.
    let vertex = "layout(location = 1, component = 0) out vec2 a;
                  layout(location = 1, component = 2) out vec2 b;
                  void main() { a = vec2(0); b = vec2(1); }";
    let program = lower(vertex, "", &["a", "b"]).expect("it is brought over");
    assert_eq!(
        outputs(&program, Stage::Vertex),
        pairs(&[("a", 1), ("b", 1)])
    );
}

const GEOMETRY: &str = "layout(points) in; layout(points, max_vertices = 1) out;";

#[test]
fn inputs_are_matched_by_name_and_by_location() {
    let vertex = "out float a; out vec4 b[2]; out blk { float c; } d;
                  void main() { a = 0.0; b[1] = vec4(0); d.c = 1.0; }";
    let geometry = format!(
        "{GEOMETRY} in blk {{ float c; }} other[]; in float a[];
         layout(xfb_offset = 0) out float e;
         void main() {{ e = a[0] + other[0].c; EmitVertex(); }}"
    );
    let program = lower(vertex, &geometry, &[]).expect("it is brought over");
    assert_eq!(
        outputs(&program, Stage::Vertex),
        pairs(&[("a", 0), ("b", 1), ("d", 3)])
    );
    let read = inputs(&module(&program, Stage::Geometry), Stage::Geometry).expect("inputs");
    let mut read = locations(&read);
    read.sort();
    assert_eq!(read, pairs(&[("a", 0), ("other", 3)]));

    // Locations of both sides come before names.
    let vertex = "layout(location = 2) out float a; layout(location = 3) out float b;
                  void main() { a = 0.0; b = 1.0; }";
    let geometry = format!(
        "{GEOMETRY} layout(location = 3) in float a[]; layout(xfb_offset = 0) out float e;
         void main() {{ e = a[0]; EmitVertex(); }}"
    );
    let read = |located: &[&str]| {
        let program = lower(vertex, &geometry, located).expect("it is brought over");
        let read = inputs(&module(&program, Stage::Geometry), Stage::Geometry).expect("inputs");
        locations(&read)
    };
    assert_eq!(read(&["a", "b"]), pairs(&[("a", 3)]));
    // Outputs without locations are matched by name, and get free locations.
    assert_eq!(read(&[]), pairs(&[("a", 0)]));
}

#[test]
fn link_errors_are_reported() {
    let vertex = "out float a; void main() { a = 0.0; }";
    let geometry = format!(
        "{GEOMETRY} in float z[]; layout(xfb_offset = 0) out float e;
         void main() {{ e = z[0]; EmitVertex(); }}"
    );
    let error = lower(vertex, &geometry, &[]).expect_err("no producer");
    assert_eq!(
        error.to_string(),
        "the geometry shader reads 'z', which the vertex shader does not write"
    );
    let vertex = "out mat4 a; out vec4 b[3]; out mat2 c; void main() { a = mat4(0); }";
    let error = lower(vertex, "", &[]).expect_err("no place");
    assert_eq!(
        error.to_string(),
        "the outputs of the vertex shader need more than 8 locations: no 2 consecutive ones are free for 'c'"
    );
}

#[test]
fn unsupported_constructs_are_named() {
    let rows = [
        ("uniform vec4 u;", "the uniform 'u'"),
        (
            "layout(binding = 0) uniform U { vec4 u; };",
            "the uniform block 'U'",
        ),
        (
            "layout(binding = 0) uniform sampler2D u;",
            "the uniform 'u'",
        ),
        ("layout(binding = 0) buffer B { vec4 b; };", "'B'"),
        ("in vec4 v;", "the vertex attribute 'v'"),
    ];
    for (declaration, what) in rows {
        let vertex = format!("{declaration} out float a; void main() {{ a = 1.0; }}");
        let error = lower(&vertex, "", &[]).expect_err(declaration);
        assert!(
            matches!(error, GlProgramError::Unsupported { .. }),
            "{error}"
        );
        assert!(error.to_string().contains(what), "{error}");
    }
}

/// Counts the occurrences of a text in a module's disassembly.
fn count(program: &GlProgram, wanted: &str) -> usize {
    let module = module(program, Stage::Vertex);
    let text = rspirv::binary::Disassemble::disassemble(module.representation());
    text.matches(wanted).count()
}

#[test]
fn points_get_a_size_once() {
    let rows = [
        // Nothing is there, a block has a member for it, it is written.
        ("out float a; void main() { a = 1.0; }", 1),
        (
            "out float a; void main() { a = 1.0; gl_Position = vec4(0); }",
            1,
        ),
        (
            "out float a; void main() { a = 1.0; gl_PointSize = 2.0; }",
            0,
        ),
    ];
    for (vertex, added) in rows {
        let program = lower(vertex, "", &[]).expect("it is brought over");
        assert_eq!(count(&program, "BuiltIn PointSize"), 1, "{vertex}");
        assert_eq!(count(&program, "\"xfb_point_size\""), added, "{vertex}");
    }
}

#[test]
fn the_winding_of_a_tessellation_domain_is_inverted() {
    let compiler = Compiler::shared();
    for (requested, given) in [("ccw", "VertexOrderCw"), ("cw", "VertexOrderCcw")] {
        let text = format!(
            "#version 450\nlayout(triangles, {requested}) in; layout(xfb_offset = 0) out float a;
             void main() {{ a = gl_TessCoord.x; }}"
        );
        let words = compiler
            .compile_either(&text, Stage::TessEval, "a")
            .expect("it compiles")
            .0;
        let stage = GlStage {
            stage: Stage::TessEval,
            words: &words,
            located: Located::All,
        };
        let draw = GlDraw {
            points: false,
            locations: 8,
        };
        let program = lower_gl_program(&[stage], draw).expect("it is brought over");
        let module = module(&program, Stage::TessEval);
        let text = rspirv::binary::Disassemble::disassemble(module.representation());
        let modes = text.lines().filter(|line| line.contains("VertexOrder"));
        let modes: Vec<&str> = modes
            .filter_map(|line| line.split_whitespace().last())
            .collect();
        assert_eq!(modes, [given]);
    }
}

#[test]
fn arrays_of_captured_blocks_are_split() {
    let vertex =
        "layout(xfb_buffer = 1, xfb_offset = 0, xfb_stride = 16) out blk { vec2 v; } b[2][2];
                  out plain { float p; } q[2];
                  void main() { b[0][1].v = vec2(1); b[1][0].v = vec2(2); q[1].p = 3.0; }";
    let program = lower(vertex, "", &[]).expect("it is brought over");
    let interface = reflect(&module(&program, Stage::Vertex), None).expect("outputs");
    let seen: Vec<_> = interface
        .outputs
        .iter()
        .filter(|o| o.block.as_ref().is_some_and(|b| b.name == "blk"))
        .map(|o| {
            (
                o.name.as_str(),
                o.location.map(|l| l.0),
                o.capture.buffer.map(|b| b.0),
            )
        })
        .collect();
    let want = [
        ("b_0", Some(0), Some(1)),
        ("b_1", Some(1), Some(2)),
        ("b_2", Some(2), Some(3)),
        ("b_3", Some(3), Some(4)),
    ];
    assert_eq!(seen, want);
    let declared = load_words(&program.declared).expect("a module");
    let declared = reflect(&declared, None).expect("outputs");
    assert!(
        declared.outputs.iter().any(|o| o.name == "b"),
        "whole for GL's questions"
    );
    let vertex = "layout(xfb_offset = 0) out blk { float v; } b[2];
                  void main() { b[gl_VertexIndex].v = 1.0; }";
    let error = lower(vertex, "", &[]).expect_err("an index at run time");
    assert!(error.to_string().contains("AccessChain"), "{error}");
}

/// Both ways through every file of the project's own.
#[test]
fn our_shader_tests_lower_to_valid_modules() {
    let compiler = Compiler::shared();
    let mut seen = 0;
    for case in Library::embedded().cases().expect("no mistake") {
        let Some(test) = case.shader_test() else {
            continue;
        };
        let mut words = Vec::new();
        for source in &test.stages {
            let compiled = match source.language {
                Language::SpirvAssembly => compiler.assemble(&source.text, &source.name),
                Language::Glsl => compiler
                    .compile_either(&source.text, source.stage, &source.name)
                    .map(|(words, _)| words),
            };
            match compiled {
                Ok(compiled) => words.push((source.stage, compiled)),
                Err(error) => assert!(case.name.contains("link_error"), "{error}"),
            }
        }
        let none = BTreeSet::new();
        let stages: Vec<GlStage<'_>> = words
            .iter()
            .map(|(stage, words)| GlStage {
                stage: *stage,
                words,
                located: match test.language {
                    Language::Glsl => Located::Named(&none),
                    Language::SpirvAssembly => Located::All,
                },
            })
            .collect();
        let draw = GlDraw {
            points: true,
            locations: 16,
        };
        let Ok(program) = lower_gl_program(&stages, draw) else {
            continue;
        };
        for (_, words) in &program.modules {
            strictly_valid(words, "a lowered module");
        }
        seen += 1;
    }
    assert!(seen >= 10, "{seen} programs");
}

#[test]
fn hostile_modules_are_refused() {
    let vertex = "layout(xfb_offset = 0) out blk { vec2 v; } b[2]; out float a;
                  void main() { b[0].v = vec2(1); a = float(gl_VertexID); }";
    let compiler = Compiler::shared();
    let text = format!("#version 450\n{vertex}");
    let words = compiler
        .compile_either(&text, Stage::Vertex, "a")
        .expect("it compiles")
        .0;
    let mut state = 1u32;
    let mut random = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 8
    };
    for _ in 0..2000 {
        let mut hostile = words.clone();
        for _ in 0..1 + random() % 3 {
            let at = random() as usize % hostile.len();
            hostile[at] = match random() % 3 {
                0 => random() % 80,
                1 => hostile[at] ^ 1 << (random() % 32),
                _ => hostile[random() as usize % hostile.len()],
            };
        }
        let stage = GlStage {
            stage: Stage::Vertex,
            words: &hostile,
            located: Located::All,
        };
        let draw = GlDraw {
            points: true,
            locations: 16,
        };
        let _ = lower_gl_program(&[stage, stage], draw);
    }
}
