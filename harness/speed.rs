//! The cost of the engine: reflection, tables, rewriting and assembling of a corpus of
//! modules, compared with loading and assembling by rspirv alone.
//!
//!     ci/cargo bench --bench speed
//!
//! The first lines print ratios, none of which may exceed 2; then follow divan's
//! figures for each step (its arguments may follow `--`). The corpus consists of
//! shaders that the case library generates and of random interfaces, and is always the
//! same; modules without code and modules of chosen sizes have lines of their own.

#[path = "speed/corpus.rs"]
mod corpus;
#[path = "speed/sized.rs"]
mod sized;

use corpus::{Sample, corpus, outputs_only};
use divan::{Bencher, black_box};
use rspirv::binary::Assemble;
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use xfb::capture::{self, Captured, Dialect, Options, OutputForm};
use xfb::packing::CaptureLimits;
use xfb::rewrite;
use xfb::spirv::{self, Module, Reflected};
use xfb::types::Interface;

/// Times that the whole corpus is measured by either; the fastest counts.
const ROUNDS: u32 = 40;
/// The largest allowed ratio.
const GOAL: f64 = 2.0;

fn samples() -> &'static [Sample] {
    static CORPUS: OnceLock<Vec<Sample>> = OnceLock::new();
    CORPUS.get_or_init(corpus)
}

const OPTIONS: Options = Options {
    dialect: Dialect::Nir,
    limits: CaptureLimits::NONE,
};

fn rewriting() -> rewrite::capture::Options {
    rewrite::capture::Options {
        output_components: 256,
        ..rewrite::capture::Options::default()
    }
}

fn bare(sample: &Sample) -> Vec<u32> {
    let module = rspirv::dr::load_words(&sample.words).expect("it loads");
    module.assemble()
}

fn load(sample: &Sample) -> Module {
    spirv::load_words(&sample.words).expect("it loads")
}

fn reflect(module: &Module) -> Reflected {
    spirv::reflect_with_ids(module, None).expect("it reflects")
}

fn captured<'i>(sample: &Sample, interface: &'i Interface) -> Captured<'i> {
    let captured = capture::read(interface, sample.request.as_ref(), &OPTIONS);
    captured.expect("a valid capture")
}

fn table(captured: &Captured) {
    black_box(captured.table(OutputForm::Locations).expect("locations"));
}

fn rewritten(module: Module, reflected: &Reflected, captured: &Captured) -> Vec<u32> {
    let (words, buffers) = (captured.words(), captured.buffers());
    let options = rewriting();
    let rewritten = rewrite::capture::capture(module, reflected, &words, &buffers, &options);
    rewritten.expect("it can be captured").words
}

/// Everything from words to words.
fn engine(sample: &Sample) -> Vec<u32> {
    let module = load(sample);
    let reflected = reflect(&module);
    let captured = captured(sample, &reflected.interface);
    table(&captured);
    rewritten(module, &reflected, &captured)
}

fn all(samples: &[Sample], work: impl Fn(&Sample) -> Vec<u32>) -> Duration {
    let start = Instant::now();
    for sample in samples {
        black_box(work(black_box(sample)));
    }
    start.elapsed()
}

/// The fastest times of loading, of loading and assembling, and of the engine.
struct Times {
    load: Duration,
    bare: Duration,
    engine: Duration,
}

fn measure(samples: &[Sample], rounds: u32) -> Times {
    let parsed = |sample: &Sample| {
        black_box(rspirv::dr::load_words(&sample.words).expect("it loads"));
        Vec::new()
    };
    // One after the other, so that all have the same machine.
    let rounds = (0..rounds).map(|_| Times {
        load: all(samples, parsed),
        bare: all(samples, bare),
        engine: all(samples, engine),
    });
    let fastest = rounds.reduce(|a, b| Times {
        load: a.load.min(b.load),
        bare: a.bare.min(b.bare),
        engine: a.engine.min(b.engine),
    });
    fastest.expect("a round")
}

