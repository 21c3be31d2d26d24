//! The tables of a trace: the types that it reads, and the functions that it records.

use crate::absent::is_absent;
use crate::registry::{Field, Registry};
use crate::{Result, Table, traced};
use std::collections::BTreeSet;
use std::fmt::Write;

const FUNCTIONS_HEAD: &str = "\
/// Expands a macro with the functions that a trace records.
macro_rules! traced_functions {
    ($expand:ident) => {
        $expand! {
";
const FUNCTIONS_TAIL: &str = "        \
        }
    };
}
pub(crate) use traced_functions;
";
const TYPES_HEAD: &str = "\
use super::types::{enumerations, flags, handles, structures};
use super::value::{Traced, Value};
use crate::vk;

";

/// The types of recorded functions and chained structures, in the order of their names.
struct Types<'a> {
    registry: &'a Registry<'a>,
    found: BTreeSet<&'a str>,
}

impl<'a> Types<'a> {
    /// Adds a type, with those of its members.
    fn add(&mut self, ty: &'a str) -> Result<()> {
        let is_known = traced::HAND_WRITTEN.contains(&ty) || !ty.starts_with("Vk");
        if is_known || !self.found.insert(ty) || self.registry.category(ty) != Some("struct") {
            return Ok(());
        }
        for field in read_fields(self.registry, ty)? {
            self.add(self.registry.name_in_1_3(field.ty))?;
        }
        Ok(())
    }
}

/// The members of a structure that a trace reads.
fn read_fields<'a>(registry: &'a Registry<'a>, structure: &str) -> Result<Vec<Field<'a>>> {
    let fields = registry.fields(structure)?.into_iter();
    let read = fields.filter(|field| {
        let is_head = ["sType", "pNext"].contains(&field.name);
        !is_head && !traced::is_omitted(structure, field.name)
    });
    Ok(read.collect())
}

/// The types and the recorded functions.
pub fn tables(registry: &Registry<'_>) -> Result<Vec<Table>> {
    let mut types = Types {
        registry,
        found: BTreeSet::new(),
    };
    for structure in traced::CHAINED {
        types.add(structure)?;
    }
    let mut functions = FUNCTIONS_HEAD.to_owned();
    for function in traced::FUNCTIONS {
        let (result, parameters) = registry.function(function)?;
        for parameter in &parameters {
            types.add(registry.name_in_1_3(parameter.ty))?;
        }
        let result = match result {
            "void" => String::new(),
            result => format!(" -> {}", rust(registry, result)?),
        };
        let role = role(function, &parameters);
        let parameters: Result<Vec<String>> = parameters
            .iter()
            .map(|parameter| argument(registry, function, parameter))
            .collect();
        let parameters = parameters?.join("; ");
        writeln!(
            functions,
            "            {role} {function}({parameters}){result};"
        )?;
    }
    functions.push_str(FUNCTIONS_TAIL);
    Ok(vec![
        Table {
            path: "src/device/trace/autogen_types.rs",
            text: types_table(&types)?,
        },
        Table {
            path: "src/device/trace/autogen_functions.rs",
            text: functions,
        },
    ])
}

