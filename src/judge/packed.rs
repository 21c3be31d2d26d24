//! A case whose capturing stage is packed together with a fragment shader: the
//! modules by the engine's packing and rewriting, and what the fragment shader
//! must read.

use crate::capture::{Captured, CapturedWord, Options};
use crate::case::DEVICE_DIALECT;
use crate::case::packed_interface::FragmentPacking;
use crate::judge::outcome::{NotPassed, harness_error};
use crate::judge::rewritten;
use crate::model::Allowed;
use crate::model::inputs::Inputs;
use crate::model::points::PIXELS;
use crate::model::values::Identity;
use crate::packing::PackedInterface;
use crate::rewrite::capture::Method;
use crate::rewrite::pack::{PackedPairError, ProducerCapture, pack_captured};
use crate::script::requirements::pipeline_limits::output_limit;
use crate::script::{Capabilities, Limit, Resource, ResourceKind};
use crate::spirv::ShaderModule;
use crate::types::{Interface, Stage};
use crate::units::{Stream, Word};
use crate::verdict::WordName;
use crate::verdict::read_fault::ReadFault;
use crate::verdict::reads::{FragmentReadback, judge};
use crate::{rewrite, spirv};
use std::collections::{BTreeMap, BTreeSet};

/// Image number of the buffer's content, for the pattern.
const IMAGE: usize = 0xf0;

/// The modules of a case with the last two, the capturing one and the fragment
/// shader's, packed; the capturing one captures what it captured before.
pub(crate) fn modules(
    interface: &Interface,
    packing: &FragmentPacking,
    captured: &Captured<'_>,
    mut modules: Vec<ShaderModule>,
    (method, builtins): (Method, u32),
    capabilities: &Capabilities,
) -> Result<Vec<ShaderModule>, NotPassed> {
    let (Some(fragment), Some(producer)) = (modules.pop(), modules.pop()) else {
        return Err(harness_error(
            "a packed case has a capturing and a fragment stage",
        ));
    };
    let placement = packing.place(interface, captured).map_err(harness_error)?;
    fits(&placement, (producer.stage, builtins), capabilities)?;
    let outputs = spirv::load_words(&producer.words).map_err(harness_error)?;
    let outputs = spirv::reflect(&outputs, Some(producer.stage)).map_err(harness_error)?;
    let inputs = spirv::load_words(&fragment.words).map_err(harness_error)?;
    let inputs = spirv::inputs(&inputs, Stage::Fragment).map_err(harness_error)?;
    let declared = packing.interface(interface);
    let placement = rewrite::pack::renumber(
        &placement,
        (interface, &outputs),
        Some((&declared, &inputs)),
    )
    .map_err(harness_error)?;
    let in_module = rewrite::pack::same_words(interface, &outputs).map_err(harness_error)?;
    let words = captured.words().into_iter().map(|captured| {
        let word = in_module.get(captured.word.0 as usize).copied().flatten();
        let word = word.ok_or(PackedPairError::NotPacked(captured.word))?;
        Ok(CapturedWord { word, ..captured })
    });
    let words: Result<Vec<_>, PackedPairError> = words.collect();
    let packed = words.and_then(|words| {
        let captured = ProducerCapture {
            words: &words,
            buffers: &captured.buffers(),
            unmentioned: &[],
            read_back: Options {
                dialect: DEVICE_DIALECT,
                limits: capabilities.limits,
            },
        };
        let limits = rewritten::limits(producer.stage, method, builtins, capabilities);
        pack_captured(&producer, Some(&fragment), &placement, &captured, limits)
    });
    let packed = packed.map_err(|error| match error {
        PackedPairError::Rewrite(lack) if lack.is_lack_of_room() => {
            NotPassed::unsupported(lack.to_string())
        }
        error => harness_error(error),
    })?;
    modules.push(packed.producer);
    modules.extend(packed.consumer);
    Ok(modules)
}

/// Whether both stages have as many locations as the placement takes, the producer beside
/// its built-in outputs.
fn fits(
    placement: &PackedInterface,
    (producer, builtins): (Stage, u32),
    capabilities: &Capabilities,
) -> Result<(), NotPassed> {
    let last = placement.slots.iter().map(|slot| slot.location.0).max();
    let components = 4 * last.map_or(0, |last| u64::from(last) + 1);
    let output = output_limit(producer).map(|limit| (limit, components + u64::from(builtins)));
    let input = (Limit::MaxFragmentInputComponents, components);
    for (limit, needed) in output.into_iter().chain([input]) {
        if let Some(offered) = capabilities.limit(limit)
            && needed > offered
        {
            let lack = format!("{limit}: {needed} needed, {offered} offered");
            return Err(NotPassed::unsupported(lack));
        }
    }
    Ok(())
}

/// The values that a fragment shader must read, and the buffer that it writes them to.
pub(crate) struct Expected {
    words: BTreeMap<(u32, Word), Option<u32>>,
    before: Vec<u8>,
}

impl Expected {
    /// Everything that the fragments of the captured vertices read.
    ///
    /// # Errors
    /// More vertices than there are pixels.
    pub fn new(
        interface: &Interface,
        packing: &FragmentPacking,
        allowed: &Allowed,
        value: &dyn Fn(Identity, &Inputs) -> Option<u32>,
    ) -> Result<Expected, String> {
        // Alternative orders have equal vertices.
        let settled = allowed.buffers.iter().flat_map(|buffer| &buffer.words);
        let choices = allowed.choices.iter();
        let open = choices.filter_map(|choice| choice.alternatives.first());
        let open = open.flatten().map(|(_, word)| word);
        let stream = Stream(0);
        let origins = settled.chain(open).map(|word| word.source);
        let origins = origins.filter(|source| source.stream == stream);
        let origins: BTreeSet<u32> = origins.map(|source| source.origin).collect();
        if let Some(last) = origins.last().filter(|last| **last >= PIXELS) {
            return Err(format!(
                "origin {last} has no pixel: a packed case has origins below {PIXELS}"
            ));
        }
        let mut words = BTreeMap::new();
        for origin in origins {
            for word in packing.words(interface) {
                let identity = Identity {
                    stream,
                    origin,
                    word,
                };
                words.insert((origin, word), value(identity, &Inputs::default()));
            }
        }
        // The memory differs beforehand from the bytes that are to be written.
        let row = interface.words();
        let size = 4 * row as usize * PIXELS as usize;
        let mut before = crate::script::Prefill::BOTH[0].bytes(IMAGE, size);
        for ((origin, word), bits) in &words {
            let at = 4 * (origin * row + word.0) as usize;
            if let Some(bits) = bits {
                before[at..at + 4].copy_from_slice(&(!bits).to_le_bytes());
            }
        }
        Ok(Expected { words, before })
    }

    /// The buffer, as a program's resource.
    pub fn resource(&self) -> Resource {
        Resource {
            kind: ResourceKind::Storage,
            binding: 0,
            bytes: self.before.clone(),
            stages: vec![Stage::Fragment],
            inputs: Vec::new(),
        }
    }

    /// Returns the wrong values in the buffer after the runs.
    pub fn judge(&self, seed: u32, names: &[WordName], after: Vec<&[u8]>) -> Option<ReadFault> {
        judge(&FragmentReadback {
            seed,
            names,
            expected: &self.words,
            before: &self.before,
            after,
        })
    }
}
