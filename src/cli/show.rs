//! `xfb show`: describes cases.

use super::cases::{case_file_failure, find_case};
use super::completion::case_or_path;
use super::device_args::quote;
use super::folder_args::FolderArgs;
use super::format::{Format, json};
use super::one_case::case_of_path;
use super::{Exit, Failure, Outcome, output};
use crate::catalog::select::is_path;
use crate::catalog::{CaseName, Library};
use crate::report::case::CaseFacts;
use crate::report::page::Page;
use itertools::Itertools;

/// The number of names of a file that are printed.
const MAX_NAMES: usize = 40;

/// Arguments of `xfb show`.
#[derive(Debug, clap::Args)]
pub struct ShowArgs {
    /// Names of cases, as `xfb list` prints them, or paths of case files and folders
    /// (any argument with a `/`, or that ends in .toml or .shader_test). Of a file with
    /// several cases, its axes and names are printed, and one case; names of such cases
    /// select others
    #[arg(value_name = "CASE", add = case_or_path(), required = true)]
    names: Vec<String>,
    /// Print the shaders too; json always includes them
    #[arg(long)]
    glsl: bool,
    #[command(flatten)]
    folders: FolderArgs,
    /// Print the case as a case file of its own: axes replaced by their values, `extends`
    /// replaced by what it adds. In `cases/regress/NAME.toml` it is the case
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
    if args.toml {
        return show_toml(&args);
    }
    let library = args.folders.library();
    let (paths, mut names): (Vec<&String>, Vec<&String>) =
        args.names.iter().partition(|name| is_path(name));
    let mut shown = Vec::new();
    for path in paths {
        let of_path = library_of_path(&args, path)?;
        let known = of_path.names().map_err(|error| case_file_failure(&error))?;
        let is_known = |name: &&String| known.iter().any(|case| case.name == **name);
        let (named, others): (Vec<&String>, Vec<&String>) = names.into_iter().partition(is_known);
        names = others;
        if named.is_empty() {
            shown.extend(all_of(&args, &of_path, path, known)?);
        }
        for name in named {
            shown.push(one(&args, &of_path, name)?);
        }
    }
    for name in names {
        shown.push(one(&args, &library, name)?);
    }
    let between = match args.format {
        Format::Text => "\n",
        Format::Json => "",
    };
    output::print(&shown.join(between))?;
    Ok(Exit::Success)
}

/// Prints one case as a case file.
fn show_toml(args: &ShowArgs) -> Outcome {
    let (library, case) = match args.names.as_slice() {
        [path, names @ ..] if is_path(path) && names.len() < 2 => {
            let library = library_of_path(args, path)?;
            let case = case_of_path(&library, path, names.first().map(String::as_str))?;
            (library, case)
        }
        [name] => {
            let library = args.folders.library();
            let case = find_case(&library, name)?;
            (library, case)
        }
        names => {
            let message = format!("--toml prints one case, found {} arguments", names.len());
            return Err(Failure::new(Exit::Usage, message));
        }
    };
    let text = library.single_case(&case.name);
    let text = text.map_err(|error| case_file_failure(&error))?;
    output::print(&text.expect("the case exists"))?;
    Ok(Exit::Success)
}

fn library_of_path(args: &ShowArgs, path: &str) -> Result<Library, Failure> {
    let library = args.folders.path(path);
    library.map_err(|error| case_file_failure(&error))
}

/// Describes one case.
fn one(args: &ShowArgs, library: &Library, name: &str) -> Result<String, Failure> {
    let facts = facts(library, name)?;
    match args.format {
        Format::Text => Ok(facts.text(args.glsl)),
        Format::Json => json(&facts),
    }
}

/// Describes the cases of a file or folder. As text, each file of a sweep begins with its
/// axes and the names of its cases, of which one is described.
fn all_of(
    args: &ShowArgs,
    library: &Library,
    path: &str,
    mut cases: Vec<CaseName>,
) -> Result<Vec<String>, Failure> {
    cases.sort_by(|one, other| (&one.file, &one.name).cmp(&(&other.file, &other.name)));
    let mut shown = Vec::new();
    for of_file in cases.chunk_by(|one, other| one.file == other.file) {
        if args.format == Format::Json {
            for case in of_file {
                shown.push(one(args, library, &case.name)?);
            }
            continue;
        }
        let described = shortest(of_file);
        if of_file.len() > 1 {
            shown.push(overview(library, path, of_file)?);
        }
        shown.push(one(args, library, &described.name)?);
    }
    Ok(shown)
}

/// The first case of the shortest list.
fn shortest(cases: &[CaseName]) -> &CaseName {
    let shortest = cases.iter().min_by_key(|case| case.list);
    shortest.expect("a file of the library has cases")
}

/// The axes of a file and the names of its cases.
fn overview(library: &Library, path: &str, cases: &[CaseName]) -> Result<String, Failure> {
    let described = shortest(cases);
    let axes = library.axes(&described.file);
    let axes = axes.map_err(|error| case_file_failure(&error))?;
    let file = library.sources().shown(&described.file);
    let mut page = Page::default();
    page.line(format!("{} cases of {file}", cases.len())).gap();
    if !axes.is_empty() {
        page.line("axes, in the order of the names");
    }
    let axes = axes.iter();
    page.list(
        2,
        axes.map(|(axis, values)| format!("{axis}: {}", values.iter().join(", "))),
    );
    let names = cases.iter().take(MAX_NAMES);
    page.gap()
        .line("names")
        .list(2, names.map(|case| &case.name));
    if cases.len() > MAX_NAMES {
        let more = cases.len() - MAX_NAMES;
        page.list(2, [format!("and {more} more, which `xfb list` prints")]);
    }
    let path = quote(path);
    page.gap().line(format!(
        "`xfb show {path} NAME` describes another case than this one:"
    ));
    Ok(page.to_string())
}

fn facts(library: &Library, name: &str) -> Result<CaseFacts, Failure> {
    let case = find_case(library, name)?;
    CaseFacts::new(&case, library.sources()).map_err(|problem| {
        let message = format!("{}: {problem}", library.sources().shown(&case.file));
        Failure::new(Exit::Data, message)
    })
}
