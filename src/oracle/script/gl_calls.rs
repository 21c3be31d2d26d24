//! Calls of OpenGL as data, each with the answer that the text requires.
//!
//! Scripts are Vulkan's, and OpenGL runs those that it can express. Objects that keep a capture,
//! errors, programs that are linked again and pipelines of programs are OpenGL's alone: a case of
//! them is a list of calls. OpenGL 4.6 sections 4.2, 7.3, 7.4, 10.9, 11.1.2.1 and 13.3.

use super::glsl_program::GlslStage;
use std::collections::BTreeMap;
use std::fmt;
use strum::{Display, EnumString, VariantNames};

/// The objects of a case, and its calls.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GlCalls {
    pub programs: BTreeMap<String, GlProgram>,
    /// Bytes of each buffer; the number of a buffer is its place.
    pub buffers: BTreeMap<String, u64>,
    /// Extensions that the shaders use, beside those of the calls.
    pub requires: Vec<String>,
    /// The only dialect of contexts that has the required answers.
    pub only: Option<GlDialect>,
    pub calls: Vec<GlCall>,
}

/// A program of a case.
#[derive(Clone, Debug, PartialEq)]
pub struct GlProgram {
    pub stages: Vec<GlslStage>,
    /// The names that are captured when it is linked before the first call.
    pub captures: Vec<String>,
    /// Whether each name has a buffer of its own.
    pub separate: bool,
    /// Whether it can be a stage of a pipeline (`GL_PROGRAM_SEPARABLE`).
    pub separable: bool,
    /// Whether it is linked before the first call.
    pub is_linked: bool,
}

/// The two languages of contexts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, Display)]
#[strum(serialize_all = "lowercase")]
pub enum GlDialect {
    /// OpenGL.
    Desktop,
    /// OpenGL ES.
    Es,
}

/// A call, and the answer that it must have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlCall {
    pub command: GlCommand,
    pub arguments: Vec<Argument>,
    /// The error of the call; without one it has none.
    pub error: Option<String>,
    /// The values that it must return, as words; `_` is a word of a buffer that is not written.
    pub values: Vec<String>,
}

/// The kind of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    Program,
    Pipeline,
    Feedback,
    Buffer,
    Query,
    Number,
    Constant,
    /// All words that follow.
    Names,
}

/// An argument of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// An object by its name in the case; `None` is the name zero.
    Object(Option<String>),
    Number(i64),
    /// A constant by its name without `GL_`. In place of a number it is the value of a limit.
    Constant(String),
    Names(Vec<String>),
}

/// The answer of a device to a call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The name of the first error.
    pub error: Option<String>,
    pub values: Vec<String>,
    /// The log of a program that is not linked.
    pub log: Option<String>,
}

