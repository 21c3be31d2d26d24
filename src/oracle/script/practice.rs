//! Practices of applications that change nothing which the specification fixes for a capture.
//!
//! A script states commands and their arguments. An application also decides how command buffers
//! are recorded and submitted, how pipelines are created, and where the buffers that commands read
//! begin. The model has nothing to do for it. Vulkan chapters "Command Buffers", "Pipelines",
//! "Render Pass", "Drawing Commands".

use crate::script::Script;
use crate::script::commands::{Boundary, Command};
use crate::script::consume::{DrawInput, ReadAs};
use crate::script::counters::CounterHome;
use crate::script::feature::Feature;
use crate::script::neutral::Neutral;
use crate::script::program::{Build, Pass, ProgramState, Topology};
use crate::script::query_read::ResetBy;
use crate::script::resource::ResourceKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// Declares each practice: its variant with its documentation, its words, the section by which
/// nothing that must be captured changes, and the features that it requires.
macro_rules! practices {
    ($($(#[$doc:meta])* $practice:ident {
        $words:literal, $section:literal $(, $feature:ident)*
    })*) => {
        /// A practice of applications without an effect on captures.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize,
            JsonSchema, IntoStaticStr, VariantArray,
        )]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        pub enum Practice {
            $($(#[$doc])* $practice,)*
        }

        impl Practice {
            /// Returns the practice in words.
            pub fn words(self) -> &'static str {
                match self {
                    $(Practice::$practice => $words,)*
                }
            }

            /// Returns the section by which nothing that must be captured changes.
            pub fn section(self) -> &'static str {
                match self {
                    $(Practice::$practice => $section,)*
                }
            }

            /// Returns the features that it requires.
            pub fn features(self) -> &'static [Feature] {
                match self {
                    $(Practice::$practice => &[$(Feature::$feature),*],)*
                }
            }
        }
    };
}

