//! On a device: the capture of a shader by its own qualifiers equals that of the same
//! shader without them after rewriting, byte for byte.

use crate::compiled::compile_text;
use crate::every::{Verdict, equal, every};
use crate::host::declared;
use crate::number::number;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use xfb::capture::{self as reading, Buffer, CapturedWord, Dialect};
use xfb::device::{Instance, Validation, VulkanDevice, reports, select};
use xfb::generate::names::{self, Named};
use xfb::generate::{Bounds, RandomInterface, expect, shader, without_capture};
use xfb::packing::CaptureLimits;
use xfb::rewrite::capture::{
    Method, Options, RewrittenCaptureError, capture as rewrite, capture_rewritten,
};
use xfb::script::commands::{Bind, BoundRange, CounterCall, RangeSize};
use xfb::script::program::{Assembly, Domain, Producer};
use xfb::script::{
    Command, Draw, Emit, Executor, Feature, Job, Observed, Prefill, Program, ProgramUse, Script,
    Topology, validate,
};
use xfb::spirv;
use xfb::spirv::ShaderModule;
use xfb::types::interface::BuiltIn;
use xfb::types::{Interface, Scalar, Stage};
use xfb::units::{Binding, Stream, Word};

const VERTICES: u32 = 6;
/// The capacity of a buffer in captured vertices: a triangle's corners each.
const CAPACITY: u64 = 3 * VERTICES as u64;
const GUARD: u64 = 1024;
const SEED: u32 = 0x5eed;
/// The time that a submission may take: a busy machine is not a fault.
const PATIENCE: Duration = Duration::from_secs(300);

/// Interfaces without features that lavapipe captures wrongly (cull distances, see
/// `ci/expectations/lavapipe.toml`), so that a difference is a fault of xfb.
const BOUNDS: Bounds = Bounds {
    distances: false,
    ..Bounds::DEVICE
};

const VERTEX: &str = "#version 460\nvoid main() { gl_Position = vec4(0.0, 0.0, 0.0, 1.0); }\n";
/// A control shader; the evaluation shader reads what it writes per patch and per vertex.
const CONTROL: &str = "#version 460\nlayout(vertices = 1) out;\n\
    layout(location = 0) patch out uint xfb_patch[2];\n\
    layout(location = 2) out uint xfb_point[];\nvoid main() {\n\
    xfb_patch[0] = 5u;\n\
    xfb_patch[1] = uint(gl_PrimitiveID);\n\
    xfb_point[gl_InvocationID] = 3u;\n\
    gl_TessLevelOuter = float[4](1.0, 1.0, 1.0, 1.0);\n\
    gl_TessLevelInner = float[2](1.0, 1.0);\n}\n";

/// The text of the last stage. An evaluation shader takes the number of its patch from
/// inputs per patch and per vertex.
fn text(interface: &Interface) -> Result<String, String> {
    let text = shader::text(interface, SEED).map_err(|e| e.to_string())?;
    if interface.stage != Stage::TessEval {
        return Ok(text);
    }
    let number = "uint(gl_PrimitiveID)";
    assert_eq!(text.matches(number).count(), 1, "{text}");
    let inputs = "layout(location = 0) patch in uint xfb_patch[2];\n\
                  layout(location = 2) in uint xfb_point[];\nvoid main() {\n";
    Ok(text
        .replace("void main() {\n", inputs)
        .replace(number, "(xfb_patch[1] + xfb_patch[0] - xfb_point[0] - 2u)"))
}

