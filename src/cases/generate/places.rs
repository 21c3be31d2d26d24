//! Random captures: which outputs go to which buffer at which offset.
//!
//! Outputs are placed one after the other in an order of their own, each after
//! what its buffers hold already, with holes; so nothing overlaps. Whatever
//! holds a 64-bit value begins and ends on a multiple of 8, with the bytes that
//! the most generous dialect needs.

use crate::generate::outputs::{Outline, is_per_vertex};
use crate::generate::shapes::max_bytes;
use crate::generate::{Bounds, Rng};
use crate::types::interface::BufferDeclaration;
use crate::types::{Interface, OutputVariable, Type};
use crate::units::{Binding, ByteOffset, Stream, Stride};

/// The used part of a buffer.
#[derive(Clone, Copy, Default)]
struct Filled {
    end: u32,
    wide: bool,
    stream: Option<Stream>,
}

struct Places {
    buffers: Vec<Filled>,
    /// Bytes that are left over all buffers.
    left: u32,
    /// Whether an array of blocks is captured: its buffers share a stride, and
    /// so, for simplicity, do all.
    one_stride: bool,
    /// Whether dialects may differ in what is implied.
    open: bool,
}

/// Captures outputs. Returns whether the declarations imply offsets of 64-bit values,
/// on which dialects disagree.
pub(crate) fn place(rng: &mut Rng, bounds: &Bounds, outline: &mut Outline) -> bool {
    let mut places = Places {
        buffers: vec![Filled::default(); bounds.buffers as usize],
        left: bounds.bytes,
        one_stride: false,
        open: false,
    };
    let mut order: Vec<usize> = (0..outline.explicit.outputs.len()).collect();
    rng.shuffle(&mut order);
    for index in order {
        let declared = outline.declared.outputs.get_mut(index);
        let (Some(declared), Some(explicit)) = (declared, outline.explicit.outputs.get_mut(index))
        else {
            continue;
        };
        if rng.chance(20) {
            continue;
        }
        match declared.block {
            Some(_) => places.block(rng, bounds, declared, explicit),
            None => places.variable(rng, declared, explicit),
        }
    }
    places.strides(rng, bounds, outline);
    let any = |interface: &Interface| interface.outputs.iter().any(is_captured);
    let captured = any(&outline.explicit);
    (outline.explicit.capturing, outline.explicit.capability) = (captured, captured);
    (outline.declared.capturing, outline.declared.capability) = (captured, captured);
    places.open
}

/// Whether an output, or a member of it, is captured.
fn is_captured(output: &OutputVariable) -> bool {
    let members = output.block.iter().flat_map(|b| &b.members);
    let mut all = std::iter::once(output.capture).chain(members.map(|m| m.capture));
    all.any(|capture| capture.offset.is_some())
}

/// Returns the alignment of a captured output.
fn unit(wide: bool) -> u32 {
    if wide { 8 } else { 4 }
}

impl Places {
    /// A run of `count` buffers that may take this stream, and the end of what
    /// they hold, rounded up for what is to come.
    fn buffers(
        &self,
        rng: &mut Rng,
        count: u32,
        stream: Option<Stream>,
        wide: bool,
    ) -> Option<(u32, u32)> {
        let last = (self.buffers.len() as u32).checked_sub(count)?;
        // Often the first one, so that several outputs share a buffer.
        let first = if rng.chance(50) {
            0
        } else {
            rng.below(last + 1)
        };
        let run = self.buffers.iter().skip(first as usize);
        let run: Vec<&Filled> = run.take(count as usize).collect();
        let stream = stream.unwrap_or_default();
        if run.iter().any(|b| b.stream.is_some_and(|s| s != stream)) {
            return None;
        }
        let end = run.iter().map(|b| b.end).max().unwrap_or(0);
        Some((first, end.next_multiple_of(unit(wide))))
    }