/// The constants of calls without `GL_`, and their values in the registry.
pub const CONSTANTS: [(&str, u32); 46] = [
    ("POINTS", 0),
    ("LINES", 1),
    ("LINE_LOOP", 2),
    ("LINE_STRIP", 3),
    ("TRIANGLES", 4),
    ("TRIANGLE_STRIP", 5),
    ("TRIANGLE_FAN", 6),
    ("LINES_ADJACENCY", 0xa),
    ("TRIANGLES_ADJACENCY", 0xc),
    ("PATCHES", 0xe),
    ("INTERLEAVED_ATTRIBS", 0x8c8c),
    ("SEPARATE_ATTRIBS", 0x8c8d),
    ("VERTEX_SHADER_BIT", 1),
    ("FRAGMENT_SHADER_BIT", 2),
    ("GEOMETRY_SHADER_BIT", 4),
    ("ALL_SHADER_BITS", 0xffff_ffff),
    ("PRIMITIVES_GENERATED", 0x8c87),
    ("TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN", 0x8c88),
    ("TRANSFORM_FEEDBACK_OVERFLOW", 0x82ec),
    ("TRANSFORM_FEEDBACK_STREAM_OVERFLOW", 0x82ed),
    ("ANY_SAMPLES_PASSED", 0x8c2f),
    ("QUERY_WAIT", 0x8e13),
    ("QUERY_NO_WAIT", 0x8e14),
    ("QUERY_BY_REGION_WAIT", 0x8e15),
    ("QUERY_WAIT_INVERTED", 0x8e17),
    ("RASTERIZER_DISCARD", 0x8c89),
    ("TRANSFORM_FEEDBACK_BINDING", 0x8e25),
    ("TRANSFORM_FEEDBACK_ACTIVE", 0x8e24),
    ("TRANSFORM_FEEDBACK_PAUSED", 0x8e23),
    ("TRANSFORM_FEEDBACK_BUFFER", 0x8c8e),
    ("TRANSFORM_FEEDBACK_BUFFER_BINDING", 0x8c8f),
    ("TRANSFORM_FEEDBACK_BUFFER_START", 0x8c84),
    ("TRANSFORM_FEEDBACK_BUFFER_SIZE", 0x8c85),
    ("TRANSFORM_FEEDBACK_BUFFER_MODE", 0x8c7f),
    ("TRANSFORM_FEEDBACK_VARYINGS", 0x8c83),
    ("LINK_STATUS", 0x8b82),
    ("MAX_TRANSFORM_FEEDBACK_BUFFERS", 0x8e70),
    ("MAX_TRANSFORM_FEEDBACK_SEPARATE_ATTRIBS", 0x8c8b),
    ("MAX_VERTEX_STREAMS", 0x8e71),
    ("UNSIGNED_INT", 0x1405),
    ("FLOAT", 0x1406),
    ("FLOAT_VEC2", 0x8b50),
    ("FLOAT_VEC3", 0x8b51),
    ("FLOAT_VEC4", 0x8b52),
    ("UNSIGNED_INT_VEC2", 0x8dc6),
    ("INT", 0x1404),
];

/// The value of a constant.
pub fn constant(name: &str) -> Option<u32> {
    let mut constants = CONSTANTS.iter();
    constants
        .find(|(known, _)| *known == name)
        .map(|(_, value)| *value)
}

/// The answer of `LinkProgram` to a program that is linked.
pub const LINKED: &str = "linked";
/// The answer of `LinkProgram` to a program that is not linked.
pub const REFUSED: &str = "refused";

/// A command of OpenGL, without `gl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, Display, VariantNames)]
pub enum GlCommand {
    TransformFeedbackVaryings,
    LinkProgram,
    UseProgram,
    DeleteProgram,
    UseProgramStages,
    BindProgramPipeline,
    BindTransformFeedback,
    DeleteTransformFeedbacks,
    IsTransformFeedback,
    BindBufferBase,
    BindBufferRange,
    TransformFeedbackBufferBase,
    TransformFeedbackBufferRange,
    BeginTransformFeedback,
    PauseTransformFeedback,
    ResumeTransformFeedback,
    EndTransformFeedback,
    DrawArrays,
    DrawArraysInstanced,
    DrawTransformFeedback,
    DrawTransformFeedbackInstanced,
    DrawTransformFeedbackStream,
    DrawTransformFeedbackStreamInstanced,
    BeginQuery,
    EndQuery,
    BeginQueryIndexed,
    EndQueryIndexed,
    GetQueryObjectuiv,
    DeleteQueries,
    BeginConditionalRender,
    EndConditionalRender,
    Enable,
    Disable,
    GetIntegerv,
    #[strum(serialize = "GetIntegeri_v")]
    GetIndexed,
    GetProgramiv,
    GetTransformFeedbackVarying,
    GetBufferSubData,
}

