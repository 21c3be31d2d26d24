//! A capture that the shader declares.
//!
//! GLSL 4.60 section 4.4.2.1.

use super::buffers::active_buffers;
use super::captured::{Captured, Names};
use super::captured_part::{CapturedPart, leaf_locations, register};
use super::captured_variable::{CapturedVariable, captured_variables};
use super::error::CaptureError;
use super::locations::Locations;
use super::options::Options;
use super::table::Mode;
use super::{location_capacity, stage_rules};
use crate::types::Interface;
use crate::types::interface::Origin;
use crate::units::{Component, Location, Stream};

/// Returns the capture that `interface` declares. The tables of an interface
/// that captures nothing are empty.
///
/// # Errors
/// The first rule that the interface breaks; `capture::rules` lists them.
pub fn declared<'i>(
    interface: &'i Interface,
    options: &Options,
) -> Result<Captured<'i>, CaptureError> {
    let mut captured = Captured::empty(interface, options.dialect, Mode::Declared);
    if !stage_rules::captures(interface)? {
        if interface.origin == Origin::Declared {
            // Buffers are declared without outputs, too.
            active_buffers(interface, &[], options)?;
        }
        return Ok(captured);
    }
    stage_rules::check(interface, options)?;
    let variables = captured_variables(interface, options.dialect)?;
    captured.buffers = active_buffers(interface, &variables, options)?;
    let locations = Locations::new(interface)?;
    location_capacity::check(interface, options)?;
    let (parts, sources) = parts(interface, &variables, &locations).into_iter().unzip();
    captured.parts = parts;
    captured.names = Names::Declared { variables, sources };
    Ok(captured)
}

/// Returns the number of locations from 0 to the last one that an output of the
/// interface takes, captured or not.
///
/// # Errors
/// The first rule about locations that the interface breaks.
pub fn location_count(interface: &Interface) -> Result<u64, CaptureError> {
    stage_rules::captures(interface)?;
    Ok(Locations::new(interface)?.count(interface))
}

/// Returns every component of a location that an output takes, captured or not,
/// by (stream, location, component).
///
/// # Errors
/// The first rule about locations that the interface breaks.
pub(crate) fn components_taken(
    interface: &Interface,
) -> Result<Vec<(Stream, Location, Component)>, CaptureError> {
    stage_rules::captures(interface)?;
    Locations::new(interface)?.taken(interface)
}

/// Returns the parts of all captured variables by (binding, offset), each with
/// the index of its variable and of its leaf in that variable.
fn parts(
    interface: &Interface,
    variables: &[CapturedVariable],
    locations: &Locations,
) -> Vec<(CapturedPart, (usize, usize))> {
    let first_words = interface.first_words();
    let mut parts = Vec::new();
    for (number, variable) in variables.iter().enumerate() {
        let output = &interface.outputs[variable.output];
        let mut word = first_words[variable.output];
        let (mut builtin, mut component) = (output.builtin, output.component);
        if let (Some(member), Some((block, structure))) = (variable.member, output.as_block()) {
            let before = structure.members[..member].iter();
            word += variable.element * output.ty.without_arrays().components();
            word += before.map(|m| m.ty.components()).sum::<u32>();
            let own = block.members[member];
            (builtin, component) = (own.builtin, own.component);
        }
        // A built-in has no location.
        let location = locations.start(variable.output, variable.member, variable.element);
        let mut location = location.unwrap_or_default();
        for (ordinal, leaf) in variable.leaves.iter().enumerate() {
            let part = CapturedPart {
                varying: 0,
                leaf: *leaf,
                binding: variable.binding,
                stream: variable.stream,
                word,
                register: register(builtin, location),
                component: component.filter(|_| builtin.is_none()).unwrap_or_default(),
                swizzle: None,
            };
            parts.push((part, (number, ordinal)));
            word += leaf.words();
            location += leaf_locations(leaf);
        }
    }
    parts.sort_by_key(|(part, _)| (part.binding, part.leaf.offset));
    for (varying, (part, _)) in parts.iter_mut().enumerate() {
        part.varying = varying;
    }
    parts
}
