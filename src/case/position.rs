//! The values of a `gl_Position` that the case does not declare.

use crate::units::Stream;

/// What is written to a gl_Position that the case does not declare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// Values that name it, as everywhere else.
    Named,
    /// The centre of the pixel that has the number of the origin.
    Pixel,
    /// The same, to draw a point of this stream into an image.
    Drawn(Stream),
    /// Inside the view volume.
    Inside,
    /// Beyond one of its sides.
    Outside,
    /// w below zero: behind the eye.
    Behind,
    /// Inside, all on one line: triangles have no area.
    Flat,
    Infinite,
    NotANumber,
    /// The same for every two vertices that follow one another.
    Pairs,
    /// The same for every three.
    Triples,
    /// The same for all.
    Same,
    /// Nothing at all.
    Unwritten,
}

impl Position {
    /// What origins are divided by to tell positions apart, where it takes that:
    /// `script::program::Assembly::coincident`.
    pub fn coincident(self) -> Option<u32> {
        match self {
            Position::Pairs => Some(2),
            Position::Triples => Some(3),
            // What nobody writes may be the same everywhere.
            Position::Same | Position::Unwritten => Some(u32::MAX),
            _ => None,
        }
    }
}
