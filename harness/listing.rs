//! Tests of `xfb list` and `xfb show` as processes: their output, and their exit codes
//! for errors in case files and on the command line.

use super::ran::{finish, xfb};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

fn list(arguments: &[&str]) -> String {
    xfb(&[&["list"], arguments].concat()).exits(0).stdout
}

#[test]
fn the_smoke_list_is_a_part_of_the_default_list() {
    let smoke = list(&["--list", "smoke"]);
    let all = list(&[]);
    assert!(
        smoke
            .lines()
            .all(|name| all.lines().any(|other| other == name))
    );
    assert!(smoke.lines().count() < all.lines().count());
}

#[test]
fn names_from_the_cache_are_those_of_the_case_files() {
    let cache = tempfile::tempdir().expect("a folder");
    let names = |arguments: &[&str], cache: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        let command = command.arg("list").args(arguments);
        finish(command.env("XFB_CACHE_DIR", cache)).exits(0).stdout
    };
    let folder = cache.path().display().to_string();
    let rows: [&[&str]; 6] = [
        &[],
        &["--list", "smoke"],
        &["--list", "extended"],
        &["*.points"],
        &["xfb.t*", "xfb.counter.first.1"],
        &["--skip", "xfb.table.*"],
    ];
    // The first list with a cache writes it, the others read it.
    for arguments in rows {
        let computed = names(arguments, "");
        assert_eq!(names(arguments, &folder), computed, "{arguments:?}");
        assert_eq!(names(arguments, &folder), computed, "{arguments:?}");
    }
    let files = fs::read_dir(cache.path().join("names")).expect("a cache");
    assert_eq!(files.count(), 1);
    // Not even a name of a damaged cache is printed.
    for file in fs::read_dir(cache.path().join("names")).expect("a cache") {
        let path = file.expect("a file").path();
        let text = fs::read_to_string(&path).expect("text");
        fs::write(&path, text.replace("xfb.table.w3\n", "xfb.table.w0\n")).expect("a file");
    }
    assert_eq!(names(&[], &folder), names(&[], ""));
}

#[test]
fn every_mistake_of_every_file_is_reported_at_the_width_of_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let cases = folder.path().join("cases/a");
    fs::create_dir_all(&cases).expect("a folder");
    let text = "about = 'x'\nrules = [1]\ncolour = 'blue'\n[interface]\nstage = 'vertx'\n\
                outputs = [{ name = 'a', type = 'vec4', offset = 0 }]\n[pipeline]\n\
                topologie = 'points'\n";
    for name in ["b.toml", "c.toml"] {
        fs::write(cases.join(name), text).expect("a file");
    }
    for (locale, is_ascii) in [("C", true), ("C.UTF-8", false)] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        command.arg("list").arg(folder.path().join("cases"));
        command.envs([("COLUMNS", "60"), ("LC_ALL", locale), ("TERM", "xterm")]);
        let shown = finish(&mut command).exits(65).stderr;
        for mistake in ["key 'colour'", "stage 'vertx'", "key 'topologie'"] {
            assert_eq!(shown.matches(mistake).count(), 2, "{mistake}: {shown}");
        }
        let is_path = |line: &&str| line.contains(".toml:");
        let mut lines = shown.lines().filter(|line| !is_path(line));
        assert!(lines.all(|line| line.chars().count() <= 60), "{shown}");
        assert_eq!(shown.is_ascii(), is_ascii, "{shown}");
    }
}

#[test]
fn a_folder_of_cases_is_always_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let cases = folder.path().join("cases");
    fs::create_dir_all(cases.join("a")).expect("a folder");
    let list = || list(&["--cases", &cases.display().to_string()]);
    let text = "about = 'x'\nrules = [1]\n[interface]\noutputs = []\n";
    fs::write(cases.join("a/b.toml"), text).expect("a file");
    assert_eq!(list(), "xfb.a.b\n");
    fs::write(cases.join("a/c.toml"), text).expect("a file");
    assert_eq!(list(), "xfb.a.b\nxfb.a.c\n");
}

#[test]
fn cases_are_selected_by_rules_and_parts() {
    let list = |arguments: &[&str]| -> Vec<String> {
        list(arguments).lines().map(str::to_owned).collect()
    };
    // Every case is in one part of a fraction, and in one shard of that.
    let place = list(&["xfb.place.*"]);
    let mut parts: Vec<String> = Vec::new();
    for start in ["1", "2"] {
        for shard in ["1/2", "2/2"] {
            let part = [
                "--fraction",
                "2",
                "--fraction-start",
                start,
                "--shard",
                shard,
            ];
            parts.extend(list(&[&["xfb.place.*"], &part[..]].concat()));
        }
    }
    parts.sort();
    assert_eq!(parts, place);
    let of_rule = list(&["xfb.place.*", "--rule", "16"]);
    assert!(of_rule.contains(&"xfb.place.stride.vertex.8".to_owned()));
    assert!(of_rule.len() < place.len());
}

