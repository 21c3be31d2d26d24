//! Arguments that describe a capture: OpenGL names of outputs, and capture limits.

use super::output::complain;
use crate::capture::glsl_text::TextError;
use crate::capture::{Dialect, Request, RequestMode};
use crate::packing::CaptureLimits;
use crate::types::Interface;
use clap::ValueEnum;
use strum::VariantNames;

/// The names of captured outputs, as `glTransformFeedbackVaryings` takes them.
#[derive(Debug, clap::Args)]
pub struct NamesArgs {
    /// Captured outputs, as glTransformFeedbackVaryings takes them: names of outputs,
    /// gl_NextBuffer and gl_SkipComponents1 to 4; in dialect vulkan also parts of
    /// vectors: v.xz, m[2].zyx [default: the capture that the file
    /// declares]
    #[arg(long, value_name = "NAME,…")]
    varyings: Option<String>,
    /// Buffers of the named outputs
    #[arg(
        long,
        value_name = "MODE",
        requires = "varyings",
        default_value = "interleaved"
    )]
    mode: NamesMode,
}

/// The buffer mode of named outputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum NamesMode {
    /// Consecutive in one buffer, up to gl_NextBuffer
    Interleaved,
    /// A separate buffer for each
    Separate,
}

impl NamesArgs {
    /// Prints a note if names are requested of a module that declares its capture: then
    /// OpenGL ignores them (OpenGL 4.6 section 7.3.1.1).
    pub fn note_if_ignored(&self, interface: &Interface) {
        if self.varyings.is_some() && interface.capturing {
            complain("note: the module declares its capture, so --varyings is ignored");
        }
    }

    /// Returns the requested capture, if `--varyings` is given. An empty list is a
    /// request without names; an empty name between commas matches no output.
    pub fn request(&self) -> Option<Request> {
        let list = self.varyings.as_deref()?.trim();
        let names = list.split(',').map(|name| name.trim().to_owned());
        Some(Request {
            names: if list.is_empty() {
                Vec::new()
            } else {
                names.collect()
            },
            mode: match self.mode {
                NamesMode::Interleaved => RequestMode::Interleaved,
                NamesMode::Separate => RequestMode::Separate,
            },
        })
    }
}

/// The capture limits.
#[derive(Debug, clap::Args)]
pub struct LimitsArg {
    #[arg(long, default_value = "llvmpipe", value_parser = CaptureLimits::parse, value_name = "LIMITS",
          help = format!("Capture limits: a profile ({}), values that replace those of \
                          llvmpipe (max_buffers=8), or both (gl-minimum,max_buffers=8)",
                         CaptureLimits::PROFILES.join(", ")))]
    pub limits: CaptureLimits,
}

/// Prints a note if the capture declarations of a GLSL text are not used.
pub fn note_if_unread(file: &str, unread: Option<&TextError>) {
    if let Some(why) = unread {
        complain(format_args!(
            "note: {file}: the capture declarations are those of the compiled module, because \
             {why}"
        ));
    }
}

/// Parses the name of a dialect.
///
/// # Errors
/// The name is unknown; the message lists the known ones.
pub fn parse_dialect(name: &str) -> Result<Dialect, String> {
    let names = || Dialect::VARIANTS.join(", ");
    name.parse()
        .map_err(|_| format!("the dialects are {}", names()))
}
