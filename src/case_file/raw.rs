//! The format of a case file: what serde reads, with the place of everything.
//!
//! Nothing is interpreted here. A number may be an expression over the file's
//! axes, a text may hold `{axis}`; [`super::expression`] resolves both.

use crate::case_file::document::Node;
use serde::Deserialize;
use serde::de::{self, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use toml::Spanned;

/// A number, an expression or a name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    Int(i64),
    Text(String),
}

/// A number or an expression, with its place.
pub type Number = Spanned<Value>;
/// A text that may hold `{axis}`, with its place.
pub type Text = Spanned<String>;

/// A whole case file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub about: Text,
    pub rules: Spanned<Vec<Spanned<i64>>>,
    /// Worked tables that the file reproduces: `W1`, `S0-ex1`.
    #[serde(default)]
    pub tables: Vec<Text>,
    /// What the text leaves open: recorded, not judged.
    pub probe: Option<Spanned<super::probe::Raw>>,
    /// The name of a case of another file, of which this one is a variant: what
    /// is said here stands in place of what it says.
    pub extends: Option<Text>,
    /// The case is about tables only.
    #[serde(default)]
    pub host_only: bool,
    #[serde(default)]
    pub axes: BTreeMap<Text, Spanned<Axis>>,
    /// Combinations to keep; all where left out.
    pub only: Option<Spanned<Filters>>,
    /// Combinations to drop.
    pub except: Option<Spanned<Filters>>,
    /// The default list has only so many combinations that every pair of values
    /// occurs; the extended list has all.
    pub pairs: Option<Spanned<Pairs>>,
    /// Combinations that only the extended list has: `true` for all of them.
    pub extended: Option<Spanned<Filters>>,
    /// Combinations of the smoke list: `true` for all of them.
    pub smoke: Option<Spanned<Filters>>,
    /// Absent only beside `memory`.
    #[serde(default)]
    pub interface: Interface,
    /// A block in memory that the case reads all of.
    pub memory: Option<Spanned<super::memory::format::Memory>>,
    /// Names to capture; the outputs then say nothing about capture.
    pub request: Option<Spanned<Request>>,
    #[serde(default)]
    pub pipeline: Pipeline,
    /// What else is drawn with, by name.
    #[serde(default)]
    pub programs: super::programs::Raw,
    /// The keys of the API sequence, which [`crate::case::sequence`] reads.
    #[serde(default)]
    pub unbound: IgnoredAny,
    #[serde(default)]
    pub counters: IgnoredAny,
    #[serde(default)]
    pub allocation: IgnoredAny,
    #[serde(default)]
    pub skip_readback: IgnoredAny,
    #[serde(default)]
    pub queries: IgnoredAny,
    #[serde(default)]
    pub query_read: IgnoredAny,
    #[serde(default)]
    pub indices: IgnoredAny,
    #[serde(default)]
    pub script: IgnoredAny,
    /// The tree of the file.
    #[serde(skip)]
    pub root: Arc<Node>,
    #[serde(default)]
    pub table: Vec<Spanned<Table>>,
    /// Where packing must put the varyings.
    #[serde(default)]
    pub placement: Vec<Spanned<super::packing::Raw>>,
    /// What the device must say of itself.
    pub advertised: Option<Spanned<super::required_limits::Raw>>,
    /// The interface is wrong: how each form of it is refused.
    pub negative: Option<Spanned<Negative>>,
}

/// What must become of an interface that breaks a rule.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Negative {
    /// The rule of capture that is broken.
    pub rule: Text,
    /// What the engine says of the declaration, where not that rule: another,
    /// `accepted: why`, `unsaid: why`.
    pub declared: Option<Text>,
    /// The dialects that it says so in; all where left out.
    #[serde(default)]
    pub dialects: Vec<Text>,
    /// Who refuses the GLSL text: `compiler`, `engine`; `accepted: why`.
    pub glsl: Text,
    /// As `declared`, of the module.
    pub spirv: Option<Text>,
    /// A text for what no output can declare.
    pub shader: Option<Spanned<Shader>>,
}

/// How pairs of values are chosen.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairs {
    /// Axes that occur in every combination with each other: they count as one.
    #[serde(default)]
    pub full: Vec<Text>,
    /// Another seed is another choice; 0 where left out.
    pub seed: Option<u64>,
}

/// The values of an axis.
#[derive(Clone, Debug, PartialEq)]
pub enum Axis {
    Listed(Vec<Spanned<AxisValue>>),
    /// Numbers (`"1..=75"`), or one of the program's own axes (`axes.toml`).
    Named(String),
    /// Rows, and the variables of those that omit them.
    WithDefault(RowsWithDefault),
}

