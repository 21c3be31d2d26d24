//! Tests of `.shader_test` files: the project's own files pass, and every checking line
//! fails if it expects another value.

use super::ran::{finish, run_cases, xfb};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of the project's own files.
const OWN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/cases/shader_test");

/// The content of `shader_test.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    program: String,
    unsupported: Vec<[String; 3]>,
    errors: Vec<[String; 3]>,
}

fn texts() -> Texts {
    toml::from_str(include_str!("shader_test.toml")).expect("shader_test.toml has the texts")
}

/// A file that passes.
fn good() -> String {
    texts().program + "probe xfb buffer float 0 0 1.5\n"
}

/// Runs a file that passes after each change.
fn run_changed(changes: &[[String; 3]], check: impl Fn(&str, &str)) {
    let good = good();
    for [from, to, reason] in changes {
        assert!(good.contains(from), "{from}");
        let (_dir, path) = folder("x.shader_test", &good.replace(from, to));
        check(&path, reason);
    }
}

/// Statuses and reasons of the files of a folder, by name.
fn run(folder: &Path) -> BTreeMap<String, [String; 2]> {
    run_cases(&[&format!("{}/", folder.display())])
}

fn files() -> Vec<PathBuf> {
    let entries = fs::read_dir(OWN).expect("the folder");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

#[test]
fn our_shader_tests_pass() {
    let results = run(Path::new(OWN));
    assert!(results.len() >= files().len());
    for (name, [status, reason]) in results {
        assert_eq!(status, "pass", "{name}: {reason}");
    }
}

/// A line that expects something else than `line` does; `None` for a line that
/// expects nothing.
fn wrong(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (last, before) = words.split_last()?;
    let other = match words.as_slice() {
        ["link", outcome] => {
            let other = if *outcome == "error" {
                "success"
            } else {
                "error"
            };
            return Some(format!("link {other}"));
        }
        ["probe", .., "float" | "double", _, _, _] => {
            // An infinity is near no number, however large the tolerance.
            "inf".to_owned()
        }
        ["probe", ..] => match last.parse::<i64>().expect("a number") {
            4_294_967_295 => "0".to_owned(),
            number => (number + 1).to_string(),
        },
        [.., "resourceName", _, _, _, _, _] | [.., "resourceName", _, _, _, _] => {
            let mut words: Vec<String> = before.iter().map(|w| (*w).to_owned()).collect();
            let length = words.last_mut().expect("a length");
            let name = match *last {
                "\"\"" => "x".to_owned(),
                name => format!("{name}x"),
            };
            *length = name.len().to_string();
            return Some(format!("{} {name}", words.join(" ")));
        }
        ["verify", ..] => match (last.parse::<i64>(), *last) {
            (Ok(number), _) => (number + 1).to_string(),
            (_, "GL_INVALID_INDEX") => "0".to_owned(),
            (_, "GL_INTERLEAVED_ATTRIBS") => "GL_SEPARATE_ATTRIBS".to_owned(),
            _ => "GL_DOUBLE_MAT4x3".to_owned(),
        },
        // A value at the edge of the tolerance is now beyond it.
        ["tolerance", first, ..] if !first.starts_with("0 ") && *first != "0" => {
            return Some("tolerance 0 0 0 0".to_owned());
        }
        ["xfb", "draw", ..] => (last.parse::<u32>().expect("a number") + 7).to_string(),
        _ => return None,
    };
    Some(format!("{} {other}", before.join(" ")))
}

/// Every check can fail.
#[test]
fn every_checking_line_can_fail() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for file in files() {
        let text = fs::read_to_string(&file).expect("text");
        let stem = file
            .file_stem()
            .and_then(|stem| stem.to_str())
            .expect("a stem");
        let test = text
            .lines()
            .position(|line| line == "[test]")
            .expect("a test");
        for (number, line) in text.lines().enumerate().skip(test) {
            let Some(other) = wrong(line) else {
                continue;
            };
            let changed = text
                .lines()
                .enumerate()
                .map(|(at, line)| if at == number { other.as_str() } else { line });
            let name = format!("{stem}_{}", number + 1);
            let changed: Vec<&str> = changed.collect();
            fs::write(
                folder.path().join(format!("{name}.shader_test")),
                changed.join("\n"),
            )
            .expect("a file");
            lines.insert(name, (number + 1, other));
        }
    }
    assert!(lines.len() > 100, "{} lines", lines.len());
    let results = run(folder.path());
    for (name, [status, reason]) in &results {
        let stem = name.split('.').nth(2).expect("a stem");
        let (line, other) = &lines[stem];
        let reported = status == "fail" || status == "error";
        assert!(reported, "{name}: '{other}' gives {status}: {reason}");
        // Of a tolerance or a draw it is a line below that fails.
        let directs = ["tolerance", "xfb", "link"]
            .iter()
            .any(|word| other.starts_with(word));
        let place = format!("{stem}.shader_test:{line}: ");
        assert!(directs || reason.contains(&place), "{place}: {reason}");
    }
    assert_eq!(results.len(), lines.len(), "one way each");
}

