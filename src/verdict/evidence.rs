//! The evidence for a verdict, and the names of captured words.

use crate::capture::{Buffer, CapturedWord, Output, Register};
use crate::model::Allowed;
use crate::model::values::{self, Encoding};
use crate::script::{Observed, Script};
use crate::types::interface::Interface;
use crate::types::{Scalar, Type};
use crate::units::{Component, Location};

/// Everything known about one job after it ran.
pub struct Evidence<'a> {
    pub script: &'a Script,
    /// Bytes of guard before and after each capture buffer.
    pub guard: u64,
    pub buffers: &'a [Buffer],
    pub words: &'a [CapturedWord],
    /// Indexed by word number.
    pub names: &'a [WordName],
    pub allowed: &'a Allowed,
    /// One per prefill.
    pub observed: &'a [Observed],
}

/// One word of the interface, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordName {
    /// `blk[1].m[2].y`, with `low` or `high` for halves of 64-bit components.
    pub name: String,
    /// The variable or block member without the component: `blk[1].m`.
    pub variable: String,
    /// The location and the component of the location, where they are known.
    pub location: Option<(Location, Component)>,
    pub scalar: Scalar,
    pub encoding: Encoding,
    /// The vertices that a geometry shader emits for each input primitive, where one writes
    /// the word.
    pub emissions: Option<u32>,
}

impl WordName {
    /// The source vertex of the input primitive of an emitted vertex; `None` without a
    /// geometry shader.
    pub fn input(&self, origin: u32) -> Option<u32> {
        origin.checked_div(self.emissions?)
    }
}

/// The names of all words of an interface, by word number.
pub fn word_names(interface: &Interface) -> Vec<WordName> {
    const COMPONENTS: [&str; 4] = [".x", ".y", ".z", ".w"];
    let mut names = Vec::new();
    for leaf in interface.leaves() {
        let Some(scalar) = leaf.ty.scalar() else {
            continue;
        };
        for part in 0..leaf.ty.components() {
            let component = part / scalar.words();
            let place = match leaf.ty {
                Type::Vector { size, .. } => COMPONENTS[(component % size) as usize].to_owned(),
                Type::Matrix { rows, .. } => {
                    let row = COMPONENTS[(component % rows) as usize];
                    format!("[{}]{row}", component / rows)
                }
                Type::Scalar(_) => String::new(),
                Type::Array { .. } | Type::Struct(_) => unreachable!("a leaf is not an aggregate"),
            };
            let half = match (scalar.words(), part % 2) {
                (2, 0) => " (low word)",
                (2, _) => " (high word)",
                _ => "",
            };
            names.push(WordName {
                name: format!("{}{place}{half}", leaf.expression),
                variable: leaf.expression.clone(),
                location: None,
                scalar,
                encoding: values::encoding(&leaf, part),
                emissions: None,
            });
        }
    }
    names
}

/// Adds the locations of captured words to their names.
pub fn add_locations(names: &mut [WordName], words: &[CapturedWord], outputs: &[Output]) {
    for word in words {
        let output = outputs.iter().find(|output| {
            let bytes = output.offset.0..output.offset.0 + 4 * output.components;
            output.binding == word.binding && bytes.contains(&word.offset.0)
        });
        if let Some(output) = output
            && let Register::Location(location) = output.register
            && let Some(name) = names.get_mut(word.word.0 as usize)
        {
            let component = output.component.0 + (word.offset.0 - output.offset.0) / 4;
            name.location = Some((location, Component(component)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Stage;
    use crate::types::glsl::parse_type;
    use crate::types::interface::{Origin, OutputVariable};

    #[test]
    fn words_are_named_by_component_and_half() {
        let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
        for (name, ty) in [("f", "float"), ("m", "mat2x3"), ("d", "dvec2[1]")] {
            let ty = parse_type(ty, &|_| None).expect(ty);
            interface.outputs.push(OutputVariable::plain(name, ty));
        }
        let names: Vec<String> = word_names(&interface).into_iter().map(|n| n.name).collect();
        let want = [
            "f",
            "m[0].x",
            "m[0].y",
            "m[0].z",
            "m[1].x",
            "m[1].y",
            "m[1].z",
            "d[0].x (low word)",
            "d[0].x (high word)",
            "d[0].y (low word)",
            "d[0].y (high word)",
        ];
        assert_eq!(names, want);
    }
}