/// The rows of an axis and what they omit.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RowsWithDefault {
    /// The variables that a row has unless it states them.
    pub default: BTreeMap<Text, Value>,
    /// The rows.
    pub values: Vec<Spanned<AxisValue>>,
}

/// One value of an axis: a plain one, or several that go together.
#[derive(Clone, Debug, PartialEq)]
pub enum AxisValue {
    Plain(Value),
    /// `name` is the axis's own value, the others are further variables.
    Row(BTreeMap<Text, Value>),
}

/// Conditions on axes; one of them must hold.
#[derive(Clone, Debug, PartialEq)]
pub enum Filters {
    /// Every combination, or none.
    Always(bool),
    /// In each, every named axis has one of the values.
    Any(Vec<Filter>),
}

/// Accepted values per axis.
pub type Filter = BTreeMap<Text, Accepted>;

/// One value, or a list of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Accepted(pub Vec<Value>);

/// What the capturing stage declares.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interface {
    /// The capturing stage; `vertex` where left out.
    pub stage: Option<Text>,
    #[serde(default)]
    pub structs: Vec<Struct>,
    #[serde(default = "nothing")]
    pub outputs: Spanned<Vec<Spanned<Output>>>,
    /// A seed that everything comes of, instead of all the rest.
    pub random: Option<Number>,
    /// Of a random interface: how many varyings, to be packed.
    pub varyings: Option<Number>,
    /// Of a random interface: whether arrays are asked for as a whole only.
    pub whole_arrays: Option<Number>,
    /// Of a random interface: `declared` or `streams`, captured by qualifiers and
    /// not by names.
    pub kind: Option<Text>,
    /// Of a random interface: the seed of how it is drawn.
    pub sequence: Option<Number>,
    /// Buffers declared for the whole shader.
    #[serde(default)]
    pub buffers: Vec<Buffer>,
    /// GLSL that declares the same outputs, in place of the generated.
    pub declarations: Option<Text>,
    /// What the generated shader never writes: `k.b`, `a[1]`.
    #[serde(default)]
    pub unwritten: Vec<Text>,
    /// What the fragment shader reads; every output as it is declared where
    /// left out.
    pub inputs: Option<Vec<Spanned<Output>>>,
}

fn nothing() -> Spanned<Vec<Spanned<Output>>> {
    Spanned::new(0..0, Vec::new())
}

impl Default for Interface {
    fn default() -> Interface {
        Interface {
            stage: None,
            structs: Vec::new(),
            outputs: nothing(),
            random: None,
            varyings: None,
            whole_arrays: None,
            kind: None,
            sequence: None,
            buffers: Vec::new(),
            declarations: None,
            unwritten: Vec::new(),
            inputs: None,
        }
    }
}

/// A struct type, usable as the type of what follows it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Struct {
    pub name: Text,
    pub members: Spanned<Vec<Member>>,
}

/// A member of a struct or a block; `location` and below only in blocks.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    pub name: Text,
    #[serde(rename = "type")]
    pub ty: Option<Text>,
    pub location: Option<Number>,
    pub component: Option<Number>,
    pub buffer: Option<Number>,
    pub offset: Option<Number>,
    pub stride: Option<Number>,
    pub stream: Option<Number>,
    /// As in GLSL: `flat centroid`.
    pub interpolation: Option<Text>,
}

/// A variable (`name`, `type`) or a block (`block`, `members`).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Output {
    pub name: Option<Text>,
    #[serde(rename = "type")]
    pub ty: Option<Text>,
    pub block: Option<Text>,
    pub instance: Option<Text>,
    /// Lengths of the block's array, outermost first.
    #[serde(default)]
    pub array: Vec<Number>,
    #[serde(default)]
    pub members: Vec<Member>,
    pub location: Option<Number>,
    pub component: Option<Number>,
    pub buffer: Option<Number>,
    pub offset: Option<Number>,
    pub stride: Option<Number>,
    pub stream: Option<Number>,
    /// As in GLSL: `flat centroid`.
    pub interpolation: Option<Text>,
}

/// A buffer declared for the whole shader: `layout(xfb_buffer, xfb_stride) out;`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Buffer {
    pub binding: Number,
    pub stride: Option<Number>,
}

/// What an application asks to be captured.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// `interleaved`, which it is where left out, or `separate`.
    pub mode: Option<Text>,
    /// Names in order, markers included; a text may hold several.
    pub varyings: Vec<Text>,
}

