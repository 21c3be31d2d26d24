//! Compares the values that a fragment shader read with those that the previous stage
//! wrote.
//!
//! The shader writes every component that it reads into the row of the source
//! vertex; rows and components that it does not read stay as they were.

use super::describe;
use super::evidence::WordName;
use super::read_fault::{ReadFault, ReadFaultKind, ReadPlace, Subject, WrongValue};
use crate::model::values;
use crate::units::Word;
use std::collections::BTreeMap;

/// A run in which a fragment shader wrote what it read.
pub struct FragmentReadback<'a> {
    pub seed: u32,
    /// The word of the producer's interface for each word of a row.
    pub names: &'a [WordName],
    /// The required value of each origin and word that is read; `None` where it is
    /// undefined.
    pub expected: &'a BTreeMap<(u32, Word), Option<u32>>,
    /// The content of the buffer before the run.
    pub before: &'a [u8],
    /// The content of the buffer after each run.
    pub after: Vec<&'a [u8]>,
}

/// Compares every word of the buffer after every run; `None` where all are right.
pub fn judge(reads: &FragmentReadback<'_>) -> Option<ReadFault> {
    let mut wrong: BTreeMap<usize, WrongValue> = BTreeMap::new();
    for after in &reads.after {
        let words = reads.before.len().max(after.len()).div_ceil(4);
        for at in 0..words {
            if let Some(value) = reads.wrong_value(at, after) {
                wrong.entry(at).or_insert(value);
            }
        }
    }
    let words = reads.expected.len();
    ReadFault::new(Subject::FragmentInputs { words }, wrong)
}

impl FragmentReadback<'_> {
    /// The source vertex and the word that index `at` of the buffer is for.
    fn place(&self, at: usize) -> (u32, Word) {
        let row = self.names.len().max(1);
        (low(at / row), Word(low(at % row)))
    }

    fn wrong_value(&self, at: usize, after: &[u8]) -> Option<WrongValue> {
        let (before, observed) = (word(self.before, at), word(after, at));
        let (origin, word) = self.place(at);
        let name = self.name(word);
        let (expected, place) = match self.expected.get(&(origin, word)) {
            // Undefined: any value is right.
            Some(None) => return None,
            Some(Some(bits)) => {
                let scalar = self.names.get(word.0 as usize).map(|name| name.scalar);
                let value = scalar.and_then(|scalar| describe::number(scalar, *bits));
                let place = ReadPlace::Component {
                    name,
                    origin,
                    value,
                };
                (*bits, place)
            }
            None => (before, ReadPlace::Unread { name, origin }),
        };
        if observed == expected {
            return None;
        }
        let (kind, found) = match place {
            ReadPlace::Component { .. } => self.trace(origin, word, before, observed),
            ReadPlace::Unread { .. } | ReadPlace::Pixel { .. } => (
                ReadFaultKind::ReadStray,
                format!("{observed:#010x}, though nothing is read there"),
            ),
        };
        Some(WrongValue {
            kind,
            place,
            expected,
            observed,
            found,
        })
    }

    /// The source of a wrong value.
    fn trace(&self, origin: u32, word: Word, before: u32, seen: u32) -> (ReadFaultKind, String) {
        if seen == before {
            let found = "nothing: no fragment wrote it".to_owned();
            return (ReadFaultKind::ReadMissing, found);
        }
        if seen == 0 {
            return (ReadFaultKind::ReadZero, "zero".to_owned());
        }
        let written = values::decode(self.seed, seen)
            .into_iter()
            .find(|(identity, encoding)| {
                let name = self.names.get(identity.word.0 as usize);
                let written = self.expected.keys().any(|(o, _)| *o == identity.origin);
                identity.stream.0 == 0 && written && name.is_some_and(|n| n.encoding == *encoding)
            });
        let Some((identity, _)) = written else {
            let scalar = self.names.get(word.0 as usize).map(|name| name.scalar);
            let value = scalar.and_then(|scalar| describe::number(scalar, seen));
            let bits = describe::bits_and_value(seen, value.as_deref());
            let found = format!("{bits}, not a value written by this case's shaders");
            return (ReadFaultKind::ReadGarbage, found);
        };
        let kind = match (identity.origin == origin, identity.word == word) {
            (true, _) => ReadFaultKind::ReadDisplaced,
            (false, true) => ReadFaultKind::ReadOtherVertex,
            (false, false) => ReadFaultKind::ReadDisplacedOtherVertex,
        };
        let name = self.name(identity.word);
        let found = format!("{name} of source vertex {}", identity.origin);
        (kind, found)
    }

    fn name(&self, word: Word) -> String {
        match self.names.get(word.0 as usize) {
            Some(name) => name.name.clone(),
            None => format!("word {word}"),
        }
    }
}

