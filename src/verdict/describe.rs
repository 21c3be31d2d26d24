//! Findings in words: one line for each, and the parts of such lines.

use super::difference::Expected;
use super::evidence::Evidence;
use super::findings::{
    CapturedComponent, ExpectedContent, ExpectedWord, Finding, ObservedContent, ObservedWord,
    Region, SourceVertex, WordFinding,
};
use crate::model::allowed::COUNTER_WORD;
use crate::model::values::INSTANCE_SPAN;
use crate::script::commands::Command;
use crate::types::Scalar;
use crate::units::Binding;
use std::fmt;

/// A range that the script binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoundRange {
    pub binding: Binding,
    pub buffer: usize,
    pub offset: u64,
    pub size: u64,
}

/// Every range that a script binds, in order.
pub fn bound_ranges(evidence: &Evidence<'_>) -> Vec<BoundRange> {
    let mut ranges = Vec::new();
    for command in &evidence.script.commands {
        let Command::Bind(bind) = command else {
            continue;
        };
        for (binding, range) in bind.bindings().zip(&bind.ranges) {
            let size = evidence.script.buffers[range.buffer];
            let range = BoundRange {
                binding,
                buffer: range.buffer,
                offset: range.offset,
                size: range.size.resolve(range.offset, size),
            };
            if !ranges.contains(&range) {
                ranges.push(range);
            }
        }
    }
    ranges
}

/// The record of a captured vertex in a bound range that a position is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VertexRecord {
    pub range: BoundRange,
    pub stride: u32,
    /// Number of the record, from the start of the range.
    pub number: u64,
    /// Bytes from the start of the record.
    pub offset: u64,
}

/// The vertex record at `position` of a buffer, if a captured range covers it.
pub fn vertex_record(
    evidence: &Evidence<'_>,
    buffer: usize,
    position: i64,
) -> Option<VertexRecord> {
    let position = u64::try_from(position).ok()?;
    bound_ranges(evidence).into_iter().find_map(|range| {
        let covers =
            range.buffer == buffer && (range.offset..range.offset + range.size).contains(&position);
        let table = evidence
            .buffers
            .iter()
            .find(|b| b.binding == range.binding)?;
        let stride = u64::from(table.stride.0).max(1);
        let within = position.checked_sub(range.offset)?;
        covers.then_some(VertexRecord {
            range,
            stride: table.stride.0,
            number: within / stride,
            offset: within % stride,
        })
    })
}

/// The part of a buffer that a position is in.
pub fn region(evidence: &Evidence<'_>, buffer: usize, position: i64) -> Region {
    let buffer_size = evidence.script.buffers[buffer];
    match u64::try_from(position) {
        Err(_) => Region::GuardBefore {
            bytes_before: position.unsigned_abs(),
        },
        Ok(position) if position >= buffer_size => Region::GuardAfter {
            bytes_past: position - buffer_size,
            buffer_size,
        },
        Ok(_) => match vertex_record(evidence, buffer, position) {
            Some(record) => Region::Record {
                binding: record.range.binding,
                range_offset: record.range.offset,
                record: record.number,
                stride: record.stride,
                offset: record.offset,
            },
            None => Region::Unbound,
        },
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Region::GuardBefore { bytes_before } => {
                write!(f, "guard, {bytes_before} bytes before the buffer")
            }
            Region::GuardAfter {
                bytes_past,
                buffer_size,
            } => write!(
                f,
                "guard, {bytes_past} bytes past the buffer's end at {buffer_size}"
            ),
            Region::Record {
                binding,
                range_offset,
                record,
                stride,
                offset,
            } => write!(
                f,
                "binding {binding}: range at {range_offset} + record {record} x stride {stride} + offset {offset}"
            ),
            Region::Unbound => f.write_str("outside of every bound range"),
        }
    }
}

/// The bits of a word as a number of its type; `None` for types of other sizes.
pub fn number(scalar: Scalar, bits: u32) -> Option<String> {
    match scalar {
        Scalar::F32 => Some(format!("{:e}", f32::from_bits(bits))),
        Scalar::I32 => Some((bits as i32).to_string()),
        Scalar::U32 => Some(bits.to_string()),
        Scalar::Bool
        | Scalar::I8
        | Scalar::U8
        | Scalar::I16
        | Scalar::U16
        | Scalar::F16
        | Scalar::I64
        | Scalar::U64
        | Scalar::Address
        | Scalar::F64 => None,
    }
}

/// Bits, and the number that they are.
pub fn bits_and_value(bits: u32, value: Option<&str>) -> String {
    match value {
        Some(value) => format!("{bits:#010x} ({value})"),
        None => format!("{bits:#010x}"),
    }
}

/// `source vertex 5 of instance 1`, or the vertex that a geometry shader emitted for the primitive
/// of that source vertex.
impl fmt::Display for SourceVertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let source = self.input.unwrap_or(self.origin);
        let source = match self.instance {
            Some(instance) => format!("{} of instance {instance}", source % INSTANCE_SPAN),
            None => source.to_string(),
        };
        match self.input {
            Some(_) => write!(
                f,
                "emitted vertex {} (input primitive of source vertex {source})",
                self.origin
            ),
            None => write!(f, "source vertex {source}"),
        }
    }
}

fn stream(stream: u32) -> String {
    match stream {
        0 => String::new(),
        stream => format!(", stream {stream}"),
    }
}

impl CapturedComponent {
    /// `a.x of captured vertex 3`.
    pub fn brief(&self) -> String {
        format!("{} of captured vertex {}", self.component.name, self.vertex)
    }

