//! The entries of a trace: calls, and the host's writes and reads between them.

use super::value::Value;
use std::borrow::Cow;

/// An entry of a trace.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    Call(Call),
    /// The host has written these bytes to mapped memory.
    Write {
        memory: String,
        offset: u64,
        bytes: Vec<u8>,
    },
    /// The host reads mapped memory.
    Read {
        memory: String,
        offset: u64,
        length: u64,
    },
    /// A run of a job begins.
    Run,
    /// The results of the run are read from here on: the capture buffers, the counters,
    /// the queries, the resources.
    Results,
}

/// A call of a Vulkan function.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    pub function: Cow<'static, str>,
    /// The arguments by name, in order; without outputs and callbacks.
    pub arguments: Vec<(String, Value)>,
    /// The handles that it wrote: their types in C and their names.
    pub outputs: Vec<(Cow<'static, str>, String)>,
    /// The name of its result, if it has one and has returned.
    pub result: Option<String>,
    /// Whether it has returned.
    pub has_returned: bool,
}
