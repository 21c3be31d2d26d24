//! `xfb coverage`: prints which classes of each argument the cases reach.

use super::cases::{SelectionArgs, case_file_failure, selection_failure};
use super::format::{Format, json};
use super::{Exit, Failure, Outcome, output};
use super::{coverage_aim, coverage_search};
use crate::case::{Case, List};
use crate::coverage::pairs::Pairs;
use crate::coverage::{Coverage, capable_device, drawn_vertices};
use crate::report::coverage::{CoverageTable, text};
use crate::report::covered_pairs::{self, PairTable};
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

/// Arguments of `xfb coverage`.
#[derive(Debug, clap::Args)]
pub struct CoverageArgs {
    #[command(flatten)]
    selection: SelectionArgs,
    /// Print pairs instead: each class of a number in each situation of its command
    #[arg(long)]
    pairs: bool,
    /// Search the random scripts of these numbers, below N, for pairs that the selected cases
    /// lack, and print few that cover them, as values of an axis (cases/fuzz/script.toml)
    #[arg(long, value_name = "N", requires = "pairs")]
    search: Option<u32>,
    /// For each pair that the selected cases lack, try up to N random scripts with that aim,
    /// and print the first that covers it (cases/fuzz/aimed.toml)
    #[arg(long, value_name = "N", requires = "pairs", conflicts_with = "search")]
    aim: Option<u32>,
    /// Count each class in each form of its command as well, and pairs of two conditions of a draw
    #[arg(long, conflicts_with = "pairs")]
    combinations: bool,
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
    let mut cases = read(&args.selection)?;
    let device = capable_device(cases.iter().map(|(case, _)| case));
    let list = args.selection.list;
    let selected = !args.selection.patterns.is_empty();
    let (text, complete) = if args.pairs {
        let mut pairs = Pairs::default();
        let add = |pairs: &mut Pairs, case: &Case, _| {
            pairs.add(case, &device);
        };
        let parts = examine(&cases, &add)?;
        parts.into_iter().for_each(|part| pairs.merge(part));
        if let Some(count) = args.search {
            let numbers = coverage_search::search(&pairs, count)?;
            let names = cases.iter().map(|(case, _)| case.name.as_str());
            let first = coverage_search::first_free(names);
            output::print(&coverage_search::text(&numbers, first))?;
            return Ok(Exit::Success);
        }
        if let Some(tries) = args.aim {
            let found = coverage_aim::search(&pairs, tries)?;
            output::print(&coverage_aim::text(&found))?;
            return Ok(Exit::Success);
        }
        let table = PairTable::new(&pairs, list);
        let text = match args.format {
            Format::Text => covered_pairs::text(&table, args.gaps),
            Format::Json => json(&table)?,
        };
        (text, table.is_complete())
    } else {
        let mut coverage = Coverage::default();
        // One case suffices for a combination, and for everything if only gaps are printed. Small
        // cases come first, so that large ones are examined for few things.
        cases.sort_by_key(|(case, _)| drawn_vertices(case));
        let add = |coverage: &mut Coverage, case: &Case, least: List| {
            coverage.add(case, least, &device, &|reached, tally| {
                let is_combination = reached.is_combination();
                is_combination && !args.combinations
                    || (args.gaps || is_combination)
                        && tally.is_some_and(|tally| tally.is_covered(list))
            });
        };
        let parts = examine(&cases, &add)?;
        parts.into_iter().for_each(|part| coverage.merge(part));
        let table = CoverageTable::new(&coverage, list, args.combinations, !selected);
        let text = match args.format {
            Format::Text => text(&table, args.gaps),
            Format::Json => json(&table)?,
        };
        (text, table.is_complete())
    };
    output::print(&text)?;
    Ok(if complete || selected {
        Exit::Success
    } else {
        Exit::Failure
    })
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

/// Adds what a case of a list reaches to what is known.
type Add<'a, T> = dyn Fn(&mut T, &Case, List) + Sync + 'a;

/// Examines the cases on every processor, each a part of them.
///
/// # Errors
/// The model panics at a case.
fn examine<T: Default + Send>(cases: &[Listed], add: &Add<'_, T>) -> Result<Vec<T>, Failure> {
    let jobs = super::run::jobs(None);
    // Neighbours are alike in cost: each thread takes every n-th case.
    thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs)
            .map(|part| {
                scope.spawn(move || examine_part(cases.iter().skip(part).step_by(jobs), add))
            })
            .collect();
        let joined = threads
            .into_iter()
            .map(|thread| thread.join().expect("a panic of the model is caught"));
        joined.collect()
    })
}

fn examine_part<'a, T: Default>(
    cases: impl Iterator<Item = &'a Listed>,
    add: &Add<'_, T>,
) -> Result<T, Failure> {
    let mut examined = T::default();
    for (case, list) in cases {
        let add = AssertUnwindSafe(|| add(&mut examined, case, *list));
        catch_unwind(add).map_err(|_| {
            let message = format!("{}: the model panics at a misread argument", case.name);
            Failure::new(Exit::Failure, message)
        })?;
    }
    Ok(examined)
}
