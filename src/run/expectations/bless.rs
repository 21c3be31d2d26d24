//! The failures of a run, written as a file of known failures (`xfb run --bless`). The
//! order depends on the results alone, with one case a line, so that two such files
//! differ only where the results do.

use super::{Expectations, Version};
use crate::input;
use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::script::Capabilities;
use crate::verdict::Status;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The first line of every such file.
const HEADER: &str =
    "# Known failures, written by `xfb run --bless`; docs/expectations.md describes the format.\n";

/// The beginning of a reason that is not stated yet.
const UNEXAMINED: &str = "not examined: ";

/// The reason why a file of known failures is not written.
#[derive(Debug, Error)]
pub enum BlessError {
    /// The file was written by hand.
    #[error("{} was not written by --bless and would be lost; give another file", path.display())]
    Foreign { path: PathBuf },
    /// The system refuses.
    #[error("cannot write {}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
}

/// Collects the failures of a run.
#[derive(Debug)]
pub struct Blessing {
    path: PathBuf,
    groups: BTreeMap<Group, Cases>,
    /// Failures that cannot be expected: flakes, and errors of `xfb` or of the case.
    refused: usize,
}

/// Failures of one entry.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Group {
    status: Status,
    fingerprint: String,
    /// The rule and the reason of the entry that expected the failure, if one did.
    stated: Option<(Option<u8>, String)>,
}

#[derive(Debug, Default)]
struct Cases {
    names: BTreeSet<String>,
    /// The reason of the result of each case.
    reasons: BTreeMap<String, String>,
}

impl Blessing {
    /// Starts to collect failures for a file.
    ///
    /// # Errors
    /// The file exists, and `--bless` has not written it.
    pub fn new(path: &Path) -> Result<Blessing, BlessError> {
        match input::text(path) {
            Ok(text) if !text.is_empty() && !text.starts_with(HEADER) => {
                return Err(BlessError::Foreign {
                    path: path.to_owned(),
                });
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(BlessError::File {
                    path: path.to_owned(),
                    error,
                });
            }
            Ok(_) | Err(_) => {}
        }
        Ok(Blessing {
            path: path.to_owned(),
            groups: BTreeMap::new(),
            refused: 0,
        })
    }

    /// Adds a failure, unless it is a built-in known one.
    pub fn add(&mut self, result: &CaseResult, expectations: &Expectations, device: &Capabilities) {
        let flaky = matches!(
            result.standing,
            Standing::Flaky { .. } | Standing::KnownFlake { .. }
        );
        if flaky || result.status == Status::Error {
            self.refused += 1;
            return;
        }
        let own = expectations.own(result, device);
        if !result.status.is_failure() || (own.is_none() && expectations.ships(result, device)) {
            return;
        }
        // Every failure of a driver has one.
        let Some(fingerprint) = result.fingerprint.clone() else {
            self.refused += 1;
            return;
        };
        let group = Group {
            status: result.status,
            fingerprint,
            stated: own
                .filter(|(_, reason)| !reason.starts_with(UNEXAMINED))
                .map(|(rule, reason)| (rule, reason.to_owned())),
        };
        let cases = self.groups.entry(group).or_default();
        cases.names.insert(result.name.clone());
        cases
            .reasons
            .insert(result.name.clone(), result.reason.clone());
    }

    /// Writes the file, and returns what it contains in a line.
    ///
    /// # Errors
    /// The system refuses.
    pub fn write(&self, device: &Capabilities) -> Result<String, BlessError> {
        fs::write(&self.path, self.text(device)).map_err(|error| BlessError::File {
            path: self.path.clone(),
            error,
        })?;
        let failures: usize = self.groups.values().map(|cases| cases.names.len()).sum();
        let mut line = format!(
            "{}: {failures} known failures in {} entries",
            self.path.display(),
            self.groups.len()
        );
        if self.refused > 0 {
            let _ = write!(
                line,
                "; {} flakes and errors are not recorded",
                self.refused
            );
        }
        Ok(line + "\n")
    }

