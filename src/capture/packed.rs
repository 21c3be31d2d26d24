//! Outputs by the slots that packing gives, as a linker tells hardware.
//!
//! What is captured is packed as the outputs of a program without a fragment
//! shader are: everything else has no place. Outputs with a location keep it.
//! ClipDistance and CullDistance share one compact array, clip distances first.

use super::captured::Captured;
use super::captured_part::CapturedPart;
use super::rules::{CaptureError, NO_ROOM, TOO_LARGE, TYPE};
use super::table::{Mode, Output, Register};
use crate::packing::packed_interface::VaryingId;
use crate::packing::{Captures, PackOptions, PackingError, Side, pack};
use crate::types::Interface;
use crate::types::interface::BuiltIn;
use crate::units::{Component, Location, Word};
use std::collections::BTreeMap;

impl Captured<'_> {
    /// What hardware captures by packed slots, in the order of the varyings: a
    /// new output wherever a varying goes on in another slot.
    pub(super) fn packed_outputs(&self) -> Result<Vec<Output>, CaptureError> {
        let positions = positions(self)?;
        let mut outputs = Vec::new();
        for spot in &self.spots {
            spot_outputs(self.interface, spot, &positions, &mut outputs);
        }
        Ok(outputs)
    }
}

/// The component position of every packed word of the interface.
fn positions(captured: &Captured) -> Result<BTreeMap<Word, u32>, CaptureError> {
    let interface = captured.interface;
    let producer = Side::of(interface);
    let words = captured.words().into_iter().map(|word| word.word);
    let captures = Captures::of_words(interface, words, captured.mode() == Mode::Separate);
    let placement =
        pack(&producer, None, &captures, &PackOptions::ENGINE).map_err(|error| match error {
            PackingError::Narrow { .. } => TYPE.broken(error),
            PackingError::TooLarge { .. } => TOO_LARGE.broken(error),
            error => NO_ROOM.broken(error),
        })?;
    let mut placed: BTreeMap<(VaryingId, u32), u32> = BTreeMap::new();
    for varying in &placement.varyings {
        let Some(output) = varying.output else {
            continue;
        };
        for run in &varying.at {
            let first = run
                .location
                .0
                .saturating_mul(4)
                .saturating_add(run.component.0);
            let words =
                (0..run.components).map(|n| ((output, run.part.0 + n), first.saturating_add(n)));
            placed.extend(words);
        }
    }
    // Words of one block member in all elements of an array of blocks count on.
    let mut parts: BTreeMap<VaryingId, u32> = BTreeMap::new();
    let mut positions = BTreeMap::new();
    for leaf in interface.leaves() {
        let varying = VaryingId {
            variable: leaf.output,
            member: leaf.member,
        };
        let part = parts.entry(varying).or_default();
        for word in 0..leaf.ty.components() {
            if let Some(position) = placed.get(&(varying, *part)) {
                positions.insert(Word(leaf.word.0 + word), *position);
            }
            *part += 1;
        }
    }
    Ok(positions)
}

fn spot_outputs(
    interface: &Interface,
    spot: &CapturedPart,
    positions: &BTreeMap<Word, u32>,
    outputs: &mut Vec<Output>,
) {
    let first = outputs.len();
    for word in 0..spot.part.words() {
        let (register, component) = match spot.register {
            Register::BuiltIn(builtin) => {
                let component = spot.component.0 + word + before(interface, builtin);
                (spot.register, component)
            }
            Register::Location(_) => {
                let Some(position) = positions.get(&Word(spot.word + word)) else {
                    continue;
                };
                (Register::Location(Location(position / 4)), position % 4)
            }
        };
        let grows = |last: &&mut Output| {
            let end = last.component.0 + last.components;
            last.register == register && end == component && !component.is_multiple_of(4)
        };
        let own = outputs.get_mut(first..).and_then(<[Output]>::last_mut);
        match own.filter(grows) {
            Some(last) => last.components += 1,
            None => outputs.push(Output {
                register,
                component: Component(component),
                components: 1,
                binding: spot.binding,
                stream: spot.stream,
                offset: spot.offset(word),
            }),
        }
    }
}

/// What stands before a built-in in the array that it shares with another.
fn before(interface: &Interface, builtin: BuiltIn) -> u32 {
    if builtin != BuiltIn::CullDistance {
        return 0;
    }
    clip_distances(interface)
}

/// The clip distances of an interface; cull distances come after them.
pub(super) fn clip_distances(interface: &Interface) -> u32 {
    let leaves = interface.leaves().into_iter();
    let clip = leaves.filter(|leaf| leaf.builtin == Some(BuiltIn::ClipDistance));
    clip.map(|leaf| leaf.ty.components()).sum()
}

/// Outputs joined where one goes on where another ends, in the slot and in the
/// buffer: in the order of (binding, slot and component, offset). What an
/// implementation that captures by components tells its hardware.
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
