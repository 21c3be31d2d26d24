//! The pipelines that a script draws with.
//!
//! * [`program`] – stages, topology, the emissions of a geometry shader.
//! * [`program_use`] – the part of a program that the legality of a script depends on.
//! * [`tessellation`] – how patches are subdivided.
//! * [`raster`] – state of rasterization.
//! * [`resource`] – uniform buffers, storage buffers, push constants.

pub mod program;
pub mod program_use;
pub mod raster;
pub mod resource;
pub mod tessellation;
