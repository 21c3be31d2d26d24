//! Random texts through the reader of shader files, compared with the table that follows
//! from how they were generated.

use crate::number::number;
use crate::text::{Row, Text};
use crate::validate;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use xfb::capture::{self, Options, OutputForm};
use xfb::inspect::ReadOptions;
use xfb::inspect::capturing_stage::capturing_stage;
use xfb::packing::CaptureLimits;
use xfb::rewrite::capture as rewriting;
use xfb::rewrite::lower_gl_module;

/// The texts that are checked without `XFB_COUNT`.
const COUNT: u64 = 2000;

fn check(text: &Text, folder: &Path) -> Result<(), String> {
    let path = folder.join(format!("a.{}", text.extension));
    std::fs::write(&path, &text.source).expect("it can be written");
    let files: [PathBuf; 1] = [path];
    let read = ReadOptions::default();
    let options = Options {
        limits: CaptureLimits::NONE,
        ..Options::default()
    };
    let stage = capturing_stage(&files, Some(&text.request), &read).map_err(|e| e.to_string())?;
    let mut interface = stage.interface.clone();
    capture::add_builtins(&mut interface, &text.request);
    let captured = capture::requested(&interface, &text.request, &options);
    let captured = captured.map_err(|error| error.to_string())?;
    let table = captured.table(OutputForm::Locations);
    let table = table.map_err(|error| error.to_string())?;
    let rows = table.varyings.iter().filter_map(|varying| {
        Some(Row {
            name: varying.name.clone(),
            ty: varying.ty?.to_string(),
            size: varying.size,
            offset: varying.offset.0,
            binding: varying.binding?.0,
        })
    });
    let rows: Vec<Row> = rows.collect();
    if rows != text.rows {
        return Err(format!("found {rows:#?}, expected {:#?}", text.rows));
    }
    let strides = table.buffers.iter().map(|b| (b.binding.0, b.stride.0));
    let strides: BTreeMap<u32, u32> = strides.collect();
    if strides != text.strides {
        return Err(format!("strides {strides:?}, expected {:?}", text.strides));
    }
    let module = stage.module().expect("GLSL has a module").clone();
    let lowered = lower_gl_module(module, stage.interface.stage);
    match (lowered, text.plain_uniform) {
        (Ok(module), false) => {
            let rewriting = rewriting::Options::default();
            let stage = (stage.interface.stage, stage.text.as_ref());
            let request = Some(&text.request);
            let captured =
                rewriting::capture_rewritten(module, stage, request, &options, &rewriting);
            let captured = captured.map_err(|error| error.to_string())?;
            validate::valid(&captured.rewritten.words, &text.source);
        }
        (Err(error), true) if error.rule() == Some("opengl.not_lowered") => {}
        (Ok(_), true) => return Err("a plain uniform is lowered".to_owned()),
        (Err(error), _) => return Err(error.to_string()),
    }
    let (broken, line) = text.with_error();
    std::fs::write(&files[0], broken).expect("it can be written");
    let error = capturing_stage(&files, Some(&text.request), &read);
    let error = error.err().map(|error| error.to_string());
    let expected = format!(":{line}: error: 'not_declared' : undeclared");
    match error {
        Some(error) if error.contains(&expected) => Ok(()),
        error => Err(format!("{error:?} does not contain {expected}")),
    }
}

/// Checks texts from the seed `XFB_SEED` on; returns their number by version.
fn check_texts(count: u64) -> BTreeMap<String, u32> {
    let first = number("XFB_SEED").unwrap_or(0);
    let folder = tempfile::tempdir().expect("a folder");
    let mut versions = BTreeMap::new();
    for seed in (0..count).map(|number| first.wrapping_add(number)) {
        let text = Text::random(seed);
        if let Err(why) = check(&text, folder.path()) {
            panic!("seed {seed}: {why}\n{text}");
        }
        *versions.entry(text.version.to_owned()).or_default() += 1;
    }
    versions
}

#[test]
fn some_random_texts_have_the_generated_tables() {
    check_texts(40);
}

#[test]
#[ignore = "takes minutes; ci/proofs/all runs it"]
fn random_texts_have_the_generated_tables() {
    let count = number("XFB_COUNT").unwrap_or(COUNT);
    let versions = check_texts(count);
    let seed = number("XFB_SEED").unwrap_or(0);
    println!("{count} old texts from seed {seed}, by version: {versions:?}");
}
