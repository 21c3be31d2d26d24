//! Answers of the engine to OpenGL's queries about a program.
//!
//! Of a SPIR-V program GL may report no names at all (OpenGL 4.6 section 7.4,
//! "shader interfaces without names"): there an empty name is right, and a
//! resource cannot be requested by name.

use crate::capture::{Buffer, Captured, Varying};
use crate::shader_test::ShaderTest;
use crate::shader_test::query::{Answer, Interface, ProgramQuery, Property, Question, Resource};
use crate::shader_test::test::Action;

/// The reason why a query of the program does not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ProgramMismatch {
    /// The file expects something else than the engine answers.
    Differs { line: usize, text: String },
    /// The file requests a name of a program without names.
    Unnamed { line: usize, text: String },
}

/// Checks every query of the program; `named` where GL reports names.
pub(crate) fn check(
    test: &ShaderTest,
    captured: &Captured<'_>,
    named: bool,
) -> Result<(), ProgramMismatch> {
    let buffers = captured.buffers();
    let program = Program {
        varyings: captured.varyings(),
        buffers: &buffers,
        named,
    };
    for step in &test.steps {
        let Action::Program(ProgramQuery { question, expected }) = &step.action else {
            continue;
        };
        let line = step.line;
        let Some(answers) = program.answers(question) else {
            let text = format!("{}: a program of SPIR-V reports no names", step.text);
            return Err(ProgramMismatch::Unnamed { line, text });
        };
        if !answers.contains(expected) {
            let answers: Vec<String> = answers.iter().map(shown).collect();
            let answer = if answers.is_empty() {
                "there is no such resource".to_owned()
            } else {
                format!("GL's answer is {}", answers.join(" or "))
            };
            let text = format!("{}: {answer}", step.text);
            return Err(ProgramMismatch::Differs { line, text });
        }
    }
    Ok(())
}

fn shown(answer: &Answer) -> String {
    match answer {
        Answer::Number(number) => number.to_string(),
        Answer::Type(ty) => ty.to_string(),
        Answer::Text(text) => format!("\"{text}\""),
        Answer::Symbol(name) => name.clone(),
    }
}

/// The properties of a program that the queries concern.
struct Program<'c> {
    varyings: &'c [Varying],
    buffers: &'c [Buffer],
    named: bool,
}

impl Program<'_> {
    /// Every answer that GL may give; none where there is no such resource, and
    /// `None` where it cannot be requested so.
    fn answers(&self, question: &Question) -> Option<Vec<Answer>> {
        let count = |count: usize| vec![Answer::Number(count as i64)];
        Some(match question {
            Question::Count(Interface::Varyings) => count(self.varyings.len()),
            Question::Count(Interface::Buffers) => count(self.buffers.len()),
            Question::MostVariables => {
                let active = self.buffers.iter().map(|buffer| buffer.varyings.len());
                count(active.max().unwrap_or(0))
            }
            Question::LongestName => {
                let lengths = self.varyings.iter().map(|varying| varying.name.len() + 1);
                match (lengths.max(), self.named) {
                    (None, _) => count(0),
                    (Some(longest), true) => count(longest),
                    (Some(longest), false) => [count(1), count(longest)].concat(),
                }
            }
            Question::Mode => vec![Answer::Symbol("GL_INTERLEAVED_ATTRIBS".to_owned())],
            Question::Index(name) => {
                self.requested_by_name()?;
                let mut varyings = self.varyings.iter();
                match varyings.position(|varying| varying.name == *name) {
                    Some(index) => count(index),
                    None => vec![Answer::Symbol("GL_INVALID_INDEX".to_owned())],
                }
            }
            Question::Name(resource) => match self.varying(resource)? {
                None => Vec::new(),
                Some(varying) => {
                    let names = self.names(varying).into_iter();
                    names.map(Answer::Text).collect()
                }
            },
            Question::Property(Resource::Buffer(binding), property) => {
                let mut buffers = self.buffers.iter();
                let found = buffers.find(|buffer| buffer.binding == *binding);
                found.map_or(Vec::new(), |buffer| buffer_answers(buffer, *property))
            }
            Question::Property(resource, property) => match self.varying(resource)? {
                None => Vec::new(),
                Some(varying) => self.varying_answers(varying, *property),
            },
        })
    }

    fn requested_by_name(&self) -> Option<()> {
        self.named.then_some(())
    }

    /// The varying that is meant, if there is one; `None` where it cannot be
    /// requested so.
    fn varying(&self, resource: &Resource) -> Option<Option<&Varying>> {
        let mut varyings = self.varyings.iter();
        match resource {
            Resource::Named(name) => {
                self.requested_by_name()?;
                Some(varyings.find(|varying| varying.name == *name))
            }
            Resource::Varying(binding, offset) => Some(
                varyings
                    .find(|varying| varying.binding == Some(*binding) && varying.offset == *offset),
            ),
            Resource::Buffer(_) => Some(None),
        }
    }

    fn names(&self, varying: &Varying) -> Vec<String> {
        if self.named {
            vec![varying.name.clone()]
        } else {
            vec![String::new(), varying.name.clone()]
        }
    }

    fn varying_answers(&self, varying: &Varying, property: Property) -> Vec<Answer> {
        let number = |number: Option<u32>| {
            let number = number.map_or(-1, i64::from);
            vec![Answer::Number(number)]
        };
        match property {
            Property::ArraySize => number(Some(varying.size)),
            Property::Offset => number(Some(varying.offset.0)),
            Property::BufferIndex => number(varying.buffer_index.map(|index| index.0)),
            Property::Type => varying.ty.map(Answer::Type).into_iter().collect(),
            Property::NameLength => {
                let names = self.names(varying).into_iter();
                names
                    .map(|name| Answer::Number(name.len() as i64 + 1))
                    .collect()
            }
            Property::Binding | Property::Stride | Property::ActiveVariables => Vec::new(),
        }
    }
}

fn buffer_answers(buffer: &Buffer, property: Property) -> Vec<Answer> {
    let number = match property {
        Property::Binding => i64::from(buffer.binding.0),
        Property::Stride => i64::from(buffer.stride.0),
        Property::ActiveVariables => buffer.varyings.len() as i64,
        Property::ArraySize
        | Property::Offset
        | Property::BufferIndex
        | Property::Type
        | Property::NameLength => return Vec::new(),
    };
    vec![Answer::Number(number)]
}
