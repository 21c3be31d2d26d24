//! Draws by other commands.

use super::Edit;
use crate::case::{Program, Shaders, Values};
use crate::script::commands::Command;
use crate::script::counters::CounterHome;
use crate::script::draw::{ByteCountDraw, Draw, DrawCall, DrawForm, IndexBuffer, IndexType};
use crate::script::program::{Assembly, Topology};
use crate::units::CounterIndex;
use crate::vary::transformation::Form;

/// Unused indices before those of a draw.
const UNUSED_INDICES: [u32; 3] = [1, 0, 1];
/// The most indices of a draw that gets some.
const MOST_INDICES: u32 = 1 << 16;
/// The most draws of a command that joins some.
const MOST_JOINED: usize = 16;
/// `vertexStride` of a byte-count draw.
const STRIDE: u32 = 12;
/// Bytes of its counter after the last whole stride.
const REMAINDER: u32 = 8;

impl Edit<'_> {
    /// Changes the draw of this number; `None` for one that reads its arguments from captured
    /// data.
    fn draw(&mut self, number: usize, change: impl FnOnce(&mut Draw) -> Option<()>) -> Option<()> {
        self.states[number].inputs.is_empty().then_some(())?;
        let [Command::Draw(draw)] = &mut self.slots[number].own[..] else {
            return None;
        };
        change(draw)
    }

    pub(super) fn indexed(&mut self, number: usize, kind: IndexType) -> Option<()> {
        let buffer = self.script.indices.len();
        let mut most = 0;
        self.draw(number, |draw| {
            draw.indices.is_none().then_some(())?;
            draw.indices = Some(buffer);
            for call in &mut draw.calls {
                most = most.max(call.vertices);
                call.vertex_offset = i32::try_from(call.first_vertex).ok()?;
                call.first_vertex = UNUSED_INDICES.len() as u32;
            }
            Some(())
        })?;
        // The greatest index restarts primitives.
        let fits = (1..=kind.restart().min(MOST_INDICES)).contains(&most);
        fits.then_some(())?;
        self.script.indices.push(IndexBuffer {
            kind,
            values: UNUSED_INDICES.into_iter().chain(0..most).collect(),
            restart: None,
        });
        Some(())
    }

    pub(super) fn form(&mut self, number: usize, form: Form) -> Option<()> {
        self.draw(number, |draw| {
            (draw.form == DrawForm::Direct).then_some(())?;
            draw.form = formed(form, 1);
            Some(())
        })
    }

    pub(super) fn split_instances(&mut self, number: usize) -> Option<()> {
        self.depends_on_vertices_only().then_some(())?;
        let [Command::Draw(draw)] = &self.slots[number].own[..] else {
            return None;
        };
        let [call] = draw.calls[..] else {
            return None;
        };
        (call.instances > 1 && draw.form == DrawForm::Direct).then_some(())?;
        let (mut first, mut second) = (draw.clone(), draw.clone());
        first.calls[0].instances = call.instances / 2;
        second.calls[0].instances -= call.instances / 2;
        second.calls[0].first_instance = call.first_instance.checked_add(call.instances / 2)?;
        self.slots[number].own = [first, second].map(Command::Draw).into();
        Some(())
    }

    pub(super) fn split_vertices(&mut self, number: usize) -> Option<()> {
        self.states[number].inputs.is_empty().then_some(())?;
        let size = self.list_primitive(number)?;
        let [Command::Draw(draw)] = &self.slots[number].own[..] else {
            return None;
        };
        let first = (only_call(draw)?.vertices / size).div_ceil(2) * size;
        let (mut before, mut after) = (draw.clone(), draw.clone());
        let (before_call, after_call) = (&mut before.calls[0], &mut after.calls[0]);
        after_call.vertices = after_call.vertices.checked_sub(first)?;
        (first > 0 && after_call.vertices > 0).then_some(())?;
        before_call.vertices = first;
        after_call.first_vertex = after_call.first_vertex.checked_add(first)?;
        self.slots[number].own = [before, after].map(Command::Draw).into();
        Some(())
    }

    pub(super) fn merge(&mut self, number: usize) -> Option<()> {
        let size = self.list_primitive(number)?;
        let [first, second] = self.draws_from(number, 2)?[..] else {
            return None;
        };
        let (call, next) = (*only_call(first)?, *only_call(second)?);
        let follows = DrawCall {
            first_vertex: call.first_vertex.checked_add(call.vertices)?,
            vertices: next.vertices,
            ..call
        };
        let is_whole = call.vertices.is_multiple_of(size) && first.indices == second.indices;
        (is_whole && next == follows).then_some(())?;
        let mut merged = first.clone();
        merged.calls[0].vertices = call.vertices.checked_add(next.vertices)?;
        self.replace_draws(number, 2, merged)
    }

    pub(super) fn join(&mut self, number: usize, form: Form) -> Option<()> {
        self.depends_on_vertices_only().then_some(())?;
        let draws = self.draws_from(number, MOST_JOINED)?;
        let alike = draws
            .iter()
            .take_while(|draw| draw.form == DrawForm::Direct && draw.indices == draws[0].indices);
        let calls: Vec<DrawCall> = alike.flat_map(|draw| draw.calls.clone()).collect();
        let count = calls.len();
        (count > 1).then_some(())?;
        let joined = Draw {
            form: formed(form, u32::try_from(count).ok()?),
            indices: draws[0].indices,
            calls,
        };
        self.replace_draws(number, count, joined)
    }

    pub(super) fn count_bytes(&mut self, number: usize, counter_offset: u32) -> Option<()> {
        self.depends_on_vertices_only().then_some(())?;
        self.states[number].inputs.is_empty().then_some(())?;
        let [Command::Draw(draw)] = &self.slots[number].own[..] else {
            return None;
        };
        let call = draw.calls.first()?;
        let is_direct = draw.form == DrawForm::Direct && draw.indices.is_none();
        (is_direct && call.first_vertex == 0 && !draw.is_counted()).then_some(())?;
        // The counter has the place of its number in the first buffer.
        let mut places = self.script.counter_places.values();
        let is_taken = places.any(|place| place.home == CounterHome::Counters(0));
        (!is_taken).then_some(())?;
        let bytes = call.vertices.checked_mul(STRIDE)?;
        let value = bytes.checked_add(counter_offset + REMAINDER)?;
        let draw = ByteCountDraw {
            counter: CounterIndex(u32::try_from(self.script.counters.len()).ok()?),
            stride: STRIDE,
            counter_offset,
            instances: call.instances,
            first_instance: call.first_instance,
            vertices: call.vertices,
            by_address: false,
        };
        self.slots[number].own = vec![Command::DrawByteCount(draw)];
        self.script.counters.push(Some(value));
        Some(())
    }

    /// Whether values depend on the vertices and instances of draws alone: of generated shaders
    /// it is known what they read.
    fn depends_on_vertices_only(&self) -> bool {
        let mut programs = self.plain.programs();
        programs.all(|program: &Program| {
            program.shaders == Shaders::Generated
                && program.values == Values::Generated
                && program.origin.is_none()
                && program.assembly.divisor.is_none()
        })
    }

    /// Returns the vertices of a primitive of the list that a command draws; `None` if a
    /// primitive may begin elsewhere than after the one before.
    fn list_primitive(&self, number: usize) -> Option<u32> {
        self.depends_on_vertices_only().then_some(())?;
        let state = &self.states[number];
        let program = self.plain.programs().nth(state.program.position())?;
        let assembly = state.assembly(&program.assembly);
        let [Command::Draw(draw)] = &self.slots[number].own[..] else {
            return None;
        };
        let restarts = assembly.restart && draw.indices.is_some();
        (!restarts).then(|| list_vertices(&assembly)).flatten()
    }

    /// Returns the draws from this command on, up to the next other command, at most `most`;
    /// `None` if another item changed one of them.
    fn draws_from(&self, number: usize, most: usize) -> Option<Vec<&Draw>> {
        let commands = self.plain.script.commands[number..].iter().take(most);
        let count = commands
            .take_while(|c| matches!(c, Command::Draw(_)))
            .count();
        let slots = self.slots[number..number + count].iter().enumerate();
        let draws = slots.map(|(place, slot)| match (&slot.own[..], &slot.before[..]) {
            ([Command::Draw(draw)], before) if place == 0 || before.is_empty() => Some(draw),
            _ => None,
        });
        let is_plain = |place: usize| {
            let last = place + 1 == count;
            let inputs = &self.states[number + place].inputs;
            inputs.is_empty() && (last || self.slots[number + place].after.is_empty())
        };
        (0..count).all(is_plain).then_some(())?;
        draws.collect()
    }

    /// Replaces a number of draws by one.
    fn replace_draws(&mut self, number: usize, count: usize, draw: Draw) -> Option<()> {
        for slot in &mut self.slots[number..number + count] {
            slot.own.clear();
        }
        self.slots[number].own.push(Command::Draw(draw));
        Some(())
    }
}

