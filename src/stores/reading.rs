//! The stores of a program as they are read from a driver's texts, and the reasons why they are not.

use super::linear::Linear;
use crate::capture::Register;
use thiserror::Error;

/// The stores of a program to its capture buffers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The bytes from one vertex to the next in each buffer, where the driver states them.
    pub(super) strides: Vec<u32>,
    /// The stream of each buffer, where the driver states them.
    pub(super) streams: Vec<u32>,
    pub(super) stores: Vec<StoredWord>,
}

/// A word that a shader stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StoredWord {
    pub(super) binding: u32,
    /// Bytes from what the invocation stores first.
    pub(super) at: u32,
    /// The part of the address that is the same for all invocations, where it is computed.
    pub(super) start: Option<Linear>,
    pub(super) step: Option<Step>,
    /// A number of the expression that counts the invocations which store.
    pub(super) counter: Option<u64>,
    /// The place from which it is taken, where an invocation stores the outputs of several
    /// vertices.
    pub(super) source: Option<Linear>,
    /// The position of that vertex in the primitive, where the text shows it.
    pub(super) order: Option<u32>,
    pub(super) contents: Contents,
    /// The statement in the driver's text.
    pub(super) line: String,
}

/// The contents of a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Contents {
    /// The values for a vertex whose inputs are all zero, where they are known.
    Values(Vec<u32>),
    /// A component of one of these outputs.
    Outputs(Vec<(Register, u32)>),
}

/// The distance between the stores of two invocations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
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
    pub(super) fn line(line: &str) -> Unreadable {
        Unreadable::Line {
            line: line.to_owned(),
        }
    }
}
