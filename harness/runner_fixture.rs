//! Runs the real `xfb` with a mock driver in a temporary folder.

use crate::ran::{Ran, finish};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A temporary folder with a mock file, and the program to run in it.
pub struct Fixture {
    folder: TempDir,
}

impl Fixture {
    /// Creates a fixture whose mock driver is described by `mock`.
    pub fn new(mock: &str) -> Fixture {
        let folder = tempfile::tempdir().expect("a temporary folder");
        fs::write(folder.path().join("mock.toml"), mock).expect("the mock file is written");
        Fixture { folder }
    }

    /// A path in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The path of the mock file, as it is valid in every folder.
    #[allow(dead_code, reason = "not every test program reads it")]
    pub fn mock_file(&self) -> String {
        let path = self.path("mock.toml").canonicalize();
        path.expect("the mock file exists").display().to_string()
    }

    /// A file in the folder.
    pub fn read(&self, name: &str) -> String {
        let path = self.path(name);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// The results of a run with `--output out`.
    pub fn results(&self) -> Value {
        serde_json::from_str(&self.read("out/results.json")).expect("results.json is JSON")
    }

    /// The statuses of these results.
    pub fn statuses(&self) -> String {
        statuses(&self.results())
    }

    /// The program with these arguments, separated by spaces, and the mock file
    /// after the first.
    pub fn command(&self, arguments: &str) -> Command {
        self.through(Command::new(env!("CARGO_BIN_EXE_xfb")), arguments)
    }

    /// The program with these arguments and the mock file, started by another program.
    pub fn through(&self, mut command: Command, arguments: &str) -> Command {
        let mut arguments = arguments.split_whitespace();
        command.current_dir(self.folder.path()).stdin(Stdio::null());
        command.args(arguments.next()).args(["--mock", "mock.toml"]);
        command.args(arguments);
        command
    }

    /// Runs the program to its end.
    pub fn run(&self, arguments: &str) -> Ran {
        finish(&mut self.command(arguments))
    }
}

/// The statuses of results, in order.
pub fn statuses(json: &Value) -> String {
    let results = json["results"].as_array().expect("results are a list");
    let statuses = results
        .iter()
        .filter_map(|result| result["status"].as_str());
    statuses.collect::<Vec<_>>().join(" ")
}

/// Waits until `done` gives something.
pub fn wait_for<T>(what: &str, mut done: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = done() {
            return found;
        }
        assert!(
            start.elapsed() < Duration::from_secs(20),
            "waited for {what}"
        );
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The process ids of a process's children.
pub fn children(process: &Child) -> Vec<u32> {
    let id = process.id();
    let mut found = Vec::new();
    for entry in fs::read_dir(format!("/proc/{id}/task"))
        .into_iter()
        .flatten()
        .flatten()
    {
        let ids = fs::read_to_string(entry.path().join("children")).unwrap_or_default();
        found.extend(
            ids.split_whitespace()
                .filter_map(|id| id.parse::<u32>().ok()),
        );
    }
    found
}

/// Whether a process is running; one that has ended and has not been reaped
/// for is not.
pub fn is_running(id: u32) -> bool {
    let stat = fs::read_to_string(Path::new("/proc").join(id.to_string()).join("stat"));
    stat.is_ok_and(|stat| !stat.contains(") Z "))
}

/// Sends a signal to a process.
#[allow(dead_code, reason = "not every test program sends one")]
pub fn kill(signal: &str, id: u32) {
    // The shell's own kill: a bare system has no other.
    let status = Command::new("sh")
        .args(["-c", &format!("kill {signal} {id}")])
        .status();
    assert!(status.expect("sh starts").success());
}
