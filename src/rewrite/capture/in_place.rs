//! Outputs captured in place.
//!
//! A variable or block member is captured in place if each of its words follows the
//! previous one in one buffer, every 64-bit value and every aggregate that holds
//! one is at a multiple of 8 (so that all readers agree on the offsets inside), and
//! the stride of the buffer is such a multiple, too. For a member of an array of
//! blocks the elements must also be in consecutive buffers.

use super::strip::without_arrays;
use super::{CaptureRewriteError, Depth, Entry, Method, Rewriter, Step, StepPlace};
use crate::spirv::Target;
use crate::types::interface::BuiltIn;
use crate::types::{OutputVariable, Type};
use crate::units::{Binding, ByteOffset, Stream, Word};
use rspirv::spirv::{Decoration, Op};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

/// A variable, or a member of a block.
pub(super) struct Unit<'t> {
    pub(super) member: Option<usize>,
    pub(super) ty: &'t Type,
    pub(super) builtin: Option<BuiltIn>,
    pub(super) stream: Stream,
    /// The first word in the first element of the block.
    pub(super) word: u32,
}

/// A buffer range in which a unit can be captured in place.
struct Match {
    /// Index into the units of the output.
    unit: usize,
    /// The entry of the first word of each element of the block; at least one.
    first: Vec<usize>,
}

/// The entries, indexed by their words.
pub(super) struct Entries<'e> {
    entries: &'e [Entry],
    /// Words with the indices of the entries that capture them, sorted.
    by_word: Vec<(u32, usize)>,
    taken: Vec<bool>,
}

impl Rewriter<'_> {
    /// Captures in place what is possible; returns the remaining entries.
    pub(super) fn capture_in_place(
        &mut self,
        entries: &[Entry],
    ) -> Result<Vec<Entry>, CaptureRewriteError> {
        if self.options.method != Method::InPlace {
            return Ok(entries.to_vec());
        }
        let mut all = Entries::new(entries);
        let reflected = self.reflected;
        let blocks = reflected
            .interface
            .outputs
            .iter()
            .any(|o| o.block.is_some());
        let users = if blocks {
            self.struct_users()
        } else {
            HashMap::new()
        };
        let mut word = 0;
        let outputs = reflected.interface.outputs.iter();
        for (output, (variable, id)) in outputs.zip(&reflected.variables).enumerate() {
            let words = variable.ty.components();
            self.output(output, *id, variable, word, &users, &mut all)?;
            word += words;
        }
        Ok(all.left())
    }

    fn output(
        &mut self,
        output: usize,
        id: u32,
        variable: &OutputVariable,
        word: u32,
        users: &HashMap<u32, u32>,
        all: &mut Entries,
    ) -> Result<(), CaptureRewriteError> {
        let depth = self.options.depth;
        let converted =
            |unit: &Unit| depth == Depth::GlToVulkan && unit.builtin == Some(BuiltIn::Position);
        let units = units(variable, word);
        let (elements, element_words) = match &variable.block {
            Some(_) => (
                variable.ty.flattened_len(),
                variable.ty.without_arrays().components(),
            ),
            None => (1, 0),
        };
        let mut by_binding: BTreeMap<Binding, Vec<Match>> = BTreeMap::new();
        for (number, unit) in units.iter().enumerate().filter(|(_, u)| !converted(u)) {
            for (binding, first) in all.matches(unit, elements, element_words) {
                let unit = number;
                by_binding
                    .entry(binding)
                    .or_default()
                    .push(Match { unit, first });
            }
        }
        // A block has one buffer: the one that captures most words.
        let unit_words = |m: &Match| units[m.unit].ty.components();
        let best = by_binding.into_values().max_by_key(|matches| {
            let words = matches.iter().map(unit_words).sum::<u32>();
            (words, Reverse(matches[0].first[0]))
        });
        let Some(mut matches) = best else {
            return Ok(());
        };
        // The first of several captures of one member is in place.
        matches.dedup_by_key(|m| m.unit);
        if variable.block.is_some() {
            let structure = without_arrays(&self.editor, self.editor.pointee(id)?.1);
            if users.get(&structure).is_some_and(|users| *users > 1) {
                return Ok(());
            }
            all.start_at_multiple_of_8(&units, &mut matches);
            for Match { unit, first } in &matches {
                let member = units[*unit].member.expect("a unit of a block is a member");
                let member = u32::try_from(member).expect("SPIR-V numbers members by 32 bits");
                let target = Target::Member(structure, member);
                let offset = [all.entries[first[0]].offset.0];
                self.editor.decorate(target, Decoration::Offset, &offset);
            }
        }
        if let Some(first) = matches.first() {
            let entry = &all.entries[first.first[0]];
            let offset = variable.block.is_none().then_some(entry.offset);
            self.decorate(id, entry, offset);
        }
        for Match { unit, first } in matches {
            let unit = &units[unit];
            for first in first {
                let member = unit.member;
                let step = all.take(first, unit, StepPlace::InPlace { output, member });
                self.steps.push(step);
            }
        }
        Ok(())
    }

    /// Returns for each struct the number of variables whose block it is.
    fn struct_users(&self) -> HashMap<u32, u32> {
        let mut users = HashMap::new();
        let globals = self.editor.module().types_global_values.iter();
        let variables = globals.filter(|global| global.class.opcode == Op::Variable);
        for id in variables.filter_map(|variable| variable.result_id) {
            if let Ok((_, ty)) = self.editor.pointee(id) {
                *users.entry(without_arrays(&self.editor, ty)).or_default() += 1;
            }
        }
        users
    }
}

