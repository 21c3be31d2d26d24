//! What a fragment shader read, against what the stage before it wrote.
//!
//! The shader hands on every word that it reads, in the row of the vertex that
//! wrote it (`case::reads`); rows and words that it does not read stay as they
//! were.

use super::describe::value;
use super::evidence::WordName;
use crate::model::values;
use crate::units::Word;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Differences told one by one.
const MAX_LINES: usize = 8;

/// What is known of a run in which a fragment shader handed on what it read.
pub struct Reads<'a> {
    pub seed: u32,
    /// By word of the producer's interface; a row has as many words.
    pub names: &'a [WordName],
    /// What each origin and word read must be; `None` where it may be anything.
    pub expected: &'a BTreeMap<(u32, Word), Option<u32>>,
    /// What the buffer held before.
    pub before: &'a [u8],
    /// What it held after each run.
    pub after: Vec<&'a [u8]>,
}

/// What is wrong with what was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    pub headline: String,
    pub details: String,
    pub fingerprint: String,
}

/// One word that is not as it must be.
struct Difference {
    /// Index of the word in the buffer.
    at: usize,
    kind: &'static str,
    /// What stands there, for people.
    seen: String,
}

/// Compares every word of the buffer after every run; `None` where all is right.
pub fn judge(reads: &Reads<'_>) -> Option<Misread> {
    let mut differences: BTreeMap<usize, Difference> = BTreeMap::new();
    for after in &reads.after {
        for difference in reads.differences(after) {
            differences.entry(difference.at).or_insert(difference);
        }
    }
    let first = differences.values().next()?;
    let headline = reads.line(first);
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for difference in differences.values() {
        *kinds.entry(difference.kind).or_default() += 1;
    }
    let mut details = String::from("what the fragment shader read:\n");
    for difference in differences.values().take(MAX_LINES) {
        let _ = writeln!(details, "  {}", reads.line(difference));
    }
    if differences.len() > MAX_LINES {
        let _ = writeln!(details, "  and {} more", differences.len() - MAX_LINES);
    }
    let counts = kinds.iter().map(|(kind, count)| format!("{count} {kind}"));
    let counts: Vec<String> = counts.collect();
    let expected = reads.expected.len();
    let _ = writeln!(details, "of {expected} words read: {}", counts.join(", "));
    let kinds: Vec<&str> = kinds.into_keys().collect();
    Some(Misread {
        headline,
        details,
        fingerprint: kinds.join("+"),
    })
}

impl Reads<'_> {
    /// Origin and word that index `at` of the buffer stands for.
    fn place(&self, at: usize) -> (u32, Word) {
        let row = self.names.len().max(1);
        (low(at / row), Word(low(at % row)))
    }

    fn differences(&self, after: &[u8]) -> Vec<Difference> {
        let words = self.before.len().max(after.len()).div_ceil(4);
        let differs = |at: usize| {
            let (before, seen) = (word(self.before, at), word(after, at));
            let (origin, word) = self.place(at);
            let expected = self.expected.get(&(origin, word)).copied();
            if expected == Some(None) || seen == expected.flatten().unwrap_or(before) {
                return None;
            }
            let (kind, seen) = match expected {
                None => (
                    "read-stray",
                    format!("{seen:#010x}, though nothing is read there"),
                ),
                Some(_) => self.trace(origin, word, before, seen),
            };
            Some(Difference { at, kind, seen })
        };
        (0..words).filter_map(differs).collect()
    }

    /// Where a wrong value came from.
    fn trace(&self, origin: u32, word: Word, before: u32, seen: u32) -> (&'static str, String) {
        if seen == before {
            return ("read-missing", "nothing: no fragment wrote it".to_owned());
        }
        if seen == 0 {
            return ("read-zero", "zero".to_owned());
        }
        let written = values::decode(self.seed, seen)
            .into_iter()
            .find(|(identity, encoding)| {
                let name = self.names.get(identity.word.0 as usize);
                let written = self.expected.keys().any(|(o, _)| *o == identity.origin);
                identity.stream.0 == 0 && written && name.is_some_and(|n| n.encoding == *encoding)
            });
        let Some((identity, _)) = written else {
            let name = self.names.get(word.0 as usize);
            let bits = value(name.map(|name| name.scalar), seen);
            return ("read-garbage", format!("{bits}, no value of this job"));
        };
        let kind = match (identity.origin == origin, identity.word == word) {
            (true, _) => "read-displaced",
            (false, true) => "read-other-vertex",
            (false, false) => "read-displaced-other-vertex",
        };
        let name = self.name(identity.word);
        (kind, format!("{name} of origin {}", identity.origin))
    }

    fn name(&self, word: Word) -> String {
        match self.names.get(word.0 as usize) {
            Some(name) => name.name.clone(),
            None => format!("word {word}"),
        }
    }

    fn line(&self, difference: &Difference) -> String {
        let (origin, word) = self.place(difference.at);
        let name = self.name(word);
        let seen = &difference.seen;
        match self.expected.get(&(origin, word)) {
            Some(Some(bits)) => {
                let scalar = self.names.get(word.0 as usize).map(|name| name.scalar);
                let required = value(scalar, *bits);
                format!(
                    "the fragment shader read {name} of origin {origin} as {seen}; \
                     required: {required}"
                )
            }
            _ => format!("the row of origin {origin}, {name}, holds {seen}"),
        }
    }
}

fn low(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Word `at` of some bytes; past their end 0.
fn word(bytes: &[u8], at: usize) -> u32 {
    let byte = |i: usize| bytes.get(4 * at + i).copied().unwrap_or(0);
    u32::from_le_bytes(std::array::from_fn(byte))
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
    fn judged(change: impl Fn(&mut [u32])) -> Option<Misread> {
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
        judge(&Reads {
            seed: SEED,
            names: &names,
            expected: &expected,
            before: &before,
            after: vec![&right, &after],
        })
    }

    #[test]
    fn what_is_right_is_no_misread() {
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
                "the fragment shader read a.y of origin 1 as a.x of origin 1; required: ",
            ),
            (
                &|m| m[10] = bits(&names, 0, 0),
                "read-other-vertex",
                "read a.x of origin 2 as a.x of origin 0",
            ),
            (
                &|m| m[10] = bits(&names, 1, 1),
                "read-displaced-other-vertex",
                "read a.x of origin 2 as a.y of origin 1",
            ),
            (
                &|m| m[3] = 0,
                "read-zero",
                "read c (low word) of origin 0 as zero",
            ),
            (
                &|m| m[4] = 0x5eed_0004,
                "read-missing",
                "read c (high word) of origin 0 as nothing: no fragment wrote it",
            ),
            (&|m| m[0] = 1, "read-garbage", "no value of this job"),
            (
                &|m| m[7] = 9,
                "read-stray",
                "the row of origin 1, b, holds 0x00000009, though nothing is read there",
            ),
        ];
        for (change, fingerprint, headline) in rows {
            let misread = judged(change).expect(headline);
            assert_eq!(misread.fingerprint, fingerprint);
            assert!(misread.headline.contains(headline), "{}", misread.headline);
            assert!(misread.details.contains("of 13 words read: 1 read-"));
        }
    }

    #[test]
    fn several_kinds_make_one_fingerprint() {
        let misread = judged(|m| m.fill(0)).expect("all is zero");
        assert_eq!(misread.fingerprint, "read-stray+read-zero");
        assert!(
            misread.details.contains("  and 6 more\n"),
            "{}",
            misread.details
        );
        assert!(misread.details.contains("2 read-stray, 12 read-zero"));
    }
}
