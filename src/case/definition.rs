//! A case as its file states it, after axes, `extends`, `repeat` and `when` are
//! resolved.

use super::expected::TableDefinition;
use super::interface::{InterfaceDefinition, RequestDefinition};
use super::memory::BlockDefinition;
use super::packing::PackingDefinition;
use super::pipeline::PipelineDefinition;
use super::probe::ProbeDefinition;
use super::refusal::RefusalDefinition;
use super::required_limits::RequiredLimitDefinition;
use crate::spanned::Spanned;
use crate::units::is_default;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One case. The keys of the API sequence are in [`super::sequence::Sequence`].
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub struct Definition {
    /// One line: what the case is about.
    pub about: Spanned<String>,
    /// The numbers of the rules that it checks.
    pub rules: Spanned<Vec<Spanned<i64>>>,
    /// The reference tables that it reproduces: `W1`, `S0-ex1`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<String>,
    /// Behaviour that the specification leaves unspecified: recorded, never gating.
    pub probe: Option<Spanned<ProbeDefinition>>,
    /// Whether nothing runs on a device.
    #[serde(default, skip_serializing_if = "is_default")]
    pub host_only: bool,
    /// What the capturing stage declares; absent beside `memory` and `advertised`.
    #[serde(default)]
    pub interface: InterfaceDefinition,
    /// A block in memory that the case reads completely.
    pub memory: Option<Spanned<BlockDefinition>>,
    /// The names to capture; the outputs then have no qualifiers of capture.
    pub request: Option<Spanned<RequestDefinition>>,
    /// What surrounds the interface.
    #[serde(default)]
    pub pipeline: PipelineDefinition,
    /// Additional programs by their names, which a step `use` binds.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub programs: BTreeMap<Spanned<String>, Spanned<ProgramDefinition>>,
    /// The tables that the engine must give.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub table: Vec<Spanned<TableDefinition>>,
    /// Where packing must put the varyings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placement: Vec<Spanned<PackingDefinition>>,
    /// A limit that the device must report; nothing else is checked.
    pub advertised: Option<Spanned<RequiredLimitDefinition>>,
    /// The interface is invalid: how each form of it is refused.
    pub negative: Option<Spanned<RefusalDefinition>>,
}

/// An additional program. In a case file it states what differs from the case's
/// own interface and pipeline; here it is complete.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ProgramDefinition {
    /// In place of the case's interface.
    pub interface: InterfaceDefinition,
    /// In place of the case's request.
    pub request: Option<Spanned<RequestDefinition>>,
    /// Keys in place of those of the case's pipeline.
    pub pipeline: PipelineDefinition,
}
