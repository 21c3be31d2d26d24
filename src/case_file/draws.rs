//! The draws of a `[[script]]`, and what comes of them: how many vertices they
//! capture, which is what rooms are reckoned by.

use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{self, Number, Text};
use crate::case_file::tessellation;
use crate::model::assembly::count;
use crate::model::primitives::Drawn;
use crate::model::values::{INSTANCE_SPAN, ORIGIN_BITS};
use crate::script::Draw;
use crate::script::draw::{ByteCountDraw, DrawCall, DrawForm, IndexBuffer, IndexType};
use crate::script::program::{Assembly, Domain, Emit, Producer};
use crate::units::Stream;
use std::ops::Range;
use toml::Spanned;

/// Vertices of a draw when the file does not say: two triangles and one left over.
const DEFAULT_VERTICES: u32 = 7;
/// Indices that one index buffer may have.
const MAX_INDICES: usize = 1 << 12;
/// Draws that one command may have.
const MAX_DRAWS: usize = 64;

/// Reads a draw command.
pub fn draw(
    raw: &raw::Draw,
    buffers: &[IndexBuffer],
    span: &Range<usize>,
    scope: &Scope<'_>,
) -> Result<Draw> {
    let wrong = |why: String| scope.fail(span.clone(), Problem::Script(why));
    let indices = match &raw.indices {
        Some(number) => {
            let count = buffers.len() as i64;
            Some(scope.ranged(number, "an index buffer", 0..count)? as usize)
        }
        None => None,
    };
    let buffer = indices.and_then(|index| buffers.get(index));
    let command = raw::DrawCall {
        vertices: raw.vertices.clone(),
        instances: raw.instances.clone(),
        first_vertex: raw.first_vertex.clone(),
        first_instance: raw.first_instance.clone(),
        vertex_offset: raw.vertex_offset.clone(),
    };
    let otherwise = DrawCall {
        vertices: buffer.map_or(DEFAULT_VERTICES, |b| b.values.len() as u32),
        instances: 1,
        ..DrawCall::default()
    };
    let common = call(&command, otherwise, scope)?;
    let mut calls = Vec::new();
    for own in &raw.draws {
        calls.push(call(own, common, scope)?);
    }
    if calls.is_empty() {
        calls.push(common);
    }
    let form = form(raw, calls.len(), scope)?;
    if calls.len() > MAX_DRAWS {
        return wrong(format!("a command has at most {MAX_DRAWS} draws"));
    }
    if form == DrawForm::Direct && calls.len() > 1 {
        return wrong("a direct draw is one: 'form' says how several are drawn".to_owned());
    }
    let instances = |call: &DrawCall| (call.instances, call.first_instance);
    if form == DrawForm::Multi && calls.iter().any(|c| instances(c) != instances(&calls[0])) {
        return wrong("the draws of a multi-draw have the same instances".to_owned());
    }
    if buffer.is_none() && calls.iter().any(|call| call.vertex_offset != 0) {
        return wrong("'vertex_offset' is added to indices: name 'indices'".to_owned());
    }
    if let Some(buffer) = buffer {
        let end = |call: &DrawCall| u64::from(call.first_vertex) + u64::from(call.vertices);
        let length = buffer.values.len() as u64;
        if let Some(end) = calls.iter().map(end).find(|end| *end > length) {
            return wrong(format!(
                "the draw goes up to index {end}, its buffer has {length}"
            ));
        }
    }
    Ok(Draw {
        form,
        indices,
        calls,
    })
}

fn call(raw: &raw::DrawCall, otherwise: DrawCall, scope: &Scope<'_>) -> Result<DrawCall> {
    let read = |number: &Option<Number>, what, otherwise| match number {
        Some(number) => scope.ranged(number, what, 0..1 << 24),
        None => Ok(otherwise),
    };
    let vertex_offset = match &raw.vertex_offset {
        // An offset below zero is added modulo 2^32, as the device adds it.
        Some(number) => scope.number(number)? as i32,
        None => otherwise.vertex_offset,
    };
    Ok(DrawCall {
        vertices: read(&raw.vertices, "vertices", otherwise.vertices)?,
        instances: read(&raw.instances, "instances", otherwise.instances)?,
        first_vertex: read(&raw.first_vertex, "first_vertex", otherwise.first_vertex)?,
        first_instance: read(
            &raw.first_instance,
            "first_instance",
            otherwise.first_instance,
        )?,
        vertex_offset,
    })
}