/// Device features that an interface needs.
fn features(interface: &Interface) -> Vec<Feature> {
    let mut outputs = interface.outputs.iter();
    let holds = |wanted: &[Scalar]| {
        let mut outputs = interface.outputs.iter();
        outputs.any(|o| o.ty.any_scalar(&|s| wanted.contains(&s)))
    };
    let builtin = |wanted| {
        let members = interface.outputs.iter().flat_map(|o| &o.block);
        let mut members = members.flat_map(|block| &block.members);
        members.any(|m| m.builtin == Some(wanted))
    };
    let streams = outputs.any(|o| o.capture.stream.is_some_and(|s| s.0 != 0));
    let rows = [
        (Feature::ShaderFloat64, holds(&[Scalar::F64])),
        (Feature::ShaderInt64, holds(&[Scalar::I64, Scalar::U64])),
        (Feature::GeometryShader, interface.stage == Stage::Geometry),
        (
            Feature::TessellationShader,
            interface.stage == Stage::TessEval,
        ),
        (Feature::ShaderClipDistance, builtin(BuiltIn::ClipDistance)),
        (Feature::ShaderCullDistance, builtin(BuiltIn::CullDistance)),
        (Feature::GeometryStreams, streams),
    ];
    let needed = rows.into_iter().filter(|(_, needed)| *needed);
    needed.map(|(feature, _)| feature).collect()
}

/// Compiles a stage.
pub fn module(stage: Stage, text: &str) -> Result<ShaderModule, String> {
    let words = compile_text(text, stage)?.into();
    Ok(ShaderModule { stage, words })
}

/// A pipeline whose last stage before rasterization is `last`.
fn program(interface: &Interface, last: Vec<u32>) -> Result<Program, String> {
    let stage = interface.stage;
    let mut modules = Vec::new();
    let (mut topology, mut producer) = (Topology::Points, Producer::Vertex);
    if stage != Stage::Vertex {
        modules.push(module(Stage::Vertex, VERTEX)?);
    }
    if stage == Stage::TessEval {
        modules.push(module(Stage::TessControl, CONTROL)?);
        topology = Topology::Patches;
        producer = Producer::TessEval(Domain::TrianglePoints);
    }
    if stage == Stage::Geometry {
        let streams = shader::streams(interface);
        producer = Producer::Geometry {
            output: Topology::Points,
            emits: streams.iter().map(|s: &Stream| Emit::Vertex(s.0)).collect(),
            invocations: 1,
        };
    }
    modules.push(ShaderModule {
        stage,
        words: last.into(),
    });
    Ok(Program {
        modules,
        assembly: Assembly {
            topology,
            patch_points: 1,
            producer,
            ..Assembly::default()
        },
        features: features(interface),
        ..Program::default()
    })
}

fn script(buffers: &[Buffer]) -> Script {
    let mut commands: Vec<Command> = Vec::new();
    for (number, buffer) in buffers.iter().enumerate() {
        let range = BoundRange {
            buffer: number,
            offset: 0,
            size: RangeSize::WholeSize,
        };
        commands.push(Command::Bind(Bind::new(buffer.binding, vec![range])));
    }
    let counters = Vec::new();
    commands.push(Command::Begin(CounterCall::new(
        Binding(0),
        counters.clone(),
    )));
    commands.push(Command::Draw(Draw::plain(VERTICES, 1, 0, 0)));
    commands.push(Command::End(CounterCall::new(Binding(0), counters)));
    Script {
        seed: SEED,
        buffers: buffers
            .iter()
            .map(|b| CAPACITY * u64::from(b.stride.0))
            .collect(),
        commands,
        ..Script::default()
    }
}

/// One device for each thread that is at work, each of an instance of its own,
/// so that each receives only its own validation messages.
#[derive(Default)]
pub struct Devices {
    idle: Mutex<Vec<VulkanDevice>>,
}

fn open() -> VulkanDevice {
    let instance = Instance::new(Validation::On).unwrap_or_else(|error| {
        panic!("this test needs a Vulkan driver and the validation layer: {error}")
    });
    let instance = Arc::new(instance);
    let index = select(&reports(&instance), None);
    let index = index.unwrap_or_else(|error| {
        panic!("this test needs a device with transform feedback: {error}")
    });
    let device = VulkanDevice::new(instance, index).expect("the device is there");
    device.with_timeout(PATIENCE)
}

