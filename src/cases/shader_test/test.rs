//! `[test]`: directives about captures, one after the other.
//!
//! `xfb buffer object B SIZE` makes a buffer of zeros and binds it;
//! `xfb draw arrays MODE FIRST COUNT` captures one draw, from the start of
//! every bound buffer, between a begin and an end of both queries;
//! `probe xfb buffer float|double|int|uint B N VALUE` reads the N-th value of a
//! buffer, where `0x40800000` is a value by its bits; `tolerance` is how far a floating-point value may be off, in the
//! lines below it.

use super::error::{Result, Unsupported};
use super::query::{self, ProgramQuery, QueryTarget};
use super::sections::{Part, Section, Sections};
use super::words::Words;
use crate::script::Topology;
use crate::units::Binding;

/// Bytes of a buffer at most: every byte is compared, twice.
const MAX_BUFFER: u64 = 1 << 22;
/// Vertices of a draw at most.
const MAX_VERTICES: u32 = 1 << 16;
/// Draws of a file at most: what is probed between draws takes a run of its own.
const MAX_DRAWS: usize = 16;
/// The tolerance of a comparison unless a line states one: piglit's number.
const TOLERANCE: f64 = 0.01;

/// One directive.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Line number, from 1.
    pub line: usize,
    /// The text of the line.
    pub text: String,
    pub action: Action,
}

/// The action of a directive.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A buffer of zeros is bound.
    Buffer { binding: Binding, size: u64 },
    /// A draw is captured.
    Draw(Draw),
    /// A value of a buffer is held against what is expected.
    Probe(Probe),
    /// The result of a query of the last draw.
    Query { target: QueryTarget, expected: u64 },
    /// A query of the program interface.
    Program(ProgramQuery),
    /// The program must link, or must not.
    Link { succeeds: bool },
}

/// A captured draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    pub topology: Topology,
    /// The vertices of a patch; 3 by default, as in GL.
    pub patch_points: u32,
    pub first: u32,
    pub vertices: u32,
}

/// A value of a buffer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Probe {
    pub binding: Binding,
    /// The index of the value in the buffer, in units of its size.
    pub element: u64,
    pub expected: Expected,
}

/// The value that a probe expects.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Expected {
    Float(f32, Tolerance),
    Double(f64, Tolerance),
    Int(i32),
    Uint(u32),
}

impl Expected {
    /// Words that the value has.
    pub fn words(self) -> u64 {
        match self {
            Expected::Double(..) => 2,
            Expected::Float(..) | Expected::Int(_) | Expected::Uint(_) => 1,
        }
    }
}

/// The tolerance of a comparison.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tolerance {
    /// Less than this.
    Absolute(f64),
    /// At most this part of the expected value.
    Relative(f64),
}

/// The contents of the section.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Test {
    pub steps: Vec<Step>,
    pub unsupported: Option<Unsupported>,
}

/// Draws and state that nothing of a capture depends on: what they draw is not
/// captured, and pixels are not probed.
const WITHOUT_EFFECT: [&str; 15] = [
    "blend barrier",
    "clear",
    "depthfunc",
    "disable GL_DEPTH_TEST",
    "disable GL_PROGRAM_POINT_SIZE",
    "draw arrays",
    "draw rect",
    "enable GL_DEPTH_TEST",
    "enable GL_PROGRAM_POINT_SIZE",
    "fb winsys",
    "hint",
    "memory barrier",
    "ortho",
    "viewport indexed",
    "frustum",
];

/// The topology of a mode by GL's name, `GL_LINE_STRIP`. Vulkan has no
/// GL_LINE_LOOP.
fn topology(mode: &str) -> Option<Topology> {
    let name = mode.strip_prefix("GL_")?;
    let mut all = Topology::ALL.iter().copied();
    all.find(|topology| topology.name().eq_ignore_ascii_case(name))
}

