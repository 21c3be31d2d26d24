//! One captured varying as numbers: its words of the interface, its register
//! and its bytes of a buffer.

use super::layout::LeafLayout;
use super::table::{CapturedWord, Output, Register};
use crate::types::interface::BuiltIn;
use crate::types::{Interface, OutputVariable, Swizzle};
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
    /// The component of the register at which it begins, or at which the vector of
    /// `swizzle` does.
    pub(super) component: Component,
    /// The captured components, if it is part of a vector; `word` and `register` are those
    /// of the vector.
    pub(super) swizzle: Option<Swizzle>,
}

impl CapturedPart {
    /// The byte offset of word `word` of this part.
    pub(super) fn offset(&self, word: u32) -> ByteOffset {
        let first = u32::try_from(self.leaf.offset)
            .expect("check_data and check_stride_limit refuse data past 4 GiB");
        ByteOffset(first + 4 * word)
    }

    /// The number of words from the first one of the variable to word `word` of this part.
    pub(super) fn source(&self, word: u32) -> u32 {
        let Some(swizzle) = self.swizzle else {
            return word;
        };
        let size = self.leaf.gl_type.scalar.words();
        let component = swizzle.component(word / size);
        component.expect("a part has the words of its components") * size + word % size
    }

    /// The 32-bit words of this part.
    pub(super) fn words(&self) -> impl Iterator<Item = CapturedWord> + '_ {
        (0..self.leaf.words()).map(|part| CapturedWord {
            binding: self.binding,
            offset: self.offset(part),
            stream: self.stream,
            word: Word(self.word + self.source(part)),
            varying: self.varying,
            part,
        })
    }

    /// Appends the outputs of this part: one per column, and two where a column
    /// of three or four 64-bit components takes two locations. Arrays of scalar
    /// built-ins are compact: four elements share a slot, and cull distances
    /// follow the `clip_distances`.
    pub(super) fn outputs(&self, clip_distances: u32, outputs: &mut Vec<Output>) {
        if self.swizzle.is_some() {
            return self.swizzled_outputs(outputs);
        }
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

    /// Appends an output for each run of adjacent components of a swizzle.
    fn swizzled_outputs(&self, outputs: &mut Vec<Output>) {
        let first = outputs.len();
        for word in 0..self.leaf.words() {
            let at = self.component.0 + self.source(word);
            let (register, component) = match self.register {
                Register::BuiltIn(_) => (self.register, at),
                // A vector of 64-bit components may take two locations.
                Register::Location(Location(location)) => {
                    let location = location.saturating_add(at / 4);
                    (Register::Location(Location(location)), at % 4)
                }
            };
            let adjoins = |last: &&mut Output| {
                last.register == register && last.component.0 + last.components == component
            };
            match outputs[first..].last_mut().filter(adjoins) {
                Some(last) => last.components += 1,
                None => outputs.push(Output {
                    register,
                    component: Component(component),
                    components: 1,
                    binding: self.binding,
                    stream: self.stream,
                    offset: self.offset(word),
                }),
            }
        }
    }
}

/// The register of a built-in, or of a location.
pub(super) fn register(builtin: Option<BuiltIn>, location: u64) -> Register {
    match builtin {
        Some(builtin) => Register::BuiltIn(builtin),
        None => {
            let location = u32::try_from(location).expect("`Locations::new` checks location.range");
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
    let clip = Some(BuiltIn::ClipDistance);
    let components = |output: &OutputVariable| match output.as_block() {
        Some((block, structure)) => {
            let members = block.members.iter().zip(&structure.members);
            let distances = members.filter(|(own, _)| own.builtin == clip);
            let one: u32 = distances.map(|(_, field)| field.ty.components()).sum();
            one.saturating_mul(output.ty.flattened_len())
        }
        None if output.builtin == clip => output.ty.components(),
        None => 0,
    };
    interface.outputs.iter().map(components).sum()
}