impl Devices {
    /// Runs a script once for each prefill.
    pub fn run(&self, program: Program, script: &Script) -> Result<Vec<Observed>, String> {
        let uses = vec![ProgramUse::new(&program, (0..4).map(Binding))];
        let script = validate(script.clone(), uses).map_err(|error| error.to_string())?;
        let idle = self.idle.lock().expect("no panic holds it").pop();
        let mut device = idle.unwrap_or_else(open);
        let job = Job::new(program, Vec::new(), script, GUARD);
        let execution = device.execute(&job, &Prefill::BOTH, &mut |_| ());
        let execution = execution.map_err(|e| e.to_string())?;
        self.idle.lock().expect("no panic holds it").push(device);
        match execution.validation.first() {
            None => Ok(execution.observed),
            Some(message) => Err(format!("{}: {}", message.id, message.text)),
        }
    }
}

/// Returns the components of `declared` by their numbers in `compiled`, whose outputs
/// are in the order of their use and which has all built-ins.
fn renumbered(
    words: &[CapturedWord],
    declared: &Interface,
    compiled: &Interface,
) -> Result<Vec<CapturedWord>, String> {
    let (own, theirs) = (names::parts(declared), names::parts(compiled));
    let renumber = |captured: &CapturedWord| {
        let word = captured.word.0;
        let holds = |part: &&Named| (part.first.0..part.first.0 + part.words).contains(&word);
        let own = own.iter().find(holds).ok_or("no name has this word")?;
        let other = theirs.iter().find(|part| part.name == own.name);
        let other = other.ok_or_else(|| format!("the compiler left {} out", own.name))?;
        let word = Word(word - own.first.0 + other.first.0);
        Ok(CapturedWord { word, ..*captured })
    };
    words.iter().map(renumber).collect()
}

/// Compares both ways; `alter` may spoil the requested capture.
fn check(
    devices: &Devices,
    random: &RandomInterface,
    alter: impl Fn(&mut [CapturedWord]),
) -> Verdict {
    let captured = declared(&random.declared, Dialect::Vulkan)?;
    let (words, buffers) = (captured.words(), captured.buffers());
    if words.is_empty() {
        return Ok(());
    }
    let stage = random.declared.stage;
    let native = compile_text(&text(&random.declared)?, stage)?;
    let script = script(&buffers);
    let native = devices.run(program(&random.declared, native)?, &script);
    let native = native.map_err(|e| format!("native: {e}"))?;
    let untouched = native.iter().all(|observed| {
        let prefilled = |(n, image): (usize, &xfb::script::Readback)| {
            image.bytes == observed.prefill.bytes(n, image.bytes.len())
        };
        observed.buffers.iter().enumerate().all(prefilled)
    });
    equal("whether nothing was captured", &untouched, &false)?;

    let plain = without_capture(&random.declared);
    let plain = compile_text(&text(&plain)?, stage)?;
    let loaded = spirv::load_words(&plain).map_err(|e| e.to_string())?;
    let reflected = spirv::reflect_with_ids(&loaded, None).map_err(|e| e.to_string())?;
    let mut words = renumbered(&words, &random.declared, &reflected.interface)?;
    alter(&mut words);
    let methods = [Method::InPlace, Method::Copies, Method::Words];
    let method = methods[(random.seed % 3) as usize];
    let options = Options {
        method,
        output_components: 128,
        ..Options::default()
    };
    let rewritten = rewrite(loaded, &reflected, &words, &buffers, &options);
    let rewritten = rewritten.map_err(|e| format!("{method:?}: {e}"))?.words;
    let own = devices.run(program(&random.declared, rewritten)?, &script);
    let own = own.map_err(|e| format!("{method:?}: {e}"))?;
    for (native, own) in native.iter().zip(&own) {
        for (buffer, (native, own)) in native.buffers.iter().zip(&own.buffers).enumerate() {
            let differs = |(a, b): (&u8, &u8)| a != b;
            if let Some(at) = native.bytes.iter().zip(&own.bytes).position(differs) {
                let at = at as i64 - native.start as i64;
                let binding = buffers[buffer].binding;
                return Err(format!("{method:?}: byte {at} of buffer {binding} differs"));
            }
        }
    }
    Ok(())
}

