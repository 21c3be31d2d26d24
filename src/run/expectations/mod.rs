//! Known failures of drivers, and how results compare with them.
//!
//! * `known` – entries in TOML: case, status, fingerprint, rule, driver, versions, reason.
//! * `baseline` – deqp-runner's files of expected results and flakes.
//! * `error` – why a file cannot be used, and where an expectation is written.
//! * [`bless`] – the failures of a run, written as entries in TOML.
//!
//! A known failure stays in the list and runs every time. It is expected only as long as
//! it fails in the same way; one that fails otherwise is unexpected, and one that passes
//! is an improvement, to be removed from the file.

mod baseline;
pub mod bless;
mod error;
mod known;

use crate::input;
use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::report::issue::KnownFault;
use crate::script::Capabilities;
use crate::sources::local;
use crate::verdict::Status;
use baseline::{Baseline, Comparison, Flake};
pub use error::{ExpectationError, Place};
use include_dir::{Dir, include_dir};
use known::Known;
pub use known::Version;
use std::path::{Path, PathBuf};

/// The known failures that the program contains.
static SHIPPED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/ci/expectations");

/// The argument that switches the built-in known failures off.
pub const NONE: &str = "none";

/// Known failures, of every driver.
#[derive(Debug, Default)]
pub struct Expectations {
    /// The known failures of files first, then the built-in ones.
    known: Vec<Known>,
    /// Number of entries of files.
    own: usize,
    fails: Vec<Baseline>,
    flakes: Vec<Flake>,
}

impl Expectations {
    /// Returns the known failures that the program contains.
    pub fn shipped() -> Expectations {
        let mut expectations = Expectations::default();
        let mut files: Vec<_> = SHIPPED.files().collect();
        files.sort_by_key(|file| file.path());
        for file in files {
            let name = format!("ci/expectations/{}", file.path().display());
            let text = file.contents_utf8().expect("the built-in files are text");
            let known = known::parse(&name, text);
            expectations
                .known
                .extend(known.unwrap_or_else(|error| panic!("a built-in file is wrong: {error}")));
        }
        expectations
    }

    /// Returns the built-in known failures, unless one of the arguments is [`NONE`], and
    /// those of the files that the other arguments name.
    ///
    /// # Errors
    /// Names the file, and the entry.
    pub fn from_arguments(arguments: &[PathBuf]) -> Result<Expectations, ExpectationError> {
        let (none, files): (Vec<&PathBuf>, Vec<&PathBuf>) =
            arguments.iter().partition(|argument| is_none(argument));
        let mut expectations = Expectations::read(&files)?;
        if none.is_empty() {
            expectations.known.extend(Expectations::shipped().known);
        }
        Ok(expectations)
    }