/// Reads the section.
///
/// # Errors
/// A known directive that is malformed, probes before any draw, a test that
/// checks nothing.
pub fn read(sections: &Sections<'_>) -> Result<Test> {
    let mut reader = Reader {
        sections,
        test: Test::default(),
        tolerance: Tolerance::Absolute(TOLERANCE),
        patch_points: 3,
        buffers: Vec::new(),
    };
    for (line, text) in sections.parts(Part::Test).flat_map(Section::directives) {
        let mut words = Words::new(sections, line, text);
        if !reader.line(line, text, &mut words)? && reader.test.unsupported.is_none() {
            let what = format!("the directive '{text}'");
            reader.test.unsupported = Some(Unsupported { line, what });
        }
    }
    let test = reader.test;
    let checks = test
        .steps
        .iter()
        .any(|step| !matches!(step.action, Action::Buffer { .. } | Action::Draw(_)));
    let line = sections
        .parts(Part::Test)
        .map(|section| section.line)
        .next();
    match (checks || test.unsupported.is_some(), line) {
        (true, _) => Ok(test),
        (false, None) if sections.unsupported.is_some() => Ok(test),
        (false, line) => {
            let why = "the file checks nothing: a probe or a verify is required";
            sections.fail(line.unwrap_or(1), why.to_owned())
        }
    }
}

struct Reader<'s, 't> {
    sections: &'s Sections<'t>,
    test: Test,
    tolerance: Tolerance,
    patch_points: u32,
    /// The buffers that are bound, with their sizes; the last of a binding.
    buffers: Vec<(Binding, u64)>,
}

impl Reader<'_, '_> {
    /// Reads one line; false where it is not known.
    fn line(&mut self, line: usize, text: &str, words: &mut Words<'_, '_>) -> Result<bool> {
        let action = match () {
            () if words.take("xfb buffer object") => Some(self.buffer(words)?),
            () if words.take("xfb draw arrays") => self.draw(line, words)?,
            () if words.take("probe xfb buffer") => self.probe(line, words)?,
            () if words.take("verify query_object") => {
                self.after_a_draw(line)?;
                query::object(words)?.map(|(target, expected)| Action::Query { target, expected })
            }
            () if words.take("verify program_query") => query::program(words)?.map(Action::Program),
            () if words.take("verify program_interface_query") => {
                query::interface(words)?.map(Action::Program)
            }
            () if words.take("link success") => Some(Action::Link { succeeds: true }),
            () if words.take("link error") => Some(Action::Link { succeeds: false }),
            () if words.take("tolerance") => {
                self.tolerance = tolerance(words)?;
                return Ok(true);
            }
            () if words.take("patch parameter vertices") => {
                let what = "a patch of 1 to 32 vertices";
                let word = words.peek();
                self.patch_points = words.number(what)?;
                if !(1..=32).contains(&self.patch_points) {
                    return words.fail_at(word, format!("{what} is required, seen {word}"));
                }
                words.end()?;
                return Ok(true);
            }
            () => return Ok(WITHOUT_EFFECT.iter().any(|known| words.take(known))),
        };
        let Some(action) = action else {
            return Ok(false);
        };
        words.end()?;
        self.test.steps.push(Step {
            line,
            text: text.to_owned(),
            action,
        });
        Ok(true)
    }

    fn buffer(&mut self, words: &mut Words<'_, '_>) -> Result<Action> {
        let binding = Binding(words.number("the number of a buffer")?);
        let word = words.peek();
        let size = words.number("a size in bytes")?;
        if !(1..=MAX_BUFFER).contains(&size) {
            let why = format!("a size of 1 to {MAX_BUFFER} bytes is required, seen {size}");
            return words.fail_at(word, why);
        }
        self.buffers.retain(|(other, _)| *other != binding);
        self.buffers.push((binding, size));
        Ok(Action::Buffer { binding, size })
    }

