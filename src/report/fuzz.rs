//! The result of `xfb fuzz`.

use crate::script::MemoryPart;
use crate::verdict::Status;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::{self, Write};

/// Parts of a memory that a line names.
const MAX_NAMED: usize = 4;

/// A device of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The tested device; cases use what it offers.
    Device,
    /// The device that it is compared with.
    Other,
}

impl Side {
    /// Both sides, by index.
    pub const BOTH: [Side; 2] = [Side::Device, Side::Other];

    /// The place of its data in a list with one entry for each side.
    pub fn index(self) -> usize {
        match self {
            Side::Device => 0,
            Side::Other => 1,
        }
    }

    /// The other side.
    pub fn opposite(self) -> Side {
        match self {
            Side::Device => Side::Other,
            Side::Other => Side::Device,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Device => "device",
            Side::Other => "other",
        })
    }
}

/// Cases by their status.
pub type Statuses = BTreeMap<Status, u64>;

/// The number of cases by their status.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    pub statuses: Statuses,
    /// The same cases on the other device, if there is one.
    #[serde(skip)]
    pub other: Option<OtherTally>,
    /// Pairs of a class of an argument and a situation of its command that occurred in the
    /// cases, whether or not a verdict sees them, and all pairs.
    pub pairs: usize,
    pub all_pairs: usize,
    pub finds: u64,
    /// Failures that the cures of a find cure, or that were reduced to an earlier find.
    pub known: u64,
    /// Failures that may be of other faults, but were not reduced: enough of their kind were.
    pub unreduced: u64,
    pub seconds: f64,
}

/// The cases of a session on the other device.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct OtherTally {
    pub statuses: Statuses,
    /// Cases that passed on both devices and left different memory.
    pub memory_differences: u64,
}

impl Tally {
    /// Counts a case by its status on each device.
    pub fn add(&mut self, statuses: &[Status], memory_differs: bool) {
        let other = self.other.as_mut();
        let (other, differences) = other
            .map(|other| (&mut other.statuses, &mut other.memory_differences))
            .unzip();
        let counts = std::iter::once(&mut self.statuses).chain(other);
        for (counts, status) in counts.zip(statuses) {
            *counts.entry(*status).or_insert(0) += 1;
        }
        if let Some(differences) = differences {
            *differences += u64::from(memory_differs);
        }
    }

    /// The number of cases.
    pub fn cases(&self) -> u64 {
        self.statuses.values().sum()
    }

    fn of_each_device(&self) -> impl Iterator<Item = &Statuses> {
        let other = self.other.as_ref().map(|other| &other.statuses);
        std::iter::once(&self.statuses).chain(other)
    }

    /// Whether a case ran on each device.
    pub fn tested(&self) -> bool {
        let mut all = self.of_each_device();
        all.all(|counts| counts.keys().any(|status| *status != Status::Unsupported))
    }

    /// Whether a case failed, on whatever device.
    pub fn failed(&self) -> bool {
        let mut all = self.of_each_device().flat_map(BTreeMap::keys);
        all.any(|status| status.is_failure())
    }

    /// The cases, the rate and the finds in a line.
    pub fn line(&self) -> String {
        let rate = self.cases() as f64 / self.seconds.max(0.001);
        let mut line = format!("{} cases, {rate:.1} per second", self.cases());
        let _ = write!(line, ", {}", counts_in_words(&self.statuses));
        if let Some(other) = &self.other {
            let counts = counts_in_words(&other.statuses);
            let differences = other.memory_differences;
            let _ = write!(
                line,
                " (other device: {counts}; {differences} passed with different memory)"
            );
        }
        if self.pairs > 0 {
            let (pairs, all) = (self.pairs, self.all_pairs);
            let _ = write!(line, ", {pairs} of {all} argument-situation pairs occurred");
        }
        let finds = if self.finds == 1 { "find" } else { "finds" };
        let _ = write!(line, ", {} {finds}", self.finds);
        if self.known > 0 {
            let _ = write!(line, " and {} more failures like them", self.known);
        }
        if self.unreduced > 0 {
            let _ = write!(line, ", {} failures not reduced", self.unreduced);
        }
        line
    }
}

fn counts_in_words(statuses: &Statuses) -> String {
    let counts = statuses.iter();
    let counts: Vec<String> = counts.map(|(s, count)| format!("{count} {s}")).collect();
    counts.join(", ")
}

