//! The stages of a program as shader objects, each compiled separately; commands
//! set all state.
//!
//! Vulkan chapter "Shaders" ("Shader Objects", and the state that must be set
//! before a draw with them); VK_EXT_shader_object.

use super::error::failed;
use super::logical::Logical;
use super::resources::ResourceLayout;
use super::state::{
    cull_mode, domain_origin, front_face, polygon_mode, provoking_mode, scissor, stage, topology,
    viewport,
};
use super::vertex_input;
use crate::script::program::Build;
use crate::script::{ExecuteError, Feature, Program, Topology};
use crate::types::Stage;
use ash::vk;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The stages, each with the feature that it requires; `None` if every device has
/// it.
const STAGES: [(vk::ShaderStageFlags, Option<Feature>); 6] = [
    (vk::ShaderStageFlags::MESH_EXT, Some(Feature::MeshShader)),
    (vk::ShaderStageFlags::VERTEX, None),
    (
        vk::ShaderStageFlags::TESSELLATION_CONTROL,
        Some(Feature::TessellationShader),
    ),
    (
        vk::ShaderStageFlags::TESSELLATION_EVALUATION,
        Some(Feature::TessellationShader),
    ),
    (
        vk::ShaderStageFlags::GEOMETRY,
        Some(Feature::GeometryShader),
    ),
    (vk::ShaderStageFlags::FRAGMENT, None),
];

/// The code of a stage.
struct Code<'a> {
    kind: vk::ShaderCodeTypeEXT,
    bytes: &'a [u8],
}

/// Shader objects and the state to set with them; destroyed when dropped.
pub(super) struct ShaderObjects {
    device: Arc<Logical>,
    /// One per stage of the program.
    shaders: Vec<(vk::ShaderStageFlags, vk::ShaderEXT)>,
    program: Program,
    /// Colour attachments of the pass.
    attachments: usize,
}

impl ShaderObjects {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or a stage does not belong to a graphics
    /// pipeline.
    pub fn new(
        device: &Arc<Logical>,
        program: &Program,
        resources: &ResourceLayout,
        attachments: usize,
    ) -> Result<ShaderObjects, ExecuteError> {
        let words = program.modules.iter().map(|module| Code {
            kind: vk::ShaderCodeTypeEXT::SPIRV,
            bytes: bytemuck::cast_slice(&module.words),
        });
        let codes: Vec<Code<'_>> = words.collect();
        ShaderObjects::from_code(device, program, resources, attachments, &codes)
    }

    /// Creates shader objects from the binary code of these.
    ///
    /// # Errors
    /// As [`ShaderObjects::new`].
    pub fn created_from_binaries(
        &self,
        resources: &ResourceLayout,
    ) -> Result<ShaderObjects, ExecuteError> {
        let shaders = self.shaders.iter();
        let binaries = shaders.map(|(_, shader)| self.binary(*shader));
        let binaries: Vec<(Vec<u128>, usize)> = binaries.collect::<Result<_, _>>()?;
        let codes = binaries.iter().map(|(data, size)| Code {
            kind: vk::ShaderCodeTypeEXT::BINARY,
            bytes: &bytemuck::cast_slice(data)[..*size],
        });
        let codes: Vec<Code<'_>> = codes.collect();
        let (device, program) = (&self.device, &self.program);
        ShaderObjects::from_code(device, program, resources, self.attachments, &codes)
    }

    /// Returns the binary code of a shader, at a multiple of 16 bytes
    /// (VUID-VkShaderCreateInfoEXT-pCode-08492), and its number of bytes.
    fn binary(&self, shader: vk::ShaderEXT) -> Result<(Vec<u128>, usize), ExecuteError> {
        let get = self.device.shader_object.fp().get_shader_binary_data_ext;
        let device = self.device.raw().handle();
        let mut size = 0;
        // SAFETY: the shader was made from this device; a null pointer requests the size.
        let result = unsafe { get(device, shader, &mut size, std::ptr::null_mut()) };
        result
            .result()
            .map_err(failed("vkGetShaderBinaryDataEXT"))?;
        let mut data = vec![0u128; size.div_ceil(16)];
        let capacity = size;
        // SAFETY: as above; the pointer is to `size` bytes or more.
        let result = unsafe { get(device, shader, &mut size, data.as_mut_ptr().cast()) };
        result
            .result()
            .map_err(failed("vkGetShaderBinaryDataEXT"))?;
        Ok((data, size.min(capacity)))
    }

