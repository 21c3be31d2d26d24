//! Draw commands and index buffers with their defaults.

use crate::case::sequence::draws::{self, DrawCommand, DrawCount, Indices};
use crate::model::primitives::Drawn;
use crate::script::Draw;
use crate::script::draw::{ByteCountDraw, DrawCall, DrawForm, IndexBuffer};
use crate::units::Within;
use std::iter;
use std::ops::RangeInclusive;

/// Vertices of a draw that states none: two triangles and one vertex more.
const DEFAULT_VERTICES: u32 = 7;
/// Indices that one index buffer may have.
const MAX_INDICES: usize = 1 << 20;
/// Draws that one command may have.
const MAX_DRAWS: usize = 1 << 16;

/// A draw command; [`validate_draw`](crate::script::validate::validate_draw) states
/// which are legal.
///
/// # Errors
/// More draws than a command may have.
pub(crate) fn draw(draw: &draws::Draw, buffers: &[IndexBuffer]) -> Result<Draw, String> {
    let indices = draw.indices.map(|number| number as usize);
    let buffer = indices.and_then(|number| buffers.get(number));
    let defaults = DrawCall {
        vertices: buffer.map_or(DEFAULT_VERTICES, |buffer| buffer.values.len() as u32),
        instances: 1,
        ..DrawCall::default()
    };
    let common = call(&draw.call(), defaults);
    let calls: Vec<DrawCall> = if draw.draws.is_empty() {
        vec![common]
    } else {
        draw.draws.iter().map(|own| call(own, common)).collect()
    };
    if calls.len() > MAX_DRAWS {
        return Err(format!("a command has at most {MAX_DRAWS} draws"));
    }
    let all = calls.len() as u32;
    let count = draw.count.map_or(all, DrawCount::get);
    let max = draw.max.map_or(all, |max| max.get().min(all));
    let form = match draw.command {
        DrawCommand::Direct => DrawForm::Direct,
        DrawCommand::Multi => DrawForm::Multi,
        DrawCommand::Indirect => DrawForm::Indirect,
        DrawCommand::IndirectCount => DrawForm::IndirectCount { count, max },
        DrawCommand::Generated => DrawForm::Generated {
            count: draw.count.map(DrawCount::get),
            max,
        },
        DrawCommand::GeneratedCount => DrawForm::GeneratedCount { count, max },
    };
    Ok(Draw {
        form,
        indices,
        calls,
    })
}

fn call(own: &draws::DrawCall, otherwise: DrawCall) -> DrawCall {
    fn or<const MOST: u32>(own: Option<Within<0, MOST>>, otherwise: u32) -> u32 {
        own.map_or(otherwise, Within::get)
    }
    DrawCall {
        vertices: or(own.vertices, otherwise.vertices),
        instances: or(own.instances, otherwise.instances),
        first_vertex: or(own.first_vertex, otherwise.first_vertex),
        first_instance: or(own.first_instance, otherwise.first_instance),
        // A negative offset is added modulo 2^32, as the device adds it.
        vertex_offset: own
            .vertex_offset
            .map_or(otherwise.vertex_offset, |offset| offset as i32),
    }
}

/// An index buffer.
///
/// # Errors
/// A value that is not an index of the type.
pub(crate) fn index_buffer(indices: &Indices) -> Result<IndexBuffer, String> {
    let kind = indices.ty;
    let greatest = kind.restart();
    if let Some(restart) = indices.restart.filter(|restart| *restart > greatest) {
        return Err(format!(
            "indices are restarted by a number up to {greatest}, seen {restart}"
        ));
    }
    let range = |word: &str| match word {
        "cut" => {
            let cut = indices.restart.unwrap_or(greatest);
            Some(cut..=cut)
        }
        numbers => index_range(numbers).filter(|range| *range.end() <= greatest),
    };
    let mut values = Vec::new();
    for word in indices.values.split_whitespace() {
        let (numbers, times) = repeated(word);
        let range = range(numbers).zip(times);
        // Of a range of billions only as many as show that it is too long.
        let more = range.clone().map(|(range, times)| {
            let all = iter::repeat_n(range, times).flatten();
            all.take(MAX_INDICES + 1)
        });
        values.extend(more.into_iter().flatten());
        if range.is_none() || values.len() > MAX_INDICES {
            return Err(format!(
                "indices are numbers up to {greatest}, ranges of them (0..=9), both any number of \
                 times (0..=9*3), and 'cut', at most {MAX_INDICES}, seen '{word}'"
            ));
        }
    }
    if values.is_empty() {
        return Err("an index buffer needs at least one index".to_owned());
    }
    Ok(IndexBuffer {
        kind,
        values,
        restart: indices.restart,
    })
}

/// Splits `0..=9*3` into the range and the number of times that it is repeated; once without a
/// number.
fn repeated(word: &str) -> (&str, Option<usize>) {
    match word.split_once('*') {
        None => (word, Some(1)),
        Some((numbers, times)) => (numbers, times.parse().ok()),
    }
}

/// A number, or an ascending range of numbers.
fn index_range(word: &str) -> Option<RangeInclusive<u32>> {
    let number = |text: &str| text.parse().ok();
    match word.split_once("..=") {
        None => number(word).map(|number| number..=number),
        Some((first, last)) => {
            let range = number(first)?..=number(last)?;
            (!range.is_empty()).then_some(range)
        }
    }
}

/// The vertices that a byte-count draw is expected to have.
pub(crate) fn counted(draw: &ByteCountDraw) -> Vec<Drawn> {
    let call = DrawCall {
        instances: draw.instances,
        first_instance: draw.first_instance,
        ..DrawCall::default()
    };
    vec![Drawn::in_order(0, &call, draw.vertices)]
}

#[cfg(test)]
mod tests {
    use crate::case_file::build::script_of;
    use crate::case_file::build::test_mistakes::mistakes;
    use crate::script::draw::{DrawForm, IndexType};
    use crate::script::{Command, Draw, ValidScript};

    fn try_script(rest: &str) -> Result<ValidScript, String> {
        let text = format!(
            "about = 'x'\nrules = [1]\n[interface]\noutputs = [{{ name = 'a', type = 'vec4', offset = 0 }}]\n{rest}"
        );
        script_of(&text)
    }

    fn drawn(indices: &str, draw: &str) -> Result<Draw, String> {
        let script = try_script(&format!(
            "{indices}\n[[script]]\nbegin = {{}}\n[[script]]\ndraw = {draw}\n[[script]]\nend = {{}}"
        ))?;
        let draw = script
            .commands
            .clone()
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
            "{ command = 'indirect_count', count = 1, instances = 2, draws = [{ vertices = 3 }, { first_vertex = 9, instances = 5 }] }",
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
    fn a_range_of_indices_has_both_its_ends() {
        let indices = "[[indices]]\ntype = 'u8'\nvalues = '4 7..=9 255..=255 1..=2*2'";
        let script = try_script(&format!(
            "{indices}\n[[script]]\nbegin = {{}}\n[[script]]\ndraw = {{ indices = 0 }}\n[[script]]\nend = {{}}"
        ));
        let script = script.expect("a script");
        assert_eq!(script.indices[0].values, [4, 7, 8, 9, 255, 1, 2, 1, 2]);
    }

    #[test]
    fn a_draw_that_cannot_be_is_refused() {
        for [indices, draw, part] in &mistakes().draws {
            let error = drawn(indices, draw).expect_err(part);
            assert!(error.contains(part.as_str()), "{error}");
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
