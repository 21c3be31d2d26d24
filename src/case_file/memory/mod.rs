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

pub mod format;

use crate::case::memory::{MemoryCase, WORDS};
use crate::case::sequence::Sequence;
use crate::case::sequence::draws::{Count, Draw};
use crate::case::sequence::steps::{Counters, Step};
use crate::case::{DeviceCase, Shaders, Values};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expand;
use crate::case_file::expression::Scope;
use crate::case_file::raw;
use crate::case_file::sweep::axes::Combination;
use crate::case_glsl::block_content::Content;
use crate::case_glsl::block_reader;
use crate::script::{Resource, ResourceKind};
use crate::sources::{Language, Sources, StageSource};
use crate::spirv::BlockKind;
use crate::types::interface::{CaptureQualifiers, Origin};
use crate::types::layout::Rules;
use crate::types::{Interface, OutputVariable, Scalar, Stage, StructType, Type};
use crate::units::{Binding, ByteOffset, Location, Stream, Stride, round_up};
use std::sync::Arc;
use toml::Spanned;

/// The case that a file with `[memory]` describes; `scope` has the axes.
pub fn case(
    raw: &raw::File,
    sequence: &Sequence,
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
    if let Some(script) = &sequence.script {
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
        sequence,
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
    sequence: &Sequence,
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
        u32::try_from(chunks * block_reader::Reading::of(kind, rules).len()).unwrap_or(u32::MAX);
    let sequence = Sequence {
        script: Some(Spanned::new(span.clone(), script(vertices, span))),
        ..sequence.clone()
    };
    let strides = vec![(Binding(0), 4 * WORDS as u32, Stream(0))];
    let name = &combination.name;
    let mut device = expand::device(raw, &sequence, name, &interface, &strides, sources, scope)?;
    device.shaders = Shaders::Written(vec![StageSource {
        stage: Stage::Vertex,
        name: format!("{name} (vertex)"),
        language: Language::Glsl,
        text: block_reader::text(memory, (kind, rules), &content),
    }]);
    device.values = Values::Stated(content.values(block_reader::Reading::of(kind, rules).len()));
    device.features.extend(features_of(memory, kind, rules));
    device.features.sort();
    device.features.dedup();
    device.resources = vec![resource(kind, &content, &block)];
    Ok(device)
}

/// Begin, one draw, end.
fn script(vertices: u32, span: &std::ops::Range<usize>) -> Vec<Spanned<Step>> {
    let draw = Draw {
        vertices: Some(Count::new(vertices)),
        ..Draw::default()
    };
    [
        Step::Begin(Counters::default()),
        Step::Draw(draw),
        Step::End(Counters::default()),
    ]
    .map(|step| Spanned::new(span.clone(), step))
    .into()
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
