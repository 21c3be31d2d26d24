//! Memory before and after: prefill, guards and what was read back.
//!
//! Before a run every byte of every capture buffer, of the guards around it and
//! of the counter buffer's neighbours holds a pattern that depends on its
//! position and is never zero. Each job runs twice, with the pattern and with
//! its complement, so that *untouched*, *written* and *written with the same
//! value by luck* differ.

use crate::script::Script;
use crate::script::commands::Command;
use crate::script::commands::consume::{Consume, DrawInput};
use crate::script::commands::counters::CounterHome;
use crate::units::round_up;

/// Bytes of guard before and after each buffer, at least.
pub const MIN_GUARD: u64 = 256;

/// Bytes of guard around a buffer whose largest stride is `stride`: two
/// strides or [`MIN_GUARD`].
pub fn guard_bytes(stride: u32) -> u64 {
    round_up((2 * u64::from(stride)).max(MIN_GUARD), 256)
}

/// The pattern that memory holds before a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prefill {
    /// Whether every byte is the complement of the pattern's.
    pub complement: bool,
    /// Whether every 32-bit word is less than 256.
    pub small: bool,
}

impl Prefill {
    /// The two patterns that a job runs with unless it draws by its own memory.
    pub const BOTH: [Prefill; 2] = [
        Prefill {
            complement: false,
            small: false,
        },
        Prefill {
            complement: true,
            small: false,
        },
    ];

    /// The two patterns that a job of this script runs with. Memory by which it draws holds small
    /// numbers: a driver that captures nothing then draws some ten thousand vertices, and does not
    /// hang.
    pub fn both(script: &Script) -> [Prefill; 2] {
        let small = draws_by_memory(script);
        Prefill::BOTH.map(|prefill| Prefill { small, ..prefill })
    }

    /// The byte at `position` of image number `image`; never 0, nor is its
    /// complement.
    ///
    /// Words of a small pattern are an exception: all but their lowest byte is 0. So is the counter
    /// buffer: its 32-bit words differ between the patterns and are
    /// never 0, but they are less than 2^18. A driver that stores no counter then draws some
    /// thousand vertices by it, and not a thousand million.
    pub fn byte(self, image: usize, position: usize) -> u8 {
        match position % 4 {
            1..4 if self.small => return 0,
            2 if image == COUNTER_IMAGE => return if self.complement { 2 } else { 1 },
            3 if image == COUNTER_IMAGE => return 0,
            _ => {}
        }
        let mut x = (position as u32) ^ (image as u32).wrapping_mul(0x9e37_79b9);
        x = (x ^ (x >> 16)).wrapping_mul(0x7feb_352d);
        x ^= x >> 15;
        let byte = (x % 254) as u8 + 1;
        if self.complement { !byte } else { byte }
    }

    /// `len` bytes of image number `image`.
    pub fn bytes(self, image: usize, len: usize) -> Vec<u8> {
        (0..len).map(|at| self.byte(image, at)).collect()
    }
}

/// Whether captured data or a counter beside it is the argument of a draw.
fn draws_by_memory(script: &Script) -> bool {
    let is_argument = |command: &Command| {
        matches!(
            command,
            Command::Consume(Consume {
                by: DrawInput::Indirect { .. } | DrawInput::Count,
                ..
            })
        )
    };
    let mut places = script.counter_places.values();
    script.commands.iter().any(is_argument)
        || places.any(|place| matches!(place.home, CounterHome::Capture(_)))
}

/// Image number of the counter buffer in [`Prefill::byte`].
pub const COUNTER_IMAGE: usize = 0xc0;

/// Image number in [`Prefill::byte`] of the guards around the first resource.
pub const RESOURCE_IMAGE: usize = 0xd0;

/// Memory of one buffer with the guards around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Readback {
    pub bytes: Vec<u8>,
    /// Position in `bytes` of the first byte of the `VkBuffer`.
    pub start: usize,
}

/// The result of one query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryResult {
    /// Primitives written, primitives needed.
    TransformFeedback { written: u64, needed: u64 },
    /// Primitives generated.
    PrimitivesGenerated(u64),
    /// Pipeline statistics, whatever their values.
    Statistics,
    /// The counts of the query so far (`VK_QUERY_RESULT_PARTIAL_BIT`); of
    /// generated primitives `needed` only.
    Partial { written: u64, needed: u64 },
    /// The driver reported that the result is not available.
    Unavailable,
    /// More was written than the requested numbers: at this byte, counted from
    /// the first of them.
    Overrun { byte: i32 },
}

