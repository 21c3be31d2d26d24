//! Which limit of a device a case is past, if any.
//!
//! Vulkan chapter "Limits", and "Location and Component Assignment": a stage
//! has a quarter as many locations as it has components, and an output must lie
//! inside them whether or not it fills its own. Limits that the device does not
//! report are not checked.

use crate::capture;
use crate::case::Program;
use crate::script::commands::Command;
use crate::script::program::{Emit, Producer};
use crate::script::{Capabilities, Script, Topology};
use crate::types::interface::BuiltIn;
use crate::types::{Interface, Stage};
use crate::units::Stream;

/// Components of one location.
const LOCATION: u64 = 4;
/// Components of `gl_Position`, which every generated shader writes.
const POSITION: u64 = 4;

/// The first of these limits that exceeds what the device offers: its name, the needed and the
/// offered value. The limits on what is captured are checked by the engine.
pub(crate) fn exceeded(
    needed: &[(&'static str, u64)],
    capabilities: &Capabilities,
) -> Option<String> {
    let capture = capabilities.limits.named();
    let offered = |name: &str| {
        let of_capture = capture.iter().find(|(known, _)| *known == name);
        let other = || capabilities.other_limits.get(name).copied();
        of_capture.map(|(_, offered)| *offered).or_else(other)
    };
    needed.iter().find_map(|&(name, needed)| {
        let offered = offered(name)?;
        (needed > offered).then(|| lack(name, needed, offered))
    })
}

/// The limit that this stream is past, if it is.
pub(crate) fn of_stream(stream: Stream, capabilities: &Capabilities) -> Option<String> {
    let offered = u64::from(capabilities.limits.max_streams);
    let needed = u64::from(stream.0) + 1;
    (needed > offered).then(|| lack("maxTransformFeedbackStreams", needed, offered))
}

fn lack(name: &str, needed: u64, offered: u64) -> String {
    format!("{name}: {needed} needed, {offered} offered")
}

/// The limits that a program may exceed, and what it needs of each.
pub(crate) fn of_program(program: &Program) -> Vec<(&'static str, u64)> {
    let mut needed = of_outputs(&program.interface);
    if program.packed.as_ref().is_some_and(|p| !p.as_is) {
        // Its outputs go where packing puts them, which is checked there.
        needed.retain(|(name, _)| !name.ends_with("OutputComponents"));
    }
    if let Producer::Geometry {
        emits, invocations, ..
    } = &program.assembly.producer
    {
        needed.extend(of_geometry(&program.interface, emits, *invocations));
    }
    if program.assembly.topology == Topology::Patches {
        needed.push((
            "maxTessellationPatchSize",
            program.assembly.patch_points.into(),
        ));
    }
    let resources = program.resources.iter();
    needed.extend(resources.filter_map(|r| Some((r.kind.limit()?, r.bytes.len() as u64))));
    needed
}

fn of_outputs(interface: &Interface) -> Vec<(&'static str, u64)> {
    let components = match interface.stage {
        Stage::Vertex => Some("maxVertexOutputComponents"),
        Stage::TessEval => Some("maxTessellationEvaluationOutputComponents"),
        Stage::Geometry => Some("maxGeometryOutputComponents"),
        Stage::TessControl | Stage::Fragment | Stage::Compute => None,
    };
    // An interface without valid locations is refused by the engine.
    let locations = capture::location_count(interface).unwrap_or(0);
    let clip = components_of(interface, BuiltIn::ClipDistance);
    let cull = components_of(interface, BuiltIn::CullDistance);
    let components = components.map(|name| (name, locations * LOCATION));
    let distances = [
        ("maxClipDistances", clip),
        ("maxCullDistances", cull),
        ("maxCombinedClipAndCullDistances", clip + cull),
    ];
    components.into_iter().chain(distances).collect()
}

/// Components of a built-in.
fn components_of(interface: &Interface, builtin: BuiltIn) -> u64 {
    let leaves = interface.leaves().into_iter();
    let elements = leaves.filter(|leaf| leaf.builtin == Some(builtin));
    elements.map(|leaf| u64::from(leaf.ty.components())).sum()
}

fn of_geometry(
    interface: &Interface,
    emits: &[Emit],
    invocations: u32,
) -> [(&'static str, u64); 4] {
    let emitted = emits.iter().filter(|emit| matches!(emit, Emit::Vertex(_)));
    let vertices = emitted.count() as u64;
    let streams = emits.iter().filter_map(|emit| emit.stream());
    let streams = streams.map(|stream| u64::from(stream) + 1);
    let positioned = components_of(interface, BuiltIn::Position) > 0;
    let components = u64::from(interface.words()) + if positioned { 0 } else { POSITION };
    [
        ("maxTransformFeedbackStreams", streams.max().unwrap_or(0)),
        ("maxGeometryOutputVertices", vertices),
        ("maxGeometryTotalOutputComponents", vertices * components),
        ("maxGeometryShaderInvocations", invocations.into()),
    ]
}

/// The limits that a script may exceed, and what it needs of each.
pub(crate) fn of_script(script: &Script) -> [(&'static str, u64); 4] {
    let (mut bytes, mut bindings, mut stride) = (0, 0, 0);
    for command in &script.commands {
        let (first, count) = match command {
            Command::Bind { first, ranges } => {
                let sizes = ranges.iter().map(|range| {
                    let buffer = script.buffers.get(range.buffer).copied().unwrap_or(0);
                    range.size.resolve(range.offset, buffer)
                });
                bytes = sizes.max().unwrap_or(0).max(bytes);
                (first.0, ranges.len())
            }
            Command::Begin {
                first_counter,
                counters,
            }
            | Command::End {
                first_counter,
                counters,
            } => (*first_counter, counters.len()),
            // VUID-vkCmdDrawIndirectByteCountEXT-vertexStride-02289
            Command::DrawByteCount(draw) => {
                stride = stride.max(u64::from(draw.stride));
                continue;
            }
            _ => continue,
        };
        bindings = bindings.max(u64::from(first) + count as u64);
    }
    let largest = script.buffers.iter().copied().max();
    [
        ("maxTransformFeedbackBufferSize", bytes),
        ("maxTransformFeedbackBuffers", bindings),
        ("maxTransformFeedbackBufferDataStride", stride),
        ("maxBufferSize", largest.unwrap_or(0)),
    ]
}

#[cfg(test)]
#[path = "limits_tests.rs"]
mod tests;