impl GlCommand {
    /// The kinds of the arguments, in order.
    pub fn parameters(self) -> &'static [Parameter] {
        use Parameter::{Buffer, Constant, Feedback, Names, Number, Pipeline, Program, Query};
        match self {
            GlCommand::TransformFeedbackVaryings => &[Program, Constant, Names],
            GlCommand::LinkProgram | GlCommand::UseProgram | GlCommand::DeleteProgram => &[Program],
            GlCommand::UseProgramStages => &[Pipeline, Constant, Program],
            GlCommand::BindProgramPipeline => &[Pipeline],
            GlCommand::BindTransformFeedback
            | GlCommand::DeleteTransformFeedbacks
            | GlCommand::IsTransformFeedback => &[Feedback],
            GlCommand::BindBufferBase => &[Number, Buffer],
            GlCommand::BindBufferRange => &[Number, Buffer, Number, Number],
            GlCommand::TransformFeedbackBufferBase => &[Feedback, Number, Buffer],
            GlCommand::TransformFeedbackBufferRange => &[Feedback, Number, Buffer, Number, Number],
            GlCommand::PauseTransformFeedback
            | GlCommand::ResumeTransformFeedback
            | GlCommand::EndTransformFeedback
            | GlCommand::EndConditionalRender => &[],
            GlCommand::DrawArrays => &[Constant, Number, Number],
            GlCommand::DrawArraysInstanced => &[Constant, Number, Number, Number],
            GlCommand::DrawTransformFeedback => &[Constant, Feedback],
            GlCommand::DrawTransformFeedbackInstanced | GlCommand::DrawTransformFeedbackStream => {
                &[Constant, Feedback, Number]
            }
            GlCommand::DrawTransformFeedbackStreamInstanced => {
                &[Constant, Feedback, Number, Number]
            }
            GlCommand::BeginQuery => &[Constant, Query],
            GlCommand::BeginQueryIndexed => &[Constant, Number, Query],
            GlCommand::EndQueryIndexed | GlCommand::GetIndexed => &[Constant, Number],
            GlCommand::GetQueryObjectuiv | GlCommand::DeleteQueries => &[Query],
            GlCommand::BeginConditionalRender => &[Query, Constant],
            GlCommand::BeginTransformFeedback
            | GlCommand::EndQuery
            | GlCommand::Enable
            | GlCommand::Disable
            | GlCommand::GetIntegerv => &[Constant],
            GlCommand::GetProgramiv => &[Program, Constant],
            GlCommand::GetTransformFeedbackVarying => &[Program, Number],
            GlCommand::GetBufferSubData => &[Buffer],
        }
    }

    /// Whether the call returns something that a case must require.
    pub fn returns(self) -> bool {
        matches!(
            self,
            GlCommand::IsTransformFeedback
                | GlCommand::GetQueryObjectuiv
                | GlCommand::GetIntegerv
                | GlCommand::GetIndexed
                | GlCommand::GetProgramiv
                | GlCommand::GetTransformFeedbackVarying
                | GlCommand::GetBufferSubData
        )
    }
}

/// The call as in C: `glBindBufferBase(0, b)`.
impl fmt::Display for GlCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "gl{}(", self.command)?;
        for (number, argument) in self.arguments.iter().enumerate() {
            if number > 0 {
                f.write_str(", ")?;
            }
            match argument {
                Argument::Object(Some(name)) => f.write_str(name)?,
                Argument::Object(None) => f.write_str("0")?,
                Argument::Number(number) => write!(f, "{number}")?,
                Argument::Constant(name) => write!(f, "GL_{name}")?,
                Argument::Names(names) => write!(f, "{{{}}}", names.join(", "))?,
            }
        }
        f.write_str(")")
    }
}

