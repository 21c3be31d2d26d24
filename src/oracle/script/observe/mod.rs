//! The observations of a run.
//!
//! * [`memory`] – prefill, guards, and what is read back.
//! * [`memory_digest`] – digests of the memory, to compare devices.
//! * [`query_read`] – how results of queries are read.
//! * [`readback_window`] – the parts of buffers that are read back.

pub mod memory;
pub mod memory_digest;
pub mod query_read;
pub mod readback_window;
pub mod reported_table;
