//! The text of an issue about a failing case, for the tracker of its driver: the sentence of
//! the specification, the fault, what passes beside it, the program in C and the calls.

use super::explanation;
use crate::case::rules::{self, QUOTED};
use crate::judge::CaseResult;
use crate::script::Capabilities;
use crate::verdict::Status;
use std::fmt::{self, Write};

/// The file of the program in C.
pub const PROGRAM: &str = "repro.c";

/// A known fault of a driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownFault<'a> {
    /// The fault in one sentence.
    pub reason: &'a str,
    /// The rule that the driver violates, if it is stated.
    pub rule: Option<u8>,
    /// The fault in the terms of the driver's source, where it is known.
    pub cause: Option<&'a str>,
}

/// An issue.
pub struct Issue<'a> {
    pub result: &'a CaseResult,
    pub device: Option<&'a Capabilities>,
    pub known: Option<KnownFault<'a>>,
    /// Lines with the changes of the case with which it passes.
    pub explained: &'a [String],
    /// Whether there is a program in C.
    pub has_program: bool,
    /// The smallest case that fails alike.
    pub reduced: Option<Reduced<'a>>,
    /// The command that runs the case.
    pub command: &'a str,
}

/// The smallest case that fails alike.
pub struct Reduced<'a> {
    /// The file of the case.
    pub file: &'a str,
    /// The buffers, counters and commands of the case.
    pub script: &'a [String],
}

impl fmt::Display for Issue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let headline = self.result.reason.lines().next().unwrap_or_default();
        let title = self.known.map_or(headline, |known| known.reason);
        match self.device {
            Some(device) => writeln!(f, "# {}: {title}\n", device.driver_name)?,
            None => writeln!(f, "# {title}\n")?,
        }
        f.write_str(&self.sentence())?;
        let failure = match self.result.status {
            Status::Fail => "",
            Status::Crash => "The driver crashes: ",
            Status::Timeout => "The driver hangs: ",
            // The other results are not failures of a driver.
            Status::Pass
            | Status::Quality
            | Status::Probe
            | Status::Unsupported
            | Status::Error => "",
        };
        writeln!(f, "{failure}{headline}")?;
        if let Some(cause) = self.known.and_then(|known| known.cause) {
            writeln!(f, "\nIn the driver: {cause}")?;
        }
        if let Some(device) = self.device {
            let Capabilities {
                name,
                driver_name,
                driver_info,
                api_version,
                ..
            } = device;
            writeln!(
                f,
                "\nDriver: {driver_name} {driver_info}; device: {name}; Vulkan {api_version}."
            )?;
        }
        if !self.explained.is_empty() {
            writeln!(f, "\nThe same calls pass with one change:\n")?;
            for change in self.explained {
                writeln!(f, "* {change}")?;
            }
        }
        self.reproduction(f)?;
        self.calls(f)?;
        let details = explanation::differences(self.result);
        writeln!(
            f,
            "\n## Differences\n\n```\n{}\n```",
            details.trim_matches('\n')
        )
    }
}

impl Issue<'_> {
    /// The sentence of the specification that decides, as a quotation; the rules of the case
    /// where none is known to decide.
    fn sentence(&self) -> String {
        let deciding = self.known.and_then(|known| known.rule);
        let numbers = deciding.map_or_else(|| self.result.rules.clone(), |rule| vec![rule]);
        let mut text = String::new();
        for rule in numbers.iter().filter_map(|number| rules::rule(*number)) {
            // Writing to a string cannot fail.
            let _ = match &rule.quote {
                Some(quote) => {
                    let (quoted, section) = (&quote.text, &quote.section);
                    writeln!(text, "> \"{quoted}\"\n>\n> {QUOTED}, {section}\n")
                }
                None => writeln!(
                    text,
                    "> {}\n>\n> Vulkan, {}\n",
                    rule.text,
                    rule.source.join("; ")
                ),
            };
        }
        text
    }

    fn reproduction(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n## Reproduction\n")?;
        if self.has_program {
            writeln!(
                f,
                "The attached `{PROGRAM}` makes the same calls without any library but the loader. It needs \
                 the headers of Vulkan (Debian: libvulkan-dev) and prints `pass` or the first \
                 difference:\n\n```sh\ncc {PROGRAM} -lvulkan && ./a.out\n```\n"
            )?;
        }
        let case = &self.result.name;
        writeln!(
            f,
            "The case is `{case}` of xfb:\n\n```sh\n{}\n```",
            self.command
        )
    }

    fn calls(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let context = self.result.details.as_ref();
        let context = context.and_then(|details| details.context.as_ref());
        let (script, note) = match &self.reduced {
            Some(Reduced { file, script }) => (
                *script,
                format!(" of the smallest case that fails alike (`{file}`)"),
            ),
            None => match context {
                Some(context) => (context.script.as_slice(), String::new()),
                None => return Ok(()),
            },
        };
        writeln!(f, "\n## Calls\n\nThe calls{note}:\n\n```")?;
        for line in script {
            writeln!(f, "{line}")?;
        }
        writeln!(f, "```")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;

    fn issue<'a>(result: &'a CaseResult, device: &'a Capabilities) -> Issue<'a> {
        Issue {
            result,
            device: Some(device),
            known: None,
            explained: &[],
            has_program: true,
            reduced: None,
            command: "xfb run xfb.a --expectations none",
        }
    }

    #[test]
    fn the_deciding_sentence_comes_first_and_alone() {
        let mut failed = result("xfb.a", Status::Fail);
        failed.rules = vec![17, 24, 50];
        let device = Capabilities {
            driver_name: "llvmpipe".into(),
            ..Capabilities::offering(&[])
        };
        let known = KnownFault {
            reason: "firstCounterBuffer is ignored",
            rule: Some(50),
            cause: Some("so_targets[] is indexed by the position in the array"),
        };
        let text = Issue {
            known: Some(known),
            ..issue(&failed, &device)
        }
        .to_string();
        let mut lines = text.lines();
        let title = "# llvmpipe: firstCounterBuffer is ignored";
        assert_eq!(lines.next(), Some(title));
        let sentence = lines.nth(1).expect("a sentence");
        assert!(
            sentence.starts_with("> \"firstCounterBuffer is the index of the first transform"),
            "{sentence}"
        );
        assert_eq!(text.matches("\n> \"").count(), 1, "{text}");
        for part in [
            "In the driver: so_targets[] is indexed",
            "cc repro.c -lvulkan && ./a.out",
            "libvulkan-dev",
        ] {
            assert!(text.contains(part), "{part} in\n{text}");
        }
    }

    #[test]
    fn without_a_known_fault_every_rule_of_the_case_is_quoted() {
        let mut failed = result("xfb.a", Status::Fail);
        failed.rules = vec![8, 24];
        let device = Capabilities::offering(&[]);
        let text = issue(&failed, &device).to_string();
        assert_eq!(text.matches("\n> \"").count(), 2, "{text}");
        assert!(text.contains("the reason"), "{text}");
    }
}
