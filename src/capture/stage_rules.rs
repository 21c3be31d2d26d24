//! Rules about the stage and the module: which stages may capture, which
//! capabilities they need, which streams are valid.

use super::rules::{
    CAPABILITY, CAPABILITY_STREAMS, CaptureError, STAGE, STREAM_LIMIT, STREAM_STAGE, TOO_LARGE,
};
use super::{Dialect, Options, naming};
use crate::types::interface::{CaptureQualifiers, MAX_PARTS, MAX_WORDS, Origin};
use crate::types::{Interface, Stage};

/// Checks the size of an interface, before anything walks its types.
pub(super) fn check_size(interface: &Interface) -> Result<(), CaptureError> {
    if interface.fits() {
        return Ok(());
    }
    Err(TOO_LARGE.broken(format!(
        "the outputs must hold at most {MAX_WORDS} 32-bit words and {MAX_PARTS} scalars, \
         vectors, matrices, arrays and structs"
    )))
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
        return Err(STAGE.broken(format!(
            "a {} shader cannot capture; vertex, tess_eval and geometry shaders can",
            interface.stage
        )));
    }
    let module = interface.origin == Origin::Spirv;
    if module && !interface.capability {
        return Err(CAPABILITY.broken(
            "the entry point has the execution mode Xfb, but the module does not declare the \
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
                "{} of a {} shader must be of stream 0, found {stream}",
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
                "{} is of stream {stream}, but the module does not declare the capability \
                 GeometryStreams",
                label()
            )));
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
