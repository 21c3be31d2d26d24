//! A capture that the shader declares.
//!
//! GLSL 4.60 section 4.4.2.1.

use super::buffers::active_buffers;
use super::captured::{Captured, Names, Options};
use super::captured_part::{CapturedPart, first_words, part_locations, register};
use super::captured_variable::{CapturedVariable, entities};
use super::locations::Locations;
use super::rules::CaptureError;
use super::table::Mode;
use super::{location_capacity, stage_rules};
use crate::types::Interface;
use crate::units::{Component, Location, Stream};

/// Reads the capture that `interface` declares. An interface that captures
/// nothing gives empty tables.
///
/// # Errors
/// The first rule that it breaks; `capture::rules` lists them.
pub fn declared<'i>(
    interface: &'i Interface,
    options: &Options,
) -> Result<Captured<'i>, CaptureError> {
    let mut captured = Captured::empty(interface, options.dialect, Mode::Declared);
    if !stage_rules::captures(interface)? {
        return Ok(captured);
    }
    stage_rules::check(interface, options)?;
    let entities = entities(interface, options.dialect)?;
    captured.buffers = active_buffers(interface, &entities, options)?;
    let locations = Locations::of(interface)?;
    location_capacity::check(interface, options)?;
    let (spots, places) = spots(interface, &entities, &locations).into_iter().unzip();
    captured.spots = spots;
    captured.names = Names::Declared { entities, places };
    Ok(captured)
}

/// The number of locations from 0 to the last that an output of the interface
/// takes, captured or not.
///
/// # Errors
/// The first rule about locations that it breaks.
pub fn location_count(interface: &Interface) -> Result<u64, CaptureError> {
    stage_rules::captures(interface)?;
    Ok(Locations::of(interface)?.count(interface))
}

/// Every component of a location that an output takes, captured or not, by
/// (stream, location, component).
///
/// # Errors
/// The first rule about locations that the interface breaks.
pub fn components_taken(
    interface: &Interface,
) -> Result<Vec<(Stream, Location, Component)>, CaptureError> {
    stage_rules::captures(interface)?;
    Locations::of(interface)?.taken(interface)
}

/// The varyings of all entities in numbers, by (binding, offset), each with the
/// index of its entity and of its part in there.
fn spots(
    interface: &Interface,
    entities: &[CapturedVariable],
    locations: &Locations,
) -> Vec<(CapturedPart, (usize, usize))> {
    let first_words = first_words(interface);
    let mut spots = Vec::new();
    for (number, entity) in entities.iter().enumerate() {
        let Some(output) = interface.outputs.get(entity.output) else {
            continue;
        };
        let mut word = first_words.get(entity.output).copied().unwrap_or_default();
        let (mut builtin, mut component) = (output.builtin, output.component);
        if let (Some(member), Some(block)) = (entity.member, &output.block) {
            let structure = output.ty.without_arrays();
            word += entity.element * structure.components();
            let members = structure.as_struct().map_or(&[][..], |s| &s.members);
            word += members
                .iter()
                .take(member)
                .map(|m| m.ty.components())
                .sum::<u32>();
            let own = block.members.get(member).copied().unwrap_or_default();
            (builtin, component) = (own.builtin, own.component);
        }
        let location = locations.start(entity.output, entity.member, entity.element);
        let mut location = location.unwrap_or_default();
        for (ordinal, part) in entity.parts.iter().enumerate() {
            let spot = CapturedPart {
                varying: 0,
                part: *part,
                binding: entity.binding,
                stream: entity.stream,
                word,
                register: register(builtin, location),
                component: component.filter(|_| builtin.is_none()).unwrap_or_default(),
            };
            spots.push((spot, (number, ordinal)));
            word += part.words();
            location += part_locations(part);
        }
    }
    spots.sort_by_key(|(spot, _)| (spot.binding, spot.part.offset));
    for (varying, (spot, _)) in spots.iter_mut().enumerate() {
        spot.varying = varying;
    }
    spots
}