fn form(raw: &raw::Draw, calls: usize, scope: &Scope<'_>) -> Result<DrawForm> {
    let Some(text) = &raw.form else {
        return Ok(DrawForm::Direct);
    };
    let all = calls as u32;
    let read = |number: &Option<Number>, what| match number {
        Some(number) => scope.ranged(number, what, 0..MAX_DRAWS as i64),
        None => Ok(all),
    };
    let seen = scope.text(text)?;
    Ok(match seen.as_str() {
        "direct" => DrawForm::Direct,
        "multi" => DrawForm::Multi,
        "indirect" => DrawForm::Indirect,
        "indirect_count" => DrawForm::IndirectCount {
            count: read(&raw.count, "count")?,
            max: read(&raw.max, "max")?.min(all),
        },
        _ => return unknown("form of a draw", seen, FORMS, text, scope),
    })
}

const FORMS: &str = "direct, multi, indirect, indirect_count";

fn unknown<T>(
    what: &'static str,
    seen: String,
    known: &str,
    text: &Text,
    scope: &Scope<'_>,
) -> Result<T> {
    let known = known.to_owned();
    scope.fail(text.span(), Problem::Unknown { what, seen, known })
}

/// Reads a draw by byte count.
pub fn by_count(raw: &raw::ByteCountDraw, scope: &Scope<'_>) -> Result<ByteCountDraw> {
    let optional = |number: &Option<Number>, what, otherwise| -> Result<u32> {
        Ok(scope.optional(number, what)?.unwrap_or(otherwise))
    };
    Ok(ByteCountDraw {
        instances: optional(&raw.instances, "instances", 1)?,
        first_instance: optional(&raw.first_instance, "first_instance", 0)?,
        counter: scope.ranged(&raw.counter, "a counter", 0..1 << 16)? as usize,
        counter_offset: optional(&raw.counter_offset, "counter_offset", 0)?,
        stride: scope.ranged(&raw.stride, "a stride", 4..1 << 24)?,
        vertices: scope.ranged(&raw.vertices, "vertices", 0..1 << 24)?,
    })
}

/// Reads an index buffer.
pub fn indices(raw: &Spanned<raw::Indices>, scope: &Scope<'_>) -> Result<IndexBuffer> {
    let span = raw.span();
    let raw = raw.get_ref();
    let seen = scope.text(&raw.ty)?;
    let kinds = [IndexType::U8, IndexType::U16, IndexType::U32];
    let Some(kind) = kinds.into_iter().find(|kind| kind.to_string() == seen) else {
        return unknown("index type", seen, "u8, u16, u32", &raw.ty, scope);
    };
    let mut values = Vec::new();
    for step in scope.text(&raw.values)?.split_whitespace() {
        let value = match step {
            "cut" => Some(kind.restart()),
            number => number.parse().ok().filter(|value| *value <= kind.restart()),
        };
        match value {
            Some(value) if values.len() < MAX_INDICES => values.push(value),
            _ => {
                let why = format!(
                    "indices are numbers up to {} and 'cut', at most {MAX_INDICES}, seen '{step}'",
                    kind.restart()
                );
                return scope.fail(raw.values.span(), Problem::Script(why));
            }
        }
    }
    if values.is_empty() {
        return scope.fail(span, Problem::Empty("an index buffer"));
    }
    Ok(IndexBuffer { kind, values })
}

