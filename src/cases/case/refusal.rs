//! The refusal of each form of an invalid interface: the declaration, the
//! GLSL text and the SPIR-V module.
//!
//! GLSL 4.60 section 4.4.2.1; VUID-StandaloneSpirv-Offset-04687 to 04716.

use super::given::given;
use super::pipeline::ShaderFile;
use super::spelled::{FromText, NEGATIVE, Spelled};
use crate::capture::Dialect;
use crate::capture::rules::Rule;
use crate::sources::StageSource;
use crate::spanned::Spanned;
use crate::types::Interface;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A case about an interface that breaks a rule.
#[derive(Clone, Debug)]
pub struct RefusalCase {
    pub interface: Interface,
    pub refusal: Refusal,
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
    /// The compiler refuses it by the rule of the case.
    Compiler,
    /// The compiler refuses it with this in its message, which is about no
    /// rule of capture.
    Message(String),
    /// The compiler lets it through; the engine refuses the module by this rule, or else by
    /// the rule of the case.
    Engine(Option<String>),
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

/// `word: why`, and nothing else, where `word` is one of these.
fn reasoned(text: &str) -> Option<(&str, String)> {
    let (word, why) = text.split_once(':')?;
    let why = why.trim();
    (!why.is_empty()).then(|| (word.trim(), why.to_owned()))
}

impl FromText for &'static Rule {
    const KIND: &'static str = NEGATIVE;

    fn from_text(text: &str) -> Result<&'static Rule, String> {
        Rule::named(text).ok_or_else(|| format!("'{text}' is not a rule of capture"))
    }
}

impl FromText for Answer {
    const KIND: &'static str = NEGATIVE;

    fn from_text(text: &str) -> Result<Answer, String> {
        match reasoned(text) {
            Some(("accepted", why)) => Ok(Answer::Accepted(why)),
            Some(("inexpressible", why)) => Ok(Answer::Inexpressible(why)),
            Some(_) | None => {
                let rule = <&Rule>::from_text(text)?;
                Ok(Answer::Refused(rule.name.to_owned()))
            }
        }
    }
}

impl FromText for GlslAnswer {
    const KIND: &'static str = NEGATIVE;

    fn from_text(text: &str) -> Result<GlslAnswer, String> {
        match (text, reasoned(text)) {
            ("compiler", _) => Ok(GlslAnswer::Compiler),
            ("engine", _) => Ok(GlslAnswer::Engine(None)),
            (_, Some(("compiler", message))) => Ok(GlslAnswer::Message(message)),
            (_, Some(("engine", name))) => {
                let rule = <&Rule>::from_text(&name)?;
                Ok(GlslAnswer::Engine(Some(rule.name.to_owned())))
            }
            (_, Some(("accepted", why))) => Ok(GlslAnswer::Accepted(why)),
            (_, Some(_) | None) => {
                let why = "'glsl' is 'compiler', 'engine', 'compiler: part of its message', \
                           'engine: rule' or 'accepted: reason'";
                Err(why.to_owned())
            }
        }
    }
}

/// The refusal of an invalid interface: as a declaration, as GLSL and as SPIR-V.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RefusalDefinition")]
pub struct Refusal {
    /// The capture rule that is broken.
    pub rule: Spelled<&'static Rule>,
    /// The answer of the engine to the declaration, where it is not that rule:
    /// another rule, `accepted: reason` or `inexpressible: reason`.
    #[serde(default, deserialize_with = "given")]
    pub declared: Option<Spelled<Answer>>,
    /// The dialects of that answer; the default is all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dialects: Vec<Dialect>,
    /// The component that refuses the GLSL text: `compiler` or `engine`; or
    /// `accepted: reason`.
    pub glsl: Spelled<GlslAnswer>,
    /// The answer to the module, as `declared`.
    #[serde(default, deserialize_with = "given")]
    pub spirv: Option<Spelled<Answer>>,
    /// Hand-written GLSL, for what no output can declare.
    pub shader: Option<Spanned<ShaderFile>>,
}

impl Refusal {
    /// The answer of the engine to the declaration.
    pub fn declared_answer(&self) -> Answer {
        self.answer(self.declared.as_deref())
    }

    /// The answer of the engine to the module.
    pub fn module_answer(&self) -> Answer {
        self.answer(self.spirv.as_deref())
    }

    /// An answer of the engine; the default is a refusal by the rule of the case.
    fn answer(&self, stated: Option<&Answer>) -> Answer {
        let refused = || Answer::Refused(self.rule.name.to_owned());
        stated.cloned().unwrap_or_else(refused)
    }

    /// The dialects of the answer to the declaration.
    pub fn dialects(&self) -> &[Dialect] {
        match self.dialects.as_slice() {
            [] => Dialect::ALL,
            stated => stated,
        }
    }

    /// Returns the treatment of the GLSL text in words.
    pub fn glsl_text(&self) -> String {
        let case_rule = self.rule.name;
        match &*self.glsl {
            GlslAnswer::Compiler => format!("refused by the compiler by {case_rule}"),
            GlslAnswer::Message(message) => format!("refused by the compiler: {message}"),
            GlslAnswer::Engine(rule) => {
                let rule = rule.as_deref().unwrap_or(case_rule);
                format!("let through by the compiler, refused by {rule}")
            }
            GlslAnswer::Accepted(why) => {
                format!("let through by the compiler, accepted: {why}")
            }
        }
    }
}
