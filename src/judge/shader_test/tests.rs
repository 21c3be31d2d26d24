//! Tests of the verdict on a file, with a scripted executor.

use crate::catalog::Library;
use crate::judge::CaseResult;
use crate::judge::capture::run_case;
use crate::script::commands::QueryKind;
use crate::script::executor::{Execution, Job, ValidationMessage};
use crate::script::memory::{Observed, Prefill, QueryResult};
use crate::script::scripted_executor::ScriptedExecutor;
use crate::script::{Capabilities, Feature, Limit};
use crate::verdict::Status;

/// A stride of 8, of which 4 bytes are captured.
const VERTEX: &str = "[require]\nGL >= 4.5\nGLSL >= 4.50\n[vertex shader]\n\
                      layout(xfb_offset = 0, xfb_stride = 8) out float a;\n\
                      void main() { a = gl_VertexID; gl_Position = vec4(0.0); }\n[test]\n";

/// Points by a geometry shader; a second stream goes to buffer 1.
const GEOMETRY: &str = "[require]\nGL >= 4.5\nGLSL >= 4.50\n[vertex shader passthrough]\n\
                        [geometry shader]\nlayout(points) in;\nlayout(points, max_vertices = 2) out;\n\
                        layout(stream = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 8) out float a;\n\
                        layout(stream = 1, xfb_buffer = 1, xfb_offset = 0, xfb_stride = 8) out float b;\n\
                        void main() { a = 1.0; EmitStreamVertex(0); b = 2.0; EmitStreamVertex(1); }\n[test]\n";

fn capabilities() -> Capabilities {
    Capabilities::offering(&[
        Feature::GeometryShader,
        Feature::GeometryStreams,
        Feature::PrimitivesGeneratedQuery,
        Feature::PrimitivesGeneratedQueryWithRasterizerDiscard,
        Feature::TransformFeedbackQueries,
    ])
}

/// The result of a driver: words by (buffer, byte), and the queries'
/// numbers of written and generated primitives.
#[derive(Clone, Default)]
struct Left {
    words: Vec<(usize, i64, u32)>,
    written: u64,
    generated: u64,
    validation: Vec<ValidationMessage>,
}

impl Left {
    fn floats(values: &[(i64, f32)], primitives: u64) -> Left {
        let words = values.iter().map(|(at, value)| (0, *at, value.to_bits()));
        Left {
            words: words.collect(),
            written: primitives,
            generated: primitives,
            validation: Vec::new(),
        }
    }

    fn with(mut self, buffer: usize, at: i64, word: u32) -> Left {
        self.words.push((buffer, at, word));
        self
    }

    fn observed(&self, job: &Job, prefill: Prefill) -> Observed {
        let mut observed = Observed::untouched(&job.script, job.guard, prefill);
        for (buffer, at, word) in &self.words {
            let at = (job.guard as i64 + at) as usize;
            observed.buffers[*buffer].bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
        }
        let queries = job.script.queries.iter().map(|query| match query.kind {
            QueryKind::TransformFeedback => QueryResult::TransformFeedback {
                written: self.written,
                needed: self.generated,
            },
            QueryKind::PrimitivesGenerated => QueryResult::PrimitivesGenerated(self.generated),
            QueryKind::Statistics | QueryKind::Clipping => QueryResult::Statistics,
        });
        observed.queries = queries.collect();
        observed
    }
}

fn judged_on(capabilities: Capabilities, program: &str, test: &str, left: &[Left]) -> CaseResult {
    let text = format!("{program}{test}");
    let cases = crate::case_file::shader_test::cases("f/x.shader_test", "xfb.f.x", &text, None);
    let case = cases.unwrap_or_else(|error| panic!("{error}")).remove(0);
    let answer = |job: &Job, round: usize| {
        let left = &left[round];
        Ok(Execution {
            observed: Prefill::BOTH.map(|p| left.observed(job, p)).to_vec(),
            validation: left.validation.clone(),
            ..Execution::default()
        })
    };
    let mut executor = ScriptedExecutor::new(capabilities, &answer);
    let library = Library::embedded();
    let result = run_case(&case, library.sources(), &mut executor, &mut |_| ());
    assert!(executor.calls == left.len() || result.status != Status::Pass);
    result
}

fn judged(program: &str, test: &str, left: Left) -> CaseResult {
    judged_on(capabilities(), program, test, &[left])
}

const POINTS: &str = "xfb buffer object 0 16\nxfb draw arrays GL_POINTS 0 2\n\
                      verify query_object GL_PRIMITIVES_GENERATED 2\n\
                      verify query_object GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN 2\n\
                      probe xfb buffer float 0 0 0\nprobe xfb buffer float 0 1 0\n\
                      probe xfb buffer float 0 2 1\n";

fn right() -> Left {
    Left::floats(&[(0, 0.0), (8, 1.0)], 2)
}

