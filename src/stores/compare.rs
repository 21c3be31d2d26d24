//! Compares the stores of a program with the layout that it must capture in.

use super::fault::{StoreFault, StoreFaultKind};
use super::linear::Linear;
use super::reading::{Contents, Reading, Step, StoredWord};
use crate::capture::{Buffer, CapturedWord, Output, Register};
use crate::model::values::{self, Identity};
use crate::units::Word;
use crate::verdict::WordName;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Source vertices of values for zero inputs are below this number.
const LAST_ORIGIN: u32 = 1 << 11;

/// The layout of a program.
#[derive(Clone, Copy)]
pub struct Captured<'a> {
    pub buffers: &'a [Buffer],
    pub words: &'a [CapturedWord],
    /// The captured words that no shader has to store.
    pub unstored: &'a BTreeSet<Word>,
    /// The names of all words of the case.
    pub names: &'a [WordName],
    /// The outputs that are captured.
    pub outputs: &'a [Output],
    /// The seed of the values of the case; `None` where its shaders write other values.
    pub seed: Option<u32>,
    /// Vertices of a primitive as it is captured.
    pub vertices: u32,
}

/// A place in what an invocation stores: the buffer, the vertex, and the offset in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    binding: u32,
    vertex: u32,
    offset: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place {
            binding,
            vertex,
            offset,
        } = self;
        write!(f, "byte {offset} of vertex {vertex} in buffer {binding}")
    }
}

/// Returns the differences, the cause of others first.
pub fn compare(reading: &Reading, captured: &Captured<'_>) -> Vec<StoreFault> {
    Comparison::new(reading, captured).faults()
}

/// Returns the captured words that are stored with values that do not identify them: whether
/// each is in the place of another one is not known.
pub fn unidentified(reading: &Reading, captured: &Captured<'_>) -> BTreeSet<Word> {
    let comparison = Comparison::new(reading, captured);
    let stored = comparison.required().filter(|word| {
        let place = Place {
            binding: word.binding.0,
            vertex: 0,
            offset: word.offset.0,
        };
        let mut stored = comparison.stored.get(&place).into_iter().flatten();
        !stored.any(|stored| comparison.holds(stored, word))
    });
    stored.map(|word| word.word).collect()
}

/// The stores of a reading by their places.
struct Comparison<'a> {
    captured: &'a Captured<'a>,
    strides: BTreeMap<u32, u32>,
    reading: &'a Reading,
    stored: BTreeMap<Place, Vec<&'a StoredWord>>,
    /// Whether an invocation stores the vertices of a primitive, not one vertex.
    is_primitive: bool,
    /// The vertices that an invocation stores.
    vertices: u32,
}

