//! Draw commands of generated scripts, their index buffers and dynamic state.

use super::dynamic_state::random_value;
use super::writer::Writer;
use crate::model::draw_size::check_origins;
use crate::model::points::PIXELS;
use crate::model::primitives::Drawn;
use crate::model::values::{INSTANCE_SPAN, ORIGIN_BITS};
use crate::script::commands::Command;
use crate::script::commands::arguments::Argument;
use crate::script::draw::{ByteCountDraw, DrawCall, DrawForm, IndexBuffer, IndexType};
use crate::script::program::{Producer, Topology};
use crate::script::requirements::features;
use crate::script::{Draw, Feature};
use crate::units::CounterIndex;

/// Vertices between one draw and the next, so that no two draws are alike.
const APART: u32 = 32;
/// Index buffers of a script at most.
const MAX_INDEX_BUFFERS: usize = 3;
/// Vertices of all draws of a script.
const MAX_VERTICES: u64 = 130_000;
/// Vertices of all draws of a script with an aim, which may draw 2^16 vertices twice.
const MAX_AIMED_VERTICES: u64 = 140_000;
/// Indices are below this.
const INDEX_END: u32 = 200;
/// The draws of a command, and the indices of a buffer, that lie at boundaries.
pub(super) const MAX_DRAWS: u64 = 5000;
const MAX_INDICES: u32 = 4097;
/// The boundary that is added to indices, or that an index has.
const MAX_VERTEX_OFFSET: u32 = (1 << 16) + 1;
/// Instances of a draw at most.
const MAX_INSTANCES: u32 = 7;

/// The instances of all draws of a command that must agree.
#[derive(Clone, Copy)]
pub(super) struct Instances {
    pub count: u32,
    pub first: u32,
}

