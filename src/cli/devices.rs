//! `xfb devices`.

use super::{Exit, Failure, Outcome};

/// Arguments of `xfb devices`.
#[derive(Debug, clap::Args)]
pub struct DevicesArgs {}

/// Runs `xfb devices`.
pub fn run(_: DevicesArgs) -> Outcome {
    Err(Failure::new(
        Exit::Unavailable,
        "xfb devices is not built yet",
    ))
}