impl<'a> Comparison<'a> {
    fn new(reading: &'a Reading, captured: &'a Captured<'a>) -> Comparison<'a> {
        let buffers = captured.buffers.iter();
        let strides: BTreeMap<u32, u32> = buffers
            .map(|buffer| (buffer.binding.0, buffer.stride.0))
            .collect();
        let mut stored: BTreeMap<Place, Vec<&StoredWord>> = BTreeMap::new();
        for word in &reading.stores {
            let stride = strides.get(&word.binding).copied().unwrap_or(0).max(1);
            let place = Place {
                binding: word.binding,
                vertex: word.at / stride,
                offset: word.at % stride,
            };
            stored.entry(place).or_default().push(word);
        }
        // An invocation that takes its values from other vertices stores a primitive, and so does one
        // whose distance has a number of vertices as a factor.
        let is_primitive = reading.stores.iter().any(|word| {
            let steps_by_vertices = matches!(word.step, Some(Step::Vertex(_)));
            word.source.is_some() || steps_by_vertices
        });
        let last = stored
            .keys()
            .map(|place| place.vertex.saturating_add(1))
            .max();
        let vertices = if is_primitive {
            // Shaders that do not know their primitives store three vertices where there are.
            let least = captured.vertices;
            last.unwrap_or(0).clamp(least, least.max(3))
        } else {
            1
        };
        Comparison {
            captured,
            strides,
            reading,
            stored,
            is_primitive,
            vertices,
        }
    }

    fn faults(&self) -> Vec<StoreFault> {
        let mut faults = self.stated();
        if !faults.is_empty() {
            return faults;
        }
        faults = self.words();
        if let Some(first) = faults.first().filter(|_| self.is_displaced()) {
            let text = format!("vertices are not a stride apart: {}", first.text);
            let kind = StoreFaultKind::Stride;
            return vec![StoreFault { kind, text }];
        }
        if faults.is_empty() {
            faults = self.counters();
        }
        if faults.is_empty() {
            faults = self.steps();
            faults.extend(self.starts());
        }
        faults.extend(self.sources());
        faults.extend(self.surplus());
        faults.sort_by_key(|fault| fault.kind);
        faults
    }

    /// Strides and streams that the driver states.
    fn stated(&self) -> Vec<StoreFault> {
        let is_used = |buffer: &&Buffer| {
            let mut words = self.captured.words.iter();
            words.any(|word| word.binding == buffer.binding)
        };
        let mut faults = Vec::new();
        for buffer in self.captured.buffers.iter().filter(is_used) {
            let (binding, place) = (buffer.binding, buffer.binding.0 as usize);
            let mut check = |kind, stated: &[u32], wanted: u32, quantity: &str| {
                if let Some(stated) = stated.get(place).filter(|stated| **stated != wanted) {
                    let text = format!(
                        "the driver states {quantity} of {stated} for buffer {binding}, not {wanted}"
                    );
                    faults.push(StoreFault { kind, text });
                }
            };
            let Reading {
                strides, streams, ..
            } = self.reading;
            check(StoreFaultKind::Stride, strides, buffer.stride.0, "a stride");
            check(StoreFaultKind::Stream, streams, buffer.stream.0, "a stream");
        }
        faults
    }

    /// Distances of invocations that are not those of their vertices.
    fn steps(&self) -> Vec<StoreFault> {
        let mut faults = Vec::new();
        let mut seen = BTreeSet::new();
        for word in &self.reading.stores {
            let Some(stride) = self.strides.get(&word.binding) else {
                continue;
            };
            let (step, right) = match word.step {
                Some(Step::Vertex(step)) => (step, *stride),
                Some(Step::Invocation(step)) if self.is_primitive => {
                    (step, stride * self.captured.vertices)
                }
                Some(Step::Invocation(step)) => (step, *stride),
                None => continue,
            };
            if step != right && seen.insert((word.binding, step)) {
                faults.push(StoreFault {
                    kind: StoreFaultKind::Stride,
                    text: format!(
                        "in buffer {} an invocation stores {step} bytes after the one before, \
                         not {right}: {}",
                        word.binding, word.line
                    ),
                });
            }
        }
        faults
    }

    /// Buffers that are stored to from the start of another one.
    fn starts(&self) -> Option<StoreFault> {
        let mut starts: BTreeMap<&Linear, u32> = BTreeMap::new();
        self.reading.stores.iter().find_map(|stored| {
            let start = stored.start.as_ref()?;
            let known = *starts.entry(start).or_insert(stored.binding);
            (known != stored.binding).then(|| StoreFault {
                kind: StoreFaultKind::Buffer,
                text: format!(
                    "buffer {} is stored to from the offset of buffer {known}: {}",
                    stored.binding, stored.line
                ),
            })
        })
    }

    /// Buffers of several streams that one count of primitives is stored to, or of one stream and
    /// several counts.
    fn counters(&self) -> Vec<StoreFault> {
        let mut faults = Vec::new();
        let mut streams: BTreeMap<u64, (u32, u32)> = BTreeMap::new();
        let mut counters: BTreeMap<u32, u64> = BTreeMap::new();
        let mut fault = |text| {
            let kind = StoreFaultKind::Stream;
            faults.push(StoreFault { kind, text });
        };
        for stored in &self.reading.stores {
            let mut buffers = self.captured.buffers.iter();
            let buffer = buffers.find(|buffer| buffer.binding.0 == stored.binding);
            let (Some(buffer), Some(counter)) = (buffer, stored.counter) else {
                continue;
            };
            let (binding, stream) = (stored.binding, buffer.stream.0);
            let known = *streams.entry(counter).or_insert((stream, binding));
            if known.0 != stream {
                fault(format!(
                    "buffers {} and {binding} of streams {} and {stream} are stored for the same \
                     primitives: {}",
                    known.1, known.0, stored.line
                ));
            } else if *counters.entry(binding).or_insert(counter) != counter {
                fault(format!(
                    "buffer {binding} of stream {stream} is stored for the primitives of several \
                     streams: {}",
                    stored.line
                ));
            }
        }
        faults.truncate(1);
        faults
    }

    /// The words that must be stored.
    fn required(&self) -> impl Iterator<Item = &'a CapturedWord> {
        let captured = self.captured;
        let words = captured.words.iter();
        words.filter(|word| !captured.unstored.contains(&word.word))
    }