#[test]
fn memory_queries_and_probes_are_all_judged() {
    assert_eq!(judged(VERTEX, POINTS, right()).status, Status::Pass);
    let other = |change: &dyn Fn(&mut Left)| {
        let mut left = right();
        change(&mut left);
        left
    };
    let rows: [(Left, &str, &str); 6] = [
        (
            Left::floats(&[(0, 0.0), (8, 7.0)], 2),
            "probe",
            "f/x.shader_test:14: probe xfb buffer float 0 2 1: buffer 0, value 2 (a of vertex 1): \
             expected 1 off by less than 0.01, observed 7 (0x40e00000)",
        ),
        // In one of the two runs it is what memory held before.
        (
            Left::floats(&[(8, 1.0)], 2),
            "probe",
            ":12: probe xfb buffer float 0 0 0",
        ),
        // A gap that is written, and the guard after the buffer: no probe reads them.
        (right().with(0, 4, 0), "stray", "buffer 0"),
        (right().with(0, 16, 5), "stray", "buffer 0"),
        (
            other(&|left| left.written = 1),
            "written-low",
            ":11: verify query_object GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN 2: expected 2, observed 1",
        ),
        (
            other(&|left| left.generated = 3),
            "generated-high+needed-high",
            ":10: verify query_object GL_PRIMITIVES_GENERATED 2: expected 2, observed 3",
        ),
    ];
    for (left, fingerprint, reason) in rows {
        let result = judged(VERTEX, POINTS, left);
        assert_eq!(result.status, Status::Fail, "{}", result.reason);
        assert!(
            result.reason.contains(reason),
            "{}\n{reason}",
            result.reason
        );
        assert_eq!(result.fingerprint.as_deref(), Some(fingerprint), "{reason}");
        let context = result.details.and_then(|details| details.context);
        assert!(context.is_some_and(|context| !context.capture.is_empty()));
    }
    let warned = other(&|left| {
        let (id, text) = ("VUID-x".to_owned(), "x".to_owned());
        left.validation.push(ValidationMessage { id, text });
    });
    assert_eq!(judged(VERTEX, POINTS, warned).status, Status::Error);
}

#[test]
fn primitives_may_begin_with_any_vertex() {
    let test = "xfb buffer object 0 48\nxfb draw arrays GL_TRIANGLES 0 6\n\
                probe xfb buffer float 0 0 0\nprobe xfb buffer float 0 2 1\n\
                probe xfb buffer float 0 4 2\nprobe xfb buffer float 0 6 3\n\
                probe xfb buffer float 0 8 4\nprobe xfb buffer float 0 10 5\n";
    let order = |order: [u8; 6]| {
        let values = (0i64..).zip(order);
        let values: Vec<(i64, f32)> = values.map(|(at, v)| (8 * at, f32::from(v))).collect();
        judged(VERTEX, test, Left::floats(&values, 2))
    };
    for rotated in [[0, 1, 2, 3, 4, 5], [1, 2, 0, 3, 4, 5], [2, 0, 1, 4, 5, 3]] {
        let result = order(rotated);
        assert_eq!(
            result.status,
            Status::Pass,
            "{rotated:?}: {}",
            result.reason
        );
    }
    let mirrored = order([0, 2, 1, 3, 4, 5]);
    assert_eq!(mirrored.status, Status::Fail);
    assert!(
        mirrored.reason.contains(":11: probe"),
        "{}",
        mirrored.reason
    );
    assert_eq!(order([3, 4, 5, 0, 1, 2]).status, Status::Fail);
}

#[test]
fn every_draw_that_is_read_is_a_run() {
    let test = "xfb buffer object 0 16\nxfb draw arrays GL_POINTS 0 2\n\
                probe xfb buffer float 0 2 1\nxfb draw arrays GL_POINTS 5 2\n\
                probe xfb buffer float 0 0 5\nprobe xfb buffer float 0 2 6\n";
    let second = Left::floats(&[(0, 5.0), (8, 6.0)], 2);
    let result = judged_on(capabilities(), VERTEX, test, &[right(), second]);
    assert_eq!(result.status, Status::Pass, "{}", result.reason);
    let result = judged_on(capabilities(), VERTEX, test, &[right(), right()]);
    let reason = ":12: probe xfb buffer float 0 0 5: buffer 0, value 0 (a of vertex 2)";
    assert!(result.reason.contains(reason), "{}", result.reason);
}

#[test]
fn stated_primitives_bound_what_a_later_stage_may_write() {
    let test = "xfb buffer object 0 24\nxfb buffer object 1 16\nxfb draw arrays GL_POINTS 0 1\n\
                verify query_object GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN 1\n\
                probe xfb buffer float 0 0 1\nprobe xfb buffer float 1 0 2\n";
    let right = || Left::floats(&[(0, 1.0)], 1).with(1, 0, 2f32.to_bits());
    let status = |left: Left| judged(GEOMETRY, test, left).status;
    assert_eq!(status(right()), Status::Pass);
    // A second vertex on stream 0, a gap of stream 1.
    assert_eq!(status(right().with(0, 8, 1f32.to_bits())), Status::Fail);
    assert_eq!(status(right().with(1, 4, 0)), Status::Fail);
    // No query counts the vertices of stream 1.
    assert_eq!(status(right().with(1, 8, 9)), Status::Pass);
    let low = Left {
        written: 0,
        ..right()
    };
    let result = judged(GEOMETRY, test, low);
    assert_eq!(
        result.fingerprint.as_deref(),
        Some("written-low"),
        "{}",
        result.reason
    );
}

