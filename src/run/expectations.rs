//! Known failures of drivers: which case, how it fails, why, by which rule, and
//! for which versions of which driver.
//!
//! A known failure stays in the list and runs every time. It is expected only
//! as long as it fails in the same way; one that fails otherwise is unexpected,
//! and one that passes is an improvement, to be taken out of the file.

use super::input;
use crate::case::rules::{self, Category};
use crate::catalog::select::matcher;
use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::script::Capabilities;
use crate::verdict::Status;
use globset::GlobMatcher;
use regex::Regex;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;
use thiserror::Error;

/// Why a file of expectations cannot be used.
#[derive(Debug, Error)]
pub enum ExpectationError {
    /// It cannot be read.
    #[error("cannot read {file}: {error}")]
    Read {
        /// The file.
        file: String,
        /// What the system says.
        error: std::io::Error,
    },
    /// It is not TOML, or not of this form.
    #[error("{file}: {error}")]
    Syntax {
        /// The file.
        file: String,
        /// Where, and what is wrong.
        error: toml::de::Error,
    },
    /// One entry is invalid.
    #[error("{file}: entry {entry}: {what}")]
    Entry {
        /// The file.
        file: String,
        /// Counted from 1.
        entry: usize,
        /// What is wrong.
        what: String,
    },
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    known: Vec<RawKnown>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawKnown {
    /// Globs; defaults to the cases that `fingerprint` names.
    #[serde(default)]
    cases: Vec<String>,
    status: Status,
    fingerprint: Fingerprints,
    rule: u8,
    driver: String,
    from: Option<String>,
    before: Option<String>,
    reason: String,
}

/// The expected fingerprint: one for all cases, one of several, or one for each case.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Fingerprints {
    One(String),
    Several(Vec<String>),
    Each(BTreeMap<String, Fingerprints>),
}

impl Fingerprints {
    /// Whether the failure of a case may have this fingerprint.
    fn any(&self, case: &str, seen: &str) -> bool {
        match self {
            Fingerprints::One(known) => known == seen,
            Fingerprints::Several(known) => known.iter().any(|known| known == seen),
            Fingerprints::Each(cases) => cases.get(case).is_some_and(|own| own.any(case, seen)),
        }
    }
}

/// One known failure.
#[derive(Debug)]
struct Known {
    cases: Vec<GlobMatcher>,
    status: Status,
    fingerprint: Fingerprints,
    driver: String,
    from: Option<Version>,
    before: Option<Version>,
    reason: String,
    category: Category,
}

/// A driver's version: the first `a.b` or `a.b.c` of its own text.
type Version = [u32; 3];

/// Known failures, of every driver.
#[derive(Debug, Default)]
pub struct Expectations {
    known: Vec<Known>,
}

impl Expectations {
    /// Reads files of expectations.
    ///
    /// # Errors
    /// Names the file, and the entry.
    pub fn read<P: AsRef<Path>>(files: &[P]) -> Result<Expectations, ExpectationError> {
        let mut known = Vec::new();
        for path in files {
            let file = path.as_ref().display().to_string();
            let text = input::text(path.as_ref()).map_err(|error| ExpectationError::Read {
                file: file.clone(),
                error,
            })?;
            known.extend(parse(&file, &text)?);
        }
        Ok(Expectations { known })
    }

    /// Compares a result with the expectations for the device's driver.
    pub fn judge(&self, result: &CaseResult, device: &Capabilities) -> Standing {
        let known = self
            .known
            .iter()
            .find(|known| known.covers(&result.name, device));
        let Some(known) = known else {
            return Standing::Plain;
        };
        let seen = result.fingerprint.as_deref();
        let same_look = seen.is_some_and(|seen| known.fingerprint.any(&result.name, seen));
        match result.status {
            status if status == known.status && same_look => Standing::Known {
                reason: known.reason.clone(),
                category: known.category,
            },
            Status::Pass => Standing::Improvement { was: known.status },
            _ => Standing::Plain,
        }
    }
}

