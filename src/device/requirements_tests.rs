use super::*;
use crate::script::ResourceKind;
use crate::script::commands::{QueryDeclaration, QueryKind};
use crate::script::condition::Condition;
use crate::script::draw::DrawForm;
use crate::script::program::{Dynamic, Emit, Producer, Provoking, State};
use crate::script::requirements::{features, limits};
use crate::script::{
    Draw, Feature, Limit, Program, ProgramUse, Script, ValidScript, validate_calls,
};
use crate::spirv::ShaderModule;
use crate::units::Stream;
use rspirv::spirv::Capability;

fn device(features: &[Feature]) -> Capabilities {
    let mut device = Capabilities::offering(features);
    device.features.insert(Feature::TransformFeedback, true);
    device.api_version = "1.1.0".into();
    device
}

fn words(version: u32, capabilities: &[Capability]) -> Vec<u32> {
    let mut words = vec![0x0723_0203, version, 0, 1, 0];
    for capability in capabilities {
        words.extend([2 << 16 | 17, *capability as u32]);
    }
    words.extend([3 << 16 | 14, 0, 1]);
    words
}

fn job(stages: &[(Stage, Vec<u32>)]) -> Job {
    let modules = stages.iter().map(|(stage, words)| ShaderModule {
        stage: *stage,
        words: words.as_slice().into(),
    });
    let program = Program {
        modules: modules.collect(),
        ..Program::default()
    };
    Job::new(program, Vec::new(), ValidScript::default(), 256)
}

fn valid(script: Script) -> ValidScript {
    validate_calls(script, vec![ProgramUse::default()]).expect("the script is legal")
}

fn with_queries(queries: Vec<QueryDeclaration>) -> ValidScript {
    valid(Script {
        queries,
        ..Script::default()
    })
}

fn with_commands(commands: Vec<Command>) -> ValidScript {
    valid(Script {
        commands,
        ..Script::default()
    })
}

fn vertex() -> Job {
    job(&[(Stage::Vertex, words(0x10000, &[]))])
}

/// The features that a job requires as it is after its changes.
fn wanted(device: &Capabilities, job: &Job) -> Result<Vec<Feature>, String> {
    let Job {
        program,
        extra_programs,
        script,
        guard,
        ..
    } = job.clone();
    let job = Job::new(program, extra_programs, script, guard);
    features(device, vk::API_VERSION_1_1, &job)
        .map(|wanted| wanted.into_iter().collect())
        .map_err(|error| error.to_string())
}

/// The error names the feature, and the reason in brackets.
fn assert_lacks(error: &str, feature: Feature) {
    let start = format!("the device lacks {feature} (");
    assert!(error.starts_with(&start), "{error}");
}

#[test]
fn a_plain_job_needs_the_extension_and_nothing_else() {
    let answer = wanted(&device(&[Feature::ShaderInt64]), &vertex());
    assert_eq!(answer, Ok(vec![Feature::TransformFeedback]));
    let mut without = device(&[]);
    without.transform_feedback = false;
    let error = wanted(&without, &vertex()).expect_err("no extension");
    assert_eq!(error, "the device lacks VK_EXT_transform_feedback");
}

#[test]
fn features_come_from_names_stages_and_capabilities() {
    let capabilities = [Capability::Shader, Capability::Float64];
    let mut job = job(&[
        (Stage::Vertex, words(0x10000, &capabilities)),
        (Stage::Geometry, words(0x10000, &[])),
    ]);
    job.program.features = vec![Feature::RobustBufferAccess, Feature::TransformFeedbackDraw];
    let all = [
        Feature::GeometryShader,
        Feature::RobustBufferAccess,
        Feature::ShaderFloat64,
        Feature::TransformFeedbackDraw,
    ];
    // A boolean property is required, and not enabled.
    assert_eq!(
        wanted(&device(&all), &job),
        Ok([
            Feature::GeometryShader,
            Feature::RobustBufferAccess,
            Feature::ShaderFloat64,
            Feature::TransformFeedback
        ]
        .to_vec())
    );
    for missing in all {
        let rest: Vec<_> = all.into_iter().filter(|name| *name != missing).collect();
        let error = wanted(&device(&rest), &job).expect_err(missing.name());
        assert_lacks(&error, missing);
    }
}

