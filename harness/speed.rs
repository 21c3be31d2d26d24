//! The cost of the engine: reflection, tables, rewriting and assembling of a corpus of
//! modules, compared with loading and assembling by rspirv alone.
//!
//!     ci/cargo bench --bench speed
//!
//! The first lines print the ratio, which must not exceed 2; then follow divan's
//! figures for each step (its arguments may follow `--`). The corpus consists of
//! shaders that the case library generates and of random interfaces, and is always the
//! same.

#[path = "speed/corpus.rs"]
mod corpus;

use corpus::{Sample, corpus};
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

fn all(work: impl Fn(&Sample) -> Vec<u32>) -> Duration {
    let start = Instant::now();
    for sample in samples() {
        black_box(work(black_box(sample)));
    }
    start.elapsed()
}

fn main() {
    let samples = samples();
    let words: usize = samples.iter().map(|sample| sample.words.len()).sum();
    let by_name = samples.iter().filter(|s| s.request.is_some()).count();
    println!(
        "{} modules of {words} words in all, {by_name} captured by names",
        samples.len()
    );
    // One after the other, so that both see the same machine.
    let rounds = (0..ROUNDS).map(|_| (all(bare), all(engine)));
    let best = rounds.reduce(|a, b| (a.0.min(b.0), a.1.min(b.1)));
    let (bare, engine) = best.expect("a round");
    let ratio = engine.as_secs_f64() / bare.as_secs_f64();
    println!("rspirv, load and assemble: {bare:?}");
    println!("the engine, whole:         {engine:?}");
    println!("ratio: {ratio:.2}, to be at most {GOAL:.2}");
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
