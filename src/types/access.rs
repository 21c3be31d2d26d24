//! Access paths, and the overlap of two of them.
//!
//! A path starts at a variable or at a cast and selects a member, or an element,
//! column or component by a constant, by a value or by *any* index. [`compare`]
//! returns whether two paths may refer to the same memory, and which one contains
//! the other. [`words`] returns the components of an output that a path selects:
//! two captures with common words overlap, and two with adjacent words can be
//! merged.

use super::Type;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Index {
    Constant(u32),
    /// The value of an instruction.
    Dynamic(u32),
    /// Every element.
    Any,
}

/// A selection of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    Member(u32),
    Index(Index),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alias {
    /// They do not overlap.
    Never,
    /// They may overlap.
    May,
    /// `a` contains all of `b`.
    Contains,
    /// `b` contains all of `a`.
    Contained,
    /// They are the same memory.
    Equal,
}

/// Returns the relation of two paths.
pub fn compare(a: &Path, b: &Path) -> Alias {
    match roots(a.root, b.root) {
        Some(answer) => answer,
        None => steps(&a.steps, &b.steps),
    }
}

/// Returns the relation that the roots determine; `None` if both are the same.
fn roots(a: Root, b: Root) -> Option<Alias> {
    let (of_a, of_b) = (a.class(), b.class());
    let global = |one, other| one == Class::Storage && other == Class::Global;
    if of_a != of_b && !global(of_a, of_b) && !global(of_b, of_a) {
        return Some(Alias::Never);
    }
    match (a, b) {
        (Root::Variable(a), Root::Variable(b)) if a.id != b.id => Some(variables(a, b)),
        (Root::Variable(_), Root::Variable(_)) => None,
        (Root::Cast { instruction: a, .. }, Root::Cast { instruction: b, .. }) if a == b => None,
        _ => Some(Alias::May),
    }
}

/// Returns the relation of two different variables.
fn variables(a: Variable, b: Variable) -> Alias {
    let apart = matches!((a.binding, b.binding), (Some(a), Some(b)) if a != b);
    match (a.class, b.class) {
        (Class::Storage, Class::Storage) if (a.restrict || b.restrict) && apart => Alias::Never,
        (Class::Storage | Class::Global, Class::Storage | Class::Global) => Alias::May,
        (Class::Shared, Class::Shared) if a.explicit && b.explicit => Alias::May,
        _ => Alias::Never,
    }
}

fn steps(a: &[Step], b: &[Step]) -> Alias {
    let same = |(a, b): &(&Step, &Step)| a == b && !any(a);
    let common = a.iter().zip(b).take_while(same).count();
    let (a, b) = (&a[common..], &b[common..]);
    let opaque = |step: &Step| matches!(step, Step::Cast(_) | Step::PointerIndex(_));
    if a.iter().chain(b).any(opaque) {
        return Alias::May;
    }
    let (mut contains, mut contained) = (true, true);
    for (a, b) in a.iter().zip(b) {
        match (a, b) {
            (Step::Member(a), Step::Member(b)) if a != b => return Alias::Never,
            (Step::Member(_), Step::Member(_)) => {}
            (Step::Index(a), Step::Index(b)) => match (a, b) {
                (Index::Any, Index::Any) => {}
                (Index::Any, _) => contained = false,
                (_, Index::Any) => contains = false,
                (Index::Constant(a), Index::Constant(b)) if a != b => return Alias::Never,
                _ if a == b => {}
                _ => (contains, contained) = (false, false),
            },
            // Paths into one type have steps of the same kind.
            _ => return Alias::May,
        }
    }
    contains &= a.len() <= b.len();
    contained &= b.len() <= a.len();
    match (contains, contained) {
        (true, true) => Alias::Equal,
        (true, false) => Alias::Contains,
        (false, true) => Alias::Contained,
        (false, false) => Alias::May,
    }
}

fn any(step: &Step) -> bool {
    matches!(step, Step::Index(Index::Any))
}

/// Returns the relation of the words `a` of an interface to the words `b`:
/// [`Alias::May`] if they overlap and neither contains the other.
pub fn of_words(a: &Range<u32>, b: &Range<u32>) -> Alias {
    let holds = |a: &Range<u32>, b: &Range<u32>| a.start <= b.start && b.end <= a.end;
    match (holds(a, b), holds(b, a)) {
        _ if a.start >= b.end || b.start >= a.end => Alias::Never,
        (true, true) => Alias::Equal,
        (true, false) => Alias::Contains,
        (false, true) => Alias::Contained,
        (false, false) => Alias::May,
    }
}

