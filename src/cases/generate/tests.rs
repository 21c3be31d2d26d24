//! Tests of the random interfaces: that they are what they promise to be.

use super::*;
use crate::capture::{self, CapturedWord, Dialect, Options, OutputForm};
use crate::packing::CaptureLimits;
use crate::types::Type;
use crate::units::{Binding, ByteOffset, Stream, Word};
use std::collections::BTreeSet;

const ROUNDS: u64 = 400;

/// The dialects that refuse no alignment. Mesa's linker holds all members of a
/// block to what one of them needs, captured or not.
const PADDING: [Dialect; 3] = [Dialect::Spec, Dialect::Nir, Dialect::Glslang];

fn options(dialect: Dialect) -> Options {
    Options {
        dialect,
        limits: CaptureLimits {
            max_interleaved_components: 128,
            ..CaptureLimits::LLVMPIPE
        },
    }
}

type Place = (Binding, ByteOffset, Stream, Word);

fn place(word: &CapturedWord) -> Place {
    (word.binding, word.offset, word.stream, word.word)
}

fn places(words: &[PlacedWord]) -> Vec<Place> {
    let place = |w: &PlacedWord| (w.binding, w.offset, w.stream, w.word);
    words.iter().map(place).collect()
}

#[test]
fn a_seed_gives_one_interface() {
    for seed in [0, 1, u64::MAX] {
        let text = RandomInterface::new(seed, &Bounds::HOST).to_string();
        assert_eq!(text, RandomInterface::new(seed, &Bounds::HOST).to_string());
        assert!(text.starts_with(&format!("seed {seed:#x}, ")), "{text}");
    }
    let texts: BTreeSet<String> = (0..ROUNDS)
        .map(|seed| RandomInterface::new(seed, &Bounds::HOST))
        .map(|random| random.to_string().lines().skip(1).collect())
        .collect();
    assert!(texts.len() as u64 > ROUNDS * 9 / 10, "{}", texts.len());
}

#[test]
fn captures_are_valid_and_within_their_bounds() {
    for (bounds, dialects) in [
        (&Bounds::HOST, &PADDING[..]),
        (&Bounds::DEVICE, &[Dialect::Vulkan]),
        (&Bounds::DEVICE, &PADDING),
    ] {
        for seed in 0..ROUNDS {
            let random = RandomInterface::new(seed, bounds);
            assert!(random.explicit.words() <= bounds.words, "{random}");
            let last = capture::location_count(&random.explicit).expect("locations");
            assert!(last <= u64::from(bounds.locations), "{random}");
            for dialect in dialects {
                for interface in [&random.explicit, &random.declared] {
                    let captured = capture::declared(interface, &options(*dialect));
                    if let Err(error) = captured {
                        panic!("{error}\n{random}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_kind_of_thing_occurs() {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    let mut mark = |is: bool, what| {
        if is {
            seen.insert(what);
        }
    };
    for seed in 0..ROUNDS {
        let random = RandomInterface::new(seed, &Bounds::HOST);
        mark(random.open, "open");
        mark(random.explicit.streams, "streams");
        mark(!random.explicit.capturing, "nothing captured");
        mark(!random.declared.buffers.is_empty(), "buffer");
        let names = &random.request.names;
        mark(names.iter().any(|n| n == "gl_NextBuffer"), "next buffer");
        mark(names.iter().any(|n| n.starts_with("gl_Skip")), "skip");
        mark(names.iter().any(|n| n.ends_with(']')), "element");
        for output in &random.explicit.outputs {
            mark(output.component.is_some(), "component");
            let arrayed = matches!(output.ty, Type::Array { .. });
            let block = output.block.is_some();
            mark(block && arrayed, "array of blocks");
            mark(block && output.name.is_empty(), "block without instance");
            mark(output.ty.contains_64bit(), "wide");
            let structure = output.ty.without_arrays().as_struct();
            mark(!block && arrayed && structure.is_some(), "array of structs");
            mark(outputs::is_per_vertex(output), "built-ins");
        }
    }
    let want = BTreeSet::from([
        "array of blocks",
        "array of structs",
        "block without instance",
        "buffer",
        "built-ins",
        "component",
        "element",
        "next buffer",
        "nothing captured",
        "open",
        "skip",
        "streams",
        "wide",
    ]);
    assert_eq!(seen, want);
}

#[test]
fn the_two_tellings_agree_where_nothing_is_open() {
    for seed in 0..ROUNDS {
        let random = RandomInterface::new(seed, &Bounds::HOST);
        if random.open {
            continue;
        }
        let [declared, explicit] = [&random.declared, &random.explicit]
            .map(|i| capture::declared(i, &options(Dialect::Spec)).expect("valid"));
        let [a, b] = [&declared, &explicit].map(|c| c.words());
        assert_eq!(a, b, "{random}");
        assert_eq!(declared.buffers(), explicit.buffers(), "{random}");
        assert!(declared.table(OutputForm::Locations).is_ok());
        let expected = places(&expect::words(&random.explicit));
        let seen: Vec<_> = a.iter().map(place).collect();
        assert_eq!(seen, expected, "{random}");
    }
}

#[test]
fn requests_are_of_the_interface() {
    for seed in 0..ROUNDS {
        let random = RandomInterface::new(seed, &Bounds::HOST);
        let plain = random.plain();
        assert!(!plain.outputs.iter().any(|o| o.capture.offset.is_some()));
        let expected = names::expected(&plain, &random.request);
        let names::Expected { words, strides, .. } = expected.unwrap_or_else(|| panic!("{random}"));
        let mut distinct: Vec<_> = words.iter().map(|w| w.word).collect();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), words.len(), "a word twice: {random}");
        let bytes: u32 = strides.iter().map(|(_, stride)| stride.0).sum();
        assert!(bytes <= Bounds::HOST.bytes, "{random}");
        for dialect in Dialect::ALL.iter().copied() {
            let captured = capture::requested(&plain, &random.request, &options(dialect));
            let captured = captured.unwrap_or_else(|error| panic!("{error}\n{random}"));
            let seen: Vec<_> = captured.words().iter().map(place).collect();
            assert_eq!(seen, places(&words), "{random}");
            let buffers = captured.buffers();
            let seen: Vec<_> = buffers.iter().map(|b| (b.binding, b.stride)).collect();
            assert_eq!(seen, strides, "{random}");
        }
    }
}

#[test]
fn shrinking_keeps_the_fault_and_little_else() {
    // The fault: that a 64-bit value is captured.
    let wide = |random: &RandomInterface| {
        let mut outputs = random.explicit.outputs.iter();
        outputs.any(|o| o.ty.contains_64bit() && o.capture.offset.is_some())
    };
    let mut found = 0;
    for seed in 0..ROUNDS {
        let random = RandomInterface::new(seed, &Bounds::HOST);
        if !wide(&random) {
            continue;
        }
        found += 1;
        let small = shrink::shrink(&random, &mut |r| wide(r));
        assert!(wide(&small));
        assert_eq!(small.explicit.outputs.len(), 1, "{small}");
        assert!(small.request.names.is_empty(), "{small}");
    }
    assert!(found > 50, "{found}");
}
