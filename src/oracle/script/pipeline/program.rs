//! A program: its stages, and how it produces primitives.

use crate::script::Feature;
use crate::script::Resource;
use crate::script::consume::ReadAs;
use crate::script::glsl_program::GlslProgram;
use crate::script::raster::Raster;
use crate::script::tessellation::Tessellation;
use crate::spirv::ShaderModule;
use crate::types::Stage;
use crate::units::Stream;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{Display, IntoStaticStr, VariantArray};

pub use super::dynamic_state::{Dynamic, DynamicState, State};

/// A graphics pipeline, as far as capture is concerned. The default draws points
/// and has no stages.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    /// The modules in pipeline order; with a fragment shader the pipeline rasterizes to
    /// no attachment, without one it discards before rasterization.
    pub modules: Vec<ShaderModule>,
    /// The stages as texts, on a device that takes these in place of modules.
    pub glsl: Option<Box<GlslProgram>>,
    pub assembly: Assembly,
    /// State that commands set: as in [`Program::assembly`] when the program is
    /// bound, and by [`Command::Set`](crate::script::Command::Set). The pipeline itself
    /// is made with another value where one is valid.
    pub dynamic: Vec<Dynamic>,
    pub pass: Pass,
    pub raster: Raster,
    pub build: Build,
    /// The input by which its shaders read captured data, if they do.
    pub reads: Option<ReadAs>,
    /// Device features to enable.
    pub features: Vec<Feature>,
    /// Buffers and push constants that the shaders use, mostly none.
    pub resources: Vec<Resource>,
}

/// A program without its modules and resources.
#[derive(Clone, Copy, Debug)]
pub struct ProgramState<'a> {
    pub assembly: &'a Assembly,
    pub dynamic: &'a [Dynamic],
    pub raster: &'a Raster,
    pub build: Build,
    pub pass: Pass,
    /// Whether a fragment shader is part of the program.
    pub has_fragment_shader: bool,
    /// The features that the case states.
    pub features: &'a [Feature],
    pub resources: &'a [Resource],
}

impl ProgramState<'_> {
    /// Whether primitives are discarded before rasterization, as the pipeline states it.
    pub fn discards(&self) -> bool {
        self.raster.discards(self.has_fragment_shader)
    }
}

impl Program {
    /// Returns the program without its modules.
    pub fn state(&self) -> ProgramState<'_> {
        let mut stages = self.modules.iter().map(|module| module.stage);
        ProgramState {
            assembly: &self.assembly,
            dynamic: &self.dynamic,
            raster: &self.raster,
            build: self.build,
            pass: self.pass,
            has_fragment_shader: stages.any(|stage| stage == Stage::Fragment),
            features: &self.features,
            resources: &self.resources,
        }
    }
}

/// The production of primitives, from the vertices of a draw to what is captured and
/// rasterized.
/// The default captures points from the vertex shader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assembly {
    pub topology: Topology,
    /// Control points of a patch; used with [`Topology::Patches`].
    pub patch_points: u32,
    /// The production of primitives by the last pre-rasterization stage.
    pub producer: Producer,
    /// The provoking vertex of a primitive, where capture is to preserve it;
    /// `None` leaves the first captured vertex to the implementation.
    pub provoking: Option<Provoking>,
    /// The domain that an evaluation shader captures at level 1 from patches whose
    /// primitives a geometry shader takes; one primitive of each patch.
    pub fed: Option<Domain>,
    /// Vertices whose origins agree in this quotient are written the same
    /// Position; none are where there is no such number.
    pub coincident: Option<u32>,
    /// The stream whose vertices have a Position; a shader has none in any other.
    pub position_stream: Stream,
    /// `primitiveRestartEnable`: the greatest index cuts a primitive.
    pub restart: bool,
    /// Instances that read the same element of an attribute of instances, 0 for all
    /// (`VkVertexInputBindingDivisorDescription`); `None` is 1, without the structure.
    pub divisor: Option<u32>,
    /// The stream that is rasterized, where anything states it
    /// (`VkPipelineRasterizationStateStreamCreateInfoEXT`).
    pub rasterized: Option<Stream>,
    /// Whether primitives are discarded before rasterization, where that is dynamic; `None`
    /// where [`Raster`] decides it.
    pub discard: Option<bool>,
}

