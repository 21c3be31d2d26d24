//! The tables of a capture as text: varyings, buffers, outputs, and each buffer
//! as boxes.

use super::boxes;
use super::page::{Page, Table, drawing};
use crate::capture::{Buffer, CaptureTable, Output, Register, Varying};
use crate::terminal::Drawing;
use crate::types::{GlType, Swizzle};
use itertools::Itertools;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The tables of a capture, for people.
pub fn text(table: &CaptureTable) -> String {
    if table.varyings.is_empty() {
        return "nothing is captured\n".to_owned();
    }
    let mut page = Page::default();
    page.line("varyings").table(varyings(&table.varyings)).gap();
    page.line("buffers").table(buffers(&table.buffers)).gap();
    page.line("outputs").table(outputs(&table.outputs)).gap();
    page.line("one vertex in each buffer");
    for buffer in &table.buffers {
        let labels = labels(buffer, &table.varyings);
        let (binding, stride, stream) = (buffer.binding.0, buffer.stride.0, buffer.stream.0);
        page.indented(2, boxes::record_boxes(binding, stride, stream, &labels));
    }
    let text = page.to_string();
    match drawing() {
        Drawing::Unicode => text,
        Drawing::Ascii => text.replace('·', ".").replace('…', "~"),
    }
}

fn varyings(varyings: &[Varying]) -> Table {
    let titles = ["name", "type", "#", "size", "offset", "index", "binding"];
    let rows = varyings.iter().enumerate().map(|(number, varying)| {
        let index = varying.buffer_index.map(|index| index.to_string());
        let binding = varying.binding.map(|binding| binding.to_string());
        [
            varying.name.clone(),
            varying.ty.map_or("GL_NONE".to_owned(), |ty| ty.to_string()),
            number.to_string(),
            varying.size.to_string(),
            varying.offset.to_string(),
            index.unwrap_or_default(),
            binding.unwrap_or_default(),
        ]
    });
    Table::ruled(titles).numbers(2..7).rows(rows)
}

fn buffers(buffers: &[Buffer]) -> Table {
    let titles = ["binding", "stride", "stream", "varyings"];
    let rows = buffers.iter().map(|buffer| {
        [
            buffer.binding.to_string(),
            buffer.stride.to_string(),
            buffer.stream.to_string(),
            buffer.varyings.iter().join(" "),
        ]
    });
    Table::ruled(titles).numbers(0..3).rows(rows)
}

fn outputs(outputs: &[Output]) -> Table {
    let titles = [
        "location",
        "component",
        "components",
        "binding",
        "stream",
        "offset",
    ];
    let rows = outputs.iter().map(|output| {
        let register = match output.register {
            Register::Location(location) => location.to_string(),
            Register::BuiltIn(builtin) if output.slot() == 0 => builtin.to_string(),
            Register::BuiltIn(builtin) => format!("{builtin}, slot {}", output.slot()),
        };
        [
            register,
            output.slot_component().to_string(),
            output.components.to_string(),
            output.binding.to_string(),
            output.stream.to_string(),
            output.offset.to_string(),
        ]
    });
    Table::ruled(titles).numbers(0..6).rows(rows)
}

/// The contents of each word of one vertex.
fn labels(buffer: &Buffer, varyings: &[Varying]) -> BTreeMap<u32, String> {
    let mut labels = BTreeMap::new();
    for number in &buffer.varyings {
        let Some(varying) = varyings.get(*number) else {
            continue;
        };
        let Some(ty) = varying.ty else { continue };
        let names = (0..).map_while(|word| label(varying, *number, ty, word));
        labels.extend((varying.offset.0 / 4..).zip(names));
    }
    labels
}

