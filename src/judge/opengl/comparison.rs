//! The table that a driver of OpenGL reports, compared with the engine's.
//!
//! Declared captures have no order in the text, and are compared by name; requested ones have the
//! order of the request. Programs of SPIR-V have no names, and are compared by the places of
//! their varyings. OpenGL 4.6 section 7.3.1, table 7.2.

use crate::capture::{CaptureTable, Mode, Varying};
use crate::script::reported_table::{ReportedBuffer, ReportedTable, ReportedVarying};
use std::fmt;

/// A difference between the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TableFault {
    /// A varying that the driver does not report.
    Missing { name: String },
    /// A varying that only the driver has.
    Surplus { name: String },
    /// A property of a varying.
    Property {
        name: String,
        property: Property,
        required: String,
        reported: String,
    },
    /// A buffer that the driver does not report as active.
    MissingBuffer { binding: u32 },
    /// A buffer that only the driver has.
    SurplusBuffer { binding: i32 },
    /// A property of a buffer.
    BufferProperty {
        binding: u32,
        property: Property,
        required: String,
        reported: String,
    },
}

/// A property of OpenGL's program interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Property {
    Name,
    NameLength,
    Type,
    ArraySize,
    Offset,
    BufferIndex,
    Stride,
    ActiveVariables,
}

impl Property {
    /// The name of the property, and its word in fingerprints.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Property::Name => ("NAME", "name"),
            Property::NameLength => ("NAME_LENGTH", "name_length"),
            Property::Type => ("TYPE", "type"),
            Property::ArraySize => ("ARRAY_SIZE", "array_size"),
            Property::Offset => ("OFFSET", "offset"),
            Property::BufferIndex => ("TRANSFORM_FEEDBACK_BUFFER_INDEX", "buffer_index"),
            Property::Stride => ("TRANSFORM_FEEDBACK_BUFFER_STRIDE", "stride"),
            Property::ActiveVariables => ("ACTIVE_VARIABLES", "active_variables"),
        }
    }
}

impl TableFault {
    /// The kind of the difference, for a fingerprint.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            TableFault::Missing { .. } => "missing",
            TableFault::Surplus { .. } => "surplus",
            TableFault::MissingBuffer { .. } => "missing_buffer",
            TableFault::SurplusBuffer { .. } => "surplus_buffer",
            TableFault::Property { property, .. } | TableFault::BufferProperty { property, .. } => {
                property.names().1
            }
        }
    }
}

impl fmt::Display for TableFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableFault::Missing { name } => write!(f, "the varying {name} is missing"),
            TableFault::Surplus { name } => write!(f, "the varying {name} is surplus"),
            TableFault::Property {
                name,
                property,
                required,
                reported,
            } => {
                let property = property.names().0;
                write!(f, "{property} of {name} is {reported}, not {required}")
            }
            TableFault::MissingBuffer { binding } => {
                write!(f, "the active buffer at binding {binding} is missing")
            }
            TableFault::SurplusBuffer { binding } => {
                write!(f, "the active buffer at binding {binding} is surplus")
            }
            TableFault::BufferProperty {
                binding,
                property,
                required,
                reported,
            } => {
                let property = property.names().0;
                write!(
                    f,
                    "{property} of the buffer at binding {binding} is {reported}, not {required}"
                )
            }
        }
    }
}

/// Every difference of a reported table.
pub(super) fn faults(required: &CaptureTable, reported: &ReportedTable) -> Vec<TableFault> {
    let mut faults = Vec::new();
    let pairs = match required.mode {
        Mode::Declared if is_nameless(required) => by_place(required, reported, &mut faults),
        Mode::Declared => by_name(required, reported, &mut faults),
        Mode::Interleaved | Mode::Separate => in_order(required, reported, &mut faults),
    };
    for pair in &pairs {
        compare(pair, reported.buffers.as_deref(), &mut faults);
    }
    if let Some(buffers) = &reported.buffers {
        compare_buffers(required, &reported.varyings, buffers, &mut faults);
    }
    faults
}

/// Whether the varyings of a program have no names.
fn is_nameless(required: &CaptureTable) -> bool {
    required
        .varyings
        .iter()
        .all(|varying| varying.name.is_empty())
}

/// The name of a varying, or its place where it has none.
fn described(varying: &Varying) -> String {
    match (varying.name.as_str(), varying.binding) {
        ("", Some(binding)) => place(i64::from(binding.0), i64::from(varying.offset.0)),
        (name, _) => name.to_owned(),
    }
}

fn place(binding: i64, offset: i64) -> String {
    format!("at byte {offset} of binding {binding}")
}

