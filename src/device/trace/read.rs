//! Reads a trace from its lines of JSON, also one that a crash has ended.
//!
//! The number of a signed value that is not negative is read as an unsigned one, and fields
//! come in the order of their names: neither changes what a call does.

use super::entry::{Call, Entry};
use super::recorder::Trace;
use super::value::Value;
use serde::Deserialize;
use serde_json::Map;
use std::borrow::Cow;
use thiserror::Error;

/// The reason why lines are not a trace.
#[derive(Debug, Error)]
pub enum ReadError {
    #[error("line {line} is not an event of a trace: {error}")]
    Event {
        line: usize,
        error: serde_json::Error,
    },
    #[error("line {line} has a value that no trace has: {value}")]
    Value { line: usize, value: String },
    #[error("line {line} returns from {returns}, which is not the call before it")]
    Return { line: usize, returns: String },
}

/// A line.
#[derive(Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
enum Line {
    Call {
        function: String,
        arguments: Vec<Argument>,
    },
    Return {
        function: String,
        result: Option<String>,
        outputs: Vec<Output>,
    },
    Write {
        memory: Object,
        offset: u64,
        bytes: String,
    },
    Read {
        memory: Object,
        offset: u64,
        length: u64,
    },
    Run,
    Results,
    MemoryTypes {
        property_flags: Vec<u32>,
    },
    Lacks {
        what: String,
    },
}

#[derive(Deserialize)]
struct Argument {
    name: String,
    value: serde_json::Value,
}

#[derive(Deserialize)]
struct Output {
    #[serde(rename = "type")]
    ty: String,
    object: String,
}

#[derive(Deserialize)]
struct Object {
    object: String,
}

/// Reads a trace. A last line without an end is ignored: the process ended while it wrote it.
///
/// # Errors
/// A line is not one that the recorder writes.
pub fn trace(text: &str) -> Result<Trace, ReadError> {
    let complete = text.rfind('\n').map_or("", |end| &text[..end]);
    let mut trace = Trace::default();
    for (number, line) in complete.lines().enumerate() {
        add(&mut trace, number + 1, line)?;
    }
    Ok(trace)
}

fn add(trace: &mut Trace, line: usize, text: &str) -> Result<(), ReadError> {
    let event = serde_json::from_str(text).map_err(|error| ReadError::Event { line, error })?;
    let value = |json: serde_json::Value| {
        value(&json).ok_or_else(|| {
            let value = json.to_string();
            ReadError::Value { line, value }
        })
    };
    let entry = match event {
        Line::Call {
            function,
            arguments,
        } => {
            let arguments = arguments.into_iter();
            let arguments: Result<_, ReadError> = arguments
                .map(|argument| Ok((argument.name, value(argument.value)?)))
                .collect();
            Entry::Call(Call {
                function: function.into(),
                arguments: arguments?,
                outputs: Vec::new(),
                result: None,
                has_returned: false,
            })
        }
        Line::Return {
            function,
            result,
            outputs,
        } => {
            return match trace.entries.last_mut() {
                Some(Entry::Call(call)) if call.function == function && !call.has_returned => {
                    let outputs = outputs.into_iter();
                    call.outputs = outputs
                        .map(|output| (Cow::Owned(output.ty), output.object))
                        .collect();
                    (call.result, call.has_returned) = (result, true);
                    Ok(())
                }
                _ => Err(ReadError::Return {
                    line,
                    returns: function,
                }),
            };
        }
        Line::Write {
            memory,
            offset,
            bytes,
        } => Entry::Write {
            memory: memory.object,
            offset,
            bytes: bytes_of(&bytes).ok_or(ReadError::Value { line, value: bytes })?,
        },
        Line::Read {
            memory,
            offset,
            length,
        } => Entry::Read {
            memory: memory.object,
            offset,
            length,
        },
        Line::Run => Entry::Run,
        Line::Results => Entry::Results,
        Line::MemoryTypes { property_flags } => {
            trace.memory_types = property_flags;
            return Ok(());
        }
        Line::Lacks { what } => {
            trace.lacks.get_or_insert(what);
            return Ok(());
        }
    };
    trace.entries.push(entry);
    Ok(())
}

fn bytes_of(hex: &str) -> Option<Vec<u8>> {
    let digits = hex.as_bytes().chunks(2);
    let byte = |digits: &[u8]| {
        let [high, low] = digits else { return None };
        let digit = |letter: &u8| char::from(*letter).to_digit(16);
        u8::try_from(digit(high)? << 4 | digit(low)?).ok()
    };
    digits.map(byte).collect()
}

/// The value, if a trace writes one so.
fn value(json: &serde_json::Value) -> Option<Value> {
    use serde_json::Value as Json;
    Some(match json {
        Json::Null => Value::Null,
        Json::Bool(_) => return None,
        Json::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => Value::Unsigned(number),
            (None, Some(number)) => Value::Signed(number),
            (None, None) => Value::Float(number.as_f64()? as f32),
        },
        Json::String(name) => Value::Name(name.clone()),
        Json::Array(items) => Value::List(values(items)?),
        Json::Object(object) => compound(object)?,
    })
}

fn values(items: &[serde_json::Value]) -> Option<Vec<Value>> {
    items.iter().map(value).collect()
}

