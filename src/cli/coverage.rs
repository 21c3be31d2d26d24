//! `xfb coverage`: prints which classes of each argument the cases reach.

use super::cases::{SelectionArgs, case_file_failure, selection_failure};
use super::format::{Format, json};
use super::{Exit, Failure, Outcome, output};
use crate::case::{Case, List};
use crate::coverage::{Coverage, capable_device};
use crate::report::coverage::{CoverageTable, text};
use crate::script::Capabilities;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

/// What `xfb coverage --help` says after the options.
pub const HELP: &str = "\
A class counts as covered if a case reaches it in a way that the verdict can see: where the
model, given another value near it, allows other bytes, counters, query results or pixels.
The device is one that offers every feature; no driver is needed.

Exit codes: 0 every class is covered or excused, 1 a class is not, 64 usage, 65 bad case file";

/// Arguments of `xfb coverage`.
#[derive(Debug, clap::Args)]
pub struct CoverageArgs {
    #[command(flatten)]
    selection: SelectionArgs,
    /// Print only what is neither covered nor excused
    #[arg(long)]
    gaps: bool,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// A selected case and the least list that has it.
type Listed = (Case, List);

/// Runs `xfb coverage`. A class that is neither covered nor excused is a failure, unless
/// cases were selected by patterns.
pub fn run(args: CoverageArgs) -> Outcome {
    let cases = read(&args.selection)?;
    let device = capable_device(cases.iter().map(|(case, _)| case));
    let coverage = examine(&cases, &device)?;
    let table = CoverageTable::new(&coverage, args.selection.list);
    let text = match args.format {
        Format::Text => text(&table, args.gaps),
        Format::Json => json(&table)?,
    };
    output::print(&text)?;
    Ok(
        if table.gaps().is_empty() || !args.selection.patterns.is_empty() {
            Exit::Success
        } else {
            Exit::Failure
        },
    )
}

/// Reads the selected cases, each file once.
fn read(selection: &SelectionArgs) -> Result<Vec<Listed>, Failure> {
    let (selection, notes) = selection.select().map_err(selection_failure)?;
    notes.iter().for_each(output::complain);
    let mut files: BTreeMap<(usize, &str), BTreeMap<&str, List>> = BTreeMap::new();
    for selected in &selection.cases {
        let file = (selected.library, selected.case.file.as_str());
        let names = files.entry(file).or_default();
        names.insert(&selected.case.name, selected.case.list);
    }
    let mut cases = Vec::with_capacity(selection.cases.len());
    for ((library, file), lists) in files {
        let names: BTreeSet<String> = lists.keys().map(|name| (*name).to_owned()).collect();
        let found = selection.libraries[library].these(file, &names);
        for case in found.map_err(|error| case_file_failure(&error))? {
            let list = lists[case.name.as_str()];
            cases.push((case, list));
        }
    }
    Ok(cases)
}

/// Examines the cases on every processor.
///
/// # Errors
/// The model panics at a case.
fn examine(cases: &[Listed], device: &Capabilities) -> Result<Coverage, Failure> {
    let jobs = super::run::jobs(None);
    // Neighbours are alike in cost: each thread takes every n-th case.
    let parts = thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs)
            .map(|part| {
                scope.spawn(move || examine_part(cases.iter().skip(part).step_by(jobs), device))
            })
            .collect();
        let joined = threads
            .into_iter()
            .map(|thread| thread.join().expect("a panic of the model is caught"));
        joined.collect::<Result<Vec<_>, _>>()
    })?;
    let mut coverage = Coverage::default();
    parts.into_iter().for_each(|part| coverage.merge(part));
    Ok(coverage)
}

fn examine_part<'a>(
    cases: impl Iterator<Item = &'a Listed>,
    device: &Capabilities,
) -> Result<Coverage, Failure> {
    let mut coverage = Coverage::default();
    for (case, list) in cases {
        let add = AssertUnwindSafe(|| coverage.add(case, *list, device));
        catch_unwind(add).map_err(|_| {
            let message = format!("{}: the model panics at a misread argument", case.name);
            Failure::new(Exit::Failure, message)
        })?;
    }
    Ok(coverage)
}