/// A call without the arrow of its answer, from its words.
fn arguments(command: GlCommand, words: &[&str]) -> Result<Vec<Argument>, String> {
    let parameters = command.parameters();
    let is_open = parameters.last() == Some(&Parameter::Names);
    let least = parameters.len() - usize::from(is_open);
    if words.len() < least || (words.len() > least && !is_open) {
        let has = words.len();
        return Err(format!("{command} has {least} arguments, not {has}"));
    }
    let is_name = |word: &str| {
        let mut characters = word.chars();
        characters.next().is_some_and(|c| c.is_ascii_lowercase())
            && characters.all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    let mut arguments = Vec::new();
    for (number, parameter) in parameters.iter().enumerate() {
        let argument = match (parameter, words.get(number).copied().unwrap_or_default()) {
            (Parameter::Names, _) => Argument::Names(
                words[number..]
                    .iter()
                    .map(|word| (*word).to_owned())
                    .collect(),
            ),
            (Parameter::Constant | Parameter::Number, word) if constant(word).is_some() => {
                Argument::Constant(word.to_owned())
            }
            (Parameter::Number, word) => Argument::Number(
                word.parse()
                    .map_err(|_| format!("'{word}' is neither a number nor a limit"))?,
            ),
            (Parameter::Constant, word) => {
                return Err(format!("'{word}' is not a constant such as POINTS"));
            }
            (_, "0") => Argument::Object(None),
            (_, word) if is_name(word) => Argument::Object(Some(word.to_owned())),
            (_, word) => return Err(format!("'{word}' is not the name of an object, or 0")),
        };
        arguments.push(argument);
    }
    Ok(arguments)
}

/// Reads `BindBufferBase 0 b`, `UseProgram p -> INVALID_OPERATION` or `GetIntegerv NAME -> 3`.
impl std::str::FromStr for GlCall {
    type Err = String;

    fn from_str(text: &str) -> Result<GlCall, String> {
        let (call, answer) = match text.split_once("->") {
            Some((call, answer)) => (call, Some(answer)),
            None => (text, None),
        };
        let words: Vec<&str> = call.split_whitespace().collect();
        let Some((name, words)) = words.split_first() else {
            return Err("a call begins with a command".to_owned());
        };
        let command: GlCommand = name
            .parse()
            .map_err(|_| format!("'{name}' is not a command of calls"))?;
        let arguments = arguments(command, words)?;
        let answer: Vec<String> = answer
            .into_iter()
            .flat_map(str::split_whitespace)
            .map(str::to_owned)
            .collect();
        if text.contains("->") && answer.is_empty() {
            return Err("an answer follows '->'".to_owned());
        }
        let is_error = |word: &String| word.starts_with("INVALID_");
        let (error, values) = match answer.as_slice() {
            [error] if is_error(error) => (Some(format!("GL_{error}")), Vec::new()),
            [] if command == GlCommand::LinkProgram => (None, vec![LINKED.to_owned()]),
            [] if command.returns() => {
                return Err(format!("{command} returns something: state it after '->'"));
            }
            [_, ..] if !command.returns() && command != GlCommand::LinkProgram => {
                return Err(format!("{command} returns nothing but an error"));
            }
            values => (None, values.to_vec()),
        };
        Ok(GlCall {
            command,
            arguments,
            error,
            values,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_read_and_printed() {
        for (text, printed, error, values) in [
            (
                "EndTransformFeedback",
                "glEndTransformFeedback()",
                None,
                &[][..],
            ),
            (
                "BindBufferRange 1 b 0 MAX_VERTEX_STREAMS",
                "glBindBufferRange(1, b, 0, GL_MAX_VERTEX_STREAMS)",
                None,
                &[],
            ),
            (
                "BeginTransformFeedback POINTS -> INVALID_ENUM",
                "glBeginTransformFeedback(GL_POINTS)",
                Some("GL_INVALID_ENUM"),
                &[],
            ),
            (
                "TransformFeedbackVaryings p SEPARATE_ATTRIBS a b[1]",
                "glTransformFeedbackVaryings(p, GL_SEPARATE_ATTRIBS, {a, b[1]})",
                None,
                &[],
            ),
            ("LinkProgram p", "glLinkProgram(p)", None, &["linked"]),
            ("UseProgram 0", "glUseProgram(0)", None, &[]),
            (
                "GetBufferSubData b -> 1 _",
                "glGetBufferSubData(b)",
                None,
                &["1", "_"],
            ),
        ] {
            let call: GlCall = text.parse().expect(text);
            assert_eq!(call.to_string(), printed);
            assert_eq!(call.error.as_deref(), error, "{text}");
            assert_eq!(call.values, values, "{text}");
        }
    }

    #[test]
    fn mistakes_are_named() {
        for (text, error) in [
            ("", "a call begins with a command"),
            ("Begin", "'Begin' is not a command of calls"),
            ("DrawArrays POINTS 0", "DrawArrays has 3 arguments, not 2"),
            (
                "DrawArrays points 0 1",
                "'points' is not a constant such as POINTS",
            ),
            (
                "DrawArrays POINTS x 1",
                "'x' is neither a number nor a limit",
            ),
            ("UseProgram 1", "'1' is not the name of an object, or 0"),
            ("UseProgram p ->", "an answer follows '->'"),
            (
                "UseProgram p -> 1",
                "UseProgram returns nothing but an error",
            ),
            (
                "GetIntegerv POINTS",
                "GetIntegerv returns something: state it after '->'",
            ),
        ] {
            assert_eq!(text.parse::<GlCall>(), Err(error.to_owned()));
        }
    }
}
