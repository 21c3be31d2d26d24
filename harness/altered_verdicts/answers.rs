//! Alterations of single answers of the model; the verdict must name the altered place.

use xfb::model::Allowed;
use xfb::model::allowed::{AllowedCounter, AllowedQuery, AllowedWord};
use xfb::script::Script;
use xfb::script::query_read::ReadWhen;
use xfb::script::tessellation::VertexOrder;
use xfb::units::{CounterIndex, QueryIndex};
use xfb::verdict::Difference;

/// The place that a difference must name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A capture buffer, and bytes from its start.
    Word(usize, u64),
    /// Anywhere in a capture buffer.
    Buffer(usize),
    Counter(CounterIndex),
    Query(QueryIndex),
    /// A tessellated patch, by its number.
    Patch(u32),
}

impl Place {
    /// Returns whether a difference is at this place.
    pub fn is_of(self, difference: &Difference) -> bool {
        match (self, difference) {
            (Place::Word(buffer, position), Difference::Word(word)) => {
                word.buffer == buffer && word.position == position as i64
            }
            (Place::Buffer(buffer), Difference::Word(word)) => word.buffer == buffer,
            (Place::Counter(number), Difference::Counter { counter, .. }) => *counter == number,
            (Place::Query(number), Difference::Query { query, .. }) => *query == number,
            (Place::Patch(number), Difference::Patch(patch)) => patch.patch == number,
            _ => false,
        }
    }
}

/// Alters an answer; gives the place, `None` where there is nothing to alter.
type Change = fn(&mut Allowed, &Script) -> Option<Place>;

/// Every alteration by its name.
pub const ALL: [(&str, Change); 16] = [
    ("a buffer's data one stride further", a_stride_further),
    ("a component four bytes further", a_component_further),
    ("neighbouring components swapped", components_swapped),
    ("the first two vertices swapped", vertices_swapped),
    ("values of two streams swapped", streams_swapped),
    ("one primitive fewer", a_primitive_fewer),
    ("one primitive more", a_primitive_more),
    ("a hole is written", hole_written),
    ("what follows the buffer is written", guard_written),
    ("a counter is too low", counter_after),
    ("a counter is stored that no end names", counter_stored),
    ("one primitive more is written", written_more),
    ("written and needed swapped", written_swapped),
    ("one primitive fewer is needed", needed_fewer),
    ("one primitive more is generated", generated_more),
    ("a patch has the other vertex order", patch_turned),
];

/// All words, those of each alternative too.
fn words(allowed: &mut Allowed) -> impl Iterator<Item = (usize, &mut AllowedWord)> {
    let plain = allowed.buffers.iter_mut().enumerate();
    let plain = plain.flat_map(|(number, b)| b.words.iter_mut().map(move |word| (number, word)));
    let choices = allowed.choices.iter_mut().flat_map(|c| &mut c.alternatives);
    plain.chain(choices.flatten().map(|(buffer, word)| (*buffer, word)))
}

/// Every word once: of choices the first alternative.
fn settled(allowed: &Allowed) -> Vec<(usize, AllowedWord)> {
    let plain = allowed.buffers.iter().enumerate();
    let plain = plain.flat_map(|(number, b)| b.words.iter().map(move |word| (number, *word)));
    let choices = allowed
        .choices
        .iter()
        .filter_map(|c| c.alternatives.first());
    let mut all: Vec<_> = plain.chain(choices.flatten().copied()).collect();
    all.sort_by_key(|(buffer, word)| (*buffer, word.position));
    all
}

/// The first word whose value is defined.
fn first(allowed: &Allowed) -> Option<(usize, AllowedWord)> {
    settled(allowed).into_iter().find(|(_, w)| w.bits.is_some())
}

/// Bytes from a vertex to the next in the buffer of this word.
fn stride(allowed: &Allowed, (buffer, word): (usize, AllowedWord)) -> Option<u64> {
    let others = settled(allowed).into_iter();
    let others = others.filter(|(b, w)| *b == buffer && w.source.word == word.source.word);
    others
        .filter(|(_, w)| w.position > word.position)
        .map(|(_, w)| w.position - word.position)
        .next()
}

fn a_stride_further(allowed: &mut Allowed, _: &Script) -> Option<Place> {
    let (buffer, word) = first(allowed)?;
    let stride = stride(allowed, (buffer, word))?;
    for (of, word) in words(allowed) {
        if of == buffer {
            word.position += stride;
        }
    }
    Some(Place::Word(buffer, word.position))
}

fn a_component_further(allowed: &mut Allowed, _: &Script) -> Option<Place> {
    let (buffer, first) = first(allowed)?;
    // The last word of its vertex, so that nothing else is required there now.
    let mut last = settled(allowed).into_iter().filter(|(b, w)| {
        *b == buffer && w.source.vertex == first.source.vertex && w.bits.is_some()
    });
    let (_, last) = last.next_back()?;
    for (of, word) in words(allowed) {
        if of == buffer && word.source.word == last.source.word {
            word.position += 4;
        }
    }
    Some(Place::Word(buffer, last.position))
}

