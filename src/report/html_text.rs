//! Text inside of HTML: nothing from a case name or a driver becomes markup or a script.

use crate::terminal::{is_disruptive, printable};
use serde::Serialize;

/// The content security policy of a page: it may run its own script and show its own
/// style.
pub const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-xfb'; \
                          base-uri 'none'; form-action 'none'";

/// A text as the content of an element or of an attribute in quotes.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            // A page cannot contain other control characters, not even as references.
            char if is_disruptive(char) => escaped.push('\u{fffd}'),
            char => escaped.push(char),
        }
    }
    escaped
}

/// A value as JSON inside of a `script` element. The characters that could end the element
/// or begin a comment are written as escapes, which JSON allows in strings, where alone
/// they occur.
pub fn json_in_script(value: &impl Serialize) -> String {
    let json = serde_json::to_string(value).expect("the data of a report is representable");
    // Other control characters are written as escapes, too, and have no effect.
    printable(&json)
        .replace('<', "\\u003c")
        .replace('>', "\\u003e")
        .replace('&', "\\u0026")
        .replace('\u{2028}', "\\u2028")
        .replace('\u{2029}', "\\u2029")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_becomes_markup() {
        let hostile = "</script><img src=x onerror='alert(1)'>&\"\u{1b}[2J\u{2028}";
        let text = escaped(hostile);
        assert!(!text.contains(['<', '>', '"', '\'', '\u{1b}']), "{text}");
        let json = json_in_script(&hostile);
        assert!(!json.contains(['<', '>', '&', '\u{2028}']), "{json}");
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), hostile);
        assert_eq!(json_in_script(&"a\u{202e}b"), "\"a\u{fffd}b\"");
        assert_eq!(escaped("a\u{202e}b"), "a\u{fffd}b");
    }
}
