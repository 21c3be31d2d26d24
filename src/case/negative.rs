//! Cases about interfaces that must be refused: the `[negative]` of a case file.
//!
//! A mistake is judged three times: as the declaration itself, as the GLSL text
//! that spells it, and as a SPIR-V module that has it. Whoever lets a form
//! through is named in the file, with the reason: the GLSL compiler leaves some
//! rules to whoever reads the module, and some mistakes one form cannot say.
//! GLSL 4.60 section 4.4.2.1; VUID-StandaloneSpirv-Offset-04687 to 04716.

use super::error::{Problem, Result};
use super::expression::Scope;
use super::glsl;
use super::pipeline;
use super::raw::{self, Text};
use super::sources::Sources;
use super::table;
use super::{Language, StageSource};
use crate::capture::Dialect;
use crate::capture::rules::Rule;
use crate::types::interface::{CaptureQualifiers, Origin};
use crate::types::{Interface, OutputVariable, Stage, Type};
use crate::units::{Binding, ByteOffset, Stride, round_up};
use std::collections::BTreeMap;
use std::fmt;

/// What must become of an interface that breaks a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Negative {
    /// Of the declaration, read by the engine in each of these dialects.
    pub declared: Answer,
    pub dialects: Vec<Dialect>,
    /// Of the GLSL text.
    pub glsl: GlslAnswer,
    /// Of the module that has the declaration's qualifiers as decorations.
    pub spirv: Answer,
    /// The text where it is written by hand: for what no output can declare.
    pub shader: Option<StageSource>,
}

/// What the engine answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It refuses by the rule of this name.
    Refused(String),
    /// It accepts, for this reason.
    Accepted(String),
    /// It cannot be asked, for this reason.
    Unsaid(String),
}

/// What becomes of a GLSL text.
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
            Answer::Unsaid(why) => write!(f, "unsaid: {why}"),
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

/// Reads the `[negative]` of a case.
pub fn build(raw: &raw::Negative, sources: &Sources, scope: &Scope<'_>) -> Result<Negative> {
    let rule = rule(&raw.rule, &scope.text(&raw.rule)?, scope)?;
    let answer = |text: &Option<Text>| match text {
        Some(text) => answer(text, scope),
        None => Ok(Answer::Refused(rule.clone())),
    };
    let shader = match &raw.shader {
        Some(shader) => Some(pipeline::source(shader, sources, scope)?),
        None => None,
    };
    Ok(Negative {
        declared: answer(&raw.declared)?,
        dialects: table::dialects(&raw.dialects, scope)?,
        glsl: glsl_answer(&raw.glsl, &rule, scope)?,
        spirv: answer(&raw.spirv)?,
        shader,
    })
}

fn rule(at: &Text, name: &str, scope: &Scope<'_>) -> Result<String> {
    match Rule::named(name) {
        Some(rule) => Ok(rule.name.to_owned()),
        None => {
            let why = format!("'{name}' is no rule of capture");
            scope.fail(at.span(), Problem::Negative(why))
        }
    }
}

/// `word: why`, and nothing else, where `word` is one of these.
fn reasoned(text: &str) -> Option<(&str, String)> {
    let (word, why) = text.split_once(':')?;
    let why = why.trim();
    (!why.is_empty()).then(|| (word.trim(), why.to_owned()))
}

fn answer(at: &Text, scope: &Scope<'_>) -> Result<Answer> {
    let text = scope.text(at)?;
    match reasoned(&text) {
        Some(("accepted", why)) => Ok(Answer::Accepted(why)),
        Some(("unsaid", why)) => Ok(Answer::Unsaid(why)),
        _ => rule(at, &text, scope).map(Answer::Refused),
    }
}

fn glsl_answer(at: &Text, expected: &str, scope: &Scope<'_>) -> Result<GlslAnswer> {
    let text = scope.text(at)?;
    match (text.as_str(), reasoned(&text)) {
        ("compiler", _) => Ok(GlslAnswer::Compiler(expected.to_owned())),
        ("engine", _) => Ok(GlslAnswer::Engine(expected.to_owned())),
        (_, Some(("compiler", message))) => Ok(GlslAnswer::Message(message)),
        (_, Some(("engine", name))) => rule(at, &name, scope).map(GlslAnswer::Engine),
        (_, Some(("accepted", why))) => Ok(GlslAnswer::Accepted(why)),
        _ => {
            let why = "'glsl' is 'compiler', 'engine', 'compiler: part of its message', \
                       'engine: rule' or 'accepted: reason'";
            scope.fail(at.span(), Problem::Negative(why.to_owned()))
        }
    }
}