#[test]
fn native_qualifiers_and_rewriting_capture_the_same_bytes() {
    let devices = Devices::default();
    every(500, &BOUNDS, |random| check(&devices, random, |_| ()));
}

#[test]
fn two_exchanged_components_are_found() {
    let devices = Devices::default();
    let swap = |words: &mut [CapturedWord]| {
        if let [first, .., last] = words {
            std::mem::swap(&mut first.word, &mut last.word);
        }
    };
    let bounds = Bounds {
        streams: false,
        ..BOUNDS
    };
    let mut found = 0;
    for seed in 0..8 {
        let random = RandomInterface::new(seed, &bounds);
        match check(&devices, &random, swap) {
            Ok(()) => assert!(expect::words(&random.explicit).len() < 2, "{random}"),
            Err(why) => assert!(why.ends_with("differs"), "{why}\n{random}"),
        }
        found += u32::from(expect::words(&random.explicit).len() > 1);
    }
    assert!(found > 4, "{found}");
}

/// Captures a request by each method; returns `None` if no location is left for copies.
fn check_request(devices: &Devices, random: &RandomInterface) -> Result<Option<()>, String> {
    let plain = random.plain();
    let words = compile_text(&text(&plain)?, plain.stage)?;
    let reading = reading::Options {
        dialect: Dialect::Mesa,
        limits: CaptureLimits::NONE,
    };
    let mut first: Option<Vec<Observed>> = None;
    for method in [Method::InPlace, Method::Copies, Method::Words] {
        let module = spirv::load_words(&words).map_err(|e| e.to_string())?;
        let options = Options {
            method,
            output_components: 128,
            read: Some(BTreeSet::new()),
            ..Options::default()
        };
        let request = Some(&random.request);
        let captured = capture_rewritten(module, (plain.stage, None), request, &reading, &options);
        let captured = match captured {
            Ok(captured) => captured,
            Err(RewrittenCaptureError::Rewrite(error)) if error.is_lack_of_room() => {
                return Ok(None);
            }
            Err(error) => return Err(format!("{method:?}: {error}")),
        };
        let script = script(&captured.buffers);
        let program = program(&plain, captured.rewritten.words)?;
        let seen = devices.run(program, &script);
        let seen = seen.map_err(|e| format!("{method:?}: {e}"))?;
        let first = first.get_or_insert_with(|| seen.clone());
        for (a, b) in first.iter().zip(&seen) {
            for (a, b) in a.buffers.iter().zip(&b.buffers) {
                equal(&format!("the bytes of {method:?}"), &b.bytes, &a.bytes)?;
            }
        }
    }
    Ok(Some(()))
}

/// Checks evaluation shaders from the seed `XFB_SEED` on: by their qualifiers and rewritten,
/// and a random request by each method.
fn check_evaluation_shaders(count: usize) {
    let first = number("XFB_SEED").unwrap_or(0);
    let devices = Devices::default();
    let seeds = (first..).map(|seed| RandomInterface::new(seed, &BOUNDS));
    let evaluated = seeds.filter(|random| random.declared.stage == Stage::TessEval);
    let mut requests = 0;
    for random in evaluated.take(count) {
        if let Err(why) = check(&devices, &random, |_| ()) {
            panic!("{why}\n{random}");
        }
        match check_request(&devices, &random) {
            Ok(captured) => requests += usize::from(captured.is_some()),
            Err(why) => panic!("{why}\n{random}"),
        }
    }
    println!(
        "{count} evaluation shaders from seed {first}, {requests} requests: native and \
         rewritten capture the same bytes"
    );
    assert!(requests * 10 >= count * 9, "{requests} of {count}");
}

#[test]
fn evaluation_shaders_with_inputs_per_patch_are_rewritten() {
    check_evaluation_shaders(5);
}

#[test]
#[ignore = "100 requests take minutes: ci/proofs/all"]
fn one_hundred_requests_of_evaluation_shaders_are_rewritten() {
    check_evaluation_shaders(100);
}
