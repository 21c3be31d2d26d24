//! The locations of a script's counters, how begin and end name them, and writes by
//! the application.
//!
//! Vulkan chapter "Transform Feedback": vkCmdBeginTransformFeedbackEXT,
//! vkCmdEndTransformFeedbackEXT.

use crate::script::commands::Script;
use crate::units::{CounterIndex, round_up};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{IntoStaticStr, VariantArray};

/// The location of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterPlace {
    pub home: CounterHome,
    /// Bytes from the start of the `VkBuffer`; a multiple of 4.
    pub offset: u64,
}

/// The `VkBuffer` that contains a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CounterHome {
    /// A buffer for counters; the first is that of all which have no place of
    /// their own.
    Counters(usize),
    /// A capture buffer, by index into [`Script::buffers`].
    Capture(usize),
}

/// The arrays that a begin or an end is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CounterArrays {
    /// `pCounterBuffers` and `pCounterBufferOffsets`.
    #[default]
    Both,
    /// `pCounterBufferOffsets` is NULL: every counter is at byte 0.
    NoOffsets,
    /// `pCounterBuffers` is NULL as well, although the counter count is not 0.
    Neither,
}

/// The command by which an application writes a counter between captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[derive(IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum WriteMeans {
    /// `vkCmdUpdateBuffer`
    Update,
    /// `vkCmdFillBuffer`
    Fill,
    /// `vkCmdCopyBuffer` from a buffer that the host wrote.
    Copy,
}

/// A write of a counter by the application, outside of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WriteCounter {
    /// The number of the counter.
    pub counter: CounterIndex,
    /// The value, in bytes.
    pub value: u32,
    /// The command that writes it.
    #[serde(rename = "via")]
    pub by: WriteMeans,
}

impl WriteMeans {
    /// Every means.
    pub const ALL: &[WriteMeans] = WriteMeans::VARIANTS;

    /// The name in case files.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for WriteMeans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WriteMeans::Update => "vkCmdUpdateBuffer",
            WriteMeans::Fill => "vkCmdFillBuffer",
            WriteMeans::Copy => "vkCmdCopyBuffer",
        })
    }
}

/// Byte position of counter `index` in the first buffer of counters: every
/// counter has neighbours that nothing may write.
pub fn default_offset(index: CounterIndex) -> u64 {
    16 * u64::from(index.0) + 8
}

/// Bytes of the first buffer of counters if this number of counters are where
/// [`default_offset`] places them.
pub fn default_size(counters: usize) -> u64 {
    16 * (counters as u64 + 1)
}

impl Script {
    /// Returns the location of a counter.
    pub fn counter_place(&self, index: CounterIndex) -> CounterPlace {
        let default = CounterPlace {
            home: CounterHome::Counters(0),
            offset: default_offset(index),
        };
        let places = &self.counter_places;
        places.get(&index).copied().unwrap_or(default)
    }

    /// The byte of its `VkBuffer` at which a counter is.
    pub fn counter_offset(&self, index: CounterIndex) -> u64 {
        let place = self.counter_place(index);
        match place.home {
            CounterHome::Capture(_) => self.placement.allocation.leading_bytes() + place.offset,
            CounterHome::Counters(_) => place.offset,
        }
    }

    /// Bytes of each buffer of counters. The first reaches past its last counter,
    /// the others end with theirs.
    pub fn counter_buffers(&self) -> Vec<u64> {
        let mut sizes = vec![default_size(self.counters.len())];
        for place in self.counter_places.values() {
            let CounterHome::Counters(buffer) = place.home else {
                continue;
            };
            sizes.resize(sizes.len().max(buffer + 1), 4);
            let end = match buffer {
                0 => round_up(place.offset + 4, 16) + 16,
                _ => place.offset + 4,
            };
            sizes[buffer] = end.max(sizes[buffer]);
        }
        sizes
    }

    /// Bytes of the image of all buffers of counters, one after the other, each
    /// between two guards.
    pub fn counter_image_bytes(&self, guard: u64) -> u64 {
        let sizes = self.counter_buffers();
        sizes.iter().map(|size| size + 2 * guard).sum()
    }

    /// The offset of buffer `buffer` of counters in their image.
    pub fn counter_buffer_start(&self, buffer: usize, guard: u64) -> u64 {
        let sizes = self.counter_buffers();
        let before: u64 = sizes.iter().take(buffer).map(|size| size + 2 * guard).sum();
        before + guard
    }

    /// The offset of a counter in the image of the buffers of counters; `None` for
    /// one in a capture buffer.
    pub fn counter_position(&self, index: CounterIndex, guard: u64) -> Option<u64> {
        let place = self.counter_place(index);
        match place.home {
            CounterHome::Counters(buffer) => {
                Some(self.counter_buffer_start(buffer, guard) + place.offset)
            }
            CounterHome::Capture(_) => None,
        }
    }
}

impl fmt::Display for CounterPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {} of ", self.offset)?;
        match self.home {
            CounterHome::Counters(0) => f.write_str("the counter buffer"),
            CounterHome::Counters(buffer) => write!(f, "counter buffer {buffer}"),
            CounterHome::Capture(buffer) => write!(f, "capture buffer {buffer}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn counters_lie_in_one_image_whatever_buffers_they_are_in() {
        let place = |home, offset| CounterPlace { home, offset };
        let mut script = Script {
            counters: vec![Some(1), None, Some(3), Some(4)],
            ..Script::default()
        };
        assert_eq!(script.counter_buffers(), [80]);
        script.counter_places = BTreeMap::from([
            (CounterIndex(1), place(CounterHome::Counters(2), 0)),
            (CounterIndex(2), place(CounterHome::Counters(1), 12)),
            (CounterIndex(3), place(CounterHome::Capture(0), 4)),
        ]);
        assert_eq!(script.counter_buffers(), [80, 16, 4]);
        let positions = CounterIndex::all(4).map(|counter| script.counter_position(counter, 256));
        let positions: Vec<Option<u64>> = positions.collect();
        let second = 256 + 80 + 512;
        let third = second + 16 + 512;
        assert_eq!(positions, [Some(264), Some(third), Some(second + 12), None]);
        assert_eq!(script.counter_image_bytes(256), third + 4 + 256);
        // The first buffer has bytes after its counter.
        script.counter_places = [(CounterIndex(0), place(CounterHome::Counters(0), 92))].into();
        assert_eq!(script.counter_buffers(), [112]);
    }
}
