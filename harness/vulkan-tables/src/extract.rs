//! The parts of a registry that the tables need, as a registry of its own.

use crate::registry::{Node, name};
use crate::{Result, results, traced, used};
use roxmltree::Document;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The version of the registry, without that of Vulkan.
const HEADER_VERSION: &str = "VK_HEADER_VERSION";

/// Attributes that the tables need.
const ATTRIBUTES: &[&str] = &[
    "alias",
    "altlen",
    "api",
    "bitpos",
    "bitvalues",
    "category",
    "dir",
    "errorcodes",
    "extends",
    "extnumber",
    "len",
    "name",
    "number",
    "objtypeenum",
    "offset",
    "requires",
    "stride",
    "successcodes",
    "value",
    "values",
];

/// Extracts from a registry of which this is the hash. What only parts need that the tables do not
/// is not needed either: the result is its own extract.
pub fn extract(text: &str, sha256: &str) -> Result<String> {
    let mut extract = extract_once(text, sha256)?;
    loop {
        let again = extract_once(&extract, sha256)?;
        if again == extract {
            return Ok(extract);
        }
        extract = again;
    }
}

fn extract_once(text: &str, sha256: &str) -> Result<String> {
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
    write!(parts, "\n<recorded>{}\n</recorded>", recorded(root))?;
    Ok(format!(
        "<registry version=\"{version}\" sha256=\"{sha256}\">{parts}\n</registry>\n"
    ))
}

/// Every command that is recorded, each by its first name, in a line with its place: `inside` or
/// `outside` of a render pass, or `both`.
fn recorded(root: Node<'_, '_>) -> String {
    // An extract has them already.
    let mut sections = root.children();
    if let Some(text) = sections
        .find(|section| section.has_tag_name("recorded"))
        .and_then(|section| section.text())
    {
        return text.trim_end().to_owned();
    }
    let commands = root.descendants().filter(|node| {
        let is_defined = node.has_tag_name("command") && !node.has_attribute("alias");
        is_defined && is_vulkan(*node) && name(*node).starts_with("vkCmd")
    });
    let lines = commands.filter_map(|command| {
        let place = command.attribute("renderpass")?;
        Some(format!("\n{} {place}", name(command)))
    });
    lines.collect::<BTreeSet<_>>().into_iter().collect()
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

/// The names of everything that is needed: what is used, what that is another name of, the
/// values of its first members, and the types that the trace reads.
fn needed(root: Node<'_, '_>) -> BTreeSet<String> {
    let mut needed: BTreeSet<String> = used::names().map(str::to_owned).collect();
    needed.extend(read(root));
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
            let has_other_name = |alias: &str| alias.starts_with("VK_STRUCTURE_TYPE_");
            if alias.is_some_and(has_other_name) && !needed.contains(name(node)) {
                needed.insert(name(node).to_owned());
            }
        }
        if needed.len() == before {
            return needed;
        }
    }
}

/// The functions and types of a trace: those that are listed, the types of their parameters and
/// members, and their other names.
fn read(root: Node<'_, '_>) -> BTreeSet<String> {
    let mut by_name: BTreeMap<&str, Vec<Node<'_, '_>>> = BTreeMap::new();
    let newer = newer(root);
    let mut aliases: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for node in root.descendants() {
        let alias = node
            .attribute("alias")
            .filter(|alias| newer.contains(alias));
        if let Some(alias) = alias {
            aliases.entry(alias).or_default().push(name(node));
        }
    }
    for section in ["types", "commands", "enums"] {
        let sections = root.children().filter(|node| node.has_tag_name(section));
        let parts = sections.flat_map(|node| node.children().chain([node]));
        for node in parts.filter(|node| node.is_element() && !node.has_tag_name("enum")) {
            by_name.entry(name(node)).or_default().push(node);
        }
    }
    let mut found = BTreeSet::new();
    let mut pending: Vec<&str> = traced::names().chain(used::absent_functions()).collect();
    pending.extend(used::ABSENT_STRUCTURES);
    while let Some(wanted) = pending.pop() {
        if traced::HAND_WRITTEN.contains(&wanted)
            || !wanted.to_lowercase().starts_with("vk")
            || !found.insert(wanted.to_owned())
        {
            continue;
        }
        pending.extend(aliases.get(wanted).into_iter().flatten());
        for node in by_name.get(wanted).into_iter().flatten() {
            for attribute in ["alias", "requires", "bitvalues"] {
                pending.extend(node.attribute(attribute));
            }
            found.extend(node.attribute("objtypeenum").map(str::to_owned));
            if node.attribute("category") == Some("union") {
                continue;
            }
            let parts = node.children().filter(|part| {
                part.has_tag_name("member")
                    || part.has_tag_name("param")
                    || part.has_tag_name("proto")
            });
            let parts = parts.filter(|part| !traced::is_omitted(wanted, name(*part)));
            let types = parts.flat_map(|part| part.children());
            let types = types.filter(|part| part.has_tag_name("type"));
            pending.extend(types.filter_map(|ty| ty.text()));
            let enumerants = node.children().filter(|part| part.has_tag_name("enum"));
            pending.extend(
                enumerants
                    .flat_map(|part| aliases.get(name(part)))
                    .flatten(),
            );
        }
    }
    // Every structure has a member of these types; results are named by ash.
    found.retain(|name| !["VkStructureType", "VkResult"].contains(&name.as_str()));
    let extending = root.descendants().filter(|node| {
        let extended = node.attribute("extends");
        extended.is_some_and(|extended| found.contains(extended))
    });
    let aliases: Vec<&str> = extending
        .flat_map(|node| aliases.get(name(node)))
        .flatten()
        .copied()
        .collect();
    found.extend(aliases.into_iter().map(str::to_owned));
    found
}

