//! Outputs captured in place.
//!
//! A variable or block member is captured in place if each of its words follows the
//! previous one in one buffer, every 64-bit value and every aggregate that holds
//! one is at a multiple of 8 (so that all readers agree on the offsets inside), and
//! the stride of the buffer is such a multiple, too. For a member of an array of
//! blocks the elements must also be in consecutive buffers.

use super::strip::without_arrays;
use super::{CaptureRewriteError, Depth, Entry, Method, Options, Rewriter, Step, StepPlace};
use crate::spirv::Target;
use crate::types::interface::BuiltIn;
use crate::types::{Interface, OutputVariable, Type};
use crate::units::{Binding, ByteOffset, Stream, Word};
use rspirv::spirv::{Decoration, Op};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

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
pub(super) struct Match {
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

/// The method by which an output is captured in place.
pub(super) enum Plan {
    Nothing,
    /// A variable, from the entry of its first word on.
    Variable {
        first: usize,
        /// Whether the module declares exactly this capture.
        declared: bool,
    },
    /// Members of a block.
    Block(Vec<Match>),
}

impl Plan {
    /// Returns the number of words that are captured in place.
    fn words(&self, variable: &OutputVariable) -> usize {
        match self {
            Plan::Nothing => 0,
            Plan::Variable { .. } => variable.ty.components() as usize,
            Plan::Block(matches) => {
                let units = units(variable, 0);
                let words = |m: &Match| units[m.unit].ty.components() as usize * m.first.len();
                matches.iter().map(words).sum()
            }
        }
    }

    /// Returns whether the module's decorations of the output remain.
    pub(super) fn is_declared(&self) -> bool {
        match self {
            Plan::Variable { declared, .. } => *declared,
            Plan::Nothing | Plan::Block(_) => false,
        }
    }
}

/// Returns how each output is captured in place.
pub(super) fn plan(interface: &Interface, options: &Options, all: &Entries) -> Vec<Plan> {
    let mut word = 0;
    let outputs = interface.outputs.iter().map(|variable| {
        let first_word = word;
        word += variable.ty.components();
        match (options.method, &variable.block) {
            (Method::Copies | Method::Words, _) => Plan::Nothing,
            (Method::InPlace, None) => all.plan_variable(variable, first_word, options.depth),
            (Method::InPlace, Some(_)) => all.plan_block(variable, first_word, options.depth),
        }
    });
    outputs.collect()
}

/// Returns for each output whether some of its captured words, but not all, are captured
/// in place.
pub(super) fn partial(interface: &Interface, plans: &[Plan], all: &Entries) -> Vec<bool> {
    let mut word = 0;
    let outputs = interface.outputs.iter().zip(plans);
    let partial = outputs.map(|(variable, plan)| {
        let first_word = word;
        word += variable.ty.components();
        let planned = plan.words(variable);
        planned > 0 && planned < all.count(first_word..word)
    });
    partial.collect()
}

/// Whether a unit is captured as a copy with converted depth.
fn is_converted(unit: &Unit, depth: Depth) -> bool {
    depth == Depth::GlToVulkan && unit.builtin == Some(BuiltIn::Position)
}

impl Rewriter<'_> {
    /// Captures in place what is planned; returns the remaining entries.
    pub(super) fn capture_in_place(
        &mut self,
        plans: Vec<Plan>,
        mut all: Entries,
    ) -> Result<Vec<Entry>, CaptureRewriteError> {
        let reflected = self.reflected;
        let blocks = plans.iter().any(|plan| matches!(plan, Plan::Block(_)));
        let users = if blocks {
            self.struct_users()
        } else {
            HashMap::new()
        };
        let mut word = 0;
        let outputs = reflected.interface.outputs.iter();
        let outputs = outputs.zip(&reflected.variables).zip(plans);
        for (output, ((variable, id), plan)) in outputs.enumerate() {
            match plan {
                Plan::Nothing => {}
                Plan::Variable { first, declared } => {
                    let entry = &all.entries[first];
                    if !declared {
                        self.decorate(*id, entry, Some(entry.offset));
                    }
                    let unit = variable_unit(variable, word);
                    let member = None;
                    let place = StepPlace::InPlace { output, member };
                    let step = all.take(first, &unit, place);
                    self.steps.push(step);
                }
                Plan::Block(matches) => {
                    let units = units(variable, word);
                    self.block(output, *id, &units, matches, &users, &mut all)?;
                }
            }
            word += variable.ty.components();
        }
        Ok(all.left())
    }

