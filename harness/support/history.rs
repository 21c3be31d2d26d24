//! Git repositories of drivers, for bisections.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A repository in a temporary folder.
pub struct History {
    folder: TempDir,
    /// The commits from the oldest to the newest.
    pub commits: Vec<String>,
}

impl History {
    /// Makes a commit of each set of files: names and contents.
    pub fn new(commits: impl IntoIterator<Item = Vec<(&'static str, String)>>) -> History {
        let mut history = History {
            folder: TempDir::new().expect("a folder"),
            commits: Vec::new(),
        };
        history.git(&["init", "--quiet", "--initial-branch=main"]);
        for (number, files) in commits.into_iter().enumerate() {
            fs::write(history.path("number"), number.to_string()).expect("a file");
            for (name, text) in files {
                fs::write(history.path(name), text).expect("a file");
            }
            history.git(&["add", "."]);
            history.git(&["commit", "--quiet", "-m", &format!("change {number}")]);
            let head = history.git(&["rev-parse", "HEAD"]);
            history.commits.push(head.trim().to_owned());
        }
        history
    }

    /// A path in the repository.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs git in the repository; returns its output.
    pub fn git(&self, arguments: &[&str]) -> String {
        let output = Command::new("git")
            .args(arguments)
            .current_dir(self.folder.path())
            .env("GIT_CONFIG_GLOBAL", "/dev/null")
            .env("GIT_AUTHOR_NAME", "Tester")
            .env("GIT_AUTHOR_EMAIL", "tester@example.com")
            .env("GIT_COMMITTER_NAME", "Tester")
            .env("GIT_COMMITTER_EMAIL", "tester@example.com")
            .output()
            .expect("git starts");
        assert!(output.status.success(), "git {arguments:?}: {output:?}");
        String::from_utf8(output.stdout).expect("text")
    }

    /// Bisects from the first commit to the last by `build.sh`, which makes
    /// `build/icd.json`; returns the exit code and the output.
    pub fn bisect(&self, xfb: &Path, arguments: &[&str]) -> (Option<i32>, String) {
        let ends = [&self.commits[0], self.commits.last().expect("a commit")];
        let output = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("ci/drivers/bisect"))
            .args(["--good", ends[0], "--bad", ends[1]])
            .args([
                "--build-command",
                "bash build.sh",
                "--icd",
                "build/icd.json",
            ])
            .args(arguments)
            .current_dir(self.folder.path())
            .env("XFB", xfb)
            .env("GIT_CONFIG_GLOBAL", "/dev/null")
            .output()
            .expect("ci/drivers/bisect starts");
        let head = self.git(&["symbolic-ref", "--short", "HEAD"]);
        assert_eq!(head.trim(), "main", "the checkout is as before");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let errors = String::from_utf8_lossy(&output.stderr);
        (output.status.code(), text + &errors)
    }
}
