//! The functions and structures of VK_EXT_device_generated_commands, which ash does not
//! have.
//!
//! Vulkan chapter "Device-Generated Commands"; vk.xml,
//! VK_EXT_device_generated_commands (573).

use super::instance::Instance;
use crate::script::Feature;
use crate::script::requirements::features;
use crate::types::Stage;
use ash::vk;
use std::ffi::{CStr, c_void};

/// `VK_EXT_DEVICE_GENERATED_COMMANDS_EXTENSION_NAME`
pub(super) const EXTENSION: &CStr = c"VK_EXT_device_generated_commands";

const fn structure(number: i32) -> vk::StructureType {
    vk::StructureType::from_raw(1_000_572_000 + number)
}

/// `VK_BUFFER_USAGE_2_PREPROCESS_BUFFER_BIT_EXT`
pub(super) const PREPROCESS_BUFFER: vk::BufferUsageFlags2KHR =
    vk::BufferUsageFlags2KHR::from_raw(1 << 31);

/// `VkIndirectCommandsTokenTypeEXT`, of the tokens that draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    DrawIndexed = 5,
    Draw = 6,
    DrawIndexedCount = 7,
    DrawCount = 8,
}

/// `VkIndirectCommandsLayoutTokenEXT`; drawing tokens have no data.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LayoutToken {
    pub s_type: vk::StructureType,
    pub p_next: *const c_void,
    pub kind: u32,
    pub data: *const c_void,
    pub offset: u32,
}

impl LayoutToken {
    pub const TYPE: vk::StructureType = structure(7);
}

/// `VkIndirectCommandsLayoutCreateInfoEXT`
#[repr(C)]
#[derive(Debug)]
pub(super) struct LayoutInfo {
    pub s_type: vk::StructureType,
    pub p_next: *const c_void,
    pub flags: u32,
    pub stages: vk::ShaderStageFlags,
    pub stride: u32,
    pub pipeline_layout: vk::PipelineLayout,
    pub token_count: u32,
    pub tokens: *const LayoutToken,
}

impl LayoutInfo {
    pub const TYPE: vk::StructureType = structure(6);
}

/// `VkGeneratedCommandsPipelineInfoEXT`
#[repr(C)]
pub(super) struct PipelineInfo {
    pub s_type: vk::StructureType,
    pub p_next: *const c_void,
    pub pipeline: vk::Pipeline,
}

impl PipelineInfo {
    pub const TYPE: vk::StructureType = structure(13);
}

/// `VkGeneratedCommandsShaderInfoEXT`
#[repr(C)]
pub(super) struct ShaderInfo {
    pub s_type: vk::StructureType,
    pub p_next: *const c_void,
    pub count: u32,
    pub shaders: *const vk::ShaderEXT,
}

impl ShaderInfo {
    pub const TYPE: vk::StructureType = structure(14);
}

/// `VkGeneratedCommandsMemoryRequirementsInfoEXT`
#[repr(C)]
pub(super) struct MemoryInfo {
    pub s_type: vk::StructureType,
    pub p_next: *const c_void,
    pub execution_set: u64,
    pub layout: Layout,
    pub most_sequences: u32,
    pub most_draws: u32,
}

impl MemoryInfo {
    pub const TYPE: vk::StructureType = structure(2);
}

/// `VkGeneratedCommandsInfoEXT`
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(super) struct CommandsInfo {
    pub s_type: vk::StructureType,
    pub p_next: *const c_void,
    pub stages: vk::ShaderStageFlags,
    pub execution_set: u64,
    pub layout: Layout,
    pub address: vk::DeviceAddress,
    pub size: vk::DeviceSize,
    pub preprocess_address: vk::DeviceAddress,
    pub preprocess_size: vk::DeviceSize,
    pub most_sequences: u32,
    pub count_address: vk::DeviceAddress,
    pub most_draws: u32,
}

impl CommandsInfo {
    pub const TYPE: vk::StructureType = structure(4);
}

/// `VkDrawIndirectCountIndirectCommandEXT`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CountedDraws {
    pub address: vk::DeviceAddress,
    pub stride: u32,
    pub count: u32,
}

impl CountedDraws {
    /// Bytes of the structure.
    pub const BYTES: u32 = 16;

    /// The structure as memory, little-endian.
    pub fn bytes(self) -> Vec<u8> {
        let address = self.address.to_le_bytes().into_iter();
        let numbers = [self.stride, self.count];
        address
            .chain(numbers.into_iter().flat_map(u32::to_le_bytes))
            .collect()
    }
}

/// `VkIndirectCommandsLayoutEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout(pub u64);

