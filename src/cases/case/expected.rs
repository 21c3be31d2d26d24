//! The tables that the engine must give for an interface.

use super::given::given;
use crate::capture::{Buffer, Dialect, Output, Varying};
use crate::packing::CaptureLimits;
use crate::spanned::Spanned;
use crate::units::{
    Binding, BufferIndex, ByteOffset, Component, Location, Stream, Stride, is_default,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A table that the engine must give for the case's interface.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedTable {
    /// The dialects it holds for.
    pub dialects: Vec<Dialect>,
    /// The limits it holds for, where it matters.
    pub limits: Option<CaptureLimits>,
    pub expected: Expected,
}

/// The expected result of the capture engine: its tables, or the rule of its refusal.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// The table has these rows; a part that the file omits is not compared.
    Table {
        varyings: Vec<Varying>,
        /// For each varying the length of its name that GL reports, if stated.
        name_lengths: Vec<Option<u32>>,
        buffers: Option<Vec<Buffer>>,
        outputs: Option<Vec<Output>>,
    },
    /// A refusal by the rule of this name.
    Refused(String),
}

/// A `[[table]]`: the capture table that the engine must compute, or the rule by which
/// it must refuse. The rows are those of the JSON of `xfb table`.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TableDefinition {
    /// The dialects that the table is for; the default is all.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dialects: Vec<Dialect>,
    /// The limits that the table is for, as `xfb table --limits` takes them.
    #[serde(default, deserialize_with = "given")]
    pub limits: Option<Spanned<String>>,
    /// The rule of a refusal, in place of a table.
    #[serde(default, deserialize_with = "given")]
    pub refused: Option<String>,
    /// The varyings in order.
    pub varyings: Option<Vec<VaryingRow>>,
    /// The active buffers in order; not compared where omitted.
    pub buffers: Option<Vec<BufferRow>>,
    /// The captured outputs in order; not compared where omitted.
    pub outputs: Option<Vec<Spanned<OutputRow>>>,
}

/// An expected varying.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VaryingRow {
    /// The name.
    pub name: Spanned<String>,
    /// The GL type; `GL_NONE` for a marker.
    #[serde(rename = "type")]
    pub ty: Spanned<String>,
    /// The array size; the default is 1, and 0 for a marker.
    pub size: Option<u32>,
    /// The byte offset, which only a marker does not have.
    pub offset: Option<Spanned<ByteOffset>>,
    /// The index among the active buffers; the default is 0.
    pub buffer_index: Option<Spanned<BufferIndex>>,
    /// The binding; the default is the buffer index.
    pub binding: Option<Spanned<Binding>>,
    /// The captured components of a vector, as letters of `xyzw`, if not all are captured.
    pub components: Option<Spanned<String>>,
    /// The length of the name that GL reports; not compared where omitted.
    pub name_length: Option<u32>,
}

/// An expected buffer.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BufferRow {
    /// The binding.
    pub binding: Binding,
    /// The stride.
    pub stride: Stride,
    /// The vertex stream; the default is 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stream: Stream,
    /// The indices of its varyings.
    pub varyings: Vec<u32>,
}

/// An expected output, at a location or of a built-in.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OutputRow {
    /// The location.
    pub location: Option<Location>,
    /// The built-in by its GLSL name.
    #[serde(default, deserialize_with = "given")]
    pub builtin: Option<Spanned<String>>,
    /// The first component.
    #[serde(default, skip_serializing_if = "is_default")]
    pub component: Component,
    /// The number of components.
    pub components: u32,
    /// The binding; the default is 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub binding: Binding,
    /// The vertex stream; the default is 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stream: Stream,
    /// The byte offset.
    pub offset: ByteOffset,
}
