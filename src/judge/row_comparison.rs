//! Compares lists of rows: the one that a case states with the one that the
//! engine produces.

use serde::Serialize;

/// Compares two lists of rows.
///
/// # Errors
/// Describes the first row that differs.
pub(crate) fn compare_rows<T: PartialEq + Serialize>(
    what: &str,
    expected: &[T],
    seen: &[T],
) -> Result<(), String> {
    let text = |row: Option<&T>| {
        row.map_or("nothing".to_owned(), |row| {
            serde_json::to_string(row).expect("a row has a form in JSON")
        })
    };
    let longest = expected.len().max(seen.len());
    match (0..longest).find(|&i| expected.get(i) != seen.get(i)) {
        None => Ok(()),
        Some(i) => Err(format!(
            "{what}, row {i}: expected {}, seen {}",
            text(expected.get(i)),
            text(seen.get(i))
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_row_that_differs_is_named() {
        assert_eq!(compare_rows("numbers", &[1, 2], &[1, 2]), Ok(()));
        let error = compare_rows("numbers", &[1, 2, 3], &[1, 5, 3]);
        assert_eq!(error, Err("numbers, row 1: expected 2, seen 5".to_owned()));
        let error = compare_rows("numbers", &[1], &[1, 2]);
        assert_eq!(
            error,
            Err("numbers, row 1: expected nothing, seen 2".to_owned())
        );
        let error = compare_rows("numbers", &[1, 2], &[1]);
        assert_eq!(
            error,
            Err("numbers, row 1: expected 2, seen nothing".to_owned())
        );
    }
}