practices! {
    /// Capture buffers have 4 more bytes before those that the script names.
    RangeOffset {
        "capture buffers with 4 more bytes before their ranges",
        "Transform Feedback: pOffsets"
    }
    /// Index buffers are bound at an offset, after other indices, and `firstIndex` is less by the
    /// indices that the offset skips.
    IndexOffset {
        "index buffers at an offset",
        "Programmable Primitive Shading: vkCmdBindIndexBuffer"
    }
    /// Dynamic state is set before the pipeline is bound.
    StateFirst {
        "dynamic state that is set before the pipeline is bound",
        "Dynamic State: a bind leaves the dynamic state of its pipeline as it was set"
    }
    /// Dynamic state that rasterization alone reads, which is set before each draw.
    RasterState {
        "dynamic rasterization state that is set before each draw",
        "Fixed-Function Vertex Post-Processing: rasterization follows capture"
    }
    /// The dynamic state of VK_EXT_extended_dynamic_state and 2 that rasterization alone reads, which
    /// is set before each draw.
    ExtendedRasterState {
        "dynamic state of culling, depth and stencil that is set before each draw",
        "Fixed-Function Vertex Post-Processing: rasterization follows capture",
        ExtendedDynamicState, ExtendedDynamicState2
    }
    /// Dynamic state of VK_EXT_extended_dynamic_state3 that rasterization alone reads, which is set
    /// before each draw.
    ExtendedRasterState3 {
        "dynamic state of polygons, samples and blending that is set before each draw",
        "Fixed-Function Vertex Post-Processing: rasterization follows capture",
        ExtendedDynamicState3PolygonMode, ExtendedDynamicState3RasterizationSamples,
        ExtendedDynamicState3SampleMask, ExtendedDynamicState3AlphaToCoverageEnable,
        ExtendedDynamicState3LogicOpEnable, ExtendedDynamicState3ColorBlendEnable,
        ExtendedDynamicState3ColorBlendEquation, ExtendedDynamicState3ColorWriteMask
    }
    /// Vertex input is dynamic state.
    DynamicVertexInput {
        "vertex input that is set by a command",
        "Fixed-Function Vertex Processing: vkCmdSetVertexInputEXT",
        VertexInputDynamicState
    }
    /// The domain origin of patches is dynamic state, which is set to the other one and back before
    /// each draw.
    DynamicDomainOrigin {
        "a domain origin that is set before each draw",
        "Tessellation: vkCmdSetTessellationDomainOriginEXT",
        ExtendedDynamicState3TessellationDomainOrigin
    }
    /// `vkQueueSubmit2`
    Submit2 {
        "vkQueueSubmit2",
        "Queue Submission: vkQueueSubmit2",
        Synchronization2
    }
    /// `vkCreateRenderPass2` and the commands of its passes.
    RenderPass2 {
        "vkCmdBeginRenderPass2",
        "Render Pass: vkCmdBeginRenderPass2",
        KhrCreateRenderpass2
    }
    /// Command buffers without a usage flag.
    ReusableBuffers {
        "command buffers without VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT",
        "Command Buffer Recording: VkCommandBufferUsageFlagBits"
    }
    /// Command buffers with `VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT`.
    SimultaneousUse {
        "command buffers with VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT",
        "Command Buffer Recording: VkCommandBufferUsageFlagBits"
    }
    /// Command buffers that are recorded twice: the second `vkBeginCommandBuffer` resets them.
    RecordedAgain {
        "command buffers that are recorded again",
        "Command Buffer Recording: vkBeginCommandBuffer resets"
    }
    /// Command buffers that are recorded, reset by `vkResetCommandBuffer`, and recorded again.
    ResetBuffers {
        "command buffers that are recorded again after vkResetCommandBuffer",
        "Command Buffer Lifecycle: vkResetCommandBuffer"
    }
    /// Command buffers that are recorded, reset by `vkResetCommandPool`, and recorded again.
    ResetPool {
        "command buffers that are recorded again after vkResetCommandPool",
        "Command Pools: vkResetCommandPool"
    }
    /// All command buffers are submitted, and submitted again after the memory has been set back.
    ExecutedAgain {
        "a second execution after memory is set back",
        "Command Buffer Lifecycle: executable command buffers are submitted again"
    }
    /// Secondary command buffers that follow one another are executed by one
    /// `vkCmdExecuteCommands`, between others that bind a program only.
    SeveralSecondaries {
        "several secondary command buffers in one vkCmdExecuteCommands",
        "Secondary Command Buffer Execution: pCommandBuffers"
    }
    /// Secondary command buffers are executed by secondary command buffers.
    NestedSecondaries {
        "secondary command buffers in secondary command buffers",
        "VK_EXT_nested_command_buffer",
        NestedCommandBuffer, NestedCommandBufferRendering
    }
    /// Secondary command buffers with the same commands are recorded once, and executed for each.
    ReusedSecondaries {
        "a secondary command buffer that is executed twice",
        "Secondary Command Buffer Execution: VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT"
    }
    /// Dynamic rendering is suspended and resumed before each capture.
    SuspendedRendering {
        "dynamic rendering that is suspended and resumed",
        "Render Pass: VK_RENDERING_SUSPENDING_BIT"
    }
    /// Pipelines are created twice with one `VkPipelineCache`.
    CachedPipelines {
        "pipelines from a pipeline cache",
        "Pipeline Cache"
    }
    /// Pipelines are created with a `VkPipelineCache` that has the data of another one.
    CacheData {
        "pipelines from the data of a pipeline cache",
        "Pipeline Cache: vkGetPipelineCacheData"
    }
    /// Pipelines are created with a `VkPipelineCache` that has the same stages with another capture:
    /// the vertices of each buffer are 8 bytes further apart.
    OtherCaptureCached {
        "pipelines from a cache that has the same stages with another capture",
        "Pipeline Cache: a cache changes no pipeline"
    }
    /// Pipelines are derived from others that are the same.
    DerivedPipelines {
        "derived pipelines",
        "Pipeline Derivatives"
    }
    /// The viewport's height is negative: y is mirrored after capture.
    NegativeHeight {
        "viewports of negative height",
        "Controlling the Viewport: capture precedes the viewport transformation"
    }
    /// Depths of the clip volume begin at -w, not at 0.
    NegativeOneToOne {
        "a clip volume from -w to w in depth",
        "Primitive Clipping: negativeOneToOne; clipping follows capture",
        DepthClipControl
    }
    /// Another device of the process runs the same before, and is alive meanwhile.
    OtherDevice {
        "another device of the process that runs the same before",
        "Devices: each logical device has its own state"
    }
    /// Descriptors and push constants are visible to every stage of graphics pipelines.
    AllStages {
        "descriptors and push constants that every stage may read",
        "Descriptor Set Layout: stageFlags; Push Constant Updates"
    }
    /// Shader objects are created from the binary code of others that are the same.
    ObjectBinaries {
        "shader objects from binary code",
        "Shader Objects: vkGetShaderBinaryDataEXT"
    }
}

impl Practice {
    /// Every practice.
    pub const ALL: &[Practice] = Practice::VARIANTS;

