//! The table of structures of properties, with the booleans and limits that are read.

use crate::absent::is_absent;
use crate::features::{expression, variant};
use crate::registry::Registry;
use crate::trace::{plain, snake};
use crate::{Result, Table, used};
use std::collections::BTreeSet;
use std::fmt::Write;

const HEAD: &str = "\
use super::properties::properties;
use crate::script::Feature;
use crate::script::feature::Provider;
use crate::vk;

properties! {
";

pub fn table(registry: &Registry<'_>) -> Result<Table> {
    let mut text = format!("{HEAD}    core {{\n");
    let properties = used::PROPERTIES.iter().chain(used::LIMITS);
    let structures: BTreeSet<&str> = properties.map(|(structure, _)| *structure).collect();
    limits(registry, used::CORE_LIMITS, "        ", &mut text)?;
    text.push_str("    }\n");
    for structure in structures {
        if structure == used::CORE_LIMITS {
            continue;
        }
        let provider = registry.provider(structure)?;
        writeln!(
            text,
            "    {} {}{} by {} {{",
            field(structure),
            plain(structure),
            if is_absent(registry, structure) {
                ""
            } else {
                "<'static>"
            },
            expression(&provider)
        )?;
        text.push_str("        flags {\n");
        for flag in members(used::PROPERTIES, structure) {
            writeln!(text, "            {} {},", variant(flag), snake(flag))?;
        }
        text.push_str("        }\n        limits {\n");
        limits(registry, structure, "            ", &mut text)?;
        text.push_str("        }\n    }\n");
    }
    text.push_str("}\n");
    Ok(Table {
        path: "src/device/autogen_properties.rs",
        text,
    })
}

/// The listed members of a structure.
fn members<'a>(table: &'a [(&str, &[&str])], structure: &'a str) -> impl Iterator<Item = &'a str> {
    let rows = table.iter().filter(move |(name, _)| *name == structure);
    rows.flat_map(|(_, members)| members.iter().copied())
}

/// Writes the limits of a structure, which are numbers.
fn limits(registry: &Registry<'_>, structure: &str, indent: &str, out: &mut String) -> Result<()> {
    let all = registry.members(structure)?;
    for limit in members(used::LIMITS, structure) {
        let number = ["uint32_t", "VkDeviceSize"].map(|ty| all.contains(&(ty, limit)));
        if number == [false; 2] {
            return Err(format!("{structure} has no number {limit}").into());
        }
        writeln!(out, "{indent}{limit:?} {},", snake(limit))?;
    }
    Ok(())
}

/// A name for a structure: that of `VkPhysicalDeviceMultiDrawPropertiesEXT` is
/// `multi_draw_ext`.
fn field(structure: &str) -> String {
    let stem = structure.trim_start_matches("VkPhysicalDevice");
    let (stem, author) = stem.split_once("Properties").unwrap_or((stem, ""));
    let name = snake(stem).trim_start_matches('_').to_owned();
    match author {
        "" => name,
        author => format!("{name}_{}", author.to_lowercase()),
    }
}
