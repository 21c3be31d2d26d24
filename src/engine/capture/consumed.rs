//! Outputs that the next stage reads: a geometry shader's must be of stream 0.
//!
//! OpenGL 4.6 section 11.3.4.2: only stream 0 is rasterized, and a program whose
//! next stage reads an output of another stream does not link.

use super::error::{CaptureError, Violation};
use super::locations::{Locations, Run};
use super::naming;
use crate::types::{Interface, OutputVariable};
use crate::units::Stream;

/// Checks that `inputs`, those of the next stage, read no output of a stream
/// other than 0. Outputs and inputs that both have explicit locations match by
/// location, others by name.
///
/// # Errors
/// `varying.stream_consumed`
pub fn check_consumed(interface: &Interface, inputs: &Interface) -> Result<(), CaptureError> {
    let (written, read) = (stated_locations(interface), stated_locations(inputs));
    let rasterized = |run: &&Run| stream_at(interface, run) == Stream(0);
    let rasterized: Vec<&Run> = written.iter().filter(rasterized).collect();
    for (output, variable) in interface.outputs.iter().enumerate() {
        let Some(stream) = other_stream(variable).filter(|_| variable.builtin.is_none()) else {
            continue;
        };
        let own: Vec<&Run> = written.iter().filter(|run| run.output == output).collect();
        let reads = |(number, input): (usize, &OutputVariable)| {
            let theirs: Vec<&Run> = read.iter().filter(|run| run.output == number).collect();
            if own.is_empty() || theirs.is_empty() {
                return !name(variable).is_empty() && name(variable) == name(input);
            }
            // An output of stream 0 at the same location is the one that is read.
            let meet = |run: &&Run| theirs.iter().any(|other| run.meets(other));
            own.iter().any(meet) && !rasterized.iter().any(meet)
        };
        if inputs.outputs.iter().enumerate().any(reads) {
            let what = naming::label(interface, output, None);
            return Err(Violation::VaryingStreamConsumed { what, stream }.into());
        }
    }
    Ok(())
}

/// Returns the locations that the source states. Errors in them are reported by
/// [`Locations::new`].
fn stated_locations(interface: &Interface) -> Vec<Run> {
    let given = Locations::given(interface).map(|given| given.runs(interface));
    let mut runs = given.unwrap_or_default();
    runs.retain(|run| !interface.assigned.contains(&run.output));
    runs
}

fn stream_at(interface: &Interface, run: &Run) -> Stream {
    interface.outputs[run.output].stream_of(run.member)
}

/// Returns the first stream other than 0 of a variable or of its block's members.
fn other_stream(variable: &OutputVariable) -> Option<Stream> {
    let members = variable.block.iter().flat_map(|block| &block.members);
    let own = variable.capture.stream;
    let streams = members.map(|member| member.capture.stream.or(own));
    let mut streams = streams.chain([own]).flatten();
    streams.find(|stream| stream.0 != 0)
}

/// Returns the name by which stages match.
fn name(variable: &OutputVariable) -> &str {
    match &variable.block {
        Some(block) => &block.name,
        None => &variable.name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::interface::Origin;
    use crate::types::{Scalar, Stage, Type};
    use crate::units::Location;

    fn variable(name: &str, location: Option<u32>, stream: u32) -> OutputVariable {
        let mut variable = OutputVariable::plain(name, Type::Scalar(Scalar::F32));
        variable.location = location.map(Location);
        variable.capture.stream = Some(Stream(stream));
        variable
    }

    fn interface(stage: Stage, outputs: Vec<OutputVariable>) -> Interface {
        Interface {
            outputs,
            ..Interface::empty(stage, Origin::Declared)
        }
    }

    #[test]
    fn inputs_match_by_location_if_both_sides_have_one_and_by_name_otherwise() {
        // Location of the output of stream 1, name and location of the input.
        let rows = [
            (None, ("b", None), true),
            (None, ("c", None), false),
            (Some(1), ("b", None), true),
            (Some(1), ("c", Some(1)), true),
            (Some(1), ("b", Some(2)), false),
            // An output of stream 0 has this location, too.
            (Some(0), ("b", Some(0)), false),
        ];
        for (location, (name, at), read) in rows {
            let outputs = vec![variable("a", Some(0), 0), variable("b", location, 1)];
            let outputs = interface(Stage::Geometry, outputs);
            let inputs = interface(Stage::Fragment, vec![variable(name, at, 0)]);
            let seen = check_consumed(&outputs, &inputs);
            assert_eq!(seen.is_err(), read, "{location:?} {name} {at:?}");
        }
    }
}
