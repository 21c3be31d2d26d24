//! The inputs and outputs of a GLSL text with an explicit location. The compiler assigns
//! locations to all others, and its modules do not distinguish the two.
//!
//! GLSL 4.60 section 4.4. Macros are not expanded.

use std::collections::BTreeSet;

/// Returns the names of the variables and blocks that `text` declares with a location; a
/// block also if one of its members has one.
pub fn explicitly_located(text: &str) -> BTreeSet<String> {
    let tokens = tokens(text);
    let mut found = BTreeSet::new();
    let mut statement: Vec<&str> = Vec::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        match token.as_str() {
            ";" => {
                declared(&statement, &mut found);
                statement.clear();
            }
            "{" => {
                let end = closing(&tokens, at);
                let inside = tokens.get(at..end).unwrap_or_default();
                block(&statement, inside, &mut found);
                // The instance name after a block is not a declaration.
                statement.clear();
                at = end;
            }
            token => statement.push(token),
        }
        at += 1;
    }
    found
}

/// Returns the words and other characters of a text, without comments and directives.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut rest = text;
    let mut line_begins = true;
    let mut joins = false;
    while let Some(c) = rest.chars().next() {
        let comment = if rest.starts_with("/*") {
            Some(rest.find("*/").map_or(rest.len(), |at| at + 2))
        } else if rest.starts_with("//") || (c == '#' && line_begins) {
            Some(rest.find('\n').unwrap_or(rest.len()))
        } else {
            None
        };
        if let Some(length) = comment {
            rest = rest.get(length..).unwrap_or_default();
            joins = false;
            continue;
        }
        let word = c.is_ascii_alphanumeric() || c == '_';
        match tokens.last_mut() {
            Some(last) if word && joins => last.push(c),
            _ if c.is_whitespace() => {}
            _ => tokens.push(c.to_string()),
        }
        joins = word;
        line_begins = c == '\n' || (line_begins && c.is_whitespace());
        rest = rest.get(c.len_utf8()..).unwrap_or_default();
    }
    tokens
}

/// Returns the index of the brace that closes the one at `open`.
fn closing(tokens: &[String], open: usize) -> usize {
    let mut depth = 0usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    tokens.len()
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

/// Returns the tokens outside parentheses and brackets, and whether `location` is inside.
fn outside<'t>(statement: &[&'t str]) -> (Vec<&'t str>, bool) {
    let mut depth = 0i32;
    let mut plain = Vec::new();
    let mut location = false;
    for token in statement {
        match *token {
            "(" | "[" => depth += 1,
            ")" | "]" => depth -= 1,
            "location" if depth > 0 => location = true,
            token if depth == 0 => plain.push(token),
            _ => {}
        }
    }
    (plain, location)
}

fn declared(statement: &[&str], found: &mut BTreeSet<String>) {
    let (plain, location) = outside(statement);
    if !location || !plain.iter().any(|token| matches!(*token, "in" | "out")) {
        return;
    }
    for declarator in plain.split(|token| *token == ",") {
        let name = declarator.iter().take_while(|token| **token != "=");
        found.extend(
            name.filter(|token| is_word(token))
                .last()
                .map(|n| (*n).to_owned()),
        );
    }
}

fn block(statement: &[&str], inside: &[String], found: &mut BTreeSet<String>) {
    let (plain, location) = outside(statement);
    let is_block = plain.iter().any(|token| matches!(*token, "in" | "out"));
    if is_block && (location || inside.iter().any(|token| token == "location")) {
        found.extend(plain.last().map(|name| (*name).to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn explicit_locations_are_found() {
        let text = "#version 450 // layout(location = 9) out vec4 no;
            #define X layout(location = 8) out vec4 never;
            /* layout(location = 7) out vec4 nor; */
            layout(location = 0) out vec4 a; out vec3 b;
            layout(xfb_offset = 0, location = 3) flat out int c[2], d;
            layout(location = 4) in float e[3]; in float f;
            layout(location = 5) out B { vec4 m; } k;
            out C { layout(location = 6) vec4 m; };
            out D { vec4 location; } l[2];
            uniform float u; const int location = 1;
            void main() { int out_location = 1; a = vec4(0); }
            layout(location = 9) out float last;";
        let found: Vec<String> = explicitly_located(text).into_iter().collect();
        // A member named `location` counts as a location, which does no harm.
        assert_eq!(found, ["B", "C", "D", "a", "c", "d", "e", "last"]);
    }

    #[test]
    fn invalid_text_has_no_locations() {
        for text in [
            "",
            "out {",
            "}}",
            "layout(location",
            "/* out",
            "out vec4 (",
            "/*",
            "/* // \n",
            "//",
            "{{}}{",
            "ä/*ö*/",
        ] {
            assert!(explicitly_located(text).is_empty(), "{text}");
        }
    }
}