/// The vertices of every draw of a command; none of one that is only counted.
pub fn drawn(draw: &Draw, buffers: &[IndexBuffer], restart: bool) -> Vec<Drawn> {
    if draw.is_counted() {
        return Vec::new();
    }
    let buffer = draw.indices.and_then(|index| buffers.get(index));
    let calls = draw.drawn().iter();
    calls
        .map(|call| match buffer {
            Some(buffer) => Drawn::indexed(buffer, call, restart),
            None => Drawn::in_order(call.first_vertex, call, call.vertices),
        })
        .collect()
}

/// The vertices that a draw by byte count is expected to have.
pub fn counted(draw: &ByteCountDraw) -> Vec<Drawn> {
    let call = DrawCall {
        instances: draw.instances,
        first_instance: draw.first_instance,
        ..DrawCall::default()
    };
    vec![Drawn::in_order(0, &call, draw.vertices)]
}

/// The values that shaders write can name so many vertices, and so many of each
/// instance.
pub fn check_origins(
    drawn: &Drawn,
    assembly: &Assembly,
    span: &Range<usize>,
    scope: &Scope<'_>,
) -> Result<()> {
    let greatest = drawn.parts.iter().flatten().max();
    let last = greatest.map_or(0, |vertex| u64::from(*vertex) + 1);
    let last_instance = u64::from(drawn.first_instance) + u64::from(drawn.instances);
    let each = u64::from(INSTANCE_SPAN);
    let origins = (last_instance.saturating_sub(1) * each + last)
        .saturating_mul(origins_per_vertex(&assembly.producer));
    if origins > 1 << ORIGIN_BITS || (last_instance > 1 && last > each) {
        let why = format!(
            "the draw makes {origins} vertices, the values can name {}, and {each} per instance",
            1 << ORIGIN_BITS
        );
        return scope.fail(span.clone(), Problem::Script(why));
    }
    Ok(())
}

/// Vertices that one draw captures from `stream`.
pub fn captured_vertices(assembly: &Assembly, drawn: &Drawn, stream: Stream) -> u64 {
    let primitives = |part: &Vec<u32>| {
        let vertices = u32::try_from(part.len()).unwrap_or(u32::MAX);
        count(assembly.topology, assembly.patch_points, vertices)
    };
    let parts = drawn.parts.iter();
    let primitives: u64 = parts.map(|part| u64::from(primitives(part))).sum();
    let primitives = primitives * u64::from(drawn.instances);
    match &assembly.producer {
        Producer::Vertex => primitives * u64::from(assembly.topology.vertices_per_primitive()),
        Producer::TessEval(Domain::Isolines) => primitives * 2,
        Producer::TessEval(Domain::Triangles | Domain::TrianglePoints) => primitives * 3,
        Producer::Tessellated(tessellation) => primitives * tessellation::most(tessellation),
        Producer::Geometry {
            output,
            emits,
            invocations,
        } => {
            let size = u64::from(output.vertices_per_primitive());
            let mut strip = 0;
            let mut captured = 0;
            for emit in emits {
                match emit {
                    Emit::Vertex(s) if *s == stream.0 => {
                        strip += 1;
                        captured += if strip >= size { size } else { 0 };
                    }
                    Emit::EndPrimitive(s) if *s == stream.0 => strip = 0,
                    _ => {}
                }
            }
            primitives * u64::from(*invocations) * captured
        }
    }
}

