//! `docs/case-format.md`: the introduction of `introduction.md`, with a description of
//! each type where a comment names it, `<!-- Counter Query -->`.

use super::schema::{Types, types};
use serde_json::Value;
use std::collections::BTreeSet;
use xfb::capture::Request as RequestDefinition;
use xfb::case::definition::ProgramDefinition;
use xfb::case::expected::{BufferRow, ExpectedTable as TableDefinition, OutputRow, VaryingRow};
use xfb::case::gl_calls::{CallProgram, CallsDefinition};
use xfb::case::interface::{
    InterfaceDefinition, MemberDefinition, OutputDefinition, StructDefinition,
};
use xfb::case::memory::{
    BlockMember, ExpectedLayout as LayoutDefinition, MemoryBlock as BlockDefinition,
};
use xfb::case::packed_interface::FragmentPacking as PackedDefinition;
use xfb::case::packing::{ExpectedPlacement as PackingDefinition, ExpectedVarying as PackedRow};
use xfb::case::pipeline::{
    GeometryDefinition, Pipeline as PipelineDefinition, ResourceDefinition, ShaderFile,
};
use xfb::case::refusal::Refusal as RefusalDefinition;
use xfb::case::required_limits::RequiredLimit as RequiredLimitDefinition;
use xfb::case::sequence::draws::{Draw, DrawCall, Indices};
use xfb::case::sequence::steps::{BindRange, BufferRef, Consume, Copy as BufferCopy, DynamicState};
use xfb::case::sequence::{Counter, Query, SkipReadback};
use xfb::case_file::deserialize::keys;
use xfb::case_file::sweep::axes::{Pairs, RowsWithDefault};
use xfb::script::VertexInput;
use xfb::script::commands::CounterCall;
use xfb::script::condition::Condition;
use xfb::script::counters::WriteCounter;
use xfb::script::draw::ByteCountDraw;
use xfb::script::query_read::QueryRead;
use xfb::script::raster::Raster as RasterDefinition;
use xfb::script::tessellation::Tessellation;
use xfb::types::interface::BufferDeclaration as BufferDefinition;

/// Patches of a case, whose output for coordinates has a name.
type TessellationDefinition = Tessellation<String>;

/// The hand-written part.
const TEMPLATE: &str = include_str!("introduction.md");

/// The keys of a type in the order of their declarations; a JSON object has none.
fn order(name: &str) -> &'static [&'static str] {
    macro_rules! keys_of {
        ($($type:ident)*) => {
            match name {
                $(stringify!($type) => keys::<$type>(),)*
                _ => &[],
            }
        };
    }
    keys_of!(
        BindRange BlockDefinition BlockMember BufferCopy BufferDefinition BufferRef BufferRow ByteCountDraw CallProgram CallsDefinition Condition Consume Counter CounterCall Draw DrawCall DynamicState GeometryDefinition Indices InterfaceDefinition LayoutDefinition MemberDefinition OutputDefinition OutputRow PackedDefinition PackedRow PackingDefinition Pairs PipelineDefinition ProgramDefinition Query QueryRead RasterDefinition RefusalDefinition RequestDefinition RequiredLimitDefinition ResourceDefinition RowsWithDefault ShaderFile SkipReadback StructDefinition TableDefinition TessellationDefinition VaryingRow VertexInput WriteCounter
    )
}

/// The page.
///
/// # Panics
/// If a type is described nowhere or twice.
pub fn page() -> String {
    let types = types();
    let mut described = BTreeSet::new();
    let mut page = String::new();
    for line in TEMPLATE.lines() {
        let names = line
            .strip_prefix("<!-- ")
            .and_then(|rest| rest.strip_suffix(" -->"));
        match names {
            Some(names) => {
                for name in names.split(' ') {
                    assert!(
                        described.insert(name.to_owned()),
                        "{name} is described twice"
                    );
                    page += &types.describe(name);
                }
            }
            None => page += line,
        }
        page += "\n";
    }
    let missing: Vec<String> = (types.named.keys().cloned())
        .chain(types.root.keys().cloned())
        .filter(|name| !described.contains(name))
        .collect();
    while page.contains("\n\n\n") {
        page = page.replace("\n\n\n", "\n\n");
    }
    assert!(missing.is_empty(), "not described: {}", missing.join(" "));
    page
}

impl Types {
    /// A key of the file, or a type under a heading of its own.
    fn describe(&self, name: &str) -> String {
        if let Some(schema) = self.root.get(name) {
            return self.key(name, schema, false);
        }
        let schema = self.named.get(name);
        let schema = schema.unwrap_or_else(|| panic!("there is no type {name}"));
        let description = wrapped("", "", &description(schema));
        let heading = format!("\n### {}\n\n{description}", title(name));
        let content = self.content(name, schema);
        if content.is_empty() {
            heading
        } else {
            format!("{heading}\n{content}")
        }
    }