    /// Takes the bytes up to `end` in a run of buffers; false where too few are
    /// left.
    fn take(
        &mut self,
        (first, count): (u32, u32),
        end: u32,
        stream: Option<Stream>,
        wide: bool,
    ) -> bool {
        let run = self.buffers.iter_mut();
        let run: Vec<&mut Filled> = run.skip(first as usize).take(count as usize).collect();
        let taken = run.iter().map(|b| end.saturating_sub(b.end)).sum();
        let Some(left) = self.left.checked_sub(taken) else {
            return false;
        };
        self.left = left;
        for buffer in run {
            buffer.end = buffer.end.max(end);
            buffer.wide |= wide;
            buffer.stream = Some(stream.unwrap_or_default());
        }
        true
    }

    fn variable(
        &mut self,
        rng: &mut Rng,
        declared: &mut OutputVariable,
        explicit: &mut OutputVariable,
    ) {
        let wide = declared.ty.contains_64bit();
        let stream = declared.capture.stream;
        let Some((binding, end)) = self.buffers(rng, 1, stream, wide) else {
            return;
        };
        let offset = end + hole(rng, wide);
        let end = offset + max_bytes(&declared.ty).next_multiple_of(unit(wide));
        if !self.take((binding, 1), end, stream, wide) {
            return;
        }
        declared.capture.offset = Some(ByteOffset(offset));
        explicit.capture.offset = declared.capture.offset;
        state_buffer(rng, binding, declared, explicit);
    }

    fn block(
        &mut self,
        rng: &mut Rng,
        bounds: &Bounds,
        declared: &mut OutputVariable,
        explicit: &mut OutputVariable,
    ) {
        let count = declared.ty.flattened_len();
        let stream = declared.capture.stream;
        let Some(structure) = declared.ty.without_arrays().as_struct().cloned() else {
            return;
        };
        let types = || structure.members.iter().map(|m| &m.ty);
        let holds_wide = types().any(Type::contains_64bit);
        let whole = rng.chance(50) && !(holds_wide && bounds.agreed);
        let chosen: Vec<bool> = types().map(|_| whole || rng.chance(70)).collect();
        let captured = || types().zip(&chosen).filter(|(_, is)| **is);
        let wide = captured().any(|(ty, _)| ty.contains_64bit());
        let Some((binding, start)) = self.buffers(rng, count, stream, wide) else {
            return;
        };
        let start = start + hole(rng, wide);
        let mut order: Vec<usize> = (0..chosen.len()).collect();
        if !whole {
            rng.shuffle(&mut order);
        }
        let mut offsets = vec![None; chosen.len()];
        let mut jumps = vec![false; chosen.len()];
        let mut end = start;
        for index in order {
            let member = structure.members.get(index);
            let (Some(member), Some(true)) = (member, chosen.get(index)) else {
                continue;
            };
            // A member of a completely captured block may still state an offset
            // further on.
            let jump = match whole {
                true if !holds_wide && index > 0 && rng.chance(20) => hole(rng, false) + 4,
                true => 0,
                false => hole(rng, wide),
            };
            let unit = unit(if whole {
                member.ty.contains_64bit()
            } else {
                wide
            });
            let offset = end.next_multiple_of(unit) + jump;
            end = offset + max_bytes(&member.ty);
            if let (Some(slot), Some(jumps)) = (offsets.get_mut(index), jumps.get_mut(index)) {
                (*slot, *jumps) = (Some(ByteOffset(offset)), jump > 0);
            }
        }
        if offsets.iter().all(Option::is_none) {
            return;
        }
        let end = end.next_multiple_of(unit(wide));
        if !self.take((binding, count), end, stream, wide) {
            return;
        }
        self.one_stride |= count > 1;
        self.open |= whole && holds_wide;
        let mut members = explicit.block.iter_mut().flat_map(|b| &mut b.members);
        for offset in &offsets {
            if let Some(member) = members.next() {
                member.capture.offset = *offset;
            }
        }
        let mut members = declared.block.iter_mut().flat_map(|b| &mut b.members);
        for (offset, jumps) in offsets.iter().zip(jumps) {
            if let Some(member) = members.next() {
                member.capture.offset = offset.filter(|_| !whole || jumps);
            }
        }
        declared.capture.offset = whole.then_some(ByteOffset(start));
        state_buffer(rng, binding, declared, explicit);
    }

