//! One captured varying in numbers: which words of the interface, which
//! register, which bytes of which buffer.

use super::layout::Part;
use super::table::{Output, Register};
use crate::types::interface::BuiltIn;
use crate::units::{Binding, ByteOffset, Component, Location, Stream};

/// One varying in numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct CapturedPart {
    /// Its place among the varyings.
    pub(super) varying: usize,
    pub(super) part: Part,
    pub(super) binding: Binding,
    pub(super) stream: Stream,
    /// The first of its words.
    pub(super) word: u32,
    pub(super) register: Register,
    pub(super) component: Component,
}

impl CapturedPart {
    /// The offset of its word `word`. Data that ends past 4 GiB was refused.
    pub(super) fn offset(&self, word: u32) -> ByteOffset {
        ByteOffset(u32::try_from(self.part.offset).unwrap_or(u32::MAX) + 4 * word)
    }

    /// Appends its outputs: one per column, two where a column of three or four
    /// 64-bit components takes two locations. Arrays of scalar built-ins are
    /// compact: four elements share a slot, and cull distances begin after the
    /// `clip_distances`.
    pub(super) fn outputs(&self, clip_distances: u32, outputs: &mut Vec<Output>) {
        let (slots, slot_words) = match self.register {
            Register::BuiltIn(_) => (1, self.part.words()),
            Register::Location(_) => {
                let columns = self.part.count() * self.part.gl_type.columns;
                (columns, self.part.column_words())
            }
        };
        let mut location = match self.register {
            Register::Location(location) => location.0,
            Register::BuiltIn(_) => 0,
        };
        let mut word = 0;
        for _ in 0..slots {
            let mut left = slot_words;
            let mut component = self.component.0;
            if self.register == Register::BuiltIn(BuiltIn::CullDistance) {
                component += clip_distances;
            }
            while left > 0 {
                let components = left.min(4 - component % 4);
                let register = match self.register {
                    Register::Location(_) => Register::Location(Location(location)),
                    builtin => builtin,
                };
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
                if matches!(register, Register::Location(_)) {
                    component = 0;
                    location = location.saturating_add(1);
                }
            }
        }
    }
}

/// A register; locations past 32 bits were refused.
pub(super) fn register(builtin: Option<BuiltIn>, location: u64) -> Register {
    match builtin {
        Some(builtin) => Register::BuiltIn(builtin),
        None => Register::Location(Location(u32::try_from(location).unwrap_or(u32::MAX))),
    }
}

/// Locations that a part takes.
pub(super) fn part_locations(part: &Part) -> u64 {
    let slots = if part.column_words() > 4 { 2 } else { 1 };
    u64::from(part.count() * part.gl_type.columns) * slots
}

/// For each output of an interface the number of its first word.
pub(super) fn first_words(interface: &crate::types::Interface) -> Vec<u32> {
    let mut next = 0;
    let outputs = interface.outputs.iter();
    outputs
        .map(|output| {
            let first = next;
            next += output.ty.components();
            first
        })
        .collect()
}
