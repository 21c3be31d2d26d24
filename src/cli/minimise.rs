//! `xfb minimise`: reduces the script of a failing case to the commands that the
//! failure needs.

use super::device_args::DeviceArgs;
use super::one_case::one_case;
use super::{Exit, Failure, Outcome, output};
use crate::device::{Validation, VulkanDevice};
use crate::judge::minimise::minimise;
use crate::report::explanation;
use std::path::PathBuf;

/// Arguments of `xfb minimise`.
#[derive(Debug, clap::Args)]
pub struct MinimiseArgs {
    /// Name of a failing case, as `xfb list` prints it, or the path of a file with one case
    #[arg(value_name = "CASE|FILE")]
    pub name: String,
    #[command(flatten)]
    device: DeviceArgs,
    /// Read the cases from this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    cases: Option<PathBuf>,
}

/// Runs `xfb minimise`: prints the report on the smallest script that still fails.
pub fn run(args: MinimiseArgs) -> Outcome {
    let (library, case) = one_case(&args.name, args.cases.as_ref())?;
    let validation = if args.device.validation {
        Validation::On
    } else {
        Validation::Off
    };
    let device = VulkanDevice::open(args.device.device.as_deref(), validation)
        .map_err(|error| Failure::new(Exit::Unavailable, error))?;
    let mut device = device.with_timeout(args.device.limit());
    let Some(smaller) = minimise(&case, library.sources(), &mut device) else {
        let message = format!(
            "{} does not fail on this device: there is nothing to reduce",
            case.name
        );
        return Err(Failure::new(Exit::Failure, message));
    };
    let commands = |case: &crate::case::Case| {
        let capture = case.capture().expect("a case that fails by captured data");
        capture.script.commands.len()
    };
    output::print(&format!(
        "{} reduced in {} runs: {} of {} commands\n{}\n{}\n",
        case.name,
        smaller.tries,
        commands(&smaller.case),
        commands(&case),
        smaller.result.reason,
        explanation::text(&smaller.result),
    ))?;
    Ok(Exit::Success)
}
