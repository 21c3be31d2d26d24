//! Access paths as text: `s[i].m[2].x` after the name of a variable.
//!
//! An index is a number, `*` for every element, or the name of an unknown value, the
//! same for each occurrence. The end of a path may be a swizzle of a vector.

use super::{Index, Step};
use crate::types::{Swizzle, Type, glsl};
use thiserror::Error;

/// The reason why a text is not the path of a part of a type. `at` is the text up to the problem.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PathError {
    #[error("`{at}` is a {ty}, which has no member `{member}`")]
    NoMember {
        at: String,
        ty: String,
        member: String,
    },
    #[error("`{at}` is a {ty}, which cannot be indexed")]
    NotIndexed { at: String, ty: String },
    #[error("`{at}` has {len} elements, numbered from 0")]
    PastEnd { at: String, len: u32 },
    #[error("the index in `{at}` must be a number, `*` or the name of a value")]
    Index { at: String },
    #[error("a part of a path must begin with `.` or `[`, found `{found}`")]
    Syntax { found: String },
}

/// The names of unknown values, numbered in the order in which they first occur.
#[derive(Clone, Debug, Default)]
pub struct Values {
    names: Vec<String>,
}

impl Values {
    fn number(&mut self, name: &str) -> u32 {
        let known = self.names.iter().position(|other| other == name);
        let number = known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        });
        u32::try_from(number).expect("a command line has fewer names")
    }
}

/// Returns the steps that `text` selects of `ty`, the type of `name`, and the type of
/// the part.
///
/// # Errors
/// [`PathError`]
pub fn steps(
    name: &str,
    ty: &Type,
    text: &str,
    values: &mut Values,
) -> Result<(Vec<Step>, Type), PathError> {
    let (mut ty, mut steps, mut rest) = (ty.clone(), Vec::new(), text);
    while !rest.is_empty() {
        let at = format!("{name}{}", &text[..text.len() - rest.len()]);
        let (step, part, after) = if let Some(member) = rest.strip_prefix('.') {
            let (member, after) = member.split_at(member.find(['.', '[']).unwrap_or(member.len()));
            let (step, part) = self::member(&at, &ty, member)?;
            (step, part, after)
        } else if let Some((index, after)) =
            rest.strip_prefix('[').and_then(|rest| rest.split_once(']'))
        {
            let index = self::index(&format!("{at}[{index}]"), index, values)?;
            (Step::Index(index), element(&at, &ty, index)?, after)
        } else {
            let found = rest.to_owned();
            return Err(PathError::Syntax { found });
        };
        steps.push(step);
        (ty, rest) = (part, after);
    }
    Ok((steps, ty))
}

/// Returns the member of a struct, or the components of a vector.
fn member(at: &str, ty: &Type, name: &str) -> Result<(Step, Type), PathError> {
    match ty {
        Type::Struct(structure) => {
            let mut members = (0..).zip(&structure.members);
            let found = members.find(|(_, member)| member.name == name);
            found.map(|(index, member)| (Step::Member(index), member.ty.clone()))
        }
        Type::Vector { scalar, size } => Swizzle::parse(name, *size).map(|swizzle| {
            let step = match (swizzle.count(), swizzle.component(0)) {
                (1, Some(component)) => Step::Index(Index::Constant(component)),
                _ => Step::Components(swizzle),
            };
            (step, Type::vector(*scalar, swizzle.count()))
        }),
        Type::Scalar(_) | Type::Matrix { .. } | Type::Array { .. } => None,
    }
    .ok_or_else(|| PathError::NoMember {
        at: at.to_owned(),
        ty: spelled(ty),
        member: name.to_owned(),
    })
}

/// Returns the type of an element, a column or a component.
fn element(at: &str, ty: &Type, index: Index) -> Result<Type, PathError> {
    let (part, len) = match ty {
        // An array without a length has every element.
        Type::Array { element, len, .. } => ((**element).clone(), (*len > 0).then_some(*len)),
        Type::Matrix {
            scalar,
            columns,
            rows,
            ..
        } => (Type::vector(*scalar, *rows), Some(*columns)),
        Type::Vector { scalar, size } => (Type::Scalar(*scalar), Some(*size)),
        Type::Scalar(_) | Type::Struct(_) => {
            return Err(PathError::NotIndexed {
                at: at.to_owned(),
                ty: spelled(ty),
            });
        }
    };
    match (index, len) {
        (Index::Constant(index), Some(len)) if index >= len => Err(PathError::PastEnd {
            at: at.to_owned(),
            len,
        }),
        (Index::Constant(_) | Index::Dynamic(_) | Index::Any, _) => Ok(part),
    }
}

