//! `verify …`: what GL answers about queries and about the program.
//!
//! `verify query_object` is about a draw on the device. What GL says of a
//! program – its varyings and the buffers that they are captured into – follows
//! from the shader alone, so the engine answers it, by the text of GL, whatever
//! the device does. OpenGL 4.6 sections 7.3 (GetProgramiv), 7.3.1 (program
//! interfaces).

use super::error::Result;
use super::words::Words;
use crate::types::GlType;
use crate::units::{Binding, ByteOffset};

/// A query of a captured draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryTarget {
    PrimitivesGenerated,
    PrimitivesWritten,
}

impl QueryTarget {
    /// The rule (`case::rules`) that the query follows.
    pub fn rule(self) -> u8 {
        match self {
            QueryTarget::PrimitivesGenerated => 70,
            QueryTarget::PrimitivesWritten => 67,
        }
    }
}

/// The queries of a draw, by GL's names.
const TARGETS: [(&str, QueryTarget); 2] = [
    ("GL_PRIMITIVES_GENERATED", QueryTarget::PrimitivesGenerated),
    (
        "GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN",
        QueryTarget::PrimitivesWritten,
    ),
];

/// A question about the program, and the answer that is expected.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramQuery {
    pub question: Question,
    pub expected: Answer,
}

/// A question about the program.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// The number of resources of an interface: of varyings
    /// `GL_TRANSFORM_FEEDBACK_VARYINGS`.
    Count(Interface),
    /// The longest name of a varying, its terminator included.
    LongestName,
    /// The most varyings of a buffer.
    MostVariables,
    /// `GL_TRANSFORM_FEEDBACK_BUFFER_MODE`
    Mode,
    /// The index of the varying of a name; `None` as an answer is
    /// `GL_INVALID_INDEX`.
    Index(String),
    /// The name of a resource.
    Name(Resource),
    /// A property of a resource.
    Property(Resource, Property),
}

/// The interfaces of a program that are about capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interface {
    Varyings,
    Buffers,
}

/// One resource of an interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resource {
    /// The varying of a name.
    Named(String),
    /// The varying at an offset of a buffer.
    Varying(Binding, ByteOffset),
    /// The buffer of a binding.
    Buffer(Binding),
}

/// A property of a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    ArraySize,
    NameLength,
    Offset,
    BufferIndex,
    Type,
    Binding,
    Stride,
    ActiveVariables,
}

/// The result of the query.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    Number(i64),
    Type(GlType),
    Text(String),
    /// An enumerant, by its name.
    Symbol(String),
}

/// The interfaces, by GL's names.
const INTERFACES: [(&str, Interface); 2] = [
    ("GL_TRANSFORM_FEEDBACK_VARYING", Interface::Varyings),
    ("GL_TRANSFORM_FEEDBACK_BUFFER", Interface::Buffers),
];

/// The properties of each interface's resources, by GL's names.
const PROPERTIES: [(&str, Interface, Property); 8] = [
    ("GL_ARRAY_SIZE", Interface::Varyings, Property::ArraySize),
    ("GL_NAME_LENGTH", Interface::Varyings, Property::NameLength),
    ("GL_OFFSET", Interface::Varyings, Property::Offset),
    (
        "GL_TRANSFORM_FEEDBACK_BUFFER_INDEX",
        Interface::Varyings,
        Property::BufferIndex,
    ),
    ("GL_TYPE", Interface::Varyings, Property::Type),
    ("GL_BUFFER_BINDING", Interface::Buffers, Property::Binding),
    (
        "GL_TRANSFORM_FEEDBACK_BUFFER_STRIDE",
        Interface::Buffers,
        Property::Stride,
    ),
    (
        "GL_NUM_ACTIVE_VARIABLES",
        Interface::Buffers,
        Property::ActiveVariables,
    ),
];

/// Reads what follows `verify query_object`; `None` for what is not known.
pub(crate) fn object(words: &mut Words<'_, '_>) -> Result<Option<(QueryTarget, u64)>> {
    let name = words.word("the target of a query")?;
    let Some((_, target)) = TARGETS.iter().find(|(known, _)| *known == name) else {
        return Ok(None);
    };
    Ok(Some((*target, words.number("a whole number from 0")?)))
}

/// Reads what follows `verify program_query`; `None` for what is not known.
pub(crate) fn program(words: &mut Words<'_, '_>) -> Result<Option<ProgramQuery>> {
    let question = match words.word("the name of a property of programs")? {
        "GL_TRANSFORM_FEEDBACK_VARYINGS" => Question::Count(Interface::Varyings),
        "GL_TRANSFORM_FEEDBACK_VARYING_MAX_LENGTH" => Question::LongestName,
        "GL_TRANSFORM_FEEDBACK_BUFFER_MODE" => Question::Mode,
        _ => return Ok(None),
    };
    let expected = answer(words)?;
    Ok(Some(ProgramQuery { question, expected }))
}

