//! How large ranges and buffers are.
//!
//! A range is as large as its case says, or as all that is captured into it and
//! two vertices more. Behind every range its `VkBuffer` goes on, so that bytes
//! past the range can be seen to stay untouched; unless the case binds it with
//! `VK_WHOLE_SIZE`.

use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{BindRange, Number, Value};
use crate::script::commands::{BoundRange, RangeSize};
use crate::units::{Binding, round_up};
use std::ops::Range;
use toml::Spanned;

/// Bytes of a bound buffer that nothing is captured into.
const UNUSED_ROOM: u64 = 64;
/// Bytes that one capture buffer may have, those left out that nobody looks at.
const MAX_BYTES: i64 = 1 << 26;

/// What is captured into a binding.
#[derive(Clone, Copy, Debug)]
pub struct Captured {
    pub stride: u64,
    /// Bytes that all draws of the script capture.
    pub bytes: u64,
}

/// The `VkBuffer`s of a script, in order of first use.
#[derive(Clone, Debug, Default)]
pub struct Memories {
    list: Vec<Memory>,
    /// Bytes of each that nobody looks at.
    unseen: i64,
}

/// One `VkBuffer` while its size is not known yet.
#[derive(Clone, Debug)]
struct Memory {
    key: MemoryKey,
    /// Where the last range ends, and what must be left behind it.
    end: u64,
    slack: u64,
    /// Where a range of `VK_WHOLE_SIZE` must end.
    whole: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MemoryKey {
    Of(Binding),
    Named(u32),
}

impl Memories {
    /// For buffers of which these bytes are not looked at.
    pub fn with_unseen(unseen: &Range<u64>) -> Memories {
        Memories {
            list: Vec::new(),
            unseen: i64::try_from(unseen.end - unseen.start).unwrap_or(0),
        }
    }

    /// Bytes that a buffer may have.
    fn most(&self) -> i64 {
        MAX_BYTES + self.unseen
    }

    /// The range that a bind gives to `binding`.
    ///
    /// # Errors
    /// An offset or a size that no range can have.
    pub fn range(
        &mut self,
        raw: &Spanned<BindRange>,
        binding: u32,
        captured: Option<Captured>,
        scope: &Scope<'_>,
    ) -> Result<BoundRange> {
        let span = raw.span();
        let raw = raw.get_ref();
        let stride = captured.map_or(0, |c| c.stride);
        let all = captured.map_or(0, |c| c.bytes);
        let clamp = |bytes: u64| i64::try_from(bytes).unwrap_or(i64::MAX);
        let scope = &scope.with([("stride", clamp(stride)), ("all", clamp(all))]);
        let offset = match &raw.offset {
            Some(number) => {
                let offset = scope.number(number)?;
                if !(0..self.most()).contains(&offset) {
                    let problem = Problem::OutOfRange {
                        what: "an offset",
                        required: format!("0 to {}", self.most() - 1),
                        seen: offset.to_string(),
                    };
                    return scope.fail(number.span(), problem);
                }
                offset.unsigned_abs()
            }
            None => 0,
        };
        if offset % 4 != 0 {
            let why = format!("a binding offset must be a multiple of 4, seen {offset}");
            return scope.fail(span, Problem::Script(why));
        }
        let room = match (&raw.room, captured) {
            (Some(room), _) => bytes(room, stride, self.most(), scope)?,
            (None, Some(_)) => all + 2 * stride,
            (None, None) => UNUSED_ROOM,
        };
        let most = self.most().unsigned_abs();
        if room == 0 || offset + room > most {
            let problem = Problem::OutOfRange {
                what: "room",
                required: format!("1 to {} bytes", most - offset),
                seen: room.to_string(),
            };
            return scope.fail(span, problem);
        }
        let key = match &raw.memory {
            Some(memory) => MemoryKey::Named(scope.ranged(memory, "a memory", 0..64)?),
            None => MemoryKey::Of(Binding(binding)),
        };
        let end = offset + room;
        let size = match whole(&raw.whole, scope)? {
            Some(size) => size,
            None => RangeSize::Bytes(room),
        };
        let ends_here = !matches!(size, RangeSize::Bytes(_));
        Ok(BoundRange {
            buffer: self.reserve(key, end, 2 * stride + 64, ends_here),
            offset,
            size,
        })
    }

