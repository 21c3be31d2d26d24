//! A trace as text: one line for each call, write and read.

use super::entry::{Call, Entry};
use super::value::Value;
use std::fmt::Write;

/// Bytes of a line that are printed.
const MAX_BYTES: usize = 64;

/// The name of an object of this type, without its number: `VkDescriptorSetLayout` is
/// `descriptor_set_layout`.
pub fn object(ty: &str) -> String {
    let stem = ty.trim_start_matches("Vk").trim_end_matches("EXT");
    let mut name = String::new();
    for letter in stem.chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

/// The line of an entry.
pub fn entry(entry: &Entry) -> String {
    match entry {
        Entry::Call(call) => {
            let arguments = call.arguments.iter();
            let arguments: Vec<String> = arguments
                .map(|(name, argument)| format!("{name}: {}", value(argument)))
                .collect();
            format!("{}({})", call.function, arguments.join(", "))
        }
        Entry::Write {
            memory,
            offset,
            bytes,
        } => format!(
            "the host writes {} bytes at {offset} of {memory}: {}",
            bytes.len(),
            hex(bytes)
        ),
        Entry::Read {
            memory,
            offset,
            length,
        } => format!("the host reads {length} bytes at {offset} of {memory}"),
        Entry::Run => "# a run begins".to_owned(),
        Entry::Results => "# the results of the run are read".to_owned(),
    }
}

/// The line of what a call returned; "" for one that returns nothing.
pub fn outcome(call: &Call) -> String {
    let outputs: Vec<&str> = call.outputs.iter().map(|(_, name)| name.as_str()).collect();
    match (&call.result, outputs.as_slice()) {
        (None, []) => String::new(),
        (Some(result), []) => format!("    {result}"),
        (Some(result), outputs) => format!("    {result}: {}", outputs.join(", ")),
        (None, outputs) => format!("    {}", outputs.join(", ")),
    }
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes.iter().take(MAX_BYTES) {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    if bytes.len() > MAX_BYTES {
        text.push('…');
    }
    text
}

fn value(of: &Value) -> String {
    match of {
        Value::Unsigned(number) => number.to_string(),
        Value::Signed(number) => number.to_string(),
        Value::Float(number) => number.to_string(),
        Value::Name(name) | Value::Object(name) => name.clone(),
        Value::Address { base, offset: 0 } => base.clone(),
        Value::Address { base, offset } => format!("{base} + {offset}"),
        Value::Flags(names) if names.is_empty() => "0".to_owned(),
        Value::Flags(names) => names.join(" | "),
        Value::Handle(ty, raw) => format!("{ty} {raw:#x}"),
        Value::Text(text) => format!("{text:?}"),
        Value::Structure { fields, .. } => {
            let fields = fields.iter().filter(|(name, _)| name != "sType");
            let fields: Vec<String> = fields
                .map(|(name, field)| format!("{name}: {}", value(field)))
                .collect();
            format!("{{{}}}", fields.join(", "))
        }
        Value::Array { items, .. } | Value::List(items) => {
            let items: Vec<String> = items.iter().map(value).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Pointer(to) => match &**to {
            Value::Structure { name, .. } => format!("{name} {}", value(to)),
            other => value(other),
        },
        Value::Bytes(bytes) => format!("{} bytes {}", bytes.len(), hex(bytes)),
        Value::Null => "NULL".to_owned(),
        Value::Unknown(what) => format!("? ({what})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_are_named_by_their_type() {
        assert_eq!(object("VkDescriptorSetLayout"), "descriptor_set_layout");
        assert_eq!(object("VkShaderEXT"), "shader");
    }

    #[test]
    fn a_call_is_a_line() {
        let size = ("size".to_owned(), Value::Unsigned(64));
        let info = Value::Structure {
            name: "VkBufferCreateInfo".to_owned(),
            fields: vec![("sType".to_owned(), Value::Null), size],
        };
        let call = Call {
            function: "vkCreateBuffer".into(),
            arguments: vec![
                ("device".to_owned(), Value::Object("device_1".to_owned())),
                ("info".to_owned(), Value::Pointer(Box::new(info))),
            ],
            outputs: vec![("VkBuffer".into(), "buffer_1".to_owned())],
            result: Some("VK_SUCCESS".to_owned()),
            has_returned: true,
        };
        assert_eq!(outcome(&call), "    VK_SUCCESS: buffer_1");
        assert_eq!(
            entry(&Entry::Call(call)),
            "vkCreateBuffer(device: device_1, info: VkBufferCreateInfo {size: 64})"
        );
    }
}