fn components_swapped(allowed: &mut Allowed, _: &Script) -> Option<Place> {
    let (buffer, a) = first(allowed)?;
    let next = |w: &AllowedWord| {
        let same = w.source.origin == a.source.origin && w.source.stream == a.source.stream;
        same && w.source.word != a.source.word && w.bits.is_some() && w.bits != a.bits
    };
    let (_, b) = settled(allowed)
        .into_iter()
        .find(|(of, w)| *of == buffer && next(w))?;
    for (of, word) in words(allowed) {
        // In all alternatives: the words of every vertex are exchanged.
        if of == buffer && word.source.word == a.source.word {
            word.position += b.position - a.position;
        } else if of == buffer && word.source.word == b.source.word {
            word.position -= b.position - a.position;
        }
    }
    Some(Place::Word(buffer, a.position))
}

fn vertices_swapped(allowed: &mut Allowed, _: &Script) -> Option<Place> {
    let (buffer, a) = first(allowed)?;
    let (next, stream) = (a.source.vertex + 1, a.source.stream);
    let all = settled(allowed);
    let (_, b) = all.iter().find(|(of, w)| {
        *of == buffer
            && w.source.stream == stream
            && w.source.vertex == next
            && w.source.word == a.source.word
            && w.bits.is_some_and(|bits| Some(bits) != a.bits)
    })?;
    // A line may go either way; a triangle the other way round is another one.
    let of_pair = |w: &AllowedWord| w.source.primitive == a.source.primitive;
    let vertices = all
        .iter()
        .filter(|(_, w)| of_pair(w) && w.source.stream == stream);
    let count = vertices.map(|(_, w)| w.source.vertex).max()? - a.source.vertex + 1;
    let free = allowed.choices.iter().any(|choice| {
        let mut words = choice.alternatives.iter().flatten();
        words.any(|(of, w)| *of == buffer && w.position == a.position)
    });
    if free && count != 3 {
        return None;
    }
    let (distance, same) = (b.position - a.position, a.source.vertex);
    for (of, word) in words(allowed) {
        if of == buffer && word.source.stream == stream {
            if word.source.vertex == same {
                word.position += distance;
            } else if word.source.vertex == next {
                word.position -= distance;
            }
        }
    }
    // Of a triangle any of the three may show it.
    Some(if free {
        Place::Buffer(buffer)
    } else {
        Place::Word(buffer, a.position)
    })
}

fn streams_swapped(allowed: &mut Allowed, _: &Script) -> Option<Place> {
    let (buffer, a) = first(allowed)?;
    let (of, b) = settled(allowed).into_iter().find(|(_, w)| {
        w.source.stream != a.source.stream && w.bits.is_some() && w.bits != a.bits
    })?;
    for (number, word) in words(allowed) {
        if number == buffer && word.position == a.position {
            word.bits = b.bits;
        } else if number == of && word.position == b.position {
            word.bits = a.bits;
        }
    }
    Some(Place::Word(buffer, a.position))
}

/// Words of the last primitive of the first stream, by position.
fn last_primitive(allowed: &Allowed) -> Option<Vec<(usize, AllowedWord)>> {
    let (_, any) = first(allowed)?;
    let all = settled(allowed).into_iter();
    let all: Vec<_> = all
        .filter(|(_, w)| w.source.stream == any.source.stream)
        .collect();
    let last = all.iter().map(|(_, w)| w.source.primitive).max()?;
    let last = all.into_iter().filter(|(_, w)| w.source.primitive == last);
    Some(last.collect())
}

fn a_primitive_fewer(allowed: &mut Allowed, _: &Script) -> Option<Place> {
    let last = last_primitive(allowed)?;
    let (buffer, word) = *last.iter().find(|(_, w)| w.bits.is_some())?;
    let (stream, primitive) = (word.source.stream, word.source.primitive);
    let keep = |w: &AllowedWord| w.source.stream != stream || w.source.primitive != primitive;
    for buffer in &mut allowed.buffers {
        buffer.words.retain(keep);
    }
    for alternative in allowed.choices.iter_mut().flat_map(|c| &mut c.alternatives) {
        alternative.retain(|(_, word)| keep(word));
    }
    Some(Place::Word(buffer, word.position))
}

