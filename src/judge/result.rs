//! The result of one case as data: a row of `results.json`, and what a worker
//! sends to its parent.

use crate::case::rules::Category;
use crate::judge::context::CaseContext;
use crate::script::capabilities::RunMode;
use crate::script::executor::Phase;
use crate::verdict::kind::Kind;
use crate::verdict::read_fault::{ReadFault, ReadFaultKind};
use crate::verdict::{Cause, Failure, Fault, Findings, NO_CAPTURE, Status};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// The result of one case.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct CaseResult {
    pub name: String,
    pub status: Status,
    /// Numbers of the rules that the case checks.
    pub rules: Vec<u8>,
    /// One per fault: equal for cases that fail in the same way.
    pub fingerprint: Option<String>,
    /// One sentence: the fault, or what is missing.
    pub reason: String,
    /// The explanation of a failure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub details: Option<Box<Details>>,
    pub seconds: f64,
    /// The behaviour of the device where the specification leaves it open, in a
    /// short line that is the same whenever the behaviour is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recorded: Option<String>,
    /// The failure of the case beside others that did not happen again when it ran alone.
    /// The other fields describe the case alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_company: Option<Box<InCompany>>,
    /// The extent to which the device ran the case; absent for `executed`.
    #[serde(default, skip_serializing_if = "RunMode::is_usual")]
    pub mode: RunMode,
    /// Changes that preserve the meaning of the case and were applied to it before it ran,
    /// in their order; absent for the case as it is declared.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variation: Vec<String>,
    /// Whether a failure was not run again alone, because three failures like it were.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unconfirmed: bool,
    /// The category of a failure, whether the failure is known or not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subject: Option<Category>,
    /// The comparison of the result with the expectations.
    #[serde(default)]
    pub standing: Standing,
    /// The command line that runs the case again; of failures.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reproduce: Option<String>,
}

/// A failure that did not happen when the case ran again, alone or in another worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct InCompany {
    pub status: Status,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
    pub reason: String,
    /// The case that the same worker ran before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// Cases that other workers ran at that time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<String>,
}

impl InCompany {
    /// Whether a later run of the case ended alike.
    pub fn is_same(&self, again: &CaseResult) -> bool {
        self.status == again.status && self.fingerprint == again.fingerprint
    }
}

impl fmt::Display for InCompany {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not when the case ran again: {}", self.status)?;
        if let Some(fingerprint) = &self.fingerprint {
            write!(f, " ({fingerprint})")?;
        }
        write!(f, ": {}", self.reason)?;
        if let Some(after) = &self.after {
            write!(f, "; the worker ran {after} before")?;
        }
        if !self.beside.is_empty() {
            write!(f, "; other workers ran {}", self.beside.join(", "))?;
        }
        Ok(())
    }
}

/// The explanation of a result. Lists are bounded; numbers count everything.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Details {
    /// The kind of fault that the reason names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
    /// The binding of transform feedback that the reason names, if it names a single one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault_binding: Option<u32>,
    /// The proven cause: the differences are exactly those of a device that misreads the
    /// case in this way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// Whether all further details are omitted, since the first failures with the same cause
    /// or fingerprint have them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_abridged: bool,
    /// Whether the case passes as it is declared and fails where its capture is written into
    /// its modules.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_rewritten: bool,
    /// Whether the case did not run, because it has no variation with the requested items.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lacks_variation: bool,
    /// Differences in memory, counters and queries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub findings: Option<Findings>,
    /// The values that a fragment shader read or drew wrongly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub misread: Option<ReadFault>,
    /// The locations into which packing put the varyings of the case.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub packed_locations: Vec<String>,
    /// Statements of a `.shader_test` file that do not hold.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub file_expectations: Vec<FileExpectation>,
    /// The number of such statements.
    pub file_expectations_total: usize,
    /// Messages of the validation layer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub validation: Vec<LayerMessage>,
    /// The worker that was lost in the case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worker: Option<LostWorker>,
    /// Further lines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The description of the case: purpose, pipelines, captured records and script.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub context: Option<CaseContext>,
}

