//! Names and decorations of a module's outputs, read directly from its words, without
//! computation. Independent of the library's loader and reflection, which it checks.

use std::collections::BTreeMap;

/// Decorations by SPIR-V's numbers: the decorated id, and the value.
type Decorations = BTreeMap<u32, u32>;

pub const STREAM: u32 = 29;
pub const LOCATION: u32 = 30;
pub const OFFSET: u32 = 35;
pub const BUFFER: u32 = 36;
pub const STRIDE: u32 = 37;

const NAME: u32 = 5;
const MEMBER_NAME: u32 = 6;
const TYPE_ARRAY: u32 = 28;
const TYPE_STRUCT: u32 = 30;
const TYPE_POINTER: u32 = 32;
const VARIABLE: u32 = 59;
const DECORATE: u32 = 71;
const MEMBER_DECORATE: u32 = 72;
const OUTPUT: u32 = 3;
const BLOCK: u32 = 2;

/// An output variable.
#[derive(Debug)]
pub struct Output {
    /// The name of the output; for a block the name of its type.
    pub name: String,
    pub decorations: Decorations,
    /// The name and decorations of each member of a block.
    pub members: Vec<(String, Decorations)>,
}

fn text(words: &[u32]) -> String {
    let bytes = words.iter().flat_map(|word| word.to_le_bytes());
    let bytes: Vec<u8> = bytes.take_while(|byte| *byte != 0).collect();
    String::from_utf8(bytes).expect("a name is text")
}

/// The output variables of a module that a compiler made.
pub fn outputs(words: &[u32]) -> Vec<Output> {
    let mut names: BTreeMap<(u32, Option<u32>), String> = BTreeMap::new();
    let mut decorations: BTreeMap<(u32, Option<u32>), Decorations> = BTreeMap::new();
    let (mut inner, mut structs) = (BTreeMap::new(), BTreeMap::new());
    let mut variables = Vec::new();
    let mut rest = &words[5..];
    while let Some(first) = rest.first() {
        let (instruction, after) = rest.split_at((first >> 16) as usize);
        rest = after;
        match (first & 0xffff, &instruction[1..]) {
            (NAME, [id, name @ ..]) => drop(names.insert((*id, None), text(name))),
            (MEMBER_NAME, [id, member, name @ ..]) => {
                names.insert((*id, Some(*member)), text(name));
            }
            (DECORATE, [id, decoration, value @ ..]) => {
                let of = decorations.entry((*id, None)).or_default();
                of.insert(*decoration, value.first().copied().unwrap_or(0));
            }
            (MEMBER_DECORATE, [id, member, decoration, value @ ..]) => {
                let of = decorations.entry((*id, Some(*member))).or_default();
                of.insert(*decoration, value.first().copied().unwrap_or(0));
            }
            (TYPE_ARRAY, [id, element, _]) => drop(inner.insert(*id, *element)),
            (TYPE_POINTER, [id, _, pointee]) => drop(inner.insert(*id, *pointee)),
            (TYPE_STRUCT, [id, members @ ..]) => drop(structs.insert(*id, members.len() as u32)),
            (VARIABLE, [ty, id, OUTPUT, ..]) => variables.push((*id, *ty)),
            _ => {}
        }
    }
    let of = |key| decorations.get(&key).cloned().unwrap_or_default();
    let name = |key| names.get(&key).cloned().unwrap_or_default();
    let read = |(id, mut ty): (u32, u32)| {
        while let Some(element) = inner.get(&ty) {
            ty = *element;
        }
        let block = of((ty, None)).contains_key(&BLOCK);
        let members = structs.get(&ty).filter(|_| block).copied().unwrap_or(0);
        Output {
            name: name((if block { ty } else { id }, None)),
            decorations: of((id, None)),
            members: (0..members)
                .map(|m| (name((ty, Some(m))), of((ty, Some(m)))))
                .collect(),
        }
    };
    variables.into_iter().map(read).collect()
}
