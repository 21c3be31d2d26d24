//! Outputs by packed slots, as a linker passes them to hardware.
//!
//! Captured outputs are packed like the outputs of a program without a fragment
//! shader; other outputs have no slot. Outputs with a location keep it.
//! ClipDistance and CullDistance share one compact array, clip distances first.

use super::captured_part::{CapturedPart, clip_distances};
use super::error::{CaptureError, Violation};
use super::table::{Output, Register};
use crate::packing::packed_interface::VaryingId;
use crate::packing::{Captures, PackOptions, Side, pack};
use crate::types::Interface;
use crate::types::interface::BuiltIn;
use crate::units::{Component, Location, Word};
use std::collections::BTreeMap;

/// Returns the outputs of the captured `parts` by packed slots, in the order of
/// the varyings: a new output wherever a varying continues in another slot.
/// `separate` is whether each varying is captured into its own buffer.
///
/// # Errors
/// The parts cannot be packed.
pub(super) fn packed_outputs(
    interface: &Interface,
    parts: &[CapturedPart],
    separate: bool,
) -> Result<Vec<Output>, CaptureError> {
    let positions = positions(interface, parts, separate)?;
    let mut outputs = Vec::new();
    for part in parts {
        part_outputs(interface, part, &positions, &mut outputs);
    }
    Ok(outputs)
}

/// Returns the component position of every packed word of the interface.
fn positions(
    interface: &Interface,
    parts: &[CapturedPart],
    separate: bool,
) -> Result<BTreeMap<Word, u32>, CaptureError> {
    let producer = Side::new(interface);
    let words = parts.iter().flat_map(CapturedPart::words);
    let captures = Captures::from_words(interface, words.map(|word| word.word), separate);
    let packed =
        pack(&producer, None, &captures, &PackOptions::ENGINE).map_err(Violation::Packing)?;
    let mut placed: BTreeMap<(VaryingId, u32), u32> = BTreeMap::new();
    for varying in &packed.varyings {
        let Some(output) = varying.output else {
            continue;
        };
        for run in &varying.at {
            let first = run.location.0.saturating_mul(4);
            let first = first.saturating_add(run.component.0);
            placed.extend(
                (0..run.components).map(|n| ((output, run.part.0 + n), first.saturating_add(n))),
            );
        }
    }
    // Words of one block member are numbered through all elements of an array
    // of blocks.
    let mut numbers: BTreeMap<VaryingId, u32> = BTreeMap::new();
    let mut positions = BTreeMap::new();
    for leaf in interface.leaves() {
        let varying = VaryingId {
            variable: leaf.output,
            member: leaf.member,
        };
        let number = numbers.entry(varying).or_default();
        for word in 0..leaf.ty.components() {
            if let Some(position) = placed.get(&(varying, *number)) {
                positions.insert(Word(leaf.word.0 + word), *position);
            }
            *number += 1;
        }
    }
    Ok(positions)
}

fn part_outputs(
    interface: &Interface,
    part: &CapturedPart,
    positions: &BTreeMap<Word, u32>,
    outputs: &mut Vec<Output>,
) {
    let first = outputs.len();
    for word in 0..part.leaf.words() {
        let (register, component) = match part.register {
            Register::BuiltIn(builtin) => {
                let before = if builtin == BuiltIn::CullDistance {
                    clip_distances(interface)
                } else {
                    0
                };
                (part.register, part.component.0 + part.source(word) + before)
            }
            Register::Location(_) => {
                let position = positions[&Word(part.word + part.source(word))];
                (Register::Location(Location(position / 4)), position % 4)
            }
        };
        let grows = |last: &&mut Output| {
            let end = last.component.0 + last.components;
            last.register == register && end == component && !component.is_multiple_of(4)
        };
        match outputs[first..].last_mut().filter(grows) {
            Some(last) => last.components += 1,
            None => outputs.push(Output {
                register,
                component: Component(component),
                components: 1,
                binding: part.binding,
                stream: part.stream,
                offset: part.offset(word),
            }),
        }
    }
}

/// Returns the outputs by (binding, slot and component, offset), with those
/// joined that are adjacent both in the slot and in the buffer. An
/// implementation that captures by components passes these to its hardware.
pub fn merged(outputs: &[Output]) -> Vec<Output> {
    let mut sorted = outputs.to_vec();
    sorted.sort_by_key(|o| (o.binding, o.register, o.component, o.offset));
    let mut merged: Vec<Output> = Vec::new();
    for output in sorted {
        let slot = |o: &Output| (o.binding, o.stream, o.register, o.component.0 / 4);
        let joins = |last: &&mut Output| {
            slot(last) == slot(&output)
                && last.component.0 + last.components == output.component.0
                && last.offset.0 + 4 * last.components == output.offset.0
        };
        match merged.last_mut().filter(joins) {
            Some(last) => last.components += output.components,
            None => merged.push(output),
        }
    }
    merged
}
