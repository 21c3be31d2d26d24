//! The `[memory]` of a case file: a block in memory, how it is laid out, and a
//! vertex shader that reads all of it.
//!
//! Such a case has no interface of its own: the shader captures the words that
//! it reads, [`WORDS`] for each vertex. It reads every word three times: with
//! constant indices, with indices that only the device knows, and out of copies
//! of whole members. The buffer is filled by our own layout rules; the offsets
//! in the module are the GLSL compiler's, and must be the same (`judge::layout`).
//!
//! * [`format`] – what a file says; [`random`] – a block made of a seed.
//! * [`content`] – the bytes of the block, and the words that are read of them.
//! * [`shader`] – the shader.
//!
//! OpenGL 4.6 section 7.6.2.2, GL_EXT_scalar_block_layout, Vulkan "Offset and
//! Stride Assignment".

pub mod content;
pub mod format;
pub mod random;
pub mod shader;

use super::axes::Combination;
use super::error::{Problem, Result};
use super::expression::Scope;
use super::raw::{self, Value};
use super::sources::Sources;
use super::{DeviceCase, Language, Shaders, StageSource, Values, expand};
use crate::script::{Resource, ResourceKind};
use crate::spirv::BlockKind;
use crate::types::interface::{CaptureQualifiers, Origin};
use crate::types::layout::{LayoutError, Placement, Rules, lay_out_block};
use crate::types::{Interface, OutputVariable, Scalar, Stage, StructType, Type};
use crate::units::{Binding, ByteOffset, Location, Stream, Stride, round_up};
use content::Content;
use std::sync::Arc;
use toml::Spanned;

/// Words that one vertex captures.
pub const WORDS: usize = 16;

/// Words that a block may hold.
pub const MAX_BLOCK_WORDS: u32 = 512;

/// A block, and what its layout must be.
#[derive(Clone, Debug, PartialEq)]
pub struct MemoryCase {
    /// Without offsets and strides; matrices are as majored as declared.
    pub block: StructType,
    /// What each member says about where it lies.
    pub placements: Vec<Placement>,
    /// What the block as a whole says about its matrices.
    pub row_major: bool,
    /// What the block is the memory of; absent where no device is asked.
    pub kind: Option<BlockKind>,
    /// The rules that it is declared with.
    pub rules: Option<Rules>,
    /// Layouts worked out by hand.
    pub expected: Vec<ExpectedLayout>,
}

/// A layout that the rules must give.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedLayout {
    pub rules: Rules,
    pub answer: LayoutAnswer,
}

/// What the layout rules must answer.
#[derive(Clone, Debug, PartialEq)]
pub enum LayoutAnswer {
    /// Offsets of the block's members; strides by the name of a member, a
    /// member's member as `s.m`, those of arrays outermost first.
    Layout {
        offsets: Vec<u32>,
        size: Option<u32>,
        array_strides: Vec<(String, Vec<u32>)>,
        matrix_strides: Vec<(String, u32)>,
    },
    /// A refusal by the rule of this name.
    Refused(String),
}

impl MemoryCase {
    /// The block as `rules` lay it out, and its size.
    ///
    /// # Errors
    /// The rule of layout that the declaration breaks.
    pub fn laid_out(&self, rules: Rules) -> std::result::Result<(StructType, u32), LayoutError> {
        lay_out_block(&self.block, rules, &self.placements)
    }
}

