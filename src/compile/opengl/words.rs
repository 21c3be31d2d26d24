//! Splits a text into words, numbers and other characters.

/// A part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece<'t> {
    /// An identifier or keyword.
    Word(&'t str),
    /// A number, or one other character.
    Other(&'t str),
}

/// Returns the parts of a text in order; together they are the text.
pub(super) fn pieces(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let end = if is_part(first) {
            rest.find(|c| !is_part(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (piece, after) = rest.split_at(end);
        rest = after;
        Some(if is_part(first) && !first.is_ascii_digit() {
            Piece::Word(piece)
        } else {
            Piece::Other(piece)
        })
    })
}

/// Returns the words, numbers and other characters of a preprocessed text without blanks
/// and directives.
pub(super) fn tokens(text: &str) -> Vec<&str> {
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with('#'));
    let pieces = lines.flat_map(pieces);
    let texts = pieces.map(|piece| match piece {
        Piece::Word(text) | Piece::Other(text) => text,
    });
    texts.filter(|text| !text.trim().is_empty()).collect()
}