/// A statement of a `.shader_test` file that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FileExpectation {
    /// The line of the file.
    pub line: usize,
    /// The part of a fingerprint: `probe`, `written-low`.
    pub kind: String,
    /// The directive, what it expects and what was observed.
    pub text: String,
}

/// A message of the validation layer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LayerMessage {
    /// `VUID-…`, or the layer's own name of the message.
    pub id: String,
    pub text: String,
}

/// A worker process that ended while it ran the case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LostWorker {
    /// `SIGSEGV`, `exit_1`, `timeout`.
    pub exit: String,
    /// The last phase that the case entered, for a timeout: where a crash is noticed
    /// varies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// The last lines that the worker printed.
    pub output: Vec<String>,
    /// The case that the worker ran before; a case that ran alone has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// The comparison of a result with the expectations for the driver.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Standing {
    /// No expectation exists: a failure is unexpected.
    #[default]
    Plain,
    /// The failure is expected, with this fingerprint.
    Known {
        /// The reason why it fails.
        reason: String,
    },
    /// The case fails otherwise than it is known to.
    Changed {
        /// The expected status and fingerprint.
        was: String,
        /// The reason why it is expected to fail.
        reason: String,
    },
    /// The result is better than the expected one: most often the case passes, though a
    /// failure is expected.
    Improvement {
        /// The expected status.
        was: Status,
    },
    /// The result is unexpected, and the case is listed as a flake.
    KnownFlake {
        /// The line of the list.
        pattern: String,
    },
    /// Repeated runs of the case gave different results.
    Flaky {
        /// Each result and how often it occurred: `2 x pass`.
        seen: Vec<String>,
    },
}

/// The look of a failure without a proven cause.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Look {
    pub fingerprint: String,
    /// The pattern of the differences, if they have one.
    pub fault: Option<Fault>,
}

impl Look {
    /// Whether a failure, before its cause is sought, has this look.
    pub fn is_of(&self, failure: &Failure) -> bool {
        self.fingerprint == failure.fingerprint && self.fault == Some(failure.headline.fault)
    }
}

/// A kind of fault: failures without a common one are different failures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FaultKind {
    /// A difference, at any distance.
    Difference(Kind),
    Read(ReadFaultKind),
    /// Only the rewritten capture fails.
    Rewritten,
}

/// The likeness of failures: one proven cause, which explains every difference, or, without
/// one, the same kinds of differences in the same pattern.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Likeness {
    Cause(String),
    Look(Look),
}

impl CaseResult {
    /// A result with nothing but its status.
    pub fn bare(name: &str, status: Status) -> CaseResult {
        CaseResult {
            name: name.to_owned(),
            status,
            rules: Vec::new(),
            fingerprint: None,
            reason: String::new(),
            details: None,
            seconds: 0.0,
            recorded: None,
            in_company: None,
            mode: RunMode::default(),
            variation: Vec::new(),
            unconfirmed: false,
            subject: None,
            standing: Standing::Plain,
            reproduce: None,
        }
    }

    /// A failure with one difference of each of these kinds.
    #[cfg(test)]
    pub(crate) fn with_kinds(kinds: &[Kind]) -> CaseResult {
        let pattern = kinds
            .iter()
            .map(|kind| crate::verdict::findings::KindCount {
                kind: *kind,
                count: 1,
            });
        let pattern: Vec<_> = pattern.collect();
        CaseResult {
            fingerprint: Some(crate::verdict::fingerprint::fingerprint(&pattern)),
            details: Some(Box::new(Details {
                findings: Some(Findings {
                    pattern,
                    ..Findings::default()
                }),
                ..Details::default()
            })),
            ..CaseResult::bare("xfb.f.x", Status::Fail)
        }
    }