impl Assembly {
    /// Vertices of one primitive as it is captured.
    pub fn captured_vertices(&self) -> u32 {
        match &self.producer {
            Producer::Vertex => self.topology.vertices_per_primitive(),
            Producer::TessEval(Domain::Triangles) => 3,
            Producer::TessEval(Domain::Isolines) => 2,
            Producer::TessEval(Domain::TrianglePoints) => 1,
            Producer::Tessellated(tessellation) => tessellation.vertices_per_primitive(),
            Producer::Geometry { output, .. } => output.vertices_per_primitive(),
        }
    }

    /// The stream that is rasterized (rule 75).
    pub fn rasterized_stream(&self) -> Stream {
        self.rasterized.unwrap_or(Stream(0))
    }

    /// The value of a state.
    pub fn state(&self, dynamic: Dynamic) -> State {
        match dynamic {
            Dynamic::Topology => State::Topology(self.topology),
            Dynamic::Restart => State::Restart(self.restart),
            Dynamic::PatchPoints => State::PatchPoints(self.patch_points),
            // The mode of a pipeline that states none.
            Dynamic::Provoking => State::Provoking(self.provoking.unwrap_or(Provoking::First)),
            Dynamic::Stream => State::Stream(self.rasterized_stream()),
            // The value of a pipeline that states none.
            Dynamic::Discard => State::Discard(self.discard.unwrap_or(false)),
        }
    }

    /// Changes a state.
    pub fn set(&mut self, state: State) {
        match state {
            State::Topology(topology) => self.topology = topology,
            State::Restart(restart) => self.restart = restart,
            State::PatchPoints(points) => self.patch_points = points,
            // Where capture need not preserve it, the mode shows in nothing.
            State::Provoking(mode) => self.provoking = self.provoking.map(|_| mode),
            State::Stream(stream) => self.rasterized = Some(stream),
            State::Discard(discard) => self.discard = Some(discard),
        }
    }
}

/// Input topology of a draw (`VkPrimitiveTopology`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[derive(IntoStaticStr, Display, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Topology {
    #[default]
    Points,
    Lines,
    LineStrip,
    Triangles,
    TriangleStrip,
    TriangleFan,
    LinesAdjacency,
    LineStripAdjacency,
    TrianglesAdjacency,
    TriangleStripAdjacency,
    Patches,
}

impl Topology {
    /// Every topology, lists before their strips, adjacency after both.
    pub const ALL: &[Topology] = Topology::VARIANTS;

    /// Vertices of one primitive as it is captured; 0 for patches, whose size
    /// is state.
    pub fn vertices_per_primitive(self) -> u32 {
        match self {
            Topology::Points => 1,
            Topology::Lines
            | Topology::LineStrip
            | Topology::LinesAdjacency
            | Topology::LineStripAdjacency => 2,
            Topology::Triangles
            | Topology::TriangleStrip
            | Topology::TriangleFan
            | Topology::TrianglesAdjacency
            | Topology::TriangleStripAdjacency => 3,
            Topology::Patches => 0,
        }
    }

    /// Whether vertices carry adjacency, which needs geometry shaders.
    pub fn has_adjacency(self) -> bool {
        matches!(
            self,
            Topology::LinesAdjacency
                | Topology::LineStripAdjacency
                | Topology::TrianglesAdjacency
                | Topology::TriangleStripAdjacency
        )
    }

    /// The number of the class of topologies in which a dynamic topology stays, unless the device
    /// has `dynamicPrimitiveTopologyUnrestricted`.
    pub fn class(self) -> u32 {
        match self {
            Topology::Patches => 4,
            Topology::Points
            | Topology::Lines
            | Topology::LineStrip
            | Topology::Triangles
            | Topology::TriangleStrip
            | Topology::TriangleFan
            | Topology::LinesAdjacency
            | Topology::LineStripAdjacency
            | Topology::TrianglesAdjacency
            | Topology::TriangleStripAdjacency => self.vertices_per_primitive(),
        }
    }

