//! A draw: what is captured of it, and which queries count it.

use super::writes::Write;
use super::{Bound, Machine};
use crate::capture::Buffer;
use crate::model::allowed::{AllowedWord, Source};
use crate::model::primitives::{Draw, Group};
use crate::model::values;
use crate::script::commands::QueryKind;
use crate::units::Stream;

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
        let buffers: Vec<(&Buffer, Bound)> = self
            .capture
            .buffers
            .iter()
            .filter(|b| b.stream.0 == group.stream)
            .filter_map(|b| self.bound.get(&b.binding.0).map(|bound| (b, *bound)))
            .collect();
        let Some(cursors) = self.cursors.as_mut() else {
            return 0;
        };
        if buffers.is_empty() {
            return 0;
        }
        let starts: Vec<u64> = buffers
            .iter()
            .map(|(b, _)| cursors.get(&b.binding.0).copied().unwrap_or(0))
            .collect();
        let mut fitting = 0;
        for primitive in &group.primitives {
            // Rules 39 to 42: whole slots of all its vertices must fit into
            // every buffer of the stream, or nothing is written to any.
            let fits = buffers.iter().all(|(buffer, bound)| {
                let cursor = cursors.get(&buffer.binding.0).copied().unwrap_or(0);
                cursor + primitive.len() as u64 * u64::from(buffer.stride.0) <= bound.size
            });
            if !fits {
                break;
            }
            for (buffer, _) in &buffers {
                if let Some(cursor) = cursors.get_mut(&buffer.binding.0) {
                    *cursor += primitive.len() as u64 * u64::from(buffer.stride.0);
                }
            }
            fitting += 1;
        }
        if fitting == 0 {
            return 0;
        }
        let (primitives, vertices) = self.captured.entry(group.stream).or_default();
        let (first_primitive, first_vertex) = (*primitives, *vertices);
        let per_primitive = group.primitives.first().map_or(1, Vec::len).max(1) as u32;
        *primitives += fitting as u32;
        *vertices += fitting as u32 * per_primitive;
        let alternatives = group
            .orders(fitting)
            .into_iter()
            .map(|order| {
                let mut words = Vec::new();
                for (slot, &origin) in order.iter().enumerate() {
                    let source = |word| Source {
                        stream: Stream(group.stream),
                        primitive: first_primitive + slot as u32 / per_primitive,
                        vertex: first_vertex + slot as u32,
                        origin,
                        word,
                    };
                    for ((buffer, bound), start) in buffers.iter().zip(&starts) {
                        // Rule 15: vertex i at range start + i x stride.
                        let at = bound.offset + start + slot as u64 * u64::from(buffer.stride.0);
                        for word in self.capture.words {
                            if word.binding != buffer.binding {
                                continue;
                            }
                            let identity = values::Identity {
                                stream: Stream(group.stream),
                                origin,
                                word: word.word,
                            };
                            words.push((
                                bound.buffer,
                                AllowedWord {
                                    position: at + u64::from(word.offset.0),
                                    bits: (self.capture.value)(identity),
                                    source: source(word.word),
                                },
                            ));
                        }
                    }
                }
                words
            })
            .collect();
        self.writes.push(Write {
            what: group.order.describe(),
            alternatives,
        });
        fitting
    }
}