/// The text that says the mistake: the one written by hand, or the interface's
/// declarations above a `main` that does nothing.
///
/// # Errors
/// A block that GLSL cannot declare.
pub fn text(
    name: &str,
    interface: &Interface,
    negative: &Negative,
) -> std::result::Result<StageSource, Problem> {
    if let Some(shader) = &negative.shader {
        return Ok(shader.clone());
    }
    let primitives = match interface.stage {
        Stage::TessControl => "layout(vertices = 1) out;\n",
        Stage::TessEval => "layout(triangles) in;\n",
        Stage::Geometry => "layout(points) in;\nlayout(points, max_vertices = 1) out;\n",
        Stage::Vertex | Stage::Fragment | Stage::Compute => "",
    };
    Ok(StageSource {
        stage: interface.stage,
        name: name.to_owned(),
        language: Language::Glsl,
        text: format!(
            "#version 460\n{}{primitives}{}void main() {{}}\n",
            glsl::extensions(interface),
            glsl::outputs(interface, false)?
        ),
    })
}

/// The interface as a module has it: buffers, offsets and strides written out
/// as a compiler would that checks nothing. Mistakes stay what they are, and
/// whatever the declaration leaves open is right.
pub fn explicit(interface: &Interface) -> Interface {
    let mut explicit = interface.clone();
    explicit.origin = Origin::Spirv;
    explicit.capturing = true;
    explicit.capability = true;
    explicit.buffers.clear();
    let mut named: BTreeMap<Binding, Stride> = BTreeMap::new();
    for buffer in &interface.buffers {
        if let Some(stride) = buffer.stride {
            named.entry(buffer.binding).or_insert(stride);
        }
    }
    let mut ends: BTreeMap<Binding, u64> = BTreeMap::new();
    for output in &mut explicit.outputs {
        place(output, &mut named, &mut ends);
    }
    for output in &mut explicit.outputs {
        let binding = output.capture.buffer.unwrap_or_default();
        let end = ends.get(&binding).copied().unwrap_or(0);
        let implied = u32::try_from(round_up(end, 8)).map_or(Stride(0), Stride);
        let stride = named.get(&binding).copied().unwrap_or(implied);
        if output.capture.stride.is_some() {
            continue;
        }
        match &mut output.block {
            Some(block) => {
                let captured = block.members.iter_mut().map(|member| &mut member.capture);
                for own in captured.filter(|own| own.offset.is_some()) {
                    own.stride.get_or_insert(stride);
                }
            }
            None if output.capture.offset.is_some() => output.capture.stride = Some(stride),
            None => {}
        }
    }
    explicit
}

