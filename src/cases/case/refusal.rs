//! The refusal of each form of an invalid interface: the declaration, the
//! GLSL text and the SPIR-V module.
//!
//! GLSL 4.60 section 4.4.2.1; VUID-StandaloneSpirv-Offset-04687 to 04716.

use super::given::given;
use super::pipeline::ShaderFile;
use crate::capture::Dialect;
use crate::sources::StageSource;
use crate::spanned::Spanned;
use crate::types::Interface;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An interface that breaks a rule, and how each form of it is refused.
#[derive(Clone, Debug)]
pub struct Refusal {
    pub interface: Interface,
    /// The answer of the engine to the declaration, where it is not that rule: another
    /// rule, `accepted: reason`, or `inexpressible: reason` if a declaration cannot express
    /// the interface.
    pub declared: Answer,
    pub dialects: Vec<Dialect>,
    /// The component that refuses the GLSL text: `compiler` or `engine`; or
    /// `accepted: reason`.
    pub glsl: GlslAnswer,
    /// The answer of the engine to the module, in the spelling of `declared`.
    pub spirv: Answer,
    /// A hand-written text, for what no output can declare.
    pub shader: Option<StageSource>,
}

/// The expected answer of the engine to an invalid interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The reader refuses the form by the rule of this name.
    Refused(String),
    /// The reader accepts the form, for this reason.
    Accepted(String),
    /// The form cannot express the interface, for this reason.
    Inexpressible(String),
}

/// The expected treatment of a GLSL text with an invalid interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GlslAnswer {
    /// The compiler refuses it by the rule of this name.
    Compiler(String),
    /// The compiler refuses it with this in its message, which is about no
    /// rule of capture.
    Message(String),
    /// The compiler lets it through; the engine refuses the module by this rule.
    Engine(String),
    /// Both accept it, for this reason.
    Accepted(String),
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Refused(rule) => write!(f, "refused by {rule}"),
            Answer::Accepted(why) => write!(f, "accepted: {why}"),
            Answer::Inexpressible(why) => write!(f, "inexpressible: {why}"),
        }
    }
}

impl fmt::Display for GlslAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GlslAnswer::Compiler(rule) => write!(f, "refused by the compiler by {rule}"),
            GlslAnswer::Message(message) => write!(f, "refused by the compiler: {message}"),
            GlslAnswer::Engine(rule) => {
                write!(f, "let through by the compiler, refused by {rule}")
            }
            GlslAnswer::Accepted(why) => {
                write!(f, "let through by the compiler, accepted: {why}")
            }
        }
    }
}

/// The refusal of an invalid interface: as a declaration, as GLSL and as SPIR-V.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RefusalDefinition {
    /// The capture rule that is broken.
    pub rule: Spanned<String>,
    /// The answer of the engine to the declaration, where it is not that rule:
    /// another rule, `accepted: reason` or `inexpressible: reason`.
    #[serde(default, deserialize_with = "given")]
    pub declared: Option<Spanned<String>>,
    /// The dialects of that answer; the default is all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dialects: Vec<Dialect>,
    /// The component that refuses the GLSL text: `compiler` or `engine`; or
    /// `accepted: reason`.
    pub glsl: Spanned<String>,
    /// The answer to the module, as `declared`.
    #[serde(default, deserialize_with = "given")]
    pub spirv: Option<Spanned<String>>,
    /// Hand-written GLSL, for what no output can declare.
    pub shader: Option<Spanned<ShaderFile>>,
}
