//! The measured modules.

use std::collections::BTreeSet;
use xfb::capture::Request;
use xfb::case::Shaders;
use xfb::case_glsl::template;
use xfb::catalog::Library;
use xfb::compile::{Compiler, Flavour};
use xfb::generate::{Bounds, RandomInterface, shader, without_capture};
use xfb::sources::{Language, StageSource};
use xfb::spirv;
use xfb::types::Stage;

/// Shaders of the case library at most.
const LIBRARY: usize = 250;
/// Random interfaces, of which half are captured by names.
const RANDOM: u64 = 150;
const SEED: u32 = 0x5eed;

/// A module and the requested names; without names, it declares its capture.
pub struct Sample {
    pub words: Vec<u32>,
    pub request: Option<Request>,
}

/// The capturing shaders of the case library, then random ones.
pub fn corpus() -> Vec<Sample> {
    let library = library();
    // Evenly over all families, in the library's order.
    let step = library.len().div_ceil(LIBRARY).max(1);
    let mut samples: Vec<Sample> = library.into_iter().step_by(step).collect();
    for seed in 0..RANDOM {
        let random = RandomInterface::new(seed, &Bounds::DEVICE);
        let plain = without_capture(&random.declared);
        let (interface, request) = match seed % 2 {
            0 => (&random.declared, None),
            _ => (&plain, Some(random.request)),
        };
        let text = shader::text(interface, SEED).expect("GLSL can say it");
        samples.push(Sample {
            words: compile(&text, interface.stage),
            request,
        });
    }
    assert!(samples.len() >= 200, "{} modules", samples.len());
    samples
}

/// Random modules whose `main` is empty: they hold little but their outputs, which are
/// captured as declared or by name.
pub fn outputs_only(by_name: bool) -> Vec<Sample> {
    let sample = |seed: u64| {
        let random = RandomInterface::new(seed, &Bounds::DEVICE);
        let (interface, request) = if by_name {
            (random.plain(), Some(random.request))
        } else {
            (random.explicit, None)
        };
        Sample {
            words: spirv::emit(&interface).expect("it fits"),
            request,
        }
    };
    (0..RANDOM).map(sample).collect()
}

/// Each generated shader once.
fn library() -> Vec<Sample> {
    let library = Library::embedded();
    let cases = library.cases().expect("the cases parse");
    let mut seen = BTreeSet::new();
    let mut samples = Vec::new();
    for case in cases {
        let Some(program) = case.capture().map(|capture| &capture.program) else {
            continue;
        };
        if program.shaders != Shaders::Generated {
            continue;
        }
        let stages = template::stages(program, library.sources()).expect("its shaders");
        let own = |source: &StageSource| source.stage == program.interface.stage;
        let Some(stage) = stages.into_iter().find(own) else {
            continue;
        };
        // The case's number is in its seed: one shader of each interface is enough.
        let is_seed = |line: &&str| !line.starts_with("#define XFB_SEED");
        let shape: Vec<&str> = stage.text.lines().filter(is_seed).collect();
        if stage.language != Language::Glsl || !seen.insert(shape.join("\n")) {
            continue;
        }
        samples.push(Sample {
            words: compile(&stage.text, stage.stage),
            request: program.request.clone(),
        });
    }
    samples
}

fn compile(text: &str, stage: Stage) -> Vec<u32> {
    let compiler = Compiler::shared();
    let words = compiler.compile_glsl(text, stage, "corpus", Flavour::Vulkan);
    words.unwrap_or_else(|error| panic!("{error}\n{text}"))
}
