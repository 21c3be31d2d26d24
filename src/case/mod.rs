//! Floor 6: what a case is, and where cases come from.
//!
//! * [`library`] – all cases, embedded or of a folder; [`select`] – the ones
//!   that a command line means.
//! * [`raw`] – the format of a case file; [`expand`] – a file into its cases,
//!   by way of [`axes`], [`pairs`], [`expression`], [`interface`], [`request`],
//!   [`pipeline`], [`steps`], [`barriers`], [`consume`], [`counters`], [`draws`], [`queries`], [`room`], [`places`], [`table`] and [`placement`];
//!   [`error`] – every mistake, with its place.
//! * [`shader_test`] – piglit's `.shader_test` files as cases.
//! * [`sources`] – the only reader of case files and shaders.
//! * [`tessellation`] – patches of any levels.
//! * [`template`] – the shaders that write known values into every output;
//!   [`glsl`] and [`drawn`] – the parts of them that follow from the interface.
//! * [`generated`] – cases that come of a seed; [`fuzz`] – sequences that do.
//! * [`memory`] – cases that read a block in memory.
//! * [`probe`] – what a case leaves open, to be recorded.
//! * [`random`] – random interfaces, their captures and requests, from seeds.
//! * [`negative`] – interfaces that must be refused.
//! * [`reads`] – an interface packed with a fragment shader that reads it.
//! * [`like`] – cases of one file as cases of others.
//! * [`programs`] – the further programs of a case.
//! * [`stated`] – what hand-written shaders find in memory and capture.
//! * [`ordered`] – that what a step reads has its barrier.
//! * [`states`] – dynamic state, and what draws depend on.
//! * [`rules`] – what transform feedback demands, by number.
//! * [`sequence`] – the API sequence as a file states it.
//! * [`size`] – the size of a range.
//! * [`advertised`] – what devices must say of themselves.
//! * [`worked`] – which case reproduces which worked table.

pub mod advertised;
pub mod axes;
pub mod barriers;
pub mod consume;
pub mod counters;
pub mod drawn;
pub mod draws;
pub mod error;
pub mod expand;
pub mod expression;
pub mod fuzz;
pub mod generated;
pub mod glsl;
pub mod interface;
pub mod library;
pub mod like;
pub mod memory;
pub mod negative;
pub mod ordered;
pub mod pairs;
pub mod pipeline;
pub mod placement;
pub mod places;
pub mod probe;
pub mod programs;
pub mod queries;
pub mod random;
pub mod raw;
pub mod reads;
pub mod request;
pub mod room;
pub mod rules;
pub mod select;
pub mod sequence;
pub mod shader_test;
pub mod size;
pub mod sources;
pub mod stated;
pub mod states;
pub mod steps;
pub mod table;
pub mod template;
pub mod tessellation;
pub mod worked;

pub use error::{CaseError, Problem};
pub use library::Library;
pub use memory::MemoryCase;
pub use placement::ExpectedPlacement;
pub use probe::Probe;

use crate::capture::{
    self, Buffer, CaptureError, Captured, Dialect, Options, Output, Request, Varying,
};
use crate::packing::CaptureLimits;
use crate::rewrite::capture::Method;
use crate::script::consume::ReadAs;
use crate::script::program::{Assembly, Build, Dynamic, Pass};
use crate::script::raster::{Raster, Rasterized};
use crate::script::{Resource, Script};
use crate::types::{Interface, OutputVariable, Stage};

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
    /// What is asked for by names, where the shader says nothing itself.
    pub request: Option<Request>,
    /// Expected tables, written by hand in the case file.
    pub tables: Vec<ExpectedTable>,
    /// What the text leaves open, where the case finds out what a device does.
    pub probe: Option<Probe>,
    /// What the device must say of itself, where nothing is run.
    pub advertised: Option<advertised::Advertised>,
    /// How the interface is refused, where it is wrong on purpose.
    pub negative: Option<negative::Negative>,
    /// What the fragment shader reads, where the case file says it; else every
    /// output as it is declared.
    pub inputs: Option<Vec<OutputVariable>>,
    /// Where packing must put the varyings, written by hand in the case file.
    pub placements: Vec<ExpectedPlacement>,
    /// A block in memory: what its layout must be, and what is read of it.
    pub memory: Option<MemoryCase>,
    /// What a device has to do; `None` for a host-only case.
    pub device: Option<DeviceCase>,
    /// What a `.shader_test` file asks for; such a case has neither tables nor a
    /// script of its own.
    pub shader_test: Option<Box<shader_test::ShaderTest>>,
}

impl Case {
    /// What the engine reads of the case: the capture that it asks for by
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

/// A table that the engine must give for the case's interface.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedTable {
    /// The dialects it holds for.
    pub dialects: Vec<Dialect>,
    /// The limits it holds for, where it matters.
    pub limits: Option<CaptureLimits>,
    pub expected: Expected,
}

/// What the engine must answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// These rows; a part that the file leaves out is not compared.
    Table {
        varyings: Vec<Varying>,
        /// For each varying what GL tells as the length of its name, if stated.
        name_lengths: Vec<Option<u32>>,
        buffers: Option<Vec<Buffer>>,
        outputs: Option<Vec<Output>>,
    },
    /// A refusal by the rule of this name.
    Refused(String),
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
    pub position: glsl::Position,
    /// Whether a fragment shader is part of the pipeline.
    pub rasterize: bool,
    /// Whether points are drawn into an image that is looked at.
    pub image: bool,
    /// Views of the passes, each with a layer of the image.
    pub views: u32,
    /// Packing of the capturing stage and a fragment shader.
    pub packed: Option<reads::Packing>,
    /// Captured a second time through the engine, in this way, to the same end.
    pub again: Option<Method>,
    /// Device features that the case needs, by their Vulkan names.
    pub features: Vec<String>,
    pub script: Script,
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

/// Source text of one stage.
#[derive(Clone, Debug, PartialEq)]
pub struct StageSource {
    pub stage: Stage,
    /// File name, or the case's name for generated text; used in messages.
    pub name: String,
    pub language: Language,
    pub text: String,
}

/// What the text of a stage is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    Glsl,
    SpirvAssembly,
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
