//! The JSON schema of case files, before axes, `repeat`, `when` and `extends` are
//! resolved.
//!
//! The types describe resolved values. In a file a number or a truth value may be an
//! expression, a text may have `{axis}` in it, an optional value may be `"none"`, and an
//! entry of a list may have `when` or be a `repeat`: [`schema`] adds these.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use xfb::case::definition::Definition;
use xfb::case::sequence::Sequence;
use xfb::case_file::deserialize::keys;
use xfb::case_file::sweep::Sweep;

type Object = Map<String, Value>;

/// The definitions that the reader takes as they are written.
const LITERAL: [&str; 7] = [
    "Sweep",
    "Pairs",
    "AxisDefinition",
    "AxisValue",
    "RowsWithDefault",
    "Filters",
    "Value",
];

/// The types of a file: of its root, and of everything that the root names.
pub struct Types {
    /// The keys of the root.
    pub root: Object,
    /// The types by their names.
    pub named: Object,
}

/// The types as the program reads them, once everything is resolved.
pub fn types() -> Types {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let mut root = Object::new();
    add::<Definition>(&mut root, &mut generator);
    add::<Sequence>(&mut root, &mut generator);
    add::<Sweep>(&mut root, &mut generator);
    let mut named = generator.take_definitions(true);
    for schema in root.values_mut().chain(named.values_mut()) {
        clean(schema);
    }
    Types { root, named }
}

fn add<T: JsonSchema>(root: &mut Object, generator: &mut SchemaGenerator) {
    let schema = T::json_schema(generator);
    let properties = schema.get("properties").and_then(Value::as_object);
    root.extend(properties.expect("a struct").clone());
}

