//! Rules about the stage and the module: which stages may capture, which
//! capabilities they need, which streams are valid.

use super::error::{CaptureError, Violation};
use super::{Dialect, Options, naming};
use crate::types::interface::{CaptureQualifiers, Origin};
use crate::types::{Interface, Stage};

/// Checks the size of an interface, before anything walks its types.
pub(super) fn check_size(interface: &Interface) -> Result<(), CaptureError> {
    if interface.fits() {
        return Ok(());
    }
    Err(Violation::TooLarge.into())
}

/// Checks the size of an interface and returns whether it captures anything.
pub(super) fn captures(interface: &Interface) -> Result<bool, CaptureError> {
    check_size(interface)?;
    Ok(match interface.origin {
        Origin::Spirv => interface.capturing,
        Origin::Declared => qualifiers(interface).any(|(_, q)| q.offset.is_some()),
    })
}

/// Returns whether the shader has transform feedback qualifiers: the names of an
/// application's request are ignored then. Mesa's linker does not count a buffer
/// that is declared without a variable and without a stride.
pub(super) fn overrides_names(interface: &Interface, dialect: Dialect) -> bool {
    match interface.origin {
        Origin::Spirv => interface.capturing,
        Origin::Declared => {
            let buffers = interface.buffers.iter();
            let declared = buffers.filter(|b| dialect != Dialect::Mesa || b.stride.is_some());
            let written = |q: CaptureQualifiers| {
                q.buffer.is_some() || q.offset.is_some() || q.stride.is_some()
            };
            declared.count() > 0 || qualifiers(interface).any(|(_, q)| written(q))
        }
    }
}

/// Checks the stage, the capability and the streams of an interface that captures.
pub(super) fn check(interface: &Interface, options: &Options) -> Result<(), CaptureError> {
    if !interface.stage.may_capture() {
        let stage = interface.stage;
        return Err(Violation::Stage { stage }.into());
    }
    let module = interface.origin == Origin::Spirv;
    if module && !interface.capability {
        return Err(Violation::Capability.into());
    }
    check_streams(interface, options)
}

/// Checks the streams of the outputs.
pub(super) fn check_streams(interface: &Interface, options: &Options) -> Result<(), CaptureError> {
    let module = interface.origin == Origin::Spirv;
    let limit = options.limits.max_streams;
    for (output, qualifiers) in qualifiers(interface) {
        let Some(stream) = qualifiers.stream.filter(|stream| stream.0 != 0) else {
            continue;
        };
        let stage = interface.stage;
        let what = || naming::label(interface, output, None);
        if stage != Stage::Geometry {
            let what = what();
            return Err(Violation::StreamStage {
                what,
                stage,
                stream,
            }
            .into());
        }
        if stream.0 >= limit {
            let what = what();
            return Err(Violation::StreamLimit {
                what,
                stream,
                limit,
            }
            .into());
        }
        if module && !interface.streams {
            let what = what();
            return Err(Violation::CapabilityStreams { what, stream }.into());
        }
    }
    Ok(())
}

/// Returns the qualifiers of every output, block and block member, with the index
/// of the output.
fn qualifiers(interface: &Interface) -> impl Iterator<Item = (usize, CaptureQualifiers)> + '_ {
    let outputs = interface.outputs.iter().enumerate();
    outputs.flat_map(|(output, variable)| {
        let members = variable.block.iter().flat_map(|block| &block.members);
        std::iter::once(variable.capture)
            .chain(members.map(|member| member.capture))
            .map(move |qualifiers| (output, qualifiers))
    })
}
