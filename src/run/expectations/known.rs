//! Known failures of drivers in TOML: which case, how it fails, why, by which rule, and
//! for which versions of which driver (`docs/expectations.md`).

use super::error::{ExpectationError, Place};
use crate::case::rules;
use crate::catalog::select::{beginning, matcher};
use crate::input;
use crate::judge::CaseResult;
use crate::script::Capabilities;
use crate::script::capabilities::RunMode;
use crate::spanned::Spanned;
use crate::vary::Transformation;
use crate::verdict::Status;
use globset::GlobMatcher;
use regex::Regex;
use serde::Deserialize;
use std::fmt;
use std::sync::LazyLock;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    known: Vec<Spanned<RawKnown>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawKnown {
    /// Globs; defaults to the cases that `fingerprint` names.
    #[serde(default)]
    cases: Vec<String>,
    status: Status,
    /// The fingerprint of a plain case; a failure of variations has `with` and `headline`.
    fingerprint: Option<Fingerprints>,
    /// Transformations of which each failing variation needs one.
    #[serde(default)]
    with: Vec<String>,
    /// A part of the headline of each failing variation.
    headline: Option<String>,
    /// Defaults to the rules of each case.
    rule: Option<u8>,
    driver: String,
    from: Option<String>,
    before: Option<String>,
    /// The first version of Vulkan of the devices without the fault, where older GPUs of a driver
    /// offer lower ones.
    vulkan_before: Option<String>,
    /// The modes of runs in which the case fails; only those that execute by default.
    modes: Option<Vec<RunMode>>,
    reason: String,
    cause: Option<String>,
    question: Option<String>,
}

/// The expected fingerprint: one for all cases, one of several, or one for each case.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Fingerprints {
    All(OneOrMore),
    Each(toml::map::Map<String, toml::Value>),
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum OneOrMore {
    One(String),
    More(Vec<String>),
}

impl OneOrMore {
    fn list(self) -> Vec<String> {
        match self {
            OneOrMore::One(one) => vec![one],
            OneOrMore::More(list) => list,
        }
    }
}

/// One known failure.
#[derive(Debug)]
pub struct Known {
    pub place: Place,
    pub cases: Vec<KnownCases>,
    pub status: Status,
    /// The variations that fail, if no plain case does.
    variations: Option<KnownVariations>,
    /// The rule that the driver violates, if the entry states it.
    pub rule: Option<u8>,
    driver: String,
    from: Option<Version>,
    before: Option<Version>,
    vulkan_before: Option<Version>,
    modes: Vec<RunMode>,
    pub reason: String,
    /// The fault in the terms of the driver's source, where it is known.
    pub cause: Option<String>,
    /// The question that the specification leaves, where the failure may be no fault.
    pub question: Option<String>,
}

/// The variations of cases that fail.
#[derive(Debug)]
struct KnownVariations {
    /// Transformations of which each needs one.
    with: Vec<String>,
    /// A part of their headlines, empty for any.
    headline: String,
}

impl KnownVariations {
    fn are(&self, result: &CaseResult) -> bool {
        let mut needed = result.variation.iter();
        let is_one = |item: &String| {
            let name = item.split('@').next().unwrap_or(item);
            self.with.iter().any(|with| with == name)
        };
        needed.any(is_one) && result.reason.contains(&self.headline)
    }
}

/// The cases of one pattern, and the fingerprints that each may have.
#[derive(Debug)]
pub struct KnownCases {
    glob: GlobMatcher,
    /// The prefix of the names before the first wildcard; the whole pattern if it is a
    /// name.
    beginning: String,
    fingerprints: Vec<String>,
}

impl KnownCases {
    fn new(pattern: &str, fingerprints: Vec<String>) -> Result<KnownCases, String> {
        Ok(KnownCases {
            glob: matcher(pattern).map_err(|error| error.to_string())?,
            beginning: beginning(pattern).to_owned(),
            fingerprints,
        })
    }

    /// Whether the pattern matches the name of a case. Each result is compared with hundreds
    /// of patterns, most of which differ in their first letters.
    pub fn cover(&self, name: &str) -> bool {
        name.starts_with(&self.beginning)
            && (self.beginning == self.pattern() && self.beginning == name
                || self.glob.is_match(name))
    }

    /// The pattern as it was written.
    pub fn pattern(&self) -> &str {
        self.glob.glob().glob()
    }
}

/// A driver's version: the first `a.b` or `a.b.c` of its own text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version([u32; 3]);

