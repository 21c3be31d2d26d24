//! The text of an issue about a failing case, for the tracker of its driver: the sentence of
//! the specification, the fault, the program in C, the calls, what passes beside them.

use super::failure_report;
use super::page::Page;
use crate::case::rules;
use crate::judge::CaseResult;
use crate::script::Capabilities;
use crate::verdict::Status;
use std::collections::BTreeSet;
use std::fmt;

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
    /// The question that the specification leaves, where the failure may be no fault.
    pub question: Option<&'a str>,
}

/// An issue.
pub struct Issue<'a> {
    /// The name of the case.
    pub case: &'a str,
    /// The command that runs it.
    pub command: &'a str,
    /// The file of the smallest case that fails alike, if there is one.
    pub reduced: Option<&'a str>,
    /// The result of the smallest case, or else of the case.
    pub result: &'a CaseResult,
    /// The rules of the case, of which one is violated.
    pub rules: &'a [u8],
    pub device: Option<&'a Capabilities>,
    pub known: Option<KnownFault<'a>>,
    /// Lines with the changes of that case with which it passes.
    pub explained: &'a [String],
    /// The file of its program in C, or the reason why there is none.
    pub program: Result<&'a str, &'a str>,
    /// The shaders: the stage and the GLSL of each.
    pub shaders: &'a [(String, String)],
}

impl fmt::Display for Issue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let headline = self.headline();
        let question = self.known.and_then(|known| known.question);
        let title = self.known.map_or(&*headline, |known| known.reason);
        // A question is the first sentence; the others state why it is open.
        let (title, open) = match question.and_then(|text| text.split_once("? ")) {
            Some((question, open)) => (format!("question: {question}?"), Some(open)),
            None => (title.to_owned(), None),
        };
        let device = self
            .device
            .map(|device| format!("{}: ", device.driver_name));
        let mut page = Page::default();
        page.line(format!("# {}{title}", device.unwrap_or_default()));
        page.section(self.sentences());
        if let Some(open) = open {
            let then = "If the sentence is about this state, the following is a fault.";
            page.gap().line(open).gap().line(then);
        }
        page.gap().line(format!("{headline}."));
        if let Some(cause) = self.known.and_then(|known| known.cause) {
            page.gap().line(format!("In the driver: {cause}"));
        }
        if let Some(device) = self.device {
            let Capabilities {
                name,
                driver_name,
                driver_info,
                api_version,
                ..
            } = device;
            page.gap().line(format!(
                "Driver: {driver_name} {driver_info}; device: {name}; Vulkan {api_version}."
            ));
        }
        page.section(self.reproduction())
            .section(self.calls())
            .section(self.differences());
        page.fmt(f)
    }
}

impl Issue<'_> {
    /// The failure in one sentence, without a period.
    fn headline(&self) -> String {
        let headline = self.result.reason.lines().next().unwrap_or_default();
        let details = self.result.details.as_ref();
        let lost = details.and_then(|details| details.worker.as_ref());
        let ending = match self.result.status {
            Status::Crash => "The driver crashes",
            Status::Timeout => "The driver hangs",
            // The other results are not failures of a driver.
            Status::Fail
            | Status::Pass
            | Status::Quality
            | Status::Probe
            | Status::Unsupported
            | Status::Error => return sentence(headline),
        };
        let notes = details.map_or(&[][..], |details| &details.notes);
        let exit = lost.map_or(headline, |lost| &lost.exit);
        let notes: String = notes.iter().map(|note| format!("; {note}")).collect();
        format!("{ending}: {exit}{notes}")
    }

    /// The sentence of the specification that decides, as a quotation; the rules of the case
    /// where none is known to decide.
    fn sentences(&self) -> Page {
        let deciding = self.known.and_then(|known| known.rule);
        let numbers = deciding.map_or_else(|| self.rules.to_vec(), |rule| vec![rule]);
        let mut quoted = BTreeSet::new();
        let mut page = Page::default();
        for rule in numbers.iter().filter_map(|number| rules::rule(*number)) {
            let (text, source) = match &rule.quote {
                Some(quote) => (format!("\"{}\"", quote.text), quote.place()),
                None => (
                    rule.text.clone(),
                    format!("Vulkan, {}", rule.source.join("; ")),
                ),
            };
            // Rules share sentences.
            if quoted.insert(text.clone()) {
                page.gap().line(format!("> {text}\n>\n> {source}"));
            }
        }
        page
    }

    fn reproduction(&self) -> Page {
        let mut page = Page::default();
        page.line("## Reproduction").gap();
        match self.program {
            Ok(program) => page
                .line(format!(
                    "The attached `{program}` makes the calls below without any library but the loader. \
                     It needs the headers of Vulkan (Debian: libvulkan-dev) and prints `pass` or the \
                     first difference:"
                ))
                .gap()
                .line(fenced("sh", &format!("cc {program} -lvulkan && ./a.out"))),
            Err(reason) => page.line(format!("There is no program in C: {reason}.")),
        };
        let likeness = match self.result.status {
            // Crashes and hangs look alike: what makes them pass distinguishes them.
            Status::Crash | Status::Timeout if self.explained.is_empty() => {
                "which fails, too, but no single change makes it pass: it may have another cause"
            }
            Status::Crash
            | Status::Timeout
            | Status::Fail
            | Status::Pass
            | Status::Quality
            | Status::Probe
            | Status::Unsupported
            | Status::Error => "which fails in the same way",
        };
        let reduced = self.reduced.map_or_else(String::new, |file| {
            format!(", reduced to `{file}`, {likeness}")
        });
        let case = format!(
            "The case is `{}` of xfb, a test suite for VK_EXT_transform_feedback{reduced}:",
            self.case
        );
        page.gap().line(case).gap().line(fenced("sh", self.command));
        page
    }

    fn calls(&self) -> Page {
        let mut page = Page::default();
        let script = failure_report::script(self.result);
        if !script.is_empty() {
            let script = fenced("", script.trim_matches('\n'));
            page.line("## Calls").gap().line(script);
        }
        if !self.explained.is_empty() {
            let changes = self.explained.iter();
            page.gap()
                .line("They pass with any one of these changes:")
                .gap()
                .lines(changes.map(|change| format!("* {change}")));
        }
        for (stage, glsl) in self.shaders {
            let glsl = fenced("glsl", glsl.trim_end());
            page.gap().line(format!(
                "<details><summary>{stage}</summary>\n\n{glsl}\n\n</details>"
            ));
        }
        page
    }

    /// The differences of memory, counters and queries; a crash has none.
    fn differences(&self) -> Page {
        let mut page = Page::default();
        if self.result.status == Status::Fail {
            let details = failure_report::differences(self.result);
            let details = fenced("", details.trim_matches('\n'));
            page.line("## Differences").gap().line(details);
        }
        page
    }
}