#[test]
fn streams_need_the_feature_and_points() {
    let mut job = job(&[
        (Stage::Vertex, words(0x10000, &[])),
        (Stage::Geometry, words(0x10000, &[])),
    ]);
    job.program.assembly.producer = Producer::Geometry {
        output: Topology::Triangles,
        emits: vec![Emit::Vertex(0), Emit::Vertex(2)],
        invocations: 1,
    };
    let device = device(&[Feature::GeometryShader, Feature::GeometryStreams]);
    let error = wanted(&device, &job).expect_err("triangles");
    assert_lacks(&error, Feature::TransformFeedbackStreamsLinesTriangles);
    let with = |job: &mut Job, shape, streams: &[u32]| {
        if let Producer::Geometry { output, emits, .. } = &mut job.program.assembly.producer {
            *output = shape;
            *emits = streams.iter().map(|stream| Emit::Vertex(*stream)).collect();
        }
    };
    with(&mut job, Topology::Triangles, &[2, 2]);
    wanted(&device, &job).expect("one stream is enough");
    with(&mut job, Topology::Points, &[0, 2]);
    let names = wanted(&device, &job).expect("points are enough");
    assert!(names.contains(&Feature::GeometryStreams), "{names:?}");
}

#[test]
fn queries_need_their_features() {
    let query = |kind, stream| QueryDeclaration {
        kind,
        stream: Stream(stream),
    };
    let cases = [
        (
            query(QueryKind::TransformFeedback, 0),
            vec![Feature::TransformFeedbackQueries],
        ),
        (
            query(QueryKind::PrimitivesGenerated, 1),
            vec![
                Feature::PrimitivesGeneratedQuery,
                Feature::PrimitivesGeneratedQueryWithRasterizerDiscard,
                Feature::PrimitivesGeneratedQueryWithNonZeroStreams,
            ],
        ),
    ];
    for (query, all) in cases {
        let mut job = vertex();
        job.script = with_queries(vec![query]);
        for missing in &all {
            let rest: Vec<_> = all.iter().copied().filter(|name| name != missing).collect();
            let error = wanted(&device(&rest), &job).expect_err(missing.name());
            assert_lacks(&error, *missing);
        }
    }
    // With a fragment shader nothing is discarded.
    let mut job = job(&[
        (Stage::Vertex, words(0x10000, &[])),
        (Stage::Fragment, words(0x10000, &[])),
    ]);
    job.script = with_queries(vec![query(QueryKind::PrimitivesGenerated, 0)]);
    let plain = device(&[Feature::PrimitivesGeneratedQuery]);
    assert!(wanted(&plain, &job).is_ok());
    // Nor may another stream be rasterized.
    job.program.assembly.rasterized = Some(Stream(1));
    let streams = [
        Feature::PrimitivesGeneratedQuery,
        Feature::GeometryStreams,
        Feature::TransformFeedbackRasterizationStreamSelect,
    ];
    assert_lacks(
        &wanted(&device(&streams), &job).expect_err("one feature is missing"),
        Feature::PrimitivesGeneratedQueryWithNonZeroStreams,
    );
}

#[test]
fn a_module_newer_than_the_device_is_unsupported() {
    let newer = job(&[(Stage::Vertex, words(0x10600, &[]))]);
    assert_eq!(
        wanted(&device(&[]), &newer).expect_err("SPIR-V 1.6 on Vulkan 1.1"),
        "the device lacks SPIR-V 1.6 (it may be used up to Vulkan 1.1.0)"
    );
    let unknown = job(&[(Stage::Vertex, words(0x20000, &[]))]);
    assert!(wanted(&device(&[]), &unknown).is_err());
}