/// The place of a varying that a driver reports, by the index of its buffer.
fn reported_place(table: &ReportedTable, varying: &ReportedVarying) -> Option<(i64, i64)> {
    let place = varying.place?;
    let index = usize::try_from(place.buffer_index).ok()?;
    let buffer = table.buffers.as_ref()?.get(index)?;
    Some((i64::from(buffer.binding), i64::from(place.offset)))
}

/// Whether two varyings are a pair.
type IsPair<'t> = &'t dyn Fn(&Varying, &ReportedVarying) -> bool;

/// Pairs of varyings at the same place and of the same type; of the others, pairs of one type and
/// offset, of which the driver reports another buffer, and then pairs at the same place.
fn by_place<'t>(
    required: &'t CaptureTable,
    reported: &'t ReportedTable,
    faults: &mut Vec<TableFault>,
) -> Vec<Pair<'t>> {
    let is_at = |varying: &Varying, own: &ReportedVarying| {
        let binding = varying.binding.map_or(-1, |binding| i64::from(binding.0));
        reported_place(reported, own) == Some((binding, i64::from(varying.offset.0)))
    };
    let is_like = |varying: &Varying, own: &ReportedVarying| {
        let offset = own.place.map(|place| i64::from(place.offset));
        offset == Some(i64::from(varying.offset.0))
            && own.size == varying.size
            && varying.ty.is_some_and(|ty| ty.to_string() == own.ty)
    };
    let mut left: Vec<&Varying> = required.varyings.iter().collect();
    let mut surplus: Vec<&ReportedVarying> = reported.varyings.iter().collect();
    let mut pairs = Vec::new();
    let is_same =
        |varying: &Varying, own: &ReportedVarying| is_at(varying, own) && is_like(varying, own);
    let alike: [IsPair<'_>; 3] = [&is_same, &is_like, &is_at];
    for is_pair in alike {
        left.retain(|varying| {
            let own = surplus.iter().position(|own| is_pair(varying, own));
            if let Some(own) = own {
                pairs.push((*varying, surplus.remove(own)));
            }
            own.is_none()
        });
    }
    faults.extend(left.into_iter().map(|varying| TableFault::Missing {
        name: described(varying),
    }));
    faults.extend(surplus.into_iter().map(|own| TableFault::Surplus {
        name: match reported_place(reported, own) {
            Some((binding, offset)) => place(binding, offset),
            None => "of no active buffer".to_owned(),
        },
    }));
    pairs
}

type Pair<'t> = (&'t Varying, &'t ReportedVarying);

fn by_name<'t>(
    required: &'t CaptureTable,
    reported: &'t ReportedTable,
    faults: &mut Vec<TableFault>,
) -> Vec<Pair<'t>> {
    let mut pairs = Vec::new();
    for varying in &required.varyings {
        let mut own = reported.varyings.iter();
        match own.find(|own| own.name == varying.name) {
            Some(own) => pairs.push((varying, own)),
            None => faults.push(TableFault::Missing {
                name: varying.name.clone(),
            }),
        }
    }
    let known = |name: &str| required.varyings.iter().any(|varying| varying.name == name);
    let surplus = reported.varyings.iter().filter(|own| !known(&own.name));
    faults.extend(surplus.map(|own| TableFault::Surplus {
        name: own.name.clone(),
    }));
    pairs
}

fn in_order<'t>(
    required: &'t CaptureTable,
    reported: &'t ReportedTable,
    faults: &mut Vec<TableFault>,
) -> Vec<Pair<'t>> {
    let both = required.varyings.len().min(reported.varyings.len());
    let missing = required.varyings[both..].iter();
    faults.extend(missing.map(|varying| TableFault::Missing {
        name: varying.name.clone(),
    }));
    let surplus = reported.varyings[both..].iter();
    faults.extend(surplus.map(|own| TableFault::Surplus {
        name: own.name.clone(),
    }));
    required.varyings.iter().zip(&reported.varyings).collect()
}

