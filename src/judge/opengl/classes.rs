//! Known classes of defects of OpenGL's implementations, so that a failure names its own.
//!
//! Each class was held against the text of GLSL 4.60 or OpenGL 4.6 (docs/opengl.md).

use super::comparison::{Property, TableFault};
use crate::case::Program;
use crate::script::program::Producer;

/// The class of a failure that no known one explains.
pub(super) const UNATTRIBUTED: &str = "unattributed";

const MARKERS: &str = "known class: markers have the index of a buffer";
const UNWRITTEN: &str = "known class: outputs that no shader writes are omitted";
const PER_VERTEX: &str = "known class: captures in a redeclared gl_PerVertex are omitted";
const INDICES: &str =
    "known class: buffers are counted from 1 where an output of another one has the least offset";
const COLUMNS: &str = "known class: matrices in arrays are reported once more, each by itself";
const MEMBER_STRIDE: &str = "known class: xfb_stride at a member of a block is ignored";

/// The message by which a driver refuses valid blocks, and which no broken rule of captures gives.
const BLOCK_ARRAY: &str = "explicit member locations are not allowed in blocks declared as arrays";

/// Whether a driver refuses a program for a known defect, so that it has not judged the rule that
/// the program breaks.
pub(super) fn is_of_no_rule(message: &str) -> bool {
    message.contains(BLOCK_ARRAY)
}

/// Parts of the messages by which a driver refuses a valid program, and the class of each.
const MESSAGES: [(&str, &str); 4] = [
    (
        BLOCK_ARRAY,
        "known class: an array of blocks with a location is refused",
    ),
    (
        "must be a multiple of the first component size of the first qualified variable",
        "known class: a block with a 64-bit member after a 32-bit one is refused",
    ),
    (
        "] undeclared",
        "known class: elements of arrays of arrays, or of outputs that are not written, have no name",
    ),
    (
        "multiple outputs explicitly assigned to location",
        "known class: members of a block do not share a location by their components",
    ),
];

/// The class of a message by which a driver refuses a valid program.
pub(super) fn message_class(message: &str) -> &'static str {
    let mut known = MESSAGES.iter();
    let found = known.find(|(part, _)| message.contains(part));
    found.map_or(UNATTRIBUTED, |(_, class)| class)
}

/// The outputs that no shader of a program writes, as it states them or because nothing is emitted
/// to their streams.
pub(super) fn unwritten(program: &Program) -> Vec<String> {
    let unwritten = program.unwritten.iter();
    let mut names: Vec<String> = unwritten
        .map(|name| interface_name(name, program))
        .collect();
    if let Producer::Geometry { emits, .. } = &program.assembly.producer {
        let is_emitted = |stream: u32| emits.iter().any(|emit| emit.stream() == Some(stream));
        let outputs = program.interface.outputs.iter();
        let silent = outputs.filter(|output| {
            let stream = output.capture.stream.map_or(0, |stream| stream.0);
            !is_emitted(stream)
        });
        for output in silent {
            match &output.block {
                Some(block) => {
                    let members = output.ty.without_arrays().as_struct();
                    let members = members.iter().flat_map(|block| &block.members);
                    names.extend(members.map(|member| member.name.clone()));
                    names.push(block.name.clone());
                }
                None => names.push(output.name.clone()),
            }
        }
    }
    names
}

/// The name of an output in program interfaces, where members have the name of their block and not
/// that of its instance.
fn interface_name(name: &str, program: &Program) -> String {
    let mut outputs = program.interface.outputs.iter();
    let renamed = outputs.find_map(|output| {
        let rest = name.strip_prefix(output.name.as_str())?;
        let is_part = rest.is_empty() || rest.starts_with(['.', '[']);
        let block = output
            .block
            .as_ref()
            .filter(|_| is_part && !output.name.is_empty())?;
        Some(format!("{}{rest}", block.name))
    });
    renamed.unwrap_or_else(|| name.to_owned())
}

/// Whether a member of a block states the stride of its buffer.
pub(super) fn has_member_stride(program: &Program) -> bool {
    let blocks = program.interface.outputs.iter();
    let mut members = blocks
        .filter_map(|output| output.block.as_ref())
        .flat_map(|b| &b.members);
    members.any(|member| member.capture.stride.is_some())
}

/// The known classes that explain every difference of a table, if they do. A stride that no other
/// class explains is one only where `member_stride` says that a member of a block states it.
pub(super) fn table_classes(
    faults: &[TableFault],
    unwritten: &[String],
    member_stride: bool,
) -> String {
    let classes = faults.iter().map(|fault| varying_class(fault, unwritten));
    let mut named: Vec<&str> = classes.flatten().collect();
    let explained = faults
        .iter()
        .all(|fault| match varying_class(fault, unwritten) {
            Some(_) => true,
            None => follows(fault, &named),
        });
    if !explained || (named.is_empty() && !member_stride) {
        return UNATTRIBUTED.to_owned();
    }
    if named.is_empty() {
        named.push(MEMBER_STRIDE);
    }
    named.sort_unstable();
    named.dedup();
    named.join("; ")
}

/// The known class of the differences of a program of SPIR-V, whose varyings have no names.
pub(super) fn place_class(faults: &[TableFault], unwritten: &[String]) -> &'static str {
    let is_index = |fault: &TableFault| {
        let TableFault::Property { property, .. } = fault else {
            return false;
        };
        *property == Property::BufferIndex
    };
    let lists = |fault: &TableFault| {
        let TableFault::BufferProperty { property, .. } = fault else {
            return false;
        };
        *property == Property::ActiveVariables
    };
    let is_surplus = |fault: &TableFault| matches!(fault, TableFault::Surplus { .. });
    let is_missing = |fault: &TableFault| {
        matches!(
            fault,
            TableFault::Missing { .. } | TableFault::MissingBuffer { .. }
        )
    };
    if faults.iter().any(is_index) {
        INDICES
    } else if faults.iter().all(|fault| is_surplus(fault) || lists(fault)) {
        COLUMNS
    } else if !unwritten.is_empty() && faults.iter().all(|fault| is_missing(fault) || lists(fault))
    {
        UNWRITTEN
    } else {
        UNATTRIBUTED
    }
}

