//! Output to the terminal that never panics, as `println!` does on a full disk or a
//! closed pipe, and that contains no control sequences. Names of devices, of SPIR-V
//! modules and of files in `#line` directives may contain any character.

use super::Failure;
use std::borrow::Cow;
use std::fmt;
use std::io::{self, Write};

/// Writes `text` to standard output and flushes it.
///
/// # Errors
/// [`Failure::Stdout`], which ends the program silently if the pipe is closed.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    stdout
        .write_all(printable(text).as_bytes())
        .and_then(|()| stdout.flush())
        .map_err(Failure::Stdout)
}

/// Writes one message to standard error. An error here is ignored, since there is
/// nowhere left to report it.
pub fn complain(message: impl fmt::Display) {
    let message = message.to_string();
    let _ = writeln!(io::stderr().lock(), "xfb: {}", printable(&message));
}

/// Replaces control characters, except those of lines and tables.
fn printable(text: &str) -> Cow<'_, str> {
    let controls = |char: char| char.is_control() && !matches!(char, '\n' | '\t');
    if text.contains(controls) {
        text.replace(controls, "\u{fffd}").into()
    } else {
        text.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_control_sequence_reaches_the_terminal() {
        assert_eq!(printable("a\tb\n"), "a\tb\n");
        assert_eq!(
            printable("\u{1b}[2J\u{9b}1m\r\n"),
            "\u{fffd}[2J\u{fffd}1m\u{fffd}\n"
        );
    }
}