    /// Makes the buffer of a binding reach to `end`; gives its number.
    ///
    /// # Errors
    /// A number that no binding can have.
    pub fn own(&mut self, binding: &Number, end: u64, scope: &Scope<'_>) -> Result<usize> {
        let key = MemoryKey::Of(Binding(scope.ranged(binding, "a buffer", 0..1 << 16)?));
        Ok(self.reserve(key, end, 64, false))
    }

    /// Makes a buffer that ranges name reach to `end`; gives its number.
    ///
    /// # Errors
    /// A number that no buffer can have.
    pub fn place(&mut self, memory: &Number, end: u64, scope: &Scope<'_>) -> Result<usize> {
        let key = MemoryKey::Named(scope.ranged(memory, "a memory", 0..64)?);
        Ok(self.reserve(key, end, 64, false))
    }

    /// Makes a buffer reach to `end` and `slack` bytes further; gives its number.
    fn reserve(&mut self, key: MemoryKey, end: u64, slack: u64, whole: bool) -> usize {
        let whole = whole.then_some(end);
        let known = self.list.iter_mut().enumerate().find(|(_, m)| m.key == key);
        if let Some((number, memory)) = known {
            memory.end = memory.end.max(end);
            memory.slack = memory.slack.max(slack);
            memory.whole = whole.or(memory.whole);
            return number;
        }
        self.list.push(Memory {
            key,
            end,
            slack,
            whole,
        });
        self.list.len() - 1
    }

    /// Bytes of every buffer; `None` if one goes on behind a range that must
    /// end with it.
    pub fn sizes(&self) -> Option<Vec<u64>> {
        let size = |memory: &Memory| match memory.whole {
            Some(end) => (end == memory.end).then_some(end),
            None => Some(round_up(memory.end + memory.slack, 16)),
        };
        self.list.iter().map(size).collect()
    }
}

/// How a range says that it goes to the end of its buffer, if it does.
fn whole(raw: &Option<Number>, scope: &Scope<'_>) -> Result<Option<RangeSize>> {
    let Some(number) = raw else { return Ok(None) };
    let seen = match number.get_ref() {
        Value::Int(value) => value.to_string(),
        Value::Text(text) => scope.fill(text, number.span())?,
    };
    match seen.as_str() {
        "0" | "false" => Ok(None),
        "1" | "true" => Ok(Some(RangeSize::WholeSize)),
        "null" => Ok(Some(RangeSize::NullSizes)),
        _ => {
            let problem = Problem::Unknown {
                what: "whole range",
                seen,
                known: "true, false, null".to_owned(),
            };
            scope.fail(number.span(), problem)
        }
    }
}

/// Bytes of `"7 vertices"`, `"100 bytes"` or a plain expression in bytes.
fn bytes(number: &Number, stride: u64, most: i64, scope: &Scope<'_>) -> Result<u64> {
    let stride = i64::try_from(stride).unwrap_or(i64::MAX);
    let (value, unit) = match number.get_ref() {
        Value::Int(value) => (*value, 1),
        Value::Text(text) => {
            let text = &scope.fill(text, number.span())?;
            let units = [("vertices", stride), ("vertex", stride), ("bytes", 1)];
            let split = units.iter().find_map(|(name, unit)| {
                let rest = text.trim_end().strip_suffix(name)?;
                rest.ends_with(' ').then_some((rest.trim_end(), *unit))
            });
            let (expression, unit) = split.unwrap_or((text, 1));
            (scope.evaluate(expression, number.span())?, unit)
        }
    };
    if unit == 0 {
        let why = "nothing is captured into this buffer, so that its vertices have no size: \
                   its room is told in bytes";
        return scope.fail(number.span(), Problem::Script(why.to_owned()));
    }
    match value.checked_mul(unit) {
        Some(bytes) if (1..=most).contains(&bytes) => Ok(bytes.unsigned_abs()),
        bytes => {
            let problem = Problem::OutOfRange {
                what: "room",
                required: format!("1 to {most} bytes"),
                seen: bytes.map_or("more than 2^63".to_owned(), |b| b.to_string()),
            };
            scope.fail(number.span(), problem)
        }
    }
}
