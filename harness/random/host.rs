//! Reflection and tables, compared with the generator's own arithmetic.

use crate::every::{Verdict, equal, equal_lists, every};
use xfb::capture::{self, Captured, CapturedWord, Dialect, Options, OutputForm};
use xfb::generate::{Bounds, PlacedWord, RandomInterface, expect, names};
use xfb::packing::CaptureLimits;
use xfb::spirv;
use xfb::types::Interface;

pub fn options(dialect: Dialect) -> Options {
    Options {
        dialect,
        limits: CaptureLimits {
            // Random strides go as far as Vulkan's on lavapipe.
            max_interleaved_components: 128,
            ..CaptureLimits::LLVMPIPE
        },
    }
}

/// The words of a capture as the generator states them.
pub fn placed(words: &[CapturedWord]) -> Vec<PlacedWord> {
    let place = |w: &CapturedWord| PlacedWord {
        binding: w.binding,
        offset: w.offset,
        stream: w.stream,
        word: w.word,
    };
    words.iter().map(place).collect()
}

pub fn declared(interface: &Interface, dialect: Dialect) -> Result<Captured<'_>, String> {
    capture::declared(interface, &options(dialect)).map_err(|e| format!("{dialect}: {e}"))
}

fn same_tables(what: &str, a: &Captured, b: &Captured) -> Verdict {
    equal_lists(&format!("{what}: varyings"), a.varyings(), b.varyings())?;
    equal_lists(&format!("{what}: buffers"), &a.buffers(), &b.buffers())?;
    let outputs = |c: &Captured| c.outputs(OutputForm::Locations).map_err(|e| e.to_string());
    equal_lists(&format!("{what}: outputs"), &outputs(a)?, &outputs(b)?)?;
    equal_lists(&format!("{what}: words"), &a.words(), &b.words())
}

/// The module of an interface reflects as the interface.
fn round_trip(interface: &Interface) -> Verdict {
    let words = spirv::emit(interface).map_err(|e| e.to_string())?;
    let module = spirv::load_words(&words).map_err(|e| e.to_string())?;
    let seen = spirv::reflect(&module, None).map_err(|e| e.to_string())?;
    equal("what is emitted reflects", &seen, interface)
}

fn check_declared(random: &RandomInterface) -> Verdict {
    round_trip(&random.explicit)?;
    let explicit = declared(&random.explicit, Dialect::Spec)?;
    let expected = expect::words(&random.explicit);
    equal_lists("words of a module", &placed(&explicit.words()), &expected)?;
    for dialect in [Dialect::Spec, Dialect::Nir, Dialect::Glslang] {
        let explicit = declared(&random.explicit, dialect)?;
        let table = declared(&random.declared, dialect)?;
        if !random.open {
            same_tables(
                &format!("{dialect}, declared and module"),
                &table,
                &explicit,
            )?;
        }
    }
    Ok(())
}

fn check_requested(random: &RandomInterface) -> Verdict {
    let plain = random.plain();
    round_trip(&plain)?;
    let expected = names::expected(&plain, &random.request);
    let expected = expected.ok_or("a name of the request is unknown")?;
    for dialect in Dialect::ALL.iter().copied() {
        let captured = capture::requested(&plain, &random.request, &options(dialect));
        let captured = captured.map_err(|e| format!("{dialect}: {e}"))?;
        let words = placed(&captured.words());
        equal_lists("words of a request", &words, &expected.words)?;
        let buffers = captured.buffers();
        let seen: Vec<_> = buffers.iter().map(|b| (b.binding, b.stride)).collect();
        equal_lists("strides of a request", &seen, &expected.strides)?;
        let rows = captured.varyings();
        equal_lists("rows of a request", rows, &expected.rows)?;
    }
    Ok(())
}

#[test]
fn declared_captures_of_20000_interfaces() {
    every(20_000, &Bounds::HOST, check_declared);
}

#[test]
fn requested_captures_of_20000_interfaces() {
    every(20_000, &Bounds::HOST, check_requested);
}

/// The checks above, on which a fault must show.
#[test]
fn a_wrong_offset_is_found() {
    let mut wrong = 0;
    for seed in 0..50 {
        let mut random = RandomInterface::new(seed, &Bounds::HOST);
        for output in &mut random.declared.outputs {
            if let Some(offset) = &mut output.capture.offset {
                offset.0 += 8;
            }
        }
        wrong += u32::from(check_declared(&random).is_err());
    }
    assert!(wrong > 25, "{wrong}");
}
