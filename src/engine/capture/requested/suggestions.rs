//! The names that a request can contain, for the message about one that no output has.

use super::names::Names;
use crate::types::Type;
use crate::types::interface::{BuiltIn, Interface, OutputVariable};

/// Names that a message lists.
const LISTED: usize = 12;
/// Similar names that a message proposes.
const SIMILAR: usize = 3;
/// Types that are visited, because a module may nest them without end.
const VISITED: usize = 1000;
/// Bytes of the longest name that is listed or compared.
const LONGEST: usize = 200;

/// Returns the end of a message about `name`: similar names, and the names that can be
/// requested, in order of declaration.
pub(super) fn other_names(name: &str, interface: &Interface) -> String {
    let Parts { names, visited } = requestable(interface);
    if names.is_empty() {
        return "; no output has a name".to_owned();
    }
    let quoted = |names: &[&str]| {
        let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        quoted.join(", ")
    };
    let question = match similar(name, &names).as_slice() {
        [] => String::new(),
        similar => format!(" (did you mean {}?)", quoted(similar)),
    };
    let listed: Vec<&str> = names.iter().take(LISTED).map(String::as_str).collect();
    let more = match names.len() - listed.len() {
        _ if visited > VISITED => " and more".to_owned(),
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!("{question}; its outputs are {}{more}", quoted(&listed))
}

/// Returns the names most like this one: those that contain it as a part, then those that
/// differ in few characters.
fn similar<'a>(name: &str, names: &'a [String]) -> Vec<&'a str> {
    if name.is_empty() || name.len() > LONGEST {
        return Vec::new();
    }
    let is_part = |other: &str| {
        let before = other.strip_suffix(name);
        let after = other.strip_prefix(name);
        before.is_some_and(|before| before.ends_with('.'))
            || after.is_some_and(|after| after.starts_with(['.', '[']))
    };
    let distance = |other: &str| {
        if is_part(other) {
            0
        } else {
            strsim::osa_distance(&name.to_lowercase(), &other.to_lowercase())
        }
    };
    let mut near: Vec<(usize, &str)> = names
        .iter()
        .map(|other| (distance(other), other.as_str()))
        .filter(|(distance, _)| 3 * distance <= name.len())
        .collect();
    near.sort_by_key(|(distance, _)| *distance);
    near.truncate(SIMILAR);
    near.into_iter().map(|(_, other)| other).collect()
}

/// Returns the names of the outputs as they are requested; of an array of structures or
/// blocks those of its first element.
fn requestable(interface: &Interface) -> Parts {
    let mut parts = Parts::default();
    for output in &interface.outputs {
        parts.output(output);
    }
    let mut lookup = Names::new(interface);
    parts.names.retain(|name| lookup.find(name).is_ok());
    parts
}

/// The parts of outputs that are captured one by one.
#[derive(Default)]
struct Parts {
    names: Vec<String>,
    visited: usize,
}

impl Parts {
    fn output(&mut self, output: &OutputVariable) {
        let structure = output.ty.without_arrays().as_struct();
        let (Some(block), Some(structure)) = (&output.block, structure) else {
            let name = own_name(output.builtin).unwrap_or(&output.name);
            return self.part(name.to_owned(), &output.ty);
        };
        let first = "[0]".repeat(dimensions(&output.ty));
        for (member, own) in structure.members.iter().zip(&block.members) {
            let name = match own_name(own.builtin) {
                Some(name) => name.to_owned(),
                None if output.name.is_empty() => member.name.clone(),
                None => format!("{}{first}.{}", block.name, member.name),
            };
            self.part(name, &member.ty);
        }
    }

    fn part(&mut self, name: String, ty: &Type) {
        self.visited += 1;
        if self.visited > VISITED || name.len() > LONGEST {
            return;
        }
        match ty {
            ty if ty.is_leaf() => self.names.push(name),
            Type::Array { element, .. } => self.part(format!("{name}[0]"), element),
            Type::Struct(structure) => {
                for member in &structure.members {
                    self.part(format!("{name}.{}", member.name), &member.ty);
                }
            }
            Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {}
        }
    }
}

fn own_name(builtin: Option<BuiltIn>) -> Option<&'static str> {
    builtin
        .map(BuiltIn::glsl_name)
        .filter(|name| !name.is_empty())
}

/// Returns the number of dimensions of an array of arrays.
fn dimensions(ty: &Type) -> usize {
    let element = |ty: &Type| match ty {
        Type::Array { element, .. } => Some((**element).clone()),
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } | Type::Struct(_) => None,
    };
    std::iter::successors(element(ty), element)
        .take(LONGEST)
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::interface::{Block, MemberQualifiers, Origin};
    use crate::types::{Scalar, Stage};

    fn float() -> Type {
        Type::Scalar(Scalar::F32)
    }

    fn interface(outputs: Vec<OutputVariable>) -> Interface {
        Interface {
            outputs,
            ..Interface::empty(Stage::Vertex, Origin::Declared)
        }
    }

    #[test]
    fn names_are_listed_as_they_are_requested() {
        let pair = Type::structure("S", [("x".to_owned(), float()), ("y".to_owned(), float())]);
        let block = |name: &str, instance: &str, ty: Type| OutputVariable {
            block: Some(Block {
                name: name.to_owned(),
                members: vec![MemberQualifiers::default(); 2],
            }),
            ..OutputVariable::plain(instance, ty)
        };
        let outputs = vec![
            OutputVariable::plain("a", Type::array(float(), 3)),
            OutputVariable::plain("s", Type::array(Type::array(pair.clone(), 2), 2)),
            block("B", "k", Type::array(pair.clone(), 2)),
            block(
                "C",
                "",
                Type::structure("C", [("u".to_owned(), float()), ("v".to_owned(), float())]),
            ),
        ];
        let expected = ["a", "s[0][0].x", "s[0][0].y", "B[0].x", "B[0].y", "u", "v"];
        assert_eq!(requestable(&interface(outputs)).names, expected);
    }

    #[test]
    fn similar_names_come_first_and_long_lists_are_cut() {
        let names = |names: &[&str]| {
            let plain = |name: &&str| OutputVariable::plain(name, float());
            interface(names.iter().map(plain).collect())
        };
        let text = other_names("Color", &names(&["position", "colour", "out.var.Color"]));
        assert_eq!(
            text,
            " (did you mean `out.var.Color`, `colour`?); its outputs are `position`, `colour`, \
             `out.var.Color`"
        );
        let many: Vec<String> = (0..20).map(|n| format!("v{n}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        let text = other_names("position", &names(&many));
        assert!(text.starts_with("; its outputs are `v0`, `v1`,"), "{text}");
        assert!(text.ends_with("`v11` and 8 more"), "{text}");
        assert_eq!(other_names("a", &names(&[])), "; no output has a name");
    }
}
