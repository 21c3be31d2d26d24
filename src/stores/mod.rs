//! The stores of captured data, read from a driver's own texts and compared with the layout and the
//! script that a case requires: a wrong offset is found without the hardware that would store
//! there.
//!
//! Each driver has a reader of what it prints: its compiled shaders, where they store by
//! themselves, or the commands that it submits, where the hardware does. A text that a reader does not know is
//! [`Unreadable`], and nothing is concluded from it.
//!
//! Vulkan chapter "Fixed-Function Vertex Post-Processing", "Transform Feedback".

mod captures;
mod compare;
mod linear;
mod nir;
mod nvk;
mod push;
mod radv;
mod value;

pub use compare::{Captured, StoreFault, StoreFaultKind, compare, unidentified};

use crate::capture::Register;
use crate::script::capabilities::StoreSource;
use crate::script::executor::{Execution, ShaderText};
use crate::script::{Capabilities, Script};
use linear::Linear;
use std::collections::BTreeSet;
use thiserror::Error;

/// Variables by which drivers are made to print what is read, with their values.
pub const VARIABLES: [(&str, &str); 1] = [("NVK_DEBUG", "push")];

/// The stores of a program to its capture buffers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The bytes from one vertex to the next in each buffer, where the driver states them.
    strides: Vec<u32>,
    /// The stream of each buffer, where the driver states them.
    streams: Vec<u32>,
    stores: Vec<StoredWord>,
}

/// A word that a shader stores.
#[derive(Clone, Debug, PartialEq, Eq)]
struct StoredWord {
    binding: u32,
    /// Bytes from what the invocation stores first.
    at: u32,
    /// The part of the address that is the same for all invocations, where it is computed.
    start: Option<Linear>,
    step: Option<Step>,
    /// A number of the expression that counts the invocations which store.
    counter: Option<u64>,
    /// The place from which it is taken, where an invocation stores the outputs of several
    /// vertices.
    source: Option<Linear>,
    /// The position of that vertex in the primitive, where the text shows it.
    order: Option<u32>,
    contents: Contents,
    /// The statement in the driver's text.
    line: String,
}

/// The contents of a word.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Contents {
    /// The values for a vertex whose inputs are all zero, where they are known.
    Values(Vec<u32>),
    /// A component of one of these outputs.
    Outputs(Vec<(Register, u32)>),
}

/// The distance between the stores of two invocations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// Bytes for each vertex of each invocation before.
    Vertex(u32),
    /// Bytes for each invocation before.
    Invocation(u32),
}

/// The reason why the stores of a program are not known.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unreadable {
    /// No reader is written for the driver.
    #[error("a driver whose texts can be read (radv, NVK), not {driver}")]
    Driver { driver: String },
    /// There is no text of the shaders.
    #[error("a text of these shaders from the driver")]
    NoText,
    /// There is no text of the submitted commands.
    #[error("a text of the submitted commands (NVK_DEBUG=push)")]
    NoCommands,
    /// The outputs of the shader go through memory of the driver.
    #[error("a text of the shader that copies the outputs of the geometry shader")]
    Ring,
    /// A statement is written in an unknown way.
    #[error("a text that can be read: {line}")]
    Line { line: String },
}

impl Unreadable {
    fn line(line: &str) -> Unreadable {
        Unreadable::Line {
            line: line.to_owned(),
        }
    }
}

/// The stores of a job, as a driver's texts show them.
#[derive(Debug, Default)]
pub struct Stores {
    /// The differences between the captures of the script and those that are submitted.
    pub faults: Vec<StoreFault>,
    /// The stores of programs, each with the number of the program.
    pub readings: Vec<(usize, Reading)>,
}

/// Reads the stores of a job from the texts that a driver prints of it. The programs capture to
/// these bindings.
///
/// # Errors
/// [`Unreadable`]
pub fn read(
    device: &Capabilities,
    script: &Script,
    execution: &Execution,
    bindings: &[BTreeSet<u32>],
) -> Result<Stores, Unreadable> {
    match device.store_source() {
        StoreSource::Shaders if device.driver_name == radv::DRIVER => {
            let none: &[ShaderText] = &[];
            let texts = (0..bindings.len()).map(|program| {
                let texts = execution.shaders.get(program);
                Ok((program, radv::read(texts.map_or(none, Vec::as_slice))?))
            });
            Ok(Stores {
                readings: texts.collect::<Result<_, _>>()?,
                ..Stores::default()
            })
        }
        StoreSource::Commands if device.driver_name == nvk::DRIVER => {
            let commands = execution.commands.as_ref().ok_or(Unreadable::NoCommands)?;
            let submitted = nvk::submitted(&commands.text)?;
            let expected = captures::expected(script, commands);
            let drawn = expected.captures.iter().zip(&submitted.captures);
            let drawn = drawn.filter_map(|(expected, capture)| Some((expected.program?, capture)));
            let readings = drawn.map(|(program, capture)| Ok((program, capture.reading()?)));
            Ok(Stores {
                readings: readings.collect::<Result<_, _>>()?,
                faults: captures::compare(&expected, &submitted, bindings),
            })
        }
        _ => Err(Unreadable::Driver {
            driver: device.driver_name.clone(),
        }),
    }
}