    /// `stream 0, component 1 of location 3`, as far as it is known.
    pub fn place_in_interface(&self) -> String {
        match (self.component.location, self.component.location_component) {
            (Some(location), Some(component)) => format!(
                "stream {}, component {component} of location {location}",
                self.stream
            ),
            (_, _) => format!("stream {}", self.stream),
        }
    }
}

impl fmt::Display for ExpectedWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = bits_and_value(self.bits, self.value.as_deref());
        match &self.content {
            ExpectedContent::Prefill => write!(f, "{bits}, the prefill: untouched"),
            ExpectedContent::Counter => write!(f, "{bits}, the value of a counter"),
            ExpectedContent::Captured(captured) => write!(
                f,
                "{bits}: {} (primitive {}, {}{})",
                captured.brief(),
                captured.primitive,
                captured.source,
                stream(captured.stream)
            ),
        }
    }
}

impl WordFinding {
    /// Returns the contents of the word and the place where they belong.
    pub fn observed_text(&self) -> String {
        let ObservedWord {
            bits,
            value,
            content,
            change,
        } = &self.observed;
        let bits = bits_and_value(*bits, value.as_deref());
        match content {
            ObservedContent::Prefill => format!("{bits}, the prefill: nothing was written here"),
            ObservedContent::Zero => bits,
            ObservedContent::Unknown => {
                let change = change.map_or_else(String::new, |change| {
                    format!(", but the required one {}", change.words())
                });
                format!(
                    "{bits}, not a value written by this case's shaders, nor the prefill{change}"
                )
            }
            ObservedContent::Shader {
                name,
                source,
                stream: from,
                belongs,
            } => {
                let home = match belongs {
                    Some(home) if home.buffer == self.buffer => {
                        let delta = self.position - home.byte as i64;
                        let direction = if delta < 0 { "before" } else { "past" };
                        format!(
                            "which belongs at byte {}: it was written {} bytes {direction} its place",
                            home.byte,
                            delta.abs()
                        )
                    }
                    Some(home) => {
                        format!(
                            "which belongs in buffer {} at byte {}",
                            home.buffer, home.byte
                        )
                    }
                    None => "which is not captured".to_owned(),
                };
                format!("{bits}: {name} of {source}{}, {home}", stream(*from))
            }
        }
    }
}

impl ObservedWord {
    /// Returns a short description of the contents.
    pub fn brief(&self) -> String {
        match &self.content {
            ObservedContent::Prefill => "was not written".to_owned(),
            ObservedContent::Zero => "holds zero".to_owned(),
            ObservedContent::Unknown => {
                let change = self.change.map_or_else(String::new, |change| {
                    format!(", but the required one {}", change.words())
                });
                format!(
                    "holds {:#010x}, not a value written by this case's shaders{change}",
                    self.bits
                )
            }
            ObservedContent::Shader { name, source, .. } => format!("holds {name} of {source}"),
        }
    }
}

impl ExpectedWord {
    /// Returns a short description of the required contents.
    pub fn brief(&self) -> String {
        match &self.content {
            ExpectedContent::Captured(captured) => format!("expected {}", captured.brief()),
            ExpectedContent::Counter => "expected the value of a counter".to_owned(),
            ExpectedContent::Prefill => "nothing may be written there".to_owned(),
        }
    }
}

/// One line for one difference.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Word(word) => write!(
                f,
                "buffer {}, byte {} {}; {}",
                word.buffer,
                word.byte,
                word.observed.brief(),
                word.expected.brief()
            ),
            Finding::Counter {
                counter,
                expected,
                written: true,
                observed,
                ..
            } => write!(
                f,
                "counter {counter}: expected {expected}, observed {observed}"
            ),
            Finding::Counter {
                counter,
                expected,
                written: false,
                observed,
                ..
            } => write!(
                f,
                "counter {counter}: expected {expected:#010x}, the prefill: untouched; observed {observed:#010x} ({observed})"
            ),
            Finding::CounterNeighbour {
                byte,
                expected,
                observed,
                ..
            } => write!(
                f,
                "counter buffer, byte {byte}, which belongs to no counter: expected {expected:#010x}, the prefill: untouched; observed {observed:#010x} ({observed})"
            ),
            Finding::Query {
                query,
                stream,
                number,
                expected,
                observed,
                ..
            } => {
                let observed = match observed {
                    Some(observed) => observed.to_string(),
                    None => "no result available".to_owned(),
                };
                write!(
                    f,
                    "query {query} (stream {stream}), {number}: expected {expected}, observed {observed}"
                )
            }
            Finding::QueryOverrun {
                query, byte, read, ..
            } => write!(
                f,
                "query {query}: the driver wrote more than the requested results, at byte {byte} from the first of them ({read})"
            ),
            Finding::Patch {
                patch,
                origin,
                levels,
                text,
                ..
            } => write!(
                f,
                "patch {patch} (source vertex {origin}, levels {levels}): {text}"
            ),
            Finding::Contradiction { text, .. } => {
                write!(f, "the driver contradicts itself: {text}")
            }
        }
    }
}

/// The type of the component that a word must hold.
pub fn expected_scalar(evidence: &Evidence<'_>, expected: Expected) -> Option<Scalar> {
    match expected {
        // A copied counter is not a component of the interface.
        Expected::Captured { source, .. } if source.word == COUNTER_WORD => None,
        Expected::Captured { source, .. } => Some(evidence.names[source.word.0 as usize].scalar),
        Expected::Untouched { .. } => None,
    }
}

/// Returns the index in its image of a byte of a buffer that is read back.
pub fn image_place(evidence: &Evidence<'_>, buffer: usize, position: i64) -> usize {
    let window = evidence.script.readback_window(buffer, evidence.guard);
    window
        .index(position)
        .expect("differences are in bytes that are read back")
}
