//! The description of a case for the explanation of its failure: the purpose, the
//! pipelines, the captured records, the script.

use crate::capture::{Buffer, CapturedWord, Options};
use crate::case::memory::WORDS;
use crate::case::{Case, DEVICE_DIALECT, MemoryCase, Program};
use crate::case_glsl::block_content::{Content, ReadWord};
use crate::case_glsl::block_reader::Reading;
use crate::packing::CaptureLimits;
use crate::script::text as script_text;
use crate::script::{Script, Topology};
use crate::spirv::BlockKind;
use crate::types::layout::{Enumeration, members};
use crate::verdict::{WordName, word_names};
use itertools::Itertools;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// Lines of a script that are kept.
const MAX_SCRIPT_LINES: usize = 400;

/// The description of a case for the explanation of its failure.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CaseContext {
    /// The purpose of the case.
    pub about: String,
    /// The pipeline of each program, in words; empty for a case without a device.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pipelines: Vec<String>,
    /// The record of a captured vertex in each buffer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub capture: Vec<CaptureRecord>,
    /// The block in memory that the shaders read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub memory: Vec<String>,
    /// The resources and commands, one line each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub script: Vec<String>,
}

/// The record of a captured vertex in a buffer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CaptureRecord {
    pub binding: u32,
    pub stride: u32,
    pub stream: u32,
    /// The captured components, by ascending offset.
    pub words: Vec<RecordWord>,
}

/// A captured 32-bit component.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RecordWord {
    /// Bytes from the start of the record.
    pub offset: u32,
    pub name: String,
}

/// The purpose of a case, for a case that captures nothing.
pub fn purpose(case: &Case) -> CaseContext {
    CaseContext {
        about: case.about.clone(),
        ..CaseContext::default()
    }
}

/// A case as it is declared, for a failure before anything was compared.
pub fn declared(case: &Case) -> CaseContext {
    let Some(capture) = case.capture() else {
        return purpose(case);
    };
    let options = Options {
        dialect: DEVICE_DIALECT,
        limits: CaptureLimits::NONE,
    };
    let names = word_names(&capture.program.interface);
    // An interface that cannot be captured has no records to show.
    let records = match capture.program.captured(&options) {
        Ok(captured) => records(&captured.buffers(), &captured.words(), &names),
        Err(_) => Vec::new(),
    };
    CaseContext {
        capture: records,
        ..with_script(case, &capture.script)
    }
}

/// A case as it ran: by its commands, or by the calls that were made instead.
pub fn executed(
    case: &Case,
    buffers: &[Buffer],
    words: &[CapturedWord],
    names: &[WordName],
    (script, calls): (&Script, &[String]),
) -> CaseContext {
    let described = with_script(case, script);
    CaseContext {
        capture: records(buffers, words, names),
        memory: case.memory().map_or_else(Vec::new, memory_block),
        script: if calls.is_empty() {
            described.script
        } else {
            let mut lines = script_text::resources(script);
            lines.extend_from_slice(calls);
            abridged(lines)
        },
        ..described
    }
}

/// The first lines of a script.
fn abridged(mut lines: Vec<String>) -> Vec<String> {
    let more = lines.len().saturating_sub(MAX_SCRIPT_LINES);
    lines.truncate(MAX_SCRIPT_LINES);
    if more > 0 {
        lines.push(format!("and {more} more lines"));
    }
    lines
}

fn with_script(case: &Case, script: &Script) -> CaseContext {
    CaseContext {
        pipelines: case.capture().map_or_else(Vec::new, |capture| {
            capture.programs().map(pipeline).collect()
        }),
        script: abridged(script_text::lines(script)),
        ..purpose(case)
    }
}

fn records(buffers: &[Buffer], words: &[CapturedWord], names: &[WordName]) -> Vec<CaptureRecord> {
    let record = |buffer: &Buffer| {
        let own = words.iter().filter(|word| word.binding == buffer.binding);
        let mut own: Vec<RecordWord> = own
            .map(|word| RecordWord {
                offset: word.offset.0,
                name: names[word.word.0 as usize].name.clone(),
            })
            .collect();
        own.sort_by_key(|word| word.offset);
        CaptureRecord {
            binding: buffer.binding.0,
            stride: buffer.stride.0,
            stream: buffer.stream.0,
            words: own,
        }
    };
    buffers.iter().map(record).collect()
}

/// Rasterizer discard that no command changes.
const DISCARD: &str = "rasterizer discard";

