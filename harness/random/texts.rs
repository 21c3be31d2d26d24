//! Random GLSL texts that declare a capture: the engine's tables, compared in all
//! dialects with those of a second reader.
//!
//! * `texts/writer.rs` – writes the texts.
//! * `texts/reader.rs` – reads the declarations of a text.
//! * `texts/tables.rs` – lays them out.
//!
//! Neither the second reader nor its tables use the library.

#[path = "texts/reader.rs"]
mod reader;
#[path = "texts/tables.rs"]
mod tables;
#[path = "texts/writer.rs"]
mod writer;

use crate::number::number;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tables::{Rules, Table};
use writer::Random;
use xfb::capture::{self, Dialect, Options};
use xfb::inspect::capturing_stage::{CapturingStage, capturing_stage};
use xfb::inspect::{InspectError, ReadOptions};
use xfb::packing::CaptureLimits;

/// The dialects, with the rules of the second reader.
const DIALECTS: [(Dialect, Rules); 5] = [
    (Dialect::Spec, Rules::Spec),
    (Dialect::Mesa, Rules::Mesa),
    (Dialect::Nir, Rules::Nir),
    (Dialect::Glslang, Rules::Glslang),
    (Dialect::Vulkan, Rules::Vulkan),
];

/// The numbers of texts about which the readers agree.
#[derive(Clone, Copy, Debug, Default)]
struct Agreed {
    tables: u64,
    refused: u64,
    /// The compiler refuses the text, as the second reader does by glslang's rules.
    not_compiled: u64,
}

fn limits(random: &Random) -> CaptureLimits {
    CaptureLimits {
        max_buffers: random.limits.buffers as u32,
        max_interleaved_components: random.limits.components as u32,
        ..CaptureLimits::LLVMPIPE
    }
}

/// The engine's table.
fn engine(stage: &CapturingStage, options: &Options) -> Result<Table, String> {
    let read = stage.interface_of_dialect(options);
    let read = read.map_err(|error| error.rule().name.to_owned())?;
    if let Some(unread) = read.unread {
        panic!("the text is not read: {unread}");
    }
    let captured = capture::declared(&read.interface, options);
    let captured = captured.map_err(|error| error.rule().name.to_owned())?;
    let varyings = captured.varyings().iter().map(|varying| {
        let ty = varying.ty.expect("no marker").to_string();
        let binding = varying.binding.expect("no marker").0;
        let (size, offset) = (varying.size.into(), varying.offset.0.into());
        (varying.name.clone(), ty, size, binding.into(), offset)
    });
    let buffers = captured.buffers();
    let buffers = buffers
        .iter()
        .map(|b| (b.binding.0.into(), b.stride.0.into(), b.stream.0.into()));
    Ok(Table {
        varyings: varyings.collect(),
        buffers: buffers.collect(),
    })
}

/// Compares all tables of a text.
fn compare(random: &Random, file: &Path) -> Result<Agreed, String> {
    std::fs::write(file, &random.text).map_err(|error| error.to_string())?;
    let limits = limits(random);
    let second = reader::read(
        &random.text,
        (random.limits.buffers, random.limits.components),
    );
    let read = ReadOptions {
        limits,
        ..ReadOptions::default()
    };
    let stage = match capturing_stage(&[file.to_owned()], None, &read) {
        Ok(stage) => stage,
        Err(InspectError::Refused(broken)) => {
            return match tables::table(&second, Rules::Glslang, &random.limits) {
                Err(_) => Ok(Agreed {
                    not_compiled: 1,
                    ..Agreed::default()
                }),
                Ok(table) => Err(format!("the compiler refuses it: {broken}\nnot {table:?}")),
            };
        }
        Err(error) => return Err(format!("the text is not valid GLSL: {error}")),
    };
    let mut agreed = Agreed::default();
    for (dialect, rules) in DIALECTS {
        let options = Options { dialect, limits };
        let engine = engine(&stage, &options);
        let second = tables::table(&second, rules, &random.limits);
        match (&engine, &second) {
            (Ok(a), Ok(b)) if a == b => agreed.tables += 1,
            (Err(_), Err(_)) => agreed.refused += 1,
            _ => return Err(format!("{dialect}:\nengine {engine:?}\nsecond {second:?}")),
        }
    }
    Ok(agreed)
}

/// Compares `count` texts from the seed `XFB_SEED` on. `XFB_COUNT` replaces 20000; a test
/// that compares fewer texts compares the same fraction of it, and at least one.
fn declared_texts(count: u64) {
    let first = number("XFB_SEED").unwrap_or(0);
    let count = number("XFB_COUNT").map_or(count, |all| (count * all / 20_000).max(1));
    let folder = tempfile::tempdir().expect("a folder");
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let sum: Mutex<Agreed> = Mutex::default();
    let failed: Mutex<Vec<(u64, String)>> = Mutex::default();
    let work = |worker: usize| {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            let seed = first.wrapping_add(number);
            let random = writer::text(seed);
            let extension = if random.geometry { "geom" } else { "vert" };
            let file: PathBuf = folder.path().join(format!("{worker}.{extension}"));
            match compare(&random, &file) {
                Ok(agreed) => {
                    let mut sum = sum.lock().expect("no panic holds it");
                    sum.tables += agreed.tables;
                    sum.refused += agreed.refused;
                    sum.not_compiled += agreed.not_compiled;
                }
                Err(why) => {
                    stop.store(true, Ordering::Relaxed);
                    let mut failed = failed.lock().expect("no panic holds it");
                    failed.push((seed, format!("seed {seed}: {why}\n{}", random.text)));
                }
            }
        }
    };
    let work = &work;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for worker in 0..cores {
            scope.spawn(move || work(worker));
        }
    });
    if let Some((_, why)) = failed
        .into_inner()
        .expect("no panic holds it")
        .into_iter()
        .min()
    {
        panic!("{why}");
    }
    let Agreed {
        tables,
        refused,
        not_compiled,
    } = sum.into_inner().expect("no panic holds it");
    println!(
        "{count} declared texts from seed {first}: {tables} tables equal and {refused} refused \
         alike in {} dialects, {not_compiled} texts refused by the compiler alike",
        DIALECTS.len()
    );
    // Most texts are valid, and each kind occurs.
    assert!(count < 100 || tables > 2 * count, "{tables}");
    assert!(count < 100 || refused.min(not_compiled) > 0);
}

#[test]
fn tables_of_random_texts_are_those_of_a_second_reader() {
    declared_texts(200);
}

#[test]
#[ignore = "ci/proofs/all runs it"]
fn tables_of_20000_random_texts_are_those_of_a_second_reader() {
    declared_texts(20_000);
}