/// The class of a difference of one varying, by its name.
fn varying_class(fault: &TableFault, unwritten: &[String]) -> Option<&'static str> {
    let is_marker = |name: &str| name.starts_with("gl_SkipComponents") || name == "gl_NextBuffer";
    match fault {
        TableFault::Property {
            name,
            property: Property::BufferIndex,
            ..
        } if is_marker(name) => Some(MARKERS),
        TableFault::Missing { name } => {
            let mut outputs = unwritten.iter();
            let is_part = |output: &String| {
                let rest = name.strip_prefix(output.as_str());
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
            };
            if outputs.any(is_part) {
                Some(UNWRITTEN)
            } else {
                (name.starts_with("gl_") && !is_marker(name)).then_some(PER_VERTEX)
            }
        }
        TableFault::Property { .. }
        | TableFault::Surplus { .. }
        | TableFault::MissingBuffer { .. }
        | TableFault::SurplusBuffer { .. }
        | TableFault::BufferProperty { .. } => None,
    }
}

/// Whether a difference follows from those of these classes: buffers lack what varyings lack, and
/// have other indices.
fn follows(fault: &TableFault, named: &[&str]) -> bool {
    let omits = named.contains(&UNWRITTEN) || named.contains(&PER_VERTEX);
    match fault {
        TableFault::MissingBuffer { .. } => omits,
        TableFault::BufferProperty {
            property: Property::Stride,
            ..
        } => omits || named.is_empty(),
        TableFault::BufferProperty {
            property: Property::ActiveVariables,
            ..
        } => omits || named.contains(&MARKERS),
        TableFault::Property {
            property: Property::BufferIndex,
            ..
        } => omits || named.contains(&MARKERS),
        TableFault::Missing { .. }
        | TableFault::Surplus { .. }
        | TableFault::SurplusBuffer { .. }
        | TableFault::Property { .. }
        | TableFault::BufferProperty { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn missing(name: &str) -> TableFault {
        TableFault::Missing {
            name: name.to_owned(),
        }
    }

    fn index(name: &str) -> TableFault {
        TableFault::Property {
            name: name.to_owned(),
            property: Property::BufferIndex,
            required: "-1".to_owned(),
            reported: "0".to_owned(),
        }
    }

    fn buffer(property: Property) -> TableFault {
        TableFault::BufferProperty {
            binding: 0,
            property,
            required: "32".to_owned(),
            reported: "28".to_owned(),
        }
    }

    #[test]
    fn known_classes_explain_every_difference_or_none() {
        let s = ["s".to_owned()];
        let rows: [(&[TableFault], &[String], &str); 8] = [
            (
                &[index("gl_NextBuffer"), index("gl_SkipComponents2")],
                &[],
                MARKERS,
            ),
            (&[index("a")], &[], UNATTRIBUTED),
            (&[missing("s.a"), buffer(Property::Stride)], &s, UNWRITTEN),
            (&[missing("sa")], &s, UNATTRIBUTED),
            (
                &[
                    missing("gl_Position"),
                    TableFault::MissingBuffer { binding: 0 },
                ],
                &[],
                PER_VERTEX,
            ),
            (&[buffer(Property::Stride)], &[], MEMBER_STRIDE),
            (&[buffer(Property::ActiveVariables)], &[], UNATTRIBUTED),
            (&[missing("gl_NextBuffer")], &[], UNATTRIBUTED),
        ];
        for (faults, unwritten, class) in rows {
            assert_eq!(table_classes(faults, unwritten, true), class, "{faults:?}");
        }
        let stride = [buffer(Property::Stride)];
        assert_eq!(table_classes(&stride, &[], false), UNATTRIBUTED);
        let both = table_classes(&[missing("s"), index("gl_NextBuffer")], &s, false);
        assert_eq!(both, format!("{MARKERS}; {UNWRITTEN}"));
    }

    #[test]
    fn places_have_classes() {
        let s = ["s".to_owned()];
        let lists = || buffer(Property::ActiveVariables);
        let surplus = || TableFault::Surplus {
            name: "at byte 0 of binding 0".to_owned(),
        };
        let rows: [(&[TableFault], &[String], &str); 6] = [
            (
                &[missing("at byte 0 of binding 0"), index("at byte 4")],
                &[],
                INDICES,
            ),
            (&[surplus(), lists()], &[], COLUMNS),
            (&[missing("at byte 0 of binding 0"), lists()], &s, UNWRITTEN),
            (
                &[missing("at byte 0 of binding 0"), lists()],
                &[],
                UNATTRIBUTED,
            ),
            (
                &[surplus(), missing("at byte 0 of binding 0")],
                &s,
                UNATTRIBUTED,
            ),
            (&[buffer(Property::Stride)], &s, UNATTRIBUTED),
        ];
        for (faults, unwritten, class) in rows {
            assert_eq!(place_class(faults, unwritten), class, "{faults:?}");
        }
    }

    #[test]
    fn messages_have_classes() {
        let message = "error: Transform feedback varying v[0] undeclared.";
        assert!(message_class(message).contains("arrays of arrays"));
        assert_eq!(message_class("error: syntax error"), UNATTRIBUTED);
        assert!(is_of_no_rule(&format!("0:1(1): error: {BLOCK_ARRAY}")));
        assert!(!is_of_no_rule(message));
    }
}
