//! Tests of `ci/release/names`: a commit whose tag, changelog and version agree has a release's names, and
//! every disagreement is an error.

use super::history::History;
use super::ran::{Ran, finish};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs the script in a repository of version 0.1.0.
fn names(heading: &str, tags: &[&str], maintainer: Option<&str>, change: Option<&str>) -> Ran {
    let manifest =
        "[package]\nname = \"xfb\"\nversion = \"0.1.0\"\n\n[dependencies.a]\nversion = \"7\"\n";
    let history = History::new([vec![
        ("Cargo.toml", manifest.to_owned()),
        ("CHANGELOG.md", format!("# Changelog\n\n{heading}\n")),
    ]]);
    for tag in tags {
        history.git(&["tag", tag]);
    }
    if let Some(name) = change {
        fs::write(history.path(name), "").expect("a file");
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("ci/release/names");
    let mut command = Command::new(script);
    command
        .current_dir(history.path(""))
        .env("GIT_CONFIG_GLOBAL", "/dev/null")
        .env_remove("XFB_MAINTAINER");
    if let Some(maintainer) = maintainer {
        command.env("XFB_MAINTAINER", maintainer);
    }
    finish(&mut command)
}

const UNRELEASED: &str = "## [Unreleased] – 0.1.0";
const RELEASED: &str = "## [0.1.0] – 2026-12-01";
const PUBLISHER: Option<&str> = Some("A Publisher <publisher@example.com>");

#[test]
fn a_tag_that_agrees_gives_the_names_of_a_release() {
    let ran = names(RELEASED, &["v0.1.0", "nightly"], PUBLISHER, None);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    let lines: Vec<_> = ran.stdout.lines().collect();
    assert_eq!([lines[0], lines[2], lines[3]], ["0.1.0"; 3]);
    assert_eq!(lines[4], "A Publisher <publisher@example.com>");
    assert_eq!(lines.len(), 5);
}

#[test]
fn a_commit_without_a_tag_is_named_and_precedes_the_release() {
    let ran = names(UNRELEASED, &["nightly"], None, None);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    let lines: Vec<_> = ran.stdout.lines().collect();
    assert_eq!(lines[0], "0.1.0");
    assert_eq!(lines[2], format!("0.1.0+{}", lines[1]));
    let (date, commit) = lines[3].rsplit_once('.').expect("a date and a commit");
    assert!(date.starts_with("0.1.0~20") && date.len() == 20, "{date}");
    assert_eq!(commit, lines[1]);
    assert_eq!(lines[4], "unreleased xfb <xfb@localhost>");
}

/// The heading, the tags, the maintainer, a changed file, and the reason of the error.
type Disagreement<'a> = (
    &'a str,
    &'a [&'a str],
    Option<&'a str>,
    Option<&'a str>,
    &'a str,
);

#[test]
fn every_disagreement_is_an_error() {
    let cases: [Disagreement; 9] = [
        (
            RELEASED,
            &["v0.2.0"],
            PUBLISHER,
            None,
            "the tag of this commit is v0.2.0, and the version 0.1.0",
        ),
        (
            RELEASED,
            &["v0.1.0", "v0.1.0-rc1"],
            PUBLISHER,
            None,
            "v0.1.0 and v0.1.0-rc1",
        ),
        (
            UNRELEASED,
            &["v0.1.0"],
            PUBLISHER,
            None,
            "the tag v0.1.0 requires '## [0.1.0]'",
        ),
        (
            "## [0.1.00]",
            &[],
            None,
            None,
            "begins with '## [0.1.00]', and the version is 0.1.0",
        ),
        (
            "## [Unreleased] – 0.2.0",
            &[],
            None,
            None,
            "and the version is 0.1.0",
        ),
        ("", &[], None, None, "CHANGELOG.md has no heading"),
        (
            RELEASED,
            &["v0.1.0"],
            None,
            None,
            "XFB_MAINTAINER is not set",
        ),
        (
            RELEASED,
            &["v0.1.0"],
            Some("A Publisher"),
            None,
            "not 'NAME <ADDRESS>'",
        ),
        (
            RELEASED,
            &["v0.1.0"],
            PUBLISHER,
            Some("new"),
            "changes that are not committed",
        ),
    ];
    for (heading, tags, maintainer, change, reason) in cases {
        let ran = names(heading, tags, maintainer, change);
        assert_eq!(ran.code, Some(1), "{reason}: {}", ran.stdout);
        assert_eq!(ran.stdout, "", "{reason}");
        assert!(ran.stderr.contains(reason), "{reason}: {}", ran.stderr);
    }
}

#[test]
fn a_manifest_without_a_version_is_an_error() {
    let history = History::new([vec![("Cargo.toml", "[workspace]\n".to_owned())]]);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("ci/release/names");
    let ran = finish(Command::new(script).current_dir(history.path("")));
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.stderr, "release: Cargo.toml has no version\n");
}
