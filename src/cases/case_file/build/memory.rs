//! A case of `[memory]`: a block, how it is laid out, and a vertex shader that reads
//! all of it.
//!
//! Such a case has no interface of its own: the shader captures the components that
//! it reads, [`WORDS`] for each vertex. It reads every component three times: with
//! constant indices, with indices that only the device computes, and from copies of
//! whole members. The buffer is filled by our own layout rules; the offsets in the
//! module are the GLSL compiler's, and must be the same (`judge::layout`).

use super::case;
use super::interface as outputs;
use super::pipeline::Strides;
use crate::case::memory::{BLOCK, ExpectedLayout, MAX_BLOCK_WORDS, MemoryBlock, MemoryCase, WORDS};
use crate::case::sequence::Sequence;
use crate::case::sequence::draws::{Count, Draw};
use crate::case::sequence::steps::ScriptEntry;
use crate::case::{Body, CaptureCase, References, Shaders, Values};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::stated::Stated;
use crate::case_glsl::block_content::Content;
use crate::case_glsl::block_reader::{self, Reading};
use crate::script::{Feature, Resource, ResourceKind};
use crate::sources::{Language, Sources, StageSource};
use crate::spanned::Spanned;
use crate::spirv::BlockKind;
use crate::types::interface::{CaptureQualifiers, MAX_PARTS, Origin};
use crate::types::layout::Rules;
use crate::types::{Interface, Member, OutputVariable, Scalar, Stage, StructType, Type};
use crate::units::{Binding, ByteOffset, Location, Stream, Stride, round_up};
use std::sync::Arc;

/// A case that reads a block or, if it is host-only, lays it out.
///
/// # Errors
/// A block without a layout, a case with an interface or a script of its own.
pub(crate) fn body(
    stated: &Stated<'_>,
    definition: &Spanned<MemoryBlock>,
    name: &str,
    references: References,
    sources: &Sources,
) -> Result<Body> {
    let scope = &stated.scope;
    let wrong = |why: &str| scope.fail(definition.span(), Problem::Interface(why.to_owned()));
    if stated.definition.interface.outputs.is_some() {
        return wrong("a case of [memory] has no [interface]: it captures what it reads");
    }
    if let Some(script) = &stated.sequence.script {
        let why = "a case of [memory] has no script: every vertex is captured once".to_owned();
        return scope.fail(script.span(), Problem::Script(why));
    }
    let mut memory = block(definition, scope)?;
    if stated.definition.host_only {
        if memory.declared.layout.is_empty() {
            let problem = Problem::Empty("a host-only case's [[memory.layout]]");
            return scope.fail(definition.span(), problem);
        }
        return Ok(Body::Memory(Box::new(memory)));
    }
    let (Some(kind), Some(rules)) = (memory.declared.kind, memory.declared.layout_rules) else {
        return wrong("[memory] of a device case states 'kind' and 'layout_rules'");
    };
    let rules = match rules {
        // The meaning of `scalar` in a shader.
        Rules::Scalar => Rules::ScalarTight,
        Rules::C => {
            return wrong("GLSL has no C layout: a device case is std140, std430 or scalar");
        }
        Rules::Std140 | Rules::Std430 | Rules::ScalarTight => rules,
    };
    memory.declared.layout_rules = Some(rules);
    let span = definition.span();
    let seed = content_seed(definition.get_ref(), name);
    let capture = capture(stated, &memory, (kind, rules), name, seed, sources);
    let capture = capture.or_else(|why| match why {
        Refusal::Layout(why) => scope.fail(span, Problem::Interface(why)),
        Refusal::Case(error) => Err(error),
    })?;
    Ok(Body::Capture(Box::new(CaptureCase {
        references,
        memory: Some(memory),
        ..capture
    })))
}

/// The seed of the values that a block holds.
pub(crate) fn content_seed(definition: &MemoryBlock, name: &str) -> u32 {
    definition.seed.unwrap_or_else(|| case::seed_of(name))
}

/// The reason why there is no device side.
enum Refusal {
    Layout(String),
    Case(Box<crate::case_file::CaseError>),
}

