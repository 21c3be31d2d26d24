//! The device floor on a real driver: every byte, counter and query of small
//! captures, under the validation layer.
//!
//! These tests need a driver with transform feedback and the Khronos validation
//! layer; `ci/test` installs lavapipe and the layer. Without them they fail, and
//! say so: a test that passes without having run proves nothing.

use std::sync::Arc;
use std::time::Duration;
use xfb::compile::{Compiler, Flavour};
use xfb::device::{Instance, Validation, VulkanDevice, reports, select};
use xfb::model::values::{Dress, Identity, encode};
use xfb::script::commands::{
    Barrier, QueryDeclaration, QueryKind, Range, RangeSize, counter_offset,
};
use xfb::script::executor::Phase;
use xfb::script::memory::{COUNTER_IMAGE, QueryResult};
use xfb::script::program::{Domain, Producer, ShaderModule};
use xfb::script::{
    Command, Emit, ExecuteError, Execution, Executor, Image, Job, Observed, Prefill, Program,
    Script, Topology,
};
use xfb::types::Stage;
use xfb::units::{Binding, Stream, Word};

const SEED: u32 = 0x5eed;
const GUARD: u64 = 256;
/// Where the bound range starts in the buffer.
const OFFSET: u64 = 16;
/// Two words of each vertex are captured, at 4 and 12; the rest is holes.
const STRIDE: u64 = 24;

const VERTEX: &str = "
layout(location = 0, xfb_buffer = 0, xfb_offset = 4, xfb_stride = 24) out uint a;
layout(location = 1, xfb_buffer = 0, xfb_offset = 12) out float b;
void main() {
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    a = xfb_uint(0u, uint(gl_VertexIndex), 0u);
    b = xfb_float(0u, uint(gl_VertexIndex), 1u);
}
";

/// A vertex shader that captures nothing.
const PASS: &str = "
layout(location = 0) out uint index;
void main() {
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    index = uint(gl_VertexIndex);
}
";

// --- what the tests are written with ---------------------------------------

fn module(stage: Stage, body: &str) -> ShaderModule {
    let values = include_str!("../shaders/values.glsl");
    let text = format!("#version 450\n#define XFB_SEED {SEED}u\n{values}\n{body}");
    let compiler = Compiler::shared().expect("shaderc starts");
    let words = compiler.compile_glsl(&text, stage, "harness", Flavour::Vulkan);
    ShaderModule {
        stage,
        words: words.expect("the shader compiles").into(),
    }
}

fn points() -> Program {
    Program {
        modules: vec![module(Stage::Vertex, VERTEX)],
        topology: Topology::Points,
        patch_points: 0,
        producer: Producer::Vertex,
        features: vec![],
    }
}

fn job(program: Program, script: Script) -> Job {
    Job {
        program,
        script: Script {
            seed: SEED,
            ..script
        },
        guard: GUARD,
    }
}

fn instance(validation: Validation) -> Arc<Instance> {
    let instance = Instance::new(validation).unwrap_or_else(|error| {
        panic!(
            "these tests need a Vulkan driver and the validation layer (see ci/setup.sh): {error}"
        )
    });
    Arc::new(instance)
}

fn device(instance: &Arc<Instance>) -> VulkanDevice {
    let index = select(&reports(instance), None).unwrap_or_else(|error| {
        panic!("these tests need a device with transform feedback (see ci/setup.sh): {error}")
    });
    VulkanDevice::new(Arc::clone(instance), index).expect("the device is there")
}

/// Runs a job under the layer, which must have nothing to say, neither then nor
/// when everything is torn down.
fn run(job: &Job) -> Vec<Observed> {
    let instance = instance(Validation::On);
    let mut device = device(&instance);
    let execution = device
        .execute(job, &Prefill::BOTH, &mut |_| ())
        .expect("the job runs");
    assert_eq!(execution.validation, [], "while the job ran");
    drop(device);
    assert_eq!(instance.take_validation_messages(), [], "at the end");
    execution.observed
}

fn bind(room: u64) -> Command {
    Command::Bind {
        first: Binding(0),
        ranges: vec![Range {
            buffer: 0,
            offset: OFFSET,
            size: RangeSize::Bytes(room),
        }],
    }
}

fn begin(counter: Option<usize>) -> Command {
    Command::Begin {
        first_counter: 0,
        counters: vec![counter],
    }
}

fn end(counter: Option<usize>) -> Command {
    Command::End {
        first_counter: 0,
        counters: vec![counter],
    }
}

fn draw(first_vertex: u32, vertices: u32) -> Command {
    Command::Draw {
        vertices,
        instances: 1,
        first_vertex,
        first_instance: 0,
    }
}

