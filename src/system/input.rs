//! Floor 0: the only reader of files that other programs and people write, each of a bounded
//! size: a file without an end, such as a device, ends with an error.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The largest file that people write: a case file, a shader, a list, known failures.
pub const MAX_BYTES: u64 = 4 << 20;
/// The largest file of results. That of a run of all cases exceeds [`MAX_BYTES`], the more
/// the more cases fail.
const MAX_RESULT_BYTES: u64 = 256 << 20;

/// The text of a file of at most [`MAX_BYTES`] bytes.
///
/// # Errors
/// A file that cannot be read, is larger, or is not UTF-8.
pub fn text(path: &Path) -> io::Result<String> {
    read(File::open(path)?)
}

/// The text of at most [`MAX_BYTES`] bytes that a reader has.
///
/// # Errors
/// As [`text`].
pub fn read(reader: impl Read) -> io::Result<String> {
    utf8(bounded(reader, MAX_BYTES)?)
}

/// The content of a file of at most [`MAX_BYTES`] bytes.
///
/// # Errors
/// A file that cannot be read or is larger.
pub fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    bounded(File::open(path)?, MAX_BYTES)
}

/// The text of a file that a run wrote.
///
/// # Errors
/// As [`text`], for a larger size.
pub fn results(path: &Path) -> io::Result<String> {
    utf8(result_bytes(path)?)
}

/// The content of a file that a run wrote.
///
/// # Errors
/// As [`bytes`], for a larger size.
pub fn result_bytes(path: &Path) -> io::Result<Vec<u8>> {
    bounded(File::open(path)?, MAX_RESULT_BYTES)
}

fn bounded(reader: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(too_large(most));
    }
    Ok(bytes)
}

fn too_large(most: u64) -> io::Error {
    let message = format!("it holds more than {} MiB", most >> 20);
    io::Error::new(io::ErrorKind::InvalidData, message)
}

fn utf8(bytes: Vec<u8>) -> io::Result<String> {
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Returns the line of a mistake in TOML, counted from 1, and what is wrong there in the
/// words of the file: it has keys and values, not the fields and variants of a program.
pub fn mistake(text: &str, error: &toml::de::Error) -> (usize, String) {
    let start = error.span().map_or(0, |span| span.start);
    let line = text[..start].matches('\n').count() + 1;
    let message = error.message();
    let words = [
        ("missing field ", "missing key "),
        ("unknown field ", "unknown key "),
        ("unknown variant ", "unknown value "),
        ("duplicate field ", "duplicate key "),
    ];
    let renamed = words.into_iter().find_map(|(word, own)| {
        let rest = message.strip_prefix(word)?;
        Some(format!("{own}{rest}"))
    });
    let message = renamed.unwrap_or_else(|| message.to_owned());
    (line, message.replace('`', "'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_has_a_line_and_the_words_of_the_file() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File {
            #[allow(dead_code, reason = "only errors are read")]
            a: u32,
        }
        let rows = [
            ("\nb = 1\n", (2, "unknown key 'b', expected 'a'")),
            ("\n", (1, "missing key 'a'")),
        ];
        for (text, (line, what)) in rows {
            let error = toml::from_str::<File>(text).expect_err(text);
            assert_eq!(mistake(text, &error), (line, what.to_owned()));
        }
    }

    #[test]
    fn a_file_without_end_is_refused() {
        let endless = Path::new("/dev/zero");
        let error = text(endless).expect_err("no end");
        assert_eq!(error.to_string(), "it holds more than 4 MiB");
        let error = results(endless).expect_err("no end");
        assert_eq!(error.to_string(), "it holds more than 256 MiB");
    }

    #[test]
    fn a_file_that_is_no_text_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("f");
        std::fs::write(&path, [0xff]).expect("a file");
        let error = text(&path).expect_err("no text");
        assert!(error.to_string().contains("utf-8"), "{error}");
    }
}
