//! Locations of outputs: explicit ones, and those assigned in a declared
//! interface that omits them.
//!
//! GLSL 4.60 section 4.4.2, Vulkan "Location and Component Assignment". Streams
//! have locations of their own.

use super::error::{CaptureError, Violation};
use super::naming;
use crate::types::interface::{Block, Origin};
use crate::types::{GlType, Interface, OutputVariable, StructType, Type};
use crate::units::{Component, Location, Stream};
use std::collections::BTreeMap;

/// The first location of an output.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Start {
    /// A variable; `None` for a built-in.
    Variable(Option<u64>),
    /// A block: the first location of each member, and the number of locations of
    /// one element.
    Block {
        members: Vec<Option<u64>>,
        element: u64,
    },
}

/// The locations of an output, or of a member of one element of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) output: usize,
    pub(super) member: Option<usize>,
    pub(super) first: u64,
    /// The location after the last.
    pub(super) end: u64,
}

impl Run {
    /// Returns whether both have a location in common.
    pub(super) fn meets(&self, other: &Run) -> bool {
        self.first < other.end && other.first < self.end
    }
}

/// The first locations of an interface's outputs.
#[derive(Clone, Debug)]
pub(super) struct Locations {
    starts: Vec<Start>,
}

impl Locations {
    /// Reads the explicit locations of an interface. Overlap is not checked.
    pub(super) fn given(interface: &Interface) -> Result<Locations, CaptureError> {
        let starts = interface.outputs.iter().enumerate();
        let starts = starts.map(|(number, output)| given(interface, number, output));
        Ok(Locations {
            starts: starts.collect::<Result<_, _>>()?,
        })
    }

    /// Reads and assigns the locations of an interface, and checks every rule
    /// about them.
    pub(super) fn new(interface: &Interface) -> Result<Locations, CaptureError> {
        let mut locations = Locations::given(interface)?;
        if interface.origin == Origin::Declared {
            locations.assign(interface);
        }
        locations.check(interface)?;
        Ok(locations)
    }

    /// Returns every component of a location that an output takes.
    pub(super) fn taken(
        &self,
        interface: &Interface,
    ) -> Result<Vec<(Stream, Location, Component)>, CaptureError> {
        let owners = self.check(interface)?;
        let taken = owners.into_iter().map(|Taken { place, .. }| {
            let (stream, location, component) = place;
            let location = u32::try_from(location).expect("`Used::own` refuses larger ones");
            (stream, Location(location), Component(component))
        });
        Ok(taken.collect())
    }

    /// Returns the first location of an output, or of a member of one element of a
    /// block; `None` for a built-in.
    pub(super) fn start(&self, output: usize, member: Option<usize>, element: u32) -> Option<u64> {
        match self.starts.get(output)? {
            Start::Variable(start) => *start,
            Start::Block {
                members,
                element: size,
            } => {
                let start = members.get(member?).copied().flatten()?;
                Some(start + u64::from(element) * size)
            }
        }
    }

    /// Returns the number of locations from 0 to the last one that an output takes.
    pub(super) fn count(&self, interface: &Interface) -> u64 {
        let ends = self.runs(interface).into_iter().map(|run| run.end);
        ends.max().unwrap_or(0)
    }

    /// Returns the runs of locations that outputs take, in order of declaration.
    pub(super) fn runs(&self, interface: &Interface) -> Vec<Run> {
        let mut taken = Vec::new();
        let outputs = self.starts.iter().zip(&interface.outputs);
        for (number, (start, output)) in outputs.enumerate() {
            let run = |member, first, ty| Run {
                output: number,
                member,
                first,
                end: first + locations(ty),
            };
            match start {
                Start::Variable(Some(start)) => taken.push(run(None, *start, &output.ty)),
                Start::Variable(None) => {}
                Start::Block { members, element } => {
                    let fields = output.ty.without_arrays().as_struct();
                    let fields = &fields.expect("a block is a struct").members;
                    for (member, (start, field)) in members.iter().zip(fields).enumerate() {
                        let Some(start) = start else { continue };
                        let copies = 0..u64::from(output.ty.flattened_len());
                        let copies =
                            copies.map(|copy| run(Some(member), start + copy * element, &field.ty));
                        taken.extend(copies);
                    }
                }
            }
        }
        taken
    }

