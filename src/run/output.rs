//! The last lines that a worker – that is, its driver – printed in a case. They
//! go into the report of a crash; whatever a driver prints, only so much is kept.
//!
//! The worker prints [`MARK`] where a case begins: nothing else shows which of
//! the lines in the pipe belong to which case.

use crate::terminal::is_disruptive;
use std::collections::VecDeque;
use std::io::{self, PipeReader, Read, Write};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Marks that what follows belongs to the next case; a character that does not occur
/// in text (ASCII's record separator).
pub const MARK: u8 = 0x1e;

/// Bytes kept.
const KEPT_BYTES: usize = 16 << 10;
/// Lines of a report.
const KEPT_LINES: usize = 20;
/// Characters of a line of a report.
const KEPT_CHARS: usize = 400;

/// The end of what a process prints.
#[derive(Debug)]
pub struct OutputTail {
    bytes: Arc<Mutex<VecDeque<u8>>>,
    ended: Receiver<()>,
}

impl OutputTail {
    /// Reads `pipe` to its end in a thread of its own; with `echo` everything
    /// goes to standard error as well.
    ///
    /// # Errors
    /// Where no thread can be started.
    pub fn read(mut pipe: PipeReader, echo: bool) -> io::Result<OutputTail> {
        let bytes = Arc::new(Mutex::new(VecDeque::new()));
        let (sender, ended) = mpsc::channel();
        let shared = bytes.clone();
        thread::Builder::new()
            .name("worker output".to_owned())
            .spawn(move || {
                let _ended = sender;
                let mut chunk = [0; 4096];
                loop {
                    let read = match pipe.read(&mut chunk) {
                        Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                        Ok(count @ 1..) => &chunk[..count],
                        Ok(0) | Err(_) => return,
                    };
                    if echo {
                        let text: Vec<u8> =
                            read.iter().copied().filter(|&byte| byte != MARK).collect();
                        // A closed standard error has no reader.
                        let _ = io::stderr().write_all(&text);
                    }
                    let mut kept = shared.lock().unwrap_or_else(PoisonError::into_inner);
                    let mut cases = read.rsplit(|&byte| byte == MARK);
                    let latest = cases.next().expect("a split has one part at least");
                    if cases.next().is_some() {
                        kept.clear();
                    }
                    kept.extend(latest);
                    let surplus = kept.len().saturating_sub(KEPT_BYTES);
                    kept.drain(..surplus);
                }
            })?;
        Ok(OutputTail { bytes, ended })
    }

    /// The last lines of a process that has ended. A process of its own that
    /// the driver started may hold the pipe open, so the wait has a limit.
    pub fn last_lines(&self, limit: Duration) -> Vec<String> {
        let _ = self.ended.recv_timeout(limit);
        let mut kept = self.bytes.lock().unwrap_or_else(PoisonError::into_inner);
        readable(kept.make_contiguous())
    }
}

/// The last lines of `bytes`, fit for a terminal and for JSON.
fn readable(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes);
    let lines: Vec<String> = text
        .lines()
        .map(|line| line.chars().take(KEPT_CHARS).map(visible).collect())
        .collect();
    let surplus = lines.len().saturating_sub(KEPT_LINES);
    lines.into_iter().skip(surplus).collect()
}

fn visible(char: char) -> char {
    if is_disruptive(char) {
        char::REPLACEMENT_CHARACTER
    } else {
        char
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_lines_are_kept_and_no_more() {
        let (reader, mut writer) = io::pipe().unwrap();
        let tail = OutputTail::read(reader, false).unwrap();
        for number in 0..100_000 {
            writeln!(writer, "line {number}").unwrap();
        }
        drop(writer);
        let lines = tail.last_lines(Duration::from_secs(10));
        assert_eq!(lines.len(), KEPT_LINES);
        assert_eq!(lines.last().unwrap(), "line 99999");
        assert!(tail.bytes.lock().unwrap().len() <= KEPT_BYTES);
    }

    #[test]
    fn a_mark_begins_anew() {
        let (reader, mut writer) = io::pipe().unwrap();
        let tail = OutputTail::read(reader, false).unwrap();
        for text in ["old\n", "older\n\x1enew\n", "newer\n"] {
            writer.write_all(text.as_bytes()).unwrap();
        }
        drop(writer);
        assert_eq!(tail.last_lines(Duration::from_secs(10)), ["new", "newer"]);
    }

    #[test]
    fn a_pipe_that_stays_open_is_not_waited_for() {
        let (reader, writer) = io::pipe().unwrap();
        let tail = OutputTail::read(reader, false).unwrap();
        assert!(tail.last_lines(Duration::from_millis(1)).is_empty());
        drop(writer);
    }

    #[test]
    fn bytes_that_are_no_text_become_readable() {
        assert_eq!(
            readable(b"a\xff\x1b[31m\tb\r\n\nc"),
            ["a\u{fffd}\u{fffd}[31m\tb", "", "c"]
        );
        assert_eq!(readable(&[b'x'; 9000])[0].len(), KEPT_CHARS);
    }
}
