//! Transform feedback without a device: which bytes a shader captures, by the rules of OpenGL,
//! GLSL and Vulkan. The crate reads, packs and rewrites SPIR-V modules, and needs neither
//! a driver nor a compiler, file or process.
//!
//! # Tables of a module
//! [`spirv::reflect`] reads the outputs of a module, and [`capture::declared`] their
//! capture: *varyings* as OpenGL reports them, the *outputs* that hardware captures, and
//! the *buffers* that a draw needs.
//!
//! ```
//! use xfb_engine::capture::{self, Dialect, Options, OutputForm};
//! use xfb_engine::spirv;
//!
//! // layout(location = 0, xfb_buffer = 0, xfb_offset = 0) out mat2x3 taken;
//! let bytes = std::fs::read("../../harness/modules/blocks.vert.spv")?;
//! let interface = spirv::reflect(&spirv::load_bytes(&bytes)?, None)?;
//! let options = Options { dialect: Dialect::Vulkan, ..Options::default() };
//! let table = capture::declared(&interface, &options)?.table(OutputForm::Locations)?;
//!
//! assert_eq!(table.varyings[0].name, "taken");
//! assert_eq!(table.buffers[0].stride.0, 24);
//! // Each column is captured from a location of its own.
//! let columns = table.outputs.iter().map(|output| (output.offset.0, output.components));
//! assert_eq!(columns.collect::<Vec<_>>(), [(0, 3), (12, 3)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Capture by names
//! Vulkan has no `glTransformFeedbackVaryings`:
//! [`capture_rewritten`](rewrite::capture::capture_rewritten) writes the capture of names
//! into a module, as decorations and, where these do not suffice, as copies.
//!
//! ```
//! use xfb_engine::capture::{self, Dialect, Options, Request, RequestMode};
//! use xfb_engine::rewrite::capture::capture_rewritten;
//! use xfb_engine::spirv;
//! use xfb_engine::types::interface::Origin;
//! use xfb_engine::types::{Interface, OutputVariable, Scalar, Stage, Type};
//! use xfb_engine::units::Location;
//!
//! // A module with two outputs, in place of a compiled one.
//! let output = |location, name, size| OutputVariable {
//!     location: Some(Location(location)),
//!     ..OutputVariable::plain(name, Type::vector(Scalar::F32, size))
//! };
//! let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
//! interface.outputs = vec![output(0, "color", 4), output(1, "depth", 1)];
//! let module = spirv::load_words(&spirv::emit(&interface)?)?;
//!
//! let request = Request {
//!     names: ["depth", "gl_SkipComponents1", "color"].map(String::from).to_vec(),
//!     mode: RequestMode::Interleaved,
//! };
//! let (gl, how) = (Options::default(), Default::default());
//! let capture = capture_rewritten(module, (Stage::Vertex, None), Some(&request), &gl, &how)?;
//! assert_eq!(capture.buffers[0].stride.0, 24);
//!
//! // The rewritten module declares the capture.
//! let module = spirv::load_words(&capture.rewritten.words)?;
//! let vulkan = Options { dialect: Dialect::Vulkan, ..Options::default() };
//! let interface = spirv::reflect(&module, None)?;
//! let declared = capture::declared(&interface, &vulkan)?;
//! let captured = declared.varyings().iter().map(|v| (v.name.as_str(), v.offset.0));
//! let captured: std::collections::BTreeMap<_, _> = captured.collect();
//! assert_eq!(captured, [("color", 8), ("depth", 0)].into());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Packing of both sides
//! [`packing::pack`] assigns locations and components to the varyings between two stages,
//! as an OpenGL linker does; [`rewrite::pack::pack`] writes them into the modules of both.
//!
//! ```
//! use xfb_engine::packing::{Captures, PackOptions, Side, pack};
//! use xfb_engine::types::interface::Origin;
//! use xfb_engine::types::{Interface, OutputVariable, Scalar, Stage, Type};
//!
//! let side = |stage, variables: &[(&str, u32)]| {
//!     let mut interface = Interface::empty(stage, Origin::Declared);
//!     let variable = |&(name, size): &(&str, u32)| {
//!         OutputVariable::plain(name, Type::vector(Scalar::F32, size))
//!     };
//!     interface.outputs = variables.iter().map(variable).collect();
//!     Side::new(&interface)
//! };
//! let vertex = side(Stage::Vertex, &[("normal", 3), ("fog", 1), ("unread", 4), ("uv", 2)]);
//! let fragment = side(Stage::Fragment, &[("fog", 1), ("normal", 3), ("uv", 2)]);
//! let packed = pack(&vertex, Some(&fragment), &Captures::default(), &PackOptions::ENGINE)?;
//!
//! let places = packed.varyings.iter().map(|varying| {
//!     let at: Vec<String> = varying.at.iter().map(ToString::to_string).collect();
//!     format!("{} {}", varying.name, at.join(" "))
//! });
//! assert_eq!(places.collect::<Vec<_>>(), ["uv 0.xy", "fog 0.z", "normal 0.w 1.xy"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Floors
//! A module names no module of a higher floor (`harness/floors.rs` checks it).
//!
//! | floor | module | contents |
//! |---|---|---|
//! | 0 | [`units`] | one newtype per quantity |
//! | 1 | [`types`] | types, interfaces, GL type names, memory layouts, access paths |
//! | 2 | [`spirv`] | reading, writing, reflecting and editing modules |
//! | 3 | [`packing`] | packing of varyings into locations, and its limits |
//! | 4 | [`capture`] | declared and requested captures: varyings, outputs, buffers, rules |
//! | 5 | [`rewrite`] | captures and packings written into modules; OpenGL programs for Vulkan |

#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]
#![warn(unreachable_pub)]

pub mod units;

pub mod types;

pub mod spirv;

pub mod packing;

pub mod capture;

pub mod rewrite;