    /// The keys of a table, the values of an enumeration, or the choices of another type.
    fn content(&self, name: &str, schema: &Value) -> String {
        if let Some(Value::Object(keys)) = schema.get("properties") {
            let required = schema.get("required").and_then(Value::as_array);
            let is_required =
                |key: &str| required.is_some_and(|required| required.iter().any(|r| r == key));
            let position = |key: &str| order(name).iter().position(|known| *known == key);
            let mut keys: Vec<(&String, &Value)> = keys.iter().collect();
            keys.sort_by_key(|(key, _)| position(key));
            let keys = keys.into_iter();
            return keys
                .map(|(key, schema)| self.key(key, schema, is_required(key)))
                .collect();
        }
        if let Some(Value::Array(names)) = schema.get("enum") {
            let names = names.iter().map(|name| format!("`{}`", text(name)));
            return item(&(names.collect::<Vec<_>>().join(", ") + "."));
        }
        let choices = ["oneOf", "anyOf"]
            .into_iter()
            .find_map(|key| schema.get(key));
        let choices = choices.and_then(Value::as_array).into_iter().flatten();
        choices.map(|choice| self.choice(choice)).collect()
    }

    /// A key of a table.
    fn key(&self, key: &str, schema: &Value, required: bool) -> String {
        let required = if required { ", required" } else { "" };
        let ty = self.type_of(schema);
        let description = description(schema);
        item(&format!("`{key}` ({ty}{required}): {description}"))
    }

    /// A value of an enumeration, a step of a script, or a spelling of a type.
    fn choice(&self, schema: &Value) -> String {
        if let Some(name) = schema.get("const") {
            return item(&format!("`{}`: {}", text(name), description(schema)));
        }
        if let Some(Value::Array(_)) = schema.get("enum") {
            return self.content("", schema);
        }
        if let Some(Value::Object(step)) = schema.get("properties") {
            let step = step.iter();
            let step = step.map(|(name, content)| {
                let ty = self.type_of(content);
                item(&format!("`{name}` ({ty}): {}", description(schema)))
            });
            return step.collect();
        }
        if schema.get("oneOf").or(schema.get("anyOf")).is_some() {
            return self.content("", schema);
        }
        let description = description(schema);
        let ty = self.type_of(schema);
        let ty = ty[..1].to_uppercase() + &ty[1..];
        match description.as_str() {
            "" => item(&format!("{ty}.")),
            _ => item(&format!("{ty}: {description}")),
        }
    }

    /// The type of a value, in words.
    fn type_of(&self, schema: &Value) -> String {
        let object = |key| schema.get(key).and_then(Value::as_object);
        if let Some(Value::String(path)) = schema.get("$ref") {
            let name = path.rsplit('/').next().expect("a name");
            return link(name);
        }
        if let Some(name) = schema.get("const") {
            return format!("`\"{}\"`", text(name));
        }
        for key in ["anyOf", "oneOf"] {
            if let Some(Value::Array(choices)) = schema.get(key) {
                let choices: Vec<String> = choices.iter().map(|c| self.type_of(c)).collect();
                return choices.join(" or ");
            }
        }
        match schema.get("type").and_then(Value::as_str) {
            Some("integer") => self.number(schema),
            Some("number") => "number".to_owned(),
            Some("boolean") => "true or false".to_owned(),
            Some("string") => "text".to_owned(),
            Some("array") => format!("list of {}", plural(&self.type_of(&schema["items"]))),
            Some("object") => match object("additionalProperties") {
                Some(values) => {
                    let values = Value::Object(values.clone());
                    format!("table of {} by name", plural(&self.type_of(&values)))
                }
                None => "no arguments".to_owned(),
            },
            _ => "value".to_owned(),
        }
    }

    fn number(&self, schema: &Value) -> String {
        let limit = |key: &str| schema.get(key).and_then(Value::as_u64);
        match (limit("minimum"), limit("maximum")) {
            (Some(least), Some(most)) => format!("{least} to {most}"),
            _ => "number".to_owned(),
        }
    }
}

fn plural(ty: &str) -> String {
    match ty {
        "text" => "texts".to_owned(),
        "number" => "numbers".to_owned(),
        other => other.to_owned(),
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// The name of a type as the page has it.
fn title(name: &str) -> String {
    let name = name.strip_suffix("Definition").unwrap_or(name);
    let mut title = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !title.is_empty() {
            title.push(' ');
        }
        title.push(if title.is_empty() {
            c
        } else {
            c.to_ascii_lowercase()
        });
    }
    title
}

fn link(name: &str) -> String {
    let title = title(name);
    let anchor = title.to_ascii_lowercase().replace(' ', "-");
    format!("[{}](#{anchor})", title.to_ascii_lowercase())
}

/// The description, its lines joined where they are not an example.
fn description(schema: &Value) -> String {
    schema
        .get("description")
        .map_or(String::new(), |text| self::text(text).to_owned())
}

/// An entry of a list, wrapped.
fn item(entry: &str) -> String {
    wrapped("* ", "  ", entry)
}

/// A description with its prose wrapped and its example as it is.
fn wrapped(first: &str, indent: &str, text: &str) -> String {
    let (prose, example) = text.split_once("\n\n```").unwrap_or((text, ""));
    let mut out = String::new();
    let mut line = first.to_owned();
    let mut empty = true;
    for word in prose.split_whitespace() {
        if !empty && line.len() + 1 + word.len() > 90 {
            out += &line;
            out += "\n";
            line = indent.to_owned();
            empty = true;
        }
        if !empty {
            line += " ";
        }
        line += word;
        empty = false;
    }
    out += &line;
    out += "\n";
    if !example.is_empty() {
        out += &format!("\n{indent}```");
        out += &example.replace('\n', &format!("\n{indent}"));
        out += "\n\n";
    }
    out
}