/// Returns the units of an output whose first word is `word`.
fn units(variable: &OutputVariable, word: u32) -> Vec<Unit<'_>> {
    let stream = variable.capture.stream;
    let (Some(block), Type::Struct(structure)) = (&variable.block, variable.ty.without_arrays())
    else {
        return vec![Unit {
            member: None,
            ty: &variable.ty,
            builtin: variable.builtin,
            stream: stream.unwrap_or_default(),
            word,
        }];
    };
    let mut word = word;
    let members = structure.members.iter().zip(&block.members).enumerate();
    let units = members.map(|(number, (member, own))| {
        let unit = Unit {
            member: Some(number),
            ty: &member.ty,
            builtin: own.builtin,
            stream: own.capture.stream.or(stream).unwrap_or_default(),
            word,
        };
        word += member.ty.components();
        unit
    });
    units.collect()
}

impl<'e> Entries<'e> {
    pub(super) fn new(entries: &'e [Entry]) -> Entries<'e> {
        let by_word = entries.iter().enumerate();
        let mut by_word: Vec<(u32, usize)> = by_word.map(|(i, entry)| (entry.word, i)).collect();
        by_word.sort_unstable();
        Entries {
            entries,
            by_word,
            taken: vec![false; entries.len()],
        }
    }

    /// Returns the entries that have not been taken.
    pub(super) fn left(&self) -> Vec<Entry> {
        let left = self.entries.iter().zip(&self.taken);
        let left = left.filter(|(_, taken)| !**taken);
        left.map(|(entry, _)| *entry).collect()
    }

    /// Returns the entry at this offset.
    pub(super) fn entry(&self, binding: Binding, offset: ByteOffset) -> Option<Entry> {
        let sought = (binding, offset);
        let found = self
            .entries
            .binary_search_by_key(&sought, |e| (e.binding, e.offset));
        self.entries.get(found.ok()?).copied()
    }

    /// Returns the buffers in which a unit can be captured in place, each with the index
    /// of the entry of each element's first word.
    pub(super) fn matches(
        &self,
        unit: &Unit,
        elements: u32,
        element_words: u32,
    ) -> Vec<(Binding, Vec<usize>)> {
        let capturable = !unit.ty.any_scalar(&|scalar| !scalar.capturable());
        let first = self.by_word.partition_point(|(word, _)| *word < unit.word);
        let candidates = self.by_word[first..].iter();
        let candidates = candidates.take_while(|(word, _)| capturable && *word == unit.word);
        let mut found = Vec::new();
        for (_, candidate) in candidates {
            let entry = &self.entries[*candidate];
            let of_element = |element: u32| {
                let binding = Binding(entry.binding.0.checked_add(element)?);
                let sought = (binding, entry.offset);
                let at = self
                    .entries
                    .binary_search_by_key(&sought, |e| (e.binding, e.offset));
                let at = at.ok()?;
                let same_stride = self.entries[at].stride == entry.stride;
                let word = unit.word + element * element_words;
                (same_stride && self.is_complete(at, unit, word)).then_some(at)
            };
            let first: Option<Vec<usize>> = (0..elements).map(of_element).collect();
            if let Some(first) = first.filter(|first| !first.is_empty()) {
                found.push((entry.binding, first));
            }
        }
        found
    }

    /// Returns whether all words of the unit, the first of which is `word`, are captured in
    /// order from entry `at` on.
    fn is_complete(&self, at: usize, unit: &Unit, word: u32) -> bool {
        let count = unit.ty.components();
        let first = &self.entries[at];
        let follows = |entry: &Entry, n: u32| {
            entry.word == word + n
                && entry.binding == first.binding
                && entry.stream == unit.stream
                && entry.offset.0.checked_sub(first.offset.0) == Some(4 * n)
        };
        let mut offset = first.offset.0;
        let stride = unit.ty.contains_64bit() && !first.stride.0.is_multiple_of(8);
        count > 0
            && !stride
            && aligned(unit.ty, &mut offset)
            && (at..)
                .zip(0..count)
                .all(|(at, n)| self.entries.get(at).is_some_and(|e| follows(e, n)))
    }

    /// Removes the first members of a block that captures a 64-bit value in place, until
    /// one is at a multiple of 8.
    fn start_at_multiple_of_8(&self, units: &[Unit], matches: &mut Vec<Match>) {
        let wide = |m: &Match| units[m.unit].ty.contains_64bit();
        let aligned = |m: &Match| self.entries[m.first[0]].offset.0.is_multiple_of(8);
        if matches.iter().any(wide) {
            let misaligned = matches.iter().take_while(|m| !aligned(m)).count();
            matches.drain(..misaligned);
        }
    }

    /// Takes the words of `unit` from entry `first` on, which are captured from `place`.
    pub(super) fn take(&mut self, first: usize, unit: &Unit, place: StepPlace) -> Step {
        let words = first..first + unit.ty.components() as usize;
        self.taken[words.clone()].fill(true);
        Step::of(&self.entries[words], place)
    }
}

impl Step {
    /// Returns the step that captures `entries`, which are not empty.
    pub(super) fn of(entries: &[Entry], place: StepPlace) -> Step {
        let first = &entries[0];
        let mut varyings: Vec<usize> = entries.iter().map(|entry| entry.varying).collect();
        varyings.sort_unstable();
        varyings.dedup();
        Step {
            binding: first.binding,
            offset: first.offset,
            stream: first.stream,
            words: entries.iter().map(|entry| Word(entry.word)).collect(),
            varyings,
            place,
        }
    }
}

/// Returns whether every part that holds a 64-bit value is at a multiple of 8 if the type
/// is tightly packed from `offset` on. Advances `offset` past the type.
fn aligned(ty: &Type, offset: &mut u32) -> bool {
    if !ty.contains_64bit() {
        *offset = offset.saturating_add(ty.components().saturating_mul(4));
        return true;
    }
    if !offset.is_multiple_of(8) {
        return false;
    }
    match ty {
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
            *offset = offset.saturating_add(ty.components().saturating_mul(4));
            true
        }
        Type::Array { element, len, .. } => (0..*len).all(|_| aligned(element, offset)),
        Type::Struct(structure) => structure.members.iter().all(|m| aligned(&m.ty, offset)),
    }
}