/// Prints the cost of the engine on these modules.
fn print_ratio(title: &str, samples: &[Sample], rounds: u32) {
    let times = measure(samples, rounds);
    let words: usize = samples.iter().map(|sample| sample.words.len()).sum();
    let engine = times.engine.as_secs_f64();
    println!(
        "{title}: {} modules, {words} words, load {:?}, load and assemble {:?}, engine {:?}, \
         ratio {:.2} of at most {GOAL:.2} ({:.2} of loading)",
        samples.len(),
        times.load,
        times.bare,
        times.engine,
        engine / times.bare.as_secs_f64(),
        engine / times.load.as_secs_f64(),
    );
}

/// Prints the cost of the engine for each unit of modules of several sizes.
fn print_per_unit(unit: &str, sizes: &[u32], sample: impl Fn(u32) -> Sample) {
    for size in sizes {
        let rounds = (400_000 / size).clamp(10, 200);
        let samples = [sample(*size)];
        let times = measure(&samples, rounds);
        let each = |time: Duration| time.as_secs_f64() * 1e9 / f64::from(*size);
        let (bare, engine) = (each(times.bare), each(times.engine));
        println!(
            "{size} {unit}: engine {engine:.0} ns for each, load and assemble {bare:.0} ns, \
             ratio {:.2} of at most {GOAL:.2} ({:.2} of loading)",
            engine / bare,
            engine / each(times.load),
        );
    }
}

fn main() {
    let by_name = samples().iter().filter(|s| s.request.is_some()).count();
    println!("{by_name} modules are captured by names");
    print_ratio("shaders", samples(), ROUNDS);
    print_ratio("outputs alone, declared", &outputs_only(false), ROUNDS);
    // Most of these are copied: the engine adds their code to an empty `main`.
    print_ratio("outputs alone, by name", &outputs_only(true), ROUNDS);
    print_per_unit("outputs, declared", &[50, 500, 5000], |n| {
        sized::outputs(n, false)
    });
    print_per_unit("outputs, by name", &[50, 500, 5000], |n| {
        sized::outputs(n, true)
    });
    print_per_unit(
        "instructions",
        &[1000, 10_000, 100_000],
        sized::instructions,
    );
    divan::main();
}

#[divan::bench]
fn rspirv_load_and_assemble(bencher: Bencher) {
    bencher.bench(|| samples().iter().map(bare).map(|w| w.len()).sum::<usize>());
}

#[divan::bench]
fn engine_whole(bencher: Bencher) {
    bencher.bench(|| samples().iter().map(engine).map(|w| w.len()).sum::<usize>());
}

#[divan::bench]
fn engine_1_load(bencher: Bencher) {
    bencher.bench(|| samples().iter().map(load).for_each(|m| drop(black_box(m))));
}

#[divan::bench]
fn engine_2_reflect(bencher: Bencher) {
    let modules: Vec<Module> = samples().iter().map(load).collect();
    bencher.bench(|| modules.iter().for_each(|m| drop(black_box(reflect(m)))));
}

#[divan::bench]
fn engine_3_table(bencher: Bencher) {
    let reflected: Vec<Reflected> = samples().iter().map(|s| reflect(&load(s))).collect();
    bencher.bench(|| {
        for (sample, reflected) in samples().iter().zip(&reflected) {
            table(&captured(sample, &reflected.interface));
        }
    });
}

#[divan::bench]
fn engine_4_rewrite_and_assemble(bencher: Bencher) {
    let reflected: Vec<Reflected> = samples().iter().map(|s| reflect(&load(s))).collect();
    let modules = || samples().iter().map(load).collect::<Vec<Module>>();
    bencher.with_inputs(modules).bench_values(|modules| {
        for ((module, sample), reflected) in modules.into_iter().zip(samples()).zip(&reflected) {
            let captured = captured(sample, &reflected.interface);
            black_box(rewritten(module, reflected, &captured));
        }
    });
}
