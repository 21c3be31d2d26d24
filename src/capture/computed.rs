//! The captures that a thread has computed, for tests that count them.

use super::{Options, Request};
use crate::types::Interface;
use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    static COMPUTED: RefCell<BTreeMap<String, u32>> = const { RefCell::new(BTreeMap::new()) };
}

pub(super) fn note(interface: &Interface, request: Option<&Request>, options: &Options) {
    let key = format!("{interface:?} {request:?} {options:?}");
    COMPUTED.with_borrow_mut(|computed| *computed.entry(key).or_default() += 1);
}

/// Returns the captures that this thread has computed since the last call, each with
/// the number of times.
pub(crate) fn take() -> BTreeMap<String, u32> {
    COMPUTED.take()
}
