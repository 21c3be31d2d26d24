//! Faults of captured values, made at the stores of a module's captured outputs.
//!
//! SPIR-V 1.6, chapters "Memory Instructions", "Composite Instructions" and "Conversion
//! Instructions".

use crate::fault::{Event, Fault, occurs};
use crate::spirv::{
    CONSTANT, Captured, HEADER, Module, TYPE_ARRAY, TYPE_FLOAT, TYPE_INT, TYPE_MATRIX,
    TYPE_POINTER, TYPE_STRUCT, TYPE_VECTOR, Target, VARIABLE,
};
use std::collections::HashMap;

const CONSTANT_NULL: u32 = 46;
const FUNCTION: u32 = 54;
const LOAD: u32 = 61;
const STORE: u32 = 62;
const ACCESS_CHAIN: u32 = 65;
const VECTOR_SHUFFLE: u32 = 79;
const COMPOSITE_INSERT: u32 = 82;
const TRANSPOSE: u32 = 84;
const CONVERT_S_TO_F: u32 = 111;
const BITCAST: u32 = 124;
const VECTOR_TIMES_SCALAR: u32 = 142;
const BITWISE_AND: u32 = 199;
const EMIT_STREAM_VERTEX: u32 = 220;
const END_STREAM_PRIMITIVE: u32 = 221;
const FRAGMENT: u32 = 4;

const POSITION: u32 = 0;
const POINT_SIZE: u32 = 1;
const PRIMITIVE_ID: u32 = 7;
const COMPONENT: u32 = 31;

/// Patches after which a driver starts to count anew.
const PATCHES: u32 = 4096;

fn op(opcode: u32, operands: &[u32]) -> Vec<u32> {
    let mut words = vec![(operands.len() as u32 + 1) << 16 | opcode];
    words.extend(operands);
    words
}

/// A pointer into an output or input variable.
#[derive(Clone, Copy)]
struct Pointer {
    variable: u32,
    /// The type that it points to.
    pointee: u32,
    /// The first index, where it is a constant.
    index: Option<u32>,
}

/// A module that is written anew.
struct Rewriter<'a> {
    module: &'a Module,
    outputs: &'a [Captured],
    pointers: HashMap<u32, Pointer>,
    /// Types and constants that are added before the first function.
    added: Vec<u32>,
    words: Vec<u32>,
    bound: u32,
}

/// The words with the chosen fault of captured values, if it occurs.
pub(crate) fn changed(module: &Module, outputs: &[Captured], words: &[u32]) -> Vec<u32> {
    let mut rewriter = Rewriter {
        module,
        outputs,
        pointers: HashMap::new(),
        added: Vec::new(),
        words: words[..HEADER].to_vec(),
        bound: words[3],
    };
    let mut functions = None;
    let lost = lost_emit(module, words);
    for &(at, length) in &module.instructions {
        let opcode = words[at] & 0xffff;
        if opcode == FUNCTION && functions.is_none() {
            functions = Some(rewriter.words.len());
        }
        if lost != Some(at) {
            rewriter.instruction(opcode, &words[at..at + length]);
        }
    }
    if let Some(at) = functions {
        let added = std::mem::take(&mut rewriter.added);
        rewriter.words.splice(at..at, added);
    }
    rewriter.words[3] = rewriter.bound;
    rewriter.words
}

/// The last vertex of another stream than 0, if no end of its primitive follows.
fn lost_emit(module: &Module, words: &[u32]) -> Option<usize> {
    let of = |opcode: u32| {
        let all = module.instructions.iter().rev();
        let mut found = all.filter(move |(at, _)| words[*at] & 0xffff == opcode);
        found.find_map(|(at, _)| {
            let stream = *module.constants.get(&words[at + 1])?;
            (stream > 0).then_some((*at, stream))
        })
    };
    let (at, stream) = of(EMIT_STREAM_VERTEX)?;
    let ended = of(END_STREAM_PRIMITIVE).is_some_and(|(end, _)| end > at);
    let event = Event {
        stream: Some(stream),
        is_geometry: true,
        ..Event::default()
    };
    (!ended && occurs(Fault::LastStreamVertexLost, event)).then_some(at)
}