    /// Whether it is an unexpected failure. A flaky case always is.
    pub fn is_unexpected_failure(&self) -> bool {
        match self.standing {
            Standing::Flaky { .. } => true,
            Standing::Known { .. } | Standing::KnownFlake { .. } | Standing::Improvement { .. } => {
                false
            }
            Standing::Plain | Standing::Changed { .. } => self.status.is_failure(),
        }
    }

    /// Returns the text that failures with one fault share: the proven cause, or the
    /// fingerprint.
    pub fn fault_key(&self) -> String {
        let details = self.details.as_deref();
        let cause = details.and_then(|details| details.cause.as_ref());
        match (cause, &self.fingerprint) {
            (Some(cause), _) => cause.text.clone(),
            (None, Some(fingerprint)) => fingerprint.clone(),
            (None, None) => format!("{}: {}", self.status, self.reason),
        }
    }

    /// Returns what failures like this one share, if it has a fingerprint.
    pub fn likeness(&self) -> Option<Likeness> {
        let details = self.details.as_deref();
        if let Some(cause) = details.and_then(|details| details.cause.as_ref()) {
            return Some(Likeness::Cause(cause.text.clone()));
        }
        Some(Likeness::Look(Look {
            fingerprint: self.fingerprint.clone()?,
            fault: details.and_then(|details| details.fault),
        }))
    }

    /// Returns the kinds of fault that the failure shows; none where no value is wrong, as
    /// where a call failed or the worker was lost.
    pub fn kinds(&self) -> BTreeSet<FaultKind> {
        let Some(details) = self.details.as_deref() else {
            return BTreeSet::new();
        };
        let differences = details
            .findings
            .iter()
            .flat_map(|findings| &findings.pattern);
        let differences =
            differences.map(|count| FaultKind::Difference(count.kind.at_any_distance()));
        let read = details.misread.iter().flat_map(|misread| &misread.pattern);
        differences
            .chain(read.map(|count| FaultKind::Read(count.kind)))
            .chain(details.is_rewritten.then_some(FaultKind::Rewritten))
            .collect()
    }

    /// Whether the device captured nothing of what had to be captured.
    pub fn captured_nothing(&self) -> bool {
        let details = self.details.as_deref();
        let without_begin = details.and_then(|details| details.cause.as_ref());
        let without_begin =
            without_begin.is_some_and(|cause| cause.text.replace("2EXT", "EXT") == NO_CAPTURE);
        let fault = details.and_then(|details| details.fault);
        without_begin || fault == Some(Fault::NothingCaptured)
    }

    /// Returns the result without the details that explain a single failure: its memory,
    /// its script, and its differences.
    pub fn abridged(&self) -> CaseResult {
        let details = self.details.as_deref().map(|details| Details {
            fault: details.fault,
            fault_binding: details.fault_binding,
            cause: details.cause.clone(),
            worker: details.worker.clone(),
            lacks_variation: details.lacks_variation,
            is_abridged: true,
            ..Details::default()
        });
        CaseResult {
            details: details.map(Box::new),
            ..self.clone()
        }
    }

    /// The details, to be filled in.
    pub fn details_mut(&mut self) -> &mut Details {
        self.details.get_or_insert_default()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A result for the tests of the formats.
    pub fn result(name: &str, status: Status) -> CaseResult {
        CaseResult {
            rules: vec![3, 50],
            fingerprint: status.is_failure().then(|| "displaced(+4)".to_owned()),
            reason: "the reason".to_owned(),
            details: Some(Box::new(Details {
                notes: vec!["first line".to_owned(), "second line".to_owned()],
                ..Details::default()
            })),
            seconds: 0.25,
            recorded: (status == Status::Probe).then(|| "0 written of 7".to_owned()),
            ..CaseResult::bare(name, status)
        }
    }

    #[test]
    fn a_result_survives_json() {
        for &status in Status::ALL {
            let result = result("xfb.a", status);
            let json = serde_json::to_string(&result).unwrap();
            assert!(json.contains(&format!("\"status\":\"{status}\"")), "{json}");
            assert_eq!(serde_json::from_str::<CaseResult>(&json).unwrap(), result);
        }
    }
}