/// Returns a form of this number of draws.
fn formed(form: Form, draws: u32) -> DrawForm {
    match form {
        Form::Multi => DrawForm::Multi,
        Form::Indirect => DrawForm::Indirect,
        Form::IndirectCount => DrawForm::IndirectCount {
            count: draws,
            max: draws,
        },
        Form::Generated => DrawForm::Generated {
            count: None,
            max: draws,
        },
    }
}

/// Returns the one call of a draw of one instance.
fn only_call(draw: &Draw) -> Option<&DrawCall> {
    let call = draw.calls.first()?;
    (draw.form == DrawForm::Direct && call.instances == 1 && !draw.is_counted()).then_some(call)
}

/// Returns the vertices of each primitive of a list; `None` for a topology whose primitives
/// share vertices.
fn list_vertices(assembly: &Assembly) -> Option<u32> {
    match assembly.topology {
        Topology::Points => Some(1),
        Topology::Lines => Some(2),
        Topology::Triangles => Some(3),
        Topology::LinesAdjacency => Some(4),
        Topology::TrianglesAdjacency => Some(6),
        Topology::Patches => Some(assembly.patch_points),
        Topology::LineStrip
        | Topology::TriangleStrip
        | Topology::TriangleFan
        | Topology::LineStripAdjacency
        | Topology::TriangleStripAdjacency => None,
    }
}
