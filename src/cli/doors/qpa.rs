//! The log of a dEQP program: a block of XML for each case, complete on disk before the
//! result is printed.
//!
//! deqp-runner copies the block of a case that did not pass into a file of its own, so that
//! it contains the complete explanation.

use crate::judge::CaseResult;
use crate::report::failure_report;
use quick_xml::escape::escape;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

/// The log, if the runner requests one.
pub(super) struct Log(Option<File>);

impl Log {
    /// Creates the file.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn create(path: Option<&Path>) -> io::Result<Log> {
        let mut file = path.map(File::create).transpose()?;
        if let Some(file) = &mut file {
            writeln!(
                file,
                "#sessionInfo releaseName xfb {}",
                env!("CARGO_PKG_VERSION")
            )?;
            writeln!(file, "\n#beginSession")?;
        }
        Ok(Log(file))
    }

    /// Begins the block of a case: after a crash of this program it is the last one.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn begin(&mut self, name: &str) -> io::Result<()> {
        let Some(file) = &mut self.0 else {
            return Ok(());
        };
        write!(
            file,
            "\n#beginTestCaseResult {name}\n\
             <?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <TestCaseResult Version=\"0.3.3\" CasePath=\"{name}\" CaseType=\"SelfValidate\">\n"
        )
    }

    /// Ends the block with lines of text and a result.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn end(&mut self, text: &str, word: &str, reason: &str) -> io::Result<()> {
        let Some(file) = &mut self.0 else {
            return Ok(());
        };
        write!(
            file,
            "  <Text>{}</Text>\n  <Result StatusCode=\"{word}\">{}</Result>\n\
             </TestCaseResult>\n#endTestCaseResult\n",
            escape(printable(text)),
            escape(printable(reason))
        )?;
        file.sync_data()
    }

    /// Ends the log.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn close(mut self) -> io::Result<()> {
        match &mut self.0 {
            Some(file) => writeln!(file, "\n#endSession"),
            None => Ok(()),
        }
    }
}

/// The text of a result in the log.
pub(super) fn text(result: &CaseResult) -> String {
    let mut text = result.reason.clone();
    if let Some(recorded) = &result.recorded {
        text += &format!("\nrecorded: {recorded}");
    }
    if let Some(company) = &result.in_company {
        text += &format!("\n{company}");
    }
    let explanation = failure_report::text(result);
    if !explanation.is_empty() {
        text += &format!("\n\n{explanation}");
    }
    text
}

/// Without the characters that XML cannot represent, and without lines that begin like
/// those of the log.
fn printable(text: &str) -> String {
    let kept = |char: char| char == '\n' || char == '\t' || !char.is_control();
    let text: String = text
        .chars()
        .map(|c| if kept(c) { c } else { '\u{fffd}' })
        .collect();
    text.replace("\n#", "\n #")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_holds_the_text_whatever_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("log.qpa");
        let mut log = Log::create(Some(&path)).expect("a file");
        log.begin("xfb.a.b").expect("written");
        let begun = std::fs::read_to_string(&path).expect("a file");
        assert!(begun.ends_with("CaseType=\"SelfValidate\">\n"), "{begun}");
        log.end("a < b\n#endTestCaseResult\u{1b}[0m", "Fail", "x & y")
            .expect("written");
        log.close().expect("written");
        let text = std::fs::read_to_string(&path).expect("a file");
        for part in [
            "#beginTestCaseResult xfb.a.b\n<?xml",
            "<Text>a &lt; b\n #endTestCaseResult\u{fffd}[0m</Text>",
            "<Result StatusCode=\"Fail\">x &amp; y</Result>",
            "\n#endTestCaseResult\n\n#endSession\n",
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
    }
}