/// The types that versions after 1.3 contain, and the enumerants of these types and versions.
fn newer<'a>(root: Node<'a, '_>) -> BTreeSet<&'a str> {
    let versions = root
        .children()
        .filter(|node| node.has_tag_name("feature") && node.attribute("number") > Some("1.3"));
    let parts = versions.flat_map(|version| version.descendants());
    let mut newer: BTreeSet<&str> = parts
        .filter(|part| matches!(part.tag_name().name(), "type" | "enum"))
        .map(name)
        .collect();
    let groups = root.children().filter(|node| node.has_tag_name("enums"));
    let groups: Vec<_> = groups.filter(|node| newer.contains(name(*node))).collect();
    newer.extend(groups.iter().flat_map(|group| group.children()).map(name));
    newer
}

fn is_vulkan(node: Node<'_, '_>) -> bool {
    let api = node.attribute("api");
    api.is_none_or(|api| api.split(',').any(|api| api == "vulkan"))
}

/// Whether a used function, structure or enumerant belongs to an extension, or the extension
/// itself is used.
fn is_used(extension: Node<'_, '_>) -> bool {
    let used: BTreeSet<&str> = used::names().chain(traced::names()).collect();
    let required = extension
        .children()
        .filter(|part| part.has_tag_name("require"));
    let mut parts = required.flat_map(|part| part.children()).chain([extension]);
    parts.any(|part| !name(part).is_empty() && used.contains(name(part)))
}

/// Writes what is needed of an element.
fn keep(node: Node<'_, '_>, needed: &BTreeSet<String>, out: &mut String) -> Result<()> {
    let has_parts = match node.tag_name().name() {
        "types" | "commands" | "require" | "extensions" => true,
        "enums" => node.attribute("name") == Some("VkStructureType"),
        "extension" => is_used(node),
        "feature" => node.has_attribute("number"),
        _ => false,
    };
    if !has_parts {
        let extended = node.attribute("extends").unwrap_or_default();
        let extends = needed.contains(extended) && !node.has_attribute("alias");
        let is_needed = needed.contains(name(node)) || extends;
        if is_needed && is_vulkan(node) {
            out.push('\n');
            element(node, out)?;
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
        write!(out, "\n<{tag}{}>{parts}\n</{tag}>", attributes(node)?)?;
    }
    Ok(())
}

/// Whether the results of a function are needed.
fn has_results(function: Node<'_, '_>) -> bool {
    results::FUNCTIONS.contains(&name(function))
}

fn attributes(node: Node<'_, '_>) -> Result<String> {
    let mut text = String::new();
    for name in ATTRIBUTES {
        let is_unused = name.ends_with("codes") && !has_results(node);
        if let Some(value) = node.attribute(*name).filter(|_| !is_unused) {
            let value = value.replace('&', "&amp;").replace('<', "&lt;");
            write!(text, " {name}=\"{}\"", value.replace('"', "&quot;"))?;
        }
    }
    Ok(text)
}

/// Writes an element without comments and attributes that no table needs.
fn element(node: Node<'_, '_>, out: &mut String) -> Result<()> {
    let mut parts = String::new();
    for part in node.children() {
        match part.tag_name().name() {
            "member" | "param" | "proto" | "enum" if is_vulkan(part) => {
                parts.push_str("\n ");
                element(part, &mut parts)?;
            }
            "type" | "name" => element(part, &mut parts)?,
            _ if part.is_text() => {
                let text = part.text().unwrap_or_default();
                parts.push_str(match text.trim() {
                    "" if text.contains('\n') => "",
                    "" => " ",
                    _ => text,
                });
            }
            _ => {}
        }
    }
    let tag = node.tag_name().name();
    let attributes = attributes(node)?;
    if parts.is_empty() {
        write!(out, "<{tag}{attributes}/>")?;
    } else {
        write!(out, "<{tag}{attributes}>{parts}</{tag}>")?;
    }
    Ok(())
}
