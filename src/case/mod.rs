//! Floor 6: what a case is.
//!
//! [`Case`] and the parts of it, one key of the format each. Reading case files is
//! `case_file`, finding them is `catalog`.
//!
//! * [`rules`] – the rules of transform feedback, by number.
//! * [`sequence`] – the API sequence as a file states it.
//! * [`size`] – the size of a range.

pub mod definition;
pub mod expected;
mod given;
pub mod interface;
pub mod list;
pub mod memory;
pub mod packed_interface;
pub mod packing;
pub mod pipeline;
pub mod position;
pub mod probe;
pub mod refusal;
pub mod required_limits;
pub mod rules;
pub mod sequence;
pub mod size;

pub use expected::{Expected, ExpectedTable};
pub use list::List;
pub use memory::MemoryCase;
pub use packing::ExpectedPlacement;
pub use probe::Probe;

use crate::capture::{self, CaptureError, Captured, Dialect, Options, Request};
use crate::rewrite::capture::Method;
use crate::script::consume::ReadAs;
use crate::script::program::{Assembly, Build, Dynamic, Pass};
use crate::script::raster::{Raster, Rasterized};
use crate::script::{Resource, ValidScript};
use crate::shader_test::ShaderTest;
use crate::sources::StageSource;
use crate::types::{Interface, OutputVariable};
use packed_interface::Packing;
use position::PositionName;
use refusal::Negative;
use required_limits::Advertised;

/// The dialect that every device case is laid out in: interfaces on which the
/// implementations disagree are not captured at all.
pub const DEVICE_DIALECT: Dialect = Dialect::Vulkan;

/// One case: an interface, what its tables must be, and – unless it is about
/// tables only – a script to run on a device.
#[derive(Clone, Debug)]
pub struct Case {
    /// `xfb.<family>.<…>`.
    pub name: String,
    /// One line: what the case is about.
    pub about: String,
    /// Numbers of the rules it checks.
    pub rules: Vec<u8>,
    /// Worked tables that it reproduces: `W1`, `S0-ex1`.
    pub worked_tables: Vec<String>,
    /// The file it comes from, relative to the cases folder.
    pub file: String,
    /// Whether it is in the smoke list.
    pub smoke: bool,
    /// Outputs of the capturing stage, as the case file declares them.
    pub interface: Interface,
    /// The capture by names, for a shader that declares none.
    pub request: Option<Request>,
    /// Expected tables, written by hand in the case file.
    pub tables: Vec<ExpectedTable>,
    /// What the text leaves open, where the case finds out what a device does.
    pub probe: Option<Probe>,
    /// What the device must say of itself, where nothing is run.
    pub advertised: Option<Advertised>,
    /// How the interface is refused, where it is wrong on purpose.
    pub negative: Option<Negative>,
    /// What the fragment shader reads, where the case file says it; else every
    /// output as it is declared.
    pub inputs: Option<Vec<OutputVariable>>,
    /// Where packing must put the varyings, written by hand in the case file.
    pub placements: Vec<ExpectedPlacement>,
    /// A block in memory: what its layout must be, and what is read of it.
    pub memory: Option<MemoryCase>,
    /// What a device has to do; `None` for a host-only case.
    pub device: Option<DeviceCase>,
    /// The contents of a `.shader_test` file; such a case has neither tables nor a
    /// script of its own.
    pub shader_test: Option<Box<ShaderTest>>,
}

impl Case {
    /// What the engine reads of the case: the capture that it requests by
    /// names, or the one that its shader declares.
    ///
    /// # Errors
    /// The first rule that the capture breaks.
    pub fn captured(&self, options: &Options) -> Result<Captured<'_>, CaptureError> {
        match &self.request {
            Some(request) => capture::requested(&self.interface, request, options),
            None => capture::declared(&self.interface, options),
        }
    }
}

/// The device side of a case.
#[derive(Clone, Debug)]
pub struct DeviceCase {
    pub shaders: Shaders,
    /// GLSL that declares the outputs, in place of the generated.
    pub declarations: Option<String>,
    /// Outputs and parts of outputs that the generated shader never writes.
    pub unwritten: Vec<String>,
    /// A vertex shader in place of the generated one before the capturing stage.
    pub origin: Option<StageSource>,
    pub assembly: Assembly,
    /// State of it that commands set.
    pub dynamic: Vec<Dynamic>,
    /// How its shaders read captured data, if they do.
    pub reads: Option<ReadAs>,
    /// What is drawn inside of.
    pub pass: Pass,
    pub raster: Raster,
    /// How the pipeline is made.
    pub build: Build,
    /// What is written to a gl_Position that the case does not declare.
    pub position: PositionName,
    /// Whether a fragment shader is part of the pipeline.
    pub rasterize: bool,
    /// Whether points are drawn into an image that is looked at.
    pub image: bool,
    /// Views of the passes, each with a layer of the image.
    pub views: u32,
    /// Packing of the capturing stage and a fragment shader.
    pub packed: Option<Packing>,
    /// Captured a second time through the engine, in this way, to the same end.
    pub again: Option<Method>,
    /// Device features that the case needs, by their Vulkan names.
    pub features: Vec<String>,
    pub script: ValidScript,
    /// Where the expected values of a hand-written shader come from; the
    /// generated shaders' are known.
    pub values: Values,
    /// Buffers and push constants that the shaders use.
    pub resources: Vec<Resource>,
    /// What else the script draws with, by number from 1 on; each a case of its
    /// own, whose script is this one's.
    pub further: Vec<Case>,
    /// Word `w` of program `n` is word `w + n * words_apart` of the case.
    pub words_apart: u32,
}

impl DeviceCase {
    /// What of the primitives of all programs comes to be rasterized.
    pub fn rasterized(&self) -> Rasterized {
        let own = self.raster.rasterized(self.rasterize);
        let further = self.further.iter().filter_map(|case| case.device.as_ref());
        further
            .map(DeviceCase::rasterized)
            .fold(own, Rasterized::and)
    }
}

/// The shaders of a case.
#[derive(Clone, Debug, PartialEq)]
pub enum Shaders {
    /// Generated from the interface.
    Generated,
    /// Written by hand.
    Written(Vec<StageSource>),
}

/// Expected values of captured words.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// `model::values` names every word.
    Generated,
    /// Stated in the case file: `words[origin][word]` for every vertex of the
    /// draw and every word of the interface; `None` where undefined.
    Stated(Vec<Vec<Option<u32>>>),
}
