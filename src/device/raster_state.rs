//! Dynamic state that rasterization alone reads: each draw is preceded by commands that set it to
//! other values, and then to those of the program.
//!
//! There are no attachments of depth and stencil, all lines have the same width, and nothing
//! blends. Vulkan chapters "Rasterization", "Fragment Operations", "The Framebuffer";
//! VK_EXT_extended_dynamic_state, 2 and 3.

use super::logical::Logical;
use super::state::{cull_mode, front_face, polygon_mode, scissor, viewport};
use crate::script::practice::Practice;
use crate::script::raster::{Cull, Fill, FrontFace, Raster, Scissor};
use ash::vk::{self, DynamicState};
use std::collections::BTreeSet;

/// The state that each practice makes dynamic: in every pipeline, and in those that may rasterize,
/// since the others have no state of fragments.
const STATES: [(Practice, &[DynamicState], &[DynamicState]); 3] = [
    (
        Practice::RasterState,
        &[
            DynamicState::VIEWPORT,
            DynamicState::SCISSOR,
            DynamicState::LINE_WIDTH,
            DynamicState::DEPTH_BIAS,
            DynamicState::BLEND_CONSTANTS,
        ],
        &[
            DynamicState::DEPTH_BOUNDS,
            DynamicState::STENCIL_COMPARE_MASK,
            DynamicState::STENCIL_WRITE_MASK,
            DynamicState::STENCIL_REFERENCE,
        ],
    ),
    (
        Practice::ExtendedRasterState,
        &[
            DynamicState::CULL_MODE,
            DynamicState::FRONT_FACE,
            DynamicState::DEPTH_BIAS_ENABLE,
        ],
        &[
            DynamicState::DEPTH_TEST_ENABLE,
            DynamicState::DEPTH_WRITE_ENABLE,
            DynamicState::DEPTH_COMPARE_OP,
            DynamicState::DEPTH_BOUNDS_TEST_ENABLE,
            DynamicState::STENCIL_TEST_ENABLE,
            DynamicState::STENCIL_OP,
        ],
    ),
    (
        Practice::ExtendedRasterState3,
        &[
            DynamicState::POLYGON_MODE_EXT,
            DynamicState::LOGIC_OP_ENABLE_EXT,
            DynamicState::COLOR_BLEND_ENABLE_EXT,
            DynamicState::COLOR_BLEND_EQUATION_EXT,
            DynamicState::COLOR_WRITE_MASK_EXT,
        ],
        &[
            DynamicState::RASTERIZATION_SAMPLES_EXT,
            DynamicState::SAMPLE_MASK_EXT,
            DynamicState::ALPHA_TO_COVERAGE_ENABLE_EXT,
        ],
    ),
];

/// The rasterization of a program.
pub(super) struct Rasterization {
    pub raster: Raster,
    /// Whether its pipelines have the state of fragments.
    pub has_fragment_state: bool,
}

/// Returns the state that these practices make dynamic.
pub(super) fn dynamic(
    practices: &BTreeSet<Practice>,
    has_fragment_state: bool,
) -> impl Iterator<Item = DynamicState> {
    let own = STATES.iter().filter(|(one, ..)| practices.contains(one));
    own.flat_map(move |(_, all, fragments)| {
        let fragments = fragments.iter().filter(move |_| has_fragment_state);
        all.iter().chain(fragments).copied()
    })
}

/// Sets the state that these practices make dynamic in the bound pipeline, twice: to values that
/// depend on a number, and to those of the program.
pub(super) fn set(
    device: &Logical,
    commands: vk::CommandBuffer,
    (practices, own): (&BTreeSet<Practice>, &Rasterization),
    number: usize,
) {
    let &Rasterization {
        raster,
        has_fragment_state: fragments,
    } = own;
    let own_viewport = viewport(practices);
    let other_viewport = vk::Viewport {
        width: own_viewport.width / 2.0,
        ..own_viewport
    };
    let other = Raster {
        cull: pick(number, [Cull::Both, Cull::Back, Cull::Front]),
        front: pick(number, [FrontFace::Clockwise, FrontFace::CounterClockwise]),
        fill: Fill::Solid,
        scissor: pick(number, [Scissor::Empty, Scissor::Whole]),
        ..raster
    };
    let turns = [
        (number + 1, &other, other_viewport),
        (number, &raster, own_viewport),
    ];
    for (number, raster, viewport) in turns {
        if practices.contains(&Practice::RasterState) {
            set_first(device, commands, (raster, viewport, fragments), number);
        }
        if practices.contains(&Practice::ExtendedRasterState) {
            set_extended(device, commands, (raster, fragments), number);
        }
        if practices.contains(&Practice::ExtendedRasterState3) {
            set_extended3(device, commands, (raster, fragments), number);
        }
    }
}

