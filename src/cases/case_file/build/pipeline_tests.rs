//! Tests of the reading of pipelines and of their requirements.

use super::*;
use crate::case_file::build::interface;
use crate::case_file::build::test_mistakes::check_places;
use crate::case_file::deserialize::{read, read_text};
use crate::case_file::document::Document;
use crate::model::draw_size::{captured_vertices, origins_per_vertex};
use crate::model::primitives::Drawn;
use crate::script::Feature;
use crate::script::draw::DrawCall;

fn captured(pipeline: &Program, vertices: u32, instances: u32, stream: u32) -> u64 {
    let call = DrawCall {
        instances,
        ..DrawCall::default()
    };
    captured_vertices(
        &pipeline.assembly,
        &Drawn::in_order(0, &call, vertices),
        Stream(stream),
    )
}

fn build_from(stage: &str, text: &str) -> Result<Program> {
    let declared = format!(
        "stage = '{stage}'\noutputs = [{{ name = 'a', type = 'dvec2', offset = 0, stream = 0 }}]"
    );
    build_declared(&declared, text)
}

fn build_declared(declared: &str, text: &str) -> Result<Program> {
    let scope = Scope::new("f/x.toml", declared);
    let interface = interface::build(&read_text(declared, &scope)?, &scope)?;
    let scope = Scope::new("f/x.toml", text);
    let keys = Document::parse(scope.file(), text)?.root;
    let definition = read(&keys, &scope)?;
    build(
        (&definition, &keys),
        interface,
        &Sources::embedded(),
        &scope,
    )
}

#[test]
fn defaults_follow_the_stage() {
    let vertex = build_from("vertex", "topology = 'lines'").expect("vertex");
    assert_eq!(vertex.assembly.topology, Topology::Lines);
    assert_eq!(vertex.features, [Feature::ShaderFloat64]);
    assert_eq!(captured(&vertex, 7, 2, 0), 12);
    let evaluation = build_from("tess_eval", "").expect("tess_eval");
    assert_eq!(
        (
            evaluation.assembly.topology,
            evaluation.assembly.patch_points
        ),
        (Topology::Patches, 3)
    );
    assert_eq!(captured(&evaluation, 7, 1, 0), 6);
    let geometry = build_from(
        "geometry",
        "topology = 'triangles'\ngeometry = { output = 'lines', emits = '0 0 0 cut 1 0 0', invocations = 2 }",
    )
    .expect("geometry");
    // Two lines from the first strip and one from the second.
    assert_eq!(captured(&geometry, 7, 1, 0), 2 * 2 * 6);
    assert_eq!(captured(&geometry, 7, 1, 1), 0);
    assert_eq!(origins_per_vertex(&geometry.assembly.producer), 12);
    assert_eq!(
        geometry.features,
        [
            Feature::GeometryShader,
            Feature::GeometryStreams,
            Feature::ShaderFloat64,
            Feature::TransformFeedbackStreamsLinesTriangles
        ]
    );
}

#[test]
fn positions_belong_to_the_rasterized_stream() {
    let declared = |stream| {
        format!(
            "stage = 'geometry'\noutputs = [{{ name = 'a', type = 'uint', offset = 0 }}, \
             {{ block = 'gl_PerVertex', stream = {stream}, members = [{{ name = 'gl_PointSize' }}] }}]"
        )
    };
    let rows = [
        (0, "", Some(0)),
        (0, "raster = { stream = 2 }", None),
        (2, "raster = { stream = 2 }", Some(2)),
        (2, "", None),
    ];
    for (stream, text, positioned) in rows {
        match build_declared(&declared(stream), text) {
            Ok(program) => {
                let seen = program.assembly.position_stream.0;
                assert_eq!(Some(seen), positioned, "{stream}, {text}");
            }
            Err(error) => assert!(
                positioned.is_none() && error.to_string().contains("gl_PerVertex belongs to"),
                "{stream}, {text}: {error}"
            ),
        }
    }
    let undeclared = build_from("geometry", "raster = { stream = 3 }").expect("a program");
    assert_eq!(undeclared.assembly.position_stream, Stream(3));
}

#[test]
fn an_evaluation_stage_refuses_a_topology_of_other_primitives() {
    let rows = [
        ("triangle_strip", "triangles", true),
        ("patches", "isolines", true),
        ("lines", "isolines", true),
        ("lines", "triangles", false),
        ("triangles", "triangle_points", false),
    ];
    for (topology, domain, accepted) in rows {
        let text = format!("topology = '{topology}'\ndomain = '{domain}'");
        match build_from("tess_eval", &text) {
            Ok(program) => assert!(accepted && program.assembly.topology == Topology::Patches),
            Err(error) => assert!(
                !accepted && error.to_string().contains("are patches"),
                "{error}"
            ),
        }
    }
}

#[test]
fn mistakes_have_places() {
    check_places("pipeline", |text| build_from("geometry", text));
}