    /// Reads files of known failures, and nothing besides.
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
            known.extend(known::parse(&file, &text)?);
        }
        Ok(Expectations {
            own: known.len(),
            known,
            ..Expectations::default()
        })
    }

    /// Adds the results that a file of deqp-runner expects (`-fails.txt`, `failures.csv`).
    ///
    /// # Errors
    /// Names the file, and the line.
    pub fn add_fails(&mut self, path: &Path) -> Result<(), ExpectationError> {
        self.fails.extend(baseline::fails(path)?);
        Ok(())
    }

    /// Adds the cases that a file of deqp-runner lists as flakes (`-flakes.txt`).
    ///
    /// # Errors
    /// Names the file, and the line.
    pub fn add_flakes(&mut self, path: &Path) -> Result<(), ExpectationError> {
        self.flakes.extend(baseline::flakes(path)?);
        Ok(())
    }

    /// Compares a result with the expectations for the device's driver.
    pub fn judge(&self, result: &CaseResult, device: &Capabilities) -> Standing {
        let standing = self.standing(result, device);
        let unexpected = match standing {
            Standing::Improvement { .. } | Standing::Changed { .. } | Standing::Flaky { .. } => {
                true
            }
            Standing::Plain => result.status.is_failure(),
            Standing::Known { .. } | Standing::KnownFlake { .. } => false,
        };
        // An error is a fault of xfb or of the case.
        if unexpected && result.status != Status::Error {
            let mut flakes = self.flakes.iter();
            if let Some(flake) = flakes.find(|flake| flake.pattern.is_match(&result.name)) {
                let pattern = flake.pattern.text.clone();
                return Standing::KnownFlake { pattern };
            }
        }
        standing
    }

    /// The comparison, without the files of flakes.
    fn standing(&self, result: &CaseResult, device: &Capabilities) -> Standing {
        let known = self.known(result, device);
        if let Some(known) = known.iter().find(|known| known.is(result)) {
            return Standing::Known {
                reason: known.reason.clone(),
            };
        }
        if let Some(baseline) = self.baseline(&result.name, device) {
            let was = baseline.expected.status();
            match baseline.expected.compare(result.status) {
                Comparison::Same => {
                    return Standing::Known {
                        reason: format!("expected by {}", baseline.place.file),
                    };
                }
                Comparison::Improved => return Standing::Improvement { was },
                Comparison::Unaffected => {}
            }
        }
        let Some(known) = known.first() else {
            return Standing::Plain;
        };
        match result.status {
            Status::Pass | Status::Quality => Standing::Improvement { was: known.status },
            Status::Fail | Status::Crash | Status::Timeout | Status::Error => Standing::Changed {
                was: known.look(result),
                reason: known.reason.clone(),
            },
            Status::Probe | Status::Unsupported => Standing::Plain,
        }
    }

    /// The entries that can be about a case: the built-in ones are not about local cases.
    fn entries(&self, name: &str) -> &[Known] {
        if name.starts_with(local::PREFIX) {
            &self.known[..self.own]
        } else {
            &self.known
        }
    }

    /// The entries for a case on this driver.
    fn known(&self, result: &CaseResult, device: &Capabilities) -> Vec<&Known> {
        // Few entries name a case: the driver's version is parsed for those only.
        let entries = self.entries(&result.name).iter();
        let of_case = entries.filter(|known| known.covers(&result.name));
        let version = || Version::find(&device.driver_info);
        of_case
            .filter(|known| known.is_plain() || known.is(result))
            .filter(|known| known.is_of(device, version()))
            .collect()
    }

    /// Returns the known fault that a failure shows.
    pub fn fault(&self, result: &CaseResult, device: &Capabilities) -> Option<KnownFault<'_>> {
        let known = self.known(result, device);
        let known = known.into_iter().find(|known| known.is(result))?;
        // One entry of those with a reason states the cause in the source of this version.
        let version = Version::find(&device.driver_info);
        let mut alike = self
            .known
            .iter()
            .filter(|other| other.reason == known.reason && other.is_of(device, version));
        Some(KnownFault {
            reason: &known.reason,
            rule: known.rule,
            cause: alike.find_map(|other| other.cause.as_deref()),
            question: known.question.as_deref(),
        })
    }

    fn baseline(&self, name: &str, device: &Capabilities) -> Option<&Baseline> {
        let mut fails = self.fails.iter();
        fails.find(|baseline| baseline.name == name && baseline.mode == device.mode)
    }

    /// Whether a failure of this case is expected on the device, or any result accepted.
    pub fn covers(&self, name: &str, device: &Capabilities) -> bool {
        let version = Version::find(&device.driver_info);
        let mut known = self.entries(name).iter();
        known.any(|known| known.is_plain() && known.covers(name) && known.is_of(device, version))
            || self.baseline(name, device).is_some()
            || self.flakes.iter().any(|flake| flake.pattern.is_match(name))
    }

    /// Whether a result is a known failure with a known fingerprint.
    pub fn recognise(&self, result: &CaseResult, device: &Capabilities) -> bool {
        result.status.is_failure()
            && self
                .known(result, device)
                .iter()
                .any(|known| known.is(result))
    }

    /// Returns where the expectation that a result improves on is written.
    pub fn place(&self, result: &CaseResult, device: &Capabilities) -> Option<&Place> {
        let baseline = self
            .baseline(&result.name, device)
            .map(|baseline| &baseline.place);
        baseline.or_else(|| {
            let known = self.known(result, device);
            known.first().map(|known| &known.place)
        })
    }

    /// Returns the rule and the reason of the entry of a file that expects a failure;
    /// `None` for a failure that is built in, or not known.
    pub fn own(&self, result: &CaseResult, device: &Capabilities) -> Option<(Option<u8>, &str)> {
        let version = Version::find(&device.driver_info);
        let mut own = self.known[..self.own].iter();
        let known = own.find(|known| {
            known.covers(&result.name) && known.is_of(device, version) && known.is(result)
        })?;
        Some((known.rule, &known.reason))
    }

    /// Whether a failure is one of the built-in ones.
    pub fn ships(&self, result: &CaseResult, device: &Capabilities) -> bool {
        let version = Version::find(&device.driver_info);
        let entries = self.entries(&result.name);
        entries.iter().skip(self.own).any(|known| {
            known.covers(&result.name) && known.is_of(device, version) && known.is(result)
        })
    }

    /// Whether files were read besides the built-in known failures.
    pub fn has_files(&self) -> bool {
        self.own > 0 || !self.fails.is_empty() || !self.flakes.is_empty()
    }

    /// Returns the expectations of files that match none of these names, with the line
    /// where each is written. (A test checks the built-in ones.)
    pub fn unmatched(&self, names: &[String]) -> Vec<(&Place, String)> {
        let mut unmatched = Vec::new();
        for known in &self.known[..self.own] {
            for cases in &known.cases {
                if !names.iter().any(|name| cases.cover(name)) {
                    unmatched.push((&known.place, cases.pattern().to_owned()));
                }
            }
        }
        for baseline in &self.fails {
            if !names.contains(&baseline.name) {
                unmatched.push((&baseline.place, baseline.name.clone()));
            }
        }
        for flake in &self.flakes {
            if !names.iter().any(|name| flake.pattern.is_match(name)) {
                unmatched.push((&flake.place, flake.pattern.text.clone()));
            }
        }
        unmatched
    }
}

/// Whether an argument switches the built-in known failures off.
pub fn is_none(argument: &Path) -> bool {
    argument.as_os_str() == NONE
}

#[cfg(test)]
mod tests;
