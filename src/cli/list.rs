//! `xfb list`: prints the names of cases, one per line and nothing else.

use super::cases::{SelectionArgs, selection_failure};
use super::{Exit, Outcome, output};

/// Arguments of `xfb list`.
#[derive(Debug, clap::Args)]
pub struct ListArgs {
    #[command(flatten)]
    selection: SelectionArgs,
}

/// Runs `xfb list`.
pub fn run(args: ListArgs) -> Outcome {
    let mut text = String::new();
    let (selection, _) = args.selection.select().map_err(selection_failure)?;
    for selected in selection.cases {
        text.push_str(&selected.case.name);
        text.push('\n');
    }
    output::print(&text)?;
    Ok(Exit::Success)
}