#[test]
fn a_divisor_needs_features_that_depend_on_it_and_on_the_first_instance() {
    let job = |divisor, first| {
        let draw = Command::Draw(Draw::plain(3, 2, 0, first));
        let mut job = Job {
            script: with_commands(vec![draw]),
            ..vertex()
        };
        job.program.assembly.divisor = divisor;
        job
    };
    const DIVISOR: Feature = Feature::VertexAttributeInstanceRateDivisor;
    const ZERO: Feature = Feature::VertexAttributeInstanceRateZeroDivisor;
    const FIRST: Feature = Feature::SupportsNonZeroFirstInstance;
    for (divisor, first, lacking) in [
        (None, 1, None),
        (Some(1), 0, Some(DIVISOR)),
        (Some(1), 1, Some(DIVISOR)),
        (Some(2), 0, Some(DIVISOR)),
        (Some(2), 1, Some(FIRST)),
        (Some(0), 0, Some(ZERO)),
        (Some(0), 1, Some(FIRST)),
    ] {
        let job = job(divisor, first);
        let all = [DIVISOR, ZERO, FIRST];
        assert!(wanted(&device(&all), &job).is_ok(), "{divisor:?} {first}");
        let Some(lacking) = lacking else {
            assert!(wanted(&device(&[]), &job).is_ok());
            continue;
        };
        let offered: Vec<Feature> = all.into_iter().filter(|name| *name != lacking).collect();
        let error = wanted(&device(&offered), &job).expect_err(lacking.name());
        assert_lacks(&error, lacking);
    }
}

#[test]
fn generated_draws_need_the_extension_their_stages_and_enough_sequences() {
    const STAGE: Feature = Feature::SupportedIndirectCommandsShaderStagesVertex;
    const LIMIT: Limit = Limit::MaxIndirectSequenceCount;
    let mut draw = Draw::plain(3, 1, 0, 0);
    draw.form = DrawForm::Generated {
        count: Some(3),
        max: 2,
    };
    let mut all = features::draw(&draw);
    let program = vertex().program;
    let job = Job::new(
        program,
        Vec::new(),
        with_commands(vec![Command::Draw(draw)]),
        256,
    );
    all.push(STAGE);
    assert!(wanted(&device(&all), &job).is_ok());
    let sequences = |most| {
        let mut device = device(&all);
        device.other_limits.insert(LIMIT, most);
        limits::exceeded(&limits::script_requirements(&job.script), &device)
    };
    assert_eq!(sequences(3), None);
    assert_eq!(sequences(2), Some(format!("{LIMIT}: 3 needed, 2 offered")));
    for lacking in &all {
        let offered: Vec<Feature> = all.iter().copied().filter(|name| name != lacking).collect();
        let error = wanted(&device(&offered), &job).expect_err(lacking.name());
        assert_lacks(&error, *lacking);
    }
}

#[test]
fn a_patch_without_points_is_our_error() {
    let mut job = vertex();
    job.program.assembly.topology = Topology::Patches;
    let error = wanted(&device(&[]), &job).expect_err("no points");
    assert_eq!(error, "a patch has no points");
    job.program.assembly.patch_points = 1;
    assert!(wanted(&device(&[]), &job).is_ok());
}

#[test]
fn a_program_without_stages_is_our_error() {
    let error = wanted(&device(&[]), &job(&[])).expect_err("no stages");
    assert_eq!(error, "the program has no stages");
}

fn with_resources(resources: Vec<Resource>) -> Job {
    let mut job = vertex();
    job.program.resources = resources;
    job
}

fn resource(kind: ResourceKind) -> Resource {
    Resource {
        kind,
        binding: 0,
        bytes: vec![0; 64],
        stages: vec![Stage::Vertex],
        inputs: Vec::new(),
    }
}

#[test]
fn buffers_that_are_written_need_the_feature_of_the_stage() {
    let job = with_resources(vec![resource(ResourceKind::Storage)]);
    let error = wanted(&device(&[]), &job).expect_err("a vertex shader writes");
    assert_lacks(&error, Feature::VertexPipelineStoresAndAtomics);
    let mut fragment = job.clone();
    fragment.program.modules[0].stage = Stage::Fragment;
    fragment.program.resources[0].stages = vec![Stage::Fragment];
    let error = wanted(&device(&[]), &fragment).expect_err("a fragment shader writes");
    assert_lacks(&error, Feature::FragmentStoresAndAtomics);
    assert!(wanted(&device(&[Feature::VertexPipelineStoresAndAtomics]), &job).is_ok());
    let job = with_resources(vec![resource(ResourceKind::ReadOnlyStorage)]);
    assert!(wanted(&device(&[]), &job).is_ok());
}

