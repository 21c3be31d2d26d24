//! Tests of the relations of access paths.

use super::*;
use crate::types::glsl::parse_type;
use std::ops::Range;

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

/// Returns the relation of the words `a` of an interface to the words `b`:
/// [`Alias::May`] if they overlap and neither contains the other.
fn word_relation(a: &Range<u32>, b: &Range<u32>) -> Alias {
    let holds = |a: &Range<u32>, b: &Range<u32>| a.start <= b.start && b.end <= a.end;
    match (holds(a, b), holds(b, a)) {
        _ if a.start >= b.end || b.start >= a.end => Alias::Never,
        (true, true) => Alias::Equal,
        (true, false) => Alias::Contains,
        (false, true) => Alias::Contained,
        (false, false) => Alias::May,
    }
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
    let answer = |a: Range<u32>, b: Range<u32>| word_relation(&a, &b);
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
            let by_words = word_relation(&of_a, &of_b);
            assert!(
                answer == by_words || by_words == Alias::Equal,
                "{a:?} {b:?}"
            );
        }
    }
}
