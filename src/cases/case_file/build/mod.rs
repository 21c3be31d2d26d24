//! Cases from the definitions of a case file: defaults filled in, sizes computed, shaders
//! read.
//!
//! * [`case`] – a definition into a case.
//! * [`interface`], [`request`] – what is captured.
//! * [`pipeline`] – stages, primitives and state: [`shaders`], [`tessellation`],
//! * [`programs`] – additional programs.
//! * [`memory`] – a block in memory.
//! * [`script`] – the API sequence: [`draws`], [`consume`], [`counters`];
//!   [`buffer_sizes`] – the sizes of ranges and buffers.
//! * [`gl_calls`] – calls that only OpenGL has.
//! * [`table`], [`packing`], [`refusal`], [`required_limits`], [`probe`] – what is
//!   expected.

pub(crate) mod buffer_sizes;
pub(crate) mod case;
pub(crate) mod consume;
pub(crate) mod counters;
pub(crate) mod draws;
pub(crate) mod gl_calls;
pub(crate) mod hand_written;
pub(crate) mod interface;
pub(crate) mod memory;
pub(crate) mod packed_interface;
pub(crate) mod packing;
pub(crate) mod pipeline;
pub(crate) mod probe;
pub(crate) mod programs;
pub(crate) mod refusal;
pub(crate) mod request;
pub(crate) mod required_limits;
pub(crate) mod script;
pub(crate) mod shaders;
pub(crate) mod table;
pub(crate) mod tessellation;

#[cfg(test)]
mod allocation_tests;
#[cfg(test)]
mod query_tests;
#[cfg(test)]
mod test_mistakes;

/// The script of the first case of a text.
#[cfg(test)]
fn script_of(text: &str) -> Result<crate::script::ValidScript, String> {
    let sources = crate::sources::Sources::embedded();
    let cases = super::expand::expand("f/x.toml", text, &sources, None);
    let case = cases.map_err(|error| error.to_string())?.remove(0);
    Ok(case.capture().expect("a device case").script.clone())
}
