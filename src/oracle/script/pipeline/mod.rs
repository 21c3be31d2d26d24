//! The pipelines that a script draws with.
//!
//! * [`program`] – stages, topology, the emissions of a geometry shader; dynamic state.
//! * [`program_use`] – the part of a program that the legality of a script depends on.
//! * [`tessellation`] – how patches are subdivided.
//! * [`raster`] – state of rasterization.
//! * [`resource`] – uniform buffers, storage buffers, push constants.

mod dynamic_state;
pub mod glsl_program;
pub mod program;
pub mod program_use;
pub mod raster;
pub mod resource;
pub mod tessellation;
