//! The `interface` of a case file: what the capturing stage declares.
//!
//! GLSL 4.60 sections 4.4.2 and 7.1.

use super::given::given;
use crate::capture::RequestMode;
use crate::spanned::Spanned;
use crate::types::Stage;
use crate::types::interface::CaptureQualifiers;
use crate::units::{Binding, ByteOffset, Component, Location, Stream, Stride, Within, is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The outputs of the capturing stage, as GLSL would declare them.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct InterfaceDefinition {
    /// The capturing stage; the default is `vertex`.
    pub stage: Option<Spanned<Stage>>,
    /// Struct types, each usable in the declarations after it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub structs: Vec<StructDefinition>,
    /// Variables and blocks, in the order of their declarations.
    pub outputs: Option<Spanned<Vec<Spanned<OutputDefinition>>>>,
    /// The seed of a random interface, in place of all declarations.
    pub random: Option<Spanned<u32>>,
    /// The number of varyings of a random interface that is packed.
    pub varyings: Option<Spanned<VaryingCount>>,
    /// Whether a random request names arrays, and never their elements.
    pub whole_arrays: Option<Spanned<bool>>,
    /// What captures a random interface, in place of a request.
    pub kind: Option<Spanned<RandomKind>>,
    /// The seed of the API sequence of a random interface.
    pub sequence: Option<Spanned<u32>>,
    /// Buffers that are declared for the whole shader.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub buffers: Vec<BufferDefinition>,
    /// GLSL that declares the same outputs, in place of the generated text.
    #[serde(default, deserialize_with = "given")]
    pub declarations: Option<String>,
    /// Outputs, or parts of them, that the generated shader never writes: `k.b`, `a[1]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unwritten: Vec<Spanned<String>>,
    /// The inputs of the fragment shader; the default is every output as it is declared.
    pub inputs: Option<Vec<Spanned<OutputDefinition>>>,
}

/// A number of random varyings.
pub type VaryingCount = Within<1, 128>;

/// What captures a random interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RandomKind {
    /// Qualifiers of any stage.
    Declared,
    /// Qualifiers of a geometry shader with several streams.
    Streams,
}

/// A struct type.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StructDefinition {
    /// The name of the type.
    pub name: Spanned<String>,
    /// The members, which have a name and a type only.
    pub members: Spanned<Vec<Spanned<MemberDefinition>>>,
}

/// A member of a struct or of a block; only members of blocks have qualifiers.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MemberDefinition {
    /// The name.
    pub name: Spanned<String>,
    /// The type as GLSL spells it; a built-in output may omit it.
    #[serde(rename = "type", default, deserialize_with = "given")]
    pub ty: Option<Spanned<String>>,
    /// `layout(location)`
    pub location: Option<Location>,
    /// `layout(component)`
    pub component: Option<Component>,
    /// `layout(xfb_buffer)`
    pub buffer: Option<Binding>,
    /// `layout(xfb_offset)`
    pub offset: Option<ByteOffset>,
    /// `layout(xfb_stride)`
    pub stride: Option<Stride>,
    /// `layout(stream)`
    pub stream: Option<Stream>,
    /// Interpolation qualifiers as in GLSL: `flat centroid`.
    #[serde(default, deserialize_with = "given")]
    pub interpolation: Option<Spanned<String>>,
}

impl MemberDefinition {
    /// A member without a type and without qualifiers.
    pub fn named(name: Spanned<String>) -> MemberDefinition {
        MemberDefinition {
            name,
            ty: None,
            location: None,
            component: None,
            buffer: None,
            offset: None,
            stride: None,
            stream: None,
            interpolation: None,
        }
    }

    /// The qualifiers of capture.
    pub fn capture(&self) -> CaptureQualifiers {
        CaptureQualifiers {
            buffer: self.buffer,
            offset: self.offset,
            stride: self.stride,
            stream: self.stream,
        }
    }
}

/// A variable (`name`, `type`) or a block (`block`, `members`).
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct OutputDefinition {
    /// The name of a variable.
    #[serde(default, deserialize_with = "given")]
    pub name: Option<Spanned<String>>,
    /// The type of a variable as GLSL spells it: `vec3[2]`.
    #[serde(rename = "type", default, deserialize_with = "given")]
    pub ty: Option<Spanned<String>>,
    /// The name of a block.
    #[serde(default, deserialize_with = "given")]
    pub block: Option<Spanned<String>>,
    /// The instance name of a block.
    #[serde(default, deserialize_with = "given")]
    pub instance: Option<Spanned<String>>,
    /// The lengths of a block's array, outermost first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub array: Vec<Within<1, 65535>>,
    /// The members of a block.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Spanned<MemberDefinition>>,
    /// `layout(location)`
    pub location: Option<Location>,
    /// `layout(component)`
    pub component: Option<Component>,
    /// `layout(xfb_buffer)`
    pub buffer: Option<Binding>,
    /// `layout(xfb_offset)`
    pub offset: Option<ByteOffset>,
    /// `layout(xfb_stride)`
    pub stride: Option<Stride>,
    /// `layout(stream)`
    pub stream: Option<Stream>,
    /// Interpolation qualifiers as in GLSL: `flat centroid`.
    #[serde(default, deserialize_with = "given")]
    pub interpolation: Option<Spanned<String>>,
}

impl OutputDefinition {
    /// The qualifiers of capture.
    pub fn capture(&self) -> CaptureQualifiers {
        CaptureQualifiers {
            buffer: self.buffer,
            offset: self.offset,
            stride: self.stride,
            stream: self.stream,
        }
    }
}

/// A buffer that is declared for the whole shader:
/// `layout(xfb_buffer, xfb_stride) out;`.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BufferDefinition {
    /// `xfb_buffer`
    pub binding: Within<0, 65535>,
    /// `xfb_stride`
    pub stride: Option<Stride>,
}

/// The names that an application requests to capture.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RequestDefinition {
    /// Whether the names share a buffer; the default is `interleaved`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mode: RequestMode,
    /// The names in order, markers included. A text may hold several names,
    /// separated by commas.
    pub varyings: Vec<String>,
}
