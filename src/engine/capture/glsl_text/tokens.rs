//! The tokens of a preprocessed GLSL text.
//!
//! GLSL 4.60 section 3.6. Directives that preprocessing keeps (`#version`,
//! `#extension`, `#line`, `#pragma`) are skipped.

/// A token of GLSL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'t> {
    /// A keyword or identifier.
    Word(&'t str),
    /// A literal number, as it is written.
    Number(&'t str),
    /// An operator, a bracket, or any other character.
    Symbol(&'t str),
}

/// Operators of two characters that constant expressions of integers use.
const OPERATORS: [&str; 9] = ["<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "^^"];

/// Returns the tokens of a preprocessed text.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let lines = text.lines();
    let lines = lines.filter(|line| !line.trim_start().starts_with('#'));
    lines.flat_map(line_tokens).collect()
}

fn line_tokens(line: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next() {
        let second = rest[first.len_utf8()..].chars().next();
        let fraction = first == '.' && second.is_some_and(|c| c.is_ascii_digit());
        let (make, length): (fn(_) -> _, usize) = if first.is_ascii_digit() || fraction {
            (Token::Number, number(rest))
        } else if is_word(first) {
            (Token::Word, run(rest, is_word))
        } else if OPERATORS.iter().any(|operator| rest.starts_with(operator)) {
            (Token::Symbol, 2)
        } else {
            (Token::Symbol, first.len_utf8())
        };
        let (token, after) = rest.split_at(length);
        tokens.push(make(token));
        rest = after.trim_start();
    }
    tokens
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The length of the characters at the start of `text` that have a property.
fn run(text: &str, has: impl Fn(char) -> bool) -> usize {
    text.find(|c| !has(c)).unwrap_or(text.len())
}

/// The length of the number at the start of `text`, a fraction and an exponent included.
fn number(text: &str) -> usize {
    let length = run(text, |c| is_word(c) || c == '.');
    let exponent = !text.starts_with("0x") && text[..length].ends_with(['e', 'E']);
    match text[length..].strip_prefix(['+', '-']) {
        Some(digits) if exponent => length + 1 + run(digits, is_word),
        Some(_) | None => length,
    }
}

#[cfg(test)]
mod tests {
    use super::Token::{Number, Symbol, Word};
    use super::*;

    #[test]
    fn words_numbers_and_operators_are_separated() {
        let text = "#version 450\nlayout(xfb_offset=N<<2u)out\nfloat a=1.5e-3+.5,b[0x1e-1];ä";
        let expected = [
            Word("layout"),
            Symbol("("),
            Word("xfb_offset"),
            Symbol("="),
            Word("N"),
            Symbol("<<"),
            Number("2u"),
            Symbol(")"),
            Word("out"),
            Word("float"),
            Word("a"),
            Symbol("="),
            Number("1.5e-3"),
            Symbol("+"),
            Number(".5"),
            Symbol(","),
            Word("b"),
            Symbol("["),
            Number("0x1e"),
            Symbol("-"),
            Number("1"),
            Symbol("]"),
            Symbol(";"),
            Symbol("ä"),
        ];
        assert_eq!(tokens(text), expected);
    }
}