/// One buffer with room for seven vertices and more behind them, one counter.
fn script(commands: Vec<Command>) -> Script {
    Script {
        buffers: vec![OFFSET + 7 * STRIDE + 40],
        counters: vec![None],
        commands,
        ..Script::default()
    }
}

fn value(stream: u32, origin: u32, word: u32, dress: Dress) -> u32 {
    let identity = Identity {
        stream: Stream(stream),
        origin,
        word: Word(word),
    };
    encode(SEED, identity, dress)
}

/// An image that holds the prefill but for some words of the buffer.
fn image(prefill: Prefill, number: usize, size: u64, words: &[(u64, u32)]) -> Image {
    let start = GUARD as usize;
    let mut bytes = prefill.bytes(number, 2 * start + size as usize);
    for (position, bits) in words {
        let at = start + *position as usize;
        bytes[at..at + 4].copy_from_slice(&bits.to_le_bytes());
    }
    Image { bytes, start }
}

/// Names the first byte that differs: two images printed whole say nothing.
fn assert_image(got: &Image, want: &Image) {
    assert_eq!(got.start, want.start);
    assert_eq!(got.bytes.len(), want.bytes.len());
    let mut pairs = got.bytes.iter().zip(&want.bytes);
    if let Some(at) = pairs.position(|(got, want)| got != want) {
        let position = at as i64 - got.start as i64;
        let (got, want) = (&got.bytes[at..], &want.bytes[at..]);
        let word = got.len().min(4);
        panic!(
            "byte {position}: {:?}, not {:?}",
            &got[..word],
            &want[..word]
        );
    }
}

/// What `VERTEX` writes into slots 0, 1, … of the range.
fn captured(vertices: impl IntoIterator<Item = u32>) -> Vec<(u64, u32)> {
    let slots = (0..).map(|slot| OFFSET + slot * STRIDE);
    slots
        .zip(vertices)
        .flat_map(|(base, vertex)| {
            [
                (base + 4, value(0, vertex, 0, Dress::Integer)),
                (base + 12, value(0, vertex, 1, Dress::Float)),
            ]
        })
        .collect()
}

/// That buffer 0 holds these words, the counter buffer these counters, and every
/// other byte of both its prefill.
fn assert_memory(observed: &Observed, job: &Job, words: &[(u64, u32)], counters: &[(usize, u32)]) {
    let prefill = observed.prefill;
    let size = job.script.buffers[0];
    assert_image(&observed.buffers[0], &image(prefill, 0, size, words));
    let counters: Vec<_> = counters
        .iter()
        .map(|(index, value)| (counter_offset(*index), *value))
        .collect();
    let size = 16 * (job.script.counters.len() as u64 + 1);
    assert_image(
        &observed.counters,
        &image(prefill, COUNTER_IMAGE, size, &counters),
    );
}

// --- capture ----------------------------------------------------------------

#[test]
fn seven_points_are_captured_and_nothing_else_is_touched() {
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 7), end(Some(0))];
    let job = job(points(), script(commands));
    let observed = run(&job);
    assert_eq!(observed.len(), 2);
    assert_eq!(observed[0].prefill, Prefill::BOTH[0]);
    assert_eq!(observed[1].prefill, Prefill::BOTH[1]);
    for observed in &observed {
        assert_memory(observed, &job, &captured(0..7), &[(0, 7 * STRIDE as u32)]);
    }
}

#[test]
fn a_range_may_reach_to_the_end_of_its_buffer() {
    let range = Range {
        buffer: 0,
        offset: OFFSET,
        size: RangeSize::Whole,
    };
    let commands = vec![
        Command::Bind {
            first: Binding(0),
            ranges: vec![range],
        },
        begin(None),
        draw(0, 30),
        end(Some(0)),
    ];
    let mut job = job(points(), script(commands));
    job.script.buffers = vec![OFFSET + 7 * STRIDE];
    for observed in run(&job) {
        assert_memory(&observed, &job, &captured(0..7), &[(0, 7 * STRIDE as u32)]);
    }
}

#[test]
fn a_capture_that_pauses_equals_one_that_does_not() {
    let commands = vec![
        bind(7 * STRIDE),
        begin(None),
        draw(0, 3),
        end(Some(0)),
        Command::Barrier(Barrier::Counters),
        begin(Some(0)),
        draw(3, 4),
        end(Some(0)),
    ];
    let job = job(points(), script(commands));
    for observed in run(&job) {
        assert_memory(&observed, &job, &captured(0..7), &[(0, 7 * STRIDE as u32)]);
    }
}