fn low(number: usize) -> u32 {
    u32::try_from(number).expect("a buffer holds fewer than 2^32 words")
}

/// Word `at` of `bytes`.
fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(std::array::from_fn(|i| bytes[4 * at + i]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::values::{Identity, encode};
    use crate::types::glsl::parse_type;
    use crate::types::interface::{Origin, OutputVariable};
    use crate::types::{Interface, Stage};
    use crate::units::Stream;
    use crate::verdict::word_names;

    const SEED: u32 = 77;

    fn names() -> Vec<WordName> {
        let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
        for (name, ty) in [("a", "vec2"), ("b", "int"), ("c", "double")] {
            let ty = parse_type(ty, &|_| None).expect(ty);
            interface.outputs.push(OutputVariable::plain(name, ty));
        }
        word_names(&interface)
    }

    fn bits(names: &[WordName], origin: u32, word: u32) -> u32 {
        let identity = Identity {
            stream: Stream(0),
            origin,
            word: Word(word),
        };
        encode(SEED, identity, names[word as usize].encoding)
    }

    /// Three vertices, of which `a` and `c` are read; `change` spoils memory.
    fn judged(change: impl Fn(&mut [u32])) -> Option<ReadFault> {
        let names = names();
        let mut expected = BTreeMap::new();
        for origin in 0..3 {
            for word in [0, 1, 3, 4] {
                expected.insert((origin, Word(word)), Some(bits(&names, origin, word)));
            }
        }
        let before: Vec<u32> = (0..15).map(|at| 0x5eed_0000 + at).collect();
        let mut after = before.clone();
        for ((origin, word), bits) in &expected {
            after[(origin * 5 + word.0) as usize] = bits.expect("a value");
        }
        // b of the last vertex is read, and undefined.
        expected.insert((2, Word(2)), None);
        let right = after.clone();
        change(&mut after);
        let bytes = |words: &[u32]| -> Vec<u8> {
            words.iter().flat_map(|word| word.to_le_bytes()).collect()
        };
        let (before, right, after) = (bytes(&before), bytes(&right), bytes(&after));
        judge(&FragmentReadback {
            seed: SEED,
            names: &names,
            expected: &expected,
            before: &before,
            after: vec![&right, &after],
        })
    }

    #[test]
    fn right_values_are_not_reported_as_misread() {
        assert_eq!(judged(|_| ()), None);
        assert_eq!(judged(|m| m[12] = 9), None, "an undefined value is any");
    }

    #[test]
    fn varying_component_and_vertex_are_named() {
        let names = names();
        type Spoil<'a> = &'a dyn Fn(&mut [u32]);
        let rows: [(Spoil<'_>, &str, &str); 7] = [
            (
                &|m| m[6] = bits(&names, 1, 0),
                "read-displaced",
                "the fragment shader read a.y of source vertex 1 as a.x of source vertex 1; expected ",
            ),
            (
                &|m| m[10] = bits(&names, 0, 0),
                "read-other-vertex",
                "read a.x of source vertex 2 as a.x of source vertex 0",
            ),
            (
                &|m| m[10] = bits(&names, 1, 1),
                "read-displaced-other-vertex",
                "read a.x of source vertex 2 as a.y of source vertex 1",
            ),
            (
                &|m| m[3] = 0,
                "read-zero",
                "read c (low word) of source vertex 0 as zero",
            ),
            (
                &|m| m[4] = 0x5eed_0004,
                "read-missing",
                "read c (high word) of source vertex 0 as nothing: no fragment wrote it",
            ),
            (&|m| m[0] = 1, "read-garbage", "not a value written by"),
            (
                &|m| m[7] = 9,
                "read-stray",
                "the row of source vertex 1, b, holds 0x00000009, though nothing is read there",
            ),
        ];
        for (change, fingerprint, headline) in rows {
            let misread = judged(change).expect(headline);
            assert_eq!(misread.fingerprint(), fingerprint);
            assert!(misread.headline().text.contains(headline), "{:?}", misread);
            assert_eq!(misread.subject, Subject::FragmentInputs { words: 13 });
            assert_eq!(misread.total, 1);
        }
    }

    #[test]
    fn several_kinds_make_one_fingerprint() {
        let misread = judged(|m| m.fill(0)).expect("all is zero");
        assert_eq!(misread.fingerprint(), "read-stray+read-zero");
        assert_eq!((misread.total, misread.values.len()), (14, 8));
        let counts: Vec<usize> = misread.pattern.iter().map(|count| count.count).collect();
        assert_eq!(counts, [2, 12]);
    }
}