/// Reads what follows `verify program_interface_query`; `None` for what is not
/// known.
pub(crate) fn interface(words: &mut Words<'_, '_>) -> Result<Option<ProgramQuery>> {
    const FORMS: [&str; 6] = [
        "interface",
        "resourceByData",
        "resourceIndex",
        "resourceName",
        "resourceLocation",
        "resourceLocationIndex",
    ];
    let form = match FORMS.iter().find(|form| **form == words.peek()) {
        Some(form) => words.word("a form").map(|_| *form)?,
        None => "",
    };
    let name = words.word("the name of a program interface")?;
    let Some((_, interface)) = INTERFACES.iter().find(|(known, _)| *known == name) else {
        if name.starts_with("GL_") {
            return Ok(None);
        }
        return words.fail_at(name, format!("'{name}' is not a program interface"));
    };
    let interface = *interface;
    let (question, expected) = match (form, interface) {
        ("interface", _) => {
            let question = match (words.word("the name of a property")?, interface) {
                ("GL_ACTIVE_RESOURCES", _) => Question::Count(interface),
                ("GL_MAX_NAME_LENGTH", Interface::Varyings) => Question::LongestName,
                ("GL_MAX_NUM_ACTIVE_VARIABLES", Interface::Buffers) => Question::MostVariables,
                _ => return Ok(None),
            };
            (question, answer(words)?)
        }
        ("resourceIndex", Interface::Varyings) => {
            let name = text(words)?;
            (Question::Index(name), answer(words)?)
        }
        ("resourceName", Interface::Varyings) => {
            let resource = resource(words, interface)?;
            let written = words.peek();
            let length: usize = words.number("the length of the name")?;
            let name = text(words)?;
            if name.len() != length {
                let why = format!("the name '{name}' has {} characters", name.len());
                return words.fail_at(written, why);
            }
            (Question::Name(resource), Answer::Text(name))
        }
        ("resourceByData", _) => {
            let resource = resource(words, interface)?;
            let Some(property) = property(words, interface)? else {
                return Ok(None);
            };
            (Question::Property(resource, property), answer(words)?)
        }
        ("", Interface::Varyings) => {
            let resource = Resource::Named(text(words)?);
            let Some(property) = property(words, interface)? else {
                return Ok(None);
            };
            (Question::Property(resource, property), answer(words)?)
        }
        // Neither varyings nor buffers have locations; buffers have no names.
        _ => return Ok(None),
    };
    Ok(Some(ProgramQuery { question, expected }))
}

/// A name; `""` is the empty one.
fn text(words: &mut Words<'_, '_>) -> Result<String> {
    Ok(match words.word("a name")? {
        "\"\"" => String::new(),
        name => name.to_owned(),
    })
}

/// Reads `(0 16)`: a binding and, of a varying, an offset.
fn resource(words: &mut Words<'_, '_>, interface: Interface) -> Result<Resource> {
    let sign = |words: &mut Words<'_, '_>, sign: &str| {
        let what = format!("'{sign}'");
        let word = words.word(&what)?;
        if word == sign {
            return Ok(());
        }
        words.fail_at(word, format!("{what} is required, seen '{word}'"))
    };
    sign(words, "(")?;
    let binding = Binding(words.number("a binding")?);
    let resource = match interface {
        Interface::Buffers => Resource::Buffer(binding),
        Interface::Varyings => {
            Resource::Varying(binding, ByteOffset(words.number("an offset in bytes")?))
        }
    };
    sign(words, ")")?;
    Ok(resource)
}

fn property(words: &mut Words<'_, '_>, interface: Interface) -> Result<Option<Property>> {
    let name = words.word("the name of a property")?;
    let mut known = PROPERTIES.iter();
    let found = known.find(|(known, of, _)| *known == name && *of == interface);
    Ok(found.map(|(_, _, property)| *property))
}

/// A whole number, a type or another enumerant.
fn answer(words: &mut Words<'_, '_>) -> Result<Answer> {
    let what = "a whole number, a type or another name that begins with GL_";
    let word = words.word(what)?;
    if let Ok(number) = word.parse() {
        return Ok(Answer::Number(number));
    }
    match (GlType::parse(word), word.starts_with("GL_")) {
        (Some(ty), _) => Ok(Answer::Type(ty)),
        (None, true) => Ok(Answer::Symbol(word.to_owned())),
        (None, false) => words.fail_at(word, format!("{what} is required, seen '{word}'")),
    }
}
