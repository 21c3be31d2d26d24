//! Measures the memory that a thread has allocated, and its peak.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

thread_local! {
    static NOW: Cell<u64> = const { Cell::new(0) };
    static PEAK: Cell<u64> = const { Cell::new(0) };
}

fn grown(by: usize) {
    // A thread that is ending has no counters any more.
    let _ = NOW.try_with(|now| {
        now.set(now.get().saturating_add(by as u64));
        PEAK.try_with(|peak| peak.set(peak.get().max(now.get())))
    });
}

fn shrunk(by: usize) {
    let _ = NOW.try_with(|now| now.set(now.get().saturating_sub(by as u64)));
}

// SAFETY: everything is the system's allocator; the counters allocate nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        grown(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        shrunk(layout.size());
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        grown(size);
        shrunk(layout.size());
        unsafe { System.realloc(at, layout, size) }
    }
}

/// Starts to measure on this thread; returns the current allocation.
pub fn start() -> u64 {
    let now = NOW.get();
    PEAK.set(now);
    now
}

/// The most that this thread had at once since [`start`].
pub fn peak() -> u64 {
    PEAK.get()
}

#[test]
fn allocations_are_counted() {
    let before = start();
    drop(vec![0_u8; 1 << 20]);
    let peak = peak() - before;
    assert!((1 << 20..1 << 21).contains(&peak), "{peak}");
    assert!(NOW.get() - before < 1 << 16, "freed again");
}