/// What surrounds the interface: primitives, further stages, features.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pipeline {
    pub topology: Option<Text>,
    /// `first` or `last`: capture has to preserve the provoking vertex.
    pub provoking: Option<Text>,
    pub patch_points: Option<Number>,
    pub domain: Option<Text>,
    /// Patches of any levels, in place of `domain`.
    pub tessellation: Option<Spanned<super::tessellation::Raw>>,
    /// `render_pass` or `dynamic`.
    pub pass: Option<Text>,
    /// `whole`, `fast_link`, `optimised_link`, `shader_objects` or `linked_objects`.
    pub build: Option<Text>,
    /// `in_place`, `copies` or `words`: captured a second time by the shader
    /// without its qualifiers, rewritten in this way; `no`, which it is where left
    /// out.
    #[serde(rename = "also_rewrite")]
    pub again: Option<Text>,
    #[serde(default)]
    pub raster: Raster,
    /// What is written to a gl_Position that is not declared: `outside`,
    /// `behind`, `flat`, `infinite`, `nan` or `inside`.
    pub position: Option<Text>,
    /// Whether the greatest index of its type restarts primitives.
    pub restart: Option<Number>,
    /// State that is set by commands: `topology`, `restart`, `patch_points`,
    /// `provoking`.
    #[serde(default)]
    pub dynamic: Vec<Text>,
    /// The capturing stage and a fragment shader, packed together.
    pub packed: Option<Spanned<super::packed_interface::Raw>>,
    /// Whether the pipeline has a fragment shader.
    pub fragment: Option<Number>,
    /// Whether points are drawn into an image that is looked at.
    pub image: Option<Number>,
    /// Views of the passes, each with a layer of the image; 1 where left out.
    pub views: Option<Number>,
    pub geometry: Option<Geometry>,
    /// A vertex shader in place of the generated one before the capturing stage.
    pub origin: Option<Text>,
    pub seed: Option<Number>,
    /// How a hand-written shader reads captured data: `vertex`, `uniform`, …
    pub reads: Option<Text>,
    /// Further device features.
    #[serde(default)]
    pub requires: Vec<Text>,
    /// Hand-written stages.
    #[serde(default)]
    pub shaders: Vec<Spanned<Shader>>,
    /// What a hand-written shader captures.
    pub values: Option<Spanned<super::hand_written::RawValues>>,
    /// What hand-written shaders find in buffers and push constants.
    #[serde(default)]
    pub resources: Vec<Spanned<super::hand_written::RawResource>>,
}

/// State behind capture.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raster {
    /// `none`, `front`, `back` or `both`.
    pub cull: Option<Text>,
    /// `clockwise` or `counter_clockwise`.
    pub front: Option<Text>,
    /// `solid`, `line` or `point`.
    pub fill: Option<Text>,
    /// `whole` or `empty`.
    pub scissor: Option<Text>,
    /// `without_fragments`, `on`, `off`, `dynamic_on` or `dynamic_off`.
    pub discard: Option<Text>,
    /// The stream that is said to be rasterized; `none` says nothing.
    pub stream: Option<Number>,
}

/// What the generated geometry shader does.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Geometry {
    pub output: Option<Text>,
    /// Streams of the vertices in order, and `cut` or `cut1`: "0 0 cut 0 0".
    pub emits: Option<Text>,
    pub invocations: Option<Number>,
}

/// A hand-written stage.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shader {
    pub stage: Text,
    /// Relative to the shaders folder; with `./` to the case file's folder; `none`
    /// for a stage that the combination does not have.
    pub file: Text,
    /// Macros of a GLSL text: a name, or a name and what it stands for.
    #[serde(default)]
    pub defines: Vec<Text>,
}

/// The words that a hand-written shader writes for one vertex.
pub type StatedRow = Vec<Spanned<StatedWord>>;

/// A word that a hand-written shader writes.
#[derive(Clone, Debug, PartialEq)]
pub enum StatedWord {
    Bits(i64),
    Float(f64),
    Undefined,
}

/// An expected table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Combinations that it holds for; all where left out.
    pub when: Option<Spanned<Filters>>,
    /// All where left out.
    #[serde(default)]
    pub dialects: Vec<Text>,
    /// The limits it holds for, as `xfb table --limits` takes them.
    pub limits: Option<Text>,
    pub refused: Option<Text>,
    pub varyings: Option<Vec<Row>>,
    pub buffers: Option<Vec<BufferRow>>,
    pub outputs: Option<Vec<Spanned<OutputRow>>>,
}

/// An expected varying.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub name: Text,
    #[serde(rename = "type")]
    pub ty: Text,
    /// 1 where left out, like an array of one.
    pub size: Option<Number>,
    /// Only a marker (`GL_NONE`) has none.
    pub offset: Option<Number>,
    pub buffer_index: Option<Number>,
    /// The buffer index where left out.
    pub binding: Option<Number>,
    /// What GL tells as the length of the name.
    pub name_length: Option<Number>,
}

