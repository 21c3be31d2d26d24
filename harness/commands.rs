//! The commands of `xfb` and `ci/bisect` as people and other programs see them: one
//! program, so that it is linked once.

mod bisect;
#[cfg(feature = "vulkan")]
mod devices;
mod listing;
#[cfg(feature = "vulkan")]
mod opengl_files;
mod pack_command;
mod rewrite_command;
#[cfg(feature = "vulkan")]
mod shader_test;
mod table_command;