/// A failure of a new kind, reduced.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Find {
    /// The seed and the number of the case that failed first.
    pub seed: u64,
    pub number: u64,
    /// The device on which it fails, and its name and driver.
    pub side: Side,
    pub device: String,
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
    /// The reduced case on the device of the opposite side, if it ran there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_result: Option<OtherResult>,
    /// The case file.
    #[serde(skip)]
    pub text: String,
    /// Where the case file was written, the command that finds it again, and the one that
    /// runs it.
    pub file: Option<String>,
    pub found_by: Option<String>,
    pub reproduce: Option<String>,
}

/// The result of a reduced failure on the other device.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OtherResult {
    /// The name and the driver of the device.
    pub device: String,
    pub status: Status,
    /// Whether it fails there with the same kinds of difference and the same headline, but
    /// for numbers.
    pub same_failure: bool,
    pub headline: String,
}

impl fmt::Display for OtherResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OtherResult {
            device,
            status,
            same_failure,
            headline,
        } = self;
        write!(f, "{status} on {device}")?;
        if *same_failure {
            return f.write_str(", in the same way");
        }
        match one_line(headline).as_str() {
            "" => Ok(()),
            headline => write!(f, ": {headline}"),
        }
    }
}

fn one_line(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines.join(" ")
}

/// Lines of a case file as comments.
fn comment(text: &str) -> String {
    text.lines().map(|line| format!("# {line}\n")).collect()
}

/// A case that passes on both devices and leaves different memory: the specification
/// permits both.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MemoryDifference {
    /// The number of the case.
    pub number: u64,
    pub parts: Vec<MemoryPart>,
    /// The case file.
    #[serde(skip)]
    pub text: String,
    /// Where it was written.
    pub file: Option<String>,
}

impl MemoryDifference {
    /// The name of the case file.
    pub fn file_name(&self, seed: u64) -> String {
        format!("memory_{seed}_{}.toml", self.number)
    }

    /// The case file with a comment about its origin.
    pub fn case_file(&self, found_by: &str) -> String {
        let difference = comment(&self.to_string());
        format!("{difference}# found by: {found_by}\n{}", self.text)
    }
}