/// The case that a file with `[memory]` describes; `scope` has the axes.
pub fn case(
    raw: &raw::File,
    memory: &Spanned<format::Memory>,
    combination: &Combination,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<(MemoryCase, Option<DeviceCase>)> {
    let span = memory.span();
    let wrong = |why: &str| scope.fail(span.clone(), Problem::Interface(why.to_owned()));
    if !raw.interface.outputs.get_ref().is_empty() {
        return wrong("a case of [memory] has no [interface]: it captures what it reads");
    }
    if let Some(script) = &raw.script {
        let why = "a case of [memory] has no script: every vertex is captured once".to_owned();
        return scope.fail(script.span(), Problem::Script(why));
    }
    let mut built = format::build(memory, scope)?;
    if raw.host_only {
        return match built.expected.is_empty() {
            true => scope.fail(span, Problem::Empty("a host-only case's [[memory.layout]]")),
            false => Ok((built, None)),
        };
    }
    let (Some(kind), Some(rules)) = (built.kind, built.rules) else {
        return wrong("[memory] of a device case says 'kind' and 'layout_rules'");
    };
    let rules = match rules {
        // What the shader's `scalar` means.
        Rules::Scalar => Rules::ScalarTight,
        other => other,
    };
    built.rules = Some(rules);
    let device = device(
        raw,
        &built,
        (kind, rules),
        combination,
        sources,
        &span,
        scope,
    )?;
    Ok((built, Some(device)))
}

/// What the shader captures; on the host there is none.
pub fn interface(host_only: bool) -> Interface {
    if host_only {
        return Interface::empty(Stage::Vertex, Origin::Declared);
    }
    let words = Type::array(Type::vector(Scalar::U32, 4), WORDS as u32 / 4);
    let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
    interface.capturing = true;
    interface.capability = true;
    interface.outputs.push(OutputVariable {
        location: Some(Location(0)),
        capture: CaptureQualifiers {
            buffer: Some(Binding(0)),
            offset: Some(ByteOffset(0)),
            stride: Some(Stride(4 * WORDS as u32)),
            stream: None,
        },
        ..OutputVariable::plain("words", words)
    });
    interface
}

fn device(
    raw: &raw::File,
    memory: &MemoryCase,
    (kind, rules): (BlockKind, Rules),
    combination: &Combination,
    sources: &Sources,
    span: &std::ops::Range<usize>,
    scope: &Scope<'_>,
) -> Result<DeviceCase> {
    if rules == Rules::C {
        let why = "GLSL has no C layout: a device case is std140, std430 or scalar".to_owned();
        return scope.fail(span.clone(), Problem::Interface(why));
    }
    let seed = expand::seed_of(&combination.name);
    let laid_out = memory.laid_out(rules).and_then(|(block, size)| {
        let content = Content::of(&block, size, seed)?;
        Ok((block, content))
    });
    let (block, content) = laid_out.or_else(|error| {
        let why = format!("{error} ({})", error.rule());
        scope.fail(span.clone(), Problem::Interface(why))
    })?;
    let interface = interface(false);
    let chunks = content.words.len().div_ceil(WORDS);
    let vertices =
        u32::try_from(chunks * shader::Reading::of(kind, rules).len()).unwrap_or(u32::MAX);
    let mut file = raw.clone();
    file.script = Some(Spanned::new(span.clone(), script(vertices, span)));
    let strides = vec![(Binding(0), 4 * WORDS as u32, Stream(0))];
    let name = &combination.name;
    let mut device = expand::device(&file, name, &interface, &strides, sources, scope)?;
    device.shaders = Shaders::Written(vec![StageSource {
        stage: Stage::Vertex,
        name: format!("{name} (vertex)"),
        language: Language::Glsl,
        text: shader::text(memory, (kind, rules), &content),
    }]);
    device.values = Values::Stated(content.values(shader::Reading::of(kind, rules).len()));
    device.features.extend(features_of(memory, kind, rules));
    device.features.sort();
    device.features.dedup();
    device.resources = vec![resource(kind, &content, &block)];
    Ok(device)
}

/// Begin, one draw, end.
fn script(vertices: u32, span: &std::ops::Range<usize>) -> Vec<Spanned<raw::Step>> {
    let none = raw::Counters::default();
    let vertices = Spanned::new(span.clone(), Value::Int(vertices.into()));
    let draw = raw::Draw {
        vertices: Some(vertices),
        ..raw::Draw::default()
    };
    [
        raw::Step::Begin(none.clone()),
        raw::Step::Draw(draw),
        raw::Step::End(none),
    ]
    .into_iter()
    .map(|step| Spanned::new(span.clone(), step))
    .collect()
}

fn resource(kind: BlockKind, content: &Content, block: &StructType) -> Resource {
    let mut bytes = content.bytes.clone();
    let kind = match kind {
        BlockKind::Uniform => ResourceKind::Uniform,
        BlockKind::Storage => ResourceKind::ReadOnlyStorage,
        BlockKind::PushConstant => {
            // Few as they are, no more than the shader reads.
            let end = Type::Struct(Arc::new(block.clone())).explicit_size();
            let end = end.and_then(|end| usize::try_from(round_up(end, 4)).ok());
            bytes.truncate(end.unwrap_or(bytes.len()));
            ResourceKind::PushConstant
        }
    };
    Resource {
        kind,
        binding: 0,
        bytes,
        stages: vec![Stage::Vertex],
    }
}

fn features_of(memory: &MemoryCase, kind: BlockKind, rules: Rules) -> Vec<String> {
    let holds = |test: &dyn Fn(Scalar) -> bool| {
        let mut members = memory.block.members.iter();
        members.any(|member| member.ty.any_scalar(&test))
    };
    let rows = [
        ("shaderFloat64", holds(&|s| s == Scalar::F64)),
        (
            "shaderInt64",
            holds(&|s| matches!(s, Scalar::I64 | Scalar::U64)),
        ),
        ("scalarBlockLayout", rules.is_scalar()),
        (
            "uniformBufferStandardLayout",
            rules == Rules::Std430 && kind == BlockKind::Uniform,
        ),
    ];
    rows.into_iter()
        .filter(|(_, needed)| *needed)
        .map(|(name, _)| name.to_owned())
        .collect()
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
