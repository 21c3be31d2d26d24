//! Dynamic state: the commands that set it, and the values
//! that a pipeline has instead, so that a driver that uses those is found out.
//!
//! Vulkan chapters "Drawing Commands", "Tessellation", "Rasterization"
//! (provoking vertex); VK_EXT_extended_dynamic_state, 2 and 3.

use super::logical::Logical;
use super::state::{provoking_mode, topology};
use crate::script::Topology;
use crate::script::program::{Assembly, Dynamic, State};
use crate::units::Stream;
use ash::vk;

/// The control points of a patch that every device supports.
const MAX_POINTS: u32 = 32;

/// Records a change of state, which is dynamic in the bound pipeline.
pub(super) fn set(device: &Logical, commands: vk::CommandBuffer, state: State) {
    // SAFETY: the command buffer is being recorded; the feature is enabled,
    // because a program with dynamic state requires it.
    unsafe {
        match state {
            State::Topology(value) => device
                .extended_dynamic_state
                .cmd_set_primitive_topology(commands, topology(value)),
            State::Restart(value) => device
                .extended_dynamic_state2
                .cmd_set_primitive_restart_enable(commands, value),
            State::PatchPoints(points) => device
                .extended_dynamic_state2
                .cmd_set_patch_control_points(commands, points),
            State::Provoking(mode) => device
                .extended_dynamic_state3
                .cmd_set_provoking_vertex_mode(commands, provoking_mode(mode)),
            State::Stream(stream) => device
                .extended_dynamic_state3
                .cmd_set_rasterization_stream(commands, stream.0),
            State::Discard(discard) => device
                .extended_dynamic_state2
                .cmd_set_rasterizer_discard_enable(commands, discard),
        }
    }
}

/// The `VkDynamicState` of a state.
pub(super) fn name(dynamic: Dynamic) -> vk::DynamicState {
    vk::DynamicState::from_raw(dynamic.number())
}

/// Replaces every dynamic state by a valid value other than the one that commands
/// set.
pub(super) fn overridden(assembly: &Assembly, dynamic: &[Dynamic]) -> Assembly {
    let mut made = assembly.clone();
    for dynamic in dynamic {
        match dynamic {
            Dynamic::Topology => made.topology = sibling(assembly.topology),
            // `true` may need a feature of its own.
            Dynamic::Restart => made.restart = false,
            Dynamic::PatchPoints => made.patch_points = assembly.patch_points % MAX_POINTS + 1,
            Dynamic::Provoking => made.provoking = None,
            // gl_Position belongs to the stream that the pipeline states
            // (VUID-VkGraphicsPipelineCreateInfo-rasterizationStream-02319 and -02320).
            Dynamic::Stream => {
                let positioned = assembly.position_stream;
                made.rasterized = (positioned != Stream(0)).then_some(positioned);
            }
            Dynamic::Discard => made.discard = assembly.discard.map(|discard| !discard),
        }
    }
    if made.restart && !restarts_freely(made.topology) && restarts_freely(assembly.topology) {
        // A list may need a feature that the script does not.
        made.topology = match assembly.topology {
            Topology::TriangleStrip => Topology::TriangleFan,
            other => other,
        };
    }
    made
}

/// Whether primitive restart needs no feature.
fn restarts_freely(topology: Topology) -> bool {
    match topology {
        Topology::LineStrip
        | Topology::TriangleStrip
        | Topology::TriangleFan
        | Topology::LineStripAdjacency
        | Topology::TriangleStripAdjacency => true,
        Topology::Points
        | Topology::Lines
        | Topology::Triangles
        | Topology::LinesAdjacency
        | Topology::TrianglesAdjacency
        | Topology::Patches => false,
    }
}

/// Another topology of the same class that the same shaders accept; points and
/// patches have only themselves.
fn sibling(topology: Topology) -> Topology {
    match topology {
        Topology::Points | Topology::Patches => topology,
        Topology::Lines => Topology::LineStrip,
        Topology::LineStrip => Topology::Lines,
        Topology::Triangles => Topology::TriangleStrip,
        Topology::TriangleStrip | Topology::TriangleFan => Topology::Triangles,
        Topology::LinesAdjacency => Topology::LineStripAdjacency,
        Topology::LineStripAdjacency => Topology::LinesAdjacency,
        Topology::TrianglesAdjacency => Topology::TriangleStripAdjacency,
        Topology::TriangleStripAdjacency => Topology::TrianglesAdjacency,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pipeline_states_the_stream_of_its_positions() {
        for (positioned, stated) in [(0, None), (2, Some(Stream(2)))] {
            let assembly = Assembly {
                position_stream: Stream(positioned),
                rasterized: Some(Stream(positioned)),
                ..Assembly::default()
            };
            let made = overridden(&assembly, &[Dynamic::Stream]);
            assert_eq!(made.rasterized, stated);
        }
    }

    #[test]
    fn a_pipeline_is_overridden_another_value_of_the_same_class() {
        let all = [Dynamic::Topology, Dynamic::Restart, Dynamic::PatchPoints];
        for topology in Topology::ALL.iter().copied() {
            let assembly = Assembly {
                topology,
                patch_points: 32,
                restart: true,
                ..Assembly::default()
            };
            let made = overridden(&assembly, &all);
            assert_eq!(made.topology.class(), topology.class());
            assert_eq!(made.topology.has_adjacency(), topology.has_adjacency());
            let alone = matches!(topology, Topology::Points | Topology::Patches);
            assert_eq!(made.topology == topology, alone, "{topology}");
            assert_eq!((made.restart, made.patch_points), (false, 1));
            assert_eq!(overridden(&assembly, &[]), assembly);
            let made = overridden(&assembly, &[Dynamic::Topology]);
            assert!(
                restarts_freely(made.topology) || !restarts_freely(topology),
                "{topology}"
            );
        }
    }
}
