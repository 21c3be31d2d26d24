//! Whether outputs, captured or not, fit the locations that a stage has.
//!
//! OpenGL 4.6 section 11.1.2.1 (a link fails where varyings find no room),
//! GLSL 4.60 section 4.4.2; Vulkan bounds locations by the components that a
//! stage may write (VUID-RuntimeSpirv-Location-06272).

use super::locations::Locations;
use super::rules::{CaptureError, LOCATION_INSUFFICIENT};
use super::{Dialect, Options, naming};
use crate::types::{Interface, OutputVariable};
use crate::units::Stream;
use std::collections::BTreeMap;

/// Checks what no assignment of locations could mend: a given location past the
/// last, or more components of a stream than locations have. A linker of OpenGL
/// may choose anew what nobody but a compiler chose.
pub(super) fn check(interface: &Interface, options: &Options) -> Result<(), CaptureError> {
    let limit = options.limits.max_output_locations;
    let open =
        |output: &usize| options.dialect != Dialect::Vulkan && interface.assigned.contains(output);
    let runs = Locations::given(interface)?.runs(interface);
    let mut runs = runs.iter().filter(|run| !open(&run.output));
    if let Some(run) = runs.find(|run| run.end > u64::from(limit)) {
        return Err(LOCATION_INSUFFICIENT.broken(format!(
            "{} takes locations up to {}; there are {limit}, numbered from 0",
            naming::label(interface, run.output, run.member),
            run.end - 1
        )));
    }
    let most = most_components(interface);
    if most <= 4 * u64::from(limit) {
        return Ok(());
    }
    Err(LOCATION_INSUFFICIENT.broken(format!(
        "the outputs hold {most} components; {limit} locations hold {}",
        4 * u64::from(limit)
    )))
}

/// The components, built-ins left out, of the stream that has most.
fn most_components(interface: &Interface) -> u64 {
    let mut components: BTreeMap<Stream, u64> = BTreeMap::new();
    for variable in &interface.outputs {
        for (member, size) in user_outputs(variable) {
            *components.entry(variable.stream_of(member)).or_default() += size;
        }
    }
    components.values().max().copied().unwrap_or(0)
}

/// The variable, or the members of the block, that are no built-ins, each with
/// its components.
fn user_outputs(variable: &OutputVariable) -> impl Iterator<Item = (Option<usize>, u64)> + '_ {
    let structure = variable.ty.without_arrays().as_struct();
    let block = variable.block.as_ref().zip(structure);
    let members = block.into_iter().flat_map(|(block, structure)| {
        let copies = u64::from(variable.ty.flattened_len());
        let members = structure.members.iter().zip(&block.members).enumerate();
        let user = members.filter(|(_, (_, own))| own.builtin.is_none());
        user.map(move |(member, (field, _))| {
            (Some(member), copies * u64::from(field.ty.components()))
        })
    });
    let plain = variable.block.is_none() && variable.builtin.is_none();
    let whole = plain.then(|| (None, u64::from(variable.ty.components())));
    members.chain(whole)
}
