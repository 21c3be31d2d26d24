//! The limits that cases need, on devices that offer just that or less.

use crate::capture::location_count;
use crate::case::Case;
use crate::case_file::expand;
use crate::case_glsl::template;
use crate::catalog::Library;
use crate::judge::outcome::NotPassed;
use crate::judge::prepared::Prepared;
use crate::packing::CaptureLimits;
use crate::script::commands::Command;
use crate::script::commands::{Bind, BoundRange, CounterCall, RangeSize};
use crate::script::program::{Emit, Producer};
use crate::script::requirements::limits::{exceeded, lacking_stream, script_requirements};
use crate::script::{Capabilities, Feature, Limit, Topology};
use crate::sources::Sources;
use crate::types::Stage;
use crate::types::interface::BuiltIn;
use crate::units::Binding;
use crate::units::Stream;

/// A device with every limit at its most but for one.
fn device(limit: Limit, offered: u64) -> Capabilities {
    let mut limits = CaptureLimits::NONE;
    match limit {
        Limit::MaxTransformFeedbackStreams => limits.max_streams = offered as u32,
        Limit::MaxTransformFeedbackBuffers => limits.max_buffers = offered as u32,
        Limit::MaxTransformFeedbackBufferSize => limits.max_buffer_size = offered,
        _ => {}
    }
    Capabilities {
        limits,
        other_limits: [(limit, offered)].into(),
        ..Capabilities::offering(&[])
    }
}

fn embedded(name: &str) -> Case {
    let case = Library::embedded().get(name).expect("no mistake");
    case.expect(name)
}

fn vertex(outputs: &str) -> Case {
    let text = format!("about = 'x'\nrules = [1]\n[interface]\noutputs = [{outputs}]\n");
    let cases = expand::expand("f/x.toml", &text, &Sources::embedded(), None);
    cases.expect("a case").remove(0)
}

fn lack_of(case: &Case, limit: Limit, offered: u64) -> Option<String> {
    let capture = case.capture().expect("a device case");
    let mut needed = capture.program.limits(capture.program.builtin_components());
    needed.extend(script_requirements(&capture.script));
    exceeded(&needed, &device(limit, offered))
}

/// The case fits a device that offers what it needs, and none that offers less.
fn needs(case: &Case, limit: Limit, needed: u64) {
    assert_eq!(lack_of(case, limit, needed), None, "{limit}");
    assert_eq!(
        lack_of(case, limit, needed - 1),
        Some(format!("{limit}: {needed} needed, {} offered", needed - 1))
    );
}

#[test]
fn locations_count_whole_and_to_the_last() {
    let case = vertex(
        "{ name = 'a', type = 'float', location = 16, offset = 0 }, \
         { name = 'b', type = 'vec4', location = 3 }",
    );
    // With `gl_PerVertex`, which may count.
    needs(&case, Limit::MaxVertexOutputComponents, 68 + 7);
    let case = vertex("{ name = 'a', type = 'dmat3', offset = 0 }");
    needs(&case, Limit::MaxVertexOutputComponents, 24 + 7);
}

#[test]
fn every_stage_has_its_own_limits() {
    let mut case = vertex("{ name = 'a', type = 'vec4[3]', offset = 0 }");
    needs(&case, Limit::MaxVertexOutputComponents, 12 + 7);
    let set_stage = |case: &mut Case, stage| {
        let capture = case.capture_mut().expect("a device case");
        capture.program.interface.stage = stage;
    };
    set_stage(&mut case, Stage::TessEval);
    needs(
        &case,
        Limit::MaxTessellationEvaluationOutputComponents,
        12 + 7,
    );
    assert_eq!(lack_of(&case, Limit::MaxVertexOutputComponents, 0), None);
    set_stage(&mut case, Stage::Geometry);
    let capture = case.capture_mut().expect("a device case");
    capture.program.assembly.producer = Producer::Geometry {
        output: Topology::Points,
        emits: vec![Emit::Vertex(0), Emit::EndPrimitive(0), Emit::Vertex(2)],
        invocations: 5,
    };
    needs(&case, Limit::MaxGeometryOutputComponents, 12 + 7);
    needs(&case, Limit::MaxGeometryOutputVertices, 2);
    // With `gl_Position`, which is written though not declared.
    needs(&case, Limit::MaxGeometryTotalOutputComponents, 2 * (12 + 4));
    needs(&case, Limit::MaxGeometryShaderInvocations, 5);
    needs(&case, Limit::MaxTransformFeedbackStreams, 3);
}

#[test]
fn distances_count_alone_and_together() {
    let case = vertex(
        "{ block = 'gl_PerVertex', members = [{ name = 'gl_Position' }, \
         { name = 'gl_ClipDistance', type = 'float[3]', offset = 0 }, \
         { name = 'gl_CullDistance', type = 'float[2]', offset = 12 }] }",
    );
    needs(&case, Limit::MaxClipDistances, 3);
    needs(&case, Limit::MaxCullDistances, 2);
    needs(&case, Limit::MaxCombinedClipAndCullDistances, 5);
}