/// The output of the shader; a host-only case has none.
pub(crate) fn interface(host_only: bool) -> Interface {
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

fn capture(
    stated: &Stated<'_>,
    memory: &MemoryCase,
    (kind, rules): (BlockKind, Rules),
    name: &str,
    seed: u32,
    sources: &Sources,
) -> std::result::Result<CaptureCase, Refusal> {
    let laid_out = memory.laid_out(rules).and_then(|(block, size)| {
        let content = Content::new(&block, size, seed)?;
        Ok((block, content))
    });
    let (block, content) =
        laid_out.map_err(|error| Refusal::Layout(format!("{error} ({})", error.rule())))?;
    let readings = Reading::all(kind, rules).len();
    let vertices = content.words.len().div_ceil(WORDS) * readings;
    let vertices = u32::try_from(vertices).expect("a block has at most MAX_BLOCK_WORDS components");
    let sequence = Sequence {
        script: Some(script(vertices)),
        ..stated.sequence.clone()
    };
    let strides: Strides = vec![(Binding(0), 4 * WORDS as u32, Stream(0))];
    let captured = (interface(false), None, strides);
    let capture = case::capture(stated, &sequence, name, captured, sources);
    let mut capture = capture.map_err(Refusal::Case)?;
    let program = &mut capture.program;
    program.shaders = Shaders::Written(vec![StageSource {
        stage: Stage::Vertex,
        name: format!("{name} (vertex)"),
        language: Language::Glsl,
        text: block_reader::text(memory, (kind, rules), &content),
    }]);
    program.values = Values::HandWritten(content.values(readings));
    program.features.extend(features_of(memory, kind, rules));
    program.features.sort();
    program.features.dedup();
    program.resources = vec![resource(kind, &content, &block)];
    let script = capture.script.revise_with_programs(|_, programs| {
        let own = programs.first_mut().expect("the program that captures");
        own.resources
            .extend(capture.program.resources.iter().map(|one| one.kind));
    });
    capture.script = script.expect("no rule forbids the use of a block");
    Ok(capture)
}

/// Begin, one draw, end.
fn script(vertices: u32) -> Spanned<Vec<Spanned<ScriptEntry>>> {
    let draw = Draw {
        vertices: Some(Count::new(vertices)),
        ..Draw::default()
    };
    let span = 0..0;
    Spanned::new(span.clone(), super::script::capture_of(draw, &span))
}

/// The block that a file declares.
///
/// # Errors
/// Types that do not exist, a block that is too large, a layout that does not
/// match its members.
pub(crate) fn block(definition: &Spanned<MemoryBlock>, scope: &Scope<'_>) -> Result<MemoryCase> {
    let span = definition.span();
    let definition = definition.get_ref();
    if definition.members.is_empty() {
        return scope.fail(span, Problem::Empty("'members' of [memory]"));
    }
    let memory = declared(definition, scope)?;
    let ty = Type::Struct(Arc::new(memory.block.clone()));
    if !ty.fits(&mut MAX_PARTS.clone()) || ty.components() > MAX_BLOCK_WORDS {
        let problem = Problem::TooManyWords {
            seen: ty.components(),
            max: MAX_BLOCK_WORDS,
            parts: MAX_PARTS,
        };
        return scope.fail(span, problem);
    }
    for layout in &definition.layout {
        let checked = check_layout(layout.get_ref(), memory.block.members.len());
        checked.or_else(|why| scope.fail(layout.span(), Problem::Table(why)))?;
    }
    Ok(memory)
}

fn declared(definition: &MemoryBlock, scope: &Scope<'_>) -> Result<MemoryCase> {
    let structs = outputs::structs(&definition.structs, scope)?;
    let mut members: Vec<Member> = Vec::new();
    for member in &definition.members {
        let name = outputs::identifier(&member.name, scope)?;
        if members.iter().any(|other| other.name == name) {
            let why = format!("two members are called '{name}'");
            return scope.fail(member.name.span(), Problem::Interface(why));
        }
        let ty = outputs::ty(&member.ty, &structs, scope)?;
        members.push(Member {
            name,
            ty: ty.with_majorness(member.row_major.unwrap_or(definition.row_major)),
            offset: None,
        });
    }
    Ok(MemoryCase {
        declared: definition.clone(),
        block: StructType {
            name: BLOCK.to_owned(),
            members,
        },
    })
}

/// Checks that a layout states a refusal, or an offset for each member.
fn check_layout(layout: &ExpectedLayout, members: usize) -> std::result::Result<(), String> {
    match (&layout.refused, layout.offsets.len()) {
        (Some(_), 0) => Ok(()),
        (Some(_), _) => Err("a layout has 'offsets' or is 'refused', not both".to_owned()),
        (None, seen) if seen != members => Err(format!(
            "a layout has an offset for each of {members} members, seen {seen}"
        )),
        (None, _) => Ok(()),
    }
}

fn resource(kind: BlockKind, content: &Content, block: &StructType) -> Resource {
    let mut bytes = content.bytes.clone();
    let kind = match kind {
        BlockKind::Uniform => ResourceKind::Uniform,
        BlockKind::Storage => ResourceKind::ReadOnlyStorage,
        BlockKind::PushConstant => {
            // Few as they are, no more than the shader reads.
            let end = Type::Struct(Arc::new(block.clone())).explicit_size();
            let end = round_up(end.expect("the block is laid out"), 4);
            bytes.truncate(usize::try_from(end).expect("a block has at most 512 components"));
            ResourceKind::PushConstant
        }
    };
    Resource {
        kind,
        binding: 0,
        bytes,
        stages: vec![Stage::Vertex],
        inputs: Vec::new(),
    }
}

fn features_of(memory: &MemoryCase, kind: BlockKind, rules: Rules) -> Vec<Feature> {
    let holds = |test: &dyn Fn(Scalar) -> bool| {
        let mut members = memory.block.members.iter();
        members.any(|member| member.ty.any_scalar(&test))
    };
    let rows = [
        (Feature::ShaderFloat64, holds(&|s| s == Scalar::F64)),
        (
            Feature::ShaderInt64,
            holds(&|s| matches!(s, Scalar::I64 | Scalar::U64)),
        ),
        (Feature::ScalarBlockLayout, rules.is_scalar()),
        (
            Feature::UniformBufferStandardLayout,
            rules == Rules::Std430 && kind == BlockKind::Uniform,
        ),
    ];
    let needed = rows.into_iter().filter(|(_, needed)| *needed);
    needed.map(|(feature, _)| feature).collect()
}

#[cfg(test)]
#[path = "memory_tests.rs"]
mod tests;