impl fmt::Display for MemoryDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = self.parts.iter().take(MAX_NAMED);
        let named: Vec<String> = named.map(ToString::to_string).collect();
        let (number, named) = (self.number, named.join(", "));
        write!(f, "case {number} passes on both devices, with different ")?;
        match self.parts.len().saturating_sub(MAX_NAMED) {
            0 => write!(f, "memory: {named}"),
            more => write!(f, "memory: {named} and {more} more"),
        }
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

    /// The case file with its headline and the commands that find and run it.
    pub fn case_file(&self) -> String {
        let fingerprint = self.fingerprint.as_deref().unwrap_or("none");
        let mut about = format!(
            "{}: {}\nfingerprint: {fingerprint}\ndevice: {}\n",
            self.status,
            one_line(&self.headline),
            self.device
        );
        for change in &self.passes_with {
            let _ = writeln!(about, "passes with {change}");
        }
        if let Some(other) = &self.other_result {
            let _ = writeln!(about, "compared: {other}");
        }
        let commands = [("found by", &self.found_by), ("reproduce", &self.reproduce)];
        for (name, command) in commands {
            if let Some(command) = command {
                let _ = writeln!(about, "{name}: {command}");
            }
        }
        comment(&about) + &self.text
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
        if let Some(other) = &self.other_result {
            let _ = writeln!(text, "  device: {}\n  compared: {other}", self.device);
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
    /// The other device, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comparison: Option<Comparison>,
    /// Why the session ended early, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
}

/// What two devices did with the same cases.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The other device; none before a worker is ready.
    pub device: Option<String>,
    #[serde(flatten)]
    pub tally: OtherTally,
    /// The first of the cases that passed on both devices and left different memory.
    pub first_memory_differences: Vec<MemoryDifference>,
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

    fn find() -> Find {
        Find {
            seed: 7,
            number: 12,
            side: Side::Device,
            device: "Mock, a driver 1".to_owned(),
            status: Status::Fail,
            fingerprint: Some("missing".to_owned()),
            headline: "buffer 0: nothing was captured".to_owned(),
            steps: 3,
            outputs: 1,
            runs: 20,
            seconds: 1.5,
            passes_with: vec!["no queries".to_owned()],
            other_result: None,
            text: "about = \"x\"\n".to_owned(),
            file: None,
            found_by: Some("xfb fuzz --seed 7 --first 12 --count 1".to_owned()),
            reproduce: Some("xfb run finds/fuzz_7_12.toml".to_owned()),
        }
    }

    #[test]
    fn a_case_file_begins_with_its_headline_and_its_commands() {
        assert_eq!(
            find().case_file(),
            "# fail: buffer 0: nothing was captured\n# fingerprint: missing\n\
             # device: Mock, a driver 1\n# passes with no queries\n\
             # found by: xfb fuzz --seed 7 --first 12 --count 1\n\
             # reproduce: xfb run finds/fuzz_7_12.toml\nabout = \"x\"\n"
        );
        assert_eq!(find().file_name(), "fuzz_7_12.toml");
    }

    #[test]
    fn a_find_has_the_result_of_the_other_device() {
        let find = Find {
            side: Side::Other,
            other_result: Some(OtherResult {
                device: "Mock Two".to_owned(),
                status: Status::Pass,
                same_failure: false,
                headline: String::new(),
            }),
            ..find()
        };
        assert_eq!(find.file_name(), "fuzz_7_12_other.toml");
        let line = "compared: pass on Mock Two\n";
        assert!(find.case_file().contains(&format!("\n# {line}")));
        let lines = format!("\n  device: Mock, a driver 1\n  {line}");
        assert!(find.lines().contains(&lines), "{}", find.lines());
    }

    #[test]
    fn the_other_device_fails_in_the_same_way_or_otherwise() {
        let result = |status, same_failure, headline: &str| OtherResult {
            device: "Mock".to_owned(),
            status,
            same_failure,
            headline: headline.to_owned(),
        };
        assert_eq!(
            result(Status::Fail, true, "missing").to_string(),
            "fail on Mock, in the same way"
        );
        assert_eq!(
            result(Status::Crash, false, "SIGSEGV\nin a draw").to_string(),
            "crash on Mock: SIGSEGV in a draw"
        );
    }

    #[test]
    fn a_difference_of_memory_names_a_few_parts() {
        let difference = |count| MemoryDifference {
            number: 3,
            parts: (0..count).map(MemoryPart::Buffer).collect(),
            text: "about = \"x\"\n".to_owned(),
            file: None,
        };
        let line = "case 3 passes on both devices, with different memory: buffer 0, buffer 1";
        assert_eq!(difference(2).to_string(), line);
        assert_eq!(
            difference(2).case_file("xfb fuzz"),
            format!("# {line}\n# found by: xfb fuzz\nabout = \"x\"\n")
        );
        let many = difference(7).to_string();
        assert!(many.ends_with("buffer 3 and 3 more"), "{many}");
        let part = serde_json::to_value(MemoryPart::Query(2)).expect("JSON");
        assert_eq!(part, serde_json::json!({"kind": "query", "number": 2}));
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
        assert!(tally.tested() && !tally.failed());
        tally.add(&[Status::Fail], false);
        assert!(tally.failed());
        assert_eq!(
            tally.line(),
            "3 cases, 1.5 per second, 2 pass, 1 fail, 0 finds"
        );
        (tally.finds, tally.known, tally.unreduced) = (1, 5, 3);
        (tally.pairs, tally.all_pairs) = (120, 9345);
        let end = ", 120 of 9345 argument-situation pairs occurred, 1 find and 5 more failures \
                   like them, 3 failures not reduced";
        assert!(tally.line().ends_with(end), "{}", tally.line());
    }

    #[test]
    fn a_tally_counts_each_device() {
        let mut tally = Tally {
            other: Some(OtherTally::default()),
            ..Tally::default()
        };
        tally.add(&[Status::Pass, Status::Unsupported], false);
        assert!(!tally.tested(), "nothing was compared");
        tally.add(&[Status::Pass, Status::Pass], true);
        assert!(tally.tested() && !tally.failed());
        let counts = "2 pass (other device: 1 pass, 1 unsupported; 1 passed with different memory)";
        assert!(tally.line().contains(counts), "{}", tally.line());
        tally.add(&[Status::Pass, Status::Crash], false);
        assert!(tally.failed());
    }
}
