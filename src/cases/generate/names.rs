//! Every name that OpenGL has for a part of the outputs, and random requests
//! made of them.
//!
//! OpenGL 4.6 sections 7.3.1.1 and 11.1.2.1. A name denotes a scalar, vector
//! or matrix, for a one-dimensional array of those, or for one element of it;
//! so the words that it captures follow one another.

use crate::capture::{Request, RequestMode, Varying};
use crate::generate::expect::PlacedWord;
use crate::generate::{Bounds, Rng};
use crate::types::{GlType, Interface, Type};
use crate::units::{Binding, BufferIndex, ByteOffset, Stream, Stride, Word};

/// A part of the outputs that OpenGL has a name for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    pub name: String,
    pub first: Word,
    pub words: u32,
    pub stream: Stream,
    /// The type, of an array that of its elements.
    pub ty: Option<GlType>,
    /// Elements, where it is an array.
    pub len: Option<u32>,
}

impl Named {
    /// One element of an array.
    fn element(&self, index: u32) -> Option<Named> {
        let words = self.words / self.len?.max(1);
        Some(Named {
            name: format!("{}[{index}]", self.name),
            first: Word(self.first.0 + index * words),
            words,
            stream: self.stream,
            ty: self.ty,
            len: None,
        })
    }
}

/// The parts of an interface in order of declaration; an array is one part.
pub fn parts(interface: &Interface) -> Vec<Named> {
    let mut found = Vec::new();
    let mut word = 0;
    for output in &interface.outputs {
        let stream = output.capture.stream.unwrap_or_default();
        let mut take = |ty: &Type, name: String| walk(ty, name, stream, &mut word, &mut found);
        let structure = output.ty.without_arrays().as_struct();
        let (Some(block), Some(structure)) = (&output.block, structure) else {
            take(&output.ty, output.name.clone());
            continue;
        };
        for element in elements(&output.ty) {
            for (field, member) in structure.members.iter().zip(&block.members) {
                let name = match output.name.as_str() {
                    "" => field.name.clone(),
                    _ if member.builtin.is_some() => field.name.clone(),
                    _ => format!("{}{element}.{}", block.name, field.name),
                };
                take(&field.ty, name);
            }
        }
    }
    found
}

/// The subscripts of each element of an array of blocks; one "" for a block.
fn elements(ty: &Type) -> Vec<String> {
    let Type::Array { element, len, .. } = ty else {
        return vec![String::new()];
    };
    let inner = elements(element);
    let outer = (0..*len).map(|i| format!("[{i}]"));
    outer
        .flat_map(|o| inner.iter().map(move |i| format!("{o}{i}")))
        .collect()
}

fn walk(ty: &Type, name: String, stream: Stream, word: &mut u32, found: &mut Vec<Named>) {
    if let Type::Struct(structure) = ty {
        for member in &structure.members {
            let name = format!("{name}.{}", member.name);
            walk(&member.ty, name, stream, word, found);
        }
        return;
    }
    let (element, len) = match ty.as_array() {
        Some((element, len)) => (element, Some(len)),
        None => (ty, None),
    };
    if let Some(len) = len.filter(|_| matches!(element, Type::Array { .. } | Type::Struct(_))) {
        for index in 0..len {
            walk(element, format!("{name}[{index}]"), stream, word, found);
        }
        return;
    }
    found.push(Named {
        name,
        first: Word(*word),
        words: ty.components(),
        stream,
        ty: GlType::from_type(element),
        len,
    });
    *word += ty.components();
}

/// A request that is valid for `plain`: no word twice, one stream in each
/// buffer, data within the bounds.
pub(crate) fn request(rng: &mut Rng, bounds: &Bounds, plain: &Interface) -> Request {
    let mut candidates = parts(plain);
    rng.shuffle(&mut candidates);
    candidates.truncate(rng.between(1, 8) as usize);
    let mut chosen = Vec::new();
    for part in candidates {
        match part.len {
            // Some elements, in any order.
            Some(len) if rng.chance(50) => {
                let mut indices: Vec<u32> = (0..len).filter(|_| rng.chance(50)).collect();
                rng.shuffle(&mut indices);
                chosen.extend(indices.into_iter().filter_map(|i| part.element(i)));
            }
            _ => chosen.push(part),
        }
    }
    let mut left = bounds.bytes / 4;
    chosen.retain(|named| {
        let fits = named.words <= left.min(bounds.components);
        left -= if fits { named.words } else { 0 };
        fits
    });
    if rng.chance(30) {
        separate(bounds, chosen)
    } else {
        interleaved(rng, bounds, chosen, left)
    }
}

fn separate(bounds: &Bounds, mut chosen: Vec<Named>) -> Request {
    chosen.truncate(bounds.buffers as usize);
    Request {
        names: chosen.into_iter().map(|named| named.name).collect(),
        mode: RequestMode::Separate,
    }
}

