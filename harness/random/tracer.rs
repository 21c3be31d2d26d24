//! Finds the capture of a rewritten module by symbolic execution of the code that
//! rewriting added: every component of the original outputs is a symbol, and the final
//! value of a new variable is expressed in them.
//!
//! Reads the words of the module directly, without the library's loader and reflection
//! and without the report of the rewriter.

use std::collections::{BTreeMap, HashMap, HashSet};
use xfb::generate::PlacedWord;
use xfb::units::{Binding, ByteOffset, Stream, Word};

/// A 32-bit word: of the original outputs, or nothing that anybody wrote.
type Symbol = Option<u32>;

#[derive(Debug)]
enum Type {
    /// 32-bit words of one component.
    Scalar(u32),
    /// Vectors, matrices, arrays: the element and how many.
    Many(u32, u32),
    Struct(Vec<u32>),
}

/// A pointer or a value.
#[derive(Clone, Debug)]
enum Thing {
    Pointer { variable: u32, at: u32, ty: u32 },
    Value { words: Vec<Symbol>, ty: u32 },
}

#[derive(Default)]
struct Parsed {
    types: HashMap<u32, Type>,
    /// The pointee type of each pointer type.
    pointees: HashMap<u32, u32>,
    constants: HashMap<u32, u32>,
    /// Output variables in order of definition: id and type.
    outputs: Vec<(u32, u32)>,
    /// (id, member or none, decoration) to its literal.
    decorations: BTreeMap<(u32, Option<u32>, u32), u32>,
    /// The variables that the entry point lists.
    listed: Vec<u32>,
    /// Each function's id and instructions.
    functions: Vec<(u32, Vec<Vec<u32>>)>,
}

const STREAM: u32 = 29;
const OFFSET: u32 = 35;
const BUFFER: u32 = 36;
const STRIDE: u32 = 37;

impl Parsed {
    fn new(words: &[u32]) -> Parsed {
        let mut parsed = Parsed::default();
        let mut inside = false;
        let mut rest = &words[5..];
        while let Some(first) = rest.first() {
            let (instruction, after) = rest.split_at((first >> 16) as usize);
            rest = after;
            if inside {
                inside = first & 0xffff != 56;
                if let Some((_, code)) = parsed.functions.last_mut() {
                    code.push(instruction.to_vec());
                }
                continue;
            }
            match (first & 0xffff, &instruction[1..]) {
                (15, [_, _, name @ ..]) => {
                    let ends = |word: &u32| word.to_le_bytes().contains(&0);
                    let length = name.iter().position(ends).map_or(0, |at| at + 1);
                    parsed.listed = name[length..].to_vec();
                }
                (71, [id, decoration, value @ ..]) => {
                    let value = value.first().copied().unwrap_or(0);
                    parsed.decorations.insert((*id, None, *decoration), value);
                }
                (72, [id, member, decoration, value @ ..]) => {
                    let key = (*id, Some(*member), *decoration);
                    let value = value.first().copied().unwrap_or(0);
                    parsed.decorations.insert(key, value);
                }
                (20, [id]) => drop(parsed.types.insert(*id, Type::Scalar(1))),
                (21 | 22, [id, width, ..]) => {
                    let words = width.div_ceil(32);
                    parsed.types.insert(*id, Type::Scalar(words));
                }
                (23 | 24, [id, element, count]) => {
                    parsed.types.insert(*id, Type::Many(*element, *count));
                }
                (28, [id, element, length]) => {
                    let length = parsed.constants.get(length).copied().unwrap_or(0);
                    parsed.types.insert(*id, Type::Many(*element, length));
                }
                (30, [id, members @ ..]) => {
                    parsed.types.insert(*id, Type::Struct(members.to_vec()));
                }
                (32, [id, _, pointee]) => drop(parsed.pointees.insert(*id, *pointee)),
                (43, [_, id, value]) => drop(parsed.constants.insert(*id, *value)),
                (59, [pointer, id, 3, ..]) => {
                    parsed.outputs.push((*id, parsed.pointees[pointer]));
                }
                (54, [_, id, ..]) => {
                    inside = true;
                    parsed.functions.push((*id, Vec::new()));
                }
                _ => {}
            }
        }
        parsed
    }

    fn decoration(&self, id: u32, member: Option<u32>, decoration: u32) -> Option<u32> {
        self.decorations.get(&(id, member, decoration)).copied()
    }

    fn size(&self, ty: u32) -> u32 {
        match self.types.get(&ty) {
            Some(Type::Scalar(words)) => *words,
            Some(Type::Many(element, count)) => count * self.size(*element),
            Some(Type::Struct(members)) => members.iter().map(|m| self.size(*m)).sum(),
            None => 0,
        }
    }

