//! `xfb list`.

use super::{Exit, Failure, Outcome};

/// Arguments of `xfb list`.
#[derive(Debug, clap::Args)]
pub struct ListArgs {}

/// Runs `xfb list`.
pub fn run(_: ListArgs) -> Outcome {
    Err(Failure::new(Exit::Unavailable, "xfb list is not built yet"))
}
