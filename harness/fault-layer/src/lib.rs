//! A Vulkan layer that makes one fault of transform feedback on any driver, so that the
//! detection of the cases can be counted.
//!
//! [`FAULTS`] is the table of faults, each after a real bug of a driver, with the situations
//! that it can be restricted to: a rare fault needs one of them. The environment variable
//! `XFB_FAULT` chooses one as `NAME` or `NAME.SITUATION`; without it the layer passes every
//! call on unchanged.
//!
//! * [`table`] – the faults, each after a real bug.
//! * [`fault`] – the chosen fault, and when it occurs.
//! * [`matrix`] – what a run of all faults needs: cases to begin with, the rule of a good
//!   headline, and proofs of equivalence.
//! * `log` – where the chosen fault occurred.
//! * `loader` – the interface to the Vulkan loader, and which functions the layer replaces.
//! * `state` – the layer's records of devices, buffers, pools and command buffers.
//! * `spirv` – faults of decorations and streams, made in the words of a module.
//! * `shaders` – modules, shader objects and pipelines.
//! * `values` – faults of captured values, made at their stores.
//! * `capture` – binds, begins and ends.
//! * `draws` – draws. `other_commands` – clears and dispatches. `submits` – what is stored by a submission.
//! * `queries` – queries and their results.
//!
//! Vulkan loader, "Layer interface to the loader"; chapters "Transform Feedback" and
//! "Queries".

mod capture;
mod draws;
pub mod fault;
mod loader;
mod log;
pub mod matrix;
mod other_commands;
mod queries;
mod shaders;
mod spirv;
mod state;
mod submits;
pub mod table;
mod values;

pub use fault::{Fault, Mutant, Situation};
pub use log::LOG_VARIABLE;
pub use table::{FAULTS, mutants};

/// The name of the layer.
pub const LAYER: &str = "VK_LAYER_XFB_fault";

/// The name of the file that has the manifest.
pub const MANIFEST_FILE: &str = "xfb_fault.json";

/// Returns the manifest of the layer, for a shared library at this path.
pub fn manifest(library: &str) -> String {
    format!(
        "{{\"file_format_version\": \"1.2.0\", \"layer\": {{\"name\": \"{LAYER}\", \
         \"type\": \"GLOBAL\", \"library_path\": \"{library}\", \"api_version\": \"1.3.0\", \
         \"implementation_version\": \"1\", \"description\": \"makes one fault of transform \
         feedback\"}}}}\n"
    )
}
