//! Names of varyings, as OpenGL's program interface spells them.
//!
//! OpenGL 4.6 sections 7.3.1 and 11.1.2.1: members follow a dot, elements of an
//! array that is no varying itself stand in brackets. A block with an instance
//! name gives its members the *block's* name, one without gives them none;
//! members of gl_PerVertex have the built-ins' names.

use super::captured_variable::CapturedVariable;
use crate::types::interface::BuiltIn;
use crate::types::{Interface, Type};
use std::fmt::Write;

/// The names of the parts of an entity, in order; each "" in an interface
/// without names.
pub(super) fn names(interface: &Interface, entity: &CapturedVariable) -> Vec<String> {
    let Some(variable) = interface.outputs.get(entity.output) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let (ty, root) = match entity.member {
        None => (
            Some(&variable.ty),
            builtin_name(variable.builtin, &variable.name),
        ),
        Some(member) => {
            let structure = variable.ty.without_arrays().as_struct();
            let declared = structure.and_then(|s| s.members.get(member));
            let block = variable.block.as_ref();
            let builtin = block.and_then(|b| b.members.get(member)?.builtin);
            let name = declared.map_or("", |m| m.name.as_str());
            let block_name = block.map_or("", |b| b.name.as_str());
            let root = match builtin {
                None if !variable.name.is_empty() => {
                    let element = element_subscripts(&variable.ty, entity.element);
                    format!("{block_name}{element}.{name}")
                }
                builtin => builtin_name(builtin, name),
            };
            (declared.map(|m| &m.ty), root)
        }
    };
    if let Some(ty) = ty {
        spell(ty, root, &mut found);
    }
    if !interface.named {
        found.iter_mut().for_each(String::clear);
    }
    found
}

/// What messages call an output or a member of it.
pub fn label(interface: &Interface, output: usize, member: Option<usize>) -> String {
    let variable = interface.outputs.get(output);
    let name = |name: &str| match name {
        "" => None,
        name => Some(name.to_owned()),
    };
    let structure = variable.and_then(|v| v.ty.without_arrays().as_struct());
    let inner = member.map(|member| {
        let builtin = variable.and_then(|v| v.block.as_ref()?.members.get(member)?.builtin);
        let declared = structure.and_then(|s| s.members.get(member));
        let declared = declared.map_or("", |m| m.name.as_str());
        name(&builtin_name(builtin, declared)).unwrap_or(format!("#{member}"))
    });
    let outer = match variable {
        None => None,
        Some(variable) => match &variable.block {
            Some(block) => name(&block.name),
            None => name(&builtin_name(variable.builtin, &variable.name)),
        },
    };
    let outer = outer.unwrap_or(format!("#{output}"));
    match inner {
        Some(inner) => format!("output `{outer}.{inner}`"),
        None => format!("output `{outer}`"),
    }
}

fn builtin_name(builtin: Option<BuiltIn>, declared: &str) -> String {
    match builtin.map(BuiltIn::glsl_name) {
        None | Some("") => declared.to_owned(),
        Some(name) => name.to_owned(),
    }
}

/// `[1][2]` for an element of an array of arrays of blocks.
fn element_subscripts(ty: &Type, element: u32) -> String {
    let mut subscripts = String::new();
    let (mut ty, mut rest) = (ty, element);
    while let Type::Array { element, .. } = ty {
        let inner = element.flattened_len().max(1);
        // Writing to a string cannot fail.
        let _ = write!(subscripts, "[{}]", rest / inner);
        rest %= inner;
        ty = element;
    }
    subscripts
}

/// Appends the names of the varyings of `ty`.
fn spell(ty: &Type, name: String, found: &mut Vec<String>) {
    if ty.is_leaf() {
        found.push(name);
        return;
    }
    match ty {
        Type::Array { element, len, .. } => {
            for index in 0..*len {
                spell(element, format!("{name}[{index}]"), found);
            }
        }
        Type::Struct(structure) => {
            for member in &structure.members {
                spell(&member.ty, format!("{name}.{}", member.name), found);
            }
        }
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {}
    }
}
