//! Output to the terminal that never panics, as `println!` does on a full disk or a
//! closed pipe.

use super::Failure;
use std::fmt;
use std::io::{self, Write};

/// Writes `text` to standard output and flushes it.
///
/// # Errors
/// [`Failure::Stdout`], which ends the program silently if the pipe is closed.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush())
        .map_err(Failure::Stdout)
}

/// Writes one message to standard error. An error here is ignored, since there is
/// nowhere left to report it.
pub fn complain(message: impl fmt::Display) {
    let _ = writeln!(io::stderr().lock(), "xfb: {message}");
}
