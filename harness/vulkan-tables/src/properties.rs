//! The table of structures of properties, with the booleans and limits that are read.

use crate::absent::is_absent;
use crate::features::{expression, variant};
use crate::registry::Registry;
use crate::trace::{plain, snake};
use crate::{Result, Table, used};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

const HEAD: &str = "\
use super::properties::properties;
use crate::script::feature::Provider;
use crate::script::{Feature, Limit};
use crate::vk;

properties! {
";

const LIMITS_HEAD: &str = "\
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};

/// A limit of devices by its name in Vulkan, or a number that is computed from one. Limits are
/// ordered by their names.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Deserialize,
    Serialize,
    Display,
    EnumString,
    IntoStaticStr,
)]
#[serde(rename_all = \"camelCase\")]
#[strum(serialize_all = \"camelCase\")]
pub enum Limit {
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

/// The enumeration of the limits, in the order of their names.
pub fn limits_table(registry: &Registry<'_>) -> Result<Table> {
    let mut limits = BTreeMap::new();
    for (structure, names) in used::LIMITS.iter().chain([&used::CAPTURE_LIMITS]) {
        for name in *names {
            number(registry, structure, name)?;
            limits.insert(*name, format!("    {},\n", variant(name)));
        }
    }
    for (variant, name) in used::COMPUTED_LIMITS {
        let row = format!(
            "    #[serde(rename = {name:?})]\n    #[strum(serialize = {name:?})]\n    {variant},\n"
        );
        limits.insert(name, row);
    }
    let variants: String = limits.into_values().collect();
    Ok(Table {
        path: "src/oracle/script/autogen_limits.rs",
        text: format!("{LIMITS_HEAD}{variants}}}\n"),
    })
}

/// Checks that a structure has a number of this name.
fn number(registry: &Registry<'_>, structure: &str, limit: &str) -> Result<()> {
    let all = registry.members(structure)?;
    let found = ["uint32_t", "VkDeviceSize"].map(|ty| all.contains(&(ty, limit)));
    if found == [false; 2] {
        return Err(format!("{structure} has no number {limit}").into());
    }
    Ok(())
}

/// The listed members of a structure.
fn members<'a>(table: &'a [(&str, &[&str])], structure: &'a str) -> impl Iterator<Item = &'a str> {
    let rows = table.iter().filter(move |(name, _)| *name == structure);
    rows.flat_map(|(_, members)| members.iter().copied())
}

/// Writes the limits of a structure.
fn limits(registry: &Registry<'_>, structure: &str, indent: &str, out: &mut String) -> Result<()> {
    for limit in members(used::LIMITS, structure) {
        number(registry, structure, limit)?;
        writeln!(out, "{indent}{} {},", variant(limit), snake(limit))?;
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
