//! The locations of a device that gives a vector which needs two locations only one (rule
//! 111): the element or member after it overwrites its last components.

use crate::types::Scalar;
use crate::units::{Component, Location, Word};
use crate::verdict::evidence::WordName;
use std::collections::BTreeMap;

/// The number of 32-bit components of a location.
const WORDS: u32 = 4;

/// Maps each word that is overwritten on such a device to the one that overwrites it: later
/// declarations overwrite earlier ones.
pub(super) fn overwritten(
    names: &[WordName],
    is_concerned: fn(Scalar) -> bool,
) -> BTreeMap<Word, Word> {
    let places = places(names, is_concerned);
    let last: BTreeMap<(u32, u32), Word> =
        places.iter().map(|(word, place)| (*place, *word)).collect();
    let others = places.iter().map(|(word, place)| (*word, last[place]));
    others.filter(|(word, last)| word != last).collect()
}

/// The location and component of each word on such a device, in order of declaration.
/// Words that are not captured follow those that are.
fn places(names: &[WordName], is_concerned: fn(Scalar) -> bool) -> Vec<(Word, (u32, u32))> {
    let mut places = Vec::new();
    let mut number = 0;
    let mut variable = "";
    // The number of locations that the device omitted so far in this variable.
    let mut lower = 0;
    // The location after those before, where it is known.
    let mut next = None;
    for leaf in names.chunk_by(|a, b| a.variable == b.variable) {
        let expression = leaf[0].variable.as_str();
        let end = expression.find(['.', '[']).unwrap_or(expression.len());
        if expression[..end] != *variable {
            (variable, lower, next) = (&expression[..end], 0, None);
        }
        let is_vector = !leaf[0].name[expression.len()..].starts_with('[');
        for (part, name) in leaf.iter().enumerate() {
            let uncaptured = next.filter(|_| is_vector).map(|next| {
                let part = part as u32;
                (Location(next + part / WORDS), Component(part % WORDS))
            });
            if let Some((location, component)) = name.location.or(uncaptured) {
                places.push((Word(number), (location.0 - lower, component.0)));
            }
            number += 1;
        }
        let last = match leaf.last().and_then(|name| name.location) {
            Some((location, _)) => Some(location.0),
            None => next
                .filter(|_| is_vector)
                .map(|next| next + (leaf.len() as u32 - 1) / WORDS),
        };
        next = last.map(|last| last + 1);
        if is_vector && is_concerned(leaf[0].scalar) && leaf.len() as u32 > WORDS {
            lower += 1;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Stage;
    use crate::types::glsl::parse_type;
    use crate::types::interface::{Interface, Origin, OutputVariable};
    use crate::verdict::evidence::word_names;

    /// The names of the words of these variables, with their locations from 0 on.
    fn names(variables: &[(&str, &str)]) -> Vec<WordName> {
        let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
        for (name, ty) in variables {
            let ty = parse_type(ty, &|_| None).expect("a type");
            interface.outputs.push(OutputVariable::plain(name, ty));
        }
        let mut names = word_names(&interface);
        let mut location = 0;
        for leaf in names.chunk_by_mut(|a, b| a.variable == b.variable) {
            for (part, name) in leaf.iter_mut().enumerate() {
                let place = (
                    Location(location + part as u32 / 4),
                    Component(part as u32 % 4),
                );
                name.location = Some(place);
            }
            location += leaf.len().div_ceil(4) as u32;
        }
        names
    }

    #[test]
    fn an_element_overwrites_the_end_of_the_one_before_it() {
        let is_integer = |scalar| scalar == Scalar::I64;
        let overwritten = |ty| {
            let names = names(&[("first", "i64vec3"), ("v", ty), ("last", "vec4")]);
            let text = |word: &Word| names[word.0 as usize].name.clone();
            let words = overwritten(&names, is_integer);
            let words = words.iter().map(|(word, by)| (text(word), text(by)));
            words.collect::<Vec<_>>()
        };
        // Each variable has a location of its own.
        assert_eq!(overwritten("i64vec3"), []);
        assert_eq!(overwritten("dvec3[2]"), []);
        let words = [
            ("v[0].z (low word)", "v[1].x (low word)"),
            ("v[0].z (high word)", "v[1].x (high word)"),
        ];
        let words = words.map(|(word, by)| (word.to_owned(), by.to_owned()));
        assert_eq!(overwritten("i64vec3[2]"), words);
    }

    #[test]
    fn a_member_that_is_not_captured_overwrites_one_that_is() {
        let mut names = names(&[("k.wide", "i64vec4"), ("k.last", "vec3")]);
        for name in names.iter_mut().skip(8) {
            name.location = None;
        }
        let overwritten = overwritten(&names, |scalar| scalar == Scalar::I64);
        let words = [(4, 8), (5, 9), (6, 10)].map(|(word, by)| (Word(word), Word(by)));
        assert_eq!(overwritten, BTreeMap::from(words));
    }
}
