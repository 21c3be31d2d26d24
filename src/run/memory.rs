//! The memory that a worker uses, and the limit of `--max-worker-memory`.
//!
//! Drivers and shaderc keep memory that they never return: a worker of a long list grows.
//! The limit is compared twice: after a case with all that the worker uses (a larger
//! worker is replaced), and during a case with what this case has added (the worker is
//! killed). The case that runs is not blamed for what earlier cases left, so that verdicts do
//! not depend on the order of the list.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

const KIB: u64 = 1 << 10;
const MIB: u64 = 1 << 20;
const GIB: u64 = 1 << 30;

/// A number of bytes of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MemorySize(u64);

/// The reason why a text is not a size of memory.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SizeError {
    /// The text is not a number with one of the known suffixes.
    #[error("a size is a number of K, M or G (KiB, MiB, GiB), such as 400M")]
    Form,
    /// No worker can run with so little, or a number of bytes cannot be so large.
    #[error("a size is at least 1M, and less than 2^64 bytes")]
    Range,
}

impl MemorySize {
    /// A number of bytes.
    pub fn bytes(bytes: u64) -> MemorySize {
        MemorySize(bytes)
    }

    /// Returns how much larger it is than another.
    pub fn above(self, other: MemorySize) -> MemorySize {
        MemorySize(self.0.saturating_sub(other.0))
    }
}

impl FromStr for MemorySize {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<MemorySize, SizeError> {
        let digits = text.trim_end_matches(|char: char| !char.is_ascii_digit());
        let unit = match &text[digits.len()..] {
            "K" | "KiB" => KIB,
            "M" | "MiB" => MIB,
            "G" | "GiB" => GIB,
            _ => return Err(SizeError::Form),
        };
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(SizeError::Form);
        }
        let number: u64 = digits.parse().map_err(|_| SizeError::Range)?;
        let bytes = number.checked_mul(unit).ok_or(SizeError::Range)?;
        if bytes < MIB {
            return Err(SizeError::Range);
        }
        Ok(MemorySize(bytes))
    }
}

impl fmt::Display for MemorySize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (unit, name) = [(GIB, "GiB"), (MIB, "MiB")]
            .into_iter()
            .find(|(unit, _)| self.0.is_multiple_of(*unit))
            .unwrap_or((KIB, "KiB"));
        write!(f, "{} {name}", self.0 / unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(any(target_os = "linux", windows))]
    use crate::platform::own_resident_memory;

    #[test]
    fn a_size_is_a_number_with_a_suffix() {
        let cases = [
            ("400M", Ok("400 MiB")),
            ("1536MiB", Ok("1536 MiB")),
            ("2G", Ok("2 GiB")),
            ("2048K", Ok("2 MiB")),
            ("1025KiB", Ok("1025 KiB")),
            ("1023K", Err(SizeError::Range)),
            ("0G", Err(SizeError::Range)),
            ("99999999999999G", Err(SizeError::Range)),
            ("99999999999999999999M", Err(SizeError::Range)),
            ("400", Err(SizeError::Form)),
            ("400m", Err(SizeError::Form)),
            ("4 M", Err(SizeError::Form)),
            ("-4M", Err(SizeError::Form)),
            ("M", Err(SizeError::Form)),
            ("", Err(SizeError::Form)),
            ("4µ", Err(SizeError::Form)),
        ];
        for (text, want) in cases {
            let size = text.parse::<MemorySize>().map(|size| size.to_string());
            assert_eq!(size, want.map(str::to_owned), "{text}");
        }
    }

    #[test]
    #[cfg(any(target_os = "linux", windows))]
    fn a_process_that_grows_is_measured_as_larger() {
        let resident = || own_resident_memory().map(MemorySize::bytes);
        let before = resident().expect("/proc is mounted");
        let kept = vec![1u8; 64 << 20];
        let after = resident().expect("/proc is mounted");
        assert!(after.above(before) >= MemorySize(32 << 20), "{after}");
        assert_eq!(std::hint::black_box(kept).len(), 64 << 20);
    }
}
