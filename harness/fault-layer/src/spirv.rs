//! Faults of decorations, streams and the execution mode, made in the words of a module.
//!
//! SPIR-V 1.6, chapters "Binary Form" and "Decoration".

use crate::fault::{Event, Fault, is_chosen, occurs};
use crate::values;
use std::collections::{BTreeMap, HashMap, HashSet};

pub(crate) const HEADER: usize = 5;

const ENTRY_POINT: u32 = 15;
const EXECUTION_MODE: u32 = 16;
pub(crate) const TYPE_INT: u32 = 21;
pub(crate) const TYPE_FLOAT: u32 = 22;
pub(crate) const TYPE_VECTOR: u32 = 23;
pub(crate) const TYPE_MATRIX: u32 = 24;
pub(crate) const TYPE_ARRAY: u32 = 28;
pub(crate) const TYPE_STRUCT: u32 = 30;
pub(crate) const TYPE_POINTER: u32 = 32;
pub(crate) const CONSTANT: u32 = 43;
pub(crate) const VARIABLE: u32 = 59;
const DECORATE: u32 = 71;
const MEMBER_DECORATE: u32 = 72;
const EMIT_STREAM_VERTEX: u32 = 220;

const XFB: u32 = 11;
const INPUT: u32 = 1;
const OUTPUT: u32 = 3;
pub(crate) const GEOMETRY: u32 = 3;

const BUILT_IN: u32 = 11;
const STREAM: u32 = 29;
const LOCATION: u32 = 30;
const OFFSET: u32 = 35;
const XFB_BUFFER: u32 = 36;
const XFB_STRIDE: u32 = 37;

/// A variable, or a member of a struct.
pub(crate) type Target = (u32, Option<u32>);

/// The parts of a module that the faults change or read.
#[derive(Default)]
pub(crate) struct Module {
    /// Start and length of each instruction.
    pub instructions: Vec<(usize, usize)>,
    /// The position of the literal of each decoration.
    pub decorations: BTreeMap<(Target, u32), usize>,
    /// The result of a type, and its operands with the opcode.
    pub types: HashMap<u32, (u32, Vec<u32>)>,
    pub constants: HashMap<u32, u32>,
    /// The built-ins of variables and members.
    built_ins: HashMap<Target, u32>,
    /// Input variables.
    pub inputs: HashSet<u32>,
    /// The execution model.
    pub model: Option<u32>,
    /// Output variables and the struct or type that they have, without arrays.
    pub outputs: Vec<(u32, u32)>,
    pub is_geometry: bool,
}

/// An output with an Offset.
pub(crate) struct Captured {
    pub target: Target,
    /// The position of the Offset.
    at: usize,
    /// The type of the captured data.
    ty: u32,
    buffer: u32,
    stream: u32,
    before: u32,
}

impl Module {
    fn read(words: &[u32]) -> Module {
        let mut module = Module::default();
        let mut at = HEADER;
        let mut variables = Vec::new();
        while at < words.len() {
            let (length, opcode) = ((words[at] >> 16) as usize, words[at] & 0xffff);
            if length == 0 || at + length > words.len() {
                return Module::default();
            }
            let operands = &words[at + 1..at + length];
            module.instructions.push((at, length));
            match (opcode, operands) {
                (ENTRY_POINT, [model, ..]) => {
                    module.model = Some(*model);
                    module.is_geometry |= *model == GEOMETRY;
                }
                (DECORATE, [id, kind, value, ..]) => {
                    if *kind == BUILT_IN {
                        module.built_ins.insert((*id, None), *value);
                    }
                    module.decorations.insert(((*id, None), *kind), at + 3);
                }
                (MEMBER_DECORATE, [id, member, kind, value, ..]) => {
                    let target = (*id, Some(*member));
                    if *kind == BUILT_IN {
                        module.built_ins.insert(target, *value);
                    }
                    module.decorations.insert((target, *kind), at + 4);
                }
                (
                    TYPE_INT | TYPE_FLOAT | TYPE_VECTOR | TYPE_MATRIX | TYPE_ARRAY | TYPE_STRUCT
                    | TYPE_POINTER,
                    [id, rest @ ..],
                ) => {
                    module.types.insert(*id, (opcode, rest.to_vec()));
                }
                (CONSTANT, [ty, id, value])
                    if matches!(module.types.get(ty), Some((TYPE_INT, _))) =>
                {
                    module.constants.insert(*id, *value);
                }
                (VARIABLE, [_, id, INPUT, ..]) => {
                    module.inputs.insert(*id);
                }
                (VARIABLE, [ty, id, OUTPUT, ..]) => variables.push((*id, *ty)),
                _ => {}
            }
            at += length;
        }
        for (id, pointer) in variables {
            if let Some((TYPE_POINTER, operands)) = module.types.get(&pointer)
                && let [_, pointee] = operands[..]
            {
                module.outputs.push((id, module.without_arrays(pointee)));
            }
        }
        module
    }

