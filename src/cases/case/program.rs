//! A pipeline that captures: its interface, its shaders, its state.

use super::pipeline::Pipeline;
use super::position::PositionName;
use crate::capture::{self, CaptureError, Captured, Options, Request};
use crate::model::inputs::CapturedInput;
use crate::script::program::{Assembly, ProgramState};
use crate::script::raster::{Fill, Rasterized};
use crate::script::requirements::{self, limits::LimitRequirement};
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
    /// The stages and the state, as the case states them.
    pub pipeline: Pipeline,
    pub shaders: Shaders,
    /// GLSL that declares the outputs, in place of the generated declarations.
    pub declarations: Option<String>,
    /// Outputs and parts of outputs that the generated shader never writes.
    pub unwritten: Vec<String>,
    /// Outputs whose values its shaders read as floats from outside.
    pub float_inputs: Vec<String>,
    /// A vertex shader in place of the generated one before the capturing stage.
    pub origin: Option<StageSource>,
    /// The assembly of its primitives.
    pub assembly: Assembly,
    /// Whether a command sets the topology to points.
    pub sets_points: bool,
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

    /// The program without its modules.
    pub fn state(&self) -> ProgramState<'_> {
        ProgramState {
            assembly: &self.assembly,
            dynamic: &self.pipeline.dynamic,
            raster: &self.pipeline.raster,
            build: self.pipeline.build,
            pass: self.pipeline.pass,
            has_fragment_shader: self.pipeline.has_fragment_shader(),
            features: &self.features,
            resources: &self.resources,
        }
    }

    /// Returns the properties of the program that determine its requirements.
    fn capturing_pipeline(&self) -> requirements::pipeline::Pipeline<'_> {
        requirements::pipeline::Pipeline {
            interface: &self.interface,
            state: self.state(),
            views: self.pipeline.view_count(),
            image: self.pipeline.image,
            packed: self.pipeline.packing().is_some(),
            resources: &self.resources,
        }
    }

    /// The limits of a device that the program may exceed, and what it needs of each,
    /// where this number of components of built-in outputs counts beside the locations.
    pub fn limits(&self, builtins: u32) -> Vec<LimitRequirement> {
        let locations = capture::location_count(&self.interface)
            .expect("a program is built from an interface that can be captured");
        self.capturing_pipeline().limits(locations, builtins)
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
        let positioned = self.pipeline.image || self.pipeline.position != PositionName::Unwritten;
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

    /// Whether the vertex shader may be drawn as points, so that it has to state how large
    /// they are (VUID-VkGraphicsPipelineCreateInfo-topology-08773,
    /// VUID-vkCmdDraw-primitiveTopology-10748): by its own topology, by one that a
    /// command sets, or as the corners of polygons.
    pub fn draws_points(&self) -> bool {
        self.assembly.topology == Topology::Points
            || self.pipeline.raster.fill == Fill::Point
            || self.sets_points
    }

    /// Adds the features that the pipeline requires to those that the file states.
    pub fn add_features(&mut self) {
        let required = self.capturing_pipeline().features();
        self.features
            .extend(required.features().map(|(feature, _)| feature));
        if let Some(packed) = &self.pipeline.packed {
            self.features.extend(packed.features(&self.interface));
        }
        self.features.sort();
        self.features.dedup();
    }

    /// The rasterization of its primitives.
    pub fn rasterized(&self) -> Rasterized {
        let stream = self.assembly.rasterized_stream();
        let has_fragment_shader = self.pipeline.has_fragment_shader();
        self.pipeline.raster.rasterized(has_fragment_shader, stream)
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
