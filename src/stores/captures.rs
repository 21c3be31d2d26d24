//! Compares the commands that a driver submits with those of a script: ranges, first bytes, counters
//! that are stored, what queries count, and draws of captured vertices.

use super::fault::{StoreFault, StoreFaultKind};
use super::nvk::{ByteCountDraw, Capture, Count, First, POINTER_METHODS, Range, Submitted};

use crate::script::Script;
use crate::script::commands::effects::Drawn;
use crate::script::commands::{QueryDeclaration, QueryKind};
use crate::script::executor::CommandText;
use crate::script::timeline::{ScriptState, timeline};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The commands of a script that concern transform feedback.
#[derive(Debug, Default)]
pub(super) struct Expected {
    pub captures: Vec<ScriptCapture>,
    /// The counts that the ends of queries store, and those of begins and ends.
    counts: [Vec<(Count, u32)>; 2],
    /// The draws of something, and all.
    byte_count_draws: [Vec<ByteCountDraw>; 2],
}

/// A capture of a script. Addresses are `None` where the device states none.
#[derive(Debug, Default)]
pub(super) struct ScriptCapture {
    /// The number of the program that draws in it.
    pub program: Option<usize>,
    /// The ranges that are bound, by binding.
    ranges: BTreeMap<u32, ScriptRange>,
    /// The addresses of counters at which it begins, by binding.
    begins: BTreeMap<u32, Option<u64>>,
    /// The addresses of counters that its end stores, by binding.
    ends: BTreeMap<u32, Option<u64>>,
}

/// A range of a script.
#[derive(Clone, Copy, Debug)]
struct ScriptRange {
    address: Option<u64>,
    bytes: u64,
}

/// Returns the commands of a script in their order.
pub(super) fn expected(script: &Script, commands: &CommandText) -> Expected {
    let mut expected = Expected::default();
    let counter = |number: usize| commands.counters.get(number).copied();
    for (_, state, command) in timeline(script) {
        let effects = command.effects();
        let [ends, all] = &mut expected.counts;
        if let Some(query) = effects.ends_query {
            ends.extend(counts(&script.queries[query]));
        }
        if let Some(query) = effects.begins_query.or(effects.ends_query) {
            all.extend(counts(&script.queries[query]));
        }
        if let Some(Drawn::ByteCount(draw)) = effects.draws {
            let numbers = ByteCountDraw {
                counter_offset: draw.counter_offset,
                stride: draw.stride,
            };
            let [drawn, all] = &mut expected.byte_count_draws;
            drawn.extend((draw.instances > 0).then_some(numbers));
            all.push(numbers);
        }
        if let Some(call) = effects.begins_capture {
            expected.captures.push(ScriptCapture {
                ranges: ranges(script, &state, commands),
                begins: call
                    .named()
                    .map(|(binding, index)| (binding.0, counter(index.position())))
                    .collect(),
                ..ScriptCapture::default()
            });
        }
        let last = expected.captures.last_mut();
        let Some(capture) = last.filter(|_| state.capture.is_some()) else {
            continue;
        };
        // A driver may skip draws of nothing.
        let draws = match effects.draws {
            Some(Drawn::Vertices(draw)) => draw.calls.iter().any(|call| call.total() > 0),
            Some(Drawn::ByteCount(draw)) => draw.instances > 0,
            None => false,
        };
        if draws {
            capture.program = Some(state.program.position());
        }
        if let Some(call) = effects.ends_capture {
            let stored = call.named();
            capture.ends = stored
                .map(|(binding, index)| (binding.0, counter(index.position())))
                .filter(|(binding, _)| capture.ranges.contains_key(binding))
                .collect();
        }
    }
    expected
}

/// The counts that the begin and the end of a query store.
fn counts(query: &QueryDeclaration) -> impl Iterator<Item = (Count, u32)> {
    let counts: &[Count] = match query.kind {
        QueryKind::TransformFeedback => &[Count::Written, Count::Needed],
        QueryKind::PrimitivesGenerated => &[Count::Generated],
        QueryKind::Statistics | QueryKind::Clipping => &[],
    };
    let stream = query.stream.0;
    counts.iter().map(move |count| (*count, stream))
}