impl Rewriter<'_> {
    fn id(&mut self) -> u32 {
        self.bound += 1;
        self.bound - 1
    }

    fn instruction(&mut self, opcode: u32, words: &[u32]) {
        match (opcode, &words[1..]) {
            (VARIABLE, [ty, id, ..]) => {
                if let Some(pointee) = self.pointee(*ty) {
                    let pointer = Pointer {
                        variable: *id,
                        pointee,
                        index: None,
                    };
                    self.pointers.insert(*id, pointer);
                }
                self.words.extend(words);
            }
            (ACCESS_CHAIN, [ty, id, base, ..]) => self.chain(*ty, *id, *base, words),
            (STORE, [pointer, value, ..]) => {
                let value = self.value(*pointer, *value);
                self.words.extend(words);
                let at = self.words.len() - words.len() + 2;
                self.words[at] = value;
            }
            (LOAD, [ty, id, pointer, ..]) if self.restarts(*pointer) => {
                let (loaded, mask) = (self.id(), self.id());
                self.added.extend(op(CONSTANT, &[*ty, mask, PATCHES - 1]));
                self.words.extend(words);
                let at = self.words.len() - words.len() + 2;
                self.words[at] = loaded;
                self.words
                    .extend(op(BITWISE_AND, &[*ty, *id, loaded, mask]));
            }
            _ => self.words.extend(words),
        }
    }

    fn pointee(&self, ty: u32) -> Option<u32> {
        match self.module.types.get(&ty) {
            Some((TYPE_POINTER, operands)) => operands.get(1).copied(),
            _ => None,
        }
    }

    fn chain(&mut self, ty: u32, id: u32, base: u32, words: &[u32]) {
        let start = self.words.len();
        self.words.extend(words);
        let (Some(base), Some(pointee)) = (self.pointers.get(&base).copied(), self.pointee(ty))
        else {
            return;
        };
        let is_array = matches!(self.module.types.get(&base.pointee), Some((TYPE_ARRAY, _)));
        let element = self.module.without_arrays(base.pointee);
        let is_block = matches!(self.module.types.get(&element), Some((TYPE_STRUCT, _)));
        let constant = |at: usize| words.get(at).and_then(|id| self.module.constants.get(id));
        let first = constant(4);
        // The index of the member of a block follows that of the block.
        let member = constant(if is_array && is_block { 5 } else { 4 });
        let index = base.index.or(member.copied());
        let pointer = Pointer {
            variable: base.variable,
            pointee,
            index,
        };
        self.pointers.insert(id, pointer);
        let Some(output) = self.output(base.variable, None) else {
            return;
        };
        let fault = if is_block {
            Fault::BlockElementsTogether
        } else {
            Fault::ElementsTogether
        };
        let zero = self.module.constants.iter().find(|(_, value)| **value == 0);
        if is_array
            && first.is_some_and(|index| *index > 0)
            && occurs(fault, self.module.event(output, 0))
            && let Some((zero, _)) = zero
        {
            self.words[start + 4] = *zero;
        }
    }

    /// The captured output of a variable, or of its member.
    fn output(&self, variable: u32, member: Option<u32>) -> Option<&Captured> {
        let mut variables = self.module.outputs.iter();
        let (_, ty) = variables.find(|(id, _)| *id == variable)?;
        let is = |target: Target| {
            target == (variable, None)
                || (target.0 == *ty && (member.is_none() || target.1 == member))
        };
        self.outputs.iter().find(|output| is(output.target))
    }

    /// Whether a pointer is the number of the primitive, whose values restart.
    fn restarts(&self, pointer: u32) -> bool {
        let Some(pointer) = self.pointers.get(&pointer) else {
            return false;
        };
        let target = (pointer.variable, None);
        let is_number = self.module.built_in(target) == Some(PRIMITIVE_ID);
        let event = Event {
            is_geometry: self.module.is_geometry,
            ..Event::default()
        };
        is_number
            && self.module.model != Some(FRAGMENT)
            && self.module.inputs.contains(&pointer.variable)
            && occurs(Fault::PrimitiveNumberRestarts, event)
    }

    /// Returns the value that the faulty driver captures instead of this one.
    fn value(&mut self, pointer: u32, value: u32) -> u32 {
        let Some(pointer) = self.pointers.get(&pointer).copied() else {
            return value;
        };
        let Some(output) = self.output(pointer.variable, pointer.index) else {
            return value;
        };
        let (event, target) = (self.module.event(output, 0), output.target);
        let built_in = self.module.built_in(target);
        let ty = pointer.pointee;
        let Some((opcode, operands)) = self.module.types.get(&ty).cloned() else {
            return value;
        };
        let component = self.module.decorations.contains_key(&(target, COMPONENT));
        match (opcode, &operands[..]) {
            (TYPE_VECTOR, [of, count]) if built_in.is_none() => {
                self.vector(ty, *of, *count, value, event, component)
            }
            (TYPE_VECTOR, [..])
                if built_in == Some(POSITION) && occurs(Fault::PositionTransformed, event) =>
            {
                let (half, result) = (self.float(0.5), self.id());
                self.words
                    .extend(op(VECTOR_TIMES_SCALAR, &[ty, result, value, half]));
                result
            }
            (TYPE_FLOAT, [32]) if built_in == Some(POINT_SIZE) => {
                if occurs(Fault::PointSizeClamped, event) {
                    return self.float(1.0);
                }
                value
            }
            (TYPE_INT, [32, _]) if built_in.is_none() => {
                if occurs(Fault::IntegersConverted, event) {
                    return self.converted(ty, 1, value);
                }
                self.component_zero(ty, value, event, component)
            }
            (TYPE_FLOAT, [32]) if built_in.is_none() => {
                self.component_zero(ty, value, event, component)
            }
            (TYPE_MATRIX, [column, columns]) => {
                let rows = self.module.types.get(column).and_then(|(_, of)| of.get(1));
                if rows != Some(columns) || !occurs(Fault::MatrixByRows, event) {
                    return value;
                }
                let result = self.id();
                self.words.extend(op(TRANSPOSE, &[ty, result, value]));
                result
            }
            _ => value,
        }
    }

    /// A vector of captured components.
    fn vector(
        &mut self,
        ty: u32,
        of: u32,
        count: u32,
        value: u32,
        event: Event,
        component: bool,
    ) -> u32 {
        let Some((opcode, operands)) = self.module.types.get(&of).cloned() else {
            return value;
        };
        if operands.first() != Some(&32) {
            return value;
        }
        if occurs(Fault::ComponentsReversed, event) {
            let result = self.id();
            let mut operands = vec![ty, result, value, value];
            operands.extend((0..count).rev());
            self.words.extend(op(VECTOR_SHUFFLE, &operands));
            return result;
        }
        if count == 4 && occurs(Fault::FourthComponentLost, event) {
            let (null, result) = (self.null(of), self.id());
            self.words
                .extend(op(COMPOSITE_INSERT, &[ty, result, null, value, 3]));
            return result;
        }
        if opcode == TYPE_INT && occurs(Fault::IntegersConverted, event) {
            return self.converted(ty, count, value);
        }
        self.component_zero(ty, value, event, component)
    }

    /// The value of component 0, which this output does not write.
    fn component_zero(&mut self, ty: u32, value: u32, event: Event, component: bool) -> u32 {
        if component && occurs(Fault::StartComponentZero, event) {
            return self.null(ty);
        }
        value
    }

    /// The bits of a number after its conversion to floating point.
    fn converted(&mut self, ty: u32, count: u32, value: u32) -> u32 {
        let float = self.float_type();
        let floats = if count == 1 {
            float
        } else {
            self.type_with(TYPE_VECTOR, &[float, count])
        };
        let (number, result) = (self.id(), self.id());
        self.words
            .extend(op(CONVERT_S_TO_F, &[floats, number, value]));
        self.words.extend(op(BITCAST, &[ty, result, number]));
        result
    }

    fn float_type(&mut self) -> u32 {
        self.type_with(TYPE_FLOAT, &[32])
    }

    /// The type with these operands, which is added if the module has none.
    fn type_with(&mut self, opcode: u32, operands: &[u32]) -> u32 {
        let mut types = self.module.types.iter();
        let same = |(_, ty): &(&u32, &(u32, Vec<u32>))| ty.0 == opcode && ty.1 == operands;
        if let Some((id, _)) = types.find(same) {
            return *id;
        }
        let key: Vec<u32> = std::iter::once(opcode).chain(operands.to_vec()).collect();
        let mut at = 0;
        while at < self.added.len() {
            let length = (self.added[at] >> 16) as usize;
            let words = &self.added[at..at + length];
            if words[0] & 0xffff == key[0] && words[2..] == key[1..] {
                return words[1];
            }
            at += length;
        }
        let id = self.id();
        self.added.extend(op(opcode, &[&[id], operands].concat()));
        id
    }

    fn float(&mut self, value: f32) -> u32 {
        let (ty, id) = (self.float_type(), self.id());
        self.added.extend(op(CONSTANT, &[ty, id, value.to_bits()]));
        id
    }

    fn null(&mut self, ty: u32) -> u32 {
        let id = self.id();
        self.added.extend(op(CONSTANT_NULL, &[ty, id]));
        id
    }
}

/// Whether a module stores into this output.
pub(crate) fn is_written(module: &Module, words: &[u32], target: Target) -> bool {
    let of_type = module.outputs.iter().find(|(_, ty)| *ty == target.0);
    let variable = of_type.map_or(target.0, |(variable, _)| *variable);
    module.instructions.iter().any(|&(at, length)| {
        let operands = &words[at + 1..at + length];
        match (words[at] & 0xffff, operands) {
            (STORE, [pointer, ..]) => *pointer == variable,
            (ACCESS_CHAIN, [_, _, base, index, ..]) => {
                let member = module.constants.get(index).copied();
                *base == variable && (target.1.is_none() || member == target.1)
            }
            _ => false,
        }
    })
}
