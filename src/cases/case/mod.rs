//! Floor 6: what a case is.
//!
//! [`Case`] and the parts of it, one key of the format each. Reading case files is
//! `case_file`, finding them is `catalog`.
//!
//! * [`Body`] – what a case checks, and with it what it consists of.
//! * [`program`] – a pipeline that captures.
//! * [`rules`] – the rules of transform feedback, by number.
//! * [`gl_calls`] – calls that only OpenGL has.
//! * [`sequence`] – the API sequence as a file states it.
//! * [`size`] – the size of a range.
//! * [`spelled`] – values that a file states as texts of a notation of their own.
//! * [`special_floats`] – zeros and infinities, which only an execution mode preserves.

pub mod definition;
pub mod expected;
mod given;
pub mod gl_calls;
pub mod interface;
pub mod list;
pub mod memory;
pub mod packed_interface;
pub mod packing;
pub mod pipeline;
pub mod position;
pub mod probe;
pub mod program;
pub mod refusal;
pub mod required_limits;
pub mod rules;
pub mod sequence;
pub mod size;
pub mod special_floats;
pub mod spelled;

pub use expected::ExpectedTable;
pub use list::List;
pub use memory::MemoryCase;
pub use packing::ExpectedPlacement;
pub use probe::Probe;
pub use program::{Program, Shaders, Values};

use crate::capture::{CaptureTable, Dialect, Request};
use crate::rewrite::capture::Method;
use crate::script::ValidScript;
use crate::script::gl_calls::GlCalls;
use crate::script::raster::Rasterized;
use crate::shader_test::ShaderTest;
use crate::types::{Interface, OutputVariable};
use refusal::RefusalCase;
use required_limits::RequiredLimit;

/// The dialect that every device case is laid out in: interfaces on which the
/// implementations disagree are not captured at all.
pub const DEVICE_DIALECT: Dialect = Dialect::Vulkan;

/// One case: its name, its purpose, and what it checks.
#[derive(Clone, Debug)]
pub struct Case {
    /// `xfb.<family>.<…>`.
    pub name: String,
    /// The purpose of the case, on one line.
    pub about: String,
    /// Numbers of the rules that it checks.
    pub rules: Vec<u8>,
    /// Reference tables that it reproduces: `W1`, `S0-ex1`.
    pub worked_tables: Vec<String>,
    /// The file that declares it, relative to the cases folder.
    pub file: String,
    /// Whether it is in the smoke list.
    pub smoke: bool,
    pub body: Body,
}

/// The check that a case performs, with its data.
#[derive(Clone, Debug)]
pub enum Body {
    /// The device captures what the model computes.
    Capture(Box<CaptureCase>),
    /// The engine gives the tables and packings that the file states; no device
    /// runs anything.
    Layout(Box<LayoutCase>),
    /// The engine lays out a block in memory as the file states; no device runs
    /// anything.
    Memory(Box<MemoryCase>),
    /// An invalid interface is refused in each of its forms.
    Refusal(Box<RefusalCase>),
    /// The device reports a limit that the specification requires.
    RequiredLimit(RequiredLimit),
    /// A `.shader_test` file passes.
    ShaderTest(Box<ShaderTest>),
    /// A device of OpenGL gives the answers that the file states.
    Calls(Box<GlCalls>),
}

/// A script that captures on a device, and the programs that it draws with.
#[derive(Clone, Debug)]
pub struct CaptureCase {
    /// The program that is bound when the script begins.
    pub program: Program,
    /// The programs that the script binds by number, from 1 on.
    pub extra_programs: Vec<Program>,
    /// Component `c` of program `n` is component `c + n * word_stride` of the case.
    pub word_stride: u32,
    pub script: ValidScript,
    /// Answers of the engine for the interface of `program`.
    pub references: References,
    /// The block in memory that the shaders read.
    pub memory: Option<MemoryCase>,
    /// The behaviour that the specification leaves unspecified.
    pub probe: Option<Probe>,
    /// The method by which the case is captured a second time, rewritten by the
    /// engine; the results must be the same.
    pub also_rewrite: Option<Method>,
}

impl CaptureCase {
    /// Every program, by its number.
    pub fn programs(&self) -> impl Iterator<Item = &Program> + Clone {
        std::iter::once(&self.program).chain(&self.extra_programs)
    }

    /// The components of built-in outputs that a device may count against its limits.
    /// Whether it does is left to probes (rule 24).
    pub fn counted_builtins(&self, program: &Program) -> u32 {
        if self.probe.is_some() {
            0
        } else {
            program.builtin_components()
        }
    }

