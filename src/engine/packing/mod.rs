//! Varying packing and the limits of the interfaces.
//!
//! * [`pack`] – the packer. It takes both [`Side`]s of an interface and returns a
//!   [`PackedInterface`]; [`PackOptions`] describe how packers differ.
//! * [`OrderClass`] – the packing order of a type.
//! * [`CaptureLimits`] – the limits of capture as data; [`interface_limits`] – the limits
//!   of every stage's outputs and inputs.
//! * [`slot_map`] – the slots of a set of outputs in hardware, and the order of a
//!   fragment shader's inputs.
//!
//! `side` lists the varyings, `matching` matches outputs, inputs and captures,
//! `class` decides which varyings may share a slot, and `walk` computes the positions
//! of a varying's words.
//!
//! OpenGL 4.6 sections 11.1.2.1 and 13.3, GLSL 4.60 sections 4.3.4 and 4.4.1,
//! Vulkan "VkPhysicalDeviceTransformFeedbackPropertiesEXT".

mod class;
mod error;
pub mod interface_limits;
mod limits;
mod matching;
pub mod options;
mod order;
pub mod packed_interface;
mod packer;
mod side;
pub mod slot_map;
mod walk;

pub use error::PackingError;
pub use interface_limits::InterfaceLimits;
pub use limits::CaptureLimits;
pub use matching::check_written;
pub use options::PackOptions;
pub use order::OrderClass;
pub use packed_interface::PackedInterface;
pub use packer::pack;
pub use side::{Captures, Side};

#[cfg(test)]
mod tests;
