//! Tests of the device layer on a real driver: every byte, counter and query of small
//! captures, under the validation layer.
//!
//! The tests need a driver with transform feedback and the Khronos validation layer;
//! `ci/test` installs lavapipe and the layer. Without them the tests fail, since a test
//! that passes without having run proves nothing.

#[path = "device/allow_list.rs"]
mod allow_list;
#[path = "device/capture.rs"]
mod capture;
#[path = "device/depth.rs"]
mod depth;
#[path = "device/executor.rs"]
mod executor;
#[path = "device/kit.rs"]
mod kit;
mod order_independence;
#[path = "device/resources.rs"]
mod resources;
