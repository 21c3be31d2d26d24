//! The leaf that holds a word of a type, and the path to it.
//!
//! Words are counted as in [`Interface::leaves`](super::Interface::leaves):
//! leaf after leaf, columns and components in order.

use super::{Scalar, Type};

/// A word of a scalar, vector or matrix inside a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordPlace<'t> {
    /// Indices of array elements and struct members that lead to the leaf, as in a
    /// SPIR-V access chain.
    pub path: Vec<u32>,
    pub ty: &'t Type,
    /// Number of the word within the leaf.
    pub word: u32,
}

impl Type {
    /// Returns the leaf that holds word `word`; `None` past the last word.
    pub fn place(&self, word: u32) -> Option<WordPlace<'_>> {
        let (mut ty, mut word, mut path) = (self, word, Vec::new());
        loop {
            match ty {
                Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
                    return (word < ty.components()).then_some(WordPlace { path, ty, word });
                }
                Type::Array { element, len, .. } => {
                    let size = element.components();
                    let index = word.checked_div(size).filter(|index| index < len)?;
                    path.push(index);
                    word -= index * size;
                    ty = element;
                }
                Type::Struct(structure) => {
                    let mut members = (0..).zip(&structure.members);
                    let (index, member) = members.find(|(_, member)| {
                        let size = member.ty.components();
                        let inside = word < size;
                        if !inside {
                            word -= size;
                        }
                        inside
                    })?;
                    path.push(index);
                    ty = &member.ty;
                }
            }
        }
    }
}

impl WordPlace<'_> {
    /// Returns the scalar of which the word is one half or all.
    pub fn scalar(&self) -> Scalar {
        self.ty.scalar().expect("a leaf is not a struct")
    }

    /// Returns the indices from the leaf to the component: none for a scalar, column
    /// and row for a matrix.
    pub fn component(&self) -> Vec<u32> {
        let component = self.word / self.scalar().words();
        match self.ty {
            Type::Vector { .. } => vec![component],
            Type::Matrix { rows, .. } => vec![component / rows, component % rows],
            Type::Scalar(_) | Type::Array { .. } | Type::Struct(_) => Vec::new(),
        }
    }

    /// Returns 0 for the low word of a component, 1 for the high one.
    pub fn half(&self) -> u32 {
        self.word % self.scalar().words()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Stage;
    use crate::types::glsl::parse_type;
    use crate::types::interface::{Interface, Origin, OutputVariable};

    fn ty(text: &str) -> Type {
        parse_type(text, &|_| None).expect(text)
    }

    #[test]
    fn places_are_the_leaves_of_an_interface() {
        let inner = Type::structure(
            "T",
            [("m".into(), ty("dmat2x3")), ("b".into(), ty("vec2[2]"))],
        );
        let outer = [
            ("a".into(), ty("float")),
            ("t".into(), Type::array(inner, 2)),
        ];
        let outer = Type::array(Type::structure("S", outer), 2);
        let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
        interface
            .outputs
            .push(OutputVariable::plain("s", outer.clone()));
        let mut word = 0;
        for leaf in interface.leaves() {
            for of_leaf in 0..leaf.ty.components() {
                let place = outer.place(word).expect("a word of the type");
                assert_eq!((place.ty, place.word), (&leaf.ty, of_leaf), "{word}");
                word += 1;
            }
        }
        assert_eq!(outer.place(word), None);
    }

    #[test]
    fn components_and_halves() {
        let matrix = ty("dmat2x3");
        let place = matrix.place(9).expect("the fifth of six doubles");
        assert_eq!((place.component(), place.half()), (vec![1, 1], 1));
        let array = ty("vec3[2][2]");
        let place = array.place(8).expect("a component");
        assert_eq!(
            (place.path.clone(), place.component()),
            (vec![1, 0], vec![2])
        );
        let scalar = ty("float");
        assert_eq!(scalar.place(0).map(|p| p.component()), Some(vec![]));
        assert_eq!(ty("float[2]").place(2), None);
        assert_eq!(Type::structure("", []).place(0), None);
    }
}
