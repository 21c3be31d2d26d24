//! NVK: the captures in its submitted commands, as Mesa 25.0 to 26.2 print them.
//!
//! The hardware stores: it is given a range, a first byte, a stream, a stride and a list of output
//! registers for each buffer, and begins and ends to capture by a method. Numbers of registers are those of
//! NVIDIA's Shader Program Header, in words: 0x1c is the position, 0x20 component x of location 0.

use super::push::Method;
use super::reading::{Contents, Reading, StoredWord, Unreadable};
use crate::capture::Register;
use crate::types::interface::BuiltIn;
use crate::units::Location;
use strum::Display;

/// The name of the driver (`VkPhysicalDeviceDriverProperties::driverName`).
pub(super) const DRIVER: &str = "NVK";

/// Buffers that the hardware captures to.
const BUFFERS: usize = 4;

/// The subchannel of the class for drawing.
const DRAWING: u32 = 0;

/// The lists of registers: their first method, and the bytes of each.
const LISTS: (u32, u32) = (0x2800, 0x80);

/// The methods from one `SET_STREAM_OUT_BUFFER_LOAD_WRITE_POINTER` to that of the next buffer,
/// by which the driver's macro chooses one.
pub(super) const POINTER_METHODS: u32 = 8;

/// A number in a list in whose place nothing is stored.
const SKIPPED: u8 = 0xff;

/// The first register of locations, and the first after them.
const LOCATIONS: (u8, u8) = (0x20, 0xa0);

/// The registers of built-in outputs: the first, and how many.
const BUILT_INS: [(BuiltIn, u8, u8); 9] = [
    // Before Ampere it has the place of the viewport index, since no shader has both.
    (BuiltIn::PrimitiveShadingRate, 0x17, 1),
    (BuiltIn::PrimitiveShadingRate, 0x1a, 1),
    (BuiltIn::PrimitiveId, 0x18, 1),
    (BuiltIn::Layer, 0x19, 1),
    (BuiltIn::ViewportIndex, 0x1a, 1),
    (BuiltIn::PointSize, 0x1b, 1),
    (BuiltIn::Position, 0x1c, 4),
    // Cull distances follow the clip distances of a shader.
    (BuiltIn::ClipDistance, 0xb0, 8),
    (BuiltIn::CullDistance, 0xb0, 8),
];

/// A capture, from its begin to its end, as the hardware is set for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Capture {
    pub buffers: [Option<Range>; BUFFERS],
    pub firsts: [Option<First>; BUFFERS],
    /// Distances from the first buffer's pointer, in methods, at which a counter is loaded and no
    /// buffer has its pointer.
    pub misplaced: Vec<u32>,
    /// The buffers whose byte counts are stored afterwards, each with the address.
    pub stored: Vec<(u32, u64)>,
    layouts: [Layout; BUFFERS],
}

/// The commands of a text that concern transform feedback.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Submitted {
    pub captures: Vec<Capture>,
    /// The counts that begins and ends of queries store, with the stream.
    pub counts: Vec<(Count, u32)>,
    pub byte_count_draws: Vec<ByteCountDraw>,
}

/// A count that a query stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
pub(super) enum Count {
    #[strum(serialize = "primitives written")]
    Written,
    #[strum(serialize = "primitives needed")]
    Needed,
    #[strum(serialize = "primitives generated")]
    Generated,
}

/// The numbers that a draw of captured vertices is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ByteCountDraw {
    pub counter_offset: u32,
    pub stride: u32,
}

/// The range of a buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Range {
    pub address: u64,
    pub bytes: u32,
}

/// The first byte that is captured in a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum First {
    Byte(u32),
    /// The value of a counter; its address, where it is printed.
    Counter(Option<u64>),
}

/// The layout of a buffer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Layout {
    stream: u32,
    stride: u32,
    /// The words of a vertex, once they are set.
    words: Option<u32>,
    /// A register for each of them, four in a word.
    registers: Vec<u32>,
}

/// Reads the commands of a text, in their order.
///
/// # Errors
/// [`Unreadable`]
pub(super) fn submitted(text: &str) -> Result<Submitted, Unreadable> {
    let methods = Method::all(text)?;
    if methods.is_empty() {
        return Err(Unreadable::NoCommands);
    }
    let mut hardware = Hardware::default();
    for call in calls(&methods) {
        hardware.call(call)?;
    }
    Ok(hardware.done)
}

