//! Access paths, and the overlap of two of them.
//!
//! A path starts at a variable or at a cast and selects a member, or an element,
//! column or component by a constant, by a value or by *any* index, or several
//! components of a vector. [`relation`] returns whether two paths may refer to the
//! same memory, which one contains the other, and why. [`words`] returns the
//! components of an output that a path selects: two captures with common words
//! overlap, and two with adjacent words can be merged. [`named`] reads paths as text.

pub mod named;
#[cfg(test)]
mod tests;

use super::{Swizzle, Type};
use serde::Serialize;
use std::fmt;
use std::ops::Range;

/// The storage class of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    Input,
    Output,
    Private,
    Function,
    Uniform,
    PushConstant,
    /// Shader storage blocks.
    Storage,
    /// Physical pointers.
    Global,
    Shared,
}

/// A variable at which paths start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Variable {
    pub id: u32,
    pub class: Class,
    /// Declared `restrict`.
    pub restrict: bool,
    /// Descriptor set and binding, if known.
    pub binding: Option<(u32, u32)>,
    /// A shared block with explicit layout.
    pub explicit: bool,
}

impl Variable {
    /// Returns a variable of this class without further properties.
    pub fn new(id: u32, class: Class) -> Variable {
        Variable {
            id,
            class,
            restrict: false,
            binding: None,
            explicit: false,
        }
    }
}

/// The start of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Root {
    Variable(Variable),
    /// The result of a cast instruction.
    Cast {
        instruction: u32,
        class: Class,
    },
}

impl Root {
    fn class(self) -> Class {
        match self {
            Root::Variable(variable) => variable.class,
            Root::Cast { class, .. } => class,
        }
    }
}

/// An index into an array, matrix or vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Index {
    Constant(u32),
    /// The value of an instruction.
    Dynamic(u32),
    /// Every element.
    Any,
}

/// A selection of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    Member(u32),
    Index(Index),
    /// Several components of a vector; their order does not matter.
    Components(Swizzle),
    /// Indexing of the pointer as one into an array.
    PointerIndex(Index),
    /// A cast instruction in the middle of the path.
    Cast(u32),
}

/// An access path.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Path {
    pub root: Root,
    pub steps: Vec<Step>,
}

/// The relation of the memory of path `a` to that of path `b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Alias {
    /// The paths do not overlap.
    Never,
    /// The paths may overlap.
    May,
    /// `a` contains all of `b`.
    Contains,
    /// `b` contains all of `a`.
    Contained,
    /// The paths are the same memory.
    Equal,
}

impl Alias {
    /// Returns the relation of `b` to `a`.
    pub fn reversed(self) -> Alias {
        match self {
            Alias::Contains => Alias::Contained,
            Alias::Contained => Alias::Contains,
            Alias::Never | Alias::May | Alias::Equal => self,
        }
    }
}

/// The reason why two paths have their relation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    StorageClasses,
    UniformAndStorage,
    Variables,
    Bindings,
    SharedMemory,
    Casts,
    SamePath,
    Part,
    Members,
    Elements,
    Components,
    CommonComponents,
    AnyIndex,
    UnknownIndex,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::StorageClasses => "they are in different storage classes",
            Reason::UniformAndStorage => {
                "a uniform block does not change while a shader runs, so compilers take it for \
                 other memory than a storage block, even if both are bound to one buffer"
            }
            Reason::Variables => "different variables of this storage class share no memory",
            Reason::Bindings => "one of the blocks is restrict, and they have different bindings",
            Reason::SharedMemory => "different blocks may be bound to the same memory",
            Reason::Casts => "a path starts at, or contains, a pointer that can have any value",
            Reason::SamePath => "they select the same part",
            Reason::Part => "one path continues inside the part that the other selects",
            Reason::Members => "they select different members",
            Reason::Elements => "they select elements of different index",
            Reason::Components => "they select different components",
            Reason::CommonComponents => "they have a component in common",
            Reason::AnyIndex => "[*] selects every element",
            Reason::UnknownIndex => "the value of an index is not known",
        })
    }
}

/// Returns the relation of two paths.
pub fn compare(a: &Path, b: &Path) -> Alias {
    relation(a, b).0
}

/// Returns the relation of two paths, and its reason.
pub fn relation(a: &Path, b: &Path) -> (Alias, Reason) {
    match roots(a.root, b.root) {
        Some(answer) => answer,
        None => steps(&a.steps, &b.steps),
    }
}

/// Returns the relation that the roots determine; `None` if both are the same.
fn roots(a: Root, b: Root) -> Option<(Alias, Reason)> {
    let (of_a, of_b) = (a.class(), b.class());
    let global = |one, other| one == Class::Storage && other == Class::Global;
    if of_a != of_b && !global(of_a, of_b) && !global(of_b, of_a) {
        let reason = match (of_a, of_b) {
            (Class::Uniform, Class::Storage | Class::Global)
            | (Class::Storage | Class::Global, Class::Uniform) => Reason::UniformAndStorage,
            _ => Reason::StorageClasses,
        };
        return Some((Alias::Never, reason));
    }
    match (a, b) {
        (Root::Variable(a), Root::Variable(b)) if a.id != b.id => Some(variables(a, b)),
        (Root::Variable(_), Root::Variable(_)) => None,
        (Root::Cast { instruction: a, .. }, Root::Cast { instruction: b, .. }) if a == b => None,
        _ => Some((Alias::May, Reason::Casts)),
    }
}