fn a_primitive_more(allowed: &mut Allowed, _: &Script) -> Option<Place> {
    let last = last_primitive(allowed)?;
    let (buffer, word) = *last.iter().find(|(_, w)| w.bits.is_some())?;
    let own: Vec<_> = last.iter().filter(|(b, _)| *b == buffer).collect();
    let vertices = own.iter().map(|(_, w)| w.source.vertex);
    let count = vertices.clone().max()? - vertices.min()? + 1;
    let (_, before) = first(allowed).filter(|(b, _)| *b == buffer)?;
    let further = stride(allowed, (buffer, before))? * u64::from(count);
    let taken = settled(allowed);
    let more: Vec<AllowedWord> = own
        .iter()
        .map(|(_, w)| AllowedWord {
            position: w.position + further,
            ..*w
        })
        .collect();
    let free = |w: &AllowedWord| {
        let there = |(b, t): &(usize, AllowedWord)| *b == buffer && t.position == w.position;
        !taken.iter().any(there)
    };
    if !more.iter().all(free) {
        return None;
    }
    allowed.buffers.get_mut(buffer)?.words.extend(more);
    Some(Place::Word(buffer, word.position + further))
}

fn hole_written(allowed: &mut Allowed, _: &Script) -> Option<Place> {
    let (buffer, word) = first(allowed)?;
    let end = word.position + stride(allowed, (buffer, word))?;
    let taken: Vec<u64> = settled(allowed)
        .into_iter()
        .filter(|(b, _)| *b == buffer)
        .map(|(_, w)| w.position)
        .collect();
    let hole = (word.position..end)
        .step_by(4)
        .find(|p| !taken.contains(p))?;
    let written = AllowedWord {
        position: hole,
        bits: Some(0),
        ..word
    };
    allowed.buffers.get_mut(buffer)?.words.push(written);
    Some(Place::Word(buffer, hole))
}

fn guard_written(allowed: &mut Allowed, script: &Script) -> Option<Place> {
    if !script.placement.allocation.has_guards() {
        return None;
    }
    let (buffer, word) = first(allowed)?;
    let size = *script.buffers.get(buffer)?;
    let written = AllowedWord {
        position: size.next_multiple_of(4),
        bits: Some(0),
        ..word
    };
    allowed.buffers.get_mut(buffer)?.words.push(written);
    Some(Place::Word(buffer, written.position))
}

fn counter_after(allowed: &mut Allowed, _: &Script) -> Option<Place> {
    let (number, counter) =
        CounterIndex::enumerate(&mut allowed.counters).find_map(|(n, c)| match c {
            AllowedCounter::Exact(value) => Some((n, value)),
            AllowedCounter::Untouched => None,
        })?;
    *counter = counter.wrapping_sub(4);
    Some(Place::Counter(number))
}

fn counter_stored(allowed: &mut Allowed, _: &Script) -> Option<Place> {
    let counters = &mut allowed.counters;
    let mut all = CounterIndex::all(counters.len());
    let number = all.find(|counter| counters[*counter] == AllowedCounter::Untouched)?;
    counters[number] = AllowedCounter::Exact(0);
    Some(Place::Counter(number))
}

/// Changes the first query that `change` is about; none of a script that reads them before its work
/// is submitted, where their numbers are undefined.
fn query(
    allowed: &mut Allowed,
    script: &Script,
    change: fn(&mut AllowedQuery) -> bool,
) -> Option<Place> {
    if script.query_read.when == ReadWhen::Reset {
        return None;
    }
    let queries = &mut allowed.queries;
    let changed = QueryIndex::all(queries.len()).find(|number| change(&mut queries[*number]))?;
    Some(Place::Query(changed))
}

fn written_more(allowed: &mut Allowed, script: &Script) -> Option<Place> {
    query(allowed, script, |query| match query {
        AllowedQuery::TransformFeedback {
            written: Some(written),
            ..
        } => {
            *written += 1;
            true
        }
        _ => false,
    })
}

fn written_swapped(allowed: &mut Allowed, script: &Script) -> Option<Place> {
    query(allowed, script, |query| match query {
        AllowedQuery::TransformFeedback {
            written: Some(written),
            needed,
        } if written != needed => {
            std::mem::swap(written, needed);
            true
        }
        _ => false,
    })
}

fn needed_fewer(allowed: &mut Allowed, script: &Script) -> Option<Place> {
    query(allowed, script, |query| match query {
        AllowedQuery::TransformFeedback { needed, .. } if *needed > 0 => {
            *needed -= 1;
            true
        }
        _ => false,
    })
}

fn patch_turned(allowed: &mut Allowed, _: &Script) -> Option<Place> {
    let mut patches = allowed.patches.iter_mut();
    let patch = patches.find(|patch| patch.tessellation.vertices_per_primitive() == 3)?;
    patch.tessellation.order = match patch.tessellation.order {
        VertexOrder::Cw => VertexOrder::Ccw,
        VertexOrder::Ccw => VertexOrder::Cw,
    };
    Some(Place::Patch(patch.number))
}

fn generated_more(allowed: &mut Allowed, script: &Script) -> Option<Place> {
    query(allowed, script, |query| match query {
        AllowedQuery::PrimitivesGenerated(generated) => {
            *generated += 1;
            true
        }
        _ => false,
    })
}