/// An expected buffer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BufferRow {
    pub binding: Number,
    pub stride: Number,
    pub stream: Option<Number>,
    pub varyings: Vec<Number>,
}

/// An expected output, by location or builtin.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutputRow {
    pub location: Option<Number>,
    pub builtin: Option<Text>,
    pub component: Option<Number>,
    pub components: Number,
    pub binding: Option<Number>,
    pub stream: Option<Number>,
    pub offset: Number,
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Int(number) => number.fmt(f),
            Value::Text(text) => text.fmt(f),
        }
    }
}

/// A visitor that accepts what it has methods for, and says so.
macro_rules! deserialize_by_visitor {
    ($type:ty, $expecting:literal, { $($method:tt)* }) => {
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                struct Of;
                impl<'de> Visitor<'de> for Of {
                    type Value = $type;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($expecting)
                    }
                    $($method)*
                }
                d.deserialize_any(Of)
            }
        }
    };
}

deserialize_by_visitor!(Value, "an integer or a text", {
    fn visit_i64<E: de::Error>(self, v: i64) -> Result<Value, E> {
        Ok(Value::Int(v))
    }
    fn visit_bool<E: de::Error>(self, v: bool) -> Result<Value, E> {
        Ok(Value::Int(v.into()))
    }
    fn visit_str<E: de::Error>(self, v: &str) -> Result<Value, E> {
        Ok(Value::Text(v.to_owned()))
    }
});

deserialize_by_visitor!(
    Axis,
    "a list of values, a range, or the name of a shared axis",
    {
        fn visit_str<E: de::Error>(self, v: &str) -> Result<Axis, E> {
            Ok(Axis::Named(v.to_owned()))
        }
        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Axis, A::Error> {
            let rows = RowsWithDefault::deserialize(de::value::MapAccessDeserializer::new(map))?;
            Ok(Axis::WithDefault(rows))
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Axis, A::Error> {
            let mut values = Vec::new();
            while let Some(value) = seq.next_element()? {
                values.push(value);
            }
            Ok(Axis::Listed(values))
        }
    }
);

deserialize_by_visitor!(AxisValue, "an integer, a text or a table of them", {
    fn visit_i64<E: de::Error>(self, v: i64) -> Result<AxisValue, E> {
        Ok(AxisValue::Plain(Value::Int(v)))
    }
    fn visit_str<E: de::Error>(self, v: &str) -> Result<AxisValue, E> {
        Ok(AxisValue::Plain(Value::Text(v.to_owned())))
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<AxisValue, A::Error> {
        let mut row = BTreeMap::new();
        while let Some((key, value)) = map.next_entry()? {
            row.insert(key, value);
        }
        Ok(AxisValue::Row(row))
    }
});

deserialize_by_visitor!(Accepted, "an axis value or a list of them", {
    fn visit_i64<E: de::Error>(self, v: i64) -> Result<Accepted, E> {
        Ok(Accepted(vec![Value::Int(v)]))
    }
    fn visit_str<E: de::Error>(self, v: &str) -> Result<Accepted, E> {
        Ok(Accepted(vec![Value::Text(v.to_owned())]))
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Accepted, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = seq.next_element()? {
            values.push(value);
        }
        Ok(Accepted(values))
    }
});

deserialize_by_visitor!(
    Filters,
    "true, false, a table of axis values or a list of such tables",
    {
        fn visit_bool<E: de::Error>(self, v: bool) -> Result<Filters, E> {
            Ok(Filters::Always(v))
        }
        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Filters, A::Error> {
            let mut filter = Filter::new();
            while let Some((key, value)) = map.next_entry()? {
                filter.insert(key, value);
            }
            Ok(Filters::Any(vec![filter]))
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Filters, A::Error> {
            let mut filters = Vec::new();
            while let Some(filter) = seq.next_element()? {
                filters.push(filter);
            }
            Ok(Filters::Any(filters))
        }
    }
);

deserialize_by_visitor!(StatedWord, "an integer, a float or \"undefined\"", {
    fn visit_i64<E: de::Error>(self, v: i64) -> Result<StatedWord, E> {
        Ok(StatedWord::Bits(v))
    }
    fn visit_f64<E: de::Error>(self, v: f64) -> Result<StatedWord, E> {
        Ok(StatedWord::Float(v))
    }
    fn visit_str<E: de::Error>(self, v: &str) -> Result<StatedWord, E> {
        match v {
            "undefined" => Ok(StatedWord::Undefined),
            other => Err(E::invalid_value(de::Unexpected::Str(other), &self)),
        }
    }
});
