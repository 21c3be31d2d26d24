//! The words of a line, one after the other, with what each had to be.

use super::error::Result;
use super::sections::Sections;
use std::str::FromStr;

/// A line that is read word by word.
pub(crate) struct Words<'s, 't> {
    sections: &'s Sections<'t>,
    line: usize,
    rest: &'t str,
}

impl<'s, 't> Words<'s, 't> {
    pub(crate) fn new(sections: &'s Sections<'t>, line: usize, text: &'t str) -> Words<'s, 't> {
        Words {
            sections,
            line,
            rest: text,
        }
    }

    /// Takes these words if the line continues with them.
    pub(crate) fn take(&mut self, words: &str) -> bool {
        let mut rest = self.rest;
        for word in words.split_whitespace() {
            let (first, after) = split(rest);
            if first != word {
                return false;
            }
            rest = after;
        }
        self.rest = rest;
        true
    }

    /// The next word, without taking it; empty at the end.
    pub(crate) fn peek(&self) -> &'t str {
        split(self.rest).0
    }

    /// The next word, whatever it is.
    pub(crate) fn word(&mut self, what: &str) -> Result<&'t str> {
        let (word, rest) = split(self.rest);
        if word.is_empty() {
            let why = format!("{what} is required, the line ends");
            return self.sections.fail(self.line, why);
        }
        self.rest = rest;
        Ok(word)
    }

    /// The next word as a number.
    pub(crate) fn number<T: FromStr>(&mut self, what: &str) -> Result<T> {
        let word = self.word(what)?;
        match word.parse() {
            Ok(number) => Ok(number),
            Err(_) => self.fail_at(word, format!("{what} is required, seen '{word}'")),
        }
    }

    /// The next word as the bits that it spells, `0x40800000`; `None` where it
    /// spells none, and is not taken.
    pub(crate) fn hex<T: TryFrom<u64>>(&mut self, what: &str) -> Result<Option<T>> {
        let word = self.peek();
        let Some(digits) = word.strip_prefix("0x").or(word.strip_prefix("0X")) else {
            return Ok(None);
        };
        let plain = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let bits = u64::from_str_radix(digits, 16).ok().filter(|_| plain);
        match bits.and_then(|bits| T::try_from(bits).ok()) {
            Some(bits) => {
                self.word(what)?;
                Ok(Some(bits))
            }
            None => self.fail_at(word, format!("{what} are required, seen '{word}'")),
        }
    }

    /// A mistake at a word of the line.
    pub(crate) fn fail_at<T>(&self, word: &str, why: String) -> Result<T> {
        self.sections.fail_at(self.line, word, why)
    }

    /// Checks that the line has no further word.
    pub(crate) fn end(&self) -> Result<()> {
        match self.peek() {
            "" => Ok(()),
            word => self.fail_at(word, format!("'{word}' is more than the line may have")),
        }
    }
}

/// The first word of a text and what follows. A parenthesis is a word.
fn split(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let sign = |char: char| "()".contains(char);
    let end = match text.chars().next() {
        Some(first) if sign(first) => 1,
        _ => text
            .find(|char: char| char.is_whitespace() || sign(char))
            .unwrap_or(text.len()),
    };
    text.split_at(end)
}
