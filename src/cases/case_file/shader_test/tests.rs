use super::*;
use crate::script::{Feature, Limit, Topology};
use crate::shader_test::Unsupported;
use crate::shader_test::require::Comparison;
use crate::shader_test::test::Draw;
use serde::Deserialize;

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

/// The content of `tests.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    unsupported: Vec<Changed>,
    mistake: Vec<Changed>,
    directive: Vec<Directive>,
}

/// A change of the right file, and where it is unsupported or a mistake.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Changed {
    test: Option<String>,
    draw: Option<String>,
    require: Option<String>,
    replace: Option<[String; 2]>,
    line: usize,
    column: Option<usize>,
    message: String,
}

impl Changed {
    fn text(&self) -> String {
        let test = self.test.as_ref().map(|test| with_test(test));
        let draw = self.draw.as_ref();
        let draw = draw.map(|test| with_test(&format!("{DRAWN}{test}")));
        let require = self.require.as_ref().map(|require| with_require(require));
        let replaced = self.replace.as_ref().map(|[from, to]| {
            assert!(RIGHT.contains(from), "{from}");
            RIGHT.replace(from, to)
        });
        let text = test.or(draw).or(require).or(replaced);
        text.expect("one change")
    }
}

/// Lines of a test, and the action of the last one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Directive {
    lines: String,
    action: String,
}

fn rows() -> Rows {
    toml::from_str(include_str!("tests.toml")).expect("tests.toml has the rows")
}

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
    for Directive { lines, action } in rows().directive {
        let test = only(&with_test(&format!("{DRAWN}{lines}")));
        assert_eq!(test.unsupported, None, "{lines}");
        let last = test.steps.last().map(|step| format!("{:?}", step.action));
        assert_eq!(last, Some(action), "{lines}");
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
    for row in rows().unsupported {
        let (text, line, what) = (row.text(), row.line, row.message);
        let expected = Some(Unsupported { line, what });
        assert_eq!(only(&text).unsupported, expected, "{text}");
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
    let named = Limit::MaxVertexOutputComponents;
    let want = [
        (9, named, Comparison::GreaterEqual, 64),
        (10, Limit::MaxTransformFeedbackStreams, Comparison::Equal, 4),
    ];
    assert_eq!(limits, want);
}

#[test]
fn mistakes_have_a_place() {
    for row in rows().mistake {
        let (text, message) = (row.text(), &row.message);
        let error = cases_of(&text).expect_err(&text);
        let shown = error.to_string();
        assert_eq!(error.problem.rule(), "case.shader_test", "{shown}");
        assert!(shown.contains(message), "{shown}\n{message}");
        let place = (error.line, Some(error.column));
        assert_eq!(place, (row.line, row.column), "{shown}");
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
                    .with_excerpt(crate::terminal::Screen::stderr())
                    .is_empty()
            );
        }
    }
}
