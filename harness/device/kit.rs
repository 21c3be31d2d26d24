//! Programs, scripts and expected memory of the device tests.

use std::collections::BTreeSet;
use std::sync::Arc;
use xfb::compile::{Compiler, Flavour};
use xfb::device::{Instance, Validation, VulkanDevice, reports, select};
use xfb::model::values::{Encoding, Identity, encode};
use xfb::script::commands::{Bind, BoundRange, CounterCall, RangeSize};
use xfb::script::counters::default_offset;
use xfb::script::memory::COUNTER_IMAGE;
use xfb::script::{
    Command, Draw, Executor, Job, Observed, Prefill, Program, ProgramUse, Readback, Script,
    validate_calls,
};
use xfb::spirv::ShaderModule;
use xfb::types::Stage;
use xfb::units::{Binding, CounterIndex, Stream, Word};

pub const SEED: u32 = 0x5eed;
pub const GUARD: u64 = 256;
/// The offset of the bound range in the buffer.
pub const OFFSET: u64 = 16;
/// Two words of each vertex are captured, at 4 and 12; the rest is holes.
pub const STRIDE: u64 = 24;

pub const VERTEX: &str = "
layout(location = 0, xfb_buffer = 0, xfb_offset = 4, xfb_stride = 24) out uint a;
layout(location = 1, xfb_buffer = 0, xfb_offset = 12) out float b;
void main() {
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    a = xfb_uint(xfb_at(0u, uint(gl_VertexIndex)), 0u);
    b = xfb_float(xfb_at(0u, uint(gl_VertexIndex)), 1u);
}
";

/// A vertex shader that captures nothing.
pub const PASS: &str = "
layout(location = 0) out uint index;
void main() {
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    index = uint(gl_VertexIndex);
}
";

pub fn module(stage: Stage, body: &str) -> ShaderModule {
    let values = include_str!("../../shaders/values.glsl");
    let text = format!("#version 450\n#define XFB_SEED {SEED}u\n{values}\n{body}");
    let compiler = Compiler::shared();
    let words = compiler.compile_glsl(&text, stage, "harness", Flavour::Vulkan);
    ShaderModule {
        stage,
        words: words.expect("the shader compiles").into(),
    }
}

pub fn points() -> Program {
    Program {
        modules: vec![module(Stage::Vertex, VERTEX)],
        ..Program::default()
    }
}

pub fn job(program: Program, script: Script) -> Job {
    let script = Script {
        counter_places: Default::default(),
        seed: SEED,
        ..script
    };
    let binds = script.commands.iter().filter_map(|c| c.effects().binds);
    let bound: BTreeSet<Binding> = binds.flat_map(Bind::bindings).collect();
    // All programs capture into binding 0.
    let captured = bound.into_iter().chain([Binding(0)]);
    let uses = vec![ProgramUse::new(&program, captured)];
    Job::new(
        program,
        Vec::new(),
        validate_calls(script, uses).expect("the script is legal"),
        GUARD,
    )
}

pub fn instance(validation: Validation) -> Arc<Instance> {
    let instance = Instance::new(validation).unwrap_or_else(|error| {
        panic!(
            "these tests need a Vulkan driver and the validation layer (see ci/setup.sh): {error}"
        )
    });
    Arc::new(instance)
}

pub fn device(instance: &Arc<Instance>) -> VulkanDevice {
    let index = select(&reports(instance), None).unwrap_or_else(|error| {
        panic!("these tests need a device with transform feedback (see ci/setup.sh): {error}")
    });
    VulkanDevice::new(Arc::clone(instance), index).expect("the device is there")
}

/// Runs a job under the validation layer, which must not report a message, neither
/// during the job nor at teardown.
pub fn run(job: &Job) -> Vec<Observed> {
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

pub fn bind(size: u64) -> Command {
    Command::Bind(Bind::new(
        Binding(0),
        vec![BoundRange {
            buffer: 0,
            offset: OFFSET,
            size: RangeSize::Bytes(size),
        }],
    ))
}

pub fn begin(counter: Option<u32>) -> Command {
    Command::Begin(CounterCall::new(
        Binding(0),
        vec![counter.map(CounterIndex)],
    ))
}

pub fn end(counter: Option<u32>) -> Command {
    Command::End(CounterCall::new(
        Binding(0),
        vec![counter.map(CounterIndex)],
    ))
}

pub fn draw(first_vertex: u32, vertices: u32) -> Command {
    Command::Draw(Draw::plain(vertices, 1, first_vertex, 0))
}

/// One buffer for seven vertices, with guard space after them, and one counter.
pub fn script(commands: Vec<Command>) -> Script {
    Script {
        buffers: vec![OFFSET + 7 * STRIDE + 40],
        counters: vec![None],
        commands,
        ..Script::default()
    }
}

pub fn value(stream: u32, origin: u32, word: u32, encoding: Encoding) -> u32 {
    let identity = Identity {
        stream: Stream(stream),
        origin,
        word: Word(word),
    };
    encode(SEED, identity, encoding)
}

/// An image that holds the prefill but for some words of the buffer.
pub fn image(prefill: Prefill, number: usize, size: u64, words: &[(u64, u32)]) -> Readback {
    let start = GUARD as usize;
    let mut bytes = prefill.bytes(number, 2 * start + size as usize);
    for (position, bits) in words {
        let at = start + *position as usize;
        bytes[at..at + 4].copy_from_slice(&bits.to_le_bytes());
    }
    Readback { bytes, start }
}

/// Compares two byte ranges and reports the first difference instead of printing them.
pub fn assert_image(got: &Readback, want: &Readback) {
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

/// The values that `VERTEX` writes to vertex records 0, 1, … of the range.
pub fn captured(vertices: impl IntoIterator<Item = u32>) -> Vec<(u64, u32)> {
    let slots = (0..).map(|slot| OFFSET + slot * STRIDE);
    slots
        .zip(vertices)
        .flat_map(|(base, vertex)| {
            [
                (base + 4, value(0, vertex, 0, Encoding::Integer)),
                (base + 12, value(0, vertex, 1, Encoding::Float)),
            ]
        })
        .collect()
}

/// That buffer 0 holds these words, the counter buffer these counters, and every
/// other byte of both its prefill.
pub fn assert_memory(
    observed: &Observed,
    job: &Job,
    words: &[(u64, u32)],
    counters: &[(u32, u32)],
) {
    let prefill = observed.prefill;
    let size = job.script.buffers[0];
    assert_image(&observed.buffers[0], &image(prefill, 0, size, words));
    let counters: Vec<_> = counters
        .iter()
        .map(|(index, value)| (default_offset(CounterIndex(*index)), *value))
        .collect();
    let size = 16 * (job.script.counters.len() as u64 + 1);
    assert_image(
        &observed.counters,
        &image(prefill, COUNTER_IMAGE, size, &counters),
    );
}