/// Compares the properties of a varying.
fn compare(
    (varying, own): &Pair<'_>,
    buffers: Option<&[ReportedBuffer]>,
    faults: &mut Vec<TableFault>,
) {
    let mut property = |property, required: String, reported: String| {
        if required != reported {
            let name = described(varying);
            faults.push(TableFault::Property {
                name,
                property,
                required,
                reported,
            });
        }
    };
    property(Property::Name, varying.name.clone(), own.name.clone());
    let ty = varying.ty.map_or("GL_NONE".to_owned(), |ty| ty.to_string());
    property(Property::Type, ty, own.ty.clone());
    property(
        Property::ArraySize,
        varying.size.to_string(),
        own.size.to_string(),
    );
    if let Some(length) = own.name_length {
        let required = varying.name_length().to_string();
        property(Property::NameLength, required, length.to_string());
    }
    if let Some(place) = own.place {
        // A marker has no offset, and the index -1.
        if varying.ty.is_some() {
            property(
                Property::Offset,
                varying.offset.to_string(),
                place.offset.to_string(),
            );
        }
        // The order of the active buffers is the driver's own: an index is that of its binding.
        let buffer = usize::try_from(place.buffer_index).ok();
        let buffer = buffer.and_then(|index| buffers?.get(index));
        let own = match buffer {
            Some(buffer) => format!("that of binding {}", buffer.binding),
            None => place.buffer_index.to_string(),
        };
        let wanted = match (varying.binding, varying.buffer_index) {
            (Some(binding), _) if buffers.is_some() => format!("that of binding {binding}"),
            (_, Some(index)) => index.to_string(),
            (_, None) => "-1".to_owned(),
        };
        property(Property::BufferIndex, wanted, own);
    }
}

