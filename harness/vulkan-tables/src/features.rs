//! The table of features.

use crate::registry::{Provider, Registry};
use crate::used::{self, By};
use crate::{Result, Table};
use std::fmt::Write;

pub fn table(registry: &Registry<'_>) -> Result<Table> {
    let mut text = "features! {\n".to_owned();
    for (name, by) in used::FEATURES {
        structure(registry, name, *by, &mut text)?;
    }
    let mut enabled = String::new();
    for name in used::EXTENSIONS {
        enabled.push_str(&row(name, Some(&registry.extension(name)?)));
    }
    let mut others = row(used::HARDWARE, None);
    for (structure, names) in used::PROPERTIES {
        for name in *names {
            member(registry, structure, name, "VkBool32")?;
            if used::ENABLED_PROPERTIES.contains(name) {
                enabled.push_str(&row(name, Some(&registry.provider(structure)?)));
            } else {
                others.push_str(&row(name, None));
            }
        }
    }
    for (structure, name, ty, values) in used::VALUES {
        member(registry, structure, name, ty)?;
        for value in *values {
            others.push_str(&row(&format!("{name}{value}"), None));
        }
    }
    write!(
        text,
        "    enabled {{\n{enabled}    }}\n    others {{\n{others}    }}\n}}\n"
    )?;
    Ok(Table {
        path: "src/oracle/script/feature/autogen_features.rs",
        text,
    })
}

/// Writes a feature structure.
fn structure(registry: &Registry<'_>, name: &str, by: By, out: &mut String) -> Result<()> {
    let structure = registry.structure(name)?;
    // Before the structure there were features of Vulkan 1.0.
    let is_core = matches!(structure.members[..], [(used::CORE_FEATURES, _)]);
    let provider = match by {
        By::Itself if is_core => registry.provider(used::CORE_FEATURES)?,
        By::Itself => registry.provider(name)?,
        By::Extension(extension) => registry.extension(extension)?,
    };
    writeln!(
        out,
        "    {name:?} {:?} = {} by {} {{",
        structure.s_type,
        structure.s_type_value,
        expression(&provider)
    )?;
    let members = if is_core {
        registry.members(used::CORE_FEATURES)?
    } else {
        structure.members
    };
    for (ty, feature) in members {
        if ty != "VkBool32" {
            return Err(format!("{name}.{feature} is not a boolean").into());
        }
        out.push_str(&row(feature, None));
    }
    out.push_str("    }\n");
    Ok(())
}

/// Checks that a structure has a member.
fn member(registry: &Registry<'_>, structure: &str, wanted: &str, wanted_type: &str) -> Result<()> {
    let members = registry.members(structure)?;
    if members.contains(&(wanted_type, wanted)) {
        Ok(())
    } else {
        Err(format!("{structure} has no {wanted_type} {wanted}").into())
    }
}

fn row(name: &str, provider: Option<&Provider<'_>>) -> String {
    let variant = variant(name);
    match provider {
        None => format!("        {variant} {name:?},\n"),
        Some(provider) => format!("        {variant} {name:?} by {},\n", expression(provider)),
    }
}

pub fn expression(provider: &Provider<'_>) -> String {
    match provider {
        Provider::Version(major, minor) => format!("Version({major}, {minor})"),
        Provider::Extension(name) => format!("Extension(c{name:?})"),
    }
}

/// The variant of a feature: `VK_KHR_draw_indirect_count` is `KhrDrawIndirectCount`.
pub fn variant(name: &str) -> String {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    match name.strip_prefix("VK_") {
        Some(extension) => extension
            .split('_')
            .map(|word| capital(&word.to_lowercase()))
            .collect(),
        None => capital(&name.replace('_', "")),
    }
}
