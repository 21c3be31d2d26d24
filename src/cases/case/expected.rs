//! The tables that the engine must give for an interface.

use super::given::given;
use super::spelled::{FromText, Spelled, TABLE};
use crate::capture::{Buffer, Dialect, Output, Register, Varying};
use crate::packing::CaptureLimits;
use crate::spanned::Spanned;
use crate::types::interface::BuiltIn;
use crate::types::{GlType, Swizzle};
use crate::units::{
    Binding, BufferIndex, ByteOffset, Component, Location, Stream, Stride, is_default,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A `[[table]]`: the capture table that the engine must compute, or the rule by which
/// it must refuse. The rows are those of the JSON of `xfb table`.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "TableDefinition")]
pub struct ExpectedTable {
    /// The dialects that the table is for; the default is all.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dialects: Vec<Dialect>,
    /// The limits that the table is for, as `xfb table --limits` takes them.
    #[serde(default, deserialize_with = "given")]
    pub limits: Option<Spelled<CaptureLimits>>,
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

impl FromText for CaptureLimits {
    const KIND: &'static str = TABLE;

    fn from_text(text: &str) -> Result<CaptureLimits, String> {
        CaptureLimits::parse(text).map_err(|error| error.to_string())
    }
}

/// A mistake in a row, and its place.
#[derive(Clone, Debug)]
pub struct RowMistake {
    pub place: Range<usize>,
    pub why: String,
}

impl ExpectedTable {
    /// The dialects that the table is for.
    pub fn dialects(&self) -> &[Dialect] {
        match self.dialects.as_slice() {
            [] => Dialect::ALL,
            stated => stated,
        }
    }

    /// The varyings, with their defaults.
    ///
    /// # Errors
    /// The first row that is neither a varying nor a marker.
    pub fn full_varyings(&self) -> Result<Vec<Varying>, RowMistake> {
        let rows = self.varyings.iter().flatten();
        rows.map(VaryingRow::varying).collect()
    }

    /// The buffers, with their defaults.
    pub fn full_buffers(&self) -> Option<Vec<Buffer>> {
        let rows = self.buffers.as_deref()?.iter();
        Some(rows.map(BufferRow::buffer).collect())
    }

    /// The outputs, with their defaults.
    ///
    /// # Errors
    /// The first row with neither or both of a location and a built-in.
    pub fn full_outputs(&self) -> Result<Option<Vec<Output>>, RowMistake> {
        let Some(rows) = &self.outputs else {
            return Ok(None);
        };
        rows.iter()
            .map(OutputRow::output)
            .collect::<Result<_, _>>()
            .map(Some)
    }
}

/// An expected varying.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VaryingRow {
    /// The name.
    pub name: Spanned<String>,
    /// The GL type; `GL_NONE` for a marker.
    #[serde(rename = "type")]
    pub ty: Spelled<RowType>,
    /// The array size; the default is 1, and 0 for a marker.
    pub size: Option<u32>,
    /// The byte offset, which only a marker does not have.
    pub offset: Option<Spanned<ByteOffset>>,
    /// The index among the active buffers; the default is 0.
    pub buffer_index: Option<Spanned<BufferIndex>>,
    /// The binding; the default is the buffer index.
    pub binding: Option<Spanned<Binding>>,
    /// The captured components of a vector, as letters of `xyzw`, if not all are captured.
    pub components: Option<Spanned<Spelled<Swizzle>>>,
    /// The length of the name that GL reports; not compared where omitted.
    pub name_length: Option<u32>,
}

/// The type of an expected varying; a marker has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowType(pub Option<GlType>);

impl FromText for RowType {
    const KIND: &'static str = TABLE;

    fn from_text(text: &str) -> Result<RowType, String> {
        match GlType::parse(text) {
            Some(ty) => Ok(RowType(Some(ty))),
            None if text == "GL_NONE" => Ok(RowType(None)),
            None => Err(format!(
                "'{text}' is not an OpenGL type name such as GL_FLOAT_VEC3"
            )),
        }
    }
}

impl FromText for Swizzle {
    const KIND: &'static str = TABLE;

    fn from_text(text: &str) -> Result<Swizzle, String> {
        let swizzle = Swizzle::parse(text, 4);
        swizzle.ok_or_else(|| format!("'{text}' is not a swizzle such as xz"))
    }
}

impl VaryingRow {
    fn varying(&self) -> Result<Varying, RowMistake> {
        let RowType(Some(ty)) = *self.ty else {
            return self.marker();
        };
        let Some(offset) = &self.offset else {
            return Err(RowMistake {
                place: self.name.span(),
                why: "only a marker, of type GL_NONE, has no offset".to_owned(),
            });
        };
        let index = self
            .buffer_index
            .as_ref()
            .map_or(BufferIndex(0), Spanned::get);
        let binding = self.binding.as_ref().map_or(Binding(index.0), Spanned::get);
        let components = self.components.as_ref().map(|letters| **letters.get_ref());
        Ok(Varying {
            name: self.name.get_ref().clone(),
            ty: Some(ty),
            size: self.size.unwrap_or(1),
            offset: offset.get(),
            buffer_index: Some(index),
            binding: Some(binding),
            components,
        })
    }

    /// A row of `gl_NextBuffer` or `gl_SkipComponents`: it has a size alone.
    fn marker(&self) -> Result<Varying, RowMistake> {
        let offset = self.offset.as_ref().map(Spanned::span);
        let index = self.buffer_index.as_ref().map(Spanned::span);
        let binding = self.binding.as_ref().map(Spanned::span);
        let components = self.components.as_ref().map(Spanned::span);
        if let Some(place) = offset.or(index).or(binding).or(components) {
            let why = "a marker has a name, the type GL_NONE and a size, and no place".to_owned();
            return Err(RowMistake { place, why });
        }
        Ok(Varying {
            name: self.name.get_ref().clone(),
            ty: None,
            // gl_NextBuffer's.
            size: self.size.unwrap_or(0),
            offset: ByteOffset(0),
            buffer_index: None,
            binding: None,
            components: None,
        })
    }
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

impl BufferRow {
    fn buffer(&self) -> Buffer {
        Buffer {
            binding: self.binding,
            stride: self.stride,
            stream: self.stream,
            varyings: self.varyings.iter().map(|index| *index as usize).collect(),
        }
    }
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

impl OutputRow {
    fn output(row: &Spanned<OutputRow>) -> Result<Output, RowMistake> {
        let place = row.span();
        let row = row.get_ref();
        let register = match (row.location, &row.builtin) {
            (Some(location), None) => Register::Location(location),
            (None, Some(name)) => match BuiltIn::from_glsl(name.get_ref()) {
                Some(builtin) => Register::BuiltIn(builtin),
                None => {
                    return Err(RowMistake {
                        place: name.span(),
                        why: "a builtin is named as in GLSL: gl_Position".to_owned(),
                    });
                }
            },
            (None, None) | (Some(_), Some(_)) => {
                let why = "an output has a 'location' or a 'builtin'".to_owned();
                return Err(RowMistake { place, why });
            }
        };
        Ok(Output {
            register,
            component: row.component,
            components: row.components,
            binding: row.binding,
            stream: row.stream,
            offset: row.offset,
        })
    }
}
