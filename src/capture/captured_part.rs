//! One captured varying as numbers: its words of the interface, its register
//! and its bytes of a buffer.

use super::layout::LeafLayout;
use super::table::{CapturedWord, Output, Register};
use crate::types::Interface;
use crate::types::interface::BuiltIn;
use crate::units::{Binding, ByteOffset, Component, Location, Stream, Word};

/// A captured varying, with its position in the interface and in a buffer.
#[derive(Clone, Copy, Debug)]
pub(super) struct CapturedPart {
    /// Index of the varying.
    pub(super) varying: usize,
    pub(super) leaf: LeafLayout,
    pub(super) binding: Binding,
    pub(super) stream: Stream,
    /// Number of its first word in the interface.
    pub(super) word: u32,
    pub(super) register: Register,
    pub(super) component: Component,
}

impl CapturedPart {
    /// The byte offset of word `word` of this part.
    pub(super) fn offset(&self, word: u32) -> ByteOffset {
        let first = u32::try_from(self.leaf.offset)
            .expect("check_data and check_stride_limit refuse data past 4 GiB");
        ByteOffset(first + 4 * word)
    }

    /// The 32-bit words of this part.
    pub(super) fn words(&self) -> impl Iterator<Item = CapturedWord> + '_ {
        (0..self.leaf.words()).map(|part| CapturedWord {
            binding: self.binding,
            offset: self.offset(part),
            stream: self.stream,
            word: Word(self.word + part),
            varying: self.varying,
            part,
        })
    }

    /// Appends the outputs of this part: one per column, and two where a column
    /// of three or four 64-bit components takes two locations. Arrays of scalar
    /// built-ins are compact: four elements share a slot, and cull distances
    /// follow the `clip_distances`.
    pub(super) fn outputs(&self, clip_distances: u32, outputs: &mut Vec<Output>) {
        let (slots, slot_words) = match self.register {
            Register::BuiltIn(_) => (1, self.leaf.words()),
            Register::Location(_) => {
                let columns = self.leaf.count() * self.leaf.gl_type.columns;
                (columns, self.leaf.column_words())
            }
        };
        let mut register = self.register;
        let mut word = 0;
        for _ in 0..slots {
            let mut left = slot_words;
            let mut component = self.component.0;
            if self.register == Register::BuiltIn(BuiltIn::CullDistance) {
                component += clip_distances;
            }
            while left > 0 {
                let components = left.min(4 - component % 4);
                outputs.push(Output {
                    register,
                    component: Component(component),
                    components,
                    binding: self.binding,
                    stream: self.stream,
                    offset: self.offset(word),
                });
                left -= components;
                word += components;
                component += components;
                if let Register::Location(location) = &mut register {
                    component = 0;
                    location.0 = location.0.saturating_add(1);
                }
            }
        }
    }
}

/// The register of a built-in, or of a location.
pub(super) fn register(builtin: Option<BuiltIn>, location: u64) -> Register {
    match builtin {
        Some(builtin) => Register::BuiltIn(builtin),
        None => {
            let location = u32::try_from(location).expect("`Locations::of` checks location.range");
            Register::Location(Location(location))
        }
    }
}

/// The number of locations that a leaf takes.
pub(super) fn leaf_locations(leaf: &LeafLayout) -> u64 {
    let slots = if leaf.column_words() > 4 { 2 } else { 1 };
    u64::from(leaf.count() * leaf.gl_type.columns) * slots
}

/// The number of clip distances of an interface. Cull distances follow them in
/// the array that both share.
pub(super) fn clip_distances(interface: &Interface) -> u32 {
    if interface.unsized_builtins.contains(&BuiltIn::ClipDistance) {
        return 0;
    }
    interface
        .leaves()
        .iter()
        .filter(|leaf| leaf.builtin == Some(BuiltIn::ClipDistance))
        .map(|leaf| leaf.ty.components())
        .sum()
}
