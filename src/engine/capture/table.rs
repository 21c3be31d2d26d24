//! The tables of one capture: varyings, outputs and buffers.
//!
//! *Varyings* are what the programmer declared, as OpenGL's program interface
//! queries report it. *Outputs* are what hardware captures: components of a
//! location, and their destination. *Buffers* must be bound by a draw.
//! The serialised form of [`CaptureTable`] is the JSON contract of `xfb table`.

use super::Dialect;
use crate::types::interface::BuiltIn;
use crate::types::{GlType, Stage, Swizzle};
use crate::units::{Binding, BufferIndex, ByteOffset, Component, Location, Stream, Stride, Word};
use serde::{Deserialize, Serialize};

/// The form in which a capture is requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// Capture by qualifiers in the shader.
    Declared,
    /// Capture by names, all into one buffer.
    Interleaved,
    /// Capture by names, one buffer each.
    Separate,
}

/// The three tables of one capturing stage.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CaptureTable {
    pub stage: Stage,
    pub mode: Mode,
    pub dialect: Dialect,
    pub varyings: Vec<Varying>,
    /// Active buffers, by binding.
    pub buffers: Vec<Buffer>,
    pub outputs: Vec<Output>,
}

/// One row of OpenGL's `TRANSFORM_FEEDBACK_VARYING` interface.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Varying {
    /// GL's name; "" for a module without names.
    pub name: String,
    /// `None` for a marker (`gl_SkipComponentsN`, `gl_NextBuffer`).
    #[serde(rename = "type", with = "gl_none")]
    pub ty: Option<GlType>,
    /// Array size; 1 for a non-array.
    pub size: u32,
    /// Bytes from the start of the vertex record.
    pub offset: ByteOffset,
    /// Index among the active buffers; `None` for a marker.
    pub buffer_index: Option<BufferIndex>,
    /// Binding of the buffer; `None` for a marker.
    pub binding: Option<Binding>,
    /// The captured components of a vector, if not all are; `type` is that of the part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Swizzle>,
}

impl Varying {
    /// Returns GL's `NAME_LENGTH`, which counts the terminating null character.
    pub fn name_length(&self) -> u32 {
        u32::try_from(self.name.len()).expect("a name is shorter than 4 GiB") + 1
    }
}

/// One active buffer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Buffer {
    pub binding: Binding,
    pub stride: Stride,
    pub stream: Stream,
    /// Indices of the varyings captured into it, ascending.
    pub varyings: Vec<usize>,
}

/// Consecutive components of one register that go to consecutive words of a
/// buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "OutputRow", into = "OutputRow")]
pub struct Output {
    pub register: Register,
    /// First captured component of the register, 0..=3; for the compact array that
    /// ClipDistance and CullDistance share, its first element, 0..=7, which is
    /// serialised as a slot and a component of it.
    pub component: Component,
    /// Number of captured components, 1..=4.
    pub components: u32,
    pub binding: Binding,
    pub stream: Stream,
    /// Bytes from the start of the vertex record.
    pub offset: ByteOffset,
}

impl Output {
    /// Returns the index of the slot within its built-in; 0 for a location.
    pub fn slot(&self) -> u32 {
        self.component.0 / 4
    }

    /// Returns the first captured component of that slot.
    pub fn slot_component(&self) -> Component {
        Component(self.component.0 % 4)
    }
}

/// The serialised form of an output.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutputRow {
    #[serde(skip_serializing_if = "Option::is_none")]
    location: Option<Location>,
    #[serde(skip_serializing_if = "Option::is_none")]
    builtin: Option<BuiltIn>,
    /// The slot of a built-in, if it is not the first.
    #[serde(default, skip_serializing_if = "is_first")]
    slot: u32,
    component: Component,
    components: u32,
    binding: Binding,
    stream: Stream,
    offset: ByteOffset,
}

fn is_first(slot: &u32) -> bool {
    *slot == 0
}

impl From<Output> for OutputRow {
    fn from(output: Output) -> OutputRow {
        let (location, builtin) = match output.register {
            Register::Location(location) => (Some(location), None),
            Register::BuiltIn(builtin) => (None, Some(builtin)),
        };
        OutputRow {
            location,
            builtin,
            slot: output.slot(),
            component: output.slot_component(),
            components: output.components,
            binding: output.binding,
            stream: output.stream,
            offset: output.offset,
        }
    }
}

impl TryFrom<OutputRow> for Output {
    type Error = &'static str;

