//! `xfb show`: what a case is.

use super::cases::{bad_case, library, named};
use super::format::{Format, json};
use super::{Exit, Failure, Outcome, output};
use crate::catalog::Library;
use crate::catalog::select::is_path;
use crate::report::case::CaseFacts;
use std::path::{Path, PathBuf};

/// Arguments of `xfb show`.
#[derive(Debug, clap::Args)]
pub struct ShowArgs {
    /// Names of cases, as `xfb list` prints them, or paths of case files or
    /// folders of them (anything with a `/`, and files
    /// ending in .shader_test or .toml)
    #[arg(value_name = "CASE", required = true)]
    names: Vec<String>,
    /// Show the shaders too (JSON always has them)
    #[arg(long)]
    glsl: bool,
    /// Read the cases of this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    cases: Option<PathBuf>,
    /// Text for people, or one line of JSON per case for other programs
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// Runs `xfb show`.
pub fn run(args: ShowArgs) -> Outcome {
    let library = library(args.cases.as_ref());
    let mut shown = Vec::new();
    let mut all = Vec::new();
    for name in &args.names {
        match is_path(name) {
            true => all.extend(facts_of_path(name)?),
            false => all.push(facts(&library, name)?),
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

/// Every case of a file or folder.
fn facts_of_path(path: &str) -> Result<Vec<CaseFacts>, Failure> {
    let library = Library::path(Path::new(path)).map_err(|error| bad_case(&error))?;
    let names = library.names().map_err(|error| bad_case(&error))?;
    let names = names.into_iter();
    names.map(|case| facts(&library, &case.name)).collect()
}

fn facts(library: &Library, name: &str) -> Result<CaseFacts, Failure> {
    let case = named(library, name)?;
    CaseFacts::of(&case, library.sources()).map_err(|problem| {
        let message = format!("{}: {problem}", case.file);
        Failure::new(Exit::Data, message)
    })
}