/// Returns the relation of two different variables.
fn variables(a: Variable, b: Variable) -> (Alias, Reason) {
    let apart = matches!((a.binding, b.binding), (Some(a), Some(b)) if a != b);
    match (a.class, b.class) {
        (Class::Storage, Class::Storage) if (a.restrict || b.restrict) && apart => {
            (Alias::Never, Reason::Bindings)
        }
        (Class::Storage | Class::Global, Class::Storage | Class::Global) => {
            (Alias::May, Reason::SharedMemory)
        }
        (Class::Shared, Class::Shared) if a.explicit && b.explicit => {
            (Alias::May, Reason::SharedMemory)
        }
        _ => (Alias::Never, Reason::Variables),
    }
}

fn steps(a: &[Step], b: &[Step]) -> (Alias, Reason) {
    let same = |(a, b): &(&Step, &Step)| a == b && !any(a);
    let common = a.iter().zip(b).take_while(same).count();
    let (a, b) = (&a[common..], &b[common..]);
    let opaque = |step: &Step| matches!(step, Step::Cast(_) | Step::PointerIndex(_));
    if a.iter().chain(b).any(opaque) {
        return (Alias::May, Reason::Casts);
    }
    let (mut contains, mut contained) = (true, true);
    let mut reason = Reason::SamePath;
    for (a, b) in a.iter().zip(b) {
        let step = match (a, b) {
            (Step::Member(a), Step::Member(b)) if a != b => {
                return (Alias::Never, Reason::Members);
            }
            (Step::Member(_), Step::Member(_)) => continue,
            (Step::Index(a), Step::Index(b)) => indices(*a, *b),
            (Step::Components(a), Step::Components(b)) => components(*a, *b),
            (Step::Components(a), Step::Index(b)) => component(*a, *b),
            (Step::Index(a), Step::Components(b)) => {
                let (one, other, reason) = component(*b, *a);
                (other, one, reason)
            }
            // Paths into one type have steps of the same kind.
            (
                Step::Member(_)
                | Step::Index(_)
                | Step::Components(_)
                | Step::PointerIndex(_)
                | Step::Cast(_),
                _,
            ) => return (Alias::May, Reason::Casts),
        };
        let (step_contains, step_contained, why) = step;
        if matches!(why, Reason::Elements | Reason::Components) {
            return (Alias::Never, why);
        }
        if !step_contains || !step_contained {
            reason = why;
        }
        contains &= step_contains;
        contained &= step_contained;
    }
    if a.len() != b.len() {
        contains &= a.len() < b.len();
        contained &= b.len() < a.len();
        if contains || contained {
            reason = Reason::Part;
        }
    }
    let alias = match (contains, contained) {
        (true, true) => Alias::Equal,
        (true, false) => Alias::Contains,
        (false, true) => Alias::Contained,
        (false, false) => Alias::May,
    };
    (alias, reason)
}

/// Returns whether each of two indices selects all that the other does, and why not.
fn indices(a: Index, b: Index) -> (bool, bool, Reason) {
    match (a, b) {
        (Index::Any, Index::Any) => (true, true, Reason::SamePath),
        (Index::Any, _) => (true, false, Reason::AnyIndex),
        (_, Index::Any) => (false, true, Reason::AnyIndex),
        (Index::Constant(a), Index::Constant(b)) if a != b => (false, false, Reason::Elements),
        _ if a == b => (true, true, Reason::SamePath),
        _ => (false, false, Reason::UnknownIndex),
    }
}

/// Returns whether each of two sets of components contains the other, and why not.
fn components(a: Swizzle, b: Swizzle) -> (bool, bool, Reason) {
    let reason = if a.components().any(|component| b.contains(component)) {
        Reason::CommonComponents
    } else {
        Reason::Components
    };
    (a.contains_all(b), b.contains_all(a), reason)
}

/// Returns whether components contain those of an index, and the reverse.
fn component(a: Swizzle, b: Index) -> (bool, bool, Reason) {
    match b {
        Index::Constant(b) if a.contains(b) => (true, a.count() == 1, Reason::CommonComponents),
        Index::Constant(_) => (false, false, Reason::Components),
        Index::Dynamic(_) => (false, false, Reason::UnknownIndex),
        Index::Any => (false, true, Reason::AnyIndex),
    }
}

fn any(step: &Step) -> bool {
    matches!(step, Step::Index(Index::Any))
}

/// Returns the 32-bit words of `ty` that a path's steps select, numbered as by
/// [`Interface::leaves`](super::Interface::leaves). `None` if a step is not constant
/// or selects nothing, or several components of a vector.
pub fn words(ty: &Type, steps: &[Step]) -> Option<Range<u32>> {
    let mut ty = ty.clone();
    let mut first: u32 = 0;
    for step in steps {
        let (skipped, part) = match (step, &ty) {
            (Step::Member(member), Type::Struct(s)) => {
                let at = usize::try_from(*member).ok()?;
                let part = s.members.get(at)?.ty.clone();
                let before = s.members.iter().take(at).map(|m| m.ty.components());
                (before.fold(0, u32::saturating_add), part)
            }
            (Step::Index(Index::Constant(index)), _) => {
                let (part, len) = match &ty {
                    Type::Array { element, len, .. } => ((**element).clone(), *len),
                    Type::Matrix {
                        scalar,
                        columns,
                        rows,
                        ..
                    } => (Type::vector(*scalar, *rows), *columns),
                    Type::Vector { scalar, size } => (Type::Scalar(*scalar), *size),
                    Type::Scalar(_) | Type::Struct(_) => return None,
                };
                if *index >= len {
                    return None;
                }
                (part.components().saturating_mul(*index), part)
            }
            _ => return None,
        };
        first = first.saturating_add(skipped);
        ty = part;
    }
    Some(first..first.saturating_add(ty.components()))
}
