//! What commands are told to capture: names of outputs, and the limits they keep to.

use crate::capture::{Dialect, Request, RequestMode};
use crate::packing::CaptureLimits;
use clap::ValueEnum;

/// Names of outputs, as glTransformFeedbackVaryings is given them.
#[derive(Debug, clap::Args)]
pub struct NamesArgs {
    /// What glTransformFeedbackVaryings is given: names of outputs,
    /// gl_NextBuffer and gl_SkipComponents1 to 4, in order [default: what the
    /// file itself says]
    #[arg(long, value_name = "NAME,…")]
    varyings: Option<String>,
    /// Whether the names share a buffer
    #[arg(
        long,
        value_name = "MODE",
        requires = "varyings",
        default_value = "interleaved"
    )]
    mode: NamesMode,
}

/// Whether names share a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum NamesMode {
    /// One after the other in one buffer, until gl_NextBuffer
    Interleaved,
    /// Each in a buffer of its own
    Separate,
}

impl NamesArgs {
    /// What the names ask for, where there are any. An empty one between commas is
    /// a name too, which no output has; an empty list has none.
    pub fn request(&self) -> Option<Request> {
        let list = self.varyings.as_deref()?.trim();
        let names = list.split(',').map(|name| name.trim().to_owned());
        Some(Request {
            names: match list {
                "" => Vec::new(),
                _ => names.collect(),
            },
            mode: match self.mode {
                NamesMode::Interleaved => RequestMode::Interleaved,
                NamesMode::Separate => RequestMode::Separate,
            },
        })
    }
}

/// The limits of capture.
#[derive(Debug, clap::Args)]
pub struct LimitsArg {
    #[arg(long, default_value = "llvmpipe", value_parser = CaptureLimits::parse, value_name = "LIMITS",
          help = format!("The limits of capture: one of {}, numbers that replace llvmpipe's \
                          (max_buffers=8), or both (gl-minimum,max_buffers=8)",
                         CaptureLimits::PROFILES.join(", ")))]
    pub limits: CaptureLimits,
}

/// Reads the name of a dialect.
///
/// # Errors
/// No dialect is called so; names them all.
pub fn parse_dialect(name: &str) -> Result<Dialect, String> {
    let names = || Dialect::ALL.map(Dialect::name).join(", ");
    Dialect::from_name(name).ok_or_else(|| format!("the dialects are {}", names()))
}