#[test]
fn a_counter_of_the_host_is_where_capture_begins() {
    let commands = vec![bind(7 * STRIDE), begin(Some(1)), draw(0, 2), end(None)];
    let mut job = job(points(), script(commands));
    job.script.counters = vec![None, Some(2 * STRIDE as u32), Some(77)];
    // Slots 0 and 1 stay as they are.
    let words: Vec<_> = captured(0..2)
        .into_iter()
        .map(|(position, bits)| (position + 2 * STRIDE, bits))
        .collect();
    for observed in run(&job) {
        assert_memory(&observed, &job, &words, &[(1, 2 * STRIDE as u32), (2, 77)]);
    }
}

#[test]
fn a_range_without_room_takes_what_fits() {
    let query = |kind| QueryDeclaration {
        kind,
        stream: Stream(0),
    };
    let commands = vec![
        bind(5 * STRIDE + 8),
        Command::BeginQuery(0),
        Command::BeginQuery(1),
        begin(None),
        draw(0, 7),
        end(Some(0)),
        Command::EndQuery(1),
        Command::EndQuery(0),
    ];
    let mut job = job(points(), script(commands));
    job.script.queries = vec![
        query(QueryKind::TransformFeedback),
        query(QueryKind::PrimitivesGenerated),
    ];
    for observed in run(&job) {
        assert_memory(&observed, &job, &captured(0..5), &[(0, 5 * STRIDE as u32)]);
        let written_and_needed = QueryResult::TransformFeedback {
            written: 5,
            needed: 7,
        };
        let generated = QueryResult::PrimitivesGenerated(7);
        assert_eq!(observed.queries, [written_and_needed, generated]);
    }
}

#[test]
fn queries_inside_a_pass_count_what_they_span() {
    let query = QueryDeclaration {
        kind: QueryKind::TransformFeedback,
        stream: Stream(0),
    };
    let commands = vec![
        bind(7 * STRIDE),
        begin(None),
        draw(0, 2),
        Command::BeginQuery(0),
        draw(2, 3),
        Command::EndQuery(0),
        draw(5, 2),
        end(None),
    ];
    let mut job = job(points(), script(commands));
    // The second one never begins.
    job.script.queries = vec![query, query];
    for observed in run(&job) {
        assert_memory(&observed, &job, &captured(0..7), &[]);
        let three = QueryResult::TransformFeedback {
            written: 3,
            needed: 3,
        };
        assert_eq!(observed.queries, [three, QueryResult::Unavailable]);
    }
}

#[test]
fn capture_goes_on_beside_rasterization() {
    let mut program = points();
    let fragment = "layout(location = 0) flat in uint a; void main() { if (a == 0u) discard; }";
    program.modules.push(module(Stage::Fragment, fragment));
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 7), end(Some(0))];
    let job = job(program, script(commands));
    for observed in run(&job) {
        assert_memory(&observed, &job, &captured(0..7), &[(0, 7 * STRIDE as u32)]);
    }
}

