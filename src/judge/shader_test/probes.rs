//! Probes and queries: what the file expects, held against the model and
//! against what was observed.
//!
//! A buffer begins as zeros in GL; here it begins as two patterns that show
//! what was written. Where nothing captures, a probe can only expect the zeros,
//! and the verdict on memory shows whether they would have stayed.
//!
//! Vulkan lets the vertices of a line or triangle land in any rotation (rule
//! 29), GL does not: the probes of a primitive must all hold in one of them.

use crate::judge::result::FileExpectation;
use crate::judge::shader_test::memory::Expected;
use crate::judge::shader_test::rounds::{Reads, Round};
use crate::model::allowed::{Allowed, AllowedQuery, AllowedWord};
use crate::script::Observed;
use crate::script::memory::QueryResult;
use crate::shader_test::query::QueryTarget;
use crate::shader_test::test::{self, Probe, Step, Tolerance};
use crate::units::QueryIndex;
use crate::verdict::Evidence;
use crate::verdict::kind::{Direction, Kind, NumberFault, QueryNumber};

/// The source of one word of a probe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// A word that no vertex captures.
    Untouched,
    /// Every alternative captures it here.
    Fixed(AllowedWord),
    /// An alternative of this choice determines it.
    Choice(usize, AllowedWord),
}

/// The words of a probe.
fn places(probe: &Probe, buffer: usize, allowed: &Allowed) -> Vec<Place> {
    let count = probe.expected.words();
    let first = probe.element * count * 4;
    (0..count)
        .map(|word| place(buffer, first + 4 * word, allowed))
        .collect()
}

fn place(buffer: usize, position: u64, allowed: &Allowed) -> Place {
    let plain = &allowed.buffers[buffer].words;
    if let Ok(found) = plain.binary_search_by_key(&position, |word| word.position) {
        return Place::Fixed(plain[found]);
    }
    for (number, choice) in allowed.choices.iter().enumerate() {
        let mut words = choice.alternatives.iter().take(1).flatten();
        let found = words.find(|(b, word)| *b == buffer && word.position == position);
        if let Some((_, word)) = found {
            return Place::Choice(number, *word);
        }
    }
    Place::Untouched
}

/// Whether what the file expects can be: the model's counts, and zeros where
/// nothing is captured.
///
/// # Errors
/// The line and what contradicts it; the file or the model is wrong.
pub(crate) fn against_model(round: &Round<'_>, expected: &Expected) -> Result<(), String> {
    for check in &round.checks {
        let line = check.step.line;
        let text = &check.step.text;
        match check.reads {
            Reads::Buffer { probe, buffer } => {
                let places = places(probe, buffer, &expected.allowed);
                let untouched = places.iter().all(|place| *place == Place::Untouched);
                if untouched && !holds(probe.expected, 0) {
                    return Err(format!(
                        "{line}: {text}: nothing is captured there, and the buffer begins as zeros"
                    ));
                }
            }
            Reads::Query {
                target,
                expected: stated,
            } if expected.counted => {
                let query = round
                    .written
                    .expect("a device without the query was refused");
                let AllowedQuery::TransformFeedback { written, needed } =
                    expected.allowed.queries[query]
                else {
                    unreachable!("the query counts written primitives");
                };
                let counted = match target {
                    QueryTarget::PrimitivesWritten => written,
                    QueryTarget::PrimitivesGenerated => Some(needed),
                };
                if let Some(counted) = counted.filter(|counted| *counted != stated) {
                    return Err(format!(
                        "{line}: {text}: the draw makes {counted} by the model"
                    ));
                }
            }
            // The model does not count what other stages make.
            Reads::Query { .. } => {}
        }
    }
    Ok(())
}

/// Returns the observations that differ from the file's expectations; each line once.
pub(crate) fn against_device(
    round: &Round<'_>,
    expected: &Expected,
    evidence: &Evidence<'_>,
    observed: &[Observed],
) -> Vec<FileExpectation> {
    let mut wrong: Vec<(usize, FileExpectation)> = Vec::new();
    for run in observed {
        let found = probes(round, expected, evidence, run)
            .into_iter()
            .chain(queries(round, run));
        for (line, missed) in found {
            if !wrong.iter().any(|(other, _)| *other == line) {
                wrong.push((line, missed));
            }
        }
    }
    wrong.sort_by_key(|(line, _)| *line);
    wrong.into_iter().map(|(_, missed)| missed).collect()
}

