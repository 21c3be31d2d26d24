//! The sizes of ranges and buffers.
//!
//! A range has the size that its case states, or all that is captured into it and
//! two vertices more. After every range its `VkBuffer` continues, so that a write
//! past the range is seen; unless the case binds it with `VK_WHOLE_SIZE`.

use crate::case::sequence::Memory;
use crate::case::sequence::steps::{BindRange, BindingNumber, WholeSize};
use crate::case::size::{self, Size};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::script::commands::{BoundRange, RangeSize};
use crate::spanned::Spanned;
use crate::units::{Binding, round_up};
use std::ops::Range;

/// Bytes of a bound range that nothing is captured into.
const UNUSED_SIZE: u64 = 64;
/// Bytes of a capture buffer that are filled and read back at most.
const MAX_BYTES: i64 = 1 << 26;
/// Bytes after what steps name in a buffer.
const SLACK: u64 = 64;

/// The size of the data that is captured into a binding.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CapturedBytes {
    /// Bytes of a captured vertex.
    pub stride: u64,
    /// Bytes that all draws of the script capture.
    pub all: u64,
}

/// The `VkBuffer`s of a script, in order of first use.
#[derive(Clone, Debug, Default)]
pub(crate) struct BufferPlan {
    buffers: Vec<Buffer>,
    /// Bytes of each that are neither filled nor read back.
    skipped: i64,
}

/// One `VkBuffer` while its size is not known yet.
#[derive(Clone, Debug)]
struct Buffer {
    key: Key,
    /// The end of the last range, and the bytes that must follow it.
    end: u64,
    slack: u64,
    /// The end of a range of `VK_WHOLE_SIZE`.
    whole: Option<u64>,
}

/// The name of a buffer in a case file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    Binding(Binding),
    Memory(Memory),
}

impl BufferPlan {
    /// A plan for buffers of which these bytes are neither filled nor read back.
    pub fn new(skipped: &Range<u64>) -> BufferPlan {
        let skipped = i64::try_from(skipped.end - skipped.start);
        BufferPlan {
            buffers: Vec::new(),
            skipped: skipped.expect("'skip_readback' has a limit"),
        }
    }

    /// The range that a bind gives to a binding.
    ///
    /// # Errors
    /// An offset or a size that no range can have.
    pub fn range(
        &mut self,
        range: &Spanned<BindRange>,
        captured: Option<CapturedBytes>,
        scope: &Scope<'_>,
    ) -> Result<BoundRange> {
        let span = range.span();
        let range = range.get_ref();
        let most = (MAX_BYTES + self.skipped).unsigned_abs();
        let bytes = |size: &Spanned<Size>, what, least, most: u64| {
            let bytes = bytes(size, captured, scope)?;
            if let Some(Ok(bytes)) = bytes.map(u64::try_from)
                && (least..=most).contains(&bytes)
            {
                return Ok(bytes);
            }
            let problem = Problem::OutOfRange {
                what,
                required: format!("{least} to {most} bytes"),
                seen: bytes.map_or("more than 2^63".to_owned(), |b| b.to_string()),
            };
            scope.fail(size.span(), problem)
        };
        let offset = match &range.offset {
            Some(offset) => bytes(offset, "an offset", 0, most - 1)?,
            None => 0,
        };
        if !offset.is_multiple_of(4) {
            let why = format!("a binding offset must be a multiple of 4, seen {offset}");
            return scope.fail(span.clone(), Problem::Script(why));
        }
        let size = match (&range.size, captured) {
            (Some(size), _) => bytes(size, "a size", 1, most - offset)?,
            (None, Some(captured)) => captured.all + 2 * captured.stride,
            (None, None) => UNUSED_SIZE,
        };
        if size == 0 || offset + size > most {
            let problem = Problem::OutOfRange {
                what: "a size",
                required: format!("1 to {} bytes", most - offset),
                seen: size.to_string(),
            };
            return scope.fail(span.clone(), problem);
        }
        let key = match range.memory {
            Some(memory) => Key::Memory(memory),
            None => Key::Binding(Binding(range.buffer.get())),
        };
        let whole = range.whole != WholeSize::Stated;
        let vertices = captured.map_or(0, |captured| 2 * captured.stride);
        Ok(BoundRange {
            buffer: self.reserve(key, offset + size, vertices + SLACK, whole),
            offset,
            size: match range.whole {
                WholeSize::Stated => RangeSize::Bytes(size),
                WholeSize::Whole => RangeSize::WholeSize,
                WholeSize::Null => RangeSize::NullSizes,
            },
        })
    }

    /// Extends the buffer of a binding to `end`; returns its number.
    pub fn extend_binding(&mut self, binding: BindingNumber, end: u64) -> usize {
        self.reserve(Key::Binding(Binding(binding.get())), end, SLACK, false)
    }

    /// Extends a buffer that ranges name to `end`; returns its number.
    pub fn extend_memory(&mut self, memory: Memory, end: u64) -> usize {
        self.reserve(Key::Memory(memory), end, SLACK, false)
    }

    /// Extends a buffer to `end` and `slack` bytes more; returns its number.
    fn reserve(&mut self, key: Key, end: u64, slack: u64, whole: bool) -> usize {
        let whole = whole.then_some(end);
        let mut buffers = self.buffers.iter_mut().enumerate();
        if let Some((number, buffer)) = buffers.find(|(_, buffer)| buffer.key == key) {
            buffer.end = buffer.end.max(end);
            buffer.slack = buffer.slack.max(slack);
            buffer.whole = whole.or(buffer.whole);
            return number;
        }
        self.buffers.push(Buffer {
            key,
            end,
            slack,
            whole,
        });
        self.buffers.len() - 1
    }

    /// The bytes of every buffer; `None` if one continues after a range that must
    /// end with it.
    pub fn sizes(&self) -> Option<Vec<u64>> {
        let size = |buffer: &Buffer| match buffer.whole {
            Some(end) => (end == buffer.end).then_some(end),
            None => Some(round_up(buffer.end + buffer.slack, 16)),
        };
        self.buffers.iter().map(size).collect()
    }
}

/// The bytes of `"7 vertices"`, `"100 bytes"` or an expression in bytes; `None` if
/// they do not fit 64 bits.
fn bytes(
    size: &Spanned<Size>,
    captured: Option<CapturedBytes>,
    scope: &Scope<'_>,
) -> Result<Option<i64>> {
    let span = size.span();
    let text = match size.get_ref() {
        Size::Bytes(bytes) => return Ok(Some(*bytes)),
        Size::Expression(text) => text.trim_end(),
    };
    let of_captures = |name: &&str| *name != "bytes" && text.contains(name);
    let CapturedBytes { stride, all } = match captured {
        Some(captured) => captured,
        None if size::LATE_NAMES.iter().any(of_captures) => {
            let why = "nothing is captured into this buffer, so that its vertices have no size: \
                       state the size in bytes";
            return scope.fail(span, Problem::Script(why.to_owned()));
        }
        None => CapturedBytes { stride: 0, all: 0 },
    };
    let [stride, all] = [stride, all].map(|bytes| {
        i64::try_from(bytes).expect("the vertices that values can name have fewer bytes")
    });
    let units = [("vertices", stride), ("vertex", stride), ("bytes", 1)];
    let split = units.iter().find_map(|(name, unit)| {
        let number = text.strip_suffix(name)?.strip_suffix(' ')?;
        Some((number, *unit))
    });
    let (expression, unit) = split.unwrap_or((text, 1));
    let scope = scope.with([("stride", stride), ("all", all)]);
    Ok(scope.evaluate(expression, span)?.checked_mul(unit))
}
