//! The table of types and functions that ash does not have, in the way that ash spells its own.

use crate::registry::{Provider, Registry};
use crate::trace::{declared, plain, rust, snake};
use crate::{Result, Table, used};
use std::collections::BTreeSet;
use std::fmt::Write;

const HEAD: &str = "\
use super::vk::{self, Handle, TaggedStructure};
use std::ffi::{CStr, c_void};
use std::mem::transmute;

";

/// The type of flags.
const FLAGS: &str = "vk::Flags";

pub fn table(registry: &Registry<'_>) -> Result<Table> {
    let mut types = BTreeSet::new();
    for structure in used::ABSENT_STRUCTURES {
        add(registry, structure, &mut types)?;
    }
    for function in used::absent_functions() {
        for parameter in registry.function(function)?.1 {
            add(registry, parameter.ty, &mut types)?;
        }
    }
    let mut text = HEAD.to_owned();
    for ty in types {
        match registry.category(ty) {
            Some("handle") => handle(registry, ty, &mut text)?,
            Some("enum") => constants(registry, ty, ty, "i32", &mut text)?,
            Some("bitmask") => {
                let bits = registry.bits(ty)?.unwrap_or(ty);
                constants(registry, ty, bits, FLAGS, &mut text)?;
            }
            Some("struct") => structure(registry, ty, &mut text)?,
            category => return Err(format!("{ty} is a {category:?}").into()),
        }
    }
    for (extension, functions) in used::ABSENT {
        self::functions(registry, extension, functions, &mut text)?;
    }
    Ok(Table {
        path: "src/device/autogen_absent.rs",
        text,
    })
}

/// Whether ash does not have a type: it belongs to an extension that ash does not have.
pub fn is_absent(registry: &Registry<'_>, ty: &str) -> bool {
    let Ok(Provider::Extension(by)) = registry.provider(ty) else {
        return false;
    };
    used::ABSENT.iter().any(|(extension, _)| *extension == by)
}

/// Adds a type that ash does not have, with those of its members.
fn add<'a>(registry: &'a Registry<'a>, ty: &'a str, found: &mut BTreeSet<&'a str>) -> Result<()> {
    let is_union = registry.category(ty) == Some("union");
    if !is_absent(registry, ty) || is_union || !found.insert(ty) {
        return Ok(());
    }
    if registry.category(ty) == Some("struct") {
        for field in registry.fields(ty)? {
            add(registry, field.ty, found)?;
        }
    }
    Ok(())
}

fn handle(registry: &Registry<'_>, ty: &str, out: &mut String) -> Result<()> {
    let own = plain(ty);
    let object_type = registry.enumerant(registry.object_type(ty)?)?;
    write!(
        out,
        "/// `{ty}`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct {own}(u64);

impl Handle for {own} {{
    const TYPE: vk::ObjectType = vk::ObjectType::from_raw({object_type});

    fn as_raw(self) -> u64 {{
        self.0
    }}

    fn from_raw(raw: u64) -> {own} {{
        {own}(raw)
    }}
}}

"
    )?;
    Ok(())
}

/// Writes an enumeration or flags, with the names of the values.
fn constants(
    registry: &Registry<'_>,
    ty: &str,
    values: &str,
    raw: &str,
    out: &mut String,
) -> Result<()> {
    let own = plain(ty);
    let (default, flags) = match raw {
        FLAGS => ("", format!("ash::vk_bitflags_wrapped!({own}, {raw});\n\n")),
        _ => (" Default,", String::new()),
    };
    write!(
        out,
        "/// `{ty}`
#[repr(transparent)]
#[derive(Clone, Copy, Debug,{default} PartialEq, Eq)]
pub struct {own}({raw});

{flags}"
    )?;
    writeln!(out, "impl {own} {{")?;
    let author = ["KHR", "EXT"].into_iter();
    let author = author
        .filter(|author| values.ends_with(author))
        .collect::<String>();
    let stem = snake(&values.trim_end_matches(&author).replace("FlagBits", ""));
    let prefix = stem.to_uppercase().trim_start_matches('_').to_owned() + "_";
    for (value, name) in registry.enumerants(values)? {
        let short = name.trim_end_matches(&author).trim_end_matches('_');
        let short = short.trim_end_matches("_BIT");
        let short = short.strip_prefix(&prefix).unwrap_or(short);
        writeln!(out, "    pub const {short}: {own} = {own}({value});")?;
    }
    out.push_str("}\n\n");
    Ok(())
}

