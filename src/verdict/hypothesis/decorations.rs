//! Hypotheses about the decorations of the capturing shaders.

use super::locations::overwritten;
use super::misreading::{Hypothesis, Job, Named, Remaining, differences};
use super::places::Place;
use crate::capture::{Buffer, CapturedWord};
use crate::case::rules::Category;
use crate::model::allowed::AllowedBuffer;
use crate::model::inputs::Inputs;
use crate::model::values::Identity;
use crate::model::{self, Capture};
use crate::types::Scalar;
use crate::units::{Binding, Stream, Stride, Word};
use crate::verdict::evidence::WordName;
use crate::verdict::headline::Fault;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// A decoration that a device may ignore or replace.
pub(super) struct Misreading {
    named: Named,
    change: Change,
}

enum Change {
    /// The stride that is used for a buffer of a capture.
    Stride(fn(&Capture<'_>, &Buffer) -> Option<u32>),
    /// The stream of all that is captured into a buffer. The values at its vertices are
    /// undefined.
    Stream(Stream),
    /// Vectors of three or four components of these 64-bit types take one location.
    OneLocation(fn(Scalar) -> bool),
}

/// The misreadings of decorations in the order in which they are tried.
pub(super) static HYPOTHESES: [Misreading; 6] = [
    Misreading {
        named: Named {
            fault: Cow::Borrowed("XfbStride is ignored"),
            instead: Cow::Borrowed("records that follow one another without a gap"),
            kind: Fault::Stride,
            subject: Category::Capture,
        },
        change: Change::Stride(|capture, buffer| data_end(capture, buffer.binding)),
    },
    Misreading {
        named: Named {
            fault: Cow::Borrowed("XfbStride is 4 bytes too large"),
            instead: Cow::Borrowed("XfbStride + 4"),
            kind: Fault::Stride,
            subject: Category::Capture,
        },
        change: Change::Stride(|_, buffer| buffer.stride.0.checked_add(4)),
    },
    Misreading {
        named: Named {
            fault: Cow::Borrowed("XfbStride is that of the first buffer"),
            instead: Cow::Borrowed("the XfbStride of the first buffer"),
            kind: Fault::Stride,
            subject: Category::Capture,
        },
        change: Change::Stride(|capture, _| {
            let first = capture.buffers.iter().min_by_key(|buffer| buffer.binding);
            first.map(|first| first.stride.0)
        }),
    },
    Misreading {
        named: Named {
            fault: Cow::Borrowed("Stream is ignored"),
            instead: Cow::Borrowed("outputs that are captured at the vertices of stream 0"),
            kind: Fault::Hypothesis,
            subject: Category::Capture,
        },
        change: Change::Stream(Stream(0)),
    },
    Misreading {
        named: Named {
            fault: Cow::Borrowed(
                "a vector of three or four 64-bit integers takes one location instead of two",
            ),
            instead: Cow::Borrowed(ONE_LOCATION),
            kind: Fault::Hypothesis,
            subject: Category::Capture,
        },
        change: Change::OneLocation(|scalar| matches!(scalar, Scalar::I64 | Scalar::U64)),
    },
    Misreading {
        named: Named {
            fault: Cow::Borrowed(
                "a vector of three or four doubles takes one location instead of two",
            ),
            instead: Cow::Borrowed(ONE_LOCATION),
            kind: Fault::Hypothesis,
            subject: Category::Capture,
        },
        change: Change::OneLocation(|scalar| scalar == Scalar::F64),
    },
];

const ONE_LOCATION: &str = "elements and members that begin where its second location is";

/// The end of the last component that is captured into a binding.
fn data_end(capture: &Capture<'_>, binding: Binding) -> Option<u32> {
    let words = capture.words.iter().filter(|word| word.binding == binding);
    words.map(|word| word.offset.0 + 4).max()
}

/// A capture as the device reads it.
struct Altered {
    buffers: Vec<Buffer>,
    words: Vec<CapturedWord>,
    /// Words whose values are undefined.
    undefined: BTreeSet<Word>,
}

impl Altered {
    fn new(capture: &Capture<'_>) -> Altered {
        Altered {
            buffers: capture.buffers.to_vec(),
            words: capture.words.to_vec(),
            undefined: BTreeSet::new(),
        }
    }

    /// Changes what is captured into a buffer; returns whether that is another capture.
    fn change(
        &mut self,
        capture: &Capture<'_>,
        names: &[WordName],
        number: usize,
        change: &Change,
    ) -> bool {
        let buffer = &mut self.buffers[number];
        match change {
            Change::Stride(stride) => {
                let own = buffer.stride;
                buffer.stride = stride(capture, buffer).map_or(own, Stride);
                buffer.stride != own
            }
            Change::Stream(stream) => {
                let own = std::mem::replace(&mut buffer.stream, *stream);
                let binding = buffer.binding;
                for word in self.words.iter_mut().filter(|word| word.binding == binding) {
                    word.stream = *stream;
                    self.undefined.insert(word.word);
                }
                own != *stream
            }
            Change::OneLocation(is_concerned) => {
                let overwritten = overwritten(names, *is_concerned);
                let binding = buffer.binding;
                let words = self.words.iter_mut().filter(|word| word.binding == binding);
                let mut changed = false;
                for word in words {
                    if let Some(by) = overwritten.get(&word.word) {
                        word.word = *by;
                        changed = true;
                    }
                }
                changed
            }
        }
    }
}

impl Hypothesis for Misreading {
    fn named(&self) -> &Named {
        &self.named
    }

    fn places(&self, job: &Job<'_>) -> Vec<Place> {
        let buffers = job.captures.iter().flat_map(|capture| capture.buffers);
        let bindings: BTreeSet<Binding> = buffers.map(|buffer| buffer.binding).collect();
        let place = |binding| Place {
            command: None,
            binding: Some(binding),
            ..Place::default()
        };
        bindings.into_iter().map(place).collect()
    }

    fn is_for_all(&self) -> bool {
        true
    }

    fn differences(&self, job: &Job<'_>, places: &BTreeSet<Place>) -> Option<Remaining> {
        // The names are those of the words of one program.
        if matches!(self.change, Change::OneLocation(_)) && job.captures.len() > 1 {
            return None;
        }
        let names = job.evidence.names;
        let mut changed = false;
        let mut altered = Vec::new();
        for capture in job.captures {
            let mut own = Altered::new(capture);
            for (number, buffer) in capture.buffers.iter().enumerate() {
                if places
                    .iter()
                    .any(|place| place.binding == Some(buffer.binding))
                {
                    changed |= own.change(capture, names, number, &self.change);
                }
            }
            altered.push(own);
        }
        if !changed {
            return None;
        }
        let values = job.captures.iter().zip(&altered).map(|(capture, altered)| {
            move |identity: Identity, inputs: &Inputs| {
                let defined = !altered.undefined.contains(&identity.word);
                defined.then(|| (capture.value)(identity, inputs)).flatten()
            }
        });
        let values: Vec<_> = values.collect();
        let captures = job.captures.iter().zip(&altered).zip(&values);
        let captures: Vec<Capture<'_>> = captures
            .map(|((capture, altered), value)| Capture {
                buffers: &altered.buffers,
                words: &altered.words,
                value,
                ..*capture
            })
            .collect();
        let allowed = model::run(&captures, job.script).ok()?;
        let words = |buffers: &[AllowedBuffer]| -> Vec<usize> {
            buffers.iter().map(|buffer| buffer.words.len()).collect()
        };
        // Where all values are undefined, only other places are evidence, and that they are
        // written: a word that nothing wrote is as good as an undefined one.
        let counts = words(&allowed.buffers);
        let elsewhere = counts != words(&job.evidence.allowed.buffers);
        let written = |(buffer, count): (usize, &usize)| job.written.words(buffer) >= *count;
        let is_shown = elsewhere && counts.iter().enumerate().all(written);
        match self.change {
            Change::Stream(_) if !is_shown => None,
            Change::Stream(_) | Change::Stride(_) | Change::OneLocation(_) => {
                differences(allowed, job)
            }
        }
    }
}
