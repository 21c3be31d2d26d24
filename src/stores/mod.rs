//! The stores of captured data that a driver compiled, read from its own texts of its shaders
//! and compared with the layout that a case requires: a wrong offset is found without the
//! hardware that would store there.
//!
//! Each driver has a reader of what it prints. A text that a reader does not know is
//! [`Unreadable`], and nothing is concluded from it.
//!
//! Vulkan chapter "Fixed-Function Vertex Post-Processing", "Transform Feedback".

mod compare;
mod linear;
mod nir;
mod radv;
mod value;

pub use compare::{Captured, StoreFault, StoreFaultKind, compare, unidentified};

use crate::script::Capabilities;
use crate::script::executor::ShaderText;
use linear::Linear;
use thiserror::Error;

/// The stores of a program to its capture buffers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The bytes from one vertex to the next in each buffer, where the driver states them.
    strides: Vec<u32>,
    stores: Vec<StoredWord>,
}

/// A word that a shader stores.
#[derive(Clone, Debug, PartialEq, Eq)]
struct StoredWord {
    binding: u32,
    /// Bytes from what the invocation stores first.
    at: u32,
    /// The part of the address that is the same for all invocations.
    start: Linear,
    step: Option<Step>,
    /// A number of the expression that counts the invocations which store.
    counter: Option<u64>,
    /// The place from which it is taken, where an invocation stores the outputs of several
    /// vertices.
    source: Option<Linear>,
    /// The position of that vertex in the primitive, where the text shows it.
    order: Option<u32>,
    /// The values for a vertex whose inputs are all zero, where they are known.
    bits: Vec<u32>,
    /// The statement in the driver's text.
    line: String,
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
    #[error("a driver whose texts of shaders can be read (radv), not {driver}")]
    Driver { driver: String },
    /// There is no text of the shaders.
    #[error("a text of these shaders from the driver")]
    NoText,
    /// The outputs of the shader go through memory of the driver.
    #[error("a text of the shader that copies the outputs of the geometry shader")]
    Ring,
    /// A statement is written in an unknown way.
    #[error("a text that can be read: {line}")]
    Line { line: String },
}

/// Reads the stores of a program from the texts that a driver prints of it.
///
/// # Errors
/// [`Unreadable`]
pub fn read(device: &Capabilities, texts: &[ShaderText]) -> Result<Reading, Unreadable> {
    match device.driver_name.as_str() {
        radv::DRIVER => radv::read(texts),
        other => Err(Unreadable::Driver {
            driver: other.to_owned(),
        }),
    }
}