#[test]
fn limits_of_resources_are_named_with_both_numbers() {
    for (kind, limit) in [
        (ResourceKind::Uniform, Limit::MaxUniformBufferRange),
        (ResourceKind::ReadOnlyStorage, Limit::MaxStorageBufferRange),
        (ResourceKind::PushConstant, Limit::MaxPushConstantsSize),
    ] {
        let mut device = device(&[]);
        device.other_limits.insert(limit, 60);
        let error = wanted(&device, &with_resources(vec![resource(kind)])).expect_err(limit.into());
        assert_eq!(
            error,
            format!("the device lacks {limit}: 64 needed, 60 offered")
        );
        device.other_limits.insert(limit, 64);
        assert!(wanted(&device, &with_resources(vec![resource(kind)])).is_ok());
    }
    for (kind, limit) in [
        (
            ResourceKind::Uniform,
            Limit::MaxPerStageDescriptorUniformBuffers,
        ),
        (
            ResourceKind::ReadOnlyStorage,
            Limit::MaxPerStageDescriptorStorageBuffers,
        ),
    ] {
        let mut device = device(&[]);
        device.other_limits.insert(limit, 1);
        let mut second = resource(kind);
        second.binding = 1;
        let job = with_resources(vec![resource(kind), second]);
        let error = wanted(&device, &job).expect_err(limit.into());
        assert_eq!(
            error,
            format!("the device lacks {limit}: 2 needed, 1 offered")
        );
    }
}

#[test]
fn resources_that_no_device_takes_are_our_error() {
    let mut odd = resource(ResourceKind::PushConstant);
    odd.bytes = vec![0; 6];
    let mut empty = resource(ResourceKind::Uniform);
    empty.bytes = vec![];
    let mut absent = resource(ResourceKind::Uniform);
    absent.stages = vec![Stage::Geometry];
    let mut unused = resource(ResourceKind::Uniform);
    unused.stages = vec![];
    let twice = |kind| vec![resource(kind), resource(kind)];
    for (resources, reason) in [
        (
            vec![odd],
            "resource 0 of the program has 6 bytes of push constants, no multiple of 4",
        ),
        (vec![empty], "resource 0 of the program has no bytes"),
        (
            vec![absent],
            "resource 0 of the program is used by the geometry stage, which the program has not",
        ),
        (
            vec![unused],
            "resource 0 of the program is used by no stage",
        ),
        (
            twice(ResourceKind::Target),
            "resource 1 of the program is a second image to draw into",
        ),
        (
            twice(ResourceKind::PushConstant),
            "resource 1 of the program is a second block of push constants",
        ),
        (
            twice(ResourceKind::Uniform),
            "resource 1 of the program has binding 0, as has resource 0",
        ),
    ] {
        let error = wanted(&device(&[]), &with_resources(resources)).expect_err(reason);
        assert_eq!(error, reason);
    }
}

#[test]
fn a_condition_around_a_secondary_command_buffer_is_a_feature_of_its_own() {
    let condition = Condition {
        value: 1,
        inverted: false,
    };
    let begins = Command::BeginConditional(condition);
    let mut job = vertex();
    job.script = with_commands(vec![
        Command::BeginSecondary,
        begins.clone(),
        Command::EndConditional,
        Command::EndSecondary,
    ]);
    let plain = device(&[Feature::ConditionalRendering]);
    assert!(wanted(&plain, &job).is_ok());
    job.script = with_commands(vec![
        begins,
        Command::BeginSecondary,
        Command::EndSecondary,
        Command::EndConditional,
    ]);
    let error = wanted(&plain, &job).expect_err("it is not inherited");
    assert_lacks(&error, Feature::InheritedConditionalRendering);
    let both = device(&[
        Feature::ConditionalRendering,
        Feature::InheritedConditionalRendering,
    ]);
    let features = wanted(&both, &job).expect("it has both");
    assert!(features.contains(&Feature::InheritedConditionalRendering));
}

#[test]
fn a_command_that_sets_the_last_vertex_as_provoking_needs_the_feature() {
    let sets = |mode| {
        let mut job = vertex();
        let script = Script {
            commands: vec![Command::Set(State::Provoking(mode))],
            ..Script::default()
        };
        let program = ProgramUse {
            dynamic: vec![Dynamic::Provoking],
            ..ProgramUse::default()
        };
        job.script = validate_calls(script, vec![program]).expect("the state is dynamic");
        wanted(&device(&[]), &job).err().unwrap_or_default()
    };
    assert!(!sets(Provoking::First).contains("provokingVertexLast"));
    assert!(sets(Provoking::Last).contains("provokingVertexLast"));
}
