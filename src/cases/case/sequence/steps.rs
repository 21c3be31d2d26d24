//! The steps of a case file's script and their arguments.

use super::Memory;
use super::draws::Draw;
use crate::case::size::Size;
use crate::script::commands::Command;
use crate::script::commands::slots::{Arguments, Reference};
use crate::script::consume::BufferCopy;
use crate::spanned::{Spanned, deserialize_by_visitor};
use crate::units::{CounterIndex, Within, is_default};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::EnumAccessDeserializer;
use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor,
};
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

pub use crate::script::program::DynamicState;

/// An entry of `script`: a command as it is, or the short form of commands.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum ScriptEntry {
    Command(Command),
    Short(ShortForm),
}

/// A step of the script whose commands depend on its programs, its draws or its buffers.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShortForm {
    /// Binds ranges of buffers (`vkCmdBindTransformFeedbackBuffersEXT`): `{ bind = [{
    /// buffer = 0, size = "7 vertices" }] }`.
    Bind(Vec<Spanned<BindRange>>),
    /// Draws.
    Draw(Draw),
    /// Binds a program by its name: `{ use = "b" }`; `default` is the case's own.
    Use(String),
    /// Names the captured data that the next draw reads: `{ consume = { as = "index",
    /// from = { memory = 0, offset = 16 } } }`.
    Consume(Consume),
    /// Copies captured data or a counter into a captured buffer.
    Copy(Copy),
    /// Sets dynamic state until another program is bound: `{ set = { topology = "lines"
    /// } }`.
    Set(DynamicState),
    /// Records steps into a secondary command buffer: `{ secondary = ["draw"] }`.
    Secondary(Vec<Spanned<ScriptEntry>>),
}

/// A copy whose source and destination are named as binds name buffers.
pub type Copy = BufferCopy<BufferRef, BufferRef>;

/// The names of commands and of short forms, in the order of messages and of the reference.
const NAMES: [&str; 19] = [
    "bind",
    "begin",
    "end",
    "draw",
    "draw_byte_count",
    "use",
    "consume",
    "copy",
    "set",
    "write_counter",
    "begin_conditional",
    "end_conditional",
    "barrier",
    "begin_query",
    "end_query",
    "reset_query",
    "neutral",
    "next",
    "secondary",
];

/// The name of an entry in messages and in the schema.
const ENTRY: &str = "Step";

impl<'de> Deserialize<'de> for ScriptEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ScriptEntry, D::Error> {
        deserializer.deserialize_enum(ENTRY, &NAMES, EntryVisitor)
    }
}

struct EntryVisitor;

impl<'de> Visitor<'de> for EntryVisitor {
    type Value = ScriptEntry;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a step")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, entry: A) -> Result<ScriptEntry, A::Error> {
        let (name, content) = entry.variant::<String>()?;
        let is_short = matches!(
            name.as_str(),
            "bind" | "draw" | "use" | "consume" | "copy" | "set" | "secondary"
        );
        let variant = EnumAccessDeserializer::new(NamedVariant { name, content });
        if is_short {
            ShortForm::deserialize(variant).map(ScriptEntry::Short)
        } else {
            Command::deserialize(variant).map(ScriptEntry::Command)
        }
    }
}

/// A variant whose name has been read.
struct NamedVariant<V> {
    name: String,
    content: V,
}

impl<'de, V: VariantAccess<'de>> EnumAccess<'de> for NamedVariant<V> {
    type Error = V::Error;
    type Variant = V;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, V), V::Error> {
        let name = seed.deserialize(self.name.into_deserializer())?;
        Ok((name, self.content))
    }
}