/// The effect of a function on objects.
fn role(function: &str, parameters: &[Field<'_>]) -> &'static str {
    let types: Vec<&str> = parameters.iter().map(|field| field.ty).collect();
    match types[..] {
        ["VkCommandBuffer", ..] if function.starts_with("vkCmd") => "command",
        ["VkDevice", ..] if function.starts_with("vkCreate") => "create",
        ["VkDevice", _, "VkAllocationCallbacks"] => "destroy",
        _ => "other",
    }
}

fn types_table(types: &Types<'_>) -> Result<String> {
    let registry = types.registry;
    let mut text = TYPES_HEAD.to_owned();
    let of_category = |category| {
        let all = types.found.iter().copied();
        all.filter(move |ty| registry.category(ty) == Some(category))
    };
    text.push_str("handles! {\n");
    for ty in of_category("handle") {
        writeln!(text, "    {} {ty:?};", plain(ty))?;
    }
    text.push_str("}\n\nenumerations! {\n");
    for ty in of_category("enum").filter(|ty| flags_of_bits(ty).is_none()) {
        writeln!(text, "    {} {ty:?} {{", plain(ty))?;
        for (value, name) in registry.enumerants(ty)? {
            writeln!(text, "        {value} {name:?},")?;
        }
        text.push_str("    }\n");
    }
    text.push_str("}\n\nflags! {\n");
    for ty in of_category("bitmask") {
        bits(registry, ty, ty, registry.bits(ty)?, &mut text)?;
    }
    for ty in of_category("enum") {
        // Flags of the same bits name them, too.
        let flags = flags_of_bits(ty).filter(|flags| !types.found.contains(flags.as_str()));
        if let Some(flags) = flags {
            bits(registry, &flags, ty, Some(ty), &mut text)?;
        }
    }
    text.push_str("}\n\nstructures! {\n");
    for ty in of_category("struct") {
        structure(registry, ty, &mut text)?;
    }
    text.push_str("}\n");
    Ok(text)
}

/// Writes flags with the names of their bits.
fn bits(
    registry: &Registry<'_>,
    flags: &str,
    ty: &str,
    bits: Option<&str>,
    out: &mut String,
) -> Result<()> {
    writeln!(out, "    {} {ty:?} {{", plain(flags))?;
    for (value, name) in bits.map_or(Ok(Vec::new()), |bits| registry.enumerants(bits))? {
        writeln!(out, "        {value:#x} {name:?},")?;
    }
    out.push_str("    }\n");
    Ok(())
}

/// Writes a structure with the members that are read.
fn structure(registry: &Registry<'_>, ty: &str, out: &mut String) -> Result<()> {
    let own = rust(registry, ty)?;
    let own = own.trim_start_matches("vk::");
    let is_typed = registry
        .fields(ty)?
        .iter()
        .any(|field| field.name == "sType");
    write!(out, "    {own} {ty:?} ")?;
    if is_typed {
        let typed = registry.structure(ty)?;
        write!(out, "= {} {:?} ", typed.s_type_value, typed.s_type)?;
    }
    out.push_str("{\n");
    for field in read_fields(registry, ty)? {
        let kind = kind(&field)?;
        writeln!(
            out,
            "        ({} {:?}{kind})",
            snake(field.name),
            field.name
        )?;
    }
    out.push_str("    }\n");
    Ok(())
}

/// The type in ash of a parameter or a member.
pub fn declared(registry: &Registry<'_>, field: &Field<'_>) -> Result<String> {
    let ty = rust(registry, field.ty)?;
    Ok(match (field.is_pointer, field.is_const) {
        (false, _) => ty,
        (true, true) => format!("*const {ty}"),
        (true, false) if field.name.starts_with("pp") => format!("*mut *mut {ty}"),
        (true, false) => format!("*mut {ty}"),
    })
}

/// A parameter with its name in the trace, its type, and how it is read.
fn argument(registry: &Registry<'_>, function: &str, field: &Field<'_>) -> Result<String> {
    let ty = declared(registry, field)?;
    let is_handle = registry.category(field.ty) == Some("handle");
    let kind = if field.ty == "VkAllocationCallbacks" {
        " -".to_owned()
    } else if field.is_pointer && !field.is_const {
        match field.len {
            _ if !is_handle => " -".to_owned(),
            Some(len) => format!(" out {}", expression(len)),
            None => " out 1".to_owned(),
        }
    } else if field.ty == "VkCopyDescriptorSet" {
        // Sets are never copied.
        format!(" bytes {}", expression(field.len.unwrap_or("0")))
    } else {
        kind(field)?
    };
    let name = traced::argument(function, field.name);
    Ok(format!("({} {name:?}: {ty},{kind})", snake(field.name)))
}

/// The way in which a member or a parameter is read.
fn kind(field: &Field<'_>) -> Result<String> {
    if !field.is_pointer {
        let is_address = field.ty == "VkDeviceAddress";
        return Ok(if is_address { " address" } else { "" }.to_owned());
    }
    Ok(match (field.len, field.stride) {
        (None, _) => " *".to_owned(),
        (Some("null-terminated"), _) => " str".to_owned(),
        // One word holds the bits of 32 samples, and no device has 64.
        (Some(len), _) if len.contains("+ 31") => " *".to_owned(),
        (Some(len), Some(stride)) => format!(" strided {} {}", snake(len), snake(stride)),
        (Some(len), None) => match (
            len.strip_suffix(",null-terminated"),
            len.strip_suffix(" / 4"),
        ) {
            (Some(count), _) => format!(" strs {}", snake(count)),
            (None, Some(size)) => format!(" bytes {}", snake(size)),
            (None, None) if field.ty == "void" => format!(" bytes {}", snake(len)),
            (None, None) => format!(" [{}]", snake(len)),
        },
    })
}

/// The number of elements, in Rust.
fn expression(len: &str) -> String {
    match len.split_once("->") {
        Some((structure, member)) => format!("(*{}).{}", snake(structure), snake(member)),
        None => snake(len),
    }
}

/// The flags of a type of bits: `VkPipelineStageFlagBits2` has `VkPipelineStageFlags2`.
fn flags_of_bits(bits: &str) -> Option<String> {
    bits.contains("FlagBits")
        .then(|| bits.replace("FlagBits", "Flags"))
}

/// The name without its prefix.
pub fn plain(ty: &str) -> String {
    ty.trim_start_matches("Vk").to_owned()
}

/// The type in ash of a type in C.
pub fn rust(registry: &Registry<'_>, ty: &str) -> Result<String> {
    Ok(match ty {
        "uint32_t" => "u32".to_owned(),
        "uint64_t" => "u64".to_owned(),
        "int32_t" => "i32".to_owned(),
        "size_t" => "usize".to_owned(),
        "float" => "f32".to_owned(),
        "void" => "c_void".to_owned(),
        "VkAllocationCallbacks" => "vk::AllocationCallbacks<'_>".to_owned(),
        "VkCopyDescriptorSet" => "vk::CopyDescriptorSet<'_>".to_owned(),
        ty => {
            let in_1_3 = registry.name_in_1_3(ty);
            let own = flags_of_bits(in_1_3).unwrap_or_else(|| in_1_3.to_owned());
            // The only union consists of pointers.
            if registry.category(ty) == Some("union") {
                return Ok("*const c_void".to_owned());
            }
            let has_pointers = registry.category(ty) == Some("struct")
                && !is_absent(registry, ty)
                && registry.fields(ty)?.iter().any(|field| field.is_pointer);
            format!(
                "vk::{}{}",
                plain(&own),
                if has_pointers { "<'_>" } else { "" }
            )
        }
    })
}

/// The name of a member or parameter in ash.
pub fn snake(name: &str) -> String {
    if name == "type" {
        return "ty".to_owned();
    }
    let letters: Vec<char> = name.chars().collect();
    let mut snake = String::new();
    for (at, letter) in letters.iter().enumerate() {
        let is_capital = |at: usize| letters.get(at).is_none_or(char::is_ascii_uppercase);
        // A word begins at a capital, an abbreviation at the first one.
        if letter.is_ascii_uppercase() && (at == 0 || !is_capital(at - 1) || !is_capital(at + 1)) {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}
