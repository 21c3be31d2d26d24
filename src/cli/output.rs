//! Output to the terminal that never panics, as `println!` does on a full disk or a
//! closed pipe, and that contains no control sequences. Names of devices, of SPIR-V
//! modules and of files in `#line` directives may contain any character.

use super::Failure;
use crate::terminal::printable;
use crate::verdict::Status;
use std::fmt;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether standard output has been written to.
static HAS_OUTPUT: AtomicBool = AtomicBool::new(false);

/// Returns whether this process has written to standard output.
pub fn has_output() -> bool {
    HAS_OUTPUT.load(Ordering::Relaxed)
}

/// Writes `text` to standard output and flushes it.
///
/// # Errors
/// [`Failure::Stdout`], which ends the program silently if the pipe is closed.
pub fn print(text: &str) -> Result<(), Failure> {
    print_bytes(printable(text).as_bytes())
}

/// Writes these bytes to standard output, control characters too, and flushes it.
///
/// # Errors
/// As [`print`].
pub fn print_bytes(bytes: &[u8]) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    HAS_OUTPUT.store(true, Ordering::Relaxed);
    stdout
        .write_all(bytes)
        .and_then(|()| stdout.flush())
        .map_err(Failure::Stdout)
}

/// Writes the results of cases, with the status of each in colour where standard output is
/// a terminal or the environment (`NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE`) requests it.
///
/// # Errors
/// As [`print`].
pub fn print_results(text: &str) -> Result<(), Failure> {
    let text = printable(text);
    let text = match anstream::AutoStream::choice(&io::stdout()) {
        anstream::ColorChoice::Never => text,
        _ => coloured(&text).into(),
    };
    print_bytes(text.as_bytes())
}

/// Colours the statuses at the beginnings of lines: `fail        xfb.a`.
fn coloured(text: &str) -> String {
    const RED: &str = "31;1";
    const YELLOW: &str = "33";
    const GREEN: &str = "32";
    let lines = text.split_inclusive('\n').map(|line| {
        let status = Status::ALL.iter().copied().find(|status| {
            let rest = line.strip_prefix(status.name());
            rest.is_some_and(|rest| rest.trim_start_matches(' ').starts_with("xfb."))
        });
        let colour = match status {
            Some(Status::Fail | Status::Crash | Status::Timeout | Status::Error) => RED,
            Some(Status::Quality | Status::Probe | Status::Unsupported) => YELLOW,
            Some(Status::Pass) => GREEN,
            None => return line.to_owned(),
        };
        let name = status.map_or("", Status::name);
        format!("\u{1b}[{colour}m{name}\u{1b}[0m{}", &line[name.len()..])
    });
    lines.collect()
}

/// Writes one message to standard error. An error here is ignored, since there is
/// nowhere left to report it.
pub fn complain(message: impl fmt::Display) {
    let message = message.to_string();
    let _ = writeln!(io::stderr().lock(), "xfb: {}", printable(&message));
}

/// Writes a report to standard error, because standard output has a file. An error here is
/// ignored, since there is nowhere left to report it.
pub fn print_beside(text: &str) {
    let _ = io::stderr().lock().write_all(printable(text).as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_status_of_a_case_has_a_colour() {
        let text = "fail        xfb.a\n    fail xfb.b\nfailures:\npass        xfb.c\n";
        let want = "\u{1b}[31;1mfail\u{1b}[0m        xfb.a\n    fail xfb.b\nfailures:\n\
                    \u{1b}[32mpass\u{1b}[0m        xfb.c\n";
        assert_eq!(coloured(text), want);
    }
}