fn index(at: &str, text: &str, values: &mut Values) -> Result<Index, PathError> {
    let is_name = |text: &str| {
        let mut letters = text.chars();
        letters
            .next()
            .is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
            && letters.all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    match text.trim() {
        "*" => Ok(Index::Any),
        name if is_name(name) => Ok(Index::Dynamic(values.number(name))),
        number => number.parse().map(Index::Constant).map_err(|_| {
            let at = at.to_owned();
            PathError::Index { at }
        }),
    }
}

fn spelled(ty: &Type) -> String {
    let (base, lengths) = glsl::spell(ty);
    base + &lengths
}

#[cfg(test)]
mod tests {
    use super::super::{Alias, Class, Path, Reason, Root, Variable, relation};
    use super::*;

    fn block() -> Type {
        let ty = |text: &str| glsl::parse_type(text, &|_| None).expect(text);
        // `xy` is a member, although it is spelled like a swizzle.
        let inner = [("m".into(), ty("mat3x4")), ("xy".into(), ty("float"))];
        let inner = Type::structure("S", inner);
        let members = [
            ("s".into(), Type::array(inner, 4)),
            ("v".into(), ty("vec4")),
        ];
        Type::structure("B", members)
    }

    fn related(a: &str, b: &str) -> (Alias, Reason) {
        let mut values = Values::default();
        let mut path = |text: &str| Path {
            root: Root::Variable(Variable::new(1, Class::Storage)),
            steps: steps("b", &block(), text, &mut values).expect(text).0,
        };
        relation(&path(a), &path(b))
    }

    #[test]
    fn paths_of_a_block_have_relations_and_reasons() {
        let rows = [
            (
                ".s[1].m[2].x",
                ".s[1].m[2].x",
                Alias::Equal,
                Reason::SamePath,
            ),
            (
                ".s[1].m[2].x",
                ".s[1].m[2].r",
                Alias::Equal,
                Reason::SamePath,
            ),
            (
                ".s[1].m[2][0]",
                ".s[1].m[2].x",
                Alias::Equal,
                Reason::SamePath,
            ),
            (".s[1].m", ".s[1].m[2].x", Alias::Contains, Reason::Part),
            (".s[1].m[2].x", ".s[1]", Alias::Contained, Reason::Part),
            (".s[*].m", ".s[1].m", Alias::Contains, Reason::AnyIndex),
            (".s[i].m", ".s[i].m", Alias::Equal, Reason::SamePath),
            (".s[i].m", ".s[j].m", Alias::May, Reason::UnknownIndex),
            (".s[i].m", ".s[2].m", Alias::May, Reason::UnknownIndex),
            (".s[i].m", ".s[j].xy", Alias::Never, Reason::Members),
            (".s[0].m", ".s[1].m", Alias::Never, Reason::Elements),
            (".s", ".v", Alias::Never, Reason::Members),
            (".v.xy", ".v.zw", Alias::Never, Reason::Components),
            (".v.xy", ".v.zy", Alias::May, Reason::CommonComponents),
            (".v.xyz", ".v.zx", Alias::Contains, Reason::CommonComponents),
            (".v.xz", ".v.zx", Alias::Equal, Reason::SamePath),
            (".v.y", ".v.zy", Alias::Contained, Reason::CommonComponents),
            (".v.xz", ".v[i]", Alias::May, Reason::UnknownIndex),
            (".v.xz", ".v", Alias::Contained, Reason::Part),
        ];
        for (a, b, alias, reason) in rows {
            assert_eq!(related(a, b), (alias, reason), "{a} {b}");
        }
    }

    #[test]
    fn a_text_that_selects_nothing_is_refused_with_its_place() {
        let rows = [
            (".t", "`b` is a B, which has no member `t`"),
            (".s.m", "`b.s` is a S[4], which has no member `m`"),
            (".v.xg", "`b.v` is a vec4, which has no member `xg`"),
            (".s[4]", "`b.s` has 4 elements, numbered from 0"),
            ("[0]", "`b` is a B, which cannot be indexed"),
            (
                ".s[-1]",
                "the index in `b.s[-1]` must be a number, `*` or the name of a value",
            ),
            (
                ".s[1",
                "a part of a path must begin with `.` or `[`, found `[1`",
            ),
        ];
        for (text, message) in rows {
            let error = steps("b", &block(), text, &mut Values::default()).expect_err(text);
            assert_eq!(error.to_string(), message);
        }
    }
}
