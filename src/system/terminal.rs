//! Floor 0: what a terminal can show, as the environment describes it.

use std::borrow::Cow;
use std::env;
use std::io::{self, IsTerminal};

/// The width of a screen where no terminal states its own.
const WIDTH: usize = 100;
/// The smallest width for which text is laid out.
const LEAST_WIDTH: usize = 40;

/// The characters with which lines and bars are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// ASCII, for locales that are not UTF-8 and for terminals without abilities.
    Ascii,
    /// Lines and blocks of Unicode.
    Unicode,
}

impl Drawing {
    /// Returns the characters for an environment, whose variables are looked up.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Drawing {
        match locale(&variable) {
            _ if is_dumb(&variable) => Drawing::Ascii,
            Some(locale) => Drawing::from_locale(&locale),
            None => Drawing::Ascii,
        }
    }

    /// Returns the characters for text that may also be read elsewhere, as in a file: ASCII
    /// only where the environment states an encoding that is not UTF-8.
    pub fn for_text(variable: impl Fn(&str) -> Option<String>) -> Drawing {
        locale(&variable).map_or(Drawing::Unicode, |locale| Drawing::from_locale(&locale))
    }

    fn from_locale(locale: &str) -> Drawing {
        let locale = locale.to_ascii_lowercase();
        if locale.contains("utf-8") || locale.contains("utf8") {
            Drawing::Unicode
        } else {
            Drawing::Ascii
        }
    }
}

/// The locale of an environment, if it states one.
fn locale(variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    // The first that is set decides, as in setlocale.
    ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()))
}

/// Whether nothing that was printed can be drawn again.
pub fn is_dumb(variable: impl Fn(&str) -> Option<String>) -> bool {
    variable("TERM").is_some_and(|term| term == "dumb")
}

/// Whether a character changes how other text is displayed: a control character, except
/// those of lines and tables, or a control of the direction of writing.
pub fn is_disruptive(char: char) -> bool {
    match char {
        '\n' | '\t' => false,
        '\u{61c}' | '\u{200e}' | '\u{200f}' => true,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        char => char.is_control(),
    }
}

/// Replaces the characters that change how other text is displayed.
pub fn printable(text: &str) -> Cow<'_, str> {
    if text.contains(is_disruptive) {
        text.replace(is_disruptive, "\u{fffd}").into()
    } else {
        text.into()
    }
}

/// A screen for messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// The number of columns.
    pub width: usize,
    /// The characters.
    pub drawing: Drawing,
}

impl Screen {
    /// Returns the screen that standard error is.
    pub fn stderr() -> Screen {
        let terminal = || {
            let size = terminal_size::terminal_size_of(io::stderr());
            let columns = size.map(|(width, _)| usize::from(width.0));
            columns.filter(|_| io::stderr().is_terminal())
        };
        let stated = env::var("COLUMNS").ok().and_then(|text| text.parse().ok());
        let width: usize = stated.or_else(terminal).unwrap_or(WIDTH);
        Screen {
            width: width.max(LEAST_WIDTH),
            drawing: Drawing::from_environment(|name| env::var(name).ok()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_control_sequence_and_no_reversal_is_printed() {
        assert_eq!(printable("a\tb é 界\n"), "a\tb é 界\n");
        assert_eq!(
            printable("\u{1b}[2J\u{9b}1m\r\n"),
            "\u{fffd}[2J\u{fffd}1m\u{fffd}\n"
        );
        assert_eq!(
            printable("a\u{202e}b\u{2069}c\u{200f}"),
            "a\u{fffd}b\u{fffd}c\u{fffd}"
        );
    }

    #[test]
    fn the_locale_and_the_terminal_select_the_characters() {
        let of = |variables: &[(&str, &str)]| {
            Drawing::from_environment(|name| {
                let found = variables.iter().find(|(other, _)| *other == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        let rows: [(&[(&str, &str)], Drawing); 6] = [
            (&[("LANG", "C.UTF-8")], Drawing::Unicode),
            (&[("TERM", "dumb"), ("LANG", "C.UTF-8")], Drawing::Ascii),
            (&[("LC_ALL", "C"), ("LANG", "de_DE.utf8")], Drawing::Ascii),
            (&[("LC_ALL", ""), ("LANG", "de_DE.utf8")], Drawing::Unicode),
            (
                &[("LC_CTYPE", "en_US.UTF-8"), ("LANG", "C")],
                Drawing::Unicode,
            ),
            (&[], Drawing::Ascii),
        ];
        for (variables, want) in rows {
            assert_eq!(of(variables), want, "{variables:?}");
        }
        let of_text = |locale: Option<&str>| Drawing::for_text(|_| locale.map(str::to_owned));
        assert_eq!(of_text(None), Drawing::Unicode);
        assert_eq!(of_text(Some("C")), Drawing::Ascii);
        assert_eq!(of_text(Some("C.UTF-8")), Drawing::Unicode);
    }
}