#[test]
fn a_geometry_shader_captures_two_streams() {
    let geometry = "
layout(points) in;
layout(points, max_vertices = 2) out;
layout(location = 0) in uint index[];
layout(location = 0, stream = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out uint a;
layout(location = 1, stream = 1, xfb_buffer = 1, xfb_offset = 0, xfb_stride = 8) out uint b;
void main() {
    a = xfb_uint(0u, index[0], 0u);
    EmitStreamVertex(0);
    b = xfb_uint(1u, index[0], 1u);
    EmitStreamVertex(1);
}
";
    let program = Program {
        modules: vec![
            module(Stage::Vertex, PASS),
            module(Stage::Geometry, geometry),
        ],
        topology: Topology::Points,
        patch_points: 0,
        producer: Producer::Geometry {
            output: Topology::Points,
            emits: vec![Emit::Vertex(0), Emit::Vertex(1)],
            invocations: 1,
        },
        features: vec![],
    };
    let range = |buffer| Range {
        buffer,
        offset: 0,
        size: RangeSize::Whole,
    };
    let query = |kind, stream| QueryDeclaration {
        kind,
        stream: Stream(stream),
    };
    let script = Script {
        buffers: vec![12, 24],
        counters: vec![None, None],
        queries: vec![
            query(QueryKind::TransformFeedback, 0),
            query(QueryKind::TransformFeedback, 1),
            query(QueryKind::PrimitivesGenerated, 1),
        ],
        commands: vec![
            Command::Bind {
                first: Binding(0),
                ranges: vec![range(0), range(1)],
            },
            Command::BeginQuery(0),
            Command::BeginQuery(1),
            Command::BeginQuery(2),
            Command::Begin {
                first_counter: 0,
                counters: vec![],
            },
            draw(0, 3),
            Command::End {
                first_counter: 0,
                counters: vec![None, Some(0)],
            },
            Command::EndQuery(2),
            Command::EndQuery(1),
            Command::EndQuery(0),
        ],
        ..Script::default()
    };
    let job = job(program, script);
    for observed in run(&job) {
        let words = |stream, stride| {
            (0..3).map(move |vertex| {
                let bits = value(stream, vertex, stream, Dress::Integer);
                (stride * u64::from(vertex), bits)
            })
        };
        let first: Vec<_> = words(0, 4).collect();
        assert_memory(&observed, &job, &first, &[(0, 24)]);
        let second: Vec<_> = words(1, 8).collect();
        assert_image(
            &observed.buffers[1],
            &image(observed.prefill, 1, 24, &second),
        );
        let three = QueryResult::TransformFeedback {
            written: 3,
            needed: 3,
        };
        let generated = QueryResult::PrimitivesGenerated(3);
        assert_eq!(observed.queries, [three, three, generated]);
    }
}

#[test]
fn a_tessellation_evaluation_shader_captures_a_triangle() {
    let control = "
layout(vertices = 1) out;
void main() {
    gl_TessLevelOuter = float[](1.0, 1.0, 1.0, 1.0);
    gl_TessLevelInner = float[](1.0, 1.0);
}
";
    let evaluation = "
layout(triangles) in;
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 12) out vec3 corner;
void main() {
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    corner = gl_TessCoord;
}
";
    let program = Program {
        modules: vec![
            module(
                Stage::Vertex,
                PASS.replace("out uint index", "out uint unused")
                    .replace("index =", "unused =")
                    .as_str(),
            ),
            module(Stage::TessControl, control),
            module(Stage::TessEval, evaluation),
        ],
        topology: Topology::Patches,
        patch_points: 1,
        producer: Producer::TessEval(Domain::Triangles),
        features: vec![],
    };
    let whole = Range {
        buffer: 0,
        offset: 0,
        size: RangeSize::Whole,
    };
    let script = Script {
        buffers: vec![72],
        counters: vec![None],
        commands: vec![
            Command::Bind {
                first: Binding(0),
                ranges: vec![whole],
            },
            begin(None),
            draw(0, 1),
            end(Some(0)),
        ],
        ..Script::default()
    };
    let job = job(program, script);
    for observed in run(&job) {
        let Image { bytes, start } = &observed.buffers[0];
        let words: Vec<f32> = bytes[*start..*start + 36]
            .chunks_exact(4)
            .map(|word| f32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect();
        let mut corners: Vec<&[f32]> = words.chunks_exact(3).collect();
        corners.sort_by(|a, b| b.partial_cmp(a).expect("no NaN"));
        assert_eq!(corners, [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);
        let written: Vec<_> = (0..)
            .step_by(4)
            .zip(words.iter().map(|w| w.to_bits()))
            .collect();
        assert_memory(&observed, &job, &written, &[(0, 36)]);
    }
}

// --- the executor -------------------------------------------------------------

#[test]
fn each_phase_is_told() {
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 7), end(None)];
    let job = job(points(), script(commands));
    let instance = instance(Validation::Off);
    let mut phases = Vec::new();
    let execution = device(&instance)
        .execute(&job, &Prefill::BOTH, &mut |phase| phases.push(phase))
        .expect("the job runs");
    assert_eq!(execution.observed.len(), 2);
    let once = [Phase::Submit, Phase::Wait, Phase::ReadBack];
    assert_eq!(phases, [&[Phase::Pipeline][..], &once, &once].concat());
}

#[test]
fn a_feature_that_is_not_offered_is_unsupported() {
    let mut program = points();
    program.features = vec!["shaderTelepathy".into()];
    let job = job(program, script(vec![]));
    let instance = instance(Validation::Off);
    let answer = device(&instance).execute(&job, &Prefill::BOTH, &mut |_| ());
    assert_eq!(
        answer,
        Err(ExecuteError::Unsupported("shaderTelepathy".into()))
    );
}