/// Everything read back after one run.
#[derive(Clone, Debug, PartialEq)]
pub struct Observed {
    pub prefill: Prefill,
    /// One per capture buffer of the script, guards included: image number `i`
    /// of the prefill.
    pub buffers: Vec<Readback>,
    /// The counter buffer, guards included ([`COUNTER_IMAGE`]).
    pub counters: Readback,
    /// One per query of the script.
    pub queries: Vec<QueryResult>,
    /// The contents of the resources of the program after the run, without their guards:
    /// one per resource, empty for push constants.
    pub resources: Vec<Vec<u8>>,
}

impl Observed {
    /// The results of a driver that does nothing. The program has no resources, and the
    /// buffers are read back whole.
    pub fn untouched(script: &Script, guard: u64, prefill: Prefill) -> Observed {
        let guard = guard as usize;
        let image = |number, size: u64| Readback {
            bytes: prefill.bytes(number, 2 * guard + size as usize),
            start: guard,
        };
        let buffers = script.buffers.iter().enumerate();
        Observed {
            prefill,
            buffers: buffers.map(|(number, size)| image(number, *size)).collect(),
            counters: Readback {
                bytes: prefill.bytes(
                    COUNTER_IMAGE,
                    script.counter_image_bytes(guard as u64) as usize,
                ),
                start: guard,
            },
            queries: vec![QueryResult::Unavailable; script.queries.len()],
            resources: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prefill_is_never_zero_and_depends_on_the_position() {
        let [pattern, complement] = Prefill::BOTH;
        let bytes = pattern.bytes(0, 4096);
        assert!(bytes.iter().all(|&b| b != 0 && b != 0xff));
        assert!(
            complement
                .bytes(0, 4096)
                .iter()
                .zip(&bytes)
                .all(|(c, b)| *c == !b)
        );
        assert_ne!(pattern.bytes(1, 64), bytes[..64], "images differ");
        let repeats = bytes.windows(2).filter(|w| w[0] == w[1]).count();
        assert!(repeats < 64, "{repeats} neighbours are equal");
    }

    #[test]
    fn a_counter_that_is_not_stored_is_a_small_number_in_either_pattern() {
        let words = Prefill::BOTH.map(|prefill| {
            let bytes = prefill.bytes(COUNTER_IMAGE, 1024);
            let words = bytes.chunks_exact(4).map(|word| {
                let word = word.try_into().expect("a word has four bytes");
                u32::from_le_bytes(word)
            });
            words.collect::<Vec<u32>>()
        });
        for (one, other) in words[0].iter().zip(&words[1]) {
            assert!((0x1_0000..0x2_0000).contains(one), "{one:#x}");
            assert!((0x2_0000..0x3_0000).contains(other), "{other:#x}");
            assert_ne!(one & 0xffff, other & 0xffff);
        }
    }

    #[test]
    fn memory_by_which_a_script_draws_holds_small_numbers_that_differ_between_the_patterns() {
        let mut script = Script::default();
        assert_eq!(Prefill::both(&script), Prefill::BOTH);
        script.commands = vec![Command::Consume(Consume {
            by: DrawInput::Indirect { stride: 16 },
            from: crate::script::commands::consume::CapturedSource::Counter(
                crate::units::CounterIndex(0),
            ),
        })];
        let [pattern, complement] = Prefill::both(&script);
        for image in [0, 3, COUNTER_IMAGE] {
            let [one, other] = [pattern, complement].map(|prefill| prefill.bytes(image, 1024));
            for (one, other) in one.chunks(4).zip(other.chunks(4)) {
                assert!(one[0] != 0 && other[0] != 0 && one[0] != other[0]);
                assert_eq!((&one[1..], &other[1..]), (&[0; 3][..], &[0; 3][..]));
            }
        }
    }

    #[test]
    fn guards_hold_two_strides() {
        assert_eq!(guard_bytes(4), 256);
        assert_eq!(guard_bytes(512), 1024);
    }
}