    /// The name in case files and messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The method by which a pipeline is created.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Build {
    /// One pipeline.
    #[default]
    #[serde(rename = "whole")]
    Monolithic,
    /// Pipeline libraries, linked without optimisation.
    FastLink,
    /// Pipeline libraries, linked with link-time optimisation.
    OptimisedLink,
    /// No pipeline: shader objects without a reference to one another, all state
    /// set by commands.
    ShaderObjects,
    /// Shader objects that are made together (`VK_SHADER_CREATE_LINK_STAGE_BIT_EXT`).
    LinkedObjects,
}

impl Build {
    /// Whether there is no pipeline, but shader objects.
    pub fn makes_objects(self) -> bool {
        matches!(self, Build::ShaderObjects | Build::LinkedObjects)
    }
}

/// The kind of render pass that the draws are recorded in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    /// A `VkRenderPass` without attachments.
    #[default]
    RenderPass,
    /// `vkCmdBeginRendering` without attachments.
    Dynamic,
}

/// Provoking vertex modes (`VkProvokingVertexModeEXT`), captured as
/// `transformFeedbackPreservesProvokingVertex` demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[derive(IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Provoking {
    First,
    Last,
    /// The first vertex: the pipeline has no
    /// `VkPipelineRasterizationProvokingVertexStateCreateInfoEXT`.
    Default,
}

impl fmt::Display for Provoking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// The production of primitives by the capturing stage. Read by the
/// templates and by the model alike.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Producer {
    #[default]
    /// The vertex shader captures: primitives are the draw's.
    Vertex,
    /// The evaluation shader captures, all tessellation levels being 1.
    TessEval(Domain),
    /// The evaluation shader captures patches of any levels.
    Tessellated(Tessellation),
    /// The geometry shader captures what it emits, once per invocation.
    Geometry {
        output: Topology,
        emits: Vec<Emit>,
        invocations: u32,
    },
}

impl Producer {
    /// The vertices that a geometry shader emits for each input primitive; `None` without one.
    pub fn emissions(&self) -> Option<u32> {
        match self {
            Producer::Vertex | Producer::TessEval(_) | Producer::Tessellated(_) => None,
            Producer::Geometry {
                emits, invocations, ..
            } => {
                let is_vertex = |emit: &&Emit| matches!(emit, Emit::Vertex(_));
                let vertices = emits.iter().filter(is_vertex).count();
                Some(u32::try_from(vertices).expect("few vertices are emitted") * invocations)
            }
        }
    }
}

/// Tessellation domains at level 1, where every domain point is a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Domain {
    /// One triangle with the corners (1,0,0), (0,1,0), (0,0,1).
    Triangles,
    /// One segment from u = 0 to u = 1.
    Isolines,
    /// The corners of the triangle, as points.
    TrianglePoints,
}

/// One step of a geometry shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Emit {
    /// Writes every output of the stream, then emits a vertex on it.
    Vertex(u32),
    /// Ends the primitive on this stream.
    EndPrimitive(u32),
    /// Continues only for input primitives whose greatest origin is a multiple of
    /// this; for none where it is 0.
    Only(u32),
}

impl Emit {
    /// The stream that the step is about.
    pub fn stream(self) -> Option<u32> {
        match self {
            Emit::Vertex(stream) | Emit::EndPrimitive(stream) => Some(stream),
            Emit::Only(_) => None,
        }
    }

    /// Whether a shader that identifies an input primitive by `origin` stops here.
    pub fn stops(self, origin: u32) -> bool {
        match self {
            Emit::Only(every) => origin.checked_rem(every) != Some(0),
            Emit::Vertex(_) | Emit::EndPrimitive(_) => false,
        }
    }
}