    /// Returns its name in case files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether it changes a call of a script that draws with these programs, and Vulkan allows it
    /// there.
    pub fn applies(self, script: &Script, programs: &[ProgramState<'_>]) -> bool {
        let mut commands = script.commands.iter();
        let has_pipelines = programs
            .iter()
            .all(|program| !program.build.makes_objects());
        let has_pass = |pass| programs.iter().all(|program| program.pass == pass);
        let has_secondaries = script.commands.contains(&Command::BeginSecondary);
        match self {
            Practice::RangeOffset => {
                // Descriptors have alignments of their own.
                let is_described = |command: &Command| {
                    matches!(command, Command::Consume(consume) if matches!(
                        consume.by,
                        DrawInput::Data(reads) if !matches!(reads, ReadAs::Vertex | ReadAs::Instance)
                    ))
                };
                let mut places = script.counter_places.values();
                let is_elsewhere = |place: &_| matches!(place, CounterHome::Counters(_));
                script.placement.allocation == Default::default()
                    && script.placement.unseen.is_empty()
                    && !script.buffers.is_empty()
                    && !commands.any(is_described)
                    && places.all(|place| is_elsewhere(&place.home))
            }
            Practice::IndexOffset => {
                let reads_captured = |command: &Command| matches!(command, Command::Consume(consume) if consume.by == DrawInput::Index);
                !script.indices.is_empty() && !commands.any(reads_captured)
            }
            Practice::StateFirst => {
                has_pipelines && programs.iter().all(|program| !program.dynamic.is_empty())
            }
            Practice::RasterState
            | Practice::ExtendedRasterState
            | Practice::ExtendedRasterState3 => has_pipelines,
            // The points of an image lie on the axis by which y is mirrored, at depth 0.
            Practice::NegativeHeight | Practice::NegativeOneToOne => {
                has_pipelines && programs.iter().any(|program| !program.discards())
            }
            Practice::DynamicDomainOrigin => {
                let has_patches =
                    |program: &ProgramState<'_>| program.assembly.topology == Topology::Patches;
                has_pipelines && programs.iter().any(has_patches)
            }
            Practice::DynamicVertexInput => {
                let has_buffer = |program: &ProgramState<'_>| {
                    let mut resources = program.resources.iter();
                    resources.any(|resource| resource.kind == ResourceKind::Vertex)
                };
                has_pipelines && programs.iter().any(has_buffer)
            }
            Practice::AllStages => {
                let mut resources = programs.iter().flat_map(|program| program.resources);
                resources.any(|resource| {
                    !matches!(resource.kind, ResourceKind::Vertex | ResourceKind::Target)
                })
            }
            Practice::OtherDevice => script.placement.large_bytes() == 0,
            Practice::Submit2 => true,
            Practice::RenderPass2 => has_pass(Pass::RenderPass),
            Practice::ReusableBuffers => !script.submits_again(),
            // VUID-vkCmdExecuteGeneratedCommandsEXT-commandBuffer-11143
            Practice::SimultaneousUse => !script.submits_again() && !script.generates_draws(),
            Practice::RecordedAgain | Practice::ResetBuffers | Practice::ResetPool => {
                !script.generates_draws()
            }
            Practice::ExecutedAgain => {
                let is_once = |command: &Command| {
                    matches!(
                        command,
                        Command::Copy(_) | Command::Next(Boundary::Resubmit)
                    ) || matches!(command, Command::Barrier(barrier) if barrier.by.is_event())
                        || command.effects().neutral.is_some_and(Neutral::uses_event)
                };
                script.query_read.reset == ResetBy::Command
                    && !script.generates_draws()
                    && !commands.any(is_once)
            }
            Practice::SeveralSecondaries | Practice::NestedSecondaries => has_secondaries,
            Practice::ReusedSecondaries => {
                let secondaries = script.secondaries();
                let mut numbered = secondaries.iter().enumerate();
                !script.practices.contains(&Practice::NestedSecondaries)
                    && !secondaries.iter().copied().flatten().any(is_numbered)
                    && numbered.any(|(number, one)| secondaries[..number].contains(one))
            }
            Practice::SuspendedRendering => has_pass(Pass::Dynamic),
            Practice::CachedPipelines | Practice::CacheData | Practice::OtherCaptureCached => {
                has_pipelines
            }
            Practice::ObjectBinaries => {
                programs.iter().all(|program| program.build.makes_objects())
            }
            Practice::DerivedPipelines => {
                let is_monolithic = |program: &ProgramState<'_>| program.build == Build::Monolithic;
                programs.iter().all(is_monolithic)
            }
        }
    }
}

/// Whether the executor has objects for this very command, or a query that begins once.
fn is_numbered(command: &Command) -> bool {
    let effects = command.effects();
    let is_generated = matches!(command, Command::Draw(draw) if draw.form.is_generated());
    let uses_query = effects.begins_query.or(effects.ends_query).is_some()
        || effects.neutral.is_some_and(Neutral::uses_query);
    uses_query || is_generated || matches!(command, Command::Consume(_))
}
