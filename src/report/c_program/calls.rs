//! Calls of a trace as statements in C.

use super::wrapped::wrapped;
use crate::device::trace::{Call, Value};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Objects whose functions C gets by name from the device.
const OF_EXTENSIONS: [&str; 2] = ["EXT", "KHR"];

/// The place in C for what a call creates that the driver did not survive.
const LOST: &str = "lost";

/// The functions of extensions that calls use.
#[derive(Default)]
pub struct Functions(BTreeSet<String>);

impl Functions {
    /// The name in C of a function, which is declared if an extension has it.
    fn name(&mut self, function: &str) -> String {
        if OF_EXTENSIONS
            .iter()
            .any(|suffix| function.ends_with(suffix))
        {
            self.0.insert(function.to_owned());
            return format!("{function}_");
        }
        function.to_owned()
    }

    /// The declarations, and the function that loads them.
    pub fn declarations(&self) -> String {
        let mut text = String::new();
        for function in &self.0 {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "static PFN_{function} {function}_;");
        }
        text += "\nstatic inline void load(VkDevice device)\n{\n    (void)device;\n";
        for function in &self.0 {
            let _ = writeln!(
                text,
                "    {function}_ = (PFN_{function})vkGetDeviceProcAddr(device, \"{function}\");"
            );
        }
        text + "}\n"
    }
}

/// The statements of a call, one a line where it fits.
pub fn statements(call: &Call, functions: &mut Functions, memory_types: &[u32]) -> String {
    let statements = unwrapped(call, functions, memory_types);
    statements.iter().map(|text| wrapped(text)).collect()
}

fn unwrapped(call: &Call, functions: &mut Functions, memory_types: &[u32]) -> Vec<String> {
    let mut arguments: Vec<String> = call
        .arguments
        .iter()
        .map(|(_, value)| argument(value, memory_types))
        .collect();
    let outputs = &call.outputs;
    let single = match outputs.as_slice() {
        [(_, name)] => Some(format!("&{name}")),
        _ => None,
    };
    let several = outputs.first().map(|(ty, _)| ty);
    let place = match &single {
        Some(place) => place.clone(),
        // The result of a call that never returned has no name.
        None if !call.has_returned => format!("(void *){LOST}"),
        None => "out".to_owned(),
    };
    match &*call.function {
        "vkEnumeratePhysicalDevices" => {
            let devices = outputs.iter().enumerate();
            let devices =
                devices.map(|(number, (_, name))| format!("{name} = device_number({number});"));
            return [String::from("find_devices();")]
                .into_iter()
                .chain(devices)
                .collect();
        }
        "vkMapMemory" => {
            let memory = &arguments[1];
            arguments.push(format!("(void **)&map_{memory}"));
        }
        "vkGetDeviceQueue" | "vkAllocateCommandBuffers" | "vkAllocateDescriptorSets" => {
            arguments.push(place);
        }
        "vkGetQueryPoolResults" => arguments.insert(5, "query_results".to_owned()),
        name if name.starts_with("vkCreate") || name == "vkAllocateMemory" => {
            arguments.extend(["NULL".to_owned(), place]);
        }
        name if name.starts_with("vkDestroy") || name == "vkFreeMemory" => {
            arguments.push("NULL".to_owned());
        }
        _ => {}
    }
    let function = functions.name(&call.function);
    let text = format!("{function}({})", arguments.join(", "));
    let checked = |most| {
        let name = &call.function;
        format!("check(result, {most}, __LINE__, \"{name}\");")
    };
    let mut statements = Vec::new();
    let most = match (&*call.function, &call.result) {
        (_, None) => None,
        ("vkGetQueryPoolResults", Some(_)) => {
            statements.push("memset(query_results, 0xb5, sizeof query_results);".to_owned());
            Some("VK_NOT_READY")
        }
        (_, Some(_)) => Some("VK_SUCCESS"),
    };
    let text = match most {
        Some(_) => format!("result = {text};"),
        None => format!("{text};"),
    };
    let text = match (single, several) {
        (None, Some(ty)) => {
            let names = outputs.iter().enumerate();
            let names: String = names
                .map(|(number, (_, name))| format!(" {name} = out[{number}];"))
                .collect();
            format!("{{ {ty} out[{}]; {text}{names} }}", outputs.len())
        }
        _ => text,
    };
    if arguments.iter().any(|argument| argument.ends_with(LOST)) {
        statements.push(format!("{{ static uint64_t {LOST}[4096]; {text} }}"));
        statements.extend(most.map(checked));
        return statements;
    }
    if call.function == "vkCreateDevice"
        && let Some((_, device)) = outputs.first()
    {
        let used = &call.arguments[0].1;
        let used = argument(used, memory_types);
        statements.extend([format!("used_device = {used};"), text]);
        statements.extend(most.map(checked));
        statements.push(format!("load({device});"));
        return statements;
    }
    if call.function == "vkGetBufferDeviceAddress"
        && let Some((_, address)) = outputs.first()
    {
        return vec![format!("{address} = {text}")];
    }
    statements.push(text);
    statements.extend(most.map(checked));
    statements
}

