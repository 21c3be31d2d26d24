//! `xfb minimise`: a failing case without what its failure does not need.

use super::cases::{library, named};
use super::device_args::DeviceArgs;
use super::{Exit, Failure, Outcome, output};
use crate::device::{Validation, VulkanDevice};
use crate::judge::minimise::minimise;
use std::path::PathBuf;

/// Arguments of `xfb minimise`.
#[derive(Debug, clap::Args)]
pub struct MinimiseArgs {
    /// Name of a case that fails, as `xfb list` prints it
    #[arg(value_name = "CASE")]
    name: String,
    #[command(flatten)]
    target: DeviceArgs,
    /// Read the cases of this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    cases: Option<PathBuf>,
}

/// Runs `xfb minimise`: prints the report of the smallest script that still fails.
pub fn run(args: MinimiseArgs) -> Outcome {
    let library = library(args.cases.as_ref());
    let case = named(&library, &args.name)?;
    let validation = match args.target.validation {
        true => Validation::On,
        false => Validation::Off,
    };
    let device = VulkanDevice::open(args.target.device.as_deref(), validation)
        .map_err(|error| Failure::new(Exit::Unavailable, error))?;
    let mut device = device.with_timeout(args.target.limit());
    let Some(smaller) = minimise(&case, library.sources(), &mut device) else {
        let message = format!(
            "{} does not fail here: there is nothing to make smaller",
            case.name
        );
        return Err(Failure::new(Exit::Failure, message));
    };
    let commands = |case: &crate::case::Case| {
        let device = case.device.as_ref();
        device.map_or(0, |device| device.script.commands.len())
    };
    output::print(&format!(
        "{} made smaller in {} runs: {} commands of {}\n{}\n{}\n",
        case.name,
        smaller.tries,
        commands(&smaller.case),
        commands(&case),
        smaller.result.reason,
        smaller.result.explanation,
    ))?;
    Ok(Exit::Success)
}
