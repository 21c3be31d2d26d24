//! Decorations, names and definitions of a module, by id.
//!
//! Definitions are found in a table of all ids. Names and decorations are sorted once and
//! found by binary search: modules are nearly sorted, and most searches continue where the
//! last one ended, which makes this faster than hashing. Decoration groups are followed
//! instead of copied to their targets, so a hostile module cannot make reflection
//! quadratic.

use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Decoration, Op};
use std::cell::Cell;
use std::collections::HashMap;

/// The maximum nesting of arrays and structs.
pub(super) const MAX_DEPTH: u32 = 64;

/// The target of a decoration: an id, or a member of a struct type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    Id(u32),
    Member(u32, u32),
}

/// The decorations of one target: found once, and then searched for each decoration.
#[derive(Clone, Copy)]
pub(super) struct Decorations<'i, 'm> {
    index: &'i Index<'m>,
    own: &'i [((Target, u32), u32)],
    groups: &'i [u32],
}

impl Decorations<'_, '_> {
    /// The literal of a decoration, of the target itself or of a group.
    pub(super) fn literal(&self, decoration: Decoration) -> Option<u32> {
        let among = |own: &[((Target, u32), u32)]| {
            let found = own.iter().find(|((_, kind), _)| *kind == decoration as u32);
            found.map(|(_, literal)| *literal)
        };
        among(self.own).or_else(|| {
            let mut groups = self.groups.iter();
            groups.find_map(|group| among(self.index.own(Target::Id(*group))))
        })
    }

    /// Whether the target has a decoration.
    pub(super) fn has(&self, decoration: Decoration) -> bool {
        self.literal(decoration).is_some()
    }

    /// Returns the first of these decorations that the target has more than once, itself or
    /// by groups.
    pub(super) fn repeated(&self, among: &[Decoration]) -> Option<Decoration> {
        let of_groups = |wanted: u32| {
            let groups = self.groups.iter();
            groups.map(move |group| count(self.index.own(Target::Id(*group)), wanted))
        };
        let times = |wanted: u32| count(self.own, wanted) + of_groups(wanted).sum::<usize>();
        among.iter().copied().find(|d| times(*d as u32) > 1)
    }
}

/// Returns how many of these decorations are of one kind.
fn count(decorations: &[((Target, u32), u32)], wanted: u32) -> usize {
    let kinds = decorations.iter().map(|((_, kind), _)| *kind);
    kinds.filter(|kind| *kind == wanted).count()
}

/// The annotations, names and definitions of a module.
pub(super) struct Index<'m> {
    /// The definitions by id; the first of several with one id is used.
    definitions: Vec<Option<&'m Instruction>>,
    /// The first literal of each decoration, 0 if it has none; by target. The first of
    /// several of one kind is used.
    decorations: Vec<((Target, u32), u32)>,
    /// The end of the last search among the decorations.
    next_decoration: Cell<usize>,
    /// The decoration groups that a target belongs to.
    groups: HashMap<Target, Vec<u32>>,
    /// The names by target; the last of several is used.
    names: Vec<(Target, &'m str)>,
    /// The end of the last search among the names.
    next_name: Cell<usize>,
}

/// Returns the position of the first entry that is not before a target, first looking at
/// the end of the last search.
fn find<T>(sorted: &[T], end: &Cell<usize>, before: impl Fn(&T) -> bool) -> usize {
    let hint = end.get();
    let after_others = hint
        .checked_sub(1)
        .is_none_or(|last| sorted.get(last).is_some_and(&before));
    if after_others && sorted.get(hint).is_none_or(|next| !before(next)) {
        return hint;
    }
    sorted.partition_point(before)
}

/// Returns the types, constants and global variables of a module, by id. An id that is
/// not below the module's bound defines nothing.
fn definitions(module: &rspirv::dr::Module) -> Vec<Option<&Instruction>> {
    let header = module
        .header
        .as_ref()
        .expect("a loaded module has a header");
    let mut definitions = vec![None; header.bound as usize];
    for instruction in &module.types_global_values {
        let id = instruction
            .result_id
            .and_then(|id| definitions.get_mut(id as usize));
        if let Some(definition) = id {
            definition.get_or_insert(instruction);
        }
    }
    definitions
}