/// Origins that the capturing stage makes of one origin of a vertex.
pub(crate) fn origins_per_vertex(producer: &Producer) -> u64 {
    match producer {
        Producer::Vertex | Producer::TessEval(_) | Producer::Tessellated(_) => 1,
        Producer::Geometry {
            emits, invocations, ..
        } => {
            let vertices = emits.iter().filter(|e| matches!(e, Emit::Vertex(_)));
            u64::from(*invocations) * vertices.count() as u64
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::case_file::expand::expand;
    use crate::script::draw::{DrawForm, IndexType};
    use crate::script::{Command, Draw, Script};
    use crate::sources::Sources;

    fn try_script(rest: &str) -> Result<Script, String> {
        let text = format!(
            "about = 'x'\nrules = [1]\n[interface]\noutputs = [{{ name = 'a', type = 'vec4', offset = 0 }}]\n{rest}"
        );
        let cases = expand("f/x.toml", &text, &Sources::embedded(), None);
        let mut cases = cases.map_err(|error| error.to_string())?;
        Ok(cases.remove(0).device.expect("a device case").script)
    }

    fn drawn(indices: &str, draw: &str) -> Result<Draw, String> {
        let script = try_script(&format!(
            "{indices}\n[[script]]\nbegin = {{}}\n[[script]]\ndraw = {draw}\n[[script]]\nend = {{}}"
        ))?;
        let draw = script
            .commands
            .into_iter()
            .find_map(|command| match command {
                Command::Draw(draw) => Some(draw),
                _ => None,
            });
        Ok(draw.expect("a draw"))
    }

    #[test]
    fn what_a_draw_leaves_out_is_as_the_command_says() {
        let draw = drawn(
            "",
            "{ form = 'indirect_count', count = 1, instances = 2, draws = [{ vertices = 3 }, { first_vertex = 9, instances = 5 }] }",
        );
        let draw = draw.expect("a draw");
        assert_eq!(draw.form, DrawForm::IndirectCount { count: 1, max: 2 });
        let seen: Vec<_> = draw
            .calls
            .iter()
            .map(|c| (c.vertices, c.instances, c.first_vertex))
            .collect();
        assert_eq!(seen, [(3, 2, 0), (7, 5, 9)]);
    }

    #[test]
    fn an_indexed_draw_takes_the_whole_buffer() {
        let indices = "[[indices]]\ntype = 'u8'\nvalues = '4 cut 255 3'";
        let draw = drawn(indices, "{ indices = 0, vertex_offset = -2 }").expect("a draw");
        assert_eq!(
            (draw.calls[0].vertices, draw.calls[0].vertex_offset),
            (4, -2)
        );
        let script = try_script(&format!(
            "[pipeline]\nrestart = true\n{indices}\n[[script]]\nbegin = {{}}\n[[script]]\ndraw = {{ indices = 0 }}\n[[script]]\nend = {{}}"
        ));
        let buffer = &script.expect("a script").indices[0];
        assert_eq!(
            (buffer.kind, buffer.values.as_slice()),
            (IndexType::U8, &[4, 255, 255, 3][..])
        );
    }

    #[test]
    fn a_draw_that_cannot_be_is_refused() {
        let buffer = "[[indices]]\ntype = 'u16'\nvalues = '0 1 2'";
        let rows = [
            ("", "{ draws = [{}, {}] }", "a direct draw is one"),
            (
                "",
                "{ form = 'multi', draws = [{}, { instances = 2 }] }",
                "same instances",
            ),
            (
                "",
                "{ form = 'twice' }",
                "direct, multi, indirect, indirect_count",
            ),
            ("", "{ vertex_offset = 1 }", "name 'indices'"),
            ("", "{ indices = 0 }", "an index buffer"),
            (
                buffer,
                "{ indices = 0, first_vertex = 1 }",
                "up to index 4, its buffer has 3",
            ),
            (
                "[[indices]]\ntype = 'u8'\nvalues = '256'",
                "{}",
                "numbers up to 255",
            ),
            (
                "[[indices]]\ntype = 'u4'\nvalues = '0'",
                "{}",
                "u8, u16, u32",
            ),
        ];
        for (indices, draw, part) in rows {
            let error = drawn(indices, draw).expect_err(part);
            assert!(error.contains(part), "{error}");
        }
    }

    #[test]
    fn a_draw_by_a_counter_that_holds_nothing_is_refused() {
        let script = |value: &str| {
            try_script(&format!(
                "[[counters]]\n{value}\n[[script]]\nbegin = {{}}\n[[script]]\ndraw_byte_count = {{ counter = 0, stride = 16, vertices = 2 }}\n[[script]]\nend = {{}}"
            ))
        };
        assert!(script("value = 32").is_ok());
        let error = script("").expect_err("no value");
        assert!(error.contains("reads counter 0"), "{error}");
    }
}