/// Parts methods into macros with their words, and others.
fn calls<'m, 't>(methods: &'m [Method<'t>]) -> impl Iterator<Item = &'m [Method<'t>]> {
    methods.chunk_by(|_, next| next.name == "CALL_MME_DATA")
}

/// The state of the hardware.
#[derive(Default)]
struct Hardware {
    now: Capture,
    /// Ranges that are not in use.
    ranges: [Range; BUFFERS],
    is_active: bool,
    /// Whether the methods since the begin are about first bytes only.
    begins: bool,
    /// The address to which the next report is stored.
    report: u64,
    counter_offset: u32,
    done: Submitted,
}

impl Hardware {
    fn call(&mut self, call: &[Method<'_>]) -> Result<(), Unreadable> {
        let [method, words @ ..] = call else {
            return Ok(());
        };
        if method.subchannel != Some(DRAWING) {
            return Ok(());
        }
        let buffer = method.index as usize;
        let number = |field| method.value(field);
        match method.name {
            "SET_STREAM_OUTPUT" => self.switch(method.text("ENABLE")? == "TRUE"),
            "SET_STREAM_OUT_BUFFER_LOAD_WRITE_POINTER" => {
                *entry(&mut self.now.firsts, method)? = Some(First::Byte(number("START_OFFSET")?));
                return Ok(());
            }
            "CALL_MME_MACRO" if self.begins => {
                if let Some((distance, first)) = loaded(method, words)? {
                    let buffer = (distance / POINTER_METHODS) as usize;
                    match self.now.firsts.get_mut(buffer) {
                        Some(own) if distance % POINTER_METHODS == 0 => *own = Some(first),
                        _ => self.now.misplaced.push(distance),
                    }
                    return Ok(());
                }
            }
            "SET_STREAM_OUT_BUFFER_ENABLE" => {
                let is_enabled = method.text("V")? == "TRUE";
                let range = *entry(&mut self.ranges, method)?;
                self.now.buffers[buffer] = is_enabled.then_some(range);
            }
            "SET_STREAM_OUT_BUFFER_ADDRESS_A" => {
                let range = entry(&mut self.ranges, method)?;
                range.address = u64::from(number("UPPER")?) << 32 | range.address & 0xffff_ffff;
            }
            "SET_STREAM_OUT_BUFFER_ADDRESS_B" => {
                let range = entry(&mut self.ranges, method)?;
                range.address = range.address >> 32 << 32 | u64::from(number("LOWER")?);
            }
            "SET_STREAM_OUT_BUFFER_SIZE" => {
                entry(&mut self.ranges, method)?.bytes = number("BYTES")?;
            }
            "SET_STREAM_OUT_CONTROL_STREAM" => {
                entry(&mut self.now.layouts, method)?.stream = number("SELECT")?;
            }
            "SET_STREAM_OUT_CONTROL_COMPONENT_COUNT" => {
                entry(&mut self.now.layouts, method)?.words = Some(number("MAX")?);
            }
            "SET_STREAM_OUT_CONTROL_STRIDE" => {
                entry(&mut self.now.layouts, method)?.stride = number("BYTES")?;
            }
            "SET_REPORT_SEMAPHORE_A" => self.report = u64::from(number("OFFSET_UPPER")?) << 32,
            "SET_REPORT_SEMAPHORE_B" => self.report |= u64::from(number("OFFSET_LOWER")?),
            "SET_REPORT_SEMAPHORE_D" => self.report(method)?,
            "SET_DRAW_AUTO_START" => self.counter_offset = number("BYTE_COUNT")?,
            "SET_DRAW_AUTO_STRIDE" => self.done.byte_count_draws.push(ByteCountDraw {
                counter_offset: self.counter_offset,
                stride: number("V")?,
            }),
            "" => self.list(method)?,
            _ => {}
        }
        if let Some(range) = self.ranges.get(buffer)
            && let Some(Some(used)) = self.now.buffers.get_mut(buffer)
            && method.name.starts_with("SET_STREAM_OUT_BUFFER_")
        {
            *used = *range;
        }
        self.begins = method.name == "SET_STREAM_OUTPUT" && self.is_active;
        Ok(())
    }

    /// Notes a report, if it is of transform feedback.
    fn report(&mut self, method: &Method<'_>) -> Result<(), Unreadable> {
        let number = method.value("SUB_REPORT")?;
        let count = match method.text("REPORT")? {
            "STREAMING_BYTE_COUNT" => {
                if let Some(last) = self.done.captures.last_mut().filter(|_| !self.is_active) {
                    last.stored.push((number, self.report));
                }
                return Ok(());
            }
            "STREAMING_PRIMITIVES_SUCCEEDED" => Count::Written,
            "STREAMING_PRIMITIVES_NEEDED" => Count::Needed,
            "VTG_PRIMITIVES_OUT" => Count::Generated,
            _ => return Ok(()),
        };
        self.done.counts.push((count, number));
        Ok(())
    }

    /// Begins or ends a capture.
    fn switch(&mut self, is_active: bool) {
        if self.is_active && !is_active {
            self.done.captures.push(self.now.clone());
        } else if is_active {
            self.now.firsts = Default::default();
            self.now.misplaced.clear();
        }
        self.is_active = is_active;
    }

    /// Sets four registers, if an unnamed method is one of those which do.
    fn list(&mut self, method: &Method<'_>) -> Result<(), Unreadable> {
        let (first, bytes) = LISTS;
        let Some(at) = method.number.checked_sub(first) else {
            return Ok(());
        };
        let Some(layout) = self.now.layouts.get_mut((at / bytes) as usize) else {
            return Ok(());
        };
        let word = (at % bytes / 4) as usize;
        if layout.registers.len() <= word {
            layout.registers.resize(word + 1, u32::MAX);
        }
        layout.registers[word] = method.value("VALUE")?;
        Ok(())
    }
}

/// Returns the entry of a method's buffer.
fn entry<'a, T>(all: &'a mut [T; BUFFERS], method: &Method<'_>) -> Result<&'a mut T, Unreadable> {
    let entry = all.get_mut(method.index as usize);
    entry.ok_or_else(|| Unreadable::line(method.line))
}

/// Reads the macro that loads the first byte of a buffer from a counter, whose first word is the
/// distance of its pointer from that of buffer 0; `None` for other macros. From Turing on it is
/// given the counter's address; before, the value follows from memory, where the printed word is
/// that after the end of the commands.
fn loaded(method: &Method<'_>, words: &[Method<'_>]) -> Result<Option<(u32, First)>, Unreadable> {
    let distance = method.value("V")?;
    let word = |word: &Method<'_>| Ok(u64::from(word.value("V")?));
    let first = match words {
        [_] => First::Counter(None),
        [upper, lower] => First::Counter(Some(word(upper)? << 32 | word(lower)?)),
        _ => return Ok(None),
    };
    Ok(Some((distance, first)))
}

