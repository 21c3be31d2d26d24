//! `xfb.toml`: options of the command line in a file.

use super::finish;
use super::fixture::Fixture;
use crate::ran::Ran;
use std::fs;
use std::process::{Command, Stdio};

const MOCK: &str = "devices = ['Mock One', 'Mock Two']
cases = ['xfb.m.a', 'xfb.m.b', 'xfb.m.c']
[[case]]
name = 'xfb.m.b'
does = 'fail'
fingerprint = 'missing'
explanation = 'nothing is captured'
";

fn with(options: &str) -> Fixture {
    let fixture = Fixture::new(MOCK);
    fs::write(fixture.path("xfb.toml"), options).expect("written");
    fixture
}

fn resume(fixture: &Fixture) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command
        .args(["run", "--resume", "out"])
        .stdin(Stdio::null());
    finish(command.current_dir(fixture.path("")))
}

#[test]
fn options_of_the_file_are_those_of_the_command_line() {
    let options = "device = 'Two'\nfails = ['known.txt']\ntimeout = 90\nplain = true\n\
                   skip = ['xfb.n', 'xfb.o']\nvalidation = false\n[label]\ndriver = '1a2b'\n";
    let fixture = with(options);
    fs::write(fixture.path("known.txt"), "xfb.m.b,Fail\n").expect("written");
    let ran = fixture.run("run --output out").exits(0);
    ran.prints("Mock Two").complains(
        "options of xfb.toml: --device=Two --fails=known.txt --timeout=90 --plain --skip=xfb.n \
         --skip=xfb.o --label=driver=1a2b",
    );
    let results = fixture.results();
    assert_eq!(results["labels"]["driver"], "1a2b");
    let command = results["command"].as_array().expect("a list");
    assert!(
        command.iter().any(|word| word == "--timeout=90"),
        "{command:?}"
    );
    // Another command has some of the options.
    let ran = finish(fixture.command("list").current_dir(fixture.path("")));
    assert!(!ran.stderr.contains("--device"), "{}", ran.stderr);
}

#[test]
fn the_command_line_replaces_options_of_the_file() {
    let fixture = with("device = 'Two'\njobs = 2\nretries = 1\n");
    let ran = fixture
        .run("run xfb.m.a --device One --in-process")
        .exits(0);
    // --in-process excludes both others.
    let ran = ran.prints("Mock One");
    assert!(!ran.stderr.contains("xfb.toml"), "{}", ran.stderr);
}

#[test]
fn a_run_that_continues_has_the_options_with_which_it_began() {
    // The case after the failure is slow, so that the run ends before it does.
    let mock = format!("{MOCK}[[case]]\nname = 'xfb.m.c'\ndoes = 'slow'\nmilliseconds = 20000\n");
    let fixture = Fixture::new(&mock);
    let options = "max-fails = 1\njobs = 1\ndevice = 'Two'\n";
    fs::write(fixture.path("xfb.toml"), options).expect("written");
    fixture.run("run --output out").exits(1);
    fs::write(fixture.path("xfb.toml"), "device = 'One'\n").expect("written");
    resume(&fixture).exits(1).prints("Mock Two");
}

#[test]
fn a_wrong_file_is_refused() {
    let wrong = [
        ("device = ", "xfb.toml: TOML parse error at line 1"),
        (
            "devise = 'a'\n",
            "xfb.toml: 'devise' is not an option of xfb run",
        ),
        (
            "mock = 'a'\n",
            "xfb.toml: 'mock' is not an option of xfb run",
        ),
        (
            "bless = 'a'\n",
            "xfb.toml: 'bless' is read from the command line only",
        ),
        (
            "device = true\n",
            "xfb.toml: 'device' is a value of the option, not a boolean",
        ),
        (
            "plain = 'yes'\n",
            "xfb.toml: 'plain' is true or false, not string",
        ),
        (
            "timeout = 1.5\n",
            "'timeout' is a text, a number or a list of them, not float",
        ),
        (
            "device = { a = 'b' }\n",
            "a text, a number or a list of them, not table",
        ),
    ];
    for (options, message) in wrong {
        let ran = with(options).run("run xfb.m.a");
        ran.exits(65).complains(message);
    }
    let fixture = Fixture::new(MOCK);
    fs::create_dir(fixture.path("xfb.toml")).expect("a folder");
    fixture
        .run("run xfb.m.a")
        .exits(65)
        .complains("cannot read xfb.toml: ");
    // clap judges the values.
    let ran = with("timeout = 'soon'\n").run("run xfb.m.a").exits(64);
    ran.complains("options of xfb.toml: --timeout=soon")
        .complains("--timeout");
}
