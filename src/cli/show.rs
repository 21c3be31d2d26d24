//! `xfb show`.

use super::{Exit, Failure, Outcome};

/// Arguments of `xfb show`.
#[derive(Debug, clap::Args)]
pub struct ShowArgs {}

/// Runs `xfb show`.
pub fn run(_: ShowArgs) -> Outcome {
    Err(Failure::new(Exit::Unavailable, "xfb show is not built yet"))
}