/// Returns the 32-bit words of `ty` that a path's steps select, numbered as by
/// [`Interface::leaves`](super::Interface::leaves). `None` if a step is not constant
/// or selects nothing.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::glsl::parse_type;

    fn constant(index: u32) -> Step {
        Step::Index(Index::Constant(index))
    }

    const ANY: Step = Step::Index(Index::Any);

    fn dynamic(value: u32) -> Step {
        Step::Index(Index::Dynamic(value))
    }

    fn output(steps: &[Step]) -> Path {
        Path {
            root: Root::Variable(Variable::new(1, Class::Output)),
            steps: steps.to_vec(),
        }
    }

    /// Returns the relation after checking that the reverse one is its mirror.
    fn both(a: &Path, b: &Path) -> Alias {
        let (one, other) = (compare(a, b), compare(b, a));
        let mirrored = match one {
            Alias::Contains => Alias::Contained,
            Alias::Contained => Alias::Contains,
            same => same,
        };
        assert_eq!(other, mirrored, "{a:?} {b:?}");
        one
    }

    fn within(a: &[Step], b: &[Step]) -> Alias {
        both(&output(a), &output(b))
    }

    #[test]
    fn different_storage_classes_never_overlap() {
        let path = |class| Path {
            root: Root::Variable(Variable::new(1, class)),
            steps: vec![],
        };
        assert_eq!(
            both(&path(Class::Uniform), &path(Class::Output)),
            Alias::Never
        );
        let cast = |class| Path {
            root: Root::Cast {
                instruction: 9,
                class,
            },
            steps: vec![],
        };
        assert_eq!(
            both(&cast(Class::Uniform), &path(Class::Output)),
            Alias::Never
        );
        assert_eq!(
            both(&cast(Class::Global), &path(Class::Storage)),
            Alias::May
        );
        assert_eq!(
            both(&cast(Class::Global), &path(Class::Shared)),
            Alias::Never
        );
    }

    #[test]
    fn only_storage_and_shared_blocks_of_different_variables_may_overlap() {
        let path = |variable| Path {
            root: Root::Variable(variable),
            steps: vec![],
        };
        let of = |id, class| Variable::new(id, class);
        let check = |a, b, want| assert_eq!(both(&path(a), &path(b)), want, "{a:?} {b:?}");
        check(of(1, Class::Output), of(2, Class::Output), Alias::Never);
        check(of(1, Class::Output), of(1, Class::Output), Alias::Equal);
        let bound = |id, binding, restrict| Variable {
            restrict,
            binding: Some((0, binding)),
            ..of(id, Class::Storage)
        };
        check(bound(1, 0, false), bound(2, 1, false), Alias::May);
        check(bound(1, 0, true), bound(2, 1, false), Alias::Never);
        check(bound(1, 0, true), bound(2, 0, true), Alias::May);
        let unbound = Variable {
            restrict: true,
            ..of(2, Class::Storage)
        };
        check(bound(1, 0, true), unbound, Alias::May);
        check(of(1, Class::Shared), of(2, Class::Shared), Alias::Never);
        let block = |id| Variable {
            explicit: true,
            ..of(id, Class::Shared)
        };
        check(block(1), block(2), Alias::May);
        check(block(1), of(2, Class::Shared), Alias::Never);
    }

    #[test]
    fn casts_of_different_instructions_may_overlap() {
        let cast = |instruction, steps: &[Step]| Path {
            root: Root::Cast {
                instruction,
                class: Class::Storage,
            },
            steps: steps.to_vec(),
        };
        assert_eq!(both(&cast(1, &[]), &cast(2, &[])), Alias::May);
        assert_eq!(
            both(&cast(1, &[constant(0)]), &cast(1, &[constant(1)])),
            Alias::Never
        );
        let variable = Path {
            root: Root::Variable(Variable::new(1, Class::Storage)),
            steps: vec![],
        };
        assert_eq!(both(&cast(1, &[]), &variable), Alias::May);
        // A cast in the middle that both paths have does not matter; else they may overlap.
        let middle = [Step::Cast(7), constant(0)];
        assert_eq!(within(&middle, &[Step::Cast(7), constant(1)]), Alias::Never);
        assert_eq!(within(&middle, &[Step::Cast(8), constant(1)]), Alias::May);
        assert_eq!(
            within(&[constant(0), Step::Cast(7)], &[constant(1)]),
            Alias::May
        );
        let pointer = |index| Step::PointerIndex(Index::Constant(index));
        assert_eq!(within(&[pointer(0)], &[pointer(1)]), Alias::May);
        assert_eq!(
            within(&[pointer(0), constant(1)], &[pointer(0), constant(2)]),
            Alias::Never
        );
    }

    #[test]
    fn members_and_elements() {
        let member = Step::Member;
        assert_eq!(within(&[member(0)], &[member(1)]), Alias::Never);
        assert_eq!(
            within(&[member(0), constant(2)], &[member(0), constant(2)]),
            Alias::Equal
        );
        assert_eq!(within(&[constant(0)], &[constant(1)]), Alias::Never);
        assert_eq!(within(&[dynamic(5)], &[dynamic(5)]), Alias::Equal);
        assert_eq!(within(&[dynamic(5)], &[dynamic(6)]), Alias::May);
        assert_eq!(within(&[dynamic(5)], &[constant(0)]), Alias::May);
        // A later difference still separates them.
        assert_eq!(
            within(&[dynamic(5), member(0)], &[constant(0), member(1)]),
            Alias::Never
        );
    }

    #[test]
    fn any_index_contains_every_other() {
        assert_eq!(within(&[ANY], &[constant(3)]), Alias::Contains);
        assert_eq!(within(&[dynamic(5)], &[ANY]), Alias::Contained);
        assert_eq!(within(&[ANY], &[ANY]), Alias::Equal);
        assert_eq!(within(&[ANY, constant(0)], &[constant(1), ANY]), Alias::May);
        assert_eq!(
            within(&[ANY, constant(0)], &[ANY, constant(1)]),
            Alias::Never
        );
    }

    #[test]
    fn word_ranges_are_compared() {
        let answer = |a: Range<u32>, b: Range<u32>| of_words(&a, &b);
        assert_eq!(answer(0..4, 4..8), Alias::Never);
        assert_eq!(answer(0..4, 0..4), Alias::Equal);
        assert_eq!(answer(0..4, 1..2), Alias::Contains);
        assert_eq!(answer(3..4, 0..4), Alias::Contained);
        assert_eq!(answer(0..4, 2..6), Alias::May);
        assert_eq!(
            answer(2..2, 0..4),
            Alias::Contained,
            "an empty range is part of every range"
        );
    }

    #[test]
    fn a_longer_path_never_contains_a_shorter_one() {
        assert_eq!(within(&[], &[constant(0)]), Alias::Contains);
        assert_eq!(
            within(&[constant(0), constant(1)], &[constant(0)]),
            Alias::Contained
        );
        assert_eq!(within(&[ANY, constant(1)], &[constant(0)]), Alias::May);
        assert_eq!(
            within(&[dynamic(5)], &[constant(0), constant(1)]),
            Alias::May
        );
    }

    #[test]
    fn paths_and_words_agree() {
        let inner = Type::structure(
            "S",
            [
                (
                    "a".to_owned(),
                    parse_type("dvec3", &|_| None).expect("dvec3"),
                ),
                (
                    "m".to_owned(),
                    parse_type("mat2x3[2]", &|_| None).expect("mat2x3[2]"),
                ),
            ],
        );
        let ty = Type::array(inner, 2);
        let member = Step::Member;
        assert_eq!(words(&ty, &[]), Some(0..36));
        assert_eq!(words(&ty, &[constant(1), member(0)]), Some(18..24));
        assert_eq!(
            words(&ty, &[constant(1), member(0), constant(2)]),
            Some(22..24)
        );
        let column = [constant(0), member(1), constant(1), constant(1)];
        assert_eq!(words(&ty, &column), Some(15..18));
        for nowhere in [
            vec![constant(2)],
            vec![member(0)],
            vec![constant(0), member(2)],
            vec![ANY],
            vec![dynamic(1)],
        ] {
            assert_eq!(words(&ty, &nowhere), None);
        }
        // Two paths without common words never overlap, and one contains the other
        // if its words contain the other's.
        let mut paths = vec![vec![]];
        let mut at = 0;
        while at < paths.len() {
            let path: Vec<Step> = paths[at].clone();
            for step in (0..4).flat_map(|i| [member(i), constant(i)]) {
                let longer = [path.as_slice(), &[step]].concat();
                if words(&ty, &longer).is_some() {
                    paths.push(longer);
                }
            }
            at += 1;
        }
        assert!(paths.len() > 40, "{}", paths.len());
        for a in &paths {
            for b in &paths {
                let (of_a, of_b) = (words(&ty, a).expect("words"), words(&ty, b).expect("words"));
                let answer = within(a, b);
                assert_ne!(
                    answer,
                    Alias::May,
                    "constant paths are decided: {a:?} {b:?}"
                );
                // A struct of one member has the words of that member.
                let by_words = of_words(&of_a, &of_b);
                assert!(
                    answer == by_words || by_words == Alias::Equal,
                    "{a:?} {b:?}"
                );
            }
        }
    }
}
