//! `xfb show`: describes cases.

use super::cases::{case_file_failure, find_case, library};
use super::format::{Format, json};
use super::{Exit, Failure, Outcome, output};
use crate::catalog::Library;
use crate::catalog::select::is_path;
use crate::report::case::CaseFacts;
use std::path::{Path, PathBuf};

/// Arguments of `xfb show`.
#[derive(Debug, clap::Args)]
pub struct ShowArgs {
    /// Names of cases, as `xfb list` prints them, or paths of case files and folders
    /// (any argument with a `/`, or that ends in .toml or .shader_test)
    #[arg(value_name = "CASE", required = true)]
    names: Vec<String>,
    /// Print the shaders too; json always includes them
    #[arg(long)]
    glsl: bool,
    /// Read the cases from this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    cases: Option<PathBuf>,
    /// Output format; json is one line per case
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// Runs `xfb show`.
pub fn run(args: ShowArgs) -> Outcome {
    let library = library(args.cases.as_ref());
    let mut shown = Vec::new();
    let mut all = Vec::new();
    for name in &args.names {
        if is_path(name) {
            all.extend(facts_of_path(name)?);
        } else {
            all.push(facts(&library, name)?);
        }
    }
    for facts in all {
        shown.push(match args.format {
            Format::Text => facts.text(args.glsl),
            Format::Json => json(&facts)?,
        });
    }
    let between = match args.format {
        Format::Text => "\n",
        Format::Json => "",
    };
    output::print(&shown.join(between))?;
    Ok(Exit::Success)
}

/// Returns the facts of every case of a file or folder.
fn facts_of_path(path: &str) -> Result<Vec<CaseFacts>, Failure> {
    let library = Library::path(Path::new(path)).map_err(|error| case_file_failure(&error))?;
    let names = library.names().map_err(|error| case_file_failure(&error))?;
    let names = names.into_iter();
    names.map(|case| facts(&library, &case.name)).collect()
}

fn facts(library: &Library, name: &str) -> Result<CaseFacts, Failure> {
    let case = find_case(library, name)?;
    CaseFacts::of(&case, library.sources()).map_err(|problem| {
        let message = format!("{}: {problem}", case.file);
        Failure::new(Exit::Data, message)
    })
}
