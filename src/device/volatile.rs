//! Copies of memory that a device may write at the same time.
//!
//! A slice of such memory would promise that nothing changes it. The bytes are read once
//! each instead, by volatile reads.

/// Returns a copy of `length` bytes.
///
/// # Safety
/// `first` points to as many mapped bytes, which stay mapped until the end of the call.
pub(super) unsafe fn copy(first: *const u8, length: usize) -> Vec<u8> {
    const WORD: usize = size_of::<u64>();
    let mut bytes = Vec::with_capacity(length);
    let head = first.align_offset(WORD).min(length);
    let words = (length - head) / WORD;
    let tail = head + words * WORD;
    // SAFETY: all reads are inside of the `length` bytes, those of words are aligned.
    unsafe {
        bytes.extend((0..head).map(|at| first.add(at).read_volatile()));
        let word = first.add(head).cast::<u64>();
        for at in 0..words {
            bytes.extend_from_slice(&word.add(at).read_volatile().to_ne_bytes());
        }
        bytes.extend((tail..length).map(|at| first.add(at).read_volatile()));
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_copied_wherever_the_memory_begins_and_ends() {
        let memory: Vec<u8> = (0..40).collect();
        for start in 0..16 {
            for end in start..memory.len() {
                let part = &memory[start..end];
                // SAFETY: the pointer and the length are those of a slice.
                let copied = unsafe { copy(part.as_ptr(), part.len()) };
                assert_eq!(copied, part, "{start}..{end}");
            }
        }
    }
}
