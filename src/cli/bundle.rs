//! `xfb bundle`: compiles the modules of cases once, for an xfb without shaderc.

use super::cases::{case_file_failure, list_parser, selection_failure};
use super::completion::case_or_path;
use super::contained::{self, ChildLost, contained_modules};
use super::folder_args::FolderArgs;
use super::{Exit, Failure, Outcome, output};
use crate::case::List;
use crate::catalog::select::{Selection, select};
use crate::compile::Compiler;
use crate::compile::bundle::Bundle;
use crate::judge::all_modules::compile_all;
use crate::report::page::cases;
use crate::report::run::VERSION;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Arguments of `xfb bundle`.
#[derive(Debug, clap::Args)]
pub struct BundleArgs {
    /// Globs over case names (`xfb.place.*`), or paths of case files and folders [default: all
    /// cases of the list]
    #[arg(value_name = "PATTERN", add = case_or_path())]
    patterns: Vec<String>,
    /// Write the modules to this file
    #[arg(short, long, value_name = "FILE", required_unless_present = "check")]
    output: Option<PathBuf>,
    /// Check that this bundle has the module of each text, and compile nothing
    #[arg(long, value_name = "FILE", conflicts_with = "output")]
    check: Option<PathBuf>,
    /// Case list: `smoke`, `default` or `extended`
    #[arg(long, value_name = "LIST", default_value = "extended", value_parser = list_parser())]
    list: List,
    #[command(flatten)]
    folders: FolderArgs,
}

/// Runs `xfb bundle` in a child process, since shaderc crashes on some texts.
pub fn contained(args: &BundleArgs) -> Outcome {
    let what = "xfb bundle";
    let crashed = |child: ChildLost| Err(contained::lost(what, &child.exit));
    contained_modules(what, || run(args), crashed)
}

fn run(args: &BundleArgs) -> Outcome {
    let library = args.folders.library();
    let selection = select(library, args.list, &args.patterns).map_err(selection_failure)?;
    let text = match (&args.check, &args.output) {
        (Some(file), _) => check(file, &selection)?,
        (None, Some(file)) => write(file, &selection)?,
        (None, None) => unreachable!("clap requires one"),
    };
    output::print(&text)?;
    Ok(Exit::Success)
}

/// Compiles the modules of the cases, and writes them to a file.
fn write(file: &Path, selection: &Selection) -> Result<String, Failure> {
    if cfg!(not(feature = "shaderc")) {
        return Err(Failure::without_shaderc("xfb bundle -o"));
    }
    let writer = Compiler::shared().bundle();
    if let Some(error) = compile(selection)?.into_iter().next() {
        return Err(Failure::new(Exit::Data, error));
    }
    let failed = |error: &dyn std::fmt::Display| {
        let message = format!("cannot write {}: {error}", file.display());
        Failure::new(Exit::Io, message)
    };
    fs::write(file, writer.bytes(VERSION)).map_err(|error| failed(&error))?;
    let bundle = Bundle::read(file).map_err(|error| failed(&error))?;
    Ok(summary(&bundle, selection))
}

/// Looks every text of the cases up in a bundle.
fn check(file: &Path, selection: &Selection) -> Result<String, Failure> {
    let bundle = || Bundle::read(file).map_err(|error| Failure::new(Exit::Data, error));
    Compiler::shared().use_bundles(vec![bundle()?]);
    let errors = compile(selection)?;
    match errors.first() {
        None => Ok(summary(&bundle()?, selection)),
        Some(first) => {
            let lacking = cases(errors.len());
            let message = format!("{} lacks modules of {lacking}: {first}", file.display());
            Err(Failure::new(Exit::Data, message))
        }
    }
}

fn summary(bundle: &Bundle, selection: &Selection) -> String {
    let cases = cases(selection.cases.len());
    format!(
        "{bundle}: {} modules and messages of {cases}\n",
        bundle.len()
    )
}

/// Compiles the modules of the selected cases, and returns an error for each case that has one.
fn compile(selection: &Selection) -> Result<Vec<String>, Failure> {
    let mut files: BTreeMap<(usize, &str), BTreeSet<String>> = BTreeMap::new();
    for chosen in &selection.cases {
        let names = files
            .entry((chosen.library, &chosen.case.file))
            .or_default();
        names.insert(chosen.case.name.clone());
    }
    let mut errors = Vec::new();
    for ((library, file), names) in files {
        let library = &selection.libraries[library];
        let cases = library.these(file, &names);
        for case in cases.map_err(|error| case_file_failure(&error))? {
            let compiled = compile_all(&case, library.sources());
            errors.extend(
                compiled
                    .err()
                    .map(|error| format!("{}: {error}", case.name)),
            );
        }
    }
    Ok(errors)
}