fn probes(
    round: &Round<'_>,
    expected: &Expected,
    evidence: &Evidence<'_>,
    run: &Observed,
) -> Vec<(usize, FileExpectation)> {
    let allowed = &expected.allowed;
    let mut fixed: Vec<Located<'_>> = Vec::new();
    let mut of_choice: Vec<Vec<Located<'_>>> = vec![Vec::new(); allowed.choices.len()];
    for check in &round.checks {
        let Reads::Buffer { probe, buffer } = check.reads else {
            continue;
        };
        let places = places(probe, buffer, allowed);
        let choice = places.iter().find_map(|place| match place {
            Place::Choice(number, _) => Some(*number),
            Place::Untouched | Place::Fixed(_) => None,
        });
        let located = Located {
            step: check.step,
            probe,
            buffer,
            places,
        };
        match choice {
            Some(number) => of_choice[number].push(located),
            None => fixed.push(located),
        }
    }
    let mut wrong: Vec<(usize, FileExpectation)> = Vec::new();
    let judge = |probes: &[Located<'_>], alternative: &[(usize, AllowedWord)]| {
        let judged = probes.iter();
        let judged = judged.filter_map(|probe| probe.wrong(alternative, evidence, run));
        judged.collect::<Vec<_>>()
    };
    wrong.extend(judge(&fixed, &[]));
    for (choice, probes) in allowed.choices.iter().zip(&of_choice) {
        // Of alternatives that fail, the one with the fewest failures is reported.
        let judged = choice.alternatives.iter().map(|a| judge(probes, a));
        let fewest = judged.min_by_key(Vec::len);
        wrong.extend(fewest.expect("a choice has alternatives"));
    }
    wrong
}

/// A probe and where its words are.
#[derive(Clone, Debug)]
struct Located<'r> {
    step: &'r Step,
    probe: &'r Probe,
    buffer: usize,
    places: Vec<Place>,
}

impl Located<'_> {
    /// Returns the difference, if there is one, for this alternative of a choice.
    fn wrong(
        &self,
        alternative: &[(usize, AllowedWord)],
        evidence: &Evidence<'_>,
        run: &Observed,
    ) -> Option<(usize, FileExpectation)> {
        let mut bits = 0;
        let mut untouched = true;
        let first = self.probe.element * self.probe.expected.words() * 4;
        for (word, place) in (0u64..).zip(&self.places) {
            let (buffer, position) = match place {
                Place::Untouched => continue,
                Place::Fixed(_) => (self.buffer, first + 4 * word),
                Place::Choice(_, wanted) => {
                    let same = |other: &AllowedWord| {
                        let key = |w: &AllowedWord| (w.source.origin, w.source.word);
                        key(other) == key(wanted)
                    };
                    let mut words = alternative.iter();
                    let there = words.find(|(_, other)| same(other));
                    let (buffer, there) = there.expect("alternatives are orders of the same words");
                    (*buffer, there.position)
                }
            };
            let (value, held_before) = read(run, buffer, position);
            untouched &= held_before;
            bits |= u64::from(value) << (32 * word);
        }
        if holds(self.probe.expected, bits) {
            return None;
        }
        let step = self.step;
        let named = self.places.iter().find_map(|place| match place {
            Place::Untouched => None,
            Place::Fixed(word) | Place::Choice(_, word) => {
                let name = evidence.names.get(word.source.word.0 as usize)?;
                Some(format!(" ({} of vertex {})", name.name, word.source.vertex))
            }
        });
        let written = if untouched && named.is_some() {
            ", which is what memory held before"
        } else {
            ""
        };
        let text = format!(
            "{}: {}: buffer {}, value {}{}: expected {}, observed {}{written}",
            step.line,
            step.text,
            self.probe.binding,
            self.probe.element,
            // Nothing captures the value.
            named.unwrap_or_default(),
            wanted(self.probe.expected),
            shown(self.probe.expected, bits),
        );
        let kind = "probe".to_owned();
        let line = step.line;
        Some((line, FileExpectation { line, kind, text }))
    }
}