/// Whether C leaves the field at zero.
fn is_zero(value: &Value) -> bool {
    match value {
        Value::Unsigned(0) | Value::Signed(0) | Value::Null => true,
        Value::Float(number) => *number == 0.0,
        Value::Flags(names) => names.is_empty(),
        _ => false,
    }
}

fn argument(value: &Value, memory_types: &[u32]) -> String {
    let list = |items: &[Value]| {
        let items: Vec<String> = items
            .iter()
            .map(|item| argument(item, memory_types))
            .collect();
        items.join(", ")
    };
    match value {
        Value::Unsigned(number) if *number > u32::MAX.into() => format!("{number}ull"),
        Value::Unsigned(number) => number.to_string(),
        Value::Signed(number) => number.to_string(),
        Value::Float(number) => format!("{number:?}f"),
        Value::Name(name) | Value::Object(name) => name.clone(),
        Value::Address { base, offset: 0 } => base.clone(),
        Value::Address { base, offset } => format!("{base} + {offset}"),
        Value::Flags(names) if names.is_empty() => "0".to_owned(),
        Value::Flags(names) => names.join(" | "),
        Value::Text(text) => format!("{text:?}"),
        Value::Structure { name, fields } => {
            let fields = fields.iter().filter(|(field, value)| {
                // Layers and messages of the recorded run are not part of the program.
                let dropped =
                    name == "VkInstanceCreateInfo" && (field == "pNext" || field.contains("Layer"));
                (field == "memoryTypeIndex" || !is_zero(value)) && !dropped
            });
            let fields: Vec<String> = fields
                .map(|(field, value)| match value {
                    Value::Unsigned(index) if field == "memoryTypeIndex" => {
                        let flags = memory_types.get(*index as usize).copied();
                        let flags = flags.unwrap_or_default();
                        format!(".{field} = memory_type({index}, {flags:#x})")
                    }
                    value => format!(".{field} = {}", argument(value, memory_types)),
                })
                .collect();
            // ISO C has no empty initializer.
            let fields = if fields.is_empty() {
                "0".to_owned()
            } else {
                fields.join(", ")
            };
            format!("({name}){{{fields}}}")
        }
        Value::List(items) if items.is_empty() => "{0}".to_owned(),
        Value::List(items) => format!("{{{}}}", list(items)),
        Value::Array { element, items } => format!("(const {element}[]){{{}}}", list(items)),
        Value::Pointer(to) => format!("&{}", argument(to, memory_types)),
        Value::Bytes(bytes) => {
            format!("(const void *)({}){}", data_type(bytes), data(bytes))
        }
        Value::Null => "0".to_owned(),
        Value::Handle(..) | Value::Unknown(_) => "0 /* not recorded */".to_owned(),
    }
}

/// Whether a value has a part that the trace does not state.
pub fn is_unknown(value: &Value) -> bool {
    match value {
        Value::Handle(..) | Value::Unknown(_) => true,
        Value::Structure { name, fields } => {
            let mut fields = fields.iter();
            let is_instance = name == "VkInstanceCreateInfo";
            fields.any(|(field, value)| !(is_instance && field == "pNext") && is_unknown(value))
        }
        Value::Array { items, .. } | Value::List(items) => items.iter().any(is_unknown),
        Value::Pointer(to) => is_unknown(to),
        _ => false,
    }
}

/// The bytes of an element of constant data.
pub fn width(bytes: &[u8]) -> usize {
    if bytes.len().is_multiple_of(4) { 4 } else { 1 }
}

/// The type in C of constant data.
pub fn data_type(bytes: &[u8]) -> &'static str {
    if width(bytes) == 4 {
        "const uint32_t[]"
    } else {
        "const unsigned char[]"
    }
}

/// An initializer of constant data.
pub fn data(bytes: &[u8]) -> String {
    let mut text = "{".to_owned();
    let width = width(bytes);
    let line = if width == 4 { 8 } else { 16 };
    for (number, part) in bytes.chunks(width).enumerate() {
        if number % line == 0 {
            text += "\n       ";
        }
        let value = part
            .iter()
            .rev()
            .fold(0u32, |value, byte| value << 8 | u32::from(*byte));
        let _ = write!(text, " {value:#x},");
    }
    text + "}"
}