fn ranges(
    script: &Script,
    state: &ScriptState<'_>,
    commands: &CommandText,
) -> BTreeMap<u32, ScriptRange> {
    let bound = state.bound.iter().filter_map(|(binding, bound)| {
        let range = bound.range;
        let size = *script.buffers.get(range.buffer)?;
        let start = commands.buffers.get(range.buffer);
        let address = start.map(|start| start.wrapping_add(range.offset));
        let bytes = range.size.resolve(range.offset, size);
        Some((binding.0, ScriptRange { address, bytes }))
    });
    bound.collect()
}

/// Returns the differences between the commands of a script and those that are submitted.
/// `written` has the bindings that each program captures to.
pub(super) fn compare(
    expected: &Expected,
    submitted: &Submitted,
    written: &[BTreeSet<u32>],
) -> Vec<StoreFault> {
    let (script, driver) = (&expected.captures, &submitted.captures);
    if script.len() != driver.len() {
        let text = format!(
            "transform feedback begins and ends {} times in the submitted commands, not {}",
            driver.len(),
            script.len()
        );
        let kind = StoreFaultKind::Capture;
        return vec![StoreFault { kind, text }];
    }
    let pairs = (0..).zip(script.iter().zip(driver));
    let captures = pairs.flat_map(|(number, (expected, submitted))| {
        let nothing = BTreeSet::new();
        let written = expected.program.and_then(|program| written.get(program));
        expected.faults(number, submitted, written.unwrap_or(&nothing))
    });
    let mut faults: Vec<StoreFault> = captures.collect();
    faults.extend(expected.query_fault(submitted));
    faults.extend(expected.draw_fault(submitted));
    faults
}

impl Expected {
    /// The first difference in what queries store.
    fn query_fault(&self, submitted: &Submitted) -> Option<StoreFault> {
        let name = |count: Option<&(Count, u32)>| match count {
            Some((count, stream)) => format!("{count} of stream {stream}"),
            None => "nothing".to_owned(),
        };
        // A begin may clear what an end stores, or store it, too.
        let [ends, all] = &self.counts;
        let other = &submitted.counts;
        let own = if other.len() > ends.len() { all } else { ends };
        let number = (0..own.len().max(other.len())).find(|at| own.get(*at) != other.get(*at))?;
        Some(StoreFault {
            kind: StoreFaultKind::Query,
            text: format!(
                "queries store {} as count {number}, not {}",
                name(other.get(number)),
                name(own.get(number))
            ),
        })
    }

    /// The first difference in draws of captured vertices.
    fn draw_fault(&self, submitted: &Submitted) -> Option<StoreFault> {
        // A driver may skip draws of nothing.
        let [drawn, all] = &self.byte_count_draws;
        let other = &submitted.byte_count_draws;
        let own = if other.len() > drawn.len() {
            all
        } else {
            drawn
        };
        let number = (0..own.len().max(other.len())).find(|at| own.get(*at) != other.get(*at))?;
        let text = match (own.get(number), other.get(number)) {
            (Some(own), Some(other)) => format!("drawn {other}, not {own}"),
            (Some(own), None) => format!("not drawn {own}"),
            (None, Some(other)) => format!("drawn {other}, once more"),
            (None, None) => return None,
        };
        Some(StoreFault {
            kind: StoreFaultKind::ByteCount,
            text: format!("captured vertices are {text}"),
        })
    }
}

impl fmt::Display for ByteCountDraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (offset, stride) = (self.counter_offset, self.stride);
        write!(f, "with counter offset {offset} and stride {stride}")
    }
}

