//! Floor 11: judges one case, from its definition to its [`CaseResult`].
//!
//! * [`result`] – the result of one case, as data.
//! * `capture` – one case from start to end (feature `vulkan`).
//! * [`subject`] – what a failure is about.
//! * [`context`] – what a case is, for the explanation of a failure.
//! * [`tables`] – the engine's tables against those that a case states.
//! * `row_comparison` – lists of rows, compared.
//! * [`refusal`] – interfaces that must be refused.
//! * `outcome` – why a case did not pass; `shaders` – its shaders, compiled and
//!   checked (feature `vulkan`).
//! * [`layout`] – layouts of blocks: the engine's against those of other sources.
//! * [`packing`] – where varyings are packed: the engine's packing against the
//!   case's.
//! * [`prepared`] – a case made ready for a device, or what the device lacks for it.
//! * `required_limits` – what a device reports of itself (feature `vulkan`).
//! * `packed` – cases packed with a fragment shader (feature `vulkan`).
//! * `image` – cases that draw their points into an image (feature `vulkan`).
//! * `degenerate_primitives` – primitives that an implementation may discard
//!   (feature `vulkan`).
//! * `model_driver` – cases on the model in place of a driver (feature `vulkan`).
//! * `special_floats` – zeros and infinities of floating-point type (feature `vulkan`).
//! * `programs` – the programs of a case, compiled (feature `vulkan`).
//! * `all_modules` – every module of a case, compiled for a bundle (feature `vulkan`).
//! * `opengl` – cases through OpenGL: its tables and its refusals (feature `vulkan`).
//! * `rewritten` – stages made to capture by rewriting (feature `vulkan`).
//! * `replay` – a recorded run, judged by a changed model (feature `vulkan`).
//! * [`varied`] – a case in a variation.
//! * [`reduce`] – greedy reduction of what fails.
//! * [`changes`] – which changes of a failing case are tried.
//! * `explain` – finds what a failing case passes without (feature `vulkan`).
//! * `shader_test` – one `.shader_test` from start to end (feature `vulkan`).

#[cfg(feature = "vulkan")]
pub mod all_modules;
#[cfg(feature = "vulkan")]
pub mod capture;
pub mod changes;
#[cfg(all(test, feature = "shaderc"))]
mod conformant_tests;
pub mod context;
#[cfg(feature = "vulkan")]
mod degenerate_primitives;
#[cfg(feature = "vulkan")]
pub mod explain;
#[cfg(all(test, feature = "shaderc"))]
mod freedom_tests;
#[cfg(feature = "vulkan")]
mod image;
pub mod layout;
#[cfg(feature = "vulkan")]
pub mod model_driver;
#[cfg(feature = "vulkan")]
pub mod opengl;
#[cfg(feature = "vulkan")]
mod outcome;
#[cfg(feature = "vulkan")]
mod packed;
pub mod packing;
#[cfg(feature = "vulkan")]
pub mod prepared;
#[cfg(feature = "vulkan")]
pub(crate) mod programs;
pub mod reduce;
pub mod refusal;
#[cfg(feature = "vulkan")]
pub mod replay;
#[cfg(feature = "vulkan")]
mod required_limits;
pub mod result;
#[cfg(feature = "vulkan")]
pub mod rewritten;
mod row_comparison;
#[cfg(feature = "vulkan")]
pub mod shader_test;
#[cfg(feature = "vulkan")]
mod shaders;
#[cfg(feature = "vulkan")]
mod special_floats;
#[cfg(feature = "vulkan")]
mod stored;
pub mod subject;
pub mod tables;
pub mod varied;
#[cfg(all(test, feature = "shaderc"))]
mod varied_tests;

pub use result::CaseResult;
