//! The command that a report prints for a failure runs this case alone, from every folder,
//! whatever named the case, and every report of a run prints the same one.

use super::fixture::Fixture;
use super::ran::{Ran, finish};
use std::fs;
use std::path::Path;
use std::process::Command;

const SHIPPED: &str = "xfb.counter.first.1";

/// A driver on which every case fails.
const FAILING: &str = "devices = ['Mock']\n[[case]]\nname = '*'\ndoes = 'fail'\n\
                       fingerprint = 'missing'\nexplanation = 'expected this'\n";

const TEST: &str = "[require]\nGL >= 4.5\nGLSL >= 4.50\n\n[vertex shader]\n\
                    layout(xfb_offset = 0) out float a;\nvoid main() { a = 1.5; }\n\n[test]\n\
                    xfb buffer object 0 8\nxfb draw arrays GL_POINTS 0 1\n\
                    probe xfb buffer float 0 0 1.5\n";

/// Files of every kind in a folder.
fn fixture() -> Fixture {
    let fixture = Fixture::new(FAILING);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    fixture
        .run(&format!("minimise {SHIPPED} -o small.toml"))
        .exits(0);
    for folder in ["my/place", "replay/modules", "my/cases/counter", "shaders"] {
        fs::create_dir_all(fixture.path(folder)).expect("a folder");
    }
    let sweep = fs::read_to_string(root.join("cases/place/stride.toml")).expect("a case file");
    let small = fixture.read("small.toml");
    for (path, text) in [
        ("my/place/sweep.toml", sweep.as_str()),
        ("my/place/a.shader_test", TEST),
        ("my/cases/counter/first.toml", &small),
        ("replay/case.toml", &small),
    ] {
        fs::write(fixture.path(path), text).expect("a file");
    }
    fixture
}

/// Runs a printed command in a shell.
fn shell(folder: &Path, command: &str) -> Ran {
    let program = Path::new(env!("CARGO_BIN_EXE_xfb"));
    let programs = program.parent().expect("a folder").display();
    let path = std::env::var("PATH").expect("a search path");
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).current_dir(folder);
    finish(shell.env("PATH", format!("{programs}:{path}")))
}

/// The failed cases of a report on the terminal, each with its command.
fn commands(ran: &Ran) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut case = "";
    for line in ran.stdout.lines() {
        if let Some(name) = line.strip_prefix("fail        ") {
            case = name;
        } else if let Some(command) = line.trim().strip_prefix("reproduce: ") {
            found.push((case.to_owned(), command.to_owned()));
        }
    }
    found
}

#[test]
fn the_printed_command_of_every_kind_of_path_runs_its_case_from_another_folder() {
    let fixture = fixture();
    // A file directly in the folder of temporary files.
    let lone = std::env::temp_dir().join(format!("xfb_lone_{}.toml", std::process::id()));
    fs::copy(fixture.path("small.toml"), &lone).expect("a file");
    let absolute = lone.display().to_string();
    let sweep = fixture.path("my/place/sweep.toml").display().to_string();
    let rows: [(&str, usize, &str); 12] = [
        (SHIPPED, 1, SHIPPED),
        (&absolute, 1, "xfb.local."),
        ("small.toml", 1, "xfb.local.small"),
        ("./small.toml", 1, "xfb.local.small"),
        ("my/place/sweep.toml", 15, "xfb.local.place.sweep."),
        (&sweep, 15, "xfb.local.place.sweep."),
        ("my/", 17, "xfb.local."),
        ("my/place/", 16, "xfb.local.place."),
        ("my/place/a.shader_test", 1, "xfb.local.place.a.glsl"),
        ("replay/", 1, "xfb.local.replay.case"),
        ("--cases my/cases xfb.counter.*", 1, "xfb.counter.first"),
        ("small.toml --shaders shaders", 1, "xfb.local.small"),
    ];
    let elsewhere = tempfile::tempdir().expect("a folder");
    for (arguments, count, prefix) in rows {
        let ran = fixture
            .run(&format!(
                "run {arguments} --expectations none --verbose --output out --overwrite"
            ))
            .exits(1);
        let commands = commands(&ran);
        assert_eq!(commands.len(), count, "{arguments}: {}", ran.stdout);
        let [results, junit, page] = ["results.json", "junit.xml", "report.html"]
            .map(|file| fixture.read(&format!("out/{file}")));
        let junit = junit.replace("&apos;", "'").replace("&quot;", "\"");
        let (first, last) = (commands.first(), commands.last());
        for (place, (name, command)) in first.into_iter().chain(last).enumerate() {
            assert!(name.starts_with(prefix), "{arguments}: {name}");
            let in_json = serde_json::to_string(command).expect("JSON");
            // A failure like three confirmed ones has no file.
            let own = format!("out/failures/{name}.txt");
            let own = if place > 0 && !fixture.path(&own).exists() {
                command.clone()
            } else {
                fixture.read(&own)
            };
            for (door, text, part) in [
                ("results.json", &results, &in_json),
                ("report.html", &page, &in_json),
                ("junit.xml", &junit, command),
                ("failures", &own, command),
            ] {
                assert!(text.contains(part), "{arguments}: no {part} in {door}");
            }
            let again = shell(elsewhere.path(), &format!("{command} --verbose"));
            let again = again.exits(1).prints("1 case in ");
            assert_eq!(
                self::commands(&again),
                [(name.clone(), command.clone())],
                "{arguments}"
            );
        }
    }
    fs::remove_file(lone).expect("the file exists");
}

#[test]
fn the_file_of_a_minimised_case_runs_by_its_printed_command() {
    let fixture = Fixture::new(FAILING);
    let ran = fixture
        .run(&format!("minimise {SHIPPED} -o small.toml"))
        .exits(0);
    let line = ran
        .stdout
        .lines()
        .find_map(|line| line.strip_prefix("reproduce: "));
    let elsewhere = tempfile::tempdir().expect("a folder");
    shell(elsewhere.path(), line.expect("a command"))
        .exits(1)
        .prints("fail        xfb.local.small\n");
}

#[test]
fn a_folder_of_shaders_near_a_case_replaces_nothing() {
    let fixture = Fixture::new("devices = ['Mock']\nmodel = true\n");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["my/place", "my/shaders", "shaders", "my/place/shaders"] {
        fs::create_dir_all(fixture.path(folder)).expect("a folder");
    }
    let text = fs::read_to_string(root.join("cases/place/stride.toml")).expect("a case file");
    fs::write(fixture.path("my/place/stride.toml"), text).expect("a file");
    for arguments in [
        "my/place/stride.toml",
        "--cases my",
        "my/place/stride.toml --shaders shaders",
    ] {
        fixture
            .run(&format!("run {arguments}"))
            .exits(0)
            .prints("15 pass");
    }
    fixture
        .run("run my/place/stride.toml --shaders nowhere")
        .exits(64)
        .complains("it is not a folder");
}