/// Removes what concerns JSON and not TOML: null, formats, defaults of options.
fn clean(schema: &mut Value) {
    match schema {
        Value::Array(values) => values.iter_mut().for_each(clean),
        Value::Object(object) => {
            object.remove("format");
            if object.get("default").is_some_and(|default| {
                default.is_null() || *default == json!([]) || *default == json!({})
            }) {
                object.remove("default");
            }
            if let Some(Value::Array(types)) = object.get_mut("type") {
                types.retain(|ty| ty != "null");
                if let [only] = types.as_slice() {
                    let only = only.clone();
                    object.insert("type".to_owned(), only);
                    object.insert("optional".to_owned(), true.into());
                }
            }
            if let Some(Value::Array(choices)) = object.get_mut("anyOf") {
                let all = choices.len();
                choices.retain(|choice| *choice != json!({ "type": "null" }));
                if choices.len() < all {
                    let only = (choices.len() == 1).then(|| choices.remove(0));
                    object.insert("optional".to_owned(), true.into());
                    if let Some(Value::Object(only)) = only {
                        object.remove("anyOf");
                        object.extend(only.into_iter().filter(|(key, _)| key != "description"));
                    }
                }
            }
            object.values_mut().for_each(clean);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The schema of a case file.
pub fn schema() -> Value {
    let Types { root, mut named } = types();
    let mut properties = root;
    let sweep = keys::<Sweep>();
    for (key, schema) in &mut properties {
        if !sweep.contains(&key.as_str()) {
            loosen(schema);
        }
    }
    for (name, schema) in &mut named {
        if !LITERAL.contains(&name.as_str()) {
            loosen(schema);
        }
    }
    steps_without_arguments(&mut named);
    for schema in named.values_mut() {
        allow_when(schema);
    }
    properties.insert(
        "extends".to_owned(),
        json!({
            "description": "The name of a case of another file. This file states what differs.",
            "type": "string",
        }),
    );
    let of_case = [keys::<Definition>(), keys::<Sequence>()].concat();
    let of_case = of_case.iter().map(|key| {
        let schema = json!({ "$ref": format!("#/properties/{key}") });
        ((*key).to_owned(), schema)
    });
    let nested = ("when".to_owned(), json!({ "$ref": "#/properties/when" }));
    let difference = json!({
        "type": "object",
        "properties": of_case.chain([nested]).collect::<Object>(),
        "additionalProperties": false,
    });
    let values = json!({ "type": "object", "additionalProperties": difference });
    properties.insert(
        "when".to_owned(),
        json!({
            "description": "What differs where an axis has a value: `[when.AXIS.VALUE]`.",
            "type": "object",
            "additionalProperties": values,
        }),
    );
    for list in ["Repeat", "RepeatedSteps"] {
        named.insert(list.to_owned(), repeat(list));
    }
    for schema in properties.values_mut().chain(named.values_mut()) {
        select_by_type(schema);
    }
    // Editors and validators have no such keyword.
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A case file of xfb",
        "type": "object",
        "properties": properties,
        "required": ["about", "rules"],
        "additionalProperties": false,
        "$defs": named,
    });
    remove_keyword(&mut schema, "optional");
    schema
}

/// Selects a list among several choices by its type, so that a validator reports what is wrong
/// in the list.
fn select_by_type(schema: &mut Value) {
    match schema {
        Value::Array(values) => values.iter_mut().for_each(select_by_type),
        Value::Object(object) => {
            object.values_mut().for_each(select_by_type);
            let Some(Value::Array(choices)) = object.get("anyOf") else {
                return;
            };
            let is_list = |choice: &&Value| choice["type"] == "array";
            let (lists, others): (Vec<&Value>, Vec<&Value>) = choices.iter().partition(is_list);
            let ([list], [_, ..]) = (lists.as_slice(), others.as_slice()) else {
                return;
            };
            let (list, others) = ((*list).clone(), json!({ "anyOf": others }));
            object.remove("anyOf");
            object.insert("if".to_owned(), json!({ "type": "array" }));
            object.insert("then".to_owned(), list);
            object.insert("else".to_owned(), others);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn remove_keyword(schema: &mut Value, keyword: &str) {
    match schema {
        Value::Array(values) => {
            for value in values {
                remove_keyword(value, keyword);
            }
        }
        Value::Object(object) => {
            if object.get(keyword).is_some_and(Value::is_boolean) {
                object.remove(keyword);
            }
            for value in object.values_mut() {
                remove_keyword(value, keyword);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A text with `{axis}` in it.
fn with_axis() -> Value {
    json!({ "type": "string", "pattern": r"\{[A-Za-z0-9]" })
}

/// Whether a schema is that of one or several names.
fn is_name(schema: &Value) -> bool {
    schema.get("const").is_some() || schema.get("enum").is_some()
}

/// Accepts what a file may state in place of a value.
fn loosen(schema: &mut Value) {
    let Value::Object(object) = schema else {
        if let Value::Array(values) = schema {
            values.iter_mut().for_each(loosen);
        }
        return;
    };
    for key in ["properties", "$defs"] {
        if let Some(Value::Object(properties)) = object.get_mut(key) {
            properties.values_mut().for_each(loosen);
        }
    }
    object
        .get_mut("additionalProperties")
        .into_iter()
        .for_each(loosen);
    for key in ["anyOf", "oneOf"] {
        let choices = object.get_mut(key).and_then(Value::as_array_mut);
        let choices = choices.into_iter().flatten();
        choices.filter(|choice| !is_name(choice)).for_each(loosen);
    }
    if let Some(items) = object.get_mut("items") {
        loosen(items);
        let is_step = items["$ref"] == "#/$defs/Step";
        let repeat = if is_step { "RepeatedSteps" } else { "Repeat" };
        let entry = items.take();
        // Not `anyOf`: a validator then reports what is wrong in the entry.
        *items = json!({
            "if": { "type": "object", "required": ["repeat"] },
            "then": { "$ref": format!("#/$defs/{repeat}") },
            "else": entry,
        });
    }
    let optional = object.remove("optional").is_some();
    let mut choices: Vec<Value> = Vec::new();
    match object.get("type").and_then(Value::as_str) {
        Some("integer" | "number") => choices.push(json!({ "type": "string" })),
        Some("boolean") => choices.extend([json!({ "enum": [0, 1] }), json!({ "type": "string" })]),
        Some("string") if object.contains_key("enum") || object.contains_key("const") => {
            choices.push(with_axis());
        }
        _ => {}
    }
    if optional && choices.is_empty() && object.get("type") != Some(&json!("string")) {
        choices.extend([json!({ "const": "none" }), with_axis()]);
    }
    if let Some(key) = ["oneOf", "anyOf"]
        .into_iter()
        .find(|key| object.contains_key(*key))
    {
        let Some(Value::Array(all)) = object.remove(key) else {
            return;
        };
        if all.iter().any(is_name) && !choices.contains(&with_axis()) {
            choices.push(with_axis());
        }
        let all = [all, choices].concat();
        object.insert("anyOf".to_owned(), all.into());
        return;
    }
    if choices.is_empty() {
        return;
    }
    let mut outer = Object::new();
    for key in ["description", "default"] {
        outer.extend(object.remove(key).map(|value| (key.to_owned(), value)));
    }
    let inner = Value::Object(std::mem::take(object));
    choices.insert(0, inner);
    outer.insert("anyOf".to_owned(), choices.into());
    *schema = Value::Object(outer);
}

/// Accepts a step without arguments as a text, `"begin"` for `{ begin = {} }`, and any other
/// step as a table of one key.
fn steps_without_arguments(named: &mut Object) {
    let step = named["Step"].as_object_mut().expect("a type");
    let Some(Value::Array(steps)) = step.remove("anyOf") else {
        panic!("a step is one of several");
    };
    let nothing = json!({ "type": "object" });
    let mut texts = Vec::new();
    let mut properties = Object::new();
    let mut required = Vec::new();
    for choice in &steps {
        // A step that never has arguments is a name.
        let name = choice["const"].as_str().map(str::to_owned);
        let step = name.map(|name| (name, &nothing)).or_else(|| {
            let (name, content) = choice["properties"].as_object()?.iter().next()?;
            Some((name.clone(), content))
        });
        let Some((name, content)) = step else {
            continue;
        };
        let mut property = content.clone();
        if let (Value::Object(property), Some(text)) = (&mut property, choice.get("description")) {
            property.insert("description".to_owned(), text.clone());
        }
        properties.insert(name.clone(), property);
        required.push(json!({ "required": [name] }));
        let content = content["$ref"].as_str().map_or(content.clone(), |path| {
            let referred = path.rsplit('/').next().expect("a name");
            named[referred].clone()
        });
        if content["type"] == "object" && content.get("required").is_none() {
            texts.push(name);
        }
    }
    let step = named["Step"].as_object_mut().expect("a type");
    let table = json!({
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
        "oneOf": required,
    });
    step.insert("if".to_owned(), json!({ "type": "string" }));
    step.insert(
        "then".to_owned(),
        json!({ "anyOf": [{ "enum": texts }, with_axis()] }),
    );
    step.insert("else".to_owned(), table);
}

/// Accepts a condition in every table, each of which can be an entry of a list.
fn allow_when(schema: &mut Value) {
    match schema {
        Value::Array(values) => values.iter_mut().for_each(allow_when),
        Value::Object(object) => {
            object.values_mut().for_each(allow_when);
            if object.get("additionalProperties") == Some(&json!(false)) {
                let properties = object.entry("properties").or_insert_with(|| json!({}));
                if properties.get("when").is_none() {
                    properties["when"] = json!({ "$ref": "#/$defs/Filters" });
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Entries of a list that are repeated.
fn repeat(list: &str) -> Value {
    let entry = match list {
        "RepeatedSteps" => json!({ "anyOf": [
            { "$ref": "#/$defs/Step" },
            { "$ref": "#/$defs/RepeatedSteps" },
        ] }),
        _ => json!({}),
    };
    json!({
        "description": "Entries that occur several times; `i` counts the repetitions from 0.",
        "type": "object",
        "properties": {
            "repeat": {
                "type": "object",
                "properties": {
                    "times": { "type": ["integer", "string"] },
                    "steps": { "type": "array", "items": entry },
                },
                "required": ["times", "steps"],
                "additionalProperties": false,
            },
            "when": { "$ref": "#/$defs/Filters" },
        },
        "required": ["repeat"],
        "additionalProperties": false,
    })
}
