//! New outputs for what cannot be captured in place.
//!
//! Consecutive words of one varying become vectors of its scalar type, of at
//! most one location each.

use super::free_locations::{FreeLocations, Need};
use super::{CaptureRewriteError, Entry, Method, Rewriter, Step, StepPlace};
use crate::capture;
use crate::spirv::Target;
use crate::types::{Interface, OutputVariable, Place, Scalar, Stage, Type};
use crate::units::{Component, Location, Stream, Word};
use rspirv::spirv::{Decoration, StorageClass};
use std::collections::BTreeSet;

/// Words that one new variable takes.
struct Chunk<'e> {
    entries: &'e [Entry],
    scalar: Scalar,
}

impl Chunk<'_> {
    fn ty(&self) -> Type {
        let words = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        Type::vector(self.scalar, (words / self.scalar.words()).max(1))
    }

    fn need(&self) -> Need {
        let stream = self.entries.first().map(|entry| entry.stream);
        Need {
            components: u32::try_from(self.entries.len()).unwrap_or(u32::MAX),
            align: self.scalar.words(),
            class: (self.scalar, stream.unwrap_or_default()),
        }
    }
}

impl<'r> Rewriter<'r> {
    /// Declares a copy for every entry.
    pub(super) fn copy(&mut self, entries: &[Entry]) -> Result<(), CaptureRewriteError> {
        if entries.is_empty() {
            return Ok(());
        }
        let mut placed = self.find_room(entries, &BTreeSet::new());
        // What nobody reads need not be handed over itself.
        if lacks_room(&placed) {
            let unread = self.unread();
            if !unread.is_empty() {
                placed = self.find_room(entries, &unread);
                if placed.is_ok() {
                    self.drop_outputs(&unread)?;
                }
            }
        }
        // What is read stays at its location, and is captured there.
        if lacks_room(&placed) {
            let left = self.split(entries)?;
            if left.len() < entries.len() {
                return self.copy(&left);
            }
        }
        let placed = placed?;
        for (chunk, location, component) in placed {
            self.declare_copy(&chunk, location, component)?;
        }
        Ok(())
    }

