//! The `pipeline` of a case file: what surrounds the interface.
//!
//! Every key is optional, so that a program or a variant of a case states only
//! what differs.

use super::given::{given, without_none};
use super::packed_interface::FragmentPacking;
use super::position::PositionName;
use crate::rewrite::capture::Method;
use crate::script::consume::ReadAs;
use crate::script::program::{Build, Domain, Dynamic, Pass, Provoking, Topology};
use crate::script::raster::Raster;
use crate::script::tessellation::Tessellation;
use crate::script::{Feature, VertexInput};
use crate::spanned::{Spanned, deserialize_by_visitor};
use crate::types::Stage;
use crate::units::{Within, is_default, or_default};
use schemars::JsonSchema;
use serde::de::{self, MapAccess, SeqAccess};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The primitives, the other stages, and the state of a pipeline.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "PipelineDefinition")]
pub struct Pipeline {
    /// The input topology of the draws; the default is `points`. The draws of an
    /// evaluation stage are patches: it states none, or the primitives that the stage makes.
    pub topology: Option<Topology>,
    /// The provoking vertex of each primitive, whose place in the primitive capture
    /// must preserve.
    pub provoking: Option<Provoking>,
    /// Control points of a patch; the default is one per corner of the domain.
    pub patch_points: Option<Within<1, 32>>,
    /// The primitives of an evaluation stage whose levels are all 1; the default is
    /// `triangles`.
    pub domain: Option<Domain>,
    /// Patches of any levels, in place of `domain`.
    pub tessellation: Option<Tessellation<String>>,
    /// The kind of render pass that draws are recorded in; the default is `render_pass`.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    #[schemars(with = "Option<Pass>")]
    pub pass: Pass,
    /// The method by which the pipeline is created; the default is `whole`.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    #[schemars(with = "Option<Build>")]
    pub build: Build,
    /// A second capture of the shader: without its qualifiers, rewritten by
    /// the engine. Both captures must be as expected. The default is `no`.
    pub also_rewrite: Option<AlsoRewrite>,
    /// Rasterization state, which must not change what is captured.
    pub raster: Raster,
    /// The value of a `gl_Position` that the interface does not declare; the default is
    /// `named`. It must not change what is captured. Where positions are equal,
    /// degenerate lines and triangles may be missing.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    #[schemars(with = "Option<PositionName>")]
    pub position: PositionName,
    /// Whether the greatest index of its type restarts primitives
    /// (`primitiveRestartEnable`); the default is false.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    #[schemars(with = "Option<bool>")]
    pub restart: bool,
    /// State that the step `set` sets, in place of the state of the pipeline.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dynamic: Vec<Dynamic>,
    /// Packs the outputs with a fragment shader that stores what it reads. The stored
    /// values are compared too.
    pub packed: Option<FragmentPacking>,
    /// Whether the pipeline has a fragment shader; the default is false unless `image`
    /// or `packed` needs one.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    #[schemars(with = "Option<bool>")]
    pub fragment: bool,
    /// Whether each point is drawn to a pixel of its own in an image, which is
    /// compared; the default is false.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    #[schemars(with = "Option<bool>")]
    pub image: bool,
    /// The views of a multiview pass, each with a layer of the image; the default is 1.
    pub views: Option<Within<1, 32>>,
    /// The emissions of the generated geometry shader.
    pub geometry: Option<GeometryDefinition>,
    /// The file of a vertex shader, in place of the vertex shader that is generated
    /// before another capturing stage.
    #[serde(deserialize_with = "given")]
    pub origin: Option<String>,
    /// The seed of the values that generated shaders write; the default depends on the
    /// path of the file.
    pub seed: Option<u32>,
    /// The input by which shaders read captured data that the step `consume` names.
    pub reads: Option<ReadAs>,
    /// Instances that read the same element of an attribute of instances, 0 for all
    /// (`VkVertexInputBindingDivisorDescription`); by default no divisor is stated, which
    /// equals 1.
    pub divisor: Option<Within<0, 0xffff_ffff>>,
    /// Features that the device must have and that nothing else of the case implies, by
    /// their Vulkan names: `["inheritedQueries"]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub requires: Vec<Feature>,
    /// Hand-written stages in pipeline order, in place of the generated stages.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shaders: Vec<Spanned<ShaderFile>>,
    /// The values that hand-written shaders capture.
    pub values: Option<HandWrittenValues>,
    /// Buffers and push constants that hand-written shaders read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub resources: Vec<Spanned<ResourceDefinition>>,
    /// The bindings of vertex input that hand-written shaders read, all from one buffer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub vertex_inputs: Vec<Spanned<VertexInput>>,
}

impl Pipeline {
    /// The number of views of a pass.
    pub fn view_count(&self) -> u32 {
        self.views.map_or(1, Within::get)
    }

