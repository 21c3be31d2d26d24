//! The `pipeline` of a case file: what surrounds the interface.
//!
//! Every key is optional, so that a program or a variant of a case states only
//! what differs.

use super::given::{given, without_none};
use super::position::PositionName;
use crate::rewrite::capture::Method;
use crate::script::consume::ReadAs;
use crate::script::program::{Build, Domain, Dynamic, Pass, Provoking, Topology};
use crate::script::raster::{Cull, Discard, Fill};
use crate::script::tessellation::{Spacing, Surface, VertexOrder};
use crate::spanned::Spanned;
use crate::types::Stage;
use crate::units::{Stream, Within, is_default};
use schemars::JsonSchema;
use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The primitives, the other stages, and the state of a pipeline.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct PipelineDefinition {
    /// The input topology of the draws; the default is `points`.
    pub topology: Option<Spanned<Topology>>,
    /// Which vertex of a primitive capture must preserve as the provoking vertex.
    pub provoking: Option<Provoking>,
    /// Control points of a patch; the default is one per corner of the domain.
    pub patch_points: Option<Spanned<Within<1, 32>>>,
    /// The primitives of an evaluation shader at level 1; the default is `triangles`.
    pub domain: Option<Spanned<Domain>>,
    /// Patches of any levels, in place of `domain`.
    pub tessellation: Option<Spanned<TessellationDefinition>>,
    /// What draws are recorded in; the default is `render_pass`.
    pub pass: Option<Pass>,
    /// How the pipeline is created; the default is `whole`.
    pub build: Option<Spanned<Build>>,
    /// How the shader without its qualifiers is rewritten to capture a second
    /// time; the default is `no`.
    pub also_rewrite: Option<AlsoRewrite>,
    /// Rasterization state.
    pub raster: RasterDefinition,
    /// What is written to a `gl_Position` that the interface does not declare.
    pub position: Option<Spanned<PositionName>>,
    /// Whether the greatest index of its type restarts primitives.
    pub restart: Option<bool>,
    /// State that commands set.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dynamic: Vec<Dynamic>,
    /// The capturing stage and a fragment shader, packed together.
    pub packed: Option<Spanned<PackedDefinition>>,
    /// Whether the pipeline has a fragment shader.
    pub fragment: Option<bool>,
    /// Whether points are drawn into an image that is compared.
    pub image: Option<Spanned<bool>>,
    /// Views of the passes, each with a layer of the image; the default is 1.
    pub views: Option<Spanned<Within<1, 6>>>,
    /// The generated geometry shader.
    pub geometry: Option<GeometryDefinition>,
    /// The file of a vertex shader in place of the one that is generated before
    /// the capturing stage.
    #[serde(default, deserialize_with = "given")]
    pub origin: Option<Spanned<String>>,
    /// The seed of the written values.
    pub seed: Option<u32>,
    /// How a hand-written shader reads captured data.
    pub reads: Option<Spanned<ReadAs>>,
    /// Additional device features, by their Vulkan names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub requires: Vec<String>,
    /// Hand-written stages, in pipeline order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shaders: Vec<Spanned<ShaderFile>>,
    /// The values that a hand-written shader captures.
    pub values: Option<Spanned<HandWrittenValues>>,
    /// The buffers and push constants of hand-written shaders.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub resources: Vec<Spanned<ResourceDefinition>>,
}

/// How a shader captures a second time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AlsoRewrite {
    /// Not at all.
    No,
    /// Qualifiers are written onto the outputs.
    InPlace,
    /// Captured values are copied into new outputs.
    Copies,
    /// Captured components are copied into new outputs, one each.
    Words,
}

impl AlsoRewrite {
    /// The method of rewriting, if there is one.
    pub fn method(self) -> Option<Method> {
        match self {
            AlsoRewrite::No => None,
            AlsoRewrite::InPlace => Some(Method::InPlace),
            AlsoRewrite::Copies => Some(Method::Copies),
            AlsoRewrite::Words => Some(Method::Words),
        }
    }
}

/// Rasterization state.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct RasterDefinition {
    /// `cullMode`; the default is `none`.
    pub cull: Option<Cull>,
    /// `frontFace`; the default is `counter_clockwise`.
    pub front: Option<FrontFace>,
    /// `polygonMode`; the default is `solid`.
    pub fill: Option<Fill>,
    /// The scissor; the default is `whole`.
    pub scissor: Option<Scissor>,
    /// `rasterizerDiscardEnable`; the default is `without_fragments`.
    pub discard: Option<Spanned<Discard>>,
    /// `rasterizationStream`; `none` omits the structure that states it.
    pub stream: Option<Stream>,
}

/// Which winding of a polygon is its front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FrontFace {
    /// `VK_FRONT_FACE_COUNTER_CLOCKWISE`
    CounterClockwise,
    /// `VK_FRONT_FACE_CLOCKWISE`
    Clockwise,
}

/// The extent of the scissor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scissor {
    /// The whole rendered area.
    Whole,
    /// Nothing.
    Empty,
}

/// What the generated geometry shader does.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct GeometryDefinition {
    /// The output primitives; the default matches the input.
    pub output: Option<EmittedPrimitive>,
    /// The streams of the vertices in order, and `cut` or `cut1`: `"0 0 cut 0 0"`.
    #[serde(default, deserialize_with = "given")]
    pub emits: Option<Spanned<String>>,
    /// Invocations for each input primitive; the default is 1.
    pub invocations: Option<Within<1, 32>>,
}

/// The output primitives of a geometry shader; lines and triangles are strips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EmittedPrimitive {
    /// `layout(points) out`
    Points,
    /// `layout(line_strip) out`
    Lines,
    /// `layout(triangle_strip) out`
    Triangles,
}