/// The choices of commands and of short forms, in the order of [`NAMES`].
impl JsonSchema for ScriptEntry {
    fn schema_name() -> Cow<'static, str> {
        ENTRY.into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let parts = [
            Command::json_schema(generator),
            ShortForm::json_schema(generator),
        ];
        let choices = parts
            .iter()
            .filter_map(|part| part.get("oneOf")?.as_array());
        let choices: BTreeMap<usize, _> = choices
            .flatten()
            .filter_map(|choice| {
                let is_named = |name: &&str| {
                    choice["const"] == **name || choice["properties"].get(name).is_some()
                };
                // Commands that serde skips have no name.
                Some((NAMES.iter().position(is_named)?, choice))
            })
            .collect();
        let choices: Vec<_> = choices.into_values().collect();
        json_schema!({ "description": "A step of the script.", "oneOf": choices })
    }
}

impl ScriptEntry {
    /// Visits the references to queries and counters; those of a secondary command buffer are
    /// of its own entries.
    pub fn visit_references(&mut self, each: &mut dyn FnMut(Reference<'_>)) {
        match self {
            ScriptEntry::Command(command) => command.visit_references(each),
            ScriptEntry::Short(
                ShortForm::Consume(Consume { from, .. }) | ShortForm::Copy(Copy { from, .. }),
            ) => {
                if let Some(counter) = &mut from.counter {
                    each(Reference::Counter(counter));
                }
            }
            ScriptEntry::Short(
                ShortForm::Bind(_)
                | ShortForm::Draw(_)
                | ShortForm::Use(_)
                | ShortForm::Set(_)
                | ShortForm::Secondary(_),
            ) => {}
        }
    }
}

/// The range that a bind gives to one binding.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BindRange {
    /// The number of the binding.
    pub buffer: BindingNumber,
    /// The number of the `VkBuffer`, which other ranges may share; the default is one
    /// per binding.
    pub memory: Option<Memory>,
    /// Bytes from the start of the `VkBuffer`; the default is 0.
    pub offset: Option<Spanned<Size>>,
    /// The bytes of the range, `512` or `"7 vertices"`; the default is all that the
    /// draws capture and two vertices more.
    pub size: Option<Spanned<Size>>,
    /// Whether the size is passed as `VK_WHOLE_SIZE`, or `pSizes` as NULL (`"null"`);
    /// the default is false. The range then extends to the end of its buffer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub whole: WholeSize,
    /// Whether the range is given by its address
    /// (`vkCmdBindTransformFeedbackBuffers2EXT`); the default is false.
    #[serde(default, skip_serializing_if = "is_default")]
    pub by_address: bool,
}

/// The number of a transform feedback binding.
pub type BindingNumber = Within<0, 65535>;

/// The form in which a bind states that a range extends to the end of its buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WholeSize {
    /// `pSizes` has the number of bytes of the range.
    #[default]
    Stated,
    /// `pSizes` has `VK_WHOLE_SIZE`: `true`.
    Whole,
    /// `pSizes` is NULL: `"null"`.
    Null,
}

impl Serialize for WholeSize {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            WholeSize::Stated => serializer.serialize_bool(false),
            WholeSize::Whole => serializer.serialize_bool(true),
            WholeSize::Null => serializer.serialize_str("null"),
        }
    }
}

impl JsonSchema for WholeSize {
    fn schema_name() -> Cow<'static, str> {
        "WholeSize".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "anyOf": [{ "type": "boolean" }, { "const": "null" }] })
    }
}

deserialize_by_visitor!(WholeSize, "true, false or \"null\"", {
    fn visit_bool<E: de::Error>(self, whole: bool) -> Result<WholeSize, E> {
        Ok(if whole {
            WholeSize::Whole
        } else {
            WholeSize::Stated
        })
    }
    fn visit_str<E: de::Error>(self, text: &str) -> Result<WholeSize, E> {
        match text {
            "0" | "false" => Ok(WholeSize::Stated),
            "1" | "true" => Ok(WholeSize::Whole),
            "null" => Ok(WholeSize::Null),
            other => Err(E::unknown_variant(other, &["true", "false", "null"])),
        }
    }
});