    /// Whether the pipeline has a fragment shader.
    pub fn has_fragment_shader(&self) -> bool {
        self.fragment || self.image || self.packed.is_some()
    }

    /// The packing with a fragment shader, if the modules do not stay as they are.
    pub fn packing(&self) -> Option<&FragmentPacking> {
        self.packed.as_ref().filter(|packing| !packing.as_is)
    }
}

/// A second capture of a shader.
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

// The defaults depend on the topology of the pipeline, which a command may change without
// changing the shader: `Producer::Geometry` has them resolved.
/// The output primitives, emissions and invocations of the generated geometry shader.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct GeometryDefinition {
    /// The output primitives; the default matches the input.
    pub output: Option<EmittedPrimitive>,
    /// The streams of the emitted vertices in order, and `cut` (`cut1` on stream 1)
    /// where a primitive ends: `"0 0 cut 1"`. `0*9` is nine vertices on stream 0. Vertices
    /// after `only2` are emitted for every second input primitive.
    #[serde(default, deserialize_with = "given")]
    pub emits: Option<Spanned<String>>,
    /// Invocations for each input primitive; the default is 1.
    pub invocations: Option<Within<1, 1024>>,
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
    /// Returns the topology of these primitives.
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
    /// The path below the `shaders` folder, or after `./` below the folder of the case
    /// file; `none` for a stage that the combination does not have.
    pub file: Spanned<String>,
    /// Macros of a GLSL text, each a name, or a name and its replacement: `["N 4"]`. An
    /// entry `none` is omitted.
    #[serde(
        default,
        deserialize_with = "without_none",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub defines: Vec<String>,
}

/// The captured components of a hand-written shader.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum HandWrittenValues {
    /// For each vertex a list with one entry per component of the interface.
    Rows(Vec<Spanned<Vec<Spanned<HandWrittenWord>>>>),
    /// For each variable its components, vertex after vertex: `{ a = "0x7fc00001 0" }`; or
    /// for each variable the built-in input that it holds, as the draw gives it to the stage
    /// that reads it: `{ a = "gl_DrawID", b = "tess_control.gl_PrimitiveID" }`. The inputs are
    /// `gl_VertexIndex`, `gl_InstanceIndex`, `gl_BaseVertex`, `gl_BaseInstance`, `gl_DrawID`;
    /// of `tess_control` `gl_PatchVerticesIn`, `gl_PrimitiveID` and `gl_InvocationID`, an array
    /// of which has an element for each control point; of `tess_eval` `gl_PrimitiveID` and
    /// `gl_PatchVerticesIn`, whose number the control shader declares:
    /// `"tess_eval.gl_PatchVerticesIn = 5"`; of `geometry` `gl_PrimitiveIDIn` and
    /// `gl_InvocationID`.
    Columns(BTreeMap<Spanned<String>, Spanned<String>>),
}

deserialize_by_visitor!(
    HandWrittenValues,
    "a list of rows, or a table of components by the names of variables",
    {
        fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<HandWrittenValues, A::Error> {
            let rows = Deserialize::deserialize(de::value::SeqAccessDeserializer::new(seq));
            rows.map(HandWrittenValues::Rows)
        }
        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<HandWrittenValues, A::Error> {
            let columns = Deserialize::deserialize(de::value::MapAccessDeserializer::new(map));
            columns.map(HandWrittenValues::Columns)
        }
    }
);

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

deserialize_by_visitor!(HandWrittenWord, "an integer, a float or \"undefined\"", {
    fn visit_i64<E: de::Error>(self, bits: i64) -> Result<HandWrittenWord, E> {
        Ok(HandWrittenWord::Bits(bits))
    }
    fn visit_f64<E: de::Error>(self, value: f64) -> Result<HandWrittenWord, E> {
        Ok(HandWrittenWord::Float(value))
    }
    fn visit_str<E: de::Error>(self, text: &str) -> Result<HandWrittenWord, E> {
        if text == "undefined" {
            return Ok(HandWrittenWord::Undefined(Undefined::Undefined));
        }
        Err(E::invalid_value(de::Unexpected::Str(text), &self))
    }
});

// The contents are a text, the default stage is the capturing one, and the kinds are those
// that shaders only read: a `Resource` is any buffer or image of a job.
/// A buffer or the push constants of hand-written shaders.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResourceDefinition {
    /// The descriptor type.
    pub kind: ReadResource,
    /// The binding in set 0; the default is 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub binding: u32,
    /// 32-bit components: `"0x7f800001 3"`. A hexadecimal number of 16 digits is two of
    /// them, the low one first.
    pub words: Spanned<String>,
    /// The stages that read it; the default is the capturing stage.
    #[serde(default)]
    pub stages: Vec<Stage>,
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
