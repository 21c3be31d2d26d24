//! Hypotheses about the outputs of the capturing shaders: an output is captured in the place of
//! another one.

use super::misreading::{Hypothesis, Job, Named, Remaining, differences};
use super::places::{OutputPlace, Place, list};
use crate::capture::{Buffer, CapturedWord};
use crate::case::rules::Category;
use crate::model::{self, Capture};
use crate::units::{Binding, ByteOffset};
use crate::verdict::evidence::WordName;
use crate::verdict::headline::Fault;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// An output, or two of them, that a device captures elsewhere.
pub(super) struct Misplacement {
    named: Named,
    change: Change,
}

/// The place where an output is captured instead.
#[derive(Clone, Copy)]
enum Change {
    /// None.
    Dropped,
    /// The binding after its own, if that is bound.
    NextBinding(NextStride),
    /// Each of two outputs is captured at the offset and into the buffer of the other one.
    Exchanged,
}

/// The stride of the binding after that of an output.
#[derive(Clone, Copy)]
enum NextStride {
    Kept,
    /// The stride becomes that of the output.
    Replaced,
}

const fn misplacement(fault: &'static str, instead: &'static str, change: Change) -> Misplacement {
    Misplacement {
        named: Named {
            fault: Cow::Borrowed(fault),
            instead: Cow::Borrowed(instead),
            kind: Fault::Hypothesis,
            subject: Category::Capture,
        },
        change,
    }
}

const NEXT: &str = "XfbBuffer is 1 too great";

/// The misplacements in the order in which they are tried.
pub(super) static HYPOTHESES: [Misplacement; 4] = [
    misplacement(
        "the output is not captured",
        "a capture without it",
        Change::Dropped,
    ),
    misplacement(
        NEXT,
        "a capture into the next buffer",
        Change::NextBinding(NextStride::Kept),
    ),
    misplacement(
        NEXT,
        "a capture into the next buffer, whose stride becomes that of the output",
        Change::NextBinding(NextStride::Replaced),
    ),
    misplacement(
        "two outputs are exchanged",
        "the capture of each in the place of the other",
        Change::Exchanged,
    ),
];

/// The bindings that every device has.
const BINDINGS: u32 = 4;

/// A capture as the device reads it.
struct Altered {
    buffers: Vec<Buffer>,
    words: Vec<CapturedWord>,
}

impl Altered {
    fn new(capture: &Capture<'_>) -> Altered {
        Altered {
            buffers: capture.buffers.to_vec(),
            words: capture.words.to_vec(),
        }
    }

    /// Changes where an output is captured; `None` if a capture cannot state it.
    fn change(&mut self, change: Change, place: OutputPlace, job: &Job<'_>) -> Option<()> {
        match (change, place.other) {
            (Change::Dropped, None) => self.words.retain(|word| word.varying != place.output),
            (Change::NextBinding(stride), None) => self.next(stride, place.output, job)?,
            (Change::Exchanged, Some(other)) => self.exchange(place.output, other)?,
            (Change::Dropped | Change::NextBinding(_) | Change::Exchanged, _) => {
                unreachable!("places are those of the change")
            }
        }
        // A buffer that nothing is captured into is not one of the program.
        let words = &self.words;
        let is_used = |buffer: &Buffer| words.iter().any(|word| word.binding == buffer.binding);
        self.buffers.retain(is_used);
        (!self.words.is_empty()).then_some(())
    }

    fn next(&mut self, stride: NextStride, output: usize, job: &Job<'_>) -> Option<()> {
        let is_output = |word: &&mut CapturedWord| word.varying == output;
        let binding = self.words.iter_mut().find(is_output)?.binding;
        let own = self.buffers.iter().find(|b| b.binding == binding)?.clone();
        let moved = Binding((binding.0 + 1) % BINDINGS);
        let mut binds = job.script.commands.iter().filter_map(|c| c.effects().binds);
        if !binds.any(|bind| bind.bindings().any(|bound| bound == moved)) {
            return None;
        }
        let words = self.words.iter_mut().filter(is_output);
        words.for_each(|word| word.binding = moved);
        let next = self
            .buffers
            .iter_mut()
            .find(|buffer| buffer.binding == moved);
        match (next, stride) {
            // A buffer has one stream.
            (Some(next), _) if next.stream != own.stream => return None,
            (Some(next), NextStride::Replaced) if next.stride != own.stride => {
                next.stride = own.stride;
            }
            (_, NextStride::Replaced) => return None,
            (Some(_), NextStride::Kept) => {}
            (None, NextStride::Kept) => self.buffers.push(Buffer {
                binding: moved,
                ..own
            }),
        }
        Some(())
    }

