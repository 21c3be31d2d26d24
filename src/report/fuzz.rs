//! The result of `xfb fuzz`.

use crate::verdict::Status;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::{self, Write};

/// A device of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The tested one; cases use what it offers.
    Device,
    /// The one that it is compared with.
    Other,
}

impl Side {
    /// Both, by index.
    pub const BOTH: [Side; 2] = [Side::Device, Side::Other];

    /// The place of its data where there is one for each device.
    pub fn index(self) -> usize {
        match self {
            Side::Device => 0,
            Side::Other => 1,
        }
    }

    /// The other one.
    pub fn opposite(self) -> Side {
        match self {
            Side::Device => Side::Other,
            Side::Other => Side::Device,
        }
    }
}

/// The number of cases by their status.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    pub statuses: BTreeMap<Status, u64>,
    /// The same cases on the other device; none without one.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub other_statuses: BTreeMap<Status, u64>,
    /// Cases that passed on both devices and left different memory.
    pub differences: u64,
    /// Pairs of a class of an argument and a situation of its command, as `xfb coverage
    /// --pairs` counts them: those that occurred in the cases, and all.
    pub pairs: usize,
    pub all_pairs: usize,
    pub finds: u64,
    /// Failures that the cures of a find cure, or that were reduced to an earlier find.
    pub known: u64,
    /// Failures that may be of other faults, but were not reduced: enough of their kind were.
    pub unreduced: u64,
    pub seconds: f64,
}

impl Tally {
    /// Counts a case by its status on each device.
    pub fn add(&mut self, statuses: &[Status], differs: bool) {
        let counts = [&mut self.statuses, &mut self.other_statuses];
        for (counts, status) in counts.into_iter().zip(statuses) {
            *counts.entry(*status).or_insert(0) += 1;
        }
        self.differences += u64::from(differs);
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
        if !self.other_statuses.is_empty() {
            let counts = self.other_statuses.iter();
            let counts: Vec<_> = counts.map(|(s, count)| format!("{count} {s}")).collect();
            let _ = write!(
                line,
                " (other device: {}; {} pass with different memory)",
                counts.join(", "),
                self.differences
            );
        }
        if self.pairs > 0 {
            let _ = write!(line, ", {} of {} pairs", self.pairs, self.all_pairs);
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
    /// The device on which it fails.
    pub side: Side,
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
    /// The reduced case on the other device, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elsewhere: Option<Elsewhere>,
    /// The case file.
    #[serde(skip)]
    pub text: String,
    /// Where the case file was written, and the command that runs it.
    pub file: Option<String>,
    pub reproduce: Option<String>,
}

/// The result of a reduced failure on the device that it is compared with.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Elsewhere {
    pub status: Status,
    /// Whether it fails there with the same kinds of difference and the same headline, but
    /// for numbers: two drivers that agree may be right.
    pub alike: bool,
    pub headline: String,
}

impl fmt::Display for Elsewhere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Elsewhere {
            status,
            alike,
            headline,
        } = self;
        if *alike {
            return write!(f, "{status}, in the same way");
        }
        let headline: Vec<&str> = headline.lines().collect();
        match headline.join(" ").as_str() {
            "" => write!(f, "{status}"),
            headline => write!(f, "{status}: {headline}"),
        }
    }
}

/// A case that passes on both devices and leaves different memory, since the specification
/// permits both.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// Of the case.
    pub number: u64,
    /// The buffers, queries and resources that differ.
    pub parts: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference { number, parts } = self;
        write!(f, "case {number} passes with different memory: {parts}")
    }
}

impl Find {
    /// The name of the case file.
    pub fn file_name(&self) -> String {
        let side = match self.side {
            Side::Device => "",
            Side::Other => "_other",
        };
        format!("fuzz_{}_{}{side}.toml", self.seed, self.number)
    }

    /// The line about the other device.
    fn elsewhere_line(&self) -> Option<String> {
        let elsewhere = self.elsewhere.as_ref()?;
        Some(match self.side {
            Side::Device => format!("on the other device: {elsewhere}"),
            Side::Other => format!("fails on the other device; on the first: {elsewhere}"),
        })
    }

    /// The case file with its headline and the command that runs it.
    pub fn case_file(&self, reproduce: &str) -> String {
        let headline: Vec<&str> = self.headline.lines().collect();
        let fingerprint = self.fingerprint.as_deref().unwrap_or("none");
        let changes = self.passes_with.iter();
        let changes: String = changes
            .map(|change| format!("# passes with {change}\n"))
            .collect();
        let elsewhere = self.elsewhere_line();
        let elsewhere = elsewhere.map_or_else(String::new, |line| format!("# {line}\n"));
        format!(
            "# {}: {}\n# fingerprint: {fingerprint}\n{changes}{elsewhere}# found by: xfb fuzz --seed {} --first {} \
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
        if let Some(line) = self.elsewhere_line() {
            let _ = writeln!(text, "  {line}");
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
    /// The one that it is compared with, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_device: Option<String>,
    #[serde(flatten)]
    pub tally: Tally,
    #[serde(rename = "found")]
    pub finds: Vec<Find>,
    /// The first of the cases that pass on both devices with different memory.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub passes_differently: Vec<Difference>,
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
            side: Side::Device,
            elsewhere: None,
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
        let other = Find {
            side: Side::Other,
            elsewhere: Some(Elsewhere {
                status: Status::Pass,
                alike: false,
                headline: String::new(),
            }),
            ..find
        };
        assert_eq!(other.file_name(), "fuzz_7_12_other.toml");
        let line = "fails on the other device; on the first: pass\n";
        assert!(other.case_file("").contains(&format!("\n# {line}")));
        assert!(other.lines().contains(&format!("\n  {line}")));
    }

    #[test]
    fn the_other_device_passes_fails_alike_or_otherwise() {
        let elsewhere = |status, alike, headline: &str| {
            let headline = headline.to_owned();
            Elsewhere {
                status,
                alike,
                headline,
            }
            .to_string()
        };
        assert_eq!(elsewhere(Status::Pass, false, ""), "pass");
        assert_eq!(
            elsewhere(Status::Fail, true, "missing"),
            "fail, in the same way"
        );
        assert_eq!(
            elsewhere(Status::Crash, false, "SIGSEGV\nin a draw"),
            "crash: SIGSEGV in a draw"
        );
    }

    #[test]
    fn a_tally_is_a_line() {
        let mut tally = Tally {
            seconds: 2.0,
            ..Tally::default()
        };
        assert!(!tally.tested());
        tally.add(&[Status::Pass], false);
        tally.add(&[Status::Pass], false);
        tally.add(&[Status::Fail], false);
        assert!(tally.tested());
        assert_eq!(
            tally.line(),
            "3 cases, 1.5 per second, 2 pass, 1 fail, 0 finds"
        );
        (tally.finds, tally.known, tally.unreduced) = (2, 5, 3);
        (tally.pairs, tally.all_pairs) = (120, 9345);
        let end =
            ", 120 of 9345 pairs, 2 finds and 5 more failures like them, 3 failures not reduced";
        assert!(tally.line().ends_with(end), "{}", tally.line());
    }

    #[test]
    fn a_tally_counts_each_device() {
        let mut tally = Tally::default();
        tally.add(&[Status::Pass, Status::Unsupported], false);
        tally.add(&[Status::Pass, Status::Pass], true);
        let counts = "2 pass (other device: 1 pass, 1 unsupported; 1 pass with different memory)";
        assert!(tally.line().contains(counts), "{}", tally.line());
    }
}
