//! A draw: what is captured of it, and which queries count it.

use super::consume;
use super::writes::Write;
use super::{BindingHistory, BoundBuffer, Machine, ModelError, Slots};
use crate::capture::Buffer;
use crate::model::allowed::{AllowedPatch, AllowedWord, Source};
use crate::model::assembly::Vertices;
use crate::model::primitives::{Drawn, Group};
use crate::model::values;
use crate::script::Draw;
use crate::script::commands::QueryKind;
use crate::script::draw::{ByteCountDraw, DrawCall, DrawForm};
use crate::script::program::Producer;
use crate::units::{Binding, Stream, Word};
use smallvec::SmallVec;
use std::collections::BTreeMap;

impl Machine<'_> {
    /// The vertices of every draw of a command.
    pub(super) fn drawn(&self, draw: &Draw) -> Vec<Drawn> {
        let restart = self.shape.assembly.restart;
        let buffer = draw.indices.map(|index| &self.script.indices[index]);
        let mut drawn: Vec<Drawn> = draw
            .drawn()
            .iter()
            .map(|call| match buffer {
                Some(buffer) => Drawn::indexed(buffer, call, restart),
                None => Drawn::in_order(call.first_vertex, call, call.vertices),
            })
            .collect();
        // Rule 94: draws without vertices count. A generated sequence is a vkCmdDraw.
        let is_one_command = !matches!(draw.form, DrawForm::Generated { .. });
        for (number, drawn) in (0..).zip(&mut drawn).filter(|_| is_one_command) {
            drawn.number = number;
        }
        drawn
    }

    /// The vertices of a draw by byte count (rules 61 and 63): the counter's
    /// value less the offset, at least 0, in whole strides; from vertex 0.
    pub(super) fn drawn_by_count(
        &self,
        at: usize,
        draw: &ByteCountDraw,
    ) -> Result<Drawn, ModelError> {
        let value = self.counter_value(draw.counter);
        let bytes = value.saturating_sub(u64::from(draw.counter_offset));
        let vertices = bytes / u64::from(draw.stride);
        if vertices != u64::from(draw.vertices) {
            return Err(ModelError::ByteCount {
                at,
                expected: draw.vertices,
                counted: vertices,
            });
        }
        let total = vertices.saturating_mul(u64::from(draw.instances));
        let max = self.most_vertices;
        if total > max {
            return Err(ModelError::TooManyVertices {
                vertices: total,
                max,
            });
        }
        let call = DrawCall {
            instances: draw.instances,
            first_instance: draw.first_instance,
            ..DrawCall::default()
        };
        Ok(Drawn::in_order(0, &call, draw.vertices))
    }

    /// A draw command begins: which queries count it, and what it feeds. Whether
    /// capture is active.
    pub(super) fn begin_draw(&mut self) -> bool {
        let number = self.draws;
        self.draws += 1;
        let active = self.cursors.is_some();
        let all_bound: Vec<bool> = self
            .script
            .queries
            .iter()
            .map(|query| {
                let buffers = self.capture.buffers.iter();
                let mut own = buffers.filter(|b| b.stream == query.stream).peekable();
                own.peek().is_some() && own.all(|buffer| self.feeds(buffer))
            })
            .collect();
        for ((query, declared), all_bound) in self
            .queries
            .iter_mut()
            .zip(&self.script.queries)
            .zip(all_bound)
        {
            if query.begun && !query.ended {
                // Rule 68: a transform feedback query counts only while both it
                // and transform feedback are active.
                let counts = match declared.kind {
                    QueryKind::PrimitivesGenerated => true,
                    QueryKind::TransformFeedback | QueryKind::Statistics | QueryKind::Clipping => {
                        active
                    }
                };
                if counts {
                    query.draws.push(number);
                    // Rules 8 and 71: the text does not say what is written of a stream
                    // without all of its buffers.
                    query.written_unknown |= !all_bound;
                }
            }
        }
        if active {
            self.feed();
        }
        active
    }

    /// One command: its draws in order.
    pub(super) fn draw(&mut self, at: usize, drawn: &[Drawn]) -> Result<(), ModelError> {
        let active = self.begin_draw();
        let shape = self.shape.clone();
        for drawn in drawn {
            self.fed.first_instance = drawn.first_instance;
            shape.draw(drawn, &mut |groups| self.primitive(at, active, groups))?;
        }
        self.fed = consume::PendingInputs::default();
        Ok(())
    }

    /// One primitive of a draw: what the shaders produce of it, in order.
    fn primitive(&mut self, at: usize, active: bool, groups: &[Group]) -> Result<(), ModelError> {
        // Rule 34: a line or a triangle two of whose Positions are equal may be
        // missing, and is then missing everywhere.
        let repeats = groups.iter().any(|group| group.repeats_vertex);
        if repeats && self.next_is_missing(at, active, groups.iter())? {
            return Ok(());
        }
        for group in groups {
            let stream = Stream(group.stream);
            let is_positioned = stream == self.shape.assembly.position_stream;
            let unwritten = !is_positioned && group.primitives[0].len() > 1;
            let coincident = self.shape.assembly.coincident;
            let may_be_missing =
                unwritten || coincident.is_some_and(|span| group.has_coincident(span));
            if !repeats
                && may_be_missing
                && self.next_is_missing(at, active, std::iter::once(group))?
            {
                continue;
            }
            // Rule 75: rasterization takes the points of its stream, whether they
            // are captured, do not fit, or no capture is active.
            if stream == self.shape.assembly.rasterized_stream() {
                let points = group
                    .primitives
                    .iter()
                    .filter(|vertices| vertices.len() == 1);
                // Rule 114: discard follows capture, and precedes rasterization.
                let discards = self.shape.assembly.discard == Some(true);
                let points = points.filter(|_| !discards);
                self.points
                    .extend(points.map(|vertices| (stream, vertices[0])));
            }
            let written = if active {
                self.capture_group(at, group)?
            } else {
                0
            };
            let all = group.primitives.len() as u64;
            self.tally(group.stream, active, written as u64, all);
        }
        Ok(())
    }

    /// Decides about the next primitive that may be missing, which has these groups, by the
    /// words of the first group that is captured: those of one primitive may be of several
    /// streams.
    fn next_is_missing<'g>(
        &mut self,
        at: usize,
        active: bool,
        groups: impl Iterator<Item = &'g Group>,
    ) -> Result<bool, ModelError> {
        let number = self.optional;
        self.optional += 1;
        let mut words = Vec::new();
        for group in groups.filter(|_| active) {
            let targets = self.targets(group.stream);
            let fitting = fitting(group, &targets);
            if fitting > 0 {
                words = self.alternatives(at, group, &group.orders(fitting), &targets)?;
            }
            if words.iter().any(|order| !order.is_empty()) {
                break;
            }
        }
        Ok((self.omits)(number, &words))
    }

    /// The queries of a stream count its primitives, of which `written` were captured.
    pub(super) fn tally(&mut self, stream: u32, active: bool, written: u64, all: u64) {
        for (query, declared) in self.queries.iter_mut().zip(&self.script.queries) {
            if !query.begun || query.ended || declared.stream != Stream(stream) {
                continue;
            }
            match declared.kind {
                QueryKind::PrimitivesGenerated => query.needed += all,
                QueryKind::TransformFeedback if active => {
                    // Rule 47: whether `written` still counts after an overflow.
                    query.written_unknown |= query.overflowed && written > 0;
                    query.overflowed |= written < all;
                    query.written += written;
                    query.needed += all;
                }
                QueryKind::TransformFeedback | QueryKind::Statistics | QueryKind::Clipping => {}
            }
        }
    }

    /// Notes what the bound program leaves in each binding of the capture.
    fn feed(&mut self) {
        let vertices = self.shape.assembly.captured_vertices();
        for (binding, chain) in &mut self.chains {
            let mut buffers = self.capture.buffers.iter();
            let slots = buffers.find(|b| b.binding == *binding).map(|b| Slots {
                stream: b.stream,
                vertices,
                stride: b.stride.0,
            });
            chain.fed = match (chain.fed, slots) {
                (BindingHistory::Nothing, Some(slots)) => BindingHistory::Alike(slots),
                (BindingHistory::Alike(before), Some(slots)) if before == slots => chain.fed,
                (BindingHistory::Alike(_) | BindingHistory::Unlike, Some(_)) | (_, None) => {
                    BindingHistory::Unlike
                }
            };
        }
    }

    /// Whether a buffer of the table is bound; what goes to one that is not is
    /// dropped, the others are still captured (rule 8).
    fn feeds(&self, buffer: &Buffer) -> bool {
        self.bound.contains_key(&buffer.binding)
    }

    /// Captures what fits of a group and returns how many primitives did.
    fn capture_group(&mut self, at: usize, group: &Group) -> Result<usize, ModelError> {
        let targets = self.targets(group.stream);
        let fitting = fitting(group, &targets);
        if fitting == 0 {
            return Ok(0);
        }
        let orders = group.orders(fitting);
        if let ([only], None) = (orders.as_slice(), group.patch) {
            let mut plain = Write::take_plain(&mut self.writes);
            self.words(at, only, group, &targets, &mut plain.alternatives[0])?;
            self.writes.push(plain);
        } else {
            let alternatives = self.alternatives(at, group, &orders, &targets)?;
            let patch = self.patch(group, &alternatives[0]);
            self.patches += u32::from(patch.is_some());
            self.writes.push(Write {
                what: group.order.describe(),
                alternatives,
                patch,
            });
        }
        let captured = fitting as u32 * group.primitives[0].len() as u32;
        let (primitives, vertices) = self.captured.entry(group.stream).or_default();
        *primitives += fitting as u32;
        *vertices += captured;
        for target in &targets {
            let end = target.start + u64::from(captured) * target.stride;
            let cursors = self.cursors.as_mut().expect("targets have cursors");
            cursors.insert(target.binding, end);
        }
        Ok(fitting)
    }

    /// Returns the allowed results of a patch whose captured vertices wrote these words.
    fn patch(&self, group: &Group, words: &[(usize, AllowedWord)]) -> Option<AllowedPatch> {
        let (levels, Producer::Tessellated(tessellation)) =
            (group.patch?, &self.shape.assembly.producer)
        else {
            return None;
        };
        let mut coordinates: BTreeMap<u32, [(usize, u64); 3]> = BTreeMap::new();
        let of_coordinates = words
            .iter()
            .filter(|(_, word)| tessellation.is_coordinate(word.source.word));
        for (buffer, word) in of_coordinates {
            let component = word.source.word.0 - tessellation.coordinate.0;
            let vertex = coordinates.entry(word.source.vertex).or_default();
            vertex[component as usize] = (*buffer, word.position);
        }
        Some(AllowedPatch {
            number: self.patches,
            origin: group.primitives[0][0],
            tessellation: tessellation.clone(),
            levels,
            primitives: group.primitives.len() as u32,
            coordinates: coordinates.into_values().collect(),
        })
    }

    /// The bound buffers that a stream feeds, and where its next vertex goes.
    pub(super) fn targets(&self, stream: u32) -> SmallVec<[Target; 4]> {
        let Some(cursors) = &self.cursors else {
            return SmallVec::new();
        };
        let fed = self.capture.buffers.iter().filter(|b| b.stream.0 == stream);
        fed.filter_map(|buffer| {
            Some(Target {
                binding: buffer.binding,
                stride: u64::from(buffer.stride.0),
                bound: *self.bound.get(&buffer.binding)?,
                start: cursors[&buffer.binding],
            })
        })
        .collect()
    }

    /// The words that a group leaves in each of these orders.
    fn alternatives(
        &self,
        at: usize,
        group: &Group,
        orders: &[Vertices],
        targets: &[Target],
    ) -> Result<Vec<Vec<(usize, AllowedWord)>>, ModelError> {
        let words = |order: &Vertices| {
            let mut words = Vec::with_capacity(order.len() * self.capture.words.len());
            self.words(at, order, group, targets, &mut words)?;
            Ok(words)
        };
        orders.iter().map(words).collect()
    }

    /// Adds the words that the vertices of a group in this order leave in every buffer.
    fn words(
        &self,
        command: usize,
        order: &[u32],
        group: &Group,
        targets: &[Target],
        words: &mut Vec<(usize, AllowedWord)>,
    ) -> Result<(), ModelError> {
        let captured = self.captured.get(&group.stream).copied();
        let (primitive, vertex) = captured.unwrap_or((0, 0));
        let first = Source {
            stream: Stream(group.stream),
            primitive,
            vertex,
            origin: 0,
            word: Word(0),
        };
        let (size, inputs) = (group.primitives[0].len() as u32, &group.inputs);
        let base = self.capture.words.iter().map(|word| word.word.0).min();
        let base = base.expect("a program captures something");
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
                    // A program captures the data that it reads.
                    let number = Word(word.word.0 - base);
                    let bits = match self.read(command, origin, number)? {
                        Some(bits) => Some(bits),
                        None => (self.capture.value)(identity, inputs),
                    };
                    let allowed = AllowedWord {
                        position: at + u64::from(word.offset.0),
                        bits,
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
        Ok(())
    }
}

/// The number of primitives of a group that fit.
///
/// Rules 39 to 42: whole vertex records of all vertices of a primitive must fit into
/// every buffer of the stream, or nothing is written to any.
fn fitting(group: &Group, targets: &[Target]) -> usize {
    if targets.is_empty() {
        return 0;
    }
    let mut vertices = 0;
    let fit = group.primitives.iter().take_while(|primitive| {
        vertices += primitive.len() as u64;
        targets.iter().all(|target| target.fits(vertices))
    });
    fit.count()
}

/// A bound buffer that a stream feeds.
pub(super) struct Target {
    binding: Binding,
    stride: u64,
    bound: BoundBuffer,
    /// The offset of the next vertex, in bytes from the start of the range.
    start: u64,
}

impl Target {
    /// Whether this number of vertices fits (rule 40).
    pub(super) fn fits(&self, vertices: u64) -> bool {
        self.start + vertices * self.stride <= self.bound.size
    }
}