    /// Offset in words and type of part `index` of a type.
    fn part(&self, ty: u32, index: u32) -> (u32, u32) {
        match self.types.get(&ty) {
            Some(Type::Many(element, _)) => (index * self.size(*element), *element),
            Some(Type::Struct(members)) => {
                let before = members.iter().take(index as usize).map(|m| self.size(*m));
                (before.sum(), members[index as usize])
            }
            _ => panic!("a scalar has no parts"),
        }
    }

    /// Words of each component of a type, in order.
    fn components(&self, ty: u32, found: &mut Vec<u32>) {
        match self.types.get(&ty) {
            Some(Type::Scalar(words)) => found.push(*words),
            Some(Type::Many(element, count)) => {
                (0..*count).for_each(|_| self.components(*element, found));
            }
            Some(Type::Struct(members)) => {
                members.iter().for_each(|m| self.components(*m, found));
            }
            None => {}
        }
    }
}

/// Returns the capture of `rewritten` by (binding, offset), as components of
/// `original`, and the stride of each buffer.
pub fn trace(
    original: &[u32],
    rewritten: &[u32],
) -> Result<(Vec<PlacedWord>, BTreeMap<u32, u32>), String> {
    let (before, after) = (Parsed::new(original), Parsed::new(rewritten));
    let mut memory: HashMap<u32, Vec<Symbol>> = HashMap::new();
    let mut next = 0;
    let types: HashMap<u32, u32> = before.outputs.iter().copied().collect();
    for id in &before.listed {
        let Some(ty) = types.get(id) else { continue };
        let size = before.size(*ty);
        memory.insert(*id, (next..next + size).map(Some).collect());
        next += size;
    }
    for (id, ty) in &after.outputs {
        let empty = || vec![None; after.size(*ty) as usize];
        memory.entry(*id).or_insert_with(empty);
    }
    let old: HashSet<u32> = before.functions.iter().map(|(id, _)| *id).collect();
    for (id, code) in after.functions.iter().filter(|(id, _)| !old.contains(id)) {
        run(&after, code, &mut memory)?;
        check_called(&after, *id)?;
    }
    let mut found = Vec::new();
    let mut strides = BTreeMap::new();
    for (id, ty) in after
        .outputs
        .iter()
        .filter(|(id, _)| after.listed.contains(id))
    {
        captured(&after, *id, *ty, &memory[id], &mut found, &mut strides)?;
    }
    found.sort_unstable();
    Ok((found, strides))
}

/// Checks that a function is called where a vertex is emitted or the shader ends, if
/// there is such a place.
fn check_called(module: &Parsed, function: u32) -> Result<(), String> {
    let all = || module.functions.iter().flat_map(|(_, code)| code);
    let emits = all().any(|i| matches!(i[0] & 0xffff, 218 | 220));
    let geometry = module.functions.iter().any(|(_, code)| code.len() > 4) || emits;
    let calls = all().filter(|i| i[0] & 0xffff == 57 && i[3] == function);
    if calls.count() == 0 && (emits || !geometry) {
        return Err(format!("no call of %{function}"));
    }
    Ok(())
}