/// Writes out an output's buffer and its members' offsets, and notes what it
/// says about strides.
fn place(
    output: &mut OutputVariable,
    named: &mut BTreeMap<Binding, Stride>,
    ends: &mut BTreeMap<Binding, u64>,
) {
    let mut note = |qualifiers: CaptureQualifiers, binding: Binding, ty: &Type| {
        if let Some(stride) = qualifiers.stride {
            named.entry(binding).or_insert(stride);
        }
        if let Some(ByteOffset(offset)) = qualifiers.offset {
            let end = ends.entry(binding).or_default();
            *end = (*end).max(u64::from(offset) + 4 * u64::from(ty.components()));
        }
    };
    let binding = output.capture.buffer.unwrap_or_default();
    output.capture.buffer = Some(binding);
    let Some(block) = &mut output.block else {
        note(output.capture, binding, &output.ty);
        return;
    };
    note(output.capture, binding, &Type::structure("", []));
    let structure = output.ty.without_arrays().as_struct();
    let fields = structure.map_or(&[][..], |s| &s.members);
    let start = output
        .capture
        .offset
        .take()
        .map(|offset| u64::from(offset.0));
    let mut cursor = start;
    for (own, field) in block.members.iter_mut().zip(fields) {
        let own = &mut own.capture;
        if let (None, Some(at)) = (own.offset, cursor) {
            let wide = field.ty.contains_64bit() && cursor != start;
            let at = if wide { round_up(at, 8) } else { at };
            own.offset = u32::try_from(at).ok().map(ByteOffset);
        }
        if let (Some(offset), Some(_)) = (own.offset, cursor) {
            cursor = Some(u64::from(offset.0) + 4 * u64::from(field.ty.components()));
        }
        note(*own, binding, &field.ty);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::interface;

    fn interface_of(text: &str) -> Interface {
        let raw: raw::Interface = toml::from_str(text).expect("an interface");
        interface::build(&raw, &Scope::new("f/x.toml", text)).expect("an interface")
    }

    fn build_from(text: &str) -> Result<Negative> {
        let raw: raw::Negative = toml::from_str(text).expect("a negative");
        build(&raw, &Sources::embedded(), &Scope::new("f/x.toml", text))
    }

    #[test]
    fn every_form_is_refused_by_the_rule_unless_said() {
        let negative = build_from("rule = 'xfb_offset.overlap'\nglsl = 'compiler'").expect("right");
        let refused = Answer::Refused("xfb_offset.overlap".into());
        assert_eq!((&negative.declared, &negative.spirv), (&refused, &refused));
        assert_eq!(
            negative.glsl,
            GlslAnswer::Compiler("xfb_offset.overlap".into())
        );
        assert_eq!(negative.dialects, Dialect::ALL);
        let negative = build_from(
            "rule = 'xfb_offset.overlap'\nglsl = 'engine: xfb_offset.misaligned'\n\
             declared = 'accepted: it is fine'\nspirv = 'unsaid: no way'\ndialects = ['spec']",
        )
        .expect("right");
        assert_eq!(negative.declared, Answer::Accepted("it is fine".into()));
        assert_eq!(negative.spirv, Answer::Unsaid("no way".into()));
        assert_eq!(
            negative.glsl,
            GlslAnswer::Engine("xfb_offset.misaligned".into())
        );
    }

    #[test]
    fn mistakes_have_places() {
        let rows = [
            ("rule = 'xfb_offset.nothing'\nglsl = 'compiler'", 1, 8),
            ("rule = 'xfb_offset.overlap'\nglsl = 'linker'", 2, 8),
            ("rule = 'xfb_offset.overlap'\nglsl = 'accepted:'", 2, 8),
            ("rule = 'xfb_offset.overlap'\nglsl = 'engine: x.y'", 2, 8),
            (
                "rule = 'xfb_offset.overlap'\nglsl = 'engine'\nspirv = 'x.y'",
                3,
                9,
            ),
        ];
        for (text, line, column) in rows {
            let error = build_from(text).expect_err(text);
            let seen = (error.problem.rule(), error.line, error.column);
            assert_eq!(seen, ("case.negative", line, column), "{text}: {error}");
        }
    }

    #[test]
    fn what_a_declaration_implies_is_written_out() {
        let explicit = explicit(&interface_of(
            "outputs = [
               { name = 'a', type = 'dvec3', offset = 4 },
               { block = 'B', buffer = 1, offset = 4, members = [
                 { name = 'f', type = 'float' }, { name = 'd', type = 'double' }, { name = 'v', type = 'vec3', offset = 40 },
               ] },
               { name = 'c', type = 'float', buffer = 2, offset = 0 },
             ]
             buffers = [{ binding = 2, stride = 20 }]",
        ));
        assert_eq!(explicit.origin, Origin::Spirv);
        assert!(explicit.buffers.is_empty());
        let seen = |n: usize| {
            let capture = explicit.outputs[n].capture;
            (capture.buffer, capture.offset, capture.stride)
        };
        let want = |buffer, offset, stride| {
            let offset: Option<u32> = offset;
            (
                Some(Binding(buffer)),
                offset.map(ByteOffset),
                Some(Stride(stride)),
            )
        };
        assert_eq!(seen(0), want(0, Some(4), 32));
        assert_eq!(seen(1), (Some(Binding(1)), None, None));
        assert_eq!(seen(2), want(2, Some(0), 20));
        let block = explicit.outputs[1].block.as_ref().expect("a block");
        let offsets: Vec<_> = block.members.iter().map(|m| m.capture.offset).collect();
        assert_eq!(offsets, [4, 8, 40].map(|o| Some(ByteOffset(o))));
        let mut strides = block.members.iter().map(|m| m.capture.stride);
        assert!(strides.all(|stride| stride == Some(Stride(56))));
    }
}
