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

impl Provider<'_> {
    fn is_after_1_3(&self) -> bool {
        matches!(self, Provider::Version("1", "4"))
    }
}

/// A parameter of a function, or a member of a structure.
pub struct Field<'a> {
    pub name: &'a str,
    /// The type without pointers.
    pub ty: &'a str,
    pub is_const: bool,
    pub is_pointer: bool,
    /// The number of elements that it points to, as an expression.
    pub len: Option<&'a str>,
    /// The number of bytes between elements, as an expression.
    pub stride: Option<&'a str>,
}

impl<'a> Field<'a> {
    fn new(node: Node<'a, '_>) -> Field<'a> {
        let texts = node.children().filter(|part| part.is_text());
        let declaration: String = texts.filter_map(|part| part.text()).collect();
        let mut parts = node.children();
        let ty = parts.find(|part| part.has_tag_name("type"));
        Field {
            name: name(node),
            ty: ty.and_then(|ty| ty.text()).unwrap_or_default(),
            is_const: declaration.contains("const"),
            is_pointer: declaration.contains('*'),
            len: node.attribute("altlen").or(node.attribute("len")),
            stride: node.attribute("stride"),
        }
    }
}

fn extension_number(extension: Node<'_, '_>) -> u32 {
    let number = extension.attribute("number");
    number
        .and_then(|number| number.parse().ok())
        .unwrap_or(u32::MAX)
}

/// A version of Vulkan.
fn feature<'a>(node: Node<'a, '_>) -> Result<Provider<'a>> {
    let number = node.attribute("number");
    let number = number.and_then(|number| number.split_once('.'));
    let (major, minor) = number.ok_or_else(|| format!("{} has no number", name(node)))?;
    Ok(Provider::Version(major, minor))
}

/// The value of an enumerant.
fn enumerant(node: Node<'_, '_>) -> Result<i64> {
    if let Some(value) = node.attribute("value") {
        return Ok(match value.strip_prefix("0x") {
            Some(hex) => i64::from_str_radix(hex, 16)?,
            None => value.parse()?,
        });
    }
    if let Some(bit) = node.attribute("bitpos") {
        return Ok(1 << bit.parse::<u32>()?);
    }
    let extension = node.ancestors().find(|node| node.has_tag_name("extension"));
    let number = node.attribute("extnumber");
    let number = number.or_else(|| extension?.attribute("number"));
    let (number, offset) = number
        .zip(node.attribute("offset"))
        .ok_or_else(|| format!("{} has no value", name(node)))?;
    // "Assigning Extension Token Values" in the style guide of Vulkan.
    let value = 1_000_000_000 + (number.parse::<i64>()? - 1) * 1000 + offset.parse::<i64>()?;
    Ok(match node.attribute("dir") {
        Some(_) => -value,
        None => value,
    })
}

