//! `xfb tables`: the worked tables, and the cases and tests that prove each.

use super::cases::{bad_case, library};
use super::format::{Format, json};
use super::{Exit, Outcome, output};
use crate::case::reference_tables::{Proof, proofs};
use serde::Serialize;
use std::fmt::Write;
use std::path::PathBuf;

/// Arguments of `xfb tables`.
#[derive(Debug, clap::Args)]
pub struct TablesArgs {
    /// Read the cases of this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    cases: Option<PathBuf>,
    /// Text for people, or JSON for other programs
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

#[derive(Serialize)]
struct Answer<'a> {
    tables: &'a [Proof],
    /// Tables that neither a case nor a test proves.
    missing: Vec<&'a str>,
}

/// Runs `xfb tables`. A table without a proof is a failure.
pub fn run(args: TablesArgs) -> Outcome {
    let cases = library(args.cases.as_ref()).cases();
    let cases = cases.map_err(|error| bad_case(&error))?;
    let proofs = proofs(&cases);
    let unproved = proofs
        .iter()
        .filter(|p| p.cases.is_empty() && p.tests.is_empty());
    let missing: Vec<&str> = unproved.map(|proof| proof.table.as_str()).collect();
    let exit = match missing.is_empty() {
        true => Exit::Success,
        false => Exit::Failure,
    };
    let text = match args.format {
        Format::Text => text(&proofs, &missing),
        Format::Json => json(&Answer {
            tables: &proofs,
            missing,
        })?,
    };
    output::print(&text)?;
    Ok(exit)
}

/// One line per table, then one per proof.
fn text(proofs: &[Proof], missing: &[&str]) -> String {
    let mut text = String::new();
    for proof in proofs {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}: {}", proof.table, proof.about);
        for name in &proof.cases {
            let _ = writeln!(text, "    case {name}");
        }
        for name in &proof.tests {
            let _ = writeln!(text, "    test {name}");
        }
    }
    let _ = match missing {
        [] => writeln!(text, "{} tables, none without a proof", proofs.len()),
        missing => writeln!(
            text,
            "{} tables; nothing proves {}",
            proofs.len(),
            missing.join(", ")
        ),
    };
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_without_a_proof_is_named() {
        let proof = |table: &str, cases: &[&str]| Proof {
            table: table.to_owned(),
            about: "an example".to_owned(),
            cases: cases.iter().map(ToString::to_string).collect(),
            tests: Vec::new(),
        };
        let proofs = [proof("W1", &["xfb.table.w1"]), proof("W2", &[])];
        let want = "W1: an example\n    case xfb.table.w1\nW2: an example\n\
                    2 tables; nothing proves W2\n";
        assert_eq!(text(&proofs, &["W2"]), want);
        assert!(text(&proofs, &[]).ends_with("2 tables, none without a proof\n"));
    }
}