impl EmittedPrimitive {
    /// The same primitives as a topology.
    pub fn topology(self) -> Topology {
        match self {
            EmittedPrimitive::Points => Topology::Points,
            EmittedPrimitive::Lines => Topology::Lines,
            EmittedPrimitive::Triangles => Topology::Triangles,
        }
    }
}

/// A hand-written stage.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShaderFile {
    /// The stage.
    pub stage: Stage,
    /// The path below the `shaders` folder, with `./` beside the case file;
    /// `none` for a stage that the combination does not have.
    pub file: Spanned<String>,
    /// Macros of a GLSL text: a name, or a name and its replacement; `none` is omitted.
    #[serde(
        default,
        deserialize_with = "without_none",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub defines: Vec<String>,
}

/// Patches of any levels.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TessellationDefinition {
    /// The abstract patch.
    pub domain: Surface,
    /// The spacing; the default is `equal`.
    pub spacing: Option<Spacing>,
    /// The vertex order; the default is `cw`.
    pub order: Option<VertexOrder>,
    /// Where the origin of the domain is; the default is `upper_left`.
    pub origin: Option<DomainOrigin>,
    /// Whether points take the place of lines or triangles.
    #[serde(default, skip_serializing_if = "is_default")]
    pub point_mode: bool,
    /// Outer and inner levels, `"1 2 3 4 / 5 2.5"`; successive patches take
    /// successive entries.
    pub levels: Vec<Spanned<String>>,
    /// The `vec3` output that holds `gl_TessCoord`.
    pub coordinate: String,
}

/// `VkTessellationDomainOrigin`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DomainOrigin {
    /// `VK_TESSELLATION_DOMAIN_ORIGIN_UPPER_LEFT`
    UpperLeft,
    /// `VK_TESSELLATION_DOMAIN_ORIGIN_LOWER_LEFT`
    LowerLeft,
}

/// How the capturing stage and a fragment shader are packed together.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct PackedDefinition {
    /// Presets and options of packing: `mesa,no-straddling`.
    #[serde(default, deserialize_with = "given")]
    pub options: Option<Spanned<String>>,
    /// The variables and blocks that the fragment shader reads, separated by
    /// commas; the default is `*`, all of them, and `*/2` is every second one.
    #[serde(default, deserialize_with = "given")]
    pub reads: Option<Spanned<String>>,
    /// Whether the modules stay as they are compiled, and outputs and inputs meet
    /// at their locations.
    #[serde(skip_serializing_if = "is_default")]
    pub as_is: bool,
    /// How the inputs are declared; the default is `as_written`.
    pub declared: Option<InputDeclarations>,
}

/// How the inputs of a packed fragment shader are declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum InputDeclarations {
    /// As the outputs are.
    AsWritten,
    /// In reverse order and with other interpolation qualifiers.
    Otherwise,
}

/// The captured components of a hand-written shader.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum HandWrittenValues {
    /// For each vertex, one entry per component of the interface.
    Rows(Vec<Spanned<Vec<Spanned<HandWrittenWord>>>>),
    /// For each variable, its components in vertex after vertex.
    Columns(BTreeMap<Spanned<String>, Spanned<String>>),
}

impl<'de> Deserialize<'de> for HandWrittenValues {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct RowsOrColumns;
        impl<'de> Visitor<'de> for RowsOrColumns {
            type Value = HandWrittenValues;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of rows, or a table of components by the names of variables")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Self::Value, A::Error> {
                let rows = Deserialize::deserialize(de::value::SeqAccessDeserializer::new(seq));
                rows.map(HandWrittenValues::Rows)
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                let columns = Deserialize::deserialize(de::value::MapAccessDeserializer::new(map));
                columns.map(HandWrittenValues::Columns)
            }
        }
        deserializer.deserialize_any(RowsOrColumns)
    }
}

/// A component that a hand-written shader captures.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum HandWrittenWord {
    /// The bits, as a signed or an unsigned number.
    Bits(i64),
    /// A float.
    Float(f64),
    /// `"undefined"`
    Undefined(Undefined),
}

/// The spelling of an undefined component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub enum Undefined {
    /// No value is required.
    #[serde(rename = "undefined")]
    Undefined,
}

impl<'de> Deserialize<'de> for HandWrittenWord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Word;
        impl Visitor<'_> for Word {
            type Value = HandWrittenWord;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an integer, a float or \"undefined\"")
            }
            fn visit_i64<E: de::Error>(self, bits: i64) -> Result<Self::Value, E> {
                Ok(HandWrittenWord::Bits(bits))
            }
            fn visit_f64<E: de::Error>(self, value: f64) -> Result<Self::Value, E> {
                Ok(HandWrittenWord::Float(value))
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Self::Value, E> {
                match text {
                    "undefined" => Ok(HandWrittenWord::Undefined(Undefined::Undefined)),
                    other => Err(E::invalid_value(de::Unexpected::Str(other), &self)),
                }
            }
        }
        deserializer.deserialize_any(Word)
    }
}

/// A buffer or the push constants of hand-written shaders.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResourceDefinition {
    /// The descriptor type.
    pub kind: ReadResource,
    /// The binding in set 0; the default is 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub binding: u32,
    /// 32-bit components, `"0x7f800001 3"`; a hexadecimal number of 16 digits is
    /// two of them, the low one first.
    pub words: Spanned<String>,
    /// The stage that reads it; the default is the capturing stage.
    pub stage: Option<Stage>,
}

/// A resource that shaders only read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReadResource {
    /// A uniform buffer.
    Uniform,
    /// A storage buffer.
    Storage,
    /// Push constants.
    PushConstant,
}