/// A folder with this file.
fn folder(file: &str, text: &str) -> (tempfile::TempDir, String) {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join(file);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(&path, text).expect("a file");
    let path = path.to_str().expect("text").to_owned();
    (dir, path)
}

#[test]
fn a_failing_probe_names_line_value_and_position() {
    let text = good().replace("0 0 1.5", "0 0 2.5");
    let (_dir, path) = folder("x.shader_test", &text);
    let ran = xfb(&["run", &path]).exits(1);
    ran.prints("x.shader_test:12: probe xfb buffer float 0 0 2.5: buffer 0, value 0 (a of vertex 0): expected 2.5 off by less than 0.01, observed 1.5 (0x3fc00000)")
        .prints("fingerprint: probe\n")
        .prints(&format!("xfb run {path}"));
    // The other value is not captured: no driver can be blamed.
    let (_dir, path) = folder("x.shader_test", &text.replace("0 0 2.5", "0 1 2.5"));
    xfb(&["run", &path])
        .exits(1)
        .prints("error ")
        .prints(":12: probe xfb buffer float 0 1 2.5: nothing is captured there, and the buffer begins as zeros");
}

#[test]
fn unknown_directives_are_unsupported_and_named() {
    run_changed(&texts().unsupported, |path, reason| {
        xfb(&["run", "-v", path])
            .exits(3)
            .prints("unsupported")
            .prints(reason);
    });
}

#[test]
fn files_that_contradict_themselves_are_errors() {
    run_changed(&texts().errors, |path, reason| {
        xfb(&["run", path]).exits(1).prints("error ").prints(reason);
    });
    let (_dir, path) = folder("x.shader_test", &good().replace("0 0 1.5", "0 9 1.5"));
    xfb(&["run", &path])
        .exits(65)
        .complains("case.shader_test")
        .complains("the buffer holds 2 values of float, value 9 is probed");
}

