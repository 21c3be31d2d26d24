use super::*;
use crate::script::{Feature, Topology};
use crate::shader_test::Unsupported;
use crate::shader_test::query::{
    self, Answer, Interface as Programs, Property, Question, Resource,
};
use crate::shader_test::require::{Comparison, Limit};
use crate::shader_test::test::{Draw, Expected, Probe, Tolerance};
use crate::units::{Binding, ByteOffset};

/// A file that is right, and its lines numbered for the tests below.
const RIGHT: &str = "# A float is captured. More is not said.
#
# xfb-rules: 22
[require]
SPIRV YES
GL >= 3.3
GLSL >= 4.50
GL_ARB_gl_spirv

[vertex shader spirv]
# a comment
; SPIR-V
OpCapability Shader

[vertex shader]
layout(xfb_offset = 0) out float a;
void main() { a = 1.0; }
[test]
xfb buffer object 0 16
xfb draw arrays GL_POINTS 0 4
verify query_object GL_PRIMITIVES_GENERATED 4
probe xfb buffer float 0 3 1.0
";

fn cases_of(text: &str) -> Result<Vec<Case>> {
    cases("f/a.shader_test", "xfb.f.a", text, None)
}

fn only(text: &str) -> ShaderTest {
    let cases = cases_of(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let case = cases.into_iter().next().expect("a case");
    case.shader_test().expect("a shader test").clone()
}

/// The right file with this as its test.
fn with_test(test: &str) -> String {
    let (before, _) = RIGHT.split_once("[test]").expect("a test");
    format!("{before}[test]\n{test}\n")
}

/// The right file with this as what it requires.
fn with_require(require: &str) -> String {
    RIGHT.replace("GL_ARB_gl_spirv", require)
}

const DRAWN: &str = "xfb buffer object 0 16\nxfb draw arrays GL_POINTS 0 4\n";

#[test]
fn both_ways_are_cases() {
    let cases = cases_of(RIGHT).expect("a right file");
    let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(names, ["xfb.f.a.glsl", "xfb.f.a.spirv"]);
    let named = super::names("f/a.shader_test", "xfb.f.a", RIGHT).expect("a right file");
    assert_eq!(
        named,
        names
            .iter()
            .map(|n| (n.to_string(), false))
            .collect::<Vec<_>>()
    );
    let [glsl, spirv] = cases.as_slice() else {
        panic!("two cases");
    };
    assert_eq!(glsl.about, "A float is captured");
    assert_eq!(glsl.rules, [7, 15, 16, 17, 22, 70]);
    let test = |case: &Case| case.shader_test().expect("a shader test").clone();
    let text = &test(glsl).stages[0].text;
    assert!(
        text.trim_start()
            .starts_with("#version 450\nlayout(xfb_offset"),
        "{text}"
    );
    assert_eq!(
        test(spirv).stages[0].text.trim_start(),
        "; SPIR-V\nOpCapability Shader\n\n"
    );
    assert_eq!(test(spirv).steps, test(glsl).steps);
    let one = super::cases("f/a.shader_test", "xfb.f.a", RIGHT, Some("xfb.f.a.spirv"));
    assert_eq!(one.expect("a right file").len(), 1);
    let names = |text: &str| -> Vec<String> {
        let named = super::names("a", "xfb.a", text).expect("sections");
        named.into_iter().map(|(name, _)| name).collect()
    };
    assert_eq!(names(&RIGHT.replace("YES", "ONLY")), ["xfb.a.spirv"]);
    assert_eq!(names(&RIGHT.replace("YES", "NO")), ["xfb.a.glsl"]);
}

#[test]
fn paths_become_names() {
    let name = |path: &str| prefix_of(path).expect("a name");
    assert_eq!(name("shader_test/vs-a.shader_test"), "xfb.shader_test.vs_a");
    assert_eq!(name("Spec/ä.b.shader_test"), "xfb.spec.__b");
    let long = format!("{}.shader_test", "a".repeat(100));
    assert_eq!(prefix_of(&long).expect_err("too long").rule(), "case.name");
    assert!(may_be("xfb.a.spirv") && !may_be("xfb.a.spirv.b"));
}

#[test]
fn every_directive_is_read() {
    let within = Tolerance::Absolute(0.01);
    let probe = |element, expected| {
        Action::Probe(Probe {
            binding: Binding(0),
            element,
            expected,
        })
    };
    let program = |question, expected| Action::Program(query::ProgramQuery { question, expected });
    let number = Answer::Number;
    let property = Question::Property;
    let at = || Resource::Varying(Binding(2), ByteOffset(16));
    let rows: Vec<(&str, Action)> = vec![
        (
            "probe xfb buffer float 0 3 -1.5e1",
            probe(3, Expected::Float(-15.0, within)),
        ),
        (
            "probe xfb buffer double 0 1 2",
            probe(1, Expected::Double(2.0, within)),
        ),
        (
            "probe xfb buffer float 0 3 0x40800000",
            probe(3, Expected::Float(4.0, within)),
        ),
        (
            "probe xfb buffer double 0 1 0xC010000000000000 # -4",
            probe(1, Expected::Double(-4.0, within)),
        ),
        (
            "probe xfb buffer int 0 0 0xffffFFF9",
            probe(0, Expected::Int(-7)),
        ),
        (
            "probe xfb buffer uint 0 0 0x10\t#comment # 2",
            probe(0, Expected::Uint(16)),
        ),
        ("probe xfb buffer int 0 0 -7", probe(0, Expected::Int(-7))),
        (
            "probe xfb buffer uint 0 0 4294967295",
            probe(0, Expected::Uint(u32::MAX)),
        ),
        (
            "tolerance 0.5 0 0 0\nprobe xfb buffer float 0 0 1",
            probe(0, Expected::Float(1.0, Tolerance::Absolute(0.5))),
        ),
        (
            "tolerance 5%\nprobe xfb buffer double 0 0 1",
            probe(0, Expected::Double(1.0, Tolerance::Relative(0.05))),
        ),
        (
            "verify query_object GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN 3",
            Action::Query {
                target: query::QueryTarget::PrimitivesWritten,
                expected: 3,
            },
        ),
        (
            "verify program_query GL_TRANSFORM_FEEDBACK_VARYINGS 6",
            program(Question::Count(Programs::Varyings), number(6)),
        ),
        (
            "verify program_query GL_TRANSFORM_FEEDBACK_BUFFER_MODE GL_INTERLEAVED_ATTRIBS",
            program(
                Question::Mode,
                Answer::Symbol("GL_INTERLEAVED_ATTRIBS".into()),
            ),
        ),
        (
            "verify program_query GL_TRANSFORM_FEEDBACK_VARYING_MAX_LENGTH 4",
            program(Question::LongestName, number(4)),
        ),
        (
            "verify program_interface_query interface GL_TRANSFORM_FEEDBACK_BUFFER GL_ACTIVE_RESOURCES 2",
            program(Question::Count(Programs::Buffers), number(2)),
        ),
        (
            "verify program_interface_query interface GL_TRANSFORM_FEEDBACK_VARYING GL_MAX_NAME_LENGTH 9",
            program(Question::LongestName, number(9)),
        ),
        (
            "verify program_interface_query interface GL_TRANSFORM_FEEDBACK_BUFFER GL_MAX_NUM_ACTIVE_VARIABLES 3",
            program(Question::MostVariables, number(3)),
        ),
        (
            "verify program_interface_query resourceIndex GL_TRANSFORM_FEEDBACK_VARYING b GL_INVALID_INDEX",
            program(
                Question::Index("b".into()),
                Answer::Symbol("GL_INVALID_INDEX".into()),
            ),
        ),
        (
            "verify program_interface_query resourceName GL_TRANSFORM_FEEDBACK_VARYING (2 16) 0 \"\"",
            program(Question::Name(at()), Answer::Text(String::new())),
        ),
        (
            "verify program_interface_query GL_TRANSFORM_FEEDBACK_VARYING s.m[1] GL_TYPE GL_FLOAT_VEC4",
            program(
                property(Resource::Named("s.m[1]".into()), Property::Type),
                Answer::Type(crate::types::GlType::parse("GL_FLOAT_VEC4").expect("a type")),
            ),
        ),
        (
            "verify program_interface_query resourceByData GL_TRANSFORM_FEEDBACK_VARYING ( 2 16 ) GL_OFFSET 16",
            program(property(at(), Property::Offset), number(16)),
        ),
        (
            "verify program_interface_query resourceByData GL_TRANSFORM_FEEDBACK_BUFFER (2) GL_TRANSFORM_FEEDBACK_BUFFER_STRIDE 32",
            program(
                property(Resource::Buffer(Binding(2)), Property::Stride),
                number(32),
            ),
        ),
        ("link success", Action::Link { succeeds: true }),
        ("link error", Action::Link { succeeds: false }),
    ];
    for (lines, action) in rows {
        let test = only(&with_test(&format!("{DRAWN}{lines}")));
        assert_eq!(test.unsupported, None, "{lines}");
        assert_eq!(
            test.steps.last().map(|step| &step.action),
            Some(&action),
            "{lines}"
        );
    }
    let patches = "xfb buffer object 0 16\npatch parameter vertices 2\n\
                   xfb draw arrays GL_PATCHES 1 4\nprobe xfb buffer float 0 0 0";
    let draw = Draw {
        topology: Topology::Patches,
        patch_points: 2,
        first: 1,
        vertices: 4,
    };
    assert_eq!(
        only(&with_test(patches)).steps[1].action,
        Action::Draw(draw)
    );
    // A draw of nothing is one.
    let none = only(&with_test(&patches.replace("1 4", "1 0")));
    let none = none.steps[1].action.clone();
    assert!(matches!(none, Action::Draw(Draw { vertices: 0, .. })));
}

#[test]
fn what_is_not_known_is_named() {
    let rows = [
        (
            with_test("probe rgba 1 1 0 1 0 1"),
            19,
            "the directive 'probe rgba 1 1 0 1 0 1'",
        ),
        (
            with_test("xfb draw arrays GL_LINE_LOOP 0 4"),
            19,
            "the directive 'xfb draw arrays GL_LINE_LOOP 0 4'",
        ),
        (
            with_test(&format!("{DRAWN}probe xfb buffer int64 0 0 1")),
            21,
            "the directive 'probe xfb buffer int64 0 0 1'",
        ),
        (
            with_test("uniform vec4 a 1 2 3 4"),
            19,
            "the directive 'uniform vec4 a 1 2 3 4'",
        ),
        (
            with_test("verify program_query GL_ACTIVE_UNIFORMS 1"),
            19,
            "the directive 'verify program_query GL_ACTIVE_UNIFORMS 1'",
        ),
        (
            with_test("verify program_interface_query interface GL_UNIFORM GL_ACTIVE_RESOURCES 1"),
            19,
            "the directive 'verify program_interface_query interface GL_UNIFORM GL_ACTIVE_RESOURCES 1'",
        ),
        (
            with_test(
                "verify program_interface_query resourceLocation GL_TRANSFORM_FEEDBACK_VARYING a 1",
            ),
            19,
            "the directive 'verify program_interface_query resourceLocation GL_TRANSFORM_FEEDBACK_VARYING a 1'",
        ),
        (
            with_test(
                "verify program_interface_query GL_TRANSFORM_FEEDBACK_VARYING a GL_LOCATION 1",
            ),
            19,
            "the directive 'verify program_interface_query GL_TRANSFORM_FEEDBACK_VARYING a GL_LOCATION 1'",
        ),
        (
            with_test("verify query_object GL_SAMPLES_PASSED 1")
                .replace("verify", &format!("{DRAWN}verify")),
            21,
            "the directive 'verify query_object GL_SAMPLES_PASSED 1'",
        ),
        (
            with_require("GL_ARB_bindless_texture"),
            8,
            "the requirement 'GL_ARB_bindless_texture'",
        ),
        (
            with_require("!GL_ARB_gl_spirv"),
            8,
            "the requirement '!GL_ARB_gl_spirv'",
        ),
        (
            with_require("GL ES >= 3.1"),
            8,
            "the requirement 'GL ES >= 3.1'",
        ),
        (with_require("GL < 4.0"), 8, "the requirement 'GL < 4.0'"),
        (
            with_require("GLSL COMPAT >= 1.50"),
            8,
            "the requirement 'GLSL COMPAT >= 1.50'",
        ),
        (
            with_require("SSO ENABLED"),
            8,
            "the requirement 'SSO ENABLED'",
        ),
        (
            with_require("INT GL_MAX_TEXTURE_SIZE >= 64"),
            8,
            "the requirement 'INT GL_MAX_TEXTURE_SIZE >= 64'",
        ),
        (
            RIGHT.replace("[test]", "[vertex data]\n1\n[test]"),
            18,
            "the section [vertex data]",
        ),
        (
            RIGHT.replace("[test]", "[compute shader]\n[test]\nuniform x"),
            18,
            "the section [compute shader]",
        ),
    ];
    for (text, line, what) in rows {
        let what = what.to_owned();
        assert_eq!(
            only(&text).unsupported,
            Some(Unsupported { line, what }),
            "{text}"
        );
    }
}

#[test]
fn what_has_no_effect_is_omitted() {
    let lines = "clear color 0 0 0 0\nclear\ndraw rect -1 -1 2 2\ndraw arrays GL_POINTS 0 1\n\
                 enable GL_PROGRAM_POINT_SIZE\northo\n# a comment\n";
    let test = only(&with_test(&format!(
        "{lines}{DRAWN}{lines}probe xfb buffer float 0 0 1"
    )));
    assert_eq!((test.unsupported, test.steps.len()), (None, 3));
    let test = only(&with_require(
        "size 10 10\ndepthbuffer\nrlimit 5\n!GL_ARB_nothing",
    ));
    assert_eq!(test.unsupported, None);
}

#[test]
fn requirements_are_features_and_limits() {
    let require = "GL_ARB_gpu_shader_fp64\nGL_MAX_VERTEX_OUTPUT_COMPONENTS >= 64\n\
                   INT GL_MAX_VERTEX_STREAMS == 4\nGLSL CORE >= 1.50";
    let required = only(&with_require(require)).requirements;
    assert_eq!(required.features, [Feature::ShaderFloat64]);
    assert_eq!(required.glsl, Some(150));
    let limits: Vec<_> = required
        .limits
        .iter()
        .map(|l| (l.line, l.limit, l.comparison, l.value))
        .collect();
    let named = Limit::Named("maxVertexOutputComponents");
    let want = [
        (9, named, Comparison::GreaterEqual, 64),
        (10, Limit::Streams, Comparison::Equal, 4),
    ];
    assert_eq!(limits, want);
}

#[test]
fn mistakes_have_a_place() {
    let rows = [
        (
            format!("hello\n{RIGHT}"),
            1,
            1,
            "'hello' is before the first section",
        ),
        (RIGHT.replace("[test]", "[test"), 18, 1, "lacks its ']'"),
        (
            RIGHT.replace("[test]", "[test] now"),
            18,
            1,
            "'now' follows the heading",
        ),
        (format!("{RIGHT}[test]\n"), 23, 1, "two sections [test]"),
        (
            RIGHT.replace("[test]", "[vertex shader]\nx\n[test]"),
            18,
            1,
            "two vertex shaders",
        ),
        (
            RIGHT.replace("[vertex shader", "[geometry shader"),
            1,
            1,
            "no vertex shader",
        ),
        (
            RIGHT.replace("GLSL >= 4.50\n", ""),
            14,
            1,
            "has no #version",
        ),
        (
            RIGHT.replace("rules: 22", "rules: 200"),
            3,
            1,
            "no rule '200'",
        ),
        (
            with_require("SPIRV MAYBE"),
            8,
            7,
            "YES, ONLY or NO is required, seen 'MAYBE'",
        ),
        (
            with_require("GL >= three"),
            8,
            7,
            "a version such as 4.5 is required",
        ),
        (
            with_require("GL more 3.3"),
            8,
            4,
            "a comparison such as >= is required",
        ),
        (with_require("GL >="), 8, 1, "the line ends"),
        (
            with_require("GL >= 3.3 4"),
            8,
            11,
            "'4' is more than the line may have",
        ),
        (
            with_require("GL_MAX_VERTEX_STREAMS >= x"),
            8,
            26,
            "a whole number is required, seen 'x'",
        ),
        (with_test(""), 18, 1, "the file checks nothing"),
        (with_test(DRAWN), 18, 1, "the file checks nothing"),
        (
            RIGHT.replace("[test]", "# [tset]"),
            1,
            1,
            "the file checks nothing",
        ),
        (with_test("xfb buffer object 0 0"), 19, 21, "a size of 1 to"),
        (
            with_test("xfb buffer object 0 99999999999"),
            19,
            21,
            "a size of 1 to",
        ),
        (
            with_test("xfb buffer object -1 4"),
            19,
            19,
            "the number of a buffer is required",
        ),
        (
            with_test("xfb draw arrays POINTS 0 1"),
            19,
            17,
            "'POINTS' is not a mode",
        ),
        (
            with_test("xfb draw arrays GL_POINTS 0 65537"),
            19,
            29,
            "0 to 65536 vertices are required",
        ),
        (
            with_test("verify query_object GL_PRIMITIVES_GENERATED 1"),
            19,
            1,
            "no 'xfb draw arrays' precedes it",
        ),
        (
            with_test(&format!("{DRAWN}probe xfb buffer float 1 0 1")),
            21,
            24,
            "no buffer object is bound as 1",
        ),
        (
            with_test(&format!("{DRAWN}probe xfb buffer float 0 4 1")),
            21,
            26,
            "the buffer holds 4 values of float",
        ),
        (
            with_test(&format!("{DRAWN}probe xfb buffer double 0 2 1")),
            21,
            27,
            "the buffer holds 2 values of double",
        ),
        (
            with_test(&format!(
                "{DRAWN}probe xfb buffer float 0 18446744073709551615 1"
            )),
            21,
            26,
            "the buffer holds 4",
        ),
        (
            with_test(&format!("{DRAWN}probe xfb buffer float 0 0 one")),
            21,
            28,
            "a number is required, seen 'one'",
        ),
        (
            with_test(&format!("{DRAWN}probe xfb buffer int 0 0 1.5")),
            21,
            26,
            "a whole number is required",
        ),
        (
            with_test(&format!("{DRAWN}probe xfb buffer float 0 0")),
            21,
            1,
            "the line ends",
        ),
        (
            with_test("tolerance -1 0 0 0"),
            19,
            11,
            "a tolerance from 0 is required",
        ),
        (
            with_test("tolerance nan"),
            19,
            11,
            "a tolerance from 0 is required",
        ),
        (
            with_test("patch parameter vertices 33"),
            19,
            26,
            "a patch of 1 to 32 vertices is required",
        ),
        (
            with_test(
                "verify program_interface_query resourceName GL_TRANSFORM_FEEDBACK_VARYING (0 0) 3 ab",
            ),
            19,
            81,
            "the name 'ab' has 2 characters",
        ),
        (
            with_test(
                "verify program_interface_query resourceByData GL_TRANSFORM_FEEDBACK_BUFFER 0 GL_BUFFER_BINDING 0",
            ),
            19,
            76,
            "'(' is required, seen '0'",
        ),
        (
            with_test("verify program_interface_query nonsense a b"),
            19,
            32,
            "'nonsense' is not a program interface",
        ),
        (
            with_test("verify program_query GL_TRANSFORM_FEEDBACK_VARYINGS many"),
            19,
            53,
            "seen 'many'",
        ),
    ];
    for (text, line, column, message) in rows {
        let error = cases_of(&text).expect_err(&text);
        let shown = error.to_string();
        assert_eq!(error.problem.rule(), "case.shader_test", "{shown}");
        assert!(shown.contains(message), "{shown}\n{message}");
        assert_eq!((error.line, error.column), (line, column), "{shown}");
    }
    let draws = "xfb draw arrays GL_POINTS 0 1\n".repeat(17);
    let error = cases_of(&with_test(&draws)).expect_err("many draws");
    assert!(error.to_string().contains("at most 16 draws"), "{error}");
    let long = format!(
        "{RIGHT}{}",
        " ".repeat(crate::shader_test::sections::MAX_BYTES)
    );
    let error = cases_of(&long).expect_err("a long file");
    assert!(
        error.to_string().contains("at most 1048576 are read"),
        "{error}"
    );
}

#[test]
fn a_passthrough_shader_is_in_both_ways() {
    let geometry = |heading: &str| {
        let text = RIGHT.replace("[vertex shader", &format!("[{heading}"));
        text.replace("[test]", "[vertex shader passthrough]\n[test]")
    };
    for case in cases_of(&geometry("geometry shader")).expect("a right file") {
        let test = case.shader_test().expect("a shader test");
        let stages: Vec<Stage> = test.stages.iter().map(|s| s.stage).collect();
        assert_eq!(stages, [Stage::Vertex, Stage::Geometry], "{}", case.name);
        assert_eq!(test.stages[0].language, Language::Glsl);
        assert!(test.stages[0].text.contains("gl_Position"));
    }
}

/// Parts of files in any order are read, unsupported or a mistake; never a panic.
#[test]
fn broken_files_do_no_harm() {
    let mut state = 7u32;
    let mut random = |below: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize % below.max(1)
    };
    let words: Vec<&str> = RIGHT
        .split_inclusive([' ', '\n'])
        .chain([
            "( ",
            ") ",
            "\"\" ",
            "\u{fffd}",
            "%",
            "99999999999999999999 ",
            "[",
            "]",
            "\0",
        ])
        .chain([
            "verify program_interface_query ",
            "resourceName ",
            "GL_TRANSFORM_FEEDBACK_VARYING ",
        ])
        .collect();
    for _ in 0..3000 {
        let mut text = RIGHT.to_owned();
        for _ in 0..1 + random(4) {
            let boundaries: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            let at = boundaries[random(boundaries.len())];
            let end = boundaries[random(boundaries.len())].clamp(at, (at + 20).min(text.len()));
            let end = (at..=end)
                .rev()
                .find(|e| text.is_char_boundary(*e))
                .unwrap_or(at);
            text.replace_range(at..end, words[random(words.len())]);
        }
        let _ = super::names("a", "xfb.a", &text);
        if let Err(error) = cases_of(&text) {
            assert!(
                !error
                    .with_excerpt(crate::terminal::Page::stderr())
                    .is_empty()
            );
        }
    }
}