    /// The rasterization of the primitives of all programs.
    pub fn rasterized(&self) -> Rasterized {
        let extra = self.extra_programs.iter().map(Program::rasterized);
        let programs = extra.fold(self.program.rasterized(), Rasterized::and);
        programs.and(self.script.rasterized())
    }
}

/// An interface for which the file states tables or packings.
#[derive(Clone, Debug)]
pub struct LayoutCase {
    pub interface: Interface,
    /// The names to capture, where the shader declares no captures.
    pub request: Option<Request>,
    pub references: References,
}

/// Answers that the engine must give for an interface, worked out by hand.
#[derive(Clone, Debug, Default)]
pub struct References {
    pub tables: Vec<ExpectedTable>,
    pub placements: Vec<ExpectedPlacement>,
    /// The inputs of the fragment shader with which the interface is packed; the
    /// default is every output as it is declared.
    pub inputs: Option<Vec<OutputVariable>>,
    /// The engine's table for a device without limits, which reading a case that
    /// captures computes; only if a table states it ([`References::states_unlimited`]).
    pub unlimited: Option<CaptureTable>,
}

impl References {
    /// Whether a table is that of a device without limits.
    pub fn states_unlimited(&self) -> bool {
        let mut tables = self.tables.iter();
        tables.any(|table| table.limits.is_none() && table.dialects().contains(&DEVICE_DIALECT))
    }
}

impl Case {
    /// The script and programs of a case that captures on a device.
    pub fn capture(&self) -> Option<&CaptureCase> {
        let Body::Capture(capture) = &self.body else {
            return None;
        };
        Some(capture)
    }

    /// Whether the case executes commands on a device. A required limit is compared
    /// with what the device reports, and executes nothing.
    pub fn executes(&self) -> bool {
        match &self.body {
            Body::Capture(_) | Body::ShaderTest(_) => true,
            Body::Layout(_)
            | Body::Memory(_)
            | Body::Refusal(_)
            | Body::RequiredLimit(_)
            | Body::Calls(_) => false,
        }
    }

    /// The capture of the case, mutable, if it is one.
    pub fn capture_mut(&mut self) -> Option<&mut CaptureCase> {
        let Body::Capture(capture) = &mut self.body else {
            return None;
        };
        Some(capture)
    }

    /// The interface that the case declares.
    pub fn interface(&self) -> Option<&Interface> {
        match &self.body {
            Body::Capture(capture) => Some(&capture.program.interface),
            Body::Layout(layout) => Some(&layout.interface),
            Body::Refusal(refusal) => Some(&refusal.interface),
            Body::Memory(_) | Body::RequiredLimit(_) | Body::ShaderTest(_) | Body::Calls(_) => None,
        }
    }

    /// The captures that the case requests by name.
    pub fn request(&self) -> Option<&Request> {
        match &self.body {
            Body::Capture(capture) => capture.program.request.as_ref(),
            Body::Layout(layout) => layout.request.as_ref(),
            Body::Refusal(_)
            | Body::Memory(_)
            | Body::RequiredLimit(_)
            | Body::ShaderTest(_)
            | Body::Calls(_) => None,
        }
    }

    /// The block in memory that the case declares.
    pub fn memory(&self) -> Option<&MemoryCase> {
        match &self.body {
            Body::Capture(capture) => capture.memory.as_ref(),
            Body::Memory(memory) => Some(memory),
            Body::Layout(_)
            | Body::Refusal(_)
            | Body::RequiredLimit(_)
            | Body::ShaderTest(_)
            | Body::Calls(_) => None,
        }
    }

    /// The behaviour that the specification leaves unspecified.
    pub fn probe(&self) -> Option<&Probe> {
        self.capture()?.probe.as_ref()
    }

    /// The contents of a `.shader_test` file.
    pub fn shader_test(&self) -> Option<&ShaderTest> {
        let Body::ShaderTest(test) = &self.body else {
            return None;
        };
        Some(test)
    }

    /// Whether only a device of OpenGL can judge the case.
    pub fn is_of_opengl(&self) -> bool {
        matches!(self.body, Body::Calls(_))
    }

    /// Whether the driver may crash or hang, so that the case runs in a process of
    /// its own.
    pub fn needs_own_process(&self) -> bool {
        self.probe().is_some_and(|probe| probe.own_process)
    }
}