fn run(
    module: &Parsed,
    code: &[Vec<u32>],
    memory: &mut HashMap<u32, Vec<Symbol>>,
) -> Result<(), String> {
    let mut things: HashMap<u32, Thing> = HashMap::new();
    let constant = |id: &u32| module.constants.get(id).copied();
    for instruction in code {
        let [first, operands @ ..] = instruction.as_slice() else {
            continue;
        };
        let pointer = |things: &HashMap<u32, Thing>, id: &u32| match things.get(id) {
            Some(Thing::Pointer { variable, at, ty }) => Ok((*variable, *at, *ty)),
            _ => match module.outputs.iter().find(|(output, _)| output == id) {
                Some((output, ty)) => Ok((*output, 0, *ty)),
                None => Err(format!("%{id} is not a pointer into an output")),
            },
        };
        let value = |things: &HashMap<u32, Thing>, id: &u32| match things.get(id) {
            Some(Thing::Value { words, ty }) => Ok((words.clone(), *ty)),
            _ => Err(format!("%{id} is not a value")),
        };
        match (first & 0xffff, operands) {
            // Label, Return, FunctionEnd.
            (248 | 253 | 56, _) => {}
            (65 | 66, [_, id, base, indices @ ..]) => {
                let (variable, mut at, mut ty) = pointer(&things, base)?;
                for index in indices {
                    let index = constant(index).ok_or("an index is not a constant")?;
                    let (offset, part) = module.part(ty, index);
                    (at, ty) = (at + offset, part);
                }
                things.insert(*id, Thing::Pointer { variable, at, ty });
            }
            (61, [ty, id, from, ..]) => {
                let (variable, at, _) = pointer(&things, from)?;
                let size = module.size(*ty) as usize;
                let words = memory[&variable][at as usize..][..size].to_vec();
                things.insert(*id, Thing::Value { words, ty: *ty });
            }
            (62, [to, from, ..]) => {
                let (variable, at, _) = pointer(&things, to)?;
                let (words, _) = value(&things, from)?;
                let target = memory.get_mut(&variable).ok_or("no such output")?;
                target[at as usize..][..words.len()].copy_from_slice(&words);
            }
            // CompositeExtract, with literal indices.
            (81, [ty, id, from, indices @ ..]) => {
                let (words, mut whole) = value(&things, from)?;
                let mut at = 0;
                for index in indices {
                    let (offset, part) = module.part(whole, *index);
                    (at, whole) = (at + offset, part);
                }
                let words = words[at as usize..][..module.size(*ty) as usize].to_vec();
                things.insert(*id, Thing::Value { words, ty: *ty });
            }
            (80, [ty, id, parts @ ..]) => {
                let mut words = Vec::new();
                for part in parts {
                    words.extend(value(&things, part)?.0);
                }
                things.insert(*id, Thing::Value { words, ty: *ty });
            }
            (79, [ty, id, a, b, chosen @ ..]) => {
                let both = [value(&things, a)?.0, value(&things, b)?.0].concat();
                let width = match module.types.get(ty) {
                    Some(Type::Many(element, _)) => module.size(*element),
                    _ => return Err("a shuffle gives a vector".to_owned()),
                };
                let words = chosen.iter().flat_map(|n| n * width..(n + 1) * width);
                let words = words.map(|n| both[n as usize]).collect();
                things.insert(*id, Thing::Value { words, ty: *ty });
            }
            // Bitcast: the words stay, lowest first.
            (124, [ty, id, from]) => {
                let (words, _) = value(&things, from)?;
                things.insert(*id, Thing::Value { words, ty: *ty });
            }
            (opcode, _) => return Err(format!("unknown instruction {opcode}")),
        }
    }
    Ok(())
}

/// Appends the captures that an output variable, or members of its block, are decorated
/// with.
fn captured(
    module: &Parsed,
    id: u32,
    ty: u32,
    memory: &[Symbol],
    found: &mut Vec<PlacedWord>,
    strides: &mut BTreeMap<u32, u32>,
) -> Result<(), String> {
    let mut block = (ty, 1);
    while let Some(Type::Many(element, count)) = module.types.get(&block.0) {
        block = (*element, block.1 * count);
    }
    let mut place = |member: Option<u32>, element: u32, ty: u32, at: u32| {
        let own = |decoration| match member {
            Some(_) => module.decoration(block.0, member, decoration),
            None => module.decoration(id, None, decoration),
        };
        let inherited = |decoration| own(decoration).or(module.decoration(id, None, decoration));
        let Some(mut offset) = own(OFFSET) else {
            return Ok(());
        };
        let binding = inherited(BUFFER).ok_or("an Offset without XfbBuffer")? + element;
        let stride = inherited(STRIDE).ok_or("an Offset without XfbStride")?;
        if *strides.entry(binding).or_insert(stride) != stride {
            return Err("two strides for one buffer".to_owned());
        }
        let mut sizes = Vec::new();
        module.components(ty, &mut sizes);
        let mut word = at as usize;
        for size in sizes {
            if !offset.is_multiple_of(4 * size) {
                return Err(format!("%{id}: a component falls on byte {offset}"));
            }
            for _ in 0..size {
                let symbol = memory[word].ok_or("a captured word is never written")?;
                found.push(PlacedWord {
                    binding: Binding(binding),
                    offset: ByteOffset(offset),
                    stream: Stream(inherited(STREAM).unwrap_or(0)),
                    word: Word(symbol),
                });
                (offset, word) = (offset + 4, word + 1);
            }
            if offset > stride {
                return Err(format!("%{id} ends past its stride"));
            }
        }
        Ok(())
    };
    if module.decoration(id, None, OFFSET).is_some() {
        return place(None, 0, ty, 0);
    }
    if let Some(Type::Struct(members)) = module.types.get(&block.0) {
        for element in 0..block.1 {
            for (number, member) in (0..).zip(members) {
                let at = element * module.size(block.0) + module.part(block.0, number).0;
                place(Some(number), element, *member, at)?;
            }
        }
    }
    Ok(())
}
