//! The shaders of a case: compiled, checked against the declared interface, and
//! the values that they write.

use crate::capture::Captured;
use crate::case::{Program, Values};
use crate::case_glsl::template;
use crate::compile::{CompileError, Compiler, Flavour};
use crate::judge::image::builtin_values;
use crate::judge::outcome::{NotPassed, harness_error};
use crate::judge::row_comparison::compare_rows;
use crate::judge::special_floats;
use crate::model::inputs::Inputs;
use crate::model::values::{self, Encoding};
use crate::rewrite::capture::CapturedModule;
use crate::script::program::{Assembly, Producer, Provoking};
use crate::script::{Capabilities, Feature, Topology};
use crate::sources::{Language, Sources, StageSource};
use crate::spirv::ShaderModule;
use crate::types::Stage;
use crate::units::Word;
use crate::{rewrite, spirv, verdict};
use std::collections::BTreeSet;

/// Compiles or assembles a stage of a case.
pub(crate) fn compile(source: &StageSource) -> Result<Vec<u32>, CompileError> {
    let compiler = Compiler::shared();
    match source.language {
        Language::Glsl => {
            compiler.compile_glsl(&source.text, source.stage, &source.name, Flavour::Vulkan)
        }
        Language::SpirvAssembly => compiler.assemble(&source.text, &source.name),
    }
}

/// Compiles or assembles the stages of a case to SPIR-V.
pub(crate) fn compile_modules(
    program: &Program,
    sources: &Sources,
) -> Result<Vec<ShaderModule>, NotPassed> {
    let stages = template::stages(program, sources).map_err(harness_error)?;
    stages
        .iter()
        .map(|source| {
            let words = compile(source).map_err(harness_error)?;
            let words = rewrite::lower_gl_builtins(&words).map_err(harness_error)?;
            Ok(ShaderModule {
                stage: source.stage,
                words: words.into(),
            })
        })
        .collect()
}

/// Checks that a compiled module captures what the case declares.
pub(crate) fn check_same_capture(
    program: &Program,
    captured: &Captured<'_>,
    read: &CapturedModule,
) -> Result<(), NotPassed> {
    let (stage, declared) = (read.stage(), program.interface.stage);
    if stage != declared {
        return Err(harness_error(format!(
            "the case declares the outputs of the {declared} stage, the last module is for {stage}"
        )));
    }
    let differs =
        |text: String| harness_error(format!("declared and compiled interface differ: {text}"));
    compare_rows("varyings", captured.varyings(), &read.varyings).map_err(differs)?;
    compare_rows("buffers", &captured.buffers(), &read.buffers).map_err(differs)
}

/// Splits every array of captured blocks of the last stage before rasterization into
/// separate blocks: the text of Vulkan does not state the buffers of the elements of an
/// array.
pub(crate) fn split_block_arrays(
    program: &Program,
    modules: &mut [ShaderModule],
) -> Result<(), NotPassed> {
    let mut outputs = program.interface.outputs.iter();
    if outputs.any(|output| output.block.is_some() && output.ty.flattened_len() > 1) {
        let last = modules.iter_mut().rfind(|m| m.stage != Stage::Fragment);
        let last = last.expect("the stage of the interface");
        let module = spirv::load_words(&last.words).map_err(harness_error)?;
        let words = rewrite::split_block_arrays(module, last.stage);
        last.words = words.map_err(harness_error)?.into();
    }
    Ok(())
}

/// Returns the words that the shaders of a program do not write.
pub(crate) fn unwritten_words(program: &Program) -> BTreeSet<Word> {
    let leaves = program.interface.leaves().into_iter();
    let unwritten = leaves.filter(|leaf| {
        let mut names = program.unwritten.iter();
        names.any(|name| leaf.is_part_of(name))
    });
    let words = unwritten.flat_map(|leaf| (leaf.word.0..).take(leaf.ty.components() as usize));
    words.map(Word).collect()
}

/// The value that the shaders write into each word on a device; `None` where it is
/// undefined.
pub(crate) fn shader_values<'a>(
    program: &'a Program,
    capabilities: &Capabilities,
) -> impl Fn(values::Identity, &Inputs) -> Option<u32> + 'a {
    let encodings: Vec<Encoding> = verdict::word_names(&program.interface)
        .into_iter()
        .map(|name| name.encoding)
        .collect();
    let builtins = program
        .pipeline
        .image
        .then(|| builtin_values(&program.interface));
    let unwritten = unwritten_words(program);
    let not_preserved = special_floats::not_preserved(program, capabilities);
    let coordinate = match &program.assembly.producer {
        Producer::Tessellated(tessellation) => Some(tessellation),
        Producer::Vertex | Producer::TessEval(_) | Producer::Geometry { .. } => None,
    };
    move |identity, inputs| {
        let word = identity.word.0 as usize;
        if unwritten.contains(&identity.word)
            || word >= encodings.len()
            || coordinate.is_some_and(|t| t.is_coordinate(identity.word))
        {
            return None;
        }
        let drawn = builtins.as_ref().and_then(|value| value(identity));
        match &program.values {
            Values::Generated if drawn.is_some() => drawn,
            Values::Generated => Some(values::encode(
                program.seed,
                identity,
                *encodings.get(word)?,
            )),
            // The values of a vertex hold for every instance of it.
            Values::HandWritten(vertices) => {
                let vertex = (identity.origin % values::INSTANCE_SPAN) as usize;
                let value = *vertices.get(vertex)?.get(word)?;
                value.filter(|_| !not_preserved.contains(&(vertex, word)))
            }
            Values::Inputs(captured) => captured.get(word)?.value(identity.origin, inputs),
        }
    }
}

/// The provoking vertex mode that the captured order shows: a device may leave
/// triangle fans out of preservation (rule 30).
pub(crate) fn preserved_provoking_mode(
    assembly: &Assembly,
    capabilities: &Capabilities,
) -> Option<Provoking> {
    const FANS: Feature = Feature::TransformFeedbackPreservesTriangleFanProvokingVertex;
    let fans = assembly.topology == Topology::TriangleFan;
    assembly
        .provoking
        .filter(|_| !fans || assembly.producer != Producer::Vertex || capabilities.has(FANS))
}
