//! A draw: what is captured of it, and which queries count it.

use super::writes::Write;
use super::{Bound, Machine};
use crate::capture::Buffer;
use crate::model::allowed::{AllowedWord, Source};
use crate::model::primitives::{Draw, Group};
use crate::model::values;
use crate::script::commands::QueryKind;
use crate::units::{Binding, Stream, Word};

impl Machine<'_> {
    pub(super) fn draw(&mut self, draw: &Draw) {
        let number = self.draws;
        self.draws += 1;
        let active = self.cursors.is_some();
        let streams: Vec<bool> = self
            .script
            .queries
            .iter()
            .map(|q| {
                self.capture
                    .buffers
                    .iter()
                    .any(|b| b.stream == q.stream && self.feeds(b))
            })
            .collect();
        for ((query, declared), has_buffer) in self
            .queries
            .iter_mut()
            .zip(&self.script.queries)
            .zip(streams)
        {
            if query.begun && !query.ended {
                // Rule 68: a transform feedback query counts only while both it
                // and transform feedback are active.
                if declared.kind == QueryKind::PrimitivesGenerated || active {
                    query.draws.push(number);
                    query.written_unknown |= !has_buffer;
                }
            }
        }
        for group in self.shape.groups(draw) {
            let written = if active {
                self.capture_group(&group)
            } else {
                0
            };
            let all = group.primitives.len() as u64;
            for (query, declared) in self.queries.iter_mut().zip(&self.script.queries) {
                if !query.begun || query.ended || declared.stream != Stream(group.stream) {
                    continue;
                }
                match declared.kind {
                    QueryKind::PrimitivesGenerated => query.needed += all,
                    QueryKind::TransformFeedback if active => {
                        // Rule 47: whether written goes on after an overflow.
                        query.written_unknown |= query.overflowed && written > 0;
                        query.overflowed |= (written as u64) < all;
                        query.written += written as u64;
                        query.needed += all;
                    }
                    QueryKind::TransformFeedback => {}
                }
            }
        }
    }

    /// Whether a buffer of the table is bound; what goes to one that is not is
    /// dropped, the others are still captured (rule 8).
    fn feeds(&self, buffer: &Buffer) -> bool {
        self.bound.contains_key(&buffer.binding.0)
    }

    /// Captures what fits of a group and returns how many primitives did.
    fn capture_group(&mut self, group: &Group) -> usize {
        let targets = self.targets(group.stream);
        let fitting = self.advance(group, &targets);
        if fitting == 0 {
            return 0;
        }
        let (primitives, vertices) = self.captured.entry(group.stream).or_default();
        let first = Source {
            stream: Stream(group.stream),
            primitive: *primitives,
            vertex: *vertices,
            origin: 0,
            word: Word(0),
        };
        let size = group.primitives.first().map_or(1, Vec::len).max(1) as u32;
        *primitives += fitting as u32;
        *vertices += fitting as u32 * size;
        let orders = group.orders(fitting);
        let alternatives = orders
            .iter()
            .map(|order| self.words(order, size, first, &targets))
            .collect();
        self.writes.push(Write {
            what: group.order.describe(),
            alternatives,
        });
        fitting
    }

    /// The bound buffers that a stream feeds, and where its next vertex goes.
    fn targets(&self, stream: u32) -> Vec<Target> {
        let Some(cursors) = &self.cursors else {
            return Vec::new();
        };
        let fed = self.capture.buffers.iter().filter(|b| b.stream.0 == stream);
        fed.filter_map(|buffer| {
            Some(Target {
                binding: buffer.binding,
                stride: u64::from(buffer.stride.0),
                bound: *self.bound.get(&buffer.binding.0)?,
                start: *cursors.get(&buffer.binding.0)?,
            })
        })
        .collect()
    }

    /// How many primitives of a group fit; the cursors go past them.
    ///
    /// Rules 39 to 42: whole slots of all vertices of a primitive must fit into
    /// every buffer of the stream, or nothing is written to any.
    fn advance(&mut self, group: &Group, targets: &[Target]) -> usize {
        if targets.is_empty() {
            return 0;
        }
        let mut vertices = 0;
        let mut fitting = 0;
        for primitive in &group.primitives {
            let end = vertices + primitive.len() as u64;
            if !targets
                .iter()
                .all(|t| t.start + end * t.stride <= t.bound.size)
            {
                break;
            }
            vertices = end;
            fitting += 1;
        }
        for target in targets {
            if let Some(cursors) = &mut self.cursors {
                cursors.insert(target.binding.0, target.start + vertices * target.stride);
            }
        }
        fitting
    }

    /// The words that vertices in this order leave in every buffer. `size` is
    /// the number of vertices of a primitive, `first` where counting starts.
    fn words(
        &self,
        order: &[u32],
        size: u32,
        first: Source,
        targets: &[Target],
    ) -> Vec<(usize, AllowedWord)> {
        let mut words = Vec::new();
        for (slot, &origin) in (0u32..).zip(order) {
            for target in targets {
                // Rule 15: vertex i at range start + i x stride.
                let at = target.bound.offset + target.start + u64::from(slot) * target.stride;
                let captured = self.capture.words.iter();
                for word in captured.filter(|word| word.binding == target.binding) {
                    let identity = values::Identity {
                        stream: first.stream,
                        origin,
                        word: word.word,
                    };
                    let allowed = AllowedWord {
                        position: at + u64::from(word.offset.0),
                        bits: (self.capture.value)(identity),
                        source: Source {
                            primitive: first.primitive + slot / size,
                            vertex: first.vertex + slot,
                            origin,
                            word: word.word,
                            ..first
                        },
                    };
                    words.push((target.bound.buffer, allowed));
                }
            }
        }
        words
    }
}

/// A bound buffer that a stream feeds.
struct Target {
    binding: Binding,
    stride: u64,
    bound: Bound,
    /// Where the next vertex goes, in bytes from the start of the range.
    start: u64,
}