impl Known {
    fn covers(&self, name: &str, device: &Capabilities) -> bool {
        let version = version_in(&device.driver_info);
        let within = |bound: Option<Version>, test: fn(&Version, &Version) -> bool| {
            bound.is_none_or(|bound| version.is_some_and(|version| test(&version, &bound)))
        };
        device.driver_name.contains(&self.driver)
            && within(self.from, |version, bound| version >= bound)
            && within(self.before, |version, bound| version < bound)
            && self.cases.iter().any(|glob| glob.is_match(name))
    }
}

fn version_in(text: &str) -> Option<Version> {
    // Each result is held against every entry.
    static NUMBER: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"(\d+)\.(\d+)(?:\.(\d+))?").expect("a pattern"));
    let found = NUMBER.captures(text)?;
    let part = |i| found.get(i).map_or(Some(0), |m| m.as_str().parse().ok());
    Some([part(1)?, part(2)?, part(3)?])
}

fn parse(file: &str, text: &str) -> Result<Vec<Known>, ExpectationError> {
    let raw: File = toml::from_str(text).map_err(|error| ExpectationError::Syntax {
        file: file.to_owned(),
        error,
    })?;
    let wrong = |index: usize, what: String| ExpectationError::Entry {
        file: file.to_owned(),
        entry: index + 1,
        what,
    };
    raw.known
        .into_iter()
        .enumerate()
        .map(|(index, raw)| {
            if !raw.status.is_failure() || raw.status == Status::Error {
                let what = format!("status {} is not a failure of a driver", raw.status);
                return Err(wrong(index, what));
            }
            let Some(rule) = rules::rule(raw.rule) else {
                let what = format!("there is no rule {}", raw.rule);
                return Err(wrong(index, what));
            };
            let cases = match &raw.fingerprint {
                Fingerprints::Each(own) if raw.cases.is_empty() => own.keys().cloned().collect(),
                Fingerprints::Each(_) => {
                    let what = "fingerprint names the cases: cases must not name them again";
                    return Err(wrong(index, what.to_owned()));
                }
                _ => raw.cases,
            };
            if raw.reason.trim().is_empty() || cases.is_empty() {
                return Err(wrong(index, "cases and a reason are required".to_owned()));
            }
            let glob = |pattern: &String| {
                matcher(pattern).map_err(|error| wrong(index, error.to_string()))
            };
            let bound = |text: Option<String>| match text {
                None => Ok(None),
                Some(text) => version_in(&text)
                    .map(Some)
                    .ok_or_else(|| wrong(index, format!("'{text}' is not a version like 22.3.6"))),
            };
            Ok(Known {
                cases: cases.iter().map(glob).collect::<Result<_, _>>()?,
                status: raw.status,
                fingerprint: raw.fingerprint,
                driver: raw.driver,
                from: bound(raw.from)?,
                before: bound(raw.before)?,
                reason: raw.reason,
                category: rule.category,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"
        [[known]]
        cases = ["xfb.a.*"]
        status = "fail"
        fingerprint = "missing"
        rule = 11
        driver = "llvmpipe"
        from = "22.3"
        before = "25.0.7"
        reason = "the second slot is lost"
    "#;

    fn device(info: &str) -> Capabilities {
        Capabilities {
            driver_name: "llvmpipe".into(),
            driver_info: info.into(),
            ..Capabilities::offering(&[])
        }
    }

    fn result(name: &str, status: Status, fingerprint: Option<&str>) -> CaseResult {
        CaseResult {
            fingerprint: fingerprint.map(str::to_owned),
            ..CaseResult::bare(name, status)
        }
    }

    #[test]
    fn a_known_failure_is_expected_only_as_it_is_known() {
        let expectations = Expectations {
            known: parse("f", FILE).expect("it parses"),
        };
        let mesa = device("Mesa 22.3.6 (LLVM 15.0.6)");
        let known = Standing::Known {
            reason: "the second slot is lost".into(),
            category: Category::Capture,
        };
        let improved = Standing::Improvement { was: Status::Fail };
        let rows = [
            ("xfb.a.b", Status::Fail, Some("missing"), known),
            ("xfb.a.b", Status::Fail, Some("stray"), Standing::Plain),
            ("xfb.a.b", Status::Crash, None, Standing::Plain),
            ("xfb.a.b", Status::Pass, None, improved),
            ("xfb.b", Status::Fail, Some("missing"), Standing::Plain),
        ];
        for (name, status, fingerprint, want) in rows {
            let seen = expectations.judge(&result(name, status, fingerprint), &mesa);
            assert_eq!(seen, want, "{name} {status} {fingerprint:?}");
        }
        let failed = result("xfb.a.b", Status::Fail, Some("missing"));
        for other in ["Mesa 22.2.9", "Mesa 25.0.7 (LLVM 19.1.7)", "no version"] {
            assert_eq!(
                expectations.judge(&failed, &device(other)),
                Standing::Plain,
                "{other}"
            );
        }
    }

    #[test]
    fn a_known_failure_may_look_in_several_ways() {
        let several = FILE.replace("\"missing\"", "[\"missing\", \"overrun\"]");
        let expectations = Expectations {
            known: parse("f", &several).expect("it parses"),
        };
        let mesa = device("Mesa 22.3.6");
        for (print, known) in [("missing", true), ("overrun", true), ("stray", false)] {
            let failed = result("xfb.a.b", Status::Fail, Some(print));
            let standing = expectations.judge(&failed, &mesa);
            assert_eq!(standing != Standing::Plain, known, "{print}");
        }
    }

    #[test]
    fn each_case_may_look_in_its_own_way() {
        let own = "{ \"xfb.a.b\" = \"missing\", \"xfb.a.c\" = [\"stray\", \"overrun\"] }";
        let each = FILE.replace("\"missing\"", own);
        let each = each.replace("cases = [\"xfb.a.*\"]", "");
        let expectations = Expectations {
            known: parse("f", &each).expect("it parses"),
        };
        let mesa = device("Mesa 22.3.6");
        let rows = [
            ("xfb.a.b", "missing", true),
            ("xfb.a.b", "stray", false),
            ("xfb.a.c", "overrun", true),
            ("xfb.a.c", "missing", false),
            ("xfb.a.d", "missing", false),
        ];
        for (name, print, known) in rows {
            let failed = result(name, Status::Fail, Some(print));
            let standing = expectations.judge(&failed, &mesa);
            assert_eq!(standing != Standing::Plain, known, "{name} {print}");
        }
    }

    #[test]
    fn a_wrong_file_is_reported_with_its_entry() {
        let rows = [
            (
                FILE.replace("\"fail\"", "\"error\""),
                "entry 1: status error is not a failure",
            ),
            (FILE.replace("11", "111"), "entry 1: there is no rule 111"),
            (FILE.replace("22.3", "soon"), "'soon' is not a version"),
            (FILE.replace("xfb.a.*", "xfb.{a"), "entry 1: "),
            (
                FILE.replace("the second slot is lost", ""),
                "a reason are required",
            ),
            (FILE.replace("reason", "because"), "unknown field"),
            (
                FILE.replace("\"missing\"", "{ \"xfb.a.b\" = \"missing\" }"),
                "entry 1: fingerprint names the cases",
            ),
            (
                FILE.replace("fingerprint = \"missing\"", ""),
                "missing field `fingerprint`",
            ),
        ];
        for (text, want) in rows {
            let error = parse("f.toml", &text).expect_err(want).to_string();
            assert!(
                error.starts_with("f.toml: ") && error.contains(want),
                "{error}"
            );
        }
        let error = Expectations::read(&["/nowhere/f.toml"]).expect_err("no such file");
        assert!(
            error.to_string().starts_with("cannot read /nowhere/f.toml"),
            "{error}"
        );
    }
}