/// Chooses a request with markers; a new buffer for every new stream, where the last is
/// full, and sometimes for no reason.
fn interleaved(rng: &mut Rng, bounds: &Bounds, mut chosen: Vec<Named>, mut left: u32) -> Request {
    chosen.sort_by_key(|named| named.stream);
    let mut streams: Vec<Stream> = chosen.iter().map(|named| named.stream).collect();
    streams.dedup();
    let mut list = List {
        names: Vec::new(),
        end: 0,
        buffers_left: bounds.buffers.saturating_sub(1),
        limit: bounds.components,
    };
    for (turn, stream) in streams.iter().enumerate() {
        // The number of variables that later streams need.
        let kept = (streams.len() - 1 - turn) as u32;
        if turn > 0 && !list.next_buffer(0) {
            break;
        }
        for named in chosen.iter().filter(|named| named.stream == *stream) {
            if rng.chance(20) {
                list.next_buffer(kept);
            }
            list.skip(rng, &mut left);
            if list.end + named.words > list.limit && !list.next_buffer(kept) {
                continue;
            }
            list.end += named.words;
            list.names.push(named.name.clone());
        }
    }
    list.skip(rng, &mut left);
    Request {
        names: list.names,
        mode: RequestMode::Interleaved,
    }
}

/// An interleaved list as it grows.
struct List {
    names: Vec<String>,
    /// Components in the last buffer.
    end: u32,
    buffers_left: u32,
    /// Components that a buffer may have.
    limit: u32,
}

impl List {
    /// Continues in the next buffer, if more than `kept` are left.
    fn next_buffer(&mut self, kept: u32) -> bool {
        if self.buffers_left <= kept {
            return false;
        }
        self.buffers_left -= 1;
        self.end = 0;
        self.names.push("gl_NextBuffer".to_owned());
        true
    }

    fn skip(&mut self, rng: &mut Rng, left: &mut u32) {
        let count = rng.between(1, 4);
        if count <= *left && self.end + count <= self.limit && rng.chance(20) {
            *left -= count;
            self.end += count;
            self.names.push(format!("gl_SkipComponents{count}"));
        }
    }
}

/// The capture of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// Sorted by (binding, offset).
    pub words: Vec<PlacedWord>,
    /// The stride of every buffer that receives a capture.
    pub strides: Vec<(Binding, Stride)>,
    /// The properties that GL reports of each name, in the order of the request.
    pub rows: Vec<Varying>,
}

/// The properties that GL reports of a marker.
fn marker(name: &str, size: u32) -> Varying {
    Varying {
        name: name.to_owned(),
        ty: None,
        size,
        offset: ByteOffset(0),
        buffer_index: None,
        binding: None,
        components: None,
    }
}

/// Returns the capture of a request; `None` if the interface does not have a name.
pub fn expected(interface: &Interface, request: &Request) -> Option<Expected> {
    let parts = parts(interface);
    let find = |name: &str| {
        let whole = parts.iter().find(|part| part.name == name).cloned();
        whole.or_else(|| {
            let (array, index) = name.strip_suffix(']')?.rsplit_once('[')?;
            let part = parts.iter().find(|part| part.name == array)?;
            part.element(index.parse().ok()?)
        })
    };
    let (mut words, mut rows) = (Vec::new(), Vec::new());
    let mut ends: Vec<(u32, bool)> = vec![(0, false)];
    for name in &request.names {
        let separate = request.mode == RequestMode::Separate;
        if name == "gl_NextBuffer" || (separate && !words.is_empty()) {
            ends.push((0, false));
        }
        if name == "gl_NextBuffer" {
            rows.push(marker(name, 0));
            continue;
        }
        let binding = Binding(ends.len() as u32 - 1);
        let (end, used) = ends.last_mut()?;
        if let Some(count) = name.strip_prefix("gl_SkipComponents") {
            let count = count.parse::<u32>().ok()?;
            *end += count;
            rows.push(marker(name, count));
            continue;
        }
        let named = find(name)?;
        words.extend((0..named.words).map(|part| PlacedWord {
            binding,
            offset: ByteOffset(4 * (*end + part)),
            stream: named.stream,
            word: Word(named.first.0 + part),
        }));
        rows.push(Varying {
            name: name.clone(),
            ty: named.ty,
            size: named.len.unwrap_or(1),
            offset: ByteOffset(4 * *end),
            buffer_index: None,
            binding: Some(binding),
            components: None,
        });
        *end += named.words;
        *used = true;
    }
    // Buffers are counted that something is captured into.
    for row in &mut rows {
        row.buffer_index = row.binding.map(|binding| {
            let before = (0..binding.0).zip(&ends);
            let active = before.filter(|(_, (_, used))| *used).count();
            BufferIndex(active as u32)
        });
    }
    words.sort_unstable();
    let strides = (0..).zip(ends).filter(|(_, (_, used))| *used);
    let strides = strides.map(|(binding, (end, _))| (Binding(binding), Stride(4 * end)));
    Some(Expected {
        words,
        strides: strides.collect(),
        rows,
    })
}
