//! The finds of `xfb fuzz`: failures, and cases that pass with different memory.

use super::fuzz::Side;
use super::page::Page;
use crate::script::MemoryPart;
use crate::verdict::Status;
use itertools::Itertools;
use serde::Serialize;
use std::fmt::{self, Write};

/// Parts of a memory that a line names.
const MAX_NAMED: usize = 4;

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
    /// The case file that was written, the command that finds it again, and the one that
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
    text.lines().join(" ")
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
    /// The file that was written.
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
        let (number, named) = (self.number, self.parts.iter().take(MAX_NAMED).join(", "));
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
        let (status, seconds, headline) = (self.status, self.seconds, &self.headline);
        let (number, seed, runs) = (self.number, self.seed, self.runs);
        let (steps, outputs) = (self.steps, self.outputs);
        let mut below = Page::default();
        let fingerprint = self.fingerprint.iter();
        below.lines(fingerprint.map(|fingerprint| format!("fingerprint: {fingerprint}")));
        below.line(format!(
            "case {number} of seed {seed}, reduced in {runs} runs to {steps} steps and {outputs} \
             outputs"
        ));
        let passes_with = self.passes_with.iter();
        below.lines(passes_with.map(|change| format!("passes with {change}")));
        if let Some(other) = &self.other_result {
            below.line(format!("device: {}\ncompared: {other}", self.device));
        }
        below.lines(
            self.reproduce
                .iter()
                .map(|command| format!("reproduce: {command}")),
        );
        let mut page = Page::default();
        page.line(format!("{status} after {seconds:.0} s: {headline}"));
        page.indented(2, below).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::QueryIndex;

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
        let part = serde_json::to_value(MemoryPart::Query(QueryIndex(2))).expect("JSON");
        assert_eq!(part, serde_json::json!({"kind": "query", "number": 2}));
    }
}
