//! The results, other than `VK_SUCCESS`, with which a call of a capture may fail, by the table
//! `autogen_results`, which is generated from the registry of Vulkan (harness/vulkan-tables).

pub(super) use super::autogen_results::RESULTS;
use ash::vk::Result as R;

/// Results that every call may return, and one that the specification does not
/// list.
const ANY: [R; 2] = [R::ERROR_UNKNOWN, R::from_raw(-987_654)];

/// The results to inject into a call.
pub(super) fn results(call: &str) -> Vec<R> {
    let row = RESULTS.iter().find(|(name, _)| *name == call);
    let (_, own) = row.unwrap_or_else(|| panic!("no results are listed for {call}"));
    own.iter().copied().chain(ANY).collect()
}