    fn try_from(row: OutputRow) -> Result<Output, Self::Error> {
        let first = row.slot.saturating_mul(4);
        Ok(Output {
            register: match (row.location, row.builtin) {
                (None, Some(builtin)) => Register::BuiltIn(builtin),
                (Some(location), None) => Register::Location(location),
                (None, None) | (Some(_), Some(_)) => {
                    return Err("an output has either 'location' or 'builtin'");
                }
            },
            component: Component(first.saturating_add(row.component.0)),
            components: row.components,
            binding: row.binding,
            stream: row.stream,
            offset: row.offset,
        })
    }
}

/// The source of a captured component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Register {
    Location(Location),
    BuiltIn(BuiltIn),
}

/// One 32-bit word of a vertex record, and the word of the interface that is
/// captured there. The model computes with these, and the verdict decodes by
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CapturedWord {
    pub binding: Binding,
    /// A multiple of 4.
    pub offset: ByteOffset,
    pub stream: Stream,
    pub word: Word,
    /// Index of the varying it belongs to.
    pub varying: usize,
    /// Index of the 32-bit word in that varying, over all array elements, columns
    /// and components.
    pub part: u32,
}

/// `GL_NONE` for the type of markers.
mod gl_none {
    use crate::types::GlType;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(ty: &Option<GlType>, s: S) -> Result<S::Ok, S::Error> {
        match ty {
            Some(ty) => s.collect_str(ty),
            None => s.serialize_str("GL_NONE"),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Option<GlType>, D::Error> {
        let name = String::deserialize(d)?;
        if name == "GL_NONE" {
            return Ok(None);
        }
        GlType::parse(&name)
            .map(Some)
            .ok_or_else(|| serde::de::Error::custom(format!("'{name}' is not an OpenGL type name")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_serialise_to_the_documented_json() {
        let table = CaptureTable {
            stage: Stage::Vertex,
            mode: Mode::Declared,
            dialect: Dialect::Spec,
            varyings: vec![Varying {
                name: "var".into(),
                ty: GlType::parse("GL_FLOAT_MAT4"),
                size: 3,
                offset: ByteOffset(0),
                buffer_index: Some(BufferIndex(0)),
                binding: Some(Binding(0)),
                components: None,
            }],
            buffers: vec![Buffer {
                binding: Binding(0),
                stride: Stride(192),
                stream: Stream(0),
                varyings: vec![0],
            }],
            outputs: vec![
                Output {
                    register: Register::Location(Location(0)),
                    component: Component(0),
                    components: 4,
                    binding: Binding(0),
                    stream: Stream(0),
                    offset: ByteOffset(0),
                },
                Output {
                    register: Register::BuiltIn(BuiltIn::Position),
                    component: Component(0),
                    components: 4,
                    binding: Binding(0),
                    stream: Stream(0),
                    offset: ByteOffset(16),
                },
            ],
        };
        let distance = Output {
            register: Register::BuiltIn(BuiltIn::ClipDistance),
            component: Component(5),
            components: 2,
            ..table.outputs[1]
        };
        let json = serde_json::to_string(&distance).expect("an output serialises");
        let want = r#"{"builtin":"ClipDistance","slot":1,"component":1,"components":2,"#;
        assert!(json.starts_with(want), "{json}");
        let again: Output = serde_json::from_str(&json).expect("an output");
        assert_eq!(again, distance);
        let want = concat!(
            r#"{"stage":"vertex","mode":"declared","dialect":"spec","#,
            r#""varyings":[{"name":"var","type":"GL_FLOAT_MAT4","size":3,"offset":0,"buffer_index":0,"binding":0}],"#,
            r#""buffers":[{"binding":0,"stride":192,"stream":0,"varyings":[0]}],"#,
            r#""outputs":[{"location":0,"component":0,"components":4,"binding":0,"stream":0,"offset":0},"#,
            r#"{"builtin":"Position","component":0,"components":4,"binding":0,"stream":0,"offset":16}]}"#,
        );
        assert_eq!(
            serde_json::to_string(&table).expect("a table serialises"),
            want
        );
    }

    #[test]
    fn markers_have_no_type_and_no_buffer() {
        let marker = Varying {
            name: "gl_SkipComponents2".into(),
            ty: None,
            size: 2,
            offset: ByteOffset(0),
            buffer_index: None,
            binding: None,
            components: None,
        };
        let json = serde_json::to_string(&marker).expect("a marker serialises");
        assert_eq!(marker.name_length(), 19);
        assert!(
            json.contains(r#""type":"GL_NONE","size":2,"offset":0,"buffer_index":null"#),
            "{json}"
        );
    }
}
