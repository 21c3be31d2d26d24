//! A pipeline that captures: its interface, its shaders, its state.

use super::packed_interface::FragmentPacking;
use super::position::PositionName;
use crate::capture::{self, CaptureError, Captured, Options, Request};
use crate::model::inputs::CapturedInput;
use crate::script::consume::ReadAs;
use crate::script::program::{Assembly, Build, Dynamic, Pass, ProgramState};
use crate::script::raster::{Fill, Raster, Rasterized};
use crate::script::requirements::limits::LimitRequirement;
use crate::script::requirements::pipeline::Pipeline;
use crate::script::{Feature, Resource, Topology};
use crate::sources::StageSource;
use crate::types::interface::BuiltIn;
use crate::types::{Interface, Stage};

/// A program of a case.
#[derive(Clone, Debug)]
pub struct Program {
    /// The name of the case, with the program's own where there are several.
    pub name: String,
    /// The outputs of the capturing stage.
    pub interface: Interface,
    /// The names to capture, where the shader declares no captures.
    pub request: Option<Request>,
    /// The seed of the values that the shaders write.
    pub seed: u32,
    pub shaders: Shaders,
    /// GLSL that declares the outputs, in place of the generated declarations.
    pub declarations: Option<String>,
    /// Outputs and parts of outputs that the generated shader never writes.
    pub unwritten: Vec<String>,
    /// Outputs whose values its shaders read as floats from outside.
    pub float_inputs: Vec<String>,
    /// A vertex shader in place of the generated one before the capturing stage.
    pub origin: Option<StageSource>,
    pub assembly: Assembly,
    /// The state that commands set.
    pub dynamic: Vec<Dynamic>,
    /// Whether a command sets the topology to points.
    pub sets_points: bool,
    /// The input by which its shaders read captured data, if they do.
    pub reads: Option<ReadAs>,
    /// The kind of render pass that it draws in.
    pub pass: Pass,
    pub raster: Raster,
    /// The method by which the pipeline is created.
    pub build: Build,
    /// The value of a gl_Position that the interface does not declare.
    pub position: PositionName,
    /// Whether a fragment shader is part of the pipeline.
    pub rasterize: bool,
    /// Whether points are drawn into an image that is read back.
    pub image: bool,
    /// Views of the passes, each with a layer of the image.
    pub views: u32,
    /// The packing of the capturing stage with a fragment shader.
    pub packed: Option<FragmentPacking>,
    /// Required device features.
    pub features: Vec<Feature>,
    /// The source of the expected values.
    pub values: Values,
    /// Buffers and push constants that the shaders use.
    pub resources: Vec<Resource>,
}

impl Program {
    /// Returns the capture that the engine reads from the program: the one that is
    /// requested by names, or the one that its shader declares.
    ///
    /// # Errors
    /// The first rule that the capture breaks.
    pub fn captured(&self, options: &Options) -> Result<Captured<'_>, CaptureError> {
        capture::read(&self.interface, self.request.as_ref(), options)
    }

    /// The program without its modules and resources.
    pub fn state(&self) -> ProgramState<'_> {
        ProgramState {
            assembly: &self.assembly,
            dynamic: &self.dynamic,
            raster: &self.raster,
            build: self.build,
            pass: self.pass,
            has_fragment_shader: self.rasterize,
            features: &self.features,
        }
    }

    /// Returns the properties of the program that determine its requirements.
    pub fn pipeline(&self) -> Pipeline<'_> {
        Pipeline {
            interface: &self.interface,
            state: self.state(),
            views: self.views,
            image: self.image,
            packed: self.packed.as_ref().is_some_and(|packing| !packing.as_is),
            resources: &self.resources,
        }
    }

    /// The limits of a device that the program may exceed, and what it needs of each,
    /// where so many components of built-in outputs count beside the locations.
    pub fn limits(&self, builtins: u32) -> Vec<LimitRequirement> {
        let locations = capture::location_count(&self.interface)
            .expect("a program is built from an interface that can be captured");
        self.pipeline().limits(locations, builtins)
    }

    /// The components of the built-in outputs that the capturing shader has; a
    /// hand-written one has those that a generated one would. Where the interface does
    /// not declare gl_PerVertex, the compiler declares all of its members.
    pub fn builtin_components(&self) -> u32 {
        /// gl_Position, gl_PointSize, and a distance of each kind.
        const PER_VERTEX: u32 = 4 + 1 + 1 + 1;
        let leaves = self.interface.leaves();
        let builtins = leaves.iter().filter(|leaf| leaf.builtin.is_some());
        let declared: u32 = builtins.map(|leaf| leaf.ty.components()).sum();
        let undeclared = |builtin| leaves.iter().all(|leaf| leaf.builtin != Some(builtin));
        let mut distances = [BuiltIn::ClipDistance, BuiltIn::CullDistance].into_iter();
        let positioned = self.image || self.position != PositionName::Unwritten;
        let sized = self.interface.stage == Stage::Vertex && self.draws_points();
        let position = positioned && undeclared(BuiltIn::Position);
        let size = sized && undeclared(BuiltIn::PointSize);
        let whole = undeclared(BuiltIn::Position)
            && undeclared(BuiltIn::PointSize)
            && distances.all(undeclared);
        declared
            + if whole && (position || size) {
                PER_VERTEX
            } else {
                4 * u32::from(position) + u32::from(size)
            }
    }

    /// Whether the vertex shader may be drawn as points, so that it has to say how large
    /// they are (VUID-VkGraphicsPipelineCreateInfo-topology-08773,
    /// VUID-vkCmdDraw-primitiveTopology-10748): by its own topology, by one that a
    /// command sets, or as the corners of polygons.
    pub fn draws_points(&self) -> bool {
        self.assembly.topology == Topology::Points
            || self.raster.fill == Fill::Point
            || self.sets_points
    }

    /// Adds the features that the pipeline requires to those that the file states.
    pub fn add_features(&mut self) {
        let required = self.pipeline().features();
        self.features
            .extend(required.features().map(|(feature, _)| feature));
        let packed = self.packed.iter().flat_map(FragmentPacking::features);
        self.features.extend(packed);
        self.features.sort();
        self.features.dedup();
    }

    /// The rasterization of its primitives.
    pub fn rasterized(&self) -> Rasterized {
        let stream = self.assembly.rasterized_stream();
        self.raster.rasterized(self.rasterize, stream)
    }
}

/// The shaders of a program.
#[derive(Clone, Debug, PartialEq)]
pub enum Shaders {
    /// Generated from the interface.
    Generated,
    /// Written by hand.
    Written(Vec<StageSource>),
}

/// Expected values of captured components.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// Values that `model::values` computes.
    Generated,
    /// Values of the case file: `words[vertex][component]` for every source vertex of a
    /// draw and every component of the interface; `None` where undefined.
    HandWritten(Vec<Vec<Option<u32>>>),
    /// Built-in inputs of the stages, one for every component of the interface.
    Inputs(Vec<CapturedInput>),
}