    /// A place for every entry, where the outputs `without` are none.
    fn find_room<'e>(
        &self,
        entries: &'e [Entry],
        without: &BTreeSet<usize>,
    ) -> Result<Vec<(Chunk<'e>, Location, Component)>, CaptureRewriteError> {
        let kept;
        let interface = match without.is_empty() {
            true => self.interface(),
            false => {
                kept = without_outputs(self.interface(), without);
                &kept
            }
        };
        let taken = capture::components_taken(interface)?;
        self.check_total(taken.len() + entries.len())?;
        let locations = self.options.output_components / 4;
        let mut full = full_locations(interface, &taken);
        full.extend(self.options.read.iter().flatten());
        let slots = FreeLocations::new(locations, &taken, &full);
        for (words, holes) in [(false, false), (true, false), (true, true)] {
            let mut slots = slots.clone();
            let words = words || self.options.method == Method::Words;
            let chunks = self.chunks(entries, words)?.into_iter();
            let placed = chunks.map(|chunk| {
                let (location, component) = slots.take(&chunk.need(), holes)?;
                Some((chunk, location, component))
            });
            if let Some(placed) = placed.collect() {
                return Ok(placed);
            }
        }
        Err(CaptureRewriteError::NoLocation {
            needed: u32::try_from(entries.len()).unwrap_or(u32::MAX),
            free: slots.free(),
            locations,
            limit: output_limit(interface.stage),
        })
    }

    /// Variables that neither the next stage reads nor capture needs where they
    /// are. None where it is not known what the next stage reads.
    fn unread(&self) -> BTreeSet<usize> {
        let Some(read) = &self.options.read else {
            return BTreeSet::new();
        };
        let in_place = self.in_place();
        let unread = |(number, output): (usize, &OutputVariable)| {
            let Location(first) = output.location?;
            let last = first.saturating_add(output.ty.locations(false).max(1) - 1);
            let is_read = read
                .range(Location(first)..=Location(last))
                .next()
                .is_some();
            let members = output.block.iter().flat_map(|block| &block.members);
            // With locations of their own they may lie anywhere.
            let plain = members
                .clone()
                .all(|m| m.builtin.is_none() && m.location.is_none());
            let kept = in_place.contains(&number) || self.split.contains(&number);
            (plain && !is_read && !kept).then_some(number)
        };
        let outputs = self.interface().outputs.iter().enumerate();
        outputs.filter_map(unread).collect()
    }

    /// The outputs that capture needs where they are.
    pub(super) fn in_place(&self) -> BTreeSet<usize> {
        let outputs = self.steps.iter().filter_map(|step| match step.place {
            StepPlace::InPlace { output, .. } => Some(output),
            StepPlace::Copy { .. } => None,
        });
        outputs.collect()
    }

    /// Makes outputs private variables of the shader.
    pub(super) fn drop_outputs(
        &mut self,
        outputs: &BTreeSet<usize>,
    ) -> Result<(), CaptureRewriteError> {
        let variables = &self.reflected.variables;
        let ids: Vec<u32> = outputs
            .iter()
            .filter_map(|output| variables.get(*output).copied())
            .collect();
        self.editor.make_private(&ids)?;
        self.editor.retain_decorations(|target, _| match target {
            Target::Id(id) => !ids.contains(&id),
            Target::Member(..) => true,
        });
        Ok(())
    }

    /// Entries in runs that one variable can take; `words` for single 32-bit
    /// words.
    fn chunks<'e>(
        &self,
        entries: &'e [Entry],
        words: bool,
    ) -> Result<Vec<Chunk<'e>>, CaptureRewriteError> {
        let mut chunks = Vec::new();
        let mut rest = entries;
        while let Some(first) = rest.first() {
            let (place, _) = self.place(first.word)?;
            let scalar = place.scalar().unwrap_or(Scalar::U32);
            let behind = rest.iter().zip(0..4).take_while(|(entry, n)| {
                entry.binding == first.binding
                    && entry.stream == first.stream
                    && entry.varying == first.varying
                    && entry.offset.0 - first.offset.0 == 4 * n
            });
            let run: Vec<u32> = behind.map(|(entry, _)| entry.word).collect();
            let wide = if scalar.is_64bit() {
                self.wide_run(first, &run)?
            } else {
                0
            };
            let (scalar, len) = match (words, scalar.is_64bit(), wide) {
                (true, ..) => (Scalar::U32, 1),
                (false, true, 0) => (Scalar::U32, self.same(scalar, &run)?),
                (false, true, wide) => (scalar, wide),
                (false, false, _) => (scalar, self.same(scalar, &run)?),
            };
            let (chunk, behind) = rest.split_at(len.clamp(1, rest.len()));
            chunks.push(Chunk {
                entries: chunk,
                scalar,
            });
            rest = behind;
        }
        Ok(chunks)
    }

    /// How many words of the run are of one scalar type.
    fn same(&self, scalar: Scalar, run: &[u32]) -> Result<usize, CaptureRewriteError> {
        let mut len = 0;
        for word in run {
            if self.place(*word)?.0.scalar() != Some(scalar) {
                break;
            }
            len += 1;
        }
        Ok(len)
    }

    /// How many words of the run are whole 64-bit components of one scalar
    /// type that may lie there as such; 0 for none.
    fn wide_run(&self, first: &Entry, run: &[u32]) -> Result<usize, CaptureRewriteError> {
        if !first.offset.0.is_multiple_of(8) || !first.stride.0.is_multiple_of(8) {
            return Ok(0);
        }
        let scalar = self.place(first.word)?.0.scalar();
        let mut len = 0;
        for pair in run.chunks_exact(2) {
            let [low, high] = pair else { break };
            let (place, _) = self.place(*low)?;
            if place.half() != 0 || Some(*high) != low.checked_add(1) || place.scalar() != scalar {
                break;
            }
            len += 2;
        }
        Ok(len)
    }

    /// Where a word of the interface lies, and the output that holds it.
    pub(super) fn place(&self, word: u32) -> Result<(Place<'r>, usize), CaptureRewriteError> {
        let after = self.first_words.partition_point(|first| *first <= word);
        // An output without words begins where the next one does.
        let output = after.saturating_sub(1);
        let first = self.first_words.get(output).copied().unwrap_or_default();
        let variable = self.reflected.interface.outputs.get(output);
        let place = variable.and_then(|variable| variable.ty.place(word - first));
        let place = place.ok_or(CaptureRewriteError::NoWord {
            word: Word(word),
            count: self.interface().words(),
        })?;
        match place.scalar() {
            Some(scalar) if !scalar.capturable() => {
                let what = capture::label(self.interface(), output, None);
                Err(CaptureRewriteError::NotCapturable { what, scalar })
            }
            _ => Ok((place, output)),
        }
    }

    /// Checks the components that a geometry shader outputs in all.
    fn check_total(&self, components: usize) -> Result<(), CaptureRewriteError> {
        let vertices = match self.interface().stage {
            Stage::Geometry => self.editor.output_vertices().unwrap_or(0),
            _ => 0,
        };
        let components = u32::try_from(components).unwrap_or(u32::MAX);
        let allowed = self.options.total_components;
        if vertices.saturating_mul(components) <= allowed {
            return Ok(());
        }
        Err(CaptureRewriteError::TotalComponents {
            vertices,
            components,
            limit: "maxGeometryTotalOutputComponents",
            allowed,
        })
    }

    fn declare_copy(
        &mut self,
        chunk: &Chunk,
        location: Location,
        component: Component,
    ) -> Result<(), CaptureRewriteError> {
        let Some(first) = chunk.entries.first() else {
            return Ok(());
        };
        let ty = chunk.ty();
        let id = self.editor.ty(&ty)?;
        let name = format!("xfb_{}_{}", first.binding, first.offset);
        let variable = self.editor.variable(StorageClass::Output, id, &name)?;
        let target = Target::Id(variable);
        self.editor
            .decorate(target, Decoration::Location, &[location.0]);
        if component.0 != 0 {
            self.editor
                .decorate(target, Decoration::Component, &[component.0]);
        }
        if first.stream.0 != 0 {
            self.editor
                .decorate(target, Decoration::Stream, &[first.stream.0]);
        }
        self.decorate(variable, first, Some(first.offset));
        let place = StepPlace::Copy {
            variable,
            ty,
            location,
            component,
        };
        self.steps.push(Step::of(chunk.entries, first, place));
        Ok(())
    }
}

