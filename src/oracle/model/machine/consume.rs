//! Reads of captured data by later commands, from the memory at that point of the script
//! (rules 65 and 66).
//!
//! Every word that is read must have one exact value: a script that reads undefined
//! data, or one of several values, is wrong.

use super::writes::Write;
use super::{Machine, ModelError};
use crate::model::allowed::{AllowedWord, COUNTER_WORD, Source};
use crate::model::values::INSTANCE_SPAN;
use crate::script::Draw;
use crate::script::consume::{BufferCopy, CapturedSource, Consume, DrawInput, READ_BYTES, ReadAs};
use crate::script::counters::CounterHome;
use crate::script::draw::DrawForm;
use crate::script::placement::Place;
use crate::units::{Stream, Word};
use rustc_hash::FxHashMap;

/// The words of one buffer at one time; `None` where more than one value is
/// allowed, or any.
pub(super) type Memory = FxHashMap<u64, Option<AllowedWord>>;

/// The captured data that the next draw reads.
#[derive(Default)]
pub(super) struct PendingInputs {
    all: Vec<Consume>,
    /// The data that the program reads: the kind of read, its place, and the memory
    /// there.
    data: Option<(ReadAs, Place, Memory)>,
    /// `firstInstance` of the draw.
    pub first_instance: u32,
}