fn compare_buffers(
    required: &CaptureTable,
    varyings: &[ReportedVarying],
    reported: &[ReportedBuffer],
    faults: &mut Vec<TableFault>,
) {
    for buffer in &required.buffers {
        let binding = buffer.binding.0;
        let mut own = reported.iter();
        let Some(own) = own.find(|own| u32::try_from(own.binding) == Ok(binding)) else {
            faults.push(TableFault::MissingBuffer { binding });
            continue;
        };
        let mut property = |property, required: String, reported: String| {
            if required != reported {
                faults.push(TableFault::BufferProperty {
                    binding,
                    property,
                    required,
                    reported,
                });
            }
        };
        let stride = buffer.stride.to_string();
        property(Property::Stride, stride, own.stride.to_string());
        let name = |index: &i32| {
            let index = usize::try_from(*index).ok();
            let varying = index.and_then(|index| varyings.get(index));
            varying.map_or_else(
                || "none".to_owned(),
                |varying| match (varying.name.as_str(), varying.place) {
                    ("", Some(own)) => place(i64::from(binding), i64::from(own.offset)),
                    (name, _) => name.to_owned(),
                },
            )
        };
        // The text does not say whether a marker is a variable of the buffer that it is in.
        let is_marker = |name: &String| name.starts_with("gl_Skip") || name == "gl_NextBuffer";
        let mut names: Vec<String> = own.varyings.iter().map(name).collect();
        names.retain(|name| !is_marker(name));
        names.sort();
        let indices = buffer.varyings.iter();
        let mut wanted: Vec<String> = indices
            .map(|index| described(&required.varyings[*index]))
            .collect();
        wanted.retain(|name| !is_marker(name));
        wanted.sort();
        let mut own_names = names.join(" ");
        if own.overrun > 0 {
            own_names += &format!(", and {} indices past the given space", own.overrun);
        }
        property(Property::ActiveVariables, wanted.join(" "), own_names);
    }
    let is_known = |binding: i32| {
        let mut buffers = required.buffers.iter();
        buffers.any(|buffer| u32::try_from(binding) == Ok(buffer.binding.0))
    };
    let surplus = reported.iter().filter(|own| !is_known(own.binding));
    faults.extend(surplus.map(|own| TableFault::SurplusBuffer {
        binding: own.binding,
    }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::{Buffer, Dialect};
    use crate::script::reported_table::ReportedPlace;
    use crate::types::{GlType, Stage};
    use crate::units::{Binding, BufferIndex, ByteOffset, Stream, Stride};

    /// Two varyings in a buffer at binding 2.
    fn required(mode: Mode) -> CaptureTable {
        let varying = |name: &str, offset| Varying {
            name: name.to_owned(),
            ty: GlType::parse("GL_FLOAT_VEC2"),
            size: 1,
            offset: ByteOffset(offset),
            buffer_index: Some(BufferIndex(0)),
            binding: Some(Binding(2)),
            components: None,
        };
        CaptureTable {
            stage: Stage::Vertex,
            mode,
            dialect: Dialect::Spec,
            varyings: vec![varying("a", 0), varying("b", 8)],
            buffers: vec![Buffer {
                binding: Binding(2),
                stride: Stride(16),
                stream: Stream(0),
                varyings: vec![0, 1],
            }],
            outputs: Vec::new(),
        }
    }

    /// That table as a driver reports it.
    fn reported() -> ReportedTable {
        let varying = |name: &str, offset| ReportedVarying {
            name: name.to_owned(),
            ty: "GL_FLOAT_VEC2".to_owned(),
            size: 1,
            name_length: Some(2),
            place: Some(ReportedPlace {
                offset,
                buffer_index: 0,
            }),
        };
        ReportedTable {
            varyings: vec![varying("a", 0), varying("b", 8)],
            buffers: Some(vec![ReportedBuffer {
                binding: 2,
                stride: 16,
                varyings: vec![0, 1],
                overrun: 0,
            }]),
        }
    }

    /// The differences after a change of the reported table.
    fn changed(mode: Mode, change: impl FnOnce(&mut ReportedTable)) -> Vec<String> {
        let mut reported = reported();
        change(&mut reported);
        let faults = faults(&required(mode), &reported);
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn equal_tables_have_no_differences() {
        for mode in [Mode::Declared, Mode::Interleaved] {
            assert_eq!(changed(mode, |_| ()), Vec::<String>::new());
        }
        assert_eq!(
            changed(Mode::Declared, |table| table.varyings.reverse()).len(),
            0
        );
        // The order of a request is that of the names.
        let reversed = changed(Mode::Interleaved, |table| table.varyings.reverse());
        assert_eq!(reversed[0], "NAME of a is b, not a");
        // A version that reports less is compared in what it reports.
        let less = |table: &mut ReportedTable| {
            table.buffers = None;
            table.varyings[0].place = None;
            table.varyings[0].name_length = None;
        };
        assert_eq!(changed(Mode::Declared, less).len(), 0);
    }

    #[test]
    fn varyings_without_names_are_compared_by_place() {
        let nameless = |change: fn(&mut ReportedTable)| {
            let mut required = required(Mode::Declared);
            let mut reported = reported();
            for varying in &mut required.varyings {
                varying.name.clear();
            }
            for varying in &mut reported.varyings {
                varying.name.clear();
                varying.name_length = Some(1);
            }
            change(&mut reported);
            let faults = faults(&required, &reported);
            faults.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(
            nameless(|table| table.varyings.reverse()),
            Vec::<String>::new()
        );
        let index = nameless(|table| {
            table.varyings[1]
                .place
                .as_mut()
                .expect("a place")
                .buffer_index = 1;
        });
        let wrong = "TRANSFORM_FEEDBACK_BUFFER_INDEX of at byte 8 of binding 2 is 1, not that of \
                     binding 2";
        assert_eq!(index, [wrong]);
        let twice = nameless(|table| table.varyings.push(table.varyings[0].clone()));
        assert_eq!(twice, ["the varying at byte 0 of binding 2 is surplus"]);
        let moved = nameless(|table| {
            table.varyings[1].place.as_mut().expect("a place").offset = 12;
        });
        assert_eq!(moved[0], "the varying at byte 8 of binding 2 is missing");
    }

    #[test]
    fn every_property_is_compared() {
        type Change = fn(&mut ReportedTable);
        let rows: [(Change, &str); 11] = [
            (
                |t| t.buffers.as_mut().expect("buffers")[0].overrun = 3,
                "ACTIVE_VARIABLES of the buffer at binding 2 is a b, and 3 indices past the given \
                 space, not a b",
            ),
            (
                |t| t.varyings[1].ty = "GL_INT".to_owned(),
                "TYPE of b is GL_INT, not GL_FLOAT_VEC2",
            ),
            (|t| t.varyings[1].size = 3, "ARRAY_SIZE of b is 3, not 1"),
            (
                |t| t.varyings[1].name_length = Some(3),
                "NAME_LENGTH of b is 3, not 2",
            ),
            (
                |t| t.varyings[1].place.as_mut().expect("a place").offset = 4,
                "OFFSET of b is 4, not 8",
            ),
            (
                |t| t.varyings[1].place.as_mut().expect("a place").buffer_index = 2,
                "TRANSFORM_FEEDBACK_BUFFER_INDEX of b is 2, not that of binding 2",
            ),
            (
                |t| t.buffers.as_mut().expect("buffers")[0].stride = 24,
                "TRANSFORM_FEEDBACK_BUFFER_STRIDE of the buffer at binding 2 is 24, not 16",
            ),
            (
                |t| t.buffers.as_mut().expect("buffers")[0].varyings = vec![1],
                "ACTIVE_VARIABLES of the buffer at binding 2 is b, not a b",
            ),
            (
                |t| t.buffers.as_mut().expect("buffers").clear(),
                "the active buffer at binding 2 is missing",
            ),
            (
                |t| {
                    let buffers = t.buffers.as_mut().expect("buffers");
                    buffers.push(ReportedBuffer {
                        binding: 3,
                        stride: 4,
                        varyings: vec![],
                        overrun: 0,
                    });
                },
                "the active buffer at binding 3 is surplus",
            ),
            (
                |t| t.varyings[1].name = "c".to_owned(),
                "the varying b is missing",
            ),
        ];
        for (change, text) in rows {
            let faults = changed(Mode::Declared, change);
            assert!(faults.contains(&text.to_owned()), "{text}: {faults:?}");
        }
    }
}