impl<'a> Registry<'a> {
    pub fn new(extract: &'a str) -> Result<Registry<'a>> {
        Ok(Registry {
            document: Document::parse(extract)?,
        })
    }

    /// Returns every command that is recorded, each in a line with its place.
    pub fn recorded(&self) -> Result<String> {
        let mut nodes = self.document.root_element().children();
        let recorded = nodes.find(|node| node.has_tag_name("recorded"));
        let text = recorded.and_then(|recorded| recorded.text());
        Ok(text
            .ok_or("the extract has no commands")?
            .trim_start()
            .to_owned())
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

    /// A type that has no other name.
    fn definition(&self, ty: &str) -> Result<Node<'_, 'a>> {
        let node = self.find("type", ty)?;
        node.attribute("alias")
            .map_or(Ok(node), |alias| self.definition(alias))
    }

    /// The category of a type, or nothing for one of C.
    pub fn category(&self, ty: &str) -> Option<&str> {
        self.definition(ty).ok()?.attribute("category")
    }

    /// The name of the `VkObjectType` of a handle.
    pub fn object_type(&self, handle: &str) -> Result<&str> {
        let object_type = self.definition(handle)?.attribute("objtypeenum");
        object_type.ok_or_else(|| format!("{handle} has no type of objects").into())
    }

    /// The result and the parameters of a function.
    pub fn function(&self, function: &str) -> Result<(&str, Vec<Field<'_>>)> {
        let node = self.find("command", function)?;
        if let Some(alias) = node.attribute("alias") {
            return self.function(alias);
        }
        let proto = node.children().find(|child| child.has_tag_name("proto"));
        let result = proto.map(|proto| Field::new(proto).ty);
        let parameters = node.children().filter(|child| child.has_tag_name("param"));
        let result = result.ok_or_else(|| format!("{function} has no result"))?;
        Ok((result, parameters.map(Field::new).collect()))
    }

    /// The members of a structure, type and `pNext` included.
    pub fn fields(&self, structure: &str) -> Result<Vec<Field<'_>>> {
        let node = self.definition(structure)?;
        let members = node.children().filter(|child| child.has_tag_name("member"));
        Ok(members.map(Field::new).collect())
    }

    /// The type of the bits of flags, if there are any.
    pub fn bits(&self, flags: &str) -> Result<Option<&str>> {
        let node = self.definition(flags)?;
        Ok(node.attribute("requires").or(node.attribute("bitvalues")))
    }

    /// The name of a type in headers of Vulkan 1.3: types that later versions contain have that
    /// of their oldest extension.
    pub fn name_in_1_3<'n>(&'n self, ty: &'n str) -> &'n str {
        match self.provider(ty) {
            Ok(provider) if provider.is_after_1_3() => self.oldest("type", ty).unwrap_or(ty),
            Ok(_) | Err(_) => ty,
        }
    }

    /// The other name that the oldest extension has for a type or an enumerant.
    fn oldest(&self, tag: &str, canonical: &str) -> Option<&str> {
        let all = self.document.descendants();
        let aliases =
            all.filter(|node| node.has_tag_name(tag) && node.attribute("alias") == Some(canonical));
        let by_number = aliases.map(|node| {
            let by = match tag {
                "type" => self.requiring(name(node)),
                _ => node.ancestors().find(|node| node.has_tag_name("extension")),
            };
            (by.map_or(u32::MAX, extension_number), name(node))
        });
        by_number.min().map(|(_, name)| name)
    }

    /// The enumerants of a type: those of its definition, of extensions by their numbers, and of
    /// versions, each with its value and its name in headers of Vulkan 1.3.
    pub fn enumerants(&self, ty: &str) -> Result<Vec<(i64, &str)>> {
        let ty = name(self.definition(ty)?);
        let is_new = self
            .provider(ty)
            .is_ok_and(|provider| provider.is_after_1_3());
        let all = self.document.descendants();
        let all = all.filter(|node| node.has_tag_name("enum") && !node.has_attribute("alias"));
        let all = all.filter(|node| {
            let parent = node.parent().map(name);
            node.attribute("extends").or(parent) == Some(ty)
        });
        let mut found: Vec<(u32, i64, &str)> = Vec::new();
        for node in all {
            let mut ancestors = node.ancestors();
            let by =
                ancestors.find(|node| matches!(node.tag_name().name(), "extension" | "feature"));
            let order = match by {
                Some(by) if by.has_tag_name("feature") => u32::MAX,
                Some(by) => extension_number(by),
                None => 0,
            };
            let after = match by {
                Some(by) if by.has_tag_name("feature") => feature(by)?.is_after_1_3(),
                Some(_) => false,
                None => is_new,
            };
            let canonical = name(node);
            let older = after.then(|| self.oldest("enum", canonical)).flatten();
            found.push((order, enumerant(node)?, older.unwrap_or(canonical)));
        }
        found.sort_by_key(|(order, ..)| *order);
        let mut unique: Vec<(i64, &str)> = Vec::new();
        for (_, value, name) in found {
            if unique.iter().all(|(other, _)| *other != value) {
                unique.push((value, name));
            }
        }
        Ok(unique)
    }

    /// The results of a function that its page lists, of success and of failure.
    pub fn results(&self, function: &str) -> Result<Vec<&str>> {
        let node = self.find("command", function)?;
        if let Some(alias) = node.attribute("alias") {
            return self.results(alias);
        }
        let codes = ["successcodes", "errorcodes"].map(|codes| node.attribute(codes));
        let codes = codes.into_iter().flatten();
        Ok(codes.flat_map(|codes| codes.split(',')).collect())
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
            s_type_value: self.enumerant(&s_type)?.try_into()?,
            s_type,
            members: members.into_iter().skip(2).collect(),
        })
    }

    /// The value of an enumerant.
    pub fn enumerant(&self, name: &str) -> Result<i64> {
        let node = self.find("enum", name)?;
        match node.attribute("alias") {
            Some(alias) => self.enumerant(alias),
            None => enumerant(node),
        }
    }

    /// The version or extension that a structure is part of.
    pub fn provider(&self, structure: &str) -> Result<Provider<'_>> {
        let found = self.requiring(structure);
        let found = found.ok_or_else(|| format!("nothing in registry.xml has {structure}"))?;
        if found.has_tag_name("extension") {
            return Ok(Provider::Extension(name(found)));
        }
        feature(found)
    }

    /// The version or extension that a structure is part of.
    fn requiring(&self, structure: &str) -> Option<Node<'_, 'a>> {
        let provides = |node: &Node<'_, 'a>| {
            let mut types = node.descendants().filter(|part| part.has_tag_name("type"));
            types.any(|part| name(part) == structure)
        };
        let mut all = self.document.descendants();
        all.find(|node| {
            let tag = node.tag_name().name();
            matches!(tag, "extension" | "feature") && provides(node)
        })
    }

    /// An extension of this name.
    pub fn extension(&self, extension: &'static str) -> Result<Provider<'static>> {
        self.find("extension", extension)?;
        Ok(Provider::Extension(extension))
    }
}