    /// The built-in of a variable or member.
    pub fn built_in(&self, target: Target) -> Option<u32> {
        self.built_ins.get(&target).copied()
    }

    pub fn without_arrays(&self, mut ty: u32) -> u32 {
        while let Some((TYPE_ARRAY, operands)) = self.types.get(&ty) {
            ty = operands[0];
        }
        ty
    }

    /// Bytes of a type of captured data, packed.
    fn bytes(&self, ty: u32) -> u32 {
        let Some((opcode, operands)) = self.types.get(&ty) else {
            return 0;
        };
        match (*opcode, &operands[..]) {
            (TYPE_INT | TYPE_FLOAT, [width, ..]) => width / 8,
            (TYPE_VECTOR | TYPE_MATRIX, [of, count]) => count * self.bytes(*of),
            (TYPE_ARRAY, [of, length]) => {
                self.constants.get(length).copied().unwrap_or(1) * self.bytes(*of)
            }
            (TYPE_STRUCT, members) => members.iter().map(|of| self.bytes(*of)).sum(),
            _ => 0,
        }
    }

    fn value(&self, words: &[u32], target: Target, kind: u32) -> Option<u32> {
        self.decorations.get(&(target, kind)).map(|at| words[*at])
    }

    /// A decoration of a member, or that of its variable.
    fn inherited(&self, words: &[u32], target: Target, kind: u32) -> Option<u32> {
        let own = self.value(words, target, kind);
        own.or_else(|| {
            let mut variables = self.outputs.iter();
            let (variable, _) = variables.find(|(_, ty)| *ty == target.0)?;
            self.value(words, (*variable, None), kind)
        })
    }

    /// The type of a variable or of a member.
    fn type_of(&self, (id, member): Target) -> u32 {
        if let Some(member) = member {
            let members = self.types.get(&id).map(|(_, members)| members);
            let ty = members.and_then(|members| members.get(member as usize));
            return ty.copied().unwrap_or(0);
        }
        let mut variables = self.outputs.iter();
        variables
            .find(|(variable, _)| *variable == id)
            .map_or(0, |(_, ty)| *ty)
    }

    /// The outputs with an Offset, in the order of their buffers and Offsets.
    fn captured(&self, words: &[u32]) -> Vec<Captured> {
        let mut captured: Vec<Captured> = Vec::new();
        for (&((id, member), kind), &at) in &self.decorations {
            let of_output = |(variable, ty): &(u32, u32)| match member {
                None => *variable == id,
                Some(_) => *ty == id,
            };
            if kind != OFFSET || !self.outputs.iter().any(of_output) {
                continue;
            }
            let target = (id, member);
            captured.push(Captured {
                target,
                at,
                ty: self.type_of(target),
                buffer: self.inherited(words, target, XFB_BUFFER).unwrap_or(0),
                stream: self.inherited(words, target, STREAM).unwrap_or(0),
                before: 0,
            });
        }
        captured.sort_by_key(|output| (output.buffer, words[output.at]));
        for (before, output) in (0..).zip(&mut captured) {
            output.before = before;
        }
        captured
    }

    pub fn event(&self, output: &Captured, bytes: u32) -> Event {
        Event {
            before: output.before,
            buffer: Some(output.buffer),
            stream: Some(output.stream),
            is_geometry: self.is_geometry,
            bytes: bytes.into(),
            ..Event::default()
        }
    }
}

/// Whether a module is a geometry shader.
pub(crate) fn is_geometry(words: &[u32]) -> bool {
    Module::read(words).is_geometry
}

/// The words with every Offset of an output set to 0.
pub(crate) fn without_offsets(words: &[u32]) -> Vec<u32> {
    let module = Module::read(words);
    let mut words = words.to_vec();
    for output in module.captured(&words) {
        words[output.at] = 0;
    }
    words
}

/// The words as the chosen fault changes them.
pub(crate) fn changed(words: &[u32]) -> Vec<u32> {
    let module = Module::read(words);
    let outputs = module.captured(words);
    let mut words = words.to_vec();
    if outputs.is_empty() && !is_chosen(Fault::OffsetAdded) {
        return words;
    }
    offsets(&module, &outputs, &mut words);
    strides(&module, &outputs, &mut words);
    streams(&module, &outputs, &mut words);
    // A process has one fault: of these edits, which move words, one changes the module.
    let edits = [mode, last_offset, unwritten, added, members];
    let length = words.len();
    for edit in edits {
        edit(&module, &outputs, &mut words);
        if words.len() != length {
            return words;
        }
    }
    values::changed(&module, &outputs, &words)
}

