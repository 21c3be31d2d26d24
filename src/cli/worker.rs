//! `xfb worker`: runs cases for a parent `xfb` process; not for use by hand.

use super::cases::SelectionArgs;
use super::device_args::DeviceArgs;
use super::{Exit, Failure, Outcome};
use crate::run::mock::{Mock, MockRunner};
use crate::run::protocol::Refusal;
use crate::run::{CaseRunner, serve};

/// Arguments of `xfb worker`.
#[derive(Debug, clap::Args)]
pub struct WorkerArgs {
    #[command(flatten)]
    selection: SelectionArgs,
    #[command(flatten)]
    device: DeviceArgs,
}

/// Runs `xfb worker`.
pub fn run(args: WorkerArgs) -> Outcome {
    let mock = args.device.mock()?;
    let open = || match mock {
        Some(mock) => open_mock(mock, &args.device),
        None => open_device(&args),
    };
    serve::serve(open).map_err(|error| {
        let message = format!("xfb worker serves a parent process on its standard input: {error}");
        Failure::new(Exit::Usage, message)
    })?;
    Ok(Exit::Success)
}

fn open_mock(mock: Mock, device: &DeviceArgs) -> Result<Box<dyn CaseRunner>, Refusal> {
    match MockRunner::open(mock, device.device.as_deref()) {
        Ok(runner) => Ok(Box::new(runner)),
        Err(error) => Err(Refusal::NoDevice {
            message: error.to_string(),
        }),
    }
}

#[cfg(feature = "vulkan")]
fn open_device(args: &WorkerArgs) -> Result<Box<dyn CaseRunner>, Refusal> {
    use crate::compile::Compiler;
    use crate::device::Validation;
    use crate::run::on_device::{DeviceRunner, Wanted};

    // A case begins sooner without shaderc's start.
    Compiler::shared().use_disk();
    let libraries = args.selection.libraries().map_err(|error| Refusal::Cases {
        message: error.to_string(),
    })?;
    let wanted = Wanted {
        device: args.device.device.as_deref(),
        validation: if args.device.validation {
            Validation::On
        } else {
            Validation::Off
        },
        limit: args.device.limit(),
    };
    Ok(Box::new(DeviceRunner::open(libraries, wanted)?))
}

#[cfg(not(feature = "vulkan"))]
fn open_device(_: &WorkerArgs) -> Result<Box<dyn CaseRunner>, Refusal> {
    Err(Refusal::NoDevice {
        message: Failure::without_vulkan("xfb run").to_string(),
    })
}
