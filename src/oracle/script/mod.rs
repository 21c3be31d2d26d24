//! Floor 4: the API sequence as data, and what is observed of it.
//!
//! One [`Job`] – a [`Program`] and a [`Script`] – is run by two machines: the
//! CPU model (`model`) and a Vulkan driver (`device`, through [`Executor`]).
//!
//! * [`commands`] – bind, begin, draw, end, barrier, query; [`barrier`], [`condition`],
//!   [`consume`], [`counters`] and [`draw`] are parts of it.
//! * [`pipeline`] – the programs that draw: [`program`], [`glsl_program`], [`program_use`], [`raster`],
//!   [`resource`], [`tessellation`].
//! * [`observe`] – what is read back: [`memory`], [`memory_digest`], [`query_read`],
//!   [`readback_window`], [`reported_table`].
//! * [`placement`] – the memory of buffers and counters.
//! * [`practice`] – what an application decides besides commands and their arguments.
//! * [`passes`] – the render passes that a script needs; [`mod@timeline`] – the state before
//!   each command; [`text`] – a script as a flat list.
//! * [`mod@validate`] – the legality of a script; [`hazards`] – its memory dependencies.
//! * [`requirements`] – what a job requires of a device; [`capabilities`] – what a device
//!   offers; [`feature`] and [`Limit`] – the names of both.
//! * [`gl_calls`] – calls that only OpenGL has, as data.
//! * [`executor`] – the interface to whatever runs a job; `scripted_executor` – one for
//!   tests, with scripted answers.
//!
//! Vulkan chapters "Transform Feedback" and "Queries".

mod autogen_limits;
pub mod capabilities;
pub mod commands;
pub mod executor;
pub mod feature;
pub mod gl_calls;
pub mod hazards;
pub mod observe;
pub mod passes;
pub mod pipeline;
pub mod placement;
pub mod practice;
pub mod requirements;
#[cfg(any(test, feature = "testing"))]
pub mod test_commands;

#[cfg(any(test, feature = "testing"))]
pub mod scripted_executor;
pub mod text;
pub mod timeline;
pub mod validate;

pub use autogen_limits::Limit;
pub use capabilities::Capabilities;
pub use commands::{Command, Script, barrier, condition, consume, counters, draw, neutral};
pub use draw::Draw;
pub use executor::{ExecuteError, Execution, Executor, Job};
pub use feature::Feature;
pub use memory::{Observed, Prefill, Readback};
pub use memory_digest::{MemoryDigest, MemoryPart};
pub use observe::{memory, memory_digest, query_read, readback_window, reported_table};
pub use pipeline::{glsl_program, program, program_use, raster, resource, tessellation};
pub use program::{Emit, Program, Topology};
pub use program_use::ProgramUse;
pub use resource::{Resource, ResourceKind, VertexInput};
pub use validate::{ValidScript, validate, validate_calls};