/// The types of the functions, named after the ends of their names.
pub(super) type CreateLayout = unsafe extern "system" fn(
    vk::Device,
    *const LayoutInfo,
    *const vk::AllocationCallbacks<'_>,
    *mut Layout,
) -> vk::Result;
pub(super) type DestroyLayout =
    unsafe extern "system" fn(vk::Device, Layout, *const vk::AllocationCallbacks<'_>);
pub(super) type MemoryRequirements =
    unsafe extern "system" fn(vk::Device, *const MemoryInfo, *mut vk::MemoryRequirements2<'_>);
pub(super) type Execute =
    unsafe extern "system" fn(vk::CommandBuffer, vk::Bool32, *const CommandsInfo);

/// The functions of one device.
#[derive(Clone, Copy)]
pub(super) struct GeneratedCommands {
    pub create_layout: CreateLayout,
    pub destroy_layout: DestroyLayout,
    pub requirements: MemoryRequirements,
    pub execute: Execute,
}

impl GeneratedCommands {
    /// Loads the functions of a device on which `deviceGeneratedCommands` is enabled; the
    /// name of the one that it lacks.
    pub fn new(instance: &Instance, device: &ash::Device) -> Result<Self, &'static CStr> {
        let load = |name: &'static CStr| {
            // SAFETY: the device is one of the instance; the name ends with a zero.
            let function = unsafe {
                let instance = instance.raw();
                instance.get_device_proc_addr(device.handle(), name.as_ptr())
            };
            function.ok_or(name)
        };
        type Any = unsafe extern "system" fn();
        // SAFETY: each function of these names has this type.
        unsafe {
            Ok(GeneratedCommands {
                create_layout: std::mem::transmute::<Any, CreateLayout>(load(
                    c"vkCreateIndirectCommandsLayoutEXT",
                )?),
                destroy_layout: std::mem::transmute::<Any, DestroyLayout>(load(
                    c"vkDestroyIndirectCommandsLayoutEXT",
                )?),
                requirements: std::mem::transmute::<Any, MemoryRequirements>(load(
                    c"vkGetGeneratedCommandsMemoryRequirementsEXT",
                )?),
                execute: std::mem::transmute::<Any, Execute>(load(
                    c"vkCmdExecuteGeneratedCommandsEXT",
                )?),
            })
        }
    }
}

/// `VkPhysicalDeviceDeviceGeneratedCommandsPropertiesEXT`
#[repr(C)]
pub(super) struct Properties {
    s_type: vk::StructureType,
    pub p_next: *mut c_void,
    most_pipelines: u32,
    most_shader_objects: u32,
    pub most_sequences: u32,
    most_tokens: u32,
    most_token_offset: u32,
    most_stride: u32,
    input_modes: u32,
    /// `supportedIndirectCommandsShaderStages`
    pub stages: vk::ShaderStageFlags,
    pipeline_stages: vk::ShaderStageFlags,
    object_stages: vk::ShaderStageFlags,
    pub transform_feedback: vk::Bool32,
    pub multi_draw_count: vk::Bool32,
}

impl Properties {
    pub const TYPE: vk::StructureType = structure(1);

    /// A structure for a device to fill.
    pub fn empty() -> Properties {
        Properties {
            s_type: Properties::TYPE,
            p_next: std::ptr::null_mut(),
            most_pipelines: 0,
            most_shader_objects: 0,
            most_sequences: 0,
            most_tokens: 0,
            most_token_offset: 0,
            most_stride: 0,
            input_modes: 0,
            stages: vk::ShaderStageFlags::empty(),
            pipeline_stages: vk::ShaderStageFlags::empty(),
            object_stages: vk::ShaderStageFlags::empty(),
            transform_feedback: vk::FALSE,
            multi_draw_count: vk::FALSE,
        }
    }

    /// Returns the properties that scripts require, and whether the device has each.
    pub fn features(&self) -> impl Iterator<Item = (Feature, bool)> {
        let draws = [
            (
                Feature::DeviceGeneratedCommandsTransformFeedback,
                self.transform_feedback != vk::FALSE,
            ),
            (
                Feature::DeviceGeneratedCommandsMultiDrawIndirectCount,
                self.multi_draw_count != vk::FALSE,
            ),
        ];
        let stages = [
            (Stage::Vertex, vk::ShaderStageFlags::VERTEX),
            (
                Stage::TessControl,
                vk::ShaderStageFlags::TESSELLATION_CONTROL,
            ),
            (
                Stage::TessEval,
                vk::ShaderStageFlags::TESSELLATION_EVALUATION,
            ),
            (Stage::Geometry, vk::ShaderStageFlags::GEOMETRY),
            (Stage::Fragment, vk::ShaderStageFlags::FRAGMENT),
        ];
        let stages = stages.map(|(stage, flag)| {
            let feature = features::generated_stage(stage).expect("the stage draws");
            (feature, self.stages.contains(flag))
        });
        draws.into_iter().chain(stages)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::mem::offset_of;

    #[test]
    fn structures_have_the_layout_of_the_headers() {
        assert_eq!(size_of::<LayoutToken>(), 40);
        assert_eq!(offset_of!(LayoutToken, offset), 32);
        assert_eq!(size_of::<LayoutInfo>(), 56);
        assert_eq!(offset_of!(LayoutInfo, stride), 24);
        assert_eq!(offset_of!(LayoutInfo, tokens), 48);
        assert_eq!(size_of::<PipelineInfo>(), 24);
        assert_eq!(size_of::<ShaderInfo>(), 32);
        assert_eq!(size_of::<MemoryInfo>(), 40);
        assert_eq!(offset_of!(MemoryInfo, most_draws), 36);
        assert_eq!(size_of::<CommandsInfo>(), 96);
        assert_eq!(offset_of!(CommandsInfo, layout), 32);
        assert_eq!(offset_of!(CommandsInfo, preprocess_size), 64);
        assert_eq!(offset_of!(CommandsInfo, count_address), 80);
        assert_eq!(offset_of!(CommandsInfo, most_draws), 88);
        assert_eq!(size_of::<Properties>(), 64);
        assert_eq!(offset_of!(Properties, stages), 44);
        assert_eq!(offset_of!(Properties, multi_draw_count), 60);
    }

    #[test]
    fn counted_draws_are_an_address_a_stride_and_a_count() {
        let draws = CountedDraws {
            address: 0x0102_0304_0506_0708,
            stride: 28,
            count: 2,
        };
        let bytes = draws.bytes();
        assert_eq!(bytes.len(), CountedDraws::BYTES as usize);
        assert_eq!(bytes, [8, 7, 6, 5, 4, 3, 2, 1, 28, 0, 0, 0, 2, 0, 0, 0]);
    }
}