#[test]
fn a_query_that_is_verified_must_be_there() {
    let without = |features: &[Feature]| {
        let mut capabilities = capabilities();
        capabilities
            .features
            .retain(|feature, _| !features.contains(feature));
        capabilities
    };
    let lacking = without(&[Feature::TransformFeedbackQueries]);
    let result = judged_on(lacking.clone(), VERTEX, POINTS, &[right()]);
    assert_eq!(result.status, Status::Unsupported);
    assert_eq!(result.reason, "feature transformFeedbackQueries");
    // Without a verify the probes are enough.
    let probes: Vec<&str> = POINTS
        .lines()
        .filter(|l| !l.starts_with("verify"))
        .collect();
    let result = judged_on(lacking, VERTEX, &probes.join("\n"), &[right()]);
    assert_eq!(result.status, Status::Pass, "{}", result.reason);
    // Primitives needed are those generated.
    let lacking = without(&[Feature::PrimitivesGeneratedQuery]);
    let result = judged_on(lacking.clone(), VERTEX, POINTS, &[right()]);
    assert_eq!(result.status, Status::Pass, "{}", result.reason);
    let high = Left {
        generated: 3,
        ..right()
    };
    let result = judged_on(lacking, VERTEX, POINTS, &[high]);
    assert_eq!(
        result.fingerprint.as_deref(),
        Some("needed-high"),
        "{}",
        result.reason
    );
    let result = judged_on(
        without(&[Feature::GeometryStreams]),
        GEOMETRY,
        POINTS,
        &[right()],
    );
    assert_eq!(result.reason, "feature geometryStreams");
}

#[test]
fn a_count_that_the_model_does_not_give_is_no_drivers_fault() {
    let test = POINTS.replace("GENERATED 2", "GENERATED 3");
    let left = Left {
        generated: 3,
        ..right()
    };
    let result = judged(VERTEX, &test, left);
    assert_eq!(result.status, Status::Error);
    assert!(
        result.reason.ends_with("the draw makes 2 by the model"),
        "{}",
        result.reason
    );
}

/// GLSL's text puts the double of the second element at 24, after 20 bytes of
/// the first; Vulkan's decorations cannot express that, copies can.
const MIXED: &str = "[require]\nGL >= 4.5\nGLSL >= 4.50\n[vertex shader]\n\
                     layout(xfb_offset = 0) out struct S { float a; double d; float b; } s[2];\n\
                     void main() { s[0] = S(1.0, 2.0lf, 3.0); s[1] = S(4.0, 5.0lf, 6.0);\n\
                     gl_Position = vec4(gl_VertexID); }\n[test]\n";

#[test]
fn what_vulkan_cannot_declare_is_captured_by_copies() {
    let mut with_doubles = capabilities();
    with_doubles.features.insert(Feature::ShaderFloat64, true);
    let limits = [(Limit::MaxVertexOutputComponents, 128)];
    with_doubles.other_limits.extend(limits);
    let test = "xfb buffer object 0 96\nxfb draw arrays GL_POINTS 0 2\n\
                probe xfb buffer float 0 0 1\nprobe xfb buffer float 0 4 3\n\
                probe xfb buffer float 0 5 4\nprobe xfb buffer float 0 8 6\n\
                probe xfb buffer float 0 17 4\nprobe xfb buffer float 0 20 6\n";
    let floats = [0, 48].map(|vertex| {
        let of_vertex = [(0, 1.0), (16, 3.0), (20, 4.0), (32, 6.0)];
        of_vertex.map(|(at, value)| (vertex + at, value))
    });
    let mut left = Left::floats(&floats.concat(), 2);
    for vertex in [0, 48] {
        for (at, double) in [(8, 2.0_f64), (24, 5.0)] {
            let bits = double.to_bits();
            left = left.with(0, vertex + at, bits as u32);
            left = left.with(0, vertex + at + 4, (bits >> 32) as u32);
        }
    }
    let judged = |left: &Left| {
        judged_on(
            with_doubles.clone(),
            MIXED,
            test,
            std::slice::from_ref(left),
        )
    };
    // Padded as Mesa reads SPIR-V, which nothing here requests.
    let stray = left.clone().with(0, 40, 0);
    assert_eq!(judged(&stray).status, Status::Fail);
    let result = judged(&left);
    assert_eq!(result.status, Status::Pass, "{}", result.reason);
}