    fn block(
        &mut self,
        output: usize,
        id: u32,
        units: &[Unit],
        mut matches: Vec<Match>,
        users: &HashMap<u32, u32>,
        all: &mut Entries,
    ) -> Result<(), CaptureRewriteError> {
        let structure = without_arrays(&self.editor, self.editor.pointee(id)?.1);
        if users.get(&structure).is_some_and(|users| *users > 1) {
            return Ok(());
        }
        all.start_at_multiple_of_8(units, &mut matches);
        for Match { unit, first } in &matches {
            let member = units[*unit].member.expect("a unit of a block is a member");
            let member = u32::try_from(member).expect("SPIR-V numbers members by 32 bits");
            let target = Target::Member(structure, member);
            let offset = [all.entries[first[0]].offset.0];
            self.editor.decorate(target, Decoration::Offset, &offset);
        }
        if let Some(first) = matches.first() {
            self.decorate(id, &all.entries[first.first[0]], None);
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
    pub(super) fn struct_users(&self) -> HashMap<u32, u32> {
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

/// Returns the unit of a variable without a block, whose first word is `word`.
fn variable_unit(variable: &OutputVariable, word: u32) -> Unit<'_> {
    Unit {
        member: None,
        ty: &variable.ty,
        builtin: variable.builtin,
        stream: variable.capture.stream.unwrap_or_default(),
        word,
    }
}

/// Returns the units of a block whose first word is `word`.
fn units(variable: &OutputVariable, word: u32) -> Vec<Unit<'_>> {
    let stream = variable.capture.stream;
    let (Some(block), Type::Struct(structure)) = (&variable.block, variable.ty.without_arrays())
    else {
        unreachable!("only the struct of a block has members")
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

    /// Returns how a variable without a block is captured in place.
    fn plan_variable(&self, variable: &OutputVariable, word: u32, depth: Depth) -> Plan {
        let unit = variable_unit(variable, word);
        if is_converted(&unit, depth) || unit.ty.any_scalar(&|scalar| !scalar.capturable()) {
            return Plan::Nothing;
        }
        // The first of several captures is in place.
        let mut candidates = self.candidates(word);
        let Some(first) = candidates.find(|first| self.is_complete(*first, &unit, word)) else {
            return Plan::Nothing;
        };
        let entry = &self.entries[first];
        let capture = &variable.capture;
        let seen = (capture.buffer, capture.offset, capture.stride);
        let declared = seen == (Some(entry.binding), Some(entry.offset), Some(entry.stride));
        Plan::Variable { first, declared }
    }

    /// Returns how the members of a block are captured in place.
    fn plan_block(&self, variable: &OutputVariable, word: u32, depth: Depth) -> Plan {
        let units = units(variable, word);
        let elements = variable.ty.flattened_len();
        let element_words = variable.ty.without_arrays().components();
        let mut by_binding: BTreeMap<Binding, Vec<Match>> = BTreeMap::new();
        let captured = units.iter().enumerate();
        for (unit, all_of_it) in captured.filter(|(_, unit)| !is_converted(unit, depth)) {
            for (binding, first) in self.matches(all_of_it, elements, element_words) {
                let matches = by_binding.entry(binding).or_default();
                matches.push(Match { unit, first });
            }
        }
        // A block has one buffer: the one that captures most words.
        let unit_words = |m: &Match| units[m.unit].ty.components();
        let best = by_binding.into_values().max_by_key(|matches| {
            let words = matches.iter().map(unit_words).sum::<u32>();
            (words, Reverse(matches[0].first[0]))
        });
        let Some(mut matches) = best else {
            return Plan::Nothing;
        };
        // The first of several captures of one member is in place.
        matches.dedup_by_key(|m| m.unit);
        Plan::Block(matches)
    }

    /// Returns the indices of the entries that capture a word, ascending.
    fn candidates(&self, word: u32) -> impl Iterator<Item = usize> + '_ {
        let first = self.by_word.partition_point(|(other, _)| *other < word);
        let from = self.by_word[first..].iter();
        from.take_while(move |(other, _)| *other == word)
            .map(|(_, entry)| *entry)
    }

    /// Returns whether nothing is captured.
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns whether one of these words is captured.
    pub(super) fn captures_any(&self, words: Range<u32>) -> bool {
        let first = self
            .by_word
            .partition_point(|(word, _)| *word < words.start);
        let next = self.by_word.get(first);
        next.is_some_and(|(word, _)| *word < words.end)
    }

    /// Returns how many entries capture these words.
    fn count(&self, words: Range<u32>) -> usize {
        let before = |end: u32| self.by_word.partition_point(|(word, _)| *word < end);
        before(words.end) - before(words.start)
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
        let mut found = Vec::new();
        if unit.ty.any_scalar(&|scalar| !scalar.capturable()) {
            return found;
        }
        for candidate in self.candidates(unit.word) {
            let entry = &self.entries[candidate];
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
        Step::new(&self.entries[words], place)
    }
}

impl Step {
    /// Returns the step that captures `entries`, which are not empty.
    pub(super) fn new(entries: &[Entry], place: StepPlace) -> Step {
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