fn structure(registry: &Registry<'_>, ty: &str, out: &mut String) -> Result<()> {
    let own = plain(ty);
    let typed = registry.structure(ty);
    let default = if typed.is_ok() { "" } else { " Default," };
    write!(
        out,
        "/// `{ty}`
#[repr(C)]
#[derive(Clone, Copy, Debug,{default} PartialEq, Eq)]
pub struct {own} {{
"
    )?;
    let mut defaults = String::new();
    for field in registry.fields(ty)? {
        let (name, ty) = (snake(field.name), declared(registry, &field)?);
        writeln!(out, "    pub {name}: {ty},")?;
        writeln!(
            defaults,
            "            {name}: {},",
            default_value(&own, &name, &ty)
        )?;
    }
    out.push_str("}\n\n");
    let Ok(typed) = typed else {
        return Ok(());
    };
    write!(
        out,
        "impl Default for {own} {{
    fn default() -> {own} {{
        {own} {{
{defaults}        }}
    }}
}}

// SAFETY: the structure has this type.
unsafe impl TaggedStructure for {own} {{
    const STRUCTURE_TYPE: vk::StructureType = vk::StructureType::from_raw({});
}}

",
        typed.s_type_value
    )?;
    Ok(())
}

/// The value of a member that is not set.
fn default_value(structure: &str, member: &str, ty: &str) -> String {
    match member {
        "s_type" => format!("{structure}::STRUCTURE_TYPE"),
        _ if ty.starts_with("*const") => "std::ptr::null()".to_owned(),
        _ if ty.starts_with("*mut") => "std::ptr::null_mut()".to_owned(),
        _ => "Default::default()".to_owned(),
    }
}

/// Writes the types of functions of an extension, and what loads them.
fn functions(
    registry: &Registry<'_>,
    extension: &str,
    functions: &[&str],
    out: &mut String,
) -> Result<()> {
    let own = crate::features::variant(extension) + "Fn";
    for function in functions {
        let (result, parameters) = registry.function(function)?;
        let parameters = parameters.iter().map(|parameter| {
            let ty = declared(registry, parameter)?;
            Ok(format!("{}: {ty}", snake(parameter.name)))
        });
        let parameters: Result<Vec<String>> = parameters.collect();
        let parameters = parameters?.join(", ");
        let result = match result {
            "void" => String::new(),
            result => format!(" -> {}", rust(registry, result)?),
        };
        write!(
            out,
            "/// `{function}`\npub type PFN_{function} =\n    unsafe extern \"system\" fn({parameters}){result};\n\n"
        )?;
    }
    write!(
        out,
        "/// The functions of `{extension}`.\n#[derive(Clone, Copy)]\npub struct {own} {{\n"
    )?;
    let field = |function: &str| {
        snake(function.trim_start_matches("vk"))
            .trim_start_matches('_')
            .to_owned()
    };
    for function in functions {
        writeln!(out, "    pub {}: PFN_{function},", field(function))?;
    }
    write!(
        out,
        "}}

impl {own} {{
    /// Loads the functions; the name of the first one that is not found.
    ///
    /// # Safety
    /// `find` returns functions of these names.
    pub unsafe fn load(
        find: impl Fn(&'static CStr) -> vk::PFN_vkVoidFunction,
    ) -> Result<{own}, &'static CStr> {{
        let find = |name| find(name).ok_or(name);
        type Any = unsafe extern \"system\" fn();
        // SAFETY: each function of these names has this type.
        unsafe {{
            Ok({own} {{
"
    )?;
    for function in functions {
        writeln!(
            out,
            "                {}: transmute::<Any, PFN_{function}>(find(c{function:?})?),",
            field(function)
        )?;
    }
    out.push_str("            })\n        }\n    }\n}\n\n");
    Ok(())
}