    /// Assigns each output without a location the lowest free run, in order of
    /// declaration.
    fn assign(&mut self, interface: &Interface) {
        let runs = self.runs(interface).into_iter();
        let mut taken: Vec<(u64, u64)> = runs.map(|run| (run.first, run.end)).collect();
        for (start, output) in self.starts.iter_mut().zip(&interface.outputs) {
            let open = match start {
                Start::Variable(start) => start.is_none() && output.builtin.is_none(),
                Start::Block { members, .. } => {
                    members.iter().all(Option::is_none)
                        && output
                            .block
                            .iter()
                            .any(|b| b.members.iter().any(|m| m.builtin.is_none()))
                }
            };
            if !open {
                continue;
            }
            let first = lowest_free(&mut taken, locations(&output.ty));
            match (start, &output.block, output.ty.without_arrays()) {
                (Start::Block { members, .. }, Some(block), Type::Struct(structure)) => {
                    let mut next = Some(first);
                    *members = member_starts(block, structure, &mut next);
                }
                (start, ..) => *start = Start::Variable(Some(first)),
            }
        }
    }

    /// Checks that no two outputs of one stream share a component; returns what they
    /// take, by place.
    fn check(&self, interface: &Interface) -> Result<Vec<Taken>, CaptureError> {
        let mut used = Used {
            interface,
            taken: Vec::with_capacity(interface.outputs.len()),
        };
        let complete = self.take(interface, &mut used);
        // An overlap before another mistake is reported first.
        let taken = used.distinct()?;
        complete.map(|()| taken)
    }

    /// Takes the components of every output.
    fn take(&self, interface: &Interface, used: &mut Used<'_>) -> Result<(), CaptureError> {
        for (number, (start, output)) in self.starts.iter().zip(&interface.outputs).enumerate() {
            let stream = output.capture.stream;
            match (start, &output.block, output.ty.without_arrays()) {
                (Start::Block { members, element }, Some(block), Type::Struct(structure)) => {
                    let fields = structure.members.iter().zip(&block.members);
                    for (member, ((field, own), start)) in fields.zip(members).enumerate() {
                        let Some(start) = start else { continue };
                        let owner = (number, Some(member));
                        check_component(interface, owner, &field.ty, own.component)?;
                        let stream = own.capture.stream.or(stream).unwrap_or_default();
                        for copy in 0..u64::from(output.ty.flattened_len()) {
                            let mut at = start + copy * element;
                            used.take(owner, stream, &field.ty, own.component, &mut at)?;
                        }
                    }
                }
                (Start::Variable(Some(start)), ..) => {
                    let owner = (number, None);
                    check_component(interface, owner, &output.ty, output.component)?;
                    let stream = stream.unwrap_or_default();
                    let mut at = *start;
                    used.take(owner, stream, &output.ty, output.component, &mut at)?;
                }
                (Start::Variable(None), ..) => {}
                (Start::Block { .. }, ..) => unreachable!("only the struct of a block has members"),
            }
        }
        Ok(())
    }
}

/// Returns the explicit locations of `output`.
fn given(
    interface: &Interface,
    number: usize,
    output: &OutputVariable,
) -> Result<Start, CaptureError> {
    let first = output.location.map(|location| u64::from(location.0));
    let explicit = interface.origin == Origin::Spirv;
    let missing = |member| {
        let what = naming::label(interface, number, member);
        CaptureError::from(Violation::LocationMissing { what })
    };
    match (&output.block, output.ty.without_arrays()) {
        (Some(block), Type::Struct(structure)) => {
            let mut next = first;
            let members = member_starts(block, structure, &mut next);
            let open = |(n, start): (usize, &Option<u64>)| {
                let user = block.members.get(n).is_some_and(|m| m.builtin.is_none());
                (user && start.is_none()).then_some(n)
            };
            let some_given = members.iter().any(Option::is_some);
            match members.iter().enumerate().find_map(open) {
                Some(member) if explicit || some_given => Err(missing(Some(member))),
                _ => Ok(Start::Block {
                    members,
                    element: locations(output.ty.without_arrays()),
                }),
            }
        }
        _ if explicit && first.is_none() && output.builtin.is_none() => Err(missing(None)),
        _ => Ok(Start::Variable(first.filter(|_| output.builtin.is_none()))),
    }
}

/// Returns the first location of each member: its own, or the end of the previous
/// member.
fn member_starts(
    block: &Block,
    structure: &StructType,
    next: &mut Option<u64>,
) -> Vec<Option<u64>> {
    let fields = structure.members.iter().zip(&block.members);
    fields
        .map(|(field, own)| {
            if own.builtin.is_some() {
                return None;
            }
            let start = own.location.map(|l| u64::from(l.0)).or(*next)?;
            *next = Some(start + locations(&field.ty));
            Some(start)
        })
        .collect()
}