/// The word at a position of a buffer, and whether it is what memory held
/// before the run.
fn read(run: &Observed, buffer: usize, position: u64) -> (u32, bool) {
    let image = &run.buffers[buffer];
    let at = image.start + usize::try_from(position).expect("the buffer is in memory");
    let bytes = &image.bytes[at..at + 4];
    let value = bytes
        .iter()
        .rev()
        .fold(0, |word, byte| word << 8 | u32::from(*byte));
    let mut numbered = (at..).zip(bytes);
    let before = numbered.all(|(at, byte)| *byte == run.prefill.byte(buffer, at));
    (value, before)
}

/// Whether a value is as expected. An equal one always is, of an infinity, too.
fn holds(expected: test::Expected, bits: u64) -> bool {
    let near = |off: f64, wanted: f64, tolerance| match tolerance {
        Tolerance::Absolute(most) => off < most,
        // Everything is within a part of an infinity.
        Tolerance::Relative(part) => wanted.is_finite() && off <= part * wanted.abs(),
    };
    match expected {
        test::Expected::Float(wanted, tolerance) => {
            let seen = f32::from_bits(bits as u32);
            let off = f64::from((wanted - seen).abs());
            seen == wanted || near(off, wanted.into(), tolerance)
        }
        test::Expected::Double(wanted, tolerance) => {
            let seen = f64::from_bits(bits);
            seen == wanted || near((wanted - seen).abs(), wanted, tolerance)
        }
        test::Expected::Int(wanted) => bits as u32 == wanted as u32,
        test::Expected::Uint(wanted) => bits as u32 == wanted,
    }
}

fn wanted(expected: test::Expected) -> String {
    let within = |tolerance| match tolerance {
        Tolerance::Absolute(most) => format!(" off by less than {most}"),
        Tolerance::Relative(part) => format!(" off by at most {} %", part * 100.0),
    };
    match expected {
        test::Expected::Float(value, tolerance) => format!("{value}{}", within(tolerance)),
        test::Expected::Double(value, tolerance) => format!("{value}{}", within(tolerance)),
        test::Expected::Int(value) => value.to_string(),
        test::Expected::Uint(value) => value.to_string(),
    }
}

fn shown(expected: test::Expected, bits: u64) -> String {
    match expected {
        test::Expected::Float(..) => {
            format!("{} (0x{:08x})", f32::from_bits(bits as u32), bits as u32)
        }
        test::Expected::Double(..) => format!("{} (0x{bits:016x})", f64::from_bits(bits)),
        test::Expected::Int(_) => format!("{} (0x{:08x})", bits as u32 as i32, bits as u32),
        test::Expected::Uint(_) => format!("{} (0x{:08x})", bits as u32, bits as u32),
    }
}

fn queries(round: &Round<'_>, run: &Observed) -> Vec<(usize, FileExpectation)> {
    let mut wrong = Vec::new();
    for check in &round.checks {
        let Reads::Query { target, expected } = check.reads else {
            continue;
        };
        let result = |query: Option<QueryIndex>| query.map(|query| &run.queries[query]);
        let (number, seen) = match (target, result(round.generated), result(round.written)) {
            (QueryTarget::PrimitivesGenerated, Some(QueryResult::PrimitivesGenerated(n)), _) => {
                (QueryNumber::Generated, Some(*n))
            }
            // Without that query, the primitives needed have the number.
            (
                QueryTarget::PrimitivesGenerated,
                None,
                Some(QueryResult::TransformFeedback { needed, .. }),
            ) => (QueryNumber::Needed, Some(*needed)),
            (
                QueryTarget::PrimitivesWritten,
                _,
                Some(QueryResult::TransformFeedback { written, .. }),
            ) => (QueryNumber::Written, Some(*written)),
            (QueryTarget::PrimitivesGenerated, ..) => (QueryNumber::Generated, None),
            (QueryTarget::PrimitivesWritten, ..) => (QueryNumber::Written, None),
        };
        if seen == Some(expected) {
            continue;
        }
        let step = check.step;
        let fault = match seen.map(|seen| Direction::between(expected, seen)) {
            None => NumberFault::Unavailable,
            Some(Direction::Low) => NumberFault::Low,
            Some(Direction::High) => NumberFault::High,
        };
        let seen = seen.map_or("no result".to_owned(), |seen| seen.to_string());
        let kind = Kind::Query { number, fault }.name().into_owned();
        let text = format!(
            "{}: {}: expected {expected}, observed {seen}",
            step.line, step.text
        );
        let line = step.line;
        wrong.push((line, FileExpectation { line, kind, text }));
    }
    wrong
}