#[test]
fn patches_bindings_and_ranges_stay_inside_the_limits() {
    let mut case = vertex("{ name = 'a', type = 'vec4', offset = 0 }");
    let assembly = &mut case.capture_mut().expect("a device case").program.assembly;
    assembly.topology = Topology::Patches;
    assembly.patch_points = 33;
    needs(&case, Limit::MaxTessellationPatchSize, 33);
    let device = case.capture_mut().expect("a device case");
    let counters = || vec![None, None];
    let range = BoundRange {
        buffer: 0,
        offset: 0,
        size: RangeSize::WholeSize,
    };
    let script = device.script.revise(|script| {
        script.queries.clear();
        script.commands = vec![
            Command::Bind(Bind::new(Binding(0), vec![range; 4])),
            Command::Begin(CounterCall::new(Binding(2), counters())),
            Command::End(CounterCall::new(Binding(2), counters())),
        ];
    });
    device.script = script.expect("the script is legal");
    needs(&case, Limit::MaxTransformFeedbackBuffers, 4);
    let case = embedded("xfb.prim.count.points.7");
    let script = &case.capture().expect("a device case").script;
    let bytes = script_requirements(script)[0].needed;
    needs(&case, Limit::MaxTransformFeedbackBufferSize, bytes);
    needs(&case, Limit::MaxBufferSize, script.buffers[0]);
}

#[test]
fn a_stream_past_the_limit_is_named() {
    let device = device(Limit::MaxTransformFeedbackStreams, 2);
    assert_eq!(lacking_stream(Stream(1), &device), None);
    assert_eq!(
        lacking_stream(Stream(2), &device).as_deref(),
        Some("maxTransformFeedbackStreams: 3 needed, 2 offered")
    );
}

#[test]
fn sizes_of_points_need_their_feature_range_and_granularity() {
    let case = embedded("xfb.builtin.point_size.vertex");
    let capture = case.capture().expect("a device case");
    assert!(capture.program.features.contains(&Feature::LargePoints));
    let library = Library::embedded();
    let names = library.names().expect("no mistake").into_iter();
    let drawn = names.filter(|case| case.name.starts_with("xfb.stream.raster."));
    let drawn = drawn.map(|case| embedded(&case.name)).find(|case| {
        let capture = case.capture().expect("a device case");
        capture.program.pipeline.image && capture.program.features.contains(&Feature::LargePoints)
    });
    let drawn = drawn.expect("a case draws points of several sizes");
    needs(&drawn, Limit::PointSizeSteps, 8);
    needs(&drawn, Limit::PointSizeRange, 15);
}

/// Vulkan-Docs issue 2293: a driver may count built-in outputs against the components of
/// a stage (VUID-RuntimeSpirv-Location-06272).
#[test]
fn built_in_outputs_fit_beside_the_locations_of_every_case_that_is_no_probe() {
    const LIMITS: [Limit; 3] = [
        Limit::MaxVertexOutputComponents,
        Limit::MaxTessellationEvaluationOutputComponents,
        Limit::MaxGeometryOutputComponents,
    ];
    /// The least that a device offers, and what most devices offer.
    const MINIMUM: u64 = 64;
    const COMMON: u64 = 128;
    let library = Library::embedded();
    let (mut beyond, mut beside, mut rare) = (0, 0, Vec::new());
    for case in library.cases().expect("no mistake") {
        let Some(capture) = case.capture() else {
            continue;
        };
        for program in capture.programs() {
            let packed = program.pipeline.packing();
            if packed.is_some() || capture.probe.is_some() {
                continue;
            }
            let locations = location_count(&program.interface).expect("a legal interface");
            let stages = template::stages(program, library.sources()).expect("shaders");
            let mut written = stages.iter().filter(|s| s.stage == program.interface.stage);
            let text = &written.next().expect("a capturing stage").text;
            let leaves = program.interface.leaves().into_iter();
            let others = leaves.filter(|leaf| {
                ![None, Some(BuiltIn::Position), Some(BuiltIn::PointSize)].contains(&leaf.builtin)
            });
            let others: u64 = others.map(|leaf| u64::from(leaf.ty.components())).sum();
            let writes = |name: &str| text.contains(&format!("{name} = "));
            let builtins =
                4 * u64::from(writes("gl_Position")) + u64::from(writes("gl_PointSize")) + others;
            let needed = 4 * locations + builtins;
            let limits = program.limits(capture.counted_builtins(program));
            let required = limits.iter().find(|l| LIMITS.contains(&l.limit));
            let required = required.expect("a capturing stage has outputs").needed;
            assert!(
                needed <= MINIMUM.max(required),
                "{}: {needed} components, {required} required",
                case.name
            );
            beyond += usize::from(needed > MINIMUM);
            beside += usize::from(needed > MINIMUM && 4 * locations <= MINIMUM);
            if required > COMMON {
                rare.push(case.name.clone());
            }
        }
    }
    assert!(beyond > 100 && beside > 0, "{beyond} {beside}");
    assert_eq!(rare, Vec::<String>::new());
}

/// VUID-VkGraphicsPipelineCreateInfo-primitiveFragmentShadingRateWithMultipleViewports-04504.
#[test]
fn a_shading_rate_beside_a_viewport_index_needs_a_property() {
    const BOTH: Feature = Feature::PrimitiveFragmentShadingRateWithMultipleViewports;
    let others = Feature::ALL.iter().filter(|feature| **feature != BOTH);
    let device = Capabilities::with_features(others.copied());
    for what in ["all", "shading_rate", "viewport_index"] {
        let case = embedded(&format!("xfb.builtin.primitive.{what}.vertex.separate"));
        let capture = case.capture().expect("a device case");
        let lack = Prepared::new(&case.rules, capture, &device).err();
        let lack = lack.map(|lack| NotPassed::from(lack).reason);
        let needed = (what == "all").then(|| format!("feature {}", BOTH.name()));
        assert_eq!(lack, needed, "{what}");
    }
}
