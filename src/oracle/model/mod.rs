//! Floor 5: the model. The results that the specification allows a run to have.
//!
//! A second, independent reading of the text: it gets a script, the captured
//! words of a table and nothing of a device.
//!
//! * [`values`] – the value that names (stream, origin, word), computed here and
//!   in `shaders/values.glsl`.
//! * [`assembly`] – which vertices make which primitive of a topology.
//! * [`draw_size`] – the vertices that draws have and capture.
//! * [`inputs`] – the built-in inputs of shaders.
//! * [`primitives`] – which primitives a draw makes, in which orders.
//! * [`tessellation`] – what a patch of any levels is subdivided into.
//! * [`machine`] – bind, begin, draw, end: overflow, counters, queries.
//! * [`points`] – what points draw, once they are captured.
//! * [`allowed`] – per byte exact, untouched, undefined or one of a set.

pub mod allowed;
pub mod assembly;
pub mod draw_size;
pub mod inputs;
pub mod machine;
pub mod points;
pub mod primitives;
pub mod tessellation;
pub mod values;

pub use allowed::Allowed;
pub use machine::{Capture, ModelError, Omission, run, run_misread, run_omitting, run_without};
pub use primitives::Shape;