#[test]
fn a_case_list_is_read_from_standard_input() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_xfb"))
        .args(["list", "--caselist", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("xfb starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(b"xfb.table.w3\n").expect("it is read");
    drop(stdin);
    let output = child.wait_with_output().expect("xfb ends");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "xfb.table.w3\n");
}

/// Groups of cases that the smoke list must cover if the default list has them: every
/// family, and each behaviour of the large families.
const SMOKE: &str = "\
    layout.block layout.component layout.loose layout.same_location_streams layout.site \
    place.bind_offset place.hole place.stride place.unbound gl.builtin gl.double_unaligned \
    gl.error gl.interleaved gl.names gl.next_buffer gl.random gl.separate gl.skip gl.table \
    pack.limit qual.global qual.location qual.neg qual.stride prim.decompose prim.degenerate \
    prim.discarded prim.incomplete stream.prims stream.raster query.pgq query.span resume.switch \
    value.float_controls";

#[test]
fn the_smoke_list_has_a_case_of_each_family() {
    let smoke = list(&["--list", "smoke"]);
    let all = list(&[]);
    let family = |name: &str| name.split('.').nth(1).map(str::to_owned);
    let of = |list: &str| -> BTreeSet<String> { list.lines().filter_map(family).collect() };
    assert_eq!(of(&smoke), of(&all));
    for behaviour in SMOKE.split_whitespace() {
        let has = |list: &str| {
            let mut names = list.lines();
            names.any(|name| name.starts_with(&format!("xfb.{behaviour}")))
        };
        assert!(has(&all), "no case of {behaviour}: the table above is old");
        assert!(has(&smoke), "no smoke case of {behaviour}");
    }
    // It takes seconds.
    assert!((100..200).contains(&smoke.lines().count()));
}

#[test]
fn help_describes_the_format_of_case_files() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/case-format.md"));
    let help = xfb(&["help", "case-format"]).exits(0).stdout;
    assert_eq!(help, page.expect("the page"));
    assert!(
        xfb(&["help"])
            .exits(0)
            .stdout
            .contains("xfb help case-format")
    );
}

#[test]
fn help_prints_schemas() {
    let help = xfb(&["--help"]).exits(0).stdout;
    for (topic, title) in [
        ("results-schema", "results.json of xfb"),
        ("case-schema", "A case file of xfb"),
    ] {
        let schema = xfb(&["help", topic]).exits(0).stdout;
        let schema: serde_json::Value = serde_json::from_str(&schema).expect("JSON");
        assert_eq!(schema["title"], title);
        xfb(&["help"]).prints(&format!("xfb help {topic}"));
        assert!(help.contains(&format!("xfb help {topic}")));
    }
    for option in ["--help", "-h"] {
        xfb(&["help", option]).exits(0).prints("Test a driver:");
    }
}

#[test]
fn a_shader_test_is_printed_as_it_is() {
    let file = "cases/shader_test/draws.shader_test";
    let name = "xfb.shader_test.draws.glsl";
    let text = fs::read_to_string(format!("{}/{file}", env!("CARGO_MANIFEST_DIR")));
    let printed = xfb(&["show", "--toml", name]).exits(0).stdout;
    assert_eq!(printed, text.expect("a file"));
}

#[test]
fn a_huge_number_of_a_binding_is_refused_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let cases = folder.path().join("cases/a");
    fs::create_dir_all(&cases).expect("a folder");
    let path = cases.join("b.toml");
    for buffer in ["65535", "1000000", "2147483648", "4294967295"] {
        let text = format!(
            "about = 'x'\nrules = [15]\n[interface]\nstage = 'vertex'\noutputs = [{{ name = 'a', \
             type = 'vec3', buffer = {buffer}, offset = 0, stride = 16 }}]\n"
        );
        fs::write(&path, text).expect("it can be written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        command.arg("show").arg(&path).env("COLUMNS", "200");
        let stderr = finish(&mut command).exits(65).stderr;
        let number = ["found binding ", "names binding "].map(|text| format!("{text}{buffer}"));
        assert!(number.iter().any(|text| stderr.contains(text)), "{stderr}");
    }
}

#[test]
fn show_of_a_sweep_starts_with_its_axes_and_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let place = folder.path().join("place");
    fs::create_dir(&place).expect("a folder");
    let file = place.join("own.toml");
    fs::copy(root.join("cases/place/stride.toml"), &file).expect("a case file");
    let real = file.canonicalize().expect("a path").display().to_string();
    let path = file.display().to_string();
    let shown = xfb(&["show", &path]).exits(0).stdout;
    let start = format!(
        "15 cases of {real}\n\naxes, in the order of the names\n  stage: vertex, tess_eval, geometry\n  \
         pad: 0, 4, 8, 60, 496\n\nnames\n  xfb.local.place.own.geometry.0\n"
    );
    assert!(shown.starts_with(&start), "{shown}");
    // One case follows: that of the smoke list.
    let described = "\nxfb.local.place.own.vertex.8\na stride larger than the data";
    assert!(shown.contains(described), "{shown}");
    assert!(
        shown.contains(&format!("\nfrom {real}, in the smoke list\n")),
        "{shown}"
    );
    assert_eq!(shown.matches("\nscript\n").count(), 1, "{shown}");
    let other = "xfb.local.place.own.geometry.60";
    let shown = xfb(&["show", &path, other]).exits(0).stdout;
    assert!(shown.starts_with(&format!("{other}\n")), "{shown}");
    let toml = xfb(&["show", "--toml", &path, other]).exits(0).stdout;
    assert!(toml.starts_with(&format!("# A copy of {other}.")), "{toml}");
    let json = xfb(&["show", &path, "--format", "json"]).exits(0).stdout;
    assert_eq!(json.lines().count(), 15);
}

#[test]
fn tables_are_ascii_in_another_locale() {
    let shown = |locale: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        let command = command.args(["show", "xfb.place.stride.vertex.8"]);
        finish(command.env("LC_ALL", locale)).exits(0).stdout
    };
    assert!(!shown("C.UTF-8").is_ascii());
    let ascii = shown("C");
    assert!(ascii.is_ascii(), "{ascii}");
    assert!(ascii.contains("GL_FLOAT_VEC3"));
}
