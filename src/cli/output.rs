//! Writing to the terminal without ever panicking: `println!` does when the
//! disk is full or the reader is gone.

use super::Failure;
use std::fmt;
use std::io::{self, Write};

/// Writes `text` to standard output, at once.
///
/// # Errors
/// [`Failure::Stdout`], which ends the program quietly where the reader is gone.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush())
        .map_err(Failure::Stdout)
}

/// Writes one message to standard error. Where even that fails nobody is left
/// to be told.
pub fn complain(message: impl fmt::Display) {
    let _ = writeln!(io::stderr().lock(), "xfb: {message}");
}
