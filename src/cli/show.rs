//! `xfb show`: describes cases.

use super::cases::{case_file_failure, find_case, library};
use super::completion::case_or_path;
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
    #[arg(value_name = "CASE", add = case_or_path(), required = true)]
    names: Vec<String>,
    /// Print the shaders too; json always includes them
    #[arg(long)]
    glsl: bool,
    /// Read the cases from this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    cases: Option<PathBuf>,
    /// Print the case as a case file of its own: axes replaced by their values, `extends`
    /// and seeds replaced by what they add. In `cases/regress/NAME.toml` it is the case
    /// `xfb.regress.NAME`, with the same shaders and the same expected results. The text
    /// of a `.shader_test` is printed as it is
    #[arg(long, conflicts_with_all = ["glsl", "format"])]
    toml: bool,
    /// Output format; json is one line per case
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// Runs `xfb show`.
pub fn run(args: ShowArgs) -> Outcome {
    let library = library(args.cases.as_ref());
    if args.toml {
        return show_toml(&library, &args.names);
    }
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

/// Prints one case as a case file.
fn show_toml(library: &Library, names: &[String]) -> Outcome {
    let [name] = names else {
        let message = format!("--toml prints one case, found {} arguments", names.len());
        return Err(Failure::new(Exit::Usage, message));
    };
    let text = if is_path(name) {
        let library = library_of_path(name)?;
        let cases = library.names().map_err(|error| case_file_failure(&error))?;
        let [case] = cases.as_slice() else {
            let message = format!(
                "--toml prints one case, found {} in {name}: name one of them",
                cases.len()
            );
            return Err(Failure::new(Exit::Usage, message));
        };
        library.single_case(&case.name)
    } else {
        find_case(library, name)?;
        library.single_case(name)
    };
    let text = text.map_err(|error| case_file_failure(&error))?;
    output::print(&text.expect("the case exists"))?;
    Ok(Exit::Success)
}

fn library_of_path(path: &str) -> Result<Library, Failure> {
    Library::path(Path::new(path)).map_err(|error| case_file_failure(&error))
}

/// Returns the facts of every case of a file or folder.
fn facts_of_path(path: &str) -> Result<Vec<CaseFacts>, Failure> {
    let library = library_of_path(path)?;
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