impl Version {
    /// Returns the first version in a text.
    pub fn find(text: &str) -> Option<Version> {
        static NUMBER: LazyLock<Regex> =
            LazyLock::new(|| Regex::new(r"(\d+)\.(\d+)(?:\.(\d+))?").expect("a pattern"));
        let found = NUMBER.captures(text)?;
        let part = |i| found.get(i).map_or(Some(0), |m| m.as_str().parse().ok());
        Some(Version([part(1)?, part(2)?, part(3)?]))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [major, minor, patch] = self.0;
        write!(f, "{major}.{minor}.{patch}")
    }
}

impl Known {
    /// Whether the entry is about this driver, and about runs of the device's mode.
    pub fn is_of(&self, device: &Capabilities, version: Option<Version>) -> bool {
        let within = |bound: Option<Version>, test: fn(&Version, &Version) -> bool| {
            bound.is_none_or(|bound| version.is_some_and(|version| test(&version, &bound)))
        };
        let vulkan = || Version::find(&device.api_version);
        device.driver_name.contains(&self.driver)
            && self.modes.contains(&device.mode)
            && (self.vulkan_before).is_none_or(|bound| vulkan().is_some_and(|own| own < bound))
            && within(self.from, |version, bound| version >= bound)
            && within(self.before, |version, bound| version < bound)
    }

    /// Whether the entry is about runs through OpenGL alone.
    #[cfg(test)]
    pub fn is_of_opengl(&self) -> bool {
        !self.modes.is_empty() && self.modes.iter().all(|mode| mode.is_opengl())
    }

    /// Whether the entry names a case.
    pub fn covers(&self, name: &str) -> bool {
        self.cases.iter().any(|cases| cases.cover(name))
    }

    /// Whether the entry is about the case as it is declared.
    pub fn is_plain(&self) -> bool {
        self.variations.is_none()
    }

    /// Whether a result is the known failure.
    pub fn is(&self, result: &CaseResult) -> bool {
        if let Some(variations) = &self.variations {
            return result.status == self.status && variations.are(result);
        }
        let seen = result.fingerprint.as_ref();
        result.status == self.status
            && seen.is_some_and(|seen| self.looks(result).any(|k| k == seen))
    }

    /// The status and the fingerprints with which a case is known to fail.
    pub fn look(&self, result: &CaseResult) -> String {
        let looks: Vec<&str> = self.looks(result).map(String::as_str).collect();
        format!("{} ({})", self.status, looks.join(" or "))
    }

    fn looks(&self, result: &CaseResult) -> impl Iterator<Item = &String> {
        let own = self.cases.iter();
        let own = own.filter(|cases| cases.cover(&result.name));
        own.flat_map(|cases| &cases.fingerprints)
    }
}

/// Parses a file of known failures.
///
/// # Errors
/// Names the file, and the entry.
pub fn parse(file: &str, text: &str) -> Result<Vec<Known>, ExpectationError> {
    let raw: File = toml::from_str(text).map_err(|error| {
        let (line, what) = input::mistake(text, &error);
        let place = Place::new(file, line);
        ExpectationError::Syntax { place, what }
    })?;
    let entries = raw.known.into_iter().enumerate();
    entries
        .map(|(index, entry)| {
            let line = text[..entry.span().start].matches('\n').count() + 1;
            let place = Place::new(file, line);
            known(place, entry.into_inner()).map_err(|what| ExpectationError::Entry {
                file: file.to_owned(),
                entry: index + 1,
                what,
            })
        })
        .collect()
}