/// Returns the name of 32-bit word `word` of a varying; `None` past its end.
fn label(varying: &Varying, number: usize, ty: GlType, word: u32) -> Option<String> {
    let words = ty.scalar.words();
    let component = word / words;
    let (row, column) = (component % ty.rows, component / ty.rows);
    if let Some(swizzle) = varying.components {
        return swizzled(varying, swizzle, component, words, word);
    }
    let (column, element) = (column % ty.columns, column / ty.columns);
    if element >= varying.size {
        return None;
    }
    let mut label = match varying.name.as_str() {
        "" => format!("#{number}"),
        name => name.to_owned(),
    };
    if varying.size > 1 {
        let _ = write!(label, "[{element}]");
    }
    if ty.columns > 1 {
        let _ = write!(label, "[{column}]");
    }
    if ty.rows > 1 {
        let _ = write!(label, ".{}", ["x", "y", "z", "w"].get(row as usize)?);
    }
    label.push_str(half(words, word));
    Some(label)
}

/// Returns which half of a component a word is.
fn half(words: u32, word: u32) -> &'static str {
    match (words > 1, word.is_multiple_of(2)) {
        (false, _) => "",
        (true, true) => " low",
        (true, false) => " high",
    }
}

/// Returns the name of a word of a swizzle: the vector, and its component.
fn swizzled(
    varying: &Varying,
    swizzle: Swizzle,
    component: u32,
    words: u32,
    word: u32,
) -> Option<String> {
    let component = usize::try_from(swizzle.component(component)?).ok()?;
    let letter = ["x", "y", "z", "w"].get(component)?;
    let (vector, _) = varying.name.rsplit_once('.')?;
    Some(format!("{vector}.{letter}{}", half(words, word)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::{Dialect, Mode};
    use crate::types::Stage;
    use crate::units::{Binding, BufferIndex, ByteOffset, Component, Location, Stream, Stride};

    fn varying(name: &str, ty: &str, size: u32, offset: u32) -> Varying {
        Varying {
            name: name.to_owned(),
            ty: GlType::parse(ty),
            size,
            offset: ByteOffset(offset),
            buffer_index: Some(BufferIndex(0)),
            binding: Some(Binding(0)),
            components: None,
        }
    }

    fn buffer(stride: u32, varyings: usize) -> Buffer {
        Buffer {
            binding: Binding(0),
            stride: Stride(stride),
            stream: Stream(0),
            varyings: (0..varyings).collect(),
        }
    }

    #[test]
    fn words_are_labelled() {
        let varyings = [
            varying("a", "GL_FLOAT_VEC2", 1, 0),
            varying("d", "GL_DOUBLE", 1, 16),
            varying("m", "GL_FLOAT_MAT2", 2, 24),
            varying("", "GL_INT", 1, 60),
        ];
        let labels = labels(&buffer(120, 4), &varyings);
        let want = [
            (0, "a.x"),
            (1, "a.y"),
            (4, "d low"),
            (5, "d high"),
            (6, "m[0][0].x"),
            (7, "m[0][0].y"),
            (8, "m[0][1].x"),
            (9, "m[0][1].y"),
            (10, "m[1][0].x"),
            (11, "m[1][0].y"),
            (12, "m[1][1].x"),
            (13, "m[1][1].y"),
            (15, "#3"),
        ];
        assert_eq!(
            labels,
            want.map(|(word, label)| (word, label.to_owned())).into()
        );
    }

    #[test]
    fn tables_fit_eighty_columns() {
        let table = CaptureTable {
            stage: Stage::Vertex,
            mode: Mode::Declared,
            dialect: Dialect::Spec,
            varyings: vec![varying("var", "GL_FLOAT_MAT4", 3, 0)],
            buffers: vec![buffer(192, 1)],
            outputs: vec![Output {
                register: Register::Location(Location(0)),
                component: Component(0),
                components: 4,
                binding: Binding(0),
                stream: Stream(0),
                offset: ByteOffset(0),
            }],
        };
        let text = super::text(&table);
        assert!(
            text.contains("│ var  ┆ GL_FLOAT_MAT4 ┆ 0 ┆    3 ┆      0 ┆"),
            "{text}"
        );
        assert!(text.contains("binding 0, stride 192, stream 0\n      0 |var[0][0].x|"));
        assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
        let empty = CaptureTable {
            varyings: Vec::new(),
            buffers: Vec::new(),
            outputs: Vec::new(),
            ..table
        };
        assert_eq!(super::text(&empty), "nothing is captured\n");
    }
}
