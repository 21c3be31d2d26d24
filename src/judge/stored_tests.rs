//! The stores in recorded texts of RADV (Mesa 26.2.6, and 25.0.7), unchanged and with one change
//! each. They were printed by `RADV_DEBUG=shaders`, without the hardware.

use super::*;
use crate::catalog::Library;
use crate::judge::CaseResult;
use crate::judge::capture::run_case;
use crate::script::capabilities::RunMode;
use crate::script::executor::{Execution, Job, ShaderText};
use crate::script::scripted_executor::ScriptedExecutor;
use crate::script::{Capabilities, Feature};

/// A text and the case that it was printed for.
type Recorded = (&'static str, &'static str);

/// Two streams from a geometry shader, each to its buffer; GFX11.
const STREAMS: Recorded = (
    "xfb.layout.same_location_streams.0_1",
    include_str!("stored_fixtures/streams_gfx11.nir"),
);
/// Two streams in the form of an older release.
const OLDER_STREAMS: Recorded = (
    "xfb.layout.same_location_streams.0_1",
    include_str!("stored_fixtures/streams_gfx11_25.0.nir"),
);
/// A block with a matrix from an evaluation shader of triangles; GFX12.
const MATRIX: Recorded = (
    "xfb.layout.block.single.mat4x3.tess_eval",
    include_str!("stored_fixtures/matrix_gfx12.nir"),
);
/// A block with a matrix from a vertex shader, where each vertex stores itself; GFX10.3.
const VERTEX_MATRIX: Recorded = (
    "xfb.layout.block.single.mat4x3.vertex",
    include_str!("stored_fixtures/matrix_gfx10.nir"),
);
/// Three buffers from a geometry shader; GFX11.
const BUFFERS: Recorded = (
    "xfb.layout.block.buffers.instanced.010",
    include_str!("stored_fixtures/buffers_gfx11.nir"),
);
/// Three buffers on GFX10.3, where another shader copies the outputs of the geometry shader.
const RING: Recorded = (
    "xfb.layout.block.buffers.instanced.010",
    include_str!("stored_fixtures/ring_gfx10.nir"),
);

/// Judges a case whose driver prints this of the shader that captures.
fn judged(name: &str, driver: &str, texts: &[(&str, String)]) -> CaseResult {
    let texts = texts.iter().map(|(representation, text)| ShaderText {
        executable: "the last shader".to_owned(),
        representation: (*representation).to_owned(),
        text: text.clone(),
    });
    let execution = Execution {
        shaders: vec![texts.collect()],
        ..Execution::default()
    };
    judged_as(name, driver, &execution)
}

/// Judges a case whose driver prints this of it.
pub(super) fn judged_as(name: &str, driver: &str, execution: &Execution) -> CaseResult {
    let mut capabilities = Capabilities::offering(&[
        Feature::GeometryShader,
        Feature::GeometryStreams,
        Feature::TessellationShader,
        Feature::TransformFeedbackQueries,
        Feature::TransformFeedbackDraw,
        Feature::PrimitivesGeneratedQuery,
        Feature::PrimitivesGeneratedQueryWithRasterizerDiscard,
        Feature::PrimitivesGeneratedQueryWithNonZeroStreams,
    ]);
    capabilities.mode = RunMode::Stores;
    driver.clone_into(&mut capabilities.driver_name);
    let answer = |_: &Job, _| Ok(execution.clone());
    let mut executor = ScriptedExecutor::new(capabilities, &answer);
    let library = Library::embedded();
    let case = library.get(name).expect("the cases are right");
    let case = case.expect("the case exists");
    run_case(&case, library.sources(), &mut executor, &mut |_| ())
}

fn judged_radv(name: &str, text: &str) -> CaseResult {
    judged(name, "radv", &[("NIR Shader(s)", text.to_owned())])
}

#[test]
fn the_stores_of_a_driver_that_is_right_pass_with_all_contents_known() {
    for (name, text) in [STREAMS, OLDER_STREAMS, MATRIX, VERTEX_MATRIX, BUFFERS] {
        let result = judged_radv(name, text);
        assert_eq!(
            (result.status, result.reason.as_str()),
            (Status::Pass, ""),
            "{name}"
        );
    }
}

#[test]
fn tables_may_lie_anywhere() {
    let (name, text) = VERTEX_MATRIX;
    let elsewhere = text.replace("(0xffff8000 = -32768 = 4294934528)", "(0x00000000)");
    assert_ne!(elsewhere, text);
    assert_eq!(judged_radv(name, &elsewhere).status, Status::Pass);
}

