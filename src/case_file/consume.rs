//! Steps that read captured data: `consume`, for the next draw, and `copy`.
//!
//! ```toml
//! consume = { as = "vertex", from = { memory = 0, offset = 256 } }
//! copy = { from = { counter = 0 }, to = { memory = 1, offset = 16 }, bytes = 4, by = "host" }
//! ```

use crate::case_file::buffer_sizes::Memories;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{Number, Text};
use crate::script::consume::{
    BufferCopy, CapturedSource, Consume, Copier, DrawInput, READ_BYTES, ReadAs,
};
use crate::script::placement::Place;
use serde::Deserialize;
use std::ops::Range;

/// Bytes that one copy may have.
const MOST: i64 = 1 << 16;

/// What the next draw reads.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConsumeStep {
    /// `vertex`, `uniform`, …, `index`, `indirect`, `count`.
    #[serde(rename = "as")]
    pub by: Text,
    pub from: Spot,
    /// Of `indirect`: bytes from the arguments of one draw to the next.
    pub stride: Option<Number>,
}

/// A copy into a captured buffer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CopyStep {
    pub from: Spot,
    pub to: Spot,
    pub bytes: Number,
    /// `queue`, as where left out, or `host`.
    pub by: Option<Text>,
}

/// A place in a buffer, or a counter.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// The binding whose own buffer it is, or a `VkBuffer` of a bind.
    pub buffer: Option<Number>,
    pub memory: Option<Number>,
    pub offset: Option<Number>,
    pub counter: Option<Number>,
}

/// Where steps find buffers and counters.
pub struct Known<'a> {
    pub memories: &'a mut Memories,
    pub counters: usize,
}

