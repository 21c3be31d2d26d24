//! Tests of every built-in case: it parses, the engine agrees with the tables that it
//! states, and its generated shaders compile to the capture that it declares.

mod pinned;
#[path = "cases/printed.rs"]
mod printed;
#[path = "cases/reference_tables.rs"]
mod reference_tables;
#[path = "cases/varied_texts.rs"]
mod varied_texts;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use xfb::capture::{Dialect, Options};
use xfb::case::{Body, Case, rules};
use xfb::catalog::Library;
use xfb::packing::CaptureLimits;
use xfb::run::expectations::Expectations;

/// All cases, expanded once for all tests.
fn cases() -> &'static [Case] {
    static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
        let cases = Library::embedded().cases();
        cases.unwrap_or_else(|error| {
            panic!("{}", error.with_excerpt(xfb::terminal::Screen::stderr()))
        })
    });
    &CASES
}

fn options(dialect: Dialect) -> Options {
    Options {
        dialect,
        limits: CaptureLimits::NONE,
    }
}

#[test]
fn every_kind_of_case_exists() {
    let cases = cases();
    let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    assert!(names.is_sorted(), "the order is that of the names");
    let on_device = cases.iter().filter_map(Case::capture).count();
    assert!(cases.len() >= 120, "{} cases", cases.len());
    assert!(on_device >= 60, "{on_device} cases are captured");
    // A device runs those of its own interface.
    let of_vulkan = cases.iter().filter(|case| !case.is_of_opengl());
    let smoke = of_vulkan.filter(|case| case.smoke).count();
    assert!(
        (100..=150).contains(&smoke),
        "{smoke} cases in the smoke list"
    );
    let family = |name: &str| name.split('.').nth(1).map(str::to_owned);
    let all: BTreeSet<_> = names.iter().map(|name| family(name)).collect();
    let in_smoke = cases.iter().filter(|case| case.smoke);
    let in_smoke: BTreeSet<_> = in_smoke.map(|case| family(&case.name)).collect();
    assert_eq!(all, in_smoke, "every family is in the smoke list");
}

#[test]
fn names_are_well_formed() {
    for case in cases() {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let segments: Vec<&str> = case.name.split('.').collect();
        assert_eq!(segments[0], "xfb");
        assert!(
            segments.len() >= 3 && case.name.len() < 100,
            "{}",
            case.name
        );
        for segment in segments {
            assert!(
                !segment.is_empty() && segment.chars().all(fits),
                "{}",
                case.name
            );
        }
        assert!(case.rules.iter().all(|rule| rules::rule(*rule).is_some()));
    }
}

#[test]
fn every_known_failure_matches_a_case() {
    let names = Library::embedded().names().expect("the cases");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("ci");
    let files = fs::read_dir(folder.join("expectations")).expect("the folder");
    let files = files.map(|file| file.expect("a file").path());
    let of_builds = folder.join("drivers/assertions.toml");
    Expectations::read(&[&of_builds]).expect("a file of known failures");
    let mut patterns = Vec::new();
    for file in files.chain([of_builds]) {
        let text = fs::read_to_string(file).expect("a text");
        let table: toml::Table = text.parse().expect("TOML");
        for known in table["known"].as_array().expect("entries") {
            let cases = known.get("cases").and_then(toml::Value::as_array);
            let globs = cases.into_iter().flatten();
            patterns.extend(globs.filter_map(toml::Value::as_str).map(str::to_owned));
            let own = known.get("fingerprint").and_then(toml::Value::as_table);
            patterns.extend(own.into_iter().flat_map(|own| own.keys().cloned()));
        }
    }
    assert!(patterns.len() > 60, "{} patterns", patterns.len());
    for pattern in patterns {
        let glob = globset::Glob::new(&pattern).expect("a glob");
        let matcher = glob.compile_matcher();
        let found = names.iter().any(|case| matcher.is_match(&case.name));
        assert!(found, "no case is called {pattern}");
    }
}

#[test]
fn the_engine_agrees_with_every_stated_table() {
    for case in cases() {
        if let Err(difference) = xfb::judge::tables::check(case, CaptureLimits::NONE) {
            panic!("{}: {difference}", case.name);
        }
    }
}

#[test]
fn the_engine_refuses_every_invalid_interface() {
    let cases = cases();
    let mut count = 0;
    for case in cases {
        let Body::Refusal(refusal) = &case.body else {
            continue;
        };
        for result in [
            xfb::judge::refusal::declared(refusal),
            xfb::judge::refusal::module(refusal),
        ] {
            result.unwrap_or_else(|why| panic!("{}: {why}", case.name));
        }
        count += 1;
    }
    assert!(count >= 330, "{count} cases");
}