/// Checks one entry.
fn known(place: Place, raw: RawKnown) -> Result<Known, String> {
    if !raw.status.is_failure() || raw.status == Status::Error {
        return Err(format!(
            "status {} is not a failure of a driver",
            raw.status
        ));
    }
    if let Some(unknown) = raw.rule.filter(|number| rules::rule(*number).is_none()) {
        return Err(format!("there is no rule {unknown}"));
    }
    let variations = variations(raw.with, raw.headline, raw.fingerprint.is_some())?;
    let looks = raw.fingerprint;
    let looks = looks.unwrap_or(Fingerprints::All(OneOrMore::More(Vec::new())));
    let cases: Vec<KnownCases> = match looks {
        Fingerprints::Each(_) if !raw.cases.is_empty() => {
            return Err("fingerprint names the cases: cases must not name them again".to_owned());
        }
        Fingerprints::Each(own) => own
            .into_iter()
            .map(|(pattern, looks)| {
                let looks: OneOrMore = looks
                    .try_into()
                    .map_err(|_| format!("the fingerprint of {pattern} is not a text or a list"))?;
                KnownCases::new(&pattern, looks.list())
            })
            .collect::<Result<_, String>>()?,
        Fingerprints::All(looks) => {
            let looks = looks.list();
            let cases = raw.cases.into_iter();
            cases
                .map(|pattern| KnownCases::new(&pattern, looks.clone()))
                .collect::<Result<_, String>>()?
        }
    };
    if raw.reason.trim().is_empty() || cases.is_empty() {
        return Err("cases and a reason are required".to_owned());
    }
    let bound = |text: Option<String>| match text {
        None => Ok(None),
        Some(text) => Version::find(&text)
            .map(Some)
            .ok_or_else(|| format!("'{text}' is not a version like 22.3.6")),
    };
    Ok(Known {
        place,
        cases,
        status: raw.status,
        variations,
        rule: raw.rule,
        driver: raw.driver,
        from: bound(raw.from)?,
        before: bound(raw.before)?,
        vulkan_before: bound(raw.vulkan_before)?,
        modes: raw.modes.unwrap_or_else(|| vec![RunMode::Executed]),
        reason: raw.reason,
        cause: raw.cause,
        question: raw.question,
    })
}

/// The variations of an entry, which has them or a fingerprint.
fn variations(
    with: Vec<String>,
    headline: Option<String>,
    has_fingerprint: bool,
) -> Result<Option<KnownVariations>, String> {
    let known: Vec<&str> = Transformation::all().map(Transformation::name).collect();
    if let Some(unknown) = with.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(format!("no transformation is called '{unknown}'"));
    }
    match (with.is_empty(), headline, has_fingerprint) {
        (true, None, true) => Ok(None),
        (false, headline, false) => Ok(Some(KnownVariations {
            with,
            headline: headline.unwrap_or_default(),
        })),
        (true, None, false) => Err("missing key 'fingerprint'".to_owned()),
        _ => Err("an entry has a fingerprint, or 'with' for variations".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::expectations::tests::FILE;

    #[test]
    fn a_wrong_file_is_reported_with_its_entry() {
        let rows = [
            (
                FILE.replace("\"fail\"", "\"error\""),
                "entry 1: status error is not a failure",
            ),
            (FILE.replace("11", "211"), "entry 1: there is no rule 211"),
            (FILE.replace("22.3", "soon"), "'soon' is not a version"),
            (FILE.replace("xfb.a.*", "xfb.{a"), "entry 1: "),
            (
                FILE.replace("the second slot is lost", ""),
                "a reason are required",
            ),
            (FILE.replace("reason", "because"), "unknown key"),
            (
                FILE.replace("\"missing\"", "{ \"xfb.a.b\" = \"missing\" }"),
                "entry 1: fingerprint names the cases",
            ),
            (
                FILE.replace("\"missing\"", "{ \"xfb.a.b\" = 4 }")
                    .replace("cases = [\"xfb.a.*\"]", ""),
                "entry 1: the fingerprint of xfb.a.b is not a text or a list",
            ),
            (
                FILE.replace("fingerprint = \"missing\"", "with = [\"disguise\"]"),
                "entry 1: no transformation is called 'disguise'",
            ),
            (
                format!("{FILE}\n with = [\"secondary\"]"),
                "an entry has a fingerprint, or 'with'",
            ),
            (
                FILE.replace("fingerprint = \"missing\"", ""),
                "missing key 'fingerprint'",
            ),
        ];
        for (text, want) in rows {
            let error = parse("f.toml", &text).expect_err(want).to_string();
            assert!(
                error.starts_with("f.toml:") && error.contains(want),
                "{error}"
            );
        }
    }

    #[test]
    fn an_entry_knows_its_line() {
        let known = parse("f.toml", &format!("# two\n{FILE}\n{FILE}")).expect("it parses");
        let places: Vec<String> = known.iter().map(|known| known.place.to_string()).collect();
        assert_eq!(places, ["f.toml:3", "f.toml:14"]);
    }

    #[test]
    fn versions_are_compared_by_their_numbers() {
        let version = |text| Version::find(text).expect("a version");
        assert!(version("Mesa 22.3.6 (LLVM 15.0.6)") < version("22.10"));
        assert_eq!(version("550.1").to_string(), "550.1.0");
        assert_eq!(Version::find("no version"), None);
    }
}