    /// The words that are not where they belong.
    fn words(&self) -> Vec<StoreFault> {
        let mut faults = Vec::new();
        for word in self.required() {
            for vertex in 0..self.vertices {
                let place = Place {
                    binding: word.binding.0,
                    vertex,
                    offset: word.offset.0,
                };
                faults.extend(self.word(word, place));
            }
        }
        faults
    }

    /// The fault of a word that is not stored to its place, or with another one.
    fn word(&self, word: &CapturedWord, place: Place) -> Option<StoreFault> {
        let here = self.stored.get(&place);
        let mut others = here.into_iter().flatten();
        let other = others.find_map(|stored| Some((self.other_word(word, stored)?, stored)));
        if here.is_some() && other.is_none() {
            return None;
        }
        let name = self.name(word.word);
        let holds = |stored: &&&StoredWord| self.holds(stored, word);
        let elsewhere = self.stored.iter().find_map(|(elsewhere, stored)| {
            let stored = stored.iter().find(holds)?;
            (elsewhere.vertex == place.vertex && *elsewhere != place).then_some((elsewhere, stored))
        });
        let (kind, text) = match (elsewhere, other) {
            (Some((elsewhere, stored)), _) => (
                if elsewhere.binding == place.binding {
                    StoreFaultKind::Offset
                } else {
                    StoreFaultKind::Buffer
                },
                format!(
                    "{name} belongs to {place} and is stored to {elsewhere}: {}",
                    stored.line
                ),
            ),
            (None, Some((other, stored))) => (
                if other.stream == word.stream {
                    StoreFaultKind::Component
                } else {
                    StoreFaultKind::Stream
                },
                format!(
                    "{name} belongs to {place}, where {} is stored: {}",
                    self.name(other.word),
                    stored.line
                ),
            ),
            (None, None) => (
                StoreFaultKind::Missing,
                format!("{name} is not stored to {place}"),
            ),
        };
        Some(StoreFault { kind, text })
    }

    /// Returns the word that is stored in the place of another one; `None` where it is this one
    /// or not known.
    fn other_word(&self, word: &CapturedWord, stored: &StoredWord) -> Option<Identity> {
        let known = self.identities(stored);
        let is_own =
            |identity: &Identity| identity.word == word.word && identity.stream == word.stream;
        if known.iter().any(is_own) {
            return None;
        }
        known.first().copied()
    }

    fn holds(&self, stored: &StoredWord, word: &CapturedWord) -> bool {
        let identities = self.identities(stored);
        identities.iter().any(|identity| identity.word == word.word)
    }

    /// The words that a stored word may be.
    fn identities(&self, stored: &StoredWord) -> Vec<Identity> {
        match &stored.contents {
            Contents::Values(values) => {
                let values = values.iter();
                values.flat_map(|bits| self.values(*bits)).collect()
            }
            Contents::Outputs(outputs) => {
                let outputs = outputs.iter();
                outputs
                    .flat_map(|(register, component)| self.captures(*register, *component))
                    .collect()
            }
        }
    }

    /// The words that capture a component of an output.
    fn captures(&self, register: Register, component: u32) -> Vec<Identity> {
        let words = self.captured.words.iter().filter(|word| {
            let mut outputs = self.captured.outputs.iter();
            outputs.any(|output| {
                let before = component.wrapping_sub(output.component.0);
                let at = output.offset.0.wrapping_add(before.wrapping_mul(4));
                let is_part = output.register == register && before < output.components;
                is_part && (output.binding, at) == (word.binding, word.offset.0)
            })
        });
        words
            .map(|word| Identity {
                stream: word.stream,
                origin: 0,
                word: word.word,
            })
            .collect()
    }

    /// The words of the case whose value bits are.
    fn values(&self, bits: u32) -> Vec<Identity> {
        let Some(seed) = self.captured.seed else {
            return Vec::new();
        };
        let decoded = values::decode(seed, bits).into_iter();
        let known = decoded.filter(|(identity, encoding)| {
            let name = self.captured.names.get(identity.word.0 as usize);
            identity.origin < LAST_ORIGIN && name.is_some_and(|name| name.encoding == *encoding)
        });
        known.map(|(identity, _)| identity).collect()
    }

    /// Whether the words of the first vertex are right, and others are stored outside of the
    /// places of the vertices.
    fn is_displaced(&self) -> bool {
        let first_is_right = self.required().all(|word| {
            let place = Place {
                binding: word.binding.0,
                vertex: 0,
                offset: word.offset.0,
            };
            self.word(word, place).is_none()
        });
        first_is_right && !self.surplus().is_empty()
    }

