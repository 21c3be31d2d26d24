//! The tables of a capture as text: varyings, buffers, outputs, and each buffer
//! as boxes.

use super::boxes;
use crate::capture::{Buffer, CaptureTable, Output, Register, Varying};
use crate::terminal::Drawing;
use crate::types::{GlType, Swizzle};
use comfy_table::{CellAlignment, Table, TableStyle, presets};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The tables of a capture, for people.
pub fn text(table: &CaptureTable) -> String {
    let mut text = String::new();
    if table.varyings.is_empty() {
        text.push_str("nothing is captured\n");
        return text;
    }
    let mut section = |title: &str, body: String| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{title}\n{body}\n\n");
    };
    section("varyings", varyings(&table.varyings));
    section("buffers", buffers(&table.buffers));
    section("outputs", outputs(&table.outputs));
    let slots = table.buffers.iter().map(|buffer| {
        let labels = labels(buffer, &table.varyings);
        boxes::draw(buffer.binding.0, buffer.stride.0, buffer.stream.0, &labels)
    });
    section("one vertex in each buffer", slots.collect());
    text.truncate(text.trim_end().len());
    text.push('\n');
    match drawing() {
        Drawing::Unicode => text,
        Drawing::Ascii => text.replace('·', ".").replace('…', "~"),
    }
}

/// The lines of tables.
pub(super) fn table_style() -> TableStyle {
    match drawing() {
        Drawing::Unicode => presets::UTF8_FULL_CONDENSED,
        Drawing::Ascii => presets::ASCII_FULL_CONDENSED,
    }
}

fn drawing() -> Drawing {
    Drawing::for_text(|name| std::env::var(name).ok())
}

pub(super) fn grid(
    header: &[&str],
    numbers: std::ops::Range<usize>,
    rows: Vec<Vec<String>>,
) -> String {
    let mut table = Table::new();
    table.load_style(table_style());
    table.set_header(header);
    table.add_rows(rows);
    for column in numbers {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table.trim_fmt()
}

fn varyings(varyings: &[Varying]) -> String {
    let rows = varyings.iter().enumerate().map(|(number, varying)| {
        let index = varying
            .buffer_index
            .map_or(String::new(), |i| i.to_string());
        let binding = varying.binding.map_or(String::new(), |b| b.to_string());
        vec![
            varying.name.clone(),
            varying.ty.map_or("GL_NONE".to_owned(), |ty| ty.to_string()),
            number.to_string(),
            varying.size.to_string(),
            varying.offset.to_string(),
            index,
            binding,
        ]
    });
    let header = ["name", "type", "#", "size", "offset", "index", "binding"];
    grid(&header, 2..7, rows.collect())
}

fn buffers(buffers: &[Buffer]) -> String {
    let rows = buffers.iter().map(|buffer| {
        let varyings: Vec<String> = buffer.varyings.iter().map(ToString::to_string).collect();
        vec![
            buffer.binding.to_string(),
            buffer.stride.to_string(),
            buffer.stream.to_string(),
            varyings.join(" "),
        ]
    });
    let header = ["binding", "stride", "stream", "varyings"];
    grid(&header, 0..3, rows.collect())
}

fn outputs(outputs: &[Output]) -> String {
    let rows = outputs.iter().map(|output| {
        let register = match output.register {
            Register::Location(location) => location.to_string(),
            Register::BuiltIn(builtin) if output.slot() == 0 => builtin.to_string(),
            Register::BuiltIn(builtin) => format!("{builtin}, slot {}", output.slot()),
        };
        vec![
            register,
            output.slot_component().to_string(),
            output.components.to_string(),
            output.binding.to_string(),
            output.stream.to_string(),
            output.offset.to_string(),
        ]
    });
    let header = [
        "location",
        "component",
        "components",
        "binding",
        "stream",
        "offset",
    ];
    grid(&header, 0..6, rows.collect())
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

/// Returns which half of a component of so many words a word is.
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