    /// Creates the stages of a program from code of one type.
    fn from_code(
        device: &Arc<Logical>,
        program: &Program,
        resources: &ResourceLayout,
        attachments: usize,
        codes: &[Code<'_>],
    ) -> Result<ShaderObjects, ExecuteError> {
        let mut objects = ShaderObjects {
            device: Arc::clone(device),
            shaders: Vec::new(),
            program: program.clone(),
            attachments,
        };
        let flags = if program.build == Build::LinkedObjects {
            vk::ShaderCreateFlagsEXT::LINK_STAGE
        } else {
            vk::ShaderCreateFlagsEXT::empty()
        };
        let sets = resources.sets();
        let mut infos = Vec::new();
        for (number, (module, code)) in program.modules.iter().zip(codes).enumerate() {
            let next = match program.modules.get(number + 1) {
                Some(next) => stage(next.stage)?,
                None => vk::ShaderStageFlags::empty(),
            };
            let mut info = vk::ShaderCreateInfoEXT::default()
                .flags(flags)
                .stage(stage(module.stage)?)
                .next_stage(next)
                .code_type(code.kind)
                .name(c"main")
                .set_layouts(&sets)
                .push_constant_ranges(resources.push_constants());
            info.code_size = code.bytes.len();
            info.p_code = code.bytes.as_ptr().cast();
            infos.push(info);
        }
        let mut created = vec![vk::ShaderEXT::null(); infos.len()];
        // SAFETY: everything the infos point to outlives the call, and there is
        // a handle for each. Whether the stages fit one another is up to the case.
        let result = unsafe {
            (device.shader_object.fp().create_shaders_ext)(
                device.raw().handle(),
                infos.len() as u32,
                infos.as_ptr(),
                std::ptr::null(),
                created.as_mut_ptr(),
            )
        };
        // Even a failed call may have created some of them; `objects` destroys
        // those that are not null.
        let stages = infos.iter().map(|info| info.stage);
        objects.shaders.extend(stages.zip(created));
        match result {
            vk::Result::SUCCESS => Ok(objects),
            other => Err(failed("vkCreateShadersEXT")(other)),
        }
    }

    /// Returns the shader of each stage of the program.
    pub fn handles(&self) -> &[(vk::ShaderStageFlags, vk::ShaderEXT)] {
        &self.shaders
    }

    /// Binds every stage, with a null shader if the program lacks it, and sets all
    /// state.
    pub fn bind(&self, commands: vk::CommandBuffer) {
        let offered =
            |feature: Option<Feature>| feature.is_none_or(|feature| self.device.has(feature));
        let (stages, shaders): (Vec<_>, Vec<_>) = STAGES
            .iter()
            .filter(|(_, feature)| offered(*feature))
            .map(|(stage, _)| {
                let own = self.shaders.iter().find(|(of, _)| of == stage);
                (
                    *stage,
                    own.map_or(vk::ShaderEXT::null(), |(_, shader)| *shader),
                )
            })
            .unzip();
        // SAFETY: the command buffer is being recorded; the shaders are alive,
        // each for its stage.
        unsafe {
            self.device
                .shader_object
                .cmd_bind_shaders(commands, &stages, &shaders);
        }
        self.assembly(commands);
        self.raster(commands);
    }

    fn has(&self, stage: Stage) -> bool {
        self.program.modules.iter().any(|m| m.stage == stage)
    }

    /// State of vertex input and primitive assembly.
    fn assembly(&self, commands: vk::CommandBuffer) {
        let functions = &self.device.shader_object;
        let assembly = &self.program.assembly;
        let (bindings, attributes) = vertex_input::dynamic(&self.program);
        // SAFETY: the command buffer is being recorded; `shaderObject` is
        // enabled, which offers all of these.
        unsafe {
            functions.cmd_set_vertex_input(commands, &bindings, &attributes);
            functions.cmd_set_primitive_topology(commands, topology(assembly.topology));
            functions.cmd_set_primitive_restart_enable(commands, assembly.restart);
            if assembly.topology == Topology::Patches {
                functions.cmd_set_patch_control_points(commands, assembly.patch_points);
                let origin = domain_origin(assembly);
                functions.cmd_set_tessellation_domain_origin(commands, origin);
            }
            if let Some(mode) = assembly.provoking {
                functions.cmd_set_provoking_vertex_mode(commands, provoking_mode(mode));
            }
            if self.has(Stage::Geometry) && self.device.has(Feature::GeometryStreams) {
                functions.cmd_set_rasterization_stream(
                    commands,
                    self.program.assembly.rasterized_stream().0,
                );
            }
        }
    }

    /// State after capture; blending, tests and bias are disabled.
    fn raster(&self, commands: vk::CommandBuffer) {
        let functions = &self.device.shader_object;
        let raster = &self.program.raster;
        let discards = raster.discards(self.has(Stage::Fragment));
        let one = vk::SampleCountFlags::TYPE_1;
        // SAFETY: as above.
        unsafe {
            functions.cmd_set_viewport_with_count(commands, &[viewport(&BTreeSet::new())]);
            functions.cmd_set_scissor_with_count(commands, &[scissor(raster)]);
            functions.cmd_set_rasterizer_discard_enable(commands, discards);
            functions.cmd_set_polygon_mode(commands, polygon_mode(raster.fill));
            functions.cmd_set_cull_mode(commands, cull_mode(raster.cull));
            functions.cmd_set_front_face(commands, front_face(raster));
            functions.cmd_set_rasterization_samples(commands, one);
            functions.cmd_set_sample_mask(commands, one, &[u32::MAX]);
            functions.cmd_set_alpha_to_coverage_enable(commands, false);
            functions.cmd_set_depth_test_enable(commands, false);
            functions.cmd_set_depth_write_enable(commands, false);
            functions.cmd_set_depth_bounds_test_enable(commands, false);
            functions.cmd_set_depth_bias_enable(commands, false);
            functions.cmd_set_stencil_test_enable(commands, false);
            self.device.raw().cmd_set_line_width(commands, 1.0);
            if self.attachments > 0 {
                let off = vec![vk::FALSE; self.attachments];
                let all = vec![vk::ColorComponentFlags::RGBA; self.attachments];
                functions.cmd_set_color_blend_enable(commands, 0, &off);
                functions.cmd_set_color_write_mask(commands, 0, &all);
            }
        }
    }
}

impl Drop for ShaderObjects {
    fn drop(&mut self) {
        if !self.device.may_destroy() {
            return;
        }
        for (_, shader) in &self.shaders {
            // SAFETY: made from this device or null; no unfinished work uses it.
            unsafe { self.device.shader_object.destroy_shader(*shader, None) };
        }
    }
}