    /// Gives every buffer a stride, declared or not.
    fn strides(&mut self, rng: &mut Rng, bounds: &Bounds, outline: &mut Outline) {
        let longest = self.buffers.iter().map(|b| b.end).max().unwrap_or(0);
        let any_wide = self.buffers.iter().any(|b| b.wide);
        let common = if rng.chance(50) {
            4 * rng.between(1, 8)
        } else {
            0
        };
        for (number, buffer) in (0..).zip(&self.buffers) {
            if buffer.end == 0 {
                continue;
            }
            let (end, pad, wide) = match self.one_stride {
                true => (longest, common, any_wide),
                false if rng.chance(40) => (buffer.end, 4 * rng.between(1, 8), buffer.wide),
                false => (buffer.end, 0, buffer.wide),
            };
            let padded = (end + pad).next_multiple_of(unit(wide));
            let padded = Some(padded).filter(|padded| *padded <= bounds.bytes);
            let stride = padded.unwrap_or(end.next_multiple_of(unit(wide)));
            let implied = !self.one_stride
                && stride == buffer.end
                && (!wide || !bounds.agreed)
                && rng.chance(40);
            self.open |= implied && wide;
            let way = match (implied, self.one_stride) {
                (true, _) => StatedIn::Implied,
                (false, true) => StatedIn::Everywhere,
                (false, false) => match rng.below(3) {
                    0 => StatedIn::Shader,
                    1 => StatedIn::First,
                    _ => StatedIn::Everywhere,
                },
            };
            state_stride(Binding(number), Stride(stride), way, outline);
        }
    }
}

/// The declarations that state a stride.
#[derive(Clone, Copy, PartialEq, Eq)]
enum StatedIn {
    Implied,
    /// `layout(xfb_buffer = 1, xfb_stride = 32) out;`
    Shader,
    /// On the first output that is captured there.
    First,
    Everywhere,
}

fn state_stride(binding: Binding, stride: Stride, way: StatedIn, outline: &mut Outline) {
    // glslang ignores a stride on a gl_PerVertex that is declared again.
    let mut outputs = outline.declared.outputs.iter();
    let here = |o: &&OutputVariable| o.capture.buffer.unwrap_or_default() == binding;
    let per_vertex = outputs.find(|o| is_per_vertex(o)).filter(here).is_some();
    if way == StatedIn::Shader || (per_vertex && way != StatedIn::Implied) {
        outline.declared.buffers.push(BufferDeclaration {
            binding,
            stride: Some(stride),
        });
    }
    let mut stated = false;
    for output in &mut outline.declared.outputs {
        let here = is_captured(output) && output.capture.buffer.unwrap_or_default() == binding;
        if here && (way == StatedIn::Everywhere || way == StatedIn::First && !stated) {
            output.capture.stride = Some(stride);
            stated = true;
        }
    }
    for output in &mut outline.explicit.outputs {
        if output.capture.buffer == Some(binding) {
            output.capture.stride = Some(stride);
        }
        for member in output.block.iter_mut().flat_map(|b| &mut b.members) {
            if member.capture.buffer == Some(binding) {
                member.capture.stride = Some(stride);
            }
        }
    }
}

fn hole(rng: &mut Rng, wide: bool) -> u32 {
    if rng.chance(25) {
        unit(wide) * rng.between(1, 3)
    } else {
        0
    }
}

/// States the buffer. GLSL may omit buffer 0; in a module the members of a block may
/// state it instead of the block.
fn state_buffer(
    rng: &mut Rng,
    binding: u32,
    declared: &mut OutputVariable,
    explicit: &mut OutputVariable,
) {
    let buffer = Some(Binding(binding));
    let stated = binding > 0 || rng.chance(50);
    declared.capture.buffer = buffer.filter(|_| stated);
    match &mut explicit.block {
        Some(block) if rng.chance(30) => {
            for member in &mut block.members {
                if member.capture.offset.is_some() {
                    member.capture.buffer = buffer;
                }
            }
        }
        _ => explicit.capture.buffer = buffer,
    }
}