#[test]
fn files_and_folders_are_selected_like_cases() {
    let good = good();
    let (dir, path) = folder("tests/Some-Where/it's.shader_test", &good);
    let name = "xfb.local.some_where.it_s.glsl";
    xfb(&["list", &path]).exits(0).prints(name);
    let outer = format!("{}/tests/", dir.path().to_str().expect("text"));
    let listed = xfb(&["list", &outer, "xfb.table.w3"]).exits(0);
    assert_eq!(
        listed.stdout,
        "xfb.local.some_where.it_s.glsl\nxfb.table.w3\n"
    );
    xfb(&["run", &outer, "xfb.table.w3"])
        .exits(0)
        .prints("2 cases")
        .prints("2 pass");
    let shown = xfb(&["show", &path, "--glsl"]).exits(0);
    shown
        .prints(name)
        .prints("xfb draw arrays GL_POINTS 0 1")
        .prints("void main() { a = 1.5; }");
    let table = xfb(&["table", &path, "--format", "json"]).exits(0);
    table.prints(r#""varyings":[{"name":"a","type":"GL_FLOAT","size":1,"offset":0,"#);
}

#[test]
fn a_file_in_the_current_folder_needs_no_slash() {
    let good = good();
    let (dir, _) = folder("tests/here.shader_test", &good);
    let here = |arguments: &[&str]| {
        let mut xfb = Command::new(env!("CARGO_BIN_EXE_xfb"));
        finish(xfb.args(arguments).current_dir(dir.path().join("tests")))
    };
    let name = "xfb.local.here.glsl";
    let listed = here(&["list", "here.shader_test", "xfb.table.w3"]).exits(0);
    assert_eq!(listed.stdout, format!("{name}\nxfb.table.w3\n"));
    here(&["run", "here.shader_test", "xfb.table.w3"])
        .exits(0)
        .prints("2 pass");
    here(&["show", "here.shader_test"]).exits(0).prints(name);
    let table = here(&["table", "here.shader_test", "--format", "json"]).exits(0);
    table.prints(r#""name":"a""#);
    let case = "about = 'x'\nrules = [1]\n[interface]\noutputs = []\n";
    fs::write(dir.path().join("tests/here.toml"), case).expect("a file");
    here(&["list", "here.toml"])
        .exits(0)
        .prints("xfb.local.here\n");
    here(&["run", "nowhere.shader_test"])
        .exits(65)
        .complains("nowhere.shader_test: cannot read: ");
    here(&["list", "."]).exits(0).prints("xfb.local.here\n");
}

#[test]
fn a_broken_file_fails_only_its_own_cases() {
    let good = good();
    let broken = [
        ("empty", String::new(), "empty.shader_test:1:1: "),
        (
            "checks_nothing",
            texts().program,
            "checks_nothing.shader_test:9:1: the file checks nothing",
        ),
        (
            "heading",
            good.replace("[test]", "[test"),
            "heading.shader_test:9:1: the heading of the section lacks its ']'",
        ),
        (
            "value",
            good.replace("0 0 1.5", "0 0 x"),
            "value.shader_test:12:28: a number is required, seen 'x'",
        ),
    ];
    let dir = tempfile::tempdir().expect("a folder");
    let path = |stem: &str| dir.path().join(format!("{stem}.shader_test"));
    fs::write(path("good"), &good).expect("a file");
    for (stem, text, _) in &broken {
        fs::write(path(stem), text).expect("a file");
    }
    fs::write(path("no_text"), [0xff, 0xfe]).expect("a file");
    let results = run(dir.path());
    assert_eq!(results.len(), 6, "{results:?}");
    let of = |stem: &str| &results[&format!("xfb.local.{stem}.glsl")];
    assert_eq!(of("good")[0], "pass", "{}", of("good")[1]);
    assert_eq!(of("no_text")[0], "error");
    for (stem, _, reason) in &broken {
        let [status, reported] = of(stem);
        assert_eq!(status, "error", "{stem}: {reported}");
        assert!(reported.contains(reason), "{stem}: {reported}");
        // If only this file is given, it is refused.
        let file = path(stem);
        xfb(&["run", file.to_str().expect("text")]).exits(65);
    }
    let folder = format!("{}/", dir.path().to_str().expect("text"));
    let shown = xfb(&["show", &folder]).exits(0);
    shown.prints("broken\n").prints("the file checks nothing");
}

#[test]
fn compiler_errors_name_lines_of_the_file() {
    let good = good();
    let with_version = good.replace("layout(xfb", "#version 450\nlayout(xfb");
    let assembly = good
        .replace("GL >= 4.5\n", "GL >= 4.5\nSPIRV ONLY\n")
        .replace(
            "[vertex shader]",
            "[vertex shader spirv]\n# a comment\nOpCapability Shader",
        );
    let rows = [
        (
            good.replace("a = 1.5", "b = 1.5"),
            "x.shader_test:7: error: 'b'",
        ),
        (
            with_version.replace("a = 1.5", "b = 1.5"),
            "x.shader_test:8: error: 'b'",
        ),
        (assembly, "x.shader_test:9:1: "),
    ];
    for (text, place) in rows {
        let (_dir, path) = folder("x.shader_test", &text);
        xfb(&["run", &path]).exits(1).prints("error ").prints(place);
    }
}

#[test]
fn an_empty_draw_captures_nothing() {
    let test = format!(
        "{}xfb draw arrays GL_POINTS 0 0\n\
         verify query_object GL_PRIMITIVES_GENERATED 0\n\
         verify query_object GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN 0\n\
         probe xfb buffer float 0 0 0x3fc00000 # 1.5\n",
        texts().program
    );
    let (_dir, path) = folder("x.shader_test", &test);
    xfb(&["run", &path]).exits(0).prints("1 pass");
    let wrong = test.replace("GENERATED 0", "GENERATED 1");
    let (_dir, path) = folder("x.shader_test", &wrong);
    xfb(&["run", &path]).exits(1);
}