fn offsets(module: &Module, outputs: &[Captured], words: &mut [u32]) {
    let moved = outputs.iter().find(|output| {
        occurs(
            Fault::OffsetPlusFour,
            module.event(output, words[output.at]),
        )
    });
    if let Some(output) = moved {
        words[output.at] += 4;
    }
    for pair in outputs.windows(2) {
        let event = module.event(&pair[1], words[pair[1].at]);
        // The second of a pair is at least the second output.
        let event = Event {
            before: event.before - 1,
            ..event
        };
        if pair[0].buffer == pair[1].buffer && occurs(Fault::OffsetsExchanged, event) {
            words.swap(pair[0].at, pair[1].at);
            break;
        }
    }
    for output in outputs {
        let buffer = module.decorations.get(&(output.target, XFB_BUFFER));
        if let Some(&at) = buffer
            && occurs(Fault::NextBuffer, module.event(output, words[output.at]))
        {
            words[at] = (words[at] + 1) % 4;
            break;
        }
    }
    components(module, outputs, words);
}

/// Exchanges the captures of two outputs of one type and location.
fn components(module: &Module, outputs: &[Captured], words: &mut [u32]) {
    let place = |target: Target| module.value(words, target, LOCATION);
    let pair = outputs.iter().find_map(|output| {
        let location = place(output.target)?;
        let is_pair = |(id, ty): &&(u32, u32)| {
            (*id, None) != output.target && *ty == output.ty && place((*id, None)) == Some(location)
        };
        let (other, _) = module.outputs.iter().find(is_pair)?;
        let event = module.event(output, 0);
        occurs(Fault::ComponentsExchanged, event).then_some((output.target.0, *other))
    });
    let Some((one, other)) = pair else {
        return;
    };
    for &(at, _) in &module.instructions {
        let is_decoration = words[at] & 0xffff == DECORATE;
        if is_decoration && matches!(words[at + 2], OFFSET | XFB_BUFFER | XFB_STRIDE) {
            words[at + 1] = match words[at + 1] {
                id if id == one => other,
                id if id == other => one,
                id => id,
            };
        }
    }
}

fn strides(module: &Module, outputs: &[Captured], words: &mut [u32]) {
    let stride_of = |words: &[u32], buffer: u32| {
        let mut of = outputs.iter().filter(|output| output.buffer == buffer);
        of.find_map(|output| module.inherited(words, output.target, XFB_STRIDE))
    };
    let first = stride_of(words, 0);
    for (&(target, kind), &at) in &module.decorations {
        if kind != XFB_STRIDE {
            continue;
        }
        let Some(buffer) = module.inherited(words, target, XFB_BUFFER) else {
            continue;
        };
        let Some(output) = outputs.iter().find(|output| output.buffer == buffer) else {
            continue;
        };
        let event = module.event(output, words[at]);
        if occurs(Fault::StridePlusFour, event) {
            words[at] += 4;
        }
        if occurs(Fault::StrideOfBufferZero, event)
            && let Some(first) = first
        {
            words[at] = first;
        }
        if occurs(Fault::StrideOfData, event) {
            let of = outputs.iter().filter(|output| output.buffer == buffer);
            let end = of.map(|output| words[output.at] + module.bytes(output.ty));
            let end = end.max().unwrap_or(words[at]);
            words[at] = end.min(words[at]).max(4);
        }
    }
}

fn streams(module: &Module, outputs: &[Captured], words: &mut [u32]) {
    for output in outputs {
        if !occurs(Fault::StreamZero, module.event(output, 0)) {
            continue;
        }
        let of_variable = module.outputs.iter().find(|(_, ty)| *ty == output.target.0);
        let targets = [Some(output.target), of_variable.map(|(id, _)| (*id, None))];
        for target in targets.into_iter().flatten() {
            if let Some(&at) = module.decorations.get(&(target, STREAM)) {
                words[at] = 0;
            }
        }
    }
    if occurs(Fault::EmitToStreamOne, Event::default()) {
        let one = module.constants.iter().find(|(_, value)| **value == 1);
        let Some((&one, _)) = one else {
            return;
        };
        for &(at, _) in &module.instructions {
            let emits = words[at] & 0xffff == EMIT_STREAM_VERTEX;
            if emits && module.constants.get(&words[at + 1]) == Some(&2) {
                words[at + 1] = one;
            }
        }
    }
}

