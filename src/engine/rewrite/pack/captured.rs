//! A packed pair of modules whose producer captures what it captured before.
//!
//! Vulkan "Transform Feedback", OpenGL 4.6 section 11.1.2.1.

use super::{PackError, pack};
use crate::capture::{self as reading, Buffer, CapturedWord};
use crate::packing::PackedInterface;
use crate::rewrite::capture::trace::{Landed, TraceError, trace};
use crate::rewrite::capture::{CaptureRewriteError, Options, Step, capture};
use crate::spirv::ShaderModule;
use crate::spirv::{SpirvError, load_words, reflect_with_ids};
use crate::types::OutputVariable;
use crate::units::{Location, Word};
use std::collections::BTreeSet;
use thiserror::Error;

/// The capture of a producer, in the numbering of its module.
#[derive(Clone, Copy, Debug)]
pub struct ProducerCapture<'c> {
    pub words: &'c [CapturedWord],
    pub buffers: &'c [Buffer],
    /// Built-in outputs that are captured although the module never mentions them; their
    /// words follow those of the module.
    pub unmentioned: &'c [OutputVariable],
    /// The options with which the packed module is read back.
    pub read_back: reading::Options,
}

/// Both packed modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedPair {
    pub producer: ShaderModule,
    pub consumer: Option<ShaderModule>,
    /// The captures of the producer, by (binding, offset).
    pub steps: Vec<Step>,
}

/// The reason why a pair of modules cannot be packed with its capture.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PackedPairError {
    #[error(transparent)]
    Spirv(#[from] SpirvError),
    #[error(transparent)]
    Pack(#[from] PackError),
    #[error(transparent)]
    Rewrite(#[from] CaptureRewriteError),
    #[error(transparent)]
    Trace(#[from] TraceError),
    #[error("word {0} is captured and has no place in the packed module")]
    NotPacked(Word),
    #[error("the packed module captures other words than were requested")]
    Altered,
}

impl PackedPairError {
    /// Returns the name of the broken rule; `None` if a module is invalid or rewriting is
    /// wrong.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            PackedPairError::Pack(error) => error.rule(),
            PackedPairError::Rewrite(error) => error.rule(),
            PackedPairError::Spirv(_)
            | PackedPairError::Trace(_)
            | PackedPairError::NotPacked(_)
            | PackedPairError::Altered => None,
        }
    }
}

/// Packs both sides of an interface, and writes the capture into the packed producer.
///
/// # Errors
/// [`PackedPairError`]
pub fn pack_captured(
    producer: &ShaderModule,
    consumer: Option<&ShaderModule>,
    placement: &PackedInterface,
    captured: &ProducerCapture<'_>,
    options: Options,
) -> Result<PackedPair, PackedPairError> {
    let packed = pack(producer, consumer, placement)?;
    if captured.words.is_empty() {
        return Ok(PackedPair {
            producer: packed.producer,
            consumer: packed.consumer,
            steps: Vec::new(),
        });
    }
    let stage = producer.stage;
    let module = load_words(&packed.producer.words)?;
    let mut reflected = reflect_with_ids(&module, Some(stage))?;
    let (before, after) = (packed.words.len() as u32, reflected.interface.words());
    let outputs = &mut reflected.interface.outputs;
    outputs.extend(captured.unmentioned.iter().cloned());
    let moved = |captured: &CapturedWord| {
        let word = captured.word;
        let unmentioned = word.0.checked_sub(before).map(|n| Word(after + n));
        let packed = packed.words.get(word.0 as usize).copied().flatten();
        let word = packed.or(unmentioned);
        let word = word.ok_or(PackedPairError::NotPacked(captured.word))?;
        Ok(CapturedWord { word, ..*captured })
    };
    let words: Vec<CapturedWord> = captured
        .words
        .iter()
        .map(moved)
        .collect::<Result<_, PackedPairError>>()?;
    let options = Options {
        read: Some(locations_read(placement)),
        ..options
    };
    let rewritten = capture(module, &reflected, &words, captured.buffers, &options)?;
    let mut expected: Vec<Landed> = words.iter().map(Landed::from).collect();
    expected.sort();
    if trace(&rewritten, stage, &captured.read_back)? != expected {
        return Err(PackedPairError::Altered);
    }
    Ok(PackedPair {
        producer: ShaderModule {
            stage,
            words: rewritten.words.into(),
        },
        consumer: packed.consumer,
        steps: rewritten.steps,
    })
}

/// The locations that the consumer reads.
fn locations_read(placement: &PackedInterface) -> BTreeSet<Location> {
    let read = placement.varyings.iter().filter(|v| v.input.is_some());
    let read = read.flat_map(|varying| &varying.at);
    read.map(|run| run.location).collect()
}
