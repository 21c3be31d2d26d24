//! Draws that the fake device generates: layouts, memory of the preprocessing, and the
//! command with its arguments.

use super::commands::record;
use super::driver::{create, with};
use super::memory::ADDRESS_SHIFT;
use crate::vk::{self, Handle, TaggedStructure};

type Layout = vk::IndirectCommandsLayoutEXT;
type Callbacks<'a> = *const vk::AllocationCallbacks<'a>;

/// Bytes that the preprocessing of a sequence and of a draw requires.
const SEQUENCE_BYTES: u64 = 96;
const DRAW_BYTES: u64 = 32;
/// The alignment of the memory of the preprocessing.
const ALIGNMENT: u64 = 256;

/// A command of generated draws and its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Generated {
    /// The type and the offset of the token.
    pub token: (vk::IndirectCommandsTokenTypeEXT, u32),
    pub stride: u32,
    pub stages: vk::ShaderStageFlags,
    /// Whether `pNext` names a pipeline; else it names shader objects.
    pub names_pipeline: bool,
    /// Bytes of the arguments.
    pub size: u64,
    pub most_sequences: u32,
    pub most_draws: u32,
    /// The offset of the count, in bytes after the arguments.
    pub count: Option<u64>,
}

/// The state of a layout on the fake device.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LayoutState {
    token: (vk::IndirectCommandsTokenTypeEXT, u32),
    stride: u32,
    stages: vk::ShaderStageFlags,
    /// The bytes of the last memory requirements.
    needed: u64,
}

pub(super) unsafe extern "system" fn create_layout(
    device: vk::Device,
    info: *const vk::IndirectCommandsLayoutCreateInfoEXT,
    _: Callbacks<'_>,
    out: *mut Layout,
) -> vk::Result {
    let call = "vkCreateIndirectCommandsLayoutEXT";
    let result = create(call, device, [], out);
    if result == vk::Result::SUCCESS {
        // SAFETY: the caller fulfils the contract of the Vulkan function; there is one token.
        let (layout, info, token) = unsafe { (*out, &*info, *(*info).p_tokens) };
        let state = LayoutState {
            token: (token.ty, token.offset),
            stride: info.indirect_stride,
            stages: info.shader_stages,
            needed: 0,
        };
        with(|driver| driver.layouts.insert(layout.as_raw(), state));
    }
    result
}

pub(super) unsafe extern "system" fn destroy_layout(
    device: vk::Device,
    layout: Layout,
    _: Callbacks<'_>,
) {
    let call = "vkDestroyIndirectCommandsLayoutEXT";
    with(|driver| {
        driver.object(call, device);
        driver.remove(call, layout);
        driver.layouts.remove(&layout.as_raw());
    });
}

pub(super) unsafe extern "system" fn get_requirements(
    _: vk::Device,
    info: *const vk::GeneratedCommandsMemoryRequirementsInfoEXT,
    out: *mut vk::MemoryRequirements2<'_>,
) {
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    let info = unsafe { &*info };
    let draws = u64::from(info.max_draw_count) * DRAW_BYTES;
    let size = u64::from(info.max_sequence_count) * (SEQUENCE_BYTES + draws);
    with(|driver| {
        let call = "vkGetGeneratedCommandsMemoryRequirementsEXT";
        if driver.object(call, info.indirect_commands_layout).is_some() {
            let layout = driver
                .layouts
                .get_mut(&info.indirect_commands_layout.as_raw());
            layout.expect("noted when it was created").needed = size;
        }
    });
    // SAFETY: as above.
    unsafe {
        (*out).memory_requirements = vk::MemoryRequirements {
            size,
            alignment: ALIGNMENT,
            memory_type_bits: 0b110,
        };
    }
}

/// Notes a command of generated draws.
pub(super) unsafe extern "system" fn execute(
    commands: vk::CommandBuffer,
    preprocessed: vk::Bool32,
    info: *const vk::GeneratedCommandsInfoEXT,
) {
    // SAFETY: as for vkCmdExecuteGeneratedCommandsEXT; a structure of a chain begins with its
    // type.
    let (info, next) = unsafe { (&*info, *(*info).p_next.cast::<vk::StructureType>()) };
    let buffer = |address: u64| address >> ADDRESS_SHIFT;
    with(|driver| {
        let mut fault = |is: bool, text: &str| {
            if is {
                driver.faults.push(text.to_owned());
            }
        };
        let layout = driver
            .layouts
            .get(&info.indirect_commands_layout.as_raw())
            .copied();
        let layout = layout.unwrap_or_default();
        fault(
            preprocessed != vk::FALSE,
            "draws that were not preprocessed",
        );
        fault(
            info.preprocess_size < layout.needed,
            "too little memory for the preprocessing",
        );
        fault(
            layout.stages != info.shader_stages,
            "stages differ from the layout's",
        );
        fault(
            info.sequence_count_address != 0
                && buffer(info.sequence_count_address) != buffer(info.indirect_address),
            "the count is in another buffer than the arguments",
        );
        driver.generated.push(Generated {
            token: layout.token,
            stride: layout.stride,
            stages: info.shader_stages,
            names_pipeline: next == vk::GeneratedCommandsPipelineInfoEXT::STRUCTURE_TYPE,
            size: info.indirect_address_size,
            most_sequences: info.max_sequence_count,
            most_draws: info.max_draw_count,
            count: (info.sequence_count_address != 0)
                .then(|| info.sequence_count_address - info.indirect_address),
        });
    });
    let used = vec![
        (
            "VkIndirectCommandsLayoutEXT",
            info.indirect_commands_layout.as_raw(),
        ),
        ("VkBuffer", buffer(info.indirect_address)),
        ("VkBuffer", buffer(info.preprocess_address)),
    ];
    record("vkCmdExecuteGeneratedCommandsEXT", commands, &used);
}