fn locations(ty: &Type) -> u64 {
    u64::from(ty.locations(false))
}

/// Takes the lowest free run of `size` locations and returns its first.
fn lowest_free(taken: &mut Vec<(u64, u64)>, size: u64) -> u64 {
    taken.sort_unstable();
    let mut first = 0;
    for (start, end) in taken.iter() {
        if first + size <= *start {
            break;
        }
        first = first.max(*end);
    }
    taken.push((first, first + size));
    first
}

/// Checks the rules of GLSL and Vulkan for the component of an output.
fn check_component(
    interface: &Interface,
    (output, member): (usize, Option<usize>),
    ty: &Type,
    component: Option<Component>,
) -> Result<(), CaptureError> {
    let Some(Component(component)) = component else {
        return Ok(());
    };
    let label = || naming::label(interface, output, member);
    let (Type::Scalar(scalar) | Type::Vector { scalar, .. }) = *ty.without_arrays() else {
        return Err(Violation::ComponentType { what: label() }.into());
    };
    let size = ty.without_arrays().components();
    let fits = component.checked_add(size).is_some_and(|end| end <= 4);
    let even = !scalar.is_64bit() || component.is_multiple_of(2);
    if fits && even {
        return Ok(());
    }
    let what = label();
    Err(Violation::ComponentRange {
        what,
        size,
        component,
    }
    .into())
}

/// A component of a location, and the output or block member that takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Taken {
    place: (Stream, u64, u32),
    owner: (usize, Option<usize>),
}

/// The components of locations that outputs take, in order of declaration.
struct Used<'i> {
    interface: &'i Interface,
    taken: Vec<Taken>,
}

impl Used<'_> {
    /// Takes the components of `ty` from location `at` on, and advances `at` past it.
    fn take(
        &mut self,
        owner: (usize, Option<usize>),
        stream: Stream,
        ty: &Type,
        component: Option<Component>,
        at: &mut u64,
    ) -> Result<(), CaptureError> {
        match ty {
            Type::Array { element, len, .. } => {
                for _ in 0..*len {
                    self.take(owner, stream, element, component, at)?;
                }
            }
            Type::Struct(structure) => {
                for member in &structure.members {
                    self.take(owner, stream, &member.ty, component, at)?;
                }
            }
            Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
                let Some(gl_type) = GlType::from_type(ty) else {
                    return Ok(());
                };
                let size = gl_type.scalar.words() * gl_type.rows;
                for _ in 0..gl_type.columns {
                    let first = component.unwrap_or_default().0;
                    for component in first..first + size {
                        let location = *at + u64::from(component / 4);
                        self.own(owner, stream, location, component % 4)?;
                    }
                    *at += if size > 4 { 2 } else { 1 };
                }
            }
        }
        Ok(())
    }

    fn own(
        &mut self,
        owner: (usize, Option<usize>),
        stream: Stream,
        location: u64,
        component: u32,
    ) -> Result<(), CaptureError> {
        if location > u64::from(u32::MAX) {
            let what = self.label(owner);
            return Err(Violation::LocationRange { what }.into());
        }
        let place = (stream, location, component);
        self.taken.push(Taken { place, owner });
        Ok(())
    }

    /// Returns what is taken by place, each once.
    fn distinct(self) -> Result<Vec<Taken>, CaptureError> {
        // An output may take a component twice: the elements of an array of blocks.
        let mut sorted = self.taken.clone();
        sorted.sort();
        sorted.dedup();
        let shared = sorted.windows(2).any(|pair| pair[0].place == pair[1].place);
        if !shared {
            return Ok(sorted);
        }
        // The first overlap in order of declaration is reported.
        let mut owners = BTreeMap::new();
        for Taken { place, owner } in &self.taken {
            let first = *owners.entry(*place).or_insert(*owner);
            if first != *owner {
                let (stream, location, component) = *place;
                return Err(Violation::LocationOverlap {
                    first: self.label(first),
                    second: self.label(*owner),
                    component,
                    location,
                    stream,
                }
                .into());
            }
        }
        unreachable!("two owners have one place")
    }

    fn label(&self, (output, member): (usize, Option<usize>)) -> String {
        naming::label(self.interface, output, member)
    }
}