#[test]
fn features_are_enabled_when_named() {
    let mut program = points();
    let body = VERTEX.replace("out float b", "out double b").replace(
        "b = xfb_float(0u, uint(gl_VertexIndex), 1u)",
        "b = packDouble2x32(xfb_double(0u, uint(gl_VertexIndex), 1u))",
    );
    program.modules = vec![module(
        Stage::Vertex,
        &body.replace("offset = 12", "offset = 16"),
    )];
    program.features = vec!["shaderFloat64".into(), "robustBufferAccess".into()];
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 1), end(None)];
    let job = job(program, script(commands));
    for observed in run(&job) {
        let words = [
            (OFFSET + 4, value(0, 0, 0, Dress::Integer)),
            (OFFSET + 16, value(0, 0, 1, Dress::Integer)),
            (OFFSET + 20, value(0, 0, 2, Dress::DoubleHigh)),
        ];
        assert_memory(&observed, &job, &words, &[]);
    }
}

#[test]
fn an_invalid_use_gives_a_message_with_its_vuid() {
    // A stride past the limit, which only the layer checks.
    let body = VERTEX.replace("xfb_stride = 24", "xfb_stride = 16380");
    let mut program = points();
    program.modules = vec![module(Stage::Vertex, &body)];
    let job = job(program, script(vec![]));
    let instance = instance(Validation::On);
    let mut device = device(&instance);
    // As often as it happens: a worker runs many jobs.
    for time in 0..15 {
        let Execution { validation, .. } = device
            .execute(&job, &[], &mut |_| ())
            .expect("the driver takes it");
        assert!(
            validation
                .iter()
                .any(|message| message.id == "VUID-RuntimeSpirv-XfbStride-06313"),
            "time {time}: {validation:?}"
        );
    }
    // The next job is not blamed for it.
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 7), end(None)];
    let valid = self::job(points(), script(commands));
    let execution = device
        .execute(&valid, &Prefill::BOTH, &mut |_| ())
        .expect("the job runs");
    assert_eq!(execution.validation, []);
}

#[test]
fn work_that_is_late_is_a_timeout_and_the_next_job_runs() {
    let instance = instance(Validation::Off);
    let device = device(&instance);
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 3_000_000), end(None)];
    let late = job(points(), script(commands));
    let mut device = device.with_timeout(Duration::ZERO);
    let answer = device.execute(&late, &Prefill::BOTH, &mut |_| ());
    assert_eq!(answer, Err(ExecuteError::Timeout { seconds: 0 }));
    let mut device = device.with_timeout(Duration::from_secs(60));
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 7), end(None)];
    let job = job(points(), script(commands));
    let execution = device
        .execute(&job, &Prefill::BOTH[..1], &mut |_| ())
        .expect("a new device runs the next job");
    assert_memory(&execution.observed[0], &job, &captured(0..7), &[]);
}

#[test]
fn a_script_that_vulkan_does_not_allow_is_our_error() {
    let job = job(points(), script(vec![bind(8), begin(None)]));
    let instance = instance(Validation::Off);
    let error = device(&instance)
        .execute(&job, &Prefill::BOTH, &mut |_| ())
        .expect_err("capture never ends");
    assert!(matches!(error, ExecuteError::Harness(_)), "{error}");
}

#[test]
fn memory_that_no_machine_has_is_our_error() {
    for size in [0, 1 << 60, u64::MAX] {
        let mut job = job(points(), script(vec![]));
        job.script.buffers = vec![size];
        let instance = instance(Validation::Off);
        let error = device(&instance)
            .execute(&job, &Prefill::BOTH, &mut |_| ())
            .expect_err("no such memory");
        assert!(matches!(error, ExecuteError::Harness(_)), "{size}: {error}");
    }
}

// --- the report -----------------------------------------------------------------

#[test]
fn a_device_is_opened_by_its_name() {
    let first = VulkanDevice::open(None, Validation::Off).expect("a device");
    let name = first.capabilities().name.clone();
    let number = first.capabilities().index.to_string();
    for wanted in [name.to_uppercase(), number] {
        let device = VulkanDevice::open(Some(&wanted), Validation::Off).expect("the same one");
        assert_eq!(device.capabilities(), first.capabilities());
    }
    let none = VulkanDevice::open(Some("no such device"), Validation::Off);
    let message = none.err().expect("no device").to_string();
    assert!(message.contains(&name), "{message}");
}

#[test]
fn the_report_has_every_limit() {
    let instance = instance(Validation::Off);
    let devices = reports(&instance);
    let at = select(&devices, None).expect("a device with transform feedback");
    let device = &devices[at];
    assert!(device.limits.max_streams >= 1 && device.limits.max_buffers >= 1);
    assert!(device.limits.max_buffer_size >= 1 << 27);
    assert!(device.limits.max_buffer_data_stride >= 512);
    assert!(device.has("transformFeedback"));
    assert!(device.features.contains_key("geometryStreams"));
    assert!(device.other_limits["maxVertexOutputComponents"] >= 64);
    assert!(VulkanDevice::new(instance, devices.len()).is_err());
}
