//! A registry, by names.

use crate::Result;
use roxmltree::Document;

pub type Node<'a, 'input> = roxmltree::Node<'a, 'input>;

/// The name of an element; empty if it has none.
pub fn name<'a>(node: Node<'a, '_>) -> &'a str {
    let inside = || node.descendants().find(|part| part.has_tag_name("name"));
    let name = node.attribute("name");
    name.or_else(|| inside()?.text()).unwrap_or_default()
}

/// An extract of the registry.
pub struct Registry<'a> {
    document: Document<'a>,
}

/// A structure that begins with its type.
pub struct Structure<'a> {
    /// The name of its type.
    pub s_type: String,
    pub s_type_value: u32,
    /// The types and names of the members after `pNext`.
    pub members: Vec<(&'a str, &'a str)>,
}

/// The provider of a structure.
pub enum Provider<'a> {
    /// A version: its major and minor number.
    Version(&'a str, &'a str),
    Extension(&'a str),
}

impl<'a> Registry<'a> {
    pub fn new(extract: &'a str) -> Result<Registry<'a>> {
        Ok(Registry {
            document: Document::parse(extract)?,
        })
    }

    /// The version of Vulkan and of its header.
    pub fn version(&self) -> Result<&str> {
        let version = self.document.root_element().attribute("version");
        version.ok_or_else(|| "registry.xml has no version".into())
    }

    /// The hash of the whole registry.
    pub fn sha256(&self) -> Result<&str> {
        let hash = self.document.root_element().attribute("sha256");
        hash.ok_or_else(|| "registry.xml has no hash".into())
    }

    fn find(&self, tag: &str, wanted: &str) -> Result<Node<'_, 'a>> {
        let mut all = self.document.descendants();
        let found = all.find(|node| node.has_tag_name(tag) && name(*node) == wanted);
        found.ok_or_else(|| format!("registry.xml has no {tag} {wanted}").into())
    }

    /// The types and names of the members of a structure, which may have another name.
    pub fn members(&self, structure: &str) -> Result<Vec<(&str, &str)>> {
        let node = self.find("type", structure)?;
        if let Some(alias) = node.attribute("alias") {
            return self.members(alias);
        }
        let members = node.children().filter(|child| child.has_tag_name("member"));
        let members = members.map(|member| {
            let mut parts = member.children();
            let ty = parts.find(|part| part.has_tag_name("type"));
            (
                ty.and_then(|ty| ty.text()).unwrap_or_default(),
                name(member),
            )
        });
        Ok(members.collect())
    }

    /// A structure that begins with its type.
    pub fn structure(&self, structure: &str) -> Result<Structure<'_>> {
        let mut node = self.find("type", structure)?;
        while let Some(alias) = node.attribute("alias") {
            node = self.find("type", alias)?;
        }
        let first = node.children().find(|child| child.has_tag_name("member"));
        let s_type = first.and_then(|member| member.attribute("values"));
        let s_type = s_type.ok_or_else(|| format!("{structure} has no type"))?;
        // A structure by the name of an extension has a type by its name.
        let author = ["EXT", "KHR"]
            .into_iter()
            .find(|author| structure.ends_with(author));
        let s_type = match author {
            Some(author) if !s_type.ends_with(author) => format!("{s_type}_{author}"),
            Some(_) | None => s_type.to_owned(),
        };
        let members = self.members(structure)?;
        Ok(Structure {
            s_type_value: self.value(&s_type)?,
            s_type,
            members: members.into_iter().skip(2).collect(),
        })
    }

    /// The value of a type of a structure.
    fn value(&self, s_type: &str) -> Result<u32> {
        let node = self.find("enum", s_type)?;
        if let Some(alias) = node.attribute("alias") {
            return self.value(alias);
        }
        if let Some(value) = node.attribute("value") {
            return Ok(value.parse()?);
        }
        let extension = node.ancestors().find(|node| node.has_tag_name("extension"));
        let number = node.attribute("extnumber");
        let number = number.or_else(|| extension?.attribute("number"));
        let (number, offset) = number
            .zip(node.attribute("offset"))
            .ok_or_else(|| format!("{s_type} has no value"))?;
        // "Assigning Extension Token Values" in the style guide of Vulkan.
        Ok(1_000_000_000 + (number.parse::<u32>()? - 1) * 1000 + offset.parse::<u32>()?)
    }

    /// The version or extension that a structure is part of.
    pub fn provider(&self, structure: &str) -> Result<Provider<'_>> {
        let provides = |node: &Node<'_, 'a>| {
            let mut types = node.descendants().filter(|part| part.has_tag_name("type"));
            types.any(|part| name(part) == structure)
        };
        let mut all = self.document.descendants();
        let found = all.find(|node| {
            let tag = node.tag_name().name();
            matches!(tag, "extension" | "feature") && provides(node)
        });
        let found = found.ok_or_else(|| format!("nothing in registry.xml has {structure}"))?;
        if found.has_tag_name("extension") {
            return Ok(Provider::Extension(name(found)));
        }
        let number = found.attribute("number");
        let number = number.and_then(|number| number.split_once('.'));
        let (major, minor) = number.ok_or_else(|| format!("{} has no number", name(found)))?;
        Ok(Provider::Version(major, minor))
    }

    /// An extension of this name.
    pub fn extension(&self, extension: &'static str) -> Result<Provider<'static>> {
        self.find("extension", extension)?;
        Ok(Provider::Extension(extension))
    }
}