fn lacks_room<T>(placed: &Result<T, CaptureRewriteError>) -> bool {
    placed
        .as_ref()
        .is_err_and(CaptureRewriteError::is_lack_of_room)
}

/// Locations into which nothing more may be put. Of blocks, structs, matrices
/// and vectors of two locations validators count every component.
fn full_locations(
    interface: &Interface,
    taken: &[(Stream, Location, Component)],
) -> BTreeSet<Location> {
    let mut full: BTreeSet<Location> = taken.iter().map(|(_, l, _)| *l).collect();
    for output in &interface.outputs {
        let (element, len) = match &output.ty {
            Type::Array { element, len, .. } => (&**element, *len),
            other => (other, 1),
        };
        let small =
            matches!(element, Type::Scalar(_) | Type::Vector { .. }) && element.components() <= 4;
        let (Some(Location(first)), None, true) = (output.location, &output.block, small) else {
            continue;
        };
        for location in first..first.saturating_add(len) {
            full.remove(&Location(location));
        }
    }
    full
}

fn without_outputs(interface: &Interface, without: &BTreeSet<usize>) -> Interface {
    let outputs = interface.outputs.iter().enumerate();
    let kept = outputs.filter(|(number, _)| !without.contains(number));
    Interface {
        outputs: kept.map(|(_, output)| output.clone()).collect(),
        ..Interface::empty(interface.stage, interface.origin)
    }
}

/// The name of the limit on what a stage outputs.
pub fn output_limit(stage: Stage) -> &'static str {
    match stage {
        Stage::TessEval => "maxTessellationEvaluationOutputComponents",
        Stage::Geometry => "maxGeometryOutputComponents",
        _ => "maxVertexOutputComponents",
    }
}
