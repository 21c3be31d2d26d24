//! Floor 3: varying packing and the limits of the interfaces.
//!
//! What stands today: the packing order of a type ([`order`]), what packing
//! answers ([`placement`]) and the limits of capture as data ([`limits`]). OpenGL 4.6 sections 11.1.2.1 and 13.3, Vulkan
//! "VkPhysicalDeviceTransformFeedbackPropertiesEXT".

pub mod limits;
pub mod order;
pub mod placement;

pub use limits::CaptureLimits;
pub use order::OrderClass;
pub use placement::Placement;
