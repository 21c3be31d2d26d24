//! What a case file states as what the program runs: defaults filled in, sizes
//! computed.
//!
//! * [`script`] – the API sequence: [`draws`], [`consume`], [`counters`].
//! * [`buffer_sizes`] – the sizes of ranges and buffers.

pub(crate) mod buffer_sizes;
pub(crate) mod consume;
pub(crate) mod counters;
pub(crate) mod draws;
pub(crate) mod script;

#[cfg(test)]
mod allocation_tests;
#[cfg(test)]
mod query_tests;
