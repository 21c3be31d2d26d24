//! Whether all outputs, captured or not, fit in the locations of a stage.
//!
//! OpenGL 4.6 section 11.1.2.1 (a link fails if the varyings do not fit), GLSL
//! 4.60 section 4.4.2; Vulkan limits locations by the components that a stage
//! may write (VUID-RuntimeSpirv-Location-06272).

use super::error::{CaptureError, Violation};
use super::locations::Locations;
use super::{Dialect, Options, naming};
use crate::types::{Interface, OutputVariable};
use crate::units::Stream;
use std::collections::BTreeMap;

/// Checks what no assignment of locations could fix: an explicit location past
/// the last one, or more components of a stream than the locations hold. An
/// OpenGL linker may replace locations that a compiler assigned.
pub(super) fn check(interface: &Interface, options: &Options) -> Result<(), CaptureError> {
    let limit = options.limits.max_output_locations;
    let replaceable =
        |output: &usize| options.dialect != Dialect::Vulkan && interface.assigned.contains(output);
    let runs = Locations::given(interface)?.runs(interface);
    let mut runs = runs.iter().filter(|run| !replaceable(&run.output));
    if let Some(run) = runs.find(|run| run.end > u64::from(limit)) {
        return Err(Violation::Locations {
            what: naming::label(interface, run.output, run.member),
            last: run.end - 1,
            limit,
        }
        .into());
    }
    let most = most_components(interface);
    if most <= 4 * u64::from(limit) {
        return Ok(());
    }
    Err(Violation::Components { most, limit }.into())
}

/// Returns the number of components of the stream that has most, without
/// built-ins.
fn most_components(interface: &Interface) -> u64 {
    let mut components: BTreeMap<Stream, u64> = BTreeMap::new();
    for variable in &interface.outputs {
        for (member, size) in user_outputs(variable) {
            *components.entry(variable.stream_of(member)).or_default() += size;
        }
    }
    components.values().max().copied().unwrap_or(0)
}

/// Returns the variable, or the members of the block, with their component
/// counts, without built-ins.
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
