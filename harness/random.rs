//! Random interfaces through the engine, each generated from a seed.
//!
//! * `random/host.rs` – reflection, declared and requested tables, compared with the
//!   generator's own arithmetic; 20000 interfaces.
//! * `random/hlsl_names.rs` – names with dots and brackets, requested whole and by element;
//!   5,000 modules.
//! * `random/compiled.rs` – the decorations that the GLSL compiler chooses, read by
//!   `random/reader.rs`, compared with the engine's dialect for it.
//! * `random/rewritten.rs` – captures written into modules, which `random/tracer.rs`
//!   executes symbolically.
//! * `random/texts.rs` – GLSL texts that declare a capture, compared in all dialects with
//!   a second reader of GLSL; 20000 in ci/proofs/all.
//! * `random/device.rs` – native qualifiers compared with rewriting on a device; 500.
//!
//! `XFB_SEED` and `XFB_COUNT` select other interfaces (`ci/proofs/all` does). A failure
//! prints the seed and the smallest interface that shows it.

#[cfg(feature = "shaderc")]
#[path = "random/compiled.rs"]
mod compiled;
#[cfg(feature = "shaderc")]
#[path = "random/device.rs"]
mod device;
#[path = "random/every.rs"]
mod every;
#[path = "random/hlsl_names.rs"]
mod hlsl_names;
#[path = "random/host.rs"]
mod host;
#[path = "support/number.rs"]
mod number;
#[cfg(feature = "shaderc")]
#[path = "random/pairs.rs"]
mod pairs;
#[cfg(feature = "shaderc")]
#[path = "random/reader.rs"]
mod reader;
#[path = "random/rewritten.rs"]
mod rewritten;
#[cfg(feature = "shaderc")]
#[path = "random/texts.rs"]
mod texts;
#[path = "random/tracer.rs"]
mod tracer;