/// A value that states what it is.
fn compound(object: &Map<String, serde_json::Value>) -> Option<Value> {
    let text = |key: &str| object.get(key)?.as_str();
    let owned = |key: &str| text(key).map(str::to_owned);
    if let Some(items) = object.get("items") {
        return Some(Value::Array {
            element: owned("array")?,
            items: values(items.as_array()?)?,
        });
    }
    if let Some(fields) = object.get("fields") {
        let fields = fields.as_object()?.iter();
        let fields: Option<_> = fields
            .map(|(name, field)| Some((name.clone(), value(field)?)))
            .collect();
        return Some(Value::Structure {
            name: owned("structure")?,
            fields: fields?,
        });
    }
    if let Some(base) = text("address") {
        return Some(Value::Address {
            base: base.to_owned(),
            offset: object.get("offset")?.as_u64()?,
        });
    }
    if let Some(raw) = object.get("handle") {
        return Some(Value::Unknown(format!("{} {raw}", text("type")?)));
    }
    let (kind, inner) = object.iter().next()?;
    Some(match kind.as_str() {
        "pointer" => Value::Pointer(Box::new(value(inner)?)),
        "object" => Value::Object(owned("object")?),
        "text" => Value::Text(owned("text")?),
        "bytes" => Value::Bytes(bytes_of(inner.as_str()?)?),
        "unknown" => Value::Unknown(owned("unknown")?),
        "float_bits" => Value::Float(f32::from_bits(inner.as_u64()?.try_into().ok()?)),
        "flags" => {
            let names = inner.as_array()?.iter();
            let names: Option<Vec<String>> =
                names.map(|name| name.as_str().map(str::to_owned)).collect();
            Value::Flags(names?)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::json;
    use super::*;

    /// A call with a value of each kind.
    fn call() -> Call {
        let fields = vec![
            ("bias".to_owned(), Value::Float(f32::NEG_INFINITY)),
            ("data".to_owned(), Value::Bytes(vec![0, 0xab, 255])),
            ("flags".to_owned(), Value::Flags(vec!["A".to_owned()])),
            ("none".to_owned(), Value::Flags(Vec::new())),
            ("offset".to_owned(), Value::Signed(-3)),
            ("scale".to_owned(), Value::Float(0.1)),
            ("whole".to_owned(), Value::Float(2.0)),
        ];
        let info = Value::Structure {
            name: "VkInfo".to_owned(),
            fields,
        };
        let lists = Value::List(vec![Value::Unsigned(u64::MAX), Value::Null]);
        let array = Value::Array {
            element: "VkBuffer".to_owned(),
            items: vec![Value::Object("buffer_1".to_owned())],
        };
        let values = [
            ("device", Value::Object("device_1".to_owned())),
            ("info", Value::Pointer(Box::new(info))),
            ("buffers", array),
            ("clear", lists),
            ("kind", Value::Name("VK_KIND".to_owned())),
            ("entry", Value::Text("main".to_owned())),
            ("next", Value::Unknown("a structure".to_owned())),
            (
                "address",
                Value::Address {
                    base: "device_address_1".to_owned(),
                    offset: 64,
                },
            ),
        ];
        let arguments = values.map(|(name, value)| (name.to_owned(), value));
        Call {
            function: "vkCreateThing".into(),
            arguments: arguments.to_vec(),
            outputs: vec![("VkThing".into(), "thing_1".to_owned())],
            result: Some("VK_SUCCESS".to_owned()),
            has_returned: true,
        }
    }

    fn entries() -> Vec<Entry> {
        let memory = || "device_memory_1".to_owned();
        vec![
            Entry::Call(call()),
            Entry::Run,
            Entry::Write {
                memory: memory(),
                offset: 4,
                bytes: (0..=255).collect(),
            },
            Entry::Results,
            Entry::Read {
                memory: memory(),
                offset: 8,
                length: 12,
            },
        ]
    }

    fn lines(entries: &[Entry]) -> String {
        let mut text = json::memory_types(&[7, 1]) + "\n";
        for entry in entries {
            text += &(json::entry(entry) + "\n");
            if let Entry::Call(call) = entry {
                text += &(json::outcome(call) + "\n");
            }
        }
        text
    }

    #[test]
    fn what_is_written_is_read() {
        let text = lines(&entries());
        let read = trace(&text).expect("a trace");
        assert_eq!(read.entries, entries());
        assert_eq!(read.memory_types, [7, 1]);
        assert_eq!(read.lacks, None);
        let lacking = trace(&(text + &json::lacks("addresses") + "\n")).expect("a trace");
        assert_eq!(lacking.lacks.as_deref(), Some("addresses"));
    }

    #[test]
    fn a_trace_ends_anywhere() {
        let text = lines(&entries()[..1]);
        for end in 0..text.len() {
            let read = trace(&text[..end]).expect("a trace");
            let whole = text[..end].matches('\n').count();
            assert_eq!(read.entries.len(), usize::from(whole >= 2), "{end}");
            let returned =
                matches!(read.entries.first(), Some(Entry::Call(call)) if call.has_returned);
            assert_eq!(returned, whole >= 3, "{end}");
        }
    }

    #[test]
    fn other_lines_are_refused() {
        let error = |text: &str| trace(text).expect_err(text).to_string();
        assert!(error("nothing\n").starts_with("line 1 is not an event of a trace"));
        assert!(error("{\"event\": \"run\"}\n{\"event\": \"walk\"}\n").starts_with("line 2 is"));
        let bytes = "{\"event\": \"write\", \"memory\": {\"object\": \"m\"}, \"offset\": 0, \"bytes\": \"a\"}\n";
        assert_eq!(error(bytes), "line 1 has a value that no trace has: a");
        let call = "{\"event\": \"call\", \"function\": \"vkA\", \"arguments\": [{\"name\": \"a\", \"value\": {\"b\": 1}}]}\n";
        assert_eq!(
            error(call),
            "line 1 has a value that no trace has: {\"b\":1}"
        );
        let end =
            "{\"event\": \"return\", \"function\": \"vkA\", \"result\": null, \"outputs\": []}\n";
        let complaint = "line 1 returns from vkA, which is not the call before it";
        assert_eq!(error(end), complaint);
    }
}
