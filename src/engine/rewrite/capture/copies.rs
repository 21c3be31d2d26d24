//! New outputs for words that cannot be captured in place.
//!
//! Consecutive words of one varying become vectors of its scalar type, of at most one
//! location each.

use super::free_locations::{FreeLocations, Need};
use super::{CaptureRewriteError, Entry, Method, Rewriter, Step, StepPlace};
use crate::capture;
use crate::spirv::Target;
use crate::types::{Interface, OutputVariable, Scalar, Stage, Type, WordPlace};
use crate::units::{Component, Location, Stream, Word};
use rspirv::spirv::{Decoration, StorageClass};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// Words that are copied to one new variable.
struct Chunk<'e> {
    entries: &'e [Entry],
    scalar: Scalar,
}

impl Chunk<'_> {
    fn ty(&self) -> Type {
        Type::vector(self.scalar, self.words() / self.scalar.words())
    }

    fn words(&self) -> u32 {
        u32::try_from(self.entries.len()).expect("a chunk fits in one location")
    }

    fn need(&self) -> Need {
        Need {
            components: self.words(),
            align: self.scalar.words(),
            class: (self.scalar, self.entries[0].stream),
        }
    }
}

impl<'r> Rewriter<'r> {
    /// Declares a copy for every entry.
    pub(super) fn copy(&mut self, entries: &[Entry]) -> Result<(), CaptureRewriteError> {
        if entries.is_empty() {
            return Ok(());
        }
        let mut placed = self.place_copies(entries, &BTreeSet::new());
        // An output that is not read may become private.
        if lacks_locations(&placed) {
            let unread = self.unread();
            if !unread.is_empty() {
                placed = self.place_copies(entries, &unread);
                if placed.is_ok() {
                    self.drop_outputs(&unread)?;
                }
            }
        }
        // An output that is read keeps its location, and is captured there.
        if lacks_locations(&placed) {
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

    /// Finds a location for every entry, as if the outputs `without` did not exist.
    fn place_copies<'e>(
        &self,
        entries: &'e [Entry],
        without: &BTreeSet<usize>,
    ) -> Result<Vec<(Chunk<'e>, Location, Component)>, CaptureRewriteError> {
        let interface = &*if without.is_empty() {
            Cow::Borrowed(self.interface())
        } else {
            Cow::Owned(without_outputs(self.interface(), without))
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
            needed: u32::try_from(entries.len()).expect("captured words have 32-bit numbers"),
            free: slots.free(),
            locations,
            limit: output_limit(interface.stage),
        })
    }

    /// Returns the outputs that the next stage does not read and that are not captured in
    /// place; none if it is not known what the next stage reads.
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
            // Members with their own locations may be anywhere.
            let plain = members
                .clone()
                .all(|m| m.builtin.is_none() && m.location.is_none());
            let kept = in_place.contains(&number) || self.split.contains(&number);
            (plain && !is_read && !kept).then_some(number)
        };
        let outputs = self.interface().outputs.iter().enumerate();
        outputs.filter_map(unread).collect()
    }

    /// Returns the outputs that are captured in place.
    pub(super) fn in_place(&self) -> BTreeSet<usize> {
        let outputs = self.steps.iter().filter_map(|step| match step.place {
            StepPlace::InPlace { output, .. } => Some(output),
            StepPlace::Copy { .. } => None,
        });
        outputs.collect()
    }

    /// Makes outputs private variables of the shader, without decorations.
    pub(super) fn drop_outputs(
        &mut self,
        outputs: &BTreeSet<usize>,
    ) -> Result<(), CaptureRewriteError> {
        let variables = &self.reflected.variables;
        let ids: Vec<u32> = outputs.iter().map(|output| variables[*output]).collect();
        self.editor.make_private(&ids)?;
        self.editor.retain_decorations(|target, _| match target {
            Target::Id(id) => !ids.contains(&id),
            Target::Member(..) => true,
        });
        Ok(())
    }

    /// Groups entries into runs that one variable can hold; with `words` into single
    /// 32-bit words.
    fn chunks<'e>(
        &self,
        entries: &'e [Entry],
        words: bool,
    ) -> Result<Vec<Chunk<'e>>, CaptureRewriteError> {
        let mut chunks = Vec::new();
        let mut rest = entries;
        while let Some(first) = rest.first() {
            let (place, _) = self.place(first.word)?;
            let scalar = place.scalar();
            let following = rest.iter().zip(0..4).take_while(|(entry, n)| {
                entry.binding == first.binding
                    && entry.stream == first.stream
                    && entry.varying == first.varying
                    && entry.offset.0 - first.offset.0 == 4 * n
            });
            let run: Vec<u32> = following.map(|(entry, _)| entry.word).collect();
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
            let (chunk, following) = rest.split_at(len.clamp(1, rest.len()));
            chunks.push(Chunk {
                entries: chunk,
                scalar,
            });
            rest = following;
        }
        Ok(chunks)
    }

    /// Returns how many words of the run have one scalar type.
    fn same(&self, scalar: Scalar, run: &[u32]) -> Result<usize, CaptureRewriteError> {
        let mut len = 0;
        for word in run {
            if self.place(*word)?.0.scalar() != scalar {
                break;
            }
            len += 1;
        }
        Ok(len)
    }

    /// Returns how many words of the run are complete 64-bit components of one scalar type
    /// at a legal offset; 0 for none.
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

    /// Returns the leaf that holds a word of the interface, and the output.
    pub(super) fn place(&self, word: u32) -> Result<(WordPlace<'r>, usize), CaptureRewriteError> {
        let after = self.first_words.partition_point(|first| *first <= word);
        // An output without words has the same first word as the next one.
        let found = after.checked_sub(1).and_then(|output| {
            let variable = &self.reflected.interface.outputs[output];
            let place = variable.ty.place(word - self.first_words[output])?;
            Some((place, output))
        });
        let (place, output) = found.ok_or(CaptureRewriteError::NoWord {
            word: Word(word),
            count: self.interface().words(),
        })?;
        let scalar = place.scalar();
        if scalar.capturable() {
            return Ok((place, output));
        }
        let what = capture::label(self.interface(), output, None);
        Err(CaptureRewriteError::NotCapturable { what, scalar })
    }

    /// Checks the total output components of a geometry shader.
    fn check_total(&self, components: usize) -> Result<(), CaptureRewriteError> {
        if self.interface().stage != Stage::Geometry {
            return Ok(());
        }
        // Without this mode, which SPIR-V requires, the shader emits nothing.
        let vertices = self.editor.output_vertices().unwrap_or(0);
        let components = u32::try_from(components).expect("outputs have 32-bit numbers of words");
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
        let first = &chunk.entries[0];
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
        self.steps.push(Step::new(chunk.entries, place));
        Ok(())
    }
}

fn lacks_locations<T>(placed: &Result<T, CaptureRewriteError>) -> bool {
    placed
        .as_ref()
        .is_err_and(CaptureRewriteError::is_lack_of_room)
}

/// Returns the locations to which nothing may be added. Validators count every component
/// of the locations of blocks, structs, matrices and vectors of two locations.
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

/// Returns the name of the limit of a stage's output components. A stage that cannot
/// capture has no such limit, and gets the vertex stage's.
pub fn output_limit(stage: Stage) -> &'static str {
    match stage {
        Stage::TessEval => "maxTessellationEvaluationOutputComponents",
        Stage::Geometry => "maxGeometryOutputComponents",
        Stage::Vertex | Stage::TessControl | Stage::Fragment | Stage::Compute => {
            "maxVertexOutputComponents"
        }
    }
}
