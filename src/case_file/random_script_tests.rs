//! Random scripts: each is a legal case that uses nothing but what the device offers.

use super::{expand, print};
use crate::case::Case;
use crate::generate::script::RandomCase;
use crate::script::Capabilities;
use crate::script::requirements::Requirements;
use crate::sources::Sources;

/// Cases of each device.
const CASES: u64 = 600;

/// A device that has everything but what is made for one vendor alone.
fn everything() -> Capabilities {
    Capabilities::offering(EVERYTHING)
}

const EVERYTHING: &[&str] = &[
    "transformFeedback",
    "shaderFloat64",
    "shaderInt64",
    "shaderClipDistance",
    "shaderCullDistance",
    "geometryShader",
    "tessellationShader",
    "geometryStreams",
    "largePoints",
    "shaderTessellationAndGeometryPointSize",
    "transformFeedbackQueries",
    "transformFeedbackDraw",
    "transformFeedbackStreamsLinesTriangles",
    "transformFeedbackRasterizationStreamSelect",
    "transformFeedbackPreservesProvokingVertex",
    "provokingVertexLast",
    "primitivesGeneratedQuery",
    "primitivesGeneratedQueryWithRasterizerDiscard",
    "primitivesGeneratedQueryWithNonZeroStreams",
    "pipelineStatisticsQuery",
    "hostQueryReset",
    "inheritedQueries",
    "inheritedConditionalRendering",
    "conditionalRendering",
    "multiDraw",
    "multiDrawIndirect",
    "drawIndirectFirstInstance",
    "VK_KHR_draw_indirect_count",
    "deviceGeneratedCommands",
    "deviceGeneratedCommandsTransformFeedback",
    "deviceGeneratedCommandsMultiDrawIndirectCount",
    "maintenance5",
    "bufferDeviceAddress",
    "deviceAddressCommands",
    "dynamicRendering",
    "synchronization2",
    "extendedDynamicState",
    "extendedDynamicState2",
    "extendedDynamicState2PatchControlPoints",
    "extendedDynamicState3ProvokingVertexMode",
    "extendedDynamicState3RasterizationStream",
    "dynamicPrimitiveTopologyUnrestricted",
    "graphicsPipelineLibrary",
    "VK_KHR_pipeline_library",
    "shaderObject",
    "indexTypeUint8",
    "primitiveRestartIndex",
    "primitiveTopologyListRestart",
    "primitiveTopologyPatchListRestart",
    "fillModeNonSolid",
    "sparseBinding",
];

fn read(random: &RandomCase) -> Case {
    let text = print::text(&random.definition, &random.sequence, false);
    let cases = expand::expand("fuzz/x.toml", &text, &Sources::embedded(), None);
    let mut cases = cases.unwrap_or_else(|error| panic!("{}\n{text}", error.with_excerpt()));
    assert_eq!(cases.len(), 1);
    cases.remove(0)
}

#[test]
fn every_random_script_is_a_legal_case_that_the_device_can_run() {
    let few = Capabilities::offering(&["transformFeedback"]);
    for device in [everything(), few] {
        for number in 0..CASES {
            let random = RandomCase::new(number / 40, number, &device);
            let case = read(&random);
            let capture = case.capture().expect("a case that captures");
            assert_eq!(
                capture.script.commands.len(),
                random.script.commands.len(),
                "{number}"
            );
            let states: Vec<_> = capture.programs().map(|p| p.state()).collect();
            let required = Requirements::of_script(&capture.script, &states, 256);
            assert_eq!(required.first_missing(&device), None, "{number}");
        }
    }
}

#[test]
fn a_seed_and_a_number_give_one_script() {
    let device = everything();
    for number in [0, 7, 1000] {
        let [first, second] = [(); 2].map(|()| RandomCase::new(3, number, &device));
        assert_eq!(first.script, second.script);
        let other = RandomCase::new(4, number, &device);
        assert_ne!(first.script, other.script);
    }
}