    fn exchange(&mut self, first: usize, second: usize) -> Option<()> {
        let start = |output| {
            let words = self.words.iter().filter(|word| word.varying == output);
            words.map(|word| (word.binding, word.offset)).min()
        };
        let (first_start, second_start) = (start(first)?, start(second)?);
        for word in &mut self.words {
            let (own, other) = match word.varying {
                varying if varying == first => (first_start, second_start),
                varying if varying == second => (second_start, first_start),
                _ => continue,
            };
            word.offset = ByteOffset(other.1.0 + (word.offset.0 - own.1.0));
            word.binding = other.0;
        }
        for buffer in &mut self.buffers {
            let words = self
                .words
                .iter()
                .filter(|word| word.binding == buffer.binding);
            let streams: BTreeSet<_> = words.map(|word| word.stream).collect();
            buffer.stream = *streams.first().filter(|_| streams.len() == 1)?;
        }
        Some(())
    }
}

/// The name of an output: that of its words, as far as they have one name.
fn name(names: &[WordName], words: &[CapturedWord], output: usize) -> String {
    let words = words.iter().filter(|word| word.varying == output);
    let mut variables = words.filter_map(|word| {
        let name = names.get(word.word.0 as usize)?;
        Some(name.variable.as_str())
    });
    let Some(first) = variables.next() else {
        return format!("output {output}");
    };
    let common = variables.fold(first, |common, other| {
        let bytes = common.bytes().zip(other.bytes());
        &common[..bytes.take_while(|(a, b)| a == b).count()]
    });
    let end = match common == first {
        true => common.len(),
        false => common.rfind(['.', '[']).unwrap_or(common.len()),
    };
    let mut name = &common[..end];
    while let Some(at) = name.rfind('[').filter(|_| name.ends_with(']')) {
        name = &name[..at];
    }
    name.to_owned()
}

impl Hypothesis for Misplacement {
    fn named(&self) -> &Named {
        &self.named
    }

    fn places(&self, job: &Job<'_>) -> Vec<Place> {
        let mut places = Vec::new();
        for (program, capture) in job.captures.iter().enumerate() {
            let outputs: BTreeSet<usize> = capture.words.iter().map(|word| word.varying).collect();
            for &output in &outputs {
                let mut add = |other| {
                    let place = OutputPlace {
                        program,
                        output,
                        other,
                    };
                    places.push(Place {
                        output: Some(place),
                        ..Place::default()
                    });
                };
                match self.change {
                    Change::Dropped | Change::NextBinding(_) => add(None),
                    Change::Exchanged => {
                        outputs.range(output + 1..).copied().map(Some).for_each(add);
                    }
                }
            }
        }
        places
    }

    fn is_for_all(&self) -> bool {
        false
    }

    fn clause(&self, job: &Job<'_>, misread: &BTreeSet<Place>) -> String {
        let outputs = misread.iter().filter_map(|place| place.output);
        let outputs = outputs.map(|place| {
            let words = job.captures[place.program].words;
            let name = |output| name(job.evidence.names, words, output);
            let both = std::iter::once(place.output).chain(place.other);
            list(both.map(name))
        });
        let named: BTreeSet<String> = outputs.collect();
        format!("for {}, ", named.into_iter().collect::<Vec<_>>().join(", "))
    }

    fn differences(&self, job: &Job<'_>, places: &BTreeSet<Place>) -> Option<Remaining> {
        let mut altered: Vec<Altered> = job.captures.iter().map(Altered::new).collect();
        for place in places.iter().filter_map(|place| place.output) {
            altered[place.program].change(self.change, place, job)?;
        }
        let captures = job.captures.iter().zip(&altered);
        let captures: Vec<Capture<'_>> = captures
            .map(|(capture, altered)| Capture {
                buffers: &altered.buffers,
                words: &altered.words,
                ..*capture
            })
            .collect();
        let mut allowed = model::run(&captures, job.script).ok()?;
        // Records may overlap: the data of a range then ends after its last record.
        allowed.identities.clear();
        differences(allowed, job)
    }
}
