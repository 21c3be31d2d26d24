//! Modules that are cached on disk: a wrong one fails no case, and a folder into which others
//! may write is not used.

use super::fixture::Fixture;
use super::ran::{Ran, finish};
use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use xfb::user_cache::hash;

const CASE: &str = "xfb.counter.first.1";

/// Runs a case on the model, with the cache of the fixture.
fn run(fixture: &Fixture, output: &str) -> Ran {
    let arguments = format!("run {CASE} --jobs 1 --output {output}");
    finish(
        fixture
            .command(&arguments)
            .env("XFB_CACHE_DIR", fixture.path("cache")),
    )
}

/// The files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                files(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

/// Replaces the module of a file by its header, with a hash that is right: magic, lengths
/// of source and module, a hash of both, the module, the source.
fn poison(path: &Path) {
    let bytes = fs::read(path).expect("a module");
    let words: Vec<u32> = bytes
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
        .collect();
    let (length, module) = (words[2] as usize, &words[5..10]);
    let source = &bytes[(5 + length) * 4..];
    let check = hash((source, module));
    let head = [words[0], words[1], 5, check as u32, (check >> 32) as u32];
    let head = head
        .iter()
        .chain(module)
        .flat_map(|word| word.to_le_bytes());
    let poisoned: Vec<u8> = head.chain(source.iter().copied()).collect();
    fs::write(path, poisoned).expect("a file");
}

#[test]
fn a_wrong_module_in_the_cache_fails_no_case() {
    let fixture = Fixture::new("model = true\n");
    run(&fixture, "calm").exits(0);
    let modules = files(&fixture.path("cache/modules"));
    assert!(!modules.is_empty());
    modules.iter().for_each(|path| poison(path));
    run(&fixture, "poisoned").exits(1);
    let json: Value = serde_json::from_str(&fixture.read("poisoned/results.json")).expect("JSON");
    let result = &json["results"][0];
    assert_eq!(result["status"], "pass", "{result}");
    assert_eq!(result["in_company"]["status"], "error", "{result}");
    // The modules of the confirming run have replaced them.
    run(&fixture, "repaired").exits(0);
}

#[test]
fn a_cache_into_which_others_may_write_is_not_used() {
    let fixture = Fixture::new("model = true\n");
    let cache = fixture.path("cache");
    fs::create_dir(&cache).expect("a folder");
    fs::set_permissions(&cache, fs::Permissions::from_mode(0o777)).expect("its owner may");
    let ran = run(&fixture, "out").exits(0);
    assert_eq!(
        ran.stderr.matches("other users may write").count(),
        1,
        "{}",
        ran.stderr
    );
    assert_eq!(files(&cache), [""; 0].map(PathBuf::from));
}