/// The captured data that the next draw reads. Data that a shader reads needs `reads`
/// in the pipeline of its program.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Consume {
    /// The use of the data.
    #[serde(rename = "as")]
    pub usage: Usage,
    /// The first byte of the data.
    pub from: BufferRef,
    /// Bytes from the arguments of one indirect draw to the next; the default is 16.
    pub stride: Option<Within<4, 0x03ff_ffff>>,
}

/// The use of captured data by a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Usage {
    /// A vertex attribute.
    Vertex,
    /// An attribute of instances.
    Instance,
    /// A uniform buffer.
    Uniform,
    /// A storage buffer.
    Storage,
    /// A uniform texel buffer.
    UniformTexel,
    /// A storage texel buffer.
    StorageTexel,
    /// Indices.
    Index,
    /// Arguments of indirect draws.
    Indirect,
    /// The draw count of an indirect draw.
    Count,
}

/// A byte of the buffer of a binding (`buffer`) or of a `VkBuffer` (`memory`), or a
/// counter.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct BufferRef {
    /// The binding whose own buffer it is.
    pub buffer: Option<BindingNumber>,
    /// The number of a `VkBuffer`, as in `bind`.
    pub memory: Option<Memory>,
    /// Bytes from the start of the buffer, a multiple of 4; the default is 0.
    pub offset: Option<Within<0, 0x03ff_ffff>>,
    /// The number of a counter.
    pub counter: Option<CounterIndex>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::commands::CounterCall;
    use crate::script::commands::slots::Entry;
    use crate::units::Binding;

    /// An entry whose name is not listed could be written and not read.
    #[test]
    fn each_command_and_short_form_has_a_listed_name() {
        let mut generator = SchemaGenerator::default();
        let parts = [
            Command::json_schema(&mut generator),
            ShortForm::json_schema(&mut generator),
        ];
        let mut names = Vec::new();
        for part in &parts {
            for choice in part
                .get("oneOf")
                .and_then(|c| c.as_array())
                .expect("choices")
            {
                let properties = choice["properties"].as_object();
                names.extend(properties.into_iter().flat_map(|p| p.keys().cloned()));
                names.extend(choice["const"].as_str().map(str::to_owned));
                let several = choice["enum"].as_array().into_iter().flatten();
                names.extend(several.filter_map(|name| name.as_str().map(str::to_owned)));
            }
        }
        names.sort_unstable();
        let mut listed = NAMES;
        listed.sort_unstable();
        assert_eq!(names, listed);
    }

    /// A use of a counter by the next draw was once not renumbered.
    #[test]
    fn each_entry_follows_the_removal_of_a_counter() {
        let left = |mut entry: ScriptEntry, gone| {
            let mut is_left = true;
            let gone = Entry::Counter(CounterIndex(gone));
            entry.visit_references(&mut |reference| is_left &= reference.follow_removal(gone));
            is_left.then_some(entry)
        };
        let from = |counter| BufferRef {
            counter: Some(CounterIndex(counter)),
            ..BufferRef::default()
        };
        let consume = ScriptEntry::Short(ShortForm::Consume(Consume {
            usage: Usage::Count,
            from: from(1),
            stride: None,
        }));
        assert!(left(consume.clone(), 1).is_none());
        let Some(ScriptEntry::Short(ShortForm::Consume(moved))) = left(consume, 0) else {
            panic!("it names another counter");
        };
        assert_eq!(moved.from.counter, Some(CounterIndex(0)));
        let counters = [0, 1, 2].map(|counter| Some(CounterIndex(counter)));
        let begin = Command::Begin(CounterCall::new(Binding(0), counters.to_vec()));
        let Some(ScriptEntry::Command(Command::Begin(call))) = left(ScriptEntry::Command(begin), 1)
        else {
            panic!("a null handle replaces the counter");
        };
        let want = [Some(CounterIndex(0)), None, Some(CounterIndex(1))];
        assert_eq!(call.counters, want);
    }
}
