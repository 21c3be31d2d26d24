//! `xfb devices`: lists the Vulkan devices of this machine, with their features and
//! limits.

use super::format::Format;
use super::{Failure, Outcome};

/// Arguments of `xfb devices`.
#[derive(Debug, clap::Args)]
pub struct DevicesArgs {
    /// Output format; json is an array with one object per device
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// Runs `xfb devices`.
#[cfg(not(feature = "vulkan"))]
pub fn run(_: DevicesArgs) -> Outcome {
    Err(Failure::without_vulkan("xfb devices"))
}

/// Runs `xfb devices`.
#[cfg(feature = "vulkan")]
pub fn run(args: DevicesArgs) -> Outcome {
    super::contained::contained_drivers(|| list(&args))
}

/// Lists the devices.
#[cfg(feature = "vulkan")]
fn list(args: &DevicesArgs) -> Outcome {
    use super::Exit;
    use super::output::{complain, print};
    use crate::device::{Instance, SelectError, Validation, reports};
    use crate::report::devices;
    use std::fmt::Display;

    let unavailable = |reason: &dyn Display| Failure::new(Exit::Unavailable, reason);
    let instance = Instance::new(Validation::Off).map_err(|error| unavailable(&error))?;
    let devices = reports(&instance);
    // Other devices are listed even if a driver does not load.
    for message in instance.loader_messages() {
        complain(format_args!("Vulkan: {message}"));
    }
    if devices.is_empty() {
        return Err(unavailable(&SelectError::NoDevice));
    }
    let text = match args.format {
        Format::Text => devices::text(&devices),
        Format::Json => devices::json(&devices).map_err(|error| Failure::new(Exit::Io, error))?,
    };
    print(&text)?;
    Ok(Exit::Success)
}
