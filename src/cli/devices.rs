//! `xfb devices`: lists the devices of this machine, with their features and limits.

#[cfg(feature = "vulkan")]
use super::Exit;
use super::device_args::Api;
use super::format::Format;
use super::{Failure, Outcome};
#[cfg(feature = "vulkan")]
use crate::script::Capabilities;
#[cfg(feature = "gl")]
use crate::script::gl_calls::GlDialect;
use std::path::PathBuf;

/// Arguments of `xfb devices`.
#[derive(Debug, clap::Args)]
pub struct DevicesArgs {
    /// Output format; json is an array with one object per device
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    /// Interface whose devices are listed
    #[arg(long, value_name = "API", default_value = "vulkan")]
    api: Api,
    /// Folder of the libEGL to load, for OpenGL
    #[arg(long, value_name = "DIR")]
    gl_library: Option<PathBuf>,
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

/// The devices of OpenGL.
#[cfg(feature = "gl")]
fn gl_devices(args: &DevicesArgs) -> Result<Vec<Capabilities>, Failure> {
    let wanted = crate::gl::Wanted {
        device: None,
        library: args.gl_library.as_deref(),
        dialect: args.api.dialect().unwrap_or(GlDialect::Desktop),
        takes_spirv: args.api == Api::GlSpirv,
    };
    crate::gl::devices(wanted).map_err(|error| Failure::new(Exit::Unavailable, error))
}

#[cfg(all(feature = "vulkan", not(feature = "gl")))]
fn gl_devices(_: &DevicesArgs) -> Result<Vec<Capabilities>, Failure> {
    Err(Failure::without_gl("xfb devices --api gl"))
}

/// The devices of Vulkan.
#[cfg(feature = "vulkan")]
fn vulkan_devices() -> Result<Vec<Capabilities>, Failure> {
    use super::output::complain;
    use crate::device::{Instance, SelectError, Validation, reports};
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
    Ok(devices)
}

/// Lists the devices.
#[cfg(feature = "vulkan")]
fn list(args: &DevicesArgs) -> Outcome {
    use super::output::print;
    use crate::report::devices;

    let devices = match args.api {
        Api::Vulkan => vulkan_devices()?,
        Api::Gl | Api::Gles | Api::GlSpirv => gl_devices(args)?,
    };
    let text = match args.format {
        Format::Text => devices::text(&devices),
        Format::Json => devices::json(&devices).map_err(|error| Failure::new(Exit::Io, error))?,
    };
    print(&text)?;
    Ok(Exit::Success)
}
