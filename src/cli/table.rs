//! `xfb table`.

use super::{Exit, Failure, Outcome};

/// Arguments of `xfb table`.
#[derive(Debug, clap::Args)]
pub struct TableArgs {}

/// Runs `xfb table`.
pub fn run(_: TableArgs) -> Outcome {
    Err(Failure::new(
        Exit::Unavailable,
        "xfb table is not built yet",
    ))
}