    /// Vertices whose components are taken from several vertices, or two from the same one.
    fn sources(&self) -> Vec<StoreFault> {
        let mut of_vertex: BTreeMap<(u32, u32), Linear> = BTreeMap::new();
        let mut faults = Vec::new();
        let fault = |text| StoreFault {
            kind: StoreFaultKind::Vertex,
            text,
        };
        let source = |place: Place| self.stored.get(&place)?.first()?.source.as_ref();
        let is_required = |place: &Place| {
            let mut words = self.required();
            words.any(|word| (word.binding.0, word.offset.0) == (place.binding, place.offset))
        };
        for (place, stored) in self.stored.iter().filter(|(place, _)| is_required(place)) {
            // Words have places of their own in a vertex, the same in each.
            let first = Place {
                vertex: 0,
                ..*place
            };
            let (Some(source), Some(first)) = (source(*place), source(first)) else {
                continue;
            };
            let distance = Linear {
                constant: source.constant.wrapping_sub(first.constant),
                terms: source.terms.clone(),
            };
            let key = (place.binding, place.vertex);
            let known = of_vertex.entry(key).or_insert(distance.clone());
            if *known != distance {
                faults.push(fault(format!(
                    "{place} is taken from another vertex of the primitive than the words before: {}",
                    stored[0].line
                )));
            }
        }
        faults.extend(self.order());
        let mut vertices: BTreeMap<(u32, Linear), u32> = BTreeMap::new();
        for ((binding, vertex), source) in of_vertex {
            if let Some(other) = vertices.insert((binding, source), vertex) {
                faults.push(fault(format!(
                    "vertices {other} and {vertex} in buffer {binding} are taken from one vertex of the primitive"
                )));
            }
        }
        faults
    }

    /// Two vertices that are taken from the primitive in another order.
    fn order(&self) -> Option<StoreFault> {
        let order = |place: Place| self.stored.get(&place)?.first()?.order;
        let mut places = self.stored.keys();
        let place = places.find(|place| {
            let next = Place {
                vertex: place.vertex.saturating_add(1),
                ..**place
            };
            matches!((order(**place), order(next)), (Some(this), Some(next)) if this > next)
        })?;
        Some(StoreFault {
            kind: StoreFaultKind::Vertex,
            text: format!(
                "vertices {} and {} in buffer {} are taken from the primitive in another order",
                place.vertex,
                place.vertex.saturating_add(1),
                place.binding
            ),
        })
    }

    /// Stores where nothing is captured.
    fn surplus(&self) -> Vec<StoreFault> {
        let outside = self.stored.iter().filter(|(place, _)| {
            let mut words = self.captured.words.iter();
            place.vertex >= self.vertices
                || !words
                    .any(|word| (word.binding.0, word.offset.0) == (place.binding, place.offset))
        });
        outside
            .map(|(place, stored)| StoreFault {
                kind: StoreFaultKind::Surplus,
                text: format!(
                    "{place} is stored, where nothing is captured: {}",
                    stored[0].line
                ),
            })
            .collect()
    }

    fn name(&self, word: Word) -> String {
        let name = self.captured.names.get(word.0 as usize);
        name.map_or_else(|| format!("word {word}"), |name| name.name.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::{Binding, ByteOffset, Stream, Stride};

    /// A shader of constants whose primitives are known only when it draws stores three vertices
    /// where there are.
    #[test]
    fn vertices_of_unknown_primitives_are_no_surplus() {
        let store = |at, step| StoredWord {
            binding: 0,
            at,
            start: None,
            step: Some(step),
            counter: None,
            source: None,
            order: None,
            contents: Contents::Values(vec![7]),
            line: "store".to_owned(),
        };
        let buffer = Buffer {
            binding: Binding(0),
            stride: Stride(4),
            stream: Stream(0),
            varyings: vec![0],
        };
        let word = CapturedWord {
            binding: Binding(0),
            offset: ByteOffset(0),
            stream: Stream(0),
            word: Word(0),
            varying: 0,
            part: 0,
        };
        let captured = Captured {
            buffers: &[buffer],
            words: &[word],
            unstored: &BTreeSet::new(),
            names: &[],
            outputs: &[],
            seed: None,
            vertices: 1,
        };
        let kinds = |step| {
            let reading = Reading {
                stores: [0, 4, 8].map(|at| store(at, step)).to_vec(),
                ..Reading::default()
            };
            let faults = compare(&reading, &captured);
            faults.iter().map(|fault| fault.kind).collect::<Vec<_>>()
        };
        assert_eq!(kinds(Step::Vertex(4)), []);
        let surplus = StoreFaultKind::Surplus;
        assert_eq!(kinds(Step::Invocation(4)), [surplus, surplus]);
    }
}