impl Capture {
    /// Whether no buffer has a layout.
    pub fn lacks_layouts(&self) -> bool {
        self.layouts
            .iter()
            .all(|layout| *layout == Layout::default())
    }

    /// Returns the buffers of which the words of a vertex are those of earlier command buffers.
    pub fn stale(&self) -> impl Iterator<Item = u32> {
        let layouts = (0..).zip(&self.layouts);
        layouts
            .filter(|(_, layout)| layout.words.is_none())
            .map(|(binding, _)| binding)
    }

    /// The stores of each vertex.
    ///
    /// # Errors
    /// [`Unreadable::Line`]: a register is unknown.
    pub fn reading(&self) -> Result<Reading, Unreadable> {
        let mut reading = Reading::default();
        for (binding, layout) in (0..).zip(&self.layouts) {
            reading.strides.push(layout.stride);
            reading.streams.push(layout.stream);
            let registers = layout.registers.iter().flat_map(|four| four.to_le_bytes());
            let captured = (0..layout.words.unwrap_or(0)).zip(registers);
            for (word, number) in captured.filter(|(_, number)| *number != SKIPPED) {
                let line = format!("register {number:#x} for word {word} of buffer {binding}");
                let outputs = outputs(number);
                if outputs.is_empty() {
                    return Err(Unreadable::line(&line));
                }
                reading.stores.push(StoredWord {
                    binding,
                    at: 4 * word,
                    start: None,
                    step: None,
                    counter: None,
                    source: None,
                    order: None,
                    contents: Contents::Outputs(outputs),
                    line,
                });
            }
        }
        Ok(reading)
    }
}

/// Returns the outputs that a register may be, and the component of each.
fn outputs(number: u8) -> Vec<(Register, u32)> {
    let (first, end) = LOCATIONS;
    if (first..end).contains(&number) {
        let word = u32::from(number - first);
        return vec![(Register::Location(Location(word / 4)), word % 4)];
    }
    let built_ins = BUILT_INS.iter().filter_map(|(built_in, first, count)| {
        let component = number.checked_sub(*first).filter(|at| at < count)?;
        Some((Register::BuiltIn(*built_in), u32::from(component)))
    });
    built_ins.collect()
}