impl<'m> Index<'m> {
    pub(super) fn new(module: &'m rspirv::dr::Module) -> Index<'m> {
        let mut index = Index {
            definitions: definitions(module),
            decorations: Vec::with_capacity(module.annotations.len()),
            next_decoration: Cell::new(0),
            groups: HashMap::new(),
            names: Vec::with_capacity(module.debug_names.len()),
            next_name: Cell::new(0),
        };
        for instruction in &module.annotations {
            index.annotate(instruction);
        }
        for instruction in &module.debug_names {
            let (target, name) = match instruction.operands.as_slice() {
                [Operand::IdRef(id), Operand::LiteralString(name)] => (Target::Id(*id), name),
                [
                    Operand::IdRef(id),
                    Operand::LiteralBit32(member),
                    Operand::LiteralString(name),
                ] => (Target::Member(*id, *member), name),
                _ => continue,
            };
            index.names.push((target, name));
        }
        // The sort is stable: the first of equal keys remains first.
        index.decorations.sort_by_key(|((target, _), _)| *target);
        index.names.sort_by_key(|(target, _)| *target);
        index
    }

    fn annotate(&mut self, instruction: &Instruction) {
        match (instruction.class.opcode, instruction.operands.as_slice()) {
            (
                Op::Decorate,
                [
                    Operand::IdRef(id),
                    Operand::Decoration(decoration),
                    literals @ ..,
                ],
            ) => {
                self.decorate(Target::Id(*id), *decoration, literals);
            }
            (
                Op::MemberDecorate,
                [
                    Operand::IdRef(id),
                    Operand::LiteralBit32(member),
                    Operand::Decoration(decoration),
                    literals @ ..,
                ],
            ) => self.decorate(Target::Member(*id, *member), *decoration, literals),
            (Op::GroupDecorate, [Operand::IdRef(group), targets @ ..]) => {
                for target in targets.iter().filter_map(Operand::id_ref_any) {
                    self.groups
                        .entry(Target::Id(target))
                        .or_default()
                        .push(*group);
                }
            }
            (Op::GroupMemberDecorate, [Operand::IdRef(group), targets @ ..]) => {
                for pair in targets.chunks_exact(2) {
                    if let [Operand::IdRef(id), Operand::LiteralBit32(member)] = pair {
                        let target = Target::Member(*id, *member);
                        self.groups.entry(target).or_default().push(*group);
                    }
                }
            }
            _ => {}
        }
    }

    fn decorate(&mut self, target: Target, decoration: Decoration, literals: &[Operand]) {
        let value = match literals.first() {
            Some(Operand::LiteralBit32(value)) => *value,
            Some(Operand::BuiltIn(builtin)) => *builtin as u32,
            _ => 0,
        };
        self.decorations.push(((target, decoration as u32), value));
    }

    /// The decorations of `target`, its own and those of its groups.
    pub(super) fn decorations(&self, target: Target) -> Decorations<'_, 'm> {
        Decorations {
            index: self,
            own: self.own(target),
            groups: self.groups.get(&target).map_or(&[], Vec::as_slice),
        }
    }

    /// Returns the decorations of `target` itself, without groups.
    fn own(&self, target: Target) -> &[((Target, u32), u32)] {
        let of_others = |((other, _), _): &((Target, u32), u32)| *other < target;
        let first = find(&self.decorations, &self.next_decoration, of_others);
        let own = &self.decorations[first..];
        let others = own.iter().position(|((other, _), _)| *other != target);
        let own = &own[..others.unwrap_or(own.len())];
        self.next_decoration.set(first + own.len());
        own
    }

    /// The literal of a decoration that `target` has, itself or by a group.
    pub(super) fn decoration(&self, target: Target, decoration: Decoration) -> Option<u32> {
        self.decorations(target).literal(decoration)
    }

    /// Whether `target` has a decoration.
    pub(super) fn has(&self, target: Target, decoration: Decoration) -> bool {
        self.decoration(target, decoration).is_some()
    }

    /// The name of `target`; "" where the module gives none.
    pub(super) fn name(&self, target: Target) -> &'m str {
        let before = |(other, _): &(Target, &str)| *other < target;
        let first = find(&self.names, &self.next_name, before);
        let own = self.names[first..].iter();
        let mut own = own.take_while(|(other, _)| *other == target);
        let (mut name, mut end) = ("", first);
        for (_, last) in &mut own {
            (name, end) = (*last, end + 1);
        }
        self.next_name.set(end);
        name
    }

    /// The type, constant or global variable that `id` is.
    pub(super) fn definition(&self, id: u32) -> Option<&'m Instruction> {
        self.definitions.get(id as usize).copied().flatten()
    }

    /// The innermost element type of `id`. Ends where an array contains itself.
    pub(super) fn without_arrays(&self, mut id: u32) -> u32 {
        for _ in 0..MAX_DEPTH {
            let array = self.definition(id).filter(|definition| {
                matches!(
                    definition.class.opcode,
                    Op::TypeArray | Op::TypeRuntimeArray
                )
            });
            let element = array.and_then(|definition| definition.operands.first());
            match element.and_then(Operand::id_ref_any) {
                Some(element) => id = element,
                None => break,
            }
        }
        id
    }
}
