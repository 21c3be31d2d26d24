//! The parts of a registry that the tables need, as a registry of its own.

use crate::registry::{Node, name};
use crate::{Result, used};
use roxmltree::Document;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The version of the registry, without that of Vulkan.
const HEADER_VERSION: &str = "VK_HEADER_VERSION";

/// Extracts from a registry of which this is the hash.
pub fn extract(text: &str, sha256: &str) -> Result<String> {
    let document = Document::parse(text)?;
    let root = document.root_element();
    let version = match root.attribute("version") {
        Some(version) => version.to_owned(),
        None => version(root)?,
    };
    let needed = needed(root);
    let mut parts = String::new();
    let license = root.children().find(|child| child.has_tag_name("comment"));
    let license = license.and_then(|comment| comment.text());
    write!(parts, "<comment>{}</comment>", license.unwrap_or_default())?;
    for section in root.children() {
        keep(section, &needed, &mut parts)?;
    }
    Ok(format!(
        "<registry version=\"{version}\" sha256=\"{sha256}\">{parts}\n</registry>\n"
    ))
}

/// The newest version of Vulkan, with the number of the header.
fn version(root: Node<'_, '_>) -> Result<String> {
    let features = root
        .children()
        .filter(|child| child.has_tag_name("feature"));
    let of_vulkan = features.filter(|feature| is_vulkan(*feature));
    let newest = of_vulkan
        .filter_map(|feature| feature.attribute("number"))
        .max();
    let mut defines = root.descendants().filter(|node| is_vulkan(*node));
    let header = defines.find(|node| node.has_tag_name("type") && name(*node) == HEADER_VERSION);
    let header = header.and_then(|header| header.last_child()?.text());
    let (newest, header) = newest.zip(header).ok_or("the registry has no version")?;
    Ok(format!("{newest}.{}", header.trim()))
}

/// The names of everything that is needed: what is used, what that is another name of, and the
/// values of its first members.
fn needed(root: Node<'_, '_>) -> BTreeSet<String> {
    let mut needed: BTreeSet<String> = used::names().map(str::to_owned).collect();
    loop {
        let before = needed.len();
        for node in root
            .descendants()
            .filter(|node| needed.contains(name(*node)))
            .collect::<Vec<_>>()
        {
            if let Some(alias) = node.attribute("alias") {
                needed.insert(alias.to_owned());
            }
            let members = node.children().filter(|child| child.has_tag_name("member"));
            needed.extend(
                members
                    .filter_map(|member| member.attribute("values"))
                    .map(str::to_owned),
            );
        }
        // Structures by the names of extensions have types by their names.
        for node in root.descendants() {
            let alias = node
                .attribute("alias")
                .filter(|alias| needed.contains(*alias));
            let is_type = alias.is_some_and(|alias| alias.starts_with("VK_STRUCTURE_TYPE_"));
            if is_type && !needed.contains(name(node)) {
                needed.insert(name(node).to_owned());
            }
        }
        if needed.len() == before {
            return needed;
        }
    }
}

fn is_vulkan(node: Node<'_, '_>) -> bool {
    let api = node.attribute("api");
    api.is_none_or(|api| api.split(',').any(|api| api == "vulkan"))
}

/// Writes what is needed of an element.
fn keep(node: Node<'_, '_>, needed: &BTreeSet<String>, out: &mut String) -> Result<()> {
    let has_parts = match node.tag_name().name() {
        "types" | "commands" | "extensions" | "extension" | "require" | "enums" => true,
        "feature" => node.has_attribute("number"),
        _ => false,
    };
    if !has_parts {
        if needed.contains(name(node)) && is_vulkan(node) {
            write!(out, "\n{}", &node.document().input_text()[node.range()])?;
        }
        return Ok(());
    }
    let mut parts = String::new();
    for part in node.children() {
        keep(part, needed, &mut parts)?;
    }
    let is_extension = node.has_tag_name("extension") && needed.contains(name(node));
    if !parts.is_empty() || is_extension {
        let tag = node.tag_name().name();
        write!(out, "\n<{tag}")?;
        for attribute in ["name", "number", "api"] {
            if let Some(value) = node.attribute(attribute) {
                write!(out, " {attribute}=\"{value}\"")?;
            }
        }
        write!(out, ">{parts}\n</{tag}>")?;
    }
    Ok(())
}