impl Machine<'_> {
    /// The words of a buffer as the writes so far leave them.
    fn memory(&self, buffer: usize) -> Memory {
        let mut memory = Memory::default();
        for write in &self.writes {
            let mut alternatives = write.alternatives.iter();
            let here = |words: &[(usize, AllowedWord)]| -> Vec<AllowedWord> {
                let words = words.iter().filter(|(of, _)| *of == buffer);
                words.map(|(_, word)| *word).collect()
            };
            let first = alternatives.next().expect("a write has one order at least");
            for word in here(first) {
                memory.insert(word.position, word.bits.map(|_| word));
            }
            for word in alternatives.flat_map(|words| here(words)) {
                let known = memory.entry(word.position).or_default();
                if known.is_some_and(|known| known.bits != word.bits) {
                    *known = None;
                }
            }
        }
        // A counter that lies in the buffer is read as what it holds (rule 60).
        for (index, place) in &self.script.counter_places {
            if place.home == CounterHome::Capture(buffer)
                && let Some(value) = self.counters[*index]
            {
                memory.insert(place.offset, Some(counter_word(place.offset, value)));
            }
        }
        memory
    }

    /// The word at `position`, which must have exactly one value.
    fn word(
        &self,
        at: usize,
        memory: &Memory,
        buffer: usize,
        position: u64,
    ) -> Result<AllowedWord, ModelError> {
        let word = memory.get(&position).copied().flatten();
        word.ok_or(ModelError::NotExact {
            at,
            buffer,
            position,
        })
    }

    /// Words from a place on, or of a counter.
    fn words_of(
        &self,
        at: usize,
        from: CapturedSource,
        count: u64,
    ) -> Result<Vec<AllowedWord>, ModelError> {
        match from {
            CapturedSource::Counter(counter) => {
                Ok(vec![counter_word(0, self.counter_value(counter))])
            }
            CapturedSource::Captured(Place { buffer, offset }) => {
                let memory = self.memory(buffer);
                (0..count)
                    .map(|word| self.word(at, &memory, buffer, offset + 4 * word))
                    .collect()
            }
        }
    }

    /// The words from `from` on must be these, which the case expects.
    fn expect(
        &self,
        at: usize,
        what: &'static str,
        from: CapturedSource,
        expected: &[u32],
    ) -> Result<(), ModelError> {
        let words = self.words_of(at, from, expected.len() as u64)?;
        for (place, (word, expected)) in words.iter().zip(expected).enumerate() {
            if word.bits != Some(*expected) {
                return Err(ModelError::Consumed {
                    at,
                    what,
                    place,
                    expected: *expected,
                    captured: word.bits,
                });
            }
        }
        Ok(())
    }

    /// The next draw reads something.
    pub(super) fn consume(&mut self, consume: &Consume) {
        if let (DrawInput::Data(reads), CapturedSource::Captured(place)) =
            (consume.by, consume.from)
        {
            self.fed.data = Some((reads, place, self.memory(place.buffer)));
        }
        self.fed.all.push(*consume);
    }

    /// Checks that the indices, arguments and counts that a draw reads from captured data
    /// are the ones that the case states.
    pub(super) fn check_consumed(&self, at: usize, draw: &Draw) -> Result<(), ModelError> {
        for consume in &self.fed.all {
            match consume.by {
                DrawInput::Data(_) => {}
                DrawInput::Index => {
                    let buffer = draw.indices.map(|index| &self.script.indices[index]);
                    let mut bytes = buffer.ok_or(ModelError::NoIndices { at })?.bytes();
                    bytes.resize(bytes.len().next_multiple_of(4), 0);
                    let words: Vec<u32> = bytes.chunks_exact(4).map(little_endian).collect();
                    self.expect(at, "index", consume.from, &words)?;
                }
                DrawInput::Indirect { stride } => {
                    for (number, call) in (0u64..).zip(&draw.calls) {
                        let mut words = vec![call.vertices, call.instances, call.first_vertex];
                        if draw.indices.is_some() {
                            words.push(call.vertex_offset.cast_unsigned());
                        }
                        words.push(call.first_instance);
                        let from = match consume.from {
                            CapturedSource::Captured(place) => CapturedSource::Captured(Place {
                                offset: place.offset + number * u64::from(stride),
                                ..place
                            }),
                            counter => counter,
                        };
                        self.expect(at, "argument", from, &words)?;
                    }
                }
                DrawInput::Count => {
                    let DrawForm::IndirectCount { count, .. } = draw.form else {
                        return Err(ModelError::NoCount { at });
                    };
                    self.expect(at, "count", consume.from, &[count])?;
                }
            }
        }
        Ok(())
    }

    /// The bits that the program of the draw reads for word `word` of the vertex
    /// `origin`; `None` where it reads nothing.
    pub(super) fn read(
        &self,
        at: usize,
        origin: u32,
        word: Word,
    ) -> Result<Option<u32>, ModelError> {
        let Some((reads, Place { buffer, offset }, memory)) = &self.fed.data else {
            return Ok(None);
        };
        let element = match reads {
            ReadAs::Instance => self.instance_element(origin / INSTANCE_SPAN),
            ReadAs::Vertex
            | ReadAs::Uniform
            | ReadAs::Storage
            | ReadAs::UniformTexel
            | ReadAs::StorageTexel => origin % INSTANCE_SPAN,
        };
        let position = offset + READ_BYTES * u64::from(element) + 4 * u64::from(word.0);
        let word = self.word(at, memory, *buffer, position)?;
        Ok(word.bits)
    }

    /// The element of an attribute of instances that an instance reads. It begins at
    /// firstInstance in every kind of draw, and InstanceIndex with it (rule 63); the
    /// next element follows after as many instances as the divisor (rule 96).
    fn instance_element(&self, instance: u32) -> u32 {
        let first = self.fed.first_instance;
        let divisor = self.shape.assembly.divisor.unwrap_or(1);
        first + (instance - first).checked_div(divisor).unwrap_or(0)
    }

    /// A copy of captured data, or of a counter.
    pub(super) fn copy(&mut self, at: usize, copy: &BufferCopy) -> Result<(), ModelError> {
        let words = self.words_of(at, copy.from, copy.bytes / 4)?;
        let written = (0u64..).zip(words).map(|(number, word)| {
            let position = copy.to.offset + 4 * number;
            (copy.to.buffer, AllowedWord { position, ..word })
        });
        let mut plain = Write::take_plain(&mut self.writes);
        plain.alternatives[0].extend(written);
        self.writes.push(plain);
        Ok(())
    }
}

/// The value of a counter as a 32-bit component of memory.
fn counter_word(position: u64, value: u64) -> AllowedWord {
    AllowedWord {
        position,
        bits: Some(value as u32),
        source: Source {
            stream: Stream(0),
            primitive: 0,
            vertex: 0,
            origin: 0,
            word: COUNTER_WORD,
        },
    }
}

fn little_endian(bytes: &[u8]) -> u32 {
    bytes
        .iter()
        .rev()
        .fold(0, |word, byte| word << 8 | u32::from(*byte))
}