#[test]
fn a_single_case_equals_the_one_in_the_whole_list() {
    let library = Library::embedded();
    for case in cases().iter().step_by(7) {
        let found = library.get(&case.name).expect("no mistake");
        let found = found.unwrap_or_else(|| panic!("{} is not found", case.name));
        assert_eq!((&found.name, &found.file), (&case.name, &case.file));
        assert_eq!(found.interface(), case.interface());
        let scripts = [&found, case].map(|case| case.capture().map(|capture| &capture.script));
        assert_eq!(scripts[0], scripts[1]);
    }
    assert!(
        library
            .get("xfb.table.w3.extra")
            .expect("no mistake")
            .is_none()
    );
    assert!(library.get("w3").expect("no mistake").is_none());
}

#[test]
fn no_captured_case_depends_on_a_dialect() {
    for case in cases() {
        let Some(capture) = case.capture() else {
            continue;
        };
        let buffers = |dialect| {
            capture
                .program
                .captured(&options(dialect))
                .map(|captured| captured.buffers())
                .unwrap_or_else(|error| panic!("{}: {error}", case.name))
        };
        // Some lists are refused by GL's text, and state it.
        let refused = |dialect: &Dialect| {
            let refusals = capture
                .references
                .tables
                .iter()
                .filter(|table| table.refused.is_some());
            refusals
                .into_iter()
                .any(|table| table.dialects().contains(dialect))
        };
        let others = [Dialect::Spec, Dialect::Nir, Dialect::Glslang];
        for dialect in others.into_iter().filter(|dialect| !refused(dialect)) {
            assert_eq!(buffers(dialect), buffers(Dialect::Vulkan), "{}", case.name);
        }
    }
}

#[cfg(feature = "shaderc")]
mod compiled {
    use super::{cases, options};
    use std::collections::HashMap;
    use std::thread;
    use xfb::capture::{self, CaptureTable, Dialect, OutputForm};
    use xfb::case::{CaptureCase, Case};
    use xfb::case_glsl::template;
    use xfb::catalog::Library;
    use xfb::compile::{Compiler, Flavour};
    use xfb::sources::{Language, StageSource};
    use xfb::spirv;
    use xfb::types::Interface;

    #[test]
    fn every_shader_compiles_to_the_capture_that_its_case_declares() {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let share = cases().len().div_ceil(cores);
        let wrong = thread::scope(|scope| {
            let shares = cases().chunks(share);
            let threads: Vec<_> = shares.map(|cases| scope.spawn(|| wrong(cases))).collect();
            let wrong = threads.into_iter().map(|thread| thread.join());
            let wrong = wrong.collect::<Result<Vec<_>, _>>().expect("no panic");
            wrong.concat()
        });
        assert!(
            wrong.is_empty(),
            "{} shaders are wrong, one is\n{}",
            wrong.len(),
            wrong[0]
        );
    }

    /// Returns the errors in the shaders of these cases; a text that several cases
    /// share is compiled once.
    fn wrong(cases: &[Case]) -> Vec<String> {
        let library = Library::embedded();
        let (mut wrong, mut compiled) = (Vec::new(), HashMap::new());
        for case in cases {
            let Some(capture) = case.capture() else {
                continue;
            };
            let stages = template::stages(&capture.program, library.sources());
            let stages = stages.unwrap_or_else(|error| panic!("{}: {error}", case.name));
            for source in stages {
                let key = (source.stage, source.text.clone());
                let words = compiled.entry(key).or_insert_with(|| compile(&source));
                let checked = words.as_ref().map_err(String::clone);
                if let Err(why) = checked.and_then(|words| check(capture, &source, words)) {
                    wrong.push(format!("{}: {why}\n{}", case.name, source.text));
                }
            }
        }
        wrong
    }

    fn compile(source: &StageSource) -> Result<Vec<u32>, String> {
        let compiler = Compiler::shared();
        let (text, name) = (&source.text, &source.name);
        let words = match source.language {
            Language::Glsl => compiler.compile_glsl(text, source.stage, name, Flavour::Vulkan),
            Language::SpirvAssembly => compiler.assemble(text, name),
        };
        words.map_err(|error| error.to_string())
    }

    fn check(case: &CaptureCase, source: &StageSource, words: &[u32]) -> Result<(), String> {
        if source.stage != case.program.interface.stage {
            return Ok(());
        }
        if let Some(memory) = &case.memory {
            xfb::judge::layout::second_reading(memory, words)?;
        }
        let module = spirv::load_words(words).map_err(|error| error.to_string())?;
        let reflected =
            spirv::reflect(&module, Some(source.stage)).map_err(|error| error.to_string())?;
        let (compiled, declared) = (
            table(case, &reflected)?,
            table(case, &case.program.interface)?,
        );
        if compiled == declared {
            Ok(())
        } else {
            Err(format!("compiled {compiled:#?}\ndeclared {declared:#?}"))
        }
    }

    fn table(case: &CaptureCase, interface: &Interface) -> Result<CaptureTable, String> {
        let options = options(Dialect::Vulkan);
        capture::read(interface, case.program.request.as_ref(), &options)
            .and_then(|captured| captured.table(OutputForm::Locations))
            .map_err(|error| error.to_string())
    }
}