/// The rasterizer discard of a program in words; `None` where it is off.
pub fn rasterizer_discard(program: &Program) -> Option<&'static str> {
    match program.assembly.discard {
        Some(_) => Some("rasterizer discard set by commands"),
        None => program.state().discards().then_some(DISCARD),
    }
}

fn pipeline(program: &Program) -> String {
    let discard = rasterizer_discard(program);
    let has_fragment_shader = program.pipeline.has_fragment_shader();
    let shader = match (program.pipeline.image, has_fragment_shader) {
        (true, _) => Some("drawn into an image"),
        (false, true) => Some("with a fragment shader"),
        // It goes without saying where everything is discarded.
        (false, false) => (discard != Some(DISCARD)).then_some("without a fragment shader"),
    };
    let mut fragment = shader.into_iter().chain(discard).join(", ");
    if let Some(stream) = program.assembly.rasterized {
        let _ = write!(fragment, ", stream {stream} rasterized");
    }
    let patches = if program.assembly.topology == Topology::Patches {
        format!(" of {} points", program.assembly.patch_points)
    } else {
        String::new()
    };
    format!(
        "{}{patches}, captured from the {} stage, {fragment}",
        program.assembly.topology, program.interface.stage
    )
}

/// The block of a case, and which word of it each vertex captures; empty for a case
/// that reads none.
fn memory_block(memory: &MemoryCase) -> Vec<String> {
    let (Some(rules), Some(kind)) = (memory.declared.layout_rules, memory.declared.kind) else {
        return Vec::new();
    };
    let Ok((block, size)) = memory.laid_out(rules) else {
        return Vec::new();
    };
    let name = match kind {
        BlockKind::Uniform => "uniform block",
        BlockKind::Storage => "storage block",
        BlockKind::PushConstant => "push constants",
    };
    let mut lines = vec![format!(
        "{name} {}: {size} bytes, laid out by {}",
        block.name,
        rules.name()
    )];
    let enumeration = Enumeration::new(kind == BlockKind::Storage);
    if let Ok(rows) = members(&block, "", enumeration) {
        lines.extend(rows.iter().map(|row| {
            let mut line = format!("  byte {:>4}: {} {}", row.offset, row.ty, row.name);
            let strides = [
                ("array stride", row.array_stride),
                ("matrix stride", row.matrix_stride),
            ];
            for (stride, bytes) in strides.into_iter().filter(|(_, bytes)| *bytes > 0) {
                let _ = write!(line, ", {stride} {bytes}");
            }
            if row.row_major {
                line.push_str(", row-major");
            }
            line
        }));
    }
    let Ok(content) = Content::new(&block, size, 0) else {
        return lines;
    };
    let vertices = content.words.len().div_ceil(WORDS);
    for (number, reading) in Reading::all(kind, rules).iter().enumerate() {
        let first = number * vertices;
        let last = (first + vertices).saturating_sub(1);
        lines.push(format!(
            "vertices {first} to {last} read {}",
            reading.name()
        ));
    }
    for (vertex, words) in content.words.chunks(WORDS).enumerate() {
        for (vector, words) in words.chunks(4).enumerate() {
            let word = |word: &ReadWord| {
                let half = match (word.scalar.words(), word.half) {
                    (2, 0) => " (low)",
                    (2, _) => " (high)",
                    (_, _) => "",
                };
                format!("{}{half} at byte {}", word.expression, word.offset)
            };
            let words: Vec<String> = words.iter().map(word).collect();
            lines.push(format!(
                "  {vertex}: words[{vector}] = {}",
                words.join(", ")
            ));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Library;

    #[test]
    fn the_words_that_each_vertex_reads_of_a_block_are_listed() {
        let library = Library::embedded();
        let name = "xfb.memory_layout.b7.std140.uniform";
        let case = library.get(name).expect("no mistake").expect(name);
        let text = memory_block(case.memory().expect("a block")).join("\n");
        for part in [
            "uniform block Block: 192 bytes, laid out by std140\n",
            "byte  128: GL_DOUBLE_MAT2x3 c, matrix stride 16, row-major",
            // 39 words: three vertices for each way of reading.
            "vertices 3 to 5 read by dynamic indices\n",
            "  0: words[0] = a[0][0] (low) at byte 0, a[0][0] (high) at byte 4, a[0][1] (low) at byte 8,",
            "c[1][2] (high) at byte 172",
        ] {
            assert!(text.contains(part), "{part} in\n{text}");
        }
        let table = "xfb.memory_layout.table.b7";
        let case = library.get(table).expect("no mistake").expect(table);
        assert!(memory_block(case.memory().expect("a block")).is_empty());
    }
}