/// Removes the execution mode, and what is captured with it: some drivers capture what is
/// decorated, with the mode or without.
fn mode(module: &Module, outputs: &[Captured], words: &mut Vec<u32>) {
    let last = outputs
        .iter()
        .max_by_key(|output| (output.stream, output.buffer));
    let Some(event) = last.map(|output| module.event(output, 0)) else {
        return;
    };
    let mut modes = module.instructions.iter();
    let mode = modes.find(|(at, _)| words[*at] & 0xffff == EXECUTION_MODE && words[at + 2] == XFB);
    if let Some(&(at, length)) = mode
        && occurs(Fault::ModeRemoved, event)
    {
        let mut removed: Vec<_> = outputs.iter().map(decoration).collect();
        removed.push((at, length));
        remove(words, removed);
    }
}

/// The start and length of the decoration with the Offset of an output.
fn decoration(output: &Captured) -> (usize, usize) {
    let length = if output.target.1.is_some() { 5 } else { 4 };
    (output.at + 1 - length, length)
}

/// Removes instructions.
fn remove(words: &mut Vec<u32>, mut instructions: Vec<(usize, usize)>) {
    instructions.sort_unstable();
    for (at, length) in instructions.into_iter().rev() {
        words.drain(at..at + length);
    }
}

/// Removes the Offset of the last captured output.
fn last_offset(module: &Module, outputs: &[Captured], words: &mut Vec<u32>) {
    let Some(output) = outputs.last() else {
        return;
    };
    if occurs(Fault::LastOffsetRemoved, module.event(output, 0)) {
        remove(words, vec![decoration(output)]);
    }
}

/// Removes the Offsets of the outputs that the shader never writes.
fn unwritten(module: &Module, outputs: &[Captured], words: &mut Vec<u32>) {
    let removed = outputs.iter().filter(|output| {
        !values::is_written(module, words, output.target)
            && occurs(Fault::UnwrittenDropped, module.event(output, 0))
    });
    let removed = removed.map(decoration).collect();
    remove(words, removed);
}

/// Gives an Offset to the outputs with XfbBuffer that have none.
fn added(module: &Module, _: &[Captured], words: &mut Vec<u32>) {
    if !is_chosen(Fault::OffsetAdded) {
        return;
    }
    let mut new = Vec::new();
    for (&((id, member), kind), &at) in &module.decorations {
        let has_offset = module.decorations.contains_key(&((id, member), OFFSET));
        let event = Event {
            buffer: Some(words[at]),
            ..Event::default()
        };
        let ty = module.type_of((id, member));
        let is_block = matches!(module.types.get(&ty), Some((TYPE_STRUCT, _)));
        if kind == XFB_BUFFER && !has_offset && !is_block && occurs(Fault::OffsetAdded, event) {
            match member {
                None => new.extend([4 << 16 | DECORATE, id, OFFSET, 0]),
                Some(member) => new.extend([5 << 16 | MEMBER_DECORATE, id, member, OFFSET, 0]),
            }
        }
    }
    insert(module, words, new);
}

/// Gives Offsets to the other members of blocks of which one is captured.
fn members(module: &Module, outputs: &[Captured], words: &mut Vec<u32>) {
    if !is_chosen(Fault::EveryMemberCaptured) {
        return;
    }
    let mut new = Vec::new();
    for &(_, ty) in &module.outputs {
        let Some((TYPE_STRUCT, members)) = module.types.get(&ty) else {
            continue;
        };
        let Some(known) = outputs.iter().find(|output| output.target.0 == ty) else {
            continue;
        };
        if !occurs(Fault::EveryMemberCaptured, module.event(known, 0)) {
            continue;
        }
        let mut end = 0;
        for (member, of) in (0..).zip(members) {
            match module.value(words, (ty, Some(member)), OFFSET) {
                Some(offset) => end = offset + module.bytes(*of),
                None => {
                    new.extend([5 << 16 | MEMBER_DECORATE, ty, member, OFFSET, end]);
                    end += module.bytes(*of);
                }
            }
        }
    }
    insert(module, words, new);
}

/// Inserts decorations before the first one of the module.
fn insert(module: &Module, words: &mut Vec<u32>, new: Vec<u32>) {
    let mut instructions = module.instructions.iter();
    let first = instructions.find(|(at, _)| words[*at] & 0xffff == DECORATE);
    if let Some(&(at, _)) = first {
        words.splice(at..at, new);
    }
}
