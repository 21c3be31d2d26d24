//! The modules that are corrupted: committed ones, those of random interfaces, and –
//! with the feature `vulkan` – the GLSL compiler's output for random interfaces.

use crate::modules::{SOURCES, module};
use xfb::generate::{Bounds, RandomInterface};
use xfb::spirv;

/// Random interfaces whose modules are in the corpus.
const RANDOM: u64 = 30;

/// Undamaged modules, always the same.
pub fn corpus() -> Vec<Vec<u32>> {
    let read = |source: &str| {
        let bytes = module(source);
        let words = bytes.chunks_exact(4);
        words
            .map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]]))
            .collect()
    };
    let mut corpus: Vec<Vec<u32>> = Vec::new();
    // Each several times: they alone have code of all kinds, and resources.
    for name in SOURCES.repeat(4) {
        corpus.push(read(name));
    }
    for seed in 0..RANDOM {
        let random = RandomInterface::new(seed, &Bounds::HOST);
        for interface in [&random.explicit, &random.plain()] {
            corpus.push(spirv::emit(interface).expect("it fits"));
        }
        #[cfg(feature = "shaderc")]
        corpus.push(compiled(&random));
    }
    corpus
}

/// A module with code: every output is written.
#[cfg(feature = "shaderc")]
fn compiled(random: &RandomInterface) -> Vec<u32> {
    use xfb::compile::{Compiler, Flavour};
    use xfb::generate::shader;
    let text = shader::text(&random.declared, 0x5eed).expect("GLSL can say it");
    let compiler = Compiler::shared();
    let stage = random.declared.stage;
    let words = compiler.compile_glsl(&text, stage, "random", Flavour::Vulkan);
    words.unwrap_or_else(|error| panic!("{error}\n{text}"))
}
