//! Commands that enumerate: called once for the number of elements, and once for the
//! elements.
//!
//! The number that a driver reports is not trusted: elements exist only where memory was
//! provided for them.
//!
//! Vulkan chapter "Fundamentals", "Valid Usage for … Retrieving a Count or Array".

use super::error::name;
use ash::vk;
use std::ptr;
use thiserror::Error;

/// The largest number of elements that is accepted.
const MOST: u32 = 1 << 16;
/// The number of times that a list may have grown between the two calls.
const ATTEMPTS: usize = 16;

/// The reason why an enumeration has no elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EnumerationError {
    /// The call failed.
    #[error("{}", name(*.0))]
    Failed(vk::Result),
    #[error("a number of {count} elements, which is more than {MOST}")]
    TooMany { count: u32 },
    #[error("a number of {count} elements where there was memory for {capacity}")]
    Overrun { count: u32, capacity: u32 },
    #[error("VK_INCOMPLETE {ATTEMPTS} times, with memory for all elements that it counted")]
    Endless,
    #[error("VK_NULL_HANDLE")]
    NullHandle,
}

/// Returns the elements of an enumeration. `call` makes the call with these pointers, of
/// which the second is null or has memory for as many elements as the first points to.
///
/// # Errors
/// [`EnumerationError`]
pub(super) fn enumerate<T: Clone + Default>(
    mut call: impl FnMut(*mut u32, *mut T) -> vk::Result,
) -> Result<Vec<T>, EnumerationError> {
    for _ in 0..ATTEMPTS {
        let mut capacity = 0;
        match call(&mut capacity, ptr::null_mut()) {
            vk::Result::SUCCESS => {}
            result => return Err(EnumerationError::Failed(result)),
        }
        if capacity > MOST {
            return Err(EnumerationError::TooMany { count: capacity });
        }
        let mut elements = vec![T::default(); capacity as usize];
        let mut count = capacity;
        let result = call(&mut count, elements.as_mut_ptr());
        match result {
            vk::Result::INCOMPLETE => continue,
            vk::Result::SUCCESS if count > capacity => {
                return Err(EnumerationError::Overrun { count, capacity });
            }
            vk::Result::SUCCESS => {
                elements.truncate(count as usize);
                return Ok(elements);
            }
            result => return Err(EnumerationError::Failed(result)),
        }
    }
    Err(EnumerationError::Endless)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A command that has these many elements at each call.
    fn counting(counts: &[u32]) -> Result<Vec<u32>, EnumerationError> {
        let mut counts = counts.iter().copied();
        enumerate(|count, elements: *mut u32| {
            let all = counts.next().expect("a count for each call");
            // SAFETY: both pointers are those of `enumerate`.
            unsafe {
                if elements.is_null() {
                    *count = all;
                    return vk::Result::SUCCESS;
                }
                let written = all.min(*count);
                for at in 0..written {
                    elements.add(at as usize).write(at + 1);
                }
                let incomplete = written < all;
                *count = written;
                if incomplete {
                    vk::Result::INCOMPLETE
                } else {
                    vk::Result::SUCCESS
                }
            }
        })
    }

    #[test]
    fn lists_may_grow_and_shrink_between_calls() {
        assert_eq!(counting(&[2, 2]), Ok(vec![1, 2]));
        assert_eq!(counting(&[2, 3, 3, 3]), Ok(vec![1, 2, 3]));
        assert_eq!(counting(&[3, 1]), Ok(vec![1]));
        assert_eq!(counting(&[0, 0]), Ok(vec![]));
    }

    #[test]
    fn the_number_of_elements_is_not_trusted() {
        let growing: Vec<u32> = (0..).take(2 * ATTEMPTS).collect();
        assert_eq!(counting(&growing), Err(EnumerationError::Endless));
        let many = Err(EnumerationError::TooMany { count: 1 << 31 });
        assert_eq!(counting(&[1 << 31]), many);
        let lying = enumerate(|count, elements: *mut u32| {
            // SAFETY: the pointer is that of `enumerate`.
            unsafe { *count = if elements.is_null() { 2 } else { 7 } };
            vk::Result::SUCCESS
        });
        let (count, capacity) = (7, 2);
        assert_eq!(lying, Err(EnumerationError::Overrun { count, capacity }));
    }
}