/// Sets the state of [`Practice::RasterState`].
fn set_first(
    device: &Logical,
    commands: vk::CommandBuffer,
    (raster, viewport, fragments): (&Raster, vk::Viewport, bool),
    number: usize,
) {
    let (odd, word) = (number % 2 == 1, number as u32);
    let faces = vk::StencilFaceFlags::FRONT_AND_BACK;
    let device = device.raw();
    // SAFETY: the command buffer is being recorded; depths are from 0 to 1.
    unsafe {
        device.cmd_set_viewport(commands, 0, &[viewport]);
        device.cmd_set_scissor(commands, 0, &[scissor(raster)]);
        device.cmd_set_line_width(commands, 1.0);
        device.cmd_set_depth_bias(commands, if odd { 1.5 } else { 0.0 }, 0.0, 0.5);
        device.cmd_set_blend_constants(commands, &[number as f32, 0.0, 0.5, 1.0]);
        if fragments {
            device.cmd_set_depth_bounds(commands, 0.0, if odd { 0.5 } else { 1.0 });
            device.cmd_set_stencil_compare_mask(commands, faces, word);
            device.cmd_set_stencil_write_mask(commands, faces, !word);
            device.cmd_set_stencil_reference(commands, faces, word & 0xff);
        }
    }
}

/// Sets the state of [`Practice::ExtendedRasterState`].
fn set_extended(
    device: &Logical,
    commands: vk::CommandBuffer,
    (raster, fragments): (&Raster, bool),
    number: usize,
) {
    let odd = number % 2 == 1;
    let compare = pick(
        number,
        [
            vk::CompareOp::NEVER,
            vk::CompareOp::ALWAYS,
            vk::CompareOp::LESS,
        ],
    );
    let faces = vk::StencilFaceFlags::FRONT_AND_BACK;
    let op = pick(
        number,
        [
            vk::StencilOp::ZERO,
            vk::StencilOp::KEEP,
            vk::StencilOp::INVERT,
        ],
    );
    let functions = &device.extended_dynamic_state;
    // SAFETY: the command buffer is being recorded; the features are enabled. Bounds of depth are
    // not tested, which needs another one.
    unsafe {
        functions.cmd_set_cull_mode(commands, cull_mode(raster.cull));
        functions.cmd_set_front_face(commands, front_face(raster));
        let second = &device.extended_dynamic_state2;
        second.cmd_set_depth_bias_enable(commands, odd);
        if fragments {
            functions.cmd_set_depth_test_enable(commands, odd);
            functions.cmd_set_depth_write_enable(commands, odd);
            functions.cmd_set_depth_compare_op(commands, compare);
            functions.cmd_set_depth_bounds_test_enable(commands, false);
            functions.cmd_set_stencil_test_enable(commands, odd);
            functions.cmd_set_stencil_op(commands, faces, op, op, op, compare);
        }
    }
}

/// Sets the state of [`Practice::ExtendedRasterState3`], for one attachment.
fn set_extended3(
    device: &Logical,
    commands: vk::CommandBuffer,
    (raster, fragments): (&Raster, bool),
    number: usize,
) {
    let factor = pick(number, [vk::BlendFactor::ZERO, vk::BlendFactor::ONE]);
    let equation = vk::ColorBlendEquationEXT::default()
        .src_color_blend_factor(factor)
        .dst_alpha_blend_factor(factor);
    let one = vk::SampleCountFlags::TYPE_1;
    let functions = &device.extended_dynamic_state3;
    // SAFETY: as above.
    unsafe {
        functions.cmd_set_polygon_mode(commands, polygon_mode(raster.fill));
        functions.cmd_set_logic_op_enable(commands, false);
        functions.cmd_set_color_blend_enable(commands, 0, &[vk::FALSE]);
        functions.cmd_set_color_blend_equation(commands, 0, &[equation]);
        functions.cmd_set_color_write_mask(commands, 0, &[vk::ColorComponentFlags::RGBA]);
        if fragments {
            functions.cmd_set_rasterization_samples(commands, one);
            functions.cmd_set_sample_mask(commands, one, &[u32::MAX]);
            functions.cmd_set_alpha_to_coverage_enable(commands, false);
        }
    }
}

fn pick<T: Copy, const N: usize>(number: usize, values: [T; N]) -> T {
    values[number % N]
}
