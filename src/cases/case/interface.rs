//! The `interface` of a case file: what the capturing stage declares.
//!
//! GLSL 4.60 sections 4.4.2 and 7.1.

use super::given::given;
use crate::spanned::Spanned;
use crate::types::Stage;
use crate::types::interface::{BufferDeclaration, CaptureQualifiers};
use crate::units::{Binding, ByteOffset, Component, Location, Stream, Stride, Within};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

// The declarations are a notation of their own, like GLSL: types are names that may refer to
// structs, and the locations and built-ins of an `Interface` follow from all declarations
// together. Random interfaces are written in the same notation.
/// The outputs of the capturing stage, as GLSL would declare them.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct InterfaceDefinition {
    /// The capturing stage; the default is `vertex`.
    pub stage: Option<Spanned<Stage>>,
    /// Struct types, each usable in the declarations after it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub structs: Vec<StructDefinition>,
    /// Variables and blocks, in the order of their declarations. A case for a device
    /// captures at least one of them, by an `offset` or by a `request`.
    pub outputs: Option<Spanned<Vec<Spanned<OutputDefinition>>>>,
    /// Strides that are declared for the shader and not at an output: `[{ binding = 1,
    /// stride = 32 }]` is `layout(xfb_buffer = 1, xfb_stride = 32) out;`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub buffers: Vec<BufferDeclaration>,
    /// GLSL that declares the same outputs, in place of the generated declarations.
    #[serde(default, deserialize_with = "given")]
    pub declarations: Option<String>,
    /// Outputs, or parts of outputs, that the generated shader never writes: `["k.b",
    /// "a[1]"]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unwritten: Vec<Spanned<String>>,
    /// Outputs that a hand-written shader reads as floating-point values, from memory or
    /// from its inputs: their denormals may be flushed unless an execution mode preserves
    /// them, which is declared where the device has it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub float_inputs: Vec<Spanned<String>>,
    /// The inputs of the fragment shader of a packed interface; the default is every
    /// output as it is declared.
    pub inputs: Option<Vec<Spanned<OutputDefinition>>>,
}

// Its members name types; a `StructType` has them.
/// A struct type.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StructDefinition {
    /// The name of the type.
    pub name: Spanned<String>,
    /// The members, which have a name and a type only.
    pub members: Spanned<Vec<Spanned<MemberDefinition>>>,
}

/// Declares a struct whose last keys are the qualifiers of a declaration. (The keys of a
/// flattened struct would have no place in the file.)
macro_rules! qualified {
    ($(#[$meta:meta])* pub struct $name:ident { $($own:tt)* }) => {
        $(#[$meta])*
        pub struct $name {
            $($own)*
            /// `layout(location)`
            pub location: Option<Location>,
            /// `layout(component)`, 0 to 3.
            pub component: Option<Component>,
            /// `layout(xfb_buffer)`: the binding; the default is 0.
            pub buffer: Option<Binding>,
            /// `layout(xfb_offset)`, in bytes: captures the output.
            pub offset: Option<ByteOffset>,
            /// `layout(xfb_stride)`, in bytes; the default follows from the captured outputs.
            pub stride: Option<Stride>,
            /// `layout(stream)`, of a geometry shader; the default is 0.
            pub stream: Option<Stream>,
            /// Interpolation qualifiers as in GLSL: `"flat centroid"`.
            #[serde(default, deserialize_with = "given")]
            pub interpolation: Option<Spanned<String>>,
        }

        impl $name {
            /// The qualifiers of capture.
            pub fn capture(&self) -> CaptureQualifiers {
                CaptureQualifiers {
                    buffer: self.buffer,
                    offset: self.offset,
                    stride: self.stride,
                    stream: self.stream,
                }
            }

            /// Returns this declaration with the qualifiers of `capture`.
            pub fn captured(self, capture: CaptureQualifiers) -> $name {
                $name {
                    buffer: capture.buffer,
                    offset: capture.offset,
                    stride: capture.stride,
                    stream: capture.stream,
                    ..self
                }
            }
        }
    };
}

qualified! {
// Its type is a name; the type and the qualifiers of an `Interface` are apart.
/// A member of a struct or of a block; only members of blocks have qualifiers.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MemberDefinition {
    /// The name.
    pub name: Spanned<String>,
    /// The type as GLSL spells it; a built-in output may omit it.
    #[serde(rename = "type", default, deserialize_with = "given")]
    pub ty: Option<Spanned<String>>,
}
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
}

qualified! {
// Its type is a name, or members; an `OutputVariable` has a type, and a location in any case.
/// A variable (`name`, `type`) or a block (`block`, `members`). Built-in outputs are
/// members of the block `gl_PerVertex`.
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
    /// The instance name of a block; without one its members have names of their own.
    #[serde(default, deserialize_with = "given")]
    pub instance: Option<Spanned<String>>,
    /// The lengths of a block's array, outermost first. The elements of an array that is
    /// captured become separate blocks in the module that runs, because the text of
    /// Vulkan does not state their buffers, unless the case is about rule 98.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub array: Vec<Within<1, 65535>>,
    /// The members of a block.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Spanned<MemberDefinition>>,
}
}
