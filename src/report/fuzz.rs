//! The result of `xfb fuzz`.

use crate::verdict::Status;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The number of cases by their status.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    pub statuses: BTreeMap<Status, u64>,
    pub finds: u64,
    /// Failures that the cures of a find cure, or that were reduced to an earlier find.
    pub known: u64,
    /// Failures that may be of other faults, but were not reduced: enough of their kind were.
    pub unreduced: u64,
    pub seconds: f64,
}

impl Tally {
    /// Counts a case.
    pub fn add(&mut self, status: Status) {
        *self.statuses.entry(status).or_insert(0) += 1;
    }

    /// The number of cases.
    pub fn cases(&self) -> u64 {
        self.statuses.values().sum()
    }

    /// Whether a case ran on the device.
    pub fn tested(&self) -> bool {
        let mut statuses = self.statuses.keys();
        statuses.any(|status| *status != Status::Unsupported)
    }

    /// The cases, the rate and the finds in a line.
    pub fn line(&self) -> String {
        let rate = self.cases() as f64 / self.seconds.max(0.001);
        let mut line = format!("{} cases, {rate:.1} per second", self.cases());
        for (status, count) in &self.statuses {
            let _ = write!(line, ", {count} {status}");
        }
        let _ = write!(line, ", {} finds", self.finds);
        if self.known > 0 {
            let _ = write!(line, " and {} more failures like them", self.known);
        }
        if self.unreduced > 0 {
            let _ = write!(line, ", {} failures not reduced", self.unreduced);
        }
        line
    }
}

/// A failure of a new kind, reduced.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Find {
    /// The seed and the number of the case that failed first.
    pub seed: u64,
    pub number: u64,
    pub status: Status,
    pub fingerprint: Option<String>,
    pub headline: String,
    /// The steps of the reduced case, and the outputs of the program with most of them.
    pub steps: usize,
    pub outputs: usize,
    /// Cases that were run to reduce it.
    pub runs: usize,
    /// The time from the begin of the session to the reduced case.
    pub seconds: f64,
    /// Changes with which the reduced case passes.
    pub passes_with: Vec<String>,
    /// The case file.
    #[serde(skip)]
    pub text: String,
    /// Where the case file was written, and the command that runs it.
    pub file: Option<String>,
    pub reproduce: Option<String>,
}

impl Find {
    /// The name of the case file.
    pub fn file_name(&self) -> String {
        format!("fuzz_{}_{}.toml", self.seed, self.number)
    }

    /// The case file with its headline and the command that runs it.
    pub fn case_file(&self, reproduce: &str) -> String {
        let headline: Vec<&str> = self.headline.lines().collect();
        let fingerprint = self.fingerprint.as_deref().unwrap_or("none");
        let changes = self.passes_with.iter();
        let changes: String = changes
            .map(|change| format!("# passes with {change}\n"))
            .collect();
        format!(
            "# {}: {}\n# fingerprint: {fingerprint}\n{changes}# found by: xfb fuzz --seed {} --first {} \
             --count 1\n# reproduce: {reproduce}\n{}",
            self.status,
            headline.join(" "),
            self.seed,
            self.number,
            self.text
        )
    }

    /// The find in a few lines.
    pub fn lines(&self) -> String {
        let mut text = format!(
            "{} after {:.0} s: {}\n",
            self.status, self.seconds, self.headline
        );
        if let Some(fingerprint) = &self.fingerprint {
            let _ = writeln!(text, "  fingerprint: {fingerprint}");
        }
        let _ = writeln!(
            text,
            "  case {} of seed {}, reduced in {} runs to {} steps and {} outputs",
            self.number, self.seed, self.runs, self.steps, self.outputs
        );
        for change in &self.passes_with {
            let _ = writeln!(text, "  passes with {change}");
        }
        if let Some(reproduce) = &self.reproduce {
            let _ = writeln!(text, "  reproduce: {reproduce}");
        }
        text
    }
}

/// The result of a session.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FuzzReport {
    pub seed: u64,
    /// The device; none before a worker is ready.
    pub device: Option<String>,
    #[serde(flatten)]
    pub tally: Tally,
    #[serde(rename = "found")]
    pub finds: Vec<Find>,
}

impl FuzzReport {
    /// The result in a line.
    pub fn text(&self) -> String {
        format!("seed {}: {}\n", self.seed, self.tally.line())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_file_begins_with_its_headline_and_its_command() {
        let find = Find {
            seed: 7,
            number: 12,
            status: Status::Fail,
            fingerprint: Some("missing".to_owned()),
            headline: "buffer 0: nothing was captured".to_owned(),
            steps: 3,
            outputs: 1,
            runs: 20,
            seconds: 1.5,
            passes_with: vec!["no queries".to_owned()],
            text: "about = \"x\"\n".to_owned(),
            file: None,
            reproduce: None,
        };
        assert_eq!(
            find.case_file("xfb run finds/fuzz_7_12.toml"),
            "# fail: buffer 0: nothing was captured\n# fingerprint: missing\n\
             # passes with no queries\n# found by: xfb fuzz --seed 7 --first 12 --count 1\n\
             # reproduce: xfb run finds/fuzz_7_12.toml\nabout = \"x\"\n"
        );
        assert_eq!(find.file_name(), "fuzz_7_12.toml");
    }

    #[test]
    fn a_tally_is_a_line() {
        let mut tally = Tally {
            seconds: 2.0,
            ..Tally::default()
        };
        assert!(!tally.tested());
        tally.add(Status::Pass);
        tally.add(Status::Pass);
        tally.add(Status::Fail);
        assert!(tally.tested());
        assert_eq!(
            tally.line(),
            "3 cases, 1.5 per second, 2 pass, 1 fail, 0 finds"
        );
        (tally.finds, tally.known, tally.unreduced) = (2, 5, 3);
        let end = ", 2 finds and 5 more failures like them, 3 failures not reduced";
        assert!(tally.line().ends_with(end), "{}", tally.line());
    }
}
