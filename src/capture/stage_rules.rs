//! Rules about the stage and the module as a whole: what may capture, which
//! capabilities it needs, which streams there are.

use super::rules::{
    CAPABILITY, CAPABILITY_STREAMS, CaptureError, STAGE, STREAM_LIMIT, STREAM_STAGE, TOO_LARGE,
};
use super::{Dialect, Options, naming};
use crate::types::interface::{CaptureQualifiers, MAX_PARTS, MAX_WORDS, Origin};
use crate::types::{Interface, Stage};

/// Nothing else is to be asked of an interface for which this is an error.
pub(super) fn check_size(interface: &Interface) -> Result<(), CaptureError> {
    if interface.fits() {
        return Ok(());
    }
    Err(TOO_LARGE.broken(format!(
        "the outputs must hold at most {MAX_WORDS} 32-bit words and {MAX_PARTS} scalars, \
         vectors, matrices, arrays and structs"
    )))
}

/// Whether the interface captures anything at all.
pub(super) fn captures(interface: &Interface) -> Result<bool, CaptureError> {
    check_size(interface)?;
    Ok(match interface.origin {
        Origin::Spirv => interface.capturing,
        Origin::Declared => qualifiers(interface).any(|(_, q)| q.offset.is_some()),
    })
}

/// Whether the shader speaks of transform feedback itself: then names that an
/// application gives are ignored. Mesa's linker does not count a buffer that is
/// declared alone, without a stride.
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

/// Checks an interface that captures.
pub(super) fn check(interface: &Interface, options: &Options) -> Result<(), CaptureError> {
    if !interface.stage.may_capture() {
        return Err(STAGE.broken(format!(
            "a {} shader cannot capture; vertex, tess_eval and geometry shaders can",
            interface.stage
        )));
    }
    let module = interface.origin == Origin::Spirv;
    if module && !interface.capability {
        return Err(CAPABILITY.broken(
            "the entry point has the execution mode Xfb, and the module does not declare the \
             capability TransformFeedback",
        ));
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
        let label = || naming::label(interface, output, None);
        if interface.stage != Stage::Geometry {
            return Err(STREAM_STAGE.broken(format!(
                "{} of a {} shader must be of stream 0, seen {stream}",
                label(),
                interface.stage
            )));
        }
        if stream.0 >= limit {
            return Err(STREAM_LIMIT.broken(format!(
                "{} is of stream {stream}; {limit} streams are numbered from 0",
                label()
            )));
        }
        if module && !interface.streams {
            return Err(CAPABILITY_STREAMS.broken(format!(
                "{} is of stream {stream}, and the module does not declare the capability \
                 GeometryStreams",
                label()
            )));
        }
    }
    Ok(())
}

/// The qualifiers of every output, block and block member.
fn qualifiers(interface: &Interface) -> impl Iterator<Item = (usize, CaptureQualifiers)> + '_ {
    let outputs = interface.outputs.iter().enumerate();
    outputs.flat_map(|(output, variable)| {
        let members = variable.block.iter().flat_map(|block| &block.members);
        std::iter::once(variable.capture)
            .chain(members.map(|member| member.capture))
            .map(move |qualifiers| (output, qualifiers))
    })
}