impl Writer<'_> {
    /// Draws in any form.
    pub fn draw(&mut self) -> bool {
        let form = self.form();
        let several = !matches!(form, DrawForm::Direct);
        let calls = if several {
            *self.rng.pick(&[1, 1, 2, 2, 3, 5, 6]).expect("numbers")
        } else {
            1
        };
        let many = self.focused(Argument::DrawCount, 1, MAX_DRAWS);
        let many = many.map(|many| if self.rng.chance(10) { MAX_DRAWS } else { many });
        let many = many.filter(|_| several);
        let many = many.map(|many| usize::try_from(many).expect("no more than the limit"));
        let calls = many.unwrap_or(calls);
        let indexed = if self.focus.is_on_indices() { 80 } else { 35 };
        let indices = self.rng.chance(indexed).then(|| self.index_buffer());
        let shared = match many {
            Some(_) => Instances { count: 1, first: 0 },
            None => self.instances(form),
        };
        let mut draw = Draw {
            form,
            indices,
            calls: Vec::new(),
        };
        let offset = self.rng.chance(30).then(|| self.next_offset());
        for _ in 0..calls {
            let alike = matches!(form, DrawForm::Multi) || many.is_some();
            let instances = if alike || self.rng.chance(70) {
                shared
            } else {
                self.instances(form)
            };
            let mut call = match indices {
                Some(buffer) => self.indexed(buffer, instances, offset),
                None => self.in_order(instances),
            };
            if many.is_some() {
                call.vertices = call.vertices.min(self.rng.below(4));
            }
            draw.calls.push(call);
        }
        let drawn = u32::try_from(calls).expect("few draws");
        let count = self.rng.below(drawn + 2);
        let most = 1 + self.rng.below(drawn);
        draw.form = match draw.form {
            DrawForm::IndirectCount { .. } => DrawForm::IndirectCount {
                count: if self.rng.chance(60) { drawn } else { count },
                max: match self.rng.below(20) {
                    0..=11 => drawn,
                    12 => 0,
                    _ => most,
                },
            },
            DrawForm::Generated { .. } => DrawForm::Generated {
                count: self.rng.chance(50).then_some(count),
                max: most,
            },
            DrawForm::GeneratedCount { .. } => DrawForm::GeneratedCount { count, max: most },
            form @ (DrawForm::Direct | DrawForm::Multi | DrawForm::Indirect) => form,
        };
        self.add_draw(draw)
    }

    /// Adds a draw that is legal and affordable.
    pub fn add_draw(&mut self, draw: Draw) -> bool {
        let total: u64 = draw.calls.iter().map(DrawCall::total).sum();
        self.offer.has(features::draw(&draw))
            && (self.aim.is_none() || self.names(&self.vertices_of(&draw)))
            && self.affords(total)
            && self.push(Command::Draw(draw))
    }

    /// Whether values can name every vertex of draws.
    pub fn names(&self, drawn: &[Drawn]) -> bool {
        let mut drawn = drawn.iter();
        drawn.all(|drawn| check_origins(drawn, &self.assembly).is_ok())
    }

    /// Takes vertices from those that all draws of a script may have: a submission may be
    /// made twice.
    pub fn affords(&mut self, vertices: u64) -> bool {
        let origins = u64::from(self.bound_program().origins().max(1));
        let times = if self.again { 2 } else { 1 };
        let vertices = vertices * origins * times;
        let most = match self.aim {
            Some(_) => MAX_AIMED_VERTICES,
            None => MAX_VERTICES,
        };
        let affordable = self.vertices + vertices <= most;
        if affordable {
            self.vertices += vertices;
        }
        affordable
    }

    pub fn form(&mut self) -> DrawForm {
        let forms = [
            DrawForm::Multi,
            DrawForm::Indirect,
            DrawForm::IndirectCount { count: 1, max: 1 },
            DrawForm::Generated {
                count: None,
                max: 1,
            },
            DrawForm::GeneratedCount { count: 1, max: 1 },
        ];
        if self.rng.chance(55) {
            return DrawForm::Direct;
        }
        let call = DrawCall::default();
        let offered = self.offer.pick(&mut self.rng, &forms, |form| {
            features::draw(&Draw {
                form,
                indices: None,
                calls: vec![call; 2],
            })
        });
        offered.unwrap_or(DrawForm::Direct)
    }

    /// The vertices that values of the bound program, or pixels, can name.
    pub fn nameable(&self) -> u32 {
        let names = match (self.has_picture(), &self.assembly.producer) {
            // The corners of a patch are numbered from its first vertex on.
            (true, Producer::TessEval(_)) => PIXELS - 2,
            (true, _) => PIXELS,
            (false, _) => 1 << ORIGIN_BITS,
        };
        names / self.bound_program().origins().max(1)
    }

    /// The end of the vertices that indices name.
    fn index_end(&self) -> u32 {
        if self.has_picture() {
            self.nameable()
        } else {
            INDEX_END
        }
    }

    fn instances(&mut self, form: DrawForm) -> Instances {
        let most = (self.nameable() / INSTANCE_SPAN).min(2 * MAX_INSTANCES);
        if most < 2 || self.focus.is(Argument::Index) || self.rng.chance(70) {
            return Instances { count: 1, first: 0 };
        }
        let direct = matches!(form, DrawForm::Direct | DrawForm::Multi);
        let later = direct || self.offer.has([Feature::DrawIndirectFirstInstance]);
        let first = if later && self.rng.chance(35) {
            1 + self.rng.below(most / 2)
        } else {
            0
        };
        let count = self.rng.below((most - first).min(MAX_INSTANCES) + 1);
        Instances { count, first }
    }

    /// The end of the vertices that a draw of these instances may have.
    fn last_vertex(&self, instances: Instances) -> u32 {
        if instances.count + instances.first > 1 {
            INSTANCE_SPAN.min(self.nameable())
        } else {
            self.nameable()
        }
    }

    /// A first vertex with at least `vertices` before `end`, and that no other draw has.
    fn fresh(&mut self, vertices: u32, end: u32) -> u32 {
        if self.next_vertex + vertices > end {
            self.next_vertex = 0;
        }
        let last = end.saturating_sub(vertices);
        if self.focus.is(Argument::FirstVertex) && self.rng.chance(30) {
            return self.rng.below(last.min(7) + 1);
        }
        if let Some(boundary) = self.focused_number(Argument::FirstVertex, 1, last) {
            return boundary;
        }
        let first = self.next_vertex;
        if first + vertices > end || self.rng.chance(10) {
            return 0;
        }
        self.next_vertex = first + vertices.next_multiple_of(APART).max(APART);
        first
    }

    pub fn next_offset(&mut self) -> i32 {
        let boundary = self.focused_number(Argument::VertexOffset, 1, MAX_VERTEX_OFFSET);
        let offset = match boundary {
            Some(boundary) => boundary,
            None if self.focus.is(Argument::VertexOffset) => self.rng.below(7),
            None => self.next_vertex.min(1 << 12),
        };
        i32::try_from(offset).expect("offsets are small")
    }

    pub fn in_order(&mut self, instances: Instances) -> DrawCall {
        let end = self.last_vertex(instances);
        let vertices = self.scale.vertices(&mut self.rng, end);
        DrawCall {
            vertices,
            instances: instances.count,
            first_vertex: self.fresh(vertices, end),
            first_instance: instances.first,
            vertex_offset: 0,
        }
    }

    pub fn indexed(
        &mut self,
        buffer: usize,
        instances: Instances,
        offset: Option<i32>,
    ) -> DrawCall {
        let indices = &self.script.indices[buffer];
        let length = u32::try_from(indices.values.len()).expect("few indices");
        let restart = indices.restart_index();
        let greatest = indices.values.iter().filter(|value| **value != restart);
        let greatest = greatest.max().map_or(0, |value| value + 1);
        // A restart index that does not restart is a vertex, and none has a number that high.
        let unnamed = !self.assembly.restart && indices.values.contains(&restart)
            || greatest > self.last_vertex(instances);
        let (first, vertices) = match self.rng.below(4) {
            0..=1 => (0, length),
            2 => {
                let first = self.rng.below(length);
                (first, length - first)
            }
            _ => {
                let first = self.rng.below(length);
                (first, self.rng.below(length - first + 1))
            }
        };
        let late = self.focused_number(Argument::FirstIndex, 1, length - 1);
        let many = self.focused_number(Argument::IndexCount, 1, length);
        let (first, vertices) = match (late, many) {
            _ if unnamed => (0, 0),
            (Some(late), _) => (late, (length - late).min(20)),
            (None, Some(many)) => (first.min(length - many), many),
            (None, None) => (first, vertices),
        };
        // From its start on, no part of a buffer has its first vertex twice.
        let first = if self.repeats_centre(buffer, first, vertices) {
            0
        } else {
            first
        };
        let end = self.last_vertex(instances);
        let highest = end.saturating_sub(greatest);
        let vertex_offset = match offset {
            Some(offset) => offset,
            None => {
                let offset = self.fresh(greatest, end);
                i32::try_from(offset).expect("vertices have small numbers")
            }
        };
        DrawCall {
            vertices,
            instances: instances.count,
            first_vertex: first,
            first_instance: instances.first,
            vertex_offset: vertex_offset.min(i32::try_from(highest).expect("a small number")),
        }
    }

    /// Whether a fan of these indices has a triangle with its centre twice, which might be
    /// missing (rule 34).
    fn repeats_centre(&self, buffer: usize, first: u32, vertices: u32) -> bool {
        let indices = &self.script.indices[buffer];
        let restart = indices.restart_index();
        let fan = indices.values.iter().skip(first as usize);
        let mut fan = fan.take(vertices as usize);
        let centre = fan.next();
        self.assembly.topology == Topology::TriangleFan
            && fan
                .take_while(|index| !self.assembly.restart || **index != restart)
                .any(|index| Some(index) == centre)
    }

    /// Returns the argument for which an index buffer is long.
    fn long_indices(&self) -> Argument {
        if self.focus.is(Argument::IndexCount) {
            Argument::IndexCount
        } else {
            Argument::FirstIndex
        }
    }

    /// An index buffer that is there, or a new one.
    pub fn index_buffer(&mut self) -> usize {
        let count = self.script.indices.len();
        if count > 0 && (count >= MAX_INDEX_BUFFERS || self.rng.chance(50)) {
            let count = u32::try_from(count).expect("few index buffers");
            return self.rng.below(count) as usize;
        }
        let kinds = [IndexType::U8, IndexType::U16, IndexType::U32];
        let kind = self.offer.pick(&mut self.rng, &kinds, |kind| {
            (kind == IndexType::U8).then_some(Feature::IndexTypeUint8)
        });
        let kind = kind.expect("indices of 16 bits need no feature");
        let own = self.rng.chance(10) && self.offer.has([Feature::PrimitiveRestartIndex]);
        let mut buffer = IndexBuffer {
            kind,
            values: Vec::new(),
            restart: own.then(|| INDEX_END + self.rng.below(40)),
        };
        let most = if self.rng.chance(90) { 24 } else { 400 };
        let most_indices = if self.rng.chance(15) || self.aim.is_some() {
            1 << 17
        } else {
            MAX_INDICES
        };
        let long = self.focused_number(self.long_indices(), 1, most_indices);
        let least = long.map_or(1, |long| long + 8);
        let most = most.max(least + 8);
        // The vertices since the last restart: no primitive has a vertex twice, since it
        // might be missing (rule 34).
        let mut part: Vec<u32> = Vec::new();
        for _ in 0..self.rng.between(least, most) {
            if self.assembly.restart && self.rng.chance(15) {
                buffer.values.push(buffer.restart_index());
                part.clear();
                continue;
            }
            let widest = kind.restart() - 1;
            let boundary = self.focused_number(Argument::Index, 1, widest.min(MAX_VERTEX_OFFSET));
            let end = self.index_end();
            let mut vertex = boundary.unwrap_or_else(|| self.rng.below(end));
            while part.first() == Some(&vertex) || part.iter().rev().take(5).any(|v| *v == vertex) {
                vertex = (vertex + 1) % end.max(vertex);
            }
            buffer.values.push(vertex);
            part.push(vertex);
        }
        self.script.indices.push(buffer);
        count
    }

    /// Draws by the value of a counter.
    pub fn byte_count(&mut self) -> bool {
        if self.again || !self.offer.has([Feature::TransformFeedbackDraw]) {
            return false;
        }
        let known: Vec<_> = CounterIndex::all(self.counters.len())
            .filter(|counter| self.counters[*counter].value.is_some())
            .collect();
        let Some(&counter) = self.rng.pick(&known) else {
            return false;
        };
        let value = self.counters[counter].value.expect("the value is known");
        let own = self.bound_program().strides.first();
        let own = own.map_or(4, |(_, stride, _)| *stride);
        let strides = [4, 8, 12, 16, 20, 64, 256, 260, 512, own, own, own];
        let stride = *self.rng.pick(&strides).expect("there are strides");
        if stride > self.offer.0.limits.max_buffer_data_stride {
            return false;
        }
        let counter_offset = if self.rng.chance(20) {
            *self
                .rng
                .pick(&[4, 8, 12, 16, 24, stride])
                .expect("there are offsets")
        } else {
            0
        };
        let most = u32::try_from(value).unwrap_or(u32::MAX);
        let boundary = self.focused_number(Argument::ByteCountOffset, 4, most);
        // A draw by a counter below counterOffset is unspecified (rule 62).
        let counter_offset = boundary.unwrap_or(counter_offset).min(most / 4 * 4);
        let instances = self.instances(DrawForm::Direct);
        let vertices = (value - u64::from(counter_offset)) / u64::from(stride);
        let end = self.last_vertex(instances);
        let Ok(vertices) = u32::try_from(vertices) else {
            return false;
        };
        if vertices > end || u64::from(vertices) > 2 * self.scale.capacity() {
            return false;
        }
        if !self.affords(u64::from(vertices) * u64::from(instances.count)) {
            return false;
        }
        let by_address = self.by_address();
        self.push(Command::DrawByteCount(ByteCountDraw {
            instances: instances.count,
            first_instance: instances.first,
            counter,
            counter_offset,
            stride,
            vertices,
            by_address,
        }))
    }

    /// Sets a piece of dynamic state.
    pub fn set_state(&mut self) -> bool {
        let program = self.bound_program().clone();
        let Some(kind) = self.rng.pick(&program.pipeline.dynamic).copied() else {
            return false;
        };
        let bound = &program.assembly;
        let Some(state) = random_value(&mut self.rng, &self.offer, kind, bound) else {
            return false;
        };
        let mut assembly = self.assembly.clone();
        assembly.set(state);
        let restarts = !assembly.restart || self.offer.has(features::restart(assembly.topology));
        restarts && self.push(Command::Set(state))
    }

    /// Whether the next command names its memory by addresses.
    pub fn by_address(&mut self) -> bool {
        let features = [
            Feature::DeviceAddressCommands,
            Feature::BufferDeviceAddress,
            Feature::Synchronization2,
            Feature::ExtendedDynamicState,
        ];
        self.offer.has(features) && self.rng.chance(15)
    }
}
