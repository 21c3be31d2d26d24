//! The bytes of a large capture buffer that are filled and read back.
//!
//! A buffer of gigabytes is there so that ranges, counters and offsets pass 2^31
//! and 2^32; only its ends are looked at. The bytes that are read back
//! lack the middle, so that their offsets are not offsets in the buffer.
//!
//! ```text
//! VkBuffer   guard |0 …… from|··· unseen ···|to …… size| guard
//! image      |<----------------->|<---------------->|
//! ```

use crate::script::commands::Script;
use std::ops::Range;

/// The positions of the bytes of a capture buffer in its read-back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadbackWindow {
    /// Bytes of guard on each side.
    guard: u64,
    /// Bytes of the `VkBuffer`.
    size: u64,
    /// The bytes of the buffer that are neither filled nor read; mostly none.
    unseen: Range<u64>,
}

impl ReadbackWindow {
    /// The window of a buffer of `size` bytes between guards, without the part of `unseen`
    /// inside of the buffer.
    pub fn new(guard: u64, size: u64, unseen: &Range<u64>) -> ReadbackWindow {
        let end = unseen.end.min(size);
        ReadbackWindow {
            guard,
            size,
            unseen: unseen.start.min(end)..end,
        }
    }

    /// Bytes of guards and buffer that are looked at.
    pub fn bytes(&self) -> u64 {
        2 * self.guard + self.size - (self.unseen.end - self.unseen.start)
    }

    /// The place in the image of a byte, counted from the start of the buffer;
    /// `None` for a byte that is not read back.
    pub fn index(&self, position: i64) -> Option<usize> {
        let in_buffer = u64::try_from(position).ok();
        if in_buffer.is_some_and(|position| self.unseen.contains(&position)) {
            return None;
        }
        let left_out = match in_buffer {
            Some(position) if position >= self.unseen.end => self.unseen.end - self.unseen.start,
            Some(_) | None => 0,
        };
        let place = position.checked_add_unsigned(self.guard)?;
        let place = u64::try_from(place).ok()?.checked_sub(left_out)?;
        usize::try_from(place).ok().filter(|_| place < self.bytes())
    }

    /// The place in the image of this byte of the buffer, or of the next one that
    /// is looked at.
    pub fn next_index(&self, position: u64) -> usize {
        let position = if position < self.unseen.start {
            position
        } else {
            position.max(self.unseen.end) - (self.unseen.end - self.unseen.start)
        };
        usize::try_from(self.guard + position).expect("the image is in memory")
    }

    /// The byte that lies here in the image, counted from the start of the buffer.
    pub fn position(&self, index: usize) -> i64 {
        let position = index as i64 - self.guard as i64;
        let after = !self.unseen.is_empty() && position >= self.unseen.start as i64;
        if after {
            position + (self.unseen.end - self.unseen.start) as i64
        } else {
            position
        }
    }

    /// The bytes of the image, one run or two: guards and buffer as far as they
    /// are looked at, counted from the start of the first guard.
    pub fn runs(&self) -> Vec<Range<u64>> {
        let whole = 0..2 * self.guard + self.size;
        if self.unseen.is_empty() {
            vec![whole]
        } else {
            vec![
                0..self.guard + self.unseen.start,
                self.guard + self.unseen.end..whole.end,
            ]
        }
    }
}

impl Script {
    /// The parts of capture buffer `buffer` that are read back, with guards of `guard`
    /// bytes.
    pub fn readback_window(&self, buffer: usize, guard: u64) -> ReadbackWindow {
        ReadbackWindow::new(guard, self.buffers[buffer], &self.placement.unseen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_buffer_that_is_seen_whole_is_its_image() {
        let window = ReadbackWindow::new(256, 64, &(0..0));
        assert_eq!(window.bytes(), 576);
        assert_eq!((window.index(-256), window.index(0)), (Some(0), Some(256)));
        assert_eq!((window.index(319), window.index(320)), (Some(575), None));
        assert_eq!(window.position(256), 0);
        assert_eq!(window.runs(), std::slice::from_ref(&(0..576)));
        // One that ends before the bytes that are not read back.
        assert_eq!(
            ReadbackWindow::new(256, 64, &(1000..2000)),
            ReadbackWindow::new(256, 64, &(64..64))
        );
    }

    #[test]
    fn the_middle_is_omitted() {
        const FAR: u64 = 1 << 32;
        let window = ReadbackWindow::new(256, FAR + 100, &(16..FAR));
        assert_eq!(window.bytes(), 256 + 16 + 100 + 256);
        assert_eq!((window.index(15), window.index(16)), (Some(271), None));
        assert_eq!(window.index(FAR as i64 - 1), None);
        assert_eq!(window.index(FAR as i64), Some(272));
        assert_eq!(window.next_index(17), 272);
        assert_eq!(window.next_index(FAR + 100), 372);
        for index in [0, 255, 256, 271, 272, 371, 627] {
            assert_eq!(window.index(window.position(index)), Some(index));
        }
        assert_eq!(window.runs(), [0..272, 256 + FAR..FAR + 100 + 512]);
    }
}
