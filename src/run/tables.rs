//! The host side of a case: the engine must give the tables that the case
//! states, before any device is asked.

use super::placements;
use crate::capture::{Dialect, Options, OutputForm};
use crate::case::{Case, Expected};
use crate::packing::CaptureLimits;
use serde::Serialize;

/// Checks every table of a case in every dialect it is stated for.
///
/// # Errors
/// What differs, as lines of text: the engine or the case is wrong, never a
/// driver.
pub fn check(case: &Case, limits: CaptureLimits) -> Result<(), String> {
    placements::check(case)?;
    for table in &case.tables {
        for &dialect in &table.dialects {
            let limits = table.limits.unwrap_or(limits);
            check_one(case, &table.expected, dialect, limits)
                .map_err(|text| format!("dialect {dialect}: {text}"))?;
        }
    }
    Ok(())
}

fn check_one(
    case: &Case,
    expected: &Expected,
    dialect: Dialect,
    limits: CaptureLimits,
) -> Result<(), String> {
    let captured = case.captured(&Options { dialect, limits });
    match (expected, captured) {
        (Expected::Refused(rule), Err(error)) if error.rule == rule => Ok(()),
        (Expected::Refused(rule), Err(error)) => Err(format!(
            "a refusal by {rule} is expected, the engine refuses by {}: {error}",
            error.rule
        )),
        (Expected::Refused(rule), Ok(_)) => Err(format!(
            "a refusal by {rule} is expected, the engine accepts the interface"
        )),
        (Expected::Table { .. }, Err(error)) => Err(format!(
            "a table is expected, the engine refuses by {}: {error}",
            error.rule
        )),
        (
            Expected::Table {
                varyings,
                name_lengths,
                buffers,
                outputs,
            },
            Ok(captured),
        ) => {
            rows("varyings", varyings, captured.varyings())?;
            let seen = captured.varyings().iter().zip(name_lengths);
            let seen = seen.map(|(varying, stated)| stated.map(|_| varying.name_length()));
            rows("name lengths", name_lengths, &seen.collect::<Vec<_>>())?;
            if let Some(buffers) = buffers {
                rows("buffers", buffers, &captured.buffers())?;
            }
            if let Some(outputs) = outputs {
                let seen = captured
                    .outputs(OutputForm::Locations)
                    .map_err(|error| error.to_string())?;
                rows("outputs", outputs, &seen)?;
            }
            Ok(())
        }
    }
}

/// Compares two lists of rows and says which row is the first to differ.
pub fn rows<T: PartialEq + Serialize>(
    what: &str,
    expected: &[T],
    seen: &[T],
) -> Result<(), String> {
    let text = |row: Option<&T>| {
        row.map_or("nothing".to_owned(), |row| {
            serde_json::to_string(row).unwrap_or_default()
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
        assert_eq!(rows("numbers", &[1, 2], &[1, 2]), Ok(()));
        let error = rows("numbers", &[1, 2, 3], &[1, 5, 3]);
        assert_eq!(error, Err("numbers, row 1: expected 2, seen 5".to_owned()));
        let error = rows("numbers", &[1], &[1, 2]);
        assert_eq!(
            error,
            Err("numbers, row 1: expected nothing, seen 2".to_owned())
        );
        let error = rows("numbers", &[1, 2], &[1]);
        assert_eq!(
            error,
            Err("numbers, row 1: expected 2, seen nothing".to_owned())
        );
    }
}