impl Known<'_> {
    /// The place that a spot names, of which so many bytes are meant.
    fn place(
        &mut self,
        spot: &Spot,
        bytes: u64,
        span: &Range<usize>,
        scope: &Scope<'_>,
    ) -> Result<Place> {
        let offset = match &spot.offset {
            Some(offset) => scope.ranged(offset, "an offset", 0..1 << 24)?,
            None => 0,
        };
        let offset = u64::from(offset);
        if !offset.is_multiple_of(4) {
            let why = format!("what is read or copied lies at a multiple of 4, seen {offset}");
            return scope.fail(span.clone(), Problem::Script(why));
        }
        let end = offset + bytes;
        let buffer = match (&spot.buffer, &spot.memory) {
            (Some(buffer), None) => self.memories.own(buffer, end, scope)?,
            (None, Some(memory)) => self.memories.place(memory, end, scope)?,
            _ => {
                let why = "a place is in one 'buffer' or one 'memory'";
                return scope.fail(span.clone(), Problem::Script(why.to_owned()));
            }
        };
        Ok(Place { buffer, offset })
    }

    /// What a spot names to be read.
    fn from(
        &mut self,
        spot: &Spot,
        bytes: u64,
        span: &Range<usize>,
        scope: &Scope<'_>,
    ) -> Result<CapturedSource> {
        match &spot.counter {
            Some(counter) => {
                let count = self.counters as i64;
                let counter = scope.ranged(counter, "a counter", 0..count)?;
                Ok(CapturedSource::Counter(counter as usize))
            }
            None => Ok(CapturedSource::Captured(
                self.place(spot, bytes, span, scope)?,
            )),
        }
    }

    /// Reads what the next draw reads; `reads` is how its program does.
    ///
    /// # Errors
    /// A name or a place that is none, or what no device can do.
    pub fn consume(
        &mut self,
        raw: &ConsumeStep,
        reads: Option<ReadAs>,
        span: &Range<usize>,
        scope: &Scope<'_>,
    ) -> Result<Consume> {
        let wrong = |why: String| scope.fail(span.clone(), Problem::Script(why));
        let seen = scope.text(&raw.by)?;
        let data = ReadAs::ALL.iter().find(|(name, _)| *name == seen);
        let by = match (data, seen.as_str()) {
            (Some((_, data)), _) => DrawInput::Data(*data),
            (_, "index") => DrawInput::Index,
            (_, "indirect") => DrawInput::Indirect {
                stride: match &raw.stride {
                    Some(stride) => scope.ranged(stride, "a stride", 4..1 << 12)?,
                    None => READ_BYTES as u32,
                },
            },
            (_, "count") => DrawInput::Count,
            _ => {
                let what = "consumer";
                let known = ReadAs::ALL.map(|(name, _)| name).join(", ");
                let known = format!("{known}, index, indirect, count");
                return scope.fail(raw.by.span(), Problem::Unknown { what, seen, known });
            }
        };
        let from = self.from(&raw.from, READ_BYTES, span, scope)?;
        match (by, from) {
            (DrawInput::Data(data), _) if reads != Some(data) => {
                return wrong(format!(
                    "the program that is bound does not read as '{seen}'"
                ));
            }
            (DrawInput::Data(data), CapturedSource::Captured(place))
                if !place.offset.is_multiple_of(data.alignment()) =>
            {
                let alignment = data.alignment();
                return wrong(format!("'{seen}' is read from a multiple of {alignment}"));
            }
            (DrawInput::Data(_) | DrawInput::Index, CapturedSource::Counter(_)) => {
                return wrong(format!("a counter is not read as '{seen}'"));
            }
            _ => {}
        }
        Ok(Consume { by, from })
    }

    /// Reads a copy.
    ///
    /// # Errors
    /// As [`Known::consume`].
    pub fn copy(
        &mut self,
        raw: &CopyStep,
        span: &Range<usize>,
        scope: &Scope<'_>,
    ) -> Result<BufferCopy> {
        let bytes = u64::from(scope.ranged(&raw.bytes, "bytes", 4..MOST)?);
        let from = self.from(&raw.from, bytes, span, scope)?;
        let to = self.place(&raw.to, bytes, span, scope)?;
        let by = match &raw.by {
            None => Copier::Queue,
            Some(text) => match scope.text(text)?.as_str() {
                "queue" => Copier::Queue,
                "host" => Copier::Host,
                seen => {
                    let (what, seen) = ("copier", seen.to_owned());
                    let known = "queue, host".to_owned();
                    return scope.fail(text.span(), Problem::Unknown { what, seen, known });
                }
            },
        };
        let overlaps = |place: &Place| {
            place.buffer == to.buffer
                && place.offset < to.offset + bytes
                && to.offset < place.offset + bytes
        };
        let alone = match from {
            CapturedSource::Counter(_) => bytes == 4,
            CapturedSource::Captured(place) => !overlaps(&place),
        };
        if !bytes.is_multiple_of(4) || !alone {
            let why =
                "a copy is of whole words, of 4 bytes of a counter, and onto no bytes of its own";
            return scope.fail(span.clone(), Problem::Script(why.to_owned()));
        }
        Ok(BufferCopy {
            by,
            from,
            to,
            bytes,
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::case_file::expand::expand;
    use crate::script::consume::{BufferCopy, CapturedSource, Consume, Copier, DrawInput, ReadAs};
    use crate::script::placement::Place;
    use crate::script::{Command, Script};
    use crate::sources::Sources;

    const READER: &str = "[programs.r.interface]\n\
        outputs = [{ name = 'read', type = 'uvec4', location = 0, buffer = 0, offset = 0, stride = 16 }]\n\
        [programs.r.pipeline]\nreads = 'uniform'\n\
        shaders = [{ stage = 'vertex', file = 'consume.vert', defines = ['XFB_AS_UNIFORM'] }]\n";

    fn script(steps: &str) -> Result<Script, String> {
        let steps: String = steps
            .lines()
            .map(|step| format!("[[script]]\n{}\n", step.trim()))
            .collect();
        let text = format!(
            "about = 'x'\nrules = [1]\n[interface]\noutputs = [{{ name = 'a', type = 'uvec4', offset = 0 }}]\n\
             {READER}[[counters]]\n[[script]]\nbind = [{{ buffer = 0, memory = 2 }}]\n{steps}"
        );
        let cases = expand("f/x.toml", &text, &Sources::embedded(), None);
        let mut cases = cases.map_err(|error| error.to_string())?;
        Ok(cases.remove(0).device.expect("a device case").script)
    }

    #[test]
    fn a_step_names_a_place_and_how_it_is_read() {
        let script = script(
            "use = 'r'
             consume = { as = 'uniform', from = { memory = 2, offset = 256 } }
             draw = {}
             copy = { from = { counter = 0 }, to = { memory = 9, offset = 8 }, bytes = 4, by = 'host' }",
        );
        let commands = script.expect("right").commands;
        let consume = Consume {
            by: DrawInput::Data(ReadAs::Uniform),
            from: CapturedSource::Captured(Place {
                buffer: 0,
                offset: 256,
            }),
        };
        assert!(commands.contains(&Command::Consume(consume)));
        let copy = BufferCopy {
            by: Copier::Host,
            from: CapturedSource::Counter(0),
            to: Place {
                buffer: 1,
                offset: 8,
            },
            bytes: 4,
        };
        assert!(commands.contains(&Command::Copy(copy)));
    }

    #[test]
    fn what_cannot_be_read_or_copied_is_refused() {
        let rows = [
            ("use = 'r'\ndraw = {}", "'consume' says which"),
            (
                "consume = { as = 'uniform', from = { memory = 2 } }\ndraw = {}",
                "does not read as 'uniform'",
            ),
            (
                "use = 'r'\nconsume = { as = 'uniform', from = { memory = 2, offset = 16 } }\ndraw = {}",
                "from a multiple of 256",
            ),
            (
                "consume = { as = 'paint', from = { memory = 2 } }\ndraw = {}",
                "index, indirect, count",
            ),
            (
                "consume = { as = 'index', from = { counter = 0 } }\ndraw = {}",
                "a counter is not read as 'index'",
            ),
            (
                "consume = { as = 'count', from = { offset = 4 } }\ndraw = {}",
                "one 'buffer' or one 'memory'",
            ),
            (
                "draw = {}\ncopy = { from = { memory = 2 }, to = { memory = 2, offset = 4 }, bytes = 8 }",
                "onto no bytes of its own",
            ),
            (
                "draw = {}\ncopy = { from = { memory = 2 }, to = { memory = 3 }, bytes = 6 }",
                "whole words",
            ),
        ];
        for (steps, part) in rows {
            let error = script(steps).expect_err(part);
            assert!(error.contains(part), "{steps}: {error}");
        }
    }
}
