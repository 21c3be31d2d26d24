//! The contents of a block: every component has its own value, every byte between
//! them another, so that whatever is read from the wrong place is seen to be.

use crate::case::memory::WORDS;
use crate::model::values::{Identity, encode, scalar_encoding};
use crate::types::layout::{LaidLeaf, LayoutError, Place, leaves};
use crate::types::{Scalar, StructType, Type};
use crate::units::{Stream, Word};
use std::sync::Arc;

/// The number of the first word that fills the bytes between components.
const FILLER: u32 = 2048;
const FILLERS: u32 = 2000;

/// The content of a block, and how it is read.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    pub bytes: Vec<u8>,
    /// The words in the order of the components as GLSL counts them; the low word of a
    /// double is the first.
    pub words: Vec<ReadWord>,
}

/// A word that the shader reads.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadWord {
    /// Index of the block's member.
    pub member: usize,
    /// The component in GLSL, from the member down: `n[1].m[0][2]`.
    pub expression: String,
    pub scalar: Scalar,
    /// 1 for the high word of a 64-bit component, otherwise 0.
    pub half: u32,
    /// The byte of the block at which it lies.
    pub offset: u64,
    /// The expected captured bits.
    pub value: u32,
}

impl Content {
    /// The content of a laid-out block of `size` bytes.
    ///
    /// # Errors
    /// Missing layout.
    pub fn new(block: &StructType, size: u32, seed: u32) -> Result<Content, LayoutError> {
        let whole = Place::at_start(&Type::Struct(Arc::new(block.clone())));
        let mut content = Content {
            bytes: filler(size, seed),
            words: Vec::new(),
        };
        for (member, index) in (0..).zip(0..block.members.len()) {
            let (Some(place), Some(declared)) = (whole.index(member), block.members.get(index))
            else {
                continue;
            };
            for leaf in leaves(&place, &declared.name)? {
                content.leaf(index, &leaf, seed);
            }
        }
        Ok(content)
    }

    fn leaf(&mut self, member: usize, leaf: &LaidLeaf, seed: u32) {
        let scalar = leaf.scalar().expect("a leaf has a scalar");
        let offsets: Vec<u64> = leaf.components().collect();
        for (component, offset) in (0..).zip(offsets) {
            let expression = component_of(leaf, component);
            for half in 0..scalar.words() {
                let offset = offset + u64::from(4 * half);
                let number = self.words.len() as u32;
                let (stored, value) = value(seed, number, scalar, half);
                self.store(offset, stored);
                self.words.push(ReadWord {
                    member,
                    expression: expression.clone(),
                    scalar,
                    half,
                    offset,
                    value,
                });
            }
        }
    }

    fn store(&mut self, offset: u64, word: u32) {
        let at = offset as usize;
        self.bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
    }

    /// The words that each vertex captures: for each of `readings` ways all of them,
    /// and zeros in the unused words of the last vertex.
    pub fn values(&self, readings: usize) -> Vec<Vec<Option<u32>>> {
        let vertices = self.words.chunks(WORDS).map(|words| {
            let mut values: Vec<Option<u32>> = words.iter().map(|w| Some(w.value)).collect();
            values.resize(WORDS, Some(0));
            values
        });
        let once: Vec<Vec<Option<u32>>> = vertices.collect();
        vec![once; readings].concat()
    }
}

fn filler(size: u32, seed: u32) -> Vec<u8> {
    let words =
        (0..size.div_ceil(4)).map(|at| value(seed, FILLER + at % FILLERS, Scalar::U32, 0).0);
    let mut bytes: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    bytes.truncate(size as usize);
    bytes
}

/// Returns the word in memory, and the word that shaders capture after reading it.
fn value(seed: u32, number: u32, scalar: Scalar, half: u32) -> (u32, u32) {
    let identity = Identity {
        stream: Stream(0),
        origin: 0,
        word: Word(number),
    };
    let bits = encode(seed, identity, scalar_encoding(scalar, half));
    if scalar == Scalar::Bool {
        // Every number except 0 is true, which shaders read as 1.
        return if bits.is_multiple_of(2) {
            (0, 0)
        } else {
            (bits, 1)
        };
    }
    (bits, bits)
}

/// Component number `component` of a leaf, in GLSL.
fn component_of(leaf: &LaidLeaf, component: u32) -> String {
    let name = &leaf.expression;
    match leaf.place.ty {
        Type::Vector { .. } => format!("{name}[{component}]"),
        Type::Matrix { rows, .. } => format!("{name}[{}][{}]", component / rows, component % rows),
        _ => name.clone(),
    }
}