    fn text(&self, device: &Capabilities) -> String {
        let mut text = HEADER.to_owned();
        let quoted = |text: &str| toml::Value::from(text).to_string();
        for (group, cases) in &self.groups {
            text.push_str("\n[[known]]\ncases = [\n");
            for name in &cases.names {
                let _ = writeln!(text, "    {},", quoted(name));
            }
            let _ = writeln!(text, "]\nstatus = \"{}\"", group.status);
            let _ = writeln!(text, "fingerprint = {}", quoted(&group.fingerprint));
            let (rule, reason) = match &group.stated {
                Some((rule, reason)) => (*rule, reason.clone()),
                None => {
                    let (_, first) = cases.reasons.first_key_value().expect("a group has a case");
                    (None, format!("{UNEXAMINED}{first}"))
                }
            };
            if let Some(rule) = rule {
                let _ = writeln!(text, "rule = {rule}");
            }
            let _ = writeln!(text, "driver = {}", quoted(&device.driver_name));
            if let Some(version) = Version::find(&device.driver_info) {
                let _ = writeln!(text, "from = \"{version}\"");
            }
            if !device.mode.is_usual() {
                let _ = writeln!(text, "modes = [\"{}\"]", device.mode.name());
            }
            let _ = writeln!(text, "reason = {}", quoted(&reason));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::expectations::tests::{FILE, device, result};

    /// The text for results that are judged by `expectations`.
    fn blessed(expectations: &Expectations, results: &[CaseResult]) -> String {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("f.toml");
        let mesa = device("Mesa 22.3.6");
        let mut blessing = Blessing::new(&path).expect("a new file");
        for result in results {
            let standing = expectations.judge(result, &mesa);
            let result = CaseResult {
                standing,
                ..result.clone()
            };
            blessing.add(&result, expectations, &mesa);
        }
        blessing.write(&mesa).expect("it is written");
        let again = Blessing::new(&path);
        assert!(again.is_ok(), "it can be written again");
        fs::read_to_string(&path).expect("it is read")
    }

    fn failed(name: &str, fingerprint: &str) -> CaseResult {
        CaseResult {
            reason: format!("\"{name}\" is wrong"),
            ..result(name, Status::Fail, Some(fingerprint))
        }
    }

    #[test]
    fn the_failures_of_a_run_are_expected_with_the_written_file() {
        let results = [
            failed("xfb.b", "stray"),
            failed("xfb.c", "missing"),
            failed("xfb.a", "stray"),
            result("xfb.d", Status::Crash, Some("crash.SIGSEGV")),
            result("xfb.e", Status::Pass, None),
            result("xfb.f", Status::Error, Some("x")),
        ];
        let text = blessed(&Expectations::default(), &results);
        let mut reversed = results.to_vec();
        reversed.reverse();
        assert_eq!(text, blessed(&Expectations::default(), &reversed));
        let names: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("    \"xfb."))
            .collect();
        assert_eq!(names, ["c\",", "a\",", "b\",", "d\","]);
        assert!(text.contains("not examined: "), "{text}");
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("f.toml");
        fs::write(&path, text).expect("a file");
        let expectations = Expectations::read(&[&path]).expect("it can be read");
        let mesa = device("Mesa 22.3.6");
        for result in &results[..4] {
            let standing = expectations.judge(result, &mesa);
            assert!(matches!(standing, Standing::Known { .. }), "{standing:?}");
        }
    }

    #[test]
    fn a_stated_reason_and_rule_survive() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("f.toml");
        fs::write(&path, FILE).expect("a file");
        let expectations = Expectations::read(&[&path]).expect("it can be read");
        let text = blessed(&expectations, &[failed("xfb.a.b", "missing")]);
        assert!(text.contains("rule = 11\n"), "{text}");
        assert!(
            text.contains("reason = \"the second slot is lost\""),
            "{text}"
        );
    }

    #[test]
    fn a_file_written_by_hand_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("f.toml");
        fs::write(&path, FILE).expect("a file");
        let error = Blessing::new(&path).expect_err("it would be lost");
        assert!(
            error.to_string().contains("not written by --bless"),
            "{error}"
        );
    }
}
