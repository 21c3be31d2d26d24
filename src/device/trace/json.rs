//! A trace for programs: one line of JSON for each call, for its return, and for each
//! write and read of the host. `read` takes it back.

use super::entry::{Call, Entry};
use super::value::Value;
use serde_json::{Map, json};
use std::fmt::Write;

/// The line of an entry.
pub fn entry(entry: &Entry) -> String {
    let line = match entry {
        Entry::Call(call) => json!({
            "event": "call",
            "function": call.function,
            "arguments": arguments(&call.arguments),
        }),
        Entry::Write {
            memory,
            offset,
            bytes,
        } => json!({
            "event": "write",
            "memory": { "object": memory },
            "offset": offset,
            "bytes": hex(bytes),
        }),
        Entry::Read {
            memory,
            offset,
            length,
        } => json!({
            "event": "read",
            "memory": { "object": memory },
            "offset": offset,
            "length": length,
        }),
        Entry::Run => json!({ "event": "run" }),
        Entry::Results => json!({ "event": "results" }),
    };
    line.to_string()
}

/// The line of what a call returned: its result, and the objects that it created.
pub fn outcome(call: &Call) -> String {
    let outputs = call.outputs.iter();
    let outputs: Vec<_> = outputs
        .map(|(ty, name)| json!({ "type": ty, "object": name }))
        .collect();
    let line = json!({
        "event": "return",
        "function": call.function,
        "result": call.result,
        "outputs": outputs,
    });
    line.to_string()
}

/// The line of the property flags of the memory types.
pub fn memory_types(flags: &[u32]) -> String {
    json!({ "event": "memory_types", "property_flags": flags }).to_string()
}

/// The line of what the trace cannot state.
pub fn lacks(what: &str) -> String {
    json!({ "event": "lacks", "what": what }).to_string()
}

/// Arguments are a list: their order counts.
fn arguments(arguments: &[(String, Value)]) -> serde_json::Value {
    let arguments = arguments.iter();
    let arguments: Vec<_> = arguments
        .map(|(name, argument)| json!({ "name": name, "value": value(argument) }))
        .collect();
    arguments.into()
}

fn fields(fields: &[(String, Value)]) -> serde_json::Value {
    let fields = fields.iter();
    let fields: Map<_, _> = fields
        .map(|(name, field)| (name.clone(), value(field)))
        .collect();
    fields.into()
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(text, "{byte:02x}").expect("a string can be written to");
    }
    text
}

/// A value; everything but numbers, enumerants and lists is an object that states what it
/// is.
fn value(of: &Value) -> serde_json::Value {
    match of {
        Value::Unsigned(number) => json!(number),
        Value::Signed(number) => json!(number),
        Value::Float(number) if number.is_finite() => json!(number),
        Value::Float(number) => json!({ "float_bits": number.to_bits() }),
        Value::Name(name) => json!(name),
        Value::Flags(names) => json!({ "flags": names }),
        Value::Handle(ty, raw) => json!({ "handle": raw, "type": ty }),
        Value::Object(name) => json!({ "object": name }),
        Value::Address { base, offset } => json!({ "address": base, "offset": offset }),
        Value::Text(text) => json!({ "text": text }),
        Value::Structure { name, fields: own } => {
            json!({ "structure": name, "fields": fields(own) })
        }
        Value::Array { element, items } => {
            json!({ "array": element, "items": items.iter().map(value).collect::<Vec<_>>() })
        }
        Value::List(items) => items.iter().map(value).collect::<Vec<_>>().into(),
        Value::Pointer(to) => json!({ "pointer": value(to) }),
        Value::Bytes(bytes) => json!({ "bytes": hex(bytes) }),
        Value::Null => serde_json::Value::Null,
        Value::Unknown(why) => json!({ "unknown": why }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_and_its_return_are_lines_of_json() {
        let info = Value::Structure {
            name: "VkBufferCreateInfo".to_owned(),
            fields: vec![
                ("size".to_owned(), Value::Unsigned(64)),
                (
                    "usage".to_owned(),
                    Value::Flags(vec!["VK_BUFFER_USAGE_A".to_owned()]),
                ),
                ("bias".to_owned(), Value::Float(f32::INFINITY)),
            ],
        };
        let call = Call {
            function: "vkCreateBuffer".into(),
            arguments: vec![
                ("device".to_owned(), Value::Object("device_1".to_owned())),
                ("pCreateInfo".to_owned(), Value::Pointer(Box::new(info))),
                ("pAllocator".to_owned(), Value::Null),
            ],
            outputs: vec![("VkBuffer".into(), "buffer_1".to_owned())],
            result: Some("VK_SUCCESS".to_owned()),
            has_returned: true,
        };
        let read = |line: &str| serde_json::from_str::<serde_json::Value>(line).expect("JSON");
        let want = json!({
            "event": "return", "function": "vkCreateBuffer", "result": "VK_SUCCESS",
            "outputs": [{ "type": "VkBuffer", "object": "buffer_1" }],
        });
        assert_eq!(read(&outcome(&call)), want);
        let want = json!({
            "event": "call", "function": "vkCreateBuffer",
            "arguments": [
                { "name": "device", "value": { "object": "device_1" } },
                { "name": "pCreateInfo", "value": { "pointer": {
                    "structure": "VkBufferCreateInfo", "fields": {
                        "size": 64, "usage": { "flags": ["VK_BUFFER_USAGE_A"] },
                        "bias": { "float_bits": 0x7f80_0000 },
                    },
                } } },
                { "name": "pAllocator", "value": null },
            ],
        });
        assert_eq!(read(&entry(&Entry::Call(call))), want);
        let write = Entry::Write {
            memory: "device_memory_1".to_owned(),
            offset: 4,
            bytes: vec![0xab; 100],
        };
        assert_eq!(read(&entry(&write))["bytes"], json!("ab".repeat(100)));
    }
}
