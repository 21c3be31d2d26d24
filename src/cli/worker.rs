//! `xfb worker`: runs cases for a parent `xfb` process; not for use by hand.

use super::cases::SelectionArgs;
use super::device_args::{Api, DeviceArgs};
use super::vary_args::VaryArgs;
use super::{Exit, Failure, Outcome};
#[cfg(feature = "vulkan")]
use crate::catalog::library::Library;
use crate::run::mock::{Mock, MockRunner};
use crate::run::protocol::Refusal;
use crate::run::{CaseRunner, serve};
#[cfg(feature = "gl")]
use crate::script::gl_calls::GlDialect;
#[cfg(feature = "vulkan")]
use std::fmt::Display;
use std::time::Duration;

/// Arguments of `xfb worker`.
#[derive(Debug, clap::Args)]
pub struct WorkerArgs {
    #[command(flatten)]
    selection: SelectionArgs,
    #[command(flatten)]
    device: DeviceArgs,
    #[command(flatten)]
    vary: VaryArgs,
    /// Send a digest of the memory after each case
    #[arg(long)]
    digest_memory: bool,
}

/// Runs `xfb worker`.
pub fn run(args: WorkerArgs) -> Outcome {
    args.device.mock()?;
    #[cfg(all(windows, feature = "vulkan"))]
    crate::device::crash_dialogs::disable();
    let open = || {
        let limit = args.device.limit();
        let mut runner = open(&args.selection, &args.device, &args.vary, limit)?;
        if args.digest_memory {
            runner.digest_memory();
        }
        Ok(runner)
    };
    serve::serve(open).map_err(|error| {
        let message = format!("xfb worker serves a parent process on its standard input: {error}");
        Failure::new(Exit::Usage, message)
    })?;
    Ok(Exit::Success)
}

/// Opens the device on which the cases of a selection run, in the variations of a worker; a
/// case may take so long.
pub(super) fn open(
    selection: &SelectionArgs,
    device: &DeviceArgs,
    vary: &VaryArgs,
    limit: Duration,
) -> Result<Box<dyn CaseRunner>, Refusal> {
    let mock = device.mock().map_err(|error| Refusal::NoDevice {
        message: error.to_string(),
    })?;
    match mock {
        Some(mock) if mock.model => open_model(selection, (device, vary)),
        Some(mock) => open_mock(mock, device, vary),
        None if device.api != Api::Vulkan => open_gl(selection, device),
        None => open_device(selection, (device, vary), limit),
    }
}

fn open_mock(
    mock: Mock,
    device: &DeviceArgs,
    vary: &VaryArgs,
) -> Result<Box<dyn CaseRunner>, Refusal> {
    let opened = MockRunner::open(mock, device.device.as_deref(), device.validation);
    match opened.map(|runner| runner.with_mode(device.mode())) {
        Ok(runner) if vary.is_plain() => Ok(Box::new(runner.plain())),
        Ok(runner) => Ok(Box::new(runner)),
        Err(error) => Err(Refusal::NoDevice {
            message: error.to_string(),
        }),
    }
}

#[cfg(feature = "vulkan")]
fn open_device(
    selection: &SelectionArgs,
    (device, vary): (&DeviceArgs, &VaryArgs),
    limit: Duration,
) -> Result<Box<dyn CaseRunner>, Refusal> {
    use crate::device::Validation;
    use crate::run::on_device::{DeviceRunner, Wanted};

    let libraries = libraries(selection, device)?;
    let wanted = Wanted {
        device: device.device.as_deref(),
        validation: if device.validation {
            Validation::On
        } else {
            Validation::Off
        },
        limit,
        disguise: vary.disguise(),
        mode: device.mode(),
    };
    Ok(Box::new(DeviceRunner::open(libraries, wanted)?))
}

#[cfg(feature = "gl")]
fn open_gl(selection: &SelectionArgs, device: &DeviceArgs) -> Result<Box<dyn CaseRunner>, Refusal> {
    let libraries = libraries(selection, device)?;
    let wanted = crate::gl::Wanted {
        device: device.device.as_deref(),
        library: device.gl_library.as_deref(),
        dialect: device.api.dialect().unwrap_or(GlDialect::Desktop),
        takes_spirv: device.api == Api::GlSpirv,
    };
    let runner = crate::run::on_device::open_gl(libraries, wanted)?;
    Ok(Box::new(runner))
}

#[cfg(not(feature = "gl"))]
fn open_gl(_: &SelectionArgs, _: &DeviceArgs) -> Result<Box<dyn CaseRunner>, Refusal> {
    Err(Refusal::NoDevice {
        message: Failure::without_gl("xfb run --api gl").to_string(),
    })
}

#[cfg(feature = "vulkan")]
fn open_model(
    selection: &SelectionArgs,
    (device, vary): (&DeviceArgs, &VaryArgs),
) -> Result<Box<dyn CaseRunner>, Refusal> {
    use crate::run::on_model::ModelRunner;

    let runner = ModelRunner::new(libraries(selection, device)?, vary.disguise());
    Ok(Box::new(runner.with_mode(device.mode())))
}

/// The source of the cases, and the compiler made ready for them.
#[cfg(feature = "vulkan")]
fn libraries(selection: &SelectionArgs, device: &DeviceArgs) -> Result<Vec<Library>, Refusal> {
    use super::bundles::{self, BundlesError};
    use crate::compile::Compiler;

    let wrong = |error: &dyn Display| Refusal::Cases {
        message: error.to_string(),
    };
    let recorded = selection.recorded_modules();
    match bundles::open(device.bundle.as_deref()) {
        // A case begins sooner without shaderc's start.
        Ok(false) => Compiler::shared().use_disk(),
        Ok(true) => {}
        Err(BundlesError::Missing { .. }) if recorded.is_some() => {}
        Err(error) => return Err(wrong(&error)),
    }
    if let Some(folder) = recorded {
        Compiler::shared().use_recorded(&folder);
    }
    selection.libraries().map_err(|error| wrong(&error))
}

#[cfg(not(feature = "vulkan"))]
fn open_model(
    _: &SelectionArgs,
    _: (&DeviceArgs, &VaryArgs),
) -> Result<Box<dyn CaseRunner>, Refusal> {
    Err(Refusal::NoDevice {
        message: Failure::without_vulkan("xfb run").to_string(),
    })
}

#[cfg(not(feature = "vulkan"))]
fn open_device(
    _: &SelectionArgs,
    _: (&DeviceArgs, &VaryArgs),
    _: Duration,
) -> Result<Box<dyn CaseRunner>, Refusal> {
    Err(Refusal::NoDevice {
        message: Failure::without_vulkan("xfb run").to_string(),
    })
}