#[test]
fn each_wrong_store_is_named() {
    let store = "@store_buffer_amd (";
    for ((name, text), from, to, fingerprint, reason) in [
        (
            MATRIX,
            format!("{store}%300, %148, %293, %17 (0x0), %17 (0x0)) (base=0,"),
            format!("{store}%300, %148, %293, %17 (0x0), %17 (0x0)) (base=168,"),
            "stores.missing",
            "k.tag is not stored to byte 0 of vertex 0 in buffer 0",
        ),
        (
            VERTEX_MATRIX,
            "(base=16, wrmask=xyzw".into(),
            "(base=20, wrmask=xyzw".into(),
            "stores.offset",
            "k.value[1].x belongs to byte 16 of vertex 0 in buffer 0 and is stored to byte 20",
        ),
        (
            VERTEX_MATRIX,
            "vec4 %73, %75, %77, %79".into(),
            "vec4 %73, %75, %75, %79".into(),
            "stores.component",
            "k.value[0].y belongs to byte 8 of vertex 0 in buffer 0, where k.value[0].x is stored",
        ),
        (
            VERTEX_MATRIX,
            "imul %66, %67 (0x38)".into(),
            "imul %66, %69 (0x2)".into(),
            "stores.stride",
            "in buffer 0 an invocation stores 2 bytes after the one before, not 56",
        ),
        (
            VERTEX_MATRIX,
            "(base=48, wrmask=xy".into(),
            "(base=48, wrmask=x".into(),
            "stores.missing",
            "k.after is not stored to byte 52 of vertex 0 in buffer 0",
        ),
        (
            VERTEX_MATRIX,
            "{14, 0, 0, 0}".into(),
            "{16, 0, 0, 0}".into(),
            "stores.stride",
            "the driver states a stride of 64 for buffer 0, not 56",
        ),
        (
            BUFFERS,
            "%301, %302, %295".into(),
            "%301, %308, %296".into(),
            "stores.buffer",
            "in buffer 0 and is stored to byte 0 of vertex 0 in buffer 1",
        ),
        (
            BUFFERS,
            "32    %296 = iadd".into(),
            "32    %296 = mov %295 // iadd".into(),
            "stores.buffer",
            "buffer 1 is stored to from the offset of buffer 0",
        ),
        (
            STREAMS,
            "%374, %375, %373".into(),
            "%374, %375, %367".into(),
            "stores.stream",
            "buffers 0 and 1 of streams 0 and 1 are stored for the same primitives",
        ),
        (
            MATRIX,
            "32x2  %313 = @load_shared2_amd (%308)".into(),
            "32x2  %313 = @load_shared2_amd (%296)".into(),
            "stores.vertex",
            "is taken from another vertex of the primitive than the words before",
        ),
        (
            MATRIX,
            "ubfe %0, %319 (0x12)".into(),
            "ubfe %0, %17 (0x0)".into(),
            "stores.vertex",
            "vertices 1 and 2 in buffer 0 are taken from the primitive in another order",
        ),
        (
            VERTEX_MATRIX,
            "(base=48, wrmask=xy".into(),
            "(base=48, wrmask=xyz".into(),
            "stores.surplus",
            "byte 0 of vertex 1 in buffer 0 is stored, where nothing is captured",
        ),
    ] {
        assert!(text.contains(&from), "{name} has no {from}");
        let result = judged_radv(name, &text.replacen(&from, &to, 1));
        assert_eq!(result.status, Status::Fail, "{to}: {}", result.reason);
        let found = result.fingerprint.as_deref();
        assert_eq!(found, Some(fingerprint), "{to}: {}", result.reason);
        assert!(result.reason.contains(reason), "{to}: {}", result.reason);
    }
}

#[test]
fn nothing_is_concluded_from_what_cannot_be_read() {
    let unknown = MATRIX
        .1
        .replacen("@load_global_amd (%147", "@load_elsewhere (%147", 1);
    let (name, ring) = RING;
    for (result, reason) in [
        (judged_radv(name, ring), "a text of the shader that copies"),
        (judged_radv(name, ""), "a text of these shaders"),
        (judged(name, "radv", &[]), "a text of these shaders"),
        (
            judged(name, "radv", &[("Assembly", BUFFERS.1.to_owned())]),
            "a text of these shaders",
        ),
        (
            judged(name, "anv", &[("NIR Shader(s)", BUFFERS.1.to_owned())]),
            "a driver whose texts can be read (radv, NVK), not anv",
        ),
        (
            judged_radv(MATRIX.0, &unknown),
            "a text that can be read: @store_buffer_amd (%300, %148",
        ),
    ] {
        assert_eq!(result.status, Status::Unsupported, "{}", result.reason);
        assert!(result.reason.starts_with(reason), "{}", result.reason);
    }
}

#[test]
fn a_shader_that_stores_nothing_lacks_every_word() {
    let result = judged_radv(BUFFERS.0, "shader: MESA_SHADER_GEOMETRY\nname:\n");
    assert_eq!(result.fingerprint.as_deref(), Some("stores.missing"));
}