impl ScriptCapture {
    fn faults(
        &self,
        number: usize,
        submitted: &Capture,
        written: &BTreeSet<u32>,
    ) -> Vec<StoreFault> {
        let mut faults = Vec::new();
        let mut fault = |kind, text: String| {
            let text = format!("capture {number}: {text}");
            faults.push(StoreFault { kind, text });
        };
        if self.program.is_some() && submitted.lacks_layouts() {
            let text = "no layout of its buffers is set, as if nothing were drawn";
            fault(StoreFaultKind::Layout, text.to_owned());
        } else if self.program.is_some() {
            for binding in submitted.stale() {
                let text = format!("buffer {binding} keeps the layout of earlier command buffers");
                fault(StoreFaultKind::Stale, text);
            }
        }
        for (binding, range) in &self.ranges {
            let place = *binding as usize;
            let is_written = written.contains(binding);
            if is_written {
                let bound = submitted.buffers.get(place).copied().flatten();
                for (kind, text) in range.faults(*binding, bound) {
                    fault(kind, text);
                }
            }
            // A count that is stored afterwards continues at the first byte, too.
            if is_written || self.ends.contains_key(binding) {
                let first = submitted.firsts.get(place).copied().flatten();
                if let Some(text) = self.first_fault(*binding, first) {
                    match submitted.misplaced.first() {
                        Some(distance) if self.begins.contains_key(binding) => fault(
                            StoreFaultKind::Load,
                            format!(
                                "{text}: a counter is loaded into the method at distance \
                                 {distance} from the pointer of buffer 0, and pointers are \
                                 {POINTER_METHODS} apart"
                            ),
                        ),
                        _ => fault(StoreFaultKind::Pointer, text),
                    }
                }
            }
        }
        for (binding, address) in &self.ends {
            let stored = submitted
                .stored
                .iter()
                .rfind(|(stored, _)| stored == binding);
            match stored {
                None => fault(
                    StoreFaultKind::Counter,
                    format!("its end stores no byte count of buffer {binding}"),
                ),
                Some((_, to)) => {
                    if let Some(address) = address.filter(|address| address != to) {
                        let distance = distance(*to, address);
                        let text = format!(
                            "its end stores the byte count of buffer {binding} {distance} its counter"
                        );
                        fault(StoreFaultKind::Counter, text);
                    }
                }
            }
        }
        faults
    }

    /// Returns the fault of the first byte of a binding.
    fn first_fault(&self, binding: u32, first: Option<First>) -> Option<String> {
        let wanted = self.begins.get(&binding);
        let is = match (wanted, first) {
            (None, Some(First::Byte(0)))
            | (Some(_), Some(First::Counter(None)))
            | (Some(None), Some(First::Counter(_))) => return None,
            (Some(Some(wanted)), Some(First::Counter(Some(at)))) if at == *wanted => return None,
            (_, None) => "a byte that is not set".to_owned(),
            (_, Some(First::Byte(byte))) => format!("byte {byte}"),
            (Some(Some(wanted)), Some(First::Counter(Some(at)))) => {
                format!("what is {} its counter", distance(at, *wanted))
            }
            (None, Some(First::Counter(_))) => "a counter".to_owned(),
        };
        let should = match wanted {
            Some(_) => "its counter",
            None => "byte 0",
        };
        Some(format!("buffer {binding} begins at {is}, not at {should}"))
    }
}

impl ScriptRange {
    fn faults(
        &self,
        binding: u32,
        bound: Option<Range>,
    ) -> impl Iterator<Item = (StoreFaultKind, String)> {
        let Some(bound) = bound else {
            let text = format!("buffer {binding} is not bound");
            return [Some((StoreFaultKind::Bind, text)), None]
                .into_iter()
                .flatten();
        };
        let address = self.address.filter(|address| *address != bound.address);
        let address = address.map(|address| {
            let distance = distance(bound.address, address);
            let text = format!("buffer {binding} is bound {distance} its range");
            (StoreFaultKind::Address, text)
        });
        // A remainder of less than a word is never captured to.
        let is_size = u64::from(bound.bytes) / 4 == self.bytes / 4;
        let size = (!is_size).then(|| {
            let text = format!(
                "buffer {binding} has {} bytes, not {}",
                bound.bytes, self.bytes
            );
            (StoreFaultKind::Size, text)
        });
        [address, size].into_iter().flatten()
    }
}

/// Returns where an address is, as seen from another one.
fn distance(is: u64, should: u64) -> String {
    if is < should {
        format!("{} bytes before", should - is)
    } else {
        format!("{} bytes after", is - should)
    }
}
