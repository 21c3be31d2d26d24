//! Runs cases over mutants: drivers that have one fault each, made by a Vulkan layer
//! (`harness/fault-layer`), and records which cases detect which fault.
//!
//! * [`table`] – the mutants of a layer, from the file next to its manifest.
//! * [`clean`] – the results without a fault, with the layer and without it.
//! * [`faulty_driver`] – runs cases on a driver with one fault.
//! * [`order`] – the order of the cases for a mutant.
//! * [`localised`] – whether a headline names the fault.
//! * [`matrix`] – all mutants.

pub mod clean;
mod faulty_driver;
mod localised;
pub mod matrix;
mod order;
pub mod table;