/// Returns a block of code in Markdown.
fn fenced(language: &str, code: &str) -> String {
    format!("```{language}\n{code}\n```")
}

/// A text that begins with a capital letter, unless it begins with a name of an API or a shader.
fn sentence(text: &str) -> String {
    let word = text.split(' ').next().unwrap_or_default();
    if !word.chars().all(|letter| letter.is_ascii_lowercase()) {
        return text.to_owned();
    }
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase());
    first.into_iter().flatten().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;
    use crate::judge::result::{Details, LostWorker};

    fn issue<'a>(result: &'a CaseResult, device: &'a Capabilities) -> Issue<'a> {
        Issue {
            case: "xfb.a",
            command: "xfb run xfb.a --expectations none",
            reduced: None,
            result,
            rules: &result.rules,
            device: Some(device),
            known: None,
            explained: &[],
            program: Ok(PROGRAM),
            shaders: &[],
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
            question: None,
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
        assert!(text.contains("The reason."), "{text}");
        assert_eq!(sentence("gl_Position is wrong"), "gl_Position is wrong");
    }

    #[test]
    fn an_open_question_is_the_title_and_its_reason_precedes_the_failure() {
        let mut failed = result("xfb.a", Status::Fail);
        failed.rules = vec![8];
        let device = Capabilities {
            driver_name: "llvmpipe".into(),
            ..Capabilities::offering(&[])
        };
        let known = KnownFault {
            reason: "an unbound buffer counts as full",
            rule: Some(8),
            cause: None,
            question: Some("Is a buffer that was never bound full? Its state is undefined."),
        };
        let text = Issue {
            known: Some(known),
            ..issue(&failed, &device)
        }
        .to_string();
        let title = "# llvmpipe: question: Is a buffer that was never bound full?\n";
        assert!(text.starts_with(title), "{text}");
        let open = text
            .find("Its state is undefined.")
            .expect("the reason of the question");
        assert!(
            open < text.find("The reason.").expect("the failure"),
            "{text}"
        );
    }

    #[test]
    fn the_reason_for_want_of_a_program_is_stated() {
        let failed = result("xfb.a", Status::Fail);
        let device = Capabilities::offering(&[]);
        let text = Issue {
            program: Err("the calls use VK_EXT_x"),
            ..issue(&failed, &device)
        }
        .to_string();
        assert!(
            text.contains("There is no program in C: the calls use VK_EXT_x.\n"),
            "{text}"
        );
        assert!(!text.contains("a.out"), "{text}");
    }

    #[test]
    fn a_crash_is_stated_without_words_of_the_runner() {
        let mut crashed = result("xfb.a", Status::Crash);
        crashed.reason = "the worker was killed by SIGSEGV in step execution".to_owned();
        crashed.details = Some(Box::new(Details {
            notes: vec!["the last of 39 calls is vkWaitForFences".to_owned()],
            worker: Some(LostWorker {
                exit: "SIGSEGV".to_owned(),
                phase: None,
                output: Vec::new(),
                after: None,
            }),
            ..Details::default()
        }));
        let device = Capabilities::offering(&[]);
        let text = issue(&crashed, &device).to_string();
        let headline = "The driver crashes: SIGSEGV; the last of 39 calls is vkWaitForFences.";
        assert!(text.contains(headline), "{text}");
        assert!(!text.contains("worker"), "{text}");
    }
}
