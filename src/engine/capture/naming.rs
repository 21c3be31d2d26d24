//! Names of varyings, as OpenGL's program interface spells them.
//!
//! OpenGL 4.6 sections 7.3.1 and 11.1.2.1: members follow a dot, and elements of
//! an array that is not itself a varying have their index in brackets. A block
//! with an instance name gives its members the *block's* name as a prefix, one
//! without gives them no prefix; members of gl_PerVertex have the names of the
//! built-ins.

use crate::types::interface::BuiltIn;
use crate::types::{Interface, Type};

/// Returns the names of the leaves of an output, or of a block member in
/// element `element` of an array of blocks, in order. In an interface without
/// names each is "".
pub(super) fn names(
    interface: &Interface,
    output: usize,
    member: Option<usize>,
    element: u32,
) -> Vec<String> {
    let variable = &interface.outputs[output];
    let (ty, root) = match member {
        None => (
            &variable.ty,
            builtin_name(variable.builtin, &variable.name).to_owned(),
        ),
        Some(member) => {
            let (block, structure) = variable.as_block().expect("a member is one of a block");
            let declared = &structure.members[member];
            let root = match block.members[member].builtin {
                None if !variable.name.is_empty() => {
                    let element = element_subscripts(&variable.ty, element);
                    format!("{}{element}.{}", block.name, declared.name)
                }
                builtin => builtin_name(builtin, &declared.name).to_owned(),
            };
            (&declared.ty, root)
        }
    };
    let mut found = Vec::new();
    spell(ty, root, &mut found);
    if !interface.named {
        found.iter_mut().for_each(String::clear);
    }
    found
}

/// Returns how messages name an output or a member of it: ``output `Block.a` ``.
/// Without a name it is numbered, as in `#2`.
pub fn label(interface: &Interface, output: usize, member: Option<usize>) -> String {
    let variable = &interface.outputs[output];
    let or_number = |name: &str, number: usize| match name {
        "" => format!("#{number}"),
        name => name.to_owned(),
    };
    let outer = match &variable.block {
        Some(block) => &block.name,
        None => builtin_name(variable.builtin, &variable.name),
    };
    let outer = or_number(outer, output);
    let Some(member) = member else {
        return format!("output `{outer}`");
    };
    let structure = variable.ty.without_arrays().as_struct();
    let declared = structure.and_then(|s| s.members.get(member));
    let declared = declared.map_or("", |m| m.name.as_str());
    let own = variable.block.as_ref().and_then(|b| b.members.get(member));
    let inner = builtin_name(own.and_then(|own| own.builtin), declared);
    format!("output `{outer}.{}`", or_number(inner, member))
}

fn builtin_name(builtin: Option<BuiltIn>, declared: &str) -> &str {
    match builtin.map(BuiltIn::glsl_name) {
        None | Some("") => declared,
        Some(name) => name,
    }
}

/// Returns the subscripts of an element of an array of arrays of blocks: `[1][2]`.
fn element_subscripts(ty: &Type, element: u32) -> String {
    let mut subscripts = String::new();
    let (mut ty, mut rest) = (ty, element);
    while let Type::Array { element, .. } = ty {
        let inner = element.flattened_len().max(1);
        subscripts.push_str(&format!("[{}]", rest / inner));
        rest %= inner;
        ty = element;
    }
    subscripts
}

/// Appends the names of the varyings of `ty`.
fn spell(ty: &Type, name: String, found: &mut Vec<String>) {
    match ty {
        _ if ty.is_leaf() => found.push(name),
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
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
            unreachable!("these types are leaves")
        }
    }
}