    fn draw(&mut self, line: usize, words: &mut Words<'_, '_>) -> Result<Option<Action>> {
        let mode = words.word("a mode such as GL_POINTS")?;
        let Some(topology) = topology(mode) else {
            if mode.starts_with("GL_") {
                return Ok(None);
            }
            return words.fail_at(mode, format!("'{mode}' is not a mode of a draw"));
        };
        let first = words.number("the first vertex")?;
        let word = words.peek();
        let vertices = words.number("the number of vertices")?;
        if vertices > MAX_VERTICES {
            let why = format!("0 to {MAX_VERTICES} vertices are required, seen {vertices}");
            return words.fail_at(word, why);
        }
        let draws = self.test.steps.iter();
        let draws = draws.filter(|step| matches!(step.action, Action::Draw(_)));
        if draws.count() >= MAX_DRAWS {
            let why = format!("at most {MAX_DRAWS} draws are captured");
            return self.sections.fail(line, why);
        }
        Ok(Some(Action::Draw(Draw {
            topology,
            patch_points: self.patch_points,
            first,
            vertices,
        })))
    }

    fn probe(&mut self, line: usize, words: &mut Words<'_, '_>) -> Result<Option<Action>> {
        self.after_a_draw(line)?;
        let ty = words.word("a type: float, double, int or uint,")?;
        if !["float", "double", "int", "uint"].contains(&ty) {
            return Ok(None);
        }
        let word = words.peek();
        let binding = Binding(words.number("the number of a buffer")?);
        let Some((_, size)) = self.buffers.iter().find(|(other, _)| *other == binding) else {
            let why = format!("no buffer object is bound as {binding}");
            return words.fail_at(word, why);
        };
        let size = *size;
        let word = words.peek();
        let element: u64 = words.number("the number of a value")?;
        let expected = match ty {
            "float" => {
                let bits = words.hex("the 32 bits of a float")?.map(f32::from_bits);
                let number = bits.map_or_else(|| words.number("a number"), Ok)?;
                Expected::Float(number, self.tolerance)
            }
            "double" => {
                let bits = words.hex("the 64 bits of a double")?.map(f64::from_bits);
                let number = bits.map_or_else(|| words.number("a number"), Ok)?;
                Expected::Double(number, self.tolerance)
            }
            "int" => {
                let bits = words.hex("the 32 bits of an int")?.map(u32::cast_signed);
                Expected::Int(bits.map_or_else(|| words.number("a whole number"), Ok)?)
            }
            _ => {
                let bits = words.hex("the 32 bits of a uint")?;
                Expected::Uint(bits.map_or_else(|| words.number("a whole number from 0"), Ok)?)
            }
        };
        let width = 4 * expected.words();
        if element.checked_add(1).and_then(|n| n.checked_mul(width)) > Some(size) || element >= size
        {
            let holds = size / width;
            let why = format!("the buffer holds {holds} values of {ty}, value {element} is probed");
            return words.fail_at(word, why);
        }
        Ok(Some(Action::Probe(Probe {
            binding,
            element,
            expected,
        })))
    }

    /// A directive that reads a capture must follow a draw.
    fn after_a_draw(&self, line: usize) -> Result<()> {
        let mut steps = self.test.steps.iter();
        let drawn = steps.any(|step| matches!(step.action, Action::Draw(_)));
        // An unsupported draw has been reported already.
        if drawn || self.test.unsupported.is_some() {
            return Ok(());
        }
        let why = "no 'xfb draw arrays' precedes it: nothing has been captured";
        self.sections.fail(line, why.to_owned())
    }
}

/// Reads one to four numbers, of which the first is for captures; the others
/// are piglit's for the other components of a colour.
fn tolerance(words: &mut Words<'_, '_>) -> Result<Tolerance> {
    let mut first = None;
    for _ in 0..4 {
        if words.peek().is_empty() && first.is_some() {
            break;
        }
        let word = words.word("a tolerance")?;
        let percent = word.strip_suffix('%');
        let number = percent.unwrap_or(word).parse().ok();
        let Some(number) = number.filter(|n: &f64| n.is_finite() && *n >= 0.0) else {
            let why = format!("a tolerance from 0 is required, seen '{word}'");
            return words.fail_at(word, why);
        };
        first = first.or(Some(match percent {
            Some(_) => Tolerance::Relative(number / 100.0),
            None => Tolerance::Absolute(number),
        }));
    }
    words.end()?;
    Ok(first.expect("a line without a number is refused"))
}
