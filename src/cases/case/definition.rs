//! A case as its file states it, after axes, `extends`, `repeat` and `when` are
//! resolved.

use super::expected::ExpectedTable;
use super::gl_calls::CallsDefinition;
use super::interface::InterfaceDefinition;
use super::memory::MemoryBlock;
use super::packing::ExpectedPlacement;
use super::pipeline::Pipeline;
use super::probe::{Probe, TextOrTable, text_or_table};
use super::refusal::Refusal;
use super::required_limits::RequiredLimit;
use crate::capture::Request;
use crate::spanned::Spanned;
use crate::units::is_default;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

// The text of a case as a tree, which generators, the reducer and `xfb show --toml` write. A
// `Case` holds its parts once the interface is known, and what files and other cases give it.
/// One case. The keys of the API sequence are in [`super::sequence::Sequence`].
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub struct Definition {
    /// A sentence about what the case checks: `"a range at offset {offset}"`.
    pub about: Spanned<String>,
    /// The numbers of the rules that the case checks, as `xfb rules` prints them.
    pub rules: Spanned<Vec<Spanned<i64>>>,
    /// The reference tables that the file states: `["W1", "S0-ex1"]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<String>,
    /// Behaviour that the specification leaves unspecified
    /// ([unspecified.md](unspecified.md)): the result is recorded, and the case never
    /// fails.
    #[serde(default, deserialize_with = "text_or_table")]
    #[schemars(with = "Option<TextOrTable>")]
    pub probe: Option<Spanned<Probe>>,
    /// Whether nothing runs on a device, and only tables, layouts, locations or
    /// refusals are compared; the default is false.
    #[serde(default, skip_serializing_if = "is_default")]
    pub host_only: bool,
    /// The outputs that the capturing stage declares. A case of `memory` or `advertised`
    /// has none.
    #[serde(default)]
    pub interface: InterfaceDefinition,
    /// A block in memory that the shader reads completely, in place of an interface.
    pub memory: Option<Spanned<MemoryBlock>>,
    /// The names of the outputs to capture, as in `glTransformFeedbackVaryings`. The
    /// outputs then have no `buffer`, `offset` and `stride`, and the module is
    /// rewritten to capture them.
    pub request: Option<Spanned<Request>>,
    /// The primitives, the other stages, and the state around the capturing stage.
    #[serde(default)]
    pub pipeline: Pipeline,
    /// Additional programs by their names, which the step `use` binds:
    /// `programs.b.pipeline.topology = "lines"`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub programs: BTreeMap<Spanned<String>, Spanned<ProgramDefinition>>,
    /// The capture tables that the engine must compute.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub table: Vec<Spanned<ExpectedTable>>,
    /// The locations that packing must assign.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placement: Vec<Spanned<ExpectedPlacement>>,
    /// A limit that the device must report. The case is `host_only`, and nothing else
    /// is checked.
    pub advertised: Option<Spanned<RequiredLimit>>,
    /// The refusal of each form of an invalid interface. The case is `host_only`.
    pub negative: Option<Spanned<Refusal>>,
    /// Calls that only OpenGL has. The case has no other keys but `about` and `rules`, and runs
    /// with `--api gl` alone.
    pub opengl: Option<Spanned<CallsDefinition>>,
}

// The interface is in the notation of files; a `Program` has it with types, and the texts of
// its shaders.
/// An additional program. It states what differs from the program of the case; `pass`,
/// `seed`, `image` and `views` are those of the case.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ProgramDefinition {
    /// The outputs of the program; the default is those of the case.
    pub interface: InterfaceDefinition,
    /// The captured names of the program; the default is those of the case.
    pub request: Option<Spanned<Request>>,
    /// Keys that replace those of the pipeline of the case, `raster` key by key;
    /// `requires` adds to those of the case.
    pub pipeline: Pipeline,
}
