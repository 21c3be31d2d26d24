//! Random interfaces through the whole engine, each made from a seed.
//!
//! * `random/host.rs` – reflection, declared and requested tables, against the
//!   generator's own arithmetic; 20000 interfaces.
//! * `random/compiled.rs` – the decorations that the GLSL compiler chooses, read
//!   by `random/reader.rs`, against the engine's dialect of it.
//! * `random/rewritten.rs` – captures written into modules, which
//!   `random/tracer.rs` runs on symbols.
//! * `random/device.rs` – native qualifiers against rewriting on a device; 500.
//!
//! `XFB_SEED` and `XFB_COUNT` choose other interfaces and how many (`ci/prove`
//! does). A failure prints the seed and the smallest interface that shows it.

#[cfg(feature = "vulkan")]
#[path = "random/compiled.rs"]
mod compiled;
#[cfg(feature = "vulkan")]
#[path = "random/device.rs"]
mod device;
#[path = "random/every.rs"]
mod every;
#[path = "random/host.rs"]
mod host;
#[path = "support/number.rs"]
mod number;
#[cfg(feature = "vulkan")]
#[path = "random/reader.rs"]
mod reader;
#[path = "random/rewritten.rs"]
mod rewritten;
#[path = "random/tracer.rs"]
mod tracer;
